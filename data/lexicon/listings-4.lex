# Marketplace listings, third part: hardware, light, model, music, camera, fishing and clothing goods in the words of crowded titles.

value material=acrylic-fibre in synthetic
en: acrylic + beanie|glove|gloves|mitten|mittens|scarf|scarves|sweater|knitted|knitting|crochet|cardigan|pullover|shawl|poncho|turtleneck|earflap|snood|balaclava|leg warmer|leg warmers

@ anime-statue
en: anime figure; anime figures; pvc anime figure; anime statue; manga figure; collectible anime figure; garage kit figure; nendoroid; gk statue; blind box figure
de: Anime Figur = anime figure; Manga Figur = manga figure; Blindbox Figur = blind box figure
fr: figurine manga = manga figurine; figurine anime = anime figure; figurine pvc manga = pvc manga figurine
es: figura anime = anime figure; figura manga = manga figure; figura de colección anime = collectible anime figure
it: statuetta anime = anime statue; personaggio anime = anime figure; statuina anime = anime statue
nl: anime figuur = anime figure; manga figuur = manga figure; anime beeldje = anime statue
pl: figurka anime = anime figure; figurka manga = manga figure; figurka kolekcjonerska anime = collectible anime figure
pt: figura de anime = anime figure; boneco de anime = anime doll; estatueta anime = anime statue
  * -> 950300     # figures of characters are toys of 95.03
t: Anime Figure PVC Statue Collection Model 25cm; Material: PVC => 950300
t: ceramic figurine cat => 691390

@ bag-strap-chain
en: bag chain strap; purse chain strap replacement; bag strap chain; handbag chain strap; chain strap + bag|purse|handbag; crossbody chain strap; chain strap metal bag
de: Taschenkette Metall; Kettenriemen Tasche; Handtaschenkette
fr: chaîne sac à main; chaîne bandoulière sac; anse chaîne sac
es: correa cadena bolso
it: tracolla catena borsa; manico catena borsa
nl: tasketting metaal; kettingriem tas; schouderketting tas
pl: pasek łańcuszkowy do torebki; łańcuch do torebki
pt: alça corrente bolsa; corrente de bolsa
  main: plastic 392690 ~.05; steel|iron 731589 ~.4; aluminium 761699 ~.1; copper 741980 ~.05; base-metal 731589
  * -> 731589
ask: main
t: Bag Chain Strap Metal Replacement Handle Gold 120cm Handbag; Material: Iron => 731589
t: aluminium chain strap for handbag => 761699
t: pu leather crossbody bag with chain strap => 420222

@ battery-for-device
en: battery + sony|canon|nikon|gopro|dji|nintendo|makita|dewalt|motorola|nokia|huawei|xiaomi|samsung|lenovo|asus|acer|garmin|panasonic|olympus|fujifilm|insta360|jbl|dyson|roomba|roborock|kindle|ipad|macbook|np-fw50|lp-e6|en-el14|np-f550|bl-5c
de: Akku = rechargeable battery + Sony|Canon|Nikon|GoPro|Dyson|Makita|Samsung|Huawei|iPad|MacBook
fr: batterie = battery + sony|canon|nikon|gopro|dyson|makita|samsung|huawei|ipad|macbook
es: batería = battery + sony|canon|nikon|gopro|dyson|makita|samsung|huawei|ipad|macbook
it: batteria = battery + sony|canon|nikon|gopro|dyson|makita|samsung|huawei|ipad|macbook
nl: accu = rechargeable battery + sony|canon|nikon|gopro|dyson|makita|samsung|huawei|ipad|macbook
pl: akumulator = rechargeable battery + sony|canon|nikon|gopro|dyson|makita|samsung|huawei|ipad|macbook; bateria = battery + sony|canon|nikon|gopro|dyson|samsung|huawei|ipad|macbook
pt: bateria = battery + sony|canon|nikon|gopro|dyson|makita|samsung|huawei|ipad|macbook
not: battery charger; battery case; battery cover; battery door; battery holder; battery grip; battery connector; battery tester; battery adapter; battery sticker; battery box; battery powered; battery operated; battery charging; battery clip; battery cable; battery terminal; battery plate; battery display; battery life; dummy battery; battery compartment; battery flex; battery back cover; battery adhesive; battery mount; battery bag; battery stand; battery included; built-in battery; battery hub
  chemistry: lead 850720; ni-cd 850730; ni-mh 850750; alkaline 850610
  * -> 850760
t: NP-FW50 Battery for Sony A6000 A7 1080mAh => 850760
t: battery charger for Canon LP-E6 => 850440
t: battery door cover for GoPro Hero 9 => !850760

@ battery-charging-hub
en: battery charging hub; charging hub + drone|dji|battery|mini|mavic|air; multi battery charger; dual battery charger; two way charging hub; drone charger; intelligent flight battery charger
de: Akku Ladestation; Ladehub Drohne; Doppelladegerät
fr: station de charge batterie drone; hub de charge; chargeur double batterie
es: estación de carga baterías dron; hub de carga; cargador doble batería
it: stazione di ricarica batterie drone; hub di ricarica; caricatore doppio batteria
nl: oplaadhub; batterijlader drone; dubbele acculader
pl: ładowarka akumulatorów drona; hub ładujący; ładowarka podwójna
pt: estação de carregamento bateria drone; hub de carregamento; carregador duplo bateria
  * -> 850440
t: Drone Charger Multi Battery Charging Hub for DJI Mini 3 => 850440
t: rechargeable lithium battery pack 12v => 850760

@ belt-tactical-buckle
en: quick release buckle + tactical belt|military belt|nylon belt|canvas belt; automatic buckle + leather belt|men belt|belt men|mens belt; metal buckle + tactical belt|webbing belt|canvas belt; cobra buckle + belt
de: Taktischer Gürtel = tactical belt; Koppel Gürtel Nylon = nylon duty belt
fr: ceinture tactique = tactical belt; ceinture militaire = military belt
es: cinturón táctico = tactical belt; cinturón militar = military belt
it: cintura tattica = tactical belt; cintura militare = military belt
nl: tactische riem = tactical belt; militaire riem = military belt
pl: pasek taktyczny = tactical belt; pas taktyczny = tactical belt
pt: cinto tático = tactical belt; cinto militar = military belt
not: buckle only; belt buckle blank; 10pcs; 20pcs; 50pcs
  main: leather 420330 ~.3; plastic-sheet|plastic 392620 ~.1; textile 621710 ~.5
  "leather" -> 420330
  * -> 621710
t: Tactical Belt Military Quick Release Buckle Nylon Men; Material: Nylon => 621710
t: Men Belt Genuine Leather Automatic Buckle; Material: Cowhide => 420330
t: plastic quick release buckle 25mm 10 pcs => 392690

@ clothes-drawer-box
en: underwear storage box; socks storage box; underwear socks storage box; bra storage box; drawer organizer + underwear|socks|bra|clothes; foldable storage box clothes; clothes storage box; clothes storage bin; quilt storage bag; clothes storage bag; closet storage bag; under bed storage bag
de: Unterwäsche Organizer; Schubladen Organizer Stoff; Kleideraufbewahrung; Unterbettkommode Stoff
fr: organisateur sous-vêtements; boîte rangement sous-vêtements; housse rangement couette
es: organizador ropa interior; caja organizadora ropa interior; bolsa almacenamiento ropa
it: organizer biancheria intima; scatola porta biancheria; custodia piumone
nl: ondergoed organizer; opbergbox ondergoed; opbergtas dekbed
pl: organizer na bieliznę; pudełko na bieliznę; torba na pościel
pt: organizador de roupa íntima; caixa organizadora calcinha; saco organizador edredom
  main: plastic 392490 ~.2; bamboo 442191 ~.03; cardboard 481960 ~.02; wood 442090 ~.02; textile 630790
  * -> 630790
ask: main
t: Underwear Socks Storage Box Foldable Closet Organizer Divider; Material: Non Woven => 630790
t: PP plastic underwear organizer drawer 16 grids => 392490
t: pack of 5 mens cotton socks => 611595

@ console-shell part of game-console
en: replacement shell + joy-con|joycon|switch|ps4|ps5|xbox|psp|gba|game boy|gameboy|ds lite|3ds|controller|steam deck; housing shell + joy-con|joycon|switch|ps4|ps5|xbox|psp|gba|gameboy|ds lite|3ds|controller; faceplate + ps5|xbox|controller|switch; back shell + steam deck|switch|controller; face plate + ps5|xbox|controller; button set + joy-con|ps5|xbox|gameboy|controller; joystick module + ps4|ps5|xbox|joy-con|switch|controller; trigger button + ps4|ps5|xbox|controller
de: Ersatzgehäuse Joy-Con; Konsolengehäuse Ersatz
fr: coque de remplacement joy-con; coque manette remplacement
es: carcasa de repuesto joy-con; carcasa mando
it: scocca ricambio joy-con; guscio controller ricambio
nl: vervangende behuizing joy-con
pl: obudowa + joy-con|pada|konsoli switch
pt: carcaça controle
not: case cover
  * -> 950450
t: Replacement Shell Housing for Nintendo Switch Joy-Con DIY; Material: Plastic => 950450
t: silicone case for PS5 controller => 392690

@ craft-wire-copper
en: copper beading wire; craft wire + copper|brass|gold plated|silver plated|wire wrapping; jewelry wire + copper|brass|wire wrapping; beading wire + copper|brass; jewellery wire + copper|brass; brass craft wire
de: Schmuckdraht Kupfer; Bastelraht Kupfer; Messingdraht Basteln
fr: fil laiton bijoux
es: alambre de cobre bisutería
it: filo di rame bigiotteria; filo ottone bigiotteria
nl: koperdraad sieraden; messingdraad hobby
pl: drut miedziany do biżuterii; drut mosiężny do biżuterii
pt: fio de cobre bijuteria; arame de cobre artesanato
  metal=silver -> 710692 ~.03
  main: brass 740821 ~.2; copper 740819 ~.7; aluminium 760529 ~.03; stainless-steel 722300 ~.02; steel|iron 721720 ~.02
  * -> 740819
t: Jewelry Wire 0.3mm 20m Copper Craft Beading; Material: Copper => 740819
t: brass craft wire 1mm 5m => 740821
t: beading wire 7 strand nylon coated stainless steel => !7408

@ e-scooter-spare part of personal-electric-vehicle
en: brake disc + electric scooter|m365|ninebot|e-scooter|escooter; brake rotor + electric scooter|m365|ninebot|e-scooter; disc rotor + electric scooter|m365|ninebot; brake caliper + electric scooter|m365|ninebot; brake pads + electric scooter|m365|ninebot; dashboard cover + m365|ninebot|electric scooter; folding hook + m365|ninebot|electric scooter; fender + m365|ninebot|electric scooter; mudguard + m365|ninebot|electric scooter; kickstand + m365|ninebot|electric scooter; front fork + m365|ninebot|electric scooter; handlebar + m365|ninebot|electric scooter
de: Bremsscheibe + E-Scooter|Ninebot|M365; Bremsbelag + E-Scooter|Ninebot|M365; Schutzblech + E-Scooter|Ninebot|M365
fr: disque de frein + trottinette électrique|ninebot|m365; plaquettes + trottinette électrique|ninebot|m365; garde boue + ninebot|m365
es: disco de freno + patinete eléctrico|ninebot|m365; pastillas + patinete eléctrico|ninebot|m365; guardabarros + ninebot|m365
it: disco freno + monopattino elettrico|ninebot|m365; pastiglie + monopattino elettrico|ninebot|m365; parafango + ninebot|m365
nl: remschijf + elektrische step|ninebot|m365; remblokken + elektrische step|ninebot|m365; spatbord + ninebot|m365
pl: tarcza hamulcowa + hulajnoga elektryczna|hulajnogi|ninebot|m365; klocki + hulajnogi|ninebot|m365; błotnik + ninebot|m365
pt: disco de freio + patinete elétrico|ninebot|m365; pastilhas + trotinete elétrica|ninebot|m365; para-lama + ninebot|m365
not: phone holder; handlebar bag
  * -> 871410     # of electric scooters of 8711.60
t: Scooter Brake Disc Rotor 120mm for Xiaomi M365 Pro Electric Scooter => 871410
t: 160mm MTB Disc Rotor 6 Bolt Bike => 871494

@ elastic-bead-cord
en: crystal elastic cord; elastic crystal string; elastic cord + beading|beads|bracelet|crystal|jewelry making; stretch string + bead|beads|beading|bracelet; elastic beading cord; elastic bracelet cord; elastic string + bracelet|beads|beading; stretch cord + bead|beads|bracelet; crystal string beading; opelon cord
de: elastischer Perlenfaden; Gummifaden Perlen; elastische Schnur Schmuck
fr: fil élastique perles; fil élastique bracelet; fil nylon élastique bijoux
es: hilo elástico pulseras; cordón elástico bisutería; hilo elástico abalorios
it: filo elastico perline; filo elastico bracciali; filo elastico bigiotteria
nl: elastisch rijgdraad; elastiek sieraden; elastisch draad kralen
pl: gumka do koralików; żyłka elastyczna
pt: fio elástico pulseiras; fio de silicone miçangas; elástico bijuteria
  "opelon" -> 560410 ~.5
  main: rubber|textile 560410 ~.15
  * -> 540411      # polyurethane monofilament above 67 decitex, up to 1 mm: elastomeric
t: Elastic Cord 0.8mm Crystal Thread Stretch String for Beading; Material: TPU => 540411
t: elastic band sewing 6mm 10m => !540411

@ fishing-box-lure
en: fishing tackle box; fishing lure storage case; lure storage box; lure storage case; fishing accessories box; fishing gear box; fishing hook box; tackle tray; fishing tool box; fishing box organizer
de: Angelbox; Köderkoffer; Gerätekasten Angeln
fr: malette de pêche; boîte de rangement pêche
es: caja aparejos pesca; maletín pesca
it: scatola accessori pesca; valigetta pesca
nl: visbox; tacklebox
pl: skrzynka wędkarska; organizer wędkarski
pt: maleta de pesca; estojo de pesca
  * -> 392690
t: Fishing Tackle Box Double Sided Lure Storage Case; Material: Plastic => 392690
t: fishing lure set 20 pcs => 950790

@ flag-made-up
en: brass grommets + flag|flags; grommets + flag|national flag|country flag|banner flag; car window flag; stick flag; hand held flag; hand waving flag; desk flag; plastic pole + flag|flags; window clip + flag; boat flag; feather flag banner; sleeve flag; embroidered flag
de: Autofahne = car flag; Autoflagge = car flag; Stockfahne = stick flag; Handfahne = hand held flag; Tischflagge = table flag; Bootsflagge = boat flag
fr: drapeau voiture = car flag; drapeau à main = hand flag; drapeau de table = table flag; pavillon bateau = boat flag
es: bandera de coche = car flag; banderín de mano = hand pennant; bandera de mesa = desk flag; bandera para barco = boat flag
it: bandierina auto = car flag; bandierina da mano = hand held flag; bandiera da tavolo = table flag; bandiera barca = boat flag
nl: autovlag = car flag; zwaaivlag = hand waving flag; tafelvlag = table flag; bootvlag = boat flag
pl: flaga samochodowa = car flag; flaga na biurko = desk flag; bandera jachtowa = boat flag
pt: bandeira de carro = car flag; bandeirinha de mão = hand held flag; bandeira de mesa = table flag; bandeira barco = boat flag
not: flag pole kit; flagpole; grommet kit; grommet tool; flag pole holder; flag pole bracket
  main: paper 491199 ~.03; plastic 392690 ~.05
  "pvc" -> 392690
  * -> 630790
t: Pirate Jolly Roger Skull Flag 3x5ft Polyester Banner Brass Grommets => 630790
t: Car Flag with Plastic Pole Window Clip Germany 30x45cm 2pcs; Material: Polyester => 630790
t: brass grommet kit with tool 100 sets => !6307

@ guitar-strap-more part of guitar, guitar-electric
en: acoustic guitar strap; electric guitar strap; bass guitar strap; guitar strap + bass|acoustic|electric|ukulele|adjustable; strap lock + guitar|bass
de: Gitarrengurt Bass; Ukulele Gurt; Strap Lock
fr: sangle ukulélé; sangle basse; courroie guitare
es: correa ukelele; correa bajo; correa para guitarra
it: tracolla ukulele; tracolla basso; cinghia chitarra
nl: ukelele band; basgitaarband; gitaarriem
pl: pasek do ukulele; pasek do basu; pas gitarowy
pt: correia ukulele; alça de baixo
  * -> 920992
t: Guitar Strap Adjustable Cotton Acoustic Electric Bass; Material: Cotton => 920992
t: camera shoulder strap nylon => !9209

@ hat-pompom
en: pom pom + beanie|hat|hats|winter cap|knit cap; pompom + beanie|hat|knit cap; pom pom beanie; pompom beanie; knitted beanie; winter beanie; earflap hat; hat scarf set; hat and scarf set; beanie + pom|knit|knitted|winter|cuffed|slouchy|satin lined
de: Beanie Mütze = beanie
fr: bonnet tricoté = knitted beanie; bonnet hiver = winter beanie
es: gorro con pompón = pompom hat; gorro de punto = knitted hat; gorro invierno = winter hat
it: berretto con pompon = pom pom beanie; cappello con pon pon = pom pom hat; berretto a maglia = knitted beanie
nl: muts met pompon = pom pom beanie; bobbelmuts = pom pom beanie
pl: czapka dzianinowa = knitted hat
pt: gorro com pompom = pom pom beanie; gorro de tricô = knitted beanie; touca de tricô = knitted beanie
not: pom pom maker; pom pom trim; pom pom for hat; faux fur pom pom ball; pom pom balls; beanie label; beanie patch; beanie boo; diy pom pom; beanie mold; pom pom snap; fur pom pom + snap; gorro de ducha
  for=pet -> 420100
  for=doll -> 950300
  * -> 650500
t: Winter Beanie Knitted Hat Women Pom Pom; Material: Acrylic => 650500
t: faux fur pom pom balls for hats 10 pcs => !6505

@ helmet-intercom accessory of helmet, safety-helmet
en: helmet headset; helmet bluetooth headset; motorcycle helmet bluetooth headset; motorcycle helmet intercom; bluetooth headset + helmet; intercom headset + helmet|motorcycle|rider
de: Helm Headset; Helm Gegensprechanlage; Motorrad Gegensprechanlage
fr: intercom casque moto; kit bluetooth casque moto
es: intercomunicador casco; intercomunicador moto
it: interfono casco; interfono moto
nl: helm intercom; motorintercom
pl: interkom motocyklowy; interkom do kasku
pt: intercomunicador capacete; intercomunicador moto
  * -> 851762     # receives, converts and transmits voice by radio
t: Motorcycle Helmet Bluetooth Headset Intercom Waterproof => 851762
t: motorcycle helmet full face => 650610

@ illusion-lamp
en: 3d night lamp; 3d led lamp; 3d illusion night light; acrylic 3d lamp; 3d night light; 3d lamp base; led lamp base acrylic; night lamp base; acrylic night lamp
de: 3D Lampe; 3D Illusionslampe; 3D Nachtlicht
fr: lampe illusion 3d; veilleuse 3d
es: lámpara ilusión 3d; luz nocturna 3d
it: lampada illusione 3d; luce notturna 3d
nl: 3d lamp; 3d illusie lamp; 3d nachtlampje
pl: lampka nocna 3d; lampa 3d
pt: luminária 3d; abajur 3d; luz noturna 3d
not: 3d printer lamp; 3d wall lamp
  * -> 940521      # table lamp for LED
t: Acrylic 3D Night Lamp Base USB LED Illusion 7 Colors Touch; Material: Acrylic => 940521
t: 3d printed lampshade => !940521

@ led-strip-clip
en: led strip clip; led strip mounting clip; led strip mounting clips; led strip light clips; neon flex clip; neon flex mounting clip; neon flex mounting clips; neon flex end cap; neon strip clip; mounting clips + led strip|neon strip|neon flex; strip light holder clip; rope light clip; end caps + neon flex|neon strip
de: LED Streifen Clip; LED Strip Halter; Befestigungsclip LED Streifen
fr: clip de fixation ruban led; clip ruban led
es: clip fijación tira led; clips tira led
it: clip fissaggio striscia led; clip striscia led
nl: ledstrip clip; bevestigingsclip ledstrip
pl: klips do taśmy led; uchwyt taśmy led
pt: clipe fixação fita led; presilha fita led
  main: aluminium 761699 ~.04; base-metal 732690 ~.05; silicone|plastic 392690
  * -> 392690
t: Silicone Neon Flex Mounting Clips End Caps 12mm for Neon Strip => 392690
t: 5m led strip warm white 24v => 940542

@ linear-bushing
en: linear bushing; linear ball bushing; linear motion bearing; linear motion ball bearing; linear bushing bearing; flange linear bearing; linear rail + block|carriage|sbr16|sbr20|mgn12|mgn12h|hgr20|hgh20; linear guide + block|carriage|mgn12|hgr20|hgh20; lm10uu; lm12uu; lmf12uu; scs8uu; sc8uu; lm8luu
de: Linearkugellager; Linearlager LM8UU; Linearführung mit Wagen; Kugelumlaufführung
fr: douille à billes; douille à billes linéaire; rail linéaire avec chariot
es: casquillo lineal de bolas; rodamiento lineal lm8uu; guía lineal con patín
it: manicotto a sfere; boccola lineare a sfere; guida lineare con carrello
nl: lineaire kogelbus; kogelbus; lineaire geleider met wagen
pl: łożysko liniowe kulkowe; tuleja kulkowa; prowadnica liniowa z wózkiem
pt: bucha linear de esferas; pillow block linear; guia linear com patim
  * -> 848210
t: LM8UU 8mm Linear Bushing CNC Parts for 3D Printer; Material: Chrome Steel => 848210
t: bronze sleeve bushing 10mm => 848330

@ model-rc-part
en: shock absorber + trx4|trx-4|scx10|scx24|traxxas|axial|hsp|wltoys|rc crawler|1/10 rc|rc car; shock absorbers + trx4|scx10|traxxas|axial|wltoys|rc crawler|rc car; tires + rc car|rc truck|rc crawler|1/10|short course|1/8 buggy; tyres + rc car|rc crawler|1/10; wheel rims + rc car|rc crawler|1/10|beadlock; beadlock wheel rims; servo horn; servo arm + rc|25t; link rod + rc|scx10|trx4; pinion gear + rc|mod1|motor gear rc; differential gear + wltoys|traxxas|hsp; body shell + rc|1/10|drift; swing arm + wltoys|traxxas|rc car; drive shaft + wltoys|traxxas|rc car|scx10|trx4; rc winch; rc bumper; rc car upgrade parts
de: RC Stoßdämpfer; RC Felgen; RC Tuningteile
fr: amortisseur rc; jantes rc; pièces rc
es: amortiguador rc; llantas rc; piezas rc
it: ammortizzatore rc; cerchi rc; ricambi rc
nl: rc schokdemper; rc velgen; rc onderdelen
pl: amortyzator rc; felgi rc; części rc
pt: amortecedor rc; rodas rc crawler; peças rc
  * -> 950300     # parts of toys and reduced-size models
t: 1/10 RC Car Aluminum Shock Absorber for TRX4 SCX10 Crawler; Material: Aluminum Alloy => 950300
t: RC Car Tires 12mm Hex Wheel Rims 1/10 Short Course 4pcs; Material: Rubber => 950300
t: car shock absorber rear for golf mk5 => 870880

@ neodymium-disc
en: neodymium + n52|n50|n42|n35|disc|round disc|strong round|permanent; rare earth + permanent|n52|n35|countersunk|super strong; ndfeb + n52|n35|n42|disc|block|ring|countersunk; n52 strong disc
de: Neodym + N52|N42|N35|Scheibe|stark
fr: néodyme + n52|n42|n35|disque|puissant
es: neodimio + n52|n42|n35|disco|potente
it: neodimio + n52|n42|n35|disco|potente
nl: neodymium + n52|schijf|sterk
pl: neodymowy + n52|n38|walcowy|silny; neodymowe + n52|n38|silne
pt: neodímio + n52|n35|disco|forte
not: neodymium laser; neodymium oxide; rare earth oxide; neodymium speaker; neodymium driver; neodymium bulb; neodymium lamp; neodymium filter; neodymium driver unit; earphone; earphones; headphones; speaker
  * -> 850511
t: N52 Super Strong Round Disc Neodymium 10x2mm Fridge Rare Earth Permanent; Material: NdFeB => 850511
t: refrigerator 200l double door => 8418

@ rc-radio
en: rc radio; flysky fs-i6; fs-i6x; fs-i6; radiomaster; transmitter + flysky|radiomaster|futaba|jumper|elrs|expresslrs|10ch|6ch|rc car|rc; elrs receiver; 2.4ghz receiver rc; rc transmitter receiver
de: RC Fernsteuerung; RC Empfänger
fr: radiocommande rc; émetteur rc; récepteur rc
es: mando radio control; receptor rc
it: radiocomando rc; trasmittente rc; ricevente rc
nl: rc zender; rc ontvanger; rc afstandsbediening
pl: odbiornik rc
pt: rádio controle rc; transmissor rc; receptor rc
not: fm transmitter; video transmitter; pressure transmitter; temperature transmitter; remote control car; rc car ready
  * -> 852692
t: FlySky FS-i6X 10CH Transmitter Remote Control with Receiver for RC => 852692
t: bluetooth fm transmitter car => !852692

@ silicone-applicator-tool
en: silicone brush epoxy; epoxy applicator brush; silicone epoxy brush; resin brush silicone; epoxy resin brush; resin finger cots; resin tool kit; resin casting tools kit
de: Epoxidharz Pinsel Silikon; Mischbecher Epoxidharz; Rührstäbchen Silikon
fr: pinceau silicone résine; kit outils résine
es: pincel silicona resina; kit herramientas resina
it: pennello silicone resina; kit attrezzi resina
nl: siliconen kwast epoxy; mengbeker epoxy; roerstaafje siliconen
pl: pędzel silikonowy do żywicy; mieszadełko silikonowe
pt: pincel silicone resina; kit ferramentas resina
  main: paper 482369 ~.02; wood 442199 ~.05
  * -> 392690
t: Resin Mixing Cups Silicone 100ml Stir Sticks Epoxy Kit; Material: Silicone => 392690
t: epoxy resin kit 1kg => 390730

@ soap-dispenser-bottle
en: soap dispenser bottle; lotion dispenser bottle; soap dispenser + bathroom|lotion|hand soap|countertop|shampoo; shampoo dispenser bottle; lotion soap dispenser; soap bottle with pump; refillable shampoo bottle; dish soap dispenser
de: Lotionspender; Shampoospender
fr: flacon distributeur savon; pousse mousse rechargeable
es: bote dispensador champú
it: dispenser shampoo
nl: shampoodispenser
pl: dozownik mydła; dozownik szamponu
pt: dispenser sabonete; saboneteira líquida; porta sabonete líquido
not: automatic soap dispenser; electric soap dispenser; sensor soap dispenser; touchless soap dispenser; soap dispenser pump head; soap dispenser pump replacement; sink soap dispenser extension; automatischer seifenspender; distributeur de savon automatique; dispensador de jabón automático; dispenser sapone automatico; automatyczny dozownik
  power=electric|battery -> 847989 ~.1
  main: plastic 392490 ~.5; ceramic 691200; glass 701399; stainless-steel 732490; aluminium 761520; base-metal 732490
  * -> 392490
ask: main
t: Soap Dispenser Bottle 300ml Bathroom Lotion Pump; Material: Plastic => 392490
t: ceramic soap dispenser bathroom => 691200
t: pump head for lotion bottle 24/410 => !3924

@ t-slot-bolt
en: t slot bolt; t slot screw; t bolt + 2020|3030|4040|m6|m8|hammer; hammer head bolt; hammer head screw; t slot hammer head screw; t head bolt; hammer bolt
de: Hammerkopfschraube; T-Nutenschraube; Nutenschraube
fr: vis à tête marteau; boulon rainure en t
es: tornillo cabeza de martillo; tornillo ranura en t
it: vite a testa martello; bullone per cava a t
nl: hamerkopbout; t-gleuf bout
pl: śruba młotkowa; śruba teowa
pt: parafuso cabeça de martelo; parafuso t slot
  main: plastic 392690 ~.02; brass 741533 ~.02
  * -> 731815
t: M6 T Slot Bolt Hammer Head Screw for 2020 Profile; Material: Carbon Steel => 731815
t: claw hammer 500g => 820520

@ tarp-clip
en: tarp clip; tarp clips; tarpaulin clip; tarp clamp; awning clamp; tent clip; tent tarp clips; canopy clamp; lock grip tarp; tent snap clip; shade cloth clip; shade net clip; greenhouse film clamp; bungee ball; tent peg clip; tent guy line tensioner; rope tensioner tent; guyline adjuster
de: Planenclip; Planenklemme; Zeltclip; Gewächshausklemme; Schattiernetz Clip
fr: clip bâche; pince bâche; clip tente; clip filet ombrage
es: clip toldo; pinza para lona; clip malla sombra; tensor cuerda tienda
it: clip telo; pinza telone; clip rete ombreggiante; tenditore tenda
nl: zeilklem; tentclip; schaduwdoek clip
pl: klips do plandeki; klamerka do plandeki; klips do folii tunel; naciąg linki namiotu
pt: clipe para lona; presilha lona; esticador corda barraca
  "bungee" -> 560900 ~.8
  "boule" -> 560900 ~.8
  main: plastic 392690 ~.8; aluminium 761699; base-metal 732690
  * -> 392690
ask: main
t: 20pcs Tarp Clips Heavy Duty Lock Grip Awning Clamp Camping Tent Canopy; Material: Plastic => 392690
t: aluminium guyline adjuster tent 10 pcs => 761699
t: pe tarpaulin 4x6m => 630612

@ tongue-drum
en: tongue steel drum; hand pan drum; rain drum + steel|notes; tank drum + notes|steel|scale; handpan drum; steel drum + notes|tongue|handpan|mallets
de: Stahlzungentrommel; Handpan Instrument
fr: tambour à languettes; handpan instrument; tambour langue acier
es: tambor de lengua de acero; handpan instrumento
it: tamburo a lingua; tamburo a lingua in acciaio; handpan strumento
nl: lotusdrum; handpan instrument
pl: stalowy bęben językowy; handpan instrument
pt: tambor de língua; tambor língua de aço; handpan instrumento
not: handpan bag; handpan stand; oil drum; steel drum 200l; tongue drum bag
  * -> 920600
t: Tongue Steel Drum 6 inch 8 Notes Handpan; Material: Steel Alloy => 920600
t: steel drum 200 litres open top => 731010

@ touch-digitizer-panel part of tablet, laptop
en: digitizer panel; touch digitizer; touch digitizer panel; digitizer + lenovo|galaxy tab|ipad|tab m10|mediapad|kindle|surface
de: Digitizer + Tablet|iPad|Lenovo|Galaxy Tab
fr: digitizer + ipad|tablette|lenovo
es: digitalizador + ipad|tablet|lenovo
it: digitizer + ipad|tablet|lenovo
nl: digitizer + ipad|tablet|lenovo
pl: digitizer + ipad|tablet|lenovo
pt: digitalizador + ipad|tablet|lenovo
not: graphics tablet; drawing tablet; lcd display touch digitizer; lcd touch digitizer
  "lcd" -> 852491
  "display" -> 852491 ~.6
  "oled|amoled" -> 852492
  "phone|iphone" -> 851779
  * -> 847330
t: Touch Digitizer Panel for iPad 9.7 A1822 Glass Replacement => 847330
t: iPad 10.2 tablet 64gb => !847330

@ wig-cap
en: stocking wig cap; stocking + wig cap|wig caps; nylon wig cap; mesh dome wig cap; hair net + wig; hairnet liner + wig; fishnet wig cap
de: Perückenkappe; Perückenhaube; Unterziehhaube Perücke
fr: bonnet perruque; filet perruque; sous perruque
es: gorro para peluca; redecilla peluca; media para peluca
it: calotta parrucca; retina parrucca; cuffia parrucca
nl: pruikkap; pruikennetje; haarnetje pruik
pl: czepek pod perukę; siateczka pod perukę
pt: redinha peruca; tela para peruca
not: wig cap stand
  main: plastic 392620 ~.01
  * -> 650500     # hair-nets of any material
t: Wig Cap Stocking Hair Net Liner Nylon 2pcs Elastic Beige; Material: Nylon => 650500
t: women nylon tights 20 denier => 611521
