# Small electronics and what goes with phones, tablets and computers.

value form=wallet
en: wallet; flip; folio; book style
de: Brieftaschenhülle; Klapphülle; Handytasche; Bookcover; Flip Case; Klappetui; Wallet
es: tipo libro; tipo cartera; con tapa
it: a libro; a portafoglio; con flip
nl: bookcase; portemonnee hoesje; flipcase; booktype; wallet
pl: z klapką; portfelowy; etui portfel; book; kabura; z klapką zamykane
pt: tipo carteira; tipo livro
value kind=wireless
en: bluetooth; wireless; wifi
de: kabellos; drahtlos; Funk; WLAN; Bluetooth
es: inalámbrico; sin cable
it: senza fili; wireless
nl: draadloos; draadloze; bluetooth; wifi
pl: bezprzewodowy; bluetooth; wifi
pt: sem fio; sem fios

@ battery-rechargeable
en: rechargeable battery; power bank; portable charger; accumulator; lithium battery pack; battery + mah|laptop|iphone|drill|drone|replacement; jump starter; battery pack + rechargeable|lithium
de: Akku = rechargeable battery; Powerbank = power bank; Ersatzakku = replacement rechargeable battery
fr: batterie externe = power bank; batterie rechargeable = rechargeable battery; accumulateur = accumulator; powerbank = power bank; power bank = power bank; chargeur portable = portable charger; batterie = rechargeable battery + rechange|remplacement|lithium|li ion|mah
es: batería externa = power bank; batería recargable = rechargeable battery; power bank = power bank; powerbank = power bank; cargador portátil = portable charger; batería = rechargeable battery + repuesto|recambio|litio|mah|recargable
it: batteria ricaricabile = rechargeable battery; power bank = power bank; powerbank = power bank; batteria esterna = external battery; caricatore portatile = portable charger; batteria = rechargeable battery + ricambio|litio|mah|ricaricabile
nl: powerbank = power bank; oplaadbare batterij = rechargeable battery
pl: akumulator = rechargeable battery; powerbank = power bank; bateria zapasowa = spare battery
pt: bateria externa = power bank; bateria recarregável = rechargeable battery; power bank = power bank; pilhas recarregáveis = rechargeable batteries; powerbank = power bank; carregador portátil = portable charger
not: battery charger; battery case; battery tester; battery holder; battery box; battery terminal; battery cable; laubblaser akku; rasenmaher akku; heckenschere akku; kettensage akku; prostownik do akumulatora; bohrschrauber akku; staubsauger akku; accumulation
  chemistry: lead 850720; ni-cd 850730; ni-mh 850750
  * -> 850760 ~.9
ask: chemistry
t: power bank 10000mah => 850760
t: battery charger for aa => !850760

@ cable-usb
en: usb cable; charging cable; charger cable; data cable; hdmi cable; lightning cable; usb c cable; patch cable
de: Ladekabel = charging cable; USB-Kabel = usb cable; Datenkabel = data cable
fr: câble usb = usb cable; câble de charge = charging cable; câble hdmi = hdmi cable; câble usb c = usb c cable; cordon réseau = network cable
es: cable usb = usb cable; cable de carga = charging cable; cable hdmi = hdmi cable; cable cargador = charger cable; cable usb c = usb c cable; cable lightning = lightning cable; cable de datos = data cable; latiguillo de red = patch cable
it: cavo usb = usb cable; cavo di ricarica = charging cable; cavo usb c = usb c cable; cavo dati = data cable; cavo lightning = lightning cable
nl: usb kabel = usb cable; laadkabel = charging cable
pl: kabel usb = usb cable; kabel ładujący = charging cable
pt: cabo usb = usb cable; cabo carregador = charger cable; cabo usb c = usb c cable; cabo de dados = data cable
not: cable organizer; cable tie; cable tray; cable clip; cable gland; cable tester; bike cable; cable management; cable winder
  * -> 854442
t: usb-c charging cable 1m => 854442
t: cable organizer clips => !854442

@ charger
en: charger; power adapter; usb charger; wall charger; car charger; wireless charger; ac adapter; battery charger; charging station; charging dock; power supply; phone charger; charging pad
de: Ladegerät = charger; Batterieladegerät = battery charger; Autobatterie Ladegerät = car battery charger; Ladegerät Autobatterie = car battery charger; Akkuladegerät = rechargeable battery charger; Kfz Ladegerät Batterie = vehicle battery charger
fr: chargeur = charger; chargeur secteur = mains charger; chargeur rapide = fast charger; chargeur sans fil = wireless charger; chargeur usb = usb charger
es: cargador = charger; cargador móvil = phone charger; cargador de pared = wall charger; cargador usb = usb charger; cargador rápido = fast charger; cargador inalámbrico = wireless charger
it: caricabatterie = battery charger; caricatore = charger; carica batterie = battery charger; caricatore wireless = wireless charger; caricatore rapido = fast charger
nl: oplader = charger; acculader = battery charger; druppellader = trickle charger; batterijlader = battery charger; acculader auto = car battery charger; batterijoplader = battery charger
pl: ładowarka = charger; ładowarek = charger; prostownik = battery charger; prostownik do akumulatora = battery charger; ładowarka akumulatorów = battery charger; ładowarka do baterii = battery charger; prostownik samochodowy = car battery charger
pt: carregador = charger; carregador usb = usb charger; carregador de parede = wall charger; carregador rápido = fast charger; carregador sem fios = wireless charger
not: charger cable; charging cable; turbo charger; charger plate; portable charger; solar charger; ev charger cable; charger case; charger holder; cariche; carica; carico; carregamento
  * -> 850440
t: 65w usb-c wall charger => 850440
t: charging cable usb => !850440

@ headphones
en: headphone; earphone; headset; earbud; airpods; in ear monitor; wireless earbud; gaming headset; neckband headphone
de: Kopfhörer = headphone; Ohrhörer = earphone; In-Ear-Kopfhörer = in-ear headphones; Earbuds = earbud; Headset = headset; Bluetoothkopfhörer = bluetooth headphones; Over-Ear-kopfhörer = over-ear headphones; Funkkopfhörer = wireless headphones; Sportkopfhörer = sports headphones; Kinderkopfhörer = kids headphones; Gaming-kopfhörer = gaming headphones; Bluetooth Headset = bluetooth headset; Gaming Headset = gaming headset; Ohrstöpsel Kopfhörer = earbud; Bügelkopfhörer = headband headphones; Kopfhörer In Ear = in-ear headphones
fr: écouteur = earphone; casque audio = headphone; oreillette = earpiece; casque bluetooth = bluetooth headphones; casque sans fil = wireless headphones; casque gamer = gaming headset; écouteurs sans fil = wireless earphones; casque + micro|bluetooth|anti bruit
es: auriculares = headphone; audífonos = headphone; cascos = headphone + bluetooth|música|micrófono; auriculares inalámbricos = wireless headphone; auriculares bluetooth = bluetooth headphone; diadema auriculares = headband headphone; manos libres auricular = hands-free earphone; cascos inalámbricos = wireless headphone; cascos con cancelación = noise cancelling headphone; cascos = headphone + ruido|inalámbricos|gaming
it: cuffie = headphones; auricolari = earphones; cuffiette = headphones; auricolari wireless = wireless earphones; cuffie wireless = wireless headphones
nl: koptelefoon = headphone; oordopje = earbud + bluetooth; hoofdtelefoon = headphone; oordopjes = earbud; oortjes = earbud; draadloze oordopjes = wireless earbud; bluetooth oordopjes = bluetooth earbud; in-ear oordopjes = in-ear earbud; draadloze koptelefoon = wireless headphones; bluetooth koptelefoon = bluetooth headphones; kinderkoptelefoon = children's headphones; gaming koptelefoon = gaming headphones; over-ear koptelefoon = over-ear headphones; headset = headset; bluetooth oortjes = bluetooth earbud; draadloze oortjes = wireless earbud; in ear oortjes = in-ear earbud; gaming headset = gaming headset; oortelefoon = earphone; draadloze headset = wireless headset
pl: słuchawki = headphones; słuchawki bezprzewodowe = wireless headphones; słuchawki nauszne = over-ear headphones; słuchawki douszne = earphones; słuchawki dokanałowe = in-ear earphones; słuchawki bluetooth = bluetooth headphones; zestaw słuchawkowy = headset; słuchawki dla graczy = gaming headset; słuchawki gamingowe = gaming headset; słuchawki przewodowe = wired headphones; słuchawki dziecięce = children's headphones; headset = headset
pt: fone de ouvido = earphone; auscultadores = headphones; auriculares = earphones; fone bluetooth = bluetooth earphone; headset = headset; headphones = headphones; fones = headphones; fones sem fio = wireless headphones
not: headphone stand; headphone case; earbud case; headphone adapter; ear pads; airpods case; headset bearing; headphone splitter; headphone amplifier; cascara; cascada
  * -> 851830
t: bluetooth wireless earbuds => 851830
t: airpods case silicone => !851830

@ laptop-computer
en: laptop; notebook computer; chromebook; macbook; tablet computer; ipad; tablet pc; ultrabook; android tablet
de: Laptop = laptop; Notebook = notebook computer; Tablet-PC = tablet pc
fr: ordinateur portable = laptop; tablette tactile = touch tablet; tablette = tablet + pouces|go; ultrabook = ultrabook; tablette = tablet
es: ordenador portátil = laptop; tableta = tablet computer; portátil = laptop; laptop = laptop; notebook = notebook computer
it: computer portatile = laptop; tablet = tablet pc; portatile = laptop + pollici|ssd|ram|gb; notebook = notebook computer; pc portatile = laptop; laptop = laptop
nl: laptop = laptop; tablet computer = tablet computer
pl: laptop = laptop; tablet = tablet + ekran|android
pt: portátil = laptop + polegadas|ssd|ram|gb; notebook = laptop; laptop = laptop; tablet = tablet pc
not: laptop bag; laptop stand; laptop sleeve; laptop desk; laptop table; laptop battery; laptop backpack; laptop skin; laptop case; laptop charger; tablet stand; laptop screen; ipad case; laptop keyboard; laptop cooler; laptop tray
  * -> 847130
t: 15 inch laptop i7 16gb => 847130
t: laptop stand aluminium => !847130

@ mouse-keyboard
en: gaming keyboard; mechanical keyboard; wireless keyboard; mini keyboard; keyboard + hot swappable|rgb|keycaps; computer mouse; wireless mouse; gaming mouse; keyboard; mechanical keyboard; optical mouse; numeric keypad; game controller pc; trackball; graphics tablet; keyboard and mouse
de: Tastatur = keyboard; Computermaus = computer mouse; Funkmaus = wireless mouse; Maus = mouse + kabellos|ergonomisch|Computer|USB|Gaming|Funk|Wireless|Bluetooth|vertikal|PC|optisch; Gaming Maus = gaming mouse; Funktastatur = wireless keyboard; Gaming Tastatur = gaming keyboard; Bluetooth Tastatur = bluetooth keyboard; Tastatur und Maus = keyboard and mouse; Mäuse Computer = computer mouse; Desktop Set Tastatur = keyboard and mouse; Trackball = trackball; mechanische Tastatur = mechanical keyboard
fr: clavier = keyboard; souris d'ordinateur = computer mouse; souris sans fil = wireless mouse; souris = mouse + sans fil|optique|usb|bluetooth|gaming|ergonomique|ordinateur; souris gamer = gaming mouse; clavier mécanique = mechanical keyboard
es: teclado = keyboard; ratón inalámbrico = wireless mouse; ratón de ordenador = computer mouse; ratón = computer mouse + inalámbrico|óptico|usb|bluetooth|ordenador|gaming|vertical|ergonómico; mouse = computer mouse; teclado mecánico = mechanical keyboard
it: tastiera = keyboard; mouse = computer mouse; mouse ottico = optical mouse; tastiera meccanica = mechanical keyboard; mouse wireless = wireless mouse
nl: toetsenbord = keyboard; computermuis = computer mouse; computermuizen = computer mouse; muis = computer mouse + draadloze|draadloos|ergonomische|gaming|bluetooth|usb|computer|verticale; draadloze muis = wireless mouse; gaming muis = gaming mouse; gaming toetsenbord = gaming keyboard; bluetooth toetsenbord = bluetooth keyboard; toetsenbord en muis = keyboard and mouse; verticale muis = vertical mouse; ergonomische muis = ergonomic mouse; mechanisch toetsenbord = mechanical keyboard; draadloos toetsenbord = wireless keyboard
pl: klawiatura = keyboard; mysz bezprzewodowa = wireless mouse; mysz komputerowa = computer mouse; mysz = mouse + bezprzewodowa|komputerowa|optyczna|gamingowa|usb|ergonomiczna|pionowa|bluetooth; myszka = mouse + bezprzewodowa|komputerowa|optyczna|gamingowa|usb|ergonomiczna|pionowa|bluetooth; klawiatura mechaniczna = mechanical keyboard; klawiatura bezprzewodowa = wireless keyboard; klawiatura i mysz = keyboard and mouse; myszka komputerowa = computer mouse; klawiatura gamingowa = gaming keyboard; klawiatura komputerowa = computer keyboard; trackball = trackball
pt: rato = computer mouse + fios|ótico|óptico|usb|bluetooth|gaming|ergonómico|computador; mouse = computer mouse; teclado = keyboard + fios|fio|usb|mecânico|bluetooth|qwerty|gaming|abnt2; rato sem fios = wireless mouse; teclado sem fios = wireless keyboard; mouse sem fio = wireless mouse; teclado sem fio = wireless keyboard; teclado mecânico = mechanical keyboard
not: keyboard piano; music keyboard; mouse pad; mouse mat; mouse trap; keyboard cover; keyboard stand; keycaps; mouse jiggler; keyboard tray; keyboard wrist rest; teclas
  * -> 847160
t: wireless optical mouse usb => 847160
t: mouse trap => !847160

@ phone-case accessory of phone
en: phone case; mobile phone cover; cover + smartphone|phone|iphone|samsung; iphone case; phone cover; case + iphone|smartphone|galaxy|xiaomi|huawei|samsung; airpods case; tablet case; ipad case; tablet cover; ipad cover; kindle cover
de: Hülle = tablet case + iPad|Tablet; Handyhülle = phone case; Schutzhülle = protective case + iPhone|Samsung|Handy; Handytasche = phone pouch
fr: housse = tablet case + tablette|ipad; étui = tablet case + tablette|ipad; coque = protective shell + iphone|samsung|téléphone; coque de téléphone = phone case; étui = case + téléphone|iphone; coque = protective shell; coque téléphone = phone case; étui téléphone = phone case; coque iphone = iphone case; housse téléphone = phone case; coque smartphone = smartphone case; étui = case + iphone|samsung|téléphone|smartphone
es: funda = tablet case + tablet|ipad; funda = case + móvil|iphone|samsung|teléfono; carcasa = case + móvil|iphone|teléfono; funda de móvil = phone case; funda = case; funda móvil = phone case; carcasa = case; funda de silicona = silicone case; funda iphone = iphone case; carcasa móvil = phone case; protector de móvil = phone protector; funda para móvil = phone case; carcasa para móvil = phone case; funda celular = phone case
it: custodia = tablet case + tablet|ipad; custodia = case + iphone|cellulare|samsung|telefono; cover = cover + iphone|cellulare; cover = cover; custodia = case; custodia smartphone = smartphone case; cover iphone = iphone cover; custodia cellulare = phone case; cover smartphone = smartphone cover; custodia iphone = iphone case
nl: hoes = tablet case + tablet|ipad; telefoonhoesje = phone case; hoesje = case + iphone|samsung|telefoon
pl: etui = case + telefon|iphone|samsung; etui na telefon = phone case
pt: capa = tablet case + tablet|ipad; capa = cover + celular|iphone|telemóvel; capinha = phone case; capa de telemóvel = phone cover; capa para telemóvel = phone cover; capa celular = phone cover; capa de silicone = silicone cover + iphone|samsung|telemóvel|celular|xiaomi; película capa; capinha celular = phone case; capa = cover + iphone|samsung|telemóvel|celular|xiaomi
not: case of phones; phone case mould; fundido
  outer=leather -> 420231 ~.04
  outer=plastic-sheet|textile form=wallet -> 420232
  form=wallet -> 420232 ~.08
  * -> 392690           # moulded cover: of the material, no case of 4202 as the phone works in it
ask: outer
t: silicone phone case => 392690
t: pu leather flip wallet phone case => 420232
t: phone charger => !392690

@ screen-protector accessory of phone
en: screen protector; tempered glass film; tempered glass + screen|protector|iphone; privacy screen protector; protective film + phone|tablet|watch
de: Panzerglas = tempered glass screen protector; Panzerfolie = screen protector; Schutzglas = tempered glass screen protector + Display|Handy|iPhone|Samsung|Smartphone|Tablet|Kamera; Displayschutzfolie = screen protector; Schutzfolie = protective screen film + Display|Handy
fr: protection d'écran = screen protector; verre trempé = tempered glass screen protector + écran|iphone; protection écran = screen protector; film protecteur écran = protective screen film; protecteur d'écran = screen protector; film de protection écran = screen protector; verre trempé = tempered glass screen protector + écran|iphone|samsung|smartphone|téléphone|protection
es: protector de pantalla = screen protector; cristal templado = tempered glass screen protector + pantalla|móvil; cristal templado = tempered glass screen protector; vidrio templado = tempered glass screen protector + móvil|iphone|pantalla|samsung|xiaomi; mica de pantalla = screen protector
it: pellicola protettiva = protective screen film + schermo|telefono; vetro temperato = tempered glass screen protector + schermo|iphone; pellicola protettiva = protective screen film; proteggi schermo = screen protector; pellicola in vetro temperato = tempered glass screen film; vetro temperato = tempered glass screen protector + smartphone|iphone|samsung|schermo|cellulare|xiaomi
nl: screenprotector = screen protector; gehard glas = tempered glass screen protector + telefoon|iphone|samsung|scherm|smartphone; beschermglas = tempered glass screen protector; schermbeschermer = screen protector
pl: szkło hartowane = tempered glass screen protector + telefon|smartfon|iphone|samsung|xiaomi|ekran|tablet; szkło ochronne = protective screen glass; folia ochronna = protective screen film + telefon|ekran|smartfon|tablet
pt: película de vidro = glass screen protector; película protetora = protective screen film; película = protective screen film + telemóvel|celular|iphone|samsung; vidro temperado = tempered glass screen protector + telemóvel|iphone|samsung|celular; protetor de ecrã = screen protector; protetor de tela = screen protector; película de vidro temperado = tempered glass screen film
  main=plastic -> 391990
  main=glass -> 700719
  "film|película|lámina plástica|pellicola|filme" -> 391990
  * -> 700719 ~.6
ask: main
t: tempered glass screen protector iphone => 700719
t: screen printing frame => !700719

@ smartphone
en: smartphone; mobile phone; cell phone; iphone
de: Smartphone = smartphone; Handy = mobile phone; Mobiltelefon = mobile phone
fr: smartphone = smartphone; téléphone mobile = mobile phone; téléphone = telephone + go|débloqué|double sim
es: smartphone = smartphone; móvil = mobile phone + libre|gb|dual sim; celular = mobile phone; teléfono celular = mobile phone; teléfono inteligente = smartphone; móvil libre = unlocked mobile phone
it: smartphone = smartphone; cellulare = mobile phone; telefonino = mobile phone
nl: smartphone = smartphone
pl: smartfon = smartphone
pt: celular = cell phone; smartphone = smartphone; telefone celular = cell phone; telemóveis = mobile phones
not: phone holder; phone stand; phone case; phone strap; phone mount; phone ring; phone lens; phone grip; phone charm; phone tripod; toy phone; phone number; head phone; phone lanyard; phone accessories; phone parts; movilidad; celula; celulosa; cellulosa; celuloso
  "feature phone" -> 851714
  * -> 851713
t: apple iphone 13 128gb smartphone => 851713
t: phone holder for car => !851713

@ speaker
en: loudspeaker; speaker; portable speaker
de: Lautsprecher = loudspeaker; Soundbar = soundbar
fr: enceinte = speaker + bluetooth|portable|audio; enceinte = speaker
es: altavoz = loudspeaker; parlante = loudspeaker; bocina = loudspeaker; altavoces = loudspeaker; altavoz portátil = portable speaker
it: cassa acustica = loudspeaker; diffusore = speaker; soundbar = soundbar; casse pc = pc speaker; speaker bluetooth = bluetooth speaker
nl: luidspreker = loudspeaker; speaker = speaker
pl: głośnik = speaker
pt: coluna de som = speaker; altifalante = loudspeaker; coluna portátil = portable speaker; soundbar = soundbar; coluna = speaker + bluetooth|w
not: speaker stand; speaker cable; speaker wire; speaker grill; speaker bracket
  kind=wireless -> 851822 ~.3     # one housing with several drivers; single driver 851821
  * -> 851822 ~.5
t: portable bluetooth speaker => 8518
t: speaker stand => !8518

@ watch-strap part of watch
en: watch strap; leather strap + watch; watch band; watchband; strap + watch|smartwatch; band + smartwatch|apple watch|fitbit|garmin; watch bracelet
de: Armband = watch strap + Smartwatch|Fitness Tracker|Fitnesstracker|Apple Watch|Uhr; Uhrenarmband = watch strap; Armband + Apple Watch|Smartwatch
fr: bracelet de montre = watch strap; bracelet = bracelet + montre
es: correa = watch strap + reloj|apple watch|smartwatch; correa = strap + reloj; correa de reloj = watch strap
it: cinturino = strap + orologio; cinturino = strap
nl: horlogeband = watch strap; horlogebandje = watch strap
pl: pasek = watch strap + zegarek|zegarka|apple watch|smartwatch; pasek do zegarka = watch strap; pasek = strap + zegarek
pt: pulseira de relógio = watch strap
not: watch strap tool; bracelet cuir; montre bracelet; bracelet acier; bracelet silicone; bracelet milanais; bracelet métal; montre homme; montre femme
  metal=gold|silver|platinum -> 911310 ~.02
  main: base-metal 911320 ~.2
  * -> 911390
ask: main
t: pulseira de relógio em aço inoxidável => 911320
t: leather strap for watch => 911390
t: stainless steel watch band => 911320
t: bag strap => !9113

@ wristwatch
en: watch; wristwatch; smartwatch; quartz watch; automatic watch; digital watch; mechanical watch; chronograph
de: Armbanduhr = wristwatch; Uhr = watch or clock + Herren|Damen|Quarz; Smartwatch = smartwatch; Damenuhr = women's watch; Herrenuhr = men's watch; Kinderuhr = child's watch; Quarzuhr = quartz watch; Damenarmbanduhr = women's wristwatch; Herrenarmbanduhr = men's wristwatch; Kinderarmbanduhr = child's wristwatch; Chronograph = chronograph; Taucheruhr = diver's watch; Fliegeruhr = pilot's watch; Uhr Armband = wristwatch; Funkarmbanduhr = radio-controlled wristwatch; Solaruhr Armband = solar wristwatch; Fitnessuhr = fitness watch; Herren Chronograph = men's chronograph
fr: montre = watch
es: reloj de pulsera = wristwatch; reloj = watch + hombre|mujer|cuarzo
it: orologio = watch + donna|uomo|quarzo|polso; orologio da polso = wristwatch; orologio = watch
nl: horloge = watch; polshorloge = wristwatch; dameshorloge = women's watch; herenhorloge = men's watch; kinderhorloge = child's watch; quartzhorloge = quartz watch; duikhorloge = diving watch; chronograaf = chronograph; smartwatch = smartwatch; horloges = watch; damespolshorloge = women's wristwatch; herenpolshorloge = men's wristwatch; sporthorloge = sports watch; chronograven = chronograph
pl: zegarek = watch; zegarek damski = women's watch; zegarek męski = men's watch; zegarek na rękę = wristwatch; zegarek dziecięcy = children's watch; chronograf = chronograph; zegarek kwarcowy = quartz watch; smartwatch = smartwatch; zegarki = watches; zegarek naręczny = wristwatch; zegarek na bransolecie = watch with bracelet; zegarek sportowy = sports watch; zegareczek = watch
pt: relógio = watch + feminino|masculino|pulseira|quartzo|dourado|analógico; relógio de pulso = wristwatch
not: watch box; watch case; watch repair; watch tool; watch winder; watch battery; watch stand; watch glass; watch display; watch strap; stop watch; pocket watch; watch movement; watch charger; toy watch; watch roll
  "smartwatch" -> 851762
  "smart watch" -> 851762
  metal=gold|silver|platinum ~.02: "automatic|automático" 910121; * 910111
  "automatic|automático" -> 910221
  "automatik" -> 910221
  "automatisch" -> 910221
  "automatyczny" -> 910221
  "automaat" -> 910221
  "handaufzug" -> 910229
  "mechaniczny" -> 910229
  "mechanical|mecánico|meccanico" -> 910229
  "digital|digitale" -> 910212
  * -> 910211
t: mens quartz watch with leather strap => 910211
t: bluetooth smartwatch fitness tracker => 851762
t: watch box wooden => !9102
