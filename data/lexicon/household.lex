# Kitchen and table ware, mugs, bottles and household textiles: by material.

value form=cutlery
en: fork; spoon; cutlery

@ bed-linen
en: duvet cover; bed sheet; pillowcase; bedding set; fitted sheet; bed linen; flat sheet; quilt cover; pillow case; duvet set; comforter cover
de: Bettwäsche; Bettbezug; Spannbettlaken; Kissenbezug; Bettlaken
fr: housse de couette; parure de lit; drap housse; taie d'oreiller; drap de lit
es: funda nórdica; juego de sábanas; sábana; funda de almohada
it: copripiumino; lenzuolo; federa; completo letto
nl: dekbedovertrek; hoeslaken; kussensloop; beddengoed
pl: pościel; poszewka na kołdrę; prześcieradło; poszewka
pt: capa de edredão; lençol; fronha; jogo de cama
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
en: frying pan; saucepan; cooking pot; wok; casserole; skillet; stock pot; cookware set; grill pan; dutch oven; pan + frying|kitchen|cooking|induction; stewpot; griddle pan; roasting pan; baking tray; cake tin
de: Bratpfanne; Kochtopf; Topfset; Pfanne; Backblech
fr: poêle; casserole; faitout; cocotte; moule à gâteau
es: sartén; cacerola; olla; batería de cocina
it: padella; pentola; casseruola
nl: koekenpan; kookpot; pannenset
pl: patelnia; garnek; rondel
pt: frigideira; panela; caçarola; tacho
not: pressure cooker electric; pan handle; pan rack; pan tilt camera; toy pan; play kitchen; eye shadow pan; paint pan; pan drawer; pan lid
  main: cast-iron 732391; stainless-steel 732393 ~.35; aluminium 761510 ~.4; iron|steel 732399; copper 741810; glass 701349; ceramic 691200; silicone 392410
  finish=enamelled -> 732394
  * -> 761510
ask: main
t: cast iron skillet => 732391
t: aluminium non stick frying pan => 761510
t: pan tilt camera => !7615

@ kitchen-knife
en: kitchen knife; chef knife; paring knife; bread knife; steak knife; knife set; table knife; santoku; cleaver; pocket knife; folding knife; hunting knife; knife block set; carving knife; utility knife kitchen
de: Küchenmesser; Kochmesser; Brotmesser; Taschenmesser; Messerset
fr: couteau de cuisine; couteau de chef; couteau de poche; couteau
es: cuchillo de cocina; cuchillo; navaja
it: coltello da cucina; coltello; coltellino
nl: keukenmes; koksmes; zakmes
pl: nóż kuchenny; nóż; scyzoryk
pt: faca de cozinha; faca; canivete
not: knife sharpener; knife block; palette knife; knife holder; knife magnet; putty knife; knife switch; craft knife blade; butter knife plastic; butter knife; butter knives; fish knife; fish knives; knife stand
  main=plastic -> 392410 ~.02
  main=wood -> 441990 ~.01
  "cleaver" -> 821490   # kitchen cleavers are named in 8214.90
  "set" -> 821110
  "folding" -> 821193
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
fr: boîte à repas; boîte à lunch; boîte de conservation; lunch box
es: fiambrera; tupper; recipiente para alimentos; táper
it: porta pranzo; contenitore per alimenti; lunch box
nl: broodtrommel; lunchbox; vershouddoos
pl: lunchbox; śniadaniówka; pojemnik na żywność
pt: lancheira; marmita; recipiente para alimentos
not: lunch box bag; electric lunch box; lunch bag
  insulation=vacuum -> 961700
  main: plastic 392410 ~.7; steel 732393; aluminium 761510; glass 701349; bamboo 441919; wood 441990; ceramic 691200; textile 420292; silicone 392410
  * -> 392410
ask: main
t: stainless steel lunch box => 732393
t: plastic bento box => 392410
t: lunch break board game => !392410

@ mug-cup
en: mug; cup; coffee mug; tea cup; coffee cup; travel mug; espresso cup; teacup; cup and saucer; beer mug; plate + dinner|ceramic|porcelain|salad|dessert; dinner set; dinnerware; bowl + soup|salad|ceramic|porcelain|cereal|mixing|rice; tableware; teapot; saucer; serving tray; jug; dinner plate; salad bowl; soup bowl
de: Tasse; Becher; Teller; Schüssel; Kaffeetasse; Teekanne; Geschirr
fr: tasse; mug; assiette; bol; vaisselle; théière; saladier
es: taza; plato + cerámica|porcelana|postre|llano; cuenco; vajilla; tetera
it: tazza; piatto + ceramica|porcellana; ciotola; teiera
nl: mok; kopje; bord + eten|porselein; kom; theepot; servies
pl: kubek; filiżanka; talerz; miska; czajniczek
pt: caneca; xícara; prato + cerâmica|porcelana; tigela; bule
not: cup holder; world cup; menstrual cup; suction cup; cup cake; egg cup; moon cup; bra cup; cupping; mug press; mug warmer; cup sleeve; cup lid; measuring cup; cup hook; paper cup; mug rack; cup mat; dog bowl; toilet bowl; mug tree; trophy cup; cup dispenser; sippy cup
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
de: Handtuch; Badetuch; Geschirrtuch; Strandtuch
fr: serviette de bain; serviette de plage; torchon; drap de bain
es: toalla; paño de cocina
it: asciugamano; telo mare; strofinaccio
nl: handdoek; badhanddoek; theedoek
pl: ręcznik
pt: toalha de banho; toalha; pano de prato
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
fr: bouteille isotherme; gourde isotherme; thermos; mug isotherme
es: termo; botella térmica
it: borraccia termica; thermos; bottiglia termica
nl: thermosfles; thermosbeker
pl: termos; kubek termiczny; butelka termiczna
pt: garrafa térmica; copo térmico
implies: insulation=vacuum
  * -> 961700
t: stainless steel vacuum insulated bottle 500ml => 961700
t: insulated lunch bag => !9617

@ water-bottle
en: water bottle; sports bottle; drinking bottle; baby bottle; drink bottle; drinking flask; bidon; shaker bottle; feeding bottle; sippy cup
de: Trinkflasche; Wasserflasche; Babyflasche
fr: gourde; bouteille d'eau réutilisable; biberon; bouteille réutilisable
es: botella de agua; biberón; cantimplora
it: borraccia; bottiglia d'acqua; biberon
nl: drinkfles; waterfles; zuigfles
pl: bidon; butelka na wodę; butelka dla niemowląt
pt: garrafa de água; squeeze; mamadeira; biberão
not: bottle opener; bottle brush; hot water bottle; bottle warmer; bottle holder; bottle cage; bottle cap; bottle rack; mineral water bottle
  insulation=vacuum -> 961700
  main: plastic 392410 ~.6; stainless-steel 732393 ~.7; steel 732393; aluminium 761510; glass 701349; silicone 392410
  * -> 392410
ask: main; insulation
t: plastic sports water bottle => 392410
t: aluminium water bottle => 761510
t: hot water bottle rubber => !392410
