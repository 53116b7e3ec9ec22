# Made-up textiles and haberdashery not found in the other families: chapters 63, 65 to 67, 9606, 9607 and neighbours.

value kind=sorted-rags
en: sorted; graded; white rags; coloured cotton rags; cleaned rags
es: clasificados; trapos clasificados
it: selezionati; cernita; stracci selezionati
pt: escolhidos; classificados; trapos escolhidos
value form=pleated
en: pleated; gathered; ruffled; box pleat
es: plisado; fruncido
it: plissettato; arricciato
pt: plissado; franzido

# Curtains and bed valances of 6303: knitted before woven, then fibre
table curtains-by-fibre
  weave=knit ~.04: main-fibre=cotton 630319 ~.1; * 630312
  main-fibre: cotton 630391 ~.15; synthetic 630392 ~.9; other 630399
  * -> 630392

# Bath and kitchen linen of 6302: terry of cotton apart
table toilet-linen
  "waffle": main-fibre=synthetic 630293 ~.1; * 630291
  "muslin" -> 630291
  "gauze" -> 630291
  "flat woven" -> 630291
  "peshtemal" -> 630291
  "hammam" -> 630291
  "microfibre" -> 630293
  "microfiber" -> 630293
  "bamboo|bambú": main-fibre=cotton 630260 ~.1; * 630293
  main-fibre: synthetic|artificial 630293 ~.2; flax|jute 630299 ~.02; cotton 630260 ~.9
  * -> 630260

@ artificial-flower-part
en: flower stamen; artificial stamen; flower pip; stamens for flower making; artificial leaves bulk; foam flower heads; artificial berry; artificial berries; fake berries; berry pick; floral pick; flower pick christmas; eucalyptus stem artificial; fake eucalyptus; fake moss; artificial boxwood panel; boxwood hedge panel; artificial ivy screen; expandable faux ivy; artificial greenery wall; fake lemon; artificial vegetable; fake vegetable; fake lemons; faux pumpkin foam; fake bread display; rose petals silk; silk rose petals; flower petals wedding fake; crepe paper flower; dried look pampas artificial; fake pampas; artificial pampas grass; faux succulent; artificial bonsai; fake bonsai; artificial olive tree; artificial palm tree; fake palm tree; fabric flower applique; fabric flowers craft; satin ribbon rose; organza flower; wooden flower sola; sola wood flower; soap free foam flower; felt flower; crochet flower bouquet; knitted flower bouquet; artificial wreath; artificial cherry blossom; artificial wisteria; hanging wisteria fake; artificial orchid; artificial tulip; artificial peony; artificial hydrangea; artificial sunflower; artificial lavender; fake lavender; artificial eucalyptus garland; grave flowers artificial; memorial flowers artificial; corsage flower artificial; wrist corsage artificial; boutonniere artificial
de: Kunstbeeren = artificial berries; künstliche Beeren = artificial berries; Staubgefäße Blumen = flower stamen; Kunstmoos = artificial moss; künstliche Hecke = artificial hedge; Buchsbaum künstlich = artificial boxwood; Kunstobst = artificial fruit; künstliche Zitronen = fake lemons; Foamrosen = foam rose; Papierblumen = paper flower; Kunsthecke = artificial hedge; künstlicher Olivenbaum = artificial olive tree; künstliche Sukkulenten = artificial succulent; künstliche Orchidee = artificial orchid; Kunst-Eukalyptus = artificial eucalyptus; künstliches Pampasgras = artificial pampas grass; Filzblume = felt flower; Sichtschutz Efeu künstlich = artificial ivy screen
fr: pistil fleur artificielle = artificial stamen; mousse artificielle décoration = decorative artificial moss; haie artificielle = artificial hedge; buis artificiel = artificial boxwood; faux fruits = fake fruits; fruits artificiels = artificial fruits; pétales de rose artificiels = artificial rose petals; fleur en papier = paper flower; fausse haie = artificial hedge; olivier artificiel = artificial olive tree; succulente artificielle = artificial succulent; orchidée artificielle = artificial orchid; eucalyptus artificiel = artificial eucalyptus; glycine artificielle = artificial wisteria; baies artificielles = artificial berries; herbe de pampa artificielle = artificial pampas grass
es: pistilos flores = flower stamen; musgo artificial = fake moss; seto artificial = artificial hedge; fruta artificial = artificial fruit; frutas artificiales = artificial fruit; pétalos de rosa artificiales = artificial rose petal; flores de papel = paper flower; olivo artificial = artificial olive tree; suculentas artificiales = artificial succulent; orquídea artificial = artificial orchid; eucalipto artificial = artificial eucalyptus; bayas artificiales = artificial berries; limones artificiales = artificial lemon; celosía hiedra artificial = artificial ivy trellis
it: pistilli fiori = flower stamen; muschio artificiale = fake moss; siepe artificiale = artificial hedge; frutta finta = artificial fruit; frutta artificiale = artificial fruit; petali di rosa finti = artificial rose petal; fiori di carta = paper flower; ulivo artificiale = artificial olive tree; piante grasse finte = artificial succulent; orchidea artificiale = artificial orchid; eucalipto artificiale = artificial eucalyptus; bacche artificiali = artificial berries; limoni finti = fake lemons; glicine artificiale = artificial wisteria
nl: kunstbessen = artificial berries; meeldraden bloemen = flower stamen; kunstmos = artificial moss; kunsthaag = artificial hedge; kunst buxus = artificial boxwood; kunstfruit = artificial fruit; nepfruit = artificial fruit; rozenblaadjes kunst = artificial rose petals; papieren bloemen = paper flowers; kunst olijfboom = artificial olive tree; kunst vetplant = artificial succulent; kunst orchidee = artificial orchid; kunst eucalyptus = artificial eucalyptus; nep klimop = artificial ivy; kunst pampasgras = artificial pampas grass
pl: pręciki do kwiatów = stamens for flower making; sztuczny mech = artificial moss; sztuczny żywopłot = artificial hedge; sztuczne owoce = artificial fruit; sztuczne płatki róż = artificial rose petals; kwiaty z papieru = paper flowers; sztuczny bukszpan = artificial boxwood; sztuczne drzewko oliwne = artificial olive tree; sztuczne sukulenty = artificial succulents; sztuczny storczyk = artificial orchid; sztuczny eukaliptus = artificial eucalyptus; sztuczny bluszcz = artificial ivy; jagódki sztuczne = artificial berries; sztuczne jagody = artificial berries
pt: pistilos para flores = flower stamens; musgo artificial decoração = fake moss; sebe artificial = artificial hedge; frutas artificiais = artificial fruit; pétalas de rosa artificiais = artificial rose petals; flores de papel = paper flowers; oliveira artificial = artificial olive tree; suculenta artificial = artificial succulent; orquídea artificial = artificial orchid; eucalipto artificial = artificial eucalyptus; hera artificial = artificial ivy; frutas falsas = fake fruit; bagas artificiais = artificial berries; cerca viva artificial = artificial hedge
not: paper flower punch; artificial moss ball marimo; artificial succulent pot only; rose petals dried; fake bread toy; fleur en papier origami kit; fake fruit slicer; fake berries cereal
  "foam|espuma|schiuma|espanso" -> 670210
  "paper" -> 670290
  "papier" -> 670290
  "papierblumen" -> 670290
  "papel" -> 670290
  "carta" -> 670290
  "papieru" -> 670290
  "petals": main=plastic 670210 ~.1; * 670290
  "silk|seda|seta" -> 670290
  "felt|fieltro|feltro" -> 670290
  "filzblume" -> 670290
  "crochet" -> 670290
  "knitted|de punto|a maglia|de malha" -> 670290
  "satin|satén|raso|cetim" -> 670290
  "organza" -> 670290
  "fabric" -> 670290
  "sola" -> 670290
  main: plastic 670210 ~.5; textile|paper|wood 670290 ~.15
  "hedge" -> 670210
  "boxwood" -> 670210
  "fruit|fruta|frutta" -> 670210
  "lemon" -> 670210
  "hecke" -> 670210
  "haie" -> 670210
  "berry" -> 670210
  "fake berries" -> 670210
  * -> 670210
ask: main
t: foam rose heads artificial 50 pcs => 670210
t: silk rose petals wedding 1000 pcs => 670290
t: artificial boxwood hedge panel 50x50 => 670210
t: rose plant live => !6702

@ bed-valance
en: bed valance; dust ruffle; bedskirt; bed skirt valance; divan valance; fitted valance sheet; base valance; platform valance; bed base valance; box spring wrap; valance sheet
de: Bettvolant = bed valance; Bettrock = bed skirt; Bettumrandung Volant = valance bed surround; Bettkastenverkleidung = bed base cover
fr: tour de lit volant = bed valance; jupe de lit = bed skirt valance
es: cubre canapé = bed base valance; cubrecanapé = bed base valance; faldón de cama = bed valance; rodapié cama = bed valance; faldón cama = bed valance
it: copri sommier = bed base valance; coprisommier = bed base valance; balza letto = bed valance; gonna letto = bedskirt; giroletto in tessuto volant = bed valance
nl: bedrok = bed skirt; bedvolant = bed valance; boxspringrok = box spring wrap; bedvolan = bed valance
pl: falbana na łóżko = bed valance; falbanka na łóżko = bed valance; maskownica łóżka = bed valance
pt: saia de cama = bedskirt; saia para cama box = bedskirt; folho de cama = bed valance; saia box = bedskirt
  use curtains-by-fibre # heading 6303 names bed valances
t: bed valance king size polyester pleated => 630392
t: cotton dust ruffle queen white => 630391
t: bed sheet fitted cotton => !6303

@ button-special
en: button blank; button blanks; button mould; button shell blank; self cover button; cover button kit; self cover button kit; fabric covered button; covered button; leather button; shell button; mother of pearl button; corozo button; coconut button; bone button; duffle coat toggle; horn toggle; wooden toggle button; football leather button; crystal button; rhinestone button; glass button; pearl button shank; metal shank button; blazer button; military button; brass button; jeans button replacement; no sew jeans button; jeans button pin; button pin jeans; detachable jean button; denim button no sew; instant button; tack button; pant waist button; button extender; waist button extender; pants button extender; collar extender button; nylon shank button; snap tape; snap fastener tape; press stud tape; popper tape; sew on press stud; spring snap button; prong snap; ring snap; pearl snap; snap button pliers kit; press fastener; cap snap; t3 t5 snaps; button assortment
de: Knopfrohling = button blank; Überzugsknopf = self cover button; überziehbare Knöpfe = self cover button; Stoffknopf = fabric covered button; Lederknopf = leather button; Perlmuttknopf = mother of pearl button; Hornknopf = horn button; Knebelknopf = toggle button; Steinnussknopf = corozo button; Druckknopfband = snap tape; Jeansknopf nähfrei = no-sew jeans button; Bundverlängerer = waistband extender; Hosenknopf = trouser button + Ersatz|Jeans|ohne Nähen; Blazerknopf = blazer button; Kokosknopf = coconut button; Glasknopf = glass button; Uniformknopf = uniform button
fr: bouton à recouvrir = self cover button; boutons à recouvrir = self cover buttons; bouton recouvert = covered button; bouton nacre = mother of pearl button; bouton corne = horn button; bouton cuir = leather button; bouton brandebourg corne = horn toggle; bouton jeans sans couture = no sew jeans button; extenseur de bouton = button extender; ruban pression = snap tape; bouton bûchette = duffle coat toggle; bouton duffle-coat = duffle coat toggle; bouton coco = coconut button; bouton corozo = corozo button; ébauche de bouton = button blank
es: botón forrado = covered button; botón para forrar = self cover button; botones para forrar = self cover button; botón nácar = mother of pearl button; botón de cuero = leather button; botón de cuerno = horn button; alamar botón = toggle button; botón vaquero sin coser = no-sew jeans button; extensor de cintura botón = waist extender button; cinta de broches = snap tape; botón trenca = duffle coat toggle; botón coco = coconut button; botón de cristal = glass button
it: bottone ricopribile = self cover button; bottoni da ricoprire = self cover button; bottone ricoperto = covered button; bottone madreperla = mother of pearl button; bottone corno = horn button; bottone in cuoio = leather button; alamaro bottone = duffle coat toggle; bottone jeans senza cucire = no sew jeans button; estensore vita bottone = waist extender button; nastro automatici = snap tape; bottone corozo = corozo button; bottone cocco = coconut button; bottoni gioiello = jewel button
nl: stofknoop = fabric covered button; overtrekbare knoop = cover button kit; overtrekknopen = covered button; parelmoer knoop = mother of pearl button; hoornen knoop = horn button; leren knoop = leather button; houtje-touwtje knoop = duffle coat toggle; jeansknoop zonder naaien = no-sew jeans button; drukknoopband = snap fastener tape; broekverlenger knoop = trouser extender button; kokosknoop = coconut button
pl: guzik obciągany = covered button; guziki do obciągania = self cover buttons; guzik z masy perłowej = mother of pearl button; guzik rogowy = horn button; guzik skórzany = leather button; kołek do płaszcza = toggle button; guzik do jeansów = jeans button; taśma z napami = snap tape; przedłużka do spodni guzik = trouser button extender; guzik kokosowy = coconut button; guziki mundurowe = uniform buttons
pt: botão para forrar = self cover button; botão forrado = covered button; botões para forrar = self cover buttons; botão madrepérola = mother of pearl button; botão de chifre = horn button; botão de couro = leather button; botão jeans sem costura = no-sew jeans button; fita de molas = snap tape; extensor de calças botão = trouser button extender; botão coco = coconut button; botão alamar = toggle button
not: snap tape measure; bouton nacre collier
  "blank" -> 960630
  "rohling" -> 960630
  "knopfrohling" -> 960630
  "mould" -> 960630
  "ébauche" -> 960630
  "tape": "snap" 960610; "press" 960610; "popper" 960610; * 960610
  "snap" -> 960610
  "press stud" -> 960610
  "press fastener" -> 960610
  "druckknopfband" -> 960610
  "pression" -> 960610
  "broches" -> 960610
  "automatici" -> 960610
  "drukknoopband" -> 960610
  "napami" -> 960610
  "molas" -> 960610
  "cover button kit" -> 960630 ~.4
  "covered" -> 960629
  "self cover" -> 960630 ~.5
  "recouvert" -> 960629
  "forrado" -> 960629
  "mother of pearl" -> 960629
  "horn" -> 960629
  "corozo" -> 960629
  "coconut|coco|cocco" -> 960629
  "toggle": main=plastic 960621 ~.3; * 960629
  "shank" : main=base-metal 960622 ~.1; main=plastic 960621 ~.5; * 960622
  "jeans" -> 960622
  "jean" -> 960622
  "tack" -> 960622
  "instant|instantáneo|soluble|solubile|istantaneo|solúvel" -> 960622
  "blazer" -> 960622
  "military" -> 960622
  "extender": main=base-metal 960622 ~.1; * 960622
  "waist" -> 960622
  "uniformknopf" -> 960622
  "jeansknopf" -> 960622
  "blazerknopf" -> 960622
  main: base-metal 960622 ~.15; plastic 960621 ~.3; leather|wood|shell|bone|glass|textile 960629 ~.7
  * -> 960629
ask: main
t: no sew jeans buttons metal 8 pcs => 960622
t: mother of pearl shell buttons 11mm => 960629
t: snap tape cotton press studs by the metre => 960610
t: push button switch => !9606

@ camping-textile
en: bivy bag; bivy sack; bivvy bag; bivy cover; swag + camping|canvas|double|single; camping swag; beach windbreak; windbreak + beach|camping|canvas|pole; camping windbreak; fly sheet; tent fly; rain fly; rainfly; hammock rain fly; tent flysheet; tent repair canvas panel; camping bed roll; tent carpet; tent awning inner; inner tent; tent groundsheet; bug bivy; tent vestibule canopy; awning carpet; camping bucket textile; tent divider; awning groundsheet; tent annex; tent wall; gazebo side wall; gazebo side panel; gazebo sidewall; marquee side panel; canopy side wall; awning side panel; caravan awning; porch awning; drive away awning; caravan porch awning; awning tent; yurt; glamping tent; sibley tent; safari tent; canvas tent; wall tent; hot tent; marquee; marquee canopy; event tent; pagoda tent; storage tent; garage tent; tent garage; portable garage shelter; carport tent; pop up canopy; canopy 3x3; instant canopy; toilet tent; trailer tent; camp kitchen tent; inflatable tent; air tent; tunnel tent; trekking tent; ultralight tent; military tent; scout tent; screen house; screen tent; screenhouse; mosquito tent camping; ground tarp tent
de: Biwaksack = bivy sack; Windschutz = windbreak + Strand|Camping; Überzelt = flysheet; Außenzelt = flysheet; Innenzelt = inner tent; Wohnwagenvorzelt = caravan awning; Zeltteppich = tent carpet; Vorzeltteppich = awning carpet; Pavillon Seitenwand = gazebo side wall; Pavillon Seitenteile = gazebo side panel; Jurte = yurt; Lagerzelt = storage tent; Garagenzelt = garage tent; Zeltgarage = garage tent; Weidezelt = pasture shelter tent; Safarizelt = safari tent; Tunnelzelt = tunnel tent; Bundeswehr Zelt = army tent; Tarp Zelt = tarp tent; Seitenwände Pavillon = gazebo side wall
fr: sac de bivouac = bivy bag; paravent de plage = beach windbreak; double toit tente = tent flysheet; paroi barnum = gazebo side wall; tonnelle pliante = folding gazebo; tente canadienne = ridge tent; tente gonflable = inflatable tent; yourte = yurt; tente safari = safari tent; abri plage = beach shelter; tente garage = garage tent; tente lodge = lodge tent; côtés barnum = gazebo sides; paroi tonnelle = gazebo side wall; pare vent plage = beach windbreak; tente tipi camping = camping tipi tent
es: saco vivac = bivy bag; funda vivac = bivy cover; cortavientos playa = beach windbreak; paravientos playa = beach windbreak; suelo avance = awning carpet; pared lateral carpa = gazebo side panel; yurta = yurt; tienda hinchable = inflatable tent; tienda safari = safari tent; doble techo tienda = tent flysheet; carpa eventos = event tent; carpa garaje = garage tent; paredes para carpa = gazebo side panel; tienda tipi camping = camping tepee tent; carpa jardín = garden gazebo
it: sacco bivacco = bivvy bag; paravento spiaggia = beach windbreak; veranda caravan = caravan awning; tappeto veranda = awning carpet; pareti laterali gazebo = gazebo side wall; yurta = yurt; tenda gonfiabile = inflatable tent; sovratelo tenda = fly sheet; tendone feste = party tent; tenda garage = garage tent; tenda safari = safari tent; tenda militare = military tent; telo laterale gazebo = gazebo side panel; paravento mare = beach windbreak; tensostruttura = tensile structure
nl: bivakzak = bivy bag; windscherm strand = beach windbreak; voortent = tent awning; caravanvoortent = caravan awning; voortentmatten = awning carpet; buitentent = tent flysheet; binnentent = inner tent; zijwand partytent = party tent side wall; yurt = yurt; opblaasbare tent = inflatable tent; tunneltent = tunnel tent; opvouwbare partytent = folding party tent; safaritent = safari tent; garagetent = garage tent; zijwanden partytent = party tent side wall; tenttapijt = tent carpet
pl: płachta biwakowa = bivouac sheet; parawan plażowy = beach windbreak; przedsionek do przyczepy = caravan awning; przedsionek kempingowy = camping awning; ścianka boczna pawilonu = gazebo side wall; namiot garażowy = garage tent; jurta = yurt; tropik namiotu = fly sheet; namiot tunelowy = tunnel tent; ściany do pawilonu = gazebo walls; namiot wojskowy = military tent; pawilon ekspresowy = pop-up gazebo
pt: saco de bivaque = bivy bag; corta-vento praia = beach windbreak; para-vento praia = beach windbreak; avançado caravana = caravan awning; tapete avançado = awning carpet; lateral tenda = tent side wall; tenda gazebo dobrável = folding gazebo tent; iurta = yurt; tenda insuflável = inflatable tent; tenda garagem = garage tent; tenda de eventos = event tent; paredes tenda = tent walls; barraca praia = beach tent
not: swag bag; swag lamp; swag curtain; swag light; christmas swag; flower swag; tent wall tapestry; yurt cat bed; parawan pokojowy; parawan łazienkowy; carport metal; carpa fishing; carpa anzuelo; parawan nagrzewnica; paravent plage bois; ice shelter heater; partytent wielverzwaring; marquee letter; marquee light; marquee sign; marquee number; parawan nawannowy; carpa señuelo; tent wall fabric
  "bivy" -> 630690
  "bivvy" -> 630690
  "biwaksack" -> 630690
  "bivouac" -> 630690
  "vivac" -> 630690
  "bivacco" -> 630690
  "bivakzak" -> 630690
  "biwakowa" -> 630690
  "bivaque" -> 630690
  "windbreak" -> 630690
  "windschutz" -> 630690
  "paravent" -> 630690
  "pare vent" -> 630690
  "cortavientos" -> 630690
  "paravientos" -> 630690
  "paravento" -> 630690
  "windscherm" -> 630690
  "parawan" -> 630690
  "corta vento" -> 630690
  "para vento" -> 630690
  "rain fly" -> 630690
  "rainfly" -> 630690
  "fly sheet" -> 630690
  "tent fly" -> 630690
  "flysheet" -> 630690
  "überzelt" -> 630690
  "double toit" -> 630690
  "tropik" -> 630690
  "bed roll" -> 630690
  "carpet" -> 630690 ~.5
  "side wall" -> 630690
  "sidewall" -> 630690
  "side panel" -> 630690
  "seitenwand" -> 630690
  "seitenteile" -> 630690
  "seitenwände" -> 630690
  "paroi" -> 630690
  "zijwand" -> 630690
  "zijwanden" -> 630690
  "pareti laterali" -> 630690
  "ścianka" -> 630690
  "swag": main-fibre=cotton 630629 ~.6; * 630629
  "canvas": main-fibre=synthetic 630622 ~.1; * 630629
  "yurt" -> 630629 ~.5
  "sibley" -> 630629
  main-fibre=cotton|flax -> 630629 ~.05
  * -> 630622
t: canvas safari tent cotton 5x5m => 630629
t: pop up canopy 3x3 polyester instant => 630622
t: beach windbreak 4 pole cotton polyester => 630690
t: bivy bag waterproof => 630690
t: mosquito killer lamp => !6306

@ corset-supply
en: steel boning; spiral steel boning; spring steel boning; corset boning; corset bone; flat steel boning; plastic boning; boning channel plastic; busk + corset; busk corset; plastic whalebone; bra wire; collar stay; collar stays; metal collar stay; shirt collar stays; collar stiffener; collar support insert; crinoline steel; hoop steel boning; dress boning plastic; boning tips; corset bones
de: Korsettstäbe = corset bones; Korsettstab = corset bone; Spiralstahlband Korsett = spiral steel corset boning; Planchette Korsett = busk corset; Kragenstäbchen = collar stays; Federstahlband Korsett = spring steel corset boning; Reifrockband = hoop skirt boning; Miederstäbchen = corset bone
fr: baleine de corset = corset boning; baleines corset = corset bones; busc corset = busk corset; baleines acier spirale = spiral steel boning; baleine plastique couture = plastic boning; armature soutien-gorge = bra wire
es: ballenas para corsé = corset boning; ballena corsé = corset boning; busk corsé = busk corset; ballenas de cuello = collar stays; ballenas de acero = steel boning; ballena plástica costura = plastic boning; aro sujetador repuesto = bra wire
it: stecche per corsetto = corset boning; stecca corsetto = corset bone; stecche spirale acciaio = spiral steel boning; stecche colletto = collar stays; busk corsetto = busk corset; stecche colletto camicia = shirt collar stays; ferretto reggiseno = bra underwire
nl: korset baleinen = corset bone; baleinen = boning; spiraalbalein = spiral boning; boordbaleinen = collar stay; boordstokjes = collar stay; busk korset = busk corset; beugel bh los = bra underwire
pl: fiszbiny = boning; fiszbiny do gorsetu = corset boning; fiszbiny stalowe = steel boning; fiszbiny do kołnierzyka = collar stays; fiszbiny plastikowe = plastic boning; fiszbiny do biustonosza = bra underwires
pt: barbatana corset = corset boning; barbatana de aço = steel boning; barbatanas de colarinho = shirt collar stays; busk corset = busk corset; aros de sutiã = bra underwires; barbatana plástica = plastic boning
not: baleine jouet; baleine peluche; barbatanas natação; baleine parapluie; barbatanas mergulho; dorsal barbatana; baleine bleue; barbatanas de mergulho; barbatanas de natação; barbatana tubarão; baleine bois; stecche colletto cane
  main=plastic -> 392690 ~.3
  "plastic|plástico|plastica" -> 392690
  "collar": main=base-metal 732690 ~.3; * 392690
  "colletto": main=base-metal 732690 ~.1; * 392690
  "kragenstäbchen": main=base-metal 732690 ~.1; * 392690
  main=base-metal -> 732690 ~.6
  "steel" -> 732690
  * -> 732690 # 7326: corset busks and stays of steel
t: spiral steel boning for corset 10m => 732690
t: plastic collar stays for shirts 100 pcs => 392690
t: corset top women => !7326

@ cosy-cover-textile
en: tea cosy; tea cozy; teapot cosy; egg cosy; teapot cover cosy; hot water bottle cover; bottle cosy; cafetiere cosy; mug cosy; cup cozy knitted; pouf cover; parasol replacement canopy; parasol canopy; umbrella cloth replacement; outboard motor cover; outboard cover; sail cover; bimini boot; winch cover; surgical drape; sterile drape; patient drape; dental bib textile; disposable couch cover nonwoven; award rosette; ribbon rosette; rosette ribbon; horse show rosette; beauty pageant sash; satin sash birthday; bachelorette sash; dress form cover; garment dust cover shoulder; cutlery pouch textile; bread basket liner cloth; furniture moving pad; moving pad; furniture pad quilted; furniture blanket removal; grill handle sleeve; ladder mitts; pizza peel cover cloth; laundry bag hotel nonwoven; wall pocket organizer; hanging closet organizer fabric; shoe organiser hanging; textile wall organiser; treadmill cover; exercise bike cover; wheel bag cover tyre; caravan hitch cover; car door kick mat; car seat back protector; car seat gap filler textile; boot liner textile; trunk liner fabric; truck bed hammock; fabric pennant chain; fabric bunting; cotton bunting; hessian bunting; jute bunting; parachute toy play; play parachute; kids parachute play; tug of war rope flag; relay flag belt; flag football belt; sling bag strap pad; tool lanyard textile; gait belt; transfer belt patient; transfer sling patient; patient lift sling; bed rail cover; restraint strap hospital; posey restraint; slide sheet patient; transfer sheet; crutch pad cover; crutch cover; walker cover; cast cover fabric
de: Teewärmer = tea cosy; Eierwärmer = egg cosy; Wärmflaschenbezug = hot water bottle cover; Ersatzbespannung Sonnenschirm = parasol replacement canopy; Ersatzdach Sonnenschirm = parasol replacement canopy; Segelpersenning = sail cover; Außenborder Abdeckung = outboard motor cover; OP-Abdecktuch = surgical drape; Turnierschleife = horse show rosette; Schärpe Geburtstag = birthday sash; Umzugsdecke = moving blanket; Möbelpackdecke = furniture packing blanket; Packdecke = packing blanket; Trittschutz Auto = car kick protector; Stoffwimpelkette = fabric bunting; Schwungtuch = play parachute; Rutschlaken = slide sheet; Kofferraumwanne Textil = fabric trunk liner; Patientengurt = patient transfer belt; Aufstehhilfe Gurt = stand-up aid belt
fr: couvre-théière = tea cosy; housse bouillotte = hot water bottle cover; toile de parasol rechange = replacement parasol canopy; champ opératoire = surgical drape; cocarde ruban = ribbon cockade; couverture de déménagement = moving blanket; guirlande fanions tissu = fabric bunting; toile parachute jeu = play parachute; drap de glissement = transfer slide sheet; housse moteur hors-bord = outboard cover; sangle de transfert patient = patient transfer belt; protège dossier voiture = car seat back protector
es: cubreteteras = tea cosy; funda bolsa de agua = hot water bottle cover; tela de repuesto sombrilla = parasol replacement canopy; campo quirúrgico = surgical drape; escarapela = cockade; banda cumpleaños = birthday sash; manta de mudanza = moving blanket; banderines de tela = fabric bunting; paracaídas juegos = play parachute; funda motor fueraborda = outboard motor cover; protector asiento trasero patadas = car seat kick protector; cinturón de transferencia paciente = patient transfer belt; sábana deslizante = patient slide sheet
it: copriteiera = teapot cosy; copri borsa acqua calda = hot water bottle cover; telo ricambio ombrellone = parasol replacement canopy; telo chirurgico = surgical drape; coccarda premio = award rosette; coperta per traslochi = moving blanket; copriruota scorta = spare wheel cover; festone stoffa = fabric bunting; paracadute gioco = play parachute; telo scorrimento paziente = patient slide sheet; copri motore fuoribordo = outboard motor cover; cintura trasferimento paziente = patient transfer belt
nl: theemuts = tea cosy; eierwarmer = egg cosy; kruikhoes = hot water bottle cover; parasoldoek = parasol replacement canopy; operatielaken = surgical drape; rozet = rosette; sjerp verjaardag = birthday sash; verhuisdeken = moving blanket; stoffen vlaggenlijn = fabric bunting; parachutedoek speel = play parachute; glijlaken = slide sheet; transfergordel = transfer belt; buitenboordmotor hoes = outboard motor cover; trapmat autostoel = car seat kick mat; kruikhoezen = hot water bottle cover; buitenboordmotor hoezen = outboard motor cover; theemutsen = tea cosy
pl: ocieplacz na czajnik = teapot cosy; pokrowiec na termofor = hot water bottle cover; osłona na pas = belt cover; poszycie parasola = parasol replacement canopy; obłożenie chirurgiczne = surgical drape; rozeta = rosette; kotylion = award rosette; koc przeprowadzkowy = moving blanket; koc transportowy meble = furniture moving blanket; girlanda z chorągiewek = bunting; chusta animacyjna = play parachute; pokrowiec na silnik zaburtowy = outboard motor cover; pas transferowy = transfer belt; ślizg pacjenta = patient slide sheet; ochraniacz na fotel organizer = armchair organizer cover
pt: abafador de chá = tea cosy; capa bolsa de água quente = hot water bottle cover; tecido de substituição guarda-sol = parasol replacement fabric; campo cirúrgico = surgical drape; roseta = rosette; faixa de aniversário = birthday sash; manta de mudanças = moving blanket; capa de estepe = spare tyre cover; capa pneu sobresselente = spare tyre cover; bandeirolas de tecido = fabric bunting; paraquedas jogo = play parachute; capa motor fora de borda = outboard motor cover; cinto de transferência = transfer belt; lençol deslizante = sliding sheet
not: rosette cookie; rosette window; archaeological rosette; rosette window film; rozeta lamp; rozeta klamka; rosette drzwi; rozeta grzejnik; rozet deur; roseta escudo; rosette door; coccarda auto; kick mat lumbar; rozet kabel; rozeta do drzwi; rozeta sufitowa; roseta puerta; moving pad sanding
  main=plastic -> 392690 ~.04
  main=leather -> 420500 ~.01
  main=rubber -> 401699 ~.02
  main=paper -> 482390 ~.01
  "ring bearer" -> 940490
  "sash" -> 621710 ~.2
  "transfer" -> 630790
  * -> 630790
t: knitted tea cosy for teapot => 630790
t: parasol replacement canopy 3m polyester => 630790
t: hot water bottle cover fleece => 630790
t: hot water bottle rubber 2l => !6307

@ curtain-special
en: curtain swag; swag curtain; hospital curtain; cubicle curtain; camper curtain; rv curtain; van curtain; truck curtain; cab curtain; roman shade; roman shades; tier curtain; stage curtain; theatre curtain; pelmet; curtain pelmet; window scarf; window swag; interior blind fabric; portiere; accordion window curtain fabric; balloon shade; austrian blind; door panel curtain; fly curtain fabric; chenille door curtain; bunk curtain; partition curtain; privacy curtain + van|bunk|bed|hospital|room|office; wardrobe curtain; under sink curtain; campervan curtain; bistro curtain; kitchen tier curtains; caravan curtain
de: Bistrogardine = cafe curtain; Schabracke Gardine = curtain pelmet; Trennvorhang = divider curtain; Bühnenvorhang = stage curtain; Wohnmobil Vorhang = motorhome curtain; LKW Gardinen = truck curtain; Querbehang = valance; Flauschvorhang = fluffy curtain; Schiebegardine = sliding panel curtain; Flächenvorhang = panel curtain; Raffgardine = gathered curtain; Kabinenvorhang = cabin curtain
fr: brise bise rideau = balloon shade; cantonnière = pelmet; rideau camion = truck curtain; rideau fourgon = van curtain; rideau de scène = stage curtain; store bateau = boat blind; store romain = roman shade; rideau de séparation = divider curtain; rideau camping-car = camper curtain; panneau japonais = japanese panel curtain; rideau chenille porte = chenille door curtain; vitrage rideau = net curtain
es: cenefa cortina = pelmet; visillo cocina = kitchen net curtain; cortina camper = camper curtain; cortina furgoneta = van curtain; cortina separadora = divider curtain; estor plegable = roman shade; estor paqueto = roman shade; telón teatro = theatre curtain; cortina camión = truck curtain; panel japonés = japanese panel blind; cortina chenilla puerta = chenille door curtain; bandó cortina = curtain pelmet
it: mantovana = pelmet; tendina bistrò = cafe curtain; tendine camper = camper curtain; tenda a pacchetto = roman shade; sipario = stage curtain; tenda divisoria = divider curtain; tendine camion = truck curtain; tenda separé = divider curtain; tenda a pannello = panel curtain; tendina a vetro = window pane curtain; tenda ciniglia porta = chenille door curtain; tendine furgone = van curtain
nl: vitrage gordijn kort = short net curtain; valletje gordijn = curtain valance; vouwgordijn = roman blind; camper gordijn = camper curtain; toneelgordijn = stage curtain; vrachtwagen gordijn = truck curtain; scheidingsgordijn = dividing curtain; paneelgordijn = panel curtain; bistrogordijn = cafe curtain; kattenstaart gordijn = chenille fly curtain; vliegengordijn kattenstaart = chenille fly curtain
pl: zazdrostka = cafe curtain; lambrekin = curtain valance; zasłona kampera = camper curtain; zasłony do ciężarówki = truck curtain; roleta rzymska = roman shade; kurtyna sceniczna = stage curtain; zasłonka szafki = cabinet curtain; panel zasłonowy = curtain panel; firanka zazdrostka = cafe curtain; zasłona do vana = van curtain; moskitiera sznurkowa szenil = string door curtain; zazdrostek = cafe curtain
pt: sanefa = valance; bandô cortina = curtain pelmet; cortina carrinha = van curtain; cortina divisória = divider curtain; cortina de palco = stage curtain; estore romano = roman blind; cortina caminhão = truck curtain; painel japonês = japanese panel; cortina romana = roman blind; cortina para camper = camper curtain
not: curtain swag hook; curtain rod; cantonnière bois
  main=plastic -> 392490 ~.03
  use curtains-by-fibre
t: campervan curtain set blackout polyester => 630392
t: cotton cafe curtain tier kitchen => 630391
t: hospital cubicle curtain track => !630391

@ disposable-linen
en: disposable bed sheet; disposable bed sheets; massage table sheet; massage bed cover; disposable pillowcase; travel bed sheet disposable; massage couch cover; nonwoven bed sheet; disposable couch roll nonwoven; crib sheet; cot sheet; cot bed sheet; moses basket sheet; mini crib sheet; bassinet sheet; crib bedding set; cot bedding set; baby bedding set; toddler bedding; hospital bed sheet; draw sheet; bolster case; bolster cover; body pillow cover; body pillowcase; travel sleep sheet; eyelash bed sheet; silk pillowcase; satin pillowcase; pillow sham; euro sham; sofa bed sheet; sheet set; fitted sheet set; deep pocket sheet; bedding sheets; duvet cover set; quilt cover set; massage sheet set; jersey sheet; flannel sheet; valance fitted sheet; quilt protector cover; waterbed sheet; round bed sheet; camper sheet; bunk sheet; doona cover
de: Einwegbettlaken = disposable bed sheet; Massageliegenbezug = massage couch cover; Spannbettlaken Baby = baby fitted sheet; Spannbetttuch = fitted sheet; Babybettwäsche = baby bedding set; Seitenschläferkissen Bezug = side sleeper pillow cover; Nackenrollenbezug = bolster cover; Satinkissenbezug = satin pillowcase; Seidenkissenbezug = silk pillowcase; Betttuch = bed sheet; Biberbettwäsche = flannel bed linen; Krankenhausbettlaken = hospital bed sheet; Haustuch Bettlaken = flat bed sheet; Kissenbezug Bett = pillowcase; Liegenbezug = couch cover
fr: drap-housse bébé = baby fitted sheet; drap jetable = disposable bed sheet; drap de massage = massage table sheet; parure de lit bébé = baby bed linen set; taie de traversin = bolster case; taie d'oreiller satin = satin pillowcase; drap plat = flat sheet; drap d'examen non tissé = nonwoven examination sheet; linge de lit = bed linen; taie d'oreiller soie = silk pillowcase
es: sábana desechable = disposable bed sheet; sábana bajera = fitted sheet; sábana bajera ajustable = fitted sheet; sábana cuna = crib sheet; funda de almohada satén = satin pillowcase; juego de cama = bed linen set; funda camilla = massage couch cover; ropa de cama = bed linen; sábana encimera = flat sheet; funda almohada seda = silk pillowcase
it: lenzuolo con angoli = fitted sheet; lenzuolo usa e getta = disposable bed sheet; lenzuolo culla = cot sheet; completo lenzuola = bed sheet set; federa raso = satin pillowcase; federa seta = silk pillowcase; federa cuscino letto = pillowcase; coprilettino massaggio = massage bed cover; lenzuolino estetista = beautician couch sheet; parure copripiumino = duvet cover set; completo letto bambino = child's bedding set
nl: wegwerp laken = disposable bed sheet; ledikant laken = cot sheet; wieg laken = cradle sheet; satijnen kussensloop = satin pillowcase; zijden kussensloop = silk pillowcase; massagetafel hoes = massage table cover; hoeslaken baby = baby fitted sheet; bolster kussenhoes = bolster cover; laken = sheet; molton hoeslaken baby = baby molleton fitted sheet; massagetafel hoezen = massage table cover; bolster kussenhoezen = bolster cover
pl: prześcieradło z gumką = fitted sheet; prześcieradło jednorazowe = disposable bed sheet; prześcieradło do łóżeczka = cot sheet; pościel dziecięca = children's bedding; poszewka satynowa = satin pillowcase; poszewka jedwabna = silk pillowcase; poszwa na kołdrę = duvet cover; pokrowiec na łóżko do masażu = massage bed cover; komplet pościeli = bed linen set; poszewka na poduszkę = pillowcase; pościel satynowa = satin bedding; prześcieradło kosmetyczne = beauty bed sheet
pt: lençol descartável = disposable bed sheet; lençol com elástico = fitted sheet; lençol de berço = crib sheet; jogo de lençóis = sheet set; fronha de cetim = satin pillowcase; fronha de seda = silk pillowcase; capa de edredom = duvet cover; lençol maca = massage couch sheet; roupa de cama = bed linen; lençol de baixo = bottom sheet; fronha de almofada = pillowcase
not: laken jas; pościel dla lalek; bed sheet holder; sheet set metal; sheet holder; prześcieradło wodoodporne; capa de edredom boneca; laken zeep; fede; fedi
  main=paper -> 481890 ~.03
  weave=knit -> 630210 ~.06
  "jersey" -> 630210
  "flannel": print=yes 630221 ~.3; * 630231
  "biberbettwäsche" -> 630221
  "silk": main-fibre=synthetic 630232 ~.1; * 630239
  "seda" -> 630239
  "soie" -> 630239
  "seta" -> 630239
  "seide" -> 630239
  "seidenkissenbezug" -> 630239
  "jedwabna" -> 630239
  "zijden" -> 630239
  "satin|satén|raso|cetim": print=yes 630222 ~.1; main-fibre=cotton 630231 ~.1; main-fibre=silk 630239 ~.1; * 630232
  kind=disposable -> 630232
  "massage": main-fibre=cotton 630231 ~.1; * 630232
  print=yes ~.35: main-fibre=cotton 630221 ~.5; main-fibre=synthetic|artificial 630222 ~.1; main-fibre=flax|silk 630229 ~.1; * 630222
  main-fibre: cotton 630231 ~.5; synthetic|artificial 630232 ~.9; other 630239
  * -> 630232
ask: main-fibre; print
t: disposable bed sheets nonwoven massage table 50 pcs => 630232
t: crib sheet jersey knit cotton => 630210
t: mulberry silk pillowcase => 630239
t: metal sheet holder => !6302

@ feather-down-raw
en: down feather bulk; washed goose down; grey duck down; down feathers loose; bed feathers; loose down fill; down stuffing; duck feather filling; down + bulk|kg|fill power|washed|stuffing|refill; feather dyed bulk trim; feather fascinator clip trim; feather wreath; indian feather headdress; feather mask decor; feather lampshade; feather collar; feather shrug; feather cuffs; rooster tail strip; hackle feather strip; feather tassel; ostrich boa; turkey boa; feather hair extension grizzly; feather earrings blanks; feather pad trim
de: Gänsedaunen lose = loose goose down; Daunen lose = loose down; Daunenfüllung = down filling; Federn Füllmaterial = feather filling; Federfächer = feather fan; Federkopfschmuck = feather headdress; Straußenboa = ostrich boa
fr: duvet d'oie en vrac = loose goose down; duvet de canard garnissage = duck down filling; plumes de garnissage = filling feathers; plumes pour literie = bed feathers; éventail en plumes = feather fan; coiffe indienne plumes = indian feather headdress; boa autruche = ostrich boa
es: plumón de pato relleno = duck down filling; relleno de plumón = down stuffing; abanico de plumas = feather fan; penacho de plumas = feather plume; tocado indio plumas = indian feather headdress; boa avestruz = ostrich boa
it: piumino d'oca sfuso = loose goose down; piume d'oca per imbottitura = goose feather for filling; piumino sfuso = loose down; ventaglio di piume = feather fan; copricapo piume = feather headdress; boa di struzzo = ostrich boa
nl: ganzendons los = loose goose down; dons vulling = down filling; verenwaaier = feather fan; verentooi = feather headdress; struisvogel boa = ostrich boa
pl: puch gęsi luzem = loose goose down; pierze gęsie = goose feathers; pióra do wypełnienia = filling feathers; wachlarz z piór = feather fan; pióropusz = feather headdress; boa ze strusia = ostrich boa
pt: leque de penas = feather fan; cocar de penas = feather headdress; boa de avestruz = ostrich boa
not: goose down jacket; goose down duvet; goose down pillow; duck down jacket; duck down pillow; goose down comforter; goose down quilt; duck down duvet; goose down sleeping bag; goose down vest; goose down topper; duck down vest; duck down coat; goose down coat; down stuffing pillow; goose down hooded; feather filling pillow; feather filling cushion; duck down parka; feather filling duvet; goose down winter; duck down winter; white goose down duvet; down filling jacket; down filling sleeping; goose down alternative; pióropusz indiański plastik
  "fan" -> 670100
  "headdress" -> 670100
  "boa" -> 670100
  "wreath" -> 670100
  "lampshade" -> 940599
  "collar" -> 670100
  "shrug" -> 670100
  "tassel" -> 670100
  "strip|fleje|tira" -> 670100
  "trim" -> 670100
  "mask" -> 670100
  "fächer" -> 670100
  "federfächer" -> 670100
  "éventail" -> 670100
  "abanico" -> 670100
  "penacho" -> 670100
  "ventaglio" -> 670100
  "waaier" -> 670100
  "wachlarz" -> 670100
  "leque" -> 670100
  "cocar" -> 670100
  "pióropusz" -> 670100
  "federkopfschmuck" -> 670100
  "hair extension" -> 670100
  * -> 050510
t: washed white goose down 90/10 bulk filling => 050510
t: large ostrich feather fan burlesque => 670100
t: goose down jacket => !0505

@ hat-body
en: hat body; hat form of felt; hat forms of felt; hat form + felt; hood of felt; hat bodies; felt hat body; wool felt hood millinery; felt cone millinery; capeline; capeline felt; fur felt hat body; millinery felt hood; felt hood blank; millinery cone; straw hat body; sinamay hat base; sinamay base; straw capeline; parasisal hood; sisal hat base; millinery hat base; fascinator base; hat blank; hat shape straw; toyo hat body; panama hat body; wool felt capeline; hat base millinery; buckram hat base; sinamay capeline; hat form unblocked; hat hood millinery; fascinator base sinamay; pillbox hat base; plateaux felt; manchon felt
de: Hutstumpen = hat body; Hutstumpen Wollfilz = wool felt hat body; Capeline Filz = capeline felt; Strohstumpen = straw hat body; Sinamay Hutbasis = sinamay base; Hutrohling = hat blank; Fascinator Basis = fascinator base; Haarfilzstumpen = fur felt hat body
fr: cloche de chapeau = hat body; cône feutre chapellerie = felt cone for hats; capeline feutre chapellerie = capeline felt; base de bibi = fascinator base; base sinamay = sinamay base; cloches feutre = felt hat bodies; forme chapeau paille = straw hat body; base chapeau modiste = millinery hat base
es: casco de sombrero = hat body; campana fieltro sombrero = millinery felt hood; base tocado = fascinator base; base sinamay = sinamay base; capelina fieltro = capeline felt; horma tocado sinamay = sinamay hat form; base para tocado = fascinator base; cascos fieltro sombrerería = felt hat body
it: campana per cappelli = hat form; cappellina feltro modisteria = millinery felt capeline; base per fascinator = fascinator base; base sinamay = sinamay base; coni feltro cappelli = felt hat cone; cloche feltro modisteria = millinery felt cloche; cono feltro = felt cone millinery
nl: hoedenstomp = hat body; vilten stomp hoed = felt hat body; capeline vilt = capeline felt; sinamay basis = sinamay base; hoedenbasis = millinery hat base; fascinator basis = fascinator base; strooien stomp = straw hat body
pl: stożek filcowy do kapeluszy = felt cone millinery; kapelin = capeline; baza do fascynatora = fascinator base; baza sinamay = sinamay base; stumpy kapeluszowe = hat bodies; kaplin filcowy = capeline felt; kaplin = capeline
pt: carapuça feltro = felt hood; base fascinator = fascinator base; base sinamay = sinamay base; campânula chapéu = hat hood; casco de chapéu feltro = felt hat body; copa feltro chapelaria = felt hat crown; base para chapéu = hat base
not: hat body rack; capeline hat summer
  "sinamay" -> 650200
  "straw|paglia|palha" -> 650200
  "parasisal" -> 650200
  "toyo" -> 650200
  "panama" -> 650200
  "strohstumpen" -> 650200
  "paille" -> 650200
  "strooien" -> 650200
  "paja" -> 650200
  main=straw|jute|paper -> 650200 ~.15
  "fascinator" -> 650200 ~.5
  "buckram" -> 650700
  * -> 650100
t: wool felt capeline hat body unblocked => 650100
t: sinamay hat base millinery 12 cm => 650200
t: fascinator hat wedding => !6501

@ hat-part
en: hat band; hat sweatband; hat lining; hat lining crown; hat brim replacement; hat size reducer; hat sizing tape; hat reducer tape; hat size tape; hat filler; cap peak; cap visor insert; baseball cap visor insert; brim insert; cap brim insert; hat chin strap; hat strap; chin cord hat; cowboy hat stampede string; stampede string; hat frame; hat foundation; millinery wire; millinery wire brim; hat wire; hat leather sweatband; replacement sweatband helmet; helmet liner pad; helmet sweatband; helmet lining; helmet strap; helmet cradle; helmet suspension; hard hat suspension; hard hat sweatband; hard hat chin strap; hard hat harness replacement; cowboy hat band; leather hat band; helmet visor pad; bike helmet pads; bicycle helmet pads; motorcycle helmet liner; helmet chin pad; ballistic helmet pads; tactical helmet pads; hat rain cover; police hat cover; helmet cover fabric; hat cover; helmet rain cover; hat crown insert; cap shaper insert; cap crown support; hat feather band; hat ribbon band; ski helmet pads
de: Hutband = hat band; Schweißband Hut = hat sweatband; Hutfutter = hat lining; Hutgröße Reduzierer = hat size reducer; Mützenschirm Einlage = cap peak insert; Kinnriemen Helm = helmet chin strap; Helmfutter = helmet lining; Wangenpolster Helm = helmet cheek pad; Kinnriemen Hut = hat chin strap; Helm Innenfutter = helmet inner lining; Helm Kinnriemen = helmet chin strap; Innenausstattung Schutzhelm = safety helmet harness; Hutschweißband = hat sweatband
fr: ruban de chapeau = hat ribbon; bandeau anti-transpiration casque = helmet sweatband; doublure chapeau = hat lining; réducteur de taille chapeau = hat size reducer; jugulaire casque = helmet chin strap; coussinets casque = helmet pads; mousse casque vélo = bicycle helmet foam padding; visière casquette insert = baseball cap visor insert; jugulaire chapeau = hat chin strap; couvre-casque = helmet cover; coiffe casque chantier = hard hat suspension; galon de chapeau = hat trim; mousses casque moto = motorcycle helmet foam padding
es: cinta de sombrero = hat band; banda sudor sombrero = hat sweatband; forro sombrero = hat lining; reductor talla sombrero = hat size reducer; barboquejo = hat chin strap; barbuquejo casco = helmet chin strap; visera gorra recambio = replacement cap visor; forro casco = helmet liner; cubrecasco = helmet cover; arnés casco obra = hard hat harness; almohadillas casco bici = bicycle helmet pad
it: nastro cappello = hat ribbon; fascia interna cappello = hat sweatband; fodera cappello = hat lining; riduttore cappello = hat size reducer; sottogola casco = helmet chin strap; cuscinetti casco = helmet pad; visiera cappellino inserto = cap visor insert; copricasco = helmet cover; bardatura elmetto = helmet harness; marocchino cappello = hat sweatband
nl: hoedband = hat band; hoedenband = hat band; zweetband hoed = hat sweatband; hoedvoering = hat lining; hoedverkleiner = hat size reducer; kinband helm = helmet chin strap; helmpads = helmet pad; helmvulling = helmet padding; wangkussens helm = helmet cheek pad; helmhoes textiel = fabric helmet cover; helm kussentjes = helmet pad
pl: taśma do kapelusza = hat band; opaska na kapelusz = hat band; potnik kapelusza = hat sweatband; potnik do kasku = helmet sweatband; podszewka do kapelusza = hat lining; pasek pod brodę do kasku = helmet chin strap; wkładki do kasku = helmet liners; poduszki kasku = helmet pads; daszek do czapki wkład = cap visor insert; pokrowiec na hełm = helmet cover; więźba do kasku = helmet suspension
pt: fita de chapéu = hat band; banda de suor chapéu = hat sweatband; forro de chapéu = hat lining; redutor de chapéu = hat reducer; francalete capacete = helmet chin strap; forro de capacete = helmet liner; pala de boné = cap peak; espuma capacete = helmet foam; cinta de chapéu = hat band; carneira capacete = helmet sweatband
not: helmet liner cap; helmet liner beanie; helmet liner balaclava; helmet liner hat; hat band elastic; hat band set party; skull cap helmet liner; helmet liner skull
  "motorcycle" -> 650700
  "wire" -> 722990 ~.3
  * -> 650700
t: leather cowboy hat band with buckle => 650700
t: bicycle helmet pads foam replacement kit => 650700
t: hard hat chin strap => 650700
t: winter hat knitted => !6507

@ lifebuoy
en: life buoy; lifebuoy; lifebuoy ring; life ring; ring buoy; life belt; lifebelt; rescue throw ring; inflatable life belt; waist life belt; throw bag rescue line; rescue throw bag; buoyancy waist pack; horseshoe buoy; horseshoe lifebuoy; rescue can; rescue tube lifeguard; inflatable waist belt life
de: Rettungsring = lifebuoy; Rettungsgürtel = lifebelt; Wurfsack Rettung = rescue throw bag; Hufeisen Rettungskragen = horseshoe lifebuoy; Rettungsboje = rescue can
fr: bouée couronne = ring buoy; bouée de sauvetage = lifebuoy; ceinture de sauvetage = life belt; sac à lancer = rescue throw bag; bouée fer à cheval = horseshoe buoy
es: aro salvavidas = lifebuoy ring; salvavidas aro = lifebuoy ring; cinturón salvavidas = life belt; boya de rescate = rescue buoy; bolsa de lanzamiento rescate = rescue throw bag
it: salvagente anulare = life ring; ciambella di salvataggio = lifebuoy; cintura di salvataggio = lifebelt; boa di salvataggio = rescue buoy; salvagente ferro di cavallo = horseshoe lifebuoy
nl: reddingsboei = lifebuoy; reddingsgordel = lifebelt; werpzak redding = rescue throw bag; hoefijzerboei = horseshoe buoy; reddingsring = life ring
pl: koło ratunkowe = lifebuoy; pas ratunkowy = life belt; boja ratownicza = rescue buoy; rzutka ratunkowa = rescue throw line; podkowa ratunkowa = horseshoe lifebuoy
pt: boia salva-vidas = lifebuoy; bóia salva-vidas = lifebuoy; cinto salva-vidas = life belt; boia de salvamento = rescue buoy; boia circular = ring buoy
not: life belt drive; lifebuoy soap; lifebuoy hand wash; life ring decor; lifebuoy decoration; nautical life ring decor; lifebuoy bar soap
  "throw bag" -> 560900
  "belt" -> 630720
  "lifebelt" -> 630720
  "gürtel" -> 630720
  "waist" -> 630720
  "ceinture" -> 630720
  "cinturón" -> 630720
  "cintura" -> 630720
  "pas ratunkowy" -> 630720
  main=textile -> 630720 ~.2
  * -> 392690
t: lifebuoy ring solas plastic foam 2.5kg => 392690
t: inflatable waist life belt 100n => 630720
t: swim ring inflatable kids => !6307

@ rags
en: wiping rags; wiper rags; cotton wiping rags; rags; industrial wiping rags; textile waste rags; rags sorted; t shirt rags; white cotton rags; coloured wiping rags; textile scrap; textile cuttings; fabric cuttings waste; hosiery clips; hosiery waste; cotton clips; garment cutting waste; scrap rope; scrap twine; used fishing net scrap; old ropes; worn out rope scrap; textile waste clips; denim clips waste; mutilated rags; new cotton cuttings; rag bale; box of rags; bag of rags; bale of rags; fabric waste clips; tailor cuttings; workshop rags; painters rags box
de: Putzlumpen = wiping rags; Putztuch Baumwolle kg = cotton wiping cloth; Lumpen = rags; Hadern = rags; Stoffabfälle Zuschnitt = fabric cuttings waste; Putzlappen 10kg = wiping rags; Altseile = old ropes
fr: chiffons d'essuyage = wiping rags; chiffon essuyage coton = cotton wiping rags; chiffons mécanique = mechanic rags; drilles = rags; déchets textiles = textile waste; chiffon mécanicien carton = mechanic rags in carton; chutes textiles industrielles = industrial textile cuttings
es: trapos industriales = industrial wiping rags; trapos de limpieza industrial = industrial cleaning rag; trapo de algodón cabos = cotton rag; trapos = rags; desperdicios textiles = textile waste; trapo industrial kg = industrial wiping rags; retazos industriales = industrial textile scrap
it: stracci = rags; stracci industriali = industrial wiping rags; pezzame cotone = cotton rags; pezzame bianco = white rags; stracci per pulizia officina = workshop wiping rags; pezzame = rags; ritagli tessili = textile cuttings
nl: poetslappen = wiping rags; poetsdoeken lompen = wiping rags; lompen = rags; poetslappen wit = white wiping rags; poetslappen katoen 10kg = cotton wiping rags; textielafval = textile waste
pl: czyściwo = wiping rags; czyściwo bawełniane = cotton wiping rags; szmaty przemysłowe = industrial wiping rags; ścinki tekstylne = textile cuttings; szmaty = rags; czyściwo kolorowe = coloured wiping rags; czyściwo cięte = cut wiping rags; odpady tekstylne = textile waste
pt: trapos industriais = industrial rags; trapos = rags; desperdícios têxteis = textile waste; estopa trapo = cotton waste rag; trapos de limpeza industrial = industrial wiping rags; retalhos industriais têxteis = industrial textile offcuts; pano de trapo = rag cloth
not: rags to riches; rag rug; czyściwo papierowe; microfiber rags; czyściwo przemysłowe papierowe; chiffon microfibre; microfibre rags; shop rags microfiber; papierowe czyściwo; chiffons d'essuyage papier
  "unsorted" -> 631090
  "mixed|mezcla|mixto|misto|mistura" -> 631090
  "rope" -> 631010
  "waste|desperdicios|desechos|residuos|cascami|rifiuti": kind=sorted-rags 631010; * 631090 ~.5
  * -> 631010 ~.8
t: sorted white cotton wiping rags 10kg => 631010
t: mixed textile cuttings unsorted => 631090
t: microfiber cleaning cloth => !6310

@ table-linen-set
en: table linen set; linen napkin set; cotton napkins set; hemstitch napkin; lace tablecloth; crochet tablecloth; vinyl tablecloth; oilcloth tablecloth; pvc tablecloth; fitted tablecloth; table topper cloth; table overlay; organza table overlay; sequin tablecloth; spandex table cover; stretch table cover; trade show table cover; table throw logo; banquet tablecloth; round tablecloth; polyester tablecloth; waterproof tablecloth; christmas tablecloth; dinner napkin cloth; satin napkin; tray cloth; bread cloth; tea tray cloth; table protector felt; table pad protector; table skirting clip cloth; crochet placemat; cloth placemat; fabric placemats; chair sash organza; organza chair sash; spandex chair cover; banquet chair cover; chair cover wedding; cocktail napkin cloth; embroidered tablecloth; tapestry table runner; macrame table runner; burlap table runner; cheesecloth table runner; gauze table runner; plastic table cover; disposable tablecloth; party tablecover; plastic tablecloth
de: Tischdecke Wachstuch = oilcloth tablecloth; Wachstuchtischdecke = oilcloth tablecloth; Tischläufer Stoff = fabric table runner; Mitteldecke = table topper cloth; Spitzentischdecke = lace tablecloth; Hussen Stuhl = chair slipcover; Stehtischhusse = standing table cover; Tischhusse = table slipcover; Einwegtischdecke = disposable tablecloth; Damast Tischdecke = damask tablecloth; Tischset Stoff = fabric placemat; Tischwäsche = table linen; Tischdecke abwaschbar = wipeable tablecloth
fr: nappe enduite = coated tablecloth; nappe anti-tache = stain resistant tablecloth; nappe toile cirée = oilcloth tablecloth; serviettes de table tissu = cloth table napkins; chemin de table gaze = gauze table runner; nappe dentelle = lace tablecloth; housse de mange-debout = high table cover; housse de chaise mariage = wedding chair cover; nappe jetable = disposable tablecloth; linge de table = table linen; nappe ronde = round tablecloth; set de table tissu = fabric placemat; nappe lin = linen tablecloth
es: mantel antimanchas = stain-resistant tablecloth; mantel hule = oilcloth tablecloth; mantel de hule = oilcloth tablecloth; camino de mesa gasa = gauze table runner; mantel de encaje = lace tablecloth; funda mesa cóctel = cocktail table cover; funda silla boda = wedding chair cover; mantel desechable = disposable tablecloth; mantelería = table linen set; mantel redondo = round tablecloth; mantel individual tela = fabric placemat; mantel resinado = resin-coated tablecloth
it: tovaglia plastificata = plastic coated tablecloth; tovaglia antimacchia = stain resistant tablecloth; tovaglia cerata = oilcloth tablecloth; tovaglioli di stoffa = cloth napkin; runner garza tavola = gauze table runner; tovaglia pizzo = lace tablecloth; coprisedia matrimonio = wedding chair cover; tovaglia usa e getta = disposable tablecloth; biancheria da tavola = table linen; tovaglia rotonda = round tablecloth; tovaglietta tessuto = fabric placemat; tovaglia lino = linen tablecloth
nl: tafelzeil tafelkleed = oilcloth tablecloth; tafelkleed afwasbaar = washable tablecloth; tafelloper stof = cloth table runner; kanten tafelkleed = lace tablecloth; statafelrok = standing table cover; stoelhoes bruiloft = wedding chair cover; wegwerp tafelkleed = disposable tablecloth; tafellinnen = table linen; rond tafelkleed = round tablecloth; placemat stof = cloth placemat; statafelhoes = standing table cover; statafelhoezen = standing table cover
pl: obrus plamoodporny = stain resistant tablecloth; obrus ceratowy = oilcloth tablecloth; cerata na stół = oilcloth table cover; serwetki materiałowe = cloth napkins; bieżnik gaza = gauze table runner; obrus koronkowy = lace tablecloth; pokrowiec na krzesło wesele = wedding chair cover; obrus jednorazowy = disposable tablecloth; bielizna stołowa = table linen; obrus okrągły = round tablecloth; obrus lniany = linen tablecloth; podkładka materiałowa = fabric placemat
pt: toalha de mesa plastificada = coated tablecloth; toalha de mesa anti-nódoas = stain resistant tablecloth; guardanapos de pano = cloth napkins; caminho de mesa gaze = gauze table runner; toalha de mesa de renda = lace tablecloth; capa de cadeira casamento = wedding chair cover; toalha de mesa descartável = disposable tablecloth; roupa de mesa = table linen; toalha de mesa redonda = round tablecloth; individual tecido = fabric placemat; toalha de mesa linho = linen tablecloth
not: vinyl tablecloth roll weight; tablecloth weight; tablecloth clip; tablecloth stapler; nappe phréatique; tablecloth paper; paper tablecloth; nappe papier
  "chair": weave=knit 630491 ~.3; "spandex" 630491; "sash" 630790; * 630493
  "stuhl" -> 630491
  "stuhlhusse" -> 630491
  "chaise" -> 630493
  "silla" -> 630493
  "coprisedia" -> 630493
  "krzesło" -> 630493
  "cadeira" -> 630493
  "stoelhoes" -> 630493
  "crochet" -> 630240
  "spandex" -> 630240
  "stretch" -> 630240
  "stehtischhusse" -> 630240
  "statafelrok" -> 630240
  "statafelhoes" -> 630240
  "table pad" -> 392490
  "plastic|plástico|plastica" -> 392490
  "vinyl" -> 392490
  "pvc" -> 392490
  "disposable|desechable|monouso|usa e getta|descartável": main=paper 481890 ~.1; * 392490
  main=plastic -> 392490 ~.05
  main=paper -> 481890 ~.03
  main-fibre: cotton 630251 ~.25; synthetic|artificial 630253 ~.9; other 630259
  * -> 630253
ask: main-fibre
t: polyester round tablecloth 120 inch => 630253
t: vinyl tablecloth flannel backed pvc => 392490
t: cotton napkins set of 12 => 630251
t: spandex chair covers for wedding 50 pcs => 630491
t: paper napkins => !6302

@ towel-special
en: gym towel; microfibre beach towel; microfiber beach towel; microfiber bath towel; microfiber hand towel; microfiber sports towel; sports towel; golf towel; sauna towel; hammam towel; turkish towel; peshtemal; microfibre towel; microfiber towel; quick dry towel; bath sheet; towel set; bath towel set; bar mop towel; bar towel; glass towel; waffle towel; muslin towel; bath linen set; toilet linen; guest towel; hair drying towel; pool towel; travel towel; camping towel; fingertip towel; salon towel; barber towel; kitchen linen; terry towel; compressed towel cotton; linen tea towel; waffle tea towel; face cloth; flannel washcloth; bamboo towel; hot yoga towel; swim towel; surf towel; cooling towel; jacquard towel; reusable kitchen towel; huckaback towel; gym towel with pocket
de: Sporthandtuch = sports towel; Saunatuch = sauna towel; Saunahandtuch = sauna towel; Hamamtuch = hammam towel; Badelaken = bath sheet; Handtuchset = towel set; Mikrofaserhandtuch = microfibre towel; Geschirrtuch Halbleinen = half-linen tea towel; Gästehandtuch = guest towel; Waffelpique Handtuch = waffle towel; Kühlhandtuch = cooling towel; Duschtuch = shower towel; Reisehandtuch = travel towel; Liegetuch = lounger towel; Waschhandschuh = wash mitt + Frottee|Baumwolle; Seiftuch = face cloth
fr: serviette de sport = sports towel; serviette microfibre = microfibre towel; drap de plage = beach towel; fouta = fouta towel; serviette hammam = hammam towel; serviette de toilette = hand towel; gant de toilette = washcloth; serviette nid d'abeille = waffle towel; serviette invité = guest towel; serviette rafraîchissante = cooling towel; torchon lin = linen tea towel; essuie-main = hand towel; torchon nid d'abeille = waffle tea towel; lot de serviettes de bain = bath towel set; linge de toilette = bathroom linen
es: toalla deportiva = sports towel; toalla microfibra = microfibre towel; toalla de baño = bath towel; toalla de playa = beach towel; toalla pareo = pareo towel; toalla de sauna = sauna towel; juego de toallas = towel set; toalla de lavabo = hand towel; toalla hammam = hammam towel; toalla gimnasio = gym towel; toalla refrescante = cooling towel; toalla de mano = hand towel; toalla golf = golf towel; toalla piscina = pool towel; toallas de baño = bath towel
it: asciugamano sportivo = sports towel; asciugamano microfibra = microfibre towel; telo bagno = bath sheet; telo doccia = shower towel; asciugamano palestra = gym towel; telo hammam = hammam towel; set asciugamani = towel set; asciugamano ospite = guest towel; asciugamano nido d'ape = waffle towel; telo sauna = sauna towel; canovaccio = tea towel; strofinaccio lino = linen tea towel; guanto da bagno spugna = terry bath mitt; fouta = turkish towel
nl: sporthanddoek = sports towel; microvezel handdoek = microfibre towel; badlaken = bath sheet; strandlaken = beach towel; hamamdoek = hammam towel; saunahanddoek = sauna towel; handdoekenset = towel set; gastendoekje = guest towel; washandje = washcloth; theedoek linnen = linen tea towel; reishanddoek = travel towel; koelhanddoek = cooling towel; wafeldoek handdoek = waffle towel; fitness handdoek = gym towel; douchelaken = shower towel
pl: ręcznik sportowy = sports towel; ręcznik z mikrofibry = microfibre towel; ręcznik kąpielowy = bath towel; ręcznik plażowy = beach towel; ręcznik do sauny = sauna towel; komplet ręczników = towel set; ręcznik szybkoschnący = quick dry towel; myjka kąpielowa frotte = terry washcloth; ręcznik chłodzący = cooling towel; ręcznik hammam = hammam towel; ręczniki frotte = terry towels; ręcznik na siłownię = gym towel; ścierka lniana = linen tea towel
pt: toalha desportiva = sports towel; toalha de microfibra = microfibre towel; toalha de praia = beach towel; toalha de ginásio = gym towel; toalha hammam = hammam towel; jogo de toalhas = towel set; toalha de rosto = face towel; toalha de lavabo = guest towel; toalha refrescante = cooling towel; toalha de sauna = sauna towel
not: towel rail; towel holder; towel rack; towel warmer; towel set holder; turkish towel robe; golf towel clip; golf towel hook; gym towel holder; paper towel; bath sheet rail; towel hook; car microfibre towel; car microfiber towel; microfiber towel car; car drying towel; face cloth mask; microfiber towel cleaning; cleaning microfiber towel
  "golf": main-fibre=cotton 630260 ~.3; * 630293
  "gym": main-fibre=cotton 630260 ~.3; * 630293
  "sports": main-fibre=cotton 630260 ~.3; * 630293
  "travel" : main-fibre=cotton 630260 ~.1; * 630293
  "quick dry" : main-fibre=cotton 630260 ~.1; * 630293
  "camping" : main-fibre=cotton 630260 ~.1; * 630293
  "yoga": main-fibre=cotton 630260 ~.1; * 630293
  "cooling" -> 630790 ~.6
  "kühlhandtuch" -> 630790 ~.6
  "mikrofaserhandtuch" -> 630293
  "microfibra" -> 630293
  "microvezel" -> 630293
  "mikrofibry" -> 630293
  "turkish": main-fibre=cotton 630291 ~.6; * 630291
  "fouta" -> 630291
  "hamamtuch" -> 630291
  "hamamdoek" -> 630291
  "linen" : main-fibre=flax 630299 ~.1; * 630260
  "torchon": main-fibre=flax 630299 ~.1; * 630291
  "nid d'abeille" -> 630291
  "waffelpique" -> 630291
  "canovaccio": main-fibre=flax 630299 ~.1; * 630291
  "pano de prato" -> 630291
  "glass towel" -> 630291
  "geschirrtuch" -> 630299
  use toilet-linen
ask: main-fibre
t: microfibre travel towel quick dry 80x160 => 630293
t: cotton terry bath towel set 6 pieces => 630260
t: turkish towel peshtemal cotton flat woven => 630291
t: towel rail heated => !6302

@ worn-textile
en: used clothing; second hand clothing; secondhand clothing; worn clothing; used clothes; second hand clothes; secondhand clothes; used clothing bale; used clothes bale; vintage clothing bale; vintage bale; used shoes bale; used shoes mixed; worn textile; used textile; credential clothing; mixed rags credential; old clothes bale; second hand shoes bale; used blankets; used household linen; clothing donation mixed; used hats mixed bale; tropical mix used clothing; cream used clothing; used clothing + bale|mixed|kg|wholesale; second hand bags shoes bale; worn shoes bulk
de: Altkleider = used clothing; Altkleiderware = used clothing; gebrauchte Kleidung Ballen = used clothing bale; Altschuhe = used shoes; Altwaren Spinnstoff = worn textile articles; gebrauchte Kleider Ballenware = used clothes bale
fr: friperie = second hand clothing; vêtements d'occasion en balles = bales of second hand clothing; balle de friperie = used clothing bale; vêtements usagés = used clothing; articles de friperie = second hand clothes; balles de vêtements = bales of clothing
es: ropa usada = used clothing; ropa de segunda mano por pacas = second hand clothing bale; paca de ropa = used clothing bale; pacas de ropa = used clothing bale; ropa usada en fardos = used clothing bale; prendería = worn clothing
it: abiti usati = used clothes; indumenti usati = used clothing; abiti usati in balle = used clothing bale; balle abiti usati = used clothes bale; vestiti usati a kg = used clothes by weight
nl: tweedehands kleding in balen = second hand clothing in bales; gebruikte kleding = used clothing; gedragen kleding balen = worn clothing in bales; lompen kleding = clothing rags; gebruikte kledij = used clothing
pl: odzież używana = used clothing; odzież używana sort = sorted used clothing; odzież używana niesort = unsorted used clothing; lumpy używane = used clothing; odzież sortowana używana = sorted used clothing; buty używane na kg = used shoes by weight
pt: roupa usada = used clothing; roupas usadas = used clothing; fardo de roupa usada = used clothing bale; fardos de roupa = clothing bales; roupa em segunda mão fardos = second hand clothing bales
not: used clothing rack; used clothes hanger; used clothes dryer
  * -> 630900 # note 3 to ch.63: signs of appreciable wear and in bales, sacks or bulk; single worn garments stay with the garment
t: used clothing bale 45kg mixed => 630900
t: friperie balle 55 kg vêtements usagés => 630900
t: clothes hanger velvet => !6309

@ zip-part
en: zipper chain; part of slide fastener; parts of slide fastener; slide fastener part; zip chain; long chain zipper; zipper roll; continuous zipper; zipper by the yard; zipper by the metre; zipper by the meter; zipper tape by the yard; zipper stop; zipper bottom stop; zipper top stop; zipper repair; zipper slider replacement; zipper pull replacement; zipper pull tab; zip puller; zipper pull cord; zipper cord pull; zip slider; zipper fix kit; instant zipper replacement; fixnzip; zipper rescue kit; zipper box pin; zip end; zipper end clip; zip puller cord; zipper tag replacement; continuous zip
de: Endlosreißverschluss = continuous zipper; Reißverschluss Meterware = zipper by the metre; Reißverschlusskette = zip chain; Reißverschluss Reparaturset = zipper repair kit; Zipper Anhänger = zipper pull; Reißverschluss Schieber = zipper slider; Reißverschlusszipper = zipper slider; Reißverschluss Endlos = continuous zipper; Zip Puller = zip puller
fr: fermeture éclair au mètre = zipper by the metre; fermeture à glissière au mètre = zipper by the metre; chaîne fermeture éclair = zip chain; tirette fermeture éclair = zip pull; kit réparation fermeture éclair = zipper fix kit; curseur fermeture = zip slider; tirette zip = zip pull; zip au mètre = zipper by the metre
es: cremallera continua = continuous zipper; cremallera por metros = zipper by the metre; cadena de cremallera = zip chain; tirador cremallera = zipper pull; kit reparación cremalleras = zipper repair kit; deslizador cremallera = zip slider; carro cremallera = zip slider; cremallera por metro = zipper by the metre
it: cerniera al metro = zipper by the metre; cerniera continua = continuous zipper; catena cerniera = zip chain; tiralampo = zipper pull; kit riparazione zip = zipper repair kit; cursore zip = zip slider; tirazip = zip puller; tira zip = zip puller; zip al metro = zipper by the metre
nl: rits per meter = zipper by the metre; ritsband = zipper tape by the yard; rits reparatieset = zipper repair kit; ritstrekker = zip puller; ritsketting = zipper chain; ritshanger = zipper pull; rits van de rol = zipper roll
pl: suwak taśma na metry = zipper by the metre; zamek na metry = zipper by the metre; taśma suwakowa = zip tape; zawieszka do suwaka = zip pull; suwak naprawczy = zip repair slider; zestaw naprawczy do zamków = zip repair kit; suwaki do zamka = zip sliders; ciągadełko do suwaka = zip pull; zamek błyskawiczny z metra = zipper by the metre
pt: fecho a metro = zipper by the metre; zíper a metro = zipper by the metre; corrente de zíper = zipper chain; puxador de fecho = zip puller; kit reparação zíper = zipper repair; cursor de fecho = zipper slider; puxador de zíper = zipper puller; zíper por metro = zipper by the metre
not: zipper pull charm; cerniera al metro porta
  * -> 960720
t: nylon zipper by the yard with sliders #5 10 yards => 960720
t: zipper repair kit 84 pcs sliders => 960720
t: metal zipper 20cm closed end => !960720
