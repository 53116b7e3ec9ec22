# Marketplace listings, first half: electronics for makers, computer and phone spares, craft, cosplay and sport bits.

@ aglet-lace-lock
en: lace lock; shoelace lock; no tie shoelace lock; magnetic shoelace buckle; shoe lace aglet; metal aglet; cord end aglet; hoodie string tips; shoe decoration charm; sneaker charm; shoelace buckle; shoe buckle clip; dubrae; metal aglet cord end; aglet cord end; metal cord end aglet
de: Schnürsenkel Schnellverschluss; Schuhclips
fr: embout lacet; pins crocs
es: cierre cordones; pins crocs; herrete
it: blocca lacci; pins crocs; puntale lacci
nl: veterslot; croc pins; nestels
pl: zatrzask sznurówek; aglety
pt: trava cadarço; pins crocs; ponteira cadarço
  "aglet": main=plastic 392690 ~.2; * 830890
  "tips": main=plastic 392690 ~.2; * 830890
  "buckle" -> 830890 ~.5
  main: base-metal 830890 ~.15; rubber 392690
  * -> 392690
t: 20pcs Croc Charms PVC Shoe Decoration Random; Material: PVC => 392690
t: Metal Aglet Cord End 4x20mm 50pcs; Material: Iron => 830890
t: charm bracelet silver => !392690

@ airsoft-loader
en: airsoft speed loader; bb speed loader; airsoft bb loader; bb loader; airsoft bb bottle; bb bottle; airsoft inner barrel; hop up unit airsoft; hop up bucking; aeg motor; gel blaster magazine; airsoft spring piston; airsoft tracer unit; gbb magazine
de: Airsoft Speedloader; Airsoft Magazin; Airsoft Gearbox; Hop Up Gummi
fr: chargeur airsoft; speed loader airsoft; gearbox airsoft; joint hop up
es: cargador airsoft; speed loader airsoft; gearbox airsoft
it: caricatore softair; speed loader softair; gearbox softair
nl: airsoft magazijn; airsoft speedloader
pl: magazynek asg; ładowarka kulek asg; gearbox asg
pt: carregador airsoft; speed loader airsoft; gearbox airsoft
  "speed loader" -> 392690
  "speedloader" -> 392690
  "bb loader" -> 392690
  "bottle" -> 392690
  "motor" -> 850131
  "gel blaster" -> 950300     # gel blasters are toys
  * -> 930599
t: Airsoft BB Speed Loader 100 Rounds; Material: Plastic => 392690
t: Airsoft Hop Up Unit Metal for M4 AEG => 930599
t: car battery charger => !9305

@ airsoft-mask
en: airsoft mask; airsoft mesh mask; steel mesh mask; tactical airsoft mask; airsoft full face mask; airsoft goggles mask; airsoft half face mask
de: Airsoft Maske; Gittermaske Airsoft; Paintball Maske
fr: masque airsoft; masque paintball; masque grillagé
es: máscara airsoft; máscara paintball
it: maschera softair; maschera paintball
nl: airsoft masker; paintballmasker
pl: maska asg; maska paintball
pt: máscara airsoft; máscara paintball
  * -> 950699
t: Tactical Airsoft Full Face Mask Steel Mesh Adjustable; Material: Steel, ABS => 950699
t: surgical face mask 50 pcs => 630790

@ archery-bits
en: arrow nock; arrow nocks; bow stabilizer; compound bow stabilizer; bow release aid; bow release; archery release aid; arrow puller; finger tab archery; archery finger tab; peep sight; bow string silencer; arrow insert; archery arm guard; bow sling; arrow vane; fletching jig; thumb ring archery
de: Pfeilnocken; Bogenstabilisator; Release Bogenschießen; Fingertab; Pfeilschaft
fr: encoche de flèche; stabilisateur arc; décocheur arc; palette archerie; tube flèche
es: culatín flecha; estabilizador de arco; disparador arco; dactilera; tubo de flecha
it: cocca freccia; stabilizzatore arco; sgancio arco; patelletta; asta freccia
nl: pijlnok; boogstabilisator; release boog; vingertab
pl: osadki do strzał; stabilizator łuku; spust łuczniczy; skórka łucznicza
pt: nock de flecha; estabilizador de arco; gatilho arco; dedeira arco
not: bow string wax; rifle peep sight
  * -> 950699
t: 12pcs Arrow Nocks for ID 6.2mm Carbon Shaft; Material: Plastic => 950699
t: Compound Bow Stabilizer 8 inch Carbon Fiber Shock Absorber => 950699
t: hair bow satin => !950699

@ artist-manikin
en: artist manikin; artist mannequin; wooden manikin; wooden mannequin; drawing mannequin; wooden hand model; jointed mannequin; tattoo mannequin arm; canvas block head; wig head mannequin; mannequin hand
de: Gliederpuppe Holz; Modellhand Holz
fr: mannequin articulé bois; main articulée bois; tête à perruque
es: maniquí articulado madera; mano articulada madera
it: manichino snodabile; mano snodabile legno; manichino sartoriale
nl: ledenpop hout; houten hand model
pl: manekin rysunkowy; drewniana dłoń manekin
pt: manequim articulado madeira; mão articulada madeira
not: mannequin hand necklace; dress form clothing pattern
  * -> 961800
t: 12 inch Wooden Artist Manikin Jointed Drawing Figure; Material: Wood => 961800
t: Canvas Wig Head Mannequin Block 22 inch; Material: Canvas => 961800
t: action figure toy 20cm => 950300

@ battery-insulator-paper
en: battery insulation paper; barley paper; battery insulator ring; fish paper insulator; battery insulating gasket; 18650 insulator; highland barley paper
de: Batterie Isolierpapier; Isolierringe 18650
fr: papier isolant batterie; rondelle isolante 18650
es: papel aislante para batería; arandela aislante 18650
it: carta isolante batteria; rondella isolante 18650
nl: batterij isolatiepapier; isolatiering 18650
pl: papier izolacyjny do baterii; podkładki izolacyjne 18650
pt: papel isolante bateria; anel isolante 18650
  * -> 854790
t: 100pcs 18650 Battery Insulation Paper Barley Gasket Adhesive; Material: Barley paper => 854790
t: 18650 battery 3000mah => 850760

@ bga-stencil
en: bga stencil; reballing stencil; bga reballing stencil; solder stencil; smt stencil; tin planting net; stencil template + bga|ic|cpu|smt
de: BGA Schablone; Reballing Schablone; Lotpastenschablone
fr: pochoir bga; stencil reballing
es: plantilla bga; esténcil reballing
it: stencil bga; maschera reballing
nl: bga stencil; reballing stencil
pl: szablon bga; sito do reballingu
pt: stencil bga; estêncil reballing
  * -> 732690
t: BGA Stencil CPU Reballing Template for Android Phone 33pcs; Material: Steel => 732690
t: letter stencil plastic drawing => !7326

@ bike-drive-bits part of bicycle, bicycle-vehicle
en: dropper lever; dropper post lever; dropper post remote; disc rotor; disc brake rotor + bike|mtb|160mm|180mm|bicycle|centerlock|6 bolt; mtb disc rotor; bike rotor; centerlock rotor; chain guide + mtb|bike|bicycle; chain catcher + bike; bike derailleur hanger; bike cable housing; cable end caps + bike|bicycle|brake; brake cable end; bike frame protector; bicycle seat post; bar end plug; handlebar plug; bike spacer headset; spoke card; bmx grips
de: Bremsscheibe Fahrrad; Kettenführung MTB
fr: disque de frein vélo; guide chaîne vtt; protège base vélo
es: disco de freno bicicleta; guía cadena mtb
it: disco freno bici; guidacatena mtb; batticatena
nl: remschijf fiets; kettinggeleider mtb
pl: tarcza hamulcowa rowerowa; napinacz łańcucha mtb; osłona ramy rowerowej
pt: disco de freio bicicleta; guia de corrente mtb; protetor de quadro bike
  "rotor" -> 871494
  "bremsscheibe" -> 871494
  "brake" -> 871494
  "freno" -> 871494
  "frein" -> 871494
  "freio" -> 871494
  * -> 871499
t: 160mm MTB Disc Rotor 6 Bolt Bike Brake; Material: Stainless Steel => 871494
t: Derailleur Hanger Dropout for Trek Marlin Bike; Material: Aluminum => 871499
t: car brake disc front => 870830

@ bike-light-mount accessory of bicycle-light, bicycle, bicycle-vehicle
en: bike light mount; bicycle light bracket; light mount + bike|handlebar|bicycle|garmin; out front mount; garmin mount + bike|handlebar|stem; gopro bike mount; bicycle bell mount; handlebar extension + bike|bicycle; saddle rail mount; bike tail light bracket
de: Fahrradlicht Halter; Fahrradcomputer Halterung; Lenkererweiterung
fr: support éclairage vélo; support compteur vélo; extension guidon
es: soporte luz bicicleta; soporte ciclocomputador; extensor manillar
it: supporto luce bici; supporto ciclocomputer; prolunga manubrio
nl: fietslamphouder; houder fietscomputer; stuurverlenger
pl: uchwyt lampki rowerowej; uchwyt licznika rowerowego; przedłużka kierownicy
pt: suporte farol bicicleta; suporte ciclocomputador; extensor guidão
  * -> 871499
t: Out Front Bike Computer Mount for Garmin Edge 31.8mm; Material: Aluminum => 871499
t: bike light usb rechargeable set => 851210

@ bike-shop-tool
en: freewheel tool; freewheel remover; cassette removal tool; chain whip; cassette lockring tool; bottom bracket tool; chain checker; chain breaker + bike|bicycle; chain link plier; spoke key; bike repair tool; tyre bead jack; valve core tool; valve core remover; derailleur alignment tool; headset press; crown race setter; brake bleed kit; bicycle cassette remover; cassette remover; freewheel tool bicycle
de: Kassettenabzieher; Kettenpeitsche; Ventilschlüssel
fr: démonte cassette; fouet à chaîne; démonte obus
es: extractor de cassette; látigo de cadena; llave de radios; llave válvula
it: estrattore cassetta; frusta catena; tiraraggi; chiave valvola
nl: cassette afnemer; kettingzweep; spaaksleutel
pl: ściągacz kasety; bacik do kasety; klucz do szprych
pt: extrator de cassete; chicote corrente; chave de raios; saca corrente
  "spoke" -> 820411
  "plier" -> 820320
  * -> 820559
t: Freewheel Tool Bicycle Cassette Remover for Shimano; Material: Carbon Steel => 820559
t: chain lube 100ml bicycle => !8205

@ blending-stump
en: blending stump; blending stumps; paper stump drawing; tortillon; sketch blending stick; paper wiper sketch
de: Papierwischer; Estompe
fr: estompe; tortillon papier
es: difumino; esfumino
it: sfumino; sfumini
nl: doezelaar; doezelstok
pl: wiszor; roztarka papierowa
pt: esfuminho; esfuminhos
  * -> 482390
t: 6pcs Blending Stump Sketch Paper Art Tortillon Set; Material: Paper => 482390
t: tree stump grinder => !4823

@ blocking-pin
en: blocking pin; blocking pins; t pin + wig|blocking|knitting; knit blocking comb; ball head pin; glass head pin; dressmaker pin
de: T-Nadeln; Stecknadeln; Spannnadeln Stricken
fr: épingles en t; épingles tête verre
es: alfileres en t; alfileres de costura
it: spilli a t; spilli da cucito
nl: t-spelden; kopspelden
pl: szpilki t
pt: alfinetes em t; alfinetes de costura
not: blocking pin clevis; push pin; corsage pin magnet
  "comb" -> 392690
  main: plastic 392690 ~.01
  * -> 731940
t: 100pcs T Pins for Blocking Knitting Wig Making; Material: Steel => 731940
t: clevis pin 8mm => !731940

@ bowstring-wax
en: bow string wax; bowstring wax; crossbow string wax; beard wax stick; thread wax; beeswax block thread; ski wax block; surfboard wax; skimboard wax; zipper wax; saddle wax; cheese wax; candle wax flakes
de: Sehnenwachs; Fadenwachs; Surfwachs; Käsewachs
fr: cire pour corde d'arc; cire à fil; wax surf; cire à fromage
es: cera para cuerda de arco; cera para hilo; cera para tabla de surf
it: cera per corda arco; cera per filo; paraffina surf
nl: boogpeeswas; draadwas; surfwax
pl: wosk do cięciwy; wosk do nici; wosk do deski surfingowej
pt: cera para corda de arco; cera para linha; parafina surf
not: beard wax stick moustache; beard wax stick balm
  "beeswax" -> 152190
  * -> 340490
t: Bow String Wax Archery Compound Crossbow Maintenance Stick; Weight: 12g => 340490
t: Surf Wax Tropical Coconut 85g Surfboard => 340490
t: beard balm 60g => !3404

@ camp-gas-adapter
en: gas canister adapter; camping gas adapter; gas tank adapter + camping|stove|propane|butane; gas refill adapter; propane refill adapter; butane adapter; gas saver + camping|lpg; stove adapter + gas|propane|butane; co2 adapter + soda|sodastream|refill; soda stream adapter
de: Gasadapter Camping; Gaskartuschen Adapter; CO2 Adapter Sodastream
fr: adaptateur cartouche gaz; adaptateur gaz camping; adaptateur co2 soda
es: adaptador cartucho gas; adaptador gas camping; adaptador co2 soda
it: adattatore bombola gas campeggio; adattatore gas camping; adattatore co2 gasatore
nl: gasadapter kamperen; gaspatroon adapter; co2 adapter soda
pl: adapter kartusza gazowego; adapter gazowy turystyczny; adapter co2
pt: adaptador cartucho gás; adaptador gás camping; adaptador co2 refrigerante
  * -> 848180
t: Gas Canister Adapter Camping Stove Refill Valve Lindal; Material: Aluminum Alloy => 848180
t: usb c adapter => !8481

@ candle-soap-tool
en: wick trimmer; candle wick trimmer; wick cutter; wick dipper; wick centering tool; wick holder bar; candle wick bar; candle making pitcher; wax melting pot + candle; soap cutter; soap slicer; soap wire cutter; soap stamp; soap planer; bath bomb mold; bath bomb mould; bath bomb press; candle snuffer set; candle accessory set
de: Dochtschere; Dochthalter; Seifenschneider; Seifenstempel; Badekugelform
fr: coupe mèche; mouchette bougie; coupe savon; tampon savon; moule bombe de bain
es: cortamechas; soporte mecha; cortador de jabón; sello jabón; molde bomba de baño
it: tagliastoppino; taglia sapone; timbro sapone; stampo bombe da bagno
nl: lontknipper; zeepsnijder; zeepstempel; bruisbal mal
pl: nożyczki do knota; krajalnica do mydła; stempel do mydła; forma do kul do kąpieli
pt: cortador de pavio; cortador de sabão; carimbo sabonete; molde bomba de banho
  "trimmer" -> 821300
  "mold": main=base-metal 732690 ~.2; * 392690
  "mould": main=base-metal 732690 ~.2; * 392690
  "form" -> 392690
  "molde" -> 392690
  "moule" -> 392690
  "stampo" -> 392690
  "stamp": main=plastic 392690 ~.7; main=base-metal 732690; * 392690
  "pitcher|melting pot": main=aluminium 761510; * 732393
  "cutter" -> 820559
  * -> 820559
t: Candle Wick Trimmer Stainless Steel Scissors; Material: Stainless Steel => 821300
t: Acrylic Soap Stamp Handmade Natural Seal; Material: Acrylic => 392690
t: soap dispenser pump => !8213

@ car-key-shell-remote accessory of passenger-car, car, motorcycle
en: remote car key shell; key shell case; car key case shell; remote key case + button|vw|golf|peugeot|ford|opel; folding key shell; key fob housing; key button pad; key fob rubber pad
fr: coque de clé télécommande; boîtier clé voiture
it: scocca chiave telecomando
pl: obudowa pilota samochodowego
pt: carcaça chave carro; capa chave canivete
  * -> 392690
t: Remote Car Key Shell Case 3 Buttons for VW Golf Passat; Material: Plastic => 392690
t: car key with chip programmed remote => !392690

@ card-grading-case
en: card grading slab; graded card case; card slab; magnetic card holder; one touch magnetic; one touch magnetic card holder; card divider; trading card divider; card stand + trading|graded|slab|toploader; toploader case; semi rigid card holder; coin flip; coin flips; coin snap; sticker album sleeve; kpop photocard holder; toploader binder; nine pocket binder; trading card holder; magnetic trading card holder; trading card case; trading card stand; toploader binder trading card; trading card album
de: Karten Slab; magnetischer Kartenhalter; Kartentrenner Sammelkarten; Münzrähmchen; Photocard Halter; Sammelkartenalbum
fr: slab carte gradée; porte carte magnétique collection; intercalaire cartes; porte photocard; classeur cartes collection
es: slab carta; funda magnética carta; separador cartas; soporte photocard; álbum cartas coleccionables
it: slab carte; porta carta magnetico; divisori carte; porta photocard; album carte collezionabili
nl: kaart slab; magnetische kaarthouder; kaartverdelers; photocard houder; verzamelkaarten map
pl: slab na karty; etui magnetyczne na kartę; przekładki do kart; ramka photocard
pt: slab carta; porta carta magnético; divisórias cartas; porta photocard; álbum cartas colecionáveis
  * -> 392690
t: Magnetic Card Holder 35PT One Touch Trading Card 5pcs; Material: Acrylic => 392690
t: 9 Pocket Trading Card Binder 360 Cards with Zipper; Material: PU => 3926
t: business card holder metal => !392690

@ caviar-bead-nail
en: nail caviar beads; caviar beads + nail|manicure; nail art caviar; micro caviar beads; nail art microbeads; nail art bubble beads; mini steel ball + nail
de: Nagel Kaviar Perlen; Mikroperlen Nagel
fr: caviar ongles; micro billes ongles
es: caviar para uñas; microperlas uñas
it: caviale unghie; micro perline unghie
nl: nagel kaviaar; microparels nagel
pl: kawior do paznokci; bulion do paznokci
pt: caviar para unhas; microesferas unhas
  main: glass 701820 ~.3; base-metal 830890; plastic 392690
  * -> 830890
t: 1 Box Nail Art Caviar Beads 0.8mm Metal Gold Steel Balls; Material: Metal => 830890
t: salmon caviar 100g => 1604

@ clay-slice-filler
en: fake sprinkles; polymer clay slices; polymer clay sprinkles; clay slices + nail|slime|resin|polymer; shaker filler; shaker card filler; shaker bits; slime add ins; fimo slices; resin filler + shaker|clay|sequin
de: Fimo Scheiben; Fake Streusel; Schüttelkarten Füllung
fr: tranches fimo; faux vermicelles; garniture shaker
es: rodajas fimo; chispas falsas; relleno shaker
it: fettine fimo; finte codette; ripieno shaker
nl: fimo schijfjes; nep sprinkles; shaker vulling
pl: plasterki fimo; sztuczna posypka; wypełnienie shaker
pt: fatias fimo; granulado falso; recheio shaker
not: polymer clay kit; edible sprinkles
  * -> 392690
t: 100g Fake Sprinkles Polymer Clay Slices Fruit Slime Filler; Material: Polymer Clay => 392690
t: Slime Charms 50pcs Mixed Resin Flatback; Material: Resin => 392690
t: cake sprinkles edible 100g => 170490

@ console-shell-part
en: joycon shell; joy-con shell; controller faceplate; ps5 faceplate; ps5 face plate; ps5 plates; gameboy shell; game boy shell; gameboy ips screen; gba shell; ips screen kit + gameboy|gba|gbc; controller buttons kit + ps4|ps5|xbox|switch; joystick module + ps5|ps4|xbox|switch|hall; ps5 joystick; analog stick + ps5|ps4|xbox|switch|joycon|replacement; hall effect joystick; thumb grip; controller back shell; controller trigger spring; steam deck shell; console cooling fan + ps4|ps5|xbox|switch; joystick hall effect sensor; ps5 joystick hall effect; hall effect sensor module + joystick|ps5|ps4; gameboy color shell; gbc shell; replacement gameboy color shell
de: Joy-Con Gehäuse; Controller Gehäuse; PS5 Faceplate; Gameboy Gehäuse; Analogstick Ersatz
fr: coque joy-con; coque de manette; façade ps5; coque game boy; stick analogique
es: carcasa joy-con; carcasa de mando; placas ps5; carcasa game boy; joystick analógico repuesto
it: guscio joy-con; scocca controller; cover ps5; guscio game boy; levetta analogica ricambio
nl: joy-con behuizing; controller behuizing; ps5 faceplate; gameboy behuizing; analoge stick
pl: obudowa joy-con; obudowa pada; panele ps5; obudowa game boy; gałka analogowa
pt: carcaça joy-con; carcaça de controle; placa ps5; carcaça game boy; analógico de reposição
not: ps5 joystick charger; game boy shell pendant
  "cooling fan" -> 841459 ~.01
  "spring|muelle|resorte|molla|mola" -> 732090 ~.01
  * -> 950450     # parts of game consoles stay in the heading (ch. 95 n.3)
t: PS5 Joystick Hall Effect Sensor Module Replacement; Quantity: 2pcs => 950450
t: Replacement Gameboy Color Shell GBC Housing with Buttons; Material: ABS => 950450
t: nintendo switch carrying case => !950450

@ cosplay-wings
en: cosplay wings; butterfly wings + costume|fairy|kids|cosplay|adult; devil wings; costume wings; isis wings; dragon wings + costume|cosplay; feather wings + costume|angel|cosplay; elf ears; elf ear tips; cosplay ears; cosplay horns; devil horns; antlers headpiece cosplay; pirate hook; cosplay tail; cosplay fox tail; tail cosplay; fursuit head; fursuit tail; fursuit paw; furry mask; furry paw gloves; cosplay prop armor; medieval gauntlets; cosplay gauntlet; gas mask cosplay; plague doctor mask; alien mask; luchador mask; cosplay helmet; costume beard; light up wings; led wings; angel wings feather; adult angel wings; furry fox tail; fox tail cosplay; fox tail + cosplay|furry|ears
de: Engelsflügel; Feenflügel; Schmetterlingsflügel Kostüm; Elfenohren; Cosplay Hörner; Fuchsschwanz Cosplay
fr: ailes d'ange; ailes de fée; oreilles d'elfe; cornes cosplay; queue de renard cosplay
es: alas de ángel; alas de hada; orejas de elfo; cuernos cosplay; cola de zorro cosplay
it: ali d'angelo; ali da fata; orecchie da elfo; corna cosplay; coda volpe cosplay
nl: engelenvleugels; feeënvleugels; elfenoren; cosplay hoorns
pl: skrzydła anioła; skrzydła wróżki; uszy elfa; rogi cosplay; ogon cosplay
pt: asas de anjo; asas de fada; orelhas de elfo; chifres cosplay; cauda cosplay
not: chicken wings; fairy wings charm; angel wings pendant; angel wings necklace; halloween mask filter; angel wings decor; angel wings patch
  * -> 950590
t: Adult Angel Wings Feather Halloween Carnival Cosplay Costume; Material: Feather; Color: White => 950590
t: Soft Pointed Elf Ears Latex Cosplay 2 pairs; Material: Latex => 950590
t: Furry Fox Tail Cosplay Set Ears; Material: Faux fur => 950590
t: frozen chicken wings 5 kg => 020714

@ current-sensor-module
en: current sensor; acs712; acs712 module; ina219; ina219 module; current sensor module; voltage sensor module; power meter module; pzem-004t; current transformer sensor; energy monitor module
de: Stromsensor Modul; Spannungssensor Modul; Energiemessmodul
fr: capteur de courant; module capteur de tension
es: sensor de corriente; módulo sensor de voltaje
it: sensore di corrente; modulo sensore tensione
nl: stroomsensor; spanningssensor module
pl: czujnik prądu; moduł czujnika napięcia
pt: sensor de corrente; módulo sensor de tensão
not: current transformer
  * -> 903033
t: ACS712 20A Current Sensor Module for Arduino; Range: 20A => 903033
t: PZEM-004T AC 220V 100A Power Meter Module with CT; Interface: TTL => 903033
t: oxygen sensor for car => !903033

@ damascus-billet
en: damascus billet; damascus steel billet; damascus steel bar; damascus blank bar; pattern welded billet; knife making billet; damascus twist bar
de: Damast Rohling; Damaststahl Barren; Damaststahl Stab
fr: barre acier damas; billette damas
es: barra de acero damasco; billet damasco
it: barra acciaio damasco; billetta damasco
nl: damast staaf; damaststaal billet
pl: pręt damasceński; kęs damast
pt: barra aço damasco; billet damasco
  * -> 722840
t: Damascus Steel Billet Bar Ladder Pattern 10x1.5 inch Knife Making; Material: 1095 15N20 => 722840
t: damascus kitchen knife => 821192

@ dance-shoe-pole
en: pole dance heels; pole dance shoes; platform heels + pole|stripper|dance; pleaser heels; stripper heels; pole dancing boots; exotic dance boots
de: Pole Dance Heels; Pole Dance Schuhe
fr: chaussures pole dance; talons pole dance
es: tacones pole dance; zapatos de pole dance
it: scarpe pole dance; tacchi pole dance
nl: paaldansschoenen; pole dance hakken
pl: buty do pole dance; szpilki do pole dance
pt: sapatos pole dance; saltos pole dance
  upper=leather -> 640399 ~.05
  upper=textile -> 640419 ~.05
  "boots": * 640291
  * -> 640299
t: 20cm Pole Dance Heels Platform Clear Strap Sandals; Upper Material: PU; Outsole: Rubber => 640299
t: dance pole 45mm removable => !6402

@ decoy-hunting
en: decoy duck; turkey decoy; crow decoy; decoy bird; decoy weight; decoy spinner
de: Locktaube; Lockvogel Jagd
fr: leurre pigeon chasse; forme oie
es: cimbel pato; señuelo pato caza; cimbel paloma
it: stampo anatra caccia; stampo colombaccio; richiamo caccia stampo
nl: lokduif; lokgans
pl: bałwanek kaczka; wabik gołąb; kaczka krzyżówka wabik
pt: chamariz pato caça; negaça pombo
  * -> 950790
t: 6pcs Duck Decoy Mallard Hunting Floating; Material: EVA Plastic => 950790
t: rubber duck bath toy => 950300

@ dev-board
en: development board + esp32|stm32|arduino|esp8266|microcontroller|wifi; esp8266; nodemcu; esp32 board; stm32 board; bluepill; stm32f103c8t6; teensy board; attiny85 board; arduino uno r3; wemos d1 mini; orange pi; banana pi; pico w board
de: Mikrocontroller Board
fr: carte microcontrôleur; ordinateur monocarte
es: placa microcontrolador; placa computadora
it: scheda microcontrollore; computer a scheda singola
nl: microcontroller bord; ontwikkelbord; single board computer
pl: płytka mikrokontrolera; komputer jednopłytkowy
pt: placa microcontroladora; computador de placa única
not: esp8266 module; sensor for arduino; screw shield
  * -> 847150
t: ESP8266 NodeMCU V3 CH340 Development Board; Chip: ESP-12E; Voltage: 5V => 847150
t: STM32F103C8T6 Minimum System Development Board ARM; Type: Module => 847150
t: sensor module for arduino => !847150

@ digitizer-tablet part of tablet, laptop, laptop-computer
en: tablet digitizer; touch screen digitizer + tablet|pad|tab|10.1|ipad; digitizer glass; touch panel digitizer; tablet touch screen; capacitive touch panel + tablet|10.1; touchpad + laptop|replacement; trackpad + replacement|macbook|laptop; trackpad cable; tablet digitizer touch screen; digitizer touch screen glass; digitizer touch screen + tablet
de: Tablet Touchscreen Digitizer; Touchpad Ersatz; Tablet Glas Digitizer
fr: vitre tactile tablette; digitizer tablette; pavé tactile portable
es: digitalizador tablet; táctil tablet; touchpad portátil repuesto
it: digitizer tablet; vetro touch tablet; touchpad ricambio
nl: tablet digitizer; touchscreen glas tablet; touchpad onderdeel
pl: digitizer tabletu; szybka dotykowa tabletu; touchpad laptopa
pt: digitalizador tablet; vidro touch tablet; touchpad notebook
not: lcd touch screen digitizer; lcd display touch screen digitizer
  "lcd" -> 852491 ~.05
  * -> 847330
t: 10.1 inch Tablet Digitizer Touch Screen Glass Panel MJK-PG101; Type: Capacitive => 847330
t: graphics drawing tablet with pen => !847330
t: lcd display with digitizer for ipad air => 852491

@ divination-tool
en: divination pendulum; pendulum divination; pendulum board; ouija board; spirit board; talking board; planchette; scrying mirror; witch altar kit; witchcraft kit; pendulum crystal
de: Pendel Wahrsagen; Hexenbrett; Ouija Brett; Pendelbrett
fr: planche ouija; planche de pendule
es: péndulo adivinación; tabla ouija; tablero péndulo
it: pendolo radiestesia; tavola ouija; tavoletta pendolo
nl: wichelpendel; ouijabord; pendelbord
pl: tablica ouija; tablica do wahadełka
pt: tabuleiro ouija; placa pêndulo
  "ouija" -> 950490
  "spirit board" -> 950490
  "talking board" -> 950490
  "mirror" -> 701399
  "board" -> 442199
  stone=gem -> 711620 ~.6
  metal=base-metal -> 711719
  main: wood 442199 ~.05; stone 711620
  * -> 711620
t: Amethyst Crystal Dowsing Pendulum Divination Chain; Material: Natural Stone => 711620
t: Wooden Ouija Board with Planchette Spirit Talking; Material: Wood => 950490
t: pendulum wall clock => !7116

@ drone-lens-filter
en: nd filter + drone|dji|mavic|mini|gopro|action; drone lens filter; uv filter + drone|dji|mavic|gopro
de: ND Filter Drohne; Filterset Drohne
fr: filtre nd drone; filtres pour drone
es: filtro nd drone; filtros para drone
it: filtro nd drone; filtri per drone
nl: nd filter drone; filterset drone
pl: filtr nd do drona; filtry do drona
pt: filtro nd drone; filtros para drone
  * -> 900220
t: ND Filter Set for DJI Mini 3 Pro ND8 ND16 ND32; Material: Optical glass => 900220
t: water filter replacement => !9002

@ drone-part-fpv part of drone-aircraft, drone
en: fpv frame; quadcopter frame; fpv frame kit; landing gear extension + drone|dji|mavic|mini|air; propeller guard + drone|dji|mavic|mini; fpv propeller; drone motor mount; flight controller; flight controller stack; drone gimbal cover; drone battery strap
de: Drohnenrahmen; FPV Rahmen; Propellerschutz Drohne; Drohnen Landegestell
fr: châssis drone; protection hélice drone; train d'atterrissage drone; contrôleur de vol
es: chasis de drone; protector de hélice drone; tren de aterrizaje drone; controlador de vuelo
it: telaio drone; protezione eliche drone; carrello drone; controllore di volo
nl: drone frame; propellerbeschermer drone; landingsgestel drone
pl: rama drona; osłona śmigieł drona; podwozie drona; kontroler lotu
pt: frame de drone; protetor de hélice drone; trem de pouso drone; controladora de voo
  "propeller guard" -> 880730
  "propeller" -> 880710
  "landing" -> 880720
  "flight controller" -> 880730
  * -> 880730
t: 5 inch FPV Frame Kit 225mm Carbon Fiber Quadcopter; Material: Carbon Fiber => 880730
t: Landing gear extension leg for DJI Air 2S; Material: ABS => 880720
t: drone with 4k camera foldable => 8806

@ el-wire
en: el wire; electroluminescent wire; el tape; el panel; neon el wire; el strip
de: EL Kabel; Leuchtdraht; Leuchtfolie EL
fr: fil électroluminescent; fil el; bande el
es: cable electroluminiscente; hilo electroluminiscente
it: filo elettroluminescente; cavo el
nl: el draad; elektroluminescent draad
pl: przewód elektroluminescencyjny; el wire drut
pt: fio eletroluminescente; fio neon el
  * -> 854370
t: 5M EL Wire Neon Light Glow Strip with 12V Inverter; Color: Blue; Use: Car => 854370
t: led strip 5m rgb => !854370

@ engraving-bit
en: v-bit engraving; v bit; pcb engraving bit; pcb milling cutter; cnc engraving cutter; tungsten carbide burr; rotary burr set; rotary file bit; surfacing router bit
de: Gravurfräser; Hartmetallfräser Set
fr: fraise à graver; pointe à graver cnc; fraise carbure rotative
es: fresa de grabado; broca v grabado; fresa rotativa carburo
it: punta per incisione; fresa per incisione; fresa rotativa carburo
nl: graveerfrees; graveerbit; stiftfrees
pl: frez grawerski; frez stożkowy; pilnik obrotowy węglikowy
pt: fresa de gravação; broca v gravação; fresa rotativa
  "drill" -> 820750
  "burr" -> 820770
  "file" -> 820770
  * -> 820770
t: 10pcs V-Bit Engraving Cutter 3.175mm 20 Degree CNC Carbide; Material: Tungsten Steel => 820770
t: 0.3-1.2mm PCB Drill Bit Set Carbide 10pcs => 820750
t: screwdriver bit set ph2 => 820790

@ esc-controller
en: esc speed controller; brushless esc; esc + brushless|blheli|drone|fpv|rc|lipo|simonk; blheli esc; 4 in 1 esc; rc esc; 30a esc; 40a esc
de: ESC Regler; Brushless Regler; Fahrtregler RC
fr: contrôleur esc; variateur brushless
es: controlador esc; variador brushless
it: regolatore esc; regolatore brushless
nl: esc regelaar; brushless regelaar
pl: regulator esc; regulator bezszczotkowy
pt: controlador esc; regulador brushless
not: esc programming card
  * -> 850440     # inverts direct current for the three phases of the motor
t: 40A BLHeli_S ESC Speed Controller for FPV Drone; Voltage: 2-6S => 850440
t: fpv drone flight controller => !850440

@ eva-foam-cosplay
en: eva foam armor; eva foam sheet + cosplay|armor|craft|2mm|5mm|10mm; high density eva foam; cosplay foam sheet; eva foam roll; foam dowel + cosplay|eva; foam bevel + eva
de: EVA Schaumstoffplatte Cosplay; Cosplay Schaumstoff
fr: plaque mousse eva cosplay; mousse eva haute densité
es: plancha goma eva cosplay; espuma eva alta densidad
it: foglio eva cosplay; foam eva alta densità
nl: eva foam cosplay; eva schuimplaat cosplay
pl: pianka eva cosplay; arkusz pianki eva
pt: placa eva cosplay; espuma eva alta densidade
not: eva foam mat; eva foam sticker
  "dowel" -> 392690
  "bevel" -> 392690
  * -> 392119
t: EVA Foam Sheet 5mm High Density Cosplay Armor 35x100cm; Material: EVA => 392119
t: Thermoplastic cosplay sheet worbla 50x75 cm => 392099
t: yoga mat eva => !392119

@ fabric-marker-pen
en: water soluble pen; water erasable pen; air erasable pen; disappearing ink pen + fabric|sewing; fabric marker pen; heat erasable pen; erasable fabric marker; leather marking pen; silver marking pen + leather|fabric
de: Trickmarker; Stoffmarker auswaschbar; Markierstift Stoff
fr: feutre effaçable à l'eau; stylo effaçable tissu
es: rotulador borrable al agua; marcador tela borrable
it: penna idrosolubile; penna cancellabile tessuto
nl: wateroplosbare stift; uitwisbare textielstift
pl: pisak spieralny; znikopis do tkanin
pt: caneta solúvel em água; caneta apagável tecido
  * -> 960820
t: 4pcs Water Soluble Pen Erasable Fabric Marker Sewing; Color: Blue White => 960820
t: water soluble fertilizer => !9608

@ fpv-camera
en: fpv camera; caddx camera; runcam; drone camera module; analog fpv camera; cctv board camera; esp32-cam; camera module + raspberry|ov2640|ov5647|arduino|csi; wifi ear endoscope; ear camera; esp32-cam wifi module; esp32 cam
de: FPV Kamera
fr: caméra fpv
es: cámara fpv
it: telecamera fpv; modulo fotocamera; telecamera endoscopica
nl: fpv camera
pl: kamera fpv
pt: câmera fpv; câmera endoscópio
not: medical endoscope
  * -> 852589
t: Caddx Ratel 2 FPV Camera 1200TVL Analog; Use: RC Drone => 852589
t: ESP32-CAM WiFi Module with OV2640 Camera 2MP => 852589
t: camera strap leather => !8525

@ fpv-motor part of drone-aircraft, drone
en: drone brushless motor; fpv brushless motor; brushless motor + fpv|drone|2207|2306|2450kv|1404|quadcopter; rc brushless motor; rc motor 540; 775 motor brushed rc
de: FPV Motor; Brushless Motor Drohne
fr: moteur fpv
es: motor brushless drone; motor fpv
it: motore brushless drone; motore fpv
nl: brushless motor drone; fpv motor drone
pl: silnik fpv
pt: motor brushless para drone
  "vibration" -> 850110
  "540" -> 850131
  "775" -> 850131
  * -> 850151
t: Brushless Motor 2207 2450KV FPV Racing Drone 4pcs; Brand: generic => 850151
t: racing drone fpv ready to fly => 8806

@ gel-blaster-toy
en: gel ball blaster; gel blaster gun; splatter ball gun; soft bullet gun; dart blaster; nerf blaster; foam darts refill; toy gun + foam|soft|gel|kids|water; cap gun toy
de: Gel Blaster; Schaumstoff Dart Blaster
fr: pistolet à billes gel; pistolet fléchettes mousse
es: pistola de hidrogel; pistola dardos espuma
it: pistola gel; pistola dardi foam
nl: gel blaster pistool; foam dart blaster
pl: gel blaster pistolet; wyrzutnia strzałek
pt: lançador gel; lançador dardos
  * -> 950300
t: Gel Ball Blaster Toy Gun with 10000 Gel Balls; Age: 14+ => 950300
t: airsoft pistol co2 6mm => 930400

@ gps-module
en: gps neo-6m; neo-6m; neo-8m; gnss module; gps receiver module; ublox module; flight controller gps
de: GPS Modul; GNSS Modul; GPS Empfängermodul
fr: module gps; module gnss
es: módulo gps; módulo gnss
it: modulo gps; modulo gnss
nl: gps module; gnss module
pl: moduł gps; moduł gnss
pt: módulo gps; módulo gnss
  * -> 852691
t: NEO-6M GPS Module with Ceramic Antenna for Arduino; Voltage: 3-5V => 852691
t: gps dog collar tracker => !852692

@ gpu-bracket
en: gpu support bracket; gpu stand; gpu holder; graphics card holder; graphics card support; video card holder; gpu brace; vga holder
de: Grafikkartenhalter; GPU Halterung; Grafikkartenstütze
fr: support de carte graphique; support gpu
es: soporte para tarjeta gráfica; soporte gpu
it: supporto scheda video; supporto gpu
nl: gpu steun; videokaart houder
pl: podpórka pod kartę graficzną; wspornik karty graficznej
pt: suporte para placa de vídeo; suporte gpu
  * -> 847330
t: GPU Support Bracket Anti Sag Holder ARGB; Material: Aluminum Alloy; Type: Vertical => 847330
t: graphics card 8gb => 847180

@ hair-bonded-extension
en: nail tip hair extension; keratin bond hair; keratin tip hair; flat tip hair; tape in hair; nano ring hair; weft hair; genius weft; bulk braiding hair; boho human hair bulk; virgin hair bundle; hair bundle deal; 360 lace; hd lace frontal
de: Keratin Bondings = keratin bond hair; Lace Closure = lace closure
fr: extensions kératine = keratin hair extensions; extensions adhésives = tape in hair extensions; tissage cheveux = hair weave; closure = hair closure
es: extensiones de queratina = keratin hair extension; extensiones adhesivas = adhesive hair extension; cortina de cabello = weft hair; closure de cabello = hair closure
it: extension cheratina = keratin bond hair extension; extension biadesive = tape in hair; tessitura capelli = hair weave
nl: keratine extensions = keratin hair extensions; haarweave = hair weave
pl: pasma keratynowe = keratin hair strands; włosy tape on = tape in hair; taśma włosów = weft hair
pt: mega hair queratina = keratin hair extension; fita adesiva cabelo extensão = hair extension adhesive tape; tela de cabelo = weft hair; closure de cabelo = hair closure
not: tape in hair remover; hair weft tape; hair extension tape
  main: human-hair 670420 ~.7; synthetic 670419
  "human" -> 670420
  "remy" -> 670420
  "virgin" -> 670420
  "brazilian" -> 670420
  "synthetic|sintético" -> 670419
  * -> 670420
t: 100 strands I Tip Hair Extensions Keratin Bond Remy Human Hair; Length: 20 inch => 670420
t: 4x4 Lace Closure Brazilian Straight; Base: Swiss Lace => 670420
t: keratin hair treatment 500ml => !6704

@ hair-bun-maker
en: hair bun donut; donut bun maker; hair bun maker; sock bun; hair bun shaper; hair padding + bun|volume; hair bump insert; bumpits; french twist maker; hair braider tool; topsy tail; hair sectioning ring
de: Haardonut; Dutt Maker; Flechthilfe
fr: faux chignon mousse; boudin chignon
es: donut para moño; relleno de moño; trenzador de pelo
it: ciambella per chignon; donut capelli; attrezzo trecce
nl: haardonut; knotrol; knotmaker
pl: pączek do koka; donut do włosów
pt: donut de coque; enchimento de coque; trançador de cabelo
not: food bun maker; electric hair braider
  * -> 961590
t: 3pcs Hair Bun Donut Maker Sponge Ring Chignon; Material: Nylon => 961590
t: donut maker machine electric => 851679

@ hair-micro-ring
en: micro ring; micro link ring; micro beads + hair extension|hair extensions; silicone micro ring; micro link beads; nano ring; braid charm
de: Microrings; Dreadperlen; Zopfringe
fr: micro anneaux extensions; perle dreadlocks; anneau tresse
es: microanillas extensiones; cuentas rastas
it: microring extension; perline dread
nl: microringen; dreadkralen
pl: mikroringi; kółka do warkoczy
pt: micro anéis mega hair; anéis para tranças; contas dread
  "cuff" -> 961519
  "dread" -> 961519
  "braid" -> 961519
  main: copper 741980 ~.2; aluminium 761699; plastic 392690
  * -> 761699
t: 500pcs Silicone Micro Rings Hair Extension Beads 5mm; Material: Aluminum => 761699
t: 100pcs Dreadlock Beads Braid Rings Hair Cuffs Gold; Material: Alloy => 961519
t: ring silver 925 => !7616

@ hot-air-nozzle part of soldering-iron, heat-gun, welding-machine
en: hot air nozzle; heat gun nozzle; rework station nozzle; hot air gun nozzle; heat gun reducer; soldering iron handle; soldering iron tip cleaner
de: Heißluftdüse
fr: buse air chaud; panne de fer à souder
es: boquilla aire caliente; punta de soldador; soporte de soldador
it: ugello aria calda
nl: hete lucht mondstuk; soldeerboutstandaard
pl: dysza na gorące powietrze; grot lutowniczy
pt: bico ar quente; ponta de ferro de solda
  * -> 851590
t: 5pcs Hot Air Nozzle for 858D Rework Station 3-12mm; Material: Stainless Steel => 851590
t: Soldering Tip 900M-T-K for Hakko 936; Material: Copper => 851590
t: hair dryer nozzle => !851590

@ hunting-harness-bag
en: tree stand harness; treestand harness; hunting safety harness; game bag + deer|elk|hunting|meat; game bags; tree saddle; deer drag; meat game bag; tree climbing saddle
de: Sicherheitsgurt Hochsitz; Wildsack
fr: harnais mirador; sac à gibier; baudrier escalade
es: arnés tree stand; bolsa para caza carne; arnés de escalada
it: imbracatura altana; sacco selvaggina
nl: veiligheidsharnas jacht; wildzak
pl: uprząż myśliwska; worek na tuszę
pt: arnês caça; saco para carne caça
  * -> 630790
t: Tree Stand Safety Harness Hunting Fall Protection; Material: Polyester => 630790
t: 4pcs Elk Game Bags Meat Hunting Breathable; Material: Cotton => 630790
t: dog harness no pull => 420100

@ index-tab-film
en: page markers sticky; transparent sticky notes; clear sticky notes; bible tabs; book tabs sticky; index flags; sticky index; annotation tabs; index tabs sticky; sticky page flags; index tabs sticky page flags
de: Index Haftstreifen; transparente Haftnotizen; Bibel Register Sticker
fr: marque-pages adhésifs; index repositionnables; notes adhésives transparentes
es: banderitas adhesivas; marcadores índice; notas adhesivas transparentes
it: segnapagina adesivi; linguette adesive; note adesive trasparenti
nl: indextabs; plakkerige tabbladen; transparante sticky notes
pl: zakładki indeksujące; karteczki przezroczyste; znaczniki samoprzylepne
pt: marcadores adesivos; abas adesivas; notas adesivas transparentes
  main: paper 482090 ~.05
  "paper|papel|carta" -> 482090
  "bible" -> 482110
  * -> 391990
t: 300pcs Index Tabs Sticky Page Flags Colored; Material: PET => 391990
t: Transparent Sticky Notes 50 sheets Waterproof; Material: PET => 391990
t: desk calendar 2026 => !391990
t: sticky notes 76x76 yellow paper => 482

@ ir-receiver-diode
en: ir receiver; ir receiver module; infrared receiver; ir transmitter diode
de: IR Empfänger Diode; Infrarot Empfänger
fr: récepteur infrarouge
es: receptor infrarrojo
it: ricevitore infrarosso
nl: infrarood ontvanger
pl: odbiornik podczerwieni
pt: receptor infravermelho
not: photoresistor module; ir receiver cable; ir extender
  "transmitter" -> 854141
  * -> 854149
t: 20pcs VS1838B Infrared Receiver Diode 38KHz; Type: IR Receiver => 854149
t: infrared thermometer => !8541

@ keyboard-stabilizer part of mouse-keyboard, desktop-computer
en: keyboard stabilizer; keyboard stabiliser; plate mounted stabilizer; pcb stabilizer + keyboard|screw|6.25u; keyboard plate + pcb|mechanical|pc|aluminum|brass; keyboard pcb; hot swap pcb; keyboard case + 60%|75%|mechanical|diy; keyboard foam + pcb|plate|case
de: Tastatur Stabilisator; Tastaturplatine; Tastaturgehäuse
fr: stabilisateur de clavier; pcb de clavier; boîtier de clavier mécanique
es: estabilizador de teclado; pcb de teclado; carcasa de teclado mecánico
it: stabilizzatore tastiera; pcb tastiera; case per tastiera meccanica
nl: toetsenbord stabilisator; toetsenbord pcb; toetsenbordbehuizing
pl: stabilizator do klawiatury; pcb klawiatury; obudowa klawiatury mechanicznej
pt: estabilizador de teclado; pcb de teclado; case de teclado mecânico
not: keyboard case for ipad; keyboard case for tablet
  * -> 847330
t: Screw-in Keyboard Stabilizers 7u 6.25u Set; Material: PC; Use: DIY mechanical keyboard => 847330
t: 60% Hot Swap PCB for GH60 Keyboard; Color: Black => 847330
t: wireless keyboard with touchpad => 847160

@ keyboard-switch-mech part of mouse-keyboard, desktop-computer, laptop
en: mechanical keyboard switch; linear switch + keyboard|gateron|pin; tactile switch + keyboard|mechanical; switch tester + keyboard; mx switch; hall effect switch + keyboard
de: Tastaturschalter; mechanische Switches; Tastatur Switches
fr: switch pour clavier mécanique; interrupteur de clavier
es: interruptor de teclado mecánico; switch de teclado
it: switch per tastiera meccanica; interruttore tastiera
nl: toetsenbordschakelaar; switches voor mechanisch toetsenbord
pl: przełącznik do klawiatury; przełączniki mechaniczne do klawiatury
pt: switch de teclado mecânico; interruptor de teclado
not: keyboard switch film; keyboard switch puller; switch spring; keyboard switch opener
  * -> 853650
t: 70pcs Linear Mechanical Keyboard Switches 5 Pin Lubed; Type: Switch; Color: Yellow => 853650
t: mechanical keyboard 87 keys RGB; Interface: USB => 847160

@ keyboard-switch-part part of keyboard-switch-mech, mouse-keyboard
en: switch film + keyboard|mechanical|mx; keyboard switch film; switch spring + keyboard|mechanical; keyboard switch stem; switch stem + mechanical|keyboard
de: Switch Filme Tastatur; Schalterfedern Tastatur
fr: film de switch clavier; ressort de switch clavier
es: película para switch de teclado; muelle de switch de teclado
it: pellicola per switch tastiera; molla switch tastiera
nl: switch film toetsenbord; veer voor toetsenbordschakelaar
pl: folie do przełączników klawiatury; sprężynki do przełączników klawiatury
pt: filme para switch de teclado; mola de switch de teclado
  "spring|muelle|resorte|molla|mola" -> 732090
  * -> 853890
t: 120pcs Keyboard Switch Films for MX Mechanical Switches; Material: PC => 853890
t: Gateron mechanical keyboard switches 35 pcs => 853650

@ keypad-matrix
en: keypad matrix; 4x3 keypad; membrane switch keypad; keypad module + arduino|matrix|4x4
de: Matrix Tastatur 4x4
fr: clavier à membrane 4x4
es: teclado de membrana 4x4
it: tastierino a membrana
nl: matrix toetsenbord 4x4
pl: klawiatura membranowa 4x4
pt: teclado de membrana 4x4
  * -> 853650
t: 4x4 Matrix Keypad 16 Keys Membrane Switch for Arduino; Material: PET => 853650
t: wireless keypad door lock => !853650

@ knife-making-part
en: knife scale; knife scales; knife handle scale; knife handle material; handle scales + knife|g10|micarta; micarta sheet; g10 scales; g10 handle; knife handle blank; stabilized wood block; knife liner; knife spacer material
de: Messergriffschalen; Micarta Griffschalen; Messergriff Rohling
fr: plaquettes de couteau; plaquettes g10; manche de couteau ébauche
es: cachas para cuchillo; cachas g10; mango para cuchillo
it: guancette coltello; guancette g10; manico coltello grezzo
nl: messchalen; heftschalen; micarta heft
pl: okładziny na nóż; okładziny g10; micarta na rękojeść
pt: talas para cabo de faca; talas g10; cabo para faca
  main: wood 441700 ~.2; base-metal 821195 ~.02; bone 960190 ~.02; shell 960190 ~.01; carbon-fibre 681513 ~.02
  * -> 392190
t: 2pcs Knife Scales G10 Handle Material 130x40x6mm; Material: G10 => 392190
t: Stabilized Wood Knife Scales Pair Maple Burl; Material: Wood => 441700
t: bathroom scale digital => !3921

@ knife-pin-bolster
en: mosaic pin; knife pin; knife handle pin; corby bolt; corby rivet; knife bolster; pin stock brass; chicago post; binding post + leather|screw|belt; sex bolt + chicago
de: Mosaikpins Messer; Messer Pins; Chicago Schrauben
fr: rivet mosaïque couteau; vis de reliure
es: pin mosaico cuchillo; pasador de cuchillo
it: pin mosaico coltello; spine coltello
nl: mozaïekpin mes; chicago schroef
pl: pin mozaikowy; śruby chicago
pt: pino mosaico faca; pino para cutelaria
  "chicago": main=brass 741533; main=aluminium 761610; main=iron 731815; * 741533
  "binding" -> 741533
  "corby" -> 741533
  * -> 741980
t: Mosaic Pin 6mm Knife Handle Rivet Brass Tube 90mm; Material: Brass => 741980
t: 20 sets Chicago Screws Leather Binding Posts 5x8mm; Material: Brass => 741533
t: enamel pin cat => !7419

@ knob-potentiometer
en: potentiometer knob; volume knob; amplifier knob; guitar knob + volume|tone|potentiometer|set; control knob + potentiometer|6mm|shaft|volume; encoder knob; rotary knob + shaft|6mm|aluminum|bakelite
de: Drehknopf Potentiometer; Potiknopf; Lautstärkeknopf
fr: bouton de potentiomètre; bouton de volume
es: perilla de potenciómetro; botón de volumen; perilla de volumen
it: manopola potenziometro; manopola volume
nl: potentiometerknop; volumeknop
pl: pokrętło potencjometru; gałka potencjometru
pt: botão de potenciômetro; knob de potenciômetro; botão de volume
  "guitar" -> 920992
  main: plastic 392690 ~.5; aluminium 761699; copper 741980; wood 442199
  * -> 392690
t: 10pcs Potentiometer Knob 6mm Shaft WH148 Bakelite; Material: Plastic => 392690
t: Aluminum Volume Knob 25mm Amplifier Rotary 6mm D Shaft; Material: Aluminum => 761699
t: cabinet knob brass => !7616

@ laptop-case-part part of laptop, laptop-computer
en: palmrest; macbook bottom case; lcd back cover + laptop|lenovo|hp|dell|acer|asus; laptop back cover; laptop lcd bezel; laptop bezel; lcd hinge + laptop|left|right; laptop lcd hinge; lcd screen hinge; laptop screen hinge; laptop keyboard replacement; macbook screws; laptop keycap; laptop heatsink; laptop hdd caddy; laptop hard drive cable; laptop top cover
de: Laptop Handballenauflage; Laptop Gehäuseunterteil; Laptop Displayrahmen; Laptop Ersatztastatur
fr: charnière pc portable; repose poignet portable; coque inférieure portable; clavier de remplacement portable
es: bisagra portátil; bisagras laptop; reposamanos portátil; carcasa inferior portátil; teclado de repuesto portátil
it: cerniera notebook; palmrest notebook; scocca inferiore notebook; tastiera ricambio notebook
nl: laptop scharnier; laptop palmrest; laptop onderkant behuizing; vervangend laptoptoetsenbord
pl: zawiasy laptopa; palmrest laptopa; obudowa dolna laptopa; klawiatura zamienna do laptopa
pt: dobradiça notebook; palmrest notebook; carcaça inferior notebook; teclado de reposição notebook
not: laptop hinge cover sticker; laptop back cover sticker; keyboard cover
  "screw|tornillo sin fin|sinfín|coclea|parafuso sem fim" -> 731815 ~.01
  "screws" -> 731815 ~.01
  "cable" -> 854442 ~.01
  * -> 847330
t: Laptop LCD Screen Hinges for HP 15-DA Left Right Set; Material: Metal => 847330
t: Laptop Bottom Case Cover for Dell Inspiron 3511; Material: ABS => 847330
t: laptop stand aluminium => !847330

@ larp-weapon
en: larp weapon; foam sword; foam dagger; foam axe + cosplay|larp|toy; larp sword; larp dagger; cosplay sword; cosplay weapon; cosplay scythe; toy katana; foam shield; light up wand; light up sword; fiber optic whip; fiber optic wand; foam hammer + toy|cosplay; inflatable hammer; prop gun + cosplay|toy
de: LARP Waffe; Schaumstoffschwert; Cosplay Schwert; Leuchtstab
fr: arme larp; épée en mousse; épée cosplay; baguette lumineuse
es: espada de espuma; espada cosplay; varita luminosa
it: spada in gommapiuma; spada cosplay; bacchetta luminosa
nl: schuimzwaard; cosplay zwaard; lichtgevende toverstaf
pl: piankowy miecz; miecz cosplay; świecąca różdżka
pt: espada de espuma; espada cosplay; varinha luminosa
  main: base-metal 930700 ~.02; wood 442199 ~.02
  * -> 950300
t: LARP Foam Dagger Cosplay Weapon Prop 45cm; Material: PU Foam => 950300
t: Light Up Wand LED Flashing Fiber Optic Kids Party; Material: Plastic => 950300
t: samurai sword carbon steel sharp => !950300

@ laser-mirror
en: laser focus mirror; laser reflective mirror; co2 laser mirror; mo mirror + laser; si mirror + laser|co2; galvo lens; f-theta lens
de: Laserspiegel; Laserlinse; F-Theta Linse
fr: miroir laser co2; lentille laser; lentille f-theta
es: espejo láser co2; lente f-theta
it: specchio laser co2; lente laser; lente f-theta
nl: laserspiegel; laserlens
pl: lustro lasera co2; soczewka lasera
pt: espelho laser co2; lente laser
not: laser lens ps4; laser lens cd; laser lens dvd
  "f-theta" -> 900219
  "galvo lens" -> 900219
  * -> 900190
t: 3pcs CO2 Laser Mirror Si 20mm Reflective; Material: Silicon; Use: Laser Engraver => 900190
t: bathroom mirror led => !9001

@ leather-finish
en: leather edge paint; edge paint + leather; leather edge dye; edge kote; tokonole; gum tragacanth leather; leather finish resolene; angelus leather paint; leather recolor
de: Lederkantenfarbe; Kantenfarbe Leder
fr: teinture tranche cuir; peinture cuir
es: tinte cantos cuero; pintura para cuero
it: tinta bordi pelle; tintura pelle; vernice per pelle
nl: leerrandverf
pl: farba do krawędzi skóry
pt: tinta de borda couro
  * -> 321000
t: Leather Edge Paint Black 60ml Craft Finish; Type: Water based => 321000
t: leather cleaner wipes => !3210

@ leather-knife
en: leather knife; leather swivel knife; swivel knife; leather skiving knife; round knife leather; leather paring knife; bread lame; dough lame; bread scorer
de: Ledermesser; Bäckermesser Brot
fr: couteau à parer cuir; couteau pivotant cuir; grignette; lame de boulanger
es: cuchillo de cuero; cuchilla chiflar; greña pan cuchilla
it: coltello per pelle; coltello scarnire; lametta pane
nl: leermes; schalmmes; broodmesje lame
pl: nóż do skóry; nóż szewski; nacinak do chleba
pt: faca para couro; faca de chanfrar; bisturi para pão
  * -> 821192
t: Leather Swivel Knife Carving Rotary Adjustable Craft; Material: Steel => 821192
t: Bread Lame Dough Scoring Tool with 5 Blades; Material: Wood => 821192
t: leather knife sheath => !821192

@ led-matrix-module
en: led matrix max7219; max7219 dot matrix; dot matrix module; 8x8 led matrix; tm1637 display; hub75 matrix; rgb matrix panel
de: 7 Segment Anzeige; Punktmatrix Anzeige
fr: module matrice led
es: módulo matriz led
it: modulo matrice led
pt: display de 7 segmentos
  * -> 853120
t: MAX7219 Dot Matrix Module 4 in 1 LED Display for Arduino; Color: Red => 853120
t: oled display 128x64 i2c => !853120

@ led-ring-addressable
en: ws2812 ring; ws2812b ring; led ring + ws2812|rgb|pixel|bit; neopixel ring; addressable led ring; ws2812 module; ws2812b matrix; rgb led module + ws2812|5050|arduino; pixel led string
de: LED Ring WS2812; adressierbarer LED Ring
fr: anneau led ws2812; anneau led adressable
es: anillo led ws2812; anillo led direccionable
it: anello led ws2812; anello led indirizzabile
nl: led ring ws2812; adresseerbare led ring
pl: pierścień led ws2812; pierścień led adresowalny
pt: anel led ws2812; anel led endereçável
not: led ring light; selfie ring
  * -> 853951
t: WS2812B LED Ring 16 Bits RGB 5050 Lamp; Voltage: 5V => 853951
t: selfie ring light 10 inch tripod => !853951

@ light-pad
en: light pad; tracing light pad; led tracing pad; light box tracing; led copy board; diamond painting light pad; a4 light pad; tracing board led; light board a4
de: Leuchttisch A4; Leuchtpad; LED Zeichenbrett
fr: tablette lumineuse dessin; table lumineuse a4
es: mesa de luz a4; tableta luz dibujo
it: tavoletta luminosa; lavagna luminosa a4
nl: lichtbak tekenen; lichttablet a4
pl: tablica podświetlana do rysowania; podświetlarka a4
pt: mesa de luz a4; prancheta luminosa
not: photo light box
  * -> 940542
t: A4 LED Tracing Light Pad for Diamond Painting USB; Power: 5V => 940542
t: drawing pad a4 paper => !9405

@ lvds-cable
en: lvds cable; edp cable; lvds lcd cable; lcd flex cable + laptop|edp|lvds|30pin|40pin; edp lvds cable; laptop lcd cable; lcd video cable + laptop|edp; fpc ribbon cable; dc power jack cable; dc jack cable; sata power cable; sata power splitter cable; psu extension cable; molex power cable; fan splitter cable
de: LVDS Kabel; eDP Kabel; Displaykabel Laptop; Flachbandkabel FFC
fr: câble lvds; nappe écran portable; nappe ffc
es: cable lvds; cable flex lcd portátil; cable plano ffc
it: cavo lvds; cavo flat lcd notebook; cavo piatto ffc
nl: lvds kabel; edp kabel; lcd kabel laptop
pl: taśma lvds; taśma matrycy
pt: cabo lvds; cabo flat lcd notebook; cabo flat ffc
  * -> 854442
t: EDP LVDS LCD Cable for Lenovo ThinkPad T480 30 pin; Type: Flex cable => 854442
t: FFC Cable 0.5mm 20Pin 200mm Flat Flex Ribbon 10pcs => 854442
t: edp perfume 50ml women => 330300

@ metal-letter-punch
en: metal stamp letters; metal stamping kit; stamping blocks bench; design stamp metal; metal design stamp; hole punch plier metal; bench pin; mandrel + bracelet|ring|bangle; bracelet mandrel; wire jig; wire wrapping jig
de: Feilnagel; Armreifriegel
fr: poinçons lettres; poinçons chiffres; triboulet bracelet; cheville établi bijoutier
es: punzones letras; troqueles letras metal; lastra pulsera; astillera joyero
it: spina bracciali; stocco orafo
nl: armbandriek; vijlnagel
pl: stemple literowe; rygiel do bransolet
pt: punções letras; punções números; tribulet pulseira
  "bench pin" -> 442199
  * -> 820559
t: 27pcs Metal Stamp Letters Alphabet Punch Set 3mm; Material: Carbon Steel => 820559
t: Wooden Bench Pin Jewelry V Slot with Clamp => 442199
t: letter stamp rubber self inking => !8205

@ mould-release-spray
en: mold release; mould release; mold release spray; demold spray; demolding spray; release agent silicone; resin mold release; epoxy release agent; pva release agent
de: Trennspray; Formentrennmittel; Trennmittel Silikon
fr: démoulant résine
es: spray desmoldante
it: distaccante stampi; spray distaccante
nl: mal losspray
pl: środek antyadhezyjny; rozdzielacz do form
pt: desmoldante spray; agente desmoldante
  * -> 340399
t: Mold Release Spray Epoxy Resin Silicone 200ml; Form: Aerosol => 340399
t: press release agency brochure => !3403

@ nail-dotting-tool
en: dotting pen; dotting pen + nail; dotting tools + nail|mandala; nail art dotting pen; cat eye magnet + nail|gel; nail magnet stick
de: Nagel Dotting Tool; Spotswirl; Cat Eye Magnet
fr: dotting tool ongles; stylo à pois ongles; aimant cat eye
es: punzón para uñas; imán ojo de gato uñas
it: dotter unghie; magnete cat eye unghie
nl: dotting tool nagels; cat eye magneet
pl: sonda do paznokci; magnes cat eye
pt: boleador para unhas; ímã cat eye unhas
  "magnet" -> 850511
  "magnete" -> 850511
  "magnes" -> 850511
  "imán" -> 850511
  "lamp" -> 940542
  "drill" -> 850980
  * -> 821420
t: 5pcs 2 Way Dotting Pen Nail Art Dot Tool Set; Material: Metal => 821420
t: Cat Eye Magnet Stick for Nail Gel Polish; Shape: Bar => 850511
t: ball pen blue => !821420

@ nail-flake-sequin
en: nail art sequins; nail glitter flakes; nail flakes; nail foil flakes; holographic glitter; sequins flakes + nail|resin|holographic; mermaid flakes; body sequins
de: Nagel Pailletten; Glitzerflocken; Nagelglitzer
fr: paillettes ongles; sequins ongles; paillettes holographiques
es: lentejuelas para uñas; copos brillantes uñas; purpurina holográfica
it: paillettes per unghie; glitter unghie; glitter olografico
nl: nagel pailletten; glitter vlokken; nagel glitters
pl: cekiny do paznokci; płatki do paznokci; brokat holograficzny
pt: lantejoulas unhas; flocos para unhas; glitter holográfico
not: gel glitter polish; glitter polish
  * -> 392690
t: Holographic Nail Art Sequins Flakes Hexagon 12 Grids; Material: PET => 392690
t: nail polish glitter 10ml => 330430

@ oca-adhesive-film
en: oca adhesive; oca film; optical clear adhesive; lcd frame adhesive; waterproof adhesive sticker + iphone|lcd|phone|battery; battery pull tape; battery adhesive tape; lcd adhesive tape; phone adhesive seal; back cover adhesive; 3m phone tape; battery pull tab
de: OCA Folie; Displaykleber Klebestreifen; Akku Klebestreifen; Klebedichtung Handy
fr: film oca; adhésif écran iphone; languette adhésive batterie
es: lámina oca; adhesivo pantalla iphone; adhesivo de batería
it: pellicola oca; adesivo display iphone; adesivo batteria
nl: oca folie; lijmstrip lcd; batterij plakstrip
pl: folia oca; klej taśma lcd; taśma pod baterię
pt: filme oca; adesivo de tela iphone; adesivo de bateria
  * -> 391990
t: 10pcs OCA Optical Clear Adhesive Film for 6.1 inch LCD; Material: OCA => 391990
t: Battery Pull Tape Adhesive Strip for iPhone 8 10pcs => 391990
t: b7000 glue phone screen => !391990

@ oled-mini-display
en: oled display; oled screen + ssd1306|0.96|1.3|i2c; ssd1306; 0.96 oled; amoled panel
de: OLED Display; OLED Modul
fr: écran oled; afficheur oled
es: pantalla oled
it: display oled
nl: oled scherm module; oled display module
pl: moduł oled
pt: display oled
not: oled display tv; oled display monitor; oled display phone; oled display digitizer; oled display assembly; oled display for iphone; oled display for samsung
  * -> 852492
t: 0.96 inch OLED Display Module 128X64 I2C SSD1306; Color: Blue; Use: Arduino => 852492
t: oled tv 55 inch => 852872

@ paper-decor-bits
en: quilling strips; paper quilling strips; ephemera pack; journal ephemera; junk journal; scrapbooking paper pad; vellum paper pad; die cut paper; paper die cuts; tags kraft paper blank; origami stars paper; lucky star paper; magnetic tabs index; planner stickers; planner sticker; washi paper stickers; scrapbooking stickers
de: Quilling Streifen; Scrapbook Papier; Ephemera Set
fr: bandes quilling; éphémères papier
es: tiras quilling; recortes de papel journal
it: strisce quilling; ephemera carta
nl: quilling stroken; efemera
pl: paski do quillingu; efemera
pt: tiras quilling; ephemera papel
  "sticker" -> 482110     # self-adhesive printed paper labels
  "ephemera" -> 491199
  "junk journal" -> 491199
  "tags" -> 482190
  * -> 482390
t: 260 Strips Paper Quilling Strips 5mm 26 Colors; Material: Paper => 482390
t: 60pcs Vintage Ephemera Pack Scrapbooking Junk Journal; Material: Paper => 491199
t: notebook a5 lined => 482010

@ pc-fan-grill part of cooling-fan, desktop-computer
en: fan grill; fan finger guard; fan dust filter; pc dust filter; magnetic dust filter; dust filter + pc|case|computer|120mm
de: Lüfterschutzgitter; PC Staubfilter; Lüfterfilter
fr: filtre à poussière pc
es: filtro de polvo para pc
it: griglia ventola; filtro antipolvere pc
nl: stoffilter pc
pl: filtr przeciwkurzowy do komputera
pt: grelha de ventoinha; filtro de poeira para pc
not: fan grill cover baby
  "dust filter" -> 847330 ~.3
  * -> 841490
t: 120mm PC Fan Grill Metal Finger Guard 4pcs; Material: Iron => 841490
t: Magnetic PC Dust Filter Mesh 140mm; Material: PVC => 847330
t: 120mm case fan argb => 841459

@ pc-water-cooling
en: water cooling radiator; pc water cooling; liquid cooling radiator; aluminium radiator + pc|cpu|water cooling; water cooling reservoir; water cooling pump; reservoir pump; pump reservoir combo; ddc pump; d5 pump; water cooling fitting; g1/4 fitting; water cooling tube
de: Wasserkühlung Radiator; Wasserkühlung Pumpe; Ausgleichsbehälter Wasserkühlung
fr: radiateur watercooling; pompe watercooling; réservoir watercooling
es: radiador refrigeración líquida; bomba refrigeración líquida; depósito refrigeración líquida
it: radiatore raffreddamento a liquido; pompa raffreddamento liquido pc; vaschetta watercooling
nl: waterkoeling radiator; waterkoeling pomp; reservoir waterkoeling
pl: chłodnica do chłodzenia wodnego; pompka do chłodzenia wodnego; rezerwuar chłodzenia wodnego
pt: radiador water cooler; bomba water cooler; reservatório water cooler
not: engine radiator; aluminium radiator for car
  "pump" -> 841370
  "pumpe" -> 841370
  "fitting" -> 741220
  "cooling tube" -> 391732
  "radiator" -> 841950 ~.5
  * -> 847330
t: 240mm Water Cooling Radiator Aluminum 18 Tubes; Use: PC CPU Heat Exchanger; Thread: G1/4 => 841950
t: DDC Pump Reservoir Combo 12V PC Water Cooling 800L/H => 841370
t: car radiator for honda civic => !841950

@ pcie-expansion-card
en: pcie sata card; pcie usb card; pci-e expansion card; pcie expansion card; pci express card; pcie wifi card; pcie network card; sata controller card; m.2 adapter; m.2 to sata adapter; ngff adapter; nvme adapter card; m.2 wifi card; pcie splitter card; sata adapter board; m.2 ngff; ngff to sata adapter; sata adapter + m.2|ngff|msata
de: PCIe Karte; PCIe Erweiterungskarte; M.2 Adapter; PCIe WLAN Karte
fr: carte pcie; carte d'extension pcie; adaptateur m.2; carte wifi pcie
es: tarjeta pcie; tarjeta de expansión pcie; adaptador m.2; tarjeta wifi pcie
it: scheda pcie; scheda di espansione pcie; adattatore m.2; scheda wifi pcie
nl: pcie kaart; pcie uitbreidingskaart; m.2 adapter kaart
pl: karta pcie; kontroler pcie; adapter m.2; karta wifi pcie
pt: placa pcie; placa de expansão pcie; adaptador m.2; placa wifi pcie
  "wifi" -> 851762
  "wi-fi" -> 851762
  "wlan" -> 851762
  "bluetooth" -> 851762
  "network" -> 851762
  "ethernet" -> 851762
  "lan" -> 851762
  "adapter" -> 847330
  * -> 847180
t: PCIE SATA Card 6 Ports PCI Express Controller; Interface: SATA 3.0 => 847180
t: PCIe WiFi 6E Card Bluetooth 5.3; Chipset: AX210 => 851762
t: M.2 NGFF to SATA Adapter Board B Key; Type: Adapter => 847330
t: pcie ssd 1tb => !847180

@ pcie-riser
en: gpu riser; pcie riser; pci-e riser; pci express extender; m.2 riser; riser adapter + gpu|pcie|mining; oculink adapter; pcie riser cable; pcie 4.0 riser cable; riser cable
de: PCIe Riser; Riser Karte; Grafikkarten Riser
fr: carte riser; riser pcie; extension pcie
es: riser pcie; tarjeta riser; elevador pcie
it: riser pcie; scheda riser
nl: pcie riser kaart; riser kaart
pl: riser pcie; karta riser
pt: riser pcie; placa riser
  "cable" -> 854442
  * -> 847330
t: VER009S PCIE Riser GPU Extender 1X to 16X Mining Card; Interface: USB 3.0; Power: SATA => 847330
t: PCIe 4.0 riser cable 20cm vertical GPU => 854442
t: graphics card geforce => !847330

@ pen-loop-holder
en: pen loop; pen loop holder; adhesive pen loop; elastic pen holder notebook; pen sleeve + leather|pencil|pu; pencil roll wrap; apple pencil sleeve; apple pencil tip; stylus replacement tip; stylus nib; replacement nibs + wacom|pen|stylus|tablet; pen tip + apple pencil|wacom|stylus; apple pencil cap
de: Stiftschlaufe; Stifthalter selbstklebend; Ersatzspitzen Stylus
fr: passant stylo; boucle porte stylo; pointes stylet rechange
es: presilla para bolígrafo; puntas recambio lápiz óptico
it: anello portapenna; punte ricambio stilo
nl: penlus; reservepunten stylus
pl: pętelka na długopis; końcówki wymienne rysika
pt: alça para caneta; pontas reposição caneta stylus
  "nib": * 847330
  "nibs" -> 847330
  "tip" -> 847330
  "tips" -> 847330
  "spitzen" -> 847330
  main: leather 420500 ~.1; plastic-sheet 392690; plastic 392690; textile 630790
  * -> 630790
t: Replacement Nibs Tips for Wacom Bamboo Pen 10pcs; Color: Black => 847330
t: 5pcs Self Adhesive Pen Loop Elastic Holder for Notebook; Material: Elastic fabric => 630790
t: fountain pen nib gold => !8473

@ phone-housing part of phone, smartphone
en: phone frame; middle frame + phone|iphone|samsung|xiaomi|housing|bezel; mid frame; back housing + iphone|phone; battery door + phone|samsung|glass; battery cover + phone|samsung|xiaomi|huawei; camera lens glass + iphone|samsung|rear|back|replacement; rear camera glass; front glass + iphone|oca|lens; outer glass lens + phone|oca; nfc coil; wireless charging flex; home button flex; nfc antenna flex; power volume flex; usb dock board; proximity sensor flex; main board flex; fingerprint sensor flex
de: Handy Mittelrahmen; Handy Gehäuse Rückseite; Kameraglas Ersatz; NFC Spule
fr: vitre arrière téléphone; vitre caméra arrière; nappe nfc
es: marco de teléfono; tapa trasera móvil; cristal de cámara trasera
it: telaio telefono; cover posteriore vetro ricambio; vetro fotocamera posteriore; flat ricarica
nl: telefoon middenframe; achterkant glas telefoon; cameraglas vervanging; simkaarthouder telefoon
pl: ramka telefonu; szybka aparatu; taśma ładowania
pt: aro de celular; tampa traseira celular; vidro da câmera traseira; gaveta sim
not: battery cover remote control; battery door camera; phone frame photo; camera lens glass protector; battery cover lawn mower
  * -> 851779
t: 2pcs Rear Camera Glass Lens with Adhesive for iPhone 12 Pro; Material: Glass => 851779
t: Middle Frame Housing Bezel for Samsung Galaxy A51 Phone; Material: Metal => 851779
t: Front Glass Outer Lens OCA for iPhone 12; Type: Replacement => 851779
t: tempered glass screen protector iphone 12 => 700719

@ phone-repair-glue
en: b7000 glue; b7000; t7000 glue; t8000 glue; e6000 glue; b6000 glue; uv glue; loca uv glue; phone screen glue; lcd glue; jewelry glue; gem glue; decoden glue; decoden cream; decoden whipped cream; whipped cream glue; shoe glue; super glue gel; decoden cream glue; decoden cream glue whipped; cream glue
de: B7000 Kleber; Strasskleber; Schuhkleber; Lederkleber
fr: colle b7000; colle strass; colle tissu
es: pegamento b7000; pegamento uv; pegamento para strass; pegamento calzado
it: colla b7000; colla uv; colla per strass
nl: b7000 lijm; strass lijm
pl: klej b7000; klej uv; klej do cyrkonii
pt: cola b7000; cola uv; cola para strass; cola de tecido; cola para calçado
not: uv glue lamp; glue applicator; uv glue resin pigment
  weight>1kg -> 350691 ~.03     # 3506.10: put up for retail as glue, up to 1 kg
  * -> 350610
t: B7000 Glue 110ml Multi Purpose Phone Screen Jewelry Rhinestone Adhesive; Form: Liquid => 350610
t: Decoden Cream Glue Whipped Cream 100g DIY Phone Case; Color: White => 350610
t: hot melt glue gun 20w => !3506

@ phone-speaker-part part of phone, smartphone, laptop
en: loudspeaker buzzer; earpiece speaker; phone loudspeaker; buzzer ringer loud speaker; ear speaker + phone|iphone|samsung; loud speaker flex; laptop speaker; laptop internal speaker
de: Handy Lautsprecher Ersatz; Hörmuschel Lautsprecher; Laptop Lautsprecher intern
fr: haut-parleur téléphone pièce; écouteur interne iphone; haut-parleur interne portable
es: altavoz auricular móvil repuesto; buzzer altavoz; altavoz interno portátil
it: altoparlante ricambio telefono; suoneria buzzer; altoparlante interno portatile
nl: telefoon luidspreker onderdeel; oorspeaker; interne laptop luidspreker
pl: głośnik rozmów; buzzer głośnik telefonu; głośnik wewnętrzny laptopa
pt: alto falante auricular celular; campainha buzzer; alto falante interno notebook
not: earpiece speaker mesh
  * -> 851829
t: Loudspeaker Buzzer Ringer for iPhone 11 Loud Speaker Flex; Type: Replacement part => 851829
t: bluetooth speaker portable => !851829

@ phone-vibrator part of phone, smartphone
en: vibrator motor; taptic engine; haptic motor; coin vibration motor; vibrating motor + mini|coin|phone|3v|flat; rumble motor; linear resonant actuator
de: Vibrationsmotor; Taptic Engine
fr: moteur vibreur; vibreur téléphone
es: motor vibrador; vibrador de móvil
it: motore vibrazione; vibrazione taptic engine
nl: trilmotor; vibratiemotor
pl: silnik wibracyjny; silniczek wibracji
pt: motor de vibração; motor vibracall
not: concrete vibrator; industrial vibration motor; vibrator motor table
  * -> 850110
t: Vibrator Motor Taptic Engine for iPhone X; Type: Replacement => 850110
t: 10pcs Coin Vibration Motor 3V 10mm Flat Mini; Voltage: 3V => 850110
t: adult vibrator => !8501

@ picker-pen-craft
en: rhinestone picker; rhinestone picker pencil; wax pencil + rhinestone|picker|gem; point drill pen; diamond drill pen; diamond painting ruler; diamond painting storage; crystal picker; gem picker; bead picker
de: Strass Picker; Diamond Painting Stift; Diamond Painting Zubehör
fr: stylo picker strass; stylo broderie diamant; accessoires broderie diamant
es: lápiz recogedor strass; bolígrafo pintura diamante; herramientas pintura diamante
it: penna raccogli strass; penna diamond painting; attrezzi diamond painting
nl: strass picker; diamond painting pen; diamond painting gereedschap
pl: długopis do diamentów; picker do cyrkonii; akcesoria do haftu diamentowego
pt: caneta pega strass; caneta pintura diamante; ferramentas pintura diamante
not: diamond painting kit
  "painting wax" -> 340490
  main: plastic 392690 ~.8; aluminium 761699; wood 442199; base-metal 732690
  * -> 392690
t: Rhinestone Picker Pencil Wax Tip Dual End; Material: Plastic; Use: Nail Art => 392690
t: 5D Diamond Painting Pen Resin Point Drill Pen Craft; Material: Resin => 392690
t: cheese picker fork steel => !392690

@ pool-care-tool
en: pool skimmer; pool skimmer net; leaf skimmer; pool leaf rake; pool vacuum head; pool brush; pool wall brush; pool chlorine dispenser; chlorine floater; chlorine dispenser; pool pole; telescopic pool pole; pool ladder mat; pool ground cloth; winterizing plug pool; pool return jet
de: Poolkescher; Laubkescher; Poolbürste; Dosierschwimmer; Chlordosierer
fr: épuisette piscine; brosse piscine; diffuseur de chlore; balai aspirateur piscine; tuyau piscine
es: recogehojas piscina; cepillo piscina; dosificador cloro; limpiafondos manual
it: retino piscina; spazzola piscina; dosatore cloro; tubo piscina
nl: zwembadnet; zwembadborstel; chloordrijver
pl: siatka do basenu; szczotka do basenu; pływak do chloru
pt: peneira para piscina; escova para piscina; dosador de cloro; mangueira piscina
  "brush" -> 960390
  "bürste" -> 960390
  "brosse" -> 960390
  "poolburste|spazzola|zwembadborstel|szczotka|escova" -> 960390
  "cepillo" -> 960390
  "hose" -> 391733
  "sock" -> 560890
  "pole" -> 761699
  "robot" -> 847989
  * -> 392690
t: Pool Skimmer Net Leaf Rake with Fine Mesh Hot Tub; Material: Plastic Nylon => 392690
t: Floating Pool Chlorine Dispenser 8 inch; Material: PP => 392690
t: swimming pool inflatable 3m => 950699

@ printer-3d-bits part of printer-3d
en: heat block + 3d|v6|mk8|ender|hotend; mk8 heat block; bowden coupler; pc4-m10; pc4-m6; extruder gear; extruder feeder + 3d|ender|mk8; cr-touch; bed leveling sensor; bed spring + 3d|ender|leveling; v-slot wheel; pom wheel; magnetic build surface; build plate + 3d|ender|magnetic|resin; resin printer vat; silicone sock + hotend|3d|mk8|heater; resin filter funnel; lcd screen + resin printer|mono; hotend fan duct; nozzle cleaner + 3d
de: Heizblock 3D Drucker; Bowden Kupplung; Extruder Zahnrad; V-Slot Rolle; Druckplatte 3D; Heizblock + 3D|Drucker; Hotend Heizblock; Düsenheizblock
fr: bloc chauffant imprimante 3d; raccord bowden; engrenage extrudeur; plateau magnétique 3d
es: bloque calefactor impresora 3d; acople bowden; engranaje extrusor; cama magnética 3d
it: blocco riscaldante stampante 3d; raccordo bowden; ingranaggio estrusore; piatto magnetico 3d
nl: verwarmingsblok 3d printer; bowden koppeling; extruder tandwiel; printbed magnetisch
pl: blok grzejny drukarki 3d; złączka bowden; koło zębate ekstrudera; stół magnetyczny 3d
pt: bloco aquecedor impressora 3d; acoplador bowden; engrenagem extrusora; base magnética 3d
  "spring|muelle|resorte|molla|mola" -> 732020
  "funnel" -> 392690
  * -> 848590
t: 5pcs V6 Heat Block Aluminum for 3D Printer Hotend; Material: Aluminum => 848590
t: PC4-M10 Bowden Coupler Pneumatic Fitting Extruder CR10 3D Printer => 848590
t: Double Sided Magnetic Build Surface PEI Sheet 235x235 Ender 3 => 848590
t: 3d printer pla filament 1kg => 391690

@ prop-money
en: prop money; fake money; movie prop money; play banknotes; fake banknotes; joss paper; hell banknotes; ancestor money; money gun refill
de: Spielgeld Scheine; Filmgeld; Totengeld Papier
fr: faux billets; billets factices; papier joss
es: billetes falsos; dinero de atrezo; papel joss
it: soldi finti; banconote finte; carta votiva
nl: nepgeld; speelgeld biljetten; offerpapier
pl: sztuczne pieniądze; banknoty zabawkowe; papier ofiarny
pt: dinheiro falso cenográfico; notas falsas; papel joss
not: fake money detector; money detector
  "joss" -> 482390
  "play" -> 950300 ~.3
  * -> 491199
t: Prop Money Full Print 100 Dollar Movie Fake Bills 100pcs; Material: Paper => 491199
t: counterfeit money detector uv => !4911

@ push-button-listing
en: tactile button kit; tact button kit; waterproof button + 22mm|16mm|19mm|metal|momentary; latching button; momentary button; push button switch kit; keyed ignition switch + 12v|on off; arcade push button
de: Metalltaster; Taster Set
fr: bouton poussoir métal; bouton d'arrêt d'urgence; interrupteur à pédale
es: pulsador metálico; botón de parada de emergencia; pulsador táctil kit
it: pulsante metallico; pulsante di emergenza; interruttore a pedale
nl: drukknop metaal; noodstopknop; voetschakelaar
pl: przycisk metalowy; przycisk stop awaryjny; mikroprzyciski zestaw
pt: botão de pressão metal; kit botões táteis
not: foot pedal switch guitar; button up shirt; sustain pedal
  * -> 853650
t: 22mm Metal Push Button Waterproof Latching LED 12V; Material: Stainless Steel => 853650
t: 250pcs Tactile Button Kit 10 Types Momentary Micro Switch => 853650
t: wooden buttons 20mm sewing => !8536

@ radio-module
en: gsm module; sim800l; sim900a; gprs module; esp8266 module; esp-01; esp-01s; wifi module + serial|uart|esp|ttl; 433mhz transmitter module; rf transmitter receiver module; 433mhz module; bluetooth serial module; 4g lte module; nrf module
de: GSM Modul; WLAN Modul; Funkmodul 433MHz
fr: module gsm; module wifi; module radio 433mhz
es: módulo gsm; módulo wifi; módulo rf 433mhz
it: modulo gsm; modulo wifi; modulo radio 433mhz
nl: gsm module; wifi module; 433mhz zendmodule
pl: moduł gsm; moduł wifi; moduł radiowy 433mhz
pt: módulo gsm; módulo wifi; módulo rf 433mhz
not: gsm module alarm; smart switch wifi module; wifi module relay
  * -> 851762
t: SIM800L GPRS GSM Module with Antenna Quad Band; Voltage: 3.4-4.4V => 851762
t: 433MHz RF Transmitter Receiver Module Kit for Arduino => 851762
t: relay module 4 channel => !851762

@ resin-bezel
en: resin bezel; resin bezel blank; bezel blank; uv resin frame; resin frame pendant; bezel tray pendant; hollow mold frame charm
de: Rahmen für Resin; Resin Fassung
fr: cadre résine uv; support résine ouvert
es: bisel resina; marco resina uv
it: cornice resina uv; castone aperto resina
nl: resin frame hanger
pl: ramka do żywicy
pt: moldura resina uv
not: watch bezel
  main: wood 442199 ~.05
  * -> 711719
t: 20pcs Open Bezel UV Resin Frame Pendant Mixed; Material: Zinc Alloy => 711719
t: silicone resin mold => !711719

@ resin-craft-silicone
en: resin mixing cup; silicone mixing cup; silicone resin cup; silicone measuring cup resin; silicone stir stick; resin stir stick; silicone stirring stick; resin stir sticks reusable; silicone craft mat; silicone mat + resin|craft|clay|polymer; silicone clay mat; resin drip tray; silicone glue brush; resin finger cots tool
de: Silikon Mischbecher; Silikonmatte Basteln; Silikon Rührstab
fr: gobelet silicone résine; tapis silicone résine; bâtonnet silicone
es: vaso silicona resina; tapete silicona manualidades; varilla silicona
it: bicchiere silicone resina; tappetino silicone resina
nl: siliconen mengbeker; siliconen knutselmat
pl: kubek silikonowy do żywicy; mata silikonowa do żywicy
pt: copo silicone resina; tapete silicone artesanato
  * -> 392690
t: Silicone Resin Mixing Cups Measuring Kit 100ml; Material: Silicone => 392690
t: silicone baking mat => 392410

@ rfid-reader-module
en: rc522; rfid rc522; nfc module; pn532; rfid writer; rfid duplicator; card copier + rfid|125khz
de: RFID Modul; NFC Leser
fr: module rfid; lecteur nfc
es: módulo rfid; lector nfc
it: modulo rfid; lettore nfc
nl: rfid module; nfc lezer
pl: moduł rfid; czytnik nfc
pt: módulo rfid; leitor nfc
not: rfid reader access control; rfid reader door; ear tag rfid reader
  * -> 847190
t: RC522 RFID Module with S50 Card and Key Fob for Arduino; Frequency: 13.56MHz => 847190
t: nfc tag sticker ntag215 => 852352

@ rj45-coupler
en: ethernet coupler; network cable coupler; lan cable joiner; lan coupler; rj45 extender connector; rj45 splitter; ethernet splitter + rj45; bnc adapter; sma adapter; uhf adapter; 3.5mm jack plug; audio jack plug; speakon; t plug + deans|rc|lipo; deans plug; ec3 connector; ec5; ec5 connector; mt60 connector; dc barrel jack; barrel jack; dc socket 5.5x2.1; dc plug 5.5x2.1; usb coupler; hdmi extender coupler; jst ph; jst sm; sm connector + pin; molex connector; gx20 connector; waterproof connector + pin|cable|ip68|led
de: RJ45 Kupplung; Netzwerkkabel Verbinder; BNC Adapter; Hohlstecker
fr: coupleur rj45; raccord ethernet; adaptateur bnc; fiche jack 3,5; prise jack dc
es: acoplador rj45; unión ethernet; adaptador bnc; conector jack dc
it: accoppiatore rj45; adattatore bnc; connettore jack dc; spina jack 3,5
nl: rj45 koppelstuk; netwerkkabel koppeling; bnc adapter stekker; dc plug
pl: łącznik rj45; beczka rj45; złącze bnc; wtyk dc
pt: acoplador rj45; emenda rj45; adaptador bnc; conector jack dc
not: rj45 crimping tool; hdmi coupler amplifier; usb coupler cable; jst connector crimping tool
  * -> 853669
t: 5pcs RJ45 Coupler Ethernet Cable Extender Female to Female; Material: ABS; Shielding: Yes => 853669
t: JST PH 2.0 2pin Male Female Plug 20 pairs; Pitch: 2.0mm => 853669
t: EC5 Connector Plug for RC Lipo Battery 10 pairs; Type: Bullet => 853669
t: ethernet cable cat6 10m => 854442

@ rock-tumbler
en: rotary tumbler; gemstone tumbler; vibratory tumbler; magnetic tumbler + jewelry; brass tumbler case; cabochon machine
de: Trommelpolierer Steine; Poliertrommel
fr: tonneau à polir pierres
es: tambor pulidor piedras
it: burattatrice pietre; lucidatrice pietre
nl: stenen polijstmachine; steentrommel
pl: bębnowa polerka kamieni; szlifierka jubilerska bęben
pt: tamboreador de pedras
not: tumbler dryer
  "brass|latón|ottone|latão" -> 846090
  "jewelry" -> 846090
  * -> 846420
t: Rotary Rock Tumbler Kit for Stone Polishing Kids 3LB; Power: 15W => 846420
t: stainless steel tumbler 30oz => !8464

@ rtc-module
en: rtc module; ds3231; rtc ds3231; ds1307; real time clock module; clock module + arduino|i2c|rtc
de: RTC Modul; Echtzeituhr Modul
fr: module rtc; module horloge temps réel
es: módulo rtc; módulo reloj tiempo real
it: modulo rtc; modulo orologio in tempo reale
nl: rtc module; real time klok module
pl: moduł rtc; moduł zegara czasu rzeczywistego
pt: módulo rtc; módulo relógio tempo real
  * -> 854370     # a circuit board with an own function, n.e.s.
t: DS3231 RTC Module Real Time Clock AT24C32 I2C for Arduino; Type: Module => 854370
t: alarm clock digital => !854370

@ rv-door-lock
en: rv lock; rv door lock; camper door lock; caravan door lock; camlock cabinet; cam lock mailbox; desk drawer lock; toolbox latch; draw latch; hasp latch; overcentre latch; slam latch; paddle latch
de: Wohnmobil Türschloss; Hebelzylinder
fr: serrure camping-car
es: cerradura autocaravana
it: serratura camper
nl: camperslot
pl: zamek kampera; zamek do skrzynki pocztowej
pt: fechadura motorhome; fechadura caixa correio; fecho alavanca
  "rv" -> 830120
  "camper" -> 830120
  "caravan" -> 830120
  "latch" -> 830249 ~.5
  "mailbox" -> 830140
  "drawer" -> 830130
  "cabinet" -> 830130
  * -> 830140
t: RV Door Lock Camper Trailer Keyless Handle; Material: Zinc Alloy => 830120
t: 4pcs Toggle Latch Toolbox Case Draw; Material: Stainless Steel => 830249
t: combination padlock 4 digit => 830110

@ ski-bits
en: ski strap; ski straps; ski carrier strap; ski binding brake strap; goggle cover; ski goggle cover; goggle sock; ski mask cover; snowboard stomp pad; stomp pad; snowboard leash; ski edge tuner; ski wax iron cover; ski boot carrier strap; ski pole strap
de: Skiclips Band; Skibrillenschutz; Stomp Pad
fr: sangle ski; housse masque de ski; stomp pad
es: correa esquí; funda gafas esquí
it: cinghia sci; copri maschera sci
nl: skiriem; skibril hoes
pl: paski do nart; pokrowiec na gogle
pt: correia esqui; capa óculos esqui
  "stomp" -> 950619
  "leash" -> 950619
  "tuner" -> 820559
  * -> 630790
t: 2pcs Ski Strap Carrier Fastener Snowboard; Material: Nylon => 630790
t: ski pole carbon pair => !630790

@ snap-cosmetic-beads-kit
en: bead kit bracelet making; loom bands kit; pony bead kit; letter bead kit; keychain making kit; bath bomb making kit kids; slime making kit; clay beads bracelet making kit; beads bracelet making kit; clay bead bracelet kit
de: Armband Bastelset; Perlenset zum Basteln
fr: kit bracelet perles; kit fabrication bijoux
es: kit pulseras cuentas; kit hacer pulseras
it: kit braccialetti perline
nl: armbandjes maken set
pl: zestaw do robienia bransoletek; zestaw do biżuterii
pt: kit miçangas pulseira; kit fazer bijuterias
  "resin|resina" -> 392690
  "slime" -> 950300
  "kids" -> 950300 ~.2
  "soap|jabón|sapone|sabão": * 340111
  main: glass 701810 ~.2; base-metal 830890
  * -> 392690
t: 6000pcs Clay Beads Bracelet Making Kit 24 colors; Material: Polymer Clay => 392690
t: bracelet silver 925 => 7113

@ soil-moisture-sensor
en: soil moisture sensor; soil humidity sensor; soil hygrometer; capacitive soil sensor; soil sensor module
de: Bodenfeuchtesensor
fr: capteur d'humidité du sol; humidimètre de sol
es: sensor de humedad del suelo
it: sensore umidità terreno; misuratore umidità del suolo
nl: bodemvochtsensor
pl: czujnik wilgotności gleby
pt: sensor de umidade do solo; medidor de humidade do solo
  * -> 902789     # 90.25 hygrometers are for air and gases; moisture of solids is physical analysis
t: Capacitive Soil Moisture Sensor V1.2 for Arduino; Voltage: 3.3-5.5V => 902789
t: hygrometer for room => 902580

@ solder-helping-hand
en: helping hands + solder|soldering|magnifier|clip; third hand + solder|soldering|tool|clip; pcb holder; soldering stand clamp; circuit board holder; pcb vise; pcb clamp; soldering third hand
de: Dritte Hand Löten; Platinenhalter; Lötständer mit Klemmen
fr: troisième main soudure; support de circuit imprimé; porte pcb
es: tercera mano soldadura; soporte para pcb; sujeta placas
it: terza mano saldatura; supporto pcb; morsetto per pcb
nl: derde hand solderen; printplaathouder
pl: trzecia ręka do lutowania; uchwyt do pcb; uchwyt płytek drukowanych
pt: terceira mão solda; suporte para placa pcb; suporte pcb
  * -> 820570
t: Soldering Helping Hands Third Hand with 5 Flexible Arms; Material: Aluminum => 820570
t: Adjustable PCB Holder Clamp for Phone Repair Soldering; Material: Steel => 820570
t: solder wire 0.8mm => !8205

@ spacer-standoff
en: standoff; stand-off; pc standoff screw; motherboard standoff; hex spacer; pcb spacer; spacer pillar + pcb|m3|hex; nylon spacer + pcb|m3|hex|standoff; standoff m3; nylon standoff m3
de: Abstandshalter + M3|Sechskant|Platine; Distanzbolzen
fr: entretoise hexagonale; entretoise + m3|pcb
es: separador + m3|pcb; espaciador de latón
it: distanziale esagonale; distanziatore + m3|pcb
nl: afstandsbus + m3|pcb; zeskant afstandhouder
pl: dystans sześciokątny; dystans + m3|pcb
pt: espaçador hexagonal; espaçador + m3|pcb; separador sextavado
not: standoff sign holder; sign standoff; glass standoff
  main: plastic|nylon 392690 ~.2; aluminium 761610; copper 741539; iron 731819
  * -> 741539
t: M3 Brass Standoff Hex Spacer Kit 120pcs Male Female; Material: Brass => 741539
t: 180pcs Nylon Standoff M3 Black PCB Motherboard; Material: Nylon => 392690
t: hex socket screws m3 stainless => 731815

@ spindle-er-chuck
en: er11 chuck; er11 shaft; er11 extension rod; collet chuck + er11|er16|er20|shaft; er spindle shaft; mini drill chuck
de: ER11 Spannzangenfutter
fr: mandrin er11; mandrin de perçage; porte pince er
es: portapinzas er11; mandril de taladro
it: mandrino er11; portapinze er
nl: er11 spantanghouder
pl: uchwyt er11; oprawka zaciskowa
pt: mandril er11; mandril de furadeira; porta pinça er
not: er11 spindle motor
  "spindle motor" -> 850131
  * -> 846610
t: ER11 Chuck Spindle Shaft 5mm Motor Extension Rod Holder; Material: Steel => 846610
t: drill bit set hss => 820750

@ sport-cone
en: disc cone; marker cone; soccer cone; agility cone; sports cone; agility hurdle; agility pole; dribble stick soccer; speed hurdle; reaction ball; golf hitting mat; putting mirror
de: Markierungshütchen; Trainingshütchen; Hütchen Fußball; Hürden Training
fr: plot d'entraînement; cône de marquage; coupelle sport; haie d'agilité
es: conos de entrenamiento; cono deportivo; platos entrenamiento; valla agilidad
it: coni da allenamento; cinesini; ostacoli agilità
nl: trainingspionnen; markeerhoedjes; pionnen sport
pl: pachołki treningowe; stożki treningowe; talerzyki treningowe
pt: cones de treino; prato demarcatório; chapéu chinês treino
not: traffic cone
  "golf" -> 950639
  "putting" -> 950639
  * -> 950691
t: 20pcs Soccer Training Cones Agility Marker Disc; Material: PE => 950691
t: Golf Alignment Sticks 2pcs Swing Trainer; Material: Fiberglass => 950639
t: traffic cone pvc 75cm => 392690

@ static-grass
en: static grass; model flock; grass tufts; static grass tufts; scenery grass; velvet flocking powder; nail velvet powder
de: Grasfasern Modellbau; Streugras; Grasbüschel Modellbau
fr: herbe statique; flocage modélisme; touffes d'herbe modélisme
es: hierba estática; flock modelismo; matas de hierba
it: erba statica; flock modellismo; ciuffi erba
nl: statisch gras; strooigras; flock poeder
pl: trawka elektrostatyczna; kępki trawy modelarskie
pt: relva estática; flock modelismo; tufos de relva
not: static grass applicator
  "applicator" -> 854370
  "tufts" -> 950300
  * -> 560130
t: Static Grass 5mm Model Scenery Flock 50g; Material: Nylon => 560130
t: Static Grass Tufts 6mm Self Adhesive Miniature Base => 950300
t: artificial grass roll 2x5m => 5703

@ survival-water-filter
en: water purification straw; filter straw; water filter straw; survival water filter; portable water filter + straw|camping|hiking|survival; lifestraw; hiking water purifier; water purifier bottle + camping|filter
de: Wasserfilter Strohhalm; Outdoor Wasserfilter
fr: paille filtrante; filtre à eau randonnée
es: pajita filtrante; filtro de agua camping
it: cannuccia filtrante; filtro acqua trekking
nl: waterfilter rietje; outdoor waterfilter
pl: słomka filtrująca; filtr do wody turystyczny
pt: canudo filtrante; filtro de água camping
not: water filter straw lid; straw filter mate
  * -> 842121
t: Portable Water Filter Straw Purifier Survival Camping 5000L; Material: ABS => 842121
t: paper drinking straws 100pcs => !8421

@ switch-puller
en: switch puller; keycap remover; keyboard switch puller; keyboard switch opener
de: Tastenkappen Abzieher; Switch Puller; Keycap Puller
fr: extracteur de touches; extracteur de switch
es: extractor de teclas; extractor de switches
it: estrattore tasti; estrattore di switch
nl: keycap trekker; switch trekker
pl: ściągacz klawiszy; ściągacz przełączników
pt: extrator de teclas; extrator de switches
  main: base-metal 820559 ~.5; aluminium 820559; plastic 392690
  * -> 820559
t: Stainless Steel Switch Puller for Mechanical Keyboard; Material: Steel => 820559
t: Plastic Keycap Puller Key Cap Remover Tool; Material: ABS plastic => 392690
t: gear puller 3 jaw => !392690

@ switch-sensor-module
en: ir obstacle avoidance sensor; obstacle avoidance sensor; obstacle avoidance module; ttp223; touch sensor + ttp223|capacitive|module|arduino; capacitive touch module; tracking sensor module; line tracking sensor; vibration switch module; tilt switch module; tilt sensor + arduino|module; sw-420
de: Hindernis Sensor Modul; Touch Sensor Modul; Linienfolger Sensor
fr: capteur d'évitement d'obstacles; module tactile capacitif
es: sensor evita obstáculos; módulo táctil capacitivo
it: sensore ostacoli ir; modulo touch capacitivo
nl: obstakel sensor module; aanraaksensor module
pl: czujnik przeszkód; moduł czujnika dotyku
pt: sensor de obstáculos; módulo de toque capacitivo
  * -> 853650
t: 10pcs IR Obstacle Avoidance Sensor Module for Arduino Smart Car; Voltage: 3.3-5V => 853650
t: TTP223 Capacitive Touch Sensor Switch Button Module => 853650
t: ultrasonic distance sensor module => !853650

@ tcg-sleeve
en: tcg card sleeves; tcg sleeves; perfect fit sleeves; matte card sleeves; mtg sleeves; pokemon card sleeves; yugioh sleeves; board game sleeves; inner sleeves card; kmc sleeves
de: Sleeves Kartenhüllen
fr: protège-cartes sleeves
es: fundas cartas tcg; fundas protectoras cartas
it: bustine protettive carte; bustine carte tcg
nl: kaarthoesjes tcg; sleeves kaarten
pl: protektory na karty
pt: protetor de cartas tcg
  * -> 392690     # protective covers for use at the table, not packing
t: TCG Card Sleeves Matte 100pcs Standard Size Trading Card Protector; Material: PP => 392690
t: credit card sleeve rfid => !9504

@ tesla-coil
en: tesla coil; tesla coil kit; musical tesla coil; plasma globe; plasma lamp ball; high voltage generator module; high voltage module + arc|igniter|boost; high voltage pulse module; van de graaff generator; jacob ladder kit
de: Teslaspule; Plasmakugel; Hochspannungsgenerator Modul
fr: bobine tesla; boule plasma; module haute tension
es: bobina tesla; bola de plasma; módulo alto voltaje
it: bobina di tesla; sfera al plasma; modulo alta tensione
nl: teslaspoel; plasmabol; hoogspanningsmodule
pl: cewka tesli; kula plazmowa; moduł wysokiego napięcia
pt: bobina de tesla; bola de plasma; módulo alta tensão
  "plasma ball|plasma globe|plasma lamp|plasmakugel|boule plasma|bola de plasma|sfera al plasma|plasmabol|kula plazmowa" -> 940529     # gas discharge, no LED
  * -> 854370
t: Mini Tesla Coil Kit DIY Musical Plasma Speaker; Voltage: 12V => 854370
t: DC 3-6V High Voltage Generator Module 400KV Arc Igniter Boost => 854370
t: generator 2 kva petrol => !854370

@ thermal-pad
en: thermal pad; thermal conductive pad; silicone thermal pad; thermal conductive silicone sheet; heatsink pad; graphene thermal pad; phase change pad
de: Wärmeleitpad; Thermal Pad; Wärmeleitfolie
fr: pad thermique; coussinet thermique
es: almohadilla térmica; thermal pad
it: pad termico; cuscinetto termico conduttivo
nl: thermische pad; koelpad cpu
pl: termopad; podkładka termoprzewodząca
pt: thermal pad; almofada térmica condutiva
not: thermal pad heating; heating pad
  "adhesive|adhesivo|adesivo" -> 391990
  "graphene" -> 681519
  * -> 392099     # 39 n.10: plates and sheets merely cut to rectangles
t: Thermal Pad 12.8 W/mK 100x100x1mm Heatsink Conductive; Material: Silicone => 392099
t: heating pad electric for back pain => !392099

@ thermoplastic-cosplay
en: worbla; cosplay thermoplastic; thermoplastic sheet + cosplay|moldable|worbla; thermoplastic cosplay; moldable plastic pellets; moldable plastic beads; polymorph plastic; instamorph; thermoplastic beads + hand|moldable|diy
de: Thermoplast Cosplay; formbares Plastik Granulat
fr: thermoplastique cosplay; plastique moulable
es: termoplástico cosplay; plástico moldeable
it: termoplastica cosplay; plastica modellabile
nl: thermoplast cosplay; kneedbaar plastic
pl: termoplast cosplay; plastik termoformowalny
pt: termoplástico cosplay; plástico moldável
  "pellets" -> 390799
  "beads" -> 390799
  "granulat" -> 390799
  "polymorph" -> 390799
  "instamorph" -> 390799
  * -> 392099
t: Moldable Plastic Pellets 500g Polymorph Thermoplastic Beads; Material: PCL => 390799
t: Worbla Thermoplastic Sheet Finest Art 37.5x50cm Cosplay => 392099
t: EVA foam roll cosplay 2mm => 392119

@ tracing-wheel
en: pattern tracing wheel; pounce wheel; stitching wheel; diamond stitching wheel; leather edge slicker; leather burnisher; leather strap cutter; strap cutter; edge creaser; skiving tool; loop holder tool; stamping tool + leather|saddle; leather modeling tool; leather tool set; leathercraft tools; leather craft punch tools; stitching groover beveler; leather craft tool + groover|beveler|stitching|stamping
de: Kopierrad; Punzierwerkzeug; Rillenzieher Leder; Kantenhobel Leder; Prickelrad
fr: roulette à patron; rainette cuir; abat-carre; roulette à griffer
es: ruleta de patrones; ranurador cuero; biselador cuero; troqueles cuero tallado
it: rotella per tracciare; scanalatore pelle; smussatore pelle; attrezzi pelletteria
nl: radeerwiel; groeftrekker leer; kantensnijder leer; leerstempels
pl: radełko krawieckie; frez do skóry; ściągacz krawędzi skóry; stemple do skóry
pt: carretilha de costura; riscador couro; bisel couro; ferramentas couro
  main: wood 442199 ~.03
  * -> 820559
t: Leather Groover Stitching Edge Tool Set Craft; Material: Steel, Wood => 820559
t: Double Tracing Wheel Sewing Pattern Serrated; Material: Steel, Plastic handle => 820559
t: steering wheel cover => !8205

@ training-weapon
en: training knife; rubber training knife; rubber knife + training|martial; practice knife + balisong|butterfly|dull|training; butterfly knife trainer; balisong trainer; training gun rubber; rubber training gun; karambit trainer; wooden training sword; kali stick
de: Trainingsmesser Gummi; Balisong Trainer; Nunchaku; Übungsschwert Holz
fr: couteau d'entraînement; couteau papillon d'entraînement; nunchaku; bokken bois
es: cuchillo de entrenamiento; balisong entrenamiento; nunchaku entrenamiento; bokken madera
it: coltello da allenamento; balisong allenamento; bokken legno
nl: trainingsmes rubber; balisong trainer; bokken hout
pl: nóż treningowy; motylek treningowy; bokken drewniany
pt: faca de treino; balisong treino; bokken madeira
  * -> 950699
t: Rubber Training Knife Dull Practice Martial Arts; Material: TPR => 950699
t: Butterfly Knife Trainer Blunt Balisong Practice Tool; Material: Stainless Steel => 950699
t: kitchen knife 8 inch => 821192

@ tritium-vial
en: tritium vial; tritium tube; tritium keychain; tritium gas tube; gtls vial; tritium light source; tritium glow ring
de: Tritium Röhrchen; Tritium Leuchtröhre; Tritium Anhänger
fr: tube tritium; ampoule tritium
es: vial de tritio; tubo de tritio
it: fiala trizio; tubo trizio
nl: tritium buisje; tritium sleutelhanger
pl: fiolka trytowa; rurka trytowa
pt: tubo de trítio; ampola de trítio
  * -> 284441     # tritium and articles containing it
t: Tritium Vial 3x22.5mm Green Self Luminous Tube; Quantity: 2pcs => 284441
t: glass vial 2ml with cork => !2844

@ vinyl-cutter-bits
en: cricut blade; plotter blade; cutting plotter blade; fine point blade + cricut|cameo|silhouette; deep cut blade; cricut transfer tape; vinyl transfer tape; application tape vinyl; standard grip mat; vinyl weeding kit; vinyl squeegee; felt squeegee; car wrap squeegee; vinyl wrap tool kit; wrap magnets
de: Plottermesser; Transferfolie Plotter; Schneidematte Plotter; Entgitterhaken; Folienrakel
fr: lame de plotter; papier transfert vinyle; tapis de découpe machine; crochet échenillage; raclette vinyle
es: cuchilla plotter; papel transferencia vinilo; tapete de corte máquina; espátula vinilo
it: lama plotter; nastro trasferimento vinile; tappetino da taglio macchina; spatola vinile
nl: plotter mes; transfertape vinyl; snijmat plotter; vinyl rakel
pl: nóż do plotera; folia transferowa winyl; mata tnąca ploter; rakla do folii
pt: lâmina plotter; fita transferência vinil; base de corte máquina; espátula vinil
not: cricut machine
  "blade" -> 820890
  "messer" -> 820890
  "lame" -> 820890
  "cuchilla" -> 820890
  "tape" -> 391990
  "weeding": * 820559
  "squeegee" -> 392690
  "magnet" -> 850511
  * -> 392690
t: 10pcs Plotter Blade 45 Degree for Silhouette Cameo; Material: Tungsten Steel => 820890
t: Vinyl Transfer Tape Clear 12in x 10ft; Material: PET => 391990
t: mower blade 42 cm => 820840

@ vr-accessory
en: vr headset strap; head strap + quest|vr|elite|oculus; quest head strap; vr face cover; vr silicone cover; vr facial interface; vr cover + silicone|foam|face; quest elite strap; vr controller grip; vr lens cover; vr nose pad; vr silicone face cover; silicone face cover + quest|vr
de: VR Kopfband; Quest Kopfgurt; VR Gesichtspolster
fr: sangle vr quest; protection faciale vr; housse visage vr
es: correa quest vr; funda facial vr; almohadilla facial vr
it: cinturino quest vr; cover facciale vr; interfaccia facciale vr
nl: vr hoofdband; quest hoofdband; vr gezichtscover
pl: pasek do gogli vr; nakładka na twarz vr
pt: correia quest vr; capa facial vr; alça vr
  "lens cover" -> 392690
  "strap" -> 852990 ~.6
  * -> 392690
t: VR Silicone Face Cover for Meta Quest 2 Sweatproof; Material: Silicone => 392690
t: vr headset for phone => !392690

@ wargame-base
en: wargame base; wargame bases; miniature base + round|oval|25mm|32mm|40mm|movement; plastic round base + miniature|wargame|25mm|32mm; movement tray; wargame terrain; tabletop terrain; wargaming miniature; d&d miniature; resin miniature; battle map; dungeon tile; dm screen; dungeon master screen; initiative tracker; spell cards; spell tokens; dice vault; dice box + dnd|rpg|wood|polyhedral; resin dice; metal dice set; d20 dice; card game mat; tcg playmat; playmat + mtg|tcg|yugioh|card
de: Miniaturbasen; Spielleiterschirm; Tabletop Gelände; Würfelbeutel; Spielmatte Sammelkarten
fr: socles figurines; figurine wargame; écran de maître; décor wargame; bourse à dés; tapis de jeu cartes
es: peanas miniaturas; miniatura wargame; pantalla del máster; escenografía wargame; tapete cartas tcg
it: basette miniature; miniatura wargame; schermo del master; scenario wargame; tappetino carte tcg
nl: miniatuur bases; tabletop miniatuur; dm scherm; dobbelsteenzak; speelmat tcg
pl: podstawki do figurek; figurki bitewne; ekran mistrza gry; tereny bitewne; mata do gry karcianej
pt: bases miniaturas; miniatura wargame; escudo do mestre; cenário wargame; playmat cartas
not: resin miniature dollhouse; resin miniature food; resin miniature garden; fairy garden
  "spell cards" -> 950440
  "bag" -> 420292
  "beutel" -> 420292
  "bourse" -> 420292
  * -> 950490
t: 50pcs 32mm Round Plastic Wargame Bases Miniature; Material: ABS => 950490
t: Resin Miniatures DND 28mm Warrior Unpainted Figure Tabletop => 950490
t: DM Screen Dungeon Master 4 Panel Faux Leather => 950490
t: resin garden gnome statue 30cm => !9504

@ watch-case-nh35 part of watch-movement, wristwatch
en: watch case + nh35|nh36|movement|sapphire|41mm|mod; nh35 watch case; seiko mod case; watch case nh35; skx007 case; seiko mod bezel
de: Uhrengehäuse NH35 = nh35 watch case; Lünetteneinlage = watch bezel insert
fr: boîtier montre nh35 = nh35 watch case; insert lunette = watch bezel insert
es: caja reloj nh35 = nh35 watch case; inserto bisel = watch bezel insert
it: cassa orologio nh35 = watch case nh35; inserto ghiera = bezel insert
nl: lunette inlay = bezel insert
pl: koperta zegarka nh35 = nh35 watch case; wkładka bezela = bezel insert
pt: caixa relógio nh35 = nh35 watch case; inserto bezel = bezel insert
  "insert" -> 911190
  "inserto" -> 911190
  "bezel" -> 911190
  metal=gold|silver -> 911110 ~.01
  * -> 911180
t: NH35 Watch Case 41mm Sapphire Glass; Material: 316L Steel => 9111
t: watch storage box wood => !9111

@ watch-crystal
en: sapphire crystal + watch|nh35|seiko|ar; mineral watch crystal; double dome crystal; watch glass replacement
de: Saphirglas Uhr
fr: verre saphir montre
es: cristal zafiro reloj
it: vetro zaffiro orologio
nl: saffierglas horloge
pl: szkło szafirowe zegarek
pt: vidro relógio; cristal safira relógio
not: screen protector
  "sapphire" -> 711620     # 91 n.1(a): watch glasses by their material
  main: plastic 392690 ~.05; glass 701590
  * -> 701590
t: Sapphire Watch Crystal Flat 31.5mm AR Coating; Material: Sapphire => 711620
t: crystal glass vase => !7116

@ wire-splice-lever
en: wago lever; lever connector + wire|splicing; splicing connector; wire splicing connector; ferrule kit; ferrule terminal; ferrule crimp terminal; kelvin clip; battery lug terminal; quick wire connector; scotch lock connector; solder seal connector
de: Hebelklemme; Kelvin Klemmen
fr: connecteur à levier; cosse de câble; borne à levier
es: conector de palanca; terminal de cable; terminal ojal batería
it: puntalini per cavi; morsetto a leva; connettore a leva
nl: adereindhulzen; hefboomklem
pl: złączka dźwigniowa; szybkozłączka do przewodów
pt: terminal ilhós; conector de alavanca; terminal tubular
not: ferrule crimping tool; ferrule crimper; ferrule plier; wire ferrule crimping; wire rope ferrule; golf ferrule
  "crimper" -> 820320
  "crimping tool" -> 820320
  * -> 853690
t: 1200pcs Ferrule Kit Wire Crimp Terminals AWG22-10; Material: Copper => 853690
t: 10pcs Lever Wire Splicing Connector 3 Way 221 Type; Material: PC => 853690
t: golf ferrule 0.335 => !8536

@ yarn-tool
en: skein winder; stitch counter; needle gauge; yarn stranding guide; knitting needle stopper; blocking mat; blocking mats; darning egg; darning mushroom; spinning wheel drop spindle; drop spindle; inkle loom; yarn swift umbrella; umbrella swift; yarn swift umbrella holder; pom pom maker set; wooden yarn swift
de: Wollhaspel; Garnhaspel; Nadelmaß; Stopfpilz; Handspindel
fr: dévidoir laine; appareil à pompons; jauge aiguilles; œuf à repriser; fuseau à filer
es: devanadora lana; aparato para pompones; medidor de agujas; huevo de zurcir; huso
it: attrezzo pompon; misuraferri; uovo per rammendo; fuso
nl: garenhaspel; pompommaker; naaldenmeter; stopei
pl: szablon do pomponów; miarka do drutów; grzybek do cerowania
pt: dobadoura; fazedor de pompom; medidor de agulhas; ovo de cerzir
  main: wood 442199 ~.4; base-metal 732690; foam 392690; plastic 392690
  * -> 392690
t: Wooden Yarn Swift Umbrella Holder Winder; Material: Wood => 442199
t: 4pcs Pom Pom Maker Set DIY Wool Knitting Craft; Material: Plastic => 392690
t: wool yarn 100g => !4421

@ zvs-heater
en: zvs induction heating; zvs induction; induction heating module; induction heater module; induction heating board; induction heating coil + zvs|module|board
de: ZVS Induktionsheizung; Induktionsheizmodul
fr: module chauffage induction; zvs induction
es: módulo calentador por inducción; zvs inducción
it: modulo riscaldamento induzione; zvs induzione
nl: zvs inductieverwarming; inductie verwarmingsmodule
pl: zvs grzałka indukcyjna; moduł grzania indukcyjnego
pt: módulo aquecedor indução; zvs indução
  * -> 851440
t: 1000W ZVS Induction Heating Board Module with Coil; Voltage: 12-48V => 851440
t: induction cooker 2000W => 851660
