# Kitchen and table ware, mugs, bottles and household textiles: by material.

value form=cutlery
en: fork; spoon; cutlery
es: cubiertos; tenedor; cuchara; cucharas; tenedores
it: posate; forchetta; cucchiaio
pt: talheres; garfo; colher

@ bed-linen
en: duvet cover; bed sheet; pillowcase; bedding set; fitted sheet; bed linen; flat sheet; quilt cover; pillow case; duvet set; comforter cover
de: Bettwäsche; Bettbezug; Spannbettlaken; Kissenbezug; Bettlaken; Baumwollbettwäsche; Satinbettwäsche; Jerseybettwäsche; Flanellbettwäsche; Perkalbettwäsche; Seersuckerbettwäsche; Leinenbettwäsche; Mikrofaserbettwäsche; Wendebettwäsche; Renforcé-bettwäsche; Musselinbettwäsche; Laken; Kissenhülle Bett; Bettwäscheset; Boxspring Spannbettlaken; Spannlaken; Jerseyspannbettlaken; Babyspannbettlaken; Frotteespannbettlaken; Topperspannbettlaken; Kinderspannbettlaken; Bettdeckenbezug; Bettlakenset; Stillkissenbezug; Haustuch
fr: housse de couette = duvet cover; parure de lit = bedding set; drap housse = fitted sheet; taie d'oreiller = pillowcase; drap de lit = bed sheet; draps = bed sheets; parure de couette = duvet set
es: funda nórdica; juego de sábanas; sábana; funda de almohada; sábana ajustable
it: copripiumino = duvet cover; lenzuolo = bed sheet; federa = pillowcase; completo letto = bedding set; set lenzuola = bed sheet set
nl: dekbedovertrek; hoeslaken; kussensloop; beddengoed; lakenset; kinderdekbedovertrek; katoenen dekbedovertrek; flanellen dekbedovertrek; satijnen dekbedovertrek; babydekbedovertrek; topper hoeslaken; sloop; hoeslakens; overtrekset; jerseyhoeslaken; katoenen hoeslaken; topperhoeslaken; wieghoeslaken; ledikanthoeslaken; bedlaken; wieglaken; ledikantlaken; onderlaken; bovenlaken; dekbedovertrekset
pl: pościel; poszewka na kołdrę; prześcieradło; poszewka; pościel bawełniana; prześcieradło frotte; prześcieradło jersey; komplet pościeli bawełnianej; pościel flanelowa; jasiek poszewka; powłoczka; pościel z kory; pościel do łóżeczka; poszewek; powłoczek
pt: capa de edredão; lençol; fronha; jogo de cama; lençóis; capa de edredon
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
de: Bratpfanne; Kochtopf; Topfset; Pfanne; Backblech; Bräter; Schmortopf; Kasserolle; Stielkasserolle; Suppentopf; Edelstahltopf; Alutopf; Gusseisentopf; Emailletopf; Spargeltopf; Milchtopf; Dampftopf; Fleischtopf; Nudeltopf; Stieltopf; Dampfgartopf; Grillpfanne; Wokpfanne; Crêpepfanne; Schmorpfanne; Servierpfanne; Gusspfanne; Eisenpfanne; Edelstahlpfanne; Alupfanne; Paellapfanne; Pfannkuchenpfanne; Keramikpfanne; Spiegeleipfanne; Fischpfanne; Steakpfanne; Wok; Pfannenset; Dutch Oven; Schnellkochtopf; Sauteuse; Auflaufform Gusseisen; Kochtopfset; Einkochtopf; Topf + Induktion|Deckel|Edelstahl|Kochen|Emaille; Gusseisenbräter; Dampfkochtopf; Fonduetopf; Kochgeschirr; Raclettepfännchen; Simmertopf; Gusseisenpfanne; Gulaschkessel; Bratreine
fr: poêle = frying pan; casserole = saucepan; faitout = stewpot; cocotte = casserole; moule à gâteau = cake tin; marmite = stock pot; batterie de cuisine = cookware set; wok = wok; sauteuse = saute pan; cocotte minute = pressure cooker; autocuiseur = pressure cooker; poêle à frire = frying pan
es: sartén; cacerola; olla; batería de cocina; cazo; paellera; cazuela; wok; parrilla + fundición; olla a presión; olla rápida; caldero; comal
it: padella = frying pan; pentola = cooking pot; casseruola = saucepan; tegame = pan; batteria di pentole = cookware set; wok = wok; pentola a pressione = pressure cooker; pentolino = small saucepan; bistecchiera = grill pan
nl: koekenpan; kookpot; pannenset; stoofpan; braadpan; kookpan; steelpan; soeppan; hapjespan; grillpan; wokpan; wok; sauteerpan; gietijzeren pan; rvs pan; aluminium pan; emaille pan; snelkookpan; pan + inductie|rvs|gietijzer|antiaanbak|deksel; kookpannenset; pannen; stoomkookpan; melkpan; crêpepan; pannenkoekenpan; bakpan; braadslede; aspergepan; mosselpan; koekenpannen; dutch oven; fonduepan; pastapan; sudderpan; braadpannen; paellapan; kastrol; skillet; visspan; vispan; juspan
pl: patelnia; garnek; rondel; brytfanna; garnek żeliwny; patelnia grillowa; wok; zestaw garnków; szybkowar; patelnia do naleśników; gęsiarka; kociołek żeliwny; garnek emaliowany; patelnie; garnki; patelnia aluminiowa; patelnia żeliwna; rondelek; patelnia wok; garnek do gotowania na parze; komplet garnków; patelnia głęboka; naleśnikarka patelnia; kociołek; gar; garnuszek; naczynie żaroodporne żeliwne; mlecznik garnek; garnek stalowy; patelnia ceramiczna; sauteuse; garnczek; patelnia granitowa; garnek ciśnieniowy; gęsiarek
pt: frigideira; panela; caçarola; tacho; caçoila; trem de cozinha; panela de pressão; wok; conjunto de panelas; jogo de panelas
not: pressure cooker electric; electric pressure cooker; pressure cooker gasket; pan handle; pan rack; pan tilt camera; toy pan; play kitchen; eye shadow pan; paint pan; pan drawer; pan lid; sarta
  main: cast-iron 732391; stainless-steel 732393 ~.35; aluminium 761510 ~.4; iron|steel 732399; copper 741810; glass 701349; ceramic 691200; silicone 392410
  finish=enamelled -> 732394
  * -> 761510
ask: main
t: cast iron skillet => 732391
t: aluminium non stick frying pan => 761510
t: pan tilt camera => !7615

@ kitchen-knife
en: kitchen knife; chef knife; paring knife; bread knife; steak knife; knife set; table knife; santoku; cleaver; pocket knife; folding knife; hunting knife; knife block set; carving knife; utility knife kitchen
de: Küchenmesser; Kochmesser; Brotmesser; Taschenmesser; Messerset; Messer Set; Gemüsemesser; Fleischmesser; Santokumesser; Allzweckmesser; Schälmesser; Brötchenmesser; Chefmesser; Schinkenmesser; Tomatenmesser; Frühstücksmesser; Hackmesser; Kochmesser Damast; Messerblock mit Messern; Steakmesser Set; Nakiri Messer
fr: couteau de cuisine = kitchen knife; couteau de chef = chef knife; couteau de poche = pocket knife; couteau = knife; set de couteaux = knife set; couteau à pain = bread knife; bloc de couteaux = knife block
es: cuchillo de cocina; cuchillo; navaja; cuchillo de chef; cuchillo jamonero; cuchillo cebollero; juego de cuchillos
it: coltello da cucina = kitchen knife; coltello = knife; coltellino = small knife; set coltelli = knife set; coltello da chef = chef knife; coltello pane = bread knife
nl: keukenmes; koksmes; zakmes; messenset; broodmes; schilmesje; vleesmes; santoku; groentemes; officemes; snijmes; universeelmes; tomatenmes; keukenmessen; steakmessen; koksmessen; aardappelmesje; santokumes; messenblok met messen; damast koksmes; officemesje
pl: nóż kuchenny; nóż; scyzoryk; zestaw noży; nóż szefa kuchni; nóż do chleba; nóż do warzyw; nóż santoku; komplet noży; blok z nożami; nóż do mięsa; nóż do obierania; nożyk kuchenny; nóż uniwersalny kuchenny; nóż szefa; noże w bloku; nożyk do warzyw; nóż trybownik
pt: faca de cozinha; faca; canivete; faca do chef; conjunto de facas; jogo de facas; faca de pão
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
de: Brotdose; Lunchbox; Frischhaltedose; Vorratsdose
fr: boîte à repas = lunch box; boîte à lunch = lunch box; boîte de conservation = food storage container; lunch box = lunch box; boîte à goûter = snack box; boîte déjeuner = lunch box; boîtes alimentaires = food containers
es: fiambrera; tupper; recipiente para alimentos; táper; tartera; portaalimentos; túper; recipientes de plástico; recipiente hermético
it: porta pranzo = lunch box; contenitore per alimenti = food container; lunch box = lunch box; portapranzo = lunch box; contenitore alimentare = food container; schiscetta = lunch box; gavetta = mess tin; scaldavivande = food warmer; contenitori in plastica = plastic container; contenitori alimentari = food container
nl: broodtrommel; lunchbox; vershouddoos; vershouddozen
pl: lunchbox; śniadaniówka; pojemnik na żywność; śniadaniówek
pt: lancheira; marmita; recipiente para alimentos; caixa de almoço; recipiente hermético; tupperware; marmiteira; caixas para alimentos; caixas de plástico com tampa
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
de: Tasse; Becher; Teller; Schüssel; Kaffeetasse; Teekanne; Geschirr; Teetasse; Kaffeebecher; Porzellanbecher; Keramikbecher; Espressobecher; Emaillebecher; Henkelbecher; Glasbecher; Glühweinbecher; Kaffee-To-Go-becher; Steingutbecher; Kinderbecher; Spruchbecher; Espressotasse; Cappuccinotasse; Keramiktasse; Porzellantasse; Glühweintasse; Motivtasse; Suppentasse; Jumbotasse; Tassenset; Untertasse; Kaffeepott; Haferl; Kaffeehäferl; Salatschüssel; Servierschüssel; Servierschale; Müslischale; Dessertschale; Suppenschale; Salatschale; Glasschüssel; Müslischüssel; Glasschale; Schüsselset
fr: tasse = cup; mug = mug; assiette = plate; bol = bowl; vaisselle = tableware; théière = teapot; saladier = salad bowl; bol à thé = tea bowl
es: taza; plato + cerámica|porcelana|postre|llano; cuenco; vajilla; tetera; tazón; jarra de café; taza mug
it: tazza = cup; piatto = plate + ceramica|porcellana; ciotola = bowl; teiera = teapot; tazzina = espresso cup; tazza mug = mug
nl: mok; kopje; bord + eten|porselein; kom; theepot; servies; beker + koffie|porselein|keramiek|emaille|kinder|thee; koffiemok; theemok; koffiekop; espressokop; cappuccinokop; theekop; kop en schotel; espressokopje; cappuccinokopje; theeglas beker; koffiebeker; theekopje; koffiekopje; drinkbeker keramiek; espressokopjes; koffiekopjes; mokkenset; soepkom met oor; slakom; saladeschaal; schaaltje; soepkom; ontbijtkom; dessertschaal; slabak; saladekom; kommetjes; kommetje; fruitkom; schaal + glas|keramiek|porselein|serveren; dinerbord; dinerborden; ontbijtbord; ontbijtborden; diep bord; diepe borden
pl: kubek; filiżanka; talerz; miska; czajniczek; filiżanka do kawy; kubek ceramiczny; kubek emaliowany; filiżanka do espresso; kubek do kawy; kubki; kubek porcelanowy; komplet filiżanek; filiżanka ze spodkiem; kubek z nadrukiem; kubeczek; kufel ceramiczny; kubek na herbatę; kubeczki; zestaw kubków; filiżanek; salaterka; miska szklana; miseczka; miska ceramiczna; patera na owoce; miska do sałatek; misa szklana; misa na owoce; bulionówka; misa + ceramiczna|owoce|szklana|sałatka|porcelana
pt: caneca; xícara; prato + cerâmica|porcelana; tigela; bule; chávena
not: cup holder; world cup; menstrual cup; suction cup; cup cake; egg cup; moon cup; bra cup; cupping; mug press; mug warmer; cup sleeve; cup lid; measuring cup; cup hook; paper cup; mug rack; cup mat; dog bowl; toilet bowl; mug tree; trophy cup; cup dispenser; sippy cup; plateado; prateado
  insulation=vacuum -> 961700
  main: porcelain 691110 ~.25; ceramic 691200 ~.5; glass 701337; plastic 392410; stainless-steel 732393; iron 732399; aluminium 761510; bamboo 441919; wood 441990; copper 741810; paper 482369; silicone 392410
  finish=enamelled -> 732394
  * -> 691200
ask: main
t: ceramic coffee mug => 691200
t: porcelain tea cup and saucer => 691110
t: menstrual cup silicone => !6912

@ towel
en: towel; bath towel; hand towel; beach towel; tea towel; face towel; kitchen towel; washcloth; dish towel; flannel + face
de: Handtuch; Badetuch; Geschirrtuch; Strandtuch; Gästetuch; Frotteetuch; Sporttuch; Küchentuch; Reisetuch; Kapuzentuch; Pesttuch; Waffelpiquétuch; Baumwollhandtuch; Geschirrhandtuch; Trockentuch; Waschlappen; Waschhandschuh; Frottierhandtuch; Strandhandtuch; Badehandtuch; Küchenhandtuch; Baby Kapuzentuch
fr: serviette de bain = bath towel; serviette de plage = beach towel; torchon = tea towel; drap de bain = bath towel; serviette éponge = terry towel; torchon de cuisine = kitchen towel
es: toalla; paño de cocina; toalla de ducha
it: asciugamano = towel; telo mare = beach towel; strofinaccio = dish towel; asciugamani = towel; viso ospite = guest towel
nl: handdoek; badhanddoek; theedoek; strandhanddoek; gastenhanddoek; keukenhanddoek; handhanddoek; microvezelhanddoek; hamamhanddoek; hotelhanddoek; saunalaken; keukendoek; washandjes; gastendoek; badlakens; vaatdoek katoen; omslagdoek badcape
pl: ręcznik; ręcznik z kapturkiem; ścierka kuchenna; ręcznik kuchenny bawełniany; myjka; ściereczka kuchenna; ręcznik hotelowy; okrycie kąpielowe dla niemowląt; ścierki bawełniane; myjka frotte; ściereczki kuchenne bawełniane; zestaw ręczników; ręcznik bawełniany
pt: toalha de banho; toalha; pano de prato; pano de cozinha
not: towel rack; towel rail; paper towel; towel holder; towel warmer; sanitary towel; towel ring; towel bar; towel hook
  main=paper -> 481820 ~.02
  main-fibre: cotton 630260 ~.7; synthetic 630293; other 630299
  * -> 630260
ask: main-fibre
t: cotton bath towel => 630260
t: towel rail chrome => !6302

@ vacuum-flask
en: vacuum flask; thermos; thermos flask; insulated water bottle; vacuum insulated bottle; insulated tumbler; thermal mug; insulated travel mug; thermo bottle; vacuum bottle
de: Thermosflasche; Isolierflasche; Thermobecher; Thermoskanne
fr: bouteille isotherme = vacuum insulated bottle; gourde isotherme = insulated water bottle; thermos = thermos; mug isotherme = thermal mug; tasse isotherme = insulated cup
es: termo; botella térmica; termo de café; termo de acero; vaso térmico; taza térmica
it: borraccia termica = insulated water bottle; thermos = thermos; bottiglia termica = insulated water bottle; tazza termica = thermal mug
nl: thermosfles; thermosbeker
pl: termos; kubek termiczny; butelka termiczna
pt: garrafa térmica; copo térmico; termo; garrafa termo; caneca térmica
implies: insulation=vacuum
  * -> 961700
t: stainless steel vacuum insulated bottle 500ml => 961700
t: insulated lunch bag => !9617

@ water-bottle
en: water bottle; sports bottle; drinking bottle; baby bottle; drink bottle; drinking flask; bidon; shaker bottle; feeding bottle; sippy cup
de: Trinkflasche; Wasserflasche; Babyflasche; Babyfläschchen; Milchflasche Baby; Trinklernflasche; Fläschchen Baby; Weithalsflasche Baby; Anti-Kolik-Flasche
fr: gourde = water bottle; bouteille d'eau réutilisable = reusable water bottle; biberon = baby bottle; bouteille réutilisable = reusable bottle; bouteille d'eau = water bottle; bidon de vélo = bicycle water bottle; biberons = baby bottles
es: botella de agua; biberón; cantimplora; botella reutilizable; bidón de agua; botella de vidrio agua; mamila biberón; mamadera
it: borraccia = water bottle; bottiglia d'acqua = water bottle; biberon = baby bottle; bottiglietta = small bottle; biberon anticolica = anti-colic baby bottle
nl: drinkfles; waterfles; zuigfles; babyfles; babyflesje; drinkfles baby; flesje baby; babyflessen; zuigflessen; anti-koliek fles; papfles
pl: bidon; butelka na wodę; butelka dla niemowląt; butelka do karmienia; butelka niemowlęca; butelka antykolkowa; buteleczka dla niemowląt; butelka ze smoczkiem
pt: garrafa de água; squeeze; mamadeira; biberão; cantil; garrafa reutilizável
not: bottle opener; bottle brush; hot water bottle; bottle warmer; bottle holder; bottle cage; bottle cap; bottle rack; mineral water bottle; bibi
  insulation=vacuum -> 961700
  main: plastic 392410 ~.6; stainless-steel 732393 ~.7; steel 732393; aluminium 761510; glass 701349; silicone 392410
  * -> 392410
ask: main; insulation
t: plastic sports water bottle => 392410
t: aluminium water bottle => 761510
t: hot water bottle rubber => !392410
