# Toys, games, party and festive goods, crafts and hobby, sports, fitness, camping, fishing.

@ airgun-pellets
en: airgun pellets
de: Diabolos = airgun pellets
fr: plombs airgun = airgun pellets
es: balines = airgun pellets
it: pallini aria compressa = airgun pellets
nl: luchtdrukkogeltjes = airgun pellets
pl: śrut = airgun pellets
pt: chumbinho = airgun pellets
  * -> 930629
t: airgun pellets => 930629
t: nylon gun holster concealed => 420292

@ artist-brush
en: artist paint brush; paint brush set; watercolor brush; acrylic paint brush; oil paint brush; calligraphy brush; detail brush; hobby brush; paint brush + artist|watercolor|acrylic|oil|canvas|art|fine|miniature; miniature paint brush; painting brush; fan brush; chinese calligraphy brush; paintbrush set; flat brush artist; mop brush watercolor; stencil brush
de: Künstlerpinsel = artist paint brush; Aquarellpinsel = watercolor brush; Pinselset = paint brush set; Pinsel = brush + Aquarell|Acryl|Künstler|Set|Mal|Schul; Borstenpinsel = bristle brush; Malpinsel = painting brush
fr: pinceau aquarelle = watercolor brush; pinceaux peinture = paint brushes; pinceau artiste = artist brush; set de pinceaux = paint brush set; pinceau = brush + aquarelle|acrylique|peinture|artiste
es: pincel artista = artist paint brush; pinceles acuarela = watercolor brush; pinceles = paint brush + pintura|acuarela|acrílico|óleo; set de pinceles = paint brush set
it: pennelli artista = artist paint brush; pennello acquerello = watercolor brush; set pennelli = paint brush set; pennelli = paint brush + acquerello|pittura|acrilico
nl: penselen = artist brush; aquarelpenseel = watercolor brush; penselenset = paint brush set; penseel = artist paint brush
pl: pędzle artystyczne = artist brushes; pędzel do akwareli = watercolor brush; zestaw pędzli = paint brush set; pędzelki = small paint brushes; pędzelek = small paint brush + malowanie|modelarski
pt: pincel artístico = artist brush; pincéis para pintura = painting brushes; pincel aquarela = watercolor brush; kit pincéis = paint brush set
not: makeup brush; nail brush; water brush pen; wall paint brush; pincel de maquiagem; pincel maquillaje; pinceau maquillage; pędzle do makijażu; makeup paint brush; pennelli trucco; watercolor brush pen; paint roller; pennello per pittura; pinceau plat; pinceau rond; pinceau peinture mur
  * -> 960330
t: artist watercolor paint brush set 10 => 960330
t: makeup brush set 12 pcs => !960310

@ awning
en: awning; sun shade sail; shade sail; retractable awning; car awning; tarp; tarpaulin; camping tarp; waterproof tarp; tarp sheet; truck tarp; pvc tarpaulin; pe tarpaulin
de: Sonnensegel = shade sail; Plane = tarpaulin + Gewebe|Abdeck|wasserdicht|Schutz; Markise = awning; Abdeckplane = cover tarpaulin; Gewebeplane = fabric tarpaulin; Tarp = tarp
fr: voile d'ombrage = shade sail; bâche = tarpaulin; store banne = retractable awning; bâche de protection = protective tarpaulin
es: toldo = awning; toldo vela = shade sail; lona = tarpaulin; lona impermeable = waterproof tarp; pérgola toldo = pergola awning
it: vela ombreggiante = shade sail; telone = tarpaulin; tenda da sole = awning; telo impermeabile = waterproof tarpaulin
nl: schaduwdoek = shade cloth; dekzeil = tarpaulin; luifel = awning; zonnezeil = sun sail; afdekzeil = tarpaulin
pl: żagiel przeciwsłoneczny = shade sail; plandeka = tarpaulin; markiza = awning; plandeki = tarpaulins; tarp = tarp
pt: toldo = awning; lona = tarpaulin; lona impermeável = waterproof tarpaulin; toldo vela = shade sail
not: lona freno; lona de freno; rv awning light; awning light; awning rail; lonas de freno; lona para banner; bache spa; bâche piscine; bâche bulles; bâche moto
  main-fibre=cotton -> 630619 ~.03
  * -> 630612
t: pe tarpaulin 4x6m waterproof => 630612
t: 4 person camping tent polyester => 630622

@ ball-inflatable
en: football ball; football + size|match|training|leather|inflatable|official; soccer ball; basketball; volleyball; rugby ball; american football ball; beach ball; handball; futsal ball; water polo ball; netball; dodgeball; playground ball; kids football ball; ball + soccer|football|basketball|volleyball|rugby|inflatable|match; beach volleyball
de: Fußball = soccer ball; Basketball = basketball; Volleyball = volleyball; Handball = handball; Rugbyball = rugby ball; Strandball = beach ball; Wasserball = beach ball; Beachvolleyball = beach volleyball
fr: ballon de football = soccer ball; ballon de basket = basketball; ballon de volley = volleyball; ballon de rugby = rugby ball; ballon de foot = soccer ball; ballon de handball = handball; ballon de plage = beach ball; ballon = ball
es: balón de fútbol = football ball; balón de baloncesto = basketball; balón de voleibol = volleyball; pelota de fútbol = football ball; balón = ball; pelota de playa = beach ball; balón de rugby = rugby ball; pelota = ball
it: pallone da calcio = football ball; pallone da basket = basketball; pallone da pallavolo = volleyball; pallone = ball; pallone da rugby = rugby ball; palla da spiaggia = beach ball; palla = ball
nl: voetbal = football; basketbal = basketball; volleybal = volleyball; handbal = handball; rugbybal = rugby ball; strandbal = beach ball
pl: piłka nożna = football; piłka do koszykówki = basketball; piłka do siatkówki = volleyball; piłka plażowa = beach ball; piłka do rugby = rugby ball
pt: bola de futebol = soccer ball; bola de basquete = basketball; bola de vôlei = volleyball; bola de rugby = rugby ball; bola de handebol = handball; bola de praia = beach ball; bola de basquetebol = basketball; bola de voleibol = volleyball; bola = ball + futebol|basquete|praia|vôlei|voleibol|futsal|andebol
not: basketball hoop; football goal; football shoes; basketball shoes; volleyball net; football boots; soccer cleats; football jersey; basketball shirt; basketball shorts; ball pump; table football; football table; basketball stand; ball bearing; basketball backboard; football socks; football shirt; volleyball shoes; soccer goal; football gloves; fußballschuhe; football helmet; soccer shin guard; football card; soccer shoes; basketball jersey; basketball net; football scarf; soccer jersey; football cleats; basketball toy set; ball valve; soccer ball bag; basketball sleeve; football net; basketball card; volleyball knee pads; soccer shorts; tornillo de bolas; electric soccer ball; hover ball; football trophy; soccer socks; football game
  "beach ball" -> 950300
  "strandball" -> 950300
  * -> 950662
t: leather soccer ball size 5 => 950662
t: indoor basketball size 7 rubber => 950662
t: basketball shoes men => !9506

@ ball-sport-goods
en: tennis racket; badminton racket; squash racket; padel racket; tennis racquet; badminton set; racket + tennis|badminton|squash|padel|table tennis|racquetball; beach tennis racket; paddle racket; pickleball paddle; pickleball; squash ball; badminton net; tennis net; pickleball net
de: Tennisschläger = tennis racket; Badmintonschläger = badminton racket; Padelschläger = padel racket; Squashschläger = squash racket; Badminton Set = badminton set
fr: raquette de tennis = tennis racket; raquette de badminton = badminton racket; raquette de padel = padel racket; raquette de squash = squash racket
es: raqueta de tenis = tennis racket; cordaje tenis = tennis string; raqueta de bádminton = badminton racket; pala de pádel = padel racket
it: racchetta da tennis = tennis racket; corde tennis = tennis string; racchetta badminton = badminton racket; racchetta padel = padel racket
nl: tennisracket = tennis racket; badmintonracket = badminton racket; padelracket = padel racket; squashracket = squash racket
pl: rakieta tenisowa = tennis racket; naciąg tenisowy = tennis string; rakietka do badmintona = badminton racket; rakieta do padla = padel racket; siatka do badmintona = badminton net; rakieta do badmintona = badminton racket; rakieta do squasha = squash racket
pt: raquete de tênis = tennis racket; corda de tênis = tennis string; raquete de badminton = badminton racket; raquete de padel = padel racket; raquete de beach tennis = beach tennis racket
not: racket bag; mosquito racket; snow racket; padel cover racket; fly racket
  "badminton net" -> 560819
  "tennis net" -> 560819
  "pickleball net" -> 560819
  "squash ball" -> 950669
  "pickleball": "paddle" 950659; "net" 560819; * 950669
  "badmintona" -> 950659
  "badmintonschlager" -> 950659
  "badmintonracket" -> 950659
  "squashschlager" -> 950659
  "padelschlager" -> 950659
  "padelracket" -> 950659
  "padla" -> 950659
  "badminton" -> 950659
  "squash" -> 950659
  "padel" -> 950659
  "beach" -> 950659
  * -> 950651
t: carbon tennis racket 300g => 950651
t: badminton rackets set of 2 => 950659
t: tennis skirt women => !9506

@ balloon
en: balloon; foil balloon; latex balloon; balloon garland; balloon arch; number balloon; balloon arch kit; balloon set; birthday balloon; letter balloon; bobo balloon; balloon bouquet; helium balloon; confetti balloon; balloon garland kit; balloons pack
de: Luftballon = balloon; Folienballon = foil balloon; Ballongirlande = balloon garland; Zahlenballon = number balloon; Heliumballon = helium balloon; Ballon = balloon + Geburtstag|Folie|Helium; Luftballons = balloon
fr: ballon = balloon + baudruche|hélium|anniversaire|gonflable aluminium; ballon de baudruche = balloon; arche de ballons = balloon arch; ballon hélium = helium balloon; ballons anniversaire = birthday balloons; ballon aluminium = foil balloon; ballons gonflables = inflatable balloons
es: globo = balloon; globos = balloon; globo metálico = foil balloon; arco de globos = balloon arch; guirnalda de globos = balloon garland; globo de helio = helium balloon; globos de látex = latex balloon
it: palloncino = balloon; palloncini = balloon; palloncino foil = foil balloon; arco di palloncini = balloon arch; palloncini elio = helium balloon; palloncini in lattice = latex balloon
nl: ballon = balloon; ballonnen = balloon; folieballon = foil balloon; ballonnenboog = balloon arch; heliumballon = helium balloon
pl: balon = balloon; balony = balloons; balon foliowy = foil balloon; girlanda balonowa = balloon garland; balony lateksowe = latex balloons
pt: balão = balloon; balões = balloons; bexiga = balloon; balão metalizado = foil balloon; arco de balões = balloon arch; bexigas = balloons; balões de látex = latex balloons
not: balloon pump; balloon stand; balloon weight; hot air balloon; balloon ribbon; balloon catheter; balloon cylinder; helium tank; balloon whisk; balloon holder; punch balloon; water balloon; intragastric balloon; balloon tire; balloon stick; balloon sleeve; globo terráqueo; globo de nieve; globo de neve; lámpara globo; balloon inflator; balloon light; balloon bag; balloon dress; balloon glass; balloon stuffing machine; balloon sizer; ballon de football; ballon de basket; ballon de rugby; ballon de volley; ballon d'eau chaude; balão de ar; balão destilação; balloon string; globo ocular; ballon de gym; ballon d'exercice; ballonlampe; fußballon; balloon clip; balloon box; balloon glue dots; balloon mortgage; balloon kit blood; balloon arch stand; balloon tape strip
  * -> 950300
t: foil number balloon 40 inch => 950300
t: latex balloons 100 pcs assorted => 950300
t: balloon pump electric => !9503

@ balloon-accessory
en: balloon stand; balloon arch stand; balloon weight; balloon stick; balloon column stand; balloon clip; balloon tape strip; balloon sizer; balloon glue dots; balloon ribbon; helium tank
de: Ballonständer = balloon stand; Ballongewicht = balloon weight
fr: support ballon = balloon stand
es: soporte para globos = balloon stand; hinchador de globos = balloon inflator
it: supporto palloncini = balloon stand; gonfiatore palloncini = balloon inflator
nl: ballonstandaard = balloon stand
pl: stojak na balony = balloon stand; stelaż na balony = balloon frame
pt: suporte para balões = balloon stand
not: balloon stand display retail
  "helium" -> 280429
  "ribbon" -> 392190
  "glue" -> 350610
  main=base-metal -> 732690 ~.1
  * -> 392690
t: balloon arch stand plastic => 392690
t: electric balloon pump 600w => 841480

@ baseball-bat
en: baseball bat; baseball; softball; cricket ball; field hockey ball; hockey ball; lacrosse ball
fr: batte de baseball = baseball bat; gant de baseball = baseball glove
it: mazza da baseball = baseball bat; guantone da baseball = baseball glove
pl: kij baseballowy = baseball bat
not: baseball cap; baseball jersey; baseball card; baseball jacket; baseball shirt; baseball bag; baseball earring
  "bat" -> 950699
  "glove" -> 420321
  "helmet" -> 650610
  "tee" -> 950699
  "net" -> 560819
  * -> 950669
t: aluminium baseball bat 30 inch => 950699
t: baseball cap cotton => !9506

@ belay-device
en: belay device; ascender climbing; quickdraw; figure 8 descender
  * -> 761699
t: belay device => 761699
t: mummy sleeping bag -5c => 940430

@ billiard
en: pool cue; billiard ball; pool table; snooker cue; billiard cue; cue tip; billiard table; pool balls; billiard rack; cue chalk; snooker ball; snooker table; billiard glove; cue case; pool cue tips; billiard cloth; cue extension
de: Billardqueue = billiard cue; Billardkugel = billiard ball; Billardtisch = billiard table; Queue = cue; Snookertisch = snooker table; Billardkreide = billiard chalk; Queuespitze = cue tip
fr: queue de billard = pool cue; table de billard = billiard table; boules de billard = billiard balls; procédé billard = cue tip; craie billard = cue chalk
es: taco de billar = billiard cue; mesa de billar = billiard table; bolas de billar = billiard ball; tiza de billar = cue chalk; suela taco = cue tip
it: stecca da biliardo = billiard cue; tavolo da biliardo = billiard table; palle da biliardo = billiard ball; biliardo = billiard table
nl: biljartkeu = billiard cue; biljarttafel = billiard table; pooltafel = pool table; biljartballen = billiard ball; pomerans = cue tip
pl: kij bilardowy = pool cue; stół bilardowy = billiard table; bile bilardowe = billiard balls; kreda bilardowa = billiard chalk
pt: taco de sinuca = snooker cue; mesa de sinuca = snooker table; mesa de bilhar = billiard table; bolas de bilhar = billiard balls; taco de bilhar = billiard cue
not: billiard light; pool table light; pool table lamp; cue stick ear; billiard lamp; pool cue light
  "glove": weave=woven 621600 ~.3; * 611693
  "case" -> 420292
  * -> 950420
t: billiard pool cue 57 inch maple => 950420
t: pool table light pendant => !9504

@ button
en: button + sewing|clothes|shirt|plastic|wooden|metal|coat|craft|resin|jeans|shell; sewing button; resin button; wooden button; metal button; jeans button; shirt button; coat button; magnetic button; jean button; shank button; pearl button; button pin; toggle button; horn button
de: Knopf = button + Näh|Hemd|Holz|Metall|Kunststoff|Jeans|Mantel; Knöpfe = button
fr: bouton = button + couture|chemise|bois|nacre|jean|manteau; boutons couture = sewing buttons; boutons = buttons + couture|chemise|nacre|résine
es: botón = button + coser|camisa|madera|metal|nácar; botones = button
it: bottone = button + cucito|camicia|legno|madreperla; bottoni = button
nl: knopen = button; knoop = button + naai|hout|metaal|overhemd; knoopjes = small button; knopen = button + kleding|naaien|kunststof|hout|overhemd
pl: guzik = button; guziki = buttons
pt: botão = button + costura|camisa|madeira|madrepérola; botões = buttons; botão de costura = sewing button; botões de costura = sewing buttons
not: push button; button cell; button badge; belly button; button switch; emergency button; panic button; button battery; phone button; home button; button machine; button maker; button cover car; start button; doorbell button; button pin badge; button up; pocket button; arcade button; volume button; button down; bouton poussoir; call button; game button; power button; bouton de porte; bouton de meuble; bouton marche; botão de pânico; botão liga; knopf schalter; button head screw; bouton acné; button remote; button quail; cluster button; button eyes; window button; trigger button
  "magnetic|magnético" -> 830890
  main=plastic -> 960621 ~.4
  main=base-metal -> 960622 ~.2
  main=wood|shell|bone|leather|textile -> 960629 ~.2
  main=wood|shell|bone|leather -> 960629 ~.2
  main=wood|shell|bone -> 960629 ~.2
  * -> 960621
t: resin shirt buttons 4 hole 100 pcs => 960621
t: push button switch 12v => !96

@ camouflage-net
en: camouflage net; camo netting
de: Tarnnetz = camouflage net
fr: filet de camouflage = camouflage net
es: red de camuflaje = camouflage net
it: rete mimetica = camouflage net
nl: camouflagenet = camouflage net
pl: siatka maskująca = camouflage net
pt: rede camuflada = camouflage net
  * -> 560819
t: camouflage net => 560819
t: 4 person camping tent polyester => 630622

@ camping-cookware
en: camping cookware; outdoor cookware; camping mess kit
de: Campinggeschirr = camping tableware
fr: popote = camping mess kit
es: menaje camping = camping cookware
it: pentole campeggio = camping pot
nl: pannenset camping = camping cookware set
pl: menażka = camping mess kit; menażek = camping mess kit
pt: panelas camping = camping pots
  main=titanium -> 810890 ~.03
  main=stainless-steel -> 732393 ~.2
  * -> 761510
t: camping cookware => 761510
t: mummy sleeping bag -5c => 940430

@ camping-gear
en: camping axe set; water carrier; gaiter hiking; via ferrata set; camping lantern gas; camping pillow; multitool; multi tool pliers; camping shower; portable shower camping; water bladder; hydration bladder; paracord bracelet; survival bracelet; camping grill; camping wood stove; camping cup titanium; signal mirror; picnic mat; bear bell; bear spray; compass + hiking|camping|survival|military|outdoor|navigation|pocket
de: Zeltstange = tent pole; Trinkblase = hydration bladder; Picknickmatte = picnic mat; Überlebensset = survival kit; Campingdusche = camping shower
fr: douche de camping = camping shower; poche à eau = water bladder; tapis de sol = ground mat
es: ducha portátil camping = portable shower camping; bolsa de hidratación = hydration bladder; esterilla camping = camping mat; esterilla aislante = insulating mat
it: doccia da campeggio = camping shower; sacca idrica = hydration bladder; multiuso pinza = multi tool pliers; paleria tenda = tent pole; bussola = compass
nl: tentstok = tent pole; drinkblaas = hydration bladder; survivalkit = survival kit; campingdouche = camping shower; picknickmat = picnic mat
pl: prysznic turystyczny = camping shower; bukłak = water bladder; zestaw survivalowy = survival kit; stelaż namiotu = tent frame; karimata = sleeping mat
pt: chuveiro camping = camping shower; bolsa de hidratação = hydration bladder; estacas de barraca = tent pegs; canivete multiuso = multitool; isolante térmico camping = camping sleeping pad
not: compass drawing; drawing compass; compass earring; tapis de sol voiture; compass saw; compass necklace; sub zero compass; jeep compass; watch compass; compass sensor; compass math
  "pillow" -> 940490
  "picnic" -> 630690
  "lantern" -> 940550
  "wood stove" -> 732119
  "grill" -> 732119
  "cup": main=titanium 810890 ~.03; * 732393
  "multitool" -> 821193
  "multi tool" -> 821193
  "multiherramienta" -> 821193
  "canivete" -> 821193
  "compass" -> 901410
  "kompass" -> 901410
  "boussole" -> 901410
  "brujula" -> 901410
  "bussola" -> 901410
  "kompas" -> 901410
  "bracelet" -> 560900
  "bear bell" -> 830610
  "bear spray" -> 930400
  "signal mirror" -> 700992
  * -> 392690
t: mummy sleeping bag -5c => 940430

@ camping-mat
en: camping mat; self inflating mat; inflatable sleeping mat; foam camping mat; sit mat; sleeping pad; foldable seat pad; crash pad
de: Isomatte = sleeping pad; Selbstaufblasende Matte = self inflating mat
fr: matelas autogonflant = self inflating mat
es: colchoneta autoinflable = self inflating mat
it: materassino campeggio = camping mat; materassino autogonfiabile = self inflating mat
nl: zelfopblazende mat = self inflating mat; slaapmat = sleeping mat
pl: mata samopompująca = self inflating mat
  "isomatte" -> 392690
  main=plastic -> 392690 ~.4
  * -> 630640
t: camping mat => 630640
t: mummy sleeping bag -5c => 940430

@ camping-stove
en: camping stove; gas stove camping; portable gas stove
de: Campingkocher = camping stove; Gaskocher = gas stove; Outdoor Kocher = outdoor stove
fr: réchaud de camping = camping stove; réchaud à gaz = gas stove; barbecue à gaz = gas barbecue; barbecue gaz = gas barbecue; plancha à gaz = gas plancha; plancha gaz = gas plancha; réchaud gaz camping = gas stove camping; barbecue = barbecue + brûleurs
es: hornillo camping = camping stove; hornillo de gas = portable gas stove; barbacoa de gas = gas barbecue; parrilla a gas = gas grill; cocina de camping = camping stove; barbacoa = barbecue + quemadores; asador a gas = gas grill
it: fornello da campeggio = camping stove; fornello a gas = gas stove; barbecue a gas = gas barbecue; grill a gas = gas grill; fornellone a gas = gas stove; barbecue = barbecue + bruciatori|fuochi
nl: campingkooktoestel = camping stove; kookstel camping = camping cook set
pl: kuchenka turystyczna = camping stove
pt: fogareiro = portable stove; fogão de camping = camping stove; churrasqueira a gás = gas barbecue; barbecue a gás = gas barbecue; grelhador a gás = gas grill; fogão camping = camping stove; churrasqueira = barbecue grill + queimadores
not: camping stove gas canister
  "alcohol" -> 732112
  * -> 732111
t: gas camping stove portable => 732111
t: mummy sleeping bag -5c => 940430

@ candle-making
en: candle making kit; candle making supplies; soap making kit; wax cubes; fragrance wax; candle making set; gel wax; soy wax; candle dye; candle pouring pot
de: Kerzenherstellung Set = candle making kit; Kerzenwachs = candle wax; Seifenherstellung = soap making; Kerzengießset = candle pouring set; Kerzenfarbe = candle dye; Rohseife = raw soap
fr: kit fabrication bougie = candle making kit; kit savon = soap making kit; cire bougie = candle wax; base de savon = soap base
es: kit hacer velas = candle making kit; cera perfumada = scented wax; kit hacer jabón = soap making kit; cera para velas = candle wax; base de jabón = soap base
it: kit candele = candle making kit; cera profumata = scented wax; kit sapone = soap making kit; cera per candele = candle wax; base sapone = soap base
nl: kaarsen maken pakket = candle making kit; geurwax = fragrance wax; zeep maken pakket = soap making kit; kaarsenwas = candle wax; gietzeep = melt and pour soap
pl: zestaw do robienia świec = candle making kit; zestaw do robienia mydła = soap making kit; wosk do świec = candle wax; baza mydlana = soap base
pt: kit fazer velas = candle making kit; kit sabonete = soap making kit; cera para velas = candle wax
  "soap base": * 340120
  "rohseife" -> 340120
  "gietzeep" -> 340120
  "soy" -> 151620
  "soja" -> 151620
  "sojawachs" -> 151620
  "sojawas" -> 151620
  "sojowy" -> 151620
  "soia" -> 151620
  "dye" -> 320417
  "pouring pot" -> 761510
  "kit" -> 340600
  * -> 340490
t: candle making kit with wicks and tins => 340600
t: wax melt warmer electric => !3406

@ candle-wick
en: candle wick; wick sticker; cotton wick
de: Kerzendocht = candle wick
fr: mèche bougie = candle wick; mèche coton = cotton wick
es: mecha para velas = candle wick
it: stoppino = candle wick
nl: kaarsenlont = candle wick
pl: knot = candle wick; knoty = candle wicks
pt: pavio = candle wick
  * -> 590800
t: cotton candle wicks 100 pcs => 590800
t: candle making kit with wicks and tins => 340600

@ canvas-easel
en: blank canvas; stretched canvas; canvas panel; canvas board; painting canvas blank; canvas roll blank; artist apron drawing
de: Leinwand = canvas + Malen|Keilrahmen|blanko; Keilrahmen = stretched canvas; Farbpalette = paint palette + Maler; Tischstaffelei = table easel
fr: toile à peindre = painting canvas blank; châssis entoilé = stretched canvas; toile vierge = blank canvas
es: lienzo en blanco = blank canvas; bastidor lienzo = canvas stretcher frame; lienzos para pintar = painting canvas blank
it: tela per dipingere = painting canvas; tele da dipingere = painting canvas
nl: schildersdoek = painting canvas; canvas blanco = blank canvas
pl: płótno malarskie = painting canvas; podobrazie = painting canvas
pt: tela para pintura = painting canvas; tela em branco = blank canvas
  * -> 590190         # textile prepared for painting, also stretched on a frame
t: stretched blank canvas 40x50 cotton => 590190
t: wooden tabletop easel => 442199

@ christmas-decoration
en: christmas decoration; christmas tree; christmas ornament; christmas ball; christmas wreath; christmas stocking; tree topper; christmas garland; tinsel; artificial christmas tree; christmas bauble; nativity set; christmas tree skirt; christmas tree ornament; xmas decoration; tree ornament; bauble; christmas figurine; christmas hanging ornament; artificial snow; santa claus decoration; elf doll christmas; christmas village; christmas tree stand; christmas pendant; nutcracker soldier; christmas nutcracker; christmas gnome; christmas snow globe; fake snow; christmas bells; christmas window sticker; christmas bow; christmas inflatable; christmas banner; snowflake ornament; christmas pick; ornament hook; gnome christmas; christmas door decoration; tree skirt; christmas candy cane decoration; reindeer decoration
de: Weihnachtsdeko = christmas decoration; Weihnachtsbaum = christmas tree; Weihnachtskugel = christmas ball; Christbaumschmuck = tree ornament; Weihnachtskranz = christmas wreath; Weihnachtsstrumpf = christmas stocking; Christbaumkugel = christmas ball; Lametta = tinsel; künstlicher Weihnachtsbaum = artificial christmas tree; Baumschmuck = tree ornament; Weihnachtsbaumständer = christmas tree stand; Krippe = nativity scene; Christbaumspitze = tree topper; Weihnachtskugeln = christmas ball; Weihnachtswichtel = christmas gnome; Nikolausstrumpf = christmas stocking; Christbaumkugeln = christmas ball; Weihnachtsbaumkugeln = christmas ball; Weihnachtsbaum künstlich = artificial christmas tree; Adventskranz künstlich = artificial advent wreath; Weihnachtskrippe = nativity scene; Tannenbaum künstlich = artificial christmas tree; Weihnachtspyramide = christmas pyramid; Nussknacker Weihnachten = christmas nutcracker; Weihnachtsstern Deko = christmas star decoration; Weihnachtsfigur = christmas figurine; Adventskalender Holz = wooden advent calendar; Weihnachtsmann Figur = santa claus figure
fr: décoration de noël = christmas decoration; sapin de noël = christmas tree; boule de noël = christmas ball; couronne de noël = christmas wreath; chaussette de noël = christmas stocking; guirlande de noël = christmas garland; sapin artificiel = artificial christmas tree; crèche de noël = nativity set; suspension noël = christmas hanging ornament; cimier sapin = tree topper; pied de sapin = christmas tree stand
es: decoración de navidad = christmas decoration; árbol de navidad = christmas tree; bola de navidad = christmas ball; corona de navidad = christmas wreath; calcetín navideño = christmas stocking; espumillón = tinsel; adorno navideño = christmas ornament; belén = nativity set; guirnalda navideña = christmas garland; adornos navidad = christmas ornament; pie de árbol = christmas tree stand; belén navideño = nativity set; esferas navideñas = christmas ball
it: decorazioni natalizie = christmas decoration; albero di natale = christmas tree; pallina di natale = christmas ball; ghirlanda natalizia = christmas garland; calza della befana = epiphany stocking; addobbi natalizi = christmas decoration; presepe = nativity scene; palline di natale = christmas ball; puntale albero = tree topper; calza natale = christmas stocking
nl: kerstversiering = christmas decoration; kerstboom = christmas tree; kerstbal = christmas ball; kerstkrans = christmas wreath; kerstsok = christmas stocking; kunstkerstboom = artificial christmas tree; kerstballen = christmas ball; kerststal = nativity scene; kerstdecoratie = christmas decoration; piek kerstboom = tree topper; kerstboomstandaard = christmas tree stand; kerstslinger = christmas garland; kerstboomversiering = christmas tree ornament; kerstboompiek = tree topper; kerstboomrok = christmas tree skirt; kersthanger = christmas hanging ornament; kerstfiguur = christmas figurine; kerstkransen = christmas wreath; kerstornament = christmas ornament; kerstster = christmas star; kerststalletje = nativity scene
pl: ozdoby świąteczne = christmas decorations; choinka = christmas tree; bombka = christmas bauble; bombki = christmas baubles; wieniec świąteczny = christmas wreath; skarpeta świąteczna = christmas stocking; sztuczna choinka = artificial christmas tree; szopka bożonarodzeniowa = nativity scene; łańcuch choinkowy = christmas garland; stojak na choinkę = christmas tree stand; skrzat świąteczny = christmas gnome; choinek = christmas tree; bombek = christmas bauble; choinka sztuczna = artificial christmas tree; czubek na choinkę = tree topper; stroik świąteczny = christmas centrepiece; bombki szklane = glass christmas baubles; zawieszka choinkowa = christmas ornament; szpic na choinkę = tree topper; girlanda świąteczna = christmas garland
pt: decoração de natal = christmas decoration; árvore de natal = christmas tree; bola de natal = christmas ball; enfeite de natal = christmas ornament; meia de natal = christmas stocking; guirlanda de natal = christmas wreath; presépio = nativity set; festão natal = tinsel; bolas de natal = christmas balls; ponteira árvore = tree topper
not: christmas tree lights; christmas sweater; christmas card; christmas stocking stuffer; christmas light; christmas candle; christmas gift wrap; christmas earrings; christmas sock; christmas paper; christmas ornament mold; stocking hanger; christmas tablecloth; christmas pajamas; tinsel hair; christmas cookie; christmas mug; hair tinsel; christmas sticker nail; christmas costume; christmas hat; baby tree ornament frame; baubles hair; christmas fabric; christmas balloon; hair bauble; christmas tree stand cover; tree skirt skirt; christmas dress; spruce tree live; christmas tree seeds; lametta capelli; fishing tinsel; jewelry bauble; meia calça natal; fly tying tinsel; choinka zapachowa; albero motore; ornament storage box; christmas tree bag; christmas tree storage bag
  "candle" -> 340600
  * -> 950510
t: artificial christmas tree 180cm => 950510
t: glass christmas ball ornaments 6 pcs => 950510
t: christmas tree storage bag => !9505

@ clay-tool
en: clay cutter; clay extruder; modeling tool; clay roller; polymer clay cutter; ribbon tool pottery; carving tool + wood|clay|linoleum|craft|pumpkin; linocut tool; engraving tool hand; fondant tool; weeding tool vinyl; bone folder; diamond painting tool; paper craft tool; quilling tool; scalpel craft; utility cutter craft; rotary cutter; self healing mat; dotting tool; stylus dotting; scratch tool; craft tool; ball stylus; embossing tool; pumpkin carving
de: Töpferwerkzeug = pottery tool; Rollschneider = rotary cutter; Linolschnittwerkzeug = linocut tool; Falzbein = bone folder
fr: outil modelage = modelling tool; couteau sculpture bois = wood carving knife; cutter rotatif = rotary cutter; outil linogravure = linocut tool; mirette = ribbon tool pottery
es: herramienta cerámica = ceramic tool; herramientas modelado = modeling tool; cuchillo de talla = carving knife; cúter rotatorio = rotary cutter; vaciador = hollowing tool
it: attrezzi modellazione = modelling tool; coltello intaglio = carving knife; taglierina rotativa = rotary cutter; strumenti modellismo = modelling tool
nl: boetseergereedschap = modeling tool; houtsnijmes = wood carving knife; rolmes = rotary cutter
pl: nóż do rzeźbienia = carving knife; nóż krążkowy = rotary cutter; dłuto do linorytu = linocut chisel; narzędzia modelarskie = modelling tools
pt: ferramenta cerâmica = ceramic tool; ferramentas modelagem = modelling tools; faca de entalhe = carving knife; cortador rotativo = rotary cutter; esteca = modelling tool; estilete artesanal = craft knife
not: nail dotting tool; dental carving tool; surgical scalpel; meat carving knife; grape carving; carving knife kitchen; wax carving dental; hair carving; carving fork; nail dotting pen
  "mat" -> 392690
  "schneidematte" -> 392690
  "tapis" -> 392690
  "base de corte" -> 392690
  "tappetino" -> 392690
  "snijmat" -> 392690
  "mata" -> 392690
  "rotary cutter" -> 821490
  "craft knife" -> 821193
  "hobby knife" -> 821193
  "rollschneider" -> 821490
  "carving knife" -> 821192
  "carving": main=wood 820530 ~.03; * 820530
  "linocut" -> 820530
  "schnitz" -> 820530
  "schnitzmesser" -> 821192
  "gubia" -> 820530
  "sgorbia" -> 820530
  main: silicone 392690 ~.03; plastic 392690 ~.2; wood 442199 ~.2; bone 960190 ~.03; rubber 401699 ~.03
  * -> 820559
t: stainless steel pottery tool set => 820559
t: self healing cutting mat a3 pvc => 392690
t: wood carving chisels gouges => 8205
t: turkey carving knife electric => !8205

@ climbing-chalk
en: climbing chalk
fr: magnésie escalade = climbing chalk
es: magnesio escalada = climbing chalk
it: magnesite arrampicata = climbing chalk
pl: magnezja = climbing chalk
pt: magnésio escalada = climbing chalk
  * -> 283699
t: climbing chalk => 283699
t: mummy sleeping bag -5c => 940430

@ confetti-cannon
en: confetti cannon; confetti popper; confetti gun
de: Konfettikanone = confetti cannon
es: cañón de confeti = confetti cannon
pt: lança confete = confetti cannon
  "electric|eléctrico|elettrico|elétrico" -> 950590
  * -> 950590
t: confetti cannon => 950590
t: sparklers 30cm 10 pcs => 360410

@ craft-feather-felt
en: feather; feather for crafts; marabou feather; natural feathers; dyed feathers; white feathers
de: Federn = feather + Bastel|Deko|Strauß|Pfau
fr: plume = feather + décoration|autruche|paon|loisirs; boa plumes = feather boa; plumes = feathers
es: plumas = feather + manualidades|decoración|avestruz
it: piume = feather; piume di pavone = peacock feather
nl: veren = feather + decoratie|knutsel
pl: pióra strusie = ostrich feathers; piórka ozdobne = decorative feathers
pt: plumas = feathers; penas decorativas = decorative feathers; pena de pavão = peacock feather
not: feather pillow; feather duster; feather earring; feather flag; feather board; feather extension; feather pen; feather jacket; feather cat toy; feather razor; feather down; feather key; stylo plume; plume de calligraphie; hair feather; feather costume; feather light; fishing feather; fly tying feather; feather dress; feather blade; feather shuttlecock; feather hair clip; feather necklace; feather wings; feather headband; veer; badminton feather; feather nightwear; feather hat; feather mattress; dart feather; feather slippers; feather comforter; plumas estilográficas; feather bird toy; feather teaser; blade feather; plumer
  * -> 670100
t: ostrich feathers 20 pcs for crafts => 670100
t: feather duster => !6701

@ craft-gems
en: foam balls; acrylic gems; face gems; stick on gems; craft gems; glass gems
  main=glass -> 701810 ~.03
  * -> 392690
ask: main
t: foam balls => 392690
t: felt sheets 40 colours 15x15 => 560290

@ craft-material
en: googly eyes; sequins; glitter; glitter powder; craft eyes; wooden beads craft; wood slices; wood blanks; wooden craft shapes; safety eyes; doll eyes amigurumi; loose sequins; chunky glitter; styrofoam ball; polystyrene ball; wood craft blanks; cabochon; resin cabochon; decoden charms; body jewels; vase filler; glass pebbles; wood rounds; wooden ring macrame; wood ornaments unfinished; craft supplies; scrapbooking embellishments; flocking; sublimation blank; diy blank; mdf blank; metal hoops craft; plastic eyes; chamois craft; leather scraps; transfer foil; gilding leaf; pom poms craft; craft kit; diy kit; craft bells; jingle bell craft; faux leather sheet; foil flakes; gold leaf; mica powder; epoxy pigment; resin pigment
de: Wackelaugen = googly eyes; Pailletten = sequins; Glitzer = glitter; Filzplatte = felt sheet; Holzscheiben = wooden disc; Styroporkugel = styrofoam ball; Glassteine = glass stone + Deko|Mosaik; Rundstab = round rod; Glitzerpulver = glitter powder; Holzringe = wooden ring; Sicherheitsaugen = safety eyes; Blattgold = gold leaf; Glöckchen = small bell + Bastel; Cabochons = cabochon; Filzkugeln = felt ball; Chenilledraht = chenille wire; Glitter = glitter
fr: yeux mobiles = googly eyes; paillettes = glitter or sequins; cure pipe = pipe cleaner; mousse eva = eva foam; boule polystyrène = polystyrene ball; yeux de sécurité = safety eyes; feuille d'or = gold leaf; cabochon = cabochon; galets de verre = glass pebbles; grelots = jingle bells; mosaïque loisirs créatifs = craft mosaic
es: ojos móviles = googly eyes; lentejuelas = sequins; purpurina = glitter; bola de poliestireno = polystyrene ball; ojos de seguridad = safety eyes; pan de oro = gold leaf; cabujón = cabochon; cascabeles = jingle bell; bolas de poliespán = polystyrene ball; piedras decorativas vidrio = decorative glass stone
it: occhietti mobili = googly eyes; paillettes = sequins; glitter = glitter; scovolini = pipe cleaner; sfera polistirolo = styrofoam ball; occhi di sicurezza = safety eyes; foglia oro = gold leaf; cabochon = cabochon; campanellini = small bell; pannolenci = craft felt; palline polistirolo = polystyrene ball; ciniglia filo = chenille stem
nl: wiebeloogjes = googly eyes; pailletten = sequins; glitter = glitter; chenilledraad = chenille stems; foamvellen = foam sheet; piepschuim bal = styrofoam ball; veiligheidsogen = safety eyes; bladgoud = gold leaf; belletjes knutselen = craft bells; cabochon = cabochon; glasnuggets = glass pebbles
pl: ruchome oczka = googly eyes; cekiny = sequins; brokat = glitter; druciki kreatywne = craft pipe cleaners; pianka kreatywna = craft foam; kula styropianowa = polystyrene ball; bezpieczne oczka = safety eyes; płatki złota = gold flakes; kaboszon = cabochon; dzwoneczki = small bells; kryształki samoprzylepne = self adhesive gems; styropianowe kule = polystyrene balls
pt: olhos móveis = googly eyes; lantejoulas = sequins; glitter = glitter; limpa cachimbo = pipe cleaner; bola de isopor = styrofoam ball; olhos de segurança = safety eyes; folha de ouro = gold leaf; cabochão = cabochon; guizos = jingle bells; paetês = sequins; bolinha de isopor = styrofoam ball
not: glitter gel; glitter eyeshadow; glitter spray; sequin dress; glitter tape; glitter lip; glitter nail polish; glitter paper; sequin fabric; glitter eyeliner; face glitter gel; glitter glue; sequin top; sequin jacket; googly eyes party glasses; glitter pen; glitter tattoo; glitter phone case; nail glitter; glitter shoes; glitter cardstock; sequin skirt; diy kit jewelry kids; body glitter; glitter body; glitter hair; scovolini denti; glitter balloon; nail sequins; paillettes maquillage; diy kit computer; diy kit electronic; edible glitter; glitter candle; drone diy kit; lentejuelas vestido; brake pad glitter; edible gold leaf; glitter cake; glitter slime; glitter wallpaper; glitter makeup
  "pom poms" -> 580890
  "gold leaf" -> 741011
  "flakes|escamas|copos|scaglie|fiocchi|flocos" -> 741011
  "mica" -> 320619
  "pigment" -> 320417
  "bell": main=base-metal 830610 ~.03; * 830610
  "bells" -> 830610
  "faux leather" -> 392113
  "craft kit" -> 950300
  "diy kit" -> 950300
  "glass|vidrio|cristal|vetro|vidro" -> 701890
  "eva" -> 392119
  "wood" -> 442199
  "wooden|de madera|in legno|di legno|de madeira" -> 442199
  "holz" -> 442199
  "bois" -> 442199
  "madera" -> 442199
  "legno" -> 442199
  "houten" -> 442199
  "drewna" -> 442199
  "drewniane" -> 442199
  "madeira" -> 442199
  "mdf" -> 442199
  main: bamboo 442191 ~.03; wood 442199 ~.05; glass 701890 ~.03; textile 630790 ~.03; base-metal 732690 ~.03; paper 482390 ~.03; ceramic 691490 ~.03; leather 420500 ~.03
  * -> 392690
ask: main
t: self adhesive googly eyes 500 pcs => 392690
t: natural wood slices for crafts => 442199
t: glitter eyeshadow palette => !3926

@ craft-rivet
en: rivet + leather|bag|jeans|craft; leather rivets
de: Nieten = rivet + Leder
fr: rivet cuir = leather rivet
es: remaches cuero = leather rivets
it: rivetti pelle = leather rivets
pl: nity kaletnicze = leather rivets
pt: rebite couro = leather rivet
not: rivet nut; rivet gun; pop rivet; blind rivet; pull rivet; hotfix rivet
  * -> 830820
t: leather rivets => 830820
t: resin shirt buttons 4 hole 100 pcs => 960621

@ craft-sticks
en: craft sticks; wooden dowel; dowel rod craft; wooden sticks craft
fr: bâtons bois = wooden sticks; anneaux bois = wooden rings
es: rodajas de madera = wood slice; varilla madera = wooden rod
it: fette di legno = wood slice; bastoncini legno = wooden stick
nl: houten schijven = wooden disc; houten stokjes = wooden sticks; houten ringen = wooden ring
pl: plastry drewna = wood slices; patyczki drewniane = wooden sticks; drewniane kółka = wooden discs
pt: fatias de madeira = wood slices; palitos madeira = wooden sticks
  * -> 442199
t: craft sticks => 442199
t: self adhesive googly eyes 500 pcs => 392690

@ crampon
en: crampon; microspikes
de: Spikes = spikes + Schuhe|Eis; Steigeisen = crampon
fr: crampons = crampons + neige|glace|chaussures
it: ramponi = crampons
pl: raczki = microspikes
pt: crampons = crampons
  * -> 732690
t: crampon => 732690
t: inline skates adjustable kids => 950670

@ diamond-painting
en: diamond painting; diamond painting kit; diamond art; 5d diamond painting; diamond dots; diamond mosaic; diamond embroidery kit; diamond art kit; gem art; diamond painting accessories; diamond painting drills; diamond painting tray; round drill diamond
de: Diamond Painting = diamond painting; Diamantmalerei = diamond painting; Diamantstickerei = diamond embroidery
fr: broderie diamant = diamond embroidery kit; diamond painting = diamond painting; peinture diamant = diamond painting; tableau diamant = diamond painting picture
es: pintura diamante = diamond painting; diamond painting = diamond painting; cuadro diamantes = diamond painting picture; bordado diamante = diamond embroidery
it: diamond painting = diamond painting; pittura diamante = diamond painting; ricamo diamante = diamond painting; quadro diamante = diamond painting
nl: diamond painting = diamond painting; diamant schilderen = diamond painting
pl: haft diamentowy = diamond embroidery kit; diamentowa mozaika = diamond mosaic; diamond painting = diamond painting; wyszywanka diamentowa = diamond embroidery kit
pt: pintura com diamantes = diamond painting; diamond painting = diamond painting; quadro diamante = diamond picture
not: diamond painting frame; diamond painting light pad; diamond drill bit
  * -> 392690
t: 5d diamond painting kit full round drill => 392690
t: diamond drill bit 6mm => !3926

@ dumbbell-weights
en: dumbbell; kettlebell; weight plate; barbell; ankle weight; wrist weight; weight set; adjustable dumbbell; barbell set; medicine ball; slam ball; weight vest; weight bench; squat rack; power rack; bumper plate; curl bar; weighted vest; weight bar; barbell clamp; hand weights; sandbag fitness; training sandbag; bench press; dumbbell rack; barbell collar; weight plate rack; gym bench
de: Hantel = dumbbell; Kurzhantel = short dumbbell; Langhantel = barbell; Kettlebell = kettlebell; Hantelbank = weight bench; Hantelscheibe = weight plate; Gewichtsmanschette = weight cuff; Gewichtsweste = weighted vest; Hantelset = dumbbell set; Medizinball = medicine ball; Gewichte Set Fitness = fitness weights set
fr: haltère = dumbbell; kettlebell = kettlebell; disque de musculation = weight plate; banc de musculation = weight bench; barre de musculation = barbell; gilet lesté = weighted vest; poids cheville = ankle weight; médecine ball = medicine ball; poids musculation = fitness weights
es: mancuerna = dumbbell; pesa rusa = kettlebell; disco de pesas = weight plate; banco de pesas = weight bench; barra olímpica = olympic barbell; chaleco lastrado = weighted vest; tobilleras lastradas = ankle weight; mancuernas = dumbbell; balón medicinal = medicine ball; pesas = weight; kettlebell = kettlebell; juego de pesas = weight set
it: manubrio palestra = dumbbell; manubri = dumbbell; kettlebell = kettlebell; bilanciere = barbell + pesi|palestra|ghisa; panca pesi = weight bench; disco ghisa = cast iron weight plate; giubbotto zavorrato = weighted vest; cavigliere zavorrate = ankle weight; palla medica = medicine ball; pesi palestra = gym weight; dischi palestra = weight plate
nl: dumbbell = dumbbell; kettlebell = kettlebell; halter = training weight; halterbank = weight bench; gewichtsvest = weighted vest; halterschijf = weight plate; enkelgewichten = ankle weight; medicijnbal = medicine ball; halterschijven = weight plate; fitness gewichten = fitness weights; gewichten = weights + fitness|halter|set|kg; halterset = dumbbell set; gewichtsschijven = weight plate
pl: hantle = dumbbells; hantla = dumbbell; kettlebell = kettlebell; sztanga = barbell; ławka treningowa = training bench; obciążniki = weights; kamizelka obciążeniowa = weight vest; piłka lekarska = medicine ball; talerz do sztangi = weight plate; hantelki = dumbbells; zestaw hantli = dumbbell set; obciążenie do sztangi = barbell weights; gryf = weight bar; talerze obciążenie = weight plates
pt: halter = dumbbell; kettlebell = kettlebell; anilha = weight plate; banco de musculação = weight bench; barra musculação = weight bar; caneleira de peso = ankle weight; colete de peso = weight vest; halteres = dumbbells; medicine ball = medicine ball; barra olímpica = olympic barbell; pesos ginásio = gym weights; haltere = dumbbell
not: dumbbell nail; barbell piercing; barbell tongue; barbell tongue piercing; dumbbell earring; halterneck; halter dress; water bottle dumbbell; halter top; barbell stud; tongue barbell; nipple barbell; barbell pad; fishing weight; banco de pesas pesca; halter horse; halter bra; reggiseno halter; dumbbell curtain; bilanciatore; bilancia
  * -> 950691
t: cast iron kettlebell 16kg => 950691
t: adjustable dumbbell set 24kg => 950691
t: barbell tongue piercing => !9506

@ easel
en: easel; artist easel; table easel; sketch easel; tripod easel; painting easel
de: Staffelei = easel
fr: chevalet = easel; chevalet de table = table easel
es: caballete = easel
it: cavalletto pittore = painting easel; cavalletto da pittura = painting easel
nl: schildersezel = painting easel; ezel = easel + schilder|tafel
pl: sztaluga = easel; sztalugi = easels
pt: cavalete = easel; cavalete de pintura = painting easel
  main=aluminium -> 761699 ~.03
  main=base-metal -> 732690 ~.1
  main=plastic -> 392690 ~.03
  * -> 442199
t: wooden tabletop easel => 442199
t: stretched blank canvas 40x50 cotton => 590190

@ elastic-band
en: elastic band + sewing|clothes|waist|wide|flat; elastic tape; waistband elastic; sewing elastic
de: Gummiband = elastic band + Nähen|Hose|flach
fr: élastique = elastic + couture|plat|large
es: elástico = elastic + costura|plano|ancho; goma elástica costura = sewing elastic
it: elastico = elastic + cucito|piatto|sarta
nl: elastiek = elastic band + naaien|band
pl: gumka do ubrań = sewing elastic; guma = elastic + bieliźniana|krawiecka|płaska
pt: elástico = elastic + costura|chato
not: resistance elastic band; élastique cheveux; élastique musculation; guma do żucia; elástico para cabelo; elástico de cabelo; elástico de treino; elastico capelli; haargummi gummiband; guma oporowa; guma treningowa
  * -> 580620
t: elastic band for sewing 20mm => 580620
t: satin ribbon 25mm polyester 22m => 580632

@ electric-balloon-pump
en: electric balloon pump; balloon inflator
de: Luftballonpumpe = balloon pump
fr: pompe à ballons électrique = electric balloon pump
es: bomba para globos = balloon pump
nl: ballon pomp elektrisch = electric balloon pump
pt: bomba de balão = balloon pump; bomba de encher balão = balloon pump
  "electric|eléctrico|elettrico|elétrico" -> 841480
  * -> 841420
t: electric balloon pump 600w => 841480
t: bicycle pump floor => !392690

@ embroidery-hoop
en: quilting frame; bobbin holder; thread organizer; stitch marker; row counter knitting; sewing gauge; yarn winder; needle case; pattern weights; tailor ham; embroidery frame; sewing clips; wonder clips; bias tape maker; knitting gauge; yarn guide ring; pompom maker; loop turner; needle storage; fabric marker chalk wheel; stitch holder; embroidery hoop; cross stitch hoop; yarn bowl; thimble
de: Stickrahmen = embroidery frame; Maschenmarkierer = stitch marker; Stoffklammern = sewing clips; Wollschale = yarn bowl; Wollwickler = yarn winder; Pompon Maker = pompom maker; Fingerhut = thimble
fr: tambour à broder = embroidery hoop; pelote à épingles = pin cushion; marqueur de mailles = stitch marker; dé à coudre = thimble; pinces couture = sewing clips; cercle à broder = embroidery hoop
es: bastidor de bordado = embroidery hoop; marcador de puntos = stitch marker; dedal = thimble; pinzas costura = sewing clips; bastidor = embroidery frame; cuenta vueltas = row counter
it: telaio da ricamo = embroidery frame; marcapunti = stitch marker; ditale = thimble; scucitore = seam ripper; mollette cucito = sewing clips; telaio ricamo = embroidery frame
nl: borduurring = embroidery hoop; steekmarkeerders = stitch marker; vingerhoed = thimble; naaiknijpers = sewing clips; toerenteller breien = knitting row counter
pl: tamborek = embroidery hoop; poduszeczka na igły = pin cushion; znaczniki oczek = stitch markers; naparstek = thimble; klipsy do szycia = sewing clips
pt: bastidor para bordado = embroidery hoop; alfineteiro = pincushion; marcador de pontos = stitch marker; dedal = thimble; abridor de casas = seam ripper; clipes de costura = sewing clips
not: dedal chapado joya; needle case machine; finger thimble reading
  "thimble": main=plastic 392690 ~.1; main=rubber 401699 ~.03; main=leather 420500 ~.03; * 732690
  "fingerhut": main=plastic 392690 ~.03; * 732690
  "bowl": main=ceramic 691390 ~.03; main=wood 442199 ~.03; * 442199
  "hoop" -> 442191
  main: bamboo 442191 ~.15; wood 442199 ~.2; plastic 392690 ~.4; base-metal 732690 ~.03; textile 630790 ~.03
  * -> 392690
t: bamboo embroidery hoops set => 442191
t: hoop earrings gold => !4421

@ embroidery-thread
en: embroidery thread; embroidery floss; embroidery machine thread; cross stitch thread
de: Stickgarn = embroidery thread
es: hilo mouliné = embroidery floss
pl: mulina = embroidery floss
  main-fibre=synthetic -> 540110 ~.4
  main-fibre=artificial -> 540120 ~.1
  main-fibre=silk -> 500600 ~.03
  * -> 520790
ask: main-fibre
t: cotton embroidery floss 50 skeins => 520790
t: stainless steel screw thread insert => !56

@ felt-sheet
en: felt sheet; felt fabric sheet; felt balls; felt pieces
de: Filz = felt + Platte|Bastel|Bogen
fr: feuille de feutrine = felt sheet; feutrine = felt
es: fieltro = felt
it: feltro = felt
nl: vilt = felt
pl: filc = felt
pt: feltro = felt
not: fieltro sombrero; feltro cappello; filc pisak; feltrato
  * -> 560290
t: felt sheets 40 colours 15x15 => 560290
t: self adhesive googly eyes 500 pcs => 392690

@ felting-wool
en: felting wool; wool roving
de: Filzwolle = felting wool
it: lana cardata = carded wool
pl: wełna czesankowa = felting wool
  * -> 510529
t: felting wool => 510529
t: acrylic knitting yarn 100g => 551110

@ fencing-mask
en: fencing mask; boxing headgear
de: Kopfschutz = head guard + Boxen
fr: casque de boxe = boxing headgear
es: casco de boxeo = boxing headgear
it: caschetto boxe = boxing headgear
  * -> 650610
t: fencing mask => 650610
t: skateboard knee and elbow pads set => 950699

@ fire-starter
en: flint fire starter
# de
# fr
# es
# it
# nl
# pl
# pt
not: fire starter cubes; grill fire starter; fuel fire starter
  "flint" -> 360690
  * -> 360690
t: ferro rod fire starter => 360690
t: mummy sleeping bag -5c => 940430

@ fireworks-glow
en: firework; sparkler; firecracker; cold spark; fountain firework; cake sparkler; bottle sparkler
de: Feuerwerk = firework; Wunderkerze = sparkler; Knaller = firecracker; Tischfeuerwerk = table firework
fr: feu d'artifice = firework; cierge magique = sparkler; canon à confettis = confetti cannon; pétard = firecracker
es: fuegos artificiales = fireworks; bengala = sparkler; petardo = firecracker
it: fuochi d'artificio = firework; stelline scintillanti = sparkler; spara coriandoli = confetti cannon; petardo = firecracker
nl: vuurwerk = firework; sterretjes = sparkler + vuurwerk|verjaardag; confettikanon = confetti cannon; glowstick = glow stick
pl: fajerwerki = fireworks; zimne ognie = sparklers; tuba konfetti = confetti tube; petarda = firecracker; strzelające konfetti = confetti popper
pt: fogos de artifício = fireworks; vela faísca = sparkler candle; estrelinha fogos = sparkler
not: sparkler machine; cold spark machine; fireworks light; firework lights; firework shirt; led firework; fireworks launcher
  * -> 360410
t: sparklers 30cm 10 pcs => 360410
t: glow sticks party pack 100 => 382499

@ fish-hook
en: fish hook; fishing hook; treble hook; hook remover fishing
de: Angelhaken = fishing hook; Drilling = treble hook + Haken|Angel
fr: hameçon = fishing hook; hameçons = fishing hooks
es: anzuelo = fish hook; anzuelos = fish hook
it: amo da pesca = fishing hook; ami da pesca = fishing hook
nl: vishaak = fish hook; vishaken = fish hook
pl: haczyk wędkarski = fishing hook; haczyki wędkarskie = fishing hooks; kotwica wędkarska = treble hook
pt: anzol = fishing hook; anzóis = fishing hooks; garateia = treble hook
not: fish hook earring; drilling machine
  * -> 950720
t: treble fish hooks size 6 50 pcs => 950720
t: fishing hat wide brim => !9507

@ fishing-box
en: fishing box; tackle box
de: Angelkasten = tackle box
fr: boîte de pêche = fishing box
es: caja de pesca = fishing box
it: cassetta pesca = tackle box
nl: viskoffer = fishing box
pl: pudełko wędkarskie = fishing box
pt: caixa de pesca = fishing box
  * -> 392690
t: fishing box => 392690
t: fishing hat wide brim => !9507

@ fishing-reel
en: fishing reel; spinning reel; baitcasting reel; fly fishing reel
de: Angelrolle = fishing reel; Stationärrolle = spinning reel
fr: moulinet = fishing reel; moulinet de pêche = fishing reel
es: carrete de pesca = fishing reel; reel de pesca = fishing reel; carrete de spinning = spinning reel
it: mulinello = fishing reel; mulinello da pesca = fishing reel
nl: vismolen = fishing reel
pl: kołowrotek = fishing reel
pt: molinete = spinning reel; carretilha = baitcasting reel; carreto de pesca = fishing reel; molinete de pesca = spinning reel
not: moulinet cuisine; moulinet à légumes; mulinello aria; molinete catraca
  * -> 950730
t: spinning fishing reel 3000 => 950730
t: fishing hat wide brim => !9507

@ fishing-rod
en: fishing rod; fishing rod combo; ice fishing rod; rod pod; fishing rod holder; telescopic fishing rod; fishing rod tip; rod guide fishing; fishing chair rod
de: Rod Pod = rod pod; Angelrute = fishing rod; Spinnrute = spinning rod; Teleskoprute = telescopic fishing rod; Karpfenrute = carp rod; Feederrute = feeder rod; Fliegenrute = fly rod; Steckrute = multi-piece rod; Angel Set = fishing set; Ruten Angel = fishing rod
fr: canne à pêche = fishing rod; canne + pêche|surfcasting
es: caña de pescar = fishing rod; caña = fishing rod + pesca|spinning|surfcasting
it: canna da pesca = fishing rod; canna = fishing rod + pesca|spinning|surfcasting
nl: hengel = fishing rod; werphengel = casting rod; telescoophengel = telescopic fishing rod; visstok = fishing rod; karperhengel = carp rod; hengelset = fishing rod set; vaste hengel = pole fishing rod; feederhengel = feeder rod; vliegenhengel = fly rod; spinhengel = spinning rod; vishengel = fishing rod; vishengels = fishing rod
pl: wędka = fishing rod; wędka teleskopowa = telescopic fishing rod; wędzisko = fishing rod blank; wędka spinningowa = spinning rod; wędka karpiowa = carp rod; wędka feeder = feeder rod; wędka spławikowa = float rod; wędka muchowa = fly rod; bat wędka = pole fishing rod; podlodówka wędka = ice fishing rod
pt: vara de pesca = fishing rod; cana de pesca = fishing rod; caniço de pesca = fishing rod
not: fishing rod bag; wędka dla kota; canne à pêche chat; cannete
  "holder" -> 950790
  "pod" -> 950790
  "tip" -> 950790
  "reel" -> 950710
  "guide" -> 950790
  "bag" -> 420292
  * -> 950710
t: carbon spinning fishing rod 2.4m => 950710
t: fishing hat wide brim => !9507

@ fishing-tackle
en: fishing lure; fishing line; fishing float; soft lure; jig head; fishing tackle; fishing bait; landing net; spinner bait; fishing swivel; fishing weight; fishing sinker; fly line; fly tying; wobbler; crankbait; fishing kit; fishing lure set; bite alarm; soft bait; fishing beads; carp fishing; fishing set; squid jig; metal jig; jig fishing; fishing bell; fishing leader; braided fishing line; popper lure; minnow lure; frog lure; fishing snap; fishing rubber worm; worm lure; fly fishing flies; duck decoy; hunting decoy; fishing trap; crab trap; fish trap; butterfly net; fishing float set; bobber fishing; fishing gloves grip; fishing rig; sabiki; line winder fishing; fishing feeder; bait boat; artificial bait; jigging lure; spoon lure; fishing accessories; keepnet; fishing keepnet; fishing net; cast net; fish gripper
de: Köder = fishing bait + Angel|Kunst|Gummi; Kunstköder = fishing lure; Angelschnur = fishing line; Pose = fishing float + Angel; Gummifisch = rubber fish lure; Wobbler = wobbler; Blinker = spoon lure + Angel|Forelle; Kescher = hand net; Angelset = fishing set; Bissanzeiger = bite alarm; Angelzubehör = fishing accessories; Angelblei = lead fishing weight; Futterkorb = feeder basket + Angel; Setzkescher = keep net; Lockente = decoy duck
fr: leurre = fishing lure; fil de pêche = fishing line; bouchon de pêche = fishing float; leurre souple = soft lure; épuisette = landing net; émerillon = fishing swivel; plomb de pêche = fishing weight; tresse pêche = braided fishing line; cuillère de pêche = spoon lure; détecteur de touche = bite alarm; kit de pêche = fishing kit; poisson nageur = wobbler; appelant canard = duck decoy; bourriche = fish keepnet; leurres = lures
es: señuelo = fishing lure; hilo de pescar = fishing line; flotador de pesca = fishing float; salabre = landing net; sacadera = landing net; plomo de pesca = fishing weight; cebo artificial = artificial bait; vinilo pesca = soft lure; kit de pesca = fishing kit; alarma pesca = bite alarm; señuelos = fishing lure; trenzado pesca = braided fishing line; nasa = fish trap; reclamo caza = hunting call; sedal = fishing line; aparejo de pesca = fishing tackle
it: esca artificiale = fishing lure; filo da pesca = fishing line; galleggiante pesca = fishing float; guadino = landing net; piombo pesca = fishing weight; artificiali pesca = fishing lure; segnalatore abboccata = bite alarm; kit pesca = fishing kit; esche = fishing bait; nassa = fish trap; retino pesca = landing net; trecciato pesca = braided fishing line; cucchiaino pesca = spoon lure
nl: kunstaas = fishing lure; vislijn = fishing line; dobber = fishing float; schepnet = landing net; visgewicht = fishing weight; visset = fishing set; beetmelder = bite alarm; leefnet = keepnet; shad vissen = shad lure; vislood = fishing sinker; lokeend = decoy duck
pl: przynęta = bait; żyłka = line; spławik = float; wobler = fishing wobbler; podbierak = landing net; ciężarek wędkarski = fishing weight; guma na drapieżniki = soft lure; zestaw wędkarski = fishing set; plecionka = braided line; sygnalizator brań = bite alarm; siatka wędkarska = fishing net; przynęty = lures; wahadłówka = spoon lure; plecionek = braided line; wahadłówek = spoon lure
pt: isca artificial = artificial lure; linha de pesca = fishing line; boia de pesca = fishing float; chumbada = fishing sinker; passaguá = landing net; kit de pesca = fishing kit; iscas artificiais = artificial lures; multifilamento = multifilament line; amostra pesca = fishing lure; camaroeiro = landing net
not: wobbler cutter; przynęta na myszy; nasa space; nas; chumbo; chumbos
  "cast net" -> 560811
  "fishing net": "landing" 950790; * 560811
  "plier" -> 820320
  "pliers" -> 820320
  "gripper" -> 820320
  * -> 950790
t: soft fishing lures 20 pcs => 950790
t: fishing hat wide brim => !9507

@ fitness-equipment
en: resistance band; yoga mat; exercise mat; yoga block; foam roller; jump rope; skipping rope; treadmill; exercise bike; exercise ball; yoga ball; gym ball; pull up bar; ab roller; ab wheel; push up bar; hand grip; grip strengthener; resistance loop band; pilates ring; balance board; yoga strap; trampoline; rowing machine; elliptical; stepper; gymnastics mat; balance ball; battle rope; suspension trainer; speed ladder; agility ladder; training cone; hula hoop; gymnastic rings; pilates reformer; spin bike; walking pad; vibration plate; ab trainer; sit up bench; home gym; exercise equipment; fitness equipment; balance pad; push up board; workout bands; yoga wheel; fitness trampoline; gymnastics ribbon; gym rope; chest expander; wrist roller; gym handle; cable attachment gym; resistance tube; pilates ball; hand gripper; finger exerciser; sliders fitness; core sliders; acupressure yoga; air track; trampoline net; dip station; leg press; thigh master; ab machine; stretching strap; pilates bar; parallettes; climbing rope gym; smart jump rope; balance beam; folding treadmill; vaulting pole; starting block; hurdle training; javelin; discus; shot put; punching bag; boxing bag; speed bag; boxing stand; punch bag; focus mitts; focus pads; reflex ball boxing; muay thai pad; boxing sandbag; heavy bag
de: Widerstandsband = resistance band; Fitnessband = fitness band; Yogamatte = yoga mat; Gymnastikmatte = exercise mat; Yogablock = yoga block; Faszienrolle = foam roller; Springseil = jump rope; Laufband = treadmill; Heimtrainer = exercise bike; Gymnastikball = exercise ball; Klimmzugstange = pull up bar; Bauchroller = ab roller; Liegestützgriffe = push up handle; Fingerhantel = finger strengthener; Trampolin = trampoline; Rudergerät = rowing machine; Crosstrainer = cross trainer; Balance Board = balance board; Boxsack = punching bag; Hula Hoop = hula hoop; Ergometer = exercise bike; Sportmatte = sports mat; Pezziball = exercise ball; Fitnessgerät = fitness device; Koordinationsleiter = agility ladder; Turnringe = gymnastic rings; Sprossenwand = wall bars
fr: élastique de musculation = resistance band; bande de résistance = resistance band; tapis de yoga = yoga mat; tapis de sport = exercise mat; brique de yoga = yoga block; rouleau de massage mousse = foam roller; corde à sauter = skipping rope; tapis de course = treadmill; vélo d'appartement = exercise bike; ballon de gym = gym ball; barre de traction = pull up bar; roue abdominale = ab wheel; trampoline = trampoline; rameur = rowing machine; sac de frappe = punching bag; planche d'équilibre = balance board; vélo elliptique = elliptical trainer; poignées de pompes = push up handles; swiss ball = exercise ball; ballon d'exercice = exercise ball; tapis roulant marche = walking treadmill; anneaux gymnastique = gymnastics rings; hand grip = hand grip; échelle d'agilité = agility ladder; tapis gym = gym mat; tapis yoga = yoga mat; tapis fitness = fitness mat; vélo de biking = spinning bike; step fitness = fitness step; station de musculation = gym station
es: banda elástica fitness = fitness elastic band; banda de resistencia = resistance band; esterilla de yoga = yoga mat; colchoneta gimnasia = exercise mat; bloque de yoga = yoga block; rodillo de espuma = foam roller; cuerda para saltar = skipping rope; comba = skipping rope; cinta de correr = treadmill; bicicleta estática = exercise bike; pelota de pilates = pilates ball; barra de dominadas = pull up bar; rueda abdominal = ab wheel; cama elástica = trampoline; máquina de remo = rowing machine; saco de boxeo = punching bag; tabla de equilibrio = balance board; elíptica = elliptical trainer; fitball = gym ball; gomas elásticas fitness = fitness elastic band; bandas elásticas = elastic band; soporte flexiones = push up bar; hula hoop = hula hoop; conos entrenamiento = training cone; tapete de yoga = yoga mat; esterilla yoga = yoga mat; cinta de andar = walking treadmill; press de banca = bench press; comba de saltar = skipping rope; colchoneta de yoga = yoga mat; bicicleta spinning = spinning bike; trampolín = trampoline
it: elastico fitness = resistance band; banda elastica = resistance band; tappetino yoga = yoga mat; mattoncino yoga = yoga block; rullo massaggio schiuma = foam roller; corda per saltare = jump rope; tapis roulant = treadmill; cyclette = exercise bike; palla da ginnastica = gym ball; barra trazioni = pull up bar; ruota addominali = ab wheel; tappeto elastico = trampoline; vogatore = rowing machine; sacco da boxe = punching bag; tavola equilibrio = balance board; elastici fitness = resistance band; palla pilates = pilates ball; ellittica = elliptical trainer; maniglie flessioni = push up bar; anelli ginnastica = gymnastic ring; materassino fitness = exercise mat; tappetino da yoga = yoga mat; tappetino fitness = exercise mat; materassino yoga = yoga mat; panca piana = flat weight bench; panca fitness = weight bench; corda salto = jump rope; step fitness = step platform; trampolino elastico = trampoline
nl: weerstandsband = resistance band; yogamat = yoga mat; fitnessmat = fitness mat; yogablok = yoga block; foamroller = foam roller; springtouw = skipping rope; loopband = resistance loop band; hometrainer = exercise bike; fitnessbal = exercise ball; optrekstang = pull up bar; trampoline = trampoline; roeimachine = rowing machine; bokszak = punching bag; balansbord = balance board; crosstrainer = cross trainer; fitnesselastiek = resistance band; hoelahoep = hula hoop; handknijper = hand gripper; buikspierwiel = ab wheel; sportmat = sports mat
pl: taśma oporowa = resistance band; guma oporowa = resistance band; mata do jogi = yoga mat; mata do ćwiczeń = exercise mat; klocek do jogi = yoga block; wałek do masażu piankowy = foam roller; skakanka = skipping rope; bieżnia = treadmill; rower stacjonarny = exercise bike; piłka gimnastyczna = gymnastic ball; drążek do podciągania = pull-up bar; trampolina = trampoline; wioślarz = rowing machine; worek treningowy = punching bag; orbitrek = elliptical trainer; gumy oporowe = resistance bands; guma treningowa = resistance band; hula hop = hula hoop; ściskacz = hand grip; roller piankowy = foam roller; uchwyty do pompek = push-up handles; worek bokserski = punching bag; mata gimnastyczna = gymnastics mat; kółko do brzuszków = ab roller wheel; skakanek = skipping rope
pt: faixa elástica exercício = resistance band; tapete de yoga = yoga mat; tapete de ioga = yoga mat; colchonete = exercise mat; bloco de yoga = yoga block; rolo de espuma = foam roller; corda de pular = jump rope; esteira ergométrica = treadmill; bicicleta ergométrica = exercise bike; bola de pilates = yoga ball; barra de porta = pull up bar; roda abdominal = ab wheel; cama elástica = trampoline; trampolim = trampoline; saco de pancada = punching bag; elíptico = elliptical trainer; mini band = resistance loop band; elástico de treino = resistance band; bambolê = hula hoop; aparelho de abdominal = abdominal exerciser; prancha de equilíbrio = balance board; hand grip = hand grip; bola de ginástica = gym ball; tapete de exercício = exercise mat; corda de saltar = skipping rope; passadeira de corrida = treadmill; bicicleta estática = exercise bike; prancha abdominal = abdominal bench; colchonete fitness = exercise mat; step aeróbica = aerobic step
not: yoga pants; yoga mat bag; yoga socks; yoga mat strap; treadmill lubricant; jump rope toy; treadmill belt; trampoline socks; foam roller paint; yoga shorts; yoga top; yoga bra; yoga set; cat exercise wheel; hamster wheel; treadmill safety key; punching bag gloves; treadmill motor; exercise bike seat cushion; trampoline cover; trampoline park; dog treadmill; exercise bike computer; treadmill oil; hand grip screwdriver; stepper motor; stepper driver; yoga leggings; stepper heels; motor de passo; motor stepper; treadmill key; camera hand grip; pistol grip; yoga shoes; yoga towel; yoga clothes; bicycle grip; yoga mat cleaner; handlebar grip; steering cone; traffic cone; soldering mat; elliptical pendant; treadmill mat; bike mat; yoga wear; elastic resistance wire; yoga jumpsuit; elliptical earring; yoga gloves; fishing javelin; cinta métrica; bici elíptica piezas; stepper trainer shoes; vibration plate compactor; elliptical leaf; tapis de course chien
  * -> 950691
t: tpe yoga mat 6mm non slip => 950691
t: resistance bands set of 5 => 950691
t: boxing punching bag heavy => 950691
t: yoga pants women leggings => !9506

@ flag-banner
en: flag; country flag; national flag; bunting flag; garden flag; hand flag; flag pole; car flag; banner stand; roll up banner; bandana flag; pride flag; american flag; feather flag; flag banner; house flag; pennant; windsock; garden banner; corner flag; safety flag; flagpole; pvc banner; vinyl banner; advertising banner; custom flag; rainbow flag; polyester flag; racing flag; checkered flag
de: Fahne = flag; Flagge = flag; Nationalflagge = national flag; Fahnenmast = flag pole; Roll-up Banner = roll up banner; Beachflag = beach flag; Werbebanner = advertising banner; Windsack = windsock; Wimpel = pennant
fr: drapeau = flag; pavillon drapeau = flag; mât drapeau = safety flag; bannière publicitaire = advertising banner; roll up = roll up banner; drapeau france = french flag; beach flag = beach flag; manche à air = windsock
es: bandera = flag; banderas = flag; mástil bandera = flagpole; banner publicitario = advertising banner; roll up = roll up banner; pancarta = banner; bandera españa = spanish flag; manga de viento = windsock
it: bandiera = flag; bandiere = flag; asta bandiera = flagpole; striscione = banner; roll up = roll up banner; bandiera italiana = italian flag; manica a vento = windsock
nl: vlag = flag; vlaggenmast = flag pole; beachflag = beach flag; spandoek = banner; roll up banner = roll up banner; windzak = windsock; vlaggen = flag
pl: flaga = flag; maszt flagowy = flag pole; baner reklamowy = advertising banner; roll up = roll up banner; flaga polski = polish flag; chorągiewka = small flag; proporczyk = pennant; chorągiewek = small flag
pt: bandeira = flag; mastro de bandeira = flag pole; banner publicitário = advertising banner; faixa publicitária = advertising banner; bandeira do brasil = brazilian flag; biruta = windsock
not: flag football; page flags; flag pin; flag patch; flag emoji sticker; flag sticker; flag mount bracket; party banner; flag bunting party; flag keychain; flag shirt; flag toothpick; flag lapel pin; flag badge; wimpelkette; flag light; golf flag; flag holder; bandera etiqueta; flag brooch; flag pole light; flag bracket; led banner; bandiera asta auto led; flagpole rope; photo banner backdrop; banda
  "window clip|hand waving|stick flag" -> 630790
  "pole": main=aluminium 761699 ~.03; main=base-metal 732690 ~.4; main=wood 442199 ~.03; main=plastic 392690 ~.03; * 732690
  "fahnenmast" -> 761699
  "stand" -> 732690
  "pvc" -> 392690
  "vinyl" -> 392690
  main: paper 491199 ~.03; plastic 392690 ~.03; textile 630790 ~.03
  * -> 630790
t: polyester national flag 90x150 => 630790
t: metal flag pole 6m => 732690
t: flag lapel pin => !6307

@ foam-sheet-craft
en: foam sheet craft; glitter foam
de: Moosgummi = foam rubber
it: gomma eva = eva foam sheet
pt: eva folha = eva sheet
  * -> 392119
t: foam sheet craft => 392119
t: glitter eyeshadow palette => !3926

@ fringe-trim
en: fringe trim; tassel trim; pom pom trim; tassel; pom pom; pompom
de: Fransenborte = fringe trim; Quaste = tassel; Pompon = pom pom; Troddel = tassel
fr: pompon = pom pom; gland = tassel + passementerie|pompon
es: pompón = pompom; borla = tassel; fleco = fringe
it: pompon = pompom; nappa = tassel; frangia = fringe
nl: pompon = pompom; kwastje = tassel
pl: pompon = pompom; frędzle = fringe; chwost = tassel
pt: pompom = pompom; franja = fringe
not: pompom hat; pompom maker; pompom beanie; pom pom keychain; tassel earring; tassel necklace; tassel keychain; tassel loafer; gland animal; graduation tassel; curtain tassel tieback
  * -> 580890
t: fringe trim => 580890
t: satin ribbon 25mm polyester 22m => 580632

@ game-puzzle-table
en: family game; party game; strategy game; mahjong; rummy; bingo game; scrabble game; connect four; jenga; tumbling tower; chess board; checkers; ludo; go game; dice set; rpg dice; polyhedral dice; dungeons dragons dice; roulette wheel; poker set; casino chips; mahjong set; shogi; drinking game; roulette drinking; domino set; miniature wargame; tabletop game; game dice; mancala; cribbage board; shut the box; card shuffler; poker table top; game mat tcg; chess pieces; travel chess; chinese checkers; darts; dartboard; dart board; dart flights; dart set; table football; foosball table; air hockey; bowling set; bowling ball; pinball machine; electronic dartboard; soft tip darts; dart shaft; shuffleboard; ring toss; bean bag toss game; foosball; mini bowling; board game insert; game tokens; playmat; bingo cage; carrom board; escape room game; magnetic darts kids; magnetic chess game; steel tip darts
de: Mahjong = mahjong; Rommé = rummy; Würfel = dice + Spiel|RPG|W20; Würfelset = dice set; Bingo = bingo; Domino = dominoes; Pokerset = poker set; Dartscheibe = dartboard; Dartpfeile = dart; Tischkicker = table football; Airhockey = air hockey; Schachbrett = chess board; Mühle Spiel = nine men's morris game; Wackelturm = tumbling tower; Trinkspiel = drinking game; Bowlingkugel = bowling ball; Partyspiel = party game; Kickertisch = table football table; Rollenspielwürfel = rpg dice; Schachfiguren = chess piece
fr: jeu de dés = dice game; dés = dice + jeu|rôle|rpg; dominos = dominoes; jeu de dames = checkers; loto jeu = lotto game; fléchettes = darts; cible fléchettes = dartboard; baby foot = table football; jeu de quilles = skittles game; échiquier = chess board; jeu de plateau = board game; jeu à boire = drinking game; mallette poker = poker set; jetons de poker = poker chips; mah jong = mahjong; boule de bowling = bowling ball
es: dados = dice; dominó = dominoes; juego de damas = checkers; parchís = parcheesi; bingo = bingo game; dardos = dart; diana = dartboard; futbolín = table football; bolos = skittles; tablero de ajedrez = chess board; juego de cartas mesa = card game; fichas de póker = poker chip; mahjong = mahjong; juego de beber = drinking game; hockey aire = air hockey; bola de bolos = bowling ball
it: dadi = dice; domino = dominoes; dama = draughts game + gioco|scacchiera; tombola = bingo game; freccette = dart; bersaglio freccette = dartboard; calcio balilla = table football; calcetto = table football; scacchiera = chess board; set poker = poker set; fiches poker = poker chip; mahjong = mahjong; birilli = skittle; palla da bowling = bowling ball
nl: dobbelstenen = dice; domino = dominoes; dammen = checkers; bingo = bingo game; dartbord = dartboard; dartpijlen = darts; tafelvoetbal = table football; schaakbord = chess board; pokerset = poker set; mahjong = mahjong; sjoelbak = dutch shuffleboard; drankspel = drinking game; bowlingbal = bowling ball; airhockeytafel = air hockey table
pl: kości do gry = dice; domino = dominoes; warcaby = checkers; bingo = bingo; rzutki = darts; tarcza do rzutek = dartboard; piłkarzyki = table football; szachownica = chess board; zestaw do pokera = poker set; mahjong = mahjong; jenga = jenga; kręgle = skittles; gra imprezowa = party game; cymbergaj = air hockey; lotki = darts
pt: dados = dice + jogo|rpg; dominó = dominoes; damas jogo = draughts game; bingo = bingo game; dardos = darts; alvo de dardos = dartboard; pebolim = table football; matraquilhos = table football; tabuleiro de xadrez = chess board; fichas de poker = poker chips; mahjong = mahjong; boliche = bowling set; jogo de festa = party game; aero hockey = air hockey; peças de xadrez = chess pieces
not: video game; game console; dice earrings; dice bag; dart gun; bowling shirt; bowling shoes; dice keychain; domino sugar; dart in frog; hair dart; mahjong massage; dart tag; tranquilizer dart; diana cazadora; dados inalámbricos; dice mold; datos; dart boat; bowling bag; dart case; dama vestido; foam dart; dados mágicos mold; dart case wallet; domino mask; dice necklace; dominadas
  "coin operated" -> 950430
  * -> 950490
t: dart board set with 6 darts => 950490
t: polyhedral rpg dice set resin => 950490
t: mahjong set 144 tiles => 950490
t: foam dart gun toy => !950490

@ glow-stick
en: glow stick; glow bracelet; light stick glow; glow necklace; chemical light stick
de: Knicklicht = glow stick; Knicklichter = glow stick; Leuchtstab = glow stick + Party|Knick
fr: bâton lumineux = glow stick; bracelet lumineux fluo = glow bracelet
es: barra luminosa = glow stick; pulseras luminosas = glow bracelet
it: bastoncini luminosi = glow stick; braccialetti luminosi = glow bracelet
nl: breaklight = glow stick; glow sticks = glow stick
pl: świecące pałeczki = glow sticks
pt: pulseira neon = glow bracelet; pulseira luminosa = glow bracelet
  * -> 382499
t: glow sticks party pack 100 => 382499
t: sparklers 30cm 10 pcs => 360410

@ golf-ball
en: golf ball; golf ball marker; golf ball retriever; golf practice ball
de: Golfball = golf ball; Golfbälle = golf ball
fr: balle de golf = golf ball; balles de golf = golf balls
es: pelota de golf = golf ball; bola de golf = golf ball
it: pallina da golf = golf ball; palline da golf = golf ball
nl: golfbal = golf ball; golfballen = golf ball
pl: piłka golfowa = golf ball; piłki golfowe = golf balls
pt: bola de golfe = golf ball; bolas de golfe = golf balls
not: golf ball display
  "marker" -> 950639
  "retriever" -> 950639
  * -> 950632
t: golf balls 12 pack => 950632
t: vw golf 7 mirror cover => !9506

@ golf-goods
en: golf club; golf putter; golf driver; golf iron set; golf club set; golf wedge; golf irons; golf alignment stick; golf hybrid; golf fairway wood; golf cap iron; golf head cover; golf headcover
de: Golfschläger = golf club; Putter = putter; Golfgriff = golf grip; Puttingmatte = putting mat; Schlägerhaube = club head cover
fr: club de golf = golf club; putter = golf putter
es: palo de golf = golf club; putter = golf putter; alfombra putting = putting mat
it: mazza da golf = golf club; putter = putter; tappeto putting = putting mat; rete golf = golf net
nl: golfclub = golf club; putter = golf putter; golfnet = golf net; puttingmat = putting mat
pl: kij golfowy = golf club; putter = golf putter
pt: taco de golfe = golf club; putter = golf putter
  "head cover": main=leather 420500 ~.03; * 630790
  "headcover" -> 630790
  "stick" -> 950639
  * -> 950631
t: golf driver right handed 10.5 => 950631
t: vw golf 7 mirror cover => !9506

@ golf-tee
en: golf tee; golf grip; golf training aid; putting mat; golf net; divot tool; golf shaft; golf putting mat; golf hitting net; golf mat; golf club grip; golf club head; golf swing trainer; golf accessories; golf putting green; golf chipping net
de: Golftee = golf tee; Golfnetz = golf net; Golftees = golf tee
fr: tee de golf = golf tee; grip de golf = golf grip; filet de golf = golf net; tapis de putting = golf putting mat
es: tee de golf = golf tee; grip de golf = golf grip; red de golf = golf net
it: tee golf = golf tee
nl: golftee = golf tee
pl: tee golfowe = golf tee; mata golfowa = golf mat
pt: tee de golfe = golf tee; rede de golfe = golf net
  * -> 950639
t: wooden golf tees 100 pcs => 950639
t: vw golf 7 mirror cover => !9506

@ ground-sheet
en: ground sheet; groundsheet; tent footprint; tent inner
  * -> 630690
t: ground sheet => 630690
t: kids play tent castle => !6306

@ guitar-strap
en: guitar strap
de: Gitarrengurt = guitar strap
fr: sangle guitare = guitar strap
es: correa guitarra = guitar strap
it: tracolla chitarra = guitar strap
nl: gitaarband = guitar strap
pl: pasek do gitary = guitar strap
pt: alça guitarra = guitar strap
  * -> 920992
t: nylon guitar strap => 920992
t: watch strap silicone => !6307

@ guy-rope
en: guy rope; tent guy line; climbing rope
de: Kletterseil = climbing rope
fr: corde d'escalade = climbing rope
es: cuerda de escalada = climbing rope
it: corda arrampicata = climbing rope
nl: klimtouw = climbing rope
pl: lina wspinaczkowa = climbing rope
pt: corda de escalada = climbing rope
  * -> 560750
t: guy rope => 560750
t: mummy sleeping bag -5c => 940430

@ hammock
en: hammock; camping hammock; hammock swing; hammock stand; climbing sling
de: Hängematte = hammock; Hüttenschlafsack = sleeping bag liner
fr: hamac = hammock; drap de sac = sleeping bag liner; hamac suspendu = hanging hammock
es: hamaca = hammock; hamaca colgante = hanging hammock; hamaca brasileña = brazilian hammock
it: amaca = hammock; imbragatura arrampicata = climbing harness; amaca da giardino = garden hammock
nl: hangmat = hammock; lakenzak = sleeping bag liner
pl: hamak = hammock
pt: rede de descanso = hammock; rede de dormir = hammock; cama de rede = hammock
not: hammock hanging chair; cat hammock; hamster hammock; foot hammock; pet hammock; car hammock; mosquito net hammock only; hammock pet; hammock toy; desk foot hammock; hammock cat; stuffed animal hammock; baby hammock; hammock for fish; rat hammock; ferret hammock; toy hammock; hamaca bebé; amaca gatto
  "stand" -> 940320
  "net hammock" -> 560890
  "mesh hammock" -> 560890
  * -> 630790
t: nylon camping hammock with straps => 630790
t: desk foot hammock => !6307

@ hand-wraps-boxing
en: hand wraps boxing; boxing hand wraps
de: Boxbandagen = boxing hand wraps
fr: bandes de boxe = hand wraps boxing
es: vendas de boxeo = hand wraps boxing
it: bende boxe = hand wraps boxing
nl: boksbandage = boxing hand wraps
pl: bandaże bokserskie = boxing hand wraps
pt: bandagem boxe = boxing hand wraps
  * -> 630790
t: hand wraps boxing => 630790
t: skateboard knee and elbow pads set => 950699

@ handcuffs
en: handcuffs
de: Handschellen = handcuffs
fr: menottes = handcuffs
es: esposas = handcuffs
it: manette = handcuffs
nl: handboeien = handcuffs
pl: kajdanki = handcuffs
pt: algemas = handcuffs
not: manette jeu; manette ps4; manette xbox; manette sans fil; manette console; manette switch; esposas mujer; manette gaz; furry handcuffs; bondage handcuffs; sex handcuffs; manette bluetooth; manette pc
  * -> 732690
t: steel handcuffs with keys => 732690
t: nylon gun holster concealed => 420292

@ hook-and-eye
en: hook and eye; eyelet + metal|grommet|shoe|craft|leather; grommet kit; grommet + brass|metal|kit|eyelet; bra hook; hook clasp; trouser hook
de: Ösen = eyelet; Haken und Ösen = hook and eye
fr: œillet = eyelet + métal|couture|bâche|cuir|laiton|rideau
es: ojales = eyelet; corchetes = hook and eye
it: occhielli = eyelet
pl: oczka = eyelets + kaletnicze|metalowe; haftki = hooks and eyes
pt: ilhós = eyelets; colchetes = hooks and eyes
not: grommet rubber; cable grommet; rubber grommet; bra hook shirt; occhiellato
  * -> 830810
t: hook and eye => 830810
t: resin shirt buttons 4 hole 100 pcs => 960621

@ hook-and-loop-tape
en: hook and loop tape; hook and loop; cable tie hook and loop; hook and loop strap; velcro; velcro strap; hook loop tape; velcro dots
de: Klettband = hook and loop tape; Klettverschluss = hook and loop fastener; Samtband = velvet ribbon
fr: velcro = hook and loop tape; bande velcro = hook and loop tape; bande auto agrippante = hook and loop tape; ruban adhésif auto agrippant = self adhesive hook and loop tape
es: velcro = velcro; cinta de terciopelo = velvet tape
it: velcro = velcro; nastro di velluto = velvet ribbon
nl: klittenband = hook and loop tape
pl: taśma rzepowa = hook and loop tape; rzep = hook and loop fastener
pt: velcro = velcro; fita de veludo = velvet ribbon
not: velcro patch; velcro shoes; velcro sneakers; velcro wallet; velcro rollers; rzep do włosów; velcro hair
  main=plastic -> 392690 ~.02
  * -> 580610
ask: main-fibre
t: self adhesive hook and loop tape 5m => 580610
t: satin ribbon 25mm polyester 22m => 580632

@ hunting-call
en: hunting call; duck call; game call
de: Lockruf = hunting call
fr: appeau = game call
es: reclamo = hunting call
it: richiamo caccia = hunting call
nl: lokfluit = game call whistle
pl: wabik = hunting call
  * -> 920890
t: hunting call => 920890
t: nylon gun holster concealed => 420292

@ hunting-defence
en: pepper spray; stun gun; gun rack; telescopic baton; bore cleaner; cleaning rod gun; brass knuckle; gun cleaning mat; shooting ear muffs; snap caps; holster; tactical belt pouch; gun sling; rifle sling; gun cleaning kit; self defense keychain; safety alarm keychain
de: Gewehrgurt = rifle sling; Waffenreinigungsset = gun cleaning kit; Pfefferspray = pepper spray; Teleskopschlagstock = telescopic baton; Futteral = gun sheath + Gewehr; Holster = holster
fr: kit nettoyage arme = gun cleaning kit; bombe lacrymogène = tear gas spray; matraque télescopique = telescopic baton; bretelle fusil = rifle sling
es: funda pistola = holster; correa rifle = rifle sling; kit limpieza armas = gun cleaning kit; spray pimienta = pepper spray; maletín arma = weapon case; defensa extensible = telescopic baton
it: cinghia fucile = rifle sling; kit pulizia armi = gun cleaning kit; spray peperoncino = pepper spray; valigetta armi = gun case; sfollagente = truncheon
nl: wapenfoedraal = gun sleeve; wapenkoffer = gun case; pepperspray = pepper spray; persoonlijk alarm = personal alarm
pl: pas do broni = gun belt; zestaw do czyszczenia broni = gun cleaning kit; gaz pieprzowy = pepper spray; pałka teleskopowa = telescopic baton
pt: bandoleira arma = gun sling; kit limpeza armas = gun cleaning kit; spray de pimenta = pepper spray; estojo arma = gun case; bastão retrátil = retractable baton
not: tool holster; scissor holster; phone holster; nerf gun holster; spray gun cleaning kit; holster phone; funda pistola masaje; grease gun holster
  "holster": main=leather 420291 ~.2; main=plastic 392690 ~.2; * 420292
  "etui" -> 420292
  "fondina" -> 420292
  "kabura" -> 420292
  "coldre" -> 420292
  "pouch" -> 420292
  "case": main=plastic 420292 ~.03; * 420292
  "bag" -> 420292
  "sling": main=leather 420500 ~.03; * 630790
  "bretelle" -> 630790
  "cleaning kit" -> 960390
  "alarm": * 853180
  "alarme" -> 853180
  "alarma" -> 853180
  "allarme" -> 853180
  "taschenalarm" -> 853180
  "keychain" -> 392690
  * -> 930400
t: nylon gun holster concealed => 420292
t: pepper spray 20ml => 930400
t: massage gun case => !9304

@ ice-skate
en: ice skate; roller skates; inline skates; ice skates; rollerblades; quad skates; hockey skates; kids skates; roller skate wheels; inline skate wheels; skate guards
de: Schlittschuhe = ice skates; Rollschuhe = roller skates; Inliner = inline skates; Inlineskates = inline skates
fr: patins à glace = ice skates; patins à roulettes = roller skates; rollers = inline skates; patins = skates
es: patines de hielo = ice skates; patines en línea = inline skates; patines = skate; patines de ruedas = roller skates; patines cuatro ruedas = quad skates
it: pattini da ghiaccio = ice skates; pattini in linea = inline skates; pattini a rotelle = roller skates; pattini = skates; rollerblade = rollerblades
nl: schaatsen = ice skates; rolschaatsen = roller skates; skates = skates; skeelers = inline skates
pl: łyżwy = ice skates; wrotki = roller skates; rolki = inline skates + łyżworolki|inline|regulowane; łyżworolki = inline skates
pt: patins de gelo = ice skates; patins = skates; patins inline = inline skates; patins quad = quad skates; roller = inline skates; patins quatro rodas = quad skates
not: roller skate shoes lace; skate board; ice skate dress
  * -> 950670
t: inline skates adjustable kids => 950670
t: snowboard 155 cm all mountain => 950611

@ inflatable-boat
en: inflatable boat; dinghy
de: Schlauchboot = inflatable boat
fr: bateau gonflable = inflatable boat; kayak gonflable = inflatable kayak
es: barca hinchable = inflatable boat; kayak hinchable = inflatable kayak; lancha inflable = inflatable boat
it: gommone = inflatable boat; canotto gonfiabile = inflatable boat; kayak gonfiabile = inflatable kayak
nl: opblaasboot = inflatable boat
pl: ponton = inflatable boat
pt: bote inflável = inflatable boat; caiaque insuflável = inflatable kayak; barco inflável = inflatable boat
not: inflatable boat pump; inflatable boat motor
  * -> 890312
t: inflatable boat => 890312
t: inflatable sup paddle board 10.6 ft => 950629

@ kayak-paddle
en: kayak paddle; kayak; inflatable kayak; canoe
de: Kajak = kayak
fr: kayak = kayak; canoë = canoe
es: kayak = kayak
it: kayak = kayak
nl: kajak = kayak
pl: kajak = kayak
pt: caiaque = kayak
not: kayak cart; kayak seat; kayak trailer; kayak rack; kayak mount; kayak anchor; kayak holder; kayak hatch; kayak roof; kayak accessories; kayak fishing rod holder; kayak paddle leash; kayak scupper
  "paddle" -> 950629
  "inflatable|hinchable|inflable|gonfiabile|insuflável|inflável" -> 890312
  "paddel" -> 950629
  * -> 890393
t: inflatable kayak 2 person => 890312
t: inflatable swimming pool kids 3m => 950699

@ kick-scooter
en: kick scooter; stunt scooter; fingerboard; electric scooter; e scooter
de: Tretroller = kick scooter; Stunt-Scooter = stunt scooter; E-Scooter = e scooter
fr: trottinette = kick scooter; trottinette freestyle = stunt scooter; trottinette électrique = electric scooter
es: patinete = kick scooter; patinete eléctrico = electric scooter; patineta = kick scooter; scooter eléctrico = electric scooter; patín del diablo = kick scooter; monopatín eléctrico = electric skateboard
it: monopattino = kick scooter; monopattino elettrico = electric scooter
nl: step = kick scooter + kinderen|stunt|volwassenen; stuntstep = stunt scooter; elektrische step = electric scooter
pl: hulajnoga = kick scooter; hulajnoga wyczynowa = stunt scooter; hulajnoga elektryczna = electric scooter
pt: patinete = kick scooter; patinete elétrico = electric scooter; trotinete = kick scooter
not: electric scooter battery; electric scooter tire; electric scooter charger; electric scooter parts; electric scooter brake; electric scooter motor; step motor
  "electric" -> 871160
  "e scooter" -> 871160
  "electrique" -> 871160
  "electrico" -> 871160
  "elettrico" -> 871160
  "elektrische" -> 871160
  "elektryczna" -> 871160
  "eletrico" -> 871160
  * -> 950300
t: kids kick scooter 3 wheels => 950300
t: electric scooter 350w adult => 871160
t: electric scooter battery pack => !9506

@ lace-trim
en: lace trim; lace ribbon; lace fabric trim
de: Spitzenband = lace ribbon
fr: dentelle = lace; ruban dentelle = lace ribbon
es: encaje = lace; blonda = lace edging + metros
it: pizzo = lace + metri|merletto|bordo; bordo pizzo = lace trim
pl: koronka = lace; koronek = lace
pt: renda = lace; laço presente = gift bow; bico de renda = lace trim
not: renda lingerie; encajable; rendado
  main-fibre=cotton|flax -> 580429 ~.2
  main-fibre=cotton -> 580429 ~.2
  * -> 580421
ask: main-fibre
t: cotton lace trim 10 yards => 580429
t: thermal transfer ribbon printer => !5806

@ leather-craft-kit
en: leather craft kit
fr: anse cuir = leather handle; lanière cuir = leather strap
es: asa de cuero = leather handle; tira de cuero = leather strip
it: manico pelle borsa = leather bag handle; striscia pelle = leather strip
nl: leren riem stuk = leather strap piece
pt: alça de couro = leather strap; tira de couro = leather strip
  * -> 420500
t: leather craft kit => 420500
t: adjustable nylon crossbody strap => 630790

@ leathercraft-bag-making
en: leather strip; leather strap blank; leather piece; purse strap; bag strap; shoulder strap + bag|purse|replacement|crossbody|guitar|camera; handbag strap; bag strap replacement; crossbody strap; luggage strap; chain strap; adjustable bag strap; purse handle; bag strap extender; leather sheet
de: Taschengurt = bag strap; Schultergurt = shoulder strap; Taschenriemen = bag strap; Lederriemen = leather strap; Kofferband = luggage strap; Koffergurt = luggage strap; Lederstück = leather piece; Taschenhenkel = bag handle
fr: bandoulière = shoulder strap; sangle sac = bag strap; sangle valise = luggage strap; chaîne sac = bag chain
es: correa de bolso = bag strap; correa bandolera = crossbody strap; correa para maleta = luggage strap; cadena bolso = bag chain
it: tracolla = shoulder strap + ricambio|borsa|regolabile|chitarra; tracolla borsa = bag strap; cinghia valigia = luggage strap; catena borsa = bag chain
nl: schouderband = shoulder strap; tassenriem = bag strap; tassenband = bag strap; kofferriem = suitcase strap; tasketting = chain strap
pl: pasek do torebki = purse strap; pasek na ramię = shoulder strap; pas do walizki = luggage strap; łańcuszek do torebki = bag chain; rzemień = leather strap
pt: alça transversal = crossbody strap; cinta para mala = luggage strap; corrente bolsa = bag chain
not: bra shoulder strap; luggage strap scale; tracolla donna borsa
  "sheet" -> 410792
  "chain|cadena|catena|corrente": main=plastic 392690 ~.03; main=aluminium 761699 ~.03; * 731589
  main: leather 420500 ~.2; plastic-sheet 392690 ~.15; plastic 392690 ~.03; base-metal 731589 ~.03; textile 630790 ~.03
  * -> 630790
ask: main
t: genuine leather bag strap replacement => 420500
t: adjustable nylon crossbody strap => 630790
t: watch strap silicone => !6307

@ life-jacket
en: life jacket; life vest; swim vest; buoyancy aid
de: Schwimmweste = life jacket; Rettungsweste = life jacket
fr: gilet de sauvetage = life jacket; gilet sauvetage = life jacket
es: chaleco salvavidas = life jacket; salvavidas chaleco = life jacket
it: giubbotto salvagente = life jacket; giubbotto di salvataggio = life jacket; salvagente giubbotto = life jacket
nl: zwemvest = swim vest; reddingsvest = life jacket
pl: kamizelka ratunkowa = life jacket; kamizelka do pływania = swim vest
pt: colete salva vidas = life jacket
  * -> 630720
t: adult life jacket 100n => 630720
t: inflatable sup paddle board 10.6 ft => 950629

@ macrame-cord
en: macrame cord; macrame rope; cotton cord; hemp cord; jute twine; twine; cotton rope; baker twine
de: Makramee Garn = macrame yarn; Baumwollschnur = cotton cord; Juteschnur = jute twine
fr: corde macramé = macrame cord; ficelle = twine; ficelle jute = jute twine
es: cuerda macramé = macrame cord; cordel = string; cuerda de yute = jute rope
it: cordino macramè = macrame cord; spago = twine; spago juta = jute twine
nl: macramé touw = macrame cord; jute touw = jute twine
pl: sznurek do makramy = macrame cord; sznurek jutowy = jute twine
pt: fio de macramê = macrame cord; barbante = twine
not: fishing twine
  main-fibre=synthetic -> 560750 ~.1
  * -> 560790
ask: main-fibre
t: cotton macrame cord 4mm => 560790
t: acrylic knitting yarn 100g => 551110

@ modelling-clay
en: modelling clay; polymer clay; air dry clay; plasticine; modeling dough; play dough; clay + modeling|polymer|craft|soft|kids|sculpting|oven bake; dough set kids; oven bake clay; modelling dough; pottery clay air dry; magic clay; soft clay; slime clay; dental impression material; sculpting clay; pottery clay
de: Knete = modelling dough; Modelliermasse = modelling clay; Polymer Clay = polymer clay; Fimo = polymer clay; lufttrocknender Ton = air dry clay; Knetmasse = modelling dough
fr: pâte à modeler = modelling clay; pâte polymère = polymer clay; argile autodurcissante = air dry clay; pâte à modeler enfant = children's modelling clay
es: plastilina = plasticine; arcilla polimérica = polymer clay; pasta de modelar = modelling paste; masa para modelar = modelling dough; arcilla secado al aire = air dry clay
it: plastilina = plasticine; pasta polimerica = polymer clay; pasta modellabile = modelling paste; pasta da modellare = modelling paste; argilla autoindurente = air dry clay
nl: klei = clay + boetseer|kinderen|polymeer; boetseerklei = modelling clay; polymeerklei = polymer clay; speelklei = play dough; luchtdrogende klei = air dry clay
pl: plastelina = plasticine; modelina = polymer clay; ciastolina = play dough; masa plastyczna = modelling compound; glinka samoutwardzalna = air dry clay; masa modelarska = modelling clay
pt: massinha de modelar = modelling dough; argila polimérica = polymer clay; massa de modelar = modelling clay; plasticina = plasticine; biscuit massa = cold porcelain clay
not: clay bar; clay mask; polymer clay tool; clay cutter; clay tool; clay pigeon; cat litter clay; clay pot; car clay; clay roller; clay beads; polymer clay earrings; clay extruder; hair clay; clay court; clay target; clay bead; clay kit tools; clay pipe; clay powder; clay oven; polymer clay bead; clay mould; clay cleanser
  "pottery clay" -> 250840
  * -> 340700
t: polymer clay set 50 colours => 340700
t: car clay bar detailing => !3407

@ mosaic-tile-craft
en: mosaic tile craft
de: Mosaiksteine = mosaic tile
fr: tesselles mosaïque = mosaic tesserae
es: teselas = mosaic tile; mosaico manualidades = craft mosaic
it: tessere mosaico = mosaic tile
nl: mozaïeksteentjes = mosaic tile
pt: pastilhas mosaico = mosaic tiles
  main=ceramic -> 690730 ~.15
  main=stone -> 680210 ~.03
  * -> 701610
ask: main
t: mosaic tile craft => 701610
t: self adhesive googly eyes 500 pcs => 392690

@ needlework-kit
en: cross stitch kit; embroidery kit; needlepoint kit; latch hook kit; punch needle kit; tapestry kit; crochet kit; knitting kit; felting kit; macrame kit; sewing kit craft; stamped cross stitch; beginner crochet kit; rug making kit; hand embroidery kit; needle felting kit; string art kit; weaving kit; weaving loom; cross stitch set; quilting kit; embroidery starter kit; cross stitch pattern kit; bead embroidery kit; knitting loom; loom + knitting|weaving|bead
de: Stickset = embroidery kit; Kreuzstich Set = cross stitch set; Stickpackung = embroidery kit; Häkelset = crochet kit; Strickset = knitting kit; Knüpfset = latch hook kit; Filzset = felting kit; Stickbild = embroidery picture; Webrahmen = weaving loom; Makramee Set = macrame kit; Strickring = knitting loom
fr: kit broderie = embroidery kit; kit point de croix = cross stitch kit; kit crochet = crochet kit; kit tricot = knitting kit; kit macramé = macrame kit; canevas = needlepoint canvas; kit punch needle = punch needle kit; métier à tisser = weaving loom
es: kit de bordado = embroidery kit; kit punto de cruz = cross stitch kit; kit de ganchillo = crochet kit; kit de tejer = knitting kit; kit macramé = macrame kit; telar = loom; kit amigurumi = amigurumi kit
it: kit ricamo = embroidery kit; kit punto croce = cross stitch kit; kit uncinetto = crochet kit; kit maglia = knitting kit; kit macramè = macrame kit; mezzo punto = needlepoint kit; telaio tessitura = weaving loom
nl: borduurpakket = embroidery kit; kruissteekpakket = cross stitch kit; haakpakket = crochet kit; breipakket = knitting kit; macramé pakket = macrame kit; vilt pakket = felting kit; weefraam = weaving frame
pl: zestaw do haftu = embroidery kit; haft krzyżykowy = cross stitch; zestaw do szydełkowania = crochet kit; zestaw do dziergania = knitting kit; zestaw do makramy = macrame kit; krosno = loom; zestaw do filcowania = felting kit
pt: kit bordado = embroidery kit; kit ponto cruz = cross stitch kit; kit crochê = crochet kit; kit tricô = knitting kit; kit macramê = macrame kit; tear manual = hand loom; kit amigurumi = amigurumi kit
not: sewing machine; embroidery machine; loom bands; sewing travel kit; heirloom; wiring loom; loom tube; tela; tele; telas
  "loom": main=plastic 392690 ~.3; * 442199
  "telar" -> 442199
  "webrahmen" -> 442199
  "weefraam" -> 442199
  "krosno" -> 442199
  "tear" -> 442199
  "strickring" -> 392690
  * -> 630800
t: stamped cross stitch kit flowers => 630800
t: beginner crochet kit with yarn => 630800
t: wiring loom car => !6308

@ paint-art
en: acrylic paint; watercolor paint; oil paint; paint set + art|watercolor|acrylic|oil|kids|gouache|face; gouache; poster paint; finger paint; watercolor set; tempera paint; fabric paint; paint tube; craft paint; painting by numbers; paint by number; paint by number kit; painting kit; acrylic paint set; model paint; pouring medium; glass paint; watercolour; alcohol ink; leather paint; paint kit canvas; puffy paint; textile paint; chalk paint small; acrylic pouring; watercolor pan
de: Acrylfarbe = acrylic paint; Aquarellfarbe = watercolor paint; Ölfarbe = oil paint + Künstler|Tube|Set; Wasserfarben = watercolour paint; Malen nach Zahlen = paint by number; Fingerfarbe = finger paint; Deckfarbkasten = opaque paint box; Stoffmalfarbe = fabric paint; Modellbaufarbe = model paint; Farbkasten = paint box; Gouache = gouache
fr: peinture acrylique = acrylic paint; aquarelle = watercolor paint; gouache = gouache; peinture à l'huile tube = oil paint tube; peinture par numéro = paint by number; peinture à doigts = finger paint; peinture textile = fabric paint
es: pintura acrílica = acrylic paint; acuarela = watercolour; témpera = tempera; óleo = oil paint + pintura|tubo|artista; pintar por números = paint by number; pintura de dedos = finger paint; pintura para tela = fabric paint; acuarelas = watercolour
it: colori acrilici = acrylic paint; acquerello = watercolour; tempera = tempera paint; colori a olio = oil paint; dipingere con i numeri = paint by number; colori a dita = finger paint; acquerelli = watercolour; colori per tessuti = fabric paint; trucca bimbi = children's face paint
nl: acrylverf = acrylic paint; aquarelverf = watercolor paint; olieverf = oil paint; plakkaatverf = poster paint; schilderen op nummer = paint by number; vingerverf = finger paint; textielverf = fabric paint
pl: farby akrylowe = acrylic paints; farby akwarelowe = watercolour paints; farby olejne = oil paints; malowanie po numerach = paint by numbers; farby plakatowe = poster paints; farby do malowania palcami = finger paints; farby do tkanin = fabric paints; farbki do twarzy = face paints
pt: tinta acrílica = acrylic paint; aquarela = watercolour; guache = gouache; tinta a óleo = oil paint; pintar por números = painting by numbers; tinta guache = gouache; tinta para tecido = fabric paint
not: house acrylic paint; watercolor brush; watercolor paper; watercolor pencil; acrylic paint marker; diamond painting; acrylic paint pen; nail acrylic paint; watercolor brush pen; acrylic paint brush; paint brush; acrylic paint wall; paint kit car; acrylic paint storage; watercolor palette; watercolor pad; touch up paint; watercolor marker; watercolor print; oil paint brush; car paint; spray paint; farba akrylowa do ścian; acuarelables; acquerellabili; temperato; temperatrice
  "face" -> 330499
  "body" -> 330499
  "schminke" -> 330499
  "kinderschminke" -> 330499
  "maquillage" -> 330499
  "facial" -> 330499
  "trucca" -> 330499
  "schmink" -> 330499
  "twarzy" -> 330499
  "tube": "set" 321310; * 321390
  "set" -> 321310
  "kit" -> 321310
  "number" -> 321310
  "numbers" -> 321310
  "zahlen" -> 321310
  "numero" -> 321310
  "numeros" -> 321310
  "numeri" -> 321310
  "nummer" -> 321310
  "numerach" -> 321310
  "pan" -> 321310
  pack=set -> 321310
  count>1 -> 321310
  "tube" -> 321390
  * -> 321310
t: acrylic paint set 24 colours => 321310
t: oil paint tube 200ml titanium white => 321390
t: paint by number kit canvas => 321310
t: acrylic wall paint 5 litre white => !3213

@ paint-palette
en: paint palette; artist palette; color palette + paint|artist|mixing; paint tray palette; wooden palette artist; palette paper; watercolor palette; paint water cup
de: Malpalette = paint palette
fr: palette peintre = paint palette
es: paleta de pintor = artist palette
it: tavolozza = paint palette
nl: schilderspalet = artist palette
pl: paleta malarska = paint palette
pt: paleta de pintura = paint palette
  main=wood -> 442199 ~.2
  main=porcelain -> 691410 ~.03
  main=ceramic -> 691490 ~.1
  main=glass -> 702000 ~.03
  main=paper -> 482390 ~.03
  * -> 392690
t: paint palette => 392690
t: eyeshadow palette 18 colours => !590190

@ paintball-gun
en: paintball gun; airsoft gun; airsoft pellets
de: Softair = airsoft gun
fr: pistolet airsoft = airsoft pistol; billes airsoft = airsoft pellets
es: pistola airsoft = airsoft gun
it: pistola softair = airsoft pistol
pl: pistolet asg = airsoft gun
pt: pistola airsoft = airsoft pistol
  "pellets" -> 930629
  * -> 930400
t: paintball gun => 930400
t: aluminium baseball bat 30 inch => 950699

@ palette-knife
en: palette knife; painting knife
de: Palettenmesser = palette knife; Malmesser = painting knife
fr: couteau à peindre = painting knife
es: espátula pintura artística = palette knife
it: spatola pittore = palette knife
nl: paletmes = palette knife
pl: szpachelka malarska = palette knife
pt: espátula pintura artística = palette knife
  * -> 820559
t: eyeshadow palette 18 colours => !590190

@ party-decoration
en: party decoration; party supplies; banner + birthday|party|happy|wedding|baby shower|graduation|eid; party banner; birthday decoration; bunting; paper lantern; confetti; party hat; cake topper; pinata; photo booth props; streamer; table confetti; paper garland; party mask; baby shower decoration; wedding decoration; party favor; tassel garland; honeycomb ball; paper fan decoration; happy birthday banner; foil curtain; foil fringe curtain; tinsel curtain; hanging swirl; party blower; noise maker; sash + birthday|bride|party|hen|bachelorette; bachelorette party; halloween decoration; halloween mask; easter decoration; easter egg; valentine decoration; st patrick decoration; carnival mask; cosplay mask; masquerade mask; venetian mask; skeleton halloween; fake spider web; halloween prop; party sunglasses; party supplies set; cupcake topper; chinese new year decoration; paper pom pom; eid decoration; ramadan decoration; gender reveal; party crown; graduation decoration; costume props; mask + halloween|horror|party|masquerade|cosplay|carnival|venetian|latex|animal|scary; hawaiian lei; party bag filler; wedding bubbles; flower garland party; room decoration party; thanksgiving decoration; diwali decoration; mardi gras beads; vampire teeth; clown nose; angel wings costume; fairy wings; magic trick; magic set; joke toy; prank toy; whoopee cushion; fake poop; gag gift; magic props; magic wand prop; halloween animatronic; jumping spider prank; party trumpet; clapper; hand clapper; party spray string; silly string; wall banner flag party; chair ribbon decoration; door banner; paper flower decor; sky lantern; party glasses; new year decoration; pom pom paper; bead necklace party; cheerleading pom pom
de: Partydekoration = party decoration; Geburtstagsdeko = birthday decoration; Girlande = garland; Wimpelkette = pennant bunting; Konfetti = confetti; Partyhut = party hat; Tortenaufsatz = cake topper; Tortendeko = cake decoration; Halloween Deko = halloween decoration; Faschingsmaske = carnival mask; Karnevalsmaske = carnival mask; Cake Topper = cake topper; Luftschlangen = streamers; Hochzeitsdeko = wedding decoration; Piñata = pinata; Osterdeko = easter decoration; Zaubertrick = magic trick; Scherzartikel = novelty joke article; Maske = mask + Halloween|Fasching|Karneval|Party; Lampion = paper lantern; Zauberkasten = magic set; Papierlaterne = paper lantern; Partybrille = party glasses; Tischdeko = table decoration; Kunstblut = fake blood
fr: décoration anniversaire = birthday decoration; décoration de fête = party decoration; guirlande = garland; fanion = pennant; confettis = confetti; chapeau de fête = party hat; topper gâteau = cake topper; décoration halloween = halloween decoration; masque halloween = halloween mask; masque carnaval = carnival mask; banderole anniversaire = birthday banner; lanterne papier = paper lantern; serpentin = streamer; décoration mariage = wedding decoration; masque vénitien = venetian mask; tour de magie = magic trick; farces et attrapes = joke and novelty articles; faux sang = fake blood; piñata = pinata; décoration de pâques = easter decoration; lampion papier = paper lantern; cake topper = cake topper
es: decoración de fiesta = party decoration; decoración cumpleaños = birthday decoration; guirnalda = garland; banderín = pennant; confeti = confetti; gorro de fiesta = party hat; decoración halloween = halloween decoration; máscara de halloween = halloween mask; máscara carnaval = carnival mask; piñata = pinata; serpentina = streamer; topper tarta = cake topper; antifaz = party eye mask + fiesta|carnaval|veneciano; farol de papel = paper lantern; decoración boda = wedding decoration; truco de magia = magic trick; artículos de broma = joke article; sangre falsa = fake blood; decoración pascua = easter decoration; photocall accesorios = photo booth props; cake topper = cake topper
it: decorazioni compleanno = birthday decoration; decorazioni feste = party decoration; festone = garland; bandierine = bunting; coriandoli = confetti; cappellino festa = party hat; decorazioni halloween = halloween decoration; maschera halloween = halloween mask; maschera carnevale = carnival mask; topper torta = cake topper; pignatta = pinata; stelle filanti = streamer; maschera veneziana = venetian mask; lanterna di carta = paper lantern; gioco di prestigio = magic trick; scherzi carnevale = carnival joke article; decorazioni matrimonio = wedding decoration; cake topper = cake topper; sangue finto = fake blood
nl: feestversiering = party decoration; verjaardagsversiering = birthday decoration; slinger = paper garland; vlaggenlijn = bunting; confetti = confetti; feesthoedje = party hat; halloween decoratie = halloween decoration; carnavalsmasker = carnival mask; taarttopper = cake topper; pinata = pinata; lampion = paper lantern; masker = mask + halloween|carnaval|feest; goocheltruc = magic trick; fopartikelen = joke articles; bruiloft decoratie = wedding decoration; serpentine = streamer
pl: dekoracje urodzinowe = birthday decorations; girlanda = garland; konfetti = confetti; czapeczka urodzinowa = birthday hat; dekoracje halloween = halloween decorations; maska karnawałowa = carnival mask; topper na tort = cake topper; piniata = pinata; serpentyna = streamer; baner urodzinowy = birthday banner; maska halloween = halloween mask; lampion papierowy = paper lantern; sztuczka magiczna = magic trick; dekoracje weselne = wedding decorations; ozdoby imprezowe = party decorations; sztuczna krew = fake blood
pt: decoração de festa = party decoration; decoração aniversário = birthday decoration; guirlanda = garland; bandeirinhas = bunting; confete = confetti; chapéu de festa = party hat; decoração halloween = halloween decoration; máscara halloween = halloween mask; máscara carnaval = carnival mask; topo de bolo = cake topper; pinhata = pinata; serpentina = streamer; lanterna de papel = paper lantern; truque de mágica = magic trick; lembrancinha de festa = party favor; sangue falso = fake blood; varal de bandeirinhas = bunting; decoração casamento = wedding decoration
not: party dress; party balloon; party light; party plate; party cup; face mask; banner stand; banner printer; gas mask; costume dress; wedding dress; banner vinyl outdoor advertising; sleep mask; garland light; masque visage; string garland led; máscara facial; máscara de pestañas; christmas garland; party shirt; party wig; gas confetti; party tablecloth; christmas decoration; wedding ring; maschera viso; guirlande lumineuse; guirlande noël; guirnalda de luces; party napkin; party bag; welding mask; photo backdrop; artificial garland; hair garland; snorkel mask; party shoes; pendant lantern; maschera subacquea; masque de plongée; máscara de cílios; party jewelry; cake topper mold; silver banner exchange; magic set makeup; máscara de soldar; garland artificial; leaf garland; guirlande led; fencing mask; girlanda świetlna; flower garland artificial; guirnalda navidad; clapper bell; party cups set; valve lantern; lampion led; lampion kempingowy; garland lights; half mask respirator; magnet party; guirlanda de natal; masque de soudure; girlanda świąteczna; girlanda choinkowa; dust mask; girlanda balonowa; guirnalda de globos; christmas banner; wedding veil; mask organizer; mask machine
  "cake topper" !"happy birthday": main=plastic 392640 ~.15; main=wood 442019 ~.05; main=paper 950590 ~.03; * 950590
  "gold|oro|ouro": * 950590
  "silly string" -> 950590
  "popper" -> 360490
  * -> 950590
t: happy birthday banner and paper fans set => 950590
t: halloween latex horror mask => 950590
t: magic trick set for kids => 950590
t: party dress girls sequin => !9505

@ party-popper
en: party popper; smoke bomb; smoke grenade; snap dragons poppers
de: Rauchbombe = smoke bomb
fr: fumigène = smoke bomb
es: bomba de humo = smoke bomb
it: fumogeno = smoke flare
nl: rookbom = smoke bomb
pl: świeca dymna = smoke bomb
pt: bomba de fumaça = smoke bomb
  * -> 360490
t: party popper => 360490
t: sparklers 30cm 10 pcs => 360410

@ patch-applique
en: patch; embroidered patch; iron on patch; applique patch; sew on patch; badge patch; velcro patch; patch + iron on|embroidered|sew|jacket|morale|velcro|clothes|military; morale patch; chenille patch; sequin patch; embroidery applique; lace patch; leather patch; pvc patch; letter patch; embroidered badge; denim patch; repair patch clothes; iron on letters
de: Aufnäher = sew on patch; Bügelflicken = iron on patch; Patch = patch; Flicken = patch + Jeans|Bügel|Aufbügeln; Applikation = applique + bügeln|Stickerei; Aufbügler = iron on patch
fr: écusson = embroidered badge; patch thermocollant = iron on patch; écusson brodé = embroidered patch; patch brodé = embroidered patch; pièce thermocollante = iron on patch
es: parche bordado = embroidered patch; parche termoadhesivo = iron on patch; parche = patch + ropa|bordado|termoadhesivo; parches para ropa = clothing patch; rodilleras termoadhesivas = iron-on knee patch
it: toppa = patch; toppa termoadesiva = iron on patch; patch ricamata = embroidered patch; toppe = patch; applicazione termoadesiva = iron on applique
nl: strijkpatch = iron on patch; strijkembleem = iron on badge; applicatie = applique + strijk; patch = patch + strijk|geborduurd; kniestukken = knee patches
pl: naszywka = patch; naprasowanka haftowana = embroidered iron on patch; łata termo = iron on patch; naszywki = patches; łatki = patches; naszywek = patch
pt: patch bordado = embroidered patch; patch termocolante = iron on patch; aplique bordado = embroidery applique; remendo termocolante = iron on repair patch
not: nicotine patch; tire patch; pain patch; patch cable; patch panel; tube patch; eye patch; nipple patch; pimple patch; acne patch; foot patch; slimming patch; parche antiojeras; heat patch; sleep patch; hydrocolloid patch; patch antenna; patch cord; patch douleur; parche tabaco; drywall patch; transdermal patch; patch minceur; leak patch; patch bay; pool patch; patch test; patch occhi; lash patch; patch yeux; microneedle patch; patchwork; leather repair patch; glucose patch; patch nicotine; rubber patch tube; parche para ojos; detox patch; patch gel; mosquito patch; patchcord; cabbage patch; sensor patch; skin patch
  main: leather 420500 ~.05; plastic 392690 ~.06; rubber 401699 ~.03
  "sequin" -> 581092
  "woven|tejido plano|tessuto ortogonale" -> 580710
  main-fibre: cotton 581091 ~.08; wool|felt 581099 ~.03; synthetic 581092 ~.03
  * -> 581092
t: embroidered iron on patches polyester => 581092
t: pvc rubber morale patch => 392690
t: pimple patch hydrocolloid => !5810

@ pin-cushion
en: pin cushion
de: Nadelkissen = pin cushion
fr: bol à laine = yarn bowl
es: alfiletero = pin cushion
it: puntaspilli = pin cushion
nl: speldenkussen = pin cushion
  * -> 630790
t: pin cushion => 630790
t: bamboo embroidery hoops set => 442191

@ pipe-cleaner
en: pipe cleaner; chenille stem
de: Pfeifenputzer = pipe cleaner
fr: fil chenille = chenille stem
es: limpiapipas = pipe cleaner
  * -> 560600
t: pipe cleaner => 560600
t: self adhesive googly eyes 500 pcs => 392690

@ racket-grip-tape
en: racket grip tape; racket grip; racket overgrip; overgrip; tennis overgrip
de: Griffband = grip tape
fr: surgrip = overgrip
es: overgrip = overgrip
it: overgrip = overgrip
nl: overgrip = overgrip
pl: owijka = overgrip; owijek = overgrip
pt: overgrip = overgrip
  * -> 391990
t: racket grip tape => 391990
t: tennis skirt women => !9506

@ referee-whistle
en: referee whistle; sports whistle; whistle + referee|sports|emergency|coach|pea|plastic|metal
de: Trillerpfeife = whistle; Pfeife = whistle or pipe + Schiedsrichter|Triller
fr: sifflet = whistle
es: silbato = whistle
it: fischietto = whistle
nl: fluitje = whistle
pl: gwizdek = whistle
pt: apito = whistle
not: whistle keychain; dog whistle; whistle kettle; electric whistle; whistle necklace; train whistle; steam whistle
  main=base-metal -> 920890 ~.03
  * -> 920890
t: referee whistle plastic with lanyard => 920890
t: aluminium baseball bat 30 inch => 950699

@ resin-kit
en: epoxy resin kit; casting resin; crystal clear resin; uv resin kit; resin starter kit; resin art kit; polyester casting resin; resin jewelry kit; 3d printer resin uv
de: UV-Harz = uv resin; Epoxidharz Set = epoxy resin kit
fr: résine uv = uv resin; résine epoxy kit = epoxy resin kit; résine de coulée = casting resin
es: resina uv = uv resin; resina epóxica = epoxy resin; kit de resina = resin kit
it: resina uv = uv resin; resina bicomponente = two-component resin; kit resina = resin kit
nl: uv hars = uv resin; gietepoxy = casting epoxy
pl: żywica uv = uv resin; żywica odlewnicza = casting resin; zestaw żywica = resin kit
pt: resina uv = uv resin; kit resina = resin kit
not: epoxy resin mold; resin figure; resin statue; resin figurine; resin 3d printer machine; dental resin; composite resin; epoxy glue; epoxy putty; epoxy floor coating; dental composite resin; resin pigment; resin dye; resin ornament
  "polyester|poliéster|poliestere" -> 390791
  "3d printer" -> 390690
  "uv" -> 390690
  * -> 390730
t: clear casting epoxy resin kit 1 kg => 390730
t: resin figurine buddha => !3907

@ resin-mould
en: resin mold; silicone resin mold; epoxy resin mold; soap mold; candle mold; candle mould; soap mould; resin mould; casting mold; jewelry mold silicone; keychain mold; plaster mold; ashtray mold; resin casting mold; coaster mold; coaster mould; tray mold resin; uv resin mold; clay mold; fishing lure mold; lead sinker mold; silicone mold resin; planter mold
de: Gießform = casting mold; Silikonform = silicone mould + Resin|Epoxid|Kerze|Seife|Beton; Kerzenform = candle mould; Seifenform = soap mould; Epoxidharz Form = epoxy resin mould
fr: moule résine = resin mould; moule silicone résine = silicone resin mold; moule à bougie = candle mould; moule à savon = soap mould; moule époxy = epoxy mould; moule bougie = candle mould
es: molde de resina = resin mould; molde para velas = candle mould; molde para jabón = soap mould; moldes de silicona resina = silicone resin mould; molde epoxi = epoxy resin mould
it: stampo resina = resin mould; stampo per candele = candle mould; stampo per sapone = soap mould; stampi in silicone resina = silicone resin mould
nl: gietvorm = casting mold; resin mal = resin mold; kaarsenmal = candle mould; zeepmal = soap mould; siliconen mal = silicone mould + resin|kaars|zeep|epoxy; epoxy mal = epoxy mould
pl: forma do żywicy = resin mould; forma do świec = candle mould; forma do mydła = soap mould; forma silikonowa do żywicy = silicone resin mould; foremki do żywicy = resin moulds
pt: molde para resina = resin mould; molde para vela = candle mould; molde para sabonete = soap mould; molde epóxi = epoxy mould
not: injection mold; cake mold; chocolate mold; mold remover; mold release; ice mold; fondant mold; popsicle mold
  main=base-metal -> 848049 ~.03
  main=wood -> 442199 ~.03
  "concrete|hormigón|calcestruzzo|betão|concreto" -> 848060
  "plaster" -> 848060
  "soap|jabón|sapone|sabão" -> 392690
  "candle" -> 392690
  * -> 848079      # moulds for plastics, poured by hand; doubt: 3926 for simple silicone hollow forms
t: silicone resin mold coaster set => 848079
t: silicone soap mold 6 cavity => 392690
t: silicone cake mold muffin => !8480

@ rhinestones-flatback
en: rhinestones flatback; flatback rhinestone; hotfix rhinestone; hot fix crystals
de: Strasssteine = rhinestone
fr: strass = rhinestones + coller|thermocollant|loisirs
es: strass = rhinestone + pegar|manualidades
it: strass = rhinestone + incollare|termoadesivi
nl: strass steentjes = rhinestones
pl: dżety = rhinestones
pt: strass = rhinestones + colar|artesanato
  * -> 701810
t: rhinestones flatback => 701810
t: self adhesive googly eyes 500 pcs => 392690

@ ribbon-trim
en: ribbon; satin ribbon; grosgrain ribbon; gift ribbon; bias tape; twill tape; webbing; velvet ribbon; organza ribbon; nylon webbing; cotton webbing; piping cord; sequin trim; ribbon roll; burlap ribbon; ribbon bow; wired ribbon; jacquard ribbon; embroidered trim; rhinestone trim; belt webbing; polypropylene webbing; hem tape; seam binding; silk ribbon; wrapping ribbon; hair ribbon roll; braided trim; iron on hem tape; curling ribbon; pull bow ribbon; gift bow; hemming tape; fusible hem tape; lace applique; rickrack
de: Satinband = satin ribbon; Geschenkband = gift ribbon; Schleifenband = bow ribbon; Schrägband = bias tape; Gurtband = webbing; Borte = trim; Ripsband = grosgrain ribbon; Köperband = twill tape; Paspelband = piping; Geschenkschleife = gift bow; Hutgummi = hat elastic
fr: ruban = ribbon + satin|cadeau|velours|dentelle|organza|gros grain; biais = bias tape; sangle = strap + nylon|coton|polypropylène; galon = braid trim; ruban satin = satin ribbon; passementerie = trimmings; noeud cadeau = gift bow; ruban = ribbon; biais couture = bias tape; ruban de satin = satin ribbon; bolduc = curling ribbon
es: cinta de raso = satin ribbon; cinta de regalo = gift ribbon; cinta al bies = bias tape; cincha = webbing; pasamanería = passementerie trim; lazo de regalo = gift bow; cinta de algodón = cotton ribbon; lazo = ribbon bow + cinta|raso; cinta decorativa = decorative ribbon; cinta grosgrain = grosgrain ribbon
it: nastro raso = satin ribbon; nastro regalo = gift ribbon; sbieco = bias tape; fettuccia = tape; passamaneria = trimming; coccarda = rosette; nastro di raso = satin ribbon; gros grain = grosgrain ribbon; nastro di cotone = cotton ribbon; nastro = ribbon; nastro in raso = satin ribbon; nastro decorativo = decorative ribbon
nl: satijnlint = satin ribbon; cadeaulint = gift ribbon; kant = lace + lint|band|naaien; biaisband = bias tape; keperband = twill tape; sierband = trimming ribbon; lint = ribbon + satijn|cadeau|fluweel; singelband = webbing; cadeaustrik = gift bow
pl: wstążka satynowa = satin ribbon; wstążka = ribbon; lamówka = bias tape; taśma nośna = webbing; tasiemka = ribbon tape; kokarda prezentowa = gift bow; wstążek = ribbon; lamówek = bias tape; tasiemek = ribbon tape
pt: fita de cetim = satin ribbon; fita para presente = gift ribbon; viés = bias tape; cadarço sarjado = twill tape; fita de gorgorão = grosgrain ribbon; passamanaria = trimming; fita cetim = satin ribbon; fita decorativa = decorative ribbon; fita de presente = gift ribbon; galão = braid trim + costura
not: awareness ribbon; ribbon cable; printer ribbon; typewriter ribbon; hair bow ribbon; ribbon microphone; tie down strap webbing; ribbon blender; hair ribbon; hair ribbon bow; thermal ribbon; flex ribbon; ribbon connector; gymnastics ribbon; ribbon earrings; ribbon led; ribbon cutter; medal ribbon; ribbon balloon; ribbon candy; ribbon shredder; balloon ribbon; gold ribbon eel
  "rickrack" -> 580810
  "braid" -> 580810
  "applique" -> 581092
  "hemming" -> 560392
  "fusible" -> 560392
  "curling" -> 392190
  "gift bow" -> 392690
  "pull bow" -> 392690
  "velvet" -> 580610
  "velours" -> 580610
  "terciopelo" -> 580610
  "velluto" -> 580610
  "veludo" -> 580610
  "sequin" -> 580890
  "rhinestone" -> 580890
  "braided|trenzado|intrecciato|entrançado|trançado" -> 580810
  "embroidered" -> 581092
  "burlap" -> 580639
  main: paper 482390 ~.03; plastic 392190 ~.03
  main-fibre: cotton 580631 ~.08; jute|flax 580639 ~.03; silk 580639 ~.03; synthetic|artificial 580632 ~.03
  * -> 580632
ask: main-fibre
t: satin ribbon 25mm polyester 22m => 580632
t: thermal transfer ribbon printer => !5806

@ safety-pin
en: safety pin; sewing pin; straight pins; pearl head pins; quilting pin; dressmaking pins; t pins; pins + sewing|dressmaking|safety|quilting
de: Sicherheitsnadel = safety pin; Stecknadel = straight pin
fr: épingle à nourrice = safety pin; épingle = pin; épingles couture = sewing pins
es: imperdible = safety pin; alfiler = pin; alfileres = pins
it: spilla da balia = safety pin; spillo = pin; spilli = pins
nl: veiligheidsspeld = safety pin; speld = pin + naaien|kop
pl: agrafka = safety pin; szpilki krawieckie = dressmaking pins; agrafki = safety pins; agrafek = safety pin
pt: alfinete de segurança = safety pin; alfinete = pin; alfinetes = pins
not: pin cushion; safety pin earring; alfinete de lapela; alfiler de corbata; épingle à cheveux; épingle à cravate; épingle chignon; hat pin; enamel pin; brooch pin; pin badge; hijab pin
  main=copper -> 741980 ~.03
  main=plastic -> 392690 ~.03
  * -> 731940
ask: main
t: safety pins 200 pcs => 731940
t: hand sewing needles steel 30 pcs => 731990

@ scope-mount
en: scope mount; telescope eyepiece; scope ring; picatinny rail; telescope mount; telescope tripod; telescope lens; binocular harness; telescope phone adapter; binocular strap; binocular tripod adapter
de: Okular = eyepiece + Teleskop; Zielfernrohrmontage = scope mount; Picatinny Schiene = picatinny rail
fr: oculaire télescope = telescope eyepiece; montage lunette tir = scope mount; rail picatinny = picatinny rail
es: ocular telescopio = telescope eyepiece; montura visor = scope mount; carril picatinny = picatinny rail
it: oculare telescopio = telescope eyepiece; anelli ottica carabina = rifle scope ring
nl: oculair = eyepiece + telescoop; richtkijker montage = scope mount
pl: okular = eyepiece + teleskop; montaż lunety = scope mount
pt: ocular telescópio = telescope eyepiece; trilho picatinny = picatinny rail
not: microscope eyepiece
  "scope mount" -> 930599
  "scope ring" -> 930599
  "picatinny" -> 930599
  "harness" -> 630790
  "strap" -> 630790
  * -> 900590
t: plossl telescope eyepiece 10mm => 900590
t: picatinny rail 20mm aluminium => 930599
t: rifle scope 3-9x40 => !900590

@ seam-ripper
en: seam ripper; tracing wheel
de: Nahttrenner = seam ripper
fr: découd vite = seam ripper
es: descosedor = seam ripper
nl: tornmesje = seam ripper
pl: prujka = seam ripper; prujek = seam ripper
  * -> 820559
t: seam ripper => 820559
t: bamboo embroidery hoops set => 442191

@ sewing-box-kit
en: sewing box kit; sewing kit; travel sewing kit; mini sewing kit
de: Nähset = sewing kit; Nähkästchen gefüllt = filled sewing box
fr: kit de couture = sewing kit; nécessaire de couture = sewing kit
es: kit de costura = sewing kit; costurero = sewing box
it: kit da cucito = sewing kit
nl: naaiset = sewing kit
pl: zestaw do szycia podręczny = sewing kit; przybornik do szycia = sewing kit
pt: kit de costura = sewing kit
  * -> 960500
t: travel sewing kit with thread and needles => 960500
t: bamboo embroidery hoops set => 442191

@ sewing-needle
en: sewing needle; knitting needle; crochet hook; embroidery needle; needle threader; tapestry needle; darning needle; circular knitting needle; hand sewing needle; crochet hook set; felting needle; leather needle; yarn needle; bead needle; beading needle; punch needle; upholstery needle; knitting needle set; needle set sewing; self threading needle; latch hook; needle + sewing|embroidery|knitting|crochet|leather|hand|felting; bent needle; lacing needle; double pointed needles; crochet needle
de: Nähnadel = sewing needle; Stricknadel = knitting needle; Häkelnadel = crochet hook; Rundstricknadel = circular knitting needle; Sticknadel = embroidery needle; Einfädler = needle threader; Stricknadeln = knitting needle; Häkelnadeln = crochet hook; Filznadel = felting needle; Stopfnadel = darning needle; Nadelspiel = double-pointed needle set
fr: aiguille à coudre = sewing needle; aiguille à tricoter = knitting needle; crochet à tricoter = crochet hook; enfile aiguille = needle threader; aiguilles circulaires = circular knitting needles; crochet + tricot|laine|aluminium|set; aiguille à broder = embroidery needle; aiguille à feutrer = felting needle
es: aguja de coser = sewing needle; aguja de tejer = knitting needle; ganchillo = crochet hook; enhebrador = needle threader; aguja de bordar = embroidery needle; agujas circulares = circular knitting needle; aguja de punto = knitting needle; aguja fieltro = felting needle; aguja de ganchillo = crochet hook
it: ago da cucire = sewing needle; ferro da maglia = knitting needle; uncinetto = crochet hook; infila ago = needle threader; aghi da cucire = sewing needle; ferri circolari = circular knitting needle; ferri da maglia = knitting needle; ago da ricamo = embroidery needle
nl: naald = needle + naaien|borduren|haken; breinaald = knitting needle; haaknaald = crochet hook; breinaalden = knitting needle; borduurnaald = embroidery needle; rondbreinaald = circular knitting needle; viltnaald = felting needle; naalden handnaaien = hand sewing needle; draaddoorsteker = needle threader
pl: igła do szycia = hand sewing needle; druty do robótek = knitting needles; szydełko = crochet hook; igły do szycia = sewing needles; druty = knitting needles + dziergania|żyłka|bambusowe; szydełka = crochet hooks; igła do filcowania = felting needle; nawlekacz = needle threader; szydełek = crochet hook
pt: agulha de costura = sewing needle; agulha de tricô = knitting needle; agulha de crochê = crochet hook; enfiador de agulha = needle threader; agulha circular = circular knitting needle; agulha de bordar = embroidery needle; agulhas de mão = hand needles
not: sewing machine needle; acupuncture needle; tattoo needle; syringe needle; record needle; needle file; medical needle; needle valve; needle bearing; needle felt; needle nose plier; dosing needle; needle roller; hair crochet; crochet hair; dreadlock crochet; crochet de pêche; injection needle; embryo needle; inflation needle; ball pump needle; bbq needle; piercing needle; crochet mural; derma needle; needle holder; micro needle; needle tube; needle case; nano needle; dispensing needle; latch hook kit; punch needle kit; punch needle rug; crochet porte manteau; crochet remorque; crochet top; crochet dress; knitting needle holder; knitting needle case; crochet bag; carburetor needle; crochet hook case; needle felting kit; crochet attelage; crochet s; needle destroyer; crochet patère; needle ice; latch hook kit rug; vaccine needle; t needle; crocheter
  main: bamboo 442191 ~.08; wood 442199 ~.03; plastic 392690 ~.06; aluminium 761699 ~.15; copper 741980 ~.03; iron 731990 ~.03; bone 960190 ~.03; base-metal 731990 ~.03
  * -> 731990
ask: main
t: hand sewing needles steel 30 pcs => 731990
t: aluminium crochet hook set 14 pcs => 761699
t: bamboo knitting needles circular => 442191
t: acupuncture needles sterile => !7319

@ sewing-notion
en: d ring; buckle + metal|bag|strap|adjust|slide; belt buckle; bag hardware; bag clasp; purse frame; kiss lock frame; bag lock; turn lock; metal slider adjuster; overall buckle; magnetic clasp; o ring metal bag; slide buckle; bra ring slider; bag chain; purse chain; bag handle
de: Gürtelschnalle = belt buckle; Schnalle = buckle; Magnetverschluss = magnetic clasp; D-Ring = d ring; Taschengriff = bag handle; Schieber = slider + Reißverschluss
fr: boucle de ceinture = belt buckle; fermoir magnétique = magnetic clasp + sac|couture; anneau d = d ring; anse de sac = bag handle; curseur = slider + fermeture|zip
es: hebilla = buckle; cierre magnético = magnetic clasp + bolso; asa de bolso = bag handle; anilla d = d ring
it: fibbia = buckle; chiusura magnetica = magnetic clasp + borsa; automatici = snap fastener; anello d = d ring
nl: gesp = buckle; magneetsluiting = magnetic clasp + tas; ringogen = grommet; holnieten = tubular rivet; tashengsel = bag handle; d ring = d ring; ritsschuiver = zip slider
pl: klamra = buckle; zatrzask = snap fastener + magnetyczny|napa|torebka; rączka do torebki = bag handle; zatrzaski = snap fasteners; półkółko = d ring; suwak = zip slider + zamek
pt: fivela = buckle; fecho magnético = magnetic clasp + bolsa; alça de bolsa = bag handle; argola meia lua = d ring
not: car buckle; seat belt buckle; buckle boots; bag chain strap leather; buckle strap shoes; hair buckle; ski buckle; side release buckle; plastic buckle; buckle hook golf; watch buckle; ratchet buckle; cam buckle; buckle belt; buckle sandal; bag handle cover; klamra plastikowa; shoe buckle strap heels; dog buckle
  "ritsschuiver" -> 960720
  "bag handle": main=leather 420500 ~.2; main=bamboo 442191 ~.03; main=wood 442199 ~.03; main=base-metal 830890 ~.03; * 392690
  "chain|cadena|catena|corrente" -> 731589
  "magnetic|magnético" -> 830890
  main: plastic 392690 ~.05; leather 420500 ~.03
  * -> 830890
t: metal belt buckle pin => 830890
t: resin shirt buttons 4 hole 100 pcs => 960621

@ sewing-thread
en: sewing thread; thread set; polyester thread; waxed thread; beading thread; elastic thread; metallic thread; sewing thread set; bonded nylon thread; overlock thread; quilting thread; jewelry thread
de: Nähgarn = sewing thread
fr: fil à coudre = sewing thread; bobine de fil = thread spool; fil à surjeter = overlock thread
es: hilo de coser = sewing thread; hilo de poliéster coser = polyester sewing thread; conos de hilo = thread cone
it: filo da cucire = sewing thread; filo per cucire = sewing thread; rocchetto di filo = spool of thread
nl: naaigaren = sewing thread
pl: nici do szycia = sewing thread; nici = thread; nici do haftu = embroidery thread
pt: linha de costura = sewing thread; linha de coser = sewing thread; fio de costura = sewing thread; carrinho de linhas = thread spool
not: nici dentystyczne
  "elastic|elástico" -> 560410
  "waxed|encerado|cerato" -> 560750
  main-fibre=cotton -> 520420 ~.15
  main-fibre=nylon -> 540110 ~.1
  * -> 550810
ask: main-fibre
t: polyester sewing thread set 30 colours => 550810
t: stainless steel screw thread insert => !56

@ shooting-target
en: shooting target; paper target
de: Zielscheibe = target
fr: cible de tir = shooting target
es: diana de tiro = shooting target
it: bersaglio tiro = shooting target
nl: schietschijf = shooting target; schietschijven = shooting target
pl: tarcza strzelecka = shooting target
pt: alvo de tiro = shooting target
  main=paper -> 482390 ~.03
  main=base-metal -> 732690 ~.03
  * -> 482390
t: shooting target => 482390
t: nylon gun holster concealed => 420292

@ shuttlecock
en: shuttlecock; tennis trainer; racket dampener; tennis dampener
de: Federball = shuttlecock; Federballset = shuttlecock set; Badmintonset = badminton set; Federball Set = badminton set
fr: volant de badminton = shuttlecock; volants badminton = shuttlecocks
es: volante bádminton = shuttlecock
it: volano = shuttlecock
nl: shuttle badminton = shuttlecock; shuttles = shuttlecock; badmintonset = badminton set; badminton set = badminton set
pl: lotka do badmintona = shuttlecock; zestaw do badmintona = badminton set; badminton zestaw = badminton set
pt: peteca de badminton = shuttlecock; petecas = shuttlecocks
not: volano motore; volano frizione; vol
  * -> 950699
t: shuttlecock => 950699
t: tennis skirt women => !9506

@ skateboard-outdoor
en: skateboard; longboard; skateboard deck; skateboard wheels; skateboard truck; penny board; waveboard; caster board; surf skate; roller shoes heelys; electric skateboard; skateboard bearing set; skateboard grip tape; hoverboard
de: Skateboard = skateboard; Longboard = longboard; Waveboard = waveboard; Skateboard Rollen = skateboard wheels; Elektroroller = electric scooter
fr: skateboard = skateboard; planche à roulettes = skateboard; longboard = longboard; roues skateboard = skateboard wheels; planche de skate = skateboard deck
es: monopatín = skateboard; skateboard = skateboard; longboard = longboard; ruedas skate = skateboard wheels; skate = skateboard; tabla de skate = skateboard deck
it: skateboard = skateboard; longboard = longboard; ruote skateboard = skateboard wheels; waveboard = waveboard; monopattino skateboard = skateboard scooter; tavola da skate = skateboard
nl: skateboard = skateboard; longboard = longboard; waveboard = waveboard
pl: deskorolka = skateboard; longboard = longboard; fiszka deskorolka = penny board; waveboard = waveboard; deskorolek = skateboard
pt: skate = skateboard; longboard = longboard; shape de skate = skateboard deck; rodas de skate = skateboard wheels; prancha de skate = skateboard deck; skateboard = skateboard
not: skateboard shoes; skate shoes; skateboard bearing 608; skateboard helmet; skate guard; hockey skate; ice skate; hoverboard case; skateboard rack
  "elektroroller" -> 871160
  "hoverboard" -> 871160
  "grip tape" -> 680520
  "bearing" -> 848210
  "electric" -> 871160
  "e scooter" -> 871160
  "electrique" -> 871160
  "electrico" -> 871160
  "elettrico" -> 871160
  "elektrische" -> 871160
  "elektryczna" -> 871160
  "eletrico" -> 871160
  * -> 950699
t: complete skateboard maple 31 inch => 950699
t: electric scooter battery pack => !9506

@ ski-binding
en: ski binding; snowboard binding
de: Skibindung = ski binding
fr: fixation ski = ski binding
es: fijaciones esquí = ski binding
it: attacchi sci = ski binding
nl: skibinding = ski binding
pl: wiązania narciarskie = ski bindings
  * -> 950612
t: ski binding => 950612
t: ski jacket waterproof men => !9506

@ ski-goggles
en: ski goggles; snowboard goggles; snow goggles
de: Skibrille = ski goggles
fr: masque de ski = ski goggles
es: gafas de esquí = ski goggles
it: maschera da sci = ski goggles
nl: skibril = ski goggles
pl: gogle narciarskie = ski goggles
pt: óculos de esqui = ski goggles
not: ski goggle case
  * -> 900490
t: ski goggles otg uv400 => 900490
t: ski jacket waterproof men => !9506

@ ski-pole
en: ski pole
de: Skistock = ski pole
fr: bâton de ski = ski pole
es: bastón de esquí = ski pole
it: bastoncini da sci = ski pole
nl: skistok = ski pole
pl: kijki narciarskie = ski poles
pt: bastão de esqui = ski pole
  * -> 950619
t: telescopic ski poles aluminium => 950619
t: ski jacket waterproof men => !9506

@ sled
en: sled; snow tube; sledge; toboggan; snowshoe; snow sled
de: Schlitten = sled; Schneeschuhe = snowshoes; Rodel = toboggan
fr: luge = sled; raquettes à neige = snowshoes; bouée neige = snow tube; luge de neige = snow sled
es: trineo = sled; raquetas de nieve = snowshoe; trineo de nieve = snow sled
it: slittino = sled; ciaspole = snowshoes; slitta = sledge; bob = bobsled + neve
nl: slee = sled; sneeuwschoenen = snowshoe
pl: sanki = sled; rakiety śnieżne = snowshoes
pt: trenó de neve = snow sled
not: sled dog harness; toy sled
  * -> 950699
t: sled => 950699
t: inline skates adjustable kids => 950670

@ sleeping-bag
en: sleeping bag; sleeping bag liner
de: Schlafsack = sleeping bag
fr: sac de couchage = sleeping bag; duvet = sleeping bag + couchage|camping
es: saco de dormir = sleeping bag; saco de dormir momia = mummy sleeping bag
it: sacco a pelo = sleeping bag; sacco letto = sleeping bag liner
nl: slaapzak = sleeping bag
pl: śpiwór = sleeping bag
pt: saco de dormir = sleeping bag; saco cama = sleeping bag
not: baby sleeping bag; dog sleeping bag; sleeping bag kids toy; baby swaddle sleeping bag; sac de couchage bébé; sleeping bag suit; saco de dormir bebé; slaapzak baby; śpiwór do wózka; stroller sleeping bag; puppy sleeping bag
  "liner" -> 630790
  * -> 940430
t: mummy sleeping bag -5c => 940430
t: gas camping stove portable => 732111

@ snap-button
en: snap button; snap fastener; press stud; magnetic snap; magnetic snap clasp; plastic snaps; kam snaps
de: Druckknopf = snap fastener; Druckknöpfe = snap fastener
fr: bouton pression = snap fastener
es: botón a presión = snap button; broche a presión = snap fastener
it: bottone a pressione = press stud
nl: drukknoop = snap fastener; drukknopen = snap fastener
pl: napa = snap fastener; napy = snap fasteners
  "magnetic|magnético" -> 830890
  * -> 960610
t: snap fastener kit metal press studs => 960610
t: push button switch 12v => !96

@ sports-protector
en: knee pad; elbow pad; shin guard; mouth guard; sports protector; groin guard; shoulder pads football; chest protector; wrist guard; body protector; hip protector; cricket pads; goalkeeper pads; protective gear set; shin pads; baseball chest guard; taekwondo protector; elbow pads; knee pads; mouthguard; martial arts pads; rib protector; hockey pads; skate protective gear; volleyball knee pads; karate protector; back protector motorcycle; goalie pads; gum shield
de: Knieschoner = knee pads; Ellenbogenschoner = elbow pads; Schienbeinschoner = shin guard; Mundschutz = mouth protector + Sport|Boxen; Protektor = protector; Schutzausrüstung = protective gear + Inliner|Skate; Handgelenkschoner = wrist guard; Tiefschutz = groin guard; Rückenprotektor = back protector
fr: genouillère de protection = knee pad; coudière = elbow pad; protège tibia = shin guard; protège dents = mouth guard; protection roller = roller skating protection; coquille = groin guard + sport|boxe; plastron = chest protector + protection; dorsale moto = motorcycle back protector; genouillères travail = work knee pads
es: espinilleras = shin guard; protector bucal = mouth guard; coquilla = groin guard; peto protector = chest protector; muñequeras patinaje = skating wrist guard; protector espalda moto = motorcycle back protector
it: ginocchiere = knee pads; gomitiere = elbow pads; parastinchi = shin guard; paradenti = mouth guard; conchiglia = groin guard + sport|protezione; corpetto protettivo = body protector; paraschiena = back protector; polsiere pattini = skating wrist guard
nl: kniebeschermers = knee pads; elleboogbeschermers = elbow pads; scheenbeschermers = shin guard; bitje = mouth guard + sport|gebitsbeschermer; beschermset = protective gear set; gebitsbeschermer = mouth guard; rugprotector = back protector
pl: ochraniacze na kolana = knee pads; ochraniacze na łokcie = elbow pads; nagolenniki = shin guards; ochraniacz na zęby = mouth guard; ochraniacze = sports protector; zestaw ochraniaczy = protector set; nakolanniki = knee pads
pt: joelheira = knee pad; cotoveleira = elbow pad; caneleira = shin guard; protetor bucal = mouth guard; coquilha = groin guard; kit de proteção = protective gear set; protetor de coluna moto = motorcycle back protector
not: knee pads work trousers insert; knee pads baby crawling; teeth grinding mouth guard; knee pad for bed; joelheira ortopédica; caneleira de peso; joelheira compressão; night mouth guard; caneleira com peso; dental mouth guard; sleep mouth guard; ginocchio; ginocchia
  * -> 950699
t: skateboard knee and elbow pads set => 950699
t: boxing mouth guard => 950699
t: orthopedic knee brace with hinges => !9506

@ survival-kit
en: survival kit; emergency kit; bushcraft kit
de: Survival Kit = survival kit
fr: kit de survie = survival kit
es: kit de supervivencia = survival kit
it: kit sopravvivenza = survival kit
pt: kit sobrevivência = survival kit
  * -> 300650
t: survival kit => 300650
t: mummy sleeping bag -5c => 940430

@ swim-goggles
en: swim goggles; diving mask; swimming goggles; diving goggles
de: Taucherbrille = diving mask; Schwimmbrille = swimming goggles
fr: lunettes de natation = swimming goggles; lunettes de piscine = swimming goggles
es: gafas de natación = swimming goggles; gafas de bucear = diving goggles; goggles natación = swimming goggles; gafas de nadar = swimming goggles
it: occhialini nuoto = swimming goggles; occhialini piscina = swimming goggles
nl: duikbril = diving mask; zwembril = swimming goggles
pl: okulary do pływania = swimming goggles; okularki pływackie = swimming goggles
pt: óculos de natação = swimming goggles; óculos de mergulho = diving goggles; óculos de piscina = swimming goggles
  * -> 900490
t: anti fog swimming goggles => 900490
t: inflatable sup paddle board 10.6 ft => 950629

@ swim-water-sports
en: swim fin; snorkel; snorkel mask; snorkel set; paddle board; surfboard; kickboard; swim ring; water ski; bodyboard; arm bands swimming; sup board; surfboard leash; surf fin; pull buoy; diving fins; swimming ring; inflatable flamingo; wakeboard; kiteboard; kite surf; swim belt; dive torch belt; swim paddle; nose clip swimming; stand up paddle; boogie board; sup paddle; swim training fins; water hammock; inflatable island; swim snorkel; full face snorkel mask; freediving fins; bcd diving; windsurf sail; sprinkler play mat; floating row; pool float; inflatable pool float; swim float; pool float lounge; swim arm floats; ride on pool float; spearfishing gun; dive knife; scuba regulator; diving regulator; stand up paddle board; inflatable paddle board; stand up paddleboard; paddleboard
de: Schwimmflossen = swim fins; Schnorchel = snorkel; Stand Up Paddle = stand up paddle board; SUP Board = sup board; Surfbrett = surfboard; Schwimmring = swim ring; Schwimmflügel = arm bands swimming; Schwimmbrett = kickboard; Poolnudel = pool noodle; Paddel = paddle; Schwimmreifen = swim ring; Schnorchelset = snorkel set; Bodyboard = bodyboard; Aufstellpool = above ground pool; Tauchmaske = diving mask; Schwimmgürtel = swim belt
fr: masque de plongée = diving mask; paddle gonflable = inflatable paddle board; planche de surf = surfboard; bouée = buoy; planche natation = swimming board; pagaie = paddle; bodyboard = bodyboard; toboggan aquatique = water slide; masque et tuba = mask and snorkel; gilet de natation = swim vest; tuba = snorkel + plongée|masque|natation|snorkel|adulte|enfant|piscine|palmes|nage
es: aletas de natación = swim fin; tubo snorkel = snorkel; máscara de buceo = diving mask; tabla de paddle surf = paddle board; tabla de surf = surfboard; flotador = swim float; manguitos = arm bands swimming; tabla natación = kickboard; remo = paddle; chaleco natación = swim vest; tobogán acuático = water slide; bodyboard = bodyboard; set snorkel = snorkel set
it: pinne = swim fins; boccaglio = snorkel; maschera subacquea = diving mask; tavola sup = sup board; tavola da surf = surfboard; salvagente = swim ring; braccioli = arm bands swimming; tavoletta nuoto = kickboard; pagaia = paddle; snorkeling set = snorkel set; canoa = canoe; bodyboard = bodyboard; scivolo acquatico = water slide
nl: zwemvliezen = swim fin; snorkel = snorkel; sup board = sup board; surfplank = surfboard; zwemband = swim ring; zwembandjes = swimming armbands; peddel = paddle; zwemplankje = kickboard; opzetzwembad = above ground pool; bodyboard = bodyboard; snorkelset = snorkel set; waterglijbaan = water slide
pl: płetwy = swim fins; fajka do nurkowania = snorkel; maska do nurkowania = diving mask; deska sup = sup board; deska surfingowa = surfboard; koło do pływania = swim ring; rękawki do pływania = swim arm bands; wiosło = paddle; materac do pływania = pool air mattress; deska do pływania = kickboard; makaron do pływania = pool noodle; zestaw do snorkelingu = snorkel set
pt: nadadeiras = swim fins; pé de pato = swim fins; snorkel = snorkel; máscara de mergulho = diving mask; prancha de stand up = paddle board; prancha de surf = surfboard; boia = swimming ring; boia de braço = arm band; prancha natação = kickboard; remo = paddle; barbatanas = diving fins; prancha bodyboard = bodyboard; escorregador aquático = water slide
not: surfboard rack; boia de caixa; boia pesca; flotador pesca; pinne auto; tuba instrument; snorkel car; air intake snorkel; surfboard decor; bouée pêche; bouée marine; flotador cisterna; car snorkel; remo máquina; pinne capelli; manguitos radiador; surfboard fin screw; braccioli sedia; remendo; tube en cuivre; tube en laiton; tube en acier; tube en pvc; tube en inox; tube en aluminium; tube acier; tube inox; tubes carrés; tube carré; tubes sans soudure; tubes en acier; tubes en cuivre; tubes soudés
  "regulator" -> 902000
  "spearfishing" -> 930400
  "knife" -> 821192
  * -> 950629
t: inflatable sup paddle board 10.6 ft => 950629
t: pool filter cartridge => !9506

@ swimming-pool
en: swimming pool; inflatable pool; kids pool; pool noodle; pool lounger; paddling pool; above ground pool; frame pool; inflatable swimming pool; pool hammock; water slide; inflatable water slide; splash pad
de: Pool = pool; Luftmatratze Pool = pool air mattress; Planschbecken = paddling pool; Wasserrutsche = water slide; Stahlwandpool = steel wall pool; Frame Pool = frame pool; Kinderpool = kids pool; Schwimmbecken = swimming pool; Quick-Up-Pool = quick-up pool; Gartenpool = garden pool; Swimmingpool = swimming pool
fr: piscine gonflable = inflatable pool; matelas de piscine = pool float mattress; frite piscine = pool noodle; piscine tubulaire = frame pool; pataugeoire = paddling pool; piscine hors sol = above ground pool; piscine = swimming pool
es: piscina hinchable = inflatable pool; colchoneta piscina = pool lilo; piscina desmontable = above ground pool; churro piscina = pool noodle; piscina infantil = kids pool; piscina = swimming pool; alberca inflable = inflatable pool; piscina inflable = inflatable pool
it: piscinetta = paddling pool; piscina gonfiabile = inflatable pool; materassino piscina = pool air mattress; piscina fuori terra = above ground pool; piscina = swimming pool
nl: opblaasbaar zwembad = inflatable swimming pool; kinderbadje = paddling pool; zwembad = swimming pool; zwembadje = small pool; frame zwembad = frame pool; peuterbad = toddler pool
pl: basen dmuchany = inflatable pool; basen ogrodowy = garden pool; basen stelażowy = frame pool; basen = swimming pool; basen rozporowy = frame pool; basenik = paddling pool; brodzik dmuchany = inflatable paddling pool; basenik dla dzieci = kids pool; basen dziecięcy = kids pool; basenik dmuchany = inflatable paddling pool
pt: piscina inflável = inflatable pool; piscina de plástico = plastic pool; piscina insuflável = inflatable pool; piscina = swimming pool
not: pool cover; pool pump; pool filter; pool table; pool thermometer; pool chlorine; pool ladder; pool vacuum; pool light; pool cue; ball pool; pool cleaner; pool hose; pool skimmer; pool chemical; swimming pool filter; pool slides shoes; pool tile; pool liner; pool heater; pool brush; pool net; swimming pool cleaner; pool slide; pool alarm; pool robot; pool test; carp pool; pool tablet; pool bar stool; swimming pool pump; pool inflatable patch
  "noodle" -> 950629
  "lounger" -> 950629
  "hammock" -> 950629
  "colchoneta" -> 950629
  "materassino" -> 950629
  "churro" -> 950629
  * -> 950699
t: inflatable swimming pool kids 3m => 950699
t: pool filter cartridge => !9506

@ table-tennis-bat
en: table tennis bat; ping pong paddle; ping pong ball; table tennis net; table tennis table; table tennis rubber; ping pong table; ping pong set; table tennis robot; table tennis racket; ping pong racket
de: Tischtennisschläger = table tennis bat; Tischtennisball = table tennis ball; Tischtennisplatte = table tennis table; Tischtennisnetz = table tennis net; Tischtennisbelag = table tennis rubber
fr: raquette de ping pong = table tennis bat; raquette de tennis de table = table tennis bat; balle de ping pong = ping pong ball; table de ping pong = table tennis table; filet ping pong = table tennis net
es: pala de ping pong = table tennis bat; pelota de ping pong = ping pong ball; mesa de ping pong = table tennis table; red ping pong = table tennis net; raqueta de tenis de mesa = table tennis bat; pala de tenis de mesa = table tennis bat
it: racchetta ping pong = table tennis bat; pallina ping pong = ping pong ball; tavolo ping pong = table tennis table; rete ping pong = table tennis net; racchetta da tennis tavolo = table tennis bat; racchetta da ping pong = table tennis bat
nl: tafeltennisbatje = table tennis bat; tafeltennisbal = table tennis ball; tafeltennistafel = table tennis table; tafeltennisnet = table tennis net; tafeltennisracket = table tennis bat
pl: rakietka do ping ponga = table tennis bat; piłeczka pingpongowa = ping pong ball; stół do tenisa = table tennis table; rakietka do tenisa stołowego = table tennis bat
pt: raquete de ping pong = table tennis bat; bola de ping pong = ping pong ball; mesa de ping pong = table tennis table
  * -> 950640
t: table tennis bat professional => 950640
t: tennis skirt women => !9506
t: raquette de tennis de table avec balles => 950640

@ team-sports-goods
en: cricket bat; hockey stick; lacrosse stick; hockey puck; basketball hoop; football goal; soccer goal; rebounder net; frisbee; flying disc; disc golf; archery bow; archery arrow; crossbow; slingshot; croquet set; boules set; petanque; bowling pins sport; batting tee; floorball stick; tactic board; corner flag set; training hurdles; rope ladder agility; archery target; arrow rest; bow sight; arrowheads; fletching; compound bow; recurve bow; pogo stick; stilts; playground swing; swing set; swing seat; tree swing; climbing holds; climbing frame; slide + kids|playground|garden|outdoor; sandbox; monkey bars; seesaw; baby swing outdoor; garden swing kids; disc swing; catapult hunting; slingshot band; target stand; paintball mask; water trampoline; nunchaku; bo staff; fencing foil; karate board; escrima stick; bokken; tug of war rope; lawn darts; badminton stand; basketball backboard; pitching machine; ball rebounder; pop up goal; football training net; rugby tee; captain armband; hockey tape; bike ramp skate; horseshoe game set; volleyball net; goal net; basketball net; cornhole set; kubb; scoreboard; scoreboard digital; juggling balls; juggling clubs; bb pellets; martial arts sword; wooden sword training; throwing star
de: Baseballschläger = baseball bat; Hockeyschläger = hockey stick; Eishockeyschläger = ice hockey stick; Basketballkorb = basketball hoop; Fußballtor = football goal; Volleyballnetz = volleyball net; Frisbee = frisbee; Bogen = bow + Sport|Pfeil|Recurve|Compound; Armbrust = crossbow; Steinschleuder = slingshot; Boule Set = boules set; Cricketschläger = cricket bat; Schaukel = swing; Rutsche = slide + Kinder|Garten; Sandkasten = sandpit; Klettergriffe = climbing hold; Jonglierbälle = juggling ball; Pfeile = arrow + Bogen; Nestschaukel = nest swing; Kletterdreieck = climbing triangle; Pfeil und Bogen = bow and arrow; Zwille = slingshot; Klettergerüst = climbing frame; Anzeigetafel = scoreboard; Wikingerschach = kubb game
fr: crosse de hockey = hockey stick; panier de basket = basketball hoop; but de football = soccer goal; filet de volley = volleyball net; frisbee = frisbee; arc = archery bow + flèche|tir|recurve|poulies; arbalète = crossbow; lance pierre = slingshot; boules de pétanque = petanque balls; balançoire = swing; toboggan = slide; bac à sable = sandpit; prise escalade = climbing hold; balles de jonglage = juggling balls; flèches = arrows + arc; portique = swing frame; mölkky = molkky game; cage de foot = soccer goal; pétanque = petanque
es: bate de béisbol = baseball bat; stick de hockey = hockey stick; canasta de baloncesto = basketball hoop; portería de fútbol = football goal; red de voleibol = volleyball net; frisbee = frisbee; arco = bow + flecha|tiro|recurvo|poleas; ballesta = crossbow; tirachinas = slingshot; petanca = petanque; bomba de balones = ball pump; columpio = swing; tobogán = slide; arenero = sandpit; presas escalada = climbing hold; pelotas malabares = juggling ball; flechas = arrow + arco; nunchaku = nunchaku; aro de baloncesto = basketball hoop; diana tiro con arco = archery target; inflador de balones = ball inflator
it: bastone da hockey = hockey stick; canestro basket = basketball hoop; porta da calcio = football goal; rete pallavolo = volleyball net; frisbee = frisbee; arco = bow + freccia|tiro|ricurvo|compound; balestra = crossbow; fionda = slingshot; bocce = bocce ball; altalena = swing; scivolo = slide; sabbiera = sandpit; prese arrampicata = climbing hold; palline giocoleria = juggling ball; frecce = arrow + arco; porta calcetto = small football goal; nunchaku = nunchaku; pompa palloni = ball pump
nl: honkbalknuppel = baseball bat; hockeystick = hockey stick; basketbalring = basketball ring; voetbaldoel = football goal; volleybalnet = volleyball net; frisbee = frisbee; boog = bow + pijl|schieten|recurve; kruisboog = crossbow; katapult = slingshot; jeu de boules = petanque; schommel = swing; glijbaan = slide; zandbak = sandpit; klimgrepen = climbing hold; jongleerballen = juggling ball; pijlen = arrows + boog; klimrek = climbing frame; honkbalhandschoen = baseball glove; doelnet = goal net; ballenpomp = ball pump
pl: kij hokejowy = hockey stick; kosz do koszykówki = basketball hoop; bramka piłkarska = football goal; siatka do siatkówki = volleyball net; frisbee = frisbee; łuk = bow + strzały|sportowy|bloczkowy; kusza = crossbow; proca = slingshot; bule = boules; huśtawka = swing; zjeżdżalnia = slide; piaskownica = sandpit; chwyty wspinaczkowe = climbing holds; piłeczki do żonglowania = juggling balls; strzały = arrows + łuk; bramka = goal; petanque = petanque; kulki asg = airsoft balls; rękawica baseballowa = baseball glove; huśtawek = swing; bramek = goal
pt: taco de beisebol = baseball bat; taco de hóquei = hockey stick; cesta de basquete = basketball hoop; gol de futebol = football goal; rede de vôlei = volleyball net; frisbee = frisbee; arco e flecha = bow and arrow; besta = crossbow; estilingue = slingshot; bocha = bocce set; bomba de bola = ball pump; balanço infantil = children's swing; escorregador = slide; caixa de areia = sandpit; agarras escalada = climbing holds; malabares = juggling props; baliza futebol = football goal; trave futebol = football goal; luva de beisebol = baseball glove
not: dog frisbee; slide sandal; slide rail; drawer slide; water slide; slide sandals; slide projector; hair slide; arco de violino; arco sierra; arco de pelo; arc lamp; arc saldatura; arco saldatura; guitar slide; slide switch; microscope slide; slide film; slide scanner; slide bracelet; slide hammer; slide buckle; scivolo per cani; arc welding; slide bearing; linear slide; laser slide; arc de porte; slide cutter; huśtawka ogrodowa; slides shoes; womens slides; men slides; slides women; slides men; slides slippers; arcos de cabelo; escorrega
  "pump": "electric|eléctrico|elettrico|elétrico" 841480; * 841420
  "ballpumpe" -> 841420
  "pompe" -> 841420
  "inflador" -> 841420
  "pompa" -> 841420
  "ballenpomp" -> 841420
  "pompka" -> 841420
  "guante" -> 420321
  "guantone" -> 420321
  "glove" -> 420321
  "gant" -> 420321
  "rekawica" -> 420321
  "luva" -> 420321
  "volleyball net" -> 560819
  "goal net" -> 560819
  "basketball net" -> 560819
  "pellets" -> 930629
  "billes" -> 930629
  "kulki" -> 930629
  "throwing star" -> 930700
  "scoreboard": "digital|digitale" 853120; * 950699
  "kubb" -> 950490
  * -> 950699
t: recurve archery bow 40 lbs => 950699
t: wooden swing seat for kids garden => 950699
t: referee whistle plastic with lanyard => 920890

@ tennis-ball
en: tennis ball; padel ball
de: Tennisball = tennis ball; Tennisbälle = tennis ball
fr: balle de tennis = tennis ball; balles de padel = padel balls
es: pelota de tenis = tennis ball; pelotas de pádel = padel ball
it: pallina da tennis = tennis ball; palline da padel = padel ball
nl: tennisbal = tennis ball; tennisballen = tennis ball
pl: piłka tenisowa = tennis ball; piłki tenisowe = tennis balls
pt: bola de tênis = tennis ball
not: dog tennis ball; tennis ball launcher dog; tennis ball toy pet
  * -> 950661
t: tennis balls 3 pack => 950661
t: tennis skirt women => !9506

@ tennis-string
en: tennis string; racket string; badminton string
de: Tennissaite = tennis string
fr: cordage tennis = tennis string
  * -> 560750
t: tennis string => 560750
t: tennis skirt women => !9506

@ tent-peg
en: tent peg; tent stake
de: Zelthering = tent peg; Heringe = tent peg + Zelt
fr: piquet de tente = tent peg; sardine de tente = tent peg
es: piqueta tienda = tent peg; piquetas = tent peg
it: picchetti tenda = tent peg
nl: tentharing = tent peg; tentharingen = tent peg
pl: śledzie namiotowe = tent pegs; śledzie do namiotu = tent pegs
pt: espeque barraca = tent peg
  main=aluminium -> 761699 ~.3
  main=plastic -> 392690 ~.03
  main=titanium -> 810890 ~.03
  * -> 732690
t: tent peg => 732690
t: mummy sleeping bag -5c => 940430

@ tent-shelter
en: tent; camping tent; gazebo; canopy tent; beach tent; pop up tent; pop up gazebo; rooftop tent; fishing tent; shower tent; privacy tent; folding canopy; sun shelter; dome tent; beach shelter; backpacking tent; ice fishing tent; party tent; marquee tent; greenhouse tent cover; bivvy tent; hunting blind; pergola canopy; changing tent; folding gazebo; car tent; tipi bell tent; bell tent
de: Zelt = tent; Campingzelt = camping tent; Pavillon = pavilion; Faltpavillon = folding pavilion; Strandmuschel = beach shelter; Wurfzelt = pop up tent; Dachzelt = rooftop tent; Partyzelt = party tent; Vorzelt = awning tent; Angelzelt = fishing tent; Strandzelt = beach tent; Zeltunterlage = tent footprint
fr: tente = tent; tente de camping = camping tent; tonnelle = gazebo; tente de plage = beach tent; tente de toit = rooftop tent; barnum = canopy tent; tente pliante = folding tent; auvent caravane = caravan awning; abri de plage = beach shelter; tapis de sol tente = tent floor mat; tente de réception = party tent; tente pop up = pop up tent
es: tienda de campaña = camping tent; carpa = gazebo; carpa plegable = folding canopy; carpa de playa = beach shelter; cenador = gazebo; tienda de techo = rooftop tent; avancé caravana = caravan awning; tienda de playa = beach tent; pérgola = pergola + tela|plegable; tienda pop up = pop up tent; gazebo = gazebo
it: tenda da campeggio = camping tent; gazebo = gazebo; gazebo pieghevole = folding gazebo; tenda da spiaggia = beach tent; tenda da tetto = rooftop tent; tenda campeggio = camping tent; tendalino = awning; gazebo da giardino = garden gazebo; tenda igloo = igloo tent; tenda pop up = pop up tent; tenda = tent + zanzariera|campeggio|igloo|trekking
nl: tent = tent; kampeertent = camping tent; partytent = party tent; strandtent = beach tent; daktent = rooftop tent; vouwtent = folding tent; pop up tent = pop up tent; zonnescherm doek = sunshade cloth; grondzeil = groundsheet
pl: namiot = tent; namiot turystyczny = camping tent; pawilon ogrodowy = garden gazebo; namiot plażowy = beach tent; namiot imprezowy = party tent; namiot dachowy = rooftop tent; namiot handlowy = market tent; altana namiot = gazebo tent
pt: barraca de camping = camping tent; tenda = tent; gazebo = gazebo; tenda de praia = beach tent; barraca = tent; tenda dobrável = folding tent; tenda gazebo = gazebo tent; barraca de praia = beach tent; tenda de campismo = camping tent; tenda pop up = pop up tent
not: play tent; kids tent; tent peg; tent pole; tent light; pet tent; photo light tent; tenda da doccia; tenda oscurante; tenda a rullo; tenda da interno; nail tent; grow tent; tent stake; tenda da gioco; tent lamp; teepee tent; bed tent; tent heater; tent stove; tent card; tent rope; tent carpet; barraca infantil; mosquito tent; tenda doccia; namiot dla dzieci; tent fan; tent cards; tente de jeu; tent zipper; tent fabric; carpa pez; tent wood stove; grow box tent; carpas peces; parachute tent; gazebo light
  "bell tent" -> 630629
  main-fibre=cotton|flax -> 630629 ~.05
  * -> 630622
t: 4 person camping tent polyester => 630622
t: cotton canvas bell tent 5m => 630629
t: kids play tent castle => !6306

@ toy-educational
en: educational toy; montessori toy; learning toy; science kit; stacking toy; wooden toy; shape sorter; busy board; magnetic tiles; magnetic building; toy microscope; toy musical instrument; toy piano; toy drum; baby toy; busy book; quiet book; stacking cups toy; learning tablet kids; talking flash cards; abacus; counting toy; alphabet puzzle; sorting toy; baby gym; play gym; musical mobile; crib mobile; baby walker toy; activity cube; robot toy; coding robot; magnetic balls toy; toy camera; kids camera toy; activity table; kids activity table; story projector toy; toy xylophone; stem toy; wooden blocks; electronic pet; toy phone; experiment kit; crystal growing kit; dinosaur egg dig; toy laptop; felt board toy; magnetic drawing board; doodle board; water doodle mat; sensory bin; drawing projector toy; walkie talkie toy; pounding toy; wooden rainbow; stacking rings; bead maze; lacing toy; tangram; geoboard; toy clock learning; toy cash register
de: Lernspielzeug = learning toy; Holzspielzeug = wooden toy; Montessori Spielzeug = montessori toy; Steckspiel = peg game; Experimentierkasten = science kit; Babyspielzeug = baby toy; Magnetbausteine = magnetic building block; Activity Board = busy board; Roboter Spielzeug = toy robot; Spielbogen = baby play arch; Mobile = mobile + Baby|Bett; Zaubertafel = magic drawing board; Stapelturm = stacking tower; Motorikwürfel = activity cube
fr: jouet éducatif = educational toy; jouet en bois = wooden toy; jouet montessori = montessori toy; jeu éducatif = educational game; kit scientifique = science kit; mobile bébé = baby mobile; arche d'éveil = baby activity arch; tableau d'éveil = busy board; robot jouet = toy robot; ardoise magique = magic drawing board; jouet bébé = baby toy; cubes bébé = baby cubes; boulier = abacus
es: juguete educativo = educational toy; juguete de madera = wooden toy; juguete montessori = montessori toy; juego educativo = educational game; kit de ciencia = science kit; móvil cuna = crib mobile; gimnasio bebé = baby gym; robot juguete = toy robot; tablero sensorial = sensory board; pizarra mágica = magic drawing board; ábaco = abacus; juguete bebé = baby toy
it: giocattolo educativo = educational toy; giocattolo in legno = wooden toy; gioco montessori = montessori toy; kit scientifico = science kit; giostrina culla = cot mobile; palestrina neonato = baby play gym; robot giocattolo = toy robot; lavagnetta magica = magnetic drawing board; cubi impilabili = stacking cube; gioco educativo = educational game; abaco = abacus
nl: educatief speelgoed = educational toy; houten speelgoed = wooden toy; montessori speelgoed = montessori toy; babyspeelgoed = baby toy; babygym = baby gym; muziekmobiel = music mobile; speelgoedrobot = toy robot; magnetisch tekenbord = magnetic drawing board; experimenteerset = science kit; telraam = abacus
pl: zabawka edukacyjna = educational toy; zabawka drewniana = wooden toy; zabawka montessori = montessori toy; karuzela do łóżeczka = cot mobile; mata edukacyjna = educational mat; sorter = shape sorter; tablica manipulacyjna = busy board; robot zabawka = toy robot; znikopis = magnetic drawing board; klocki magnetyczne = magnetic blocks; liczydło = abacus; zestaw naukowy = science kit
pt: brinquedo educativo = educational toy; brinquedo de madeira = wooden toy; brinquedo montessori = montessori toy; kit de ciências = science kit; móbile berço = crib mobile; tapete atividades bebê = baby activity mat; robô brinquedo = toy robot; lousa mágica brinquedo = toy magic drawing board; ábaco = abacus; blocos magnéticos = magnetic blocks
not: pet educational toy; drawing board architect; microscope biological; bird toy; parrot toy; baby toy storage; teaching skeleton; anatomy model; mobile phone; xylophone professional
  * -> 950300
t: montessori wooden shape sorter => 950300
t: baby crib mobile musical => 950300
t: baby monitor camera => !950300

@ toy-novelty
en: pop it; fidget cube; stress ball; kite; bubble machine; bubble gun; bubble wand; yo yo; marble toy; glass marbles; kaleidoscope; balloon toy; magic sand; kinetic sand; sand toys; beach toys; bath duck; rubber duck; water balloons; glow in dark toy; squeeze toy; flying disc toy; slinky; rubik cube; magic cube; speed cube; puzzle cube; wind up toy; toy parachute; magic wand toy; infinity cube; worry stone toy; stretchy toy; slime kit; sand box toy; beach bucket; sand bucket; sand molds; spinning toy; pinwheel; sticky hand; mochi squishy; bubble tube toy; beyblade; boomerang; diabolo; toy rocket; glider plane toy; 3d puzzle; wooden puzzle; metal puzzle; model puzzle; brain teaser; puzzle box; jigsaw puzzle 1000; floor puzzle; puzzle game kids; wooden jigsaw; building set; brick set; minifigure; block set; nano blocks; gravity beads; stress toy; dancing cactus; toy drone; bubble blower; fuse beads kit; perler beads; hama beads; water beads; loom bands; modeling balloons; punch balloon; play sand; spirograph; scratch art; scratch paper art; paint by sticker kids; craft kit kids; diy craft kit kids; jewelry making kit kids; kids craft kit; bracelet making kit
de: Drachen = kite + fliegen|Kinder|Lenk|steigen; Seifenblasen = soap bubble; Seifenblasenmaschine = bubble machine; Jo-Jo = yo yo; Murmeln = marbles; Zauberwürfel = magic cube; Badeente = bath duck; Sandspielzeug = sand toys; Knetsand = kinetic sand; Bügelperlen = iron bead; Wasserbomben = water balloons; Holzpuzzle = wooden puzzle; Kreisel = spinning top + Spielzeug; Stressball = stress ball; Windrad Spielzeug = toy pinwheel; Klemmbausteine = toy building block; Bumerang = boomerang; Kratzbilder = scratch art picture; Murmelbahn = marble run; Bastelset Kinder = kids craft kit; Strandspielzeug = beach toys
fr: cerf volant = kite; machine à bulles = bubble machine; bulles de savon = soap bubbles; yoyo = yo yo; billes = marbles + verre|jouer; cube magique = magic cube; canard de bain = bath duck; jouets de plage = beach toys; sable magique = magic sand; perles à repasser = fuse beads; bombe à eau = water balloon; toupie = spinning top; puzzle en bois = wooden puzzle; balle anti stress = stress ball; boomerang = boomerang; jouet de bain = bath toy; casse tête = brain teaser; kit créatif enfant = children's craft kit
es: cometa = kite + volar|niños|playa; máquina de burbujas = bubble machine; pompas de jabón = soap bubbles; yoyó = yo yo; canicas = toy marble; cubo de rubik = rubik cube; cubo mágico = magic cube; patito de goma = rubber duck; juguetes de playa = beach toys; arena mágica = magic sand; hama beads = hama bead; globos de agua = water balloons; peonza = spinning top; rompecabezas de madera = wooden puzzle; pelota antiestrés = stress ball; bumerán = boomerang; juguetes de baño = bath toy; juego de construcción = construction set
it: aquilone = kite; macchina bolle di sapone = soap bubble machine; bolle di sapone = soap bubble; biglie = marble; cubo di rubik = rubik cube; cubo magico = rubik cube; paperella = rubber duck; giochi da spiaggia = beach toys; sabbia magica = magic sand; perline da stirare = fuse bead; gavettoni = water balloons; trottola = spinning top; puzzle in legno = wooden puzzle; pallina antistress = stress ball; costruzioni = construction toy + mattoncini|bambini; giochi da bagno = bath toy; rompicapo = brain teaser puzzle
nl: vlieger = kite; bellenblaas = soap bubbles; bellenblaasmachine = bubble machine; jojo = yo yo; knikkers = glass marbles; badeend = rubber duck; zandspeelgoed = sand toys; strijkkralen = fuse bead; waterballonnen = water balloons; tol speelgoed = spinning top; houten puzzel = wooden puzzle; stressbal = stress ball; bouwstenen = building blocks; kubus puzzel = puzzle cube; badspeelgoed = bath toy; strandspeelgoed = beach toys; strijkparels = fuse bead
pl: latawiec = kite; bańki mydlane = soap bubbles; maszynka do baniek = bubble machine; jojo = yo yo; kulki szklane = glass marbles; kostka rubika = rubik's cube; kaczka do kąpieli = bath duck; zabawki do piasku = sand toys; piasek kinetyczny = kinetic sand; koraliki do prasowania = iron beads; balony wodne = water balloons; bączek = spinning top; puzzle drewniane = wooden puzzle; gniotek = squishy toy; zabawki do kąpieli = bath toys; wiatraczek zabawka = pinwheel toy; zdrapywanka = scratch art; zdrapywanek = scratch art; koraliki prasowanki = iron beads
pt: pipa = kite + papagaio|voar|empinar; máquina de bolhas = bubble machine; bolhas de sabão = soap bubbles; ioiô = yo yo; bolinha de gude = glass marble; cubo mágico = rubik cube; patinho de borracha = rubber duck; brinquedos de praia = beach toys; areia mágica = magic sand; bexiga de água = water balloon; pião = spinning top; quebra cabeça de madeira = wooden puzzle; bolinha anti stress = stress ball; bumerangue = boomerang; brinquedo de banho = bath toy
not: kite surf; fidget ring; bubble tea; kite board; yo yo string; rubber duck keychain; kite bag; bubble wrap; kite line; kitesurf; puzzle glue; puzzle board; puzzle frame; puzzle sorting; squishy cat bed; bubble bath; bath bucket; pet bubble; dog frisbee; cat bubble; marble tile; bubble tube aquarium; kite reel sports; bead loom; fidget spinner bearing; kite sail; reward puzzle; bubble level; puzzle lock; water bead gun
  * -> 950300
t: bubble machine automatic kids => 950300
t: speed cube 3x3 magnetic => 950300
t: hama beads set 5000 => 950300
t: bubble wrap roll => !9503

@ toy-pretend
en: play kitchen; pretend play; toy tool set; play food; doctor kit toy; toy cash register set; play tent; kids tent; ball pit; play house; toy kitchen set; toy tea set; toy vacuum cleaner; dress up doll; doll stroller; doll clothes; doll accessories; dollhouse furniture; doll house miniature; toy shopping cart; toy makeup; toy weapon; foam dart gun; toy sword; toy bow; gel blaster; cap gun; toy knife; nerf gun; foam darts; bb toy gun; toy soldier; toy handcuffs; toy dinosaur; toy animal figures; farm animal toys; mini figures; dollhouse kit; miniature house kit; doll dress; baby doll; reborn doll; barbie doll; toy food; doll shoes; doll bed; doll hair wig; doll eyes; pit balls; tunnel toy; kids tunnel; teepee tent; toy gardening set; toy hammer; finger puppet; hand puppet; marionette; puppet theater; ball jointed doll; bjd doll; doll house; toy baby stroller; toy grocery; cutting fruit toy; toy guitar; water blaster; toy lightsaber; light saber; toy walkie talkie; doll furniture; kids play tunnel; teepee
de: Spielküche = play kitchen; Kaufladen = toy shop; Arztkoffer = toy doctor kit; Spielzelt = play tent; Bällebad = ball pit; Puppenhaus = dollhouse; Puppenkleidung = doll clothes; Puppenwagen = doll pram; Spielzeugpistole = toy gun; Spielzeugschwert = toy sword; Handpuppe = hand puppet; Kinderküche = play kitchen; Kasperletheater = puppet theatre; Fingerpuppe = finger puppet; Tipi Zelt = tipi tent; Wasserpistole = water gun; Spielfigur = toy figure; Lichtschwert = lightsaber; Puppenbett = doll bed; Spielzelte = play tent; Spielküche Holz = wooden play kitchen; Werkbank Kinder = kids workbench; Arztkoffer Kinder = doctor kit toy
fr: dînette = toy dinner set; cuisine enfant = children's play kitchen; marchande jouet = toy shop; mallette docteur = doctor kit toy; tente de jeu = play tent; piscine à balles = ball pit; maison de poupée = dollhouse; vêtements de poupée = doll clothes; pistolet jouet = toy gun; épée jouet = toy sword; marionnette = puppet; poussette poupée = doll stroller; pistolet à eau = water gun; tipi enfant = kids tipi tent; poupon = baby doll; sabre laser = lightsaber; cuisine jouet = toy kitchen set
es: cocina de juguete = toy kitchen; cocinita = toy kitchen; maletín médico juguete = toy doctor's case; tienda de juego = play tent; piscina de bolas = ball pit; casa de muñecas = dollhouse; ropa de muñeca = doll clothes; pistola de juguete = toy gun; espada de juguete = toy sword; marioneta = puppet; tipi infantil = kids teepee; muñeco bebé = baby doll; pistola de agua = water gun; títere = puppet; cochecito muñeca = doll stroller; cocinita de madera = wooden toy kitchen
it: cucina giocattolo = play kitchen; cucina bambini = play kitchen; valigetta dottore = toy doctor kit; tenda da gioco = play tent; piscina palline = ball pit; casa delle bambole = dollhouse; vestiti bambola = doll clothes; pistola giocattolo = toy gun; spada giocattolo = toy sword; marionetta = marionette; bambolotto = baby doll; pistola ad acqua = water gun; passeggino bambole = doll stroller; burattino = puppet; cucina per bambini = play kitchen
nl: speelkeuken = play kitchen; speelgoedkeuken = play kitchen; winkeltje speelgoed = toy shop; dokterskoffer = doctor kit toy; speeltent = play tent; ballenbak = ball pit; poppenhuis = doll house; poppenkleding = doll clothes; speelgoedpistool = toy gun; handpop = hand puppet; tipi tent kinderen = children's teepee tent; waterpistool = water gun; poppenwagen = doll stroller; knikkerbaan = marble run; poppenhuizen = doll house; kinderkeuken = children's play kitchen; dokterskoffer speelgoed = doctor kit toy; houten keukentje = wooden play kitchen; keukentje = play kitchen + speelgoed|kinderen|kind|houten
pl: kuchnia dla dzieci = play kitchen; kuchnia zabawkowa = toy kitchen; zestaw lekarza = doctor kit toy; namiot dla dzieci = kids tent; basen z piłeczkami = ball pit; domek dla lalek = dollhouse; ubranka dla lalek = doll clothes; pistolet zabawkowy = toy gun; miecz zabawkowy = toy sword; pacynka = hand puppet; wózek dla lalek = doll pram; pistolet na wodę = water gun; tipi = teepee tent; bobas = baby doll; pacynek = hand puppet; kuchnia drewniana dla dzieci = wooden play kitchen; sklepik dla dzieci = toy shop; zestaw małego lekarza = doctor kit toy
pt: cozinha de brinquedo = toy kitchen; maleta médico brinquedo = toy doctor kit; barraca infantil = children's tent; piscina de bolinhas = ball pool; casa de bonecas = dollhouse; roupa de boneca = doll clothes; arma de brinquedo = toy weapon; espada de brinquedo = toy sword; fantoche = puppet; bebê reborn = reborn doll; pistola de água = water pistol; cabana infantil = children's play tent; carrinho de boneca = doll pram; cozinha infantil = children's play kitchen
not: camping tent; baby doll dress; doll mould; doll making eyes; airsoft gun; pet play tent; doll keychain; anime figure collectible display; pet tunnel; cat tunnel; pet teepee; dog teepee; cat teepee; doll mold; sex doll; hobby paint; babydoll lingerie
  * -> 950300
t: wooden play kitchen set => 950300
t: doll clothes set 30cm doll => 950300
t: cat tunnel foldable => !950300
t: houten keukentje speelgoed => 950300

@ toy-vehicle
en: rc drone toy; toy truck; toy train set; diecast car; model car; rc boat; rc tank; rc truck; toy plane; toy tractor; slot car; race track set; ride on car; electric ride on car; kids electric car; balance bike; push car; toy excavator; pull back car; toy helicopter; rc helicopter; rc airplane; toy fire truck; rc buggy; toy garage; toy motorcycle; scale model; model train; model aircraft kit; model ship kit; ride on toy; wiggle car; toy boat; monster truck toy; rc monster truck; monster truck + rc|toy|kids|remote; rc crawler; rc robot; toy bus; model railway; wooden train set; diecast model; hot wheels; toy tank; toy ambulance; kids tricycle; kids scooter toy; foam plane; glider toy; remote control truck; remote control boat; remote control stunt car; rc stunt car; truck toy; car toy; toy car set
de: Modellauto = model car; Spielzeugauto Set = toy car set; ferngesteuertes Auto = remote control car; Modelleisenbahn = model railway; Laufrad = balance bike; Spielzeugeisenbahn = toy railway; Rutschauto = ride-on push car; Kinderauto elektrisch = kids electric car; Modellbausatz = model kit; RC Auto = rc car; Spielzeugtraktor = toy tractor; Bobbycar = ride-on push car; Modellflugzeug = model airplane; Eisenbahn Holz Kinder = wooden toy train; Holzauto = wooden car; Feuerwehrauto Spielzeug = toy fire truck; Polizeiauto Spielzeug = toy police car; Müllauto Spielzeug = toy garbage truck; Spielzeugbagger = toy excavator; Spielzeug Bagger = toy excavator; Autorennbahn = slot car track; Rennbahn Spielzeug = toy race track; Kinderfahrzeug = child's ride-on vehicle; Rutscherauto = ride-on push car; Spielzeugflugzeug = toy plane; Spielzeugtrecker = toy tractor; Spielzeuglaster = toy truck; Parkgarage Spielzeug = toy parking garage; Trettraktor = pedal tractor
fr: voiture télécommandée = remote control car; voiture miniature = miniature car; petit train = toy train; draisienne = balance bike; maquette = scale model; porteur enfant = child's ride-on toy; voiture électrique enfant = kids electric car; circuit voiture = car track set; avion télécommandé = remote control plane; tracteur jouet = toy tractor; modèle réduit = scale model; trottinette enfant = kids scooter
es: coche teledirigido = remote control car; coche de juguete = toy car; tren de juguete = toy train; bicicleta sin pedales = balance bike; maqueta = scale model; correpasillos = ride-on toy; coche eléctrico niños = kids electric car; pista de coches = car race track; coche radiocontrol = radio controlled car; avión teledirigido = remote control plane; camión de juguete = toy truck; patinete infantil = child's scooter; coche eléctrico infantil = kids electric car; coche miniatura = miniature car
it: macchinina = toy car; auto telecomandata = remote control car; trenino = toy train; bici senza pedali = balance bike; modellino = model car; macchina elettrica bambini = kids electric car; pista macchinine = toy car track; cavalcabile = ride on toy; trattore giocattolo = toy tractor; aereo telecomandato = rc airplane; macchina telecomandata = remote control car; macchinina telecomandata = remote control toy car; auto elettrica per bambini = kids electric car; monopattino per bambini = children's scooter
nl: speelgoedauto = toy car; bestuurbare auto = remote control car; loopfiets = balance bike; modelauto = model car; speelgoedtrein = toy train; loopauto = push car; modelbouw = model kit; racebaan = race track; elektrische kinderauto = electric ride on car; houten treinbaan = wooden train track; treinbaan = train track; speelgoed auto = toy car; speelgoed tractor = toy tractor; speelgoedtractor = toy tractor; op afstand bestuurbare auto = remote control car; houten auto = wooden car; treinset = train set; speelgoedgarage = toy garage; speelgoed graafmachine = toy excavator; speelgoedvliegtuig = toy plane; traptractor = pedal tractor; autobaan = car race track; houten trein = wooden train; brandweerauto speelgoed = toy fire truck; rc auto = rc car; speelgoed vrachtwagen = toy truck; brandweerauto = fire engine; loopfietsen = balance bike
pl: samochodzik = toy car; samochód zdalnie sterowany = remote controlled car; kolejka = toy train; rowerek biegowy = balance bike; model do sklejania = model kit; jeździk = ride-on toy; autko = toy car; tor samochodowy = toy car track; auto na akumulator dla dzieci = children's electric ride-on car; resorak = diecast toy car; auto zabawka = toy car; koparka zabawka = toy excavator; traktor zabawka = toy tractor; auto zdalnie sterowane = remote controlled car; pociąg zabawka = toy train; wywrotka zabawka = toy dump truck; samochód zabawka = toy car; straż pożarna zabawka = toy fire engine; śmieciarka zabawka = toy garbage truck; garaż zabawka = toy garage; samolot zabawka = toy plane; traktor na pedały = pedal tractor; gokart dziecięcy = children's go-kart; pojazd na akumulator = electric ride-on vehicle; auto na akumulator = electric ride-on car; autko zdalnie sterowane = remote controlled toy car; ciuchcia = toy train; kolejek = toy train
pt: carrinho de brinquedo = toy car; carrinho de controle remoto = remote control car; trenzinho = toy train; bicicleta de equilíbrio = balance bike; maquete = scale model; pista de carrinhos = race track set; miniatura de carro = miniature car; caminhão de brinquedo = toy truck; andador de empurrar = push walker; bicicleta sem pedais = balance bike; carro elétrico infantil = kids electric car; trotinete infantil = children's scooter; patinete infantil = children's scooter; miniatura carro = miniature car
not: camera drone; rc car battery; rc car tire; rc car motor; model car display case; rc car parts; rc servo; rc esc; ride on mower; rc motor; rc car body; rc transmitter; rc propeller; rc receiver; scale model paint; model paint; ride on toy battery; rc tire; balance bike helmet; maqueta pintura; rc part; rc wheel; rc charger
  * -> 950300
t: rc monster truck 4wd 1:16 => 950300
t: kids balance bike 12 inch => 950300
t: ride on lawn mower => !9503
t: remote control stunt car rechargeable off road => 950300
t: dinosaur truck toy with mini cars => 950300
t: car remote control key => !950300

@ trekking-pole
en: trekking pole; hiking pole; tent pole; nordic walking poles; walking poles
de: Trekkingstöcke = trekking poles; Wanderstöcke = hiking poles; Nordic Walking Stöcke = nordic walking poles
fr: bâtons de randonnée = hiking poles; bâton de marche = trekking pole; bâton de marche nordique = nordic walking pole; bâtons de trekking = trekking poles
es: bastones de senderismo = hiking pole; bastones trekking = trekking pole; bastones nordic walking = nordic walking poles; bastones de trekking = trekking pole
it: bastoncini da trekking = trekking pole; bastoncini nordic walking = nordic walking poles; bastoni trekking = trekking pole
pl: kije trekkingowe = trekking poles; kijki nordic walking = nordic walking poles; kijki trekkingowe = trekking poles
pt: bastão de caminhada = hiking pole; bastões de trekking = trekking poles; bastões de caminhada = walking poles; bastão trekking = trekking pole
  "tent" -> 630690
  * -> 660200
t: aluminium trekking poles pair => 660200
t: mummy sleeping bag -5c => 940430

@ waxed-cord
en: waxed cord; bead cord; elastic cord; leather cord; jewelry cord; stretch cord; drawstring cord; shoelace cord; satin cord; rattail cord; bungee cord roll; nylon cord; paracord
de: Kordel = cord; Paracord = paracord
fr: paracorde = paracord
es: paracord = paracord
it: paracord = paracord
nl: paracord = paracord
pl: paracord = paracord
pt: paracord = paracord
not: paracord bracelet; paracord lanyard; elastic cord lock; leather cord necklace
  "elastic|elástico" -> 560410
  "stretch" -> 560410
  main=leather -> 420500 ~.02
  "leather|cuero|piel|cuoio|pelle|couro" -> 420500
  main-fibre=cotton -> 560790 ~.2
  * -> 560750
ask: main-fibre
t: waxed cord => 560750
t: acrylic knitting yarn 100g => 551110

@ winter-sports
en: ski; snowboard; skis; cross country ski; shoe ice grips
de: Ski = ski; Skier = skis; Snowboard = snowboard
fr: skis = skis; snowboard = snowboard; planche de snowboard = snowboard
es: esquís = skis; tabla de snowboard = snowboard; esquí = ski + pares|alpino
it: sci = ski + alpino|fondo|neve|bambino; tavola da snowboard = snowboard; sci = ski; snowboard = snowboard
nl: ski's = skis; snowboard = snowboard
pl: narty = skis; deska snowboardowa = snowboard
pt: esquis = skis; prancha de snowboard = snowboard; snowboard = snowboard
not: ski jacket; ski boot; ski sock; jet ski; water ski; ski mask; ski glove; ski helmet; ski pants; ski bag; ski rack; snowboard jacket; ski suit; ski wax; ski hat; snowboard boots; snowboard pants; ski pass; ski strap; ski wear; giacca da sci; tuta da sci; ski trousers; ski base layer; ski rope; pantaloni da sci; guanti da sci; casco da sci; scarponi sci; fiche sci; ski thermal; ski goggle case; ski roof; ski carrier; sci fi; ski balaclava; ski underwear; ski lock
  "cleats" -> 401699
  "grips" -> 401699
  * -> 950611
t: snowboard 155 cm all mountain => 950611
t: ski jacket waterproof men => !9506

@ yarn-thread
en: knitting yarn; crochet yarn; yarn; wool yarn; cotton yarn; acrylic yarn; t shirt yarn; mohair yarn; milk cotton yarn; cashmere yarn; merino yarn; string + cotton|jute|jewelry|elastic|macrame; gift string; wool ball; ribbon yarn; sock yarn; chenille yarn
de: Strickgarn = knitting yarn; Häkelgarn = crochet yarn; Wolle = wool + Stricken|Häkeln|Knäuel|Merino; Baumwollgarn = cotton yarn; Wachsband = waxed cord; Paketschnur = parcel string; Sockenwolle = sock wool; Chenillegarn = chenille yarn; Bindfaden = twine; Overlockgarn = overlock thread; Gummischnur = elastic cord; Gummikordel = elastic cord
fr: fil à tricoter = knitting yarn; pelote de laine = wool ball; laine à tricoter = knitting wool; fil à broder = embroidery thread; coton à crocheter = crochet cotton; fil ciré = waxed thread; fil de coton = cotton thread; laine à feutrer = felting wool; cordelette = thin cord; cordon élastique = elastic cord; fil élastique = elastic thread
es: lana para tejer = knitting yarn; ovillo = ball of yarn; hilo de bordar = embroidery thread; hilo de algodón = cotton thread; hilo encerado = waxed thread; ovillos de lana = ball of wool; lana para fieltro = felting wool; trapillo = t shirt yarn; cordón elástico = elastic cord; hilo elástico = elastic thread
it: filato = yarn; gomitolo = ball of yarn; lana = wool + maglia|uncinetto|gomitolo; filo da ricamo = embroidery thread; cotone uncinetto = crochet cotton; filo cerato = waxed thread; cordoncino = cord; fettuccia uncinetto = crochet ribbon yarn; elastico filo = elastic thread
nl: breiwol = knitting yarn; haakgaren = crochet yarn; wol = wool + breien|haken|bol; borduurgaren = embroidery yarn; katoengaren = cotton yarn; waxdraad = waxed thread; vilwol = felting wool; koord = cord + katoen|elastisch|satijn; lockgaren = overlock thread; elastisch koord = elastic cord
pl: włóczka = yarn; włóczka akrylowa = acrylic yarn; kordonek = crochet thread; sznurek bawełniany = cotton cord; gumka sznurek = elastic cord; włóczka wełniana = wool yarn; sznurek woskowany = waxed cord; gumka jubilerska = jewellery elastic; włóczek = yarn
pt: fio de malha = t shirt yarn; novelo de lã = wool ball; lã para tricô = wool knitting yarn; linha de bordar = embroidery thread; fio de algodão = cotton yarn; fio encerado = waxed thread; linha de crochê = crochet thread; linha de nylon = nylon thread; lã para feltragem = felting wool; cordão elástico = elastic cord; corda de sisal = sisal rope
not: dental yarn; yarn winder; yarn bowl; yarn storage; yarn ball winder; yarn needle; yarn bag; light string; string lights; guitar string; string bikini; tennis string; bow string; string bag; string art; g string; racket string; violin string; curtain string; filato acciaio; string of pearls; string trimmer; trimmer string; lana de roca; lana de acero; lana di roccia; lana d'acciaio; lace yarn dress; filo; fili; filamento; filare; filamenti; filiere; katoenen garen gekamd; katoenen garen, gekamd; katoenen garen ongekamd; coton peigné; sin acondicionar; no acondicionado; non condizionato; não acondicionado; filato di cotone pettinato; fio de algodão penteado; hilo de algodón peinado; hilo de algodón retorcido
  "sisal" -> 560729
  "elastique" -> 560410
  "elastico" -> 560410
  "elastisch" -> 560410
  "gummikordel" -> 560410
  "chenille" -> 560600
  "leather": main=leather 420500 ~.7; * 420500
  "elastic" -> 560410
  "stretch" -> 560410
  "waxed": main-fibre=cotton 560790 ~.3; * 560750
  "wool": main-fibre=synthetic 551110 ~.2; * 510910
  "merino" -> 510910
  "lana" -> 510910
  "laine" -> 510910
  "cashmere" -> 510990
  "mohair" -> 510990
  "acrylic|acryl|acrylique|acrílico|acrilico|akryl": share(cotton)>=50 520710 ~.01; * 551110
  "cotton" -> 520710
  main-fibre: cotton 520710 ~.2; wool 510910 ~.15; synthetic 551110 ~.03
  * -> 551110
ask: main-fibre
t: acrylic knitting yarn 100g => 551110
t: cotton embroidery floss 50 skeins => 520790

@ zipper
en: zipper; zipper pull; zipper slider; zipper puller; invisible zipper; nylon zipper; metal zipper; zipper tape; zipper head; zipper repair kit; zipper charm; zip + nylon|metal|invisible|puller|coil|teeth|resin
de: Zipper = zip; Reißverschluss = zipper
fr: zip = zip + fermeture|invisible; fermeture éclair = zipper; fermeture à glissière = zipper; zip = zip
es: cremallera = zipper; cursor cremallera = zipper slider; cierre = zipper; zíper = zipper
it: cerniera lampo = zipper; cerniera = zipper + zip|nylon|invisibile; zip = zip; lampo = zipper; cerniera = zipper + lampo|nylon|giacca|abiti
nl: rits = zipper; ritssluiting = zipper; ritsen = zipper; nylon rits = nylon zipper; deelbare rits = open-end zipper
pl: zamek błyskawiczny = zip; suwak = zip; zamek spiralny = spiral zip; suwak błyskawiczny = zip; zamek kryty = invisible zipper; zamki błyskawiczne = zips
pt: fecho éclair = zipper; zíper = zipper; cursor de zíper = zipper slider; fecho = fastener; fecho de correr = zipper
not: zip lock; zip tie; zip file; zip hoodie; zip bag; zipper bag; zipper pouch; zip line; bolso cremallera; cremallera dirección; cerniera porta; cerniera mobile; cerniera anta; zip code; dentier cremallera; zip pocket; rits tas; zip up; zip sweatshirt; zipper pants; fechado; met rits; mit Reißverschluss; avec zip; avec fermeture éclair; avec fermeture à glissière; na zamek; z zamkiem; z suwakiem; zamknięcie na suwak
  "slider" -> 960720
  "puller" -> 960720
  "pull" -> 960720
  "head" -> 960720
  "charm" -> 960720
  "repair" -> 960720
  main=base-metal -> 960711 ~.25
  "schieber" -> 960720
  "curseur" -> 960720
  "cursor" -> 960720
  "suwak" -> 960720
  * -> 960719
t: nylon coil zipper 20cm 10 pcs => 960719
t: resin shirt buttons 4 hole 100 pcs => 960621
