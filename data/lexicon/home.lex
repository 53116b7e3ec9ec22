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
es: espátula de cocina; cucharón; utensilios de cocina; pinzas de cocina; espumadera; cuchara de madera
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
nl: koffiefilter; koffiefilters; theefilters
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
t: stainless steel measuring cups and spoons set => 732393
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
en: dish rack; dish drainer; dish drying rack; plate rack; drying rack + dish|plate|bottle|kitchen; sink caddy; sponge holder; sink organizer; cutlery tray; cutlery holder; utensil holder; knife block; knife holder; knife stand; spice rack; paper towel holder; kitchen roll holder; pan rack; pot rack; pot lid holder; pan organizer; bottle rack; wine rack; mug tree; mug rack; cup holder + kitchen; glass holder rack; fruit bowl; fruit basket; bread basket; bread bin; bread box; cookie jar; biscuit tin; tea caddy; kitchen organizer; fridge organizer; egg holder; egg tray; egg storage; pantry organizer; kitchen storage rack; spoon rest; banana hanger; k cup holder; capsule holder; coffee capsule holder; lazy susan; cutting board holder; cling film dispenser; kitchen rack; can organizer; spice organizer; spice jar; spice shaker; oil dispenser; oil bottle; oil sprayer + kitchen|cooking; condiment set; salt shaker; salt and pepper shaker; pepper shaker; seasoning box; sugar bowl; butter dish; cake stand; cake dome; egg cup; napkin holder; toothpick holder; gravy boat; serving platter; cheese dome; chip and dip; snack bowl; sauce dish; trivet; pot coaster; hot pad; coaster; cup coaster; drink coaster; food cover; bowl cover; silicone lid; stretch lid; pan lid; pot lid; ice bucket; wine cooler + bucket|sleeve|stainless; champagne bucket; cocktail shaker; bar set; jigger; muddler; wine stopper; bottle stopper; wine aerator; wine pourer; pourer; hip flask; decanter; carafe; pitcher; water jug; juice dispenser; drink dispenser; beverage dispenser; lemon squeezer plate; knife magnet; magnetic knife strip; burger box; tortilla warmer; cooler box; cool box; ice chest; food storage bag silicone; reusable food bag; splash guard; bag clip; bag sealing clip; food clip; toast rack; rice washer; sushi mat; sushi maker; egg cooker rack; taco holder; grill mat; skewer; kebab skewer; bbq skewer; toothpick; cocktail stick
de: Abtropfgestell; Geschirrabtropfer; Besteckkasten; Messerblock; Gewürzregal; Küchenrollenhalter; Weinregal; Obstschale; Brotkasten; Brotkorb; Keksdose; Teedose; Küchenorganizer; Eierhalter; Gewürzglas; Ölspender; Salzstreuer; Zuckerdose; Butterdose; Tortenplatte; Etagere; Eierbecher; Serviettenhalter; Untersetzer; Topfuntersetzer; Topfdeckel; Deckel + Pfanne|Topf|Silikon; Eiskübel; Flaschenkühler; Cocktailshaker; Flaschenverschluss; Flachmann; Karaffe; Dekanter; Kühlbox; Spieß + Grill|Schaschlik; Zahnstocher
fr: égouttoir à vaisselle; range couverts; bloc à couteaux; étagère à épices; dérouleur essuie tout; casier à bouteilles; corbeille à fruits; boîte à pain; pot à épices; huilier; salière; sucrier; beurrier; présentoir à gâteaux; coquetier; dessous de plat; sous verre; couvercle + poêle|silicone|casserole; seau à glace; shaker à cocktail; bouchon de bouteille; carafe; glacière; brochette + barbecue|bois; cure dent
es: escurreplatos; cubertero; especiero; portarrollos de cocina; botellero; frutero; panera; tarro de especias; aceitera; salero; azucarero; mantequillera; soporte para tartas; huevera; posavasos; salvamanteles; tapa + sartén|olla|silicona; cubitera de hielo; coctelera; tapón de botella; petaca + acero; decantador; jarra; nevera portátil + camping|plástico; brocheta; palillo de dientes
it: scolapiatti; portaposate; ceppo coltelli; portaspezie; portarotolo; portabottiglie; fruttiera; cestino pane; oliera; saliera; zuccheriera; burriera; alzata per torta; portauovo; sottobicchiere; sottopentola; coperchio + pentola|padella|silicone; secchiello ghiaccio; shaker cocktail; fiaschetta; decanter; caraffa; spiedini; stuzzicadenti
nl: afdruiprek; bestekbak; messenblok; kruidenrek; keukenrolhouder; wijnrek; fruitschaal; broodtrommel brood; kruidenpot; oliefles; zoutstrooier; suikerpot; botervloot; taartplateau; eierdop; onderzetter; pannenonderzetter; deksel + pan|siliconen; ijsemmer; cocktailshaker; karaf; koelbox; tandenstoker
pl: suszarka do naczyń; ociekacz; stojak na noże; półka na przyprawy; stojak na wino; chlebak; pojemnik na przyprawy; solniczka; cukierniczka; maselniczka; patera; podkładka pod kubek; podstawka pod garnek; pokrywka; shaker; korek do butelki; piersiówka; karafka; wykałaczki
pt: escorredor de louça; porta talheres; porta temperos; porta papel toalha; fruteira; porta pão; saleiro; açucareiro; manteigueira; boleira; porta copos; descanso de panela; tampa + panela|silicone; balde de gelo; coqueteleira; rolha para garrafa; jarra de vidro; espeto de churrasco; palito de dente
not: wall coaster wheel; roller coaster; lens cover; car cup holder; wine cooler fridge; electric wine cooler; thermoelectric cooler box; car cooler box; pitcher pump; baseball pitcher; coaster brake; decanter centrifuge; egg holder toy; lid lock; salt shaker toy; drink dispenser machine; egg tray paper pulp; knife sharpener; hip flask holder; hair skewer; wine cellar; lid lifter; lid sealing; bag clip for hair; meat skewer machine; coaster mould; coaster mold; toilet lid
  insulation=vacuum -> 961700 ~.02
  power=electric|mains -> 850980 ~.01
  use kitchen-goods
ask: main
t: bamboo spice rack => 441919
t: stainless steel cocktail shaker => 732393
t: silicone stretch lids set of 6 => 392410
t: glass water carafe 1l => 701349
t: coaster mould for resin => !4419
