# Car, motorcycle, bicycle, wheelchair and camper parts, accessories and gear.
# Section XVII note 2: parts of general use (8301, 8302, 8310, 73xx, plastics alike), 4016, 8482, 8483, 84, 85, 90 keep their headings.

value for=car
en: opel; vauxhall; renault; peugeot; citroen; skoda; fiat; volvo; mazda; subaru; mitsubishi; lexus; dacia; porsche; land rover; range rover; chrysler; dodge; cadillac; infiniti; acura; buick; suv; pickup; minivan; automotive; corolla; camry; civic; passat; octavia; qashqai; f150; silverado; hilux; prius; wrangler; golf mk7; hatchback; sedan
de: Kfz; PKW; Wagen
fr: auto; automobile
es: auto; automóvil
nl: personenauto
pl: samochodowy; samochodu; auta
pt: automotivo; automóvel; viatura
not: auto focus; auto off; auto shut; fully auto; auto power; diecast; slot car

value for=motorcycle
en: moto; dirt bike; pit bike; motocross; enduro; vespa; piaggio; aprilia; ktm; cafe racer; electric scooter; e scooter; escooter; kick scooter; sportbike; supermoto; cbr; gsxr; yzf
de: Moped; Mofa; E-Scooter; Motocross; Motorroller
fr: motocyclette; scooter; trottinette; cyclomoteur
es: ciclomotor; escúter; patinete; motocross
it: moto; scooter; motociclo; monopattino
nl: motorfiets; bromfiets; brommer; step
pl: motocykl; motocyklowy; skuter; motorower; hulajnoga
pt: moto; mota; motociclo; scooter; trotinete
not: scooter bag toy

value for=bicycle
en: road bike; mountain bike; e bike; fixie; gravel bike; brompton
de: MTB; E-Bike; Rennrad; Pedelec
fr: vtt; bicyclette; cycliste
es: bici; ciclismo
it: mtb; ciclismo
nl: fietsen; mtb
pl: rowerowy; roweru; mtb
pt: bici; ciclismo; btt
not: dirt bike; pit bike; motor bike; quad bike; exercise bike; motor cycle; spin bike

value for=atv
en: atv; utv; quad; quad bike; side by side; ssv; polaris; can am; snowmobile; golf cart; go kart; dune buggy
de: Quad; ATV
fr: quad
es: quad; cuatrimoto
it: quad
nl: quad
pl: quad
pt: quad; moto 4

value for=truck
en: freightliner; kenworth; peterbilt; scania; iveco; semi truck; semi trailer; hgv; daf
nl: vrachtauto
pl: ciągnik siodłowy; tir

value for=trailer
en: trailer; caravan; semi trailer; camper; rv
de: Anhänger; Wohnwagen; Wohnmobil
fr: remorque; caravane
es: remolque; caravana
it: rimorchio; roulotte
nl: aanhanger; caravan
pl: przyczepa
pt: reboque; atrelado

value for=boat
en: outboard; dinghy; jet ski; sailboat; pontoon boat; vessel
de: Yacht
fr: bateau; voilier
es: barco; lancha
it: barca
nl: boot
pl: łódź; ponton; jacht
pt: barco; lancha
not: boot socks; wellington boot

@ airbag-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: airbag; air bag + steering|driver|passenger|curtain|srs|knee; airbag module; srs airbag; curtain airbag; airbag inflator; driver airbag; airbag cover; side airbag
de: Airbag = airbag; Airbagmodul = airbag module; Fahrerairbag = driver airbag; Gasgenerator = gas generator + Airbag
fr: airbag = airbag; coussin gonflable = airbag; airbag conducteur = driver airbag
es: airbag = airbag; bolsa de aire = airbag; airbag conductor = driver airbag
it: airbag = airbag; modulo airbag = airbag module; airbag guidatore = driver airbag
nl: airbag = airbag; stuurairbag = driver airbag; airbagmodule = airbag module
pl: poduszka powietrzna = airbag; airbag = airbag; poduszka kierowcy = driver airbag
pt: airbag = airbag; almofada de ar = air bag + carro|volante
not: airbag vest; airbag packaging; motorcycle airbag vest; airbag jacket; air bag packing; airbag sensor; airbag reset tool
  "sensor" -> 903180
  "control unit" -> 853710
  * -> 870895
t: driver side airbag module for vw golf => 870895
t: motorcycle airbag vest => !870895

@ armrest-console part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: armrest box; car armrest; center console armrest; centre console + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; armrest console; console box + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; console lid; dashboard + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; dashboard cover trim; dash panel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; glove box + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; glovebox latch; interior trim + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; dashboard trim; door panel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; inner door panel; headliner; sun visor + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; interior trim strip; center console trim; dash trim kit; gear panel cover; air vent outlet + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; ac vent outlet + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra
de: Mittelarmlehne; Armlehne + Auto|Mittelkonsole|BMW|VW|Audi; Mittelkonsole; Armaturenbrett; Türverkleidung; Sonnenblende + Auto|links|rechts; Handschuhfach; Innenraumleiste; Dachhimmel + Auto
fr: accoudoir voiture; accoudoir central; console centrale; tableau de bord; garniture de porte; pare-soleil + voiture|conducteur; boîte à gants; ciel de toit
es: reposabrazos coche; consola central; salpicadero; panel de puerta; parasol + coche derecho|izquierdo; guantera; apoyabrazos coche
it: bracciolo auto; console centrale; cruscotto; pannello porta; aletta parasole; portaoggetti + cruscotto
nl: armsteun auto; middenconsole; dashboard; deurpaneel; handschoenenkastje
pl: podłokietnik; konsola środkowa; deska rozdzielcza; boczek drzwi; osłona przeciwsłoneczna + samochód; schowek + samochód
pt: apoio de braço carro; consola central; tablier; painel de porta; pala de sol; porta luvas
not: dashboard camera; dashboard phone; dashboard clock; dashboard cleaner; dashboard mat; dashboard toy; dashboard brush; dashboard gauge; dashboard polish; dashboard cover mat; wheelchair armrest; game console; dashboard thermometer; dashboard sticker
  main=textile "mat" -> 570390
  * -> 870829        # HSEN 8708(B): dashboards, body linings, sun visors
t: universal car armrest box center console => 870829
t: inner door panel left for bmw f30 => 870829
t: dashboard phone holder => !870829

@ bicycle-basket accessory of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bicycle basket; bike basket; basket + bike|bicycle|mtb|cycling|cycle|ebike; handlebar basket; front basket + bike|bicycle|mtb|cycling|cycle|ebike; scooter basket; bike front basket; rear bike basket; bike crate
de: Fahrradkorb; Lenkerkorb; Korb + Fahrrad|Lenker; Gepäckträgerkorb
fr: panier vélo; panier de vélo; panier guidon; panier + vélo|guidon
es: cesta bicicleta; cesta para bicicleta; cesta + bici|manillar; cesta bici
it: cestino bici; cestino bicicletta; cestino + bici|manubrio; cesto bici
nl: fietsmand; fietskrat; mand + fiets|stuur; fietsmandje
pl: kosz rowerowy; koszyk rowerowy; koszyk na rower; koszyk + kierownica|rower
pt: cesto bicicleta; cesta bicicleta; cestinha bicicleta; cesto + bicicleta|guiador
not: bicycle basket toy; pet bicycle basket; dog bike basket; bottle cage; water bottle; basketball; basket liner
  "wicker" -> 460219
  "rattan" -> 460212
  "willow" -> 460219
  "weide" -> 460219
  "weidenkorb" -> 460219
  "osier" -> 460219
  "mimbre" -> 460219
  "vimini" -> 460219
  "rieten" -> 460219
  "wiklinowy" -> 460219
  "vime" -> 460219
  main=textile -> 420292 ~.05
  * -> 871499
t: bicycle front basket metal wire => 871499
t: wicker bicycle basket with straps => 460219
t: laundry basket => !871499

@ bicycle-bell-horn accessory of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bike horn; bicycle horn; electric bike horn; air horn bike; bicycle siren; kids bike horn; bulb horn + bike|bicycle|brass; scooter bell; bike siren
de: Fahrradhupe; Fahrradhorn; Fahrrad Hupe
fr: klaxon vélo; avertisseur vélo; sirène vélo
es: bocina bicicleta; claxon bicicleta; bocina bici
it: tromba bici; trombetta bicicletta; clacson bici
nl: fietstoeter; fietsclaxon; fietshoorn
pl: klakson rowerowy; trąbka rowerowa; syrena rowerowa
pt: buzina bicicleta; corneta bicicleta; buzina bici
not: bike horn toy; bicycle bell
  power=electric -> 851230
  "electric|eléctrico|elettrico|elétrico" -> 851230
  "siren" -> 851230
  "usb" -> 851230
  "bell" -> 830610
  * -> 851230 ~.5
t: electric bike horn usb rechargeable 120db => 851230
t: brass bicycle bell => !851230

@ bicycle-bottle-cage accessory of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bottle cage; bicycle bottle cage; bike bottle holder; water bottle cage; bottle holder + bike|bicycle|mtb|cycling|cycle|ebike; water bottle holder + bike|bicycle|mtb|cycling|cycle|ebike; carbon bottle cage; bike cup holder; bottle cage mount; bottle cage adapter; cup holder + bike|bicycle|mtb|cycling|cycle|ebike
de: Flaschenhalter + Fahrrad; Fahrrad Flaschenhalter; Trinkflaschenhalter
fr: porte-bidon; porte bidon vélo; porte gourde vélo; porte-bouteille vélo
es: portabidón; portabidones; soporte botella bicicleta; porta bidón
it: portaborraccia; porta borraccia; portaborracce bici; porta borraccia bici
nl: bidonhouder; flessenhouder fiets; bekerhouder fiets; flessenhouder fietsen; bekerhouder fietsen
pl: koszyk na bidon; uchwyt na bidon; koszyk bidonu; uchwyt na bidon rowerowy
pt: porta garrafa bicicleta; suporte garrafa bicicleta; porta bidão; porta caramanhola
not: stroller cup holder; bottle cage rack; wine bottle holder
  for=motorcycle -> 871410 ~.01
  * -> 871499
t: carbon fiber bicycle bottle cage 2pcs => 871499
t: wine bottle holder rack => !871499

@ bicycle-crank-pedal part of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bicycle pedal; bike pedal; pedals + bike|bicycle|mtb|cycling|cycle|ebike|mtb|spd|clipless|flat|platform; mtb pedal; flat pedal; clipless pedal; platform pedal; spd pedal; crankset; crank set + bike|bicycle|mtb|cycling|cycle|ebike; crank arm; crank + bike|bicycle|mtb|cycling|cycle|ebike|170mm|175mm|arm; chainring; chain ring + bike|bicycle|mtb|cycling|cycle|ebike|narrow wide; bottom bracket; bike bottom bracket; bb + bottom bracket|bike|bicycle|mtb|cycling|cycle|ebike; pedal + bike|bicycle|mtb|cycling|cycle|ebike; pedal cleat; cleats + bike|bicycle|mtb|cycling|cycle|ebike|spd|pedal; pedal strap; toe clip; pedal extender; pedal spindle; crank bolt; crank puller cover; crank arm boots; chainwheel; single chainring; bottom bracket bearing; pedal plate; pedal toe straps; narrow wide chainring; crank arm set
de: Fahrradpedal = bicycle pedal; Fahrradpedale = bicycle pedal; Pedale = pedals + Fahrrad|MTB|Plattform; Kurbel = crank + Fahrrad|MTB; Kurbelgarnitur = crankset; Kettenblatt = chainring; Tretlager = bottom bracket; Innenlager = bottom bracket; Tretkurbel = crank; Klickpedale = clipless pedal; Plattformpedale = platform pedal; Pedalplatten = pedal plate
fr: pédale vélo = bicycle pedal; pédales vélo = bicycle pedals; pédales = pedals + vélo|vtt|plates|automatiques; pédalier vélo = bicycle crankset; pédalier = crankset + vélo|vtt; manivelle vélo = bicycle crank; plateau = chainring + vélo|dents; boîtier de pédalier = bottom bracket; cale pédale = pedal cleat; cales = cleats + pédales
es: pedal bicicleta = bicycle pedal; pedales bicicleta = bicycle pedal; pedales = pedals + bici|mtb|automáticos|plataforma; bielas bicicleta = crankset; biela = crank + bici|mtb; plato = chainring + bicicleta|dientes; eje pedalier = bottom bracket; juego de bielas = crankset; calas = cleats + pedal; pedalier = bottom bracket
it: pedale bici = bicycle pedal; pedali bici = bicycle pedal; pedali = pedals + bici|mtb|flat|sgancio; guarnitura = crankset; pedivella = crank arm; pedivelle = crank arm; corona = chainring + bici|denti mtb; movimento centrale = bottom bracket; tacchette = cleats
nl: fietspedaal = bicycle pedal; pedalen = pedals + fiets|mtb; crankstel = crankset; crank = crank + fiets; kettingblad = chainring; trapas = bottom bracket; bracket = bottom bracket + fiets; schoenplaatjes = cleats; klikpedalen = clipless pedal
pl: pedał rowerowy = bike pedal; pedały rowerowe = bicycle pedals; pedały = pedals + rower|mtb|spd|platformowe; korba = crank; mechanizm korbowy = crankset; korba rowerowa = bicycle crank; suport rowerowy = bicycle bottom bracket; suport = bottom bracket + rower; tarcza = chainring + korba; zębatka korby = chainring; bloki = pedal cleats + spd|pedały
pt: pedal bicicleta = bicycle pedal; pedais bicicleta = bicycle pedals; pedais = pedals + bicicleta|mtb|plataforma; pedivela = crankset; pedaleiro bicicleta = crankset; coroa bicicleta = bicycle chainring; movimento central = bottom bracket; eixo pedaleiro = bottom bracket axle; taquinhos = cleats + pedal
not: car pedal; pedal exerciser; guitar pedal; crank puller; bottom bracket tool; mini exercise bike pedal; exercise bike pedal; pedal boat; pedal wrench; pedal car; soccer cleats; football cleats; piano pedal; boat cleat; kids pedal; cleat cover; pedal go kart; crank handle awning; cleat socks; crankset removal; chainring tool; pedal tractor; crank radio; cleat rope; electric drum pedal; cable cleats; plateado; calar; calada; calissons
  "exercise" -> 950691
  for=motorcycle "motorcycle" -> 871410
  * -> 871496
t: mtb bike pedals aluminium sealed bearing 9/16 => 871496
t: crankset 170mm 104bcd with bottom bracket => 871496
t: guitar effect pedal => !871496

@ bicycle-derailleur part of bicycle-vehicle, motorcycle-vehicle, bicycle
en: rear derailleur; front derailleur; derailleur; derailleur hanger; gear hanger; mech hanger; bike shifter; gear shifter + bike|bicycle|mtb|cycling|cycle|ebike; shifter + bike|bicycle|mtb|cycling|cycle|ebike|speed|trigger|thumb|grip|shimano|sram; shift lever + bike|bicycle|mtb|cycling|cycle|ebike|speed; twist shifter; trigger shifter; shift cable + bike|bicycle|mtb|cycling|cycle|ebike; gear cable + bike|bicycle|mtb|cycling|cycle|ebike; shifter cable; derailleur cable; cable housing + bike|bicycle|mtb|cycling|cycle|ebike; groupset; group set + bike|bicycle|mtb|cycling|cycle|ebike; derailleur pulley; jockey wheel + bike|bicycle|mtb|cycling|cycle|ebike|derailleur|ceramic; jockey wheels derailleur; chain guide + bike|bicycle|mtb|cycling|cycle|ebike; chain tensioner + bike|bicycle|mtb|cycling|cycle|ebike; chain catcher; derailleur guard; derailleur protector; gear cable set bike; cable end caps + bike|bicycle|mtb|cycling|cycle|ebike; brake shift cable set; chain guard + bike|bicycle|mtb|cycling|cycle|ebike; bike chain guard; chain protector + bike|bicycle|mtb|cycling|cycle|ebike; chainstay protector; chain stay protector; bike chain cover
de: Schaltwerk; Umwerfer; Schaltauge; Schalthebel + Fahrrad|fach|MTB|Shimano; Drehgriffschalter; Schaltzug; Schaltgriff; Schaltgruppe; Kettenschutz + Fahrrad; Kettenspanner + Fahrrad; Schaltröllchen; Kettenstrebenschutz
fr: dérailleur; dérailleur arrière; dérailleur avant; patte de dérailleur; manette de vitesse; câble de dérailleur; commande de vitesse; groupe vélo; galet dérailleur; carter de chaîne; protège chaîne vélo
es: desviador + bici|trasero|delantero; cambio trasero; desviador delantero; patilla de cambio; mando de cambio; cable de cambio; grupo + bicicleta|shimano; roldana cambio; cubrecadenas; guardacadena; protector vaina
it: deragliatore; cambio posteriore; forcellino cambio; comando cambio; cavo cambio; leva cambio bici; gruppo + bici|shimano; copricatena; carter catena
nl: derailleur; achterderailleur; voorderailleur; derailleurpad; versteller; shifter; schakelkabel; kettingkast; kettingbeschermer; kettingspanner fiets; kettingspanner fietsen
pl: przerzutka; przerzutka tylna; przerzutka przednia; hak przerzutki; manetka + rower|rzędowa|przerzutka|shimano; linka przerzutki; wózek przerzutki; osłona łańcucha; napinacz łańcucha + rower; przerzutek
pt: desviador traseiro; câmbio traseiro; dropout câmbio; gancheira; trocador + bicicleta|velocidades; manípulo mudanças; cabo de mudanças; desviador dianteiro; protetor de corrente; passador de marcha
not: gear shifter car; derailleur brush; derailleur hanger tool; bike shifter toy; cambio olio; clothes shifter; reality shifter; derailleur alignment gauge; garage chain guard; chain guard fence
  for=motorcycle "motorcycle" -> 871410
  * -> 871499
t: rear derailleur 11 speed long cage for mtb => 871499
t: derailleur hanger for trek bike => 871499
t: car gear shift lever => !871499

@ bicycle-fender-rack part of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bicycle mudguard; bike mudguard; bicycle fender; bike fender; mudguard + bike|bicycle|mtb|cycling|cycle|ebike|set mtb|26 inch|29; fender + bike|bicycle|mtb|cycling|cycle|ebike; mtb mudguard; mtb fender; mud guard + bike|bicycle|mtb|cycling|cycle|ebike|mtb; splash guard + bike|bicycle|mtb|cycling|cycle|ebike; bike rack rear; rear rack + bike|bicycle|mtb|cycling|cycle|ebike; bicycle rear rack; bike cargo rack; pannier rack; bicycle luggage carrier; rear carrier + bike|bicycle|mtb|cycling|cycle|ebike; bike carrier rear rack; front rack + bike|bicycle|mtb|cycling|cycle|ebike; kickstand; kick stand; bike kickstand; bicycle kickstand; bike side stand; bicycle stand leg; training wheels; stabilisers + bike|bicycle|mtb|cycling|cycle|ebike|kids|wheel; stabilizer wheels + bike|bicycle|mtb|cycling|cycle|ebike; bike stabilisers; bike pegs; bmx pegs; foot pegs + bike|bicycle|mtb|cycling|cycle|ebike|bmx; bike rear seat cushion; bike rear seat; rear seat + bike|bicycle|mtb|cycling|cycle|ebike; bicycle passenger seat; dress guard bike; bike parts; bicycle parts; bicycle accessories; ebike accessories; spare parts + bicycle; bike accessories; bike phone bracket holder stem cap; bike carrier strap; pannier rack steel
de: Schutzblech = mudguard; Schutzbleche = mudguard; Steckschutzblech = clip-on mudguard; Gepäckträger = luggage rack + Fahrrad; Fahrradständer = bicycle stand + Seiten|Alu Ständer|Hinterbau; Seitenständer = side stand + Fahrrad|MTB; Kotflügel = fender + Fahrrad; Fahrradteile = bicycle part; Hinterbauständer = rear-mount kickstand; Zweibeinständer = two-leg kickstand; Ersatzteile Fahrrad = bicycle spare part; Fahrradersatzteile = bicycle spare part; Fahrrad Ersatzteile = bicycle spare part; Ersatzteile für Fahrräder = bicycle spare part
fr: garde-boue = mudguard; garde-boue vélo = bicycle mudguard; porte-bagages vélo = bicycle rear rack; porte-bagage vélo = bicycle rear rack; béquille vélo = bicycle kickstand; stabilisateurs vélo = bicycle stabilisers; roulettes vélo enfant = child's bicycle stabilisers; roues stabilisatrices = stabiliser wheels; pièces vélo = bicycle parts; béquille = kickstand + vélo; pièces de vélo = bicycle parts; pièces détachées vélo = bicycle spare parts; pièces pour vélo = bicycle parts
es: guardabarros bicicleta = bicycle mudguard; guardabarros = mudguard + bici|mtb; portabultos = rear rack; portaequipajes bicicleta = bicycle rack; pata de cabra bicicleta = bicycle kickstand; caballete bicicleta = bicycle kickstand; ruedines = training wheel; ruedas de entrenamiento = training wheel; estabilizadores bicicleta = bicycle stabiliser
it: parafango bici = bicycle mudguard; parafanghi bici = bicycle mudguard; parafango = mudguard + bici|mtb; portapacchi bici = bicycle rear rack; cavalletto bici = bicycle kickstand; rotelle bici = bicycle training wheel; rotelline bicicletta = bicycle training wheel; stabilizzatori bici = bicycle training wheel
nl: spatbord = mudguard; spatborden = mudguard; fietsspatbord = bicycle mudguard; bagagedrager = bicycle luggage carrier; fietsstandaard = bicycle kickstand; zijwieltjes = training wheels; standaard = kickstand + fiets; voordrager = front carrier; fietsonderdelen = bicycle parts; onderdelen fiets = bicycle parts; onderdelen voor fietsen = bicycle parts
pl: błotnik rowerowy = bicycle mudguard; błotniki rowerowe = bicycle mudguards; błotnik = mudguard + rower|mtb; bagażnik rowerowy tylny = bike rack rear; bagażnik na sakwy = pannier rack; stopka rowerowa = bicycle kickstand; nóżka rowerowa = bicycle kickstand; kółka boczne = training wheels; kółka treningowe = training wheels; podpórka rowerowa = bicycle kickstand; części rowerowe = bicycle parts; części do roweru = bicycle parts; części rower = bicycle parts
pt: guarda-lamas bicicleta = bicycle mudguard; paralamas bicicleta = bicycle fender; bagageiro bicicleta = bicycle rear rack; porta bagagem bicicleta = bicycle rear rack; descanso bicicleta = bicycle kickstand; rodinhas bicicleta = bicycle training wheels; rodas de treino = training wheels; suporte alforje = pannier rack
not: phone kickstand; tablet kickstand; kickstand case; car fender; trailer mudguard; motorcycle mudguard; kickstand motorcycle; bike rack car; phone case; case with kickstand; case kickstand; tablet case; kickstand stroller; phone ring kickstand; bicycle accessories bag; kickstand phone case
  for=motorcycle "motorcycle" -> 871410
  "electric scooter" -> 871410
  * -> 871499
t: bicycle mudguard set 26 inch mtb front rear => 871499
t: adjustable bike kickstand aluminium 24-29 inch => 871499
t: phone case with kickstand => !871499

@ bicycle-frame-fork part of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bicycle frame; bike frame; mtb frame; carbon frame + bike|bicycle|mtb|cycling|cycle|ebike|road|mtb; frameset; bicycle fork; bike fork; suspension fork; front fork + bike|bicycle|mtb|cycling|cycle|ebike|mtb|29|27.5|26; rigid fork; carbon fork; mtb fork; road bike frame; gravel frame; frame + bike|bicycle|mtb|cycling|cycle|ebike carbon|bike aluminium frame; fork + bike|bicycle|mtb|cycling|cycle|ebike|suspension|carbon|mtb; bicycle frame set; bike rear triangle; bicycle dropout; air fork + bike|bicycle|mtb|cycling|cycle|ebike; fork crown race; track frame
de: Fahrradrahmen = bicycle frame; Rahmen = frame + Fahrrad|MTB|Rennrad; Fahrradgabel = bicycle fork; Federgabel = suspension fork; Gabel = fork + Fahrrad|MTB|Starr; Starrgabel = rigid fork; Rahmenset = frameset + Fahrrad|Rennrad
fr: cadre vélo = bicycle frame; cadre = frame + vélo|vtt|carbone; fourche vélo = bicycle fork; fourche suspendue = suspension fork; fourche = fork + vélo|vtt|carbone; fourche rigide = rigid fork
es: cuadro bicicleta = bicycle frame; cuadro = frame + bici|mtb|carbono bicicleta; horquilla bicicleta = bicycle fork; horquilla suspensión = suspension fork; horquilla = fork + bici|mtb|carbono
it: telaio bici = bicycle frame; telaio = frame + bici|mtb; forcella bici = bicycle fork; forcella ammortizzata = suspension fork; forcella = fork + bici|mtb|carbonio
nl: fietsframe = bicycle frame; frame = frame + fiets|mtb; voorvork = front fork; verende voorvork = suspension fork; vork = fork + fiets|mtb
pl: rama rowerowa = bicycle frame; rama = frame + rower|mtb|karbonowa; widelec rowerowy = bicycle fork; amortyzator rowerowy = bicycle suspension fork; widelec = fork + rower|mtb|amortyzowany
pt: quadro bicicleta = bicycle frame; quadro = frame + bici|mtb; forqueta suspensão = suspension fork; garfo bicicleta = bicycle fork; suspensão dianteira bicicleta = bicycle front suspension fork; garfo = fork + bicicleta|mtb
not: bike frame bag; picture frame; photo frame; frame bag; frame protector; fork oil; fork pump; tuning fork; dinner fork; motorcycle fork; bike frame lock; frame pump; bicycle frame lock; bicycle picture frame; bicycle photo frame; fork bag; fork seal; fork lift; motocross fork; dirt bike fork; pet; cuadrado
  for=motorcycle "motorcycle" -> 871410
  "dirt bike" -> 871410
  * -> 871491
t: carbon mtb frame 29er thru axle => 871491
t: suspension fork 27.5 inch 100mm travel => 871491
t: bike frame bag waterproof => !871491

@ bicycle-handlebar part of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bicycle handlebar; bike handlebar; mtb handlebar; handlebar + bike|bicycle|mtb|cycling|cycle|ebike|mtb|carbon|riser|31.8; drop bar + bike|bicycle|mtb|cycling|cycle|ebike; handlebar tape; bar tape; bike handlebar tape; bike grips; bicycle grips; lock on grips; handlebar grips + bike|bicycle|mtb|cycling|cycle|ebike|lock; hand grips + bike|bicycle|mtb|cycling|cycle|ebike; grips + bike|bicycle|mtb|cycling|cycle|ebike|mtb; handle grips + bike|bicycle|mtb|cycling|cycle|ebike|kids; bicycle stem; bike stem; stem + bike|bicycle|mtb|cycling|cycle|ebike|31.8|mtb|handlebar; stem riser + bike|bicycle|mtb|cycling|cycle|ebike; handlebar stem; bike headset; bicycle headset; headset + bike|bicycle|mtb|cycling|cycle|ebike|tapered|44mm|integrated; headset spacer; stem spacer; headset spacers; stem cap; headset cap; top cap + headset|bike|bicycle|mtb|cycling|cycle|ebike; seatpost; seat post + bike|bicycle|mtb|cycling|cycle|ebike; dropper post; dropper seatpost; suspension seatpost; seatpost clamp; seat clamp + bike|bicycle|mtb|cycling|cycle|ebike|quick release; seat tube clamp; bar end + bike|bicycle|mtb|cycling|cycle|ebike; bar ends + bike|bicycle|mtb|cycling|cycle|ebike; bar end plug + bike|bicycle|mtb|cycling|cycle|ebike; aero bar; handlebar extender; handlebar extension + bike|bicycle|mtb|cycling|cycle|ebike; bike computer mount; computer mount + bike|bicycle|mtb|cycling|cycle|ebike; handlebar end plugs; quick release skewer; thru axle; skewer + bike|bicycle|mtb|cycling|cycle|ebike|quick release|wheel; bike handlebar extender; streamers + bike|bicycle|mtb|cycling|cycle|ebike; handlebar streamers; kids bike streamers; stem extender + bike|bicycle|mtb|cycling|cycle|ebike; fork stem extender; headset bearing; rest bar tt; bike handle; quill stem; bike bmx handlebar
de: Fahrradlenker; Lenker + Fahrrad|MTB|Rennrad; Lenkerband; Fahrradgriffe; Griffe + Fahrrad|MTB|Lenker; Vorbau; Vorbau + Fahrrad; Steuersatz; Sattelstütze; Sattelklemme; Schnellspanner; Steckachse; Barends; Lenkerhörnchen; gefederte Sattelstütze; Spacer + Vorbau
fr: guidon vélo; guidon + vélo|vtt; guidoline; poignées vélo; poignées + vélo|vtt; potence + vélo|vtt|31.8; potence vélo; jeu de direction; tige de selle; collier de selle; blocage rapide; axe traversant; ruban de cintre; cintre + vélo|vtt|carbone
es: manillar bicicleta; manillar + bici|mtb; cinta de manillar; puños bicicleta; puños + bici|mtb; potencia + bici|mtb|31.8; juego de dirección; tija; tija de sillín; cierre sillín; cierre rápido rueda; eje pasante; dirección + bicicleta integrada; tija telescópica
it: manubrio bici; manubrio + bici|mtb; nastro manubrio; manopole bici; manopole + bici|mtb; attacco manubrio; serie sterzo; reggisella; collarino reggisella; sgancio rapido; perno passante; reggisella telescopico
nl: fietsstuur; stuur + fiets|mtb; stuurlint; handvatten + fiets|mtb; fietshandvatten; stuurpen; balhoofdstel; zadelpen; zadelpenklem; snelspanner; steekas; dropper post
pl: kierownica rowerowa; kierownica + rower|mtb; owijka kierownicy; chwyty rowerowe; gripy; chwyty + rower|kierownica; mostek + rower|kierownica; stery rowerowe; sztyca; wspornik siodła; obejma sztycy; szybkozamykacz; oś sztywna; rogi + kierownica
pt: guiador bicicleta; guidão bicicleta; fita de guiador; fita de guidão; punhos bicicleta; manoplas bicicleta; avanço + bicicleta; mesa + bicicleta|31.8 guidão; caixa de direção bicicleta; espigão selim; canote; abraçadeira selim; aperto rápido; eixo passante
not: handlebar bag; handlebar phone; gaming headset; bluetooth headset; headphone; handlebar mirror; handlebar basket; motorcycle handlebar; handlebar mustache; handlebar light; grip tape; hand grips pull up; cork stem; flower stem; headset press; seat post bag; seatpost bag; stem bag; headset stand; headset wireless; heated grips; vr headset; phone mount; stem toy; handlebar muffs; stem phone mount; headset gaming; stem building; wine stem; bike computer mount camera; headset tool; manilla; manillas; avancado
  for=motorcycle "motorcycle" -> 871410
  "electric scooter" -> 871410
  * -> 871499
t: mtb carbon handlebar 780mm 31.8 => 871499
t: dropper seatpost 30.9 125mm internal => 871499
t: bike handlebar tape cork black => 871499
t: gaming headset wireless => !871499

@ bicycle-hub-cassette part of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bicycle hub; bike hub; rear hub + bike|bicycle|mtb|cycling|cycle|ebike|speed|disc|holes|32h; front hub + bike|bicycle|mtb|cycling|cycle|ebike|disc|holes|32h; hub + bike|bicycle|mtb|cycling|cycle|ebike|32 hole|36 hole|thru axle; cassette + bike|bicycle|mtb|cycling|cycle|ebike|speed|11-42t|11-50t|shimano|sram|sprocket|mtb; cassette 11-42t; cassette 11-50t; bike cassette; freewheel; freewheel + bike|bicycle|mtb|cycling|cycle|ebike|speed; bicycle freewheel; freehub; freehub body; sprocket + bike|bicycle|mtb|cycling|cycle|ebike|bicycle; fixed gear cog; single speed cog; rear cog + bike|bicycle|mtb|cycling|cycle|ebike; hub set + bike|bicycle|mtb|cycling|cycle|ebike; bike sprocket; cassette sprocket; single speed freewheel; cog + bike|bicycle|mtb|cycling|cycle|ebike fixie; internal gear hub; cassette spacer; mtb cassette; hub dynamo
de: Fahrradnabe; Nabe + Fahrrad|MTB|Loch|Vorderrad|Hinterrad; Kassette + Fahrrad|fach|Shimano|SRAM|MTB; Freilauf + Fahrrad|fach; Ritzel + Fahrrad; Schraubkranz; Freilaufkörper; Zahnkranz; Nabenschaltung; Nabendynamo; Zahnkranzkassette
fr: moyeu vélo; moyeu + vélo|vtt|arrière disque; cassette vélo; cassette + vélo|vitesses|shimano|sram; roue libre; pignon vélo; corps de roue libre; pignon fixe
es: buje bicicleta; buje + bici|mtb|trasero disco; cassette bicicleta; cassette + velocidades|shimano|sram|mtb; casete + bicicleta|velocidades; piñón libre; piñón bicicleta; núcleo buje; rueda libre
it: mozzo bici; mozzo + bici|mtb|posteriore disco; cassetta + bici|velocità|shimano|sram|pignoni; pacco pignoni; ruota libera; pignone bici; corpetto ruota libera
nl: fietsnaaf; naaf + fiets|achterwiel|voorwiel; cassette + fiets|speed|shimano|sram; freewheel; tandwiel fiets; naafdynamo; versnellingsnaaf; tandwiel fietsen
pl: piasta rowerowa; piasta + rower|mtb|tylna|przednia|otworów; kaseta rowerowa; kaseta + rzędowa|shimano|sram|rower; wolnobieg; zębatka rowerowa; bębenek piasty; tarcza zębata rowerowa
pt: cubo bicicleta; cubo + bicicleta|mtb traseiro; cassete bicicleta; cassete + velocidades|shimano|sram; roda livre; pinhão bicicleta; catraca bicicleta
not: cassette player; cassette tape; cassette deck; usb hub; audio cassette; freewheel tool; cassette tool; wheel hub bearing; cassette adapter; cassette box; hub motor; cassette recorder; cassette converter; hub light; usb; cassette cleaner; cassette case; car hub; freewheel removal; cassette removal; smart hub; ethernet; type c hub; freewheel clutch
  "hub dynamo" -> 851150 ~.3
  "coaster brake" -> 871494
  for=motorcycle "motorcycle" -> 871410
  * -> 871493
t: 11 speed cassette 11-42t mtb => 871493
t: bicycle rear hub disc 32 holes => 871493
t: cassette player portable => !871493

@ bicycle-light part of bicycle-vehicle, motorcycle-vehicle, bicycle, bicycle-wheel
en: bicycle wheel spoke light; bike light; bicycle light; bike headlight; bicycle headlight; bike tail light; bicycle tail light; bike rear light; bike front light; bike light set; front light + bike|bicycle|mtb|cycling|cycle|ebike; rear light + bike|bicycle|mtb|cycling|cycle|ebike; tail light + bike|bicycle|cycling; headlight + bike|bicycle|cycling; spoke light; wheel light + bike|bicycle|mtb|cycling|cycle|ebike|spoke; bicycle wheel light; bike turn signal; bicycle turn signal; bike wheel lights; helmet light + bike|bicycle|mtb|cycling|cycle|ebike|cycling; smart bike light; valve light + bike|bicycle|mtb|cycling|cycle|ebike; bike reflector light; bottle dynamo; bicycle dynamo; ebike light; ebike headlight; scooter light; electric scooter light; electric scooter headlight; electric scooter tail light; turn signal + bike|bicycle|mtb|cycling|cycle|ebike; bike dynamo
de: Fahrradlicht = bicycle light; Fahrradbeleuchtung = bicycle lighting; Fahrradlampe = bicycle light; Fahrrad Rücklicht = bicycle tail light; Fahrrad Frontlicht = bicycle headlight; Frontlicht = front light + Fahrrad; Rücklicht = rear light + Fahrrad; Speichenlicht = spoke light; Fahrraddynamo = bicycle dynamo; Fahrradblinker = bicycle turn signal
fr: lumière vélo = bicycle light; éclairage vélo = bicycle light; feu vélo = bicycle light; lampe vélo = bicycle light; feu arrière vélo = bicycle tail light; phare vélo = bicycle headlight; éclairage roue vélo = bicycle wheel light; dynamo vélo = bicycle dynamo; éclairage avant vélo = bike front light; éclairage arrière vélo = bike rear light
es: luz bicicleta = bicycle light; luces bicicleta = bicycle light; luz trasera bicicleta = bicycle tail light; faro bicicleta = bicycle headlight; luz delantera bicicleta = bicycle front light; luz bici = bike light; dinamo bicicleta = bicycle dynamo; foco bicicleta = bicycle headlight; luz para bicicleta = bicycle light
it: luce bici = bicycle light; luci bici = bicycle light; fanale bici = bicycle light; luce posteriore bici = bike rear light; faro bici = bicycle headlight; luci bicicletta = bicycle light; dinamo bici = bicycle dynamo; luce anteriore bici = bike front light; fanalino bici = bicycle light
nl: fietslamp = bicycle light; fietsverlichting = bicycle lighting; fietslicht = bicycle light; fietsachterlicht = bicycle tail light; fietskoplamp = bicycle headlight; spaakverlichting = spoke light; fietsdynamo = bicycle dynamo; fietslampje = bicycle light; fietslampjes = bicycle lights; fietsverlichtingsset = bicycle light set
pl: lampka rowerowa = bicycle light; oświetlenie rowerowe = bicycle lighting; lampa rowerowa = bicycle light; lampka na szprychy = spoke light; lampka tylna = tail light + rower; światło rowerowe = bicycle light; dynamo rowerowe = bicycle dynamo
pt: luz bicicleta = bicycle light; luz de bicicleta = bicycle light; farol bicicleta = bicycle headlight; lanterna bicicleta = bicycle light; luz traseira bicicleta = bike rear light; luz dianteira bicicleta = bike front light; dínamo bicicleta = bicycle dynamo; luz para bicicleta = bicycle light
not: bike light mount; bike light bracket; bike light holder; bicycle light bracket; dirt bike light; motorcycle light; helmet lamp mining; dirt bike headlight
  "mount" -> 392690 ~.4
  "bracket" -> 392690 ~.6
  "dynamo" -> 851210 ~.5
  "electric scooter" -> 851220
  "motorcycle" -> 851220
  "dirt bike" -> 851220
  * -> 851210
t: bike light set front and rear usb rechargeable => 851210
t: bicycle wheel spoke lights led => 851210
t: camping headlamp rechargeable => !851210
t: fietslampjes set => 851210

@ bicycle-saddle part of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bicycle saddle; bike saddle; bike seat; bicycle seat; saddle + bike|bicycle|mtb|cycling|cycle|ebike|mtb|gel|comfort bike; bike seat cushion wide; mtb saddle; gel saddle; comfort bike seat; oversized bike seat; bike saddle cover; bike seat cover; saddle cover + bike|bicycle|mtb|cycling|cycle|ebike|gel; gel seat cover + bike|bicycle|mtb|cycling|cycle|ebike; gel bike seat cover; bicycle seat cover; ebike saddle; bicycle seat cushion; bike seat cushion; noseless saddle; scooter seat + electric; electric scooter seat; saddle rain cover + bike|bicycle|mtb|cycling|cycle|ebike; exercise bike seat; seat + bike|bicycle|mtb|cycling|cycle|ebike|scooter
de: Fahrradsattel = bicycle saddle; Sattel = saddle + Fahrrad|Gel|MTB|Komfort; Sattelbezug = saddle cover; Sattelüberzug = saddle cover; Gelsattel = gel saddle; Satteldecke = saddle cover + Fahrrad; Fahrradsitz = bicycle seat
fr: selle vélo = bicycle saddle; selle de vélo = bicycle saddle; selle = saddle + vélo|vtt|gel; couvre selle vélo = bicycle seat cover; housse selle vélo = bicycle seat cover; couvre-selle gel = gel seat cover
es: sillín bicicleta = bicycle saddle; sillín = saddle; asiento bicicleta = bicycle seat; funda sillín = saddle cover; cubre sillín = saddle cover; sillín = saddle + bici|mtb|gel
it: sella bici = bicycle saddle; sella = saddle + bici|mtb|gel; sellino = saddle; sellino bici = bicycle saddle; coprisella bici = bike saddle cover; coprisellino = bike saddle cover; sella bicicletta = bicycle saddle
nl: fietszadel = bicycle saddle; zadel = saddle + fiets|gel|mtb; zadelhoes = saddle cover; zadeldekje = saddle cover; gelzadel = gel saddle; zadelhoezen = saddle cover
pl: siodełko rowerowe = bicycle saddle; siodło rowerowe = bicycle saddle; siodełko = saddle + rower|żelowe; pokrowiec na siodełko = saddle cover; nakładka na siodełko = saddle cover; siodełko = saddle
pt: selim = saddle; selim bicicleta = bicycle saddle; banco bicicleta = bicycle seat; capa selim = saddle cover; selim = saddle + bicicleta|gel|mtb; assento bicicleta = bicycle seat
not: child seat; kids seat; baby seat; toddler seat; horse saddle; saddle bag; child bike seat; bike seat clamp; bike seat post; saddle stitch; saddle rack; saddle stool; saddle chair; bike child seat; bike seat bag; car seat; saddle pad; bike saddle bag; pipe saddle; saddle bracelet; saddle shoe; western saddle; baby bike seat; bike seat toddler; front mounted child; front mount child seat; saddle soap; saddle blanket; saddlebag; bike rear seat; bike seat post clamp; sel; sels
  "rain" -> 392690 ~.4
  "scooter" -> 871410
  "motorcycle" -> 871410
  * -> 871495
t: gel bike saddle wide comfort with springs => 871495
t: bike seat cover gel padded => 871495
t: western horse saddle leather => !871495

@ bicycle-wheel part of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bicycle wheel; bike wheel; bicycle wheelset; wheel set + bike|bicycle|mtb|cycling|cycle|ebike|700c|29; carbon wheelset; mtb wheelset; road bike wheels; front wheel + bike|bicycle|mtb|cycling|cycle|ebike; rear wheel + bike|bicycle|mtb|cycling|cycle|ebike; bicycle rim; bike rim; rim + bike|bicycle|mtb|cycling|cycle|ebike|700c|mtb|29er|27.5|spoke|holes|clincher|tubeless carbon; carbon rim; bicycle spoke; bike spoke; spokes + bike|bicycle|mtb|cycling|cycle|ebike|stainless|nipple|36pcs|14g|mm|j bend|wheel; spoke + bike|bicycle|mtb|cycling|cycle|ebike|nipple; spoke nipple; spoke nipples; double wall rim; disc wheel + bike|bicycle|mtb|cycling|cycle|ebike; wheel truing spoke
de: Laufrad = wheel + Fahrrad|Zoll|28|26|MTB|Rennrad|Hinterrad|Vorderrad; Laufradsatz = wheel set; Fahrradfelge = bicycle rim; Felge = rim + Fahrrad|MTB|Loch; Speichen = spokes; Speichen = spokes + Fahrrad; Speichennippel = spoke nipples; Hinterrad = rear wheel + Fahrrad|28 Zoll; Vorderrad = front wheel + Fahrrad|28 Zoll
fr: roue vélo = bicycle wheel; roue = wheel + vélo|vtt|700c; paire de roues = wheelset; jante vélo = bicycle rim; jante = rim + vélo|vtt; rayon vélo = bicycle spoke; rayons = spokes + vélo|roue; tête de rayon = spoke nipple
es: rueda bicicleta = bicycle wheel; rueda = wheel + bici|mtb|700c; juego de ruedas = wheel set + bici|mtb|carretera; aro bicicleta = bicycle rim; llanta bicicleta = bicycle rim; radios bicicleta = bicycle spoke; radio bicicleta = bicycle spoke + rueda|acero; cabecilla radio = spoke nipple
it: ruota bici = bicycle wheel; ruota = wheel + bici|mtb|700c; coppia ruote = wheel set; cerchio bici = bicycle rim; cerchio = rim + bici|mtb; raggi bici = bicycle spoke; raggi = spokes + ruota|bici; nipplo = spoke nipple + raggi
nl: fietswiel = bicycle wheel; wiel = wheel + fiets|28 inch; wielset = wheel set; fietsvelg = bicycle rim; velg = rim + fiets|mtb; spaken = spokes; spaaknippel = spoke nipple; spaken = spokes + fiets
pl: koło rowerowe = bicycle wheel; koło = wheel + rower|mtb|28 cali; komplet kół = wheel set; obręcz rowerowa = bicycle rim; obręcz = rim + rower|mtb; szprychy = spokes; szprychy rowerowe = bicycle spokes; zestaw kół = wheel set + rower
pt: roda bicicleta = bicycle wheel; roda = wheel + bicicleta|mtb|700c; aro bicicleta = bicycle rim; aro = rim + bicicleta|mtb; raios bicicleta = bicycle spokes; raios = spokes + roda|bicicleta; par de rodas = wheel set
not: bicycle wheel light; wheel bag; training wheels; spoke light; spoke reflector; spoke wrench; spoke skins; bicycle wheel lock; bike wheel rack; spoke wrap; exercise wheel; spoke key; spokeshave; car wheel; spoke bead; spoke card; spoke shave; wheel truing stand; spoke cover; pizza wheel; spoke tool; bike wheel bag; spoke guard; wheel chock; bicycle wheel stand; bike wheel stand; stroller wheel; ferris wheel; roller skate wheels; bike wheel mount; spoke threading; cerchi; rayonnant
  for=motorcycle "motorcycle" -> 871410
  "electric scooter" -> 871410
  "dirt bike" -> 871410
  "spoke" -> 871492
  "speichen" -> 871492
  "speichennippel" -> 871492
  "rayon" -> 871492
  "raggi" -> 871492
  "spaken" -> 871492
  "szprychy" -> 871492
  "raios" -> 871492
  "radios" -> 871492
  "rim" -> 871492
  "fahrradfelge" -> 871492
  "felge" -> 871492
  "jante" -> 871492
  "aro" -> 871492
  "cerchio" -> 871492
  "obrecz" -> 871492
  "velg" -> 871492
  "llanta" -> 871492
  * -> 871499       # assembled wheel: neither rim nor hub alone
t: bicycle wheelset 29 inch disc brake mtb => 871499
t: bike rim 700c 32 holes aluminium => 871492
t: bicycle spokes stainless 36pcs with nipples => 871492
t: bicycle wheel spoke lights => !871492

@ bike-repair-stand accessory of bicycle-vehicle, motorcycle-vehicle, bicycle
en: bike repair stand; bicycle repair stand; bike work stand; bike workstand; bike stand; bicycle stand; bike display stand; bike floor stand; bike storage stand; bike parking rack; floor bike rack; bike rack floor; vertical bike stand; bike storage rack; wheel truing stand; truing stand; bike rack garage; bicycle parking rack; bike rack wall; wall bike rack
de: Fahrradmontageständer; Montageständer + Fahrrad; Fahrradständer; Zentrierständer; Fahrrad Wandhalterung Ständer
fr: pied d'atelier vélo; pied d'atelier; râtelier vélo; support vélo sol; béquille range-vélo
es: soporte reparación bicicletas; caballete bicicleta taller; aparcabicicletas; soporte suelo bicicleta; soporte bicicleta suelo
it: cavalletto manutenzione bici; cavalletto riparazione bici; rastrelliera bici; portabici da terra; espositore bici
nl: fietsmontagestandaard; montagestandaard; fietsenrek; fietsenstandaard; fietsparkeerrek
pl: stojak serwisowy; stojak rowerowy; stojak na rower; stojak na rowery; centrownica
pt: suporte manutenção bicicleta; cavalete bicicleta oficina; suporte chão bicicleta; bicicletário; cavalete manutenção bicicleta
not: stationary bike stand; trainer stand; car bike rack; phone; roof bike rack; turbo trainer; bike rack for car; exercise bike; towbar
  main=aluminium -> 761699 ~.15
  main=wood -> 442199 ~.02
  "truing" -> 903149 ~.3
  * -> 732690
t: bike repair stand foldable steel => 732690
t: hitch bike rack for suv => !732690

@ body-panel part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: car fender; front fender + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; fender + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; wing panel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bonnet + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car hood; hood + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; hood vent; hood scoop; car door + panel|front|rear|left|right; tailgate + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; trunk lid; boot lid; quarter panel; rocker panel; radiator grille; front grille; car grille; grille + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|semi truck; front grill; honeycomb grill; mesh grill + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; grill + bumper; kidney grille; side skirt; fender flare; wheel arch; wheel arch trim; wheel arch liner; fender liner; inner fender; splash shield + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; fender vent; side vent + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; wheel arch extension; rear diffuser; diffuser + rear|bumper|carbon; body kit + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car body kit; wide body kit; undertray; engine undertray; underbody cover; sill cover; fuel filler door; fuel door + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bulkhead + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; cowl panel; roof panel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bumper grill; fog light cover; fog light grille; body panel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra
de: Kotflügel = fender; Motorhaube = engine hood; Kühlergrill = radiator grille; Heckklappe = tailgate; Radlauf = wheel arch; Radlaufleiste = wheel arch trim; Seitenschweller = side skirt; Schweller = side skirt + Auto|links|rechts; Innenkotflügel = inner fender; Radhausschale = wheel arch liner; Heckdiffusor = rear diffuser; Diffusor = diffuser + Heck; Unterfahrschutz = underride guard; Kofferraumdeckel = trunk lid; Kotflügelverbreiterung = fender flare; Nierengrill = kidney grille; Frontgrill = front grille; Autotür = car door; Bodykit = body kit; Tankklappe = fuel filler flap
fr: aile avant = front fender; capot moteur = car hood; calandre = radiator grille; hayon = tailgate; bas de caisse = rocker panel; passage de roue = wheel arch; élargisseur d'aile = fender flare; diffuseur arrière = rear diffuser; portière = car door; cache sous moteur = engine undertray; pare-boue = mudguard + aile; trappe à essence = fuel flap; kit carrosserie = car body kit
es: aleta delantera = front fender; capó = bonnet; calandra = radiator grille; portón trasero = tailgate; faldón lateral = side skirt; paso de rueda = wheel arch; difusor trasero = rear diffuser; cubre cárter = engine undertray; rejilla delantera = front grille; kit carrocería = body kit; aletines = wheel arch extension
it: parafango = fender; cofano motore = bonnet; calandra = radiator grille; griglia anteriore = front grille; portellone = tailgate; minigonna = side skirt + auto; passaruota = wheel arch liner; diffusore posteriore = rear diffuser; riparo sottomotore = engine undertray; kit carrozzeria = body kit; codolini = wheel arch trim
nl: spatbord = fender + auto; motorkap = bonnet; grille = grille; achterklep = tailgate; sideskirt = side skirt; wielkuip = wheel arch; diffuser = diffuser + achter; spatbordverbreder = fender flare; dorpel = sill panel + auto
pl: błotnik przedni = front fender; maska silnika = hood; maska samochodowa = car hood; atrapa chłodnicy = radiator grille; grill = grille + samochód|przedni; klapa bagażnika = tailgate; próg = sill + samochód|boczny; nadkole = wheel arch liner; dyfuzor tylny = rear diffuser; osłona pod silnik = engine undertray; poszerzenia błotników = wheel arch extensions
pt: guarda-lamas = fender + carro; capô = hood; grelha dianteira = front grille; porta-malas tampa = boot lid; embaladeira = rocker panel; cava da roda = wheel arch; difusor traseiro = rear diffuser; resguardo motor = engine undertray; abas
not: fender guitar; hooded; hood latch; hood strut; range hood; cooker hood; wheel arch toy; reed diffuser; oil diffuser; aroma diffuser; car diffuser; bbq grill; fender washer; baby bonnet; car door seal; car door light; car door sill; car door lock; car door handle; car door hinge; fender eliminator; grill cover; grille guard; grill brush; car door protector; car door edge; wing mirror; bonnet hair; satin bonnet; car door guard; hood shock; hood pins; bonnet strut; scooter fender; motorcycle fender; capa; capas; capa portátil; porta; portas; porta-chaves
  for=motorcycle !"car" -> 871410 ~.02
  * -> 870829
t: front grille gloss black for audi a4 b9 => 870829
t: fender flares wheel arch universal carbon look 4pcs => 870829
t: fender guitar strap => !870829

@ brake-part part of passenger-car, goods-truck, motorcycle-vehicle, kick-scooter, bicycle-vehicle, bus, farm-tractor, car, truck, motorcycle, bicycle
en: brake pad; brake disc; brake disk; brake rotor; brake caliper; brake shoe; brake drum; brake lever; brake cable; brake master cylinder; master cylinder + brake|clutch|hydraulic; wheel cylinder; brake servo; brake booster; brake pump + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; brake kit; disc brake; disc brake set; disc brake kit; drum brake; brake pedal; handbrake cable; parking brake cable; brake caliper cover; caliper cover; caliper cover set; brake pad wear sensor; wear indicator + brake; caliper piston; caliper repair kit; brake caliper bracket; v brake; rim brake; hydraulic brake set; hydraulic disc brake; brake block + bike|bicycle|mtb|cycling|cycle|ebike; brake rotor 160mm; brake line kit; brake hose kit; brake reservoir; brake fluid reservoir; brake backing plate; handbrake shoe; abs pump; abs module; abs control unit; abs pump module; hydraulic unit abs; brake chamber; brake band; brake adapter; brake arm; parking brake shoe; brake wire; brake inner cable; brake cable housing; brake kit front; spring brake chamber; slack adjuster; electric parking brake actuator
de: Bremsbelag = brake pad; Bremsbeläge = brake pad; Bremsklotz = brake pad; Bremsscheibe = brake disc; Bremssattel = brake caliper; Bremsbacke = brake shoe; Bremsbacken = brake shoes; Bremstrommel = brake drum; Bremshebel = brake lever; Bremszug = brake cable; Hauptbremszylinder = brake master cylinder; Radbremszylinder = wheel cylinder; Bremskraftverstärker = brake booster; Handbremsseil = handbrake cable; Scheibenbremse = disc brake; Felgenbremse = rim brake; Bremszange = brake caliper; Bremsset = brake set; Bremsschuhe = brake shoes; Bremsflüssigkeitsbehälter = brake fluid reservoir; ABS Block = abs block; ABS Steuergerät = abs control unit; Bremsseil = brake cable; Bremspedal = brake pedal; Bremsbelagsatz = brake pad set; Bremszylinder = brake cylinder; Bremsbackensatz = brake shoe set; Bremsschlauch Auto = car brake hose; Bremsscheibensatz = brake disc set
fr: plaquette de frein = brake pad; disque de frein = brake disc; étrier de frein = brake caliper; mâchoire de frein = brake shoe; tambour de frein = brake drum; levier de frein = brake lever; câble de frein = brake cable; maître-cylindre = brake master cylinder; servofrein = brake servo; cylindre de roue = wheel cylinder; frein à disque = disc brake; patin de frein = brake pad; pédale de frein = brake pedal; bloc abs = abs unit; câble de frein à main = handbrake cable
es: pastilla de freno = brake pad; pastillas de freno = brake pad; disco de freno = brake disc; pinza de freno = brake caliper; zapata de freno = brake shoe; tambor de freno = brake drum; maneta de freno = brake lever; palanca de freno = brake lever; cable de freno = brake cable; bomba de freno = brake master cylinder; servofreno = brake servo; freno de disco = disc brake; módulo abs = abs module; bombín de freno = wheel cylinder; cable freno de mano = handbrake cable
it: pastiglia freno = brake pad; pastiglie freno = brake pad; disco freno = brake disc; pinza freno = brake caliper; ganascia freno = brake shoe; ganasce freno = brake shoe; tamburo freno = brake drum; leva freno = brake lever; cavo freno = brake cable; pompa freno = master cylinder; servofreno = brake servo; freno a disco = disc brake; cavo freno a mano = handbrake cable; pattini freno = brake pad; centralina abs = abs control unit
nl: remblok = brake pad; remblokken = brake pad; remschijf = brake disc; remklauw = brake caliper; remschoen = brake shoe; remtrommel = brake drum; remhendel = brake lever; remkabel = brake cable; hoofdremcilinder = brake master cylinder; wielremcilinder = wheel cylinder; rembekrachtiger = brake booster; schijfrem = disc brake; remgreep = brake lever; handremkabel = handbrake cable; v-brake = v-brake; abs pomp = abs pump; remschijven = brake disc; remblokkenset = brake pad set; remblokset = brake pad set; remcilinder = brake cylinder
pl: klocki hamulcowe = brake pads; klocek hamulcowy = brake pad; tarcza hamulcowa = brake disc; tarcze hamulcowe = brake discs; zacisk hamulcowy = brake caliper; szczęki hamulcowe = brake shoes; bęben hamulcowy = brake drum; dźwignia hamulca = brake lever; linka hamulca = brake cable; linka hamulcowa = brake cable; pompa hamulcowa = master cylinder; cylinderek hamulcowy = wheel cylinder; hamulec tarczowy = disc brake; klamka hamulca = brake lever; pompa abs = abs pump; linka hamulca ręcznego = handbrake cable; serwo hamulca = brake servo; przewód hamulcowy elastyczny = flexible brake hose; zestaw hamulcowy = brake kit; bębny hamulcowe = brake drums
pt: pastilha de travão = brake pad; pastilhas de travão = brake pads; pastilha de freio = brake pad; disco de travão = brake disc; disco de freio = brake disc; pinça de travão = brake caliper; pinça de freio = brake caliper; sapata de freio = brake shoe; tambor de freio = brake drum; manete de travão = brake lever; cabo de travão = brake cable; cabo de freio = brake cable; bomba de travão = brake pump; cilindro mestre = master cylinder; freio a disco = disc brake; alavanca de freio = brake lever
not: brake bleeder; brake caliper tool; brake light; brake fluid; brake pad spreader; press brake; disc brake lock; brake cleaner; brake lock; brake lever lock; brake light switch; brake bleed; wheelchair brake; brake caliper paint; stroller brake; brake pedal lock; brake pad tool; railway brake; trailer brake; magnetic particle brake; brake light bulb; brake resistor; brake lining; brake controller
  "pad wear sensor|brake wear sensor" -> 853690 ~.8
  "abs" "sensor" !"disc|disk|rotor|bremsscheibe|disque de frein|disco de freno|disco freno" -> 902990
  "wheelchair" -> 871420
  for=atv -> 870830 ~.01
  for=motorcycle -> 871410 ~.05
  for=bicycle -> 871494 ~.07
  for=trailer -> 871690 ~.01
  "fahrrad" -> 871494
  "v brake" -> 871494
  "rim brake" -> 871494
  "felgenbremse" -> 871494
  "shimano" -> 871494
  "sram" -> 871494
  "clutch" -> 870893
  "160mm" -> 871494
  "180mm" -> 871494
  * -> 870830
ask: for
t: brake pads front axle ceramic for nissan qashqai => 870830
t: front brake pads with wear sensor for a car => 870830
t: car brake disc with abs sensor ring => 870830
t: bike disc brake pads resin 4 pairs => 871494
t: motorcycle brake lever cnc => 871410
t: brake rotor 160mm mtb 6 bolt => 871494
t: dot 4 brake fluid 500ml => !870830

@ bull-bar part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: bull bar; nudge bar; grille guard; brush guard + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; push bar + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; front guard + 4x4|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; running board; side step + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; side bar + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; nerf bar; truck step; truck bed cover; bed liner; truck bed liner; truck bed rack; bed rack + truck|pickup; roll bar + pickup|truck|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; truck cap + camper|pickup|bed|topper|fiberglass; truck canopy; skid plate + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; rock slider; ladder rack truck; headache rack; bed extender; tailgate assist; canopy + pickup; snorkel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|4x4; truck topper; bed rail + truck|pickup; tailgate seal kit
de: Frontbügel; Trittbrett + Auto|SUV|Pickup; Laderaumabdeckung; Laderaumwanne; Überrollbügel; Schnorchel + 4x4|Geländewagen; Seitenrohre; Rammschutz + Auto; Hardtop + Pickup
fr: pare-buffle; marchepied + 4x4|suv|pick up; couvre-benne; bac de benne; arceau + benne|pickup; cache-bagages
es: defensa delantera + 4x4; estribo + 4x4|suv|pickup; cubierta de caja; lona cubre caja; barra antivuelco; snorkel + 4x4; estribera lateral
it: bull bar; pedana laterale; pedane laterali; copricassone; roll bar; snorkel + 4x4
nl: bullbar; sidebar; treeplank; laadbakbeschermer; rolbeugel; laadbakcover
pl: orurowanie; stopnie boczne; pokrywa paki; roll bar; wkład do paki; progi boczne; snorkel + terenowy
pt: quebra mato; estribo + 4x4|pickup|carro; capota marítima; santo antônio; protetor de caçamba; snorkel + 4x4
not: snorkel set; snorkel mask; diving snorkel; snorkel fins; jewelry roll bar; bed liner baby; step stool; bed rail + baby; dive mask; bed rail; bumper guard baby; ladder step
  * -> 870829       # HSEN 8708(B): running-boards, body guards, fittings of the load bed
t: bull bar 76mm for nissan navara => 870829
t: soft roll up tonneau cover pickup bed 5.5 ft => 870829
t: diving snorkel mask set => !870829

@ bumper-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: car bumper; front bumper + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; rear bumper + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bumper + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bumper cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bumper bracket; bumper support; bumper reinforcement; bumper guard + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bumper protector + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bumper tow eye cover; bumper retainer; bumper beam; bumper strip + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; rear bumper protector; bumper end cap; crash bar car bumper; bumper absorber; winch bumper
de: Stoßstange = bumper; Stoßfänger = bumper; Ladekantenschutz = loading edge protector; Stoßfängerhalter = bumper bracket; Stoßstangenhalter = bumper bracket; Abschleppösenabdeckung = tow eye cover; Stoßstangenschutz = bumper protector
fr: pare-chocs = bumper; pare-choc avant = front bumper; support pare-chocs = bumper bracket; absorbeur de pare-chocs = bumper absorber; protection seuil de coffre = boot sill protector; cache anneau de remorquage = bumper tow eye cover
es: parachoques = bumper; paragolpes = bumper; soporte parachoques = bumper bracket; refuerzo paragolpes = bumper reinforcement; protector paragolpes = bumper protector
it: paraurti = bumper; supporto paraurti = bumper bracket; traversa paraurti = bumper beam; protezione paraurti = bumper protector; assorbitore paraurti = bumper absorber
nl: bumper = bumper + auto|voor|achter; bumpersteun = bumper bracket; achterbumper = rear bumper; voorbumper = front bumper; bumperbescherming = bumper protector
pl: zderzak = bumper; zderzak przedni = front bumper; uchwyt zderzaka = bumper bracket; nakładka na zderzak = bumper cover; belka zderzaka = bumper beam; listwa zderzaka = bumper trim
pt: para-choques = bumper; suporte para-choques = bumper bracket; reforço para-choques = bumper reinforcement; protetor de para-choques = bumper protector
not: bumper lip; front bumper lip; crib bumper; bumper pad; phone bumper; dock bumper; baby bumper; bumper sticker; furniture bumper; bumper case; bumper ball; bumper car ride; bumper boat; bumper plate; bumper clip; bumper scratch repair; bumper grill; bumper fog light; bumper diffuser; bumper light
  main=rubber "strip|fleje|tira" -> 401699 ~.05
  * -> 870810
t: rear bumper protector guard stainless steel for vw tiguan => 870810
t: front bumper cover primed for honda civic => 870810
t: baby crib bumper => !870810

@ car-antenna-base accessory of car
en: antenna topper; aerial topper; car antenna ball; antenna base + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; antenna adapter + radio|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|fakra
de: Antennenfuß; Antennenadapter + Auto|Fakra
fr: embase antenne; adaptateur antenne autoradio
es: base antena; adaptador antena autoradio
it: base antenna; adattatore antenna autoradio
nl: antennevoet; antenneadapter + auto
pl: podstawa anteny; adapter antenowy + radio
pt: base antena; adaptador antena + rádio
  "topper" -> 392690
  "ball" -> 392690
  "adapter" -> 853669 ~.5
  "adaptateur" -> 853669
  "adaptador" -> 853669
  "adattatore" -> 853669
  "antennenadapter" -> 853669
  "antenneadapter" -> 853669
  * -> 852910
t: roof antenna base for opel corsa => 852910
t: indoor tv antenna => !392690

@ car-ashtray-cupholder accessory of car
en: car cup holder; cup holder + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car cup holder expander; console organizer + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; center console organizer; centre console organiser; console tray + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; armrest storage box + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; armrest organizer; cup holder expander; cup holder insert; car cup coaster; car coaster; car drink holder; air vent cup holder; car bottle holder; car tissue holder; car tissue box; visor tissue holder; car phone pad; car dashboard mat; dash pad non slip; anti slip mat + dashboard|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra dash; car hook; headrest hook; car headrest hook; car seat hook; car coat hanger; headrest hanger; car glasses holder; sunglasses holder + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|visor; visor clip; car gap filler; seat gap filler; car seat gap filler; car seat gap organizer; seat gap organizer; car seat storage box; seat side organizer; parking card holder; car ticket clip; temporary parking number card; parking number plate + phone; car coin holder; car tray + steering|food|seat; steering wheel tray; steering wheel desk; back seat tray; car dining tray; seat belt clip; seat belt stopper; seat belt adjuster clip; buckle booster; wiper holder stand; car umbrella holder; car trash bag holder
de: Getränkehalter Auto; Becherhalter Auto; Getränkehalter + Auto; Kopfstützenhaken; Kleiderbügel Auto; Autositz Lückenfüller; Sitzspaltfüller; Brillenhalter Auto; Parkscheibe; Taschentuchbox Auto; Antirutschmatte + Auto|Armaturenbrett; Gurtclip
fr: porte gobelet voiture; porte-gobelet + voiture; crochet appui-tête; cintre voiture; support lunettes voiture; disque de stationnement; comble espace siège; tapis antidérapant + tableau de bord|voiture
es: portavasos coche; posavasos coche; gancho reposacabezas; percha coche; soporte gafas coche; organizador hueco asiento; relleno hueco asiento; disco de estacionamiento; alfombrilla antideslizante + coche|salpicadero
it: portabicchiere auto; gancio poggiatesta; appendiabiti auto; porta occhiali auto; riempitivo sedile auto; disco orario; tappetino antiscivolo + cruscotto|auto
nl: bekerhouder auto; hoofdsteunhaak; kledinghanger auto; brillenhouder auto; parkeerschijf; stoelspleet vuller; antislipmat + dashboard|auto; parkeerschijven
pl: uchwyt na kubek samochodowy; uchwyt na napoje + samochód; haczyk na zagłówek; wieszak samochodowy; uchwyt na okulary + samochód; wypełniacz szczeliny fotela; zegar parkingowy; mata antypoślizgowa + samochód|deska
pt: porta copos carro; gancho encosto de cabeça; cabide carro; porta óculos carro; preenchedor de assento carro; disco de estacionamento; tapete antiderrapante + tablier|carro
not: cup holder stroller; cup holder wheelchair; bike cup holder; sofa cup holder; coat hanger clothes; kids car tray
  outer=leather -> 420500 ~.03
  outer=plastic-sheet "organizer" -> 420292 ~.3
  main: rubber 401699 ~.02; silicone|plastic 392690; base-metal 732690 ~.05; wood 442199 ~.01; textile 630790 ~.04
  * -> 392690
ask: main
t: car cup holder expander adjustable => 392690
t: car seat headrest hooks 4 pcs plastic => 392690
t: stroller cup holder => !870829

@ car-care-tool accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: car wash mitt; wash mitt; car washing glove; microfiber wash mitt; wash mitt + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car drying towel; drying towel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car cleaning cloth; car detailing towel; detailing towel; car microfiber towel; microfiber towel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car detailing brush; detailing brush set; car wash brush; car duster; duster + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car wash kit; car cleaning kit; car air vent brush; car interior brush; car washing brush; rim brush; wheel brush; lug nut brush; clay bar; clay bar + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car clay; clay mitt; magic clay + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; detailing clay; car wash foam gun; foam gun + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|wash; foam sprayer + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|wash; ice scraper; snow brush; snow scraper; windshield ice scraper; ice scraper glove; water blade; windscreen squeegee; car squeegee; windshield cleaner brush; windshield cleaning tool; windshield cleaning brush; dust cleaning gel; car cleaning gel; cleaning gel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|keyboard; cleaning putty; car cleaning slime; scratch remover cloth; nano sparkle cloth; car chamois; applicator pad + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|wax; wax applicator; car wax applicator; tire brush; tyre dressing applicator; wash bucket grit guard; grit guard; snow shovel car; car vent dust brush
de: Waschhandschuh + Auto; Autowaschhandschuh; Trockentuch + Auto; Autowaschbürste; Felgenbürste; Eiskratzer; Schneebesen + Auto; Reinigungsknete; Knetmasse + Auto|Lack; Detailing Pinsel; Auto Staubwedel; Schneebürste; Innenscheibenreiniger + Wischer|Bürste; Autopflegeset
fr: gant de lavage; gant de lavage voiture; serviette de séchage voiture; brosse de lavage voiture; brosse jante; grattoir à glace; gratte givre; balai à neige; barre d'argile; clay bar; brosse detailing; gratte-givre; gel nettoyant voiture
es: guante de lavado coche; manopla lavado coche; toalla secado coche; cepillo lavado coche; cepillo llantas; rascador de hielo; rasqueta hielo; barra de arcilla; arcilla descontaminante; cepillos detallado; gel limpiador coche
it: guanto lavaggio auto; panno asciugatura auto; spazzola lavaggio auto; spazzola cerchi; raschiaghiaccio; spazzola neve; barra di argilla; clay bar; pennelli detailing; gel pulizia auto
nl: washandschoen auto; autowashandschoen; droogdoek auto; wasborstel auto; velgenborstel; ijskrabber; sneeuwborstel; cleaning clay; reinigingsklei; detailing borstel
pl: rękawica do mycia; rękawica do mycia auta; ręcznik do osuszania; szczotka do mycia auta; szczotka do felg; skrobaczka do szyb; skrobaczka do lodu; glinka; glinka do lakieru; pędzelki detailingowe; zmiotka do śniegu; glinek
pt: luva de lavagem; luva lavagem carro; toalha secagem carro; escova lavagem carro; escova jantes; raspador de gelo; clay bar; barra de argila; pincel detalhamento; gel limpeza carro
not: oven mitt; bath mitt; baby wash mitt; foam cannon gun; feather duster; face wash mitt; modelling clay; wash mitt horse; wall squeegee; shower squeegee; snow shovel; kids snow brush; air dry clay; bath glove; toilet brush; clay pot; polymer clay; tanning mitt; exfoliating; horse; dog; window vinyl squeegee; vinyl squeegee; wrap squeegee; bbq brush; vent brush dryer; tyre brush paint; nail; glinka kosmetyczna; glinka zielona
  "with brush" -> 960390
  "clay" -> 340590
  "knete" -> 340590
  "reinigungsknete" -> 340590
  "knetmasse" -> 340590
  "argile" -> 340590
  "arcilla" -> 340590
  "argilla" -> 340590
  "argila" -> 340590
  "glinka" -> 340590
  "klei" -> 340590
  "reinigingsklei" -> 340590
  "gel" -> 340250
  "putty" -> 340250
  "slime" -> 340250
  "foam gun" -> 842489
  "foam sprayer" -> 842489
  "foam cannon" -> 842490
  "schaumkanone" -> 842490
  "canon" -> 842490
  "canon de espuma" -> 842490
  "canhao" -> 842490
  "schuimkanon" -> 842490
  "pianownica" -> 842490
  "scraper": "brush" 960390 ~.5; main=brass|copper 741980; * 392690
  "eiskratzer" -> 392690
  "grattoir" -> 392690
  "gratte givre" -> 392690
  "rascador" -> 392690
  "rasqueta" -> 392690
  "raschiaghiaccio" -> 392690
  "ijskrabber" -> 392690
  "skrobaczka" -> 392690
  "raspador" -> 392690
  "brush" -> 960390
  "burste" -> 960390
  "felgenburste" -> 960390
  "autowaschburste" -> 960390
  "schneebesen" -> 960390
  "schneeburste" -> 960390
  "staubwedel" -> 960390
  "pinsel" -> 960390
  "brosse" -> 960390
  "balai" -> 960390
  "cepillo" -> 960390
  "cepillos" -> 960390
  "spazzola" -> 960390
  "pennelli" -> 960390
  "borstel" -> 960390
  "velgenborstel" -> 960390
  "wasborstel" -> 960390
  "sneeuwborstel" -> 960390
  "szczotka" -> 960390
  "pedzelki" -> 960390
  "zmiotka" -> 960390
  "escova" -> 960390
  "pincel" -> 960390
  "duster" -> 960390
  "squeegee" -> 960390
  "blade" -> 392690
  "grit guard" -> 392690
  "shovel" -> 820110
  "applicator" -> 392690 ~.5
  "chamois": main=leather 411410; * 630710
  "kit" -> 630710 ~.5
  * -> 630710          # HSEN 6307: washing and polishing cloths, mitts
t: car wash mitt microfiber chenille => 630710
t: windshield ice scraper with brush => 960390
t: ice scraper plastic for car => 392690
t: clay bar 200g car detailing => 340590
t: wheel rim brush soft bristle => 960390
t: tanning mitt => !630710

@ car-cover-interior accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: car seat cover; seat cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; auto seat cover; car seat cover set; seat protector + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car seat protector; backseat cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bench seat cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; truck seat cover; headrest cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car seat covers full set; car seat back cover; kick mat + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; kick mat; car back seat protector; backseat protector; armrest cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; centre console cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; armrest pad + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; steering wheel cover + furry; waterproof seat cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; neoprene seat cover; universal seat covers; seat back protector
de: Autositzbezug; Autositzbezüge; Sitzbezug + Auto|universal; Sitzbezüge; Schonbezug + Auto|Sitz; Sitzschoner; Rückenlehnenschutz; Kopfstützenbezug; Trittschutz + Auto; Armlehnenbezug
fr: housse de siège; housse siège auto; housses de sièges; couvre-siège; protection dossier siège; housse appuie-tête; housse accoudoir + voiture
es: funda asiento coche; fundas asiento coche; funda de asiento + coche; cubreasiento; cubre asientos; protector asiento coche; protector respaldo; funda apoyabrazos
it: coprisedile; coprisedili; coprisedili auto; fodera sedile; proteggi sedile; coprisedile auto; copribracciolo
nl: autostoelhoes; stoelhoes + auto; stoelhoezen auto; autostoelhoezen; rugleuningbeschermer; stoelbeschermer auto
pl: pokrowiec na fotel samochodowy; pokrowce samochodowe; pokrowce na fotele; pokrowiec na siedzenie; ochraniacz na fotel; mata na oparcie; nakładka na podłokietnik
pt: capa de banco; capas de bancos; capa para banco de carro; protetor de banco; capa assento carro; capa apoio de braço
not: child car seat; dog car seat cover; pet seat cover; toilet seat cover; bike seat cover; motorcycle seat cover; baby car seat cover; chair seat cover; office chair; car seat organizer; dog seat cover; sofa seat cover; dining chair; infant car seat cover; car seat cushion
  "sheepskin" -> 430390
  main=fur -> 430390 ~.01
  outer: leather 420500 ~.04; plastic-sheet|plastic 392690 ~.25
  "leatherette" -> 392690
  "kunstleder" -> 392690
  "pvc" -> 392690
  "eco leather" -> 392690
  "ecopelle" -> 392690
  "ekoskora" -> 392690
  "polipiel" -> 392690
  main=rubber -> 630491 ~.02       # neoprene is sold laminated with knitted fabric
  main-fibre=cotton -> 630492 ~.04
  weave=knit -> 630491 ~.15
  main-fibre=flax -> 630499 ~.02
  * -> 630493     # HSEN 6304: furnishing articles also for motor cars
ask: outer; main
t: universal car seat covers full set polyester => 630493
t: car seat cover pu leather 5 seats => 392690
t: child car seat isofix => !630493

@ car-curtain-shade accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: car sunshade; car sun shade; windshield sunshade; windscreen sunshade; windshield sun shade; sun shade + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|windshield; sunshade + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|windshield|window; car window shade; car window curtain; car curtain; window shade + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|baby; car side window shade; car windshield umbrella; windshield umbrella; sunshade umbrella car; car blind; rear window shade; magnetic car curtain; car window mesh; car window sock; baby car sun shade; foldable windshield shade; static cling shade
de: Sonnenschutz = sun protection + Auto|Windschutzscheibe|Seitenscheibe|Baby; Sonnenblende = sun visor + Frontscheibe|Baby; Auto Sonnenschutz = car sun shade; Windschutzscheibenabdeckung = windscreen cover + Sonne; Autogardine = car curtain; Sonnenschirm = parasol + Windschutzscheibe
fr: pare-soleil voiture = car sunshade; pare-soleil = sunshade + pare-brise|vitre|bébé|voiture; rideau voiture = car curtain; parasol pare-brise = car windshield umbrella; store voiture = car blind
es: parasol coche = car sun shade; parasol = sun shade + parabrisas|coche|bebé; cortina coche = car curtain; cortinilla coche = car curtain; sombrilla parabrisas = windshield umbrella
it: parasole auto = car sun shade; parasole = sunshade + parabrezza|auto|bambini; tendina auto = car window shade; tendine parasole = car window shade; ombrello parasole auto = sunshade umbrella car
nl: zonnescherm auto = car sunshade; zonnescherm = sunshade + voorruit|auto|baby; autogordijn = car curtain; raamscherm auto = car window shade; autozonnescherm = car sunshade
pl: osłona przeciwsłoneczna = sunshade; roleta samochodowa = car roller blind; zasłonka samochodowa = car curtain; osłona szyby = windscreen cover + słońce; zasłonka przeciwsłoneczna = sun curtain; parasol na szybę = windscreen umbrella
pt: protetor solar carro = car sun shade; para-sol = sun shade + carro|para-brisas; cortina carro = car curtain; quebra sol carro = car sun visor; tapa sol carro = car sun shade
not: stroller sun shade; sunshade sail; patio; windshield snow cover; sun shade net; sun shade sail; garden sunshade
  "umbrella" -> 660199
  "sombrilla" -> 660199
  "ombrello" -> 660199
  "sonnenschirm" -> 660199
  "static" -> 392690
  "cling" -> 392690
  "roller|rodillo|rullo|rolo" -> 630392 ~.3
  "curtain": weave=knit 630312; * 630392
  "rideau" -> 630392
  "gordijn" -> 630392
  main: aluminium 760720 ~.02; paper 482390 ~.02; foam|plastic 392690 ~.25
  "foil|hoja fina|papel de aluminio|lámina|foglio sottile|folha fina|folha" -> 392690 ~.5
  "bubble" -> 392690
  * -> 630790 ~.7
ask: main
t: car window sun shade mesh polyester 2 pack => 630790
t: windshield umbrella sunshade foldable => 660199
t: stroller sun shade canopy => !660199

@ car-door-handle part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: car door handle; door handle + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|bumper|tailgate; door handle cover; outside door handle; exterior door handle + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|front|rear|left|right; inside door handle + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|front|rear; interior door handle + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|front|rear; door pull handle + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; tailgate handle; liftgate handle; grab handle + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car door handle cover; door bowl cover; door handle cup; hood release handle; trunk handle
de: Türgriff + Auto|außen|vorne|VW|BMW|Audi; Autotürgriff; Außentürgriff; Innentürgriff; Heckklappengriff; Haltegriff + Auto
fr: poignée de porte + voiture|extérieure|avant|renault|peugeot; poignée extérieure; poignée de hayon; poignée portière
es: manilla puerta coche; manija exterior; manilla exterior; maneta puerta + coche; tirador puerta coche; manilla portón
it: maniglia porta auto; maniglia esterna; maniglia interna + auto|porta; maniglia portellone; maniglia portiera
nl: portiergreep; deurgreep auto; portierhandvat; deurkruk auto; handgreep achterklep
pl: klamka zewnętrzna; klamka drzwi samochodowych; klamka wewnętrzna + samochód|drzwi; uchwyt klapy; nakładki na klamki
pt: maçaneta carro; puxador porta carro; maçaneta externa; maçaneta + carro|exterior; puxador mala
not: car door handle light; cabinet handle; fridge handle; car door handle film; car door handle sticker; door handle protector; grab handle bathroom; interior door handle set; interior door handles black; car door handle protector
  "cover" -> 870829
  "nakladki" -> 870829
  main: base-metal 830230 ~.3; plastic 392630
  "chrome|cromo|cromado|cromato" -> 392630 ~.5
  * -> 392630       # XVII note 2(b): 8302, similar goods of plastics 3926
ask: main
t: exterior door handle front left for opel corsa plastic => 392630
t: abs chrome door handle cover 8pcs for honda crv => 870829
t: brass cabinet handle => !392630

@ car-emblem accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: car emblem; emblem + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|badge|logo|3d|letter|trunk|grille; car badge; badge + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|trunk|grille|tailgate; car logo; hood emblem; hood ornament; trunk badge; 3d letter + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|trunk; chrome letters; steering wheel emblem; steering wheel badge; grille badge; rear badge; fender badge; metal car sticker; 3d metal sticker; car letter; motorcycle emblem; tank emblem; bonnet badge
de: Auto Emblem; Emblem; Schriftzug + Auto|Heck|Chrom|Kofferraum; Plakette + Auto|Emblem; Kühlerfigur; Chrombuchstaben
fr: emblème; emblème voiture; logo voiture; sigle + voiture|coffre|capot; lettre chromée; badge voiture
es: emblema; emblema coche; insignia coche; logotipo coche; anagrama + coche|maletero; letras cromadas
it: stemma auto; emblema; emblema auto; fregio + auto|cofano|baule; logo auto; scritta + baule|cromata|auto
nl: embleem; auto embleem; logo auto; chroom letters
pl: emblemat; emblemat samochodowy; znaczek + samochód|klapa|maska; logo samochodowe; napis + klapa|chrom
pt: emblema; emblema carro; logótipo carro; símbolo carro; letreiro + cromado|mala
not: pin badge; emblem patch; embroidered badge; badge holder; name badge; badge reel; button badge; emblem keychain; police badge; emblem ring; car logo keychain; car logo light; emblem flag
  main: base-metal 831000 ~.4; plastic 392690 ~.5; rubber 401699 ~.01; textile 581092 ~.01
  "metal" -> 831000
  "zinc|zinco" -> 831000
  "chrome letters" -> 392690 ~.5
  "crystal|cristal|cristallo" -> 392690
  * -> 392690 ~.5     # XVII note 2(b): 8310 of base metal, 3926 of plastics
ask: main
t: 3d metal car emblem sticker => 831000
t: abs plastic chrome letters badge for trunk => 392690
t: embroidered emblem patch => !831000

@ car-fastener-clip accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck, bumper-part, body-panel
en: push clip; push type clip; car clips; bumper clip; push pin rivet; trim clip; retainer clip; body clip; door trim clip; fender clip; car fastener; plastic rivet + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|bumper; auto fastener clip; push retainer; door panel clip; trim clip kit; plastic clips + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|bumper|fender|trim; fastener rivet clip; hood clip; floor mat clip; carpet clip + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; expansion rivet + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra
de: Befestigungsclips; Klips + Auto|Verkleidung; Clips + Auto|Verkleidung|Stoßstange; Halteclips; Verkleidungsclips
fr: agrafe + voiture|pare choc|garniture; clips de fixation; clip garniture; agrafes pare-chocs; rivet plastique voiture
es: grapas coche; clips coche; grapa + parachoques|tapicería; clips fijación; remaches plástico coche
it: clips auto; clip fissaggio + auto|paraurti; graffette auto; bottoni fissaggio; rivetti plastica auto
nl: bevestigingsclips; auto clips; bumperclips; kunststof pluggen auto
pl: spinki samochodowe; klipsy samochodowe; spinki tapicerki; kołki rozporowe + zderzak|samochód; zapinki + samochód
pt: grampos carro; clipes carro; presilhas + carro|para-choques; fixadores carro
not: sunglass visor clip; hair clip; cable clip; paper clip
  main=base-metal -> 732690 ~.04
  * -> 392690
t: 100pcs car bumper push clips nylon fastener assortment => 392690
t: pop rivet aluminium 4mm => !392690

@ car-horn-alarm part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck, motorcycle-vehicle, motorcycle
en: car siren; train horn; air horn kit; motorcycle horn; truck horn; horn + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|12v|24v; trumpet horn + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|truck|12v; car alarm system; motorcycle alarm; vibration alarm + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|bike|bicycle|mtb|cycling|cycle|ebike; bike alarm; reverse alarm; reversing sensor; reverse sensor; backup sensor; siren + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|police 12v|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; horn speaker + siren 12v; blind spot sensor; blind spot detection + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra
de: Autoalarm = car alarm system; Alarmanlage = alarm system + Auto|Motorrad|Fahrrad; Drucklufthorn = air horn; Fanfare = fanfare horn + Auto|Lkw|12V; Einparkhilfe Set = parking sensor set; Rückfahrwarner = reversing alarm; Fahrradalarm = bike alarm; Parksensor = parking sensor; Parksensoren = parking sensor
fr: alarme voiture = car alarm; alarme moto = motorcycle alarm; alarme vélo = bike alarm; corne de brume camion = truck air horn; klaxon camion = truck horn; radar de stationnement = parking sensor; trompe air = air horn; avertisseur de recul = reverse alarm
es: alarma coche = car alarm; alarma moto = motorcycle alarm; alarma bicicleta = bike alarm; bocina aire = air horn; sensor aparcamiento = parking sensor; claxon camión = truck horn; alarma marcha atrás = reverse alarm
it: allarme auto = car alarm system; antifurto auto = car anti-theft alarm; allarme moto = motorcycle alarm; tromba aria = air horn; tromba bitonale = two-tone horn; avvisatore acustico = acoustic warning device; cicalino retromarcia = reversing buzzer
nl: autoalarm = car alarm system; motoralarm = motorcycle alarm; fietsalarm = bike alarm; luchthoorn = air horn; achteruitrijalarm = reverse alarm; toeter = horn; parkeersensor set = parking sensor set
pl: alarm samochodowy = car alarm system; alarm motocyklowy = motorcycle alarm; alarm rowerowy = bike alarm; trąby powietrzne = air horns; sygnał dźwiękowy = horn; czujniki cofania = parking sensors; sygnalizator cofania = reversing alarm; trąbka pneumatyczna = air horn
pt: alarme carro = car alarm; alarme moto = motorcycle alarm; alarme bicicleta = bike alarm; corneta de ar = air horn; buzina a ar = air horn; sirene carro = car siren; sensor de ré = reverse sensor; alarme de ré = reverse alarm
not: shoe horn; horn button; home alarm; deer horn; speaker horn; air horn can; horn relay; horn pad; drinking horn; unicorn horn; devil horns; horn cover; horn tweeter; horn speaker pa; alarm clock
  "button" -> 853650
  * -> 851230
t: car alarm system with remote and siren => 851230
t: dual trumpet air horn kit 12v truck => 851230
t: home burglar alarm kit => !851230

@ car-key-cover accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: key fob cover; car key cover; key cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|fob|remote; key fob case; key case + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|fob|remote|tpu; car key case; key fob shell cover; car key case cover; key shell cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; key fob holder + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; key fob protector; smart key cover; key bag + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; motorcycle key cover; key cap + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra
de: Schlüsselhülle; Autoschlüssel Hülle; Schlüsselcover; Schlüsselgehäuse + Hülle; Autoschlüsseltasche
fr: coque clé voiture; housse clé voiture; étui clé voiture; protection clé voiture
es: funda llave coche; carcasa funda llave; funda para llave; funda llave
it: custodia chiave auto; guscio cover chiave; portachiavi cover auto
nl: sleutelhoesje; autosleutel hoesje; sleutelcover; sleutelhoes; sleutelhoezen
pl: etui na kluczyk; etui na klucz samochodowy; pokrowiec na kluczyk; osłona kluczyka
pt: capa chave carro; capa para chave; estojo chave carro; capa de chave
not: key cover keyboard; piano key cover; keyboard cover; key blade; key shell replacement; key cover cap house; faraday bag
  outer: leather 420231 ~.12; plastic-sheet 420232; textile 420232
  main=base-metal -> 732690 ~.03
  * -> 392690
ask: outer
t: tpu car key case cover for bmw => 392690
t: genuine leather key fob cover for audi => 420231
t: keyboard key cover silicone => !420231

@ car-light part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck, motorcycle-vehicle, motorcycle, atv, trailer
en: headlight + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|projector; car headlight; headlights + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; head lamp + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; headlamp + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; motorcycle headlight; led light bar + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|offroad|off road|12v|atv|boat|roof|spot|flood; light bar + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|offroad|roof|led work|inch offroad|atv; off road light bar; driving lights + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|offroad|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; spot light + offroad|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv driving; fog lamp; tail lamp; rear light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|trailer|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; brake light; third brake light; high mount brake light; turn signals + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|led; turn signal + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|mirror; indicator light + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; indicators + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; led indicators motorcycle; trailer light; trailer lights; trailer tail light; reverse light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; reversing light; license plate light; licence plate light; dome light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; interior light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; reading light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car ambient light; ambient light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|interior; atmosphere light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|footwell; footwell light; car atmosphere light; car star light; roof star light; usb car star projector; starlight headliner; door logo light; car door light; door projector light; welcome light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; puddle light; underglow; car underglow; underglow kit; rock lights; led rock light; strobe light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|truck|emergency grille; emergency light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|truck|vehicle; beacon + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|truck|amber|tractor|warning; warning beacon; amber beacon; marker light + truck|trailer|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; clearance light; side marker; drl; angel eyes; halo ring + headlight|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; headlight housing; headlight cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|lens; tail light cover; headlight ballast bracket; halo headlight; whip light; motorcycle led strip lights; truck light; tractor work light; led pod light; cab light; mirror indicator; mirror turn signal; sequential turn signal; dynamic turn signal; step light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; trunk light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; glove box light; license light; bumper light + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|led; emblem light; car logo light; smd interior lights kit; light kit + golf cart|atv|utv|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|truck
de: Scheinwerfer = headlight or spotlight + Nebel|H4|H7|Motorrad|VW|BMW|Audi|Mercedes; Rücklicht = rear light + Auto|Anhänger|Motorrad; Heckleuchte = rear light; Bremsleuchte = brake light; Blinker = turn signal + Motorrad|LED; Anhängerbeleuchtung = trailer lighting; Lichtbalken = light bar; Lightbar = light bar; Rundumleuchte = beacon light; Begrenzungsleuchte = clearance light; Ambientebeleuchtung = ambient lighting; Einstiegsbeleuchtung = door entry lighting; Nebelleuchte = fog lamp; Standlicht = parking light; Zusatzscheinwerfer = auxiliary headlight; Rückfahrscheinwerfer = reversing light; Dritte Bremsleuchte = third brake light; Türprojektor = door projector; Innenraumbeleuchtung = interior lighting + Auto; Arbeitsscheinwerfer = work light; Motorradblinker = motorcycle turn signal
fr: phare = headlight + voiture|moto|droit|gauche; feu de freinage = brake light; feu antibrouillard = fog lamp; clignotants moto = motorcycle turn signals; feu remorque = trailer light; kit éclairage remorque = trailer lighting kit; barre led = led light bar; barre led 4x4 = led light bar 4x4; gyrophare = revolving beacon; feu de position = position light; éclairage intérieur voiture = car interior lighting; feux arrière = rear lights; feu stop = brake light; feux de jour = daytime running lights; phare additionnel = additional headlight; éclairage de plaque = number plate light
es: faro = headlight + coche|moto|derecho|izquierdo; faro antiniebla led = led fog light; piloto trasero led = led tail light; luz trasera coche = car rear light; luz de freno = brake light; intermitentes moto = motorcycle turn signal; luces remolque = trailer lights; barra led = led bar; barra led coche = led light bar; rotativo = rotating beacon; luz de matrícula = number plate light; luz interior coche = car interior light; luces ambientales coche = car ambient light; luz antiniebla = fog light; tercera luz de freno = third brake light
it: faro = headlight + auto|moto|destro|sinistro; fanale = lamp + auto|moto|destro|sinistro; luce freno = brake light; frecce moto = motorcycle turn signal; frecce led = led turn signal; luci rimorchio = trailer lights; lampeggiante = flashing light; luce targa = number plate light; luci interne auto = car interior light; plafoniera auto = car interior light; luce posteriore auto = car tail light; terza luce stop = third brake light; luci diurne = daytime running light; faretto = spotlight + moto|auto; faretti supplementari moto = motorcycle auxiliary light
nl: koplamp = headlight + auto|links|rechts|motor; achterlicht = rear light + auto|aanhanger|motor; remlicht = brake light; richtingaanwijzer = turn signal; knipperlichten = indicators + motor; aanhangerverlichting = trailer lighting; lichtbalk = light bar; zwaailamp = beacon light; sfeerverlichting auto = car ambient lighting; kentekenverlichting = number plate light; derde remlicht = third brake light; dagrijverlichting = daytime running light; verstraler = driving light; breedtelamp = side marker light; interieurverlichting auto = car interior lighting
pl: reflektor = headlight + samochód|przedni|lewy|prawy|h4; lampa przednia = headlight; lampa tylna led = led tail light; światło stop = brake light; kierunkowskazy motocyklowe = motorcycle turn signals; lampy do przyczepy = trailer lights; oświetlenie przyczepy = trailer lighting; listwa led = led bar + samochód|off road; lampa ostrzegawcza = warning light; kogut = beacon light; oświetlenie tablicy = licence plate light; lampka wnętrza = interior light; światła do jazdy dziennej = daytime running lights; halogen = halogen lamp + samochód|przeciwmgielny; lampa led bar = led light bar; trzecie światło stop = third brake light; lampa obrysowa = clearance light; lampa zespolona = combination tail light
pt: farol = headlight + carro|moto|direito|esquerdo; farolim = rear light; luz de travagem = brake light; lanterna traseira led = led tail light; piscas moto = motorcycle turn signals; pisca = turn signal + moto|led; luzes reboque = trailer lights; luz de matrícula = license plate light; luz interior carro = car interior light; luz ambiente carro = car ambient light; giroflex = rotating beacon light; luz de freio = brake light; farol de milha = driving light; luz de neblina = fog light
not: headlight bulb; led headlight bulb; headlight restoration; headlight film; light bar wall; led light bar kitchen; light bar tv; bike headlight; camping headlight; headlamp rechargeable; headlamp camping; running headlight; head torch; headlight tint; headlight switch; headlight washer; work light garage; monitor light bar; picture light; headlight polish; headlight protector sticker; ambient light sensor; bike light; tail light bulb; headlight restorer; turn signal relay; turn signal bulb; gaming light bar; gaming; rgb light bar; tail light sticker; turn signal switch; light bar bracket; light bar mount; light bar wiring harness; cabinet light bar; brake light switch; brake light bulb; drone; bicycle turn signal; reading light book; indicator light panel; signal lamp panel; headlight bracket; headlight cleaner; dog; dome light bulb; strobe light dj; barra led tv; toy
  for=bicycle "bicycle" -> 851210
  "parts for|parts of" -> 851290 ~.8
  "cover" -> 851290 ~.7
  "housing" -> 851290 ~.5
  "star projector" -> 940542 ~.5
  "starlight headliner" -> 940542 ~.4
  * -> 851220
t: headlight left led for vw golf 7 => 851220
t: 20 inch led light bar off road truck => 851220
t: trailer lights kit 12v submersible => 851220
t: led turn signals motorcycle universal 4pcs => 851220
t: kitchen under cabinet led light bar => !851220
t: h7 led headlight bulb pair => !851220

@ car-lock-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: door lock actuator; door latch + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|actuator|front|rear; door lock latch; door lock mechanism + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; ignition lock; ignition lock cylinder; ignition barrel; steering lock + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; door lock cylinder + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; trunk latch; trunk lock; tailgate latch; hood latch; bonnet lock; central locking kit; central locking; car door lock; door lock set + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car door lock cylinder; lock set + ignition; toolbox lock truck; tailgate actuator; bonnet catch; central door locking; tank cap lock motorcycle; steering column lock
de: Türschloss + Auto|vorne|hinten|BMW|VW|Audi; Zündschloss; Schließzylinder + Auto|Zündschloss|Tür; Zentralverriegelung; Heckklappenschloss; Haubenschloss; Motorhaubenschloss; Stellmotor + Zentralverriegelung
fr: serrure de porte + voiture|avant|arrière; serrure voiture; neiman; verrouillage centralisé; serrure de coffre; serrure capot; barillet + voiture|contact|neiman; antivol direction
es: cerradura puerta coche; cerradura coche; bombín + coche|arranque|contacto; cierre centralizado; cerradura maletero; cerradura capó; clausor
it: serratura porta auto; serratura auto; blocchetto accensione; chiusura centralizzata; serratura cofano; serratura baule; cilindretto + auto|porta
nl: deurslot auto; contactslot; centrale vergrendeling; slot achterklep; motorkapslot; cilinderslot auto
pl: zamek drzwi samochodowych; zamek drzwi + przedni|tylny|samochód; stacyjka; centralny zamek; zamek klapy; zamek maski; wkładka zamka + samochód; siłownik centralnego zamka; stacyjek
pt: fechadura carro; fechadura porta carro; canhão ignição; fecho centralizado; trinco porta carro; fechadura capô; canhão + ignição|porta
not: door lock pin cover; steering wheel lock; door lock cover; child safety lock; fridge door lock; smart door lock; door lock remover; door latch bathroom; bonnet pin
  * -> 830120
t: door lock actuator rear left for vw passat => 830120
t: ignition lock cylinder with keys for ford => 830120
t: smart door lock fingerprint => !830120

@ car-mat accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: floor mat + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; floor mat + car|auto tpe; car mat; car mats; car floor carpet; floor liner; floor liner + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; all weather mat; all weather floor mat; car floor mat + leather|tpe|pvc|plastic|carpet|textile|velour|nylon|fabric|tufted|felt|xpe|pu|luxury|custom|3d|5d; tpe floor mat; cargo liner; cargo mat; trunk liner; boot mat; boot mat + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; cargo liner + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; cargo tray + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; trunk tray; truck floor mat; footwell mat; car foot mat; carpet mat + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; velour mat + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; rv floor mat; caravan carpet
de: Fußmatte + Auto|Gummi|Kofferraum|BMW|VW|Audi|Mercedes|passend; Autofußmatte; Autofußmatten; Automatte; Kofferraummatte; Autoteppich; Velours Fußmatten
fr: tapis voiture; tapis auto; tapis de sol voiture; bac de coffre; tapis caoutchouc voiture; tapis + sur mesure|voiture
es: alfombrilla coche; alfombrillas coche; alfombra coche; cubeta maletero; bandeja maletero; protector maletero; esterillas coche
it: tappeti auto; tappetino bagagliaio; vasca bagagliaio; tappetino + auto|baule
nl: rubberen automatten; kofferbakschaal; autotapijt
pl: wykładzina bagażnika; wkład do bagażnika
pt: tapete carro; tapetes carro; tapete porta-malas; tapete mala carro; jogo de tapetes
not: car mat cleaner; play mat; rug pad; car mat clip; floor mat clip; car map rug; floor mat fastener; welcome mat; cutting mat; car play mat; door mat; dog mat; dashboard mat; playmat; toy car mat; carport mat; gym floor mat; floor mat holder
  outer=leather|plastic-sheet -> 870829 ~.12      # HSEN 8708(B): mats other than of textile or soft rubber
  main=plastic|foam -> 870829 ~.28
  "tpe" -> 870829
  "tpo" -> 870829
  "xpe" -> 870829
  "all weather" -> 870829 ~.5
  "floor liner" -> 870829
  "bac de coffre" -> 870829
  "vasca" -> 870829
  "wanne" -> 870829
  "kofferraumwanne" -> 870829
  "cubeta" -> 870829
  "kofferbakschaal" -> 870829
  main=rubber -> 401691 ~.4
  "gummi" -> 401691
  "gummifussmatten" -> 401691
  "caoutchouc" -> 401691
  "goma" -> 401691
  "gomma" -> 401691
  "gumowe" -> 401691
  "borracha" -> 401691
  "rubberen" -> 401691
  main=wool -> 570310 ~.01
  main=felt -> 570500 ~.05
  "needle|aguja|ago|agulha" -> 570490 ~.5
  main=nylon -> 570329 ~.15
  main=textile -> 570339
  "carpet" -> 570339
  "velour" -> 570339
  "velours" -> 570339
  "welurowe" -> 570339
  "textilfussmatten" -> 570339
  * -> 401691
ask: main
t: rubber floor mats set of 4 for ford focus => 401691
t: car floor mats carpet velour black tailored => 570339
t: 3d tpe floor liners for tesla model 3 => 870829
t: kids city road play mat => !870829

@ car-mirror part of passenger-car, goods-truck, motorcycle-vehicle, kick-scooter, bicycle-vehicle, bus, farm-tractor, car, truck, motorcycle, bicycle
en: side mirror; wing mirror; door mirror + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; rear view mirror; rearview mirror; car mirror; blind spot mirror; wing mirror glass; mirror glass + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|heated|left|right; side mirror glass; towing mirror; tow mirror; caravan mirror; caravan mirror extension; towing mirror extension; mirror extension + caravan|towing|trailer|clip; motorcycle mirror; handlebar mirror; bar end mirror; bike mirror; bicycle mirror; scooter mirror; truck mirror; panoramic mirror; interior mirror + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; mirror + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|bar end|handlebar|blind spot|rear view|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra side; utv mirror; tractor mirror; convex mirror + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|blind; helmet mirror; cycling mirror
de: Außenspiegel = exterior mirror; Rückspiegel = rearview mirror; Innenspiegel = interior mirror; Seitenspiegel = side mirror; Toter Winkel Spiegel = blind spot mirror; Motorradspiegel = motorcycle mirror; Fahrradspiegel = bicycle mirror; Lenkerspiegel = handlebar mirror; Wohnwagenspiegel = caravan mirror; Lenkerendenspiegel = bar end mirror
fr: rétroviseur = rear view mirror; rétroviseur extérieur = side mirror; rétroviseur intérieur = interior rear view mirror; glace rétroviseur = mirror glass; miroir angle mort = blind spot mirror; rétroviseur moto = motorcycle mirror; rétroviseur vélo = bicycle mirror; miroir de rétroviseur = mirror glass
es: espejo retrovisor = rear view mirror; retrovisor = rearview mirror; retrovisor moto = motorcycle mirror; espejo lateral coche = side mirror; cristal retrovisor = mirror glass; espejo ángulo muerto = blind spot mirror; espejo bicicleta = bicycle mirror; retrovisor bici = bike mirror
it: specchietto retrovisore = rear view mirror; retrovisore = rear view mirror; specchietto = mirror + auto|moto|bici|sinistro|destro; specchio retrovisore = rear view mirror; vetro specchietto = mirror glass; specchietto angolo cieco = blind spot mirror; specchietti moto = motorcycle mirror
nl: buitenspiegel = exterior mirror; achteruitkijkspiegel = rear view mirror; zijspiegel = side mirror; spiegelglas = mirror glass; dodehoekspiegel = blind spot mirror; fietsspiegel = bicycle mirror; motorspiegel = motorcycle mirror; caravanspiegel = caravan mirror; binnenspiegel = interior mirror; spiegelglazen = mirror glass
pl: lusterko wsteczne = rear view mirror; lusterko boczne = side mirror; lusterko zewnętrzne = exterior mirror; wkład lusterka = mirror glass; lusterko motocyklowe = motorcycle mirror; lusterko rowerowe = bicycle mirror; lusterko martwe pole = blind spot mirror; lusterko = mirror + samochód|motocykl|rower|skuter|prawe|lewe|skoda|vw|opel|ford|audi|bmw|fiat|renault
pt: espelho retrovisor = rear view mirror; retrovisor = rear view mirror; espelho lateral = side mirror; vidro retrovisor = rear view mirror glass; espelho ponto cego = blind spot mirror; retrovisor moto = motorcycle mirror; espelho bicicleta = bicycle mirror
not: mirror cover; mirror cap; mirror dash cam; mirror camera; baby car mirror; mirror indicator; mirror light; mirror turn signal; mirror housing; mirror adapter; mirror bracket; mirror extension; makeup mirror; mirror rain film; mirror motor; mirror actuator; wing mirror cover; rear view mirror camera; mirror dashcam; mirror puddle light; mirror pendant; rear view mirror ornament; rearview mirror hanging; rear view mirror pendant; car mirror hanging; rearview mirror camera; mirror arm; vanity mirror; side mirror switch; rear view mirror charm
  "dash cam" -> 852589
  "camera" -> 852589 ~.7
  * -> 700910
t: side mirror left heated for ford focus => 700910
t: motorcycle bar end mirrors pair 22mm => 700910
t: carbon mirror covers for golf mk7 => !700910

@ car-mirror-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck, car-mirror
en: mirror cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|wing|side|carbon|rear view|rearview; mirror cap + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|wing|side|carbon; side mirror cover; wing mirror cover; mirror housing; side mirror housing; mirror shell + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; door mirror cover; rearview mirror cover; mirror extension + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; mirror adapter + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; mirror mount + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; mirror bracket + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|truck
de: Spiegelkappe; Spiegelkappen; Spiegelgehäuse; Außenspiegelkappe; Spiegelverlängerung; Spiegeladapter
fr: coque de rétroviseur; coque rétroviseur; cache rétroviseur; extension rétroviseur
es: carcasa retrovisor; cubierta retrovisor; tapa retrovisor; funda retrovisor
it: calotta specchietto; calotte specchietti; copri specchietto; cover specchietto
nl: spiegelkap; spiegelkappen; spiegelbehuizing
pl: obudowa lusterka; nakładki na lusterka; osłona lusterka; klapka lusterka
pt: capa retrovisor; tampa retrovisor; carcaça retrovisor
  "rain film" -> 391990
  for=motorcycle !"car" -> 871410 ~.05
  * -> 870829
t: carbon fiber mirror caps for bmw g30 => 870829
t: heated wing mirror glass => !870829

@ car-organizer accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: trunk organizer; car trunk organizer; boot organizer + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car boot organiser; trunk storage bag; car seat organizer; seat back organizer; backseat organizer; car back seat organizer; car storage bag; car storage box + trunk|seat; headrest bag; car seat back organizer; car visor organizer; sun visor organizer; car net pocket; car net bag; car storage net; cargo net + trunk|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car hanging bag; seat back pocket; seat storage bag; car ipad holder organizer; car cd holder; visor cd case; car cooler bag organizer; roof storage net; car roof net; car sundries bag
de: Kofferraumtasche; Kofferraum Organizer; Kofferraumbox; Rücksitz Organizer; Rücksitztasche; Auto Organizer; Kofferraumnetz; Rückenlehnentasche; Sonnenblenden Organizer
fr: organisateur de coffre; organiseur coffre voiture; organisateur siège voiture; organiseur voiture; filet de coffre; poche dossier siège; sac de coffre; range cd pare-soleil
es: organizador maletero; organizador coche; organizador asiento coche; red maletero; bolsa maletero; organizador asiento trasero; organizador respaldo; organizador parasol coche
it: organizer auto; organizer bagagliaio; organizer sedile auto; organizzatore bagagliaio; rete bagagliaio; borsa bagagliaio; tasca sedile auto; organizer sedile posteriore
nl: kofferbak organizer; auto organizer; autostoel organizer; kofferbaktas; bagagenet; rugleuning organizer; kofferbaknet
pl: organizer samochodowy; organizer do bagażnika; organizer na fotel; siatka do bagażnika; torba do bagażnika; kieszeń na fotel; organizer do samochodu; siatka bagażnika
pt: organizador porta-malas; organizador carro; organizador mala carro; organizador banco carro; rede porta-malas; bolsa porta-malas; organizador encosto
not: makeup organizer; stroller organizer; cargo net trailer; cargo net motorcycle; car cord organizer; office organizer
  "visor" -> 420232 ~.5
  "net": * 560819
  "netz" -> 560819
  "gepacknetz" -> 560819
  "kofferraumnetz" -> 560819
  "filet" -> 560819
  "red" "maletero" -> 560819
  "rete" -> 560819
  "siatka" -> 560819
  "rede" -> 560819
  "bagagenet" -> 560819
  "kofferbaknet" -> 560819
  "seat" -> 630790 ~.6        # hung on the seat, no container of 4202
  "headrest" -> 630790 ~.5
  "backseat" -> 630790
  "rucksitz" -> 630790
  "siege" -> 630790
  "asiento" -> 630790
  "sedile" -> 630790
  "autostoel" -> 630790
  "fotel" -> 630790
  "banco" -> 630790
  outer: leather 420291 ~.03; plastic 392690 ~.1
  * -> 420292
t: collapsible car trunk organizer oxford cloth => 420292
t: car backseat organizer with tablet pocket polyester => 630790
t: stroller organizer bag => !630790

@ car-ornament accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: rear view mirror pendant; car pendant; rearview mirror pendant; rear view mirror ornament; car ornament; dashboard ornament; mirror hanging + car; dashboard decoration; car mirror hanging; car interior decoration; car dashboard decoration; rearview mirror hanging accessories; bobblehead dashboard; dashboard figurine; car rubber duck; car decoration ornament
de: Autoanhänger Deko = car pendant; Auto Deko = car ornament; Autodekoration = car ornament; Armaturenbrett Deko = dashboard decoration
fr: décoration voiture = car decoration; pendentif voiture = car pendant; ornement tableau de bord = dashboard ornament
es: adorno coche = car ornament; colgante coche = car pendant; adorno salpicadero = dashboard ornament
it: ciondolo specchietto = rear view mirror pendant; decorazione auto = car interior decoration; pendente auto = car pendant; ciondolo retrovisore = rear view mirror pendant
nl: autohanger = car pendant; spiegelhanger = mirror hanging; auto decoratie = car decoration; hanger achteruitkijkspiegel = rear view mirror pendant
pl: zawieszka do samochodu = car hanging ornament; ozdoba do samochodu = car ornament; dekoracja samochodowa = car decoration
pt: enfeite carro = car ornament; pendente carro = car pendant; decoração carro = car decoration
not: car air freshener; car keychain; car diffuser; christmas car ornament; car light
  main: glass|rhinestone|crystal-glass 701890 ~.08; wood 442019 ~.05; base-metal 830629 ~.08; ceramic 691390 ~.02; textile 630790 ~.08; stone 681599 ~.01
  * -> 392640
ask: main
t: rear view mirror pendant plastic angel wing => 392640
t: car dashboard ornament resin figurine => 392640
t: car air freshener hanging => !392640

@ car-repair-kit accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: car touch up pen; touch up pen; scratch repair pen; car paint pen; paint pen + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; headlight restoration kit; headlight repair; headlight polishing kit; headlight cleaner; windshield repair kit; windscreen repair kit; dent repair kit; paintless dent repair; dent puller; dent remover; dent lifter; suction dent puller; dent puller kit; leather repair kit + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; alloy wheel repair; plastic trim restorer; rust remover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; undercoating + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; underbody coating; underseal; polishing compound + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car scratch repair; scratch repair + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bumper repair kit; tire repair plug; tyre plug kit; tire plug kit; tire repair kit; tyre repair kit; puncture repair kit; bike patch kit; tire patch; tube patch; inner tube patch; tire patch kit; tubeless repair kit; puncture kit; tire sealant; tyre sealant; tubeless sealant; puncture sealant; tire plugs; tyre repair strips; tire repair strip; mushroom plug; glueless patch; bicycle patch; patch kit + bike|bicycle|mtb|cycling|cycle|ebike|tire|tyre|tube; tubeless plug
de: Kratzer Reparaturstift = scratch repair pen; Scheinwerfer Aufbereitung = headlight restoration; Scheinwerfer Politur = headlight polish; Dellenlifter = dent lifter; Ausbeulset = dent removal set; Ausbeulwerkzeug = dent removal tool; Windschutzscheiben Reparaturset = windshield repair kit; Unterbodenschutz = underbody coating; Reifenreparaturset = tyre repair kit; Flickzeug = puncture repair kit; Reifenflicken = tyre patch; Reifendichtmittel = tyre sealant; Pannenset = breakdown kit; Reifen Reparatur Set = tyre repair kit; Schlauchflicken = inner tube patch; Dichtmilch = tyre sealant milk; Kunststoffauffrischer = plastic restorer
fr: stylo retouche = touch up pen; stylo retouche peinture = paint pen; kit rénovation phare = headlight restoration kit; kit débosselage = dent repair kit; débosseleur = dent puller; kit réparation pare-brise = windscreen repair kit; kit réparation pneu = tyre repair kit; kit crevaison = puncture repair kit; mèche pneu = tyre plug string; rustine = puncture patch; rustines = puncture patches; rustine vélo = bicycle puncture patch; bombe anti-crevaison = puncture repair spray; liquide préventif = tyre sealant; kit anti crevaison = puncture repair kit; préventif tubeless = tubeless tyre sealant
es: lápiz retoque = touch up pen; rotulador retoque pintura = car paint pen; kit restaurador faros = headlight restoration kit; kit reparación parabrisas = windscreen repair kit; kit saca bollos = dent puller kit; sacabollos = dent puller; kit reparación neumáticos = tyre repair kit; kit antipinchazos = puncture repair kit; parches bicicleta = bicycle patch; kit reparación pinchazos = puncture repair kit; líquido antipinchazos = liquid puncture sealant; parche = patch + neumático|cámara|bici; sellante tubeless = tubeless sealant; reparapinchazos = puncture repair
it: penna ritocco = touch up pen; stick ritocco vernice = car touch up pen; kit lucidatura fari = headlight polishing kit; kit riparazione parabrezza = windshield repair kit; kit levabolli = dent repair kit; levabolli = dent remover; tirabolli = dent puller; kit riparazione pneumatici = tyre repair kit; kit riparazione gomme = tyre repair kit; toppe camera d'aria = inner tube patch; kit forature = puncture repair kit; liquido antiforatura = tyre sealant liquid; lattice tubeless = tubeless tyre sealant; strisce riparazione pneumatici = tyre repair strip; gonfia e ripara = tyre inflator and sealant
nl: koplamp polijstset = headlight polishing kit; koplamp reparatieset = headlight repair kit; uitdeukset = dent repair kit; deukentrekker = dent puller; ruitreparatieset = windscreen repair kit; bandenreparatieset = tyre repair kit; bandenplakset = tyre repair kit; fietsplakset = bicycle tyre repair kit; plakset = puncture repair kit + fiets|band; bandenplakkers = tyre patch; bandenafdichtmiddel = tyre sealant; tubeless sealant = tubeless sealant; reparatieset banden = tyre repair kit
pl: zaprawka = touch up paint; zestaw do regeneracji reflektorów = headlight restoration kit; zestaw do naprawy szyb = windscreen repair kit; zestaw do usuwania wgnieceń = dent repair kit; wyciągacz wgnieceń = dent puller; zestaw naprawczy opon = tyre repair kit; łatki do dętek = inner tube patches; sznury do opon = tyre plugs; zestaw naprawczy dętek = inner tube repair kit; uszczelniacz opon = tyre sealant; mleczko tubeless = tubeless sealant; łatki rowerowe = bicycle patches; konserwacja podwozia = underbody protection; zaprawek = touch up paint
pt: caneta retoque = touch up pen; caneta retoque pintura = paint touch up pen; kit restauração faróis = headlight restoration kit; kit reparação para-brisas = windscreen repair kit; kit martelinho = paintless dent repair; reparador de amassados = dent repair tool; kit reparo pneu = tyre repair kit; kit reparação pneus = tyre repair kit; remendo pneu = tyre patch; remendo câmara de ar = inner tube patch; kit furos = puncture repair kit; vedante pneu = tyre sealant; selante tubeless = tubeless sealant; macarrão pneu = tyre plug strip; liquido antifuros = puncture sealant liquid
not: nail repair; patch applique; boat patch kit; pool patch; inflatable patch kit; repair patch clothes; makeup touch up; furniture touch up; root touch up; hair touch up; wall touch up; tile touch up; repair stand; furniture repair; nicotine patch; phone repair; łatki na ubrania; fence; down jacket patch; tent repair; sofa leather repair
  "pen" -> 320820
  "touch up" -> 320820
  "lackstift" -> 320820
  "stylo" -> 320820
  "lapiz" -> 320820
  "rotulador" -> 320820
  "penna" -> 320820
  "ritocco" -> 320820
  "lakstift" -> 320820
  "zaprawka" -> 320820
  "caneta" -> 320820
  "windshield" -> 350610
  "windscreen" -> 350610
  "windschutzscheiben" -> 350610
  "pare brise" -> 350610
  "parabrisas" -> 350610
  "parabrezza" -> 350610
  "ruitreparatieset" -> 350610
  "szyb" -> 350610
  "para brisas" -> 350610
  "dent" -> 820559
  "dellenlifter" -> 820559
  "ausbeulset" -> 820559
  "ausbeulwerkzeug" -> 820559
  "debosselage" -> 820559
  "debosseleur" -> 820559
  "bollos" -> 820559
  "sacabollos" -> 820559
  "levabolli" -> 820559
  "tirabolli" -> 820559
  "uitdeukset" -> 820559
  "deukentrekker" -> 820559
  "wgniecen" -> 820559
  "amassados" -> 820559
  "martelinho" -> 820559
  "rust converter" -> 382499 ~.6
  "rust remover" -> 381010
  "underseal" -> 271500 ~.5
  "underbody" -> 271500 ~.5
  "undercoating" -> 271500 ~.5
  "unterbodenschutz" -> 271500 ~.5
  "podwozia" -> 271500
  "sealant" -> 350699 ~.5
  "dichtmittel" -> 350699
  "reifendichtmittel" -> 350699
  "dichtmilch" -> 350699
  "preventif" -> 350699
  "bombe" -> 350699
  "antipinchazos" "liquido" -> 350699
  "sellante" -> 350699
  "antiforatura" -> 350699
  "lattice" -> 350699
  "bandenafdichtmiddel" -> 350699
  "uszczelniacz" -> 350699
  "mleczko" -> 350699
  "selante" -> 350699
  "vedante" -> 350699
  "antifuros" -> 350699
  "headlight" -> 340590
  "scheinwerfer" -> 340590
  "phare" -> 340590
  "faros" -> 340590
  "fari" -> 340590
  "koplamp" -> 340590
  "reflektorow" -> 340590
  "farois" -> 340590
  "compound" -> 340530
  "trim restorer" -> 340530
  "kunststoffauffrischer" -> 340530
  "scratch" -> 340530
  "leather|cuero|piel|cuoio|pelle|couro" -> 320820 ~.4
  "wheel repair" -> 320820 ~.4
  "bumper repair" -> 321410
  "glueless" -> 401699
  * -> 401699        # patches and plugs of vulcanised rubber give the kit its character
t: bicycle tube puncture repair kit patches glue => 401699
t: paintless dent repair puller kit => 820559
t: car touch up paint pen white => 320820
t: headlight restoration kit polishing => 340590
t: windshield repair kit resin => 350610
t: tubeless tyre sealant 1 litre => 350699
t: iron on repair patch for clothes => !401699

@ car-roof-bag accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: roof bag; rooftop cargo bag; car roof bag; roof cargo bag; cargo bag roof; roof top bag; hitch cargo bag; rooftop cargo carrier bag; roof box bag; roof luggage bag; cargo bag + roof|hitch|rooftop
de: Dachtasche; Dachbox faltbar; Dachkoffer Tasche; Dachgepäcktasche; Dachboxtasche
fr: sac de toit; sac de toit voiture; sacoche de toit; coffre de toit souple
es: bolsa de techo; bolsa techo coche; maleta de techo flexible; bolsa portaequipajes
it: borsa da tetto; borsa tetto auto; borsa portatutto; box tetto morbido
nl: daktas; dakkoffer tas; opvouwbare dakkoffer; dakbag
pl: torba dachowa; torba na dach; miękki box dachowy
pt: bolsa de tejadilho; bolsa de teto; saco de tejadilho; mala de teto flexível
not: roof bag clip
  * -> 420292
t: waterproof rooftop cargo bag 15 cubic feet pvc => 420292
t: roof box hard shell => !420292

@ car-seat part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: racing seat; bucket seat; car seat + driver|recaro|front seat|leather seat assembly; truck seat; bus seat; driver seat; tractor seat; suspension seat; air suspension seat; excavator seat; lawn mower seat; mower seat; van seat; camper van seat; captain chair + van|rv|bus; golf cart seat; utv seat; vehicle seat; passenger seat + bus|van|car
de: Schalensitz = bucket seat; Fahrersitz = driver seat; Traktorsitz = tractor seat; Schleppersitz = tractor seat; Staplersitz = forklift seat; Bussitz = bus seat; Lkw Sitz = truck seat; Sportsitz = sports seat + Auto
fr: siège baquet = bucket seat; siège conducteur = driver seat; siège tracteur = tractor seat; siège de bus = bus seat; siège poids lourd = truck seat
es: asiento de tractor = tractor seat; baquet = bucket seat; asiento conductor = driver seat; asiento de autobús = bus seat; butaca autobús = bus seat; asiento deportivo coche = sports car seat
it: sedile trattore = tractor seat; sedile sportivo = sports seat; sedile guida = driver seat; sedile autobus = bus seat; sedile auto = car seat
nl: kuipstoel = bucket seat; tractorstoel = tractor seat; bestuurdersstoel = driver seat; busstoel = bus seat; heftruckstoel = forklift seat
pl: fotel kubełkowy = bucket seat; fotel kierowcy = driver seat; siedzenie traktora = tractor seat; fotel ciągnika = tractor seat; fotel autobusowy = bus seat
pt: banco de trator = tractor seat; banco do motorista = driver seat; banco concha = bucket seat; assento trator = tractor seat; banco de ônibus = bus seat; bacquet = bucket seat
not: seat cover; seat cushion; child car seat; office chair; gaming chair; seat belt; seat heater; bicycle seat; racing seat toy; racing seat gaming; racing seat stand; racing simulator; tractor seat cover; tractor seat stool; bar stool; mower seat cover
  "heater" -> 851629
  * -> 940120
t: universal tractor seat with suspension => 940120
t: racing bucket seat with slider => 940120
t: racing gaming chair => !940120

@ car-seat-part part of car-seat, passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: car headrest; headrest + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|seat; seat rail + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; seat slider + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; seat bracket + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car seat frame; seat foam + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; lumbar adjuster; seat recliner; seat swivel + van|camper|vw|ducato; swivel base + seat; seat base + van|camper|truck; seat switch cover; seat adjuster + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; racing seat bracket; seat rail kit; seat pedestal
de: Kopfstütze + Auto|Sitz; Sitzschiene; Drehkonsole; Sitzkonsole; Sitzverstellung
fr: appui-tête + voiture|siège; glissière de siège; embase pivotante; console siège
es: reposacabezas coche; guía asiento; base giratoria asiento; soporte baquet
it: poggiatesta auto; binario sedile; base girevole sedile; guida sedile
nl: hoofdsteun auto; stoelrail; draaiplateau stoel; stoelframe
pl: zagłówek + samochód|fotel; szyna fotela; obrotnica fotela; prowadnica fotela
pt: encosto de cabeça carro; trilho banco; base giratória banco
not: headrest pillow; headrest mount; headrest hook; headrest monitor; headrest cover; neck pillow
  * -> 940199
t: racing seat bracket rail kit => 940199
t: car headrest pillow memory foam => !940199

@ car-spoiler part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: rear spoiler; car spoiler; trunk spoiler; roof spoiler; spoiler + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|trunk|carbon|gt|lip|rear; spoiler wing; ducktail spoiler; gt wing; rear wing + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|trunk|carbon; bumper lip; front lip; front splitter; front bumper lip; lip splitter; splitter + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|bumper|front; canard + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|bumper; lip kit; side splitter; rubber lip strip + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; bumper lip strip; chin spoiler; trunk lip; shark fin diffuser; vortex generator + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; spoiler lip
de: Heckspoiler; Dachspoiler; Spoilerlippe; Frontlippe; Frontspoiler; Spoiler; Heckflügel; Frontsplitter; Spoilerschwert
fr: becquet; aileron arrière; aileron + voiture|coffre; lame avant; lame pare-chocs; spoiler; lèvre avant
es: alerón trasero; alerón; spoiler; labio delantero; splitter delantero; faldón delantero
it: spoiler; alettone; alettone posteriore; labbro anteriore; splitter anteriore; spoiler posteriore
nl: achterspoiler; dakspoiler; spoiler; spoilerlip; frontspoiler; voorlip
pl: spoiler; lotka + klapa|dach|tylna; dokładka zderzaka; lip spoiler; splitter + zderzak|przedni
pt: aileron; spoiler; aerofólio; lip dianteiro; splitter dianteiro
not: shark fin car antenna; spoiler alert; cable splitter; wood splitter; log splitter; hdmi splitter; sponsored; shark fin antenna; shark fin costume; splitter cable; log splitter; usb splitter
  * -> 870829
t: rear trunk spoiler wing abs gloss black => 870829
t: universal front bumper lip splitter carbon fiber => 870829
t: shark fin antenna => !870829

@ car-wind-deflector part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: wind deflector; window deflector; window visor; rain guard + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|window; side window deflector; vent visor; sunroof deflector; bug deflector; hood deflector; door visor; rain deflector + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|window; sunroof visor; air deflector + truck|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; mirror rain visor; rear view mirror rain eyebrow; rain eyebrow
de: Windabweiser; Regenabweiser; Windschott; Insektenabweiser + Auto
fr: déflecteur d'air; déflecteur de vitre; déflecteurs; saute vent; déflecteur capot
es: deflector de viento; deflectores aire; derivabrisas; deflector ventanilla
it: deflettore aria; deflettori; deflettori antivento; deflettore vento
nl: windgeleider; windgeleiders; zijwindschermen; windscherm auto
pl: owiewki okienne; owiewki szyb; deflektory; owiewka maski
pt: defletor de vento; chuventos; calha de chuva; defletores chuva
not: motorcycle wind deflector; air conditioner deflector; air conditioner wind deflector; bathtub; rain eyebrow makeup; ac deflector
  for=motorcycle !"car" -> 871410
  * -> 870829
t: window visor rain guard 4pcs for toyota camry => 870829
t: air conditioner wind deflector => !870829

@ car-window-film accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: window tint film; window tint + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|film|roll|vlt|ceramic; car window film; car tint; vinyl wrap; car wrap; vinyl wrap + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car wrap film; carbon fiber vinyl; carbon vinyl wrap; paint protection film; ppf; headlight tint film; headlight film; chrome vinyl; mirror rain film; anti rain film; rainproof film + mirror|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; door sill protector; door sill + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; door sill sticker; car door sill; scratch protector film; car wrapping vinyl; door edge film; hood protection film; chrome delete vinyl; solar film car; tint strip; windshield banner; tank pad; tank pad + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; motorcycle tank pad; frame protector tape; chainstay sticker; frame protection film; rim tape reflective; rim stripe sticker; door cup protector film; car door handle film
de: Tönungsfolie; Scheibentönungsfolie; Autofolie; Car Wrapping Folie; Carbon Folie; Lackschutzfolie; Scheinwerferfolie; Einstiegsleisten; Steinschlagschutzfolie; Tankpad; Ladekantenschutzfolie
fr: film teinté; film solaire voiture; film covering; vinyle covering; film carbone; film de protection carrosserie; seuil de porte + voiture; protection de réservoir; tank pad
es: lámina tintada; láminas solares coche; vinilo coche; vinilo fibra de carbono; film protector pintura; protector umbral puerta; protector depósito moto; vinilo wrap
it: pellicola oscurante; pellicola oscurante vetri; pellicola car wrapping; pellicola carbonio; pellicola protettiva auto; paraserbatoio; battitacco; adesivo serbatoio
nl: raamfolie auto; tintfolie; wrapfolie; carbonfolie; car wrap folie; lakbeschermfolie; instaplijsten; tankpad
pl: folia przyciemniająca; folia do szyb samochodowych; folia carbon; folia samochodowa; folia ochronna lakieru; nakładki progowe; tankpad; folia do oklejania
pt: película vidro carro; película fumê; insulfilm; vinil carro; vinil carbono; película proteção pintura; soleira porta carro; protetor de tanque
not: window tint tool; squeegee; food wrap; tint remover; lip tint; hair tint; eyebrow tint; ppf cutter; sill plate light; vinyl wrap tool; ppf squeegee; tint for lips
  "door sill": main=base-metal 870829 ~.4; * 391990
  "einstiegsleisten": main=plastic 391990; * 870829
  "battitacco" -> 870829 ~.6
  "nakladki progowe" -> 870829 ~.6
  main=rubber -> 401699 ~.01
  "static" -> 392062 ~.5
  * -> 391990
t: car window tint film 50cm x 3m 5% vlt => 391990
t: carbon fiber vinyl wrap roll 152x30cm => 391990
t: lip tint => !391990

@ car-window-regulator part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: window regulator; power window regulator; window lifter; window winder; electric window regulator; window lift mechanism + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; manual window regulator; sunroof motor; sunroof rail
de: Fensterheber; elektrischer Fensterheber; Fensterheberreparatursatz; Fensterkurbel
fr: lève-vitre; lève-vitre électrique; mécanisme lève-vitre; manivelle lève vitre
es: elevalunas; elevalunas eléctrico; mecanismo elevalunas; manivela elevalunas
it: alzacristalli; alzavetro; alzacristallo elettrico; meccanismo alzavetro
nl: raammechanisme; ruitmechanisme; raamlift; raamopener auto
pl: podnośnik szyby; mechanizm szyby; podnośnik szyby elektryczny; korbka szyby
pt: elevador de vidro; elevador vidro elétrico; máquina de vidro; manivela vidro
not: window regulator switch; window regulator motor
  "power" -> 870829
  "electric" -> 870829
  "elektrischer" -> 870829
  "electrique" -> 870829
  "electrico" -> 870829
  "elettrico" -> 870829
  "elektryczny" -> 870829
  "eletrico" -> 870829
  "motor" -> 870829
  "clip" -> 392690
  * -> 830230 ~.5    # HSEN 8302(C): window opening mechanisms
t: power window regulator with motor front right for bmw e46 => 870829
t: manual window regulator left for opel astra => 830230
t: power window switch => !870829

@ clutch-part part of passenger-car, goods-truck, motorcycle-vehicle, kick-scooter, bicycle-vehicle, bus, farm-tractor, car, truck, motorcycle, bicycle
en: clutch kit; clutch disc; clutch plate; clutch cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|pressure; pressure plate + clutch; clutch cable; clutch slave cylinder; clutch master cylinder; clutch lever; clutch fork; clutch drum + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|bell; clutch basket; clutch bell; clutch shoe; centrifugal clutch + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|gy6|minibike; clutch pedal; clutch pressure plate; clutch friction plate; variator + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|gy6; variator kit; clutch actuator + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|hydraulic; dual mass flywheel clutch kit; clutch set; racing variator
de: Kupplungssatz; Kupplungsscheibe; Kupplungskit; Kupplungszug; Kupplungsseil; Kupplungshebel; Kupplungsnehmerzylinder; Kupplungsgeberzylinder; Druckplatte + Kupplung; Kupplungskorb; Variomatik; Kupplungslamellen; Kupplung Auto; Kupplungsset; Kupplungsautomat; Kupplungsdruckplatte
fr: kit d'embrayage; kit embrayage; disque d'embrayage; câble d'embrayage; levier d'embrayage; récepteur d'embrayage; émetteur d'embrayage; variateur + scooter|moto; cloche d'embrayage
es: kit de embrague; disco de embrague; cable de embrague; maneta de embrague; bombín de embrague; plato de presión + embrague; variador + moto|scooter; campana embrague
it: kit frizione; disco frizione; cavo frizione; leva frizione; cilindretto frizione; pompa frizione; variatore + scooter|moto; campana frizione; spingidisco
nl: koppelingsset; koppelingsplaat; koppelingskabel; koppelingshendel; koppelingscilinder; drukgroep + koppeling; variateur + scooter; koppelingsset auto; koppeling set; koppelingset; koppeling + auto|set|drukgroep; drukgroep; vliegwiel koppeling; koppelingskit
pl: zestaw sprzęgła; tarcza sprzęgła; sprzęgło kompletne; linka sprzęgła; dźwignia sprzęgła; wysprzęglik; pompa sprzęgła; docisk sprzęgła; wariator + skuter; kosz sprzęgłowy; sprzęgło; sprzęgło dwumasowe; komplet sprzęgła; łożysko wyciskowe
pt: kit de embreagem; disco de embreagem; cabo de embreagem; manete de embreagem; kit embraiagem; bomba de embraiagem; cilindro embreagem; variador + scooter|moto
not: clutch bag; ac compressor clutch; electromagnetic clutch; clutch alignment tool; clutch handbag; one way clutch bearing; fan clutch; chainsaw clutch; clutch bearing; brushcutter clutch; clutch lining; crib
  for=atv -> 870893 ~.01
  "variator" -> 871410
  "variomatik" -> 871410
  "variateur" -> 871410
  "variador" -> 871410
  "variatore" -> 871410
  "wariator" -> 871410
  "lever" -> 871410 ~.8
  "basket" -> 871410
  "friction plate" -> 871410 ~.6
  for=motorcycle -> 871410 ~.15
  "chainsaw" -> 846791
  * -> 870893
ask: for
t: clutch kit 3 piece 240mm for opel astra => 870893
t: motorcycle clutch friction plates set => 871410
t: clutch bag evening => !870893

@ dash-camera part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: dash camera; dashboard camera; car dvr; dvr camera + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|dash; driving recorder; car camera recorder; mirror dash cam; dash cam + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; rear view mirror camera; reverse camera; parking camera; car backup camera; car black box camera; front and rear dash camera; motorcycle dash cam; rearview camera; mirror dashcam; trailer camera; rv backup camera
de: Autokamera; Spiegel Dashcam
fr: caméra embarquée voiture; caméra voiture
es: dashcam; cámara coche; cámara de marcha atrás; cámara trasera coche; cámara salpicadero
it: dashcam; telecamera auto; dash cam auto
nl: autocamera
pl: kamera samochodowa; rejestrator jazdy
pt: dashcam; câmara carro; câmara marcha atrás; câmera veicular
not: dash cam mount; dash cam cable; dash cam hardwire; dash cam bracket; dash cam holder; dash cam hardwire kit; dashcam mount; dashcam holder; backup camera cable; dash cam suction; rear view camera cable; dash cam adhesive; dash cam tape; parking camera wiring
  * -> 852589
t: dvr dash camera 1080p front and rear => 852589
t: dashboard phone holder for car => !852589

@ drive-axle-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: drive shaft + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|cv|front|left|right; driveshaft; half shaft; cv axle shaft; drive axle; rear axle assembly; front axle assembly; differential + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|locker|rear|lsd|gear; differential gear; propeller shaft + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; prop shaft; propshaft; axle beam; stub axle; wheel hub + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|front|rear|wheel; wheel hub assembly; hub assembly + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|wheel; tripod joint; cv joint kit; locking hub; free wheel hub + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; transfer case; center support bearing; carrier bearing drive shaft; diff cover; axle tube; steering axle truck
de: Gleichlaufgelenk = constant velocity joint; Gelenksatz = joint kit + Antriebswelle; Differential = differential; Achswelle = axle shaft; Radnabe = hub; Steckachse = axle shaft + Auto; Freilaufnabe = freewheel hub
fr: cardan = drive shaft + voiture|avant|gauche|droit; joint homocinétique = cv joint; différentiel = differential + voiture|pont|arrière|bmw; moyeu de roue = wheel hub; demi-arbre = half shaft
es: palier = drive shaft + coche|delantero|transmisión; árbol de transmisión = drive shaft; diferencial = differential + coche|eje|trasero|bmw; buje de rueda = wheel hub; semieje = half shaft; cardán coche = prop shaft
it: mozzo ruota = wheel hub; semialbero = half shaft
nl: differentieel = differential; wielnaaf = wheel hub; steekas auto = car stub axle
pl: półoś napędowa = drive shaft; przegub homokinetyczny = cv joint; dyferencjał = differential; mechanizm różnicowy = differential; piasta koła = wheel hub
pt: diferencial = differential + carro|eixo|traseiro; cardã = propeller shaft; cubo de roda = wheel hub; ponta de eixo = stub axle
not: differential pressure; rc drive shaft; rc differential; rc axle; wheel hub bearing; differential probe; rc; wheel hub cap; wheel hub cover; wheel hub puller; wheel hub centric; bicycle wheel hub; cv joint boot; wheel hub nut; hub cap; boat drive shaft; propeller shaft boat; brushcutter drive shaft; trailer axle; drive shaft brush cutter; differential pressure gauge; railway axle; wheel hub light; wheel hub sticker; wheel hub rings; trailer hub; cardado; cardadas; cardada
  for=motorcycle !"car" -> 871410
  for=bicycle -> 871493
  for=atv -> 870850
  "drive shaft" "rear" -> 870899 ~.3
  "propeller shaft" -> 870899
  "prop shaft" -> 870899
  "propshaft" -> 870899
  "cardan shaft" -> 870899
  "kardanwelle" -> 870899
  "cardanas" -> 870899
  "wal napedowy" -> 870899
  "center support" -> 870899
  "carrier bearing" -> 870899
  "transfer case" -> 870840
  "hub" "bearing" -> 870899 ~.6
  * -> 870850
t: cv axle drive shaft front left for toyota rav4 => 870850
t: cardan propeller shaft for mercedes sprinter => 870899
t: differential pressure gauge => !870850

@ ebike-electric-part part of motorcycle-vehicle, kick-scooter, bicycle-vehicle
en: ebike controller; e-bike controller; electric bike controller; electric scooter controller; controller + ebike|e-bike|scooter|brushless|48v|36v; ebike display; e-bike display; lcd display + ebike|e-bike|scooter|electric bike; scooter dashboard; electric scooter dashboard; scooter display; thumb throttle; throttle + ebike|e-bike|scooter|electric; twist throttle; ebike throttle; pedal assist sensor; pas sensor; brake sensor ebike; ebike brake lever cutoff; ebike wiring harness; hoverboard motherboard; hoverboard control board; scooter circuit board; electric scooter bluetooth board; finger throttle; accelerator throttle + scooter; scooter accelerator
de: E-Bike Controller; E-Bike Display; Daumengas; Gasgriff + E-Bike|E-Scooter|Elektroroller; Steuergerät + E-Scooter|E-Bike; Controller + E-Bike|E-Scooter
fr: contrôleur vélo électrique; contrôleur + vélo électrique|trottinette; écran vélo électrique; accélérateur trottinette; display trottinette; gâchette accélérateur
es: controlador bicicleta eléctrica; controladora patinete; pantalla bicicleta eléctrica; acelerador patinete; controladora + patinete|bicicleta; display patinete
it: centralina bici elettrica; centralina monopattino; display bici elettrica; display monopattino; acceleratore monopattino
nl: e-bike controller; e-bike display; controller + fiets|step|e-bike; gashendel + step|e-bike
pl: sterownik hulajnogi; sterownik roweru elektrycznego; wyświetlacz hulajnogi; wyświetlacz + rower elektryczny|hulajnoga; manetka gazu + hulajnoga|rower elektryczny
pt: controlador bicicleta elétrica; controlador trotinete; display bicicleta elétrica; acelerador trotinete; painel trotinete
not: game controller; pwm controller; led controller; solar charge controller; ps4 controller; rc controller; control
  "display" -> 903180 ~.6
  "dashboard" -> 903180 ~.6
  "ecran" -> 903180 ~.6
  "pantalla" -> 903180 ~.6
  "wyswietlacz" -> 903180 ~.6
  "sensor" -> 903180
  "harness" -> 854430
  "throttle" -> 853650 ~.4
  "daumengas" -> 853650 ~.4
  "lever" -> 871494
  * -> 850440        # DC motor controller: static converter
t: ebike controller 48v 1000w brushless => 850440
t: wireless game controller => !850440

@ engine-external-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck, petrol-engine, diesel-engine
en: cold air intake; air intake kit; air intake hose + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|engine; intake pipe + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|turbo|air; air filter box; air filter housing; air box + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|filter|engine; rocker cover; engine valve cover; cam cover; valve cover; oil filler cap; oil cap + engine|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; oil dipstick; dipstick + engine|oil|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; oil catch can; oil catch tank; oil filter housing; oil cooler housing; timing cover; timing chain cover; fuel rail; engine cover; camshaft phaser; vvt solenoid; vvt actuator; variable valve timing solenoid; vanos solenoid; oil pan gasket set; oil sump; oil drain plug; sump plug; magnetic drain plug; crankcase breather; breather hose + engine|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; carburetor float; carburetor jet; carburetor repair kit; carb jet; carburetor rebuild kit; throttle body spacer; intake manifold flap; engine bearing shell; con rod bearing; thermostat housing; water outlet + engine|coolant; coolant flange; water neck; swirl flap; push rod + engine; camshaft follower; hydraulic tappet; piston pin; nozzle + injector|diesel; injector seal kit; reed valve + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|carb; intake boot + carb|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; carburetor intake boot; carburetor manifold; cylinder head cover; timing gear cover; cam chain tensioner; recoil starter + engine|gx160|honda|generator|minibike|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; pull starter + engine|honda|generator|minibike|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; pull start + engine|generator|minibike|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; primer bulb + carburetor; engine rebuild kit; engine repair kit; engine block heater
de: Ventildeckel; Ölstab; Ölmessstab; Ölablassschraube; Öldeckel; Luftfilterkasten; Thermostatgehäuse; Ansaugrohr + Motor|Auto; Steuerkettendeckel; Motorabdeckung; Vergaserdichtsatz; Vergaserdüse; Ansaugstutzen; Ventilfeder; Zylinderkopfhaube; Ölfiltergehäuse
fr: cache culbuteurs; couvre culasse; jauge à huile; bouchon de vidange; boîtier filtre à air; boîtier thermostat; carter d'huile; boîtier d'eau; cache moteur; kit réparation carburateur; gicleur carburateur; pipe d'admission; lanceur moteur; boîtier papillon; rampe injection; durite d'admission
es: tapa de balancines; tapa de válvulas; varilla de aceite; tapón de aceite; tapón cárter; caja filtro aire; carcasa termostato; cárter de aceite; tapa motor; kit reparación carburador; tobera admisión; cuerpo mariposa; arrancador manual; admisión directa; tapón vaciado aceite
it: coperchio valvole; coperchio punterie; asta olio; tappo olio; tappo scarico olio; scatola filtro aria; coppa olio; coprimotore; kit revisione carburatore; getto carburatore; corpo farfallato; collettore carburatore; avviamento a strappo; scatola termostato
nl: kleppendeksel; oliepeilstok; olieaftapplug; carterpan; luchtfilterhuis; thermostaathuis; motorafdekking; carburateur revisieset; sproeier carburateur; gasklephuis; trekstarter; olievuldop; carterplug; luchtfilterhuizen; thermostaathuizen; gasklephuizen
pl: pokrywa zaworów; bagnet oleju; korek oleju; korek spustowy oleju; miska olejowa; obudowa filtra powietrza; obudowa termostatu; pokrywa silnika; zestaw naprawczy gaźnika; dysza gaźnika; króciec ssący; rozrusznik linkowy; szarpak rozrusznika; śruba spustowa oleju
pt: tampa de válvulas; vareta de óleo; tampão de óleo; bujão do cárter; cárter de óleo; caixa do filtro de ar; caixa termostato; tampa motor; kit reparo carburador; giclê carburador; corpo de borboleta; coletor carburador; arranque retrátil; tampa de óleo
not: phone cover; crankcase ventilation; engine cover motorcycle; dipstick heater; spring compressor; valve spring compressor; oil cap tank; pull start toy; engine cover boat; outboard engine cover; oil drain plug wrench; primer bulb fuel line; recoil starter rope; oil filter housing wrench; engine repair kit tool; air box speaker; gas bbq valve; gasket set
  "oil drain plug" -> 731815 ~.4
  "sump plug" -> 731815 ~.4
  "drain plug" -> 731815 ~.4
  "olablassschraube" -> 731815 ~.4
  "sruba spustowa" -> 731815
  "solenoid" -> 848180 ~.6
  "valve spring" -> 732020
  "ventilfeder" -> 732020
  "bearing" -> 848330
  "pleuellager" -> 848330
  "heater" -> 851629 ~.4
  "catch" -> 842129 ~.3
  "thermostat housing" "with thermostat" -> 903210
  "hose" main=rubber -> 400931
  "hose" main=silicone -> 391739
  "diesel" -> 840999 ~.3
  "chainsaw" -> 846791 ~.5
  * -> 840991
t: valve cover with gasket for bmw n52 engine => 840991
t: recoil pull starter for honda gx160 engine => 840991
t: carburetor repair kit jet gasket => 840991
t: cylinder head gasket => !840991

@ engine-mount part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: engine mount; motor mount + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|engine|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; transmission mount; gearbox mount; engine mounting; engine mount bushing; torque mount; strut mount; top mount + shock|strut|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; exhaust hanger; exhaust rubber mount; torque rod + engine|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; dog bone mount
de: Motorlager; Getriebelager; Motorhalter; Domlager; Federbeinlager; Hydrolager; Drehmomentstütze; Auspuffgummi
fr: support moteur; silentbloc moteur; support de boîte; coupelle amortisseur; butée de suspension; biellette reprise de couple; silentbloc échappement
es: soporte motor; taco motor; soporte caja de cambios; copela amortiguador; silentblock motor; soporte escape
it: supporto motore; supporto cambio; tampone motore; supporto ammortizzatore; gommino scarico
nl: motorsteun; versnellingsbaksteun; veerpootlager; motorrubber; uitlaatrubber
pl: poduszka silnika; poduszka skrzyni biegów; łapa silnika; mocowanie amortyzatora; wieszak tłumika
pt: coxim do motor; apoio do motor; suporte do motor; coxim câmbio; coxim amortecedor
not: trolling motor mount; outboard motor mount; motor mount bracket nema; motor mount drone; motor mount rc; engine mount stand
  "exhaust" -> 401699
  "auspuffgummi" -> 401699
  "gommino" -> 401699
  "uitlaatrubber" -> 401699
  "strut" -> 870880
  "shock" -> 870880
  "top mount" -> 870880
  "domlager" -> 870880
  "federbeinlager" -> 870880
  "coupelle" -> 870880
  "copela" -> 870880
  "ammortizzatore" -> 870880
  "amortyzatora" -> 870880
  "amortecedor" -> 870880
  "veerpootlager" -> 870880
  for=motorcycle !"car" -> 871410
  * -> 870899
t: engine mount right side hydraulic for vw golf => 870899
t: outboard motor mount bracket => !870899

@ exhaust-part part of passenger-car, goods-truck, motorcycle-vehicle, kick-scooter, bicycle-vehicle, bus, farm-tractor, car, truck, motorcycle, bicycle
en: exhaust muffler; muffler; exhaust silencer; silencer + exhaust|muffler|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; exhaust tip; muffler tip; tailpipe; tail pipe + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|exhaust; exhaust pipe; exhaust system; exhaust kit; downpipe; catback; exhaust flex pipe; flexible exhaust pipe; exhaust hanger bracket; exhaust tailpipe; db killer; exhaust heat shield; exhaust cutout; exhaust valve cutout; slip on exhaust; exhaust link pipe; exhaust mid pipe; mid pipe + exhaust|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; exhaust baffle; front pipe + exhaust|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; resonator + exhaust|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; exhaust tips; exhaust downpipe; full exhaust system; header pipe + exhaust|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; exhaust header + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; muffler pipe; diesel heater exhaust pipe; motorcycle exhaust
de: Auspuff = exhaust; Endschalldämpfer = end muffler; Schalldämpfer = muffler + Auspuff|Auto|Motorrad; Auspuffblende = exhaust tip; Endrohr = tailpipe; Auspuffrohr = exhaust pipe; Auspuffanlage = exhaust system; Mittelschalldämpfer = middle muffler; Flexrohr = flex pipe; Krümmer = exhaust manifold + Motorrad; Downpipe = downpipe; Auspuffendrohr = exhaust tailpipe
fr: pot d'échappement = exhaust silencer; silencieux = silencer + échappement|moto|voiture; ligne d'échappement = exhaust system; tube d'échappement = exhaust pipe; embout d'échappement = exhaust tip; échappement = exhaust; échappement moto = motorcycle exhaust; sortie d'échappement = tailpipe; flexible d'échappement = flexible exhaust pipe
es: tubo de escape = exhaust pipe; silenciador = silencer + escape|moto; cola de escape = tail pipe; escape moto = motorcycle exhaust; escape = exhaust + moto|coche|acero|silenciador|línea; sistema de escape = exhaust system; silencioso = silencer; embellecedor escape = exhaust tip; flexible escape = flexible exhaust pipe
it: marmitta = muffler; silenziatore = silencer + scarico|moto|auto; terminale di scarico = exhaust tip; tubo di scarico = exhaust pipe; scarico moto = motorcycle exhaust; terminale scarico = exhaust tip; impianto di scarico = exhaust system; flessibile scarico = flexible exhaust pipe
nl: uitlaat = exhaust; uitlaatdemper = exhaust muffler; uitlaatsysteem = exhaust system; uitlaatpijp = exhaust pipe; einddemper = exhaust muffler; uitlaatsierstuk = exhaust tip; uitlaat sierstuk = exhaust tip; flexpijp uitlaat = exhaust flex pipe
pl: tłumik = silencer; tłumik końcowy = rear silencer; wydech = exhaust; końcówka wydechu = exhaust tip; układ wydechowy = exhaust system; rura wydechowa = exhaust pipe; tłumik motocyklowy = motorcycle silencer; złącze elastyczne wydechu = exhaust flexible connector
pt: escape = exhaust + moto|carro|inox; silenciador = silencer + escape|moto; ponteira de escape = exhaust tip; ponteira de escapamento = exhaust tip; escapamento = exhaust; tubo de escape = exhaust pipe; panela de escape = muffler; flexível escape = exhaust flexible pipe
not: exhaust fan; exhaust gasket; exhaust manifold; exhaust valve; exhaust wrap; exhaust clamp; exhaust brush; exhaust gas analyzer; exhaust hose; pneumatic muffler; air muffler; pneumatic silencer; exhaust paint; exhaust manifold gasket; exhaust temperature; chainsaw muffler; escape room; gun silencer; noise silencer; hair dryer diffuser; exhaust hood; exhaust sealant; muffler repair; exhaust heat wrap; kitchen exhaust; exhaust temperature sensor; exhaust gas; exhaust clamp strap; rc exhaust; muffler scarf; exhaust system cleaner; exhaust valve spring; pump exhaust
  "chainsaw" -> 846791
  "generator" -> 840991
  "lawn mower" -> 840991
  "diesel heater" -> 732290
  for=atv -> 870892 ~.01
  for=motorcycle -> 871410 ~.2
  "slip on" -> 871410 ~.8
  "db killer" -> 871410
  "moto" -> 871410
  "motocyklowy" -> 871410
  * -> 870892
ask: for
t: stainless steel exhaust muffler tip for car => 870892
t: motorcycle slip on exhaust 51mm with db killer => 871410
t: bathroom exhaust fan => !870892

@ fuel-tank-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: fuel tank + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|metal|auxiliary; petrol tank + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; fuel tank cap; fuel cap; gas cap + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|fuel; petrol cap; tank cap + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|fuel; filler cap + fuel|tank|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; fuel filler neck; adblue cap; charcoal canister; evap canister; fuel cell tank; fuel tank strap; diesel tank truck; adblue tank; motorcycle gas tank; gas tank + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; fuel filler cap
de: Kraftstofftank; Tankdeckel; Tankverschluss; Einfüllstutzen; Aktivkohlefilter + Auto|Kraftstoff; Dieseltank + Lkw; Motorradtank
fr: réservoir à carburant; bouchon de réservoir; réservoir moto; bouchon d'essence; goulotte de remplissage
es: depósito de combustible; tapón de combustible; tapón gasolina; depósito de gasolina; tapón depósito
it: serbatoio carburante; tappo serbatoio; tappo carburante; serbatoio moto; serbatoio benzina
nl: brandstoftank; tankdop; benzinetank; vulpijp tank
pl: zbiornik paliwa; korek paliwa; korek wlewu paliwa; bak motocyklowy; wlew paliwa
pt: tanque de combustível; tampa de combustível; depósito de gasolina; tampa depósito
not: fuel tank bag; fuel tank cap opener; fuel tank sender; fuel can; fuel tank toy; fuel tank semi trailer; tank cap cover; tank top; fuel tank gauge; fuel tank pad; fuel tank sensor; fuel cap lock; fuel tank cleaner; marine fuel tank; boat fuel tank; fuel tank sealer
  for=boat: main=plastic 392310; * 731010
  for=motorcycle !"car" -> 871410 ~.1
  "moto" -> 871410
  "motorradtank" -> 871410
  "charcoal" -> 842139
  "evap" -> 842139
  "chainsaw" -> 846791
  "generator" -> 840991
  * -> 870899
t: fuel tank cap with key for vw transporter => 870899
t: motorcycle fuel tank cafe racer => 871410
t: motorcycle tank bag => !870899

@ gear-lever-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: gear knob; shift knob; gear shift knob; gear stick knob; shifter knob; gear lever + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; gear stick; gear shift lever + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; shift boot; gear boot; gear gaiter; gear shift boot; gear shift gaiter; shifter boot; handbrake lever; hand brake gaiter; handbrake cover; hand brake cover; handbrake grip cover; pedal pad + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|brake|gas; pedal cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|brake|gas; car pedal; gas pedal; accelerator pedal; foot rest pedal + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; pedal set + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; paddle shifter; paddle shift extension; short shifter; gear shifter cable + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; shift cable + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; throttle cable + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; gear shift collar; gear head cover
de: Schaltknauf = gear knob; Schalthebel = gear lever + Auto; Schaltmanschette = gear gaiter; Schaltsack = shift boot; Handbremshebel = handbrake lever; Handbremsgriff = handbrake grip; Pedalkappen = pedal cap; Pedalset = pedal set + Auto; Gaspedal = accelerator pedal; Schaltwippen = paddle shifters; Schaltseil = gear shift cable + Auto; Pedalauflage = pedal pad
fr: pommeau de vitesse = gear knob; soufflet de levier = gear gaiter; levier de vitesse = gear lever; soufflet de vitesse = gear shift gaiter; levier de frein à main = handbrake lever; pédalier = pedal set + voiture|alu; pédale d'accélérateur = accelerator pedal; palettes au volant = paddle shifters; câble accélérateur = accelerator cable
es: pomo palanca = gear knob; pomo de cambio = gear knob; palanca de cambios = gear lever; fuelle palanca = gear gaiter; freno de mano palanca = handbrake lever; pedales coche = car pedal; pedal acelerador = accelerator pedal; levas volante = steering wheel paddle shifter; cable acelerador coche = car accelerator cable
it: pomello cambio = gear knob; leva cambio = gear lever + auto; cuffia cambio = gear boot; leva freno a mano = handbrake lever; pedaliera = pedal set + auto; pedale acceleratore = accelerator pedal; palette volante = steering wheel paddle
nl: pookknop = gear knob; versnellingspook = gear lever; pookhoes = gear gaiter; handremhendel = handbrake lever; pedaalset auto = car pedal set; gaspedaal = accelerator pedal; schakelpook = gear lever; pookhoezen = gear gaiter
pl: gałka zmiany biegów = gear knob; dźwignia zmiany biegów = gear lever; mieszek zmiany biegów = gear gaiter; dźwignia hamulca ręcznego = handbrake lever; nakładki na pedały = pedal covers; pedał gazu = accelerator pedal; łopatki zmiany biegów = paddle shifters
pt: manopla de câmbio = gear knob; alavanca de mudanças = gear stick; punho de mudanças = gear knob; fole de mudanças = gear gaiter; alavanca travão de mão = handbrake lever; pedaleira = pedal set; pedal do acelerador = accelerator pedal; patilhas volante = steering wheel paddle shifters
not: bicycle gear shifter; guitar pedal; bicycle pedal; gear shift lever motorcycle; motorcycle gear lever; bike shifter; piano pedal; gear shift toy; pedal board; pedal lock
  main=rubber -> 401699 ~.04
  for=motorcycle !"car" -> 871410
  "sensor" -> 903180
  * -> 870899         # HSEN 8708(P): gear-change levers, pedals are control equipment
t: leather gear shift knob 5 speed for vw golf => 870899
t: aluminium pedal covers set for manual car => 870899
t: guitar effects pedal => !870899

@ gearbox-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: automatic transmission; gearbox + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|manual|automatic|speed|isuzu|hino|scania|mitsubishi; gearbox assembly; transmission + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|gearbox|automatic|cvt; valve body + transmission|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; transmission solenoid; torque converter + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|transmission; shift fork; synchronizer ring; gearbox synchronizer; transmission pan; transmission mechatronic; mechatronic unit; gearbox housing + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; transmission filter kit; transmission control module; transmission oil pan; tcu transmission
de: Schaltgetriebe = manual transmission; Automatikgetriebe = automatic transmission; Drehmomentwandler = torque converter; Synchronring = synchronizer ring; Mechatronik = mechatronic unit; Getriebe = gearbox + Auto|Schalt|Automatik|DSG; Ventilblock Getriebe = transmission valve block
fr: boîte de vitesses = gearbox; boîte automatique = automatic transmission; convertisseur de couple = torque converter; synchroniseur = synchronizer ring; mécatronique = mechatronic unit
es: caja de cambios = gearbox; caja de velocidades = gearbox; convertidor de par = torque converter; sincronizador = synchronizer + caja; mecatrónica = transmission mechatronic
it: cambio automatico = automatic transmission; scatola del cambio = gearbox housing; convertitore di coppia = torque converter; sincronizzatore = gearbox synchronizer + cambio; meccatronica = mechatronic unit
nl: versnellingsbak = gearbox; automaatbak = automatic transmission; koppelomvormer = torque converter; mechatronic unit = mechatronic unit
pl: skrzynia biegów = gearbox; automatyczna skrzynia biegów = automatic transmission; przekładnia hydrokinetyczna = torque converter; synchronizator = synchronizer ring; mechatronika = mechatronic unit
pt: caixa de velocidades = gearbox; caixa de câmbio = gearbox; câmbio automático = automatic transmission; conversor de torque = torque converter; sincronizador = synchronizer + caixa
not: transmission fluid; transmission belt; transmission filter; gearbox oil; worm gearbox; transmission jack; data transmission; transmission oil; wireless transmission; transmission line; transmission chain
  "solenoid" -> 848180 ~.5
  "control module" -> 853710
  "tcu" -> 853710
  for=motorcycle !"car" -> 871410
  * -> 870840
t: automatic transmission valve body for nissan cvt => 870840
t: transmission oil 5l => !870840

@ licence-plate-holder accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: license plate frame; license plate holder; number plate holder; number plate frame; licence plate holder; license plate bracket; number plate surround; license plate cover; tail tidy; fender eliminator; license plate mount; plate frame + license|number; number plate bracket; license plate relocation bracket; number plate flipper
de: Kennzeichenhalter; Nummernschildhalter; Kennzeichenrahmen; Kennzeichenhalterung; Nummernschildhalterung
fr: support de plaque; porte plaque; support plaque d'immatriculation; cadre plaque immatriculation; support plaque moto
es: portamatrículas; soporte matrícula; marco matrícula; porta matrícula; portamatrículas moto
it: portatarga; porta targa; cornice targa; portatarga moto
nl: kentekenplaathouder; nummerplaathouder; kentekenhouder
pl: ramka tablicy rejestracyjnej; ramka pod tablicę; uchwyt tablicy rejestracyjnej; ramki rejestracyjne; uchwyt na tablicę rejestracyjną
pt: suporte de matrícula; moldura matrícula; suporte placa; porta matrícula; suporte de placa moto
not: license plate light; number plate light; license plate sticker; license plate screw; license plate camera; registration plate
  for=atv -> 870829
  for=motorcycle -> 871410 ~.12
  "tail tidy" -> 871410
  "fender eliminator" -> 871410
  "moto" -> 871410
  for=trailer -> 871690 ~.01
  * -> 870829         # HSEN 8708(B): number-plate brackets
t: license plate frame stainless steel 2 pcs for car => 870829
t: motorcycle tail tidy license plate holder => 871410
t: license plate light led => !870829

@ motorcycle-crash-bar part of motorcycle-vehicle, kick-scooter, motorcycle
en: crash bar; engine guard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; frame slider; crash bars; engine protector + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; crash bar + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; highway bar + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; skid plate + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; bash plate; engine slider; axle slider; engine cover + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; case saver; crash pad + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; swingarm spool; spool slider; highway peg; frame guard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; radiator guard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; headlight guard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; handguard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; hand guard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; hand guards + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; fork guard; fork slider; brush guard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; case guard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; clutch cover + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; engine case cover; stator cover; crankcase cover + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; knuckle guard
de: Sturzbügel; Sturzpad; Motorschutz + Motorrad; Handprotektoren; Handschützer + Motorrad; Motorschutzbügel; Sturzpads
fr: pare carter; pare-carter; protège-mains; protection moteur moto; crash bar; tampon de protection + moto; sabot moteur
es: defensas moto; defensa motor moto; topes anticaídas; protector de cárter + moto; paramanos; cubremanos; protector motor moto
it: paramotore; tamponi paratelaio; paramani; paracarter; protezione motore moto; barre paramotore
nl: valbeugel; valbeugels; handkappen; motorblok bescherming + motor; valdoppen
pl: gmole; gmol; crash pady; handbary; osłony rąk; osłona silnika + motocykl; osłona dłoni + motocykl
pt: protetor de motor moto; protetor de mãos; mata cachorro; sliders moto; protetor carter moto
not: car crash bar bumper; handguard rifle; handguard fencing; handguard m-lok; handguard ar; ar15; airsoft; sword
  for=atv -> 870899 ~.02
  * -> 871410
t: motorcycle crash bar engine guard black for honda cb500x => 871410
t: m-lok handguard rifle => !871410

@ motorcycle-fairing part of motorcycle-vehicle, kick-scooter, motorcycle
en: fairing kit; motorcycle fairing; fairing + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; fairings; fairing bolt kit cover; motorcycle windshield; motorcycle windscreen; windshield + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|golf cart|utv|snowmobile; windscreen + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|golf cart|utv; wind screen + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; batwing fairing; seat cowl; rear seat cowl; belly pan; front cowl + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; plastic kit + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; plastics kit + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; side panel + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; side cover + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; tail section + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; front mudguard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; rear mudguard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; mudguard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; fender + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; motorcycle fender; motorcycle mudguard; hugger + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; rear hugger; mud flap + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; gas tank cover + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; winglet + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; number plate + motocross; motorcycle body kit; wind deflector + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; headlight fairing; fly screen + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; leg shield + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; scooter fender; electric scooter fender
de: Motorradverkleidung; Verkleidung + Motorrad|Roller; Windschild + Motorrad|Roller; Motorradscheibe; Tourenscheibe; Kotflügel + Motorrad|Roller; Verkleidungssatz; Höckerabdeckung
fr: carénage; carénage moto; bulle moto; pare-brise moto; garde-boue moto; pare-brise scooter; capot de selle; lèche roue; saute vent moto
es: carenado; carenado moto; cúpula moto; parabrisas moto; guardabarros moto; tapa asiento moto; kit plásticos moto
it: carena moto; carene; cupolino; parabrezza moto; parabrezza scooter; parafango moto; codone; parafango + moto|scooter
nl: motorkuip; kuipdelen; windscherm + motor|scooter; kuipset; spatbord + motor|scooter
pl: owiewka motocyklowa; owiewki + motocykl; szyba motocyklowa; szyba + motocykl|skuter; błotnik + motocykl|skuter|hulajnoga; plastiki + motocykl|cross
pt: carenagem; carenagem moto; carenagens; para-brisas moto; bolha moto; guarda-lamas moto; paralama moto; bolha para-brisas
not: wind turbine; bicycle fender; car fender; bicycle mudguard; winglet wing; propeller fairing; windshield fluid
  for=atv -> 870829 ~.02
  * -> 871410
t: abs injection fairing kit for yamaha r6 unpainted => 871410
t: motorcycle windshield windscreen smoke universal => 871410
t: car windshield laminated => !871410

@ motorcycle-handlebar part of motorcycle-vehicle, kick-scooter, motorcycle
en: handlebar + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|22mm cnc|drag|clip on; motorcycle handlebar; clip on handlebar; handlebar grips + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; handlebar grip + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; motorcycle grips; motorcycle grip; hand grips + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; hand grip + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; grips + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; handle grip + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; handle bar + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; handlebar riser; bar riser; handlebar clamp + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; bar end + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; bar ends + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; bar end weight; bar end plug + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; throttle grip; throttle tube + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; quick throttle; throttle cable + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; throttle assembly + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; triple clamp; triple tree; ape hanger; lever guard; motorcycle lever; levers + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; lever set + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; foldable lever; brake clutch lever; brake clutch levers; throttle assist; cruise control + throttle lock|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; throttle lock; handlebar crossbar + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; crossbar pad; bar pad + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; perch + clutch|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; handlebar mount clamp + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv
de: Motorradlenker = motorcycle handlebar; Lenker = handlebar + Motorrad|Roller|Quad; Motorradgriffe = motorcycle grips; Lenkergriffe = handlebar grips + Motorrad|Roller; Gasgriff = throttle grip; Lenkererhöhung = handlebar riser; Stummellenker = clip on handlebar; Lenkerenden = bar ends + Motorrad; Gaszug = throttle cable + Motorrad|Roller; Hebel = lever + Motorrad|Bremse Kupplung
fr: guidon moto = motorcycle handlebar; guidon = handlebar + moto|scooter; poignées moto = motorcycle grips; poignée de gaz = throttle grip; réhausse guidon = handlebar riser; embout de guidon = bar end; bracelets guidon = clip on handlebar; leviers moto = motorcycle levers; câble de gaz = throttle cable + moto|scooter
es: manillar moto = motorcycle handlebar; manillar = handlebar + moto|scooter; puños moto = motorcycle grips; puño de gas = throttle grip; elevador manillar = handlebar riser; contrapesos manillar = bar end weight; semimanillares = clip on handlebar; manetas moto = motorcycle lever; cable de gas = throttle cable; torretas manillar = handlebar riser
it: manubrio moto = motorcycle handlebar; manubrio = handlebar + moto|scooter; manopole moto = motorcycle grips; manopole = grips + moto|scooter; comando gas = throttle control; riser manubrio = handlebar riser; contrappesi manubrio = bar end weight; semimanubri = clip on handlebar; leve moto = motorcycle lever; leve freno frizione = brake and clutch lever
nl: motorstuur = motorcycle handlebar; stuur = handlebar + motor|scooter; motorhandvatten = motorcycle grips; handvatten = grips + motor|scooter; gashendel = throttle lever; stuurverhoger = handlebar riser; gaskabel = throttle cable + scooter|brommer
pl: kierownica motocyklowa = motorcycle handlebar; kierownica = handlebar + motocykl|skuter|quad; manetki = grips + motocykl|skuter; manetka gazu = throttle grip; podwyższenie kierownicy = handlebar riser; końcówki kierownicy = handlebar ends; klamki motocyklowe = motorcycle levers; linka gazu = throttle cable; rollgaz = throttle grip
pt: guiador moto = motorcycle handlebar; guidão moto = motorcycle handlebar; punhos moto = motorcycle grips; manoplas moto = motorcycle grips; acelerador moto = motorcycle throttle; manetes moto = motorcycle levers; riser guidão = handlebar riser; cabo acelerador moto = motorcycle throttle cable; peso de guidão = bar end weight
not: handlebar bag; heated grips; bicycle grips; car throttle; lever lock; grip tape; tennis grip; hand grip strengthener; hand grip exerciser; brake lever lock; phone; handlebar muff; handlebar switch; rc; bicycle bar end; manilla; manillas
  "heated|calefactable|térmico|riscaldato|aquecido" -> 851679 ~.6
  "riser clamp" -> 871410
  for=bicycle "bicycle" -> 871499
  * -> 871410
t: motorcycle handlebar grips 22mm rubber => 871410
t: cnc adjustable brake clutch levers for kawasaki z900 => 871410
t: handlebar bag for bike => !871410

@ motorcycle-helmet-part part of helmet, safety-helmet
en: helmet visor; visor + helmet|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; helmet shield; helmet lens; helmet face shield; helmet chin strap; helmet pad; helmet padding; helmet buckle; helmet cheek pads; cheek pads + helmet; pinlock; anti fog lens + helmet; helmet visor film; bubble visor; bubble shield; helmet peak; helmet cover; helmet chin mount; helmet mount + camera|gopro|action; helmet hook; helmet holder; helmet hanger; helmet rack; helmet ears; helmet decoration + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; helmet braids; helmet mohawk; helmet spikes; helmet chin curtain; breath deflector; helmet cooling liner; helmet padding kit; helmet chin strap extension; helmet quick release buckle; tear off film
de: Helmvisier; Visier + Helm|Motorrad; Kinnriemen; Helmpolster; Helmschnalle; Wangenpolster; Helmhalter; Helmüberzug
fr: visière casque; visière + casque; écran casque; mousse de casque; jugulaire; support casque moto
es: visera casco; pantalla casco; visera + casco; almohadillas casco; barbuquejo; interior casco
it: visiera casco; visiera + casco; imbottitura casco; guanciali casco; sottogola
nl: helmvizier; vizier + helm; helmvoering; kinband; helmhouder
pl: wizjer; szyba do kasku; szybka do kasku; wyściółka kasku; pasek podbródkowy; uchwyt na kask; pinlock
pt: viseira capacete; viseira + capacete; forro capacete; suporte capacete; almofada capacete; jugular capacete
not: welding visor; sun visor hat; visor cap; car visor; sun visor; welding helmet lens; helmet lock; helmet bag; helmet light; visor clip; face shield visor; tank visor; helmet balaclava; helmet cover vinyl; welding helmet
  "hook" -> 392690 ~.4
  "hanger" -> 732690 ~.5
  "rack" -> 732690 ~.6
  "holder" -> 732690 ~.5
  "mount" -> 392690
  "buckle" -> 830890 ~.4
  "strap" -> 650700
  "liner" -> 650700
  "pad" -> 650700
  "padding" -> 650700
  "peak" -> 650700
  "cover" -> 650700
  "kinnriemen" -> 650700
  "helmpolster" -> 650700
  "wangenpolster" -> 650700
  "mousse" -> 650700
  "almohadillas" -> 650700
  "imbottitura" -> 650700
  "guanciali" -> 650700
  "helmvoering" -> 650700
  "wysciolka" -> 650700
  "forro" -> 650700
  * -> 392690 ~.8
t: motorcycle helmet visor clear anti scratch => 392690
t: helmet chin strap replacement => 650700
t: helmet cheek pads set => 650700
t: full face motorcycle helmet => !392690

@ motorcycle-muff accessory of motorcycle-vehicle, motorcycle, bicycle-vehicle
en: handlebar muffs; handlebar mitts; bar mitts; handlebar gloves; motorcycle leg cover; scooter leg cover; leg apron; handlebar muff; heated grips; grip heater; heated grip + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv
de: Lenkerstulpen; Beinschutz + Roller; Heizgriffe; Beheizte Griffe
fr: manchons moto; manchons guidon; tablier scooter; tablier couvre jambes; poignées chauffantes
es: manguitos moto; manoplas moto; cubrepiernas; cubre piernas moto; puños calefactables
it: coprigambe; moffole moto; coprimanopole; manopole riscaldate
nl: handmoffen; beenkleed; stuurmoffen; verwarmde handvatten
pl: mufki na kierownicę; koc na skuter; podgrzewane manetki
pt: cobre pernas; manguitos moto; luvas guidão; punhos aquecidos
not: ear muff; ear muffs; heated gloves; stroller muff
  "heated|calefactable|térmico|riscaldato|aquecido" -> 851679
  "heater" -> 851679
  "heizgriffe" -> 851679
  "beheizte" -> 851679
  "chauffantes" -> 851679
  "calefactables" -> 851679
  "riscaldate" -> 851679
  "verwarmde" -> 851679
  "podgrzewane" -> 851679
  "aquecidos" -> 851679
  main=rubber -> 401699 ~.05
  * -> 630790
t: motorcycle handlebar muffs waterproof winter => 630790
t: heated grips 22mm for motorcycle => 851679
t: ear muffs faux fur => !630790

@ motorcycle-part part of motorcycle-vehicle, kick-scooter, motorcycle
en: foot peg; foot pegs; footpeg; motorcycle footrest; footrest + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; passenger foot pegs; passenger peg; kickstand + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; side stand + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|pad|plate; side stand pad; center stand + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; centre stand + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; kick starter; kick start lever; gear shift lever + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; gear lever + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; shift lever + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; shifter lever + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; brake pedal + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; sprocket + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|front rear kit|428|520; sprocket cover; chain guard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; chain slider; chain adjuster + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; chain tensioner + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; swingarm; swing arm + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; fork tube; fork tubes; front fork + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; fork seal + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; fork cap; fork boot; fork gaiter; fork dust cover; motorcycle seat; seat + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|solo; motorcycle saddle; solo seat; passenger seat + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; pillion; sissy bar; backrest + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; luggage rack + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; rear rack + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; rear carrier + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; motorcycle rack; saddlebag bracket; pannier rack motorcycle; top case bracket; motorcycle parts; scooter parts; motorcycle accessories; minibike parts; dirt bike parts; axle + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; wheel axle + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; steering damper; steering stem + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; cush drive; frame + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; subframe + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; rear set; rearset; rearsets; heel guard; footboard; floorboard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; driver floorboard; windshield bracket + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; headlight bracket + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; turn signal bracket; exhaust bracket + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; exhaust guard + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; exhaust heat shield + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; reservoir cover + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; fluid reservoir cap + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; oil filler cap + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; tank cover + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; wheel spoke + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; spoke skins; spoke wrap; spoke cover; moped parts; electric scooter parts; electric scooter folding; stem extension + scooter; scooter hook; scooter deck; electric scooter kickstand; electric scooter handlebar; scooter footrest; scooter folding buckle; folding hook + scooter; electric scooter accessories; rear footrest scooter; hoverboard part; hoverboard shell; hoverboard seat; hoverkart; go kart kit hoverboard
de: Fußrasten = foot pegs; Fußraste = foot peg; Seitenständer = side stand + Motorrad|Roller; Hauptständer = centre stand; Kickstarter = kick starter; Schaltpedal = gear shift pedal; Ritzel = pinion + Motorrad; Kettenrad = sprocket + Motorrad; Schwinge = swing arm + Motorrad; Standrohr = fork tube; Motorradsitz = motorcycle seat; Sitzbank = seat bench + Motorrad|Roller; Gepäckbrücke = luggage bracket; Gepäckträger = luggage rack + Motorrad|Roller; Kettenschutz = chain guard + Motorrad; Fußrastenanlage = footrest assembly; Motorradteile = motorcycle part; Gabelfaltenbalg = fork gaiter; Rollerteile = scooter part
fr: repose-pieds moto = motorcycle footrest; repose-pied = footrest + moto|scooter; béquille = kickstand + moto|scooter; béquille latérale = side stand; kick de démarrage = kick starter; sélecteur de vitesse = gear shift lever; kit chaîne moto = motorcycle chain kit; selle moto = motorcycle seat; bras oscillant = swing arm; tube de fourche = fork tube; porte-bagages moto = motorcycle luggage rack; commandes reculées = rear set footpegs; sissy bar = sissy bar; pièces moto = motorcycle parts
es: estriberas = foot pegs; estribera = foot peg; caballete = stand + moto|scooter; pedal de arranque = kick start lever; pedal de cambio = gear shift lever; asiento moto = motorcycle seat; barra de horquilla = fork tube; parrilla moto = motorcycle rack; portaequipajes moto = motorcycle luggage rack; respaldo moto = motorcycle backrest; recambios moto = motorcycle spare part
it: pedane moto = motorcycle foot peg; pedana moto = motorcycle foot peg; cavalletto = motorcycle stand + moto|scooter; cavalletto laterale = side stand; leva cambio moto = gear shift lever; pedivella avviamento = kick start lever; sella moto = motorcycle seat; forcellone = swingarm; stelo forcella = fork tube; portapacchi moto = motorcycle luggage rack; schienalino = backrest; ricambi moto = motorcycle spare part
nl: voetsteunen = foot rests + motor|scooter; zijstandaard = side stand; middenbok = centre stand; kickstarter = kick starter; schakelpedaal = gear pedal; buddyseat = motorcycle seat; motorzadel = motorcycle saddle; achterbrug = swingarm; bagagerek motor = motorcycle luggage rack; motoronderdelen = motorcycle parts
pl: podnóżki = footpegs + motocykl|skuter; podnóżek = footpeg + motocykl|skuter; stopka boczna = side stand; stopka centralna = centre stand; kopniak = kick starter; dźwignia zmiany biegów = gear shift lever + motocykl; siedzenie motocyklowe = motorcycle seat; kanapa = motorcycle seat + motocykl|skuter; wahacz = swingarm + motocykl; laga = fork leg; stelaż = rack + motocykl|kufer; części motocyklowe = motorcycle parts
pt: pedaleiras moto = motorcycle foot pegs; poisa pés = footrests; descanso lateral = side stand; cavalete = motorcycle stand + moto; pedal de arranque = kick start lever; pedal de câmbio = gear shift lever; banco moto = motorcycle seat; assento moto = motorcycle seat; balança moto = motorcycle swingarm; bagageiro moto = motorcycle luggage rack; peças moto = motorcycle parts; peseira = footpeg
not: bicycle kickstand; motorcycle seat cover; bike rear rack; office footrest; wheelchair footrest; seat cushion; seat cover; motorcycle seat cushion; toy motorcycle seat; bicycle fork; motorcycle seat bag; child seat; motorcycle lift stand; paddock stand; motorcycle stand; picture frame; photo frame; frame slider; phone; sprocket tool; bean bag; scooter frame toy
  for=atv "atv" -> 870899
  for=bicycle "bicycle" -> 871499
  * -> 871410
t: motorcycle foot pegs wide cnc for ktm => 871410
t: electric scooter folding hook buckle for xiaomi m365 => 871410
t: motorcycle solo seat bobber => 871410
t: office footrest under desk => !871410

@ motorcycle-seat-cover accessory of motorcycle-vehicle, motorcycle, bicycle-vehicle
en: motorcycle seat cover; scooter seat cover; seat cover + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; seat cushion + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; motorcycle seat cushion; motorcycle seat pad; motorcycle gel pad; gel pad seat; seat cushion cover + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; motorcycle seat mesh cover; moped seat cover; atv seat cover
de: Sitzbankbezug; Sitzbezug + Motorrad|Roller; Sitzkissen + Motorrad; Sitzbankabdeckung
fr: housse de selle; housse selle moto; coussin selle moto; couvre selle
es: funda asiento moto; cubre asiento moto; cojín asiento moto; funda sillín moto
it: coprisella; copri sella; coprisella moto; cuscino sella moto
nl: zadelhoes motor; buddyseat hoes; zadelkussen motor; zadeldek scooter; buddyseat hoezen
pl: pokrowiec na siedzenie motocykla; pokrowiec na kanapę motocykla; nakładka na siedzenie motocykla
pt: capa banco moto; capa de banco moto; almofada banco moto; capa assento moto
not: bike seat cover; bicycle seat cover; motorcycle cover
  "cushion" -> 940490
  "gel pad" -> 940490
  "kissen" -> 940490
  "bicycle" -> 871499
  "bike" !"motorcycle" !"dirt bike" -> 871499
  main=fur -> 430390
  main=rubber|leather -> 871410
  * -> 871410 ~.6
t: motorcycle seat cover 3d mesh universal => 871410
t: car seat cover universal => !871410

@ motorcycle-stand accessory of motorcycle-vehicle, kick-scooter, motorcycle
en: paddock stand; motorcycle stand; motorcycle wheel chock; motorcycle rear stand; rear stand + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; front stand + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; scooter stand + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|paddock|parking; dirt bike stand; swingarm stand; motorcycle dolly; motorcycle wheel stand; scooter parking stand; wheel chock + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv
de: Montageständer + Motorrad; Motorradständer; Motorrad Heber Ständer; Motorradwippe; Vorderradständer
fr: béquille d'atelier; béquille de stand; bloque roue moto; béquille paddock
es: caballete trasero; caballete paddock; caballete taller moto; bloqueador rueda moto
it: cavalletto posteriore moto; cavalletto alza moto; cavalletto officina moto; bloccaruota moto
nl: paddockstand; motorstandaard; paddock stand; inrijklem
pl: stojak motocyklowy; stojak pod motocykl; podnośnik motocyklowy stojak; stojak serwisowy + motocykl
pt: cavalete moto; cavalete traseiro moto; suporte moto oficina
not: motorcycle lift; bike repair stand; toy motorcycle stand
  main=aluminium -> 761699 ~.05
  "dolly" -> 871680
  * -> 732690
t: motorcycle rear paddock stand steel with spools => 732690
t: motorcycle lift jack hydraulic => !732690

@ motorcycle-topcase accessory of motorcycle-vehicle, motorcycle
en: top case; topcase; motorcycle top box; top box + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; tail box + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; motorcycle trunk; tail trunk + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; side case + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; hard saddlebag; aluminium pannier + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; aluminum side case; motorcycle luggage box; delivery box + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; tour pack; side box + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; motorcycle tool box; tool tube + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv
de: Topcase; Motorradkoffer; Seitenkoffer; Alukoffer + Motorrad; Koffer + Motorrad|Roller
fr: top case; valise latérale; valises moto; coffre moto; top-case; bagagerie moto
es: baúl moto; maletas laterales moto; maleta moto; cofre moto; top case
it: bauletto; bauletto moto; valigie laterali; valigie moto; bauletto scooter
nl: topkoffer; zijkoffers; motorkoffer; koffer + motor|scooter
pl: kufer motocyklowy; kufer centralny; kufry boczne; kufer + motocykl|skuter
pt: top case; baú moto; bauleto; mala moto
not: phone case; top case macbook; top case laptop; laptop top case; top case keyboard; top box tv; top box android; set top box; macbook
  main=aluminium -> 420219
  main=plastic -> 420212
  "tool tube" -> 871410
  * -> 420212        # 4202: cases that travel; brackets for them 8714.10
t: motorcycle top case 48l with backrest => 420212
t: top case keyboard for macbook => !420212

@ oil-cooler-intercooler part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: oil cooler; engine oil cooler; transmission cooler; transmission oil cooler; intercooler; front mount intercooler; charge air cooler; oil cooler kit; power steering cooler; intercooler kit; oil cooler + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; 10 row oil cooler
de: Ölkühler = oil cooler; Ladeluftkühler = charge air cooler; Motorölkühler = engine oil cooler; Getriebeölkühler = transmission oil cooler
fr: radiateur d'huile = oil cooler; intercooler = intercooler; échangeur air = air cooler exchanger; refroidisseur d'huile = oil cooler; échangeur turbo = turbo intercooler
es: intercooler = intercooler; enfriador de aceite = oil cooler; intercambiador turbo = turbo intercooler
it: radiatore olio = oil cooler; intercooler = intercooler; scambiatore olio = oil heat exchanger; radiatore olio motore = engine oil cooler
nl: oliekoeler = oil cooler; intercooler = intercooler; motoroliekoeler = engine oil cooler
pl: chłodnica oleju = oil cooler; intercooler = intercooler; chłodnica powietrza doładowującego = charge air cooler
pt: radiador de óleo = oil cooler; intercooler = intercooler; arrefecedor de óleo = oil cooler; refrigerador de óleo = oil cooler
not: oil cooler hose; intercooler hose; hydraulic oil cooler; intercooler pipe; oil cooler fitting; oil cooler adapter; intercooler water pump; oil cooler adapter plate; oil cooler line
  * -> 841950        # heat exchangers; radiators of 8708.91 cool the engine itself
t: 15 row engine oil cooler kit => 841950
t: intercooler hose silicone => !841950

@ radiator-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: radiator + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|coolant|engine|cooling|aluminium racing|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; car radiator; engine radiator; radiator cap; radiator hose clamp cover; radiator guard + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; radiator shroud; fan shroud + radiator|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; coolant expansion tank; coolant reservoir; expansion tank + coolant|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; coolant overflow tank; coolant tank; radiator bracket; radiator mount + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; radiator support; coolant bottle; overflow tank + coolant|radiator; radiator cap 1.1; truck radiator; aluminium radiator + row
de: Kühler = radiator + Auto|Motor|Motorrad|Wasser|BMW|VW; Wasserkühler = water radiator; Motorkühler = engine radiator; Kühlerdeckel = radiator cap; Ausgleichsbehälter = expansion tank + Kühlmittel|Kühlwasser|Auto; Kühlmittelbehälter = coolant reservoir; Kühlerschutz = radiator guard; Kühler Auto = car radiator; Autokühler = car radiator; Kühler = radiator + Motor|Auto|Wasser
fr: radiateur = radiator + voiture|moteur|refroidissement|eau moteur|bmw|audi|volkswagen|vw|mercedes|opel|ford|toyota|renault|peugeot|citroën|fiat|skoda|nissan|hyundai|kia|volvo|dacia|seat; radiateur moteur = engine radiator; bouchon de radiateur = radiator cap; vase d'expansion = expansion tank; radiateur d'eau moteur = engine radiator; protection radiateur moto = motorcycle radiator guard
es: radiador = radiator + coche|motor|refrigeración|agua|bmw|audi|volkswagen|vw|mercedes|opel|ford|toyota|renault|peugeot|citroën|fiat|skoda|nissan|hyundai|kia|volvo|dacia|seat; radiador de motor = engine radiator; tapón radiador = radiator cap; vaso de expansión = expansion tank; depósito refrigerante = coolant tank; protector radiador moto = motorcycle radiator guard
it: radiatore = radiator + auto|motore|acqua|raffreddamento|bmw|audi|volkswagen|vw|mercedes|opel|ford|toyota|renault|peugeot|citroën|fiat|skoda|nissan|hyundai|kia|volvo|dacia|seat; radiatore motore = engine radiator; tappo radiatore = radiator cap; vaschetta espansione = expansion tank; vaschetta radiatore = coolant tank; griglia radiatore moto = motorcycle radiator grille
nl: radiateur = radiator + auto|motor|koeling; radiateurdop = radiator cap; expansievat = expansion tank + koelvloeistof|auto; koelvloeistofreservoir = coolant reservoir; motorradiateur = engine radiator; radiateur motor = engine radiator; autoradiateur = car radiator; koelradiateur = cooling radiator; radiateur = radiator + auto|motor|koeling|koelwater
pl: chłodnica = radiator; chłodnica silnika = engine radiator; chłodnica wody = radiator; korek chłodnicy = radiator cap; zbiorniczek wyrównawczy = expansion tank; zbiornik płynu chłodniczego = coolant reservoir; osłona chłodnicy = radiator guard; chłodnica samochodowa = car radiator; chłodnica powietrza intercooler = intercooler
pt: radiador = radiator + carro|motor|água|bmw|audi|volkswagen|vw|mercedes|opel|ford|toyota|renault|peugeot|citroën|fiat|skoda|nissan|hyundai|kia|volvo|dacia|seat; radiador motor = engine radiator; tampa radiador = radiator cap; vaso de expansão = expansion tank; reservatório de expansão = expansion tank; depósito expansão = expansion tank
not: radiator coolant hose; coolant hose; radiator valve; radiator brush; oil radiator; radiator shelf; towel radiator; radiator cover; radiator hose; radiator key; oil filled radiator; radiator flush; radiator fan; water cooling radiator; pc radiator; radiator heater; radiator stop leak; radiator grille; radiator reflector; heating radiator; cpu; 240mm radiator; radiator thermostat; coolant tank pc; radiator paint; pc water cooling; intercooler; computer
  for=motorcycle !"car" -> 871410
  * -> 870891
t: aluminium radiator for honda civic manual 2 row => 870891
t: coolant expansion tank with cap for ford => 870891
t: heating radiator white 600x1000 => !870891

@ roof-rack part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: roof rack; car roof rack; roof bar; roof bars; roof rail + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; roof rack cross bar; crossbar + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|roof; cross bars + roof|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; roof box; roof cargo box; cargo box + roof; roof basket; roof cargo basket; cargo basket + roof|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|hitch; luggage rack + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|roof; bike rack + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|roof|hitch|trunk|tow|suv; bike carrier; bicycle carrier; car bike rack; hitch bike rack; towbar bike rack; trunk bike rack; roof bike carrier; ski rack + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|roof; ski carrier + roof|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; kayak roof rack; kayak rack + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|roof; kayak carrier; surfboard rack + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|roof; canoe carrier; roof pad rack; soft roof rack; ladder rack + van; hitch cargo carrier; cargo carrier + hitch; roof rack platform; roof rack feet; magnetic ski rack; roof rack cross bars; roof ladder rack van; bike rack for car; roof rail crossbar
de: Dachträger = roof rack; Dachgepäckträger = roof rack; Dachbox = roof box; Dachkorb = roof basket; Grundträger = base carrier bar; Fahrradträger = bike carrier; Heckträger = rear carrier; Kupplungsträger = towbar carrier; Skiträger = ski rack; Dachreling = roof rail; Kajakträger = kayak carrier; Kupplungsfahrradträger = towbar bike carrier; Lastenträger = load carrier + Dach|Auto
fr: barre de toit = roof bar; barres de toit = roof bars; coffre de toit = roof box; galerie de toit = roof rack; porte-vélo = bike carrier; porte-vélos = bike carrier; porte-skis = ski rack; porte-bagages voiture = car luggage rack; porte-kayak = kayak carrier; rails de toit = roof rails
es: baca = roof rack; baca coche = car roof rack; barras de techo = roof bars; cofre de techo = roof box; portabicicletas = bike rack; portaesquís = ski rack; cesta de techo = roof basket; barra portaequipajes = roof bar; porta kayak = kayak rack; barras portaequipajes = roof bars
it: barre portatutto = roof bars; portapacchi auto = car roof rack; box da tetto = roof box; box tetto = roof box; portabici = bicycle carrier; portabici auto = car bike rack; portasci = ski rack; barre tetto = roof bars; cestello portapacchi = cargo basket; barre al tetto = roof bars
nl: dakdrager = roof rack; dakdragers = roof rack; dakkoffer = roof box; fietsendrager = bike carrier; skidrager = ski carrier; dakrek = roof rack; dakrails = roof rail; imperiaal = roof rack; trekhaak fietsendrager = towbar bike rack
pl: bagażnik dachowy = roof rack; box dachowy = roof box; belki dachowe = roof bars; bagażnik rowerowy na hak = tow bar bike rack; uchwyt rowerowy = bike rack; relingi dachowe = roof rails; bagażnik rowerowy na klapę = tailgate bike rack; uchwyt na narty = ski rack + samochód|dach; kosz dachowy = roof basket
pt: barras de tejadilho = roof bars; bagageiro de teto = roof rack; mala de tejadilho = roof box; caixa de teto = roof box; suporte de bicicleta carro = car bike rack; porta bicicletas = bike rack; rack de teto = roof rack; porta esquis = ski rack; suporte bicicleta engate = towbar bike rack
not: bike rack floor; wall bike rack; roof rack bag; cargo bag roof; bicycle rear rack; roof box bag; motorcycle luggage rack; toy roof rack; rc roof rack; bicycle carrier rear; bike rack light; roof rack light bar; luggage rack hotel; roof rack straps; bike rack wall; bike storage rack; rear bike rack pannier; pull up bar; roof bar light; luggage rack motorcycle; bike rack strap; bike rack garage; bike carrier rear rack
  "hitch" -> 870899
  "tow" -> 870899
  "towbar" -> 870899
  "anhangerkupplung" -> 870899
  "kupplungstrager" -> 870899
  "kupplungsfahrradtrager" -> 870899
  "attelage" -> 870899
  "trekhaak" -> 870899
  "hak" -> 870899
  "engate" -> 870899
  "gancio traino" -> 870899
  "soft|blando|suave|morbido|macio" -> 630790
  * -> 870829       # HSEN 8708(B): exterior luggage racks
t: car roof rack cross bars aluminium for suv => 870829
t: roof box 400 l black => 870829
t: hitch mounted bike rack 2 bikes => 870899
t: bicycle rear rack pannier alloy => !870829

@ seat-belt-pad accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: seat belt cover; seat belt pad; seatbelt cover; seat belt shoulder pad; seat belt strap cover; seat belt cushion; seat belt pillow; seat belt cover pad; harness pad
de: Gurtpolster; Gurtschoner; Gurtkissen; Gurtschutz
fr: protège-ceinture; coussin ceinture de sécurité; fourreau ceinture; housse ceinture de sécurité
es: almohadilla cinturón; protector cinturón; cubre cinturón; funda cinturón de seguridad
it: copricintura; cuscinetto cintura; proteggi cintura; imbottitura cintura
nl: gordelhoes; gordelbeschermer; gordelkussen; gordelpad; gordelhoezen
pl: nakładka na pasy; ochraniacz na pas; poduszka na pas; nakładki na pasy bezpieczeństwa
pt: protetor de cinto; almofada cinto; capa cinto de segurança; cobre cinto
not: stroller harness pad
  "pillow" -> 940490
  "kissen" -> 940490
  "gurtkissen" -> 940490
  main=fur -> 430390 ~.01
  outer: leather 420500 ~.05; plastic-sheet 392690 ~.08
  * -> 630790
t: car seat belt shoulder pads 2 pcs soft plush => 630790
t: seat belt extender buckle => !630790

@ seat-belt-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: seat belt + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|3 point|2 point|retractor|buckle|extender|harness|replacement|strap; seat belt extender; seatbelt extender; car seat belt; safety belt + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|bus|truck; seat belt buckle; seat belt pretensioner; racing harness; seat belt retractor; 4 point harness; 5 point harness + racing|seat belt; harness belt racing; seat belt lap; retractable seat belt; lap belt + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|bus|golf cart; seat belt anchor; forklift seat belt; seat belt alarm stopper; seat belt buckle clip
de: Sicherheitsgurt; Gurtverlängerung; Gurtschloss; Gurtstraffer; Hosenträgergurt; Gurtverlängerer; Automatikgurt; Beckengurt + Auto
fr: ceinture de sécurité; rallonge ceinture de sécurité; harnais + voiture|racing|4 points; boucle ceinture de sécurité; prétensionneur; enrouleur ceinture
es: cinturón de seguridad; extensor cinturón; arnés + coche|racing|4 puntos; hebilla cinturón de seguridad; pretensor
it: cintura di sicurezza; cinture di sicurezza; prolunga cintura di sicurezza; pretensionatore; cintura + racing|4 punti
nl: veiligheidsgordel; gordelverlenger; autogordel; gordelspanner; driepuntsgordel; gordelsluiting
pl: pas bezpieczeństwa; pasy bezpieczeństwa; przedłużka pasa; napinacz pasa; zapięcie pasa; pasy szelkowe
pt: cinto de segurança; extensor cinto; pré-tensor; fecho cinto de segurança; cinto + competição|4 pontos
not: seat belt cover; seat belt pad; seat belt strap cover; seat belt cutter; dog seat belt; seat belt clip; seat belt pillow; pet seat belt; seat belt cushion; seat belt shoulder; climbing safety belt; pregnancy seat belt; maternity seat belt; belt bag seat belt; safety belt tower; seat belt bag; wheelchair seat belt; cinturón de seguridad industrial; seat belt adjuster; cinturón seguridad perro; seatbelt cover; dog seatbelt; seat belt stopper; seat belt dog
  "alarm stopper" -> 870821 ~.6
  "warning" -> 853690 ~.3
  * -> 870821
t: seat belt extender 36cm universal buckle => 870821
t: 4 point racing harness 3 inch => 870821
t: seat belt shoulder pad cover => !870821

@ spare-tyre-cover accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: spare wheel cover; tire cover + spare|rv|trailer|camper; tyre cover + spare|caravan|trailer; wheel cover rv; rv tire cover; caravan wheel cover; tire storage bag; tyre bag; tire bag; wheel bag; tyre tote; tire tote; wheel storage bag; seasonal tire bag
de: Reserveradhülle; Ersatzradabdeckung; Reifentasche; Reifenhülle; Radschutzhülle
fr: housse de roue; housse pneu; housse de pneu; sac à pneu
es: cubierta rueda de repuesto; funda neumático; bolsa neumáticos; funda rueda
it: copriruota di scorta; copri ruota di scorta; borsa pneumatici; sacca pneumatici; copriruota
nl: wielhoes; bandenhoes; bandentas; reservewiel hoes; wielhoezen; bandenhoezen; reservewiel hoezen
pl: pokrowiec na oponę; pokrowce na opony; pokrowiec na koła; torba na opony
pt: capa estepe; capa roda sobressalente; capa pneu; saco para pneus; capa para pneus
not: bike wheel bag; bicycle wheel bag; tyre warmer
  main=steel -> 870899 ~.05
  "bag" -> 630790 ~.6
  "tasche" -> 630790
  "reifentasche" -> 630790
  outer: plastic-sheet|plastic 392690 ~.5; textile 630790
  * -> 392690
ask: outer
t: spare tire cover pvc leather 15 inch => 392690
t: tire storage bag oxford polyester set of 4 => 630790
t: winter tire 205/55 r16 => !392690

@ steering-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: steering wheel + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|go kart|kart|sport|leather|racing|carbon|drift|350mm; car steering wheel; steering rack; steering gear box; steering column; steering box; power steering rack; tie rod; tie rod end; track rod end; inner tie rod; steering shaft; steering column shroud; steering wheel hub; steering wheel adapter; quick release hub; steering hub adapter; steering wheel quick release; steering knob; spinner knob; steering wheel spinner; steering wheel booster; drag link; pitman arm; idler arm; steering damper + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|jeep; steering wheel hub adapter; power steering; racing steering wheel; steering wheel spinner knob; truck steering wheel
de: Lenkgetriebe = steering gear; Lenksäule = steering column; Spurstange = tie rod; Spurstangenkopf = tie rod end; Lenkrad = steering wheel + Auto|Sport|Leder|BMW|VW; Sportlenkrad = sports steering wheel; Lenkradknauf = steering knob; Lenkradnabe = steering wheel hub; Servolenkung = power steering; Lenkspindel = steering spindle
fr: crémaillère de direction = steering rack; crémaillère direction assistée = power steering rack; colonne de direction = steering column; rotule de direction = steering ball joint; biellette de direction = tie rod; volant = steering wheel + voiture|cuir|sport; volant sport = sports steering wheel; moyeu de volant = steering wheel hub; boule de volant = steering knob
es: cremallera de dirección = steering rack; columna de dirección = steering column; rótula de dirección = steering ball joint; terminal de dirección = tie rod end; volante = steering wheel + coche|deportivo|cuero; volante deportivo = sports steering wheel; caja de dirección = steering box; piña volante = steering wheel hub; barra de dirección = steering rod
it: scatola sterzo = steering box; scatola guida = steering box; piantone sterzo = steering column; testina sterzo = tie rod end; tirante sterzo = tie rod; volante = steering wheel + auto|sportivo|pelle; volante sportivo = sports steering wheel; mozzo volante = steering wheel hub; braccio oscillante sterzo = steering arm
nl: stuurhuis = steering box; stuurkolom = steering column; spoorstangeind = tie rod end; spoorstang = tie rod; stuur = steering wheel + auto|sport|leer; sportstuur = sports steering wheel; stuurknop = steering knob; stuurnaaf = steering wheel hub; stuurhuizen = steering box
pl: przekładnia kierownicza = steering rack; kolumna kierownicy = steering column; maglownica = steering rack; końcówka drążka kierowniczego = tie rod end; drążek kierowniczy = tie rod; kierownica = steering wheel + samochód|sportowa|skórzana; naba kierownicy = steering wheel hub
pt: caixa de direção = steering box; coluna de direção = steering column; terminal de direção = tie rod end; barra de direção = steering tie rod; volante = steering wheel + carro|desportivo|couro; cubo volante = steering wheel hub; cremalheira de direção = steering rack
not: steering wheel cover; gaming steering wheel; steering wheel puller; boat steering wheel; steering wheel lock; steering wheel toy; steering wheel button; steering wheel tray; steering wheel emblem; steering wheel switch; steering wheel control; steering wheel remote; steering wheel heater; toy steering wheel; steering wheel stand; steering wheel phone; power steering pump; power steering fluid; power steering hose; steering wheel desk; kart racing game; racing steering wheel ps4; racing steering wheel pc; steering wheel sticker; steering wheel trim; vol
  for=boat -> 392690 ~.01
  "kart" -> 870894
  * -> 870894
t: tie rod end outer left for ford transit => 870894
t: racing steering wheel 350mm suede for car => 870894
t: steering wheel cover 38cm => !870894

@ steering-wheel-cover accessory of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: steering wheel cover; steering cover; steering wheel sleeve; furry steering wheel cover; leather steering wheel cover; steering wheel wrap; car wheel cover + steering; steering wheel protector; diy steering wheel cover; steering wheel grip cover
de: Lenkradbezug; Lenkradhülle; Lenkradschoner; Lenkradabdeckung; Lenkradüberzug
fr: couvre volant; couvre-volant; housse volant; housse de volant
es: funda volante; cubre volante; cubrevolante; funda de volante
it: coprivolante; copri volante; fodera volante; rivestimento volante
nl: stuurhoes; stuurwielhoes; stuurbekleding; stuurcover; stuurhoezen; stuurwielhoezen
pl: pokrowiec na kierownicę; nakładka na kierownicę; pokrowiec kierownicy; oplot kierownicy
pt: capa de volante; capa volante; cobre volante; protetor de volante
not: toy steering wheel; steering wheel toy
  main=fur -> 430390 ~.02
  * -> 870899        # accessory of the vehicle; 8708.94 takes parts only
t: steering wheel cover leather 38cm black => 870899
t: steering wheel for simulator => !870899

@ stroller-part part of stroller
en: stroller front wheel; stroller tire; stroller tyre; stroller armrest cover; stroller bumper bar; stroller handle bar; stroller handlebar; pram wheel; stroller brake; stroller canopy; pram hood; stroller seat belt; stroller harness; stroller safety harness; stroller footrest extension; stroller leg rest; stroller extension footboard; stroller basket; stroller car seat adapter; buggy board; ride on board stroller; stroller axle pin; pushchair wheel; stroller handle cover; stroller inner tube; 5 point harness + stroller|pram|high chair
de: Kinderwagen Rad; Kinderwagenreifen; Kinderwagenschlauch; Kinderwagenverdeck; Kinderwagengurt; Kinderwagen Adapter; Frontbügel Kinderwagen; Trittbrett Kinderwagen; Kiddy Board
fr: roues poussette; capote poussette; harnais poussette; arceau poussette; adaptateur poussette; planche à roulettes poussette; pneu poussette
es: ruedas carrito bebé; rueda silla paseo; capota carrito; arnés carrito; barra carrito; adaptador carrito; patinete carrito; capota silla
it: capottina passeggino; cintura passeggino; adattatore passeggino; pedana passeggino; barra passeggino
nl: buggywiel; zonnekap kinderwagen; kinderwagenband; meerijdplankje; stang kinderwagen; adapter kinderwagen
pl: koła do wózka; budka do wózka; szelki do wózka; pałąk do wózka; adapter do wózka; dostawka do wózka; opona do wózka; dętka do wózka
pt: rodas carrinho bebé; capota carrinho; arnês carrinho; barra carrinho bebé; adaptador carrinho bebé; patim carrinho
not: stroller toy; doll stroller; pet stroller; canopy tent; dog stroller; bike wheel
  "tire" -> 401190
  "kinderwagenreifen" -> 401190
  "pneu" -> 401190
  "kinderwagenband" -> 401190
  "opona" -> 401190
  "inner tube" -> 401390
  "schlauch" -> 401390
  "kinderwagenschlauch" -> 401390
  "detka" -> 401390
  "handle cover" -> 392690 ~.4
  * -> 871500
t: stroller bumper bar armrest => 871500
t: stroller tire 12 inch air => 401190
t: doll stroller wheels => !401190

@ suspension-part part of passenger-car, goods-truck, motorcycle-vehicle, kick-scooter, bicycle-vehicle, bus, farm-tractor, car, truck, motorcycle, bicycle
en: shock absorber; control arm; ball joint + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|lower|upper|suspension|control arm|front; stabilizer link; sway bar link; sway bar; stabilizer bar; anti roll bar; suspension strut; strut + shock|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|suspension|front; strut assembly; coilover; coilover kit; coilovers; lowering spring kit; air suspension; air spring + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|suspension|rear; air suspension bag; air shock; trailing arm; wishbone + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|suspension|control; suspension kit; lift kit + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|suspension|inch; steering knuckle; wheel carrier; radius arm; panhard bar; track bar + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|suspension; lateral link; torsion bar + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|suspension; control arm bushing; suspension bushing; sway bar bushing; stabilizer bushing; arm bushing + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; shock mount; bump stop + shock|strut|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; leveling kit; camber kit; camber arm; camber bolt kit; strut bar; strut tower bar; drop link; anti roll bar link; shock absorber boot; motorcycle shock; rear shock + bike|bicycle|mtb|cycling|cycle|ebike|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|mtb; steering stabilizer; damper + suspension|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra shock; lowering kit + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; lowering links; air strut; leaf spring shackle
de: Stoßdämpfer = shock absorber; Querlenker = control arm; Koppelstange = stabilizer link; Traggelenk = ball joint; Stabilisator = stabilizer bar + Auto|Achse; Gewindefahrwerk = coilover kit; Federbein = suspension strut; Luftfeder = air spring; Luftfederung = air suspension; Fahrwerk + Auto|Gewinde|Sport; Querlenkerbuchse = control arm bushing; Achsschenkel = steering knuckle; Pendelstütze = stabilizer link; Führungsgelenk = guide joint; Domstrebe = strut bar; Luftfederbein = air suspension strut; Stabilisatorlager = stabilizer bar bushing
fr: amortisseur = shock absorber; bras de suspension = control arm; triangle de suspension = control arm; rotule de suspension = ball joint; biellette de barre stabilisatrice = stabilizer link; barre stabilisatrice = stabilizer bar; combiné fileté = coilover; jambe de force = strut; silentbloc = silentblock + triangle|suspension|bras; suspension pneumatique = air suspension; boudin de suspension = air spring; amortisseur = shock absorber + avant|arrière|moto
es: amortiguador = shock absorber; brazo de suspensión = control arm; rótula de suspensión = ball joint; bieleta = stabilizer link; barra estabilizadora = stabilizer bar; trapecio suspensión = wishbone; suspensión neumática = air suspension; silentblock = silent block + suspensión|brazo; mangueta = steering knuckle; kit suspensión = suspension kit; suspensión roscada = coilover; brazo de control = control arm
it: ammortizzatore = shock absorber; braccio oscillante = control arm; braccetto sospensione = suspension arm; testina sospensione = ball joint; biellette = stabilizer link; biella stabilizzatrice = stabilizer link; barra stabilizzatrice = stabilizer bar; molla ad aria = air spring; assetto regolabile = adjustable suspension kit; fuso a snodo = steering knuckle
nl: schokdemper = shock absorber; schokbreker = shock absorber; draagarm = control arm; fuseekogel = ball joint; stabilisatorstang = stabilizer rod; luchtvering = air suspension; luchtveer = air spring; draagarmrubber = control arm bushing; schroefset = coilover; veerpoot = suspension strut
pl: amortyzator = shock absorber; wahacz = control arm; sworzeń wahacza = ball joint; łącznik stabilizatora = stabilizer link; drążek stabilizatora = stabilizer bar; tuleja wahacza = control arm bushing; miech zawieszenia = air suspension bellows; zawieszenie gwintowane = coilover; kolumna mcpherson = macpherson strut; zwrotnica = steering knuckle
pt: amortecedor = shock absorber; braço de suspensão = suspension arm; bandeja de suspensão = control arm; pivô de suspensão = ball joint; bieleta = stabilizer link + estabilizadora|suspensão; barra estabilizadora = stabilizer bar; suspensão a ar = air suspension; bucha = bushing + suspensão|bandeja; coilover = coilover; manga de eixo = steering knuckle
not: shock absorber tool; sway bar hitch; hood shock; seat post suspension; rc shock absorber; gas strut; suspension seatpost; spring compressor; camera shock mount; microphone shock mount; ball joint separator; ball joint press; suspension trainer; suspension fork; washing machine shock absorber; shock absorber washing machine; rc car; industrial shock absorber; hydraulic shock absorber industrial; hard drive; rubber damper; suspension trainer; suspension lamp; ball joint tool; cabinet damper; door damper; ball joint doll; vibration damper; drawer damper; ball joint camera; phone damper; stabilizer bar toy; photography; shock pump; suspension pump; arrow; bow stabilizer; camera damper; shock absorber insole; bicycle pump; knee; gimbal; piano damper
  "washing machine" -> 845090
  for=atv -> 870880 ~.01
  for=motorcycle !"car" -> 871410 ~.08
  for=bicycle -> 871499 ~.03
  for=trailer -> 871690 ~.005
  "bush" main=rubber -> 401699
  "bushing" main=rubber -> 401699
  * -> 870880
ask: for
t: rear shock absorber gas pair for renault clio => 870880
t: lower control arm with ball joint left => 870880
t: motorcycle rear shock absorber 320mm pair => 871410
t: mtb rear shock air 190mm bicycle => 871499
t: washing machine shock absorber => !870880

@ tow-hitch part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: tow bar + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|hitch|fixed|detachable|folding; towbar; tow hitch; tow hitch receiver; trailer hitch; hitch receiver; trailer hitch receiver; hitch ball mount; ball mount + hitch|trailer|tow; tow ball; hitch ball; trailer hitch ball; tow hook + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; tow eye; towing eye; hitch cover; trailer hitch cover; receiver cover + hitch; hitch receiver extension; weight distribution hitch; pintle hook; tow ball cover; tow hook ring; towing hook + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; tow hook license plate mount; gooseneck hitch; hitch adapter; recovery hook hitch; hitch shackle receiver; hitch step; towball
de: Anhängerkupplung; Anhängekupplung; Kugelkopf + Anhänger|Kupplung; Abschlepphaken; Abschleppöse; Kupplungskugel; Anhängebock; Kugelkopfabdeckung
fr: attelage; attelage voiture; boule d'attelage; crochet d'attelage; anneau de remorquage; rotule d'attelage; cache boule attelage
es: enganche de remolque; bola de remolque; gancho de remolque; bola remolque; enganche coche; argolla remolque
it: gancio traino; gancio di traino; sfera gancio traino; occhiello traino; copri gancio traino
nl: trekhaak; trekhaakkogel; sleepoog; afneembare trekhaak; trekhaakdop; koppelingskogel
pl: hak holowniczy; hak kulowy; kula haka; zaczep holowniczy; oko holownicze; osłona kuli haka
pt: engate de reboque; bola de reboque; gancho de reboque; engate carro; argola de reboque
not: tow hook cover; towbar wiring; trailer hitch lock; hitch lock; hitch pin lock; tow bar wiring; towbar bike rack; bumper tow hook cover; tow truck; hitch bike rack; hitch cargo carrier; towing eye cover; trailer coupling; rc tow hook; hitch alignment; bike trailer hitch; stroller; hitching post
  "lock" -> 830140 ~.8
  "pin" -> 732690 ~.5
  "bicycle trailer" -> 871690
  for=farm-vehicle -> 870899
  * -> 870899
t: tow bar detachable with wiring for skoda octavia => 870899
t: trailer hitch ball mount 2 inch receiver => 870899
t: trailer coupling for caravan axle => !870899

@ truck-mud-flap part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: mud flap; mud flaps; mudflap; mud flaps + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|truck; splash guard + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|truck; mud guard + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|truck; mudguard + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|truck; truck mud flap; truck mudguard; splash guards; rally mud flaps
de: Spritzlappen; Spritzschutz + Auto|Lkw|Rad; Schmutzlappen
fr: bavette + camion|voiture|auto|roue|passage; bavettes + camion|voiture|auto|roue; bavette camion; bavette garde-boue; pare-boue; bavettes anti projection
es: faldilla guardabarros; faldillas guardabarros; faldón camión; guardabarros + camión|coche; faldillas antibarro
it: paraspruzzi; paraspruzzi camion; parafanghi paraspruzzi; bavette paraspruzzi; paraschizzi + auto|camion
nl: spatlap; spatlappen; modderlap; spatborden vrachtwagen
pl: chlapacze; chlapacz; błotochron; fartuchy przeciwbłotne
pt: para-barro; pala de roda; parabarro; apara barro
not: kitchen splash guard; bicycle mudguard; mud flap girl sticker; motorcycle mudguard; baby splash guard; splash guard sink; frying splash guard; bib; faucet splash; rc; dog bath; bavette de boeuf; bavette bébé
  for=bicycle -> 871499
  for=motorcycle -> 871410
  main: rubber 401699 ~.3; plastic 870829
  for=trailer -> 871690
  "truck|camión|camião|caminhão": main=plastic 870829; * 401699 ~.55
  * -> 870829       # of soft rubber: 4016 (XVII note 2(a)); else 8708.29
ask: main
t: rubber mud flaps for truck 600x400 => 401699
t: mud flaps splash guards for toyota hilux 4pcs plastic => 870829
t: kitchen sink splash guard => !870829

@ tubeless-valve accessory of passenger-car, goods-truck, motorcycle-vehicle, kick-scooter, bicycle-vehicle, bus, farm-tractor, car, truck, motorcycle, bicycle
en: tubeless valve stem; presta valve core; valve stem + tire|tyre|wheel|rim|tr414|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; valve adapter + presta|schrader|tyre|tire|bike|bicycle|mtb|cycling|cycle|ebike; presta adapter; presta to schrader; valve cap + tire|tyre|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|bike|bicycle|mtb|cycling|cycle|ebike|wheel; valve caps + tire|tyre|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|bike|bicycle|mtb|cycling|cycle|ebike|wheel|aluminium; tire valve cap; tyre valve cap; tire valve caps; dust caps + tyre|tire|valve; valve stem cap; wheel valve cap; tpms valve stem; valve extension + tyre|tire|wheel|bike|bicycle|mtb|cycling|cycle|ebike; valve extender + tyre|tire|bike|bicycle|mtb|cycling|cycle|ebike; valve core + tyre|tire|schrader; tr414; tr413; snap in valve; 90 degree valve stem
de: Ventilkappe; Ventilkappen; Ventilverlängerung; Ventileinsatz + Reifen|Fahrrad|Auto; Gummiventil; Ventiladapter; Blitzventil; Autoventil
fr: bouchon de valve; bouchons de valve; adaptateur valve; prolongateur de valve; capuchon de valve; valve presta
es: tapón de válvula; tapones de válvula; adaptador válvula; prolongador válvula; válvula rueda; obús válvula
it: valvola pneumatico; tappi valvole; tappo valvola; adattatore valvola; prolunga valvola; valvole pneumatici; cappucci valvole; valvola gomma
nl: ventieldop; ventieldopjes; ventieldoppen; autoventiel; tubeless ventiel; ventielverlenger; ventieladapter; bandenventiel
pl: zawór opony; nakrętki na wentyle; nakładki na wentyle; zawór tubeless; przedłużka wentyla; adapter zaworu presta; zaworek opony
pt: válvula tubeless; adaptador válvula pneu; bico de pneu; extensor de válvula; tampinha válvula
not: valve cap radiator; valve core tool; valve stem puller; valve stem seal; radiator valve cap; pressure monitor; valve stem tool; tpms sensor; engine valve; valve cover; valve cap tpms monitor; valve stem seal pliers; fahrradschlauch 28 zoll autoventil; zoll autoventil; mit autoventil; mit dunlopventil
  "cap" -> 848190 ~.6
  "ventilkappe" -> 848190
  "ventilkappen" -> 848190
  "bouchon" -> 848190
  "capuchon" -> 848190
  "tapon" -> 848190
  "tappi" -> 848190
  "tappo" -> 848190
  "cappucci" -> 848190
  "ventieldop" -> 848190
  "ventieldopjes" -> 848190
  "ventieldoppen" -> 848190
  "nakretki" -> 848190
  "nakladki" -> 848190
  "tampa" -> 848190
  "tampinha" -> 848190
  "core" -> 848190
  "extension" -> 848190
  "extender" -> 848190
  "adapter" -> 848190
  * -> 848180
t: tire valve caps aluminium 4pcs red => 848190
t: tubeless presta valve 40mm mtb pair => 848180
t: heating radiator valve cap => !848190

@ vehicle-anti-theft accessory of passenger-car, goods-truck, motorcycle-vehicle, kick-scooter, bicycle-vehicle, bus, farm-tractor, car, truck, motorcycle, bicycle, trailer
en: trailer coupling lock; trailer hitch lock; hitch pin lock; receiver lock + hitch; disc lock + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; brake disc lock alarm; pedal lock + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; gear shift lock; u lock + bike|bicycle|mtb|cycling|cycle|ebike|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; caravan wheel lock; wheel clamp lock; handlebar lock + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; ski lock; spare tire lock; grip lock + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv
de: Kupplungsschloss; Pedalschloss
fr: antivol disque; antivol attelage; sabot de roue; bloque volant
es: antirrobo disco; candado disco moto; antirrobo remolque; cepo rueda
it: antifurto gancio traino; antifurto rimorchio; ganascia ruota; bloccapedali
nl: koppelingsslot
pl: blokada zaczepu; blokada koła; blokada przyczepy
pt: cadeado disco; tranca disco; antirroubo reboque; bloqueador de roda; cadeado u
not: lock washer; cattle grip lock; ring lock; door handle lock; grip lock bag; child safety lock
  * -> 830140
t: trailer coupling lock with 2 keys => 830140
t: trailer coupling 50mm ball => !830140

@ vehicle-battery-tray part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: battery tray + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; battery hold down; battery bracket + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; battery cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; battery holder bracket + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car battery box; battery hold down bar; ecu bracket; jack pad; jack pad adapter; jacking point cover; jack adapter + tesla|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car jack pad; tool box bracket truck; heat shield + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; frame rail truck; spare tire carrier; spare wheel carrier; spare wheel bracket
de: Batteriehalter + Auto|Motorrad; Batteriekasten + Auto; Batteriehalterung + Auto; Wagenheberaufnahme; Reserveradhalter; Hitzeschutzblech + Auto
fr: support de batterie + voiture|moto; bac à batterie; patin de cric; porte roue de secours; tampon de levage
es: bandeja batería coche; soporte batería coche; taco gato; almohadilla gato; soporte rueda repuesto
it: supporto batteria auto; portabatteria auto; tampone cric; supporto ruota di scorta
nl: accubak; accuhouder auto; krikpad; reservewielhouder
pl: podstawa akumulatora; mocowanie akumulatora; uchwyt akumulatora + samochód; podkładka pod podnośnik; stelaż koła zapasowego
pt: suporte bateria carro; bandeja bateria; apoio macaco; suporte estepe
not: battery holder aa; phone battery cover; heat shield tape; laptop battery; rc; drone; camera; bracket phone
  "jack": main=aluminium 761699; * 401699 ~.7
  "krikpad" -> 401699
  "wagenheberaufnahme" -> 401699
  "cric" -> 401699
  "gato" -> 401699
  "macaco" -> 401699
  "podnosnik" -> 401699
  for=motorcycle !"car" -> 871410
  * -> 870899
t: battery hold down bracket for toyota hilux => 870899
t: rubber jack pad adapter for tesla model 3 => 401699
t: aa battery holder => !870899

@ vehicle-control-module part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: body control module; bcm module; door control module; light control module; control module + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|engine|bmw|audi|vw; fan control module; glow plug control; parking control module; gateway module + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; comfort control module; power window module; window closer module; canbus decoder; can bus decoder; canbus box; xenon ballast + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; headlight ballast; hid ballast; fuel pump driver module; throttle controller + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|pedal; pedal box; start stop eliminator; immobilizer; immobiliser; ecu chip tuning; performance chip + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|obd2
de: Steuergerät + Auto|Motor|BMW|VW|Audi|Mercedes; Bordnetzsteuergerät; Türsteuergerät; Xenon Steuergerät; Chiptuning; Wegfahrsperre
fr: boîtier bsi; module de commande + voiture; calculateur + voiture|moteur|renault|peugeot; ballast xénon; boîtier additionnel
es: centralita motor; centralita coche; módulo de control + coche; balastro xenon; chip potencia; inmovilizador
it: centralina auto; body computer; modulo di controllo + auto; centralina xenon; centralina aggiuntiva
nl: motorregeleenheid; stuurapparaat auto; motormanagement; regeleenheid auto; xenon ballast; startonderbreker
pl: komputer silnika; moduł komfortu; moduł sterujący + samochód; przetwornica xenon; immobilizer; chip tuning
pt: módulo de controle + carro; centralina carro; reator xenon; módulo injeção
not: arduino; remote control module; relay module; plc; abs control module; smart home; calcul
  "ballast": * 850410
  "balastro" -> 850410
  "przetwornica" -> 850410
  "reator" -> 850410
  "decoder" -> 853690 ~.4
  "immobiliser" -> 851230 ~.5
  "immobilizer" -> 851230 ~.5
  "chip" -> 854231 ~.2
  "engine" -> 903289 ~.5
  "motorsteuergerat" -> 903289 ~.5
  * -> 853710
t: body control module bcm for ford focus => 853710
t: xenon headlight ballast d1s for bmw => 850410
t: plc control module siemens => !850410

@ vehicle-hose part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck, oil-cooler-intercooler, radiator-part
en: boost hose; intercooler boost hose; silicone hose + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|turbo|radiator|intercooler|boost; intercooler hose; fuel hose; fuel line; fuel pipe + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; intercooler pipe; boost pipe; silicone vacuum hose; washer hose; brake hose + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|braided; air intake hose; petrol pipe; fuel tube
de: Kühlwasserschlauch; Silikonschlauch + Turbo|Kühler|Auto; Ladeluftschlauch; Turboschlauch; Unterdruckschlauch; Ansaugschlauch; Kraftstoffleitung; Ladeluftrohr
fr: durite radiateur; durite turbo; durite silicone; tuyau carburant; durite de refroidissement; durite carburant
es: manguito turbo; manguera combustible; tubo gasolina; manguito intercooler; manguito silicona; tubo combustible; latiguillo + freno|moto
it: manicotto turbo; manicotto intercooler; manicotto silicone; manicotto acqua; tubo depressione
nl: radiateurslang; turboslang; benzineslang; koelwaterslang; intercoolerslang; vacuümslang; siliconenslang + turbo|auto
pl: wąż chłodnicy; przewód chłodnicy; wąż turbo; rura turbo; przewód paliwowy; rura intercoolera; przewód intercoolera; wąż silikonowy + turbo|samochód; przewód podciśnienia
pt: mangueira radiador; mangueira turbo; mangueira combustível; tubo combustível; mangueira silicone + turbo|carro; tubo gasolina; mangueira intercooler; tubo intercooler
not: hose clamp; fuel line filter; fuel line tool; fuel line with primer bulb; garden hose; fuel hose clamp; vacuum hose cleaner; oil hose fitting; hose fitting; fuel line connector; vacuum cleaner hose; mangueira jardim; manguito natación; manguito cañería; manguitos bebé; manguito + tubería; fuel line fitting; fuel line removal; washing machine; hose pinch; hose separator; hose adapter; hose removal
  main: silicone 391739 ~.15; steel 730640 ~.01; aluminium 760820 ~.02; plastic 391739 ~.08
  "braided|trenzado|intrecciato|entrançado|trançado" -> 400922 ~.5
  "boost pipe" -> 870899 ~.4
  "intercooler pipe" -> 870899 ~.4
  "brake" -> 400942 ~.6
  "latiguillo" -> 400942 ~.6
  "fuel": "fitting" 400932; * 400931
  * -> 400931
t: intercooler boost hose rubber for opel astra => 400931
t: silicone turbo hose 76mm 90 degree blue => 391739
t: garden hose 20m => !400931

@ vehicle-switch part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck, car-light, car-horn-alarm
en: combination switch + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|turn signal|stalk; steering wheel switch; steering column switch; stalk switch; window control switch; master window switch; hazard switch; wiper switch; brake light switch; stop light switch; handlebar switch; motorcycle switch; cruise control switch; horn switch; neutral switch; reverse light switch; starter button + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|engine; engine start button; push start button; seat heater switch; mirror switch; mirror adjust switch; switch panel + boat|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|marine|rv; headlight control switch; steering wheel button; steering wheel control button; pressure switch + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|oil; oil pressure switch; door switch + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; clutch switch; kill switch + motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv|boat|outboard
de: Blinkerschalter; Lenkstockschalter; Lichtschalter + Auto|VW|Audi; Warnblinkschalter; Bremslichtschalter; Lenkerschalter; Kombischalter; Öldruckschalter; Startknopf; Türkontaktschalter; Not-Aus + Motorrad|Boot; Killschalter
fr: interrupteur lève-vitre; commodo; commutateur colonne; contacteur de feu stop; contacteur frein; commodo phare; bouton lève-vitre; bouton warning; manocontact huile; contacteur moto; coupe-circuit + moteur|bateau|moto
es: interruptor elevalunas; botonera elevalunas; mando elevalunas; conmutador luces; interruptor freno; conmutador intermitente; interruptor moto; botón arranque; interruptor luz de freno; piña moto; presostato aceite
it: pulsantiera alzacristalli; pulsante alzacristalli; devioluci; devioguida; interruttore stop; interruttore freno; commutatore moto; blocchetto elettrico moto; bulbo pressione olio
nl: raamschakelaar; ruitschakelaar; knipperlichtschakelaar; stuurkolomschakelaar; remlichtschakelaar; alarmlichtschakelaar; stuurschakelaar; oliedrukschakelaar; dodemansknop
pl: przełącznik szyb; przełącznik świateł; przełącznik zespolony; włącznik świateł stop; przełącznik kierunkowskazów; panel szyb; włącznik awaryjnych; przełącznik kierownicy; czujnik ciśnienia oleju
pt: interruptor vidro elétrico; botão vidro elétrico; comutador de luzes; interruptor travão; chave de seta; interruptor de freio; comutador coluna; botão arranque; interruptor moto
not: ethernet switch; light switch wall; switch cover; window switch sticker; nintendo switch; switch panel wall; steering wheel switch game; network switch; keyboard switch; vpn kill switch; start button cover; engine start button cover; window switch cover trim; window switch button cover; aromatherapy; pump pressure switch; start stop button sticker
  "sticker" -> 391990
  "button cap" -> 870829
  "panel" -> 853710 ~.4
  * -> 853650
t: power window switch driver side for nissan navara => 853650
t: motorcycle handlebar switch turn signal horn => 853650
t: network switch 8 port => !853650

@ wheel-rim part of passenger-car, goods-truck, motorcycle-vehicle, kick-scooter, bicycle-vehicle, bus, farm-tractor, car, truck, motorcycle, bicycle
en: alloy wheel; wheel rim; car wheel; car rim; rim + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|alloy|18 inch|17 inch|19 inch|20 inch|16 inch; alloy rim; steel wheel; steel rim; hubcap; hub cap; wheel cover + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|inch|set; wheel trim; wheel center cap; wheel centre cap; center cap + wheel|rim|hub|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; centre cap + wheel|alloy; centre caps; wheel cap; hub centre cap; wheel spacer; wheel spacers; wheel adapter; hubcentric ring; hub centric ring; hub ring; wheel balance weight; wheel weight; balancing weight + wheel|tyre; rim cover; rim protector + wheel|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; rim ring; wheel rim protector; wheel arch stud cover; dust cap wheel hub; forged wheel; truck wheel; beadlock; wheel trims; wheel spacer kit; motorcycle rim; motorcycle wheel; atv wheel; atv rim; golf cart wheel; lug nut cover; wheel nut cover; wheel nut cap; wheel bolt cover; rim blade; trailer wheel
de: Felge = rim; Alufelge = alloy rim; Alufelgen = alloy rim; Stahlfelge = steel rim; Radkappe = hubcap; Radkappen = hubcap; Radzierblende = wheel trim; Radzierblenden = wheel trim; Nabendeckel = hub cap; Felgendeckel = rim cap; Spurverbreiterung = wheel spacer; Spurplatten = wheel spacer; Distanzscheiben = spacer disc + Auto|Rad|Felge; Zentrierring = hub centric ring; Auswuchtgewicht = balancing weight; Felgenschutz = rim protector; Radschraubenkappen = wheel bolt cap; Nabenkappe = hub cap
fr: jante = rim; jante alu = alloy wheel; jante alliage = alloy rim; enjoliveur = wheel trim; enjoliveurs = wheel trims; cache moyeu = center cap; élargisseur de voie = wheel spacer; cale élargisseur = wheel spacer; masse d'équilibrage = wheel balancing weight; centre de roue = wheel center cap; bague de centrage = hubcentric ring; cabochon roue = wheel centre cap; jante tôle = steel rim
es: llanta = rim; llantas = rim; llanta de aleación = alloy rim; tapacubos = hubcap; tapabujes = center cap; separador de rueda = wheel spacer; separadores rueda = wheel spacers; contrapeso rueda = wheel balance weight; tapa centro llanta = wheel centre cap; anillo de centrado = hub centric ring; llanta aluminio = aluminium rim
it: cerchio in lega = alloy wheel; cerchi in lega = alloy wheel; cerchione = rim; copricerchio = wheel cover; copricerchi = wheel cover; coprimozzo = hubcap; distanziali ruote = wheel spacers; distanziale ruota = wheel spacer; pesi equilibratura = wheel balancing weight; anello centraggio = hub centric ring; cerchio auto = car rim; borchie cerchi = wheel centre cap
nl: velg = rim; lichtmetalen velg = alloy rim; stalen velg = steel rim; wieldop = hubcap; wieldoppen = hubcap; naafdop = hub centre cap; spoorverbreder = wheel spacer; balanceergewicht = balancing weight; centreerring = hubcentric ring; velgen = rim; wielmoerdoppen = wheel nut cap
pl: felga = wheel rim; felgi aluminiowe = alloy wheels; felga stalowa = steel rim; kołpak = hubcap; kołpaki = hubcaps; dekielki = wheel centre caps; dystans koła = wheel spacer; dystanse = wheel spacers; ciężarki do wyważania = balancing weights; pierścień centrujący = hub centric ring; zaślepki felg = wheel centre caps
pt: jante = rim; jantes = rims; roda de liga leve = alloy wheel; calota = hubcap; calotas = hubcaps; tampão de roda = wheel cap; espaçador de roda = wheel spacer; espaçador roda = wheel spacer; peso balanceamento = wheel balancing weight; tampa centro roda = center cap; anel centralizador = hubcentric ring; roda aro = wheel rim
not: rim lock; wheel cover bike; steering wheel cover; spare wheel cover; wheel nut; wheel rim sticker; wheel cleaner; wheel cover rv; wheel stand; rc wheel; rc rim; wheel cover caravan; sewing; wheel bag; rim tape; spare tire cover; bicycle rim; roller skate; wheel cap hat; rim brake; caravan wheel cover; wheel rim brush; suitcase wheel; wheelchair wheel; wheel rim tape; trash can lid; toy wheel; alloy wheel cleaner; wheel repair; rim brush; wheel cover tyre; wheel paint; alloy wheel paint; rim tool; furniture wheel; lampshade rim; trailer wheel lock; alloy wheel repair; hub ring tool; wheel weight tape; wheel weight pliers; basketball rim; rim eyeglasses; jantar
  "wheelchair" -> 871420
  "rc" -> 950300
  for=atv -> 870870 ~.01
  for=motorcycle !"car" -> 871410 ~.05
  "mtb" -> 871492
  "bicycle" -> 871492
  "bike" -> 871492
  "700c" -> 871492
  "velo" -> 871492
  "fahrrad" -> 871492
  "bicicleta" -> 871492
  "rowerowa" -> 871492
  "fiets" -> 871492
  for=trailer -> 871690 ~.01
  "wheelbarrow" -> 871690
  "nut cover" -> 392690 ~.6
  * -> 870870        # HSEN 8708: wheel covers, weights of wheels
ask: for
t: hub caps 15 inch wheel trims set of 4 silver => 870870
t: wheel center caps 60mm 4pcs for alloy rim => 870870
t: wheel spacers 15mm 5x112 aluminium => 870870
t: motorcycle alloy wheel rim 17 inch => 871410
t: spare tire cover => !870870

@ wheelchair-accessory accessory of wheelchair, wheelchair-transport
en: wheelchair accessories; wheelchair tray; wheelchair backrest; wheelchair backrest cushion; wheelchair anti tip; wheelchair brake; wheelchair handle; wheelchair axle; wheelchair elevating legrest; wheelchair leg rest; wheelchair arm pad; wheelchair phone holder; wheelchair cover; wheelchair leg strap; wheelchair tire + solid|inch|pneumatic; wheelchair controller; wheelchair motor; wheelchair drive; power add on wheelchair; wheelchair handbike; wheelchair push rim; wheelchair push handle; wheelchair iv pole; wheelchair cane holder; wheelchair basket; mobility scooter basket; mobility scooter part; wheelchair spoke guard; wheelchair cushion cover
de: Rollstuhl Zubehör; Rollstuhltisch; Rollstuhl Beinstütze; Rollstuhlantrieb; Rollstuhl Bremse; Rollstuhlzubehör; Rollstuhlreifen
fr: accessoire fauteuil roulant; tablette fauteuil roulant; accoudoir fauteuil roulant; frein fauteuil roulant; pneu fauteuil roulant; roue fauteuil roulant
es: accesorio silla de ruedas; bandeja silla de ruedas; freno silla de ruedas; rueda silla de ruedas; reposabrazos silla de ruedas; motor silla de ruedas
it: accessori sedia a rotelle; tavolino carrozzina disabili; bracciolo sedia a rotelle; ruota carrozzina disabili; poggiapiedi carrozzina
nl: rolstoelaccessoire; rolstoeltafel; rolstoelwiel; rolstoelrem; rolstoel armleuning; rolstoelband
pl: akcesoria do wózka inwalidzkiego; stolik do wózka inwalidzkiego; koło do wózka inwalidzkiego; podłokietnik wózka inwalidzkiego; podnóżek wózka inwalidzkiego
pt: acessório cadeira de rodas; mesa cadeira de rodas; roda cadeira de rodas; freio cadeira de rodas; apoio de pé cadeira de rodas; apoio de braço cadeira de rodas
not: wheelchair toy; doll wheelchair; dog wheelchair
  "tire": "solid" 401290; * 401190 ~.6
  "rollstuhlreifen" -> 401190
  "pneu" -> 401190
  "rolstoelband" -> 401190
  "cover" -> 630790
  "strap" -> 630790
  "cushion cover" -> 630790
  "motor" -> 850131 ~.4
  * -> 871420
t: wheelchair arm pad replacement pair => 871420
t: wheelchair solid tire 8 inch => 401290
t: dog wheelchair rear legs => !871420

@ windshield-washer-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: washer pump + windshield|windscreen|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|screenwash; windshield washer pump; windscreen washer pump; washer fluid pump; washer reservoir; washer bottle + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|windscreen; washer fluid reservoir; windscreen washer bottle; washer nozzle; washer jet; windshield washer nozzle; windscreen washer jet; headlight washer; headlight washer nozzle; wiper nozzle; washer tank + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|windshield; headlamp washer cover; wiper linkage; wiper motor linkage; wiper cap; wiper arm cap; wiper arm nut cover
de: Scheibenwaschpumpe; Waschwasserpumpe; Wischwasserbehälter; Waschwasserbehälter; Waschdüse; Spritzdüse + Scheibe|Auto; Scheinwerferreinigung; Wischergestänge; Wischwasserpumpe
fr: pompe lave-glace; réservoir lave-glace; gicleur lave-glace; gicleur; bocal lave glace; tringlerie essuie-glace; lave-phare
es: bomba limpiaparabrisas; depósito limpiaparabrisas; eyector limpiaparabrisas; surtidor limpiaparabrisas; varillaje limpiaparabrisas; bomba lavaparabrisas; lavafaros
it: pompa lavavetri; vaschetta lavavetri; ugello lavavetri; pompa tergicristallo; tandem tergicristallo; lavafari; spruzzino tergicristallo
nl: ruitensproeierpomp; ruitensproeierreservoir; ruitensproeier; sproeierpomp; sproeierreservoir; wissermechanisme; koplampsproeier
pl: pompka spryskiwacza; zbiornik spryskiwacza; dysza spryskiwacza; mechanizm wycieraczek; spryskiwacz reflektora
pt: bomba limpa vidros; reservatório limpa para-brisas; depósito limpa vidros; esguicho para-brisas; mecanismo limpador
not: pressure washer nozzle; pressure washer pump; washer fluid; washing machine; car washer; garden sprayer
  "pump" -> 841381
  "pumpe" -> 841381
  "waschwasserpumpe" -> 841381
  "scheibenwaschpumpe" -> 841381
  "pompe" -> 841381
  "bomba" -> 841381
  "pompa" -> 841381
  "pompka" -> 841381
  "sproeierpomp" -> 841381
  "ruitensproeierpomp" -> 841381
  "reservoir" -> 870829 ~.5
  "bottle|botella|bottiglia|garrafa" -> 870829 ~.5
  "tank" -> 870829 ~.5
  "linkage" -> 851290
  "gestange" -> 851290
  "wischergestange" -> 851290
  "cap" -> 851290
  "cover" -> 870829 ~.5
  * -> 842490
t: windscreen washer pump 12v => 841381
t: windshield washer nozzle jet 2 pcs => 842490
t: pressure washer nozzle => !841381

@ wiper-refill part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: wiper refill; wiper blade refill; wiper blade rubber; wiper rubber; wiper rubber strip; wiper strip; rubber refill + wiper; wiper insert
de: Wischergummi; Scheibenwischergummi; Wischgummi
fr: caoutchouc essuie-glace; lame caoutchouc essuie-glace; recharge essuie-glace
es: goma limpiaparabrisas; gomas limpiaparabrisas; recambio goma limpiaparabrisas
it: gomma tergicristallo; gommini tergicristallo; ricambio gomma tergicristallo
nl: wisserrubber; ruitenwisserrubber; wisserrubbers
pl: guma wycieraczki; gumki wycieraczek; wkłady do wycieraczek; pióra gumowe wycieraczek
pt: borracha limpador; borracha limpa para-brisas; borracha palheta; refil palheta
not: wiper blade cutter; floor wiper; window wiper
  main=silicone -> 851290
  * -> 401699        # XVII note 2(a): vulcanised rubber, also for wipers
t: wiper blade refill rubber strip 26 inch 6mm => 401699
t: wiper blade 24 inch => !401699
