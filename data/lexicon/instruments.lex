# Instruments: chapters 90, 91 and 93, trade articles.

@ airgun
en: air rifle; air pistol; bb gun; pellet gun; airsoft rifle; airsoft pistol; paintball marker; expandable baton; gel blaster gun adult; blowgun; slingshot hunting; crossbow pistol airgun; air gun pellet rifle; speargun; spear gun; truncheon; knuckle duster; tear gas spray; taser; catapult slingshot; self defense spray; pcp rifle; self defence baton; baton self defence
de: Luftgewehr = air rifle; Luftpistole = air pistol; Softair Pistole = airsoft pistol; Softair Gewehr = airsoft rifle; Paintball Markierer = paintball marker; Schlagring = knuckle duster; Elektroschocker = stun gun; Harpune = harpoon; Blasrohr = blowgun
fr: carabine à air comprimé = air rifle; pistolet à air comprimé = air pistol; airsoft = airsoft gun; spray au poivre = pepper spray; marqueur paintball = paintball marker; fusil harpon = speargun; poing américain = knuckle duster; sarbacane = blowgun
es: rifle de aire comprimido = air rifle; pistola de aire comprimido = air pistol; airsoft = airsoft gun; spray de pimienta = pepper spray; porra extensible = expandable baton; marcadora de paintball = paintball marker; fusil submarino = speargun; puño americano = knuckle duster; carabina de aire = air rifle; cerbatana = blowgun
it: carabina ad aria compressa = air rifle; pistola ad aria compressa = air pistol; softair = airsoft gun; spray al peperoncino = pepper spray; manganello telescopico = telescopic baton; marcatore paintball = paintball marker; fucile subacqueo = spear gun; tirapugni = knuckle duster; cerbottana = blowgun
nl: luchtbuks = air rifle; luchtpistool = air pistol; airsoft geweer = airsoft rifle; wapenstok = baton; paintballmarker = paintball marker; harpoengeweer = speargun; boksbeugel = knuckle duster
pl: wiatrówka = air gun; pistolet pneumatyczny = air pistol; airsoft = airsoft gun; marker paintballowy = paintball marker; kusza podwodna = speargun; kastet = knuckle duster; dmuchawka = blowgun
pt: espingarda de ar comprimido = air rifle; pistola de ar comprimido = air pistol; airsoft = airsoft gun; bastão extensível = expandable baton; marcador paintball = paintball marker; fisga = slingshot; espingarda submarina = speargun; soco inglês = knuckle duster
not: air pistol pellets; airsoft pellets; airsoft mask; pepper spray holder; bb gun pellets; toy slingshot; airsoft magazine; airsoft bbs; paintball mask; paintball tank; airsoft goggles; airsoft vest; airsoft battery; slingshot band; slingshot ammo; paintball gloves; air rifle scope; airsoft holster; slingshot rubber; paintball ball; airsoft part; airsoft gearbox; airsoft helmet; paintball barrel; paintball pod; airsoft target; airsoft gun case; slingshot bikini; slingshot toy; airsoft sling; airsoft bb; paintball harness; pepper spray keychain holder; airsoft grenade; slingshot balls; soft
  "slingshot" -> 950699 ~.6
  "steinschleuder" -> 950699 ~.6
  "lance pierre" -> 950699 ~.6
  "tirachinas" -> 950699 ~.6
  "fionda" -> 950699 ~.6
  "katapult" -> 950699 ~.6
  "proca" -> 950699 ~.6
  "fisga" -> 950699 ~.6
  "zwille" -> 950699 ~.6
  "estilingue" -> 950699 ~.6
  "stun gun" -> 854370
  "taser" -> 854370
  "elektroschocker" -> 854370
  "brass knuckles" -> 930400
  "knuckle duster" -> 930400
  "schlagring" -> 930400
  "poing americain" -> 930400
  "puno americano" -> 930400
  "tirapugni" -> 930400
  "boksbeugel" -> 930400
  "kastet" -> 930400
  "soco ingles" -> 930400
  "speargun" -> 930400
  "spear gun" -> 930400
  "harpune" -> 930400
  "harpon" -> 930400
  "submarino" -> 930400
  "subacqueo" -> 930400
  "harpoengeweer" -> 930400
  "podwodna" -> 930400
  "submarina" -> 930400
  * -> 930400
t: pcp air rifle 5.5 mm => 930400
t: telescopic baton self defence => 930400
t: airsoft pellets => !930400

@ ammunition
en: cartridge + 9mm|rifle|shotgun|ammunition|.22|caliber|gauge|pistol; ammunition; shotgun shell; air gun pellets; bullet + 9mm|caliber|lead|ammunition|rifle; hand grenade; missile; torpedo; airsoft bbs; lead pellets; shotgun cartridge; blank cartridge; land mine; bomb military; artillery shell; cartridge case brass; smoke grenade military; airsoft bb; rifle ammunition; pistol ammunition; dummy round; paintball balls; paintball pellets; rivet cartridge; harpoon; steel bb; buckshot; 6mm bb; blank ammunition; captive bolt cartridge; guided missile; mortar shell; air rifle pellets
de: Munition = ammunition; Patrone = cartridge + 9mm|Jagd|Schrot|Kaliber; Schrotpatrone = shotgun cartridge; Diabolo = air gun pellet + Luftgewehr|4,5mm; Softair Kugeln = airsoft ball; Handgranate = hand grenade; Platzpatrone = blank cartridge; Pufferpatrone = snap cap; BBs = bbs; Paintballkugeln = paintball; Luftgewehrkugeln = air rifle pellet
fr: munition = ammunition; munitions = ammunition; cartouche = cartridge + chasse|9mm|calibre|blanc; plombs = lead pellets + carabine|air; grenade à main = hand grenade; missile = missile; obus = artillery shell; billes paintball = paintball balls; douille amortisseur = damper snap cap
es: munición = ammunition; cartucho = cartridge + caza|9mm|escopeta|calibre; perdigones = pellet; bolas airsoft = airsoft bbs; granada de mano = hand grenade; misil = missile; bolas paintball = paintball balls; proyectil = projectile + militar
it: munizioni = ammunition; cartuccia = cartridge + caccia|9mm|calibro|salve; pallini = pellet + softair|piombo; pallini softair = airsoft pellet; piombini = air gun lead pellet; granata a mano = hand grenade; missile = missile; palline paintball = paintball balls
nl: munitie = ammunition; patroon = cartridge + 9mm|hagel|kaliber; hagelpatroon = shotgun cartridge; luchtbukskogels = air gun pellets; airsoft bbs = airsoft bbs; handgranaat = hand grenade; raket + militair; paintballs = paintballs
pl: amunicja = ammunition; nabój = cartridge + 9mm|śrutowy|kaliber; śrut = shot + wiatrówka|diabolo; granat ręczny = hand grenade; pocisk rakietowy = missile; kulki paintball = paintballs; kulki airsoft = airsoft bbs; zbijak amunicja
pt: munição = ammunition; cartucho = cartridge + caça|9mm|espingarda|calibre; bolinhas airsoft = airsoft bbs; granada de mão = hand grenade; míssil = missile; chumbos = lead pellets + ar comprimido; bolas paintball = paintball balls
not: ink cartridge; bullet journal; bullet blender; bullet vibrator; bullet earring; bullet necklace; filter cartridge; toner cartridge; bullet connector; bullet camera; ammunition box; ammo box; bullet keychain; grenade lighter; heating cartridge; bullet head tool; bullet lighter; bullet thermos; grenade toy; bullet opener; ammo pouch; ammo can; gel bullets; nerf bullets; foam bullets; toy bullets; rifle cartridge belt; bullet pen; soft bullet; bullet weight fishing; bullet trimmer; bullet puller; missile toy; pallinatrice; chumbada; plombante
  "shotgun" -> 930621
  "schrotpatrone" -> 930621
  "hagelpatroon" -> 930621
  "escopeta" -> 930621
  "schrot" -> 930621
  "buckshot" -> 930621
  "pellets" -> 930629
  "pellet" -> 930629
  "bb" -> 930629
  "bbs" -> 930629
  "airsoft" -> 930629
  "balines" -> 930629
  "perdigones" -> 930629
  "plombs" -> 930629
  "diabolo" -> 930629
  "pallini" -> 930629
  "piombini" -> 930629
  "srut" -> 930629
  "kulki" -> 930629
  "chumbinhos" -> 930629
  "softair" -> 930629
  "luftgewehrkugeln" -> 930629
  "luchtbukskogels" -> 930629
  "bolinhas" -> 930629
  "chumbos" -> 930629
  "paintball" -> 320910 ~.2
  "grenade" -> 930690
  "missile" -> 930690
  "torpedo" -> 930690
  "mine" -> 930690
  "bomb" -> 930690
  "harpoon" -> 930690
  "artillery" -> 930690
  "mortar|mortero|malta|argamassa" -> 930690
  "handgranate" -> 930690
  "granada" -> 930690
  "misil" -> 930690
  "granata" -> 930690
  "handgranaat" -> 930690
  "granat" -> 930690
  "obus" -> 930690
  "missil" -> 930690
  "rakietowy" -> 930690
  "militaire" -> 930690
  * -> 930630
t: 9mm pistol ammunition cartridges => 930630
t: shotgun cartridge 12 gauge => 930621
t: lead air gun pellets 4.5 mm => 930629
t: guided missile => 930690
t: ink cartridge black => !930630

@ analysis-instrument
en: gas chromatograph; spectrometer; spectrophotometer; mass spectrometer; gas detector; smoke analyzer; viscometer; chromatograph; polarimeter; moisture analyzer; hplc system; biochemistry analyzer; hematology analyzer; electrophoresis equipment; microtome; dissolved oxygen meter; blood analyzer; flue gas analyzer; colour meter; gloss meter; particle counter; calorimeter; elisa reader; carbon dioxide detector; tds tester; air quality detector; viscosimeter
de: Gasanalysator = gas analyser; Gaschromatograph = gas chromatograph; Spektrometer = spectrometer; Spektralphotometer = spectrophotometer; Massenspektrometer = mass spectrometer; Mikrotom = microtome
fr: chromatographe = chromatograph; spectromètre = spectrometer; spectrophotomètre = spectrophotometer; spectromètre de masse = mass spectrometer; analyseur biochimique = biochemistry analyzer; microtome = microtome
es: cromatógrafo = chromatograph; espectrómetro = spectrometer; espectrofotómetro = spectrophotometer; espectrómetro de masas = mass spectrometer; analizador bioquímico = biochemistry analyzer; micrótomo = microtome
it: cromatografo = chromatograph; spettrometro = spectrometer; spettrofotometro = spectrophotometer; spettrometro di massa = mass spectrometer; rilevatore di gas = gas detector; microtomo = microtome
nl: gasanalysator = gas analyser; chromatograaf = chromatograph; spectrometer = spectrometer; spectrofotometer = spectrophotometer; massaspectrometer = mass spectrometer; chromatograven = chromatograph
pl: analizator gazów = gas analyser; chromatograf = chromatograph; spektrometr = spectrometer; spektrofotometr = spectrophotometer; spektrometr mas = mass spectrometer; światłomierz = light meter; mikrotom = microtome
pt: cromatógrafo = chromatograph; espectrômetro = spectrometer; espectrofotômetro = spectrophotometer; espectrômetro de massa = mass spectrometer; micrótomo = microtome
not: ph test strips; ph meter calibration solution; ph buffer; ph test paper; oxygen sensor socket; oxygen sensor wrench; alcohol tester mouthpiece; cromatografica; chromatographique
  "parts of|partes de|parti di" -> 902790
  "parts for|partes para|piezas para|parti per|peças para" -> 902790
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 902790
  "mass spectrometer" -> 902781
  "massenspektrometer" -> 902781
  "spectrometre de masse" -> 902781
  "espectrometro de masas" -> 902781
  "spettrometro di massa" -> 902781
  "massaspectrometer" -> 902781
  "spektrometr mas" -> 902781
  "espectrometro de massa" -> 902781
  "microtome" -> 902790
  "mikrotom" -> 902790
  "microtomo" -> 902790
  "electrode" -> 902790
  "column" -> 902790
  "gas" !"chromatograph" !"dissolved" -> 902710
  "smoke" !"chromatograph" !"dissolved" -> 902710
  "breathalyzer" !"chromatograph" !"dissolved" -> 902710
  "alcohol" !"chromatograph" !"dissolved" -> 902710
  "co2" !"chromatograph" !"dissolved" -> 902710
  "carbon dioxide" !"chromatograph" !"dissolved" -> 902710
  "formaldehyde" !"chromatograph" !"dissolved" -> 902710
  "oxygen" !"chromatograph" !"dissolved" -> 902710
  "lambda" !"chromatograph" !"dissolved" -> 902710
  "air quality" !"chromatograph" !"dissolved" -> 902710
  "gasanalysator" !"chromatograph" !"dissolved" -> 902710
  "gasdetektor" !"chromatograph" !"dissolved" -> 902710
  "alkoholtester" !"chromatograph" !"dissolved" -> 902710
  "lambdasonde" !"chromatograph" !"dissolved" -> 902710
  "abgasanalysator" !"chromatograph" !"dissolved" -> 902710
  "gaswarngerat" !"chromatograph" !"dissolved" -> 902710
  "ethylotest" !"chromatograph" !"dissolved" -> 902710
  "gaz" !"chromatograph" !"dissolved" -> 902710
  "gases" !"chromatograph" !"dissolved" -> 902710
  "alcoholimetro" !"chromatograph" !"dissolved" -> 902710
  "etilometro" !"chromatograph" !"dissolved" -> 902710
  "gasdetector" !"chromatograph" !"dissolved" -> 902710
  "alcoholtester" !"chromatograph" !"dissolved" -> 902710
  "gazow" !"chromatograph" !"dissolved" -> 902710
  "gazu" !"chromatograph" !"dissolved" -> 902710
  "alkomat" !"chromatograph" !"dissolved" -> 902710
  "spalin" !"chromatograph" !"dissolved" -> 902710
  "bafometro" !"chromatograph" !"dissolved" -> 902710
  "luftqualitatsmessgerat" !"chromatograph" !"dissolved" -> 902710
  "luchtkwaliteitsmeter" !"chromatograph" !"dissolved" -> 902710
  "alcoolimetro" !"chromatograph" !"dissolved" -> 902710
  "chromatograph" -> 902720
  "hplc" -> 902720
  "electrophoresis" -> 902720
  "gaschromatograph" -> 902720
  "chromatographe" -> 902720
  "cromatografo" -> 902720
  "chromatograaf" -> 902720
  "chromatograf" -> 902720
  "spectro" -> 902730
  "spectrometer" -> 902730
  "spectrophotometer" -> 902730
  "flame photometer" -> 902730
  "spektrometer" -> 902730
  "spektralphotometer" -> 902730
  "spectrometre" -> 902730
  "spectrophotometre" -> 902730
  "espectrometro" -> 902730
  "espectrofotometro" -> 902730
  "spettrometro" -> 902730
  "spettrofotometro" -> 902730
  "spectrofotometer" -> 902730
  "spektrometr" -> 902730
  "spektrofotometr" -> 902730
  "refractometer" -> 902750
  "colorimeter" -> 902750
  "turbidity" -> 902750
  "polarimeter" -> 902750
  "biochemistry" -> 902750
  "elisa" -> 902750
  "particle counter" -> 902750
  "gloss" -> 902750
  "colour meter" -> 902750
  "microplate" -> 902750
  "refraktometer" -> 902750
  "refractometre" -> 902750
  "turbidimetre" -> 902750
  "refractometro" -> 902750
  "turbidimetro" -> 902750
  "rifrattometro" -> 902750
  "refraktometr" -> 902750
  "refratometro" -> 902750
  "biochimique" -> 902750
  "bioquimico" -> 902750
  "hematology" -> 902750
  * -> 902789
t: digital ph meter pen => 902789
t: brix refractometer => 902750
t: gas chromatograph => 902720
t: uv vis spectrophotometer => 902730
t: alcohol breathalyzer => 902710
t: ph test strips => !902789

@ breathing-protection
en: self contained breathing apparatus; scba; half mask respirator with filter; diving breathing apparatus; escape hood; full face gas mask; powered air respirator; papr; scuba breathing apparatus; scuba set; airline breathing apparatus; scuba diving regulator; gas mask filter; rebreather; mini scuba tank
de: Atemschutzgerät; Vollmaske + Atemschutz; Tauchregler; Atemregler; Pressluftatmer; Gasmaskenfilter
fr: appareil respiratoire isolant; détendeur de plongée; masque respiratoire complet; cartouche + masque à gaz
es: equipo de respiración autónoma; regulador de buceo; máscara completa + respirador
it: autorespiratore; erogatore subacqueo; maschera pieno facciale
nl: ademluchttoestel; duikautomaat; ademautomaat; volgelaatsmasker
pl: aparat oddechowy; automat oddechowy
pt: aparelho de respiração autônoma; regulador de mergulho; máscara facial completa + respirador
not: gas mask toy; gas mask costume; gas mask bong; gas mask bag
  * -> 902000
t: full face gas mask with filter => 902000
t: scuba diving regulator => 902000
t: surgical face mask => !902000

@ checking-instrument
en: wheel balancer; wheel balancing machine; balancing machine; coordinate measuring machine; engine test bench; profile projector; diagnostic scanner + car|obd; borescope measuring; flaw detector; wheel aligner; laser alignment tool; test bench; pump test bench; surface roughness tester; load cell sensor; photoelectric inspection; vision measuring machine; leak tester; wheel alignment machine; code reader obd; encoder sensor; theft tag detector; diagnostic scan tool; push pull gauge
de: Koordinatenmessmaschine; Diagnosegerät + OBD|Auto; Ultraschallprüfgerät; Vibrationsmessgerät; Rauheitsmessgerät; Holzfeuchtemesser
fr: équilibreuse; machine à mesurer tridimensionnelle; lecteur obd; géométrie + machine
es: máquina de medición por coordenadas; alineadora
it: macchina di misura a coordinate; rilevatore di montanti; rugosimetro
nl: coördinatenmeetmachine
pl: maszyna współrzędnościowa; stanowisko badawcze
pt: máquina de medição por coordenadas; banco de ensaio; detector de vigas; alinhador
not: wheel balancer weight; soil moisture meter; obd cable; obd2 cable; obd extension cable; obd gps tracker; strain gauge amplifier; alino; equilibrer
  "parts of|partes de|parti di" -> 903190
  "parts for|partes para|piezas para|parti per|peças para" -> 903190
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 903190
  "balanc" -> 903110
  "balancer" -> 903110
  "balancing" -> 903110
  "auswuchtmaschine" -> 903110
  "equilibreuse" -> 903110
  "balanceadora" -> 903110
  "equilibradora" -> 903110
  "equilibratrice" -> 903110
  "balanceermachine" -> 903110
  "wywazarka" -> 903110
  "sound" -> 902789     # 9027 names sound
  "noise" -> 902789     # 9027 names sound
  "decibel" -> 902789     # 9027 names sound
  "schallpegelmesser" -> 902789     # 9027 names sound
  "sonometre" -> 902789     # 9027 names sound
  "sonometro" -> 902789     # 9027 names sound
  "fonometro" -> 902789     # 9027 names sound
  "geluidsmeter" -> 902789     # 9027 names sound
  "sonometr" -> 902789     # 9027 names sound
  "decibelimetro" -> 902789     # 9027 names sound
  "test bench" -> 903120
  "prufstand" -> 903120
  "banc d essai" -> 903120
  "banco de pruebas" -> 903120
  "banco prova" -> 903120
  "testbank" -> 903120
  "stanowisko" -> 903120
  "banco de ensaio" -> 903120
  "profile projector" -> 903149
  "coordinate" -> 903149
  "vision" -> 903149
  "koordinatenmessmaschine" -> 903149
  "profilprojektor" -> 903149
  "projecteur de profil" -> 903149
  "proyector de perfiles" -> 903149
  "proiettore di profili" -> 903149
  "profielprojector" -> 903149
  "projektor profilowy" -> 903149
  "projetor de perfil" -> 903149
  * -> 903180
t: obd2 car diagnostic scanner => 903180
t: wheel balancing machine => 903110
t: engine test bench => 903120
t: vibration meter => 903180
t: obd2 extension cable => !903180

@ cine-projection
en: slide projector; film projector; overhead projector; photographic enlarger; cine camera; movie camera film; film developing machine; darkroom equipment; darkroom tank; photo developing tank; microfilm reader; x-ray film viewer; negatoscope; movie projector 35mm; photo enlarger; film developing tank; film processor x-ray; super 8 camera; cinema projector film; developing tray photographic
de: Entwicklerdose = film developing tank; Filmkamera Super 8 = super 8 camera
fr: projecteur de cinéma = cinema projector; agrandisseur = photo enlarger; cuve de développement = darkroom tank
es: proyector de cine = cinema projector; ampliadora = photographic enlarger; tanque de revelado = film developing tank
it: proiettore cinematografico = cine projector; ingranditore = photographic enlarger; tank sviluppo = photo developing tank
nl: ontwikkeltank = developing tank
pl: powiększalnik = photographic enlarger; koreks = photo developing tank
pt: projetor de filme = film projector; ampliador = photo enlarger
  "cine camera" -> 900710
  "movie camera" -> 900710
  "super 8" -> 900710
  "film projector" -> 900720
  "movie projector" -> 900720
  "cinema" -> 900720
  "filmprojektor" -> 900720
  "projecteur de cinema" -> 900720
  "proyector de cine" -> 900720
  "cinematografico" -> 900720
  "filmprojector" -> 900720
  "filmowy" -> 900720
  "projetor de filme" -> 900720
  "developing machine" -> 901010
  "processor" -> 901010
  "tank" -> 901050
  "darkroom" -> 901050
  "negatoscope" -> 901050
  "viewer" -> 901050
  "tray" -> 901050
  "entwicklerdose" -> 901050
  "cuve" -> 901050
  "tanque" -> 901050
  "negatoscopio" -> 901050
  "negativoscopio" -> 901050
  "ontwikkeltank" -> 901050
  "koreks" -> 901050
  "negatoskop" -> 901050
  "rontgenfilmbetrachter" -> 901050
  * -> 900850
t: slide projector 35 mm => 900850
t: x-ray film viewer negatoscope => 901050
t: home cinema projector wifi => !900850

@ contact-lens
en: coloured contact lens; colored contacts; circle lens; halloween contact lens; soft contact lens; daily contact lenses; colour contact lens; scleral lens
de: Kontaktlinse = contact lens; farbige Kontaktlinsen = coloured contact lens
fr: lentilles de couleur = coloured contact lenses
es: lentillas de colores = coloured contact lens
it: lenti colorate = coloured lens
nl: contactlens = contact lens; kleurlenzen = coloured contact lens
pt: lente de contacto = contact lens
not: contact lens case; contact lens solution; contact lens holder; contact lens inserter; contact lens tweezers; contact lens box; contact lens remover; contact lens cleaner; contact lens washer
  * -> 900130
t: coloured contact lenses yearly => 900130
t: contact lens case => !900130

@ counter-tachometer
en: revolution counter; taximeter; production counter; speed indicator; hourmeter; bicycle speedometer; cycle computer; instrument cluster + speedometer|car|motorcycle; electronic counter; length counter meter; engine hour meter; digital counter + production|industrial|punch
de: Taxameter = taximeter; Zähler = counter + Hub|Stück|Produktion
fr: taximètre = taximeter
es: taxímetro = taximeter
it: tassametro = taximeter
nl: taximeter = taximeter
pl: taksometr = taximeter
not: coin counter; money counter; speedometer cable; speedometer gear; counter stool; geiger counter; stroboscope light party; bike computer mount; speedometer sensor; speedometer cover; bike computer holder; tachograph paper
  "parts of|partes de|parti di" -> 902990
  "parts for|partes para|piezas para|parti per|peças para" -> 902990
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 902990
  "revolution" -> 902910
  "taximeter" -> 902910
  "odometer" -> 902910
  "tally" -> 902910
  "production" -> 902910
  "hour" -> 902910
  "people" -> 902910
  "counter" -> 902910
  "taxameter" -> 902910
  "betriebsstundenzahler" -> 902910
  "handzahler" -> 902910
  "zahler" -> 902910
  "taximetre" -> 902910
  "horaire" -> 902910
  "manuel" -> 902910
  "taximetro" -> 902910
  "horometro" -> 902910
  "manual" -> 902910
  "tassametro" -> 902910
  "contaore" -> 902910
  "manuale" -> 902910
  "urenteller" -> 902910
  "handteller" -> 902910
  "taksometr" -> 902910
  "motogodzin" -> 902910
  "reczny" -> 902910
  "horimetro" -> 902910
  * -> 902920
t: digital laser tachometer => 902920
t: taximeter for taxi => 902910
t: counter stool => !902920

@ dental-instrument
en: dental drill; dental handpiece; dental scaler; dental instrument set; dental curing light; dental unit; ultrasonic scaler + dental|teeth|tooth; dental forceps; teeth scraper; plaque remover tool; dental air compressor handpiece; orthodontic wire; dental pick set; dental tool kit; rubber dam clamp dental; dental polisher; endodontic motor; dental elevator; dental file; root canal file; intraoral scanner; dental turbine; dental loupes light; cheek retractor; mouth mirror dental; dental suction tip; dental matrix
de: Dentalhandstück = dental handpiece; Zahnsteinentferner = tartar remover; Mundspiegel = mouth mirror; Dentalinstrument = dental instrument; Polymerisationslampe = dental curing light; Behandlungseinheit Zahnarzt = dental unit
fr: pièce à main dentaire = dental handpiece; turbine dentaire = dental turbine; lampe à photopolymériser = dental curing light
es: turbina dental = dental turbine; pieza de mano dental = dental handpiece; lámpara de fotocurado = dental curing light; limpiador dental ultrasónico = ultrasonic dental cleaner; bracket ortodoncia = orthodontic bracket
it: poltrona odontoiatrica = dental chair; manipolo dentale = dental handpiece; ablatore = dental scaler; riunito odontoiatrico = dental unit; turbina dentale = dental turbine
nl: tandheelkundig instrument = dental instrument; handstuk tandarts = dental handpiece; tandsteenverwijderaar = tartar remover; mondspiegel = mouth mirror
pl: kątnica stomatologiczna = dental handpiece; skaler stomatologiczny = dental scaler; unit stomatologiczny = dental unit
pt: alta rotação odontológica = dental handpiece; instrumental odontológico = dental instruments; fotopolimerizador = dental curing light
not: dental floss; dental mould; dental wax; dental chair toy; dental guard
  "drill engine" -> 901841
  "intraoral scanner" -> 903149 ~.5
  * -> 901849
t: dental handpiece high speed => 901849
t: dental mirror stainless steel => 901849
t: dental floss picks => !901849

@ drafting-instrument
en: drafting machine; drawing board + drafting|technical; pantograph + drawing; slide rule; technical drawing set; drafting compass; plotter vinyl cutter; scriber block; marking-out instrument; centre punch marking gauge; drafting board; drawing compass set; map measurer; geometry compass
de: Zeichenmaschine = drafting machine; Rechenschieber = slide rule
fr: table à dessin technique = technical drawing table; planche à dessin = drawing board; règle à calcul = slide rule; compas de dessin = drafting compass
es: mesa de dibujo técnico = drafting table; tablero de dibujo técnico = drafting board; regla de cálculo = slide rule; estuche de compases = compass set
it: tavolo da disegno tecnico = drafting table; regolo calcolatore = slide rule; compasso da disegno = drawing compass
nl: rekenliniaal = slide rule
pl: suwak logarytmiczny = slide rule; cyrkiel kreślarski = drafting compass; przybory kreślarskie = drafting instruments
pt: mesa de desenho técnico = drafting table; régua de cálculo = slide rule; compasso de desenho = drafting compass
  "parts of|partes de|parti di" -> 901790
  "parts for|partes para|piezas para|parti per|peças para" -> 901790
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 901790
  "machine" -> 901710
  "table|de mesa|da tavola" -> 901710
  "board" -> 901710
  "plotter" -> 901710
  "zeichenmaschine" -> 901710
  "zeichenplatte" -> 901710
  "planche" -> 901710
  "mesa" -> 901710
  "tablero" -> 901710
  "tavolo" -> 901710
  "tekentafel" -> 901710
  "deska" -> 901710
  "tecnigrafo" -> 901710
  * -> 901720
t: technical drawing set with compass => 901720
t: drafting machine => 901710
t: magnetic compass hiking => !901720

@ electrical-test-instrument
en: network analyzer; logic analyzer; megohmmeter; panel voltmeter; panel ammeter; ohmmeter; power quality analyzer; optical power meter; otdr; galvanometer; power analyzer; dosimeter; radiation meter; digital voltmeter; digital oscilloscope; test leads multimeter; data logger + voltage|recorder; logic probe; wafer prober; semiconductor tester; chart recorder; phase sequence meter; electronic load tester; ammeter voltmeter; cat5 tester; automotive multimeter
de: Strommesszange = current clamp meter; Strahlungsmessgerät = radiation meter; Leistungsmessgerät = power meter; Erdungsprüfer = earth tester; Messleitung Multimeter = multimeter test lead
fr: testeur d'isolement = insulation tester
es: detector de voltaje = voltage detector
it: tester isolamento = insulation tester; tester cavi = cable tester
nl: isolatietester = insulation tester; spectrumanalyzer = spectrum analyser; dosimeter = dosimeter
not: battery tester case; multimeter case; multimeter bag; multimeter fuse
  "parts of|partes de|parti di" -> 903090
  "parts for|partes para|piezas para|parti per|peças para" -> 903090
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 903090
  "geiger" -> 903010
  "radiation" -> 903010
  "dosimeter" -> 903010
  "geigerzahler" -> 903010
  "strahlungsmessgerat" -> 903010
  "dosimetre" -> 903010
  "dosimetro" -> 903010
  "geigerteller" -> 903010
  "geigera" -> 903010
  "dozymetr" -> 903010
  "probe" -> 903090
  "test leads" -> 903090
  "messleitung" -> 903090
  "oscilloscope" -> 903020
  "oszilloskop" -> 903020
  "osciloscopio" -> 903020
  "oscilloscopio" -> 903020
  "oscilloscoop" -> 903020
  "oscyloskop" -> 903020
  "otdr" -> 903040
  "optical power meter" -> 903040
  "telecom" -> 903040
  "wafer" -> 903082
  "semiconductor" -> 903082
  "data logger" -> 903084
  "recorder" -> 903084
  "multimeter" -> 903031
  "multimetre" -> 903031
  "multimetro" -> 903031
  "multimetr" -> 903031
  "polimetro" -> 903031
  "zangenmultimeter" -> 903031
  "lcr" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "capacitance" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "cable tester" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "battery tester" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "spectrum" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "network" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "logic" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "earth resistance" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "kabeltester" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "batterietester" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "spektrumanalysator" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "spectre" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "espectro" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "spettro" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "widma" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "testeur de cable" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "testeur de batterie" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "probador" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "tester" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "accutester" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "testador" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  "emf" !"voltage tester" !"insulation|aislante|aislamiento|isolante|isolamento" -> 903089
  * -> 903033
t: digital oscilloscope 100mhz => 903020
t: digital multimeter auto range => 903031
t: geiger counter radiation detector => 903010
t: clamp meter ac current => 903031
t: multimeter case => !903033

@ firearm
en: pistol + 9mm|firearm|caliber|semi automatic|glock|revolver|gun|semi auto; revolver; handgun; shotgun; hunting rifle; rifle + hunting|caliber|bolt action|sporting|semi automatic|.308|.22; machine gun; assault rifle; semi automatic rifle; bolt action rifle; firearm; muzzle loader; grenade launcher; howitzer; mortar military; flare gun; starter pistol; blank firing pistol; submachine gun; artillery gun; rocket launcher; captive bolt gun; line throwing gun; flame thrower military; sporting shotgun; signal pistol; black powder rifle; target pistol; carbine rifle; flare pistol; missile launcher; torpedo tube
de: Pistole = pistol + Kaliber|9mm; Revolver = revolver; Schrotflinte = shotgun; Jagdgewehr = hunting rifle; Büchse = rifle + Kaliber|Jagd; Maschinengewehr = machine gun; Schreckschusspistole = blank firing pistol; Signalpistole = signal pistol; Bolzenschussgerät = captive bolt gun; Sturmgewehr = assault rifle; Feuerwaffe = firearm; Granatwerfer = grenade launcher
fr: pistolet = pistol + calibre|9mm|alarme; revolver = revolver; fusil de chasse = hunting gun; carabine = rifle + chasse|calibre; fusil d'assaut = assault rifle; pistolet d'alarme = alarm pistol; arme à feu = firearm; lance-roquettes = rocket launcher; lance-grenades = grenade launcher; obusier = howitzer
es: pistola = pistol + calibre|9mm; revólver = revolver; escopeta = shotgun; rifle de caza = hunting rifle; ametralladora = machine gun; fusil de asalto = assault rifle; pistola detonadora = blank firing pistol; pistola de bengalas = flare gun; arma de fuego = firearm; lanzacohetes = rocket launcher; obús = howitzer
it: pistola = pistol + calibro|9mm; revolver = revolver; fucile da caccia = hunting gun; carabina = rifle + caccia|calibro; mitragliatrice = machine gun; fucile d'assalto = assault rifle; pistola a salve = blank firing pistol; pistola lanciarazzi = flare gun; arma da fuoco = firearm; lanciarazzi = rocket launcher
nl: pistool = pistol + kaliber|9mm; revolver = revolver; jachtgeweer = hunting rifle; hagelgeweer = shotgun; machinegeweer = machine gun; alarmpistool = blank firing pistol; seinpistool = flare gun; vuurwapen = firearm
pl: pistolet = pistol + kaliber|9mm; rewolwer = revolver; strzelba = shotgun; sztucer = hunting rifle; karabin = rifle + myśliwski|kaliber; karabin maszynowy = machine gun; pistolet hukowy = blank pistol; broń palna = firearm; rakietnica = flare gun
pt: pistola = pistol + calibre|9mm; revólver = revolver; espingarda = shotgun; carabina = rifle + caça|calibre; metralhadora = machine gun; fuzil de assalto = assault rifle; pistola de sinalização = flare gun; arma de fogo = firearm; lança-foguetes = rocket launcher
not: toy gun; toy revolver; water gun; glue gun; nerf; revolver toy; toy pistol; shotgun shell; rifle scope; rifle sling; revolver lighter; handgun case; revolver keychain; revolver holster; shotgun microphone; shotgun sling; pistol lighter; shotgun mic; rifle bag; rifle case; handgun holster; shotgun cleaning; shotgun bag; rifle cleaning kit; gun cleaning kit; handgun safe; rifle bipod; airsoft; rifle magazine; pistol holster; pistol grip; gel blaster; revolver necklace; rifle rest
  "parts of|partes de|parti di" -> 930520
  "parts for|partes para|piezas para|parti per|peças para" -> 930520
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 930520
  "howitzer" -> 930110
  "mortar|mortero|malta|argamassa" -> 930110
  "artillery" -> 930110
  "obusier" -> 930110
  "obus" -> 930110
  "launcher" -> 930120
  "flame thrower" -> 930120
  "torpedo" -> 930120
  "granatwerfer" -> 930120
  "lance roquettes" -> 930120
  "lance grenades" -> 930120
  "lanzacohetes" -> 930120
  "lanciarazzi arma" -> 930120
  "lanca foguetes" -> 930120
  "machine gun" -> 930190
  "assault" -> 930190
  "submachine" -> 930190
  "maschinengewehr" -> 930190
  "sturmgewehr" -> 930190
  "mitrailleuse" -> 930190
  "assaut" -> 930190
  "ametralladora" -> 930190
  "asalto" -> 930190
  "mitragliatrice" -> 930190
  "assalto" -> 930190
  "machinegeweer" -> 930190
  "maszynowy" -> 930190
  "metralhadora" -> 930190
  "muzzle" -> 930310
  "black powder" -> 930310
  "shotgun" -> 930320
  "schrotflinte" -> 930320
  "fusil de chasse" -> 930320
  "escopeta" -> 930320
  "hagelgeweer" -> 930320
  "strzelba" -> 930320
  "espingarda" -> 930320
  "flare" -> 930390
  "starter" -> 930390
  "blank" -> 930390
  "captive" -> 930390
  "signal" -> 930390
  "line throwing" -> 930390
  "schreckschusspistole" -> 930390
  "signalpistole" -> 930390
  "bolzenschussgerat" -> 930390
  "alarme" -> 930390
  "detonadora" -> 930390
  "bengalas" -> 930390
  "salve" -> 930390
  "lanciarazzi" -> 930390
  "alarmpistool" -> 930390
  "seinpistool" -> 930390
  "hukowy" -> 930390
  "rakietnica" -> 930390
  "sinalizacao" -> 930390
  "rifle" -> 930330
  "carbine" -> 930330
  "jagdgewehr" -> 930330
  "buchse" -> 930330
  "carabine" -> 930330
  "carabina" -> 930330
  "fucile" -> 930330
  "jachtgeweer" -> 930330
  "sztucer" -> 930330
  "karabin" -> 930330
  * -> 930200
t: semi automatic pistol 9mm => 930200
t: bolt action hunting rifle => 930330
t: pump action shotgun 12 gauge => 930320
t: blank firing pistol => 930390
t: toy revolver => !930200

@ flow-pressure-instrument
en: level gauge; liquid level gauge; ultrasonic flow meter; electromagnetic flowmeter; fuel level gauge; pressure transducer; level transmitter; tank level sensor; pressure sensor industrial; digital manometer; heat cost allocator; wind speed meter; pitot tube; level indicator + tank|liquid|water; sight glass level gauge; turbine flow meter; tank gauge; air flow meter; gas pressure gauge; refrigerant manifold gauge
de: Drucktransmitter; Rotameter; Heizkostenverteiler
es: medidor de calor; indicador de combustible; medidor de presión de neumáticos
nl: druktransmitter
pl: poziomowskaz; wskaźnik paliwa
pt: indicador de combustível; medidor de pressão de pneus
not: flow meter oxygen therapy; fuel gauge sender seal; fuel gauge sticker
  "parts of|partes de|parti di" -> 902690
  "parts for|partes para|piezas para|parti per|peças para" -> 902690
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 902690
  "heat" -> 902680
  "anemometer" -> 902680
  "wind speed" -> 902680
  "pitot" -> 902680
  "air flow" -> 902680
  "warmezahler" -> 902680
  "heizkostenverteiler" -> 902680
  "chaleur" -> 902680
  "anemometre" -> 902680
  "calor" -> 902680
  "anemometro" -> 902680
  "calore" -> 902680
  "warmtemeter" -> 902680
  "cieplomierz" -> 902680
  "anemometr" -> 902680
  "windmesser" -> 902680
  "flow" -> 902610
  "level" -> 902610
  "rotameter" -> 902610
  "flowmeter" -> 902610
  "fuel" -> 902610
  "tank" -> 902610
  "durchflussmesser" -> 902610
  "fullstandsanzeiger" -> 902610
  "fullstandssensor" -> 902610
  "tankanzeige" -> 902610
  "debitmetre" -> 902610
  "niveau" -> 902610
  "carburant" -> 902610
  "caudalimetro" -> 902610
  "nivel" -> 902610
  "combustible" -> 902610
  "flussometro" -> 902610
  "livello" -> 902610
  "carburante" -> 902610
  "portata" -> 902610
  "debietmeter" -> 902610
  "niveaumeter" -> 902610
  "brandstofmeter" -> 902610
  "przeplywomierz" -> 902610
  "poziomowskaz" -> 902610
  "paliwa" -> 902610
  "poziomu" -> 902610
  "vazao" -> 902610
  "combustivel" -> 902610
  "rotametre" -> 902610
  "rotametro" -> 902610
  "rotametr" -> 902610
  * -> 902620
t: electromagnetic flow meter dn50 => 902610
t: differential pressure gauge => 902620
t: digital anemometer wind speed meter => 902680
t: feeler gauge set => !902620

@ glasses
en: eyeglasses; spectacles; cycling glasses; driving glasses; anti blue light glasses; magnetic clip on sunglasses; presbyopic glasses; shutter shades; eye shield glasses
de: Brille = glasses + Lese|Blaulicht|Computer|Motorrad|Sport; Korrektionsbrille = corrective glasses
fr: lunettes = glasses + loupe|vue|soleil|cycliste
es: gafas de ciclismo = cycling glasses
it: occhialini da nuoto = swimming goggles
nl: blauw licht bril = anti blue light glasses
pl: okulary pływackie = swimming goggles
not: sunglasses case; glasses case; sunglasses strap; vr glasses; wine glasses; glasses frame; glasses chain; glasses cloth; glasses holder; sunglasses holder; sunglasses display; smart glasses; glasses stand; glasses cleaner; safety glasses; sunglasses box; glasses cord; glasses pouch; doll sunglasses; sunglasses rack; pet sunglasses; glasses repair; pilot glasses case; magnifying glasses; sunglasses chain; bluetooth sunglasses; glasses box; drinking glasses; shot glasses; champagne glasses; cat sunglasses; dog sunglasses; dog goggles; bluetooth glasses
  "reading" !"sun" !"sunglasses" -> 900490
  "blue light" !"sun" !"sunglasses" -> 900490
  "3d" !"sun" !"sunglasses" -> 900490
  "swim" !"sun" !"sunglasses" -> 900490
  "swimming" !"sun" !"sunglasses" -> 900490
  "ski" !"sun" !"sunglasses" -> 900490
  "goggles" !"sun" !"sunglasses" -> 900490
  "computer" !"sun" !"sunglasses" -> 900490
  "presbyopic" !"sun" !"sunglasses" -> 900490
  "night driving" !"sun" !"sunglasses" -> 900490
  "prescription" !"sun" !"sunglasses" -> 900490
  "myopia" !"sun" !"sunglasses" -> 900490
  "snow" !"sun" !"sunglasses" -> 900490
  "natation" !"sun" !"sunglasses" -> 900490
  "natacion" !"sun" !"sunglasses" -> 900490
  "nuoto" !"sun" !"sunglasses" -> 900490
  "plywackie" !"sun" !"sunglasses" -> 900490
  "natacao" !"sun" !"sunglasses" -> 900490
  "esqui" !"sun" !"sunglasses" -> 900490
  "lesebrille" !"sun" !"sunglasses" -> 900490
  "schwimmbrille" !"sun" !"sunglasses" -> 900490
  "skibrille" !"sun" !"sunglasses" -> 900490
  "lecture" !"sun" !"sunglasses" -> 900490
  "lectura" !"sun" !"sunglasses" -> 900490
  "lettura" !"sun" !"sunglasses" -> 900490
  "leitura" !"sun" !"sunglasses" -> 900490
  "luz azul" !"sun" !"sunglasses" -> 900490
  "luce blu" !"sun" !"sunglasses" -> 900490
  "leesbril" !"sun" !"sunglasses" -> 900490
  "zwembril" !"sun" !"sunglasses" -> 900490
  "skibril" !"sun" !"sunglasses" -> 900490
  "czytania" !"sun" !"sunglasses" -> 900490
  "narciarskie" !"sun" !"sunglasses" -> 900490
  "korekcyjne" !"sun" !"sunglasses" -> 900490
  "graduadas" !"sun" !"sunglasses" -> 900490
  "vista" !"sun" !"sunglasses" -> 900490
  "vue" !"sun" !"sunglasses" -> 900490
  "grau" !"sun" !"sunglasses" -> 900490
  "blaulicht" !"sun" !"sunglasses" -> 900490
  "eclipse" !"sun" !"sunglasses" -> 900490
  "eyeglasses" !"sunglasses" -> 900490
  "spectacles" !"sunglasses" -> 900490
  * -> 900410
t: polarized sunglasses for men => 900410
t: reading glasses +2.0 => 900490
t: swimming goggles anti fog => 900490
t: wine glasses set => !900410

@ gun-part part of firearm, airgun
en: gun stock; rifle magazine; gun barrel; trigger assembly; pistol grip; gun sling mount; muzzle brake; suppressor; silencer gun; rifle stock; airsoft magazine; foregrip; handguard; buttstock; pistol magazine; rifle bipod; shotgun barrel; gun trigger; choke tube; m-lok rail; recoil pad; flash hider; airsoft part; airsoft gearbox; gun magazine; vertical grip; magazine loader; rifle sling swivel; gun parts; keymod rail; iron sight; gun sight iron; pistol slide; bipod + rifle|hunting|picatinny; cheek rest; angled grip; airsoft suppressor; paintball barrel; shotgun choke; magazine pouch coupler clip; ak grip; speed loader; rifle handguard; airsoft hop up; paintball hopper
de: Gewehrschaft = gun stock; Magazin = magazine + Gewehr|Pistole|Softair; Gewehrlauf = gun barrel; Mündungsbremse = muzzle brake; Schalldämpfer = silencer + Gewehr|Waffe; Pistolengriff = pistol grip; Abzug = trigger + Gewehr; Handschutz = handguard + Gewehr; Zweibein = bipod
fr: crosse de fusil = gun stock; chargeur = magazine + airsoft|pistolet|fusil; canon de fusil = gun barrel; frein de bouche = muzzle brake; poignée pistolet = pistol grip + airsoft; silencieux = suppressor + arme; garde-main = handguard
es: culata de rifle = rifle stock; cargador = magazine + airsoft|pistola|rifle; riel picatinny = picatinny rail; cañón de rifle = rifle barrel; freno de boca = muzzle brake; silenciador = suppressor + arma; empuñadura = grip + rifle; guardamanos = handguard
it: calciolo = recoil pad; caricatore = gun magazine + softair|pistola|fucile; slitta picatinny = picatinny rail; canna fucile = gun barrel; freno di bocca = muzzle brake; silenziatore = suppressor + fucile|softair; impugnatura = grip + fucile
nl: geweerkolf = gun stock; magazijn = magazine + airsoft|geweer; picatinny rail = picatinny rail; geweerloop = gun barrel; geluidsdemper = silencer + geweer; geweerkolven = gun stock
pl: kolba karabinu = gun stock; magazynek = magazine + airsoft|pistolet|karabin|asg; szyna picatinny = picatinny rail; lufa karabinu = rifle barrel; tłumik = suppressor + broń|asg; chwyt = grip + picatinny|karabin; dwójnóg = bipod + karabin
pt: coronha = gun stock; carregador = magazine + airsoft|pistola|rifle; cano de rifle = rifle barrel; freio de boca = muzzle brake; silenciador = suppressor + arma; guarda-mão = handguard + rifle
not: nail gun magazine; glue gun trigger; power tool pistol grip; massage gun; picatinny rail scope; voltage suppressor; suppressor diode; gun stock toy; noise suppressor; wave suppressor; pistol grip sprayer; silencioso; cariche; carica; carico; carregamento
  "airsoft" -> 930599
  "air rifle" -> 930599
  "paintball" -> 930599
  "softair" -> 930599
  "asg" -> 930599
  "rail" -> 930599
  "picatinny" -> 930599
  "machine gun" -> 930591
  "military" -> 930591
  "howitzer" -> 930591
  "pistol" -> 930510
  "revolver" -> 930510
  "handgun" -> 930510
  "speed loader" -> 930510
  * -> 930520
t: rifle stock walnut hunting => 930520
t: pistol magazine 9mm => 930510
t: airsoft magazine => 930599
t: nail gun magazine => !930520

@ instrument-part part of material-tester, thermo-hygro, flow-pressure-instrument, supply-meter, counter-tachometer, checking-instrument, regulator-instrument
en: thermometer part; pressure gauge part; meter part; flow sensor part; testing machine grip; speedometer part; thermostat part; instrument part optical; flow meter part
  "thermometer" -> 902590
  "testing machine" -> 902490
  "speedometer" -> 902990
  "electricity meter" -> 902890
  "thermostat" -> 903290
  "optical" -> 903300
  * -> 902690
t: flow meter part => 902690
t: thermometer part => 902590
t: flow meter => !902690

@ lab-microscope
en: optical microscope; electron microscope; scanning electron microscope; metallurgical microscope; trinocular microscope; fluorescence microscope; inverted microscope; stereoscopic microscope; polarizing microscope; surgical microscope; dental microscope; zoom stereo microscope; laboratory microscope
de: Elektronenmikroskop; Labormikroskop; Durchlichtmikroskop
fr: microscope biologique
es: microscopio óptico; microscopio biológico
it: microscopio stereoscopico
nl: lichtmicroscoop
pl: mikroskop optyczny; mikroskop biologiczny
pt: microscópio óptico
not: microscope slide; microscope camera; microscope stand; microscope light; microscope adapter
  "parts of|partes de|parti di" -> 901190
  "parts for|partes para|piezas para|parti per|peças para" -> 901190
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 901190
  "electron" -> 901210
  "elektronenmikroskop" -> 901210
  "electronique" -> 901210
  "electronico" -> 901210
  "elettronico" -> 901210
  "elektronenmicroscoop" -> 901210
  "elektronowy" -> 901210
  "eletronico" -> 901210
  "stereo" -> 901110
  "stereoscopic" -> 901110
  "stereomikroskop" -> 901110
  "stereoscopique" -> 901110
  "estereoscopico" -> 901110
  "stereoscopico" -> 901110
  "stereomicroscopio" -> 901110
  "stereomicroscoop" -> 901110
  "stereoskopowy" -> 901110
  "trinocular" -> 901120
  "camera" -> 901120
  "photomicrography" -> 901120
  "surgical" -> 901180
  "dental" -> 901180
  * -> 901180
t: stereo zoom microscope => 901110
t: scanning electron microscope => 901210
t: biological compound microscope => 901180
t: microscope slides glass => !901180

@ laser-scope
en: telescopic sight; laser module; holographic sight; fiber laser source; laser diode module; co2 laser tube; hunting scope; green dot sight; laser tube; scope + rifle|airsoft|hunting|air gun; laser source; crossbow scope; laser head; magnifier scope red dot; prism scope; laser cat pointer; he-ne laser; yag laser; laser dot sight; optical door viewer; stereoscope viewer
de: Laserröhre = laser tube; Periskop = periscope
fr: point rouge = red dot sight; tube laser = laser tube; périscope = periscope
es: visor telescópico = telescopic sight; mira de punto rojo = red dot sight; mirilla = door viewer + puerta; tubo láser = laser tube
it: ottica da tiro = hunting scope; punto rosso = red dot sight + mirino|ottica; tubo laser = laser tube
pl: celownik kolimatorowy = red dot sight
pt: luneta de tiro = telescopic sight
not: scope mount; scope ring; laser pointer presenter; scope cover; digital door viewer; door viewer camera; peephole camera; wireless presenter; scope mount rings; laser level; night vision scope; scope cap
  "parts of|partes de|parti di" -> 901390
  "parts for|partes para|piezas para|parti per|peças para" -> 901390
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 901390
  "scope" -> 901310
  "rifle" -> 901310
  "telescopic" -> 901310
  "periscope" -> 901310
  "riflescope" -> 901310
  "zielfernrohr" -> 901310
  "lunette" -> 901310
  "mira telescopica" -> 901310
  "visor telescopico" -> 901310
  "puntamento" -> 901310
  "ottica da tiro" -> 901310
  "richtkijker" -> 901310
  "celownicza" -> 901310
  "luneta" -> 901310
  "periskop" -> 901310
  "periscope" -> 901310
  "door viewer" -> 901380
  "peephole" -> 901380
  "turspion" -> 901380
  "judas" -> 901380
  "mirilla" -> 901380
  "spioncino" -> 901380
  "deurspion" -> 901380
  "drzwi" -> 901380
  "olho magico" -> 901380
  "red dot" -> 901380
  "reflex" -> 901380
  "holographic" -> 901380
  "rotpunktvisier" -> 901380
  "leuchtpunktvisier" -> 901380
  "point rouge" -> 901380
  "punto rojo" -> 901380
  "punto rosso" -> 901380
  "kolimator" -> 901380
  "kolimatorowy" -> 901380
  "stereoscope" -> 901380
  "green dot" -> 901380
  * -> 901320
t: rifle scope 4-16x50 => 901310
t: green laser pointer => 901320
t: green dot sight => 901380
t: gastroscope endoscope => !901310 => !901320

@ lcd-sight-part part of laser-scope
en: red dot mount; riser mount; scope cap; rifle scope cover; laser head part; laser lens part; scope base; flip up scope cover; scope bubble level
de: Montageringe; ZF Montage
fr: montage lunette de tir; anneaux de montage; collier de montage lunette
es: montura de mira; anillas para visor
it: attacchi ottica; anelli ottica
pl: obejmy montażowe
  * -> 901390
t: scope bubble level => 901390
t: rifle scope => !901390

@ material-tester
en: tensile testing machine; hardness tester; universal testing machine; rockwell hardness tester; durometer; compression testing machine; impact testing machine; shore hardness tester; material testing machine; brinell hardness tester; textile strength tester; paper strength tester; concrete test hammer; vickers hardness tester; leeb hardness tester; abrasion tester; bursting strength tester; drop tester; shore durometer
de: Zugprüfmaschine = tensile testing machine; Härteprüfer = hardness tester; Härteprüfgerät = hardness tester; Universalprüfmaschine = universal testing machine; Werkstoffprüfmaschine = material testing machine; Pendelschlagwerk = pendulum impact tester; Shore Härteprüfer = shore hardness tester
fr: machine d'essai de traction = tensile testing machine; duromètre = hardness tester; machine d'essai universelle = universal testing machine; scléromètre = concrete test hammer
es: máquina de ensayo de tracción = tensile testing machine; durómetro = durometer; máquina universal de ensayos = universal testing machine; esclerómetro = concrete test hammer
it: macchina prova trazione = tensile testing machine; durometro = hardness tester; macchina prove universali = universal testing machine; sclerometro = rebound hammer
nl: trekbank = tensile testing machine; hardheidsmeter = hardness tester; materiaaltestmachine = material testing machine
pl: maszyna wytrzymałościowa = material testing machine; twardościomierz = hardness tester; młotek schmidta = schmidt hammer
pt: máquina de ensaio de tração = tensile testing machine; durômetro = durometer; máquina universal de ensaios = universal testing machine; esclerômetro = rebound hammer
not: water hardness tester
  "parts of|partes de|parti di" -> 902490
  "parts for|partes para|piezas para|parti per|peças para" -> 902490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 902490
  part=part -> 902490 ~.01
  "concrete|hormigón|calcestruzzo|betão|concreto" -> 902480
  "textile|textil|tessile" -> 902480
  "paper|papel|carta" -> 902480
  "plastic|plástico|plastica" -> 902480
  "durometer" -> 902480
  "shore" -> 902480
  "abrasion" -> 902480
  "rubber|caucho|goma|gomma|borracha" -> 902480
  "bursting" -> 902480
  "wood|madera|legno|madeira" -> 902480
  "schmidta" -> 902480
  "esclerometro" -> 902480
  "sclerometro" -> 902480
  "sclerometre" -> 902480
  "esclerometro" -> 902480
  * -> 902410
t: rockwell hardness tester for metals => 902410
t: shore durometer for rubber => 902480
t: water hardness test strips => !902410

@ measuring-hand-tool
en: depth gauge + micrometer|tread|digital; go no go gauge; ring gauge; inside micrometer; digital dial indicator
de: Höhenreißer; Innenmessgerät
fr: comparateur + cadran|horloge; jauge de filetage; trusquin numérique; calibre à tampon
es: calibre de roscas; galga + espesores
it: comparatore + centesimale; blocchetti di riscontro; alesametro
pl: sprawdzian do gwintów
pt: paquímetro de altura; apalpador de folgas
not: micrometer soil; coating thickness gauge; ultrasonic thickness gauge
  "parts of|partes de|parti di" -> 901790
  "parts for|partes para|piezas para|parti per|peças para" -> 901790
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 901790
  "dial" -> 903180 ~.3
  "messuhr" -> 903180 ~.3
  "indicator" -> 903180 ~.3
  "cadran" -> 903180 ~.3
  "reloj" -> 903180 ~.3
  "meetklok" -> 903180 ~.3
  "zegarowy" -> 903180 ~.3
  "relogio" -> 903180 ~.3
  "comparatore" -> 903180 ~.3
  * -> 901730
t: outside micrometer 0-25 mm => 901730
t: feeler gauge set 32 blades => 901730
t: pressure gauge 10 bar => !901730

@ medical-diagnostic
en: electrocardiograph; ecg machine; ultrasound scanner; mri scanner; mri machine; eeg machine; ultrasound machine; portable ultrasound; oximeter; pet scanner; gamma camera; fetal monitor; slit lamp; hearing test audiometer; magnetic resonance imaging; colposcope; retinoscope; phoropter; fundus camera; tonometer; autorefractor; ultrasound probe; gastroscope; dermatoscope; dermoscope; audiometer; bone densitometer ultrasound; eye chart tester; digital blood pressure monitor; capnograph; percussion hammer
de: Ultraschallgerät = ultrasound device; MRT Gerät = mri machine; Endoskop = endoscope + medizinisch; Dermatoskop = dermatoscope
fr: électrocardiographe = electrocardiograph; échographe = ultrasound machine; appareil irm = mri machine; dermatoscope = dermatoscope; marteau réflexe = reflex hammer
es: ecógrafo = ultrasound scanner; resonancia magnética = magnetic resonance imaging + equipo; dermatoscopio = dermatoscope
it: ecografo = ultrasound scanner; dermatoscopio = dermatoscope
nl: echoapparaat = ultrasound machine; doptone = fetal doppler; dermatoscoop = dermatoscope
pl: aparat usg = ultrasound machine; dermatoskop = dermatoscope
pt: ecógrafo = ultrasound scanner
not: toy stethoscope; stethoscope case; stethoscope name tag; glucose test strips; oximeter case; blood pressure monitor case; stethoscope holder; stethoscope charm; glucose meter case; stethoscope toy; stethoscope mechanic; mechanic stethoscope; ultrasound gel; car stethoscope; ecografico
  "ecg" !"electrode" -> 901811
  "ekg" !"electrode" -> 901811
  "electrocardiograph" !"electrode" -> 901811
  "holter" !"electrode" -> 901811
  "electrocardiographe" !"electrode" -> 901811
  "electrocardiografo" !"electrode" -> 901811
  "elettrocardiografo" !"electrode" -> 901811
  "elektrokardiograf" !"electrode" -> 901811
  "eletrocardiografo" !"electrode" -> 901811
  "ultrasound" -> 901812
  "ultraschallgerat" -> 901812
  "echographe" -> 901812
  "ecografo" -> 901812
  "echoapparaat" -> 901812
  "usg" -> 901812
  "mri" -> 901813
  "magnetic resonance" -> 901813
  "irm" -> 901813
  "mrt" -> 901813
  "resonancia" -> 901813
  "gamma camera" -> 901814
  "pet scanner" -> 901814
  "oximeter" -> 901819
  "patient monitor" -> 901819
  "eeg" -> 901819
  "fetal" -> 901819
  "audiometer" -> 901819
  "spirometer" -> 901819
  "doppler" -> 901819
  "pulsoximeter" -> 901819
  "patientenmonitor" -> 901819
  "oxymetre" -> 901819
  "moniteur" -> 901819
  "oximetro" -> 901819
  "pulsioximetro" -> 901819
  "monitor de paciente" -> 901819
  "pulsossimetro" -> 901819
  "saturimetro" -> 901819
  "monitor paziente" -> 901819
  "saturatiemeter" -> 901819
  "patientmonitor" -> 901819
  "pulsoksymetr" -> 901819
  "kardiomonitor" -> 901819
  "doptone" -> 901819
  "capnograph" -> 901819
  "electrode" -> 901819
  "spirometr" -> 901819
  "spiromètre" -> 901819
  "espirometro" -> 901819
  "glucose" -> 902789
  "blutzuckermessgerat" -> 902789
  "glucometre" -> 902789
  "glucometro" -> 902789
  "glukometr" -> 902789
  "glicosimetro" -> 902789
  "glucosemeter" -> 902789
  "slit lamp" -> 901850
  "ophthalmoscope" -> 901850
  "phoropter" -> 901850
  "fundus" -> 901850
  "tonometer" -> 901850
  "autorefractor" -> 901850
  "retinoscope" -> 901850
  "trial lens" -> 901850
  "eye chart" -> 901850
  "spaltlampe" -> 901850
  "lampe a fente" -> 901850
  "hendidura" -> 901850
  "fessura" -> 901850
  "spleetlamp" -> 901850
  "szczelinowa" -> 901850
  "fenda" -> 901850
  "ophthalmoskop" -> 901850
  "ophtalmoscope" -> 901850
  "oftalmoscopio" -> 901850
  * -> 901890
t: fingertip pulse oximeter => 901819
t: digital blood pressure monitor upper arm => 901890
t: portable ultrasound machine => 901812
t: 12 lead ecg machine => 901811
t: slit lamp ophthalmic => 901850
t: stethoscope name tag => !901890

@ medical-puncture
en: iv cannula; urinary catheter; intravenous infusion set; scalp vein set; spinal needle; blood collection needle; microcannula; pen needle; blunt needle; endotracheal tube; prefilled syringe; lancet needle; oxygen cannula; suction catheter; nasal oxygen cannula; biopsy needle; drainage tube medical; blood transfusion set; drainage bag catheter; central venous catheter; balloon catheter; microneedle; embroidery syringe; glass syringe
de: Spritze = syringe + Einweg|Insulin|ml|medizinisch; Venenverweilkanüle = indwelling venous cannula; Tattoonadel = tattoo needle
fr: canule = cannula; aiguille à suture = suture needle; aiguille pour stylo à insuline = insulin pen needle; aiguille de tatouage = tattoo needle; trousse de perfusion = infusion set
es: cánula = cannula; sonda foley = foley catheter; sonda urinaria = urinary catheter
it: cannula = cannula + medicale|endovenosa|nasale; ago per agopuntura = acupuncture needle; lancetta = lancet + pungidito; set infusione = infusion set
nl: tattoonaald = tattoo needle
pl: kaniula = cannula; zestaw infuzyjny = infusion set
pt: cânula = cannula; equipo de infusão = infusion set; sonda uretral = urethral catheter; agulha de tatuagem = tattoo needle
not: syringe pump; glue syringe; syringe cap; grease syringe; toy syringe; syringe pen; syringe filter; syringe tool; ink syringe; syringe ballpoint; baking syringe; jam syringe; syringe pens; sim card needle; catheter leg strap; syringe highlighter; catheter bag cover; marinade syringe; flavor injector
  "suture needle" -> 901832
  "hypodermic" -> 901832
  "injektionsnadel" -> 901832
  "nahtnadel" -> 901832
  "hipodermica" -> 901832
  "ipodermico" -> 901832
  "pen needle" -> 901832
  "sutura" -> 901832
  "suture" -> 901832
  "injectienaald" -> 901832
  "hechtnaald" -> 901832
  "iniekcyjna" -> 901832
  "chirurgiczna" -> 901832
  "pen nadel" -> 901832
  "spinal needle" -> 901832
  "blunt needle" -> 901832
  "dispensing needle" -> 901832
  "hypodermique" -> 901832
  "tattoo" -> 901890
  "acupuncture" -> 901890
  "akupunkturnadel" -> 901890
  "acupuntura" -> 901890
  "agopuntura" -> 901890
  "acupunctuurnaald" -> 901890
  "lancet" -> 901890
  "lanzette" -> 901890
  "lancette" -> 901890
  "lanceta" -> 901890
  "lancetta" -> 901890
  "tattoonadel" -> 901890
  "tatouage" -> 901890
  "tatuaje" -> 901890
  "tatuaggio" -> 901890
  "tatuazu" -> 901890
  "tatuagem" -> 901890
  "tattoonaald" -> 901890
  "urine bag" -> 901890
  "enema" -> 901890
  "colostomy" -> 901890
  "biopsy" -> 901890
  "microneedle" -> 901890
  "urinbeutel" -> 901890
  "syringe" -> 901831
  "spritze" -> 901831
  "einwegspritze" -> 901831
  "insulinspritze" -> 901831
  "dosierspritze" -> 901831
  "seringue" -> 901831
  "jeringa" -> 901831
  "jeringuilla" -> 901831
  "siringa" -> 901831
  "injectiespuit" -> 901831
  "wegwerpspuit" -> 901831
  "strzykawka" -> 901831
  "seringa" -> 901831
  * -> 901839
t: disposable syringe 5 ml => 901831
t: foley urinary catheter 16 fr => 901839
t: spinal needle sterile => 901832
t: iv infusion set => 901839
t: glue syringe => !901839

@ microscope-part part of lab-microscope, microscope
en: microscope stage; microscope stand; microscope adapter; microscope camera adapter; microscope illuminator; microscope condenser; microscope ring light; microscope boom arm; microscope focus rack; microscope mechanical stage; microscope nosepiece
de: Mikroskop Stativ; Mikroskoptisch; Mikroskop Ringlicht
fr: platine de microscope; support microscope
es: platina de microscopio; soporte microscopio
  * -> 901190
t: microscope mechanical stage => 901190
t: compound microscope => !901190

@ mounted-optic part of microscope, binocular, telescope-astro, projector, film-camera
en: microscope objective; objective lens; eyepiece; projector lens; microscope eyepiece; projection lens; barlow lens; plossl eyepiece; riflescope lens; endoscope lens; machine vision lens; finder scope; enlarger lens; telescope objective; wide angle eyepiece; star diagonal; telecentric lens
de: Mikroskopobjektiv; Okular; Barlowlinse; Objektivlinse; Projektionsobjektiv; Zenitspiegel
fr: objectif de microscope; oculaire; lentille de barlow; objectif projecteur
es: objetivo de microscopio; ocular + telescopio|microscopio; lente de barlow; lente de proyector
it: obiettivo microscopio; oculare; lente di barlow
nl: microscoopobjectief; oculair; barlowlens; barlowlenzen
pl: obiektyw mikroskopowy; okular; soczewka barlowa
pt: objetiva de microscópio; ocular + telescópio; lente barlow
not: oculos; oculo
  "projector" -> 900211
  "projection" -> 900211
  "enlarger" -> 900211
  "projektionsobjektiv" -> 900211
  "projecteur" -> 900211
  "machine vision" -> 900211
  "telecentric" -> 900211
  "objective" -> 900219
  "mikroskopobjektiv" -> 900219
  "objektivlinse" -> 900219
  "objectif" -> 900219
  "objetivo" -> 900219
  "obiettivo" -> 900219
  "obiektyw" -> 900219
  "objetiva" -> 900219
  "microscoopobjectief" -> 900219
  * -> 900290
t: plossl eyepiece 10 mm => 900290
t: microscope objective 40x => 900219
t: eyeshadow palette => !900290

@ navigation-instrument
en: fish finder; echo sounder; sextant; marine gps plotter; gyrocompass; altimeter aircraft; artificial horizon; depth sounder; sonar; marine chartplotter; autopilot marine; inertial navigation system; aircraft altimeter; airspeed indicator; depth finder; magnetic compass marine; boat compass; fishfinder; ship's log; gyroscope navigation; flight instrument
de: Fischfinder = fish finder; Echolot = echo sounder; Sextant = sextant; Sonar = sonar; Schiffskompass = ship's compass; Kreiselkompass = gyrocompass; Kartenplotter = chartplotter
fr: sondeur = depth sounder + pêche|marine|poisson; sextant = sextant; échosondeur = echo sounder; sonar = sonar; compas marine = magnetic compass marine
es: sonda de pesca = fishfinder; ecosonda = echo sounder; sextante = sextant; sonar = sonar; compás marino = magnetic compass marine; detector de peces = fishfinder
it: ecoscandaglio = echo sounder; sestante = sextant; sonar = sonar; bussola marina = marine compass; cercapesci = fish finder
nl: fishfinder = fishfinder; dieptemeter boot = depth sounder; sextant = sextant; scheepskompas = marine compass
pl: echosonda = echo sounder; sekstans = sextant; sonar = sonar; kompas morski = marine compass
pt: sonda de pesca = fish finder; sextante = sextant; sonar = sonar; bússola marinha = marine compass; ecossonda = echo sounder
not: sonar sensor arduino; sonido
  "parts of|partes de|parti di" -> 901490
  "parts for|partes para|piezas para|parti per|peças para" -> 901490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 901490
  "compass" -> 901410
  "compas" -> 901410
  "schiffskompass" -> 901410
  "kreiselkompass" -> 901410
  "bussola" -> 901410
  "scheepskompas" -> 901410
  "kompas" -> 901410
  "gyrocompass" -> 901410
  "aircraft|aeronave|avión|aereo|aeronautico|avião" -> 901420
  "artificial horizon" -> 901420
  "airspeed" -> 901420
  "flight" -> 901420
  "inertial" -> 901420
  "plotter" -> 852691
  "chartplotter" -> 852691
  * -> 901480
t: fish finder sonar portable => 901480
t: marine compass for boat => 901410
t: drawing compass => !901480

@ optical-element
en: optical lens; optical prism; prism + optical|glass|k9|triangular|bk7; optical mirror; optical filter; convex lens; plano convex lens; achromatic lens; unmounted lens; bandpass filter optical; laser lens; concave lens; aspheric lens; beam splitter; diffraction grating; optical window; focusing lens; laser mirror; lens array; cylindrical lens; filter glass optical; znse lens; first surface mirror
de: Prisma = prism + optisch|Glas; Optikfilter = optical filter; Konvexlinse = convex lens
fr: prisme = prism; filtre optique = optical filter
es: prisma óptico = optical prism; filtro óptico = optical filter
it: prisma ottico = optical prism; filtro ottico = optical filter
nl: prisma = prism + glas|optisch
pl: filtr optyczny = optical filter
pt: prisma óptico = optical prism; espelho ótico = optical mirror
  "mounted" !"unmounted" -> 900290
  * -> 900190
t: plano convex optical lens bk7 => 900190
t: camera lens 50 mm => !900190

@ optical-fibre-element
en: optical fibre; optical fiber; fibre bundle; optical fibre bundle; bare optical fiber; fiber optic light guide; polarising film; polarizing film; polarizer sheet; polarizing sheet; light guide fibre; lcd polarizer film
de: Lichtleitfaser = optical fibre; Glasfaserbündel = fibre bundle; Polarisationsfolie = polarizing film; Polfolie = polarizing film
fr: fibre optique = optical fibre; feuille polarisante = polarizing sheet; film polarisant = polarizing film
es: fibra óptica = optical fibre; lámina polarizadora = polarizing sheet; película polarizante = polarizing film
it: fibra ottica = optical fibre; foglio polarizzatore = polarizer sheet; pellicola polarizzante = polarising film
nl: optische vezel = optical fibre; polarisatiefolie = polarising film
pl: światłowód włókno = optical fibre; folia polaryzacyjna = polarizing film; włókno optyczne = optical fibre
pt: fibra óptica = optical fibre; película polarizadora = polarizing film
not: optical fibre connector; fiber optic cable; optical fiber cable; fibra optica cable
  "cable" -> 854470 ~.05
  "sheathed" -> 854470 ~.05
  "polarising" -> 900120
  "polarizing" -> 900120
  "polarizer" -> 900120
  "polarisationsfolie" -> 900120
  "polfolie" -> 900120
  "polarisante" -> 900120
  "polarisant" -> 900120
  "polarizadora" -> 900120
  "polarizante" -> 900120
  "polarizzatore" -> 900120
  "polarizzante" -> 900120
  "polarisatiefolie" -> 900120
  "polaryzacyjna" -> 900120
  * -> 900110
t: optical fibre single mode uncoated => 900110
t: lcd polarizer film sheet => 900120
t: fiber optic lamp => !900110

@ orthopaedic-appliance
en: orthopaedic insole; compression knee sleeve orthopedic; truss hernia; walking boot fracture; fracture splint; bone plate; bone screw; surgical belt; orthopedic brace; hallux valgus corrector; orthopaedic belt; wrist support brace; ankle support brace; underarm crutch; toe separator bunion; hernia truss; lumbar belt; maternity support belt medical; plantar fasciitis splint; intramedullary nail; knee stabilizer; arch support insole orthotic; external fixator; walking cast boot
de: Haltungstrainer = posture trainer; Knochenplatte = bone plate; Daumenschiene = thumb splint
fr: plaque osseuse = bone plate; attelle doigt = finger splint; genouillère = knee brace + attelle|ligament|médicale
es: muñequera ortopédica = orthopaedic wrist support; corrector de juanetes = hallux valgus corrector; placa ósea = bone plate; codera ortopédica = orthopaedic elbow support
it: ortesi = orthosis; gomitiera ortopedica = orthopaedic elbow support
nl: kruk = crutch + elleboog|oksel; orthopedische inlegzool = orthopaedic insole; draagdoek arm = arm sling; spalk = splint; elleboogkruk = elbow crutch
pl: korektor halluksa = hallux valgus corrector; gorset ortopedyczny = orthopaedic corset
pt: faixa lombar = lumbar belt; corretor de joanete = bunion corrector; placa óssea = bone plate; munhequeira ortopédica = wrist support brace
not: crutch tips; crutch pad; knee pad; knee brace strap; crutch bag; crutch holder; crutch tip
  "knee support" -> 902110 ~.6
  * -> 902110
t: hinged knee brace => 902110
t: forearm crutches pair => 902110
t: posture corrector back brace => 902110
t: knee pads for work => !902110

@ physio-apparatus
en: physiotherapy apparatus; massage machine; traction device neck; infrared therapy lamp; phototherapy lamp; ultraviolet medical lamp; psychological testing apparatus; hydrotherapy tub apparatus; mechanotherapy apparatus; ems massager; gua sha tool; continuous passive motion machine; facial massager; fascia gun; pressotherapy machine
de: Augenmassagegerät = eye massager; Faszienpistole = fascia gun; Jaderoller = jade roller; Lichttherapielampe UV = uv light therapy lamp
fr: masseur de pieds = foot massager; lampe infrarouge médicale = medical infrared lamp
pl: roller do masażu = massage roller; kamień gua sha = gua sha stone
pt: massajador = massager; massajador de pés = foot massager
not: massage oil; massage table; massage gun head; massage candle; massage bed; massage chair cover; massager battery; massage cream; massage stone bag; massage shower head; massage brush hair; massage gun case; massage slippers
  "infrared therapy" -> 901820
  "infrared lamp" -> 901820
  "uv" -> 901820
  "phototherapy" -> 901820
  "ultraviolet" -> 901820
  "rotlichtlampe" -> 901820
  "lampe infrarouge" -> 901820
  "infrarroja" -> 901820
  "infrarossi" -> 901820
  "sollux" -> 901820
  "infraroodlamp" -> 901820
  "lichttherapielampe" -> 901820
  * -> 901910
t: percussion massage gun => 901910
t: shiatsu foot massager => 901910
t: uv phototherapy lamp medical => 901820
t: massage oil => !901910

@ prosthetic-implant
en: artificial limb; knee implant; artificial joint; pacemaker; cardiac stent; heart valve; prosthetic hand; intraocular lens; cochlear implant; coronary stent; breast implant; prosthetic eye; dental abutment; dental veneer; snap on teeth; dental bridge; hip prosthesis; cosmetic teeth; veneers snap on; silicone breast prosthesis; ear hearing aid; dental prosthesis; intravascular stent; artificial hip joint; penile implant; stent graft; bone implant; acrylic teeth; porcelain crown dental; silicone breast; speech aid larynx; hearing aid part; drop foot stimulator implant; artificial heart
de: Zahnkrone = dental crown; Knieprothese = knee prosthesis; Stent = stent; Herzklappe = heart valve; Intraokularlinse = intraocular lens; Silikonbrüste = silicone breast; Brustimplantat = breast implant
fr: stent = stent; valve cardiaque = heart valve; lentille intraoculaire = intraocular lens; faux seins silicone = silicone breast prosthesis
es: stent = stent; válvula cardíaca = heart valve; lente intraocular = intraocular lens; pechos de silicona = silicone breast
it: stent = stent; valvola cardiaca = heart valve; lente intraoculare = intraocular lens
nl: tandkroon = dental crown; kunstoog = artificial eye; stent = stent; hartklep = heart valve
pl: korona dentystyczna = dental crown; endoproteza biodra = hip prosthesis; sztuczne oko = prosthetic eye; stent = stent; zastawka serca = heart valve; soczewka wewnątrzgałkowa = intraocular lens; licówki = dental veneers
pt: olho artificial = artificial eye; stent = stent; válvula cardíaca = heart valve; lente intraocular = intraocular lens; facetas dentárias = dental veneers
not: hearing aid battery; denture box; denture cleaner; hearing aid case; vampire teeth; denture adhesive; denture case; hearing aid dryer; doll eye; hearing aid cleaning; breast form bra; denture brush; denture bath; denture glue; hearing aid batteries; dental implant tool; denture tablets; fangs; dental crown remover; hearing aid clip
  "hearing aid dome" -> 902190
  "hearing aid tube" -> 902190
  "hearing aid part" -> 902190
  "cochlear" -> 902190
  "larynx" -> 902190
  "stent" -> 902190
  "stents" -> 902190
  "hearing" -> 902140
  "horgerat" -> 902140
  "auditif" -> 902140
  "audifono" -> 902140
  "acustico" -> 902140
  "hoortoestel" -> 902140
  "gehoorapparaat" -> 902140
  "sluchowy" -> 902140
  "auditivo" -> 902140
  "auditive" -> 902140
  "horverstarker" -> 902140
  "pacemaker" -> 902150
  "herzschrittmacher" -> 902150
  "stimulateur" -> 902150
  "marcapasos" -> 902150
  "rozrusznik" -> 902150
  "marca passo" -> 902150
  "artificial tooth" -> 902121
  "artificial teeth" -> 902121
  "false teeth" -> 902121
  "denture" -> 902121
  "snap on" -> 902121
  "cosmetic teeth" -> 902121
  "acrylic teeth" -> 902121
  "zahne" -> 902121
  "zahnprothese" -> 902121
  "dents" -> 902121
  "dentier" -> 902121
  "dientes" -> 902121
  "dentadura" -> 902121
  "denti" -> 902121
  "dentiera" -> 902121
  "kunstgebit" -> 902121
  "kunsttanden" -> 902121
  "zeby" -> 902121
  "dentes" -> 902121
  "dental" -> 902129
  "abutment" -> 902129
  "crown" -> 902129
  "veneers" -> 902129
  "zahnimplantat" -> 902129
  "zahnkrone" -> 902129
  "dentaire" -> 902129
  "dentaires" -> 902129
  "dentale" -> 902129
  "dentystyczny" -> 902129
  "dentystyczna" -> 902129
  "dentario" -> 902129
  "dentaria" -> 902129
  "dentarias" -> 902129
  "dentales" -> 902129
  "tandimplantaat" -> 902129
  "tandkroon" -> 902129
  "dentali" -> 902129
  "licowki" -> 902129
  "joint" -> 902131
  "hip" -> 902131
  "knee implant" -> 902131
  "huftprothese" -> 902131
  "knieprothese" -> 902131
  "hanche" -> 902131
  "cadera" -> 902131
  "anca" -> 902131
  "heupprothese" -> 902131
  "endoproteza" -> 902131
  "quadril" -> 902131
  * -> 902139
t: dental implant titanium => 902129
t: digital hearing aid behind ear => 902140
t: silicone breast forms => 902139
t: artificial hip joint => 902131
t: coronary stent => 902190
t: hearing aid battery size 312 => !902139

@ regulator-instrument
en: automatic voltage regulator; voltage stabilizer; voltage regulator + automatic|servo|kva|ac; manostat; pressure controller; pid controller industrial; process controller; ecu; engine control unit; automatic regulating instrument; pneumatic positioner; valve positioner; level controller; humidity regulator; room thermostat programmable; water pump pressure controller; climate control unit; voltage stabiliser; automatic pressure control; flow controller; electronic control unit + car|engine|ecu; power factor controller; hydraulic governor; pressure switch automatic controller; temperature regulator automatic; ecm + engine
de: Spannungsstabilisator = voltage stabiliser; Spannungskonstanthalter = voltage stabiliser; Steuergerät = control unit + Motor|ECU; Motorsteuergerät = engine control unit; Druckregelgerät = pressure controller; Stellungsregler = positioner; Füllstandsregler = level controller
fr: stabilisateur de tension = voltage stabilizer; régulateur de tension = voltage regulator; calculateur moteur = engine control unit; positionneur = positioner; régulateur de process = process controller; manostat = manostat; programmateur d'arrosage = irrigation timer
es: estabilizador de voltaje = voltage stabilizer; regulador de voltaje = voltage regulator; centralita = electronic control unit + motor; posicionador = positioner; controlador de proceso = process controller
it: stabilizzatore di tensione = voltage stabilizer; regolatore di tensione = voltage regulator; centralina motore = engine control unit; posizionatore = positioner; regolatore di processo = process controller
nl: spanningsstabilisator = voltage stabiliser; spanningsregelaar = voltage regulator; motorstuurapparaat = engine control unit; klepstandsteller = valve positioner
pl: stabilizator napięcia = voltage stabilizer; regulator napięcia = voltage regulator; pozycjoner = positioner; regulator procesu = process controller; presostat = pressure switch
pt: estabilizador de tensão = voltage stabilizer; regulador de tensão = voltage regulator; centralina motor = engine control unit; posicionador = positioner; controlador de processo = process controller
not: voltage regulator ic; voltage regulator module; ecu cloning; ecu programmer; posizione
  "parts of|partes de|parti di" -> 903290
  "parts for|partes para|piezas para|parti per|peças para" -> 903290
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 903290
  "manostat" -> 903220
  "pressure control" -> 903220
  "pressure controller" -> 903220
  "pressure switch" -> 903220
  "presostato" -> 903220
  "pressostato" -> 903220
  "presostat" -> 903220
  "druckregelgerat" -> 903220
  "pneumatic|neumático|pneumatico" -> 903281
  "hydraulic|hidráulico|idraulico" -> 903281
  "positioner" -> 903281
  "stellungsregler" -> 903281
  "positionneur" -> 903281
  "posicionador" -> 903281
  "posizionatore" -> 903281
  "klepstandsteller" -> 903281
  "pozycjoner" -> 903281
  "thermostat" -> 903210
  "temperature" -> 903210
  * -> 903289
t: servo automatic voltage stabilizer 5 kva => 903289
t: pneumatic valve positioner => 903281
t: voltage regulator ic lm7805 => !903289

@ respiratory-apparatus
en: bipap machine; ozone therapy machine; nebuliser; resuscitator; ambu bag; sleep apnea machine; compressor nebulizer; oxygen therapy apparatus; hyperbaric chamber; aerosol therapy; medical ventilator; oxygen inhaler; incentive spirometer; portable oxygen concentrator; asthma spacer; aerochamber; manual resuscitator; anesthesia mask; cpap cushion; bag valve mask; flow meter oxygen therapy
de: Beatmungsgerät = ventilator
fr: respirateur médical = medical ventilator; appareil à aérosol = nebuliser; chambre d'inhalation = asthma spacer; insufflateur = resuscitator
es: ventilador mecánico médico = medical ventilator; cámara de inhalación = asthma spacer; resucitador = resuscitator
it: macchina cpap = cpap machine; ventilatore polmonare = medical ventilator; aerosol = aerosol therapy apparatus + apparecchio; maschera ossigeno = oxygen mask
nl: beademingsapparaat = medical ventilator
pl: respirator medyczny = medical ventilator; worek samorozprężalny = ambu bag
pt: ventilador pulmonar = medical ventilator; ressuscitador = resuscitator
not: nebulizer face steamer; inhaler case; cpap pillow; cpap cleaner; cpap chin strap; cpap wipes; room ventilator; inhaler holder; vicks inhaler; nasal inhaler stick
  * -> 901920
t: compressor nebulizer for kids => 901920
t: cpap machine auto => 901920
t: cpap pillow => !901920

@ small-clock
en: clock with watch movement; miniature clock; mini desk clock watch movement; travel clock with watch movement; small carriage clock
de: Miniaturuhr; Kleinuhr
fr: réveil de voyage mécanique
  "mechanical|mecánico|meccanico" -> 910390
  * -> 910310
t: clock with watch movement quartz => 910310
t: wall clock 30 cm => !910310

@ spectacle-frame
en: acetate frame + glasses|optical|eyewear; titanium glasses frame; prescription glasses frame; myopia frame
it: montatura per occhiali
nl: montuur + bril
pl: oprawka korekcyjna
  main: plastic 900311 ~.5; any-metal 900319; wood 900319
  "acetate" -> 900311
  "tr90" -> 900311
  * -> 900311
t: titanium eyeglass frame => 900319
t: acetate spectacle frame => 900311
t: photo frame wood => !900311

@ spectacle-frame-part part of spectacle-frame, glasses
en: nose pads + glasses|eyeglass; glasses arm; temple tip; spectacle frame part; eyeglass screw nose pad; glasses temple; glasses leg
fr: plaquettes lunettes = glasses nose pads
es: almohadillas nasales gafas = nose pads; plaquetas gafas = nose pads
nl: brillenpoot = glasses temple
  * -> 900390
t: silicone glasses nose pads 10 pairs => 900390
t: nose ring => !900390

@ spectacle-lens
en: eyeglass lens; glasses lens; ophthalmic lens; progressive lens; prescription lens; replacement lenses + sunglasses|glasses|oakley|ray ban; photochromic lens; single vision lens; bifocal lens
de: Brillenglas; Gleitsichtglas; Ersatzgläser + Sonnenbrille
fr: verres ophtalmiques; verre progressif; verres de rechange + lunettes
es: lente oftálmica; lente para gafas; cristales de gafas; lente progresiva
it: lente oftalmica; lenti per occhiali; lenti da vista
nl: brillenglas
pl: soczewka okularowa; soczewki do okularów
pt: lente oftálmica
  main: glass 900140 ~.08
  "blank" -> 900150 ~.6
  * -> 900150
t: cr-39 plastic spectacle lens => 900150
t: glass spectacle lens mineral => 900140
t: contact lens => !900150

@ supply-meter
en: electricity meter; water meter; energy meter; kwh meter; smart meter; prepaid electricity meter; three phase energy meter; single phase meter; watt hour meter; din rail energy meter; gas flow supply meter; electric meter; prepayment meter; domestic water meter
de: Energiezähler = energy meter; Smart Meter = smart meter
fr: compteur de gaz = gas meter
es: contador de electricidad = electricity meter; medidor de energía = energy meter
pl: licznik wody = water meter
not: water meter key; gas meter box; electricity meter box; water meter box; gas meter key; energy meter plug
  "parts of|partes de|parti di" -> 902890
  "parts for|partes para|piezas para|parti per|peças para" -> 902890
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 902890
  "gas" -> 902810
  "gaszahler" -> 902810
  "gaz" -> 902810
  "gasmeter" -> 902810
  "gazomierz" -> 902810
  "water" -> 902820
  "wasserzahler" -> 902820
  "eau" -> 902820
  "agua" -> 902820
  "acqua" -> 902820
  "watermeter" -> 902820
  "wodomierz" -> 902820
  "wody" -> 902820
  "hidrometro" -> 902820
  part=part -> 902890 ~.01
  * -> 902830
t: three phase energy meter din rail => 902830
t: domestic water meter dn20 => 902820
t: tape measure => !902830

@ surgical-medical-instrument
en: scalpel; forceps; hemostat; defibrillator; infusion pump; syringe pump; dialysis machine; medical endoscope; electrosurgical unit; surgical drill; vaginal speculum; hemostatic forceps; tourniquet; aed; medical laser; surgical retractor; anaesthesia machine; anesthesia machine; blood warmer; medical suction pump; suction unit medical; artificial insemination gun; veterinary instrument; castration pliers; drenching gun; medical device nasal aspirator; medical tweezers; electrocautery; surgical suction; heart lung machine; cupping therapy set; iud; intrauterine device; ear tag applicator veterinary; enteroscope; insemination catheter; cryotherapy machine medical; neonatal incubator; infant incubator; infant warmer; eyelid speculum; laparoscope; lithotripter; veterinary syringe; surgical kit; insulin pump; transfusion apparatus; plasma separator; ear pick otoscope; menstrual cup device; laser hair removal medical; hyfrecator; tongue depressor metal; nipple shield medical; tonsil stone remover
de: chirurgisches Instrument = surgical instrument; Arterienklemme = artery clamp; Defibrillator = defibrillator; Infusionspumpe = infusion pump; Spekulum = speculum; Schröpfset = cupping set; Narkosegerät = anaesthesia machine; Brutkasten = incubator; Laparoskop = laparoscope; Verbandschere = bandage scissors; Elektrokauter = electrocautery device
fr: instrument chirurgical = surgical instrument; bistouri = scalpel; pince hémostatique = hemostatic forceps; défibrillateur = defibrillator; pompe à perfusion = infusion pump; spéculum = speculum; garrot tourniquet = tourniquet; ventouses = suction cups + cupping|thérapie; appareil d'anesthésie = anaesthesia machine; couveuse néonatale = neonatal incubator; laparoscope = laparoscope
es: instrumento quirúrgico = surgical instrument; pinza hemostática = hemostatic forceps; desfibrilador = defibrillator; bomba de infusión = infusion pump; máquina de diálisis = dialysis machine; espéculo = speculum; ventosas = cupping cup + terapia|cupping; máquina de anestesia = anesthesia machine; incubadora neonatal = neonatal incubator; laparoscopio = laparoscope
it: strumento chirurgico = surgical instrument; pinza emostatica = hemostatic forceps; defibrillatore = defibrillator; pompa per infusione = infusion pump; speculum = speculum; coppettazione = cupping set; incubatrice neonatale = neonatal incubator; laparoscopio = laparoscope
nl: chirurgisch instrument = surgical instrument; defibrillator = defibrillator; infuuspomp = infusion pump; arterieklem = artery forceps; couveuse neonataal = neonatal incubator
pl: narzędzie chirurgiczne = surgical instrument; kleszczyki hemostatyczne = hemostatic forceps; defibrylator = defibrillator; pompa infuzyjna = infusion pump; wziernik = speculum; staza = tourniquet; bańki = cupping cups + chińskie|masaż|medyczne; laparoskop = laparoscope
pt: instrumento cirúrgico = surgical instrument; pinça hemostática = hemostatic forceps; desfibrilhador = defibrillator; bomba de infusão = infusion pump; máquina de diálise = dialysis machine; espéculo = speculum; torniquete = tourniquet; ventosas = suction cups + terapia; incubadora neonatal = neonatal incubator; laparoscópio = laparoscope
not: scalpel craft knife; craft scalpel; tourniquet holder; jewelry forceps; surgical mask; surgical gown; surgical glove; tweezer beauty; scalpel handle craft; tourniquet pouch; defibrillator cabinet; surgical steel; forceps fishing; infusion pump stand; surgical cap; venta; coppette; coppetta
  * -> 901890
t: surgical forceps stainless steel => 901890
t: aed defibrillator => 901890
t: vacuum cupping therapy set => 901890
t: surgical mask 50 pcs => !901890

@ survey-instrument
en: surveying level; optical level; auto level + survey; dumpy level; seismograph; surveying rod; gnss receiver survey; lidar survey; digital theodolite; hydrographic instrument; wind vane meteorological; laser distance measure; survey prism; meteorological instrument; photogrammetry instrument; geophysical instrument; ground penetrating radar; magnetometer; rtk gnss receiver; 3d laser scanner survey; stadia rod; automatic level surveying; laser range finder
de: Tachymeter = tacheometer; Seismograf = seismograph
fr: niveau de chantier = construction level
es: nivel óptico = optical level; sismógrafo = seismograph
it: livello ottico = optical level
nl: afstandsmeter laser = laser distance measure; waterpastoestel = optical level
pl: tachimetr = tacheometer
pt: nível óptico = optical level; medidor de distância a laser = laser distance measure
not: laser level tripod
  "parts of|partes de|parti di" -> 901590
  "parts for|partes para|piezas para|parti per|peças para" -> 901590
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 901590
  "theodolite" -> 901520
  "total station" -> 901520
  "theodolit" -> 901520
  "totalstation" -> 901520
  "tachymeter" -> 901520
  "station totale" -> 901520
  "teodolito" -> 901520
  "estacion total" -> 901520
  "teodolite" -> 901520
  "stazione totale" -> 901520
  "theodoliet" -> 901520
  "teodolit" -> 901520
  "tachimetr" -> 901520
  "estacao total" -> 901520
  "rod" -> 901590
  "staff" -> 901590
  "prism" -> 901590
  "nivellierlatte" -> 901590
  "mire" -> 901590
  "photogrammetry" -> 901540
  "rain" -> 901580
  "seismograph" -> 901580
  "gnss" -> 901580
  "rtk" -> 901580
  "meteorological" -> 901580
  "geophysical" -> 901580
  "hydrographic" -> 901580
  "radar" -> 901580
  "magnetometer" -> 901580
  "scanner" -> 901580
  "regenmesser" -> 901580
  "pluviometre" -> 901580
  "pluviometro" -> 901580
  "regenmeter" -> 901580
  "deszczomierz" -> 901580
  "sismografo" -> 901580
  "seismograf" -> 901580
  "wind vane" -> 901580
  "lidar" -> 901580
  "level" -> 901530
  "nivelliergerat" -> 901530
  "niveau" -> 901530
  "nivel" -> 901530
  "livello" -> 901530
  "niwelator" -> 901530
  "waterpastoestel" -> 901530
  * -> 901510
t: golf laser rangefinder => 901510
t: total station surveying => 901520
t: optical auto level for survey => 901530
t: spirit level 60 cm => !901510

@ sword
en: sword; katana; sabre; bayonet; samurai sword; machete sword scabbard; fencing foil weapon antique; rapier sword; scabbard; decorative sword; viking sword; lance weapon; broadsword; cutlass; steel sword; katana sword; wakizashi; spear medieval; sword sheath; dagger sword
de: Schwert; Katana; Säbel; Bajonett; Samuraischwert; Degen + Waffe|Deko; Schwertscheide
fr: épée; katana; sabre + arme|décoratif|cavalerie; baïonnette; fourreau + épée
es: espada; katana; sable + espada|decorativo; bayoneta; vaina + espada
it: spada; katana; sciabola; baionetta; fodero spada
nl: zwaard; katana; sabel; bajonet
pl: miecz; katana; szabla; bagnet; pochwa na miecz
pt: espada; katana; sabre + espada; baioneta; bainha + espada
not: toy sword; foam sword; sword toy; wooden sword; sword art online; letter opener sword; sword stand; sword keychain; sword bookmark; sword necklace; sword pendant; fencing sword; sword fish; swordfish; plastic sword; sword earrings; katana stand; sword belt; sword hanger; inflatable sword; training sword; cosplay sword; led sword; lightsaber; sword wall mount; katana keychain; katana umbrella; bamboo sword; bokken; sword card; sword brooch; diamond sword; sword figure; mini sword
  main: wood 950699 ~.02; plastic 950300; foam 950300
  * -> 930700
t: steel samurai katana sword with scabbard => 930700
t: foam toy sword => !930700

@ teaching-model
en: anatomical model; anatomy model; skeleton model; cpr manikin; teaching model; human skeleton model; educational demonstration model; training manikin; heart model anatomical; physics experiment kit teaching; dental model teaching; nursing manikin; torso model; globe cutaway model; training engine model cutaway; skull model anatomy; cpr training doll; molecular model kit; injection training pad; teeth model; anatomical skeleton; suture training kit; eyelash training head; mannequin head training; practice hand nail; training head hairdressing; mannequin training head
de: Reanimationspuppe; Zahnmodell; Wirbelsäulenmodell; Übungshand
fr: squelette anatomique; mannequin de réanimation
es: esqueleto humano modelo; maniquí de rcp; modelo didáctico; cabeza de entrenamiento; cabeza maniquí peluquería
it: manichino rianimazione; testina studio parrucchiere; testa di pratica
nl: oefenhand nagels
pl: szkielet człowieka model; fantom do resuscytacji; dłoń treningowa
pt: esqueleto humano modelo; manequim de rcp; boneca de treino cabeleireiro
not: skeleton decoration halloween; mannequin head wig stand; mannequin head display; skeleton halloween
  * -> 902300
t: human skeleton model 85 cm => 902300
t: cpr training manikin => 902300
t: halloween skeleton decoration => !902300

@ telescope-astro
en: spyglass; kids telescope; newtonian telescope; pocket telescope; dobsonian telescope; phone telescope monocular
es: telescopio terrestre
pl: luneta
not: telescope eyepiece; telescope mount; telescope lens; telescope adapter; telescope filter; telescopic; telescope bag; telescope phone adapter; telescope rod
  "parts of|partes de|parti di" -> 900590
  "parts for|partes para|piezas para|parti per|peças para" -> 900590
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 900590
  * -> 900580
t: refractor astronomical telescope 70 mm => 900580
t: telescope eyepiece => !900580

@ telescope-part part of telescope-astro, binocular
en: equatorial mount; telescope adapter; binocular adapter; binocular strap mount part; telescope finder bracket; telescope focuser; spotting scope phone adapter; telescope dovetail; telescope tube ring
de: Teleskop Montierung; Handyhalterung Teleskop; Okularauszug
fr: monture équatoriale; adaptateur télescope
es: montura ecuatorial; adaptador telescopio
it: montatura equatoriale; adattatore telescopio
  * -> 900590
t: telescope equatorial mount => 900590
t: astronomical telescope => !900590

@ thermo-hygro
en: glass thermometer; pyrometer; mercury thermometer; alcohol hydrometer; bimetal thermometer; wine hydrometer; moisture meter humidity; salinity hydrometer; density meter hydrometer; brewing hydrometer; industrial thermometer; aquarium hydrometer; dial thermometer; temperature transmitter; resistance thermometer; thermocouple sensor industrial; thermograph; humidity data logger; temperature data logger; thermowell probe
de: Pyrometer = pyrometer; Thermohygrometer = thermo-hygrometer; Bimetallthermometer = bimetal thermometer; Temperaturlogger = temperature data logger
fr: pyromètre = pyrometer
es: pirómetro = pyrometer; alcoholímetro vino = wine alcoholmeter; alcohómetro = alcoholmeter
it: pirometro = pyrometer; idrometro = hydrometer
nl: pyrometer = pyrometer; alcoholmeter wijn = wine hydrometer
pl: rejestrator temperatury = temperature recorder
not: soil moisture meter; thermometer cover; thermometer probe cover
  "parts of|partes de|parti di" -> 902590
  "parts for|partes para|piezas para|parti per|peças para" -> 902590
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 902590
  "glass|vidrio|cristal|vetro|vidro" !"hydrometer" -> 902511
  "mercury|mercurio" !"hydrometer" -> 902511
  "glasthermometer" !"hydrometer" -> 902511
  "liquid|líquido" !"hydrometer" -> 902511
  "hygrometer" -> 902580
  "barometer" -> 902580
  "hydrometer" -> 902580
  "alcoholmeter" -> 902580
  "psychrometer" -> 902580
  "humidity" -> 902580
  "araometer" -> 902580
  "alkoholmeter" -> 902580
  "thermohygrometer" -> 902580
  "hygrometre" -> 902580
  "barometre" -> 902580
  "densimetre" -> 902580
  "alcoometre" -> 902580
  "pese alcool" -> 902580
  "higrometro" -> 902580
  "barometro" -> 902580
  "densimetro" -> 902580
  "termohigrometro" -> 902580
  "igrometro" -> 902580
  "alcolometro" -> 902580
  "termoigrometro" -> 902580
  "idrometro" -> 902580
  "higrometr" -> 902580
  "barometr" -> 902580
  "areometr" -> 902580
  "alkoholomierz" -> 902580
  "termohigrometr" -> 902580
  "alcoometro" -> 902580
  * -> 902519
t: glass mercury thermometer laboratory => 902511
t: brewing hydrometer => 902580
t: infrared forehead thermometer => 902519
t: heat meter hydronic => !902519

@ time-recorder
en: time recorder; parking meter; fingerprint attendance machine; stopwatch; pocket watch; employee time clock; punch clock; time stamp machine; digital stopwatch; interval timer; process timer; time attendance system; sports timer; nurse watch; fob watch; biometric attendance; dashboard clock; car clock; gym timer; laboratory timer; hour glass timer digital
de: Stechuhr = employee time clock; Zeiterfassungsgerät = time recording device; Parkuhr = parking meter; Stoppuhr = stopwatch; Taschenuhr = pocket watch; Schachuhr = chess clock; Stempeluhr = punch clock; Intervalltimer = interval timer; Schwesternuhr = nurse watch; Krankenschwesteruhr = nurse watch
fr: pointeuse = employee time clock; horodateur = time stamp machine; parcmètre = parking meter; chronomètre = stopwatch; montre de poche = pocket watch; montre à gousset = pocket watch; pendule d'échecs = chess clock; montre infirmière = nurse watch
es: reloj checador = employee time clock; control de asistencia = time attendance control; parquímetro = parking meter; cronómetro = stopwatch; reloj de bolsillo = pocket watch; reloj de ajedrez = chess clock; reloj fichador = employee time clock; reloj enfermera = nurse watch
it: timbracartellini = punch clock; parchimetro = parking meter; cronometro = stopwatch; orologio da tasca = pocket watch; orologio da taschino = pocket watch; orologio scacchi = chess clock; orologio infermiera = nurse watch
nl: prikklok = employee time clock; parkeermeter = parking meter; stopwatch = stopwatch; zakhorloge = pocket watch; schaakklok = chess clock; verpleegstershorloge = nurse watch
pl: rejestrator czasu pracy = time recorder; parkometr = parking meter; zegarek kieszonkowy = pocket watch; zegar szachowy = chess clock; zegarek pielęgniarski = nurse watch
pt: relógio de ponto = employee time clock; parquímetro = parking meter; cronômetro = stopwatch; relógio de bolso = pocket watch; relógio de xadrez = chess clock; relógio de enfermeira = nurse watch
not: pocket watch chain; time clock cards; pocket watch stand; pocket watch necklace chain; cronógrafo reloj
  "dashboard" -> 910400
  "car clock" -> 910400
  "chess" -> 910591
  "schachuhr" -> 910591
  "echecs" -> 910591
  "ajedrez" -> 910591
  "scacchi" -> 910591
  "schaakklok" -> 910591
  "szachowy" -> 910591
  "xadrez" -> 910591
  "parking" -> 910690
  "parkuhr" -> 910690
  "parcmetre" -> 910690
  "parquimetro" -> 910690
  "parchimetro" -> 910690
  "parkeermeter" -> 910690
  "parkometr" -> 910690
  "process" -> 910690
  "interval" -> 910690
  "lab" -> 910690
  "gym" -> 910690
  "laboratory" -> 910690
  "intervalltimer" -> 910690
  "stopwatch" -> 910291
  "stoppuhr" -> 910291
  "chronometre" -> 910291
  "cronometro" -> 910291
  "stoper" -> 910291
  "sports timer" -> 910291
  "nurse" -> 910291
  "fob" -> 910291
  "schwesternuhr" -> 910291
  "krankenschwesteruhr" -> 910291
  "infirmiere" -> 910291
  "enfermera" -> 910291
  "infermiera" -> 910291
  "verpleegstershorloge" -> 910291
  "pielegniarski" -> 910291
  "enfermeira" -> 910291
  "pocket watch": "mechanical|mecánico|meccanico" 910299; * 910291
  "taschenuhr": "mechanical|mecánico|meccanico" 910299; * 910291
  "montre de poche": "mechanical|mecánico|meccanico" 910299; * 910291
  "gousset": "mechanical|mecánico|meccanico" 910299; * 910291
  "bolsillo": "mechanical|mecánico|meccanico" 910299; * 910291
  "tasca": "mechanical|mecánico|meccanico" 910299; * 910291
  "taschino": "mechanical|mecánico|meccanico" 910299; * 910291
  "zakhorloge": "mechanical|mecánico|meccanico" 910299; * 910291
  "kieszonkowy": "mechanical|mecánico|meccanico" 910299; * 910291
  "bolso": "mechanical|mecánico|meccanico" 910299; * 910291
  * -> 910610
t: fingerprint time attendance machine => 910610
t: digital stopwatch => 910291
t: parking meter => 910690
t: mechanical pocket watch => 910299
t: kitchen timer => !910610

@ unassembled-movement
en: watch movement kit; incomplete watch movement; rough watch movement; ebauche; unassembled watch movement; unassembled clock movement; incomplete clock movement
de: Rohwerk; Uhrwerk Bausatz
fr: ébauche de mouvement
  "clock" -> 911090
  "rough" -> 911019
  "ebauche" -> 911019
  "rohwerk" -> 911019
  "incomplete" -> 911012
  * -> 911011
t: unassembled watch movement kit => 911011
t: incomplete watch movement => 911012
t: automatic watch movement => !911011

@ watch-movement
en: watch movement; clock movement; quartz movement; automatic movement; quartz clock movement; clock mechanism; wall clock mechanism; mechanical watch movement; clock kit movement; nh35 movement; miyota movement; digital watch movement; quartz watch movement; eta movement; clock motor + wall|quartz|mechanism
de: Uhrwerk = clock or watch movement; Quarzuhrwerk = quartz movement; Automatikwerk = automatic movement; Wanduhrwerk = wall clock movement
fr: mouvement de montre = watch movement; mouvement d'horloge = clock movement; mouvement quartz = quartz movement; mécanisme d'horloge = clock mechanism
es: movimiento de reloj = watch movement; mecanismo de reloj = clock mechanism; maquinaria de reloj = watch movement; movimiento de cuarzo = quartz movement
it: movimento orologio = watch movement; meccanismo orologio = clock mechanism; movimento al quarzo = quartz movement
nl: uurwerk = watch movement; klokmechanisme = clock mechanism; horloge uurwerk = watch movement
pl: mechanizm zegarka = watch movement; mechanizm zegara = clock movement; mechanizm kwarcowy = quartz movement
pt: movimento de relógio = watch movement; mecanismo de relógio = clock mechanism; máquina de relógio = clock movement
not: movement sensor; quartz movement watch; watch movement holder; automatic movement watch
  "clock": "mechanical|mecánico|meccanico" 910990; * 910910
  "wall|rivestimento|parede": "mechanical|mecánico|meccanico" 910990; * 910910
  "wanduhrwerk": "mechanical|mecánico|meccanico" 910990; * 910910
  "horloge": "mechanical|mecánico|meccanico" 910990; * 910910
  "klokmechanisme": "mechanical|mecánico|meccanico" 910990; * 910910
  "zegara": "mechanical|mecánico|meccanico" 910990; * 910910
  "pared": "mechanical|mecánico|meccanico" 910990; * 910910
  "parete": "mechanical|mecánico|meccanico" 910990; * 910910
  "automatic|automático" -> 910820
  "nh35" -> 910820
  "eta" -> 910820
  "automatikwerk" -> 910820
  "digital|digitale" -> 910812
  "mechanical|mecánico|meccanico" -> 910890
  "hand winding" -> 910890
  * -> 910811
t: quartz clock movement with hands => 910910
t: automatic watch movement nh35 => 910820
t: quartz watch movement => 910811
t: quartz wristwatch => !910811

@ watch-part part of wristwatch, watch, clock
en: watch case; watch dial; clock hands; watch hands; watch crown; watch bezel; watch stem; clock case; watch mainspring; clock dial; spring bar; watch case back; watch face dial; clock face; watch spring bar; watch movement plate; clock pendulum; clock part; watch balance wheel; spring bars + watch; watch parts; clock gear; watch strap pin; watch crown stem; clock spring mainspring; bezel insert; watch bezel insert
de: Uhrengehäuse = watch case; Zifferblatt = dial; Uhrzeiger = clock or watch hands; Uhrenkrone = watch crown; Lünette = bezel; Federsteg = spring bar; Pendel = pendulum + Uhr; Aufzugswelle = watch stem
fr: boîtier de montre = watch case; cadran de montre = watch dial; aiguilles d'horloge = clock hands; aiguilles de montre = watch hands; couronne de montre = watch crown; lunette de montre = watch bezel; barrette = spring bar + montre|bracelet; balancier horloge = clock pendulum
es: caja de reloj = watch case; esfera de reloj = watch dial; agujas de reloj = watch hands; manecillas de reloj = watch hands; corona de reloj = watch crown; bisel de reloj = watch bezel; pasador = pin + reloj
it: cassa orologio = watch case; quadrante orologio = watch dial; lancette orologio = watch hands; corona orologio = watch crown; lunetta orologio = watch bezel; barrette a molla = spring bars; anse orologio = watch lug
nl: horlogekast = watch case; wijzerplaat = watch dial; wijzers klok = clock hands; horlogekroon = watch crown; pushpin horloge = spring bar; bandpennen = spring bars
pl: koperta zegarka = watch case; tarcza zegarka = watch dial; wskazówki zegara = clock hands; wskazówki zegarka = watch hands; koronka zegarka = watch crown; teleskopy do zegarka = spring bars; luneta zegarka = watch bezel
pt: caixa de relógio peça = watch case; mostrador de relógio = watch dial; ponteiros de relógio = watch hands; coroa de relógio = watch crown; bisel de relógio = watch bezel; pino = pin + relógio
not: watch case box; watch box; watch case storage; smart watch case; watch case cover; apple watch case; watch case protector; watch case travel; watch screen protector; watch case tool; watch back case opener; watch case opener; smartwatch case; watch glass laboratory; watch case for apple; watch bezel cover; watch case iwatch; watch case 44mm cover; watch protective case
  "crystal|cristallo" -> 701590 ~.8
  "glass|vidrio" -> 701590 ~.8
  "uhrglas" -> 701590 ~.8
  "uhrenglas" -> 701590 ~.8
  "verre" -> 701590 ~.8
  "cristal" -> 701590 ~.8
  "vetro" -> 701590 ~.8
  "horlogeglas" -> 701590 ~.8
  "szkielko" -> 701590 ~.8
  "vidro" -> 701590 ~.8
  "sapphire" -> 911490
  "clock case" -> 911220
  "watch case" !"back": metal=gold 911110; main=base-metal 911120 ~.9; * 911180
  "uhrengehause" !"back": metal=gold 911110; main=base-metal 911120 ~.9; * 911180
  "boitier" !"back": metal=gold 911110; main=base-metal 911120 ~.9; * 911180
  "caja" !"back": metal=gold 911110; main=base-metal 911120 ~.9; * 911180
  "cassa" !"back": metal=gold 911110; main=base-metal 911120 ~.9; * 911180
  "horlogekast" !"back": metal=gold 911110; main=base-metal 911120 ~.9; * 911180
  "koperta" !"back": metal=gold 911110; main=base-metal 911120 ~.9; * 911180
  "bezel" -> 911190
  "crown" -> 911490
  "case back" -> 911190
  "uhrenkrone" -> 911490
  "lunette" -> 911190
  "couronne" -> 911490
  "corona" -> 911490
  "bisel" -> 911190
  "lunetta" -> 911190
  "horlogekroon" -> 911490
  "koronka" -> 911490
  "luneta" -> 911190
  "coroa" -> 911490
  "dial" -> 911430
  "face" -> 911430
  "zifferblatt" -> 911430
  "cadran" -> 911430
  "esfera" -> 911430
  "quadrante" -> 911430
  "wijzerplaat" -> 911430
  "tarcza" -> 911430
  "mostrador" -> 911430
  "plate" -> 911440
  "bridge" -> 911440
  * -> 911490
t: watch dial 28.5 mm => 911430
t: clock hands for quartz movement => 911490
t: stainless steel watch case 40 mm => 911120
t: smart watch case cover => !911490

@ xray-apparatus
en: x-ray machine; ct scanner; x-ray tube; dental x-ray; baggage scanner; radiotherapy machine; linear accelerator medical; x-ray film processor table; x-ray inspection system; mammography machine; x-ray generator; computed tomography; x-ray detector panel; cobalt therapy unit; x-ray inspection machine; fluoroscopy; c-arm x-ray; x-ray baggage scanner; flat panel x-ray detector; x-ray equipment; digital radiography system; portable x-ray; x-ray unit; tomograph
de: Röntgengerät = x-ray machine; Computertomograph = tomograph; CT Gerät = ct scanner; Gepäckscanner = baggage scanner; Strahlentherapiegerät = radiotherapy machine; Dentalröntgen = dental x-ray; Röntgengenerator = x-ray generator; Mammographiegerät = mammography machine
fr: appareil à rayons x = x-ray machine; scanner médical = medical scanner; radiographie dentaire = dental x-ray; scanner à bagages = baggage scanner; mammographe = mammography machine; tomodensitomètre = computed tomography scanner
es: máquina de rayos x = x-ray machine; equipo de rayos x = x-ray equipment; tomógrafo = tomograph; rayos x dental = dental x-ray; escáner de equipaje = baggage scanner; mamógrafo = mammography machine
it: apparecchio a raggi x = x-ray machine; tomografo = tomograph; radiografico dentale = dental x-ray; scanner bagagli = baggage scanner; mammografo = mammography machine
nl: röntgenapparaat = x-ray machine; ct scanner = ct scanner; bagagescanner = baggage scanner; tandheelkundig röntgen = dental x-ray
pl: aparat rentgenowski = x-ray machine; tomograf komputerowy = ct scanner; rentgen stomatologiczny = dental x-ray; skaner bagażu = baggage scanner; mammograf = mammography machine
pt: aparelho de raios x = x-ray machine; tomógrafo = tomograph; raio x odontológico = dental x-ray; scanner de bagagem = baggage scanner; mamógrafo = mammography machine
not: x-ray film; x-ray apron; x-ray glasses; lead apron x-ray; x-ray fish
  "parts of|partes de|parti di" -> 902290
  "parts for|partes para|piezas para|parti per|peças para" -> 902290
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 902290
  "x ray tube" -> 902230
  "rontgenrohre" -> 902230
  "tube a rayons" -> 902230
  "tubo de rayos" -> 902230
  "tubo a raggi" -> 902230
  "rontgenbuis" -> 902230
  "lampa rentgenowska" -> 902230
  "tubo de raios" -> 902230
  "ct scanner" -> 902212
  "tomograph" -> 902212
  "tomography" -> 902212
  "computertomograph" -> 902212
  "ct gerat" -> 902212
  "tomografo" -> 902212
  "tomograf" -> 902212
  "tomodensitometre" -> 902212
  "scanner medical" -> 902212
  "generator" -> 902290
  "detector" -> 902290
  "table|de mesa|da tavola" -> 902290
  "sensor" -> 902290
  "rontgengenerator" -> 902290
  "baggage" -> 902219
  "inspection" -> 902219
  "gepackscanner" -> 902219
  "bagages" -> 902219
  "equipaje" -> 902219
  "bagagli" -> 902219
  "bagagescanner" -> 902219
  "bagazu" -> 902219
  "bagagem" -> 902219
  "industrial" -> 902219
  "dental" -> 902213
  "dentalrontgen" -> 902213
  "dentaire" -> 902213
  "dentale" -> 902213
  "tandheelkundig" -> 902213
  "stomatologiczny" -> 902213
  "odontologico" -> 902213
  "cobalt|cobalto" -> 902221
  "gamma" -> 902221
  * -> 902214
t: dental x-ray machine portable => 902213
t: ct scanner 64 slice => 902212
t: airport baggage scanner x-ray => 902219
t: mobile x-ray machine for hospital => 902214
t: x-ray film medical => !902214
