# Foods of chapters 02 to 21.

value form=fillet
en: fillet; filet; loin; fillet portion
de: Filet; Fischfilet
fr: filet
es: filete; lomo
it: filetto
nl: filet
pl: filet
pt: filete; filé
not: filet crochet; filet lace
value form=minced
en: minced; mince; surimi; minced block
de: Hackfleisch; gehackt
fr: haché
es: picado
value form=breaded
en: breaded; battered; crumbed; breadcrumbed; in batter
de: paniert
fr: pané
es: empanado
it: impanato
nl: gepaneerd
pl: panierowany
pt: panado; empanado
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
de: geschält
fr: décortiqué
es: pelado
value form=carcass
en: carcass; carcase; half carcass; side of; half carcase
de: Tierkörper; Schlachtkörper
fr: carcasse
es: canal de; media canal
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
value form=puree
en: puree; pulp; purée; fruit paste
de: Püree; Fruchtmark
fr: purée; pulpe
es: puré; pulpa
it: purea; polpa
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
value kind=sowing
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
de: Eier; Ei
fr: aux œufs
es: al huevo
it: all'uovo
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
not: semi skimmed
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
value state=live
en: live fish
value state=smoked
en: cold smoked; hot smoked; lox
value state=salted
en: brined; cured in salt; gravlax
value state=frozen
en: frozen at sea; blast frozen

@ abalone
en: abalone; conch meat; whelk; sea snail; periwinkle; abalone canned; loco shellfish; conch + frozen|fresh|dried|canned; winkle + fresh|sea
de: Abalone; Wellhornschnecke; Meeresschnecke
fr: ormeau; bulot; bigorneau
es: abulón; caracol de mar; bígaro
it: abalone; lumaca di mare
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
de: Mandeln; Mandel; Mandelblättchen; gehobelte Mandeln; geröstete Mandeln; Mandelkerne
fr: amandes; amande + effilées|entières|décortiquée|grillées; amandes effilées
es: almendras; almendra; almendra cruda; almendra tostada
it: mandorle; mandorla; mandorle sgusciate; mandorle a lamelle
nl: amandelen; amandel; amandelschaafsel
pl: migdały; płatki migdałowe; migdał
pt: amêndoas; amêndoa; miolo de amêndoa
not: almond milk; almond oil; almond flour; almond butter; almond soap; almond shape; almond nail; almond biscuit; almond toe; almond shaped; almond paste; almond extract; almond essence; almond croissant; almond cream; almond cake; sugared almond; almond colour; almond cookie; almond scrub; almond meal; almond body; indian almond leaf; chocolate almond; almond shower; almond protein; sweet almond oil; coated almond
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
de: Sardelle; Anchovis; Sardellenfilet; Sardellenpaste
fr: anchois; filets d'anchois; pâte d'anchois
es: anchoa; boquerón; anchoas en aceite; filetes de anchoa
it: acciuga; alici; filetti di acciughe; pasta di acciughe
nl: ansjovis; ansjovisfilet
pl: anchois; sardela; sardele
pt: anchova; biqueirão
not: anchovy sauce
  "paste" -> 160420
  state=preserved -> 160416 ~.5
  state=dried -> 030554 ~.12
  state=salted -> 030563 ~.15
  form=fillet: state=frozen 030489 ~.1; * 160416
  state=frozen -> 030359 ~.3
  * -> 030242
t: anchovy fillets in olive oil => 160416
t: dried anchovies 1kg => 030554
t: sardines in oil => !160416

@ artichoke
en: artichoke; artichoke heart; globe artichoke; marinated artichoke; artichoke bottom; grilled artichoke
de: Artischocke; Artischockenherzen
fr: artichaut; cœurs d'artichaut; fonds d'artichaut
es: alcachofa; corazones de alcachofa
it: carciofo; carciofi; carciofini
nl: artisjok; artisjokharten
pl: karczoch; karczochy; serca karczochów
pt: alcachofra; corações de alcachofra
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
de: Spargel
fr: asperge; asperges blanches; asperges vertes
es: espárrago; espárragos; espárragos blancos
it: asparagi; asparago
nl: asperges
pl: szparagi
pt: espargos; aspargos
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
de: Aubergine; Staudensellerie; Stangensellerie
fr: aubergine; céleri branche
es: berenjena; apio
it: melanzana; melanzane; sedano
nl: aubergine; bleekselderij
pl: bakłażan; seler naciowy
pt: beringela; berinjela; aipo
not: aubergine colour; eggplant toy; eggplant purple; celery seed; celery salt; celery powder supplement; eggplant seed; celery juice; eggplant costume; aubergine seed; celery extract
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

@ bacon
en: bacon; streaky bacon; pancetta; back bacon; smoked bacon; lardons; bacon rasher; guanciale
de: Bauchspeck; Frühstücksspeck; Bacon; Speckwürfel
fr: poitrine fumée; lardons; bacon; lard fumé
es: panceta; beicon; tocino ahumado; bacon
it: pancetta; bacon; guanciale + suino|stagionato|salume
nl: spek; ontbijtspek; bacon
pl: boczek; bekon
pt: bacon; toucinho fumado; panceta
not: bacon flavour; bacon flavor; bacon press; bacon bits imitation; bacon dog treat
  "back bacon" -> 021019
  state=canned|cooked -> 160249 ~.05
  * -> 021012
t: smoked streaky bacon 200g => 021012
t: bacon press cast iron => !0210

@ baked-beans
en: baked bean; beans in tomato sauce; refried bean; bean salad canned; bean paste; red bean paste; sweet bean paste; chili bean; baked beans tin
de: Baked Beans; gebackene Bohnen
fr: haricots blancs à la sauce tomate
es: alubias en salsa de tomate; frijoles refritos
it: fagioli in salsa
nl: witte bonen in tomatensaus
pl: fasolka po bretońsku; fasola w sosie pomidorowym
pt: feijão em molho de tomate
  * -> 200551
t: baked beans in tomato sauce 415g => 200551
t: dried white beans => !2005

@ bass-bream
en: sea bass; seabass; branzino; sea bream; dorade; gilthead bream; barramundi; chilean sea bass; patagonian toothfish; toothfish; european sea bass; barramundi fillet
de: Wolfsbarsch; Dorade; Goldbrasse; Seebarsch
fr: bar + poisson|filet|entier|frais; loup de mer; daurade; dorade; légine
es: lubina; dorada; besugo; merluza negra
it: branzino; spigola; orata
nl: zeebaars; dorade; zeebrasem
pl: okoń morski; dorada; labraks
pt: robalo; dourada; pargo
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
de: Rindfleisch; Kalbfleisch; Rinderhackfleisch; Rindersteak
fr: viande de bœuf; bœuf; veau; viande bovine; steak haché
es: carne de vacuno; carne de res; ternera; carne de bovino
it: carne bovina; carne di manzo; vitello
nl: rundvlees; kalfsvlees
pl: wołowina; cielęcina; mięso wołowe
pt: carne bovina; carne de vaca; vitela
not: beef flavour; beef flavor; beef broth; beef stock
  state=canned|cooked -> 160250 ~.03
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
de: Rinderleber; Rinderzunge; Ochsenschwanz
fr: foie de bœuf; langue de bœuf; abats de bœuf
es: hígado de res; lengua de res; hígado de vacuno; rabo de toro
it: fegato di manzo; lingua di manzo
nl: runderlever; rundertong
pl: wątroba wołowa; ozór wołowy
pt: fígado bovino; língua de vaca
  state=frozen ~.6: "tongue" 020621; "liver" 020622; * 020629
  * -> 020610
t: frozen beef liver => 020622
t: fresh oxtail chilled => 020610
t: frozen beef steak boneless => !0206

@ bird-nest
en: bird nest edible; edible bird nest; swiftlet nest; royal jelly; turtle egg; birds nest drink; royal jelly fresh; edible birds nest
de: Gelée Royale; essbare Vogelnester
fr: gelée royale; nids de salanganes
es: jalea real; nido de pájaro comestible
it: pappa reale
pl: mleczko pszczele
pt: geleia real
not: royal jelly capsule; royal jelly cream; royal jelly serum
  "drink" -> 220299
  "capsules" -> 210690
  * -> 041090
t: edible bird nest dried 100g => 041090
t: fresh royal jelly 30g => 041090
t: bird nest box wooden => !0410

@ butter
en: butter; salted butter; unsalted butter; spreadable butter; butter block; sweet cream butter; grass fed butter; anhydrous milk fat; ghee; clarified butter; butter oil; butterfat; amf; dairy spread; cultured butter
de: Butter; Süßrahmbutter; Butterschmalz; gesalzene Butter; Ghee
fr: beurre; beurre doux; beurre salé; beurre clarifié; ghee; beurre demi sel
es: mantequilla; mantequilla sin sal; ghee; mantequilla clarificada; mantequilla con sal
it: burro; burro salato; burro chiarificato; ghee
nl: boter; roomboter; gezouten boter; ghee
pl: masło; masło extra; masło klarowane; ghee
pt: manteiga; manteiga com sal; manteiga sem sal; ghee
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
de: Kohl + frisch|weiß|Gemüse; Weißkohl; Rotkohl; Blumenkohl; Brokkoli; Rosenkohl; Grünkohl; Wirsing; Kohlrabi; Chinakohl
fr: chou; chou fleur; brocoli; choux de bruxelles; chou rouge; chou frisé; chou chinois
es: col; repollo; coliflor; brócoli; coles de bruselas; lombarda; col rizada
it: cavolo; cavolfiore; broccoli; cavolini di bruxelles; verza; cavolo nero
nl: kool; bloemkool; broccoli; spruitjes; boerenkool; rode kool; witte kool
pl: kapusta; kalafior; brokuł; brokuły; brukselka; jarmuż; kalarepa
pt: couve; couve flor; brócolos; brócolis; couve de bruxelas; repolho; couve galega
not: cabbage patch; cabbage rose; cabbage seed; kale chip; broccoli seed; kale seed; cabbage shredder; broccoli extract; broccoli sprout capsule; cabbage plant; chou pastry
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

@ canned-meat
en: luncheon meat; spam canned; corned beef; canned meat; tinned meat; pulled pork; beef stew canned; meat in jelly; chopped pork; chilli con carne; kebab meat; gyros meat; meatball; cooked meatball; beef stew; goulash; meatloaf; burger cooked; boeuf bourguignon; pulled beef; pork knuckle cooked; canned pork; canned beef
de: Frühstücksfleisch; Corned Beef; Frikadelle; Fleischkonserve; Gulasch; Fleischbällchen
fr: corned beef; boulettes de viande; viande en conserve; cassoulet; bœuf bourguignon
es: carne en conserva; albóndigas; carne enlatada; carne guisada
it: carne in scatola; polpette
nl: gehaktballen; smac; corned beef
pl: mielonka; konserwa mięsna; klopsy; gulasz
pt: carne enlatada; almôndegas; feijoada
  "beef" -> 160250
  "chilli con carne" -> 160250
  "chicken" -> 160232
  "turkey" -> 160231
  "lamb" -> 160290
  "pulled pork" -> 160249
  "meatball" -> 160250
  "meatballs" -> 160250
  "goulash" -> 160250
  "gulasch" -> 160250
  "shoulder" -> 160242
  * -> 160249
t: canned corned beef => 160250
t: luncheon meat pork tin 340g => 160249
t: beef meatballs frozen cooked => 160250
t: raw frozen beef => !1602

@ cheese
en: cheese; cheddar; gouda; parmesan; brie; camembert; feta; emmental; edam; manchego; hard cheese; halloumi; gruyere; pecorino; grana padano; parmigiano reggiano; goat cheese; cheese block; swiss cheese; mature cheese; provolone; asiago; monterey jack; cheese slice; string cheese; raclette; cheese wheel; semi hard cheese; soft cheese; sheep cheese; cheese board selection; red leicester; colby jack; sliced cheese; maasdam; tilsit; mimolette; comte
de: Käse; Hartkäse; Schnittkäse; Gouda; Emmentaler; Bergkäse; Camembert; Ziegenkäse; Parmesan; Feta
fr: fromage; fromage à pâte dure; emmental; comté; camembert; brie; gruyère; fromage de chèvre; chèvre + fromage|bûche
es: queso; queso manchego; queso curado; queso de cabra; queso semicurado; queso de oveja; queso en lonchas
it: formaggio; parmigiano reggiano; grana padano; pecorino; provolone; formaggio stagionato; caciocavallo
nl: kaas; goudse kaas; oude kaas; jonge kaas; geitenkaas; edammer
pl: ser + żółty|twardy|gouda|plastry|kozi|dojrzewający; ser żółty; gouda; ser kozi; oscypek
pt: queijo; queijo flamengo; queijo curado; queijo da serra; queijo de cabra; queijo em fatias
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
de: Blauschimmelkäse; Edelpilzkäse; Gorgonzola; Roquefort
fr: roquefort; fromage bleu; bleu d'auvergne; gorgonzola; fourme d'ambert
es: queso azul; roquefort; cabrales; gorgonzola
it: gorgonzola; roquefort; formaggio erborinato
nl: blauwe kaas; gorgonzola; roquefort; blauwschimmelkaas
pl: ser pleśniowy niebieski; gorgonzola; ser roquefort
pt: queijo azul; roquefort; gorgonzola
not: blue cheese dressing; blue cheese sauce
  form=grated -> 040620 ~.01
  * -> 040640
t: roquefort aop 100g => 040640
t: blue cheese salad dressing => !0406

@ cheese-fresh
en: mozzarella; cream cheese; ricotta; cottage cheese; mascarpone; burrata; quark; curd cheese; paneer; fresh cheese; fromage frais; queso fresco; petit suisse; cheese curd; buffalo mozzarella; fresh goat cheese; whey cheese; pizza mozzarella
de: Frischkäse; Mozzarella; Quark; Ricotta; Mascarpone; Hüttenkäse; Topfen
fr: fromage frais; fromage blanc; mozzarella; ricotta; mascarpone; petit suisse; faisselle
es: queso fresco; queso crema; mozzarella; requesón; queso mascarpone; queso cottage
it: mozzarella; ricotta; mascarpone; stracchino; formaggio fresco
nl: roomkaas; mozzarella; kwark; hüttenkäse; verse kaas
pl: twaróg; serek śmietankowy; mozzarella; ricotta; mascarpone; serek wiejski
pt: queijo fresco; mozarela; requeijão; ricota; queijo creme; queijo mascarpone
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
nl: smeltkaas; smeerkaas
pl: ser topiony; serek topiony
pt: queijo fundido; queijo para barrar
  form=grated -> 040620 ~.01
  * -> 040630
t: processed cheese triangles 8 portions => 040630
t: cream cheese plain => !040630

@ chestnut
en: chestnut + roasted|fresh|peeled|vacuum|shelled|cooked|raw|food|edible|kg; sweet chestnut fresh; peeled chestnut; roasted chestnut; chestnut puree; marron glace; cooked chestnuts; chestnuts in shell; candied chestnut
de: Maronen; Esskastanien; Maroni; Maronenpüree
fr: marrons + cuits|entiers|glacés|sous vide; châtaignes; marrons glacés; crème de marrons; purée de marrons
es: castañas; castaña + fresca|asada|cocida; marrón glacé
it: castagne; marroni + freschi|castagne; marron glacé; crema di marroni
nl: tamme kastanjes; kastanjes + gekookt|gepeld|vacuüm
pl: kasztany jadalne; kasztany + jadalne|gotowane
pt: castanhas + assadas|frescas|portuguesas|cozidas; castanha portuguesa
not: water chestnut; chestnut mushroom; horse chestnut; chestnut brown; chestnut hair; chestnut flour; chestnut wood; chestnut colour; chestnut leather; castanha de caju; castanhas de caju
  "glace" -> 200600
  "glaces" -> 200600
  kind=candied -> 200600 ~.03
  form=puree -> 200819 ~.1
  "creme de marrons" -> 200799
  state=preserved|roasted -> 200819 ~.4
  state=frozen -> 081190 ~.03
  form=peeled -> 080242
  * -> 080241
t: vacuum packed cooked chestnuts => 200819
t: fresh chestnuts in shell => 080241
t: marron glace gift box => 200600
t: chestnut brown hair dye => !0802

@ chicken-meat
en: chicken meat; chicken breast; chicken thigh; chicken wing; chicken drumstick; chicken leg; whole chicken; chicken feet; chicken liver; chicken; broiler; chicken leg quarter; chicken paw; boiler hen; mechanically deboned chicken; chicken mince; chicken giblet; poultry meat
de: Hähnchen; Hühnerfleisch; Hähnchenbrust; Hähnchenschenkel; Hühnerbrust; Geflügelfleisch
fr: poulet; blanc de poulet; cuisse de poulet; viande de poulet; aile de poulet
es: pollo; pechuga de pollo; muslo de pollo; carne de pollo; alitas de pollo
it: pollo; petto di pollo; carne di pollo; cosce di pollo
nl: kip; kipfilet; kippenvlees; kippenpoot
pl: kurczak; pierś z kurczaka; filet z kurczaka; mięso z kurczaka
pt: frango; peito de frango; carne de frango; coxa de frango; asas de frango
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
de: Kichererbsen; Kichererbse
fr: pois chiches; pois chiche
es: garbanzos; garbanzo; garbanzos cocidos
it: ceci; ceci secchi; ceci lessati
nl: kikkererwten; kikkererwt
pl: ciecierzyca; cieciorka
pt: grão de bico
not: chickpea flour; chickpea pasta; chickpea protein
  state=preserved|roasted -> 200599 ~.3
  * -> 071320
t: dried kabuli chickpeas 25kg => 071320
t: canned chickpeas in water => 200599
t: chickpea flour besan => !0713

@ clam
en: clam; cockle; clam meat; razor clam; ark shell; vongole; manila clam; canned clam; geoduck; surf clam
de: Venusmuschel; Herzmuschel; Vongole
fr: palourde; coque + fraîche|mer; couteau de mer; praire
es: almeja; berberecho; berberechos; navajas + conserva|frescas|natural
it: vongola; vongole; cannolicchi
nl: kokkel; venusschelp
pt: amêijoa; berbigão
not: clam shell; clamshell; clam chowder; clam juice; clam hair
  form=breaded -> 160556 ~.02
  state=preserved -> 160556 ~.15
  state=dried|salted|smoked -> 030779 ~.05
  state=frozen -> 030772 ~.55
  * -> 030771
t: frozen clam meat raw => 030772
t: canned baby clams => 160556
t: clamshell phone => !0307

@ coconut
en: coconut; desiccated coconut; shredded coconut; young coconut; coconut flake; coconut meat; grated coconut; fresh coconut; husked coconut; dried coconut; coconut slice; coconut powder desiccated; toasted coconut
de: Kokosnuss; Kokosraspel; Kokosraspeln; Kokosflocken
fr: noix de coco; noix de coco râpée; coco râpée; copeaux de coco
es: coco rallado; coco + fresco|kg|deshidratado|entero; coco deshidratado
it: cocco rapé; cocco + fresco|grattugiato|essiccato; noce di cocco; cocco grattugiato
nl: kokosnoot; kokosrasp; geraspte kokos
pl: kokos + świeży|wiórki|suszony; wiórki kokosowe; orzech kokosowy
pt: coco + ralado|fresco|seco|verde; coco ralado
not: coconut oil; coconut milk; coconut water; coconut shell; coconut fibre; coconut bowl; coconut soap; coconut coir; coconut sugar; coconut scraper; coconut candle; coconut flour; coconut charcoal; coconut bra; coconut wax; coconut shampoo; coconut cream; coconut tree; coconut palm; coconut husk; coconut chip; coconut cup; coconut body; coconut drink; coconut opener; coconut button; coconut aminos; coconut hair; coconut vinegar; coconut syrup; coconut lip; coconut peat; coconut shell powder; coconut fiber; coconut brush; coconut bar
  kind=candied -> 200600 ~.01
  state=preserved|roasted -> 200819 ~.03
  state=frozen -> 081190 ~.03
  "desiccated" -> 080111
  "young" -> 080119
  form=grated -> 080111 ~.2
  state=dried|ground -> 080111 ~.25
  "flakes" -> 080111
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

@ cod
en: cod; cod fillet; cod loin; atlantic cod; pacific cod; skrei; salted cod; bacalao; stockfish; cod + frozen|fresh|salted|dried|fillet; salt cod; black cod; dried cod
de: Kabeljau; Kabeljaufilet; Dorsch; Stockfisch; Klippfisch
fr: cabillaud; morue; dos de cabillaud; filet de cabillaud; brandade
es: bacalao; lomo de bacalao
it: merluzzo; baccalà; stoccafisso
nl: kabeljauw; kabeljauwfilet; stokvis
pl: dorsz; filet z dorsza; czarniak
pt: bacalhau; bacalhau salgado
not: cod liver; cod liver oil; cash on delivery; call of duty
  form=breaded -> 160419 ~.03
  state=preserved -> 160419 ~.04
  state=smoked -> 030549 ~.02
  "stockfish" -> 030551
  "dried salted" -> 030551
  "salted dried" -> 030551
  "stoccafisso" -> 030551
  "stockfisch" -> 030551
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
de: Krebsfleisch; Königskrabbe; Krabbenfleisch; Taschenkrebs
fr: crabe; chair de crabe; tourteau; araignée de mer; pinces de crabe
es: cangrejo; carne de cangrejo; buey de mar; centollo; nécora
it: granchio; polpa di granchio; granseola
nl: krab; krabvlees; koningskrab
pl: krab; mięso krabowe
pt: caranguejo; sapateira + caranguejo|marisco|cozida|fresca; santola
not: hermit crab; crab stick; crab apple; crab costume; crab toy; crab cracker; imitation crab
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

@ crayfish
en: crayfish; langoustine; scampi; norway lobster; krill; crawfish; crayfish tail; breaded scampi; frozen krill; yabby
de: Flusskrebs; Kaisergranat; Scampi; Krill
fr: langoustine; écrevisse; krill
es: cigala; cangrejo de río; krill
it: scampi; gambero di fiume; krill
nl: langoustine; rivierkreeft; krill
pl: raki; langustynka; kryl
pt: lagostim; lagostins; krill
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
de: Sahne; Schlagsahne; Schlagobers; Kochsahne; Rahm
fr: crème liquide; crème entière; crème à fouetter; crème fleurette; crème chantilly
es: nata; nata para montar; nata líquida; crema de leche; nata para cocinar
it: panna; panna da cucina; panna da montare; panna fresca
nl: slagroom; kookroom; room + vers|fles|liter|zuivel
pl: śmietanka; śmietana kremówka; śmietanka 30%
pt: natas; creme de leite; natas para bater
not: whipped cream charger; whipped cream dispenser; whipped cream siphon; cream charger; whipped body
  "single cream" -> 040150
  "half and half" -> 040150
  "6%" -> 040120
  "light cream" -> 040150
  * -> 040150
t: uht whipping cream 35% fat => 040150
t: whipped cream chargers n2o => !0401

@ cucumber
en: cucumber; gherkin; pickled cucumber; dill pickle; pickle + gherkin|jar|dill|slices|cucumber; cornichon; pickled gherkin; sandwich pickles; mini cucumber; bread and butter pickles
de: Gurke; Gurken; Gewürzgurken; Salatgurke; Essiggurken; Cornichons; Salzgurken
fr: concombre; cornichon; cornichons au vinaigre
es: pepino; pepinillos; pepinillos en vinagre
it: cetriolo; cetrioli; cetriolini; cetriolini sott'aceto
nl: komkommer; augurk; augurken; cornichons
pl: ogórek; ogórki; ogórki kiszone; ogórki konserwowe; korniszony
pt: pepino; pickles de pepino
not: cucumber slicer; cucumber mask; cucumber face mask; cucumber seed; sea cucumber; cucumber toner; cucumber gel; pickle fork; cucumber extract; cucumber eye; cucumber seedling
  kind=vinegar -> 200110 ~.1
  "gherkins" -> 200110
  "gherkin" -> 200110
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

@ dried-bean
en: kidney bean; black bean; pinto bean; navy bean; cannellini bean; white bean; haricot bean; borlotti bean; dried bean; red bean; bean + dried|dry|canned|kg|speckled; sugar bean; great northern bean; mung bean; adzuki bean; lima bean; butter bean; azuki bean; moong; urad dal; black gram; moth bean; cranberry bean; black eyed pea; cowpea; black eye bean; light speckled bean; bambara bean; moong dal
de: Kidneybohnen; weiße Bohnen; schwarze Bohnen; Mungbohnen; Trockenbohnen; Bohnen + getrocknet|Dose|weiß|rot; Augenbohnen; Adzukibohnen
fr: haricots rouges; haricots blancs; haricots secs; haricots noirs; haricots mungo; flageolets; niébé
es: alubias; judías blancas; frijoles; frijol negro; frijoles negros; judías rojas; judía mungo; porotos; habichuelas
it: fagioli; fagioli rossi; fagioli cannellini; fagioli borlotti; fagioli neri; fagioli secchi
nl: bruine bonen; witte bonen; kidneybonen; zwarte bonen; mungbonen; gedroogde bonen
pl: fasola; fasola czerwona; fasola biała; fasola mung; czarna fasola
pt: feijão; feijão preto; feijão branco; feijão vermelho; feijão seco; feijão frade
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
  "cowpeas" -> 071335
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

@ duck-meat
en: duck meat; duck breast; duck leg; whole duck; duck + frozen|chilled|roast|confit|halves; magret; duck tongue; duck wing; peking duck
de: Entenfleisch; Entenbrust; Entenkeule; Ente + gefroren|frisch
fr: canard; magret de canard; cuisse de canard; confit de canard
es: pato + congelado|fresco|carne|confit; magret de pato; confit de pato
it: anatra; petto d'anatra
nl: eendenborst; eend + bevroren|vers
pl: kaczka + mrożona|świeża|mięso; pierś z kaczki
pt: carne de pato; peito de pato
not: rubber duck; duck egg; duck tape; duck feather; duck down; duck fat; duck toy; duck call
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
not: eel skin; moray eel
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
en: hen egg; chicken egg; egg + fresh|free range|dozen|shell|organic|tray|barn|caged; quail egg; duck egg; hatching egg; table egg; salted duck egg; century egg; fertilised egg; boiled egg; free range egg; preserved egg; goose egg; fertile egg; ostrich egg fresh; tea egg
de: Hühnerei; Eier + frisch|Freiland|Bio|Stück|Bodenhaltung; Wachteleier; Bruteier; Freilandeier; Hühnereier
fr: œuf + poule|frais|plein air|bio|caille; œufs de poule; œufs de caille; œufs à couver
es: huevo + gallina|fresco|camperos|docena; huevos de gallina; huevos de codorniz; huevos frescos
it: uova + fresche|gallina|allevate; uova di gallina; uova di quaglia
nl: kippeneieren; eieren + vers|scharrel|vrije uitloop; kwarteleieren; broedeieren
pl: jaja + kurze|świeże|przepiórcze; jajka + kurze|świeże|wolny wybieg; jaja wylęgowe
pt: ovos + galinha|frescos|codorniz|dúzia; ovos de galinha; ovos de codorniz
not: egg cup; egg timer; egg noodle; egg carton; egg tray machine; chocolate egg; easter egg; egg incubator; egg beater; egg slicer; vibrating egg; egg boiler; egg cooker; egg chair; egg white powder; egg holder; egg poacher; egg ring; egg separator; egg box; egg yolk; egg roll; egg powder; fish egg; egg basket; egg candler; caviar; egg turner; surprise egg; egg lamp; brine shrimp egg; bird nest; egg steamer; yoni egg; wooden egg; egg tray; kegel egg; egg pasta; egg crate
  "hatching": "duck" 040719; "quail" 040719; "goose" 040719; * 040711
  "fertile": "duck" 040719; "quail" 040719; "goose" 040719; * 040711
  "fertilised": "duck" 040719; "quail" 040719; * 040711
  "century" -> 040790
  state=preserved|salted -> 040790 ~.03
  "duck" -> 040729
  "quail" -> 040729
  "goose" -> 040729
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
de: Eipulver; Volleipulver; Eigelb; Eigelbpulver; Eiweißpulver + Ei|Hühnerei; Flüssigei; Eiklar
fr: poudre d'œuf; œufs en poudre; jaune d'œuf; blanc d'œuf; blanc d'œuf en poudre; œufs liquides
es: huevo en polvo; yema de huevo; clara de huevo; huevo líquido; albúmina de huevo
it: uova in polvere; tuorlo; albume; albume in polvere; tuorlo d'uovo
nl: eipoeder; eidooier; eiwitpoeder + ei|kip; vloeibaar ei
pl: jaja w proszku; białko jaja; żółtko w proszku; białko jaja w proszku
pt: ovo em pó; gema de ovo; clara de ovo; ovo líquido
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

@ fish
en: fish fillet; whole fish; fresh fish; frozen fish; smoked fish; dried fish; salted fish; fish steak; fish meat; white fish fillet; edible fish; fish portion; fish block; dry fish
de: Fischfilet; Frischfisch; Räucherfisch; Trockenfisch; Tiefkühlfisch; Speisefisch
fr: poisson; filet de poisson; poisson séché; poisson fumé; poisson congelé
es: pescado; filete de pescado; pescado seco; pescado congelado
it: pesce + fresco|surgelato|congelato|secco|affumicato; filetto di pesce
nl: visfilet; verse vis; gedroogde vis; gerookte vis
pl: ryba + mrożona|świeża|wędzona; filet rybny; ryby mrożone
pt: peixe + fresco|congelado|seco; filete de peixe
not: fish tank; fish hook; fish bowl; ornamental fish; fish toy; fish lamp
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
  "flakes" -> 030559
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
de: Fischköpfe; Fischleber
fr: têtes de poisson; foie de morue
es: cabezas de pescado; hígado de bacalao
pt: cabeças de peixe
not: fish head mask; cod liver oil
  "liver": state=canned 160419 ~.6; state=frozen 030391; * 030291
  state=dried|salted|smoked -> 030572 ~.5
  "maw" -> 030572
  state=frozen -> 030399 ~.7
  * -> 030299
t: dried fish maw => 030572
t: frozen salmon heads => 030399
t: frozen salmon fillet => !0303

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
  "canned" -> 160419
  * -> 160420
t: frozen fish fingers => 160419
t: surimi crab sticks 250g => 160420
t: fish balls frozen => 160420
t: frozen fish fillets raw => !1604

@ fish-roe
en: fish roe; caviar; sturgeon caviar; salmon roe; masago; tobiko; lumpfish roe; bottarga; mentaiko; trout roe; ikura; cod roe; black caviar; red caviar; herring roe; fish egg; lumpfish caviar; capelin roe
de: Kaviar; Fischrogen; Lachskaviar; Forellenkaviar; Seehasenrogen
fr: caviar; œufs de saumon; œufs de lompe; œufs de truite; boutargue; poutargue
es: caviar; huevas de salmón; huevas de pescado; huevas de lumpo
it: caviale; uova di salmone; bottarga; uova di lompo
nl: kaviaar; viskuit; zalmkuit
pl: kawior; ikra; kawior z łososia
pt: caviar; ovas de salmão; ovas de peixe
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
not: sole leather
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

@ foie-gras
en: foie gras; fatty liver of duck; goose liver; duck liver; duck foie gras; bloc de foie gras
de: Gänseleber; Stopfleber
fr: foie gras; foie gras de canard; bloc de foie gras
es: foie gras; hígado de pato
it: foie gras; fegato d'oca
  state=raw "goose" -> 020753
  state=raw -> 020743 ~.15
  state=frozen "goose" -> 020755
  state=frozen -> 020745 ~.1
  * -> 160220
t: bloc de foie gras canned => 160220
t: fresh duck foie gras raw => 020743
t: duck breast chilled => !1602

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

@ frozen-vegetables
en: mixed vegetables; frozen vegetables; vegetable mix; stir fry vegetables; wok mix; frozen mixed vegetables; soup vegetables; macedoine; frozen stir fry mix; dried vegetable mix; canned mixed vegetables; dehydrated vegetables; dried vegetables; frozen vegetable; vegetable powder
de: Gemüsemischung; Tiefkühlgemüse; Suppengemüse; Mischgemüse; Wokgemüse; Suppengrün; Trockengemüse
fr: légumes surgelés; macédoine de légumes; poêlée de légumes; mélange de légumes; légumes déshydratés; julienne de légumes
es: verduras congeladas; menestra; mezcla de verduras; salteado de verduras; verduras deshidratadas; menestra de verduras
it: verdure surgelate; minestrone surgelato; verdure miste; misto verdure; contorno di verdure
nl: diepvriesgroenten; gemengde groenten; wokgroenten; roerbakgroenten; gedroogde groenten
pl: mieszanka warzywna; mrożone warzywa; warzywa na patelnię; suszone warzywa; mieszanka chińska; włoszczyzna suszona
pt: mistura de legumes; legumes congelados; macedónia; salteado de legumes
not: vegetable mix seeds
  kind=vinegar -> 200190 ~.02
  state=dried|ground -> 071290 ~.05
  state=preserved -> 200599 ~.1
  "canned" -> 200599
  * -> 071090
t: frozen mixed vegetables 1kg => 071090
t: dried vegetable mix for soup => 071290
t: vegetable seeds set => !0710

@ game-meat
en: venison; deer meat; wild boar meat; game meat; kangaroo meat; quail meat; pheasant meat; ostrich meat; frog leg; pigeon meat; reindeer meat; bison jerky; elk meat; crocodile meat; camel meat; alpaca meat; wild game
de: Wildfleisch; Hirschfleisch; Rehfleisch; Wildschweinfleisch; Froschschenkel; Wachtel + gefroren|frisch
fr: gibier; viande de cerf; sanglier + viande|congelé; cuisses de grenouille; caille + congelée|fraîche
es: carne de caza; carne de venado; ciervo + carne; ancas de rana; codorniz + congelada|fresca
it: selvaggina; carne di cervo; cinghiale + carne; cosce di rana; quaglia + fresca
nl: wildvlees; hertenvlees; kikkerbillen
pl: dziczyzna; mięso z jelenia
pt: carne de caça; carne de veado; codorniz + carne
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
de: Knoblauch; Knoblauchpulver; Lauch; Schnittlauch; Porree; Knoblauchpaste
fr: ail + frais|poudre|tête|noir|semoule|rose|kg; ail en poudre; poireau; ciboulette
es: ajo; ajos; ajo en polvo; puerro; cebollino; ajo negro
it: aglio; aglio in polvere; porro; erba cipollina
nl: knoflook; knoflookpoeder; prei; bieslook
pl: czosnek; czosnek granulowany; por; szczypiorek; czosnek suszony
pt: alho; alho em pó; alho francês; cebolinho; alho poró
not: garlic press; garlic bread; garlic crusher; garlic supplement; garlic oil; garlic sauce; garlic keeper; garlic mayonnaise; garlic capsule; garlic peeler; garlic butter; garlic chopper; garlic extract; garlic tablet; garlic grater; garlic roller; leek seed; chive seed; garlic seed
  "garlic salt" -> 210390
  "ginger garlic" -> 210390
  "paste" -> 200599
  kind=vinegar -> 200190 ~.02
  "black garlic" -> 200599
  state=preserved -> 200599 ~.03
  state=frozen -> 071080 ~.03
  state=dried|ground -> 071290 ~.25
  "leek" -> 070390
  "leeks" -> 070390
  "chives" -> 070390
  "chive" -> 070390
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

@ goat-meat
en: goat meat; goat leg; chevon; goat carcass; goat curry cut; caprine meat
de: Ziegenfleisch
fr: viande de chèvre; viande de chevreau
es: carne de cabra; carne caprina
it: carne di capra
nl: geitenvlees
pt: carne de cabra
  state=preserved -> 160290 ~.02
  * -> 020450
t: frozen goat meat cubes => 020450
t: goat milk soap => !0204

@ goose-meat
en: goose meat; goose breast; whole goose; goose leg; goose + frozen|chilled|roast; guinea fowl; pintade
de: Gänsefleisch; Gänsebrust; Gänsekeule; Gans + gefroren|frisch; Perlhuhn
fr: viande d'oie; oie + congelée|fraîche; pintade
es: carne de ganso; pintada
it: carne d'oca; faraona
nl: ganzenvlees; parelhoen
pl: gęsina; gęś + mrożona|świeża
not: goose down; goose feather; goose fat; goose neck
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

@ green-bean
en: green bean; french bean; runner bean; string bean; haricots verts; fine bean; fresh bean; yardlong bean; haricot vert; wax bean; frozen green bean; canned green bean
de: grüne Bohnen; Buschbohnen; Prinzessbohnen; Stangenbohnen; Brechbohnen
fr: haricots verts; haricot vert; haricots plats
es: judías verdes; ejotes; vainitas; habichuelas verdes
it: fagiolini; fagiolini verdi
nl: sperziebonen; snijbonen; groene bonen; haricots verts
pl: fasolka szparagowa; fasola szparagowa
pt: feijão verde; vagem
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
de: Schinken; Kochschinken; Rohschinken; Räucherschinken
fr: jambon; jambon cru; jambon cuit; jambon blanc; jambon sec
es: jamón; jamón ibérico; jamón serrano; jamón cocido; jamón de york
it: prosciutto; prosciutto crudo; prosciutto cotto
nl: ham + plak|gerookt|gekookt|rauw; beenham; achterham
pl: szynka; szynka wędzona; szynka parmeńska
pt: presunto; fiambre
not: ham radio; ham slicer; ham stand; ham holder; ham knife; jamon stand
  state=canned|cooked -> 160241 ~.3
  "cooked" -> 160241
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
de: Haselnuss; Haselnüsse; Haselnusskerne; gemahlene Haselnüsse
fr: noisette; noisettes
es: avellanas; avellana
it: nocciole; nocciola
nl: hazelnoten; hazelnoot
pl: orzechy laskowe; orzech laskowy
pt: avelã; avelãs
not: hazelnut spread; hazelnut coffee; hazelnut syrup; hazelnut oil; hazelnut chocolate; hazelnut milk; hazelnut paste; hazelnut wafer; hazelnut butter; hazelnut cream; hazelnut colour; hazelnut praline; hazelnut brown; witch hazel; hazelnut cocoa; hazelnut flavour
  "meal" -> 110630
  "flour" -> 110630
  "ground" -> 080222
  state=roasted|salted|preserved -> 200819 ~.25
  form=in-shell -> 080221 ~.12
  * -> 080222
t: shelled hazelnut kernels => 080222
t: roasted hazelnuts 1kg => 200819
t: hazelnut cocoa spread => !0802

@ herb-fresh
en: fresh herb; fresh parsley; parsley; coriander leaf; fresh coriander; fresh basil; fresh mint; fresh dill; okra; chard; fresh fennel; fennel bulb; bamboo shoot fresh; watercress; lemongrass fresh; bean sprout; mung bean sprout; fresh rosemary; cilantro; samphire; alfalfa sprout; ladies finger okra; rhubarb; drumstick moringa pod; microgreen; water spinach; curry leaf fresh; fiddlehead; water lily root fresh; fresh cress; ridge gourd loofah fresh; frozen okra; dill weed fresh; dried parsley; dried dill
de: Petersilie; frische Kräuter; frisches Basilikum; Okra; Mangold; Fenchel + Knolle|frisch; Sojasprossen; Rhabarber; Koriandergrün
fr: persil; basilic frais; herbes fraîches; fenouil; blettes; coriandre fraîche; germes de soja; gombo; rhubarbe
es: perejil; cilantro; albahaca fresca; hinojo; acelga; brotes de soja; quimbombó; ruibarbo
it: prezzemolo; basilico fresco; finocchio; bietola; germogli di soia; erbe fresche; rabarbaro
nl: peterselie; verse basilicum; venkel; snijbiet; taugé; verse kruiden; rabarber
pl: pietruszka natka; świeża bazylia; koper + świeży|mrożony; kiełki; botwina; rabarbar; natka pietruszki
pt: salsa + fresca|folha|molho; coentros; manjericão fresco; funcho; acelga; quiabo; ruibarbo
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
de: Hering; Heringsfilet; Matjes; Rollmops; Bismarckhering
fr: hareng; filet de hareng; hareng fumé; hareng mariné
es: arenque; arenque ahumado
it: aringa
nl: haring; maatjesharing; zure haring; rolmops
pl: śledź; śledzie; filety śledziowe; śledź w oleju
pt: arenque
  "matjes" -> 030561
  "maatjes" -> 030561
  "rollmop" -> 160412
  kind=vinegar -> 160412 ~.1
  state=preserved -> 160412 ~.2
  state=smoked -> 030542 ~.12
  "kipper" -> 030542
  "kippers" -> 030542
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
de: Honig; Bienenhonig; Blütenhonig; Waldhonig; Akazienhonig; Manuka Honig
fr: miel; miel d'acacia; miel de fleurs; miel de lavande; miel de manuka
es: miel; miel de abeja; miel de flores; miel de manuka; miel de azahar
it: miele; miele di acacia; miele millefiori; miele di castagno
nl: honing; bloemenhoning; acaciahoning; bijenhoning
pl: miód; miód pszczeli; miód akacjowy; miód lipowy; miód gryczany
pt: mel; mel de abelhas; mel de eucalipto; mel de flores
not: honey dipper; honey pot; honey extractor; honeycomb blind; honeycomb panel; honey bee; honey blonde; honey roasted; honeycomb ball; honey mask; honey soap; honey strainer; honey mustard; honey spoon; honey gate; honey cake; honeycomb paper; honey calcite; honey candle; honey uncapping; honey lozenge; honey wax; honey melon; honey jar pot; artificial honey; honeycomb sheet; honey badger
  * -> 040900
t: raw acacia honey 500g jar => 040900
t: honey dipper wooden => !0409
t: paper honeycomb balls => !0409

@ horse-meat
en: horse meat; horsemeat; donkey meat
de: Pferdefleisch
fr: viande de cheval; viande chevaline
es: carne de caballo
it: carne equina; carne di cavallo
nl: paardenvlees
pl: konina
  state=smoked|salted|dried -> 021099 ~.05
  state=preserved -> 160290 ~.03
  * -> 020500
t: chilled horse meat => 020500
t: horse feed pellets => !0205

@ infant-formula
en: infant formula; baby formula; follow on milk; baby milk powder; infant milk; baby cereal; infant cereal; baby rice cereal; toddler milk; growing up milk; baby porridge; stage 1 formula; formula milk; infant milk powder; baby biscuit cereal
de: Säuglingsnahrung; Babymilch; Folgemilch; Babybrei; Anfangsmilch; Getreidebrei Baby; Pre Milch
fr: lait infantile; lait en poudre bébé; céréales bébé; lait 2e âge; lait 1er âge; céréales infantiles
es: leche infantil; fórmula infantil; leche de continuación; papilla de cereales; cereales infantiles; leche de inicio
it: latte in polvere per neonati; latte di crescita; latte per lattanti; crema di cereali; latte di proseguimento
nl: babymelk; zuigelingenvoeding; opvolgmelk; babypap; flesvoeding
pl: mleko modyfikowane; mleko następne; kaszka dla dzieci; mleko początkowe; kaszka ryżowa
pt: leite infantil; fórmula infantil; papa láctea; leite de transição; leite para lactentes
not: formula dispenser; formula container; formula milk dispenser; baby formula maker; formula pitcher
  * -> 190110
t: infant formula stage 1 800g tin => 190110
t: baby rice cereal 125g => 190110
t: baby formula maker machine => !1901

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
  "chicken" -> 021099
  "turkey" -> 021099
  "pork" -> 021019
  state=cooked -> 160250 ~.1
  "teriyaki" -> 160250
  * -> 021020
t: beef jerky original 100g => 021020
t: dried beef biltong => 021020
t: jerky gun stainless => !0210

@ kefir
en: kefir; buttermilk; sour cream; creme fraiche; cultured milk; fermented milk; lassi; ayran; smetana; labneh; sour milk; acidified milk; curdled milk; laban drink; quark drink
de: Kefir; Buttermilch; Sauerrahm; Schmand; Dickmilch; saure Sahne
fr: kéfir; lait fermenté; crème fraîche épaisse; crème fraîche; babeurre; lait ribot
es: kéfir; leche fermentada; nata agria; suero de mantequilla
it: kefir; panna acida; latticello; latte fermentato
nl: kefir; karnemelk; zure room
pl: kefir; maślanka; śmietana; zsiadłe mleko
pt: kefir; leite fermentado; natas azedas
not: kefir grain; kefir starter; water kefir; buttermilk powder; buttermilk pancake; kefir culture
  * -> 040390
t: sour cream 200g => 040390
t: kefir grains starter culture => !0403

@ lamb-meat
en: lamb meat; lamb chop; leg of lamb; lamb shoulder; rack of lamb; mutton; lamb shank; sheep meat; minced lamb; lamb loin; lamb leg; lamb cutlet; ovine meat; lamb + frozen|chilled|boneless|halal|carcass
de: Lammfleisch; Hammelfleisch; Lammkeule; Lammkotelett
fr: agneau; viande d'agneau; gigot; viande ovine
es: carne de cordero; cordero; carne ovina
it: carne di agnello; agnello; carne ovina
nl: lamsvlees; schapenvlees; lamsbout
pl: jagnięcina; baranina
pt: carne de borrego; cordeiro; carne ovina
not: lamb fur; lamb wool; lamb leather; lamb dog food
  state=preserved -> 160290 ~.02
  state=smoked|salted|dried -> 021099 ~.02
  "mutton carcass" -> 020421
  state=frozen ~.6: form=carcass "lamb" 020430; form=carcass 020441 ~.03; form=boneless 020443 ~.3; * 020442
  form=carcass "lamb" -> 020410
  form=carcass -> 020421 ~.03
  form=boneless -> 020423 ~.25
  * -> 020422
ask: state; form
t: frozen lamb leg with bone => 020442
t: frozen boneless lamb shoulder => 020443
t: lamb plush toy => !0204

@ lentil
en: lentil; red lentil; green lentil; brown lentil; puy lentil; masoor dal; beluga lentil; canned lentil; split red lentil; toor dal; pigeon pea; arhar dal; fava bean; broad bean; horse bean; split broad bean; dal; faba bean; edamame; guar seed
de: Linsen; rote Linsen; Tellerlinsen; Ackerbohnen; dicke Bohnen; Edamame; Berglinsen
fr: lentilles; lentilles vertes; lentilles corail; fèves; edamame
es: lentejas; lenteja pardina; lenteja roja; habas; edamame
it: lenticchie; lenticchie rosse; fave; edamame
nl: linzen; rode linzen; tuinbonen; edamame
pl: soczewica; soczewica czerwona; bób; edamame
pt: lentilhas; lentilha vermelha; favas; edamame
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
de: Kopfsalat; Eisbergsalat; Feldsalat; Rucola; Chicorée; Radicchio; Endivie; Salat + frisch|Blatt; Römersalat
fr: laitue; salade verte; endive; chicorée frisée; mâche; roquette; salade iceberg
es: lechuga; escarola; endivia; rúcula; canónigos; lechuga iceberg; achicoria roja
it: lattuga; radicchio; indivia; rucola; insalata + fresca|busta|mista; valeriana insalata
nl: sla + krop|ijsberg|vers; ijsbergsla; witlof; rucola; veldsla; andijvie
pl: sałata; sałata lodowa; cykoria + świeża|sałatka; rukola; roszponka; endywia
pt: alface; rúcula; endívia; chicória; escarola; alface iceberg
not: lettuce seed; lettuce knife; sea lettuce; chicory root; salad spinner; chicory coffee; salad bowl; lettuce seedling; chicory inulin; chicory extract
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
  "mixed" -> 070519
  * -> 070511
t: fresh iceberg lettuce => 070511
t: romaine hearts fresh => 070519
t: lettuce seeds packet => !0705

@ lobster
en: lobster; lobster tail; rock lobster; spiny lobster; live lobster; lobster meat; crawfish tail; canadian lobster; maine lobster; cooked lobster
de: Hummer; Hummerschwanz; Languste
fr: homard; langouste; queue de langouste
es: langosta; bogavante; cola de langosta
it: astice; aragosta
nl: kreeft; kreeftenstaart; langoest
pl: homar; langusta
pt: lagosta; lavagante
not: lobster clasp; lobster claw clasp; lobster bisque; lobster costume; lobster cracker; lobster plush; lobster pot; lobster pick; lobster buckle; lobster hook
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
de: Makrele; Makrelenfilet; Räuchermakrele; Stöcker
fr: maquereau; filets de maquereaux; chinchard
es: caballa; jurel; filetes de caballa; melva
it: sgombro; filetti di sgombro
nl: makreel; gerookte makreel; horsmakreel
pl: makrela; makrela wędzona; filety z makreli
pt: cavala; carapau; sarda
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

@ milk
en: milk; whole milk; skimmed milk; uht milk; semi skimmed milk; fresh milk; cow milk; goat milk; long life milk; pasteurised milk; lactose free milk; camel milk; sheep milk
de: Milch; Vollmilch; H Milch; Frischmilch; fettarme Milch; Ziegenmilch
fr: lait; lait entier; lait écrémé; lait uht; lait demi écrémé; lait de chèvre
es: leche; leche entera; leche desnatada; leche uht; leche semidesnatada; leche de cabra
it: latte; latte intero; latte scremato; latte uht; latte di capra
nl: melk; volle melk; halfvolle melk; magere melk; geitenmelk
pl: mleko; mleko uht; mleko pełne; mleko kozie
pt: leite; leite uht; leite gordo; leite magro; leite de cabra
not: milk frother; milk jug; milk chocolate; milk tea; milk bottle; breast milk; milk pump; coconut milk; almond milk; soy milk; oat milk; milk powder; rice milk; milk thistle; milk cleanser; cleansing milk; milk paint; body milk; milk tooth; milk glass; milk protein; milk warmer; milk of magnesia; hair milk; milk soap; milk fibre; milk bath; milk carton; milk steamer; milk crate; sun milk; milk silk; plant milk; hemp milk; milk bag; milk replacer
  state=ground|dried ~.02: kind=skimmed 040210 ~.4; sugar=added 040229 ~.1; * 040221
  "condensed" -> 040299
  "chocolate" -> 220299
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
de: Milchpulver; Magermilchpulver; Vollmilchpulver; Trockenmilch; Sahnepulver
fr: lait en poudre; poudre de lait; lait écrémé en poudre; lait entier en poudre
es: leche en polvo; leche desnatada en polvo; leche entera en polvo
it: latte in polvere; latte scremato in polvere
nl: melkpoeder; magere melkpoeder; volle melkpoeder
pl: mleko w proszku; mleko odtłuszczone w proszku
pt: leite em pó; leite magro em pó; leite em pó integral
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
de: Champignons; Champignon; Pilze + frisch|getrocknet|Dose; Zuchtchampignons
fr: champignons de paris; champignons; champignon
es: champiñón; champiñones; setas
it: funghi; champignon; funghi champignon
nl: champignons; champignon; paddenstoelen
pl: pieczarki; pieczarka; grzyby + suszone|mrożone|marynowane
pt: cogumelos; champignon; cogumelo paris
not: mushroom lamp; mushroom powder capsule; mushroom grow kit; mushroom coffee; mushroom spawn; mushroom soup; mushroom stool; mushroom brush; mushroom tea light; mushroom decor; mushroom leather; mushroom hat; mushroom supplement; mushroom extract; mushroom ornament; mushroom head; mushroom plush; mushroom sauce; mushroom growing; mushroom light; mushroom earrings
  kind=vinegar -> 200190 ~.03
  "provisionally" -> 071151
  state=preserved -> 200310 ~.2
  state=frozen -> 071080 ~.08
  state=dried|ground -> 071231 ~.08
  * -> 070951
t: fresh button mushrooms => 070951
t: canned sliced champignons => 200310
t: frozen mushrooms sliced => 071080
t: mushroom lamp => !0709

@ mushroom-wild
en: shiitake; shiitake mushroom; porcini; porcini mushroom; chanterelle; oyster mushroom; enoki; morel; truffle mushroom; black truffle; white truffle; cep mushroom; wood ear; wood ear mushroom; black fungus; snow fungus; king oyster mushroom; matsutake; straw mushroom; lion's mane mushroom; reishi; chaga; cordyceps; summer truffle; tremella; dried porcini; shimeji; maitake; dried shiitake; mixed forest mushroom; wild mushroom
de: Steinpilze; Pfifferlinge; Shiitake; Trüffel + schwarz|Sommer|Pilz|frisch; Austernpilze; Morcheln; Mu Err; Waldpilze
fr: cèpes; girolles; truffe + noire|fraîche|été|brisures; morilles; pleurotes; shiitake; chanterelles
es: boletus; trufa + negra|verano|fresca; setas ostra; níscalos; shiitake; rebozuelos
it: funghi porcini; porcini; tartufo; finferli; shiitake; pleurotus
nl: eekhoorntjesbrood; cantharellen; shiitake; truffel + zwarte|zomer|vers; oesterzwammen
pl: borowik; borowiki; kurki; boczniak; grzyby leśne; podgrzybek; shiitake
pt: boletos + cogumelo; trufa + negra|fresca; shiitake; cogumelos silvestres
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
  "chanterelles" -> 070953
  "pfifferlinge" -> 070953
  "girolles" -> 070953
  "kurki" -> 070953
  "shiitake" -> 070954
  "matsutake" -> 070955
  "truffle" -> 070956
  "truffles" -> 070956
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
de: Miesmuschel; Miesmuscheln; Muschelfleisch; Grünlippmuschel + frisch|gefroren
fr: moule + bouchot|fraîche|congelée|cuite|décortiquée; moules de bouchot; moules fraîches
es: mejillón; mejillones; mejillones en escabeche
it: cozze; cozza
nl: mossel; mosselen
pl: małże; omułki
pt: mexilhão; mexilhões
not: mussel extract; mussel powder
  "cooked" -> 160553
  form=breaded -> 160553 ~.02
  state=preserved -> 160553 ~.15
  state=dried|salted|smoked -> 030739 ~.05
  state=frozen -> 030732 ~.55
  * -> 030731
t: frozen mussel meat raw => 030732
t: canned mussels => 160553
t: fresh oysters => 030711

@ nut-butter
en: peanut butter; almond butter; cashew butter; hazelnut butter; nut butter; tahini; sesame paste; pistachio cream; pistachio paste; almond paste; nut spread; sunflower seed butter; pistachio butter; marzipan; hazelnut paste
de: Erdnussbutter; Mandelmus; Tahin; Erdnussmus; Nussmus; Cashewmus; Marzipan; Sesampaste; Marzipanrohmasse
fr: beurre de cacahuète; purée d'amande; tahini; beurre d'amande; purée de noisette; pâte d'amande; crème de sésame
es: crema de cacahuete; mantequilla de maní; tahini; crema de almendras; mazapán; tahín; crema de pistacho
it: burro di arachidi; crema di pistacchio; tahina; burro di mandorle; marzapane; pasta di mandorle; pasta di nocciole
nl: pindakaas; amandelpasta; tahin; notenpasta; marsepein; cashewpasta
pl: masło orzechowe; pasta tahini; krem pistacjowy; masło migdałowe; marcepan
pt: manteiga de amendoim; pasta de amendoim; tahini; manteiga de amêndoa; maçapão; creme de pistácio
not: peanut butter cup; peanut butter cookie; peanut butter dog; peanut butter maker; nut butter mixer; almond butter body; peanut butter pretzel
  "marzipan" -> 170490
  "marsepein" -> 170490
  "mazapan" -> 170490
  "marzapane" -> 170490
  "marcepan" -> 170490
  "macapao" -> 170490
  "almond paste" -> 170490
  "pate d'amande" -> 170490
  "peanut" -> 200811
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
en: mixed nuts; trail mix; nut mix; roasted nut mix; studentenfutter; salted mixed nuts; mixed dried fruit; dried fruit mix; nut and raisin mix; sunflower seeds roasted; roasted seeds; roasted pumpkin seeds; fruit and nut mix; nuts selection; corn nut; roasted melon seed; nuts; soy nut
de: Nussmischung; Studentenfutter; Nussmix; Trockenfrüchte Mischung; Sonnenblumenkerne geröstet; Nüsse
fr: mélange de noix; mélange apéritif; mélange de fruits secs; mélange étudiant
es: mezcla de frutos secos; cóctel de frutos secos; pipas; pipas de girasol; frutos secos
it: misto frutta secca; frutta secca mista; semi tostati; frutta secca; mix di noci
nl: gemengde noten; notenmix; studentenhaver; noten + gemengd|gebrand|gezouten
pl: mieszanka orzechów; mieszanka studencka; bakalie; orzechy mieszanka; pestki słonecznika prażone
pt: mistura de frutos secos; mix de nuts; frutos secos mistos; sementes torradas
not: nuts and bolts; lock nuts; wing nuts; hex nuts; nuts screw; wheel nuts; bolts nuts; nuts assortment; rivet nuts; nut milk; t nuts; m6 nuts; cage nuts; dome nuts
  "corn" -> 200819 
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
de: Cashew; Cashewkerne; Cashewnüsse; Paranuss; Paranüsse; Macadamia; Macadamianüsse
fr: noix de cajou; noix du brésil; noix de macadamia; cajou
es: anacardo; anacardos; nuez de brasil; nueces de brasil; macadamia; nueces de macadamia
it: anacardi; anacardo; noci del brasile; noci di macadamia; noci macadamia
nl: cashewnoten; cashew; paranoten; macadamia noten
pl: nerkowce; orzechy nerkowca; orzechy brazylijskie; orzechy makadamia
pt: castanha de caju; caju; castanha do pará; castanha do brasil; macadâmia
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
  "para" -> 080122
  "macadamia": form=in-shell 080261 ~.1; * 080262
  form=in-shell -> 080131 ~.05
  * -> 080132
t: raw cashew kernels ww320 => 080132
t: roasted salted cashews 200g => 200819
t: brazil nuts shelled => 080122
t: macadamia nuts in shell => 080261
t: cashew butter jar => !0801

@ octopus
en: octopus; octopus tentacle; baby octopus; octopus meat; frozen octopus; cooked octopus
de: Krake + gefroren|frisch|gekocht; Oktopus; Pulpo
fr: poulpe; pieuvre + congelée|fraîche
es: pulpo; patas de pulpo; pulpo cocido
it: polpo; polipo
nl: octopus
pl: ośmiornica
pt: polvo; polvo congelado
not: octopus toy; octopus plush; octopus hanger; octopus lamp; octopus tripod; octopus regulator; octopus necklace; octopus decor
  "cooked" -> 160555
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
en: green olive; black olive; table olive; kalamata olive; stuffed olive; olives in brine; olive tapenade; pitted olive; olives; castelvetrano olive; sliced olive; olive paste; tapenade
de: Oliven; grüne Oliven; schwarze Oliven; Kalamata Oliven
fr: olives; olives vertes; olives noires; tapenade
es: aceitunas; aceitunas verdes; aceitunas negras; aceitunas rellenas
it: olive + verdi|nere|denocciolate|salamoia|taggiasche; olive nere; olive verdi; olive taggiasche
nl: olijven; groene olijven; zwarte olijven
pl: oliwki; oliwki zielone; oliwki czarne
pt: azeitonas; azeitonas verdes; azeitonas pretas
not: olive oil; olive green; olive leaf; olive tree; olive wood; olive spoon; olive colour; olive soap; olive boat; olive pitter; olive branch; olive stone fuel; olive pomace; olive picker; olive dish
  kind=vinegar -> 200190 ~.01
  "provisionally" -> 071120
  state=raw -> 070992 ~.01
  state=frozen -> 200490 ~.01
  * -> 200570
t: kalamata olives in brine jar => 200570
t: fresh olives for processing => 070992
t: olive oil soap => !2005

@ onion
en: onion; red onion; shallot; onion powder; onion flake; dried onion; fried onion; spring onion; pickled onion; onion granule; frozen onion; pearl onion; crispy fried onion; white onion; scallion; onion ring; silverskin onion
de: Zwiebel; Zwiebeln; Schalotte; Röstzwiebeln; Zwiebelpulver; Frühlingszwiebel; Perlzwiebel
fr: oignon; échalote; oignons frits; oignon en poudre; oignons blancs
es: cebolla; chalota; cebolla en polvo; cebolla frita; cebolleta; cebollas
it: cipolla; cipolle; scalogno; cipolla in polvere; cipolline
nl: ui + rode|vers|kg|gesneden; uien; sjalot; uienpoeder; gebakken uitjes; bosui
pl: cebula; szalotka; cebula suszona; cebula prażona; cebulka marynowana
pt: cebola; chalota; cebola em pó; cebola frita
not: onion seed; onion chopper; onion goggle; onion soup; onion slicer; onion dip; onion holder; onion hair oil; onion shampoo; onion set bulb; onion extract; onion oil
  "spring onion" -> 070310
  "ring" -> 200490
  "rings" -> 200490
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

@ other-fish
en: red snapper; snapper fillet; grouper; mahi mahi; monkfish; monkfish tail; swordfish; swordfish steak; perch fillet; redfish; rockfish; cobia; pomfret; croaker; mullet fish; sturgeon meat; butterfish; milkfish; lionfish fillet; john dory; orange roughy; bonito fish; wahoo; escolar; kingfish; hamachi; yellowtail fish; barracuda fish; capelin; whitebait; saury; ribbonfish; snapper fish; pike fillet; zander fillet; pike perch; arctic char; parrotfish; anglerfish
de: Rotbarsch; Rotbarschfilet; Zander; Seeteufel; Schwertfisch; Hecht; Schnapper; Zackenbarsch
fr: lotte; queue de lotte; espadon; sandre; sébaste; vivaneau; mérou; rouget
es: pez espada; rape; mero; pargo rojo; emperador + filete|pescado; perca
it: pesce spada; rana pescatrice; cernia; triglia; dentice
nl: roodbaars; zeeduivel; zwaardvis; snoekbaars
pl: sandacz; karmazyn; miecznik; żabnica; szczupak
pt: peixe espada; espadarte; tamboril; garoupa; cherne
not: monkfish costume; snapper boat; mini snapper; pike lure; zander lure
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
de: Auster; Austern; Räucheraustern
fr: huître; huîtres fumées
es: ostra; ostión
it: ostrica
nl: oester
pl: ostryga; ostrygi
pt: ostra
not: oyster mushroom; oyster sauce; oyster knife; oyster shell; oyster plant; oyster watch; oyster perpetual; oyster shucker; oyster card; oyster extract
  state=canned|preserved|smoked -> 160551 ~.2
  state=dried|salted -> 030719 ~.05
  state=frozen -> 030712 ~.35
  * -> 030711
t: live oysters dozen => 030711
t: smoked oysters in oil tin => 160551
t: oyster sauce bottle => !0307

@ pate
en: pate; liver pate; pâté; pork liver pate; chicken liver pate; terrine; liver paste; leverpastei; liver spread
de: Leberpastete; Pastete + Leber|Wild
fr: pâté; pâté de foie; terrine; rillettes; mousse de canard
es: paté; paté de hígado
it: patè di fegato
nl: paté; leverpastei
pl: pasztet
pt: patê; patê de fígado
not: terrine dish; pate brisee; pate a tarte; terrine mould; soup terrine
  "rillettes" -> 160249
  "fish" -> 160420
  * -> 160220
t: pork liver pate jar 180g => 160220
t: ceramic terrine dish => !1602

@ pea
en: garden pea; green pea; sugar snap; snow pea; mangetout; split pea; pea + frozen|canned|dried|fresh|split|yellow|green|marrowfat; frozen pea; canned pea; marrowfat pea; wasabi pea; yellow pea; dried pea; mushy pea; petits pois; field pea
de: Erbsen; Erbse; Zuckerschoten; Splittererbsen; Schälerbsen; Wasabi Erbsen
fr: petits pois; pois cassés; pois gourmands; pois secs
es: guisantes; guisante; arvejas; guisantes secos
it: piselli; piselli secchi; taccole
nl: erwten; doperwten; spliterwten; sugarsnaps; peultjes
pl: groszek; groch; groch łuskany; groszek konserwowy; groszek mrożony
pt: ervilhas; ervilha; ervilhas secas
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
de: Erdnüsse; Erdnuss; Erdnusskerne; geröstete Erdnüsse
fr: cacahuète; cacahuètes; arachide; arachides
es: cacahuete; cacahuetes; maní; cacahuates
it: arachidi; arachide; noccioline
nl: pinda; pinda's; pindas; apennootjes
pl: orzeszki ziemne; orzech arachidowy; orzeszki arachidowe
pt: amendoim; amendoins
not: peanut butter; peanut oil; packing peanut; peanut feeder; peanut ball; peanut meal; peanut cake; peanut flour; peanut toy; peanut sauce; peanut brittle; peanut protein; peanut foam; peanut sheller; peanut shell; circus peanut; peanut butter cup; chocolate peanut; peanut bar; peanut bird feeder; pindakaas; peanut tea; peanut powder
  kind=sowing -> 120230 ~.01
  state=roasted|salted|preserved -> 200811 ~.5
  "coated" -> 200811
  "snack" -> 200811
  form=in-shell -> 120241 ~.15
  state=raw -> 120242
  "kernel" -> 120242
  "kernels" -> 120242
  "groundnut" -> 120242
  * -> 120242
ask: state; form
t: roasted salted peanuts 500g => 200811
t: raw peanut kernels 25kg => 120242
t: raw peanuts in shell => 120241
t: peanut butter crunchy => !1202

@ pepper-vegetable
en: bell pepper; sweet pepper; capsicum; chilli pepper fresh; jalapeno; red pepper vegetable; roasted red pepper; fresh chilli; pointed pepper; padron pepper; green pepper vegetable; scotch bonnet; habanero + fresh|frozen|whole; pickled jalapeno; jalapeno slice; piquillo pepper; green chilli; pepperoncini; peppadew; bird eye chilli fresh; stuffed pepper
de: Paprika + rot|frisch|Gemüse|gelb|Schote|gegrillt; Paprikaschoten; Peperoni + eingelegt|frisch|mild; frische Chili
fr: poivron; poivrons; poivron rouge; piment frais; poivrons grillés
es: pimiento; pimientos; pimiento rojo; pimientos del piquillo; pimientos asados; pimientos de padrón
it: peperone; peperoni; peperoncini freschi; peperoni grigliati
nl: paprika + rood|vers|groen|gele; puntpaprika; rode pepers
pl: papryka + świeża|czerwona|konserwowa|żółta; papryka marynowana
pt: pimento; pimentos; pimentão; malagueta fresca
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
de: Mixed Pickles; Kapern; Chutney; eingelegtes Gemüse; eingelegter Ingwer; Mango Chutney; Antipasti
fr: câpres; chutney; légumes au vinaigre; pickles; gingembre mariné; antipasti
es: alcaparras; chutney; encurtidos; banderillas; jengibre encurtido; variantes encurtidos
it: capperi; sottaceti; giardiniera; chutney; antipasti misti; zenzero sushi
nl: kappertjes; chutney; atjar; piccalilly; sushi gember; gemengd zuur; amsterdamse uien
pl: kapary; chutney; sałatka warzywna słoik; marynowane warzywa; marynowany imbir; pikle
pt: alcaparras; chutney; pickles; gengibre em conserva
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

@ pistachio
en: pistachio; pistachio nut; pistachio kernel; roasted pistachio; salted pistachios; pistachios in shell; antep pistachio; pistachios
de: Pistazien; Pistazie; Pistazienkerne
fr: pistache; pistaches
es: pistachos; pistacho
it: pistacchi; pistacchio
nl: pistachenoten; pistache
pl: pistacje; pistacja
pt: pistáchio; pistáchios
not: pistachio green; pistachio cream; pistachio paste; pistachio ice cream; pistachio spread; pistachio colour; pistachio butter; pistachio chocolate; pistachio oil; pistachio baklava; pistachio syrup; pistachio kunafa
  state=roasted|salted|preserved -> 200819 ~.5
  form=in-shell -> 080251 ~.4
  form=peeled -> 080252
  "kernel" -> 080252
  "kernels" -> 080252
  * -> 080251
t: roasted salted pistachios 250g => 200819
t: raw pistachio kernels => 080252
t: pistachio cream spread => !0802

@ plant-milk
en: almond milk; soy milk; oat milk; rice milk; plant milk; coconut milk drink; oat drink; soya drink; hazelnut milk; pea milk; barista oat; soya milk; almond drink; cashew milk; plant based milk; hemp milk drink; rice drink
de: Haferdrink; Sojadrink; Mandelmilch; Sojamilch; Hafermilch; Reisdrink; Mandeldrink
fr: boisson au soja; boisson avoine; lait d'amande; lait de soja; boisson amande; boisson végétale; lait d'avoine
es: bebida de soja; bebida de avena; leche de almendras; leche de soja; bebida vegetal; bebida de almendra
it: bevanda di soia; latte di mandorla; bevanda avena; latte di soia; bevanda vegetale
nl: havermelk; sojamelk; amandelmelk; haverdrank; sojadrink; amandeldrink
pl: napój sojowy; napój owsiany; mleko migdałowe; mleko sojowe; mleko owsiane; napój migdałowy
pt: bebida de soja; bebida de aveia; leite de amêndoa; leite de soja; bebida vegetal; bebida de amêndoa
not: oat milk soap; almond milk lotion; soy milk maker; plant milk maker; nut milk bag
  state=ground -> 210690 ~.03
  * -> 220299
t: unsweetened oat milk 1 litre => 220299
t: soy milk maker machine => !2202

@ pork
en: pork; pork chop; pork loin; pork belly; pork shoulder; pork rib; pork mince; minced pork; pork tenderloin; pig meat; pigmeat; pork collar; ground pork; pork cutlet; spare rib; baby back rib
de: Schweinefleisch; Schweinekotelett; Schweinebauch; Schweinefilet; Schweinehack
fr: viande de porc; porc; côte de porc; longe de porc
es: carne de cerdo; cerdo; lomo de cerdo; chuleta de cerdo; carne porcina
it: carne suina; carne di maiale; maiale
nl: varkensvlees; varkenshaas
pl: wieprzowina; schab; karkówka
pt: carne de porco; carne suína; lombo de porco
not: pork rind; pork fat; pork scratching
  state=canned|cooked -> 160249 ~.03
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
de: Speck ohne Fleisch; Rückenspeck; Schweinespeck fett
fr: gras de porc; lard gras; barde
es: tocino gordo; grasa de cerdo
it: lardo
pl: słonina
pt: toucinho
  "chicken" -> 020990
  "duck" -> 020990
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
  state=frozen ~.6: "liver" 020641; * 020649
  * -> 020630
t: frozen pork feet => 020649
t: fresh pork liver chilled => 020630
t: pork liver pate jar => !0206

@ potato
en: potato; seed potato; fresh potato; new potato; baking potato; ware potato; table potato; potato cube; canned potato; sliced potato; baby potato; frozen potato
de: Kartoffel; Kartoffeln; Speisekartoffeln; Pflanzkartoffeln; Saatkartoffel
fr: pomme de terre; pommes de terre; plant de pomme de terre
es: patata; patatas; papa + fresca|siembra|kg|lavada; patata de siembra
it: patata; patate; patate da semina
nl: aardappel; aardappelen; pootaardappelen; krieltjes
pl: ziemniak; ziemniaki; sadzeniaki
pt: batata; batatas; batata semente
not: potato peeler; potato chip; sweet potato; potato masher; potato starch; potato ricer; potato flake; potato salad; potato gnocchi; potato flour; potato toy; potato crisp; mashed potato; potato bag; potato cutter; potato vodka; potato protein; potato waffle; potato wedge; potato slicer; potato peeling
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
en: potato chip; potato crisp; crisps; chips snack; vegetable chips; mashed potato; instant mash; tortilla chip; corn chip; nacho; cheese puff; corn puff snack; pringles; kettle chip; popcorn snack; prawn cracker; shrimp chip; shrimp cracker; plantain chip; banana chip; cassava chip; vegetable crisp; apple chip; potato stick snack; corn snack; cheese ball snack; extruded snack; puffed corn snack; kale chip; coconut chip; corn curl
de: Kartoffelchips; Chips + Kartoffel|Paprika|Tüte|Snack|gesalzen; Tortillachips; Erdnussflips; Kartoffelpüree; Bananenchips; Gemüsechips
fr: chips; chips de pommes de terre; tortillas chips; purée de pommes de terre; chips de banane; soufflés de maïs
es: patatas fritas de bolsa; nachos; chips de patata; snacks de maíz; puré de patata; patatas chips
it: patatine; chips di patate; purè di patate; nachos; patatine in busta
nl: chips + zak|naturel|paprika|aardappel; aardappelpuree; tortillachips; bananenchips; borrelnootjes chips
pl: chipsy; chipsy ziemniaczane; chrupki kukurydziane; puree ziemniaczane; nachos
pt: batatas fritas pacote; chips de batata; nachos; puré de batata; aperitivos de milho
not: wood chip; poker chip; chocolate chip; chip bag clip; cinnamon chip; wood chips; nacho cheese sauce; coffee chip; chips dispenser; memory chip
  "tortilla" -> 190590
  "nacho" -> 190590
  "nachos" -> 190590
  "corn chip" -> 190590
  "corn chips" -> 190590
  "prawn" -> 190590
  "shrimp" -> 190590
  "puff" -> 190590
  "puffs" -> 190590
  "corn" -> 190590
  "cheese ball" -> 190590
  "extruded" -> 190590
  "banana" -> 200899
  "plantain" -> 200899
  "apple" -> 200899
  "coconut" -> 200899
  "bananenchips" -> 200899
  "cassava" -> 200599
  "vegetable" -> 200599
  "kale" -> 200599
  "instant mash" -> 200520
  * -> 200520
t: potato crisps salt and vinegar 150g => 200520
t: tortilla chips nacho 200g => 190590
t: banana chips dried => 200899
t: wood chips for smoking => !2005

@ potato-flakes
en: potato flake; potato flour; potato granule; dehydrated potato flake; potato powder; potato meal
de: Kartoffelflocken; Kartoffelmehl; Püreeflocken
fr: flocons de pommes de terre; farine de pomme de terre
es: copos de patata; harina de patata
it: fiocchi di patate; farina di patate
nl: aardappelvlokken; aardappelmeel
pl: płatki ziemniaczane; mąka ziemniaczana grys
pt: flocos de batata
  "flour" -> 110510
  "powder" -> 110510
  "meal" -> 110510
  * -> 110520
t: dehydrated potato flakes => 110520
t: potato starch powder => !1105

@ potato-frozen
en: french fries; frozen fries; hash brown; potato wedge; frozen chips potato; potato waffle; roast potatoes frozen; tater tot; potato croquette; sweet potato fries; rosti; oven chips; steak fries; curly fries; potato rosti; fries
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

@ pumpkin
en: pumpkin; squash vegetable; butternut squash; courgette; zucchini; pumpkin puree; spaghetti squash; gourd vegetable; marrow vegetable; bitter gourd; bitter melon; canned pumpkin; kabocha; hokkaido pumpkin; bottle gourd; frozen courgette
de: Kürbis + frisch|Hokkaido|Speise|Butternut; Zucchini; Hokkaido Kürbis; Butternut Kürbis; Speisekürbis
fr: courgette; potiron; courge; butternut; potimarron; citrouille
es: calabaza; calabacín; calabacines
it: zucchina; zucchine; zucca + fresca|polpa|butternut
nl: courgette; pompoen; flespompoen
pl: dynia; cukinia; kabaczek
pt: abóbora; courgette; abobrinha; curgete
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

@ root-vegetable
en: carrot; baby carrot; turnip; beetroot; radish; celeriac; parsnip; salsify; swede vegetable; daikon; beet + fresh|cooked|vegetable|vacuum; horseradish root; canned carrot; frozen carrot; dried carrot; carrot powder; beetroot powder; diced carrot; rutabaga; mooli
de: Karotte; Möhre; Karotten; Möhren; Rote Bete; Radieschen; Sellerieknolle; Pastinake; Steckrübe; Rettich
fr: carotte; betterave rouge; radis; navet; panais; céleri rave; betterave cuite; carottes
es: zanahoria; remolacha roja; rábano; nabo; chirivía; zanahorias; remolacha cocida
it: carota; carote; barbabietola; ravanello; rapa; sedano rapa
nl: wortel + vers|gesneden|kg|winter; wortelen; winterpeen; bieten; radijs; knolselderij; rode biet
pl: marchew; marchewka; burak; buraki; rzodkiewka; pietruszka korzeń; seler korzeń
pt: cenoura; beterraba; rabanete; nabo; cenouras
not: carrot seed; carrot cake; carrot juice; carrot peeler; sugar beet; carrot toy; beetroot juice; carrot oil; radish seed; beet pulp; carrot slicer; beetroot seed; carrot plush; carrot costume; beetroot capsule; beet root powder capsule; carrot fit jeans
  state=juice -> 200989 ~.01
  kind=vinegar -> 200190 ~.03
  state=frozen -> 071080 ~.05
  state=dried|ground -> 071290 ~.06
  state=preserved -> 200599 ~.06
  "carrot" -> 070610
  "carrots" -> 070610
  "turnip" -> 070610
  "turnips" -> 070610
  "karotten" -> 070610
  "mohren" -> 070610
  "carotte" -> 070610
  "carottes" -> 070610
  "zanahoria" -> 070610
  "zanahorias" -> 070610
  "carote" -> 070610
  "wortelen" -> 070610
  "marchew" -> 070610
  "marchewka" -> 070610
  "cenoura" -> 070610
  "cenouras" -> 070610
  "navet" -> 070610
  * -> 070690
t: fresh carrots washed 1kg => 070610
t: fresh beetroot => 070690
t: beetroot powder organic 250g => 071290
t: carrot cake slice => !0706

@ salmon
en: salmon; salmon fillet; atlantic salmon; sockeye salmon; coho salmon; smoked salmon; salmon portion; pink salmon; chum salmon; whole salmon; salmon steak; norwegian salmon; canned salmon; gravlax; salmon burger
de: Lachs; Lachsfilet; Räucherlachs; Wildlachs
fr: saumon; filet de saumon; saumon fumé; pavé de saumon
es: salmón; salmón ahumado; filete de salmón
it: salmone; salmone affumicato
nl: zalm; zalmfilet; gerookte zalm
pl: łosoś; łosoś wędzony; filet z łososia
pt: salmão; salmão fumado
not: salmon oil; salmon pink; salmon colour; salmon roe; salmon dog; salmon color; salmon cat food; salmon skin leather; salmon dna; salmon fishing
  form=breaded -> 160411 ~.02
  state=smoked -> 030541 ~.12
  state=preserved -> 160411 ~.08
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

@ sardine
en: sardine; sprat; pilchard; sardines in oil; brisling; sardinella; sardines in tomato sauce; tinned sardine
de: Sardine; Ölsardinen; Sprotte
fr: sardine; sardines à l'huile; sprat
es: sardina; sardinas en aceite; sardinilla
it: sardina; sardine sott'olio; sarda
nl: sardine; sardines in olie; sprot
pl: sardynka; sardynki; szprot; szprotki
pt: sardinha; sardinhas em lata
  state=preserved -> 160413 ~.6
  state=smoked -> 030549 ~.04
  state=dried -> 030554 ~.03
  state=salted -> 030569 ~.03
  form=fillet: state=frozen 030489; * 030449
  state=frozen -> 030353 ~.6
  * -> 030243
t: sardines in olive oil can 125g => 160413
t: frozen whole sardines => 030353
t: anchovy fillets in oil => !160413

@ sausage
en: sausage; salami; chorizo; frankfurter; hot dog sausage; bratwurst; pepperoni; mortadella; black pudding; blood sausage; bologna; liverwurst; kielbasa; salchichon; wiener; saveloy; chipolata; merguez; nduja; haggis; lap cheong; hotdog sausage; cervelat
de: Wurst; Salami; Bratwurst; Würstchen; Leberwurst; Mettwurst; Blutwurst; Wiener Würstchen
fr: saucisse; saucisson; chorizo; boudin; andouille; merguez
es: salchicha; chorizo; salchichón; morcilla; fuet; longaniza; embutido
it: salsiccia; salame; mortadella; wurstel; cotechino
nl: worst; rookworst; salami; knakworst
pl: kiełbasa; salami; parówki; kabanosy; kaszanka
pt: salsicha; chouriço; salame; linguiça; alheira; morcela
not: sausage casing; sausage stuffer; sausage maker; sausage dog; sausage machine; sausage roll; vegan sausage
  * -> 160100
t: dry cured salami sliced => 160100
t: frozen pork sausages => 160100
t: sausage stuffer machine => !1601
t: natural sausage casing => !1601

@ scallop
en: scallop; sea scallop; scallop meat; bay scallop; dried scallop; conpoy; queen scallop; scallop roe on
de: Jakobsmuschel; Jakobsmuscheln
fr: noix de saint jacques; coquille saint jacques; saint jacques; pétoncle
es: vieira; zamburiña
it: capasanta; capesante
nl: jakobsschelp; coquille + vers|bevroren
pl: przegrzebki
pt: vieira
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
de: Seegurke; Seeigel
fr: concombre de mer; oursin; holothurie
es: pepino de mar; erizo de mar
it: riccio di mare; cetriolo di mare
pt: ouriço do mar; pepino do mar
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

@ shark-ray
en: shark meat; shark fillet; shark fin; dogfish; skate wing; ray wing; shark steak; blue shark; mako shark
de: Haifisch + Filet|Fleisch|Flosse; Haifischflosse; Rochenflügel
fr: aileron de requin; requin + viande|filet|congelé; aile de raie; roussette
es: tiburón + carne|filete|aleta; aleta de tiburón; marrajo; tintorera
pt: tintureira; barbatana de tubarão; raia + congelada|fresca
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
de: Garnelen; Garnele; Shrimps; Krabben + gekocht|frisch|gefroren|Nordsee; Riesengarnelen
fr: crevette; gambas; crevettes roses; crevettes décortiquées
es: camarón; gamba; langostino; camarones; gambas peladas
it: gambero; gamberetti; gamberi; mazzancolle
nl: garnaal; garnalen; gamba's; hollandse garnalen
pl: krewetki; krewetka
pt: camarão; gambas; camarões
not: shrimp paste; prawn cracker; shrimp cracker; shrimp chip; cherry shrimp; ghost shrimp; shrimp tank; brine shrimp; shrimp food; shrimp net; shrimp lure; mantis shrimp
  form=breaded -> 160521 ~.03
  "tempura" -> 160521
  "canned" -> 160529
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

@ spinach
en: spinach; baby spinach; leaf spinach; frozen spinach; chopped spinach; spinach powder; new zealand spinach
de: Spinat; Blattspinat; Rahmspinat
fr: épinards; épinard; épinards hachés
es: espinacas; espinaca
it: spinaci
nl: spinazie
pl: szpinak
pt: espinafre; espinafres
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
de: Tintenfisch; Kalmar; Tintenfischringe; Sepia + frisch|gefroren
fr: calamar; calmar; encornet; seiche; anneaux de calamar
es: calamar; sepia + fresca|congelada|limpia; chipirón; pota; anillas de calamar; calamares
it: calamaro; calamari; seppia; totano; anelli di calamaro
nl: inktvis; inktvisringen; pijlinktvis
pl: kalmar; kalmary; krążki kalmara; mątwa
pt: lula; lulas; choco + fresco|congelado; argolas de lula; pota
not: squid ink; squid game; squid jig; squid lure; squid hat; squid plush; squid proxy
  form=breaded -> 160554 ~.05
  "seasoned" -> 160554
  "canned" -> 160554
  form=breaded -> 160554 ~.02
  state=preserved -> 160554 ~.15
  state=dried|salted|smoked -> 030749 ~.05
  state=frozen -> 030743 ~.55
  * -> 030742
t: frozen squid rings raw => 030743
t: breaded calamari rings frozen => 160554
t: squid ink pasta => !0307

@ sweet-potato
en: sweet potato; cassava; manioc; yuca; taro; yam; taro root; sweet potato powder; cassava chips dried; jerusalem artichoke; arrowroot tuber; yautia; eddo; dasheen; water chestnut; frozen cassava; yam tuber; konjac tuber; malanga; purple yam; gari cassava; cassava root; lotus root
de: Süßkartoffel; Maniok; Taro; Yamswurzel; Topinambur
fr: patate douce; manioc; igname; taro; topinambour
es: batata dulce; boniato; yuca; ñame; malanga; taro; mandioca; camote
it: patata dolce; patate dolci; manioca; igname; topinambur
nl: zoete aardappel; cassave; maniok; yam; aardpeer; zoete aardappelen
pl: batat; bataty; maniok; topinambur; kolokazja
pt: batata doce; mandioca; inhame; taro; aipim
not: cassava flour; taro powder drink; sweet potato starch; yam cream; taro bubble tea; sweet potato noodles; wild yam; sweet potato vine; yam extract; sweet potato plush; taro boba; yuca fries
  "flour" -> 110620
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
  "yams" -> 071430
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
de: Zuckermais; Gemüsemais; Maiskolben + frisch|gekocht|gefroren; Mais in Dosen
fr: maïs doux; maïs en boîte; épi de maïs
es: maíz dulce; mazorca de maíz; maíz en lata
it: mais dolce; mais in scatola; pannocchie
nl: suikermais; maiskolf; maïskorrels blik; zoete maïs
pl: kukurydza cukrowa; kukurydza konserwowa; kukurydza w puszce
pt: milho doce; milho em lata; maçaroca
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

@ tomato
en: tomato; cherry tomato; plum tomato; vine tomato; fresh tomato; canned tomato; sun dried tomato; chopped tomatoes; peeled tomato; beef tomato; dried tomato; tinned tomato; diced tomato; crushed tomato; tomato powder
de: Tomate; Tomaten; Kirschtomaten; Dosentomaten; getrocknete Tomaten; geschälte Tomaten; passierte Tomaten
fr: tomate; tomates; tomates pelées; tomates cerises; tomates séchées; tomates concassées
es: tomate; tomates; tomate triturado; tomates cherry; tomates secos; tomate pelado
it: pomodoro; pomodori; pomodori pelati; pomodorini; pomodori secchi; polpa di pomodoro
nl: tomaat; tomaten; cherrytomaten; gepelde tomaten; tomatenblokjes; gedroogde tomaten
pl: pomidor; pomidory; pomidory suszone; pomidory krojone; pomidory pelati
pt: tomate; tomates; tomate cereja; tomate pelado; tomate seco
not: tomato paste; tomato ketchup; tomato sauce; tomato seed; tomato juice; tomato cage; tomato soup; tomato plant; tomato knife; tomato puree; tomato clip; tomato slicer; tomato feed; tomato fertiliser; tomato fertilizer; tomato seedling; tomato trellis; tomato concentrate; tomate frito
  state=juice -> 200950 ~.01
  state=dried "oil" -> 200290
  "sun dried" "oil" -> 200290
  "in oil" -> 200290
  kind=vinegar -> 200190 ~.01
  "powder" -> 200290
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
de: Tomatenmark; Passata; Tomatenpüree
fr: concentré de tomate; purée de tomate; coulis de tomate; double concentré de tomates
es: concentrado de tomate; puré de tomate; pasta de tomate; tomate concentrado
it: concentrato di pomodoro; passata di pomodoro; doppio concentrato di pomodoro
nl: tomatenpuree; passata; gezeefde tomaten
pl: koncentrat pomidorowy; przecier pomidorowy; passata
pt: concentrado de tomate; polpa de tomate; massa de tomate; passata
  * -> 200290
t: double concentrated tomato paste tube => 200290
t: tomato ketchup bottle => !2002

@ trout
en: trout; rainbow trout; trout fillet; smoked trout; sea trout; brown trout
de: Forelle; Forellenfilet; Räucherforelle
fr: truite; truite fumée; filet de truite
es: trucha; trucha ahumada
it: trota; trota affumicata
nl: forel; gerookte forel
pl: pstrąg; pstrąg wędzony
pt: truta
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
de: Thunfisch; Thunfisch in Öl; Thunfischfilet; Thunfischsteak
fr: thon; thon en boîte; thon albacore; thon rouge; longe de thon
es: atún; bonito del norte; atún en aceite; atún en lata; atún claro
it: tonno; tonno in scatola; tonno in olio
nl: tonijn; tonijnsteak
pl: tuńczyk; tuńczyk w oleju; tuńczyk w sosie własnym
pt: atum; atum em lata; atum em óleo
not: tuna cat food; tuna fishing; tuna cat treat; tuna flavour; tuna flavor
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
de: Putenfleisch; Putenbrust; Truthahn; Putenschnitzel
fr: dinde; viande de dinde; escalope de dinde
es: pavo; pechuga de pavo; carne de pavo
it: tacchino; petto di tacchino
nl: kalkoen; kalkoenfilet
pl: indyk; pierś z indyka; mięso z indyka
pt: peru + carne|peito|congelado|fresco; peito de peru
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

@ vegetables-fermented
en: sauerkraut; kimchi; hummus; houmous; baba ganoush; falafel; vegetable spread; bean dip; ajvar; stuffed vine leaf; dolma; vine leaf; pesto vegetable; canned vegetable; ratatouille; caponata; antipasto mix; aubergine dip; guacamole; canned bamboo shoot; bamboo shoot; palm heart; hearts of palm; water chestnut canned; zacusca; lutenica; vegetable casserole; vegetable pate; roasted seaweed vegetable; marinated vegetables; vegetable puree; sarma leaf; tempeh; vegetable burger; vegetable nugget; jackfruit canned young
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
  "palmito" -> 200891
  "guacamole" -> 200899     # avocado is a fruit of ch. 8: 2008
  "falafel" state=frozen -> 200490
  "burger" state=frozen -> 200490
  "burger" -> 200599
  state=frozen -> 200490 ~.06
  * -> 200599
t: kimchi cabbage 400g => 200599
t: hummus chickpea dip => 200599
t: canned bamboo shoots => 200591
t: pickled cabbage in vinegar => !200599

@ walnut
en: walnut kernel; walnut halves; walnuts in shell; shelled walnut; walnuts; walnut piece; chandler walnut; pecan; pecan halves; pecan nut; pine nut; pine kernel; pignolia; chilgoza; ginkgo nut; pecan piece; hickory nut; walnut + raw|kg|shelled|halves|light|roasted|inshell|kernels
de: Walnüsse; Walnusskerne; Pekannüsse; Pinienkerne; Walnuss + Kerne|Hälften|ganz
fr: noix; cerneaux de noix; noix de pécan; pignons de pin; pignons
es: nueces; nuez + pelada|mariposa|cáscara|california; piñones; nueces pecanas; nuez pecana
it: noci; noci sgusciate; gherigli di noce; pinoli; noci pecan
nl: walnoten; pecannoten; pijnboompitten; walnoot
pl: orzechy włoskie; orzechy pekan; orzeszki piniowe; orzech włoski
pt: nozes; noz; pinhões; noz pecã; miolo de noz; nozes pecan
not: walnut wood; walnut shell; walnut oil; black walnut hull; noix de coco; walnut shell grit; pecan pie; nozes do para; walnut veneer; walnut colour; walnut table; walnut frame; pine nut oil; noix de cajou; noix de macadamia; noix de muscade; nueces de brasil; noix du bresil; walnut finish; dark walnut; walnut cracker; noce di cocco; noci del brasile; noci di macadamia; noci macadamia; nueces de macadamia; noix de saint jacques; nuez moscada
  "pine": form=in-shell 080291 ~.05; state=roasted|salted|preserved 200819 ~.1; * 080292
  "pinienkerne" -> 080292
  "pinoli" -> 080292
  "pignons" -> 080292
  "pinones" -> 080292
  "pijnboompitten" -> 080292
  "piniowe" -> 080292
  "pinhoes" -> 080292
  state=roasted|salted|preserved -> 200819 ~.1
  "pecan" -> 080299
  "pecans" -> 080299
  "pekannusse" -> 080299
  "pekan" -> 080299
  "pecannoten" -> 080299
  "pecanas" -> 080299
  "pecana" -> 080299
  "ginkgo" -> 080299
  form=in-shell -> 080231 ~.15
  * -> 080232
t: walnut kernels halves light => 080232
t: walnuts in shell 25kg => 080231
t: pine nuts shelled 100g => 080292
t: raw pecan halves => 080299
t: walnut wood cutting board => !0802

@ whey
en: whey powder; sweet whey powder; whey permeate; demineralised whey; lactoserum; acid whey; liquid whey; whey protein concentrate; wpc 80; deproteinised whey; wpc80
de: Molkenpulver; Molke; Molkenproteinkonzentrat; Süßmolkenpulver
fr: lactosérum en poudre; lactosérum; petit lait; poudre de lactosérum
es: suero de leche en polvo; suero de leche; lactosuero
it: siero di latte in polvere; siero di latte
nl: weipoeder; wei eiwitconcentraat
pl: serwatka; serwatka w proszku
pt: soro de leite; soro de leite em pó
not: whey protein isolate; whey protein powder chocolate; whey protein shake; whey shaker
  "isolate" -> 350220
  "flavour" -> 210690
  "vanilla" -> 210690
  "chocolate" -> 210690
  * -> 040410
t: sweet whey powder 25kg bag => 040410
t: whey protein isolate 90% => !0404

@ whitefish
en: haddock; haddock fillet; alaska pollock; pollock fillet; hake; hake fillet; saithe; coley; hoki fillet; whiting fillet; coalfish; pollock; ling fillet; merluza fillet; blue whiting; pollack
de: Schellfisch; Seelachs; Alaska Seelachs; Seehecht
fr: églefin; lieu noir; colin d'alaska; merlu; merlan
es: merluza; abadejo; filete de merluza
it: nasello; eglefino
nl: schelvis; koolvis; heek; wijting
pl: mintaj; morszczuk; filet z mintaja
pt: pescada; filete de pescada; arinca
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

@ yogurt
en: yogurt; yoghurt; greek yogurt; yogurt drink; drinking yogurt; frozen yogurt starter milk; fruit yogurt; skyr; natural yogurt; strained yogurt; yogurt pouch; set yogurt
de: Joghurt; Naturjoghurt; Fruchtjoghurt; Skyr; Trinkjoghurt
fr: yaourt; yaourt nature; yaourt à boire; skyr
es: yogur; yogur griego; yogur natural; yogur líquido
it: yogurt; yogurt greco; yogurt da bere
nl: yoghurt; griekse yoghurt; skyr
pl: jogurt; jogurt naturalny; jogurt grecki; skyr
pt: iogurte; iogurte grego; iogurte natural
not: yogurt maker; yogurt starter; yogurt coated; frozen yogurt; yogurt machine; yogurt covered; yogurt culture; coconut yogurt; soy yogurt; yogurt strainer; yogurt raisin
  "frozen yogurt" -> 210500
  * -> 040320
t: greek yogurt plain 500g => 040320
t: yogurt maker machine => !0403
