# Home: kitchen, table, cleaning, bath, storage, decoration, home textiles, furniture, lamps, household appliances.

value form=refill
en: refill; cartridge; replacement filter; replacement head; refill pack
value form=inflatable
en: inflatable; blow up; air inflated
value form=folding
en: folding; foldable; collapsible
value kind=self-adhesive
en: self adhesive; adhesive; peel and stick; stick on
de: selbstklebend
fr: adhésif; autocollant
es: autoadhesivo
value kind=child-seat
en: booster seat; car seat; high chair
value build=upholstered
en: upholstered; padded; cushioned; velvet; fabric seat; leather seat; boucle
de: gepolstert
fr: rembourré
value build=hand-knotted
en: hand knotted; hand knotted rug; handknotted
value build=tufted-pile
en: tufted; shaggy; shag; fluffy; plush
value build=flatweave
en: flatweave; flat weave; flat woven; kilim; dhurrie; braided
value build=framed
en: framed; with frame; frame

# Table and kitchen articles by material (3924, 4419, 6911, 6912, 7013, 7323, 7418, 7615)
table kitchen-goods
  main: porcelain 691110 ~.04; ceramic 691200 ~.08; crystal-glass 701341 ~.02; glass 701349 ~.1; cast-iron 732391 ~.02; stainless-steel 732393 ~.6; iron 732399 ~.3; aluminium 761510 ~.2; copper 741810 ~.05
  main: bamboo 441919 ~.15; wood 441990 ~.2; paper 482369 ~.05; textile 630790 ~.05; rubber 401699 ~.03; cork 450490 ~.03; straw 460219 ~.03; stone 680299 ~.03; leather 420500 ~.02; titanium 810890 ~.03
  main=base-metal -> 732399 ~.1
  * -> 392410

# Other household articles by material
table house-goods
  main: porcelain 691190 ~.02; ceramic 691200 ~.05; glass 701399 ~.05; stainless-steel 732393 ~.4; iron 732399 ~.4; aluminium 761510 ~.1; copper 741810 ~.03; zinc 790700 ~.03
  main: bamboo 442191 ~.1; wood 442199 ~.2; cardboard 481920 ~.05; paper 482390 ~.03; textile 630790 ~.2; rubber 401699 ~.05; straw 460219 ~.08; leather 420500 ~.02; stone 680299 ~.02; concrete 681099 ~.02; cork 450490 ~.02
  main=base-metal -> 732399 ~.2
  * -> 392490

# Bathroom articles by material: 7324, 7418.20, 7615.20 for metals
table bath-goods
  main: porcelain 691190 ~.03; ceramic 691200 ~.1; glass 701399 ~.05; copper 741820 ~.05; aluminium 761520 ~.08; zinc 790700 ~.03; iron 732490 ~.3
  main: bamboo 442191 ~.08; wood 442199 ~.08; textile 630790 ~.03; stone 680291 ~.03; concrete 681099 ~.02; rubber 401699 ~.03
  main=base-metal -> 732490 ~.2
  * -> 392490

# Statuettes and ornaments by material: 3926.40, 4420, 6913, 7013.9, 8306.2
table ornament
  main: porcelain 691310 ~.05; ceramic 691390 ~.15; crystal-glass 701391 ~.03; glass 701399 ~.12; base-metal 830629 ~.3; wood 442019 ~.25; concrete 681099 ~.03; stone 680299 ~.05
  main: shell|bone 960190 ~.02; paper 482390 ~.03; textile 630790 ~.05; straw 460219 ~.03; rubber 401699 ~.01; wax 960200 ~.01; gold|silver 711411 ~.01
  stone=gem -> 711620 ~.05
  * -> 392640

# Articles not named elsewhere, by material
table goods-of
  main: leather 420500 ~.06; bamboo 442191 ~.08; wood 442199 ~.2; paper 482390 ~.08; textile 630790 ~.25; ceramic 691490 ~.04; glass 702000 ~.06; rubber 401699 ~.15; cork 450490 ~.02; straw 460219 ~.02
  main: iron 732690 ~.5; copper 741980 ~.08; aluminium 761699 ~.25; zinc 790700 ~.1; titanium 810890 ~.03; stone 680299 ~.03; carbon-fibre 681513 ~.02
  main=base-metal -> 732690 ~.2
  * -> 392690

# Furniture other than seats, home use
table furniture-home
  main: bamboo 940382 ~.04; wood 940360 ~.6; plastic 940370 ~.1; straw 940383 ~.05; glass|stone|concrete 940389 ~.1; base-metal 940320 ~.8
  * -> 940360

# Seats: frame of wood or metal, upholstered or not; others 9401.80
table seats
  main: bamboo 940152 ~.02; straw 940153 ~.03; plastic 940180 ~.08
  main=wood: build=upholstered 940161 ~.4; * 940169
  main=base-metal: build=upholstered 940171 ~.4; * 940179
  build=upholstered -> 940161 ~.5
  * -> 940179

# Furnishing textiles of 6304
table furnishing
  main: plastic 392490 ~.02; leather 420500 ~.01
  weave=knit -> 630491 ~.12
  main-fibre: cotton 630492 ~.25; synthetic 630493 ~.8; other 630499
  * -> 630493

# Rugs and mats of textile: 5701 to 5705
table rugs
  build=hand-knotted: main-fibre=wool 570110 ~.7; * 570190
  main-fibre=jute -> 570299 ~.05
  build=flatweave: main-fibre=wool 570291 ~.15; main-fibre=synthetic|artificial 570292 ~.5; * 570299
  build=tufted-pile: main-fibre=wool 570310 ~.08; main-fibre=nylon 570329 ~.1; main-fibre=cotton 570390 ~.05; * 570339
  main-fibre: wool 570241 ~.1; nylon 570329 ~.1; cotton 570249 ~.1; synthetic 570242 ~.6; flax 570299
  main: plastic 391810 ~.05; rubber 401691 ~.05
  * -> 570242

@ cutlery
en: cutlery; flatware; spoon; fork + table|dinner|dessert|stainless|cutlery|spoon|cake|salad|camping; teaspoon; tablespoon; cutlery set; flatware set; silverware; dessert spoon; soup spoon; cake fork; ice cream spoon; spoon set; cake server; salad server; serving spoon; sugar tongs; butter knife; chopstick and spoon set; spork
de: Besteck; Besteckset; Löffel; Gabel; Teelöffel; Kuchengabel; Essbesteck
fr: couverts; cuillère; fourchette; ménagère; petite cuillère
es: cubiertos; cuchara; tenedor; cubertería; cucharilla
it: posate; cucchiaio; forchetta; cucchiaino; set posate
nl: bestek; lepel; vork; theelepel; bestekset
pl: sztućce; łyżka; widelec; łyżeczka
pt: talheres; colher; garfo; faqueiro
not: measuring spoon; spoon rest; spoon lure; fishing spoon; fork lift; pitch fork; garden fork; bike fork; front fork; tuning fork; spoon nail; cutlery tray; cutlery holder; shoe spoon; cuillère de pêche; spoon ring; fork crown; fork seal; fork oil; massage spoon; cutlery drawer insert; wooden spoon carving
  main: plastic 392410 ~.06; bamboo 441919 ~.02; wood 441990 ~.03; porcelain 691110 ~.01; ceramic 691200 ~.01
  pack=set: finish=plated 821510; * 821520      # 8215: sets with a plated piece, other sets
  finish=plated -> 821591
  * -> 821599
ask: main; pack
t: stainless steel cutlery set 24 pieces => 821520
t: disposable plastic spoons 100 pcs => 392410
t: stainless steel teaspoon => 821599
t: motorcycle fork seal => !8215

@ chopsticks
en: chopstick; reusable chopstick; sushi chopstick; metal chopstick; chopstick set; bamboo chopsticks
de: Essstäbchen; Stäbchen + Sushi
fr: baguettes chinoises; baguettes + sushi|japonaises
es: palillos chinos; palillos + sushi
it: bacchette cinesi
nl: eetstokjes
pl: pałeczki + sushi|chińskie
not: chopstick holder; chopstick rest; hair chopstick; training chopstick toy
  main: bamboo 441912 ~.4; wood 441990 ~.3; base-metal 821599 ~.15; plastic 392410; porcelain 691110
  * -> 441912
ask: main
t: stainless steel chopsticks 5 pairs => 821599
t: bamboo chopsticks disposable => 441912
t: hair chopstick => !4419

@ cutting-board
en: cutting board; chopping board; bread board; cheese board; charcuterie board; serving board; butcher block board
de: Schneidebrett; Schneidbrett; Käsebrett; Küchenbrett
fr: planche à découper; planche à fromage; planche à pain
es: tabla de cortar; tabla de quesos; tabla de picar
it: tagliere
nl: snijplank; kaasplank
pl: deska do krojenia
pt: tábua de corte; tábua de cozinha
not: cutting board oil; circuit cutting board; cutting board stand; cutting board holder; paper cutting board
  main: bamboo 441911 ~.25; wood 441990 ~.3; plastic 392410 ~.35; glass 701349; stainless-steel 732393; stone 680299; titanium 810890; rubber 401699
  * -> 441990
ask: main
t: bamboo cutting board with juice groove => 441911
t: plastic chopping board => 392410
t: cutting board holder steel => !4419

@ kitchen-utensil
en: spatula + kitchen|cooking|silicone|baking|turner|food|wooden|nylon|cream|fish|egg; turner + kitchen|cooking|slotted|egg|fish; ladle; skimmer + kitchen|cooking|fry|slotted|oil; soup ladle; cooking utensil; kitchen utensil; kitchen utensil set; slotted spoon; pasta server; slotted turner; cooking spoon; wooden spoon; spaghetti spoon; basting brush; pastry brush; honey dipper; rice paddle; dough scraper; bowl scraper; salad tongs; food tongs; kitchen tongs; bbq tongs; serving tongs; ice tongs; tongs + kitchen|grill|food|bbq|salad|ice; cooking tool set; ice cream scoop; melon baller
de: Pfannenwender; Kochlöffel; Schöpfkelle; Küchenhelfer; Teigschaber; Küchenzange; Grillzange; Schaumlöffel; Eisportionierer; Backpinsel
fr: spatule de cuisine; louche; écumoire; ustensile de cuisine; pince de cuisine; maryse; cuillère en bois; cuillère à glace
es: espátula de cocina; cazo + cocina|sopa; utensilios de cocina; pinzas de cocina; espumadera; cuchara de madera
it: spatola da cucina; mestolo; utensili da cucina; schiumarola; pinza da cucina; leccapentole
nl: keukengerei; soeplepel; bakspaan; keukentang; pannenlikker
pl: łopatka kuchenna; chochla; przybory kuchenne; szczypce kuchenne
pt: espátula de cozinha; concha de sopa; utensílios de cozinha; pegador; escumadeira
not: utensil holder; utensil rest; putty spatula; cosmetic spatula; mask spatula; pool skimmer; utensil organizer; utensil rack; hair tongs; curling tongs; fire tongs; utensil crock; skimmer net; aquarium skimmer; wax spatula; makeup spatula; drawing spatula
  main: plastic 392410 ~.55; bamboo 441919; wood 441990 ~.4; base-metal 821599 ~.9   # 8215: ladles, skimmers, servers, tongs
  * -> 392410
ask: main
t: silicone spatula set for kitchen => 392410
t: stainless steel soup ladle => 821599
t: wooden spoon for cooking => 441990
t: pool skimmer net => !8215

@ whisk
en: whisk; egg whisk; balloon whisk; hand whisk; egg beater + manual|hand; potato masher; egg slicer; cheese slicer; cookie cutter; biscuit cutter; pastry cutter; pizza cutter; pizza wheel; fondant cutter; pineapple corer; apple corer; apple slicer; cherry pitter; nut cracker; nutcracker + walnut|shell|kitchen; garlic press; garlic crusher; vegetable peeler; potato peeler; peeler + vegetable|fruit|kitchen; grater; cheese grater; box grater; lemon zester; zester; mandoline slicer; vegetable slicer; egg separator steel; meat tenderizer; meat hammer; crab cracker; dough cutter; pastry wheel; ravioli cutter; avocado slicer; strawberry huller; fish scaler; oyster opener; meat claw; julienne peeler; vegetable cutter; fruit cutter; garlic mincer; herb stripper
de: Schneebesen; Kartoffelstampfer; Käsehobel; Ausstechform; Plätzchenausstecher; Pizzaschneider; Knoblauchpresse; Sparschäler; Gemüseschäler; Reibe; Küchenreibe; Gemüsehobel; Nussknacker + Küche|Zange; Fleischklopfer; Eierschneider; Ausstecher
fr: fouet de cuisine; presse purée; emporte pièce; roulette à pizza; presse ail; éplucheur; économe + légumes; râpe; mandoline + légumes|cuisine; casse noix; trancheur de légumes
es: batidor de varillas; cortador de galletas; cortapizzas; prensa ajos; pelador; pelapatatas; rallador; mandolina + cocina|verduras; cascanueces; cortador de verduras
it: frusta da cucina; schiacciapatate; tagliabiscotti; rotella pizza; spremiaglio; pelapatate; grattugia; mandolina + cucina|verdure; schiaccianoci
nl: garde + keuken; aardappelstamper; uitsteker; pizzasnijder; knoflookpers; dunschiller; rasp + kaas|keuken; kaasschaaf; notenkraker
pl: trzepaczka; tłuczek do ziemniaków; foremka do ciastek; nóż do pizzy; praska do czosnku; obieraczka; tarka; dziadek do orzechów
pt: batedor de ovos; espremedor de alho; cortador de biscoito; cortador de pizza; descascador; ralador; quebra nozes
not: electric whisk; electric grater; milk frother; electric garlic chopper; whisk stand; face peeler; peeler machine; skin grater; foot grater; wire rope grater; nutcracker soldier; christmas nutcracker; electric vegetable cutter; whisk broom; cable peeler; matcha whisk
  power=electric -> 850940 ~.02
  main: plastic 392410 ~.12; wood 441990 ~.02; bamboo 441919; ceramic 691200
  * -> 820551         # EN 82.05: whisks, graters, mashers, pastry cutters, corers are household tools of base metal
ask: main
t: stainless steel balloon whisk => 820551
t: plastic cookie cutter set => 392410
t: electric whisk hand mixer => !8205

@ opener-can-bottle
en: can opener; tin opener; bottle opener; corkscrew; wine opener; jar opener; beer opener; waiter friend; cork puller; lid opener
de: Dosenöffner; Flaschenöffner; Korkenzieher; Kapselheber; Weinöffner
fr: ouvre boîte; décapsuleur; tire bouchon; ouvre bouteille
es: abrelatas; abrebotellas; sacacorchos; destapador
it: apriscatole; apribottiglie; cavatappi
nl: blikopener; flesopener; kurkentrekker
pl: otwieracz do puszek; otwieracz do butelek; korkociąg
pt: abridor de latas; abridor de garrafas; saca rolhas
not: bottle opener keychain; opener ring; garage door opener; letter opener; electric letter opener; belly opener
  power=electric|battery|mains -> 850980 ~.06
  main: plastic 392410 ~.05; rubber 401699
  * -> 820551
t: stainless steel corkscrew => 820551
t: electric can opener battery operated => 850980
t: garage door opener remote => !8205

@ kitchen-machine-manual
en: manual juicer; citrus juicer; lemon squeezer; citrus squeezer; meat mincer + manual|hand; pasta maker; pasta machine; manual food chopper; pull chopper; vegetable chopper; hand mincer; spiralizer; vegetable spiralizer; spiral cutter; salad spinner; apple peeler machine; ice crusher; pepper mill; pepper grinder; salt grinder; salt and pepper grinder; salt mill; spice grinder; nutmeg grinder; manual coffee grinder; hand coffee grinder; coffee mill; cookie press; noodle maker; french fry cutter; potato chipper; egg beater rotary; manual blender; burger press; tortilla press; ice shaver; cherry stoner
de: Pfeffermühle; Salzmühle; Nudelmaschine; Fleischwolf + Hand|manuell; Zitronenpresse; Kaffeemühle + Hand|manuell; Salatschleuder; Spiralschneider; Gewürzmühle; Zwiebelschneider
fr: moulin à poivre; moulin à sel; machine à pâtes; presse agrumes; moulin à café manuel; essoreuse à salade; hachoir manuel; presse citron
es: molinillo de pimienta; máquina para pasta; exprimidor; molinillo de café manual; centrifugadora de ensalada; picadora manual
it: macina pepe; macinapepe; macchina per la pasta; spremiagrumi; macinacaffè manuale; centrifuga insalata
nl: pepermolen; zoutmolen; pastamachine; citruspers; slacentrifuge
pl: młynek do pieprzu; maszynka do makaronu; wyciskarka do cytrusów; młynek do kawy ręczny; wirówka do sałaty
pt: moedor de pimenta; máquina de massa; espremedor de citrinos; espremedor de limão; moedor de café manual
not: pepper mill stand; tobacco grinder; herb grinder; bench grinder; pepper grinder refill
  power=electric|mains|battery -> 850940 ~.12
  "salad spinner" main=plastic -> 392410 ~.6       # ch.82 n.1 wants a working part of base metal
  main: wood 821000; glass 821000; plastic 821000 ~.5
  * -> 821000
ask: power
t: manual pasta machine stainless steel => 821000
t: electric pepper grinder battery operated => 850940
t: bench grinder 350w => !8210

@ knife-sharpener
en: knife sharpener; honing steel; sharpening steel; scissor sharpener; honing rod; whetstone; sharpening stone; sharpening kit
de: Messerschärfer; Wetzstahl; Schleifstein; Wetzstein
fr: aiguiseur; aiguiseur de couteaux; fusil à aiguiser; pierre à aiguiser
es: afilador de cuchillos; chaira; piedra de afilar
it: affilacoltelli; pietra per affilare
nl: messenslijper; slijpsteen; aanzetstaal
pl: ostrzałka do noży; osełka
pt: afiador de facas; pedra de amolar
not: pencil sharpener; drill sharpener; chainsaw sharpener
  power=electric|mains -> 850980 ~.1
  "whetstone" -> 680430
  "stone" -> 680430
  * -> 820551
t: manual knife sharpener 3 stage => 820551
t: whetstone 1000 6000 grit => 680430
t: electric pencil sharpener => !8205

@ kitchen-scissors
en: kitchen scissors; kitchen shears; scissors; poultry shears; sewing scissors; fabric scissors; craft scissors; tailor scissors; hair scissors; hairdressing scissors; hair cutting scissors; embroidery scissors; thinning scissors; office scissors; dressmaking shears; thread snips; pinking shears; bandage scissors; thread scissors; barber scissors; herb scissors
de: Schere; Küchenschere; Stoffschere; Haarschere; Geflügelschere; Bastelschere; Schneiderschere
fr: ciseaux; ciseaux de cuisine; ciseaux de couture; ciseaux de coiffure
es: tijeras; tijeras de cocina; tijeras de costura; tijeras de peluquería
it: forbici; forbici da cucina; forbici da sarta
nl: schaar; keukenschaar; kappersschaar; stofschaar
pl: nożyczki; nożyce kuchenne; nożyczki krawieckie
pt: tesoura; tesoura de cozinha; tesoura de costura
not: scissor lift; nail scissors; garden scissors; pruning scissors; cuticle scissors; electric scissors; scissor jack; eyebrow scissors; scissors holder; medical scissors
  * -> 821300
t: stainless steel kitchen scissors => 821300
t: hairdressing thinning scissors => 821300
t: scissor jack for car => !8213

@ baking-mould
en: baking mould; baking mold; muffin tin; muffin pan; cake mould; silicone baking mold; loaf tin; bread tin; loaf pan; bundt pan; springform pan; cake pan; bakeware set; cupcake mould; chocolate mould; candy mould; ice cube tray; ice mould; popsicle mould; ice lolly mould; jelly mould; fondant mould; bakeware; cake ring; tart pan; pie dish; ice ball maker; ice cube mold; baking dish; casserole dish; oven dish; ramekin; pizza pan; egg poacher cups; cookie sheet; silicone egg mold; cooling rack + baking|cake|oven; pizza stone; donut pan
de: Backform; Springform; Muffinform; Kuchenform; Eiswürfelform; Pralinenform; Silikonform + Backen|Kuchen|Schokolade; Auflaufform; Kastenform; Eisform
fr: moule à cake; moule à muffins; moule silicone; moule à tarte; bac à glaçons; moule à glace; plat à four; moule à chocolat
es: molde para hornear; molde de silicona; molde para pasteles; cubitera; molde de hielo; molde para magdalenas; fuente de horno
it: stampo per dolci; stampo in silicone; teglia; stampo muffin; stampo ghiaccio; tortiera; pirofila
nl: bakvorm; muffinvorm; springvorm; ijsblokjesvorm; ovenschaal; cakevorm
pl: forma do pieczenia; forma silikonowa; tortownica; foremka do lodu; naczynie żaroodporne
pt: forma de bolo; forma de silicone; forma de gelo; assadeira; forma de muffin
not: injection mould; resin mould; soap mould; candle mould; epoxy mold; concrete mold; mold making; mould remover; doll mold; keychain mould; uv resin mold; earring mould; plaster mold; clay mold
  main: plastic 392410 ~.5; porcelain 691110; ceramic 691200 ~.05; glass 701342 ~.05; cast-iron 732391; stainless-steel 732393 ~.1; iron 732399 ~.7; aluminium 761510 ~.2; paper 482369; base-metal 732399; bamboo 441919; wood 441990
  * -> 392410
ask: main
t: silicone muffin baking mould => 392410
t: carbon steel loaf tin non stick => 732399
t: glass oven dish borosilicate => 701342
t: silicone resin mold for jewelry => !392410

@ baking-mat
en: baking mat; silicone baking sheet; pastry mat; rolling mat; oven liner; baking sheet reusable; dough mat; air fryer liner; dish drying mat; sink mat; drawer liner; shelf liner; fridge liner
de: Backmatte; Dauerbackfolie; Silikonmatte; Abtropfmatte; Schubladenmatte
fr: tapis de cuisson; tapis silicone + cuisson|pâtisserie; tapis égouttoir
es: tapete de silicona; lámina de horno; tapete para hornear; escurreplatos tapete
it: tappetino da forno; tappetino silicone
nl: bakmat; afdruipmat
pl: mata do pieczenia; mata silikonowa
pt: tapete de silicone; tapete culinário
not: desk mat; bath mat; drawer organizer
  main: paper 482390 ~.05; textile 630790 ~.1; plastic 392410 ~.9
  "fibreglass" -> 701990
  "fiberglass" -> 701990
  "liner" -> 392490
  * -> 392410
t: silicone baking mat 40x30cm => 392410
t: microfiber dish drying mat => 630790
t: leather desk mat => !3924

@ baking-paper
en: baking paper; parchment paper; greaseproof paper; wax paper; baking parchment; parchment sheets; air fryer paper; kitchen parchment; sandwich paper; oil absorbing paper kitchen
de: Backpapier; Butterbrotpapier; Pergamentpapier
fr: papier cuisson; papier sulfurisé
es: papel de horno; papel vegetal + cocina|hornear; papel encerado
it: carta forno; carta da forno
nl: bakpapier; vetvrij papier
pl: papier do pieczenia; pergamin
pt: papel manteiga; papel vegetal + cozinha; papel para forno
not: parchment scroll; parchment paper lamp; wax paper punch
  "wax" -> 481160
  "encerado" -> 481160
  "greaseproof" -> 480620
  "liner" -> 482369       # pressed trays and cups
  * -> 481159             # silicone coated
t: baking parchment paper roll 10m => 4811
t: wax paper sheets for sandwiches => 481160
t: paper towel roll => !4811

@ rolling-pin
en: rolling pin; dough roller; pastry roller; pizza peel; pizza paddle; mortar and pestle; pestle and mortar; mortar + pestle
de: Nudelholz; Teigroller; Mörser; Pizzaschieber; Pizzaschaufel
fr: rouleau à pâtisserie; mortier et pilon; pelle à pizza
es: rodillo de cocina; mortero + cocina|piedra|madera|granito; pala para pizza
it: mattarello; mortaio; pala per pizza
nl: deegroller; vijzel
pl: wałek do ciasta; moździerz; łopata do pizzy
pt: rolo de massa; almofariz; pilão
not: clay roller; mortar mix; mortar gun
  main: bamboo 441919 ~.02; wood 441990 ~.7; plastic 392410; stainless-steel 732393; iron 732399; aluminium 761510; stone 680299; ceramic 691200; porcelain 691110; cast-iron 732391
  "mortar" -> 680299
  * -> 441990
ask: main
t: wooden rolling pin 40cm => 441990
t: granite mortar and pestle => 680299
t: jade face roller => !4419

@ colander
en: colander; strainer + kitchen|pasta|food|rice|vegetable|mesh|steel|sink|tea|juice|wine; kitchen sieve; fine mesh strainer; flour sifter; flour sieve; drain basket; washing basket + vegetable|rice|fruit; splatter screen; steamer basket; steamer insert; bamboo steamer; frying basket; funnel + kitchen|set|steel|silicone; sink strainer; fruit washing bowl; sieve + kitchen|flour|soup
de: Sieb + Küche|Mehl|Nudel; Küchensieb; Seiher; Mehlsieb; Abtropfsieb; Spritzschutz + Pfanne; Dämpfeinsatz; Abflusssieb; Nudelsieb
fr: passoire; tamis + farine|cuisine; panier vapeur; entonnoir; écran anti éclaboussures
es: colador; escurridor de verduras; tamiz + harina; vaporera; embudo
it: colino; scolapasta; setaccio; cestello vapore; imbuto
nl: vergiet; zeef; stoommandje; trechter
pl: durszlak; sitko; przesiewacz; lejek
pt: escorredor de massa; peneira; coador; funil
not: paint strainer; oil strainer; fuel funnel; car funnel; y strainer; soil sieve; gold sieve; oil funnel; funnel chest; suction strainer; water pump strainer
  "flour" -> 960400        # hand sieves for separating solids
  "sifter" -> 960400
  main: plastic 392410 ~.4; bamboo 441919 ~.05; stainless-steel 732393 ~.8; iron 732399; aluminium 761510; wood 441990
  * -> 732393
ask: main
t: stainless steel colander => 732393
t: flour sieve stainless steel => 960400
t: plastic vegetable washing basket => 392410
t: paint strainer paper => !7323

@ tea-infuser
en: tea infuser; tea strainer; tea ball; tea egg; loose leaf infuser; tea filter reusable
de: Teesieb; Teeei; Tee Ei; Teefilter wiederverwendbar
fr: infuseur à thé; boule à thé; passe thé
es: infusor de té; colador de té; bola de té
it: infusore tè; filtro per tè; colino da tè
nl: theezeefje; thee ei; theefilter
pl: zaparzacz do herbaty; sitko do herbaty
pt: infusor de chá; coador de chá
not: tea infuser bottle; tea infuser mug; teapot with infuser; glass teapot infuser
  main: plastic 392410 ~.1; glass 701349; silver 711411 ~.01; bamboo 441919; stainless-steel 732393 ~.95; iron 732399
  * -> 732393
t: stainless steel tea infuser ball => 732393
t: silicone tea infuser => 392410
t: green tea bags => !7323

@ coffee-maker-manual
en: french press; coffee press; cafetiere; moka pot; stovetop espresso maker; pour over coffee maker; coffee dripper; pour over dripper; coffee plunger; cold brew maker; turkish coffee pot; cezve; coffee server; gooseneck kettle + stovetop|manual|drip; stovetop kettle; whistling kettle; tea kettle; kettle + whistling|stovetop|enamel|induction|camping; milk jug + frothing|steel; milk frothing pitcher; coffee tamper; coffee scoop; coffee pot; milk pitcher; portafilter; dosing ring; coffee distributor
de: French Press; Kaffeebereiter; Espressokocher; Kaffeedripper; Handfilter; Pfeifkessel; Wasserkessel; Flötenkessel; Kaffeepresse; Milchkännchen
fr: cafetière à piston; cafetière italienne; bouilloire sifflante; porte filtre + café; pichet à lait; tasseur à café
es: cafetera italiana; cafetera de émbolo; prensa francesa; hervidor + silbato|fuego; gotero de café; tetera silbante
it: moka; caffettiera; bollitore + fischio|fornello; pressa francese; pressino caffè
nl: percolator; cafetière; fluitketel; koffiedripper
pl: kawiarka; zaparzacz tłokowy; czajnik z gwizdkiem; dripper + kawa
pt: cafeteira italiana; prensa francesa; chaleira + apito|fogão; coador de café
not: electric kettle; coffee pot warmer; portafilter basket machine; moka pot electric
  power=electric|mains -> 851671 ~.02
  main: glass 701342 ~.3; aluminium 761510 ~.25; stainless-steel 732393 ~.6; ceramic 691200; porcelain 691110; plastic 392410; copper 741810; cast-iron 732391; wood 441990
  finish=enamelled -> 732394 ~.03
  main=iron -> 732399
  * -> 732393
ask: main
t: aluminium moka pot 6 cups => 761510
t: glass french press 1 litre => 701342
t: electric kettle 1.7l => !7323

@ coffee-filter
en: coffee filter; filter paper + coffee|drip; coffee filter paper; paper coffee filter; tea filter bag; empty tea bag; coffee filter bag
de: Kaffeefilter; Filtertüte; Teefilter
fr: filtre à café; filtre papier café; filtre à thé
es: filtro de café; filtros de papel para café
it: filtro caffè; filtri carta caffè
nl: koffiefilter; koffiefilterzakjes
pl: filtr do kawy; filtry papierowe do kawy
pt: filtro de café; filtro de papel
not: coffee filter holder; filter coffee machine; coffee filter machine
  main: stainless-steel 732393 ~.05; plastic 392410 ~.03; textile 630790 ~.08
  * -> 482320
t: paper coffee filters size 4 => 482320
t: reusable stainless steel coffee filter => 732393
t: filter coffee machine 1000w => !4823

@ measuring-cup
en: measuring cup; measuring spoon; measuring jug; kitchen measuring set; measuring beaker; measuring scoop
de: Messbecher; Messlöffel; Messkanne
fr: verre doseur; cuillère doseuse; doseur + cuisine
es: taza medidora; cuchara medidora; vaso medidor; jarra medidora
it: misurino; caraffa graduata; cucchiai dosatori
nl: maatbeker; maatlepel
pl: miarka kuchenna; łyżki miarowe; kubek miarowy
pt: copo medidor; colher medidora; jarro medidor
  main=plastic -> 392410 ~.6
  use kitchen-goods
t: stainless steel measuring cups set => 732393
t: plastic measuring jug 1l => 392410
t: tape measure 5m => !3924

@ scale-household
en: kitchen scale; bathroom scale; digital kitchen scale; body scale; body fat scale; weighing scale; food scale; smart scale; personal scale; baby scale; coffee scale; luggage scale; pocket scale; jewelry scale; postal scale; hanging scale; weight scale; digital scale; electronic scale; gram scale; fishing scale
de: Küchenwaage; Personenwaage; Körperwaage; Kofferwaage; Feinwaage; Babywaage; Taschenwaage; Kaffeewaage; Paketwaage
fr: balance de cuisine; pèse personne; balance + cuisine|précision|électronique; pèse bagage; pèse bébé
es: báscula de cocina; báscula de baño; balanza de cocina; báscula; báscula de equipaje
it: bilancia da cucina; pesapersone; bilancia; bilancia pesa bagagli
nl: keukenweegschaal; personenweegschaal; weegschaal; bagageweegschaal
pl: waga kuchenna; waga łazienkowa; waga; waga bagażowa
pt: balança de cozinha; balança digital; balança de banheiro; balança de bagagem
not: scale model; scale ruler; scale remover; scale figure; scale car; scale inhibitor; piano scale; truck scale; platform scale; scale armor; fish scale pattern; scale toy
  "luggage" -> 842381
  "pocket" -> 842381
  "jewelry" -> 842381
  "postal" -> 842381
  "hanging" -> 842381
  "fishing" -> 842381
  "koffer" -> 842381
  "platform" -> 842382
  * -> 842310
t: digital bathroom body fat scale => 842310
t: portable luggage scale 50kg => 842381
t: 1:64 scale model car => !8423

@ kitchen-timer
en: kitchen timer; egg timer; cooking timer; digital timer + kitchen|cooking|study|magnetic; countdown timer; mechanical timer + kitchen
de: Küchentimer; Eieruhr; Kurzzeitmesser; Kurzzeitwecker
fr: minuteur de cuisine; minuteur; minuterie de cuisine
es: temporizador de cocina; minutero de cocina
it: timer da cucina; contaminuti
nl: kookwekker; keukenwekker
pl: minutnik; minutnik kuchenny
pt: temporizador de cozinha; cronômetro de cozinha
not: timer socket; timer switch; outlet timer; timer plug; irrigation timer; water timer
  * -> 910690
t: magnetic digital kitchen timer => 910690
t: timer switch socket 230v => !9106

@ dish-rack
en: dish rack; dish drainer; dish drying rack; plate rack; drying rack + dish|plate|bottle|kitchen; sink caddy; sponge holder; sink organizer; pan rack; pot rack; pot lid holder; pan organizer; baby bottle drying rack; over sink rack
de: Abtropfgestell; Geschirrabtropfer; Abtropfkorb; Spülbecken Organizer
fr: égouttoir à vaisselle; égouttoir; porte éponge
es: escurreplatos; escurridor de platos; porta esponja
it: scolapiatti; portaspugna
nl: afdruiprek; afwasrek
pl: suszarka do naczyń; ociekacz
pt: escorredor de louça; escorredor de pratos
not: dish rack dishwasher part; plate rack gym; weight plate rack; dishwasher rack
  main: plastic 392490 ~.15; stainless-steel 732393 ~.5; iron 732399 ~.7; aluminium 761510; bamboo 441919; wood 441990; base-metal 732399
  * -> 732399
ask: main
t: stainless steel dish drying rack => 732393
t: plastic sponge holder for sink => 392490
t: weight plate rack gym => !7323

@ kitchen-rack
en: spice rack; cutlery tray; cutlery holder; utensil holder; knife block; knife holder; knife stand; paper towel holder; kitchen roll holder; wine rack; mug tree; mug rack; bottle rack + wine|kitchen; glass holder rack; banana hanger; k cup holder; capsule holder; coffee capsule holder; lazy susan; cutting board holder; cling film dispenser; kitchen rack; can organizer; spice organizer; fridge organizer; pantry organizer; kitchen organizer; egg holder; egg tray; spoon rest; sushi mat; sushi maker; taco holder; toast rack; drawer insert cutlery; plate holder; plate stand; utensil crock
de: Gewürzregal; Besteckkasten; Messerblock; Küchenrollenhalter; Weinregal; Küchenorganizer; Eierhalter; Kapselhalter; Kapselspender; Flaschenregal
fr: étagère à épices; range couverts; bloc à couteaux; dérouleur essuie tout; casier à bouteilles; porte capsules; organisateur cuisine
es: especiero; cubertero; portarrollos de cocina; botellero; porta cápsulas; organizador de cocina; organizador de nevera
it: portaspezie; portaposate; ceppo coltelli; portarotolo; portabottiglie; porta capsule; organizzatore cucina
nl: kruidenrek; bestekbak; messenblok; keukenrolhouder; wijnrek; capsulehouder
pl: półka na przyprawy; stojak na noże; stojak na wino; stojak na ręczniki papierowe; wkład na sztućce
pt: porta temperos; porta talheres; porta papel toalha; adega de vinho suporte; porta cápsulas
not: egg holder toy; egg tray paper pulp; tv lazy susan bearing; lazy susan bearing; paper towel holder toilet; license plate holder; number plate holder
  main: plastic 392410 ~.25; bamboo 441919 ~.2; wood 441990 ~.3; stainless-steel 732393 ~.4; iron 732399 ~.7; paper 482370; ceramic 691200
  use kitchen-goods
ask: main
t: bamboo spice rack => 441919
t: steel wire wine rack => 7323
t: plastic cutlery tray => 392410
t: lazy susan bearing steel 12 inch => !7323

@ spice-jar
en: spice jar; spice shaker; salt shaker; salt and pepper shaker; pepper shaker; seasoning box; oil dispenser; oil bottle + kitchen|olive|cooking|glass|dispenser; oil sprayer + kitchen|cooking|olive|bbq; oil cruet; vinegar bottle; condiment set; sugar dispenser; honey jar; sauce bottle + squeeze|kitchen
de: Gewürzglas; Gewürzdose; Salzstreuer; Ölspender; Ölflasche; Streuer + Salz|Gewürz|Zucker; Menage
fr: pot à épices; salière; huilier; vinaigrier; bouteille d'huile
es: especieros tarro; salero; aceitera; vinagrera; tarro de especias
it: barattolo spezie; saliera; oliera; dispenser olio
nl: kruidenpot; zoutstrooier; oliefles
pl: pojemnik na przyprawy; solniczka; butelka na oliwę
pt: pote de temperos; saleiro; galheteiro; azeiteira
not: salt shaker toy; massage oil bottle; essential oil bottle; engine oil bottle; olive oil
  main=glass -> 701349 ~.5
  main=plastic -> 392410 ~.4
  use kitchen-goods
ask: main
t: glass spice jars set with labels => 701349
t: stainless steel salt shaker => 732393
t: engine oil bottle 1l => !7013

@ serving-ware
en: cake stand; cake dome; egg cup; sugar bowl; butter dish; gravy boat; serving platter; cheese dome; chip and dip; snack bowl; sauce dish; dip bowl; snack tray; fruit bowl; fruit plate; napkin holder; napkin ring; toothpick holder; creamer jug; milk jug; sushi plate; serving dish; dessert stand; tiered tray; cupcake stand; candy dish; candy bowl; nut bowl; appetizer plate; soy sauce dish; tapas bowl; placecard holder table
de: Tortenplatte; Etagere; Eierbecher; Zuckerdose; Butterdose; Serviettenhalter; Servierplatte; Sauciere; Obstschale; Serviettenring; Dipschale; Milchkanne
fr: présentoir à gâteaux; coquetier; sucrier; beurrier; saucière; plat de service; rond de serviette; porte serviettes; corbeille à fruits
es: soporte para tartas; huevera; azucarero; mantequillera; salsera; fuente para servir; servilletero; frutero; bandeja para aperitivos
it: alzata per torta; portauovo; zuccheriera; burriera; salsiera; piatto da portata; portatovaglioli; fruttiera; antipastiera
nl: taartplateau; eierdop; suikerpot; botervloot; juskom; serveerschaal; servetring; fruitschaal
pl: patera; kieliszek na jajko; cukierniczka; maselniczka; sosjerka; półmisek; serwetnik
pt: boleira; porta ovo; açucareiro; manteigueira; molheira; travessa; porta guardanapos; fruteira
not: egg cup foam; cake stand toy; soap dish; candy dish jewelry
  main=ceramic -> 691200 ~.3
  use kitchen-goods
ask: main
t: porcelain sugar bowl with lid => 691110
t: 3 tier cake stand glass => 701349
t: stainless steel egg cups => 732393
t: wooden soap dish => !4419

@ kitchen-container
en: bread bin; bread box; bread basket; cookie jar; biscuit tin; biscuit jar; tea caddy; coffee canister; kitchen canister; rice storage box; rice dispenser; cereal dispenser; cereal container; flour container; food storage bag silicone; reusable food bag; silicone food bag; egg storage; fruit basket; salad container; butter box; onion saver; avocado saver; banana case; egg box + fridge|plastic|camping; sandwich box; snack container; cake carrier; ice cream tub; food cover; bowl cover; mesh food cover; microwave cover; microwave splatter cover; food storage set
de: Brotkasten; Brotkorb; Keksdose; Teedose; Kaffeedose; Vorratsglas; Müslispender; Eierbox; Kuchenbox; Tortenbox; Obstkorb; Abdeckhaube + Mikrowelle|Lebensmittel
fr: boîte à pain; corbeille à pain; boîte à thé; boîte à biscuits; bocal de conservation; distributeur céréales; cloche micro ondes
es: panera; tarro de galletas; lata de té; dispensador de cereales; bote de cocina; tapa para microondas
it: portapane; cestino pane; biscottiera; scatola del tè; barattolo cucina; dispenser cereali
nl: broodtrommel keuken; broodmand; koekjestrommel; theeblik; voorraadpot; broodbak
pl: chlebak; koszyk na pieczywo; puszka na herbatę; pojemnik kuchenny; pojemnik na ciasto
pt: porta pão; pote de biscoitos; lata de chá; pote de mantimentos; dispenser de cereais
not: tea caddy wooden box; tin box for gift; bread basket toy; bread box piano; fruit basket toy
  main=plastic -> 392410 ~.5
  main=straw -> 460219 ~.05
  use kitchen-goods
ask: main
t: bamboo bread box => 441919
t: stainless steel kitchen canister => 732393
t: plastic cereal dispenser => 392410
t: toy bread basket play food => !3924

@ coaster-trivet
en: coaster; cup coaster; drink coaster; coaster set; trivet; pot coaster; hot pad + table|pot|kitchen|silicone; cup mat; heat resistant mat + table|kitchen|pot; glass mat; beer mat; pot mat
de: Untersetzer; Topfuntersetzer; Glasuntersetzer; Bierdeckel
fr: dessous de plat; sous verre; dessous de verre
es: posavasos; salvamanteles
it: sottobicchiere; sottopentola
nl: onderzetter; pannenonderzetter; bierviltje
pl: podkładka pod kubek; podstawka pod garnek; podkładka + szklanka|kubek
pt: porta copos; descanso de panela; base para copos
not: wall coaster wheel; roller coaster; coaster brake; coaster mould; coaster mold; car cup coaster; furniture coaster; drinks coaster holder
  "cork" -> 450490
  main: plastic 392410 ~.35; paper 482390 ~.03; textile 630790 ~.1; leather 420500 ~.03; ceramic 691200 ~.15; glass 701349
  use kitchen-goods
ask: main
t: cork coasters set of 6 => 450490
t: silicone trivet hot pad for pots => 392410
t: coaster mould for epoxy resin => !3924

@ pan-lid
en: pan lid; pot lid; glass lid; silicone lid; stretch lid; lid + pot|pan|bowl|wok|saucepan; pan handle; pot handle; pan protector; splash guard + kitchen|oil|pan|stove|cooking; stove cover; gas stove protector; stove gap cover
de: Topfdeckel; Deckel + Pfanne|Topf|Silikon; Pfannendeckel; Spritzschutz + Herd|Küche; Herdabdeckung
fr: couvercle + poêle|silicone|casserole|marmite; protection plaque de cuisson; cache plaque
es: tapa + sartén|olla|silicona|cacerola; tapas de silicona; protector de cocina
it: coperchio + pentola|padella|silicone; copri fornelli
nl: deksel + pan|siliconen; pannendeksel
pl: pokrywka; pokrywka na patelnię; osłona kuchenki
pt: tampa + panela|silicone|frigideira; protetor de fogão
not: toilet lid; lid lock; eye lid; cup lid; jar lid; bottle lid; cosmetic jar lid; paper cup lid; lid lifter; lid sealing machine; pressure cooker gasket; bin lid
  main: plastic 392410 ~.5; glass 701349 ~.3; stainless-steel 732393 ~.5; iron 732399; aluminium 761510; wood 441990; bamboo 441919
  * -> 392410
ask: main
t: silicone stretch lids set of 6 => 392410
t: tempered glass pan lid 28cm => 701349
t: cosmetic jar lid plastic => !392410

@ barware
en: cocktail shaker; cocktail set; bar set; bartender kit; jigger; muddler; bar spoon; mixing glass + cocktail|bar; hip flask; ice bucket; champagne bucket; wine cooler + bucket|sleeve|stainless|ice; wine stopper; bottle stopper; champagne stopper; wine aerator; wine pourer; liquor pourer; bottle pourer; wine chiller stick; whiskey stones; wine accessory set; beer tower; cocktail strainer; bar tool
de: Cocktailshaker; Barset; Flachmann; Eiskübel; Eiseimer; Sektkühler; Flaschenverschluss; Weinausgießer; Flaschenkühler
fr: shaker à cocktail; seau à glace; seau à champagne; flasque + alcool|whisky|inox; bouchon de bouteille; bec verseur + vin; doseur à cocktail
es: coctelera; cubitera de hielo; petaca + acero|licor; tapón de botella; decantador aireador; kit de coctelería
it: shaker cocktail; secchiello ghiaccio; fiaschetta; tappo per bottiglia; versatore + vino
nl: cocktailshaker; ijsemmer; heupfles; flessenstop; wijnkoeler + emmer|ijs
pl: shaker; wiaderko na lód; piersiówka; korek do butelki; nalewak + wino
pt: coqueteleira; balde de gelo; cantil de bolso; rolha para garrafa; kit bar; aerador de vinho
not: wine cooler fridge; electric wine cooler; hip flask holder; bar set furniture; sex muddler
  main: plastic 392410 ~.15; cork 450310; glass 701349 ~.1; wood 441990 ~.04; stone 680299
  main=stainless-steel -> 732393 ~.8
  use kitchen-goods
ask: main
t: stainless steel cocktail shaker => 732393
t: silicone wine bottle stopper => 392410
t: electric wine cooler 12 bottles => !7323

@ decanter-carafe
en: decanter; wine decanter; whiskey decanter; carafe; glass pitcher; pitcher + glass|water|juice|lid|plastic; water jug; juice dispenser; drink dispenser + glass|plastic|tap; beverage dispenser; glass kettle stovetop; glass teapot; water carafe
de: Karaffe; Dekanter; Wasserkaraffe; Glaskrug; Getränkespender; Glaskanne
fr: carafe; carafe à vin; pichet; fontaine à boisson; carafe à décanter
es: decantador; jarra; jarra de agua; dispensador de bebidas
it: decanter; caraffa; brocca; dispenser bevande
nl: karaf; waterkan; decanteerkaraf; drankdispenser
pl: karafka; dzbanek; dekanter; dystrybutor napojów
pt: decantador de vinho; jarra de vidro; jarra; suqueira
not: decanter centrifuge; baseball pitcher; pitcher pump; water filter pitcher; water filter jug; electric jug; coffee maker carafe; kubek jarra
  insulation=vacuum -> 961700 ~.04
  main: crystal-glass 701341 ~.03; glass 701349 ~.8; plastic 392410 ~.6
  use kitchen-goods
t: glass water carafe 1l => 701349
t: lead crystal whiskey decanter => 701341
t: decanter centrifuge sludge => !7013

@ drinking-glass
en: drinking glass; tumbler + glass|whiskey|crystal|highball; water glass; whiskey glass; shot glass; highball glass; beer glass; pint glass; cocktail glass; glass tumbler; double wall glass; glass cup; tea glass; juice glass; can shaped glass; espresso glass; martini glass; old fashioned glass
de: Trinkglas; Wasserglas; Whiskyglas; Schnapsglas; Bierglas; Teeglas; Latte Macchiato Glas; Longdrinkglas
fr: verre à eau; verre à whisky; verre à shot; verre à bière; gobelet en verre; verres à boire
es: vaso de vidrio; vaso de whisky; vaso de chupito; vaso de cerveza; vasos de cristal
it: bicchiere; bicchieri di vetro; bicchiere whisky; bicchierini
nl: drinkglas; waterglas; whiskyglas; bierglas; theeglas; borrelglas
pl: szklanka; szklanka do whisky; kieliszek do wódki; szklanki
pt: copo de vidro; copo de whisky; copo de shot; copo de cerveja
not: glass cup holder; shot glass mold; watch glass; shot glass holder; glass cup sucker; glass cup cupping
  main: plastic 392410 ~.05; crystal-glass 701333 ~.04; glass 701337 ~.9; stainless-steel 732393; copper 741810; paper 482369; wood 441990; silicone 392410; titanium 810890
  * -> 701337
t: whiskey glass set of 4 => 701337
t: plastic drinking glasses reusable => 392410
t: cupping therapy glass cups => !7013

@ wine-glass
en: wine glass; champagne flute; champagne glass; wine goblet; goblet; stemware; red wine glass; white wine glass; gin glass; brandy glass; prosecco glass; margarita glass; cognac glass; champagne coupe
de: Weinglas; Sektglas; Rotweinglas; Weißweinglas; Champagnerglas; Kelchglas; Gin Glas
fr: verre à vin; flûte à champagne; coupe à champagne; verre à pied
es: copa de vino; copa de champán; copa de cristal; copas de vino
it: calice; bicchiere da vino; calici da vino; flute champagne
nl: wijnglas; champagneglas; rodewijnglas
pl: kieliszek do wina; kieliszki do szampana; kieliszek
pt: taça de vinho; taça de champanhe; copo de vinho
not: wine glass holder; wine glass charm; wine glass rack; wine glass marker; goblet squat
  main: plastic 392410 ~.05; crystal-glass 701322 ~.05; glass 701328 ~.9; stainless-steel 732393; copper 741810; silver 711411
  * -> 701328
t: red wine glasses set of 6 => 701328
t: plastic champagne flutes reusable => 392410
t: wine glass charms => !7013

@ skewer-toothpick
en: skewer; kebab skewer; bbq skewer; bamboo skewer; toothpick; cocktail stick; cocktail pick; fruit pick; marshmallow stick; ice cream stick; popsicle stick; lollipop stick; coffee stirrer; drink stirrer; swizzle stick; stir stick
de: Grillspieß; Spieß + Grill|Schaschlik; Schaschlikspieß; Zahnstocher; Eisstiel; Rührstäbchen; Holzspieß
fr: brochette + barbecue|bois|bambou|inox; cure dent; pique apéritif; bâtonnet de glace; touillette
es: brocheta; pincho + barbacoa; palillo de dientes; palitos de helado; agitador + café|bebida
it: spiedini; stuzzicadenti; bastoncini gelato; palettine caffè
nl: spies + bbq|bamboe; satéprikker; tandenstoker; ijsstokje; roerstaafje
pl: szpikulec; patyczki do szaszłyków; wykałaczki; patyczki do lodów; mieszadełka
pt: espeto de churrasco; palito de dente; palito de picolé; mexedor de café
not: hair skewer; skewer machine; toothpick holder; dental toothpick floss; quick release skewer; wheel skewer; magnetic stirrer; paint stirrer; toothpick dispenser; popsicle stick mold
  main: plastic 392410 ~.1; stainless-steel 732393 ~.15; iron 732399; aluminium 761510; paper 482390 ~.02; glass 701349
  "toothpick": main=wood !main=bamboo 442199 ~.4; * 442191
  "stick": main=bamboo 442191 ~.4; * 442199       # ice cream sticks, spatulas of wood: 4421
  main: bamboo 441919 ~.6; wood 441990
  * -> 441919
ask: main
t: bamboo skewers 30cm 100 pcs => 441919
t: wooden popsicle sticks for crafts => 442199
t: stainless steel bbq skewers => 732393
t: bicycle wheel quick release skewer => !4419

@ drinking-straw
en: drinking straw; reusable straw; paper straw; metal straw; stainless steel straw; silicone straw; glass straw; plastic straw; bamboo straw; cocktail straw; boba straw; bubble tea straw; straw + drinking|cocktail|smoothie|tumbler; bendy straw; smoothie straw
de: Trinkhalm; Strohhalm; Papierstrohhalm; Edelstahl Trinkhalm; Glasstrohhalm
fr: paille à boire; paille inox; pailles réutilisables; pailles en papier; paille + boisson|cocktail
es: pajita; pajitas; popote; sorbete reutilizable; pajita de acero
it: cannuccia; cannucce; cannuccia riutilizzabile
nl: rietje; rietjes; drinkrietje
pl: słomka; słomki papierowe; słomki do picia
pt: canudo; canudo reutilizável; canudo de papel; palhinha
not: straw hat; straw bag; straw brush; straw bale; straw basket; straw lid cup; straw cleaning brush; straw topper; straw cover; rubber straw filter; filter straw; straw bottle; straw cup
  main: paper 482390 ~.2; stainless-steel 732393 ~.2; glass 701349; bamboo 441919; silicone 392410 ~.2; wood 441990; titanium 810890; aluminium 761510
  * -> 391732       # plain plastic tubes; doubt: 3924.10 when shaped
ask: main
t: stainless steel drinking straws with brush => 732393
t: paper straws biodegradable 100 pcs => 482390
t: straw hat women summer => !3917

@ cool-box
en: cooler box; cool box; ice chest; camping cooler; hard cooler; ice box + cooler|camping|picnic; insulated box; styrofoam cooler; ice pack + cooler|reusable|lunch|freezer; gel ice pack; freezer block; cooling element
de: Kühlbox; Eisbox; Kühlakku; Kühlelement
fr: glacière; pain de glace; accumulateur de froid; bloc réfrigérant
es: nevera portátil + camping|plástico|playa; acumulador de frío; bolsa de hielo gel
it: frigorifero portatile passivo; borsa ghiaccio; mattonella refrigerante; siberino
nl: koelbox; koelelement
pl: lodówka turystyczna; wkład chłodzący
pt: caixa térmica; cooler térmico; gelo artificial
not: cooler box fan; electric cooler box; thermoelectric cooler; car fridge; cool box electric; ice pack face; ice pack knee; cold pack therapy; ice roller
  power=electric|mains -> 841869 ~.03
  "ice pack" -> 382499
  "gel" -> 382499
  "akku" -> 382499
  main=textile -> 420292 ~.08       # insulated food and beverage bags
  main=stainless-steel -> 732393 ~.02
  * -> 392410
t: hard camping cool box 25l plastic => 392410
t: gel ice packs for lunch box => 382499
t: car fridge 12v compressor => !3924

@ bag-clip
en: bag clip; food clip; bag sealing clip; chip clip; sealing clip + food|bag; freezer bag clip; mini bag sealer clip
de: Verschlussclip; Tütenclip; Tütenklammer; Beutelclip; Verschlussklammer
fr: pince ferme sachet; clip sachet; pince à sachet
es: pinza para bolsas; pinzas cierra bolsas; clip para bolsas
it: chiudi sacchetti; mollette per sacchetti
nl: zakclip; vershoudclip; zakkensluiter
pl: klips do woreczków; klipsy do torebek
pt: clipe para sacos; fecha sacos; pregador de embalagem
not: bag clip for hair; handbag clip; handbag hook
  main: stainless-steel 732393 ~.1; iron 732399; wood 441990; bamboo 441919
  * -> 392410
t: plastic food bag clips 10 pcs => 392410
t: leather bag strap clip => !3924

@ oven-glove
en: oven mitt; oven glove; pot holder; potholder; heat resistant glove + bbq|oven|kitchen; oven mitten; pan handle cover; pinch mitt; grill gloves; bbq gloves
de: Ofenhandschuh; Topflappen; Grillhandschuh; Backhandschuh; Topfhandschuh
fr: gant de cuisine; manique; gant de four; gants barbecue
es: guante de horno; agarrador de cocina; manopla de cocina; guantes barbacoa
it: guanto da forno; presina; guanti barbecue
nl: ovenwant; pannenlap; ovenhandschoen
pl: rękawica kuchenna; łapka kuchenna
pt: luva de forno; luva térmica cozinha; pegador de panela
not: electric glove; heated glove; glove box
  main=plastic -> 392620 ~.2      # gloves of silicone: clothing accessories of plastics
  main=rubber -> 401519
  main=leather -> 420329 ~.03
  "pot holder" -> 630790
  "potholder" -> 630790
  "topflappen" -> 630790
  "manique" -> 630790
  weave=knit -> 611610 ~.1
  * -> 621600
t: quilted cotton oven mitt => 621600
t: silicone oven gloves => 392620
t: cotton pot holder square => 630790
t: heated gloves battery => !3926

@ foil-film-kitchen
en: aluminium foil; aluminum foil; tin foil; kitchen foil; foil roll; foil tray; aluminium tray; foil container; foil pan disposable; cling film; plastic wrap; food wrap; cling wrap; saran wrap; beeswax wrap; foil sheets hair; disposable foil pan
de: Alufolie; Frischhaltefolie; Aluschale; Bienenwachstuch
fr: papier aluminium; film alimentaire; film étirable alimentaire; barquette aluminium; emballage cire d'abeille
es: papel de aluminio; film transparente; film alimentario; bandeja de aluminio
it: carta alluminio; foglio di alluminio; pellicola per alimenti; vaschetta alluminio
nl: aluminiumfolie; vershoudfolie; huishoudfolie; aluminium bakje
pl: folia aluminiowa; folia spożywcza; tacka aluminiowa
pt: papel alumínio; filme plástico; filme de pvc alimentos; bandeja de alumínio
not: aluminum foil tape; aluminium foil bag; foil tape; foil balloon; foil stamping; foil sealing; foil blanket; foil insulation; aluminium foil insulation; film dispenser; foil shaver; bubble foil insulation
  "beeswax" -> 630790
  "bienenwachs" -> 630790
  "tray" -> 761510
  "pan" -> 761510
  "container" -> 761510
  "schale" -> 761510
  "film" -> 392043 ~.5        # PVC, plasticised; PE film 392010
  "wrap" -> 392010
  * -> 760711
t: aluminium foil roll 30cm x 10m kitchen => 760711
t: disposable aluminium foil trays with lids => 761510
t: foil balloon number 5 => !7607

@ table-linen
en: tablecloth; table cloth; table runner; placemat; place mat; table cover; cloth napkin; linen napkin; table napkin cloth; table mat; doily; table topper; dining table mat; cotton napkin; table skirt; napkin + cloth|cotton|linen|dinner|fabric
de: Tischdecke; Tischläufer; Platzset; Tischset; Stoffserviette; Tischtuch
fr: nappe; chemin de table; set de table; serviette de table; sets de table
es: mantel; camino de mesa; mantel individual; manteles individuales; servilleta de tela
it: tovaglia; runner da tavola; tovaglietta; tovaglietta americana; tovagliolo + cotone|lino|tessuto
nl: tafelkleed; tafelloper; placemat; stoffen servet
pl: obrus; bieżnik; podkładka na stół; serwetka + bawełna|len|materiał
pt: toalha de mesa; caminho de mesa; jogo americano; guardanapo de tecido
not: tablecloth clip; tablecloth weight; table runner rail; tennis table cover; pool table cloth; table cover for game; changing table cover; changing table mat; mantel clock; mantel shelf; paper napkin
  main: paper 481830 ~.04; plastic 392490 ~.15; straw 460219 ~.03; bamboo 460121; leather 420500; cork 450490; rubber 401699; silicone 392490; wood 441990
  weave=knit -> 630240 ~.03
  main-fibre: cotton 630251 ~.35; synthetic|artificial 630253 ~.8; other 630259
  * -> 630253
ask: main; main-fibre
t: cotton tablecloth 140x200 cm => 630251
t: polyester table runner => 630253
t: pvc placemats set of 4 => 392490
t: paper tablecloth roll => 481830
t: billiard pool table cloth => !6302

@ paper-napkin
en: paper napkin; paper serviette; cocktail napkin; party napkin; napkin + paper|disposable|tissue|party|decoupage
de: Papierserviette; Serviette
fr: serviette en papier; serviettes jetables
es: servilleta de papel; servilletas + papel|fiesta
it: tovagliolo di carta; tovaglioli di carta
nl: papieren servet; servetten
pl: serwetki papierowe; serwetki
pt: guardanapo de papel; guardanapo
not: sanitary napkin; napkin ring; napkin holder; linen napkin
  main-fibre: cotton 630251 ~.03; flax 630259; synthetic 630253
  * -> 481830
t: printed paper napkins 33x33 20 pcs => 481830
t: sanitary napkin pads => !4818

@ tissue-toilet-paper
en: toilet paper; toilet roll; facial tissue; paper towel; kitchen roll; tissue box refill; paper handkerchief; tissue paper + facial|pocket|toilet|box; hand towel paper; toilet tissue; pocket tissue; bathroom tissue; couch roll; kitchen paper
de: Toilettenpapier; Taschentücher; Küchenrolle; Papierhandtuch; Küchenpapier; Kosmetiktücher
fr: papier toilette; mouchoirs; essuie tout; papier hygiénique
es: papel higiénico; pañuelos de papel; papel de cocina; rollo de cocina
it: carta igienica; fazzoletti; rotolo da cucina; carta cucina
nl: toiletpapier; wc papier; keukenrol; tissues; zakdoekjes papier
pl: papier toaletowy; chusteczki higieniczne; ręcznik papierowy
pt: papel higiênico; lenço de papel; papel toalha
not: toilet paper holder; tissue box cover; tissue box holder; toilet roll holder; paper towel holder; kitchen roll holder; paper towel dispenser; toilet paper stand; tissue holder; toilet paper storage; tissue dispenser
  "toilet" -> 481810
  "toiletten" -> 481810
  "toilette" -> 481810
  "higienico" -> 481810
  "igienica" -> 481810
  "hygienique" -> 481810
  "toaletowy" -> 481810
  "bathroom" -> 481810
  "couch roll" -> 481890
  * -> 481820
t: toilet paper 3 ply 24 rolls => 481810
t: facial tissues box 100 sheets => 481820
t: toilet paper holder stainless steel => !4818

@ disposable-tableware
en: paper cup; paper plate; paper bowl; disposable cup; disposable plate; plastic cup; plastic plate; party plate; party cup; disposable tableware; sugarcane plate; bagasse plate; cupcake liner; cupcake case; muffin liner; baking cup; paper food tray; popcorn box; disposable cutlery; compostable plate; paper straw cup; disposable bowl; party tableware; palm leaf plate; muffin paper case
de: Pappbecher; Pappteller; Einwegbecher; Einweggeschirr; Plastikbecher; Papierförmchen; Einwegbesteck; Muffinförmchen Papier
fr: gobelet en carton; assiette en carton; gobelet jetable; vaisselle jetable; caissette à cupcake; assiette jetable
es: vaso de papel; plato de papel; vaso desechable; platos desechables; cápsulas para cupcakes; vajilla desechable
it: bicchiere di carta; piatti di carta; bicchieri monouso; piatti monouso; pirottini
nl: kartonnen beker; papieren bord; wegwerpbeker; wegwerpservies; muffinvormpjes
pl: kubek papierowy; talerzyki papierowe; kubki jednorazowe; naczynia jednorazowe; papilotki
pt: copo descartável; prato descartável; copo de papel; forminha de cupcake; pratos de papel
not: paper cup machine; paper cup dispenser; paper plate offset; paper plate machine; toy plastic plate; license plate; disposable cup holder
  main: bamboo 441919 ~.02; wood 441990 ~.03; plastic 392410 ~.3; aluminium 761510 ~.02; straw 460219; silicone 392410
  "bagasse" -> 482370
  "sugarcane" -> 482370
  "plastic" -> 392410
  * -> 482369
ask: main
t: disposable paper cups 250 ml 50 pcs => 482369
t: plastic cups for party 100 pcs => 392410
t: paper cup dispenser wall => !4823

@ water-filter-jug
en: water filter pitcher; water filter jug; water filter; water purifier; tap water filter; under sink water filter; water filter cartridge; filter jug; shower filter; water filter system; reverse osmosis system; straw water filter; portable water filter; faucet filter; refrigerator water filter; fridge water filter; water softener
de: Wasserfilter; Filterkanne; Filterkartusche; Wasserfilterkanne; Filterpatrone + Wasser
fr: filtre à eau; carafe filtrante; cartouche filtrante; purificateur d'eau
es: filtro de agua; jarra filtrante; purificador de agua; cartucho filtro de agua
it: filtro acqua; caraffa filtrante; depuratore acqua; cartuccia filtro acqua
nl: waterfilter; waterfilterkan; filterpatroon water
pl: filtr do wody; dzbanek filtrujący; wkład filtrujący
pt: filtro de água; purificador de água; jarra filtrante
not: pool water filter; fuel water filter; oil water separator; water filter housing wrench
  form=refill -> 842199
  "cartridge" -> 842199
  "kartusche" -> 842199
  "cartouche" -> 842199
  "patrone" -> 842199
  part=part -> 842199
  * -> 842121
t: water filter jug 2.4l => 842121
t: replacement water filter cartridge for fridge => 842199
t: fuel filter diesel => !842121
