# Foods of chapters 01 to 24: the narrower articles beside the families of food.lex.

table bovine-cuts
  state=preserved -> 160250 ~.02
  state=smoked|dried|salted -> 021020 ~.02
  state=frozen ~.5: form=carcass 020210 ~.1; form=boneless 020230 ~.5; "boneless|deshuesado|disossato|desossado" 020230; "trimming" 020230; "quarter" 020220; "forequarter" 020220; "hindquarter" 020220; form=bone-in 020220 ~.3; * 020230
  form=boneless -> 020130 ~.4
  "quarter" -> 020120
  "forequarter" -> 020120
  "hindquarter" -> 020120
  "viertel" -> 020120
  form=carcass -> 020110 ~.2
  form=bone-in -> 020120 ~.3
  * -> 020130

table cheese-firm          # 0406: grated first, then processed, then the kinds named
  form=grated -> 040620 ~.04
  "processed" -> 040630
  "schmelzkase" -> 040630
  "vegan" -> 210690
  "sauce" -> 210390
  * -> 040690

@ animal-blood-organ
en: animal blood; dried animal blood; blood powder not for food; sheep blood defibrinated; animal organ; animal glands waste; sinews and tendons; parings of raw hides; rawhide parings; hide waste; dead animal unfit for food; silkworm pupae; pig blood dried feed plasma
de: Tierblut = animal blood; Tierorgane = animal organ; Sehnen = sinew + getrocknet|roh; Seidenraupeneier = silkworm egg; Hautabfälle = hide waste
fr: sang animal = animal blood; organes d'animaux = animal organs; rognures de peaux brutes = parings of raw hides; graines de vers à soie = silkworm eggs
es: sangre animal = animal blood; órganos de animales = animal organ; huevos de gusano de seda = silkworm egg; recortes de piel bruta = parings of raw hides
it: sangue animale = animal blood; organi di animali = animal organ; uova di bachi da seta = silkworm egg; ritagli di pelli gregge = parings of raw hides
nl: dierlijk bloed = animal blood; dierlijke organen = animal organ; zijderupseieren = silkworm eggs
pl: krew zwierzęca = animal blood; narządy zwierzęce = animal organs; jaja jedwabników = silkworm eggs
pt: sangue animal = animal blood; órgãos de animais = animal organs; ovos de bicho-da-seda = silkworm eggs
not: blood pressure; blood test; donor blood; fake blood; blood sausage; blood worm
  "pharmaceutical" -> 051000
  "glands" -> 051000
  "therapeutic" -> 300290
  "sausage" -> 160100
  * -> 051199
t: dried animal blood, not for human consumption => 051199
t: silkworm eggs => 051199
t: fake blood makeup => !05

@ annona-exotic
en: annona; sweetsop; sugar apple; akee; ackee; alkekengi; cape gooseberry; goldenberry + fresh; pulasan; snake fruit; medlar; medlars; prickly pear; cactus pear; nopal fruit; tamarillo; mamey sapote; white sapote; starfruit; kiwano; horned melon; pepino melon; longan + fresh; langsat; jabuticaba; pitanga; acerola + fresh; marula; cherimoya fresh; sea buckthorn + berry|berries|fresh; elderberry + fresh|berries; rowan berries; haws
de: Cherimoya = cherimoya; Physalis = physalis; Kaktusfeige = prickly pear; Mispel = medlar; Karambole = starfruit; Stachelannone = soursop; Sapote = sapote; Kiwano = kiwano; Salak = snake fruit; Sanddorn = sea buckthorn + Beeren|frisch; Holunderbeeren = elderberry + frisch
fr: chérimole = cherimoya; physalis = physalis; figue de barbarie = prickly pear; nèfle; carambole = starfruit; anone = annona; pomme cannelle = sugar apple; kiwano = snake fruit; salak = snake fruit; argousier = sea buckthorn + baies|frais
es: fisalis = cape gooseberry; uchuva = cape gooseberry; higo chumbo = prickly pear; níspero = loquat; carambola = starfruit; anona = annona; kiwano = kiwano; tuna fruta = prickly pear; sapote = sapote
it: cerimolia = cherimoya; annona = annona; alchechengi = physalis; fico d'india = prickly pear; fichi d'india = prickly pear; carambola = starfruit; guanabana = soursop
nl: cherimoya = cherimoya; physalis = physalis; cactusvijg = cactus pear; mispel = medlar; carambola = starfruit; zuurzak = soursop; kiwano = kiwano; duindoornbessen = sea buckthorn berries
pl: czerymoja = cherimoya; miechunka = physalis; opuncja owoc = prickly pear fruit; nieszpułka = medlar; karambola = star fruit; flaszowiec = annona; kiwano = horned melon; rokitnik = sea buckthorn + owoce|świeży
pt: anona = annona; cherimólia = cherimoya; physalis = physalis; figo-da-índia = prickly pear; nêspera = loquat; carambola = starfruit; fruta-pão = breadfruit; kiwano = kiwano
not: physalis lantern; ackee canned; prickly pear oil; prickly pear cactus plant; star fruit shape; sea buckthorn oil; medlar tree; marula oil; carambola billiard
  state=canned|preserved -> 200899 ~.06
  form=puree: state=frozen 081190; * 200899
  state=frozen -> 081190 ~.06
  state=dried|ground -> 081340 ~.06
  * -> 081090
t: fresh cherimoya => 081090
t: physalis 100g punnet, fresh => 081090
t: frozen soursop pulp => 081190
t: canned ackee => 200899
t: prickly pear seed oil => !0810

@ barnacle-crustacean
en: goose barnacle; barnacle + fresh|edible|live|frozen; percebes; crustacean; edible crustacean; mantis shrimp + fresh|frozen|live; crustaceans + frozen|dried|live|fit for human consumption; squat lobster; balmain bug; moreton bay bug
de: Entenmuscheln; Krebstiere; Krebstier; Fangschreckenkrebs
fr: pouces-pieds; pouce-pied; crustacé; galathée
es: percebe; percebes; crustáceo; galera + fresca|congelada
it: percebes; crostaceo; canocchia; cicala di mare; cannocchie
nl: eendenmossel; schaaldier; schaaldieren; bidsprinkhaankreeft
pl: pąkle jadalne; skorupiaki; kaczenice jadalne
pt: percebes; crustáceo; lagostim-anão
not: barnacle scraper; barnacle cleaner; flour
  "prepared|preparado|preparato" -> 160540
  state=canned -> 160540 ~.05
  "meal" -> 030990
  "flours" -> 030990
  state=dried|salted|smoked -> 030699 ~.05
  state=frozen -> 030619 ~.5
  * -> 030639
t: fresh percebes => 030639
t: frozen mantis shrimp => 030619
t: hull barnacle scraper => !03

@ bean-fava
en: foul medames dried; split fava bean; field bean; dried broad bean; lupin seed edible; lupini bean dried; dried lupini bean; dried lupin bean; dried lupin seed; lupin beans; lupini
de: Saubohne = broad bean; Pferdebohne = horse bean; Lupinenkerne = lupin kernel
fr: féverole = field bean; fèves sèches = dried broad bean; graines de lupin = lupin seeds
es: habas secas = dried broad bean; altramuces = lupin beans; habines = field bean
it: fave secche = dried broad bean; favino = field bean; lupini = lupini
nl: veldbonen = field bean; paardenboon = field bean; lupinezaden = lupin seeds
pl: bobik = field bean; bób suszony = dried broad bean; łubin jadalny = dried lupin seed
pt: fava seca = dried broad bean; faveta = field bean; tremoço = lupin bean
not: tonka; fave de cacao; fève de cacao; fèves de cacao; fève tonka; fave di cacao; fava tonka; haba tonka; fèves de galette; fève galette; favas de cacau
  kind=sowing: "lupin" 120929; * 071350
  "salted" -> 200599
  "roasted" -> 200599
  state=canned -> 200599 ~.08     # 2005.51 is Vigna and Phaseolus only
  "lupin|lupini|lupins|lupinenkerne|lupinezaden|altramuces|lubin|tremoco" -> 120929     # ch. 12 n. 3: lupin seed is sowing seed even when eaten
  state=frozen -> 071029 ~.2
  state=dried -> 071350 ~.4
  state=fresh|chilled -> 070890 ~.2
  "split" -> 071350
  "field" -> 071350
  "faba" -> 071350
  * -> 071350
t: dried fava beans 25kg => 071350
t: fresh broad beans in pod => 070890
t: frozen broad beans => 071029
t: dried lupini beans 1kg => 120929
t: tonka beans => !0713

@ beef-byproduct
en: beef cheek; beef cheek meat; beef lip; beef skirt; thick skirt; thin skirt; hanger steak; hanging tender; beef tail; beef feet; cow foot; cow heel; beef spleen; beef lung; beef sweetbread; ox cheek; ox heart; ox kidney; diaphragm beef; beef head meat
de: Rinderbacke; Rinderbäckchen; Nierenzapfen; Saumfleisch; Ochsenbacke; Rinderherz; Rinderlunge
fr: joue de bœuf; onglet de bœuf; hampe de bœuf; pied de bœuf; cœur de bœuf
es: carrillera de ternera; entraña; carrillada de vacuno; corazón de res; pata de res
it: guancia di manzo; diaframma di manzo; cuore di bovino; lampredotto crudo
nl: runderwang; ossenwang; runderhart; longhaas
pl: policzki wołowe; serce wołowe; przepona wołowa
pt: bochecha de bovino; coração de bovino; rabo de boi; fraldinha diafragma
not: denim skirt; mini skirt; beef tail dog chew; pizzle dog
  state=preserved -> 160250 ~.02
  state=salted|dried|smoked -> 021099 ~.02
  state=frozen -> 020629 ~.6
  * -> 020610
t: frozen beef cheeks => 020629
t: chilled beef thick skirt => 020610
t: beef tongue frozen => 020621

@ beef-quarter
en: beef quarter; beef forequarter; beef hindquarter; side of beef; compensated quarter; beef carcass; beef half carcass; quarter of beef; unseparated forequarter; separated hindquarter; veal carcass; veal quarter
de: Rinderhinterviertel; Rindervorderviertel; Rinderschlachtkörper; Kalbskarkasse
fr: carcasse de bœuf; quartier arrière de bœuf; quartier avant de bœuf; carcasse de veau
es: canal de vacuno; cuarto trasero de vacuno; cuarto delantero de vacuno; canal de ternera
it: mezzena bovina; quarto posteriore di manzo; quarto anteriore di manzo; carcassa di vitello
nl: rundvleeskarkas; achtervoet rundvlees; voorvoet rundvlees; kalfskarkas
pl: półtusza wołowa; ćwierćtusza tylna; ćwierćtusza przednia
pt: meia carcaça de bovino; quarto traseiro de bovino; quarto dianteiro de bovino
  use bovine-cuts
ask: state; form
t: chilled beef quarters unseparated => 020120
t: frozen beef forequarters boneless => 020230
t: frozen beef carcasses => 020210
t: quarter zip fleece => !02

@ bidi-tobacco
en: cigarette of tobacco substitute; nicotine free cigarette; papirosi
de: Bidis; Papirossi
fr: bidî; cigarettes aux herbes; cigarettes sans tabac
es: bidi cigarrillo; cigarrillos de hierbas; cigarrillos sin tabaco
it: bidi sigarette; sigarette alle erbe; sigarette senza tabacco
nl: bidi sigaret; kruidensigaretten; kruidensigaret
pl: bidi papierosy; papierosy ziołowe; papieros ziołowy
pt: bidi cigarro; cigarros de ervas; cigarros sem tabaco
  "bidi" -> 240220
  "bidis" -> 240220
  "beedi" -> 240220
  "slim" -> 240220
  "papirosi" -> 240220
  "papirossi" -> 240220
  * -> 240290
t: beedi pack of 25 => 240220
t: herbal cigarettes tobacco free => 240290
t: bidet seat => !2402

@ bitters-aromatic
en: aromatic bitters; orange bitters; angostura bitters; bitters dasher; peychaud bitters; celery bitters; mole bitters
de: Cocktailbitter; Orangenbitter; Aromabitter; Angostura
fr: bitter aromatique; amer aromatique; angostura
es: amargo aromático; amargo de angostura; bíter aromático
it: bitter aromatico; angostura; amaro aromatico per cocktail
nl: aromatische bitters; angostura; cocktailbitters
pl: bitter koktajlowy; angostura; gorzka zaprawa koktajlowa
pt: bitters aromáticos; amargo aromático; angostura
not: bitters glass; bitters bottle empty
  "chapter 21": * 210390
  "used to season": * 210390
  * -> 220890 ~.6
t: orange bitters 20cl => 220890
t: campari bottle => !210390

@ bombay-duck-dried
en: bombay duck; bombil; bummalo; bokkom; dried mullet fish; ikan bilis; dried croaker; dried pollock fish; dried herring; dried stolephorus; dried sprat; dried lizardfish; dilis; tuyo; daing
de: Bombay-Ente; getrockneter Bummalo
fr: poisson bombil séché; canard de Bombay
es: pato de Bombay; bombil seco
it: bombay duck essiccato; pesce bombil secco
nl: bombaybokking; bommeloe
pl: suszony bombil; kaczka bombajska
pt: pato de Bombaim; bombil seco
  "ikan bilis" -> 030554
  "dilis" -> 030554
  "stolephorus" -> 030554
  state=frozen -> 030389 ~.05
  state=fresh -> 030289 ~.05
  "tuyo" -> 030554     # dried herring and sardinella: 0305.54
  "herring|sprat|sprats|anchovy|anchovies|sardine|sardines" -> 030554
  * -> 030559
t: bombay duck dried fish => 030559
t: ikan bilis dried anchovies => 030554
t: duck meat dried => !0305

@ bovine-meat
en: bovine + carcass|carcase|quarter|forequarter|hindquarter|cut|boneless|trimming|skirt|frozen|chilled; bovine animal + carcass|carcase|quarter|cut|boneless|meat|forequarter|hindquarter; meat of bovine animals; bovine animal meat; meat of bovines
de: Rind + Tierkörper|Schlachtkörper|Vorderviertel|Hinterviertel; Rinderviertel; Rinderhälfte; Fleisch von Rindern
fr: viande de bovin; carcasse de bovin; quartier de bovin
es: canal de bovino; cuarto de bovino; carne bovina
it: carcassa bovina; carne di bovino; quarto di bovino
nl: rundskarkas; rundvlees van runderen; rundervoet + karkas; achtervoet van rund
pl: tusza wołowa; ćwierćtusza wołowa
pt: carne de bovino; carcaça de bovino; quarto de bovino
not: bovine leather; bovine hide; bovine skin; bovine collagen; bovine gelatin; bovine serum; bovine albumin; bovine semen; bovine embryo; edible offal
  use bovine-cuts
ask: state; form
t: fresh carcasses of bovine animals => 020110
t: frozen bovine hindquarters with bone => 020220
t: frozen boneless bovine cuts => 020230
t: bovine leather wallet => !02

@ brewing-dregs
en: brewing dregs; brewery dregs; dregs + brewing|brewery|distilling; vinasse; wet brewers grain; malt sprouts-free spent grain; distillers solubles; brewing waste; pot ale
de: Treber = spent grain; Schlempe = stillage; Vinasse = vinasse; Biertreber = brewers grain + Silage|getrocknet
fr: drêches de distillerie = distillery spent grains
es: bagazo de cerveza = brewer's spent grain; heces de cervecería = brewery dregs; vinazas = vinasse
it: trebbie = spent grain; avanzi della fabbricazione della birra = brewing waste
nl: draf = spent grain; spoeling = distillery slops; vinasse = vinasse; bostel = brewer's spent grain
pl: wywar gorzelniany = distillery stillage; suszony wywar zbożowy = dried grain stillage
pt: borras de cervejaria = brewery dregs; vinhaça = vinasse
  * -> 230330
t: brewing dregs wet => 230330
t: Biertreber Silage => 230330
t: DDGS maize distillers dried grains => 230330
t: beer crate => !2303

@ cabbage-leafy-other
en: sprouting broccoli; broccolini; cavolo nero; spring greens; gai lan; chinese broccoli; choy sum; pointed cabbage; mustard greens + fresh
de: Spitzkohl = pointed cabbage; Romanesco = romanesco; Schwarzkohl = cavolo nero; Bimi = broccolini
fr: brocoli à jets = sprouting broccoli; chou romanesco = romanesco; chou pointu = pointed cabbage; chou kale = kale; brocolini = broccolini
es: bimi = broccolini; romanesco = romanesco; col puntiaguda = pointed cabbage; col china = chinese cabbage; grelos = turnip greens
it: cavolo romanesco = romanesco; cime di rapa = turnip top; cavolo cappuccio = head cabbage
nl: bimi = broccolini; romanesco = romanesco; spitskool = pointed cabbage; chinese kool = chinese cabbage
pl: romanesco = romanesco; kapusta pekińska = chinese cabbage; kapusta szpiczasta = pointed cabbage; kapusta biała = white cabbage; brokuł gałązkowy = sprouting broccoli
pt: brócolos de rebento = sprouting broccoli; couve romanesco = romanesco; couve lombarda = savoy cabbage; couve chinesa = chinese cabbage
  kind=vinegar -> 200190 ~.02
  state=canned|preserved -> 200599 ~.03
  state=frozen -> 071080 ~.1
  state=dried -> 071290 ~.02
  "sprouting" -> 070410
  "romanesco" -> 070410
  "tenderstem" -> 070410
  "broccolini" -> 070410
  "bimi" -> 070410
  "brocoli|brocolis|brocolini|brocolos|brokul" -> 070410
  "gai lan" -> 070490
  "chinese broccoli" -> 070490
  * -> 070490
t: fresh purple sprouting broccoli => 070410
t: fresh white cabbages => 070490
t: frozen romanesco florets => 071080
t: cabbage seeds => !0704

@ candy-mint
en: mints; peppermint candy; breath mints; mint lozenge; sugar free mints; mint pastille; liquorice allsorts; salted liquorice; liquorice + sweets|sticks candy|with sugar|soft; dragee almonds; sherbet; popping candy; sesame bar; jordan almonds; throat drop; cough sweet; jelly babies; gummies; chewy sweets; dulce de leche candy; sugar paste icing; marzipan figure; marzipan bar; konjac jelly candy; panned sweets; sugar coated goods; dextrose tablets candy; rock sweets stick; seaside rock; pez candy
de: Pfefferminzbonbon = peppermint candy; Zuckerstange = candy cane; Krokant = brittle; Nougat; Zuckerdekor = sugar decoration; Brausepulver = sherbet powder; gebrannte Mandeln = roasted sugared almond; Rollfondant = rolled fondant; Marzipanfigur = marzipan figure; Traubenzuckerbonbon = dextrose candy
fr: pastilles à la menthe = mint pastilles; bonbons à la menthe = peppermint candy; réglisse bonbon = liquorice sweet; caramel mou = soft toffee; bonbons au caramel = caramel sweets; berlingots; praline rose = pink praline; perles de sucre = sugar pearls
es: caramelos de menta = peppermint candy; regaliz = liquorice + chuche|dulce|golosina; caramelo blando = soft candy; pastillas para la tos caramelo = cough sweet
it: caramelle alla menta = mint candy; confetti = sugared almond; liquirizia caramelle = liquorice candy; croccante = brittle; zuccherini = small sugar candy
nl: pepermunt = peppermint candy; pepermuntjes = mints; zoute drop = salted liquorice; borstplaat; fondant = fondant; suikerparels = sugar pearl; lolly's = lollipops; hoestbonbons = cough sweet
pl: cukierki miętowe = mint candies; miętówki = mints; lukrecja cukierki = liquorice candies; nugat = nougat; cukierki na kaszel = cough drops
pt: rebuçados de mentol = menthol candies; amêndoas cobertas de açúcar = sugar coated almonds; gomas doces = gummy sweets; alcaçuz doce = liquorice
not: fudge cake; wedding confetti; paper confetti; fudge sauce; mint leaf; popping candy toy; sprinkle mold; fondant mould; fondant roller; fondant tool; candy cane decoration; candy cane stocking; candy cane ornament; nougat colour; drop earring; drop shipping; dragees chocolate; nougat roller; fondant pan; chocolate fondant; caramels leather; candy floss machine; chocolate nougat; confetti cannon; confetti balloon; confetti popper; chocolate caramels
  "chocolate|cioccolato" -> 180690
  "dextrose" -> 170490
  * -> 170490
t: sugar free mints 50g => 170490
t: cake sprinkles nonpareils 80g => 170490
t: türkischer Honig 200g => 170490
t: dried mint leaves => !1704

@ cane-spirit
en: rhum agricole; golden rum; overproof rum; rum and other spirits from cane; aguardiente de cana; clairin; cane spirit; sugar cane spirit; rum over 7.9 per litre; spirits from sugar cane products; flavored rum; tafia; guaro; stroh rum; inlander rum
de: Rum + Flasche|vol|braun|weiß; Inländerrum; Zuckerrohrschnaps; Rumverschnitt
fr: rhum agricole; rhum vieux; tafia; eau-de-vie de canne
es: aguardiente de caña; ron dorado
it: rum bianco; rum scuro; rum agricolo; acquavite di canna
nl: bruine rum; witte rum; suikerrietsterkedrank; kruidenrum
pl: rum biały; rum ciemny; rum korzenny; wódka z trzciny
pt: aguardente de cana; rum branco; rum escuro; grogue
not: rum raisin; rum flavour; rum essence; rum truffle; rum cake; rum cream
  * -> 220840
t: spiced rum 35% vol 70cl => 220840
t: aguardiente de caña 1 l => 220840
t: rum raisin ice cream => !2208

@ cereal-flake
en: rolled grain; rolled or flaked grain; flaked grain; maize flake for brewing; flaked maize; flaked barley; flaked wheat; rolled barley; rolled wheat; rolled rye; flaked rye; rice flake; quinoa flake; buckwheat flake; millet flake; soya-free cereal flake; cereal flake mix raw; multigrain flake raw; flaked oats; rolled oat grain; oat grain flaked; torrefied flaked maize; rolled maize; rolled corn; barley grain + rolled|flaked; barley + rolled; wheat + rolled|flaked; rye + rolled|flaked; maize + rolled|flaked; corn + rolled|flaked grain; barley + flaked; corn + rolled or flaked grains
de: Weizenflocken = wheat flake; Roggenflocken = rye flake; Gerstenflocken = barley flake; Maisflocken für Brauerei = maize flake for brewing; Hirseflocken = millet flake; Reisflocken = rice flake; Buchweizenflocken = buckwheat flake; Fünfkornflocken = five-grain flake
fr: flocons de blé = wheat flakes; flocons de seigle = rye flakes; flocons d'orge = barley flakes; flocons de riz = rice flake; flocons de maïs bruts = raw maize flakes; flocons de sarrasin = buckwheat flake; flocons 5 céréales = five cereal flakes
es: copos de trigo = flaked wheat; copos de centeno = flaked rye; copos de cebada = flaked barley; copos de arroz = rice flake; copos de maíz brutos = raw maize flake; copos de espelta = spelt flake
it: fiocchi di frumento = wheat flake; fiocchi di segale = rye flake; fiocchi d'orzo = barley flake; fiocchi di riso = rice flake; fiocchi di farro = spelt flake
nl: tarwevlokken = wheat flakes; roggevlokken = rye flakes; gerstevlokken = barley flakes; rijstvlokken = rice flake; boekweitvlokken = buckwheat flake
pl: płatki pszenne = wheat flakes; płatki żytnie = rye flakes; płatki jęczmienne = barley flakes; płatki ryżowe = rice flakes; płatki orkiszowe = spelt flakes; płatki gryczane = buckwheat flakes
pt: flocos de trigo = wheat flakes; flocos de centeio = rye flakes; flocos de cevada = barley flakes; flocos de arroz = rice flakes; flocos de espelta = spelt flakes
not: corn flakes; frosted wheat flake; bran flake; wheat flakes cereal; wheat bran; steel rolled; rolled corn tortilla
  "breakfast" -> 190410
  "oat|avena|aveia": * 110412
  "oats": * 110412
  * -> 110419
t: rolled barley => 110419
t: flaked maize for brewing => 110419
t: flaked rye 500g => 110419
t: corn flakes breakfast cereal => !1104

@ cereal-grain-prepared
en: precooked wheat; precooked cereal grain; precooked couscous grain mix; ebly; pearled spelt precooked; quick cook barley; pre-cooked barley; porridge instant pot; prepared porridge; porridge pot; cooked polenta; ready polenta; polenta ready made; polenta block; ready to eat grains pouch; quinoa pouch; microwave grains; freekeh pouch; rice and quinoa pouch
de: vorgegarter Weizen; Zartweizen; fertige Polenta; vorgegarter Reis; Express-Quinoa; Schnellkochgetreide
fr: blé précuit; polenta précuite en bloc; céréales précuites; quinoa cuit; riz précuit micro-ondable
es: trigo precocido; polenta cocida; quinoa cocida vasito; cereales precocidos
it: farro precotto; polenta pronta; orzo precotto; cereali precotti; quinoa pronta
nl: voorgekookte tarwe; kant-en-klare polenta; voorgegaarde granen; snelkookgraan
pl: pszenica wstępnie gotowana; gotowa polenta; kasza ugotowana; zboże prażone gotowane
pt: trigo pré-cozido; polenta pronta; quinoa cozida
  "porridge" -> 190420
  "polenta" -> 190190     # 1904.90 leaves out maize and groats
  "couscous" -> 190240
  * -> 190490
t: ready polenta block 500g => 190190
t: quinoa pouch microwave 250g => 190490
t: raw quinoa 1kg => !1904

@ cereal-pellet
en: wheat pellet; barley pellet; rye pellet; oat pellet; maize pellet; corn pellet; rice pellet; cereal pellet; pellets of wheat; pellets of maize; pellets of rye; pellets of barley; pellets of oats; pellets of rice; pellets of cereals
de: Weizenpellets; Gerstenpellets; Roggenpellets; Maispellets; Getreidepellets; Haferpellets
fr: pellets de blé; agglomérés de blé; pellets de maïs; agglomérés de céréales
es: pellets de trigo; pellets de maíz; pellets de cebada
it: pellets di frumento; agglomerati di cereali; pellet di mais; pellet di orzo
nl: tarwepellets; maispellets; gerstpellets; graanpellets
pl: granulki pszenne; granulki kukurydziane; granulki zbożowe
pt: pellets de trigo; pellets de milho; pellets de cereais
not: snack pellet; bran pellet; straw pellet; corn pellet stove; corn cob pellet; gluten pellet; pellet feed
  "bran" -> 230230
  "straw|paja|paglia|palha" -> 121300
  "snack" -> 190590
  * -> 110320
t: wheat pellets in bulk => 110320
t: pellets of rye or barley => 110320
t: wheat straw pellets => !1103

@ cereal-seed-sowing
en: wheat seed for sowing; barley seed; barley seed for sowing; oat seed for sowing; rye seed for sowing; spelt seed for sowing; millet seed for sowing; sorghum seed for sowing; rice seed for sowing; durum seed for sowing; winter wheat seed; spring barley seed; groundnut seed for sowing; sesame seed for sowing; sunflower seed for sowing; rapeseed for sowing; seed wheat; seed barley; seed oats; seed rye; certified wheat seed; certified barley seed; hybrid rye seed; buckwheat seed for sowing; cotton seed for sowing; soya beans for sowing; soybean seed for sowing
de: Saatweizen; Saatgerste; Saathafer; Saatroggen; Wintergerste Saatgut; Winterweizen Saatgut; Saathirse
fr: blé de semence; orge de semence; avoine de semence; seigle de semence; semence de blé; semence d'orge
es: trigo para siembra; cebada para siembra; avena para siembra; semilla de trigo; semilla de cebada
it: grano da semina; orzo da semina; avena da semina; seme di frumento
nl: zaaitarwe; zaaigerst; zaaihaver; zaairogge
pl: pszenica siewna; jęczmień siewny; owies siewny; żyto siewne
pt: trigo para sementeira; cevada para sementeira; aveia para sementeira; semente de trigo
not: not for sowing; wheat seed oil
  "durum" -> 100111
  "barley" -> 100310
  "saatgerste" -> 100310
  "wintergerste" -> 100310
  "orge" -> 100310
  "d'orge" -> 100310
  "cebada" -> 100310
  "orzo" -> 100310
  "zaaigerst" -> 100310
  "jeczmien" -> 100310
  "cevada" -> 100310
  "oat" -> 100410
  "oats" -> 100410
  "saathafer" -> 100410
  "avoine" -> 100410
  "avena" -> 100410
  "zaaihaver" -> 100410
  "owies" -> 100410
  "aveia" -> 100410
  "rye" -> 100210
  "saatroggen" -> 100210
  "seigle" -> 100210
  "zaairogge" -> 100210
  "zyto" -> 100210
  "millet" -> 100821
  "saathirse" -> 100821
  "sorghum" -> 100710
  "rice|arroz|riso" -> 100610
  "buckwheat" -> 100810
  "groundnut|cacahuete|arachide|amendoim" -> 120230
  "sesame" -> 120740
  "sunflower|girasol|girasole|girassol" -> 120600
  "rapeseed" -> 120510
  "cotton|algodón|cotone|algodão" -> 120721
  "soya|soja|soia" -> 120110
  "soybean" -> 120110
  * -> 100191
t: barley seed for sowing => 100310
t: groundnut seed for sowing => 120230
t: Saatweizen 500 kg => 100191
t: milling wheat => !100191

@ cereal-worked
en: kibbled grain; kibbled wheat; kibbled rye; kibbled barley; kibbled maize; hulled oats; hulled oat; dehulled oats; pearled oats; hulled maize; hominy; degermed maize; pearled barley; pearled wheat; hulled wheat; dehusked spelt; clipped oats; cut rye; cracked rye; cut wheat; sliced wheat; hulled spelt; dehulled spelt; pot barley; scotch barley; cracked corn food; oats + hulled|pearled|kibbled|sliced|clipped; barley grain + hulled|pearled|kibbled; maize grain + hulled|kibbled; wheat grain + kibbled|pearled|sliced; rye grain + kibbled|sliced; oat grain + hulled|pearled|kibbled|sliced; barley + hulled|pearled|kibbled|sliced; maize + hulled|kibbled|sliced; wheat + kibbled|pearled|sliced; rye + kibbled|sliced; wheat grits kibbled; peeled wheat
de: Hafer geschält; Nackthafer geschält; Haferkerne; Weizenschrot; Roggenschrot grob; Rollgerste; Gerste geschält; Dinkel entspelzt
fr: avoine décortiquée; orge mondé; blé concassé; seigle concassé; maïs mondé; gruau d'avoine entier; blé mondé
es: avena pelada; cebada mondada; trigo partido; maíz mondado; maíz pelado; centeno partido
it: avena decorticata; orzo mondo; orzo decorticato; grano spezzato; mais decorticato; farro decorticato
nl: gepelde haver; gepelde gerst; gebroken tarwe; gebroken rogge; gepelde maïs
pl: owies obłuszczony; jęczmień łuskany; pszenica łamana; kukurydza obłuszczona; pęczak pszenny
pt: aveia descascada; cevada descascada; trigo partido; milho descascado; canjica de milho; centeio partido
not: canned hominy; cracked corn feed; hominy grits
  "canned|en conserva|in scatola|em conserva|enlatado" -> 200580
  "oats" -> 110422
  "oat" -> 110422
  "hafer" -> 110422
  "haferkerne" -> 110422
  "nackthafer" -> 110422
  "avoine" -> 110422
  "avena" -> 110422
  "haver" -> 110422
  "owies" -> 110422
  "aveia" -> 110422
  "maize" -> 110423
  "corn" -> 110423
  "hominy" -> 110423
  "mais" -> 110423
  "maiz" -> 110423
  "kukurydza" -> 110423
  "milho" -> 110423
  * -> 110429
t: hulled oats 25kg => 110422
t: kibbled wheat => 110429
t: hulled maize => 110423
t: pearled barley 25kg => 110429
t: oats whole grain feed => !1104

@ cheese-alpine
en: comte cheese; beaufort cheese; appenzeller; appenzell cheese; sbrinz; tete de moine; vacherin fribourgeois; vacherin mont d'or; fontina; bergkase; mountain cheese; alp cheese; alpine cheese; emmentaler; emmenthal; abondance cheese; etivaz
de: Greyerzer; Appenzeller; Alpkäse; Vorarlberger Bergkäse; Tête de Moine
fr: comté + fromage|affiné|AOP; beaufort + fromage|AOP|affiné; appenzell; vacherin; abondance + fromage
es: queso gruyer; queso emmental; queso suizo
it: groviera; fontina; emmentaler; formaggio d'alpeggio; bitto + formaggio
nl: gruyèrekaas; emmentaler kaas; bergkaas
pl: ser szwajcarski; ser ementaler; gruyère
pt: queijo gruyère; queijo emmental; queijo suíço
  use cheese-firm
t: gruyère AOP 200g => 040690
t: Emmentaler slices => 040690
t: grated gruyere bag => 040620
t: swiss army knife => !04

@ cheese-american
en: pepper jack; colby; marble cheese; muenster; cotija; queso blanco; queso chihuahua; cheese stick snack; mozzarella string; provel; baby swiss; farmer cheese; hoop cheese; jack cheese; longhorn cheese; deli sliced cheese
de: Monterey Jack = monterey jack; Käsesticks = cheese stick + String|Snack
fr: fromage monterey jack = monterey jack cheese; fromage à effilocher = string cheese
es: queso monterey jack = jack cheese; queso cotija = cotija; queso chihuahua = queso chihuahua; queso colby = colby
it: formaggio monterey jack = monterey jack cheese; formaggio a fette = sliced cheese
nl: monterey jack kaas = monterey jack cheese; kaassticks = cheese sticks + snack; snijkaas = slicing cheese
pl: ser monterey jack = monterey jack cheese; ser colby = colby; ser w plastrach = sliced cheese
pt: queijo prato = prato cheese; queijo colonial = colonial cheese; queijo monterey jack = monterey jack cheese; queijo coalho = coalho cheese
not: colby jacket
  "string" -> 040610          # pulled curd of the mozzarella kind
  "mozzarella" -> 040610
  "queso blanco" -> 040610
  "farmer" -> 040610
  use cheese-firm
t: Monterey Jack block 2 kg => 040690
t: mozzarella string cheese sticks => 040610
t: shredded colby jack => 040620
t: monterey jacket men => !04

@ cheese-balkan
en: kashkaval; kefalotyri; kefalograviera; kefalo-tyri; kasseri; graviera; ladotyri; sirene cheese; white brined cheese; bryndza; bulgarian white cheese; akkawi; nabulsi cheese; tulum cheese; ezine cheese; kasar cheese; trappista cheese; lighvan; manouri aged; telemea; liptauer hard; brined cheese; domiati
de: Kaschkawal; Hirtenkäse; Salzlakenkäse; Schafskäse in Salzlake; Kefalotiri; Balkankäse
fr: kashkaval; kéfalotyri; fromage en saumure; feta; fromage blanc en saumure turc
es: queso kashkaval; queso kefalotyri; queso feta; queso en salmuera
it: formaggio kashkaval; formaggio in salamoia; feta greca
nl: kashkaval kaas; pekelkaas; witte kaas in pekel; feta
pl: kaszkawał; ser bałkański; bryndza; ser w solance; feta; ser sałatkowy
pt: queijo kashkaval; queijo em salmoura; queijo feta
  use cheese-firm
t: kashkaval 400g => 040690
t: white brined cheese in tins => 040690
t: Kefalograviera wheel => 040690
t: greek yogurt => !0406

@ cheese-british
en: lancashire cheese; cheshire cheese; wensleydale; caerphilly; double gloucester; single gloucester; derby cheese; sage derby; blarney cheese; blarney + cheese|irish cheese|slices; cornish yarg; dubliner cheese; coastal cheddar; dunlop cheese; lancashire + cheese|crumbly|creamy|tasty; irish cheddar; smoked cheddar; mature cheddar; vintage cheddar
de: Chesterkäse = chester cheese; Red Leicester Käse = red leicester cheese; Irischer Cheddar = irish cheddar
fr: fromage cheshire = cheshire cheese; fromage chester = cheshire cheese; fromage red leicester = red leicester cheese
es: queso chester = cheshire cheese; queso red leicester = red leicester cheese; queso cheshire = cheshire cheese
it: formaggio cheshire = cheshire cheese; formaggio chester = cheshire cheese; formaggio red leicester = red leicester cheese
nl: chesterkaas = cheshire cheese; cheshire kaas = cheshire cheese; red leicester kaas = red leicester cheese
pl: ser cheshire = cheshire cheese; ser chester = cheshire cheese; ser red leicester = red leicester cheese
pt: queijo chester = chester cheese; queijo cheshire = cheshire cheese; queijo red leicester = red leicester cheese
not: lancashire rose; lancashire flag; lancashire heeler
  use cheese-firm
t: crumbly Lancashire cheese 200g => 040690
t: Wensleydale with cranberries => 040690
t: Lancashire rose flag => !04

@ cheese-fresh-2
en: oaxaca cheese; queso panela; panela cheese; stracciatella + burrata|bufala|cheese|di; stracchino; crescenza; robiola; fromage blanc; skyr cheese; requesson; faisselle; primo sale; caprino fresco; tvorog; twarog; mizithra; anthotyros; jben; squeaky cheese; mozzarella + block|shredded|ball|log|diced; fior di latte; topfen
de: Schichtkäse; körniger Frischkäse; Stracchino; Speisequark; Molkenkäse; Büffelmozzarella
fr: brousse; brocciu; boursin
es: queso de Burgos; queso panela; queso oaxaca; quesillo; cuajada queso
it: crescenza; robiola; primo sale; fior di latte; stracciatella di bufala; caprino fresco
nl: platte kaas; geraspte mozzarella
pl: twarożek; ser biały; serek homogenizowany
pt: queijo minas frescal; queijo quark; almece
not: stracciatella ice cream; stracciatella yogurt; stracciatella chocolate; cheese curd snack; panela sugar; stracciatella gelato; stracciatella cookie
  "processed" -> 040630
  "powder|polvo|polvere|pó" -> 040620
  * -> 040610      # unripened; mozzarella stays here also when shredded for pizza is doubtful, 0406.20 for powdered and grated
t: queso fresco 400g => 040610
t: stracchino crescenza => 040610
t: Twaróg półtłusty 250 g => 040610
t: panela sugar block => !0406

@ cheese-iberian
en: mahon cheese; idiazabal; tetilla cheese; roncal cheese; zamorano cheese; serra da estrela; azeitao cheese; sao jorge cheese; iberico cheese; majorero; arzua ulloa; manchego wedge; queso curado; spanish sheep cheese; nisa cheese
de: Manchego; Mahón Käse; spanischer Schafskäse
fr: manchego; fromage manchego; fromage de brebis espagnol
es: queso mahón; queso idiazábal; queso de tetilla; queso roncal
it: manchego; formaggio manchego; formaggio di pecora spagnolo
nl: manchego kaas; spaanse schapenkaas; mahon kaas
pl: ser manchego; hiszpański ser owczy; ser owczy dojrzewający
pt: queijo serra da estrela; queijo de azeitão; queijo de São Jorge; queijo de ovelha; queijo de nisa
  use cheese-firm
t: queso curado de oveja 3 kg => 040690
t: Serra da Estrela cheese => 040690
t: manchego grated => 040620
t: tetilla baby bottle => !04

@ cheese-italian-hard
en: pecorino romano; caciocavallo; ragusano; fiore sardo; montasio; fontal; parmigiano; pecorino sardo; pecorino toscano; canestrato; castelmagno; toma cheese; smoked scamorza; scamorza; ricotta salata; monte veronese; piave cheese; reggianito
de: Pecorino = pecorino; Parmigiano Reggiano = parmigiano reggiano; Provolone = provolone; Grana Padano = grana padano; Montasio = montasio
fr: pecorino = pecorino; parmigiano reggiano = parmigiano reggiano; provolone = provolone; grana padano = grana padano
es: queso pecorino = pecorino cheese; queso provolone = provolone cheese; queso grana padano = grana padano cheese; reggianito = reggianito
it: asiago = asiago; ragusano = ragusano; fiore sardo = fiore sardo; montasio = montasio; scamorza = scamorza
nl: pecorino kaas = pecorino cheese; parmigiano reggiano = parmigiano reggiano; grana padano kaas = grana padano cheese; provolone kaas = provolone cheese
pl: pecorino = pecorino; parmigiano reggiano = parmigiano reggiano; grana padano = grana padano; provolone = provolone
pt: queijo pecorino = pecorino cheese; queijo provolone = provolone cheese; grana padano = grana padano; parmigiano reggiano = parmigiano
  use cheese-firm
t: Ragusano DOP => 040690
t: Fiore Sardo wedge => 040690
t: grated pecorino 100g => 040620
t: montasio mountain map => !07

@ cheese-semi-soft
en: havarti; danbo; esrom; samso; samsoe; maribo; jarlsberg; finlandia cheese; tilsiter; leerdammer; maasdamer; butterkase; kernhem; fynbo; elbo cheese; vasterbotten; prast cheese; gjetost; brunost; raclette cheese; morbier; port salut; saint paulin; saint-nectaire; oltermanni; turunmaa; herrgard cheese
de: Tilsiter = tilsiter; Butterkäse = butterkase; Havarti = havarti; Maasdamer = maasdamer; Raclettekäse = raclette cheese; Jarlsberg = jarlsberg; Danbo = danbo; Esrom = esrom; Steppenkäse = steppe cheese; Edamer = edam cheese; Trappistenkäse = trappist cheese
fr: raclette = raclette cheese + fromage|tranches; morbier = morbier; saint-paulin = saint paulin; saint-nectaire = saint-nectaire; cantal = cantal cheese + fromage; mimolette = mimolette cheese; tomme de savoie = tomme de savoie cheese; salers fromage = salers cheese; ossau-iraty = ossau-iraty cheese
es: queso havarti = havarti; queso raclette = raclette cheese; queso maasdam = maasdamer; queso tilsit = tilsit cheese
it: tilsit formaggio = tilsit cheese; raclette formaggio = raclette cheese; havarti formaggio = havarti cheese; maasdam formaggio = maasdam cheese; formaggio da raclette = raclette cheese
nl: maasdammer = maasdamer; leerdammer kaas = leerdammer; maasdamse kaas = maasdamer; raclettekaas = raclette cheese; kernhemse kaas = kernhem
pl: ser tylżycki = tilsiter; ser havarti = havarti; ser raclette = raclette cheese; ser maasdamer = maasdam cheese; ser podlaski; ser salami; ser morski
pt: queijo havarti = havarti cheese; queijo raclette = raclette cheese; queijo tilsit = tilsit cheese; queijo maasdam = maasdam cheese
not: raclette grill; raclette oven; raclette machine; raclette pan
  use cheese-firm
t: Havarti slices 150g => 040690
t: Jarlsberg => 040690
t: raclette grill for 8 persons => !04

@ cheese-washed-rind
en: taleggio; reblochon; munster cheese; limburger; romadur; livarot; pont l'eveque; epoisses; maroilles; italico; crescenza stagionata; brick cheese; stinking bishop; mont d'or cheese; herve cheese; brie de meaux; coulommiers; chaource; brillat savarin; neufchatel french; saint marcellin; camembert de normandie; crottin; sainte maure; valencay; bucheron; goat log; chevre log; goat cheese log; bonchester
de: Limburger Käse = limburger; Romadur = romadur; Münsterkäse = munster cheese; Weichkäse = soft cheese; Ziegenkäserolle = goat cheese roll; Harzer Käse = harz cheese; Handkäse = sour milk hand cheese; Quargel = sour milk cheese + Käse
fr: fromage munster = munster cheese; munster fermier = farmhouse munster cheese; reblochon = reblochon; munster fromage = munster cheese; livarot = livarot; maroilles = maroilles; époisses = epoisses; pont-l'évêque = pont l'eveque; coulommiers = coulommiers; bûche de chèvre = goat cheese log; crottin de chavignol = crottin de chavignol cheese; chaource = chaource; saint-marcellin = saint marcellin
es: queso taleggio = taleggio; queso limburger = limburger; rulo de cabra = goat cheese log; torta del casar = torta del casar cheese; queso de cabra curado = cured goat cheese
it: taleggio = taleggio; taleggio DOP = taleggio; robiola stagionata = aged robiola; caprino stagionato = aged goat cheese; quartirolo = quartirolo
nl: limburger kaas = limburger; herve kaas = herve cheese; geitenkaasrol = goat cheese roll; brie de meaux = brie de meaux
pl: ser limburski = limburger; rolada kozia = goat cheese roll; ser camembert = camembert cheese; ser kozi pleśniowy = mould-ripened goat cheese
pt: queijo taleggio = taleggio cheese; rolo de cabra = goat cheese log; queijo reblochon = reblochon cheese; queijo limburger = limburger cheese
not: munster germany; neufchatel switzerland; limburger shirt
  use cheese-firm
t: Taleggio DOP 200g => 040690
t: reblochon de savoie => 040690
t: limburger cheese => 040690
t: cheese board wood => !04

@ chicory-roasted
en: chicory granules; chicory instant; cereal coffee; date seed coffee; chicory extract drink; roasted chicory extract
de: Kaffee-Ersatz; Dinkelkaffee; geröstete Zichorie
fr: chicorée torréfiée; succédané de café; café de chicorée; café d'orge
es: achicoria tostada; achicoria soluble; café de cereales
it: cicoria tostata; surrogato di caffè; orzo tostato macinato
nl: gebrande cichorei
pl: namiastka kawy; kawa żołędziowa
pt: bebida de cevada
  "containing coffee" -> 090190
  * -> 210130
t: roasted chicory ground 500g => 210130
t: Getreidekaffee löslich => 210130
t: fresh chicory salad => !2101

@ chocolate-bulk
en: couverture chocolate; chocolate couverture; chocolate compound; compound coating; chocolate coating; chocolate flavour coating; chocolate crumb; chocolate milk crumb; chocolate liquor sweetened block; baking chocolate drops; chocolate chunks bulk; chocolate in bulk; callets; industrial chocolate; bulk chocolate; fat glaze cocoa; cake covering chocolate; chocolate block
de: Zartbitterkuvertüre; Vollmilchkuvertüre; dunkle Kuvertüre; Kakaohaltige Fettglasur; Kakaofettglasur; Blockschokolade; Schokoladenmasse; Schokoladenkuvertüre
fr: couverture chocolat; couverture de chocolat; glaçage au cacao; chocolat en vrac; pistoles de chocolat
es: chocolate de cobertura; chocolate a granel; sucedáneo de cobertura
it: cioccolato di copertura; copertura di cioccolato; surrogato di cioccolato; cioccolato in gocce sfuso
nl: couverture chocolade; cacaofantasie; chocolade in bulk; cakeglazuur chocolade
pl: kuwertura; polewa czekoladowa; polewa kakaowa; kuwertura czekoladowa; czekolada w bloku
pt: cobertura de chocolate; chocolate de cobertura; chocolate a granel; chocolate em bloco culinária
not: chocolate coating machine; couverture de lit
  "white" -> 170490
  weight>2kg -> 180620 ~.5
  weight<=2kg -> 180632 ~.2
  pack=bulk -> 180620
  "crumb" -> 180620
  * -> 180620
ask: weight
t: dark couverture callets 10 kg => 180620
t: compound coating 25 kg => 180620
t: chocolate mould silicone => !1806

@ chocolate-figure
en: chocolate easter egg; chocolate easter bunny; hollow chocolate figure; chocolate figure; chocolate advent calendar; chocolate lollipop; chocolate covered peanut; chocolate covered strawberry; chocolate pebbles; liqueur chocolate; chocolate cherry liqueur; chocolate umbrella; box of chocolates; assorted chocolates; chocolate pralines; chocolate shavings; chocolate paste; chocolate fondue; chocolate fudge; chocolate rocks; bonbons au chocolat; surprise chocolate egg; chocolate coated coffee beans
de: Schokohase; Osterhase Schokolade; Schokoladenweihnachtsmann; Schokoladenhohlfigur; Pralinenschachtel; Schokodragees; Schokomandeln; Schokorosinen; Schokosoße; Adventskalender Schokolade
fr: lapin en chocolat; figurine en chocolat; assortiment de chocolats; amandes chocolatées; sauce au chocolat; vermicelles en chocolat; boîte de chocolats; calendrier de l'avent chocolat
es: huevo de chocolate; conejo de chocolate; figura de chocolate; monedas de chocolate; caja de bombones; almendras con chocolate; salsa de chocolate; fideos de chocolate
it: uovo di cioccolato; coniglio di cioccolato; monete di cioccolato; scatola di cioccolatini; mandorle al cioccolato; salsa al cioccolato; codette di cioccolato
nl: chocolade-ei; chocoladehaas; paashaas chocolade; chocolademunten; doos bonbons; chocoladehagelslag; chocoladesaus; chocoladerozijnen
pl: jajko czekoladowe; zając czekoladowy; figurka czekoladowa; monety czekoladowe; migdały w czekoladzie; sos czekoladowy; kalendarz adwentowy czekoladowy
pt: coelho de chocolate; figura de chocolate; moedas de chocolate; caixa de bombons; amêndoas de chocolate; molho de chocolate; granulado de chocolate
not: chocolate fondue set; chocolate fondue machine; chocolate fountain; chocolate box mould; chocolate mould; chocolate egg mold; chocolate egg mould; chocolate box packaging; empty chocolate box; chocolate lollipop mould; chocolate coin mould; chocolate bonbon mould
  "white chocolate" -> 170490
  weight>2kg "sprinkles" -> 180620
  weight>2kg "vermicelli" -> 180620
  weight>2kg "shavings" -> 180620
  * -> 180690
t: hollow chocolate easter bunny 100g => 180690
t: box of assorted chocolates 400g => 180690
t: Schokomandeln 200g => 180690
t: chocolate mould silicone => !1806

@ citrus-canned
en: citrus segment; orange segments in syrup; grapefruit segments in syrup; mandarins in syrup; mandarin oranges in syrup; lemon slices in syrup; yuzu tea; citron tea; candied-free citrus fruit; honey citron tea; citrus fruit + prepared|preserved; kumquats in syrup; canned grapefruit
de: Mandarin-Orangen Dose; Mandarinen + Dose|Sirup; Orangenfilets im Saft; Zitrusfruchtfilets; Salzzitronen
fr: mandarines au sirop; quartiers de pamplemousse au sirop; segments d'agrumes; citrons confits au sel; agrumes en conserve
es: gajos de mandarina; mandarina en almíbar; gajos de pomelo en almíbar; limones en conserva
it: mandarini sciroppati; spicchi di agrumi; pompelmo sciroppato; limoni in conserva
nl: mandarijnpartjes; mandarijntjes op siroop; grapefruitpartjes; ingelegde citroenen
pl: mandarynki w syropie; cząstki mandarynek; cząstki grejpfruta w syropie; kiszone cytryny
pt: gomos de tangerina em calda; tangerinas em calda; gomos de toranja; limões em conserva
  * -> 200830
t: mandarin oranges in syrup 312g => 200830
t: grapefruit segments in syrup => 200830
t: fresh mandarins => !2008

@ clover-forage-seed
en: sainfoin seed; forage plant seed; cocksfoot seed; mustard green manure seed; forage mix seed; turnip fodder seed; meadow grass seed; rye grass seed; perennial ryegrass; italian ryegrass; fescue; meadow fescue seed; red fescue; serradella seed; lespedeza seed; sudan grass seed; chicory forage seed; seeds of forage plants; clover + seed|sowing; lupine + seed sowing
de: Kleesaat = clover seed; Rotkleesaat = red clover seed; Weißkleesaat = white clover seed; Luzernesaat = alfalfa seed; Wickensaat = vetch seed; Gründüngung = green manure + Saat|Samen; Lieschgras = timothy grass; Futterpflanzensamen = forage plant seed; Lupinensaat = lupin seed; Phacelia Saatgut = phacelia seed; Rotklee = red clover
fr: semence de trèfle = clover seed; graines de vesce = vetch seed; graines de ray-grass = rye grass seed; graines de fétuque = fescue seed; engrais vert = green manure + graines; graines de lupin à semer = lupin seed
es: semilla de veza = vetch seed; semilla de raigrás = rye grass seed; semilla de festuca = fescue seed; abono verde = green manure + semilla
it: semi di veccia = vetch seed; semi di loietto = rye grass seed; sementi foraggere = forage plant seed; semi di festuca = fescue seed; sovescio = green manure seed + semi
nl: wikkezaad = vetch seed; raaigraszaad = rye grass seed; groenbemester = green manure seed + zaad; zwenkgraszaad = fescue seed; voedergewaszaad = forage plant seed
pl: nasiona wyki = vetch seed; nasiona życicy = ryegrass seed; nasiona traw pastewnych = forage grass seed; nasiona łubinu = lupin seed; nasiona facelii = phacelia seed; nawóz zielony = green manure seed + nasiona
pt: sementes de luzerna = alfalfa seeds; sementes de ervilhaca = vetch seeds; sementes de azevém = ryegrass seeds; sementes de festuca = fescue seeds; adubo verde = green manure seed + sementes
not: clover leaf; clover necklace; clover honey; clover pendant; sprouting; clover bracelet; clover ring
  "alfalfa" -> 120921
  "lucerne" -> 120921
  "luzerne" -> 120921
  "luzernesaat" -> 120921
  "erba medica" -> 120921
  "luzernezaad" -> 120921
  "lucerny" -> 120921
  "luzerna" -> 120921
  "clover" -> 120922
  "klee" -> 120922
  "kleesaat" -> 120922
  "rotkleesaat" -> 120922
  "weisskleesaat" -> 120922
  "rotklee" -> 120922
  "trefle" -> 120922
  "trebol" -> 120922
  "trifoglio" -> 120922
  "klaverzaad" -> 120922
  "koniczyny" -> 120922
  "trevo" -> 120922
  "fescue" -> 120923
  "fetuque" -> 120923
  "festuca" -> 120923
  "zwenkgraszaad" -> 120923
  "bluegrass" -> 120924
  "ryegrass" -> 120925
  "rye grass" -> 120925
  "weidelgras" -> 120925
  "ray-grass" -> 120925
  "raigras" -> 120925
  "loietto" -> 120925
  "raaigraszaad" -> 120925
  "zycicy" -> 120925
  "azevem" -> 120925
  "mustard" -> 120750     # ch. 12 n. 3: oil seeds stay in 1207 for sowing too
  * -> 120929     # fodder beet, vetch, lupins, timothy: 1209.29
t: red clover seed for sowing => 120922
t: vetch seed 25kg => 120929
t: Luzernesaat 10 kg => 120921
t: clover pendant necklace => !1209

@ cocoa-butter-equivalent
en: cocoa butter equivalent; cocoa butter substitute; cbe; cocoa butter replacer; cbs fat; coating fat; confectionery fat; filling fat; frying shortening; bakery shortening; bakery fat; lamination fat; release agent oil; mould release oil edible; baking spray oil; liquid margarine; imitation lard; blended edible oil; lard substitute; pan release oil
de: Kakaobutterersatz = cocoa butter substitute; Trennöl = pan release oil; Trennfett = release fat; Füllfett = filling fat; Siedefett = frying fat; Flüssigmargarine = liquid margarine
fr: équivalent de beurre de cacao = cocoa butter equivalent; graisse de friture = frying fat; graisse de couverture = coating fat; agent de démoulage alimentaire = mould release oil edible; margarine liquide = liquid margarine
es: equivalente de manteca de cacao = cocoa butter equivalent; grasa para freír = frying fat; desmoldeante alimentario = mould release oil edible; grasa de repostería = pastry fat; margarina líquida = liquid margarine
it: equivalente del burro di cacao = cocoa butter equivalent; grasso per frittura = frying fat; distaccante alimentare = food release agent; grasso per pasticceria = pastry fat; margarina liquida = liquid margarine
nl: cacaoboterequivalent = cocoa butter equivalent; bakvet = baking fat; lossingsmiddel voor bakkerij = bakery release agent; vloeibare margarine = liquid margarine
pl: zamiennik masła kakaowego = cocoa butter replacer; tłuszcz cukierniczy = confectionery fat; tłuszcz smażalniczy = frying fat; margaryna płynna = liquid margarine
pt: equivalente de manteiga de cacau = cocoa butter equivalent; gordura de fritar = frying fat; desmoldante alimentar = food release agent; gordura para pastelaria = bakery fat; margarina líquida = liquid margarine
not: used frying oil; cbe award; deep fryer
  "used" -> 151800
  * -> 151790
t: cocoa butter equivalent 20 kg => 151790
t: Frittierfett 10 l => 151790
t: pure cocoa butter => !1517

@ cocoa-cake
en: cocoa paste defatted; defatted cocoa paste; partly defatted cocoa; cocoa powder cake; fat reduced cocoa mass
de: Kakaopresskuchen; entfettete Kakaomasse; Kakaokuchen Presskuchen
fr: tourteau de cacao; pâte de cacao dégraissée
es: torta de cacao; pasta de cacao desgrasada
it: panello di cacao; pasta di cacao sgrassata
nl: cacaoperskoek; ontvette cacaopasta; cacaokoek
pl: makuch kakaowy; odtłuszczona pasta kakaowa; kuch kakaowy
pt: torta de cacau; pasta de cacau desengordurada
not: chocolate cake; cocoa cake mix
  * -> 180320
t: cocoa press cake 25 kg bags => 180320
t: defatted cocoa paste => 180320
t: chocolate cake frozen => !1803

@ cocoa-sweet-powder
en: cocoa powder + sweetened|sugar|added sugar; sweetened cocoa; instant cocoa; cocoa drink; chocolate powder; cocoa beverage powder; hot chocolate sachet; cacao drink powder; powdered chocolate
de: Trinkschokolade Pulver; gezuckertes Kakaopulver; Kakaopulver + gezuckert|Zuckerzusatz; Instantkakao
fr: poudre chocolatée; poudre de cacao sucrée; boisson cacaotée en poudre
es: cacao en polvo azucarado; bebida de cacao en polvo; cacao azucarado
it: cioccolato in polvere; preparato per cioccolata calda; cioccolata in polvere
nl: cacaodrank poeder; gezoete cacao; chocoladedrank poeder; oploscacao; chocoladepoeder
pl: kakao instant; napój kakaowy w proszku; czekolada w proszku
pt: cacau em pó açucarado; bebida de cacau em pó; achocolatado em pó
not: unsweetened cocoa; no added sugar; without sugar; chocolate powder cosmetic
  "milk": weight>2kg 180620; * 180690
  * -> 180610
t: sweetened cocoa powder 250g => 180610
t: instant chocolate drink powder 500g => 180610
t: pure cocoa powder unsweetened => !1806

@ coconut-inner-shell
en: coconut in the inner shell; coconut in endocarp; mature coconut; semi husked coconut; dehusked coconut; brown coconut
de: Kokosnuss ohne Außenschale; Kokosnuss in der Steinschale; reife Kokosnüsse
fr: noix de coco en coque interne; noix de coco mûre
es: coco maduro; coco en la cáscara interna
it: noce di cocco con guscio interno; cocco maturo
nl: kokosnoot in binnenschaal; rijpe kokosnoot
pl: kokos dojrzały; orzech kokosowy w łupinie wewnętrznej
pt: coco seco com casca interna; coco maduro
  * -> 080112
t: semi husked coconuts in bags => 080112
t: desiccated coconut fine => 080111
t: coconut shell bowl => !0801

@ coffee-granules
en: coffee granules; coffee powder instant; freeze dried coffee; espresso powder; spray dried coffee; soluble coffee; agglomerated coffee; instant decaf; chicory and coffee essence; camp coffee
de: löslicher Kaffee; Kaffeegranulat; Kaffeekonzentrat; Instantkaffee; gefriergetrockneter Kaffee
fr: café soluble lyophilisé; café lyophilisé; concentré de café; café instantané
es: café soluble; café instantáneo; café liofilizado; concentrado de café
it: caffè solubile; caffè liofilizzato; caffè istantaneo
nl: koffie-extract; gevriesdroogde koffie; instantkoffie; koffieconcentraat
pl: kawa rozpuszczalna; kawa liofilizowana; kawa instant; koncentrat kawy
pt: café solúvel; café instantâneo; café liofilizado
not: green coffee extract; coffee extract cream; coffee mix; 3 in 1; 3in1; coffee scrub; coffee extract capsule
  "chicory" -> 210112
  * -> 210111
t: freeze dried coffee 100g jar => 210111
t: coffee granules => 210111
t: cold brew concentrate 1l => 210111
t: 3 in 1 coffee mix sachets => !210111

@ coffee-preparation
en: coffee preparation; preparation with a basis of coffee; preparations with a basis of coffee; coffee paste; instant latte sachet; white coffee sachet; coffee creamer mix 2 in 1; bulletproof coffee powder; coffee capsule with milk
de: Cappuccino-Pulver; Kaffeezubereitung; Eiskaffee-Pulver; Instant Cappuccino; Milchkaffeepulver
fr: préparation à base de café; poudre cappuccino; latte en poudre
es: preparación a base de café; café con leche en polvo
it: preparazioni a base di caffè
nl: koffiebereiding; oploscappuccino; latte poeder
pl: cappuccino rozpuszczalne; cappuccino w proszku; przetwory na bazie kawy
pt: preparação à base de café; café com leite em pó
not: coffee substitute
  "extracts" -> 210112
  * -> 210112
t: instant cappuccino powder 10 sachets => 210112
t: preparations with a basis of coffee => 210112
t: instant coffee pure 200g => !210112

@ concentrate-drink
en: elderflower cordial; cordial + elderflower|lime|blackcurrant|concentrate; squash concentrate drink; syrup concentrate for soda; sodastream syrup; post mix syrup; bag in box cola syrup; blackcurrant squash; orange squash; drink concentrate; drink powder; isotonic powder; beverage powder; water enhancer; fruit syrup for drinks; grenadine; flavoured sugar syrup; caramel syrup coffee; vanilla syrup; hazelnut syrup; mojito syrup; margarita mix; compound alcoholic preparation; beverage base; lactose syrup flavoured; coloured sugar syrup; energy drink powder; lemonade powder; cola concentrate
de: Holunderblütensirup; Getränkepulver; Fruchtsirup; Himbeersirup; Sirup für Wassersprudler; Grenadine; Elektrolytpulver; Waldmeistersirup
fr: sirop de fleurs de sureau; sirop pour boissons; poudre pour boisson; sirop aromatisé
es: granadina; sirope para café; jarabe aromatizado; concentrado para bebidas; bebida en polvo; jarabe de granadina; sirope de vainilla
it: sciroppo alla menta; granatina; sciroppo per bibite; sciroppo aromatizzato; preparato in polvere per bevande; sciroppo di sambuco; orzata sciroppo
nl: vlierbloesemsiroop; ranja; grenadine; koffiesiroop; drankpoeder; aanmaaklimonade; dranksiroop
pl: syrop z kwiatów bzu; syrop do napojów; syrop smakowy; napój w proszku; grenadyna
pt: groselha xarope; capilé; concentrado para bebidas; bebida em pó; xarope aromatizado; granadina
not: cough syrup; maple syrup; cordial glass; chocolate powder; cocoa powder; pulp syrup; syrup pump; syrup bottle; protein powder; tea powder; coffee powder
  "alcoholic preparation": * 210690
  * -> 210690
t: elderflower cordial 500ml => 210690
t: hazelnut coffee syrup 1l => 210690
t: elderflower drink sparkling can => !2106

@ cress-herb-salad
en: garden cress; cress + fresh|salad|punnet|living; land cress; purslane; sorrel; sea beans vegetable; rocket + fresh|salad|leaves|wild; salad rocket; wild rocket; tarragon + fresh|bunch; savory + fresh|chilled; oxalis + fresh|tuber|edible; chayote; mirliton; skirret; cardoon; swiss chard; rainbow chard; fennel + fresh|bulb; beansprout; bean shoots; pea shoots; bamboo shoot + fresh; drumstick + moringa|vegetable|fresh pods; moringa pod; fresh capers; capers + fresh; lemongrass + fresh|chilled; salicornia; ice plant vegetable; mizuna; tatsoi; morning glory vegetable; malabar spinach; snake gourd; jute leaves fresh; amaranth leaves; cress fresh
de: Brunnenkresse = watercress; Kresse = cress + frisch|Schale; Portulak = purslane; Sauerampfer = sorrel; Rauke = rocket; Fenchelknolle = fennel bulb; Fenchel = fennel + frisch|Knolle; Mungbohnensprossen = mung bean sprout; Queller = samphire; Chayote = chayote; Estragon = tarragon + frisch; Zitronengras = lemongrass + frisch
fr: cresson = cress; pourpier = purslane; oseille = sorrel; bette à carde = swiss chard; fenouil = fennel + bulbe|frais; pousses de soja = soya bean sprouts; salicorne = samphire; chayotte = chayote; estragon = tarragon + frais; cardon = cardoon
es: berros = cress; verdolaga = purslane; hinojo = fennel + fresco|bulbo; brotes de alfalfa = alfalfa sprout; chayote = chayote; estragón = tarragon + fresco; cardo = cardoon + verdura|fresco
it: crescione = cress; portulaca = purslane; salicornia = samphire; cardi = cardoon + verdura|freschi; dragoncello = tarragon + fresco; coste = swiss chard + verdura
nl: waterkers = watercress; tuinkers = garden cress; postelein = purslane; venkel = fennel + knol|vers; zeekraal = samphire; dragon = tarragon + vers
pl: rukiew wodna = watercress; rzeżucha = cress; boćwina = chard; koper włoski = fennel + świeży; kiełki fasoli = bean sprouts; estragon = tarragon + świeży; szczaw = sorrel
pt: agrião = watercress; beldroega = purslane; funcho = fennel + fresco|bolbo; rebentos de soja = soybean sprouts; chuchu = chayote; estragão = tarragon + fresco
not: bean sprouter; sprouting jar; cress seed; rocket seed; chard seed; fennel seed; fennel tea; sorrel horse; sorrel drink; microgreen tray; microgreens seeds; space rocket
  kind=vinegar -> 200190 ~.02
  state=canned|cooked -> 200599 ~.03
  state=frozen -> 071080 ~.05
  state=dried -> 071290 ~.02
  * -> 070999
t: fresh watercress bunches => 070999
t: wild rocket salad 125g, fresh => 070999
t: fresh chayote => 070999
t: canned bean sprouts => 200599
t: fennel seeds whole => !070999

@ crispbread-rusk
en: crisp bread; rye crisp; swedish crispbread; french toast biscuit; french toast + biscuit|dry|crispy|packet; bruschettine; toast cracker; fette biscottate; pangrillo; dutch crispbake; beschuit; krisprolls
de: Röstbrot; Toastscheiben geröstet
fr: toasts briochés; pain suédois craquant
es: tostadas + paquete|integrales|trigo
it: pane tostato; bruschette croccanti; friselle
nl: toast + rond|melba|crackers; geroosterd brood
pl: chleb chrupki
pt: pão torrado; tostas integrais
not: rusk sausage filler; toast rack; toaster
  "crispbread" -> 190510
  "crisp bread" -> 190510
  "knackebrod" -> 190510
  "knackebrot" -> 190510
  "rye crisp" -> 190510
  "croustillant" -> 190510
  "suedois" -> 190510
  "crujiente" -> 190510
  "pane croccante" -> 190510
  "chrupkie" -> 190510
  "chrupki" -> 190510
  "pao crocante" -> 190510
  * -> 190540
t: swedish crispbread 275g => 190510
t: Zwieback 225g => 190540
t: garlic croutons bag => 190540
t: toaster 2 slice => !1905

@ cured-pork-cut
en: coppa; capocollo; capicola; lonza + cured|pork|salumi|sliced; culatello; speck; lomo embuchado; lomo + cured|iberico|sliced; kassler; lachsschinken; cured pork loin; smoked pork loin; smoked gammon loin; canadian bacon; lonzino; karkonoska
de: Kasseler; Kassler; Lachsschinken; Schinkenspeck; Nussschinken; Coppa; Rohschinken ohne Knochen
fr: coppa; filet de porc fumé; lonzo; speck; jambon cru désossé
es: lomo embuchado; lomo curado; cabecero de lomo; jamón deshuesado
it: coppa stagionata; capocollo; culatello; speck; lonza stagionata; fiocco di prosciutto
nl: coppa; casselerrib; rookspek; gerookte varkenslende
pl: polędwica wędzona; baleron; szynka surowa bez kości; polędwica sopocka
pt: copa curada; lombo fumado; paio do lombo; presunto desossado
not: coppa cup; speck of dust; coppa italia
  state=cooked -> 160249 ~.1
  * -> 021019
t: speck smoked ham boneless => 021019
t: sliced coppa 100g => 021019
t: culatello di zibello => 021019
t: salami sliced => !0210

@ duck-whole
en: oven ready duck; duck carcass; ducks + plucked|drawn|not cut in pieces|gutted; duckling + frozen|fresh oven ready|chilled; muscovy duck whole; barbary duck whole
de: ganze Ente; Ente ganz; Barbarieente; Entenkarkasse
fr: canard entier; canette entière; canard prêt à cuire
es: pato entero; canal de pato; pato eviscerado
it: anatra intera; anatra eviscerata; anatra a busto
nl: hele eend; eend ovenklaar; tamme eend heel
pl: kaczka cała; tuszka kaczki; kaczka patroszona
pt: pato inteiro; carcaça de pato; pato eviscerado
not: live duck; rubber duck; decoy duck; duck decoy
  state=live: weight>0.185kg 010599; * 010513
  state=preserved|smoked|roasted -> 160239 ~.05
  "cuts": state=frozen 020745; * 020744
  "fatty liver" -> 020743
  "fatty livers" -> 020743
  state=frozen -> 020742 ~.6
  * -> 020741
t: frozen oven ready duck => 020742
t: fresh domestic ducks, plucked and drawn => 020741
t: duck breast fillet frozen => 020745
t: rubber duck for bath => !02

@ edamame-legume
en: green soybean; edamame pod; edamame beans; mukimame; leguminous vegetable; leguminous vegetables; green chickpea; fresh borlotti; shelled legumes; cow pea fresh; lima bean frozen
de: Edamame-Bohnen = edamame beans; Hülsengemüse = leguminous vegetables
fr: fèves de soja vertes = green soybeans; légumes à cosse = leguminous vegetables
es: vainas de soja verde = edamame pod; hortalizas de vaina = leguminous vegetables
it: ortaggi a baccello = leguminous vegetables; soia verde
nl: sojaboontjes groen = green soybean; peulgroenten = leguminous vegetables
pl: zielona soja w strąkach = edamame pod; warzywa strączkowe = leguminous vegetables
pt: soja verde em vagem = green soybean in pod; legumes de vagem = pod vegetables
  "dried": "lentils" 071340; "peas" 071310; * 071390
  state=canned -> 200599 ~.02
  "lima|borlotti|cow pea|cow peas|cowpea|cowpeas": state=frozen 071022; * 070820     # Vigna and Phaseolus
  state=frozen -> 071029 ~.7
  * -> 070890
t: frozen edamame in pods => 071029
t: fresh edamame => 070890
t: soy bean oil => !07

@ edible-offal
en: edible offal; edible meat offal; offal of swine; offal of bovine animals; meat offal; variety meat; animal offal
de: genießbare Schlachtnebenerzeugnisse = edible offal; Schlachtnebenerzeugnisse = offal; Innereien = offal
fr: abats comestibles = edible offal; abats = animal offal
es: despojos comestibles = edible offal; despojos = animal offal; menudencias = animal offal
it: frattaglie commestibili = edible offal; frattaglie = offal
nl: eetbaar slachtafval = edible offal; slachtafvallen = offal; orgaanvlees = organ meat
pl: jadalne podroby = edible offal; podroby = offal
pt: miudezas comestíveis = edible offal; miudezas = offal
  "prepared|preparado|preparato": "swine|porcino|suino" 160249; "bovine" 160250; * 160290
  "primates": state=smoked|dried|salted 021091; * 020830
  "whales": state=smoked|dried|salted 021092; * 020840
  "seals": state=smoked|dried|salted 021092; * 020840
  "reptiles": state=smoked|dried|salted 021093; * 020850
  "camels": * 020860
  "game": * 020890
  state=smoked|dried|salted -> 021099 ~.05
  "fowls": state=frozen 020714; * 020713
  "poultry": state=frozen 020714; * 020713
  "turkeys": state=frozen 020727; * 020726
  "ducks": state=frozen 020745; * 020744
  "geese": state=frozen 020755; * 020754
  "liver|hígado|fegato|fígado" state=frozen: "swine|porcino|suino" 020641; "pork|maiale|suino|porco" 020641; "bovine" 020622; "beef|vacuno|ternera|res|manzo|bovino" 020622
  "livers" state=frozen: "swine|porcino|suino" 020641; "pork|maiale|suino|porco" 020641; "bovine" 020622; "beef|vacuno|ternera|res|manzo|bovino" 020622
  "tongues" state=frozen "bovine" -> 020621
  "bovine": state=frozen 020629 ~.6; * 020610
  "beef|vacuno|ternera|res|manzo|bovino": state=frozen 020629 ~.6; * 020610
  "swine|porcino|suino": state=frozen 020649 ~.6; * 020630
  "pork|maiale|suino|porco": state=frozen 020649 ~.6; * 020630
  "pig|maiale|suino|porco": state=frozen 020649 ~.6; * 020630
  "schweine": state=frozen 020649; * 020630
  "rindern": state=frozen 020629; * 020610
  "porc": state=frozen 020649; * 020630
  "cerdo": state=frozen 020649; * 020630
  state=frozen -> 020690 ~.5
  * -> 020680
ask: state
t: edible offal of swine, frozen => 020649
t: edible offal of horses, frozen => 020690
t: fresh edible bovine offal => 020610
t: prepared beef stew can => !0206

@ egg-boiled
en: hard boiled egg; peeled egg; peeled boiled egg; cooked egg peeled; quail egg + boiled|can|canned|peeled|cooked; egg mayonnaise filler egg; poached egg; scrambled egg mix liquid; egg roll boiled long egg; long egg; coloured boiled egg; easter egg boiled
de: gekochtes Ei; gekochte Eier; hartgekochte Eier; geschälte Eier; Stangenei; pochiertes Ei
fr: œuf dur; œufs durs; œufs durs écalés; œuf poché
es: huevo cocido; huevos cocidos; huevo duro; huevos duros pelados; huevos de codorniz cocidos
it: uovo sodo; uova sode; uova sode sgusciate; uova di quaglia sode
nl: gekookt ei; gekookte eieren; gepelde eieren; hardgekookte eieren
pl: jajko gotowane; jajka gotowane; jajka obrane; jajka na twardo
pt: ovo cozido; ovos cozidos; ovos cozidos descascados; ovos de codorniz cozidos
not: egg boiler; egg timer; egg cooker; egg peeler
  "in shell" -> 040790
  "coloured" -> 040790
  "easter" -> 040790
  "peeled" -> 040899
  "can" -> 040899
  "gepeld" -> 040899
  "geschalt" -> 040899
  "pelados" -> 040899
  "poached" -> 040899
  "long" -> 040899
  * -> 040899 ~.6
t: peeled boiled eggs 10 pcs => 040899
t: coloured boiled eggs in shell => 040790
t: egg boiler electric => !04

@ egg-poultry-other
en: birds' egg; poultry egg; turkey egg; ostrich egg + fresh|edible|hatching; guinea fowl egg; fertile turkey egg; turkey hatching egg; hatching egg + turkey|duck|goose|quail|guinea fowl; pigeon egg; eggs of birds; pheasant egg
de: Vogeleier; Gänseei; Putenei; Bruteier von Puten; Straußenei + frisch; Enteneier; Geflügeleier
fr: œufs d'oiseaux; œuf d'oie; œuf de dinde; œufs à couver de dinde; œuf de cane
es: huevos de ave; huevo de pava; huevo de oca; huevo de pata; huevos para incubar de pavo
it: uova di uccelli; uovo d'oca; uova di tacchina; uova di anatra; uova da cova di tacchino
nl: vogeleieren; ganzenei; kalkoenei; eendeneieren; broedeieren van kalkoenen
pl: jaja ptasie; jajo gęsie; jaja indycze; jaja wylęgowe indycze; jaja kacze
pt: ovos de aves; ovo de gansa; ovo de perua; ovos de pata; ovos para incubação de peru
not: ostrich egg craft; goose egg carving
  "not in shell": state=dried 040891; * 040899
  "gallus": "incubation" 040711; "fertilised" 040711; * 040721
  state=dried -> 040891 ~.02
  state=cooked|preserved -> 040790 ~.05
  "hatching" -> 040719
  "incubation" -> 040719
  "fertilised" -> 040719
  "fertile" -> 040719
  "couver" -> 040719
  "incubar" -> 040719
  "cova" -> 040719
  "wylegowe" -> 040719
  "broed" -> 040719
  * -> 040729
t: fresh goose eggs => 040729
t: turkey hatching eggs => 040719
t: dried birds' eggs not in shell => 040891
t: hen eggs free range => !040729

@ endive-frisee
en: endive salad; curly endive; escarole; batavian endive; broad leaved endive; endives + salad|curly|fresh; chicory salad; radicchio rosso; sugarloaf chicory; catalogna chicory; puntarelle; pan di zucchero
de: Endiviensalat = endive salad; Frisée = frisee; Frisee-Salat = frisee salad; Zuckerhut Salat = sugarloaf chicory
fr: scarole = escarole; frisée salade = curly endive; chicorée scarole = escarole; trévise = radicchio
es: endivia rizada = curly endive; radicchio = radicchio
it: scarola = escarole; indivia riccia = curly endive; indivia scarola = escarole; puntarelle = puntarelle; catalogna verdura = catalogna chicory
nl: krulandijvie = curly endive; radicchio = radicchio; frisée sla = frisee lettuce
pl: cykoria sałatowa = chicory salad; radicchio = radicchio; endywia kędzierzawa = curly endive
pt: endívia frisada = curly endive; chicória frisada = curly endive; radicchio = radicchio
  * -> 070529
t: fresh curly endive => 070529
t: radicchio rosso, fresh => 070529
t: witloof chicory fresh => !070529

@ feather-skin-bird
en: raw feather; crude feather; duck feather raw; goose feather raw; chicken feather raw; feather waste; bird skin taxidermy raw; saddle hackle skin raw; quill + raw|goose|unworked; unworked feather
de: Rohfedern = raw feather; Vogelbälge = bird skin; Federn = feather + roh|unbearbeitet; Federkiele roh = raw quill
fr: plumes brutes = raw feathers; peaux d'oiseaux emplumées = feathered bird skins; déchets de plumes = feather waste
es: plumas en bruto = raw feather; pieles de ave con plumas = bird skin with feathers; desperdicios de plumas = feather waste
it: piume grezze = raw feather; pelli di uccelli con piume = bird skin with feathers; cascami di piume = feather waste
nl: ruwe veren = raw feather; vogelhuiden met veren = bird skins with feathers; verenafval = feather waste
pl: pióra surowe = raw feathers; skórki ptasie z piórami = bird skins with feathers; odpady piór = feather waste
pt: penas em bruto = unworked feather; peles de aves com penas = bird skins with feathers; desperdícios de penas = feather waste
not: quill pen; quill pillow; feather boa; feather costume; quilling
  "quill|quills" -> 050590
  "stuffing" -> 050510
  "duck feather|duck feathers|goose feather|goose feathers" -> 050510     # of a kind used for stuffing
  "filling" -> 050510
  "fill" -> 050510
  * -> 050590
t: goose quills raw unworked => 050590
t: raw duck feathers for stuffing => 050510
t: quill pen set => !05

@ feed-meal-animal
en: blood meal; bloodmeal; hydrolysed feather meal; poultry meal; pork meal; bone and meat meal; prawn meal; shrimp meal; squid meal; black soldier fly meal; rendered meal; haemoglobin powder feed
de: Grieben; Garnelenmehl; Insektenmehl
fr: farine de sang; farine de volaille
es: harina de sangre; chicharrones para pienso; harina de ave
it: farina di sangue; ciccioli per mangimi
nl: kanen veevoer; pluimveemeel
pl: mączka z krwi; skwarki paszowe; mączka krylowa; mączka drobiowa
pt: farinha de sangue; torresmos para ração
not: fish meal food; blood meal fertilizer
  "fertiliser" -> 310100
  "fertilizer" -> 310100
  "fish|pez" -> 230120
  "fishmeal" -> 230120
  "fischmehl" -> 230120
  "poisson" -> 230120
  "pescado" -> 230120
  "pesce" -> 230120
  "vismeel" -> 230120
  "rybna" -> 230120
  "peixe" -> 230120
  "prawn" -> 230120
  "shrimp" -> 230120
  "garnelenmehl" -> 230120
  "squid" -> 230120
  "krill" -> 230120
  "krillmehl" -> 230120
  "krillmeel" -> 230120
  "krylowa" -> 230120
  * -> 230110
t: blood meal for feed 25 kg => 230110
t: krill meal feed => 230120
t: bone meal fertiliser => !230110

@ feed-supplement
en: fish solubles; stickwater concentrate; salt lick block; animal feed block; molassed feed; beet pulp molassed; cattle lick; premix for feed; piglet feed; broiler feed; layer feed; calf starter feed; salmon feed; aquafeed; budgie food; wild bird food; fat balls birds; bird peanuts; toxin binder feed; feed enzyme; pigeon feed; chick crumbs; lamb creep feed; game bird feed; horse supplement; dog vitamins; sheep lick; lick bucket
de: Ergänzungsfutter; Geflügelfutter; Vormischung + Futter; Fischsolubles
fr: aliment minéral; lait de remplacement pour veaux; aliment pour poissons; aliment volaille; aliment chevaux; prémélange pour aliments; boules de graisse oiseaux; solubles de poisson; lactoreplaceur
es: pienso; bloque de sal para ganado; pienso para peces; pienso para cerdos; premezcla para piensos; bolas de grasa pájaros; solubles de pescado
it: mangime; blocco di sale per bestiame; latte per vitelli; premiscela per mangimi; solubili di pesce
nl: mengvoeder; varkensvoer; premix veevoer; vissolubles
pl: pasza; mieszanka paszowa; lizawka; pasza dla drobiu; koncentrat paszowy
pt: ração; alimento composto para animais; bloco mineral para gado; leite de substituição; pré-mistura para rações; ração para suínos
not: feed trough; feed bucket; feeder; food bowl; dispenser; feed scoop; food container; feed mill; feed bin; feed pump
  kind=dog-cat -> 230910 ~.02
  "dog" -> 230910
  "cat": * 230910
  * -> 230990
t: calf milk replacer 25kg => 230990
t: fish solubles for feed => 230990
t: Leckstein für Pferde => 230990
t: steel feed trough => !2309

@ fish-milt
en: fish milt; soft roe; herring milt; cod milt; fish livers and roes; shirako
de: Fischmilch + Milchner|gefroren|Heringsmilch; Heringsmilch; Milchner
fr: laitance; laitance de hareng; laitance de morue
es: lechas de pescado; lechaza de pescado
it: latte di pesce; lattume; lattume di tonno
nl: hom van vis; haringhom; visshom
pl: mlecz rybi; mlecz śledziowy
pt: sémen de peixe comestível; leitas de peixe
  state=dried|smoked|salted -> 030520 ~.1
  state=canned -> 160420 ~.05
  state=frozen -> 030391 ~.6
  * -> 030291
t: frozen fish milt => 030391
t: fresh herring milt => 030291
t: salted lumpfish roe => !0303

@ fish-spread
en: fish pate; tuna pate; salmon pate; mackerel pate; tuna spread; salmon spread; crab pate; fish paste spread; trout pate; fish terrine; fish rillettes; sardine rillettes; taramosalata; smoked salmon mousse; fish mousse; salmon rillettes; herring salad; tuna salad spread
de: Fischpastete; Thunfischcreme; Lachscreme; Lachspastete; Taramas; Heringssalat; Thunfischsalat
fr: rillettes de poisson; rillettes de thon; rillettes de saumon; tarama; mousse de saumon; terrine de poisson
es: paté de atún; paté de salmón; crema de atún; taramasalata; mousse de pescado
it: paté di tonno; crema di salmone; mousse di salmone; paté di pesce; taramasalata
nl: vispaté; tonijnpaté; zalmmousse; haringsalade; tonijnsalade
pl: pasta rybna; pasta z tuńczyka; pasztet rybny; sałatka śledziowa; pasta z łososia
pt: patê de atum; patê de sardinha; mousse de salmão; patê de peixe
  "crab" -> 160510
  * -> 160420   # fish in minced or homogenised form: 1604.20
t: tuna pate 22g portions => 160420
t: taramasalata 200g => 160420
t: crab pate => 160510
t: chicken liver pate => !1604

@ fish-waste
en: fish scales for gelatine; fish scales + raw|dried|gelatine|collagen|kg; fish egg for hatching; salmon egg for breeding; eyed egg; eyed ova; shrimp shell waste; crab shell waste; fish offal not for human consumption; fish bait dead; dead bait fish; bait herring; shrimp heads waste
de: Fischabfälle; Fischschuppen + roh|Gelatine|Kollagen; Artemiazysten; Augenpunkteier
fr: déchets de poisson; œufs embryonnés; écailles de poisson + brutes|gélatine; cystes d'artémia
es: desechos de pescado; ovas embrionadas; escamas de pescado
it: scarti di pesce; uova embrionate; cisti di artemia; squame di pesce
nl: visafval; vissenschubben; bevruchte viseieren
pl: odpady rybne; cysty artemii; łuski rybie; ikra zaoczkowana
pt: desperdícios de peixes; ovas embrionadas; cistos de artémia; escamas de peixe
not: fish scale pattern; fish scale tile; fish scale fabric; fish scale leggings; fish scaler
  * -> 051191
t: artemia cysts 500 g => 051191
t: eyed ova of trout => 051191
t: dried fish scales for gelatine => 051191
t: fish scale pattern fabric => !05

@ flour-and-meal
en: flour + meal and powder|meal and pellets|meals and pellets|unfit for human consumption|fit for human consumption; flour and meal; flours and meals; flour, meal and powder; flour meal; flours, meals and pellets; denatured flour; edible flours and meals; cereal flour; flour of common wheat; flour of maize; composite flour single; rye meal flour; manioc flour; manioc meal; salep flour; salep; cassava meal; arrowroot flour; jerusalem artichoke flour; taro flour; lotus root flour; edible meat flour; meal of oil seeds; oil seed flour; cereal flours
de: Mehl, Grieß und Pulver = flour, meal and powder; Getreidemehl = cereal flour; Maniokmehl = manioc flour; Salep = salep; Topinamburmehl = jerusalem artichoke flour
fr: farines, semoules et poudres = flours, meals and powders; farine de céréales = cereal flour; salep = salep
es: harina, sémola y polvo = flour, meal and powder; harina de cereales = cereal flour; harina de mandioca = manioc flour; salep = salep
it: farine, semolini e polveri = flour, meal and powder; farina di cereali = cereal flour; farina di manioca = manioc flour; salep = salep
nl: meel, gries en poeder = flour, meal and powder; meel van granen = cereal flour; maniokmeel = manioc meal; salep = salep
pl: mąka, mączka i proszek = flour, meal and powder; mąka zbożowa = cereal flour; mąka z manioku = cassava flour; salep = salep
pt: farinhas, sêmolas e pós = flours, meals and powders; farinha de cereais = cereal flour; salepo = salep
not: flour mill; meal prep; food preparations of flour; meal replacement; meal box
  "preparations" -> 190190
  "unfit": "fish|pescado|pez|pesce|peixe" 230120; "crustaceans" 230120; * 230110
  "crustaceans" -> 030990
  "fish|pescado|pez|pesce|peixe" -> 030910
  "insects" -> 041010
  "meat|carne": "whales" 021092; "seals" 021092; "primates" 021091; "reptiles" 021093; "insects" 041010; * 021099
  "soya|soja|soia" -> 120810
  "oil seeds" -> 120890
  "oleaginous" -> 120890
  "potatoes" -> 110510
  "potato|patata|papa|batata" -> 110510
  "peas" -> 110610
  "beans" -> 110610
  "lentils" -> 110610
  "leguminous" -> 110610
  "manioc" -> 110620
  "cassava|yuca" -> 110620
  "sago" -> 110620
  "salep" -> 110620
  "arrowroot" -> 110620
  "taro" -> 110620
  "lotus" -> 110620
  "artichoke" -> 110620
  "artichokes" -> 110620
  "mandioca" -> 110620
  "manioca" -> 110620
  "maniokmehl" -> 110620
  "maniokmeel" -> 110620
  "manioku" -> 110620
  "topinamburmehl" -> 110620
  "salepo" -> 110620
  "bananas" -> 110630
  "fruit|fruta|frutta" -> 110630
  "nuts" -> 110630
  "chestnuts" -> 110630
  "maize|maíz|mais|milho" -> 110220
  "corn|maíz|mais|milho" -> 110220
  "wheat" -> 110100
  "meslin" -> 110100
  * -> 110290
t: flour, meal and powder of potatoes => 110510
t: manioc flour => 110620
t: flour and meal of peas => 110610
t: flour of common wheat => 110100
t: flours, meals and pellets of fish, unfit for human consumption => 230120
t: flour mill electric => !11

@ fowl-meat
en: fowl + gallus domesticus|meat|plucked|carcass|frozen|chilled; fowls of the species gallus domesticus; whole fowl; boiling fowl; hen carcass; spent hen; oven ready chicken; griller chicken; whole griller; chicken carcass; chicken griller; whole roaster; cornish hen; poussin; spatchcock chicken; capon
de: Suppenhuhn; Grillhähnchen roh; Stubenküken; Kapaun; ganzes Hähnchen
fr: poule à bouillir; poulet entier; poulet prêt à cuire; coquelet; chapon
es: gallina entera; pollo entero; picantón; capón
it: gallina intera; pollo intero; galletto; cappone
nl: soepkip; hele kip; piepkuiken; kapoen
pl: kura rosołowa; kurczak cały; tuszka kurczaka; kapłon
pt: galinha inteira; frango inteiro; frango no churrasco cru; capão
not: live fowl; guinea fowl; fowl feed; edible offal
  state=live: weight>0.185kg 010594; * 010511
  "prepared|preparado|preparato" -> 160232
  state=preserved|roasted -> 160232 ~.03
  "cut": state=frozen 020714; * 020713
  "cuts": state=frozen 020714; * 020713
  "liver|hígado|fegato|fígado": "without" state=frozen 020712; "without" 020711; state=frozen 020714; * 020713
  "halves": state=frozen 020714; * 020713
  "legs": state=frozen 020714; * 020713
  "boneless|deshuesado|disossato|desossado": state=frozen 020714; * 020713
  "offal": state=frozen 020714; * 020713
  state=frozen -> 020712 ~.6
  * -> 020711
ask: state
t: frozen boiling fowl => 020712
t: fresh oven ready chicken => 020711
t: frozen cuts of fowls of the species gallus domesticus => 020714
t: guinea fowl chilled => !020711

@ frozen-tuber
en: frozen sweet potato; frozen yam; frozen taro; frozen lotus root; sweet potato cubes frozen; frozen water chestnut; lotus root slices; frozen yuca
de: Lotuswurzel; Süßkartoffelwürfel tiefgekühlt
fr: racine de lotus; manioc surgelé
es: raíz de loto; yuca congelada
it: radice di loto; manioca surgelata
nl: lotuswortel; cassave diepvries
pl: korzeń lotosu; maniok mrożony
pt: raiz de lótus; mandioca congelada
not: fries; wedges
  state=canned|cooked -> 200599 ~.05
  "cassava" -> 071410
  "yuca" -> 071410
  "manioc" -> 071410
  "mandioca" -> 071410
  "maniok" -> 071410
  "manioca" -> 071410
  "cassave" -> 071410
  "susskartoffelwurfel" -> 071420
  "sweet potato" -> 071420
  "yam" -> 071430
  "taro" -> 071440
  "water chestnut" -> 071490
  * -> 071490
t: frozen sweet potato cubes => 071420
t: frozen lotus root slices => 071490
t: sweet potato fries frozen => !0714

@ fruit-in-spirit
en: fruit in alcohol; fruit in brandy; cherries in kirsch; brandied cherries; rum pot; fruit in rum; peaches in brandy; griottes in kirsch; cherries in syrup; morello cherries in jar; pitted sour cherries jar; cherry compote; cherry pie filling; canned cherries
de: Rumtopf; Kirschen in Alkohol; Schattenmorellen im Glas; Sauerkirschen im Glas; Cocktailkirschen; Kirschen in Sirup
fr: fruits à l'alcool; cerises à l'eau-de-vie; griottes au kirsch; cerises amarena; cerises au sirop; cerises à cocktail
es: frutas en licor; guindas en licor; cerezas en almíbar; cerezas amarena; guindas en almíbar
it: frutta sotto spirito; ciliegie sotto spirito; ciliegie sciroppate; amarene sciroppate; visciole sciroppate
nl: vruchten op alcohol; kersen op sap; boerenjongens; amarenakersen; cocktailkersen; kersen op siroop
pl: owoce w alkoholu; wiśnie w alkoholu; wiśnie w syropie; wiśnie amarena; czereśnie w syropie
pt: fruta em álcool; ginjas em aguardente; cerejas amarena; ginjas em calda
not: cherry brandy liqueur
  "cherries" -> 200860
  "cherry|cerezo|ciliegio|cerejeira" -> 200860
  "griottes" -> 200860
  "kirschen" -> 200860
  "schattenmorellen" -> 200860
  "sauerkirschen" -> 200860
  "amarenakirschen" -> 200860
  "cocktailkirschen" -> 200860
  "cerises" -> 200860
  "guindas" -> 200860
  "cerezas" -> 200860
  "ciliegie" -> 200860
  "amarene" -> 200860
  "visciole" -> 200860
  "kersen" -> 200860
  "amarenakersen" -> 200860
  "cocktailkersen" -> 200860
  "wisnie" -> 200860
  "czeresnie" -> 200860
  "ginjas" -> 200860
  "cerejas" -> 200860
  "peaches" -> 200870
  * -> 200897
t: amarena cherries in syrup 230g => 200860
t: fruit in rum, rum pot 500g => 200897
t: peaches in brandy => 200870
t: cherry liqueur 500ml => !2008

@ fruit-puree-cooked
en: chestnut paste; creme de marrons; plum butter; membrillo; guava jelly; cranberry jelly; mango puree sweetened cooked; fruit paste; fruit pulp cooked; fruit compote pureed; strawberry puree cooked; chestnut cream; mint jelly; pepper jelly; onion jam; rosehip jam; fruit cheese damson
de: Apfelmark; Zwetschgenmus; Maronencreme; Kastanienpüree; Quittenbrot; Quittengelee; Fruchtmus; Powidl
fr: gelée de coing; gelée de groseille; purée de fruits cuite; compote de fruits
es: puré de manzana; puré de castañas; carne de membrillo; pasta de guayaba; jalea de membrillo
it: crema di castagne; mostarda di cotogne
nl: kastanjepuree; kweeperenpasta; vruchtenmoes; pruimenmoes; aalbessengelei
pl: przecier jabłkowy; krem z kasztanów; puree z kasztanów; galaretka z pigwy
pt: puré de castanha; doce de castanha; compota de maçã; geleia de marmelo
  user=baby -> 200710 ~.03
  "onion" -> 200190
  * -> 200799
t: Apfelmus im Glas 720g => 200799
t: powidła śliwkowe 290g => 200799
t: apple juice => !2007

@ geneva-gin
en: geneva; geneva + gin|spirit|litre|containers|bottle|holding; old tom gin; navy strength gin; pink gin; flavoured gin 40; dutch gin; plymouth gin; gin 37.5% vol; barrel aged gin
de: Genever = geneva; Wacholderschnaps = juniper schnapps; Steinhäger = juniper schnapps; Wacholder + Spirituose|Schnaps; Gin = gin + Flasche|vol
fr: genièvre de houlle; gin = gin + bouteille|vol|distillé
es: ginebra holandesa = dutch gin; gin = gin + botella|premium|vol
it: ginepro distillato = juniper spirit; gin = gin + bottiglia|distillato|vol
nl: jonge jenever = young genever; oude jenever = old genever; bessenjenever = blackcurrant genever
pl: jałowcówka = juniper spirit; dżin = gin; gin = gin + butelka|alkohol|vol
pt: genebra = geneva; gim = gin; gin = gin + garrafa|vol|destilado
not: geneva watch; geneva convention; gin rummy; geneva switzerland; cotton gin; geneva drive; geneva wheel; gin glass; geneva platinum; geneva quartz
  "bessen|bessenjenever": * 220870
  "sloe" -> 220870
  * -> 220850
t: jonge jenever 35% vol 1 l => 220850
t: Steinhäger 0,7 l => 220850
t: geneva watch women quartz => !2208

@ gingerbread-cake
en: gingerbread man; gingerbread heart; honey cake gingerbread; pain d'epices; pfeffernusse; pierniki; spice cake honey; printen; parkin
de: Lebkuchenherz; Pfefferkuchen; Printen; Elisenlebkuchen; Pfeffernüsse; Honigkuchen
fr: nonnettes; cœur en pain d'épices
es: pan de especias
it: pan pepato; panpepato; pan di spezie
nl: taaitaai
pl: katarzynki; serce piernikowe
pt: pão de gengibre; bolo de gengibre e especiarias
not: gingerbread mould; gingerbread cutter; gingerbread cookie cutter; gingerbread house kit craft; gingerbread spice; gingerbread syrup; gingerbread ornament; gingerbread man costume; gingerbread pajamas; gingerbread candle; gingerbread latte; gingerbread decoration; gingerbread spice mix; gingerbread plush
  * -> 190520
t: Elisenlebkuchen 200g => 190520
t: ontbijtkoek => 190520
t: gingerbread cookie cutter steel => !1905

@ goose-whole
en: oven ready goose; goose carcass; geese + plucked|drawn|not cut in pieces|bled; christmas goose; frozen geese
de: ganze Gans; Gans ganz; Weihnachtsgans; Hafermastgans; Gänsekarkasse
fr: oie entière; oie prête à cuire; oie de Noël
es: ganso entero; oca entera; ganso eviscerado
it: oca intera; oca eviscerata; oca a busto
nl: hele gans; gans ovenklaar; kerstgans
pl: gęś cała; tuszka gęsi; gęś owsiana
pt: ganso inteiro; carcaça de ganso; ganso eviscerado
not: live goose; live geese; goose decoy
  state=live: weight>0.185kg 010599; * 010514
  state=preserved|smoked|roasted -> 160239 ~.05
  "fatty" -> 020753
  "cuts": state=frozen 020755; * 020754
  state=frozen -> 020752 ~.7
  * -> 020751
t: frozen oven ready goose => 020752
t: fresh geese, plucked and drawn => 020751
t: goose down pillow => !02

@ grape-must
en: concentrated grape must; rectified concentrated grape must; mistelle; must of grapes; partially fermented grape must; sturm new wine; fresh grape must
de: Traubenmost; Federweißer; Traubenmostkonzentrat; Sturm + Wein|Federweißer
fr: moût de raisin concentré
es: mosto de uva; mosto concentrado; mosto de uva concentrado
it: mosto concentrato; mosto d'uva concentrato rettificato; mosto cotto
nl: druivenmost; geconcentreerde druivenmost
pl: moszcz gronowy; moszcz winogronowy; zagęszczony moszcz winogronowy
pt: mosto de uvas; mosto concentrado de uvas; jeropiga
  "concentrated" -> 200969    # unfermented must is juice, 2009.6; 2204.30 begins above 0.5 % vol
  "unfermented" -> 200969
  "concentrato" -> 200969
  "concentre" -> 200969
  "concentrado" -> 200969
  "mistelle|jeropiga": capacity>10l 220429; capacity>2l 220422; * 220421     # fermentation stopped by alcohol: 2204.2
  "fermentation" -> 220430
  "partially fermented" -> 220430
  "partly fermented" -> 220430
  "sturm" -> 220430
  "federweisser" -> 220430
  * -> 200961
t: fresh grape must, in fermentation => 220430
t: jeropiga 75cl => 220421
t: concentrated grape must drums => 200969
t: grape juice => !220430

@ grape-spirit
en: wine spirit; grape marc spirit; marc brandy; wine brandy; grappa riserva; spirits obtained by distilling grape wine; spirits obtained by distilling grape marc; spirit distilled from grape; jerez brandy; eau de vie de vin; tsikoudia; tresterbrand; singani; cognac xo; bas armagnac; vinjak; divin brandy
de: Tresterbrand = grape marc spirit; Branntwein aus Wein = wine brandy; Traubenbrand = grape brandy
fr: eau-de-vie de vin = wine spirit; eau-de-vie de marc = grape marc spirit; marc de Bourgogne = burgundy marc brandy; fine de Bordeaux = bordeaux wine brandy; bas-armagnac = bas-armagnac
es: brandy de Jerez = jerez brandy; aguardiente de orujo = grape marc spirit; aguardiente de vino = wine spirit; orujo gallego = grape marc spirit
it: acquavite di vino = wine spirit; acquavite d'uva = grape spirit; grappa barricata = barrel-aged grappa; distillato di vinacce = grape marc spirit
nl: wijnbrandewijn = wine brandy; druivenbrandewijn = grape brandy; marc brandewijn = marc brandy
pl: destylat winny = wine spirit
pt: aguardente vínica = wine spirit; aguardente bagaceira = grape marc spirit; aguardente velha = aged wine spirit
not: brandy glass; cognac colour; cognac glass; grappa glass
  * -> 220820
t: marc de Bourgogne 70cl => 220820
t: brandy de Jerez solera => 220820
t: aguardente bagaceira 40% => 220820
t: grape marc feed => !2208

@ groats-meal
en: groats and meal; groats; rye groats; barley meal; rye meal; oatmeal coarse; oats meal; rice grits; rice semolina; cream of rice; barley grits; millet meal; sorghum grits; maize groats; corn meal; corn groats; wheat meal; barley semolina; oat semolina; spelt semolina; rice groats; spelt groats; buckwheat meal; maize germless meal; oat groats and meal; sadza meal; posho; ugali flour; sorghum meal; dunst
de: Gerstengrütze = barley groat; Reisgrieß = rice semolina; Dinkelgrieß = spelt semolina; Roggenschrot = coarse rye meal; Gerstengrieß = barley semolina
fr: gruaux = groats; semoule de riz = rice semolina; gruau d'orge = barley groats; semoule d'orge = barley semolina; gruau d'avoine = oat groats
es: grañones = groats; sémola de maíz = maize semolina; sémola de arroz = rice semolina; sémola de cebada = barley semolina; harina de maíz gruesa = coarse maize flour
it: semole e semolini = groats and meal; semola di mais = maize semolina; semolino di riso = rice semolina; semola d'orzo = barley semolina; farina di mais bramata = coarse maize meal
nl: gries = semolina; maisgries = maize groats; rijstgries = rice semolina; gerstegrutten = barley grits; rijstegriesmeel = rice semolina
pl: kasza kukurydziana = corn grits; grysik ryżowy = rice grits; kasza jęczmienna łamana = barley grits; kasza jaglana mielona = millet meal
pt: grumos e sêmolas = groats and meal; sêmola de arroz = rice semolina; sêmola de cevada = barley semolina; carolo de milho = corn groats
not: buckwheat groats; oat groats; buckwheat groat; mealie meal maker; groats porridge
  "buckwheat": * 110319
  "maize" -> 110313
  "corn" -> 110313
  "mais" -> 110313
  "maiz" -> 110313
  "milho" -> 110313
  "kukurydziana" -> 110313
  "mealie" -> 110313
  "maisgriess" -> 110313
  "maisgries" -> 110313
  "sadza" -> 110313
  "posho" -> 110313
  "ugali" -> 110313
  "barley" -> 110319
  "rye" -> 110319
  "oat|avena|aveia" -> 110319
  "oats" -> 110319
  "oatmeal" -> 110319
  "rice" -> 110319
  "millet" -> 110319
  "sorghum" -> 110319
  "cereals" -> 110319
  "gersten" -> 110319
  "gerstengrutze" -> 110319
  "gerstengriess" -> 110319
  "roggenschrot" -> 110319
  "reisgriess" -> 110319
  "riz" -> 110319
  "d'orge" -> 110319
  "orge" -> 110319
  "d'avoine" -> 110319
  "arroz" -> 110319
  "cebada" -> 110319
  "cevada" -> 110319
  "riso" -> 110319
  "d'orzo" -> 110319
  "orzo" -> 110319
  "rijstgries" -> 110319
  "rijstegriesmeel" -> 110319
  "gerstegrutten" -> 110319
  "ryzowy" -> 110319
  "jeczmienna" -> 110319
  "jaglana" -> 110319
  * -> 110311
t: barley groats and meal => 110319
t: maize meal 10 kg => 110313
t: Hartweizengrieß 500g => 110311
t: rice groats and meal => 110319
t: bone meal fertilizer => !1103

@ hairtail
en: hairtail; ribbon fish; cutlassfish; beltfish; scabbardfish; black scabbardfish; lizardfish; threadfin bream; japanese threadfin; leather jacket fish; filefish + frozen|fresh|dried; emperor fish; rabbitfish + frozen|fresh; parrotfish + frozen|fresh; sillago; big eye snapper; tilefish; sole ribbonfish
de: Degenfisch; Haarschwanz Fisch; Eidechsenfisch; Fadenflosser
fr: poisson sabre; sabre noir; sabre + poisson; poisson ruban
es: pez sable; pez cinta; sable negro
it: pesce sciabola; pesce spatola; pesce nastro
nl: degenvis; haarstaart; zwarte haarstaartvis
pl: pałasz ryba; pałasz czarny; ryba wstęgowa
pt: peixe-espada preto; peixe-fita
  form=minced -> 030499
  form=breaded -> 160419 ~.02
  state=dried -> 030559 ~.05
  state=salted -> 030569 ~.03
  form=fillet ~.2: state=frozen 030489 ~.6; * 030449
  state=frozen -> 030389 ~.7
  * -> 030289
t: frozen hairtail whole => 030389
t: fresh black scabbardfish => 030289
t: ribbon satin roll => !03

@ heated-tobacco
en: heated tobacco; tobacco for heating; heat not burn stick; heatsticks; tobacco sticks for heating; reconstituted tobacco product heated; product containing tobacco for inhalation without combustion; herbal heat stick; nicotine-free heat stick; heated herbal stick
de: Tabak zum Erhitzen; Heets
fr: tabac à chauffer; sticks de tabac à chauffer; bâtonnets de tabac
es: tabaco para calentar; sticks de tabaco; tabaco calentado
it: tabacco riscaldato; stick di tabacco; tabacco da riscaldare
nl: verhitte tabak; tabakssticks; tabak voor verhitting
pl: tytoń do podgrzewania
pt: tabaco aquecido; sticks de tabaco; tabaco para aquecer
not: heated tobacco device; heated tobacco holder; iqos device; charger
  "herbal" -> 240419
  "free" -> 240419
  * -> 240411
t: heat not burn sticks tobacco 20 pcs => 240411
t: wkłady tytoniowe 20 szt => 240411
t: herbal heat sticks nicotine free => 240419
t: heated tobacco device charger => !2404

@ hydrogenated-fat
en: hydrogenated oil; hydrogenated fat; hydrogenated vegetable oil; hydrogenated vegetable fat; hydrogenated palm oil; hydrogenated palm kernel oil; hydrogenated coconut oil; hydrogenated soybean oil; hydrogenated rapeseed oil; hydrogenated castor oil; opal wax; interesterified fat; interesterified oil; interesterified vegetable oil; hardened vegetable fat; hardened palm fat; hydrogenated fish oil; hydrogenated tallow; hydrogenated + oil|fat|lard; fully hydrogenated fat; partially hydrogenated oil; elaidinised fat; re-esterified fat
de: gehärtetes Pflanzenfett = hardened vegetable fat; hydriertes Pflanzenöl = hydrogenated vegetable oil; gehärtetes Palmfett = hardened palm fat; hydriertes Rizinusöl = hydrogenated castor oil; umgeestertes Fett = interesterified fat
fr: huile hydrogénée = hydrogenated oil; graisse végétale hydrogénée = hydrogenated vegetable fat; huile de palme hydrogénée = hydrogenated palm oil; huile de ricin hydrogénée = hydrogenated castor oil; graisse interestérifiée = interesterified fat
es: aceite hidrogenado = hydrogenated oil; grasa vegetal hidrogenada = hydrogenated vegetable fat; aceite de palma hidrogenado = hydrogenated palm oil; aceite de ricino hidrogenado = hydrogenated castor oil; grasa interesterificada = interesterified fat
it: olio idrogenato = hydrogenated oil; grasso vegetale idrogenato = hydrogenated vegetable fat; olio di palma idrogenato = hydrogenated palm oil; olio di ricino idrogenato = hydrogenated castor oil; grasso interesterificato = interesterified fat
nl: gehydrogeneerde olie = hydrogenated oil; gehard plantaardig vet = hardened vegetable fat; geharde palmolie = hydrogenated palm oil; gehydrogeneerde ricinusolie = hydrogenated castor oil; veresterd vet = esterified fat
pl: olej uwodorniony = hydrogenated oil; tłuszcz utwardzony = hydrogenated fat; utwardzony tłuszcz palmowy = hydrogenated palm oil; uwodorniony olej rycynowy = hydrogenated castor oil
pt: óleo hidrogenado = hydrogenated oil; gordura vegetal hidrogenada = hydrogenated vegetable fat; óleo de palma hidrogenado = hydrogenated palm oil; óleo de rícino hidrogenado = hydrogenated castor oil; gordura interesterificada = interesterified fat
not: peg-40 hydrogenated castor oil; hydrogenated castor oil peg; not hydrogenated
  "fish|pescado|pez|pesce|peixe" -> 151610
  "tallow" -> 151610
  "lard" -> 151610
  "animal" -> 151610
  "microbial" -> 151630
  * -> 151620
t: hydrogenated palm oil 25 kg => 151620
t: hydrogenated castor oil flakes opal wax => 151620
t: hydrogenated fish oil => 151610
t: refined palm oil => !1516

@ isoglucose-maltodextrin
en: honey artificial; imitation honey; isoglucose; hfcs; caramelised sugar; sugar caramel; burnt sugar; caramel syrup plain; caramelised molasses; inulin syrup; oligofructose syrup; fructo-oligosaccharide syrup; honey substitute; sugar blend; lactulose-free sugar syrup; invert syrup; rice malt syrup; isomalto-oligosaccharide syrup; cane sugar syrup; sorghum syrup; glucose-fructose syrup
de: Isoglucose; Zuckercouleur; Karamellzucker; Glukose-Fruktose-Sirup; Invertzuckercreme; Rübensirup
fr: isoglucose; succédané de miel; sucre caramélisé; sirop de glucose-fructose; sirop de canne
es: isoglucosa; sucedáneo de miel; azúcar caramelizado; jarabe de glucosa-fructosa; sirope de caña
it: isoglucosio; surrogato di miele; zucchero caramellato; sciroppo di glucosio-fruttosio
nl: isoglucose; kunsthoning; gekarameliseerde suiker; glucose-fructosestroop
pl: izoglukoza; sztuczny miód; cukier karmelizowany; syrop glukozowo-fruktozowy
pt: isoglicose; sucedâneo do mel; açúcar caramelizado; xarope de glucose-frutose; açúcar invertido
not: flavoured syrup; caramel syrup coffee
  "hfcs" "42" -> 170240
  "glucose-fructose|glukose-fruktose|glucosa-fructosa|glucosio-fruttosio|glukozowo-fruktozowy|glucose-frutose|glucose-fructosestroop|glukose-fruktose-sirup" -> 170240     # less fructose than glucose
  "inulin" -> 170260
  "isoglucose": "50" 170260; "20" 170240; "10" 170230; * 170260
  "hfcs" -> 170260
  "fructo": * 170260
  "oligofructose": * 170260
  "fruktose" -> 170260
  "fructose" -> 170260
  "fructosa" -> 170260
  * -> 170290
t: maltodextrin DE 18 25 kg => 170290
t: artificial honey jar => 170290
t: glucose-fructose syrup 25 kg => 170240
t: HFCS 55 in IBC => 170260
t: natural honey => !1702

@ lard-stearin
en: lard stearin; lard oil; oleo oil; oleostearin; oleo stearin; tallow oil; oleo-oil; lard stearin and lard oil; beef oleo
de: Schmalzstearin = lard stearin; Schmalzöl = lard oil; Oleomargarin = oleomargarine; Oleostearin = oleostearin; Talgöl = tallow oil
fr: stéarine solaire = lard stearin; huile de saindoux = lard oil; oléostéarine = oleostearin; oléomargarine = oleomargarine; huile de suif = tallow oil
es: estearina solar = lard stearin; aceite de manteca de cerdo = lard oil; oleoestearina = oleostearin; oleomargarina = oleomargarine; aceite de sebo = tallow oil
it: stearina solare = lard stearin; olio di strutto = lard oil; oleostearina = oleostearin; oleomargarina = oleomargarine; olio di sego = tallow oil
nl: varkensstearine = lard stearin; spekolie = lard oil; oleostearine = oleostearin; oleomargarine = oleomargarine; talkolie = tallow oil
pl: stearyna smalcowa = lard stearin; olej smalcowy = lard oil; oleostearyna = oleostearin; oleomargaryna = oleomargarine; olej łojowy = tallow oil
pt: estearina solar = lard stearin; óleo de banha de porco = lard oil; óleo-estearina = oleostearin; óleo-margarina = oleo oil; óleo de sebo = tallow oil
  * -> 150300
t: lard stearin in drums => 150300
t: oleo oil unmixed => 150300
t: rendered lard 500g => !1503

@ liqueur-named
en: tia maria; chambord; galliano; frangelico; disaronno; midori; benedictine; southern comfort; malibu rum liqueur; pimms; becherovka; unicum liqueur; curacao; creme de cacao; apple schnapps liqueur; coffee cream liqueur; irish cream liqueur; fernet; st germain elderflower; limoncello cream; cocktail liqueur; passoa; hideous liqueur; rum cream; chocolate liqueur drink; plum liqueur; licor 43; ratafia; kummel
de: Kirschlikör = cherry liqueur; Pfirsichlikör = peach liqueur; Orangenlikör = orange liqueur; Jägermeister; Kümmellikör = caraway liqueur; Haselnusslikör = hazelnut liqueur; Bitterlikör = bitter liqueur; Halbbitter = semi-bitter liqueur
fr: liqueur de pêche = peach liqueur; liqueur d'orange = orange liqueur; chartreuse = chartreuse liqueur; liqueur de plantes = herbal liqueur; bénédictine = benedictine; curaçao = curacao
es: licor de manzana = apple liqueur; ratafía = ratafia; curaçao azul = blue curacao
it: mirto di Sardegna = sardinian myrtle liqueur; genepì = genepi liqueur; liquore alla liquirizia = liquorice liqueur; maraschino = maraschino
nl: kruidenlikeur = herbal liqueur; bessenlikeur = blackcurrant liqueur; oranjebitter = orange bitters
pl: ajerkoniak = egg liqueur; nalewka wiśniowa = cherry liqueur; krupnik = honey liqueur; żołądkowa gorzka; soplica
pt: licor de ervas = herbal liqueur; curaçau = curacao
not: mint syrup; curacao syrup; malibu surfboard; amaro cookie; cointreau glass; benedictine monk; hideous mask; chartreuse colour; kahlua cake; chambord castle; chartreuse color; chartreuse dress; malibu barbie
  alcohol=no -> 210690 ~.02
  * -> 220870
t: Tia Maria 70cl => 220870
t: crème de cassis 16% vol => 220870
t: Eierlikör 0,5 l => 220870
t: hazelnut syrup => !2208

@ live-fish-other
en: live fish; live catfish; live tilapia; live eel + glass; live sea bass; live fingerling; fish fry live; live fish fry; fingerling + fish|live|stocking; live smolt; salmon smolt; live sturgeon; live barramundi; live grouper; live salmon; live flatfish; live turbot; live freshwater fish; live saltwater fish
de: lebender Fisch = live fish; lebende Fische = live fish; Besatzfische = stocking fish; Fischbrut = fish fry live; Setzlinge + Fisch
fr: poisson vivant = live fish; alevin = fish fry; poissons vivants = live fish; alevins = fish fry
es: pez vivo = live fish; alevín = fingerling; peces vivos = live fish; alevines = fingerling
it: pesce vivo = live fish; avannotti = fish fry live; pesci vivi = live fish
nl: levende vis = live fish; pootvis = live fish for stocking; levende vissen = live fish; visbroed = fish fry live
pl: żywa ryba = live fish; narybek = fish fry; żywe ryby = live fish; kroczek = fingerling
pt: peixe vivo = live fish; alevino = fingerling; peixes vivos = live fish; juvenis de peixe = juvenile fish
not: ornamental fish; aquarium fish; fish food; live fish cam
  "ornamental": "marine|marino|marítimo|náutico" 030119; "saltwater" 030119; * 030111
  "aquarium": "marine|marino|marítimo|náutico" 030119; * 030111
  "trout" -> 030191
  "eel" -> 030192
  "carp" -> 030193
  "southern bluefin" -> 030195
  "bluefin" -> 030194
  * -> 030199
t: live catfish fingerlings for farming => 030199
t: live trout fingerlings => 030191
t: live tropical aquarium fish => !030199

@ live-tuna
en: live tuna; live bluefin tuna; bluefin tuna + live|ranching|farm cage; live southern bluefin tuna
de: lebender Thunfisch; lebender Roter Thun
fr: thon vivant; thon rouge vivant
es: atún vivo; atún rojo vivo
it: tonno vivo; tonno rosso vivo
nl: levende tonijn; levende blauwvintonijn
pl: żywy tuńczyk; żywy tuńczyk błękitnopłetwy
pt: atum vivo; atum rabilho vivo
  "southern" -> 030195
  "maccoyii" -> 030195
  "bluefin" -> 030194
  "rouge" -> 030194
  "rojo" -> 030194
  "rosso" -> 030194
  "rabilho" -> 030194
  * -> 030199
t: live bluefin tuna for ranching => 030194
t: live southern bluefin tuna => 030195
t: frozen bluefin tuna => !0301

@ maca-root
en: maca powder; maca root powder; black maca; yacon powder; yacon root; lucuma-free maca
de: Maca-Pulver; Macawurzel; Yacon-Pulver
fr: poudre de maca; racine de maca; maca en poudre
es: maca en polvo; harina de maca; raíz de maca
it: maca in polvere; radice di maca; polvere di maca
nl: macapoeder; maca wortel; maca poeder
pl: maca w proszku; korzeń maca; sproszkowana maca
pt: maca em pó; farinha de maca; raiz de maca
not: maca capsules; maca gummies; maca tablets; maca coffee
  * -> 110620
t: organic maca powder 250g => 110620
t: Maca-Pulver 500 g => 110620
t: maca capsules 60 => !1106

@ marine-mammal-oil
en: sperm oil; sperm whale oil; whale oil; seal oil omega 3 bulk; marine mammal oil; jojoba-free sperm oil; blubber oil
de: Walöl = whale oil; Robbenöl = seal oil; Pottwalöl = sperm whale oil; Spermöl = sperm oil
fr: huile de baleine = whale oil; huile de phoque = seal oil; huile de cachalot = sperm whale oil; huile de spermaceti = sperm oil
es: aceite de ballena = whale oil; aceite de foca = seal oil; aceite de cachalote = sperm oil
it: olio di balena = whale oil; olio di foca = seal oil; olio di capodoglio = sperm whale oil
nl: walvisolie = whale oil; robbenolie = seal oil; potvistraan = sperm whale oil; spermolie = sperm oil
pl: olej wielorybi = whale oil; olej z foki = seal oil; olej z kaszalota = sperm whale oil
pt: óleo de baleia = whale oil; óleo de foca = seal oil; óleo de cachalote = sperm oil
not: seal oil leak; oil seal
  * -> 150430
t: sperm oil => 150430
t: seal oil in drums => 150430
t: oil seal for gearbox => !1504

@ milk-cream-strength
en: milk and cream; milk in solid form; milk and cream in powder; milk + solid forms; concentrated milk and cream; milk and cream concentrated; milk and cream sweetened
de: Milch und Rahm; Milch und Sahne
fr: lait et crème de lait; lait et crème
es: leche y nata; leche y nata concentradas
it: latte e crema di latte; latte e panna
nl: melk en room; melk en room ingedikt
pl: mleko i śmietana; mleko i śmietana zagęszczone
pt: leite e nata; leite e natas; leite e creme de leite
  "coffee|café|caffè" -> 210690
  "not concentrated": "45%" 040150; "10%" 040140; * 040120
  "solid": kind=skimmed 040210; sugar=added 040229; * 040221
  "powder|polvo|polvere|pó": kind=skimmed 040210 ~.3; sugar=added 040229; * 040221
  "concentrated": sugar=added 040299; * 040291
  "concentrees" -> 040291
  sugar=added -> 040299
  "cream" "10%" -> 040150
  * -> 040120
t: milk and cream, concentrated, unsweetened => 040291
t: milk and cream in powder, whole => 040221
t: coffee with milk and cream capsules => !0402

@ mollusc-general
en: mollusc; molluscs; mollusk; mollusk meat; molluscs + frozen|live|dried|fresh; edible mollusc; nautilus meat; chiton meat; limpet; limpets
de: Weichtier; Weichtiere; Napfschnecke
fr: mollusque; mollusques; patelle
es: molusco; moluscos; lapa comestible
it: mollusco; molluschi; patella + mollusco|fresca
nl: weekdier; weekdieren; napslak
pl: mięczak; mięczaki; czareczka jadalna
pt: molusco; moluscos
  "prepared|preparado|preparato" -> 160559
  state=canned -> 160559 ~.05
  "meal" -> 030990
  state=dried|salted|smoked -> 030799 ~.05
  state=frozen -> 030792 ~.5
  * -> 030791
t: frozen molluscs => 030792
t: live limpets => 030791
t: dried molluscs salted => 030799
t: frozen mussels => !030792

@ nut-other
en: nut kernel; shea-free nut; pili nut; pecan nuts + in shell|shelled|kernel; candlenut; kukui nut; cobnut; pignoli; karuka; nuts + fresh or dried; cola nut; kolanut
de: Ginkgonüsse = ginkgo nut; Kemirinüsse = candlenut; Kolanuss = cola nut; Zedernnüsse = cedar nut
fr: noix de ginkgo = ginkgo nut; noix de bancoul = candlenut; noix de cola = cola nut
es: nuez de ginkgo = ginkgo nut; nuez de cola = cola nut; pacanas = pecan nuts
it: noci di ginkgo = ginkgo nut; noce di cola = cola nut
nl: ginkgonoten = ginkgo nuts; kemirinoten = candlenut; kolanoot = cola nut
pl: orzechy cola = cola nuts; orzechy ginkgo = ginkgo nuts
pt: noz de cola = cola nut
not: kukui nut oil; kukui nut lei; candlenut oil; kukui necklace; pine nut oil
  state=frozen -> 081190 ~.02
  state=roasted|salted|canned -> 200819 ~.1
  "cobnut|cobnuts" -> 080221     # Corylus
  "cola": * 080270
  "kola": * 080270
  "kolanuss" -> 080270
  "kolanoot" -> 080270
  "pine": form=in-shell 080291 ~.1; * 080292
  "pinienkerne" -> 080292
  "zedernnusse" -> 080292
  "pignons" -> 080292
  "pignon" -> 080292
  "pignoli" -> 080292
  "pignolia" -> 080292
  "pinones" -> 080292
  "pinon" -> 080292
  "pinoli" -> 080292
  "pijnboompitten" -> 080292
  "piniowe" -> 080292
  "pinii" -> 080292
  "pinhoes" -> 080292
  * -> 080299
t: pine kernels 1 kg => 080292
t: kola nuts => 080270
t: ginkgo nuts in shell => 080299
t: roasted salted pine nuts => 200819
t: pine nut oil => !08

@ oil-modified
en: soya oil + epoxidised|epoxidized; soybean oil + epoxidised|epoxidized; soya bean oil + epoxidised; linseed oil + boiled; epoxidized soya bean oil; sulphurised oil; factice oil; stand oil; linoxyn; maleinised oil; oxidised oil; inedible oil mixture; waste frying oil; heat polymerised linseed oil; mixed animal and vegetable oil inedible; blown rapeseed oil; uco oil
de: geblasenes Öl; Standöl; Linoxyn
fr: standolie; huile soufflée; linoxyne; huile de friture usagée
es: aceite de soja epoxidado; aceite de linaza cocido; aceite soplado; linoxina
it: olio di soia epossidato; olio soffiato; standolio; linossina; olio di frittura esausto
nl: geëpoxideerde sojaolie; standolie; geblazen olie; linoxyne; gebruikt frituurvet
pl: epoksydowany olej sojowy; olej dmuchany; linoksyn
pt: óleo de soja epoxidado; óleo de linhaça cozido; standoil; linoxina
  * -> 151800
t: epoxidised soya oil plasticiser => 151800
t: stand oil for painting 250 ml => 151800
t: raw linseed oil => !1518

@ oilcake-other
en: groundnut cake; groundnut oilcake; rapeseed expeller; olive pomace residue; niger cake; castor cake; safflower cake; soya expeller; oilcake of groundnuts; oilcake of olives; expeller cake; rape meal; guar meal; hemp cake; walnut cake feed; oil-cake pellets
de: Sonnenblumenkuchen; Olivenkuchen; Presskuchen
fr: grignons d'olive
es: torta de cacahuete; harina de colza; orujillo; alperujo
it: panello di arachidi; sansa di oliva esausta
nl: pindakoek; zonnebloemkoek; koolzaadkoek; koolzaadschroot; sojakoek
pl: makuch arachidowy; makuch słonecznikowy; makuch sojowy
pt: bagaço de amendoim; bagaço de linhaça; bagaço de palmiste; bagaço de azeitona extratado
not: fertilizer; cake fish bait; cotton cake; cake stand; neem cake fertilizer
  "soya|soia" -> 230400
  "soja" -> 230400
  "sojakuchen" -> 230400
  "sojakoek" -> 230400
  "sojowy" -> 230400
  "groundnut" -> 230500
  "groundnuts" -> 230500
  "peanut|cacahuate|maní" -> 230500
  "erdnusskuchen" -> 230500
  "arachide" -> 230500
  "d'arachide" -> 230500
  "cacahuete" -> 230500
  "arachidi" -> 230500
  "pindakoek" -> 230500
  "arachidowy" -> 230500
  "amendoim" -> 230500
  "cottonseed" -> 230610
  "linseed|linaza|semi di lino" -> 230620
  "leinkuchen" -> 230620
  "lin" -> 230620
  "lino" -> 230620
  "lijnkoek" -> 230620
  "lniany" -> 230620
  "linhaca" -> 230620
  "sunflower" -> 230630
  "sonnenblumenkuchen" -> 230630
  "tournesol" -> 230630
  "girasol" -> 230630
  "girasole" -> 230630
  "zonnebloemkoek" -> 230630
  "slonecznikowy" -> 230630
  "slonecznikowa" -> 230630
  "girassol" -> 230630
  "rape" -> 230641
  "rapeseed" -> 230641
  "canola" -> 230641
  "rapskuchen" -> 230641
  "rapsschrot" -> 230641
  "colza" -> 230641
  "koolzaadkoek" -> 230641
  "koolzaadschroot" -> 230641
  "rzepakowy" -> 230641
  "rzepakowa" -> 230641
  "copra" -> 230650
  "coprah" -> 230650
  "coconut|coco|cocco" -> 230650
  "palm" -> 230660
  "palmkernkuchen" -> 230660
  "palmiste" -> 230660
  "palmisti" -> 230660
  "palmpitschilfers" -> 230660
  * -> 230690
t: groundnut cake in bulk => 230500
t: Rapskuchen Pellets 25kg => 230641
t: sesame cake for feed => 230690
t: fruit cake with nuts => !23

@ pappadum-sheet
en: papadum; pappadum; papadam; edible paper; spring roll wrapper dried; rice paper sheet edible; host wafer; sealing wafer; edible rice paper; prawn cracker pellet; fryums; snack pellet; papad lentil; banh trang; gol gappa; pani puri shell
de: Papadam; Reispapier + Frühlingsrollen|Blatt|essbar|Sommerrollen; Esspapier; Hostien; Oblaten + Back|Lebkuchen
fr: papadum; galette de riz pour rouleaux; papier comestible
es: papadam; papel de arroz comestible; obleas de arroz; papel comestible
it: papadum; carta di riso alimentare; fogli di riso; carta commestibile
nl: papadum; rijstpapier + loempia|eetbaar|vellen; hosties; ouwel; eetpapier; kroepoek ongebakken
pl: papadam; papier ryżowy + spożywczy|sajgonki|jadalny; opłatki; papier jadalny; komunikanty
pt: papadum; papel de arroz comestível; hóstias; obreia; folhas de arroz
not: rice paper lamp; rice paper umbrella; calligraphy; rice paper sketch; decoupage; wafer seal stamp
  "pellet" -> 190590
  * -> 190590
t: papadums 200g => 190590
t: rice paper wrappers for spring rolls 340g => 190590
t: opłatek wigilijny => 190590
t: paper lampshade => !1905

@ pasta-stuffed-2
en: spring roll; frozen spring roll; vegetable spring roll; mini spring roll; frozen spring rolls; lumpia; egg roll frozen; frozen empanadas; canneloni; stuffed gnocchi; stuffed pasta; xiao long bao; wonton soup dumplings; manti; kreplach; uszka; gyoza vegetable; dim sum platter; crystal dumpling; dumpling frozen; vareniki; siu mai; lasagne meat raw
de: Frühlingsrolle; gefüllte Nudeln; Cannelloni; Empanada
fr: rouleaux de printemps; raviolis frais; pâtes farcies; cannelloni; empanada
es: rollitos de primavera; empanadillas; canelones; pasta rellena
it: involtini primavera; cannelloni; tortelli; ravioli freschi; empanada
nl: loempia; mini loempia; cannelloni; empanada
pl: sajgonki; kołduny; cannelloni; empanada
pt: rolinhos primavera; crepe chinês; canelones; empanada
not: spring roll wrapper; spring roll pastry; empanada press; empanada maker; empanada dough; ravioli maker; dumpling maker; gyoza press; dumpling mould; dim sum basket; dumpling wrapper; dumpling steamer; empanada wrapper; rice paper
  "empanada" -> 190590    # baked in short pastry
  "empanadas" -> 190590
  "empanadillas" -> 190590
  * -> 190220
t: pierogi ruskie 400g => 190220
t: frozen vegetable spring rolls 1 kg => 190220
t: dumpling maker press => !1902

@ pastry-savoury
en: meat pie; pork pie; pasty; quiche lorraine; burek; spanakopita; cheese twist; savoury pastry; arepa; bruschetta; brioche bun; croissant frozen; madeleine; mochi cake; rice cake steamed; daifuku; wagashi; cheesecake frozen; apple strudel; soft pretzel; injera; pide; pastel de nata; fruit tart; pie crust baked; tart shell; tartlet shell; pastry shell; rusk crumb coating; waffle pancakes
de: Quiche; Strudel; Laugenbrezel; Käsestangen; Baiser; Tartelettes; Eclair; Windbeutel; Hefezopf; Berliner Gebäck; Mondkuchen
fr: feuilleté; friand; bretzel; pain plat; tartelette; tarte aux fruits; choux à la crème; vol-au-vent; chouquettes
es: quiche; hojaldre horneado; pretzel; pan plano; merengue; tartaleta; roscón; polvorones; picos de pan
it: quiche; salatini; crêpe; bignè; cannoli; pane grattugiato
nl: quiche; saucijzenbroodje; pretzel; diepvriespizza; platbrood; schuimgebak; tartelettes; kaasbroodje; soesjes; oliebol
pl: quiche; paszteciki; precel; podpłomyk; tartaletki; szarlotka; eklery; pączek
pt: quiche; empada; pretzel; pão achatado; merengue; tartelete; torta
not: pizza oven; pizza box; pizza cutter; pizza stone; pizza sauce; pizza cheese; pizza dough; tart pan; tart tin; tart ring; crepe maker; crepe pan; crepe fabric; crepe paper; pancake mix; pancake pan; pretzel mix; pretzel necklace; bagel slicer; waffle maker; pizza pan; pizza peel; meringue powder; macaron mat; churro maker; mochi squishy; mochi squishies; pizza base mix; quiche dish; tortilla press; tortilla chip; tortilla warmer; tartan; pie dish; pie pan; crepe de chine; pizza topping; pizza mozzarella; scone mix; eclair pan; crumpet ring; meringue nozzle; taco holder; taco seasoning; pizza flour; pizza wheel; pizza toy; bread maker; pizza seasoning; tart burner; wax tart; wax tarts; pizza hat; mochi ice cream; mochi rice; tartlet mould; pancake syrup; pie weight
  "dough" -> 190120
  "rusk crumb": * 190590
  * -> 190590
t: frozen quiche lorraine => 190590
t: panko breadcrumbs 1kg => 190590
t: pizza cutter wheel => !1905
t: pizza dough balls frozen => !190590

@ perch-pike
en: perch + fresh|frozen|fillet|whole|fish|european; zander; walleye; pike + fish|fresh|frozen|fillet; european perch; pikeperch fillet; vendace; whitefish coregonus; roach + fish|fresh; bream freshwater; tench
de: Zanderfilet; Barsch + frisch|Filet|gefroren; Egli; Hecht + Filet|frisch; Felchen; Maräne; Flussbarsch
fr: filet de sandre; perche + filet|fraîche; brochet; corégone; filet de perche
es: lucioperca; perca + fresca|congelada|filete; lucio + fresco|filete
it: lucioperca; pesce persico; luccio + fresco|filetto; coregone
nl: snoekbaarsfilet; baars + verse|filet; snoek + vis
pl: filet z sandacza; okoń + świeży|filet; sieja; sielawa
pt: lucioperca; perca + fresca|filete; lúcio + fresco
not: nile perch; ocean perch; perch for birds; bird perch
  form=breaded -> 160419 ~.02
  state=preserved -> 160419 ~.02
  state=smoked -> 030549 ~.03
  state=dried -> 030559 ~.01
  form=fillet ~.5: state=frozen 030489 ~.6; * 030449
  state=frozen -> 030389 ~.5
  * -> 030289
t: fresh pike perch fillets => 030449
t: frozen zander whole => 030389
t: nile perch fillet frozen => !030489

@ pig-fat-rendered
en: pig fat rendered; rendered pig fat; pig fat, rendered; white grease; choice white grease; rendered pork fat; poultry fat rendered; rendered poultry fat; poultry grease; chicken oil rendered; rendered chicken fat; rendered duck fat
de: ausgelassenes Schweinefett; ausgelassenes Geflügelfett; Geflügelfett ausgelassen; Grieben + Schmalz
fr: graisse de porc fondue; graisse de volaille fondue; graisse de poulet fondue
es: grasa de cerdo fundida; grasa de ave fundida; grasa de pollo fundida
it: grasso di maiale fuso; grasso di pollame fuso; grasso di pollo fuso
nl: gesmolten varkensvet; gesmolten gevogeltevet; gesmolten kippenvet
pl: wytopiony tłuszcz wieprzowy; wytopiony tłuszcz drobiowy
pt: gordura de porco fundida; gordura de aves fundida; gordura de galinha fundida
not: unrendered; not rendered
  "poultry" -> 150190
  "chicken|frango" -> 150190
  "duck|pato|anatra" -> 150190
  "goose|ganso|oca" -> 150190
  "geflugelfett" -> 150190
  "volaille" -> 150190
  "poulet" -> 150190
  "ave" -> 150190
  "aves" -> 150190
  "pollo" -> 150190
  "galinha" -> 150190
  "pollame" -> 150190
  "gevogeltevet" -> 150190
  "kippenvet" -> 150190
  "drobiowy" -> 150190
  * -> 150120
t: rendered pork fat, white grease => 150120
t: rendered poultry fat for feed => 150190
t: fresh pork back fat => !1501

@ pigeon-pea
en: arhar; tur dal; red gram; red gram dal; gandules; congo pea; cajanus cajan; gungo pea
de: Straucherbse = pigeon pea; Taubenerbse = pigeon pea; Straucherbsen = pigeon pea; Toor Dal = toor dal
fr: pois d'angole = pigeon pea; pois cajan = pigeon pea; pois d'Angole secs = dried pigeon peas
es: gandul = pigeon pea + legumbre|seco|verde; gandules = pigeon pea; frijol de palo = pigeon pea; guandú = pigeon pea
it: caiano = pigeon pea; piselli d'Angola = pigeon pea; pisello di Angola = pigeon pea
nl: duivenerwt = pigeon pea; struikerwt = pigeon pea; duivenerwten = pigeon peas
pl: nikla indyjska = pigeon pea; groch gołębi = pigeon pea; pigeon pea suszony = dried pigeon pea
pt: feijão-guando = pigeon pea; ervilha-de-angola = pigeon pea; feijão boer = pigeon pea; guandu = pigeon pea
  state=canned -> 200599 ~.08
  state=frozen -> 071029 ~.04
  state=fresh -> 070890 ~.04
  * -> 071360
t: arhar dal 1 kg => 071360
t: red gram whole => 071360
t: gram scale pocket => !0713

@ piquette-mead
en: piquette; hydromel; cyser; metheglin; kvass alcoholic; tepache alcoholic; fermented beverage; fermented beverages; wine cooler; alcoholic kombucha; perry cider; blackcurrant wine; dandelion wine; umeshu-free plum wine; tonto; chicha alcoholic; pulque; toddy palm
de: Kirschwein = cherry wine; Beerenwein = berry wine; Johannisbeerwein = currant wine; Palmwein = palm wine
fr: piquette = piquette; vin de cerise = cherry wine; vin de palme = palm wine; vin de fruits = fruit wine; cidre de poire = perry
es: vino de cereza = cherry wine; vino de palma = palm wine; pulque = pulque; sidra de pera = perry cider
it: picchetta = piquette; vino di ciliegie = cherry wine; vino di palma = palm wine; sidro di pere = perry; vino di frutta = fruit wine
nl: honingwijn = honey wine; kersenwijn = cherry wine; palmwijn = palm wine; perencider = perry cider; vruchtenwijn = fruit wine
pl: półtorak miód = mead; dwójniak = mead; trójniak = mead; wino wiśniowe = cherry wine; perry gruszkowy = perry
pt: água-pé = piquette; vinho de cereja = cherry wine; vinho de palma = palm wine; sidra de pera = pear cider; vinho de frutas = fruit wine
not: fermented milk; non-alcoholic
  * -> 220600
t: mead 75cl 13% vol => 220600
t: piquette => 220600
t: trójniak miód pitny 0,5 l => 220600
t: honey in jar => !2206

@ plaiting-raw
en: willow sticks; rushes for plaiting; rush + raw|dried|basket; tonkin cane; tsinglee cane; raffia + bundle|natural|raw|kg|hank; rattan cane raw; rattan poles; chair cane raw; lime bark; cereal straw cleaned bleached; palm leaf dried for weaving; bamboo culms; garden canes bamboo; willow + basket making|weaving rods
de: Korbweide = basket willow; Schilfrohr = reed; Tonkinstäbe = tonkin cane; Rattanrohr roh = rattan cane raw; Binsen = rushes
fr: brins d'osier = willow sticks; roseaux = reeds; joncs = rushes + vannerie|bruts
es: mimbre en bruto = raw wicker; varas de mimbre = willow sticks; juncos = rush; carrizo = reed; rafia = raffia; ratán en bruto = raw rattan
it: vimini grezzi = raw wicker; rami di salice per cesti = willow branch for basketry; canne palustri = reed; rattan grezzo = raw rattan
nl: wilgentenen voor manden = willow rods for baskets; riet voor daken = thatching reed; biezen = rush; tonkinstokken = tonkin cane
pl: trzcina = reed + strzecha|pokrycie|wiązki; sitowie = rush
pt: vime em bruto = raw wicker; varas de vime = willow sticks; juncos = rushes; cana para cestaria = basketry cane; rota em bruto = raw rattan
not: raffia hat; raffia bag; willow tree; rush hour; raffia yarn; willow basket; reed diffuser; raffia ribbon; willow pattern; raffia skirt; rattan chair; osier plant; willow charcoal; rattan furniture; reed switch; raffia paper; raffia shoes; paper raffia; raffia clutch; rush order; artificial; reed fence; raffia sandals; raffia placemat
  "bamboo" -> 140110
  "bambou" -> 140110
  "bambu" -> 140110
  "bambusrohr" -> 140110
  "bambusowe" -> 140110
  "bamboestokken" -> 140110
  "tonkin" -> 140110
  "tonkinstabe" -> 140110
  "tonkinstokken" -> 140110
  "tsinglee" -> 140110
  "rattan" -> 140120
  "rattanrohr" -> 140120
  "peddigrohr" -> 140120
  "rotin" -> 140120
  "ratan" -> 140120
  "pitriet" -> 140120
  "midollino" -> 140120
  "rota" -> 140120
  * -> 140190
t: willow rods for basket making => 140190
t: tonkin bamboo garden canes 180 cm => 140110
t: Peddigrohr 500 g => 140120
t: raffia hat women => !1401

@ popcorn-microwave
en: popcorn for microwave; microwave popcorn butter; popcorn microwave bag; unpopped microwave popcorn; microwave popcorn bag
de: Mikrowellen-Popcorn; Popcorn für die Mikrowelle; Mikrowellenpopcorn
fr: pop-corn micro-ondes; popcorn au micro-ondes; maïs à éclater micro-ondes
es: palomitas de microondas; maíz para microondas; palomitas microondas mantequilla
it: popcorn per microonde; pop corn microonde
nl: magnetronpopcorn; popcorn voor magnetron
pl: popcorn do mikrofalówki; popcorn mikrofalowy
pt: pipocas para micro-ondas; pipocas de micro-ondas
not: popcorn popper; microwave popcorn maker; silicone popcorn; popcorn bowl
  * -> 200899    # maize kernels with oil and salt, not yet popped
t: microwave popcorn butter 3 x 100g => 200899
t: Mikrowellen-Popcorn süß => 200899
t: ready to eat popcorn bag => !200899
t: silicone microwave popcorn maker => !2008

@ pork-leg-fresh
en: pork leg; leg of pork; fresh ham; ham + uncured|fresh|chilled|raw uncured; fresh pork ham; green ham; pork leg bone in; pork hind leg; fresh hams of pork; frozen ham; ham + frozen uncured|frozen raw
de: Schweinekeule = pork leg; Schweineschlegel = pork leg; Frischschinken = fresh ham; Schinken = ham + frisch ungepökelt
fr: jambon frais = fresh ham; cuisse de porc = pork leg; jambon non salé = unsalted ham
es: pierna de cerdo = pork leg; jamón fresco = fresh ham; pernil de cerdo = pork leg
it: coscia di maiale = pork leg; prosciutto fresco = fresh ham; coscia suina = pork leg
nl: varkenspoot = pork leg; verse ham = fresh ham; varkensachterbout = pork hind leg
pl: szynka świeża = fresh ham; udziec wieprzowy = pork leg; noga wieprzowa = pork leg
pt: perna de porco = pork leg; presunto fresco não curado = fresh ham; pernil suíno = pork leg
not: cured ham; cooked ham; smoked ham
  state=preserved -> 160241 ~.05
  state=smoked|dried|salted -> 021011 ~.05   # 0203 ends where curing begins
  state=frozen ~.5: form=boneless 020329 ~.3; * 020322
  form=boneless -> 020319 ~.3   # 0203.12 and .22 ask for the bone
  * -> 020312
ask: state; form
t: fresh ham, bone in, uncured => 020312
t: frozen pork leg boneless => 020329
t: frozen hams => 020322
t: smoked ham sliced => !0203

@ pork-shoulder
en: pork shoulder; pork shoulder picnic; boston butt; pork butt; pork picnic; picnic shoulder; shoulder of pork; pork shoulder bone in; paleta de cerdo + fresh|frozen
de: Schweineschulter; Schweinebug; Schulter vom Schwein
fr: épaule de porc; palette de porc
es: paleta de cerdo; paletilla de cerdo; espaldilla de cerdo
it: spalla di maiale; spalla suina; spalla di suino
nl: varkensschouder; schouder van varken; varkensschouderstuk
pl: łopatka wieprzowa; łopatka wieprzowa b/k; łopatka z kością
pt: pá de porco; paleta suína; paleta de porco
  state=preserved -> 160242 ~.05
  state=smoked|dried|salted: form=boneless 021019; * 021011
  state=frozen ~.5: form=boneless 020329 ~.4; * 020322
  form=boneless -> 020319 ~.4
  * -> 020312
ask: state; form
t: frozen pork shoulder boneless => 020329
t: chilled pork shoulder bone in => 020312
t: canned pork shoulder => 160242
t: shoulder bag => !0203

@ poultry-fat-raw
en: poultry fat unrendered; unrendered poultry fat; poultry fat not rendered; raw chicken fat; raw duck fat unrendered; chicken abdominal fat; pork trimmings fat; pork cutting fat; jowl fat; pork jowl fat; leaf lard raw; flare fat; pork fat trimmings; pig fat fresh; salted pork fat; salo; tocino + fresco|salado|fat
de: Schweinespeck = pork fat; Flomen = flare fat; Schweinefett roh = raw pork fat; Hühnerfett roh = raw chicken fat
fr: barde de lard = pork fat barding; panne de porc = flare fat; graisse de volaille crue = raw poultry fat
es: tocino = pork fat; panceta grasa = fatty pork belly; grasa de cerdo sin fundir = unrendered pork fat; tocino salado = salted pork fat
it: lardo fresco = fresh pork fat; grasso di maiale crudo = raw pork fat; lardo di schiena = pork back fat
nl: rugspek = back fat; varkensspek = pork fat; rauw kippenvet = raw chicken fat; flensvet = flare fat
pl: sadło = leaf lard raw; słonina solona = salted pork fat; podgardle tłuste = pork jowl fat
pt: toucinho salgado = salted pork fat; gordura de porco crua = raw pork fat
  "poultry" -> 020990
  "chicken|pollo|frango" -> 020990
  "duck|pato|anatra" -> 020990
  "huhnerfett" -> 020990
  "volaille" -> 020990
  "kippenvet" -> 020990
  * -> 020910
t: frozen pork cutting fat => 020910
t: unrendered poultry fat => 020990
t: słonina wieprzowa => 020910
t: rendered lard pail => !0209

@ protein-preparation
en: protein concentrate; textured protein; textured protein substance; vegetable protein concentrate; wheat protein textured; hemp protein powder; rice protein powder; pea protein powder; soya granules textured; soy chunks; tvp mince; textured pea protein; protein hydrolysate food; soya protein textured; vegan protein powder plain; rice protein concentrate
de: Proteinkonzentrat; texturiertes Sojaprotein; Sojaschnetzel; Erbsenproteinpulver; Reisproteinpulver; Sojagranulat; Hanfproteinpulver
fr: concentré de protéines; protéine de pois en poudre; protéines végétales texturées
es: concentrado de proteínas; proteína de guisante en polvo; proteína vegetal texturizada
it: concentrato di proteine; proteine di soia testurizzate; proteine di piselli in polvere; bocconcini di soia
nl: eiwitconcentraat; getextureerd soja-eiwit; erwteneiwitpoeder; sojabrokjes
pl: koncentrat białka; białko grochu w proszku; teksturowane białko sojowe
pt: concentrado de proteínas; proteína de ervilha em pó; proteína de soja texturizada
not: whey protein concentrate; milk protein concentrate; hair protein; fish protein concentrate; isolate; keratin; egg protein
  "flavour" -> 210690
  "flavoured" -> 210690
  "shake" -> 210690
  * -> 210610
t: soya protein textured 20 kg => 210610
t: Sojaschnetzel grob 300g => 210610
t: pea protein concentrate => 210610
t: whey protein isolate => !2106

@ provisionally-preserved
en: provisionally preserved; vegetables in sulphur water; in brine unsuitable for immediate consumption; vegetables provisionally preserved in brine; provisionally preserved by sulphur dioxide; in brine for further processing; sulphited fruit pulp; cherries in brine drums; brined cherry; sulphured cherry
de: vorläufig haltbar gemacht; vorläufig haltbar gemachtes Gemüse
fr: conservés provisoirement; conservé provisoirement; légumes conservés provisoirement
es: conservados provisionalmente; conservadas provisionalmente
it: temporaneamente conservati; temporaneamente conservate
nl: voorlopig verduurzaamd; voorlopig verduurzaamde groenten
pl: zakonserwowane tymczasowo; zakonserwowany tymczasowo
pt: conservados transitoriamente; conservadas transitoriamente
not: otherwise than; provisionally preserved otherwise
  "peel" -> 081400
  "olives" -> 071120
  "olive" -> 071120
  "oliven" -> 071120
  "aceitunas" -> 071120
  "cucumbers" -> 071140
  "gherkins" -> 071140
  "gurken" -> 071140
  "cornichons" -> 071140
  "agaricus" -> 071151
  "truffles" -> 071159
  "mushrooms" -> 071151
  "cherries" -> 081210
  "cherry|cerezo|ciliegio|cerejeira" -> 081210
  "kirschen" -> 081210
  "vegetables" -> 071190
  "fruit|fruta|frutta" -> 081290
  "strawberries" -> 081290
  "apricots" -> 081290
  "oranges" -> 081290
  "papayas" -> 081290
  "pawpaws" -> 081290
  "raspberries" -> 081290
  * -> 071190
t: gherkins provisionally preserved in brine => 071140
t: onions provisionally preserved => 071190
t: pickled onions in vinegar => !0711

@ red-mullet
en: red mullet; goatfish; striped red mullet; surmullet; grey mullet fish; gurnard; red gurnard; john dory fillet; weever; scorpion fish + fresh|frozen; conger; conger eel; garfish
de: Rotbarbe; Meerbarbe; Streifenbarbe; Knurrhahn; Seeaal; Petersfisch
fr: rouget barbet; grondin; congre; saint-pierre poisson
es: salmonete; rubio pescado; congrio; pez de San Pedro
it: gallinella di mare; gronco; pesce San Pietro
nl: mul vis; rode mul; rode poon; zeebarbeel; congeraal
pl: barwena; kurek czerwony; konger
pt: salmonete; ruivo peixe; congro; peixe-galo
  form=breaded -> 160419 ~.02
  state=smoked -> 030549 ~.02
  form=fillet ~.3: state=frozen 030489 ~.6; * 030449
  state=frozen -> 030389 ~.5
  * -> 030289
t: fresh red mullet whole => 030289
t: frozen red mullet fillets => 030489
t: salted mullet roe bottarga => !0302

@ resin-natural
en: dammar; dammar gum; mastic; chios mastic; benzoin resin; stick lac; lac + raw|crude|seed|natural; button lac; guaiac resin; kauri gum; oleoresin natural pine; hing; gum olibanum; opopanax; manna; gum ammoniac
de: Kopal = copal; Sandarak = sandarac; Benzoeharz = benzoin resin; Perubalsam = peru balsam; Asant = asafoetida; Kanadabalsam = canada balsam
fr: gomme dammar = dammar gum; sandaraque = sandarac; sang-dragon = dragon's blood resin; baume du Pérou = peru balsam; ase fétide = asafoetida
es: goma damar = dammar gum; sandáraca = sandarac; incienso en resina = incense resin; sangre de drago = dragon's blood; bálsamo del Perú = balsam of peru; asafétida = asafoetida
it: gomma dammar = dammar gum; sandracca = sandarac; mastice di Chio = chios mastic; sangue di drago = dragon's blood; balsamo del Perù = balsam of peru; assafetida = asafoetida
nl: kopal = copal; sandarak = sandarac; mastiek hars = mastic; wierookhars = frankincense resin; perubalsem = balsam of peru; asafoetida = asafoetida
pl: żywica damarowa = dammar; sandarak = sandarac; benzoes = benzoin; kadzidło żywica = incense resin; balsam peruwiański = peru balsam; asafetyda = asafoetida
pt: goma damar = dammar gum; sandáraca = sandarac; almécega = mastic; sangue-de-dragão = dragon's blood resin; bálsamo-do-peru = peru balsam; assa-fétida = asafoetida
not: copal blue; copal colour; essential oil; shellac nail; mastic sealant; incense stick; mastic asphalt; mastic gun; incense cone; dammar varnish; shellac varnish; mastic tape; copal varnish; mastic nougat; shellac polish; shellac record; gel shellac
  * -> 130190
t: dammar resin lumps 1kg => 130190
t: seedlac => 130190
t: Mastix Chios 50g => 130190
t: acrylic mastic sealant cartridge => !1301

@ rice-cracker-snack
en: flavoured rice cracker; senbei; rice cracker mix; arare; japanese rice crackers; chilli rice crackers; seaweed rice cracker; kameda; extruded corn snack; cheetos; doritos; tortilla crisps; bugles snack; pork scratching-free snack; pita crisps; hummus chips; wheat crunchies; snack puffs; krupuk; kroepoek; peanut flips; puffcorn; pellet snack; veggie straws; cassava cracker; cereal snack salted; bombay mix; namkeen; sev snack; bhujia; chakli; murukku
de: Maissnack = corn snack; Käsebällchen = cheese ball; Krabbenchips = prawn crackers; Linsenchips = lentil chips; Japan-Mix = japanese rice cracker mix
fr: crackers de riz = rice crackers; chips de maïs = corn crisps; soufflés au maïs = corn puffs; chips de crevettes = prawn crackers; chips de lentilles = lentil crisps
es: galletas de arroz japonesas = japanese rice crackers; gusanitos = puffed corn snack; ganchitos = puffed corn snack; pan de gambas = prawn cracker; chips de lentejas = lentil chip
it: cracker di riso = rice cracker; snack di mais = corn snack; patatine di mais = corn chip; nuvole di drago = prawn cracker; cracker di riso giapponesi = japanese rice crackers; chips di lenticchie = lentil chip
nl: rijstcrackers = rice crackers; rijstzoutjes = rice crackers; maissnack = corn snack; kroepoek = prawn crackers; kaasballen snack = cheese balls snack; linzenchips = lentil chips; pindaflips = peanut flips
pl: krakersy ryżowe = rice crackers; chrupki = puffed snacks; chipsy krewetkowe = prawn crackers; chipsy z soczewicy = lentil chips; flipsy = corn puffs
pt: bolachas de arroz japonesas = japanese rice crackers; snacks de milho = corn snacks; tiras de milho = corn strips; bolachas de camarão = prawn crackers; chips de lentilhas = lentil chips
not: rice cracker machine; kameda dish
  "bombay": * 210690
  "namkeen" -> 210690
  "bhujia" -> 210690
  "sev": * 210690
  * -> 190590
t: flavoured rice crackers 100g => 190590
t: cheese puffs corn snack => 190590
t: plain puffed rice cakes => !190590

@ sheep-carcass
en: sheep + carcass|carcase|meat|cut|boneless|leg|shoulder|forequarter; meat of sheep; mutton carcass; mutton half carcass; mutton leg; hogget; hogget meat; sheep carcass; mutton cut; mutton trimming; sheep leg
de: Schafschlachtkörper; Schaffleisch; Hammelkeule
fr: viande de mouton; carcasse de mouton
es: carne de ovino; canal de ovino; carne de carnero
it: carcassa di pecora; carne di montone
nl: schapenkarkas; schapenbout
pl: mięso baranie; tusza barania; udziec barani
pt: carne de ovino; carcaça de ovino; carne de carneiro
not: sheep leather; sheep skin; sheepskin; sheep wool; sheep offal; sheep casing; live sheep; edible offal
  state=preserved -> 160290 ~.02
  state=smoked|dried|salted -> 021099 ~.02
  form=carcass: "lamb|cordero|agnello|cordeiro" state=frozen 020430; "lamb|cordero|agnello|cordeiro" 020410; state=frozen 020441 ~.6; * 020421
  state=frozen ~.6: form=boneless 020443 ~.3; "trimming" 020443; * 020442
  form=boneless -> 020423 ~.3
  "trimming" -> 020423
  * -> 020422
ask: state; form
t: frozen mutton carcasses => 020441
t: chilled sheep cuts, boneless => 020423
t: frozen legs of mutton bone in, mutton leg => 020442
t: sheepskin rug => !02

@ shrimp-cocktail
en: shrimp cocktail; prawn cocktail; prawn salad; shrimp salad; prawns in mayonnaise; prawns in garlic butter; marinated prawns; prawn skewer cooked; breaded prawns; torpedo prawn; filo prawn; salt and pepper prawns; cooked peeled prawns; cooked and peeled prawns; shrimp in airtight container; potted shrimp
de: Krabbencocktail; Garnelencocktail; Krabbensalat; panierte Garnelen; Garnelensalat; Garnelen + mariniert
fr: cocktail de crevettes; crevettes panées; salade de crevettes; crevettes marinées
es: cóctel de gambas; gambas empanadas; ensalada de gambas; gambas al ajillo
it: cocktail di gamberi; gamberi impanati; insalata di gamberi; gamberi marinati
nl: garnalencocktail; garnalensalade; gepaneerde garnalen; garnalen + gemarineerd
pl: koktajl z krewetek; krewetki panierowane; sałatka z krewetek; krewetki marynowane
pt: cocktail de camarão; camarão panado; salada de camarão; camarões ao alho
  state=canned -> 160529 ~.05
  "airtight" -> 160529
  * -> 160521
t: prawn cocktail 200g chilled => 160521
t: cooked peeled prawns frozen => 160521
t: raw prawns shell on frozen => !1605

@ spice-seed-other
en: dill weed dried; sumac spice; mahlab; grains of paradise; annatto spice; galangal powder; dried galangal; dried curry leaves; dried lime leaves; kaffir lime leaf dried; dried lemongrass; ajowan; ajwain; carom seed; amchoor; savory dried; summer savory; sage dried; dried marjoram; dried tarragon; dried savory; whole spices; mixed whole spice not mixed
de: Dillsamen = dill seed; Galgant gemahlen = ground galangal; Bohnenkraut getrocknet = dried savory; Majoran getrocknet = dried marjoram; Estragon getrocknet = dried tarragon; Salbei getrocknet = sage dried; Paradieskörner = grains of paradise
fr: graines d'aneth = dill seeds; sarriette séchée = dried savory; estragon séché = dried tarragon; galanga en poudre = galangal powder; marjolaine séchée = dried marjoram; sauge séchée = sage dried
es: semillas de eneldo = dill seed; galanga en polvo = galangal powder; ajedrea seca = dried savory; mejorana seca = dried marjoram; salvia seca = sage dried
it: semi di aneto = dill seed; galanga in polvere = galangal powder; santoreggia secca = dried savory; maggiorana secca = dried marjoram; salvia secca = sage dried
nl: dillezaad = dill seed; sumak = sumac spice; specerij = spice; specerijen = spices; galanga poeder = galangal powder; bonenkruid gedroogd = dried savory; marjolein gedroogd = dried marjoram; salie gedroogd = sage dried
pl: nasiona kopru = dill seed; sumak = sumac; galangal mielony = galangal powder; cząber suszony = dried savory; majeranek suszony = dried marjoram; szałwia suszona = dried sage
pt: sementes de endro = dill seeds; sumagre = sumac; galanga em pó = galangal powder; segurelha seca = dried savory; manjerona seca = dried marjoram; sálvia seca = dried sage
not: spice brown; spice colour; spice red; spice orange; spice rack; spice jar; spice grinder; spice mill; spice organizer; spice tin; spice girls; spice mix; spice blend; spice rub; sumac tree; old spice; spice drawer; spice spoon; spice set; spice label; spice box; spice container; pumpkin spice; spice bottle; spice bag; mixed spice; hop spice; fenugreek capsule; fenugreek oil; all spice; fenugreek sprouting; sumac extract; spice cabinet; spice ball; spice candle; spice infuser
  "mixture" -> 091091
  "mixtures" -> 091091
  "mixed" -> 091091
  "mischung" -> 091091
  "melange" -> 091091
  "sage" -> 121190
  "salbei" -> 121190
  "sauge" -> 121190
  "salvia" -> 121190
  "salie" -> 121190
  "szalwia" -> 121190
  "marjoram|majoran|majeranek|marjolaine|mejorana|maggiorana|marjolein|manjerona" -> 071290     # ch. 7 n. 2: sweet marjoram, savory, tarragon and dill leaves are dried vegetables
  "tarragon|estragon|savory|bohnenkraut|sarriette|ajedrea|santoreggia|bonenkruid|czaber|segurelha|dill weed" -> 071290
  "grains of paradise|paradieskorner": state=ground 090832; * 090831     # Aframomum
  "amchoor" -> 110630     # mango powder
  "annatto" -> 140490
  "galangal" -> 121190     # Alpinia: 1211, ginger of 0910.1 is Zingiber
  "galgant" -> 121190
  "galanga" -> 121190
  "lemongrass" -> 121190
  * -> 091099
t: fenugreek seeds 1kg => 091099
t: sumac spice ground 100g => 091099
t: dill seed 100g => 091099
t: dried tarragon 20g => 071290
t: spice rack wooden => !09

@ spirit-other-named
en: mirabelle brandy; pear brandy; williams pear brandy; obstler; arrack; tsipouro; anisette spirit; awamori; sotol; korn; framboise eau de vie; poire williams; feni; toddy spirit; lambanog; quetsch; applejack; aguardiente anis; schnaps; fruit spirit; grain spirit; cane neutral spirit drink; whisky free cocktail premixed; vodka soda can; vodka lemon can; hard seltzer spirit; spirit cooler
de: Zwetschgenwasser; Williamsbirne Brand; Himbeergeist; Kornbrand; Marillenbrand; Slibowitz; Doppelkorn; Enzian Schnaps
fr: eau-de-vie de poire; eau-de-vie de prune; mirabelle eau-de-vie; anisette; eau-de-vie de framboise
es: aguardiente de ciruela; anís seco; orujo de frutas; anís dulce + botella
it: acquavite di prugne; distillato di pere; anice secco; mistrà; acquavite di frutta
nl: korenbrandewijn; vruchtenbrandewijn; aquavit; pruimenbrandewijn; anijsdrank
pl: okowita; spirytus owocowy; akwawit; gruszkówka destylat
pt: aguardente de medronho; aguardente de pera; anis seco
not: tequila glass; ouzo glass; raki glass; absinthe fountain; absinthe spoon; korn band; pastis glass; tequila shot glass
  "tsipouro" -> 220820     # grape marc
  "anisette|anis dulce" -> 220870
  "bagaceira": * 220820
  "velha" -> 220820
  "vinica" -> 220820
  "cana" -> 220840
  * -> 220890
t: slivovitz 50% vol 0.7 l => 220890
t: Himbeergeist 0,35 l => 220890
t: śliwowica 70% => 220890
t: tequila shot glasses set => !2208

@ sugar-flavoured
en: flavoured sugar; coloured sugar; vanilla flavoured sugar; cinnamon sugar; lavender sugar; coloured sugar crystals; colored sanding sugar; vanillin sugar; flavoured sugar cubes; gelling sugar; rim sugar; cocktail rim sugar; fruit flavoured sugar
de: Zimtzucker; aromatisierter Zucker; gefärbter Zucker
fr: sucre aromatisé; sucre coloré; sucre gélifiant; sucre à la cannelle
es: azúcar aromatizado; azúcar coloreado; azúcar gelificante; azúcar con canela
it: zucchero aromatizzato; zucchero colorato; zucchero gelificante; zucchero alla cannella
nl: gearomatiseerde suiker; gekleurde suiker; geleisuiker; kaneelsuiker
pl: cukier aromatyzowany; cukier kolorowy; cukier żelujący
pt: açúcar baunilhado; açúcar aromatizado; açúcar colorido; açúcar gelificante; açúcar com canela
not: sugar scrub
  "jam" -> 210690
  "gelling" -> 210690
  "gelierzucker" -> 210690
  "gelifiant" -> 210690
  "gelificante" -> 210690
  "geleisuiker" -> 210690
  "zelujacy" -> 210690
  * -> 170191
t: flavoured sugar cubes => 170191
t: vanilla sugar sachets 8g => 170191
t: white sugar cubes => !170191

@ sugar-raw
en: raw beet sugar; beet sugar raw; raw cane sugar for refining; muscovado sugar; non-centrifugal sugar; unrefined cane sugar; whole cane sugar; gur; kokuto; vhp sugar; raw sugar in bulk; demerara
de: Rohzucker; Rübenrohzucker; Rohrohrzucker; Vollrohrzucker; Jaggery
fr: sucre brut; sucre de canne brut; sucre de betterave brut; panela; rapadura; sucre complet de canne; sucre roux de canne
es: azúcar crudo; azúcar bruto de caña; azúcar de remolacha en bruto; chancaca; azúcar integral de caña
it: zucchero greggio; zucchero di canna grezzo; zucchero di barbabietola greggio; panela; zucchero integrale di canna
nl: ruwe suiker; ruwe rietsuiker; ruwe bietsuiker; panela; ongeraffineerde rietsuiker
pl: cukier surowy; surowy cukier trzcinowy; surowy cukier buraczany; panela; cukier trzcinowy nierafinowany
pt: açúcar bruto; açúcar de cana em bruto; açúcar de beterraba em bruto
not: panela cheese; queso panela; panela pan
  "beet" -> 170112
  "ruben" -> 170112
  "rubenrohzucker" -> 170112
  "betterave" -> 170112
  "remolacha" -> 170112
  "barbabietola" -> 170112
  "bietsuiker" -> 170112
  "buraczany" -> 170112
  "beterraba" -> 170112
  "panela" -> 170113      # subheading note 2 to ch. 17: cane sugar without centrifugation
  "jaggery" -> 170113
  "rapadura" -> 170113
  "piloncillo" -> 170113
  "chancaca" -> 170113
  "gur" -> 170113
  "kokuto" -> 170113
  "non-centrifugal" -> 170113
  "without centrifugation" -> 170113
  * -> 170114
t: raw beet sugar => 170112
t: jaggery block 1kg => 170113
t: VHP raw cane sugar in bulk => 170114
t: refined white sugar => !17011

@ surimi-block
en: surimi + frozen block|base|raw|alaska pollock|itoyori|block|grade|tilapia|of fish; surimi block; surimi base; itoyori surimi; pollock surimi; frozen surimi; raw surimi; fish mince block; minced fish block; minced fish
de: Surimi-Rohmasse; Surimi Block; Fischfarce gefroren; tiefgefrorenes Surimi
fr: surimi base; base de surimi; bloc de surimi; chair de poisson hachée
es: base de surimi; surimi congelado en bloque; pescado picado
it: base di surimi; blocchi di surimi; pesce macinato
nl: surimibasis; surimi blok; fijngemaakte vis
pl: blok surimi; masa surimi; mielone mięso rybie
pt: base de surimi; bloco de surimi; peixe picado
not: surimi stick; crab stick
  state=fresh|chilled: * 030459
  "alaska" -> 030494
  "pollack" -> 030494
  "pollock" -> 030494
  "theragra" -> 030494
  "tilapia" -> 030493
  "pangasius" -> 030493
  "catfish" -> 030493
  "carp" -> 030493
  "cod" -> 030495
  "hake" -> 030495
  "whiting" -> 030495
  "haddock" -> 030495
  "gadidae" -> 030495
  * -> 030499
t: frozen surimi base from alaska pollock => 030494
t: itoyori surimi block => 030499
t: surimi sticks chilled => !0304

@ swine-meat
en: swine + meat|carcass|carcase|cut|ham|shoulder|fore-end|loin|belly|boneless|frozen|chilled; domestic swine + meat|carcass|carcase|cut|ham|shoulder|loin|belly; meat of swine; pig carcass; pig half carcass; hog carcass; hog + carcass|half carcass; pork carcass; pork half carcass
de: Schweinehälfte; Schweineschlachtkörper; Fleisch von Schweinen; Schweinetierkörper
fr: carcasse de porc; demi-carcasse de porc; viande porcine; viande de l'espèce porcine
es: canal de cerdo; media canal de cerdo; carne de porcino
it: mezzena di maiale; carcassa di suino
nl: varkenskarkas; halve varkens; vlees van varkens
pl: tusza wieprzowa; półtusza wieprzowa; mięso ze świń
pt: carcaça de porco; meia carcaça de suíno
not: live swine; swine leather; swine fever; edible offal
  state=live "pure-bred" -> 010310
  "prepared|preparado|preparato": "ham" 160241; "shoulder" 160242; * 160249
  state=smoked|dried|salted: "belly" 021012; "streaky" 021012; "ham" 021011; "shoulder" 021011; * 021019
  state=frozen ~.5: form=carcass 020321 ~.2; form=boneless 020329; "ham" 020322; "shoulder" 020322; "leg" 020322; * 020329
  form=carcass -> 020311 ~.2
  form=boneless -> 020319 ~.3
  "ham" -> 020312
  "shoulder" -> 020312
  "leg" -> 020312
  * -> 020319
ask: state; form
t: frozen pig carcasses => 020321
t: chilled swine half-carcasses => 020311
t: frozen hams of swine with bone => 020322
t: boneless meat of swine, chilled => 020319
t: live breeding swine => !02

@ tamarind-fruit
en: sweet tamarind; tamarind block; tamarind concentrate; tamarind pod; seedless tamarind
de: Tamarindenpaste; Tamarindenmark
fr: pâte de tamarin; pulpe de tamarin
es: pasta de tamarindo; pulpa de tamarindo
it: pasta di tamarindo; polpa di tamarindo
nl: tamarindepasta; assem
pl: tamaryndowiec; pasta z tamaryndowca
pt: polpa de tamarindo; pasta de tamarindo
not: tamarind candy; tamarind sauce; tamarin monkey; tamarind seed; tamarind gum
  "candy" -> 170490
  "concentrate" -> 200899
  state=frozen -> 081190 ~.05
  state=fresh -> 081090 ~.15
  "pod" -> 081090
  "sweet tamarind" -> 081090
  * -> 081340
t: tamarind pulp block seedless => 081340
t: tamarind candy => !0813

@ tartar-dip
en: remoulade; cocktail sauce; horseradish cream; mole paste; adobo sauce; doenjang; sambal oelek; nam prik; kimchi base; yuzu kosho; tonkatsu sauce; unagi sauce; salsa; salsa dip; mango sauce; enchilada sauce; piri piri; chilli oil crispy; chili crisp; sriracha mayo; vegan mayonnaise; mayonnaise substitute; pepper sauce; mango chutney liquid; bread sauce; mushroom sauce; seafood seasoning mixed; bouillon-free gravy granules; meat tenderizer seasoning; kewpie mayo
de: Knoblauchsauce; Cocktailsauce; Meerrettichsauce; Zaziki; Käsesauce; Schaschliksauce; Minzsauce; Pfeffersauce
fr: rémoulade; sauce hollandaise; sauce samouraï; sauce andalouse; sauce algérienne
es: salsa tártara; salsa brava; vinagreta; salsa bearnesa; bechamel
it: salsa aioli; salsa verde; vinaigrette; salsa cocktail
nl: tartaarsaus; remouladesaus; cocktailsaus; joppiesaus; saladedressing; tzatziki
pl: sos remulada; sos holenderski; dressing; sos koktajlowy; sos beszamelowy; sos vinegret
pt: molho cocktail; vinagrete; molho holandês; molho de francesinha
not: sauce boat; sauce pan; saucepan; sauce bottle; sauce dispenser; salsa music; salsa dance; salsa shoe; sauce mix toy; tomato salsa chips; dressing table; dressing gown; dressing room; cheese dip tool; sauce cup; sauce dish; sauce container; remoulade mould; wound dressing; salsa di soia; salsa de soja; salsa di pomodoro; salsa de tomate; window dressing; dressing trolley; dressing screen; dressing mirror; cranberry sauce candle
  "cranberry" -> 200799
  "guacamole" -> 200599 ~.4
  "gravy": * 210390
  "tzatziki": * 210390
  "doenjang": * 210390
  * -> 210390
t: remoulade 500g => 210390
t: Remoulade 500 ml => 210390
t: sambal oelek 200g => 210390
t: dressing table mirror => !2103

@ tea-extract-food
en: black tea extract; instant tea powder; matcha latte mix; chai powder; mate extract; yerba mate extract; thai tea mix powder instant; tea powder instant; milk tea powder mix; preparation with a basis of tea
de: Tee-Extrakt; Teekonzentrat; Zitronenteegetränk Pulver; Teegetränkepulver
fr: thé soluble; chai latte en poudre; concentré de thé
es: extracto de té; té soluble; chai latte en polvo; té frío en polvo
it: estratto di tè; tè istantaneo; chai latte in polvere; preparato per tè freddo
nl: oplosthee; instantthee; theeconcentraat
pl: chai latte w proszku; koncentrat herbaty
pt: chá solúvel; chai latte em pó; concentrado de chá
not: tea extract cream; tea extract serum; tea extract capsule; green tea extract capsules; tea tree; rooibos extract; green tea extract mask
  * -> 210120
t: chai latte powder 1kg => 210120
t: tea tree oil => !2101

@ tobacco-leaf
en: unstemmed tobacco; unstripped tobacco; virginia tobacco + leaf|unstemmed|unstripped|stemmed|bales; air cured tobacco; light air-cured tobacco; dark air-cured tobacco; sun cured tobacco; tobacco not stemmed; stemmed tobacco; stripped tobacco; threshed tobacco; tobacco strips; tobacco lamina; tobacco dust
de: Tabakblätter; Virginia-Tabak; Burley-Tabak; Orient-Tabak; entrippter Tabak; nicht entrippter Tabak; Tabakabfälle; Tabakrippen
fr: tabac non écôté; tabac écôté; feuilles de tabac; tabac brut; déchets de tabac; côtes de tabac
es: tabaco sin desvenar; tabaco desvenado; hojas de tabaco; desperdicios de tabaco; venas de tabaco
it: tabacco non scostolato; tabacco scostolato; foglie di tabacco; cascami di tabacco; costole di tabacco
nl: ongestripte tabak; gestripte tabak; tabaksbladeren; tabaksafval; tabaksstelen
pl: tytoń nieodżyłowany; tytoń odżyłowany; liście tytoniu; surowiec tytoniowy; odpady tytoniowe
pt: tabaco não destalado; tabaco destalado; folhas de tabaco; tabaco em rama; desperdícios de tabaco; talos de tabaco
not: tobacco seed; tobacco leaf extract; tobacco leaf candle; tobacco leaf fragrance; tobacco leaf shirt
  "refuse" -> 240130
  "scrap|chatarra|rottame|sucata|desperdício" -> 240130
  "dust" -> 240130
  "stems" -> 240130
  "abfalle" -> 240130
  "tabakabfalle" -> 240130
  "tabakrippen" -> 240130
  "dechets" -> 240130
  "cotes de tabac" -> 240130
  "desperdicios" -> 240130
  "venas" -> 240130
  "cascami" -> 240130
  "costole" -> 240130
  "tabaksafval" -> 240130
  "tabaksstelen" -> 240130
  "odpady" -> 240130
  "talos" -> 240130
  "pipe" -> 240319
  "cut" -> 240319
  "rolling" -> 240319
  "unstemmed" -> 240110
  "unstripped" -> 240110
  "not stemmed" -> 240110
  "nicht" -> 240110
  "non" -> 240110
  "sin desvenar" -> 240110
  "ongestripte" -> 240110
  "nieodzylowany" -> 240110
  "nao destalado" -> 240110
  "stemmed" -> 240120
  "stripped" -> 240120
  "threshed" -> 240120
  "strips" -> 240120
  "lamina" -> 240120
  "entrippter" -> 240120
  "ecote" -> 240120
  "desvenado" -> 240120
  "scostolato" -> 240120
  "gestripte" -> 240120
  "odzylowany" -> 240120
  "destalado" -> 240120
  * -> 240110 ~.6
t: light air-cured tobacco, unstemmed => 240110
t: virginia tobacco leaf stemmed in bales => 240120
t: tobacco scrap => 240130
t: pipe tobacco tin => !2401

@ tomato-whole-canned
en: whole peeled tomato; plum tomatoes in juice; whole plum tomatoes in tomato juice; san marzano tomato; tomatoes in tomato juice; tomatoes in juice; whole tomatoes in juice; peeled plum tomato; cherry tomatoes in juice; tinned plum tomato; finely chopped tomato; chopped tomatoes tin; polpa di pomodoro; diced tomatoes in juice; datterini in juice; tomatoes, whole or in pieces; tomatoes prepared or preserved; crushed tomatoes tin
de: Schältomaten = peeled tomato; Tomatenstücke = tomato piece; stückige Tomaten = chunky tomato; gehackte Tomaten = chopped tomato; Kirschtomaten in Saft = cherry tomatoes in juice
fr: tomates entières pelées = whole peeled tomatoes; tomates en dés = diced tomatoes; tomates cerises au jus = cherry tomatoes in juice; pulpe de tomate = tomato pulp
es: tomate entero pelado = whole peeled tomato; tomate troceado = chopped tomato; tomates enteros en su jugo = whole tomatoes in juice
it: pelati = peeled tomato; pomodorini in succo = cherry tomatoes in juice; pomodori a pezzetti = chopped tomato; pomodoro San Marzano = san marzano tomato
nl: tomatenstukjes = chopped tomatoes; hele tomaten in sap = whole tomatoes in juice
pl: pomidory bez skórki = peeled tomatoes; pomidory w puszce = canned tomatoes; krojone pomidory = chopped tomatoes
pt: tomate inteiro pelado = whole peeled tomato; tomate em pedaços = tomato in pieces; tomate triturado = crushed tomato
not: by vinegar; tomato seed; in vinegar; tomato peeler; dried tomato
  "dry matter" -> 200290
  "frozen" -> 071080
  "pulpe" -> 200290
  "crushed" -> 200290
  "triturado" -> 200290
  "polpa" -> 200210 ~.6
  * -> 200210
t: whole peeled tomatoes in tomato juice 400g => 200210
t: gehackte Tomaten Dose 400g => 200210
t: tomato juice 1l => !200210

@ turkey-whole
en: turkey carcass; oven ready turkey; turkeys + plucked|drawn; turkey griller; stuffing turkey whole; christmas turkey; turkey hen whole
de: ganze Pute; Truthahn ganz; Babypute; Putenkarkasse
fr: dinde entière; dinde prête à cuire; dinde de Noël
es: pavo entero; pavo eviscerado; pavo de Navidad entero
it: tacchino intero; tacchino eviscerato; tacchinella
nl: hele kalkoen; kalkoen ovenklaar; babykalkoen
pl: indyk cały; tuszka indyka; indyczka
pt: peru inteiro; carcaça de peru; peru eviscerado
not: live turkey; turkey decoration
  state=live -> 010599 ~.03
  state=preserved|smoked|roasted -> 160231 ~.03
  "cuts": state=frozen 020727; * 020726
  state=frozen -> 020725 ~.7
  * -> 020724
t: frozen oven ready turkey 5 kg => 020725
t: fresh turkeys plucked and drawn => 020724
t: turkey breast frozen => 020727
t: turkey feather hat => !02

@ veg-material-1404
en: coconut shells; coconut shell crushed; luffa natural raw; dom palm nut; ivory nut; couch grass root broom; raffia fibre raw; esparto; alfa grass; gomuti fibre; teasel; dried tea flowers dye; annatto seed dye; henna leaf; luffa sponge raw; areca sheath raw; sisal bract; seagrass stuffing; eelgrass; vegetable products nes; walnut shell; walnut shell granules; olive stone granules; peach stone grit; corncob granules abrasive; argan shell; nutshell
de: Kokosnussschalen = coconut shells; Luffagurke getrocknet = dried luffa gourd; Walnussschalen = walnut shell; Alfagras = alfa grass; Espartogras = esparto; Walnussschalengranulat = walnut shell granules; Seegras = seagrass; Pflanzenhaar = vegetable hair
fr: coques de coco = coconut shells; luffa = luffa; noix de corozo = corozo nut; alfa = alfa grass; sparte = esparto; coques de noix = nut shells; tagua = ivory nut
es: cáscara de coco = coconut shells; esponja de lufa = luffa sponge raw; tagua = ivory nut; cáscara de nuez = walnut shell; corozo = ivory nut
it: gusci di cocco = coconut shells; avorio vegetale = vegetable ivory; gusci di noce = walnut shell; corozo = corozo
nl: kokosschalen = coconut shells; betelbladeren = betel leaves; steennoot = ivory nut; espartogras = esparto; walnootschalen = walnut shell; plantaardig haar = vegetable hair
pl: łupiny kokosa = coconut shells; orzech kamienny = ivory nut; esparto = esparto; łupiny orzecha = nut shells; włosie roślinne = vegetable hair
pt: cascas de coco = coconut shells; jarina = ivory nut; esparto = esparto; cascas de noz = nut shells
not: esparto shoe; esparto bag; esparto sole; coconut shell bowl; loofah soap; loofah pad; loofah mitt; loofah back; coconut shell charcoal; coconut shell candle; loofah dog; luffa seed; coconut shell activated; bath loofah; esparto espadrille; tagua ring; tagua necklace; walnut shell media blasting; loofah seeds; shower loofah; mesh loofah; cat toy
  * -> 140490
t: coconut shells crushed => 140490
t: Walnussschalen Granulat => 140490
t: coconut shell bowl polished => !1404

@ vegetable-antipasto
en: antipasti + peppers|olives|vegetables|grilled|mixed|jar|oil; grilled pepper; roasted pepper; roasted peppers jar; grilled vegetables in oil; artichokes in oil; sun-dried tomatoes in oil; semi-dried tomatoes; stuffed peppers with cheese; cherry peppers with cheese; capers in salt; ajvar spread; vegetable caviar; giardino; palmito in brine-free; canned beetroot; canned spinach; mixed vegetables canned; vegetables in jar; canned leaf; cooked beetroot; vacuum beetroot; beetroot cooked; canned pumpkin-free vegetables; canned okra; canned water chestnut; canned bean sprout; vegetables prepared; grilled aubergine in oil; fried onions crispy; crispy onions; crispy fried shallot; beet chips; chickpeas in brine
de: gegrillte Paprika = grilled pepper; geröstete Paprika im Glas = roasted peppers jar; getrocknete Tomaten in Öl = sun-dried tomatoes in oil; Artischocken in Öl = artichokes in oil; Gemüsekonserve = canned vegetable; Rote Bete gekocht = cooked beetroot; Kichererbsen Dose = canned chickpea; Mischgemüse Dose = mixed vegetables canned; gefüllte Weinblätter = stuffed vine leaf
fr: tomates séchées à l'huile = sun-dried tomatoes in oil; artichauts à l'huile = artichokes in oil; pois chiches en conserve = canned chickpeas; feuilles de vigne farcies = stuffed vine leaves
es: menestra en conserva = mixed vegetables canned; tomates secos en aceite = sun-dried tomatoes in oil; alcachofas en aceite = artichokes in oil
it: antipasto = antipasto; pomodori secchi sott'olio = sun-dried tomatoes in oil; carciofi sott'olio = artichokes in oil; cipolla fritta croccante = crispy fried onion; barbabietola cotta = cooked beetroot; ceci in scatola = canned chickpea; verdure sott'olio = vegetables in oil; peperoni arrostiti = roasted pepper
nl: gegrilde paprika = grilled pepper; antipasti = antipasti; ratatouille = ratatouille; zongedroogde tomaten in olie = sun-dried tomatoes in oil; artisjokken in olie = artichokes in oil; gekookte bieten = cooked beetroot; kikkererwten in blik = canned chickpeas; groenteconserven = preserved vegetables
pl: papryka grillowana = grilled pepper; antipasti = antipasti; suszone pomidory w oleju = sun-dried tomatoes in oil; karczochy w oleju = artichokes in oil; buraczki gotowane = cooked beetroot; ciecierzyca w puszce = canned chickpeas; warzywa konserwowe = canned vegetables; leczo warzywne = vegetable lecho
pt: pimentos assados = roasted peppers; antepasto = antipasti; tomate seco em óleo = sun-dried tomatoes in oil; alcachofras em óleo = artichokes in oil; beterraba cozida = cooked beetroot; grão-de-bico cozido = cooked chickpeas; macedónia de legumes = diced mixed vegetables
not: in vinegar; pepper roaster; antipasti plate; antipasti set; antipasti platter; antipasti tray
  kind=vinegar -> 200190 ~.1
  "tomatoes" -> 200210
  "tomates" -> 200210
  "tomaten" -> 200210
  "pomodori" -> 200210
  "pomidory" -> 200210
  "tomate seco" -> 200210
  state=frozen -> 200490 ~.03
  "olives" -> 200570
  * -> 200599
t: roasted peppers in jar 450g => 200599
t: canned chickpeas 400g => 200599
t: sun-dried tomatoes in oil 280g => 200210
t: Röstzwiebeln 150g => 200599
t: pepper mill => !2005

@ wafer-cone
en: ice cream wafer; waffle cone; sugar cone; wafer cup; wafer sheet edible; filled wafer; wafer bar; liege waffle; waffle edible; toaster waffle; syrup waffle; hippenrolle; wafer basket edible; neapolitan wafer; oblaten wafers filled
de: Waffel + Eis|gefüllt|frisch|Belgische|Kakao; Waffelhörnchen; Neapolitaner Waffeln; Frischeiwaffeln; Sirupwaffel; Haselnussschnitten
fr: cornet de glace; cornet à glace; gaufrettes fourrées; gaufre liégeoise; gaufre au sirop
es: cono de helado; cucurucho; obleas rellenas; neulas
it: coni per gelato; wafer alla nocciola; cialda; cialde per gelato
nl: ijshoorntje; ijswafel; suikerwafel; luikse wafel; wafelrolletjes
pl: rożek do lodów; wafel do lodów; andruty; rurki waflowe
pt: bolacha wafer; barquilho; bolacha de baunilha waffer
not: wafer lock; silicon wafer; wafer check valve; waffle maker; waffle iron; waffle knit; waffle towel; waffle mix; waffle weave; waffle fabric; waffle blanket; ice cream cone holder; cone toy; rice cake wafer; communion wafer; mint wafers; wafer card; gofre eléctrico; waffle robe; potato waffle; wafer paper
  "chocolate coated" -> 190532
  * -> 190532
t: sugar cones for ice cream 100 pcs => 190532
t: wafelki nadziewane 150g => 190532
t: frozen Belgian waffles => 190532
t: waffle maker 1000W => !1905

@ whale-seal-meat
en: whale meat; seal meat; whale blubber + edible|meat|food; dolphin meat; minke whale; sea lion meat; walrus meat; meat of whales; meat of seals
de: Walfleisch = whale meat; Robbenfleisch = seal meat; Fleisch von Walen = meat of whales
fr: viande de baleine = whale meat; viande de phoque = seal meat; chair de baleine = whale meat
es: carne de ballena = whale meat; carne de foca = seal meat
it: carne di balena = whale meat; carne di foca = seal meat
nl: walvisvlees = whale meat; zeehondenvlees = seal meat
pl: mięso wieloryba = whale meat; mięso foki = seal meat
pt: carne de baleia = whale meat; carne de foca = seal meat
  state=preserved -> 160290 ~.03
  state=smoked|dried|salted -> 021092 ~.1
  * -> 020840
t: frozen whale meat => 020840
t: dried seal meat => 021092
t: seal toy plush => !02

@ wine-alcohol-free
en: alcohol-free sparkling wine; zero alcohol wine; alcohol free prosecco; non-alcoholic sparkling wine; alcohol free spirit; alcohol free aperitif; non alcoholic rum; alcohol free cocktail
de: alkoholfreier Sekt; entalkoholisierter Wein; alkoholfreier Aperitif
fr: vin désalcoolisé; mousseux sans alcool; apéritif sans alcool
es: vino desalcoholizado; espumoso sin alcohol; ginebra sin alcohol; aperitivo sin alcohol
it: vino dealcolato; spumante analcolico
nl: alcoholvrije mousserende wijn; alcoholvrij aperitief
pl: wino musujące bezalkoholowe; gin bezalkoholowy; aperitif bezalkoholowy
pt: vinho desalcoolizado; espumante sem álcool; aperitivo sem álcool
not: wine glass
  "wine" -> 220299
  "wein" -> 220299
  "vin" -> 220299
  "vino" -> 220299
  "wijn" -> 220299
  "wino" -> 220299
  "vinho" -> 220299
  "sekt" -> 220299
  "prosecco" -> 220299
  * -> 220210
t: dealcoholised wine red 0.0% 75cl => 220299
t: alkoholfreier Sekt 0,75 l => 220299
t: red wine 12% vol => !220299

@ wine-fortified
en: marsala; malaga wine; tokay; commandaria; muscat de beaumes; banyuls; vin santo; samos wine; setubal; setubal muscatel; vin doux naturel; pineau des charentes; icewine; amontillado; fino sherry; oloroso; pedro ximenez; ruby port; tawny port; vintage port; white port; late bottled vintage
de: Marsala; Tokajer; Eiswein; Likörwein; Malagawein
fr: marsala; vin de liqueur; porto rouge; vin de glace; muscat de rivesaltes; madère
es: vino generoso; moscatel + vino|botella; oloroso; amontillado; vino de licor; marsala; manzanilla + vino|sanlúcar
it: marsala; vino liquoroso; vin santo; moscato passito
nl: likeurwijn; marsala; madeirawijn; ijswijn; portwijn
pl: tokaj; marsala; wino likierowe; wino lodowe
pt: moscatel de Setúbal; marsala
not: marsala sauce; chicken marsala; sherry vinegar; oloroso cask whisky; marsala colour; samos island; port wine colour
  "oak chips": * 440139
  capacity>10l -> 220429 ~.03
  capacity>2l -> 220422 ~.03
  * -> 220421
t: marsala superiore 75cl => 220421
t: Tokaji Aszu 50cl => 220421
t: tawny port 10 years => 220421
t: chicken marsala ready meal => !2204

@ wine-sparkling-2
en: asti; asti spumante; asti + docg|spumante|sparkling|moscato; franciacorta; sekt; trento doc sparkling; cap classique; sparkling shiraz; blanquette de limoux; champagne magnum; brut nature; moscato d'asti; spumante; pet nat; petillant naturel; lambrusco sparkling; sovetskoye sparkling; winzersekt
de: Winzersekt; Crémant; Spumante; Piccolo Sekt
fr: crémant d'alsace; clairette de Die; blanquette de Limoux
es: espumoso; sidra-free espumante; crémant
it: asti spumante; franciacorta; metodo classico + vino|brut|spumante
nl: crémant; sekt; schuimwijn
pl: crémant; sekt; spumante
pt: crémant
not: champagne glass; champagne flute; champagne colour; alcohol free; de-alcoholised; spumante glass
  alcohol=no -> 220299 ~.03
  * -> 220410
t: Asti spumante 75cl => 220410
t: crémant d'Alsace brut => 220410
t: Sekt trocken 0,75 l => 220410
t: champagne flutes glass => !2204

@ wine-still-named
en: wine of fresh grapes; wines of fresh grapes; barbaresco; brunello; montepulciano d'abruzzo; ribera del duero; bourgogne wine; wines produced in bordeaux; wines produced in bourgogne; beaujolais; chablis; sancerre; muscadet; gewurztraminer; gruner veltliner; albarino; vinho verde; primitivo; nero d'avola; soave; valpolicella; cotes du rhone; saint emilion; medoc; mosel riesling; pinotage; carmenere; blaufrankisch; zweigelt; feteasca; saperavi; retsina; boxed wine; red wine bulk flexitank; dao wine; verdejo; godello; barbera; dolcetto; gavi; frascati; vermentino; provence rose
de: Landwein; Grüner Veltliner; Blaufränkisch; Zweigelt; Dornfelder; Silvaner; Müller-Thurgau; Rioja; Bordeaux Wein; Trollinger
fr: bordeaux rouge; beaujolais; côtes du rhône; chablis; muscadet; bourgogne aligoté; vin de table; saint-émilion; médoc
es: ribera del duero; verdejo; tempranillo; vino joven; vino crianza; vino reserva
it: barolo; brunello; primitivo; valpolicella; amarone; nero d'avola; montepulciano; soave; vermentino
nl: rioja; bordeauxwijn; tafelwijn; bourgognewijn; landwijn; beaujolais
pl: wino stołowe; rioja; bordeaux wino; primitivo; chianti
pt: alvarinho; vinho de mesa; vinho do Douro; vinho do Dão; vinho alentejano; vinho maduro tinto
not: chablis glass; barolo glass; rioja red; chablis glasses; bordeaux colour; burgundy colour; burgundy dress; bourgogne dress; rioja map; wine glass; mosel map; flavoured with; soave dress; sangria; spirits obtained; wine vinegar; chianti pot
  "sparkling" -> 220410
  "mushroom" -> 220410
  "flavoured" -> 220510
  capacity>10l -> 220429 ~.03
  capacity>2l -> 220422 ~.03
  "bulk|a granel|alla rinfusa|sfuso" -> 220429
  "flexitank" -> 220429
  "holding > 10 l" -> 220429
  "> 10 l" -> 220429
  "> 2 l" -> 220422
  * -> 220421
t: Barolo DOCG 2018 75cl => 220421
t: Rioja Crianza 750 ml => 220421
t: Chianti bulk in flexitank => 220429
t: burgundy dress women => !2204

@ yeast-spread
en: yeast extract spread; yeast spread; marmite; vegemite; nutritional yeast spread; yeast autolysate; yeast paste spread; cenovis
de: Hefeaufstrich = yeast spread; Würzhefepaste = yeast paste spread
fr: pâte à tartiner à la levure = yeast spread
es: crema de levadura = yeast spread
it: crema spalmabile di lievito = yeast spread
nl: gistpasta = yeast paste
pl: ekstrakt drożdżowy = yeast extract; pasta drożdżowa = yeast spread
pt: extrato de levedura = yeast extract; pasta de levedura = yeast paste
not: yeast extract agar; culture medium; yeast extract lab
  * -> 210690
t: Marmite yeast spread 250g => 210690
t: Vegemite 220g => 210690
t: dry yeast => !210690
