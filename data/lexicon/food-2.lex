# Foods of chapters 01 to 24: the narrower articles beside the families of food.lex.

table bovine-cuts
  state=preserved -> 160250 ~.02
  state=smoked|dried|salted -> 021020 ~.02
  state=frozen ~.5: form=carcass 020210 ~.1; form=boneless 020230 ~.5; "boneless" 020230; "trimming" 020230; "quarter" 020220; "forequarter" 020220; "hindquarter" 020220; form=bone-in 020220 ~.3; * 020230
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
de: Tierblut; Tierorgane; Sehnen + getrocknet|roh; Seidenraupeneier; Hautabfälle
fr: sang animal; organes d'animaux; rognures de peaux brutes; graines de vers à soie
es: sangre animal; órganos de animales; huevos de gusano de seda; recortes de piel bruta
it: sangue animale; organi di animali; uova di bachi da seta; ritagli di pelli gregge
nl: dierlijk bloed; dierlijke organen; zijderupseieren
pl: krew zwierzęca; narządy zwierzęce; jaja jedwabników
pt: sangue animal; órgãos de animais; ovos de bicho-da-seda
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
de: Cherimoya; Physalis; Kaktusfeige; Mispel; Karambole; Stachelannone; Sapote; Kiwano; Salak; Sanddorn + Beeren|frisch; Holunderbeeren + frisch
fr: chérimole; physalis; figue de barbarie; nèfle; carambole; anone; pomme cannelle; kiwano; salak; argousier + baies|frais
es: fisalis; uchuva; higo chumbo; níspero; carambola; anona; kiwano; tuna fruta; sapote
it: cerimolia; annona; alchechengi; fico d'india; fichi d'india; carambola; guanabana
nl: cherimoya; physalis; cactusvijg; mispel; carambola; zuurzak; kiwano; duindoornbessen
pl: czerymoja; miechunka; opuncja owoc; nieszpułka; karambola; flaszowiec; kiwano; rokitnik + owoce|świeży
pt: anona; cherimólia; physalis; figo-da-índia; nêspera; carambola; fruta-pão; kiwano
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
  "prepared" -> 160540
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
en: foul medames dried; split fava bean; field bean; dried broad bean; lupin seed edible; lupini bean dried; lupin beans; lupini
de: Saubohne; Pferdebohne; Lupinenkerne
fr: féverole; fèves sèches; graines de lupin
es: habas secas; altramuces; habines
it: fave secche; favino; lupini
nl: veldbonen; paardenboon; lupinezaden
pl: bobik; bób suszony; łubin jadalny
pt: fava seca; faveta; tremoço
not: tonka; fave de cacao; fève de cacao; fèves de cacao; fève tonka; fave di cacao; fava tonka; haba tonka; fèves de galette; fève galette; favas de cacau
  kind=sowing: "lupin" 120929; * 071350
  "lupin" state=dried -> 071390
  "lupini" state=dried -> 071390
  "salted" -> 200599
  "roasted" -> 200599
  state=canned -> 200599 ~.08     # 2005.51 is Vigna and Phaseolus only
  state=frozen -> 071029 ~.2
  state=dried -> 071350 ~.4
  "lupin" -> 071390
  "lupini" -> 071390
  state=fresh|chilled -> 070890 ~.2
  "split" -> 071350
  "field" -> 071350
  "faba" -> 071350
  * -> 071350
t: dried fava beans 25kg => 071350
t: fresh broad beans in pod => 070890
t: frozen broad beans => 071029
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
  "herring" -> 030554
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

@ cabbage-leafy-other
en: sprouting broccoli; broccolini; cavolo nero; spring greens; gai lan; chinese broccoli; choy sum; pointed cabbage; mustard greens + fresh
de: Spitzkohl; Romanesco; Schwarzkohl; Bimi
fr: brocoli à jets; chou romanesco; chou pointu; chou kale; brocolini
es: bimi; romanesco; col puntiaguda; col china; grelos
it: cavolo romanesco; cime di rapa; cavolo cappuccio
nl: bimi; romanesco; spitskool; chinese kool
pl: romanesco; kapusta pekińska; kapusta szpiczasta; kapusta biała; brokuł gałązkowy
pt: brócolos de rebento; couve romanesco; couve lombarda; couve chinesa
  kind=vinegar -> 200190 ~.02
  state=canned|preserved -> 200599 ~.03
  state=frozen -> 071080 ~.1
  state=dried -> 071290 ~.02
  "sprouting" -> 070410
  "romanesco" -> 070410
  "tenderstem" -> 070410
  "broccolini" -> 070410
  "bimi" -> 070410
  "brocoli" -> 070410
  "gai lan" -> 070490
  "chinese broccoli" -> 070490
  * -> 070490
t: fresh purple sprouting broccoli => 070410
t: fresh white cabbages => 070490
t: frozen romanesco florets => 071080
t: cabbage seeds => !0704

@ cereal-flake
en: rolled grain; rolled or flaked grain; flaked grain; maize flake for brewing; flaked maize; flaked barley; flaked wheat; rolled barley; rolled wheat; rolled rye; flaked rye; rice flake; quinoa flake; buckwheat flake; millet flake; soya-free cereal flake; cereal flake mix raw; multigrain flake raw; flaked oats; rolled oat grain; oat grain flaked; torrefied flaked maize; rolled maize; rolled corn; barley grain + rolled|flaked; barley + rolled; wheat + rolled|flaked; rye + rolled|flaked; maize + rolled|flaked; corn + rolled|flaked grain; barley + flaked; corn + rolled or flaked grains
de: Weizenflocken; Roggenflocken; Gerstenflocken; Maisflocken für Brauerei; Hirseflocken; Reisflocken; Buchweizenflocken; Fünfkornflocken
fr: flocons de blé; flocons de seigle; flocons d'orge; flocons de riz; flocons de maïs bruts; flocons de sarrasin; flocons 5 céréales
es: copos de trigo; copos de centeno; copos de cebada; copos de arroz; copos de maíz brutos; copos de espelta
it: fiocchi di frumento; fiocchi di segale; fiocchi d'orzo; fiocchi di riso; fiocchi di farro
nl: tarwevlokken; roggevlokken; gerstevlokken; rijstvlokken; boekweitvlokken
pl: płatki pszenne; płatki żytnie; płatki jęczmienne; płatki ryżowe; płatki orkiszowe; płatki gryczane
pt: flocos de trigo; flocos de centeio; flocos de cevada; flocos de arroz; flocos de espelta
not: corn flakes; frosted wheat flake; bran flake; wheat flakes cereal; wheat bran; steel rolled; rolled corn tortilla
  "breakfast" -> 190410
  "oat": * 110412
  "oats": * 110412
  * -> 110419
t: rolled barley => 110419
t: flaked maize for brewing => 110419
t: flaked rye 500g => 110419
t: corn flakes breakfast cereal => !1104

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
  "straw" -> 121300
  "snack" -> 190590
  * -> 110320
t: wheat pellets in bulk => 110320
t: pellets of rye or barley => 110320
t: wheat straw pellets => !1103

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
  "canned" -> 200580
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
de: Monterey Jack; Käsesticks + String|Snack
fr: fromage monterey jack; fromage à effilocher
es: queso monterey jack; queso cotija; queso chihuahua; queso colby
it: formaggio monterey jack; formaggio a fette
nl: monterey jack kaas; kaassticks + snack; snijkaas
pl: ser monterey jack; ser colby; ser w plastrach
pt: queijo prato; queijo colonial; queijo monterey jack; queijo coalho
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
de: Chesterkäse; Red Leicester Käse; Irischer Cheddar
fr: fromage cheshire; fromage chester; fromage red leicester
es: queso chester; queso red leicester; queso cheshire
it: formaggio cheshire; formaggio chester; formaggio red leicester
nl: chesterkaas; cheshire kaas; red leicester kaas
pl: ser cheshire; ser chester; ser red leicester
pt: queijo chester; queijo cheshire; queijo red leicester
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
  "powder" -> 040620
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
de: Pecorino; Parmigiano Reggiano; Provolone; Grana Padano; Montasio
fr: pecorino; parmigiano reggiano; provolone; grana padano
es: queso pecorino; queso provolone; queso grana padano; reggianito
it: asiago; ragusano; fiore sardo; montasio; scamorza
nl: pecorino kaas; parmigiano reggiano; grana padano kaas; provolone kaas
pl: pecorino; parmigiano reggiano; grana padano; provolone
pt: queijo pecorino; queijo provolone; grana padano; parmigiano reggiano
  use cheese-firm
t: Ragusano DOP => 040690
t: Fiore Sardo wedge => 040690
t: grated pecorino 100g => 040620
t: montasio mountain map => !07

@ cheese-semi-soft
en: havarti; danbo; esrom; samso; samsoe; maribo; jarlsberg; finlandia cheese; tilsiter; leerdammer; maasdamer; butterkase; kernhem; fynbo; elbo cheese; vasterbotten; prast cheese; gjetost; brunost; raclette cheese; morbier; port salut; saint paulin; saint-nectaire; oltermanni; turunmaa; herrgard cheese
de: Tilsiter; Butterkäse; Havarti; Maasdamer; Raclettekäse; Jarlsberg; Danbo; Esrom; Steppenkäse; Edamer; Trappistenkäse
fr: raclette + fromage|tranches; morbier; saint-paulin; saint-nectaire; cantal + fromage; mimolette; tomme de savoie; salers fromage; ossau-iraty
es: queso havarti; queso raclette; queso maasdam; queso tilsit
it: tilsit formaggio; raclette formaggio; havarti formaggio; maasdam formaggio; formaggio da raclette
nl: maasdammer; leerdammer kaas; maasdamse kaas; raclettekaas; kernhemse kaas
pl: ser tylżycki; ser havarti; ser raclette; ser maasdamer; ser podlaski; ser salami; ser morski
pt: queijo havarti; queijo raclette; queijo tilsit; queijo maasdam
not: raclette grill; raclette oven; raclette machine; raclette pan
  use cheese-firm
t: Havarti slices 150g => 040690
t: Jarlsberg => 040690
t: raclette grill for 8 persons => !04

@ cheese-washed-rind
en: taleggio; reblochon; munster cheese; limburger; romadur; livarot; pont l'eveque; epoisses; maroilles; italico; crescenza stagionata; brick cheese; stinking bishop; mont d'or cheese; herve cheese; brie de meaux; coulommiers; chaource; brillat savarin; neufchatel french; saint marcellin; camembert de normandie; crottin; sainte maure; valencay; bucheron; goat log; chevre log; goat cheese log; bonchester
de: Limburger Käse; Romadur; Münsterkäse; Weichkäse; Ziegenkäserolle; Harzer Käse; Handkäse; Quargel + Käse
fr: reblochon; munster fromage; livarot; maroilles; époisses; pont-l'évêque; coulommiers; bûche de chèvre; crottin de chavignol; chaource; saint-marcellin
es: queso taleggio; queso limburger; rulo de cabra; torta del casar; queso de cabra curado
it: taleggio; taleggio DOP; robiola stagionata; caprino stagionato; quartirolo
nl: limburger kaas; herve kaas; geitenkaasrol; brie de meaux
pl: ser limburski; rolada kozia; ser camembert; ser kozi pleśniowy
pt: queijo taleggio; rolo de cabra; queijo reblochon; queijo limburger
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

@ coconut-inner-shell
en: coconut in the inner shell; coconut in endocarp; mature coconut; semi husked coconut; dehusked coconut; brown coconut
de: Kokosnuss ohne Außenschale; Kokosnuss in der Steinschale; reife Kokosnüsse
fr: noix de coco en coque interne; noix de coco mûre
es: coco maduro; coco en la cáscara interna
it: noce di cocco con guscio interno; cocco maturo
nl: kokosnoot in binnenschaal; rijpe kokosnoot
pl: kokos dojrzały; orzech kokosowy w łupinie wewnętrznej
pt: coco seco com casca interna; coco maduro
  state=dried -> 080111 ~.02
  * -> 080112
t: semi husked coconuts in bags => 080112
t: desiccated coconut fine => 080111
t: coconut shell bowl => !0801

@ coffee-granules
en: coffee granules; coffee powder instant; freeze dried coffee; espresso powder; spray dried coffee; soluble coffee; agglomerated coffee; instant decaf; chicory and coffee essence; camp coffee
de: löslicher Kaffee; Kaffeegranulat; Kaffeekonzentrat; Instantkaffee; gefriergetrockneter Kaffee
fr: café lyophilisé; concentré de café; café instantané
es: café soluble; café instantáneo; café liofilizado; concentrado de café
it: caffè solubile; caffè liofilizzato; caffè istantaneo
nl: koffie-extract; gevriesdroogde koffie; instantkoffie; koffieconcentraat
pl: kawa rozpuszczalna; kawa liofilizowana; kawa instant; koncentrat kawy
pt: café solúvel; café instantâneo; café liofilizado
not: green coffee extract; coffee extract cream; coffee mix; 3 in 1; 3in1; coffee scrub; coffee extract capsule
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

@ cress-herb-salad
en: garden cress; cress + fresh|salad|punnet|living; land cress; purslane; sorrel; sea beans vegetable; rocket + fresh|salad|leaves|wild; salad rocket; wild rocket; tarragon + fresh|bunch; savory + fresh|chilled; oxalis + fresh|tuber|edible; chayote; mirliton; skirret; cardoon; swiss chard; rainbow chard; fennel + fresh|bulb; beansprout; bean shoots; pea shoots; bamboo shoot + fresh; drumstick + moringa|vegetable|fresh pods; moringa pod; fresh capers; capers + fresh; lemongrass + fresh|chilled; salicornia; ice plant vegetable; mizuna; tatsoi; morning glory vegetable; malabar spinach; snake gourd; jute leaves fresh; amaranth leaves; cress fresh
de: Brunnenkresse; Kresse + frisch|Schale; Portulak; Sauerampfer; Rauke; Fenchelknolle; Fenchel + frisch|Knolle; Mungbohnensprossen; Queller; Chayote; Estragon + frisch; Zitronengras + frisch
fr: cresson; pourpier; oseille; bette à carde; fenouil + bulbe|frais; pousses de soja; salicorne; chayotte; estragon + frais; cardon
es: berros; verdolaga; hinojo + fresco|bulbo; brotes de alfalfa; chayote; estragón + fresco; cardo + verdura|fresco
it: crescione; portulaca; salicornia; cardi + verdura|freschi; dragoncello + fresco; coste + verdura
nl: waterkers; tuinkers; postelein; venkel + knol|vers; zeekraal; dragon + vers
pl: rukiew wodna; rzeżucha; boćwina; koper włoski + świeży; kiełki fasoli; estragon + świeży; szczaw
pt: agrião; beldroega; funcho + fresco|bolbo; rebentos de soja; chuchu; estragão + fresco
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
de: Edamame-Bohnen; Hülsengemüse
fr: fèves de soja vertes; légumes à cosse
es: vainas de soja verde; hortalizas de vaina
it: ortaggi a baccello; soia verde
nl: sojaboontjes groen; peulgroenten
pl: zielona soja w strąkach; warzywa strączkowe
pt: soja verde em vagem; legumes de vagem
  "dried": "lentils" 071340; "peas" 071310; * 071390
  state=canned -> 200599 ~.02
  state=frozen -> 071029 ~.7
  * -> 070890
t: frozen edamame in pods => 071029
t: fresh edamame => 070890
t: soy bean oil => !07

@ edible-offal
en: edible offal; edible meat offal; offal of swine; offal of bovine animals; meat offal; variety meat; animal offal
de: genießbare Schlachtnebenerzeugnisse; Schlachtnebenerzeugnisse; Innereien
fr: abats comestibles; abats
es: despojos comestibles; despojos; menudencias
it: frattaglie commestibili; frattaglie
nl: eetbaar slachtafval; slachtafvallen; orgaanvlees
pl: jadalne podroby; podroby
pt: miudezas comestíveis; miudezas
  "prepared": "swine" 160249; "bovine" 160250; * 160290
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
  "liver" state=frozen: "swine" 020641; "pork" 020641; "bovine" 020622; "beef" 020622
  "livers" state=frozen: "swine" 020641; "pork" 020641; "bovine" 020622; "beef" 020622
  "tongues" state=frozen "bovine" -> 020621
  "bovine": state=frozen 020629 ~.6; * 020610
  "beef": state=frozen 020629 ~.6; * 020610
  "swine": state=frozen 020649 ~.6; * 020630
  "pork": state=frozen 020649 ~.6; * 020630
  "pig": state=frozen 020649 ~.6; * 020630
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
de: Endiviensalat; Frisée; Frisee-Salat; Zuckerhut Salat
fr: scarole; frisée salade; chicorée scarole; trévise
es: endivia rizada; radicchio
it: scarola; indivia riccia; indivia scarola; puntarelle; catalogna verdura
nl: krulandijvie; radicchio; frisée sla
pl: cykoria sałatowa; radicchio; endywia kędzierzawa
pt: endívia frisada; chicória frisada; radicchio
  * -> 070529
t: fresh curly endive => 070529
t: radicchio rosso, fresh => 070529
t: witloof chicory fresh => !070529

@ feather-skin-bird
en: raw feather; crude feather; duck feather raw; goose feather raw; chicken feather raw; feather waste; bird skin taxidermy raw; saddle hackle skin raw; quill + raw|goose|unworked; unworked feather
de: Rohfedern; Vogelbälge; Federn + roh|unbearbeitet; Federkiele roh
fr: plumes brutes; peaux d'oiseaux emplumées; déchets de plumes
es: plumas en bruto; pieles de ave con plumas; desperdicios de plumas
it: piume grezze; pelli di uccelli con piume; cascami di piume
nl: ruwe veren; vogelhuiden met veren; verenafval
pl: pióra surowe; skórki ptasie z piórami; odpady piór
pt: penas em bruto; peles de aves com penas; desperdícios de penas
not: quill pen; quill pillow; feather boa; feather costume; quilling
  "stuffing" -> 050510
  "filling" -> 050510
  "fill" -> 050510
  * -> 050590
t: goose quills raw unworked => 050590
t: raw duck feathers for stuffing => 050510
t: quill pen set => !05

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
de: Mehl, Grieß und Pulver; Getreidemehl; Maniokmehl; Salep; Topinamburmehl
fr: farines, semoules et poudres; farine de céréales; salep
es: harina, sémola y polvo; harina de cereales; harina de mandioca; salep
it: farine, semolini e polveri; farina di cereali; farina di manioca; salep
nl: meel, gries en poeder; meel van granen; maniokmeel; salep
pl: mąka, mączka i proszek; mąka zbożowa; mąka z manioku; salep
pt: farinhas, sêmolas e pós; farinha de cereais; salepo
not: flour mill; meal prep; food preparations of flour; meal replacement; meal box
  "preparations" -> 190190
  "unfit": "fish" 230120; "crustaceans" 230120; * 230110
  "crustaceans" -> 030990
  "fish" -> 030910
  "insects" -> 041010
  "meat": "whales" 021092; "seals" 021092; "primates" 021091; "reptiles" 021093; "insects" 041010; * 021099
  "soya" -> 120810
  "oil seeds" -> 120890
  "oleaginous" -> 120890
  "potatoes" -> 110510
  "potato" -> 110510
  "peas" -> 110610
  "beans" -> 110610
  "lentils" -> 110610
  "leguminous" -> 110610
  "manioc" -> 110620
  "cassava" -> 110620
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
  "fruit" -> 110630
  "nuts" -> 110630
  "chestnuts" -> 110630
  "maize" -> 110220
  "corn" -> 110220
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
  "prepared" -> 160232
  state=preserved|roasted -> 160232 ~.03
  "cut": state=frozen 020714; * 020713
  "cuts": state=frozen 020714; * 020713
  "liver": "without" state=frozen 020712; "without" 020711; state=frozen 020714; * 020713
  "halves": state=frozen 020714; * 020713
  "legs": state=frozen 020714; * 020713
  "boneless": state=frozen 020714; * 020713
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
  "sweet potato" -> 071420
  "yam" -> 071430
  "taro" -> 071440
  "water chestnut" -> 071490
  * -> 071490
t: frozen sweet potato cubes => 071420
t: frozen lotus root slices => 071490
t: sweet potato fries frozen => !0714

@ goose-whole
en: oven ready goose; goose carcass; geese + plucked|drawn|not cut in pieces|bled|frozen|chilled; christmas goose; frozen geese
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

@ groats-meal
en: groats and meal; groats; rye groats; barley meal; rye meal; oatmeal coarse; oats meal; rice grits; rice semolina; cream of rice; barley grits; millet meal; sorghum grits; maize groats; corn meal; corn groats; wheat meal; barley semolina; oat semolina; spelt semolina; rice groats; spelt groats; buckwheat meal; maize germless meal; oat groats and meal; sadza meal; posho; ugali flour; sorghum meal; dunst
de: Gerstengrütze; Reisgrieß; Dinkelgrieß; Roggenschrot; Gerstengrieß
fr: gruaux; semoule de riz; gruau d'orge; semoule d'orge; gruau d'avoine
es: grañones; sémola de maíz; sémola de arroz; sémola de cebada; harina de maíz gruesa
it: semole e semolini; semola di mais; semolino di riso; semola d'orzo; farina di mais bramata
nl: gries; maisgries; rijstgries; gerstegrutten; rijstegriesmeel
pl: kasza kukurydziana; grysik ryżowy; kasza jęczmienna łamana; kasza jaglana mielona
pt: grumos e sêmolas; sêmola de arroz; sêmola de cevada; carolo de milho
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
  "oat" -> 110319
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

@ live-fish-other
en: live fish; live catfish; live tilapia; live eel + glass; live sea bass; live fingerling; fish fry live; live fish fry; fingerling + fish|live|stocking; live smolt; salmon smolt; live sturgeon; live barramundi; live grouper; live salmon; live flatfish; live turbot; live freshwater fish; live saltwater fish
de: lebender Fisch; lebende Fische; Besatzfische; Fischbrut; Setzlinge + Fisch
fr: poisson vivant; alevin; poissons vivants; alevins
es: pez vivo; alevín; peces vivos; alevines
it: pesce vivo; avannotti; pesci vivi
nl: levende vis; pootvis; levende vissen; visbroed
pl: żywa ryba; narybek; żywe ryby; kroczek
pt: peixe vivo; alevino; peixes vivos; juvenis de peixe
not: ornamental fish; aquarium fish; fish food; live fish cam
  "ornamental": "marine" 030119; "saltwater" 030119; * 030111
  "aquarium": "marine" 030119; * 030111
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

@ milk-cream-strength
en: milk and cream; milk in solid form; milk and cream in powder; milk + solid forms; concentrated milk and cream; milk and cream concentrated; milk and cream sweetened
de: Milch und Rahm; Milch und Sahne
fr: lait et crème de lait; lait et crème
es: leche y nata; leche y nata concentradas
it: latte e crema di latte; latte e panna
nl: melk en room; melk en room ingedikt
pl: mleko i śmietana; mleko i śmietana zagęszczone
pt: leite e nata; leite e natas; leite e creme de leite
  "coffee" -> 210690
  "not concentrated": "45%" 040150; "10%" 040140; * 040120
  "solid": kind=skimmed 040210; sugar=added 040229; * 040221
  "powder": kind=skimmed 040210 ~.3; sugar=added 040229; * 040221
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
  "prepared" -> 160559
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
en: nut kernel; shea-free nut; pili nut; pecan nuts + in shell|shelled|kernel; candlenut; kukui nut; cobnut; pignoli; karuka; acorn kernel; nuts + fresh or dried; cola nut; kolanut
de: Ginkgonüsse; Kemirinüsse; Kolanuss; Zedernnüsse
fr: noix de ginkgo; noix de bancoul; noix de cola
es: nuez de ginkgo; nuez de cola; pacanas
it: noci di ginkgo; noce di cola
nl: ginkgonoten; kemirinoten; kolanoot
pl: orzechy cola; orzechy ginkgo
pt: noz de cola
not: kukui nut oil; kukui nut lei; candlenut oil; kukui necklace; pine nut oil
  state=frozen -> 081190 ~.02
  state=roasted|salted|canned -> 200819 ~.1
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

@ pigeon-pea
en: arhar; tur dal; red gram; red gram dal; gandules; congo pea; cajanus cajan; gungo pea
de: Straucherbse; Taubenerbse; Straucherbsen; Toor Dal
fr: pois d'angole; pois cajan; pois d'Angole secs
es: gandul + legumbre|seco|verde; gandules; frijol de palo; guandú
it: caiano; piselli d'Angola; pisello di Angola
nl: duivenerwt; struikerwt; duivenerwten
pl: nikla indyjska; groch gołębi; pigeon pea suszony
pt: feijão-guando; ervilha-de-angola; feijão boer; guandu
  state=canned -> 200599 ~.08
  state=frozen -> 071029 ~.04
  state=fresh -> 070890 ~.04
  * -> 071360
t: arhar dal 1 kg => 071360
t: red gram whole => 071360
t: gram scale pocket => !0713

@ pork-leg-fresh
en: pork leg; leg of pork; fresh ham; ham + uncured|fresh|chilled|raw uncured; fresh pork ham; green ham; pork leg bone in; pork hind leg; fresh hams of pork; frozen ham; ham + frozen uncured|frozen raw
de: Schweinekeule; Schweineschlegel; Frischschinken; Schinken + frisch ungepökelt
fr: jambon frais; cuisse de porc; jambon non salé
es: pierna de cerdo; jamón fresco; pernil de cerdo
it: coscia di maiale; prosciutto fresco; coscia suina
nl: varkenspoot; verse ham; varkensachterbout
pl: szynka świeża; udziec wieprzowy; noga wieprzowa
pt: perna de porco; presunto fresco não curado; pernil suíno
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
  "cherry" -> 081210
  "kirschen" -> 081210
  "vegetables" -> 071190
  "fruit" -> 081290
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
  form=carcass: "lamb" state=frozen 020430; "lamb" 020410; state=frozen 020441 ~.6; * 020421
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
de: Dillsamen; Galgant gemahlen; Bohnenkraut getrocknet; Majoran getrocknet; Estragon getrocknet; Salbei getrocknet; Paradieskörner
fr: graines d'aneth; sarriette séchée; estragon séché; galanga en poudre; marjolaine séchée; sauge séchée
es: semillas de eneldo; galanga en polvo; ajedrea seca; mejorana seca; salvia seca
it: semi di aneto; galanga in polvere; santoreggia secca; maggiorana secca; salvia secca
nl: dillezaad; sumak; specerij; specerijen; galanga poeder; bonenkruid gedroogd; marjolein gedroogd; salie gedroogd
pl: nasiona kopru; sumak; galangal mielony; cząber suszony; majeranek suszony; szałwia suszona
pt: sementes de endro; sumagre; galanga em pó; segurelha seca; manjerona seca; sálvia seca
not: spice rack; spice jar; spice grinder; spice mill; spice organizer; spice tin; spice girls; spice mix; spice blend; spice rub; sumac tree; old spice; spice drawer; spice spoon; spice set; spice label; spice box; spice container; pumpkin spice; spice bottle; spice bag; mixed spice; hop spice; fenugreek capsule; fenugreek oil; all spice; fenugreek sprouting; sumac extract; spice cabinet; spice ball; spice candle; spice infuser
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
  "marjoram": * 121190
  "majoran": * 121190
  "majeranek" -> 121190
  "galangal" -> 121190     # Alpinia: 1211, ginger of 0910.1 is Zingiber
  "galgant" -> 121190
  "galanga" -> 121190
  "lemongrass" -> 121190
  * -> 091099
t: fenugreek seeds 1kg => 091099
t: sumac spice ground 100g => 091099
t: dill seed 100g => 091099
t: spice rack wooden => !09

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
  "prepared": "ham" 160241; "shoulder" 160242; * 160249
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

@ turkey-whole
en: turkey carcass; oven ready turkey; turkeys + plucked|drawn|frozen|chilled; turkey griller; stuffing turkey whole; christmas turkey; turkey hen whole
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

@ whale-seal-meat
en: whale meat; seal meat; whale blubber + edible|meat|food; dolphin meat; minke whale; sea lion meat; walrus meat; meat of whales; meat of seals
de: Walfleisch; Robbenfleisch; Fleisch von Walen
fr: viande de baleine; viande de phoque; chair de baleine
es: carne de ballena; carne de foca
it: carne di balena; carne di foca
nl: walvisvlees; zeehondenvlees
pl: mięso wieloryba; mięso foki
pt: carne de baleia; carne de foca
  state=preserved -> 160290 ~.03
  state=smoked|dried|salted -> 021092 ~.1
  * -> 020840
t: frozen whale meat => 020840
t: dried seal meat => 021092
t: seal toy plush => !02
