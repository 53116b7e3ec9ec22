# Footwear (ch. 64: the upper's largest outer area, then the sole) and bags (4202: named forms, then the outer surface).

value kind=sports
en: tennis; basketball; gym; training; running; sports shoe; jogging; athletic; football boot; trainer; sneaker
de: Sport; Turnschuh; Laufschuh; Basketballschuh; Tennisschuh; Trainingsschuhe; Fitnessschuhe; Hallenschuhe; Sportschuhe; Joggingschuh; Trailrunning; Running
fr: sport; course
es: deportivo; deportiva
it: sportivo; corsa
nl: sport; hardloopschoen; sportschoen; gymschoen; tennisschoen; hardlopen; trainingsschoen; running; sneaker; fitness
pl: sportowy; sportowe; do biegania; treningowy; biegowe; adidasy; tenisówki; sneakersy; trampki; do koszykówki; bieganie; na siłownię
pt: ténis; tênis; corrida; basquetebol; desporto; desportivo; esportivo; treino
not: sporta
value kind=spiked
en: spikes; cleats; studs; golf shoe; football boot; soccer cleats; studded; spiked; cleated
de: Stollen; Spikes; Nocken; Fußballschuhe; Golfschuhe
es: con tacos; con clavos; botas de fútbol
it: con tacchetti; chiodate; scarpe da calcio
nl: noppen; spikes; voetbalschoen; studs
pl: kolce; korki; wkręty; lanki; korki piłkarskie
pt: com pitões; com travas; chuteiras; chuteira
value kind=plugged-thong
en: flip flop; thong sandal; zori
de: Zehentrenner; Flip Flop; Zehensteg; Zehensandale
es: chanclas de dedo
it: infradito
nl: teenslipper; flip flop
pl: japonki; klapki japonki
pt: chinelos de dedo; chinelo de dedo
value form=handbag
en: handbag; shoulder bag; crossbody; clutch
de: Handtasche; Schultertasche; Clutch; Umhängetasche; Damentasche
nl: handtas; schoudertas; clutch; crossbody; damestas
pl: torebka; kopertówka; listonoszka; torebka damska

table footwear
  upper=textile: sole=leather 640420 ~.03; kind=sports 640411; * 640419
  upper=leather: toe-cap=metal 640340; kind=spiked 640319 ~.02; sole=leather ankle=covered 640351 ~.05; sole=leather 640359 ~.1; ankle=covered 640391; * 640399
  upper=plastic|rubber: kind=plugged-thong 640220; toe-cap=metal 640299; kind=spiked 640219 ~.02; waterproof=yes ankle=covered 640192; ankle=covered 640291; * 640299
  upper=wood|cork|straw -> 640590
  kind=plugged-thong -> 640220 ~.05
  kind=sports -> 640411
  * -> 640299 ~.4

table bag-other              # 4202.9: second part of 4202, leather, plastic sheeting, textile, vulcanised fibre, paperboard
  outer: leather 420291 ~.04; textile|plastic-sheet|plastic 420292 ~.95; other 420299
  * -> 420292

@ ankle-boot
en: boot; ankle boot; chelsea boot; bootie; hiking boot; combat boot; knee high boot; work boot; safety boot; snow boot; western boot; winter boot; cowboy boot; desert boot; over the knee boot; lace up boot; platform boot; trekking boot; riding boot; motorcycle boot; biker boot; military boot; tactical boot; chukka boot; mid calf boot; fur lined boot; fashion boot; leather boot; suede boot; heeled boot; hunting boot; sock boot; thigh high boot; martin boot; steel toe boot; jungle boot; army boot
de: Stiefel = boot; Stiefelette = ankle boot; Wanderschuh = hiking shoe; Winterstiefel = winter boot; Schnürstiefel = lace up boot; Cowboystiefel = cowboy boot; Wanderstiefel = hiking boot; Arbeitsstiefel = work boot; Reitstiefel = riding boot; Motorradstiefel = motorcycle boot; Sicherheitsstiefel = safety boot; Ankle Boots = ankle boot; Schneestiefel = snow boot; Springerstiefel = combat boot; Trekkingschuh = trekking shoe; Chelsea Boots = chelsea boot; Boots = boot; Damenstiefel = women's boot; Herrenstiefel = men's boot; Kinderstiefel = child's boot; Damenstiefelette = women's ankle boot; Bikerboots = biker boot; Schnürboots = lace up boot; Overknees = over the knee boot; Overknee Stiefel = over the knee boot; Westernstiefel = western boot; Bergschuh = mountain hiking boot; Bergstiefel = mountain boot; Chukka Boots = chukka boot; Desert Boots = desert boot; Lammfellstiefel = lambskin boot; Winterboots = winter boot; Winterschuh = winter shoe; Lederstiefel = leather boot; Schlupfstiefel = pull-on boot; Langschaftstiefel = high shaft boot; Combat Boots = combat boot; Kurzstiefel = short boot
fr: botte = boot; bottine = ankle boot; chaussure de randonnée = hiking shoe; bottes de neige = snow boots; santiag = cowboy boot; boots = boots; chaussure montante = high top shoe; après ski = snow boot; rangers = combat boots; bottes hautes = high boots; chelsea boots = chelsea boots; bottillons = ankle boots
es: bota = boot; botín = ankle boot; botas de montaña = mountain boot; botas de nieve = snow boot; botas vaqueras = cowboy boot; botas militares = military boot; botas de seguridad = safety boot; botas altas = high boot; bota mujer = women's boot
it: stivale = boot; stivaletto = ankle boot; scarponcino = ankle boot; stivali invernali = winter boots; anfibio = combat boot; tronchetto = ankle boot; scarponi da trekking = trekking boots; polacchine = desert boots; chelsea = chelsea boot; scarponi = boots
nl: laars = boot; enkellaars = ankle boot; winterlaars = winter boot; wandelschoen = hiking boot; werklaars = work boot; snowboot = snow boot; bergschoen = hiking boot; enkellaarsje = ankle boot; chelsea boots = chelsea boot; dameslaarzen = women's boots; herenlaarzen = men's boots; kinderlaarzen = children's boots; leren laarzen = leather boots; winterlaarzen = winter boot; enkellaarzen = ankle boot; cowboylaarzen = cowboy boot; snowlaarzen = snow boot; rijlaarzen = riding boot; veterlaarzen = lace-up boots; bikerlaarzen = biker boot; laarzen = boot; boots = boot; veterboots = lace-up boots; bottines = ankle boot; werkschoenen hoog = high work shoes; damesenkellaarsjes = women's ankle boots; bottine = ankle boot; hoge laarzen = high boots; overknee laarzen = over the knee boot; wandelschoenen hoog = high hiking shoes; chelseaboots = chelsea boot; laarsjes = boot; uggs; bikerboots = biker boot; combat boots = combat boot; desert boots = desert boot; werklaarzen = work boot
pl: but zimowy = winter boot; kozaki = boots; botki = ankle boots; buty trekkingowe = hiking boots; śniegowce = snow boots; glany = combat boots; buty zimowe = winter boots; kowbojki = cowboy boots; trapery = hiking boots; sztyblety = chelsea boots; trzewiki = ankle boots; botki damskie = women's ankle boots; sztyblety męskie = men's chelsea boots; workery = worker boots; kozaki damskie = women's boots; śniegowce dziecięce = children's snow boots; muszkieterki = over-the-knee boots; trzewiki męskie = men's ankle boots; botki na obcasie = high-heeled ankle boots; oficerki = riding boots; buty za kostkę = ankle boots; botki skórzane = leather ankle boots; timberki; buty zimowe damskie = women's winter boots; kozaki za kolano = over-the-knee boots; emu = sheepskin boots; mukluki = mukluks; bikery = biker boots
pt: bota = boot; botinha = bootie; coturno = combat boot; bota de montanha = trekking boot; botim = ankle boot; bota de neve = snow boot; botins = ankle boot; bota de cano curto = ankle boot
not: boot tray; boot liner; car boot; boot sock; boot polish; boot camp; boot cover; boot lace; axle boot; boot jack; boot cut jeans; boot disk; rubber boot; rain boot; ski boot; boot dryer; boot brush; cv boot; boot strap; boot topper; boot cuff; dog boot; horse boot; boot tree; boot shaper; boot scraper; gear boot; cv joint boot; steering boot; baby boot; boot mat; boot knife; surf boot; roof boot; boot insert; boot bag; shift boot; diving boot; bota de agua; bottes de pluie; bota de borracha; boot struts; wetsuit boot; botte de pluie; stivali di gomma; stivali da pioggia; boot lid; boot spikes; bota de vino; bota de lluvia; boot rack; boot lock; bell boot
implies: ankle=covered
  for=pet -> 420100
  for=doll -> 950300
  "steel toe" upper=leather -> 640340
  "safety|seguridad|sicurezza|segurança" upper=leather -> 640340
  "sheepskin|shearling|lammfell|mouton|agneau|montone|schapenvacht" -> 640391 ~.9
  use footwear
ask: upper; sole
t: classic sheepskin boots women => 640391
t: leather ankle boots rubber sole => 640391
t: safety boots with steel toe leather upper => 640340
t: boot polish => !6403

@ baby-shoe
en: baby shoe; crib shoe; prewalker; first walker; pram shoe; soft sole baby shoe; baby sneaker; infant shoe; toddler shoe; baby slipper; newborn shoe; baby boot; baby sandal; baby moccasin; toddler sneaker; toddler boot; baby sock shoe rubber sole
de: Babyschuh = baby shoe; Lauflernschuh = first walker; Krabbelschuh = crawling shoe; Babyhausschuh = baby slipper
fr: chaussure bébé = baby shoe; chausson bébé cuir = leather baby slipper; premiers pas = first walker + chaussure|bébé; chaussure premiers pas = first walker
es: zapato de bebé = baby shoe; zapatos primeros pasos = first walker; zapatilla bebé = baby slipper; sandalia bebé = baby sandal
it: scarpina neonato = baby shoe; scarpine primi passi = first walker shoes; scarpa neonato = baby shoe
nl: babyschoen = baby shoe; loopschoentje = first walker; babyslofje leer = leather baby slipper; eerste schoentje = first walker
pl: buciki dziecięce = children's shoes; buty do nauki chodzenia = first walker shoes; paputki = baby slippers; buty niemowlęce = baby shoes
pt: sapato de bebê = baby shoe; sapatinho primeiros passos = first walker; tênis de bebê = baby sneaker; sandália de bebê = baby sandal
not: baby shoe charm; doll shoe; baby shoe keychain; crochet baby shoe; baby shoe mold
  "sandal": upper=leather 640399; upper=textile 640419; * 640299
  upper: leather 640399 ~.25; textile 640419 ~.9; plastic|rubber 640299
  * -> 640419
ask: upper; sole
t: soft sole leather baby shoes => 640399
t: canvas crib shoes => 640419
t: crochet baby booties cotton => !64

@ backpack
en: backpack; rucksack; daypack; knapsack; hiking backpack; travel backpack; school backpack; laptop backpack; camping backpack; mini backpack; hydration pack; hydration backpack; anti theft backpack; cycling backpack; diaper backpack; kids backpack; tactical backpack; trolley backpack; roll top backpack; trekking backpack; drawstring backpack; gym sack; military backpack; drone backpack; hydration vest; running vest pack
de: Rucksack = backpack; Wanderrucksack = hiking backpack; Schulrucksack = school backpack; Laptoprucksack = laptop backpack; Trinkrucksack = hydration backpack; Kinderrucksack = kids backpack; Turnbeutel = gym sack; Tagesrucksack = daypack; Kurierrucksack = courier backpack
fr: sac à dos = backpack; sac à dos de randonnée = hiking backpack; sac à dos enfant = kids backpack; sac à dos scolaire = school backpack
es: mochila = backpack; mochila escolar = school backpack; mochila de senderismo = hiking backpack; mochila infantil = kids backpack; morral = backpack; macuto = rucksack; mochila portátil = laptop backpack
it: zaino = backpack; zainetto = mini backpack; zaino trekking = trekking backpack; zaino scuola = school backpack
nl: rugzak = backpack; rugtas = backpack; schoolrugzak = school backpack; wandelrugzak = hiking backpack; gymtas = gym bag
pl: plecak = backpack; plecak szkolny = school backpack; plecak turystyczny = hiking backpack; worek na buty = shoe bag; plecak trekkingowy = hiking backpack
pt: mochila = backpack; mochila escolar = school backpack; mochila de trilha = hiking backpack; mochila infantil = kids backpack; mochila de costas = backpack; mochila notebook = laptop backpack
not: backpack sprayer; baby carrier; backpack vacuum; leaf blower backpack; golf bag cover; pet backpack; backpack strap; backpack buckle; backpack rain cover; backpack keychain; backpack blower; backpack fan; backpack clip; cat backpack; dog backpack; backpack brush cutter; drawstring backpack bag fabric; backpack cover; doll backpack; backpack frame
  for=doll -> 950300
  outer: leather 420291 ~.04; textile|plastic-sheet|plastic 420292 ~.9; other 420299
  * -> 420292
ask: outer
t: nylon hiking backpack => 420292
t: backpack laptop => 4202
t: leather rucksack => 420291
t: backpack sprayer => !420292

@ court-shoe
en: high heel; stiletto shoe; court shoe; pump + heel|women|shoe|stiletto|leather; stiletto; kitten heel; heels + women|high|block|stiletto|platform|party
de: Pumps = pump shoe; Stöckelschuh = high heel; High Heels = high heel; Slingpumps = slingback pump shoe; Damenpumps = women's pump shoe; Keilpumps = wedge pump shoe; Riemchenpumps = strappy pump shoe
fr: escarpin = pump; talons hauts = high heels; talons aiguilles = stiletto heels; chaussures à talons = heeled shoes
es: tacones = high heel; zapato de tacón = high heel; salones = pump; zapatos de salón = pump shoes; stilettos = stiletto heels
it: tacchi alti = high heel; décolleté = court shoe; scarpe con tacco = heeled shoes; scarpe col tacco = heeled shoes
nl: pumps = pump; hoge hakken = high heel; hakschoenen = heeled shoes; stiletto's = stiletto; hakken = heels + dames|hoge|schoenen; naaldhakken = stiletto heels
pl: czółenka = pumps; czółenka skórzane = leather pumps; czółenek = pumps; szpilki = high heels + buty|damskie|obcas|obcasie|skórzane|cm; buty na obcasie = heeled shoes
pt: scarpin = pump; sapatos de salto = high heel shoes; salto alto = high heels + sapato|sapatos|feminino|cm|preto
not: water pump; breast pump; air pump; fuel pump; heat pump; vacuum pump; pump bottle; hand pump; foot pump; pump head; oil pump; bike pump; high heel protector; stiletto knife; shoe heel; heel pad; heel cap; heel tip; doll shoe; shoe charm; shoe sole
implies: ankle=open user=women
  for=doll -> 950300
  use footwear
ask: upper; sole
t: high heels black leather upper rubber sole => 640399
t: stiletto pump shoes patent pu => 6402
t: heel pads for high heels => !6402

@ flip-flop
en: flip flop; thong sandal; flip flops; beach flip flop; rubber thong; zori; beach slipper thong
de: Zehentrenner = flip flop; Flip Flop = flip flop; Zehensandale = thong sandal; Badelatschen zehen = flip flop
fr: tong = flip flop; tongs = flip flops; claquette entre doigt = toe post slide; claquettes de piscine = pool slides; sandales de piscine = pool sandals
es: chancla = flip flop; chanclas = flip flop; hawaianas = flip flop; ojota = flip flop; chancletas = flip flop; sandalias de dedo = thong sandal; sayonaras = flip flop
it: infradito = flip flop; ciabatta infradito = flip flop; ciabatte infradito = flip flops; ciabatte da mare = beach slippers; ciabattine = slippers; ciabatte da piscina = pool slippers
nl: teenslipper = flip flop; flip flops = flip flops
pl: japonki = flip flops; klapki japonki = flip flops
pt: chinelo = flip flop; chinelo de dedo = flip flop; havaianas = flip flops; chinelos de praia = beach flip flop; chinelo slide = slide flip flop
not: flip flop circuit; d flip flop; flip flop integrated; flip flop keychain; flip flop ic; flip flop blanks
implies: ankle=open
  upper=leather: sole=leather 640359; * 640399
  upper=textile -> 640419
  "wooden|de madera|in legno|di legno|de madeira" -> 640590
  * -> 640220          # straps assembled to the sole by plugs
ask: upper
t: rubber flip flops beach => 640220
t: leather thong flip flops => 640399
t: jk flip flop integrated circuit => !6402

@ football-boot
en: football boot; soccer shoe; soccer cleat; soccer boot; football cleat; cleats + soccer|football|baseball|men|lacrosse; golf shoe; rugby boot; baseball cleat; track spikes; running spikes; spike shoe; spiked shoe; cycling shoe; mtb shoe; spd shoe; bowling shoe; wrestling shoe; boxing shoe; turf shoe; futsal shoe; cricket shoe; fencing shoe; weightlifting shoe; climbing shoe; tennis shoe; basketball shoe; volleyball shoe; badminton shoe; squash shoe; handball shoe; trail running shoe; cleated shoe
de: Fußballschuh = football shoe; Golfschuh = golf shoe; Radschuh = cycling shoe; Kletterschuh = climbing shoe; Tennisschuh = tennis shoe; Basketballschuh = basketball shoe; Hallenschuh = indoor sports shoe; Spikes = track spikes + Schuh|Leichtathletik; Trailrunningschuh = trail running shoe; Stollenschuh = cleats; Boxschuh = boxing shoe; Ringerschuh = wrestling shoe
fr: chaussure de foot = football boot; crampons = cleats; chaussure de golf = golf shoe; chaussure de vélo = cycling shoe; chausson d'escalade = climbing shoe; chaussure de tennis = tennis shoe; chaussure de basket = basketball shoe; chaussure de trail = trail running shoe; chaussure de football = football boot
es: bota de fútbol = football boot; zapatilla de golf = golf shoe; zapatilla de ciclismo = cycling shoe; pie de gato = climbing shoe; zapatilla de tenis = tennis shoe; zapatilla de baloncesto = basketball shoe; zapatillas de fútbol sala = futsal shoe; zapatillas de trail = trail running shoe; botas de fútbol = football boot
it: scarpa da calcio = football boot; scarpe da calcio = football boots; scarpa da golf = golf shoe; scarpe da ciclismo = cycling shoes; scarpette arrampicata = climbing shoes; scarpe da tennis = tennis shoes; scarpe da basket = basketball shoes; scarpe da calcetto = indoor football shoes
nl: voetbalschoen = football boot; golfschoen = golf shoe; fietsschoen = cycling shoe; klimschoen = climbing shoe; tennisschoen = tennis shoe; basketbalschoen = basketball shoe; zaalschoen = indoor sports shoe
pl: korki piłkarskie = football boots; buty piłkarskie = football boots; buty golfowe = golf shoes; buty rowerowe = cycling shoes; buty wspinaczkowe = climbing shoes; halówki = indoor football shoes; buty do tenisa = tennis shoes; buty do koszykówki = basketball shoes; turfy = turf shoes
pt: chuteira = football boot; sapato de golfe = golf shoe; sapatilha de ciclismo = cycling shoe; sapatilha de escalada = climbing shoe; tênis de basquete = basketball shoe; chuteira society = turf shoe
not: shoe studs; golf shoe spikes; golf shoe bag; cleat cover; rope cleat; boat cleat; cycling shoe cover; ice cleats; cycling cleat; cable cleat; shoe spikes replacement; deck cleat
  upper=leather: kind=spiked 640319; * 640399 
  "golf" -> 640319 ~.1
  upper=textile -> 640411
  "cleats" -> 640219
  "soccer" -> 640219
  "football" -> 640219
  "chuteira" -> 640219
  "fussballschuh" -> 640219
  "foot" -> 640219
  "calcio" -> 640219
  "futbol" -> 640219
  "golf" -> 640219
  kind=spiked upper=plastic|rubber -> 640219
  upper=plastic -> 640299
  * -> 640411            # tennis, basketball, gym and similar with textile uppers
ask: upper
t: soccer cleats with studs synthetic upper => 640219
t: canvas tennis shoes rubber sole => 640411
t: dock cleat for boat => !6402

@ handbag
en: handbag; shoulder bag; crossbody bag; clutch bag; evening bag; purse + women|shoulder|ladies|crossbody|clutch|evening|handbag; messenger bag; satchel + women|ladies|handbag|crossbody; hobo bag; bucket bag; sling bag; beach bag + straw|woven|women|raffia; saddle bag + women|crossbody|handbag; top handle bag; chain bag; baguette bag; wedding clutch; box clutch; minaudiere; straw bag; beach straw bag; wicker handbag; quilted handbag; underarm bag; phone bag crossbody; mini bag + women|crossbody|handbag; beaded clutch; ladies bag; bamboo handbag; leather bag women; crochet bag; macrame bag; evening purse; wristlet; beaded bag; clutch purse; crossbody purse; pearl bag; acrylic clutch; tote handbag; canvas messenger bag; chest bag; phone crossbody bag
de: Handtasche = handbag; Umhängetasche = shoulder bag; Clutch = clutch bag; Schultertasche = shoulder bag; Abendtasche = evening bag; Damentasche = women's bag; Korbtasche = basket bag; Crossbody Tasche = crossbody bag; Bowlingtasche Damen = women's bowling bag; Kuriertasche = messenger bag; Strohtasche = straw bag; Brusttasche = chest bag; Crossbody Bag = crossbody bag; Hobo Bag = hobo bag; Abendtäschchen = evening bag; Damenhandtasche = women's handbag; Henkeltasche Damen = women's top handle bag; Ledertasche Damen = women's leather bag; Lederhandtasche = leather handbag; Shoppertasche = shopper bag; Shopper = shopper bag + Damen|Leder|Kunstleder|Tasche; Damenumhängetasche = women's shoulder bag; Messenger Bag = messenger bag; Crossbodytasche = crossbody bag; Schultasche Leder Damen = women's leather satchel; Baguette Bag = baguette bag; Lederumhängetasche = leather shoulder bag
fr: sac à main = handbag; sac bandoulière = crossbody bag; pochette = pouch; sac femme = women's bag; sac épaule = shoulder bag; sacoche + femme|homme|bandoulière; sac en paille = straw bag; sac seau = bucket bag; pochette de soirée = evening bag; sac porté épaule = shoulder bag; sac besace = messenger bag; sacoche; besace = satchel bag; sac à bandoulière = shoulder strap bag
es: bolso = handbag; bolso de mano = handbag; bandolera = shoulder bag; bolso bandolera = crossbody bag; bolso de mujer = women's handbag; bolso de fiesta = evening bag; bolso de paja = straw bag; capazo = basket bag; bolso de hombro = shoulder bag; cartera de fiesta = evening bag; cartera de mujer = women's handbag; clutch = clutch bag
it: borsa = bag; borsa a mano = handbag; borsetta = handbag; pochette = clutch bag; borsa a tracolla = crossbody bag; borsa a spalla = shoulder bag; borsa di paglia = straw bag; tracolla = crossbody bag + donna|uomo|borsa; borsello = men's shoulder bag; tracolla = crossbody bag; clutch = clutch bag
nl: handtas = handbag; schoudertas = shoulder bag; clutch = clutch bag; crossbody tas = crossbody bag; avondtasje = evening bag; rieten tas = wicker bag; heuptasje dames = women's waist bag; damestas = women's bag; schoudertasje = shoulder bag; crossbodytas = crossbody bag; tas dames leer = women's leather bag; leren tas = leather bag; leren handtas = leather handbag; shopper = shopper bag + dames|leer|leren|tas; clutches = clutch bag; leren schoudertas = leather shoulder bag; handtassen = handbag; schoudertassen = shoulder bag; leren damestas = women's leather bag; kleine tas = small bag; crossbody tasje = crossbody bag; damestassen = women's bag; tas = bag + dames|leer|leren|schouder; leren shopper = leather shopper bag; moonbag = moon bag; damestasje = women's bag; handtasje = handbag; messengertas = messenger bag; postmantas = messenger bag; damesschoudertas = women's shoulder bag; dames schoudertas = women's shoulder bag; damesschoudertassen = women's shoulder bag; leren damesschoudertas = women's leather shoulder bag
pl: torebka = handbag; torebka damska = handbag; kopertówka = clutch bag; torba na ramię = shoulder bag; listonoszka = messenger bag; torebka koszyk = basket handbag; saszetka na ramię = shoulder pouch; nerka na ramię = waist bag; torebka skórzana = leather handbag; torba damska = women's bag; shopper bag = shopper bag; torebka na ramię = shoulder bag; kuferek torebka = box handbag; torebka listonoszka = messenger bag; mała torebka = small handbag; torba skórzana = leather bag; torba na ramię damska = women's shoulder bag; torebka shopper = shopper bag; torebka crossbody = crossbody bag; bagietka torebka = baguette bag; torebeczka = handbag; torebka wieczorowa = evening bag; kuferek damski = women's box bag; worek torebka = bucket bag; torba listonoszka = messenger bag; torebka worek = bucket bag; torebka kuferek = box handbag; torebek = handbag; kopertówek = clutch bag; listonoszek = messenger bag; torebeczek = handbag
pt: bolsa feminina = handbag; carteira de mão = clutch bag; bolsa transversal = crossbody bag; clutch = clutch; mala de mão senhora = handbag; bolsa de ombro = shoulder bag; bolsa de palha = straw bag; bolsa carteiro = messenger bag; mala de mão = handbag; mala a tiracolo = crossbody bag; mala de senhora = handbag; mala de ombro = shoulder bag; bolsa tiracolo = crossbody bag; bolsa de mão = handbag
not: handbag hook; bag strap; handbag organizer; bag charm; punching bag; clutch disc; clutch cable; clutch kit; clutch plate; pearl clutch; sling bag baby; clutch lever; borsa termica; borsa acqua calda; borsa da viaggio; clutch master; clutch bearing; clutch pump; handbag handle; handbag chain; doll handbag; borsa del ghiaccio; handbag pattern; handbag base; handbag shaper; handbag storage; motorcycle saddle bag; bike saddle bag; clutch release; slave cylinder; clutch slave; handbag strap; purse chain; purse strap; purse frame; purse handle; handbag hardware; saddle bag horse; borsa frigo; purse organizer; purse hook; purse insert; handbag display; handbag twist lock; purse clasp
  for=doll -> 950300
  outer: leather 420221 ~.2; textile|plastic-sheet|plastic 420222 ~.9; straw 460219; other 420229   # plaiting materials are not named in the second part of 4202
  * -> 420222
ask: outer
t: genuine leather shoulder bag for women => 420221
t: pu leather crossbody bag => 420222
t: woven straw beach bag women => 460219
t: handbag hook table hanger => !4202

@ insole
en: insole; shoe insole; orthotic insole; gel insole; arch support insole; memory foam insole; heel pad; heel cushion; heel cup; height increasing insole; heated insole; heel grip; heel liner; shoe pad; metatarsal pad; forefoot cushion; sheepskin insole; cork insole; cut to size insole; toe filler; shoe filler; heel protector + shoe|high heel; high heel protector; heel tip; heel cap + shoe|high heel; shoe sole; replacement sole; sole sheet; rubber sole sheet; shoe heel; sole protector; shoe sole protector; outsole; boot liner; shoe tongue pad; shoe upper; heel lift; shoe insert; arch support; silicone heel
de: Einlegesohle = insole; Schuheinlage = shoe insole; Geleinlegesohle = gel insole; Fersenpolster = heel pad; Fersenkissen = heel cushion; Schuhsohle = shoe sole; Absatzschoner = high heel protector; Fersenschutz Schuh = heel protector; beheizbare Einlegesohle = heated insole; Fersenhalter = heel grip; Absatzfleck = heel tip; Gummisohle = rubber sole + Reparatur|Ersatz|Paar|Platte|Absatz
fr: semelle = sole; semelle intérieure = insole; semelle gel = gel insole; semelle orthopédique = orthopaedic insole; talonnette = heel lift; coussinet talon = heel cushion; semelle chauffante = heated insole; embout talon = heel tip; protège talon = heel protector; patin de semelle = sole pad; semelle de confort = comfort insole
es: plantilla = insole + zapato|gel|ortopédica|calzado|memoria|pies; plantillas ortopédicas = orthotic insole; talonera = heel cushion; suela de zapato = shoe sole; protector de talón = heel protector; plantilla térmica = heated insole; tapas de tacón = heel tip; plantilla = insole
it: soletta = insole; plantare = orthotic insole; plantari = orthotic insole; talloniera = heel insert; tallonetta = heel pad; suola = sole + scarpa|gomma|ricambio; salvatacco = heel tip; solette in gel = gel insole
nl: inlegzool = insole; inlegzolen = insole; hielkussen = heel cushion; steunzool = arch support insole; schoenzool; hielbeschermer = heel protector; gelzolen = gel insole
pl: wkładki do butów = shoe insoles; wkładka ortopedyczna = orthotic insole; wkładki żelowe = gel insoles; zapiętki = heel grips; podpiętki = heel pads; podeszwa = shoe sole; wkładki ortopedyczne = orthotic insoles; fleki = heel tips
pt: palmilha = insole; palmilha ortopédica = orthotic insole; palmilha de gel = gel insole; calcanheira = heel pad; sola de sapato = shoe sole; protetor de calcanhar = heel protector
not: insole printer; shoe sole cleaner; heel pad car; sole plate; sole fish; heel sock; steel heel plate cam; foot file heel; sole bar; heel cream; cracked heel; sole fillet; iron sole plate; semelle fer; sole trader; patin semelle frein; cat heel wheel; semelle caoutchouc; semelle gomme; semelle crêpe; semelle cuir
  "heated|calefactable|térmico|riscaldato|aquecido" -> 640690 ~.7
  "upper" -> 640610
  "insole" -> 640690
  "sole": main=rubber|plastic 640620 ~.8; * 640690
  "outsole" -> 640620
  "heel tip" -> 640620
  "shoe heel" -> 640620
  "absatzfleck" -> 640620
  "fleki" -> 640620
  "sohle" -> 640690
  * -> 640690            # removable insoles, heel cushions; outer soles and heels of rubber or plastics 6406.20
t: gel arch support insoles => 640690
t: silicone insoles for the shoe sole => 640690
t: rubber outsole for shoe repair => 640620
t: heel cream urea => !6406

@ rain-boot
en: rain boot; rubber boot; wellington boot; wellies; wellington; gumboot; garden boot; pvc boot; waterproof boot + rubber|pvc|moulded|wellington; welly; galosh; galoshes; overshoe + rubber|rain|pvc|waterproof; rain shoe; garden clog rubber; muck boot; kids wellies; silicone shoe cover; waterproof shoe cover; rain shoe cover; fishing boot; gum boot
de: Gummistiefel = rubber boot; Regenstiefel = rain boot; Galosche = galosh; Überschuh = overshoe + Regen|Gummi|Silikon; Kindergummistiefel = child's rubber boot; Damengummistiefel = women's rubber boot; Herrengummistiefel = men's rubber boot; Gartengummistiefel = garden rubber boot; Chelsea Gummistiefel = chelsea rubber boot; Arbeitsgummistiefel = work rubber boot; Reitstiefel Gummi = rubber riding boot
fr: botte de pluie = rain boot; bottes de pluie = rain boots; bottes en caoutchouc = rubber boots; surchaussure = overshoe + silicone|pluie|imperméable; bottes de jardin = garden boots; bottes caoutchouc = rubber boots
es: bota de agua = rain boot; botas de agua = rain boot; bota de lluvia = rain boot; botas de goma = rubber boot; katiuskas = wellington boot; cubrezapatos silicona = silicone shoe cover; botas de hule = rubber boot
it: stivali di gomma = rubber boots; stivali da pioggia = rain boots; galosce = galoshes; copriscarpe = shoe cover + silicone|impermeabili|pioggia; stivali in gomma = rubber boots
nl: regenlaars = rain boot; rubberlaars = rubber boot; rubberen laarzen = rubber boot; regenlaarzen = rain boot; overschoen = overshoe + regen|siliconen; rubberlaarzen = rubber boot; kinderregenlaarzen = children's rain boots; damesregenlaarzen = women's rain boots; herenregenlaarzen = men's rain boots; kaplaarzen = rubber boot; regenlaarsjes = rain boot; pvc laarzen = pvc boot; kinderlaarzen rubber = children's rubber boots; waadlaarzen = wading boots; kaplaars = rubber boot; werklaarzen pvc = pvc work boots
pl: kalosze = rain boot; gumowce = rubber boot; ochraniacze na buty silikonowe = silicone shoe covers; gumiaki = rubber boot; kalosze damskie = women's rain boots; kaloszki = rain boot; kalosze dziecięce = children's rain boots; kalosze męskie = men's rain boots; kalosze robocze = work rubber boots; kaloszki dziecięce = children's rain boots; gumofilce = felt-lined rubber boots
pt: bota de borracha = rubber boot; galocha = galosh; galochas = galoshes; bota de chuva = rain boot; bota de água = rain boot; capa de silicone para sapato = silicone shoe cover
not: cv rubber boot; rubber boot gear; rain boot charms; rubber boot dust; rubber boot socket
  toe-cap=metal -> 640110
  "steel toe" -> 640110
  "galosh": ankle=covered 640192; * 640199
  "galoshes" -> 640199
  "shoe cover" -> 640199 ~.6
  "surchaussure" -> 640199
  "rain shoe" -> 640199 ~.6
  "knee" -> 640199
  upper=textile -> 640419 ~.02
  * -> 640192            # waterproof, moulded: covering the ankle not the knee
t: pvc wellington boots kids => 640192
t: rubber boots with steel toe cap => 640110
t: cv joint rubber boot kit => !6401

@ sandal
en: sandal; slide sandal; clog; crocs; mule + shoe|women|leather|heel; espadrille; slides + men|women|sandal|shower|shoes|cloud|pool; shower shoe; pool slide; platform sandal; gladiator sandal; hiking sandal; sports sandal; garden clog; cork sandal; wedge sandal; heeled sandal; strappy sandal; beach sandal; water shoe; aqua shoe; fisherman sandal; wooden clog; nursing clog; ankle strap sandal; birkenstock sandal; trekking sandal; swim shoe; reef shoe; jelly shoe; jelly sandal; medical clog; geta; huarache; aqua sock; barefoot water shoe; closed toe sandal; orthopedic sandal
de: Sandale = sandal; Clog = clog; Badelatschen = bath slipper; Pantolette = mule sandal; Sandalette = heeled sandal; Espadrille = espadrille; Trekkingsandale = hiking sandal; Badeschuh = bath shoe; Aquaschuh = aqua shoe; Wasserschuh = water shoe; Gartenclog = garden clog; Badeschlappe = bath slipper; Wanderschuh Sandale = hiking sandal; Holzclog = wooden clog; Korksandale = cork sandal; Damensandalen = women's sandal; Herrensandalen = men's sandal; Kindersandalen = child's sandal; Ledersandalen = leather sandal; Riemchensandalen = strappy sandal; Keilsandalen = wedge sandal; Plateausandalen = platform sandal; Zehenstegsandalen = thong sandal; Wandersandalen = hiking sandal; Fußbettsandalen = footbed sandal; Badepantoletten = bath mule sandal; Damenpantoletten = women's mule sandal; Riemchensandaletten = strappy heeled sandal; Keilsandaletten = wedge sandal; Slides = slides; Hausclogs = house clog; Fußbettpantolette = footbed mule sandal
fr: sandale = sandal; claquette = slide; sabot = clog; espadrille = espadrille; mule = mule + femme|chaussure|talon; sandales compensées = wedge sandals; chaussure aquatique = water shoe; chaussons aquatiques = aqua shoes; chaussure d'eau = water shoe; nu pieds = sandals; spartiate = gladiator sandal; sandalette = light sandal; mules = mules
es: sandalia = sandal; zueco = clog; alpargata = espadrille; esparteña = espadrille; zapatilla de agua = water shoe; sandalias de plataforma = platform sandal; chanclas de piscina = pool slide; escarpines = water shoe + agua|surf|playa; cangrejeras = jelly sandal; zuecos sanitarios = nursing clog; menorquina = menorcan sandal; huaraches = huarache sandal; sandalia plana = flat sandal
it: sandalo = sandal; zoccolo = clog; espadrillas = espadrilles; sandali con zeppa = wedge sandals; scarpette da scoglio = water shoes; scarpe da scoglio = water shoes; zoccoli sanitari = medical clogs; sandalo basso = flat sandal; zeppe = wedge shoes; sandalo con tacco = heeled sandal
nl: sandaal = sandal; klomp = clog; badslipper = bath slipper; espadrille = espadrille; waterschoen = water shoe; clog = clog; muiltje = mule; wandelsandaal = hiking sandal; waterschoenen = water shoe; damessandalen = women's sandals; herensandalen = men's sandals; kindersandalen = children's sandals; leren sandalen = leather sandals; plateausandalen = platform sandal; bandjessandalen = strappy sandal; muiltjes = mule; muilen = mule; sandaaltjes = sandal; slippers + bad|dames|heren|strand; instapsandalen = slip-on sandals; tuinklompen = garden clog; espadrille sandalen = espadrille sandals; sandalettes = heeled sandal; slides = slides
pl: sandał = sandal; klapki = slides; espadryle = espadrilles; chodaki = clogs; buty do wody = water shoes; sandały trekkingowe = hiking sandals; drewniaki = wooden clogs; sandałki = sandals; sandały damskie = women's sandals; klapki damskie = women's slides; klapki basenowe = pool slides; sandały męskie = men's sandals; klapki skórzane = leather slides; sandały skórzane = leather sandals; sandały na koturnie = wedge sandals; klapki męskie = men's slides; sandałki dziecięce = children's sandals; klapki kąpielowe = bath slides; crocsy = clogs; sandały dziecięce = children's sandals; chodaki medyczne = medical clogs; klapki dziecięce = children's slides; espadryle sandały = espadrille sandals; sandały na obcasie = heeled sandals; mule klapki = mules; klapki drewniane = wooden slides
pt: sandália = sandal; tamanco = clog; alpargata = espadrille; babuche = mule; sapatilha aquática = aqua shoe; rasteirinha = flat sandal; espadrilha = espadrille; papete = sports sandal; sandália plataforma = platform sandal; socas = clogs; sandália rasteira = flat sandal
not: sandal wood; sandalwood; slides film; crocs charm; clog dance; drain clog; microscope slides; shoe charm; pool slide inflatable; drawer slides; clog remover; sandal charm; hair clog; linear slides; drawer slide; slide rail; klomp grond; playground slide; nun sandal; sandálias de dedo; guitar slide; flip flop sandal; ball bearing slides; presentation slides; sandal toe strap; trigger slide
implies: ankle=open
  for=doll -> 950300
  for=pet -> 420100
  "wooden|de madera|in legno|di legno|de madeira": upper=leather 640399; * 640590
  "clog": upper=leather 640399; * 640299
  "clogs": upper=leather 640399; * 640299
  "espadrille" -> 640419
  "alpargata" -> 640419
  "water shoe" -> 640419
  "aqua" -> 640419
  use footwear
ask: upper; sole
t: leather sandals women => 640399
t: eva garden clogs => 640299
t: canvas espadrilles jute sole => 640419
t: slipper chair => !64

@ shoe
en: shoe; flat shoe; sneaker; trainer + shoe|men|women|kids|running; running shoe; loafer; ballet flat; dress shoe; oxford shoe; canvas shoe; derby shoe; moccasin; walking shoe; platform sneaker; brogue; monk strap shoe; boat shoe; wedge shoe; skate shoe; slip on shoe; school shoe; casual shoe; sports shoe; gym shoe; barefoot shoe; work shoe; safety shoe; steel toe shoe; chef shoe; nurse shoe; mary jane; ballet shoe; dance shoe; jazz shoe; pointe shoe; tap shoe; latin dance shoe; bridal shoe; wedding shoe; tennis sneaker; high top sneaker; light up shoe; led shoe; driving shoe; orthopedic shoe; diabetic shoe; platform shoe; kung fu shoe; ballerina shoe; wheel shoe; roller shoe; toning shoe; sneakers; basketball sneaker; gymnastics shoe; character shoe; kids shoe; ladies shoe; mens shoe; leather shoe; slip on
de: Schuh = shoe; Turnschuh = gym shoe; Halbschuh = low shoe; Laufschuh = running shoe; Sneaker = sneaker; Ballerina = ballet flat + Schuh|Damen; Schnürschuh = lace-up shoe; Mokassin = moccasin; Slipper = slip-on shoe + Herren|Damen|Leder; Sicherheitsschuh = safety shoe; Arbeitsschuh = work shoe; Tanzschuh = dance shoe; Brautschuh = bridal shoe; Sportschuh = sports shoe; Freizeitschuh = casual shoe; Kinderschuh = child's shoe; Spitzenschuh = pointe shoe; Ballettschuh = ballet shoe; Barfußschuh = barefoot shoe; Segelschuh = boat shoe; Plateauschuh = platform shoe; Herrenschuhe = men's shoe; Damenschuhe = women's shoe; Lederschuhe = leather shoe; Businessschuhe = business shoe; Straßenschuhe = street shoe; Wanderhalbschuhe = low hiking shoe; Bequemschuhe = comfort shoe; Bootsschuhe = boat shoe; Stoffschuhe = fabric shoe; Komfortschuhe = comfort shoe; Hochzeitsschuhe = wedding shoe; Anzugschuhe = suit shoe; Mädchenschuhe = girls' shoe; Jungenschuhe = boys' shoe; Schlüpfschuhe = slip on shoe; Walkingschuhe = walking shoe; Canvasschuhe = canvas shoe; Ballerinas = ballet flat; Ballerina Schuhe = ballet flat; Slipper Schuhe = slip-on shoe; Loafer = loafer; Schnürer Herren = men's lace-up shoe; Oxfords Schuhe = oxford shoe; Budapester = brogue; Monkstrap = monk strap shoe; Low Sneaker = low sneaker; Damensneaker = women's sneaker; Herrensneaker = men's sneaker; Kindersneaker = child's sneaker; Ledersneaker = leather sneaker; Schnürhalbschuhe = lace-up low shoe; Plateausneaker = platform sneaker; Slip On = slip-on shoe; Hallenturnschuh = indoor gym shoe; Mary Janes = mary jane shoe; Sicherheitshalbschuh = low safety shoe; Arbeitshalbschuhe = low work shoe; Sicherheitssneaker = safety sneaker
fr: chaussure = shoe; basket = sneaker + chaussure|homme|femme|sport|toile; mocassin = moccasin; baskets = sneakers; chaussure de sécurité = safety shoe; chaussure de sport = sports shoe; ballerine = ballet flat; derby = derby shoe; richelieu = oxford shoe; chaussure de danse = dance shoe; tennis = sneakers + chaussure|toile|femme|homme; chaussure de course = running shoe; chausson de danse = dance slipper; bateau + chaussure; pointes de danse = pointe shoes; chaussures mariage = wedding shoes; demi pointes = demi pointe shoes; derbies = derby shoes; tennis chaussure = tennis shoe; sneakers = sneakers; chaussures bateau = boat shoes
es: zapato = shoe; zapatilla deportiva = sneaker; zapatilla = sneaker + deportiva|running|lona|hombre|mujer|casual; mocasín = moccasin; tenis = sneaker + zapatos|deportivos|mujer|hombre|running; zapato de seguridad = safety shoe; bailarina = ballet flat + zapato|mujer; zapatillas de ballet = ballet shoe; zapato de baile = dance shoe; calzado = footwear; calzado de seguridad = safety footwear; deportivas = sneaker; zapato náutico = boat shoe; zapatos de novia = bridal shoe; zapatilla = sneaker; tenis = sneaker; bailarinas = ballet flat; náuticos = boat shoe; tenis deportivos = sneaker; zapatos de vestir = dress shoe; merceditas = mary jane shoe; bambas = sneaker; zapatos mocasines = loafer
it: scarpa = shoe; sneakers = sneakers; mocassino = moccasin; ballerina = ballet flat; scarpa antinfortunistica = safety shoe; scarpe da corsa = running shoes; scarpette da danza = dance shoes; scarpe da ballo = dance shoes; calzatura = footwear; scarpe sportive = sports shoes; scarpe da ginnastica = gym shoes; scarpe stringate = lace-up shoes; scarpe basse = flat shoes; derby = derby shoe; francesine = oxford shoe
nl: schoen = shoe; sneaker = sneaker; veiligheidsschoen = safety shoe; werkschoen = work shoe; ballerina = ballet flat; hardloopschoen = running shoe; loafer = loafer; dansschoen = dance shoe; balletschoen = ballet shoe; sportschoen = sports shoe; herenschoenen = men's shoes; damesschoenen = women's shoes; kinderschoenen = children's shoes; veterschoenen = lace-up shoes; leren schoenen = leather shoes; vrijetijdsschoenen = casual shoes; bootschoenen = boat shoe; instapschoenen = slip-on shoes; nette schoenen = dress shoe; gymschoenen = gym shoes; canvasschoenen = canvas shoe; lage schoenen = low shoes; barefoot schoenen = barefoot shoes; trouwschoenen = wedding shoes; stoffen schoenen = fabric shoes; ballerina's = ballet flat; instappers = slip-on shoes; mocassins = moccasin; espadrilles = espadrilles; damessneakers = women's sneakers; herensneakers = men's sneakers; kindersneakers = children's sneakers; leren sneakers = leather sneakers; witte sneakers = white sneakers; slingbacks = slingbacks; moccasins = moccasin; slip-on sneakers = slip-on sneakers; veiligheidssneaker = safety sneaker
pl: but = shoe; buty = shoes; trampki = canvas sneakers; adidasy = sneakers; półbuty = low shoes; mokasyny = loafers; baletki = ballet shoes; buty robocze = work shoes; buty sportowe = sports shoes; baleriny = ballet flats; obuwie = footwear; tenisówki = plimsolls; buty do biegania = running shoes; półbuty męskie = men's low shoes; lordsy = loafers; buty wizytowe = dress shoes; buty damskie = women's shoes; buty męskie = men's shoes; sneakersy = sneakers; obuwie damskie = women's footwear; obuwie męskie = men's footwear; buty dziecięce = children's shoes; buty wsuwane = slip-on shoes; półbuty damskie = women's low shoes; buty skórzane = leather shoes; buty komunijne = communion shoes; oksfordy = oxford shoes; loafersy = loafers; półbuty skórzane = leather low shoes; balerinki = ballet flats; trampki dziecięce = children's canvas sneakers; creepersy = creepers; derby buty = derby shoes; buciki = shoes; obuwie dziecięce = children's footwear; buty na koturnie = wedge shoes; półbuty robocze = work shoes; obuwie robocze = work footwear; buty bhp = safety shoes; trzewiki robocze = work boots; obuwie bezpieczne = safety footwear; półbuty ochronne = protective shoes
pt: sapato = shoe; tênis = sneaker; sapatilha = sneaker; mocassim = moccasin; sapato social = dress shoe; sapato de segurança = safety shoe; tênis de corrida = running shoe; sapatilha de ballet = ballet shoe; sabrinas = ballet flat; alpercatas = espadrilles; sapatênis = casual shoe; sapatos de vela = boat shoes; mocassins = moccasins; sapatos mocassim = moccasin shoes
not: shoe rack; shoe polish; shoe horn; shoe box; brake shoe; shoe insole; horse shoe; shoe lace; shoe tree; shoe cover; shoe bag; shoe cabinet; shoe stretcher; hot shoe; shoe clip; shoe charm; shoe cleaner; shoe deodorizer; shoe brush; doll shoe; shoe sole; shoe heel; shoe pad; shoe string; shoe dryer; shoe bench; shoe storage; shoe organizer; shoe shine; shoe insert; shoe decoration; shoe buckle; shoe glue; shoe upper; shoe machine; shoe dye; shoe mold; shoe mount; shoe holder; shoe stand; cold shoe; shoe spray; shoe wipe; shoe cream; shoe grip; shoe crease; shoe repair; shoe last; shoe hanger; brake shoes; shoe care; running shoe lace; pole shoe; snow shoe; shoe display; dog shoe; gelas de tênis; mesa de tênis; bola de tênis; raquete de tênis; tênis de mesa; pelota de tenis; raqueta de tenis; mesa de tenis; sneaker cleaner; sneaker shield; shoe shelf; balle de tennis; raquette de tennis; guide shoe; table tennis; shoe eyelet; shoe tongue; ballon de basket; panier de basket; sneaker box; shoe cushion; shoe protector; sneaker charm; water pump; breast pump; air pump; fuel pump; heat pump; vacuum pump; pump bottle; hand pump; foot pump; pump head; oil pump; bike pump; roller skate shoe; semelles; semelle intérieure; calzas; calzo; calzos; deporte; deportes; tens; deportiva 4k; camara deportiva
implies: ankle=open
  for=doll -> 950300
  for=pet -> 420100
  "safety|seguridad|sicurezza|segurança" toe-cap=metal upper=leather -> 640340
  "safety|seguridad|sicurezza|segurança" upper=leather -> 640340 ~.3
  "pointe" -> 640420 ~.6
  "jazz" upper=leather -> 640399
  use footwear
ask: upper; sole
t: mens leather oxford shoe with rubber sole => 640399
t: canvas sneakers rubber sole => 640411
t: shoe rack bamboo => !64

@ shoe-accessory accessory of shoe
en: shoe clip; shoe charm; croc charm; clog charm; shoe buckle; shoe buckle decoration; shoe decoration; shoe lace lock; lace lock + shoe|sneaker|elastic; shoe crease protector; crease protector; toe box protector; shoe lace tip; aglet; lace charm; shoe flower clip; shoe bow clip; sneaker crease guard; shoelace charm; boot chain; shoe strap + elastic|high heel|holding|ankle; shoe cleat ice; ice cleat; ice grip; crampon shoe; traction cleats; ice gripper; shoe grip pad anti slip; shoe spikes
de: Schuhclip = shoe clip; Schuhschnalle = shoe buckle; Schuhanstecker = shoe charm; Schuhspikes = shoe ice cleats; Schuhkralle = shoe ice cleats; Schnürsenkelstopper = shoe lace lock; Eisspikes = ice cleats
fr: clip chaussure = shoe clip; charm pour sabot = clog charm; boucle de chaussure = shoe buckle; bloque lacet = lace lock; crampons à glace = ice cleats; crampons neige = snow cleats; bijou de chaussure = shoe jewel
es: clip para zapato = shoe clip; adorno para zapatos = shoe decoration; pines para crocs = croc charm; hebilla de zapato = shoe buckle; crampones = ice cleat; bloqueador de cordones = shoe lace lock
it: clip scarpe = shoe clip; charm per zoccoli = clog charm; fibbia scarpa = shoe buckle; ramponcini = shoe ice cleats; ferma lacci = lace lock
nl: schoenclip = shoe clip; schoengesp = shoe buckle; ijsspikes = ice spikes; schoenbedel = shoe charm; veterlock = lace lock; schoenspikes = shoe spikes
pl: klipsy do butów = shoe clips; przypinki do crocs = croc charms; raczki na buty = shoe crampons; klamra do butów = shoe buckle; nakładki antypoślizgowe na buty = anti-slip shoe covers
pt: clip de sapato = shoe clip; pins para crocs = croc charm; fivela de sapato = shoe buckle; enfeite de sapato = shoe decoration; grampos de gelo = ice cleats
not: shoe care; boot chain harness set bike; shoe cleaner
  "cleat" -> 640690 ~.4
  "ice" -> 640690
  "crampon" -> 640690 ~.6
  "spikes" -> 640690
  main: plastic|rubber|silicone 392690 ~.7; base-metal 830890 ~.6; leather 420500; textile 630790
  "buckle" -> 830890
  "chain|cadena|catena|corrente" -> 711719
  * -> 392690
t: pvc croc charms 50 pcs => 392690
t: metal shoe buckle with rhinestones => 830890
t: shoe polish => !3926

@ shoe-cover
en: shoe cover; disposable shoe cover; boot cover; overshoe; cycling shoe cover; cycling overshoe; shoe protector + disposable|indoor|cover|nonwoven; indoor shoe cover; reusable shoe cover
de: Überschuh = overshoe; Einwegüberschuh = disposable shoe cover; Schuhüberzieher = shoe cover; Radüberschuh = cycling overshoe
fr: surchaussure = overshoe; couvre chaussure = shoe cover; surchaussure jetable = disposable shoe cover; couvre chaussures vélo = cycling shoe cover
es: cubrezapatos = shoe cover; cubrecalzado = overshoe; calzas desechables = disposable shoe cover; patucos desechables = disposable shoe cover; cubrebotas = boot cover
it: copriscarpe = shoe cover; soprascarpe = overshoes; copriscarpa = shoe cover; copriscarpe monouso = disposable shoe cover
nl: overschoen = overshoe; schoenhoesje = shoe cover; wegwerp overschoenen = disposable overshoes
pl: ochraniacze na buty = shoe covers; ochraniacz obuwia = shoe cover; foliowe ochraniacze na buty = plastic shoe covers; pokrowce na buty rowerowe = cycling shoe covers
pt: pro-pé = shoe cover; propé = shoe cover; capa de sapato = shoe cover; cobre sapato = shoe cover; cobre botas = boot cover
not: car boot cover; shoe cover machine; shoe cover dispenser; gear boot cover
  main: plastic 392690 ~.35; rubber 401699; silicone 640199
  weave=nonwoven -> 630790 ~.5
  kind=disposable -> 630790 ~.5        # without applied sole (ch. 64 n. 1 a): by material
  "cycling" -> 640690
  * -> 630790
t: disposable nonwoven shoe covers 100 pcs => 630790
t: pe plastic shoe covers => 392690
t: car boot liner => !6307

@ ski-boot
en: ski boot; snowboard boot; cross country ski boot; touring ski boot; ski touring boot; alpine ski boot; nordic ski boot
de: Skischuh = ski boot; Skistiefel = ski boot; Snowboardschuh = snowboard boot; Snowboardboots = snowboard boot; Langlaufschuh = cross country ski boot; Tourenskischuh = ski touring boot
fr: chaussure de ski = ski boot; boots snowboard = snowboard boots; chaussures de ski = ski boots; chaussure de ski de fond = cross country ski boot
es: bota de esquí = ski boot; botas de snowboard = snowboard boot; botas de esquí = ski boot
it: scarpone da sci = ski boot; scarponi da sci = ski boots; scarponi snowboard = snowboard boots
nl: skischoen = ski boot; snowboardschoen = snowboard boot; skischoenen = ski boot; langlaufschoen = cross country ski boot
pl: buty narciarskie = ski boots; buty snowboardowe = snowboard boots; buty biegowe narciarskie = cross country ski boots
pt: bota de esqui = ski boot; bota de snowboard = snowboard boot
not: ski boot bag; ski boot dryer; ski boot heater; ski boot liner; ski boot carrier; ski boot strap; ski boot buckle
  upper=leather -> 640312
  upper=textile -> 640411 ~.1
  * -> 640212
t: plastic shell alpine ski boots => 640212
t: ski boot bag => !6402

@ slipper
en: slipper; house shoe; house slipper; indoor slipper; bedroom slipper; plush slipper; fluffy slipper; hotel slipper; spa slipper; memory foam slipper; moccasin slipper; sheepskin slipper; felt slipper; fur slipper; cloud slipper; disposable slipper; home slipper; winter slipper; slipper boot; animal slipper; indoor shoe; heated slipper; wool slipper; bathroom slipper; fuzzy slipper; shower slipper; eva slipper; bath slipper; slipper + women|men|home|indoor|kids|house
de: Hausschuh = house shoe; Pantoffel = slipper; Filzpantoffel = felt slipper; Plüschhausschuh = plush slipper; Hotelslipper = hotel slipper; Filzhausschuh = felt slipper; Gästehausschuh = guest slipper; Badeslipper = bath slipper; Lammfellhausschuh = lambskin slipper; Pantoffeln = slipper; Damenhausschuhe = women's slipper; Herrenhausschuhe = men's slipper; Kinderhausschuhe = child's slipper; Lederhausschuhe = leather slipper; Filzpantoffeln = felt slipper; Puschen = slipper; Schlappen = slipper; Filzlatschen = felt slipper; Lammfellpantoffeln = lambskin slipper; Lederpantoffeln = leather slipper; Kuschelhausschuhe = plush slipper
fr: chausson = slipper; pantoufle = slipper; mule chausson = mule slipper; charentaise = charentaise slipper; chaussons d'intérieur = indoor slippers; chaussons hôtel = hotel slippers; savates = slippers; mules d'intérieur = indoor mules
es: zapatilla de casa = house shoe; pantufla = slipper; zapatillas de casa = house shoe; babucha = backless slipper; chinela = slipper; zapatillas de hotel = hotel slipper; zapatillas de estar por casa = house shoe
it: pantofola = slipper; ciabatta = slipper; pantofole da casa = house slippers; ciabatte hotel = hotel slippers; ciabatta da casa = house slipper; ciabatte = slippers; babbucce = slippers; pianelle = slippers
nl: slipper = slipper; pantoffel = slipper; slof = slipper; sloffen = slipper; huisschoen = house shoe; hotelslippers = hotel slipper; damespantoffels = women's slippers; herenpantoffels = men's slippers; kinderpantoffels = children's slippers; vilten pantoffels = felt slipper; leren pantoffels = leather slippers; huissloffen = house slipper; leren slofjes = leather slippers; slippers huis = house slipper; damessloffen = women's slippers; herensloffen = men's slippers; vilten sloffen = felt slipper; slofjes = slipper; gastenslippers = guest slippers; sloffen dames = women's slippers; pantoffeltjes = slipper; slippers huizen = house slipper
pl: kapcie = slippers; pantofle = slippers; papcie = slippers; bambosze = slippers; klapki domowe = house slides; kapcie hotelowe = hotel slippers; pantofle filcowe = felt slippers; kapcie damskie = women's slippers; kapcie góralskie = highlander slippers; laczki = slippers; ciapy = slippers; pantofle domowe = house slippers; kapcie męskie = men's slippers; kapcie dziecięce = children's slippers; kapciuszki = slippers; pantofle damskie = women's slippers; papucie = slippers; papcie dziecięce = children's slippers; łapcie = slippers; obuwie domowe = house shoes; kapcie filcowe = felt slippers
pt: pantufa = slipper; chinelo de quarto = bedroom slipper; pantufas = slippers; chinelo de hotel = hotel slipper; chinela de casa = house slipper
not: slipper sock; slipper chair; slipper bath; slipper limpet; slipper clutch; slipper satin; slipper holder; slipper rack; slipper orchid; glass slipper; slipper lobster; pan slipper; slipper socks; slipper sole; slipper organizer; slipper tub; slipper machine; ciabatta multipresa; ciabatta elettrica; ciabatta prese; slipper seal; ciabatta bread
implies: ankle=open
  "eva" -> 640299
  "bathroom" -> 640299
  "shower" -> 640299
  "bath" -> 640299
  upper: leather 640399 ~.1; faux-fur 640419; fur 640590; rubber 640299; plastic 640299 ~.15; felt 640520
  sole=leather -> 640420 ~.02
  sole=textile -> 640520 ~.05
  kind=disposable -> 640520 ~.02
  "hotel" -> 640520 ~.3
  * -> 640419            # textile upper, outer sole of rubber or plastics
ask: upper; sole
t: plush house slippers with rubber sole => 640419
t: eva bathroom slippers => 640299
t: sheepskin leather upper slipper => 640399
t: slipper chair => !64

@ suitcase
en: suitcase; trolley case; luggage; carry on luggage; briefcase; vanity case; attache case; school bag; school satchel; carry on suitcase; cabin suitcase; luggage set; spinner luggage; hard shell suitcase; rolling luggage; kids suitcase; train case; makeup train case; makeup case; beauty case; aluminium case; tool case hard; travel trunk; trunk + travel|steamer|storage|luggage; executive case; pilot case; schoolbag; satchel school bag; trolley bag; wheeled luggage; document case; portfolio bag; portfolio case; hard case suitcase; hand luggage; cosmetic train case; flight case; equipment case; ride on suitcase; wheeled travel bag; upright suitcase; garment suitcase; nail polish case; barber case; poker chip case; cosmetic case hard
de: Koffer = suitcase; Trolley = trolley case; Aktentasche = briefcase; Schulranzen = school satchel; Reisekoffer = travel suitcase; Handgepäckkoffer = carry on suitcase; Kinderkoffer = kids suitcase; Kofferset = luggage set; Aktenkoffer = attache case; Kosmetikkoffer = cosmetic case; Hartschalenkoffer = hard shell suitcase; Schultasche = school bag; Rollkoffer = rolling suitcase; Alukoffer = aluminium case; Handgepäck Trolley = carry on trolley; Businesstasche = business bag; Pilotenkoffer = pilot case; Transportkoffer = transport case; Beautycase = beauty case
fr: valise = suitcase; cartable = school bag; porte documents = document case; valise cabine = cabin suitcase; attaché case = attache case; vanity = vanity case; mallette = hard case; malle = travel trunk + voyage|rangement|bois|métal; bagage cabine = cabin luggage; bagage = luggage; serviette = briefcase + cuir|porte documents; valise enfant = kids suitcase; valise rigide = hard shell suitcase; trolley cabine = cabin trolley case; valise souple = soft suitcase; malle = travel trunk
es: maleta = suitcase; maletín = briefcase; cartera escolar = school bag; maleta de cabina = cabin suitcase; trolley = trolley case + viaje|cabina|maleta; portafolios = briefcase; baúl = trunk; maleta infantil = kids suitcase; equipaje de mano = carry on luggage; maletín maquillaje = makeup case; valija = suitcase; juego de maletas = luggage set; trolley = trolley case; valija de viaje = suitcase; baúl de viaje = travel trunk; maleta grande = large suitcase
it: valigia = suitcase; cartella scuola = school satchel; trolley = trolley case; valigetta = carrying case; bagaglio a mano = hand luggage; ventiquattrore = briefcase; baule = trunk; set valigie = luggage set; valigia rigida = hard shell suitcase; beauty case rigido = beauty case; zaino trolley = trolley backpack
nl: koffer = suitcase; aktetas = briefcase; handbagage koffer = carry on suitcase; reiskoffer = travel suitcase; schooltas = school bag; trolley koffer = trolley case; make up koffer = makeup case; kinderkoffer = kids suitcase; beautycase = beauty case; boekentas = school bag
pl: walizka = suitcase; teczka = briefcase; tornister = school satchel; walizka kabinowa = cabin suitcase; aktówka = briefcase; kuferek = case + kosmetyczny|makijaż; walizka dziecięca = children's suitcase; zestaw walizek = suitcase set; kufer = trunk + podróżny|kosmetyczny; teczka skórzana = leather briefcase; walizek = suitcase; teczek = briefcase; aktówek = briefcase
pt: mala de viagem = suitcase; pasta executiva = briefcase; mala de bordo = carry on luggage; maleta = case; mala de cabine = cabin suitcase; maleta de maquiagem = makeup case; trolley mala = trolley case; baú de viagem = travel trunk; pasta de couro = leather briefcase; lancheira escolar mala = lunch box case; trolley = trolley case; mala de porão = hold suitcase; mala rígida = hard shell suitcase; maleta executiva = attache case; conjunto de malas = luggage set
not: luggage tag; luggage scale; luggage strap; luggage cover; luggage rack; suitcase cover; suitcase wheel; luggage wheel; briefcase lock; tail trunk; trunk organizer; trunk lid; trunk mat; tree trunk; luggage handle; luggage belt; luggage cup holder; trunk liner; suitcase organizer; luggage organizer; luggage lock; luggage carrier; cable trunk; trunk latch; camera hard case; motorcycle luggage; luggage trolley; elephant trunk; luggage protector; luggage wrap; trunk struts; trunk release; trunk shelf; trunk net; suitcase zipper; trolley jack; maleta organizadora
  for=doll -> 950300
  outer: leather 420211 ~.05; plastic|plastic-sheet|textile 420212 ~.9; other 420219
  "aluminium case" -> 420219
  "alukoffer" -> 420219
  "flight case" -> 420219
  * -> 420212
ask: outer
t: polycarbonate trolley suitcase => 420212
t: aluminium briefcase => 420219
t: luggage tag => !420212

@ wallet
en: wallet; card holder; purse + coin|card|zip|leather wallet|women wallet|change; coin purse; billfold; key case; cigarette case; glasses case; spectacle case; passport cover; money clip wallet; eyeglass case; passport holder; bifold wallet; trifold wallet; rfid wallet; long wallet; travel wallet; card wallet; credit card holder; business card holder + leather|pocket|case|wallet; sunglasses case; key pouch; key wallet; passport wallet; zip wallet; ladies wallet; mens wallet; coin pouch; checkbook cover; checkbook holder; tobacco pouch; cigarette box; cigarette holder case; cigar case; pop up wallet; slim wallet; minimalist wallet; id holder leather; travel document holder; phone wallet pouch; coin wallet; boarding pass holder; eyewear case; change purse; lipstick case; pocket organizer wallet; passport case; contact lens case leather; vaccination card holder; ticket holder wallet; money clip; magnetic card holder wallet; tobacco case; vape case; pill pouch leather; womens wallet; money pouch; glasses pouch; sunglass case; key holder wallet; clutch wallet; badge wallet
de: Geldbörse = wallet; Portemonnaie = wallet; Kartenetui = card holder; Geldbeutel = wallet; Brillenetui = glasses case; Reisepasshülle = passport cover; Schlüsseletui = key case; Brieftasche = wallet; Ausweishülle = id card holder; Zigarettenetui = cigarette case; Visitenkartenetui = business card holder; Tabakbeutel = tobacco pouch; Münzbörse = coin purse; Kreditkartenetui = credit card holder; Geldklammer = money clip; Damenbörse = women's wallet; Zigarrenetui = cigar case; Brillenhülle = glasses case; Reiseorganizer = travel organiser; Kellnerbörse = waiter's wallet; Brillenbox = glasses case; Schlüsseltasche = key pouch; Passhülle = passport cover; Herrengeldbörse = men's wallet; Damengeldbörse = women's wallet; Ledergeldbörse = leather wallet; Kindergeldbörse = child's wallet; Minigeldbörse = mini wallet; Kartenhalter = card holder; Lederportemonnaie = leather wallet; Damenportemonnaie = women's wallet; Herrenportemonnaie = men's wallet; Wallet = wallet; Slim Wallet = slim wallet; Ledergeldbeutel = leather wallet; Geldklammer Börse = money clip wallet; Kellnergeldbörse = waiter's wallet; Reisepassetui = passport cover; Minibörse = mini wallet; Scheintasche = banknote wallet
fr: étui = glasses case + lunettes; portefeuille = wallet; porte monnaie = coin purse; porte cartes = card holder; étui à lunettes = glasses case; étui à cigarettes = cigarette case; protège passeport = passport cover; porte clés étui; porte chéquier = cheque book holder; blague à tabac = tobacco pouch; étui passeport = passport case; pince à billets = money clip; porte passeport = passport holder; étui à cigares = cigar case; compagnon portefeuille = wallet; portefeuille femme = women's wallet; portefeuille homme = men's wallet; étui à cartes = card wallet
es: cartera = wallet; monedero = coin purse; tarjetero = card holder; billetera = wallet; funda de gafas = glasses case; pitillera = cigarette case; funda pasaporte = passport cover; estuche de gafas = glasses case; portapasaporte = passport holder; llavero estuche = key case; clip para billetes = money clip; billetero = wallet; petaca tabaco = tobacco pouch; porta pasaporte = passport holder; estuche para gafas = glasses case; portamonedas = coin purse; portadocumentos = document holder
it: portafoglio = wallet; portamonete = coin purse; porta carte = card holder; porta tessere = card holder; custodia occhiali = glasses case; porta passaporto = passport holder; portasigarette = cigarette case; porta tabacco = tobacco pouch; fermasoldi = money clip; portachiavi astuccio = key case; porta carte di credito = credit card holder; portafogli = wallet; porta occhiali = glasses case; portacarte = card holder; borsellino = coin purse; portatessere = card holder
nl: portemonnee = wallet; portefeuille = wallet; pasjeshouder = card holder; brillenkoker = glasses case; paspoorthoesje = passport cover; sigarettenkoker = cigarette case; creditcardhouder = credit card holder; muntenportemonnee = coin purse; brillenetui = glasses case; tabakszakje = tobacco pouch; sleuteletui = key case; geldclip = money clip; damesportemonnee = women's wallet; herenportemonnee = men's wallet; leren portemonnee = leather wallet; kinderportemonnee = children's wallet; kaarthouder = card holder; paspoorthoes = passport cover; beurs portemonnee = purse; pasjesportemonnee = card wallet; billfold = billfold; portemonneetje = wallet; visitekaarthouder = business card holder; paspoorthouder = passport holder; kaarthoudertje = card holder; huishoudbeurs leer = leather purse; paspoorthoezen = passport cover
pl: portfel = wallet; portmonetka = purse; etui na karty = card holder; etui na okulary = glasses case; etui na paszport = passport case; papierośnica = cigarette case; wizytownik = business card holder; saszetka na dokumenty = document pouch; etui na klucze = key case; okładka na paszport = passport cover; spinka do banknotów = money clip; kapciuch = tobacco pouch; bilonówka = coin purse; portfel męski = men's wallet; portfel damski = women's wallet; portfel skórzany = leather wallet; etui na dokumenty = document case; karta etui skórzane = leather card case; portfelik = wallet; kluczówka = key case; banknotówka = billfold; cienki portfel = slim wallet; okładka na dokumenty = document cover; wizytownik skórzany = leather business card holder; portmonetek = purse; bilonówek = coin purse; kluczówek = key case; banknotówek = billfold
pt: carteira = wallet; porta moedas = coin purse; porta cartões = card holder; capa de passaporte = passport cover; estojo de óculos = glasses case; cigarreira = cigarette case; porta cartão = card holder; porta passaporte = passport holder; niqueleira = coin purse; clipe de dinheiro = money clip; tabaqueira = tobacco pouch; porta óculos = glasses case; porta níquel = coin purse; carteira de bolso = pocket wallet; carteira masculina = men's wallet; carteira feminina = women's wallet
not: phone wallet; wallet case; wallet chain; hardware wallet; crypto wallet; wallet insert; contact lens case; wallet tracker; wallet phone case; wallet pattern; cartera escolar; carteira escolar; wallet phone; wallet photo; wallet card insert; card holder neck; place card holder; badge card holder; carteira de mão; sim card holder; cartera de fiesta; trading card holder; graded card holder; paint wallet; name card holder table; memory card holder; business card holder desk; carte wallet keychain; mobile wallet stand; card holder lanyard; card holder phone; bit wallet; fly wallet; wallet stamp
  "money clip": main=leather 420231 ~.2; main=aluminium 761699; main=brass 741980; main=carbon-fibre 681513; * 732690
  "fermasoldi" -> 732690
  "geldklammer" -> 732690
  outer: leather 420231 ~.4; plastic-sheet|textile 420232 ~.7
  "glasses case": outer=plastic 420232; outer=other 420239; * 420232
  "etui": outer=plastic 420232; * 420232
  main: aluminium 761699 ~.03; stainless-steel|steel|iron 732690 ~.04; carbon-fibre 681513; brass 741980; base-metal 732690 ~.03; wood|bamboo 442090 ~.02; silicone|rubber 392690 ~.03
  outer: plastic 420232; other 420239
  * -> 420232
ask: outer
t: porta-cartões em couro => 420231
t: mens genuine leather wallet => 420231
t: pu leather card holder => 420232
t: aluminium card holder => 761699
t: hardware wallet usb => !4202
