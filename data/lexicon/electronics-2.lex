# Electronics: phone, computer, camera, audio, video and smart home goods, light sources, electrical fittings and components.

value kind=fm
en: fm; fm transmitter
value kind=camera-lens
en: camera lens; dslr lens
es: objetivo para cámara
it: obiettivo fotografico
pt: objetiva para câmara
value kind=ssd
en: ssd; solid state; nvme; m.2; flash
de: SSD; NVMe
nl: ssd; nvme
pl: ssd; nvme; dysk ssd
value kind=oled
en: oled; amoled; super amoled
value kind=touch-active
en: active; rechargeable; palm rejection; apple pencil; ipad pencil; bluetooth; magnetic charging
value kind=multifunction
en: all in one; multifunction; scanner; copier; scan; mfp; 3 in 1
de: Multifunktionsgerät; Multifunktionsdrucker; All-in-One
es: multifunción; escáner; copiadora; todo en uno
it: multifunzione; scanner; fotocopiatrice
nl: multifunctional; all-in-one; multifunctionele printer; alles-in-een
pl: wielofunkcyjna; urządzenie wielofunkcyjne; 3 w 1; ze skanerem
pt: multifunções; multifuncional; digitalizador; copiadora
value kind=surge
en: surge; surge protector; surge protection
es: contra sobretensiones; protector de sobretensión; supresor de picos
it: contro sovratensioni; limitatore di sovratensione; scaricatore
pt: contra sobretensões; protetor de surto; descarregador
value kind=christmas
en: christmas; xmas; christmas tree
de: Weihnachten; Weihnachtsbaum; Christbaum; Adventskalender
fr: noël; sapin
es: navidad; árbol de navidad
it: natale; albero
nl: kerst; kerstboom; kerstmis; kerstverlichting
pl: choinka; świąteczne; bożonarodzeniowy; boże narodzenie
pt: natal
value kind=mains-plug
en: uk plug; eu plug; us plug
value for=speaker
en: speaker; loudspeaker; subwoofer
es: altavoz; altavoces
it: altoparlante; casse acustiche
pt: coluna de som; alto-falante; altifalante
value for=lamp
en: lamp; chandelier; pendant light; light fixture; ceiling light
es: lámpara; luminaria
it: lampada; lampadario
pt: candeeiro; luminária; lustre
value for=headphone
en: headphone; headset; earphone; earbud; airpods
es: auriculares; cascos
it: cuffie; auricolari
pt: auscultadores; auriculares; fones de ouvido

# Articles of base metal, usually steel: 7326, 7616, 7419, 7907
table goods-steel
  main: stainless-steel 732690 ~.2; iron 732690 ~.55; aluminium 761699 ~.12; copper 741980 ~.06; zinc 790700 ~.06; titanium 810890 ~.01
  main: plastic 392690 ~.1; bamboo 442191 ~.01; wood 442199 ~.02; leather 420500 ~.01; textile 630790 ~.02; rubber 401699 ~.02; glass 702000 ~.01; ceramic 691490 ~.01
  * -> 732690

@ phone-holder accessory of phone, tablet, car
en: phone holder; phone stand; phone mount; tablet stand; tablet holder; car phone mount; car phone holder; smartphone holder; mobile phone bracket; ipad stand; desk phone stand; magnetic car mount; mount + phone|smartphone; tablet mount
de: Handyhalterung = phone holder; Handyhalter = phone holder; Tablethalter = tablet holder; Smartphone Halterung = smartphone holder; Handyständer = phone stand
fr: support magnétique = magnetic holder + téléphone|voiture|smartphone|portable; support téléphone = phone holder; support de téléphone = phone holder; support smartphone = smartphone holder; support tablette = tablet holder; support pour téléphone = phone holder; support de smartphone = smartphone holder
es: soporte magnético = magnetic holder + móvil|coche|teléfono|celular|smartphone; soporte para móvil = phone holder; soporte móvil = phone holder; soporte de teléfono = phone holder; soporte para tablet = tablet holder; soporte de móvil = phone holder; soporte de celular = phone holder
it: supporto magnetico = magnetic holder + cellulare|telefono|auto|smartphone; supporto cellulare = phone holder; porta telefono = phone holder; supporto smartphone = smartphone holder; supporto tablet = tablet holder
nl: telefoonhouder = phone holder; tablethouder = tablet holder; telefoonstandaard = phone stand
pl: uchwyt magnetyczny = magnetic holder + telefon|smartfon|samochód|samochodowy; uchwyt na telefon = phone holder; stojak na telefon = phone stand; uchwyt samochodowy na telefon = car phone holder; uchwyt na tablet = tablet holder
pt: suporte magnético = magnetic holder + celular|telemóvel|carro|smartphone; suporte para telemóvel = phone holder; suporte celular = phone holder; suporte para tablet = tablet holder
not: phone holder tripod; phone holder wireless charger
  "charger" -> 850440
  "wireless charging" -> 850440
  "tripod" -> 962000
  use goods-of
ask: main
t: supporto magnetico per cellulare => !850511
t: adjustable phone holder for desk, plastic => 392690
t: aluminium tablet stand => 761699
t: phone case silicone => !732690

@ phone-grip accessory of phone
en: phone ring holder; phone grip; finger ring stand; phone ring; pop grip; popsocket; finger ring holder + phone|smartphone; finger grip + phone
de: Handyring = phone ring; Fingerhalterung = finger ring holder; Handy Ringhalter = phone ring holder
fr: anneau téléphone = phone ring; bague support téléphone = phone ring holder
es: anillo para móvil = phone ring; soporte anillo = phone ring holder
it: anello telefono = phone ring; anello per cellulare = phone ring
nl: telefoonring = phone ring
pl: uchwyt pierścień = phone ring holder; pierścień do telefonu = phone ring
  use goods-of
t: 360 rotating phone ring holder zinc alloy => 790700
t: plastic phone grip => 392690
t: silver ring 925 => !392690

@ phone-strap accessory of phone
en: phone strap; phone lanyard; phone charm; phone chain; mobile phone strap; phone wrist strap; crossbody phone lanyard; phone tether
de: Handykette = phone chain; Handyband = phone strap; Handyanhänger = phone charm
fr: cordon téléphone = phone strap; bijou de téléphone = phone charm; chaîne téléphone = phone chain; dragonne téléphone = phone wrist strap
es: colgante móvil = phone charm; cordón móvil = phone lanyard; correa para móvil = phone strap
it: laccio per cellulare = phone strap; cordino telefono = phone lanyard
nl: telefoonkoord = phone cord; telefoonketting = phone chain
pl: smycz do telefonu = phone lanyard; zawieszka do telefonu = phone charm
pt: cordão para telemóvel = phone lanyard; alça para celular = phone strap
  main: textile 630790 ~.4; leather 420500 ~.03; base-metal 732690 ~.1; glass 701890 ~.05
  "beaded" -> 392690
  "lanyard" -> 630790
  * -> 392690
ask: main
t: nylon phone lanyard crossbody => 630790
t: acrylic phone charm => 392690
t: phone holder => !630790

@ selfie-stick
en: selfie stick; tripod; monopod; camera tripod; phone tripod; mini tripod; selfie stick tripod; flexible tripod; bipod; octopus tripod; light stand + photo|ring light|studio
de: Selfiestick = selfie stick; Stativ = tripod stand; Kamerastativ = camera tripod; Dreibein = tripod; Einbeinstativ = monopod
fr: perche à selfie = selfie stick; trépied = tripod; monopode = monopod
es: palo selfie = selfie stick; trípode = tripod; monopié = monopod
it: bastone selfie = selfie stick; treppiede = tripod; cavalletto fotografico = camera tripod
nl: selfiestick = selfie stick; statief = tripod; driepoot = tripod
pl: statyw = tripod; kijek do selfie = selfie stick; trójnóg = tripod
pt: pau de selfie = selfie stick; tripé = tripod; bastão de selfie = selfie stick
not: tripod socket; tripod bag; tripod grill; tripod case; tripod table; tripod floor lamp; tripod stool; tripod lamp
  * -> 962000
t: bluetooth selfie stick tripod => 962000
t: tripod floor lamp => !962000

@ gimbal
en: gimbal; gimbal stabilizer; gimbal stabiliser; handheld stabilizer; smartphone gimbal; camera stabilizer; 3 axis stabilizer
de: Gimbal = gimbal; Handstabilisator = handheld stabilizer
fr: stabilisateur smartphone = smartphone gimbal; nacelle stabilisée = gimbal
es: estabilizador = stabilizer + móvil|cámara
it: stabilizzatore = stabiliser + smartphone|fotocamera
pl: gimbal = gimbal; stabilizator = stabilizer + telefon
not: gimbal ring; voltage stabilizer; estabilizante; stabilizzante
  * -> 847989     # machine with its own function (gyro, motors), no tripod
t: 3 axis gimbal stabilizer for smartphone => 847989
t: camera tripod => !847989

@ phone-lens accessory of phone
en: phone lens; phone camera lens; clip on lens; macro lens kit + phone|smartphone; fisheye lens + phone|smartphone; telephoto lens + phone|smartphone
de: Handyobjektiv = phone lens; Aufstecklinse = clip on lens
fr: objectif smartphone = phone lens; objectif téléphone = phone lens
es: lente para móvil = phone lens
pl: obiektyw do telefonu = phone lens
not: lens protector; camera lens protector
  * -> 900211
t: clip on fisheye lens for phone => 900211
t: contact lens => !900211

@ lens-protector accessory of phone
en: camera lens protector; lens protector; camera protector + phone|iphone|samsung; lens film + phone|iphone; camera glass protector
de: Kameraschutz = camera protector + iPhone|Handy|Samsung; Objektivschutz = lens protector
fr: protection caméra = camera protector + iphone|samsung
es: protector de cámara = camera protector; protector de lente = lens protector
pl: osłona aparatu = camera protector + iphone|telefon; szkło na aparat = camera glass protector
  main: plastic 391990 ~.15; base-metal 761699 ~.08
  * -> 700719
t: tempered glass camera lens protector for iphone 15 => 700719
t: dslr camera lens 50mm => !700719

@ phone-screen part of phone, tablet, laptop, watch
en: lcd display + phone|iphone|digitizer|replacement|laptop|tablet; lcd screen + phone|iphone|digitizer|replacement|laptop; touch screen digitizer; phone screen replacement; screen assembly + phone|iphone|lcd; replacement screen + phone|laptop|tablet; laptop screen; laptop lcd; display panel + laptop|lcd|oled; oled display + phone|iphone|replacement; amoled screen; oled screen; lcd assembly; display assembly
de: Ersatzdisplay = replacement screen; Display = display + Reparatur|Ersatz|Handy; Displayeinheit = display unit; LCD Bildschirm = lcd screen + Handy|Laptop
fr: écran lcd = lcd screen + téléphone|iphone|remplacement; vitre tactile = touch glass; écran de remplacement = replacement screen; dalle = display panel + portable|pc
es: pantalla lcd = lcd display + móvil|repuesto|táctil; pantalla de repuesto = replacement screen; pantalla táctil completa = touch screen assembly
it: schermo lcd = lcd screen + ricambio|cellulare; display ricambio = replacement display; display lcd = lcd display + touch
nl: lcd scherm = lcd screen + telefoon|vervanging; vervangend scherm = replacement screen
pl: wyświetlacz = display + telefon|lcd|digitizer; ekran lcd = lcd screen + telefon|laptop
pt: tela lcd = lcd screen; ecrã lcd = lcd screen; display = display + frontal|celular
not: screen protector
  kind=oled -> 852492 ~.15
  * -> 852491           # ch.85 n.7: the display module stays in 8524 whatever it is for
ask: kind
t: lcd display touch screen digitizer assembly for iphone 8 => 852491
t: amoled screen replacement for samsung phone => 852492
t: screen protector tempered glass => !852491

@ phone-part part of phone
en: phone back cover; back glass + iphone|phone|replacement; battery cover + phone|samsung|xiaomi|huawei|back; phone housing; middle frame + phone|iphone|housing; charging port flex; charging port + phone|iphone|flex|replacement; dock connector + phone|flex; flex cable + phone|iphone|volume|power|samsung; sim card tray; sim tray; earpiece + phone|iphone|replacement; power button flex; home button + iphone|phone; phone motherboard; phone spare parts
de: Backcover = phone back cover + Handy|Samsung|iPhone; Akkudeckel = battery cover; Ladebuchse = charging socket + Handy; SIM Schlitten = sim card tray
fr: vitre arrière = back glass; connecteur de charge = charging port; tiroir sim = sim tray; nappe = flex cable + iphone|samsung|téléphone
es: tapa trasera = phone back cover + móvil|samsung|xiaomi; conector de carga = charging connector; bandeja sim = sim tray
it: vetro posteriore = back glass; connettore di ricarica = charging connector; carrello sim = sim tray
pl: klapka baterii = battery cover; gniazdo ładowania = charging socket; tacka sim = sim card tray; tylna obudowa = phone back cover + telefon
pt: tampa traseira = phone back cover + celular|telemóvel|samsung; conector de carga = charging connector
not: remote battery cover
  * -> 851779
t: back glass battery cover replacement for samsung s21 => 851779
t: charging port flex cable for iphone 11 => 851779
t: usb charging cable for iphone => !851779

@ sim-card
en: sim card; prepaid sim; data sim; travel sim; esim card; rfid tag; nfc tag; nfc card; rfid card; key fob rfid; smart card; access card + rfid|proximity; nfc sticker; proximity card
de: SIM Karte = sim card; RFID Karte = rfid card; NFC Tag = nfc tag
fr: carte sim = sim card; badge rfid = rfid badge; étiquette nfc = nfc tag
es: tarjeta sim = sim card; tarjeta rfid = rfid card; etiqueta nfc = nfc tag
it: scheda sim = sim card; tessera rfid = rfid card; tag nfc = nfc tag
nl: simkaart = sim card; rfid kaart = rfid card
pl: karta sim = sim card; karta rfid = rfid card; tag nfc = nfc tag; brelok rfid = key fob rfid
pt: cartão sim = sim card; cartão rfid = rfid card
not: sim card tray; sim card adapter; sim card holder; sim card reader; sim card cutter; rfid blocking; rfid wallet; sim card pin; rfid blocking card
  * -> 852352
t: rfid card 13.56mhz => 852352
t: rfid blocking wallet => !852352

@ sim-adapter
en: sim card adapter; sim adapter; nano sim adapter; sim card holder; sim eject pin; sim card pin; sim removal tool; memory card case; sd card case; sd card holder
de: SIM Adapter = sim adapter; Speicherkarten Etui = memory card case
  "pin" -> 732690
  "tool" -> 732690
  * -> 392690
t: nano sim adapter kit => 392690
t: micro sd card 64gb => !392690

@ stylus-pen accessory of tablet, phone
en: stylus pen; stylus; touch pen; touch screen pen; capacitive stylus; digital pen + tablet|ipad; tablet pen; apple pencil; active stylus; touch stylus
de: Eingabestift = stylus pen; Touchpen = touch pen; Touchstift = touch pen; Stylus = stylus
fr: stylet = stylus; stylet tactile = touch stylus
es: lápiz táctil = stylus pen; lápiz óptico = stylus pen; lápiz capacitivo = capacitive stylus
it: penna touch = touch pen; pennino touch = touch stylus; penna capacitiva = capacitive stylus
nl: styluspen = stylus pen; stylus = stylus; touchpen = touch pen
pl: rysik = stylus; rysik do tabletu = tablet stylus
pt: caneta touch = touch pen; caneta stylus = stylus pen
not: turntable stylus; stylus needle; stylus tip; record stylus; stylus nib
  kind=touch-active -> 847160 ~.4
  "active" -> 847160
  * -> 847330           # passive conductive tip: accessory of computers and phones
ask: kind
t: active stylus pen for ipad with palm rejection => 847160
t: turntable stylus needle => !847160

@ usb-adapter
en: usb adapter; otg adapter; usb c adapter; type c adapter; adapter + usb|otg|lightning|hdmi|vga|displayport; hdmi coupler; gender changer; usb to usb c; connector adapter + usb|hdmi; headphone adapter; headphone splitter; audio adapter; aux adapter; audio splitter
de: USB Adapter = usb adapter; OTG Adapter = otg adapter; HDMI Adapter = hdmi adapter; Kopfhöreradapter = headphone adapter; Klinkenadapter = audio jack adapter
fr: adaptateur usb = usb adapter; adaptateur hdmi = hdmi adapter; adaptateur jack = jack adapter
es: adaptador usb = usb adapter; adaptador hdmi = hdmi adapter; adaptador otg = otg adapter
it: adattatore usb = usb adapter; adattatore hdmi = hdmi adapter
nl: usb adapter = usb adapter; hdmi adapter = hdmi adapter
pl: adapter usb = usb adapter; przejściówka usb = usb adapter; przejściówka hdmi = hdmi adapter; adapter hdmi = hdmi adapter
pt: adaptador usb = usb adapter; adaptador hdmi = hdmi adapter
not: bluetooth usb adapter; usb wifi adapter; usb bluetooth adapter; power adapter; usb hub; usb lan adapter; usb ethernet adapter; ac adapter; wifi adapter; bluetooth adapter; wireless adapter; camera lens adapter
  "cable" -> 854442
  "headphone splitter" -> 854442
  "converter" -> 854370
  "vga" -> 854370             # signal conversion inside
  "displayport" -> 854370
  * -> 853669
t: usb c to usb a otg adapter => 853669
t: vga to hdmi converter adapter => 854370
t: usb wifi adapter 600mbps => !853669

@ usb-hub
en: usb hub; usb c hub; type c hub; docking station; usb splitter; multiport adapter; laptop dock; usb dock; hub + usb|usb-c|type c
de: USB Hub = usb hub; Dockingstation = docking station; USB Verteiler = usb splitter
fr: hub usb = usb hub; station d'accueil = docking station; concentrateur usb = usb hub
es: hub usb = usb hub; concentrador usb = usb hub; base de conexión = docking station
it: hub usb = usb hub; docking station = docking station
nl: usb hub = usb hub; dockingstation = docking station
pl: hub usb = usb hub; stacja dokująca = docking station; rozdzielacz usb = usb splitter
pt: hub usb = usb hub; estação de acoplamento = docking station
not: wheel hub; charging station; charging dock; charging hub
  * -> 847180
t: 7 in 1 usb c hub with hdmi => 847180
t: bicycle front hub => !847180

@ card-reader
en: card reader; memory card reader; sd card reader; smart card reader; barcode scanner; qr code scanner; rfid reader; nfc reader; magnetic card reader; barcode reader; payment terminal reader; id card reader
de: Kartenleser = card reader; Kartenlesegerät = card reader; Barcodescanner = barcode scanner
fr: lecteur de carte = card reader; lecteur de cartes = card reader; lecteur code barre = barcode reader; douchette code barre = barcode scanner
es: lector de tarjetas = card reader; lector de código de barras = barcode reader
it: lettore di schede = card reader; lettore codici a barre = barcode reader
nl: kaartlezer = card reader; barcodescanner = barcode scanner
pl: czytnik kart = card reader; czytnik kodów kreskowych = barcode reader
pt: leitor de cartões = card reader; leitor de código de barras = barcode reader
not: tarot card reader
  * -> 847190
t: usb barcode scanner handheld => 847190
t: usb 3.0 sd card reader => 847190
t: sd card 128gb => !847190

@ flash-memory
en: usb stick; usb flash drive; flash drive; memory stick; pen drive; thumb drive; memory card; sd card; micro sd card; microsd; compact flash card; ssd; solid state drive; portable ssd; nvme ssd; external ssd; usb drive; tf card
de: USB Stick = usb stick; Speicherkarte = memory card; SSD Festplatte = ssd
fr: clé usb = usb stick; carte mémoire = memory card; carte sd = sd card; disque ssd = ssd; carte micro sd = micro sd card; clef usb = usb stick; ssd interne = internal ssd; clé + usb go
es: memoria usb = usb flash drive; pendrive = pen drive; tarjeta de memoria = memory card; tarjeta sd = sd card; disco ssd = ssd; tarjeta micro sd = micro sd card; pincho usb = usb stick; ssd interno = internal ssd
it: chiavetta usb = usb stick; scheda di memoria = memory card; disco ssd = ssd; pendrive = pen drive; scheda micro sd = micro sd card; penna usb = usb stick; ssd interno = internal ssd; pen drive = pen drive
nl: usb stick = usb stick; geheugenkaart = memory card
pl: pendrive = usb flash drive; karta pamięci = memory card; dysk ssd = ssd; pamięć usb = usb flash drive
pt: pen drive = pen drive; cartão de memória = memory card; pen usb = usb flash drive; cartão micro sd = micro sd card; pendrive = pen drive; ssd interno = internal ssd
not: ssd enclosure; ssd case; ssd heatsink; sd card reader; sd card case; memory card reader; sd card holder; ssd bracket; ssd adapter; sd card adapter; memory card case; memory card holder
  * -> 852351     # ch.85 n.6: flash memory with a connecting socket, SSD included
t: usb flash drive 64gb => 852351
t: nvme ssd 1tb => 852351
t: memory card reader => !852351

@ hard-disk
en: hard disk; hard drive; hdd; external hard drive; portable hard drive; dvd drive; external dvd drive; optical drive; cd burner; nas drive; dvd burner; blu ray drive; network attached storage
de: Festplatte = hard drive; externe Festplatte = external hard drive; DVD Brenner = dvd burner; DVD Laufwerk = dvd drive
fr: disque dur = hard disk; lecteur dvd externe = external dvd drive; graveur dvd = dvd burner; disque dur externe = external hard drive
es: disco duro = hard disk; grabadora dvd = dvd burner; disco duro externo = external hard drive; disco ssd externo = external ssd
it: disco rigido = hard disk; hard disk esterno = external hard drive; masterizzatore = disc burner; hard disk = hard disk; disco esterno = external disk
nl: harde schijf = hard disk; harde schijven = hard disk
pl: dysk twardy = hard drive; dysk zewnętrzny = external drive; nagrywarka dvd = dvd burner
pt: disco rígido = hard disk; hd externo = external hard drive; disco externo = external hard drive; disco duro = hard disk; hd interno = internal hard drive
not: hard drive case; hdd enclosure; hard drive enclosure; hard drive bag; hdd caddy; hard drive caddy; hdd bracket; hard drive dock; hdd docking station; hdd case
  kind=ssd -> 852351 ~.05
  * -> 847170
t: external hard drive 2tb usb 3.0 => 847170
t: hdd enclosure 2.5 inch => !847170

@ computer-part part of laptop, laptop-computer, desktop-computer
en: hdd enclosure; hard drive enclosure; hdd caddy; ssd enclosure; computer case + pc|atx|tower|gaming; pc case; motherboard; mainboard; ram memory; memory module; ddr4; ddr5; ddr3 ram; heatsink + cpu|ssd|pc; cpu cooler heatsink; laptop hinge; palmrest + laptop; laptop bottom cover; keycap; keycaps; keyboard switch; mechanical switch + keyboard; pc part; riser card; thermal pad + cpu|gpu|laptop; laptop part; hdd case
de: Festplattengehäuse = hard drive enclosure; PC Gehäuse = pc case; Arbeitsspeicher = computer memory; Hauptplatine = motherboard; Tastenkappen = keycaps; Kühlkörper = heatsink + CPU|SSD
fr: boîtier disque dur = hard drive enclosure; carte mère = motherboard; mémoire vive = ram memory; barrette mémoire = memory module; boîtier pc = pc case
es: caja para disco duro = hard drive enclosure; placa base = motherboard; memoria ram = ram memory; caja de ordenador = computer case
it: case disco = hard drive enclosure; scheda madre = motherboard; memoria ram = ram memory; case pc = pc case
nl: moederbord = motherboard; geheugenmodule = memory module; pc behuizing = pc case
pl: płyta główna = motherboard; pamięć ram = ram memory; obudowa komputerowa = pc case; obudowa dysku = drive enclosure; nakładki na klawisze = keycaps
pt: placa mãe = motherboard; memória ram = ram memory; gabinete pc = pc case; caixa para disco = hard drive enclosure
not: phone motherboard; motherboard speaker; keycap puller; tv motherboard; ear ring
  "switch" -> 853650
  "thermal pad" -> 382499 ~.5
  * -> 847330
t: ddr4 16gb ram memory => 847330
t: pbt keycaps set for mechanical keyboard => 847330
t: mechanical keyboard rgb => !847330

@ graphics-card
en: graphics card; video card; gpu; sound card; usb sound card; video capture card; capture card; rtx; geforce; radeon; audio interface; pcie card + usb|sata|controller; usb audio interface
de: Grafikkarte = graphics card; Soundkarte = sound card; Capture Karte = capture card
fr: carte graphique = graphics card; carte son = sound card; carte d'acquisition = capture card
es: tarjeta gráfica = graphics card; tarjeta de sonido = sound card; capturadora = capture card
it: scheda grafica = graphics card; scheda audio = sound card
nl: videokaart = video card; geluidskaart = sound card; grafische kaart = graphics card
pl: karta graficzna = graphics card; karta dźwiękowa = sound card
pt: placa de vídeo = video card; placa gráfica = graphics card; placa de som = sound card
not: graphics card holder; gpu bracket; gpu holder; gpu support; graphics card bracket; graphics card fan
  * -> 847180
t: usb sound card external => 847180
t: gpu support bracket => !847180

@ desktop-computer
en: desktop computer; mini pc; gaming pc; desktop pc; computer tower; server + rack|computer; raspberry pi; single board computer; arduino; development board; workstation computer; all in one pc; esp32; microcontroller board; barebone pc; thin client
de: Desktop PC = desktop pc; Mini PC = mini pc; Gaming PC = gaming pc; Einplatinencomputer = single board computer; Entwicklungsboard = development board
fr: ordinateur de bureau = desktop computer; mini pc = mini pc; carte de développement = development board
es: ordenador de sobremesa = desktop computer; mini pc = mini pc; placa de desarrollo = development board
it: computer desktop = desktop computer; mini pc = mini pc; scheda di sviluppo = development board
nl: desktop computer = desktop computer; mini pc = mini pc
pl: komputer stacjonarny = desktop computer; mini pc = mini pc; płytka rozwojowa = development board
pt: computador de mesa = desktop computer; mini pc = mini pc; placa de desenvolvimento = development board
not: computer desk; desktop computer stand; raspberry pi case; raspberry pi hat; raspberry pi camera; arduino sensor; desktop computer case; server rack
  "all in one" -> 847141
  * -> 847150
t: raspberry pi 4 single board computer => 847150
t: computer desk wooden => !847150

@ cpu-processor
en: cpu processor; processor + intel|amd|ryzen|core|xeon|desktop; microprocessor; microcontroller; mcu chip; ryzen; intel core i5; intel core i7
de: Prozessor = processor + Intel|AMD
fr: processeur = processor + intel|amd
es: procesador = processor + intel|amd
pl: procesor = processor + intel|amd
not: food processor; processor cooler; signal processor; ryzen laptop; ryzen mini pc; proceso; procesar
  * -> 854231
t: intel core i5 processor lga1700 => 854231
t: food processor 800w => !854231

@ cooling-fan
en: cooling fan; computer fan; case fan; cpu fan; cpu cooler; pc fan; laptop cooling pad; laptop cooler; cooling pad + laptop; radiator fan; axial fan; exhaust fan; blower fan; phone cooler; inline duct fan; ventilation fan; extractor fan + bathroom|wall|duct; water cooler + cpu|aio
de: Gehäuselüfter = case fan; CPU Kühler = cpu cooler; Laptop Kühler = laptop cooler; Lüfter = fan + PC|CPU|Laptop|Gehäuse; Rohrventilator = inline duct fan; Badlüfter = bathroom fan
fr: ventilateur pc = pc fan; ventilateur de boîtier = case fan; refroidisseur pc portable = laptop cooler; extracteur d'air = extractor fan; ventirad = cpu cooler
es: ventilador pc = pc fan; ventilador para caja = case fan; base refrigeradora = cooling pad; extractor de aire = extractor fan
it: ventola = cooling fan + pc|cpu|case; base raffreddamento = laptop cooling pad; aspiratore = extractor fan + bagno
nl: ventilator = fan + pc|cpu; badkamerventilator = bathroom fan
pl: wentylator = fan + komputer|pc|cpu|obudowa; podkładka chłodząca = cooling pad; wentylator kanałowy = duct fan
pt: cooler = cooler + pc|notebook|cpu; ventoinha = fan
not: cooling fan resistor; ceiling fan; fan speed controller; fan grill; aspirante; aspirazione; aspira
  * -> 841459     # of a kind for cooling microprocessors, machines or ducts; household fans 841451
t: 120mm rgb pc case fan => 841459
t: laptop cooling pad with fans => 841459
t: ceiling fan with light => !841459

@ laptop-stand accessory of laptop, laptop-computer
en: laptop stand; laptop riser; notebook stand; macbook stand; laptop holder; vertical laptop stand; monitor stand; monitor riser; keyboard stand + computer|desk; cpu stand; computer stand
de: Laptopständer = laptop stand; Notebookständer = notebook stand; Monitorständer = monitor stand
fr: support ordinateur portable = laptop stand; support pc portable = laptop stand; rehausseur = riser + écran|moniteur
es: soporte portátil = laptop stand; soporte para portátil = laptop stand; soporte monitor = monitor stand
it: supporto pc = computer stand; supporto laptop = laptop stand; supporto monitor = monitor stand
nl: laptopstandaard = laptop stand; laptopstandaard = laptop stand; monitorstandaard = monitor stand
pl: podstawka pod laptopa = laptop stand; stojak na laptopa = laptop stand; podstawka pod monitor = monitor stand
pt: suporte notebook = laptop stand; suporte para portátil = laptop stand
  main: bamboo 442191 ~.05; wood 442199 ~.1; plastic 392690 ~.25; aluminium 761699 ~.6; iron 732690
  * -> 732690
ask: main
t: aluminium laptop stand foldable => 761699
t: bamboo monitor stand => 442191
t: laptop 15 inch => !761699

@ laptop-bag
en: laptop sleeve; laptop case; laptop pouch; notebook bag; macbook sleeve; tablet sleeve; macbook case; laptop briefcase; laptop messenger bag; tablet bag; macbook cover; macbook hard shell case; laptop hard case; laptop carrying case
de: Hülle = laptop sleeve + Laptop|Notebook|MacBook; Laptoptasche = laptop bag; Laptophülle = laptop sleeve; Notebooktasche = notebook bag; Tablettasche = tablet bag
fr: housse ordinateur = laptop sleeve; sacoche ordinateur = laptop bag; pochette ordinateur = laptop pouch; housse pc portable = laptop sleeve; sacoche pc portable = laptop bag; housse ordinateur portable = laptop sleeve; housse macbook = macbook sleeve
es: funda portátil = laptop sleeve; funda para portátil = laptop sleeve; maletín portátil = laptop briefcase; bolsa para portátil = laptop bag; funda ordenador = laptop sleeve; funda portátil neopreno = neoprene laptop sleeve; mochila para portátil = laptop backpack; funda laptop = laptop sleeve
it: custodia pc = laptop case; borsa pc = laptop bag; custodia laptop = laptop case; porta pc = laptop bag; custodia notebook = laptop case; borsa porta pc = laptop bag; custodia per notebook = laptop case; borsa notebook = notebook bag; custodia portatile = laptop case
nl: hoes = laptop sleeve + laptop|notebook|macbook; laptophoes = laptop sleeve; laptoptas = laptop bag; laptop sleeve = laptop sleeve; laptophoezen = laptop sleeve
pl: torba na laptopa = laptop bag; etui na laptopa = laptop case; pokrowiec na laptopa = laptop sleeve
pt: capa para notebook = laptop sleeve; pasta para notebook = laptop briefcase; mala portátil = laptop bag; capa portátil = laptop sleeve; bolsa para portátil = laptop bag; mala para portátil = laptop bag; capa notebook = laptop sleeve; pasta notebook = laptop briefcase; capa para portátil = laptop sleeve; pasta para portátil = laptop briefcase
  "hard shell" -> 392690
  "snap on" -> 392690
  outer: leather 420291 ~.05; plastic-sheet 420292; textile 420292 ~.7; plastic 392690
  * -> 420292
ask: outer
t: neoprene laptop sleeve 13 inch => 420292
t: macbook hard shell case => 392690
t: laptop computer 14 inch => !4202

@ keyboard-cover accessory of laptop, laptop-computer, mouse-keyboard
en: keyboard cover; keyboard protector; keyboard skin; webcam cover; camera cover slide; keyboard sticker; laptop skin; laptop sticker; keyboard wrist rest; wrist rest; anti dust plug; dust plug; keycap puller; palm rest + keyboard|mouse; laptop decal; console skin; keyboard tray
de: Tastaturabdeckung = keyboard cover; Webcam Abdeckung = webcam cover; Handballenauflage = palm rest; Tastaturaufkleber = keyboard sticker
fr: cache webcam = webcam cover; protection clavier = keyboard protector; repose poignet = wrist rest
es: protector teclado = keyboard protector; tapa webcam = webcam cover; reposamuñecas = wrist rest
it: copri tastiera = keyboard cover; copri webcam = webcam cover; poggiapolsi = wrist rest
nl: webcam cover = webcam cover; polssteun = wrist rest
pl: osłona klawiatury = keyboard cover; zaślepka na kamerę = webcam cover; podpórka pod nadgarstek = wrist rest
pt: capa teclado = keyboard cover; apoio de pulso = wrist rest
  "sticker" -> 391990
  "skin" -> 391990
  "decal" -> 391990
  * -> 392690
t: silicone keyboard cover for macbook => 392690
t: laptop skin vinyl sticker => 391990
t: mechanical keyboard => !392690

@ mouse-pad
en: mouse pad; mouse mat; gaming mouse pad; mousepad; desk mat; desk pad; mouse pad with wrist rest; large mouse mat
de: Mauspad = mouse pad; Mousepad = mouse pad; Schreibtischunterlage = desk pad
fr: tapis de souris = mouse mat; sous main = desk pad
es: alfombrilla de ratón = mouse pad; alfombrilla ratón = mouse pad; tapete de escritorio = desk mat
it: tappetino mouse = mouse pad; tappetino per mouse = mouse pad
nl: muismat = mouse mat; bureauonderlegger = desk pad
pl: podkładka pod mysz = mouse pad; mata na biurko = desk mat
pt: tapete de rato = mouse pad; mouse pad = mouse pad
  main: rubber 401699 ~.6; plastic-sheet 392690 ~.1; leather 420500 ~.03; textile 630790 ~.1; felt 560290; plastic 392690; aluminium 761699; cork 450490
  * -> 401699
ask: main
t: rubber gaming mouse pad 800x300 => 401699
t: pu leather desk mat => 392690
t: wireless mouse => !4016

@ monitor
en: computer monitor; gaming monitor; lcd monitor; led monitor; portable monitor; pc monitor; curved monitor; touch screen monitor; monitor + inch|hz|ips|1080p|4k
de: Computermonitor = computer monitor; Bildschirm = screen + Zoll|PC|Hz; Gaming Monitor = gaming monitor
fr: écran d'ordinateur = computer monitor; moniteur pc = pc monitor; écran pc = pc monitor; moniteur portable = portable monitor; moniteur = monitor; écran ordinateur = computer monitor; écran gaming = gaming monitor; écran pc gamer = gaming monitor; moniteur gaming = gaming monitor; écran = screen + pouces|gamer|144hz|hz
es: monitor pc = pc monitor; monitor gaming = gaming monitor; monitor portátil = portable monitor; monitor = monitor; pantalla de ordenador = computer monitor; pantalla pc = pc monitor; monitor para ordenador = computer monitor; monitor curvo = curved monitor
it: monitor pc = pc monitor; monitor gaming = gaming monitor; monitor portatile = portable monitor; monitor = monitor; schermo pc = pc monitor; monitor per pc = pc monitor; monitor curvo = curved monitor
nl: computermonitor = computer monitor; beeldscherm = display screen + inch|pc
pl: monitor komputerowy = computer monitor; monitor = monitor + cali|ips|hz
pt: monitor gamer = gaming monitor; monitor pc = pc monitor; monitor = monitor; ecrã pc = pc screen; monitor curvo = curved monitor
not: monitor stand; monitor arm; monitor mount; baby monitor; heart rate monitor; blood pressure monitor; in ear monitor; monitor riser; monitor light; studio monitor; glucose monitor; monitor light bar; car monitor; sleep monitor; energy monitor; air quality monitor; battery monitor; tyre pressure monitor; tire pressure monitor
  * -> 852852
t: 27 inch 144hz gaming monitor => 852852
t: blood pressure monitor => !852852

@ tv-set
en: television; smart tv; led tv; tv set; 4k tv; oled tv; lcd tv; qled tv; portable tv
de: Fernseher = television; Fernsehgerät = television; Smart TV = smart tv
fr: téléviseur = television; télévision = television; smart tv = smart tv; tv led = led tv; télé = television + pouces; tv = tv + pouces
es: televisor = television; televisión = television; smart tv = smart tv; tele = television + pulgadas; televisor led = led tv; pantalla smart tv = smart tv
it: televisore = television; smart tv = smart tv; tv led = led tv; televisore led = led tv; tv = tv + pollici
nl: televisie = television; smart tv = smart tv
pl: telewizor = television; smart tv = smart tv
pt: televisor = television; televisão = television; smart tv = smart tv; tv led = led tv; tv = tv + polegadas
not: tv stand; tv bracket; tv mount; tv remote; tv box; tv cabinet; tv antenna; tv stick; tv backlight; tv board; smart tv box; tv cover; tv tray; smart tv stick; tv wall mount; television stand; smart tv remote; smart tv backlight; tv light; tv part; tv motherboard; tv wall bracket; telar
  * -> 852872
t: 55 inch 4k smart tv => 852872
t: tv remote control => !852872

@ tv-part part of television, tv-set, monitor
en: tv motherboard; tv main board; t-con board; tcon board; tv backlight strip; led backlight strip + tv|inch; backlight bar + tv; tv power board; tv inverter board; tv stand legs; tv base stand; backlight strip + tv|lg|samsung
  * -> 852990
t: led backlight strip for lg 42 inch tv => 852990
t: rgb led strip light 5m => !852990

@ projector
en: projector; mini projector; video projector; home theater projector; lcd projector; dlp projector; portable projector; projector 1080p; beamer; home cinema projector
de: Beamer = projector; Projektor = projector; Videoprojektor = video projector
fr: vidéoprojecteur = video projector; projecteur vidéo = video projector; mini projecteur = mini projector
es: proyector = projector; mini proyector = mini projector; proyector portátil = portable projector; videoproyector = video projector; cañón proyector = projector
it: proiettore = projector; videoproiettore = video projector; mini proiettore = mini projector
nl: beamer = projector; projector = projector
pl: projektor = projector; rzutnik = projector
pt: projetor = projector; mini projetor = mini projector; videoprojetor = video projector; projector = projector
not: projector screen; star projector; galaxy projector; projector lamp; projector mount; projector bulb; projector stand; night light projector; projector night light; slide projector; christmas projector; laser light projector; film projector; overhead projector; starry sky projector; projector headlight; projector lens
  "home cinema" -> 852869
  "home theater" -> 852869
  "home theatre" -> 852869
  * -> 852862 ~.6     # can connect directly to a computer
t: mini projector 1080p hdmi portable => 8528
t: galaxy star projector night light => !8528

@ projection-screen
en: projector screen; projection screen; movie screen; pull down screen; projector screen with stand
de: Beamer Leinwand = projector screen; Projektionsleinwand = projection screen
fr: écran de projection = projection screen
es: pantalla de proyección = projection screen; pantalla proyector = projector screen
it: schermo proiettore = projector screen; telo proiettore = projector screen
nl: projectiescherm = projection screen
pl: ekran projekcyjny = projection screen
pt: tela de projeção = projection screen
  * -> 901060
t: 120 inch projector screen with stand => 901060
t: mini projector => !901060

@ wall-mount-screen accessory of television, monitor, projector
en: tv wall mount; tv mount; tv bracket; monitor arm; monitor mount; projector mount; tv wall bracket; monitor desk mount; wall bracket + tv|monitor|speaker|projector; speaker bracket; speaker wall mount; vesa mount; dual monitor arm; microwave bracket
de: Wandhalter = wall bracket + Fernseher|TV|Monitor|Lautsprecher; TV Wandhalterung = tv wall mount; Fernsehhalterung = tv mount; Monitorhalterung = monitor mount; Monitorarm = monitor arm
fr: support mural tv = tv wall mount; bras écran = monitor arm; support tv = tv stand or mount; bras de moniteur = monitor arm; support tv mural = tv wall mount; support écran = monitor stand or mount; bras support tv = tv mount arm; support télé = tv stand or mount
es: soporte tv = tv mount; soporte de pared tv = tv wall mount; brazo monitor = monitor arm; soporte de tv = tv mount; soporte de pared para tv = tv wall mount; soporte televisor = tv mount; soporte tv de pared = tv wall mount; soporte para tv = tv mount
it: staffa = wall bracket + tv|televisore|monitor; staffa tv = tv bracket; supporto tv = tv mount; braccio monitor = monitor arm; supporto tv da parete = tv wall mount; supporto a parete per tv = tv wall mount; staffa tv da parete = tv wall bracket
nl: wandbeugel = wall bracket + tv|televisie|monitor; tv beugel = tv bracket; tv muurbeugel = tv wall bracket; monitorarm = monitor arm
pl: uchwyt do telewizora = tv mount; uchwyt ścienny tv = tv wall mount; ramię do monitora = monitor arm
pt: suporte de parede = wall mount + tv|televisão|monitor; suporte tv = tv mount; suporte de parede tv = tv wall mount; suporte de parede para tv = tv wall mount; suporte de tv = tv mount; suporte para tv = tv mount; suporte televisão = tv mount; suporte monitor = monitor mount
  main=plastic -> 392690 ~.03
  * -> 830250
t: full motion tv wall mount 32-65 inch => 830250
t: wall mounted lamp => !830250

@ tv-box
en: tv box; android tv box; set top box; streaming stick; tv stick; media player + tv|android|streaming|4k; satellite receiver; tv tuner; iptv box; dvb-t2 receiver; streaming box; chromecast; fire tv stick; roku; digital tv converter
de: TV Box = tv box; Receiver = receiver + DVB|SAT|Satellit; Streaming Stick = streaming stick; Sat Receiver = satellite receiver
fr: boîtier tv = tv box; décodeur = tv decoder; box android tv = android tv box; clé tv = tv stick
es: tv box = tv box; decodificador = set top box; receptor satélite = satellite receiver; sintonizador tdt = digital terrestrial tv tuner
it: tv box = tv box; decoder = tv decoder; ricevitore satellitare = satellite receiver
nl: tv box = tv box; settopbox = set top box; mediaspeler = media player
pl: tv box = tv box; dekoder = set top box; tuner dvb-t2 = dvb-t2 tuner; przystawka smart tv = smart tv box
pt: tv box = tv box; descodificador = tv decoder; recetor satélite = satellite receiver
  * -> 852871
t: android tv box 4gb 32gb => 852871
t: bluetooth audio receiver => !852871

@ tv-antenna
en: tv antenna; tv aerial; satellite dish; digital antenna; indoor antenna + tv|hdtv; hdtv antenna; car antenna; radio antenna; antenna + tv|car|radio|fm|am; am fm antenna; whip antenna; car aerial; shark fin antenna; uhf antenna; parabolic antenna
de: Zimmerantenne = indoor antenna; DVB-T Antenne = dvb-t antenna; Satellitenschüssel = satellite dish; Autoantenne = car antenna; Fernsehantenne = tv antenna
fr: antenne tv = tv antenna; parabole = satellite dish; antenne tnt = digital tv antenna; antenne voiture = car antenna
es: antena tv = tv antenna; antena parabólica = parabolic antenna; antena tdt = digital antenna; antena coche = car antenna
it: antenna tv = tv antenna; parabola satellitare = satellite dish; antenna auto = car antenna
nl: tv antenne = tv antenna; schotelantenne = satellite dish; auto antenne = car antenna
pl: antena tv = tv antenna; antena telewizyjna = tv antenna; antena samochodowa = car antenna; czasza satelitarna = satellite dish
pt: antena tv = tv antenna; antena parabólica = parabolic antenna; antena carro = car antenna
not: wifi antenna; antenna cable; antenna splitter; antenna tower; antenna amplifier; antenna connector
  * -> 852910
t: indoor hdtv digital tv antenna => 852910
t: shark fin car antenna => 852910
t: tv stand oak => !852910

@ wifi-antenna
en: wifi antenna; wi-fi antenna; lora antenna; 4g antenna; gsm antenna; lte antenna; wlan antenna; 2.4ghz antenna; router antenna; 5g antenna; antenna + wifi|lora|lte|sma|gsm
de: WLAN Antenne = wifi antenna; LTE Antenne = lte antenna
fr: antenne wifi = wifi antenna; antenne 4g = 4g antenna
es: antena wifi = wifi antenna; antena 4g = 4g antenna
pl: antena wifi = wifi antenna; antena lte = lte antenna
  * -> 851771
t: 5dbi wifi antenna sma => 851771
t: wifi router dual band => !851771

@ router
en: router + wifi|wireless|dual band|4g|5g|vpn|ethernet|gigabit|mesh|internet; modem; wifi router; wifi extender; wifi repeater; wifi range extender; network switch; ethernet switch; gigabit switch; access point; mesh wifi; wifi adapter; usb wifi adapter; bluetooth adapter; bluetooth dongle; bluetooth receiver; bluetooth transmitter; network card; powerline adapter; smart home hub; zigbee gateway; zigbee hub; bluetooth audio receiver; wifi dongle; mobile hotspot; wifi module; bluetooth module; media converter + fiber; ethernet adapter; lan adapter; poe switch; sfp module; usb bluetooth adapter; wireless adapter; wifi booster; poe injector; carplay adapter; wireless carplay
de: WLAN Router = wifi router; WLAN Repeater = wifi repeater; WLAN Verstärker = wifi booster; Netzwerk Switch = network switch; Netzwerkkarte = network card; WLAN Stick = wifi dongle; Bluetooth Adapter = bluetooth adapter; Bluetooth Empfänger = bluetooth receiver; Router = router + WLAN|LTE
fr: routeur = router; répéteur wifi = wifi repeater; clé wifi = wifi dongle; adaptateur bluetooth = bluetooth adapter; commutateur réseau = network switch; récepteur bluetooth = bluetooth receiver; amplificateur wifi = wifi booster; clé bluetooth = bluetooth dongle
es: enrutador = router; router wifi = wifi router; repetidor wifi = wifi repeater; adaptador bluetooth = bluetooth adapter; adaptador wifi = wifi adapter; receptor bluetooth = bluetooth receiver; tarjeta de red = network card
it: router wifi = wifi router; ripetitore wifi = wifi repeater; adattatore bluetooth = bluetooth adapter; adattatore wifi = wifi adapter; ricevitore bluetooth = bluetooth receiver
nl: wifi versterker = wifi booster; wifi router = wifi router; netwerkswitch = network switch; bluetooth ontvanger = bluetooth receiver; wifi adapter = wifi adapter
pl: router wifi = wifi router; wzmacniacz wifi = wifi booster; wzmacniacz sygnału wifi = wifi booster; karta sieciowa = network card; adapter bluetooth = bluetooth adapter; odbiornik bluetooth = bluetooth receiver; przełącznik sieciowy = network switch
pt: roteador = router; repetidor wifi = wifi repeater; adaptador bluetooth = bluetooth adapter; adaptador wifi = wifi adapter; recetor bluetooth = bluetooth receiver
not: router bit; router table; wood router; cnc router; trim router; router shelf; router holder; router template; switch poe camera; wifi router holder
  "poe injector" -> 850440
  * -> 851762
t: dual band wifi router ax1800 => 851762
t: bluetooth 5.0 usb dongle => 851762
t: wood router bit 1/4 shank => !851762

@ fitness-tracker
en: fitness tracker; smart band; smart bracelet; activity tracker; fitness band; fitness watch; bluetooth tracker; key finder; airtag; item finder; smart ring; item tracker; anti lost tracker; smart tag; fitbit; smart watch
de: Fitnesstracker = fitness tracker; Fitnessarmband = fitness bracelet; Schlüsselfinder = key finder; Aktivitätstracker = activity tracker; Bluetooth Tracker = bluetooth tracker
fr: bracelet connecté = smart bracelet; traqueur d'activité = activity tracker; montre connectée = smart watch; traceur bluetooth = bluetooth tracker; localisateur de clés = key finder
es: pulsera inteligente = smart bracelet; pulsera de actividad = activity tracker; reloj inteligente = smart watch; localizador bluetooth = bluetooth tracker; buscador de llaves = key finder
it: braccialetto fitness = smart bracelet; smartband = smart band; orologio intelligente = smart watch; localizzatore bluetooth = bluetooth tracker; smartwatch = smart watch
nl: fitnesstracker = fitness tracker; activity tracker = activity tracker; slimme horloge = smart watch; sleutelvinder = key finder
pl: opaska sportowa = fitness band; smartband = smart band; inteligentny zegarek = smart watch; lokalizator bluetooth = bluetooth tracker; lokalizator kluczy = key finder
pt: pulseira inteligente = smart bracelet; relógio inteligente = smart watch; localizador bluetooth = bluetooth tracker
not: airtag holder; airtag case; airtag keychain; fitness band resistance; smart watch band; smart watch strap; smart watch charger; airtag collar; fitbit band; fitbit strap; smart watch screen
  "gps tracker" -> 852691
  * -> 851762
t: smart bracelet fitness tracker heart rate => 851762
t: bluetooth key finder tracker => 851762
t: airtag holder leather => !851762

@ gps-device
en: gps tracker; gps navigator; gps navigation; satnav; car gps; gps device; vehicle tracker; gps locator; dog gps tracker; sat nav; gps receiver; gps module; gps bike computer
de: Navigationsgerät = navigation device; GPS Tracker = gps tracker; Navi = navigation device
fr: gps voiture = car gps; traceur gps = gps tracker; navigateur gps = gps navigator; balise gps = gps beacon
es: navegador gps = gps navigator; localizador gps = gps locator; rastreador gps = gps tracker
it: navigatore gps = gps navigator; localizzatore gps = gps locator; navigatore satellitare = satnav
nl: navigatiesysteem = navigation system; gps tracker = gps tracker
pl: nawigacja gps = gps navigation; lokalizator gps = gps locator; nawigacja samochodowa = car gps
pt: navegador gps = gps navigator; localizador gps = gps locator; rastreador gps = gps tracker
not: gps antenna; gps holder; gps mount; gps watch; gps drone; gps jammer; gps case
  * -> 852691
t: magnetic gps tracker for car => 852691
t: drone with gps and camera => !852691

@ walkie-talkie
en: walkie talkie; two way radio; ham radio; transceiver radio; handheld radio; cb radio; baofeng; intercom headset + motorcycle|helmet; marine vhf radio; uhf radio handheld
de: Walkie Talkie = walkie talkie; Funkgerät = two way radio; CB Funk = cb radio
fr: talkie walkie = walkie talkie; radio cb = cb radio; émetteur récepteur = transceiver
es: walkie talkie = walkie talkie; radio bidireccional = two way radio; transceptor = transceiver
it: walkie talkie = walkie talkie; ricetrasmittente = two way radio; radio ricetrasmittente = two way radio
nl: walkietalkie = walkie talkie; portofoon = two way radio; portofoon = two way radio
pl: krótkofalówka = walkie talkie; walkie talkie = walkie talkie; radiotelefon = two way radio; krótkofalówek = walkie talkie
pt: walkie talkie = walkie talkie; rádio comunicador = two-way radio; intercomunicador = intercom + rádio
not: walkie talkie antenna; walkie talkie headset; walkie talkie battery; walkie talkie earpiece; toy walkie talkie; kids walkie talkie; radio antenna
  * -> 852560
t: pair of walkie talkie long range => 852560
t: fm radio portable => !852560

@ intercom
en: intercom; door phone; video door phone; intercom system; doorphone; helmet intercom; pager; restaurant pager; wireless intercom; bluetooth intercom + helmet|motorcycle; apartment intercom; calling system + restaurant|nurse|wireless
fr: portier vidéo = video door phone
es: intercomunicador = intercom
it: interfono = intercom
nl: intercom = intercom
pl: interkom = intercom
pt: intercomunicador = intercom
  "helmet" -> 851762           # Bluetooth headset for riders
  * -> 851769
t: wired video door phone with 7 inch monitor => 851769
t: wireless doorbell chime => !851769

@ video-doorbell
en: video doorbell; doorbell camera; smart doorbell; wifi doorbell; ring doorbell; wireless video doorbell; door bell camera
de: Videotürklingel = video doorbell; Video Türklingel = video doorbell
fr: sonnette vidéo = video doorbell; sonnette connectée = smart doorbell
es: timbre con cámara = doorbell camera; videotimbre = video doorbell
it: videocampanello = video doorbell; campanello con telecamera = doorbell camera
nl: videodeurbel = video doorbell; deurbel met camera = doorbell camera
pl: wideodzwonek = video doorbell; dzwonek z kamerą = doorbell camera
pt: campainha com câmara = doorbell camera; campainha vídeo = video doorbell
not: ring doorbell mount; doorbell camera cover
  * -> 852589
t: wifi video doorbell 1080p => 852589
t: wireless doorbell with chime => !852589

@ doorbell
en: doorbell; wireless doorbell; door chime; doorbell chime; electric doorbell; buzzer; siren + alarm|electric|outdoor; call button; electric bell; doorbell button
de: Türklingel = doorbell; Funkklingel = wireless doorbell; Türgong = door chime; Klingel = bell + Funk|Tür; Summer = buzzer + Piezo
fr: sonnette = doorbell; carillon = door chime + porte|sans fil
es: timbre inalámbrico = wireless doorbell; timbre de puerta = doorbell; timbre puerta = doorbell
it: campanello senza fili = wireless doorbell; campanello = doorbell
nl: deurbel = doorbell; draadloze deurbel = wireless doorbell
pl: dzwonek do drzwi = doorbell; dzwonek bezprzewodowy = wireless doorbell
pt: campainha = doorbell; campainha sem fio = wireless doorbell; besouro eletrónico = electronic buzzer
not: campainha bicicleta; campanello bicicletta; sonnette vélo; buzzer card; sonnette de vélo; doorbell transformer
  * -> 853180
t: wireless doorbell with 2 receivers => 853180
t: bicycle bell => !853180

@ alarm-system
en: burglar alarm; alarm system; smoke detector; smoke alarm; motion sensor; door sensor; window alarm; door alarm; pir sensor; carbon monoxide detector; carbon monoxide alarm; co alarm; fire alarm; security alarm; water leak detector; water leak sensor; gas detector alarm; home alarm; flood sensor; pir motion detector; window sensor; anti theft alarm; gas leak alarm; security system kit; driveway alarm; glass break sensor
de: Alarmanlage = alarm system; Bewegungsmelder = motion detector; Türsensor = door sensor; CO Melder = carbon monoxide detector; Taschenalarm = personal pocket alarm; Fensteralarm = window alarm
fr: détecteur de mouvement = motion detector; détecteur co = co detector; alarme personnelle = personal alarm; détecteur d'ouverture = opening sensor; alarme incendie = fire alarm
es: alarma hogar = home alarm; sensor de movimiento = motion sensor; alarma personal = personal alarm; sensor de puerta = door sensor; detector de fugas = leak detector
it: allarme casa = home alarm; sensore di movimento = motion sensor; rilevatore co = co detector; allarme personale = personal alarm; sensore porta = door sensor; rilevatore gas = gas detector
nl: alarmsysteem = alarm system; bewegingssensor = motion sensor; bewegingsmelder = motion detector; deursensor = door sensor
pl: czujnik ruchu = motion sensor; alarm osobisty = personal alarm
pt: detector de fumo = smoke detector; sensor de movimento = motion sensor; alarme pessoal = personal alarm; sensor de porta = door sensor
not: alarm clock; car alarm; motion sensor light; motion sensor lamp; motion sensor night light; bike alarm; motion sensor trash can; motion sensor switch; bicycle alarm; motion sensor soap dispenser; motion sensor bulb; motorcycle alarm; lamp with motion sensor
  * -> 853110
t: photoelectric smoke alarm battery => 853110
t: pir motion sensor zigbee => 853110
t: motion sensor night light led => !853110

@ security-camera
en: security camera; ip camera; cctv camera; surveillance camera; wifi camera; web camera; dash cam; hunting camera; endoscope camera; borescope; inspection camera; mini camera; backup camera; rear view camera; pet camera; kids camera; children camera; baby camera; car dvr camera; hidden camera; otoscope camera; digital microscope; usb microscope; conference camera; indoor camera; outdoor camera; gopro; 360 camera; underwater camera; pan tilt camera; vlogging camera
de: Webcam = webcam; Actionkamera = action camera; Kinderkamera = kids camera; Spionkamera = spy camera
fr: webcam = web camera; dashcam = dash cam; caméra sport = sports camera; appareil photo enfant = children's camera; caméra ip = ip camera; caméra de sécurité = security camera; caméra wifi = wifi camera
es: cámara de seguridad = security camera; cámara web = web camera; cámara trasera = rear view camera; cámara de acción = action camera; cámara de caza = hunting camera; cámara endoscopio = endoscope camera; cámara de salpicadero = dash cam; cámara ip = ip camera; webcam = web camera; cámara wifi = wifi camera; cámara acción 4k = 4k action camera
it: telecamera di sicurezza = security camera; telecamera sorveglianza = surveillance camera; webcam = webcam; endoscopio = endoscope; dash cam = dash cam; telecamera ip = ip camera; videosorveglianza = video surveillance system; telecamera wifi = wifi camera
nl: beveiligingscamera = security camera; webcam = webcam; dashcam = dashcam; actiecamera = action camera; endoscoop camera = endoscope camera
pl: kamera ip = ip camera; kamera internetowa = webcam; kamera wifi = wifi camera; wideorejestrator = dash cam; kamera sportowa = action camera
pt: câmara de segurança = security camera; webcam = webcam; câmera de segurança = security camera; câmara de vigilância = surveillance camera; câmera de vigilância wi-fi = surveillance camera; câmera de ação = action camera; câmara ip = ip camera; câmera wifi = wifi camera
not: webcam cover; camera cover; camera mount; security camera mount; camera bracket; dummy camera; fake camera; action camera mount; camera case; security camera bracket; gopro mount; gopro case; gopro accessories; camera housing; instant camera; disposable camera; action camera accessories; camera strap; gopro battery; spy camera detector; hidden camera detector; dash cam mount; drone camera; webcam stand; dummy security camera; gopro strap; digital camera battery; digital camera case; digital camera bag
  "night vision goggles" -> 852583
  * -> 852589
t: wifi ip security camera 1080p outdoor => 852589
t: dash cam 4k front and rear => 852589
t: webcam cover slide => !8525

@ night-vision
en: night vision goggles; night vision binoculars; night vision monocular; night vision scope; digital night vision; night vision device
de: Nachtsichtgerät = night vision device; Nachtsichtbrille = night vision goggles
fr: lunette vision nocturne = night vision scope; jumelles vision nocturne = night vision binoculars; vision nocturne = night vision device
es: visor nocturno = night vision device; gafas de visión nocturna = night vision goggles
it: visore notturno = night vision device
pl: noktowizor = night vision device
  * -> 852583 ~.7
t: digital night vision monocular with recording => 852583
t: night light led => !852583

@ dummy-camera
en: dummy camera; fake camera; dummy security camera; fake cctv camera; simulated camera; imitation camera
de: Kameraattrappe = dummy camera; Dummy Kamera = dummy camera
fr: caméra factice = dummy camera
es: cámara falsa = fake camera; cámara simulada = simulated camera
it: telecamera finta = fake camera
pl: atrapa kamery = dummy camera
  * -> 392690
t: dummy security camera with led => 392690
t: wifi security camera => !392690

@ film-camera
en: instant camera; polaroid camera; film camera; disposable camera; analog camera; instax; instax mini; 35mm camera; single use camera; instant print camera
de: Analogkamera = analog camera
fr: appareil argentique = film camera
not: instant camera film; instax film; instax mini film; instax case; instant camera case; instax album; instax printer; instax mini case; polaroid film
  "disposable|desechable|monouso|usa e getta|descartável" -> 900653
  "single use" -> 900653
  "35mm" -> 900653
  "medium format" -> 900659
  "film camera" -> 900653
  * -> 900640
t: instax mini instant camera => 900640
t: disposable camera 35mm with flash => 900653
t: instant camera film pack => !9006

@ photo-film
en: roll film; instant camera film; black and white film roll
# de
# fr
# es
# it
# pl
  "35mm" -> 370254
  "negative" -> 370254
  "roll" -> 370254
  * -> 370120
t: instax mini film 20 sheets => 370120
t: protective film for phone => !3701

@ camera-lens
en: camera lens; dslr lens; lens + canon|nikon|sony|fujifilm|mirrorless; zoom lens; prime lens; telephoto lens; wide angle lens; macro lens; objective lens + camera; cctv lens; fisheye lens
de: Objektiv = lens; Kameraobjektiv = camera lens; Weitwinkelobjektiv = wide angle lens
fr: objectif = lens + appareil photo|canon|nikon|sony; objectif photo = camera lens
es: objetivo = lens + cámara|canon|nikon|sony; objetivo fotográfico = camera lens
it: obiettivo = lens + fotocamera|canon|nikon|sony; obiettivo fotografico = camera lens
nl: cameralens = camera lens; objectief = objective lens + camera; cameralenzen = camera lens
pl: obiektyw = lens; obiektyw fotograficzny = camera lens
pt: lente = lens + câmera|canon|nikon; objetiva = objective lens
not: camera lens protector; lens cap; lens filter; lens hood; lens adapter; lens bag; lens cleaning; lens cloth; lens pouch; camera lens cap; camera lens filter; camera lens mug; camera lens adapter; camera lens hood; phone camera lens; contact lens; lens pen; lens case; lens cleaner; objeto; objetos
  * -> 900211
t: 50mm f1.8 prime lens for canon => 900211
t: lens cap 58mm => !900211

@ lens-filter
en: lens filter; uv filter; nd filter; cpl filter; polarizer filter; camera filter; polarising filter; polarizing filter + lens|camera; filter + lens|camera|uv|cpl|nd; star filter; close up filter; infrared filter + lens|camera
de: UV Filter = uv filter; ND Filter = nd filter; Polfilter = polarizing filter; Graufilter = nd filter
fr: filtre uv = uv filter; filtre polarisant = polarising filter; filtre nd = nd filter
es: filtro uv = uv filter; filtro polarizador = polarizing filter; filtro nd = nd filter
it: filtro uv = uv filter; filtro nd = nd filter; filtro polarizzatore = polarizing filter
pl: filtr uv = uv filter; filtr polaryzacyjny = polarising filter; filtr szary = grey filter
not: uv filter aquarium; aquarium uv filter; water filter
  * -> 900220
t: 67mm cpl lens filter => 900220
t: water filter cartridge => !900220

@ camera-part accessory of camera
en: lens cap; lens hood; camera cage; camera rig; gopro mount; action camera mount; camera mount; hot shoe mount; cold shoe mount; quick release plate; lens adapter; lens adapter ring; lens mount adapter; camera housing; waterproof housing + camera|gopro; gopro accessories; chest mount + gopro|action camera; eyecup + camera|viewfinder; shutter release; shutter remote; follow focus; camera bracket; ball head; action camera accessories; step up ring; body cap; rear lens cap; intervalometer; battery grip + camera|canon|nikon; helmet mount + gopro|camera|action; viewfinder; head strap mount; camera cleaning kit
de: Objektivdeckel = lens cap; Gegenlichtblende = lens hood; Schnellwechselplatte = quick release plate; Kamerahalterung = camera mount; Objektivadapter = lens adapter; GoPro Halterung = gopro mount; Fernauslöser = remote shutter release; Batteriegriff = battery grip
fr: cache objectif = lens cap; pare soleil objectif = lens hood; bouchon objectif = lens cap; support gopro = gopro mount; bague adaptatrice = lens adapter ring; cage caméra = camera cage
es: tapa objetivo = lens cap; parasol objetivo = lens hood; soporte gopro = gopro mount; anillo adaptador = adapter ring + objetivo; soporte cámara = camera mount
it: copriobiettivo = lens cap; paraluce = lens hood; supporto gopro = gopro mount; anello adattatore = adapter ring; supporto fotocamera = camera mount
nl: lensdop = lens cap; zonnekap = lens hood + lens; gopro bevestiging = gopro mount
pl: osłona obiektywu = lens cover; dekielek = lens cap; uchwyt gopro = gopro mount; mocowanie gopro = gopro mount; pierścień adaptera = adapter ring
pt: tampa de lente = lens cap; suporte gopro = gopro mount; para sol lente = lens hood
  "ball head" -> 962000
  "cleaning kit" -> 392690
  * -> 852990
t: aluminium camera cage for sony a7 => 852990
t: 58mm lens cap => 852990
t: dslr camera lens 85mm => !852990

@ camera-strap accessory of camera
en: camera strap; camera neck strap; camera wrist strap; camera sling strap; camera shoulder strap; gopro strap
de: Kameragurt = camera strap; Kameraband = camera strap
fr: sangle appareil photo = camera strap; courroie appareil photo = camera strap; dragonne + appareil photo
es: correa cámara = camera strap; correa para cámara = camera strap
it: tracolla fotocamera = camera shoulder strap; cinghia fotocamera = camera strap
nl: camerariem = camera strap
pl: pasek do aparatu = camera strap
pt: alça câmera = camera strap
  main: leather 420500 ~.2; plastic-sheet 392690 ~.05
  * -> 630790
t: cotton camera neck strap => 630790
t: leather camera wrist strap => 420500
t: leather watch strap => !630790

@ camera-bag
en: camera backpack; camera case; lens pouch; lens bag; gopro case; drone bag; drone case; hard case + camera|drone|gopro|instrument|headphone|console; eva case; eva hard case; headphone case; earphone case; earbud case; hard drive case; cable bag; electronics organizer bag; console case; switch case; carrying case + console|switch|headphone|camera|drone|speaker|controller; cable organizer bag; instax case; tool case for electronics; cd case; cd wallet; lens case + camera; hard drive bag; storage bag + cable|electronics|console|drone; speaker case; power bank case; tripod bag
de: Kameratasche = camera bag; Kamerarucksack = camera backpack; Drohnenkoffer = drone case; Kopfhörertasche = headphone case; Kabeltasche = cable bag
fr: sac photo = camera bag; étui appareil photo = camera case; housse appareil photo = camera case; sacoche photo = camera bag; étui casque = headphone case; housse = cover + console|casque|drone
es: bolsa cámara = camera bag; mochila cámara = camera backpack; estuche auriculares = earbud case; funda cámara = camera case; estuche = case + consola|auriculares|drone
it: borsa fotocamera = camera bag; custodia fotocamera = camera case; custodia cuffie = headphone case; custodia = case + console|drone
nl: cameratas = camera bag; koptelefoon hoes = headphone case; cameratas = camera bag; koptelefoon hoezen = headphone case
pl: torba na aparat = camera bag; plecak fotograficzny = camera backpack; etui na słuchawki = headphone case; pokrowiec na aparat = camera case; etui = case + konsola|switch|dron
pt: bolsa câmera = camera bag; estojo fones = headphone case; mala câmara = camera bag; estojo = case + consola|câmera
not: airpods case; contact lens case; pc case; camera case raspberry pi
  outer: leather 420291 ~.04; plastic-sheet 420292; textile 420292 ~.8; plastic 420299; aluminium 420299
  * -> 420292
ask: outer
t: nylon camera backpack => 420292
t: eva hard case for headphone => 4202
t: camera strap => !4202

@ photo-flash
en: camera flash; speedlight; flash light + camera|canon|nikon; studio flash; flash trigger; strobe light + studio|photography; speedlite
fr: flash appareil photo = camera flash
es: flash cámara = camera flash
it: flash fotocamera = camera flash
  * -> 900661
t: speedlight camera flash for canon => 900661
t: usb flash drive => !900661

@ softbox
en: softbox; photo studio light; studio lighting kit; ring light; led ring light; selfie ring light; video light; led video light; photography light; fill light + phone|selfie|video|camera; led panel light + video|photo; selfie light; key light; photo light; photography lighting
de: Ringlicht = ring light; Softbox = softbox; Videoleuchte = video light; Ringleuchte = ring light; Studioleuchte = studio light
fr: anneau lumineux = ring light; ring light = ring light; éclairage studio = studio lighting kit; lumière vidéo = led video light
es: aro de luz = ring light; anillo de luz = ring light; luz de vídeo = video light; luz de estudio = studio light
it: anello luminoso = ring light; luce ad anello = ring light; luce video = video light
nl: ringlamp = ring light; ringlicht = ring light; videolamp = video light
pl: lampa pierścieniowa = ring light; lampa studyjna = studio lamp; lampa wideo = video light
pt: anel de luz = ring light; ring light = ring light; luz de vídeo = video light
  "diffuser" -> 900699
  * -> 940542
t: 10 inch led ring light with tripod stand => 940542
t: silver ring with stone => !940542

@ photo-backdrop
en: photo backdrop; photography backdrop; background cloth + photo|studio|photography; photo background; green screen; studio backdrop; party backdrop; muslin backdrop; backdrop + birthday|baby shower|photography|wedding
de: Fotohintergrund = photo background; Greenscreen = green screen; Hintergrundstoff = background fabric
fr: fond photo = photo backdrop; toile de fond = backdrop; fond vert = green screen; fond studio = studio backdrop
es: fondo fotográfico = photography backdrop; telón de fondo = backdrop; fondo croma = chroma key backdrop
it: fondale fotografico = photo backdrop; sfondo fotografico = photo background
pl: tło fotograficzne = photography backdrop; tło studyjne = studio backdrop
not: backdrop stand; backdrop clip; backdrop lights
  main: plastic 392690 ~.15; paper 482390 ~.08
  "vinyl" -> 392690
  * -> 630790
ask: main
t: polyester photo backdrop birthday 210x150cm => 630790
t: backdrop stand kit metal => !630790

@ photo-light-tent
en: light box + photo|photography|studio; photo tent; photo booth box; light tent; backdrop stand; reflector disc; photography reflector; photo reflector; background stand
de: Lichtzelt = light tent; Fotobox = photo box; Hintergrundständer = background stand; Reflektor = reflector + Foto|Studio
fr: boîte à lumière photo = photo light box; tente photo = photo tent; support de fond = background stand; réflecteur photo = photo reflector
es: caja de luz = light box; soporte de fondo = background stand; reflector fotográfico = photography reflector
  "led" -> 940542
  "stand" -> 732690
  * -> 900699
t: 5 in 1 photography reflector 80cm => 900699
t: bicycle reflector => !900699

@ remote-control
en: remote control; tv remote; universal remote; ir remote; air mouse remote; remote control + tv|air conditioner|samsung|lg; ir blaster; infrared remote; replacement remote; voice remote; tv remote control; smart tv remote; remote + firestick|roku|lg|samsung
de: Fernbedienung = remote control; Universalfernbedienung = universal remote
fr: télécommande = remote; télécommande universelle = universal remote
es: mando a distancia = remote control; control remoto = remote control; mando tv = tv remote; mando universal = universal remote; mando de garaje = garage remote control
it: telecomando = remote control; telecomando universale = universal remote
nl: afstandsbediening = remote control
pl: pilot = remote control; pilot uniwersalny = universal remote; pilot do telewizora = tv remote
pt: controlo remoto = remote control; controle remoto = remote control; telecomando = remote control; comando à distância = remote control; comando universal = universal remote; comando de garagem = garage remote control
not: remote control car; remote control helicopter; remote control boat; remote control drone; remote control toy; remote control truck; remote control holder; remote control cover; remote control robot; remote control tank; remote control vehicle; remote control case; remote control airplane; remote holder; remote cover; remote control excavator; remote control cars; remote control plane; remote control curtain motor; remote control light; remote control socket
  "433mhz" -> 852692
  "433 mhz" -> 852692
  "garage" -> 852692
  "gate|compuerta|saracinesca|gaveta" -> 852692
  "rf" -> 852692
  "radio" -> 852692
  "2.4g" -> 852692
  "drone" -> 852692
  * -> 854370     # infrared
t: infrared tv remote control for samsung => 854370
t: garage door remote control 433mhz => 852692
t: remote control car 1:16 => !854370

@ remote-cover accessory of remote-control
en: remote control cover; remote control case; remote holder; remote cover; remote case
de: Fernbedienungshalter = remote holder; Fernbedienungshülle = remote control cover
  use goods-of
t: silicone remote control cover => 392690
t: tv remote control => !392690

@ smart-plug
en: smart plug; smart socket; wifi plug; zigbee plug; wifi socket; remote control socket; smart outlet; wifi smart plug; energy monitoring plug; remote control plug
de: Smarte Steckdose = smart socket; WLAN Steckdose = wifi socket; Funksteckdose = remote control socket; Smart Plug = smart plug
fr: prise connectée = smart plug; prise télécommandée = remote control plug; prise wifi = wifi plug
es: enchufe inteligente = smart plug; enchufe wifi = wifi plug
it: presa smart = smart socket; presa intelligente = smart socket; presa wifi = wifi socket
nl: slimme stekker = smart plug; slimme stopcontact = smart socket
pl: inteligentne gniazdko = smart socket; gniazdko wifi = wifi socket; smart plug = smart plug
pt: tomada inteligente = smart socket; tomada wifi = wifi socket
  * -> 853650     # switches the socket by radio
t: wifi smart plug 16a => 853650
t: smart watch => !853650

@ electric-switch
en: light switch; wall switch; smart switch; dimmer switch; toggle switch; rocker switch; push button switch; micro switch; limit switch; foot switch; foot pedal switch; switch + 12v|250v|toggle|rocker|momentary|wall|on off|waterproof|power window|micro|latching|zigbee; touch switch; dimmer; power switch; rotary switch; reed switch; tact switch; tactile switch; pressure switch; float switch; selector switch; emergency stop button; momentary switch; inline switch; slide switch; cord switch; window switch; ignition switch; headlight switch; combination switch; key switch; power window switch; push button; pull cord switch; motion sensor switch; changeover switch; isolator switch; microswitch; kill switch; turn signal switch
de: Wandschalter = wall switch; Mikroschalter = micro switch; Fußschalter = foot switch; Schalter = switch; Fensterheberschalter = power window switch; Zündschalter = ignition switch
fr: interrupteur = switch; variateur = dimmer; contacteur de pédale = brake or clutch pedal switch; va et vient = two way light switch; interrupteur mural = wall switch; interrupteur va-et-vient = two way light switch
es: interruptor = switch; regulador de intensidad = dimmer; conmutador = switch; interruptor de luz = light switch; apagador = light switch; llave de luz = light switch
it: interruttore = switch; deviatore = two-way switch; interruttore luce = light switch; pulsante luce = light push button; interruttore da parete = wall switch
nl: schakelaar = switch; drukknop = push button + schakelaar
pl: włącznik = switch; przełącznik = switch; wyłącznik = switch; przycisk = button
pt: interruptor = switch; comutador = switch; interruptor de luz = light switch; interruptor de parede = wall switch
not: nintendo switch; network switch; ethernet switch; switch case; switch controller; kvm switch; hdmi switch; switch game; gigabit switch; poe switch; switch oled; switch plate; light switch cover; switch cover; keyboard switch; time switch; switch joystick; switch protector; switch sticker; switch dock; light switch sticker; pressure switch pump; przycisk + piłka; spring switch knife; switch panel; push button lock; push button lighter; thermostat switch; push button closure; conmutada; apagada
  * -> 853650
t: 12v waterproof toggle switch on off => 853650
t: wifi smart light switch 2 gang => 853650
t: nintendo switch game => !853650

@ switch-cover part of electric-switch, power-socket
en: switch plate; light switch cover; wall plate; switch cover; outlet cover; socket cover; faceplate + switch|socket|outlet; light switch sticker; switch frame; safety plug cover; outlet plug cover; waterproof box + switch|socket|outlet
de: Steckdosenabdeckung = socket cover; Schalterrahmen = switch frame; Steckdosenschutz = socket protector; Steckdosensicherung = socket safety cover
fr: cache prise = socket cover
es: tapa enchufe = outlet cover; placa interruptor = switch plate; protector enchufe = outlet cover
it: copripresa = socket cover
pl: ramka do gniazdka = socket frame; zaślepka gniazdka = socket cover
  "sticker" -> 391990
  "baby" -> 392690
  "safety|seguridad|sicurezza|segurança" -> 392690
  "child" -> 392690
  * -> 853890
t: double switch plate for wall switch => 853890
t: baby safety outlet plug covers => 392690
t: wall switch => !853890

@ power-socket
en: power strip; extension socket; socket + wall|power|electrical|usb|eu|uk|recessed|schuko|outdoor|mains|16a; wall socket; power outlet; wall outlet; plug adapter; travel adapter; travel plug; universal adapter; electrical plug; multi plug; multi socket; schuko plug; plug + mains|electrical|power|schuko|13a|16a; power socket; international adapter; rewireable plug; cigarette lighter socket; socket outlet; floor socket; universal travel adapter; cee plug; multi socket extension; uk plug adapter; plug converter; desktop power socket; cigarette lighter plug; socket tower; outlet extender
de: Reiseadapter = travel adapter; Reisestecker = travel plug; Stecker = plug + Strom|Schuko|CEE; Einbausteckdose = built-in socket; Steckdosenwürfel = cube power socket
fr: multiprise = power strip; prise de courant = socket outlet; adaptateur de voyage = travel adapter; fiche électrique = electrical plug; prise électrique encastrable = recessed wall socket
es: regleta = power strip; adaptador de viaje = travel adapter; base múltiple = multi socket; ladrón enchufes = multi plug; regleta de enchufes = power strip; zapatilla eléctrica = power strip; tomacorriente = power outlet
it: adattatore da viaggio = travel adapter; spina elettrica = electrical plug; presa di corrente = socket outlet; presa da incasso = recessed socket outlet; ciabatta multipresa = power strip
nl: reisstekker = travel plug; stekker = plug + stroom|schuko
pl: adapter podróżny = travel adapter; gniazdo = socket + elektryczne|wtykowe|natynkowe; wtyczka = electrical plug + elektryczna|sieciowa
pt: tomada = socket; adaptador de viagem = travel adapter; bloco de tomadas = power strip
not: socket wrench; socket set; lamp socket; bulb socket; socket adapter drill; socket cover; impact socket; plug cover; plug gauge; plug socket tester; socket tester; socket holder; socket organizer; socket rail; socket cap screw
  kind=surge -> 853630 ~.08
  * -> 853669
t: 6 way power strip with usb => 853669
t: universal travel adapter => 853669
t: power strip with surge protector => 853630
t: impact socket set 1/2 => !853669

@ power-inverter
en: power inverter; inverter + 12v|220v|solar|sine wave|car|watt|24v; solar inverter; voltage converter; buck converter; step down module; dc dc converter; ups + power|battery|backup|1000va; uninterruptible power supply; rectifier + bridge|motorcycle|voltage|regulator; voltage regulator rectifier; led driver; power supply module; transformer power supply; mppt controller; solar charge controller; frequency converter; frequency inverter; vfd; step up converter; boost converter; psu; atx power supply; ballast + led|electronic|hid; battery charging module; charge controller; electronic transformer; pwm solar charge controller
de: Spannungswandler = voltage converter; Solarladeregler = solar charge controller; LED Treiber = led driver; LED Trafo = led transformer; USV = uninterruptible power supply + Anlage|Notstrom
fr: onduleur = inverter; convertisseur de tension = voltage converter; convertisseur 12v = 12v converter; régulateur de charge = charge controller; convertisseur pur sinus = pure sine inverter
es: inversor = inverter; convertidor de voltaje = voltage converter; regulador de carga = charge controller; sai = uninterruptible power supply + batería
it: inverter = inverter; convertitore di tensione = voltage converter; regolatore di carica = charge controller
nl: spanningsomvormer = voltage converter; laadregelaar = charge controller
pl: przetwornica = inverter; regulator ładowania = charge controller; inwerter = inverter
pt: inversor = inverter; conversor de tensão = voltage converter; controlador de carga = charge controller
not: hdmi converter; video converter; inverter generator; catalytic converter; inverter welder; inverter air conditioner; inverter microwave; plug converter; inverter welding machine; aspirador inverter
  "fluorescent" -> 850410
  "hid ballast" -> 850410
  * -> 850440
t: pure sine wave inverter 12v to 220v 2000w => 850440
t: catalytic converter => !850440

@ transformer
en: transformer; step down transformer; toroidal transformer; doorbell transformer; isolation transformer; current transformer; step up transformer; voltage transformer; autotransformer; variac; audio transformer
de: Transformator = transformer; Trafo = transformer; Ringkerntrafo = toroidal transformer
fr: transformateur = transformer
es: transformador = transformer
it: trasformatore = transformer
nl: transformator = transformer
pl: transformator = transformer
pt: transformador = transformer
not: transformer toy; transformers; transformer robot; transformer car; trasformabile
  * -> 850431
t: toroidal transformer 100va 230v => 850431
t: transformer robot toy => !8504

@ inductor-coil
en: inductor; ferrite core; choke coil; toroid inductor; ferrite bead; ferrite ring; coil inductor; power inductor; wireless charging coil; noise suppressor ferrite
de: Drossel = choke coil + Spule; Ferritkern = ferrite core; Induktivität = inductor
fr: bobine d'inductance = inductor; ferrite = ferrite + câble
es: inductor = inductor; bobina inductora = coil inductor
  "core" -> 850490 ~.3
  * -> 850450
t: 100uh power inductor => 850450
t: induction cooker => !850450

@ generator-set
en: generator; inverter generator; petrol generator; power generator; portable generator; diesel generator; gas generator + power|electric; generator set
de: Stromerzeuger = power generator; Stromgenerator = power generator; Notstromaggregat = emergency generator set
fr: groupe électrogène = generator
es: generador eléctrico = electric generator; grupo electrógeno = generator set
it: generatore di corrente = power generator; gruppo elettrogeno = generator set
nl: aggregaat = generator set; stroomgenerator = power generator
pl: agregat prądotwórczy = generator set
pt: gerador = generator
not: solar generator; hydrogen generator; signal generator; ozone generator; generator carburetor; generator part; function generator; tone generator; generator cover; generator wheel kit; wind generator; generator avr; oxygen generator; bubble generator; water generator; smoke generator; steam generator; ultrasonic generator
  "diesel" -> 850211
  * -> 850220
t: petrol inverter generator 2000w => 850220
t: signal generator dds => !8502

@ power-station
en: portable power station; solar generator; power station + portable|lithium|wh|solar; camping power station
de: Powerstation = power station; tragbare Powerstation = portable power station; Solargenerator = solar generator
fr: station d'énergie portable = portable power station; station électrique portable = portable power station; générateur solaire = solar generator
es: estación de energía = power station; estación de energía portátil = portable power station; generador solar = solar generator
it: power station = power station; centrale elettrica portatile = portable power station; generatore solare = solar generator
nl: draagbaar energiestation = portable power station
pl: stacja zasilania = power station; przenośna stacja zasilania = portable power station
pt: estação de energia = power station
  * -> 850760
t: portable power station 500wh lifepo4 => 850760
t: petrol generator => !850760

@ wind-generator
en: wind turbine; wind generator; wind turbine generator; windmill generator
de: Windgenerator = wind generator; Windkraftanlage = wind turbine
fr: éolienne = wind turbine
es: aerogenerador = wind turbine generator; turbina eólica = wind turbine
it: generatore eolico = wind generator; turbina eolica = wind turbine
nl: windturbine = wind turbine
pl: turbina wiatrowa = wind turbine; generator wiatrowy = wind generator
pt: turbina eólica = wind turbine
not: wind spinner
  * -> 850231
t: 400w 12v wind turbine generator => 850231
t: garden windmill spinner => !8502

@ battery-primary
en: aa battery; aaa battery; alkaline battery; button cell; coin cell; 9v battery; cr2032; lr44; button battery; d cell battery; hearing aid battery; coin battery; lithium coin cell; watch battery; c battery; non rechargeable battery; disposable battery; ag13; cr2025; cr2016; lr6; lr03; cr123a; 23a battery; 27a battery; silver oxide battery; lithium battery cr2032
de: Knopfzelle = button cell; AA Batterien = aa battery; AAA Batterie = aaa battery
fr: pile bouton = button cell; piles aaa = aaa batteries; pile = battery + cr2032|lr44|9v|aa; pile = battery + aa|aaa|lr6|lr03|bouton|alcaline
es: pila = battery
it: batteria alcalina = alkaline battery; batterie aa = aa battery; pile = battery + aa|aaa|alcaline|stilo|ministilo|bottone; batterie stilo = aa battery; batteria a bottone = button battery
nl: aa batterijen = aa battery
pt: pilha = non-rechargeable battery; pilha de botão = button cell; bateria de botão = button battery
not: aa battery charger; battery operated; rechargeable aa battery; aa battery holder; battery box; battery case; battery powered; aaa battery charger; button cell holder; aa rechargeable battery; rechargeable aaa battery; 9v battery connector; 9v battery clip; 9v battery snap; aaa rechargeable battery; watch battery replacement kit; rechargeable 9v battery; coin cell holder
  chemistry: silver-oxide 850640 ~.04; zinc-air 850660 ~.04; alkaline 850610 ~.6; lithium 850650 ~.3
  "cr2032" -> 850650
  "coin" -> 850650
  "button" -> 850650 ~.4
  "hearing aid" -> 850660
  "watch" -> 850640
  * -> 850610
ask: chemistry
t: cr2032 lithium coin cell 5 pack => 850650
t: alkaline aa battery 24 pack => 850610
t: rechargeable aa battery nimh => !8506

@ battery-holder
en: battery holder; battery box; battery storage box; 18650 battery holder; aa battery holder; battery terminal; 9v battery connector; 9v battery clip; battery clip; battery organizer; battery case storage; battery clamp; battery terminal clamp; coin cell holder; battery terminal connector
de: Batteriehalter = battery holder; Batterieklemme = battery clamp; Polklemme = battery terminal; Batteriebox = battery box
fr: support de pile = battery holder; cosse batterie = battery terminal; boîtier piles = battery box; borne batterie = battery terminal
es: portapilas = battery holder; terminal batería = battery terminal; borne batería = battery terminal; soporte pilas = battery holder
it: portabatterie = battery holder; morsetto batteria = battery terminal connector
nl: batterijhouder = battery holder; accupoolklem = battery terminal clamp
pl: koszyk na baterie = battery holder; klema akumulatora = battery terminal clamp; pojemnik na baterie = battery container
pt: suporte para pilhas = battery holder; terminal de bateria = battery terminal
  "storage" -> 392690
  "organizer" -> 392690
  * -> 853690     # contacts connect the cells to a circuit
t: 4x aa battery holder with wires => 853690
t: plastic battery storage box => 392690
t: cr2032 battery => !853690

@ lead-battery
en: car battery; starter battery; lead acid battery; sla battery; agm battery; gel battery; motorcycle battery; deep cycle battery; ups battery; 12v battery + lead|agm|ah|gel|sealed
de: Gel Batterie = gel battery
fr: batterie au plomb = lead acid battery
es: batería de plomo = lead acid battery; acumulador de coche = car battery; batería de auto = car battery
it: batteria avviamento = starter battery; batteria piombo = lead battery; batteria per auto = car battery
nl: autoaccu = car battery
pt: bateria auto = car battery
not: car battery charger; car battery tester; car battery terminal; car battery clamp; motorcycle battery charger; toy car battery; ride on car battery; car battery cover; car battery cable; car battery jump starter; agm battery charger; car battery monitor; car battery box; lead acid battery charger
  chemistry=lithium-ion -> 850760 ~.04
  "car" -> 850710
  "starter" -> 850710
  "motorcycle" -> 850710
  * -> 850720
t: 12v 70ah car battery => 850710
t: 12v 7ah sealed lead acid battery for ups => 850720
t: car battery charger => !8507

@ solar-panel
en: solar panel; photovoltaic panel; foldable solar panel; solar module; pv module; portable solar panel; solar charger; solar cell panel; flexible solar panel; solar panel kit; solar cell; monocrystalline panel
de: Solarpanel = solar panel; Solarmodul = solar module; Photovoltaikmodul = photovoltaic module; Balkonkraftwerk = balcony solar power set; Solarladegerät = solar charger
fr: panneau solaire = solar panel; panneau photovoltaïque = photovoltaic panel; chargeur solaire = solar charger
es: panel solar = solar panel; placa solar = solar panel; cargador solar = solar charger
it: pannello solare = solar panel; pannello fotovoltaico = photovoltaic panel; modulo fotovoltaico = pv module
nl: zonnepaneel = solar panel
pl: panel słoneczny = solar panel; panel fotowoltaiczny = photovoltaic panel; moduł fotowoltaiczny = photovoltaic module
pt: painel solar = solar panel; placa solar = solar panel; módulo fotovoltaico = photovoltaic module
not: solar panel mount; solar panel bracket; solar panel connector; solar panel cable; solar panel clamp; solar panel cleaning; solar power bank; solar panel brush; solar charger power bank; solar panel light; solar panel lamp
  * -> 854143
t: 100w monocrystalline solar panel => 854143
t: solar panel mounting bracket aluminium => !854143

@ solar-mount part of solar-panel
en: solar panel mount; solar panel bracket; solar panel clamp; solar mounting bracket; solar panel mounting bracket; z bracket + solar; pv mounting rail; solar panel stand; solar mounting rail; solar end clamp
de: Solarmodul Halterung = solar panel mount; Solarpanel Halterung = solar panel mount; Modulklemme = solar module clamp; PV Halterung = pv mount
fr: support panneau solaire = solar panel mount; fixation panneau solaire = solar panel mount
es: soporte panel solar = solar panel mount; estructura panel solar = solar panel mounting structure
it: staffa pannello solare = solar panel bracket; supporto pannello solare = solar panel mount
pl: uchwyt panelu = solar panel bracket; konstrukcja pod panele = solar panel mounting structure; klema fotowoltaiczna = solar panel clamp
  main: iron 732690 ~.2
  * -> 761699
t: aluminium z bracket solar panel mount => 761699
t: solar panel 100w => !761699

@ electrical-connector
en: connector + rca|bnc|jst|xt60|rj45|usb|dc|dupont|waterproof|mc4|pin|din|molex|sma|xlr|deutsch|crimp; rca plug; dc jack; rj45 connector; aviation plug; terminal connector plug; xlr connector; banana plug; mc4 connector; bnc connector; sma connector; xt60; jack connector; speakon connector; jst connector; dc connector; usb connector; pin header; d-sub connector; dc plug; audio jack; f connector; keystone jack; anderson plug; ethernet connector; rj45 plug; rj45 coupler; anderson connector; audio plug; dc power jack; banana socket; header connector; aviation connector; female connector; male connector
de: Steckverbinder = connector; RJ45 Stecker = rj45 connector; Bananenstecker = banana plug; Cinch Stecker = rca plug; Klinkenstecker = jack connector; MC4 Stecker = mc4 connector; Stiftleiste = pin header
fr: connecteur rj45 = rj45 connector; fiche banane = banana plug; connecteur mc4 = mc4 connector; fiche jack = jack plug; connecteur étanche = waterproof connector; connecteur électrique = electrical connector
es: conector rj45 = rj45 connector; conector mc4 = mc4 connector; conector banana = banana connector; conector jack = jack connector; conector impermeable = waterproof connector
it: connettore rj45 = rj45 connector; connettore mc4 = mc4 connector; spinotto = plug connector; connettore stagno = waterproof connector
nl: rj45 connector = rj45 connector; banaanstekker = banana plug; connector = connector + kabel|stekker
pl: złącze = connector + rj45|mc4|dc|bnc|jst; wtyk rj45 = rj45 plug; wtyczka = plug + jack|rj45|dc; złączka = connector + elektryczna|wodoodporna
pt: conector rj45 = rj45 connector; conector mc4 = mc4 connector; ficha = plug connector + jack|banana
not: hose connector; pipe connector; connector tool; jewelry connector; bracelet connector; charm connector; connector cable; quick connector; strip connector; wire connector; butt connector; lego connector; terminal connector; garden hose connector; connector kit hose; fiber connector
  "fiber" -> 853670
  "fibre" -> 853670
  * -> 853669
t: rj45 connector cat6 100 pcs => 853669
t: garden hose quick connector => !853669

@ wire-connector
en: wire connector; terminal block; wire terminal; crimp terminal; spade connector; junction box; ring terminal; butt connector; lever connector; splice connector; wago connector; alligator clip; crocodile clip; lever nut; ferrule + wire|crimp|cord end; wire ferrule; terminal lug; cable lug; heat shrink connector; screw terminal; strip connector; quick splice; electrical terminal; bus bar; led strip connector; breadboard; solder sleeve; distribution block; solder seal wire connector; earth clamp; wire nut; t tap connector; test clip; spade terminal; bullet connector; terminal strip; grounding bar; push in connector; pcb terminal; terminal connector; cable connector waterproof; waterproof junction box
de: Kabelschuh = cable lug; Lüsterklemme = terminal strip; Krokodilklemme = crocodile clip; Abzweigdose = junction box; Aderendhülse = wire ferrule; Verbindungsklemme = connecting terminal; Klemme = terminal clamp + Draht|Elektro|WAGO; Stoßverbinder = butt connector; Reihenklemme = terminal block; Verteilerdose = junction box; Steckbrett = breadboard
fr: borne de connexion = connection terminal; pince crocodile = crocodile clip; boîte de dérivation = junction box; connecteur wago = wago connector; domino électrique = terminal block; cosse à sertir = crimp terminal; connecteur de fil = wire connector; embout de câblage = wire ferrule
es: terminal eléctrico = electrical terminal; pinza cocodrilo = crocodile clip; regleta de conexión = terminal block; conector de cable = wire connector; caja de conexiones = junction box; terminales eléctricos = electrical terminal; caja de derivación = junction box
it: capocorda = cable lug; morsetto elettrico = electrical terminal; pinza coccodrillo = crocodile clip; scatola di derivazione = junction box; morsettiera = terminal block
nl: kabelschoen = cable lug; lasklem = wire splice connector; krokodilklem = crocodile clip; lasdoos = junction box; adereindhuls = wire ferrule; aansluitklem = terminal clamp; lasdozen = junction box
pl: złączka = wire connector + przewód|wago|kabel; konektor = wire terminal; zacisk krokodylkowy = crocodile clip; puszka instalacyjna = junction box; kostka elektryczna = terminal block; puszka hermetyczna = waterproof junction box; tulejka = ferrule + kablowa|zaciskowa; płytka stykowa = breadboard
pt: terminal elétrico = electrical terminal; garra jacaré = crocodile clip; conector de fio = wire connector; caixa de junção = junction box; caixa de derivação = junction box
not: alligator hair clip; hair clip; jewelry crimp; crocodile clip badge; alligator clip hair; ring terminal pliers; crimping tool; bow alligator clip; terminal block label; ferrule crimping tool; ferrule crimper
  * -> 853690
t: lever wire connector 2 pin 50 pcs => 853690
t: alligator hair clip for girls => !853690

@ relay
en: relay; relay module; solid state relay; car relay; time relay; flasher relay; contactor; starter relay; relay switch; ssr relay; 12v relay; time delay relay; thermal overload relay; flasher + relay|turn signal|led
de: Relais = relay; Zeitrelais = time relay; Blinkrelais = flasher relay; Schütz = contactor + Spule|400v|230v
fr: relais = relay; contacteur = contactor; relais clignotant = flasher relay
es: relé = relay; contactor = contactor; relé intermitente = flasher relay
it: relè = relay; contattore = contactor; teleruttore = contactor
nl: relais = relay; knipperlicht relais = flasher relay
pl: przekaźnik = relay; stycznik = contactor; przerywacz kierunkowskazów = flasher relay
pt: relé = relay; contator = contactor; relê = relay
not: relay baton; relay race
  volt>60 -> 853649 ~.15
  "220v" -> 853649
  "230v" -> 853649
  "ac contactor" -> 853649
  "contactor" volt>60 -> 853649 ~.9
  "contacteur" -> 853649
  "contattore" -> 853649
  "contator" -> 853649
  "stycznik" -> 853649
  "230vac" -> 853649
  "220vac" -> 853649
  "400v" -> 853649
  * -> 853641
t: 12v 40a car relay 5 pin => 853641
t: relay baton athletics => !8536

@ fuse
en: fuse + glass|car|blade|amp|ceramic|holder|box|kit|15a|10a|thermal|mini|ac|fast|slow|audio|anl; blade fuse; fuse holder; glass fuse; fuse kit; fuse box; fuse block; thermal fuse; car fuse; fuse tap
de: Sicherung = fuse + KFZ|Auto|Feinsicherung|Flachsicherung|Glas
pl: bezpiecznik = fuse; oprawka bezpiecznika = fuse holder
pt: fusíveis = fuses
not: fuse beads; fuse bead; fuse wire art; fusing; fuse lighter; fuse cannon
  kind=high-voltage -> 853510 ~.02
  "holder" -> 853690
  "tap" -> 853690
  "box" -> 853690 ~.6
  "block|bloque|blocco|bloco" -> 853690
  * -> 853610
t: car blade fuse assortment kit 120 pcs => 853610
t: inline fuse holder waterproof => 853690
t: fuse beads craft kit => !8536

@ circuit-breaker
en: circuit breaker; mcb; rcd; rccb; rcbo; residual current device; miniature circuit breaker; surge protector; surge protection device; spd surge; leakage protector; lightning arrester; surge arrester
de: FI Schalter = rcd
es: diferencial = residual current device; pastilla térmica = circuit breaker
it: differenziale = residual current circuit breaker; salvavita = residual current circuit breaker
pt: dispositivo dr = residual current device
not: car differential; ice breaker; disjuntor chave
  "arrester" kind=high-voltage -> 853540 ~.02
  "surge" -> 853630
  "spd" -> 853630
  "arrester" -> 853630
  "parafoudre" -> 853630
  * -> 853620
t: 2p 63a miniature circuit breaker => 853620
t: circuit board => !853620

@ control-panel
en: led controller; rgb controller; plc; distribution board; consumer unit; control panel + electric|switch|led|machine; switch panel; motor speed controller; pwm controller; motor controller; dimmer controller; wled controller; led strip controller; switchboard; cnc controller; speed controller + motor|dc|electric; solar combiner box; temperature controller panel; brushless motor controller; pump controller; pdu; rocker switch panel; esc + brushless|drone|rc; electronic speed controller; power distribution unit; hmi panel; hmi touch panel
de: LED Controller = led controller; Schaltpanel = switch panel; Motorregler = motor controller; Drehzahlregler = speed controller
fr: contrôleur led = led controller; panneau de commande = control panel
es: controlador led = led controller; controlador de motor = motor controller; panel de control = control panel; cuadro de distribución = distribution board
it: centralina led = led controller; regolatore di velocità = speed controller; pannello di controllo = control panel
nl: led controller = led controller; motorregelaar = motor controller
pl: sterownik led = led controller; rozdzielnica = distribution board; sterownik silnika = motor controller; regulator obrotów = speed controller; panel sterowania = control panel
pt: controlador led = led controller; controlador de motor = motor controller
not: game controller; drone controller; controller charger; wireless controller; temperature controller; midi controller; dj controller; solar charge controller; flight controller; ps4 controller; xbox controller
  * -> 853710
t: dc motor speed controller pwm 12v => 853710
t: wireless game controller => !853710

@ thermostat
en: thermostat; smart thermostat; room thermostat; temperature controller; radiator thermostat; wifi thermostat; digital temperature controller; thermostat + heating|boiler|fridge|oven|car|coolant; bimetal thermostat; thermal switch; temperature switch; capillary thermostat; humidity controller; thermostatic head; pid controller; pid temperature controller; engine thermostat; fridge thermostat; oven thermostat; ntc thermostat
de: Thermostat = thermostat; Raumthermostat = room thermostat; Temperaturregler = temperature controller; Heizkörperthermostat = radiator thermostat; Temperaturschalter = temperature switch
fr: thermostat = thermostat; thermostat connecté = smart thermostat; régulateur de température = temperature controller; tête thermostatique = thermostatic head; thermostat d'ambiance = room thermostat
es: termostato = thermostat; termostato inteligente = smart thermostat; controlador de temperatura = temperature controller
it: termostato = thermostat; cronotermostato = programmable thermostat; regolatore di temperatura = temperature controller; valvola termostatica = thermostatic valve
nl: thermostaat = thermostat; kamerthermostaat = room thermostat; radiatorthermostaat = radiator thermostat
pl: termostat = thermostat; regulator temperatury = temperature controller; sterownik temperatury = temperature controller; głowica termostatyczna = thermostatic head
pt: termostato = thermostat; controlador de temperatura = temperature controller
not: thermostat cover; thermostat housing; thermostatic shower; thermostat kettle; thermostatic mixer; aquarium heater thermostat; termostatico; termostatica; thermostatique
  "humidity controller" -> 903289
  * -> 903210
t: wifi smart thermostat for floor heating => 903210
t: thermostatic shower mixer => !903210

@ time-switch
en: time switch; plug in timer; timer socket; timer plug; mechanical timer; digital timer switch; light timer; programmable timer switch; timer switch; countdown timer switch; outlet timer; mains timer; din rail timer
de: Steckdosentimer = timer socket; Zeitschalter = time switch
fr: programmateur électrique = electric timer; minuterie électrique = electric timer; prise minuterie = timer plug
es: temporizador eléctrico = electric timer; enchufe temporizador = timer plug; interruptor temporizado = timer switch
it: presa timer = timer socket
pl: włącznik czasowy = time switch; gniazdko z timerem = timer socket
pt: tomada com temporizador = timer socket
not: time relay; kitchen timer
  * -> 910700
t: 24 hour plug in mechanical timer => 910700
t: digital kitchen timer => !910700

@ lamp-holder
en: lamp holder; bulb socket; lamp socket; bulb holder; e27 socket; light socket; e27 holder; lampholder; socket adapter + e27|e14|gu10|bulb; gu10 holder; light bulb socket; e26 socket; bulb adapter; e14 socket; lamp base converter; bulb socket adapter; lamp base adapter
de: Lampenfassung = lamp holder; E27 Fassung = e27 socket; Fassung = lamp socket + E27|E14|GU10|Lampe; Fassungsadapter = socket adapter
fr: douille e27 = e27 socket; douille = lamp socket + ampoule|e27|e14|gu10; adaptateur de douille = socket adapter
es: portalámparas = lamp holder; casquillo e27 = e27 socket; adaptador casquillo = socket adapter
it: portalampada = lamp holder; attacco e27 = e27 lamp holder; adattatore lampadina = bulb adapter
nl: lamphouder = lamp holder; fitting = lamp holder + e27|e14|gu10|lamp
pl: oprawka = lamp holder; oprawka e27 = e27 socket; oprawka do żarówki = bulb holder; oprawek = lamp holder
pt: soquete e27 = e27 socket; suporte de lâmpada = lamp holder; bocal e27 = e27 socket; casquilho e27 = e27 socket
not: candle holder; hearing aid socket; oprawka okularów; oprawka bezpiecznika
  * -> 853661
t: ceramic e27 lamp holder => 853661
t: glass candle holder => !853661

@ electric-wire
en: electrical wire; speaker wire; hook up wire; wire cable + copper|awg|stranded|electrical|silicone; silicone wire; automotive wire; electric cable; stranded wire + copper|awg|electrical; power cable + roll|copper|core|flexible; twin and earth; twisted pair wire; led wire; awg wire; core cable; bulk cable; flat ribbon cable; solar cable; lamp cord; fabric cable + lamp|electric|pendant
de: Litze; Stromkabel = power cable + Meter|Rolle|adrig; Silikonkabel = silicone cable; Kabel = cable + adrig|mm2|NYM
fr: câble rigide = rigid cable
es: cable de altavoz = speaker cable; manguera eléctrica = electric cable; cable de cobre = copper cable
nl: elektriciteitskabel = electric cable; elektrische draad = electrical wire
pl: przewód = electric wire + miedziany|linka|żyłowy; przewód solarny = solar cable
pt: cabo de alto falante = speaker cable; fio silicone = silicone wire; fio de cobre isolado = insulated copper wire
not: wire stripper; wire cutter; wire connector; jewelry wire; craft wire; barbed wire; wire rope; wire mesh; wire brush; electrical wire stripper; electric fence wire; wire ferrule; wire duct
  "with plug" -> 854442
  "enamelled|esmaltado|smaltato" -> 854411
  "enameled" -> 854411
  "magnet wire" -> 854411
  * -> 854449
t: 18 awg silicone electrical wire 10m => 854449
t: wire stripper tool => !8544

@ winding-wire
en: enamelled copper wire; enameled copper wire; magnet wire; enameled wire; winding wire; enamelled wire; litz wire
de: Kupferlackdraht = enamelled copper wire; Lackdraht = enamelled wire
fr: fil émaillé = enamelled wire; fil de cuivre émaillé = enamelled copper wire
es: hilo esmaltado = enamelled wire; alambre esmaltado = enamelled wire
it: filo smaltato = enamelled wire; filo rame smaltato = enamelled copper wire
pl: drut nawojowy = winding wire; drut emaliowany = enamelled wire
  * -> 854411
t: enamelled copper wire 0.5mm for coils => 854411
t: copper craft wire => !854411

@ coaxial-cable
en: coaxial cable; coax cable; antenna cable; rg6 cable; rg58; rg59; tv aerial cable; satellite cable; sma cable; rg316
fr: câble antenne = antenna cable
es: cable antena = antenna cable
pl: przewód koncentryczny = coaxial cable
pt: cabo antena = antenna cable
not: coaxial cable stripper; coaxial cable clip; coax splitter; coaxial cable crimper
  * -> 854420
t: rg6 coaxial cable 20m => 854420
t: usb cable => !854420

@ fibre-cable
en: fiber optic cable; fibre optic cable; fibre optic patch cord; fibre patch cord; fiber optic patch cord; fiber patch cord; optical fiber cable; lc sc patch cord; toslink cable; optical audio cable; fiber optic patch cable; pigtail fiber; sc apc cable; fiber patch cable
de: Glasfaserkabel = fibre optic cable; LWL Kabel = fibre optic cable; Toslink Kabel = toslink cable; optisches Audiokabel = optical audio cable
fr: câble fibre optique = fibre optic cable; jarretière optique = fibre optic patch cord; câble optique audio = optical audio cable; cordon fibre optique = fibre optic patch cord
es: cable de fibra óptica = fibre optic cable; cable óptico = optical cable; cable toslink = toslink cable
it: cavo fibra ottica = fibre optic cable; cavo ottico = optical cable; cavo toslink = toslink cable
nl: glasvezelkabel = fiber optic cable; optische kabel = optical cable
pl: kabel światłowodowy = fibre optic cable; patchcord światłowodowy = fibre optic patch cord; kabel optyczny = optical cable; kabel toslink = toslink cable
pt: cabo fibra óptica = fiber optic cable; cabo óptico = optical cable
not: fiber optic lamp; fiber optic light; fiber optic tree; fiber optic cleaver; fiber optic tester
  * -> 854470     # sheathed fibres; with connectors the same
t: lc to sc fiber patch cord 10m => 854470
t: fiber optic lamp => !8544

@ wiring-harness
en: wiring harness; wire harness; car wiring harness; iso harness adapter; relay wiring harness; wiring loom; iso adapter + car|radio|stereo; spark plug wire; ignition cable; trailer wiring kit; stereo harness; ignition lead; spark plug lead; spark plug cable; towbar wiring; radio harness; fog light wiring harness
de: Kabelbaum = wiring harness; Radioadapter = radio adapter; Zündkabel = ignition cable; ISO Adapter = iso adapter; Kabelsatz = cable set
fr: faisceau électrique = wiring harness; faisceau de câbles = cable harness; câble de bougie = spark plug cable; faisceau autoradio = radio harness; fil de bougie = spark plug wire
es: mazo de cables = wire harness; arnés de cableado = wiring harness; cable de bujía = spark plug cable; cableado = cabling + coche|remolque
it: cablaggio = wiring harness; cavo candela = spark plug cable; cavi candele = spark plug cable; adattatore iso = iso adapter
nl: kabelboom = wiring harness; bougiekabel = spark plug cable
pl: wiązka przewodów = wire harness; przewody zapłonowe = ignition cable; wiązka elektryczna = wiring harness; kostka iso = iso connector
pt: chicote elétrico = wiring harness; cabo de vela = spark plug cable
not: dog harness; body harness; safety harness; cable; cables
  * -> 854430
t: led light bar relay wiring harness => 854430
t: dog harness no pull => !854430

@ jumper-cable-dupont
en: jumper wire; dupont wire; dupont cable; breadboard jumper; jumper cables; jump leads; booster cable; test lead; banana cable; jump cable; kvm cable; sata cable; vga cable; displayport cable; guitar cable; microphone cable; dc power cable; iec cable; optical adapter cable; crocodile cable; alligator clip test lead; av cable; jumper cable + car|battery|arduino|breadboard; adapter cable; y splitter cable; extension reel; cable reel + extension|power|mains; type 2 cable; ev charger cable; magnetic charging cable; audio extension cable; splitter cable; pigtail cable + dc|led; headphone cable; hdmi adapter cable; fast charging cable; battery cable; coiled cable; speakon cable
de: Starthilfekabel = jumper cables; Überbrückungskabel = jumper cables; Steckbrückenkabel = dupont cable; VGA Kabel = vga cable; SATA Kabel = sata cable; Gitarrenkabel = guitar cable; Adapterkabel = adapter cable; Typ 2 Ladekabel = type 2 charging cable; HDMI Kabel = hdmi cable; Batteriekabel = battery cable
fr: câble de démarrage = jump leads; câble vga = vga cable; câble de recharge = charging cable; câble displayport = displayport cable
es: cable puente = jumper wire; cables de arranque = jumper cables; cable vga = vga cable; cables dupont = dupont cable; pinzas de arranque = jumper cables
it: cavi avviamento = jumper cables; cavo vga = vga cable; cavo alimentazione = power cable; cavo hdmi = hdmi cable; avvolgicavo elettrico = electric cable reel
nl: startkabels = jump leads; vga kabel = vga cable; haspel = cable reel + stroom|kabel; hdmi kabel = hdmi cable; voedingskabel = dc power cable
pl: kable rozruchowe = jumper cables; kabel vga = vga cable; przewody dupont = dupont wire; kabel hdmi = hdmi cable; kabel jack = jack cable; kabel ładowania = charging cable; kabel displayport = displayport cable
pt: cabo de arranque = jump leads; cabo vga = vga cable; cabo hdmi = hdmi cable; cabo p10 = 6.35 mm jack cable; cabo de carregamento = charging cable
not: hdmi cable tester; charging cable protector; battery cable lug
  * -> 854442
t: dupont jumper wire male to female 40pcs => 854442
t: displayport cable 2m => 854442
t: cable reel empty plastic => !854470

@ cable-management
en: cable tie; zip tie; cable clip; cable organizer; cable tray; cord organizer; cable sleeve; cable holder; cable winder; wire clip; wire organizer; cord holder; wire loom; split loom tubing; cable raceway; cable protector; cord protector; cable cover; cable duct; braided sleeving; spiral wrap; hook and loop cable tie; velcro cable tie; cable trunking; cord winder; charging cable protector; nylon cable tie; cable marker; cable label; cable wrap; cable concealer; cable management; wire duct; tie wrap; cable tie mount; cable channel; cord clip
de: Kabelbinder = cable tie; Kabelclip = cable clip; Kabelhalter = cable holder; Kabelkanal = cable duct; Kabelschlauch = cable sleeve; Kabelklemme = cable clip; Kabelschutz = cable protector; Kabelorganizer = cable organizer; Klettkabelbinder = hook and loop cable tie; Geflechtschlauch = braided sleeving
fr: collier de serrage plastique = plastic cable tie; attache câble = cable tie; range câble = cable organizer; serre câble = cable clamp; goulotte = cable trunking; cache câble = cable cover; gaine câble = cable sleeve; clip câble = cable clip; collier rilsan = cable tie; gaine tressée = braided sleeve; collier nylon = nylon cable tie; colliers + nylon|plastique
es: bridas = cable tie; brida de nylon = nylon cable tie; organizador de cables = cable organizer; sujeta cables = cable holder; clip cable = cable clip; canaleta = cable trunking; funda para cables = cable sleeve; recogecables = cable winder; bridas de plástico = plastic cable tie; amarras plásticas = plastic cable tie
it: fascette = cable tie; fascetta stringicavo = cable tie; organizzatore cavi = cable organizer; fermacavo = cable clip; canalina = cable trunking; guaina cavi = cable sleeve; raccogli cavi = cable organizer; fascette in plastica = plastic cable tie; fascette nylon = nylon cable tie
nl: kabelbinder = cable tie; tiewrap = zip tie; kabelgoot = cable duct; kabelclip = cable clip; kabelhouder = cable holder; kabelorganizer = cable organizer
pl: opaska zaciskowa = cable tie; trytytka = zip tie; trytytki = zip ties; organizer kabli = cable organizer; uchwyt na kable = cable holder; uchwyt do kabli = cable holder; osłona na kable = cable cover; listwa maskująca = cable cover strip; opaski kablowe = cable ties; korytko kablowe = cable duct; trytytek = zip ties
pt: abraçadeira nylon = nylon cable tie; abraçadeira plástica = plastic cable tie; organizador de cabos = cable organizer; braçadeira nylon = nylon cable tie; clipe de cabo = cable clip; canaleta = cable raceway; abraçadeiras de nylon = nylon cable ties; braçadeiras plásticas = plastic cable ties; abraçadeiras = cable ties + nylon|plástico; calha para cabos = cable trunking; serrilha plástica = plastic cable tie; abraçadeira = cable tie + nylon|plástica
not: cable organizer bag; hair tie; cable organizer case; electronics organizer; cable tie gun; cable protector bumper ramp; cable tie tool; cable organizer pouch; cable lock
  "velcro" -> 630790
  "hook and loop" -> 630790
  "trunking": main=base-metal 732690 ~.05; * 392590
  "raceway": main=base-metal 732690 ~.05; * 392590
  main: nylon|plastic 392690 ~.8; textile 630790 ~.05; stainless-steel 732690; iron 732690; aluminium 761699 ~.03; leather 420500 ~.03; rubber 401699 ~.03; silicone 392690
  * -> 392690
ask: main
t: nylon cable tie 200mm 100 pcs => 392690
t: stainless steel cable ties => 732690
t: electronics cable organizer bag => !392690

@ heat-shrink
en: heat shrink tubing; heat shrink tube; heat shrink; shrink tubing; heat shrink sleeve; heat shrink kit; shrink tube
de: Schrumpfschlauch = heat shrink tubing; Schrumpfschläuche = heat shrink tubing
fr: gaine thermorétractable = heat shrink sleeve; tube thermorétractable = heat shrink tube; gaine thermo = heat shrink sleeve
es: tubo termorretráctil = heat shrink tube; funda termorretráctil = heat shrink sleeve; termorretráctil = heat shrink
it: guaina termorestringente = heat shrink tube; termoretraibile = heat shrink
nl: krimpkous = heat shrink sleeve
pl: rurka termokurczliwa = heat shrink tube; koszulka termokurczliwa = heat shrink sleeve; rurki termokurczliwe = heat shrink tubing
pt: tubo termorretrátil = heat shrink tube; tubo termo retrátil = heat shrink tube; manga termorretrátil = heat shrink sleeve
not: heat shrink connector; heat shrink wrap; heat shrink bag; heat shrink film; heat shrink butt connector; heat shrink terminal; heat shrink band
  * -> 391732
t: heat shrink tubing kit 530 pcs => 391732
t: heat shrink butt connector => !391732

@ insulating-tape
en: electrical tape; insulation tape; insulating tape; pvc tape + electrical|insulation; wire harness tape; kapton tape; polyimide tape; vinyl electrical tape; cloth tape + wiring|harness; tesa tape + harness|wiring
de: Isolierband = insulating tape; Kaptonband = kapton tape; Gewebeband = cloth tape + Kabelbaum
fr: ruban isolant = insulating tape; ruban électrique = electrical tape; chatterton = electrical tape; ruban adhésif isolant = insulating adhesive tape
es: cinta aislante = insulating tape; cinta aisladora = insulating tape
it: nastro isolante = insulating tape
nl: isolatietape = insulation tape; isolatieband = insulation tape
pl: taśma izolacyjna = insulating tape; taśma kaptonowa = kapton tape
pt: fita isolante = insulating tape; fita isoladora = insulating tape
  "cloth" -> 590610 ~.4
  "copper|cobre|rame" -> 741021
  * -> 391910
t: black pvc electrical tape 19mm => 391910
t: measuring tape 5m => !391910

@ cable-gland
en: cable gland; wire gland; pg7; pg9; m20 cable gland; cable grommet; strain relief + cable; gland nut; conduit fitting; cable entry
de: Kabelverschraubung = cable gland; Kabeldurchführung = cable grommet; Zugentlastung = strain relief
fr: presse étoupe = cable gland; passe câble = cable grommet
es: prensaestopas = cable gland; pasacables = cable grommet
it: pressacavo = cable gland; passacavo = cable grommet
nl: kabelwartel = cable gland; kabeldoorvoer = cable entry
pl: dławik kablowy = cable gland; dławnica = cable gland; przepust kablowy = cable grommet
pt: prensa cabo = cable gland; passa cabos = cable grommet
  main: rubber 401699 ~.1; copper 741980 ~.1; iron 732690 ~.06; aluminium 761699 ~.03
  "rubber|caucho|goma|gomma|borracha" -> 401699
  * -> 392690
t: nylon pg9 cable gland 20 pcs => 392690
t: brass cable gland m20 => 741980
t: eyelet grommet curtain => !392690

@ magnet
en: neodymium magnet; magnet + neodymium|rare earth|strong|disc|ndfeb|n52|block|bar|ring|cylinder|countersunk|ferrite|round|pot|fishing|hook; magnetic disc; ferrite magnet; magnetic strip; rare earth magnet; fishing magnet; magnetic tape; pot magnet; bar magnet; magnetic sheet; magnetic ball; super magnet; block magnet; magnet set
de: Magnet = magnet; Bergemagnet = fishing magnet
fr: aimant = magnet; bande magnétique = magnetic tape; aimant de pêche = fishing magnet; crochet magnétique = magnetic hook; aimants ronds = round magnets
es: imán = magnet; cinta magnética = magnetic tape; gancho magnético = magnetic hook; imanes = magnet; imán permanente = permanent magnet
it: magnete = magnet; nastro magnetico = magnetic tape; calamita = magnet + neodimio|rotonda; gancio magnetico = magnetic hook; magneti = magnet; magneti permanenti = permanent magnet; magnete permanente = permanent magnet; magneti al neodimio = neodymium magnet
nl: magneet = magnet; magneetstrip = magnetic strip
pl: magnes = magnet; taśma magnetyczna = magnetic tape; magnesy = magnets
pt: íman = magnet; fita magnética = magnetic tape; ímãs = magnets; íman de neodímio = neodymium magnet; íman permanente = permanent magnet
not: fridge magnet; magnet toy; magnet tiles; magnetic tiles; magnet bracelet; car magnet; magnetic lashes; magnet board; souvenir magnet; phone magnet; photo magnet; refrigerator magnet; magnet earrings; calamita da frigo; magnes na lodówkę; aimant frigo; imán nevera; kühlschrankmagnet; magnetic balls toy; magnetic building
  "ferrite|ferrita" -> 850519
  "rubber|caucho|goma|gomma|borracha" -> 850519
  "flexible|flessibile|flexível" -> 850519
  "tape" -> 850519
  "strip|fleje|tira" -> 850519 ~.6
  "sheet" -> 850519
  "ceramic|cerámica" -> 850519
  "electromagnet" -> 850590
  * -> 850511
t: n52 neodymium disc magnet 10x2mm 50pcs => 850511
t: flexible magnetic strip self adhesive => 850519
t: souvenir fridge magnet => !8505

@ electromagnet
en: electromagnet; solenoid magnet; magnetic lock; electromagnetic lock; electric strike; solenoid lock; lifting magnet; magnetic chuck; electromagnetic clutch; door magnet lock; solenoid actuator; maglock; solenoid + 12v|push|pull|frame
de: Elektromagnet = electromagnet; Magnetschloss = magnetic lock; elektrischer Türöffner = electric door opener
fr: ventouse électromagnétique = electromagnetic holder; gâche électrique = electric strike
es: cerradura electromagnética = electromagnetic lock; abrepuertas eléctrico = electric strike
it: elettroserratura = electric lock; serratura elettromagnetica = electromagnetic lock
pl: zwora elektromagnetyczna = electromagnetic lock; elektrozaczep = electric strike; zamek elektromagnetyczny = electromagnetic lock
not: solenoid valve; starter solenoid; magnetic lock for drawer; baby magnetic lock; magnetic lock cabinet
  "clutch" -> 850520
  "strike" -> 830140
  "lock" -> 830140 ~.5
  * -> 850590
t: 12v dc lifting electromagnet 50n => 850590
t: solenoid valve 12v water => !850590

@ electric-motor
en: dc motor; electric motor; gear motor; stepper motor; servo motor; brushless motor; vibration motor; motor + 12v|24v|dc|geared|rpm|hub|ebike|775|stepper|synchronous; hub motor; mini motor; rc motor; linear actuator; curtain motor; windscreen wiper motor; wiper motor; synchronous motor; nema 17; nema 23; geared motor; ac motor; e-bike motor kit; e-bike conversion kit; servo + mg90|sg90|digital|rc; trolling motor; fan motor; sewing machine motor; roller blind motor; window motor; tubular motor; electric outboard; electric outboard motor; spindle motor; power window motor; gearmotor; brushed motor
de: Gleichstrommotor = dc motor; Elektromotor = electric motor; Schrittmotor = stepper motor; Servomotor = servo motor; Getriebemotor = gear motor; Rohrmotor = tubular motor; Linearantrieb = linear actuator; Wischermotor = wiper motor; Nabenmotor = hub motor
fr: moteur électrique = electric motor; moteur pas à pas = stepper motor; moteur dc = dc motor; servomoteur = servo motor; vérin électrique = electric cylinder; motoréducteur = geared motor; moteur brushless = brushless motor; moteur volet roulant = roller shutter motor; moteur d'essuie glace = wiper motor
es: motor eléctrico = electric motor; motor paso a paso = stepper motor; servomotor = servo motor; motor dc = dc motor; motor brushless = brushless motor; actuador lineal = linear actuator; motorreductor = gear motor; motor limpiaparabrisas = wiper motor
it: motore elettrico = electric motor; motore passo passo = stepper motor; servomotore = servo motor; motoriduttore = geared motor; motore brushless = brushless motor; attuatore lineare = linear actuator; motore tapparella = roller shutter motor; motorino tergicristallo = wiper motor
nl: elektromotor = electric motor; stappenmotor = stepper motor; servomotor = servo motor; borstelloze motor = brushless motor; buismotor = tubular motor; lineaire actuator = linear actuator
pl: silnik elektryczny = electric motor; silnik krokowy = stepper motor; serwomechanizm = servo motor; silnik dc = dc motor; silniczek = small motor; siłownik elektryczny = linear actuator; silnik bezszczotkowy = brushless motor; silnik wycieraczek = windscreen wiper motor; serwo = servo motor
pt: motor elétrico = electric motor; motor de passo = stepper motor; servo motor = servo motor; motor dc = dc motor; motor brushless = brushless motor; atuador linear = linear actuator
not: motor oil; motor bike; motor controller; motor mount; motor driver; servo horn; motor shaft; motor bracket; motor boat; brushless motor controller; motor home; motor speed controller; motor cover; stepper motor driver; motor coupling; brushless motor drill
  "linear actuator" -> 850131 ~.1
  "wiper" -> 850131
  "power window" -> 850131
  "conversion kit" -> 850131
  "stepper" -> 850110 ~.7
  "universal": watt<=37.5 850110 ~.05; * 850120
  kind=three-phase ~.02: watt>75000 850153 ~.02; watt>750 850152 ~.7; watt<=37.5 850110 ~.01; * 850151
  "multi-phase": watt>75000 850153 ~.02; watt>750 850152 ~.7; watt<=37.5 850110 ~.01; * 850151
  "outboard" -> 850131
  "trolling" -> 850131
  "hub motor" -> 850131
  "ac motor": watt<=37.5 850110 ~.1; * 850140
  "synchronous" -> 850110
  "tubular" -> 850140
  "roller blind" -> 850140
  watt>375000 -> 850134 ~.001
  watt>75000 -> 850133 ~.002
  watt<=37.5 -> 850110 ~.6
  watt<=750 -> 850131 ~.7
  watt>750 -> 850132
  * -> 850110
ask: watt
t: 12v dc gear motor 50rpm 10w => 850110
t: 36v 500w brushless hub motor => 850131
t: motor oil 5w30 => !8501

@ motor-driver
en: motor driver; stepper motor driver; stepper driver; l298n; a4988; motor driver board; tb6600; drv8825; servo driver
de: Schrittmotortreiber = stepper motor driver; Motortreiber = motor driver
fr: driver moteur pas à pas = stepper motor driver
es: controlador motor paso a paso = stepper motor driver; driver motor = motor driver
pl: sterownik silnika krokowego = stepper motor driver
  * -> 853710 ~.6
t: l298n dual motor driver board => 853710
t: stepper motor nema 17 => !853710

@ carbon-brush
en: motor brush; brushes carbon motor; carbon brush + drill|grinder|motor|alternator
de: Motorkohle = carbon brush
fr: balais charbon = carbon brushes
es: escobillas carbón = carbon brush
it: spazzola carbone = carbon brush; carboncini = carbon brush + motore; spazzole carbone = carbon brush
not: brush holder
  * -> 854520
t: carbon brush for angle grinder 5x11mm => 854520
t: charcoal toothbrush => !854520

@ grow-light
en: grow light; plant light; led grow light; plant grow lamp; plant lamp; full spectrum grow light
de: Pflanzenlampe = plant lamp; Grow Light = grow light; Pflanzenlicht = plant light
fr: lampe de croissance = grow light; lampe horticole = horticultural lamp; lampe plantes = plant lamp
es: lámpara de cultivo = grow lamp; luz de cultivo = grow light; foco cultivo = grow light
it: lampada per piante = plant lamp; luce per piante = plant light; lampada coltivazione = plant grow lamp
nl: groeilamp = grow light; kweeklamp = grow light; plantenlamp = plant lamp
pl: lampa do roślin = plant light; lampa do uprawy = grow light
pt: luz de cultivo = grow light; lâmpada de cultivo = plant grow lamp
not: grow light timer; grow light hanger; grow light bulb
  * -> 940542
t: full spectrum led grow light with clip => 940542
t: plant pot ceramic => !940542

@ string-light
en: string light; fairy light; led string light; curtain light; icicle light; christmas light; copper wire light; rope light; net light; garland light; starry string light; twinkle light; cluster light; outdoor string light; globe string light; festoon light; photo clip string light; bottle light; light chain; led garland; light string; solar string light; christmas tree light; cork light
de: Lichterkette = string light; Lichtervorhang = curtain light; Weihnachtsbeleuchtung = christmas lighting; LED Lichterkette = led string light; Lichtschlauch = rope light; Lichternetz = net light
fr: guirlande lumineuse = string light; rideau lumineux = curtain light; guirlande led = led garland; guirlande guinguette = festoon light; guirlande de noël lumineuse = christmas string light
es: guirnalda de luces = string light; luces de navidad = christmas light; cortina de luces = curtain light; tira luces navidad = christmas light strip; guirnalda luminosa = string light; luces de hadas = fairy light; guirnalda led = led garland; luces navideñas = christmas light
it: luci natalizie = christmas light; catena luminosa = light chain; ghirlanda luminosa = garland light; luci di natale = christmas light; tenda luminosa = curtain light; filo luci = string light; lucine = fairy light
nl: lichtsnoer = string light; kerstverlichting = christmas light; lichtgordijn = curtain light; lichtslinger = string light; fairy lights = fairy light
pl: lampki choinkowe = christmas light; lampki led = led lights; kurtyna świetlna = curtain light; girlanda świetlna = light garland; sznur lampek = string lights; oświetlenie choinkowe = christmas lights
pt: luzes de natal = christmas lights; cordão de luz = string light; pisca pisca = christmas lights; grinalda de luzes = garland light; luzes de fada = fairy lights; cortina de led = led curtain light
not: string light clip; christmas light projector; string light hook; christmas light clip; christmas light timer; string light pole; light string remote; string light bulb
  power=solar -> 940541 ~.05
  kind=christmas: source=incandescent 940539; * 940531
  "pisca pisca" -> 940531
  source=incandescent -> 940549
  "kerstverlichting" -> 940531
  "lampki choinkowe" -> 940531
  "weihnachtsbeleuchtung" -> 940531
  "weihnachtsbaumbeleuchtung" -> 940531
  "christbaumbeleuchtung" -> 940531
  * -> 940542
ask: power; kind
t: led fairy string light 10m battery copper wire => 940542
t: solar string light outdoor garden => 940541
t: christmas tree light string led 100 => 940531
t: string light clips hook => !9405

@ led-strip
en: led strip; led strip light; rgb led strip; led tape; neon flex; led light strip; cob led strip; neon rope light; tv backlight; led neon strip; under cabinet light; cabinet light; led rigid bar; closet light; wardrobe light; led bar light; smart led strip; flexible neon; under cabinet lighting; cabinet led light; motion sensor cabinet light; ws2812b strip; ambient light + car|rgb|interior; led pixel strip; car interior lights
de: LED Streifen = led strip; LED Strip = led strip; LED Band = led tape; LED Leiste = led bar; Unterbauleuchte = under cabinet light; Lichtleiste = light bar; Schrankleuchte = cabinet light; TV Hintergrundbeleuchtung = tv backlight
fr: bande led = led strip; ruban led = led strip; réglette led = led batten light; bandeau led = led strip; éclairage sous meuble = under cabinet light; rétroéclairage tv = tv backlight
es: tira led = led strip; tira de led = led strip; tiras led = led strip; luz bajo mueble = under cabinet lighting; luz armario = wardrobe light; cinta led = led tape
it: striscia led = led strip; strisce led = led strip; luci sottopensile = under cabinet light; lampada sottopensile = under cabinet light; barra led = led bar light; nastro led = led tape; strip led = led strip
nl: led strip = led strip; ledstrip = led strip; kastverlichting = cabinet light; onderbouwverlichting = under cabinet light; led band = led tape
pl: taśma led = led tape; pasek led = led strip; oświetlenie podszafkowe = under cabinet light; listwa led = led bar; taśma rgb = rgb led strip; lampka do szafy = closet light
pt: fita led = led strip; fita de led = led strip; luz de armário = cabinet light; barra led = led bar
not: led strip controller; led strip connector; led strip profile; led strip power supply; led strip diffuser; led strip clip; led strip adapter; led strip channel; led light bar car; led light bar truck; led strip remote; taśma led kontroler; led strip aluminium profile
  "module" -> 853951
  * -> 940542
t: 5m rgb led strip light with remote => 940542
t: led strip controller rgb => !940542

@ led-module
en: led module; led module strip; led pcb module; led light module; led array; led chip; cob led; led board + module|ceiling|replacement; led light source module; light emitting diode; diode led
de: LED Chip = led chip
fr: diode led = diode led
es: chip led = led chip
it: diodo led = led diode; chip led = led chip
nl: led diode = led diode
pl: dioda led = light emitting diode; diody led = light emitting diodes; dioda elektroluminescencyjna = light emitting diode
pt: díodo emissor de luz = light emitting diode
not: led module lamp; led display module; led matrix display; led diode tester
  "module" -> 853951
  "array" -> 853951
  "board" -> 853951
  * -> 854141
t: 5mm led diode red 100 pcs => 854141
t: led module 12v 3 leds for sign => 853951
t: led bulb e27 => !854141

@ led-profile
en: led profile; led strip profile; led aluminium profile; led aluminum channel; led strip channel; led strip diffuser; aluminium profile + led; led channel; led diffuser profile
de: LED Profil = led profile; Aluprofil = aluminium profile + LED
fr: profilé led = led profile; profilé aluminium = aluminium profile + led
es: perfil led = led profile; perfil aluminio = aluminium profile + led
it: profilo led = led profile; profilo alluminio = aluminium profile + led
nl: led profiel = led profile
pl: profil led = led profile; profil aluminiowy = aluminium profile + led
pt: perfil de led = led profile
  main: plastic 391690 ~.05; silicone 392690
  * -> 760429
t: aluminium led profile 2m with diffuser => 760429
t: led strip 5m => !7604

@ flashlight
en: flashlight; torch + led|rechargeable|battery|pocket|hand|usb|lumen|uv|tactical; headlamp + led|rechargeable|head|camping|lumen|running|sensor; camping lantern; camping light; camping lamp; lantern + camping|rechargeable|tent|battery; pocket torch; rechargeable torch; work light + rechargeable|battery|cordless|magnetic; book light; reading light + clip|neck|book|rechargeable; penlight; neck light; emergency light + rechargeable|power failure|battery|portable; tent light; keychain light; keyring torch; black light flashlight; dive light; headlight + camping|head|rechargeable|running; handheld spotlight; inspection lamp; clip on light; running light; running lights; finger light; hand lamp; cordless work light
de: Campinglampe = camping lamp; Arbeitsleuchte = work light + Akku; Leselampe = reading lamp + Buch|Clip|Nacken; Handlampe = hand lamp; UV Taschenlampe = uv flashlight; Leselicht = reading light; Lauflicht = running light + Brust
fr: lanterne de camping = camping lantern; torche = torch + led|rechargeable; lampe de lecture = reading light + livre|clip; frontale = headlamp; lampe de camping = camping lamp; baladeuse = inspection lamp + led|rechargeable; torche = torch
es: farol de camping = camping lantern; lámpara de camping = camping lamp; luz de lectura = reading light; frontal = headlamp + led|running; luz de camping = camping light; lámpara frontal = headlamp; frontal led = led headlamp; lámpara de mano = hand lamp
it: torcia = torch; luce da lettura = reading light; torcia elettrica = flashlight; luce da campeggio = camping light; frontale = headlamp + led; pila frontale = headlamp
nl: campinglamp = camping lamp; leeslampje = reading light; looplamp = inspection lamp + led|accu
pl: lampka do czytania = reading light; latarka uv = uv flashlight; lampa turystyczna = camping lamp; lampka biwakowa = camping lamp
pt: luz de leitura = reading light; lanterna de acampamento = camping lantern; lanterna recarregável = rechargeable flashlight; lanterna frontal = headlamp
not: torch lighter; blow torch; tig torch; welding torch; candle lantern; sky lantern; paper lantern; cutting torch; butane torch; flashlight holder; torch bulb; fanale; torch mount; gas torch; kitchen torch; tiki torch; plasma torch; torch holder; lanterne bougie; chinese lantern; flashlight holster; flashlight mount; lanterna traseira; lanterna chinesa; torcia al plasma; wall torch; weed torch; culinary torch; solar lantern; car headlight; projektor; torcia saldatura; tiki; ashtray; mig torch; flashlight bulb; jar opener; torchio
  "kerosene" -> 940550
  "gas" -> 940550 ~.05
  "mains" -> 940542
  * -> 851310
t: rechargeable led headlamp 1000 lumen => 851310
t: tactical flashlight zoomable => 851310
t: butane blow torch => !851310

@ work-light
en: work light; led work light; flood light; floodlight; led floodlight; site light; security light; outdoor wall light with sensor; high bay light; street light + led; stage light; par light; moving head; disco light; laser light + disco|party|stage|projector; disco ball light; strobe light; tripod work light; black light; spot light + led|outdoor|track; party light; led panel; high bay; led flood light; led par; uv black light; stadium light; emergency exit light; led batten; linear light; garage light; deformable garage light; pool light; underwater light; aquarium light; canopy light; sign light; picture light; mirror light + stick|vanity|usb|makeup; vanity light kit; sewing machine light; machine light; tube light fixture; track light; track lighting; batten light; fog machine light; shop light; led downlight; step light
de: Arbeitsstrahler = work light; Baustrahler = site light; LED Strahler = led floodlight; Flutlicht = floodlight; Fluter = floodlight + LED|Außen; Discolicht = disco light; Discokugel Licht = disco ball light; Poolbeleuchtung = pool lighting; Aquariumbeleuchtung = aquarium lighting; Partylicht = party light; Hallenstrahler = high bay; Feuchtraumleuchte = damp-proof light; Spiegelleuchte = mirror light; Arbeitsleuchte = work light; Straßenlampe = street light; Schienensystem = track lighting system + LED|Spots; Bühnenlicht = stage light
fr: projecteur led = led floodlight; spot led = led spotlight; projecteur de chantier = construction floodlight; jeu de lumière = stage lighting effect; lumière disco = disco light; éclairage aquarium = aquarium lighting; projecteur extérieur = outdoor floodlight; lampe de piscine = pool lamp; lampe de chantier = work light; lampadaire de rue = street light; lyre led = led moving head; projecteur = floodlight + chantier|extérieur|solaire; réglette étanche = waterproof batten light
es: proyector led = led floodlight; luz de discoteca = disco light; luz de piscina = pool light; luz de trabajo = work light; luz acuario = aquarium light; foco exterior = outdoor spotlight; luces discoteca = disco light; campana led = led high bay light; foco proyector = floodlight; farola led = led street light; luz disco = disco light; pantalla estanca = waterproof light fitting
it: faro led = led floodlight; faretto led = led spotlight; luce discoteca = disco light; luce acquario = aquarium light; proiettore led = led floodlight; faro da lavoro = work light; faro da cantiere = site light; luce piscina = pool light; luci da palco = stage light; luci discoteca = disco light; faretto = spotlight; plafoniera stagna = waterproof batten light
nl: bouwlamp = construction light; led schijnwerper = led floodlight; werklamp = work light; discolamp = disco light; aquarium verlichting = aquarium lighting; breedstraler = floodlight; zwembadverlichting = swimming pool light; straatlantaarn = street light; straler = spot light
pl: naświetlacz = floodlight; naświetlacz led = led floodlight; halogen led = led floodlight; reflektor led = led reflector; oświetlenie akwarium = aquarium light; lampa warsztatowa = workshop lamp; lampa dyskotekowa = disco light; oświetlenie sceniczne = stage lighting; lampa uliczna = street lamp; lampa robocza = work light; halogen = halogen lamp + solarny|czujnik
pt: projetor led = led floodlight; refletor led = led floodlight; holofote = floodlight; luz de trabalho = work light; luz de piscina = pool light; luminária aquário = aquarium light; foco led = led spotlight; luz de festa = party light
not: work light bar; aquarium light stand; disco ball; black light flashlight; strobe light camera; light stand; work light stand; mirrored disco ball; black light bulb; fog light; party light up glasses; black light paint; led work light truck; spot light bulb; naświetlacz do paneli; refletor bicicleta; led panel video; flood light bulb; street light model; light therapy
  power=solar -> 940541 ~.12
  for=car -> 851220 ~.05
  source: halogen 940549; led 940542
  * -> 940542
t: 50w led flood light outdoor ip65 => 940542
t: solar security light with motion sensor => 940541
t: flashlight led => !940542

@ neon-sign
en: neon sign; led neon sign; neon light sign; led sign; open sign led; light box sign; neon wall sign; custom neon sign; illuminated sign; light up letters; cinema light box; neon light + wall|sign|decor|room; light up sign; led letter lights; marquee letter lights; exit sign; lightbox sign
de: Neonschild = neon sign; Leuchtreklame = illuminated advertising sign; LED Schild = led sign; Leuchtschild = illuminated sign; Neon Schriftzug = neon lettering sign; Leuchtkasten = light box sign; Neonlicht = neon light
fr: enseigne lumineuse = illuminated sign; néon led = led neon light; enseigne néon = neon sign; panneau lumineux = illuminated panel; néon mural = neon wall light
es: letrero neón = neon sign; cartel luminoso = illuminated sign; letrero led = led sign; neón led = led neon light; rótulo luminoso = illuminated sign; cartel led = led sign; luz de neón = neon light
it: insegna luminosa = illuminated sign; insegna neon = neon sign; scritta neon = neon sign; insegna led = led sign
nl: neonbord = neon sign; lichtreclame = illuminated sign; neonlamp = neon lamp; led bord = led sign; neon lamp = neon lamp
pl: neon led = led neon; szyld led = led sign; neon = neon + napis|ścienny; kaseton reklamowy = advertising light box; podświetlany znak = illuminated sign
pt: letreiro led = led sign; placa neon = neon sign; letreiro neon = neon sign; neon led = led neon; letreiro luminoso = illuminated sign
not: neon flex; neon tester; neon rope; neon tetra; neon yellow; neon strip; neon green; neon rope light
  source: led 940561 ~.85
  "cardboard" -> 940561
  * -> 940561
t: custom led neon sign good vibes => 940561
t: neon yellow t-shirt => !9405

@ led-display-sign
en: led display panel; led message board; scrolling led sign; led matrix panel; indicator light; pilot light; led panel meter; digital scoreboard; signal lamp + indicator|machine; indicator lamp; led indicator; led matrix display; andon light; led pixel display; warning beacon + machine
de: Laufschrift = scrolling led sign; Kontrollleuchte = indicator light
fr: afficheur led = led display; voyant led = led indicator
es: indicador luminoso = indicator light; letrero programable = programmable sign; letrero desplazamiento = scrolling led sign
it: display led = led display; indicatore luminoso = indicator lamp
pl: kontrolka led = led indicator; reklama przesuwna = scrolling led sign
pt: sinalizador led = led indicator
not: car indicator light; bicycle indicator; turn signal indicator light
  * -> 853120
t: scrolling led sign programmable => 853120
t: motorcycle turn signal lights => !853120

@ night-light
en: night light; nightlight; star projector; galaxy projector; led night light; starry sky projector; plug in night light; 3d illusion lamp; led candle; flameless candle; moon lamp; laser projector light; led tea light; electric candle; motion sensor night light; christmas projector; ocean wave projector; sunset lamp; baby night light; 3d lamp; projector night light; levitating lamp; closet motion light; rgb corner lamp; laser light projector; aurora projector; jellyfish lamp; planetarium projector; touch lamp + night; led tealight; wall washer + rgb; night lamp; sunset projection lamp; mood light; silicone night light
de: Nachtlicht = night light; Sternenhimmel Projektor = starry sky projector; LED Kerze = led candle; LED Kerzen = led candle; Mondlampe = moon lamp; Galaxy Projektor = galaxy projector; Nachtlampe = night lamp; Teelicht = tealight + LED|elektrisch; Stimmungslicht = mood light; Sternenprojektor = star projector
fr: veilleuse = night light; projecteur étoile = star projector; bougie led = led candle; lampe lune = moon lamp; bougie led = led candle; projecteur ciel étoilé = starry sky projector; projecteur galaxie = galaxy projector; lampe sunset = sunset lamp; lampe 3d = 3d lamp
es: luz nocturna = night light; proyector de estrellas = star projector; vela led = led candle; luz de noche = night light; lámpara luna = moon lamp; velas led = led candle; proyector galaxia = galaxy projector; lámpara sunset = sunset lamp; luz quitamiedos = night light; lámpara 3d = 3d lamp
it: luce notturna = night light; proiettore stelle = star projector; candela led = led candle; candele led = led candle; lampada luna = moon lamp; proiettore galassia = galaxy projector; luce notte = night light; lampada tramonto = sunset lamp; lampada 3d = 3d lamp
nl: nachtlampje = night light; sterrenprojector = star projector; led kaars = led candle; led kaarsen = led candle; maanlamp = moon lamp; nachtlamp = night light; galaxy projector = galaxy projector
pl: lampka nocna = night light; projektor gwiazd = star projector; świeca led = led candle; świeczki led = led tea light; świece led = led candles; lampka księżyc = moon lamp; lampka 3d = 3d lamp; projektor nieba = starry sky projector; lampka dla dzieci = children's lamp
pt: luz noturna = night light; projetor de estrelas = star projector; vela led = led candle; velas led = led candles; luz de presença = night light; luminária lua = moon lamp; projetor galáxia = galaxy projector; abajur led = led lampshade lamp
not: night light bulb; led candle holder; wax candle; velas aromáticas; lampka nocna stołowa; lampka nocna na szafkę; nachttischlampe
  "bedside lamp|lampka nocna stołowa|nachttischlampe|lampe de chevet|bedlampje" -> 940521
  "table lamp" -> 940521
  "desk lamp" -> 940521
  * -> 940542
t: plug in led night light motion sensor => 940542
t: galaxy star projector with remote => 940542
t: scented wax candle => !940542

@ microphone
en: microphone; microphone stand; mic stand; boom arm stand; gaming microphone; mic + wireless|usb|condenser|lavalier|podcast|stand|recording; microphone boom arm; microphone set; microphone arm; clip on microphone
de: Mikrofonständer = microphone stand; Mikrofonarm = microphone arm; Lavaliermikrofon = lavalier microphone; Mikrofon Ständer = microphone stand
fr: pied de micro = microphone stand; micro usb = usb microphone + enregistrement|podcast|gaming; micro condensateur = condenser microphone; micro filaire = wired microphone; bras de micro = microphone arm
es: soporte micrófono = microphone stand; pie de micro = mic stand
it: asta microfono = microphone stand; supporto microfono = microphone stand
nl: microfoonstandaard = microphone stand
pl: statyw mikrofonowy = microphone stand
pt: suporte microfone = microphone stand
not: karaoke microphone; microphone cover; microphone foam; microphone windscreen; pop filter; toy microphone; microphone cable; karaoke microphone bluetooth; inflatable microphone; microphone toy; headset with microphone; microphone case; earphones with mic; headphones with mic; headphones with microphone; earphone with microphone; microphone bag; micrófono karaoke; microfono karaoke; microfone karaokê; mikrofon karaoke; microphone holder clip; with microphone; with mic; headset with mic; micrófono juguete; webcam with microphone; cuffie con microfono; microphone isolation shield; microphone preamp
  * -> 851810
t: usb condenser microphone for podcast => 851810
t: karaoke bluetooth microphone speaker => !851810

@ karaoke
en: karaoke microphone; karaoke machine; pa system; karaoke set; bluetooth karaoke microphone; karaoke system; loudhailer; party speaker with microphone; portable pa; karaoke speaker; bullhorn
de: Karaoke Mikrofon = karaoke microphone; Karaoke Maschine = karaoke machine; Karaokeanlage = karaoke system; Stimmverstärker = voice amplifier
fr: micro karaoké = karaoke microphone; enceinte karaoké = karaoke speaker; machine karaoké = karaoke machine; amplificateur de voix = voice amplifier
es: micrófono karaoke = karaoke microphone; máquina karaoke = karaoke machine; altavoz karaoke = karaoke speaker; amplificador de voz = voice amplifier
it: microfono karaoke = karaoke microphone; cassa karaoke = karaoke speaker; impianto karaoke = karaoke system; amplificatore vocale = voice amplifier
nl: karaoke microfoon = karaoke microphone; karaokeset = karaoke set; karaoke machine = karaoke machine
pl: mikrofon karaoke = karaoke microphone; zestaw karaoke = karaoke set; wzmacniacz głosu = voice amplifier
pt: microfone karaokê = karaoke microphone; karaoke = karaoke; amplificador de voz = voice amplifier
not: megaphone toy; karaoke cd; karaoke dvd
  * -> 851850     # set of microphone, amplifier and loudspeaker
t: bluetooth karaoke microphone with speaker => 851850
t: usb microphone => !851850

@ audio-amplifier
en: amplifier; audio amplifier; mini amplifier; hifi amplifier; preamp; guitar amplifier; amp board; phono preamp; bass amp; subwoofer amplifier; digital amplifier; amplifier module; dac amplifier; bluetooth amplifier; microphone preamp
de: Gitarrenverstärker = guitar amplifier; Verstärkerplatine = amp board; Auto Endstufe = car power amplifier
fr: ampli guitare = guitar amplifier; ampli = amplifier + voiture|hifi|casque|bluetooth; préampli = preamp; amplificateur audio = audio amplifier; carte amplificateur = amp board
es: etapa de potencia = power amplifier; amplificador guitarra = guitar amplifier; amplificador de audio = audio amplifier; amplificador coche = car amplifier
it: amplificatore audio = audio amplifier; amplificatore chitarra = guitar amplifier; finale di potenza = power amplifier
nl: gitaarversterker = guitar amplifier
pl: wzmacniacz audio = audio amplifier; wzmacniacz gitarowy = guitar amplifier; wzmacniacz słuchawkowy = headphone amplifier
pt: módulo amplificador = amplifier module; amplificador de guitarra = guitar amplifier
not: amplifier cover; signal amplifier; amplifier chip; wifi amplifier; antenna amplifier; amplifier wiring kit; amplificatore wifi; amplificateur wifi; wzmacniacz sygnału; screen amplifier; voice amplifier; amplifier stand; hearing amplifier; tv signal amplifier; amplificador de voz; amplificatore di segnale; sound amplifier hearing; amplificador de señal; hearing aid amplifier; amplificateur d'écran; wzmacniacz antenowy; cell signal amplifier; wzmacniacz głosu
  * -> 851840
t: tpa3116 bluetooth amplifier board => 851840
t: wifi signal amplifier => !851840

@ speaker-driver
en: car speaker; speaker driver; woofer; coaxial speaker; midrange speaker; speaker unit; component speaker; full range speaker; raw speaker; loudspeaker driver; subwoofer driver; car subwoofer; phone speaker + replacement|loud; horn tweeter; door speaker + car
fr: haut parleur = loudspeaker + voiture|ohm|encastrable
es: altavoces coche = car speaker; altavoz = loudspeaker + ohm
it: casse auto = car speaker
nl: autoluidspreker = car speaker
pt: alto falante carro = car speaker
not: speaker box; boxed speaker
  * -> 851829
t: 6.5 inch coaxial car speaker pair => 851829
t: portable bluetooth speaker => !851829

@ audio-part part of headphone, speaker, headphones
en: ear pad + headphone|headset|replacement|sony|bose; ear tip + earbud|earphone|silicone|airpods; ear cushion; headphone pad; earpad; speaker grille; voice coil; headband cushion; earphone tips; eartips; memory foam ear tip; crossover + speaker|audio|2 way|3 way; microphone foam cover; speaker foam; speaker repair; ear hook + earbud|airpods|earphone; frequency divider + speaker; microphone cover; speaker spikes; shock mount + microphone; mic shock mount; mic cover; earbud hooks
de: Ohrstöpsel + In Ear|AirPods; Lautsprecherabdeckung = speaker cover; Kopfhörer Polster = headphone pad; Lautsprechergitter = speaker grille
fr: coussinet oreille = ear cushion; coussinets = cushions + casque; embout + écouteur|intra auriculaire; bonnette + micro; grille haut parleur = speaker grille; oreillettes de rechange = replacement ear tips
es: almohadillas = ear cushion + auriculares|cascos; crossover = crossover + altavoz; rejilla altavoz = speaker grille
it: gommini = ear tip + auricolari; filtro anti pop = pop filter; padiglioni ricambio = replacement ear pad; griglia altoparlante = speaker grille
nl: oordopjes + airpods|oortje|vervanging; popfilter = pop filter; plopkap = microphone foam cover
pl: gąbki do słuchawek = headphone foam pads; pop filtr = pop filter; pady do słuchawek = headphone pad; zwrotnica = crossover + głośnik; gąbka na mikrofon = microphone foam
pt: almofada fone = headphone pad; almofadas = ear cushions + fones|auscultadores; pop filter = pop filter; ponteiras = ear tips + fones
not: crossover car; crossover dress
  * -> 851890
t: replacement ear pad for headphone sony => 851890
t: silicone ear tips for earbuds => 851890
t: wireless earbuds => !851890

@ headphone-stand accessory of headphone, headphones
en: headphone stand; headset stand; headphone holder; headset holder; headphone hanger; headset hanger
de: Kopfhörerhalter = headphone holder; Headset Halter = headset holder; Kopfhörerständer = headphone stand
fr: support casque = headphone stand; porte casque = headphone holder; support casque gaming = headset stand
es: soporte auriculares = headphone stand; soporte cascos = headset stand
it: porta cuffie = headphone holder; supporto cuffie = headphone stand
nl: koptelefoonhouder = headphone holder; headset standaard = headset stand
pl: stojak na słuchawki = headphone stand; uchwyt na słuchawki = headphone holder
pt: suporte fone = headphone stand; suporte headset = headset stand
  use goods-of
t: aluminium headphone stand => 761699
t: wooden headphone stand => 442199
t: bluetooth headphones => !761699

@ radio-receiver
en: radio; fm radio; portable radio; emergency radio; am fm radio; digital radio; radio receiver; hand crank radio; solar radio; radio alarm clock; world band radio; cd radio; radio cassette; stereo system; hifi system; micro hifi
de: Radio = radio; Kofferradio = portable radio; Notfallradio = emergency radio
fr: radio dab = dab radio; radio fm = fm radio; radio cd = cd radio
es: radio fm = fm radio; radio de emergencia = emergency radio; radio = radio + pilas|fm|am
it: radio dab = dab radio; radio fm = fm radio; radio d'emergenza = emergency radio; radio = radio + portatile|pile
nl: dab radio = dab radio; keukenradio = kitchen radio
pl: radio kuchenne = kitchen radio; radio dab = dab radio; radio = radio + przenośne|fm|akumulator; boombox = boombox
pt: rádio fm = fm radio; rádio de emergência = emergency radio; aparelhagem = stereo system
not: radio control; radio controlled; two way radio; car radio; radio antenna; ham radio; radio module; radio adapter; cb radio; radio frame; radio frequency; radio harness; radio bearbeitung; radio fascia; radio flyer; walkie talkie radio; radio key; radio remote; radio blende; radio + samochodowe; vhf radio; marine radio; handheld radio; radio transmitter; radio shack; radio clock wall; toy radio; radio fréquence; radio case; radio coche; radio samochodowe; radio removal; radio de coche; radio gps; radio 2 din; radio stereo car; radio for car; radio holster; autoradio; radar
  "clock" -> 852792
  "radiowecker" -> 852792
  "radio réveil" -> 852792
  "radio despertador" -> 852792
  "radiosveglia" -> 852792
  "wekkerradio" -> 852792
  "radiobudzik" -> 852792
  "cd" -> 852713
  "cassette" -> 852713
  "boombox" -> 852713
  "usb" -> 852713
  "bluetooth" -> 852713 ~.1
  "hifi" -> 852791
  "stereo system" -> 852791
  "minicadena" -> 852791
  power=mains -> 852799
  * -> 852719
t: portable am fm radio battery operated => 852719
t: digital alarm clock radio => 852792
t: radio controlled car => !8527

@ car-stereo
en: head unit; car multimedia player; 2 din radio; autoradio; car mp3 player; car audio player; carplay screen; car dvd player; 1 din radio; car gps radio; carplay radio; single din; double din; android head unit; portable carplay screen; motorcycle carplay
de: Android Autoradio = android car radio; 2 DIN Radio = 2 din radio; Moniceiver = car multimedia receiver
fr: poste auto = car radio; autoradio android = android car radio
es: radio coche = car radio; radio android coche = android car radio
it: stereo auto = car stereo; autoradio android = android car radio
nl: carplay scherm = carplay screen
pl: radio android = android car radio
pt: rádio carro = car radio; central multimídia = car multimedia player; som automotivo = car audio system
not: car stereo harness; car radio frame; car radio fascia; car stereo installation kit; car radio antenna; car stereo wiring; car stereo trim; autoradio adapter; car radio removal; car radio bracket
  "portable|portátil|portatile" -> 852859 ~.3
  * -> 852721
t: android 2 din car radio 7 inch => 852721
t: car radio fascia frame => !852721

@ car-radio-frame part of car-stereo
en: car radio fascia; radio fascia; car radio frame; car stereo installation kit; radio frame + car|din; din frame; dash kit + radio|stereo; car radio bracket; stereo trim
de: Radioblende = radio fascia; Einbaurahmen = installation frame + Radio
fr: façade autoradio = car radio fascia; cadre autoradio = car radio frame
es: marco radio = radio frame; marco = frame + radio|din
it: mascherina autoradio = car radio fascia
pl: ramka radiowa = radio frame; ramka do radia = radio frame
not: marcado; marcar
  * -> 870829
t: car radio fascia 2 din frame => 870829
t: android car radio => !870829

@ fm-transmitter
en: fm transmitter; bluetooth fm transmitter; car bluetooth transmitter; bluetooth car kit; car kit + bluetooth|handsfree; handsfree car kit; aux bluetooth receiver; car mp3 transmitter
de: FM Transmitter = fm transmitter; Bluetooth FM Transmitter = bluetooth fm transmitter; Freisprecheinrichtung = hands-free kit
fr: transmetteur fm = fm transmitter; kit mains libres = handsfree car kit; émetteur fm = fm transmitter
es: transmisor fm = fm transmitter; manos libres coche = handsfree car kit; kit manos libres = handsfree kit
it: trasmettitore fm = fm transmitter; vivavoce auto = handsfree car kit
nl: fm transmitter = fm transmitter; carkit = car kit
pl: transmiter fm = fm transmitter; zestaw głośnomówiący = hands-free kit; transmiter bluetooth = bluetooth transmitter
pt: transmissor fm = fm transmitter; kit mãos livres = handsfree car kit
  "bluetooth" -> 851762
  * -> 852550 ~.6
t: bluetooth fm transmitter for car => 851762
t: fm radio => !851762

@ music-player
en: mp3 player; cd player; portable cd player; music player; walkman; vinyl player; discman; digital audio recorder; dictation machine; audio recorder; kids music player; bluetooth turntable; tape recorder; gramophone; mp3 module; dj turntable
de: MP3 Player = mp3 player; Musikplayer = music player; Walkman = walkman
fr: lecteur mp3 = mp3 player; baladeur = portable music player; enregistreur vocal = voice recorder
es: reproductor mp3 = mp3 player; reproductor de cd = cd player; reproductor de música = music player; giradiscos = turntable; walkman = walkman
it: lettore mp3 = mp3 player; registratore digitale = digital recorder; mangianastri = cassette player
nl: mp3 speler = mp3 player; dictafoon = dictaphone
pl: odtwarzacz mp3 = mp3 player; rejestrator dźwięku = audio recorder
pt: leitor mp3 = mp3 player; leitor de cd = cd player; tocador mp3 = mp3 player
not: turntable display; cake turntable; turntable stylus; turntable belt; turntable mat; turntable organizer; food turntable; turntable needle; turntable cartridge; lazy susan turntable; photo turntable; photography turntable; rotating turntable display; turntable slipmat; turntable stand; spice turntable; turntable microwave; microwave turntable; record player needle; record player belt; turntable dust cover; turntable phono cartridge
  "turntable" -> 851989 ~.6
  "record player" -> 851989 ~.8
  "plattenspieler" -> 851989
  "gramophone" -> 851989
  "vinyle" -> 851989
  "tocadiscos" -> 851989
  "giradischi" -> 851989
  "platenspeler" -> 851989
  "gramofon" -> 851989
  "video" -> 852190 ~.3
  * -> 851981
t: mp3 player 32gb bluetooth => 851981
t: vinyl record player with speakers => 8519
t: rotating cake turntable => !8519

@ turntable-part part of music-player
en: stylus needle; laser lens + cd|dvd|player|optical; record needle; cassette adapter; record stabilizer; turntable slipmat; headshell; turntable head shell; turntable dust cover
de: Slipmat = turntable slipmat; Tonnadel = stylus needle; Plattenspieler Riemen = turntable belt; Laserkopf = laser pickup; Kassettenadapter = cassette adapter
fr: feutrine = turntable slipmat + platine|vinyle; tête de lecture = pickup head
es: lente láser = laser lens; capsula fonocaptora = phono cartridge
pl: slipmata = slipmat; pasek do gramofonu = turntable belt; mata gramofonowa = turntable mat; laser + cd|dvd|odtwarzacz
  "cartridge" -> 852210
  "tonabnehmer" -> 852210
  "belt" -> 401039
  * -> 852290
t: turntable stylus replacement needle => 852290
t: moving magnet phono cartridge => 852210
t: sewing needle => !8522

@ recorded-media
en: vinyl lp; cd album; blu-ray movie; video game disc; ps4 game; ps5 game; xbox game; nintendo switch game; game cartridge; dvd-r; cd-r; cassette tape; vhs tape; audio cd; dvd box set; music cassette; blank cassette; compact disc; 12 inch vinyl; 7 inch single vinyl; switch game + nintendo; game boy game; ps3 game; dvd film; cd + album|music|audio|sealed; dvd + movie|film|season|series|blank|region; minidisc; wii game; ds game; ps2 game; software cd; floppy disk; vinyl album; record + vinyl|lp|33 rpm|45 rpm; blu ray + movie|film|4k
de: Vinyl Schallplatte = vinyl record; Blu Ray Film = blu-ray movie; Videokassette = video cassette; Hörbuch CD = audiobook cd; Konsolenspiel = console game; PS4 Spiel = ps4 game; Switch Spiel = switch game; Kassette = cassette + Musik|leer; Musikkassette = music cassette
fr: cd audio = audio cd; dvd film = dvd film; jeu ps4 = ps4 game; jeu switch = switch game; cassette audio = cassette tape; cassette vidéo = video cassette; jeu vidéo = video game + ps4|ps5|switch|xbox; vinyle = vinyl record + album|33 tours|lp
es: cd música = music cd; juego ps4 = ps4 game; juego switch = switch game; cinta de casete = cassette tape; vinilo = vinyl record + disco|lp|álbum; videojuego = video game; disco compacto = compact disc
it: disco vinile = vinyl record; cd musica = music cd; dvd film = dvd film; gioco ps4 = ps4 game; gioco switch = switch game; musicassetta = music cassette; videogioco = video game; vinile = vinyl record + lp|album; videocassetta = video cassette
nl: grammofoonplaat = vinyl record; lp = vinyl record + vinyl|plaat; ps4 spel = ps4 game; cassettebandje = cassette tape; switch spel = switch game; vinyl plaat = vinyl record
pl: płyta cd = cd; gra ps4 = ps4 game; gra switch = nintendo switch game; kaseta = cassette + magnetofonowa|vhs|audio; winyl = vinyl record + płyta|lp; płyta dvd = dvd; gra na konsolę = console game; gra = game + ps4|ps5|xbox|switch
pt: cd música = audio cd; jogo ps4 = ps4 game; jogo switch = switch game; fita cassete = cassette tape; vinil = vinyl record + disco|lp; videojogo = video game
not: cd player; dvd player; cd rack; vinyl record frame; vinyl record clock; ps4 game controller; game cartridge case; cd case; cassette player; record cleaning; cassette tape case; vinyl record player; vinyl record bowl; cd storage; vinyl record coaster; vinyl record sleeve; vinyl record storage; vinyl record brush; dvd case; dvd storage; cassette adapter; cd wallet; record sleeve; vinyl sleeve; vinyl record holder; vinyl record stand; record coaster; switch game case; switch game card case; vinyl cleaning; dvd drive; dvd burner; cd radio; leather cassette; cd stereo; kaseta fahrrad; dvd portable; cd bag; dvd writer; kaseta rowerowa; vinilico; vinilica; vinylique
  "vinyl" -> 852380
  "vinyle" -> 852380
  "schallplatte" -> 852380
  "vinilo" -> 852380
  "lp" -> 852380
  "winylowa" -> 852380
  "vinil" -> 852380
  "vinile" -> 852380
  "cartridge" -> 852351 ~.6
  "nintendo switch" -> 852351 ~.7      # flash card; older cartridges 852380
  "switch" -> 852351 ~.7
  "blank" -> 852341
  "rohling" -> 852341
  "vierge" -> 852341
  "virgen" -> 852341
  "cassette" -> 852329
  "cassete" -> 852329
  "casete" -> 852329
  "kaseta" -> 852329
  "vhs" -> 852329
  "tape" -> 852329
  "floppy" -> 852329
  "dvd-r" -> 852341
  "cd-r" -> 852341
  * -> 852349
t: vinyl record lp album => 852380
t: ps4 game disc racing => 852349
t: vinyl record clock wall => !8523

@ dvd-player
en: dvd player; nvr; digital video recorder; media player + hdmi|video; dvr; video player; video cassette player
de: Blu Ray Player = blu-ray player; Tragbarer DVD Player = portable dvd player; Netzwerkrekorder = network recorder
fr: lecteur dvd = dvd player; lecteur blu ray = blu ray player; enregistreur vidéo = video recorder; lecteur dvd portable = portable dvd player
es: reproductor dvd = dvd player; reproductor blu ray = blu-ray player; grabador dvr = dvr; dvd portátil = portable dvd player
it: lettore dvd = dvd player; lettore blu ray = blu-ray player; lettore dvd portatile = portable dvd player
nl: dvd speler = dvd player; blu ray speler = blu-ray player
pl: odtwarzacz dvd = dvd player; odtwarzacz blu ray = blu-ray player; rejestrator dvr = dvr; rejestrator = recorder + nvr|monitoring
pt: leitor dvd = dvd player; gravador de vídeo = video recorder; leitor blu ray = blu-ray player
not: car dvr camera; dash dvr; car dvr; dvd player remote; car dvd player; dvr camera; dvd player battery; dvr lock box
  "vcr" -> 852110
  "video cassette" -> 852110
  "magnetowid" -> 852110
  "magnétoscope" -> 852110
  * -> 852190
t: portable dvd player 10 inch => 852190
t: dvd movie box set => !8521

@ game-console
en: game console; video game console; game controller; gamepad; joystick + game|gaming|pc|flight|arcade; game controller + ps4|xbox|switch|bluetooth; handheld game console; retro game console; joy-con; controller + ps4|ps5|xbox|switch|nintendo|playstation|gaming; racing wheel; dance mat + usb|tv|game|console; arcade stick; game trigger; thumb grip + ps4|ps5|xbox|joystick|controller; controller charging dock; joystick cap; analog stick + ps4|ps5|controller|switch|joy; console stand + ps5|xbox|switch; playstation 5; xbox series; nintendo switch console; gaming steering wheel; mobile game controller; ps4 controller; ps5 controller; xbox controller; switch controller; wireless controller; gaming controller; game stick; tv game stick; gaming joystick; thumbstick; controller shell; game handheld; plug and play tv game; handheld game player; joycon; steering wheel + ps4|xbox|gaming|simulator
de: Spielkonsole = game console; Gamepad = gamepad; Spielecontroller = game controller; Handheld Konsole = handheld game console; Controller = controller + PS4|PS5|Xbox|Switch; Gaming Lenkrad = gaming steering wheel; Joystick = joystick + Spiel|PC|Gaming; Retro Konsole = retro game console; Tanzmatte = dance mat
fr: console de jeux = game console; manette = game controller; manette ps4 = ps4 controller; manette de jeu = game controller; console portable = handheld game console; console rétro = retro game console; volant = racing wheel + ps4|gaming|pc; manette switch = switch controller; joystick = joystick + pc|jeu; tapis de danse = dance mat; console de jeu = game console; manette ps5 = ps5 controller
es: consola de videojuegos = video game console; mando = controller + ps4|ps5|xbox|switch|pc; consola portátil = handheld game console; consola retro = retro game console; gamepad = gamepad; mando inalámbrico = wireless controller; volante = racing wheel + ps4|pc|gaming; joystick = joystick + pc|juego; videoconsola = video game console; mando de consola = game controller; consola = game console + juegos|nintendo|ps5|portátil|retro|playstation|xbox|videojuegos|switch; mando ps5 = ps5 controller; mando inalámbrico ps5 = wireless ps5 controller; mando = controller + ps5|ps4|xbox|switch|nintendo
it: console di gioco = game console; controller = controller + ps4|ps5|xbox|switch; joypad = gamepad; console portatile = handheld game console; console retro = retro game console; volante = racing wheel + ps4|gaming|pc; joystick = joystick + pc|gioco; console videogiochi = video game console; console = game console; joystick = joystick; controller ps5 = ps5 controller; gamepad = gamepad
nl: spelcomputer = game console; gamecontroller = game controller; gamepad = gamepad; game controller = game controller; handheld console = handheld game console; retro spelcomputer = retro game console; racestuur = racing wheel
pl: konsola do gier = game console; pad = gamepad + ps4|ps5|xbox|pc|switch; kontroler do gier = game controller; konsola przenośna = handheld game console; konsola retro = retro game console; kierownica = steering wheel + gry|ps4|pc; joystick = joystick + pc|gry; mata taneczna = dance mat; gamepad = gamepad
pt: console de jogos = game console; comando ps4 = ps4 controller; controle = game controller + ps4|ps5|xbox|switch|pc; consola de jogos = game console; consola portátil = portable console; volante = racing wheel + ps4|pc|gaming; joystick = joystick + pc|jogo; comando = game controller + ps4|ps5|switch; videogame = video game console; consola = game console + jogos|nintendo|ps5|portátil|retro|playstation|xbox|switch; comando ps5 = ps5 controller; comando = game controller + ps5|ps4|xbox|nintendo; controle ps5 = ps5 controller; controle = game controller + ps4|xbox|nintendo; joystick = joystick; gamepad = gamepad
not: console table; game console case; console skin; game console bag; console sticker; wheelchair joystick; game console game; rc controller; game controller holder; console cover; armrest console; ps4 controller charger; controller case; controller charger; controller sticker; controller skin; controller cable; joystick crane; center console; console hdmi; ps5 controller charger; xbox controller charger; console organizer; joystick potentiometer; joystick module; console carrying case; playstation poster; ps4 controller case; controller holder; racing wheel rim; controller wall mount; led controller; motor controller; consolador; controlador; com; comida; vol
  "skin" -> 391990
  "decal" -> 391990
  * -> 950450
t: wireless gamepad for pc and android => 950450
t: retro handheld game console 400 games => 950450
t: console table wood => !9504

@ vr-headset
en: vr headset; vr glasses; virtual reality headset; virtual reality glasses; vr goggles; fpv goggles; ar glasses; meta quest; oculus quest; 3d vr glasses; video glasses; augmented reality glasses
de: VR Brille = vr glasses; Virtual Reality Brille = virtual reality glasses; FPV Brille = fpv goggles; VR Headset = vr headset
fr: casque vr = vr headset; lunettes vr = vr glasses; casque de réalité virtuelle = virtual reality headset; lunettes fpv = fpv goggles
es: gafas vr = vr glasses; gafas de realidad virtual = virtual reality glasses; casco vr = vr headset; gafas 3d vr = 3d vr glasses
it: visore vr = vr headset; occhiali vr = vr glasses; visore realtà virtuale = virtual reality headset
nl: vr bril = vr glasses; virtual reality bril = virtual reality glasses
pl: gogle vr = vr goggles; okulary vr = vr glasses; gogle fpv = fpv goggles
pt: óculos vr = vr glasses; óculos de realidade virtual = virtual reality glasses; headset vr = vr headset
not: vr headset strap; vr headset stand; vr headset case; vr cover; vr headset cover; vr stand; vr lens; vr face cover; vr headset battery; vr controller grip
  "smartphone" -> 900490         # passive holder with lenses
  "for phone" -> 900490
  "cardboard" -> 900490
  "mobile phone" -> 900490
  "fpv" -> 852859
  * -> 852852 ~.6
t: standalone vr headset 128gb => 852852
t: 3d vr glasses for smartphone => 900490
t: reading glasses => !852852

@ digital-frame
en: digital photo frame; digital picture frame; smart photo frame; digital signage display; digital frame; field monitor; car monitor; headrest monitor; advertising display; cctv monitor; car headrest monitor; camera field monitor; wifi photo frame; security monitor; touch advertising display; hdmi field monitor; rear view monitor
de: Digitaler Bilderrahmen = digital picture frame; Kopfstützenmonitor = headrest monitor; digitaler Fotorahmen = digital photo frame
fr: cadre photo numérique = digital photo frame; écran publicitaire = advertising display; cadre numérique = digital frame; écran appui tête = headrest monitor; cadre photo connecté = wifi photo frame
es: marco digital = digital frame; marco de fotos digital = digital photo frame; monitor coche = car monitor; marco digital wifi = wifi digital frame
it: cornice digitale = digital frame; portafoto digitale = digital photo frame; monitor auto = car monitor
nl: digitale fotolijst = digital photo frame
pl: cyfrowa ramka = digital frame; ramka cyfrowa = digital frame; cyfrowa ramka na zdjęcia = digital photo frame; monitor zagłówkowy = headrest monitor; monitor samochodowy = car monitor
pt: porta retrato digital = digital photo frame; moldura digital = digital frame
  * -> 852859
t: 10 inch wifi digital photo frame => 852859
t: wooden photo frame => !852859

@ calculator
en: calculator; scientific calculator; pocket calculator; desktop calculator; graphing calculator; solar calculator; electronic calculator; electronic organizer; printing calculator
de: Taschenrechner = pocket calculator; Tischrechner = desktop calculator; wissenschaftlicher Taschenrechner = scientific calculator
fr: calculatrice = calculator; calculette = calculator; calculatrice scientifique = scientific calculator
es: calculadora = calculator; calculadora científica = scientific calculator
it: calcolatrice = calculator; calcolatrice scientifica = scientific calculator
nl: rekenmachine = calculator; zakrekenmachine = pocket calculator
pl: kalkulator = calculator; kalkulator naukowy = scientific calculator
pt: calculadora = calculator; calculadora científica = scientific calculator
not: calculator case; calculator watch; toy calculator; calculator cover; calculo; calcul
  "printing" -> 847021
  * -> 847010
t: scientific calculator solar => 847010
t: calculator case hard => !847010

@ writing-tablet
en: lcd writing tablet; electronic drawing board; voice translator; lcd drawing tablet; digital writing pad; pinpointer; hidden camera detector; video converter; hdmi switcher; mosquito repeller electronic; electronic mosquito repellent; tens machine pad; dj controller; spy detector; audio converter; nail lamp; uv nail lamp; uv led nail lamp; av converter; equalizer + audio|car; signal booster; ionizer + device; electronic pest repeller; handheld translator; translator + voice|language|device|ai; teleprompter; mouse jiggler; language translator; hdmi converter; scart converter; audio extractor; rf detector; sound mixer; uv sanitizer box; dog bark deterrent; gold detector; ultrasonic repeller; video splitter; drawing tablet for kids; kids writing tablet
de: LCD Schreibtafel = lcd writing tablet; Übersetzer = translator + Sprache|Gerät; UV Nagellampe = uv nail lamp; Sprachübersetzer = voice translator; Metallsuchgerät = metal detector; Schreibtafel = writing board + LCD|Kinder; Ultraschall Schädlingsabwehr = ultrasonic pest repeller; HDMI Konverter = hdmi converter; Marderschreck = marten repeller; Nagellampe = nail lamp; DJ Controller = dj controller; elektronisches Weidezaungerät = electric fence energiser
fr: tablette d'écriture = electronic writing tablet; traducteur vocal = voice translator; lampe uv ongles = uv led nail lamp; tablette d'écriture lcd = lcd writing tablet; convertisseur hdmi = hdmi converter; ardoise lcd = lcd writing tablet; répéteur hdmi = hdmi repeater; contrôleur dj = dj controller; splitter hdmi = hdmi splitter
es: tableta de escritura = writing tablet; traductor de voz = voice translator; lámpara uv uñas = uv nail lamp; tableta de escritura lcd = lcd writing tablet; ahuyentador ultrasónico = ultrasonic repeller; pizarra lcd = lcd writing board; convertidor hdmi = hdmi converter; lámpara de uñas = nail lamp; conversor hdmi = hdmi converter
it: tavoletta grafica lcd = lcd writing tablet; traduttore vocale = voice translator; sdoppiatore hdmi = hdmi splitter; lampada uv unghie = uv nail lamp; lavagna lcd = lcd writing tablet; cercametalli = metal detector; tavoletta lcd = lcd writing tablet; convertitore hdmi = hdmi converter; lampada unghie = nail lamp
nl: lcd schrijfbord = lcd writing tablet; vertaalapparaat = translation device; tekentablet = drawing tablet + lcd|kinderen; nagellamp = nail lamp
pl: tablet do pisania = writing tablet; tłumacz = translator + elektroniczny|głosowy; lampa uv do paznokci = uv nail lamp; znikopis lcd = lcd writing tablet; tablet graficzny lcd = lcd drawing tablet; konwerter = converter + hdmi|av|audio; lampa do paznokci = nail lamp; splitter hdmi = hdmi splitter; konsola mikserska = mixing console
pt: mesa digitalizadora lcd = lcd drawing tablet; tradutor de voz = voice translator; tablet de escrita = writing tablet; lousa mágica lcd = lcd writing tablet; lâmpada uv unhas = uv nail lamp; cabine uv unhas = uv nail lamp; conversor hdmi = hdmi converter; detetor de metais = metal detector
not: signal booster wifi; metal detector coil cover; metal detector bag; kvm cable; hdmi splitter cable; metal detector shovel
  * -> 854370     # electrical apparatus with its own function, n.e.s.
t: lcd writing tablet for kids 8.5 inch => 854370
t: metal detector underwater pinpointer => 854370
t: android tablet 10 inch => !854370

@ vape
en: vape; electronic cigarette; e-cigarette; vape pen; pod system; vape kit; vaporizer; vape mod; e cigarette; dry herb vaporizer; disposable vape; vape coil; vape tank; e-hookah; vape pod; vape device
de: E-Zigarette = e-cigarette; Vaporizer = vaporizer; elektronische Zigarette = electronic cigarette; Vape = vape; Verdampfer = vaporizer + E-Zigarette|Coil
fr: cigarette électronique = electronic cigarette; vapoteuse = vaping device; e-cigarette = e-cigarette; vaporisateur = vaporizer + herbe|cbd
es: cigarrillo electrónico = electronic cigarette; vapeador = vape; vaper = vape; cigarro electrónico = electronic cigarette
it: sigaretta elettronica = electronic cigarette; svapo = vape; vaporizzatore = vaporizer + erbe
nl: e-sigaret = e-cigarette; vape = vape; elektronische sigaret = electronic cigarette
pl: e-papieros = e-cigarette; papieros elektroniczny = electronic cigarette; waporyzator = vaporizer; e papieros = e-cigarette
pt: cigarro eletrónico = electronic cigarette; cigarro eletrônico = electronic cigarette; vape = vape; vaporizador = vaporizer + ervas
not: vape juice; e-liquid; vape case; vape liquid; vape cotton; vape battery; vape lanyard; vape stand; vape oil; vape holder; vapear; vaporizado
  "disposable|desechable|monouso|usa e getta|descartável" -> 240412 ~.7    # presented with nicotine liquid
  "coil" -> 854390
  "pod cartridge" -> 854390
  "replacement" -> 854390 ~.6
  * -> 854340
t: pod system vape kit 650mah => 854340
t: vape juice 10ml => !854340

@ printer-machine
en: printer; inkjet printer; laser printer; thermal printer; label printer; photo printer; receipt printer; mini printer; label maker; portable printer; shipping label printer; sticker printer; sublimation printer; pocket printer; pos printer; a4 printer; barcode printer; bluetooth printer; thermal label printer; id card printer; dot matrix printer; multifunction printer; dtf printer; plotter; large format printer; document scanner; photo scanner; flatbed scanner; portable scanner; film scanner; tattoo printer; office printer; tattoo stencil printer
de: Drucker = printer; Etikettendrucker = label printer; Fotodrucker = photo printer; Thermodrucker = thermal printer; Tintenstrahldrucker = inkjet printer; Laserdrucker = laser printer; Bondrucker = receipt printer; Minidrucker = mini printer; Beschriftungsgerät = label maker; Dokumentenscanner = document scanner; Multifunktionsdrucker = multifunction printer; Scanner = scanner + Dokument|Foto|Dia|Film
fr: imprimante = printer; imprimante photo = photo printer; imprimante thermique = thermal printer; étiqueteuse = label maker; imprimante laser = laser printer; imprimante étiquettes = label printer; mini imprimante = mini printer; scanner = scanner + document|photo|portable; imprimante multifonction = multifunction printer
es: impresora = printer; impresora térmica = thermal printer; impresora de etiquetas = label printer; rotuladora = label maker; impresora fotográfica = photo printer; impresora láser = laser printer; mini impresora = mini printer; escáner = scanner + documentos|portátil|fotos; impresora multifunción = multifunction printer
it: stampante = printer; stampante termica = thermal printer; etichettatrice = label maker; stampante fotografica = photo printer; stampante laser = laser printer; mini stampante = mini printer; scanner = scanner + documenti|portatile|foto; stampante multifunzione = multifunction printer
nl: printer = printer; labelprinter = label printer; fotoprinter = photo printer; labelmaker = label maker; thermische printer = thermal printer; bonprinter = receipt printer; inkjetprinter = inkjet printer; documentscanner = document scanner
pl: drukarka = printer; drukarka etykiet = label printer; drukarka termiczna = thermal printer; drukarka fotograficzna = photo printer; mini drukarka = mini printer; drukarka laserowa = laser printer; skaner = scanner + dokumentów|zdjęć; skaner dokumentów = document scanner; drukarek = printer
pt: impressora = printer; impressora térmica = thermal printer; etiquetadora = label printer; impressora de etiquetas = label printer; mini impressora = mini printer; impressora fotográfica = photo printer; scanner = scanner + documentos; impressora laser = laser printer; multifunções = multifunction printer; impressora multifuncional = multifunction printer
not: 3d printer; printer ink; printer cartridge; printer paper; printer cable; printer stand; label maker tape; printer ribbon; printer head; drukarka 3d; 3d drucker; imprimante 3d; impresora 3d; stampante 3d; impressora 3d; printer roller; nail printer; printer label; printer part; printer toner; barcode scanner; pipe scanner; code scanner; label printer paper; thermal printer paper; label printer tape; photo printer paper; body scanner; car scanner; label printer roll; printer bag; photo printer case; label printer sticker; obd scanner; thermal printer label; printer shelf; food printer; sandwich printer; printer table; rotulador; rotuladores; rotulo; rotula; rotulas; etichette; etichetta; etiquetas; etiqueta; imprime; imprimer
  "scanner" -> 847160 ~.6
  "skaner" -> 847160
  kind=multifunction -> 844331 ~.1
  "3 in 1" -> 844331
  "multifunction" -> 844331
  * -> 844332
t: bluetooth thermal label printer => 844332
t: all in one inkjet printer print scan copy => 844331
t: printer ink cartridge => !844332

@ printer-supply part of printer, printer-machine
en: ink cartridge; toner cartridge; printer cartridge; printhead; drum unit; fuser + printer|unit|laser; toner; print head; printer roller; pickup roller; transfer belt + printer; compatible ink; printer part; ciss + ink|printer; waste ink pad; developer unit; printer head; maintenance box + epson|canon; printer tray; ink tank + printer|cartridge; drum cartridge; fuser film; compatible toner; original ink cartridge; hp ink; cartridge + ink|printer|toner|hp|canon|epson|brother
de: Druckerpatrone = printer cartridge; Tonerkartusche = toner cartridge; Tintenpatrone = ink cartridge; Toner = toner; Druckkopf = print head; Trommeleinheit = drum unit; Druckerpatronen = printer cartridge; Fixiereinheit = fuser
fr: cartouche d'encre = ink cartridge; toner = toner; tête d'impression = print head; cartouche imprimante = printer cartridge; tambour = drum + imprimante; cartouche de toner = toner cartridge; kit tambour = drum kit; cartouches compatibles = compatible cartridges
es: cartucho de tinta = ink cartridge; tóner = toner; cabezal de impresión = print head; cartuchos de tinta = ink cartridge; cartucho = cartridge + impresora|tinta|hp; tambor = drum unit + impresora; tinta para impresora = printer ink
it: cartuccia inchiostro = ink cartridge; toner = toner; testina di stampa = printhead; cartucce = cartridge; cartuccia stampante = printer cartridge; tamburo = printer drum + stampante|toner
nl: inktcartridge = ink cartridge; toner = toner; printkop = print head; cartridge = cartridge + inkt|printer; inktpatroon = ink cartridge; tonercartridge = toner cartridge
pl: tusz = ink + drukarka|cartridge|hp|canon|epson|brother; toner = toner; głowica drukująca = print head; tusz do drukarki = printer ink; kartridż = ink cartridge; bęben = drum + drukarka|toner; wkład atramentowy = ink cartridge; zamiennik tusz = compatible ink
pt: cartucho de tinta = ink cartridge; toner = toner; cabeça de impressão = print head; tinteiro = ink cartridge; cartucho = cartridge + impressora|tinta|toner; tinteiros = ink cartridges
not: face toner; toner skin; facial toner; ink refill bottle; body toner; hair toner; toner pad; rose toner; toner essence; hydrating toner; fountain pen ink cartridge; toner powder; skin toner; fountain pen cartridge; pen ink cartridge; ear toner; tattoo cartridge; toner lotion; water filter cartridge; muscle toner; arm toner; pore toner; brightening toner; tattoo needle cartridge; refill toner powder; tono; ton
  * -> 844399
t: compatible toner cartridge for brother => 844399
t: facial toner rose water => !844399

@ label-tape
en: label tape; label maker tape; dymo tape; p-touch tape; label cartridge; dymo label; brother label tape; printer ribbon; typewriter ribbon; thermal transfer ribbon; ink ribbon; wax ribbon; ribbon cassette + printer; brother p touch; ribbon cartridge
de: Schriftband = label tape; Beschriftungsband = label tape; Farbband = ink ribbon; Schriftbandkassette = tape cassette; Thermotransferfolie = thermal transfer ribbon; P Touch Band = p-touch tape
fr: ruban étiqueteuse = label maker tape; ruban encreur = ink ribbon; cassette ruban = tape cassette; ruban dymo = dymo tape; ruban transfert thermique = thermal transfer ribbon
es: cinta rotuladora = label maker tape; cinta de etiquetas = label tape; cinta de tinta = ink ribbon; cinta máquina de escribir = typewriter ribbon; ribbon = ink ribbon
it: nastro etichettatrice = label maker tape; nastro inchiostrato = ink ribbon; nastro per etichette = label tape
nl: labeltape = label tape; inktlint = ink ribbon; lettertape = label tape
pl: taśma do drukarki etykiet = label tape; taśma barwiąca = ink ribbon; taśma do etykieciarki = label maker tape; taśma dymo = dymo tape; kalka termotransferowa = thermal transfer ribbon
pt: fita para rotulador = label maker tape; fita de etiquetas = label tape; fita de máquina de escrever = typewriter ribbon
  "typewriter" -> 961210
  "p-touch" -> 391910 ~.4
  "plastic|plástico|plastica" -> 391910
  * -> 961210 ~.6
t: typewriter ribbon black red => 961210
t: gift ribbon satin => !961210

@ printer-3d
en: 3d printer; resin 3d printer; fdm printer; fdm machine; fdm 3d printer; 3d printing machine; msla printer; 3d pen; 3d printing pen; resin printer
de: 3D Drucker = 3d printer; Resin Drucker = resin printer; 3D Stift = 3d pen
fr: imprimante 3d = 3d printer; imprimante résine = resin printer; stylo 3d = 3d pen
es: impresora 3d = 3d printer; bolígrafo 3d = 3d pen; impresora de resina = resin printer; lápiz 3d = 3d pen
it: stampante 3d = 3d printer; penna 3d = 3d pen; stampante resina = resin printer
nl: 3d printer = 3d printer; 3d pen = 3d pen
pl: drukarka 3d = 3d printer; długopis 3d = 3d pen; drukarka żywiczna = resin printer
pt: impressora 3d = 3d printer; caneta 3d = 3d pen; impressora de resina = resin printer
not: 3d printer filament; 3d printer nozzle; 3d printer part; 3d printer bed; 3d printer extruder; 3d printer hotend; 3d printer resin; 3d pen filament; 3d printer enclosure; 3d printer board; 3d printer dryer; 3d printer build plate; filament dryer; 3d printer tool kit; 3d printer hot end; 3d printer mainboard; 3d printer heater
  * -> 848520
t: fdm printer 220x220x250mm => 848520
t: mk8 nozzle brass => !848520

@ printer-3d-part part of printer-3d
en: 3d printer nozzle; hotend; extruder + 3d|printer|ender; build plate; 3d printer part; heated bed; 3d printer hotend; 3d printer extruder; 3d printer bed; mk8 nozzle; 3d printer build plate; pei sheet; bowden tube; 3d printer upgrade; heat block + 3d|printer; bltouch; 3d printer enclosure; hot end + 3d|printer|ender; nozzle + 3d printer|ender|mk8|creality; resin vat; fep film; throat tube + 3d|heatbreak; heatbreak; filament sensor; 3d printer board; 3d printer hot end; direct drive extruder
de: 3D Drucker Düse = 3d printer nozzle; Hotend = hotend; Heizbett = heated bed; Druckplatte = build plate + 3D; Extruder = extruder + 3D; 3D Drucker Ersatzteil = 3d printer part
fr: buse imprimante 3d = 3d printer nozzle; plateau imprimante 3d = 3d printer build plate; buse = nozzle + 3d|mk8; tête d'impression 3d = 3d print head; extrudeur = extruder
es: boquilla impresora 3d = 3d printer nozzle; extrusor = extruder; cama caliente = heated bed; boquilla = nozzle + 3d|mk8
it: ugello stampante 3d = 3d printer nozzle; piatto stampante 3d = 3d printer bed; ugello = nozzle + 3d|mk8; estrusore = extruder
nl: nozzle 3d printer = 3d printer nozzle; printbed = print bed; extruder = extruder + 3d
pl: dysza do drukarki 3d = 3d printer nozzle; dysza = nozzle + 3d|mk8; ekstruder = extruder; stół roboczy = build platform + 3d; hotend = hotend; głowica = print head + 3d
pt: bico impressora 3d = 3d printer nozzle; extrusora = extruder; bico = nozzle + 3d|mk8; mesa aquecida = heated bed
not: cookie extruder; clay extruder; pasta extruder; bus
  "enclosure" -> 848590
  * -> 848590
t: brass mk8 nozzle for ender 3 => 848590
t: pla filament 1kg => !848590

@ printer-3d-filament
en: 3d printer filament; pla filament; petg filament; abs filament; tpu filament; filament + 1.75mm|3d|pla|petg|spool; 3d pen filament; printing filament; pla 1.75; 3d filament
de: 3D Druck Filament = 3d printer filament; PLA Filament = pla filament; Filament = filament + 1.75|PLA|PETG|3D
fr: filament pla = pla filament; filament 3d = 3d filament; filament petg = petg filament; filament imprimante 3d = 3d printer filament
es: filamento pla = pla filament; filamento 3d = 3d filament; filamento petg = petg filament; filamento = filament + pla|1.75|3d
it: filamento pla = pla filament; filamento 3d = 3d filament; filamento petg = petg filament; filamento stampante 3d = 3d printer filament
nl: 3d filament = 3d filament; pla filament = pla filament; filament = filament + pla|petg|3d
pl: filament = filament; filament pla = pla filament; filament petg = petg filament; filament do drukarki = 3d printer filament
pt: filamento pla = pla filament; filamento 3d = 3d filament; filamento petg = petg filament
not: filament dryer; filament bulb; filament holder; filament sensor; led filament; filament spool holder; filament storage; filament dry box; eyebrow filament; żarówka filament; filament cutter; ampoule filament; filament led; filament lamp; filament light; filament guide
  * -> 391690
t: pla filament 1.75mm 1kg => 391690
t: filament led bulb e27 => !391690

@ light-bulb
en: light bulb; led lamp bulb; smart bulb; bulb + e27|e14|gu10|b22|g9|g4|mr16|led|filament|edison|smart|watt|halogen|lamp|light|h7|h4|t10|ba9s|w5w|festoon|p21w|replacement; edison bulb; halogen bulb; filament bulb; candle bulb; globe bulb; energy saving bulb; energy saving lamp; led spotlight bulb; corn bulb; tube light t8; vintage bulb; wifi bulb; projector bulb; projector lamp; reptile bulb; uv bulb; reptile lamp; basking bulb; basking lamp; xenon bulb; germicidal lamp; uvc lamp; uvb lamp; black light bulb; uv tube; uv lamp tube; rgb bulb; car bulb; headlight bulb; led headlight bulb; led headlight kit; h7 led; h4 led; canbus bulb; car led bulb; indicator bulb; fog light bulb; h11 bulb; xenon kit; headlight bulbs; t10 led; w5w led; motorcycle headlight bulb
de: LED-Lampe = led lamp + E27|E14|GU10|Leuchtmittel; Leuchtmittel = light bulb; Stiftsockellampe = pin base bulb; Xenon Brenner = xenon bulb; Wärmelampe = heat lamp; UV-Röhre = uv tube; Scheinwerferlampe = headlight bulb
fr: ampoule = light bulb; lampe chauffante reptile = reptile heat lamp; ampoule phare = headlight bulb
es: bombilla = light bulb; foco = light bulb + e27|e26|gu10; ampolleta = light bulb
it: lampadina = light bulb
nl: ledlamp = led lamp + e27|e14|gu10|fitting|h7|h4; lichtbron = light source + e27|gu10
pl: żarówka = light bulb; żarówki = light bulbs; tuba led = led tube; żarówek = light bulb
pt: lâmpada e27 = e27 bulb; lâmpada tubular = tubular lamp; bulbo led = led bulb; lâmpada carro = car bulb; lâmpada = bulb
not: bulb holder; bulb syringe; flower bulb; tulip bulb; garlic bulb; bulb planter; bulb socket; bulb shaped bottle; rubber bulb; bulb changer; suction bulb; dusting bulb; bulb cage; ampoule serum; ampoule peptide; thermometer bulb; ampoule glass; bombilla mate; onion bulb; mate bombilla; ampoule cosmétique; blower bulb; ampoule essence; bulb blower; ampoule skin; air blower bulb; light bulb toy; light bulb camera; light bulb security camera; bulb vase; light bulb bottle; light bulb earrings; light bulb necklace; bulb string light; bulb guard; turkey baster bulb; bulb adapter; light bulb socket; light bulb changer; light bulb cup
  source=halogen -> 853921
  source=fluorescent -> 853931
  source=xenon -> 853932
  "alogena" -> 853921
  "halogène" -> 853921
  "halogenlampe" -> 853921
  "halógena" -> 853921
  "halogenowa" -> 853921
  "halogeenlamp" -> 853921
  "leuchtstoffröhre" -> 853931
  "fluorescente" -> 853931
  "świetlówka" -> 853931
  "energy saving" -> 853931
  "uv" -> 853949
  "uvb" -> 853949
  "uvc" -> 853949
  "germicidal" -> 853949
  "infrared" -> 853949
  "heat lamp" -> 853949 ~.5
  "reptile" -> 853949
  "basking" -> 853949
  "hid" -> 853932             # HID burner: metal halide
  "projector" -> 853932
  "metal halide" -> 853932
  "sodium|sodio" -> 853932
  source=led -> 853952 ~.7
  source=incandescent: for=car|motorcycle 853929; volt<=100 853929 ~.1; * 853922
  for=car|motorcycle: "h7" 853921; "h4" 853921; "h1" 853921; "h11" 853921; * 853929
  "oven" -> 853922
  "fridge" -> 853922
  "festoon" -> 853929
  "torch" -> 853929
  * -> 853952
ask: source
t: gu10 led bulb 5w warm white => 853952
t: h7 halogen headlight bulb 55w => 853921
t: t8 fluorescent tube 18w => 853931
t: tulip flower bulb 20 pcs => !8539

@ solar-light
en: solar garden light; garden light; solar path light; solar lantern; solar light; solar lamp; solar wall light; solar fence light; solar stake light; lawn light; pathway light; solar flame light; deck light; bollard light; solar spotlight; ground light; solar street light; solar deck light; solar ground light; solar torch light; solar flower light; spike light; patio light; buried light; solar post light; solar motion sensor light; landscape light
de: Solarleuchte = solar light; Gartenleuchte = garden light; Solarlampe = solar lamp; Wegeleuchte = pathway light; Außenleuchte = outdoor light + Solar; Bodeneinbaustrahler = recessed ground light; Pollerleuchte = bollard light; Solarstrahler = solar spotlight; Solarlaterne = solar lantern; Gartenbeleuchtung = garden lighting
fr: lampe solaire = solar lamp; lampe de jardin = garden light; borne solaire = solar bollard light; applique solaire = solar wall light; lanterne solaire = solar lantern; spot solaire = solar spotlight; balise solaire = solar marker light; éclairage solaire = solar lighting; borne de jardin = garden bollard light; projecteur solaire = solar floodlight; lampe solaire jardin = solar garden light
es: lámpara solar = solar lamp; luz solar = solar light; luces solares = solar light; luz de jardín = garden light; foco solar = solar spotlight; farol solar = solar lantern; aplique solar = solar wall light; baliza solar = solar bollard light; farola solar = solar street light; luz solar jardín = solar garden light
it: lampada solare = solar lamp; luce solare = solar light; luci da giardino = garden light; faretto solare = solar spotlight; lampada da giardino = garden light; lanterna solare = solar lantern; lampione solare = solar street light; luci solari = solar light; luce solare giardino = solar garden light; lampioncino solare = small solar lamp post
nl: solarlamp = solar lamp; tuinverlichting = garden lighting; tuinlamp = garden light; prikspot = garden spike spotlight; zonnelamp = solar lamp; solar lamp = solar lamp
pl: lampa solarna = solar lamp; lampa ogrodowa = garden light; lampka solarna = solar light; kinkiet solarny = solar wall light; oświetlenie ogrodowe = garden lighting; latarnia solarna = solar lantern
pt: luz solar = solar light; lâmpada solar = solar lamp; luminária solar = solar lamp; luz de jardim = garden light; candeeiro solar = solar lamp; lanterna solar = solar lantern; luz solar jardim = solar garden light; foco solar = solar spotlight; refletor solar = solar floodlight
not: solar light string; solar panel; solar camping lantern; solar fairy light; solar light cap; luz solar fator; solar light pole; luces solares navidad
  power=mains -> 940542 ~.05
  "low voltage" -> 940542
  "solar|solare" -> 940541
  power=solar -> 940541 ~.8
  "path" -> 940542
  * -> 940541 ~.5
t: solar garden path light 8 pack => 940541
t: low voltage garden light spike => 940542
t: solar panel 50w => !9405

@ telephone
en: landline phone; corded phone; cordless phone; desk phone; telephone + landline|corded|home|vintage|wall|retro|cordless; dect phone; cordless telephone; senior phone; rotary phone
de: Schnurlostelefon = cordless telephone; Festnetztelefon = landline phone; Telefon = telephone + schnurlos|Festnetz|kabelgebunden|Nostalgie
fr: téléphone fixe = landline phone; téléphone sans fil = cordless phone; téléphone senior = senior phone
es: teléfono para mayores = senior phone; teléfono de sobremesa = desk phone
it: cordless = cordless phone; telefono a filo = corded phone; telefono fisso con filo = corded phone; cordless telefono = cordless telephone
pl: telefon z klapką = flip phone; telefon przewodowy = corded phone
pt: celular de idoso = senior phone; telefone sem fios = cordless phone
not: telephone cable; toy telephone; telephone table; telephone stand; telephone socket; telephone cord; flip phone case; cordless telephone battery
  "feature phone" -> 851714
  "senior" -> 851714 ~.8
  "seniorenhandy" -> 851714
  "mobile" -> 851714
  "flip phone" -> 851714
  "satellite" -> 851714
  "voip" -> 851718
  "ip phone" -> 851718
  "cordless|a batería|a batteria|sem fios" -> 851711
  "dect" -> 851711
  "schnurlos" -> 851711
  "schnurlostelefon" -> 851711
  "sans fil" -> 851711
  "inalámbrico" -> 851711
  "bezprzewodowy" -> 851711
  "sem fio" -> 851711
  "clapet" -> 851714
  * -> 851718
t: dect cordless landline phone => 851711
t: corded desk telephone => 851718
t: toy telephone for toddlers => !8517

@ capacitor
en: capacitor; electrolytic capacitor; ceramic capacitor; film capacitor; super capacitor; motor start capacitor; run capacitor; tantalum capacitor; capacitor kit; supercapacitor; smd capacitor; start capacitor; cbb61; cbb60; trimmer capacitor; starting capacitor
de: Kondensator = capacitor
fr: condensateur = capacitor; condensateur démarrage = start capacitor
es: condensador arranque = start capacitor; condensador = capacitor + uf|motor|cerámico
it: condensatore = capacitor; condensatore avviamento = starting capacitor
nl: condensator = capacitor
pl: kondensator = capacitor
pt: capacitor = capacitor; condensador elétrico = capacitor; condensador de arranque = start capacitor
not: capacitor tester; capacitor microphone; capacitor pen; condensador micrófono; condensada; condensados; condensa; condensazione; condensation
  "tantalum" -> 853221
  "electrolytic" -> 853222
  "elko" -> 853222
  "electrolítico" -> 853222
  "mlcc" -> 853224
  "multilayer" -> 853224
  "ceramic|cerámica" -> 853223 ~.6
  "film|película|lámina plástica|pellicola|filme" -> 853225
  "cbb" -> 853225
  "cbb60" -> 853225
  "cbb61" -> 853225
  "run" -> 853225
  "trimmer" -> 853230
  "variable" -> 853230
  "motor" -> 853225
  * -> 853222 ~.6
t: electrolytic capacitor 1000uf 25v => 853222
t: motor run capacitor cbb61 2uf => 853225
t: capacitor tester meter => !8532

@ resistor
en: resistor; resistor kit; carbon film resistor; ceramic resistor; wirewound resistor; load resistor; smd resistor; cement resistor; blower resistor; blower motor resistor; led load resistor; 1/4w resistor
de: Widerstand = resistor; Widerstände = resistor; Gebläsewiderstand = blower motor resistor; Vorwiderstand = series resistor
fr: résistance = resistor + ohm|chauffage|ventilateur|pulseur; résistance électronique = electronic resistor; résistances = resistors
es: resistencia = resistor + ohm|kit|electrónica|calefacción; resistencia eléctrica = electrical resistor + ohm
it: resistenza = resistor + ohm|elettronica
nl: weerstand = resistor + ohm|elektronisch|set; kachelweerstand = blower resistor
pl: rezystor dmuchawy = blower resistor
pt: resistor = resistor; resistência = resistor + ohm
not: resistance band; bande de résistance; resistencia horno; resistance heater; heating resistor; resistente; resistif
  "blower" -> 853329 ~.6
  "load" -> 853329
  "carbon" -> 853310
  * -> 853321
t: metal film resistor kit 1/4w 600 pcs => 853321
t: resistance bands for exercise => !8533

@ potentiometer
en: potentiometer; thermistor; trimmer potentiometer; rheostat; variable resistor; ntc thermistor; rotary potentiometer; joystick potentiometer; slide potentiometer; varistor; joystick module + analog|replacement|ps4|arduino; guitar potentiometer; ptc thermistor; volume pot; b10k; b100k; b500k
de: Potentiometer = potentiometer; Thermistor = thermistor; Poti = potentiometer
fr: thermistance = thermistor
nl: potentiometer = potentiometer
not: potentiometer knob
  "wirewound" -> 853331
  * -> 853340
t: 10k linear rotary potentiometer b10k => 853340
t: guitar volume knob => !8533

@ semiconductor
en: diode; zener diode; transistor; mosfet; schottky diode; npn transistor; transistor kit; bridge rectifier; scr thyristor; igbt; igbt module; 1n4007; optocoupler; photodiode; photoresistor; quartz crystal + mhz|oscillator|resonator; crystal oscillator; diode kit; laser diode; ldr photoresistor; germanium transistor; hall sensor + element|a3144
de: Diode = diode; Transistor = transistor
fr: diode = diode; transistor = transistor; quartz = quartz crystal + mhz
es: diodo = diode; transistor = transistor
it: diodo = diode; transistor = transistor; fotoaccoppiatore = optocoupler
nl: diode = diode; transistor = transistor; gelijkrichter = rectifier + brug
pl: tranzystor = transistor
pt: diodo = diode; transistor = transistor
not: transistor radio; diode laser hair removal; diode laser; dioda led; transistor tester; diode led; diodo led; diode led lamp; laser diode engraver
  "transistor" -> 854129 ~.5
  "tranzystor" -> 854129 ~.5
  "mosfet" -> 854129
  "igbt" -> 854129
  "triac" -> 854130
  "thyristor" -> 854130
  "scr" -> 854130
  "optocoupler" -> 854149
  "photodiode" -> 854149
  "phototransistor" -> 854149
  "photoresistor" -> 854149
  "ldr" -> 854149
  "laser diode" -> 854149 ~.5
  "crystal|cristal|cristallo" -> 854160
  "quartz|cuarzo|quarzo|quartzo" -> 854160
  "hall" -> 854159
  * -> 854110
t: 1n4007 rectifier diode 100pcs => 854110
t: igbt power mosfet transistor 1200v => 854129
t: transistor radio vintage => !8541

@ integrated-circuit
en: ic chip; microchip + ic|circuit|dip|smd; eeprom; voltage regulator ic; op amp; ne555; timer ic; logic ic; dip ic; lm317; lm7805; ic + chip|chipset|original|sop|qfn|bga|dip; bga chip; chipset; flash memory chip; eprom; operational amplifier ic; bios chip; power ic; audio ic chip
de: IC Chip = ic chip; Mikrochip = microchip + IC|Schaltkreis
fr: puce électronique = electronic chip + ic
es: chip ic = ic chip
not: microchip scanner; pet microchip; ic socket; ic tester; chip tuning; dog microchip; ic cooler; ice
  "eeprom" -> 854232
  "eprom" -> 854232
  "memory" -> 854232
  "bios" -> 854232
  "op amp" -> 854233
  "operational amplifier" -> 854233
  "amplifier" -> 854233
  * -> 854239
t: ne555 timer ic dip8 20pcs => 854239
t: eeprom memory chip 24c02 => 854232
t: pet microchip scanner => !8542

@ circuit-board-bare
en: pcb; printed circuit board; prototype board; perfboard; stripboard; blank pcb; copper clad board; universal pcb; prototyping board; veroboard; pcb prototype; protoboard
de: Leiterplatte = printed circuit board; Lochrasterplatine = perfboard; Platine = printed circuit board + leer|Lochraster|unbestückt; Streifenrasterplatine = stripboard
fr: circuit imprimé = printed circuit board; plaque d'essai = breadboard + pcb|cuivre; plaque à trous = perfboard
es: placa de circuito impreso = printed circuit board; placa perforada = perfboard; placa pcb = pcb; circuito impreso = printed circuit board
it: basetta millefori = perfboard; circuito stampato = printed circuit board; scheda pcb = pcb; scheda a circuito stampato = printed circuit board
nl: printplaat = printed circuit board; gaatjesprint = perfboard
pl: płytka uniwersalna = universal pcb; płytka drukowana = printed circuit board; laminat miedziany = copper clad board; płytka prototypowa = prototype board
pt: placa de circuito impresso = printed circuit board; placa perfurada = perfboard; circuito impresso = printed circuit board
not: pcb terminal; pcb drill; pcb holder; pcb connector; pcb assembly; pcb cutter; pcb vise; pcb rack; pcb ruler; pcb cleaner; pcb antenna; pcb standoff
  "assembled" -> 853710 ~.4
  "copper clad" -> 741021 ~.6
  * -> 853400
t: double sided prototype pcb board kit => 853400
t: pcb vise holder => !8534

@ sensor-module
en: sensor module; ultrasonic sensor; sensor kit + arduino|module; temperature sensor module; display module + oled|lcd|arduino|tft|i2c; oled display module; lcd1602; rfid module; gps module arduino; relay board arduino; proximity sensor; photoelectric sensor; inductive sensor; level sensor; light sensor; load cell; humidity sensor; gas sensor; mq2; dht11; dht22; temperature probe; ds18b20; thermocouple; pt100; parking sensor; weighing sensor; flow sensor; accelerometer; gyroscope sensor; mpu6050; hc-sr04; soil sensor; tft display; lcd module; electronic sensor; e-ink display; lcd display module; encoder rotary; rotary encoder; linear encoder; coin sensor; color sensor; rain sensor; hall effect sensor; position sensor; crankshaft sensor; camshaft sensor; abs sensor; wheel speed sensor; knock sensor; map sensor; oxygen sensor; lambda sensor; o2 sensor; maf sensor; mass air flow sensor; tpms sensor; tire pressure sensor; coolant temperature sensor; oil pressure sensor; speed sensor; nox sensor; throttle position sensor; exhaust temperature sensor; mass air flow meter; tyre pressure sensor
de: Sensor Modul = sensor module; Ultraschallsensor = ultrasonic sensor; Lambdasonde = oxygen sensor; ABS Sensor = abs sensor; Luftmassenmesser = mass air flow sensor; Kurbelwellensensor = crankshaft sensor; Einparkhilfe = parking sensor; Feuchtigkeitssensor = humidity sensor; Füllstandssensor = level sensor; Raddrehzahlsensor = wheel speed sensor; Reifendrucksensor = tyre pressure sensor; Nockenwellensensor = camshaft sensor; Wägezelle = load cell; Klopfsensor = knock sensor; Näherungssensor = proximity sensor; NOx Sensor = nox sensor
fr: sonde lambda = lambda sensor; capteur abs = abs sensor; débitmètre d'air = air flow meter; capteur ultrason = ultrasonic sensor; capteur vilebrequin = crankshaft sensor; capteur de proximité = proximity sensor; capteur de pluie = rain sensor; capteur d'humidité = humidity sensor; module capteur = sensor module; capteur pression pneu = tyre pressure sensor; capteur arbre à cames = camshaft sensor; capteur pmh = crankshaft position sensor; encodeur rotatif = rotary encoder; sonde o2 = oxygen sensor; radar de recul = parking sensor
es: sonda lambda = oxygen sensor; sensor abs = abs sensor; sensor de oxígeno = oxygen sensor; sensor ultrasónico = ultrasonic sensor; sensor de proximidad = proximity sensor; sensor de aparcamiento = parking sensor; sensor cigüeñal = crankshaft sensor; caudalímetro coche = car air flow meter; módulo sensor = sensor module; sensor de humedad = humidity sensor; sensor árbol de levas = camshaft sensor; caudalímetro de aire = air flow meter; sensor nox = nox sensor; sensor de lluvia = rain sensor; pantalla oled = oled display + módulo|arduino; codificador rotatorio = rotary encoder; sensor presión neumáticos = tyre pressure sensor; célula de carga = load cell
it: sonda lambda = oxygen sensor; sensore abs = abs sensor; sensore ultrasuoni = ultrasonic sensor; sensore di prossimità = proximity sensor; sensore parcheggio = parking sensor; sensori di parcheggio = parking sensor; debimetro = mass air flow sensor; sensore albero motore = crankshaft sensor; sensore giri = speed sensor; sensore umidità = humidity sensor; sensore livello = level sensor; sensore albero a camme = camshaft sensor; sonda temperatura = temperature probe; cella di carico = load cell; misuratore massa aria = mass air flow meter
nl: lambdasonde = lambda sensor; abs sensor = abs sensor; parkeersensor = parking sensor; luchtmassameter = mass air flow sensor; naderingssensor = proximity sensor; krukassensor = crankshaft sensor; vochtsensor = moisture sensor; nokkenassensor = camshaft sensor; bandenspanningssensor = tyre pressure sensor
pl: sonda lambda = oxygen sensor; czujnik abs = abs sensor; czujnik parkowania = parking sensor; czujniki parkowania = parking sensors; przepływomierz powietrza = air flow meter; czujnik położenia wału = crankshaft position sensor; czujnik wilgotności = humidity sensor; czujnik wałka rozrządu = camshaft sensor; czujnik ultradźwiękowy = ultrasonic sensor; czujnik ciśnienia opon = tyre pressure sensor; wyświetlacz oled = oled display + moduł|arduino; wyświetlacz lcd = lcd display + moduł|i2c; czujnik deszczu = rain sensor; czujnik nox = nox sensor; belka tensometryczna = load cell; moduł czujnika = sensor module
pt: sonda lambda = lambda sensor; sensor abs = abs sensor; sensor de estacionamento = parking sensor; sensor ultrassônico = ultrasonic sensor; sensor de oxigênio = oxygen sensor; sensor de rotação = speed sensor; sensor de umidade = humidity sensor; caudalímetro = flow meter; sensor de chuva = rain sensor; célula de carga = load cell
not: motion sensor; door sensor; water leak sensor; window sensor; fingerprint sensor phone; flood sensor; sensor light; sensor lamp; sensor bin; sensor trash can; sensor tap; sensor faucet; camera sensor; light sensor switch; sensor bulb; filament sensor; glass break sensor; sensor soap dispenser; ir motion sensor
  "ultrasonic|ultrasónico|ultrasonidos|ultrasuoni|ultrassónico" -> 903180
  "parking" -> 851230 ~.7
  "aparcamiento" -> 851230
  "parkowania" -> 851230
  "parcheggio" -> 851230
  "estacionamento" -> 851230
  "einparkhilfe" -> 851230
  "parkeersensor" -> 851230
  "radar de recul" -> 851230
  "oled" -> 852492
  "e-ink" -> 852499
  "tft" -> 852491
  "lcd" -> 852491
  "lcd1602" -> 852491
  "display" -> 852491
  "oxygen" -> 902710
  "lambda" -> 902710
  "lambdasonde" -> 902710
  "o2" -> 902710
  "nox" -> 902710
  "gas" -> 902710
  "mq2" -> 902710
  "tpms" -> 902620
  "tire pressure" -> 902620
  "tyre pressure" -> 902620
  "pressure" -> 902620
  "map sensor" -> 902620
  "drucksensor" -> 902620
  "pression" -> 902620
  "presión" -> 902620
  "pressione" -> 902620
  "ciśnienia" -> 902620
  "pressão" -> 902620
  "flow" -> 902610 ~.7
  "maf" -> 902610
  "luftmassenmesser" -> 902610
  "débitmètre" -> 902610
  "debimetro" -> 902610
  "caudalímetro" -> 902610
  "przepływomierz" -> 902610
  "level" -> 902610
  "poziomu" -> 902610
  "niveau" -> 902610
  "nivel" -> 902610
  "temperature" -> 902519
  "temperatur" -> 902519
  "temperatursensor" -> 902519
  "temperatura" -> 902519
  "temperatury" -> 902519
  "température" -> 902519
  "temperatuursensor" -> 902519
  "thermocouple" -> 902519
  "ds18b20" -> 902519
  "pt100" -> 902519
  "termopar" -> 902519
  "termopara" -> 902519
  "dht11" -> 902580
  "dht22" -> 902580
  "humidity" -> 902580
  "load cell" -> 842390 ~.5
  "rfid" -> 847190
  "gps" -> 852691
  "proximity" -> 853650
  "inductive" -> 853650
  "indukcyjny" -> 853650
  "näherungsschalter" -> 853650
  "photoelectric" -> 853650
  "accelerometer" -> 903180
  "speed" -> 902920 ~.4
  * -> 903180
t: hc-sr04 ultrasonic sensor module => 903180
t: lambda oxygen sensor for bmw => 902710
t: inductive proximity sensor npn => 853650
t: pir motion sensor light switch => !903180

@ electronic-kit
en: electronics starter kit; starter kit + arduino|electronics|raspberry; diy electronic kit; soldering practice kit; diy kit + electronic|soldering|radio|clock|oscilloscope; sensor kit 37 in 1; electronic component kit; electronics component assortment; component kit + electronic; robot kit + arduino|smart car|stem
de: Elektronik Starter Kit = electronics starter kit; Elektronik Bausatz = electronics kit; Bauteile Set = component kit + Elektronik
fr: kit de démarrage arduino = arduino starter kit; kit électronique = electronic kit; kit composants électroniques = electronic component kit
es: kit electrónico = electronic kit; kit arduino = arduino kit; kit componentes electrónicos = electronic component kit
it: kit elettronica = electronic kit; kit arduino = arduino kit
pl: zestaw elektroniczny = electronic kit; zestaw arduino = arduino kit; zestaw elementów elektronicznych = electronic component kit
  "robot" -> 950300
  "toy" -> 950300
  "component" -> 853321 ~.4
  * -> 847150 ~.4
t: arduino starter kit with uno board => 847150
t: robot car kit stem toy => !847150

@ rc-controller
en: rc transmitter; radio transmitter + rc|remote; rc receiver; drone controller; drone remote controller; radiolink; flysky; garage door opener remote; gate remote; key fob remote; car key remote; car remote key; remote key fob; remote key + car|keyless|433mhz; keyless entry remote; rolling code remote; crane remote; smart key + car|keyless; rc remote controller
de: RC Sender = rc transmitter; Funkfernbedienung = radio remote control; Handsender = handheld transmitter; Autoschlüssel Fernbedienung = car key remote; Torantrieb Handsender = gate remote
fr: radiocommande = radio control transmitter; télécommande portail = gate remote; télécommande garage = garage door remote; émetteur portail = gate remote; clé télécommande voiture = car remote key; plip = car key remote
es: emisora rc = rc transmitter; mando garaje = garage remote control; mando a distancia garaje = garage remote control; llave con mando = remote key; mando coche = car key remote
it: radiocomando = radio remote control; telecomando cancello = gate remote; chiave telecomando auto = car key remote; telecomando garage = garage remote control
nl: handzender = handheld transmitter; garagedeur afstandsbediening = garage door opener remote; autosleutel afstandsbediening = car key remote
pl: nadajnik rc = rc transmitter; pilot do bramy = gate remote; pilot do garażu = garage remote; kluczyk z pilotem = car remote key; aparatura rc = rc transmitter
pt: comando garagem = garage door remote; comando portão = gate remote; chave com comando = remote key; controle portão = gate remote
  * -> 852692
t: 433mhz rolling code gate remote => 852692
t: 2.4g rc transmitter and receiver => 852692
t: car key shell blank => !852692

@ gate-opener
en: garage door opener; gate opener; sliding gate motor; automatic gate opener; swing gate opener; automatic door opener; garage door motor; chicken coop door opener; automatic chicken door; door operator
de: Garagentorantrieb = garage door opener; Torantrieb = gate opener; Torantriebe = gate opener; automatische Hühnerklappe = automatic chicken door; Schiebetorantrieb = sliding gate opener
fr: motorisation portail = gate opener; moteur portail = gate motor; motorisation garage = garage door opener; portier automatique poulailler = automatic chicken coop door
es: motor puerta garaje = garage door motor; motor puerta corredera = sliding gate motor; abrepuertas garaje = garage door opener; automatismo puerta = door operator
it: motore cancello = gate motor; automazione cancello = gate automation; motore garage = garage door motor; apricancello = gate opener
nl: garagedeuropener = garage door opener; poortopener = gate opener; hekopener = gate opener
pl: napęd do bramy = gate drive; siłownik do bramy = gate actuator; automat do bramy = automatic gate opener; automatyka do bramy = gate automation kit
pt: motor de portão = gate motor; automatismo portão = gate opener
  * -> 847989 ~.6
t: sliding gate opener motor kit 800kg => 847989
t: garage door remote => !847989

@ heating-element
en: heating element; heating film; ptc heater element; heating wire; nichrome wire; heating pad usb; silicone heater mat; immersion heater element; heating cable; oven element; heater band; kanthal wire; ptc heating element; pipe heating cable; dryer heating element; kettle element; carbon fiber heating cable; washing machine heating element; water heater element
de: Heizdraht = heating wire; Heizkabel = heating cable; Heizstab = heating rod + Waschmaschine|Boiler|Backofen; Heizmatte = heating mat + Silikon|Fußboden
fr: élément chauffant = heating element; film chauffant = heating film; câble chauffant = heating cable; résistance chauffe eau = water heater element
es: cable calefactor = heating cable; resistencia termo = water heater element; lámina calefactora = heating film
it: elemento riscaldante = heating element; cavo scaldante = heating cable; resistenza scaldabagno = water heater element; film riscaldante = heating film; cavo riscaldante = heating cable; resistenza lavatrice = washing machine heating element
nl: verwarmingskabel = heating cable; verwarmingsfolie = heating film; verwarmingslint = heating tape
pl: grzałka = heating element; mata grzewcza = heating mat; kabel grzejny = heating cable; drut oporowy = resistance wire; folia grzewcza = heating film; przewód grzejny = heating cable; grzałek = heating element
pt: elemento de aquecimento = heating element; resistência = heating element + forno|termoacumulador|aquecimento; cabo de aquecimento = heating cable
not: heating pad belt; heating pad back; aquarium heater; grzałka do akwarium; heating pad period; heating wire cutter; grzałka akwarystyczna; water heater element wrench; heating pad pain
  "nichrome" -> 750522 ~.5
  "kanthal" -> 722990 ~.6
  "mat" -> 851629 ~.6
  "underfloor" -> 851629
  "cable" -> 851680
  * -> 851680
t: ptc heating element 220v 200w => 851680
t: heating pad for back pain => !851680

@ battery-welder
en: spot welder + battery|18650|nickel; nickel strip + battery|18650; bms + 4s|13s|lithium|18650; nickel plated strip; battery spacer; 18650 bracket
  "nickel strip" -> 750610 ~.6
  "spot welder" -> 851529
  "spacer" -> 392690
  "bracket" -> 392690
  * -> 853630
t: bms protection board 4s 40a lithium => 853630
t: lithium battery pack 18650 => !853630

@ phone-repair-tool
en: anti radiation sticker; phone screen cleaner; phone screen magnifier; screen magnifier + phone; phone sanitizer; phone repair tool kit; pry tool + phone|opening; spudger; phone repair kit; screen opening tool; suction cup + phone|screen|glass|lcd
de: Handy Reparatur Set = phone repair kit; Öffnungswerkzeug = opening tool + Handy; Displayöffner = screen opening tool
fr: kit réparation téléphone = phone repair kit; outils d'ouverture = opening tools + téléphone
es: kit reparación móvil = phone repair kit; herramientas apertura móvil = phone opening tool
pl: zestaw do naprawy telefonu = phone repair kit
  "magnifier" -> 901380
  "sanitizer" -> 854370
  "sticker" -> 391990
  "repair tool kit" -> 820540
  "repair kit" -> 820540
  "spudger" -> 392690
  "pry tool" -> 820559 ~.5
  "suction" -> 401699 ~.5
  "kit" -> 820540
  * -> 820559
t: phone repair tool kit screwdriver spudger => 8205
t: phone screen magnifier 12 inch => 901380
t: magnifier glass reading => !820540

@ sat-accessory
en: antenna splitter; coax splitter; tv splitter; diplexer; tv signal amplifier; antenna booster; tv wall outlet socket; twin lnb; quad lnb
de: Antennenweiche = antenna splitter; SAT Verteiler = satellite splitter; DiSEqC Schalter = diseqc switch
fr: amplificateur antenne = antenna amplifier; tête lnb = lnb head
es: repartidor antena = antenna splitter; amplificador antena = antenna booster; buscador satélite = satellite finder
nl: antennesplitter = antenna splitter
pl: konwerter lnb = lnb; zwrotnica antenowa = diplexer
pt: divisor antena = antenna splitter; amplificador antena = antenna amplifier
  "amplifier" -> 854370
  "booster" -> 854370
  "verstärker" -> 854370
  "amplificateur" -> 854370
  "splitter" -> 853690 ~.5
  "wall outlet" -> 853669
  "finder" -> 903040
  * -> 852990
t: quad lnb universal satellite => 852990
t: satellite dish 80cm => !852990
