# Leisure and home, second file: furniture, bedding, lamps, toys, games, sport, festive goods, smallware, music, arms, art.

@ ammunition-more
en: pistol cartridge; rifle cartridge; 9 mm cartridge; .22 lr ammunition; centerfire cartridge; hunting cartridge rifle; rifle bullet; lead bullet; jacketed bullet; brass cartridge case; cartridge case; shotgun shells 12 gauge; shotgun wad; lead shot cartridge; shot pellets lead; bb pellet steel; artillery ammunition; mortar bomb; grenade military; torpedo weapon; rocket munition; aircraft bomb; stud gun cartridge; nail gun cartridge; rubber bullet
de: Pistolenpatrone = pistol cartridge; Büchsenpatrone = rifle cartridge; Kleinkaliberpatrone = small calibre cartridge; Geschoss Gewehr = rifle bullet; Patronenhülse = cartridge case; Flintenpatrone = shotgun cartridge; Luftgewehrkugel = air rifle pellet; Artilleriegranate = artillery shell; Landmine = landmine; Lenkflugkörper = guided missile
fr: cartouche de pistolet = pistol cartridge; cartouche de carabine = rifle cartridge; cartouche à blanc = blank cartridge; balle de fusil = rifle bullet; étui de cartouche = cartridge case; cartouche de chasse = hunting cartridge; plomb carabine à air = air rifle pellet; obus artillerie = artillery shell; mine terrestre = land mine; missile guidé = guided missile
es: cartucho de pistola = pistol cartridge; cartucho de rifle = rifle cartridge; cartucho de fogueo = blank cartridge; bala de rifle = rifle bullet; vaina de cartucho = cartridge case; cartucho de escopeta = shotgun cartridge; proyectil de artillería = artillery shell; mina terrestre = land mine; misil guiado = guided missile
it: cartuccia pistola = pistol cartridge; cartuccia carabina = rifle cartridge; cartuccia a salve = blank cartridge; palla ogiva fucile = rifle bullet; bossolo = cartridge case; cartuccia da caccia = hunting cartridge; proiettile artiglieria = artillery projectile; bomba a mano = hand grenade; mina terrestre = land mine; missile guidato = guided missile
nl: pistoolpatroon = pistol cartridge; geweerpatroon = rifle cartridge; losse flodder = blank cartridge; kogelpunt geweer = rifle bullet; patroonhuls = cartridge case; luchtdrukkogeltje = air gun pellet; artilleriegranaat = artillery shell; landmijn = land mine; geleide raket = guided missile
pl: nabój pistoletowy = pistol cartridge; nabój karabinowy = rifle cartridge; nabój ślepy = blank cartridge; pocisk karabinowy = rifle bullet; łuska naboju = cartridge case; nabój śrutowy = shotgun cartridge; śrut do wiatrówki = air gun pellets; pocisk artyleryjski = artillery shell; mina lądowa = land mine; pocisk kierowany = guided missile
pt: cartucho de pistola = pistol cartridge; cartucho de carabina = rifle cartridge; cartucho de salva = blank cartridge; bala de carabina = rifle bullet; estojo de cartucho = cartridge case; cartucho de caça = hunting cartridge; chumbo pressão de ar = airgun pellets; projétil de artilharia = artillery shell; mina terrestre = land mine; míssil guiado = guided missile
not: toy; bb pellet airsoft plastic; bullet journal; rubber bullet vibrator; ink; printer; necklace; model; nerf; vibrator; cartridge case knife; keychain; grenade keychain
  "shotgun": "wad" 930629; * 930621
  "shot" "cartridge" -> 930621
  "schrotpatrone" -> 930621
  "flintenpatrone" -> 930621
  "cartouche de chasse" -> 930621
  "escopeta" -> 930621
  "caccia" -> 930621
  "hagelpatroon" -> 930621
  "srutowy" -> 930621
  "cartucho de caca" -> 930621
  "pellet" -> 930629
  "pellets" -> 930629
  "luftgewehrkugel" -> 930629
  "plomb" -> 930629
  "balin" -> 930629
  "pallino" -> 930629
  "luchtdrukkogeltje" -> 930629
  "srut" -> 930629
  "chumbo" -> 930629
  "artillery" -> 930690
  "mortar" -> 930690
  "grenade" -> 930690
  "mine" -> 930690
  "torpedo" -> 930690
  "missile" -> 930690
  "rocket" -> 930690
  "bomb" -> 930690
  "artilleriegranate" -> 930690
  "handgranate" -> 930690
  "landmine" -> 930690
  "lenkflugkorper" -> 930690
  "obus" -> 930690
  "artilleria" -> 930690
  "granada" -> 930690
  "mina" -> 930690
  "misil" -> 930690
  "artiglieria" -> 930690
  "bomba" -> 930690
  "artilleriegranaat" -> 930690
  "handgranaat" -> 930690
  "landmijn" -> 930690
  "raket" -> 930690
  "artyleryjski" -> 930690
  "granat" -> 930690
  "kierowany" -> 930690
  "artilharia" -> 930690
  "missil" -> 930690
  * -> 930630
t: 9 mm cartridge full metal jacket => 930630
t: shotgun shells 12 gauge 28 g => 930621
t: air rifle pellet 4.5 mm 500 pcs => 930629
t: hand grenade inert => 930690
t: jacketed bullet .308 150 grain => 930630
t: bullet journal dotted => !9306

@ broom-brush-more
en: straw broom; birch twig broom; whisk broom; bamboo broom twig; push broom; street broom; hand brush banister; scrubbing brush; chimney sweep brush; bottle cleaning brush; radiator cleaning brush; carpet sweeper; manual carpet sweeper; hand-operated floor sweeper; road sweeper brush; conveyor belt brush; cylindrical machine brush; strip brush industrial; distemper brush; varnish brush; nail brush; bath back brush; chalk brush; knot for brush; prepared tufts for brooms
de: Sorghumbesen = sorghum broom; Straßenbesen = street broom; Scheuerbürste = scrubbing brush; Teppichkehrer = carpet sweeper; Kehrmaschinenbürste = sweeping machine brush; Streifenbürste = strip brush industrial; Kalkbürste = distemper brush; Nagelbürste = nail brush
fr: balai de paille = straw broom; balai cantonnier = street broom; brosse à récurer = scrubbing brush; balai mécanique = carpet sweeper; brosse rotative industrielle = industrial rotary brush; brosse à encoller = pasting brush; brosse à ongles = nail brush; pinceau à lèvres = lip brush
es: escoba de sorgo = sorghum broom; escoba barrendero = street broom; cepillo de fregar = scrubbing brush; cepillo limpiabotellas = bottle cleaning brush; barredora manual de alfombras = manual carpet sweeper; cepillo industrial cilíndrico = cylindrical machine brush; brocha de encalar = whitewash brush; cepillo de uñas = nail brush; pincel de labios = lip brush
it: scopa di paglia = straw broom; scopa industriale = industrial broom; scopetta = small broom; spazzola per pavimenti = floor brush; scopa meccanica = carpet sweeper; spazzola industriale cilindrica = cylindrical industrial brush; spazzolino unghie = nail brush; pennello labbra = lip brush
nl: strobezem = straw broom; straatbezem = street broom; schrobborstel = scrubbing brush; rolveger = carpet sweeper; veegmachineborstel = road sweeper brush; witkwast = whitewash brush; behangborstel = wallpaper brush; nagelborstel = nail brush; lippenpenseel = lip brush
pl: miotła z sorgo = sorghum broom; miotła uliczna = street broom; szczotka do szorowania = scrubbing brush; szczotka do butelek = bottle cleaning brush; zamiatacz ręczny do dywanów = carpet sweeper; szczotka przemysłowa walcowa = industrial roller brush; pędzel ławkowiec = wide paint brush; szczoteczka do paznokci = nail brush; pędzelek do ust = lip brush
pt: vassoura de sorgo = sorghum broom; vassoura de rua = street broom; escova de esfregar = scrubbing brush; escovilhão de garrafas = bottle cleaning brush; varredor manual de alcatifas = manual carpet sweeper; escova industrial cilíndrica = industrial cylindrical brush; trincha de caiar = distemper brush; escova de unhas = nail brush; pincel de lábios = lip brush
not: robot; electric; nail brush gel polish; whisk broom toy; dust brush head vacuum; eyelash brush pen
  "straw" -> 960310
  "sorghum" -> 960310
  "corn broom" -> 960310
  "besom" -> 960310
  "twig" -> 960310
  "coconut broom" -> 960310
  "whisk broom" -> 960310
  "reisigbesen" -> 960310
  "reisstrohbesen" -> 960310
  "sorghumbesen" -> 960310
  "paille" -> 960310
  "bouleau" -> 960310
  "sorgho" -> 960310
  "paja" -> 960310
  "sorgo" -> 960310
  "brezo" -> 960310
  "saggina" -> 960310
  "paglia" -> 960310
  "strobezem" -> 960310
  "berkenbezem" -> 960310
  "brzozowa" -> 960310
  "palha" -> 960310
  "eyelash" -> 960329
  "brow" -> 960329
  "nail" -> 960329
  "back brush" -> 960329
  "wimpernburste" -> 960329
  "nagelburste" -> 960329
  "ongles" -> 960329
  "unas" -> 960329
  "unghie" -> 960329
  "nagelborstel" -> 960329
  "paznokci" -> 960329
  "unhas" -> 960329
  "stencil" -> 960330
  "calligraphy" -> 960330
  "lip brush" -> 960330
  "levres" -> 960330
  "labios" -> 960330
  "labbra" -> 960330
  "lippenpenseel" -> 960330
  "ust" -> 960330
  "paint pad" -> 960340
  "distemper" -> 960340
  "wallpaper" -> 960340
  "varnish" -> 960340
  "kalkburste" -> 960340
  "tapezierburste" -> 960340
  "encoller" -> 960340
  "encalar" -> 960340
  "pennellessa" -> 960340
  "witkwast" -> 960340
  "behangborstel" -> 960340
  "lawkowiec" -> 960340
  "caiar" -> 960340
  "road sweeper" -> 960350
  "conveyor" -> 960350
  "cylindrical" -> 960350
  "strip brush" -> 960350
  "kehrmaschinenburste" -> 960350
  "streifenburste" -> 960350
  "rotative" -> 960350
  "industrial cilindrico" -> 960350
  "industriale cilindrica" -> 960350
  "veegmachineborstel" -> 960350
  "walcowa" -> 960350
  "industrial cilindrica" -> 960350
  * -> 960390
t: straw broom with wooden handle => 960310
t: manual carpet sweeper => 960390
t: road sweeper brush polypropylene => 960350
t: varnish brush 40 mm => 960340
t: broom handle bracket steel wall mount => !9603
t: electric toothbrush => !9603
t: broom holder wall mounted => !9603
t: toothbrush soft bristles => !960340
t: robot vacuum cleaner with roller brush => !9603

@ building-prefab-kinds
en: pergola; pergola wooden; mobile home; hangar steel prefabricated; steel warehouse building; modular office unit; container office; site cabin; sauna cabin outdoor; glass house garden; wooden playhouse; chicken coop large shed; conservatory; prefabricated school building; cold room building prefabricated; beach hut; gazebo wooden; bike shed metal; plastic garden shed; garden summerhouse; prefab villa
de: Mobilheim = mobile home; Außensauna = outdoor sauna; Gartenlaube = garden pavilion; Bushaltestelle Wartehalle = bus stop shelter; Holzpavillon = wooden pavilion
fr: mobil-home = mobile home; bureau modulaire = modular office; cabane de chantier = site cabin; sauna extérieur = outdoor sauna; véranda en kit = conservatory kit; abribus = bus shelter; kiosque de jardin = garden gazebo
es: casa móvil = mobile home; nave metálica prefabricada = prefabricated metal warehouse; oficina modular = modular office; sauna exterior = outdoor sauna; marquesina de autobús = bus shelter; cenador de madera = gazebo wooden
it: casa mobile = mobile home; capannone prefabbricato = prefabricated industrial building; ufficio modulare = modular office unit; baracca da cantiere = construction site cabin; sauna da esterno = outdoor sauna; pensilina autobus = bus shelter; gazebo in legno = gazebo wooden
nl: stacaravan chalet = mobile home; stalen loods = steel hangar; kantoorunit = modular office unit; bouwkeet = site cabin; bushokje = bus shelter; houten prieel = wooden gazebo
pl: dom mobilny = mobile home; kontener biurowy modułowy = modular office unit; barak budowlany = site cabin; sauna ogrodowa = garden sauna; wiata przystankowa = bus stop shelter; altana drewniana = wooden gazebo
pt: casa móvel = mobile home; pavilhão metálico prefabricado = prefabricated metal building; escritório modular = modular office; sauna exterior = outdoor sauna; paragem de autocarro abrigo = bus stop shelter; caramanchão de madeira = wooden gazebo
not: pergola cover; pergola light; pergola cloth; pergola bracket; pergola shade; pergola connector; mobile home trailer; pergola curtain; mobile home tyre; sauna heater; pergola fan; gazebo tent; conservatory blind; kiosk touch screen; mobile home axle; pergola canopy; payment kiosk; hangar shelf
  "toy" -> 950300
  "playhouse" -> 950300 ~.6
  "pergola": main=wood 442199 ~.3; main=aluminium 761090 ~.6; * 730890
  "modular": main=wood 940610; * 940620
  "container" -> 940620
  "burocontainer" -> 940620
  "kontener|modulaire|modulare|kantoorunit" -> 940620
  main=wood -> 940610 ~.35
  "sauna" -> 940610
  "fasssauna|aussensauna" -> 940610
  "hut" -> 940610
  "summerhouse" -> 940610
  * -> 940690
t: mobile home 40 m2 two bedrooms => 940690
t: barrel sauna outdoor cedar => 940610
t: steel warehouse building prefabricated => 940690
t: modular office unit steel 20 ft => 940620
t: pergola shade cloth => !9406

@ button-more
en: ceramic button; polyester button; shank button metal; brass button uniform
de: Holzknopf = wooden button; Kunststoffknopf = plastic button; Metallknopf = metal button; Jeansknopf = jeans button; überzogener Knopf = covered button
fr: bouton en corne = horn button; bouton en bois = wooden button; bouton de nacre = mother of pearl button; bouton en plastique = plastic button; bouton en métal = metal button; bouton jean = jeans button
es: botón de madera = wooden button; botón de nácar = mother-of-pearl button; botón de plástico = plastic button; botón de metal = metal button; botón vaquero = jeans button; botón de corozo = corozo button
it: bottone in corno = horn button; bottone in legno = wooden button; bottone in madreperla = mother-of-pearl button; bottone in plastica = plastic button; bottone in metallo = metal button; bottone per jeans = jeans button; bottone di corozo = corozo button
nl: hoornknoop = horn button; houten knoop = wooden button; kunststof knoop = plastic button; metalen knoop = metal button; jeansknoop = jeans button
pl: guzik drewniany = wooden button; guzik plastikowy = plastic button; guzik metalowy = metal button; guzik jeansowy = jeans button
pt: botão de corno = horn button; botão de madeira = wooden button; botão de madrepérola = mother of pearl button; botão de plástico = plastic button; botão de metal = metal button; botão de ganga = jeans button
not: wooden button earrings; metal button switch; glass button mushroom; metal button cover; push button; button battery
  "blank" -> 960630
  "mould" -> 960630
  "ebauche" -> 960630
  "knopfrohling" -> 960630
  "horn" -> 960629
  "shell" -> 960629
  "mother of pearl" -> 960629
  "coconut|coco|cocco" -> 960629
  "corozo" -> 960629
  "leather|cuero|piel|cuoio|pelle|couro" -> 960629
  "ceramic|cerámica" -> 960629
  "glass|vidrio|cristal|vetro|vidro" -> 960629
  "jeans" -> 960622
  "shank" -> 960622
  "blazer" -> 960622
  "uniform" -> 960622
  "jeansknopf" -> 960622
  "jean" -> 960622
  "vaquero" -> 960622
  "jeansknoop" -> 960622
  "jeansowy" -> 960622
  "ganga" -> 960622
  main: plastic 960621; base-metal 960622 ~.05; wood|shell|bone|leather|glass|ceramic|textile 960629 ~.2
  "corne" -> 960629
  "cuerno" -> 960629
  "corno" -> 960629
  "hornknopf" -> 960629
  "hoornknoop" -> 960629
  "rogowy" -> 960629
  "covered" -> 960629
  * -> 960621
t: horn buttons natural 20 mm => 960629
t: resin button 4 holes 18 mm => 960621
t: jeans button brass 17 mm => 960622
t: button blanks polyester => 960630
t: push button switch => !9606

@ cane-furniture
en: rattan table; rattan furniture; rattan cabinet; wicker furniture; wicker table; willow furniture; cane furniture; rattan shelf; bamboo furniture; bamboo table; bamboo shelving unit; seagrass table; water hyacinth table; rattan side table; wicker shelf
de: Rattanmöbel = rattan furniture; Rattantisch = rattan table; Korbmöbel = wicker furniture; Bambusmöbel = bamboo furniture; Bambusregal = bamboo shelf; Rattanregal = rattan shelf
fr: meuble en rotin = rattan furniture; table en rotin = rattan table; meuble en osier = wicker furniture; meuble en bambou = bamboo furniture; étagère en bambou = bamboo shelf
es: mueble de ratán = rattan furniture; mesa de ratán = rattan table; mueble de mimbre = wicker furniture; mueble de bambú = bamboo furniture; estantería de bambú = bamboo shelf
it: mobile in rattan = rattan furniture; tavolo in rattan = rattan table; mobile in vimini = wicker furniture; mobile in bambù = bamboo furniture; scaffale in bambù = bamboo shelf
nl: rotan meubel = rattan furniture; rotan tafel = rattan table; rieten meubel = wicker furniture; bamboe meubel = bamboo furniture; bamboe rek = bamboo rack
pl: mebel rattanowy = rattan furniture; stolik rattanowy = rattan table; mebel wiklinowy = wicker furniture; mebel bambusowy = bamboo furniture; regał bambusowy = bamboo shelving unit
pt: móvel de rattan = rattan furniture; mesa de rattan = rattan table; móvel de vime = wicker furniture; móvel de bambu = bamboo furniture; estante de bambu = bamboo shelf
not: rattan furniture cover; wicker furniture cushion; wicker furniture cover
  "plastic" -> 940370
  "poly" -> 940370
  "polyrattan" -> 940370
  "synthetic" -> 940370
  "rattan" -> 940383
  "rattanmobel|rattantisch|rattanregal|rattanowy|rattanowe" -> 940383
  "rotin" -> 940383
  "ratan" -> 940383
  "rotan" -> 940383
  "bambou" -> 940382
  main=bamboo -> 940382
  "bamboo" -> 940382
  "bambus" -> 940382
  "bambusmobel|bambusregal|bamboe|bambusowy|bambusowe" -> 940382
  "bambu" -> 940382
  * -> 940389
t: rattan table round with glass top => 940383
t: Rattantisch rund => 940383
t: willow wicker table natural => 940389
t: bamboo shelving unit 4 tiers => 940382
t: wicker basket => !9403

@ cane-seat
en: wicker chair; willow chair; rattan armchair; bamboo chair; bamboo stool; rattan sofa; cane chair; wicker armchair; rattan stool; seagrass chair; water hyacinth armchair; osier chair; hanging egg chair rattan; bamboo bench
de: Korbstuhl = wicker chair; Rattansessel = rattan armchair; Rattanstuhl = rattan chair; Bambusstuhl = bamboo chair; Korbsessel = wicker armchair; Rattansofa = rattan sofa; Bambushocker = bamboo stool
fr: fauteuil en rotin = rattan armchair; chaise en rotin = rattan chair; chaise en osier = wicker chair; chaise en bambou = bamboo chair; tabouret en bambou = bamboo stool; fauteuil en osier = wicker armchair
es: silla de mimbre = wicker chair; sillón de ratán = rattan armchair; silla de ratán = rattan chair; silla de bambú = bamboo chair; taburete de bambú = bamboo stool
it: sedia in vimini = wicker chair; poltrona in rattan = rattan armchair; sedia in rattan = rattan chair; sedia in bambù = bamboo chair; sgabello in bambù = bamboo stool
nl: rieten stoel = wicker chair; rotan stoel = rattan chair; rotan fauteuil = rattan armchair; bamboe stoel = bamboo chair; bamboe kruk = bamboo stool
pl: krzesło wiklinowe = wicker chair; fotel rattanowy = rattan armchair; krzesło rattanowe = rattan chair; krzesło bambusowe = bamboo chair; fotel wiklinowy = wicker armchair
pt: cadeira de vime = wicker chair; poltrona de rattan = rattan armchair; cadeira de rattan = rattan chair; cadeira de bambu = bamboo chair; banco de bambu = bamboo bench
not: wicker chair cushion; rattan chair cushion; rattan chair cover; wicker chair cover
  "poly" -> 940179
  "polyrattan" -> 940179
  "plastic|plástico|plastica" -> 940179
  "synthetic|sintético" -> 940179
  main=bamboo -> 940152 ~.1
  "bamboo" -> 940152
  "bambus" -> 940152
  "bambusstuhl" -> 940152
  "bambushocker" -> 940152
  "bambou" -> 940152
  "bambu" -> 940152
  "bamboe" -> 940152
  "bambusowe" -> 940152
  "rattan" -> 940153
  "rattansessel" -> 940153
  "rattanstuhl" -> 940153
  "rattansofa" -> 940153
  "rotin" -> 940153
  "ratan" -> 940153
  "rotan" -> 940153
  "rattanowy" -> 940153
  "rattanowe" -> 940153
  * -> 940159
t: wicker chair willow natural => 940159
t: rattan armchair with cushion => 940153
t: bamboo stool => 940152
t: wicker basket lidded => !9401

@ carving-material-goods
en: horn carving; buffalo horn carving; bone carving; antler carving; coral carving worked; mother of pearl inlay sheet; worked horn plate; horn knife handle; bone handle scales; buffalo horn cup; carved beeswax figure; moulded wax article; paraffin moulded article; worked jet article; amber paste moulded; wax fruit moulded
de: Hornschnitzerei = horn carving; Knochenschnitzerei = bone carving; Geweihschnitzerei = antler carving; Hornplatte bearbeitet = worked horn plate
fr: sculpture en corne = horn carving; sculpture en os = bone carving; plaque de corne travaillée = worked horn plate; objet en bois de cerf = antler article
es: talla de cuerno = horn carving; talla de hueso = bone carving; talla de marfil = ivory carving; placa de cuerno = worked horn plate; objeto de asta = horn article
it: intaglio in corno = horn carving; intaglio in osso = bone carving; lastra di corno = horn plate; oggetto in corno di cervo = antler article
nl: hoornsnijwerk = horn carving; beensnijwerk = bone carving; hoornplaat bewerkt = worked horn plate
pl: rzeźba z rogu = horn carving; rzeźba z kości = bone carving; płytka rogowa = worked horn plate
pt: escultura em corno = horn carving; escultura em osso = bone carving; placa de corno = horn plate
not: ivory carving knife; bone carving tools; bone carving necklace; bone carving pendant
  "ivory" -> 960110
  "elfenbeinschnitzerei" -> 960110
  "mammutelfenbein" -> 960110
  "ivoire" -> 960110
  "marfil" -> 960110
  "avorio" -> 960110
  "ivoorsnijwerk" -> 960110
  "sloniowej" -> 960110
  "marfim" -> 960110
  "wax|cera" -> 960200
  "beeswax" -> 960200
  "paraffin|parafina|paraffina" -> 960200
  "jet" -> 960200
  "amber" -> 960200
  * -> 960190
t: buffalo horn carving eagle => 960190
t: mammoth ivory carving => 960110
t: wax fruit moulded decorative => 960200
t: wood carving tools set => !9601

@ church-furniture
en: wooden altar; church pew; pulpit; lectern; podium speech stand; prie-dieu; confessional; tabernacle furniture; needlework table; sewing table cabinet; plinth display column; telephone table; hall stand wooden; coat rack freestanding; valet stand; plant stand wooden
de: Altar Holz = wooden altar; Kirchenbank = church pew; Rednerpult = lectern; Stehpult = lectern; Nähtisch = sewing table
fr: autel en bois = wooden altar; banc d'église = church pew; pupitre de conférence = lectern; porte-manteau sur pied = coat rack freestanding; valet de nuit = valet stand; table à ouvrage = sewing table cabinet
es: altar de madera = wooden altar; banco de iglesia = church pew; atril de conferencias = lectern; galán de noche = valet stand; mesa costurero = sewing table
it: altare in legno = wooden altar; panca da chiesa = church pew; leggio da conferenza = lectern; appendiabiti da terra = coat rack freestanding; servomuto = valet stand; tavolino da cucito = sewing table
nl: houten altaar = wooden altar; kerkbank = church pew; spreekgestoelte = pulpit; dressboy = valet stand; naaitafel = needlework table
pl: ołtarz drewniany = wooden altar; ławka kościelna = church pew; mównica = lectern; niemy kamerdyner = valet stand; stolik do szycia = sewing table
pt: altar de madeira = wooden altar; banco de igreja = church pew; púlpito = pulpit; cabide de pé = freestanding coat rack; mancebo = valet stand; mesa de costura = sewing table
not: altar cloth; lectern light; altar candle; lectern microphone; podium shoe
  "pew" -> 940169
  "kirchenbank" -> 940169
  "banc" -> 940169
  "banco" -> 940169
  "panca" -> 940169
  "kerkbank" -> 940169
  "lawka" -> 940169
  main: base-metal 940320 ~.15; plastic 940370 ~.05; bamboo 940382 ~.02; wood 940360
  * -> 940360
t: wooden altar carved => 940360
t: church pew oak => 940169
t: coat stand steel black => 940320
t: altar cloth linen => !9403

@ coin-game-machine
en: slot machine; arcade machine; claw machine; crane game machine; coin-operated game; gambling machine; fruit machine; coin pusher machine; arcade cabinet coin operated; jukebox game coin; redemption game machine; kiddie ride coin operated; electronic roulette machine; video poker machine
de: Spielautomat = coin-operated game machine; Geldspielautomat = gambling machine; Flipperautomat = pinball machine; Greifautomat = claw machine; Arcade-Automat = arcade machine
fr: machine à sous = slot machine; flipper à monnayeur = coin-operated pinball; borne d'arcade à monnayeur = coin-operated arcade machine; machine attrape-peluches = claw machine; machine à pinces = claw machine
es: máquina tragaperras = slot machine; máquina recreativa = arcade machine; máquina de pinball = pinball machine; máquina de garra = claw machine; máquina arcade con monedero = coin-operated arcade machine
it: slot machine = slot machine; flipper a gettoni = coin-operated pinball machine; macchina a gettoni gioco = coin-operated game; videogioco a gettoni = coin-operated video game; gru pesca peluche = claw machine
nl: gokautomaat = slot machine; flipperkast = pinball machine; grijpautomaat = claw machine; speelautomaat = gaming machine; arcadekast muntinworp = coin operated arcade cabinet
pl: automat do gier = game machine; jednoręki bandyta = slot machine; flipper automat = pinball machine; automat z chwytakiem = claw machine; automat zręcznościowy = arcade machine
pt: máquina de jogo = gaming machine; slot machine casino = casino slot machine; máquina de flippers = pinball machine; máquina de garra = claw machine; máquina arcade com moedeiro = coin operated arcade machine
not: slot machine toy; slot machine bank; mini claw machine toy; claw machine toy; slot machine tool; arcade machine mini handheld; pinball machine toy; mini pinball; mini arcade machine; slotting machine; slot machine coin bank; slot machine piggy bank
  "toy" -> 950300
  "home" -> 950490 ~.1
  * -> 950430
t: claw machine coin operated with bill acceptor => 950430
t: slot machine casino video => 950430
t: mini claw machine toy with sweets => !950430

@ collage-old
en: antique mosaic panel; roman mosaic original; collage over 100 years old; mixed media artwork original; decorative plaque hand made collage; hand executed collage; textile art collage original
de: Originalcollage = original collage; antikes Mosaik = antique mosaic; Mixed-Media-Kunstwerk Original = mixed media artwork original
fr: mosaïque antique = antique mosaic; œuvre techniques mixtes originale = mixed media artwork original
es: collage original de artista = original artist's collage; mosaico antiguo = antique mosaic; obra técnica mixta original = mixed media artwork original
it: mosaico antico = antique mosaic; opera tecnica mista originale = mixed media artwork original
nl: originele collage = original collage; antiek mozaïek = antique mosaic; mixed media kunstwerk origineel = mixed media artwork original
pl: oryginalny kolaż = original collage; antyczna mozaika = antique mosaic; oryginalna praca mixed media = original mixed media artwork
pt: mosaico antigo = antique mosaic; obra técnica mista original = mixed media artwork original
not: collage frame; collage kit; collage paper
  "mosaic": kind=century-old 970122; "antique" 970122; "roman" 970122; * 970192
  "mosaik" -> 970122
  "mosaique" -> 970122
  "mosaico" -> 970122
  "mozaiek" -> 970122
  "mozaika" -> 970122
  kind=century-old -> 970129 ~.05
  * -> 970199
t: original collage mixed paper on board, signed => 970199
t: collage over 100 years old => 970129
t: antique mosaic panel => 970122
t: collage photo frame 12 openings => !9701

@ collection-piece-more
en: collector mineral crystal specimen; archaeological artefact; ethnographic object collection; tribal mask collection; historic document collection; insect specimen mounted; pinned butterflies; butterfly specimen framed; mounted bird taxidermy; herbarium sheet; human skeleton specimen; human skull anatomical specimen real; mummified specimen; meteorite specimen; collector banknote; old banknotes collection; commemorative coin collector
de: Sammlerbanknote = collector banknote; antike Münze = antique coin; Ethnografika = ethnographic object
fr: collection de minéraux = mineral collection; pièce de collection monnaie = collector's coin; monnaie antique = antique coin
es: colección de minerales = mineral collection; pieza arqueológica = archaeological artefact; moneda antigua romana = ancient roman coin; pieza etnográfica = ethnographic object
it: campione minerale = mineral specimen; collezione di minerali = mineral collection; moneta antica romana = ancient roman coin
nl: mineraalspecimen = mineral specimen; mineralenverzameling = mineral collection; archeologische vondst = archaeological find; insectenpreparaat = insect specimen; antieke munt = antique coin
pl: okaz minerału = mineral specimen; kolekcja minerałów = mineral collection; preparat owada = insect specimen; wypchane zwierzę = taxidermy animal; moneta antyczna = antique coin
pt: coleção de minerais = mineral collection; peça arqueológica = archaeological piece; inseto conservado = preserved insect; moeda antiga romana = ancient roman coin; peça etnográfica = ethnographic piece
not: mineral specimen stand; taxidermy eyes; taxidermy kit; coin capsule; resin; meteorite necklace; meteorite ring; coin album; taxidermy form
  "human" -> 970521
  "endangered" -> 970522
  "extinct" -> 970522
  "dinosaur" -> 970522
  "archaeological" -> 970510
  "ethnographic" -> 970510
  "tribal" -> 970510
  "historic" -> 970510
  "archaologischer" -> 970510
  "archeologique" -> 970510
  "arqueologica" -> 970510
  "archeologico" -> 970510
  "archeologische" -> 970510
  "archeologiczne" -> 970510
  "ethnografika" -> 970510
  "ethnographique" -> 970510
  "etnografica" -> 970510
  "etnografico" -> 970510
  "etnografisch" -> 970510
  "etnograficzny" -> 970510
  "ancient" -> 970531
  "roman" -> 970531
  "antike munze" -> 970531
  "antique" -> 970531
  "romana" -> 970531
  "antieke" -> 970531
  "antyczna" -> 970531
  "coin" -> 970539
  "banknote" -> 970539
  "banknotes" -> 970539
  "sammlermunze" -> 970539
  "sammlerbanknote" -> 970539
  "monnaie" -> 970539
  "billet" -> 970539
  "moneda" -> 970539
  "billete" -> 970539
  "moneta" -> 970539
  "banconota" -> 970539
  "verzamelmunt" -> 970539
  "verzamelbankbiljet" -> 970539
  "banknot" -> 970539
  "moeda" -> 970539
  "nota" -> 970539
  * -> 970529
t: butterfly specimen framed => 970529
t: archaeological artefact bronze age => 970510
t: collector banknote 1995 uncirculated => 970539
t: roman coin silver denarius => 970531
t: coin album pages => !9705

@ comb-hair-more
en: sandalwood comb; horn comb; metal comb; beard comb wooden; hair slide metal; metal hair barrette; french barrette clip metal; foam hair rollers; heatless curler; curling pin; kirby grip; hairpin u shape; pocket comb plastic; hard rubber comb; hair side comb decorative
de: Hornkamm = horn comb; Metallkamm = metal comb; Bartkamm Holz = wooden beard comb; Haarspange Metall = hair slide metal; Taschenkamm = pocket comb
fr: peigne en corne = horn comb; peigne en métal = metal comb; barrette métal = metal hair barrette; pince plate cheveux = flat hair clip; peigne de poche = pocket comb; peigne à poux = lice comb
es: peine de cuerno = horn comb; peine metálico = metal comb; pasador de pelo metálico = metal hair barrette; rulo para el pelo = hair roller; peine de bolsillo = pocket comb; liendrera = lice comb
it: pettine in corno = horn comb; pettine in metallo = metal comb; fermaglio capelli metallo = metal hair barrette; pettine tascabile = pocket comb; pettine pidocchi = lice comb
nl: houten kam = wooden comb; hoornen kam = horn comb; metalen kam = metal comb; haarspeld metaal = hair slide metal; haarroller = hair roller; zakkam = pocket comb; luizenkam = lice comb
pl: grzebień rogowy = horn comb; grzebień metalowy = metal comb; spinka metalowa do włosów = metal hair clip; wałek do włosów = hair roller; grzebień kieszonkowy = pocket comb; grzebień na wszy = lice comb
pt: pente de corno = horn comb; pente de metal = metal comb; travessão metal = metal hair slide; rolo de cabelo = hair roller; bigudi = hair roller; pente de bolso = pocket comb; pente de piolhos = lice comb
not: electric; rollers heated; hair roller bag; lice comb electric; dog; pet
  "roller|rodillo|rullo" -> 961590
  "rollers" -> 961590
  "curler" -> 961590
  "rod" -> 961590
  "rods" -> 961590
  "curling" -> 961590
  "grip" -> 961590
  "hairpin" -> 961590
  "lockenwickler" -> 961590
  "haarnadel" -> 961590
  "haarklemme" -> 961590
  "bigoudi" -> 961590
  "epingle" -> 961590
  "pince" -> 961590
  "rulo" -> 961590
  "horquilla" -> 961590
  "bigodino" -> 961590
  "forcina" -> 961590
  "haarroller" -> 961590
  "krulspeld" -> 961590
  "schuifspeldje" -> 961590
  "walek" -> 961590
  "papilot" -> 961590
  "wsuwka" -> 961590
  "rolo" -> 961590
  "bigudi" -> 961590
  "gancho" -> 961590
  main: wood 961519 ~.2; base-metal 961519 ~.1; bone 961519 ~.03; plastic|rubber 961511
  "horn" -> 961519
  "metal" -> 961519
  "sandalwood" -> 961519
  "hornkamm" -> 961519
  "holzkamm" -> 961519
  "metallkamm" -> 961519
  * -> 961511
t: wooden comb sandalwood => 961519
t: pocket comb plastic black => 961511
t: velcro rollers 12 pcs => 961590
t: metal hair barrette 8 cm => 961519
t: spare blade for electric shaver => !9615

@ dental-barber-chair
en: dentist chair; dental unit chair; barber chair hydraulic; styling chair salon; barbershop chair; salon styling chair reclining
de: Behandlungsstuhl Zahnarzt = dentist chair; Barbierstuhl = barber chair
fr: fauteuil de dentiste = dentist chair; fauteuil de coiffeur = hairdresser's chair; fauteuil de barbier = barber chair
es: silla de dentista = dentist chair
it: poltrona da dentista = dentist chair
nl: barbierstoel = barber chair
pl: fotel dentystyczny = dentist chair
pt: cadeira de dentista = dentist chair
not: dental chair cover; barber chair cover; dental chair light; barber chair part
  * -> 940210
t: dentist chair electric => 940210
t: dental chair cover disposable => !940210

@ disposable-lighter
en: disposable lighter; disposable gas lighter; non-refillable lighter; non-refillable pocket lighter; disposable cigarette lighter; throwaway lighter; disposable flint lighter; non-refillable gas lighter
de: Einwegfeuerzeug = disposable lighter; Wegwerffeuerzeug = disposable lighter; nicht nachfüllbares Feuerzeug = non-refillable lighter
fr: briquet jetable = disposable lighter; briquet non rechargeable = non-refillable lighter; briquet à gaz jetable = disposable gas lighter
es: encendedor desechable = disposable lighter; mechero desechable = disposable lighter; encendedor no recargable = non-refillable lighter
it: accendino usa e getta = disposable lighter; accendino non ricaricabile = non-refillable lighter; accendino monouso = disposable lighter
nl: wegwerpaansteker = disposable lighter; niet-navulbare aansteker = non-refillable lighter; wegwerp gasaansteker = disposable gas lighter
pl: zapalniczka jednorazowa = disposable lighter; zapalniczka jednorazowego użytku = disposable lighter; zapalniczka bez możliwości napełniania = non-refillable lighter
pt: isqueiro descartável = disposable lighter; isqueiro não recarregável = non-refillable lighter; isqueiro de usar e deitar fora = disposable lighter
not: disposable lighter case; disposable lighter sleeve; disposable lighter holder
  * -> 961310
t: disposable gas lighters box of 50 => 961310
t: non-refillable pocket lighter => 961310
t: refillable gas pocket lighter => !961310

@ fairground-organ-misc
en: fairground organ; hunting horn signal; signalling whistle; mouth blown signal horn; call whistle; party rattle wooden; football rattle; rattle noise maker wooden; didjeridu clapper
de: Jahrmarktsorgel = fairground organ; Holzratsche = wooden rattle
fr: orgue de foire = fairground organ; crécelle = rattle; oiseau chanteur mécanique = mechanical singing bird
es: órgano de feria = fairground organ; sierra musical = musical saw; carraca = ratchet rattle; pájaro cantor mecánico = mechanical singing bird
it: organo da fiera = fairground organ; raganella = ratchet noisemaker; uccello canterino meccanico = mechanical singing bird
nl: kermisorgel = fairground organ; zingende zaag = musical saw; houten ratel = wooden rattle; vogellokfluit = bird call whistle
pl: organy jarmarczne = fairground organ; wabik myśliwski = hunting call; piła muzyczna = musical saw; kołatka drewniana = wooden rattle; gwizdek sygnałowy = signalling whistle
pt: órgão de feira = fairground organ; chamariz de caça = hunting call; serra musical = musical saw; matraca = wooden clapper; pássaro cantor mecânico = mechanical singing bird
not: street organ music box; rattle snake; baby rattle
  * -> 920890
t: fairground organ restored => 920890
t: football rattle wooden => 920890
t: baby rattle wooden => !920890

@ fairy-lights-tree
en: christmas light string; fairy light string; christmas net lights; christmas curtain lights; tree light chain; cluster lights christmas; copper wire fairy lights; lighting string for christmas trees; curtain lights led
de: Lichterkette Weihnachten = christmas light string; Christbaumbeleuchtung = christmas tree light; Weihnachtsbaumbeleuchtung = christmas tree light; Eiszapfen-Lichterkette = icicle string light
fr: guirlande lumineuse de Noël = christmas light string; guirlande électrique sapin = electric christmas tree garland; guirlande stalactite = icicle light string
es: guirnalda de luces navideña = christmas light string; luces de árbol de Navidad = christmas tree lights
it: luci per albero di Natale = christmas tree light; catena luminosa natalizia = christmas light string
nl: kerstboomverlichting = christmas tree lights; lichtsnoer kerst = christmas light string; ijspegelverlichting = icicle lights
pl: lampki świąteczne = christmas lights; sople świetlne = icicle lights
pt: grinalda luminosa de Natal = christmas light string; luzes de árvore de Natal = christmas tree lights; cortina de luzes = curtain lights
not: christmas lights projector; christmas lights clip; christmas light projector; christmas lights storage; fairy lights timer
  power=solar -> 940541 ~.05
  source=incandescent -> 940539 ~.04
  "bulb" "not led" -> 940539
  * -> 940531
t: christmas tree lights LED 200 warm white => 940531
t: christmas tree lights incandescent mini bulbs => 940539
t: solar garden spike light => !940531

@ festive-carnival-more
en: christmas bauble glass; nativity figures; christmas garland tinsel; advent wreath artificial; santa claus figure decoration; joke toy prank; conjuring set; magician props; paper garland party; party horn blower; halloween decoration skeleton; halloween spider web; easter egg decoration plastic; confetti paper; paper lantern party; false nose; carnival wig novelty; balloon drop decoration; serpentine streamers
de: Krippenfigur = nativity figure; Papiergirlande = paper garland
fr: masque de carnaval = carnival mask; coffret de magie = magic set; guirlande en papier = paper garland party
es: figura de belén = nativity figure; árbol de Navidad artificial = artificial christmas tree; máscara de carnaval = carnival mask; juego de magia = magic set; decoración de Halloween = halloween decoration; guirnalda de papel = paper garland party
it: statuina presepe = nativity figurine; albero di Natale artificiale = artificial christmas tree; maschera di carnevale = carnival mask; scherzi di carnevale = carnival joke article; gioco di magia = magic game; decorazione pasquale = easter decoration; ghirlanda di carta = paper garland
nl: goocheldoos = conjuring set; serpentines = serpentine streamers; halloweendecoratie = halloween decoration; papieren slinger = paper garland party
pl: bombka choinkowa = christmas bauble; artykuł żartobliwy = joke article; zestaw magika = conjuring set; ozdoba wielkanocna = easter decoration; girlanda papierowa = paper garland
pt: base para árvore de Natal = christmas tree stand; figura de presépio = nativity figure; árvore de Natal artificial = artificial christmas tree; máscara de carnaval = carnival mask; artigo de partidas = joke article; jogo de magia = magic set; decoração de Halloween = halloween decoration; grinalda de papel = paper garland
not: christmas tree lights; halloween costume; christmas tree skirt; fake blood test; christmas tree bag; christmas bauble hook; carnival mask elastic; led; candle; mould
  "halloween" -> 950590
  "easter" -> 950590
  "new year" -> 950590
  "tree stand" -> 950510
  "standers" -> 950510
  "christmas" -> 950510
  "nativity" -> 950510
  "yule" -> 950510
  "santa" -> 950510
  "advent" -> 950510
  "weihnachten" -> 950510
  "weihnachtskugel" -> 950510
  "weihnachtsbaum" -> 950510
  "christbaumstander" -> 950510
  "krippenfigur" -> 950510
  "lametta" -> 950510
  "noel" -> 950510
  "sapin" -> 950510
  "navidad" -> 950510
  "belen" -> 950510
  "natale" -> 950510
  "presepe" -> 950510
  "kerstbal" -> 950510
  "kerstboomstandaard" -> 950510
  "kerststal" -> 950510
  "kunstkerstboom" -> 950510
  "bombka" -> 950510
  "choinke" -> 950510
  "choinka" -> 950510
  "szopka" -> 950510
  "natal" -> 950510
  "presepio" -> 950510
  * -> 950590
t: artificial christmas tree 180 cm => 950510
t: venetian mask carnival => 950590
t: conjuring set for children => 950590
t: christmas tree lights led => !950510

@ firearm-other-kinds
en: very pistol; line thrower; line throwing apparatus; blank firing gun; captive bolt stunner; humane killer captive bolt; muzzle-loading rifle; combination shotgun rifle; drilling hunting gun; sporting rifle; target rifle; co2 pistol; spring air rifle; gas pistol; baton police; pepper gun launcher
de: Leinenwurfgerät = line throwing apparatus; Vorderlader = muzzle loader; Jagdbüchse = hunting rifle; Drilling Jagdwaffe = drilling hunting gun; CO2-Pistole = co2 pistol; Schlagstock = baton
fr: pistolet lance-fusées = flare pistol; lance-amarres = line thrower; pistolet d'abattage = captive bolt pistol; fusil à poudre noire = black powder gun; carabine de chasse = hunting rifle; pistolet CO2 = co2 pistol
es: pistola de señales = signal pistol; pistola de fogueo = blank firing gun; lanzacabos = line thrower; pistola de aturdimiento = stunning pistol; arma de avancarga = muzzle-loading firearm; pistola CO2 = co2 pistol
it: pistola lanciarazzi segnalazione = signal flare pistol; lanciasagole = line thrower; pistola a proiettile captivo = captive bolt pistol; fucile ad avancarica = muzzle-loading rifle; carabina da caccia = hunting rifle; pistola CO2 = co2 pistol
nl: lijnwerptoestel = line thrower; schietmasker slacht = captive bolt stunner; jachtgeweer kogel = hunting rifle; CO2-pistool = co2 pistol
pl: pistolet sygnałowy = signal pistol; wyrzutnia liny = line thrower; pistolet do uboju = humane killer captive bolt; broń czarnoprochowa = black powder firearm; sztucer myśliwski = hunting rifle; wiatrówka pistolet = air pistol; pistolet CO2 = co2 pistol
pt: pistola de sinais = signal pistol; pistola de alarme = blank firing pistol; lança-cabos = line thrower; pistola de êmbolo cativo = captive bolt pistol; arma de antecarga = muzzle-loading gun; carabina de caça = hunting rifle; bastão telescópico = telescopic baton; pistola CO2 = co2 pistol
not: water pistol; toy; hunting rifle scope; rifle bag; rifle sling; spring air rifle part; flare gun cartridge; truncheon holder; baton holder
  "muzzle-loading" -> 930310
  "black powder" -> 930310
  "vorderlader" -> 930310
  "poudre noire" -> 930310
  "avancarga" -> 930310
  "avancarica" -> 930310
  "voorlader" -> 930310
  "czarnoprochowa" -> 930310
  "antecarga" -> 930310
  "combination" -> 930320
  "drilling" -> 930320
  "hunting" -> 930330
  "sporting" -> 930330
  "target rifle" -> 930330
  "jagdbuchse" -> 930330
  "chasse" -> 930330
  "caza" -> 930330
  "caccia" -> 930330
  "jachtgeweer" -> 930330
  "mysliwski" -> 930330
  "caca" -> 930330
  "air pistol" -> 930400
  "co2" -> 930400
  "spring|muelle|resorte|molla|mola" -> 930400
  "gas" -> 930400
  "truncheon" -> 930400
  "baton" -> 930400
  "pepper" -> 930400
  "luftpistole" -> 930400
  "schlagstock" -> 930400
  "comprime" -> 930400
  "matraque" -> 930400
  "comprimido" -> 930400
  "porra" -> 930400
  "compressa" -> 930400
  "manganello" -> 930400
  "luchtpistool" -> 930400
  "wapenstok" -> 930400
  "wiatrowka" -> 930400
  "palka" -> 930400
  "bastao" -> 930400
  * -> 930390
t: very pistol for signals => 930390
t: line thrower marine => 930390
t: CO2 pistol 4.5 mm => 930400
t: hunting rifle bolt action .308 => 930330
t: hunting rifle scope 3-9x40 => !9303

@ fishing-hunting-more
en: soft bait lure; fishing landing net; fishing rod holder bank; fishing lead weight; fishing line nylon spool; goose decoy; pigeon decoy; insect net; fish trap crab pot net; bird trap net; fly tying kit; fishing fly; bite alarm fishing; snelled hooks
de: Angelpose = fishing float; Wirbel Angeln = fishing swivel; Schmetterlingsnetz = butterfly net; Drilling Haken = treble hook; Kunstfliege = fishing fly
fr: leurre de pêche = fishing lure; filet à papillons = butterfly net; hameçon triple = treble hook; mouche de pêche = fishing fly
es: señuelo de pesca = fishing lure; vinilo de pesca = soft fishing lure; rejón pesca; quitavueltas = fishing swivel; cimbel de pato = duck decoy; cazamariposas = butterfly net; avisador de picada = bite alarm; anzuelo triple = treble hook; mosca de pesca = fishing fly
it: galleggiante da pesca = fishing float; girella pesca = fishing swivel; richiamo anatra stampo = duck decoy; retino per farfalle = butterfly net; avvisatore pesca = bite alarm fishing; ancoretta pesca = treble fishing hook; mosca da pesca = fishing fly
nl: plug hengelsport = plug lure; wartel hengelsport = fishing swivel; vlindernet = butterfly net; dreg haak; kunstvlieg = fishing fly
pl: przynęta wędkarska = fishing lure; siatka na ryby wędkarska = fishing net; wabik kaczka = duck decoy; siatka na motyle = butterfly net; kotwiczka = treble hook; mucha wędkarska = fishing fly
pt: amostra de pesca = fishing lure; vinil de pesca = soft bait lure; destorcedor = fishing swivel; negaça pato = duck decoy; rede de borboletas = butterfly net; alarme de mordida = bite alarm; fateixa pesca = grapnel fishing hook; mosca de pesca = fishing fly
not: jig head mould; fishing lure box; lure making; wobbler cat toy; fishing lure mould; cat
  "hook" -> 950720
  "hooks" -> 950720
  "haken" -> 950720
  "hamecon" -> 950720
  "anzuelo" -> 950720
  "ancoretta" -> 950720
  "haak" -> 950720
  "kotwiczka" -> 950720
  "fateixa" -> 950720
  "nylon spool" -> 950790
  * -> 950790
t: soft bait lure 10 cm 5 pcs => 950790
t: treble hook size 6 => 950720
t: duck decoy floating => 950790
t: lure mould silicone => !950790

@ furniture-part-more
en: furniture part; wooden furniture part; table top; wooden table top; cabinet door; kitchen cabinet door; wardrobe door; drawer box; drawer front panel; bed slat wood; bed side rail; furniture carcass; shelf board furniture; metal furniture frame; table frame; desk frame; standing desk frame; table base cast iron; parts of furniture; headboard panel; furniture component
de: Möbelteil = furniture part; Tischgestell = table frame; Schranktür = cabinet door; Küchenfront = kitchen cabinet front; Schubkasten = drawer box; Schreibtischgestell = desk frame; Bettlatten = bed slat; Möbelfront = furniture front
fr: partie de meuble = furniture part; piètement de table = table frame; porte de placard = cupboard door; façade de cuisine = kitchen cabinet front; caisson de tiroir = drawer box; structure de bureau = desk frame; façade de tiroir = drawer front
es: parte de mueble = furniture part; base de mesa = table base; puerta de armario = wardrobe door; frente de cocina = kitchen front; cajón de mueble = furniture drawer; estructura de escritorio = desk frame; tablero de mesa = table top
it: parte di mobile = furniture part; base per tavolo = table base; anta armadio = wardrobe door; anta cucina = kitchen cabinet door; cassetto per mobili = furniture drawer; struttura scrivania = desk frame; piano tavolo = table top
nl: meubelonderdeel = furniture part; tafelonderstel = table base; kastdeur = cabinet door; keukenfront = kitchen front; lade meubel = furniture drawer; bureauframe = desk frame; tafelblad = table top
pl: część mebla = furniture part; stelaż stołu = table frame; drzwi szafy = wardrobe door; front kuchenny = kitchen cabinet door; szuflada meblowa = drawer box; stelaż biurka = desk frame; blat stołu = table top
pt: parte de móvel = furniture part; base de mesa = table base; porta de armário = cabinet door; frente de cozinha = kitchen front; gaveta de móvel = furniture drawer; estrutura de secretária = desk frame; tampo de mesa = table top
not: cabinet door hinge; cabinet door handle; cabinet door lock; cabinet door catch; cabinet door bumper; wardrobe door hanger; table top easel; tabletop easel; wooden tabletop easel; table top game; table top lighter; wardrobe door wheel; table top burner; table top fridge; table top ironing; cabinet door knob; cabinet door damper; wardrobe door roller; table top mirror; table top dishwasher; cabinet door magnet; bed side rail baby; table top christmas tree; table top oven; table top fan; table top display
  main: base-metal 940399 ~.25; plastic 940399 ~.03; glass 700719 ~.01; stone 680291 ~.01; wood 940391
  "glass" -> 700719     # ch. 94 n. 3(A): sheets of glass or stone are no parts of furniture
  "frame" -> 940399
  "gestell" -> 940399
  "tischgestell" -> 940399
  "base" -> 940399
  * -> 940391
ask: main
t: kitchen cabinet door mdf white => 940391
t: standing desk frame electric dual motor => 940399
t: wooden table top beech 120x60 => 940391
t: cabinet door hinge soft close => !9403

@ gun-part-more
en: rifle barrel; gunstock walnut; shotgun stock; pistol frame; pistol grip part; bolt carrier group; trigger group gun; muzzle brake rifle; gun silencer; sound moderator rifle; choke tube shotgun; revolver cylinder; firing pin; airgun barrel; recoil pad rifle
de: Flintenlauf = shotgun barrel; Pistolenschlitten = pistol slide; Pistolenmagazin = pistol magazine; Schalldämpfer Gewehr = rifle silencer; Choke Flinte = shotgun choke; Schlagbolzen Waffe = firing pin
fr: glissière de pistolet = pistol slide; chargeur de pistolet = pistol magazine; silencieux carabine = rifle silencer; choke fusil = shotgun choke; percuteur arme = firing pin
es: corredera de pistola = pistol slide; cargador de pistola = pistol magazine; silenciador de rifle = rifle silencer; choke escopeta = choke tube shotgun; percutor arma = firing pin
it: calcio fucile = gun stock; carrello pistola = pistol slide; caricatore pistola = pistol magazine; silenziatore carabina = rifle silencer; strozzatore fucile = choke tube shotgun; percussore arma = firing pin
nl: pistoolslede = pistol slide; pistoolmagazijn = pistol magazine; geluiddemper geweer = gun silencer; mondingsrem = muzzle brake; choke hagelgeweer = choke tube shotgun
pl: kolba strzelby = shotgun stock; zamek pistoletu = pistol slide; magazynek pistoletu = pistol magazine; tłumik do karabinu = rifle silencer; hamulec wylotowy = muzzle brake rifle; choke strzelba = choke tube shotgun
pt: cano de espingarda = shotgun barrel; coronha de espingarda = shotgun stock; corrediça de pistola = pistol slide; carregador de pistola = pistol magazine; silenciador de carabina = rifle silencer; choke caçadeira = shotgun choke tube
not: pistol grip drill; pistol grip hose; airsoft; toy; pistol grip camera; magazine pouch; pistol magazine pouch; pistol magazine loader; spray pistol; nerf
  "military" -> 930591
  "machine gun" -> 930591
  "airgun" -> 930599
  "pistol" -> 930510
  "revolver" -> 930510
  "pistolenschlitten" -> 930510
  "pistolenmagazin" -> 930510
  "pistolet" -> 930510
  "pistola" -> 930510
  "pistoolslede" -> 930510
  "pistoolmagazijn" -> 930510
  "pistoletu" -> 930510
  * -> 930520
t: rifle barrel chrome moly .308 => 930520
t: pistol magazine 9 mm 15 rounds => 930510
t: shotgun stock walnut => 930520
t: magazine pouch nylon => !9305

@ gym-athletics-goods
en: vaulting box; vaulting horse; parallel bars; pommel horse; athletics hurdle; javelin athletics; high jump mat; wall bars; smith machine; leg press machine; cable machine gym; mini stepper; medicine ball slam; wrist exerciser; boxing punch bag stand; punching ball; boxing ring; judo mat; plyo box
de: Turnmatte = gymnastics mat; Sprungkasten = vaulting box; Barren Turnen = parallel bars; Trainingshürde = training hurdle; Vibrationsplatte = vibration plate; Kraftstation = multi-gym
fr: tapis de gymnastique = gymnastics mat; cheval d'arçons = pommel horse; barres parallèles = parallel bars; haie d'entraînement = training hurdle; espalier = wall bars; plateforme vibrante = vibration platform; anneaux de gymnastique = gymnastics rings; appareil de musculation = gym machine
es: colchoneta de gimnasia = gymnastics mat; plinto = vaulting box; barras paralelas = parallel bars; valla de entrenamiento = training hurdle; espaldera = wall bars; banco de musculación = weight bench; plataforma vibratoria = vibration platform; anillas de gimnasia = gymnastic ring; máquina de musculación = weight training machine
it: materassino ginnastica = gym mat; cavallo con maniglie = pommel horse; parallele ginnastica = gymnastics parallel bar; ostacolo allenamento = training hurdle; spalliera svedese = wall bars; pedana vibrante = vibration plate; stazione multifunzione palestra = multi gym station
nl: turnmat = gymnastics mat; springkast = vaulting box; brug turnen = gymnastics bars; trainingshorde = training hurdle; turnringen = gymnastics rings; krachtstation = multi gym
pl: skrzynia gimnastyczna = vaulting box; poręcze gimnastyczne = parallel bars; płotek treningowy = training hurdle; drabinka gimnastyczna = wall bars; platforma wibracyjna = vibration plate; kółka gimnastyczne = gymnastic rings; atlas do ćwiczeń = multi gym
pt: colchão de ginástica = gymnastics mat; plinto = vaulting box; barras paralelas = parallel bars; barreira de treino = training hurdle; espaldar = wall bars; plataforma vibratória = vibration plate; argolas de ginástica = gymnastic rings; saco de boxe = punching bag; máquina de musculação = gym machine
not: gym bench locker room; spin bike shoes; vaulting pole; spin bike seat cover; parallel bars connector; weight bench cover; spin bike pedal; punching ball toy; judo mat cleaner
  * -> 950691
t: gymnastic mat folding 180 cm => 950691
t: wall bars wooden => 950691
t: locker room bench 2 m => !950691

@ illuminated-sign-kinds
en: illuminated nameplate; illuminated house number; led open sign; pharmacy cross sign; led light box sign; channel letters illuminated; illuminated advertising sign; backlit sign; exit sign luminous; fluorescent light box sign; letter light box cinematic
de: beleuchtete Hausnummer = illuminated house number; Notausgangsleuchte = emergency exit light; Leuchtbuchstaben = illuminated letter
fr: caisson lumineux = led light box sign; croix de pharmacie = pharmacy cross sign; numéro de maison lumineux = illuminated house number; bloc de sortie de secours = emergency exit light
es: caja de luz publicitaria = advertising light box; cruz de farmacia = pharmacy cross sign; número de casa luminoso = illuminated house number; señal de salida de emergencia luminosa = illuminated emergency exit sign
it: cassonetto luminoso = illuminated sign box; croce farmacia = pharmacy cross sign; numero civico luminoso = illuminated house number; insegna uscita di emergenza luminosa = illuminated emergency exit sign
nl: lichtbak = light box; apotheekkruis = pharmacy cross sign; verlicht huisnummer = illuminated house number; vluchtwegverlichting = escape route lighting
pl: szyld podświetlany = illuminated sign; kaseton świetlny = illuminated light box; krzyż apteczny = pharmacy cross sign; podświetlany numer domu = illuminated house number; oprawa ewakuacyjna kierunkowa = exit sign
pt: caixa de luz publicitária = advertising light box; cruz de farmácia = pharmacy cross sign; número de casa luminoso = illuminated house number; sinal luminoso de saída de emergência = luminous emergency exit sign
  source=fluorescent|incandescent|halogen -> 940569 ~.08
  "neon tube" -> 940569
  "gas discharge" -> 940569
  * -> 940561
t: illuminated sign led 60x90 outdoor => 940561
t: photoluminescent exit sticker => !940561

@ instrument-part-more
en: piano hammer set; piano keys set; piano strings; piano wire string; piano pedals part; bow hair; guitar bridge pins; accordion part; saxophone ligature; harmonium reeds; electric guitar pickups; synthesizer keybed; electric guitar tremolo; banjo head; metronome mechanical; tuning fork a440
de: Klaviersaiten = piano strings; Spieldosenwerk = music box movement; Tonabnehmer E-Gitarre = electric guitar pickups
fr: mécanique de piano = piano action; corde de piano = piano string; archet de violon = violin bow; archet de violoncelle = cello bow; mécanisme de boîte à musique = music box mechanism; micro de guitare électrique = electric guitar pickups; tuyau d'orgue = organ pipe
es: mecánica de piano = piano action; cuerda de piano = piano string; arco de violonchelo = cello bow; mástil de guitarra = guitar neck; mecanismo de caja de música = music box movement; pastilla guitarra eléctrica = electric guitar pickup; tubo de órgano = organ pipe
it: corda pianoforte = piano wire string; archetto violoncello = cello bow; pickup chitarra elettrica = electric guitar pickup; canna d'organo = organ pipe
nl: pianosnaar = piano string; speeldoosmechaniek = music box mechanism; orgelpijp = organ pipe
pl: mechanizm fortepianu = piano action; struna fortepianowa = piano string; piszczałka organowa = organ pipe
pt: mecânica de piano = piano action; corda de piano = piano string; mecanismo de caixa de música = music box mechanism; captador guitarra elétrica = electric guitar pickup; tubo de órgão = organ pipe
not: bow hair clip; piano wire mesh; guitar neck strap; piano keys sticker; bow hair accessories; bow hair tie
  "string" -> 920930
  "strings" -> 920930
  "klaviersaiten" -> 920930
  "corde de piano" -> 920930
  "cuerda" -> 920930
  "corda" -> 920930
  "pianosnaar" -> 920930
  "struna" -> 920930
  "piano" -> 920991
  "klavierhammer" -> 920991
  "klaviermechanik" -> 920991
  "pianoforte" -> 920991
  "pianohamer" -> 920991
  "pianomechaniek" -> 920991
  "fortepianowy" -> 920991
  "fortepianu" -> 920991
  "klavier" -> 920991
  "electric|eléctrico|elettrico|elétrico" -> 920994
  "synthesizer" -> 920994
  "tonabnehmer" -> 920994
  "electrique" -> 920994
  "electrica" -> 920994
  "elettrica" -> 920994
  "gitaarelement" -> 920994
  "przetwornik" -> 920994
  "eletrica" -> 920994
  "accordion" -> 920999
  "music box" -> 920999
  "saxophone" -> 920999
  "trumpet" -> 920999
  "clarinet" -> 920999
  "organ" -> 920999
  "harmonium" -> 920999
  "drum" -> 920999
  "metronome" -> 920999
  "pitch pipe" -> 920999
  "tuning fork" -> 920999
  "spieldosenwerk" -> 920999
  "orgelpfeife" -> 920999
  "blattschraube" -> 920999
  "boite a musique" -> 920999
  "orgue" -> 920999
  "caja de musica" -> 920999
  "organo" -> 920999
  "carillon" -> 920999
  "speeldoosmechaniek" -> 920999
  "orgelpijp" -> 920999
  "pozytywki" -> 920999
  "organowa" -> 920999
  "caixa de musica" -> 920999
  "orgao" -> 920999
  * -> 920992
t: piano keys set ivory colour => 920991
t: violin bow pernambuco => 920992
t: piano strings bass copper wound => 920930
t: accordion bellows => 920999
t: bow hair clip for girls => !9209

@ kerosene-lantern
en: kerosene lantern; hurricane lantern; storm lantern; paraffin lamp; paraffin lantern; gas lantern camping; miner's lamp flame; oil lantern; alcohol lamp decorative; carbide lamp
de: Petroleumlaterne = kerosene lantern; Sturmlaterne = storm lantern; Karbidlampe = carbide lamp; Gaslaterne Camping = gas lantern camping
fr: lanterne à pétrole = kerosene lantern; lampe-tempête = hurricane lantern; lampe à pétrole = kerosene lamp; lanterne à gaz = gas lantern
es: farol de queroseno = kerosene lantern; quinqué = kerosene lamp; lámpara de queroseno = kerosene lamp; lámpara de carburo = carbide lamp; farol de gas = gas lantern
it: lanterna a petrolio = kerosene lantern; lampada a petrolio = kerosene lamp; lampada a carburo = carbide lamp; lanterna a gas = gas lantern
nl: petroleumlantaarn = kerosene lantern; stormlantaarn = storm lantern; petroleumlamp = kerosene lamp; gaslantaarn = gas lantern
pl: latarnia sztormowa = hurricane lantern; lampa karbidowa = carbide lamp; lampa gazowa turystyczna = camping gas lamp
pt: lanterna a petróleo = kerosene lantern; candeeiro a petróleo = kerosene lamp; lamparina a querosene = kerosene lamp; lanterna a gás = gas lantern
not: hurricane lantern candle holder glass; gas lantern mantle; led hurricane lantern; kerosene lantern wick; rechargeable; solar
  * -> 940550
t: kerosene lantern galvanised steel => 940550
t: led camping lantern rechargeable => !940550

@ keyboard-organ-harpsichord
en: virginal keyboard; electric organ; home organ electronic; church organ digital; digital organ; digital stage piano; workstation keyboard; reed organ
de: Clavichord = clavichord; Spinett = spinet; Digitalorgel = digital organ; Pfeifenorgel = pipe organ; Bandoneon = bandoneon
fr: clavicorde = clavichord; piano quart de queue = baby grand piano; piano de scène = digital stage piano; orgue à tuyaux = pipe organ; bandonéon = bandoneon
es: clavicordio = clavichord; espineta = spinet; piano de media cola = baby grand piano; piano de escenario = stage piano; órgano de tubos = pipe organ; armonio = harmonium; bandoneón = bandoneon
it: clavicordo = clavichord; stage piano digitale = digital stage piano; organo a canne = pipe organ; armonium = harmonium; bandoneon = bandoneon
nl: clavichord = clavichord; spinet = spinet; stagepiano = stage piano; pijporgel = pipe organ; harmonium = harmonium; bandoneon = bandoneon
pl: klawikord = clavichord; szpinet = spinet; fortepian gabinetowy = grand piano; stage piano = stage piano; organy piszczałkowe = pipe organ; fisharmonia = harmonium; bandoneon = bandoneon
pt: clavicórdio = clavichord; espineta = spinet; piano de palco = stage piano; órgão de tubos = pipe organ; harmónio = harmonium; bandoneon = bandoneon
not: mouth organ toy; harpsichord strings; pipe organ model
  "harpsichord" -> 920190
  "clavichord" -> 920190
  "spinet" -> 920190
  "virginal" -> 920190
  "player piano" -> 920110
  "grand" -> 920120
  "cembalo" -> 920190
  "spinett" -> 920190
  "stutzflugel" -> 920120
  "konzertflugel" -> 920120
  "clavecin" -> 920190
  "clavicorde" -> 920190
  "epinette" -> 920190
  "queue" -> 920120
  "clavicordio" -> 920190
  "espineta" -> 920190
  "cola" -> 920120
  "clavicembalo" -> 920190
  "clavicordo" -> 920190
  "spinetta" -> 920190
  "coda" -> 920120
  "klavecimbel" -> 920190
  "vleugelpiano" -> 920120
  "klawesyn" -> 920190
  "klawikord" -> 920190
  "szpinet" -> 920190
  "fortepian" -> 920120
  "cravo" -> 920190
  "clavicordio" -> 920190
  "cauda" -> 920120
  "pipe organ" -> 920590
  "harmonium" -> 920590
  "reed organ" -> 920590
  "concertina" -> 920590
  "bandoneon" -> 920590
  "mouth organ" -> 920590
  "pfeifenorgel" -> 920590
  "mundharmonika" -> 920590
  "tuyaux" -> 920590
  "tubos" -> 920590
  "armonio" -> 920590
  "canne" -> 920590
  "armonium" -> 920590
  "pijporgel" -> 920590
  "piszczalkowe" -> 920590
  "fisharmonia" -> 920590
  "harmonio" -> 920590
  * -> 920710
t: electric organ with two manuals => 920710
t: harpsichord single manual => 920190
t: digital stage piano 88 keys => 920710
t: concertina 20 buttons => 920590
t: piano keyboard stickers => !9201

@ kitchen-unit
en: kitchen cabinet; fitted kitchen unit; kitchen unit; kitchen cupboard; kitchen base unit; kitchen wall unit; kitchen larder unit; modular kitchen; kitchen pantry cabinet; kitchen island cart; kitchenette unit; wooden kitchen table; kitchen dresser; sink base cabinet; kitchen furniture
de: Küchenschrank = kitchen cabinet; Einbauküche = fitted kitchen; Küchenzeile = kitchen unit; Unterschrank Küche = kitchen base unit; Hängeschrank Küche = kitchen wall unit; Küchenmöbel = kitchen furniture; Küchenbuffet = kitchen buffet cabinet; Küchentisch = kitchen table; Küche = fitted kitchen
fr: meuble de cuisine = kitchen furniture; placard de cuisine = kitchen cabinet; élément de cuisine = kitchen unit; cuisine équipée = modular kitchen; îlot de cuisine = kitchen island; buffet de cuisine = kitchen sideboard; table de cuisine = kitchen table
es: mueble de cocina = kitchen furniture; armario de cocina = kitchen cabinet; cocina modular = modular kitchen; módulo de cocina = kitchen unit; isla de cocina = kitchen island; mesa de cocina = kitchen table
it: mobile da cucina = kitchen furniture unit; pensile cucina = kitchen wall unit; cucina componibile = modular kitchen; credenza cucina = kitchen sideboard; isola cucina = kitchen island; tavolo da cucina = kitchen table
nl: keukenkast = kitchen cabinet; inbouwkeuken = fitted kitchen; keukenblok = kitchen unit; keukeneiland = kitchen island; keukenmeubel = kitchen furniture; keukentafel = kitchen table
pl: szafka kuchenna = kitchen cabinet; meble kuchenne = kitchen furniture; zabudowa kuchenna = fitted kitchen unit; wyspa kuchenna = kitchen island; kredens kuchenny = kitchen dresser; stół kuchenny = kitchen table
pt: armário de cozinha = kitchen cabinet; móvel de cozinha = kitchen furniture; cozinha modular = modular kitchen; ilha de cozinha = kitchen island; mesa de cozinha = kitchen table
not: kitchen cabinet handle; kitchen cabinet hinge; kitchen cabinet door; kitchen cabinet light; kitchen cabinet lock; kitchen cabinet organizer; kitchen cupboard liner; kitchen cabinet paint; kitchen cabinet hardware; kitchen cabinet shelf; kitchen table cloth; kitchen cupboard organizer; kitchen cabinet sticker; toy
  main: base-metal 940320 ~.05; plastic 940370 ~.02; bamboo 940382 ~.01; wood 940340
  * -> 940340
t: kitchen cabinet wooden white gloss => 940340
t: stainless steel kitchen base unit => 940320
t: kitchen cabinet handle brushed => !9403

@ lamp-part-more
en: lamp glass shade; glass globe lamp; replacement glass shade; crystal prism chandelier part; polycarbonate diffuser cover; acrylic light diffuser; light fitting part; luminaire part; lamp arm; lamp canopy ceiling; lamp pole street light; chimney glass oil lamp; lampshade glass; lampshade plastic; fabric lamp shade; rattan lampshade; paper lampshade; lamp body aluminium; led luminaire housing; street light housing
de: Leuchtenteil = luminaire part; Lampendiffusor = lamp diffuser; Kronleuchterkristall = chandelier crystal; Leuchtengehäuse = luminaire housing; Petroleumlampenzylinder = oil lamp glass chimney
fr: globe en verre luminaire = glass globe for lamp; pampille de lustre = chandelier pendant; diffuseur de luminaire = lamp diffuser; pièce de luminaire = luminaire part; verre de lampe à pétrole = chimney glass oil lamp
es: cristal de lámpara = lamp glass; tulipa de cristal lámpara = lamp glass shade; difusor de luminaria = luminaire diffuser; pieza de luminaria = luminaire part; colgante de lámpara araña = chandelier drop
it: vetro per lampada = lamp glass; globo vetro lampada = glass lamp globe; diffusore per lampada = lamp diffuser; parte di lampada = luminaire part; pendente per lampadario = chandelier drop
nl: glazen lampenkap = lampshade glass; diffuser lamp = lamp diffuser; armatuuronderdeel = light fitting part; kristal kroonluchter = chandelier crystal
pl: klosz szklany = lamp glass shade; szkło do lampy = lamp glass; część lampy = lamp part; kryształ do żyrandola = chandelier crystal
pt: vidro de candeeiro = lamp glass; globo de vidro candeeiro = lamp glass globe; difusor de luminária = luminaire diffuser; peça de luminária = luminaire part; pendente de lustre = chandelier drop
not: lamp glass beads; lamp pole camera
  main: glass|crystal-glass 940591 ~.15; plastic 940592 ~.2
  "glass|vidrio" -> 940591
  "crystal|cristallo" -> 940591
  "lampenglas" -> 940591
  "lampglas" -> 940591
  "verre" -> 940591
  "cristal" -> 940591
  "vetro" -> 940591
  "vidro" -> 940591
  "szklany" -> 940591
  "polycarbonate" -> 940592
  "acrylic|acrílico" -> 940592
  * -> 940599
t: lamp glass shade opal replacement => 940591
t: polycarbonate diffuser cover for luminaire => 940592
t: street light housing die-cast aluminium => 940599
t: glass table lamp e27 => !94059

@ lighter-other-kinds
en: table lighter; car cigarette lighter; fluid lighter; piezo gas lighter kitchen; spark lighter welding; flint spark lighter gas stove; candle lighter long; barbecue lighter; electric arc lighter; gas stove igniter; fireplace lighter; flexible neck lighter; electric coil lighter
de: Tischfeuerzeug = table lighter; Küchenfeuerzeug = kitchen lighter; Gasanzünder = gas lighter; Zigarettenanzünder Auto = car cigarette lighter
fr: briquet de table = table lighter; briquet à essence = fluid lighter; briquet à arc électrique = electric arc lighter; allume-cigare voiture = car cigarette lighter; allume-bougie = candle lighter
es: encendedor de mesa = table lighter; encendedor de gasolina = fluid lighter; encendedor de arco = electric arc lighter; encendedor de coche = car cigarette lighter
it: accendino da tavolo = table lighter; accendino a benzina = petrol lighter; accendino ad arco = electric arc lighter; accendisigari auto = car cigarette lighter; accendicandele = candle lighter
nl: tafelaansteker = table lighter; benzineaansteker = petrol lighter; gasaansteker keuken = kitchen gas lighter; plasma-aansteker = plasma lighter; sigarettenaansteker auto = car cigarette lighter; kaarsenaansteker = candle lighter
pl: zapalniczka stołowa = table lighter; zapalniczka benzynowa = petrol lighter; zapalarka do gazu = gas lighter; zapalniczka plazmowa = plasma lighter; zapalniczka samochodowa = car cigarette lighter; zapalarka do świec = candle lighter
pt: isqueiro de mesa = table lighter; isqueiro a gasolina = petrol lighter; acendedor de fogão = gas stove lighter; isqueiro de arco = electric arc lighter; isqueiro de carro = car cigarette lighter; acendedor de velas = candle lighter
not: car cigarette lighter socket; car cigarette lighter plug; car cigarette lighter adapter; car cigarette lighter charger; car cigarette lighter splitter; petrol lighter fuel; barbecue lighter fluid; barbecue lighter block; barbecue lighter cubes; cigarette lighter socket
  * -> 961380                # 9613.10 and .20 are for gas pocket lighters only
t: table lighter silver plated => 961380
t: petrol lighter windproof => 961380
t: electric arc lighter usb => 961380
t: car cigarette lighter socket splitter => !961380

@ mattress-kinds
en: polyurethane foam mattress; pocket sprung mattress; sprung mattress; coir mattress; coconut fibre mattress; horsehair mattress; wool mattress; straw mattress; kapok mattress; futon cotton mattress; hybrid mattress; cot mattress foam; baby mattress; memory foam topper; gel memory foam mattress; medical foam mattress; mattress with springs; camping foam mattress folding
de: Kokosmatratze = coir mattress; Rosshaarmatratze = horsehair mattress
fr: matelas en mousse = foam mattress; matelas latex = latex mattress; matelas en coco = coconut fibre mattress; matelas bébé = baby mattress; matelas à mémoire de forme = memory foam mattress; matelas laine = wool mattress
es: colchón de espuma = foam mattress; colchón de látex = latex mattress; colchón de muelles ensacados = pocket sprung mattress; colchón de coco = coir mattress; colchón de cuna = cot mattress
it: materasso in schiuma = foam mattress; materasso in lattice = latex mattress; materasso memory foam = memory foam mattress; materasso in cocco = coir mattress; materasso lettino = cot mattress
nl: binnenveringmatras = mattress with springs; kokosmatras = coir mattress; traagschuim matras = memory foam mattress
pt: colchão de espuma = foam mattress; colchão de látex = latex mattress; colchão de molas ensacadas = pocket sprung mattress; colchão de coco = coir mattress; colchão de berço = cot mattress
not: foam mattress cover; latex mattress cover; baby mattress protector; cot mattress cover; baby mattress cover; materac sprężynowy trampolina
  form=inflatable -> 392690 ~.01
  "spring|muelle|resorte|molla|mola" -> 940429
  "sprung" -> 940429
  "pocket" -> 940429
  "hybrid" -> 940429
  "federkernmatratze" -> 940429
  "ressorts" -> 940429
  "muelles" -> 940429
  "molle" -> 940429
  "molas" -> 940429
  "pocketveringmatras" -> 940429
  "binnenveringmatras" -> 940429
  "sprezynowy" -> 940429
  "kieszeniowy" -> 940429
  "coir" -> 940429
  "coconut|cocco" -> 940429
  "coco" -> 940429
  "kokosmatratze" -> 940429
  "kokosmatras" -> 940429
  "kokosowy" -> 940429
  "horsehair" -> 940429
  "rosshaarmatratze" -> 940429
  "wool|lana|lã" -> 940429
  "straw|paja|paglia|palha" -> 940429
  "kapok" -> 940429
  "cotton|algodón|cotone|algodão" -> 940429
  * -> 940421
t: foam mattress 90x200x16 cm => 940421
t: pocket sprung mattress 160x200 => 940429
t: coir mattress for cot => 940429
t: baby cot mattress foam 60x120 => 940421
t: mattress protector waterproof => !9404

@ mattress-support-base
en: mattress support; bed slat base; box spring base; mattress base; sprung bed base; adjustable bed base; bed base slats; spring interior unit mattress; innerspring unit; mattress spring unit; bonnell spring unit; pocket spring unit; divan base; mattress foundation
de: Federholzrahmen = sprung slatted bed base; Unterfederung = mattress support; Federkern Einheit = mattress spring unit; Boxspringunterbett = box spring base; Bettrost = slatted bed base
fr: sommier tapissier = upholstered bed base; carcasse de ressorts matelas = mattress spring unit; support de matelas = mattress support
es: base tapizada = upholstered bed base; somier de láminas = bed slat base; canapé base cama = ottoman bed base; carcasa de muelles colchón = mattress spring unit
it: molleggio per materassi = mattress spring unit; base letto a doghe = bed slat base
nl: bedbodem = bed base; boxspringbodem = box spring base; springveer binnenwerk = innerspring unit; spiraalbodem = spring bed base
pl: stelaż pod materac = mattress base; wkład sprężynowy materaca = mattress spring unit; baza łóżka = bed base; skrzynia tapicerowana = upholstered bed base
pt: estrado de ripas = slatted bed base; base de cama = bed base; molejo para colchão = mattress spring unit
not: mattress support board sagging; divan base drawer; slatted bed base cap; bed slat holder
  * -> 940410
t: mattress support slatted 90x200 => 940410
t: innerspring unit bonnell for mattress => 940410
t: mattress foam 160x200 => !940410

@ medical-furniture
en: stretcher; ambulance stretcher; stretcher trolley; gurney; patient trolley; iv pole; infusion stand; medical cabinet; emergency crash cart; delivery bed; gynaecological chair; obstetric table; veterinary table; overbed table hospital; hospital bedside locker; bed control box medical; medical screen folding; anaesthesia trolley; medical bed; scoop stretcher; hospital crib; surgical stool
de: Krankentrage = stretcher; Fahrtrage = stretcher trolley; Medizinschrank = medical cabinet; Notfallwagen = emergency crash cart; Gynäkologiestuhl = gynaecological chair; Tierarzttisch = veterinary table; Krankenhausnachttisch = hospital bedside locker
fr: brancard = stretcher; civière = stretcher; armoire médicale = medical cabinet; chariot médical = medical trolley; divan d'examen = examination couch; table gynécologique = gynaecological table; table vétérinaire = veterinary table
es: camilla de ambulancia = ambulance stretcher; palo de gotero = iv pole; portasueros = iv pole; armario médico = medical cabinet; carro de emergencia = emergency crash cart; camilla de exploración = examination couch; mesa veterinaria = veterinary table
it: barella = stretcher; asta portaflebo = infusion stand; armadio medico = medical cabinet; carrello medicazione = dressing trolley; poltrona ginecologica = gynaecological chair; tavolo veterinario = veterinary table
nl: brancard = stretcher; infuusstandaard = infusion stand; medicijnkast ziekenhuis = hospital medicine cabinet; verpleegbed = nursing bed; hoog-laagbed = height-adjustable bed; dierenartstafel = veterinary table
pl: nosze = stretcher; wózek transportowy pacjenta = patient trolley; stojak na kroplówki = infusion stand; szafa medyczna = medical cabinet; wózek medyczny = medical trolley; kozetka lekarska = examination couch; stół weterynaryjny = veterinary table
pt: suporte de soro = iv pole; armário médico = medical cabinet; carro de emergência = emergency crash cart; cama articulada hospitalar = adjustable hospital bed; marquesa de exame = examination couch; mesa veterinária = veterinary table
not: canvas stretcher; shoe stretcher; stretcher bar; back stretcher; ear stretcher; foot stretcher; calf stretcher; neck stretcher; hat stretcher; leg stretcher; stretcher frame canvas; fence stretcher; glove stretcher; stretcher strip; medical bed sheet; boot stretcher; stretcher bed camping; spine stretcher; stretcher strap; nosze zabawkowe; toe stretcher; stretcher cover; strap; yoga
  * -> 940290
t: ambulance stretcher with wheels => 940290
t: iv pole stainless steel 4 hooks => 940290
t: gurney => 940290
t: shoe stretcher wooden => !9402

@ metal-cot-bed
en: metal bedstead; bedstead; metal cot; iron bed; hospital-style folding bed metal; folding guest bed; cot bed metal; trundle bed; military bunk; army cot; stretcher bed camping; wooden cot; baby cot wooden; wall bed
de: Gästebett klappbar = folding guest bed; Schrankbett = wall bed; Klappbett = folding bed
fr: lit métallique = metal bed; lit d'appoint pliant = folding guest bed; lit à barreaux = cot bed with bars; lit escamotable = wall bed
es: cama metálica = metal bed; cama de campaña = camp bed; cuna de madera = baby cot wooden; cama abatible = wall bed; somier cama hierro = iron bed base
it: letto in ferro = iron bed; letto da campo = camp bed; letto pieghevole = folding bed; lettino bambino = child's cot; letto a scomparsa = wall bed
nl: kastbed = cabinet bed
pl: łóżko chowane w szafie = wall bed
pt: cama de ferro = iron bed; cama de campanha = camp bed; berço de madeira = wooden cot; cama de parede = wall bed; berço de grades = barred cot
not: cot mattress; cot sheet; cot bumper; cot mobile; cot bed sheet; toddler bed sheet; cot bed mattress; toddler bed rail; cot bed duvet; camp bed mattress; pet; dog; cot blanket; divan bed base
  main: base-metal 940320 ~.15; wood 940350; plastic 940370 ~.01; bamboo 940382 ~.01
  "metal" -> 940320
  "iron|hierro" -> 940320
  "camp bed" -> 940320
  "army" -> 940320
  "military" -> 940320
  "camping" -> 940320
  "folding|plegable|pieghevole|dobrável" -> 940320
  "feldbett" -> 940320
  "camp" -> 940320
  "campana" -> 940320
  "campo" -> 940320
  "veldbed" -> 940320
  "polowe" -> 940320
  "campanha" -> 940320
  "metallbett" -> 940320
  "ferro" -> 940320
  * -> 940350
ask: main
t: metal cot with wheels => 940320
t: wooden cot for baby => 940350
t: camp bed folding aluminium => 940320
t: cot mattress 60x120 => !9403

@ military-weapon-kinds
en: machine pistol; assault rifle military; anti-tank gun; cannon artillery; flame thrower; anti-aircraft gun; self-propelled howitzer gun; military sniper rifle
de: Maschinenpistole = machine pistol; Haubitze = howitzer; Panzerabwehrkanone = anti-tank gun; Raketenwerfer = rocket launcher; Flammenwerfer = flame thrower
fr: pistolet-mitrailleur = submachine gun; canon antichar = anti-tank gun; lance-flammes = flame thrower
es: subfusil = submachine gun; obús artillería = artillery howitzer; cañón antitanque = anti-tank gun; lanzagranadas = grenade launcher; lanzallamas = flame thrower
it: pistola mitragliatrice = machine pistol; obice = howitzer; cannone anticarro = anti-tank gun; lanciagranate = grenade launcher; lanciafiamme = flame thrower
nl: machinepistool = machine pistol; houwitser = howitzer; antitankkanon = anti-tank gun; raketwerper = rocket launcher; granaatwerper = grenade launcher; vlammenwerper = flame thrower; aanvalsgeweer = assault rifle
pl: pistolet maszynowy = submachine gun; haubica = howitzer; działo przeciwpancerne = anti-tank gun; wyrzutnia rakiet = rocket launcher; granatnik = grenade launcher; miotacz ognia = flame thrower; karabin szturmowy = assault rifle
pt: pistola-metralhadora = submachine gun; obus artilharia = artillery howitzer; canhão anticarro = anti-tank gun; lança-granadas = grenade launcher; lança-chamas = flame thrower; espingarda de assalto = assault rifle
not: machine gun toy; bubble machine gun; rocket launcher toy; mortar and pestle; cannon toy; water; airsoft; nerf; toy; rc; grenade launcher toy; camera cannon; model; machine gun model; foam; gel; confetti
  "launcher" -> 930120
  "flame" -> 930120
  "torpedo" -> 930120
  "raketenwerfer" -> 930120
  "granatwerfer" -> 930120
  "flammenwerfer" -> 930120
  "lance" -> 930120
  "lanzacohetes" -> 930120
  "lanzagranadas" -> 930120
  "lanzallamas" -> 930120
  "lanciarazzi" -> 930120
  "lanciagranate" -> 930120
  "lanciafiamme" -> 930120
  "raketwerper" -> 930120
  "granaatwerper" -> 930120
  "vlammenwerper" -> 930120
  "wyrzutnia" -> 930120
  "granatnik" -> 930120
  "miotacz" -> 930120
  "lanca" -> 930120
  "anti-tank" -> 930110
  "howitzer" -> 930110
  "mortar|mortero|malta|argamassa" -> 930110
  "cannon" -> 930110
  "anti-aircraft" -> 930110
  "haubitze" -> 930110
  "panzerabwehrkanone" -> 930110
  "obusier" -> 930110
  "canon" -> 930110
  "obus" -> 930110
  "obice" -> 930110
  "cannone" -> 930110
  "houwitser" -> 930110
  "antitankkanon" -> 930110
  "haubica" -> 930110
  "dzialo" -> 930110
  "canhao" -> 930110
  * -> 930190
t: anti-tank gun towed 100 mm => 930110
t: submachine gun 9 mm => 930190
t: grenade launcher 40 mm => 930120
t: mortar and pestle granite => !9301

@ office-furniture
en: office cupboard; office furniture; office cabinet; executive desk; reception desk; conference table; office pedestal drawer; mobile pedestal; card-index cabinet; lateral file cabinet; office sideboard; roller shutter cupboard; plan chest; tambour cupboard; office workstation; call centre desk; office bookcase
de: Büroschrank = office cabinet; Büromöbel = office furniture; Chefschreibtisch = executive desk; Empfangstheke = reception desk; Konferenztisch = conference table; Rollcontainer Büro = office mobile pedestal; Rollladenschrank = roller shutter cupboard; Hängeregistraturschrank = hanging file cabinet
fr: armoire de bureau = office cabinet; mobilier de bureau = office furniture; bureau de direction = executive desk; banque d'accueil = reception desk; table de conférence = conference table; caisson de bureau = office pedestal drawer; classeur à tiroirs = drawer filing cabinet; armoire à rideaux = roller shutter cupboard
es: armario de oficina = office cabinet; mobiliario de oficina = office furniture; escritorio ejecutivo = executive desk; mostrador de recepción = reception desk; mesa de reuniones = meeting table; cajonera de oficina = office drawer unit; archivador metálico = metal filing cabinet
it: armadio da ufficio = office cupboard; mobili per ufficio = office furniture; scrivania direzionale = executive desk; reception ufficio = reception desk; tavolo riunioni = conference table; cassettiera ufficio = office drawer unit; schedario = filing cabinet
nl: kantoorkast = office cupboard; kantoormeubel = office furniture; directiebureau = executive desk; balie receptie = reception counter; vergadertafel = conference table; ladeblok = office pedestal drawer; archiefkast = filing cabinet; roldeurkast = roller shutter cupboard
pl: szafa biurowa = office cabinet; meble biurowe = office furniture; biurko gabinetowe = executive desk; lada recepcyjna = reception desk; stół konferencyjny = conference table; szafa aktowa = filing cabinet
pt: armário de escritório = office cupboard; mobiliário de escritório = office furniture; secretária executiva = executive desk; balcão de receção = reception counter; mesa de reuniões = meeting table; bloco de gavetas = office pedestal drawer; arquivo metálico = metal filing cabinet
not: filing cabinet lock; filing cabinet key; filing cabinet divider; office cabinet lock; conference table socket; filing cabinet label
  main: base-metal 940310 ~.3; plastic 940370 ~.02; wood 940330
  "filing cabinet" -> 940310
  "card-index" -> 940310
  "archivador" -> 940310
  "schedario" -> 940310
  "metal" -> 940310
  * -> 940330
ask: main
t: office cupboard metal with roller shutters => 940310
t: conference table wooden => 940330
t: filing cabinet 4 drawers => 940310
t: filing cabinet lock with 2 keys => !9403

@ old-painting
en: painting over 100 years old; antique painting; antique oil painting; old master painting; watercolour + 18th century|19th century|over 100 years; 19th century painting; 18th century painting; victorian watercolour; antique drawing; antique watercolour; antique pastel portrait; 17th century painting
de: Gemälde über 100 Jahre alt = painting over 100 years old; antikes Gemälde = antique painting; Altmeistergemälde = old master painting; Ölgemälde 19. Jahrhundert = 19th century oil painting; antikes Aquarell = antique watercolour
fr: tableau ancien = antique painting; peinture de plus de 100 ans = painting over 100 years old; tableau XIXe = 19th century painting; dessin ancien = antique drawing; huile XVIIIe = 18th century oil painting
es: cuadro antiguo = antique painting; pintura de más de 100 años = painting over 100 years old; óleo siglo XIX = 19th century oil painting; dibujo antiguo = antique drawing
it: dipinto antico = antique painting; quadro antico = antique painting; olio XIX secolo = 19th century oil painting; dipinto di oltre 100 anni = painting over 100 years old
nl: antiek schilderij = antique painting; schilderij ouder dan 100 jaar = painting over 100 years old; 19e-eeuws schilderij = 19th century painting
pl: obraz zabytkowy = antique painting; obraz ponad 100 lat = painting over 100 years old; obraz XIX wiek = 19th century painting; stary obraz olejny = old oil painting
pt: pintura antiga = antique painting; quadro antigo = antique painting; óleo século XIX = 19th century oil painting; pintura com mais de 100 anos = painting over 100 years old
not: antique painting frame; antique painting style; antique painting print; old master painting reproduction
  "reproduction" -> 491191
  "print" -> 491191
  * -> 970121
t: antique oil painting 19th century landscape => 970121
t: old master painting reproduction print => !970121

@ old-print-sculpture
en: antique print original; antique etching; original woodcut; signed lithograph numbered; limited edition etching; woodblock print original; linocut original; aquatint original; mezzotint antique
de: Originalradierung = original etching; antiker Kupferstich = antique engraving; Originalholzschnitt = original woodcut; Linolschnitt Original = original linocut
fr: eau-forte originale = original etching; estampe originale = original print; gravure sur bois originale = original woodcut
es: aguafuerte original = original etching; xilografía original = original woodcut
it: incisione antica = antique engraving; acquaforte originale = original etching; xilografia originale = original woodcut; stampa antica originale = antique print original
nl: antieke gravure = antique engraving; originele litho = original lithograph; originele houtsnede = original woodcut; linosnede origineel = linocut original
pl: stara rycina = old print; oryginalna akwaforta = original etching; oryginalna litografia = original lithograph; oryginalny drzeworyt = original woodcut; linoryt oryginalny = linocut original
pt: água-forte original = original etching; xilogravura original = original woodcut
not: antique engraving style; laser engraving
  kind=century-old -> 970210 ~.05
  "antique" -> 970210
  "antiker" -> 970210
  "ancienne" -> 970210
  "antiguo" -> 970210
  "antica" -> 970210
  "antieke" -> 970210
  "stara" -> 970210
  "antiga" -> 970210
  * -> 970290
t: antique etching 18th century => 970210
t: original etching signed and numbered => 970290
t: laser engraving machine => !9702

@ outdoor-play-equipment
en: garden swing set children; playground equipment; playground slide; nest swing; swing seat children; jungle gym; sandpit; climbing dome; playground spring rider; garden slide for children; zip line kit garden
de: Schaukelgestell = swing frame; Kinderschaukel = child's swing; Spielplatzgerät = playground equipment; Rutsche = slide + Kinder|Garten; Wippe = seesaw; Slackline = slackline
fr: portique balançoire = swing frame; balançoire enfant = swing seat children; aire de jeux = playground; toboggan enfant = children's slide; structure d'escalade enfant = children's climbing frame; balançoire nid = nest swing
es: columpio infantil = children's swing; columpio jardín = garden swing; parque infantil = playground; tobogán infantil = children's slide; estructura de escalada niños = children's climbing frame; balancín jardín = garden seesaw
it: altalena bambini = children's swing; altalena da giardino bambini = children's garden swing; parco giochi = playground; scivolo bambini = children's slide; castello arrampicata bambini = children's climbing frame
nl: schommel = swing + kind|tuin; schommelset = swing set; speeltoestel = playground equipment; glijbaan kinderen = children's slide; nestschommel = nest swing
pl: huśtawka ogrodowa dla dzieci = children's garden swing; plac zabaw = playground; zjeżdżalnia dla dzieci = children's slide; drabinki dla dzieci = children's climbing frame; huśtawka bocianie gniazdo = nest swing
pt: baloiço infantil = children's swing; parque infantil = children's playground; escorrega infantil = children's slide; estrutura de escalada crianças = children's climbing frame; baloiço ninho = nest swing
not: swing set hardware; baby swing electric; swing set hook; swing bracket; porch swing; sandpit cover; playground rubber mat
  * -> 950699                # equipment for outdoor games and recreation; small indoor ones are toys
t: garden swing set children wooden => 950699
t: seesaw for playground => 950699
t: porch swing bench 3 seats => !950699

@ pen-parts-sets
en: fountain pen nib; calligraphy nib; nib point; pen clip; pen barrel; pen tip part; ballpoint tip; fountain pen ink converter; pen gift set ballpoint and rollerball; sliding pencil; stylograph pen; technical drawing pen; drawing pen indian ink; duplicating stylo
de: Füllfederhalterfeder = fountain pen nib; Tuschefüller = technical drawing pen; Schreibset Kugelschreiber Füller = ballpoint and fountain pen set; Füllerkonverter = fountain pen converter
fr: plume de stylo = pen nib; plume calligraphie = calligraphy nib; capuchon de stylo = pen cap; stylo technique = technical pen
es: plumín caligrafía = calligraphy nib; capuchón de bolígrafo = pen cap; recambio de bolígrafo = pen refill; rotulador técnico estilógrafo = technical drawing pen; juego de pluma y bolígrafo = pen gift set; convertidor de pluma = fountain pen ink converter
it: pennino calligrafia = calligraphy nib; refill penna a sfera = ballpoint pen refill; penna a china = india ink pen; set penne stilografica e sfera = fountain and ballpoint pen set
nl: pennenpunt = pen nib; tekenpen inkt = drawing pen indian ink; pennenset = pen set; vulpenconverter = fountain pen ink converter
pl: stalówka do kaligrafii = calligraphy nib; skuwka długopisu = pen cap; rapidograf = technical drawing pen
pt: aparo de caneta = pen nib; aparo caligrafia = calligraphy nib; tampa de caneta = pen cap; recarga de esferográfica = ballpoint refill; caneta técnica = technical pen; conjunto caneta e esferográfica = pen and ballpoint set; conversor de caneta = pen converter
not: pen cap light; pen clip holder; pen clip camera; pen barrel blank drill; spy pen
  "nib" -> 960891
  "schreibfeder" -> 960891
  "plume" "capuchon" -> 960899
  "plume" -> 960891
  "plumin" -> 960891
  "pennino" -> 960891
  "pennenpunt" -> 960891
  "kroontjespen" -> 960891
  "stalowka" -> 960891
  "aparo" -> 960891
  "refill" -> 960860
  "kugelschreibermine" -> 960860
  "gelmine" -> 960860
  "recharge" -> 960860
  "recambio" -> 960860
  "balpenvulling" -> 960860
  "wklad" -> 960860
  "recarga" -> 960860
  "set" -> 960850
  "parure" -> 960850
  "juego" -> 960850
  "pennenset" -> 960850
  "zestaw" -> 960850
  "conjunto" -> 960850
  "propelling" -> 960840
  "sliding" -> 960840
  "druckbleistift" -> 960840
  "porte-mine" -> 960840
  "portaminas" -> 960840
  "portamine" -> 960840
  "vulpotlood" -> 960840
  "olowek" -> 960840
  "lapiseira" -> 960840
  "stylograph" -> 960830
  "technical" -> 960830
  "drawing pen" -> 960830
  "tuschefuller" -> 960830
  "technique" -> 960830
  "rapidograf" -> 960830
  * -> 960899
t: fountain pen nib gold plated => 960891
t: pen and pencil set in gift box => 960850
t: propelling pencil 0.7 => 960840
t: pen cap with clip plastic => 960899
t: drawing board a3 => !9608

@ perfume-sprayer-goods
en: perfume spray pump; perfume spray mount; perfume pump head; scent spray; travel perfume spray refillable; atomizer bulb perfume; crimp pump perfume; fine mist spray head cosmetic; refillable atomiser
de: Parfümzerstäuber = perfume atomiser; Zerstäuberpumpe Parfüm = perfume spray pump; Taschenzerstäuber = pocket atomiser; Sprühkopf Parfüm = perfume spray head
fr: atomiseur de parfum = perfume atomiser; pompe parfum = perfume pump; tête de vaporisateur = spray head
es: vaporizador de perfume = perfume atomizer; pulverizador de perfume = perfume atomizer; cabezal pulverizador perfume = perfume pump head
it: vaporizzatore profumo = perfume atomizer; pompetta profumo = perfume pump; testina spray profumo = perfume spray head
nl: parfumvernevelaar = perfume atomiser; verstuiverkop parfum = perfume spray head
pl: rozpylacz do perfum = perfume atomizer; pompka do perfum = perfume pump head; głowica rozpylająca = spray head
pt: vaporizador de perfume = perfume atomiser; pulverizador de perfume = perfume sprayer; cabeça de pulverizador perfume = perfume spray head
not: perfume atomizer filling; vape
  * -> 961610
t: perfume spray pump mount gold crimp 15 mm => 961610
t: eau de parfum spray 50 ml => !961610

@ pillow-kinds
en: buckwheat pillow; microfibre pillow; hollowfibre pillow; neck support pillow; travel neck pillow; pillow inner; orthopaedic pillow; padded mattress protector; quilted mattress protector; bunk bed pillow; wedge cushion; floor pouf filled; meditation cushion filled
de: Schlafkissen = sleeping pillow; Latexkissen = latex pillow; gestepptes Unterbett = quilted mattress pad
fr: coussin de garnissage = cushion insert; oreiller en plumes = feather pillow; oreiller de grossesse = pregnancy pillow; protège-matelas matelassé = quilted mattress protector
es: almohada de plumas = feather pillow; almohada de embarazo = pregnancy pillow; protector de colchón acolchado = quilted mattress protector
it: cuscino guanciale = pillow; imbottitura cuscino = pillow filling; cuscino in piuma = feather pillow; cuscino gravidanza = pregnancy pillow; coprimaterasso trapuntato = quilted mattress protector
nl: gewatteerde matrasbeschermer = quilted mattress protector
pl: pikowany ochraniacz materaca = quilted mattress protector
pt: almofada de dormir = sleeping pillow; almofada cervical = cervical pillow; enchimento de almofada = cushion filling; almofada de penas = feather pillow; almofada de grávida = pregnancy pillow; protetor de colchão acolchoado = padded mattress protector
not: bed pillow case; bed pillow cover; pillow inner cover; memory foam pillow case; neck pillow cover; pregnancy pillow cover; feather pillow spray; inflatable; down pillow case; memory foam pillow cover
  form=inflatable -> 392690 ~.02
  * -> 940490
t: memory foam pillow contour => 940490
t: goose feather pillow 50x70 => 940490
t: padded mattress protector quilted => 940490
t: satin pillowcase 50x70 => !940490

@ scale-model-toy
en: die-cast car; die-cast model car; scale model car; model train set; model locomotive; n gauge locomotive; ho scale train; track set toy train; ship model kit; plastic model kit; wooden model kit; slot car set; radio controlled car; rc truck crawler; remote controlled car toy; model ship; miniature figures wargame; die-cast metal miniature
de: Druckguss-Modellauto = die-cast model car; Holzeisenbahn = wooden toy train; Modelllokomotive = model locomotive
fr: train électrique miniature = miniature electric train; maquette à monter = model kit; circuit train bois = wooden train track set
es: coche en miniatura = miniature car; maqueta a escala = scale model; tren eléctrico de juguete = toy electric train; maqueta para montar = model kit; tren de madera juguete = wooden toy train
it: modellino auto = model car; trenino elettrico = electric model train; modellismo ferroviario = model railway; kit di montaggio modellino = model assembly kit; trenino in legno = wooden toy train
nl: miniatuurauto = miniature car; modeltrein = model train; bouwpakket model = model kit; radiografisch bestuurbare auto = radio controlled car
pl: model samochodu = model car; kolejka elektryczna = electric train set; kolejka drewniana = wooden train set; model metalowy = metal model
pt: carro em miniatura = miniature car; modelo à escala = scale model; comboio elétrico brinquedo = electric toy train; maquete para montar = model kit; carro telecomandado = remote controlled car; comboio de madeira = wooden train
not: model railway glue; die-cast aluminium; die-cast car part; slot car set competition; model railway transformer; model train display case
  "competition" "slot" -> 950490
  * -> 950300
t: die-cast model car scale 1 to 18 => 950300
t: model train set electric HO => 950300
t: aluminium die-cast housing => !9503

@ sculpture-art
en: bronze sculpture original; marble statue original; original statuary; limited edition bronze sculpture signed; hand carved stone sculpture original; antique bronze sculpture; antique marble bust; sculpture over 100 years old; terracotta sculpture original
de: Bronzeskulptur Original = bronze sculpture original; Marmorstatue Original = marble statue original; antike Bronzeskulptur = antique bronze sculpture; Künstlerskulptur = artist sculpture
fr: bronze original signé = signed original bronze; statue en marbre originale = marble statue original; sculpture ancienne = antique sculpture; sculpture d'artiste = artist's sculpture
es: escultura de bronce original = bronze sculpture original; estatua de mármol original = marble statue original; escultura antigua = antique sculpture
it: scultura in bronzo originale = bronze sculpture original; statua in marmo originale = marble statue original; scultura antica = antique sculpture
nl: bronzen beeld origineel = bronze sculpture original; marmeren beeld origineel = marble statue original; antieke sculptuur = antique sculpture
pl: rzeźba z brązu oryginalna = bronze sculpture original; rzeźba marmurowa oryginalna = original marble sculpture; rzeźba antyczna = antique sculpture
pt: escultura em bronze original = original bronze sculpture; estátua de mármore original = original marble statue; escultura antiga = antique sculpture
not: resin sculpture; replica
  kind=century-old -> 970310 ~.05
  "antique" -> 970310
  "antike" -> 970310
  "ancienne" -> 970310
  "antigua" -> 970310
  "antica" -> 970310
  "antieke" -> 970310
  "antyczna" -> 970310
  "antiga" -> 970310
  * -> 970390
t: original sculpture in bronze by artist, 2019 => 970390
t: antique marble bust of Caesar => 970310
t: resin garden statue gnome => !9703

@ seat-part-named
en: seat part; chair part; wooden chair leg; chair legs metal; chair base five star; office chair base; chair seat pan; chair backrest; plywood seat shell; office chair mechanism; chair tilt mechanism; sofa frame; recliner mechanism; sofa bed mechanism; bar stool base; chair arm pads; wooden seat frame; chair swivel plate
de: Stuhlbein = chair leg; Stuhlfußkreuz = chair base; Sitzschale = seat shell; Bürostuhlmechanik = office chair mechanism; Sofagestell = sofa frame; Relaxmechanik = recliner mechanism; Schlafsofabeschlag = sofa bed fitting; Stuhlteile = chair part
fr: pied de chaise = chair leg; piètement de chaise = chair base; coque d'assise = plywood seat shell; mécanisme de fauteuil = chair mechanism; mécanisme de canapé-lit = sofa bed mechanism; structure de canapé = sofa frame; dossier de chaise = chair backrest
es: pata de silla = chair leg; base de silla = chair base; carcasa de asiento = seat shell; mecanismo de silla = chair mechanism; mecanismo de sofá cama = sofa bed mechanism; armazón de sofá = sofa frame; respaldo de silla = chair backrest
it: gamba per sedia = chair leg; base sedia ufficio = office chair base; scocca sedia = chair shell; meccanismo sedia = chair mechanism; meccanismo divano letto = sofa bed mechanism; fusto divano = sofa frame; schienale sedia = chair backrest
nl: stoelpoot = chair leg; onderstel stoel = chair base; zitschaal = seat shell; stoelmechanisme = chair mechanism; slaapbankmechanisme = sofa bed mechanism; bankframe = sofa frame; rugleuning stoel = chair backrest
pl: noga do krzesła = chair leg; podstawa krzesła = chair base five star; skorupa siedziska = seat shell; mechanizm krzesła = chair mechanism; mechanizm sofy rozkładanej = sofa bed mechanism; stelaż sofy = sofa frame; oparcie krzesła = chair backrest
pt: pé de cadeira = chair leg; base de cadeira = chair base; concha de assento = seat shell; mecanismo de cadeira = chair mechanism; mecanismo sofá-cama = sofa bed mechanism; estrutura de sofá = sofa frame; encosto de cadeira = chair backrest
not: office chair wheels floor mat; chair legs cover; chair glide felt; toilet seat part
  "wheels" -> 830220 ~.5
  main=wood -> 940191 ~.15
  "plywood" -> 940191
  "wooden|de madera|in legno|di legno|de madeira" -> 940191
  * -> 940199
t: wooden chair leg beech => 940191
t: recliner mechanism steel for sofa => 940199
t: plywood seat shell => 940191
t: toilet seat => !9401

@ shop-fitting-furniture
en: gondola shelving; shop counter; shop shelving; pallet rack; pallet racking; supermarket shelving; store display rack; exhibition stand; leaflet holder stand; brochure stand floor; point of sale display stand; garment rail shop; display gondola; clothing rack store; cantilever rack; boltless shelving; warehouse racking; tool trolley cabinet; locker cabinet steel; changing room locker; steel workbench; workshop bench; packing table
de: Gondelregal = gondola shelving; Ladentheke = shop counter; Palettenregal = pallet racking; Ladenregal = shop shelving; Prospektständer = brochure stand; Messestand = exhibition stand; Kragarmregal = cantilever rack; Steckregal = boltless shelving; Garderobenschrank Metall = metal locker; Packtisch = packing table
fr: gondole de magasin = gondola shelving; comptoir de magasin = shop counter; rayonnage à palettes = pallet racking; rayonnage métallique = metal shelving; présentoir au sol = floor display stand; porte-brochures sur pied = brochure stand; stand d'exposition = exhibition stand; vestiaire métallique = metal locker; établi métallique = metal workbench
es: góndola de tienda = display gondola; mostrador de tienda = shop counter; estantería para palets = pallet racking; estantería metálica = metal shelving; expositor de suelo = floor display stand; taquilla metálica = metal locker; banco de trabajo metálico = metal workbench
it: gondola negozio = shop gondola shelving; banco negozio = shop counter; scaffalatura portapallet = pallet racking; scaffale metallico = metal shelving; espositore da terra = floor display stand; armadietto spogliatoio = changing room locker; banco da lavoro in metallo = metal workbench
nl: winkelstelling = shop shelving; toonbank = shop counter; palletstelling = pallet racking; metalen stelling = metal shelving; folderstandaard = leaflet stand; inpaktafel = packing table
pl: regał sklepowy = shop shelving; lada sklepowa = shop counter; regał paletowy = pallet racking; szafa ubraniowa metalowa = metal locker; stół warsztatowy metalowy = metal workbench
pt: gôndola de loja = shop gondola; balcão de loja = shop counter; estante para paletes = pallet rack; estante metálica = metal shelving; expositor de chão = floor display stand; cacifo metálico = metal locker; bancada metálica = metal workbench
not: pallet rack protector; pallet racking guard; shop counter bell; gondola shelving hook; pallet rack upright protector; brochure stand wall
  main: wood 940360 ~.1; plastic 940370 ~.03; cardboard 940389 ~.01; glass 940389 ~.02; bamboo 940382 ~.01
  * -> 940320
t: pallet racking steel uprights and beams => 940320
t: shop counter wooden => 940360
t: steel workbench with drawers => 940320
t: pallet rack upright protector => !940320

@ skating-footwear
en: figure skates; roller boots; ice skate blade; skating boots with skates attached; heelys skate shoes; speed skates; skate wheels inline; double runner skates
de: Eiskunstlaufschuhe = figure skates; Eishockeyschlittschuhe = ice hockey skates; Inline-Rollen = inline skate wheel
fr: patins artistiques = figure skates; rollers en ligne = inline skates; patins de hockey = hockey skates; roues de roller = inline skate wheels
es: patines de hockey = hockey skate; patines de cuatro ruedas = roller skate; ruedas de patines en línea = skate wheels inline
it: pattini artistici = figure skates; pattini da hockey = ice hockey skates; ruote per pattini = skate wheel
nl: kunstschaatsen = figure skates; ijshockeyschaatsen = ice hockey skates; inlineskates = inline skates; skeelerwielen = inline skate wheels
pl: łyżwy figurowe = figure skates; łyżwy hokejowe = ice hockey skates; rolki = inline skates; kółka do rolek = inline skate wheels
pt: patins artísticos = figure skates; patins em linha = inline skates; patins de quatro rodas = roller skates; patins de hóquei = hockey skates; rodas de patins em linha = inline skate wheels
not: ice skate laces; skate guards; roller skates bag; skate sharpener; ice skates necklace; roller skate laces; ice skate guard; inline skates bag; roller skates keychain; skate lace; ice skates ornament
  * -> 950670                # skating boots with skates attached are 9506, not chapter 64
t: figure skates with leather boots => 950670
t: inline skates adjustable children => 950670
t: hockey stick composite => !950670

@ slate-board-goods
en: writing slate; school slate; slate board with frame; drawing slate; chalk board; green board school; whiteboard glass writing; flip chart easel board; glass dry erase board; dry erase lapboard; menu chalkboard
de: Schiefertafel = slate board; Schultafel = school board; Whiteboard Glas = glass whiteboard
fr: ardoise d'écolier = school slate; ardoise effaçable = erasable slate
es: pizarra escolar = school slate; pizarrín = slate pencil
it: lavagna scolastica = school blackboard; lavagna in ardesia = slate board
nl: schoolbord = school board; schrijfleitje = writing slate; whitebord = whiteboard
pl: tablica szkolna = school board; tabliczka łupkowa = slate board
pt: ardósia escolar = school slate; quadro de giz = chalk board
not: lcd; slate cheese board; slate serving board; slate chopping board; chalk board paint; chalkboard paint; chalk board sticker; toy
  * -> 961000
t: school slate with wooden frame => 961000
t: slate cheese board => !9610

@ smoking-pipe-goods
en: meerschaum pipe bowl; pipe bowl; pipe stem mouthpiece; clay pipe smoking; shisha pipe; water pipe glass smoking; cigarette holder filter; roughly shaped briar block for pipes
de: Pfeifenkopf = pipe bowl; Shishaschlauch = shisha hose
fr: pipe en bruyère = briar pipe; fourneau de pipe = pipe bowl; tuyau de chicha = shisha hose; fume-cigare = cigarette holder
es: pipa de tabaco = tobacco pipe; pipa de espuma de mar = meerschaum pipe; cazoleta de pipa = pipe bowl; manguera de cachimba = shisha hose; boquilla de cigarrillo = cigarette holder
it: pipa da tabacco = tobacco pipe; pipa di schiuma = meerschaum pipe; fornello pipa = pipe bowl; tubo per narghilè = hookah hose
nl: bruyèrepijp = briar pipe; meerschuimpijp = meerschaum pipe; pijpenkop = pipe bowl; waterpijpslang = water pipe hose
pl: fajka tytoniowa = tobacco pipe; fajka z wrzośca = briar pipe; fajka z pianki morskiej = meerschaum pipe; główka fajki = pipe bowl; wąż do fajki wodnej = shisha hose; fifka = cigarette holder
pt: cachimbo de urze = briar pipe; cachimbo de espuma do mar = meerschaum pipe; fornilho de cachimbo = pipe bowl; mangueira de narguilé = hookah hose; boquilha = cigarette holder
not: tobacco pipe cleaner; pipe tamper; pipe stand; pipe rack
  * -> 961400
t: pipe bowl meerschaum carved => 961400
t: corn cob pipe => 961400
t: pipe cleaners chenille => !961400

@ snow-ski-goods
en: alpine skis; cross-country skis; touring skis; skis with bindings; ski set; ski poles pair; ski brake; ski skins; water skis; sailboard; windsurf board; windsurfing board; skimboard; wing foil board; water ski tow bar; flippers swimming; diving fins long; towable tube boat; paddle board fin
de: Alpinski = alpine skis; Langlaufski = cross-country skis; Wasserski = water skis; Windsurfbrett = windsurf board; Kiteboard = kiteboard; Surfboard-Leash = surfboard leash
fr: skis alpins = alpine skis; skis de fond = cross-country skis; fixation de ski = ski binding; skis nautiques = water skis; planche à voile = windsurf board; kit de plongée tuba = snorkel set; leash de surf = surf leash
es: esquís alpinos = alpine skis; esquís de fondo = cross-country skis; fijación de esquí = ski binding; esquís acuáticos = water skis; tabla de windsurf = windsurf board; set de snorkel = snorkel set; invento de surf = surf leash
it: sci alpino = alpine ski; sci da fondo = cross-country skis; attacco da sci = ski binding; sci nautico = water ski; tavola da windsurf = windsurf board; pinne da nuoto = swim fins; set snorkeling = snorkeling set; leash da surf = surfboard leash
nl: alpineski's = alpine skis; langlaufski's = cross-country skis; waterski's = water skis; windsurfplank = windsurf board; surfleash = surf leash
pl: narty zjazdowe = alpine skis; narty biegowe = cross-country skis; wiązanie narciarskie = ski binding; narty wodne = water skis; deska windsurfingowa = windsurfing board; bodyboard = bodyboard; płetwy do pływania = swim fins; smycz surfingowa = surf leash
pt: esquis alpinos = alpine skis; esquis de fundo = cross-country skis; fixação de esqui = ski binding; raquetes de neve = snowshoes; esquis aquáticos = water skis; prancha de windsurf = windsurf board; bodyboard = bodyboard; barbatanas de natação = swim fins; conjunto de snorkel = snorkel set; leash de surf = surf leash
not: diving regulator bag; regulator bag; swim fins bag; snowshoes bag; hunting snowshoes boots; ski set socks; windsurf board bag; ski set thermal; baby ski set
  "windsurf" -> 950621
  "windsurfing" -> 950621
  "sailboard" -> 950621
  "windsurfbrett" -> 950621
  "voile" -> 950621
  "windsurfplank" -> 950621
  "windsurfingowa" -> 950621
  "diving regulator" -> 902000
  "water" -> 950629
  "wasserski" -> 950629
  "nautique" -> 950629
  "nautico" -> 950629
  "acuaticos" -> 950629
  "waterski s" -> 950629
  "wodne" -> 950629
  "aquaticos" -> 950629
  "skis with bindings|ski with bindings|ski set" -> 950611
  "binding" -> 950612 ~.2
  "skibindung" -> 950612
  "fixation" -> 950612
  "fijacion" -> 950612
  "attacco" -> 950612
  "skibinding" -> 950612
  "wiazanie" -> 950612
  "fixacao" -> 950612
  "poles" -> 950619
  "skins" -> 950619
  "brake" -> 950619
  "snowshoes" -> 950619
  "schneeschuhe" -> 950619
  "raquettes" -> 950619
  "raquetas" -> 950619
  "ciaspole" -> 950619
  "sneeuwschoenen" -> 950619
  "rakiety" -> 950619
  "raquetes" -> 950619
  "skis" -> 950611
  "ski set" -> 950611
  "alpinski" -> 950611
  "langlaufski" -> 950611
  "esquis" -> 950611
  "sci" -> 950611
  "alpineski" -> 950611
  "langlaufski s" -> 950611
  "narty" -> 950611
  * -> 950629
t: water skis combo pair 170 cm => 950629
t: windsurf board 120 l => 950621
t: skis with bindings 170 cm => 950611
t: ski binding din 3-10 => 950612
t: touring skis 170 cm => 950611
t: ski goggles anti-fog => !9506

@ sport-goods-more
en: boomerang sport; soccer goal net; handball goal; goalkeeper gloves inflatable; cricket stumps; hockey shin guard; polo mallet; fencing foil sport; bowls set lawn; kubb game; ladder toss game; bocce set; darts boomerang; skipping stones; baseball catcher mitt; ice hockey puck; ice hockey stick; lacrosse helmet net; badminton net set; sports whistle ball; hunting slingshot; longbow archery; carbon arrow; crossbow bolt; arrow shaft; pool slide inflatable; tether ball; spike ball set
de: Krocketspiel = croquet set; Handballtor = handball goal; Floorballschläger = floorball stick; Recurvebogen = recurve bow; Compoundbogen = compound bow; Karbonpfeil = carbon arrow
fr: jeu de croquet = croquet set; jeu de boules = bowls set; palet de hockey = ice hockey puck; arc à poulies = compound bow; flèche carbone = carbon arrow
es: juego de croquet = croquet set; juego de petanca = petanque set; arco compuesto = compound bow; flecha de carbono = carbon arrow; piscina infantil hinchable = inflatable children's pool
it: set da croquet = croquet set; set bocce = bocce set; arco compound = compound bow; freccia in carbonio = carbon arrow
nl: croquetset = croquet set; jeu de boules set = petanque set; ijshockeystick = ice hockey stick; compoundboog = compound bow; carbonpijl = carbon arrow; opblaaszwembad = inflatable swimming pool; kinderzwembad = children's swimming pool
pl: zestaw do krokieta = croquet set; zestaw bule = boules set; krążek hokejowy = hockey puck; łuk bloczkowy = compound bow; strzała karbonowa = carbon arrow
pt: conjunto de croquet = croquet set; baliza de futebol = football goal; jogo de petanca = petanque set; stick de hóquei = hockey stick; arco composto = compound bow; flecha de carbono = carbon arrow; piscina desmontável = above-ground pool
not: pool slide sandals; paddling pool toy balls; archery arrow earrings; recurve bow hair; slingshot bikini; inflatable pool float; slingshot shoes; recurve bow string; inflatable pool toy; arrow necklace; slingshot thong; slingshot car; swimsuit; inflatable pool ring; inflatable pool cup
  * -> 950699
t: croquet set 4 players wooden => 950699
t: football goal steel 3 x 2 m with net => 950699
t: slingshot bikini => !950699

@ spotlight-lamp-kinds
en: surgical light; operating theatre lamp; dental lamp operating; par can light; moving head light; stage spotlight; follow spot; led wash light; photo studio lamp; machine lamp led; inspection lamp mains; led tunnel light; led stadium light; led area light; led canopy light; tri-proof light; led linear light; vapor tight light; led bollard; led wall washer; led underwater light; aquarium led lamp; tower crane light
de: OP-Leuchte = operating theatre lamp; Lichtleiste LED = led light bar; Bühnenscheinwerfer = stage spotlight; LED-Fluter = led floodlight; Maschinenleuchte = machine lamp; LED-Scheinwerfer = led spotlight
fr: lampe scialytique = surgical light; réglette étanche LED = waterproof led batten light; lyre scène = stage moving head; projecteur de scène = stage spotlight; luminaire étanche = waterproof luminaire
es: lámpara quirúrgica = surgical light; foco de escenario = stage spotlight; pantalla estanca LED = led waterproof light; cabeza móvil = moving head light; luminaria lineal LED = led linear light
it: lampada scialitica = surgical light; faro LED esterno = outdoor led floodlight; testa mobile = moving head light; proiettore teatrale = stage spotlight; faretto da palco = stage spotlight
nl: operatielamp = surgical light; LED-bouwlamp = led construction light; podiumlamp = stage spotlight; TL-armatuur waterdicht = waterproof fluorescent fitting; LED-straler = led spotlight; moving head lamp = moving head light
pl: lampa operacyjna = surgical light; oprawa hermetyczna = waterproof light fitting; reflektor sceniczny = stage spotlight; ruchoma głowa = moving head light; oprawa liniowa LED = linear led light
pt: candeeiro cirúrgico = surgical light; foco de palco = stage spotlight; armadura estanque = tri-proof light; cabeça móvel = moving head light; luminária linear LED = led linear light
not: par can cover; led batten tube; car; motorcycle; aquarium led lamp timer; led flood light bracket
  power=solar -> 940541 ~.02
  source=halogen|incandescent|fluorescent|xenon -> 940549 ~.04
  * -> 940542
t: operating theatre lamp led ceiling mounted => 940542
t: tri-proof light led 1200 mm 36w => 940542
t: halogen stage spotlight 500w => 940549
t: led headlight bulb h7 => !940542

@ table-game-more
en: go board; draughts set; bowling pin; bowling lane machine; tabletop curling; air hockey table; shuffleboard table; collectible card game booster; casino table; tarot playing deck; mini basketball arcade home
de: Dominospiel = dominoes; Roulette-Rad = roulette wheel; Backgammon = backgammon; Mah-Jongg-Spiel = mahjong game; Damespiel = draughts game; Airhockeytisch = air hockey table; Sammelkartenspiel = trading card game
fr: roulette de casino = casino roulette; jeu de backgammon = backgammon set; jeu de mah-jong = mahjong set; table de air hockey = air hockey table; cartes à collectionner jeu = collectible game cards
es: ruleta de casino = casino roulette; backgammon = backgammon; juego de mahjong = mahjong set; mesa de hockey de aire = air hockey table; cartas coleccionables juego = collectible game card
it: roulette casinò = casino roulette; backgammon = backgammon; gioco della dama = draughts game; tavolo air hockey = air hockey table; carte collezionabili gioco = collectible game card; mescolatore di carte = card shuffler
nl: dominospel = domino game; roulettewiel = roulette wheel; backgammonspel = backgammon game; mahjongspel = mahjong game; damspel = draughts set; ruilkaartspel = trading card game; kaartenschudder = card shuffler
pl: ruletka kasynowa = casino roulette; tryktrak = backgammon; madżong = mahjong; stół do cymbergaja = air hockey table; gra karciana kolekcjonerska = collectible card game; tasowarka do kart = card shuffler
pt: roleta de casino = casino roulette; gamão = backgammon; mahjong jogo = mahjong game; jogo de damas = draughts game; mesa de air hockey = air hockey table; jogo de cartas colecionáveis = collectible card game; baralhador de cartas = playing card shuffler
not: domino toy train; domino building; trading card sleeve; trading card binder; trading card storage; checkers board shirt; russian roulette; trading card display; trading card holder; backgammon case; roulette curtain
  "cue" -> 950420
  "billiard" -> 950420
  "billardqueue" -> 950420
  "billard" -> 950420
  "billar" -> 950420
  "biliardo" -> 950420
  "biljartkeu" -> 950420
  "bilardowy" -> 950420
  "bilhar" -> 950420
  "trading card" -> 950440
  "collectible card" -> 950440
  "sammelkartenspiel" -> 950440
  "coleccionables" -> 950440
  "collezionabili" -> 950440
  "colecionaveis" -> 950440
  "tarot" -> 950440
  * -> 950490
t: wooden dominoes double six => 950490
t: snooker cue ash 57 inch => 950420
t: trading card game booster box => 950440
t: trading card sleeves 100 pcs => !9504

@ toilet-travel-set
en: travel toilet set; travel grooming set case; travel toiletry kit filled; amenity kit airline; hotel vanity kit; hotel shaving kit; hotel dental kit; shoe shine travel kit; travel shoe care kit; travel sewing set; hotel sewing kit; grooming travel set with comb brush and mirror; overnight kit
de: Reisenecessaire gefüllt = travel toiletry kit filled; Amenity Kit = amenity kit; Reise-Schuhputzset = shoe shine travel kit; Hotel-Nähset = hotel sewing kit; Reise-Nähset = travel sewing set
fr: trousse de voyage garnie = filled travel toiletry bag; kit d'accueil hôtel = hotel amenity kit; nécessaire de couture voyage = travel sewing set; kit cirage voyage = travel shoe shine kit; trousse de confort avion = airline amenity kit
es: neceser de viaje con contenido = travel toiletry kit filled; kit de amenities = amenity kit; kit de costura de viaje = travel sewing set; kit limpiacalzado de viaje = travel shoe shine kit
it: set da viaggio per toeletta = travel toilet set; kit cortesia hotel = hotel amenity kit; kit cucito da viaggio = travel sewing set; kit lucidascarpe da viaggio = shoe shine travel kit
nl: reistoiletset = travel toilet set; amenity kit vliegtuig = amenity kit airline; reisnaaisetje = travel sewing set; schoenpoetsset reis = shoe shine travel kit
pl: zestaw podróżny toaletowy = travel toilet set; zestaw hotelowy kosmetyczny = hotel cosmetic kit; podróżny zestaw do szycia = travel sewing set; podróżny zestaw do butów = travel shoe care kit
pt: conjunto de viagem toalete = travel toilet set; kit de amenidades hotel = hotel amenity kit; kit de costura de viagem = travel sewing kit; kit de engraxar viagem = shoe shine travel kit
not: amenity kit bag empty; travel toilet seat; travel bottles
  * -> 960500
t: amenity kit airline with socks, mask and toothbrush => 960500
t: shoe shine travel kit in case => 960500
t: empty toiletry bag nylon => !960500

@ toy-classic
en: toy marbles; glass marbles toy; jack-in-the-box; rocking horse; pedal car; push tricycle; toy rattle; water pistol; yoyo; hopper ball toy; toy trampoline toddler; toddler trampoline indoor; play dough set; toy glider; tea set toy; toy tent; wooden shape sorter; pull along toy; toy boomerang; glitter toy; squishy toy; sticky hand toy; pinwheel toy
de: Schaukelpferd = rocking horse; Tretauto = pedal car; Babyrassel = baby rattle; Kinderknete = play dough; Marionette = marionette; Nachziehtier = pull-along animal toy; Aufziehspielzeug = wind-up toy
fr: billes jouet = toy marbles; cheval à bascule = rocking horse; voiture à pédales = pedal car; hochet = rattle; pâte à jouer = play dough set; jouet à tirer = pull along toy; jouet mécanique = mechanical toy
es: caballito balancín = rocking horse; coche de pedales = pedal car; sonajero = toy rattle; plastilina juego = play dough; juguete de arrastre = pull along toy; juguete de cuerda = wind-up toy
it: biglie giocattolo = toy marbles; cavallo a dondolo = rocking horse; macchina a pedali = pedal car; sonaglio = toy rattle; pasta da modellare gioco = modelling dough; gioco da trainare = pull along toy; giocattolo a molla = wind-up toy
nl: waterballon = water balloon; hobbelpaard = rocking horse; skelter = pedal go-kart; trapauto = pedal car; rammelaar = toy rattle; marionet = marionette; trekdier = pull along toy; opwindspeelgoed = wind-up toy
pl: kulki do gry szklane = glass marbles toy; koń na biegunach = rocking horse; samochód na pedały = pedal car; grzechotka = toy rattle; marionetka = puppet; zabawka do ciągnięcia = pull toy; zabawka nakręcana = wind-up toy
pt: balão de água = water balloon; berlindes = toy marbles; cavalo de baloiço = rocking horse; carro a pedais = pedal car; chocalho = rattle; massa de modelar brincar = toy modelling dough; marioneta = puppet; brinquedo de puxar = pull toy; brinquedo de corda = wind-up toy
not: rocking horse necklace; water pistol pressure; pinwheel earrings; dollhouse wallpaper glue; water pistol pump; grzechotka rattlesnake; pet; dog; fishing rattle
  * -> 950300
t: wooden rocking horse => 950300
t: glass marbles toy 50 pcs => 950300
t: toddler trampoline indoor with handle => 950300
t: garden trampoline 3 m => !950300

@ typewriter-ribbon-goods
en: ribbon cartridge dot matrix; inked ribbon cassette; wax resin ribbon thermal; adding machine ribbon; correction ribbon typewriter; ttr ribbon; barcode printer ribbon; time clock ribbon; card printer ribbon
de: Schreibmaschinenfarbband = typewriter ribbon; Thermotransferband = thermal transfer ribbon; Farbbandkassette = inked ribbon cassette
fr: ruban de machine à écrire = typewriter ribbon; cassette à ruban encreur = ink ribbon cassette
es: cinta de máquina de escribir = typewriter ribbon; cinta entintada = inked ribbon; cinta de transferencia térmica = thermal transfer ribbon; ribbon cera resina = wax resin ribbon
it: nastro per macchina da scrivere = typewriter ribbon; nastro a trasferimento termico = thermal transfer ribbon; nastro carbongrafico = carbon film ribbon
nl: schrijfmachinelint = typewriter ribbon; thermisch transferlint = thermal transfer ribbon; lintcassette = ribbon cassette
pl: taśma do maszyny do pisania = typewriter ribbon; taśma termotransferowa = thermal transfer ribbon
pt: fita para máquina de escrever = typewriter ribbon; fita tintada = inked ribbon; fita de transferência térmica = thermal transfer ribbon; ribbon cera = wax ribbon
not: printed gift ribbon; satin
  * -> 961210
t: typewriter ribbon black red universal => 961210
t: wax resin ribbon thermal transfer 110 mm x 74 m => 961210
t: satin ribbon 25 mm => !961210

@ water-park-ride
en: roller coaster ride; carousel + fairground|ride|rides|amusement|park|horses|seats; log flume ride; water slide park; splash pad equipment water park; lazy river system; chair-o-plane; swing ride fairground; shooting gallery fairground; fairground amusement; fairground stall game
de: Karussell = carousel; Wildwasserbahn = log flume ride; Wasserrutsche Freizeitpark = water park slide; Bewegungssimulator = motion simulator; Kettenkarussell = swing carousel ride
fr: carrousel = carousel; simulateur de mouvement = motion simulator
es: carrusel = carousel; noria de feria = ferris wheel; coches de choque = bumper car; barraca de tiro = shooting gallery fairground; simulador de movimiento = motion simulator
it: tiro a segno luna park = shooting gallery fairground; simulatore di movimento = motion simulator; circo viaggiante = travelling circus
nl: bewegingssimulator = motion simulator; reizend circus = travelling circus
pl: karuzela = carousel; samochodziki zderzakowe = bumper cars; zjeżdżalnia wodna aquapark = water slide; urządzenie rozrywkowe wesołe miasteczko = fairground amusement; symulator ruchu = motion simulator
pt: carrossel = carousel; simulador de movimento = motion simulator
not: roller coaster toy; roller coaster building; marble roller coaster; carousel music box; carousel ornament; carousel horse figurine; seat carousel; carousel spice rack; tool carousel; carousel cake stand; ferris wheel toy; dodgem battery; bumper cars toy; carousel projector; karuzela do łóżeczka; karuzela nad łóżeczko; ruota panoramica giocattolo; carousel dish; mobile; carousel slide projector; crib
  "toy" -> 950300
  "roller coaster" -> 950821
  "achterbahn" -> 950821
  "russe" -> 950821
  "montana" -> 950821
  "achtbaan" -> 950821
  "kolejka" -> 950821
  "montanha" -> 950821
  "bumper" -> 950823
  "dodgem" -> 950823
  "autoscooter" -> 950823
  "tamponneuses" -> 950823
  "choque" -> 950823
  "autoscontro" -> 950823
  "botsauto" -> 950823
  "zderzakowe" -> 950823
  "simulator" -> 950824
  "5d" -> 950824
  "moving theatre" -> 950824
  "bewegungssimulator" -> 950824
  "simulateur" -> 950824
  "simulador" -> 950824
  "simulatore" -> 950824
  "bewegingssimulator" -> 950824
  "symulator" -> 950824
  "log flume" -> 950825
  "water ride" -> 950825
  "wildwasserbahn" -> 950825
  "water slide" -> 950826
  "water park" -> 950826
  "lazy river" -> 950826
  "wasserrutsche" -> 950826
  "aquatique" -> 950826
  "acuatico" -> 950826
  "acquatico" -> 950826
  "waterglijbaan" -> 950826
  "wodna" -> 950826
  "aquatico" -> 950826
  "circus" -> 950810
  "cirque" -> 950810
  "circo" -> 950810
  "cyrk" -> 950810
  "shooting gallery" -> 950830
  "stall" -> 950830
  "schiessbude" -> 950830
  "stand de tir" -> 950830
  "barraca" -> 950830
  "tiro" -> 950830
  "schiettent" -> 950830
  "strzelnica" -> 950830
  "travelling theatre" -> 950840
  "carousel" -> 950822
  "merry-go-round" -> 950822
  "swing" -> 950822
  "chair-o-plane" -> 950822
  "karussell" -> 950822
  "kettenkarussell" -> 950822
  "carrousel" -> 950822
  "manege" -> 950822
  "carrusel" -> 950822
  "tiovivo" -> 950822
  "giostra" -> 950822
  "draaimolen" -> 950822
  "karuzela" -> 950822
  "carrossel" -> 950822
  "fairground amusement" -> 950830
  * -> 950829
t: carousel for amusement park, 24 seats => 950822
t: dodgem car electric => 950823
t: shooting gallery fairground => 950830
t: ferris wheel 30 m => 950829
t: roller coaster building set toy => !950821

@ zip-part-goods
en: zipper chain roll; zipper tape by the metre; zip chain continuous; zipper teeth; zipper retaining box; zipper repair slider
de: Zipper Schieber = zipper slider; Reißverschlussschieber = zipper slider; Reißverschlussanhänger Zipper = zipper pull
fr: curseur de fermeture éclair = zip slider; tirette de fermeture éclair = zip pull; chaîne de fermeture éclair au mètre = zip chain by the metre
es: cursor de cremallera = zipper slider; tirador de cremallera = zipper pull; tope de cremallera = zipper stop
it: cursore per cerniera = zipper slider; fermo cerniera = zipper stop
nl: ritsloper = zip slider
pl: uchwyt do suwaka = zip puller
pt: fecho de correr a metro = zipper by the metre; batente de fecho = zipper stop
not: zipper puller earrings; zipper pull necklace; slide ruler
  * -> 960720
t: zipper slider no 5 antique brass => 960720
t: zipper chain roll nylon no 5 100 m => 960720
t: metal zipper 20 cm closed end => !960720
