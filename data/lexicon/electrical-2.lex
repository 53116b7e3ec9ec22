# Electrical machines, batteries, components, connectors, switches, cables, modules and appliances parts of chapter 85.

@ amplifier-goods
en: power amplifier; car amplifier; class d amplifier; tpa3116; tube amplifier; headphone amplifier; preamplifier; mono block amplifier; amplifier board; stereo amplifier; guitar amp; bass amplifier; 4 channel car amplifier; hi-fi amplifier; av receiver amplifier; integrated amplifier; mixer amplifier; pa amplifier; megaphone; portable pa system; public address system; voice amplifier; conference sound system; acoustic amplifier
de: Verstärker = amplifier; Endstufe = power amplifier; Auto Verstärker = car amplifier; Röhrenverstärker = tube amplifier; Kopfhörerverstärker = headphone amplifier; Megafon = megaphone; Beschallungsanlage = public address system; Vorverstärker = preamplifier
fr: amplificateur = amplifier; ampli voiture = car amplifier; ampli à tubes = tube amplifier; ampli casque = headphone amplifier; mégaphone = megaphone; sono portable = portable pa system; préamplificateur = preamplifier
es: amplificador = amplifier; amplificador de coche = car amplifier; amplificador de válvulas = tube amplifier; megáfono = megaphone; sistema de megafonía = public address system; preamplificador = preamplifier
it: amplificatore = amplifier; amplificatore auto = car amplifier; amplificatore valvolare = tube amplifier; megafono = megaphone; impianto audio amplificato = amplified audio system; preamplificatore = preamplifier
nl: versterker = amplifier; autoversterker = car amplifier; buizenversterker = tube amplifier; megafoon = megaphone; geluidsinstallatie = sound system; voorversterker = preamplifier
pl: wzmacniacz = amplifier; wzmacniacz samochodowy = car amplifier; wzmacniacz lampowy = tube amplifier; megafon = megaphone; zestaw nagłośnieniowy = pa system; przedwzmacniacz = preamplifier
pt: amplificador = amplifier; amplificador de carro = car amplifier; amplificador valvulado = tube amplifier; megafone = megaphone; sistema de som pa = public address system; pré-amplificador = preamplifier
not: wifi amplifier; antenna amplifier; amplificateur wifi; amplificador wifi; amplificatore wifi; signal amplifier; wzmacniacz antenowy; antennenverstärker; wzmacniacz sygnału; amplificatore segnale; amplificador de señal; phone signal amplifier; amplificador de sinal; amplificador de antena; fiber optic amplifier; servo amplifier; 4g amplifier; voice amplifier app; wzmacniacz gsm; amplificateur d'antenne; amplificador de antena tv; wzmacniacz wifi; amplificatore antenna; versterker wifi; wzmacniacz operacyjny; amplificatore operazionale; amplificador operacional; hearing amplifier
  "megaphone" -> 851850
  "megafon" -> 851850
  "megafono" -> 851850
  "megafoon" -> 851850
  "megafone" -> 851850
  "pa system" -> 851850
  "public address" -> 851850
  "sound system" -> 851850
  "voice amplifier" -> 851850
  "beschallungsanlage" -> 851850
  "sono" -> 851850
  "megafonia" -> 851850
  "impianto" -> 851850
  "geluidsinstallatie" -> 851850
  "naglosnieniowy" -> 851850
  "sistema de som" -> 851850
  * -> 851840
t: class d amplifier board 2x50w => 851840
t: megaphone 25w with siren => 851850
t: wifi signal amplifier repeater => !8518

@ antenna-goods
en: mimo antenna; mimo panel antenna; 5g antenna outdoor; yagi antenna; panel antenna 4g; log periodic antenna; satellite lnb; lnb; diseqc switch; tv splitter coax; antenna rotator; fiberglass antenna lora; gps antenna; rubber duck antenna; sma antenna; magnetic mount antenna; omni directional antenna; telescopic antenna; antenna mast mount; walkie talkie antenna; dab antenna; parabolic dish 90cm; aerial amplifier filter; triplexer filter tv
de: LNB; Satellitenantenne; Yagi Antenne; GPS Antenne; Teleskopantenne; Antennenverteiler; Magnetfußantenne; DAB Antenne
fr: lnb; antenne yagi; antenne gps; antenne télescopique; répartiteur antenne; antenne dab
es: lnb; antena yagi; antena gps; antena telescópica; repartidor de antena; antena dab
it: lnb; antenna yagi; antenna gps; antenna telescopica; partitore antenna; antenna dab
nl: lnb; yagi antenne; gps antenne; telescopische antenne; antenne splitter; dab antenne
pl: konwerter satelitarny; antena yagi; antena gps; antena teleskopowa; rozgałęźnik antenowy; antena dab
pt: lnb; antena yagi; antena gps; antena telescópica; divisor de antena; antena dab
  "4g" -> 851771
  "5g" -> 851771
  "lora" -> 851771
  "mimo" -> 851771
  "wifi" -> 851771
  "lnb" -> 852990
  "diseqc" -> 852990
  "konwerter" -> 852990
  "splitter" -> 852910 ~.5
  * -> 852910
t: 5g mimo panel antenna outdoor => 851771
t: universal single lnb => 852990
t: yagi antenna uhf tv => 852910
t: antenna ball topper => !8529

@ audio-mixer-effect
en: audio mixer; mixing console; dj mixer; equalizer audio; audio processor dsp; direct box; audio crossover processor; phantom power supply; hdmi splitter; hdmi switch; hdmi matrix; video converter hdmi; hdmi extender; av sender; audio extractor hdmi; video processor; vocoder; kvm switch; audio converter spdif; dac converter; antenna amplifier; tv signal booster; signal booster antenna
de: Mischpult = mixing console; Equalizer Audio = equalizer audio; HDMI Splitter = hdmi splitter; HDMI Switch = hdmi switch; Antennenverstärker = antenna amplifier; KVM Switch = kvm switch
fr: table de mixage = mixing console; égaliseur audio = equalizer audio; répartiteur hdmi = hdmi splitter; commutateur hdmi = hdmi switch; amplificateur d'antenne = antenna amplifier; switch kvm = kvm switch
es: mesa de mezclas = mixing console; ecualizador = equalizer audio; divisor hdmi = hdmi splitter; conmutador hdmi = hdmi switch; amplificador de antena = antenna amplifier; conmutador kvm = kvm switch
it: mixer audio = audio mixer; equalizzatore = equalizer; splitter hdmi = hdmi splitter; switch hdmi = hdmi switch; amplificatore antenna = antenna amplifier; switch kvm = kvm switch
nl: mengpaneel = mixing console; equalizer audio = equalizer audio; hdmi splitter = hdmi splitter; hdmi switch = hdmi switch; antenneversterker = antenna amplifier; kvm switch = kvm switch
pl: mikser audio = audio mixer; korektor dźwięku = audio equalizer; rozdzielacz hdmi = hdmi splitter; przełącznik hdmi = hdmi switch; wzmacniacz antenowy = antenna amplifier; przełącznik kvm = kvm switch
pt: mesa de som = audio mixer; equalizador = audio equalizer; divisor hdmi = hdmi splitter; comutador hdmi = hdmi switch; amplificador de antena = antenna amplifier; comutador kvm = kvm switch
  "kvm" -> 847180
  * -> 854370
t: guitar effects pedal overdrive => 854370
t: hdmi splitter 1x4 4k => 854370
t: kitchen mixer 5l => !8543

@ audio-spare-part part of loudspeaker-driver, loudspeaker-single, headphones, microphone, audio-amplifier
en: speaker cone; speaker surround; speaker foam repair; speaker voice coil; speaker grill; speaker cabinet empty; ear pads; headphone cushion; headphone ear pads; ear tips; foam ear tips; headphone headband; microphone foam; microphone windscreen; pop filter; microphone shock mount; microphone capsule; earbud tips; crossover network; speaker crossover; tweeter diaphragm; speaker terminal plate; speaker dust cap; mic clip; earphone case part
de: Ohrpolster; Lautsprecher Sicke; Schwingspule; Popschutz; Mikrofon Windschutz; Frequenzweiche; Ohrstöpsel In-Ear Ersatz
fr: membrane haut parleur; suspension haut parleur; filtre anti pop; embouts écouteurs; filtre haut parleur
es: almohadillas auriculares; cono de altavoz; filtro antipop; bobina de voz; crossover altavoz; gomas auriculares
it: cuscinetti cuffie; cono altoparlante; filtro antipop; bobina mobile; filtro crossover; gommini auricolari
nl: oorkussens; luidsprekerconus; plopfilter; spreekspoel; scheidingsfilter; oordopjes in-ear reserve
pl: nauszniki do słuchawek; membrana głośnika; filtr pop; cewka głośnika; zwrotnica głośnikowa; gumki do słuchawek
pt: almofadas fone de ouvido; cone alto falante; filtro pop; bobina alto falante; divisor de frequência; borrachas fone
  * -> 851890
t: replacement headphone ear pads => 851890
t: speaker cone paper 8 inch => 851890
t: headphone bluetooth => !851890

@ ballast
en: electronic ballast; fluorescent ballast; magnetic ballast; lamp ballast; t8 ballast; t5 ballast; 35w xenon ballast; uv lamp ballast; hps ballast; metal halide ballast; digital grow light ballast; emergency light ballast
de: Vorschaltgerät; elektronisches Vorschaltgerät; EVG + Leuchtstofflampe|T8|T5; Drossel Leuchtstofflampe
fr: ballast électronique; ballast + lampe|xénon|néon; ballast ferromagnétique
es: balasto electrónico; balastro; balasto xenón; reactancia fluorescente
it: ballast elettronico; alimentatore lampada fluorescente; reattore per lampada
nl: voorschakelapparaat; elektronische ballast; vsa + tl
pl: statecznik; statecznik elektroniczny; dławik świetlówki
pt: reator eletrônico; balastro eletrónico; reator para lâmpada
  * -> 850410
t: electronic ballast 2x36W T8 => 850410
t: hid ballast 35W xenon => 850410
t: led driver 24v 60w => !850410

@ battery-cell-lithium
en: 18650 battery; 21700 battery; 18650 cell; lithium ion cell; li-ion cell; lithium polymer battery; 3.7v battery; 7.4v lipo; 11.1v lipo; prismatic cell; pouch cell; 26650 battery; 14500 battery; li-ion battery; lithium ion battery; lifepo4 cell; 32700 battery; rechargeable lithium cell; 3.7v lithium battery; 2s lipo; 3s lipo; 4s lipo; 18650 battery pack
de: Lithium Ionen Akku; 18650 Akku; Li-Ion Zelle; Lithium Polymer Akku
fr: pile 18650; batterie lithium ion; accu lithium; cellule lithium ion
es: batería 18650; batería de litio; celda de litio; pila recargable de litio
it: batteria 18650; batteria al litio; cella al litio; batteria agli ioni di litio
nl: 18650 batterij; lithium ion accu; li-ion cel; lithium accu
pl: ogniwo 18650; akumulator litowo jonowy; ogniwo litowe; bateria litowo jonowa
pt: bateria 18650; bateria de lítio; célula de lítio; bateria de íon de lítio
not: 18650 battery charger; 18650 battery holder; 18650 charger; lipo battery charger; lipo charger; lipo bag; lithium battery charger; 18650 battery case; lipo checker; lipo battery checker; lipo battery bag; 18650 battery box; 18650 protection board; non rechargeable lithium; ladowarka lipo; chargeur lipo; li-ion battery charger; lithium ion battery charger; 21700 battery charger
  * -> 850760
t: 18650 3.7v 2600mah rechargeable lithium cell => 850760
t: lipo battery 3s 1500mah drone => 850760
t: 18650 battery charger 2 slot => !850760

@ battery-device
en: phone battery; mobile phone battery; laptop battery; notebook battery; camera battery; tablet battery; tool battery; drill battery; vacuum cleaner battery; scooter battery; cordless tool battery; smartwatch battery; drone battery; power tool battery; robot vacuum battery; bluetooth speaker battery; iphone battery; np-f550; lp-e6; cordless phone battery; shaver battery; gps battery; 18v battery; 20v battery; 40v battery; 36v battery; 48v battery; ebike battery; headset battery
de: Handyakku = mobile phone battery; Laptop Akku = laptop battery; Kameraakku = camera battery; Werkzeugakku = tool battery; Ersatzakku = replacement rechargeable battery + Handy|Laptop|Kamera|Staubsauger; Notebookakku = notebook battery
fr: batterie téléphone = phone battery; batterie ordinateur portable = laptop battery; batterie pour outil = tool battery; batterie appareil photo = camera battery; batterie pour aspirateur = vacuum cleaner battery
es: batería móvil = mobile phone battery; batería portátil = laptop battery; batería para herramienta = tool battery; batería para cámara = camera battery; batería para aspiradora = vacuum cleaner battery; batería taladro = drill battery
it: batteria cellulare = mobile phone battery; batteria notebook = notebook battery; batteria trapano = drill battery; batteria fotocamera = camera battery; batteria aspirapolvere = vacuum cleaner battery; batteria utensile = tool battery
nl: telefoonaccu = phone battery; laptop accu = laptop battery; camera accu = camera battery; gereedschapsaccu = tool battery; stofzuiger accu = vacuum cleaner battery
pl: bateria do telefonu = phone battery; bateria do laptopa = laptop battery; akumulator do wkrętarki = cordless screwdriver battery; bateria do aparatu = camera battery; akumulator do odkurzacza = vacuum cleaner battery
pt: bateria celular = phone battery; bateria telemóvel = phone battery; bateria notebook = laptop battery; bateria parafusadeira = cordless screwdriver battery; bateria câmera = camera battery; bateria portátil computador = laptop battery
not: phone battery case; drill battery charger; camera battery charger; tool battery charger; phone battery cover; camera battery grip; laptop battery charger; power tool battery charger; tool battery holder; drone battery charger; phone battery adhesive; camera battery case; drill battery adapter; tool battery adapter; ebike battery charger
  chemistry: lead 850720 ~.01; ni-cd 850730 ~.04; ni-mh 850750 ~.06
  "cordless phone" -> 850750
  * -> 850760
t: laptop battery 11.4v 3-cell replacement => 850760
t: ni-cd tool battery 14.4v => 850730
t: camera battery charger dual => !850760

@ battery-lithium-primary
en: lithium coin battery; cr2450; cr1220; cr1616; cr1632; cr2430; cr2477; cr2 battery; cr123; cr-p2; er26500; er34615; lithium aa battery; 3v lithium battery; 3.6v lithium thionyl; lisocl2 battery; 3v coin cell; lithium button cell; br2032; 2cr5; lithium 9v battery
de: Lithium Knopfzelle = lithium button cell; Knopfzelle CR2032 = cr2032 button cell; Lithiumbatterie 3V = 3v lithium battery; Lithium Thionylchlorid Batterie = lisocl2 battery
fr: pile bouton lithium = lithium button cell; pile cr2032 = cr2032 battery; pile lithium 3v = 3v lithium battery; pile plate lithium = flat lithium battery
es: pila botón litio = lithium button cell; pila cr2032 = cr2032 button cell; pila de litio 3v = 3v lithium battery; pila de botón = button cell
it: pila bottone litio = lithium button cell; batteria cr2032 = cr2032 battery; pila litio 3v = 3v lithium battery; pila a bottone = button cell
nl: knoopcel = button cell; lithium knoopcel = lithium button cell; knoopcel cr2032 = cr2032 button cell; lithium batterij 3v = 3v lithium battery
pl: bateria litowa = lithium battery; bateria cr2032 = cr2032 battery; bateria guzikowa = button cell; bateria pastylkowa = button cell
pt: pilha botão = button cell; pilha cr2032 = cr2032 battery; bateria de lítio 3v botão = 3v coin cell; pilha de lítio = lithium battery
not: cr2032 battery holder; cr123 charger; coin cell holder
  chemistry=silver-oxide -> 850640 ~.05
  chemistry=zinc-air -> 850660 ~.02
  chemistry=alkaline -> 850610 ~.08
  "alkaline" -> 850610
  "rechargeable|recargable|ricaricabile|recarregável" -> 850760
  * -> 850650
t: 3v lithium button cell cr2450 5 pcs => 850650
t: knoopcel cr2032 => 850650
t: cr2032 battery holder smd => !8506

@ battery-manganese
en: zinc carbon 9v; heavy duty battery aa; carbon zinc 9v; r6 battery; r03 battery; 6f22; 4r25; lantern battery; 6v lantern battery; lr20 battery; 6lr61; lr14 battery; lr1 battery; n size battery; a23 12v battery; alkaline aa; alkaline aaa; alkaline button cell; lr41; lr1130; alkaline d cell
de: Alkaline Batterie = alkaline battery; Zink Kohle Batterie = zinc carbon battery; Mignon Batterie = aa battery; Micro Batterie = aaa battery; 9V Block = 9v battery; Batterien AA = aa battery; Batterien AAA = aaa battery; Alkali Mangan Batterie = alkaline manganese battery
fr: pile alcaline = alkaline battery; pile saline = saline battery; pile aa = aa battery; pile 9v = 9v battery; pile bouton alcaline = alkaline button cell; piles lr6 = lr6 batteries; piles lr03 = lr03 batteries
es: pila alcalina = alkaline battery; pila salina = zinc carbon battery; pila aa = aa battery; pilas aaa = aaa battery; pila 9v = 9v battery; pilas alcalinas = alkaline battery
it: pila alcalina = alkaline battery; pile alcaline = alkaline battery; pila zinco carbone = zinc carbon battery; pila stilo = aa battery; pila ministilo = aaa battery; pila 9v = 9v battery
nl: alkaline batterij = alkaline battery; zinkkoolbatterij = zinc carbon battery; batterijen aa = aa battery; 9v blokbatterij = 9v block battery; penlite batterij = aa battery
pl: bateria alkaliczna = alkaline battery; bateria cynkowo węglowa = zinc carbon battery; baterie aa = aa batteries; baterie aaa = aaa batteries; bateria 9v = 9v battery; paluszki aa = aa batteries
pt: pilha alcalina = alkaline battery; pilha comum = zinc carbon battery; pilhas aa = aa batteries; pilhas aaa = aaa batteries; pilha zinco carvão = zinc carbon battery; bateria 9v = 9v battery
not: batterijen aa oplaadbaar
  "rechargeable|recargable|ricaricabile|recarregável" -> 850750
  * -> 850610     # manganese dioxide: alkaline and zinc-carbon alike
t: carbon zinc 9v 6f22 battery => 850610
t: Batterien AA alkaline 40 Stück => 850610
t: rechargeable aa nimh => !850610

@ battery-nicd
en: ni-cd battery; nicd battery; ni-cd battery pack; nickel cadmium cell; emergency light battery; ni-cd sub c; nicd cell; pocket plate battery
de: NiCd Akku; Nickel Cadmium Akku; NiCd Zelle; Notlicht Akku
fr: accu nicd; batterie nickel cadmium; batterie bloc de secours
es: batería nicd; batería níquel cadmio; batería luz de emergencia
it: batteria nicd; batteria nichel cadmio; batteria lampada emergenza
nl: nicd accu; nikkel cadmium accu; noodverlichting accu
pl: akumulator nicd; akumulator niklowo kadmowy; ogniwo nicd
pt: bateria nicd; bateria níquel cádmio; bateria luz de emergência
not: ni-cd battery charger
  chemistry=ni-mh -> 850750 ~.05
  chemistry=lithium-ion -> 850760 ~.05
  * -> 850730
t: ni-cd battery pack 7.2v 2000mah => 850730
t: emergency light battery 3.6v ni-cd => 850730
t: zinc carbon battery d => !850730

@ battery-nimh
en: nimh battery; ni-mh battery; rechargeable aa battery; rechargeable aaa battery; aa rechargeable battery; aaa rechargeable battery; nimh battery pack; ni-mh aa; rechargeable 9v battery; nickel metal hydride battery; eneloop; rechargeable c battery; rechargeable d battery; aaa nimh; aa nimh
de: NiMH Akku; Nickel Metallhydrid Akku; AA Akku; AAA Akku; wiederaufladbare AA Batterien
fr: pile rechargeable; accu nimh; piles rechargeables aa; batterie nimh
es: pila recargable; pilas recargables aa; batería nimh; batería níquel hidruro
it: pila ricaricabile; pile ricaricabili aa; batteria nimh; batteria nichel metallo idruro
nl: nimh accu; oplaadbare aa batterij; oplaadbare batterijen aa; nimh batterij
pl: akumulator nimh; akumulatorek; akumulatorki aa; ogniwo nimh
pt: pilhas recarregáveis aa; bateria nimh; bateria níquel hidreto
not: nimh battery charger; nimh charger; chargeur pile rechargeable; eneloop charger
  chemistry=lithium-ion -> 850760 ~.1
  "li-ion" -> 850760
  "lithium|litio" -> 850760
  chemistry=ni-cd -> 850730 ~.02
  * -> 850750
t: aa rechargeable battery nimh 2500mah 4 pcs => 850750
t: usb rechargeable aa battery lithium 1.5v => 850760
t: aa alkaline battery => !850750

@ battery-silver-oxide
en: silver oxide button cell; sr626; sr626sw; 377 watch battery; sr920sw; sr521sw; silver oxide watch battery; 364 battery; 371 battery; silver oxide cell battery; sr44 battery; sr621sw; 357 battery
de: Silberoxid Knopfzelle; Uhrenbatterie; Silberoxid Batterie
fr: pile oxyde d'argent; pile montre; pile bouton montre
es: pila óxido de plata; pila de reloj; pila para reloj
it: pila ossido d'argento; batteria orologio; pila per orologio
nl: zilveroxide batterij; horlogebatterij; zilveroxide knoopcel
pl: bateria srebrowa; bateria do zegarka; bateria zegarkowa
pt: pilha óxido de prata; pilha relógio; bateria de relógio
  "alkaline" -> 850610
  "lithium|litio" -> 850650
  * -> 850640
t: silver oxide button cell sr626sw 377 => 850640
t: quartz watch mens => !8506

@ battery-spare-part part of battery-rechargeable, lead-battery, battery-vrla, battery-starter, traction-battery, battery-cell-lithium
en: battery cell holder bracket; battery vent cap; battery pack enclosure; battery insulator gasket; lithium battery pack housing; power bank case kit; power bank shell; 18650 spacer; battery terminal post lead; battery cell insulator paper; accumulator container; battery pack case ebike; empty ebike battery case
de: Akkupack Gehäuse; Zellenhalter 18650; Batteriestopfen; Powerbank Gehäuse
fr: boîtier batterie vélo; bouchon de batterie plomb; boîtier power bank
es: carcasa batería ebike; separador 18650; carcasa power bank
it: custodia pacco batteria; guscio power bank
nl: accupakket behuizing; celhouder 18650; powerbank behuizing
pl: obudowa pakietu baterii; koszyk ogniw 18650; obudowa powerbank
pt: caixa bateria ebike; caixa power bank
  * -> 850790
t: empty ebike battery case 48V => 850790
t: power bank 20000mah => 850760

@ battery-starter
en: starting battery; car starting battery; truck battery; cranking battery; smf battery; maintenance free car battery; motorbike battery; ytx battery; automotive battery; tractor battery; start stop battery; efb battery; 12v car battery; outboard starting battery; lawn mower battery 12v
de: Autobatterie = car battery; Starterbatterie = starter battery; Motorradbatterie = motorcycle battery; Starterbatterie LKW = truck starter battery; Fahrzeugbatterie = vehicle battery
fr: batterie de démarrage = starting battery; batterie voiture = car battery; batterie moto = motorbike battery; batterie camion = truck battery; batterie auto = car battery
es: batería de coche = car battery; batería de arranque = starting battery; batería de moto = motorbike battery; batería de camión = truck battery; batería de carro = car battery
it: batteria auto = car battery; batteria di avviamento = starting battery; batteria moto = motorbike battery; batteria camion = truck battery
nl: auto accu = car battery; startaccu = starting battery; motoraccu = motorbike battery; vrachtwagenaccu = truck battery
pl: akumulator samochodowy = car battery; akumulator rozruchowy = starting battery; akumulator motocyklowy = motorbike battery; akumulator do auta = car battery
pt: bateria de carro = car battery; bateria de arranque = starting battery; bateria de moto = motorbike battery; bateria automotiva = automotive battery
not: car battery charger; batterie voiture enfant; batería de coche cargador; batería de moto cargador
  chemistry=lithium-ion -> 850760 ~.04
  "lithium|litio" -> 850760
  * -> 850710
t: maintenance free car battery 12v 60ah => 850710
t: lithium motorbike battery ytx7 => 850760
t: car battery terminal clamp => !8507

@ battery-vrla
en: vrla battery; valve regulated lead acid battery; sealed lead acid; alarm battery 12v; 12v 7ah; 12v 7ah battery; 6v 4ah battery; solar gel battery; leisure battery; tubular battery; opzv battery; mobility scooter battery; wheelchair battery; stationary lead battery; deep cycle lead battery; fire alarm battery; marine deep cycle battery; motive power battery lead
de: Blei Gel Akku; Bleiakku; Solarbatterie; Versorgungsbatterie; Bleivlies Akku; AGM Batterie
fr: batterie plomb étanche; batterie agm; batterie gel; batterie à décharge lente; batterie stationnaire
es: batería de plomo sellada; batería agm; batería de gel; batería estacionaria; batería de ciclo profundo
it: batteria al piombo ermetica; batteria agm; batteria gel; batteria stazionaria; batteria al piombo
nl: loodaccu; agm accu; gel accu; semi tractie accu; loodgelaccu
pl: akumulator żelowy; akumulator agm; akumulator kwasowo ołowiowy; akumulator do alarmu; akumulator ołowiowy
pt: bateria selada; bateria estacionária; bateria agm; bateria de gel; bateria de chumbo
not: lead battery charger; agm battery charger
  chemistry=lithium-ion -> 850760 ~.03
  "starter" -> 850710
  "starting" -> 850710
  * -> 850720
t: vrla battery 12v 7ah sealed => 850720
t: leisure battery 110ah deep cycle => 850720
t: car battery charger 12v => !8507

@ battery-zinc-air
en: zinc air button cell; zinc air hearing aid battery; size 312 hearing aid battery; pr41; pr48; pr70; size 13 hearing aid battery; size 10 hearing aid battery; size 675 hearing aid battery; zinc air cell; air depolarised cell
de: Hörgerätebatterie; Zink Luft Batterie; Hörgerätebatterien
fr: pile zinc air
es: pilas para audífonos; pila zinc aire
it: pila per apparecchio acustico; pile acustiche; pila zinco aria
nl: hoortoestelbatterij; zink lucht batterij
pl: bateria cynkowo powietrzna; baterie słuchowe
pt: pilha auditiva; pilha para aparelho auditivo; pilha zinco ar
not: electric fence battery
  * -> 850660
t: zinc air hearing aid batteries size 312 60 pack => 850660
t: hearing aid digital bte => !850660

@ bms-board
en: battery protection board; bms board; battery management system; lithium battery bms; 18650 protection board; lifepo4 bms; pcm battery protection; battery balancer; active balancer; smart bms; cell balancer; battery protection module
de: BMS Platine; Batterie Schutzplatine; Batteriemanagementsystem; Batterie Balancer
fr: carte bms; carte de protection batterie; système de gestion de batterie; équilibreur de batterie
es: placa bms; placa de protección batería; sistema de gestión de batería; balanceador de batería
it: scheda bms; scheda protezione batteria; sistema gestione batteria; bilanciatore batteria
nl: bms print; batterij beschermingsprint; batterijmanagementsysteem; batterij balancer
pl: płytka bms; moduł bms; układ zabezpieczający akumulator; balanser akumulatora
pt: placa bms; placa de proteção bateria; sistema de gestão de bateria; balanceador de bateria
  * -> 853630     # protects the cells against overcurrent, overcharge; under 1000 V
t: 4s 100A lifepo4 bms board => 853630
t: bms kit lithium battery protection board 3s 18650 => 853630
t: 18650 lithium battery cell => !853630

@ box-header
en: idc box header; idc connector; box header; female header; male header pins; header strip; pin socket; berg strip; dupont connector housing; idc socket; shrouded header; crimp housing connector; jumper cap; jumper shunt
de: Wannenstecker; Buchsenleiste; Pfostenstecker; Jumper Steckbrücke
fr: connecteur idc; barrette sécable; barrette femelle
es: conector idc; tira de pines; regleta de pines
it: connettore idc; strip maschio; connettore a vaschetta
nl: idc connector; bandkabelconnector; busstrook
pl: złącze idc; listwa kołkowa; listwa goldpin; gniazdo goldpin
pt: conector idc; barra de pinos; conector de pinos
not: dust box header
  * -> 853669
t: idc box header 2x5 pin 2.54mm => 853669
t: goldpin 2.54 mm listwa kołkowa => 853669
t: storage box => !853669

@ breaker-lv
en: mccb; molded case circuit breaker; moulded case circuit breaker; air circuit breaker; dc circuit breaker; dc mcb; motor protection circuit breaker; residual current circuit breaker; rcd breaker; 2 pole circuit breaker; smart circuit breaker; 12v circuit breaker; marine circuit breaker; thermal circuit breaker; breaker 63a; arc fault breaker; afdd; earth leakage circuit breaker; elcb
de: Leitungsschutzschalter = miniature circuit breaker; LS Schalter = miniature circuit breaker; FI Schutzschalter = residual current circuit breaker; FI/LS Schalter = rcbo circuit breaker; Kompaktleistungsschalter = moulded case circuit breaker; Sicherungsautomat = circuit breaker; Fehlerstromschutzschalter = residual current circuit breaker; Leistungsschalter = circuit breaker
fr: disjoncteur = circuit breaker; disjoncteur différentiel = residual current circuit breaker; interrupteur différentiel = residual current switch; disjoncteur boîtier moulé = moulded case circuit breaker; disjoncteur modulaire = miniature circuit breaker
es: interruptor automático = circuit breaker; interruptor diferencial = residual current device; disyuntor = circuit breaker; magnetotérmico = miniature circuit breaker; interruptor termomagnético = thermal-magnetic circuit breaker; pastilla termomagnética = thermal-magnetic circuit breaker
it: interruttore magnetotermico = miniature circuit breaker; interruttore differenziale = residual current circuit breaker; interruttore scatolato = moulded case circuit breaker; salvavita elettrico = residual current circuit breaker; magnetotermico = miniature circuit breaker
nl: installatieautomaat = miniature circuit breaker; aardlekschakelaar = residual current circuit breaker; aardlekautomaat = residual current circuit breaker; vermogensautomaat = moulded case circuit breaker; automatische zekering = circuit breaker
pl: wyłącznik nadprądowy = circuit breaker; wyłącznik różnicowoprądowy = residual current circuit breaker; bezpiecznik automatyczny = circuit breaker; wyłącznik kompaktowy = moulded case circuit breaker; różnicówka = residual current circuit breaker
pt: disjuntor = circuit breaker; disjuntor termomagnético = thermal magnetic circuit breaker; disjuntor diferencial = residual current circuit breaker; interruptor diferencial = residual current switch; disjuntor caixa moldada = moulded case circuit breaker
not: disjoncteur à vide; disjoncteur haute tension; disjuntor de alta tensão; interruttore alta tensione
  kind=high-voltage -> 853521 ~.03
  "spd" -> 853630
  * -> 853620
t: mccb 3 pole 250A moulded case => 853620
t: rcd breaker 2 pole 40A 30mA => 853620
t: vacuum circuit breaker 12kv => 853521
t: circuit board blank pcb => !8536

@ cable-assembly-rf
en: sma extension cable; sma male to sma female extension cable; male to female sma cable; rg174 coaxial; rf pigtail; u.fl pigtail; ipex to sma cable; bnc cable; antenna extension cable; rf cable assembly; n type cable; lmr400 cable; rg174 cable; rg213; rg11 cable; rg59 siamese cable; triaxial cable; bnc video cable; f type cable; coax patch lead; semi rigid coax; f plug coax lead
de: Koaxialkabel; Antennenkabel; SMA Kabel; BNC Kabel; Sat Kabel; Antennenverlängerung
fr: câble coaxial; câble d'antenne; câble sma; rallonge antenne; câble bnc
es: cable coaxial; cable de antena; cable sma; cable bnc; pigtail sma
it: cavo coassiale; cavo antenna; cavo sma; prolunga antenna; cavo bnc
nl: coaxkabel; antennekabel; sma kabel; bnc kabel
pl: kabel koncentryczny; kabel antenowy; pigtail; konektor sma kabel; kabel bnc
pt: cabo coaxial; cabo de antena; cabo sma; extensão antena; cabo bnc
not: coaxial cable stripper; fiber pigtail
  * -> 854420
t: sma male to sma female extension cable 3m => 854420
t: rg174 coaxial cable with u.fl connector => 854420
t: fiber pigtail sc apc => !854420

@ camera-digital-goods
en: digital camera; mirrorless camera; dslr camera; camcorder; video camera; action camera; webcam; trail camera; dome camera; ptz camera; bullet camera; body worn camera; body camera; borescope camera; endoscope inspection camera; pipe inspection camera; thermal security camera; baby monitor camera; car reverse camera; reversing camera; raspberry pi camera module; broadcast television camera; industrial machine vision camera; dashcam; high speed camera; ccd camera; spy camera; document camera; camera module; underwater drone camera
de: Digitalkamera = digital camera; Systemkamera = mirrorless camera; Camcorder = camcorder; Überwachungskamera = surveillance camera; Wildkamera = trail camera; Rückfahrkamera = reversing camera; Endoskopkamera = endoscope camera; Babyphone mit Kamera = baby monitor camera; Kameramodul = camera module; Bodycam = body camera; Dashcam = dashcam
fr: appareil photo numérique = digital camera; caméscope = camcorder; caméra de surveillance = surveillance camera; caméra de chasse = trail camera; caméra de recul = reversing camera; caméra endoscopique = endoscope inspection camera; module caméra = camera module; caméra embarquée = dashcam; caméra d'action = action camera; caméra embarquée sport = action camera
es: cámara digital = digital camera; videocámara = camcorder; cámara de vigilancia = surveillance camera; cámara trampa = trail camera; cámara endoscópica = endoscope inspection camera; módulo de cámara = camera module; cámara corporal = body camera; cámara deportiva = action camera; cámara réflex = dslr camera; cámara compacta = compact camera
it: fotocamera digitale = digital camera; videocamera = video camera; telecamera di sorveglianza = surveillance camera; fototrappola = trail camera; telecamera retromarcia = reversing camera; endoscopio telecamera = endoscope inspection camera; baby monitor video = video baby monitor; modulo telecamera = camera module; action cam = action camera; fotocamera = camera; macchina fotografica digitale = digital camera
nl: digitale camera = digital camera; camcorder = camcorder; bewakingscamera = surveillance camera; wildcamera = trail camera; achteruitrijcamera = reversing camera; endoscoopcamera = endoscope camera; cameramodule = camera module
pl: aparat cyfrowy = digital camera; kamera cyfrowa = digital camera; kamera monitoringu = surveillance camera; fotopułapka = trail camera; kamera cofania = reversing camera; kamera endoskopowa = endoscope camera; niania elektroniczna z kamerą = baby monitor with camera; moduł kamery = camera module; kamera nasobna = body camera
pt: câmera digital = digital camera; filmadora = camcorder; câmera de vigilância = surveillance camera; câmera de trilha = trail camera; câmera de ré = car reverse camera; câmera endoscópica = endoscope camera; babá eletrônica com câmera = baby monitor camera; módulo de câmera = camera module; câmara desportiva = action camera; câmara fotográfica = camera
not: camera bag; digital camera case; camera battery; action camera mount; camera strap; camera lens; toy camera; digital camera battery; webcam cover; security camera bracket; camera monopod; camara acorazada
  "high speed|acero rápido|acciaio rapido|aço rápido" -> 852581
  "radiation hardened" -> 852582
  "image intensifier" -> 852583   # ch. 85 sub. n. 3: with a photocathode; infrared lamps do not make one
  "nachtsicht" -> 852589
  * -> 852589
t: body worn camera 1080p police => 852589
t: high speed camera 1000 fps => 852581
t: fotopułapka leśna 4k => 852589
t: camera tripod aluminium => !8525

@ capacitor-ceramic
en: ceramic disc capacitor; disc capacitor; 104 capacitor; ceramic capacitors assortment; y2 safety ceramic capacitor; monolithic capacitor; smd ceramic capacitor; 0805 capacitor; 0603 capacitor; high voltage ceramic capacitor; doorknob capacitor; feedthrough capacitor; smd capacitor kit; 100nf capacitor; 1206 capacitor; x7r capacitor
de: Keramikkondensator = ceramic capacitor; Scheibenkondensator = disc capacitor; SMD Kondensator = smd capacitor; Kerko = ceramic capacitor
fr: condensateur céramique = ceramic capacitor; condensateur céramique disque = ceramic disc capacitor; condensateur cms = smd ceramic capacitor; condensateurs céramiques = ceramic capacitors; condensateur céramique multicouche = multilayer ceramic capacitor
es: condensador cerámico disco = ceramic disc capacitor; condensador smd = smd capacitor; condensador cerámico multicapa = multilayer ceramic capacitor; lenteja condensador cerámico = ceramic disc capacitor
it: condensatore ceramico = ceramic capacitor; condensatore ceramico a disco = ceramic disc capacitor; condensatore smd = smd capacitor; condensatore ceramico multistrato = multilayer ceramic capacitor; condensatori ceramici = ceramic capacitor
nl: keramische schijfcondensator = ceramic disc capacitor; smd condensator = smd capacitor; keramische condensatoren = ceramic capacitors; mlcc condensator = mlcc capacitor
pl: kondensator ceramiczny dyskowy = ceramic disc capacitor; kondensator smd = smd capacitor; kondensator ceramiczny smd = smd ceramic capacitor; zestaw kondensatorów ceramicznych = ceramic capacitor kit
pt: capacitor cerâmico disco = ceramic disc capacitor; capacitor smd = smd capacitor; condensador cerâmico = ceramic capacitor; capacitor cerâmico multicamada = multilayer ceramic capacitor
  "disc" -> 853223
  "disque" -> 853223
  "disco" -> 853223
  "y2" -> 853223
  "doorknob" -> 853223
  "high voltage|alta tensión|alta tensione|alta tensão" -> 853223
  "schijf" -> 853223
  "scheibenkondensator" -> 853223
  "dyskowy" -> 853223
  "schijfcondensator" -> 853223
  "smd" -> 853224
  "0805" -> 853224
  "0603" -> 853224
  "1206" -> 853224
  "x7r" -> 853224
  "monolithic" -> 853224
  "multicouche" -> 853224
  "multistrato" -> 853224
  "multicapa" -> 853224
  "multicamada" -> 853224
  "kit" -> 853224 ~.5
  * -> 853223
t: ceramic disc capacitor 104 50v 100 pcs => 853223
t: smd ceramic capacitor 0805 100nf => 853224
t: ceramic mug => !8532

@ capacitor-electrolytic
en: 1000uf capacitor; audio capacitor electrolytic; radial electrolytic capacitor; snap in capacitor; smd electrolytic capacitor; solid polymer capacitor; polymer capacitor; low esr capacitor; electrolytic capacitor kit; 470uf 25v; 450v capacitor; non polar electrolytic capacitor; electrolytic capacitors assortment
de: Elko; Elektrolytkondensator; Elko Sortiment; Kondensator + µF|uF|Volt
fr: condensateur électrolytique; condensateur chimique; condensateur + µf|uf
es: condensador electrolítico; condensador + uf|µf; kit condensadores electrolíticos
it: condensatore elettrolitico; condensatore + uf|µf; kit condensatori elettrolitici
nl: elco; elektrolytische condensatoren; condensator + uf|µf
pl: kondensator elektrolityczny; kondensator + uf|µf; zestaw kondensatorów elektrolitycznych
pt: capacitor eletrolítico; condensador eletrolítico; kit capacitores eletrolíticos
not: condensada; condensados; condensa; condensazione; condensation
  "film|película|lámina plástica|pellicola|filme" -> 853225
  "ceramic|cerámica" -> 853223
  "start" -> 853222 ~.5
  "run" -> 853225 ~.5
  * -> 853222
t: radial electrolytic capacitor 470uf 25v => 853222
t: Elko Sortiment 500 Stück => 853222
t: resistor kit 1/4w => !8532

@ capacitor-film
en: film capacitor + mkp|mkt|polyester; polyester film capacitor; mkt capacitor; mkp capacitor; x2 capacitor; safety capacitor; polypropylene capacitor; motor run capacitor; ac motor capacitor; fan capacitor; cbb65 capacitor; cbb61 fan capacitor; air conditioner capacitor; dual run capacitor; pump capacitor; microwave oven capacitor; snubber capacitor; cbb capacitor; mylar capacitor; washing machine capacitor; ignition condenser points capacitor
de: Motorkondensator; Betriebskondensator; Entstörkondensator; MKP Kondensator; Folienkondensator MKT; Anlaufkondensator
fr: condensateur moteur; condensateur permanent; condensateur film; condensateur antiparasite; condensateur de démarrage
es: condensador de motor; condensador permanente; capacitor de marcha; condensador de película; condensador de arranque
it: condensatore motore; condensatore di marcia; condensatore poliestere; condensatore di avviamento; condensatore a film
nl: motorcondensator; bedrijfscondensator; filmcondensator; aanloopcondensator; ontstoringscondensator
pl: kondensator silnikowy; kondensator rozruchowy; kondensator przeciwzakłóceniowy; kondensator mkp; kondensator pracy
pt: capacitor de partida; capacitor de motor; capacitor permanente; capacitor poliéster; capacitor ventilador
  "start" -> 853222 ~.4
  * -> 853225
t: motor run capacitor 35uf 450v cbb65 => 853225
t: mkp polypropylene film capacitor 1uf 630v => 853225
t: stretch film pallet => !8532

@ circular-connector
en: m12 connector; circular connector; m8 connector; gx16; gx12 connector; gx16 aviation connector; military connector; mil spec connector; m23 connector; bulkhead connector electrical; harting connector; heavy duty connector + electrical|pin|harting; waterproof cable connector ip68; ip67 connector; panel mount connector; multipole connector
de: Rundstecker; M12 Steckverbinder; Schwerlaststecker; M12 Stecker; Rundsteckverbinder
fr: connecteur m12; connecteur circulaire; connecteur multipolaire
es: conector m12; conector circular; conector multipolar
it: connettore m12; connettore circolare; connettore multipolare
nl: m12 connector; ronde connector; multipool connector
pl: złącze m12; złącze okrągłe; złącze wielopinowe
pt: conector m12; conector circular; conector multipolar
  "cable" "m12" "5m" -> 854442
  * -> 853669
t: m12 circular connector 4 pin male => 853669
t: pneumatic bulkhead connector 8mm tube => !853669

@ control-transformer
en: control transformer; transformer + va|kva|220v|230v|240v|110v|electrical|isolation|step down|step up; machine tool transformer; safety isolating transformer; bell transformer; step down converter 220v to 110v; voltage converter transformer; 220v to 110v transformer; 110v to 220v transformer; low voltage garden transformer; halogen transformer; toroidal power transformer; r core transformer; ei transformer
de: Steuertransformator; Klingeltransformator; Klingeltrafo; Spannungswandler 230V 110V; Ringkerntransformator; Halogentrafo
fr: transformateur de commande; transformateur de sonnette; transformateur 220v 110v; transformateur torique; transformateur de sécurité
es: transformador de control; transformador de timbre; transformador 220v a 110v; transformador toroidal; transformador halógena
it: trasformatore di comando; trasformatore per campanello; trasformatore 220v 110v; trasformatore toroidale
nl: stuurtransformator; beltransformator; transformator 230v 110v; ringkerntransformator
pl: transformator sterowniczy; transformator dzwonkowy; transformator 230v 110v; transformator toroidalny
pt: transformador de comando; transformador de campainha; transformador 220v 110v; transformador toroidal
  watt>16000 -> 850433 ~.01
  watt>1000 -> 850432 ~.15
  * -> 850431
ask: watt
t: toroidal power transformer 300W => 850431
t: step down converter 220v to 110v 3000W => 850432
t: dc dc step down converter module => !85043

@ cooking-electric
en: electric popcorn machine; electric steamer food; deep fryer electric; electric barbecue; coffee roaster home electric; electric wok; pizza maker; food warmer electric
de: Dörrautomat = food dehydrator
fr: machine à popcorn = popcorn machine; friteuse sans huile = oil free fryer; déshydrateur = dehydrator
es: calientabiberones = bottle warmer; cuecehuevos = egg boiler
it: macchina per popcorn = popcorn machine
pl: maszyna do popcornu = electric popcorn machine; opiekacz do kanapek = sandwich toaster; suszarka do owoców = fruit dryer
pt: aquecedor de biberões = bottle warmer; panela de arroz elétrica = electric rice cooker; grelhador elétrico = electric grill
  "hot plate" -> 851660
  "grill" -> 851660 ~.7
  "grille pain" -> 851672
  "elektrogrill" -> 851660
  "parrilla" -> 851660
  "griglia" -> 851660
  "grelhador" -> 851660
  "barbecue" -> 851660
  "rice cooker" -> 851660
  "reiskocher" -> 851660
  "arrocera" -> 851660
  "cuociriso" -> 851660
  "rijstkoker" -> 851660
  "ryzowar" -> 851660
  "cuiseur a riz" -> 851660
  "toaster" -> 851672
  "tostadora" -> 851672
  "tostapane" -> 851672
  "broodrooster" -> 851672
  "toster" -> 851672
  "torradeira" -> 851672
  * -> 851679
t: baby bottle warmer electric => 851679
t: electric popcorn machine home => 851679
t: popcorn bucket paper => !8516

@ crimp-contact
en: crimp pins; crimp contact; connector pins crimp; dupont crimp pin; female crimp terminal; male crimp pin; contact pin crimp deutsch; terminal pins; mate-n-lok terminals; jst terminals; spade terminals kit; heat shrink butt connector; ring terminals assorted; bootlace ferrule; cord end terminal; copper lug; battery lug; bimetallic lug; compression lug; pin terminal insulated; piggyback terminal; faston terminal; tube terminals
de: Crimpkontakt; Flachstecker; Rohrkabelschuh; Ringkabelschuh; Presskabelschuh; Flachsteckhülse; Quetschkabelschuh
fr: cosse faston; cosse tubulaire; contact à sertir; cosse ronde; cosses électriques
es: terminal faston; terminal de ojo; terminal de compresión; terminal de crimpar; puntera hueca
it: terminale faston; capocorda ad occhiello; terminale a crimpare; puntalino
nl: vlaksteker; persoog; kabeloog; crimp contact; ringkabelschoen
pl: końcówka oczkowa; konektor płaski; końcówka kablowa; końcówka tulejkowa; końcówka miedziana
pt: terminal olhal; terminal de compressão; terminal faston; terminal pré isolado; ponteira cabo
not: crimping tool; crimp tool
  * -> 853690
t: insulated crimp spade terminals kit 300pcs => 853690
t: tinned copper lug 50mm2 m10 => 853690
t: terminal crimping pliers => !853690

@ crystal-oscillator
en: quartz crystal 16mhz; crystal 16mhz; 32.768khz crystal; ceramic resonator; crystal oscillator 16mhz; hc-49s; smd crystal; piezo disc; piezo element; piezo buzzer element; piezo transducer; crystal resonator; tcxo; ocxo; saw resonator; 8mhz crystal; ultrasonic transducer 40khz; piezo ceramic disc; ultrasonic cleaning transducer; guitar piezo disc
de: Schwingquarz; Quarz + MHz|kHz; Quarzoszillator; Keramikresonator; Piezoscheibe; Piezoelement
fr: quartz + mhz|khz; oscillateur à quartz; résonateur céramique; disque piézo; élément piézoélectrique
es: cristal de cuarzo + mhz|khz; oscilador de cristal; resonador cerámico; disco piezoeléctrico
it: quarzo + mhz|khz; oscillatore al quarzo; risonatore ceramico; disco piezoelettrico
nl: kwartskristal + mhz|khz; kristaloscillator; keramische resonator; piezoschijf; piezoschijven
pl: rezonator kwarcowy; kwarc + mhz|khz; oscylator kwarcowy; rezonator ceramiczny; przetwornik piezo
pt: cristal de quartzo + mhz|khz; oscilador de cristal; ressonador cerâmico; disco piezoelétrico
  "oscillator" -> 854370 ~.2
  "tcxo" -> 854370
  "ocxo" -> 854370
  * -> 854160
t: quartz crystal 16mhz hc-49s => 854160
t: piezo disc 27mm element => 854160
t: rose quartz crystal point stone => !854160

@ din-terminal
en: din rail terminal; feed through terminal block; screw terminal block; barrier terminal block; pluggable terminal block; spring clamp terminal; ground terminal block; neutral bar; neutral link; earth bar; busbar comb; power distribution block; insulation piercing connector; pitch 5.08 terminal; kf301; euroblock; terminal block connector pcb; fork busbar; din rail busbar; earth terminal block; split bolt connector
de: Durchgangsklemme; Schraubklemme; Schutzleiterklemme; Phasenschiene; Dosenklemme; Leiterplattenklemme; Nullleiterschiene; Erdungsklemme
fr: bornier; bornier à vis; peigne d'alimentation; répartiteur électrique; bornier pour circuit imprimé; bornier de terre
es: bornera; bloque de terminales; borna de carril din; peine de conexión; repartidor eléctrico; barra de tierra
it: morsetto da guida din; morsettiera a vite; pettine di collegamento; ripartitore; morsetto di terra
nl: rijgklem; kroonsteen; printkroonsteen; aardklem; aansluitblok; kamrail
pl: złączka szynowa; listwa zaciskowa; szyna grzebieniowa; zacisk uziemiający; blok rozdzielczy; złącze śrubowe ark
pt: borne para trilho din; bloco de terminais; borne de passagem; barramento pente; barra de terra; régua de bornes
not: din rail terminal box
  * -> 853690
t: din rail terminal block 2.5 mm2 feed through => 853690
t: kf301 pcb screw terminal block 2 pin => 853690
t: battery terminal clamp => 853690
t: terminal crimping pliers => !8536

@ diode-component
en: 1n4007 diode; 1n4148; 1n5408; schottky diode sb560; zener diode kit; rectifier diodes; tvs diode; esd protection diode; bridge rectifier kbpc; kbpc3510; diode bridge; fast recovery diode; smd diode; varicap diode; high voltage diode; microwave diode; alternator diode; diode module; bypass diode; solar blocking diode; blocking diode; rectifier bridge; rectifier diode
de: Gleichrichterdiode = rectifier diode; Brückengleichrichter = bridge rectifier; Zenerdiode = zener diode; Schottky Diode = schottky diode; Diode = diode + 1N4007|SMD|Ampere|Sortiment
fr: diode de redressement = rectifier diode; pont de diodes = diode bridge; diode zener = zener diode; diode schottky = schottky diode; pont redresseur = rectifier bridge
es: diodo rectificador = rectifier diode; puente rectificador = bridge rectifier; diodo zener = zener diode; diodo schottky = schottky diode; puente de diodos = diode bridge
it: diodo raddrizzatore = rectifier diode; ponte raddrizzatore = rectifier bridge; diodo zener = zener diode; diodo schottky = schottky diode; ponte diodi = diode bridge
nl: gelijkrichterdiode = rectifier diode; bruggelijkrichter = rectifier bridge; zenerdiode = zener diode; schottkydiode = schottky diode; bruggelijkrichter diode = rectifier bridge
pl: dioda prostownicza = rectifier diode; mostek prostowniczy = bridge rectifier; dioda zenera = zener diode; dioda schottky = schottky diode; mostek diodowy = diode bridge
pt: diodo retificador = rectifier diode; ponte retificadora = rectifier bridge; diodo zener = zener diode; diodo schottky = schottky diode; ponte de diodos = diode bridge
not: laser diode; light emitting diode; led diode
  * -> 854110
t: kbpc3510 bridge rectifier 35A 1000V => 854110
t: 1n4007 diode 100pcs => 854110
t: laser diode 5mw 650nm => !854110

@ display-module
en: lcd panel module; tft lcd module; lcd display 16x2; 1602 lcd; 2004 lcd; 12864 lcd; oled 0.96 i2c; oled module; epaper display; e-paper module; e ink module; lcd screen panel 7 inch; hdmi touch display raspberry pi; lcd controller panel; ips display module; round lcd display; replacement lcd panel; lcd glass; lvds lcd panel; micro led panel; industrial lcd panel; car lcd display panel
de: LCD Modul; TFT Display; OLED Display Modul; E-Paper Display; LCD Panel
fr: module lcd; écran tft; module oled; écran epaper; afficheur lcd
es: módulo lcd; pantalla tft; módulo oled; pantalla epaper; display lcd
it: modulo lcd; display tft; modulo oled; display epaper; display lcd
nl: lcd module; tft scherm; oled module; epaper display; lcd paneel
pl: moduł lcd; wyświetlacz tft; wyświetlacz oled; wyświetlacz lcd; wyświetlacz epaper
pt: módulo lcd; display tft; módulo oled; display epaper; painel lcd
  "without driver": "oled" 852412; "epaper" 852419; * 852411
  "without drivers": "oled" 852412; "epaper" 852419; * 852411
  "oled" -> 852492
  "epaper" -> 852499
  "e-paper" -> 852499
  "e ink" -> 852499
  "micro led" -> 852499
  "lcd glass" -> 852411
  * -> 852491
t: 1602 lcd module blue backlight i2c => 852491
t: epaper display module 2.9 inch => 852499
t: lcd panel module without driver => 852411
t: lcd monitor 24 inch => !852491

@ distribution-board-goods
en: db box; 12 way consumer unit; main switchboard; busbar trunking; meter board; capacitor panel; solar ac combiner box; changeover panel; dc combiner box; junction panel; distribution box electrical; plastic distribution box; surface mount distribution box; low voltage panel; site power distribution unit; rack pdu; generator ats; feeder pillar; pv combiner box
de: Sicherungskasten Haus; Kleinverteiler; Verteilerkasten; Unterverteilung; Zählerschrank; Baustromverteiler; Schaltschrank
fr: tableau électrique; coffret électrique; armoire électrique; coffret de chantier; tableau de distribution
es: cuadro eléctrico; caja de distribución; tablero eléctrico; centro de carga; tablero de distribución
it: quadro elettrico; centralino elettrico; quadro di distribuzione; quadro di cantiere
nl: groepenkast; verdeelkast; meterkast verdeler; schakelkast; bouwstroomkast
pl: rozdzielnica elektryczna; rozdzielnia; skrzynka rozdzielcza; szafa rozdzielcza; rozdzielnica budowlana
pt: quadro elétrico; quadro de distribuição; painel elétrico; caixa de distribuição elétrica
  "empty" -> 853810
  "leer" -> 853810
  "vide" -> 853810
  "vacio" -> 853810
  "vuoto" -> 853810
  "pusta" -> 853810
  "vazio" -> 853810
  kind=high-voltage -> 853720 ~.02
  * -> 853710
t: 12 way consumer unit with rcd => 853710
t: empty distribution box electrical ip65 => 853810
t: storage box plastic => !8537

@ emi-choke
en: common mode choke; line reactor; ac reactor; smd inductor; power choke; rf choke; shielded inductor; toroidal choke; filter reactor; dc reactor; air core coil; crossover inductor; harmonic reactor; chip bead inductor; molded inductor; tesla coil inductor; adjustable coil
de: Netzdrossel; Speicherdrossel; Entstördrossel; SMD Induktivität; Drosselspule; Luftspule
fr: bobine d'arrêt; self de choc; inductance cms; self de filtrage; réactance de ligne
es: bobina de choque; reactancia de línea; inductor smd; inductancia; bobina toroidal
it: bobina di choke; induttore smd; reattanza di linea; induttanza; bobina toroidale
nl: smoorspoel; netsmoorspoel; smd spoel; ontstoorspoel
pl: dławik sieciowy; dławik; dławik przeciwzakłóceniowy; cewka indukcyjna; induktor smd
pt: bobina de choque; indutor smd; indutor de filtro; reator de linha; indutância
not: choke carburetor; choke cable; dławik świetlówki; inductivo; induttivo
  * -> 850450
t: common mode choke 10mH => 850450
t: ac line reactor for inverter 3 phase => 850450
t: carburetor choke cable => !850450

@ engine-electrics part of petrol-engine, diesel-engine, car, motorcycle
en: glow plug controller; spark plugs; ignition coils; iridium spark plug; glow plugs; ignition coil pack; starter armature; alternator brush pack; alternator pulley clutch; alternator rotor; bendix drive; ignition points; contact breaker points; ignition control module; distributor rotor arm; magneto flywheel; stator coil motorcycle; starter motor 12v; voltage regulator alternator; alternator 14v; alternator regulator rectifier; starter brush; chainsaw ignition coil; dynamo engine; ignition condenser
de: Zündkerze = spark plug; Zündspule = ignition coil; Glühkerze = glow plug; Anlasser = starter motor; Lichtmaschine = alternator; Zündverteiler = ignition distributor; Verteilerkappe = distributor cap; Lichtmaschinenregler = voltage regulator alternator; Glühsteuergerät = glow plug controller
fr: bougie d'allumage = spark plug; bobine d'allumage = ignition coil; bougie de préchauffage = glow plug; démarreur voiture = car starter motor; alternateur = alternator; tête d'allumeur = distributor cap; régulateur alternateur = voltage regulator alternator
es: bujía = spark plug; bobina de encendido = ignition coil; calentador diésel bujía = glow plug; motor de arranque = starter motor; alternador = alternator; tapa de distribuidor = distributor cap; regulador alternador = voltage regulator alternator
it: candela accensione = spark plug; bobina accensione = ignition coil; candeletta = glow plug; motorino avviamento = starter motor; alternatore = alternator; calotta spinterogeno = distributor cap; regolatore alternatore = voltage regulator alternator
nl: bougie = spark plug; bobine = ignition coil; gloeibougie = glow plug; startmotor = starter motor; dynamo auto = car alternator; verdelerkap = distributor cap; spanningsregelaar dynamo = alternator voltage regulator
pl: świeca zapłonowa = spark plug; cewka zapłonowa = ignition coil; świeca żarowa = glow plug; rozrusznik = starter motor; alternator = alternator; kopułka rozdzielacza = distributor cap; regulator napięcia alternatora = alternator voltage regulator
pt: vela de ignição = spark plug; bobina de ignição = ignition coil; vela incandescente = glow plug; motor de arranque = starter motor; alternador = alternator; tampa distribuidor = distributor cap; regulador alternador = alternator regulator
not: rozrusznik serca; bougie parfumée; bougie chauffe plat; bougie led; alternator generator; spark plug wrench; bougie anniversaire; spark plug socket; bougiesleutel; bougie sleutel; spark plug tester; alternateur groupe electrogene; clé à bougie; alternativa; alternativo
  "armature" -> 851190
  "rotor" -> 851190
  "brush" -> 851190
  "pulley" -> 848350
  "bendix" -> 851190
  "points" -> 851190
  "cap" -> 851190   # caps are parts of the distributor
  "verteilerkappe" -> 851190
  "verdelerkap" -> 851190
  "tete d'allumeur" -> 851190
  "tapa" -> 851190
  "calotta" -> 851190
  "kopulka" -> 851190
  "tampa" -> 851190
  "glow plug controller" -> 851180
  "gluhsteuergerat" -> 851180
  "glow" -> 851180
  "gluhkerze" -> 851180
  "prechauffage" -> 851180
  "candeletta" -> 851180
  "gloeibougie" -> 851180
  "zarowa" -> 851180
  "incandescente" -> 851180
  "regulator" -> 851180
  "regler" -> 851180
  "lichtmaschinenregler" -> 851180
  "regulateur" -> 851180
  "regulador" -> 851180
  "regolatore" -> 851180
  "spanningsregelaar" -> 851180
  "control module" -> 851180
  "magneto" -> 851120
  "stator" -> 851190 ~.5
  "coil" -> 851130
  "coils" -> 851130
  "zundspule" -> 851130
  "bobine" -> 851130
  "bobina" -> 851130
  "cewka" -> 851130
  "distributor" -> 851130
  "zundverteiler" -> 851130
  "allumeur" -> 851130
  "distribuidor" -> 851130
  "spinterogeno" -> 851130
  "rozdzielacza" -> 851130
  "starter" -> 851140
  "anlasser" -> 851140
  "demarreur" -> 851140
  "arranque" -> 851140
  "avviamento" -> 851140
  "startmotor" -> 851140
  "rozrusznik" -> 851140
  "alternator" -> 851150
  "lichtmaschine" -> 851150
  "alternateur" -> 851150
  "alternador" -> 851150
  "alternatore" -> 851150
  "dynamo" -> 851150
  "condenser" -> 853225
  * -> 851110
t: iridium spark plug set of 4 => 851110
t: ignition coil pack => 851130
t: starter motor 12v 1.4kw => 851140
t: alternator 14v 90a => 851150
t: car battery 12v => !8511

@ entry-phone-goods
en: entry phone; entry phone system; door entry system; audio door phone; video intercom monitor; intercom handset; intercom outdoor panel; wireless pager calling system; access control keypad; rfid access control; fingerprint door access; waiter call system; master station intercom
de: Türsprechanlage = door entry system; Gegensprechanlage = intercom; Klingelanlage mit Sprechstelle = door intercom system; Zutrittskontrolle = access control system; Videosprechanlage = video door intercom
fr: interphone = intercom; visiophone = video door phone; portier audio = audio door phone; contrôle d'accès clavier = access control keypad; combiné interphone = intercom handset
es: portero automático = door entry system; videoportero = video door phone; telefonillo = intercom handset; control de acceso teclado = access control keypad; interfono = intercom
it: citofono = entry phone intercom; videocitofono = video intercom; controllo accessi tastiera = access control keypad; posto esterno citofono = intercom outdoor panel
nl: deurintercom = door intercom; huistelefoon = entry phone; video intercom deur = video door intercom; toegangscontrole = access control
pl: domofon = entry phone; wideodomofon = video intercom; kontrola dostępu = access control system; panel domofonowy = intercom panel
pt: porteiro eletrônico = entry phone; videoporteiro = video door phone; interfone = intercom; controle de acesso teclado = keypad access control
  "access control" -> 853710 ~.5
  "fingerprint" -> 847190 ~.5
  "zutrittskontrolle" -> 853710 ~.5
  "keypad" -> 853710 ~.5
  "video" -> 852589 ~.2
  * -> 851769
t: audio door phone entry system 4 apartments => 851769
t: domofon jednorodzinny => 851769
t: phone case leather => !8517

@ ffc-connector
en: ffc fpc connector; fpc connector; ffc connector; zif connector; flat flex connector; board to board connector; mezzanine connector; lvds connector; wire to board connector; picoblade connector; jst xh connector; ph2.0 connector; xh2.54
de: FFC Steckverbinder; FPC Steckverbinder; Leiterplattensteckverbinder
fr: connecteur fpc; connecteur ffc; connecteur carte à carte
es: conector fpc; conector ffc; conector placa a placa
it: connettore fpc; connettore ffc; connettore scheda scheda
nl: fpc connector; ffc connector; print connector
pl: złącze fpc; złącze ffc; złącze zif
pt: conector fpc; conector ffc; conector placa a placa
  * -> 853669
t: ffc fpc connector 0.5mm pitch 30 pin => 853669
t: ffc ribbon cable 30 pin => !853669

@ fiber-accessory
en: fiber optic adapter; sc adapter; lc adapter duplex; fiber optic connector; fast connector sc; fiber adapter; fibre adapter; sc apc adapter; fiber coupler adapter; fiber attenuator; mpo connector; field assembly connector; optical connector; sc upc connector; lc connector fiber
de: LWL Kupplung; LWL Stecker; Glasfaserstecker; LWL Adapter
fr: adaptateur fibre optique; connecteur fibre optique; connecteur sc apc; coupleur fibre optique
es: adaptador fibra óptica; conector fibra óptica; conector rápido sc; acoplador fibra óptica
it: adattatore fibra ottica; connettore fibra ottica; bussola fibra ottica
nl: glasvezel adapter; glasvezelconnector; glasvezel koppeling
pl: adapter światłowodowy; złącze światłowodowe; szybkozłącze światłowodowe; złączka światłowodowa
pt: adaptador fibra óptica; conector fibra óptica; conector rápido sc; acoplador fibra óptica
  "attenuator" -> 901380 ~.3
  * -> 853670
t: sc apc fiber optic adapter simplex => 853670
t: fiber optic patch cord lc-lc => !853670

@ fiber-passive
en: fibre optic termination box; plc splitter; fiber optic splitter; optical splitter; fibre splitter 1x8; cwdm mux; fiber optic termination box; fiber distribution box; odf patch panel; patch panel; rj45 patch panel; splice closure; fiber closure; 24 port patch panel; keystone patch panel; ftth box; fiber patch panel; cable splice box
de: Patchpanel; Glasfaser Splitter; Spleißbox; Rangierfeld; LWL Spleißmuffe
fr: panneau de brassage; coupleur plc; boîtier fibre optique; bandeau rj45; tiroir optique
es: panel de parcheo; divisor óptico; caja de empalme fibra; roseta óptica; patch panel
it: pannello di permutazione; splitter ottico; muffola fibra ottica; patch panel
nl: patchpaneel; glasvezel splitter; lasdoos glasvezel; patchkast paneel
pl: panel krosowy; splitter optyczny; mufa światłowodowa; patch panel; przełącznica światłowodowa
pt: painel de ligação; divisor óptico; caixa de emenda óptica; patch panel
  "plc splitter" -> 901380
  "optic splitter" -> 901380
  "optical splitter" -> 901380
  "fibre splitter" -> 901380
  "splitter" -> 901380
  "mux" -> 901380
  "divisor" -> 901380
  "coupleur" -> 901380
  "closure" -> 853690
  "rj45" -> 853669
  "keystone" -> 853669
  * -> 853690
t: 24 port rj45 patch panel cat6 => 853669
t: plc splitter 1x8 sc apc => 901380
t: patch for jeans iron on => !8536

@ fuse-holder
en: fuse holder inline; panel mount fuse holder; din rail fuse holder; fuse base; fuse carrier; fuse block 6 way; fuse clip; add a circuit fuse tap; fuse disconnector; fuse switch disconnector; blade fuse holder; inline fuse holder; fuse box 12v; fuse socket; anl fuse holder
de: Sicherungshalter; Sicherungskasten; Sicherungssockel; Sicherungsdose; Sicherungstrennschalter; Sicherungsautomat Halter
fr: porte fusible; boîte à fusibles; support fusible; sectionneur porte fusible
es: portafusibles; caja de fusibles; base portafusible; portafusible
it: portafusibile; portafusibili; scatola fusibili; base portafusibile; porta fusibile
nl: zekeringhouder; zekeringkast auto; zekeringkast 12v; zekeringhouder auto
pl: oprawa bezpiecznika; gniazdo bezpiecznika; skrzynka bezpieczników; podstawa bezpiecznikowa; rozłącznik bezpiecznikowy
pt: porta fusível; caixa de fusíveis; base fusível; porta fusíveis
  "disconnector" -> 853650
  "trennschalter" -> 853650
  "puller" -> 820320
  * -> 853690
t: inline fuse holder waterproof 30A with wire => 853690
t: din rail fuse holder 10x38 => 853690
t: blade fuse kit 120pcs => !853690

@ fuse-industrial
en: nh fuse; hrc fuse; fuse link; fuse 10x38; cartridge fuse; midi fuse; mega fuse; anl fuse; maxi fuse; ceramic fuse; solar fuse; pv fuse; micro fuse; smd fuse; slow blow fuse; fast blow fuse; 5x20 fuse; 1000v pv fuse; semiconductor fuse; thermal fuse 10a; bs88 fuse; bottle fuse; neozed fuse; diazed fuse
de: Feinsicherung; NH Sicherung; Schmelzsicherung; Kfz Sicherung; Flachsicherung; Neozed Sicherung; Temperatursicherung; Glassicherung
fr: fusible; fusible verre; fusible céramique; cartouche fusible; fusible auto; fusible thermique; fusible nh
es: fusible; fusible de vidrio; fusible nh; cartucho fusible; fusible térmico; fusible coche
it: fusibile; fusibile in vetro; fusibile nh; fusibile auto; fusibile ceramico; fusibile termico
nl: zekering; glaszekering; smeltzekering; autozekering; steekzekering; smeltpatroon; mespatroon
pl: bezpiecznik topikowy; bezpiecznik szklany; wkładka bezpiecznikowa; bezpiecznik samochodowy; wkładka topikowa; bezpiecznik termiczny
pt: fusível de vidro; fusível nh; fusível automotivo; fusível térmico; fusível cerâmico
not: lâmina fusível; porte fusible; porta fusibile; portafusibile; portafusible; porta fusível; caja de fusibles; boîte à fusibles; scatola fusibili; zekeringkast; caixa de fusíveis; skrzynka bezpieczników; zekeringhouder; extracteur de fusible
  "high voltage|alta tensión|alta tensione|alta tensão" -> 853510
  kind=high-voltage -> 853510 ~.02
  * -> 853610
t: nh00 fuse link 100A gG => 853610
t: assorted glass fuse 5x20 100 pcs => 853610
t: high voltage fuse 12kv => 853510
t: blade knife => !8536

@ gear-motor-dc
en: dc gear motor; dc geared motor; dc gearbox motor; planetary gear motor; worm gear motor; n20 motor; tt motor; 37mm gear motor; dc gearmotor; turbine worm motor; bldc gear motor
de: Gleichstrom Getriebemotor; DC Getriebemotor; Schneckengetriebemotor; Planetengetriebemotor
fr: motoréducteur dc; moteur à engrenages; motoréducteur courant continu
es: motorreductor dc; motor con reductora; motorreductor de corriente continua
it: motoriduttore dc; motoriduttore in corrente continua
nl: dc motorreductor; gelijkstroom tandwielmotor; wormwielmotor
pl: motoreduktor dc; silnik z przekładnią; motoreduktor prądu stałego
pt: motoredutor dc; motor com redutor; motoredutor corrente contínua
  watt<=37.5 -> 850110 ~.55
  watt>750 -> 850132 ~.05
  * -> 850131
ask: watt
t: dc gear motor 24V 120W => 850131
t: dc gear motor 12V 6W for robot => 850110
t: worm gear reducer without motor => !8501

@ genset-part part of generator-set, diesel-generator
en: generator alternator end; genset controller; generator muffler canopy; generator soundproof canopy; genset canopy; generator recoil cover; generator capacitor brush; inverter generator module; generator fuel tank; generator frame wheel; generator control panel
de: Stromerzeuger Ersatzteil; Schalldämmhaube Generator; Inverter Modul Stromerzeuger
fr: pièce groupe électrogène; capot insonorisé groupe; module inverter groupe
es: repuesto generador; cabina insonorizada generador; módulo inverter generador
it: ricambio gruppo elettrogeno; cofano insonorizzato gruppo; modulo inverter generatore
nl: generator onderdeel; omkasting aggregaat; inverter module aggregaat
pl: część do agregatu; obudowa wyciszająca agregatu; moduł inwertera agregatu
pt: peça para gerador; carenagem gerador; módulo inversor gerador
  "controller" -> 853710
  "control panel" -> 853710
  "module" -> 850440
  "modul" -> 850440
  * -> 850300
t: genset controller amf module deep sea => 853710
t: generator soundproof canopy => 850300
t: portable generator 3kW petrol => !850300

@ graphite-carbon-part
en: carbon brush set; carbon brushes; motor carbon brush; graphite brush; power tool carbon brush; carbon brush washing machine; carbon contact strip pantograph; carbon rods gouging; graphite anode; battery carbon rod; lamp carbon; arc carbon rod; graphite heating element; edm graphite electrode; microphone carbon; graphite block electrode
de: Kohlebürste; Kohlebürsten; Schleifkohle; Schleifleiste Stromabnehmer; Kohlestab; Graphitanode
fr: balais de charbon; charbon moteur; charbons perceuse; bande de frottement pantographe; anode graphite
es: escobillas de carbón; carbones motor; carboncillos taladro; ánodo de grafito
it: spazzole di carbone; carboncini motore; carboncini trapano; anodo di grafite
nl: koolborstels; koolborstel; koolborstel boormachine; grafietanode
pl: szczotki węglowe; szczotki do silnika; szczotki do wiertarki; anoda grafitowa
pt: escovas de carvão; carvão para motor; escovas carvão furadeira; ânodo de grafite
not: carbon brush holder; charcoal drawing; szczotki do silnika mycie; porta escovas de carvão
  "anode" -> 854519
  "graphitanode" -> 854519
  "anodo" -> 854519
  "grafietanode" -> 854519
  "anoda" -> 854519
  "edm" -> 854519
  "gouging" -> 854519
  "rod" -> 854590 ~.6
  "heating element" -> 854590
  * -> 854520
t: carbon brushes for angle grinder 6x9x15 => 854520
t: edm graphite electrode block => 854519
t: hair brush bamboo => !8545

@ heating-element-goods
en: cartridge heater; tubular heater element; silicone heater pad; flexible heater pad; band heater; mica heater; ptc heater; heater coil; nichrome coil; defrost heater; immersion heater flange; heating rod; infrared heating element ceramic; finned tubular heater; heating resistor; drum heater band; water boiler element; stove coil element; heating tube; etched foil heater; graphite heater element; 3d printer heater cartridge; toaster element; polyimide heater
de: Heizpatrone; Heizelement; Heizstab; Silikonheizmatte; Heizband; Rohrheizkörper; Heizspirale; PTC Heizelement; Heizfolie
fr: cartouche chauffante; résistance chauffante; collier chauffant; tapis chauffant silicone; thermoplongeur bride; résistance four
es: resistencia de cartucho; resistencia calefactora; banda calefactora; manta calefactora silicona; resistencia horno; elemento calefactor
it: resistenza a cartuccia; resistenza riscaldante; fascia riscaldante; tappetino riscaldante silicone; resistenza forno
nl: verwarmingspatroon; verwarmingselement; verwarmingsband; siliconen verwarmingsmat; verwarmingsspiraal
pl: grzałka patronowa; element grzejny; opaska grzewcza; mata grzewcza silikonowa; spirala grzejna; grzałka do bojlera
pt: resistência cartucho; resistência aquecedora; resistência coleira; manta aquecimento silicone; resistência forno; resistência chuveiro
not: heating pad back; hot water bottle; aquarium heater; resistência chuveiro moda
  "fan heater" -> 851629
  "graphite|grafito|grafite" -> 854590
  "flange" -> 851610 ~.4
  * -> 851680
t: cartridge heater 24v 40w 3d printer => 851680
t: silicone heater pad 220v 300w => 851680
t: electric fan heater 2kw => !851680

@ hf-transformer
en: high frequency transformer; ferrite transformer; switching transformer; flyback transformer; pulse transformer; pcb transformer; pcb mount transformer; encapsulated transformer; smps transformer; ee25 transformer; line output transformer; isolation pulse transformer; planar transformer; lan transformer
de: Hochfrequenztransformator; Zeilentransformator; Printtransformator; Ferrit Transformator; Impulstransformator
fr: transformateur haute fréquence; transformateur d'impulsions; transformateur pour circuit imprimé; transformateur flyback
es: transformador de alta frecuencia; transformador de pulsos; transformador flyback; transformador para pcb
it: trasformatore alta frequenza; trasformatore di impulsi; trasformatore flyback; trasformatore da circuito stampato
nl: hoogfrequenttransformator; pulstransformator; printtransformator; lijntransformator
pl: transformator wysokiej częstotliwości; transformator impulsowy; trafopowielacz; transformator do druku
pt: transformador de alta frequência; transformador flyback; transformador de pulso; transformador para pcb
  * -> 850431
t: high frequency transformer ee25 => 850431
t: flyback transformer for crt tv => 850431
t: high frequency inverter welder => !850431

@ hub-motor-bike
en: ebike hub motor; bicycle hub motor; rear hub motor; front hub motor; scooter hub motor; mid drive motor; mid motor; wheel hub motor; electric scooter motor; bafang motor; e-scooter motor wheel
de: Radnabenmotor = wheel hub motor; Mittelmotor = mid drive motor; Heckmotor = rear hub motor + E-Bike|Ebike; E-Bike Motor = e-bike motor
fr: moteur roue vélo = bicycle wheel motor; moteur pédalier = mid drive motor; moteur moyeu = hub motor; moteur vélo électrique = electric bicycle motor
es: motor de buje = hub motor; motor central bicicleta = mid drive motor; motor rueda patinete = scooter wheel motor
it: motore mozzo = hub motor; motore centrale bici = bike mid motor; motore bici elettrica = electric bike motor
nl: middenmotor = mid drive motor; naafmotor = hub motor; e-bike motor = e-bike motor
pl: silnik w piaście = hub motor; silnik centralny roweru = bicycle mid drive motor; silnik do hulajnogi = scooter motor
pt: motor de cubo = hub motor; motor central bicicleta = mid drive bicycle motor; motor trotinete = electric scooter motor
  watt>750 -> 850132 ~.1
  * -> 850131
ask: watt
t: ebike rear hub motor 36V 250W => 850131
t: electric scooter motor wheel 48V 1000W => 850132
t: electric bicycle 250W => !8501

@ hydro-generator
en: hydro generator; micro hydro turbine generator; water turbine generator; mini hydroelectric generator; steam turbine generator set; turbogenerator; hand crank generator; orc generator set; f50 hydro generator; pelton generator; thermoelectric generator teg
de: Wasserkraftgenerator; Turbogenerator; Handkurbelgenerator; Mikrowasserkraftwerk
fr: hydrogénérateur; turbogénérateur; micro turbine hydroélectrique; générateur à manivelle
es: generador hidroeléctrico; turbogenerador; micro turbina hidráulica; generador de manivela
it: generatore idroelettrico; turbogeneratore; mini turbina idroelettrica; generatore a manovella
nl: waterkrachtgenerator; turbogenerator; handgenerator
pl: hydrogenerator; turbogenerator; mikroturbina wodna; generator na korbę
pt: gerador hidrelétrico; turbogerador; mini turbina hidrelétrica; gerador a manivela
  "thermoelectric" -> 854370
  "f50" -> 850131
  * -> 850239
t: micro hydro turbine generator 3kW => 850239
t: steam turbogenerator set => 850239
t: steam generator iron => !8502

@ ic-analog-amp
en: lm358; lm324; ne5532; op amp ic; op-amp ic; audio amplifier ic; tda2030; pam8403 chip; lm386; instrumentation amplifier ic; comparator ic lm393; rf amplifier ic; mmic amplifier; tda7388; tda7297
de: Operationsverstärker; Audioverstärker IC; Verstärker IC
fr: amplificateur opérationnel; circuit amplificateur audio tda
es: amplificador operacional; integrado amplificador audio
it: amplificatore operazionale; integrato amplificatore audio
nl: operationele versterker; opamp; versterker ic
pl: wzmacniacz operacyjny; układ wzmacniacza audio tda
pt: amplificador operacional; ci amplificador de áudio
  "board" -> 851840
  "module" -> 851840
  * -> 854233
t: lm358 dual op amp dip-8 20pcs => 854233
t: tda2030 audio amplifier ic => 854233
t: tda7297 amplifier board 2x15w => 851840
t: guitar amplifier 20w => !8542

@ ic-logic
en: 74hc595; logic gate ic; 74 series ic; cd4017; ne555 ic; shift register ic; lm7805 voltage regulator; ams1117; lm317t; voltage regulator ic lm317; uln2003; max232; motor driver ic; l293d; ic kit; ds3231 chip; buffer ic; encoder ic; rf ic; led driver ic; pwm controller ic; dac chip; adc chip; bluetooth chip; audio decoder chip; usb controller ic; power ic chip; cmos ic; ics electronic components; integrated circuits; ldo regulator; charging ic; power management ic iphone
de: Logikbaustein = logic ic; Spannungsregler IC = voltage regulator ic; integrierter Schaltkreis = integrated circuit; Treiber IC = driver ic; IC = integrated circuit + DIP|SMD|SOP|TO-220
fr: circuit intégré = integrated circuit; puce électronique = electronic chip; circuit logique = logic circuit; régulateur de tension lm7805 = lm7805 voltage regulator
es: circuito integrado = integrated circuit; chip integrado = integrated circuit chip; compuerta lógica = logic gate; regulador de voltaje lm7805 = lm7805 voltage regulator
it: circuito integrato = integrated circuit; chip integrato = integrated circuit chip; porta logica = logic gate; regolatore di tensione lm7805 = lm7805 voltage regulator
nl: geïntegreerde schakeling = integrated circuit; logica ic = logic ic; spanningsregelaar lm7805 = lm7805 voltage regulator
pl: układ scalony = integrated circuit; bramka logiczna = logic gate; stabilizator lm7805 = lm7805 voltage regulator; układ logiczny = logic circuit
pt: circuito integrado = integrated circuit; porta lógica = logic gate; regulador de tensão lm7805 = lm7805 voltage regulator; chip ci = ic chip
not: ic socket; ic tester; pikante; ic extractor
  "microcontroller" -> 854231
  "memory" -> 854232
  "amplifier" -> 854233
  * -> 854239
t: 74hc595 shift register ic dip-16 => 854239
t: lm7805 voltage regulator to-220 10pcs => 854239
t: automatic voltage regulator 5kva => !8542

@ ic-mcu
en: atmega328p; stm32 chip; pic microcontroller; attiny85; esp8266 chip; mcu ic; arm microcontroller; 8051 microcontroller; cpu chip; fpga chip; dsp chip; cpld; mobile processor chip; baseband chip; crypto asic chip
de: Mikrocontroller; Mikroprozessor; Prozessorchip
fr: microcontrôleur; microprocesseur; puce processeur
es: microcontrolador; microprocesador; chip procesador
it: microcontrollore; microprocessore; chip processore
nl: microcontroller chip; microprocessor chip; processorchip
pl: mikrokontroler; mikroprocesor; układ procesora
pt: microcontrolador; microprocessador; chip processador
  "board" -> 847150
  * -> 854231
t: atmega328p microcontroller dip-28 => 854231
t: stm32 chip lqfp48 => 854231
t: esp32 development board => 847150
t: food processor 800w => !8542

@ ic-memory
en: 24c02 eeprom; spi flash chip; w25q64; nand flash chip; emmc chip; ddr3 chip; sdram chip; nor flash ic; at24c256; memory ic; bios flash chip; flash ic; nand memory; ram chip; dram ic; fram
de: Speicherbaustein; Flash Baustein; EEPROM Baustein; Speicher IC
fr: mémoire flash composant; puce mémoire; circuit mémoire eeprom
es: chip de memoria; memoria eeprom; memoria flash chip
it: chip di memoria; memoria eeprom; memoria flash chip
nl: geheugenchip eeprom; flash geheugenchip; eeprom chip
pl: kość pamięci; pamięć eeprom; układ pamięci
pt: chip de memória; memória eeprom; memória flash chip
  * -> 854232
t: w25q64 spi flash chip sop8 => 854232
t: nand flash chip emmc 32gb bga => 854232
t: usb flash drive 32gb => !854232

@ ic-socket
en: ic socket; dip ic socket; dip socket; zif socket; plcc socket; test socket bga; sop adapter socket; tube socket; vacuum tube socket; cpu socket; transistor socket; relay socket; relay base; octal socket; socket base relay; programming socket adapter
de: IC Sockel; DIP Sockel; Relaissockel; Röhrensockel; Relaisfassung
fr: support ic; support de circuit intégré; support relais; embase relais
es: zócalo ic; zócalo de circuito integrado; zócalo relé; base para relé
it: zoccolo ic; zoccolo relè; zoccolo circuito integrato; base relè
nl: ic voet; relaisvoet; ic socket
pl: podstawka ic; podstawka pod układ scalony; gniazdo przekaźnika; podstawka przekaźnika
pt: soquete ic; soquete para relé; base para relé; soquete circuito integrado
  * -> 853669
t: dip ic socket 8 pin => 853669
t: relay socket din rail 14 pin => 853669
t: relay 24v dc 8 pin => !853669

@ ignition-transformer
en: ignition transformer; burner ignition transformer; spark transformer; oil burner transformer; ozone transformer; neon sign transformer; neon transformer; high voltage transformer module; gas burner igniter transformer; microwave transformer; microwave oven transformer
de: Zündtransformator; Neontransformator; Zündtrafo; Mikrowellen Transformator; Zündtrafo + Brenner
fr: transformateur d'allumage; transformateur néon; transformateur brûleur; transformateur micro ondes
es: transformador de ignición; transformador de encendido; transformador de neón; transformador de microondas
it: trasformatore di accensione; trasformatore per neon; trasformatore bruciatore; trasformatore microonde
nl: ontstekingstransformator; neontransformator; ontstekingstrafo; magnetron transformator
pl: transformator zapłonowy; transformator do neonów; trafo zapłonowe; transformator mikrofali
pt: transformador de ignição; transformador para neon; transformador queimador; transformador de microondas
  * -> 850431
t: burner ignition transformer for boiler => 850431
t: neon sign open => !850431

@ industrial-plug
en: industrial plug; industrial socket; cee socket; 16a plug; 32a plug; 3 phase plug; 63a industrial socket; caravan plug; nema plug; l14-30 plug; twist lock plug; commando plug; commando socket; locking connector 30a; blue 16a plug; ip44 plug; ip67 industrial plug; nema 14-50
de: CEE Stecker; CEE Steckdose; CEE Kupplung; Starkstromstecker; Drehstromstecker
fr: prise industrielle; fiche cee; prise p17; fiche industrielle; prise triphasée
es: clavija industrial; base industrial; clavija cetac; toma industrial; enchufe trifásico
it: spina industriale; presa industriale; spina cee; presa cee; spina trifase
nl: cee stekker; cee contactstop; krachtstroomstekker; cee wandcontactdoos; cee wandcontactdozen
pl: wtyczka siłowa; gniazdo siłowe; wtyczka cee; gniazdo przemysłowe; wtyczka przemysłowa
pt: ficha industrial; tomada industrial; plugue industrial; ficha trifásica
not: cee kabel; cee verlängerungskabel
  "extension" -> 854442
  "cable" -> 854442
  * -> 853669
t: cee plug 32A 5 pin ip44 industrial => 853669
t: gniazdo siłowe 16A 5P => 853669
t: rubber sink plug => !853669

@ insulating-part-goods
en: ceramic insulator bead; fiberglass sleeving insulating; mica sheet insulator part; alumina ceramic bead thermocouple; insulated bushing plastic cable; plastic conduit box fitting insulating; glass fibre insulating tube; standoff insulator m6; bakelite terminal insulator; silicone insulation cap terminal; insulated end cap; electric fence insulators; silicone pad to-220; insulating washer; transistor insulation pad; nylon insulating bushing; lined steel conduit insulated; busbar insulators; porcelain insulators; glass cap insulator
de: Keramikisolator; Isolierperlen Keramik; Isolierhülse; Stützisolator; Weidezaunisolator; Isolierscheibe; Porzellanisolator; Glasisolator
fr: isolateur céramique; isolateur porcelaine; isolateur verre; isolateur clôture électrique; manchon isolant; rondelle isolante
es: aislador cerámico; aislador de porcelana; aislador de vidrio; aislador pastor eléctrico; manguito aislante; arandela aislante eléctrica
it: isolatore ceramico; isolatore in porcellana; isolatore in vetro; isolatore recinto elettrico; guaina isolante elettrica
nl: keramische isolator; porseleinen isolator; glazen isolator; schrikdraadisolator; isolatiekous
pl: izolator ceramiczny; izolator porcelanowy; izolator szklany; izolator do pastucha; koszulka izolacyjna
pt: isolador cerâmico; isolador de porcelana; isolador de vidro; isolador cerca elétrica; espaguete isolante
  "glass cap" -> 854610
  "glasisolator" -> 854610
  "isolateur verre" -> 854610
  "vidrio" -> 854610
  "vetro" -> 854610
  "glazen" -> 854610
  "szklany" -> 854610
  "vidro" -> 854610
  "bead": main=plastic 854720 ~.1; * 854710
  "isolierperlen" -> 854710
  "fence" -> 854690
  "weidezaunisolator" -> 854690
  "cloture" -> 854690
  "pastor" -> 854690
  "recinto" -> 854690
  "schrikdraadisolator" -> 854690
  "pastucha" -> 854690
  "cerca" -> 854690
  "porcelain" -> 854620
  "porzellanisolator" -> 854620
  "porcelaine" -> 854620
  "porcelana" -> 854620
  "porcellana" -> 854620
  "porseleinen" -> 854620
  "porcelanowy" -> 854620
  "keramikisolator" -> 854620
  "ceramique" -> 854620
  "ceramico" -> 854620
  "keramische" -> 854620
  "ceramiczny" -> 854620
  "standoff" -> 854690
  "busbar" -> 854690
  "stutzisolator" -> 854690
  "lined steel" -> 854790
  "mica" -> 854790
  "fiberglass" -> 854790
  "glass fibre" -> 854790
  * -> 854720
t: porcelain insulators 11kv pin type => 854620
t: electric fence insulators 100 pcs => 854690
t: alumina ceramic bead thermocouple => 854710
t: thermal insulation roof board => !8546

@ kitchen-machine-electric
en: electric meat grinder; electric dough mixer; ice cream maker home; coffee grinder electric; electric vegetable slicer; electric knife; electric can opener; electric food slicer; milk shake mixer; egg beater electric; electric vegetable peeler; electric pepper mill; dough kneader; electric salt mill; bread slicer + electric|household
de: Zitruspresse elektrisch = electric citrus juicer; elektrischer Fleischwolf = electric meat grinder; Kaffeemühle elektrisch = coffee grinder electric; elektrischer Dosenöffner = electric can opener
fr: ouvre boîte électrique = electric can opener; couteau électrique = electric knife
es: amasadora doméstica = household dough mixer; molinillo de café eléctrico = coffee grinder electric; abrelatas eléctrico = electric can opener
it: sbattitore elettrico = electric hand mixer; impastatrice domestica = dough mixer; spremiagrumi elettrico = electric citrus juicer; frullatore ad immersione = hand blender; tritacarne elettrico = electric meat grinder; macinacaffè elettrico = coffee grinder electric; apriscatole elettrico = electric can opener
nl: elektrische citruspers = electric citrus juicer; elektrische gehaktmolen = electric meat grinder; elektrische koffiemolen = coffee grinder electric; elektrische blikopener = electric can opener; elektrische citruspersen = electric citrus juicer
pl: blender kielichowy = jug blender; wyciskarka do cytrusów elektryczna = electric citrus juicer; maszynka do mięsa elektryczna = electric meat grinder; młynek do kawy elektryczny = coffee grinder electric; otwieracz do puszek elektryczny = electric can opener
pt: robô de cozinha = food processor; moedor de café elétrico = electric coffee grinder; abridor de latas elétrico = electric can opener
  "toothbrush" -> 850980
  "zahnburste" -> 850980
  "brosse a dents" -> 850980
  "cepillo" -> 850980
  "spazzolino" -> 850980
  "tandenborstel" -> 850980
  "szczoteczka" -> 850980
  "escova" -> 850980
  "knife" -> 850980
  "opener" -> 850980
  "dosenoffner" -> 850980
  "ouvre boite" -> 850980
  "couteau" -> 850980
  "abrelatas" -> 850980
  "apriscatole" -> 850980
  "blikopener" -> 850980
  "otwieracz" -> 850980
  "abridor" -> 850980
  "peeler" -> 850980
  "slicer" -> 850980
  * -> 850940
t: electric vegetable peeler => 850980
t: milk shake mixer electric home => 850940
t: cement mixer 140l => !8509

@ lamp-discharge-goods
en: fluorescent tube; t8 fluorescent tube; cfl bulb; energy saving bulb cfl; uv-c lamp tube; blacklight tube; uv nail lamp bulb; xenon bulb d2s; d1s bulb; hid bulb; metal halide bulb; mercury bulb; ccfl tube; ccfl backlight; reptile uvb bulb; uvb tube; germicidal uv lamp; actinic tube; carbon arc; deuterium lamp; projector lamp bulb; neon glow lamp; infrared bulb; infrared heat bulb; ceramic heat emitter
de: Leuchtstoffröhre; Energiesparlampe; Xenonbrenner; UVC Lampe; Projektorlampe; Beamer Lampe; Halogen Metalldampflampe
fr: tube fluorescent; tube néon; ampoule fluocompacte; ampoule xénon; lampe uv; lampe vidéoprojecteur; tube uvc
es: tubo fluorescente; bombilla bajo consumo; bombilla xenón; lámpara uv; lámpara proyector; foco ahorrador
it: tubo fluorescente; lampadina a risparmio; lampada xenon; lampada uv; lampada proiettore; tubo neon
nl: tl buis; spaarlamp; xenonlamp; uv lamp; beamerlamp; tl lamp; tl buizen
pl: świetlówka; świetlówka kompaktowa; żarnik xenon; lampa uv; lampa do projektora; promiennik uv
pt: lâmpada fluorescente; lâmpada xenon; lâmpada uv; lâmpada de projetor; tubo fluorescente; lâmpada econômica
  source=led -> 853952 ~.05
  "uv" -> 853949
  "uv-c" -> 853949
  "uvc" -> 853949
  "uvb" -> 853949
  "blacklight" -> 853949
  "germicidal" -> 853949
  "infrared" -> 853949
  "deuterium" -> 853949
  "ceramic heat" -> 851629
  "ccfl" -> 853939
  "xenon" -> 853939
  "xenonbrenner" -> 853939
  "xenonlamp" -> 853939
  "d2s" -> 853939
  "d1s" -> 853939
  "hid" -> 853939
  "neon glow" -> 853939
  "metal halide" -> 853932
  "metalldampflampe" -> 853932
  "mercury|mercurio" -> 853932
  "projector" -> 853932 ~.6
  "projektorlampe" -> 853932
  "beamer" -> 853932
  "beamerlamp" -> 853932
  "videoprojecteur" -> 853932
  "proyector" -> 853932
  "proiettore" -> 853932
  "projektora" -> 853932
  "projetor" -> 853932
  "carbon arc" -> 853941
  * -> 853931
t: t8 fluorescent tube 36w => 853931
t: uv-c lamp tube germicidal 8w => 853949
t: xenon bulb d2s 6000k pair => 853939
t: led tube t8 120cm => !853931

@ lamp-filament-goods
en: incandescent bulb; tungsten bulb; edison bulb filament; g9 halogen bulb; gu10 halogen; mr16 halogen; r7s halogen; halogen capsule; h7 halogen bulb; h4 bulb; t10 wedge bulb; w5w bulb; p21w bulb; 12v car bulb; indicator bulb 12v; oven bulb; fridge bulb; salt lamp bulb; torch bulb; neon indicator bulb; halogen projector bulb; heat lamp bulb; par38 bulb; microscope bulb; motorcycle bulb
de: Glühbirne; Glühlampe; Halogenlampe; Halogenbirne; H7 Lampe; Backofenlampe; Kühlschranklampe; Autolampe
fr: ampoule à incandescence; ampoule halogène; ampoule h7; ampoule four; ampoule frigo; ampoule voiture
es: bombilla incandescente; bombilla halógena; bombilla h7; bombilla horno; bombilla coche; foco halógeno
it: lampadina a incandescenza; lampadina alogena; lampadina h7; lampadina forno; lampadina auto
nl: gloeilamp; halogeenlamp; h7 lamp; ovenlamp; koelkastlampje; autolamp
pl: żarówka halogenowa; żarówka h7; żarówka do piekarnika; żarówka samochodowa; żarówka wolframowa
pt: lâmpada halógena; lâmpada h7; lâmpada forno; lâmpada de carro; lâmpada filamento
  source=led -> 853952 ~.15
  "led" -> 853952
  "neon" -> 853939
  "heat lamp" -> 853949 ~.4
  source=halogen -> 853921 ~.2
  "halogen" -> 853921
  "halogenlampe" -> 853921
  "halogenbirne" -> 853921
  "halogena" -> 853921
  "alogena" -> 853921
  "halogeenlamp" -> 853921
  "halogenowa" -> 853921
  "h7" -> 853921
  "h4" -> 853921
  "t10" -> 853929
  "w5w" -> 853929
  "p21w" -> 853929
  "12v" -> 853929
  "24v" -> 853929
  "torch bulb" -> 853929
  "autolampe" -> 853929
  "voiture" -> 853929
  "coche" -> 853929
  "lampadina auto" -> 853929
  "autolamp" -> 853929
  "samochodowa" -> 853929
  "carro" -> 853929
  "oven" -> 853922
  volt<100 -> 853929 ~.05
  * -> 853922
t: g9 halogen bulb 40w => 853921
t: oven bulb 25w e14 300c => 853922
t: oven lamp => !853952
t: led bulb e27 9w => 853952

@ lamp-part-goods part of light-bulb, lamp-filament-goods, lamp-discharge-goods, discharge-lamp-trade
en: lamp base e27 cap; bulb cap; glass bulb shell; led bulb housing; led bulb parts; led lamp skd; tungsten filament coil; led tube end cap; fluorescent tube end cap
de: Lampensockel Kappe; Lampenkappe; LED Birne Gehäuse
fr: culot de lampe; culot e27; pièces ampoule led
es: casquillo de lámpara metálico; piezas de bombilla led
it: attacco lampada metallico; parti lampadina led
nl: lampvoet metaal; lampkap e27 metaal onderdeel
pl: trzonek lampy; części żarówki led
pt: base de lâmpada metálica; peças lâmpada led
  * -> 853990
t: fluorescent tube end cap => 853990
t: lamp holder e27 => !853990

@ lamp-starter
en: fluorescent starter; lamp starter; s10 starter; tube light starter; fluorescent tube starter; fs-u starter; glow starter; ignitor + sodium|metal halide|hid|lamp
de: Starter + Leuchtstofflampe|Leuchtstoffröhre; Glimmstarter; Zündgerät + Lampe
fr: starter + néon|fluorescent; amorceur + lampe|sodium; starter néon
es: cebador + fluorescente|tubo; arrancador + lámpara|sodio; cebador fluorescente
it: starter + neon|fluorescente; accenditore + lampada|sodio; starter per neon
nl: tl starter; starter + tl; ontsteker + lamp
pl: zapłonnik; starter do świetlówki; zapłonnik + lampa
pt: arrancador lâmpada fluorescente; starter lâmpada; ignitor + lâmpada|sódio
not: motor starter; kick starter; jump starter; start
  * -> 853650     # switches of 8536, glow starters for discharge lamps
t: fluorescent tube starter 4-65W => 853650
t: car starter motor => !853650

@ led-lamp-goods
en: led bulb; led light bulb; led tube; t8 led tube; led candle bulb; led spotlight bulb gu10; led filament bulb; led corn bulb; smart led bulb; g9 led bulb; mr16 led; h4 led bulb; h7 led bulb; e14 led; par30 led; led retrofit lamp; gu10 led; led car bulb; t10 led bulb; r7s led
de: LED Lampe E27 = e27 led lamp; LED Leuchtmittel = led bulb; LED Birne = led bulb; LED Röhre = led tube; LED Kerze E14 = e14 led candle bulb; LED Spot GU10 = led spotlight bulb gu10; LED Filament = led filament bulb
fr: ampoule led = led bulb; tube led = led tube; spot led gu10 = gu10 led spotlight bulb; ampoule connectée = smart bulb; ampoule led e27 = e27 led bulb; tube led t8 = t8 led tube; spot gu10 led = gu10 led spotlight bulb; ampoules led = led bulbs; ampoule à led = led bulb; ampoules à led = led bulbs
es: bombilla led = led bulb; tubo led = led tube; foco led = led bulb; bombilla inteligente = smart bulb; lámpara led e27 = led e27 lamp; tubo led t8 = t8 led tube
it: lampadina led = led bulb; tubo led = led tube; faretto led gu10 = led spotlight bulb gu10; lampadina smart = smart bulb; lampada led e27 = e27 led bulb; tubo led t8 = t8 led tube; faretto gu10 led = led spotlight bulb gu10
nl: led lamp e27 = led bulb e27; ledlamp = led bulb; led buis = led tube; led spot gu10 = led spotlight bulb gu10; slimme lamp = smart lamp; led gloeilamp = led bulb; led buizen = led tube
pl: żarówka led = led bulb; świetlówka led = led tube; żarówka led gu10 = gu10 led bulb; inteligentna żarówka = smart bulb; żarówka led e27 = e27 led bulb
pt: lâmpada led = led bulb; tubo led = led tube; spot led gu10 = led spotlight bulb gu10; lâmpada inteligente = smart bulb; lâmpada led e27 = e27 led bulb; tubo led t8 = t8 led tube
not: led bulb socket; led tube fixture; led lampe deckenleuchte
  * -> 853952
t: t8 led tube 120cm 18w => 853952
t: h7 led bulb headlight pair => 853952
t: led ceiling lamp => !853952

@ led-module-goods
en: led module 12v; led backlight module; cob led module; injection led module; led light engine; led array board; led bar module; dc12v led module for sign; ac led module; led pcb board light; led linear module; ring led module
de: LED Modul; COB LED Modul; LED Platine; LED Lichtmodul
fr: module led; module led cob; carte led éclairage
es: módulo led; módulo led cob; placa led iluminación
it: modulo led; modulo led cob; scheda led illuminazione
nl: led module; cob led module; led printplaat licht
pl: moduł led; moduł led cob; płytka led oświetleniowa
pt: módulo led; módulo led cob; placa led iluminação
not: led matrix module
  * -> 853951
t: injection led module 12v for sign 20pcs => 853951
t: led desk lamp => !853951

@ led-sign-panel
en: led display board; led matrix module; p10 led module; led message sign; led ticker; seven segment display; 7 segment display; led dot matrix; scoreboard electronic; led scoreboard; p5 led panel; outdoor led display screen; led video wall; led number display; queue display; electronic shelf label; led price sign
de: LED Laufschrift; LED Matrix Modul; Siebensegmentanzeige; LED Anzeige Modul; Anzeigetafel elektronisch
fr: journal lumineux; matrice led; afficheur 7 segments; panneau led affichage; tableau de score
es: letrero led programable; matriz led; display 7 segmentos; pantalla led publicitaria; marcador electrónico
it: display led scorrevole; matrice led; display 7 segmenti; tabellone elettronico; insegna led programmabile
nl: lichtkrant; led matrix; 7 segment display; led scorebord
pl: wyświetlacz led; matryca led; wyświetlacz 7 segmentowy; tablica wyników; telebim
pt: painel de led; matriz de led; display 7 segmentos; placar eletrônico; letreiro led programável
  "video wall" -> 852859
  "telebim" -> 852859
  "shelf label" -> 853120
  * -> 853120
t: p10 led module outdoor red => 853120
t: 7 segment display 4 digit => 853120
t: led strip light => !853120

@ linear-actuator
en: electric linear actuator; dc linear actuator; linear motor actuator; tubular linear actuator; tv lift actuator; electric push rod; recliner actuator; standing desk motor leg actuator; micro linear actuator; lifting column electric
de: Elektrozylinder; elektrischer Linearantrieb; Hubsäule elektrisch
fr: vérin électrique linéaire; actionneur linéaire; colonne élévatrice électrique
es: actuador lineal eléctrico; cilindro eléctrico; columna elevadora eléctrica
it: attuatore lineare elettrico; cilindro elettrico; pistone elettrico
nl: elektrische cilinder; lineaire motor; elektrische actuator
pl: siłownik liniowy; elektryczny siłownik liniowy; kolumna podnosząca elektryczna
pt: atuador linear elétrico; cilindro elétrico; pistão elétrico
not: pneumatic linear actuator; hydraulic linear actuator
  watt<=37.5 -> 850110 ~.25
  * -> 850131     # screw and nut moved by a built-in d.c. motor
t: electric linear actuator 12V 1500N 300mm stroke => 850131
t: hydraulic cylinder double acting => !8501

@ loudspeaker-driver
en: woofer driver; tweeter; midrange driver; full range driver; speaker unit 4 ohm; car speaker 6.5 inch; coaxial car speaker; compression driver; mini speaker 8 ohm; cavity speaker; exciter speaker; bare speaker; subwoofer driver 12 inch; loudspeaker unit; bass driver; speaker 8ohm 0.5w; car coaxial speakers; guitar speaker 12 inch; piezo tweeter; transducer bass shaker
de: Lautsprecherchassis; Hochtöner; Tieftöner; Breitbandlautsprecher; Autolautsprecher; Einbaulautsprecher
fr: haut parleur; haut parleur voiture; tweeter; haut parleur large bande; boomer
es: tweeter; woofer; altavoz de rango completo; altavoz sin caja
it: altoparlante; altoparlanti auto; tweeter; woofer; altoparlante larga banda
nl: luidsprekerunit; autospeakers; tweeter; woofer; breedbandluidspreker
pl: głośnik samochodowy; głośnik wysokotonowy; głośnik niskotonowy; głośnik szerokopasmowy
pt: alto falante; alto falante automotivo; tweeter; woofer; altifalante carro
  "cabinet" -> 851821
  "enclosure" -> 851821
  * -> 851829
t: full range driver 3 inch 8 ohm 10w => 851829
t: coaxial car speaker 6.5 inch => 851829
t: bluetooth speaker portable => !851829

@ loudspeaker-single
en: bookshelf speaker; floorstanding speaker; subwoofer; ceiling speaker; wall speaker; horn speaker; active speaker; passive speaker; bluetooth speaker; party speaker; studio monitor speaker; outdoor garden speaker; stage speaker; pa speaker; sound bar; soundbar; computer speaker; speaker pair; 2.1 speaker system; column speaker; smart speaker; home theatre speaker system
de: Lautsprecherbox = loudspeaker box; Regallautsprecher = bookshelf speaker; Bluetooth Lautsprecher = bluetooth speaker; Deckenlautsprecher = ceiling speaker; Standlautsprecher = floorstanding speaker; Aktivbox = active speaker; Bluetooth Box = bluetooth speaker
fr: enceinte bluetooth = bluetooth speaker; enceinte bibliothèque = bookshelf speaker; barre de son = sound bar; caisson de basse = subwoofer; enceinte active = active speaker; haut parleur plafond = ceiling speaker
es: altavoz bluetooth = bluetooth speaker; altavoz estantería = bookshelf speaker; barra de sonido = soundbar; altavoz de techo = ceiling speaker; bafle = loudspeaker; bocina bluetooth = bluetooth speaker
it: cassa bluetooth = bluetooth speaker; diffusore da scaffale = bookshelf speaker; soundbar tv = tv soundbar; altoparlante da soffitto = ceiling speaker; cassa attiva = active speaker
nl: bluetooth speaker = bluetooth speaker; boekenplank speaker = bookshelf speaker; soundbar tv = tv soundbar; plafondspeaker = ceiling speaker; actieve speaker = active speaker
pl: głośnik bluetooth = bluetooth speaker; kolumna głośnikowa = speaker; soundbar do tv = tv soundbar; głośnik sufitowy = ceiling speaker; kolumna aktywna = active speaker
pt: coluna bluetooth = bluetooth speaker; caixa de som = speaker; barra de som = soundbar; caixa acústica = speaker; altifalante de teto = ceiling speaker
  "pair" -> 851822
  "set" -> 851822
  "system" -> 851822
  "soundbar" -> 851822
  "sound bar" -> 851822
  "barre de son" -> 851822
  "barra de sonido" -> 851822
  "barra de som" -> 851822
  "2.1" -> 851822
  "ceiling" -> 851829 ~.3
  "single" -> 851821
  * -> 851821 ~.5
t: passive bookshelf speaker single 4 inch in cabinet => 851821
t: soundbar for tv with bluetooth => 851822
t: speaker stand metal => !8518

@ magnet-holding-device
en: magnetic base holder; magnetic stand + dial|indicator|gauge; magnetic base + indicator|dial|gauge; magnetic welding clamp; magnetic chuck plate; permanent magnetic chuck; magnetic vise; magnetic sweeper; magnetic workholding; pot magnet with hook; magnetic cup holder base; magnetic pick up plate
de: Magnetständer; Magnetspannplatte; Magnetfuß + Messuhr; Permanentmagnet Spannplatte
fr: support magnétique comparateur; plateau magnétique; mandrin magnétique
es: plato magnético; mandril magnético
it: piano magnetico; mandrino magnetico
nl: magnetische spanplaat; magneetspantafel
pl: stół magnetyczny; uchwyt magnetyczny + obrabiarka|szlifierka|spawalniczy
pt: placa magnética; mandril magnético
  * -> 850590
t: magnetic base holder for dial indicator => 850590
t: magnetic phone holder car => !850590

@ magnet-metal
en: alnico magnet; samarium cobalt magnet; smco magnet; sintered ndfeb magnet; horseshoe magnet; cow magnet; bar magnet educational; magnetic rod + alnico|neodymium; neodymium block magnet; arc magnet + motor|neodymium; rare earth permanent magnet
de: AlNiCo Magnet; Samarium Cobalt Magnet; Hufeisenmagnet; Neodym Magnet; Neodymmagnet
fr: aimant alnico; aimant samarium cobalt; aimant fer à cheval; aimant néodyme
es: imán alnico; imán de samario cobalto; imán de herradura; imán de neodimio
it: magnete alnico; magnete samario cobalto; magnete a ferro di cavallo
nl: alnico magneet; samarium kobalt magneet; hoefijzermagneet; neodymium magneet
pl: magnes alnico; magnes samarowo kobaltowy; magnes podkowa; magnes neodymowy
pt: ímã alnico; ímã samário cobalto; ímã ferradura; ímã de neodímio
  * -> 850511
t: alnico horseshoe magnet => 850511
t: smco magnet disc 10x5 high temperature => 850511
t: fridge magnet souvenir => !850511

@ magnet-plastic
en: plastic bonded magnet; ferrite ring magnet; ceramic magnet; rubber magnet sheet; flexible magnet; magnetic rubber strip; magnetic sheet roll; ceramic ferrite magnet; speaker ferrite magnet; bonded ferrite; magnetic foil; hard ferrite magnet; magnetic self adhesive tape
de: Ferritmagnet; kunststoffgebundener Magnet; Magnetband; Magnetfolie; Ringmagnet Ferrit
fr: aimant ferrite; aimant plastique; bande magnétique adhésive; feuille magnétique
es: imán de ferrita; imán flexible; cinta magnética adhesiva; lámina magnética
it: magnete in ferrite; magnete plastico; nastro magnetico adesivo; foglio magnetico
nl: ferrietmagneet; magneetband; magneetfolie; kunststofgebonden magneet
pl: magnes ferrytowy; folia magnetyczna; taśma magnetyczna samoprzylepna; magnes ferrytowy pierścień
pt: ímã de ferrite; íman de ferrite; fita magnética adesiva; folha magnética
not: fridge magnet
  * -> 850519
t: ferrite ring magnet 60x32x10 for speaker => 850519
t: Neodym Magnet 20x5 => 850511

@ magnetic-lifting-part
en: magnetic separator bar; magnetic filter rod; magnetic tube 12000 gauss; magnetic grate; magnetic hump; hopper magnet; tramp iron magnet; suspended magnetic separator
de: Magnetstab; Magnetrost; Magnetabscheider; Überbandmagnet
fr: barreau magnétique; grille magnétique; séparateur magnétique; overband magnétique
es: barra magnética; rejilla magnética; separador magnético
it: barra magnetica; griglia magnetica; separatore magnetico
nl: magneetstaaf; magneetrooster; magneetscheider; magneetstaven
pl: wałek magnetyczny; ruszt magnetyczny; separator magnetyczny
pt: barra magnética; grade magnética; separador magnético
not: magnetic stirrer bar; stir bar; magnetic knife bar; barra magnetica cuchillos
  "separator" -> 850590
  "separador" -> 850590
  * -> 850511
t: magnetic filter rod 12000 gauss neodymium => 850511
t: suspended magnetic separator conveyor => 850590
t: magnetic knife bar kitchen => !8505

@ mains-cord
en: extension cord; extension lead; power cord; mains lead; extension cable; power lead; cable reel extension; iec power cord; appliance cord; replacement power cord; outdoor extension lead; figure 8 power lead; c7 power cable; c13 power cable; ac power cable; computer power cable; ev charging cable; type 2 charging cable; solar extension cable mc4; lamp cable with switch; garden extension cable; retractable cable reel; extension lead 10m; extension cord reel; c5 power cord; jumper battery cable with lugs; inverter cable with lugs
de: Verlängerungskabel; Netzkabel; Kabeltrommel; Kaltgerätekabel; Ladekabel Typ 2; Stromkabel; Anschlussleitung; Netzanschlusskabel
fr: rallonge électrique; cordon d'alimentation; enrouleur électrique; câble d'alimentation; câble de recharge type 2; cordon secteur; rallonge
es: alargador; alargador eléctrico; cable de alimentación; enrollacables; cable de carga tipo 2; alargadera; extensión eléctrica; cable alargador; alargadera eléctrica; prolongador eléctrico
it: prolunga elettrica; cavo di alimentazione; avvolgicavo; cavo ricarica tipo 2; prolunga
nl: verlengsnoer; verlengkabel; netsnoer; stroomkabel; kabelhaspel; laadkabel type 2; haspel + stroom|230v|meter
pl: przedłużacz; przedłużacz elektryczny; kabel zasilający; przewód zasilający; przedłużacz bębnowy; kabel do ładowania typ 2
pt: extensão elétrica; cabo de alimentação; extensão; cabo de força; enrolador de cabo; cabo de carregamento tipo 2; extensão de cabo; prolongador
not: hair extension; drill extension; socket extension; extensión de pestañas; extensión de pelo; extensão de cabelo; extensión cortina; prolunga tubo; przedłużacz rzęs; przedłużacz + nasadka|klucz|grzechotka; alargador sujetador; bra extender; extensão de cílios; cable reel empty; extensão antena
  "empty" -> 392690
  * -> 854442
t: extension cord 10m outdoor 3 outlets => 854442
t: Kabeltrommel 25m 4 Steckdosen => 854442
t: hair extension clip in => !854442

@ mains-inlet
en: iec inlet; c14 inlet; iec c14 socket; c13 connector; iec connector; power inlet socket; kettle plug; c14 socket; powercon connector; iec socket; panel mount inlet; caravan hook up inlet; c8 inlet
de: Kaltgerätestecker; Kaltgerätebuchse; Kaltgeräteeinbaustecker; Gerätestecker
fr: embase iec; prise iec; connecteur iec; fiche iec
es: conector iec; toma iec; base iec; conector c14
it: presa iec; connettore iec; presa vde
nl: iec connector; euro inbouwstekker; apparaatstekker
pl: gniazdo iec; złącze iec; gniazdo komputerowe iec; wtyk iec
pt: conector iec; tomada iec; ficha iec
  "cable" -> 854442
  "cord" -> 854442
  "filter|filtro" -> 854370 ~.3
  * -> 853669
t: iec c14 inlet socket with fuse holder => 853669
t: c13 power cord 1.8m => !853669

@ microphone-goods
en: condenser microphone; lavalier microphone; usb microphone; wireless microphone; dynamic microphone; gooseneck microphone; boom microphone; shotgun microphone; lapel mic; conference microphone; karaoke microphone wired; headset microphone; electret microphone; podcast microphone; boundary microphone; xlr microphone
de: Mikrofon; Kondensatormikrofon; Ansteckmikrofon; Funkmikrofon; USB Mikrofon; Schwanenhalsmikrofon
fr: microphone; micro sans fil; micro cravate; micro usb podcast; micro à condensateur
es: micrófono; micrófono inalámbrico; micrófono de solapa; micrófono usb; micrófono condensador
it: microfono; microfono wireless; microfono lavalier; microfono usb; microfono a condensatore
nl: microfoon; draadloze microfoon; dasspeldmicrofoon; usb microfoon; condensatormicrofoon
pl: mikrofon; mikrofon bezprzewodowy; mikrofon krawatowy; mikrofon usb; mikrofon pojemnościowy
pt: microfone; microfone sem fio; microfone de lapela; microfone usb; microfone condensador
not: microphone stand; microphone cable; microphone arm; mikrofonständer; pied de micro; soporte micrófono; microphone foam; supporto microfono; statyw mikrofonowy; microfoonstandaard; suporte microfone; microphone toy
  "karaoke" "speaker" -> 851850   # microphone, amplifier and loudspeaker in one
  * -> 851810
t: lavalier microphone for phone usb c => 851810
t: xlr condenser microphone studio => 851810
t: guitar pick => !851810

@ misc-electronic-machine
en: ozone generator; ozone sterilizer; uv sterilizer box; ultrasonic pest repeller; electric mosquito swatter; metal detector; underground metal detector; electric fence energizer; ultrasonic dog repeller; hydrogen generator electrolysis; ionizer generator; voltage multiplier; cattle fence charger; rf amplifier; signal jammer; metal detector handheld; laser tattoo removal; ultrasonic facial machine; high frequency facial wand; rf beauty machine; microcurrent facial device; hair removal ipl; key programmer; bug detector; insect killer lamp; electronic lighter igniter; plasma ball; anti static ionizer bar; demagnetizer; e-reader; ebook reader; gps jammer; electronic dictionary; translator device; uv toothbrush sanitizer
de: Metalldetektor = metal detector; Weidezaungerät = electric fence energizer; Ultraschall Schädlingsvertreiber = ultrasonic pest repeller; E-Book Reader = e-book reader; UV Sterilisator = uv steriliser; Übersetzungsgerät = electronic translator
fr: détecteur de métaux = metal detector; électrificateur de clôture = electric fence energizer; répulsif ultrasons = ultrasonic repeller; épilateur ipl = hair removal ipl; tue mouche électrique = electric fly swatter; liseuse = e-reader; stérilisateur uv = uv sterilizer
es: detector de metales = metal detector; pastor eléctrico = electric fence energizer; mata mosquitos eléctrico = electric mosquito killer; lector ebook = e-book reader; esterilizador uv = uv sterilizer
it: metal detector = metal detector; elettrificatore recinzione = electric fence energizer; repellente ultrasuoni = ultrasonic repeller; epilatore ipl = ipl epilator; zanzariera elettrica lampada = electric mosquito killer lamp; lettore ebook = ebook reader; sterilizzatore uv = uv sterilizer
nl: metaaldetector = metal detector; schrikdraadapparaat = electric fence energizer; ultrasone verjager = ultrasonic repeller; e-reader = e-reader; uv sterilisator = uv sterilizer
pl: wykrywacz metali = metal detector; elektryzator = electric fence energizer; odstraszacz ultradźwiękowy = ultrasonic repeller; czytnik ebook = ebook reader; sterylizator uv = uv sterilizer
pt: detector de metais = metal detector; eletrificador de cerca = electric fence energizer; mata mosquitos elétrico = electric mosquito swatter; leitor ebook = ebook reader; esterilizador uv = uv sterilizer; gerador de ozono = ozone generator
not: ozone disease; metal detector parts; e-reader case; ebook reader case
  "electrolysis" -> 854330   # machines for electrolysis
  * -> 854370
t: handheld metal detector security => 854370
t: electric fence energizer 12v 5km => 854370
t: e-reader 6 inch e-ink => 854370
t: petrol generator 3kw => !8543

@ motor-ac-small
en: shaded pole motor; capacitor run motor; capacitor motor; ac fan motor; refrigerator fan motor; oven fan motor; condenser fan motor; single phase gear motor; ac blower motor; air conditioner fan motor; ac induction fan motor
de: Spaltpolmotor; Kondensatormotor; Einphasenmotor; Lüftermotor + Kühlschrank|Backofen|Klimaanlage
fr: moteur à bague de déphasage; moteur à condensateur; moteur de ventilateur frigo
es: motor de espira sombra; motor con condensador; motor ventilador frigorífico
it: motore a poli schermati; motore a condensatore; motore ventola frigorifero
nl: spleetpoolmotor; condensatormotor; ventilatormotor koelkast
pl: silnik z biegunami zwartymi; silnik kondensatorowy; silnik wentylatora lodówki
pt: motor de polo sombreado; motor com capacitor; motor ventilador geladeira
  watt<=37.5 -> 850110 ~.3
  * -> 850140
ask: watt
t: capacitor run motor 90 W 230V => 850140
t: shaded pole motor 10 W for refrigerator => 850110
t: motor start capacitor 50uf => !8501

@ motor-drone-brushless
en: drone motor; fpv motor; brushless drone motor; quadcopter motor; rc plane motor; outrunner motor; brushless outrunner; 2212 motor; 2207 motor; bldc motor; brushless dc motor; rc car brushless motor; inrunner motor
de: Drohnenmotor; Außenläufer Motor; bürstenloser Motor; Brushless Motor
fr: moteur de drone; moteur sans balais; moteur brushless drone
es: motor para dron; motor sin escobillas; motor de dron
it: motore per drone; motore senza spazzole; motore drone
nl: drone motor; brushless motor; borstelloze dc motor
pl: silnik do drona; silnik bldc; silnik bezszczotkowy drona
pt: motor para drone; motor sem escovas; motor bldc
  watt<=37.5 -> 850110 ~.15
  watt>750 -> 850132 ~.1
  * -> 850131
ask: watt
t: fpv brushless drone motor 2207 1800kv => 850131
t: bldc motor 48V 1500W => 850132
t: toy drone with camera => !8501

@ motor-spare-part part of electric-motor, industrial-motor, ac-generator, gear-motor-dc
en: motor end bell; motor brush holder; brush holder + motor|carbon|alternator|generator; motor fan blade plastic cooling; motor terminal box; motor armature; rotor assembly + alternator|generator; stator winding; motor shaft with rotor; motor end shield; motor brush cap; alternator stator; generator rotor; motor frame cast iron; motor winding
de: Bürstenhalter; Anker + Bohrmaschine|Motor|Winkelschleifer; Feldspule; Motorlagerschild; Statorwicklung
fr: porte balais; induit + moteur|perceuse|meuleuse; bobine de stator; flasque moteur
es: portaescobillas; inducido + motor|taladro|amoladora; bobinado de motor; tapa de motor eléctrico
it: portaspazzole; indotto + motore|trapano; avvolgimento statore; scudo motore
nl: koolborstelhouder; anker + motor|boormachine; statorwikkeling; motorschild
pl: szczotkotrzymacz; wirnik + silnik|wiertarka|szlifierka; uzwojenie stojana; tarcza łożyskowa silnika
pt: porta escovas; induzido + motor|furadeira|esmerilhadeira; enrolamento do estator; tampa do motor elétrico
  * -> 850300
t: motor brush holder for angle grinder => 850300
t: armature for drill motor => 850300
t: carbon brush 5x8x12 => !850300

@ motor-synchronous-small
en: microwave turntable motor; turntable synchronous motor; tyj50; synchronous gear motor; vending machine motor; ice maker motor; rotisserie motor; egg incubator motor; disco ball motor; valve synchronous motor; damper motor + oven|fridge|refrigerator
de: Drehtellermotor; Synchrongetriebemotor; Mikrowellen Drehtellermotor
fr: moteur plateau micro ondes; moteur de plateau tournant; moteur synchrone
es: motor plato microondas; motor giratorio microondas; motor síncrono
it: motorino piatto microonde; motore sincrono; motore piatto girevole
nl: draaiplateaumotor; synchroonmotor; magnetron plateau motor
pl: silnik talerza mikrofali; silnik obrotowy mikrofalówki; silnik synchroniczny
pt: motor do prato microondas; motor síncrono; motor prato giratório
  watt>37.5 -> 850140 ~.05
  * -> 850110
t: microwave turntable motor 4W 220V => 850110
t: microwave turntable glass plate => !8501

@ motor-thermal-protector
en: motor thermal protector; overload protector; compressor overload protector; bimetal thermal protector; thermal protector 17am; klixon; ptc starter compressor; fridge compressor relay; refrigerator ptc starter; start relay compressor; thermal overload protector
de: Thermoschutzschalter; Motorschutz Klixon; PTC Anlasser Kühlschrank; Überlastschutz Motor
fr: protecteur thermique moteur; klixon compresseur; relais de démarrage frigo
es: protector térmico motor; klixon compresor; relé de arranque compresor
it: protettore termico motore; klixon compressore; relè avviamento frigo
nl: thermische motorbeveiliging; startrelais koelkast; klixon compressor
pl: zabezpieczenie termiczne silnika; wyłącznik termiczny silnika; przekaźnik rozruchowy lodówki
pt: protetor térmico motor; klixon compressor; relé de partida compressor
  "start relay" -> 853649
  "relay" -> 853649
  "starter" -> 853649
  * -> 853630
t: compressor overload protector 1/4hp => 853630
t: refrigerator ptc starter relay => 853649
t: screen protector => !8536

@ motor-vehicle-accessory
en: blower motor + car|heater|hvac|auto; car blower motor; window regulator motor; seat adjustment motor; radiator fan motor + car; power seat motor; door lock actuator motor; tailgate motor; headlight leveling motor; cooling fan motor + car
de: Innenraumgebläse Motor; Fensterhebermotor; Schiebedachmotor; Sitzverstellmotor
fr: moteur de lève vitre; moteur ventilateur habitacle; moteur pulseur; moteur toit ouvrant
es: motor elevalunas; motor ventilador calefacción; motor soplador; motor techo solar
it: motorino alzacristalli; motore ventola abitacolo; motorino tetto apribile
nl: kachelmotor auto; raammotor; aanjagermotor; schuifdakmotor
pl: silnik podnośnika szyb; silniczek szyby; silnik szyberdachu
pt: motor vidro elétrico; motor ventilação; motor da sofagem; motor teto solar
not: blower motor resistor; heater blower motor resistor; window regulator with motor
  watt<=37.5 -> 850110 ~.15
  * -> 850131
t: power seat motor 12V car => 850131
t: heater blower motor resistor => !8501

@ opto-component
en: phototransistor; infrared receiver diode; ir receiver ir; vs1838b; pc817; optocoupler pc817; optoisolator; infrared photodiode; ir led; uv led chip; high power led chip; cob led chip; smd led 5050; 5mm led; leds + 5mm|3mm|diode; 3mm led; led diode kit; led diodes; 10w led chip; led bead; smd led; ws2812 led chip; rgb led 5mm; led emitter; laser diode 650nm; vcsel; ir emitter; solar cell wafer; photocell ldr; laser diode to18
de: Leuchtdiode; LED 5mm; Fotodiode; Fototransistor; Optokoppler; Infrarot LED; SMD LED; Laserdiode; Fotowiderstand
fr: photodiode; phototransistor; optocoupleur; diode laser composant; diode électroluminescente; led 5mm; puce led; diode infrarouge; photorésistance
es: fotodiodo; fototransistor; optoacoplador; diodo led 5mm; diodo led; diodo láser componente; led infrarrojo; fotorresistencia
it: fotodiodo; fototransistor; optoisolatore; diodo led 5mm; led ad alta potenza chip; led infrarosso; fotoresistenza
nl: fotodiode; fototransistor; optocoupler; led 5mm; leds 5mm; infrarood led; smd led; laserdiode
pl: fotodioda; fototranzystor; transoptor; dioda led 5mm; dioda led smd; dioda podczerwieni; fotorezystor; dioda laserowa
pt: fotodiodo; fototransistor; optoacoplador; led 5mm; led infravermelho; diodo laser; chip led; ldr fotoresistor
not: 5mm led strip; smd led bulb; smd led strip; smd led tester; 5mm led neon; diodo laser depilacion; smd led panel; laser diode driver; laser diode module; laser diode hair removal; uv led nail lamp
  "photo" -> 854149
  "phototransistor" -> 854149
  "receiver" -> 854149
  "vs1838b" -> 854149
  "pc817" -> 854149
  "optocoupler" -> 854149
  "optoisolator" -> 854149
  "photodiode" -> 854149
  "ldr" -> 854149
  "fotodiode" -> 854149
  "fototransistor" -> 854149
  "optokoppler" -> 854149
  "fotowiderstand" -> 854149
  "optocoupleur" -> 854149
  "photoresistance" -> 854149
  "fotodiodo" -> 854149
  "optoacoplador" -> 854149
  "fotorresistencia" -> 854149
  "optoisolatore" -> 854149
  "fotoresistenza" -> 854149
  "fotodioda" -> 854149
  "fototranzystor" -> 854149
  "transoptor" -> 854149
  "fotorezystor" -> 854149
  "fotoresistor" -> 854149
  "solar|solare" -> 854142
  "laser" -> 854149     # laser diodes are light emitting devices other than LED
  "laserdiode" -> 854149
  "laserowa" -> 854149
  "vcsel" -> 854149
  * -> 854141
t: 5mm led diode kit red green 100pcs => 854141
t: pc817 optocoupler dip-4 => 854149
t: led strip 5m rgb => !8541

@ patch-cable
en: ethernet cable; cat6 patch cable; cat7 ethernet cable; patch lead; lan cable; network cable; cat5e cable; rj45 cable; patch cord cat6; cat8 cable; crossover cable; usb extension cable; serial cable; rs232 cable; db9 cable; printer cable; usb to rs232 cable; console cable; dac cable; scart cable; s-video cable; midi cable; dmx cable; xlr cable; rca cable; speaker cable with plugs; instrument cable; aux cable; audio cable; dvi cable; ribbon cable; ffc cable; flat flex cable; fpc extension cable; usb a to b cable
de: Netzwerkkabel = network cable; Patchkabel = patch cable; LAN Kabel = lan cable; Ethernet Kabel = ethernet cable; Cinch Kabel = rca cable; XLR Kabel = xlr cable; Klinkenkabel = audio jack cable; Druckerkabel = printer cable; Flachbandkabel = flat ribbon cable; AUX Kabel = aux cable
fr: câble ethernet = ethernet cable; câble réseau = network cable; câble rj45 = rj45 cable; câble rca = rca cable; câble xlr = xlr cable; câble imprimante = printer cable; câble jack = jack cable; câble plat = flat cable; cordon rj45 = rj45 cable
es: cable ethernet = ethernet cable; cable de red = network cable; cable rj45 = rj45 cable; cable rca = rca cable; cable xlr = xlr cable; cable de impresora = printer cable; cable jack = jack cable; cable plano = flat cable
it: cavo ethernet = ethernet cable; cavo di rete = network cable; cavo rj45 = rj45 cable; cavo rca = rca cable; cavo xlr = xlr cable; cavo stampante = printer cable; cavo jack = jack cable; cavo piatto = flat cable
nl: netwerkkabel = network cable; utp kabel = utp cable; internetkabel = internet cable; patchkabel = patch cable; tulpkabel = rca cable; xlr kabel = xlr cable; printerkabel = printer cable; lintkabel = ribbon cable
pl: kabel sieciowy = network cable; kabel ethernet = ethernet cable; patchcord = patch lead; kabel lan = lan cable; kabel rca = rca cable; kabel xlr = xlr cable; kabel do drukarki = printer cable; skrętka = twisted pair cable; taśma ffc = ffc cable
pt: cabo de rede = network cable; cabo ethernet = ethernet cable; cabo rj45 = rj45 cable; cabo rca = rca cable; cabo xlr = xlr cable; cabo impressora = printer cable; cabo p2 = jack cable; patch cord = patch cord
not: ethernet cable tester; network cable tester; lan cable tester; skrętka 305m; printer cable reel; bobina cable de red; ethernet cable clip
  "fibre" -> 854470
  "fiber" -> 854470
  "lc-lc" -> 854470
  "305m" -> 854449
  "305 m" -> 854449
  "roll" -> 854449
  "bulk|a granel|alla rinfusa|sfuso" -> 854449
  "drum" -> 854449
  "spool" -> 854449
  * -> 854442
t: cat6 ethernet patch cable 5m => 854442
t: cat6 utp lan cable 305m roll => 854449
t: network cable tester rj45 => !8544

@ pcb-usb-jack
en: usb c receptacle; usb type c receptacle; micro usb socket; usb-a socket; usb c port connector; hdmi port connector; hdmi socket; charging port connector; usb breakout board; rj45 socket; audio jack socket; 3.5mm jack socket; dc power jack laptop; laptop dc jack; panel mount usb; usb panel mount; usb plug connector; sata connector; usb female connector; usb male connector
de: USB Buchse; USB C Buchse; DC Buchse; HDMI Buchse; Klinkenbuchse; Einbaubuchse; RJ45 Buchse
fr: port usb c à souder; embase usb; embase jack; prise jack femelle; connecteur usb
es: conector usb hembra; puerto hdmi; conector dc portátil; jack hembra; conector usb
it: presa usb da pannello; connettore usb; connettore hdmi; presa jack; connettore dc jack
nl: usb bus; hdmi bus; dc bus; usb connector; jackbus
pl: gniazdo usb; gniazdo hdmi; gniazdo dc; gniazdo jack; złącze usb; gniazdo zasilania laptop
pt: conector usb; conector hdmi; jack dc notebook; conector usb fêmea; tomada jack
not: dust plug
  * -> 853669
t: usb type c receptacle smd 16 pin => 853669
t: gniazdo zasilania laptop dc jack => 853669
t: usb c charging cable 1m => !853669

@ plc-hmi
en: plc module; plc io module; remote io module; cnc controller board; grbl controller; 3d printer mainboard; servo control card; elevator control board; lift controller; industrial controller; plc cpu; plc logo; motion controller; hmi touchscreen; crane joystick control; washing machine control board; air conditioner pcb control board; dishwasher control board; oven control board; refrigerator control board; fan control board; machine control board; pump control box; generator controller; control box; dosing control panel; pump control panel
de: SPS Steuerung = plc controller; SPS Modul = plc module; Steuerplatine = control board; Steuerungsplatine = control board; Steuereinheit = control unit; Bedienpanel HMI = hmi operator panel; Pumpensteuerung = pump controller
fr: automate programmable = programmable logic controller; module automate = plc module; carte de commande = control board; carte électronique = electronic board + lave linge|chaudière|commande; coffret de commande = control box; pupitre opérateur = operator panel
es: autómata programable = programmable logic controller; módulo plc = plc module; placa de control = control board; placa electrónica lavadora = washing machine control board; tarjeta de control = control card; cuadro de mando = control panel
it: controllore programmabile = programmable controller; modulo plc = plc module; scheda di controllo = control board; scheda elettronica lavatrice = washing machine control board; quadro di comando = control panel
nl: plc module = plc module; besturingsprint = control circuit board; besturingskaart = control board; bedieningspaneel = control panel; besturingskast = control box
pl: sterownik plc = plc controller; moduł plc = plc module; płyta sterująca = control board; moduł sterujący = control module; panel operatorski = operator panel; szafa sterownicza = control cabinet
pt: controlador lógico programável = programmable logic controller; módulo clp = plc module; placa de controle = control board; placa eletrônica máquina de lavar = washing machine control board; quadro de comando = control panel
  "irrigation" -> 853710 ~.5
  * -> 853710
t: plc io module 16 point relay => 853710
t: elevator control board => 853710
t: washing machine drain pump => !8537

@ pogo-contact
en: pogo pin; pogo pin connector; spring loaded pin; test probe pin; spring test probe; magnetic pogo connector; spring contact probe; battery spring contact; battery contact; contact spring battery; battery contact plate; pogo pin magnetic connector
de: Federkontaktstift; Prüfspitze Federkontakt; Batteriekontakt; Batteriefeder
fr: pointe de test à ressort; contact à ressort; contact de pile
es: pin pogo; contacto de resorte; contacto de pila
it: pin a molla; contatto a molla; contatto batteria
nl: pogopin; veercontact; batterijcontact
pl: pogopin; kontakt sprężynowy; blaszka baterii; igła testowa
pt: pino pogo; contato de mola; contato de pilha
  * -> 853690
t: pogo pin connector 4 pin magnetic => 853690
t: cotter pin stainless => !853690

@ power-adapter-ac
en: ac dc adapter; ac power adapter; pd charger; gan charger; usb-c charger; usb-c pd charger; dc adapter; wall adapter; power brick; laptop adapter; 12v adapter; 12v power supply; 24v power supply; wall wart; router power adapter; 5v power adapter; plug in power supply; switch mode adapter; desktop power adapter; usb power adapter; mains adapter 9v; led power supply; cctv power supply; dummy battery; notebook power supply
de: Steckernetzteil = plug in power supply; Netzteil = power supply unit; Notebook Netzteil = laptop power adapter; Laptop Netzteil = laptop power adapter; LED Netzteil = led power supply; Netzadapter = mains adapter
fr: bloc d'alimentation = power supply unit; adaptateur secteur = mains adapter; alimentation 12v = 12v power supply; chargeur pc portable = laptop charger; transformateur led = led transformer
es: adaptador de corriente = ac power adapter; fuente de alimentación = power supply; adaptador ac dc = ac dc adapter; transformador 12v = 12v transformer; alimentador = power adapter
it: alimentatore = power supply; alimentatore 12v = 12v power supply; adattatore di corrente = power adapter; alimentatore notebook = laptop adapter; alimentatore led = led power supply
nl: netadapter = mains adapter; voedingsadapter = power adapter; voeding 12v = 12v power supply; laptop adapter = laptop adapter; stekkervoeding = plug in power supply
pl: zasilacz = power supply; zasilacz sieciowy = ac power adapter; zasilacz 12v = 12v power supply; zasilacz do laptopa = laptop power supply; zasilacz led = led power supply
pt: adaptador de energia = power adapter; fonte 12v = 12v power supply; fonte de alimentação = power supply; transformador ac dc = ac dc transformer; adaptador de corrente = power adapter
not: zasilacz laboratoryjny; zasilacz impulsowy; alimentos; alimento; alimentare; alimentazione; alimenti
  * -> 850440
t: ac dc adapter 12V 2A for cctv camera => 850440
t: Notebook Netzteil 65W => 850440
t: travel plug adapter uk to eu => !850440

@ power-supply-module
en: open frame power supply; ac dc power module; lm2596; tp4056; charging board module; power supply board; ac-dc converter module; hi-link module; poe splitter; regulated power supply; din rail psu; variable power supply; adjustable dc power supply; meanwell power supply; enclosed power supply; industrial power supply; battery charger module; dc-dc module; buck boost converter; modular psu; sfx power supply; server power supply; redundant power supply; voltage regulator module; bec module; poe converter
de: Einbaunetzteil = built-in power supply; Netzteilmodul = power supply module; Spannungsreglermodul = voltage regulator module; PC Netzteil = pc power supply; PoE Splitter = poe splitter; regelbares Netzgerät = adjustable power supply
fr: module d'alimentation = power supply module; alimentation à châssis ouvert = open frame power supply; alimentation pc = pc power supply; module convertisseur = converter module; alimentation réglable = adjustable power supply
es: módulo de alimentación = power supply module; fuente atx = atx power supply; fuente de alimentación regulable = adjustable dc power supply; módulo convertidor = converter module; fuente pc = pc power supply
it: modulo di alimentazione = power supply board; alimentatore open frame = open frame power supply; alimentatore atx = atx power supply; modulo convertitore = converter module; alimentatore regolabile = adjustable power supply
nl: voedingsmodule = power supply module; open frame voeding = open frame power supply; pc voeding = pc power supply; regelbare voeding = variable power supply; spanningsregelmodule = voltage regulator module
pl: moduł zasilacza = power supply module; zasilacz otwarty = open frame power supply; zasilacz atx = atx power supply; moduł przetwornicy = converter module; zasilacz regulowany = regulated power supply; zasilacz komputerowy = computer power supply
pt: módulo de alimentação = power supply module; fonte atx = atx power supply; fonte regulável = regulated power supply; módulo conversor = converter module; fonte pc = pc power supply
  * -> 850440
t: lm2596 dc-dc buck converter module => 850440
t: tp4056 lithium battery charger module => 850440
t: voltage regulator ic lm7805 => !850440

@ radio-goods
en: clock radio; alarm clock radio; dab radio; portable fm radio; pocket radio; shortwave radio; emergency radio hand crank; boombox; cd radio boombox; car radio; car stereo; internet radio; shower radio; hi-fi stereo system; micro system cd; radio cassette player; vintage radio; weather radio; tuner hi-fi; android car radio; single din car stereo; world band receiver; pocket radio cassette
de: Radiowecker = alarm clock radio; Uhrenradio = clock radio; DAB Radio = dab radio; Taschenradio = pocket radio; Weltempfänger = world band receiver; Kurbelradio = wind-up radio; Autoradio = car radio; Internetradio = internet radio; Stereoanlage = stereo system; Küchenradio = kitchen radio; CD Radio = cd radio
fr: radio réveil = clock radio; poste radio = radio set; radio portable = portable radio; autoradio = car radio; radio internet = internet radio; chaîne hifi = hi-fi stereo system; radio à manivelle = hand crank radio; radio de poche = pocket radio
es: radio despertador = clock radio; radio portátil = portable radio; radio de coche = car radio; autorradio = car radio; radio internet = internet radio; minicadena = mini hi-fi system; radio de bolsillo = pocket radio; radiocasete = radio cassette player
it: radiosveglia = clock radio; radio portatile = portable radio; autoradio = car radio; radio internet = internet radio; impianto stereo = stereo system; radio tascabile = pocket radio; radio a manovella = hand crank radio
nl: wekkerradio = clock radio; draagbare radio = portable radio; autoradio = car radio; internetradio = internet radio; stereo set = stereo set; zakradio = pocket radio; noodradio = emergency radio
pl: radiobudzik = clock radio; radio przenośne = portable radio; radio samochodowe = car radio; radio internetowe = internet radio; wieża stereo = hi-fi stereo system; radio kieszonkowe = pocket radio; radioodtwarzacz = radio player
pt: rádio despertador = alarm clock radio; rádio portátil = portable radio; autorrádio = car radio; rádio internet = internet radio; aparelhagem hi-fi = hi-fi stereo system; rádio de bolso = pocket radio; rádio relógio = clock radio
not: radio controlled; two way radio; ham radio; radio antenna; autoradio halterung; autoradio blende; radio frame; autoradio rahmen; autoradio adapter; car radio adapter; car radio cable; car radio fascia; radio remote; car stereo wiring; car stereo removal; radio bag; autoradio cable; walkie
  "clock radio" -> 852792
  "radiowecker" -> 852792
  "uhrenradio" -> 852792
  "radio reveil" -> 852792
  "despertador" -> 852792
  "radiosveglia" -> 852792
  "wekkerradio" -> 852792
  "radiobudzik" -> 852792
  "radio relogio" -> 852792
  "pocket radio cassette" -> 852712
  "car": "without" 852729; * 852721 ~.7
  "autoradio" -> 852721
  "radio de coche" -> 852721
  "autorradio" -> 852721
  "samochodowe" -> 852721
  "boombox" -> 852713
  "cassette" -> 852713
  "cd radio" -> 852713
  "radiocasete" -> 852713
  "radioodtwarzacz" -> 852713
  "hi-fi" -> 852791
  "hifi" -> 852791
  "micro system" -> 852791
  "stereoanlage" -> 852791
  "minicadena" -> 852791
  "impianto stereo" -> 852791
  "stereo set" -> 852791
  "wieza" -> 852791
  "internet" -> 852799 ~.6
  "internetradio" -> 852799 ~.6
  "internetowe" -> 852799 ~.6
  "tuner" -> 852799
  * -> 852719
t: alarm clock radio digital => 852792
t: emergency radio hand crank solar => 852719
t: boombox cd radio portable => 852713
t: radio controlled car toy => !8527

@ recorder-part part of recorder-player, turntable-part, dvd-player
en: turntable stylus; phono cartridge; turntable cartridge; record player needle; turntable belt; turntable headshell; tonearm; cassette deck head; laser pickup lens; optical pickup; laser lens sf-hd850; drive belt cassette; tape head; slipmat; turntable mat; dvd laser head; vcr head drum; pinch roller; turntable needle
de: Tonabnehmer; Plattenspieler Nadel; Tonarm; Headshell; Lasereinheit CD; Tonkopf; Plattentellerauflage
fr: cellule platine; diamant platine; bras de lecture; tête de lecture cassette; bloc optique laser; courroie platine
es: aguja tocadiscos; cápsula tocadiscos; brazo tocadiscos; lente láser cd; cabezal casete; correa tocadiscos
it: puntina giradischi; testina giradischi; braccio giradischi; lente laser cd; cinghia giradischi
nl: platenspeler naald; element platenspeler; toonarm; laserkop cd; cassettekop; platenspeler snaar
pl: igła gramofonowa; wkładka gramofonowa; ramię gramofonu; głowica laserowa; głowica magnetofonowa; pasek gramofonu
pt: agulha toca discos; cápsula toca discos; braço toca discos; unidade ótica laser; cabeça cassete; correia toca discos
  "cartridge" -> 852210
  "tonabnehmer" -> 852210
  "cellule" -> 852210
  "capsula" -> 852210
  "testina" -> 852210
  "wkladka" -> 852210
  "belt" -> 852290 ~.5
  "mat" -> 852290
  * -> 852290
t: phono cartridge with stylus moving magnet => 852210
t: optical pickup laser lens cd player => 852290
t: sewing machine needle => !8522

@ recorder-player
en: record player; turntable; vinyl record player; voice recorder; digital voice recorder; cassette player; cd player portable; walkman cassette; mp4 player; jukebox; minidisc player; reel to reel; dictaphone; cassette recorder; answering machine; vhs player; vcr; video cassette recorder; dvr recorder; nvr recorder; blu-ray player; network video recorder; portable dvd player; video recorder
de: Plattenspieler = record player; Diktiergerät = dictaphone; Kassettenspieler = cassette player; CD Player = cd player; Videorekorder = video recorder; DVD Player = dvd player; Anrufbeantworter = answering machine; Netzwerk Videorekorder = network video recorder
fr: platine vinyle = vinyl turntable; tourne disque = record player; dictaphone = dictaphone; lecteur cassette = cassette player; lecteur cd = cd player; magnétoscope = video cassette recorder; répondeur = answering machine; enregistreur nvr = nvr recorder
es: tocadiscos = record player; grabadora de voz = voice recorder; reproductor de casetes = cassette player; reproductor cd = cd player; videograbador = video recorder; contestador automático = answering machine; grabador nvr = nvr recorder
it: giradischi = turntable; registratore vocale = voice recorder; lettore cassette = cassette player; lettore cd = cd player; videoregistratore = video recorder; segreteria telefonica = answering machine
nl: platenspeler = record player; voicerecorder = voice recorder; cassettespeler = cassette player; cd speler = cd player; videorecorder = video recorder; antwoordapparaat = answering machine
pl: gramofon = record player; dyktafon = voice recorder; odtwarzacz kasetowy = cassette player; odtwarzacz cd = cd player; magnetowid = video cassette recorder; automatyczna sekretarka = telephone answering machine; rejestrator nvr = network video recorder
pt: toca discos = record player; gravador de voz = voice recorder; leitor de cassetes = cassette player; leitor cd = cd player; videogravador = video recorder; gira discos = record player; gravador nvr = nvr recorder
not: turntable mat; turntable stylus; turntable needle; turntable belt; cake turntable; lazy susan turntable; photography turntable; microwave turntable; display turntable; turntable slipmat; rotating turntable; pizza turntable; turntable motor; dubbing cassette
  "answering" -> 851981
  "jukebox" -> 851920 ~.7
  "record player" -> 851989 ~.6     # complete with amplifier; the deck alone 851930
  "plattenspieler" -> 851989 ~.6
  "tourne disque" -> 851989
  "tocadiscos" -> 851989
  "giradischi" -> 851989
  "platenspeler" -> 851989
  "gramofon" -> 851989
  "toca discos" -> 851989
  "gira discos" -> 851989
  "vinyle" -> 851989
  "turntable" -> 851930 ~.6
  "vhs" -> 852110
  "vcr" -> 852110
  "video cassette" -> 852110
  "videorekorder" !"netzwerk" -> 852110
  "magnetoscope" -> 852110
  "magnetowid" -> 852110
  "videoregistratore" -> 852110
  "dvr" -> 852190
  "nvr" -> 852190
  "dvd" -> 852190
  "blu-ray" -> 852190
  "video" -> 852190
  "netzwerk" -> 852190
  "videograbador" -> 852190
  "videorecorder" -> 852110
  "videogravador" -> 852110
  * -> 851981
t: vhs player video cassette recorder => 852110
t: digital voice recorder 32gb => 851981
t: nvr recorder 8 channel poe => 852190
t: cake turntable stand => !8519

@ recording-media-goods
en: blank dvd; dvd-r blank; cd-r blank; blank cd; blank cassette tape; lto tape; magnetic tape + lto|data|backup|recording; data cartridge tape; mini dv tape; vhs tape blank; hotel key card; smart card contactless; music cd; dvd movie; blu-ray disc; vinyl record; lp record; software dvd; audio cassette; blank blu-ray; sim card blank; nfc tag sticker; chip card; membership card magnetic; emmc card
de: CD Rohlinge = blank cd; DVD Rohlinge = blank dvd; Leerkassette = blank cassette; Musik CD = music cd; DVD Film = dvd movie; Schallplatte = vinyl record; LTO Band = lto tape; Magnetstreifenkarte = magnetic stripe card
fr: cd vierge = blank cd; dvd vierge = blank dvd; cassette vierge = blank cassette; cd musique = music cd; film dvd = dvd movie; disque vinyle = vinyl record; bande lto = lto tape; carte magnétique = magnetic card
es: cd virgen = blank cd; dvd virgen = blank dvd; casete virgen = blank cassette tape; cd de música = music cd; película dvd = dvd movie; disco de vinilo = vinyl record; cinta lto = lto tape; tarjeta magnética = magnetic card; tarjeta inteligente = smart card
it: cd vergine = blank cd; dvd vergine = blank dvd; cassetta vergine = blank cassette; cd musicale = music cd; film dvd = dvd movie; disco in vinile = vinyl record; nastro lto = lto tape; tessera magnetica = magnetic card; smart card chip = chip card
nl: lege cd = blank cd; lege dvd = blank dvd; leeg cassettebandje = blank cassette tape; muziek cd = music cd; dvd film = dvd movie; vinylplaat = vinyl record; lto tape = lto tape; chipkaart = chip card; magneetkaart = magnetic card
pl: płyta cd-r = cd-r disc; płyta dvd-r = dvd-r disc; kaseta magnetofonowa = cassette tape; płyta cd z muzyką = music cd; film dvd = dvd movie; płyta winylowa = vinyl record; taśma lto = lto tape; karta magnetyczna = magnetic card; karta chipowa = chip card
pt: cd virgem = blank cd; dvd virgem = blank dvd; fita cassete virgem = blank cassette tape; cd de música = music cd; filme dvd = dvd movie; disco de vinil = vinyl record; fita lto = lto tape; cartão magnético = magnetic card; cartão chip = chip card
not: vinyl record player; vinyl record clock; disco vinil decorativo; vinyl record bowl; cd case; vinyl record storage; vinyl record cleaner; dvd case; magnetkarten leser; vinyl record frame; vinyl record stand
  "emmc" -> 852351
  "stripe" -> 852321
  "magnetstreifenkarte" -> 852321
  "magnetique" -> 852321
  "magnetica" -> 852321
  "magneetkaart" -> 852321
  "karta magnetyczna" -> 852321
  "cartao magnetico" -> 852321
  "membership" -> 852321
  "hotel key" -> 852352 ~.6
  "rfid" -> 852352
  "nfc" -> 852352
  "smart card" -> 852352
  "chip" -> 852352
  "chipkarte" -> 852352
  "chipkaart" -> 852352
  "chipowa" -> 852352
  "puce" -> 852352
  "inteligente" -> 852352
  "sim" -> 852352
  "lto" -> 852329
  "tape" -> 852329
  "cassette" -> 852329
  "leerkassette" -> 852329
  "casete" -> 852329
  "cassetta" -> 852329
  "cassettebandje" -> 852329
  "kaseta" -> 852329
  "vinyl" -> 852380
  "lp record" -> 852380
  "schallplatte" -> 852380
  "vinyle" -> 852380
  "vinilo" -> 852380
  "vinile" -> 852380
  "vinylplaat" -> 852380
  "winylowa" -> 852380
  "vinil" -> 852380
  "blank" -> 852341
  "rohlinge" -> 852341
  "vierge" -> 852341
  "virgen" -> 852341
  "vergine" -> 852341
  "lege" -> 852341
  "cd-r" -> 852341
  "dvd-r" -> 852341
  "virgem" -> 852341
  * -> 852349
t: blank dvd-r 50 pack spindle => 852341
t: lto tape cartridge 12tb => 852329
t: vinyl record lp rock album => 852380
t: magnetic stripe card hico => 852321
t: business card paper => !8523

@ relay-industrial
en: ac contactor; magnetic contactor; modular contactor; contactor 25a; motor starter; dol starter; direct on line starter; star delta starter; overload relay; phase failure relay; voltage protector; voltage monitoring relay; phase sequence relay; latching relay; timer relay; din rail timer relay; interface relay; impulse relay; step relay; power relay 30a; safety relay; liquid level relay; earth leakage relay; protection relay; cyclic timer relay; automotive relay 24v
de: Schütz; Leistungsschütz; Motorschutzschalter; Installationsschütz; Stromstoßschalter; Motorschutzrelais; Phasenwächter; Sternschütz
fr: contacteur de puissance; relais thermique; télérupteur; démarreur moteur; relais de sécurité; relais temporisé; disjoncteur moteur
es: contactor de potencia; relé térmico; telerruptor; arrancador de motor; relé de seguridad; relé temporizador; guardamotor
it: contattore di potenza; relè termico; relè passo passo; avviatore motore; relè di sicurezza; relè temporizzatore; salvamotore
nl: magneetschakelaar; thermisch relais; motorbeveiligingsschakelaar; impulsrelais; tijdrelais; veiligheidsrelais
pl: stycznik modułowy; przekaźnik termiczny; przekaźnik czasowy; przekaźnik bistabilny; wyłącznik silnikowy; przekaźnik bezpieczeństwa
pt: contator de potência; relé térmico; relé temporizador; relé de impulso; relé de segurança; disjuntor motor; partida direta
  "motor protection" -> 853620
  "motorschutzschalter" -> 853620
  "disjoncteur moteur" -> 853620
  "guardamotor" -> 853620
  "salvamotore" -> 853620
  "motorbeveiligingsschakelaar" -> 853620
  "wylacznik silnikowy" -> 853620
  "disjuntor motor" -> 853620
  volt<=60 -> 853641 ~.1
  * -> 853649
t: ac contactor 25A 220V coil => 853649
t: din rail timer relay 24v dc => 853641
t: Motorschutzschalter 4-6.3A => 853620
t: car starter motor 12v => !8536

@ relay-module
en: reed relay; relay board; 4 channel relay module; 5v relay module; pcb relay; micro relay; signal relay; 12v automotive relay; headlight relay; fuel pump relay; preheat relay; glow plug relay; flasher unit; led flasher; relay kit 12v; relay with harness socket; 8 channel relay; usb relay; 5v relay; 24v relay; intermediate relay; mini relay
de: Kfz Relais; Relaismodul; Printrelais; Blinkgeber; Relaisplatine; Vorglührelais; Reedrelais
fr: module relais; carte relais; relais automobile; centrale clignotante; relais de préchauffage
es: módulo relé; placa de relés; relé de coche; relé automotriz; relé reed
it: modulo relè; scheda relè; relè auto; intermittenza; relè candelette
nl: relaismodule; auto relais; relaiskaart; knipperautomaat
pl: moduł przekaźnika; przekaźnik samochodowy; płytka przekaźników; przekaźnik świec żarowych; kontaktronowy przekaźnik
pt: módulo relé; relé automotivo; placa de relés; relé pisca; relé reed
  volt>60 -> 853649 ~.03
  * -> 853641
t: 4 channel 5v relay module arduino => 853641
t: fuel pump relay 12v car => 853641
t: power relay 230V coil 30A => 853649
t: relay baton athletics => !8536

@ resistor-nonlinear
en: ntc thermistor 10k; mf72 ntc; ptc resettable fuse; polyfuse; resettable fuse; polyswitch; metal oxide varistor mov; 14d471k; 10d471; inrush current limiter ntc; ldr sensor resistor; trimmer pot; 10k potentiometer; multiturn potentiometer; 3296 trimmer; digital potentiometer module; slide pot fader; motorized fader; joystick thumb module; volume potentiometer; wh148
de: Heißleiter; NTC Widerstand; Varistor; Kaltleiter; Trimmpotentiometer; Trimmpoti; Drehpotentiometer; Schiebepotentiometer; PTC Widerstand
fr: thermistance ctn; varistance; fusible réarmable; potentiomètre; trimmer multitours; potentiomètre linéaire
es: termistor; varistor; fusible rearmable; potenciómetro; potenciómetro multivuelta; termistor ntc
it: termistore; varistore; fusibile ripristinabile; potenziometro; trimmer multigiri; termistore ntc
nl: thermistor; varistor; potmeter; instelpotentiometer; schuifpotmeter; ntc weerstand
pl: termistor; warystor; bezpiecznik polimerowy; potencjometr; potencjometr montażowy; potencjometr obrotowy
pt: termistor; varistor; fusível rearmável; trimpot multivoltas; termistor ntc
not: potentiometer knob; gałka potencjometru; potenciómetro perilla
  "ldr" -> 854149   # light dependent resistors are photosensitive semiconductors
  "wirewound" -> 853331
  * -> 853340
t: mf72 ntc thermistor 10D-9 => 853340
t: multiturn trimmer potentiometer 3296 10k => 853340
t: potentiometer knob aluminium => !853340

@ resistor-power
en: aluminium housed resistor; aluminum shell resistor; gold aluminum resistor; brake resistor; dynamic braking resistor; grid resistor; load bank resistor; ceramic tube resistor; dummy load; rf dummy load; 100w resistor; 50w resistor; rx24 resistor; high power resistor; discharge resistor
de: Hochlastwiderstand; Lastwiderstand; Drahtwiderstand; Leistungswiderstand
fr: résistance de puissance; résistance bobinée; résistance de freinage aluminium
es: resistencia de potencia; resistencia bobinada; resistencia de carga
it: resistenza di potenza; resistore di potenza; resistenza corazzata
nl: vermogensweerstand; draadgewonden weerstand; belastingsweerstand
pl: rezystor mocy; rezystor drutowy; rezystor hamujący
pt: resistor de potência; resistor de fio; resistor de carga
  watt<=20 -> 853321 ~.1
  * -> 853329
t: aluminium housed resistor 100W 8 ohm => 853329
t: ceramic cement resistor 5W => 853321
t: heating resistor for oven => !8533

@ resistor-smd
en: smd resistor kit; 0805 resistor; 0603 resistor; metal oxide resistor; resistor network; resistor array; metal film resistors; precision resistor; current sense resistor; zero ohm resistor; 1w resistor; 2w resistor; high voltage resistor; fusible resistor; 5w cement resistor; 1206 resistor; melf resistor
de: Widerstand = resistor + Ohm|SMD|Metallfilm|Kit|Sortiment; Metallschichtwiderstand = metal film resistor; Widerstandsnetzwerk = resistor network; SMD Widerstand = smd resistor; Widerstand Sortiment = resistor assortment
fr: résistance cms = smd resistor; résistance = resistor + ohm|métal|kit; réseau de résistances = resistor network; résistance à couche métallique = film resistor
es: resistencia smd = smd resistor; resistencia = resistor + ohmios|ohm|película; resistencia de película metálica = metal film resistor; kit de resistencias = resistor kit
it: resistenza smd = smd resistor; resistore = resistor; resistenza = resistor + ohm; resistore a film metallico = metal film resistor; kit resistenze = resistor kit
nl: smd weerstand = smd resistor; weerstand = resistor + ohm|smd|metaalfilm; metaalfilmweerstand = metal film resistor; weerstanden set = resistor kit
pl: rezystor = resistor; rezystor smd = smd resistor; opornik = resistor; rezystor metalizowany = metal film resistors; zestaw rezystorów = resistor kit
pt: resistor smd = smd resistor; resistor de filme metálico = metal film resistor; resistência smd = smd resistor; kit de resistores = resistor kit
not: pulsera de resistencia; resistance band; opornik roweru; resistente; resistif
  watt>20 -> 853329 ~.03
  * -> 853321
t: smd 0805 resistor kit 10 ohm 1% => 853321
t: rezystor 10k metalizowany => 853321
t: resistance band fitness => !8533

@ roller-shutter-motor
en: roller shutter motor; tubular motor for shutter; awning motor; shutter motor 230v; blind motor 230v; electric shutter motor; roller door motor; rolling gate motor; side roller shutter motor; screen motor + projector|awning
de: Rolladenmotor; Rollladenmotor; Markisenmotor; Rolltormotor
fr: moteur de volet; moteur de store; moteur rideau métallique; moteur store banne
es: motor persiana; motor toldo; motor para persiana; motor puerta enrollable
it: motore per tapparelle; motore tende da sole; motore serranda
nl: rolluikmotor; zonweringsmotor; zonnescherm motor
pl: silnik do rolet; napęd do rolet; silnik do markizy; napęd rurowy
pt: motor estore; motor para persianas; motor toldo; motor portão de enrolar
  power=battery -> 850131 ~.05
  "dc" -> 850131
  "12v" -> 850131
  "24v" -> 850131
  watt<=37.5 -> 850110 ~.02
  * -> 850140
t: roller shutter motor 230V 50Nm 200 W => 850140
t: roller shutter aluminium window => !8501

@ room-heater-electric
en: storage heater; infrared panel heater; towel rail electric; heated towel rail electric; storage heating radiator; garage heater electric; bathroom heater; baseboard heater; car cabin heater 12v
de: Nachtspeicherheizung; Handtuchheizkörper elektrisch; Fußbodenheizung elektrisch
fr: radiateur à accumulation; chauffage infrarouge; sèche serviette électrique
es: acumulador de calor; calefactor infrarrojo
it: pannello infrarossi riscaldante; scaldasalviette elettrico; camino elettrico
nl: convectorkachel; olieradiator; accumulatiekachel; elektrische handdoekradiator; elektrische sfeerhaard
pl: grzejnik konwektorowy; piec akumulacyjny; promiennik ciepła; grzejnik łazienkowy elektryczny; mata grzewcza podłogowa
pt: acumulador de calor; aquecedor infravermelho; toalheiro elétrico
  "storage" -> 851621
  "nachtspeicherheizung" -> 851621
  "accumulation" -> 851621
  "acumulador" -> 851621
  "accumulatiekachel" -> 851621
  "akumulacyjny" -> 851621
  * -> 851629
t: oil filled radiator 2000w => 851629
t: electric storage heater night => 851621
t: gas heater portable => !8516

@ servo-motor-industrial
en: ac servo motor kit; industrial servo motor; servo motor + kw|750w|400w|absolute encoder|1kw; closed loop servo motor; permanent magnet synchronous motor; pmsm; torque motor; brushless servo motor; servomotor + kw
de: AC Servomotor; Synchronservomotor; Torquemotor; Industrie Servomotor
fr: servomoteur ac; servomoteur industriel; moteur couple
es: servomotor ac; servomotor industrial; motor de par
it: servomotore ac; servomotore industriale; motore coppia
nl: ac servomotor; industriële servomotor; koppelmotor
pl: serwosilnik; serwonapęd silnik; serwomotor przemysłowy
pt: servomotor ca; servomotor industrial; motor torque
  watt<=37.5 -> 850110 ~.02
  watt<=750 -> 850151 ~.5
  watt>75000 -> 850153 ~.01
  * -> 850152
ask: watt
t: ac servo motor kit 750W with driver => 850151
t: industrial servo motor 2 kW absolute encoder => 850152
t: servo sg90 9g rc => !85015

@ signal-buzzer
en: piezo buzzer; active buzzer; passive buzzer; 12v buzzer; siren 12v; rotating beacon; signal tower light; stack light; tower light; strobe warning light; led beacon; electric bell school; call bell system; pilot light 22mm; led indicator lamp; signal lamp 22mm; indicator lamp panel; led pilot lamp; aviation obstruction light; backup siren
de: Summer; Piezo Summer; Signalleuchte; Rundumkennleuchte; Warnsirene; Meldeleuchte; Signalsäule
fr: buzzer; voyant lumineux; colonne lumineuse; sirène électrique; avertisseur sonore
es: zumbador; baliza luminosa; piloto luminoso; luz piloto; sirena eléctrica; torreta luminosa
it: cicalino; spia luminosa; sirena elettrica; colonna luminosa
nl: zoemer; signaallamp led; elektrische sirene; controlelamp
pl: brzęczyk; lampka sygnalizacyjna; syrena elektryczna; kogut ostrzegawczy
pt: buzzer; sinaleiro led; sirene elétrica; campainha elétrica escola
  "car" -> 851220 ~.4
  "truck|camión|camião|caminhão" -> 851220
  "tractor" -> 851220
  * -> 853180
t: active piezo buzzer 5v => 853180
t: led pilot light 22mm 220v green => 853180
t: rotating beacon light truck 12v => 851220
t: table bell brass hand => !8531

@ slip-ring
en: slip ring; capsule slip ring; slip ring 12 wires; rotating electrical connector; electrical slip ring; through bore slip ring; collector ring rotary; rotary electrical joint
de: Schleifring; Drehübertrager; Kapselschleifring
fr: collecteur tournant; bague collectrice; joint tournant électrique
es: anillo deslizante; anillo rozante eléctrico; colector rotativo
it: collettore rotante; anello collettore; giunto rotante elettrico
nl: sleepring; elektrische sleepring
pl: pierścień ślizgowy; złącze obrotowe elektryczne; łącznik obrotowy elektryczny
pt: anel deslizante; coletor rotativo; anel coletor
not: slip ring assembly motor; jewelry slip ring
  "rotor" -> 850300
  * -> 853690
t: capsule slip ring 6 wires 2A => 853690
t: silver ring for women => !853690

@ smoke-alarm-goods
en: gas alarm; heat alarm; water leak alarm; wireless burglar alarm; gsm alarm; panic button alarm; glass break detector; smart smoke detector; home alarm kit; personal alarm; vibration alarm; flood alarm; carbon monoxide smoke alarm
de: Rauchmelder = smoke detector; Gasmelder = gas detector; Hitzemelder = heat detector; Wassermelder = water detector; Alarmanlage Haus = home alarm system
fr: détecteur de fumée = smoke detector; détecteur de monoxyde = carbon monoxide detector; alarme maison = home alarm; alarme gaz = gas alarm; détecteur de fuite d'eau = water leak detector
es: detector de humo = smoke detector; alarma de gas = gas alarm; alarma casa = home alarm; detector de fugas de agua = water leak detector; detector de monóxido = carbon monoxide detector
it: rilevatore di fumo = smoke detector; allarme gas = gas alarm; antifurto casa = home burglar alarm; rilevatore monoxido = carbon monoxide detector; rilevatore allagamento = flood detector
nl: rookmelder = smoke detector; gasmelder = gas detector; koolmonoxidemelder = carbon monoxide detector; alarmsysteem huis = house alarm system; waterlekmelder = water leak detector; alarmsysteem huizen = house alarm system
pl: czujnik dymu = smoke detector; czujnik gazu = gas detector; czujnik czadu = carbon monoxide detector; alarm domowy = home alarm; czujnik zalania = flood sensor
pt: detector de fumaça = smoke detector; alarme de gás = gas alarm; alarme residencial = home alarm; detetor de fumo = smoke detector; sensor de vazamento = leak sensor
  * -> 853110
t: heat alarm wireless interlinked => 853110
t: smoke grenade photography => !853110

@ socket-wall-device
en: double socket; wall socket with usb; usb wall outlet; gfci outlet; duplex receptacle; shaver socket; tv wall outlet; data outlet; rj45 wall outlet; coax wall plate; weatherproof outdoor socket; pop up socket; desk socket; cooker control unit; 13a switched socket; power track socket; receptacle 20a; light socket plug adapter; fused spur
de: Steckdose; Doppelsteckdose; Steckdosenleiste; Mehrfachsteckdose; Aufputzsteckdose; Antennendose; Netzwerkdose; Tischsteckdose; Unterputzsteckdose
fr: prise murale; prise électrique; double prise; bloc multiprise; prise rj45 murale; prise encastrable
es: enchufe; base de enchufe; enchufe doble; toma de corriente; regleta enchufes; roseta rj45; multicontacto
it: presa a muro; presa elettrica; presa schuko; multipresa; ciabatta elettrica; presa rj45 a muro
nl: stopcontact; dubbel stopcontact; wandcontactdoos; stekkerdoos; inbouwstopcontact; netwerk wandcontactdoos; wandcontactdozen; stekkerdozen; netwerk wandcontactdozen
pl: gniazdko elektryczne; gniazdo wtykowe; gniazdko podwójne; listwa zasilająca; gniazdo podtynkowe; gniazdko
pt: tomada de parede; tomada elétrica; tomada dupla; régua de tomadas; tomada embutir; filtro de linha
not: tapa enchufe; protector enchufe; cache prise; enchufe inteligente; enchufe rápido; socket outlet cover; outlet cover; kindersicherung steckdose; enchufable
  "gfci" -> 853630
  kind=surge -> 853630 ~.06
  * -> 853669
t: 13a double switched wall socket with usb => 853669
t: Mehrfachsteckdose 6-fach mit Schalter => 853669
t: outlet cover child safety => !853669

@ solenoid-actuator
en: push pull solenoid; solenoid 12v push; dc solenoid; tubular solenoid; frame solenoid; solenoid electromagnet; holding solenoid; rotary solenoid; electromagnetic lock coil; solenoid coil; keep solenoid; holding electromagnet; pull solenoid
de: Hubmagnet; Elektrohubmagnet; Magnetspule; Haftmagnet; Magnetventilspule
fr: solénoïde; électroaimant; bobine d'électrovanne; bobine électrovanne
es: solenoide; electroimán; bobina de electroválvula; bobina solenoide
it: solenoide; elettromagnete; bobina elettrovalvola; bobina solenoide
nl: solenoïde; hefmagneet; elektromagneet; magneetspoel
pl: elektromagnes; solenoid; cewka elektrozaworu; cewka elektromagnetyczna
pt: solenoide; eletroíman; bobina de eletroválvula; eletroímã
not: starter solenoid; solenoid valve; transmission solenoid; solenoid lock; shift solenoid; fuel shutoff solenoid
  * -> 850590
t: push pull solenoid 12V 10mm stroke => 850590
t: solenoid valve coil 24V => 850590
t: solenoid valve 1/2 inch brass water => !8505

@ spindle-motor
en: cnc spindle motor; water cooled spindle; air cooled spindle; router spindle motor; high speed spindle motor; er20 spindle; er11 spindle; engraving spindle
de: Spindelmotor; Frässpindel; CNC Spindel; Hochfrequenzspindel
fr: broche cnc; moteur de broche; électrobroche
es: husillo cnc; motor husillo; electrohusillo
it: elettromandrino; mandrino cnc; motore mandrino
nl: freesspindel; spindelmotor cnc; freesmotor spindel
pl: elektrowrzeciono; wrzeciono cnc; silnik wrzeciona
pt: spindle cnc; motor spindle; eletromandril
  "dc": watt>750 850132 ~.1; * 850131
  watt<=750 -> 850151 ~.15
  watt>75000 -> 850153 ~.01
  * -> 850152
ask: watt
t: water cooled spindle 2.2kw er20 cnc => 850152
t: cnc milling machine 3 axis => !8501

@ ssr-relay
en: solid state relay module; ssr-40da; ssr-25da; ssr relay 40a; three phase solid state relay; dc ac solid state relay; solid state contactor; ssr heatsink relay
de: Halbleiterrelais; Solid State Relais; Halbleiterschütz
fr: relais statique; relais à semi conducteurs; relais statique ssr
es: relé de estado sólido; relé ssr; relé estado sólido
it: relè a stato solido; relè statico; relè ssr
nl: halfgeleiderrelais; solid state relais; ssr relais
pl: przekaźnik półprzewodnikowy; przekaźnik ssr; przekaźnik elektroniczny ssr
pt: relé de estado sólido; relé ssr; relé estático
  "heatsink" !"relay" -> 761699
  volt<=60 -> 853641 ~.1
  * -> 853649
t: solid state relay ssr-40da 24-380V AC => 853649
t: relé de estado sólido 40A 380V => 853649
t: solid state drive ssd 1tb => !8536

@ supercapacitor-module
en: ultracapacitor; supercapacitor module; farad capacitor; ultracapacitor module; super farad capacitor; edlc; lithium ion capacitor; 2.7v 500f capacitor; electric double layer capacitor
de: Superkondensator; Ultrakondensator; Doppelschichtkondensator
fr: supercondensateur; ultracondensateur; condensateur double couche
es: supercondensador; ultracondensador; supercapacitor
it: supercondensatore; ultracondensatore; condensatore a doppio strato
nl: supercondensator; ultracondensator; dubbellaagcondensator
pl: superkondensator; ultrakondensator; kondensator dwuwarstwowy
pt: supercapacitor; ultracapacitor; supercondensador
  * -> 853229
t: super farad capacitor 2.7v 500f => 853229
t: aluminium electrolytic capacitor 1000uf => !853229

@ surge-spd
en: spd surge arrester; type 2 spd; spd type 2; surge protection spd; pv spd; coaxial surge protector; ethernet surge protector; lightning protection device; gas discharge tube; over under voltage protector; voltage protector plug; fridge guard; gas discharge arrester; lightning surge protector; solar spd; soft start current limiter; earth fault protection unit; polarity protector
de: Überspannungsschutz; Überspannungsableiter; Blitzschutz + Netzwerk|Typ 2|SPD|PV; Gasableiter; Überspannungsschutzgerät
fr: parafoudre; parasurtenseur; parafoudre modulaire; protection contre la foudre; éclateur à gaz
es: protector de sobretensión; descargador de sobretensión; protector contra sobretensiones; protector de voltaje
it: scaricatore di sovratensione; limitatore di sovratensione; protezione sovratensione; spd scaricatore
nl: overspanningsbeveiliging; overspanningsafleider; bliksembeveiliging
pl: ogranicznik przepięć; ochronnik przepięciowy; odgromnik gazowy; zabezpieczenie przepięciowe
pt: protetor contra surtos; dps; supressor de surto; descarregador de sobretensões; protetor de surto
not: Steckdosenleiste mit Überspannungsschutz; multiprise parafoudre; parafoudre haute tension
  "power strip" -> 853630
  kind=high-voltage -> 853540 ~.02
  * -> 853630
t: spd type 2 275v 40ka 4 pole => 853630
t: surge tank => !853630

@ switch-dip-slide
en: dip switch; spdt slide switch; mini slide switch; thumbwheel switch; coding switch; bat handle switch; dpdt switch; rotary dip switch; band switch; 3 way toggle switch; on off on switch; 4 position dip; sliding switch; rocker switch 12v; illuminated rocker; boat rocker switch; kcd1 switch
de: DIP Schalter; Schiebeschalter; Kippschalter; Wippschalter; Codierschalter; Drehschalter
fr: interrupteur à glissière; interrupteur à bascule; interrupteur dip; commutateur rotatif; interrupteur basculant
es: interruptor dip; interruptor deslizante; interruptor basculante; conmutador rotativo; interruptor de palanca
it: interruttore dip; deviatore a slitta; interruttore a levetta; commutatore rotativo; interruttore a bilanciere
nl: dipschakelaar; schuifschakelaar; tuimelschakelaar; wipschakelaar; draaischakelaar
pl: przełącznik dip; przełącznik suwakowy; przełącznik dźwigniowy; przełącznik kołyskowy; przełącznik obrotowy
pt: chave dip; chave deslizante; chave gangorra; interruptor basculante; chave rotativa; chave alavanca
  * -> 853650
t: dip switch 4 way 2.54mm => 853650
t: kcd1 rocker switch 2 pin on off => 853650
t: nintendo switch console => !853650

@ switch-light-sensor
en: dusk to dawn sensor; photocell switch; photocell sensor; photocontrol; twilight switch; day night sensor switch; light sensor switch; twist lock photocell; pir switch; motion sensor light switch; occupancy sensor; occupancy switch; presence detector; microwave motion sensor switch; radar sensor switch; door light switch; hand sweep switch; cabinet sensor switch; voice control switch
de: Dämmerungsschalter; Präsenzmelder; Bewegungsmelder Schalter; Lichtsensor Schalter; Treppenlichtautomat
fr: interrupteur crépusculaire; détecteur de présence; interrupteur automatique; minuterie escalier
es: interruptor crepuscular; sensor de presencia; fotocontrol; detector de presencia
it: interruttore crepuscolare; sensore di presenza; rilevatore di presenza
nl: schemerschakelaar; aanwezigheidsmelder; bewegingsschakelaar
pl: wyłącznik zmierzchowy; czujnik zmierzchu; czujnik obecności; czujnik ruchu do światła
pt: interruptor crepuscular; sensor de presença; relé fotoelétrico; fotocélula crepuscular
  * -> 853650
t: photocell dusk to dawn sensor switch => 853650
t: Präsenzmelder 360 Grad Decke => 853650
t: motion sensor led night light => !853650

@ switch-limit-safety
en: limit switch roller lever; safety switch interlock; safety interlock switch; door interlock switch; cam switch; rotary cam switch; emergency stop; e-stop button; estop; pull wire switch; safety limit switch; endstop; optical endstop; endstop switch; mechanical endstop; load isolator switch; rotary isolator; disconnect switch; knife switch; deadman switch; hoist pendant switch; pendant control station; crane push button station
de: Endschalter; Not-Aus; Not-Aus Taster; Nockenschalter; Sicherheitsschalter; Lasttrennschalter; Hauptschalter; Positionsschalter; Hängetaster
fr: fin de course; arrêt d'urgence; commutateur à cames; interrupteur sectionneur; interrupteur de sécurité; boîte à boutons pendante
es: final de carrera; parada de emergencia; seta de emergencia; interruptor de levas; seccionador rotativo; botonera colgante
it: finecorsa; arresto di emergenza; pulsante emergenza; interruttore a camme; sezionatore rotativo; pulsantiera pensile
nl: eindschakelaar; noodstop; nokkenschakelaar; werkschakelaar; hoofdschakelaar; veiligheidsschakelaar
pl: wyłącznik krańcowy; krańcówka; wyłącznik awaryjny; przycisk bezpieczeństwa; łącznik krzywkowy; rozłącznik izolacyjny; kaseta sterownicza
pt: fim de curso; parada de emergência; botão de emergência; chave comutadora; chave seccionadora; botoeira pendente
  "high voltage|alta tensión|alta tensione|alta tensão" -> 853530
  kind=high-voltage -> 853530 ~.02
  * -> 853650
t: roller lever limit switch ip65 => 853650
t: emergency stop button 22mm red mushroom => 853650
t: light switch cover plate => !853650

@ switch-pressure-float
en: air compressor pressure switch; water pump pressure switch; pressure switch + compressor|pump|well; vacuum switch; differential pressure switch; tank float switch; cable float switch; ball float switch; magnetic float switch; liquid level switch; pressure control switch; bilge pump switch; level float sensor switch; side mount float switch; level switch
de: Druckschalter Kompressor; Schwimmerschalter; Druckwächter; Füllstandschalter
fr: pressostat; interrupteur à flotteur; manocontact; contacteur de frein; flotteur électrique
es: presostato; interruptor de flotador; interruptor de nivel; interruptor de presión; boya eléctrica
it: pressostato; galleggiante elettrico; interruttore di livello; interruttore pressione olio
nl: drukschakelaar compressor; vlotterschakelaar; niveauschakelaar
pl: wyłącznik ciśnieniowy; łącznik pływakowy; czujnik pływakowy; wyłącznik pływakowy
pt: pressostato; chave boia; boia elétrica; interruptor de pressão; chave de nível
  "pressure switch" "compressor" -> 903220   # holds the pressure between two values: manostat of 9032
  "pressure switch" "pump" -> 903220
  "pressure control switch" -> 903220
  "druckschalter" -> 903220
  "druckwachter" -> 903220
  "manocontact" -> 903220
  "drukschakelaar" -> 903220
  "cisnieniowy" -> 903220
  "pressostat" -> 903220
  "presostato" -> 903220
  "pressostato" -> 903220
  * -> 853650
t: vertical float switch stainless water level => 853650
t: air compressor pressure switch 4 port => 903220
t: pressure gauge 10 bar => !853650

@ switch-sensor-proximity
en: inductive proximity switch; proximity switch; capacitive sensor switch; capacitive proximity sensor; npn proximity; m12 inductive sensor; magnetic reed switch; reed sensor; magnetic contact switch; photoelectric switch; photo eye; diffuse reflective sensor; through beam sensor; light barrier; ir break beam; slot sensor; fiber optic sensor amplifier; cylinder magnetic sensor; hall proximity switch; hall switch; safety light curtain; flow switch
de: Näherungsschalter = proximity switch; induktiver Näherungsschalter = inductive proximity switch; Lichtschranke = light barrier; Reedkontakt = reed contact; Reedschalter = reed switch; Strömungswächter = flow switch; Zylinderschalter = cylinder switch; Lichtvorhang = light curtain
fr: détecteur de proximité = proximity detector; capteur inductif = inductive sensor; barrière photoélectrique = photoelectric barrier; interrupteur reed = reed switch; capteur photoélectrique = photoelectric sensor; cellule photoélectrique = photoelectric cell + portail|industriel
es: sensor inductivo = inductive sensor; detector de proximidad = proximity sensor; fotocélula = photocell; sensor fotoeléctrico = photoelectric sensor; interruptor reed = magnetic reed switch; interruptor de flujo = flow switch
it: sensore induttivo = inductive sensor; interruttore di prossimità = proximity switch; fotocellula = photocell; sensore fotoelettrico = photoelectric sensor; contatto reed = reed contact; flussostato = flow switch
nl: naderingsschakelaar = proximity switch; inductieve sensor = inductive sensor; lichtsluis = light barrier; reedcontact = reed contact; fotocel = photocell; stromingsschakelaar = flow switch
pl: czujnik indukcyjny = inductive sensor; czujnik zbliżeniowy = proximity sensor; kontaktron = reed switch; fotokomórka = photocell; bariera świetlna = light barrier; czujnik pojemnościowy = capacitive sensor; czujnik fotoelektryczny = photoelectric sensor
pt: sensor indutivo = inductive sensor; sensor de proximidade = proximity sensor; fotocélula = photocell; sensor fotoelétrico = photoelectric sensor; interruptor reed = reed switch; chave de fluxo = flow switch
  * -> 853650     # output that makes or breaks a circuit: a switch
t: inductive proximity switch m12 npn 4mm => 853650
t: reed switch glass 14mm => 853650
t: ultrasonic sensor hc-sr04 => !853650

@ switch-tact
en: tactile push button switch; 6x6 tact switch; tact switch kit; pcb push button; smd button switch; 12x12 tactile button; button switch cap kit; illuminated push button; 16mm push button; 22mm push button; metal push button; anti vandal switch; vandal proof switch; led push button; latching push button; arcade button; self locking switch; car push button switch
de: Taster = push button; Kurzhubtaster = tactile switch; Drucktaster = push button; Druckschalter = push button switch; Arcade Button = arcade button; Einbautaster = built-in push button; Leuchtdrucktaster = illuminated push button
fr: bouton poussoir = push button; interrupteur tactile = tactile switch; poussoir lumineux = illuminated push button; bouton arcade = arcade button; commutateur tactile = tactile switch
es: pulsador = push button; botón pulsador = push button; pulsador luminoso = illuminated push button; interruptor táctil = touch switch; botón arcade = arcade button
it: pulsante = push button; pulsante a pannello = panel push button; microinterruttore = microswitch; pulsante luminoso = illuminated push button; pulsante tattile = tactile push button
nl: drukschakelaar = push switch; tuimelknop = toggle button; drukknopschakelaar = push button switch; arcade knop = arcade button
pl: przycisk monostabilny = momentary push button; mikroprzycisk = micro push button; włącznik przyciskowy = push button switch; przycisk podświetlany = illuminated push button; tact switch = tact switch
pt: botão de pressão = push button + elétrico|interruptor|led|painel; chave táctil = tactile switch; botoeira = push button; botão pulsador = push button; botão arcade = arcade button
not: pulsador cisterna; pulsante cassetta wc
  * -> 853650
t: tact switch kit 6x6 180pcs => 853650
t: 22mm illuminated push button 24v => 853650
t: snap fastener brass => !853650

@ switch-wifi-module
en: wifi relay module; wifi switch module; smart relay; zigbee switch module; sonoff; smart dimmer; smart light switch; remote control switch 220v; wireless remote switch; rf switch module; touch wall switch; glass panel switch; rotary dimmer; dimmer module; led dimmer switch; wireless light switch; smart breaker switch; shelly relay; smart curtain switch; scene switch
de: Smart Schalter; WLAN Schalter; Dimmer; Drehdimmer; Funkschalter; Touch Lichtschalter; Lichtschalter
fr: interrupteur connecté; module interrupteur wifi; variateur de lumière; interrupteur sans fil; variateur + led|lumière
es: interruptor wifi; interruptor inteligente; regulador de luz; interruptor táctil pared; interruptor inalámbrico
it: interruttore wifi; interruttore smart; dimmer; varialuce; interruttore touch; relè wifi
nl: slimme schakelaar; wifi schakelaar; dimmer; lichtschakelaar; draadloze schakelaar
pl: przełącznik wifi; włącznik dotykowy; ściemniacz; włącznik światła; inteligentny włącznik; sterownik wifi
pt: interruptor inteligente; interruptor wifi; dimmer; interruptor touch; regulador de luz; interruptor sem fio
  "wireless remote switch kit" -> 853650
  * -> 853650
t: smart zigbee switch module with neutral 10A => 853650
t: rotary dimmer for led 230v => 853650
t: dimmable led bulb e27 => !853650

@ switchgear-accessory part of relay-industrial, breaker-lv, switch-tact, electric-switch, switchboard
en: auxiliary contact block; contactor auxiliary contact; shunt trip; undervoltage release; push button contact block; breaker handle; rotary handle mccb; switch actuator; mounting plate enclosure electrical; din rail mounting bracket contactor; arc chute; contactor coil; push button head; switch knob cover; switch frame plate; breaker lock; switch boot cover; contact block; light switch plate; blanking plate din; toggle switch boot; relay cover; terminal cover mccb; terminal cover + breaker|contactor|mccb; connector shell; backshell; connector housing; plug housing
de: Hilfskontakt; Hilfsschalter Schütz; Arbeitsstromauslöser; Schalterabdeckung; Steckergehäuse; Kontaktblock
fr: bloc de contact; contact auxiliaire; bobine contacteur; plaque interrupteur; enjoliveur interrupteur; boîtier connecteur
es: contacto auxiliar; bloque de contacto; bobina de contactor; tapa interruptor; marco interruptor; carcasa conector
it: contatto ausiliario; blocchetto di contatto; bobina contattore; placca interruttore; coperchio interruttore
nl: hulpcontact; contactblok; schakelaarspoel; afdekraam; schakelwip; afdekplaat schakelaar
pl: styk pomocniczy; blok styków; cewka stycznika; ramka włącznika; klawisz włącznika; obudowa złącza
pt: contato auxiliar; bloco de contato; bobina contator; espelho de interruptor; placa interruptor
  * -> 853890
t: auxiliary contact block 2no 2nc for contactor => 853890
t: contactor coil 220v replacement => 853890
t: light switch 1 gang => !853890

@ telecom-equipment
en: multiplexer; telephone exchange; pbx; ip pbx; voip gateway; base station; dsl modem; optical line terminal; olt; onu; ont modem; optical transceiver; sfp optical transceiver; sfp+ module; media converter; microwave radio link; radio link equipment; repeater gsm; lte modem; wireless bridge outdoor; network interface card; gsm gateway; telecom rack unit; satellite modem; bluetooth transmitter audio; wireless headset transmitter; baby monitor audio; video conference terminal; wifi module esp8266; zigbee module; lora module; rf transceiver module; nrf24l01; hc-05
de: Multiplexer = multiplexer; Telefonanlage = telephone system; VoIP Gateway = voip gateway; Basisstation Mobilfunk = mobile base station; Medienkonverter = media converter; SFP Modul = sfp module; Mobilfunkmodem = mobile modem; Funkmodul = radio module; Richtfunkgerät = radio link equipment
fr: multiplexeur = multiplexer; autocommutateur = telephone exchange; passerelle voip = voip gateway; convertisseur de média = media converter; module sfp = sfp module; modem 4g = 4g modem; module radio = radio module; pont wifi = wifi bridge
es: multiplexor = multiplexer; centralita telefónica = pbx; pasarela voip = voip gateway; convertidor de medios = media converter; módulo sfp = sfp; módem 4g = 4g modem; módulo de radio = radio module; estación base = base station
it: multiplexer = multiplexer; centralino telefonico = telephone exchange; gateway voip = voip gateway; convertitore multimediale fibra = fibre media converter; modulo sfp = sfp module; modem 4g = 4g modem; modulo radio = radio module
nl: multiplexer = multiplexer; telefooncentrale = telephone exchange; voip gateway = voip gateway; mediaconverter = media converter; sfp module = sfp module; 4g modem = 4g modem; radiomodule = radio module
pl: multiplekser = multiplexer; centrala telefoniczna = telephone exchange; bramka voip = voip gateway; konwerter mediów = media converter; moduł sfp = sfp module; modem lte = lte modem; moduł radiowy = radio module
pt: multiplexador = multiplexer; central telefônica = telephone exchange; gateway voip = voip gateway; conversor de mídia = media converter; módulo sfp = sfp module; modem 4g = 4g modem; módulo de rádio = radio module
not: multiplexer ic; analog multiplexer; video baby monitor; rack cabinet
  "base station" -> 851761
  "basisstation" -> 851761
  "estacion base" -> 851761
  * -> 851762
t: sfp optical transceiver 10g lr => 851762
t: voip gateway 8 fxs ports => 851762
t: cellular base station => 851761
t: cable tray => !8517

@ telecom-part part of smartphone, telephone-set-goods, router, telecom-equipment
en: phone lcd frame; phone mid frame; phone earpiece speaker; router board; telephone handset cord rest; phone vibrator motor flex; phone back housing; phone camera glass lens; phone sim tray; sim tray replacement; telephone keypad part; phone charging flex; phone loudspeaker module; phone battery door; base station module part; phone volume button flex; phone logic board
de: Handy Rahmen; Handy Gehäuse; Ladeflex; Akkudeckel Ersatz; SIM Schublade; Handy Ersatzteile
fr: châssis téléphone; coque arrière remplacement téléphone; nappe de charge; tiroir sim remplacement; pièces détachées téléphone
es: marco lcd móvil; carcasa trasera repuesto; flex de carga; bandeja sim repuesto; repuestos móvil
it: telaio lcd telefono; scocca posteriore ricambio; flex ricarica; ricambi cellulari
nl: telefoonframe; achterkant telefoon vervanging; laadflex; telefoononderdelen
pl: ramka lcd telefonu; obudowa telefonu część; taśma ładowania telefonu; części do telefonu
pt: aro lcd telemóvel; carcaça traseira celular; flex de carga; peças para celular
  * -> 851779
t: phone lcd frame bezel for samsung a12 => 851779
t: telephone handset cord rest => 851779
t: photo frame digital => !8517

@ telephone-set-goods
en: corded telephone; cordless dect phone; ip phone; voip phone; sip phone; desk telephone; wall phone; feature phone; keypad mobile phone; senior mobile phone; satellite phone; refurbished smartphone; 5g smartphone; rugged phone; hotel telephone; big button phone; flip phone; conference phone; android phone; unlocked phone
de: Schnurtelefon = corded telephone; DECT Telefon = cordless dect phone; IP Telefon = ip phone; Seniorenhandy = senior mobile phone; Klapphandy = flip phone; Tastenhandy = keypad mobile phone; Satellitentelefon = satellite phone; Handy ohne Vertrag = mobile phone without contract
fr: téléphone filaire = corded telephone; téléphone sans fil dect = cordless dect phone; téléphone ip = ip phone; téléphone à touches = push button telephone; téléphone à clapet = flip phone; téléphone satellite = satellite phone; téléphone portable = mobile phone
es: teléfono fijo = corded telephone; teléfono inalámbrico = cordless telephone; teléfono ip = ip phone; móvil para mayores = senior mobile phone; teléfono con teclas = keypad telephone; teléfono satelital = satellite phone; teléfono móvil = mobile phone; celular desbloqueado = unlocked mobile phone
it: telefono fisso = landline telephone; telefono cordless = cordless telephone; telefono ip = ip phone; cellulare per anziani = senior mobile phone; telefono satellitare = satellite phone; telefono cellulare = mobile phone
nl: vaste telefoon = corded telephone; dect telefoon = dect phone; ip telefoon = ip phone; seniorentelefoon = senior phone; satelliettelefoon = satellite phone; mobiele telefoon = mobile phone
pl: telefon stacjonarny = landline telephone; telefon bezprzewodowy = cordless telephone; telefon ip = ip phone; telefon dla seniora = senior phone; telefon satelitarny = satellite phone; telefon komórkowy = mobile phone
pt: telefone fixo = landline telephone; telefone ip = ip phone; telemóvel sénior = senior mobile phone; telefone satélite = satellite phone
not: phone case; teléfono móvil soporte; phone cable; phone charger; phone holder
  "cordless|a batería|a batteria|sem fios" -> 851711
  "dect" -> 851711
  "sans fil" -> 851711
  "inalambrico" -> 851711
  "bezprzewodowy" -> 851711
  "sem fio" -> 851711
  "smartphone" -> 851713
  "android" -> 851713
  "5g" -> 851713
  "unlocked" -> 851713
  "rugged" -> 851713 ~.6
  "feature" -> 851714
  "keypad" -> 851714
  "senior" -> 851714
  "flip" -> 851714
  "satellite" -> 851714
  "seniorenhandy" -> 851714
  "klapphandy" -> 851714
  "tastenhandy" -> 851714
  "satellitentelefon" -> 851714
  "a touches" -> 851714
  "clapet" -> 851714
  "mayores" -> 851714
  "teclas" -> 851714
  "satelital" -> 851714
  "anziani" -> 851714
  "satellitare" -> 851714
  "seniorentelefoon" -> 851714
  "satelliettelefoon" -> 851714
  "seniora" -> 851714
  "satelitarny" -> 851714
  "handy" -> 851713
  "portable|portátil|portatile" -> 851713
  "movil" -> 851713
  "celular" -> 851713
  "cellulare" -> 851713
  "mobiele" -> 851713
  "komorkowy" -> 851713
  "telemovel" -> 851713
  * -> 851718
t: corded telephone with caller id => 851718
t: cordless dect phone twin => 851711
t: senior mobile phone big buttons => 851714
t: phone stand wood => !8517

@ test-clip-lead
en: crocodile test lead; alligator clip lead; test hook clip; ic test clip; banana test lead; multimeter probe; probe leads; silicone test lead; soic8 clip; test hook
de: Messleitung; Prüfklemme; Krokodilklemmen Kabel; Prüfkabel; Laborkabel
fr: cordon de mesure; câble pince crocodile; grippe fil; cordon de test
es: cable de prueba; cable cocodrilo; puntas de prueba; pinza de prueba
it: cavetto con coccodrilli; puntali multimetro; cavo di prova; pinza di test
nl: meetsnoer; testsnoer; krokodilklem kabel; meetpennen
pl: przewód pomiarowy; przewód z krokodylkami; sonda multimetru; chwytak pomiarowy
pt: cabo de teste; cabo jacaré; pontas de prova; garra de teste
  "multimeter" -> 903090
  "multimetro" -> 903090
  "probe" -> 903090
  "sonda" -> 903090
  "clip" !"lead" -> 853690
  "hook" !"lead" -> 853690
  * -> 854442
t: alligator clip lead wire set 10pcs => 854442
t: hair clip alligator => !8544

@ thyristor-component
en: triac bta16; bt136; bt151; scr thyristor module; thyristor; diac db3; triac; triac 40a; gto thyristor; phase control thyristor; thyristor stud
de: Thyristor = thyristor; Triac = triac; Thyristor Modul = thyristor module
fr: thyristor = thyristor; triac = triac; module thyristor = thyristor module
es: tiristor = thyristor; triac = triac; módulo tiristor = thyristor module
it: tiristore = thyristor; triac = triac; modulo tiristore = thyristor module
nl: thyristor = thyristor; triac = triac; thyristormodule = thyristor module
pl: tyrystor = thyristor; triak = triac; moduł tyrystorowy = thyristor module
pt: tiristor = thyristor; triac = triac; módulo tiristor = thyristor module
  * -> 854130
t: triac bta16-600b to-220 => 854130
t: scr thyristor module 160A => 854130
t: scr power regulator 10kw => !854130

@ thyristor-power-controller
en: scr power controller; scr power regulator; thyristor power regulator; scr voltage regulator; phase angle controller; ac voltage regulator module scr; dimmer module 4000w
de: Thyristorsteller; Leistungssteller; SCR Spannungsregler
fr: gradateur de puissance; gradateur à thyristors; régulateur scr
es: regulador scr; controlador de potencia scr; regulador de tiristores
it: regolatore di potenza scr; gruppo tiristore; regolatore scr
nl: thyristorregelaar; vermogensregelaar scr
pl: tyrystorowy regulator mocy; regulator mocy scr; sterownik tyrystorowy
pt: regulador de potência scr; controlador a tiristores; regulador scr
  * -> 850440
t: scr power controller 3 phase 60A => 850440
t: scr thyristor bt151 => !850440

@ torch-lamp
en: tactical flashlight; headlamp; rechargeable headlamp; led torch; pen light; uv flashlight; camping lantern rechargeable; cap lamp miner; keychain flashlight; diving torch; work torch magnetic; led lantern; clip on book light; emergency torch; hand crank torch; spotlight handheld rechargeable; head torch; miner lamp; diving flashlight
de: Taschenlampe = flashlight; Stirnlampe = headlamp; LED Taschenlampe = led torch; Campinglaterne = camping lantern; Kopflampe = headlamp; Handscheinwerfer = handheld spotlight; Tauchlampe = diving torch
fr: lampe torche = flashlight; lampe frontale = headlamp; lampe de poche = flashlight; lanterne camping led = led camping lantern; torche led = led torch
es: linterna = flashlight; linterna frontal = headlamp; linterna led = led torch; farol camping = camping lantern; linterna táctica = tactical flashlight
it: torcia led = led torch; torcia frontale = head torch; lampada frontale = headlamp; lanterna da campeggio = camping lantern; torcia tattica = tactical flashlight
nl: zaklamp = flashlight; hoofdlamp = headlamp; led zaklamp = led flashlight; campinglantaarn = camping lantern; duiklamp = diving torch
pl: latarka = flashlight; latarka czołowa = headlamp; czołówka = headlamp; latarka led = led flashlight; lampa kempingowa = camping lamp; latarka taktyczna = tactical flashlight
pt: lanterna = flashlight; lanterna de cabeça = headlamp; lanterna led = led flashlight; lanterna tática = tactical flashlight; lampião camping = camping lantern
not: chinese lantern; paper lantern; linterna bicicleta; torche enflammée; farolillo; latarka rowerowa; torcia citronella; linterna papel
  * -> 851310
t: rechargeable led headlamp 1000 lumen => 851310
t: led torch aluminium 3 aaa => 851310
t: paper lantern party => !851310

@ torch-part part of torch-lamp, flashlight
en: flashlight lens; flashlight reflector; flashlight tail switch; flashlight drop in module; flashlight host; flashlight body; flashlight diffuser; headlamp strap; torch battery cap; flashlight clip; flashlight mount
de: Taschenlampen Reflektor; Taschenlampen Linse; Stirnlampen Band
fr: réflecteur lampe torche; lentille lampe torche; sangle lampe frontale
es: reflector linterna; lente linterna; correa linterna frontal
it: riflettore torcia; lente torcia; fascia torcia frontale
nl: zaklamp reflector; zaklamp lens; hoofdlampband; zaklamp lenzen
pl: reflektor latarki; soczewka latarki; pasek do czołówki
pt: refletor lanterna; lente lanterna; correia lanterna cabeça
  "strap" -> 630790
  "mount" -> 732690 ~.4
  * -> 851390
t: flashlight reflector and lens => 851390
t: flashlight body aluminium host => 851390
t: flashlight led 1000lm => 851310

@ touch-panel
en: touch panel; touchscreen digitizer; resistive touch panel; capacitive touch panel; touch glass; touch screen glass panel; membrane keypad; matrix keypad; membrane switch panel; touch panel overlay; 4x4 keypad; touch foil; ir touch frame; resistive touch screen
de: Touchpanel; Folientastatur; Touchscreen Glas; Matrixtastatur; Touch Digitizer
fr: dalle tactile; clavier à membrane; panneau tactile; clavier matriciel
es: panel táctil; teclado de membrana; teclado matricial; cristal táctil
it: pannello touch; tastiera a membrana; tastierino a matrice; vetro touch
nl: touchpaneel; membraantoetsenbord; folietoetsenbord; touchglas; touchglazen
pl: panel dotykowy; klawiatura membranowa; klawiatura matrycowa; digitizer
pt: painel touch; teclado de membrana; teclado matricial; vidro touch
  "keypad" -> 853650
  "membrane" -> 853650
  "folientastatur" -> 853650
  "matrixtastatur" -> 853650
  "clavier" -> 853650
  "teclado" -> 853650
  "tastiera" -> 853650
  "tastierino" -> 853650
  "membraantoetsenbord" -> 853650
  "folietoetsenbord" -> 853650
  "klawiatura" -> 853650
  * -> 853710     # touch screen without display, for incorporation: signals for control
t: 4x4 matrix keypad membrane => 853650
t: resistive touch panel 10.4 inch hmi => 853710
t: touch lamp bedside => !8537

@ transistor-component
en: small signal transistor; bc547; 2n2222; 2n3904; s8050; smd transistor; bjt transistor; npn pnp transistor kit; power mosfet; irf540n; irfz44n; n channel mosfet; tip41c; 2n3055; rf transistor; darlington transistor; igbt transistor; audio power transistor; 2sc5200; sic mosfet; gan transistor; to-92 transistor; to-220 transistor; jfet; mosfet module
de: Kleinsignaltransistor; Leistungstransistor; Transistor Sortiment; Transistor + NPN|PNP|TO-92|TO-220
fr: transistor npn; transistor de puissance; transistor mosfet; kit transistors
es: transistor npn; transistor de potencia; transistor mosfet; kit de transistores
it: transistor npn; transistor di potenza; transistor mosfet; kit transistor
nl: transistor npn; vermogenstransistor; transistor mosfet; transistor set
pl: tranzystor npn; tranzystor mocy; tranzystor mosfet; zestaw tranzystorów
pt: transistor npn; transistor de potência; transistor mosfet; kit transistores
  "power" -> 854129
  "potencia" -> 854129
  "mosfet module" -> 853650
  "small signal" -> 854121
  "bc547" -> 854121
  "2n2222" -> 854121
  "2n3904" -> 854121
  "s8050" -> 854121
  "to-92" -> 854121
  "smd" -> 854121
  "kleinsignaltransistor" -> 854121
  watt<1 -> 854121 ~.2
  * -> 854129
t: small signal transistor bc547 100pcs => 854121
t: irfz44n n channel power mosfet to-220 => 854129
t: transistor radio am fm => !8541

@ ups-system
en: ups system; uninterruptible power system; backup power supply; line interactive ups; rackmount ups; mini ups for router; dc mini ups; emergency power supply system; ups 1500va; ups + kva
de: USV; USV Anlage; unterbrechungsfreie Stromversorgung; Notstromversorgung USV
fr: onduleur ups; alimentation sans interruption; onduleur + va|ups; alimentation de secours
es: sai; sistema de alimentación ininterrumpida; no break; sai + va|kva
it: gruppo di continuità; gruppo statico di continuità; ups + kva|va
nl: noodstroomvoeding; ononderbroken stroomvoorziening; ups + noodstroom
pl: zasilacz awaryjny; zasilacz ups; zasilanie bezprzerwowe; zasilacz buforowy
pt: nobreak; fonte de alimentação ininterrupta; ups + va|kva
not: ups battery; cebado sai
  * -> 850440
t: line interactive ups 1500va rackmount => 850440
t: ups battery 12v 7ah => !850440

@ vehicle-signal-goods part of car, motorcycle, bicycle
en: bicycle lamp dynamo; hub dynamo light; bike horn electric; backup camera sensor; reverse buzzer car; wiper blades; wiper motor assembly linkage; windscreen demister; rear window defogger; trailer light kit; light bar offroad; daytime running light; led fog lamp; brake lamp third; car burglar alarm; parking assist kit; trailer lamp
de: Seitenläuferdynamo = bottle dynamo; Wischerblatt = wiper blade; Wischblatt = wiper blade; Scheibenwischer = windscreen wiper; Tagfahrlicht = daytime running light; Lichtbalken LED = led light bar; Kfz Alarmanlage = vehicle alarm system
fr: balai essuie glace = wiper blade; essuie glace = windscreen wiper; feux de remorque = trailer lights
es: escobilla limpiaparabrisas = wiper blade; limpiaparabrisas = windscreen wiper; luz diurna = daytime running light; barra led 4x4 = 4x4 led light bar
it: dinamo bicicletta = bicycle dynamo; spazzola tergicristallo = wiper blade; tergicristalli = windscreen wiper; barra led 4x4 = 4x4 led light bar
nl: ruitenwisserblad = wiper blade; ruitenwissers = wiper blades; led lichtbalk = led light bar
pl: pióro wycieraczki = wiper blade; wycieraczki samochodowe = car wipers; światła dzienne = daytime running light; belka led = led light bar
pt: palheta limpador = wiper blade; limpa para brisas = windscreen wiper; luzes de reboque = trailer lights; luz diurna = daytime running light; barra led 4x4 = off-road led light bar; alarme de carro = car alarm
not: swissmotor wischer; líquido limpiaparabrisas; liquide essuie glace; escobilla wc; wiper blade rubber; wiper refill; limpiaparabrisas líquido
  "dynamo" -> 851210
  "fahrraddynamo" -> 851210
  "seitenlauferdynamo" -> 851210
  "dinamo" -> 851210
  "fietsdynamo" -> 851210
  "horn" -> 851230
  "buzzer" -> 851230
  "alarm" -> 851230
  "alarmanlage" -> 851230
  "alarme" -> 851230
  "alarma" -> 851230
  "antifurto" -> 851230
  "autoalarm" -> 851230
  "parking" -> 851230
  "einparkhilfe" -> 851230
  "demister" -> 851240
  "defogger" -> 851240
  "wiper motor" -> 851240
  "blade" -> 851290
  "blades" -> 851290
  "wischerblatt" -> 851290
  "balai" -> 851290
  "escobilla" -> 851290
  "spazzola" -> 851290
  "ruitenwisserblad" -> 851290
  "pioro" -> 851290
  "palheta" -> 851290
  "scheibenwischer" -> 851290 ~.6
  "essuie glace" -> 851240 ~.5
  "limpiaparabrisas" -> 851240 ~.5
  "tergicristalli" -> 851240 ~.5
  "ruitenwissers" -> 851240 ~.5
  "wycieraczki" -> 851240 ~.5
  "limpa para brisas" -> 851240 ~.5
  * -> 851220
t: bottle dynamo bicycle 6v 3w => 851210
t: daytime running light led pair car => 851220
t: car burglar alarm with remote => 851230
t: baby bottle => !8512

@ vfd-inverter
en: ac drive; converter + 220v|230v|110v|240v; 12v to 220v converter; motor inverter; inverter drive 3 phase; vfd 220v; single phase to three phase converter; frequency changer; dc motor drive; regenerative drive; servo amplifier; spindle inverter; variable speed drive; motor soft starter; solar pump inverter; off grid inverter; string inverter; pure sine wave inverter; modified sine wave inverter; dc to ac inverter; on grid inverter
de: Frequenzumrichter; Umrichter + Motor|Antrieb; Sanftanlauf; Servoverstärker; Wechselrichter; Sinus Wechselrichter; Solarwechselrichter
fr: variateur de vitesse; démarreur progressif; onduleur solaire; convertisseur 12v 220v; onduleur pur sinus
es: variador de velocidad; arrancador suave; inversor solar; inversor de onda pura; convertidor 12v 220v
it: inverter per motore; avviatore graduale; inverter solare; inverter onda pura; convertitore 12v 220v
nl: frequentieomvormer; softstarter; omvormer; zuivere sinus omvormer; zonnepaneel omvormer
pl: falownik; przemiennik częstotliwości; softstart; falownik solarny; przetwornica + 12v|24v|sinus; inwerter solarny
pt: inversor de frequência; soft starter; inversor solar; inversor de onda pura; conversor 12v 220v
not: hdmi converter; media converter; falownik hybrydowy
  * -> 850440
t: pure sine wave inverter 12v 220v 3000w => 850440
t: single phase to three phase converter vfd 2.2kw => 850440
t: inverter generator 2000w petrol => !850440

@ washing-machine-motor
en: washer drive motor; washing machine drive motor; vacuum cleaner motor; vacuum motor; blender motor; drill motor; angle grinder motor; hair dryer motor; hand mixer motor; universal ac dc motor; commutator motor; sewing machine servo motor; juicer motor; chainsaw motor electric
de: Universalmotor; Waschmaschinenmotor; Staubsaugermotor; Mixermotor
fr: moteur universel; moteur lave linge; moteur aspirateur; moteur mixeur
es: motor universal; motor lavadora; motor aspiradora; motor licuadora
it: motore universale; motore lavatrice; motore aspirapolvere; motore frullatore
nl: universele motor; wasmachinemotor; stofzuigermotor; blendermotor
pl: silnik uniwersalny; silnik do pralki; silnik odkurzacza; silnik blendera
pt: motor universal elétrico; motor máquina de lavar; motor aspirador; motor liquidificador
  watt<=37.5 -> 850110 ~.05
  "dc motor" -> 850131
  "brushless" -> 850131
  "servo" -> 850131
  * -> 850120
t: vacuum cleaner motor 1400W 230V => 850120
t: washing machine drive motor => 850120
t: vacuum cleaner filter => !8501

@ water-heater-electric
en: electric geyser; electric water boiler tank; storage water heater electric; instantaneous electric water heater; immersion heater; hot water urn; catering urn; tea urn electric; under sink water heater; tankless water heater electric; electric boiler 6kw; electrode boiler water heater; bucket water heater; electric shower heater; dual system water heater
de: Warmwasserspeicher elektrisch = storage water heater electric; Durchlauferhitzer = instantaneous water heater; Tauchsieder = immersion heater; Elektroboiler = electric boiler; Kleinspeicher = small storage water heater; Heißwasserspender = hot water dispenser
fr: chauffe eau électrique = electric water heater; cumulus électrique = electric water heater; thermoplongeur = immersion heater; chauffe eau instantané électrique = instantaneous electric water heater; percolateur eau chaude = hot water urn
es: termo eléctrico = electric water heater; calentador de agua eléctrico = electric water heater; calentador de inmersión = immersion heater; ducha eléctrica = electric shower heater
it: scaldabagno elettrico = electric water heater; scaldacqua elettrico = electric water heater; boiler elettrico = electric water heater; resistenza ad immersione = immersion heater
nl: elektrische boiler = electric boiler; elektrische geiser = electric geyser; doorstroomverwarmer = instantaneous water heater; dompelaar = immersion heater
pl: bojler elektryczny = electric boiler; podgrzewacz wody elektryczny = electric water heater; przepływowy ogrzewacz wody = instantaneous water heater; grzałka nurkowa = immersion heater
pt: aquecedor de água elétrico = electric water heater; termoacumulador = storage water heater; chuveiro elétrico = electric shower
not: water heater element; termoelettrico
  * -> 851610
t: instantaneous electric water heater 5.5kw => 851610
t: stainless catering urn 20l electric => 851610
t: urn for ashes brass => !8516

@ wind-turbine-part part of wind-generator, ac-generator
en: wind turbine blades; wind turbine hub; wind turbine nacelle; wind turbine rotor blade; yaw system wind turbine; wind turbine tail; wind generator blades; wind turbine main shaft
de: Rotorblatt Windkraft; Windradflügel; Rotorblatt + Windkraftanlage|Windrad; Windkraftanlage Nabe
fr: pale d'éolienne; pales éolienne; nacelle d'éolienne; moyeu d'éolienne
es: pala de aerogenerador; palas aerogenerador; góndola aerogenerador
it: pala eolica; pale generatore eolico; navicella eolica
nl: windturbineblad; wieken windmolen; rotorblad windturbine
pl: łopata turbiny wiatrowej; łopaty wiatraka; gondola turbiny wiatrowej
pt: pá de turbina eólica; pás aerogerador; nacele eólica
  * -> 850300
t: wind turbine blades set of 3 => 850300
t: wind turbine 400W 12V => 850231

@ wire-reel
en: h07v-k wire; h07rn-f cable; nyy cable; nym cable; thhn wire; romex; single core wire; twin and earth cable; flexible cable 3 core; 3 core flex; multicore cable; silicone wire 12awg; tinned copper wire insulated; ptfe wire; solar cable 4mm; pv cable; alarm cable; shielded cable; twisted pair cable bulk; security cable 100m; primary wire; bell wire; speaker cable 100m; cable drum 100m; rvv cable; liycy cable; earth cable green yellow; battery cable 25mm2; welding cable 35mm2; instrument wire; ul1007 wire; trailer cable 7 core; textile cable; cloth covered wire; fabric cable
de: Aderleitung; Mantelleitung; Installationsleitung; Lautsprecherkabel; Solarkabel; Schlauchleitung; Gummikabel; Datenleitung; Textilkabel; Litze + isoliert|mm²|AWG
fr: fil électrique; câble électrique; fil rigide; câble r2v; câble haut parleur; câble solaire; câble souple; câble textile
es: cable eléctrico; hilo eléctrico; cable unipolar; cable manguera; cable altavoz; cable solar; cable textil
it: cavo elettrico; filo elettrico; cavo unipolare; cavo multipolare; cavo altoparlanti; cavo solare; cavo tessile
nl: installatiedraad; ymvk kabel; vmvl snoer; luidsprekerkabel; solarkabel; elektriciteitsdraad; stroomdraad; strijkijzersnoer; vd-draad; vob draad
pl: przewód elektryczny; kabel elektryczny; przewód ydyp; przewód linka; kabel głośnikowy; kabel solarny; przewód linkowy
pt: fio elétrico; cabo elétrico; cabo flexível; cabo pp; cabo para coluna; cabo solar; cabo unipolar
not: cable eléctrico alargador; speaker cable plugs; patinete cable eléctrico
  kind=high-voltage -> 854460 ~.02
  "with plug" -> 854442
  "with connector" -> 854442
  "connectors" -> 854442
  "lugs" -> 854442
  * -> 854449
t: h07v-k wire 2.5mm2 100m => 854449
t: solar cable 4mm2 50m black red => 854449
t: steel wire 2 mm => !854449

@ wireless-charging-module
en: wireless charging module; qi receiver module; wireless charging receiver; wireless charging transmitter module; qi receiver; wireless charger coil module; qi charging receiver; inductive charging module
de: Qi Empfänger; kabelloses Lademodul; Qi Ladeempfänger; Induktives Lademodul
fr: récepteur qi; module charge sans fil; récepteur charge induction
es: receptor qi; módulo carga inalámbrica; receptor de carga inalámbrica
it: ricevitore qi; modulo ricarica wireless; ricevitore ricarica wireless
nl: qi ontvanger; draadloze laadmodule; qi laadontvanger
pl: odbiornik qi; moduł ładowania bezprzewodowego; odbiornik ładowania indukcyjnego
pt: recetor qi; módulo carregamento sem fio; receptor qi
  * -> 850440
t: qi wireless charging receiver module usb c => 850440
t: wireless charging pad => 850440
t: bluetooth receiver module => !850440
