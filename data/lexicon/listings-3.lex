# Marketplace listings, second half: car and motorcycle spares, fishing, pets, garden, bath, kitchen, packing and household bits.

@ aquarium-co2-diffuser accessory of aquarium
en: co2 diffuser; aquarium co2 diffuser; co2 atomizer; co2 bubble counter; co2 reactor aquarium; inline co2 atomizer; diy co2 generator; co2 splitter aquarium
de: CO2 Diffusor; Blasenzähler; CO2 Atomizer
fr: diffuseur co2; compte-bulles
es: difusor co2; cuenta burbujas
it: diffusore co2; contabolle
nl: co2 diffuser; bellenteller
pl: dyfuzor co2; licznik bąbelków
pt: difusor co2; conta bolhas
not: co2 regulator
  "generator" -> 840510
  main: glass 702000 ~.4; base-metal 732690; plastic 392690
  * -> 702000
t: Aquarium CO2 Diffuser Stainless Steel Bubble Counter; Material: Stainless Steel => 732690
t: oil diffuser aroma => !7326

@ aquarium-filter-part accessory of aquarium
en: aquarium sponge; filter sponge + aquarium|fish|tank|pond; aquarium filter cotton; filter wool + aquarium; aquarium filter pad; intake sponge; sponge prefilter; reactor media bag
de: Filterschwamm Aquarium; Bioballs
fr: mousse filtrante aquarium; bio balles
es: esponja filtro acuario; perlón filtro; biobolas
it: spugna filtro acquario; lana perlon; bioballs
nl: filterspons aquarium; bioballen
pl: gąbka filtra; bio kulki
pt: esponja filtro aquário; perlon filtro; bio balls
  * -> 842199
t: Aquarium Sponge Biochemical Filter Foam Replacement; Material: Sponge => 842199
t: kitchen sponge 10 pcs => !8421

@ aquarium-glassware accessory of aquarium
en: aquarium lily pipe; lily pipe; glass lily pipe; drop checker; co2 drop checker; glass inflow outflow; aquarium glass feeder; co2 diffuser glass; acrylic pipe aquarium
de: Lily Pipe; CO2 Dauertest; Glaseinlauf Aquarium
fr: lily pipe verre; drop checker co2
es: lily pipe vidrio; indicador co2 acuario
it: lily pipe vetro; test permanente co2
nl: lily pipe glas; co2 druppelteller
pl: lily pipe szklane; indykator co2
pt: lily pipe vidro; indicador co2 aquário
  main: plastic 392690 ~.1; base-metal 732690 ~.1
  * -> 702000
t: Aquarium Lily Pipe Inflow Outflow Glass 13mm; Material: Glass => 702000
t: glass teapot 1l => !702000

@ aquarium-light accessory of aquarium
en: aquarium led light; fish tank light; aquarium lamp; led light + aquarium|fish tank|reef; reef light; aquarium plant light; submersible aquarium light
de: Aquarium LED; Aquariumlampe
fr: rampe led aquarium
es: luz led acuario; pantalla led acuario
it: plafoniera acquario
nl: aquariumverlichting; aquariumlamp
pl: lampa akwariowa
pt: iluminação aquário
  * -> 940542
t: Aquarium LED Light Fish Tank Lamp Extendable 30-50cm; Power: 12W => 940542
t: aquarium heater 100w => 851610

@ aquarium-media accessory of aquarium
en: aquarium ceramic rings; ceramic rings + aquarium|filter|bio; bio rings; filter media ceramic; bio ceramic media; lava rock aquarium; frag plug; frag plugs; coral frag plug; frag disc; coral plug ceramic; shrimp tube ceramic; fish cave ceramic
de: Keramikringe Filter; Filtermedium Keramik; Ablegersteine; Garnelenröhren
fr: anneaux céramique filtre; supports boutures corail
es: soportes frag coral
it: cannolicchi ceramici; basette talee coralli
nl: keramische filterringen; fragplugs; garnalenbuizen
pl: pierścienie ceramiczne filtra; podstawki pod koralowce
pt: anéis cerâmicos filtro; base muda coral
  "lava" -> 253090
  * -> 691490
t: 500g Aquarium Ceramic Rings Bio Filter Media with Bag; Material: Ceramic => 691490
t: Coral Frag Plugs 20pcs Reef Tank; Material: Ceramic => 691490
t: ceramic ring jewelry => !691490

@ aquarium-plastic-bits accessory of aquarium
en: aquarium frag rack; frag rack; breeding box + aquarium|fish|guppy|tank; aquarium breeding box; fish isolation box; feeding ring + fish|aquarium; aquarium feeding ring; fish feeding ring; aquarium overflow; overflow weir; surface skimmer intake; shrimp net guard; egg tumbler fish; aquarium heater guard; aquarium divider; tank divider; aquarium lid clip; aquarium pipe holder; fish trap aquarium
de: Ablaichkasten; Futterring Aquarium; Heizstabschutz
fr: pondoir; anneau de nourrissage aquarium
es: paridera acuario; anillo alimentación peces
it: sala parto acquario; anello alimentazione pesci
nl: kweekbak aquarium; voerring
pl: kotnik; pierścień do karmienia ryb
pt: criadeira aquário; anel alimentador peixes
  * -> 392690
t: Fish Breeding Box Aquarium Isolation Incubator; Material: Acrylic => 392690
t: aquarium 60 liter glass => !3926

@ aquarium-plumbing accessory of aquarium
en: aquarium bulkhead; bulkhead connector + tank|aquarium; loc-line; return nozzle aquarium; loc line nozzle; aquarium duckbill; aquarium airline connector; airline tee aquarium; airline suction cup
de: Tankdurchführung; Durchführung Aquarium; Luftschlauch Verbinder
fr: passe-paroi aquarium; raccord tuyau air aquarium
es: pasamuros acuario; conector tubo aire
it: passaparete acquario; raccordo tubo aria
nl: tankdoorvoer; luchtslang koppeling
pl: przejście kołnierzowe; złączka wężyka powietrza
pt: flange passante aquário; conexão mangueira ar
not: bulkhead light; network bulkhead
  "suction" -> 392690
  main: plastic 391740 ~.9; brass 741220; stainless-steel 730799
  * -> 391740
t: Aquarium Bulkhead Fitting 1/2 inch Fish Tank Drain; Material: PVC => 391740
t: bulkhead lamp ip65 => !3917

@ badge-reel-bits
en: retractable badge reel; badge clip; badge buddy; badge reel topper; badge reel charm; id badge strap clip; vinyl strap clip badge; lanyard hook; lanyard breakaway clasp; nurse badge reel; ski pass holder reel; name badge magnet
de: Ausweisjojo; Ausweisclip; Jojo Schlüsselband
fr: enrouleur badge; yoyo badge; clip badge
es: yoyo portacredencial; clip acreditación
it: yo-yo porta badge; clip badge
nl: badge jojo; skipashouder; badgeclip
pl: jojo do identyfikatora; klips do identyfikatora
pt: roller clip crachá; cordão retrátil crachá; presilha crachá
  "magnet" -> 850511
  main: base-metal 732690 ~.1
  * -> 392690
t: Retractable Badge Reel Nurse Alligator Clip Glitter; Material: ABS => 392690
t: id card plastic printed => !392690

@ bee-brush
en: bee brush; beekeeping brush; hive brush; bee hive brush
de: Bienenbesen; Imkerbesen
fr: brosse à abeilles; balayette abeilles
es: cepillo apicultura; cepillo de abejas
it: spazzola apicoltura; spazzola api
nl: bijenborstel; bijenveger
pl: szczotka pszczelarska; zmiotka pszczelarska
pt: escova apicultura; vassourinha abelhas
  * -> 960390
t: Bee Brush Two Row Horsehair Wooden Handle; Material: Wood => 960390
t: hair brush => !960390

@ bee-foundation
en: bee foundation; wax foundation; foundation sheet + bee|wax|hive|beeswax; bee foundation wax sheet; comb foundation; beeswax foundation sheet; artificial honeycomb
de: Mittelwände; Mittelwand Bienen
fr: cire gaufrée; feuille de cire gaufrée
es: cera estampada; lámina de cera estampada
it: fogli cerei; foglio cereo
nl: kunstraat; wasraat
pl: węza pszczela; węza
pt: placas de cera alveolada
not: makeup foundation; foundation cream; węże; wąż
  main: plastic 392690 ~.2
  * -> 960200     # worked wax, chapter 96 n. to heading 96.02
t: 30pcs Beeswax Foundation Sheets Hive Frame Honeycomb; Material: Beeswax => 960200
t: Plastic Bee Foundation Sheet Langstroth; Material: Plastic => 392690
t: makeup foundation 30ml => 330499

@ bee-hand-tool
en: uncapping fork; uncapping roller; j hook hive tool; frame grip; bee frame grip; frame lifter + bee|hive; grafting tool bee; chinese grafting tool; frame wire embedder; frame wire tensioner; frame wire crimper; queen marker tube; propolis scraper
de: Entdeckelungsgabel; Stockmeißel; Rähmchenzange; Umlarvnadel
fr: fourchette à désoperculer; lève-cadres; pince lève-cadre; picking abeilles
es: tenedor desopercular; alza cuadros; pinza cuadros; cúpula traslarve
it: forchetta disopercolatrice; leva apicoltura; pinza leva telai
nl: ontzegelvork; raampjeslichter; kastbeitel
pl: widelec do odsklepiania; dłuto pasieczne; chwytak ramek
pt: garfo desoperculador; formão apicultor; pegador quadros
  "electric|eléctrico|elettrico|elétrico" -> 851679
  * -> 820559
t: Bee Hive Tool Frame Lifter Scraper J Hook; Material: Stainless Steel => 820559
t: Uncapping Fork Honey Beekeeping Needle; Material: Stainless Steel => 820559
t: photo frame hook => !8205

@ bee-hive-bits
en: queen excluder; queen cage; queen bee cage; bee escape; propolis trap; pollen trap; entrance reducer + hive|bee; hive entrance gate; bee feeder; bee feeder entrance; beehive feeder; queen catcher; queen marking cage; mating box; frame spacer + bee|hive; frame wire eyelets; bee hive box plastic; nicot cell cups; queen cell cups; queen rearing kit; bee frame holder; frame rest hive; queen excluder bee hive; bee hive queen excluder
de: Absperrgitter; Königinnenkäfig; Bienenflucht; Propolisgitter; Futtertrog Bienen
fr: grille à reine; cage à reine; chasse-abeilles; grille à propolis; nourrisseur abeilles
es: excluidor de reinas; jaula reina; escape abejas; alimentador abejas
it: escludiregina; gabbietta regina; apiscampo; nutritore api
nl: koninginnerooster; koninginnekooi; bijenuitlaat; voederbak bijen
pl: krata odgrodowa; klateczka na matkę; przegonka; podkarmiaczka
pt: tela excluidora; gaiola rainha; escape abelha; alimentador abelhas
  main: plastic 392690 ~.6; base-metal 732690; wood 442199
  * -> 392690
t: Queen Excluder Bee Hive 10 Frame Metal; Material: Stainless Steel => 732690
t: 10pcs Queen Cage Bee Catcher Marking; Material: Plastic => 392690
t: queen bed frame => !392690

@ bike-carrier-car accessory of passenger-car, car
en: bike rack + car|hitch|trunk|tow|suv; tow bar bike rack; ski rack + car|roof; hitch basket; fishing rod roof rack
de: Heckträger Fahrrad; Kupplungsträger Fahrrad
fr: porte-vélos attelage; porte-vélos hayon
es: portabicis coche; portabicicletas bola
it: portabici gancio traino
nl: fietsendrager trekhaak
pl: platforma rowerowa na hak
pt: suporte bicicleta carro; porta-bicicletas engate; transbike
not: bike rack wall
  * -> 870899
t: Hitch Mounted Bike Rack 2 Bikes Foldable SUV; Material: Steel => 870899
t: wall mounted bike hook => !8708

@ bird-harness
en: parrot harness; bird harness; bird leash; parrot leash; bird diaper; parrot flight suit; chicken harness
de: Papageiengeschirr; Vogelleine
fr: harnais perroquet; laisse oiseau
es: arnés loro; correa pájaro
it: pettorina pappagallo
nl: papegaaientuig
pl: szelki dla papugi
pt: arnês papagaio; peitoral para calopsita
  * -> 420100
t: Parrot Harness Leash Adjustable Bird Flying Rope; Material: Nylon => 420100
t: parrot plush toy => 950300

@ bunion-toe-bits
en: bunion pad; toe protector sleeve; gel heel cup; insole arch support; ball of foot cushion
de: Hallux Valgus Bandage; Mittelfußpolster
fr: talonnette gel; coussinet plantaire
es: separador de dedos pie; talonera gel; almohadilla metatarsal
it: separadita alluce; talloniera gel; cuscinetto plantare
nl: hielcup
pl: podpiętka żelowa; poduszka metatarsalna
pt: calcanheira gel; almofada metatarso
not: toe separator pedicure foam
  "corrector" -> 902110
  "correcteur" -> 902110
  "korektor" -> 902110
  "hallux" -> 902110
  "bunion" -> 902110
  "splint" -> 902110
  "toe" -> 392690 ~.7
  "zehenspreizer" -> 392690
  "orthotic" -> 640690 ~.6
  * -> 640690
t: Bunion Corrector Big Toe Splint Night Day 2pcs; Material: Silicone, Nylon => 902110
t: Silicone Gel Heel Cup Cushion Plantar Fasciitis; Material: Silicone => 640690
t: toe ring silver 925 => 7113

@ cake-acetate-collar
en: acetate cake collar; cake collar; cake acetate sheet; mousse cake collar; cake surround film; acetate roll cake; cake wrapping film; transparent cake collar
de: Tortenrandfolie; Tortenfolie
fr: rhodoïd; ruban rhodoïd
es: acetato para tartas; cinta acetato tarta
it: nastro acetato torte; acetato pasticceria
nl: taartfolie; acetaatfolie taart
pl: folia rantowa; folia do tortów
pt: acetato para bolo; fita acetato bolo
  * -> 392062
t: Cake Collar Acetate Roll 10cm x 10m Mousse Film; Material: PET => 392062
t: dog cone collar => !3920

@ cake-board
en: cake board; cake drum; cake circle; cake boards round; cardboard cake board; mousse board; mini cake board
de: Tortenplatte Pappe = cardboard cake board; Cakeboard = cake board; Tortenunterlage = cake board
fr: semelle gâteau = cake board; carton à gâteau = cardboard cake board
es: base para tarta = cake board; cartón para tarta = cardboard cake board
it: sottotorta = cake board; vassoio sottotorta = cake board; tavoletta torta = cake board
nl: cakeboard taart = cake board; taartbodem karton = cardboard cake board
pl: podkład cukierniczy = cake board
pt: base para bolo = cake board; cake board bolo = cake board
  main: wood 441990 ~.03; plastic 392410 ~.1
  * -> 482369
t: 10pcs Cake Board Round 25cm Gold Cardboard; Material: Paper => 482369
t: sponge cake 400 g => 190590

@ cake-ring-mousse
en: mousse ring mold; adjustable cake ring; tart ring; perforated tart ring; pastry ring; entremet ring
de: Tortenrahmen; Dessertring
fr: cercle à mousse
es: anillo para mousse
it: anello pasticceria
nl: bakring
pl: rant do tortu; obręcz cukiernicza
pt: aro para mousse; aro confeitaria
  main: plastic 392410 ~.1
  * -> 732393
t: Adjustable Mousse Ring Cake Mold 6-12 inch; Material: Stainless Steel => 732393
t: chocolate mousse dessert => !7323

@ car-body-trim-listing part of passenger-car, car, truck, bumper-part, body-panel
en: mirror cover cap; mirror cap + car|side|rearview|bmw|vw; grille insert; front grille + car|mesh|honeycomb|kidney; bumper canard; canards; fog lamp grille; window trim strip; b pillar trim; pillar cover sticker; door check strap; door stop limiter; glove box latch; glove box lock; glove compartment lid; door panel handle; door pull handle; interior door handle; dashboard vent; air vent grille + car|dashboard; ac vent outlet + car; gear shift panel cover; gear panel trim; console panel cover; interior trim + car|carbon; sun visor + car|replacement; armrest cover + car|latch|lid; sill plate; door sill plate; door sill; scuff plate; tow hook cover; fuel tank cap cover; gas cap cover; fuel door cover; wiper cowl
de: Spiegelabdeckung Auto; Kühlergrill Einsatz; Nebelscheinwerfer Blende; Handschuhfach Schloss; Türfangband; Luftdüse Armaturenbrett; Abschlepphaken Abdeckung
fr: grille calandre; cache antibrouillard; serrure boîte à gants; tirant de porte; aérateur tableau de bord; cache crochet remorquage; seuil de porte voiture
es: parrilla delantera; rejilla antiniebla; cierre guantera; tirante puerta; rejilla aire salpicadero; tapa gancho remolque
it: griglia anteriore auto; griglia fendinebbia; serratura cassetto portaoggetti; tirante porta; bocchetta aria cruscotto; tappo gancio traino
nl: grille inzet auto; mistlamp rooster; handschoenenkast slot; deurvanger; ventilatierooster dashboard; sleepoog afdekkap
pl: kratka halogenu; zamek schowka; kratka nawiewu; zaślepka haka holowniczego
pt: capa do retrovisor; grade dianteira; grade farol milha; fecho porta luvas; limitador de porta; saída de ar painel; tampa gancho reboque; soleira da porta
not: dust cap; car mirror cap; window trim strip curtain
  "hook cover" -> 870810
  "lip" -> 870810 ~.9
  "canard" -> 870810
  "fog" -> 870810 ~.5
  "kidney" -> 870829
  "sticker" -> 391990
  * -> 870829
t: 2pcs Rearview Side Mirror Cover Cap for VW Golf 7 Carbon Look; Material: ABS => 870829
t: Glove Box Latch Lock for Audi A4 B6; Material: Plastic => 870829
t: Bumper Tow Hook Cover Cap for BMW E90; Material: PP => 870810
t: bathroom mirror cabinet => !8708

@ car-bumper-guard accessory of bumper-part, passenger-car, car
en: bumper guard; bumper protector; bumper protection strip; bumper corner guard; car corner protector; rear bumper guard; trunk bumper protector; trunk sill guard; loading edge protection; rear bumper sill protector
de: Stoßleisten Auto
fr: protection pare-chocs
es: protector parachoques; protector maletero umbral
it: protezione soglia baule
nl: bumperbeschermer; laadrandbescherming
pl: ochrona zderzaka; listwa ochronna zderzaka
pt: protetor para-choque; protetor soleira porta-malas
not: crib bumper; bed bumper
  * -> 870810
t: Rear Bumper Guard Trunk Sill Protector Strip 104cm; Material: Rubber => 870810
t: baby table corner guard => !8708

@ car-inside-bits accessory of passenger-car, car
en: console tray; console organizer + car|center|armrest|tesla; tissue box + car|visor|sun visor; armrest storage box car; door side pocket + car|organizer; wiper hole cover; wiper bolt cover; cup slot insert; gate slot pad; door slot mat; car door groove mat; door lock cover + car|latch; door buffer pads car; anti dust plug charging port car; seat belt silencer; tesla screen protector tray; sunglass box car
de: Mittelkonsole Organizer; Türrillenmatte; Türschloss Abdeckung Auto
fr: organisateur console centrale; boîte mouchoirs voiture; tapis rainure porte; cache serrure portière
es: organizador consola central; caja pañuelos coche; alfombrilla ranura puerta; tapa cerradura puerta coche
it: organizer console centrale; porta fazzoletti auto; tappetini vano porta; copri serratura porta auto
nl: middenconsole organizer; tissuebox auto; deurgroefmat; deurslot afdekking auto
pl: organizer konsoli środkowej; chusteczniki samochodowe; maty do schowków drzwi; osłona zamka drzwi auta
pt: organizador console central; caixa lenços carro; tapete ranhura porta; capa fechadura porta carro
  main: rubber 401699 ~.1; textile 630790; leather 420500
  * -> 392690
t: Center Console Organizer Tray for Tesla Model 3 Y; Material: ABS => 392690
t: 13pcs Door Slot Mat Cup Gate Pad Non-slip Interior; Material: Rubber => 401699
t: tissue paper 3 ply box => !3926

@ car-light-aux accessory of passenger-car, car, truck, motorcycle
en: led pod; led pods; led light bar + offroad|truck|car|suv|atv|jeep|20 inch; light bar + offroad|4x4|utv; ditch light; courtesy light + car|door; trunk light + car|led; dome light + car|led; rear fog light; bumper reflector led
de: LED Zusatzscheinwerfer; LED Lightbar; Türlogo Licht
fr: rampe led 4x4; projecteur logo portière; éclairage plaque; feu additionnel led
es: faro auxiliar led; luz logo puerta; luz matrícula; luz cortesía puerta
it: faro supplementare led; luce logo porta; luce cortesia
nl: led bar; deurlogo verlichting
pl: listwa led robocza; panel led bar; podświetlenie drzwi logo
pt: barra de led; farol auxiliar led; luz logo porta; luz matrícula; luz de cortesia
  * -> 851220
t: 20 inch LED Light Bar Combo Beam Offroad Truck SUV; Power: 126W => 851220
t: 2pcs Car Door Logo Projector Courtesy Welcome Light; Voltage: 12V => 851220
t: light bar for aquarium plants => !8512

@ car-sound-deadening accessory of passenger-car, car, truck
en: sound deadening mat; sound deadener; butyl mat; butyl sound deadening; car sound proofing; car soundproof mat; sound deadening foam; engine bay insulation; hood insulation + heat|car|foam; heat shield mat; firewall insulation mat
de: Alubutyl; Dämmmatte Auto; Schalldämmung Auto
fr: isolant phonique voiture; tapis insonorisant; butyle insonorisant
es: aislante acústico coche; butilo insonorizante; lámina antirruido
it: antirombo auto; tappetino insonorizzante; fonoassorbente auto
nl: geluidsisolatie auto; alubutyl mat; dempingsmat auto
pl: mata wygłuszająca; mata butylowa; wygłuszenie samochodu
pt: manta acústica automotiva; isolante acústico carro; manta butílica
  "foam|espuma|schiuma|espanso": * 392119
  main: foam 392119 ~.2; textile 560290
  * -> 400591     # unvulcanised butyl in sheets with metal foil
t: 80mil Sound Deadening Mat Butyl Car Door Trunk Self Adhesive; Material: Butyl Rubber + Aluminum => 400591
t: car floor mat tpe => !4005

@ car-transponder-chip
en: transponder chip; car key chip; id46 chip; id48 chip; 4d60 chip; pcf7936; key transponder; immobilizer chip; rfid key fob blank; t5577; em4305; nfc card blank
de: Transponder Chip; Wegfahrsperre Chip; RFID Schlüsselanhänger
fr: puce transpondeur; puce clé voiture; badge rfid porte clé
es: chip transponder; chip llave coche
it: chip transponder; chip chiave auto; portachiavi rfid
nl: transponderchip; autosleutel chip; rfid sleutelhanger tag
pl: chip transponder; chip do kluczyka
pt: chip transponder; chip chave carro; chaveiro rfid tag
not: transponder chip key programmer; key fob case; key fob shell
  * -> 852352
t: 5pcs ID46 PCF7936 Transponder Chip Car Key Immobilizer; Type: Blank => 852352
t: car key shell 3 buttons => !8523

@ clip-retainer-auto
en: push clip retainer; push type retainer; fir tree clip; christmas tree clip + car|trim; fender push clip; trim panel clip; retainer clip + car|auto|bumper|trim|panel; scrivet; molding clip; auto fastener; car clip assortment; hood insulation clip; grommet clip + car; window trim clip; radiator shroud clip; door panel trim clip; panel trim clip; car door panel trim clip
de: Türverkleidung Clips; Spreizniete Auto; Stoßfänger Clips; Befestigungsclips Auto
fr: agrafe de garniture; clips de pare-chocs; clips garniture voiture; agrafes portière
es: grapas parachoques; clips panel puerta; grapas plásticas coche; clip tapizado
it: clip paraurti; clip pannello porta; clips fissaggio auto; bottoni a pressione paraurti
nl: bekledingsclips; deurpaneel clips; spreidklinknagel
pl: spinki zderzaka; kołki montażowe auto; spinki drzwi
pt: presilhas parachoque; grampos forro porta; clips plástico automotivo; grampo tapeçaria
  main: base-metal 732690 ~.05
  * -> 392690
t: 100pcs Car Fender Bumper Push Clips Retainer Fasteners; Material: Plastic Nylon => 392690
t: Car Door Panel Trim Clips 415pcs Assortment Kit Box with Removal Tool; Material: Nylon => 392690
t: front bumper for honda civic => 8708

@ closet-bits
en: closet divider; closet dividers; clothes rack divider; closet size divider; hanger connector hooks; hanger connector; hanger hooks plastic; hanger clip; cascading hanger hook; garment rack size ring; baby closet divider; cedar block; cedar blocks; cedar ring; cedar ball
de: Kleiderstangen Trenner; Kleiderbügel Verbinder; Zedernholz Klötze
fr: séparateur penderie; connecteur cintre; blocs de cèdre
es: separador armario; conector perchas; bloques de cedro
it: divisori armadio; ganci collegamento grucce; blocchetti di cedro
nl: kast scheidingen; hanger verbinding; cederblokjes
pl: przekładki do szafy; łączniki do wieszaków; klocki cedrowe
pt: divisória guarda-roupa; conector cabide; blocos de cedro
  "cedar" -> 442199
  "cèdre" -> 442199
  "cedro" -> 442199
  "zedernholz" -> 442199
  main: wood 442199 ~.1; paper 482390 ~.05; base-metal 732690 ~.1
  * -> 392490
t: 40 pcs Cedar Blocks Moth Repellent Closet Wood; Material: Cedar wood => 442199
t: Baby Closet Divider 7pcs Newborn to 24 months; Material: Wood => 442199
t: wooden wardrobe 2 door => 940350

@ coffee-gear-metal
en: portafilter basket; coffee filter basket 58mm; knock box; espresso knock box; coffee dosing cup; dosing funnel; coffee leveler; portafilter holder; bottomless portafilter; puck screen; wdt tool; coffee stirrer wdt; moka pot gasket; reusable coffee capsule; refillable coffee capsule; coffee capsule reusable; refillable capsule; coffee pod reusable; tamping mat; tamper station; v60 dripper; pour over stand
de: Siebträger bodenlos; Siebträger Sieb; Abschlagbox; Kaffeeverteiler; wiederverwendbare Kaffeekapsel; Tampermatte
fr: porte-filtre sans fond; tiroir à marc; distributeur café; capsule réutilisable; tapis tamper
es: portafiltros sin fondo; cajón posos café; distribuidor de café; cápsula reutilizable café; alfombrilla tamper
it: portafiltro bottomless; cassetto battifondi; livellatore caffè; capsula ricaricabile caffè; tappetino pressino
nl: bodemloze filterdrager; uitklopbak; koffie distributor; hervulbare koffiecapsule
pl: kolba bez dna; odbijak do kawy; dystrybutor kawy; kapsułka wielorazowa kawa; mata pod tamper
pt: porta-filtro sem fundo; bate borra; distribuidor de café; cápsula reutilizável café
  "gasket" -> 401693
  "mat" -> 392410
  "capsule|cápsula": main=plastic 392410 ~.5; * 732393
  "bottomless portafilter" -> 851690
  "dripper": main=ceramic 691200 ~.4; main=plastic 392410; main=glass 701349; * 732393
  main: plastic 392410; wood 441990; silicone 392410
  * -> 732393
t: 58mm Coffee Distributor Leveler Espresso Tamper; Material: Stainless Steel => 732393
t: Refillable Coffee Capsule for Nespresso Reusable; Material: Stainless Steel => 732393
t: coffee beans 1 kg => 0901

@ disco-effects
en: disco ball; mirror ball; disco ball decor; mirror ball motor; disco ball planter; disco ball cherry
de: Discokugel; Spiegelkugel
fr: boule à facettes; boule disco
es: bola de discoteca; bola de espejos
it: palla da discoteca; palla specchiata
nl: discobal; spiegelbol
pl: kula dyskotekowa; kula lustrzana
pt: globo de espelhos; bola de discoteca
  "led" -> 940542
  "light" -> 940542
  "motor" -> 850110
  "ornament" -> 950510 ~.1
  * -> 701399
t: Disco Ball Mirror Ball 20cm Hanging Party Decor; Material: Glass, Foam => 701399
t: soccer ball size 5 => 950662

@ dollhouse-mini
en: dollhouse miniature; dollhouse miniatures; miniature food dollhouse; 1:12 dollhouse; dollhouse accessory; dollhouse wallpaper; dollhouse lamp; miniature dollhouse kit; book nook kit; book nook; mini house kit; blythe doll clothes; bjd doll eyes; bjd wig; 1/6 scale accessories; action figure stand; sylvanian furniture; plush doll clothes; doll hair wefts
de: Puppenhaus Miniatur; Puppenhausmöbel; Book Nook Bausatz; Puppenaugen
fr: miniature maison de poupée; meubles maison de poupée; kit book nook; yeux de poupée
es: miniatura casa de muñecas; muebles casa de muñecas; kit book nook; ojos muñeca
it: miniatura casa bambole; mobili casa bambole; kit book nook; occhi bambola
nl: poppenhuis miniatuur; poppenhuismeubels; book nook bouwpakket; poppenogen
pl: miniatura domek dla lalek; mebelki dla lalek; book nook zestaw; oczy dla lalki
pt: miniatura casa de bonecas; móveis casa de bonecas; kit book nook; olhos boneca
  * -> 950300
t: Dollhouse Miniature Furniture Wooden 1:12 Bed Set; Material: Wood => 950300
t: BJD Doll Eyes 14mm Glass Acrylic; Material: Acrylic => 950300
t: bedroom wooden bed frame => !9503

@ drinking-straw-reuse
en: straw topper; straw cover; straw cap; silicone straw tip; tumbler straw
de: Strohhalm Edelstahl; Strohhalmkappe
fr: embout paille
es: pajita reutilizable; pajita metálica; pajita de papel; tapa pajita
it: cannuccia acciaio; cannuccia di carta
nl: herbruikbaar rietje; metalen rietje; papieren rietje
pl: słomka wielorazowa; słomka metalowa
pt: canudo inox
not: water filter straw; straw hat; filter straw
  "topper" -> 392410
  "cover" -> 392410
  "cap" -> 392410
  "metal": * 732393
  main: paper 482369 ~.2; glass 701349; bamboo 441919; straw 460219; silicone 392410; base-metal 732393; plastic 391732
  * -> 391732
t: 8pcs Reusable Stainless Steel Straw with Brush; Material: 304 Stainless Steel => 732393
t: Straw Topper Cover Silicone Tumbler 10mm; Material: Silicone => 392410
t: straw bale => 121300

@ dryer-ball
en: dryer ball; dryer balls; wool dryer ball; wool dryer balls; laundry ball; laundry balls; washing ball; pet hair catcher laundry; lint catcher washing machine
de: Trocknerbälle; Wäschetrockner Bälle; Waschball; Fusselfänger Waschmaschine
fr: balles de séchage; boule de lavage; attrape poils lave-linge
es: bolas de secado; bola de lavado
it: palline asciugatrice; palla lavaggio
nl: droogballen; wasbal
pl: kule do suszarki; kula do prania; łapacz kłaczków pralka
pt: bolas de secagem; bola de lavagem; coletor de fiapos
not: tumble dryer ball bearing
  main: wool 630790 ~.5; felt 630790; textile 630790; plastic 392490
  "wool" -> 630790     # balls of felt are made up articles, 5602 is felt in the piece
  * -> 392490
t: 6pcs Wool Dryer Balls XL Organic Laundry; Material: Wool => 630790
t: ball bearing 608zz => 848210

@ dyson-battery part of vacuum-cleaner, vacuum-cleaner-home
en: dyson battery; roomba battery; battery for vacuum; walkie talkie battery; two way radio battery; baofeng battery; radio battery + baofeng|motorola|kenwood|walkie; walkie talkie battery pack; uv-5r battery; baofeng uv-5r battery; uv-5r battery bl-5
de: Staubsauger Akku; Funkgerät Akku; Saugroboter Akku
fr: batterie aspirateur; batterie outil; batterie talkie walkie
es: batería aspiradora; batería walkie talkie
it: batteria walkie talkie
nl: portofoon accu
pl: akumulator do radiotelefonu
pt: bateria aspirador; bateria furadeira; bateria rádio ht
  chemistry=ni-mh -> 850750 ~.03
  chemistry=ni-cd -> 850730
  * -> 850760
t: Baofeng UV-5R Battery BL-5 1800mAh Li-ion Walkie Talkie; Voltage: 7.4V => 850760
t: 4000mAh Dyson Battery V8 Absolute Cordless Vacuum; Type: Li-ion => 850760
t: walkie talkie pair 16 channels => 852560

@ ear-tag-applicator
en: ear tag plier; ear tagger; ear tag gun
fr: pince à boucles oreille; pose-boucle
es: tenaza crotales
it: applicatore marche auricolari; pinza marche auricolari
pt: alicate brincos gado; aplicador de brincos
not: ear piercing gun
  * -> 820320
t: cattle ear tags 100 pcs => 392690

@ edge-guard-strip
en: door edge guard; edge trim strip; u shape edge trim; edge protector strip + car|door|u; door edge protection; u channel edge trim; door seal strip + car|b shape|p shape|z shape; car door rubber seal; weather stripping + car|door|window
de: Kantenschutz Auto; Türkantenschutz; Dichtungsprofil Auto
fr: protection bord de porte; jonc protecteur portière; joint de portière voiture
es: protector canto puerta; burlete canto coche; goma puerta coche
it: salvabordo porta; profilo bordo auto; guarnizione portiera auto
nl: deurrandbeschermer; randbeschermer auto; deurrubber auto
pl: osłona krawędzi drzwi; uszczelka drzwi samochodu
pt: protetor borda porta; friso protetor porta; borracha porta carro
not: fridge door seal strip; shower door seal
  main: plastic 391690 ~.35; rubber 400829; foam 400811
  * -> 400829
t: 5M U Shape Door Edge Guard Rubber Seal Strip Car; Material: Rubber + Steel => 400829
t: shower screen seal 6mm => !400829

@ egr-delete part of petrol-engine, diesel-engine, passenger-car, car
en: egr block off plate; egr delete kit; egr blanking plate; block off plate; swirl flap blank; swirl flap delete; intake manifold gasket plate; throttle spacer; carburetor intake manifold; carb intake manifold; intake boot carburetor; carburetor boot; inlet manifold flange; reed valve; reed block; connecting rod + engine|piston|cylinder; valve shim; cylinder kit
de: AGR Verschlussplatte; AGR Blindplatte; Membranblock
fr: plaque suppression egr; obturateur egr; boîte à clapets
es: placa anulación egr; tapa egr; colector admisión carburador; caja de láminas
it: piastra chiusura egr; flangia egr; collettore aspirazione carburatore; pacco lamellare
nl: egr blindplaat; egr afsluitplaat; inlaatspruitstuk carburateur; membraanhuis
pl: zaślepka egr; blenda egr; króciec ssący gaźnika; membrana ssąca
pt: placa bloqueio egr; flange egr; coletor admissão carburador; caixa de palhetas
not: camshaft position sensor; camshaft sensor; crankshaft sensor; crankshaft oil seal; camshaft oil seal; rocker arm light; rocker arm cover gasket; crankshaft pulley
  "diesel" -> 840999
  "egr" -> 840999
  "agr" -> 840999
  "swirl" -> 840999
  * -> 840991
t: EGR Block Off Plate Kit for 2.0 TDI Blanking; Material: Stainless Steel => 840999
t: Carburetor Intake Manifold Boot for GY6 50cc 139QMB Scooter => 840991
t: license plate frame => !8409

@ engine-timing-tool
en: timing tool; engine locking tool; camshaft locking tool; timing belt tool kit; crankshaft locking tool; tie rod puller; coil spring compressor; brake caliper wind back tool; brake piston tool; oil filter strap wrench; inner tie rod tool; fan clutch wrench; slide hammer puller; glue puller dent; trim removal set; radio removal key; spark plug feeler; camshaft timing locking tool; timing locking tool kit; camshaft timing locking tool kit
de: Motor Einstellwerkzeug; Arretierwerkzeug; Bremskolbenrücksteller; Kugelgelenk Abzieher
fr: kit calage moteur; outil de calage; compresseur ressort; repousse piston; clé filtre à huile; arrache rotule
es: kit calado motor; útil de calado; retractor de pinzas freno; llave filtro aceite; kit reparación abolladuras; extractor rótulas
it: kit fasatura motore; attrezzo messa in fase; arretratore pistoncini; estrattore testine
nl: distributie gereedschap; blokkeerset motor; veerspanner; remzuiger terugdraaiset; oliefilter sleutel
pl: blokada rozrządu; zestaw do rozrządu; separator tłoczków hamulcowych; klucz do filtra oleju; zestaw do wyciągania wgnieceń
pt: kit calço motor; ferramenta de sincronismo; recuador pinças freio; chave filtro óleo; kit reparo amassados
not: timing tool strobe; timing light; spring compressor cylinder
  "strap wrench" -> 820412
  "wrench" -> 820411
  "socket" -> 820420
  "plier" -> 820320
  * -> 820559
t: Engine Camshaft Timing Locking Tool Kit for BMW N20 N26; Material: Steel => 820559
t: Brake Caliper Wind Back Tool Kit 22pcs Piston Compressor => 820559
t: timing belt for ford focus => 4010

@ exhaust-sensor-spacer part of exhaust-part, passenger-car, car
en: o2 spacer; o2 sensor spacer; oxygen sensor spacer; oxygen sensor extender; lambda spacer; o2 bung; lambda bung; weld bung; o2 sensor bung; exhaust rubber hanger; exhaust manifold stud
de: Lambdasonde Abstandhalter; Lambda Adapter; Auspuffflansch
fr: entretoise sonde lambda; bossage lambda; bride échappement
es: espaciador sonda lambda; casquillo sonda lambda; brida escape; soporte goma escape
it: distanziale sonda lambda; boccola sonda lambda; flangia scarico; gommino marmitta
nl: lambdasonde afstandhouder; lambda lasmoer; uitlaatflens
pl: przedłużka sondy lambda; emulator sondy lambda; kołnierz wydechu
pt: espaçador sonda lambda; bucha sonda lambda; flange escape; coxim escape
  "stud" -> 731815
  "rubber|caucho|goma|gomma|borracha" -> 401699
  "gummi" -> 401699
  * -> 870892
t: O2 Sensor Spacer M18x1.5 Oxygen Sensor Extender 90 Degree; Material: Stainless Steel => 870892
t: oxygen sensor lambda 4 wire => 902710

@ exhaust-wrap-tape
en: exhaust wrap; exhaust heat wrap; header wrap; manifold wrap; titanium exhaust wrap; heat wrap tape + exhaust|header|pipe; exhaust thermal wrap; heat sleeve + hose|cable|fiberglass; heat shield sleeve
de: Hitzeschutzband; Auspuffband; Thermoband Auspuff; Hitzeschutzschlauch
fr: bande thermique échappement; ruban thermique collecteur; gaine thermique
es: cinta térmica escape; venda térmica escape; funda térmica manguera
it: benda termica scarico; nastro termico collettore; guaina termica
nl: uitlaatband; hittebestendige uitlaatwrap; hitteband
pl: bandaż termiczny; taśma termiczna wydechu; osłona termiczna przewodów
pt: manta térmica escape; fita térmica escape; luva térmica mangueira
  "basalt": * 681599
  "sleeve" -> 701990
  * -> 701963
t: 10M Titanium Exhaust Wrap Heat Tape with Ties; Material: Fiberglass, Basalt => 681599
t: Black Exhaust Heat Wrap 2 inch x 50 ft; Material: Fiberglass => 701963
t: gift wrap paper roll => !7019

@ fidget-desk-toy
en: fidget slider; fidget ring spinner; fidget clicker; haptic slider; edc slider; edc fidget; fidget pad; pop tube; stretchy string fidget; marble mesh fidget; magnetic balls fidget; magnetic putty; thinking putty; crystal slime; butter slime; floam; orbeez; needoh
de: Fidget Würfel; Quetschtier; Wasserperlen Spielzeug; magischer Sand
fr: cube anti-stress; sable cinétique; perles d'eau
es: cubo antiestrés; arena cinética; bolas de agua
it: cubo antistress; sabbia cinetica; perle d'acqua
nl: fidget kubus; kinetisch zand; waterparels
pl: kostka antystresowa; piłka antystresowa; kulki wodne
pt: cubo antiestresse; bolinha antiestresse; areia cinética; bolinhas de gel
  "sand" -> 340700 ~.05
  "ring" -> 711719 ~.2
  * -> 950300
t: Infinity Cube Fidget Metal Stress Relief Desk Toy; Material: Aluminum Alloy => 950300
t: storage cube fabric => !9503

@ fishing-reel-part part of fishing-reel
en: reel handle; reel handle knob; fishing reel handle; reel knob; reel spool + fishing|spare|baitcasting|spinning; spare spool; reel drag washer; reel power handle; reel bail arm; baitcasting reel handle; reel foot stand; reel line clip
de: Rollenkurbel; Kurbelknauf Angelrolle; Ersatzspule Angelrolle
fr: manivelle moulinet; poignée moulinet; bobine de rechange moulinet
es: manivela carrete; pomo carrete; bobina repuesto carrete
it: manovella mulinello; pomello mulinello; bobina ricambio mulinello
nl: molenslinger; reelknop; reservespoel molen
pl: korbka kołowrotka; gałka kołowrotka; szpula zapasowa
pt: manivela carretilha; knob carretilha; carretel reserva molinete
not: garden hose reel handle
  * -> 950730
t: 2pcs Fishing Reel Handle Knob EVA for Shimano Daiwa; Material: EVA => 950730
t: fishing reel spinning 3000 => 950730
t: cable reel 25m => !9507

@ fishing-rod-part part of fishing-rod
en: rod guide; rod guides; fishing rod guide; rod guide ring; fishing rod guide ring; rod tip; rod tip top; reel seat; rod butt cap; rod handle cork; cork handle + rod|fishing; rod blank; fishing rod blank; hook keeper rod; rod winding check; fuji guide; rod tip guide ring; fishing rod tip guide ring; rod tip repair kit
de: Rutenringe; Spitzenring; Rollenhalter; Rutenblank
fr: anneaux canne à pêche; scion canne; porte moulinet; blank canne
es: anillas caña; puntera caña; portacarrete; blank caña
it: anelli canna; apicale canna; portamulinello; grezzo canna
nl: hengelogen; topoog; reelhouder hengel; hengelblank
pl: przelotki wędkarskie; przelotka szczytowa; uchwyt kołowrotka; blank wędki
pt: passadores vara; ponteira vara; reel seat vara; blank vara
  * -> 950710
t: 40pcs Fishing Rod Tip Guide Ring Repair Kit Ceramic; Material: Stainless Steel => 950710
t: curtain rod 2m => !9507

@ fishing-terminal-tackle
en: fluorocarbon leader; leader line + fishing|fluorocarbon|wire; wire leader fishing; bait needle; boilie needle; feeder cage + fishing|carp; carp feeder; method feeder; lead sinker; sinker + fishing|tungsten|worm|drop shot|lead; tungsten sinker; drop shot weight; split shot; float + fishing|bobber|waggler|pole|slip; fish grip; lip grip + fish; fishing lip grabber; hook keeper fishing; snap swivel; carp rig; hair rig; ready rig; rig tube carp; bait stop; luminous fishing bead; fishing rattle; assist hook; lure blank unpainted; lure eyes 3d; lure skirt; skirt silicone lure; jig skirt; spinner blade; worm weight; rod hook keeper; fishing lure kit; blade bait; jigging spoon
de: Vorfach; Fluorocarbon Vorfach; Futterkorb Angeln; Boilienadel; Karpfenmontage; Tintenfisch Jig
fr: bas de ligne; feeder cage pêche; flotteur pêche coulissant; aiguille à appâts; montage carpe; turlutte
es: bajo de línea; cebador feeder; boya corrediza; aguja de cebo; montaje carpfishing; jibionera
it: finale fluorocarbon; piombo da pesca; pasturatore feeder; ago per boilies; montatura carpfishing; totanara
nl: onderlijn; voerkorf; dobber vissen; boilienaald; karperrig; inktvis jig
pl: przypon; koszyk zanętowy; igła do kulek; zestaw karpiowy; kałamarnica przynęta jig
pt: líder fluorocarbono; chumbada de pesca; cevador feeder; boia de pesca deslizante; agulha para isco; montagem carpa; zagaia lula
not: float switch; float valve; sinker drill; pool float; float glass; assist hook tool
  "hook" -> 950720 ~.02
  * -> 950790
t: 10pcs Tungsten Fishing Sinker Worm Weight Bullet 5g; Material: Tungsten => 950790
t: Fluorocarbon Leader Line 50m 20lb Clear; Material: Fluorocarbon => 950790
t: Feeder Cage Method Carp Fishing Bait 4pcs => 950790
t: float level switch tank => !9507

@ fog-fluid
en: fog machine fluid; fog juice; smoke machine liquid; bubble machine fluid
de: Nebelflüssigkeit; Seifenblasen Flüssigkeit
fr: liquide à bulles
es: líquido pompas jabón
it: liquido per macchina del fumo; liquido bolle di sapone
nl: bellenblaasvloeistof
pt: fluido para máquina de fumaça; líquido bolhas de sabão
  "bubble": * 340290
  "bulles" -> 340290
  "bolle" -> 340290
  "pompas" -> 340290
  * -> 382499
t: 1L Fog Machine Fluid Water Based Stage Smoke; Form: Liquid => 382499
t: fog machine 900w => !3824

@ garden-edging
en: garden edging; landscape edging; edging border; garden border edging; flower bed edging; lawn edge strip
de: Rasenbegrenzung
fr: bordure de pelouse
es: borde césped
it: bordura prato
nl: graskant; borderrand; kantopsluiting tuin
pl: palisada ogrodowa
pt: borda jardim; limitador grama
not: lawn edger; edging shears
  main: wood 442199 ~.05; iron 732690; rubber 401699; aluminium 761699; stone 681099; plastic 392690
  * -> 392690
t: 10m Garden Edging Border Lawn Landscape Flexible; Material: Plastic PE => 392690
t: grass trimmer cordless => !392690

@ garden-gutter-bits
en: gutter guard; gutter mesh; gutter leaf filter; downspout extension; downspout extender; rain gutter downspout; downspout strainer; gutter downspout filter; rain chain; rain chain cup; gutter guard mesh leaf filter; mesh gutter guard; gutter leaf guard; gutter mesh leaf; gutter guard + leaf|mesh|roll
de: Laubschutz Dachrinne; Dachrinnenschutz; Fallrohr Verlängerung; Regenkette
fr: protège-gouttière; crapaudine; rallonge descente gouttière; chaîne de pluie
es: protector canalón; extensión bajante; cadena de lluvia
it: proteggi grondaia; prolunga pluviale; catena pioggia
nl: gootbescherming; bladvanger dakgoot; regenketting
pl: osłona rynny; siatka rynnowa; łańcuch deszczowy
pt: protetor calha; extensão tubo queda; corrente de chuva
  "chain|cadena|catena|corrente": main=copper 741980 ~.3; main=aluminium 761699; * 732690
  "kette" -> 732690
  main: aluminium 761699 ~.15; base-metal 732690; plastic 392590
  * -> 392590
t: Rain Chain Cups Copper Color Gutter Downspout 2.4m; Material: Iron => 732690
t: Gutter Guard Leaf Filter Strip 6m; Material: PVC => 392590
t: rain coat => !3925

@ germicidal-lamp
en: uv lamp germicidal; uvc bulb; uv germicidal lamp; uv sterilizer lamp; uvb lamp reptile; reptile heat lamp; oven lamp; grow bulb
de: Entkeimungslampe; Wärmelampe Reptil
fr: lampe uvc; lampe germicide
es: lámpara uvc; lámpara germicida; lámpara calor reptil
it: lampada uvc; lampada germicida; lampada riscaldante rettili
nl: uvc lamp; kiemdodende lamp; warmtelamp reptiel
pl: lampa uvc; lampa bakteriobójcza; żarówka grzewcza
pt: lâmpada uvc; lâmpada germicida; lâmpada aquecimento réptil
  "basking" -> 853922
  "oven": * 853922
  "four" -> 853922
  "forno" -> 853922
  "grow": * 853952
  * -> 853949
t: UVC Germicidal Lamp Bulb E27 15W Quartz; Power: 15W => 853949
t: Reptile Heat Lamp Infrared 100W E27; Voltage: 220V => 853949
t: led bulb e27 9w => !853949

@ grow-tent
en: grow tent; hydroponic tent; grow box tent; mylar grow tent; plant grow tent
de: Growbox Zelt; Growzelt; Pflanzzelt
fr: tente de culture; chambre de culture
es: armario de cultivo; carpa de cultivo
it: growbox tenda; tenda coltivazione
nl: kweektent; growtent
pl: namiot uprawowy; growbox namiot
pt: tenda de cultivo; estufa grow
  * -> 630790
t: Grow Tent 80x80x160 Hydroponic Indoor Mylar Oxford; Material: 600D Oxford => 630790
t: camping tent 4 person => 630622

@ hay-feeder-rack
en: rabbit hay feeder; hay feeder; hay rack; guinea pig hay feeder; hay manger; hay bag + rabbit|guinea|horse; slow feed hay net
de: Heuraufe; Heutasche
fr: râtelier à foin
es: comedero heno; henera
it: rastrelliera fieno; rete per fieno
nl: hooiruif
pl: paśnik na siano
pt: comedouro feno; rede de feno
not: hay baler
  "net" -> 560819
  "netz" -> 560819
  "filet" -> 560819
  "bag" -> 630790
  main: wood 442199 ~.3; plastic 392690; base-metal 732690; textile 630790
  * -> 732690
t: Rabbit Hay Feeder Rack Wooden Guinea Pig Manger; Material: Wood => 442199
t: Slow Feed Hay Net Horse 40 inch; Material: PE => 560819
t: hay 20 kg timothy => 121490

@ headliner-pin
en: headliner pin; headliner pins; headliner repair; headliner repair button; roof lining pins; roof headliner rivet; twist pin upholstery; upholstery twist pin; headliner button; roof snap rivet; headliner twist pin; headliner twist pins
de: Dachhimmel Pins; Dachhimmel Reparatur; Himmelnadeln
fr: épingles ciel de toit; rivets ciel de toit; réparation ciel de toit
es: pines techo coche; botones reparación techo coche
it: perni cielo auto; riparazione cielo auto
nl: hemelbekleding pins; dakhemel reparatie
pl: piny do podsufitki; kołki do podsufitki; naprawa podsufitki
pt: pinos forro teto; rebites forro teto carro
  main: base-metal 731940 ~.3; plastic 392690
  * -> 392690
t: 60pcs Car Roof Headliner Repair Button Snap Rivet; Material: Plastic => 392690
t: 30pcs Headliner Twist Pins Clear Head Upholstery; Material: Steel => 731940
t: bowling pins set kids => 950

@ homebrew-bits
en: homebrew airlock; fermentation airlock; airlock + brewing|fermenter|wine|beer|mason; bubbler airlock; airlock lid; fermentation lid; hop spider; hop filter; beer line tubing; bottling wand; bottle filler wine; auto siphon; siphon + beer|wine|homebrew|auto; fermentation weights; fermentation weight; pickle weights; pickle pebbles; carboy; demijohn; carboy brush; wine thief; fermenting bucket; bottle drying tree; bottling spigot; mash bag
de: Gärspund; Gärröhrchen; Gärgewichte; Hopfenfilter; Heber Wein
fr: barboteur fermentation; poids fermentation; filtre à houblon; siphon à vin
es: airlock fermentación; pesas fermentación; damajuana; filtro lúpulo; sifón vino
it: gorgogliatore; pesi fermentazione; filtro luppolo; sifone vino
nl: waterslot; gistgewichten; gistingsfles; hopfilter; hevel wijn
pl: rurka fermentacyjna; obciążnik do kiszenia; filtr chmielu; ściągacz do wina
pt: airlock fermentação; pesos fermentação; garrafão fermentação; filtro lúpulo; sifão vinho
not: soda siphon; washbasin siphon
  "weight" -> 701349 ~.9
  "weights" -> 701349 ~.9
  "hop": main=textile 591190 ~.1; * 732690
  "tubing" -> 391732
  "carboy": main=plastic 392330 ~.4; * 701090
  "demijohn": main=plastic 392330 ~.2; * 701090
  "damigiana" -> 701090
  "dame-jeanne" -> 701090
  "damajuana" -> 701090
  "brush" -> 960350
  main: base-metal 732690 ~.05; glass 701790 ~.05; silicone 392490 ~.02
  * -> 392690
t: 5pcs Homebrew Airlock Fermenter Twin Bubble; Material: Plastic => 392690
t: 4pcs Fermentation Weights Mason Jar Pickle; Material: Glass => 701349
t: beer 500 ml lager => 2203

@ honey-strainer
en: honey strainer; honey sieve; honey filter; double honey strainer; honey gate; honey tank; honey bucket; honey jar hexagon; honey press
de: Honigsieb = honey strainer; Doppelsieb Honig = double honey strainer; Quetschhahn Honig = honey gate
fr: tamis à miel = honey sieve; passoire à miel = honey strainer; robinet à miel = honey gate
es: colador de miel = honey strainer; filtro de miel = honey filter; grifo miel = honey gate
it: filtro miele = honey filter; setaccio miele = honey sieve; rubinetto miele = honey gate
nl: honingzeef = honey strainer; honingkraan = honey gate
pl: sito do miodu = honey strainer; cedzak do miodu = honey strainer; zawór do miodu = honey gate
pt: peneira mel = honey strainer; filtro mel = honey filter; torneira mel = honey gate
  "gate" -> 848180
  "robinet" -> 848180
  "jar" -> 701090
  "press" -> 843680
  main: plastic 392690 ~.2; textile 591190 ~.05
  * -> 732393
t: Honey Strainer Double Sieve Stainless Steel Filter; Material: Stainless Steel => 732393
t: honey 500 g acacia => 040900

@ hood-filter
en: range hood filter; cooker hood filter; hood filter; grease filter; range hood grease filter; aluminium grease filter; charcoal filter cooker hood; baffle filter; kitchen hood filter
de: Fettfilter; Dunstabzugshaube Filter; Aktivkohlefilter Dunstabzug
fr: filtre à graisse; filtre de hotte; filtre charbon hotte
es: filtro de campana; filtro antigrasa campana
it: filtro cappa; filtro grassi cappa; filtro carboni cappa
nl: vetfilter; afzuigkap filter; koolstoffilter afzuigkap
pl: filtr do okapu; filtr przeciwtłuszczowy
pt: filtro exaustor; filtro coifa
  "nonwoven" -> 560392
  "paper|papel|carta" -> 560392
  * -> 842139
t: Cooker Hood Filter Aluminium Mesh Grease 305x267mm; Material: Aluminum => 842139
t: hoodie cotton => !8421

@ hydro-net-pot
en: hydroponic net pot; hydroponic net pots; net pot; net pots; net cup + hydroponic|slotted|aquaponics; mesh pot hydroponic; hydroponic basket; propagation dome; humidity dome; seedling dome; hydroponic pipe cap; hydroponic tower; grow collar neoprene; hydroponic collar
de: Netztopf; Hydroponik Töpfe; Anzuchthaube
fr: pot panier hydroponie; dôme de propagation
es: maceta malla hidroponía; cúpula propagación
it: vaso a rete idroponica; cupola propagazione
nl: nettopot; hydrocultuur mandjes
pl: doniczka siatkowa; koszyk hydroponiczny
pt: vaso net pot hidroponia; cúpula propagação
  * -> 392690
t: 50pcs Hydroponic Net Pots 2 inch Slotted Mesh Cups; Material: Plastic => 392690
t: mesh net bag for onions => !392690

@ hydro-sponge
en: hydroponic sponge; planting sponge; seedling sponge; soilless sponge; grow sponge; aeroponic foam insert; floral foam brick; wet floral foam; oasis floral foam; dry floral foam
de: Hydroponik Schwamm; Pflanzschwamm
fr: éponge hydroponique; mousse fleuriste
es: esponja hidropónica
it: spugna idroponica; spugna fiorista; spugna floreale
nl: hydrocultuur spons
pl: gąbka hydroponiczna
pt: esponja hidropônica
  "floral" -> 392690
  * -> 392690
t: 100pcs Hydroponic Sponge Planting Soilless Seed Cube; Material: PU => 392690
t: Floral Foam Brick Wet Dry Flower Arrangement 6pcs => 392690
t: artificial flower rose => !392690

@ jewelry-card-display
en: earring display card; jewelry display card; necklace card; necklace display card; hair clip display card; bracelet card; jewelry backing card; hang tag earring; keychain display card; self adhesive display card
de: Ohrring Karte; Schmuckkarte; Schmuckkarten Display
fr: carte présentation bijoux; carte boucles d'oreilles
es: tarjeta para pendientes; cartón para joyas
it: cartoncino orecchini; cartoncino espositore gioielli
nl: oorbel kaartje; sieradenkaart
pl: kartonik na kolczyki; karta na biżuterię
pt: cartela para brincos; cartão para bijuteria
  main: plastic 392690 ~.05
  * -> 482390
t: 100pcs Jewelry Display Cards Earring Card Kraft; Material: Kraft Paper => 482390
t: earrings gold plated => 7117

@ jewelry-paper-box
en: jewelry gift box cardboard; paper jewelry box; cardboard jewelry box; kraft jewelry box; necklace gift box paper; ring box paper; drawer jewelry box paper; watch gift box cardboard; kraft paper gift box; kraft gift box; paper gift box; rigid gift box
de: Schmuckschachtel Karton; Geschenkbox Kraftpapier; Magnetbox
fr: écrin carton; boîte cadeau kraft; coffret cadeau aimanté
es: cajita joyería cartón; caja regalo kraft; caja regalo imán
it: scatolina gioielli cartone; scatola regalo kraft; scatola calamita
nl: sieradendoosje karton; kraft geschenkdoos; magneetdoos
pl: pudełko na biżuterię kartonowe; pudełko kraft prezentowe; pudełko magnetyczne
pt: caixinha bijuteria papel; caixa presente kraft; caixa magnética
  "rigid" -> 481950     # 4819.20 is for folding boxes
  * -> 481920
t: Kraft Paper Gift Box Jewelry Packaging Cardboard 20pcs; Material: Paper => 481920
t: kraft paper roll 70 gsm 100 m => 4804

@ kitchen-silicone-bits
en: silicone pot holder clip; pot lid lifter; boil over guard; spill stopper lid; pot clip strainer; snap on strainer; fat separator; garlic peeler silicone; herb saver; bag clip + food|chip|snack; food bag clip; lid organizer silicone; fridge liner mat; refrigerator mat; utensil rest; tea bag holder; pan handle sleeve; pot handle cover
de: Überkochschutz; Clip Sieb Topf; Löffelablage
fr: anti-débordement; pince sachet; tapis tiroir; repose-cuillère; passoire à clip
es: tapa antidesborde; pinza bolsa; forro cajón; reposacucharas; colador clip
it: paraschizzi coperchio; tappetino cassetto; poggiamestolo
nl: overkookdeksel; lademat; lepelhouder
pl: pokrywka przeciw kipieniu; mata do szuflad; podkładka pod łyżkę
pt: tampa anti derrame; clipe de saco; forro gaveta; descanso colher
not: paper bag clip hair
  main: base-metal 732393 ~.1; ceramic 691200; wood 441990; plastic 392410; silicone 392410
  * -> 392410
t: Silicone Boil Over Guard Spill Stopper Lid; Material: Silicone => 392410
t: silicone phone case => !392410

@ lash-tool
en: lash applicator; lash cluster applicator; lash tray; lash palette; lash tile; lash shampoo brush; lash mirror; lash spoolie; spoolie brush; lash lift pad; lash lift rod; lash lift silicone pad; eye pad lash extension; under eye gel patch lash; lash ring cup; glue ring eyelash; cluster lashes; diy lash extension; lash extension tray; volume lash fan; lash lift pads; lash lift pads silicone
de: Wimpern Applikator; Wimpernbüschel; Cluster Wimpern; Lash Lift Pads; Wimpernpads
fr: applicateur faux cils; cils en grappe; bouquets de cils; pads rehaussement cils; patchs extension cils
es: aplicador pestañas; pestañas racimo; racimos pestañas; pads lifting pestañas; parches extensión pestañas
it: applicatore ciglia; ciuffetti ciglia; bigodini laminazione ciglia; patch extension ciglia
nl: wimper applicator; wimpertrosjes; lash lift pads; wimperpads
pl: aplikator do rzęs; wałki do liftingu rzęs; płatki pod oczy rzęsy
pt: aplicador cílios; tufos de cílios; cílios tufinho; pads lash lifting; patch extensão cílios
  "applicator" -> 820320
  "applikator" -> 820320
  "tweezer" -> 820320
  "cluster" -> 670419
  "volume" -> 670419
  "diy lash" -> 670419
  "spoolie" -> 961620 ~.1
  "brush" -> 960329
  "mirror": main=base-metal 732690 ~.2; * 700992
  "brow lamination" -> 330499
  "gel patch" -> 330499
  "eye pad" -> 560391 ~.4
  "ruler" -> 901780
  "extension tray" -> 670419
  main: glass 701790
  * -> 392690
t: DIY Cluster Lashes 40D Mix D Curl Individual Eyelash; Material: Synthetic => 670419
t: 5 pairs Lash Lift Pads Silicone Rods S M L; Material: Silicone => 392690
t: eyelash serum 3 ml => !6704

@ matcha-whisk
en: matcha whisk; bamboo whisk; chasen; bamboo matcha whisk; chashaku; bamboo tea scoop; matcha spoon
de: Matcha Besen; Bambusbesen
fr: fouet matcha; fouet bambou
es: batidor matcha; batidor bambú
it: frusta matcha; frustino bambù
nl: matcha klopper; bamboe klopper
pl: miotełka do matchy; trzepaczka matcha
pt: batedor matcha; chasen bambu
not: electric matcha whisk
  * -> 441919
t: Bamboo Matcha Whisk Chasen 100 Prongs with Spoon; Material: Bamboo => 441919
t: electric milk frother => !4419

@ meat-kitchen-bits
en: meat injector; marinade injector; seasoning injector; bear claws bbq; meat shredder claws; smoker tube; pellet smoker tube; smoke tube pellet; smoker box wood chips; jerky gun; meat tenderizer tool; butcher twine dispenser; rib rack; beer can chicken holder; chicken leg rack; grill basket; vegetable grill basket; pizza peel metal; grill scraper; cast iron grill press; burger spatula
de: Fleischspritze; Marinierspritze; Räucherröhre; Räucherbox; Fleischkrallen; Hähnchenhalter
fr: seringue à marinade; tube fumoir; griffes à viande; support poulet; panier grill
es: inyector de carne; tubo ahumador; garras para carne; soporte pollo; cesta parrilla
it: siringa per marinare; tubo affumicatore; artigli carne; supporto pollo; cestello griglia
nl: vleesinjector; rookbuis; vleesklauwen; kiphouder; grillmand
pl: nastrzykiwarka do mięsa; tuba wędzarnicza; pazury do mięsa; stojak na kurczaka; kosz grillowy
pt: injetor de carne; tubo defumador; garras para carne; suporte frango; cesta churrasco
  "press": main=cast-iron 732391 ~.8; * 732393
  main: plastic 392410 ~.2; wood 441990
  * -> 732393
t: Meat Injector Marinade Syringe with 3 Needles; Material: Stainless Steel => 732393
t: Pellet Smoker Tube 12 inch BBQ Hexagon; Material: Stainless Steel => 732393
t: smoked meat 500 g => !7323

@ medal-coin-blank
en: custom challenge coin; geocoin; aa medallion; sobriety coin; memorial coin token; aluminum blank tag; engraving blank; brass tag blank; laser engraving blank; metal business card blank; sublimation aluminum sheet; stamping blank tag; aluminum stamping blank; aluminum stamping blank tag
de: Challenge Coin; Spielmarke Automaten; Gravur Rohling; Metall Stempelrohling
fr: pièce challenge; jeton métal; ébauche à graver
es: moneda challenge; ficha recreativa; chapa para grabar
it: moneta challenge; gettone; targhetta da incidere
nl: challenge coin munt; muntje penning; graveer blanco
pl: moneta kolekcjonerska challenge; żeton metalowy
pt: moeda challenge; ficha fliperama; chapa para gravar
  "blank": main=aluminium 761699 ~.4; main=copper 741980; main=stainless-steel 732690; * 761699
  "sheet" -> 761699
  "token" -> 732690 ~.3
  * -> 830629
t: 50pcs Aluminum Stamping Blank Tag Round 25mm; Material: Aluminum => 761699
t: Custom Challenge Coin Military 40mm Antique; Material: Zinc Alloy => 830629
t: silver coin 1 oz => !8306

@ motorcycle-guard part of motorcycle-vehicle, motorcycle
en: radiator guard; radiator grille guard + motorcycle|cnc|kawasaki|honda|yamaha|bmw|ktm; engine guard; engine case slider; engine protector + motorcycle; skid plate + motorcycle|engine|atv; hand guard motorcycle; handguards motorcycle; chain guard motorcycle; clutch cover protector; fuel tank cap motorcycle; motorcycle axle slider; swing arm slider; brake lever guard; headlight guard motorcycle; crash pads motorcycle; footrest peg; side stand enlarger; kickstand extension plate; motorcycle clutch lever; motorcycle windscreen bracket; pit bike plastics; dirt bike plastics; fairing bolt kit; fairing bolts
de: Kühlerschutz Motorrad; Motorschutz Motorrad; Ständerverbreiterung
fr: grille de radiateur moto; protège moteur moto; tampons de protection; extension béquille; protège-mains moto
es: ampliación caballete; paramanos moto
it: protezione radiatore moto; paramotore moto; estensione cavalletto; paramani moto
nl: radiateurbescherming motor; motorblokbescherming; valblokken; zijstandaard vergroter; handkappen motor
pl: osłona chłodnicy motocykl; osłona silnika motocykl; poszerzenie stopki; klamka sprzęgła
pt: protetor radiador moto; protetor motor moto; extensão descanso lateral; protetor de mão moto
not: engine guard car; car engine guard
  "bolt": main=aluminium 761610; * 731815
  "bolts": main=aluminium 761610; * 731815
  * -> 871410
t: CNC Motorcycle Radiator Guard Grille for Kawasaki Z900; Material: Stainless Steel => 871410
t: Motorcycle Fairing Bolts Kit Screws 30pcs; Material: Aluminum => 761610
t: heating radiator aluminium => !8714

@ oil-catch-can part of passenger-car, car, petrol-engine, diesel-engine
en: catch can; oil separator catch can; crankcase breather filter; breather filter; pcv catch can; universal oil catch can; oil catch can kit
de: Ölabscheider Catch Can; Ölfangbehälter; Kurbelgehäuse Entlüftungsfilter
fr: récupérateur d'huile; catch tank huile; filtre reniflard
es: decantador de aceite; catch can aceite; filtro respiradero cárter
it: recuperatore olio; catch tank olio; filtro sfiato olio
nl: olie opvangtank; catch can olie; carterontluchting filter
pl: oil catch tank zbiornik; odma separator oleju; filtr odmy
pt: reservatório catch can óleo; filtro respiro cárter
  * -> 842139
t: Universal Oil Catch Can Kit Baffled 0.5L with Breather; Material: Aluminum => 842139
t: fish can opener => !8421

@ pasta-kitchen-wood
en: pasta drying rack; noodle drying rack; gnocchi board; garganelli board; cavatelli board; ravioli stamp; corzetti stamp; spaetzle board
de: Nudeltrockner; Gnocchi Brett; Ravioli Stempel
fr: séchoir à pâtes; planche à gnocchi; tampon ravioli
es: secador de pasta; tabla para ñoquis
it: stendipasta; riga gnocchi; tagliere gnocchi
nl: pastadroogrek; gnocchi plank
pl: suszarka do makaronu; deska do gnocchi
pt: secador de macarrão; tábua para nhoque
  main: plastic 392410 ~.2; base-metal 732393 ~.1
  * -> 441990
t: Wooden Gnocchi Board Garganelli Pasta Maker Ridged; Material: Beech Wood => 441990
t: dried pasta 500 g => 1902

@ patch-velcro-morale
en: pvc morale patch; rubber patch hook; hook and loop patch; tactical patch; military patch; embroidered patch hook; name tape patch; ir reflective patch; chenille letter patch; sublimation patch blank; leather patch hat; leatherette patch; hook and loop morale patch; hook and loop patch flag; embroidered hook and loop patch; morale patch flag; flag patch hook
de: Klettpatch; PVC Patch; Moral Patch; Aufnäher Klett
fr: écusson velcro; patch pvc; écusson scratch
es: parche velcro; parche pvc; parche táctico
it: toppa velcro; patch pvc; toppa tattica
nl: klittenband patch; pvc patch; tactische patch
pl: naszywka na rzep; naszywka pvc; patch taktyczny
pt: patch velcro; emborrachado patch; patch tático
not: eye patch; nicotine patch; pain patch
  "pvc" -> 392690
  "rubber|caucho|goma|gomma|borracha" -> 392690
  "emborrachado" -> 392690
  "woven|tejido plano|tessuto ortogonale" -> 580710
  main: plastic 392690 ~.15; leather 420500; plastic-sheet 392690
  * -> 581092
t: PVC Morale Patch Skull Hook Back Tactical; Material: PVC => 392690
t: Chenille Letter Patch Iron On Varsity A-Z; Material: Polyester => 581092
t: pumpkin patch t-shirt => !5810

@ pet-plastic-bits
en: poop bag dispenser; waste bag holder + dog|leash; pet food lid; can cover + pet|dog|cat|silicone; pet food can cover; pet nail caps; cat nail caps; pet pill gun; pill dispenser pet; pet pill popper; tick tool; tick hook; tick twister; dog tag silencer; pet id tag silencer; dog collar charm holder; cat litter deodorizer beads; pet hair detailer; lint brush pet
de: Futterdosendeckel; Krallenkappen; Tablettengeber Tier; Zeckenhaken
fr: distributeur sacs à crottes; couvercle boîte pâtée; protège griffes chat; lance pilule; crochet à tiques
es: dispensador bolsas caca; tapa lata comida mascota; fundas uñas gato; gancho garrapatas
it: coperchio lattina pet; copri unghie gatto; gancio zecche
nl: poepzakhouder; deksel voerblik; nagelkapjes kat
pl: dozownik woreczków na odchody; pokrywka na puszkę karmy; nakładki na pazury; haczyk na kleszcze
pt: dispenser saquinhos; tampa lata pet; capa unhas gato; gancho carrapatos
  "deodorizer" -> 330749
  "lid" -> 392490
  "cover" -> 392490
  "scoop" -> 392490
  * -> 392690
t: 20pcs Cat Nail Caps Soft Claw Covers with Glue; Material: Silicone => 3924
t: Dog Poop Bag Dispenser Leash Clip Holder; Material: ABS => 392690
t: dog poop bags 120 pcs => 392321

@ phone-charm-strap accessory of phone
en: phone charm strap; beaded phone strap; phone beads chain; phone lanyard crossbody; crossbody phone strap; phone strap patch; y2k phone charm; mobile phone chain; kawaii phone charm; phone dust plug; anti dust plug phone
de: Handykette Perlen; Handyband Patch
fr: chaîne téléphone perles
es: cordón móvil cuentas; correa móvil cruzada
it: ciondolo telefono; catenella telefono perline; tracolla telefono
nl: telefoonhanger; telefoonkoord kralen
pl: smycz z koralików; łańcuszek do telefonu
pt: pingente celular; cordão celular miçangas; phone strap miçanga
  main: glass 701890 ~.1; base-metal 732690 ~.05; textile 630790 ~.1; leather 420500 ~.02; plastic 392690
  "lanyard": main=plastic 392690 ~.1; * 630790
  "crossbody": main=plastic 392690 ~.1; * 630790
  * -> 392690
t: Crossbody Phone Lanyard Adjustable Strap with Patch; Material: Polyester => 630790
t: Phone Charm Strap Beaded Y2K Kawaii; Material: Acrylic => 392690
t: phone holder car => !6307

@ photo-backdrop-bits
en: backdrop clip; backdrop clamp; photo booth sign; selfie frame prop; balloon arch strip; balloon knotter tool; balloon cutter; balloon sizer box; balloon clips flower; balloon stick holder; balloon ribbon clip
de: Ballonkette Band; Ballon Knotenhilfe
fr: bande arche ballons; noueur ballon; poids ballon
es: tira arco globos; anudador globos; peso globo
it: nastro arco palloncini; annodatore palloncini; peso palloncini
nl: ballonnenboog strip; ballonknoper; ballongewicht
pl: taśma do girlandy balonowej; wiązarka do balonów; ciężarek do balonów
pt: fita arco balões; amarrador balões; peso balão
  main: base-metal 732690 ~.05; paper 482390 ~.05
  * -> 392690
t: Balloon Arch Strip 5m Garland Tape with Glue Dots; Material: Plastic => 392690
t: latex balloons 100 pcs => 950300

@ picture-cleat
en: french cleat; picture hanging cleat; french cleat picture hanger; z bar hanger; z clip mirror; command hook; command hooks; handles pulls; bar pull
de: French Cleat Aufhängung
es: colgador de cuadros
it: attaccaquadri; appendiquadri
nl: schilderijophanging; ophanghaak schilderij
pt: pendurador de quadros
  "hooks": main=plastic 392490 ~.6; * 830250
  "hook": main=plastic 392490 ~.5; * 830250
  "strips" -> 391990
  "pull" -> 830242
  "pulls" -> 830242
  * -> 830250
t: French Cleat Picture Hanger 30 inch Aluminum Z Bar; Material: Aluminum => 830250
t: 10pcs Adhesive Hook Transparent Wall Strong; Material: PVC => 392490
t: cake board gold => !8302

@ pipe-insulation
en: pipe insulation foam; pipe insulation; foam pipe insulation; pipe lagging; pipe insulation tube; ac pipe insulation; insulation tube + pipe|foam|rubber; insulated pipe wrap; faucet cover freeze; outdoor faucet cover
de: Rohrisolierung; Rohrisolation Schaumstoff; Isolierschlauch
fr: isolation tuyau; gaine isolante tuyau
es: aislante tubería; coquilla aislante
it: isolante tubi; coppella isolante; guaina isolante tubi
nl: buisisolatie; leidingisolatie
pl: otulina rury; izolacja rur
pt: isolante tubulação; espuma isolante tubo
  "faucet cover" -> 630790
  "rubber" -> 400911
  main: rubber 400911 ~.3; textile 630790
  * -> 391732     # not reinforced, without fittings
t: Pipe Insulation Foam Tube 22mm x 1m PE 10pcs; Material: PE foam => 391732
t: glass pipe smoking => !391732

@ pneumatic-bits
en: pneumatic silencer; pneumatic muffler; exhaust muffler pneumatic; brass silencer 1/4; air gun blow; blow gun air; grease gun coupler; grease gun fitting; grease coupler; grease gun hose; hydraulic quick coupling; hydraulic quick coupler; quick disconnect air; air hose coupler; euro coupler air; air quick coupler; vacuum suction cup + pneumatic|robot|vacuum pad|smt; vacuum pad
de: Schalldämpfer pneumatisch; Hydraulik Schnellkupplung; Fettpressenkupplung
fr: silencieux pneumatique; raccord rapide air comprimé; agrafe graisseur
es: silenciador neumático; acople rápido aire; enchufe rápido hidráulico; acople engrasador
it: silenziatore pneumatico; innesto rapido aria; innesto rapido idraulico; testina ingrassatore
nl: pneumatische demper; luchtkoppeling; hydraulische snelkoppeling; vetspuit koppeling
pl: tłumik pneumatyczny; szybkozłączka pneumatyczna; szybkozłącze hydrauliczne; końcówka smarownicy
pt: silenciador pneumático; engate rápido ar; engate rápido hidráulico; acoplador graxeira
not: blowgun dart; air duster compressed can; vacuum pad phone
  "silencer" -> 848190 ~.9
  "muffler" -> 848190
  "grease" -> 848790
  "gun" -> 842420
  "hose" -> 400922 ~.2
  "vacuum" -> 401699
  "suction" -> 401699
  main: plastic 391740; brass 741220; aluminium 760900; stainless-steel 730729
  * -> 730799
t: 5pcs Pneumatic Silencer 1/4 Brass Air Exhaust Muffler; Material: Brass => 848190
t: Air Blow Gun Compressor Duster Nozzle; Material: Aluminum => 842420
t: car exhaust muffler => 870892

@ poultry-leg-ring
en: poultry leg rings; poultry leg ring; chicken leg ring; bird leg ring; pigeon ring; pigeon leg ring
de: Taubenringe
fr: bague pigeon
es: anilla paloma
it: anelli piccioni
nl: pluimveeringen; duivenring
pl: obrączki dla drobiu; obrączka gołębia
pt: anilha pombo
not: ring pigeon brooch
  main: aluminium 761699 ~.2; plastic 392690
  * -> 392690
t: 100pcs Poultry Leg Rings Spiral Chicken Bands 16mm; Material: Plastic => 392690
t: frozen chicken leg 10 kg => 0207

@ reptile-fogger
en: reptile fogger; ultrasonic mist maker; pond fogger; mister fogger; reptile humidifier; fogger + reptile|terrarium|pond|halloween; reptile misting system; ultrasonic atomizer disc
de: Terrarium Nebler; Teichnebler
fr: brumisateur terrarium; fogger reptile
es: nebulizador terrario; generador de niebla ultrasónico
it: nebulizzatore terrario; fogger rettili
nl: terrarium fogger; mistmaker
pl: zamgławiacz terrarium; mgiełka ultradźwiękowa
pt: nebulizador répteis; gerador de névoa ultrassônico
  * -> 847989
t: Ultrasonic Mist Maker Fogger 24V Pond Halloween LED; Voltage: 24V => 847989
t: insect fogger spray can => !8479

@ reptile-substrate
en: coconut fiber substrate; reptile substrate; coco coir substrate; coconut coir brick; coco coir; coconut soil brick
de: Kokosfaser Substrat; Terrariensubstrat
fr: substrat coco; terreau coco
es: sustrato coco
it: substrato cocco
nl: kokosvezel substraat
pl: torf kokosowy
pt: substrato de coco
not: coco coir liner; coconut coir mat
  * -> 530500
t: Coconut Fiber Substrate Reptile Terrarium Bedding 650g; Material: Coco coir => 530500
t: coconut oil 500ml => 1513

@ reptile-tongs
en: reptile tongs; feeding tongs; feeding tongs + reptile|snake|insect; feeding tweezers; aquascaping tweezers; aquascaping scissors; aquascaping tool kit; snake hook
de: Futterpinzette; Aquascaping Werkzeug; Schlangenhaken
fr: pince alimentation reptile; outils aquascaping
es: pinzas alimentación reptiles; pinzas aquascaping
it: pinze alimentazione rettili; pinze aquascaping
nl: voederpincet reptiel; aquascaping pincet
pl: pęseta do karmienia; narzędzia do aquascapingu
pt: pinça alimentação répteis; pinça aquascaping
  "scissors" -> 821300 ~.3
  "hook" -> 820559
  * -> 820320
t: Reptile Feeding Tongs Tweezers 38cm Lizard Snake; Material: Stainless Steel => 820320
t: bbq tongs => !820320

@ rice-mold-bento
en: rice mold; rice mould; rice mold bento; musubi mold; spam musubi mold; nigiri mold; sushi maker kit; sushi bazooka; hamburger press; egg cracker topper
de: Onigiri Form; Sushi Maker; Burgerpresse
fr: moule onigiri; moule sushi; presse burger; moule raviolis chinois
es: molde onigiri; prensa hamburguesas; molde empanadas
it: stampo sushi; pressa hamburger
nl: onigiri vorm; sushi maker set; hamburgerpers
pl: forma do sushi; prasa do burgerów
pt: forma onigiri; forma sushi; prensa hambúrguer; forma para pastel
  main: plastic 392410 ~.7; aluminium 761510; base-metal 732393; wood 441990
  * -> 392410
t: Onigiri Mold Rice Ball Triangle Sushi Maker 2pcs; Material: PP => 392410
t: basmati rice 5 kg => 100630

@ robot-vacuum-brush part of vacuum-cleaner, vacuum-cleaner-home
en: roomba brush; robot vacuum side brush; side brush + robot|vacuum|xiaomi|roborock|ecovacs; robot vacuum main brush; main brush + robot|roborock|xiaomi|vacuum; roller brush + vacuum|dyson|robot|bissell|tineco; vacuum brush roll; brush roll + dyson|shark|vacuum; main brush for robot vacuum; side brush for robot vacuum; side brush main brush + robot; replacement side brush + robot|roborock|ecovacs|eufy
de: Seitenbürste Saugroboter; Hauptbürste Saugroboter; Bürstenrolle Staubsauger
fr: brosse latérale robot aspirateur; brosse principale robot; rouleau brosse aspirateur
es: cepillo lateral robot aspirador; cepillo principal robot
it: spazzola laterale robot; spazzola principale robot aspirapolvere
nl: zijborstel robotstofzuiger; hoofdborstel robotstofzuiger
pl: szczotka boczna robota; szczotka główna robota
pt: escova lateral robô aspirador; escova principal robô
  * -> 960350
t: 4pcs Robot Vacuum Side Brush Replacement 3-arm; Material: Plastic => 960350
t: robot vacuum cleaner with mop => 850811

@ robot-vacuum-part part of vacuum-cleaner, vacuum-cleaner-home
en: roomba wheel; robot vacuum wheel; vacuum caster wheel robot; robot vacuum filter; robot vacuum dust bin; vacuum hose adapter; vacuum adapter hose; vacuum crevice tool; vacuum attachment; shop vac attachment; roborock filter; dyson filter; dyson trigger lock; robot vacuum water tank; vacuum dust box
de: Saugroboter Rad; Saugroboter Filter; Staubsauger Adapter; Fugendüse
fr: roue robot aspirateur; filtre robot aspirateur; suceur plat aspirateur
es: rueda robot aspirador; filtro robot aspirador; boquilla aspiradora
it: ruota robot aspirapolvere; filtro robot aspirapolvere; bocchetta aspirapolvere
nl: wiel robotstofzuiger; filter robotstofzuiger; spleetzuigmond
pl: koło robota sprzątającego; filtr robota sprzątającego; ssawka szczelinowa
pt: roda robô aspirador; filtro robô aspirador; bico aspirador
not: blackhead vacuum nozzle; vacuum nozzle pick and place
  * -> 850870
t: Robot Vacuum Filter HEPA for Roborock S7 Max 4pcs; Material: HEPA => 850870
t: vacuum cleaner bagless 800W => !850870

@ shim-vring
en: shim; shims; shim ring; stainless shim; adjusting shim; leveling shims; tile leveling clip; tile leveling wedge; horseshoe shim
de: Ausgleichsscheiben; Nivelliersystem Fliesen
fr: cale de réglage; rondelle de calage; clips nivellement carrelage
es: arandela de ajuste; galga de ajuste; nivelador azulejos
it: rasamento; spessori + regolazione|registro|calibrati|inox; livellatore piastrelle
nl: opvulring; vulplaatjes; tegel levelling clips
pl: podkładka dystansowa; klipsy poziomujące
pt: calço de ajuste; espaçador de piso; cruzeta para piso
not: brake shim; valve shim
  "tile" -> 392690
  main: plastic 392690 ~.2; aluminium 761610; brass 741521
  * -> 731822
t: 100pcs Shim Ring Washer 10x16x0.5mm Adjusting; Material: Stainless Steel => 731822
t: 500pcs Tile Leveling Clips 2mm Spacer Tiling; Material: PE => 392690
t: lock washer spring => 731821

@ sink-bits
en: sink overflow ring; overflow cover ring; sink overflow ring cover; pop up waste; pop-up waste; click clack waste; basin waste plug; toilet bolt; toilet bolts; wax ring; wax ring toilet; toilet wax ring; sink hole cover; faucet hole cover; tap hole plug; sink rubber stopper; hair drain clog remover; drain cleaner tool; sink drain basket hair
de: Ablaufgarnitur Waschbecken; Überlaufring; WC Wachsring
fr: cache trop-plein; joint cire wc; furet déboucheur
es: válvula click clack; embellecedor rebosadero; junta cera inodoro; desatascador muelle
it: anello troppopieno; guarnizione cera wc; sturalavandini molla
nl: pop-up plug; overloopring
pl: syfon klik klak; zaślepka przelewu; sprężyna do rur
pt: válvula lavatório; anel ladrão pia; anel cera vaso; desentupidor mola
not: wax ring holder; sealing wax ring
  "overflow" -> 392690 ~.9
  "wax ring" -> 340490
  "bolt": main=brass 741533 ~.3; * 731815
  "bolts": main=brass 741533 ~.3; * 731815
  "snake" -> 820559
  "remover" -> 392690
  "tool" -> 820559
  "hole": main=base-metal 732490 ~.6; * 392690
  main: brass 741820 ~.4; plastic 392290; base-metal 732490
  * -> 741820
t: Pop Up Waste Basin Drain Click Clack Slotted; Material: Brass => 741820
t: Sink Overflow Ring Cover 6pcs Chrome Round; Material: Plastic => 392690
t: engagement ring 925 => !7418

@ small-pet-textile
en: guinea pig fleece liner; guinea pig liner; ferret hammock; sugar glider pouch; bonding pouch; small animal hammock; cage liner fleece; bird cage cover; bird cage skirt; cat hammock radiator; guinea pig hideout fleece; snuffle mat; snuffle ball; dog enrichment mat; dog seat cover; dog crate cover fabric; dog car seat cover waterproof; dog car seat cover hammock; dog car hammock; dog seat hammock; pet seat cover car
de: Kleintier Hängematte; Käfigeinlage Fleece; Schnüffelteppich
fr: hamac furet; tapis polaire cochon d'inde; tapis de fouille; housse voiture chien
es: hamaca hurón; forro polar cobaya; alfombra olfativa; funda asiento perro
it: amaca furetto; tappeto olfattivo
nl: fretten hangmat; snuffelmat; autodeken hond
pl: hamak dla fretki; mata węchowa
pt: rede furão; tapete olfativo; capa banco cachorro
  * -> 630790
t: Guinea Pig Fleece Liner Cage Washable Pee Pad; Material: Polyester => 630790
t: Snuffle Mat Dog Nosework Feeding Felt; Material: Felt => 630790
t: hamster food 1 kg => !6307

@ soil-block-maker
en: soil block maker; soil blocker; seed dispenser dial; hand seed sower; seedling transplant tool; grafting machine pruner; mini garden shovel succulent; succulent tool set; bonsai rake; fruit picker head; cobra weeder; stand up weeder; bulb auger
de: Erdpresstopf Maker; Soil Blocker; Handsägerät; Veredelungsmesser
fr: presse-mottes; semoir à main; arrache mauvaises herbes
es: prensa cepellones; sembrador manual; arrancahierbas; navaja injertar
it: pressa terriccio; seminatrice manuale; coltello innesto
nl: grondpersblok; handzaaier; enten mes
pl: prasa do ziemi; siewnik ręczny; nóż okulizacyjny
pt: prensa de substrato; semeador manual; arrancador ervas; canivete enxertia
not: fruit picker bag
  "knife" -> 820190 ~.9
  main: plastic 392690 ~.03
  * -> 820190
t: Soil Block Maker 4 Cell Seedling Press Tool; Material: Steel => 820190
t: Stand Up Weeder Weed Puller Tool 3 Claw; Material: Steel => 820190
t: garden block paving stone => !8201

@ sticky-insect-trap
en: sticky trap + insect|fly|gnat|fungus|yellow; fruit fly trap; gnat trap; pantry moth trap; pheromone trap; moth trap; citronella coil; yellow sticky trap fungus gnat; yellow sticky trap fungus gnat aphid; sticky insect trap; sticky plant trap
de: Fliegenfänger Leim; Lebensmittelmotten Falle; Mückenspirale
fr: plaques jaunes; papier tue-mouches; piège mites alimentaires
es: trampa adhesiva insectos; tira atrapamoscas; trampa polillas; espiral antimosquitos
it: trappola adesiva insetti; carta moschicida
nl: vangplaten geel; vliegenstrip; muggenspiraal
pl: pułapka na mole
pt: armadilha adesiva insetos; fita pega mosca; armadilha traça
  * -> 380891
t: 20pcs Yellow Sticky Trap Fungus Gnat Aphid Plant; Material: Paper => 380891
t: mouse snap trap wood => !3808

@ stove-part part of kitchen-machine-electric, cooking-electric
en: stove knob; range knob; gas stove knob; oven knob; stove burner cover; burner cover; gas burner cap; burner head gas stove; burner cap; grill burner; grill burner replacement; burner replacement grill; flame tamer; heat tent grill; grill heat plate; flavorizer bar; grill igniter; bbq igniter; igniter bbq; piezo igniter grill; wok ring; gas stove ring reducer; grill grate replacement
de: Herdknopf; Gasherd Knopf; Brennerdeckel; Grillbrenner; Flammenverteiler; Wokring
fr: bouton gazinière; chapeau brûleur; brûleur barbecue; diffuseur flamme; réducteur gazinière; grille de cuisson rechange
es: perilla estufa; tapa quemador; quemador parrilla repuesto; difusor de llama; reductor fogón; parrilla repuesto
it: manopola fornello; cappellotto bruciatore; bruciatore barbecue; spartifiamma; riduttore fornello; griglia ricambio barbecue
nl: kookplaat knop; branderdop; bbq brander; vlamverdeler; wokring
pl: pokrętło kuchenki; nakrywka palnika; palnik do grilla; pokrętło gazowe; nakładka wok; ruszt zapasowy
pt: botão fogão; espalhador fogão; queimador churrasqueira; difusor de chama; redutor fogão; grelha reposição
  "electric|eléctrico|elettrico|elétrico" -> 851690
  "oven" -> 851690 ~.3
  * -> 732190
t: 4pcs Gas Stove Knob Range Control Universal; Material: Zinc Alloy => 732190
t: Grill Burner Replacement Tube for Weber Gas BBQ; Material: Stainless Steel => 732190
t: oven glove silicone => !7321

@ suspension-steering-bits part of passenger-car, car, truck
en: ball joint + car|lower|upper|control|suspension|front; lower ball joint; upper ball joint; hub assembly; wheel hub unit; front wheel hub; cv boot; cv joint boot; cv boot kit; shift cable bushing; gear linkage bushing; shifter bushing; shift linkage bush; slave cylinder; master cylinder; brake wheel cylinder; rack boot; wheel stud; hub cap dust
de: Achsmanschette; Schaltseil Buchse; Nehmerzylinder; Geberzylinder
fr: soufflet de cardan; bague câble de vitesse; cylindre récepteur
es: fuelle transmisión; casquillo palanca cambio; bombín embrague; cilindro maestro freno
it: cuffia semiasse; boccola leva cambio
nl: aandrijfashoes; schakelkabel bus; hulpkoppelingscilinder
pl: osłona przegubu; tulejka linki biegów
pt: coifa homocinética; bucha cabo câmbio; cilindro escravo; cilindro mestre freio
  "hub cap" -> 870870
  "hub": * 870850     # hubs and stub axles are parts of axles
  "ball joint" -> 870880
  "drop link" -> 870880
  "slave" -> 870893
  "clutch" -> 870893
  "master" -> 870830
  "wheel cylinder" -> 870830
  "boot" -> 401699 ~.6
  "bush" -> 870899
  "bushing" -> 870899
  "stud" -> 731815
  "cv joint" -> 870850
  "damper" -> 870894
  * -> 870899
t: Front Lower Ball Joint for Toyota Corolla; Position: Left Right => 870880
t: Clutch Slave Cylinder for Ford Transit; Type: Hydraulic => 870893
t: CV Boot Kit Universal Outer Joint; Material: Rubber => 401699
t: winter boots men => !4016

@ tattoo-supply-bits
en: tattoo grip wrap; tattoo ink cap; tattoo machine bag; tattoo clip cord sleeve; tattoo second skin; tattoo barrier film; tattoo drape sheet; microblading blade; microblading ruler; microblading ring cup; permanent makeup needle; tattoo razor
de: Tattoo Nadelmodule; Tattoo Griff; Farbkappen Tattoo; Tattoo Matrizenpapier; Tattoofolie; Microblading Nadel
fr: cartouche tatouage; capuchon encre tatouage; papier stencil tatouage; film tatouage; lame microblading
es: cartuchos tatuaje; vasitos tinta tatuaje; papel hectográfico tatuaje; film tatuaje; aguja microblading
it: cartucce tatuaggio; cappucci inchiostro tatuaggio; carta stencil tatuaggio; pellicola tatuaggio; lama microblading
nl: tattoo cartridges; inktcupjes tattoo; stencilpapier tattoo; tattoofolie; microblading naald
pl: kubeczki na tusz; kalka do tatuażu; folia na tatuaż; igła microblading
pt: cartuchos tatuagem; batoques tatuagem; papel hectográfico tatuagem; filme tatuagem; agulha microblading
  "needle|aguja|ago|agulha": * 901832
  "cartridge" -> 901890
  "blade" -> 901890
  "naald" -> 901890
  "paper|carta" -> 481690
  "papel" -> 481690
  "power supply" -> 850440
  "pedal" -> 853650
  "second skin" -> 300510 ~.4
  "film|película|lámina plástica|pellicola|filme" -> 391990
  "tattoofolie" -> 391990
  "cup" -> 392690
  "cap" -> 392690
  "bag" -> 392329
  "sleeve" -> 392329
  "wrap" -> 300510 ~.2
  "grip": main=base-metal 847990 ~.6; * 847990
  * -> 392690
t: 100pcs Tattoo Ink Cup Disposable Pigment Cap with Base; Material: Silicone => 392690
t: Tattoo Stencil Paper Transfer A4 20 sheets => 481690
t: temporary tattoo sticker kids => !3926

@ tea-ceremony
en: gaiwan; tea pet; tea pitcher gongdao; gongfu tea set; matcha bowl; chawan; matcha set; fairness cup; yixing teapot; tea tray gongfu; chahai; tea canister ceramic; chopstick rest; chopstick holder
de: Gaiwan; Teeschale Matcha; Essstäbchen Ablage
fr: gaiwan; bol à matcha; repose-baguettes
es: gaiwan; bol matcha; reposapalillos
it: gaiwan; ciotola matcha; poggia bacchette
nl: gaiwan; matcha kom; stokjeslegger
pl: gaiwan; miseczka do matchy; podstawka pod pałeczki
pt: gaiwan; tigela matcha; descanso hashi
  "tea pet" -> 691390
  "tray": main=bamboo 441919 ~.6; * 441919
  main: porcelain 691110 ~.4; glass 701349; ceramic 691200; base-metal 732393; wood 441990
  * -> 691200
t: Gaiwan 150ml Chinese Tea Bowl Jingdezhen; Material: Porcelain => 691110
t: Tea Pet Frog Purple Clay Ornament => 691390
t: matcha powder 100g => 0902

@ terrarium-moss
en: terrarium moss; reptile moss; moss sheet preserved; forest moss
de: Terrarienmoos
fr: mousse terrarium
es: musgo terrario; musgo sphagnum
it: muschio terrario
nl: terrariummos
pl: mech do terrarium; torfowiec; mech chrobotek
pt: musgo terrário
not: artificial moss; fake moss
  * -> 060490
t: Sphagnum Moss 12L Dried Orchid Reptile Terrarium; Type: Dried moss => 060490
t: artificial moss mat 30cm => !0604

@ tooth-bits
en: chewies; aligner remover tool; retainer remover; snap on smile; clip on veneers; denture bath; denture cleaning case; mouth opener dental; teeth whitening tray; mouth tray whitening; whitening mouthpiece; whitening strip + teeth; temporary tooth repair beads
de: Aligner Dose; Chewies; Zahnveneers zum Aufstecken; Wangenhalter; Zahnaufhellung Strips; Zahnsteinchen
fr: mordillons aligneurs; facettes amovibles; écarteur de joues; strass dentaire
es: estuche retenedor; mordedores alineadores; carillas removibles; separador de mejillas; gema dental
it: scatola apparecchio; chewies allineatori; faccette rimovibili; divaricatore bocca; brillantino dente
nl: beugelbakje; chewies; clip-on veneers; wangspreider; tandjuweel
pl: pudełko na aparat ortodontyczny; gryzaki do nakładek; nakładki na zęby licówki; rozwieracz policzków; cyrkonie na zęby
pt: estojo aparelho dental; mordedor alinhador; facetas removíveis; afastador bucal; tiras clareadoras; joia dental
  "strip|fleje|tira" -> 330690
  "strips" -> 330690
  "tiras" -> 330690
  "paski" -> 330690
  "strisce" -> 330690
  "bandes" -> 330690
  "beads" -> 390799
  "gem" -> 701810
  "gems" -> 701810
  "bath" -> 392490
  * -> 392690
t: Teeth Whitening Strips 14 Pairs Gel; Form: Strips => 330690
t: Retainer Case Aligner Box with Mirror; Material: PP => 392690
t: toothpaste whitening 75 ml => 330610

@ trim-buckle-hardware
en: lobster swivel clasp; swivel lobster clasp; dog clip hook; tri-glide slide; strap adjuster slide; bag rivet; twist lock purse; magnetic purse snap; screw rivet bag; bag label metal; zipper stopper; leather tag label metal; swivel snap hook + handbag|bag|strap|purse; handbag strap clasp; bag strap swivel hook
de: Karabinerhaken Tasche; Gurtversteller Metall
fr: fermoir tourniquet sac
es: pasador corredizo
it: chiusura girevole borsa
nl: musketonhaak tas
pl: zamek obrotowy torebki; regulator paska
pt: fecho giratório bolsa
  main: plastic 392690 ~.05
  "chain|cadena|catena|corrente": main=aluminium 761699 ~.1; * 731589
  "label" -> 831000
  * -> 830890
t: 20pcs Swivel Snap Hook 25mm Handbag Strap Dog Clip; Material: Zinc Alloy => 830890
t: chain necklace men => 7117

@ tumbler-accessory
en: tumbler lid; tumbler handle; tumbler boot; silicone tumbler boot; bottle boot; silicone boot + tumbler|bottle|cup; cup sleeve silicone; tumbler gasket; tumbler charm; cup holder boot 40oz; spill proof stopper tumbler
de: Becher Deckel Ersatz; Silikonboden Trinkflasche
fr: couvercle tumbler; socle silicone gourde
es: tapa para termo vaso; base silicona termo
it: coperchio tumbler; base silicone borraccia
nl: tumbler deksel; siliconen bodem drinkfles
pl: pokrywka do kubka termicznego; silikonowa podstawka butelki
pt: tampa para copo térmico; bota silicone garrafa
  main: textile 630790 ~.05
  "charm" -> 392690
  * -> 392490
t: Silicone Tumbler Boot for 40oz Cup Bottom Sleeve; Material: Silicone => 392490
t: rain boots rubber => !3924

@ wedding-party-favor
en: favour box; candy box wedding; party favor box; pastry box window; candy cone box
de: Gastgeschenkbox; Cupcake Schachtel; Macaron Schachtel
fr: boîte à dragées; boîte cupcake; boîte macaron; carton pizza
es: caja para detalles boda; caja cupcake; caja macarons; caja pizza
it: scatola bomboniera; scatola cupcake; scatola macaron; cartone pizza
nl: bedankdoosje; cupcake doos; macaron doosje
pl: pudełko na upominki; pudełko na babeczki; pudełko na makaroniki; karton na pizzę
pt: caixa lembrancinha; caixa cupcake; caixa macaron; caixa pizza
not: mini pizza box oven
  main: plastic 392310 ~.05; base-metal 732690 ~.02; textile 630790 ~.02
  "corrugated|ondulado|corrugado|ondulato|canelado" -> 481910
  "pizza" -> 481910
  * -> 481920
t: 50pcs Wedding Favor Box Candy Gift Laser Cut; Material: Paper => 481920
t: pizza oven electric => !4819

@ worm-tower-compost
en: worm tower; worm composter; worm farm; worm bin; compost caddy; bokashi bin; compost aerator; compost bag; compost bags; compostable bin liner; compostable bag
de: Wurmkomposter; Wurmfarm; Bokashi Eimer; Kompostbeutel
fr: lombricomposteur; composteur bokashi; sacs compostables
es: vermicompostera; cubo bokashi; bolsas compostables
it: compostiera lombrichi; bidone bokashi; sacchetti compostabili
nl: wormenbak; wormencompostbak; bokashi emmer; composteerbare zakken
pl: wermikompostownik; wiadro bokashi; worki kompostowalne
pt: minhocário; composteira bokashi; sacos compostáveis
  "bag" -> 392329
  "bags" -> 392329
  "liner" -> 392329
  "aerator" -> 820190
  main: wood 442199 ~.05
  * -> 392490
t: Worm Composter 3 Tray Worm Farm Kit; Material: Plastic => 392490
t: 100pcs Compost Bags 10L Biodegradable Kitchen; Material: PBAT => 392329
t: live red wigglers worms => !3924
