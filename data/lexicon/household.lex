# Kitchen and table ware, mugs, bottles and household textiles: by material.

value form=cutlery
en: fork; spoon; cutlery
es: cubiertos; tenedor; cuchara; cucharas; tenedores
it: posate; forchetta; cucchiaio
pt: talheres; garfo; colher

@ bed-linen
en: duvet cover; bed sheet; pillowcase; bedding set; fitted sheet; bed linen; flat sheet; quilt cover; pillow case; duvet set; comforter cover
de: Bettwäsche = bed linen; Bettbezug = duvet cover; Spannbettlaken = fitted sheet; Kissenbezug = pillowcase; Bettlaken = bed sheet; Baumwollbettwäsche = cotton bed linen; Satinbettwäsche = satin bed linen; Jerseybettwäsche = jersey bed linen; Flanellbettwäsche = flannel bed linen; Perkalbettwäsche = percale bed linen; Seersuckerbettwäsche = seersucker bed linen; Leinenbettwäsche = linen fabric bed linen; Mikrofaserbettwäsche = microfibre bed linen; Wendebettwäsche = reversible bed linen; Renforcé-bettwäsche = renforce bed linen; Musselinbettwäsche = muslin bed linen; Laken = bed sheet; Kissenhülle Bett = pillowcase; Bettwäscheset = bed linen set; Boxspring Spannbettlaken = boxspring fitted sheet; Spannlaken = fitted sheet; Jerseyspannbettlaken = jersey fitted sheet; Babyspannbettlaken = baby fitted sheet; Frotteespannbettlaken = terry fitted sheet; Topperspannbettlaken = topper fitted sheet; Kinderspannbettlaken = child's fitted sheet; Bettdeckenbezug = duvet cover; Bettlakenset = bed sheet set; Stillkissenbezug = nursing pillow cover; Haustuch = flat sheet
fr: housse de couette = duvet cover; parure de lit = bedding set; drap housse = fitted sheet; taie d'oreiller = pillowcase; drap de lit = bed sheet; draps = bed sheets; parure de couette = duvet set
es: funda nórdica = duvet cover; juego de sábanas = bed sheet set; sábana = bed sheet; funda de almohada = pillow case; sábana ajustable = fitted sheet
it: copripiumino = duvet cover; lenzuolo = bed sheet; federa = pillowcase; completo letto = bedding set; set lenzuola = bed sheet set
nl: dekbedovertrek = duvet cover; hoeslaken = fitted sheet; kussensloop = pillowcase; beddengoed = bedding; lakenset = sheet set; kinderdekbedovertrek = children's duvet cover; katoenen dekbedovertrek = cotton duvet cover; flanellen dekbedovertrek = flannel duvet cover; satijnen dekbedovertrek = satin duvet cover; babydekbedovertrek = baby duvet cover; topper hoeslaken = topper fitted sheet; sloop = pillowcase; hoeslakens = fitted sheet; overtrekset = duvet cover set; jerseyhoeslaken = jersey fitted sheet; katoenen hoeslaken = cotton fitted sheet; topperhoeslaken = topper fitted sheet; wieghoeslaken = cradle fitted sheet; ledikanthoeslaken = cot fitted sheet; bedlaken = bed sheet; wieglaken = cradle sheet; ledikantlaken = cot sheet; onderlaken = bottom sheet; bovenlaken = top sheet; dekbedovertrekset = duvet cover set
pl: pościel = bedding; poszewka na kołdrę = duvet cover; prześcieradło = bed sheet; poszewka = pillowcase; pościel bawełniana = cotton bedding; prześcieradło frotte = terry bed sheet; prześcieradło jersey = jersey bed sheet; komplet pościeli bawełnianej = cotton bedding set; pościel flanelowa = flannel bedding; jasiek poszewka = small pillowcase; powłoczka = pillowcase; pościel z kory = seersucker bedding; pościel do łóżeczka = cot bedding; poszewek = pillowcase; powłoczek = pillowcase
pt: capa de edredão = duvet cover; lençol = bed sheet; fronha = pillowcase; jogo de cama = bedding set; lençóis = bed sheets; capa de edredon = duvet cover
not: mattress cover; throw pillow; sheet metal; cushion cover; bed sheet clip; sofa cover; pillowcase dress
  weave=knit -> 630210 ~.04
  print=yes: main-fibre=cotton 630221; main-fibre=synthetic|artificial 630222; main-fibre=other 630229; * 630222
  main-fibre: cotton 630231 ~.4; synthetic|artificial 630232 ~.6; other 630239
  * -> 630232
ask: main-fibre; print
t: printed cotton duvet cover => 630221
t: plain polyester bed sheet => 630232
t: sheet metal screws => !6302

@ cooking-pot
en: frying pan; saucepan; cooking pot; wok; casserole; skillet; stock pot; cookware set; grill pan; dutch oven; pan + frying|kitchen|cooking|induction; stewpot; griddle pan; roasting pan; baking tray; cake tin; pressure cooker; stovetop pressure cooker
de: Bratpfanne = frying pan; Kochtopf = cooking pot; Topfset = pot set; Pfanne = pan; Backblech = baking tray; Bräter = roasting pot; Schmortopf = braising pot; Kasserolle = saucepan; Stielkasserolle = saucepan; Suppentopf = soup pot; Edelstahltopf = stainless steel pot; Alutopf = aluminium pot; Gusseisentopf = cast iron pot; Emailletopf = enamel pot; Spargeltopf = asparagus pot; Milchtopf = milk pot; Dampftopf = steam pot; Fleischtopf = meat pot; Nudeltopf = pasta pot; Stieltopf = saucepan; Dampfgartopf = steaming pot; Grillpfanne = grill pan; Wokpfanne = wok pan; Crêpepfanne = crepe pan; Schmorpfanne = braising pan; Servierpfanne = serving pan; Gusspfanne = cast iron pan; Eisenpfanne = iron pan; Edelstahlpfanne = stainless steel pan; Alupfanne = aluminium pan; Paellapfanne = paella pan; Pfannkuchenpfanne = pancake pan; Keramikpfanne = ceramic pan; Spiegeleipfanne = fried egg pan; Fischpfanne = fish pan; Steakpfanne = steak pan; Wok = wok; Pfannenset = pan set; Dutch Oven = dutch oven; Schnellkochtopf = pressure cooker; Sauteuse = saute pan; Auflaufform Gusseisen = cast iron casserole dish; Kochtopfset = cooking pot set; Einkochtopf = preserving pot; Topf = pot + Induktion|Deckel|Edelstahl|Kochen|Emaille; Gusseisenbräter = cast iron roasting pot; Dampfkochtopf = pressure cooker; Fonduetopf = fondue pot; Kochgeschirr = cookware; Raclettepfännchen = raclette pan; Simmertopf = simmering pot; Gusseisenpfanne = cast iron pan; Gulaschkessel = goulash kettle; Bratreine = roasting pan
fr: poêle = frying pan; casserole = saucepan; faitout = stewpot; cocotte = casserole; moule à gâteau = cake tin; marmite = stock pot; batterie de cuisine = cookware set; wok = wok; sauteuse = saute pan; cocotte minute = pressure cooker; autocuiseur = pressure cooker; poêle à frire = frying pan
es: sartén = frying pan; cacerola = cooking pot; olla = cooking pot; batería de cocina = cookware set; cazo = saucepan; paellera = paella pan; cazuela = casserole; wok = wok; parrilla = grill + fundición; olla a presión = pressure cooker; olla rápida = pressure cooker; caldero = cauldron; comal = griddle
it: padella = frying pan; pentola = cooking pot; casseruola = saucepan; tegame = pan; batteria di pentole = cookware set; wok = wok; pentola a pressione = pressure cooker; pentolino = small saucepan; bistecchiera = grill pan
nl: koekenpan = frying pan; kookpot = cooking pot; pannenset = cookware set; stoofpan = stew pan; braadpan = casserole; kookpan = cooking pot; steelpan = saucepan; soeppan = soup pot; hapjespan = saute pan; grillpan = grill pan; wokpan = wok; wok = wok; sauteerpan = saute pan; gietijzeren pan = cast iron pan; rvs pan = stainless steel pan; aluminium pan = aluminium pan; emaille pan = enamel pan; snelkookpan = pressure cooker; pan = pan + inductie|rvs|gietijzer|antiaanbak|deksel; kookpannenset = cookware set; pannen = pan; stoomkookpan = steamer pan; melkpan = milk pan; crêpepan = crepe pan; pannenkoekenpan = pancake pan; bakpan = frying pan; braadslede = roasting tin; aspergepan = asparagus pot; mosselpan = mussel pot; koekenpannen = frying pan; dutch oven = dutch oven; fonduepan = fondue pot; pastapan = pasta pot; sudderpan = simmering pan; braadpannen = casserole; paellapan = paella pan; kastrol = casserole; skillet = skillet; visspan = fish pan; vispan = fish pan; juspan = gravy pan
pl: patelnia = frying pan; garnek = cooking pot; rondel = saucepan; brytfanna = roasting pan; garnek żeliwny = cast iron pot; patelnia grillowa = grill pan; wok = wok; zestaw garnków = pot set; szybkowar = pressure cooker; patelnia do naleśników = pancake pan; gęsiarka = roasting pan; kociołek żeliwny = cast iron cauldron; garnek emaliowany = enamel pot; patelnie = frying pans; garnki = pots; patelnia aluminiowa = aluminium frying pan; patelnia żeliwna = cast iron frying pan; rondelek = saucepan; patelnia wok = wok; garnek do gotowania na parze = steamer pot; komplet garnków = pot set; patelnia głęboka = deep frying pan; naleśnikarka patelnia = pancake pan; kociołek = cauldron; gar = cooking pot; garnuszek = small pot; naczynie żaroodporne żeliwne = cast iron casserole; mlecznik garnek = milk pot; garnek stalowy = steel pot; patelnia ceramiczna = ceramic frying pan; sauteuse = saute pan; garnczek = small pot; patelnia granitowa = granite-coated frying pan; garnek ciśnieniowy = pressure cooker; gęsiarek = roasting pan
pt: frigideira = frying pan; panela = cooking pot; caçarola = casserole; tacho = cooking pan; caçoila = casserole; trem de cozinha = cookware set; panela de pressão = pressure cooker; wok = wok; conjunto de panelas = cookware set; jogo de panelas = cookware set
not: pressure cooker electric; electric pressure cooker; pressure cooker gasket; pan handle; pan rack; pan tilt camera; toy pan; play kitchen; eye shadow pan; paint pan; pan drawer; pan lid; sarta
  finish=enamelled: main=cast-iron 732392 ~.25; main=aluminium 761510 ~.05; * 732394
  main: cast-iron 732391; stainless-steel 732393 ~.35; aluminium 761510 ~.4; iron|steel 732399; copper 741810; glass 701349; ceramic 691200; silicone 392410
  * -> 761510
ask: main
t: poêle émaillée 24 cm => 732394
t: 铸铁平底锅 26cm => 732391
t: sartén de hierro fundido 20 cm => 732391
t: cast iron skillet => 732391
t: aluminium non stick frying pan => 761510
t: pan tilt camera => !7615

@ kitchen-knife
en: kitchen knife; chef knife; paring knife; bread knife; steak knife; knife set; table knife; santoku; cleaver; pocket knife; folding knife; hunting knife; knife block set; carving knife; utility knife kitchen
de: Küchenmesser = kitchen knife; Kochmesser = chef knife; Brotmesser = bread knife; Taschenmesser = pocket knife; Messerset = knife set; Messer Set = knife set; Gemüsemesser = vegetable knife; Fleischmesser = meat knife; Santokumesser = santoku; Allzweckmesser = all-purpose knife; Schälmesser = peeling knife; Brötchenmesser = bread roll knife; Chefmesser = chef knife; Schinkenmesser = ham knife; Tomatenmesser = tomato knife; Frühstücksmesser = breakfast knife; Hackmesser = cleaver; Kochmesser Damast = damascus chef knife; Messerblock mit Messern = knife block set; Steakmesser Set = steak knife set; Nakiri Messer = nakiri knife
fr: couteau de cuisine = kitchen knife; couteau de chef = chef knife; couteau de poche = pocket knife; couteau = knife; set de couteaux = knife set; couteau à pain = bread knife; bloc de couteaux = knife block
es: cuchillo de cocina = kitchen knife; cuchillo = knife; navaja = folding knife; cuchillo de chef = chef knife; cuchillo jamonero = ham knife; cuchillo cebollero = chef knife; juego de cuchillos = knife set
it: coltello da cucina = kitchen knife; coltello = knife; coltellino = small knife; set coltelli = knife set; coltello da chef = chef knife; coltello pane = bread knife
nl: keukenmes = kitchen knife; koksmes = chef knife; zakmes = pocket knife; messenset = knife set; broodmes = bread knife; schilmesje = paring knife; vleesmes = meat knife; santoku = santoku; groentemes = vegetable knife; officemes = paring knife; snijmes = cutting knife; universeelmes = utility knife kitchen; tomatenmes = tomato knife; keukenmessen = kitchen knife; steakmessen = steak knife; koksmessen = chef knife; aardappelmesje = potato knife; santokumes = santoku; messenblok met messen = knife block set; damast koksmes = damascus chef knife; officemesje = paring knife
pl: nóż kuchenny = kitchen knife; nóż = knife; scyzoryk = pocket knife; zestaw noży = knife set; nóż szefa kuchni = chef knife; nóż do chleba = bread knife; nóż do warzyw = vegetable knife; nóż santoku = santoku; komplet noży = knife set; blok z nożami = knife block set; nóż do mięsa = meat knife; nóż do obierania = peeling knife; nożyk kuchenny = kitchen knife; nóż uniwersalny kuchenny = kitchen utility knife; nóż szefa = chef knife; noże w bloku = knife block set; nożyk do warzyw = vegetable knife; nóż trybownik = boning knife
pt: faca de cozinha = kitchen knife; faca = knife; canivete = pocket knife; faca do chef = chef knife; conjunto de facas = knife set; jogo de facas = knife set; faca de pão = bread knife
not: knife sharpener; knife block; palette knife; knife holder; knife magnet; putty knife; knife switch; craft knife blade; butter knife plastic; knife stand; butter knife; butter knives; fish knife; fish knives
  main=plastic -> 392410 ~.02
  main=wood -> 441990 ~.01
  "cleaver" -> 821490   # kitchen cleavers are named in 8214.90
  "set" -> 821110
  "folding|plegable|pieghevole|dobrável" -> 821193
  "pocket" -> 821193
  "table knife" -> 821191
  "steak knife" -> 821191
  * -> 821192
t: chef knife stainless steel 20cm => 821192
t: folding pocket knife => 821193
t: knife sharpener => !8211

@ lunch-box
en: lunch box; food container; bento box; food storage container; tiffin; meal prep container; lunchbox; storage jar + kitchen|food; airtight container
de: Brotdose = lunch box; Lunchbox = lunch box; Frischhaltedose = food storage container; Vorratsdose = storage container
fr: boîte à repas = lunch box; boîte à lunch = lunch box; boîte de conservation = food storage container; lunch box = lunch box; boîte à goûter = snack box; boîte déjeuner = lunch box; boîtes alimentaires = food containers
es: fiambrera = lunch box; tupper = food container; recipiente para alimentos = food container; táper = food container; tartera = lunch box; portaalimentos = food container; túper = food container; recipientes de plástico = plastic container; recipiente hermético = airtight container
it: porta pranzo = lunch box; contenitore per alimenti = food container; lunch box = lunch box; portapranzo = lunch box; contenitore alimentare = food container; schiscetta = lunch box; gavetta = mess tin; scaldavivande = food warmer; contenitori in plastica = plastic container; contenitori alimentari = food container
nl: broodtrommel = lunch box; lunchbox = lunchbox; vershouddoos = food storage container; vershouddozen = food storage container
pl: lunchbox = lunch box; śniadaniówka = lunch box; pojemnik na żywność = food container; śniadaniówek = lunch box
pt: lancheira = lunch box; marmita = lunch box; recipiente para alimentos = food container; caixa de almoço = lunch box; recipiente hermético = airtight container; tupperware = food container; marmiteira = lunch box; caixas para alimentos = food boxes; caixas de plástico com tampa = plastic boxes with lid
not: lunch box bag; electric lunch box; lunch bag; tapa; tapas; tape
  insulation=vacuum -> 961700
  main: plastic 392410 ~.7; steel 732393; aluminium 761510; glass 701349; bamboo 441919; wood 441990; ceramic 691200; textile 420292; silicone 392410
  * -> 392410
ask: main
t: stainless steel lunch box => 732393
t: plastic bento box => 392410
t: lunch break board game => !392410

@ mug-cup
en: mug; cup; coffee mug; tea cup; coffee cup; travel mug; espresso cup; teacup; cup and saucer; beer mug; plate + dinner|ceramic|porcelain|salad|dessert; dinner set; dinnerware; bowl + soup|salad|ceramic|porcelain|cereal|mixing|rice; tableware; teapot; saucer; serving tray; jug; dinner plate; salad bowl; soup bowl
de: Tasse = cup; Becher = cup or mug; Teller = plate; Schüssel = bowl; Kaffeetasse = coffee cup; Teekanne = teapot; Geschirr = tableware; Teetasse = tea cup; Kaffeebecher = coffee mug; Porzellanbecher = porcelain mug; Keramikbecher = ceramic mug; Espressobecher = espresso mug; Emaillebecher = enamel mug; Henkelbecher = mug with handle; Glasbecher = glass mug; Glühweinbecher = mulled wine mug; Kaffee-To-Go-becher = coffee to go cup; Steingutbecher = stoneware mug; Kinderbecher = child's cup; Spruchbecher = mug with slogan; Espressotasse = espresso cup; Cappuccinotasse = cappuccino cup; Keramiktasse = ceramic cup; Porzellantasse = porcelain cup; Glühweintasse = mulled wine cup; Motivtasse = cup with motif; Suppentasse = soup cup; Jumbotasse = jumbo cup; Tassenset = cup set; Untertasse = saucer; Kaffeepott = coffee mug; Haferl = mug; Kaffeehäferl = coffee mug; Salatschüssel = salad bowl; Servierschüssel = serving bowl; Servierschale = serving bowl; Müslischale = cereal bowl; Dessertschale = dessert bowl; Suppenschale = soup bowl; Salatschale = salad bowl; Glasschüssel = glass bowl; Müslischüssel = cereal bowl; Glasschale = glass bowl; Schüsselset = bowl set
fr: tasse = cup; mug = mug; assiette = plate; bol = bowl; vaisselle = tableware; théière = teapot; saladier = salad bowl; bol à thé = tea bowl
es: taza = cup; plato = plate + cerámica|porcelana|postre|llano; cuenco = bowl; vajilla = tableware; tetera = teapot; tazón = bowl; jarra de café = coffee pot; taza mug = mug
it: tazza = cup; piatto = plate + ceramica|porcellana; ciotola = bowl; teiera = teapot; tazzina = espresso cup; tazza mug = mug
nl: mok = mug; kopje = cup; bord = plate + eten|porselein; kom = bowl; theepot = teapot; servies = tableware set; beker = beaker + koffie|porselein|keramiek|emaille|kinder|thee; koffiemok = coffee mug; theemok = tea mug; koffiekop = coffee cup; espressokop = espresso cup; cappuccinokop = cappuccino cup; theekop = tea cup; kop en schotel = cup and saucer; espressokopje = espresso cup; cappuccinokopje = cappuccino cup; theeglas beker = tea glass; koffiebeker = coffee cup; theekopje = tea cup; koffiekopje = coffee cup; drinkbeker keramiek = ceramic drinking cup; espressokopjes = espresso cup; koffiekopjes = coffee cup; mokkenset = mug set; soepkom met oor = soup bowl with handle; slakom = salad bowl; saladeschaal = salad bowl; schaaltje = small bowl; soepkom = soup bowl; ontbijtkom = breakfast bowl; dessertschaal = dessert bowl; slabak = salad bowl; saladekom = salad bowl; kommetjes = small bowl; kommetje = small bowl; fruitkom = fruit bowl; schaal = bowl + glas|keramiek|porselein|serveren; dinerbord = dinner plate; dinerborden = dinner plate; ontbijtbord = breakfast plate; ontbijtborden = breakfast plate; diep bord = deep plate; diepe borden = deep plate
pl: kubek = mug; filiżanka = cup; talerz = plate; miska = bowl; czajniczek = teapot; filiżanka do kawy = coffee cup; kubek ceramiczny = ceramic mug; kubek emaliowany = enamel mug; filiżanka do espresso = espresso cup; kubek do kawy = coffee mug; kubki = mugs; kubek porcelanowy = porcelain mug; komplet filiżanek = cup set; filiżanka ze spodkiem = cup and saucer; kubek z nadrukiem = printed mug; kubeczek = mug; kufel ceramiczny = ceramic beer mug; kubek na herbatę = tea mug; kubeczki = mugs; zestaw kubków = mug set; filiżanek = cup; salaterka = salad bowl; miska szklana = glass bowl; miseczka = small bowl; miska ceramiczna = ceramic bowl; patera na owoce = fruit bowl; miska do sałatek = salad bowl; misa szklana = glass bowl; misa na owoce = fruit bowl; bulionówka = soup cup; misa = bowl + ceramiczna|owoce|szklana|sałatka|porcelana
pt: caneca = mug; xícara = cup; prato = plate + cerâmica|porcelana; tigela = bowl; bule = teapot; chávena = cup
not: cup holder; world cup; menstrual cup; suction cup; cup cake; egg cup; moon cup; bra cup; cupping; mug press; mug warmer; cup sleeve; cup lid; measuring cup; cup hook; paper cup; mug rack; cup mat; dog bowl; toilet bowl; mug tree; trophy cup; cup dispenser; sippy cup; plateado; prateado
  insulation=vacuum -> 961700
  main: porcelain 691110 ~.25; ceramic 691200 ~.5; glass 701337; plastic 392410; stainless-steel 732393; cast-iron 732391 ~.01; iron 732399; aluminium 761510; bamboo 441919; wood 441990; copper 741810; paper 482369; silicone 392410
  finish=enamelled -> 732394
  * -> 691200
ask: main
t: plato de cerámica 25 cm => 691200
t: ceramic coffee mug => 691200
t: porcelain tea cup and saucer => 691110
t: menstrual cup silicone => !6912
t: theepot van gietijzer => 732391

@ towel
en: towel; bath towel; hand towel; beach towel; tea towel; face towel; kitchen towel; washcloth; dish towel; flannel + face
de: Handtuch = towel; Badetuch = bath towel; Geschirrtuch = dish towel; Strandtuch = beach towel; Gästetuch = guest towel; Frotteetuch = terry towel; Sporttuch = sports towel; Küchentuch = kitchen towel; Reisetuch = travel towel; Kapuzentuch = hooded towel; Pesttuch; Waffelpiquétuch = waffle towel; Baumwollhandtuch = cotton towel; Geschirrhandtuch = dish towel; Trockentuch = drying cloth; Waschlappen = washcloth; Waschhandschuh = wash mitt; Frottierhandtuch = terry towel; Strandhandtuch = beach towel; Badehandtuch = bath towel; Küchenhandtuch = kitchen towel; Baby Kapuzentuch = hooded baby towel
fr: serviette de bain = bath towel; serviette de plage = beach towel; torchon = tea towel; drap de bain = bath towel; serviette éponge = terry towel; torchon de cuisine = kitchen towel
es: toalla = towel; paño de cocina = kitchen towel; toalla de ducha = shower towel
it: asciugamano = towel; telo mare = beach towel; strofinaccio = dish towel; asciugamani = towel; viso ospite = guest towel
nl: handdoek = towel; badhanddoek = bath towel; theedoek = tea towel; strandhanddoek = beach towel; gastenhanddoek = guest towel; keukenhanddoek = kitchen towel; handhanddoek = hand towel; microvezelhanddoek = microfibre towel; hamamhanddoek = hammam towel; hotelhanddoek = hotel towel; saunalaken = sauna towel; keukendoek = kitchen towel; washandjes = washcloth; gastendoek = guest towel; badlakens = bath towel; vaatdoek katoen = cotton dishcloth; omslagdoek badcape = hooded bath towel
pl: ręcznik = towel; ręcznik z kapturkiem = hooded towel; ścierka kuchenna = tea towel; ręcznik kuchenny bawełniany = cotton kitchen towel; myjka = washcloth; ściereczka kuchenna = kitchen towel; ręcznik hotelowy = hotel towel; okrycie kąpielowe dla niemowląt = baby bath towel; ścierki bawełniane = cotton tea towels; myjka frotte = terry washcloth; ściereczki kuchenne bawełniane = cotton kitchen towels; zestaw ręczników = towel set; ręcznik bawełniany = cotton towel
pt: toalha de banho = bath towel; toalha = towel; pano de prato = dish towel; pano de cozinha = kitchen towel
not: towel rack; towel rail; paper towel; towel holder; towel warmer; sanitary towel; towel ring; towel bar; towel hook
  main=paper -> 481820 ~.02
  main-fibre: cotton 630260 ~.7; synthetic 630293; other 630299
  * -> 630260
ask: main-fibre
t: cotton bath towel => 630260
t: towel rail chrome => !6302

@ vacuum-flask
en: vacuum flask; thermos; thermos flask; insulated water bottle; vacuum insulated bottle; insulated tumbler; tumbler + oz|20oz|24oz|30oz|32oz|40oz|insulated|vacuum|stainless|steel|travel; thermal mug; insulated travel mug; thermo bottle; vacuum bottle
de: Thermosflasche = thermos flask; Isolierflasche = insulated bottle; Thermobecher = thermal mug; Thermoskanne = thermos jug
fr: bouteille isotherme = vacuum insulated bottle; gourde isotherme = insulated water bottle; thermos = thermos; mug isotherme = thermal mug; tasse isotherme = insulated cup
es: termo = vacuum flask; botella térmica = vacuum insulated bottle; termo de café = coffee flask; termo de acero = steel vacuum flask; vaso térmico = thermal tumbler; taza térmica = thermal mug
it: borraccia termica = insulated water bottle; thermos = thermos; bottiglia termica = insulated water bottle; tazza termica = thermal mug
nl: thermosfles = vacuum flask; thermosbeker = thermal mug
pl: termos = thermos; kubek termiczny = thermal mug; butelka termiczna = thermal bottle
pt: garrafa térmica = thermos flask; copo térmico = thermal cup; termo = thermos; garrafa termo = thermos flask; caneca térmica = thermal mug
implies: insulation=vacuum
  * -> 961700
t: stainless steel vacuum insulated bottle 500ml => 961700
t: insulated lunch bag => !9617

@ water-bottle
en: water bottle; sports bottle; drinking bottle; baby bottle; drink bottle; drinking flask; bidon; shaker bottle; feeding bottle; sippy cup
de: Trinkflasche = drinking bottle; Wasserflasche = water bottle; Babyflasche = baby bottle; Babyfläschchen = baby bottle; Milchflasche Baby = baby milk bottle; Trinklernflasche = training drinking bottle; Fläschchen Baby = baby bottle; Weithalsflasche Baby = wide neck baby bottle; Anti-Kolik-Flasche = anti-colic bottle
fr: gourde = water bottle; gourde = water bottle; bouteille d'eau réutilisable = reusable water bottle; biberon = baby bottle; bouteille réutilisable = reusable bottle; bouteille d'eau = water bottle; bidon de vélo = bicycle water bottle; biberons = baby bottles
es: botella de acero inoxidable = stainless steel bottle; botella de agua = water bottle; biberón = baby bottle; cantimplora = water canteen; botella reutilizable = reusable bottle; bidón de agua = water jug; botella de vidrio agua = glass water bottle; mamila biberón = baby bottle; mamadera = baby bottle
it: borraccia = water bottle; bottiglia d'acqua = water bottle; biberon = baby bottle; bottiglietta = small bottle; biberon anticolica = anti-colic baby bottle
nl: drinkfles = drinking bottle; waterfles = water bottle; zuigfles = feeding bottle; babyfles = baby bottle; babyflesje = baby bottle; drinkfles baby = baby drinking bottle; flesje baby = baby bottle; babyflessen = baby bottle; zuigflessen = feeding bottle; anti-koliek fles = anti-colic bottle; papfles = porridge bottle
pl: butelka = bottle + stalowa|stalowy|sportowa; bidon = water bottle; butelka na wodę = water bottle; butelka dla niemowląt = baby bottle; butelka do karmienia = feeding bottle; butelka niemowlęca = baby bottle; butelka antykolkowa = anti-colic bottle; buteleczka dla niemowląt = baby bottle; butelka ze smoczkiem = bottle with teat
pt: garrafa de água = water bottle; squeeze = squeeze bottle; mamadeira = baby bottle; biberão = baby bottle; cantil = canteen; garrafa reutilizável = reusable bottle
not: bottle opener; bottle brush; hot water bottle; bottle warmer; bottle holder; bottle cage; bottle cap; bottle rack; mineral water bottle; bibi
  insulation=vacuum -> 961700
  main: plastic 392410 ~.6; stainless-steel 732393 ~.7; steel 732393; aluminium 761510; glass 701349; silicone 392410
  * -> 392410
ask: main; insulation
t: plastic sports water bottle => 392410
t: aluminium water bottle => 761510
t: hot water bottle rubber => !392410
