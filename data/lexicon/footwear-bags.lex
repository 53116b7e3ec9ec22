# Footwear (ch. 64: the upper's largest outer area, then the sole) and bags (4202: named forms, then the outer surface).

value kind=sports
en: tennis; basketball; gym; training; running; sports shoe; jogging; athletic; football boot; trainer; sneaker
de: Sport; Turnschuh; Laufschuh
fr: sport; course
es: deportivo; deportiva
it: sportivo; corsa
pl: sportowy; sportowe
value kind=spiked
en: spikes; cleats; studs; golf shoe; football boot; soccer cleats
value kind=plugged-thong
en: flip flop; thong sandal; zori
value form=handbag
en: handbag; shoulder bag; crossbody; clutch

table footwear
  upper=textile: sole=leather 640420 ~.03; kind=sports 640411; * 640419
  upper=leather: toe-cap=metal 640340; kind=spiked 640319; sole=leather ankle=covered 640351 ~.05; sole=leather 640359 ~.1; ankle=covered 640391; * 640399
  upper=plastic|rubber: kind=plugged-thong 640220; toe-cap=metal 640299; kind=spiked 640219; waterproof=yes ankle=covered 640192; ankle=covered 640291; * 640299
  upper=wood|cork|straw -> 640590
  kind=plugged-thong -> 640220 ~.05
  kind=sports -> 640411
  * -> 640299 ~.4

@ ankle-boot
en: boot; ankle boot; chelsea boot; bootie; hiking boot; combat boot; knee high boot; work boot; safety boot; snow boot; western boot; winter boot
de: Stiefel; Stiefelette; Wanderschuh
fr: botte; bottine
es: bota; botín
it: stivale; stivaletto
nl: laars
pl: but zimowy; kozaki; botki
pt: bota
not: boot tray; boot liner; car boot; boot sock; boot polish; boot camp; boot cover; boot lace; axle boot; boot jack; boot cut jeans; boot disk
implies: ankle=covered
  use footwear
ask: upper; sole
t: leather ankle boots rubber sole => 640391
t: safety boots with steel toe leather upper => 640340
t: boot polish => !6403

@ backpack
en: backpack; rucksack; daypack; gym bag; duffel bag; travel bag; sports bag; toiletry bag; cosmetic bag; wash bag; laptop bag; tote bag; shopping bag + canvas|cotton|reusable|nylon; cooler bag; fanny pack; waist bag; bum bag; camera bag; diaper bag; lunch bag; holdall; drawstring bag; makeup bag; pencil case; tool bag; garment bag
de: Rucksack; Reisetasche; Sporttasche; Kulturbeutel; Bauchtasche; Stofftasche
fr: sac à dos; sac de voyage; trousse; sac de sport
es: mochila; bolsa de viaje; neceser; bolsa de deporte; riñonera
it: zaino; borsone; beauty case; marsupio
nl: rugzak; reistas; toilettas
pl: plecak; torba podróżna; kosmetyczka; torba sportowa
pt: mochila; necessaire; bolsa de viagem
not: backpack sprayer; baby carrier; backpack vacuum; leaf blower backpack; golf bag cover
  outer: leather 420291 ~.04; textile|plastic-sheet|plastic 420292 ~.9; other 420299
  * -> 420292
ask: outer
t: nylon hiking backpack => 420292
t: leather rucksack => 420291
t: backpack sprayer => !420292

@ handbag
en: handbag; shoulder bag; crossbody bag; clutch bag; evening bag; purse + women|shoulder|ladies; messenger bag; satchel + women|ladies; hobo bag; bucket bag; sling bag
de: Handtasche; Umhängetasche; Clutch
fr: sac à main; sac bandoulière; pochette
es: bolso; bolso de mano; bandolera
it: borsa; borsa a mano; borsetta; pochette
nl: handtas; schoudertas
pl: torebka; torebka damska
pt: bolsa feminina; carteira de mão
not: handbag hook; bag strap; handbag organizer; bag charm; punching bag
  outer: leather 420221 ~.2; textile|plastic-sheet|plastic 420222 ~.9; other 420229
  * -> 420222
ask: outer
t: genuine leather shoulder bag for women => 420221
t: pu leather crossbody bag => 420222
t: handbag hook table hanger => !4202

@ sandal
en: sandal; flip flop; slide sandal; clog; crocs; mule + shoe; slipper; house shoe; espadrille
de: Sandale; Zehentrenner; Hausschuh; Pantoffel; Badelatschen
fr: sandale; tong; chausson; pantoufle; claquette
es: sandalia; chancla; zapatilla de casa; pantufla
it: sandalo; infradito; ciabatta; pantofola
nl: sandaal; slipper; pantoffel
pl: sandał; klapki; kapcie
pt: sandália; chinelo; pantufa
not: slipper sock; slipper chair; slipper bath
implies: ankle=open
  use footwear
ask: upper; sole
t: rubber flip flops => 640220
t: leather sandals women => 640399
t: slipper chair => !64

@ shoe
en: shoe; sneaker; trainer + shoe|men|women|kids|running; running shoe; loafer; pump + heel; high heel; ballet flat; dress shoe; oxford shoe; canvas shoe; derby shoe; moccasin; football boot; golf shoe; walking shoe
de: Schuh; Turnschuh; Halbschuh; Laufschuh; Pumps
fr: chaussure; basket; mocassin; escarpin; baskets
es: zapato; zapatilla deportiva; zapatilla; mocasín; tenis
it: scarpa; sneakers; mocassino
nl: schoen; sneaker
pl: but; buty; trampki; adidasy
pt: sapato; tênis; sapatilha
not: shoe rack; shoe polish; shoe horn; shoe box; brake shoe; shoe insole; horse shoe; shoe lace; shoe tree; shoe cover; shoe bag; shoe cabinet; shoe stretcher; hot shoe; shoe clip; shoe charm; shoe cleaner; shoe deodorizer; shoe brush; doll shoe
implies: ankle=open
  for=doll -> 950300
  use footwear
ask: upper; sole
t: mens leather oxford shoe with rubber sole => 640399
t: canvas sneakers rubber sole => 640411
t: shoe rack bamboo => !64

@ suitcase
en: suitcase; trolley case; luggage; carry on luggage; briefcase; vanity case; attache case; school bag; school satchel
de: Koffer; Trolley; Aktentasche; Schulranzen
fr: valise; cartable; porte documents
es: maleta; maletín; cartera escolar
it: valigia; cartella
nl: koffer; aktetas
pl: walizka; teczka; tornister
pt: mala de viagem; pasta executiva
not: luggage tag; luggage scale; luggage strap; luggage cover; luggage rack
  outer: leather 420211 ~.05; plastic|plastic-sheet|textile 420212 ~.9; other 420219
  * -> 420212
ask: outer
t: polycarbonate trolley suitcase => 420212
t: luggage tag => !420212

@ wallet
en: wallet; card holder; purse + coin|card|zip; coin purse; billfold; key case; cigarette case; glasses case; spectacle case; passport cover; money clip wallet; eyeglass case
de: Geldbörse; Portemonnaie; Kartenetui; Geldbeutel; Brillenetui
fr: portefeuille; porte monnaie; porte cartes
es: cartera; monedero; tarjetero; billetera
it: portafoglio; portamonete; porta carte
nl: portemonnee; portefeuille; pasjeshouder
pl: portfel; portmonetka; etui na karty
pt: carteira; porta moedas; porta cartões
not: phone wallet; wallet case; wallet chain; hardware wallet; crypto wallet
  outer: leather 420231 ~.4; plastic-sheet|textile 420232 ~.7; other 420239
  * -> 420232
ask: outer
t: mens genuine leather wallet => 420231
t: pu leather card holder => 420232
t: hardware wallet usb => !4202
