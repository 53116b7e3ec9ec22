# Foods of chapters 02 to 21.

value form=fillet
en: fillet; filet; loin; fillet portion
de: Filet; Fischfilet; Kabeljaufilet; Kabeljaufilets; Dorschfilet; Seelachsfilet; Lachsfilet; Schollenfilet; Heringsfilet; Makrelenfilet; Seehechtfilet; Rotbarschfilet; Pangasiusfilet; Filets
fr: filet
es: filete; lomo
it: filetto
nl: filet; kabeljauwfilet; zalmfilet; koolvisfilet; schelvisfilet; scholfilet; heekfilet; tongfilet; haringfilet; makreelfilet; pangasiusfilet; tonijnfilet; visfilet; filets
pl: filet
pt: filete; filé
not: filet crochet; filet lace; filettato; filettata; filettati; filettate; filettatrice; filettatore; filettare
value form=minced
en: minced; mince; surimi; minced block
de: Hackfleisch; gehackt; gewolft; Hack
fr: haché
es: picado
it: macinato; tritato
nl: gehakt; gemalen vlees
pl: mielone; mielonka
pt: moído; picado
not: picos; picar; pico
value form=breaded
en: breaded; battered; crumbed; breadcrumbed; in batter
de: paniert
fr: pané
es: empanado
it: impanato
nl: gepaneerd
pl: panierowany
pt: panado; empanado
not: pano
value form=in-shell
en: in shell; inshell; unshelled; in the shell; with shell; unpeeled; shell on
de: mit Schale; ungeschält
fr: en coque
es: con cáscara
it: con guscio; in guscio
nl: ongepeld
pl: w łupinie
pt: com casca
value form=peeled
en: peeled; shelled; shell off; deveined
de: geschält; ohne Schale
fr: décortiqué
es: pelado
it: sgusciato; pelato; sbucciato
nl: gepeld; geschild
pl: obrany; łuskany; obierane
pt: descascado; sem casca; pelado
not: pelo; pelos
value form=carcass
en: carcass; carcase; half carcass; side of; half carcase
de: Tierkörper; Schlachtkörper; halbe Schlachtkörper
fr: carcasse
es: canal de; media canal
it: carcassa; mezzena; mezze carcasse
nl: karkas; karkassen; half karkas
pl: tusza; półtusza
pt: carcaça; meia carcaça; meias carcaças
value form=bone-in
en: bone in; with bone; on the bone; t bone; tomahawk; rack of; ribs; rib; chop; shank; with bone in
de: mit Knochen
fr: avec os; avec os
es: con hueso
it: con osso
nl: met been
pl: z kością
pt: com osso
value form=grated
en: grated; shredded; powdered cheese; cheese powder
de: gerieben
fr: râpé
es: rallado
it: grattugiato
nl: geraspt
pl: tarty
pt: ralado
not: grattugia; ralo
value form=puree
en: puree; pulp; purée; fruit paste
de: Püree; Fruchtmark; Mark; passiert
fr: purée; pulpe
es: puré; pulpa
it: purea; polpa
nl: puree; moes; pulp
pl: puree; pulpa; przecier; mus
pt: purê; puré; polpa
not: pulper
value kind=vinegar
en: in vinegar; pickled; pickle; acetic acid preserved; vinegar
de: in Essig; Essig
fr: au vinaigre
es: en vinagre; encurtido
it: sott'aceto; in aceto
nl: in azijn; op azijn
pl: w occie; marynowany
pt: em vinagre
value kind=candied
en: candied; glace; crystallised; crystallized; preserved by sugar; glazed fruit
de: kandiert
fr: confit; glacé
es: confitado; escarchado
it: candito
nl: gekonfijt
pl: kandyzowany
pt: cristalizado
not: cristalizador
value kind=sowing
not: not for sowing; other than for sowing; excluding for sowing; other than seed for sowing; not for planting
en: for sowing; seed grade; for planting; planting seed; sowing; seed for sowing
de: zur Aussaat; Saatgut
fr: à semer; semence
es: para siembra
it: da semina
nl: zaaizaad
pl: do siewu
pt: para sementeira
value kind=crude
en: crude; virgin; cold pressed; unrefined; extra virgin; cold press
de: kaltgepresst; nativ; roh; unraffiniert
fr: vierge; brut; pression à froid
es: virgen; crudo; prensado en frío
it: vergine; greggio; spremuto a freddo
nl: koudgeperst
pl: tłoczony na zimno; nierafinowany
pt: virgem; prensado a frio
value kind=egg-pasta
en: egg; with egg; containing eggs; eggs
de: Eier; Ei; Eiernudeln; mit Ei; Frischei
fr: aux œufs
es: al huevo
it: all'uovo
nl: eiermie; met ei; eiernoedels
pl: jajeczny; z jajkami; z jajek
pt: com ovos; massa com ovo; ao ovo
not: egg free
value kind=filled
en: filled; stuffed; with filling; cream filled; filling; caramel filled; praline filling
de: gefüllt
fr: fourré; farci
es: relleno
it: ripieno
nl: gevuld
pl: nadziewany
pt: recheado
value kind=skimmed
en: skimmed; skim; fat free; nonfat; non fat; 0% fat; low fat powder; 0.1% fat
de: Magermilch; entrahmt
fr: écrémé
es: desnatado; descremado
it: scremato
nl: mager
pl: odtłuszczony
pt: desnatado
not: semi skimmed; desnatadora; descremadora
value state=roasted
en: dry roasted; honey roasted; roasted salted; roasted and salted; roast salted; oven roasted
value state=dried
en: sun dried; air dried; dried sliced; freeze dried powder; prunes
value state=preserved
en: in brine jar; in light syrup; in juice; in jar
de: im Glas
value state=canned
en: can of; in can; in cans; in tomato sauce; in olive oil; in sunflower oil; in spring water
de: in Öl; in Dosen
value form=boneless
en: boneless; without bone; deboned; bone out; mince; minced; diced
de: ohne Knochen; knochenlos
fr: désossé; sans os
es: sin hueso; deshuesado
it: senza osso; disossato
nl: zonder been
pl: bez kości
pt: sem osso; desossado
not: deshuesadora
value state=live
en: live fish
value state=smoked
en: cold smoked; hot smoked; lox
value state=salted
en: brined; cured in salt; gravlax
value state=frozen
en: frozen at sea; blast frozen
value state=dried
en: dehydrated slices; dried slices; sundried; sultana
value state=ground
en: cracked; crushed powder; milled powder
value kind=refined
en: refined; deodorised; deodorized; rbd; bleached; fractionated; winterised; high oleic refined
de: raffiniert; desodoriert
fr: raffiné; désodorisé
es: refinado; desodorizado
it: raffinato
nl: geraffineerd
pl: rafinowany
pt: refinado
not: bleached flour; bleached cotton; refined sugar; refinador; desodorisant

@ abalone
en: abalone; conch meat; whelk; sea snail; periwinkle; abalone canned; loco shellfish; conch + frozen|fresh|dried|canned; winkle + fresh|sea
de: Abalone = abalone; Wellhornschnecke = whelk; Meeresschnecke = sea snail
fr: ormeau = abalone; bulot = whelk; bigorneau = periwinkle
es: abulón = abalone; caracol de mar = sea snail; bígaro = periwinkle
it: abalone = abalone; lumaca di mare = sea snail
not: abalone shell; conch shell; abalone pendant; abalone paua; abalone ring; abalone earrings; abalone bead; abalone inlay; abalone necklace
  "abalone": state=canned|preserved 160557 ~.35; state=dried|salted|smoked 030787 ~.15; state=frozen 030783 ~.5; * 030781
  "conch": state=canned|preserved 160559 ~.2; state=dried|salted|smoked 030788 ~.1; state=frozen 030784 ~.6; * 030782
  state=canned|preserved -> 160559 ~.2
  state=dried|salted|smoked -> 030799 ~.03
  state=frozen -> 030792 ~.5
  * -> 030791
t: canned abalone in brine => 160557
t: frozen whelk meat => 030792
t: abalone shell jewelry => !0307

@ almond
en: almond; almonds; almond kernel; flaked almond; sliced almond; roasted almond; blanched almond; raw almond; almond flake; salted almond; natural almond; almonds in shell; chopped almond; smoked almond
de: Mandeln = almonds; Mandel = almond; Mandelblättchen = almond flake; gehobelte Mandeln = sliced almond; geröstete Mandeln = roasted almond; Mandelkerne = almond kernel
fr: amandes = almonds; amande = almond + effilées|entières|décortiquée|grillées; amandes effilées = flaked almond
es: almendras = almond; almendra = almond; almendra cruda = raw almond; almendra tostada = roasted almond
it: mandorle = almonds; mandorla = almond; mandorle sgusciate = shelled almond; mandorle a lamelle = flaked almond
nl: amandelen = almonds; amandel = almond; amandelschaafsel = almond flake
pl: migdały = almonds; płatki migdałowe = flaked almonds; migdał = almond
pt: amêndoas = almonds; amêndoa = almond; miolo de amêndoa = almond kernel
not: almond milk; almond oil; almond flour; almond butter; almond soap; almond shape; almond nail; almond biscuit; almond toe; almond shaped; almond paste; almond extract; almond essence; almond croissant; almond cream; almond cake; sugared almond; almond colour; almond cookie; almond scrub; almond meal; almond body; indian almond leaf; chocolate almond; almond shower; almond protein; sweet almond oil; coated almond; mandorlata
  "bitter": * 080212
  state=roasted|salted|preserved -> 200819 ~.25
  form=in-shell -> 080211 ~.12
  * -> 080212
t: raw shelled almonds 1kg => 080212
t: roasted salted almonds => 200819
t: almonds in shell => 080211
t: sweet almond oil => !0802

@ anchovy
en: anchovy; anchovies; anchovy fillet; anchovy paste; boquerones; dried anchovy; salted anchovy; white anchovy
de: Sardelle = anchovy; Anchovis = anchovies; Sardellenfilet = anchovy fillet; Sardellenpaste = anchovy paste
fr: anchois = anchovies; filets d'anchois = anchovy fillets; pâte d'anchois = anchovy paste
es: anchoa = anchovy; boquerón = anchovy; anchoas en aceite = anchovies in oil; filetes de anchoa = anchovy fillet
it: acciuga = anchovy; alici = anchovies; filetti di acciughe = anchovy fillet; pasta di acciughe = anchovy paste
nl: ansjovis = anchovy; ansjovisfilet = anchovy fillet
pl: anchois = anchovies; sardela = anchovy; sardele = anchovies
pt: anchova = anchovy; biqueirão = anchovy
not: anchovy sauce
  "paste|pasta" -> 160420
  state=preserved -> 160416 ~.5
  state=dried -> 030554 ~.12
  state=salted -> 030563 ~.15
  form=fillet: state=frozen 030489 ~.1; * 160416
  state=frozen -> 030359 ~.3
  * -> 030242
t: anchovy fillets in olive oil => 160416
t: dried anchovies 1kg => 030554
t: sardines in oil => !160416

@ animal-fat
en: lard; beef tallow; beef dripping; suet; duck fat; goose fat; chicken fat; tallow; rendered fat; rendered lard; pork lard; beef suet; bone fat; emu oil; neatsfoot oil; mutton tallow; schmaltz; horse oil; mink oil; ostrich oil; grass fed tallow; poultry fat; yellow grease
de: Schmalz = lard; Schweineschmalz = pork lard; Rindertalg = beef tallow; Gänseschmalz = goose fat; Talg = tallow
fr: saindoux = lard; graisse de canard = duck fat; suif = tallow; graisse d'oie = goose fat
es: manteca de cerdo = lard; sebo = tallow; grasa de pato = duck fat
it: strutto = lard; sugna = lard; sego = tallow; grasso d'oca = goose fat
nl: reuzel = lard; rundvet = beef fat; eendenvet = duck fat; ganzenvet = goose fat
pl: smalec = lard; łój = tallow; smalec gęsi = goose fat
pt: banha de porco = lard; sebo = tallow; gordura de pato = duck fat
not: tallow soap; tallow cream; tallow candle; tallow balm; suet ball; suet pellet; suet feeder; tallow face; suet cake; tallow moisturizer; tallow lotion; suet for birds; whipped tallow; tallow skin; segata; segato
  "duck|anatra" -> 150190
  "goose|ganso|oca" -> 150190
  "chicken|pollo|frango" -> 150190
  "canard" -> 150190
  "ganseschmalz" -> 150190
  "eendenvet" -> 150190
  "pato" -> 150190
  "poultry" -> 150190
  "emu" -> 150600
  "horse" -> 150600
  "neatsfoot" -> 150600
  "mink" -> 150600
  "ostrich" -> 150600
  "suet" -> 150290
  "beef|vacuno|ternera|res|manzo|bovino" -> 150210
  "mutton" -> 150210
  "tallow" -> 150210
  "talg" -> 150210
  "suif" -> 150210
  "sebo" -> 150210
  "rundvet" -> 150210
  "loj" -> 150210
  * -> 150110
t: rendered pork lard 500g => 150110
t: beef tallow for frying => 150210
t: duck fat jar => 150190
t: tallow face cream => !1502

@ apple
en: fresh apple; gala apple; granny smith; dried apple; apple ring; apple slice dried; apple + fruit|kg|fuji|gala|braeburn|cripps|class|fresh|dried|frozen|golden delicious|cooking|orchard|diced|powder; pink lady apple; cider apple; cooking apple; bramley; golden delicious; red delicious; apple dices; freeze dried apple
de: Apfel = apple; Äpfel = apple; getrocknete Äpfel = dried apple; Apfelringe = apple ring; Mostäpfel = cider apple; Apfelscheiben = apple slice
fr: pomme = apple + fruit|gala|golden|séchée|kg|fraîche|rouge; pommes golden = golden apples; pommes séchées = dried apples; pommes à cidre = cider apples; pommes gala = gala apples; pommes = apples
es: manzana = apple; manzanas = apple; manzana deshidratada = dried apple; manzana golden = golden apple; manzana fuji = fuji apple
it: mela = apple; mele = apple; mele essiccate = dried apple; mele golden = golden apple; mela fuji = fuji apple; mele gala = gala apple
nl: appel = apple; appels = apple; gedroogde appel = dried apple; elstar = elstar apple; jonagold = jonagold apple
pl: jabłko = apple; jabłka = apples; jabłka suszone = dried apples; chipsy jabłkowe = apple chips; jabłek = apples
pt: maçã = apple; maçãs = apples; maçã gala = gala apple; maçã desidratada = dried apple; maçãs golden = golden apples; maçã fuji = fuji apple; maçã reineta = reinette apple
not: apple watch; apple pie; apple cider vinegar; apple juice; apple corer; apple iphone; apple cutter; apple tree; apple ipad; apple sauce; apple pencil; apple peeler; apple slicer; apple vinegar; apple airpod; apple chip; apple carplay; apple logo; apple device; pine apple; apple macbook; apple usb; apple phone; custard apple; apple crate; apple puree; apple pectin; apple wood; adam's apple; pommes de terre; pommes frites; apple charger; apple pay; apple tv; apple cinnamon candle; apple compatible; apple decoration; toffee apple; apple fibre; apple seed; pommes noisettes; wax apple; apple pomace; apple bong; apple brandy; apple fruit tea; rotten apple; apple leather; apple box
  state=preserved -> 200899 ~.04
  state=frozen -> 081190 ~.03
  form=puree -> 200799 ~.03
  state=juice -> 200971 ~.01
  state=dried|ground -> 081330 ~.06
  * -> 080810
t: fresh gala apples class 1 => 080810
t: dried apple rings 200g => 081330
t: apple watch strap silicone => !0808

@ artichoke
en: artichoke; artichoke heart; globe artichoke; marinated artichoke; artichoke bottom; grilled artichoke
de: Artischocke = artichoke; Artischockenherzen = artichoke heart
fr: artichaut = artichoke; cœurs d'artichaut = artichoke hearts; fonds d'artichaut = artichoke bottoms
es: alcachofa = artichoke; corazones de alcachofa = artichoke heart
it: carciofo = artichoke; carciofi = artichoke; carciofini = small artichoke
nl: artisjok = artichoke; artisjokharten = artichoke heart
pl: karczoch = artichoke; karczochy = artichokes; serca karczochów = artichoke hearts
pt: alcachofra = artichoke; corações de alcachofra = artichoke hearts
not: jerusalem artichoke; artichoke extract; artichoke seed; artichoke capsule; artichoke lamp
  kind=vinegar -> 200190 ~.06
  state=preserved -> 200599 ~.4
  state=frozen -> 071080 ~.15
  * -> 070991
t: marinated artichoke hearts in oil => 200599
t: fresh globe artichokes => 070991
t: artichoke extract capsules => !0709

@ asparagus
en: asparagus; white asparagus; green asparagus; asparagus spear; canned asparagus
de: Spargel = asparagus
fr: asperge = asparagus; asperges blanches = white asparagus; asperges vertes = green asparagus
es: espárrago = asparagus; espárragos = asparagus; espárragos blancos = white asparagus
it: asparagi = asparagus; asparago = asparagus
nl: asperges = asparagus
pl: szparagi = asparagus
pt: espargos = asparagus; aspargos = asparagus
not: asparagus fern; asparagus seed; asparagus peeler; asparagus crown; asparagus extract; asparagus steamer
  kind=vinegar -> 200190 ~.02
  state=preserved -> 200560 ~.06
  state=frozen -> 071080 ~.1
  state=dried|ground -> 071290 ~.06
  state=juice -> 200989 ~.01
  * -> 070920
t: fresh green asparagus => 070920
t: white asparagus in jar canned => 200560
t: asparagus fern houseplant => !0709

@ aubergine
en: aubergine; eggplant; brinjal; celery; celery stalk; grilled aubergine
de: Aubergine = aubergine; Staudensellerie = celery; Stangensellerie = celery
fr: aubergine = aubergine; céleri branche = celery stalk
es: berenjena = aubergine; apio = celery
it: melanzana = aubergine; melanzane = aubergine; sedano = celery + fresco|coste|verde|cuore
nl: aubergine = aubergine; bleekselderij = celery
pl: bakłażan = aubergine; seler naciowy = celery stalk
pt: beringela = aubergine; berinjela = aubergine; aipo = celery
not: aubergine colour; eggplant toy; eggplant purple; celery seed; celery salt; celery powder supplement; eggplant seed; celery juice; eggplant costume; aubergine seed; celery extract; sedia; sedie
  kind=vinegar -> 200190 ~.02
  state=preserved -> 200599 ~.05
  state=frozen -> 071080 ~.05
  state=dried|ground -> 071290 ~.02
  "celery" -> 070940
  "staudensellerie" -> 070940
  "stangensellerie" -> 070940
  "celeri" -> 070940
  "apio" -> 070940
  "sedano" -> 070940
  "bleekselderij" -> 070940
  "aipo" -> 070940
  * -> 070930
t: fresh aubergines => 070930
t: celery stalks fresh => 070940
t: celery seed spice => !0709

@ avocado
en: avocado; avocados; hass avocado; fresh avocado; avocado pulp; frozen avocado; avocado puree
de: Avocado = avocado; Avocados = avocados
fr: avocat = avocado + fruit|hass|frais|mûr|kg; avocats = avocados
es: aguacate = avocado; aguacates = avocado; palta = avocado
it: avocado = avocado
nl: avocado = avocado; avocado's = avocados
pl: awokado = avocado
pt: abacate = avocado; abacates = avocados
not: avocado oil; avocado slicer; avocado saver; avocado plush; avocado toy; avocado mask; avocado tool; avocado seed vase; avocado costume; avocado print; avocado green; avocado butter; avocado mattress; avocado cream; avocado plant; avocado knife; avocado holder; avocado case; avocado tree; avocado hair
  state=frozen -> 081190 ~.06
  state=preserved -> 200899 ~.03
  form=puree -> 200899 ~.02
  * -> 080440
t: fresh hass avocados => 080440
t: avocado slicer tool => !0804

@ baby-food
en: baby food; baby food pouch; baby puree; baby food jar; infant puree; baby fruit puree; stage 1 baby food; toddler meal; baby vegetable puree; homogenised baby meal; baby snack; baby meal; baby fruit pouch; homogenized fruit baby
de: Babynahrung; Babybrei Gläschen; Babygläschen; Fruchtpüree Baby; Quetschie; Babymenü; Quetschies
fr: petit pot bébé; purée bébé; compote bébé; petits pots bébé; gourde bébé fruits; repas bébé
es: potito; tarrito bebé; puré bebé; potitos; tarritos; pouch bebé fruta
it: omogeneizzato; omogeneizzati; pappa pronta; merenda bebè frutta; omogeneizzato di frutta
nl: babyvoeding; babyhapje; knijpfruit; fruithapje; groentehapje; potje babyvoeding
pl: danie dla niemowląt; obiadek dla niemowląt; deserek dla niemowląt; słoiczek dla dzieci; mus dla dzieci; zupka dla niemowląt; mus owocowy dla dzieci
pt: boião bebé; puré para bebé; papa para bebé; comida para bebé; boião de fruta; saqueta de fruta bebé
not: baby food maker; baby food container; baby food freezer; baby food pouches empty; baby food processor; baby food tray; baby food warmer; reusable baby food pouch; baby food storage; baby food blender; baby food grinder; baby food mill; baby snack cup; baby snack catcher; baby food scale; baby food scissors
  "fruit" -> 200710
  "apple" -> 200710
  "banana" -> 200710
  "obst" -> 200710
  "frucht" -> 200710
  "compote" -> 200710
  "fruta" -> 200710
  "frutta" -> 200710
  "fruithapje" -> 200710
  "knijpfruit" -> 200710
  "quetschie" -> 200710
  "deserek" -> 200710
  "meat": "vegetable|vegetal|vegetale|hortaliza|verdura" 210420; * 160210
  "chicken|pollo|frango": "vegetable|vegetal|vegetale|hortaliza|verdura" 210420; "rice|arroz|riso" 210420; * 160210
  "carne": * 160210
  "vegetable|vegetal|vegetale|hortaliza|verdura" -> 200510
  "carrot" -> 200510
  "groentehapje" -> 200510
  "pumpkin" -> 200510
  "snack" -> 190590
  * -> 210420
t: organic baby food fruit puree pouch => 200710
t: baby food jar vegetables with beef => !2007
t: baby food maker steamer => !2104

@ bacon
en: bacon; streaky bacon; pancetta; back bacon; smoked bacon; lardons; bacon rasher; guanciale
de: Bauchspeck = pork belly bacon; Frühstücksspeck = breakfast bacon; Bacon = bacon; Speckwürfel = bacon cube
fr: poitrine fumée = smoked pork belly; lardons = lardons; bacon = bacon; lard fumé = smoked bacon
es: panceta = pancetta; beicon = bacon; tocino ahumado = smoked bacon; bacon = bacon
it: pancetta = pancetta; bacon = bacon; guanciale = guanciale + suino|stagionato|salume
nl: spek = bacon; ontbijtspek = streaky bacon; bacon = bacon
pl: boczek = bacon; bekon = bacon
pt: bacon = bacon; toucinho fumado = smoked bacon; panceta = pancetta
not: bacon flavour; bacon flavor; bacon press; bacon bits imitation; bacon dog treat
  "back bacon" -> 021019
  state=preserved -> 160249 ~.05
  * -> 021012
t: smoked streaky bacon 200g => 021012
t: bacon press cast iron => !0210

@ baked-beans
en: baked bean; beans in tomato sauce; refried bean; bean salad canned; bean paste; red bean paste; sweet bean paste; chili bean; baked beans tin
de: Baked Beans = baked beans; gebackene Bohnen = baked beans
fr: haricots blancs à la sauce tomate = white beans in tomato sauce
es: alubias en salsa de tomate = beans in tomato sauce; frijoles refritos = refried bean
it: fagioli in salsa = beans in sauce
nl: witte bonen in tomatensaus = white beans in tomato sauce; witte bonen in tomatensauzen = white beans in tomato sauce
pl: fasolka po bretońsku = baked beans; fasola w sosie pomidorowym = beans in tomato sauce
pt: feijão em molho de tomate = beans in tomato sauce
  * -> 200551
t: baked beans in tomato sauce 415g => 200551
t: dried white beans => !2005

@ baking-mix
en: cake mix; bread mix; pancake mix; muffin mix; cookie mix; brownie mix; pizza dough; puff pastry dough; batter mix; cookie dough; frozen dough; filo pastry; puff pastry; shortcrust pastry; waffle mix; pie crust dough; tempura batter mix; scone mix; pastry dough; croissant dough; gluten free flour mix; kataifi; gyoza wrapper; ready rolled pastry; phyllo dough; doughnut mix; tempura flour; falafel mix; baking mix; dough; dumpling wrapper; tempura mix; pizza base mix; breading mix; pancake batter; bread improver
de: Backmischung = baking mix; Kuchenmischung = cake mix; Brotbackmischung = bread mix; Blätterteig = puff pastry; Pizzateig = pizza dough; Strudelteig = strudel dough; Mürbeteig = shortcrust pastry; Filoteig = filo pastry; Tempuramehl = tempura flour
fr: préparation pour gâteau = cake mix; pâte feuilletée = puff pastry dough; pâte brisée = shortcrust pastry; pâte à pizza = pizza dough; pâte filo = filo pastry; préparation pour pain = bread mix; pâte à tarte = tart pastry dough; feuilles de brick = brick pastry sheets
es: preparado para bizcocho = cake mix; masa de hojaldre = puff pastry dough; masa de pizza = pizza dough; hojaldre = puff pastry; masa quebrada = shortcrust pastry; preparado para tempura = tempura batter mix; masa filo = filo pastry; obleas para empanadillas = pastry disc for turnovers
it: preparato per torte = cake mix; pasta sfoglia = puff pastry; pasta frolla = shortcrust pastry; impasto per pizza = pizza dough; pasta fillo = filo pastry; base per pizza = pizza base; pasta brisé = shortcrust pastry; preparato per pane = bread mix
nl: bakmix = baking mix; cakemix = cake mix; bladerdeeg = puff pastry; pizzadeeg = pizza dough; pannenkoekenmix = pancake mix; broodmix = bread mix; filodeeg = filo pastry; tempurameel = tempura flour
pl: mieszanka do wypieku = baking mix; ciasto francuskie = puff pastry dough; ciasto na pizzę = pizza dough; mieszanka chlebowa = bread mix; ciasto filo = filo pastry; ciasto w proszku = cake mix
pt: preparado para bolo = cake mix; massa folhada = puff pastry; massa para pizza = pizza dough; massa quebrada = shortcrust pastry; massa filo = filo pastry; mistura para bolo = cake mix
not: play dough; pizza dough tray; dough scraper; dough hook; dough roller; dough cutter; dough proofing; salt dough; dough mixer; modelling dough; pizza dough box; dough docker; pate a modeler
  * -> 190120
t: vanilla cake mix 500g => 190120
t: frozen puff pastry sheets => 190120
t: play dough set kids => !1901

@ banana
en: banana; bananas; plantain; cavendish banana; dried banana; banana powder; banana puree; green banana; banana flour; frozen banana; plantain green
de: Banane = banana; Bananen = bananas; Kochbanane = plantain; Kochbananen = plantain
fr: banane = banana; bananes = bananas; banane plantain = plantain
es: plátano = banana; plátanos = banana; banana = banana; plátano macho = plantain
it: banana = banana; banane = bananas; platano = plantain
nl: banaan = banana; bananen = bananas; bakbanaan = plantain
pl: banan = banana; banany = bananas; plantan = plantain
pt: banana = banana; bananas = bananas; banana da terra = plantain; plátano
not: banana chip; banana bread; banana clip; banana hanger; banana plug; banana slicer; banana costume; banana republic; banana hair; banana plant; banana connector; banana boat; banana peel; banana jack; banana toy; banana leaf; banana box; banana plush; banana milk; banana light; banana socket; banana ripening; banana shape; banana fibre; banana holder; banana phone; bananenchips; banana split; banana cable; banana guard; banana stand; plantain chip; plantain herb; banana bag; banana pen; banana tree; banana pepper
  "flour|harina|farina|farinha" -> 110630
  state=frozen -> 081190 ~.02
  form=puree -> 200799 ~.02
  state=preserved -> 200899 ~.02
  "powder|polvo|polvere|pó" -> 110630
  "plantain" -> 080310
  "kochbanane" -> 080310
  "kochbananen" -> 080310
  "bakbanaan" -> 080310
  "macho" -> 080310
  "terra" -> 080310
  * -> 080390
t: fresh cavendish bananas 18kg box => 080390
t: fresh green plantain => 080310
t: banana hair clip => !0803

@ barley-oats
en: barley; barley grain; malting barley; feed barley; oats; oat grain; whole oats; oat groat; oat seed; feed oats; naked oats; barley + grain|feed|whole|seed|malting; black oats; sorghum; sorghum grain; milo; grain sorghum
de: Gerste = barley; Braugerste = malting barley; Hafer = oats + Korn|ganz|Futter|Körner; Hirse Sorghum = sorghum; Futtergerste = feed barley; Sorghum = sorghum; Futterhafer = feed oats
fr: orge = barley; avoine = oats + grain|grains|entière|fourragère; sorgho = sorghum; orge de brasserie = brewing barley
es: cebada = barley; avena = oats + grano|forrajera|pelada; sorgo = sorghum; cebada cervecera = malting barley
it: orzo = barley; avena = oats + granella|chicchi; sorgo = sorghum
nl: gerst = barley; haver = oats + korrel|hele; sorghum = sorghum; brouwgerst = malting barley
pl: jęczmień = barley; owies = oats; sorgo = sorghum; jęczmień browarny = malting barley
pt: cevada = barley; aveia = oats + grão|forrageira; sorgo = sorghum
not: pearl barley; oat milk; oat flake; rolled oats; barley malt; barley flour; barley grass; oat bran; overnight oats; oat drink; barley tea; barley water; oatmeal; oat flour; oat straw; steel cut oats; oat fibre; barley sugar; barley flake; oat beta glucan; porridge oats; oat cookie; barley wine; barley seed sprouting; oat bar; oat biscuit; oat soap; colloidal oatmeal; jumbo oats; oat protein; oat cake; sorghum flour; barley straw; caffe d'orzo; oat extract; oat lotion; sorghum syrup; instant oats; barley powder; oat milk powder; barley fibre; cebo
  "sorghum": kind=sowing 100710 ~.04; * 100790
  "milo" -> 100790
  "sorgo": kind=sowing 100710; * 100790
  "sorgho" -> 100790
  "groat" -> 110422
  "oat": kind=sowing 100410 ~.04; * 100490
  "oats": kind=sowing 100410; * 100490
  "hafer" -> 100490
  "futterhafer" -> 100490
  "avoine" -> 100490
  "avena" -> 100490
  "haver" -> 100490
  "owies" -> 100490
  "aveia" -> 100490
  kind=sowing -> 100310 ~.04
  * -> 100390
t: malting barley grain => 100390
t: feed oats whole grain 25kg => 100490
t: sorghum grain => 100790
t: rolled oats 1kg => !1004

@ bass-bream
en: sea bass; seabass; branzino; sea bream; dorade; gilthead bream; barramundi; chilean sea bass; patagonian toothfish; toothfish; european sea bass; barramundi fillet
de: Wolfsbarsch = sea bass; Dorade = dorade; Goldbrasse = gilthead bream; Seebarsch = sea perch
fr: bar = sea bass + poisson|filet|entier|frais; loup de mer = sea bass; daurade = sea bream; dorade = sea bream; légine = toothfish
es: lubina = sea bass; dorada = gilthead bream + pescado|fresca|filete|filetes|congelada|entera|kg|salvaje|limpia|lubina|eviscerada|acuicultura; besugo = sea bream; merluza negra = patagonian toothfish
it: branzino = branzino; spigola = sea bass; orata = gilthead bream
nl: zeebaars = sea bass; dorade = dorade; zeebrasem = sea bream
pl: okoń morski = sea bass; dorada = dorade; labraks = sea bass
pt: robalo = sea bass; dourada = gilthead bream + peixe|fresca|filete|filé|congelada|inteira|kg|robalo|eviscerada|escalada|grelhar; pargo = sea bream
  "chilean": form=fillet 030485 ~.5; * 030383
  "toothfish": form=fillet 030485 ~.5; * 030383
  state=preserved -> 160419 ~.02
  form=fillet: state=frozen 030489; * 030449
  "barramundi" state=frozen -> 030389
  "barramundi" -> 030289
  "bream" state=frozen -> 030389
  "bream" -> 030285
  "dorade" -> 030285
  "orata" -> 030285
  "dorada" -> 030285
  "daurade" -> 030285
  state=frozen -> 030384 ~.3
  * -> 030284
t: fresh european sea bass whole => 030284
t: fresh gilthead sea bream => 030285
t: frozen chilean sea bass fillet => 030485
t: bass guitar => !03

@ beef
en: beef; veal; beef steak; ribeye steak; sirloin steak; beef brisket; minced beef; ground beef; beef mince; beef roast; wagyu beef; beef tenderloin; beef short rib; bovine meat; veal cutlet; beefsteak; beef burger patty; striploin
de: Rindfleisch = beef; Kalbfleisch = veal; Rinderhackfleisch = minced beef; Rindersteak = beef steak; Rinderfilet = beef fillet; Rumpsteak = rump steak; Rinderhack = minced beef; Entrecote = entrecote; Tafelspitz = boiled beef cut; Rinderbraten = beef roast; Gulasch Rind = beef goulash; Rouladen Rind = beef roulade; Rindergulasch = beef goulash; Ribeye = ribeye; Roastbeef = roast beef; Kalbsschnitzel = veal cutlet
fr: viande de bœuf = beef; bœuf = beef; veau = veal; viande bovine = bovine meat; steak haché = minced beef patty
es: carne de vacuno = beef; carne de res = beef; ternera = veal; carne de bovino = bovine meat
it: carne bovina = bovine meat; carne di manzo = beef; vitello = veal
nl: rundvlees = beef; kalfsvlees = veal; rundergehakt = minced beef; biefstuk = beef steak; runderlappen = stewing beef; ossenhaas = beef tenderloin; entrecote = entrecote; rosbief = roast beef; riblappen = stewing beef; sucadelappen = braising beef; rundergehakt mager = lean minced beef; kogelbiefstuk = beef steak; runderbraadlap = beef braising steak; tartaar = tartare; ribeye = ribeye; runderstoofvlees = stewing beef
pl: wołowina = beef; cielęcina = veal; mięso wołowe = beef; mięso mielone wołowe = minced beef; polędwica wołowa = beef tenderloin; antrykot = rib steak; stek wołowy = beef steak; rostbef = roast beef; wołowe mięso = beef; gulasz wołowy = beef goulash; mielone wołowe = minced beef; udziec wołowy = beef round; łata wołowa = beef flank; stek z wołowiny = beef steak; szponder = beef short ribs
pt: carne bovina = beef; carne de vaca = beef; vitela = veal
not: beef flavour; beef flavor; beef broth; beef stock
  state=preserved -> 160250 ~.03
  state=dried|smoked|salted -> 021020 ~.02
  state=frozen ~.5: form=carcass 020210 ~.03; form=bone-in 020220 ~.15; * 020230
  form=carcass -> 020110 ~.03
  form=bone-in -> 020120 ~.15
  * -> 020130
ask: state; form
t: frozen boneless beef => 020230
t: fresh t-bone beef steak with bone => 020120
t: beef jerky original => !0201

@ beef-offal
en: beef liver; beef tongue; ox tongue; oxtail; beef kidney; beef heart; beef offal; ox tail; calf liver; beef tendon; veal sweetbread; bovine offal
de: Rinderleber = beef liver; Rinderzunge = beef tongue; Ochsenschwanz = oxtail
fr: foie de bœuf = beef liver; langue de bœuf = beef tongue; abats de bœuf = beef offal
es: hígado de res = beef liver; lengua de res = beef tongue; hígado de vacuno = beef liver; rabo de toro = oxtail
it: fegato di manzo = beef liver; lingua di manzo = beef tongue
nl: runderlever = beef liver; rundertong = beef tongue
pl: wątroba wołowa = beef liver; ozór wołowy = beef tongue
pt: fígado bovino = beef liver; língua de vaca = beef tongue
  state=frozen ~.6: "tongue" 020621; "liver|hígado|fegato|fígado" 020622; * 020629
  * -> 020610
t: frozen beef liver => 020622
t: fresh oxtail chilled => 020610
t: frozen beef steak boneless => !0206

@ berry
en: raspberry fruit; blueberry; cranberry; blackberry fruit; raspberries; blueberries; dried cranberry; frozen blueberry; blackcurrant; redcurrant; gooseberry; blackberries; cranberries; dried blueberry; frozen raspberries; mulberry fruit; lingonberry; bilberry; loganberry; acai berry; acai puree; frozen berries; mixed berries; elderberry dried; sea buckthorn berry; raspberry + fresh|frozen|kg|puree|freeze dried|organic; dried mulberry; goji berry; goji; dried goji; aronia berry; chokeberry; rose hip dried; acai; physalis; golden berry; acai pulp; acai powder; cloudberry; barberry dried; freeze dried blueberry; berry mix; haskap; elderberry; goldenberry
de: Himbeeren = raspberries; Heidelbeeren = blueberries; Blaubeeren = blueberries; Cranberries = cranberries; Brombeeren = blackberries; Johannisbeeren = currant; Preiselbeeren = lingonberry; Goji Beeren = goji berry; Gojibeeren = goji berry; Stachelbeeren = gooseberry; Beerenmischung = mixed berries; Aroniabeeren = aronia berry; Sanddornbeeren = sea buckthorn berry; Maulbeeren = mulberry
fr: framboises = raspberries; myrtilles = blueberries; cranberries = cranberries; mûres = blackberries + fruit|fraîches|surgelées; groseilles = currants; cassis = blackcurrant + fruit|grains|surgelé; baies de goji = goji berries; canneberges = cranberries; airelles = lingonberries; fruits rouges surgelés = frozen red berries; myrtille = blueberry; framboise = raspberry + surgelée|fruit|lyophilisée
es: frambuesas = raspberry fruit; arándanos = blueberry; moras = blackberry fruit; grosellas = currant; bayas de goji = goji berry; arándanos rojos = cranberry; frutos rojos congelados = frozen berries; açaí = acai
it: lamponi = raspberries; mirtilli = blueberries; more = blackberries + fresche|rovo|surgelate; ribes = currant; bacche di goji = goji berry; frutti di bosco = mixed berries; mirtilli rossi = cranberries
nl: frambozen = raspberries; bosbessen = blueberries; blauwe bessen = blueberries; cranberry's = cranberries; bramen = blackberries; aalbessen = redcurrant; zwarte bessen = blackcurrant; gojibessen = goji berries; veenbessen = cranberries; bosvruchten = forest fruits
pl: maliny = raspberries; borówki = blueberries; borówka amerykańska = blueberries; żurawina = cranberry; jagody = berries; porzeczki = currants; jeżyny = blackberries; jagody goji = goji berries; owoce leśne mrożone = frozen forest fruit; agrest = gooseberry; aronia = chokeberry; rokitnik = sea buckthorn; żurawina suszona = dried cranberry
pt: framboesas = raspberries; mirtilos = blueberries; amoras = berries; groselhas = currants; bagas de goji = goji berries; arandos = blueberries; frutos vermelhos = red berries; açaí = acai; arando vermelho = cranberry; frutos silvestres = wild berries
not: blackberry phone; cranberry juice; blueberry jam; raspberry pi; blackberry keyboard; raspberry ketone; blueberry plant; gooseberry powder hair; blackcurrant cordial; elderberry syrup; elderberry gummy; blackcurrant candle; cranberry capsule; cranberry glass; bilberry extract; cranberry extract; blackcurrant juice; raspberry seed oil; blackberry bold; cranberry sauce; blueberry muffin; raspberry leaf; blueberry extract; blackcurrant liqueur; indian gooseberry; creme de cassis; raspberry beret; berry lipstick; mulberry silk; mulberry leaf; mulberry paper; raspberry plant; acai supplement; raspberry jam; sea buckthorn oil; sea buckthorn juice; cranberry supplement; berry red; rose hip oil; elderberry extract; berry tea
  "goji": state=juice 200989; * 081340
  "gojibeeren" -> 081340
  "gojibessen" -> 081340
  "rose hip" -> 121190
  "elderberry": state=dried 121190; state=frozen 081190; * 081090
  "elderberries" -> 121190
  "acai": state=ground|dried 110630; state=frozen 081190; form=puree 081190; * 081190
  kind=candied -> 200600 ~.01
  "cranberry" sugar=added -> 200893
  state=juice -> 200989 ~.01
  "cranberries" "sweetened" -> 200893
  state=preserved ~.03: "cranberry" 200893; "cranberries" 200893; "lingonberry" 200893; "preiselbeeren" 200893; * 200899
  state=frozen ~.35: "raspberries" 081120; "raspberry" 081120; "blackberries" 081120; "blackberry" 081120; "blackcurrants" 081120; "blackcurrant" 081120; "redcurrants" 081120; "gooseberries" 081120; "mulberries" 081120; "himbeeren" 081120; "framboises" 081120; "framboise" 081120; "frambuesas" 081120; "lamponi" 081120; "frambozen" 081120; "maliny" 081120; "framboesas" 081120; "brombeeren" 081120; "johannisbeeren" 081120; "porzeczki" 081120; "moras" 081120; * 081190
  "frozen raspberries" -> 081120
  "mixed|mezcla|mixto|misto|mistura" -> 081190
  state=dried|ground -> 081340 ~.15
  "raspberry" -> 081020
  "blackberry" -> 081020
  "mulberry" -> 081020
  "loganberry" -> 081020
  "himbeeren" -> 081020
  "brombeeren" -> 081020
  "framboises" -> 081020
  "mures" -> 081020
  "frambuesas" -> 081020
  "moras" -> 081020
  "lamponi" -> 081020
  "frambozen" -> 081020
  "bramen" -> 081020
  "maliny" -> 081020
  "jezyny" -> 081020
  "framboesas" -> 081020
  "amoras" -> 081020
  "blackcurrant" -> 081030
  "redcurrant" -> 081030
  "gooseberry" -> 081030
  "johannisbeeren" -> 081030
  "stachelbeeren" -> 081030
  "groseilles" -> 081030
  "grosellas" -> 081030
  "ribes" -> 081030
  "aalbessen" -> 081030
  "porzeczki" -> 081030
  "agrest" -> 081030
  "groselhas" -> 081030
  "physalis" -> 081090
  "golden berry" -> 081090
  "sea buckthorn" -> 081090
  "chokeberry" -> 081090
  "aronia" -> 081090
  "sanddornbeeren" -> 081090
  * -> 081040
t: frozen raspberries 1kg => 081120
t: fresh blueberries 125g => 081040
t: dried goji berries => 081340
t: sweetened dried cranberries => 200893
t: raspberry pi 4 board => !0810

@ bird-nest
en: bird nest edible; edible bird nest; swiftlet nest; royal jelly; turtle egg; birds nest drink; royal jelly fresh; edible birds nest
de: Gelée Royale = royal jelly; essbare Vogelnester = edible birds nest
fr: gelée royale = royal jelly; nids de salanganes = edible bird nests
es: jalea real = royal jelly; nido de pájaro comestible = edible bird nest
it: pappa reale = royal jelly
pl: mleczko pszczele = royal jelly
pt: geleia real = royal jelly
not: royal jelly capsule; royal jelly cream; royal jelly serum
  "drink" -> 220299
  "capsules" -> 210690
  * -> 041090
t: edible bird nest dried 100g => 041090
t: fresh royal jelly 30g => 041090
t: bird nest box wooden => !0410

@ biscuit
en: biscuit; cookie; shortbread; sweet biscuit; butter cookie; digestive biscuit; oreo; chocolate chip cookie; sandwich biscuit; ginger nut; gingerbread; gingerbread house edible; lebkuchen; speculoos; amaretti biscuit; oatmeal cookie; oat biscuit; petit beurre; chocolate biscuit; cookies; butter biscuit; fortune cookie; cream biscuit; biscotti; lotus biscoff; macaroon biscuit; ladyfinger; cantuccini; stroopwafel; wafer; waffle; wafer biscuit; ice cream cone; belgian waffle; wafer roll; wafer stick; pizzelle; baked waffle; frozen waffle; hazelnut wafer; rolled wafer; jaffa cake; tea biscuit; gluten free biscuit; spekulatius
de: Kekse = biscuit; Keks = biscuit; Butterkekse = butter biscuit; Plätzchen = biscuit; Lebkuchen = lebkuchen; Spekulatius = speculoos; Waffeln = waffle; Waffelröllchen = wafer roll; Gebäck = baked goods; Doppelkekse = sandwich biscuit; Löffelbiskuits = ladyfingers; Eiswaffeln = ice cream wafer; Eistüten = ice cream cone; Butterkeks = butter biscuit
fr: biscuits = biscuits; biscuit = biscuit; sablés = shortbread biscuits; petits beurres = petit beurre biscuits; pain d'épices = gingerbread; spéculoos = speculoos; gaufres = waffles; gaufrettes = wafers; cookies = cookies; boudoirs = sponge finger biscuits; cônes à glace = ice cream cones; galettes bretonnes = breton butter biscuits; gaufrette = wafer
es: galletas = biscuit; galleta = biscuit; galletas maría = maria biscuit; barquillos = wafer roll; gofres = waffle; galletas de mantequilla = butter cookie; pan de jengibre = gingerbread; cookies = cookie; bizcochos de soletilla = sponge finger; galletas de avena = oat biscuit
it: biscotti = biscuit; frollini = shortbread biscuit; savoiardi = ladyfinger; wafer = wafer; cantucci = biscotti; biscotti al burro = butter biscuit; pan di zenzero = gingerbread; gaufre = waffle; coni gelato = ice cream cone; biscotto = biscuit; amaretti = amaretti biscuit
nl: koekjes = cookies; koek; speculaas = speculaas biscuit; stroopwafels = stroopwafels; wafels = waffles; peperkoek = gingerbread; ontbijtkoek = gingerbread cake; biscuits = biscuit; boterkoekjes = butter cookie; speculoos = speculoos; kruidkoek = gingerbread cake
pl: ciastka = cookie; herbatniki = biscuits; pierniki = gingerbread; wafle = wafers; wafelki = wafers; ciasteczka = cookie; biszkopty = sponge biscuits; herbatnik = biscuit; gofry = waffles; ciastka owsiane = oat cookies; piernik = gingerbread; ciastek = cookies; ciasteczek = cookies
pt: bolachas = biscuits; biscoitos = biscuits; bolacha maria = maria biscuit; bolachas de manteiga = butter biscuits; waffles = waffles; pão de especiarias = gingerbread; bolacha = biscuit; biscoito = biscuit; wafer = wafer; cones de gelado = ice cream cones; gaufres = waffles
not: biscuit cutter; cookie cutter; cookie jar; waffle maker; waffle iron; dog biscuit; biscuit tin; waffle towel; waffle blanket; cookie mix; cookie press; wood biscuit; biscuit joiner; waffle fabric; waffle knit; cookie stamp; cookie dough; cat biscuit; cookie sheet; biscuit tufting; waffle weave; waffle robe; cookie monster; wafer paper; silicon wafer; waffle mix; waffle cone maker; wafer card; biscuit coffee table; biscuit box; cookie tray; cookie cutters; cookie box; cheese biscuit; waffle bowl maker; biscuit barrel; biscuits for dogs; savoury biscuit; cookie scoop; biscuit pate; wafer check valve; waffle pan; cookies scent; cookie gun; cookie decorating kit; communion wafer; cookie rack; waffle shower; cookie run; cookie candle; horse biscuit; biscuit glaze; biscuit firing; biscuit ware; potato waffle; wafer light; waffle curtain; wafer butterfly valve; pet biscuit; biscuit cake mould; teething biscuit; crispbread cracker; cookie icing; gofrado; biscottate; gaufrer
  "crispbread" -> 190510
  "gingerbread" -> 190520
  "lebkuchen" -> 190520
  "pain d'epices" -> 190520
  "pierniki" -> 190520
  "piernik" -> 190520
  "peperkoek" -> 190520
  "ontbijtkoek" -> 190520
  "kruidkoek" -> 190520
  "pan de jengibre" -> 190520
  "pao de especiarias" -> 190520
  "zenzero" -> 190520
  "wafer" -> 190532
  "waffle" -> 190532
  "waffeln" -> 190532
  "waffelrollchen" -> 190532
  "eiswaffeln" -> 190532
  "eistuten" -> 190532
  "cone|cono" -> 190532
  "coni" -> 190532
  "stroopwafel" -> 190532
  "gaufres" -> 190532
  "gaufrettes" -> 190532
  "gofres" -> 190532
  "barquillos" -> 190532
  "wafels" -> 190532
  "wafle" -> 190532
  "wafelki" -> 190532
  "gofry" -> 190532
  "pizzelle" -> 190532
  "jaffa" -> 190590
  "biszkopty" -> 190590
  "ladyfinger" -> 190590
  "savoiardi" -> 190590
  "boudoirs" -> 190590
  "loffelbiskuits" -> 190590
  * -> 190531
t: butter shortbread cookies 200g => 190531
t: stroopwafel caramel 8 pcs => 190532
t: gingerbread lebkuchen hearts => 190520
t: cookie cutter stainless => !1905

@ bread
en: bread; sliced bread; baguette; tortilla wrap; flour tortilla; naan; pita bread; sourdough bread; rye bread; bun; burger bun; bread roll; flatbread; brioche; ciabatta; focaccia; wholemeal bread; hot dog bun; bagel; lavash; chapati; wraps + tortilla|wheat|corn|wholemeal; english muffin; paratha; pizza base; frozen bread; garlic bread; part baked bread; gluten free bread; roti; bread loaf; toast bread; pumpernickel; corn tortilla; tortilla; taco shell; part baked baguette; white bread; bread crumb; breadcrumb; panko; soda bread; yufka; crumpet; pretzel bread; frozen dough bread baked; pitta; dinner roll; communion wafer; stuffing mix bread
de: Brot = bread; Brötchen = bread roll; Toastbrot = toast bread; Baguette = baguette; Fladenbrot = flatbread; Vollkornbrot = wholemeal bread; Tortilla Wraps = tortilla wrap; Burgerbrötchen = burger bun; Schwarzbrot = dark rye bread; Paniermehl = breadcrumbs; Semmelbrösel = breadcrumbs; Aufbackbrötchen = part-baked roll; Naan = naan; Roggenbrot = rye bread; Mischbrot = mixed rye and wheat bread
fr: pain = bread + mie|complet|blé|seigle|tranché|boulangerie|frais; baguette = baguette; pain de mie = sandwich loaf; pain complet = wholemeal bread; pain pita = pita bread; tortillas = tortillas; pains burger = burger buns; chapelure = breadcrumbs; brioche = brioche; pain surgelé = frozen bread; pain = bread; baguette pain = baguette; pain de campagne = country bread
es: pan = bread + molde|integral|blanco|trigo|barra|centeno|hamburguesa; pan de molde = sliced bread; pan rallado = breadcrumbs; barra de pan = baguette; tortillas de trigo = flour tortilla; tortillas de maíz = corn tortilla; pan de pita = pita bread; pan de hamburguesa = burger bun; pan congelado = frozen bread; pan integral = wholemeal bread; pan de molde integral = sliced wholemeal bread; pan blanco = white bread
it: pane = bread; pane in cassetta = sliced bread; piadina = flatbread; focaccia = focaccia; pangrattato = breadcrumbs; pane integrale = wholemeal bread; pane bianco = white bread; pan carré = sliced bread; tortillas = tortilla; pane per hamburger = burger bun; ciabatta = ciabatta + pane; pancarrè = sliced bread; pane a fette = sliced bread
nl: brood = bread; volkorenbrood = wholemeal bread; stokbrood = baguette; broodjes = bread roll; wraps = wraps + tortilla|tarwe; paneermeel = breadcrumbs; afbakbroodjes = bake-off bread rolls; pitabroodjes = pita bread; naanbrood = naan bread; hamburgerbroodjes = burger bun; roggebrood = rye bread; bruinbrood = brown bread; pistolets = bread roll; witbrood = white bread; krentenbrood = currant bread
pl: chleb = bread; bułka = roll; bułki = bread rolls; bagietka = baguette; chleb tostowy = toast bread; chleb żytni = rye bread; bułka tarta = breadcrumbs; tortilla pszenna = wheat tortilla; pita = pita bread; bułki do burgerów = burger buns; tortilla = tortilla; bagietek = baguette; chleb pszenny = wheat bread; chleb razowy = wholemeal bread; pieczywo = bread
pt: pão = bread; pão de forma = sliced bread; pão integral = wholemeal bread; pão ralado = breadcrumbs; pão de hambúrguer = burger bun; baguete = baguette; pita = pita bread; tortilhas = tortillas; pão de centeio = rye bread; broa = corn bread; pão de queijo = cheese bread
not: bread maker; bread bin; bread knife; bread basket; bread board; bread flour; bread mix; bread machine; bread tin; bread box; bread bag; bread slicer; tortilla press; bread proofing; tortilla warmer; bread lame; bread pan; bread crumb tray; bun holder; bread improver; hair bun; bun maker; bun feet; tortilla chip; breadboard; bread clip; bread warmer; gingerbread; bread yeast; taco holder; tortilla blanket; pain relief; honey bun toy; bun cover; hot cross bun toy; baguette ring; baguette cut; baguette bag; bread squishy; bread slipper; bread plush; baguette diamond; bagel slicer; pita maker; bun wrap; bun hair; baguette stone; baguette earrings; hair donut bun; baguette necklace; bread tie; brioche mould; donut bun; baguette ring; baguette tray; chapati maker; roti maker; bagel cutter; bread starter; baguette bracelet; baguette sweater
  "breadcrumb" -> 190590
  "rusk" -> 190540
  "crouton" -> 190540
  "brioche" -> 190590
  * -> 190590
t: sliced wholemeal bread 800g => 190590
t: flour tortilla wraps 8 pack => 190590
t: panko breadcrumbs => 190590
t: bread maker machine => !1905

@ breakfast-cereal
en: breakfast cereal; corn flake; cornflakes; granola; muesli; puffed rice; cereal hoops; puffed wheat; crispy rice cereal; bran flake; wheat biscuit cereal; cereal bar; granola bar; muesli bar; popcorn; rice crispies; protein granola; chocolate cereal; puffed quinoa; frosted flakes; wheat flakes; crunchy muesli; shredded wheat; popped corn; caramel popcorn; rice cake; rice cakes; corn cake; flapjack bar; puffed millet; cheerios; cereal + breakfast|box|flakes|chocolate|hoops|crunchy; energy bar oats; oat bar; bhel puffed; ready to eat popcorn; sweet popcorn; multigrain flake; baby puffs; puffed snack rice; weetabix; kettle corn; murmura; corn puff cereal
de: Cornflakes = cornflakes; Müsli = muesli; Frühstücksflocken = breakfast flake; Knuspermüsli = crunchy muesli; Müsliriegel = muesli bar; Popcorn = popcorn; Puffreis = puffed rice; Cerealien = cereals; Reiswaffeln = rice cake; Maiswaffeln = corn cake
fr: céréales petit déjeuner = breakfast cereal; muesli = muesli; flocons de maïs = cornflakes; granola = granola; barre de céréales = cereal bar; pop corn = popcorn; riz soufflé = puffed rice; corn flakes = cornflakes; galettes de riz = rice cakes; pétales de maïs = cornflakes
es: cereales de desayuno = breakfast cereal; muesli = muesli; copos de maíz = cornflakes; granola = granola; barrita de cereales = cereal bar; palomitas = popcorn; arroz inflado = puffed rice; tortitas de arroz = rice cake; tortitas de maíz = corn cake
it: cereali da colazione = breakfast cereal; muesli = muesli; fiocchi di mais = cornflakes; granola = granola; barretta di cereali = cereal bar; popcorn = popcorn; riso soffiato = puffed rice; gallette di riso = rice cake; cereali per colazione = breakfast cereal; gallette di mais = corn cake
nl: ontbijtgranen = breakfast cereal; muesli = muesli; cornflakes = cornflakes; granola = granola; mueslireep = muesli bar; popcorn = popcorn; gepofte rijst = puffed rice; cruesli = crunchy muesli; rijstwafels = rice cakes; maiswafels = corn cakes; graanreep = cereal bar
pl: płatki śniadaniowe = breakfast cereal; musli = muesli; płatki kukurydziane = corn flake; granola = granola; baton zbożowy = cereal bar; popcorn = popcorn; ryż preparowany = puffed rice; wafle ryżowe = rice cakes; płatki kukurydziane corn flakes = corn flake; wafle kukurydziane = corn cakes
pt: cereais de pequeno almoço = breakfast cereal; muesli = muesli; flocos de milho = cornflakes; granola = granola; barra de cereais = cereal bar; pipocas = popcorn; pipoca = popcorn; arroz tufado = puffed rice; bolachas de arroz = rice cakes; bolachas de milho = corn cakes; tortitas de arroz = rice cakes
not: cereal bowl; cereal dispenser; popcorn machine; popcorn maker; popcorn box; popcorn kernel; cereal container; popcorn bucket; popcorn bag; popcorn cart; popcorn ceiling; popcorn popper; baby cereal; cereal storage; popcorn seasoning; popcorn chicken; rice cake korean; popcorn kettle; popcorn maize; infant cereal; popcorn cup; cereal bar mould; popcorn costume; popcorn scoop; popcorn salt; popcorn top; popcorn fabric; popcorn soup; popcorn shrimp; popcorn lung; popcorn socks; cereal spoon; tteokbokki; popcorn cardigan; cereal killer
  "muesli" -> 190420
  "musli" -> 190420
  "granola" -> 190420
  "cruesli" -> 190420
  "knuspermusli" -> 190420
  "mueslireep" -> 190420
  "musliriegel" -> 190420
  "cereal bar" -> 190420
  "flapjack" -> 190420
  "oat bar" -> 190420
  "barre de cereales" -> 190420
  "barrita" -> 190420
  "barretta" -> 190420
  "baton" -> 190420
  "barra" -> 190420
  "rice cake" -> 190410
  "rijstwafels" -> 190410
  * -> 190410
t: corn flakes breakfast cereal 500g => 190410
t: fruit muesli 750g => 190420
t: microwave popcorn butter 3 pack => 200899
t: popcorn machine => !1904

@ butter
en: butter; salted butter; unsalted butter; spreadable butter; butter block; sweet cream butter; grass fed butter; anhydrous milk fat; ghee; clarified butter; butter oil; butterfat; amf; dairy spread; cultured butter
de: Butter = butter; Süßrahmbutter = sweet cream butter; Butterschmalz = clarified butter; gesalzene Butter = salted butter; Ghee = ghee
fr: beurre = butter; beurre doux = unsalted butter; beurre salé = salted butter; beurre clarifié = clarified butter; ghee = ghee; beurre demi sel = slightly salted butter
es: mantequilla = butter; mantequilla sin sal = unsalted butter; ghee = ghee; mantequilla clarificada = clarified butter; mantequilla con sal = salted butter
it: burro = butter; burro salato = salted butter; burro chiarificato = clarified butter; ghee = ghee
nl: boter = butter; roomboter = dairy butter; gezouten boter = salted butter; ghee = ghee
pl: masło = butter; masło extra = butter; masło klarowane = clarified butter; ghee = ghee
pt: manteiga = butter; manteiga com sal = salted butter; manteiga sem sal = unsalted butter; ghee = ghee
not: butter dish; body butter; shea butter; peanut butter; cocoa butter; almond butter; butter knife; butter cookie; butter churn; butter mould; butter bean; butter curler; nut butter; apple butter; butter yellow; mango butter; butter keeper; butter biscuit; butter lettuce; cashew butter; butter flavour; butter flavor; butter popcorn; butter chicken; butter soft; kokum butter; lip butter; butter chicken sauce; butter cream; butter bell; vegan butter; plant butter; cookie butter
  "ghee" -> 040590
  "clarified" -> 040590
  "butterschmalz" -> 040590
  "anhydrous" -> 040590
  "amf" -> 040590
  "butter oil" -> 040590
  "butterfat" -> 040590
  "dairy spread" -> 040520
  "klarowane" -> 040590
  "clarifie" -> 040590
  * -> 040510
t: unsalted butter 250g => 040510
t: ghee clarified butter jar => 040590
t: peanut butter crunchy => !0405
t: shea butter raw => !0405

@ cabbage
en: cabbage; kale; kohlrabi; pak choi; bok choy; savoy cabbage; chinese cabbage; red cabbage; cauliflower; broccoli; brussels sprout; napa cabbage; white cabbage; curly kale; cauliflower rice; romanesco; kale powder; broccoli floret; tenderstem broccoli; rapini; collard green
de: Kohl = cabbage + frisch|weiß|Gemüse; Weißkohl = white cabbage; Rotkohl = red cabbage; Blumenkohl = cauliflower; Brokkoli = broccoli; Rosenkohl = brussels sprout; Grünkohl = kale; Wirsing = savoy cabbage; Kohlrabi = kohlrabi; Chinakohl = chinese cabbage
fr: chou = cabbage; chou fleur = cauliflower; brocoli = broccoli; choux de bruxelles = brussels sprouts; chou rouge = red cabbage; chou frisé = curly kale; chou chinois = chinese cabbage
es: col = cabbage; repollo = cabbage; coliflor = cauliflower; brócoli = broccoli; coles de bruselas = brussels sprout; lombarda = red cabbage; col rizada = kale
it: cavolo = cabbage; cavolfiore = cauliflower; broccoli = broccoli; cavolini di bruxelles = brussels sprout; verza = savoy cabbage; cavolo nero = cavolo nero
nl: kool = cabbage; bloemkool = cauliflower; broccoli = broccoli; spruitjes = brussels sprout; boerenkool = kale; rode kool = red cabbage; witte kool = white cabbage
pl: kapusta = cabbage; kalafior = cauliflower; brokuł = broccoli; brokuły = broccoli; brukselka = brussels sprouts; jarmuż = kale; kalarepa = kohlrabi; brukselek = brussels sprouts
pt: couve = cabbage; couve flor = cauliflower; brócolos = broccoli; brócolis = broccoli; couve de bruxelas = brussels sprouts; repolho = cabbage; couve galega = galician kale
not: cabbage patch; cabbage rose; cabbage seed; kale chip; broccoli seed; kale seed; cabbage shredder; broccoli extract; broccoli sprout capsule; cabbage plant; chou pastry; colada; colado
  kind=vinegar -> 200190 ~.01
  state=preserved -> 200599 ~.04
  state=frozen -> 071080 ~.15
  state=dried|ground -> 071290 ~.03
  "cauliflower" -> 070410
  "broccoli" -> 070410
  "blumenkohl" -> 070410
  "brokkoli" -> 070410
  "coliflor" -> 070410
  "brocoli" -> 070410
  "brocolos" -> 070410
  "bloemkool" -> 070410
  "kalafior" -> 070410
  "cavolfiore" -> 070410
  "chou fleur" -> 070410
  "couve flor" -> 070410
  "brussels" -> 070420
  "rosenkohl" -> 070420
  "bruxelles" -> 070420
  "spruitjes" -> 070420
  * -> 070490
t: fresh broccoli => 070410
t: frozen cauliflower florets => 071080
t: fresh white cabbage => 070490
t: cabbage patch doll => !0704

@ cake-pastry
en: cake; croissant; muffin; pastry; doughnut; donut; sponge cake; cheesecake; cupcake; pie; swiss roll; panettone; apple pie; brownie; macaron; danish pastry; tart; quiche; puff pastry baked; pancake; baklava; fruit cake; chocolate cake; christmas pudding; birthday cake edible; frozen cake; samosa; sausage roll; pizza; frozen pizza; empanada; eclair; strudel; mooncake; mochi; scone; crepe; stollen; tiramisu; pavlova; meringue; profiterole; churros; cannoli; cake rusk baked; egg tart; cornish pasty; pain au chocolat; angel food cake; pizza slice; calzone; borek; blini; cinnamon roll; pretzel; carrot cake; hamburger with bun; sandwich prepared; burrito; kunafa; gulab jamun; lemon tart; pumpkin pie; kouign amann; trifle; egg roll; summer roll; quesadilla; taquito; vol au vent; frozen burrito; chapati stuffed
de: Kuchen = cake; Torte = layer cake; Croissant = croissant; Muffins = muffin; Donuts = donut; Gebäckstück = pastry; Blätterteiggebäck = puff pastry baked; Pizza = pizza; Tiefkühlpizza = frozen pizza; Stollen = stollen; Christstollen = christmas stollen; Käsekuchen = cheesecake; Apfelstrudel = apple strudel; Brezel = pretzel; Pfannkuchen = pancake; Brezeln = pretzel; Berliner = jam-filled doughnut + Gebäck|gefüllt
fr: gâteau = cake; croissant = croissant; pain au chocolat = chocolate croissant; tarte = tart; pâtisserie = pastry; muffins = muffins; beignets = fritters; crêpes = crepes; éclair = eclair; pizza = pizza; quiche = quiche; bûche de noël = yule log cake; viennoiseries = viennese pastries; madeleines = madeleines; nems = spring rolls; macarons = macarons; brownie = brownie; meringues = meringues; samoussa = samosa; pizza surgelée = frozen pizza
es: pastel = cake; tarta = cake; cruasán = croissant; magdalenas = small sponge cake; bizcocho = sponge cake; donuts = doughnut; pizza = pizza; empanada = savoury filled pastry; churros = churro; rosquillas = ring-shaped pastry; panettone = panettone; crepes = crepe; pizza congelada = frozen pizza; turrón de pastel = cake nougat; tortitas = pancake + americanas|desayuno; palmeras = palmier pastry
it: torta = cake; cornetto = croissant; panettone = panettone; pandoro = pandoro; crostata = tart; plumcake = loaf cake; merendine = snack cake; pizza surgelata = frozen pizza; pizza = pizza; croissant = croissant; colomba = colomba easter cake; muffin = muffin; babà = rum baba; crepes = crepes; sfogliatelle = sfogliatella pastry; meringhe = meringue; brioche = brioche
nl: taart = cake; cake = cake; croissants = croissant; muffins = muffin; donuts = donut; appeltaart = apple pie; pizza = pizza; gebak = pastry; pannenkoeken = pancake; saucijzenbroodjes = sausage rolls; kwarktaart = quark cake; oliebollen = dutch doughnuts; poffertjes = mini pancakes; gevulde koek = almond paste filled cookie
pl: ciasto = cake; tort = layer cake; rogalik = croissant roll; babka = pound cake; sernik = cheesecake; muffiny = muffins; pączki = doughnuts; pizza = pizza; drożdżówka = yeast bun; croissant = croissant; naleśniki = pancakes; strudel = strudel; makowiec = poppy seed cake; precelki = pretzels; rogale = crescent rolls; pizza mrożona = frozen pizza; bezy = meringues; drożdżówek = yeast bun
pt: bolo = cake; pastel de nata = custard tart; croissant = croissant; tarte = tart; queque = muffin; pizza = pizza; donuts = donuts; folhado = pastry; panetone = panettone; crepes = crepes; rissóis = savoury turnovers; rissol = savoury turnover; bolo rei = king cake; pão de ló = sponge cake; pizza congelada = frozen pizza; chamuças = samosas; suspiros = meringues
not: cake tin; cake stand; cake topper; cake mould; cake box; urinal cake; cake decoration; pizza oven; pizza cutter; pizza stone; pie dish; pie chart; cake mix; cake board; pastry brush; pastry bag; pizza box; cupcake case; muffin tray; pie pan; pancake mix; cake pan; cake turntable; doughnut cushion; doughnut pillow; pizza pan; pie crust mix; oil cake; pizza sauce; cake candle; dough nut toy; cake stencil; cake knife; cake slicer; cake pop; cake pop stick; cake server; cake sprinkle; cake ring; cake drum; cupcake liner; cake smash prop; muffin pan; doughnut mould; cake scraper; cupcake topper; cup cake case; cake dome; cake flour; cake spatula; cake decorating; cake leveler; cake leveller; cake acetate; cake gel; cake plate; cake display; croissant bag; pizza peel; pizza base; pizza float; pizza screen; cake fondant; cake separator; cake carrier; cake wire; cake mold; fish cake; soap cake; cake eyeliner; pizza shovel; pie weight; pie bird; pastry cutter; cake server; cake stand; crepe maker; crepe paper; crepe fabric; crepe bandage; pancake maker; pancake pan; pancake lens; rice cake; donut chair; mochi squishy; mochi maker; meringue powder; soap cupcake; donut float; crepe dress; crepe sole; crepe pan; pizza wheel; pizza tray; pizza rack; donut toy; cat scone; cake towel; sandwich maker; sandwich bag; macaron box; macaron mat; strudel cushion; churros maker; churro machine; tart tin; tart mould; pastry mat; pastry blender; pastry wheel; tart pan; cupcake stand; cake perfume; cake fork; wax melt tart; wax tart; scented tart; donut bath; dog cake; cake mixer; egg roll maker; pizza seasoning; taco holder; quiche dish; pie plate; pie maker; muffin case; filter cake; salt cake; press cake; cake bath bomb; donut lamp; doughnut maker; doughnut box; cotton crepe; donut box; croissant lamp; croissant shoulder; pancake syrup; pancake batter; pizza dough; puff pastry; cookie pie; cake filling; cake serving; cake cutter; pie server; cake frame; seed cake horse; cake lifter; tartan; crosta; folha; folhas; folho; folheado; eclairante
  "mochi": kind=filled 190590; * 190590
  "gingerbread" -> 190520
  "meringue" -> 190590
  "waffle" -> 190532
  "halva" -> 170490
  * -> 190590
t: frozen chocolate cake 800g => 190590
t: margherita pizza frozen => 190590
t: butter croissants 6 pack => 190590
t: cake stand ceramic => !1905

@ candied-fruit
en: candied fruit; crystallised ginger; candied ginger; crystallized fruit; glace fruit; candied pineapple; candied fruit mix; candied hibiscus; fruit confit; sugared fruit; crystallised violet; candied papaya; crystallised fruit; stem ginger in syrup; sugar coated ginger; tutti frutti fruit; candied kumquat; tanghulu
de: kandierte Früchte; kandierter Ingwer; Ingwer kandiert; Belegkirschen
fr: fruits confits; gingembre confit; fruit confit
es: fruta escarchada; frutas confitadas; jengibre confitado; fruta confitada
it: frutta candita; zenzero candito; canditi
nl: gekonfijt fruit; gekonfijte gember; gekonfijte vruchten
pl: owoce kandyzowane; imbir kandyzowany; kandyzowany imbir
pt: frutas cristalizadas; gengibre cristalizado; fruta cristalizada
  * -> 200600
t: crystallised ginger 200g => 200600
t: fresh ginger root => !2006

@ candy
en: candy; sweets; gummy bear; lollipop; toffee; hard candy; jelly candy; caramel sweets; liquorice candy; marshmallow; nougat; halva; turkish delight; mint candy; gummy candy; boiled sweets; jelly beans; white chocolate; cotton candy; candy cane; fudge; sour candy; sprinkles; dragee sugar; fondant icing; gummies sweets; sugared almond; cough drop; throat lozenge; candy mix; freeze dried candy; peppermints; jelly bean; wine gum; chewy candy; white chocolate bar; white chocolate chip; cake sprinkles; sugar paste; toffees; rock candy; sugar confectionery; butterscotch; licorice; hard boiled candy; fruit chews; gumdrops; peanut brittle; sesame snap; chikki; sugar sprinkles; candy assortment; sugar pearl; pick and mix; sour worms; sherbet candy; freeze dried skittles; marshmallow fluff; mint imperials; edible glitter sugar; marshmallows; ring pop; pastilles + fruit|mint|throat|sweet; gumdrop; candies; floss sugar; candy floss; throat pastille; skittles; hundreds and thousands; dalgona; liquorice sweets; pez; fruit gums; sweets mix; lollipops; sugar eggs; sugar decoration; edible sugar flower; fondant; turron; nonpareil; ready to roll icing
de: Bonbons = candy; Gummibärchen = gummy bear; Lutscher = lollipop; Lakritz = liquorice; Marshmallows = marshmallow; Fruchtgummi = fruit gum; Karamellbonbons = caramel candy; weiße Schokolade = white chocolate; Süßigkeiten = sweets; Zuckerstreusel = sugar sprinkles; Weingummi = wine gum; Türkischer Honig; Hustenbonbons = cough drop; Halspastillen = throat pastille; Halva = halva; Zuckerwatte = cotton candy; Fondant = fondant; Kaubonbons = chewy candy; Streusel = sprinkles + Zucker|bunt|Kuchen; Nougat weiß = white nougat
fr: bonbons = sweets; sucettes = lollipops; réglisse = liquorice + bonbon|rouleau|sachet|salée; guimauves = marshmallows; caramels = caramels; nougat = nougat; chocolat blanc = white chocolate; bonbon = candy; dragées = sugared almonds; pastilles pour la gorge = throat lozenges; barbe à papa = cotton candy; pâtes de fruits = fruit jellies; loukoum = turkish delight; calissons = calissons; confiserie = confectionery; pâte à sucre = sugar paste; bonbons gélifiés = jelly candy
es: caramelos = candy; gominolas = gummy candy; piruletas = lollipop; regaliz = liquorice candy; turrón = nougat; chocolate blanco = white chocolate; golosinas = sweets; malvaviscos = marshmallow; chuches = sweets; caramelo = candy; nubes de azúcar = marshmallow; algodón de azúcar = cotton candy; pastillas para la garganta = throat lozenge; peladillas = sugared almond; fondant = fondant; dulces = sweets + surtido|tradicionales|caramelos
it: caramelle = candy; liquirizia = liquorice; torrone = nougat; cioccolato bianco = white chocolate; caramelle gommose = gummy candy; lecca lecca = lollipop; confetti = sugared almond + mandorla|zucchero|matrimonio; caramelle dure = hard candy; zucchero filato = cotton candy; pasta di zucchero = sugar paste; gelatine di frutta = fruit jelly; orsetti gommosi = gummy bear
nl: snoep = candy; drop = liquorice; zoethout drop = liquorice candy; lolly = lollipop; marshmallows = marshmallow; witte chocolade = white chocolate; spekjes = marshmallow; snoepjes = sweets; toffees = toffee; zuurtjes = boiled sweets; winegums = wine gums; suikerspin = cotton candy; keelpastilles = throat lozenges; rolfondant = rolled fondant; noga = nougat
pl: cukierki = candy; żelki = jelly sweets; lizaki = lollipops; krówki = fudge; lukrecja = liquorice; chałwa = halva; biała czekolada = white chocolate; landrynki = hard candies; pianki = marshmallows + cukrowe|marshmallow; lizak = lollipop; dropsy = drops; galaretki = jelly candy + cukrze; wata cukrowa = cotton candy; posypka cukrowa = sugar sprinkles; tabletki do ssania = lozenges + gardło; masa cukrowa = sugar paste; cukierki owocowe = fruit candies
pt: rebuçados = candies; gomas = gummy candies; caramelos = caramel sweets; alcaçuz = liquorice candy; chocolate branco = white chocolate; balas = candies; pirulito = lollipop; chupa chupa = lollipop; rebuçado = candy; doces = sweets + sortidos|gomas; algodão doce = cotton candy; torrão = nougat; pastilhas para a garganta = throat lozenges; marshmallows = marshmallows; pasta de açúcar = sugar paste; nogado = nougat
not: candy dish; candy mould; candy jar; candy machine; candy thermometer; candy bag; candy bowl; candy stripe; candy box; candy wrapper; candy floss machine; cotton candy machine; candy bar phone; candy land; eye candy; candy apple red; ear candy; fondant mould; candy crush; cotton candy maker; lollipop stick; fondant cutter; candy melts; candy shoe; candy cane decoration; candy canes lights; fondant tool; fondant smoother; fondant roller; marshmallow stick; marshmallow shoes; candy cups; liquorice root; licorice root; gummy vitamin; vitamin gummy; fondant mat; confetti cannon; gummy mould; drop shipping; drop earrings; sprinkles dispenser; candy pink; lollipop holder; candy color; candy colour; candy bouquet; jewelry candy; candy dispenser; candy toy; gum ball; cake sprinkle mould; melatonin gummies; liquorice extract; jelly candy mold; toffee hammer; marshmallow gun; candy cane ornament; candy corn costume; turkish delight jigsaw; toffee apple stick; candy bar wrapper; candy cane stripe; candy hair; lollipop plant; marshmallow roasting; lollipop mould; chocolate fudge; white chocolate mocha; nougat colour; popping candy squishy; hot cotton candy; gomada; gomado; regle; cale; calais; cales
  "white chocolate": * 170490
  "vitamin" -> 210690
  "cbd" -> 210690
  sugar=none -> 210690     # without sugar: not sugar confectionery
  kind=filled "chocolate|cioccolato" -> 180690
  "chocolate coated" -> 180690
  "chocolate covered" -> 180690
  "chocolate fudge" -> 180690
  "liquorice extract" -> 130212
  * -> 170490
t: gummy bears 1kg bag => 170490
t: white chocolate bar 100g => 170490
t: cake sprinkles sugar rainbow => 170490
t: cotton candy machine => !1704

@ canned-fruit
en: fruit cocktail; canned fruit; fruit salad in syrup; fruit in syrup; tinned fruit; fruit preparation; fruit filling; pie filling; fruit in jelly; fruit cup; fruit topping; bakery fruit filling; fruit in juice; mixed fruit in syrup; peach cup snack; jackfruit canned; rum topf
de: Fruchtcocktail; Obstkonserve; Fruchtzubereitung; Fruchtfüllung; Obstsalat Dose; Kompott
fr: fruits au sirop; cocktail de fruits; salade de fruits au sirop; macédoine de fruits; préparation de fruits
es: cóctel de frutas; fruta en almíbar; macedonia de frutas; frutas en conserva
it: frutta sciroppata; macedonia di frutta; frutta in scatola; preparato di frutta
nl: fruitcocktail; vruchten op siroop; fruit in blik
pl: koktajl owocowy; owoce w syropie; kompot; sałatka owocowa puszka; nadzienie owocowe
pt: fruta em calda; cocktail de frutas; salada de frutas em calda; compota de fruta
  "mixed|mezcla|mixto|misto|mistura" -> 200897
  "cocktail" -> 200897
  "salad" -> 200897
  "macedonia" -> 200897
  "filling" -> 200799
  "topping" -> 200799
  "kompot" -> 200899
  * -> 200897
t: canned fruit cocktail in light syrup => 200897
t: fruit basket woven => !2008

@ canned-meat
en: luncheon meat; spam canned; corned beef; canned meat; tinned meat; pulled pork; beef stew canned; meat in jelly; chopped pork; chilli con carne; kebab meat; gyros meat; meatball; cooked meatball; beef stew; goulash; meatloaf; burger cooked; boeuf bourguignon; pulled beef; pork knuckle cooked; canned pork; canned beef
de: Frühstücksfleisch = luncheon meat; Corned Beef = corned beef; Frikadelle = meat patty; Fleischkonserve = canned meat; Gulasch = goulash; Fleischbällchen = meatball
fr: corned beef = corned beef; boulettes de viande = meatballs; viande en conserve = canned meat; cassoulet = cassoulet; bœuf bourguignon = boeuf bourguignon
es: carne en conserva = canned meat; albóndigas = meatball; carne enlatada = canned meat; carne guisada = stewed meat
it: carne in scatola = canned meat; polpette = meatball
nl: gehaktballen = meatball; smac = luncheon meat; corned beef = corned beef
pl: mielonka = luncheon meat; konserwa mięsna = canned meat; klopsy = meatballs; gulasz = goulash; mielonek = luncheon meat
pt: carne enlatada = canned meat; almôndegas = meatballs; feijoada = bean and meat stew
  "beef|vacuno|ternera|res|manzo|bovino" -> 160250
  "chilli con carne" -> 160250
  "chicken|pollo|frango" -> 160232
  "turkey|pavo|tacchino|peru" -> 160231
  "lamb|cordero|agnello|cordeiro" -> 160290
  "pulled pork" -> 160249
  "meatball" -> 160250
  "goulash" -> 160250
  "gulasch" -> 160250
  "shoulder" -> 160242
  * -> 160249
t: canned corned beef => 160250
t: luncheon meat pork tin 340g => 160249
t: beef meatballs frozen cooked => 160250
t: raw frozen beef => !1602

@ capsule-empty
en: empty capsule; empty gelatin capsule; empty pill capsule; vegetable capsule empty; hpmc capsule empty; gelatin capsule; hard gelatin capsule; capsule shell
de: Leerkapseln; Gelatinekapseln leer
fr: gélules vides
es: cápsulas vacías
it: capsule vuote
nl: lege capsules
pl: kapsułki puste; puste kapsułki
pt: cápsulas vazias
not: empty capsule perfume; empty capsule machine; coffee capsule; reusable capsule; empty capsule toy
  "starch|almidón|fécula|amido|fecola" -> 190590     # cachets of flour or starch
  * -> 960200     # articles of unhardened gelatin
t: empty gelatin capsules size 0 1000 pcs => 960200
t: empty reusable coffee capsule => !9602

@ cardamom
en: cardamom; cardamom pod; green cardamom; cardamom seed; ground cardamom; black cardamom; cardamom powder
de: Kardamom = cardamom; Kardamomkapseln = cardamom pod
fr: cardamome = cardamom; gousses de cardamome = cardamom pods
es: cardamomo = cardamom; cardamomo en grano = whole cardamom
it: cardamomo = cardamom; bacche di cardamomo = cardamom pod
nl: kardemom = cardamom; kardemompeulen = cardamom pod
pl: kardamon = cardamom; kardamon mielony = ground cardamom
pt: cardamomo = cardamom
not: cardamom oil; cardamom tea; cardamom essential; cardamom coffee; cardamom extract
  state=ground -> 090832 ~.25
  * -> 090831
t: green cardamom pods 100g => 090831
t: cardamom powder => 090832
t: cardamom essential oil => !0908

@ cheese
en: cheese; cheddar; gouda; parmesan; brie; camembert; feta; emmental; edam; manchego; hard cheese; halloumi; gruyere; pecorino; grana padano; parmigiano reggiano; goat cheese; cheese block; swiss cheese; mature cheese; provolone; asiago; monterey jack; cheese slice; string cheese; raclette; cheese wheel; semi hard cheese; soft cheese; sheep cheese; cheese board selection; red leicester; colby jack; sliced cheese; maasdam; tilsit; mimolette; comte
de: Käse = cheese; Hartkäse = hard cheese; Schnittkäse = semi-hard cheese; Gouda = gouda; Emmentaler = emmental; Bergkäse = mountain cheese; Camembert = camembert; Ziegenkäse = goat cheese; Parmesan = parmesan; Feta = feta
fr: fromage = cheese; fromage à pâte dure = hard cheese; emmental = emmental; comté = comte cheese; camembert = camembert; brie = brie; gruyère = gruyere; fromage de chèvre = goat cheese; chèvre = goat cheese + fromage|bûche
es: queso = cheese; queso manchego = manchego; queso curado = cured cheese; queso de cabra = goat cheese; queso semicurado = semi-cured cheese; queso de oveja = sheep cheese; queso en lonchas = sliced cheese
it: formaggio = cheese; parmigiano reggiano = parmigiano reggiano; grana padano = grana padano; pecorino = pecorino; provolone = provolone; formaggio stagionato = mature cheese; caciocavallo = caciocavallo
nl: kaas = cheese; goudse kaas = gouda cheese; oude kaas = mature cheese; jonge kaas = young cheese; geitenkaas = goat cheese; edammer = edam cheese; kazen = cheese; goudse kazen = gouda cheese; oude kazen = mature cheese; jonge kazen = young cheese; geitenkazen = goat cheese; raclette = raclette
pl: ser = cheese + żółty|twardy|gouda|plastry|kozi|dojrzewający; ser żółty = hard yellow cheese; gouda = gouda; ser kozi = goat cheese; oscypek = smoked sheep cheese; raclette = raclette cheese
pt: queijo = cheese; queijo flamengo = flamengo cheese; queijo curado = cured cheese; queijo da serra = serra cheese; queijo de cabra = goat cheese; queijo em fatias = sliced cheese
not: cheese board; cheese knife; cheese grater; cheese slicer; cheese cake; cheesecake; cheese straw; cheesecloth; cheese cloth; cheese head screw; mac and cheese; cheese making kit; cheese powder sauce; vegan cheese; cheese biscuit; cheese cracker; cheese sauce; cheese mould; cheese paper; cheese wax; cheese plane; cheese dome; cheese snack; cheese puff; macaroni cheese; cheese toast; cheese fondue set; brie baker; cheese fork; cheese flavour; cheese flavor; cheese melter; cheese rennet; cheese culture; yak cheese dog
  form=grated -> 040620 ~.08
  "processed" -> 040630
  "melted" -> 040630
  "blue" -> 040640
  "edelpilz" -> 040640
  * -> 040690
t: cheddar cheese block 400g => 040690
t: grated parmesan 100g => 040620
t: processed cheese slices => 040630
t: cheese grater stainless => !0406
t: cheesecake frozen => !0406

@ cheese-blue
en: blue cheese; roquefort; gorgonzola; stilton; danish blue; danablu; bleu cheese; bleu d'auvergne; cambozola; blue stilton; blue veined cheese
de: Blauschimmelkäse = blue cheese; Edelpilzkäse = blue cheese; Gorgonzola = gorgonzola; Roquefort = roquefort
fr: roquefort = roquefort; fromage bleu = blue cheese; bleu d'auvergne = bleu d'auvergne; gorgonzola = gorgonzola; fourme d'ambert = fourme d'ambert cheese
es: queso azul = blue cheese; roquefort = roquefort; cabrales = cabrales cheese; gorgonzola = gorgonzola
it: gorgonzola = gorgonzola; roquefort = roquefort; formaggio erborinato = blue veined cheese
nl: blauwe kaas = blue cheese; gorgonzola = gorgonzola; roquefort = roquefort; blauwschimmelkaas = blue cheese; blauwe kazen = blue cheese; blauwschimmelkazen = blue cheese
pl: ser pleśniowy niebieski = blue cheese; gorgonzola = gorgonzola; ser roquefort = roquefort
pt: queijo azul = blue cheese; roquefort = roquefort; gorgonzola = gorgonzola
not: blue cheese dressing; blue cheese sauce
  form=grated -> 040620 ~.01
  * -> 040640
t: roquefort aop 100g => 040640
t: blue cheese dressing bottle => !040640

@ cheese-fresh
en: mozzarella; cream cheese; ricotta; cottage cheese; mascarpone; burrata; quark; curd cheese; paneer; fresh cheese; fromage frais; queso fresco; petit suisse; cheese curd; buffalo mozzarella; fresh goat cheese; whey cheese; pizza mozzarella
de: Frischkäse = fresh cheese; Mozzarella = mozzarella; Quark = quark; Ricotta = ricotta; Mascarpone = mascarpone; Hüttenkäse = cottage cheese; Magertopfen = low-fat quark; Speisetopfen = quark; Topfen = quark + Fett|Becher|Molkerei|mager|Quark|g
fr: fromage frais = fresh cheese; fromage blanc = fromage frais; mozzarella = mozzarella; ricotta = ricotta; mascarpone = mascarpone; petit suisse = petit suisse; faisselle = faisselle fresh cheese
es: queso fresco = fresh cheese; queso crema = cream cheese; mozzarella = mozzarella; requesón = curd cheese; queso mascarpone = mascarpone; queso cottage = cottage cheese
it: mozzarella = mozzarella; ricotta = ricotta; mascarpone = mascarpone; stracchino = stracchino; formaggio fresco = fresh cheese
nl: roomkaas = cream cheese; mozzarella = mozzarella; kwark = quark; hüttenkäse = cottage cheese; verse kaas = fresh cheese; roomkazen = cream cheese; verse kazen = fresh cheese
pl: twaróg = curd cheese; serek śmietankowy = cream cheese; mozzarella = mozzarella; ricotta = ricotta; mascarpone = mascarpone; serek wiejski = cottage cheese
pt: queijo fresco = fresh cheese; mozarela = mozzarella; requeijão = curd cheese; ricota = ricotta; queijo creme = cream cheese; queijo mascarpone = mascarpone cheese
not: cream cheese frosting; mozzarella maker; vegan mozzarella; mozzarella stick
  form=grated -> 040620 ~.06
  * -> 040610
t: mozzarella ball 125g => 040610
t: grated mozzarella 1kg => 040620
t: cheddar block mature => !040610

@ cheese-processed
en: processed cheese; cheese spread; cheese triangle; melted cheese; cream cheese spread triangle; american cheese slice; cheese singles; burger cheese slice; laughing cow; spreadable cheese; processed cheese slice; smoked processed cheese
de: Schmelzkäse; Scheibletten; Streichkäse
fr: fromage fondu; fromage à tartiner; crème de gruyère
es: queso fundido; queso para untar; quesitos; tranchetes
it: formaggio fuso; formaggini; sottilette
nl: smeltkaas; smeerkaas; smeltkazen; smeerkazen
pl: ser topiony; serek topiony
pt: queijo fundido; queijo para barrar
  form=grated -> 040620 ~.01
  * -> 040630
t: processed cheese triangles 8 portions => 040630
t: cream cheese plain => !040630

@ cherry
en: fresh cherry; sweet cherry; sour cherry; morello cherry; maraschino cherry; glace cherry; dried cherry; cherry + fruit|kg|fresh|frozen|pitted|dried|canned|syrup; amarena cherry; frozen cherries; cocktail cherry; tart cherry; cherries in brine
de: Kirschen = cherry; Sauerkirschen = sour cherry; Süßkirschen = sweet cherry; Amarenakirschen = amarena cherry; Schattenmorellen = morello cherry
fr: cerises = cherries; griottes = morello cherries; bigarreaux = bigarreau cherries; cerises confites = candied cherries; cerise = cherry + fruit|fraîche|confite|surgelée
es: cerezas = cherry; guindas = sour cherry; cereza = cherry + fruta|fresca|picota; cerezas confitadas = glace cherry
it: ciliegie = cherry; amarene = sour cherry; ciliegie candite = candied cherry; visciole = sour cherry
nl: kersen = cherry; zure kersen = sour cherry; bigarreaux = glace cherry
pl: wiśnie = sour cherry; czereśnie = sweet cherry; wiśnie mrożone = frozen sour cherries; wiśnie suszone = dried sour cherries; wiśnie kandyzowane = candied sour cherries
pt: cerejas = cherries; ginjas = sour cherries; cereja = cherry + fruta|fresca|calda; cerejas em calda = cherries in syrup
not: cherry tomato; cherry red; cherry blossom; cherry wood; cherry picker; cherry mx; cherry juice; cherry switch; cherry pitter; cherry shrimp; cherry tree; cherry keyboard; cherry print; cherry stone pillow; cherry pit; acerola cherry; cherry extract; cherry barb; cherry liqueur; cherry necklace; cherry cola; cherry bark; cherry laurel; cherry pepper; tart cherry capsule; tart cherry juice; cherry earrings; cherry plum; cherry brandy; cherry pie
  "glace" -> 200600
  kind=candied -> 200600 ~.04
  "in brine" -> 081210
  "sulphur" -> 081210
  "maraschino" -> 200860
  state=preserved -> 200860 ~.15
  state=frozen -> 081190 ~.2
  state=dried -> 081340 ~.08
  "sour" -> 080921
  "morello" -> 080921
  "sauerkirschen" -> 080921
  "griottes" -> 080921
  "wisnie" -> 080921
  "guindas" -> 080921
  "ginjas" -> 080921
  * -> 080929
t: fresh sweet cherries => 080929
t: maraschino cherries jar in syrup => 200860
t: frozen sour cherries pitted => 081190
t: glace cherries 200g => 200600
t: cherry tomatoes fresh => !0809

@ chestnut
en: chestnut + roasted|fresh|peeled|vacuum|shelled|cooked|raw|food|edible|kg; sweet chestnut fresh; peeled chestnut; roasted chestnut; chestnut puree; marron glace; cooked chestnuts; chestnuts in shell; candied chestnut
de: Maronen = chestnut; Esskastanien = sweet chestnut; Maroni = chestnut; Maronenpüree = chestnut puree
fr: marrons = chestnuts + cuits|entiers|glacés|sous vide; châtaignes = chestnuts; marrons glacés = candied chestnuts; crème de marrons = chestnut cream; purée de marrons = chestnut puree
es: castañas = chestnut; castaña = chestnut + fresca|asada|cocida; marrón glacé = marron glace
it: castagne = chestnut; marroni = chestnut + freschi|castagne; marron glacé = marron glace; crema di marroni = chestnut spread
nl: tamme kastanjes = sweet chestnuts; kastanjes = chestnut + gekookt|gepeld|vacuüm
pl: kasztany jadalne = edible chestnuts; kasztany = chestnuts + jadalne|gotowane
pt: castanhas = chestnuts + assadas|frescas|portuguesas|cozidas; castanha portuguesa = sweet chestnut
not: water chestnut; chestnut mushroom; horse chestnut; chestnut brown; chestnut hair; chestnut flour; chestnut wood; chestnut colour; chestnut leather; castanha de caju; castanhas de caju
  "puree" -> 200799
  "cream" -> 200799
  "glace" -> 200600
  kind=candied -> 200600 ~.03
  form=puree -> 200819 ~.1
  "creme de marrons" -> 200799
  state=preserved|roasted -> 200819 ~.4
  state=frozen -> 081190 ~.03
  form=peeled -> 080242
  * -> 080241
t: vacuum packed cooked chestnuts => 200819
t: fresh chestnuts in shell => 080241
t: marron glace 16 pieces => 200600
t: chestnut brown hair dye => !0802

@ chewing-gum
en: chewing gum; bubble gum; gum pellet; sugar free gum; xylitol gum; bubblegum; gumball; mint chewing gum; gum base; mastic gum chewing
de: Kaugummi = chewing gum; Kaugummis = chewing gum
fr: chewing gum = chewing gum; gomme à mâcher = chewing gum
es: chicle = chewing gum; goma de mascar = chewing gum; chicles = chewing gum
it: gomma da masticare = chewing gum; chewing gum = chewing gum
nl: kauwgom = chewing gum
pl: guma do żucia = chewing gum; guma balonowa = bubble gum
pt: pastilha elástica = chewing gum; chiclete = chewing gum; goma de mascar = chewing gum
not: gumball machine; nicotine gum; bubblegum pink; nicotine chewing gum; bubblegum machine; gum base polymer
  "nicotine" -> 240491
  sugar=none -> 210690      # without sugar: not sugar confectionery
  "xylitol" -> 210690
  "base" -> 210690
  * -> 170410
t: mint chewing gum 10 pieces => 170410
t: sugar free chewing gum xylitol => 210690
t: gumball machine => !1704

@ chicken-meat
en: chicken meat; chicken breast; chicken thigh; chicken wing; chicken drumstick; chicken leg; whole chicken; chicken feet; chicken liver; chicken; broiler; chicken leg quarter; chicken paw; boiler hen; mechanically deboned chicken; chicken mince; chicken giblet; poultry meat
de: Hähnchen = chicken; Hühnerfleisch = chicken meat; Hähnchenbrust = chicken breast; Hähnchenschenkel = chicken thigh or leg; Hühnerbrust = chicken breast; Geflügelfleisch = poultry meat; Hähnchenbrustfilet = chicken breast fillet; Hähnchenfilet = chicken fillet; Hähnchenkeule = chicken leg; Hähnchenflügel = chicken wing; Hähnchenfleisch = chicken meat; Maishähnchen = corn-fed chicken
fr: poulet = chicken; blanc de poulet = chicken breast; cuisse de poulet = chicken leg; viande de poulet = chicken meat; aile de poulet = chicken wing
es: pollo = chicken; pechuga de pollo = chicken breast; muslo de pollo = chicken thigh; carne de pollo = chicken meat; alitas de pollo = chicken wing
it: pollo = chicken; petto di pollo = chicken breast; carne di pollo = chicken meat; cosce di pollo = chicken thigh
nl: kip = chicken; kipfilet = chicken breast; kippenvlees = chicken meat; kippenpoot = chicken leg; kippenbout = chicken leg; kippenvleugels = chicken wing; kippendij = chicken thigh; kippenborst = chicken breast; drumsticks = chicken drumstick; kipdijfilet = chicken thigh fillet
pl: kurczak = chicken; pierś z kurczaka = chicken breast; filet z kurczaka = chicken fillet; mięso z kurczaka = chicken meat; udko z kurczaka = chicken leg; skrzydełka z kurczaka = chicken wings; podudzia z kurczaka = chicken drumsticks; kurczak świeży = fresh chicken; tuszka z kurczaka = chicken carcass; porcja rosołowa = chicken soup portion
pt: frango = chicken; peito de frango = chicken breast; carne de frango = chicken meat; coxa de frango = chicken leg; asas de frango = chicken wings
not: chicken coop; chicken feeder; chicken wire; chicken toy; chicken costume; chicken waterer; chicken shredder; chicken feed; chicken soup; chicken stock; chicken flavour; chicken flavor; rubber chicken; chicken broth; chicken dog treat; chicken egg; chicken hat; chicken treat; chicken jerky dog
  form=breaded -> 160232 ~.04
  state=preserved|roasted -> 160232 ~.04   # cooked, seasoned through: 1602
  state=smoked|dried|salted -> 021099 ~.01
  state=live -> 010594 ~.02
  "whole chicken": state=frozen 020712 ~.6; * 020711
  form=carcass: state=frozen 020712; * 020711
  state=frozen -> 020714 ~.6
  * -> 020713
ask: state
t: frozen chicken wings => 020714
t: fresh whole chicken => 020711
t: breaded chicken pieces => 160232
t: chicken coop wire => !0207

@ chicken-prepared
en: chicken nugget; chicken schnitzel; chicken kiev; chicken tender; popcorn chicken; fried chicken; grilled chicken strip; roast chicken; chicken cordon bleu; cooked chicken; chicken popcorn; canned chicken; chicken finger; yakitori; chicken karaage; chicken burger
de: Chicken Nuggets; Hähnchennuggets; Brathähnchen; Geflügelfrikadelle
fr: nuggets de poulet; cordon bleu; poulet rôti; émincé de poulet cuit
es: nuggets de pollo; pollo asado; pollo empanado
it: crocchette di pollo; pollo arrosto; cotoletta di pollo
nl: kipnuggets; kipschnitzel
pl: nuggetsy; kurczak pieczony; panierowany kurczak
pt: nuggets de frango; frango assado; frango panado
  * -> 160232
t: frozen chicken nuggets => 160232
t: frozen chicken breast raw => !1602

@ chickpea
en: chickpea; chick pea; garbanzo bean; chana dal; kabuli chickpea; chana; desi chickpea; roasted chickpea; canned chickpea; garbanzo
de: Kichererbsen = chickpea; Kichererbse = chickpea
fr: pois chiches = chickpeas; pois chiche = chickpea
es: garbanzos = chickpea; garbanzo = chickpea; garbanzos cocidos = cooked chickpea
it: ceci = chickpea; ceci secchi = dried chickpea; ceci lessati = boiled chickpea
nl: kikkererwten = chickpea; kikkererwt = chickpea
pl: ciecierzyca = chickpea; cieciorka = chickpea; cieciorek = chickpea
pt: grão de bico = chickpea
not: chickpea flour; chickpea pasta; chickpea protein
  state=preserved|roasted -> 200599 ~.3
  * -> 071320
t: dried kabuli chickpeas 25kg => 071320
t: canned chickpeas in water => 200599
t: chickpea flour besan => !0713

@ chilli-spice
en: chilli powder; chili powder; paprika; smoked paprika; cayenne pepper; dried chilli; chilli flake; allspice; red chilli whole dry; crushed chilli; pimento berry; dried chili; gochugaru; ancho chilli; red pepper flake; ground chilli; sweet paprika powder; chipotle powder; dried red chilli; red chilli powder; chili flake; kashmiri chilli; guajillo; dried pepper; paprika powder; bird eye chilli
de: Chilipulver = chilli powder; Paprikapulver = paprika powder; Chiliflocken = chilli flake; Piment = allspice; Cayennepfeffer = cayenne pepper; getrocknete Chili = dried chilli; Paprika edelsüß = sweet paprika
fr: piment en poudre = chilli powder; paprika = paprika; piment d'espelette = espelette chilli; piment de cayenne = cayenne pepper; piment séché = dried chilli; paprika fumé = smoked paprika
es: pimentón = paprika; chile en polvo = chilli powder; guindilla = chilli pepper; cayena = cayenne pepper; pimentón dulce = sweet paprika; chile seco = dried chilli; ñora = dried nora pepper; pimienta de jamaica = allspice
it: peperoncino = chilli pepper; paprica = paprika; paprika = paprika; peperoncino in polvere = chilli powder; pimento = allspice
nl: chilipoeder = chili powder; paprikapoeder = paprika powder; cayennepeper = cayenne pepper; chilivlokken = chilli flake; piment = allspice; gedroogde pepers = dried pepper
pl: papryka mielona = ground paprika; chili mielone = chili powder; papryka słodka mielona = ground sweet paprika; ziele angielskie = allspice; pieprz cayenne = cayenne pepper; płatki chili = chilli flakes; papryka wędzona = smoked paprika
pt: pimenta malagueta = chilli pepper; colorau = paprika powder; páprica = paprika; pimentão doce = paprika; piri piri seco = dried chilli; pimenta caiena = cayenne pepper
not: chilli sauce; chilli seed; paprika crisps; sweet chilli; chilli oil; chilli plant; chilli con carne; chilli paste; chilli chocolate; paprika chips; chilli crisp; paprika extract; paprika oleoresin
  "whole|entero|intero|inteiro" -> 090421
  state=ground -> 090422 ~.6
  "powder|polvo|polvere|pó" -> 090422
  "flakes|escamas|copos|scaglie|fiocchi|flocos" -> 090422
  "crushed" -> 090422
  "dried chilli" -> 090421
  "dried chili" -> 090421
  state=dried -> 090421 ~.1
  * -> 090422
t: smoked paprika powder 75g => 090422
t: whole dried red chillies => 090421
t: sweet chilli sauce => !0904

@ chocolate
en: chocolate; milk chocolate; dark chocolate; chocolate bar; chocolate truffle; praline; chocolate chip; chocolate egg; chocolate spread; hazelnut spread; chocolate coated nut; chocolate box; couverture; chocolate assortment; easter egg chocolate; chocolate santa; chocolates; cooking chocolate; chocolate bonbon; chocolate button; chocolate drop; chocolate coins; chocolate syrup; chocolate covered almond; chocolate slab; belgian chocolate; chocolate candy bar; snickers; kitkat; chocolate coated raisin; chocolate callets; candy bar; advent calendar chocolate; chocolate sauce; m&m; baking chocolate; chocolate tablet; dubai chocolate; chocolate raisin; filled chocolate; chocolate wafer bar; surprise egg chocolate; kinder surprise; chocolate hazelnut spread; ruby chocolate; chocolate almonds; chocolate bunny; vegan chocolate; protein chocolate bar; chocolate flakes; chocolate vermicelli; chocolate chunk; chocolate peanuts; chocolate dragee; nutella; sugar free chocolate; chocolate sprinkles; hagelslag; cocoa spread; hazelnut cocoa spread; chocolate marshmallow; chocolate sticks; compound chocolate
de: Schokolade = chocolate; Pralinen = praline; Zartbitterschokolade = dark chocolate; Vollmilchschokolade = milk chocolate; Schokoriegel = chocolate bar; Kuvertüre = couverture; Schokoladentafel = chocolate tablet; Nuss Nougat Creme = nut nougat cream; Schokoaufstrich = chocolate spread; Schokodrops = chocolate drop; Schokoosterhase = chocolate easter bunny; Schokoladeneier = chocolate egg; Trüffelpralinen = truffle praline; Schokostreusel = chocolate sprinkles; Nougat = nougat + Schokolade|Haselnuss; Tafelschokolade = chocolate tablet; Milchschokolade = milk chocolate; Schokoladenriegel = chocolate bar; Schokoladenhase = chocolate bunny; Schokoeier = chocolate egg; Edelbitter = dark chocolate; Bitterschokolade = dark chocolate; Schokolinsen = chocolate lentil; Trinkschokoladetafel = drinking chocolate tablet; Nougat Schokolade = nougat chocolate; Mozartkugeln; Konfekt = confectionery
fr: chocolat = chocolate; chocolat noir = dark chocolate; chocolat au lait = milk chocolate; pralines = pralines; pâte à tartiner = spread; tablette de chocolat = chocolate bar; chocolats = chocolates; ballotin de chocolats = box of chocolates; truffes au chocolat = chocolate truffles; œufs en chocolat = chocolate eggs; pépites de chocolat = chocolate chips; chocolat de couverture = couverture; barre chocolatée = chocolate bar
es: chocolate = chocolate; chocolate negro = dark chocolate; bombones = chocolate bonbon; chocolate con leche = milk chocolate; crema de cacao y avellanas = cocoa hazelnut spread; tableta de chocolate = chocolate bar; trufas de chocolate = chocolate truffle; chocolatina = small chocolate bar; cobertura de chocolate = couverture; crema de cacao = cocoa spread; chocolate para postres = cooking chocolate
it: cioccolato = chocolate; cioccolato fondente = dark chocolate; cioccolatini = chocolates; cioccolato al latte = milk chocolate; crema spalmabile = sweet spread; crema di nocciole = hazelnut spread; uovo di pasqua = easter egg; tavoletta di cioccolato = chocolate bar; gocce di cioccolato = chocolate chip; pralina = praline; gianduiotti = gianduja chocolate
nl: chocolade = chocolate; pure chocolade = dark chocolate; melkchocolade = milk chocolate; bonbons = chocolate bonbon; chocoladepasta = chocolate spread; hagelslag = chocolate sprinkles; chocoladereep = chocolate bar; chocolaatjes = chocolates; paaseieren + chocolade; chocoladeletter = chocolate letter; pralines = praline; hazelnootpasta = hazelnut paste; paaseieren chocolade = chocolate easter eggs; chocoladehagel = chocolate sprinkles; chocoladevlokken = chocolate flakes; chocolade eitjes = chocolate egg; chocoladetablet = chocolate bar; reep chocolade = chocolate bar; chocolaatje = chocolate; chocoladepaaseitjes = chocolate easter eggs; vlokken puur = dark chocolate flakes; bonbondoos = chocolate box; truffels chocolade = chocolate truffle; praline = praline; chocoladetruffels = chocolate truffle; bonbondozen = chocolate box
pl: czekolada = chocolate; czekolada mleczna = milk chocolate; czekolada gorzka = dark chocolate; praliny = pralines; krem czekoladowy = chocolate spread; czekoladki = chocolates; bombonierka = chocolate box; baton czekoladowy = chocolate bar; trufle czekoladowe = chocolate truffles; jajko niespodzianka = surprise egg; krem orzechowy = nut cream; groszki czekoladowe = chocolate drops; tabliczka czekolady = chocolate bar; czekolada deserowa = dessert chocolate; batonik = candy bar; ptasie mleczko = chocolate-covered milk marshmallow; mikołaj czekoladowy = chocolate santa; batonik czekoladowy = chocolate bar; wafelek w czekoladzie = chocolate-covered wafer; śliwki w czekoladzie = chocolate-covered plums; draże czekoladowe = chocolate dragees; groszek czekoladowy = chocolate drops; czekolada z orzechami = chocolate with nuts; pralinki = pralines; praliny belgijskie = belgian pralines; mieszanka czekoladowa = assorted chocolates; czekoladki z nadzieniem = filled chocolates; bombonierek = chocolate box
pt: chocolate = chocolate; chocolate preto = dark chocolate; chocolate de leite = milk chocolate; bombons = chocolates; creme de avelã = hazelnut spread; tablete de chocolate = chocolate bar; trufas de chocolate = chocolate truffles; creme de barrar = chocolate spread; ovos de chocolate = chocolate eggs; pepitas de chocolate = chocolate chips; bombom = chocolate bonbon; barra de chocolate = chocolate bar
not: chocolate mould; chocolate fountain; chocolate brown; hot chocolate; chocolate milk; chocolate colour; chocolate color; chocolate cake; chocolate biscuit; chocolate mold; white chocolate; chocolate tempering; chocolate maker; chocolate labrador; chocolate point; chocolate ice cream; chocolate malt; chocolate cookie; chocolate body; chocolate melting; chocolate cereal; chocolate croissant; chocolate scented; chocolate liqueur; chocolate candle; chocolate protein powder; chocolate wax; chocolate diamond; chocolate chip cookie; chocolate transfer; chocolate hair; chocolate film; chocolate refiner; chocolate muffin; chocolate dipping; chocolate drink; chocolate machine; chocolate pudding; chocolate labradors; chocolate lab; chocolate cosmos; chocolate mint plant; chocolate stout; chocolate fondue set; chocolate soap; chocolate shampoo; chocolate warmer; chocolate gift box empty; chocolate grain; chocolate flavour; chocolate flavor; chocolate packaging; chocolate powder; chocolate paint; chocolate yogurt; chocolate spoon; chocolate agate; chocolate heart mould; chocolate dress; chocolate eyeshadow; chocolate leather; chocolate wrapper; chocolate brownie
  "syrup" -> 180690
  "sauce" -> 180690
  "spread" -> 180690
  "egg" -> 180690
  "truffle" -> 180690
  "praline" -> 180690
  "pralinen" -> 180690
  "bombones" -> 180690
  "bombons" -> 180690
  "bonbons" -> 180690
  "cioccolatini" -> 180690
  "czekoladki" -> 180690
  "praliny" -> 180690
  "chocolates" "assorted" -> 180690
  "assortment" -> 180690
  "box" -> 180690
  "creme" -> 180690
  "pate a tartiner" -> 180690
  "krem" -> 180690
  "coated|recubierto|revestido|rivestito|patinato|estucado|spalmato" -> 180690
  "covered" -> 180690
  "raisin" -> 180690
  "chip" -> 180690
  "button" -> 180690
  "drops" -> 180690
  "callets" -> 180620
  "couverture" -> 180620
  "kuverture" -> 180620
  "compound" -> 180620
  weight>2kg -> 180620 ~.02
  pack=bulk -> 180620 ~.03
  "snickers" -> 180631
  "kitkat" -> 180631
  "dubai" -> 180631
  "candy bar" -> 180631
  "wafer" -> 180631
  kind=filled -> 180631 ~.15
  "bar" -> 180632
  "tablet" -> 180632
  "tafel" -> 180632
  "schokoladentafel" -> 180632
  "tablette" -> 180632
  "tableta" -> 180632
  "tavoletta" -> 180632
  "slab" -> 180632
  "schokoriegel" -> 180631
  "baton" -> 180631
  "barre" -> 180631
  "coin" -> 180690
  "dark chocolate" -> 180632 
  "milk chocolate" -> 180632
  "cooking" -> 180632
  "baking" -> 180632
  * -> 180690
ask: kind; weight
t: dark chocolate bar 70% 100g => 180632
t: filled chocolate bar caramel => 180631
t: assorted belgian chocolates pralines 250g => 180690
t: chocolate mould silicone => !1806

@ cinnamon
en: cinnamon; cinnamon stick; ground cinnamon; cinnamon powder; cassia; ceylon cinnamon; cassia bark; cinnamon quill; cinnamon bark; chinese cinnamon
de: Zimt = cinnamon; Zimtstangen = cinnamon stick; Zimt gemahlen = ground cinnamon; Ceylon Zimt = ceylon cinnamon
fr: cannelle = cinnamon; bâton de cannelle = cinnamon stick; bâtons de cannelle = cinnamon sticks; cannelle en poudre = cinnamon powder
es: canela = cinnamon; canela en rama = cinnamon stick; canela molida = ground cinnamon; canela en polvo = cinnamon powder
it: cannella = cinnamon; stecche di cannella = cinnamon stick; cannella in polvere = cinnamon powder
nl: kaneel = cinnamon; kaneelstokjes = cinnamon stick; kaneelpoeder = cinnamon powder
pl: cynamon = cinnamon; cynamon mielony = ground cinnamon; laski cynamonu = cinnamon sticks
pt: canela = cinnamon; canela em pau = cinnamon stick; canela em pó = cinnamon powder
not: cinnamon oil; cinnamon roll; cinnamon essential; cinnamon candle; cinnamon sugar; cinnamon tea; cinnamon capsule; cinnamon scent; cinnamon broom; cinnamon extract; cinnamon biscuit; cinnamon wreath; cinnamon leaf oil; cassia seed; cinnamon whisky; cinnamon brown; cinnamon gum; cinnamon candy; canelada; canelado; canelar; cannele
  state=ground -> 090620 ~.4
  "ceylon" -> 090611
  * -> 090619
t: ground cinnamon 100g => 090620
t: ceylon cinnamon sticks => 090611
t: cassia bark whole => 090619
t: cinnamon essential oil => !0906

@ citrus-peel
en: orange peel; lemon peel; citrus peel; dried tangerine peel; chenpi; candied peel; candied orange peel; mixed peel; grapefruit peel; lemon zest; orange zest; dried orange peel; citrus fibre peel; candied lemon peel; bitter orange peel
de: Orangenschale = orange peel; Zitronenschale = lemon peel; Orangeat = candied orange peel; Zitronat = candied citron peel; Orangenschalen = orange peel
fr: écorce d'orange = orange peel; écorces d'orange confites = candied orange peel; zeste de citron = lemon zest; zestes d'agrumes = citrus zest
es: cáscara de naranja = orange peel; piel de limón = lemon peel; ralladura de limón = lemon zest; corteza de naranja = orange peel
it: scorza d'arancia = orange peel; scorze di arancia candite = candied orange peel; scorza di limone = lemon peel
nl: sinaasappelschil = orange peel; citroenschil = lemon peel; sukade = candied citron peel
pl: skórka pomarańczowa = orange peel; skórka cytrynowa = lemon peel; skórka kandyzowana = candied peel
pt: casca de laranja = orange peel; casca de limão = lemon peel; raspa de limão = lemon zest
not: orange peel effect; orange peel cellulite; orange peel spray
  kind=candied -> 200600 ~.2
  "orangeat" -> 200600
  "zitronat" -> 200600
  "sukade" -> 200600
  "mixed peel" -> 200600
  * -> 081400
t: dried orange peel 500g => 081400
t: candied lemon peel diced => 200600
t: lemon essential oil => !0814

@ clam
en: clam; cockle; clam meat; razor clam; ark shell; vongole; manila clam; canned clam; geoduck; surf clam
de: Venusmuschel = clam; Herzmuschel = cockle; Vongole = vongole
fr: palourde = clam; coque = cockle + fraîche|mer; couteau de mer = razor clam; praire = venus clam
es: almeja = clam; berberecho = cockle; berberechos = cockle; navajas = razor clam + conserva|frescas|natural
it: vongola = clam; vongole = vongole; cannolicchi = razor clam
nl: kokkel = cockle; venusschelp = venus clam
pt: amêijoa = clam; berbigão = cockle
not: clam shell; clamshell; clam chowder; clam juice; clam hair
  form=breaded -> 160556 ~.02
  state=preserved -> 160556 ~.15
  state=dried|salted|smoked -> 030779 ~.05
  state=frozen -> 030772 ~.55
  * -> 030771
t: frozen clam meat raw => 030772
t: canned baby clams => 160556
t: clamshell phone => !0307

@ clove
en: whole clove; cloves; ground clove; clove powder; cloves whole; clove stem; clove bud; clove spice
de: Gewürznelken; Nelken + gemahlen|Gewürz|ganz; Nelkenpulver
fr: clou de girofle; clous de girofle; girofle moulu
es: clavo de olor; clavos de olor; clavo + especia|molido
it: chiodi di garofano; garofano in polvere
nl: kruidnagel; kruidnagels; kruidnagelpoeder
pl: goździki + przyprawa|całe|mielone; goździk mielony
pt: cravinho; cravo da índia; cravinhos
not: garlic clove; clove oil; clove hitch; clove cigarette; clove essential oil; clove bud oil; clove extract; clove pink; four leaf clover
  state=ground -> 090720 ~.45
  * -> 090710
t: whole cloves 50g spice => 090710
t: ground cloves => 090720
t: clove oil 10ml => !0907

@ cocoa-drink
en: drinking chocolate; hot chocolate; hot chocolate mix; cocoa drink powder; hot cocoa mix; sweetened cocoa powder; chocolate drink powder; instant chocolate drink; chocolate powder drink; hot chocolate powder; hot chocolate pods; hot cocoa; nesquik; hot chocolate bomb
de: Trinkschokolade = drinking chocolate; Kakaogetränkepulver = cocoa drink powder; Trinkkakao = drinking cocoa; heiße Schokolade = hot chocolate
fr: chocolat en poudre = powdered chocolate; chocolat chaud = hot chocolate; boisson chocolatée en poudre = chocolate drink powder; cacao sucré = sweetened cocoa powder; boisson chocolatée = chocolate drink
es: chocolate a la taza = drinking chocolate; cacao soluble = soluble cocoa; chocolate en polvo = chocolate drink powder; cola cao = cocoa drink powder
it: cioccolata calda = hot chocolate; cacao zuccherato = sweetened cocoa powder; preparato per cioccolata = hot chocolate mix; cacao solubile = soluble cocoa
nl: chocolademelkpoeder = chocolate drink powder; warme chocolademelk = hot chocolate; instant cacao = instant cocoa; drinkchocolade = drinking chocolate
pl: czekolada do picia = drinking chocolate; kakao rozpuszczalne = instant cocoa; gorąca czekolada = hot chocolate; kakao słodzone = sweetened cocoa
pt: chocolate em pó = chocolate powder; chocolate quente = hot chocolate; achocolatado = chocolate drink powder; cacau solúvel = instant cocoa
not: hot chocolate maker; hot chocolate mug; hot chocolate machine; hot chocolate pot; hot chocolate frother
  weight>2kg -> 180620 ~.02
  "bomb" -> 180690
  "milk|leche|latte|leite" -> 180690
  "pods" -> 180690
  * -> 180610     # sweetened cocoa; with milk solids or flavours other than sugar: 1806.90
t: drinking chocolate powder 500g => 180610
t: hot chocolate maker machine => !1806

@ cocoa-raw
en: cocoa bean; cocoa nibs; cacao bean; cacao nib; cocoa shell; cocoa mass; cocoa liquor; cacao paste; cocoa butter; cacao butter; cocoa paste; cocoa husk; cocoa powder; cacao powder; unsweetened cocoa; raw cacao; baking cocoa; cocoa press cake; alkalised cocoa powder; dutch cocoa; cacao mass; ceremonial cacao; cocoa cake; black cocoa powder; raw cacao powder
de: Kakaobohnen = cocoa bean; Kakaonibs = cocoa nibs; Kakaobutter = cocoa butter; Kakaomasse = cocoa mass; Kakaopulver = cocoa powder; Backkakao = baking cocoa; Kakaoschalen = cocoa shell
fr: fèves de cacao = cocoa beans; éclats de fèves de cacao = cocoa nibs; beurre de cacao = cocoa butter; pâte de cacao = cocoa paste; cacao en poudre = cocoa powder; poudre de cacao = cocoa powder
es: granos de cacao = cocoa bean; manteca de cacao = cocoa butter; pasta de cacao = cocoa paste; cacao en polvo = cocoa powder; cacao puro = pure cocoa; nibs de cacao = cocoa nibs
it: fave di cacao = cocoa bean; burro di cacao = cocoa butter; massa di cacao = cocoa mass; cacao amaro = unsweetened cocoa; cacao in polvere = cocoa powder; granella di cacao = cocoa nibs
nl: cacaobonen = cocoa bean; cacaoboter = cocoa butter; cacaomassa = cocoa mass; cacaopoeder = cocoa powder; cacao nibs = cocoa nibs
pl: ziarna kakaowe = cocoa beans; masło kakaowe = cocoa butter; masa kakaowa = cocoa mass; kakao = cocoa; kakao w proszku = cocoa powder; kakao naturalne = natural cocoa
pt: grãos de cacau = cocoa beans; manteiga de cacau = cocoa butter; pasta de cacau = cocoa paste; cacau em pó = cocoa powder; nibs de cacau = cocoa nibs
not: cocoa butter lotion; cocoa butter cream; cocoa butter stick; cocoa bean costume; cocoa mug; cocoa butter body; cocoa butter soap; cocoa butter formula; cocoa butter lip; cocoa mulch; cocoa butter skin; cocoa butter equivalent; cocoa butter balm; cocoa powder drink
  "butter" -> 180400
  "kakaobutter" -> 180400
  "beurre" -> 180400
  "manteca" -> 180400
  "burro" -> 180400
  "cacaoboter" -> 180400
  "maslo" -> 180400
  "manteiga" -> 180400
  "shell" -> 180200
  "husk" -> 180200
  "kakaoschalen" -> 180200
  "press cake" -> 180320
  "defatted" -> 180320
  "mass" -> 180310
  "liquor" -> 180310
  "paste|pasta" -> 180310
  "ceremonial" -> 180310
  "kakaomasse" -> 180310
  "pate de cacao" -> 180310
  "pasta de cacao" -> 180310
  "massa" -> 180310
  "cacaomassa" -> 180310
  "masa" -> 180310
  "bean" -> 180100
  "nib" -> 180100
  "kakaobohnen" -> 180100
  "kakaonibs" -> 180100
  "feves" -> 180100
  "granos" -> 180100
  "fave" -> 180100
  "granella" -> 180100
  "cacaobonen" -> 180100
  "ziarna" -> 180100
  "graos" -> 180100
  "raw cacao" "whole|entero|intero|inteiro" -> 180100
  sugar=added -> 180610 ~.05
  * -> 180500
t: fermented cocoa beans 60kg sacks => 180100
t: cocoa butter pastilles 1kg => 180400
t: unsweetened cocoa powder 250g => 180500
t: cocoa butter body lotion => !1804

@ coconut
en: coconut; desiccated coconut; shredded coconut; young coconut; coconut flake; coconut meat; grated coconut; fresh coconut; husked coconut; dried coconut; coconut slice; coconut powder desiccated; toasted coconut
de: Kokosnuss = coconut; Kokosraspel = desiccated coconut; Kokosraspeln = desiccated coconut; Kokosflocken = coconut flake
fr: noix de coco = coconut; noix de coco râpée = grated coconut; coco râpée = grated coconut; copeaux de coco = coconut shavings
es: coco rallado = grated coconut; coco = coconut + fresco|kg|deshidratado|entero; coco deshidratado = dried coconut
it: cocco rapé = desiccated coconut; cocco = coconut + fresco|grattugiato|essiccato; noce di cocco = coconut; cocco grattugiato = grated coconut
nl: kokosnoot = coconut; kokosrasp = grated coconut; geraspte kokos = grated coconut
pl: kokos = coconut + świeży|wiórki|suszony; wiórki kokosowe = desiccated coconut; orzech kokosowy = coconut
pt: coco = coconut + ralado|fresco|seco|verde; coco ralado = grated coconut
not: coconut oil; coconut milk; coconut water; coconut shell; coconut fibre; coconut bowl; coconut soap; coconut coir; coconut sugar; coconut scraper; coconut candle; coconut flour; coconut charcoal; coconut bra; coconut wax; coconut shampoo; coconut cream; coconut tree; coconut palm; coconut husk; coconut chip; coconut cup; coconut body; coconut drink; coconut opener; coconut button; coconut aminos; coconut hair; coconut vinegar; coconut syrup; coconut lip; coconut peat; coconut shell powder; coconut fiber; coconut brush; coconut bar; cocida; cocidos; cocido; cocar
  kind=candied -> 200600 ~.01
  state=preserved|roasted -> 200819 ~.03
  state=frozen -> 081190 ~.03
  "desiccated" -> 080111
  "young" -> 080119
  form=grated -> 080111 ~.2
  state=dried|ground -> 080111 ~.25
  "flakes|escamas|copos|scaglie|fiocchi|flocos" -> 080111
  "kokosflocken" -> 080111
  "kokosraspel" -> 080111
  * -> 080112
t: desiccated coconut fine 25kg => 080111
t: husked coconuts fresh => 080112
t: coconut oil extra virgin => !0801

@ coconut-milk
en: coconut milk; coconut cream; cream of coconut; canned coconut milk; coconut milk powder; coconut cream powder
de: Kokosmilch; Kokoscreme; Kokosmilchpulver
fr: lait de coco; crème de coco; lait de coco en poudre
es: leche de coco; crema de coco
it: latte di cocco; crema di cocco
nl: kokosmelk; kokoscrème; kokosroom
pl: mleko kokosowe; mleczko kokosowe; śmietanka kokosowa
pt: leite de coco; creme de coco
not: coconut milk soap; coconut milk shampoo; coconut milk drink; coconut milk conditioner; coconut milk candle
  state=ground -> 210690 ~.06
  "drink" -> 220299
  * -> 200899
t: canned coconut milk 400ml => 200899
t: coconut milk shampoo => !2008

@ coconut-oil
en: coconut oil; virgin coconut oil; refined coconut oil; copra oil; fractionated coconut oil; mct oil coconut; extra virgin coconut oil; coconut oil organic
de: Kokosöl; Kokosfett
fr: huile de coco; huile de coprah
es: aceite de coco
it: olio di cocco
nl: kokosolie; kokosvet
pl: olej kokosowy
pt: óleo de coco
not: coconut oil shampoo; coconut oil soap; coconut oil hair mask; coconut oil lotion; coconut oil cream; coconut oil pulling; coconut oil capsule; coconut oil conditioner; coconut oil candle; coconut oil body
  kind=refined -> 151319 ~.3
  "mct" -> 151620      # re-esterified triglycerides
  "odourless" -> 151319
  kind=crude -> 151311 ~.5
  * -> 151311
t: virgin coconut oil 500ml => 151311
t: refined deodorised coconut oil => 151319
t: coconut oil shampoo => !1513

@ cod
en: cod; bacalhau; cod fillet; cod loin; atlantic cod; pacific cod; skrei; salted cod; bacalao; stockfish; cod + frozen|fresh|salted|dried|fillet; salt cod; black cod; dried cod
de: Kabeljau = cod; Kabeljaufilet = cod fillet; Dorsch = cod; Stockfisch = stockfish; Klippfisch = dried salted cod; Dorschfilet = cod fillet
fr: cabillaud = cod; morue = cod; dos de cabillaud = cod loin; filet de cabillaud = cod fillet; brandade = brandade
es: bacalao = cod; lomo de bacalao = cod loin
it: merluzzo = cod; baccalà = salt cod; stoccafisso = stockfish
nl: kabeljauw = cod; stokvis = stockfish; kabeljauwfilet = cod fillet; kabeljauwhaas = cod loin
pl: dorsz = cod; filet z dorsza = cod fillet; czarniak = saithe; dorsz filet = cod fillet
pt: bacalhau = cod; bacalhau salgado = salted cod
not: cod liver; cod liver oil; cash on delivery; call of duty
  form=breaded -> 160419 ~.03
  state=preserved -> 160419 ~.04
  state=smoked -> 030549 ~.02
  "bacalhau" -> 030551
  "stockfish" -> 030551
  "dried salted" -> 030551
  "salted dried" -> 030551
  "stoccafisso" -> 030551
  "stockfisch" -> 030551
  form=minced: state=frozen 030495; * 030453
  form=fillet state=salted|dried -> 030532
  state=dried -> 030551 ~.08
  state=salted -> 030562 ~.08
  form=fillet ~.4: state=frozen 030471 ~.65; * 030444
  state=frozen -> 030363 ~.5
  * -> 030251
t: frozen cod fillets => 030471
t: dried salted cod bacalao => 030551
t: fresh whole cod => 030251
t: cod liver oil => !0302

@ crab
en: crab meat; king crab; snow crab; crab leg; soft shell crab; live crab; crab claw; blue swimming crab; crab + frozen|fresh|live|cooked|canned; dungeness crab; brown crab; mud crab; crabmeat
de: Krebsfleisch = crab meat; Königskrabbe = king crab; Krabbenfleisch = crab or shrimp meat; Taschenkrebs = brown crab
fr: crabe = crab; chair de crabe = crab meat; tourteau = brown crab; araignée de mer = spider crab; pinces de crabe = crab claws
es: cangrejo = crab; carne de cangrejo = crab meat; buey de mar = brown crab; centollo = spider crab; nécora = velvet crab
it: granchio = crab; polpa di granchio = crab meat; granseola = spider crab
nl: krab = crab; krabvlees = crab meat; koningskrab = king crab
pl: krab = crab; mięso krabowe = crab meat
pt: caranguejo = crab; sapateira = brown crab + caranguejo|marisco|cozida|fresca; santola = spider crab
not: hermit crab; crab stick; crab apple; crab costume; crab toy; crab cracker; imitation crab; granchi
  form=breaded -> 160510 ~.02
  state=canned|preserved -> 160510 ~.2
  "crab meat" -> 160510
  "crabmeat" -> 160510
  state=dried|salted|smoked -> 030693 ~.02
  state=frozen -> 030614 ~.6
  * -> 030633
t: frozen king crab legs => 030614
t: canned crab meat 170g => 160510
t: hermit crab shell => !0306

@ cracker
en: cracker biscuit; salted cracker; crispbread; cream cracker; saltine; water biscuit; grissini; breadstick; rice cracker; pretzel snack; matzo; knackebrod; oat cake; rusk; melba toast; zwieback; crouton; cheese cracker; crackers + wheat|salted|cheese|rye|seed|graham|snack|multigrain|butter; savoury biscuit; oatcake; graham cracker; rye crispbread; toasted bread; bruschetta toast; crostini; teething rusk; mini toasts; pretzel stick; poppadom; papad; cheese straw; rice paper wrapper; rice paper; spring roll wrapper; wonton wrapper; wafer paper edible; edible wafer paper; seed cracker; corn cracker; french toast biscotte; bagel chip; pita chip; biscottes; lentil chip
de: Knäckebrot = crispbread; Cracker = cracker; Zwieback = rusk; Salzstangen = pretzel stick; Grissini = grissini; Croutons = crouton; Reiscracker = rice cracker; Laugenbrezel Snack = pretzel snack; Reispapier = rice paper; Oblaten = wafer; Salzbrezeln = salted pretzel; Käsegebäck = cheese biscuit
fr: biscottes = rusks; crackers = crackers; pain croustillant = crispbread; gressins = breadsticks; croûtons = croutons; bretzels = pretzels + apéritif|sel; galettes de riz rice paper = rice paper wrappers; feuilles de riz = rice paper sheets; toasts grillés = toasted bread; pain grillé = toasted bread; craquelins = crackers; pain azyme = unleavened bread
es: crackers = crackers; biscotes = rusk; colines = breadstick; picos = breadstick; picatostes = crouton; pan tostado = toasted bread; regañás = crispy flatbread; papel de arroz = rice paper; galletas saladas = savoury biscuit; palitos de pan = breadstick; obleas = wafer; pan crujiente = crispbread
it: crackers = crackers; grissini = grissini; fette biscottate = rusk; crostini = toasted crouton; taralli = taralli; pane croccante = crispbread; carta di riso = rice paper; cracker salati = salted cracker; ostie = wafer sheet
nl: knäckebröd = crispbread; crackers = crackers; beschuit = rusk; soepstengels = breadstick; toast = toast + melba|ronde|hapje; croutons = crouton; rijstpapier = rice paper; zoutstokjes = salt sticks; cracottes = crispbread
pl: krakersy = crackers; pieczywo chrupkie = crispbread; suchary = rusks; paluszki słone = salted sticks; grzanki = croutons; papier ryżowy = rice paper; wafle andrut = wafer sheets; sucharki = rusks; precelki solone = salted pretzels; opłatek = wafer
pt: tostas = toasts; crackers = crackers; gressinos = breadsticks; croutons = croutons; papel de arroz = rice paper; bolachas de água e sal = salted water crackers; pão crocante = crispbread; palitos de pão = breadsticks
not: christmas cracker; nut cracker; nutcracker; walnut cracker; fire cracker; rice paper lamp; cracker box; crab cracker; lobster cracker; cracker barrel; rice paper calligraphy; party cracker; whip cracker; coffee capsule; empty capsule perfume; crackers christmas; capsule filling; rice paper decoupage; empty capsule machine; prawn cracker; shrimp cracker; rice paper roll; chestnut cracker; capsule filler; plate cracker; ice cracker; shellfish cracker; rice paper door; rice paper lantern; rusk dog; pecan cracker; toster; picar; picado
  "crispbread" -> 190510
  "knackebrot" -> 190510
  "knackebrod" -> 190510
  "pain croustillant" -> 190510
  "chrupkie" -> 190510
  "pan crujiente" -> 190510
  "pane croccante" -> 190510
  "rusk" -> 190540
  "melba" -> 190540
  "zwieback" -> 190540
  "crouton" -> 190540
  "biscottes" -> 190540
  "biscotes" -> 190540
  "fette biscottate" -> 190540
  "crostini" -> 190540
  "beschuit" -> 190540
  "suchary" -> 190540
  "sucharki" -> 190540
  "grzanki" -> 190540
  "tostas" -> 190540
  "pan tostado" -> 190540
  "picatostes" -> 190540
  "toasted bread" -> 190540
  "toast" -> 190540
  "graham" -> 190531
  * -> 190590   # 3-6 % sugar and fat, savoury: not a sweet biscuit; rice paper and cachets are named in 1905
t: rye crispbread 250g => 190510
t: salted crackers 200g => 190590
t: melba toast rusks => 190540
t: christmas crackers party => !1905

@ crayfish
en: crayfish; langoustine; scampi; norway lobster; krill; crawfish; crayfish tail; breaded scampi; frozen krill; yabby
de: Flusskrebs = crayfish; Kaisergranat = norway lobster; Scampi = scampi; Krill = krill
fr: langoustine = langoustine; écrevisse = crayfish; krill = krill
es: cigala = langoustine; cangrejo de río = crayfish; krill = krill
it: scampi = scampi; gambero di fiume = crayfish; krill = krill
nl: langoustine = langoustine; rivierkreeft = crayfish; krill = krill
pl: raki = crayfish; langustynka = langoustine; kryl = krill; langustynek = langoustine
pt: lagostim = crayfish; lagostins = crayfish; krill = krill
not: krill oil; crayfish trap; crayfish lure
  form=breaded -> 160540 ~.05
  state=canned|preserved -> 160540 ~.15
  "langoustine": state=frozen 030615 ~.6; * 030634
  "norway lobster": state=frozen 030615 ~.6; * 030634
  "scampi": state=frozen 030615 ~.7; * 030634
  state=dried|salted|smoked -> 030699 ~.03
  state=frozen -> 030619 ~.6
  * -> 030639
t: frozen langoustines => 030615
t: live crayfish => 030639
t: krill oil capsules => !0306

@ cream-dairy
en: double cream; whipping cream; heavy cream; single cream; cooking cream; dairy cream; clotted cream; milk cream; uht cream; whipped cream; fresh cream; cream 35% fat; half and half cream
de: Sahne = cream; Schlagsahne = whipping cream; Schlagobers = whipping cream; Kochsahne = cooking cream; Rahm = cream
fr: crème liquide = liquid cream; crème entière = whole cream; crème à fouetter = whipping cream; crème fleurette = liquid cream; crème chantilly = whipped cream
es: nata = cream; nata para montar = whipping cream; nata líquida = liquid cream; crema de leche = milk cream; nata para cocinar = cooking cream
it: panna = cream; panna da cucina = cooking cream; panna da montare = whipping cream; panna fresca = fresh cream
nl: slagroom = whipping cream; kookroom = cooking cream; room = cream + vers|fles|liter|zuivel
pl: śmietanka = cream; śmietana kremówka = whipping cream; śmietanka 30% = cream; śmietanek = cream
pt: natas = cream; creme de leite = cream; natas para bater = whipping cream
not: whipped cream charger; whipped cream dispenser; whipped cream siphon; cream charger; whipped body; rahmen
  "single cream" -> 040150
  "half and half" -> 040150
  "6%" -> 040120
  "light cream" -> 040150
  * -> 040150
t: uht whipping cream 35% fat => 040150
t: whipped cream chargers n2o => !0401

@ cucumber
en: cucumber; gherkin; pickled cucumber; dill pickle; pickle + gherkin|jar|dill|slices|cucumber; cornichon; pickled gherkin; sandwich pickles; mini cucumber; bread and butter pickles
de: Gurke = cucumber; Gurken = cucumber; Gewürzgurken = pickled gherkin; Salatgurke = cucumber; Essiggurken = pickled gherkin; Cornichons = cornichon; Salzgurken = brined cucumber
fr: concombre = cucumber; cornichon = gherkin; cornichons au vinaigre = pickled gherkin
es: pepino = cucumber; pepinillos = gherkin; pepinillos en vinagre = pickled gherkin
it: cetriolo = cucumber; cetrioli = cucumber; cetriolini = gherkin; cetriolini sott'aceto = pickled gherkin
nl: komkommer = cucumber; augurk = gherkin; augurken = gherkin; cornichons = cornichon
pl: ogórek = cucumber; ogórki = cucumbers; ogórki kiszone = pickled cucumbers; ogórki konserwowe = pickled gherkins; korniszony = gherkins
pt: pepino = cucumber; pickles de pepino = pickled cucumbers
not: cucumber slicer; cucumber mask; cucumber face mask; cucumber seed; sea cucumber; cucumber toner; cucumber gel; pickle fork; cucumber extract; cucumber eye; cucumber seedling
  kind=vinegar -> 200110 ~.1
  "gherkins" -> 200110
  "cornichons" -> 200110
  "gewurzgurken" -> 200110
  "augurken" -> 200110
  "pepinillos" -> 200110
  "pickles" -> 200110
  "kiszone" -> 200599     # lactic fermentation, no vinegar
  "salzgurken" -> 200599
  state=preserved -> 200110 ~.1
  * -> 070700
t: fresh cucumbers => 070700
t: pickled gherkins in vinegar 680g => 200110
t: cucumber slicer => !0707

@ cumin-coriander
en: cumin; cumin seed; ground cumin; coriander seed; ground coriander; cumin powder; coriander powder; jeera; dhania powder; fennel seed; aniseed; star anise; caraway seed; caraway; juniper berry; anise seed; ground fennel; badian; fennel powder; ground caraway; juniper berries dried; ajwain seed; star anise powder
de: Kreuzkümmel = cumin; Koriandersamen = coriander seed; Kümmel = caraway; Fenchelsamen = fennel seed; Sternanis = star anise; Wacholderbeeren = juniper berry; Koriander gemahlen = ground coriander; Anis = aniseed + Gewürz|Samen|gemahlen
fr: cumin = cumin; graines de coriandre = coriander seeds; graines de fenouil = fennel seeds; anis étoilé = star anise; baies de genièvre = juniper berries; badiane = star anise; carvi = caraway; anis vert = aniseed; coriandre moulue = ground coriander
es: comino = cumin; comino molido = ground cumin; semillas de cilantro = coriander seed; anís estrellado = star anise; semillas de hinojo = fennel seed; bayas de enebro = juniper berry; alcaravea = caraway; semillas de anís = anise seed
it: cumino = cumin; semi di coriandolo = coriander seed; anice stellato = star anise; semi di finocchio = fennel seed; bacche di ginepro = juniper berries dried; carvi = caraway; semi di anice = anise seed; coriandolo macinato = ground coriander
nl: komijn = cumin; korianderzaad = coriander seed; venkelzaad = fennel seed; steranijs = star anise; jeneverbessen = juniper berry; karwijzaad = caraway seed; gemalen komijn = ground cumin; anijszaad = anise seed
pl: kminek = caraway; kmin rzymski = cumin; kolendra = coriander + nasiona|mielona|ziarno; anyż = aniseed; nasiona kopru włoskiego = fennel seed; jałowiec = juniper + owoc|suszony|przyprawa
pt: cominhos = cumin; sementes de coentro = coriander seeds; anis estrelado = star anise; erva doce = fennel seed; bagas de zimbro = juniper berries; alcaravia = caraway; cominho em pó = cumin powder
not: coriander leaf; black cumin oil; fennel seed for sowing; juniper berry oil; anise oil; star anise oil; fennel essential oil; black cumin seed; coriander seed for sowing; juniper essential oil; ajwain oil; coriander essential oil; cumin oil; juniper berry essential
  kind=sowing -> 120991 ~.02
  "ajwain": state=ground 091099; * 091099
  "coriander": state=ground 090922 ~.4; * 090921
  "koriander": state=ground 090922 ~.3; * 090921
  "koriandersamen" -> 090921
  "coriandre" -> 090921
  "coentro" -> 090921
  "cilantro" -> 090921
  "coriandolo": state=ground 090922; * 090921
  "kolendra" -> 090921
  "dhania" -> 090922
  "cumin": state=ground 090932 ~.5; * 090931
  "jeera": state=ground 090932 ~.3; * 090931
  "kreuzkummel": state=ground 090932 ~.5; * 090931
  "comino": state=ground 090932 ~.5; * 090931
  "cumino": state=ground 090932 ~.5; * 090931
  "komijn": state=ground 090932 ~.5; * 090931
  "cominhos" -> 090932
  "kmin" -> 090931
  state=ground -> 090962 ~.45
  * -> 090961
t: cumin seeds whole 500g => 090931
t: ground coriander 100g => 090922
t: star anise whole => 090961
t: juniper berry essential oil => !0909

@ date-fruit
en: medjool date; dates fruit; dried date; ajwa date; pitted date; deglet nour; date palm fruit; date fruit; date paste; barhi date; sukkari date; mazafati date; chopped dates; dates + medjool|pitted|kg|dried|ajwa|fresh; stuffed date
de: Datteln = dates; Dattel = date fruit; Medjool Datteln = medjool date
fr: dattes = dates; datte = date; dattes medjool = medjool dates; dattes deglet nour = deglet nour dates
es: dátiles = dates; dátil = dates; dátiles medjool = medjool date
it: datteri = dates; datteri medjool = medjool date; dattero = date fruit
nl: dadels = dates; dadel = date fruit; medjool dadels = medjool date
pl: daktyle = dates; daktyl = date fruit; daktyle medjool = medjool dates
pt: tâmaras = dates; tâmara = date fruit
not: date stamp; date palm tree; date night; date display; date watch; date window; expiry date; date jeans; date seed
  "paste|pasta" -> 200799
  state=preserved -> 200899 ~.02
  * -> 080410
t: medjool dates 5kg box => 080410
t: date stamp office => !0804

@ dried-bean
en: kidney bean; black bean; pinto bean; navy bean; cannellini bean; white bean; haricot bean; borlotti bean; dried bean; red bean; bean + dried|dry|canned|kg|speckled; sugar bean; great northern bean; mung bean; adzuki bean; lima bean; butter bean; azuki bean; moong; urad dal; black gram; moth bean; cranberry bean; black eyed pea; cowpea; black eye bean; light speckled bean; bambara bean; moong dal
de: Kidneybohnen = kidney bean; weiße Bohnen = white bean; schwarze Bohnen = black bean; Mungbohnen = mung bean; Trockenbohnen = dried bean; Bohnen = bean + getrocknet|Dose|weiß|rot; Augenbohnen = black-eyed bean; Adzukibohnen = adzuki bean
fr: haricots rouges = kidney beans; haricots blancs = white beans; haricots secs = dried beans; haricots noirs = black beans; haricots mungo = mung beans; flageolets = flageolet beans; niébé = black eyed pea; flageolets secs = dried flageolet beans; haricots blancs secs = dried white beans
es: alubias = bean; judías blancas = white bean; frijoles = bean; frijol negro = black bean; frijoles negros = black bean; judías rojas = red bean; judía mungo = mung bean; porotos = bean; habichuelas = bean; alubias blancas = white bean; judías secas = dried bean
it: fagioli = bean; fagioli rossi = kidney bean; fagioli cannellini = cannellini bean; fagioli borlotti = borlotti bean; fagioli neri = black bean; fagioli secchi = dried bean
nl: bruine bonen = brown beans; witte bonen = white bean; kidneybonen = kidney bean; zwarte bonen = black bean; mungbonen = mung bean; gedroogde bonen = dried bean
pl: fasola = beans; fasola czerwona = red beans; fasola biała = white beans; fasola mung = mung beans; czarna fasola = black beans
pt: feijão = bean; feijão preto = black bean; feijão branco = white bean; feijão vermelho = red bean; feijão seco = dried bean; feijão frade = black eyed pea; feijão carioca = carioca bean
not: bean bag; coffee bean; jelly bean; cocoa bean; vanilla bean; bean sprout; bean paste; soy bean; broad bean; baked bean; bean boot; tonka bean; castor bean; bean sauce; locust bean; bean curd; bean noodle; bean soup; mr bean; black bean sauce; bean burger; red bean paste; carob bean; mung bean flour; bean seed
  state=preserved -> 200551 ~.25
  "mung" -> 071331
  "moong" -> 071331
  "urad" -> 071331
  "black gram" -> 071331
  "mungbohnen" -> 071331
  "mungo" -> 071331
  "mungbonen" -> 071331
  "adzuki" -> 071332
  "azuki" -> 071332
  "red bean" -> 071333
  "bambara" -> 071334
  "black eyed" -> 071335
  "black eye" -> 071335
  "cowpea" -> 071335
  "niebe" -> 071335
  "augenbohnen" -> 071335
  "lima" -> 071339
  "butter" -> 071339
  "moth" -> 071339
  * -> 071333
ask: state
t: dried red kidney beans 1kg => 071333
t: canned black beans 400g => 200551
t: mung beans dried => 071331
t: bean bag chair => !0713

@ dried-fruit
en: dried fruit; freeze dried fruit; fruit crisp; fruit powder; dehydrated fruit; fruit leather; fruit roll up; dried fruit slices; fruit chip; lucuma powder; baobab powder; camu camu powder; acerola powder; noni powder; monk fruit dried; dried hawthorn; haw flake; maqui powder
de: Trockenobst = dried fruit; Dörrobst = dried fruit; Fruchtpulver = fruit powder; Trockenfrüchte = dried fruit; getrocknete Früchte = dried fruit; Fruchtchips = fruit chips
fr: fruits séchés = dried fruits; fruits secs moelleux = soft dried fruits; poudre de fruits = fruit powder; cuir de fruits = fruit leather
es: fruta deshidratada = dehydrated fruit; fruta liofilizada = freeze dried fruit
it: frutta essiccata = dried fruit; frutta disidratata = dehydrated fruit
nl: gedroogd fruit = dried fruit; fruitpoeder = fruit powder; gedroogde vruchten = dried fruit
pl: suszone owoce = dried fruit; owoce liofilizowane = freeze dried fruit; owoce suszone = dried fruit
pt: fruta desidratada = dehydrated fruit; frutos desidratados = dried fruits; fruta liofilizada = freeze dried fruit
not: dried fruit garland; fruit dehydrator; fruit powder dispenser
  "powder|polvo|polvere|pó" -> 110630     # 1106.30: flour, meal and powder of products of ch. 8
  "leather|cuero|piel|cuoio|pelle|couro" -> 200799
  "roll up" -> 200799
  "mixed|mezcla|mixto|misto|mistura" -> 081350
  "mix" -> 081350
  "haw" -> 200799
  * -> 081340
t: freeze dried fruit slices => 081340
t: baobab fruit powder 200g => 110630
t: fruit dehydrator machine => !0813

@ dried-herb
en: dried oregano; oregano; dried basil; dried thyme; bay leaf; thyme; dried rosemary; fenugreek seed; fenugreek; sage leaf; dried mint; bay leaves; rosemary leaf; marjoram; tarragon; dried sage; curry leaf dried; lavender dried; sumac; asafoetida; nigella seed; kaffir lime leaf; epazote; lemongrass dried; rosemary + dried|leaves|whole|cut|herb; celery seed; dill seed; annatto seed; kalonji; kasuri methi; black cumin seed; black seed; moringa leaf powder; hibiscus flower; chamomile flower; fenugreek powder; savory herb
de: Oregano = oregano; Thymian = thyme; Lorbeerblätter = bay leaves; Rosmarin = rosemary + getrocknet|gerebelt|Gewürz; Majoran = marjoram; Bockshornklee = fenugreek; Salbei = sage + getrocknet|Blätter; getrocknetes Basilikum = dried basil; Sumach = sumac; Estragon = tarragon; Schwarzkümmel = nigella; Bohnenkraut = savory
fr: origan = oregano; thym = thyme; laurier = bay leaf + feuilles|sauce; romarin = rosemary + séché|feuilles|cueillie; sauge = sage; fenugrec = fenugreek; marjolaine = marjoram; basilic séché = dried basil; estragon = tarragon; nigelle = nigella; sumac = sumac; menthe séchée = dried mint
es: orégano = oregano; tomillo = thyme; laurel = bay leaf + hojas|hoja; romero = rosemary + seco|hojas|especia; fenogreco = fenugreek; albahaca seca = dried basil; mejorana = marjoram; estragón = tarragon; zumaque = sumac; salvia = sage + hojas|seca
it: origano = oregano; timo = thyme + secco|foglie|spezia; alloro = laurel + foglie|foglia; rosmarino = rosemary; salvia = sage + foglie|essiccata; fieno greco = fenugreek; maggiorana = marjoram; basilico essiccato = dried basil; sommacco = sumac
nl: oregano = oregano; tijm = thyme; laurierblad = bay leaf; rozemarijn = rosemary; fenegriek = fenugreek; salie = sage; marjolein = marjoram; gedroogde basilicum = dried basil; dragon = tarragon + kruid|gedroogd
pl: oregano = oregano; tymianek = thyme; liść laurowy = bay leaf; rozmaryn = rosemary; majeranek = marjoram; kozieradka = fenugreek; bazylia suszona = dried basil; szałwia = sage; czarnuszka = nigella; lubczyk = lovage; cząber = savory; kozieradek = fenugreek; czarnuszek = nigella
pt: orégãos = oregano; orégano = oregano; tomilho = thyme; louro = bay leaf + folha|folhas; alecrim = rosemary; manjericão seco = dried basil; feno grego = fenugreek; sálvia = sage; salva = sage + folhas|seca
not: thyme oil; oregano oil; rosemary oil; sage green; rosemary shampoo; fenugreek capsule; thyme seed; sage smudge; black seed oil; sage bundle; white sage; oregano seed; bay leaf garland; oregano capsule; fenugreek sprouting; rosemary essential; rosemary extract; rosemary plant; thyme plant; sage wreath; thyme syrup; fenugreek extract; sage dress; oregano extract; sumac tree; rosemary hair; thyme essential; laurel wreath; sage smudging; sage colour; clary sage
  "thyme" -> 091099
  "thymian" -> 091099
  "thym" -> 091099
  "tomillo" -> 091099
  "timo" -> 091099
  "tijm" -> 091099
  "tymianek" -> 091099
  "tomilho" -> 091099
  "bay" -> 091099
  "lorbeerblatter" -> 091099
  "laurier" -> 091099
  "laurierblad" -> 091099
  "laurel" -> 091099
  "alloro" -> 091099
  "laurowy" -> 091099
  "louro" -> 091099
  "fenugreek" -> 091099
  "bockshornklee" -> 091099
  "fenugrec" -> 091099
  "fieno greco" -> 091099
  "fenogreco" -> 091099
  "feno grego" -> 091099
  "fenegriek" -> 091099
  "kozieradka" -> 091099
  "methi" -> 091099
  "dill" -> 091099
  "celery" -> 120991     # celery seed: 1209 by the explanatory notes
  "annatto" -> 140490
  "asafoetida" -> 130190
  "nigella" -> 120799
  "kalonji" -> 120799
  "black seed" -> 120799
  "black cumin" -> 120799
  "schwarzkummel" -> 120799
  "czarnuszka" -> 120799
  "marjoram": * 071290    # sweet marjoram is a vegetable of 0712, oregano a plant of 1211
  "majoran" -> 071290
  "majeranek" -> 071290
  "marjolaine" -> 071290
  "maggiorana" -> 071290
  "tarragon" -> 071290
  "estragon" -> 071290
  * -> 121190
t: dried oregano 50g => 121190
t: bay leaves dried => 091099
t: fenugreek seeds 500g => 091099
t: oregano oil capsules => !1211

@ duck-meat
en: duck meat; duck breast; duck leg; whole duck; duck + frozen|chilled|roast|confit|halves; magret; duck tongue; duck wing; peking duck
de: Entenfleisch; Entenbrust; Entenkeule; Ente + gefroren|frisch
fr: canard; magret de canard; cuisse de canard; confit de canard
es: pato + congelado|fresco|carne|confit; magret de pato; confit de pato
it: anatra; petto d'anatra
nl: eendenborst; eend + bevroren|vers
pl: kaczka + mrożona|świeża|mięso; pierś z kaczki
pt: carne de pato; peito de pato
not: rubber duck; duck egg; duck tape; duck feather; duck down; duck fat; duck toy; duck call; patadas
  "confit" -> 160239
  state=preserved|roasted -> 160239 ~.05
  state=smoked|dried|salted -> 021099 ~.03
  "whole duck": state=frozen 020742 ~.6; * 020741
  state=frozen -> 020745 ~.5
  * -> 020744
t: frozen duck legs => 020745
t: fresh duck breast => 020744
t: rubber duck bath => !0207

@ edible-insect
en: edible insect; cricket flour; cricket powder; edible cricket; edible mealworm; roasted cricket; roasted mealworm; grasshopper snack; silkworm pupa canned; buffalo worm snack
de: essbare Insekten; Insektensnack
fr: insectes comestibles
es: insectos comestibles
  state=roasted|preserved -> 160290 ~.15   # 1602 seasoned, roasted insects
  state=live -> 010649 ~.01
  * -> 041010
t: dried edible crickets => 041010
t: live crickets reptile feed => !0410

@ eel
en: eel; unagi; smoked eel; kabayaki eel; roasted eel; glass eel; eel fillet
de: Aal; Räucheraal
fr: anguille; anguille fumée
es: anguila; angulas
it: anguilla; capitone
nl: paling; gerookte paling
pl: węgorz; węgorz wędzony
pt: enguia
not: eel skin; moray eel; angular
  state=live -> 030192 ~.1
  "glass eel" -> 030192
  state=preserved|roasted -> 160417 ~.4
  "kabayaki" -> 160417
  "unagi" -> 160417
  state=smoked -> 030544 ~.15
  form=fillet state=frozen -> 030469
  state=frozen -> 030326 ~.5
  * -> 030274
t: roasted eel unagi kabayaki frozen => 160417
t: smoked eel => 030544
t: eel skin wallet => !0302

@ egg
en: hen egg; chicken egg; egg + fresh|free range|dozen|shell|organic|tray|barn|caged; quail egg; duck egg; hatching egg; table egg; salted duck egg; century egg; fertilised egg; boiled egg; free range egg; preserved egg; goose egg; fertile egg; ostrich egg fresh
de: Hühnerei = hen egg; Eier = egg + frisch|Freiland|Bio|Stück|Bodenhaltung; Wachteleier = quail egg; Bruteier = hatching egg; Freilandeier = free range egg; Hühnereier = hen egg
fr: œuf = egg + poule|frais|plein air|bio|caille; œufs de poule = hen eggs; œufs de caille = quail eggs; œufs à couver = hatching eggs
es: huevo = egg + gallina|fresco|camperos|docena; huevos de gallina = hen egg; huevos de codorniz = quail egg; huevos frescos = fresh egg
it: uova = egg + fresche|gallina|allevate; uova di gallina = hen egg; uova di quaglia = quail egg
nl: kippeneieren = chicken egg; eieren = egg + vers|scharrel|vrije uitloop; kwarteleieren = quail egg; broedeieren = hatching egg
pl: jaja = eggs + kurze|świeże|przepiórcze; jajka = eggs + kurze|świeże|wolny wybieg; jaja wylęgowe = hatching eggs
pt: ovos = eggs + galinha|frescos|codorniz|dúzia; ovos de galinha = hen eggs; ovos de codorniz = quail eggs
not: egg cup; egg timer; egg noodle; egg carton; egg tray machine; chocolate egg; easter egg; egg incubator; egg beater; egg slicer; vibrating egg; egg boiler; egg cooker; egg chair; egg white powder; egg holder; egg poacher; egg ring; egg separator; egg box; egg yolk; egg roll; egg powder; fish egg; egg basket; egg candler; caviar; egg turner; surprise egg; egg lamp; brine shrimp egg; bird nest; egg steamer; yoni egg; wooden egg; egg tray; kegel egg; egg pasta; egg crate
  "hatching": "duck|pato|anatra" 040719; "quail" 040719; "goose|ganso|oca" 040719; "turkey|pavo|tacchino|peru" 040719; * 040711
  "fertile": "duck|pato|anatra" 040719; "quail" 040719; "goose|ganso|oca" 040719; "turkey|pavo|tacchino|peru" 040719; * 040711
  "fertilised": "duck|pato|anatra" 040719; "quail" 040719; * 040711
  "century" -> 040790
  "peeled" -> 040899
  "not in shell" -> 040899
  state=preserved|salted -> 040790 ~.03
  "duck|pato|anatra" -> 040729
  "quail" -> 040729
  "goose|ganso|oca" -> 040729
  "ostrich" -> 040729
  "wachteleier" -> 040729
  "caille" -> 040729
  "codorniz" -> 040729
  "przepiorcze" -> 040729
  * -> 040721
t: fresh hen eggs free range dozen => 040721
t: salted duck eggs cooked => 040790
t: chicken hatching eggs fertile => 040711
t: egg cup ceramic => !0407

@ egg-product
en: egg powder; whole egg powder; dried egg; liquid egg; liquid whole egg; egg yolk; egg yolk powder; egg white; egg white powder; egg albumin; egg albumen; dried egg white; frozen egg yolk; pasteurised egg; liquid egg white; meringue powder egg
de: Eipulver = egg powder; Volleipulver = whole egg powder; Eigelb = egg yolk; Eigelbpulver = egg yolk powder; Eiweißpulver + Ei|Hühnerei; Flüssigei = liquid egg; Eiklar = egg white
fr: poudre d'œuf = egg powder; œufs en poudre = egg powder; jaune d'œuf = egg yolk; blanc d'œuf = egg white; blanc d'œuf en poudre = egg white powder; œufs liquides = liquid eggs
es: huevo en polvo = egg powder; yema de huevo = egg yolk; clara de huevo = egg white; huevo líquido = liquid egg; albúmina de huevo = egg albumen
it: uova in polvere = egg powder; tuorlo = egg yolk; albume = egg white; albume in polvere = egg white powder; tuorlo d'uovo = egg yolk
nl: eipoeder = egg powder; eidooier = egg yolk; eiwitpoeder = egg white powder + ei|kip; vloeibaar ei = liquid egg
pl: jaja w proszku = egg powder; białko jaja = egg white; żółtko w proszku = egg yolk powder; białko jaja w proszku = egg white powder
pt: ovo em pó = egg powder; gema de ovo = egg yolk; clara de ovo = egg white; ovo líquido = liquid egg
not: egg white mask; egg yolk separator; egg white separator
  "white": state=ground|dried 350211 ~.6; * 350219
  "albumin": state=frozen 350219 ~.05; * 350211
  "albumen": state=frozen 350219 ~.05; * 350211
  "clara": state=ground|dried 350211; * 350219
  "albume": state=ground|dried 350211; * 350219
  "yolk": state=ground|dried 040811 ~.5; * 040819
  "yema": state=ground|dried 040811 ~.5; * 040819
  "eigelb": state=ground|dried 040811 ~.5; * 040819
  state=ground|dried -> 040891 ~.5
  * -> 040899
t: whole egg powder 25kg => 040891
t: dried egg white powder => 350211
t: frozen egg yolk => 040819
t: egg white separator => !3502

@ escargot
en: escargot; edible snail; snail meat; escargots de bourgogne; canned snail; helix snail meat; land snail
de: Weinbergschnecken; Schnecken + essbar|Dose
fr: escargot; escargots de bourgogne
es: caracoles; caracol + terrestre|comestible
it: lumache; escargot
nl: escargots; slakken + eetbaar|blik
pl: ślimaki + jadalne|mięso
pt: caracóis
not: snail cream; snail mucin; snail slime; aquarium snail; snail serum; snail mask; snail plate; escargot plate; escargot dish; escargot tong
  state=canned|preserved -> 160558 ~.5
  * -> 030760
t: canned escargots => 160558
t: frozen snail meat => 030760
t: snail mucin serum => !0307

@ exotic-fruit
en: kiwi fruit; kiwifruit; dragon fruit; passion fruit; lychee; pomegranate; persimmon; durian; jackfruit; rambutan; longan; star fruit; tamarind; pitaya; cherimoya; soursop; loquat; dried persimmon; canned lychee; jackfruit in brine; prickly pear fruit; custard apple; carambola; frozen durian; sapodilla; dried longan; jujube; red date; freeze dried durian; noni fruit; breadfruit; feijoa; kiwi + fresh|gold|fruit|kg|green|dried|frozen; frozen passion fruit pulp; pomegranate aril; litchi; kaki fruit; granadilla; tamarind paste; tamarind pulp; salak; graviola
de: Kiwi = kiwi fruit; Granatapfel = pomegranate; Drachenfrucht = dragon fruit; Litschi = lychee; Passionsfrucht = passion fruit; Maracuja = passion fruit; Kaki = persimmon; Durian = durian; Jackfrucht = jackfruit; Kiwis = kiwi fruit; Tamarinde = tamarind; Sternfrucht = star fruit
fr: kiwi = kiwi fruit; grenade = pomegranate + fruit|fraîche|arilles; litchi = lychee; fruit de la passion = passion fruit; fruit du dragon = dragon fruit; kaki = persimmon + fruit; jacquier = jackfruit; kiwis = kiwi fruits; tamarin = tamarind; litchis = lychees; corossol = soursop
es: kiwi = kiwi fruit; granada = pomegranate + fruta|fresca|kg; lichi = lychee; maracuyá = passion fruit; pitahaya = dragon fruit; caqui = persimmon; durián = durian; kiwis = kiwi fruit; tamarindo = tamarind; chirimoya = cherimoya; fruta de la pasión = passion fruit; guanábana = soursop; yaca = jackfruit
it: kiwi = kiwi fruit; melograno = pomegranate; litchi = lychee; frutto della passione = passion fruit; pitaya = pitaya; cachi = persimmon + frutta|vaniglia; melagrana = pomegranate; tamarindo = tamarind; nespole = loquat
nl: kiwi = kiwi fruit; granaatappel = pomegranate; lychee = lychee; passievrucht = passion fruit; drakenfruit = dragon fruit; kaki = persimmon + fruit; jackfruit = jackfruit; kiwi's = kiwi fruit; tamarinde = tamarind
pl: kiwi = kiwi; granat = pomegranate + owoc|świeży; liczi = lychee; marakuja = passion fruit; kaki = persimmon + owoc; durian = durian; smoczy owoc = dragon fruit; pitaja = dragon fruit; tamarynd = tamarind
pt: kiwi = kiwi; romã = pomegranate; líchia = lychee; maracujá = passion fruit; pitaia = pitaya; dióspiro = persimmon; caqui = persimmon; jaca = jackfruit; tamarindo = tamarind; fruta do conde = custard apple; graviola = soursop
not: pomegranate seed oil; passion fruit juice; kiwi bird; kiwi polish; pomegranate juice; persimmon seed; pomegranate extract; pomegranate molasses; hand grenade; kiwi slicer; passion fruit syrup; lychee juice; pomegranate capsule; noni juice; pomegranate tool; star anise; lychee jelly; kiwi vape; durian candy; passion flower; dragon fruit powder drink; kiwi plush; dragon fruit cactus; jujube candy; loquat leaf; kiwi plant; tamarind chutney; prickly pear oil; kaki cloth; grano; granos
  kind=candied -> 200600 ~.01
  "tamarind": "paste|pasta" 081340 ~.5; "chutney" 200190; * 081340
  "tamarindo" -> 081340
  "tamarinde" -> 081340
  "tamarin" -> 081340
  state=juice -> 200989 ~.01
  state=preserved -> 200899 ~.05
  state=salted -> 200899 ~.02
  state=frozen -> 081190 ~.12
  "jujube" -> 081340
  "red dates" -> 081340
  state=dried|ground -> 081340 ~.05
  "kiwi" -> 081050
  "kiwis" -> 081050
  "kiwifruit" -> 081050
  "durian" -> 081060
  "persimmon" -> 081070
  "kaki" -> 081070
  "caqui" -> 081070
  "cachi" -> 081070
  "diospiro" -> 081070
  * -> 081090
t: fresh green kiwi fruit => 081050
t: canned lychees in syrup => 200899
t: frozen durian pulp => 081190
t: fresh pomegranates => 081090
t: dried persimmon => 081340
t: pomegranate seed oil => !0810

@ fig
en: dried fig; fresh fig; figs; fig fruit; smyrna fig; fig paste; black mission fig
de: Feigen = figs; getrocknete Feigen = dried fig; Feige = fig
fr: figues = figs; figue = fig; figues séchées = dried figs
es: higos = figs; higo = figs; higos secos = dried fig; brevas = early fig
it: fichi = figs; fichi secchi = dried fig; fico = fig + fresco|secco|frutto
nl: vijgen = figs; vijg = fig fruit; gedroogde vijgen = dried fig
pl: figi suszone = dried figs; figa = fig + suszona|świeża; figi = figs + suszone|świeże|kg|owoce|g
pt: figos = figs; figo = fig; figos secos = dried figs
not: fig tree; fiddle leaf fig; fig jam; fig candle; fig leaf; fig diffuser; fig seed; fig roll; fig plant; fig perfume; higado; figado
  "paste|pasta" -> 200799
  state=frozen -> 081190 ~.03
  state=preserved -> 200899 ~.03
  * -> 080420
t: dried figs 250g => 080420
t: fiddle leaf fig plant => !0804

@ fish
en: fish fillet; whole fish; fresh fish; frozen fish; smoked fish; dried fish; salted fish; fish steak; fish meat; white fish fillet; edible fish; fish portion; fish block; dry fish
de: Fischfilet = fish fillet; Frischfisch = fresh fish; Räucherfisch = smoked fish; Trockenfisch = dried fish; Tiefkühlfisch = frozen fish; Speisefisch = edible fish
fr: poisson = fish; filet de poisson = fish fillet; poisson séché = dried fish; poisson fumé = smoked fish; poisson congelé = frozen fish
es: pescado = edible fish; filete de pescado = fish fillet; pescado seco = dried fish; pescado congelado = frozen fish
it: pesce = fish + fresco|surgelato|congelato|secco|affumicato; filetto di pesce = fish fillet
nl: visfilet = fish fillet; verse vis = fresh fish; gedroogde vis = dried fish; gerookte vis = smoked fish
pl: ryba = fish + mrożona|świeża|wędzona; filet rybny = fish fillet; ryby mrożone = frozen fish
pt: peixe = fish + fresco|congelado|seco; filete de peixe = fish fillet
not: fish tank; fish hook; fish bowl; ornamental fish; fish toy; fish lamp; pesca; pescar
  form=breaded -> 160419 ~.03
  state=preserved -> 160419 ~.05
  state=smoked -> 030549 ~.06
  state=dried -> 030559 ~.08
  state=salted -> 030569 ~.05
  form=minced state=frozen -> 030499
  form=fillet ~.4: state=frozen 030489 ~.6; * 030449
  state=frozen -> 030389 ~.5
  * -> 030289
ask: state; form
t: dried fish 500g => 030559
t: frozen white fish fillets => 030489
t: fish tank filter => !03

@ fish-meal-edible
en: fish powder; fish flour; shrimp powder; bonito powder; krill powder; bonito flake; katsuobushi; fish protein powder; dried bonito; anchovy powder; crayfish powder
de: Fischpulver; Bonitoflocken
fr: poudre de poisson; flocons de bonite
es: harina de pescado para consumo humano; polvo de camarón
  "flake" -> 030559
  "katsuobushi" -> 030559
  "dried bonito" -> 030559
  "shrimp" -> 030990
  "krill" -> 030990
  "crayfish" -> 030990
  * -> 030910
t: bonito flakes katsuobushi 40g => 030559
t: fish meal animal feed => !0309

@ fish-offal
en: fish maw; fish head; fish tail; fish swim bladder; salmon head; fish bladder; salmon belly; fish liver; fish skin edible; fish bone edible; milt
de: Fischköpfe = fish head; Fischleber = fish liver
fr: têtes de poisson = fish heads; foie de morue = cod liver
es: cabezas de pescado = fish head; hígado de bacalao = cod liver
pt: cabeças de peixe = fish heads
not: fish head mask; cod liver oil
  "liver|hígado|fegato|fígado": state=canned 160419 ~.6; state=frozen 030391; * 030291
  state=dried|salted|smoked -> 030572 ~.5
  "maw" -> 030572
  state=frozen -> 030399 ~.7
  * -> 030299
t: dried fish maw => 030572
t: frozen salmon heads => 030399
t: frozen salmon fillet => !0303

@ fish-oil
en: fish oil; cod liver oil; salmon oil; krill oil; omega 3 fish oil; liquid fish oil; crude fish oil; fish liver oil; anchovy oil; tuna oil; seal oil; squid oil; shark liver oil
de: Fischöl = fish oil; Lebertran = cod liver oil; Lachsöl = salmon oil; Krillöl = krill oil; Dorschlebertran = cod liver oil
fr: huile de poisson = fish oil; huile de foie de morue = cod liver oil; huile de saumon = salmon oil; huile de krill = krill oil
es: aceite de pescado = fish oil; aceite de hígado de bacalao = cod liver oil; aceite de salmón = salmon oil; aceite de krill = krill oil
it: olio di pesce = fish oil; olio di fegato di merluzzo = cod liver oil; olio di salmone = salmon oil
nl: visolie = fish oil; levertraan = cod liver oil; zalmolie = salmon oil; krillolie = krill oil
pl: olej rybi = fish oil; tran = cod liver oil; olej z łososia = salmon oil
pt: óleo de peixe = fish oil; óleo de fígado de bacalhau = cod liver oil; óleo de salmão = salmon oil
  "capsule|cápsula" -> 210690 
  "softgel" -> 210690     # dosed capsules with additives are supplements
  "gummies" -> 210690
  "tablet" -> 210690
  "kapseln" -> 210690
  "gelules" -> 210690
  "capsulas" -> 210690
  "capsule omega" -> 210690
  "hydrogenated" -> 151610
  "liver" -> 150410
  "lebertran" -> 150410
  "foie" -> 150410
  "higado" -> 150410
  "fegato" -> 150410
  "levertraan" -> 150410
  "tran" -> 150410
  "figado" -> 150410
  "seal" -> 150430
  * -> 150420
t: crude fish oil in drums => 150420
t: cod liver oil 250ml bottle => 150410
t: omega 3 fish oil 1000mg softgels => 210690
t: fishing reel oil => !1504

@ fish-prepared
en: fish finger; fish stick; fish cake; fish burger; surimi stick; crab stick; fish ball; fish paste; fish sausage; kamaboko; gefilte fish; breaded fish fillet; battered fish; canned fish; tinned fish; fish and chips fillet; surimi; narutomaki; chikuwa; fish tofu; fishcake; fish nugget; fish spread; tarama; taramasalata; seafood stick; imitation crab
de: Fischstäbchen; Surimi; Fischfrikadelle; Fischkonserve; Backfisch; Fischbällchen
fr: bâtonnets de poisson; surimi; poisson pané; bâtonnet de crabe; boulettes de poisson
es: palitos de pescado; palitos de cangrejo; surimi; pescado empanado; conserva de pescado
it: bastoncini di pesce; surimi; polpette di pesce
nl: vissticks; visstick; surimi; krabsticks; lekkerbekje
pl: paluszki rybne; surimi; paluszki krabowe; konserwa rybna; kotlet rybny
pt: douradinhos; barritas de pescada; delícias do mar; surimi; conserva de peixe
  "surimi block" -> 030499
  "frozen surimi" -> 030499
  "fish finger" -> 160419
  "fish stick" -> 160419
  form=breaded -> 160419 ~.1
  "breaded" -> 160419
  form=fillet -> 160419
  "canned|en conserva|in scatola|em conserva|enlatado" -> 160419
  * -> 160420
t: frozen fish fingers => 160419
t: surimi crab sticks 250g => 160420
t: fish balls frozen => 160420
t: frozen fish fillets raw => !1604

@ fish-roe
en: fish roe; caviar; sturgeon caviar; salmon roe; masago; tobiko; lumpfish roe; bottarga; mentaiko; trout roe; ikura; cod roe; black caviar; red caviar; herring roe; fish egg; lumpfish caviar; capelin roe
de: Kaviar = caviar; Fischrogen = fish roe; Lachskaviar = salmon caviar; Forellenkaviar = trout caviar; Seehasenrogen = lumpfish roe
fr: caviar = caviar; œufs de saumon = salmon roe; œufs de lompe = lumpfish roe; œufs de truite = trout roe; boutargue = bottarga; poutargue = bottarga
es: caviar = caviar; huevas de salmón = salmon roe; huevas de pescado = fish roe; huevas de lumpo = lumpfish roe
it: caviale = caviar; uova di salmone = salmon roe; bottarga = bottarga; uova di lompo = lumpfish roe
nl: kaviaar = caviar; viskuit = fish roe; zalmkuit = salmon roe
pl: kawior = caviar; ikra = fish roe; kawior z łososia = salmon roe
pt: caviar = caviar; ovas de salmão = salmon roe; ovas de peixe = fish roe
not: caviar spoon; caviar server; caviar skin; caviar beads nail; caviar cream; caviar nail; caviar hair
  "bottarga" -> 030520
  "mentaiko" -> 030520
  state=raw -> 030291 ~.05
  state=frozen -> 030391 ~.1
  state=dried|smoked -> 030520 ~.05
  "sturgeon" -> 160431
  "beluga" -> 160431
  "ossetra" -> 160431
  "salmon" -> 160432
  "trout" -> 160432
  "lumpfish" -> 160432
  "red caviar" -> 160432
  "masago" -> 160432
  "tobiko" -> 160432
  "black caviar" -> 160431
  "caviar" -> 160431
  "kaviar" -> 160431
  * -> 160432
t: sturgeon caviar 50g tin => 160431
t: salmon roe ikura 100g => 160432
t: frozen herring roe => 030391
t: mother of pearl caviar spoon => !1604

@ flatfish
en: plaice; sole fish; flounder; turbot; halibut; dover sole; lemon sole; halibut fillet; plaice fillet; sole fillet; yellowfin sole; megrim; brill + fish|fresh|frozen; flounder fillet
de: Scholle; Seezunge; Heilbutt; Steinbutt; Schollenfilet; Flunder
fr: plie; limande; flétan; turbot; filet de sole; carrelet
es: lenguado; rodaballo; halibut; fletán
it: sogliola; rombo + fresco|pesce|chiodato; platessa
nl: schol; tong + vis|vers; heilbot; tarbot; scholfilet
pl: flądra; halibut; turbot; gładzica
pt: linguado; pregado; alabote; solha
not: sole leather; lengua; lingua; prego; pregos; pliant; pliante
  form=breaded -> 160419 ~.03
  state=preserved -> 160419 ~.02
  state=smoked -> 030549 ~.03
  form=fillet ~.4: state=frozen 030483 ~.7; * 030443
  state=frozen ~.6: "halibut" 030331; "plaice" 030332; "turbot" 030334; "dover sole" 030333; "lemon sole" 030339; "yellowfin sole" 030339; "sole" 030333; * 030339
  "halibut" -> 030221
  "plaice" -> 030222
  "turbot" -> 030224
  "lemon sole" -> 030229
  "sole" -> 030223
  * -> 030229
t: frozen plaice fillets => 030483
t: fresh whole turbot => 030224
t: shoe sole rubber => !03

@ flour-nut-pulse
en: almond flour; coconut flour; chickpea flour; besan; tapioca flour; cassava flour; ground almond; gram flour; lentil flour; pea flour; hazelnut flour; almond meal; chestnut flour; urad flour; yam flour; sago flour; green banana flour; plantain flour; tiger nut flour; garri; gari; sweet potato flour; pumpkin seed flour; lupin flour; fufu flour; soy flour; soya flour; flaxseed meal; linseed meal food; peanut flour; sesame flour; sunflower flour; tigernut flour
de: Mandelmehl = almond flour; Kokosmehl = coconut flour; Kichererbsenmehl = chickpea flour; gemahlene Mandeln = ground almond; Sojamehl = soy flour; Kastanienmehl = chestnut flour; Leinmehl = linseed flour
fr: farine d'amande = almond flour; poudre d'amande = ground almond; farine de pois chiche = chickpea flour; farine de coco = coconut flour; farine de manioc = cassava flour; farine de châtaigne = chestnut flour; farine de soja = soya flour; amande en poudre = ground almond
es: harina de almendra = almond flour; harina de garbanzo = chickpea flour; harina de coco = coconut flour; almendra molida = ground almond; harina de yuca = cassava flour; harina de soja = soya flour
it: farina di mandorle = almond flour; farina di ceci = chickpea flour; farina di cocco = coconut flour; farina di castagne = chestnut flour; farina di soia = soya flour
nl: amandelmeel = almond flour; kokosmeel = coconut flour; kikkererwtenmeel = chickpea flour; sojameel = soy flour; kastanjemeel = chestnut flour; tapiocameel = tapioca flour
pl: mąka migdałowa = almond flour; mąka kokosowa = coconut flour; mąka z ciecierzycy = chickpea flour; mąka sojowa = soy flour; mąka z tapioki = tapioca flour; mąka kasztanowa = chestnut flour
pt: farinha de amêndoa = almond flour; farinha de coco = coconut flour; farinha de grão de bico = chickpea flour; farinha de mandioca = cassava flour; farinha de soja = soy flour
  "soy" -> 120810
  "soya" -> 120810
  "soja" -> 120810
  "sojamehl" -> 120810
  "soia" -> 120810
  "sojameel" -> 120810
  "sojowa" -> 120810
  "flaxseed" -> 120890
  "leinmehl" -> 120890
  "linseed|linaza|semi di lino|linhaça" -> 120890
  "peanut|cacahuete|cacahuate|maní|arachide|amendoim" -> 120890
  "sesame" -> 120890
  "sunflower|girasol|girasole|girassol" -> 120890
  "pumpkin seed" -> 120890
  "chickpea" -> 110610
  "besan" -> 110610
  "gram" -> 110610
  "lentil" -> 110610
  "pea" -> 110610
  "urad" -> 110610
  "lupin" -> 110610
  "kichererbsenmehl" -> 110610
  "pois chiche" -> 110610
  "garbanzo" -> 110610
  "ceci" -> 110610
  "kikkererwtenmeel" -> 110610
  "ciecierzycy" -> 110610
  "grao de bico" -> 110610
  "tapioca" -> 110814      # sold as flour, it is the starch
  "tapiocameel" -> 110814
  "tapioki" -> 110814
  "cassava|manioca" -> 110620
  "manioc" -> 110620
  "yuca" -> 110620
  "mandioca" -> 110620
  "garri" -> 110620
  "gari" -> 110620
  "yam" -> 110620
  "sago" -> 110620
  "sweet potato" -> 110620
  "fufu" -> 110620
  "tiger nut" -> 110620
  * -> 110630
t: blanched almond flour 1kg => 110630
t: gram flour besan 2kg => 110610
t: cassava flour 500g => 110620
t: raw almonds shelled => !1106

@ flour-other
en: rice flour; corn flour; rye flour; oat flour; buckwheat flour; masa harina; glutinous rice flour; maize flour; millet flour; quinoa flour; barley flour; sorghum flour; teff flour; corn meal flour; maize meal; gluten free flour; brown rice flour; wholemeal rye flour; ragi flour; mealie meal; cornflour maize
de: Reismehl = rice flour; Maismehl = maize flour; Roggenmehl = rye flour; Hafermehl = oat flour; Buchweizenmehl = buckwheat flour; glutenfreies Mehl = gluten free flour
fr: farine de riz = rice flour; farine de maïs = maize flour; farine de seigle = rye flour; farine de sarrasin = buckwheat flour; farine d'avoine = oat flour
es: harina de arroz = rice flour; harina de maíz = maize flour; harina de centeno = rye flour; harina de avena = oat flour; harina de sarraceno = buckwheat flour
it: farina di riso = rice flour; farina di mais = maize flour; farina di segale = rye flour; farina di avena = oat flour; farina di grano saraceno = buckwheat flour
nl: rijstebloem = rice flour; maismeel = maize flour; roggemeel = rye flour; havermeel = oat flour; boekweitmeel = buckwheat flour; rijstmeel = rice flour
pl: mąka ryżowa = rice flour; mąka kukurydziana = corn flour; mąka żytnia = rye flour; mąka owsiana = oat flour; mąka gryczana = buckwheat flour
pt: farinha de arroz = rice flour; farinha de milho = maize flour; farinha de centeio = rye flour; farinha de aveia = oat flour
not: corn starch; cornflour starch; gluten free flour mix
  "gluten free" -> 190120
  "mealie" -> 110313
  "maize meal" -> 110313
  "corn" -> 110220
  "maize" -> 110220
  "masa" -> 110220
  "maismehl" -> 110220
  "mais" -> 110220
  "maiz" -> 110220
  "maismeel" -> 110220
  "kukurydziana" -> 110220
  "milho" -> 110220
  * -> 110290
t: rice flour 1kg => 110290
t: masa harina corn flour => 110220
t: corn starch powder => !1102

@ flour-wheat
en: wheat flour; plain flour; bread flour; all purpose flour; self raising flour; spelt flour; strong white flour; cake flour; wholemeal flour; 00 flour; flour; whole wheat flour; chakki atta; atta flour; maida; semolina flour fine; pastry flour; pizza flour; white flour
de: Weizenmehl = wheat flour; Dinkelmehl = spelt flour; Mehl = flour; Vollkornmehl = wholemeal flour; Mehl Type 405 = flour type 405
fr: farine de blé = wheat flour; farine = flour; farine d'épeautre = spelt flour; farine complète = wholemeal flour; farine t55 = t55 wheat flour
es: harina de trigo = wheat flour; harina = flour; harina de fuerza = strong white flour; harina integral = wholemeal flour; harina de espelta = spelt flour
it: farina di grano = wheat flour; farina 00 = 00 flour; farina di frumento = wheat flour; farina = flour; farina manitoba = manitoba flour; farina di farro = spelt flour; farina integrale = wholemeal flour
nl: tarwebloem = wheat flour; bloem = flour + tarwe|bakken|kg; speltmeel = spelt flour; tarwemeel = wheat flour; patentbloem = fine wheat flour; volkorenmeel = wholemeal flour
pl: mąka pszenna = wheat flour; mąka = flour; mąka orkiszowa = spelt flour; mąka pełnoziarnista = wholemeal flour
pt: farinha de trigo = wheat flour; farinha = flour; farinha integral = wholemeal flour; farinha de espelta = spelt flour
not: flour sifter; corn flour; rice flour; almond flour; coconut flour; flour tortilla; flour sieve; rye flour; flour bag cotton; flour mill; chickpea flour; oat flour; flour duster; flour sack towel; flour jar; flour container; bone flour; flour scoop; flour dispenser; fish flour; bean flour; nut flour; cassava flour; wood flour; farinha de mandioca; farina di mais; flour storage; farina di riso; soy flour; flour canister; farina di cocco; farine de mais; farina di ceci
  "self raising" -> 190120    # with raising agent: a mix of 1901
  "self rising" -> 190120
  * -> 110100
t: wheat flour type 405 1kg => 110100
t: spelt flour organic => 110100
t: flour sifter stainless => !1101

@ foie-gras
en: foie gras; fatty liver of duck; goose liver; duck liver; duck foie gras; bloc de foie gras
de: Gänseleber = goose liver; Stopfleber = foie gras
fr: foie gras = foie gras; foie gras de canard = duck foie gras; bloc de foie gras = bloc de foie gras
es: foie gras = foie gras; hígado de pato = duck liver
it: foie gras = foie gras; fegato d'oca = goose liver
  state=raw "goose|ganso|oca" -> 020753
  state=raw -> 020743 ~.15
  state=frozen "goose|ganso|oca" -> 020755
  state=frozen -> 020745 ~.1
  * -> 160220
t: bloc de foie gras canned => 160220
t: fresh duck foie gras raw => 020743
t: duck breast chilled => !1602

@ food-preparation
en: tofu; plant based burger; veggie burger; vegan sausage; soy mince; textured vegetable protein; soya chunks; tvp; soy protein concentrate; seitan; vegan cheese; non dairy creamer; coffee creamer; whipping topping vegetable; jelly dessert; gelatin dessert; jello; jelly crystals; flavoured syrup; coffee syrup; vegan egg substitute; meal replacement; meal replacement shake; protein bar; energy gel; energy bar; custard jelly; cocktail syrup; fruit syrup drink; slush syrup; edible glitter; food colouring sugar; konjac rice; popping boba; pea protein burger; plant based meat; vegan chicken nugget; ice cream stabiliser; cotton candy flavour; frosting; buttercream; cake icing; royal icing; meat substitute; vegan mayonnaise base; slush concentrate; drinks syrup; bubble tea powder; nata de coco; coconut jelly; aloe vera gel food; egg replacer; taro powder drink; sugar free syrup; squash cordial; vegan nugget; fortified drink powder; soy protein; textured soy protein; bubble tea syrup; jelly cup; vegan burger; plant based mince; whipped topping; cream powder topping; plant protein concentrate; fruit jelly cup; quorn; silken tofu; smoothie powder; sea moss gel; jelly pudding; mushroom coffee
de: Tofu = tofu; veganer Burger = vegan burger; Sojageschnetzeltes = soya strip; vegane Wurst = vegan sausage; Kaffeeweißer = coffee creamer; Götterspeise = jelly dessert; Barista Sirup = barista syrup; Proteinriegel = protein bar; Energieriegel = energy bar; Fleischersatz = meat substitute; Seitan = seitan; veganer Käse = vegan cheese; Getränkesirup = beverage syrup; Eiersatz = egg substitute; Kaffeesirup = coffee syrup; Wackelpudding = jelly dessert; Tortenguss = cake glaze
fr: tofu = tofu; steak végétal = plant based burger; protéine de soja texturée = textured soy protein; gelée alimentaire dessert = jelly dessert; sirop de menthe = mint syrup; barre protéinée = protein bar; sirop de grenadine = grenadine syrup; sirop pour café = coffee syrup; fromage végétal = vegan cheese; substitut de repas = meal replacement; seitan = seitan; crème végétale = vegetable cream; saucisse végétale = vegan sausage; nappage = cake topping
es: tofu = tofu; hamburguesa vegetal = plant based burger; soja texturizada = textured vegetable protein; gelatina postre = jelly dessert; barrita proteica = protein bar; salchicha vegana = vegan sausage; queso vegano = vegan cheese; sirope de café = coffee syrup; sustituto de comida = meal replacement; seitán = seitan; gelatina sabor = flavoured gelatin; barrita energética = energy bar; batido sustitutivo = meal replacement shake
it: tofu = tofu; burger vegetale = plant based burger; soia disidratata = textured soya; sciroppo per bevande = drink syrup; barretta proteica = protein bar; formaggio vegano = vegan cheese; seitan = seitan; granulare di soia = soya granule; panna vegetale = vegetable cream; pasto sostitutivo = meal replacement; gelatina dessert = jelly dessert; sciroppo di menta = mint syrup
nl: tofu = tofu; vegaburger = veggie burger; vegetarische burger = veggie burger; koffiecreamer = coffee creamer; limonadesiroop = lemonade syrup; eiwitreep = protein bar; vleesvervanger = meat substitute; seitan = seitan; vegan kaas = vegan cheese; maaltijdvervanger = meal replacement; energiereep = energy bar; gelatinepudding = gelatin pudding; tahoe = tofu; siroop = syrup + limonade|koffie|ranja; vegan kazen = vegan cheese
pl: tofu = tofu; burger roślinny = plant based burger; kotlety sojowe = soy cutlets; syrop barmański = bar syrup; baton proteinowy = protein bar; śmietanka do kawy proszek = coffee creamer powder; syrop do kawy = coffee syrup; galaretka = jelly + smak|deser|proszek; seitan = seitan; ser wegański = vegan cheese; granulat sojowy = soy granules; syrop malinowy = raspberry syrup; koktajl białkowy posiłek = protein meal shake
pt: tofu = tofu; hambúrguer vegetal = plant based burger; soja texturizada = textured vegetable protein; gelatina em pó = gelatin powder; barra de proteína = protein bar; queijo vegan = vegan cheese; seitan = seitan; xarope de groselha = redcurrant syrup; substituto de refeição = meal replacement; salsicha vegetal = vegetable sausage; gelatina = gelatin + sabor|morango|sobremesa
not: tofu press; tofu cat litter; jelly mould; frosting tip; icing bag; icing nozzle; tofu knife; icing sugar; glass frosting; tofu maker; energy bar gel cushion; frosting spray; icing spatula; jello shot cup; syrup pump; icing tip; icing piping; frosting spatula; window frosting; seitan base; jello mould; tofu mould; syrup dispenser; jelly cup cover; jello shot; protein bar box; sirop toux
  "soy protein concentrate" -> 210610
  "textured" -> 210610
  "tvp" -> 210610
  "soya chunks" -> 210610
  "soy mince" -> 210610
  "sojageschnetzeltes" -> 210610
  "texturee" -> 210610
  "texturizada" -> 210610
  "granulat sojowy" -> 210610
  "disidratata" -> 210610
  "soy protein isolate" -> 350400
  "seitan" -> 210690
  "frosting": * 170490 
  "buttercream" -> 170490
  "icing" -> 170490
  "edible glitter" -> 170490
  "protein bar": "chocolate|cioccolato" 180690; * 210690
  "nata de coco" -> 200899
  "coconut jelly" -> 200899
  * -> 210690
t: firm tofu 400g => 210690
t: textured soy protein chunks 1kg => 210610
t: vanilla coffee syrup 750ml => 210690
t: tofu press kitchen => !2106

@ freshwater-fish
en: tilapia; tilapia fillet; pangasius; pangasius fillet; basa fillet; basa fish; catfish; catfish fillet; swai fillet; nile perch; nile perch fillet; carp; snakehead fish; silver carp; carp fillet; grass carp
de: Tilapia; Pangasius; Pangasiusfilet; Karpfen; Wels; Viktoriabarsch
fr: tilapia; panga; filet de panga; perche du nil; carpe + poisson|fraîche|entière
es: tilapia; panga; perca del nilo; carpa + pescado|fresca|congelada; bagre
it: tilapia; pangasio; carpa; persico
nl: tilapia; pangasius; karper; meerval; nijlbaars
pl: tilapia; panga; karp; sum + filet|ryba
pt: tilápia; panga; perca do nilo; carpa + peixe|fresca
not: catfish lure; carp fishing; carp bait; carp rod; carp reel; catfish bait; koi carp
  state=live "carp" -> 030193
  state=live -> 030199 ~.01
  form=breaded -> 160419 ~.02
  state=preserved -> 160419 ~.02
  state=smoked -> 030544 ~.01
  state=dried -> 030552 ~.02
  state=salted -> 030564 ~.01
  form=fillet ~.5: state=fresh|chilled|raw "tilapia" 030431; state=fresh|chilled|raw "carp" 030439; state=fresh|chilled|raw "perch" 030433; state=fresh|chilled|raw 030432 ~.2; "tilapia" 030461; "perch" 030463; "carp" 030469; "snakehead" 030469; * 030462
  state=frozen ~.6: "tilapia" 030323; "carp" 030325; "karpfen" 030325; "perch" 030329; "snakehead" 030329; * 030324
  "tilapia" -> 030271
  "carp" -> 030273
  "karpfen" -> 030273
  "perch" -> 030279
  "snakehead" -> 030279
  * -> 030272
t: frozen pangasius fillets => 030462
t: frozen whole tilapia => 030323
t: live carp => 030193
t: carp fishing rod => !03

@ frozen-fruit
en: frozen fruit; frozen fruit mix; smoothie mix frozen; fruit puree frozen; frozen tropical fruit; fruit pulp frozen; smoothie fruit mix; frozen fruit puree
de: Tiefkühlobst; gefrorene Früchte; Obstmischung gefroren
fr: fruits surgelés; mélange de fruits surgelés
es: fruta congelada; mezcla de frutas congeladas
it: frutta surgelata
nl: diepvriesfruit; bevroren fruit
pl: mrożone owoce; mieszanka owocowa mrożona
pt: fruta congelada
  * -> 081190
t: frozen tropical fruit mix 1kg => 081190
t: frozen vegetables => !0811

@ frozen-vegetables
en: mixed vegetables; frozen vegetables; vegetable mix; stir fry vegetables; wok mix; frozen mixed vegetables; soup vegetables; macedoine; frozen stir fry mix; dried vegetable mix; canned mixed vegetables; dehydrated vegetables; dried vegetables; frozen vegetable; vegetable powder
de: Gemüsemischung = vegetable mix; Tiefkühlgemüse = frozen vegetables; Suppengemüse = soup vegetables; Mischgemüse = mixed vegetables; Wokgemüse = wok vegetable; Suppengrün = soup greens; Trockengemüse = dried vegetables
fr: légumes surgelés = frozen vegetables; macédoine de légumes = macedoine; poêlée de légumes = pan fry vegetables; mélange de légumes = vegetable mix; légumes déshydratés = dehydrated vegetables; julienne de légumes = julienne vegetables
es: verduras congeladas = frozen vegetables; menestra = mixed vegetables; mezcla de verduras = vegetable mix; salteado de verduras = stir fry vegetables; verduras deshidratadas = dehydrated vegetables; menestra de verduras = mixed vegetables
it: verdure surgelate = frozen vegetables; minestrone surgelato = frozen minestrone vegetables; verdure miste = mixed vegetables; misto verdure = mixed vegetables; contorno di verdure = vegetable side dish
nl: diepvriesgroenten = frozen vegetables; gemengde groenten = mixed vegetables; wokgroenten = wok vegetables; roerbakgroenten = stir fry vegetables; gedroogde groenten = dried vegetables
pl: mieszanka warzywna = vegetable mix; mrożone warzywa = frozen vegetables; warzywa na patelnię = frying vegetables; suszone warzywa = dried vegetables; mieszanka chińska = chinese vegetable mix; włoszczyzna suszona = dried soup vegetables
pt: mistura de legumes = vegetable mix; legumes congelados = frozen vegetables; macedónia = macedoine; salteado de legumes = stir fry vegetables
not: vegetable mix seeds
  kind=vinegar -> 200190 ~.02
  state=dried|ground -> 071290 ~.05
  state=preserved -> 200599 ~.1
  "canned|en conserva|in scatola|em conserva|enlatado" -> 200599
  * -> 071090
t: frozen mixed vegetables 1kg => 071090
t: dried vegetable mix for soup => 071290
t: vegetable seeds set => !0710

@ game-meat
en: venison; deer meat; wild boar meat; game meat; kangaroo meat; quail meat; pheasant meat; ostrich meat; frog leg; pigeon meat; reindeer meat; bison jerky; elk meat; crocodile meat; camel meat; alpaca meat; wild game
de: Wildfleisch = game meat; Hirschfleisch = deer meat; Rehfleisch = roe deer meat; Wildschweinfleisch = wild boar meat; Froschschenkel = frog leg; Wachtel = quail + gefroren|frisch
fr: gibier = game meat; viande de cerf = deer meat; sanglier = wild boar meat + viande|congelé; cuisses de grenouille = frog legs; caille = quail + congelée|fraîche
es: carne de caza = game meat; carne de venado = venison; ciervo = deer meat + carne; ancas de rana = frog leg; codorniz = quail + congelada|fresca
it: selvaggina = game meat; carne di cervo = venison; cinghiale = wild boar + carne; cosce di rana = frog leg; quaglia = quail + fresca
nl: wildvlees = game meat; hertenvlees = venison; kikkerbillen = frog leg
pl: dziczyzna = game meat; mięso z jelenia = deer meat
pt: carne de caça = game meat; carne de veado = venison; codorniz = quail + carne
  "crocodile" -> 020850
  "camel" -> 020860
  "alpaca" -> 020860
  state=preserved -> 160290 ~.04
  state=smoked|dried|salted -> 021099 ~.05
  * -> 020890
t: frozen venison steaks => 020890
t: crocodile meat frozen => 020850
t: deer antler chew => !0208

@ garlic
en: garlic; garlic powder; fresh garlic; garlic granule; garlic flake; black garlic; garlic paste; peeled garlic; garlic clove; minced garlic; garlic salt; leek; chive; ginger garlic paste; dried garlic; garlic bulb; dried chive; freeze dried chive
de: Knoblauch = garlic; Knoblauchpulver = garlic powder; Lauch = leek; Schnittlauch = chive; Porree = leek; Knoblauchpaste = garlic paste
fr: ail = garlic + frais|poudre|tête|noir|semoule|rose|kg; ail en poudre = garlic powder; poireau = leek; ciboulette = chive
es: ajo = garlic; ajos = garlic; ajo en polvo = garlic powder; puerro = leek; cebollino = chive; ajo negro = black garlic
it: aglio = garlic; aglio in polvere = garlic powder; porro = leek; erba cipollina = chive
nl: knoflook = garlic; knoflookpoeder = garlic powder; prei = leek; bieslook = chive
pl: czosnek = garlic; czosnek granulowany = garlic granule; por = leek; szczypiorek = chives; czosnek suszony = dried garlic
pt: alho = garlic; alho em pó = garlic powder; alho francês = leek; cebolinho = chive; alho poró = leek
not: garlic press; garlic bread; garlic crusher; garlic supplement; garlic oil; garlic sauce; garlic keeper; garlic mayonnaise; garlic capsule; garlic peeler; garlic butter; garlic chopper; garlic extract; garlic tablet; garlic grater; garlic roller; leek seed; chive seed; garlic seed
  "garlic salt" -> 210390
  "ginger garlic" -> 210390
  "paste|pasta" -> 200599
  kind=vinegar -> 200190 ~.02
  "black garlic" -> 200599
  state=preserved -> 200599 ~.03
  state=frozen -> 071080 ~.03
  state=dried|ground -> 071290 ~.25
  "leek" -> 070390
  "chives" -> 070390
  "poireau" -> 070390
  "lauch" -> 070390
  "schnittlauch" -> 070390
  "puerro" -> 070390
  "porro" -> 070390
  "prei" -> 070390
  * -> 070320
t: fresh garlic bulbs 10kg => 070320
t: garlic powder jar => 071290
t: fresh leeks => 070390
t: garlic press stainless => !0703

@ gelatine
en: gelatin; gelatine; gelatin powder; gelatine leaf; bovine gelatin; fish gelatin; gelatin sheet; isinglass; animal glue; hide glue; rabbit skin glue; bone glue; pork gelatin; beef gelatin; leaf gelatine
de: Gelatine = gelatine; Blattgelatine = leaf gelatine; Gelatinepulver = gelatine powder; Hautleim = hide glue; Knochenleim = bone glue
fr: gélatine = gelatine; gélatine en feuilles = leaf gelatine; colle de peau = hide glue; gélatine alimentaire = edible gelatine
es: gelatina neutra = unflavoured gelatine; gelatina en láminas = gelatine leaf; cola de conejo = rabbit skin glue; colas de pescado = fish glue
it: gelatina in fogli = gelatin sheet; colla di pesce = isinglass; gelatina alimentare = edible gelatin; colla di coniglio = rabbit skin glue
nl: gelatine = gelatine; blaadjes gelatine = leaf gelatine; huidlijm = hide glue; beenderlijm = bone glue
pl: żelatyna = gelatin; żelatyna spożywcza = edible gelatin; klej skórny = hide glue
pt: gelatina em folhas = gelatine leaves; gelatina neutra = unflavoured gelatine
not: gelatin dessert; gelatin capsule; gelatin silver print; gelatin filter; gelatin hair mask; gelatin mould; ballistic gelatin; empty gelatin capsule; gelatin plate printing; vegan gelatin
  * -> 350300
t: beef gelatin powder 250 bloom => 350300
t: gelatin silver print photo => !3503

@ ginger
en: fresh ginger; ginger root; ginger powder; ground ginger; dried ginger; galangal; ginger + fresh|whole|spice|slices|root|kg|baby; dry ginger; ginger flakes; galangal root; ginger paste
de: Ingwer = ginger; Ingwerpulver = ginger powder; frischer Ingwer = fresh ginger; Ingwerwurzel = ginger root; Galgant = galangal
fr: gingembre = ginger; gingembre moulu = ground ginger; gingembre frais = fresh ginger; galanga = galangal
es: jengibre = ginger; jengibre molido = ground ginger; raíz de jengibre = ginger root; jengibre fresco = fresh ginger
it: zenzero = ginger; zenzero in polvere = ginger powder; radice di zenzero = ginger root
nl: gember = ginger; gemberpoeder = ginger powder; verse gember = fresh ginger
pl: imbir = ginger; imbir mielony = ground ginger; korzeń imbiru = ginger root; imbir świeży = fresh ginger
pt: gengibre = ginger; gengibre em pó = ginger powder; raiz de gengibre = ginger root
not: ginger tea; ginger beer; ginger ale; gingerbread; pickled ginger; candied ginger; ginger biscuit; ginger oil; ginger shot; ginger grater; crystallised ginger; ginger hair; ginger wig; ginger nut; ginger extract; ginger shampoo; ginger juice; ginger essential; ginger candy; ginger supplement; ginger cat; ginger plaster; ginger lily; ginger drops; ginger chews; ginger capsule
  "galangal" -> 121190
  "galgant" -> 121190
  "paste|pasta" -> 210390
  kind=vinegar -> 200190 ~.02
  kind=candied -> 200600 ~.02
  state=frozen -> 091011 ~.01
  state=ground -> 091012 ~.25
  * -> 091011
t: fresh ginger root 13kg => 091011
t: ground ginger powder => 091012
t: ginger beer bottle => !0910

@ goat-meat
en: goat meat; goat leg; chevon; goat carcass; goat curry cut; caprine meat
de: Ziegenfleisch = goat meat
fr: viande de chèvre = goat meat; viande de chevreau = kid goat meat
es: carne de cabra = goat meat; carne caprina = caprine meat
it: carne di capra = goat meat
nl: geitenvlees = goat meat
pt: carne de cabra = goat meat
  state=preserved -> 160290 ~.02
  * -> 020450
t: frozen goat meat cubes => 020450
t: goat milk soap => !0204

@ goose-meat
en: goose meat; goose breast; whole goose; goose leg; goose + frozen|chilled|roast; guinea fowl; pintade
de: Gänsefleisch = goose meat; Gänsebrust = goose breast; Gänsekeule = goose leg; Gans = goose + gefroren|frisch; Perlhuhn = guinea fowl
fr: viande d'oie = goose meat; oie = goose + congelée|fraîche; pintade = guinea fowl
es: carne de ganso = goose meat; pintada = guinea fowl
it: carne d'oca = goose meat; faraona = guinea fowl
nl: ganzenvlees = goose meat; parelhoen = guinea fowl
pl: gęsina = goose meat; gęś = goose + mrożona|świeża
not: goose down; goose feather; goose fat; goose neck; pintar
  "guinea" -> 020760
  "pintade" -> 020760
  "perlhuhn" -> 020760
  "faraona" -> 020760
  state=preserved|roasted -> 160239 ~.05
  state=smoked|dried|salted -> 021099 ~.03
  "whole goose": state=frozen 020752 ~.7; * 020751
  state=frozen -> 020755 ~.5
  * -> 020754
t: frozen whole goose => 020752
t: guinea fowl meat chilled => 020760
t: goose down feather => !0207

@ grape
en: table grape; fresh grape; red grape; grapes; seedless grape; raisin; sultanas; dried grape; golden raisin; currant dried; white grape; raisins; sultana raisin; zante currant; wine grape
de: Trauben = grapes; Weintrauben = grapes; Rosinen = raisins; Sultaninen = sultanas; Tafeltrauben = table grape; Korinthen = dried currant
fr: raisin = grape; raisins secs = raisins; raisins = grapes; raisin de table = table grape; raisins de corinthe = zante currant; raisin sec = raisin
es: uvas = grapes; uva de mesa = table grape; pasas = raisins; uvas pasas = raisins; uva = grapes + mesa|fresca|blanca|kg; pasas sultanas = sultanas
it: uva = grapes; uva da tavola = table grape; uvetta = raisins; uva passa = raisins; uva sultanina = sultanas
nl: druiven = grapes; rozijnen = raisins; krenten = currant dried; blauwe druiven = blue grapes
pl: winogrona = grapes; rodzynki = raisins; winogrono = grapes; winogrona bezpestkowe = seedless grapes
pt: uvas = grapes; uvas passas = raisins; uva de mesa = table grape; passas de uva = raisins; sultanas = sultanas
not: grape seed; grape juice; grape must; grape hyacinth; grape vine; grape purple; grape leaf; grape extract; chocolate raisin; yogurt raisin; grape shears; raisin bread; grape skin; grape seed oil; grapes decoration; artificial grapes; grape vinegar; grape trellis; grape soda; grape brandy; grape candy
  "raisin": * 080620
  "raisins secs" -> 080620
  "raisins": * 080620
  "rosinen" -> 080620
  "pasas" -> 080620
  "uvetta|sultanina|sultanine|passolina" -> 080620
  "passa|passas" -> 080620
  "rozijnen" -> 080620
  "rodzynki" -> 080620
  "sultanas" -> 080620
  "sultaninen" -> 080620
  "krenten" -> 080620
  "korinthen" -> 080620
  state=dried -> 080620 ~.03
  state=preserved -> 200899 ~.02
  state=frozen -> 081190 ~.02
  * -> 080610
t: fresh table grapes seedless => 080610
t: raisins 500g => 080620
t: grape seed oil => !0806

@ grapefruit
en: grapefruit; pomelo; pink grapefruit; ruby grapefruit; kumquat; yuzu; calamondin; citron fruit; grapefruit segments; bergamot fruit; buddha's hand fruit; finger lime; yuzu fruit; pummelo; etrog
de: Grapefruit = grapefruit; Pampelmuse; Pomelo = pomelo; Kumquat = kumquat
fr: pamplemousse = grapefruit; pomélo = pomelo; kumquat = kumquat; cédrat = citron fruit
es: pomelo = grapefruit; toronja = grapefruit; kumquat = kumquat
it: pompelmo = grapefruit; pomelo = pomelo; kumquat = kumquat; cedro = citron + frutto|fresco|candito; bergamotto frutto = bergamot fruit
nl: grapefruit = grapefruit; pomelo = pomelo; kumquat = kumquat
pl: grejpfrut = grapefruit; pomelo = pomelo; kumkwat = kumquat
pt: toranja = grapefruit; pomelo = pomelo; kumquat = kumquat
not: grapefruit seed extract; grapefruit spoon; grapefruit knife; yuzu juice; grapefruit juice; grapefruit essential oil; grapefruit oil; yuzu ponzu; grapefruit candle; grapefruit soda; yuzu scent; kumquat tree; yuzu tea; grapefruit extract; yuzu sauce; yuzu kosho; cedrata
  state=preserved -> 200830 ~.04
  state=frozen -> 081190 ~.02
  kind=candied -> 200600 ~.02
  "kumquat" -> 080590
  "yuzu" -> 080590
  "citron" -> 080590
  "etrog" -> 080590
  "bergamot" -> 080590
  "finger lime" -> 080590
  "cedro" -> 080590
  * -> 080540
t: fresh pink grapefruit => 080540
t: fresh yuzu fruit => 080590
t: grapefruit seed extract drops => !0805

@ green-bean
en: green bean; french bean; runner bean; string bean; haricots verts; fine bean; fresh bean; yardlong bean; haricot vert; wax bean; frozen green bean; canned green bean
de: grüne Bohnen = green bean; Buschbohnen = bush bean; Prinzessbohnen = fine green bean; Stangenbohnen = pole bean; Brechbohnen = cut green bean
fr: haricots verts = green beans; haricot vert = green bean; haricots plats = flat green beans
es: judías verdes = green bean; ejotes = green bean; vainitas = green bean; habichuelas verdes = green bean
it: fagiolini = green bean; fagiolini verdi = green bean
nl: sperziebonen = green bean; snijbonen = runner bean; groene bonen = green bean; haricots verts = haricots verts
pl: fasolka szparagowa = green beans; fasola szparagowa = green beans
pt: feijão verde = green bean; vagem = green bean
not: green bean coffee; green bean seed
  state=preserved -> 200559 ~.15
  state=frozen -> 071022 ~.3
  state=dried -> 071290 ~.01
  * -> 070820
t: frozen green beans => 071022
t: fresh french beans => 070820
t: green bean coffee extract => !0708

@ ham
en: ham; prosciutto; serrano ham; iberico ham; parma ham; jamon; cooked ham; dry cured ham; smoked ham; gammon; ham hock; black forest ham
de: Schinken = ham; Kochschinken = cooked ham; Rohschinken = raw cured ham; Räucherschinken = smoked ham
fr: jambon = ham; jambon cru = dry cured ham; jambon cuit = cooked ham; jambon blanc = cooked ham; jambon sec = dry cured ham
es: jamón = ham; jamón ibérico = iberico ham; jamón serrano = serrano ham; jamón cocido = cooked ham; jamón de york = cooked ham
it: prosciutto = ham; prosciutto crudo = dry cured ham; prosciutto cotto = cooked ham
nl: ham = ham + plak|gerookt|gekookt|rauw; beenham = gammon ham; achterham = ham
pl: szynka = ham; szynka wędzona = smoked ham; szynka parmeńska = parma ham; szynek = ham
pt: presunto = cured ham; fiambre = cooked ham
not: ham radio; ham slicer; ham stand; ham holder; ham knife; jamon stand; fiambrera; fiambreras
  state=preserved -> 160241 ~.3
  "cooked|cocido|cozido" -> 160241
  "kochschinken" -> 160241
  "cotto" -> 160241
  "fiambre" -> 160241
  form=bone-in -> 021011 ~.3
  form=boneless -> 021019 ~.5
  * -> 021019
ask: state; form
t: cooked ham sliced => 160241
t: iberico ham leg with bone => 021011
t: boneless prosciutto => 021019
t: ham stand holder => !0210

@ hazelnut
en: hazelnut; hazelnut kernel; hazelnuts; roasted hazelnut; filbert; chopped hazelnut; hazelnut meal; hazelnut in shell
de: Haselnuss = hazelnut; Haselnüsse = hazelnuts; Haselnusskerne = hazelnut kernel; gemahlene Haselnüsse = ground hazelnut
fr: noisette = hazelnut; noisettes = hazelnuts
es: avellanas = hazelnut; avellana = hazelnut
it: nocciole = hazelnuts; nocciola = hazelnut
nl: hazelnoten = hazelnuts; hazelnoot = hazelnut
pl: orzechy laskowe = hazelnuts; orzech laskowy = hazelnut
pt: avelã = hazelnut; avelãs = hazelnuts
not: hazelnut spread; hazelnut coffee; hazelnut syrup; hazelnut oil; hazelnut chocolate; hazelnut milk; hazelnut paste; hazelnut wafer; hazelnut butter; hazelnut cream; hazelnut colour; hazelnut praline; hazelnut brown; witch hazel; hazelnut cocoa; hazelnut flavour
  "meal" -> 110630
  "flour|harina|farina|farinha" -> 110630
  "ground|molido|macinato|moído" -> 080222
  state=roasted|salted|preserved -> 200819 ~.25
  form=in-shell -> 080221 ~.12
  * -> 080222
t: shelled hazelnut kernels => 080222
t: roasted hazelnuts 1kg => 200819
t: hazelnut cocoa spread => !0802

@ herb-fresh
en: fresh herb; fresh parsley; parsley; coriander leaf; fresh coriander; fresh basil; fresh mint; fresh dill; okra; chard; fresh fennel; fennel bulb; bamboo shoot fresh; watercress; lemongrass fresh; bean sprout; mung bean sprout; fresh rosemary; cilantro; samphire; alfalfa sprout; ladies finger okra; rhubarb; drumstick moringa pod; microgreen; water spinach; curry leaf fresh; fiddlehead; water lily root fresh; fresh cress; ridge gourd loofah fresh; frozen okra; dill weed fresh; dried parsley; dried dill
de: Petersilie = parsley; frische Kräuter = fresh herbs; frisches Basilikum = fresh basil; Okra = okra; Mangold = chard; Fenchel = fennel + Knolle|frisch; Sojasprossen = bean sprout; Rhabarber = rhubarb; Koriandergrün = coriander leaf
fr: persil = parsley; basilic frais = fresh basil; herbes fraîches = fresh herbs; fenouil = fennel; blettes = chard; coriandre fraîche = fresh coriander; germes de soja = soya bean sprouts; gombo = okra; rhubarbe = rhubarb
es: perejil = parsley; cilantro = cilantro; albahaca fresca = fresh basil; hinojo = fennel; acelga = chard; brotes de soja = soya bean sprout; quimbombó = okra; ruibarbo = rhubarb
it: prezzemolo = parsley; basilico fresco = fresh basil; finocchio = fennel; bietola = chard; germogli di soia = bean sprout; erbe fresche = fresh herb; rabarbaro = rhubarb
nl: peterselie = parsley; verse basilicum = fresh basil; venkel = fresh fennel; snijbiet = chard; taugé = bean sprout; verse kruiden = fresh herb; rabarber = rhubarb
pl: pietruszka natka = parsley; świeża bazylia = fresh basil; koper = dill + świeży|mrożony; kiełki = sprouts; botwina = beet greens; rabarbar = rhubarb; natka pietruszki = parsley
pt: salsa = parsley + fresca|folha|molho; coentros = coriander; manjericão fresco = fresh basil; funcho = fennel; acelga = chard; quiabo = okra; ruibarbo = rhubarb
not: parsley seed; okra seed; basil seed; coriander seed; fennel seed; herb seed; herb scissors; herb garden kit; mint essential oil; herb keeper; herb saver; rhubarb root; basil plant; herb stripper; herb grinder; mint tea; parsley oil; herb mill
  "basil": state=dried|ground 121190; state=frozen 071080; * 121190   # 1211 names basil, mint, rosemary, sage, in all states
  "basilikum" -> 121190
  "basilic" -> 121190
  "mint" -> 121190
  "rosemary" -> 121190
  "lemongrass" -> 121190
  "basilico" -> 121190
  "albahaca" -> 121190
  "bazylia" -> 121190
  "curry leaf" -> 121190
  "bean sprout": state=preserved 200599; state=frozen 071029; * 070999
  "rhubarb": state=preserved 200899; state=frozen 071080; * 070999
  state=preserved -> 200599 ~.03
  state=frozen -> 071080 ~.06
  state=dried|ground -> 071290 ~.06
  * -> 070999
t: fresh parsley bunch => 070999
t: fresh basil herb => 121190
t: dried parsley flakes => 071290
t: basil seeds chia drink => !0709

@ herring
en: herring; herring fillet; kipper; rollmop; matjes; pickled herring; bloater; maatjes; smoked herring; marinated herring
de: Hering = herring; Heringsfilet = herring fillet; Matjes = matjes; Rollmops = rollmop; Bismarckhering = marinated herring
fr: hareng = herring; filet de hareng = herring fillet; hareng fumé = smoked herring; hareng mariné = marinated herring
es: arenque = herring; arenque ahumado = smoked herring
it: aringa = herring
nl: haring = herring; maatjesharing = maatjes; zure haring = pickled herring; rolmops = rollmop
pl: śledź = herring; śledzie = herring; filety śledziowe = herring fillets; śledź w oleju = herring in oil
pt: arenque = herring
  "matjes" -> 030561
  "maatjes" -> 030561
  "rollmop" -> 160412
  kind=vinegar -> 160412 ~.1
  state=preserved -> 160412 ~.2
  state=smoked -> 030542 ~.12
  "kipper" -> 030542
  state=salted -> 030561 ~.12
  state=dried -> 030554 ~.02
  form=fillet: state=frozen 030486 ~.6; * 030449
  state=frozen -> 030351 ~.7
  * -> 030241
t: pickled herring in vinegar jar => 160412
t: frozen whole herring => 030351
t: smoked herring kippers => 030542
t: mackerel fillets frozen => !0305

@ honey
en: honey; manuka honey; raw honey; acacia honey; honeycomb honey; comb honey; wildflower honey; flower honey; bee honey; sidr honey; creamed honey; natural honey; forest honey; clover honey
de: Honig = honey; Bienenhonig = bee honey; Blütenhonig = blossom honey; Waldhonig = forest honey; Akazienhonig = acacia honey; Manuka Honig = manuka honey
fr: miel = honey; miel d'acacia = acacia honey; miel de fleurs = flower honey; miel de lavande = lavender honey; miel de manuka = manuka honey
es: miel = honey; miel de abeja = bee honey; miel de flores = flower honey; miel de manuka = manuka honey; miel de azahar = orange blossom honey
it: miele = honey; miele di acacia = acacia honey; miele millefiori = wildflower honey; miele di castagno = chestnut honey
nl: honing = honey; bloemenhoning = flower honey; acaciahoning = acacia honey; bijenhoning = bee honey; honing = honey + pot|bloemen|vloeibaar|acacia|gram|kilo|g
pl: miód = honey; miód pszczeli = bee honey; miód akacjowy = acacia honey; miód lipowy = linden honey; miód gryczany = buckwheat honey
pt: mel = honey; mel de abelhas = bee honey; mel de eucalipto = eucalyptus honey; mel de flores = flower honey
not: artificial honey; honey artificial; imitation honey; honey dipper; honey pot; honey extractor; honeycomb blind; honeycomb panel; honey bee; honey blonde; honey roasted; honeycomb ball; honey mask; honey soap; honey strainer; honey mustard; honey spoon; honey gate; honey cake; honeycomb paper; honey calcite; honey candle; honey uncapping; honey lozenge; honey wax; honey melon; honey jar pot; artificial honey; honeycomb sheet; honey badger
  * -> 040900
t: raw acacia honey 500g jar => 040900
t: honey dipper wooden => !0409
t: paper honeycomb balls => !0409

@ horse-meat
en: horse meat; horsemeat; donkey meat
de: Pferdefleisch = horse meat
fr: viande de cheval = horse meat; viande chevaline = horse meat
es: carne de caballo = horse meat
it: carne equina = horse meat; carne di cavallo = horse meat
nl: paardenvlees = horse meat
pl: konina = horse meat
  state=smoked|salted|dried -> 021099 ~.05
  state=preserved -> 160290 ~.03
  * -> 020500
t: chilled horse meat => 020500
t: horse feed pellets => !0205

@ ice-cream
en: ice cream; sorbet; ice lolly; gelato; frozen yogurt; ice pop; popsicle edible; vanilla ice cream tub; ice cream bar; choc ice; frozen dessert; ice cream cake; freeze pop; ice lollies; italian ice; kulfi; mochi ice cream; ice cream sandwich; soft serve; granita; chocolate ice cream
de: Eiscreme = ice cream; Speiseeis = ice cream; Sorbet = sorbet; Stieleis = ice lolly; Wassereis = water ice; Vanilleeis = vanilla ice cream; Eis am Stiel = ice lolly
fr: crème glacée = ice cream; glace = ice cream + vanille|bac|bâtonnet|chocolat|fraise; sorbet = sorbet; glaces = ice cream; esquimau = ice cream bar; bâtonnet glacé = ice lolly
es: helado = ice cream; helados = ice cream; sorbete = sorbet; polo de hielo = ice lolly; polos de hielo = ice lolly
it: gelato = gelato; sorbetto = sorbet; ghiacciolo = ice lolly; ghiaccioli = ice lollies; gelato confezionato = packaged ice cream
nl: roomijs = ice cream; ijsje = ice cream; sorbetijs = sorbet; waterijs = ice lolly; schepijs = ice cream; ijsjes = ice cream; ijs = ice cream + vanille|schep|bak
pl: lody = ice cream; sorbet = sorbet; lody na patyku = ice cream on a stick; lody waniliowe = vanilla ice cream
pt: gelado = ice cream; sorvete = ice cream; sorbet = sorbet; gelados = ice creams; picolé = ice lolly
not: ice cream maker; ice cream cone; ice cream scoop; ice cream bowl; ice cream machine; ice lolly mould; ice cream toy; ice cream float; ice cream mix; ice pop mould; popsicle mould; popsicle stick; ice cream cup; ice cream truck; ice cream plush; ice cream tub container; ice cream container; ice cream spoon; ice cream powder; freeze dried ice cream; ice cream mold; ice cream roll pan; ice cream freezer; ice cream stick; popsicle maker; ice cream colour; soft serve machine; ice cream stabilizer; ice cream dish; popsicle bag; ice pop bag; ice cream paper cup; ice cream holder; polo shirt; ice cream squishy; ice cream lamp; ice cream cart; gel; gelo; geleia
  "mix" -> 210690
  "powder|polvo|polvere|pó" -> 210690
  * -> 210500
t: vanilla ice cream tub 2l => 210500
t: ice cream maker machine => !2105

@ infant-formula
en: infant formula; baby formula; follow on milk; baby milk powder; infant milk; baby cereal; infant cereal; baby rice cereal; toddler milk; growing up milk; baby porridge; stage 1 formula; formula milk; infant milk powder; baby biscuit cereal
de: Säuglingsnahrung = infant formula; Babymilch = baby formula; Folgemilch = follow on milk; Babybrei = baby porridge; Anfangsmilch = infant starter milk; Getreidebrei Baby = baby cereal porridge; Pre Milch = pre infant milk
fr: lait infantile = infant milk; lait en poudre bébé = baby milk powder; céréales bébé = baby cereal; lait 2e âge = follow on milk; lait 1er âge = first stage infant milk; céréales infantiles = infant cereal
es: leche infantil = infant milk; fórmula infantil = infant formula; leche de continuación = follow on milk; papilla de cereales = baby cereal; cereales infantiles = infant cereal; leche de inicio = stage 1 formula
it: latte in polvere per neonati = infant milk powder; latte di crescita = growing up milk; latte per lattanti = infant milk; crema di cereali = cream of cereal; latte di proseguimento = follow on milk
nl: babymelk = formula milk; zuigelingenvoeding = infant formula; opvolgmelk = follow on milk; babypap = baby porridge; flesvoeding = formula milk
pl: mleko modyfikowane = infant formula; mleko następne = follow on milk; kaszka dla dzieci = baby cereal; mleko początkowe = infant milk; kaszka ryżowa = baby rice cereal
pt: leite infantil = infant milk; fórmula infantil = infant formula; papa láctea = milk cereal for babies; leite de transição = follow on milk; leite para lactentes = infant milk
not: formula dispenser; formula container; formula milk dispenser; baby formula maker; formula pitcher
  * -> 190110
t: infant formula stage 1 800g tin => 190110
t: baby rice cereal 125g => 190110
t: baby formula maker machine => !1901

@ jam
en: jam; strawberry jam; marmalade; orange marmalade; fruit spread; apricot jam; raspberry jam; fruit jelly; lemon curd; fruit preserve; blueberry jam; confiture; fig jam; apple butter; plum jam; redcurrant jelly; quince paste; grape jelly; chestnut jam; fruit conserve; fruit compote; cranberry sauce; blackcurrant jam; peach jam; cherry jam; powidl; apple sauce; applesauce; fruit puree pouch; rose petal jam; jam jar of; jelly spread; fruit bar pure; apple puree; pear puree; mango jam
de: Konfitüre = jam; Marmelade = jam; Erdbeermarmelade = strawberry jam; Gelee = fruit jelly; Fruchtaufstrich = fruit spread; Pflaumenmus = plum butter; Apfelmus = apple puree; Erdbeerkonfitüre = strawberry jam; Orangenmarmelade = orange marmalade
fr: confiture = jam; marmelade = marmalade; gelée de fruits = fruit jelly; compote = compote; confiture de fraises = strawberry jam; confiture d'abricots = apricot jam; compote de pommes = apple compote; pâte de coing = quince paste; marmelade d'orange = orange marmalade
es: mermelada = jam; confitura = jam; dulce de membrillo = quince paste; compota = fruit compote; mermelada de fresa = strawberry jam; compota de manzana = apple compote; mermelada de naranja = orange marmalade; jalea = fruit jelly + fruta|membrillo
it: marmellata = jam; confettura = jam; composta di frutta = fruit compote; cotognata = quince paste; confettura di fragole = strawberry jam; purea di mele = apple puree; marmellata di arance = orange marmalade
nl: jam = jam; marmelade = marmalade; appelmoes = apple sauce; vruchtengelei = fruit jelly; aardbeienjam = strawberry jam; appelstroop = apple syrup; confituur = jam; appelmoezen = apple sauce
pl: dżem = jam; powidła = plum butter; marmolada = marmalade; konfitura = fruit preserve; dżem truskawkowy = strawberry jam; mus jabłkowy = apple puree; powidła śliwkowe = plum butter
pt: compota = jam; doce de fruta = jam; marmelada = quince paste; geleia = fruit jelly + fruta|morango|frutos; doce de morango = strawberry jam; puré de maçã = apple puree
not: jam jar; jam pan; jam funnel; jam spoon; jam pot; paper jam; jelly shoe; door jam; traffic jam; jam thermometer; jam strainer; jelly bean; jelly candy; jam doughnut; royal jelly; petroleum jelly; jelly sandals; jam session; jelly mask; jelly belly; jam label; pearl jam; space jam; jelly bag; jam biscuit; hoover jam; fruit jelly candy; coconut jelly; jelly dessert; fruit jelly cup; cotogne; marmelo; gelado; gelados
  user=baby -> 200710
  "lemon curd" -> 210690
  "orange" -> 200791
  "lemon" -> 200791
  "citrus" -> 200791
  "orangenmarmelade" -> 200791
  "naranja" -> 200791
  "arance" -> 200791
  "cranberry sauce" -> 200799
  * -> 200799
t: strawberry jam 340g jar => 200799
t: orange marmalade thick cut => 200791
t: jam jars glass with lids => !2007

@ jerky
en: beef jerky; jerky; biltong; meat snack stick; bresaola; dried beef; beef chip; kilishi; turkey jerky; meat jerky
de: Trockenfleisch; Beef Jerky; Bresaola; Bündnerfleisch
fr: viande séchée; viande des grisons; bresaola
es: cecina; carne seca; carne salada
it: bresaola; carne secca
nl: gedroogd vlees; biltong
pl: suszona wołowina; suszone mięso
pt: carne seca; charque; carne de sol
not: jerky gun; jerky dog; jerky maker; chicken jerky dog; jerky treat dog
  for=pet -> 230910 ~.01
  "chicken|pollo|frango" -> 021099
  "turkey|pavo|tacchino|peru" -> 021099
  "pork|cerdo|maiale|suino|porco" -> 021019
  state=cooked -> 160250 ~.1
  "teriyaki" -> 160250
  * -> 021020
t: beef jerky original 100g => 021020
t: dried beef biltong => 021020
t: jerky gun stainless => !0210

@ kefir
en: kefir; buttermilk; sour cream; creme fraiche; cultured milk; fermented milk; lassi; ayran; smetana; labneh; sour milk; acidified milk; curdled milk; laban drink; quark drink
de: Kefir = kefir; Buttermilch = buttermilk; Sauerrahm = sour cream; Schmand = sour cream; Dickmilch = sour milk; saure Sahne = sour cream
fr: kéfir = kefir; lait fermenté = fermented milk; crème fraîche épaisse = thick creme fraiche; crème fraîche = creme fraiche; babeurre = buttermilk; lait ribot = buttermilk
es: kéfir = kefir; leche fermentada = fermented milk; nata agria = sour cream; suero de mantequilla = buttermilk
it: kefir = kefir; panna acida = sour cream; latticello = buttermilk; latte fermentato = fermented milk
nl: kefir = kefir; karnemelk = buttermilk; zure room = sour cream
pl: kefir = kefir; maślanka = buttermilk; śmietana = sour cream; zsiadłe mleko = sour milk; maślanek = buttermilk
pt: kefir = kefir; leite fermentado = fermented milk; natas azedas = sour cream
not: chips sour cream; crisps sour cream; sour cream and onion; kefir grain; kefir starter; water kefir; buttermilk powder; buttermilk pancake; kefir culture
  * -> 040390
t: sour cream 200g => 040390
t: kefir grains starter culture => !0403

@ ketchup
en: ketchup; tomato ketchup; tomato sauce; pasta sauce; pizza sauce; marinara sauce; bolognese sauce; spaghetti sauce; arrabbiata sauce; tomato pasta sauce; salsa dip tomato; catsup; curry ketchup; basil tomato sauce; pasta sauce tomato; tomato frito; salsa sauce; napolitana sauce; tomato salsa
de: Ketchup = ketchup; Tomatenketchup = tomato ketchup; Tomatensauce = tomato sauce; Pastasauce Tomate = pasta sauce tomato; Pizzasauce = pizza sauce; Tomatensoße = tomato sauce
fr: ketchup = ketchup; sauce tomate = tomato sauce; sauce bolognaise = bolognese sauce; sauce pizza = pizza sauce; coulis de tomate basilic = basil tomato sauce
es: ketchup = ketchup; salsa de tomate = tomato sauce; tomate frito = tomato frito; salsa boloñesa = bolognese sauce
it: ketchup = ketchup; salsa di pomodoro = tomato sauce; sugo di pomodoro = tomato sauce; ragù alla bolognese = bolognese sauce; sugo = pasta sauce + pomodoro|basilico|arrabbiata
nl: ketchup = ketchup; tomatenketchup = tomato ketchup; tomatensaus = tomato sauce; pastasaus = pasta sauce; tomatenketchup = tomato ketchup; tomatensauzen = tomato sauce; pastasauzen = pasta sauce
pl: ketchup = ketchup; keczup = ketchup; sos pomidorowy = tomato sauce; sos do pizzy = pizza sauce; sos bolognese = bolognese sauce
pt: ketchup = ketchup; molho de tomate = tomato sauce; molho bolonhesa = bolognese sauce
not: in tomato sauce; in tomatensauce; en sauce tomate; in salsa di pomodoro; en salsa de tomate; em molho de tomate; w sosie pomidorowym; ketchup dispenser; ketchup bottle; ketchup pump; ketchup chips; ketchup squeeze bottle; tomate frito; tomate triturado
  "meat|carne" -> 160250
  * -> 210320
t: tomato ketchup 570g => 210320
t: tomato and basil pasta sauce jar => 210320
t: soy sauce => !210320

@ lamb-meat
en: lamb meat; lamb chop; leg of lamb; lamb shoulder; rack of lamb; mutton; lamb shank; sheep meat; minced lamb; lamb loin; lamb leg; lamb cutlet; ovine meat; lamb + frozen|chilled|boneless|halal|carcass
de: Lammfleisch = lamb meat; Hammelfleisch = mutton; Lammkeule = leg of lamb; Lammkotelett = lamb chop
fr: agneau = lamb; viande d'agneau = lamb meat; gigot d'agneau = leg of lamb; viande ovine = ovine meat
es: carne de cordero = lamb meat; cordero = lamb; carne ovina = ovine meat
it: carne di agnello = lamb meat; agnello = lamb; carne ovina = sheep meat
nl: lamsvlees = lamb meat; schapenvlees = mutton; lamsbout = leg of lamb
pl: jagnięcina = lamb; baranina = mutton
pt: carne de borrego = lamb meat; cordeiro = lamb; carne ovina = sheep meat
not: lamb fur; lamb wool; lamb leather; lamb dog food
  state=preserved -> 160290 ~.02
  state=smoked|salted|dried -> 021099 ~.02
  "mutton carcass" -> 020421
  state=frozen ~.6: form=carcass "lamb|cordero|agnello|cordeiro" 020430; form=carcass 020441 ~.03; form=boneless 020443 ~.3; * 020442
  form=carcass "lamb|cordero|agnello|cordeiro" -> 020410
  form=carcass -> 020421 ~.03
  form=boneless -> 020423 ~.25
  * -> 020422
ask: state; form
t: frozen lamb leg with bone => 020442
t: frozen boneless lamb shoulder => 020443
t: lamb plush toy => !0204

@ lemon
en: lemon; fresh lemon; lime fruit; fresh lime; key lime; persian lime; dried lime; preserved lemon; lemons; lemon slice dried; loomi; lime + fruit|kg|fresh|dried|citrus|tahiti|seedless; black lime; lemon zest dried; tahiti lime; kaffir lime fruit
de: Zitrone = lemon; Zitronen = lemons; Limette = lime; Limetten = lime; getrocknete Limetten = dried lime
fr: citron = lemon; citrons = lemons; citron vert = lime; citrons verts = limes; lime = lime + fruit; citron confit = preserved lemon
es: limón = lemon; limones = lemon; lima = lime + fruta|kg|fresca; limas = lime + fruta|kg|frescas
it: limone = lemon; limoni = lemons; lime = lime + frutto|freschi|kg
nl: citroen = lemon; citroenen = lemons; limoen = lime; limoenen = lime
pl: cytryna = lemon; cytryny = lemons; limonka = lime; limonki = limes; limonek = lime
pt: limão = lemon; limões = lemons; lima = lime + fruta|fresca|kg
not: lemon juice; lemon squeezer; lemon essential oil; lemon balm; lemon grass; lemongrass; lemon zester; lemon tree; lemon yellow; lemon verbena; lemon oil; lemon cake; lemon curd; lemon tea; lemon eucalyptus; lemon print; lemon scented; lemon scent; lemon pepper; lime scale; lime green; lime juice; lemon flavour; lemon candle; lemon quartz; lemon soap; lemon press; lemon salt; lemon drop; lemon extract; lemon biscuit; lemon lime soda; lemon myrtle; lemon acid; lemon slicer; lemon fresh; lemon thyme; lemon chiffon; limonada; limonata
  "preserved lemon" -> 200190
  "confit" -> 200190
  state=preserved -> 200830 ~.03
  state=frozen -> 081190 ~.02
  state=juice -> 200931 ~.01
  "zest" -> 081400
  * -> 080550
t: fresh lemons 5kg => 080550
t: fresh persian limes => 080550
t: lemon squeezer => !0805

@ lentil
en: lentil; red lentil; green lentil; brown lentil; puy lentil; masoor dal; beluga lentil; canned lentil; split red lentil; toor dal; pigeon pea; arhar dal; fava bean; broad bean; horse bean; split broad bean; dal; faba bean; edamame; guar seed
de: Linsen = lentil; rote Linsen = red lentil; Tellerlinsen = large green lentil; Ackerbohnen = field bean; dicke Bohnen = broad bean; Edamame = edamame; Berglinsen = brown mountain lentil
fr: lentilles = lentils; lentilles vertes = green lentils; lentilles corail = red lentils; fèves = fava beans; edamame = edamame
es: lentejas = lentil; lenteja pardina = pardina lentil; lenteja roja = red lentil; habas = broad bean; edamame = edamame
it: lenticchie = lentil; lenticchie rosse = red lentil; fave = broad bean; edamame = edamame
nl: linzen = lentil; rode linzen = red lentil; tuinbonen = broad bean; edamame = edamame
pl: soczewica = lentil; soczewica czerwona = red lentil; bób = broad bean; edamame = edamame
pt: lentilhas = lentils; lentilha vermelha = red lentil; favas = broad beans; edamame = edamame
not: lentil flour; lentil soup; lentil pasta; lentil chip; contact lens
  "toor" -> 071360
  "arhar" -> 071360
  "pigeon" -> 071360
  "guar" -> 071390
  "edamame": state=frozen 071029 ~.7; state=roasted|preserved 200599; * 070890
  "fava": state=preserved|roasted 200599; state=frozen 071029; state=fresh 070890; * 071350
  "broad": state=preserved|roasted 200599; state=frozen 071029; state=dried 071350 ~.5; * 070890
  "faba": * 071350
  "horse bean" -> 071350
  "habas": state=preserved 200599; state=frozen 071029; * 070890
  "feves": state=preserved 200599; state=frozen 071029; * 070890
  state=preserved -> 200599 ~.06
  * -> 071340
t: red split lentils 1kg => 071340
t: toor dal pigeon peas => 071360
t: frozen edamame pods => 071029
t: lentil soup can => !0713

@ lettuce
en: lettuce; iceberg lettuce; romaine; salad leaf; rocket salad; chicory; endive; radicchio; baby leaf; lamb's lettuce; cos lettuce; witloof; butterhead; mixed salad leaves; frisee; bagged salad; belgian endive; arugula; oak leaf lettuce
de: Kopfsalat = head lettuce; Eisbergsalat = iceberg lettuce; Feldsalat = lamb's lettuce; Rucola = arugula; Chicorée = chicory; Radicchio = radicchio; Endivie = endive; Salat + frisch|Blatt; Römersalat = romaine
fr: laitue = lettuce; salade verte = green salad; endive = endive; chicorée frisée = curly endive; mâche = lamb's lettuce; roquette = arugula; salade iceberg = iceberg lettuce
es: lechuga = lettuce; escarola = escarole; endivia = endive; rúcula = arugula; canónigos = lamb's lettuce; lechuga iceberg = iceberg lettuce; achicoria roja = radicchio
it: lattuga = lettuce; radicchio = radicchio; indivia = endive; rucola = arugula; insalata = salad + fresca|busta|mista; valeriana insalata = lamb's lettuce
nl: sla = lettuce + krop|ijsberg|vers; ijsbergsla = iceberg lettuce; witlof = witloof; rucola = arugula; veldsla = lamb's lettuce; andijvie = endive
pl: sałata = lettuce; sałata lodowa = iceberg lettuce; cykoria = chicory + świeża|sałatka; rukola = rocket; roszponka = lamb's lettuce; endywia = endive; roszponek = lamb's lettuce
pt: alface = lettuce; rúcula = arugula; endívia = endive; chicória = chicory; escarola = escarole; alface iceberg = iceberg lettuce
not: lettuce seed; lettuce knife; sea lettuce; chicory root; salad spinner; chicory coffee; salad bowl; lettuce seedling; chicory inulin; chicory extract; macher
  "witloof" -> 070521
  "belgian endive" -> 070521
  "chicoree" -> 070521
  "witlof" -> 070521
  "chicory" -> 070521
  "endivia" -> 070521
  "endives" -> 070521
  "radicchio" -> 070529
  "frisee" -> 070529
  "escarola" -> 070529
  "endivie" -> 070529
  "rocket" -> 070999
  "arugula" -> 070999
  "rucola" -> 070999
  "rucula" -> 070999
  "roquette" -> 070999
  "lamb's lettuce" -> 070999
  "feldsalat" -> 070999
  "iceberg" -> 070511
  "kopfsalat" -> 070511
  "butterhead" -> 070511
  "romaine" -> 070519
  "romersalat" -> 070519
  "mixed|mezcla|mixto|misto|mistura" -> 070519
  * -> 070511
t: fresh iceberg lettuce => 070511
t: romaine hearts fresh => 070519
t: lettuce seeds packet => !0705

@ lobster
en: lobster; lobster tail; rock lobster; spiny lobster; live lobster; lobster meat; crawfish tail; canadian lobster; maine lobster; cooked lobster
de: Hummer = lobster; Hummerschwanz = lobster tail; Languste = spiny lobster
fr: homard = lobster; langouste = spiny lobster; queue de langouste = spiny lobster tail
es: langosta = spiny lobster; bogavante = lobster; cola de langosta = lobster tail
it: astice = lobster; aragosta = spiny lobster
nl: kreeft = lobster; kreeftenstaart = lobster tail; langoest = spiny lobster
pl: homar = lobster; langusta = spiny lobster
pt: lagosta = lobster; lavagante = lobster
not: lobster clasp; lobster claw clasp; lobster bisque; lobster costume; lobster cracker; lobster plush; lobster pot; lobster pick; lobster buckle; lobster hook; lavagem
  state=canned|preserved -> 160530 ~.08
  "rock": state=frozen 030611 ~.7; * 030631
  "spiny": state=frozen 030611 ~.7; * 030631
  "langouste": state=frozen 030611; * 030631
  state=dried|salted|smoked -> 030692 ~.01
  state=frozen -> 030612 ~.5
  * -> 030632
t: live lobster homarus => 030632
t: frozen rock lobster tails => 030611
t: lobster claw clasps jewelry => !03

@ mackerel
en: mackerel; mackerel fillet; smoked mackerel; horse mackerel; saba; scad; jack mackerel; canned mackerel; chub mackerel
de: Makrele = mackerel; Makrelenfilet = mackerel fillet; Räuchermakrele = smoked mackerel; Stöcker = horse mackerel
fr: maquereau = mackerel; filets de maquereaux = mackerel fillets; chinchard = horse mackerel
es: caballa = mackerel; jurel = horse mackerel; filetes de caballa = mackerel fillet; melva = frigate tuna
it: sgombro = mackerel; filetti di sgombro = mackerel fillet
nl: makreel = mackerel; gerookte makreel = smoked mackerel; horsmakreel = horse mackerel
pl: makrela = mackerel; makrela wędzona = smoked mackerel; filety z makreli = mackerel fillets
pt: cavala = mackerel; carapau = horse mackerel; sarda = mackerel
  state=preserved -> 160415 ~.3
  state=smoked -> 030549 ~.12
  state=dried -> 030554 ~.03
  state=salted -> 030569 ~.03
  form=fillet: state=frozen 030489; * 030449
  "horse mackerel" state=frozen -> 030355
  "horse mackerel" -> 030245
  "jack mackerel" -> 030355
  state=frozen -> 030354 ~.7
  * -> 030244
t: frozen mackerel whole => 030354
t: smoked mackerel fillets => 030549
t: mackerel in tomato sauce can => 160415
t: spanish sardines canned => !160415

@ maize
en: maize grain; corn grain; yellow corn; maize; popcorn kernel; seed corn; feed corn; popping corn; corn seed; field corn; hybrid maize seed; yellow maize; white maize; dent corn; corn in bulk; whole maize; maize seed; popcorn maize
de: Mais = maize; Körnermais = maize grain; Popcornmais = popcorn maize; Saatmais = maize seed; Futtermais = feed maize
fr: maïs = maize; maïs grain = maize grain; maïs à éclater = popcorn kernel; maïs pop corn = popcorn kernel; semences de maïs = maize seeds
es: maíz = maize; maíz en grano = maize grain; maíz para palomitas = popcorn kernel; maíz amarillo = yellow maize
it: mais = maize; granoturco = maize; mais per popcorn = popcorn kernel; mais in granella = maize grain
nl: maïs = maize; popcornmais = popcorn maize; korrelmais = grain maize
pl: kukurydza = maize; ziarno popcorn = popcorn kernel; kukurydza paszowa = feed corn; ziarno kukurydzy = maize grain
pt: milho = maize; milho para pipoca = popping corn; milho em grão = maize grain
not: maize flour; maize starch; sweet corn; corn silk; corn flour; corn starch; corn syrup; corn flake; corn plaster; corn remover; corn oil; maize germ; maize gluten; maize bran; maize meal; corn chip; corn gluten; corn cob; corn nut; maïs doux; mais dolce; maize silk; sweetcorn seed; ornamental corn; maize toy; milho doce; corn seed sweet
  kind=sowing -> 100510 ~.03
  "seed|semilla|seme|sementi|semente" -> 100510
  "saatmais" -> 100510
  "semences" -> 100510
  * -> 100590
t: yellow maize grain in bulk => 100590
t: hybrid maize seed for sowing => 100510
t: corn starch 1kg => !1005

@ malt
en: malt; barley malt; roasted malt; malted barley; pale malt; caramel malt; chocolate malt grain; brewing malt; pilsner malt; crystal malt; wheat malt; rye malt; malt grain; black malt; munich malt
de: Malz; Gerstenmalz; Röstmalz; Braumalz; Karamellmalz
fr: malt; malt d'orge; malt torréfié; malt de brasserie
es: malta; malta de cebada; malta tostada
it: malto d'orzo; malto
nl: mout; gerstemout; geroosterde mout; brouwmout
pl: słód; słód jęczmienny; słód pilzneński
pt: malte; malte de cevada
not: malt extract; malt vinegar; malt whisky; malt mill; malted milk; malt beverage; malt drink; malt loaf; single malt; malt beer; malt liquor; malt paste cat; vallhund malta; malt flour improver; blended malt; malt syrup; cat malt; malteada
  "extract|extracto|estratto|extrato" -> 190190
  state=roasted -> 110720 ~.15
  "black" -> 110720
  "caramel" -> 110720
  "crystal|cristal|cristallo" -> 110720
  "chocolate|cioccolato" -> 110720
  "rostmalz" -> 110720
  "karamellmalz" -> 110720
  * -> 110710
t: pale barley malt 25kg => 110710
t: roasted black malt => 110720
t: single malt scotch whisky => !1107

@ malt-extract
en: malt extract; malted milk; malt drink powder; custard powder; malt syrup; dairy free whipping powder; ice cream mix powder; milk food drink powder; malted drink; horlicks; ovaltine; milo powder; milk beverage powder; pudding powder; dulce de leche; pudding mix; instant pudding; custard; milk caramel spread; malt beverage powder; diastatic malt; rice pudding pot; milkshake powder; pudding
de: Malzextrakt; Puddingpulver; Vanillesoße; Pudding; Malzgetränk Pulver; Vanillepudding
fr: extrait de malt; crème anglaise; préparation pour flan; poudre à crème; crème dessert; flan + œuf|vanille|dessert
es: extracto de malta; natillas; dulce de leche; flan; preparado de flan; bebida malteada; arequipe; cajeta
it: estratto di malto; crema pasticcera; budino; preparato per budino
nl: moutextract; vla; puddingpoeder; custardpoeder; pudding
pl: ekstrakt słodowy; budyń; kisiel; budyń w proszku
pt: extrato de malte; pudim; leite creme; doce de leite; preparado para pudim
not: pudding mould; christmas pudding; black pudding; pudding basin; pudding cup; yorkshire pudding; summer pudding; rice pudding; steak pudding; blood pudding; custard apple; pudding bowl; white pudding; chia pudding; bread pudding; pudding doll
  "cocoa" -> 180690
  "chocolate|cioccolato" -> 180690
  "ovaltine" -> 190190
  "kisiel" -> 190190
  * -> 190190
t: custard powder vanilla 300g => 190190
t: barley malt extract syrup => 190190
t: black pudding sliced => !1901

@ mandarin
en: mandarin orange; clementine; tangerine; satsuma; mandarin segments; canned mandarin; mandarin fruit; tangelo; mandarins; tangerines; minneola; nadorcott
de: Mandarinen = mandarins; Clementinen = clementine; Mandarine = mandarin; Satsumas = satsuma
fr: mandarines = mandarins; clémentines = clementines; mandarine = mandarin; clémentine = clementine
es: mandarinas = mandarins; clementinas = clementine; mandarina = mandarin orange; clementina = clementine
it: mandarini = mandarins; clementine = clementine; mandarino = mandarin; mandaranci = mandarins
nl: mandarijnen = mandarins; mandarijn = mandarin fruit; clementines = clementine
pl: mandarynki = mandarins; klementynki = clementines; mandarynka = mandarin fruit; mandarynek = mandarins
pt: tangerinas = tangerines; clementinas = clementines; tangerina = tangerine; mandarinas = mandarins; tangerina = tangerine
not: mandarin collar; mandarin duck; mandarin language; mandarin book; mandarin essential oil; mandarin peel; tangerine peel; mandarin fish; mandarin candle; tangerine colour; mandarin oil; mandarin goby
  state=preserved -> 200830 ~.1
  "segments" -> 200830
  "clementine" -> 080522
  "clementinen" -> 080522
  "clementinas" -> 080522
  "klementynki" -> 080522
  "nadorcott" -> 080529
  "minneola" -> 080529
  "tangelo" -> 080529
  * -> 080521
t: fresh clementines => 080522
t: canned mandarin segments in syrup => 200830
t: fresh mandarins => 080521
t: mandarin collar shirt => !0805

@ mango
en: mango; mangoes; dried mango; mango puree; mango slice; mango pulp; alphonso mango; guava; mangosteen; fresh mango; frozen mango; guava puree; mango chunks; kesar mango pulp; canned mango; mango leather; amchur; mango powder; guava paste
de: Mango = mango; Mangos = mangoes; getrocknete Mango = dried mango; Guave = guava; Mangomark = mango pulp
fr: mangue = mango; mangues = mangoes; mangue séchée = dried mango; goyave = guava; purée de mangue = mango puree
es: mango = mango + fruta|fresco|deshidratado|kg|congelado|pulpa|maduro; guayaba = guava; pulpa de mango = mango pulp; mangos = mango
it: mango = mango; mango essiccato = dried mango; guava = guava; polpa di mango = mango pulp
nl: mango = mango; gedroogde mango = dried mango; guave = guava; mangopulp = mango pulp
pl: mango = mango; mango suszone = dried mango; gujawa = guava; pulpa mango = mango pulp
pt: manga = mango + fruta|fresca|polpa|desidratada|kg|congelada; goiaba = guava; polpa de manga = mango pulp; goiabada = guava paste
not: mango wood; mango butter; mango juice; mango chutney; mango kernel; mango splitter; mango pickle; mango corer; mango nectar; african mango; mango seed; mango drink; mango dress; mango tree; mango lassi; guava leaf; guava juice; mango pod; mango vape; mango slicer; mango powder drink; mango flavour; mango e liquid; mango body; mango mask; mango cup; mango candle; mango sorbet; mango pudding; mango jelly; mango ice; mango tea; manga; manga larga; mangas; manga comprida; manga corta; manga curta; manga longa; mangano
  kind=candied -> 200600 ~.01
  state=juice -> 200989 ~.01
  "paste|pasta" -> 200799
  "goiabada" -> 200799
  "leather|cuero|piel|cuoio|pelle|couro" -> 200899
  state=preserved -> 200899 ~.05
  form=puree -> 200899 ~.15      # uncooked pulp 2008, cooked puree 2007
  state=frozen -> 081190 ~.1
  "sweetened" -> 200899
  * -> 080450
t: dried mango slices 100g => 080450
t: frozen mango chunks 1kg => 081190
t: fresh mangoes => 080450
t: mango wood coffee table => !0804

@ margarine
en: margarine; vegetable spread; shortening; frying fat; baking margarine; cooking fat; vegetable shortening; vanaspati; fat spread; cooking oil blend; vegetable oil blend; vegetable ghee; cake margarine; vegan butter; plant butter; vegetable fat; vegan spread; cooking spray; vegetable oil; frying oil; cooking oil; puff pastry margarine; baking spray; pan release spray; salad oil; pan coating spray
de: Margarine = margarine; Pflanzenmargarine = vegetable margarine; Frittierfett = frying fat; Backfett = baking fat; Pflanzenfett = vegetable fat; Pflanzenöl = vegetable oil; Frittieröl = frying oil; Backtrennspray = baking spray
fr: margarine = margarine; graisse végétale = vegetable fat; huile de friture = frying oil; matière grasse végétale = vegetable fat; huile végétale = vegetable oil
es: margarina = margarine; manteca vegetal = vegetable shortening; aceite vegetal = vegetable oil; grasa vegetal = vegetable fat; aceite para freír = frying oil
it: margarina = margarine; grasso vegetale = vegetable fat; olio di semi vari = mixed seed oil; olio per friggere = frying oil
nl: margarine = margarine; frituurvet = frying fat; plantaardig vet = vegetable fat; bakboter = baking margarine; plantaardige olie = vegetable oil; frituurolie = frying oil
pl: margaryna = margarine; tłuszcz roślinny = vegetable fat; olej roślinny = vegetable oil; frytura = frying fat
pt: margarina = margarine; gordura vegetal = vegetable fat; óleo vegetal = vegetable oil; óleo alimentar = cooking oil
not: in vegetable oil; vegetable oil lubricant; cooking oil sprayer; cooking oil dispenser; cooking oil filter; waste vegetable oil; cooking oil bottle; vegetable oil soap; hydrogenated vegetable oil; used cooking oil
  "hydrogenated" -> 151620
  "margarine" -> 151710 
  "margarina" -> 151710
  "margaryna" -> 151710
  "spread" -> 151710
  "vegan butter" -> 151710
  "plant butter" -> 151710
  * -> 151790
t: sunflower margarine tub 500g => 151710
t: vegetable shortening 1kg => 151790
t: used cooking oil for biodiesel => !1517

@ meat-extract
en: meat extract; beef extract + paste|food; meat juice; fish extract; oyster extract; bone broth concentrate; krill extract; clam juice; crab extract
de: Fleischextrakt
fr: extrait de viande
es: extracto de carne
it: estratto di carne
pl: ekstrakt mięsny
  * -> 160300
t: beef meat extract paste => 160300
t: beef broth cubes => !1603

@ melon
en: watermelon; melon; cantaloupe; honeydew; galia melon; piel de sapo; papaya; fresh papaya; pawpaw; dried papaya; papaya powder; frozen melon balls; charentais melon; canary melon; honeydew melon; green papaya
de: Wassermelone = watermelon; Melone = melon; Honigmelone = honeydew melon; Papaya = papaya; Galiamelone = galia melon
fr: pastèque = watermelon; melon = melon; melon charentais = charentais melon; papaye = papaya
es: sandía = watermelon; melón = melon; papaya = papaya; melones = melon; sandías = watermelon
it: anguria = watermelon; melone = melon; papaya = papaya; cocomero = watermelon
nl: watermeloen = watermelon; meloen = melon; papaja = papaya; galia meloen = galia melon
pl: arbuz = watermelon; melon = melon; papaja = papaya; arbuzy = watermelons
pt: melancia = watermelon; melão = melon; papaia = papaya; mamão = papaya; meloa = small melon
not: melon seed; watermelon seed; watermelon tourmaline; melon baller; watermelon slicer; papaya soap; melon hat; watermelon float; papaya enzyme; bitter melon; watermelon sugar; watermelon juice; melon scoop; watermelon cutter; winter melon; melon cut; melon helmet; papaya seed; melon spoon; melon flavour; watermelon plush; papaya leaf; watermelon candy; papaya extract; watermelon vape; papaya cream; watermelon dress; melon pan; watermelon ice
  state=frozen -> 081190 ~.03
  state=preserved -> 200899 ~.02
  kind=candied -> 200600 ~.01
  "papaya": state=dried|ground 081340 ~.1; * 080720
  "papaja": state=dried 081340 ~.1; * 080720
  "papaia" -> 080720
  "papaye" -> 080720
  "mamao" -> 080720
  state=dried -> 081340 ~.01
  "watermelon" -> 080711
  "wassermelone" -> 080711
  "pasteque" -> 080711
  "sandia" -> 080711
  "anguria" -> 080711
  "cocomero" -> 080711
  "watermeloen" -> 080711
  "arbuz" -> 080711
  "arbuzy" -> 080711
  "melancia" -> 080711
  * -> 080719
t: fresh watermelons => 080711
t: fresh cantaloupe melon => 080719
t: fresh papaya => 080720
t: watermelon seeds for planting => !0807

@ milk
en: milk; whole milk; skimmed milk; uht milk; semi skimmed milk; fresh milk; cow milk; goat milk; long life milk; pasteurised milk; lactose free milk; camel milk; sheep milk
de: Milch = milk; Vollmilch = whole milk; H Milch = uht milk; Frischmilch = fresh milk; fettarme Milch = low-fat milk; Ziegenmilch = goat milk
fr: lait = milk; lait entier = whole milk; lait écrémé = skimmed milk; lait uht = uht milk; lait demi écrémé = semi skimmed milk; lait de chèvre = goat milk
es: leche = milk; leche entera = whole milk; leche desnatada = skimmed milk; leche uht = uht milk; leche semidesnatada = semi skimmed milk; leche de cabra = goat milk
it: latte = milk; latte intero = whole milk; latte scremato = skimmed milk; latte uht = uht milk; latte di capra = goat milk
nl: melk = milk; volle melk = whole milk; halfvolle melk = semi skimmed milk; magere melk = skimmed milk; geitenmelk = goat milk
pl: mleko = milk; mleko uht = uht milk; mleko pełne = whole milk; mleko kozie = goat milk
pt: leite = milk; leite uht = uht milk; leite gordo = whole milk; leite magro = skimmed milk; leite de cabra = goat milk
not: milk frother; milk jug; milk chocolate; milk tea; milk bottle; breast milk; milk pump; coconut milk; almond milk; soy milk; oat milk; milk powder; rice milk; milk thistle; milk cleanser; cleansing milk; milk paint; body milk; milk tooth; milk glass; milk protein; milk warmer; milk of magnesia; hair milk; milk soap; milk fibre; milk bath; milk carton; milk steamer; milk crate; sun milk; milk silk; plant milk; hemp milk; milk bag; milk replacer; lechada
  state=ground|dried ~.02: kind=skimmed 040210 ~.4; sugar=added 040229 ~.1; * 040221
  "condensed" -> 040299
  "chocolate|cioccolato" -> 220299
  "flavoured" -> 220299
  kind=skimmed -> 040110 ~.1
  * -> 040120
ask: state
t: skimmed milk 0.1% fat => 040110
t: uht whole milk 3.5% fat 1 litre => 040120
t: almond milk unsweetened => !0401

@ milk-condensed
en: condensed milk; sweetened condensed milk; evaporated milk; concentrated milk; dulce de leche milk; unsweetened condensed milk; coffee milk; kondensmilch
de: Kondensmilch; Kaffeesahne; gezuckerte Kondensmilch
fr: lait concentré; lait concentré sucré; lait évaporé
es: leche condensada; leche evaporada
it: latte condensato; latte evaporato
nl: gecondenseerde melk; koffiemelk
pl: mleko skondensowane; mleko zagęszczone
pt: leite condensado; leite evaporado
  "evaporated" -> 040291
  "unsweetened" -> 040291
  "evaporada" -> 040291
  "sweetened" -> 040299
  "kondensmilch" -> 040291
  * -> 040299
t: sweetened condensed milk can 397g => 040299
t: evaporated milk 410g => 040291
t: whole milk carton => !0402

@ milk-powder
en: milk powder; whole milk powder; skimmed milk powder; skim milk powder; powdered milk; dried milk; nonfat dry milk; instant milk powder; full cream milk powder; dry milk; goat milk powder; cream powder; buttermilk powder
de: Milchpulver = milk powder; Magermilchpulver = skimmed milk powder; Vollmilchpulver = whole milk powder; Trockenmilch = dried milk; Sahnepulver = cream powder
fr: lait en poudre = milk powder; poudre de lait = milk powder; lait écrémé en poudre = skimmed milk powder; lait entier en poudre = whole milk powder
es: leche en polvo = milk powder; leche desnatada en polvo = skimmed milk powder; leche entera en polvo = whole milk powder
it: latte in polvere = milk powder; latte scremato in polvere = skimmed milk powder
nl: melkpoeder = milk powder; magere melkpoeder = skimmed milk powder; volle melkpoeder = whole milk powder
pl: mleko w proszku = milk powder; mleko odtłuszczone w proszku = skimmed milk powder
pt: leite em pó = milk powder; leite magro em pó = skimmed milk powder; leite em pó integral = whole milk powder
not: infant milk powder; baby milk powder; coconut milk powder; milk powder dispenser; follow on milk; soy milk powder
  user=baby -> 190110
  "buttermilk" -> 040390
  kind=skimmed -> 040210 ~.35
  sugar=added -> 040229 ~.06
  * -> 040221
t: skimmed milk powder 25kg => 040210
t: whole milk powder unsweetened => 040221
t: milk powder dispenser => !0402

@ milk-protein
en: milk protein concentrate; milk protein isolate; mpc 85; natural milk constituents; colostrum powder; milk mineral concentrate; lactoferrin concentrate; micellar casein concentrate; milk permeate powder; colostrum
de: Milchproteinkonzentrat; Milcheiweißkonzentrat; Kolostrum
fr: concentré de protéines de lait; colostrum
es: concentrado de proteína de leche; calostro
it: colostro
  * -> 040490
t: milk protein concentrate mpc 70 => 040490
t: soy protein concentrate => !0404

@ mushroom
en: mushroom; button mushroom; white mushroom; portobello; champignon; canned mushroom; chestnut mushroom; cremini; sliced mushroom; agaricus; dried mushroom; mushroom slices
de: Champignons = button mushroom; Champignon = button mushroom; Pilze = mushroom + frisch|getrocknet|Dose; Zuchtchampignons = cultivated mushroom
fr: champignons de paris = button mushrooms; champignons = mushrooms; champignon = mushroom
es: champiñón = button mushroom; champiñones = button mushroom; setas = mushroom
it: funghi = mushroom; champignon = champignon; funghi champignon = champignon mushroom
nl: champignons = mushroom; champignon = champignon; paddenstoelen = mushroom
pl: pieczarki = button mushrooms; pieczarka = button mushroom; grzyby = mushrooms + suszone|mrożone|marynowane; pieczarek = button mushrooms
pt: cogumelos = mushrooms; champignon = champignon; cogumelo paris = button mushroom
not: mushroom lamp; mushroom powder capsule; mushroom grow kit; mushroom coffee; mushroom spawn; mushroom soup; mushroom stool; mushroom brush; mushroom tea light; mushroom decor; mushroom leather; mushroom hat; mushroom supplement; mushroom extract; mushroom ornament; mushroom head; mushroom plush; mushroom sauce; mushroom growing; mushroom light; mushroom earrings
  kind=vinegar -> 200190 ~.03
  "provisionally" -> 071151
  state=preserved -> 200310 ~.2
  "agaricus" state=dried|ground -> 071231
  state=frozen -> 071080 ~.08
  state=dried|ground -> 071231 ~.08
  * -> 070951
t: fresh button mushrooms => 070951
t: canned sliced champignons => 200310
t: frozen mushrooms sliced => 071080
t: mushroom lamp => !0709

@ mushroom-wild
en: shiitake; shiitake mushroom; porcini; porcini mushroom; chanterelle; oyster mushroom; enoki; morel; truffle mushroom; black truffle; white truffle; cep mushroom; wood ear; wood ear mushroom; black fungus; snow fungus; king oyster mushroom; matsutake; straw mushroom; lion's mane mushroom; reishi; chaga; cordyceps; summer truffle; tremella; dried porcini; shimeji; maitake; dried shiitake; mixed forest mushroom; wild mushroom
de: Steinpilze = porcini mushroom; Pfifferlinge = chanterelle; Shiitake = shiitake; Trüffel = truffle + schwarz|Sommer|Pilz|frisch; Austernpilze = oyster mushroom; Morcheln = morel; Mu Err = wood ear; Waldpilze = wild mushroom
fr: cèpes = cep mushrooms; girolles = chanterelles; truffe = truffle + noire|fraîche|été|brisures; morilles = morels; pleurotes = oyster mushrooms; shiitake = shiitake; chanterelles = chanterelles
es: boletus = cep mushroom; trufa = truffle mushroom + negra|verano|fresca; setas ostra = oyster mushroom; níscalos = saffron milk cap; shiitake = shiitake; rebozuelos = chanterelle
it: funghi porcini = porcini mushroom; porcini = porcini; tartufo = truffle; finferli = chanterelle; shiitake = shiitake; pleurotus = oyster mushroom
nl: eekhoorntjesbrood = porcini; cantharellen = chanterelle; shiitake = shiitake; truffel = truffle + zwarte|zomer|vers; oesterzwammen = oyster mushroom
pl: borowik = porcini mushroom; borowiki = porcini mushrooms; kurki = chanterelles; boczniak = oyster mushroom; grzyby leśne = forest mushrooms; podgrzybek = bay bolete; shiitake = shiitake
pt: boletos = porcini mushrooms + cogumelo; trufa = truffle + negra|fresca; shiitake = shiitake; cogumelos silvestres = wild mushrooms
not: truffle oil; chocolate truffle; truffle salt; truffle sauce; truffle slicer; reishi extract; cocoa truffle; reishi capsule; mane capsule; truffle hog; cordyceps capsule; truffle mayonnaise; chaga tincture; truffle crisps; lions mane capsule
  kind=vinegar -> 200190 ~.02
  state=preserved -> 200390 ~.12
  state=frozen -> 071080 ~.1
  "reishi": * 121190
  "chaga": * 121190
  "cordyceps": * 121190
  state=dried|ground ~.3: "shiitake" 071234; "wood ear" 071232; "black fungus" 071232; "mu err" 071232; "snow fungus" 071233; "tremella" 071233; * 071239
  "wood ear" -> 071232
  "black fungus" -> 071232
  "snow fungus" -> 071233
  "porcini" -> 070952
  "boletus" -> 070952
  "cep" -> 070952
  "steinpilze" -> 070952
  "chanterelle" -> 070953
  "pfifferlinge" -> 070953
  "girolles" -> 070953
  "kurki" -> 070953
  "shiitake" -> 070954
  "matsutake" -> 070955
  "truffle" -> 070956
  "truffel" -> 070956
  "truffe" -> 070956
  "tartufo" -> 070956
  "trufa" -> 070956
  * -> 070959
t: dried shiitake mushrooms 100g => 071234
t: fresh black truffle tuber melanosporum => 070956
t: dried porcini 50g => 071239
t: dark chocolate truffles box => !0709

@ mussel
en: mussel; mussel meat; green lipped mussel; new zealand mussel; greenshell mussel; blue mussel; canned mussel; chilean mussel
de: Miesmuschel = blue mussel; Miesmuscheln = blue mussel; Muschelfleisch = mussel meat; Grünlippmuschel = green lipped mussel + frisch|gefroren
fr: moule = mussel + bouchot|fraîche|congelée|cuite|décortiquée; moules de bouchot = bouchot mussels; moules fraîches = fresh mussels
es: mejillón = mussel; mejillones = mussel; mejillones en escabeche = mussels in pickled sauce
it: cozze = mussel; cozza = mussel
nl: mossel = mussel; mosselen = mussel
pl: małże = mussels; omułki = mussels
pt: mexilhão = mussel; mexilhões = mussels
not: mussel extract; mussel powder; moulante; mouler
  "cooked|cocido|cotto|cozido" -> 160553
  form=breaded -> 160553 ~.02
  state=preserved -> 160553 ~.15
  state=dried|salted|smoked -> 030739 ~.05
  state=frozen -> 030732 ~.55
  * -> 030731
t: frozen mussel meat raw => 030732
t: canned mussels => 160553
t: fresh oysters => 030711

@ mustard
en: mustard; dijon mustard; wholegrain mustard; mustard powder; mustard flour; english mustard; yellow mustard; mustard sauce; honey mustard; mustard jar; squeezy mustard; american mustard
de: Senf = mustard; Dijonsenf = dijon mustard; Senfpulver = mustard powder; Senfmehl = mustard flour; mittelscharfer Senf = medium hot mustard; süßer Senf = sweet mustard
fr: moutarde = mustard; moutarde de dijon = dijon mustard; moutarde à l'ancienne = wholegrain mustard
es: mostaza = mustard; mostaza de dijon = dijon mustard; mostaza en polvo = mustard powder; mostaza antigua = wholegrain mustard
it: senape = mustard; senape di digione = dijon mustard
nl: mosterd = mustard; dijon mosterd = dijon mustard; mosterdpoeder = mustard powder
pl: musztarda = mustard; musztarda dijon = dijon mustard; musztarda sarepska = sarepta mustard
pt: mostarda = mustard; mostarda de dijon = dijon mustard
not: mustard seed; mustard oil; mustard yellow; mustard gas; mustard colour; mustard color; mustard sweater; mustard green; mustard plaster; mustard dress; mustard bath; mustard pot; mustard cake; mustard cushion; mustard spoon
  * -> 210330
t: dijon mustard 200g => 210330
t: yellow mustard seeds => !2103

@ noodles-instant
en: instant noodle; cup noodle; ramen cup; instant ramen; pot noodle; noodle soup cup; macaroni cheese; mac and cheese; ready meal pasta; canned ravioli sauce; prepared pasta; instant pasta; noodle bowl meal; lasagne ready meal; fried noodle; frozen lasagne; chow mein; spicy ramen; cup ramen; buldak noodles; yakisoba; canned spaghetti; carbonara ready meal; instant vermicelli; pad thai meal; lasagne; lasagna; spaghetti bolognese; ramen noodle; noodle kit; pasta salad; rice noodle soup instant
de: Instantnudeln = instant noodles; Fertignudeln = instant noodles; Nudelfertiggericht = noodle ready meal; Nudelsuppe Becher = noodle soup cup; Lasagne = lasagne + Fertig|TK|tiefgekühlt
fr: nouilles instantanées = instant noodles; plat cuisiné pâtes = pasta ready meal; lasagnes = lasagne + bolognaise|surgelées; ramen instantané = instant ramen
es: fideos instantáneos = instant noodle; ramen instantáneo = instant ramen; lasaña = lasagne; pasta precocinada = precooked pasta
it: noodles istantanei = instant noodles; lasagne = lasagne + pronte|surgelate|bolognese; ramen istantaneo = instant ramen; pasta pronta = ready-made pasta
nl: instant noedels = instant noodle; noodles instant = instant noodle; lasagne = lasagne + kant|diepvries|maaltijd; kant en klare pasta = ready meal pasta
pl: zupka chińska = instant noodle soup; makaron instant = instant noodles; lasagne = lasagne + gotowa|mrożona; zupka instant = instant noodle soup
pt: noodles instantâneos = instant noodles; macarrão instantâneo = instant noodle; lasanha = lasagna; massa pronta = instant pasta
not: ramen bowl; lasagne sheet; lasagne dish; lasagna pan; ramen spoon; lasagne plate; lasagna trio
  * -> 190230
t: instant noodles chicken flavour 5 pack => 190230
t: frozen beef lasagne ready meal => 190230
t: dried spaghetti => !190230

@ nut-butter
en: peanut butter; almond butter; cashew butter; hazelnut butter; nut butter; tahini; sesame paste; pistachio cream; pistachio paste; almond paste; nut spread; sunflower seed butter; pistachio butter; marzipan; hazelnut paste
de: Erdnussbutter = peanut butter; Mandelmus = almond butter; Tahin = tahini; Erdnussmus = peanut butter; Nussmus = nut butter; Cashewmus = cashew butter; Marzipan = marzipan; Sesampaste = sesame paste; Marzipanrohmasse = marzipan paste
fr: beurre de cacahuète = peanut butter; purée d'amande = almond butter; tahini = tahini; beurre d'amande = almond butter; purée de noisette = hazelnut butter; pâte d'amande = almond paste; crème de sésame = sesame paste
es: crema de cacahuete = peanut butter; mantequilla de maní = peanut butter; tahini = tahini; crema de almendras = almond butter; mazapán = marzipan; tahín = tahini; crema de pistacho = pistachio cream
it: burro di arachidi = peanut butter; crema di pistacchio = pistachio cream; tahina = tahini; burro di mandorle = almond butter; marzapane = marzipan; pasta di mandorle = almond paste; pasta di nocciole = hazelnut paste
nl: pindakaas = peanut butter; amandelpasta = almond paste; tahin = tahini; notenpasta = nut butter; marsepein = marzipan; cashewpasta = cashew butter; pindakazen = peanut butter
pl: masło orzechowe = peanut butter; pasta tahini = tahini; krem pistacjowy = pistachio cream; masło migdałowe = almond butter; marcepan = marzipan
pt: manteiga de amendoim = peanut butter; pasta de amendoim = peanut paste; tahini = tahini; manteiga de amêndoa = almond butter; maçapão = marzipan; creme de pistácio = pistachio cream
not: peanut butter cup; peanut butter cookie; peanut butter dog; peanut butter maker; nut butter mixer; almond butter body; peanut butter pretzel
  "marzipan" -> 170490
  "marsepein" -> 170490
  "mazapan" -> 170490
  "marzapane" -> 170490
  "marcepan" -> 170490
  "macapao" -> 170490
  "almond paste" -> 170490
  "pate d'amande" -> 170490
  "peanut|cacahuate|arachide" -> 200811
  "erdnussbutter" -> 200811
  "erdnussmus" -> 200811
  "cacahuete" -> 200811
  "mani" -> 200811
  "arachidi" -> 200811
  "pindakaas" -> 200811
  "orzechowe" -> 200811
  "amendoim" -> 200811
  * -> 200819
t: crunchy peanut butter 340g => 200811
t: almond butter smooth jar => 200819
t: tahini sesame paste => 200819
t: marzipan bar => 170490
t: peanut raw kernels => !2008

@ nut-mix
en: mixed nuts; trail mix; nut mix; roasted nut mix; studentenfutter; salted mixed nuts; mixed dried fruit; dried fruit mix; nut and raisin mix; sunflower seeds roasted; roasted seeds; roasted pumpkin seeds; fruit and nut mix; nuts selection; corn nut; roasted melon seed; nut + roasted|salted|assorted|shelled|snack|edible; soy nut
de: Nussmischung = nut mix; Studentenfutter = trail mix; Nussmix = nut mix; Trockenfrüchte Mischung = dried fruit mix; Sonnenblumenkerne geröstet = sunflower seeds roasted; Nüsse = nut
fr: mélange de noix = nut mix; mélange apéritif = snack mix; mélange de fruits secs = mixed dried fruit and nuts; mélange étudiant = trail mix
es: mezcla de frutos secos = nut mix; cóctel de frutos secos = nut mix; pipas = sunflower seed; pipas de girasol = sunflower seed; frutos secos = nut + tostados|mezcla|surtidos|salados
it: misto frutta secca = mixed nuts; frutta secca mista = mixed nuts; semi tostati = roasted seeds; frutta secca = nut; mix di noci = nut mix
nl: gemengde noten = mixed nuts; notenmix = nut mix; studentenhaver = fruit and nut mix; noten = nut + gemengd|gebrand|gezouten
pl: mieszanka orzechów = nut mix; mieszanka studencka = trail mix; bakalie = dried fruit and nuts; orzechy mieszanka = mixed nuts; pestki słonecznika prażone = sunflower seeds roasted
pt: mistura de frutos secos = mixed nuts; mix de nuts = mixed nuts; frutos secos mistos = mixed nuts; sementes torradas = roasted seeds
not: nuts and bolts; lock nuts; wing nuts; hex nuts; nuts screw; wheel nuts; bolts nuts; nuts assortment; rivet nuts; nut milk; t nuts; m6 nuts; cage nuts; dome nuts
  "corn|maíz|mais|milho" -> 200819 
  state=raw -> 081350 ~.2
  state=dried -> 081350
  "dried fruit" -> 081350
  "trail" -> 081350
  "studentenfutter" -> 081350
  "studentenhaver" -> 081350
  "studencka" -> 081350
  "bakalie" -> 081350
  state=roasted|salted|preserved -> 200819 ~.5
  * -> 200819
t: roasted salted mixed nuts 400g => 200819
t: trail mix dried fruit and raw nuts => 081350
t: hex nuts m6 => !2008

@ nut-tropical
en: cashew; cashew nut; brazil nut; macadamia; macadamia nut; roasted cashew; cashew kernel; raw cashew nut; para nut; brazil nuts shelled; cashew piece; kola nut; areca nut; betel nut
de: Cashew = cashew; Cashewkerne = cashew kernel; Cashewnüsse = cashew nut; Paranuss = brazil nut; Paranüsse = brazil nut; Macadamia = macadamia; Macadamianüsse = macadamia nut
fr: noix de cajou = cashew nut; noix du brésil = brazil nut; noix de macadamia = macadamia nut; cajou = cashew
es: anacardo = cashew; anacardos = cashew; nuez de brasil = brazil nut; nueces de brasil = brazil nut; macadamia = macadamia; nueces de macadamia = macadamia nut
it: anacardi = cashew; anacardo = cashew; noci del brasile = brazil nut; noci di macadamia = macadamia nut; noci macadamia = macadamia nut
nl: cashewnoten = cashew nut; cashew = cashew; paranoten = brazil nut; macadamia noten = macadamia nut
pl: nerkowce = cashews; orzechy nerkowca = cashew nut; orzechy brazylijskie = brazil nuts; orzechy makadamia = macadamia nuts
pt: castanha de caju = cashew nut; caju = cashew nut; castanha do pará = brazil nut; castanha do brasil = brazil nut; macadâmia = macadamia
not: cashew butter; cashew milk; cashew apple; macadamia oil; cashew cheese; cashew cream; macadamia nut oil; brazil nut oil; cashew nut shell liquid; macadamia shampoo
  "areca" -> 080280
  "betel" -> 080280
  "kola" -> 080270
  state=roasted|salted|preserved -> 200819 ~.25
  "brazil": form=in-shell 080121 ~.1; * 080122
  "paranuss" -> 080122
  "paranusse" -> 080122
  "bresil" -> 080122
  "brasil" -> 080122
  "brasile" -> 080122
  "do para" -> 080122
  "macadamia": form=in-shell 080261 ~.1; * 080262
  form=in-shell -> 080131 ~.05
  * -> 080132
t: raw cashew kernels ww320 => 080132
t: roasted salted cashews 200g => 200819
t: brazil nuts shelled => 080122
t: macadamia nuts in shell => 080261
t: cashew butter jar => !0801

@ nutmeg
en: nutmeg; ground nutmeg; mace; mace blade; whole nutmeg; mace spice; nutmeg powder; nutmeg kernel
de: Muskatnuss = nutmeg; Muskat = nutmeg; Macis = mace; Muskatblüte = mace
fr: noix de muscade = nutmeg; muscade = nutmeg; macis = mace + épice
es: nuez moscada = nutmeg
it: noce moscata = nutmeg
nl: nootmuskaat = nutmeg; foelie = mace + kruid|gemalen|specerij; muskaatnoot = nutmeg
pl: gałka muszkatołowa = nutmeg; kwiat muszkatołowy = mace
pt: noz moscada = nutmeg
not: nutmeg grater; pepper mace; mace spray; nutmeg oil; nutmeg essential; mace weapon; medieval mace; mace windu; nutmeg mill
  "mace": state=ground 090822 ~.5; * 090821
  "macis": state=ground 090822 ~.5; * 090821
  state=ground -> 090812 ~.45
  * -> 090811
t: whole nutmeg 5 pcs => 090811
t: ground nutmeg 40g => 090812
t: nutmeg grater steel => !0908

@ oats-rolled
en: rolled oats; oatmeal; porridge oats; oat flake; instant oatmeal; jumbo oats; steel cut oats; overnight oats; quick oats; pearl barley; barley flake; rye flake; spelt flake; wheat germ; oat bran; wheat bran food; pinhead oats; pearled spelt; pearl barley soup; poha; flattened rice; flaked rice; instant oats; porridge sachet; instant porridge; hulled barley; cereal flakes raw; hot oat cereal; porridge
de: Haferflocken = rolled oats; Weizenkeime = wheat germ; Perlgraupen = pearl barley; Haferkleie = oat bran; Dinkelflocken = spelt flake; Porridge = porridge; Graupen = pearl barley
fr: flocons d'avoine = oat flake; orge perlé = pearl barley; germe de blé = wheat germ; son d'avoine = oat bran; porridge = porridge
es: copos de avena = oat flake; avena en hojuelas = oat flake; cebada perlada = pearl barley; germen de trigo = wheat germ; salvado de avena = oat bran; gachas de avena = porridge
it: fiocchi d'avena = oat flake; orzo perlato = pearl barley; germe di grano = wheat germ; fiocchi di avena = oat flake; crusca d'avena = oat bran; porridge = porridge; farro perlato = pearled spelt
nl: havermout = rolled oats; havervlokken = oat flake; tarwekiemen = wheat germ; parelgort = pearl barley; gort = barley groats; haverzemelen = oat bran
pl: płatki owsiane = oat flakes; kasza jęczmienna = barley groats; zarodki pszenne = wheat germ; otręby owsiane = oat bran; kasza pęczak = pearl barley; owsianka = oatmeal; pęczak = pearl barley; owsianek = oatmeal
pt: flocos de aveia = oat flake; farelo de aveia = oat bran; gérmen de trigo = wheat germ; cevadinha = pearl barley; aveia em flocos = rolled oats; papas de aveia = oat porridge
not: oatmeal soap; oatmeal color; oatmeal cookie; colloidal oatmeal; oatmeal lotion; oatmeal shampoo; oatmeal mask; oatmeal bath; oat bran biscuit; oatmeal sweater; wheat germ oil; oatmeal cream; porridge bowl; oatmeal beige; oatmeal stout; porridge pan; oatmeal raisin cookie; oatmeal scrub
  "bran": "oat|avena|aveia" 230240; "wheat" 230230; * 230240
  "haferkleie" -> 230240
  "son d'avoine" -> 230240
  "germ" -> 110430
  "weizenkeime" -> 110430
  "germe" -> 110430
  "germen" -> 110430
  "tarwekiemen" -> 110430
  "zarodki" -> 110430
  "steel cut" -> 110422
  "pinhead" -> 110422
  "pearl barley" -> 110429
  "pearl" -> 110429
  "pearled" -> 110429
  "perlgraupen" -> 110429
  "graupen" -> 110429
  "perle" -> 110429
  "perlada" -> 110429
  "perlato" -> 110429
  "parelgort" -> 110429
  "peczak" -> 110429
  "jeczmienna" -> 110429
  "cevadinha" -> 110429
  "hulled barley" -> 110429
  "poha" -> 110419
  "flattened rice" -> 110419
  "flaked rice" -> 110419
  "barley flake" -> 110419
  "rye flake" -> 110419
  "spelt flake" -> 110419
  "dinkelflocken" -> 110419
  "instant porridge" -> 190420
  "porridge sachet" -> 190420
  "overnight" -> 190420
  "flavour" -> 190420
  "golden syrup" -> 190420
  * -> 110412
t: rolled oats 1kg => 110412
t: pearl barley 500g => 110429
t: wheat germ flakes => 110430
t: oatmeal soap bar => !1104

@ octopus
en: octopus; octopus tentacle; baby octopus; octopus meat; frozen octopus; cooked octopus
de: Krake = octopus + gefroren|frisch|gekocht; Oktopus = octopus; Pulpo = octopus
fr: poulpe = octopus; pieuvre = octopus + congelée|fraîche
es: pulpo = octopus; patas de pulpo = octopus tentacle; pulpo cocido = cooked octopus
it: polpo = octopus; polipo = octopus
nl: octopus = octopus
pl: ośmiornica = octopus
pt: polvo = octopus; polvo congelado = frozen octopus
not: octopus toy; octopus plush; octopus hanger; octopus lamp; octopus tripod; octopus regulator; octopus necklace; octopus decor; pulper
  "cooked|cocido|cotto|cozido" -> 160555
  form=breaded -> 160555 ~.02
  state=preserved -> 160555 ~.15
  state=dried|salted|smoked -> 030759 ~.05
  state=frozen -> 030752 ~.55
  * -> 030751
t: frozen octopus whole => 030752
t: octopus plush toy => !0307

@ offal-lamb
en: lamb liver; lamb kidney; lamb heart; sheep offal; lamb offal; goat offal; lamb tongue
de: Lammleber
fr: foie d'agneau; abats d'agneau
es: hígado de cordero
  state=frozen -> 020690 ~.6
  * -> 020680
t: frozen lamb liver => 020690
t: fresh beef liver => 020610

@ olive
en: green olive; black olive; table olive; kalamata olive; stuffed olive; olives in brine; olive tapenade; pitted olive; olive + brine|jar|pitted|stuffed|table|kalamata|canned|fresh; castelvetrano olive; sliced olive; olive paste; tapenade
de: Oliven = olive; grüne Oliven = green olive; schwarze Oliven = black olive; Kalamata Oliven = kalamata olive
fr: olives = olives + vertes|noires|dénoyautées|farcies|bocal; olives vertes = green olives; olives noires = black olives; tapenade = tapenade
es: aceitunas = olive; aceitunas verdes = green olive; aceitunas negras = black olive; aceitunas rellenas = stuffed olive
it: olive = olive + verdi|nere|denocciolate|salamoia|taggiasche; olive nere = black olive; olive verdi = green olive; olive taggiasche = taggiasca olive
nl: olijven = olive; groene olijven = green olive; zwarte olijven = black olive
pl: oliwki = olives; oliwki zielone = green olives; oliwki czarne = black olives
pt: azeitonas = olives; azeitonas verdes = green olives; azeitonas pretas = black olives
not: olive oil; olive green; olive leaf; olive tree; olive wood; olive spoon; olive colour; olive soap; olive boat; olive pitter; olive branch; olive stone fuel; olive pomace; olive picker; olive dish
  kind=vinegar -> 200190 ~.01
  "provisionally" -> 071120
  state=raw -> 070992 ~.01
  state=frozen -> 200490 ~.01
  * -> 200570
t: kalamata olives in brine jar => 200570
t: fresh olives for processing => 070992
t: olive oil soap => !2005

@ olive-oil
en: olive oil; extra virgin olive oil; virgin olive oil; evoo; light olive oil; refined olive oil; olive pomace oil; lampante oil; pomace oil; pure olive oil; orujo oil
de: Olivenöl = olive oil; natives Olivenöl = virgin olive oil; Oliventresteröl = olive pomace oil
fr: huile d'olive = olive oil; huile d'olive vierge extra = extra virgin olive oil; huile de grignons d'olive = olive pomace oil
es: aceite de oliva = olive oil; aceite de oliva virgen extra = extra virgin olive oil; aove = evoo; aceite de orujo de oliva = olive pomace oil; aceite de orujo = olive pomace oil
it: olio d'oliva = olive oil; olio extravergine di oliva = extra virgin olive oil; olio di oliva = olive oil; olio di sansa = olive pomace oil; olio extravergine = extra virgin olive oil; olio evo = extra virgin olive oil
nl: olijfolie = olive oil; extra vierge olijfolie = extra virgin olive oil
pl: oliwa z oliwek = olive oil; oliwa = olive oil; oliwa z wytłoczyn = olive pomace oil
pt: azeite = olive oil; azeite virgem extra = extra virgin olive oil; azeite de oliva = olive oil; óleo de bagaço de azeitona = olive pomace oil
not: in olive oil; olive oil soap; olive oil dispenser; olive oil shampoo; olive oil cream; olive oil sprayer; olive oil bottle; olive oil hair; truffle olive oil; olive oil body; olive oil candle; olive oil spread; olive oil mask; olive oil lotion; olive oil can; à l'huile d'olive; en aceite de oliva; in olio d'oliva; in olio di oliva; em azeite; all'olio d'oliva; com azeite
  "pomace": kind=crude 151010 ~.2; * 151090
  "orujo": kind=crude 151010 ~.1; * 151090
  "sansa" -> 151090
  "grignons" -> 151090
  "oliventresterol" -> 151090
  "bagaco" -> 151090
  "lampante" -> 150940
  "sulphur" -> 150940
  "extra" -> 150920
  "evoo" -> 150920
  "aove" -> 150920
  "refined" -> 150990
  "pure" -> 150990
  "light" -> 150990
  "virgin" -> 150930
  "vierge" -> 150930
  "vergine" -> 150930
  "natives" -> 150930
  * -> 150920
t: extra virgin olive oil 500ml => 150920
t: refined olive oil => 150990
t: olive pomace oil refined => 151090
t: olive oil soap bar => !1509

@ onion
en: onion; red onion; shallot; onion powder; onion flake; dried onion; fried onion; spring onion; pickled onion; onion granule; frozen onion; pearl onion; crispy fried onion; white onion; scallion; onion ring; silverskin onion
de: Zwiebel = onion; Zwiebeln = onion; Schalotte = shallot; Röstzwiebeln = crispy fried onion; Zwiebelpulver = onion powder; Frühlingszwiebel = spring onion; Perlzwiebel = pearl onion
fr: oignon = onion; échalote = shallot; oignons frits = fried onions; oignon en poudre = onion powder; oignons blancs = white onions
es: cebolla = onion; chalota = shallot; cebolla en polvo = onion powder; cebolla frita = fried onion; cebolleta = spring onion; cebollas = onion
it: cipolla = onion; cipolle = onion; scalogno = shallot; cipolla in polvere = onion powder; cipolline = pearl onion
nl: ui = onion + rode|vers|kg|gesneden; uien = onion; sjalot = shallot; uienpoeder = onion powder; gebakken uitjes = fried onion; bosui = spring onion
pl: cebula = onion; szalotka = shallot; cebula suszona = dried onion; cebula prażona = fried onion; cebulka marynowana = pickled onion; szalotek = shallot
pt: cebola = onion; chalota = shallot; cebola em pó = onion powder; cebola frita = fried onion
not: onion seed; onion chopper; onion goggle; onion soup; onion slicer; onion dip; onion holder; onion hair oil; onion shampoo; onion set bulb; onion extract; onion oil
  "spring onion" -> 070310
  "ring" -> 200490
  "fried" -> 200599
  "rostzwiebeln" -> 200599
  "frits" -> 200599
  kind=vinegar -> 200190 ~.03
  state=preserved -> 200599 ~.02
  state=frozen -> 071080 ~.04
  state=dried|ground -> 071220 ~.15
  * -> 070310
t: fresh red onions 5kg => 070310
t: onion powder 100g => 071220
t: crispy fried onions => 200599
t: pickled onions in vinegar jar => 200190
t: onion chopper manual => !0703

@ orange
en: fresh orange; navel orange; valencia orange; orange fruit; blood orange; orange + juicing|citrus|kg|class|variety|peeled|segments; dried orange slice; dehydrated orange slice; seville orange; orange segments
de: Orangen = orange; Apfelsinen = orange; Blutorangen = blood orange; getrocknete Orangenscheiben = dried orange slice; Orange = orange + Frucht|kg|frisch
fr: oranges = oranges; orange = orange + fruit|kg|fraîche|table|jus à presser; tranches d'orange séchées = dried orange slices; oranges à jus = juicing oranges
es: naranjas = orange; naranja = orange + fruta|kg|mesa|zumo|fresca; naranjas de zumo = juice orange; naranja deshidratada = dehydrated orange
it: arance = orange; arancia = orange; arance rosse = blood orange; arance tarocco = tarocco orange
nl: sinaasappel = orange; sinaasappels = orange; perssinaasappelen = juicing oranges; sinaasappelen = orange
pl: pomarańcze = oranges; pomarańcza = orange + świeża|kg|owoc; suszone plastry pomarańczy = dried orange slices
pt: laranjas = oranges; laranja = orange + fruta|kg|fresca|mesa
not: orange juice; orange peel; orange oil; orange squash; orange essential; orange marmalade; orange squeezer; orange shirt; orange dress; orange flower water; orange is the new black; orange blossom; orange extract; orange colour; orange pekoe; dark orange; orange peeler; oranges and lemons game; orange bitters; zumo de naranja; orange wine; aranciata; oranger
  "peel" -> 081400
  kind=candied -> 200600 ~.01
  state=preserved -> 200830 ~.03
  state=frozen -> 081190 ~.01
  * -> 080510
t: fresh navel oranges 15kg => 080510
t: orange juice concentrate => !0805
t: orange cotton shirt => !0805

@ other-fish
en: red snapper; snapper fillet; grouper; mahi mahi; monkfish; monkfish tail; swordfish; swordfish steak; perch fillet; redfish; rockfish; cobia; pomfret; croaker; mullet fish; sturgeon meat; butterfish; milkfish; lionfish fillet; john dory; orange roughy; bonito fish; wahoo; escolar; kingfish; hamachi; yellowtail fish; barracuda fish; capelin; whitebait; saury; ribbonfish; snapper fish; pike fillet; zander fillet; pike perch; arctic char; parrotfish; anglerfish
de: Rotbarsch = redfish; Rotbarschfilet = redfish fillet; Zander = pikeperch; Seeteufel = monkfish; Schwertfisch = swordfish; Hecht = pike; Schnapper = snapper; Zackenbarsch = grouper
fr: lotte = monkfish; queue de lotte = monkfish tail; espadon = swordfish; sandre = zander; sébaste = redfish; vivaneau = snapper; mérou = grouper; rouget = red mullet
es: pez espada = swordfish; rape = monkfish; mero = grouper; pargo rojo = red snapper; emperador = swordfish + filete|pescado; perca = perch
it: pesce spada = swordfish; rana pescatrice = monkfish; cernia = grouper; triglia = red mullet; dentice = dentex
nl: roodbaars = redfish; zeeduivel = monkfish; zwaardvis = swordfish; snoekbaars = pikeperch
pl: sandacz = zander; karmazyn = redfish; miecznik = swordfish; żabnica = monkfish; szczupak = pike
pt: peixe espada = scabbard fish; espadarte = swordfish; tamboril = monkfish; garoupa = grouper; cherne = wreckfish
not: monkfish costume; snapper boat; mini snapper; pike lure; zander lure; rapido; rapida; cerniere; zand, kwarts; Quarzsand
  form=breaded -> 160419 ~.02
  state=preserved -> 160419 ~.03
  state=smoked -> 030549 ~.03
  state=dried -> 030559 ~.03
  state=salted -> 030569 ~.02
  "swordfish": form=fillet state=frozen 030484; "steak" 030484; state=frozen 030357 ~.5; * 030247
  form=fillet ~.4: state=frozen 030489 ~.6; * 030449
  "cobia" state=frozen -> 030356
  "cobia" -> 030246
  "bonito" state=frozen -> 030359
  "pomfret" state=frozen -> 030359
  "capelin" state=frozen -> 030359
  "saury" state=frozen -> 030359
  "char" state=frozen -> 030319
  "arctic char" -> 030219
  "pomfret" -> 030249
  state=frozen -> 030389 ~.6
  * -> 030289
t: frozen grouper whole => 030389
t: fresh monkfish tail => 030289
t: frozen mahi mahi fillets => 030489
t: fish tank => !03

@ oyster
en: oyster; oyster meat; smoked oyster; fresh oyster; rock oyster; pacific oyster; canned oyster
de: Auster = oyster; Austern = oyster; Räucheraustern = smoked oyster
fr: huître = oyster; huîtres fumées = smoked oysters
es: ostra = oyster; ostión = oyster
it: ostrica = oyster
nl: oester = oyster
pl: ostryga = oyster; ostrygi = oysters
pt: ostra = oyster
not: oyster mushroom; oyster sauce; oyster knife; oyster shell; oyster plant; oyster watch; oyster perpetual; oyster shucker; oyster card; oyster extract
  state=canned|preserved|smoked -> 160551 ~.2
  state=dried|salted -> 030719 ~.05
  state=frozen -> 030712 ~.35
  * -> 030711
t: live oysters dozen => 030711
t: smoked oysters in oil tin => 160551
t: oyster sauce bottle => !0307

@ pasta
en: pasta; spaghetti; macaroni; penne; fusilli; noodles; egg noodle; rice noodle; lasagne sheet; linguine; vermicelli; tagliatelle; udon noodle; soba noodle; glass noodle; farfalle; gnocchi; dried pasta; egg pasta; ramen noodle dry; noodle; rigatoni; wheat noodle; gluten free pasta; chickpea pasta; fettuccine; orzo pasta; konjac noodle; shirataki; rice vermicelli; sweet potato noodles; lentil pasta; fresh pasta; rice stick; angel hair pasta; orecchiette; conchiglie; wholewheat pasta; somen; cellophane noodle; capellini; pappardelle; bucatini; cannelloni tube; mung bean noodles
de: Nudeln = pasta or noodles; Spaghetti = spaghetti; Pasta = pasta; Eiernudeln = egg noodles; Reisnudeln = rice noodles; Glasnudeln = glass noodles; Makkaroni = macaroni; Bandnudeln = ribbon noodles; Spätzle = spaetzle; Lasagneplatten = lasagne sheet; Teigwaren = pasta; Gnocchi = gnocchi
fr: pâtes = pasta; spaghettis = spaghetti; nouilles = noodles; vermicelles = vermicelli; pâtes aux œufs = egg pasta; macaroni = macaroni + pâtes|kg|blé; nouilles de riz = rice noodles; pâtes alimentaires = pasta; tagliatelles = tagliatelle; gnocchis = gnocchi; coquillettes = small elbow macaroni; vermicelles de riz = rice vermicelli; pâtes sèches = dried pasta; farfalles = farfalle
es: pasta = pasta + trigo|huevo|seca|espagueti|integral|alimenticia; espaguetis = spaghetti; macarrones = macaroni; fideos = noodles; fideos de arroz = rice noodle; tallarines = tagliatelle; ñoquis = gnocchi; pasta alimenticia = pasta; pasta al huevo = egg pasta; pasta seca = dried pasta; espirales pasta = spiral pasta; lasaña seca = dried lasagne; pasta de trigo = wheat pasta
it: pasta = pasta; spaghetti = spaghetti; penne = penne; tagliatelle = tagliatelle; fusilli = fusilli; pasta all'uovo = egg pasta; pasta di semola = semolina pasta; gnocchi = gnocchi; noodles = noodles; rigatoni = rigatoni; maccheroni = macaroni; pasta secca = dried pasta; orecchiette = orecchiette
nl: pasta = pasta; spaghetti = spaghetti; noedels = noodles; mie = noodles; eiernoedels = egg noodle; rijstnoedels = rice noodle; macaroni = macaroni; mihoen = rice vermicelli; tagliatelle = tagliatelle; bami = noodles
pl: makaron = pasta; spaghetti = spaghetti; makaron jajeczny = egg pasta; makaron ryżowy = rice noodles; makaron sojowy = soy noodles; nudle = noodles; penne = penne; świderki makaron = fusilli
pt: massa = pasta + esparguete|trigo|alimentícia|seca|macarrão; esparguete = spaghetti; macarrão = pasta; noodles = noodles; massa com ovo = egg pasta; massa de arroz = rice pasta; aletria = vermicelli; espaguete = spaghetti; massa alimentícia = pasta; massa espiral = spiral pasta; massa de sêmola = semolina pasta; cotovelos massa = elbow pasta
not: pasta maker; pasta machine; pasta sauce; pasta bowl; pool noodle; noodle soup; pasta server; pasta pot; spaghetti strap; instant noodle; cup noodle; noodle bowl; pasta salad; pasta drying; macaroni cheese; noodle maker; pasta spoon; tomato paste; pasta cutter; noodle strainer; pasta jar; spaghetti tongs; pasta rack; pasta strainer; pasta plate; toothpaste; modelling pasta; pasta dental; pasta roller; spaghetti western; spaghetti squash; ramen noodle instant; noodle kit; pasta al; tomato pasta sauce; spaghetti measurer; pasta fork; thermal pasta; sesame pasta; curry pasta
  kind=filled -> 190220 ~.02
  "instant|instantáneo|soluble|solubile|istantaneo|solúvel" -> 190230
  state=preserved -> 190230 ~.03
  "konjac" -> 210690
  "shirataki" -> 210690
  "gnocchi": "potato|patata|papa|batata" 190219; * 190219
  "eiernudeln" -> 190211
  "eiernoedels" -> 190211
  "jajeczny" -> 190211
  "all'uovo" -> 190211
  "aux oeufs" -> 190211
  "al huevo" -> 190211
  "com ovo" -> 190211
  "spatzle" -> 190211
  "without egg" -> 190219
  "no egg" -> 190219
  "egg free" -> 190219
  "not containing eggs" -> 190219
  "senza uova" -> 190219
  "ohne ei" -> 190219
  kind=egg-pasta -> 190211 ~.08
  * -> 190219
t: durum wheat spaghetti 500g => 190219
t: egg noodles dried 250g => 190211
t: rice vermicelli noodles => 190219
t: pasta maker machine => !1902

@ pasta-filled
en: ravioli; tortellini; dumpling; gyoza; pierogi; wonton; cannelloni filled; filled pasta; dim sum; pelmeni; mandu; momo; jiaozi; potsticker; shumai; har gow; tortelloni; cappelletti; agnolotti; maultaschen; varenyky; soup dumpling; bao bun
de: Ravioli = ravioli; Tortellini = tortellini; Maultaschen = maultaschen; Teigtaschen = dumpling; Tortelloni = tortelloni; Dampfnudeln gefüllt = filled steamed dumpling; Piroggen = pierogi; Cappelletti = cappelletti; Gnocchi gefüllt = filled gnocchi; Schlutzkrapfen = filled pasta
fr: raviolis = ravioli; ravioles = small ravioli; tortellini = tortellini; gyoza = gyoza; bouchées vapeur = steamed dumplings
es: raviolis = ravioli; tortellini = tortellini; gyozas = gyoza; empanadillas chinas = jiaozi; ravioli = ravioli
it: ravioli = ravioli; tortellini = tortellini; tortelloni = tortelloni; pasta ripiena = filled pasta; agnolotti = agnolotti; cappelletti = cappelletti
nl: ravioli = ravioli; tortellini = tortellini; gyoza = gyoza; gevulde pasta = filled pasta; dumplings = dumpling; wontons = wonton; tortelloni = tortelloni
pl: pierogi = pierogi; ravioli = ravioli; tortellini = tortellini; uszka = small dumplings; pielmieni = pelmeni; pierożki gyoza = gyoza; pierogi ruskie = pierogi; pierogi z mięsem = meat dumplings; pierożki = dumpling; pierogi z kapustą i grzybami = cabbage and mushroom dumplings; pierogi z kapustą = cabbage dumplings; pierogi z serem = cheese dumplings; pierogi z grzybami = mushroom dumplings; kartacze = stuffed potato dumplings; uszka z grzybami = mushroom dumplings; pierogi z owocami = fruit dumplings
pt: ravióli = ravioli; tortellini = tortellini; gyoza = gyoza; massa recheada = filled pasta
not: gyoza sauce; dumpling mould; ravioli cutter; ravioli stamp; dumpling maker; gyoza press; ravioli maker; dumpling press; wonton wrapper; dumpling wrapper; gyoza wrapper; gyoza skin; gyoza maker; pierogi maker; dim sum steamer; squishy dumpling; dumpling bag; wonton strips; bao bun steamer; ravioli mould; raviolatrice
  "bao bun": kind=filled 190590; * 190590
  * -> 190220
t: frozen pork gyoza dumplings => 190220
t: fresh spinach ravioli 250g => 190220
t: ravioli mould stamp => !1902

@ pate
en: pate; liver pate; pâté; pork liver pate; chicken liver pate; terrine; liver paste; leverpastei; liver spread
de: Leberpastete = liver pate; Pastete = pate + Leber|Wild
fr: pâté = pate + foie|porc|campagne|canard|terrine; pâté de foie = liver pate; terrine = terrine; rillettes = rillettes; mousse de canard = duck mousse
es: paté = pate; paté de hígado = liver pate
it: patè di fegato = liver pate
nl: paté = pate; leverpastei = liver pate
pl: pasztet = pate
pt: patê = pate; patê de fígado = liver pate
not: terrine dish; pate brisee; pate a tarte; terrine mould; soup terrine; patadas
  "rillettes" -> 160249
  "fish|pescado|pez|pesce|peixe" -> 160420
  * -> 160220
t: pork liver pate jar 180g => 160220
t: ceramic terrine dish => !1602

@ pea
en: garden pea; green pea; sugar snap; snow pea; mangetout; split pea; pea + frozen|canned|dried|fresh|split|yellow|green|marrowfat; frozen pea; canned pea; marrowfat pea; wasabi pea; yellow pea; dried pea; mushy pea; petits pois; field pea
de: Erbsen = pea; Erbse = pea; Zuckerschoten = mangetout pea; Splittererbsen = split pea; Schälerbsen = split pea; Wasabi Erbsen = wasabi pea
fr: petits pois = petits pois; pois cassés = split peas; pois gourmands = mangetout; pois secs = dried peas
es: guisantes = pea; guisante = pea; arvejas = pea; guisantes secos = dried pea
it: piselli = pea; piselli secchi = dried pea; taccole = mangetout
nl: erwten = pea; doperwten = garden pea; spliterwten = split pea; sugarsnaps = sugar snap; peultjes = mangetout
pl: groszek = peas; groch = pea; groch łuskany = split pea; groszek konserwowy = canned pea; groszek mrożony = frozen pea
pt: ervilhas = peas; ervilha = pea; ervilhas secas = dried peas
not: pea protein; pea gravel; pea coat; sweet pea; chick pea; pigeon pea; pea flour; pea seed; butterfly pea; cow pea; pea starch; black eyed pea; pea fibre; pea shooter; pea milk; pea net
  "wasabi" -> 200599
  "mushy" -> 200540
  state=preserved -> 200540 ~.2
  "split" -> 071310
  "marrowfat" -> 071310
  "yellow" -> 071310
  "groch" -> 071310
  "splittererbsen" -> 071310
  "spliterwten" -> 071310
  "pois casses" -> 071310
  state=dried|ground -> 071310 ~.2
  state=frozen -> 071021 ~.4
  * -> 070810
t: frozen garden peas 1kg => 071021
t: yellow split peas 500g => 071310
t: canned green peas => 200540
t: pea protein isolate => !0713

@ peanut
en: peanut; groundnut; roasted peanut; salted peanut; peanut kernel; blanched peanut; raw peanut; peanuts in shell; honey roasted peanuts; coated peanut; monkey nut; redskin peanut; peanut snack; dry roasted peanuts; ground nut
de: Erdnüsse = peanut; Erdnuss = peanut; Erdnusskerne = peanut kernel; geröstete Erdnüsse = roasted peanut
fr: cacahuète = peanut; cacahuètes = peanuts; arachide = groundnut; arachides = groundnuts
es: cacahuete = peanut; cacahuetes = peanut; maní = peanut; cacahuates = peanut
it: arachidi = peanut; arachide = peanut; noccioline = peanut
nl: pinda = peanut; pinda's = peanut; pindas = peanut; apennootjes = peanuts in shell
pl: orzeszki ziemne = peanuts; orzech arachidowy = peanut; orzeszki arachidowe = peanuts
pt: amendoim = peanut; amendoins = peanuts
not: peanut butter; peanut oil; packing peanut; peanut feeder; peanut ball; peanut meal; peanut cake; peanut flour; peanut toy; peanut sauce; peanut brittle; peanut protein; peanut foam; peanut sheller; peanut shell; circus peanut; peanut butter cup; chocolate peanut; peanut bar; peanut bird feeder; pindakaas; peanut tea; peanut powder
  kind=sowing -> 120230 ~.01
  state=roasted|salted|preserved -> 200811 ~.5
  "coated|recubierto|revestido|rivestito|patinato|estucado|spalmato" -> 200811
  "snack" -> 200811
  form=in-shell -> 120241 ~.15
  state=raw -> 120242
  "kernel" -> 120242
  "groundnut|cacahuete|arachide|amendoim" -> 120242
  * -> 120242
ask: state; form
t: roasted salted peanuts 500g => 200811
t: raw peanut kernels 25kg => 120242
t: raw peanuts in shell => 120241
t: peanut butter crunchy => !1202

@ pear
en: fresh pear; conference pear; asian pear; canned pear; pear halves; williams pear; nashi; quince fruit; quince; dried pear; pear + fruit|kg|fresh|canned|syrup|dried|class; abate pear; pears in syrup
de: Birnen = pear; Birne = pear + Frucht|frisch|kg|Williams|Obst; Quitten = quince; getrocknete Birnen = dried pear
fr: poire = pear + fruit|conférence|sirop|fraîche|kg|williams|séchée; poires = pears; coings = quinces; poires au sirop = pears in syrup; coing = quince
es: peras = pear; pera = pear + conferencia|fruta|kg|fresca|almíbar; membrillo = quince; peras en almíbar = pears in syrup
it: pere = pear; pera = pear + frutta|kg|sciroppata|fresca; mele cotogne = quince; pere sciroppate = pears in syrup
nl: peren = pear; peer = pear + vers|conference|fruit|kg; kweepeer = quince; peren op siroop = pears in syrup; handperen = table pears
pl: gruszka = pear; gruszki = pears; pigwa = quince; gruszki w syropie = pears in syrup; gruszek = pears
pt: pera = pear + rocha|fruta|fresca|kg|calda; peras = pears; marmelo = quince + fresco|fruta; pera rocha = rocha pear; pera em calda = pear in syrup
not: pear shape; prickly pear; pear cut; pear diamond; pear drop; pears soap; pear shaped; pear juice; pear brandy; pear puree; pear perfume; pear tree; pear cider; pear earrings; membrillo paste; alligator pear; quince paste; quince jelly; quince seed; japanese quince; per; per bambini; marmelada
  state=preserved -> 200840 ~.12
  state=frozen -> 081190 ~.01
  state=dried -> 081340 ~.03
  "quince" -> 080840
  "quitten" -> 080840
  "coings" -> 080840
  "membrillo" -> 080840
  "cotogne" -> 080840
  "kweepeer" -> 080840
  "pigwa" -> 080840
  "marmelo" -> 080840
  * -> 080830
t: fresh conference pears => 080830
t: canned pear halves in syrup => 200840
t: pear shaped pendant => !0808

@ pepper-spice
en: black pepper; white pepper; peppercorn; ground pepper; black peppercorn; green peppercorn; ground black pepper; pink peppercorn; long pepper; peppercorns; sichuan pepper; pepper + ground|whole|spice|milled|cracked
de: Pfeffer = pepper; schwarzer Pfeffer = black pepper; Pfefferkörner = peppercorns; weißer Pfeffer = white pepper
fr: poivre = pepper; poivre noir = black pepper; poivre en grains = peppercorns; poivre moulu = ground pepper
es: pimienta negra = black pepper; pimienta = pepper + especia|kg|blanca|negra|molida; pimienta en grano = peppercorn; pimienta molida = ground pepper
it: pepe = pepper; pepe nero = black pepper; pepe in grani = peppercorns; pepe nero macinato = ground black pepper
nl: peper = pepper; zwarte peper = black pepper; peperkorrels = peppercorns; gemalen peper = ground pepper
pl: pieprz = pepper; pieprz czarny = black pepper; pieprz ziarnisty = peppercorns; pieprz mielony = ground pepper
pt: pimenta preta = black pepper; pimenta do reino = black pepper; pimenta branca = white pepper; pimenta em grão = peppercorns
not: pepper mill; pepper spray; salt and pepper; pepper grinder; dr pepper; pepper pot; bell pepper; pepper shaker; pepper seed; chilli pepper; pepper sauce; black pepper tea; cayenne pepper; pepper corn rent
  "pink" -> 121190        # Schinus: not Piper
  "sichuan" -> 091099
  state=ground -> 090412 ~.45
  * -> 090411
t: black peppercorns whole 500g => 090411
t: ground black pepper 100g => 090412
t: pepper mill wooden => !0904

@ pepper-vegetable
en: bell pepper; sweet pepper; capsicum; chilli pepper fresh; jalapeno; red pepper vegetable; roasted red pepper; fresh chilli; pointed pepper; padron pepper; green pepper vegetable; scotch bonnet; habanero + fresh|frozen|whole; pickled jalapeno; jalapeno slice; piquillo pepper; green chilli; pepperoncini; peppadew; bird eye chilli fresh; stuffed pepper
de: Paprika + rot|frisch|Gemüse|gelb|Schote|gegrillt; Paprikaschoten = sweet pepper; Peperoni = hot pepper + eingelegt|frisch|mild; frische Chili = fresh chilli
fr: poivron = bell pepper; poivrons = bell peppers; poivron rouge = red bell pepper; piment frais = fresh chilli; poivrons grillés = grilled peppers
es: pimiento = sweet pepper; pimientos = sweet pepper; pimiento rojo = red pepper vegetable; pimientos del piquillo = piquillo pepper; pimientos asados = roasted pepper; pimientos de padrón = padron pepper
it: peperone = sweet pepper; peperoni = sweet pepper; peperoncini freschi = fresh chilli; peperoni grigliati = grilled pepper
nl: paprika = bell pepper + rood|vers|groen|gele; puntpaprika = pointed pepper; rode pepers = red peppers
pl: papryka = pepper + świeża|czerwona|konserwowa|żółta; papryka marynowana = pickled pepper
pt: pimento = bell pepper; pimentos = bell peppers; pimentão = bell pepper; malagueta fresca = fresh chilli
not: pepper seed; chilli seed; pepper spray; pepper plant; jalapeno seed; pepper mill; capsicum plaster; capsicum cream
  kind=vinegar -> 200190 ~.08
  state=preserved|roasted -> 200599 ~.1
  state=frozen -> 071080 ~.06
  state=dried|ground -> 090421 ~.03
  * -> 070960
t: fresh red bell peppers => 070960
t: pickled jalapeno slices in vinegar => 200190
t: pepper mill grinder => !0709

@ pickles
en: mixed pickle; pickled vegetable; giardiniera; capers; caper; mango chutney; chutney; piccalilli; pickled beetroot; pickled ginger; pickled radish; antipasti; pickled mango; pickled lemon; pickle indian; lime pickle; pickle relish; sweet relish; hot dog relish; pickled cabbage; pickled mustard green; mango pickle; caper berries; achar; takuan; sushi ginger; gari ginger
de: Mixed Pickles = mixed pickles; Kapern = capers; Chutney = chutney; eingelegtes Gemüse = pickled vegetable; eingelegter Ingwer = pickled ginger; Mango Chutney = mango chutney; Antipasti = antipasti
fr: câpres = capers; chutney = chutney; légumes au vinaigre = pickled vegetables; pickles = pickles; gingembre mariné = pickled ginger; antipasti = antipasti
es: alcaparras = capers; chutney = chutney; encurtidos = pickled vegetable; banderillas = pickled vegetable skewer; jengibre encurtido = pickled ginger; variantes encurtidos = mixed pickle
it: capperi = capers; sottaceti = pickled vegetable; giardiniera = giardiniera; chutney = chutney; antipasti misti = mixed antipasti; zenzero sushi = sushi ginger
nl: kappertjes = capers; chutney = chutney; atjar = achar; piccalilly = piccalilli; sushi gember = pickled ginger; gemengd zuur = mixed pickle; amsterdamse uien = pickled onions
pl: kapary = capers; chutney = chutney; sałatka warzywna słoik = vegetable salad in jar; marynowane warzywa = pickled vegetables; marynowany imbir = pickled ginger; pikle = pickles
pt: alcaparras = capers; chutney = chutney; pickles = pickles; gengibre em conserva = pickled ginger
not: pickle jar; pickle fork; pickle ball; pickleball; caper bush; pickle toy; pickle ornament; pickle costume
  "antipasti" -> 200599
  "ginger": kind=vinegar 200190 ~.5; * 200190
  "kimchi" -> 200599
  "relish" -> 200190
  "in oil" -> 200599
  "in brine" -> 071190
  * -> 200190   # 2001: prepared with vinegar or acetic acid, mango chutney included
t: mango chutney 250g jar => 200190
t: capers in vinegar => 200190
t: pickleball paddle => !2001

@ pineapple
en: pineapple; canned pineapple; pineapple chunk; pineapple slice; dried pineapple; fresh pineapple; pineapple rings; crushed pineapple
de: Ananas = pineapple; Ananasscheiben = pineapple slice; Ananasstücke = pineapple chunk
fr: ananas = pineapple; ananas en tranches = sliced pineapple; ananas séché = dried pineapple
es: piña = pineapple; piña en almíbar = pineapple in syrup; piña en rodajas = pineapple slice
it: ananas = pineapple; ananas a fette = sliced pineapple; ananas sciroppato = pineapple in syrup
nl: ananas = pineapple; ananasschijven = pineapple slice; ananasstukjes = pineapple chunk
pl: ananas = pineapple; ananas w puszce = canned pineapple; ananas suszony = dried pineapple
pt: ananás = pineapple; abacaxi = pineapple; ananás em calda = pineapple in syrup
not: pineapple corer; pineapple lamp; pineapple juice; pineapple leather; pineapple costume; pineapple cutter; pineapple print; pineapple plant; pineapple juice concentrate; pineapple peeler; pineapple cup; pineapple fibre; pineapple decor; pineapple weave; pineapple tree; pineapple plush; pineapple extract
  kind=candied -> 200600 ~.02
  state=juice -> 200941 ~.02
  state=preserved -> 200820 ~.2
  "rings" -> 200820
  "chunks" -> 200820
  state=frozen -> 081190 ~.05
  * -> 080430
t: canned pineapple slices in juice => 200820
t: fresh pineapples => 080430
t: frozen pineapple chunks => !080430
t: pineapple corer slicer => !0804

@ pistachio
en: pistachio; pistachio nut; pistachio kernel; roasted pistachio; salted pistachios; pistachios in shell; antep pistachio; pistachios
de: Pistazien = pistachios; Pistazie = pistachio; Pistazienkerne = pistachio kernel
fr: pistache = pistachio; pistaches = pistachios
es: pistachos = pistachio; pistacho = pistachio; pistaches mexicano = pistachio
it: pistacchi = pistachios; pistacchio = pistachio
nl: pistachenoten = pistachios; pistache = pistachio
pl: pistacje = pistachios; pistacja = pistachio
pt: pistáchio = pistachio; pistáchios = pistachios; pistácios = pistachios; pistache = pistachio
not: pistachio green; pistachio cream; pistachio paste; pistachio ice cream; pistachio spread; pistachio colour; pistachio butter; pistachio chocolate; pistachio oil; pistachio baklava; pistachio syrup; pistachio kunafa
  state=roasted|salted|preserved -> 200819 ~.5
  form=in-shell -> 080251 ~.4
  form=peeled -> 080252
  "kernel" -> 080252
  * -> 080251
t: roasted salted pistachios 250g => 200819
t: raw pistachio kernels => 080252
t: pistachio cream spread => !0802

@ plant-milk
en: almond milk; soy milk; oat milk; rice milk; plant milk; coconut milk drink; oat drink; soya drink; hazelnut milk; pea milk; barista oat; soya milk; almond drink; cashew milk; plant based milk; hemp milk drink; rice drink
de: Haferdrink = oat drink; Sojadrink = soya drink; Mandelmilch = almond milk; Sojamilch = soy milk; Hafermilch = oat milk; Reisdrink = rice drink; Mandeldrink = almond drink
fr: boisson au soja = soya drink; boisson avoine = oat drink; lait d'amande = almond milk; lait de soja = soy milk; boisson amande = almond drink; boisson végétale = plant based drink; lait d'avoine = oat milk
es: bebida de soja = soya drink; bebida de avena = oat drink; leche de almendras = almond milk; leche de soja = soy milk; bebida vegetal = plant-based drink; bebida de almendra = almond drink
it: bevanda di soia = soya drink; latte di mandorla = almond milk; bevanda avena = oat drink; latte di soia = soy milk; bevanda vegetale = plant-based drink
nl: havermelk = oat milk; sojamelk = soy milk; amandelmelk = almond milk; haverdrank = oat drink; sojadrink = soya drink; amandeldrink = almond drink
pl: napój sojowy = soya drink; napój owsiany = oat drink; mleko migdałowe = almond milk; mleko sojowe = soy milk; mleko owsiane = oat milk; napój migdałowy = almond drink
pt: bebida de soja = soya drink; bebida de aveia = oat drink; leite de amêndoa = almond milk; leite de soja = soy milk; bebida vegetal = plant-based drink; bebida de amêndoa = almond drink
not: oat milk soap; almond milk lotion; soy milk maker; plant milk maker; nut milk bag
  state=ground -> 210690 ~.03
  * -> 220299
t: unsweetened oat milk 1 litre => 220299
t: soy milk maker machine => !2202

@ plant-thickener
en: pectin; apple pectin; agar agar; agar powder; carrageenan; guar gum; locust bean gum; pectin powder; agar agar powder; konjac powder; konjac flour; psyllium husk; glucomannan; tara gum; psyllium husk powder; agar flakes; e406; jam pectin; citrus pectin; konjac gum; carob gum; psyllium seed; carob bean gum; gum tragacanth; ispaghula husk; vegan gelatin; gum karaya; cassia gum; kappa carrageenan; fenugreek gum
de: Agar Agar = agar agar; Pektin = pectin; Guarkernmehl = guar gum; Johannisbrotkernmehl = locust bean gum; Flohsamenschalen = psyllium husk; Konjakpulver = konjac powder; Carrageen = carrageenan; Flohsamen = psyllium seed; Apfelpektin = apple pectin; Tragant = tragacanth
fr: agar agar = agar agar; pectine = pectin; gomme de guar = guar gum; psyllium = psyllium; farine de konjac = konjac flour; carraghénane = carrageenan; gomme de caroube = locust bean gum; téguments de psyllium = psyllium husk; gomme adragante = gum tragacanth
es: agar agar = agar agar; pectina = pectin; goma guar = guar gum; psyllium = psyllium; cáscara de psyllium = psyllium husk; carragenano = carrageenan; goma garrofín = locust bean gum; glucomanano = glucomannan
it: agar agar = agar agar; pectina = pectin; gomma di guar = guar gum; psillio = psyllium; carragenina = carrageenan; farina di semi di carrube = carob seed flour; cuticola di psillio = psyllium husk
nl: agar agar = agar agar; pectine = pectin; guarpitmeel = guar gum; psylliumvezels = psyllium fibre; johannesbroodpitmeel = locust bean gum; carrageen = carrageenan; konjacpoeder = konjac powder; psyllium = psyllium
pl: agar = agar; pektyna = pectin; guma guar = guar gum; babka płesznik = psyllium; babka jajowata = ispaghula; karagen = carrageenan; mączka chleba świętojańskiego = locust bean gum; konjac mąka = konjac flour
pt: agar agar = agar agar; pectina = pectin; goma guar = guar gum; psyllium = psyllium; carragena = carrageenan; goma de alfarroba = locust bean gum; casca de psyllium = psyllium husk
not: agar plate; agar tube; potato dextrose agar; nutrient agar; psyllium capsule; blood agar; pectin supplement; psyllium husk capsule; lb agar; agar wood; konjac sponge; agarwood; konjac noodle; konjac rice; agar medium; agar art; glucomannan capsule
  "agar" -> 130231
  "guar" -> 130232
  "guarkernmehl" -> 130232
  "guarpitmeel" -> 130232
  "locust" -> 130232
  "carob" -> 130232
  "johannisbrotkernmehl" -> 130232
  "johannesbroodpitmeel" -> 130232
  "caroube" -> 130232
  "garrofin" -> 130232
  "carrube" -> 130232
  "alfarroba" -> 130232
  "swietojanskiego" -> 130232
  "psyllium" -> 121190
  "psylliumvezels" -> 121190
  "flohsamen" -> 121190
  "flohsamenschalen" -> 121190
  "psillio" -> 121190
  "babka" -> 121190
  "ispaghula" -> 121190
  "pectin" -> 130220
  "pektin" -> 130220
  "apfelpektin" -> 130220
  "pectine" -> 130220
  "pectina" -> 130220
  "pektyna" -> 130220
  "tragacanth" -> 130190
  "tragant" -> 130190
  "adragante" -> 130190
  "karaya" -> 130190
  * -> 130239
t: agar agar powder 100g => 130231
t: guar gum food grade 1kg => 130232
t: psyllium husk powder 500g => 121190
t: apple pectin powder => 130220
t: nutrient agar plates => !1302

@ pork
en: pork; pork chop; pork loin; pork belly; pork rib; pork mince; minced pork; pork tenderloin; pig meat; pigmeat; pork collar; ground pork; pork cutlet; spare rib; baby back rib
de: Schweinefleisch = pork; Schweinekotelett = pork chop; Schweinebauch = pork belly; Schweinefilet = pork fillet; Schweinehack = minced pork; Schweineschnitzel = pork schnitzel; Schweinenacken = pork neck; Nackensteak = pork neck steak; Hackfleisch gemischt = mixed minced meat; Schweinebraten = pork roast; Spareribs = spare ribs; Schweinelachs = pork loin; Schnitzel Schwein = pork schnitzel; Kassler roh = raw cured pork loin
fr: viande de porc = pork; porc = pork; côte de porc = pork chop; longe de porc = pork loin
es: carne de cerdo = pork; cerdo = pork; lomo de cerdo = pork loin; chuleta de cerdo = pork chop; carne porcina = pork
it: carne suina = pork; carne di maiale = pork; maiale = pork
nl: varkensvlees = pork; varkenshaas = pork tenderloin; karbonade = pork chop; speklap = pork belly slice; varkensgehakt = pork mince; schnitzel varken = pork schnitzel; spareribs = spare rib; procureur = pork collar; speklappen = pork belly slices; varkensfilet = pork fillet; schouderkarbonade = pork shoulder chop; hamlap = pork ham steak; hamlappen = pork ham steaks; fricandeau varken = pork fricandeau
pl: wieprzowina = pork; schab = pork loin; karkówka = pork collar; karkówek = pork collar; żeberka = pork ribs; boczek surowy = raw pork belly; polędwiczki wieprzowe = pork tenderloin; szynka surowa wieprzowa = raw pork ham; mięso mielone wieprzowe = minced pork; schab bez kości = boneless pork loin; golonka = pork knuckle; mięso wieprzowe = pork; kotlet schabowy = pork chop; żeberka wieprzowe = pork ribs; boczek wieprzowy = pork belly
pt: carne de porco = pork; carne suína = pork; lombo de porco = pork loin
not: pork bratwurst; pork frankfurter; pork chorizo; pork salami; pork chipolata; pork kielbasa; pork rind; pork fat; pork scratching
  state=preserved -> 160249 ~.03
  state=smoked|salted|dried -> 021019 ~.02
  state=frozen ~.5: form=carcass 020321 ~.03; "shoulder" 020322; "leg" 020322; * 020329
  form=carcass -> 020311 ~.03
  form=bone-in "shoulder" -> 020312
  "leg" -> 020312
  * -> 020319
ask: state; form
t: frozen pork belly => 020329
t: chilled pork loin boneless => 020319
t: pork liver pate => !0203

@ pork-fat
en: pork fat; pork back fat; pig fat; lardo; fatback; chicken fat raw; unrendered fat
de: Speck ohne Fleisch = pork fat free of lean meat; Rückenspeck = fatback; Schweinespeck fett = pork fat
fr: gras de porc = pork fat; lard gras = hard pork fat; barde = pork fat barding
es: tocino gordo = fatback; grasa de cerdo = pork fat
it: lardo = lardo
pl: słonina = pork back fat
pt: toucinho = pork back fat
  "chicken|pollo|frango" -> 020990
  "duck|pato|anatra" -> 020990
  * -> 020910
t: frozen pork back fat => 020910
t: rendered lard => !0209

@ pork-offal
en: pork liver; pig feet; pork feet; pig trotter; pig ear; pork tongue; pork kidney; pork heart; pig tail; pork offal; pig head; pork skin; pork stomach; pork rind raw
de: Schweineleber; Schweinefüße; Schweineohr
fr: foie de porc; pied de porc; abats de porc
es: hígado de cerdo; manitas de cerdo; oreja de cerdo
it: fegato di maiale; piedini di maiale
nl: varkenslever
pl: wątroba wieprzowa; nóżki wieprzowe
pt: fígado de porco; orelha de porco
not: pig ear dog; pork skin chew
  state=smoked|salted|dried -> 021099 ~.04   # 0210.99: edible offal, cured
  state=frozen ~.6: "liver|hígado|fegato|fígado" 020641; * 020649
  * -> 020630
t: frozen pork feet => 020649
t: fresh pork liver chilled => 020630
t: pork liver pate jar => !0206

@ potato
en: potato; seed potato; fresh potato; new potato; baking potato; ware potato; table potato; potato cube; canned potato; sliced potato; baby potato; frozen potato
de: Kartoffel = potato; Kartoffeln = potato; Speisekartoffeln = table potato; Pflanzkartoffeln = seed potato; Saatkartoffel = seed potato
fr: pomme de terre = potato; pommes de terre = potatoes; plant de pomme de terre = seed potato
es: patata = potato; patatas = potato; papa = potato + fresca|siembra|kg|lavada; patata de siembra = seed potato
it: patata = potato; patate = potato; patate da semina = seed potato
nl: aardappel = potato; aardappelen = potato; pootaardappelen = seed potato; krieltjes = baby potato
pl: ziemniak = potato; ziemniaki = potatoes; sadzeniaki = seed potatoes
pt: batata = potato; batatas = potatoes; batata semente = seed potato
not: potato peeler; potato chip; sweet potato; potato masher; potato starch; potato ricer; potato flake; potato salad; potato gnocchi; potato flour; potato toy; potato crisp; mashed potato; potato bag; potato cutter; potato vodka; potato protein; potato waffle; potato wedge; potato slicer; potato peeling; papada; pate
  kind=sowing -> 070110 ~.03
  "seed potato" -> 070110
  "seed potatoes" -> 070110
  "pflanzkartoffeln" -> 070110
  "saatkartoffel" -> 070110
  "pootaardappelen" -> 070110
  "sadzeniaki" -> 070110
  "siembra" -> 070110
  state=preserved -> 200520 ~.03
  state=frozen -> 071010 ~.06
  state=dried -> 071290 ~.01
  * -> 070190
t: fresh potatoes 10kg bag => 070190
t: certified seed potatoes => 070110
t: potato peeler => !0701

@ potato-crisps
en: potato chip; potato crisp; crisps + potato|salted|bag|snack|flavour|cheese; chips snack; vegetable chips; mashed potato; instant mash; tortilla chip; corn chip; nacho; cheese puff; corn puff snack; pringles; kettle chip; popcorn snack; prawn cracker; shrimp chip; shrimp cracker; plantain chip; banana chip; cassava chip; vegetable crisp; apple chip; potato stick snack; corn snack; cheese ball snack; extruded snack; puffed corn snack; kale chip; coconut chip; corn curl
de: Kartoffelchips = potato chips; Chips = chips + Kartoffel|Paprika|Tüte|Snack|gesalzen; Tortillachips = tortilla chips; Erdnussflips = peanut puff; Kartoffelpüree = mashed potato; Bananenchips = banana chips; Gemüsechips = vegetable chips; Chips = chips + Paprika|Kartoffel|gesalzen|Beutel; Kesselchips = kettle chips; Stapelchips = stacked chips
fr: chips = crisps; chips de pommes de terre = potato crisps; tortillas chips = tortilla chips; purée de pommes de terre = mashed potato; chips de banane = banana chips; soufflés de maïs = corn puffs
es: patatas fritas de bolsa = potato crisp; nachos = nacho; chips de patata = potato chip; snacks de maíz = corn snack; puré de patata = mashed potato; patatas chips = potato crisp
it: patatine = crisps; chips di patate = potato chip; purè di patate = mashed potato; nachos = nacho; patatine in busta = crisps
nl: chips = crisps + zak|naturel|paprika|aardappel; aardappelpuree = mashed potato; tortillachips = tortilla chip; bananenchips = banana chip; borrelnootjes chips; chips = crisps + paprika|naturel|zout|zak|ribbel|bolognese|aardappel|ketchup; aardappelchips = potato crisp; ribbelchips = ridged crisps; paprikachips = paprika crisps; naturelchips = plain crisps; chips paprika = paprika crisps
pl: chipsy = crisps; chipsy ziemniaczane = crisps; chrupki kukurydziane = corn puff snacks; puree ziemniaczane = mashed potato; nachos = nachos; czipsy = crisps; chipsy paprykowe = paprika crisps; chipsy solone = salted crisps
pt: batatas fritas pacote = potato chips; chips de batata = potato chips; nachos = nachos; puré de batata = mashed potato; aperitivos de milho = corn snacks
not: wood chip; poker chip; chocolate chip; chip bag clip; cinnamon chip; wood chips; nacho cheese sauce; coffee chip; chips dispenser; memory chip
  "tortilla" -> 190590
  "nacho" -> 190590
  "corn chip" -> 190590
  "prawn" -> 190590
  "shrimp" -> 190590
  "puff" -> 190590
  "corn|maíz|mais|milho" -> 190590
  "cheese ball" -> 190590
  "extruded" -> 190590
  "banana" -> 200899
  "plantain" -> 200899
  "apple" -> 200899
  "coconut|coco|cocco" -> 200899
  "bananenchips" -> 200899
  "cassava|yuca|mandioca|manioca" -> 200599
  "vegetable|vegetal|vegetale|hortaliza|verdura" -> 200599
  "kale" -> 200599
  "instant mash" -> 200520
  * -> 200520
t: potato crisps salt and vinegar 150g => 200520
t: tortilla chips nacho 200g => 190590
t: banana chips dried => 200899
t: wood chips for smoking => !2005

@ potato-flakes
en: potato flake; potato flour; potato granule; dehydrated potato flake; potato powder; potato meal
de: Kartoffelflocken = potato flake; Kartoffelmehl = potato flour; Püreeflocken = potato flake
fr: flocons de pommes de terre = potato flakes; farine de pomme de terre = potato flour
es: copos de patata = potato flake; harina de patata = potato flour
it: fiocchi di patate = potato flake; farina di patate = potato flour
nl: aardappelvlokken = potato flake; aardappelmeel = potato flour
pl: płatki ziemniaczane = potato flakes; mąka ziemniaczana grys = potato granules
pt: flocos de batata = potato flakes
  "flour|harina|farina|farinha" -> 110510
  "powder|polvo|polvere|pó" -> 110510
  "meal" -> 110510
  * -> 110520
t: dehydrated potato flakes => 110520
t: potato starch powder => !1105

@ potato-frozen
en: french fries; frozen fries; hash brown; potato wedge; frozen chips potato; potato waffle; roast potatoes frozen; tater tot; potato croquette; sweet potato fries; rosti; oven chips; steak fries; curly fries; potato rosti; fries + frozen|potato|cut
de: Pommes frites; Pommes; Kartoffelpuffer; Kroketten; Rösti; Wedges
fr: frites; frites surgelées; pommes noisettes; potatoes surgelées; pommes dauphine
es: patatas fritas congeladas; croquetas de patata; patatas prefritas
it: patatine fritte surgelate; patate fritte; crocchette di patate
nl: friet; frieten; patat; aardappelkroketten; rösti
pl: frytki; frytki mrożone; placki ziemniaczane
pt: batatas fritas congeladas; batata pré frita
not: fries cutter; french fry cutter; fries scoop; french fry maker; fries holder; fries box; fries warmer
  "sweet potato" -> 200490
  state=canned -> 200520 ~.01
  * -> 200410   # 2004: prepared, frozen
t: frozen french fries 2.5kg => 200410
t: french fry cutter => !2004

@ pseudo-grain
en: quinoa; buckwheat; millet; amaranth grain; teff; wild rice; canary seed; fonio; quinoa grain; roasted buckwheat; buckwheat groats; foxtail millet; white quinoa; red quinoa; tricolour quinoa; hulled millet; kasha; pearl millet; job's tears; ragi; finger millet; amaranth + grain|seed|kg|puffed; kodo millet; bajra
de: Quinoa = quinoa; Buchweizen = buckwheat; Hirse = millet; Amarant = amaranth; Wildreis = wild rice; Goldhirse = golden millet; Teff = teff
fr: quinoa = quinoa; sarrasin = buckwheat; millet = millet; riz sauvage = wild rice; amarante = amaranth + grain|graines; teff = teff; blé noir = buckwheat
es: quinoa = quinoa; trigo sarraceno = buckwheat; mijo = millet; amaranto = amaranth; alforfón = buckwheat; arroz salvaje = wild rice; alpiste = canary seed
it: quinoa = quinoa; grano saraceno = buckwheat; miglio = millet; amaranto = amaranth + semi|chicchi; riso selvaggio = wild rice; riso venere = black venere rice
nl: quinoa = quinoa; boekweit = buckwheat; gierst = millet; amarant = amaranth; wilde rijst = wild rice; teff = teff
pl: komosa ryżowa = quinoa; quinoa = quinoa; kasza gryczana = buckwheat groats; kasza jaglana = millet groats; gryka = buckwheat; proso = millet; amarantus = amaranth; dziki ryż = wild rice
pt: quinoa = quinoa; quinua = quinoa; trigo sarraceno = buckwheat; painço = millet; milhete = millet; amaranto = amaranth; arroz selvagem = wild rice
not: quinoa flour; buckwheat flour; millet spray; buckwheat pillow; amaranth flour; buckwheat hull; buckwheat noodle; quinoa chip; buckwheat honey; ragi flour; teff flour; millet flour; puffed quinoa; amaranth plant; millet for birds spray; buckwheat tea; quinoa protein
  "roasted buckwheat" -> 110429
  "kasha" -> 110429
  "gryczana" -> 110429
  state=cooked -> 190490 ~.02
  "quinoa" -> 100850
  "quinua" -> 100850
  "komosa" -> 100850
  "buckwheat" -> 100810
  "buchweizen" -> 100810
  "sarrasin" -> 100810
  "ble noir" -> 100810
  "sarraceno" -> 100810
  "saraceno" -> 100810
  "alforfon" -> 100810
  "boekweit" -> 100810
  "gryka" -> 100810
  "canary" -> 100830
  "alpiste" -> 100830
  "fonio" -> 100840
  "hulled millet" -> 110429
  "jaglana" -> 110429
  "goldhirse" -> 110429
  "millet": kind=sowing 100821 ~.04; * 100829
  "bajra" -> 100829
  "ragi" -> 100829
  "hirse" -> 100829
  "mijo" -> 100829
  "miglio" -> 100829
  "gierst" -> 100829
  "proso" -> 100829
  * -> 100890
t: white quinoa 500g => 100850
t: buckwheat groats raw => 100810
t: wild rice 250g => 100890
t: buckwheat pillow => !1008

@ pumpkin
en: pumpkin; squash vegetable; butternut squash; courgette; zucchini; pumpkin puree; spaghetti squash; gourd vegetable; marrow vegetable; bitter gourd; bitter melon; canned pumpkin; kabocha; hokkaido pumpkin; bottle gourd; frozen courgette
de: Kürbis = pumpkin + frisch|Hokkaido|Speise|Butternut; Zucchini = courgette; Hokkaido Kürbis = hokkaido pumpkin; Butternut Kürbis = butternut squash; Speisekürbis = edible pumpkin
fr: courgette = courgette; potiron = pumpkin; courge = squash; butternut = butternut squash; potimarron = hokkaido pumpkin; citrouille = pumpkin
es: calabaza = pumpkin; calabacín = courgette; calabacines = courgette
it: zucchina = courgette; zucchine = courgette; zucca = pumpkin + fresca|polpa|butternut
nl: courgette = courgette; pompoen = pumpkin; flespompoen = butternut squash
pl: dynia = pumpkin; cukinia = courgette; kabaczek = marrow vegetable
pt: abóbora = pumpkin; courgette = courgette; abobrinha = courgette; curgete = courgette
not: pumpkin seed; pumpkin pie; pumpkin lantern; pumpkin decor; pumpkin carving; halloween pumpkin; pumpkin spice; courgette seed; pumpkin costume; pumpkin oil; pumpkin candle; pumpkin decoration; pumpkin bucket; pumpkin light; foam pumpkin; pumpkin stand; gourd bottle; pumpkin plush; artificial pumpkin; pumpkin seed oil; pumpkin garland; zucchini spiralizer
  state=preserved -> 200599 ~.05
  form=puree -> 200599 ~.02
  state=frozen -> 071080 ~.08
  state=dried|ground -> 071290 ~.03
  * -> 070993
t: fresh butternut squash => 070993
t: canned pumpkin puree => 200599
t: halloween pumpkin lantern => !0709

@ rabbit-meat
en: rabbit meat; rabbit leg; whole rabbit + frozen|chilled|fresh; hare meat
de: Kaninchenfleisch; Hasenfleisch
fr: viande de lapin; lapin entier; râble de lapin
es: carne de conejo; conejo + congelado|fresco
it: carne di coniglio; coniglio + congelato|fresco
nl: konijnenvlees
pl: mięso z królika; królik + mrożony|mięso
pt: carne de coelho
  state=preserved -> 160290 ~.03
  * -> 020810
t: frozen rabbit meat => 020810
t: rabbit cage => !0208

@ rapeseed-oil
en: rapeseed oil; canola oil; mustard oil; colza oil; kachi ghani oil; low erucic acid rape oil
de: Rapsöl = rapeseed oil; Senföl = mustard oil; Rapskernöl = rapeseed oil
fr: huile de colza = rapeseed oil; huile de moutarde = mustard oil
es: aceite de colza = rapeseed oil; aceite de canola = canola oil; aceite de mostaza = mustard oil
it: olio di colza = rapeseed oil; olio di senape = mustard oil
nl: koolzaadolie = rapeseed oil; raapzaadolie = rapeseed oil; mosterdolie = mustard oil
pl: olej rzepakowy = rapeseed oil
pt: óleo de colza = rapeseed oil; óleo de canola = canola oil
  "mustard": kind=crude 151491 ~.5; * 151499
  kind=crude -> 151411 ~.2
  * -> 151419
t: refined rapeseed oil 1l => 151419
t: mustard oil cold pressed => 151491
t: rapeseed meal feed => !1514

@ ready-meal
en: ready meal; frozen ready meal; curry ready meal; chicken curry; butter chicken; stew can; fish and chips meal; chilled ready meal; shepherds pie; cottage pie; chicken tikka masala; stuffed pepper meal; vegetable curry; mre ration; camping meal; freeze dried meal; moussaka; biryani; thai green curry meal; paneer curry; dal makhani; meal kit; tamale; enchilada; emergency food ration; burger ready meal; stuffed cabbage; chicken and rice; cassoulet meal; vegetable lasagne meal; beef bulgogi; beef stroganoff; freeze dried camping food; palak paneer; airline meal; fish pie
de: Fertiggericht; Tiefkühlgericht; Fertigmahlzeit; Trekkingnahrung; Eintopf; Dosengericht; Notration
fr: plat préparé; plat cuisiné; plat surgelé; repas lyophilisé; hachis parmentier; paella cuisinée
es: plato preparado; plato precocinado; comida liofilizada; fabada; plato cocinado
it: piatto pronto; piatti pronti; cibo liofilizzato
nl: kant en klaarmaaltijd; maaltijd + diepvries|kant|vers; vriesdroogmaaltijd; stamppot
pl: danie gotowe; dania gotowe; bigos; gołąbki; fasolka gotowa; liofilizat; żywność liofilizowana
pt: refeição pronta; prato pronto; comida liofilizada; refeição congelada
not: meal kit container; meal kit box
  "chicken|pollo|frango" -> 160232     # over 20 % meat: ch. 16
  "beef|vacuno|ternera|res|manzo|bovino" -> 160250
  "lamb|cordero|agnello|cordeiro" -> 160290
  "pork|cerdo|maiale|suino|porco" -> 160249
  "fish|pescado|pez|pesce|peixe" -> 160419
  "moussaka" -> 160290
  "shepherds" -> 160290
  "cottage" -> 160250
  "paneer" -> 210690
  "vegetable|vegetal|vegetale|hortaliza|verdura" -> 200599
  "fabada" -> 200551
  "goulash" -> 160250
  "bigos" -> 160249
  "golabki" -> 160249
  * -> 210690
t: chicken tikka masala ready meal => 160232
t: freeze dried camping meal => 210690
t: meal prep container => !2106

@ rice
en: rice; basmati rice; jasmine rice; brown rice; sushi rice; long grain rice; parboiled rice; paddy rice; broken rice; arborio rice; white rice; risotto rice; sticky rice; glutinous rice; carnaroli; short grain rice; red rice; black rice; rough rice; husked rice; sella rice; bomba rice; wholegrain rice; milled rice; rice in husk; cargo rice; thai fragrant rice; sona masoori; calrose
de: Reis = rice; Basmatireis = basmati rice; Jasminreis = jasmine rice; Langkornreis = long grain rice; Risottoreis = risotto rice; Naturreis = brown rice; Milchreis = pudding rice + Korn|kg; Rundkornreis = round grain rice; Bruchreis = broken rice
fr: riz = rice; riz basmati = basmati rice; riz long grain = long grain rice; riz thaï = thai rice; riz complet = wholegrain rice; riz rond = short grain rice; riz étuvé = parboiled rice; brisures de riz = broken rice
es: arroz = rice; arroz basmati = basmati rice; arroz bomba = bomba rice; arroz integral = brown rice; arroz redondo = short grain rice; arroz largo = long grain rice; arroz jazmín = jasmine rice
it: riso = rice; riso basmati = basmati rice; riso arborio = arborio rice; riso carnaroli = carnaroli; riso integrale = brown rice; riso parboiled = parboiled rice
nl: rijst = rice; basmatirijst = basmati rice; zilvervliesrijst = brown rice; pandanrijst = pandan rice; risottorijst = risotto rice; jasmijnrijst = jasmine rice
pl: ryż = rice; ryż basmati = basmati rice; ryż brązowy = brown rice; ryż jaśminowy = jasmine rice; ryż biały = white rice; ryż parboiled = parboiled rice
pt: arroz = rice; arroz basmati = basmati rice; arroz agulha = long grain rice; arroz carolino = carolino rice; arroz integral = brown rice; arroz vaporizado = parboiled rice
not: rice cooker; rice noodle; rice paper; rice bowl; rice milk; rice flour; rice vinegar; rice cracker; rice wine; rice cake; rice krispies; rice bran; wild rice; rice straw; rice pudding; rice washer; rice bran oil; rice dispenser; rice drink; rice starch; rice water; cauliflower rice; rice bead; rice husk; rice protein; microwave rice; rice light; rice syrup; rice pearl; rice cereal; rice spoon; rice mould; riz au lait; rice paddle; puffed rice; precooked rice; rice weevil; rice hull; rice ball; fried rice; rice bag; baby rice; rice soap; konjac rice; rice container; rice storage; rice seasoning; yeast rice; red yeast rice; rice mask; rice sack; rice face; instant rice; cooked rice; rice ready; rice lamp; rice toner
  "paddy" -> 100610
  "rough rice" -> 100610
  "in husk" -> 100610
  "broken" -> 100640
  "brisures" -> 100640
  "bruchreis" -> 100640
  state=cooked -> 190490 ~.02
  "brown" -> 100620
  "cargo" -> 100620
  "husked" -> 100620
  "naturreis" -> 100620
  "complet" -> 100620
  "integral" -> 100620
  "integrale" -> 100620
  "zilvervliesrijst" -> 100620
  "brazowy" -> 100620
  "wholegrain" -> 100620
  "red rice" -> 100620
  "black rice" -> 100620
  * -> 100630
t: basmati rice 5kg => 100630
t: long grain brown rice => 100620
t: broken rice 50kg => 100640
t: electric rice cooker => !1006

@ rice-prepared
en: microwave rice; microwave basmati rice; rice pouch; basmati rice pouch; precooked rice; instant rice; ready rice; risotto ready meal; cooked rice; rice ready meal; pouch rice; egg fried rice; rice pudding; pre cooked quinoa; biryani ready meal; pilau rice; ready to eat rice; sushi; onigiri; arancini; rice ball; fried rice; quick cook rice; paella ready meal; pilaf; grain pouch; tteokbokki; korean rice cake
de: Fertigreis; Mikrowellenreis; Reisgericht; Milchreis + Becher|fertig; Sushi + tiefgekühlt|Box|Platte; Paella
fr: riz cuit; riz micro ondes; riz au lait; risotto cuisiné; paella surgelée; sushi; sushis
es: arroz precocido; arroz para microondas; arroz con leche; sushi; paella congelada; vasitos de arroz
it: riso precotto; risotto pronto; sushi; arancini; risotto surgelato
nl: voorgekookte rijst; magnetronrijst; rijstepap; sushi; nasi goreng
pl: ryż błyskawiczny; ryż gotowany; sushi; ryż na mleku; ryż preparowany wstępnie
pt: arroz pré cozido; sushi; arroz doce; arroz de microondas
not: sushi mat; sushi kit; sushi rice; sushi nori; sushi plate; sushi knife; sushi maker; sushi socks; sushi ginger; sushi vinegar; sushi plush; sushi bazooka; risotto rice; paella pan; paella mix; sushi mould; sushi lamp; onigiri mould; sushi press; sushi seasoning; sushi set ceramic; sushi tray; sushi roller
  "rice pudding" -> 190190
  "riz au lait" -> 190190
  "arroz con leche" -> 190190
  "milchreis" -> 190190
  "tteokbokki" -> 190230
  "rice cake" -> 190230
  * -> 190490
t: microwave basmati rice pouch 250g => 190490
t: frozen sushi platter => 190490
t: sushi mat bamboo => !1904

@ root-vegetable
en: carrot; baby carrot; turnip; beetroot; radish; celeriac; parsnip; salsify; swede vegetable; daikon; beet + fresh|cooked|vegetable|vacuum; horseradish root; canned carrot; frozen carrot; dried carrot; carrot powder; beetroot powder; diced carrot; rutabaga; mooli
de: Karotte = carrot; Möhre = carrot; Karotten = carrot; Möhren = carrot; Rote Bete = beetroot; Radieschen = radish; Sellerieknolle = celeriac; Pastinake = parsnip; Steckrübe = swede vegetable; Rettich = radish; Rote Rüben = beetroot; Rote Beete = beetroot
fr: carotte = carrot; betterave rouge = beetroot; radis = radish; navet = turnip; panais = parsnip; céleri rave = celeriac; betterave cuite = cooked beetroot; carottes = carrots
es: zanahoria = carrot; remolacha roja = beetroot; rábano = radish; nabo = turnip; chirivía = parsnip; zanahorias = carrot; remolacha cocida = cooked beetroot
it: carota = carrot; carote = carrot; barbabietola = beetroot; ravanello = radish; rapa = turnip; sedano rapa = celeriac
nl: wortel = carrot + vers|gesneden|kg|winter; wortelen = carrot; winterpeen = carrot; bieten = beet; radijs = radish; knolselderij = celeriac; rode biet = beetroot; bietjes = beet
pl: marchew = carrot; marchewka = carrot; burak = beetroot; buraki = beetroots; rzodkiewka = radish; pietruszka korzeń = parsley root; seler korzeń = celeriac; marchewek = carrot; rzodkiewek = radish; buraczki = beetroots; buraki czerwone = red beetroots; buraczki tarte = grated beetroot; ćwikła = beetroot with horseradish
pt: cenoura = carrot; beterraba = beetroot; rabanete = radish; nabo = turnip; cenouras = carrots
not: carrot seed; carrot cake; carrot juice; carrot peeler; sugar beet; carrot toy; beetroot juice; carrot oil; radish seed; beet pulp; carrot slicer; beetroot seed; carrot plush; carrot costume; beetroot capsule; beet root powder capsule; carrot fit jeans
  state=juice -> 200989 ~.01
  kind=vinegar -> 200190 ~.03
  state=frozen -> 071080 ~.05
  state=dried|ground -> 071290 ~.06
  state=preserved -> 200599 ~.06
  "carrot" -> 070610
  "turnip" -> 070610
  "karotten" -> 070610
  "mohren" -> 070610
  "carotte" -> 070610
  "zanahoria" -> 070610
  "carote" -> 070610
  "wortelen" -> 070610
  "marchew" -> 070610
  "marchewka" -> 070610
  "cenoura" -> 070610
  "navet" -> 070610
  * -> 070690
t: fresh carrots washed 1kg => 070610
t: fresh beetroot => 070690
t: beetroot powder organic 250g => 071290
t: carrot cake slice => !0706

@ salmon
en: salmon; salmon fillet; atlantic salmon; sockeye salmon; coho salmon; smoked salmon; salmon portion; pink salmon; chum salmon; whole salmon; salmon steak; norwegian salmon; canned salmon; gravlax; salmon burger
de: Lachs = salmon; Lachsfilet = salmon fillet; Räucherlachs = smoked salmon; Wildlachs = wild salmon
fr: saumon = salmon; filet de saumon = salmon fillet; saumon fumé = smoked salmon; pavé de saumon = salmon portion
es: salmón = salmon; salmón ahumado = smoked salmon; filete de salmón = salmon fillet
it: salmone = salmon; salmone affumicato = smoked salmon
nl: zalm = salmon; zalmfilet = salmon fillet; gerookte zalm = smoked salmon
pl: łosoś = salmon; łosoś wędzony = smoked salmon; filet z łososia = salmon fillet
pt: salmão = salmon; salmão fumado = smoked salmon
not: salmon oil; salmon pink; salmon colour; salmon roe; salmon dog; salmon color; salmon cat food; salmon skin leather; salmon dna; salmon fishing
  form=breaded -> 160411 ~.02
  state=smoked -> 030541 ~.12
  state=preserved -> 160411 ~.08
  form=fillet state=salted|dried -> 030539
  state=dried -> 030559 ~.01
  state=salted -> 030569 ~.02
  "gravlax" -> 030569
  form=minced: state=frozen 030499; * 030452
  form=fillet ~.4: state=frozen 030481 ~.6; * 030441
  state=frozen: "sockeye" 030311; "atlantic" 030313; "pacific" 030312; "pink" 030312; "chum" 030312; "coho" 030312; * 030313
  "pacific" -> 030213
  "sockeye" -> 030213
  * -> 030214
ask: state; form
t: frozen salmon fillets => 030481
t: smoked salmon slices 100g => 030541
t: fresh whole atlantic salmon => 030214
t: canned pink salmon => 160411
t: salmon oil for dogs => !0302

@ salt
en: salt; sea salt; table salt; himalayan salt; rock salt; epsom free bath rock salt; road salt; dishwasher salt; water softener salt; pink salt; kosher salt; iodised salt; salt flake; fleur de sel; sodium chloride; pool salt; salt lick; de icing salt; cooking salt; himalayan pink salt; salt block; black salt; de-icing salt; salt tablet water softener; coarse salt; fine salt; celtic sea salt; regeneration salt; salt tablets; pickling salt; curing salt natural; salt + kg|coarse|fine|iodised|cooking|kitchen|grinder refill|food|flakes|bulk
de: Speisesalz = edible salt; Meersalz = sea salt; Steinsalz = rock salt; Streusalz = road salt; Himalayasalz = himalayan salt; Kochsalz = cooking salt; Regeneriersalz = regenerating salt; Spülmaschinensalz = dishwasher salt; Tafelsalz = table salt; Salzleckstein = salt lick; Auftausalz = de-icing salt; Salztabletten = salt tablet; Natriumchlorid = sodium chloride
fr: sel de mer = sea salt; sel fin = fine salt; gros sel = coarse salt; sel de déneigement = de-icing salt; sel adoucisseur = water softener salt; fleur de sel = fleur de sel; sel de table = table salt; sel rose = pink salt; sel régénérant = softener regenerating salt; chlorure de sodium = sodium chloride; sel de l'himalaya = himalayan salt; sel de guérande = guerande sea salt; sel gemme = rock salt; sel = salt
es: sal marina = sea salt; sal de mesa = table salt; sal gorda = coarse salt; sal del himalaya = himalayan salt; sal para piscina = pool salt; sal fina = fine salt; cloruro de sodio = sodium chloride; sal lavavajillas = dishwasher salt; sal rosa = pink salt; sal en escamas = salt flake; sal descalcificador = water softener salt; sal para deshielo = de-icing salt; sal = salt; flor de sal = fleur de sel; sal himalaya = himalayan salt
it: sale marino = sea salt; sale fino = fine salt; sale grosso = coarse salt; sale rosa = pink salt; sale per lavastoviglie = dishwasher salt; sale da cucina = cooking salt; cloruro di sodio = sodium chloride; sale iodato = iodised salt; sale dell'himalaya = himalayan salt; sale antigelo = de-icing salt; sale in pastiglie = salt tablet; sale per piscina = pool salt; fior di sale = fleur de sel
nl: zeezout = sea salt; keukenzout = cooking salt; strooizout = road salt; onthardingszout = water softener salt; himalayazout = himalayan salt; tafelzout = table salt; vaatwaszout = dishwasher salt; steenzout = rock salt; natriumchloride = sodium chloride; zouttabletten = salt tablets; dooizout = de icing salt
pl: sól kuchenna = table salt; sól morska = sea salt; sól drogowa = road salt; sól himalajska = himalayan salt; sól do zmywarki = dishwasher salt; sól kamienna = rock salt; sól spożywcza = edible salt; sól jodowana = iodised salt; chlorek sodu = sodium chloride; sól tabletkowana = tablet salt; sól w tabletkach = salt tablets
pt: sal marinho = sea salt; sal grosso = coarse salt; sal de mesa = table salt; flor de sal = fleur de sel; sal do himalaia = himalayan salt; sal fino = fine salt; cloreto de sódio = sodium chloride; sal para máquina = dishwasher salt; sal refinado = refined salt; sal rosa = pink salt; sal regenerador = regenerating salt; sal = salt
not: salt lamp; salt shaker; bath salt; epsom salt; salt spreader; salt grinder; salt pig; salt mill; salt cellar; salt nic; salt and pepper; salt water pool; salt dough; nicotine salt; smelling salt; nic salt; salt pan; salt gun; salt pot; salt inhaler; salt box; aromatic salt; saltwater chlorinator; saltwater fish; salt caramel; salt bath; schussler salt; salt chlorinator; salt water sandals; salt wash; garlic salt; celery salt; saltwater reel; salt therapy; salt room; bath sea salt; dead sea salt; truffle salt; dead sea; salt scrub; sea salt spray; salt spray; himalayan salt lamp; salt stone lamp; body scrub; salt licks holder; salt test; salt candle; salt soap; salt meter; salt cod; salt container; salt jar; low sodium salt; aroma salt; sea salt hair; salt chamber; salt brick lamp; salt level; salt of ammonium; salt bag; epsom salts; salt fish; jar salt; foot salt; salt light; sea salt candle; salt cave; sea salt perfume; tissue salt; sea salt texturizing; salt air; salt block lamp; salt keeper; potassium salt; sodium salt; calcium salt; diazonium salt; salt holder; salt crystal lamp; salt lake; lithium salt; zinc salt; saladas; salada; salados; salado; selle
  "low sodium" -> 210390
  "truffle" -> 210390
  "tablets" "electrolyte" -> 210690
  * -> 250100
t: fine sea salt 1kg => 250100
t: himalayan salt lamp => !2501
t: road de-icing salt 25kg => 250100

@ sardine
en: sardine; sprat; pilchard; sardines in oil; brisling; sardinella; sardines in tomato sauce; tinned sardine
de: Sardine = sardine; Ölsardinen = sardines in oil; Sprotte = sprat
fr: sardine = sardine; sardines à l'huile = sardines in oil; sprat = sprat
es: sardina = sardine; sardinas en aceite = sardines in oil; sardinilla = small sardine
it: sardina = sardine; sardine sott'olio = sardines in oil; sarda = sardine
nl: sardine = sardine; sardines in olie = sardines in oil; sprot = sprat
pl: sardynka = sardine; sardynki = sardines; szprot = sprat; szprotki = sprats; sardynek = sardines
pt: sardinha = sardine; sardinhas em lata = tinned sardines
  state=preserved -> 160413 ~.6
  state=smoked -> 030549 ~.04
  state=dried -> 030554 ~.03
  state=salted -> 030569 ~.03
  form=fillet: state=frozen 030489; * 030449
  state=frozen -> 030353 ~.6
  * -> 030243
t: sardines in olive oil 125g tin => 160413
t: frozen whole sardines => 030353
t: anchovy fillets in oil => !160413

@ sauce
en: mayonnaise; hot sauce; bbq sauce; salad dressing; curry paste; pesto; fish sauce; oyster sauce; teriyaki sauce; sriracha; worcestershire sauce; hoisin sauce; sweet chilli sauce; tartare sauce; tartar sauce; gravy; curry sauce; chilli sauce; chili sauce; harissa; tabasco; horseradish sauce; shrimp paste; miso paste; dipping sauce; marinade; mint sauce; satay sauce; stir fry sauce; garlic sauce; wasabi paste; black bean sauce; cheese sauce; ponzu; gochujang; peri peri sauce; sambal; vinaigrette; caesar dressing; cooking sauce; chili oil; truffle oil; chilli oil; truffle sauce; salsa verde; alfredo sauce; mole sauce; chilli crisp; blue cheese dressing; ranch dressing; thousand island; steak sauce; brown sauce; simmer sauce; tzatziki; chimichurri; plum sauce; doubanjiang; laksa paste; thai curry paste; tikka masala sauce; buffalo sauce; burger sauce; browning sauce; aioli; jerk sauce; red curry paste; anchovy sauce; sauce + bottle|cooking|dip|spicy|hot|food|jar; wasabi powder; miso; tom yum paste; dip mix; gravy granules; curry roux; blue cheese salad dressing; bechamel sauce; hollandaise; soybean paste; wasabi; rice seasoning furikake; furikake; coconut aminos; sesame dressing; tamarind sauce; liquid smoke; pizza topping sauce; green pesto; red pesto; mirin; cooking wine; sichuan hotpot base; hotpot soup base; bearnaise; white sauce; mustard dressing; dressing + salad|italian|vinegar|yogurt; chili garlic sauce; asian sauce; toum; piri piri sauce; ssamjang; gravy powder; liquid aminos
de: Mayonnaise = mayonnaise; Salatsauce = salad dressing; Salatdressing = salad dressing; Pesto = pesto; Currypaste = curry paste; Grillsauce = barbecue sauce; Barbecuesauce = bbq sauce; Fischsauce = fish sauce; Chilisauce = chilli sauce; Remoulade = remoulade; Worcestersauce = worcestershire sauce; Bratensoße = gravy; Sauce Hollandaise = hollandaise sauce; Austernsauce = oyster sauce; Currysauce = curry sauce; Aioli = aioli; Misopaste = miso paste; Wasabi = wasabi; Teriyakisauce = teriyaki sauce; Sambal Oelek = sambal oelek; Trüffelöl = truffle oil; Meerrettich Glas = horseradish in jar; Harissa = harissa; Marinade = marinade; Meerrettich = horseradish; Sahnemeerrettich = creamed horseradish; Tafelmeerrettich = table horseradish
fr: mayonnaise = mayonnaise; sauce barbecue = bbq sauce; pesto = pesto; vinaigrette = vinaigrette; sauce piquante = hot sauce; pâte de curry = curry paste; sauce salade = salad dressing; sauce nuoc mam = fish sauce; sauce béarnaise = bearnaise sauce; sauce tartare = tartare sauce; sauce burger = burger sauce; sauce curry = curry sauce; aïoli = aioli; harissa = harissa; sauce béchamel = bechamel sauce; wasabi = wasabi; huile de truffe = truffle oil; sauce teriyaki = teriyaki sauce; marinade = marinade; sauce au poivre = pepper sauce
es: mayonesa = mayonnaise; salsa barbacoa = bbq sauce; salsa picante = hot sauce; pesto = pesto; pasta de curry = curry paste; alioli = garlic mayonnaise; salsa césar = caesar dressing; aliño para ensalada = salad dressing; mahonesa = mayonnaise; salsa teriyaki = teriyaki sauce; salsa de pescado = fish sauce; salsa rosa = cocktail sauce; salsa para pasta = pasta sauce; wasabi = wasabi; salsa worcester = worcestershire sauce; chimichurri = chimichurri sauce; mojo picón = mojo picon sauce; salsa de ostras = oyster sauce; salsa bechamel = bechamel sauce; aceite de trufa = truffle oil
it: maionese = mayonnaise; pesto = pesto; salsa barbecue = bbq sauce; salsa piccante = hot sauce; condimento per insalata = salad dressing; pesto alla genovese = genoese pesto; salsa tonnata = tuna sauce; besciamella = bechamel; salsa tartara = tartare sauce; salsa rosa = cocktail sauce; salsa worcester = worcestershire sauce; olio al tartufo = truffle oil; pasta di curry = curry paste; salsa teriyaki = teriyaki sauce; wasabi = wasabi; salsa di pesce = fish sauce; salsa al tartufo = truffle sauce
nl: mayonaise = mayonnaise; barbecuesaus = bbq sauce; pesto = pesto; sladressing = salad dressing; vissaus = fish sauce; chilisaus = chilli sauce; currypasta = curry paste; sambal = sambal; fritessaus = french fries sauce; knoflooksaus = garlic sauce; currysaus = curry sauce; woksaus = wok sauce; satésaus = satay sauce; oestersaus = oyster sauce; sweet chili saus = sweet chilli sauce; hollandaisesaus = hollandaise sauce; sriracha = sriracha; truffelolie = truffle oil; wasabi = wasabi; pindasaus = peanut sauce; jus = gravy + poeder|vlees; barbecuesauzen = bbq sauce; vissauzen = fish sauce; chilisauzen = chilli sauce; fritessauzen = french fries sauce; knoflooksauzen = garlic sauce; currysauzen = curry sauce; woksauzen = wok sauce; satésauzen = satay sauce; oestersauzen = oyster sauce; sweet chili sauzen = sweet chilli sauce; hollandaisesauzen = hollandaise sauce; pindasauzen = peanut sauce; mierikswortel = horseradish; mierikswortelsaus = horseradish sauce
pl: majonez = mayonnaise; sos barbecue = bbq sauce; pesto = pesto; sos sałatkowy = salad dressing; pasta curry = curry paste; sos rybny = fish sauce; sos chili = chilli sauce; sos czosnkowy = garlic sauce; sos worcestershire = worcestershire sauce; sos tatarski = tartar sauce; chrzan = horseradish + tarty|słoik; sos ostrygowy = oyster sauce; sos teriyaki = teriyaki sauce; wasabi = wasabi; harissa = harissa; sos curry = curry sauce; marynata = marinade; sos pieczeniowy = gravy; pasta miso = miso paste; oliwa truflowa = truffle oil; chrzan = horseradish; chrzan tarty = grated horseradish; chrzan śmietankowy = creamed horseradish
pt: maionese = mayonnaise; molho barbecue = bbq sauce; pesto = pesto; molho picante = hot sauce; molho para salada = salad dressing; pasta de caril = curry paste; molho inglês = worcestershire sauce; piri piri molho = piri piri sauce; molho de peixe = fish sauce; molho de ostra = oyster sauce; molho bechamel = bechamel sauce; molho tártaro = tartare sauce; molho teriyaki = teriyaki sauce; wasabi = wasabi; azeite de trufa = truffle oil; marinada = marinade; molho de alho = garlic sauce
not: sauce pan; saucepan; gravy boat; sauce bottle; sauce dispenser; sauce dish; sauce cup; sauce boat; gravy separator; sauce whisk; sauce warmer; wound dressing; sauce bowl; dressing gown; dressing table; sauce ladle; window dressing; marinade injector; hair dressing; wasabi pea; sauce container; sauce spoon; sauce pump; mayonnaise jar; mayonnaise dispenser; gravy jug; salad dressing shaker; awesome sauce; hot sauce gift; dog gravy; wasabi plant; wasabi seed; oil dressing leather; pesto cheese; leather dressing; sauce holder; gravy dog; top dressing; chimichurri rub; cat gravy; hot sauce holster; chocolate sauce; apple sauce; miso soup; salsa dancing; sauce squeeze; sauce kit making; mint jelly sauce dish; sauce jar empty; dressing mirror
  "gravy": * 210390
  "mirin" -> 210390     # 2103 with salt; alcoholic hon-mirin: 2206
  "cooking wine" -> 210390
  "bechamel": * 210390
  * -> 210390
t: mayonnaise squeezy 430ml => 210390
t: green thai curry paste => 210390
t: basil pesto jar 190g => 210390
t: stainless saucepan with lid => !2103

@ sausage
en: sausage; salami; chorizo; frankfurter; hot dog sausage; bratwurst; pepperoni; mortadella; black pudding; blood sausage; bologna; liverwurst; kielbasa; salchichon; wiener; saveloy; chipolata; merguez; nduja; haggis; lap cheong; hotdog sausage; cervelat
de: Wurst = sausage; Salami = salami; Bratwurst = bratwurst; Würstchen = sausage; Leberwurst = liverwurst; Mettwurst = raw minced sausage; Blutwurst = blood sausage; Wiener Würstchen = wiener sausage; Wiener = wiener; Cabanossi = cabanossi; Weißwurst = white sausage; Currywurst = curry sausage; Landjäger = dried smoked sausage; Bockwurst = bockwurst; Rostbratwurst = grilled bratwurst; Frankfurter = frankfurter; Fleischwurst = pork sausage; Lyoner = lyoner sausage; Teewurst = tea sausage; Mortadella = mortadella; Jagdwurst = hunter's sausage; Rohwurst = raw sausage; Käsekrainer = cheese-filled sausage; Krakauer = krakauer sausage; Pfefferbeißer = pepper snack sausage; Debreziner = debrecen sausage; Wurstaufschnitt = sliced sausage; Aufschnitt Wurst = sliced sausage; Kochsalami = cooked salami; Chorizo = chorizo; Brühwurst = scalded sausage; Bierschinken = ham sausage
fr: saucisse = sausage; saucisson = dry sausage; chorizo = chorizo; boudin = pudding sausage; andouille = andouille sausage; merguez = merguez
es: salchicha = sausage; chorizo = chorizo; salchichón = salchichon; morcilla = blood sausage; fuet = fuet sausage; longaniza = longaniza sausage; embutido = cured sausage
it: salsiccia = sausage; salame = salami; mortadella = mortadella; wurstel = frankfurter; cotechino = cotechino
nl: worst = sausage; rookworst = smoked sausage; salami = salami; knakworst = frankfurter; frikandel = frikandel; frikandellen = frikandel; braadworst = bratwurst; leverworst = liverwurst; bloedworst = blood sausage; cervelaat = cervelat; grillworst = grill sausage; chorizo = chorizo; metworst = dry sausage; boterhamworst = luncheon sausage; droge worst = dry sausage; snijworst = sliced sausage; verse worst = fresh sausage; boerenmetworst = farmhouse dry sausage; fuet = fuet; mortadella = mortadella; worstjes = sausage; ossenworst = raw beef sausage; gelderse rookworst = smoked sausage; leverkaas worst = liver loaf; theeworst = tea sausage; hausmacher
pl: kiełbasa = sausage; salami = salami; parówki = frankfurters; kabanosy = thin dried sausages; kaszanka = blood sausage; kaszanek = blood sausage; frankfurterki = frankfurters; kiełbasa krakowska = sausage; kiełbasa śląska = sausage; kiełbaski = sausages; biała kiełbasa = white sausage; mortadela = mortadella; serdelki = thick frankfurters; kiełbasa myśliwska = hunter's sausage; kiełbasa sucha = dried sausage; kiełbasa polska = polish sausage; kiełbasa biała = white sausage; kiełbasa żywiecka = sausage; krupniok = blood sausage; chorizo = chorizo; salceson = head cheese; kiszka = blood sausage; kindziuk = dry cured pork sausage
pt: salsicha = sausage; chouriço = smoked sausage; salame = salami; linguiça = smoked sausage; alheira = smoked garlic sausage; morcela = blood sausage
not: sausage casing; sausage stuffer; sausage maker; sausage dog; sausage machine; sausage roll; vegan sausage; embutir; sauce
  * -> 160100
t: dry cured salami sliced => 160100
t: frozen pork sausages => 160100
t: sausage stuffer machine => !1601
t: natural sausage casing => !1601

@ scallop
en: scallop; sea scallop; scallop meat; bay scallop; dried scallop; conpoy; queen scallop; scallop roe on
de: Jakobsmuschel = scallop; Jakobsmuscheln = scallop
fr: noix de saint jacques = scallop meat; coquille saint jacques = scallop; saint jacques = scallop; pétoncle = bay scallop
es: vieira = scallop; zamburiña = small scallop
it: capasanta = scallop; capesante = scallop
nl: jakobsschelp = scallop; coquille = scallop + vers|bevroren
pl: przegrzebki = scallops
pt: vieira = scallop
not: scallop edge; scallop trim; scallop hem; scallop shell; scallop lace
  form=breaded -> 160552 ~.02
  state=preserved -> 160552 ~.15
  state=dried|salted|smoked -> 030729 ~.05
  state=frozen -> 030722 ~.55
  * -> 030721
t: frozen sea scallops => 030722
t: dried scallops conpoy => 030729
t: scallop edge curtain => !0307

@ sea-invertebrate
en: sea cucumber; sea urchin; uni + urchin|sea; jellyfish edible; salted jellyfish; beche de mer; trepang; sea squirt; dried sea cucumber; seasoned jellyfish; jellyfish + salted|shredded|dried|seasoned|frozen
de: Seegurke = sea cucumber; Seeigel = sea urchin
fr: concombre de mer = sea cucumber; oursin = sea urchin; holothurie = sea cucumber
es: pepino de mar = sea cucumber; erizo de mar = sea urchin
it: riccio di mare = sea urchin; cetriolo di mare = sea cucumber
pt: ouriço do mar = sea urchin; pepino do mar = sea cucumber
not: jellyfish lamp; urchin lamp; jellyfish toy
  "urchin": state=canned|preserved 160562 ~.1; state=frozen 030822 ~.3; state=dried|salted|smoked 030829 ~.05; * 030821
  "jellyfish": "seasoned" 160563; state=preserved 160563 ~.3; * 030830
  "squirt" -> 030890
  state=canned|preserved -> 160561 ~.1
  state=frozen -> 030812 ~.25
  state=live|raw -> 030811 ~.05
  * -> 030819
t: dried sea cucumber => 030819
t: fresh sea urchin uni => 030821
t: jellyfish lamp => !0308

@ seafood-mix
en: seafood mix; seafood cocktail; seafood salad; mixed seafood; frutti di mare; fruits de mer; paella mix
de: Meeresfrüchte; Meeresfrüchte Mix
fr: fruits de mer; cocktail de fruits de mer
es: mariscos; cóctel de mariscos; preparado de paella; salpicón de marisco
it: frutti di mare; misto mare
nl: zeevruchten; zeevruchtenmix
pl: owoce morza; mieszanka owoców morza
pt: mariscos; cocktail de marisco
  state=frozen -> 030743 ~.4   # GRI 3(b): squid mostly the largest share
  * -> 160554
t: frozen seafood mix => 030743
t: seafood sauce => !0307

@ seaweed-snack
en: seaweed snack; roasted seaweed; nori sheet; nori seaweed; wakame; kelp; kombu; dulse; dried seaweed; sushi nori; seaweed salad; irish moss; sea moss; spirulina powder; chlorella; seaweed sheet; seasoned laver; hijiki; agar weed; laver; sea lettuce; spirulina; dried kelp; kelp powder; chlorella powder; seaweed powder; seaweed flake; gim
de: Nori Blätter = nori sheet; Algen = algae + getrocknet|essbar|Sushi|Blätter; Wakame = wakame; Spirulina = spirulina; Seetang = seaweed; Chlorella = chlorella
fr: algue nori = nori seaweed; algues séchées = dried seaweed; feuilles de nori = nori sheets; wakame = wakame; spiruline = spirulina; chlorelle = chlorella; algues = seaweed + comestibles|séchées
es: alga nori = nori seaweed; algas wakame = wakame; espirulina = spirulina; algas secas = dried seaweed; hojas de nori = nori sheet; chlorella = chlorella
it: alga nori = nori seaweed; alghe wakame = wakame seaweed; spirulina = spirulina; fogli di nori = nori sheet; alghe essiccate = dried seaweed
nl: nori vellen = nori sheet; zeewier = seaweed; wakame = wakame; spirulina = spirulina; gedroogd zeewier = dried seaweed; chlorella = chlorella
pl: nori = nori; wodorosty = seaweed; wakame = wakame; spirulina = spirulina; algi nori = nori seaweed; chlorella = chlorella
pt: alga nori = nori seaweed; algas = seaweed; espirulina = spirulina; wakame = wakame; folhas de nori = nori sheets; chlorella = chlorella
not: seaweed mask; kelp fertilizer; kelp meal animal; seaweed extract fertiliser; seaweed soap; algae remover; algae wafer; seaweed meal; seaweed fertiliser; seaweed fertilizer; kelp tablet; seaweed basket; spirulina tablet; spirulina capsule; sea moss gel; seaweed body; seaweed extract; kelp noodle; sea moss gummies; sea moss capsule; nori punch; chlorella tablet; anti algae; seaweed bath; seaweed decoration; sea moss soap; wakame plant; algas fertilizante
  "spirulina" -> 210220    # dead single-cell organisms
  "spiruline" -> 210220
  "espirulina" -> 210220
  "chlorella" -> 210220
  "chlorelle" -> 210220
  "snack" -> 200899
  "seasoned" -> 200899
  "salad" -> 200899
  state=roasted "seaweed": "snack" 200899; * 200899
  state=preserved -> 200899 ~.05
  * -> 121221
t: nori sheets for sushi 50 pcs => 121221
t: roasted seaweed snack sesame => 200899
t: organic spirulina powder 250g => 210220
t: seaweed face mask => !1212

@ semolina-groats
en: semolina; polenta; grits; cornmeal; durum semolina; wheat semolina; corn grits; couscous semolina raw; wheat groats; oatmeal groats; semolina fine; instant polenta; wheat pellets cereal; bulgur; bulgur wheat; cracked wheat; freekeh; couscous; israeli couscous; pearl couscous; wholewheat couscous; giant couscous; fregola; cream of wheat; sooji; rava; barley groats
de: Grieß = semolina; Hartweizengrieß = durum semolina; Polenta = polenta; Maisgrieß = corn semolina; Bulgur = bulgur; Couscous = couscous; Weichweizengrieß = soft wheat semolina
fr: semoule = semolina; polenta = polenta; semoule de blé = wheat semolina; boulgour = bulgur; couscous = couscous; semoule de maïs = corn semolina; semoule de blé dur = durum semolina
es: sémola = semolina; polenta = polenta; bulgur = bulgur; cuscús = couscous; sémola de trigo = wheat semolina; cuscus = couscous
it: semola = semolina; semolino = semolina; polenta = polenta; bulgur = bulgur; couscous = couscous; cous cous = couscous; semola di grano duro = durum semolina; semola rimacinata = remilled semolina
nl: griesmeel = semolina; polenta = polenta; bulgur = bulgur; couscous = couscous; parelcouscous = pearl couscous
pl: kasza manna = wheat semolina; polenta = polenta; kasza bulgur = bulgur; kuskus = couscous; kaszka kukurydziana = corn grits; bulgur = bulgur
pt: sêmola = semolina; polenta = polenta; bulgur = bulgur; cuscuz = couscous; couscous = couscous; sêmola de milho = corn semolina; semolina = semolina
not: bulgur pilaf salad; semolina pudding; polenta board; aluminium grit; semolina cake; aus hartweizengriess; spaghetti hartweizengriess; nudeln hartweizengriess; penne hartweizengriess; spaghetti di semola; pasta di semola; penne di semola; di semola di grano duro; espaguetis de sémola; pâtes à la semoule; semolato
  "couscous" -> 190240
  "cuscus" -> 190240
  "cous cous" -> 190240
  "kuskus" -> 190240
  "cuscuz" -> 190240
  "bulgur" -> 190430
  "boulgour" -> 190430
  "freekeh": * 110429
  "polenta": state=cooked 190490; * 110313
  "grits" -> 110313
  "cornmeal" -> 110313
  "maisgriess" -> 110313
  "mais" -> 110313
  "milho" -> 110313
  "barley" -> 110319
  "cracked" -> 110429
  * -> 110311
t: durum wheat semolina 1kg => 110311
t: couscous medium 500g => 190240
t: bulgur wheat => 190430
t: polenta corn meal => 110313
t: quinoa grain => !1103

@ shark-ray
en: shark meat; shark fillet; shark fin; dogfish; skate wing; ray wing; shark steak; blue shark; mako shark
de: Haifisch = shark + Filet|Fleisch|Flosse; Haifischflosse = shark fin; Rochenflügel = ray wing
fr: aileron de requin = shark fin; requin = shark + viande|filet|congelé; aile de raie = ray wing; roussette = dogfish
es: tiburón = shark meat + carne|filete|aleta; aleta de tiburón = shark fin; marrajo = mako shark; tintorera = blue shark
pt: tintureira = blue shark; barbatana de tubarão = shark fin; raia = ray + congelada|fresca
not: shark toy; shark tooth; shark costume; shark plush; shark pendant
  "fin": state=preserved 160418 ~.1; state=frozen 030392 ~.2; state=dried 030571 ~.5; * 030292
  form=fillet: state=frozen 030488; "shark" 030447; * 030448
  "skate" state=frozen -> 030382
  "skate" -> 030282
  "ray" state=frozen -> 030382
  state=frozen -> 030381 ~.6
  * -> 030281
t: frozen shark meat => 030381
t: dried shark fin => 030571
t: shark tooth necklace => !03

@ shrimp
en: shrimp; prawn; king prawn; vannamei shrimp; black tiger shrimp; shrimp meat; dried shrimp; tiger prawn; cooked shrimp; breaded shrimp; shrimp tempura; gamba; headless shrimp; shrimp ring; north sea shrimp; whiteleg shrimp
de: Garnelen = shrimp; Garnele = shrimp; Shrimps = shrimp; Krabben = shrimps or crabs + gekocht|frisch|gefroren|Nordsee; Riesengarnelen = king prawn
fr: crevette = shrimp; gambas = large prawns; crevettes roses = pink prawns; crevettes décortiquées = peeled prawns
es: camarón = shrimp; gamba = prawn; langostino = king prawn; camarones = shrimp; gambas peladas = peeled prawn; gambón = large prawn
it: gambero = prawn; gamberetti = shrimp; gamberi = prawn; mazzancolle = king prawn; gamberoni = large prawn; scampi gamberi = scampi prawn
nl: garnaal = shrimp; garnalen = shrimp; gamba's = king prawn; hollandse garnalen = north sea shrimp
pl: krewetki = shrimps; krewetka = shrimp; krewetek = shrimps
pt: camarão = shrimp; gambas = prawns; camarões = shrimps; camarão descascado = peeled shrimp
not: shrimp paste; prawn cracker; shrimp cracker; shrimp chip; cherry shrimp; ghost shrimp; shrimp tank; brine shrimp; shrimp food; shrimp net; shrimp lure; mantis shrimp; cama; camas; camara
  form=breaded -> 160521 ~.03
  "tempura" -> 160521
  "canned|en conserva|in scatola|em conserva|enlatado" -> 160529
  "tinned" -> 160529
  "cooked peeled" -> 160521      # ch. 3 n.: boiled in shell stays in 0306, peeled and cooked is 1605
  "peeled cooked" -> 160521
  form=peeled state=cooked -> 160521
  state=canned|preserved -> 160521 ~.08
  state=dried|salted|smoked -> 030695 ~.05
  "coldwater" state=frozen -> 030616
  "cold water" state=frozen -> 030616
  state=frozen -> 030617 ~.75
  * -> 030636
ask: state; form
t: frozen vannamei shrimp headless shell on => 030617
t: dried shrimp 200g => 030695
t: breaded shrimp frozen => 160521
t: shrimp chips prawn cracker => !0306

@ soup
en: soup; instant soup; stock cube; bouillon; broth; chicken soup; tomato soup; vegetable broth; bouillon powder; bouillon cube; canned soup; soup mix; miso soup; chicken broth; beef broth; bone broth; soup powder; ramen broth; stock powder; lentil soup; onion soup; mushroom soup; chicken stock; vegetable stock; dashi; dashi powder; soup base; cream soup; beef stock; fish stock; clam chowder; lobster bisque; chowder; bisque soup; minestrone; cup soup; cup a soup; tom yum soup; stock pot concentrate; consomme; gazpacho; noodle soup; beef bouillon; pumpkin soup; pea soup; borscht; liquid stock; hondashi; gumbo; chicken noodle soup
de: Suppe = soup; Brühwürfel = bouillon cube; Brühe = broth; Gemüsebrühe = vegetable broth; Tütensuppe = packet soup; Tomatensuppe = tomato soup; Hühnerbrühe = chicken broth; Instantsuppe = instant soup; Bouillon = bouillon; Fleischbrühe = meat broth; Suppenpulver = soup powder; Fond = stock + Kalb|Rinder|Gemüse|Geflügel; Linsensuppe = lentil soup
fr: soupe = soup; bouillon = broth; bouillon cube = stock cube; soupe instantanée = instant soup; velouté = cream soup; potage = vegetable soup; fond de veau = veal stock; bouillon de légumes = vegetable broth; soupe de poisson = fish soup; fumet de poisson = fish stock; bouillon de volaille = poultry stock
es: sopa = soup; caldo = broth; pastillas de caldo = stock cube; caldo de pollo = chicken broth; crema de verduras = cream of vegetable soup; sopa instantánea = instant soup; gazpacho = gazpacho; caldo de verduras = vegetable broth; cubitos de caldo = bouillon cube; sopa de tomate = tomato soup; salmorejo = salmorejo; consomé = consomme
it: zuppa = soup; brodo = broth; dado da brodo = stock cube; minestrone = vegetable minestrone; brodo vegetale = vegetable broth; dado vegetale = vegetable stock cube; vellutata = cream soup; brodo di pollo = chicken broth; dado = stock cube + brodo|vegetale|classico; passato di verdure = pureed vegetable soup; zuppa di legumi = pulse soup
nl: soep = soup; bouillonblokjes = bouillon cube; bouillon = bouillon; tomatensoep = tomato soup; cup a soup = instant soup; groentebouillon = vegetable broth; kippensoep = chicken soup; kippenbouillon = chicken broth; erwtensoep = pea soup; groentesoep = vegetable soup; fond = stock + kalfs|vis|groente
pl: zupa = soup; kostka rosołowa = stock cube; bulion = bouillon; zupa instant gorący kubek = instant soup; bulion warzywny = vegetable broth; rosół = chicken soup; barszcz = borscht; żurek = sour rye soup; zupa pomidorowa = tomato soup; kostki rosołowe = stock cubes; flaki = tripe soup; zupa krem = cream soup; bulionetka = bouillon; bulionetek = bouillon
pt: sopa = soup; caldo = broth; cubos de caldo = bouillon cubes; caldo de galinha = chicken broth; creme de legumes = cream of vegetable soup; caldo knorr = bouillon; sopa instantânea = instant soup; caldo de legumes = vegetable broth; sopa de legumes = vegetable soup; canja = chicken soup
not: soup bowl; soup maker; soup spoon; soup pot; soup ladle; soup mug; soup tureen; soup plate; bouillon cup; soup warmer; soup container; soup kettle; bone broth protein; broth dog; soup cup; soup thermos; soup flask; lysogeny broth; nutrient broth; culture broth; soup set; lb broth; soup socks; soup vegetables; bone broth collagen; vegetable mix for soup; soup dumpling; soup station; bone broth dog; tsb broth; potager
  * -> 210410
t: canned tomato soup 400g => 210410
t: chicken stock cubes 8 pack => 210410
t: ceramic soup bowl => !2104

@ soy-sauce
en: soy sauce; tamari; shoyu; dark soy sauce; light soy sauce; soya sauce; gluten free soy sauce; kecap manis; sweet soy sauce
de: Sojasauce = soy sauce; Sojasoße = soy sauce
fr: sauce soja = soy sauce; sauce soja sucrée = sweet soy sauce
es: salsa de soja = soy sauce
it: salsa di soia = soy sauce
nl: sojasaus = soy sauce; ketjap = sweet soy sauce; sojasauzen = soy sauce
pl: sos sojowy = soy sauce
pt: molho de soja = soy sauce
not: soy sauce dish; soy sauce dispenser; soy sauce bottle
  * -> 210310
t: dark soy sauce 500ml => 210310
t: soy sauce dish ceramic => !2103

@ soya-palm-oil
en: soybean oil; soya bean oil; palm oil; palm olein; palm stearin; palm kernel oil; red palm oil; soya oil; soy oil; peanut oil; groundnut oil; corn oil; maize oil; arachis oil; babassu oil; crude palm oil; rbd palm olein; palm fat; sesame oil; toasted sesame oil; degummed soybean oil
de: Sojaöl = soybean oil; Palmöl = palm oil; Erdnussöl = peanut oil; Maisöl = corn oil; Maiskeimöl = corn germ oil; Palmfett = palm fat; Palmkernöl = palm kernel oil; Sesamöl = sesame oil
fr: huile de soja = soybean oil; huile de palme = palm oil; huile d'arachide = peanut oil; huile de maïs = maize oil; huile de palmiste = palm kernel oil; huile de sésame = sesame oil
es: aceite de soja = soybean oil; aceite de palma = palm oil; aceite de cacahuete = peanut oil; aceite de maíz = maize oil; aceite de palmiste = palm kernel oil; aceite de sésamo = sesame oil; aceite de soya = soybean oil
it: olio di soia = soybean oil; olio di palma = palm oil; olio di arachidi = peanut oil; olio di mais = corn oil; olio di sesamo = sesame oil
nl: sojaolie = soybean oil; palmolie = palm oil; arachideolie = peanut oil; maïsolie = corn oil; palmpitolie = palm kernel oil; sesamolie = sesame oil
pl: olej sojowy = soybean oil; olej palmowy = palm oil; olej arachidowy = peanut oil; olej kukurydziany = corn oil; olej sezamowy = sesame oil
pt: óleo de soja = soybean oil; óleo de palma = palm oil; óleo de amendoim = peanut oil; óleo de milho = corn oil; óleo de sésamo = sesame oil; azeite de dendê = palm oil; óleo de gergelim = sesame oil
  "sesame" -> 151550
  "sesamol" -> 151550
  "sesamo" -> 151550
  "sesamolie" -> 151550
  "sezamowy" -> 151550
  "gergelim" -> 151550
  "palm kernel": kind=crude 151321 ~.3; * 151329
  "palmiste": kind=crude 151321 ~.3; * 151329
  "palmkernol": kind=crude 151321 ~.3; * 151329
  "babassu": kind=crude 151321 ~.3; * 151329
  "palm": kind=crude 151110 ~.15; * 151190
  "palmol": kind=crude 151110 ~.15; * 151190
  "palme": kind=crude 151110 ~.15; * 151190
  "palma": kind=crude 151110 ~.15; * 151190
  "palmolie": kind=crude 151110 ~.15; * 151190
  "palmowy": kind=crude 151110 ~.15; * 151190
  "dende" -> 151110
  "palmfett" -> 151190
  "peanut|cacahuate|maní|amendoim": kind=crude 150810 ~.15; * 150890
  "groundnut|amendoim": kind=crude 150810 ~.15; * 150890
  "erdnussol": kind=crude 150810; * 150890
  "arachide": kind=crude 150810 ~.1; * 150890
  "cacahuete": kind=crude 150810 ~.1; * 150890
  "arachideolie" -> 150890
  "corn": kind=crude 151521 ~.15; * 151529
  "maize": kind=crude 151521 ~.15; * 151529
  "maiskeimol" -> 151529
  "mais": kind=crude 151521 ~.1; * 151529
  "maiz": kind=crude 151521 ~.1; * 151529
  "maisolie" -> 151529
  "milho" -> 151529
  "degummed" -> 150710
  kind=crude -> 150710 ~.2
  * -> 150790
t: crude soybean oil in bulk => 150710
t: rbd palm olein => 151190
t: toasted sesame oil 250ml => 151550
t: refined peanut oil 5l => 150890
t: palm wax candles => !1511

@ spice-mix
en: curry powder; garam masala; spice mix; spice blend; five spice; mixed spice; ras el hanout; seasoning mix; bbq rub; herbes de provence; pumpkin pie spice; masala; taco seasoning; cajun seasoning; za'atar; pickling spice; jerk seasoning; italian seasoning; all purpose seasoning; steak rub; chicken seasoning; dry rub; gingerbread spice; mixed herb; biryani masala; lemon pepper seasoning; tandoori masala; adobo seasoning; chaat masala; seasoning salt; everything bagel seasoning; meat tenderiser seasoning; mulled wine spice; herb mix; salad herbs; popcorn seasoning; berbere; curry; spices; seasoning
de: Currypulver = curry powder; Gewürzmischung = spice mix; Garam Masala = garam masala; Kräuter der Provence = herbes de provence; Grillgewürz = barbecue spice; Lebkuchengewürz = gingerbread spice; Gewürzsalz = seasoned salt; italienische Kräuter = italian herbs; Curry = curry + Pulver|Gewürz; Gewürze = spice; Kräutersalz = herb salt
fr: poudre de curry = curry powder; mélange d'épices = spice mix; herbes de provence = herbes de provence; garam masala = garam masala; quatre épices = four spice blend; ras el hanout = ras el hanout; curry = curry + poudre|épice; épices = spices; épices barbecue = barbecue spices
es: curry en polvo = curry powder; mezcla de especias = spice mix; sazonador = seasoning; garam masala = garam masala; hierbas provenzales = herbes de provence; especias = spice; condimento para carne = meat seasoning; adobo seco = dry rub
it: curry in polvere = curry powder; miscela di spezie = spice mix; erbe di provenza = herbes de provence; garam masala = garam masala; erbe aromatiche miste = mixed herb; spezie miste = mixed spice; spezie = spice
nl: kerriepoeder = curry powder; kruidenmix = seasoning mix; specerijenmix = spice mix; garam masala = garam masala; provençaalse kruiden = herbes de provence; kruiden = herbs + mix|barbecue|gehakt; kerrie = curry powder
pl: curry = curry + przyprawa|mielone; mieszanka przypraw = spice mix; przyprawa do kurczaka = chicken seasoning; zioła prowansalskie = herbes de provence; garam masala = garam masala; przyprawa do grilla = grill seasoning; przyprawy = spices; przyprawa do piernika = gingerbread spice
pt: caril em pó = curry powder; mistura de especiarias = spice mix; ervas de provence = herbes de provence; garam masala = garam masala; tempero = seasoning; especiarias = spices; caril = curry
not: spice rack; curry sauce; curry paste; spice jar; spice grinder; curry leaf; chai masala tea; masala dosa; spice girls; curry soup; spice drawer; spice organizer; spice label; spice tin; spice box; spice set; spice mill; seasoning jar; curry comb; seasoning bottle; dog seasoning; curry noodle; goat curry cut; spice candle; herb grinder; spices organizer; spice container; curry plant; seasoning box; japanese curry roux; old spice; bay seasoning; stephen curry; spices jars; chicken curry; seasoning sauce; temperado
  "salt" -> 210390
  "bbq" -> 210390       # with salt, sugar, starch: mixed seasoning of 2103; spices only: 0910.91
  "rub" -> 210390
  "taco" -> 210390
  "cajun" -> 210390
  "adobo" -> 210390
  "seasoning" -> 210390
  "sazonador" -> 210390
  "tempero" -> 210390
  "przyprawa do" -> 210390
  "herbs" -> 210390      # thyme is of 0910, basil and oregano are not: the mixture without true spices is 2103
  "herbes de provence" -> 210390
  "krauter" -> 210390
  "ziola" -> 210390
  "hierbas" -> 210390
  "erbe" -> 210390
  "ervas" -> 210390
  * -> 091091
t: madras curry powder 100g => 091091
t: garam masala spice blend => 091091
t: bbq rub seasoning with salt => 210390
t: wooden spice rack => !0910

@ spinach
en: spinach; baby spinach; leaf spinach; frozen spinach; chopped spinach; spinach powder; new zealand spinach
de: Spinat = spinach; Blattspinat = leaf spinach; Rahmspinat = creamed spinach
fr: épinards = spinach; épinard = spinach; épinards hachés = chopped spinach
es: espinacas = spinach; espinaca = spinach
it: spinaci = spinach
nl: spinazie = spinach
pl: szpinak = spinach
pt: espinafre = spinach; espinafres = spinach
not: spinach seed; spinach extract; spinach pasta
  state=preserved -> 200599 ~.02
  state=frozen -> 071030 ~.35
  state=dried|ground -> 071290 ~.05
  * -> 070970
t: frozen chopped spinach => 071030
t: fresh baby spinach 200g => 070970
t: spinach seeds for planting => !0709

@ squid
en: squid; cuttlefish; calamari; squid ring; squid tube; dried squid; shredded squid; squid tentacle; baby squid; illex squid; calamari ring; seasoned squid
de: Tintenfisch = squid or cuttlefish; Kalmar = squid; Tintenfischringe = squid ring; Sepia = cuttlefish + frisch|gefroren
fr: calamar = squid; calmar = squid; encornet = squid; seiche = cuttlefish; anneaux de calamar = squid rings
es: calamar = squid; sepia = cuttlefish + fresca|congelada|limpia; chipirón = baby squid; pota = flying squid; anillas de calamar = squid ring; calamares = squid
it: calamaro = squid; calamari = calamari; seppia = cuttlefish; totano = flying squid; anelli di calamaro = squid ring
nl: inktvis = squid; inktvisringen = squid ring; pijlinktvis = squid
pl: kalmar = squid; kalmary = squids; krążki kalmara = squid rings; mątwa = cuttlefish
pt: lula = squid; lulas = squid; choco = cuttlefish + fresco|congelado; argolas de lula = squid rings; pota = squid
not: squid ink; squid game; squid jig; squid lure; squid hat; squid plush; squid proxy; tote
  form=breaded -> 160554 ~.05
  "seasoned" -> 160554
  "canned|en conserva|in scatola|em conserva|enlatado" -> 160554
  form=breaded -> 160554 ~.02
  state=preserved -> 160554 ~.15
  state=dried|salted|smoked -> 030749 ~.05
  state=frozen -> 030743 ~.55
  * -> 030742
t: frozen squid rings raw => 030743
t: breaded calamari rings frozen => 160554
t: squid ink pasta => !0307

@ starch
en: corn starch; potato starch; tapioca starch; wheat starch; rice starch; maize starch; cornstarch; cornflour; native starch; pea starch; arrowroot powder; cassava starch; sweet potato starch; mung bean starch; inulin; inulin powder; chicory inulin; agave inulin; wheat gluten; vital wheat gluten; edible starch; arrowroot starch
de: Maisstärke = maize starch; Kartoffelstärke = potato starch; Speisestärke = edible starch; Weizenstärke = wheat starch; Tapiokastärke = tapioca starch; Inulin = inulin; Weizengluten = wheat gluten; Reisstärke = rice starch
fr: amidon de maïs = corn starch; fécule de pomme de terre = potato starch; fécule de maïs = corn starch; fécule = starch; inuline = inulin; gluten de blé = wheat gluten; amidon = starch; amidon de blé = wheat starch
es: almidón de maíz = maize starch; fécula de patata = potato starch; maicena = cornflour; almidón = starch; inulina = inulin; gluten de trigo = wheat gluten; almidón de yuca = cassava starch
it: amido di mais = corn starch; fecola di patate = potato starch; amido = starch; inulina = inulin; glutine di frumento = wheat gluten; maizena = corn starch
nl: maizena = corn starch; aardappelzetmeel = potato starch; maiszetmeel = corn starch; zetmeel = starch; inuline = inulin; tarwegluten = wheat gluten; tapiocazetmeel = tapioca starch
pl: skrobia kukurydziana = corn starch; skrobia ziemniaczana = potato starch; mąka ziemniaczana = potato flour; inulina = inulin; gluten pszenny = wheat gluten; skrobia = starch
pt: amido de milho = corn starch; fécula de batata = potato starch; maizena = corn starch; polvilho = cassava starch; inulina = inulin; glúten de trigo = wheat gluten; amido = starch; fécula = starch
not: modified starch; starch spray; laundry starch; cornflour batter; starch glue; spray starch; biodegradable starch bag; oxidized starch; cationic starch; gluten free; starch plastic; starch based
  "inulin" -> 110820
  "inuline" -> 110820
  "inulina" -> 110820
  "gluten" -> 110900
  "glutine" -> 110900
  "tarwegluten" -> 110900
  "weizengluten" -> 110900
  "sweet potato" -> 110819
  "potato|papa" -> 110813
  "kartoffelstarke" -> 110813
  "pomme de terre" -> 110813
  "patata" -> 110813
  "patate" -> 110813
  "aardappelzetmeel" -> 110813
  "ziemniaczana" -> 110813
  "batata" -> 110813
  "tapioca" -> 110814
  "cassava|mandioca|manioca" -> 110814
  "yuca" -> 110814
  "tapiokastarke" -> 110814
  "tapiocazetmeel" -> 110814
  "polvilho" -> 110814
  "wheat" -> 110811
  "weizenstarke" -> 110811
  "de ble" -> 110811
  "rice|arroz|riso" -> 110819
  "reisstarke" -> 110819
  "pea" -> 110819
  "arrowroot" -> 110819
  "mung" -> 110819
  * -> 110812
t: corn starch 25kg bag => 110812
t: native potato starch => 110813
t: inulin powder chicory 500g => 110820
t: vital wheat gluten => 110900
t: modified starch e1422 => !1108

@ stone-fruit
en: apricot; peach fruit; nectarine; plum fruit; fresh plum; dried apricot; canned peach; peach halves; fresh peach; prune; pitted prune; dried plum; apricots; nectarines; peach slices; damson; mirabelle; peach + fresh|canned|syrup|fruit|kg|frozen|dried|flat|yellow|tinned; plum + fresh|dried|fruit|kg|canned|victoria|frozen; greengage; saturn peach; umeboshi plum; sour plum; dried plum
de: Aprikosen = apricots; Pfirsiche = peach; Pflaumen = plum; Nektarinen = nectarines; getrocknete Aprikosen = dried apricot; Trockenpflaumen = prune; Backpflaumen = prune; Marillen = apricots; Zwetschgen = plum; Aprikose = apricot; Pfirsich = peach
fr: abricots = apricots; pêches = peaches; prunes = plums; nectarines = nectarines; abricots secs = dried apricots; pruneaux = prunes; pêches au sirop = peaches in syrup; abricot = apricot; mirabelles = mirabelle plums; pruneau = prune
es: albaricoques = apricot; melocotones = peach; ciruelas = plum; nectarinas = nectarine; orejones = dried apricot; ciruelas pasas = prune; melocotón en almíbar = peaches in syrup; albaricoque = apricot; melocotón = peach
it: albicocche = apricots; pesche = peach; susine = plum; prugne = plum; pesche noci = nectarines; albicocche secche = dried apricot; prugne secche = prune; pesche sciroppate = peaches in syrup; pesca = peach + frutta|sciroppata|gialla
nl: abrikozen = apricots; perziken = peach; pruimen = plum; nectarines = nectarines; gedroogde abrikozen = dried apricot; gedroogde pruimen = prune; perziken op siroop = peaches in syrup; abrikoos = apricot; perzik = peach
pl: morele = apricots; brzoskwinie = peaches; śliwki = plums; nektarynki = nectarines; morele suszone = dried apricots; śliwki suszone = dried plums; brzoskwinie w puszce = canned peaches; śliwka = plum; brzoskwinia = peach; śliwek = plums
pt: damascos = apricots; pêssegos = peaches; ameixas = plums; nectarinas = nectarines; damascos secos = dried apricots; ameixas secas = prunes; pêssego em calda = peach in syrup; pêssego = peach; alperces = apricots
not: apricot kernel; peach skin; peach colour; apricot oil; plum purple; apricot scrub; peach kernel; prune juice; peach tea; apricot poodle; peach juice; peach schnapps; peach fuzz; peach tree; plum wine; plum blossom; apricot puree; peach gum; peach nectar; apricot kernel oil; peach jam; apricot jam; apricot brandy; peach iced tea; plum sauce; peach ring; peach print; apricot nectar; plum pudding; peach vape; plum tomato; prunes juice
  kind=candied -> 200600 ~.01
  "prune" state=fresh -> 080940      # French prune: the fresh plum
  "prune" -> 081320
  "pruneaux" -> 081320
  "pruneau" -> 081320
  "backpflaumen" -> 081320
  "trockenpflaumen" -> 081320
  "pasas" -> 081320
  "orejones" -> 081310
  "umeboshi" -> 200899
  "plum": state=preserved 200899; state=dried 081320; state=frozen 081190; * 080940
  "pitted prunes" -> 081320
  state=dried ~.2: "apricot" 081310; "apricots" 081310; "aprikosen" 081310; "abricots" 081310; "albaricoques" 081310; "albicocche" 081310; "abrikozen" 081310; "morele" 081310; "damascos" 081310; "peach" 081340; "peaches" 081340; * 081320
  state=preserved ~.15: "apricot" 200850; "apricots" 200850; "aprikosen" 200850; "abricots" 200850; "albicocche" 200850; "plums" 200899; "pflaumen" 200899; "ciruelas" 200899; * 200870
  state=frozen -> 081190 ~.05
  "apricot" -> 080910
  "aprikosen" -> 080910
  "aprikose" -> 080910
  "marillen" -> 080910
  "abricots" -> 080910
  "albaricoques" -> 080910
  "albicocche" -> 080910
  "abrikozen" -> 080910
  "abrikoos" -> 080910
  "morele" -> 080910
  "damascos" -> 080910
  "alperces" -> 080910
  "plums" -> 080940
  "pflaumen" -> 080940
  "zwetschgen" -> 080940
  "damson" -> 080940
  "mirabelle" -> 080940
  "greengage" -> 080940
  "ciruelas" -> 080940
  "susine" -> 080940
  "prugne" -> 080940
  "pruimen" -> 080940
  "sliwki" -> 080940
  "sliwka" -> 080940
  "ameixas" -> 080940
  * -> 080930
t: dried apricots 250g => 081310
t: pitted prunes 500g => 081320
t: canned peach halves in syrup => 200870
t: fresh plums => 080940
t: fresh nectarines => 080930
t: apricot kernel oil => !0809

@ strawberry
en: fresh strawberry; strawberries; frozen strawberry; strawberry puree; strawberry fruit; freeze dried strawberry; dried strawberry; strawberry + fresh|frozen|kg|fruit|punnet|sliced|organic; strawberries in syrup
de: Erdbeeren = strawberries; gefrorene Erdbeeren = frozen strawberry; Erdbeere = strawberry
fr: fraises = strawberries; fraise = strawberry + fruit|fraîche|surgelée|lyophilisée|barquette; fraises surgelées = frozen strawberries
es: fresas = strawberry; fresones = strawberry; fresas congeladas = frozen strawberry; fresa = strawberry + congelada|liofilizada|fresca
it: fragole = strawberries; fragole surgelate = frozen strawberry; fragola = strawberry + fresca|surgelata
nl: aardbeien = strawberries; aardbei = strawberry; diepvries aardbeien = frozen strawberry
pl: truskawki = strawberries; truskawki mrożone = frozen strawberries; truskawka = strawberry; truskawek = strawberries
pt: morangos = strawberries; morango = strawberry; morangos congelados = frozen strawberries
not: strawberry plant; strawberry jam; strawberry seed; strawberry quartz; strawberry print; strawberry blonde; strawberry huller; strawberry vape; strawberry milk; strawberry dress; strawberry plush; strawberry syrup; strawberry planter; strawberry candle; strawberry jelly; strawberry lip; strawberry powder drink; strawberry yogurt; strawberry shortcake; strawberry ice cream; strawberry pot; strawberry costume; strawberry tree; strawberry leaf; strawberry runner; strawberry earrings; frais
  kind=candied -> 200600 ~.01
  state=juice -> 200989 ~.01
  state=preserved -> 200880 ~.05
  state=frozen -> 081110 ~.1
  state=dried -> 081340 ~.06
  form=puree -> 200799 ~.01
  * -> 081010
t: frozen strawberries 2.5kg => 081110
t: fresh strawberries punnet => 081010
t: strawberry jam jar => !0810

@ sugar
en: sugar; white sugar; cane sugar; brown sugar; icing sugar; granulated sugar; caster sugar; sugar cubes; raw cane sugar; beet sugar; demerara sugar; muscovado; jaggery; panela; powdered sugar; refined sugar; palm sugar; coconut sugar; confectioners sugar; raw sugar; vanilla sugar; rock sugar; candy sugar; sugar sticks; icumsa 45; sugar sachet; preserving sugar; turbinado; pearl sugar; piloncillo; sucrose; jam sugar; rapadura; sugar loaf
de: Zucker = sugar; Rohrzucker = cane sugar; Puderzucker = icing sugar; Würfelzucker = sugar cubes; Rübenzucker = beet sugar; brauner Zucker = brown sugar; Kristallzucker = granulated sugar; Kandis = rock candy sugar; Vanillezucker = vanilla sugar; Gelierzucker = gelling sugar; Kokosblütenzucker = coconut blossom sugar
fr: sucre = sugar; sucre de canne = cane sugar; sucre glace = icing sugar; sucre en poudre = powdered white sugar; cassonade = brown sugar; sucre roux = brown sugar; sucre blanc = white sugar; sucre vanillé = vanilla sugar; sucre en morceaux = sugar cubes; sucre de coco = coconut sugar
es: azúcar = sugar; azúcar de caña = cane sugar; azúcar moreno = brown sugar; azúcar glas = icing sugar; azúcar blanco = white sugar; panela = panela; azúcar de coco = coconut sugar; azúcar avainillado = vanilla sugar; piloncillo = unrefined cane sugar
it: zucchero = sugar; zucchero di canna = cane sugar; zucchero a velo = icing sugar; zucchero bianco = white sugar; zucchero semolato = granulated sugar; zucchero vanigliato = vanilla sugar; zucchero di cocco = coconut sugar
nl: suiker = sugar; rietsuiker = cane sugar; poedersuiker = icing sugar; kristalsuiker = granulated sugar; basterdsuiker = soft brown sugar; suikerklontjes = sugar cubes; vanillesuiker = vanilla sugar; kokosbloesemsuiker = coconut sugar
pl: cukier = sugar; cukier trzcinowy = cane sugar; cukier puder = icing sugar; cukier biały = white sugar; cukier wanilinowy = vanillin sugar; cukier kokosowy = coconut sugar; cukier brązowy = brown sugar
pt: açúcar = sugar; açúcar mascavado = muscovado; açúcar em pó = powdered sugar; açúcar branco = white sugar; açúcar de cana = cane sugar; açúcar demerara = demerara sugar; açúcar mascavo = muscovado; rapadura = panela; açúcar de coco = coconut sugar
not: sugar bowl; sugar free; sugar cane; sugar wax; sugar paste; sugar beet; blood sugar; sugar scrub; sugar glider; sugar skull; sugar substitute; sugar thermometer; sugar craft; sugar syrup; sugar spoon; sugar tongs; brown sugar syrup; sugar waxing; sugar snap; sugar flower; milk sugar; sugar dispenser; fruit sugar; sugar shaker; sugar apple; sugar cube tongs; grape sugar; sugar alcohol; sugar candy; sugar pot; sugar control; birch sugar; sugar gliders; sugar lip; sugar confectionery; cotton candy sugar; floss sugar; sugar mould; sugar decoration; sugar bean; sugar daddy; sugar baby; sugar syringe; sugar container; sugar gum; sugar body; sugar pearl; sugar cookies; brown sugar boba; sugar hair removal; sugar jar; sugar sprinkles; sugar wood; sugar maple; zuccherato
  "jaggery" -> 170113
  "panela" -> 170113
  "muscovado" -> 170113
  "piloncillo" -> 170113
  "rapadura" -> 170113
  "mascavo" -> 170113
  "mascavado" -> 170113
  "coconut" -> 170290
  "coco" -> 170290
  "cocco" -> 170290
  "kokosblutenzucker" -> 170290
  "kokosbloesemsuiker" -> 170290
  "kokosowy" -> 170290
  "palm sugar" -> 170290
  "vanilla" -> 170191
  "vanillezucker" -> 170191
  "vanille" -> 170191
  "vanigliato" -> 170191
  "wanilinowy" -> 170191
  "avainillado" -> 170191
  "raw beet" -> 170112
  "raw|crudo|en bruto|grezzo|greggio|cru|em bruto" -> 170114
  "demerara" -> 170114
  "turbinado" -> 170114
  "roher" -> 170114
  "gelierzucker" -> 210690
  "jam sugar" -> 210690
  * -> 170199
t: white granulated sugar 25kg => 170199
t: raw cane sugar in bulk => 170114
t: jaggery block 500g => 170113
t: vanilla sugar sachets => 170191
t: sugar bowl porcelain => !1701

@ sugar-pure
en: dextrose; fructose; lactose; glucose powder; dextrose monohydrate; milk sugar; fruit sugar; glucose monohydrate; crystalline fructose; lactose monohydrate; maltose; isomaltulose; trehalose; d-mannose; allulose; xylose; ribose; tagatose; d ribose; d mannose powder; isomalt; grape sugar; dextrose powder; psicose; galactose; palatinose
de: Dextrose; Fruktose; Laktose; Traubenzucker; Milchzucker; Fruchtzucker; Isomalt; Mannose
fr: dextrose; fructose; lactose; glucose en poudre; isomalt
es: dextrosa; fructosa; lactosa; glucosa en polvo; isomaltosa; isomalt
it: destrosio; fruttosio; lattosio; glucosio in polvere; isomalto
nl: dextrose; fructose; lactose; druivensuiker; isomalt
pl: dekstroza; fruktoza; laktoza; glukoza; izomalt
pt: dextrose; frutose; lactose; glicose em pó; isomalte
not: lactose free; fructose syrup; lactose tablet; glucose meter; dextrose injection; glucose tablet; lactose intolerance; glucose strip; dextrose tablet; glucose monitor; dextrose agar; glucose gel; dextrose solution infusion
  "allulose" -> 294000
  "psicose" -> 294000
  "trehalose" -> 294000
  "mannose" -> 294000
  "ribose" -> 294000
  "xylose" -> 294000
  "tagatose" -> 294000
  "galactose" -> 294000
  "isomalt" -> 210690 
  "isomalto" -> 210690
  "izomalt" -> 210690
  "isomalte" -> 210690
  "maltose" -> 170290
  "isomaltulose" -> 170290
  "palatinose" -> 170290
  "fructose" -> 170250
  "fruktose" -> 170250
  "fruchtzucker" -> 170250
  "fructosa" -> 170250
  "fruttosio" -> 170250
  "fruktoza" -> 170250
  "frutose" -> 170250
  "fruit sugar" -> 170250
  "lactose" -> 170211
  "laktose" -> 170211
  "milchzucker" -> 170211
  "lactosa" -> 170211
  "lattosio" -> 170211
  "laktoza" -> 170211
  "milk sugar" -> 170211
  * -> 170230
t: dextrose monohydrate 25kg => 170230
t: crystalline fructose 1kg => 170250
t: lactose monohydrate powder => 170211
t: blood glucose meter => !1702

@ sunflower-oil
en: sunflower oil; safflower oil; sunflower seed oil; high oleic sunflower oil; cottonseed oil; crude sunflower oil; refined sunflower oil; cotton seed oil
de: Sonnenblumenöl = sunflower oil; Distelöl = safflower oil; Baumwollsamenöl = cottonseed oil
fr: huile de tournesol = sunflower oil; huile de carthame = safflower oil
es: aceite de girasol = sunflower oil; aceite de cártamo = safflower oil
it: olio di girasole = sunflower oil; olio di semi di girasole = sunflower seed oil
nl: zonnebloemolie = sunflower oil; saffloerolie = safflower oil
pl: olej słonecznikowy = sunflower oil
pt: óleo de girassol = sunflower oil; óleo de cártamo = safflower oil
not: in sunflower oil; sunflower oil candle
  "cotton|algodón|cotone|algodão": kind=crude 151221 ~.2; * 151229
  "cottonseed": kind=crude 151221 ~.2; * 151229
  kind=crude -> 151211 ~.2
  * -> 151219
t: refined sunflower oil 1 litre => 151219
t: crude sunflower oil in bulk => 151211
t: sunflower seeds => !1512

@ sweet-potato
en: sweet potato; cassava; manioc; yuca; taro; yam; taro root; sweet potato powder; cassava chips dried; jerusalem artichoke; arrowroot tuber; yautia; eddo; dasheen; water chestnut; frozen cassava; yam tuber; konjac tuber; malanga; purple yam; gari cassava; cassava root; lotus root
de: Süßkartoffel = sweet potato; Maniok = manioc; Taro = taro; Yamswurzel = yam; Topinambur = jerusalem artichoke
fr: patate douce = sweet potato; manioc = manioc; igname = yam; taro = taro; topinambour = jerusalem artichoke
es: batata dulce = sweet potato; boniato = sweet potato; yuca = cassava; ñame = yam; malanga = malanga; taro = taro; mandioca = cassava; camote = sweet potato
it: patata dolce = sweet potato; patate dolci = sweet potato; manioca = cassava; igname = yam; topinambur = jerusalem artichoke
nl: zoete aardappel = sweet potato; cassave = cassava; maniok = manioc; yam = yam; aardpeer = jerusalem artichoke; zoete aardappelen = sweet potato
pl: batat = sweet potato; bataty = sweet potatoes; maniok = cassava; topinambur = jerusalem artichoke; kolokazja = taro
pt: batata doce = sweet potato; mandioca = cassava; inhame = yam; taro = taro; aipim = cassava
not: cassava flour; taro powder drink; sweet potato starch; yam cream; taro bubble tea; sweet potato noodles; wild yam; sweet potato vine; yam extract; sweet potato plush; taro boba; yuca fries
  "flour|harina|farina|farinha" -> 110620
  state=preserved -> 200599 ~.03
  "cassava" -> 071410
  "manioc" -> 071410
  "maniok" -> 071410
  "yuca" -> 071410
  "mandioca" -> 071410
  "manioca" -> 071410
  "taro" -> 071440
  "dasheen" -> 071440
  "eddo" -> 071440
  "yam" -> 071430
  "igname" -> 071430
  "yautia" -> 071450
  "malanga" -> 071450
  "jerusalem" -> 071490
  "topinambur" -> 071490
  "topinambour" -> 071490
  "water chestnut" -> 071490
  "arrowroot" -> 071490
  "lotus" -> 070999
  * -> 071420
t: fresh sweet potatoes => 071420
t: frozen cassava 1kg => 071410
t: taro root fresh => 071440
t: sweet potato starch noodles => !0714

@ sweetcorn
en: sweetcorn; sweet corn; corn on the cob; canned sweetcorn; baby corn; frozen sweetcorn; corn cob food; corn kernels canned; canned corn; cream style corn
de: Zuckermais = sweet corn; Gemüsemais = sweet corn; Maiskolben = corn on the cob + frisch|gekocht|gefroren; Mais in Dosen = canned corn
fr: maïs doux = sweet corn; maïs en boîte = canned corn; épi de maïs = corn cob
es: maíz dulce = sweetcorn; mazorca de maíz = corn on the cob; maíz en lata = canned corn
it: mais dolce = sweetcorn; mais in scatola = canned corn; pannocchie = corn cob
nl: suikermais = sweetcorn; maiskolf = corn on the cob; maïskorrels blik = canned corn kernels; zoete maïs = sweetcorn; maiskolven = corn cobs
pl: kukurydza cukrowa = sweet corn; kukurydza konserwowa = canned corn; kukurydza w puszce = canned corn
pt: milho doce = sweet corn; milho em lata = canned corn; maçaroca = corn cob
not: corn holder; corn cob pipe; sweet corn seed; corn stripper; corn cob bedding; sweetcorn seed; corn on the cob holder; corn cob holder; corn cob grit
  "baby corn": state=frozen 071080; state=fresh 070999; kind=vinegar 200190; * 200599   # young cobs: vegetable, not sweetcorn kernels
  state=preserved -> 200580 ~.4
  state=frozen -> 071040 ~.4
  state=dried -> 071290 ~.02
  * -> 070999
t: frozen sweet corn kernels => 071040
t: canned sweetcorn 340g => 200580
t: fresh corn on the cob => 070999
t: corn cob holders set => !0709

@ sweetener
en: stevia; sweetener tablet; stevia sweetener; erythritol; xylitol; monk fruit sweetener; stevia drops; table top sweetener; sucralose; saccharin; aspartame; steviol glycoside; sugar substitute; sweetener; stevia powder; birch sugar; sorbitol powder; maltitol; stevia extract; acesulfame k; cyclamate; acesulfame potassium; mannitol; sodium saccharin; liquid sweetener; stevia leaf powder
de: Süßstoff = sweetener; Stevia = stevia; Erythrit = erythritol; Xylit = xylitol; Birkenzucker = birch sugar; Süßstofftabletten = sweetener tablet; Xucker; Maltit = maltitol
fr: édulcorant = sweetener; stevia = stevia; érythritol = erythritol; xylitol = xylitol; sucre de bouleau = birch sugar; édulcorant de table = table top sweetener
es: edulcorante = sweetener; stevia = stevia; eritritol = erythritol; xilitol = xylitol; estevia = stevia; sacarina = saccharin
it: dolcificante = sweetener; stevia = stevia; eritritolo = erythritol; xilitolo = xylitol; saccarina = saccharin
nl: zoetstof = sweetener; stevia = stevia; erythritol = erythritol; xylitol = xylitol; zoetjes = sweetener tablet; berkensuiker = birch sugar
pl: słodzik = sweetener; stewia = stevia; erytrytol = erythritol; ksylitol = xylitol; erytrol = erythritol
pt: adoçante = sweetener; stevia = stevia; eritritol = erythritol; xilitol = xylitol; estévia = stevia; sacarina = saccharin
not: stevia plant; stevia seed; xylitol gum; xylitol toothpaste; sugar free sweetener syrup; xylitol mints; xylitol chewing; xylitol wipes; stevia seeds; adocado
  "tablet" -> 210690
  "table top" -> 210690
  "drops" -> 210690
  "erythritol": "blend" 210690; "stevia" 210690; * 290549
  "erythrit" -> 290549
  "eritritol" -> 290549
  "eritritolo" -> 290549
  "erytrytol" -> 290549
  "xylitol" -> 290549
  "xylit" -> 290549
  "xilitol" -> 290549
  "xilitolo" -> 290549
  "ksylitol" -> 290549
  "birkenzucker" -> 290549
  "birch sugar" -> 290549
  "maltitol" -> 290549
  "sorbitol" -> 290544
  "mannitol" -> 290543
  "sucralose" -> 293214
  "saccharin" -> 292511
  "sacarina" -> 292511
  "aspartame" -> 292429
  "cyclamate" -> 292990
  "acesulfame" -> 293499
  "leaf|hoja|foglia|folha" -> 121190
  "glycoside" -> 293890
  "extract|extracto|estratto|extrato" -> 293890
  * -> 210690
t: sweetener tablets 300 pcs => 210690
t: erythritol crystals 1kg => 290549
t: sucralose powder 99% => 293214
t: stevia plant seeds => !2106

@ syrup-sugar
en: maple syrup; agave syrup; golden syrup; glucose syrup; corn syrup; rice syrup; date syrup; invert sugar; molasses; treacle; agave nectar; blackstrap molasses; sugar syrup; coconut syrup; barley malt syrup food; yacon syrup; inverted sugar syrup; beet molasses; high fructose corn syrup; caramel colour; pancake syrup; artificial honey; cane syrup; brown rice syrup; cane molasses; maple sugar; liquid glucose; beet syrup; pomegranate molasses; carob syrup; carob molasses; black treacle; dextrose syrup; maltose syrup; caramel colouring; birch syrup; liquid sugar
de: Ahornsirup = maple syrup; Agavendicksaft = agave syrup; Glukosesirup = glucose syrup; Zuckerrübensirup = sugar beet syrup; Melasse = molasses; Zuckersirup = sugar syrup; Reissirup = rice syrup; Grafschafter; Dattelsirup = date syrup; Invertzucker = invert sugar; Kunsthonig = artificial honey; Agavensirup = agave syrup
fr: sirop d'érable = maple syrup; sirop d'agave = agave syrup; sirop de glucose = glucose syrup; mélasse = molasses; sirop de sucre de canne = cane sugar syrup; sucre inverti = invert sugar; sirop de riz = rice syrup; sirop de dattes = date syrup
es: sirope de arce = maple syrup; sirope de agave = agave syrup; jarabe de glucosa = glucose syrup; melaza = molasses; azúcar invertido = invert sugar; jarabe de maíz = corn syrup; miel de agave = agave syrup; jarabe de arce = maple syrup; miel de caña = sugar cane molasses; sirope de dátil = date syrup
it: sciroppo d'acero = maple syrup; sciroppo di agave = agave syrup; sciroppo di glucosio = glucose syrup; melassa = molasses; zucchero invertito = invert sugar; sciroppo di riso = rice syrup; sciroppo d'agave = agave syrup
nl: ahornsiroop = maple syrup; agavesiroop = agave syrup; glucosestroop = glucose syrup; schenkstroop = sugar beet syrup; melasse = molasses; keukenstroop = kitchen syrup; dadelstroop = date syrup; esdoornsiroop = maple syrup; invertsuiker = invert sugar
pl: syrop klonowy = maple syrup; syrop z agawy = agave syrup; syrop glukozowy = glucose syrup; melasa = molasses; syrop ryżowy = rice syrup; cukier inwertowany = invert sugar; syrop daktylowy = date syrup
pt: xarope de ácer = maple syrup; xarope de agave = agave syrup; xarope de glucose = glucose syrup; melaço = molasses; xarope de bordo = maple syrup; geleia de agave = agave jelly; xarope de milho = corn syrup
not: maple syrup dispenser; molasses tank; maple syrup bottle
  "pancake" -> 210690
  "pomegranate" -> 200989 
  "maple|acero legno" -> 170220
  "ahornsirup" -> 170220
  "erable" -> 170220
  "arce" -> 170220
  "acero" -> 170220
  "ahornsiroop" -> 170220
  "esdoornsiroop" -> 170220
  "klonowy" -> 170220
  "acer" -> 170220
  "bordo" -> 170220
  "agave" -> 170260
  "agavendicksaft" -> 170260
  "agavensirup" -> 170260
  "agavesiroop" -> 170260
  "agawy" -> 170260
  "yacon" -> 170260
  "high fructose" -> 170260
  "beet molasses" -> 170390
  "molasses" -> 170310
  "blackstrap" -> 170310
  "melasse" -> 170310
  "melaza" -> 170310
  "melassa" -> 170310
  "melasa" -> 170310
  "melaco" -> 170310
  "treacle" -> 170310
  "glucose" -> 170230
  "glukosesirup" -> 170230
  "glucosa" -> 170230
  "glucosio" -> 170230
  "glucosestroop" -> 170230
  "glukozowy" -> 170230
  "corn syrup" -> 170230
  "dextrose" -> 170230
  * -> 170290
t: pure maple syrup 250ml => 170220
t: organic agave syrup => 170260
t: glucose syrup 43 be => 170230
t: cane molasses 1 tonne => 170310
t: pancake syrup dispenser => !1702

@ tapioca-pearl
en: tapioca pearl; boba pearl; sago pearl; tapioca; sago; black tapioca pearl; bubble tea pearl; tapioca granule; sabudana; instant boba
de: Tapiokaperlen; Sago; Tapioka Perlen; Perlsago
fr: perles de tapioca; perles du japon; tapioca
es: perlas de tapioca; sagú; tapioca
it: perle di tapioca; sago; tapioca
nl: tapiocaparels; sago; tapioca
pl: perełki tapioki; tapioka; sago
pt: pérolas de tapioca; tapioca; sagu
not: tapioca starch; tapioca flour; popping pearl; tapioca syrup; sago palm; tapioca bag; tapioca dextrin; tapioca crepe; boba straw; tapioca maltodextrin; sago flour; boba tea maker; sago starch; tapioca pudding
  * -> 190300
t: black tapioca boba pearls 1kg => 190300
t: tapioca starch 500g => !1903

@ tomato
en: tomato; cherry tomato; plum tomato; vine tomato; fresh tomato; canned tomato; sun dried tomato; chopped tomatoes; peeled tomato; beef tomato; dried tomato; tinned tomato; diced tomato; crushed tomato; tomato powder
de: Tomate = tomato; Tomaten = tomato; Kirschtomaten = cherry tomato; Dosentomaten = canned tomato; getrocknete Tomaten = dried tomato; geschälte Tomaten = peeled tomato; passierte Tomaten = strained tomato
fr: tomate = tomato; tomates = tomatoes; tomates pelées = peeled tomatoes; tomates cerises = cherry tomatoes; tomates séchées = dried tomatoes; tomates concassées = chopped tomatoes
es: tomate = tomato; tomates = tomato; tomate triturado = crushed tomato; tomates cherry = cherry tomato; tomates secos = dried tomato; tomate pelado = peeled tomato
it: pomodoro = tomato; pomodori = tomato; pomodori pelati = peeled tomato; pomodorini = cherry tomato; pomodori secchi = dried tomato; polpa di pomodoro = tomato pulp
nl: tomaat = tomato; tomaten = tomato; cherrytomaten = cherry tomato; gepelde tomaten = peeled tomato; tomatenblokjes = diced tomato; gedroogde tomaten = dried tomato
pl: pomidor = tomato; pomidory = tomatoes; pomidory suszone = dried tomatoes; pomidory krojone = chopped tomatoes; pomidory pelati = peeled tomatoes
pt: tomate = tomato; tomates = tomatoes; tomate cereja = cherry tomato; tomate pelado = peeled tomato; tomate seco = dried tomato
not: tomato paste; tomato ketchup; tomato sauce; tomato seed; tomato juice; tomato cage; tomato soup; tomato plant; tomato knife; tomato puree; tomato clip; tomato slicer; tomato feed; tomato fertiliser; tomato fertilizer; tomato seedling; tomato trellis; tomato concentrate; tomate frito
  "in tomato juice" -> 200210
  state=juice -> 200950 ~.01
  state=dried "oil" -> 200290
  "sun dried" "oil" -> 200290
  "in oil" -> 200290
  kind=vinegar -> 200190 ~.01
  "powder|polvo|polvere|pó" -> 200290
  "passierte" -> 200290
  "crushed" -> 200210
  "chopped tomatoes" -> 200210
  "pelados" -> 200210
  "pelati" -> 200210
  "peeled" -> 200210
  state=dried -> 071290 ~.06
  form=puree -> 200290 ~.02
  state=preserved -> 200210 ~.15
  state=frozen -> 071080 ~.02
  * -> 070200
ask: state
t: fresh cherry tomatoes => 070200
t: canned chopped tomatoes 400g => 200210
t: sun dried tomatoes 1kg => 071290
t: tomato ketchup => !0702
t: tomato seeds heirloom => !0702

@ tomato-paste
en: tomato paste; tomato puree; passata; tomato concentrate; double concentrated tomato; tomato pulp; tomato passata; strained tomato; tomato purée
de: Tomatenmark = tomato paste; Passata = passata; Tomatenpüree = tomato puree
fr: concentré de tomate = tomato concentrate; purée de tomate = tomato puree; coulis de tomate = tomato passata; double concentré de tomates = double tomato concentrate
es: concentrado de tomate = tomato concentrate; puré de tomate = tomato puree; pasta de tomate = tomato paste; tomate concentrado = tomato concentrate
it: concentrato di pomodoro = tomato concentrate; passata di pomodoro = tomato passata; doppio concentrato di pomodoro = double concentrated tomato paste; doppio concentrato = double concentrated tomato paste
nl: tomatenpuree = tomato paste; passata = passata; gezeefde tomaten = strained tomato
pl: koncentrat pomidorowy = tomato concentrate; przecier pomidorowy = tomato puree; passata = passata
pt: concentrado de tomate = tomato concentrate; polpa de tomate = tomato pulp; massa de tomate = tomato paste; passata = passata; extrato de tomate = tomato paste
  * -> 200290
t: double concentrated tomato paste tube => 200290
t: tomato ketchup bottle => !2002

@ trout
en: trout; rainbow trout; trout fillet; smoked trout; sea trout; brown trout
de: Forelle = trout; Forellenfilet = trout fillet; Räucherforelle = smoked trout
fr: truite = trout; truite fumée = smoked trout; filet de truite = trout fillet
es: trucha = trout; trucha ahumada = smoked trout
it: trota = trout; trota affumicata = smoked trout
nl: forel = trout; gerookte forel = smoked trout
pl: pstrąg = trout; pstrąg wędzony = smoked trout
pt: truta = trout
not: trout lure; trout fishing; trout rod; trout roe
  form=breaded -> 160419 ~.02
  state=preserved -> 160419 ~.08
  state=smoked -> 030543 ~.03
  state=dried -> 030559 ~.02
  state=salted -> 030569 ~.02
  state=live -> 030191 ~.02
  form=fillet ~.3: state=frozen 030482 ~.6; * 030442
  state=frozen -> 030314 ~.5
  * -> 030211
t: frozen trout fillets => 030482
t: smoked trout fillet => 030543
t: trout fishing lure => !0302

@ tuna
en: tuna; tuna fish; canned tuna; yellowfin tuna; skipjack tuna; tuna loin; albacore tuna; tuna steak; bluefin tuna; tuna chunk; bigeye tuna; tuna salad; tuna in oil; skipjack
de: Thunfisch = tuna; Thunfisch in Öl = tuna in oil; Thunfischfilet = tuna fillet; Thunfischsteak = tuna steak
fr: thon = tuna; thon en boîte = canned tuna; thon albacore = tuna; thon rouge = bluefin tuna; longe de thon = tuna loin
es: atún = tuna; bonito del norte = albacore tuna; atún en aceite = tuna in oil; atún en lata = canned tuna; atún claro = light meat tuna
it: tonno = tuna; tonno in scatola = canned tuna; tonno in olio = tuna in oil
nl: tonijn = tuna; tonijnsteak = tuna steak
pl: tuńczyk = tuna; tuńczyk w oleju = tuna in oil; tuńczyk w sosie własnym = tuna in own juice
pt: atum = tuna; atum em lata = canned tuna; atum em óleo = tuna in oil
not: tuna cat food; tuna fishing; tuna cat treat; tuna flavour; tuna flavor; tonnata
  state=preserved|salted -> 160414 ~.5
  state=smoked -> 030549 ~.02
  state=dried -> 030559 ~.02
  form=fillet ~.3: state=frozen 030487 ~.6; * 030449
  state=frozen ~.6: "albacore" 030341; "yellowfin" 030342; "skipjack" 030343; "bigeye" 030344; "southern bluefin" 030346; "bluefin" 030345; * 030342
  "albacore" -> 030231
  "skipjack" -> 030233
  "bigeye" -> 030234
  "southern bluefin" -> 030236
  "bluefin" -> 030235
  * -> 030232
t: canned tuna chunks in brine 160g => 160414
t: frozen tuna loins => 030487
t: frozen whole skipjack tuna => 030343
t: tuna cat food => !1604

@ turkey-meat
en: turkey meat; turkey breast; turkey leg; whole turkey; turkey thigh; turkey wing; turkey + frozen|chilled|boneless|poultry; turkey mince
de: Putenfleisch = turkey meat; Putenbrust = turkey breast; Truthahn = turkey; Putenschnitzel = turkey escalope
fr: dinde = turkey; viande de dinde = turkey meat; escalope de dinde = turkey escalope
es: pavo = turkey; pechuga de pavo = turkey breast; carne de pavo = turkey meat
it: tacchino = turkey; petto di tacchino = turkey breast
nl: kalkoen = turkey; kalkoenfilet = turkey breast
pl: indyk = turkey; pierś z indyka = turkey breast; mięso z indyka = turkey meat
pt: peru = turkey + carne|peito|congelado|fresco; peito de peru = turkey breast
not: turkey feather; turkey hat
  form=breaded -> 160231 ~.02
  state=preserved|roasted -> 160231 ~.06
  state=smoked|dried|salted -> 021099 ~.03
  "whole turkey": state=frozen 020725 ~.7; * 020724
  state=frozen -> 020727 ~.5
  * -> 020726
t: frozen whole turkey => 020725
t: fresh turkey breast => 020726
t: cooked turkey breast slices => 160231
t: turkey feathers craft => !0207

@ turmeric
en: turmeric; turmeric powder; curcuma; turmeric root; turmeric finger; ground turmeric; haldi; saffron; saffron thread; saffron powder; saffron filament; fresh turmeric
de: Kurkuma = turmeric; Kurkumapulver = turmeric powder; Gelbwurz = turmeric; Safran = saffron; Safranfäden = saffron thread
fr: curcuma = turmeric; curcuma en poudre = turmeric powder; safran = saffron; pistils de safran = saffron thread
es: cúrcuma = turmeric; cúrcuma en polvo = turmeric powder; azafrán = saffron; hebras de azafrán = saffron thread
it: curcuma = curcuma; curcuma in polvere = turmeric powder; zafferano = saffron; pistilli di zafferano = saffron thread
nl: kurkuma = turmeric; kurkumapoeder = turmeric powder; saffraan = saffron
pl: kurkuma = turmeric; kurkuma mielona = ground turmeric; szafran = saffron
pt: açafrão = saffron; curcuma = turmeric; açafrão da terra = turmeric; cúrcuma = turmeric
not: turmeric capsule; turmeric soap; turmeric extract; turmeric mask; saffron extract capsule; turmeric latte; turmeric cream; turmeric face; turmeric essential oil; curcumin extract; turmeric tablet; turmeric supplement; turmeric gummies; saffron supplement; turmeric oil; turmeric colour; saffron perfume; turmeric facial; saffron soap; turmeric serum; saffron crocus; saffron bulb
  "saffron" -> 091020
  "safran" -> 091020
  "safranfaden" -> 091020
  "azafran" -> 091020
  "zafferano" -> 091020
  "saffraan" -> 091020
  "szafran" -> 091020
  "acafrao": "terra" 091030; * 091020
  * -> 091030
t: turmeric powder 500g => 091030
t: saffron threads 5g => 091020
t: turmeric capsules supplement => !0910

@ used-cooking-oil
en: used cooking oil; uco; waste vegetable oil; waste cooking oil; epoxidized soybean oil; boiled linseed oil; blown oil; epoxidised soybean oil; stand oil linseed; sulphated castor oil; oxidised fish oil; waste fryer oil; dehydrated castor oil; polymerised oil; esbo
de: Altspeiseöl; gebrauchtes Speiseöl; epoxidiertes Sojaöl
fr: huile alimentaire usagée; huiles de cuisson usagées; huile de soja époxydée; huile de lin cuite
es: aceite de cocina usado; aceite usado de cocina
it: olio vegetale esausto; olio da cucina esausto; olio di lino cotto
nl: gebruikte frituurolie; gekookte lijnolie
pl: zużyty olej spożywczy; olej posmażalniczy
pt: óleo alimentar usado
  "sulphated" -> 340239
  * -> 151800
t: used cooking oil bulk => 151800
t: boiled linseed oil 1 litre => 151800
t: refined sunflower oil => !1518

@ vanilla
en: vanilla bean; vanilla pod; vanilla powder; ground vanilla; bourbon vanilla; vanilla beans madagascar; tahitian vanilla
de: Vanilleschoten = vanilla pod; Vanilleschote = vanilla pod; gemahlene Vanille = ground vanilla; Bourbon Vanille = bourbon vanilla
fr: gousse de vanille = vanilla pod; gousses de vanille = vanilla pods; vanille bourbon = bourbon vanilla; vanille en poudre = vanilla powder
es: vaina de vainilla = vanilla pod; vainas de vainilla = vanilla pod; vainilla en rama = vanilla pod; vainilla = vanilla + vaina|molida|polvo
it: baccelli di vaniglia = vanilla pod; bacche di vaniglia = vanilla pod; vaniglia in polvere = vanilla powder
nl: vanillestokje = vanilla pod; vanillestokjes = vanilla pod; vanillepoeder = vanilla powder
pl: laski wanilii = vanilla pods; laska wanilii = vanilla pod; wanilia mielona = ground vanilla
pt: vagem de baunilha = vanilla pod; vagens de baunilha = vanilla pods; fava de baunilha = vanilla bean
not: vanilla extract; vanilla candle; vanilla essence; vanilla sugar; vanilla flavour; vanilla bean paste; vanilla perfume; vanilla bean ice cream; vanilla fragrance; vanilla bean candle
  state=ground -> 090520 ~.45
  * -> 090510
t: madagascar vanilla beans grade a => 090510
t: ground vanilla powder => 090520
t: vanilla essential extract => !0905

@ vegetable-oil-other
en: argan oil; jojoba oil; castor oil; linseed oil; flaxseed oil; grapeseed oil; avocado oil; hemp seed oil; almond oil; sweet almond oil; walnut oil; rosehip oil; black seed oil; moringa oil; rice bran oil; pumpkin seed oil; macadamia oil; evening primrose oil; wheat germ oil; carrier oil; neem oil; shea butter; mango butter; cocoa nut oil raw; borage oil; hazelnut oil; tamanu oil; baobab oil; sea buckthorn oil; perilla oil; camellia oil; apricot kernel oil; marula oil; pomegranate seed oil; prickly pear seed oil; batana oil; tea seed oil; chia oil; illipe butter; kokum butter; tung oil; flax oil; algae oil; nigella oil; raw shea butter; karanja oil; raspberry seed oil; black cumin oil; abyssinian oil; broccoli seed oil; unrefined shea butter; grape seed oil; meadowfoam oil; babassu butter raw; amla oil pure; rose hip seed oil; dha algal oil; hemp oil
de: Arganöl = argan oil; Jojobaöl = jojoba oil; Rizinusöl = castor oil; Leinöl = linseed oil; Traubenkernöl = grapeseed oil; Avocadoöl = avocado oil; Hanföl = hemp oil; Mandelöl = almond oil; Sheabutter = shea butter; Schwarzkümmelöl = black seed oil; Kürbiskernöl = pumpkin seed oil; Walnussöl = walnut oil; Wildrosenöl = wild rose oil; Nachtkerzenöl = evening primrose oil; Algenöl = algae oil; Hagebuttenöl = rosehip oil; Aprikosenkernöl = apricot kernel oil
fr: huile d'argan = argan oil; huile de jojoba = jojoba oil; huile de ricin = castor oil; huile de lin = linseed oil; huile de pépins de raisin = grapeseed oil; huile d'avocat = avocado oil; huile de nigelle = nigella oil; beurre de karité = shea butter; huile d'amande douce = sweet almond oil; huile de noix = walnut oil; huile de rose musquée = rosehip oil; huile de chanvre = hemp oil; huile de neem = neem oil; huile de noisette = hazelnut oil
es: aceite de argán = argan oil; aceite de jojoba = jojoba oil; aceite de ricino = castor oil; aceite de lino = linseed oil; aceite de pepita de uva = grapeseed oil; aceite de aguacate = avocado oil; manteca de karité = shea butter; aceite de almendras = almond oil; aceite de rosa mosqueta = rosehip oil; aceite de cáñamo = hemp oil; aceite de linaza = linseed oil; aceite de comino negro = black seed oil
it: olio di argan = argan oil; olio di jojoba = jojoba oil; olio di ricino = castor oil; olio di lino = linseed oil; olio di vinaccioli = grapeseed oil; olio di avocado = avocado oil; burro di karité = shea butter; olio di mandorle = almond oil; olio di rosa mosqueta = rosehip oil; olio di canapa = hemp seed oil; olio di mandorle dolci = sweet almond oil
nl: arganolie = argan oil; jojoba olie = jojoba oil; ricinusolie = castor oil; wonderolie = castor oil; lijnzaadolie = linseed oil; druivenpitolie = grapeseed oil; avocado olie = avocado oil; sheaboter = shea butter; amandelolie = almond oil; hennepolie = hemp seed oil; zwarte komijnolie = black seed oil; walnootolie = walnut oil; rozenbottelolie = rosehip oil
pl: olej arganowy = argan oil; olej jojoba = jojoba oil; olej rycynowy = castor oil; olej lniany = linseed oil; olej z pestek winogron = grapeseed oil; olej z awokado = avocado oil; masło shea = shea butter; olej z czarnuszki = black cumin oil; olej migdałowy = almond oil; olej konopny = hemp oil; olej z dyni = pumpkin seed oil; olej z dzikiej róży = rosehip oil
pt: óleo de argan = argan oil; óleo de jojoba = jojoba oil; óleo de rícino = castor oil; óleo de linhaça = linseed oil; óleo de grainha de uva = grapeseed oil; óleo de abacate = avocado oil; manteiga de karité = shea butter; óleo de amêndoas = almond oil; óleo de rosa mosqueta = rosehip oil; óleo de cânhamo = hemp oil; óleo de linho = linseed oil
not: argan oil shampoo; castor oil pack; jojoba oil shampoo; shea butter soap; shea butter cream; shea butter lotion; argan oil hair mask; black seed oil capsule; flaxseed oil capsule; evening primrose capsule; almond oil hair serum; rosehip oil serum; argan oil conditioner; neem oil soap; cbd oil; neem oil spray; argan oil serum; argan hair mask; castor oil eyelash serum; shea butter body; grapeseed oil capsule; shea butter hand; neem oil shampoo; argan oil hair; algae oil capsule; castor oil wrap; linseed oil paint; hydrogenated castor oil; linseed oil putty; hemp oil cream; linseed oil varnish; shea butter shampoo; castor oil hair; argan oil treatment; hemp oil capsule; primrose oil capsule; whipped shea butter; shea butter hair
  "boiled" -> 151800
  "hydrogenated" -> 151620
  "castor" -> 151530
  "rizinusol" -> 151530
  "ricin" -> 151530
  "ricino" -> 151530
  "ricinusolie" -> 151530
  "wonderolie" -> 151530
  "rycynowy" -> 151530
  "linseed|semi di lino": kind=refined 151519 ~.3; * 151511
  "flaxseed": kind=refined 151519 ~.3; * 151511
  "flax": kind=refined 151519 ~.3; * 151511
  "leinol": kind=refined 151519; * 151511
  "huile de lin": kind=refined 151519; * 151511
  "aceite de lino" -> 151511
  "linaza" -> 151511
  "olio di lino" -> 151511
  "lijnzaadolie" -> 151511
  "lniany" -> 151511
  "linhaca" -> 151511
  "algae" -> 151560
  "algal" -> 151560
  "algenol" -> 151560
  * -> 151590
t: cold pressed argan oil 100ml => 151590
t: castor oil 1 litre => 151530
t: raw shea butter 1kg => 151590
t: argan oil shampoo => !1515

@ vegetables-fermented
en: sauerkraut; kimchi; hummus; houmous; baba ganoush; falafel; bean dip; ajvar; stuffed vine leaf; dolma; vine leaf; pesto vegetable; canned vegetable; ratatouille; caponata; antipasto mix; aubergine dip; guacamole; canned bamboo shoot; bamboo shoot; palm heart; hearts of palm; water chestnut canned; zacusca; lutenica; vegetable casserole; vegetable pate; roasted seaweed vegetable; marinated vegetables; vegetable puree; sarma leaf; tempeh; vegetable burger; vegetable nugget; jackfruit canned young
de: Sauerkraut; Kimchi; Hummus; Falafel; Ajvar; Gemüseaufstrich; Weinblätter; Bambussprossen; Palmherzen; Ratatouille; Rotkohl Glas
fr: choucroute; houmous; falafel; ratatouille; cœurs de palmier; pousses de bambou; feuilles de vigne; kimchi; caviar d'aubergine; légumes en conserve
es: chucrut; hummus; falafel; pisto; palmitos; brotes de bambú; kimchi; hojas de parra; guacamole; verduras en conserva
it: crauti; hummus; falafel; caponata; germogli di bambù; cuori di palma; kimchi; foglie di vite
nl: zuurkool; hummus; falafel; ajvar; palmharten; bamboescheuten; kimchi; wijnbladeren
pl: kapusta kiszona; kiszona kapusta; hummus; falafel; ajwar; kimchi; leczo; pędy bambusa; serca palmy
pt: chucrute; húmus; falafel; palmito; kimchi; rebentos de bambu; ratatouille; guacamole
not: kimchi container; hummus bowl; kimchi fridge; sauerkraut crock; kimchi powder
  "bamboo" -> 200591
  "bambussprossen" -> 200591
  "bambu" -> 200591
  "palm" -> 200891
  "palmitos" -> 200891
  "palmherzen" -> 200891
  "palmharten" -> 200891
  "guacamole" -> 200899     # avocado is a fruit of ch. 8: 2008
  "falafel" state=frozen -> 200490
  "burger" state=frozen -> 200490
  "burger" -> 200599
  state=frozen -> 200490 ~.06
  * -> 200599
t: jar of cabbage kimchi 400g => 200599
t: hummus chickpea dip => 200599
t: canned bamboo shoots => 200591
t: pickled cabbage in vinegar => !200599

@ walnut
en: walnut kernel; walnut halves; walnuts in shell; shelled walnut; walnut piece; chandler walnut; pecan; pecan halves; pecan nut; pine nut; pine kernel; pignolia; chilgoza; ginkgo nut; pecan piece; hickory nut; walnut + raw|kg|shelled|halves|light|roasted|inshell|kernels
de: Walnüsse = walnut; Walnusskerne = walnut kernel; Pekannüsse = pecan nut; Pinienkerne = pine nut; Walnuss = walnut + Kerne|Hälften|ganz
fr: noix = walnuts; cerneaux de noix = walnut kernels; noix de pécan = pecan nut; pignons de pin = pine nuts; pignons = pine nuts
es: nueces = walnut; nuez = walnut + pelada|mariposa|cáscara|california; piñones = pine nut; nueces pecanas = pecan nut; nuez pecana = pecan nut
it: noci = walnut; noci sgusciate = shelled walnut; gherigli di noce = walnut kernel; pinoli = pine nut; noci pecan = pecan nut
nl: walnoten = walnut; pecannoten = pecan nut; pijnboompitten = pine nut; walnoot = walnut
pl: orzechy włoskie = walnuts; orzechy pekan = pecans; orzeszki piniowe = pine nuts; orzech włoski = walnut
pt: nozes = walnuts; noz = walnut; pinhões = pine nuts; noz pecã = pecan nut; miolo de noz = walnut kernel; nozes pecan = pecan nuts
not: walnut wood; walnut shell; walnut oil; black walnut hull; noix de coco; walnut shell grit; pecan pie; nozes do para; walnut veneer; walnut colour; walnut table; walnut frame; pine nut oil; noix de cajou; noix de macadamia; noix de muscade; nueces de brasil; noix du bresil; walnut finish; dark walnut; walnut cracker; noce di cocco; noci del brasile; noci di macadamia; noci macadamia; nueces de macadamia; noix de saint jacques; nuez moscada
  "pine|pino|pinho|pinus": form=in-shell 080291 ~.05; state=roasted|salted|preserved 200819 ~.1; * 080292
  "pinienkerne" -> 080292
  "pinoli" -> 080292
  "pignons" -> 080292
  "pinones" -> 080292
  "pijnboompitten" -> 080292
  "piniowe" -> 080292
  "pinhoes" -> 080292
  state=roasted|salted|preserved -> 200819 ~.1
  "pecan" -> 080299
  "pekannusse" -> 080299
  "pekan" -> 080299
  "pecannoten" -> 080299
  "pecanas" -> 080299
  "ginkgo" -> 080299
  form=in-shell -> 080231 ~.15
  * -> 080232
t: walnut kernels halves light => 080232
t: walnuts in shell 25kg => 080231
t: pine nuts shelled 100g => 080292
t: raw pecan halves => 080299
t: walnut wood cutting board => !0802

@ wheat
en: wheat; wheat grain; durum wheat grain; durum wheat + bulk|tonnes|unmilled|seed|cereal; milling wheat; spelt grain; feed wheat; wheat berries; soft wheat; wheat seed; khorasan wheat; spelt + grain|kernel|whole; common wheat; rye grain; rye; rye seed; meslin; emmer; einkorn; triticale; wheat in bulk; triticale grain
de: Weizen = wheat; Hartweizen = durum wheat; Dinkel = spelt + Korn|Körner|ganz; Roggen = rye; Weichweizen = soft wheat; Roggenkörner = rye grain; Grünkern = green spelt
fr: blé = wheat; blé dur = durum wheat; blé tendre = soft wheat; seigle = rye; épeautre = spelt + grain|grains; froment = wheat
es: trigo = wheat; trigo duro = durum wheat; centeno = rye; espelta = spelt + grano; trigo blando = soft wheat
it: grano duro = durum wheat; frumento = wheat; segale = rye; farro = spelt; grano tenero = soft wheat
nl: tarwe = wheat; harde tarwe = durum wheat; rogge = rye; spelt = spelt + korrel|graan
pl: pszenica = wheat; żyto = rye; orkisz = spelt + ziarno; pszenica durum = durum wheat
pt: trigo = wheat; trigo duro = durum wheat; centeio = rye; espelta = spelt + grão
not: wheat spaghetti; wheat flour; wheat bran; wheat germ; wheat straw; wheat grass; wheat gluten; wheat beer; wheatgrass; wheat starch; wheat bag; wheat noodle; wheat protein; rye whiskey; rye flour; rye bread; wheat pillow; rye whisky; rye grass; wheat fibre; wheat bread; wheat biscuit; ble noir; puffed wheat; wheat cracker; wheat tortilla; wheat semolina; catcher in the rye; wheat heat; wheat malt; wheat straw cup; dried wheat stalks; trigo sarraceno; wheat germ oil; wheat straw plastic; rye malt; wheat cereal; di grano duro; de blé dur; de trigo duro; spaghetti de blé; pâtes de blé
  "rye": kind=sowing 100210 ~.03; * 100290
  "roggen": kind=sowing 100210; * 100290
  "roggenkorner" -> 100290
  "seigle": kind=sowing 100210; * 100290
  "centeno": kind=sowing 100210; * 100290
  "segale": kind=sowing 100210; * 100290
  "rogge" -> 100290
  "zyto" -> 100290
  "centeio" -> 100290
  "triticale" -> 100860
  "durum": kind=sowing 100111 ~.03; * 100119
  "duro": kind=sowing 100111; * 100119
  "hartweizen": kind=sowing 100111; * 100119
  "ble dur" -> 100119
  "harde" -> 100119
  "seed|semilla|seme|sementi|semente": kind=sowing 100191; * 100191
  kind=sowing -> 100191 ~.02
  state=cooked -> 190490 ~.01
  * -> 100199
t: milling wheat in bulk => 100199
t: durum wheat grain 25kg => 100119
t: rye grain => 100290
t: wheat flour type 550 => !1001

@ whey
en: whey powder; sweet whey powder; whey permeate; demineralised whey; lactoserum; acid whey; liquid whey; whey protein concentrate; wpc 80; deproteinised whey; wpc80
de: Molkenpulver; Molke; Molkenproteinkonzentrat; Süßmolkenpulver
fr: lactosérum en poudre; lactosérum; petit lait; poudre de lactosérum
es: suero de leche en polvo; suero de leche; lactosuero
it: siero di latte in polvere; siero di latte
nl: weipoeder; wei eiwitconcentraat
pl: serwatka; serwatka w proszku; serwatek
pt: soro de leite; soro de leite em pó
not: whey protein isolate; whey protein powder chocolate; whey protein shake; whey shaker
  "isolate" -> 350220
  "flavour" -> 210690
  "vanilla" -> 210690
  "chocolate|cioccolato" -> 210690
  * -> 040410
t: sweet whey powder 25kg bag => 040410
t: whey protein isolate 90% => !0404

@ whitefish
en: haddock; haddock fillet; alaska pollock; pollock fillet; hake; hake fillet; saithe; coley; hoki fillet; whiting fillet; coalfish; pollock; ling fillet; merluza fillet; blue whiting; pollack
de: Schellfisch = haddock; Seelachs = saithe; Alaska Seelachs = alaska pollock; Seehecht = hake
fr: églefin = haddock; lieu noir = saithe; colin d'alaska = alaska pollock; merlu = hake; merlan = whiting; colin = pollock or hake; filet de colin = pollock or hake fillet; lieu jaune = pollack
es: merluza = hake; abadejo = pollack; filete de merluza = hake fillet
it: nasello = hake; eglefino = haddock
nl: schelvis = haddock; koolvis = saithe; heek = hake; wijting = whiting
pl: mintaj = alaska pollock; morszczuk = hake; filet z mintaja = pollock fillet
pt: pescada = hake; filete de pescada = hake fillet; arinca = haddock
not: pesca
  form=breaded -> 160419 ~.04
  state=preserved -> 160419 ~.02
  state=smoked -> 030549 ~.05
  state=dried -> 030553 ~.02
  state=salted -> 030569 ~.02
  form=minced state=frozen -> 030495
  form=fillet ~.5: state=fresh|chilled|raw 030444 ~.3; "haddock" 030472; "saithe" 030473; "coley" 030473; "hake" 030474; "merluza" 030474; "pollock" 030475; * 030479
  state=frozen ~.6: "haddock" 030364; "saithe" 030365; "hake" 030366; "merluza" 030366; "pollock" 030367; "blue whiting" 030368; * 030369
  "haddock" -> 030252
  "saithe" -> 030253
  "coley" -> 030253
  "hake" -> 030254
  "merluza" -> 030254
  "alaska pollock" -> 030255
  "blue whiting" -> 030256
  * -> 030259
t: frozen alaska pollock fillets => 030475
t: fresh whole hake => 030254
t: smoked haddock => 030549
t: frozen tuna loins => !030475

@ yeast
en: yeast; dry yeast; baker's yeast; brewers yeast; instant dry yeast; wine yeast; fresh yeast; baking powder; nutritional yeast; active dry yeast; yeast flake; ale yeast; inactive yeast; yeast extract; baking powder tin; distillers yeast; baking soda powder leavening; turbo yeast; compressed yeast; red yeast rice powder; sourdough starter; natural yeast starter; champagne yeast
de: Hefe = yeast; Trockenhefe = dry yeast; Backpulver = baking powder; Backhefe = baker's yeast; Bierhefe = brewers yeast; Frischhefe = fresh yeast; Nährhefe = nutritional yeast; Hefeflocken = yeast flake; Hefeextrakt = yeast extract
fr: levure = yeast; levure de boulanger = baker's yeast; levure chimique = baking powder; levure de bière = brewers yeast; poudre à lever = baking powder; levure sèche = dry yeast; extrait de levure = yeast extract; levain = sourdough starter
es: levadura = yeast; levadura seca = dry yeast; levadura química = baking powder; levadura de cerveza = brewers yeast; polvo de hornear = baking powder; levadura fresca = fresh yeast; extracto de levadura = yeast extract; masa madre = sourdough starter
it: lievito = yeast; lievito di birra = brewers yeast; lievito per dolci = baking powder; lievito secco = dry yeast; lievito madre = sourdough starter; estratto di lievito = yeast extract
nl: gist = yeast; droge gist = dry yeast; bakpoeder = baking powder; biergist = brewers yeast; edelgist = nutritional yeast; gistextract = yeast extract; instant gist = instant yeast
pl: drożdże = yeast; drożdże suche = dry yeast; proszek do pieczenia = baking powder; drożdże piekarskie = baker's yeast; drożdże winiarskie = wine yeast; płatki drożdżowe = yeast flakes; drożdże nieaktywne = inactive yeast
pt: fermento = yeast; levedura = yeast; fermento em pó = baking powder; fermento biológico = yeast; levedura de cerveja = brewers yeast; fermento de padeiro = baker's yeast
not: yeast infection; yeast nutrient; yeast free; yeast beta glucan; yeast tablet; red yeast rice; candida yeast; yeast fermenter; fermentado
  "extract|extracto|estratto|extrato" -> 210690 
  "extrakt" -> 210690
  "hefeextrakt" -> 210690
  "gistextract" -> 210690
  "extrait" -> 210690
  "baking powder" -> 210230
  "backpulver" -> 210230
  "chimique" -> 210230
  "poudre a lever" -> 210230
  "quimica" -> 210230
  "polvo de hornear" -> 210230
  "per dolci" -> 210230
  "bakpoeder" -> 210230
  "proszek" -> 210230
  "fermento em po" -> 210230
  "nutritional" -> 210220
  "inactive" -> 210220
  "flakes|escamas|copos|scaglie|fiocchi|flocos" -> 210220
  "nahrhefe" -> 210220
  "hefeflocken" -> 210220
  "edelgist" -> 210220
  "platki" -> 210220
  "nieaktywne" -> 210220
  * -> 210210
t: instant dry yeast 500g => 210210
t: baking powder 200g => 210230
t: nutritional yeast flakes => 210220
t: yeast infection cream => !2102

@ yogurt
en: yogurt; yoghurt; greek yogurt; yogurt drink; drinking yogurt; frozen yogurt starter milk; fruit yogurt; skyr; natural yogurt; strained yogurt; yogurt pouch; set yogurt
de: Joghurt = yogurt; Naturjoghurt = natural yogurt; Fruchtjoghurt = fruit yogurt; Skyr = skyr; Trinkjoghurt = drinking yogurt
fr: yaourt = yogurt; yaourt nature = natural yogurt; yaourt à boire = drinking yogurt; skyr = skyr
es: yogur = yogurt; yogur griego = greek yogurt; yogur natural = natural yogurt; yogur líquido = drinking yogurt
it: yogurt = yogurt; yogurt greco = greek yogurt; yogurt da bere = drinking yogurt
nl: yoghurt = yoghurt; griekse yoghurt = greek yogurt; skyr = skyr
pl: jogurt = yogurt; jogurt naturalny = natural yogurt; jogurt grecki = greek yogurt; skyr = skyr
pt: iogurte = yogurt; iogurte grego = greek yogurt; iogurte natural = natural yogurt
not: yogurt maker; yogurt starter; yogurt coated; frozen yogurt; yogurt machine; yogurt covered; yogurt culture; coconut yogurt; soy yogurt; yogurt strainer; yogurt raisin
  "frozen yogurt" -> 210500
  * -> 040320
t: greek yogurt plain 500g => 040320
t: yogurt maker machine => !0403
