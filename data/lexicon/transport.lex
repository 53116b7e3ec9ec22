# Transport: chapters 86 to 89, the vehicles themselves and their main parts.

value kind=hybrid
en: hybrid; hev; mild hybrid; full hybrid; hybride; híbrido; ibrida
de: Hybrid; Vollhybrid
nl: hybride
pl: hybryda
value kind=plug-in
en: plug in hybrid; plugin hybrid; phev; plug-in hybrid
es: híbrido enchufable
it: ibrida plug-in
pt: híbrido plug-in
value kind=ev
en: electric; ev; bev; battery electric; all electric; elektro; électrique; eléctrico; elettrica
de: elektrisch; Elektroauto
es: eléctrico; cien por cien eléctrico
it: elettrico; elettrica
nl: elektrisch; elektrische auto
pl: elektryczny; samochód elektryczny
pt: elétrico; elétrica
not: diesel electric; electric start; petrol electric; electric window
value kind=diesel
en: diesel; tdi; hdi; dci; crdi; turbodiesel
de: Diesel; Dieselmotor; TDI
es: gasóleo; diésel
nl: diesel; dieselmotor
pl: diesel; wysokoprężny; diesla
pt: diesel; gasóleo

@ aircraft
en: aircraft; airplane; aeroplane; helicopter; light aircraft; glider; hang glider; hot air balloon; airship; business jet; airliner; ultralight aircraft; seaplane; gyrocopter; passenger aircraft; satellite + communication|space|orbit; spacecraft; launch vehicle; space rocket; jet aircraft; sailplane; blimp airship; private jet; turboprop aircraft
de: Flugzeug = aircraft; Hubschrauber = helicopter; Segelflugzeug = glider; Heißluftballon = hot air balloon; Luftschiff = airship; Ultraleichtflugzeug = ultralight aircraft; Hängegleiter = hang glider; Raumfahrzeug = spacecraft; Verkehrsflugzeug = airliner
fr: avion = airplane; hélicoptère = helicopter; planeur = glider; montgolfière = hot air balloon; dirigeable = airship; deltaplane = hang glider; ulm = ultralight aircraft; vaisseau spatial = spacecraft
es: avión = airplane; helicóptero = helicopter; planeador = glider; globo aerostático = hot air balloon; dirigible = airship; ala delta = hang glider; aeronave = aircraft; nave espacial = spacecraft; avioneta = light aircraft
it: aereo = aeroplane; elicottero = helicopter; aliante = glider; mongolfiera = hot air balloon; dirigibile = airship; deltaplano = hang glider; aeromobile = aircraft; velivolo = aircraft
nl: vliegtuig = aircraft; helikopter = helicopter; zweefvliegtuig = glider; luchtballon = hot air balloon; luchtschip = airship
pl: samolot = airplane; śmigłowiec = helicopter; helikopter = helicopter; szybowiec = glider; balon na ogrzane powietrze = hot air balloon; sterowiec = airship; lotnia = hang glider
pt: avião = airplane; helicóptero = helicopter; planador = glider; balão de ar quente = hot air balloon; dirigível = airship; aeronave = aircraft; asa delta = hang glider
not: toy airplane; model airplane; rc helicopter; rc airplane; helicopter toy; airplane toy; airplane model; aircraft model; aircraft part; airplane pillow; airplane travel; rc plane; paper airplane; foam glider; airplane phone mount; helicopter model; airplane mobile; airplane decor; glider toy; airplane necklace; satellite dish; satellite receiver; satellite tv; airplane ornament; airplane poster; aircraft tie down; rocking chair glider; airplane game; airplane pendant; aircraft carrier; rc aircraft; airplane footrest; rc glider; model aircraft; hot air balloon decoration; airplane launcher; hot air balloon lantern; airplane earphone; foam airplane; airplane charm; diecast airplane; remote control helicopter; remote control airplane; lego airplane; lego helicopter; helicopter part
  "parts of|partes de|parti di" -> 880730
  "parts for|partes para|piezas para|parti per|peças para" -> 880730
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 880730
  "balloon" -> 880100
  "airship" -> 880100
  "glider" -> 880100
  "heissluftballon" -> 880100
  "luftschiff" -> 880100
  "segelflugzeug" -> 880100
  "hangegleiter" -> 880100
  "montgolfiere" -> 880100
  "dirigeable" -> 880100
  "planeur" -> 880100
  "deltaplane" -> 880100
  "globo" -> 880100
  "dirigible" -> 880100
  "planeador" -> 880100
  "ala delta" -> 880100
  "aliante" -> 880100
  "mongolfiera" -> 880100
  "dirigibile" -> 880100
  "deltaplano" -> 880100
  "zweefvliegtuig" -> 880100
  "luchtballon" -> 880100
  "luchtschip" -> 880100
  "szybowiec" -> 880100
  "sterowiec" -> 880100
  "lotnia" -> 880100
  "planador" -> 880100
  "balao" -> 880100
  "dirigivel" -> 880100
  "sailplane" -> 880100
  "satellite" -> 880260
  "spacecraft" -> 880260
  "launch vehicle" -> 880260
  "space rocket" -> 880260
  "raumfahrzeug" -> 880260
  "espacial" -> 880260
  "vaisseau" -> 880260
  "helicopter": weight<=2000kg 880211 ~.5; * 880212
  "gyrocopter": weight<=2000kg 880211 ~.5; * 880212
  "hubschrauber": weight<=2000kg 880211 ~.5; * 880212
  "helicoptere": weight<=2000kg 880211 ~.5; * 880212
  "helicoptero": weight<=2000kg 880211 ~.5; * 880212
  "elicottero": weight<=2000kg 880211 ~.5; * 880212
  "helikopter": weight<=2000kg 880211 ~.5; * 880212
  "smiglowiec": weight<=2000kg 880211 ~.5; * 880212
  "light aircraft" -> 880220
  "ultralight" -> 880220
  "ultraleichtflugzeug" -> 880220
  "avioneta" -> 880220
  "ulm" -> 880220
  "airliner" -> 880240
  "passenger aircraft" -> 880240
  "verkehrsflugzeug" -> 880240
  weight<=2000kg -> 880220 ~.3
  weight>15000kg -> 880240 ~.4
  * -> 880230
t: helicopter unladen weight 3500 kg => 880212
t: ultralight aircraft two seats => 880220
t: hot air balloon with basket => 880100
t: business jet 9000 kg => 880230
t: model airplane kit => !880230

@ aircraft-part part of aircraft, drone-aircraft, drone
en: drone propeller; propeller blade + aircraft|airplane; helicopter rotor blade; landing gear; aircraft landing gear; aircraft part; aircraft seat rail part; drone frame; drone arm; drone landing gear; airframe part; drone part; drone blade; aircraft fuselage; wing + aircraft fuselage; rotor blade + drone|helicopter; drone propeller guard; propeller + drone|fpv|dji|aircraft; quadcopter propeller; drone shell; aircraft door; aircraft wheel; propeller guard + drone; satellite part; undercarriage + aircraft|airplane; aircraft propeller; helicopter part; drone body shell
de: Drohnenpropeller = drone propeller; Propeller = propeller + Drohne|Flugzeug; Fahrwerk = undercarriage + Flugzeug; Rotorblatt = rotor blade + Hubschrauber|Drohne; Flugzeugteil = aircraft part; Propellerschutz = propeller guard
fr: hélice de drone = drone propeller; hélice = propeller + drone|avion; train d'atterrissage = landing gear; pale de rotor = rotor blade; pièce d'avion = aircraft part; protection d'hélice = propeller guard
es: hélice de dron = drone propeller; hélice = propeller + dron|avión; tren de aterrizaje = landing gear; pieza de avión = aircraft part; protector de hélice = propeller guard
it: elica drone = drone propeller; elica = propeller + drone|aereo; carrello di atterraggio = landing gear; parte di aereo = aircraft part; paraeliche = propeller guard
nl: drone propeller = drone propeller; propeller = propeller + drone|vliegtuig; landingsgestel = landing gear; vliegtuigonderdeel = aircraft part
pl: śmigło do drona = drone propeller; śmigło = propeller + dron|samolot; podwozie lotnicze = aircraft landing gear; część lotnicza = aircraft part
pt: hélice de drone = drone propeller; hélice = propeller + drone|avião; trem de pouso = landing gear; peça de avião = aircraft part
not: boat propeller; rc landing gear; propeller guard boat; helicida
  "guard" -> 880730
  "schutz" -> 880730
  "protection" -> 880730
  "protector" -> 880730
  "propeller" -> 880710
  "rotor" -> 880710
  "blade" -> 880710
  "drohnenpropeller" -> 880710
  "rotorblatt" -> 880710
  "helice" -> 880710
  "elica" -> 880710
  "smiglo" -> 880710
  "pale" -> 880710
  "landing gear" -> 880720
  "undercarriage" -> 880720
  "fahrwerk" -> 880720
  "atterrissage" -> 880720
  "aterrizaje" -> 880720
  "atterraggio" -> 880720
  "landingsgestel" -> 880720
  "pouso" -> 880720
  "satellite" -> 880790
  "balloon" -> 880790
  "glider" -> 880790
  * -> 880730
t: drone propellers 4 pcs => 880710
t: aircraft landing gear => 880720
t: carbon fibre drone frame => 880730
t: mini drone => !880730

@ armoured-vehicle
en: battle tank; armoured vehicle; armored personnel carrier; tank + military|combat|battle armoured; armoured fighting vehicle; infantry fighting vehicle; armoured car military
de: Kampfpanzer; Schützenpanzer; Panzerfahrzeug
fr: char de combat; véhicule blindé
es: tanque de combate; vehículo blindado
not: tank model; tank toy; model tank; rc tank
  "parts of|partes de|parti di" -> 871000
  "parts for|partes para|piezas para|parti per|peças para" -> 871000
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 871000
  * -> 871000
t: armoured fighting vehicle military => 871000
t: model tank kit => !871000

@ bicycle-vehicle
en: bicycle; mountain bike; road bike; kids bicycle; city bike; folding bike; bmx bike; tricycle adult; cargo bike; children's bicycle; bike + 26 inch|27.5|29 inch|21 speed|gravel|mtb|city|folding|kids 20 inch; gravel bike; fat bike; tandem bicycle; unicycle; rickshaw cycle; kids bike; racing bicycle; girls bike; mtb bicycle; adult tricycle
de: Fahrrad = bicycle; Mountainbike = mountain bike; Rennrad = road bike; Kinderfahrrad = kids bicycle; Klapprad = folding bike; Einrad = unicycle; Lastenrad = cargo bike; Gravelbike = gravel bike
fr: vélo = bicycle; bicyclette = bicycle; vtt = mountain bike; vélo de route = road bike; vélo enfant = children's bicycle; vélo pliant = folding bike; monocycle = unicycle; vélo cargo = cargo bike
es: bicicleta = bicycle; bicicleta de montaña = mountain bike; bicicleta de carretera = road bike; bicicleta infantil = kids bicycle; bicicleta plegable = folding bike; monociclo = unicycle; triciclo adulto = adult tricycle; bicicleta de paseo = city bike; bicicleta urbana = city bike
it: bicicletta = bicycle; mountain bike = mountain bike; bici da corsa = racing bicycle; bici bambino = kids bike; bici pieghevole = folding bike; monociclo = unicycle; bicicletta da corsa = racing bicycle; bicicletta da strada = road bike; bicicletta da bambino = children's bicycle; bicicletta pieghevole = folding bike; bici da strada = road bike; city bike = city bike
nl: fiets = bicycle; mountainbike = mountain bike; racefiets = racing bicycle; kinderfiets = kids bicycle; vouwfiets = folding bike; bakfiets = cargo bike; eenwieler = unicycle; fietsen = bicycle; racefietsen = racing bicycle; kinderfietsen = children's bicycle; vouwfietsen = folding bike; bakfietsen = cargo bike
pl: rower = bicycle; rower górski = mountain bike; rower szosowy = road bike; rower dziecięcy = children's bicycle; rower składany = folding bike; monocykl = unicycle
pt: bicicleta = bicycle; bicicleta de montanha = mountain bike; bicicleta infantil = kids bicycle; bicicleta dobrável = folding bike; monociclo = unicycle
not: exercise bike; electric bike; bicycle part; bike rack; bicycle light; bicycle pump; bicycle lock; bicycle helmet; balance bike; bicycle bag; bike stand; bicycle seat; bicycle bell; stationary bike; spin bike; bicycle tire; bicycle chain; bicycle basket; bicycle mirror; bicycle playing cards; bicycle cards; dirt bike; pit bike; bicycle phone holder; bicycle cover; bicycle trailer; bicycle computer; bicycle pedal; mountain bike helmet; bicycle toy; bicycle frame; bicycle wheel; bicycle brake; bicycle saddle; bicycle glove; bicycle horn; bicycle child seat; mountain bike tire; bicycle model; bicycle handlebar; bicycle bottle cage; bicycle repair; bicycle derailleur; kids tricycle; bicycle camera; quad bike; bicycle fork; bicycle tube; road bike shoes; bicycle rack; indoor bike; bicycle hub; bicycle fender; bicycle stand; bicycle tail light; bicycle crank; bicycle reflector; mountain bike pedals; bicycle stem; mountain bike shorts; mountain bike frame; road bike handlebar; bicycle grips; bicycle tool; rowerowy; rowerowa; rowerowe; rowerowych; rowerowy dzieciecy; rowerowy gorski; rowerowy szosowy
  "parts of|partes de|parti di" -> 871499
  "parts for|partes para|piezas para|parti per|peças para" -> 871499
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 871499
  * -> 871200
t: mountain bike 29 inch 21 speed => 871200
t: bicycle helmet => !871200

@ bus
en: bus; city bus; coach bus; minibus; electric bus; tour bus; trolleybus; passenger bus; school bus; intercity bus
de: Omnibus; Reisebus; Kleinbus; Linienbus; Elektrobus
fr: autobus; autocar; minibus; bus électrique
es: autobús; autocar; microbús; minibús; autobús eléctrico
it: autobus; pullman; minibus; autobus elettrico
nl: stadsbus; touringcar; minibus; autobus
pl: autobus; autokar; minibus; autobus elektryczny
pt: ônibus; autocarro; micro-ônibus; minibus
not: toy bus; toy school bus; toy city bus; bus toy; bus model; bus bar; school bus toy; bus seat; can bus; busbar; bus card; usb; bus part; bus tire; bus costume; bus building; bus stop sign; model bus
  "parts of|partes de|parti di" -> 870899
  "parts for|partes para|piezas para|parti per|peças para" -> 870899
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 870899
  kind=hybrid -> 870220 ~.02
  kind=ev -> 870240 ~.1
  "trolleybus" -> 870240
  "elektrobus" -> 870240
  "elettrico" -> 870240
  "elektryczny" -> 870240
  "petrol|gasolina|benzina" -> 870290
  "cng" -> 870290
  "gas" -> 870290
  * -> 870210
t: diesel city bus 45 seats => 870210
t: electric bus 12 m => 870240
t: toy school bus => !870210

@ drone-aircraft
en: drone; camera drone; quadcopter; fpv drone; uav; unmanned aerial vehicle; agricultural drone; spraying drone; mini drone; racing drone; gps drone; drone with camera; delivery drone; unmanned aircraft; hexacopter; octocopter; cargo drone; fixed wing drone; foldable drone
de: Drohne = drone; Kameradrohne = camera drone; Quadrocopter = quadcopter; Quadrokopter = quadcopter; Agrardrohne = agricultural drone; Mini Drohne = mini drone
fr: drone = drone; drone caméra = camera drone; drone agricole = agricultural drone; quadricoptère = quadcopter; mini drone = mini drone
es: dron = drone; drone = drone; dron con cámara = drone with camera; cuadricóptero = quadcopter; dron agrícola = agricultural drone
it: drone = drone; drone con telecamera = drone with camera; quadricottero = quadcopter; drone agricolo = agricultural drone
nl: drone = drone; camera drone = camera drone; quadcopter = quadcopter; landbouwdrone = agricultural drone
pl: dron = drone; dron z kamerą = drone with camera; quadrocopter = quadcopter; dron rolniczy = agricultural drone
pt: drone = drone; drone com câmera = drone with camera; drone agrícola = agricultural drone; quadricóptero = quadcopter
not: drone propeller; drone battery; drone bag; drone part; drone landing pad; drone charger; drone case; drone motor; drone filter; drone frame; drone blade; drone controller; drone antenna; drone strap; drone guard; drone accessories; drone backpack; drone arm; drone esc; drone light; drone parachute; drone landing gear; drone sticker; drone bee
  "parts of|partes de|parti di" -> 880730
  "parts for|partes para|piezas para|parti per|peças para" -> 880730
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 880730
  "toy" -> 950300 ~.6
  "kids" -> 950300 ~.6
  "children" -> 950300 ~.6
  "passenger" -> 880610
  "agricultural": weight>25kg 880624; * 880623
  "spraying": weight>25kg 880624; * 880623
  "agrardrohne": weight>25kg 880624; * 880623
  "agricole": weight>25kg 880624; * 880623
  "agricola": weight>25kg 880624; * 880623
  "agricolo": weight>25kg 880624; * 880623
  "landbouwdrone": weight>25kg 880624; * 880623
  "rolniczy": weight>25kg 880624; * 880623
  "autonomous": weight<=0.25kg 880691; weight<=7kg 880692 ~.8; * 880693
  weight<=0.25kg -> 880621 ~.4
  "mini" -> 880621
  weight<=7kg -> 880622 ~.9
  weight<=25kg -> 880623 ~.7
  weight<=150kg -> 880624
  * -> 880622
t: gps camera drone 900 g => 880622
t: mini drone 249 g 4k camera => 880621
t: agricultural spraying drone 20 l => 880623
t: drone propeller set => !880622

@ farm-tractor
en: farm tractor; agricultural tractor; tractor; wheel tractor; compact tractor; walking tractor; crawler tractor; garden tractor; two wheel tractor; four wheel tractor; utility tractor; orchard tractor; single axle tractor; power tiller tractor; forestry tractor
de: Traktor = tractor; Ackerschlepper = agricultural tractor; Kleintraktor = small tractor; Einachsschlepper = single axle tractor; Schlepper = tractor + Landwirtschaft|PS; Raupenschlepper = crawler tractor
fr: tracteur agricole = agricultural tractor; microtracteur = compact tractor; tracteur à chenilles = crawler tractor; tracteur = tractor + cv|agricole|kw
es: tractor agrícola = agricultural tractor; tractor = tractor; microtractor = compact tractor; tractor de orugas = crawler tractor
it: trattore agricolo = agricultural tractor; trattore = tractor; trattore cingolato = crawler tractor
nl: tractor = tractor; landbouwtractor = agricultural tractor; minitractor = mini tractor; tuinbouwtrekker = horticultural tractor
pl: ciągnik rolniczy = agricultural tractor; traktor = tractor; mikrociągnik = compact tractor; ciągnik gąsienicowy = crawler tractor
pt: trator agrícola = agricultural tractor; trator = tractor; microtrator = small tractor
not: toy tractor; tractor toy; tractor model; tractor part; tractor seat; tractor tyre; tractor tire; ride on tractor; lawn tractor; tractor battery; tractor filter; rc tractor; tractor decal; tractor mount; tractor attachment; kids tractor; tractor costume; tractor trailer toy; tractor headlight; tractor umbrella; tractor led light; tractor cover; road tractor; pedal tractor; tractor work light; tractor steering wheel; tractor sprayer
  "parts of|partes de|parti di" -> 870899
  "parts for|partes para|piezas para|parti per|peças para" -> 870899
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 870899
  "walking" -> 870110
  "two wheel" -> 870110
  "single axle" -> 870110
  "einachsschlepper" -> 870110
  "motocoltivatore" -> 870110
  "motocultivador" -> 870110
  "crawler" -> 870130
  "track laying" -> 870130
  "raupenschlepper" -> 870130
  "chenilles" -> 870130
  "orugas" -> 870130
  "cingolato" -> 870130
  "gasienicowy" -> 870130
  watt<=18000 -> 870191 ~.1
  watt<=37000 -> 870192 ~.3
  watt<=75000 -> 870193 ~.6
  watt<=130000 -> 870194 ~.7
  "compact" -> 870191
  "kleintraktor" -> 870191
  "microtracteur" -> 870191
  "microtractor" -> 870191
  "minitractor" -> 870191
  "mikrociagnik" -> 870191
  "microtrator" -> 870191
  "garden|jardín|giardino|jardim" -> 870191
  * -> 870195
t: agricultural wheel tractor 60 kw => 870193
t: compact tractor 15 kw => 870191
t: agricultural tractor 200 kw => 870195
t: toy tractor => !870195

@ fishing-vessel
en: fishing vessel; trawler; fishing trawler; factory ship; fish processing vessel; commercial fishing boat; tuna seiner; longliner vessel
de: Fischereifahrzeug; Trawler; Fischkutter; Fabrikschiff
fr: bateau de pêche; chalutier; navire-usine
es: buque pesquero; arrastrero; barco factoría
it: peschereccio; motopeschereccio
nl: vissersschip; trawler; viskotter
pl: kuter rybacki; statek rybacki; trawler
pt: barco de pesca; traineira; navio pesqueiro
not: fishing boat inflatable; bait boat; fishing vessel model
  * -> 890200
t: steel fishing trawler => 890200
t: rc bait boat => !890200

@ flight-simulator
en: flight simulator trainer; aircraft catapult; ground flying trainer; full flight simulator; flight training device; air combat simulator; aircraft launching gear; deck arrestor; flight simulator + training|pilot|full motion
de: Flugsimulator + Ausbildung|Full; Schleudereinrichtung Flugzeug
fr: simulateur de vol + entraînement|professionnel
es: simulador de vuelo + entrenamiento|profesional
not: flight simulator joystick; flight simulator game; flight simulator yoke
  "catapult" -> 880510
  "launching" -> 880510
  "arrestor" -> 880510
  "combat" -> 880521
  * -> 880529
t: full flight simulator for pilot training => 880529
t: flight simulator game disc => !880529

@ floating-structure
en: life raft; inflatable life raft; buoy; mooring buoy; floating pontoon; floating dock cubes; navigation buoy; landing stage; marker buoy; pontoon + floating|dock|cube; inflatable raft; river raft; floating jetty; cofferdam; floating beacon; rescue raft; white water raft; channel buoy; fishing net float buoy
de: Rettungsinsel = life raft; Boje = buoy; Schwimmponton = floating pontoon; Schwimmsteg = floating jetty; Festmacherboje = mooring buoy; Markierungsboje = marker buoy
fr: radeau de sauvetage = life raft; bouée de mouillage = mooring buoy; bouée marine = marine buoy; ponton flottant = floating pontoon; balise flottante = floating beacon
es: balsa salvavidas = life raft; boya = buoy; pantalán = floating dock; pontón flotante = floating pontoon; boya de amarre = mooring buoy
it: zattera di salvataggio = life raft; boa = buoy + ormeggio|segnalazione; pontile galleggiante = floating jetty
nl: reddingsvlot = life raft; boei = buoy; drijfsteiger = floating jetty
pl: tratwa ratunkowa = life raft; boja = buoy; pomost pływający = floating dock
pt: balsa salva-vidas = life raft; boia de amarração = mooring buoy; cais flutuante = floating dock
not: swim buoy; pontoon boat; life buoy; rescue buoy; pool raft; pool float raft; swimming buoy; lifebuoy; fishing float
  "raft" -> 890710
  "rettungsinsel" -> 890710
  "radeau" -> 890710
  "balsa" -> 890710
  "zattera" -> 890710
  "reddingsvlot" -> 890710
  "tratwa" -> 890710
  * -> 890790
t: inflatable life raft 6 person => 890710
t: mooring buoy 60 cm => 890790
t: pool raft float => !890790

@ freight-container
en: shipping container; freight container; iso container; sea container; tank container; reefer container; 20ft container; 40ft container; high cube container; open top container; intermodal container; storage container + 20ft|40ft|steel shipping; cargo container; flat rack container; swap body; air cargo container; uld container
de: Seecontainer = sea container; Frachtcontainer = freight container; Kühlcontainer = reefer container; ISO Container = iso container; Tankcontainer = tank container; Schiffscontainer = shipping container
fr: conteneur maritime = shipping container; conteneur frigorifique = reefer container; conteneur-citerne = tank container; container maritime = shipping container; conteneur de transport = shipping container
es: contenedor marítimo = shipping container; contenedor refrigerado = reefer container; contenedor cisterna = tank container; contenedor de carga = cargo container
it: container marittimo = sea container; container refrigerato = refrigerated container; container iso = iso container
nl: zeecontainer = sea container; koelcontainer = reefer container; vrachtcontainer = freight container
pl: kontener morski = sea container; kontener chłodniczy = reefer container; kontener transportowy = freight container
pt: contentor marítimo = sea container; contêiner marítimo = sea container; contentor refrigerado = refrigerated container
not: container house; food container; shipping container toy; container home; shipping container label; shipping container model
  * -> 860900
t: 40ft high cube shipping container => 860900
t: food storage container => !860900

@ freight-wagon
en: freight wagon; rail wagon; tank wagon; hopper wagon; flat wagon; boxcar; railway wagon; goods wagon; open top wagon; rail tank car; gondola wagon; container wagon; railroad car; covered wagon + rail|railway; railway freight car
de: Güterwagen; Kesselwagen; Schüttgutwagen; Flachwagen; Bahnwagen
fr: wagon de marchandises; wagon-citerne; wagon plat; wagon couvert
es: vagón de carga; vagón cisterna; vagón tolva
it: carro merci; carro cisterna; vagone merci
nl: goederenwagon; ketelwagon
pl: wagon towarowy; wagon cysterna; węglarka; węglarek
pt: vagão de carga; vagão-tanque; vagão de mercadorias
not: model freight wagon; toy wagon
  "parts of|partes de|parti di" -> 860799
  "parts for|partes para|piezas para|parti per|peças para" -> 860799
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 860799
  "tank" -> 860610
  "kesselwagen" -> 860610
  "citerne" -> 860610
  "cisterna" -> 860610
  "ketelwagon" -> 860610
  "cysterna" -> 860610
  "hopper" -> 860630
  "self discharging" -> 860630
  "tolva" -> 860630
  "schuttgutwagen" -> 860630
  "covered" -> 860691
  "boxcar" -> 860691
  "closed" -> 860691
  "couvert" -> 860691
  "open" -> 860692
  "gondola" -> 860692
  "weglarka" -> 860692
  * -> 860699
t: rail tank wagon for oil => 860610
t: flat wagon for containers => 860699
t: toy train wagon => !8606

@ goods-truck
en: truck; lorry; pickup truck; dump truck; delivery van; cargo van; tipper truck; box truck; electric truck; light truck; goods vehicle; panel van; refrigerated truck; flatbed truck; off highway dumper; mining dump truck; heavy duty truck; dumper truck; light commercial vehicle; tipper lorry; site dumper; garbage truck compactor chassis; cargo tricycle motorized; mini truck
de: Lastkraftwagen = truck; Lkw = truck; Lieferwagen = delivery van; Kipper = tipper truck + Lkw|Fahrzeug; Muldenkipper = dump truck; Transporter = van + Fahrzeug|Diesel; Kühlwagen Lkw = refrigerated truck
fr: camion = truck; camionnette = van; fourgon = panel van + utilitaire|diesel; camion-benne = dump truck; tombereau = dumper truck; véhicule utilitaire = commercial vehicle; camion frigorifique = refrigerated truck
es: camión = truck; camioneta = pickup truck; furgoneta = van; volquete = dump truck; camión frigorífico = refrigerated truck; vehículo de carga = goods vehicle
it: autocarro = truck; camion = truck; furgone = van; dumper = dumper truck; ribaltabile = tipper truck + camion
nl: vrachtwagen = truck; bestelwagen = delivery van; bestelbus = delivery van; dumper = dumper truck; kiepwagen = tipper truck
pl: samochód ciężarowy = truck; ciężarówka = truck; samochód dostawczy = delivery van; wywrotka = dump truck; furgon = panel van; ciężarówek = truck; wywrotek = dump truck
pt: caminhão = truck; camião = truck; furgão = van; camioneta = light truck; caminhão basculante = dump truck; veículo de carga = goods vehicle
not: toy truck; toy dump truck; toy pickup truck; toy garbage truck; truck toy; monster truck; hand truck; pallet truck; truck bed cover; truck part; truck tire; dump truck toy; truck model; pickup truck toy; sack truck; food truck toy; rc truck; truck driver; trucker hat; skateboard truck; truck bed; truck seat; truck mirror; truck horn; truck light; truck cap; garbage truck toy; pickup truck bed; fire truck; crane truck; truck scale; truck camera; truck accessories; tow truck; mixer truck; cargo van model; truck headlight; truck simulator; truck mud flap; truck decal; truck gps; truck jack; lift truck; platform truck; skateboard trucks; truck tyre; truck air horn; truck tarpaulin; bag truck; forklift truck; truck toolbox; ribaltatore
  "parts of|partes de|parti di" -> 870899
  "parts for|partes para|piezas para|parti per|peças para" -> 870899
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 870899
  "off highway" -> 870410
  "mining" -> 870410
  "muldenkipper" -> 870410
  "tombereau" -> 870410
  "site dumper" -> 870410
  kind=ev -> 870460 ~.03
  kind=hybrid -> 870451 ~.01
  "petrol|gasolina|benzina" -> 870431
  "gasoline" -> 870431
  "pickup" -> 870421
  "van" -> 870421
  "light" -> 870421
  "lieferwagen" -> 870421
  "camionnette" -> 870421
  "furgoneta" -> 870421
  "camioneta" -> 870421
  "furgone" -> 870421
  "bestelwagen" -> 870421
  "bestelbus" -> 870421
  "dostawczy" -> 870421
  "furgao" -> 870421
  "mini truck" -> 870421
  "fourgon" -> 870421
  "panel van" -> 870421
  weight>20000kg -> 870423 ~.2
  weight>5000kg -> 870422 ~.6
  "heavy" -> 870423
  * -> 870422
t: diesel pickup truck double cab => 870421
t: mining dump truck off highway => 870410
t: electric delivery van => 870460
t: diesel truck 12 t cargo => 870422
t: toy dump truck => !870422

@ locomotive
en: locomotive; electric locomotive; diesel locomotive; shunting locomotive; steam locomotive; battery locomotive; diesel electric locomotive; mining locomotive; rail tractor
de: Lokomotive = locomotive; Elektrolokomotive = electric locomotive; Diesellokomotive = diesel locomotive; Rangierlok = shunting locomotive
fr: locomotive = locomotive; locotracteur = rail tractor
es: locomotora = locomotive; locomotora eléctrica = electric locomotive
it: locomotiva = locomotive; locomotore = locomotive
nl: locomotief = locomotive
pl: lokomotywa = locomotive
pt: locomotiva = locomotive
not: toy locomotive; model locomotive; locomotive model; locomotive toy; lego locomotive
  "parts of|partes de|parti di" -> 860791
  "parts for|partes para|piezas para|parti per|peças para" -> 860791
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 860791
  "battery|batería|batteria" -> 860120
  "mining" -> 860120
  kind=diesel "electric|eléctrico|elettrico|elétrico" -> 860210
  "diesel electric" -> 860210
  "steam" -> 860290
  "hydraulic|hidráulico|idraulico" -> 860290
  "tender" -> 860290
  kind=diesel -> 860210
  "electric|eléctrico|elettrico|elétrico" -> 860110
  "elektrolokomotive" -> 860110
  "electrica" -> 860110
  "electrique" -> 860110
  * -> 860210
t: diesel electric locomotive => 860210
t: electric locomotive overhead line => 860110
t: model railway locomotive => !8602

@ motorcycle-vehicle
en: motorcycle; motorbike; moped; motor scooter; dirt bike; scooter + 50cc|125cc|petrol|moped|gasoline; electric motorcycle; electric bike; e-bike; electric bicycle; pedelec; off road motorcycle; pit bike; electric kick scooter; electric moped; sidecar; trike motorcycle; cruiser motorcycle; fat tire electric bike; three wheeler auto rickshaw; folding electric bike; motocross bike; electric unicycle; self balancing scooter; electric trike; electric cargo bike; electric motor scooter; balance scooter electric; electric tricycle
de: Motorrad = motorcycle; Motorroller = motor scooter; Mofa = moped; E-Bike = e-bike; Elektrofahrrad = electric bicycle; Pedelec = pedelec; Elektromotorrad = electric motorcycle; Seitenwagen = sidecar; Hoverboard = hoverboard
fr: moto = motorcycle; motocyclette = motorcycle; cyclomoteur = moped; vélo électrique = electric bicycle; scooter électrique = electric scooter; moto électrique = electric motorcycle; hoverboard = hoverboard; side-car = sidecar
es: motocicleta = motorcycle; ciclomotor = moped; bicicleta eléctrica = electric bicycle; moto eléctrica = electric motorcycle; escúter eléctrico = electric scooter; motoneta = motor scooter; hoverboard = hoverboard; sidecar = sidecar
it: motocicletta = motorcycle; ciclomotore = moped; bicicletta elettrica = electric bicycle; bici elettrica = electric bike; scooter elettrico = electric scooter; hoverboard = hoverboard
nl: motorfiets = motorcycle; bromfiets = moped; elektrische fiets = electric bicycle; e-bike = e-bike; brommer = moped; hoverboard = hoverboard; motorfietsen = motorcycle; bromfietsen = moped; elektrische fietsen = electric bicycle
pl: motocykl = motorcycle; motorower = moped; rower elektryczny = electric bicycle; skuter elektryczny = electric scooter; deskorolka elektryczna = electric skateboard
pt: motocicleta = motorcycle; ciclomotor = moped; bicicleta elétrica = electric bicycle; trotinete elétrica = electric kick scooter; motociclo = motorcycle; scooter elétrica = electric scooter
not: motorcycle helmet; motorcycle jacket; motorcycle glove; motorcycle part; toy motorcycle; motorcycle cover; motorcycle battery; e-bike battery; electric bike kit; e-bike conversion kit; motorcycle model; motorcycle tire; electric scooter tire; electric scooter part; motorcycle mirror; motorcycle boots; motorcycle bag; electric scooter charger; motorcycle lift; motorcycle alarm; motorcycle phone mount; motorcycle engine; electric scooter battery; ride on motorcycle; motorcycle light; motorcycle chain; motorcycle lock; motorcycle seat; motorcycle stand; motorcycle exhaust; motorcycle pants; motorcycle bearing; electric scooter bag; dirt bike toy; motorbike toy; moto model; electric scooter inner tube; dirt bike gear; motorcycle carburetor; motorcycle goggles; dirt bike plastics; motorcycle handlebar; e-scooter tire; electric bike battery; hoverboard seat; kids electric motorcycle; motorcycle brake; electric bike motor; motorcycle battery; electric bike controller; motorcycle stickers; motorcycle decal; e-bike motor; electric bike bag; ebike; motorcycle cleaner; e-bike display; motorcycle rain suit; scooter cover; motorcycle intercom; motociclista
  "parts of|partes de|parti di" -> 871410
  "parts for|partes para|piezas para|parti per|peças para" -> 871410
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 871410
  kind=ev -> 871160 ~.3
  "e bike" -> 871160
  "pedelec" -> 871160
  "e scooter" -> 871160
  "hoverboard" -> 871160
  "unicycle" -> 871160
  "self balancing" -> 871160
  "elektrofahrrad" -> 871160
  "elektroroller" -> 871160
  "elektromotorrad" -> 871160
  "electrica" -> 871160
  "electrico" -> 871160
  "electrique" -> 871160
  "elettrica" -> 871160
  "elettrico" -> 871160
  "elektrische" -> 871160
  "elektryczny" -> 871160
  "elektryczna" -> 871160
  "eletrica" -> 871160
  "eletrico" -> 871160
  "sidecar" -> 871190
  "side car" -> 871190
  "seitenwagen" -> 871190
  cylinder<=50 -> 871110 ~.1
  "moped" -> 871110
  "mofa" -> 871110
  "cyclomoteur" -> 871110
  "ciclomotor" -> 871110
  "ciclomotore" -> 871110
  "bromfiets" -> 871110
  "brommer" -> 871110
  "motorower" -> 871110
  cylinder<=250 -> 871120 ~.6
  cylinder<=500 -> 871130 ~.3
  cylinder<=800 -> 871140 ~.5
  "cruiser" -> 871150
  * -> 871150
t: petrol motorcycle 125cc => 871120
t: electric scooter 350w folding => 871160
t: motorcycle 1200cc => 871150
t: motorcycle helmet => !8711

@ parachute
en: parachute; paraglider; paragliding wing; skydiving parachute; paramotor wing; drone parachute; rotochute; paraglider harness; parachute harness; reserve parachute; cargo parachute; parafoil
de: Fallschirm = parachute; Gleitschirm = paraglider; Rettungsschirm Gleitschirm = paraglider reserve parachute
fr: parachute = parachute; parapente = paraglider
es: paracaídas = parachute; parapente = paraglider
it: paracadute = parachute; parapendio = paraglider
nl: parachute = parachute; paraglider = paraglider
pl: spadochron = parachute; paralotnia = paraglider
pt: paraquedas = parachute; parapente = paraglider
not: toy parachute; parachute toy; parachute cord; play parachute; parachute pants; kids parachute; parachute game; paraquedista
  * -> 880400
t: paraglider wing en-b => 880400
t: parachute cord 550 => !880400

@ passenger-car
en: passenger car; motor car; sedan; suv car; used car; electric car; hybrid car; hatchback; station wagon; convertible car; sports car; estate car; automobile; motor vehicle; crossover suv; minivan; limousine; electric vehicle + passenger|suv|sedan|car|kwh|tesla; ambulance; motorhome; camper van; hearse; racing car; pickup suv; golf cart; snowmobile; go kart vehicle; quad bike; atv + petrol|125cc|110cc|quad|electric|cc; utv; buggy + vehicle|4x4|petrol; electric golf cart; golf buggy; atv quad; side by side utv; recreational vehicle; new car; plug-in hybrid car; diesel car; petrol car
de: Personenkraftwagen = passenger car; Pkw = passenger car; Limousine = sedan; Gebrauchtwagen = used car; Elektroauto = electric car; Kombi = station wagon + Auto|Pkw; Geländewagen = off-road vehicle; Wohnmobil = motorhome; Krankenwagen = ambulance; Golfwagen = golf cart; Schneemobil = snowmobile; Golf Cart = golf cart; Cabrio = convertible car
fr: voiture de tourisme = passenger car; voiture particulière = passenger car; voiture électrique = electric car; voiture d'occasion = used car; berline = sedan; camping-car = motorhome; ambulance = ambulance; motoneige = snowmobile; voiturette de golf = golf cart; voiture hybride = hybrid car; quad = quad bike + essence|cc
es: automóvil de turismo = passenger car; coche eléctrico = electric car; coche usado = used car; automóvil = automobile; turismo = passenger car + vehículo; autocaravana = motorhome; ambulancia = ambulance; moto de nieve = snowmobile; carrito de golf = golf cart; coche híbrido = hybrid car; sedán = sedan; cuatrimoto = quad bike
it: autovettura = motor car; auto elettrica = electric car; auto usata = used car; berlina = sedan; camper = camper van; ambulanza = ambulance; motoslitta = snowmobile; auto ibrida = hybrid car
nl: personenauto = passenger car; elektrische auto = electric car; tweedehands auto = used car; camper = motorhome; ambulance = ambulance; sneeuwscooter = snowmobile; golfkar = golf cart
pl: samochód osobowy = passenger car; samochód elektryczny = electric car; auto elektryczne = electric car; samochód używany = used car; kamper = motorhome; karetka = ambulance; skuter śnieżny = snowmobile; wózek golfowy = golf cart; samochód hybrydowy = hybrid car; karetek = ambulance
pt: automóvel de passageiros = passenger car; carro elétrico = electric car; carro usado = used car; autocaravana = motorhome; ambulância = ambulance; moto de neve = snowmobile; carrinho de golfe elétrico = electric golf cart; carro híbrido = hybrid car
not: snowmobile boots; snowmobile helmet; snowmobile cover; snowmobile suit; motorhome cover; motorhome step; toy car; model car; car model; electric car charger; ride on car; rc car; sports car toy; slot car; electric car toy; diecast car; car cover; kids electric car; electric car cable; toy ambulance; ambulance toy; golf cart battery; golf cart cover; golf cart tire; snowmobile cover; golf cart bag; motorhome cover; atv cover; atv tire; atv winch; atv part; utv cover; golf cart part; atv carburetor; atv plow; convertible car seat; car model kit; snowmobile belt; golf cart seat; atv seat; atv bag; utv winch; atv helmet; kids atv; sports car model; sports car poster; atv handguard; atv mirror; ambulante; seda; ambulant
  "parts of|partes de|parti di" -> 870899
  "parts for|partes para|piezas para|parti per|peças para" -> 870899
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 870899
  "golf" -> 870310
  "snowmobile" -> 870310
  "golfwagen" -> 870310
  "schneemobil" -> 870310
  "motoneige" -> 870310
  "nieve" -> 870310
  "motoslitta" -> 870310
  "sneeuwscooter" -> 870310
  "golfkar" -> 870310
  "sniezny" -> 870310
  "golfowy" -> 870310
  "neve" -> 870310
  kind=plug-in: kind=diesel 870370; * 870360
  kind=hybrid: kind=diesel 870350; * 870340
  "hybrydowy" -> 870340
  "hybride" -> 870340
  kind=ev -> 870380 ~.15
  "elektroauto" -> 870380
  "elektryczny" -> 870380
  "elektryczne" -> 870380
  "elektrische" -> 870380
  "electrico" -> 870380
  "eletrico" -> 870380
  "elettrica" -> 870380
  "fuel cell" -> 870390
  "hydrogen" -> 870390
  kind=diesel: cylinder<=1500 870331 ~.1; cylinder<=2500 870332 ~.8; * 870333
  "atv" -> 870321
  "quad" -> 870321
  "utv" -> 870321
  "buggy" -> 870321
  "go kart" -> 870321
  "cuatrimoto" -> 870321
  cylinder<=1000 -> 870321 ~.1
  cylinder<=1500 -> 870322 ~.25
  cylinder<=3000 -> 870323 ~.85
  * -> 870324
t: used passenger car petrol 1400 cc => 870322
t: passenger car diesel 1998 cc => 870332
t: battery electric passenger car => 870380
t: plug-in hybrid car petrol => 870360
t: electric golf cart 4 seats => 870310
t: toy car diecast => !870324

@ pleasure-boat
en: yacht; sailboat; motorboat; motor boat; speedboat; rowing boat; jet ski; rib boat; catamaran; sailing yacht; pleasure boat; pontoon boat; fishing kayak; motor yacht; sailing dinghy; personal watercraft; bass boat; rowboat; rigid inflatable boat; houseboat; pedal boat; inflatable canoe; cabin cruiser; aluminium fishing boat; packraft; fishing boat inflatable; paddle boat; rubber dinghy; rubber boat
de: Yacht = yacht; Segelboot = sailboat; Motorboot = motorboat; Kanu = canoe; Ruderboot = rowing boat; Jetski = jet ski; Tretboot = pedal boat; Segelyacht = sailing yacht; Motoryacht = motor yacht; Festrumpfschlauchboot = rigid inflatable boat; Katamaran = catamaran
fr: yacht = yacht; voilier = sailboat; bateau à moteur = motor boat; bateau pneumatique = inflatable boat; canot pneumatique = inflatable boat; barque = small rowing boat; jet-ski = jet ski; pédalo = pedal boat; catamaran = catamaran; canot à rames = rowing boat
es: yate = yacht; velero = sailboat; lancha = motorboat; canoa = canoe; bote inflable = inflatable boat; moto de agua = jet ski; catamarán = catamaran; bote de remos = rowing boat; hidropedal = pedal boat
it: yacht = yacht; barca a vela = sailboat; motoscafo = motorboat; moto d'acqua = jet ski; catamarano = catamaran; pedalò = pedal boat
nl: jacht = yacht; zeilboot = sailboat; motorboot = motorboat; kano = canoe; rubberboot = rubber boat; roeiboot = rowing boat; waterscooter = jet ski; waterfiets = pedal boat; waterfietsen = pedal boat
pl: jacht = yacht; żaglówka = sailboat; motorówka = motorboat; kanu = canoe; łódź wiosłowa = rowing boat; skuter wodny = jet ski; katamaran = catamaran; łódka = boat; żaglówek = sailboat; motorówek = motorboat
pt: iate = yacht; veleiro = sailboat; lancha = motor boat; canoa = canoe; barco insuflável = inflatable boat; moto aquática = jet ski; catamarã = catamaran; barco a remos = rowing boat
not: kayak paddle; boat cover; toy boat; rc boat; boat model; kayak cart; kayak seat; boat shoe; boat anchor; boat trailer; kayak bag; yacht model; inflatable boat pump; kayak rack; kayak holder; boat seat; gravy boat; jet ski cover; boat part; canoe paddle; kayak anchor; kayak light; boat toy; boat neck; yacht rope; dinghy wheels; inflatable kayak pump; kayak skirt; kayak leash; speedboat toy; rc speedboat; sailboat model; jet ski toy; sailboat decor; jet ski lift; kayak motor; pool float boat; boat hook; boat fender; kayak paddle clip; rc yacht; kayak fishing rod holder; inflatable boat seat; boat horn; boat light; motor boat toy; kayak storage; kayak vest; speedboat rc; yacht cleat; canoe yoke
  "rigid inflatable" -> 890319
  "rib" -> 890319
  "festrumpfschlauchboot" -> 890319
  "inflatable|gonfiabile": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "schlauchboot": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "pneumatique": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "inflable": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "hinchable": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "gommone": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "canotto": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "rubberboot": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "opblaasboot": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "ponton": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "inflavel": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "insuflavel": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "packraft": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "rubber|caucho|goma|gomma|borracha": "motor" 890311 ~.3; "engine" 890311 ~.1; * 890312
  "sail": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "sailboat": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "sailing": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "segelboot": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "segelyacht": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "voilier": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "velero": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "vela": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "zeilboot": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "zaglowka": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "veleiro": length>24m 890323 ~.02; length>7.5m 890322 ~.6; * 890321
  "kayak" -> 890393
  "canoe" -> 890393
  "rowing" -> 890393
  "rowboat" -> 890393
  "jet ski" -> 890393
  "pedal" -> 890393
  "paddle" -> 890393
  "personal watercraft" -> 890393
  "kajak" -> 890393
  "kanu" -> 890393
  "ruderboot" -> 890393
  "jetski" -> 890393
  "tretboot" -> 890393
  "canoa" -> 890393
  "canoe" -> 890393
  "barque" -> 890393
  "pedalo" -> 890393
  "moto de agua" -> 890393
  "moto d acqua" -> 890393
  "kano" -> 890393
  "roeiboot" -> 890393
  "waterscooter" -> 890393
  "waterfiets" -> 890393
  "skuter wodny" -> 890393
  "caiaque" -> 890393
  "aquatica" -> 890393
  "remos" -> 890393
  "outboard": length>7.5m 890399 ~.3; * 890393
  length>24m -> 890333 ~.02
  length>7.5m -> 890332 ~.5
  "yacht" -> 890332
  "yate" -> 890332
  "iate" -> 890332
  "jacht" -> 890332
  "fishing|pesca" -> 890393
  "bass" -> 890393
  "pontoon" -> 890393
  "houseboat" -> 890393
  * -> 890331
t: inflatable kayak 2 person => 890312
t: motor yacht 18 m long => 890332
t: fishing kayak polyethylene => 890393
t: sailing yacht 10 m long => 890322
t: kayak paddle aluminium => !890331

@ rail-coach
en: railway passenger coach; passenger carriage + railway|train|rail; sleeping car + railway; railway coach; luggage van rail; dining car; railway carriage
de: Reisezugwagen; Personenwagen + Bahn|Zug; Schlafwagen
fr: voiture voyageurs; voiture de chemin de fer
es: coche de pasajeros ferroviario; vagón de pasajeros
it: carrozza ferroviaria
nl: spoorwegrijtuig
pl: wagon pasażerski
pt: carruagem de passageiros; vagão de passageiros
not: model railway coach
  * -> 860500
t: railway passenger coach => 860500
t: baby carriage => !860500

@ rail-part part of locomotive, railcar, freight-wagon, rail-coach
en: railway wheel; railway axle; wheelset; bogie; railway bogie; railway brake; air brake + railway|wagon; rail coupler; railway buffer; pantograph + railway|locomotive|train; wagon part; locomotive part; railway coupling; railway wheelset; brake block + railway|train|wagon; side frame bogie; draft gear; train wheel + railway
de: Radsatz = railway wheelset; Drehgestell = bogie; Eisenbahnrad = railway wheel; Stromabnehmer = pantograph; Eisenbahnkupplung = railway coupling
fr: essieu ferroviaire = railway axle; bogie = bogie; essieu monté = railway wheelset; pantographe = pantograph; attelage ferroviaire = railway coupling
es: bogie = bogie; rueda ferroviaria = railway wheel; pantógrafo = pantograph + ferroviario|tren; enganche ferroviario = rail coupler
it: carrello ferroviario = railway bogie; sala montata = wheelset; pantografo = pantograph + treno|ferroviario
nl: draaistel = bogie; wielstel = wheelset; stroomafnemer = pantograph
pl: zestaw kołowy = wheelset; wózek wagonowy = railway bogie; pantograf = pantograph + kolejowy
pt: rodeiro = wheelset; truque ferroviário = railway bogie; roda ferroviária = railway wheel
  "driving bogie" -> 860711
  "bogie" !"frame" -> 860712
  "drehgestell" !"frame" -> 860712
  "draaistel" !"frame" -> 860712
  "carrello" !"frame" -> 860712
  "truque" !"frame" -> 860712
  "brake block" -> 860729
  "air brake" -> 860721
  "brake" -> 860729
  "coupler" -> 860730
  "coupling" -> 860730
  "buffer" -> 860730
  "draft gear" -> 860730
  "eisenbahnkupplung" -> 860730
  "attelage" -> 860730
  "enganche" -> 860730
  "pantograph" -> 860791
  "locomotive" -> 860791
  "stromabnehmer" -> 860791
  "pantographe" -> 860791
  "pantografo" -> 860791
  "pantograf" -> 860791
  "stroomafnemer" -> 860791
  "wagon part" -> 860799
  * -> 860719
t: railway wheelset for wagon => 860719
t: freight wagon bogie => 860712
t: roller skate wheels => !860719

@ railcar
en: railcar; tram; metro car; subway train; multiple unit train; electric multiple unit; tramcar; light rail vehicle; diesel railcar; metro train; high speed train; rail coach self propelled; streetcar
de: Straßenbahn; Triebwagen; U-Bahn Wagen; Schienenfahrzeug; Triebzug
fr: tramway; automotrice; rame de métro; autorail
es: tranvía; automotor + ferroviario; coche de metro
it: tram; elettrotreno; automotrice
nl: tram; treinstel; metrostel
pl: tramwaj; wagon metra; zespół trakcyjny
pt: bonde elétrico; elétrico + ferroviário; carruagem de metro
not: toy tram; model tram; tram model; eletricidade
  kind=diesel -> 860390 ~.1
  * -> 860310
t: electric tram for city railway => 860310
t: tram model toy => !860310

@ road-tractor
en: road tractor; tractor unit; semi truck; tractor head; truck tractor; prime mover truck; semi trailer tractor; tractor truck; lorry tractor
de: Sattelzugmaschine; Zugmaschine
fr: tracteur routier
es: tractocamión; cabeza tractora; tractor de carretera
it: trattore stradale; motrice + semirimorchio
nl: trekker + oplegger|truck
pl: ciągnik siodłowy
pt: caminhão trator; trator rodoviário; cavalo mecânico
not: semi truck toy; semi truck model; semi truck part
  kind=hybrid -> 870122 ~.01
  kind=ev -> 870124 ~.02
  "petrol|gasolina|benzina" -> 870129
  "lng" -> 870129
  "gas" -> 870129
  * -> 870121
t: diesel road tractor for semi trailer => 870121
t: electric tractor unit => 870124
t: farm tractor => !870121

@ ship
en: ship; cargo ship; container ship; bulk carrier; oil tanker; tanker ship; ferry; cruise ship; barge; passenger ship; refrigerated vessel; chemical tanker; lng carrier; general cargo vessel; ferry boat; excursion boat; ro-ro vessel; river barge; merchant vessel; landing craft
de: Frachtschiff = cargo ship; Containerschiff = container ship; Tankschiff = tanker ship; Fähre = ferry; Kreuzfahrtschiff = cruise ship; Öltanker = oil tanker; Lastkahn = barge; Schubleichter = lighter barge; Fährschiff = ferry
fr: cargo = cargo ship + navire; navire porte-conteneurs = container ship; pétrolier = oil tanker; ferry = ferry; paquebot = cruise ship; péniche = barge; navire-citerne = tanker ship; navire cargo = cargo ship
es: buque de carga = cargo ship; portacontenedores = container ship; petrolero = oil tanker; transbordador = ferry; crucero = cruise ship + buque|barco; barcaza = barge; buque cisterna = tanker ship
it: nave da carico = cargo ship; nave portacontainer = container ship; petroliera = oil tanker; traghetto = ferry; nave da crociera = cruise ship; chiatta = barge
nl: vrachtschip = cargo ship; containerschip = container ship; tanker = tanker + schip|olie; veerboot = ferry; cruiseschip = cruise ship; binnenschip = inland vessel
pl: statek towarowy = cargo ship; kontenerowiec = container ship; tankowiec = oil tanker; prom = ferry; statek wycieczkowy = cruise ship; barka = barge
pt: navio de carga = cargo ship; porta-contêineres = container ship; petroleiro = oil tanker; balsa ferry = ferry boat; navio de cruzeiro = cruise ship; barcaça = barge
not: free ship; free shipping; ship model; model ship; toy ship; pirate ship; space ship; ship in bottle; drop ship; shipping; spaceship; ship clock; ship wheel; relationship; ship to
  "tanker" -> 890120
  "tankschiff" -> 890120
  "oltanker" -> 890120
  "petrolier" -> 890120
  "petrolero" -> 890120
  "petroliera" -> 890120
  "tankowiec" -> 890120
  "petroleiro" -> 890120
  "cisterna" -> 890120
  "citerne" -> 890120
  "lng" -> 890120
  "ferry" -> 890110
  "cruise" -> 890110
  "passenger" -> 890110
  "excursion" -> 890110
  "fahre" -> 890110
  "fahrschiff" -> 890110
  "kreuzfahrtschiff" -> 890110
  "paquebot" -> 890110
  "transbordador" -> 890110
  "crucero" -> 890110
  "traghetto" -> 890110
  "crociera" -> 890110
  "veerboot" -> 890110
  "cruiseschip" -> 890110
  "prom" -> 890110
  "wycieczkowy" -> 890110
  "cruzeiro" -> 890110
  "refrigerated" -> 890130
  * -> 890190
t: bulk carrier cargo ship => 890190
t: oil tanker ship => 890120
t: passenger ferry => 890110
t: model ship wooden => !8901

@ ship-scrap
en: ship for breaking up; vessel for scrap; scrap ship; demolition vessel; vessel for demolition
de: Abwrackschiff; Schiff zum Abwracken
fr: navire à démolir
es: buque para desguace
  * -> 890800
t: vessel for demolition => 890800
t: shipping container => !890800

@ special-vehicle
en: fire truck; fire engine; crane truck; concrete mixer truck; tow truck; street sweeper; road sweeper; mobile drilling derrick; garbage truck; wrecker truck; mobile clinic; mobile workshop vehicle; concrete pump truck; vacuum truck; breakdown lorry; snow plough truck; sewer truck; transit mixer; aerial platform truck; bucket truck; food truck; mobile x-ray unit vehicle; spraying lorry; sprinkler truck
de: Feuerwehrfahrzeug = fire service vehicle; Kranwagen = crane truck; Abschleppwagen = tow truck; Kehrmaschine = sweeping machine + Straße|Lkw; Betonmischfahrzeug = concrete mixer truck; Fahrmischer = concrete mixer truck
fr: camion de pompiers = fire truck; camion-grue = crane truck; dépanneuse = tow truck; balayeuse de voirie = street sweeper; camion malaxeur = concrete mixer truck; bétonnière portée = concrete mixer truck
es: camión de bomberos = fire truck; camión grúa = crane truck; grúa de remolque vehículo = tow truck; barredora vial = road sweeper; camión hormigonera = concrete mixer truck; camión mezclador = concrete mixer truck
it: autopompa = fire truck; carro attrezzi = tow truck; spazzatrice stradale = street sweeper; autobetoniera = concrete mixer truck
nl: brandweerwagen = fire truck; kraanwagen = crane truck; takelwagen = tow truck; veegwagen = street sweeper; betonmixer vrachtwagen = concrete mixer truck
pl: wóz strażacki = fire truck; samochód strażacki = fire truck; pomoc drogowa pojazd = tow truck; zamiatarka uliczna = street sweeper; betonomieszarka = concrete mixer truck; betonomieszarek = concrete mixer truck
pt: caminhão de bombeiros = fire truck; caminhão guindaste = crane truck; reboque = tow truck + caminhão; varredora de rua = street sweeper; caminhão betoneira = concrete mixer truck
not: fire truck toy; toy fire truck; fire engine toy; toy garbage truck; fire truck model; fire truck costume; lego fire truck; street sweeper toy; fire truck bed; crane truck toy; garbage truck toy; tow truck toy
  "fire" -> 870530
  "feuerwehrfahrzeug" -> 870530
  "pompiers" -> 870530
  "bomberos" -> 870530
  "autopompa" -> 870530
  "brandweerwagen" -> 870530
  "strazacki" -> 870530
  "bombeiros" -> 870530
  "mixer" -> 870540
  "betonmischfahrzeug" -> 870540
  "fahrmischer" -> 870540
  "hormigonera" -> 870540
  "autobetoniera" -> 870540
  "betonomieszarka" -> 870540
  "betoneira" -> 870540
  "malaxeur" -> 870540
  "mezclador" -> 870540
  "betonniere" -> 870540
  "crane" -> 870510
  "kranwagen" -> 870510
  "camion grue" -> 870510
  "camion grua" -> 870510
  "autogru" -> 870510
  "kraanwagen" -> 870510
  "guindaste" -> 870510
  "drilling" -> 870520
  "garbage" -> 870422 ~.6
  "sewer" -> 870422 ~.6
  * -> 870590
t: fire truck with water tank => 870530
t: concrete mixer truck 9 m3 => 870540
t: road sweeper truck => 870590
t: fire truck toy => !870590

@ track-fixture
en: buffer stop; turntable railway; railway signal mechanical; railway platform buffer; mechanical semaphore signal; level crossing gate; railway points lever; signal box frame; loading gauge railway
de: Prellbock; Drehscheibe + Bahn; Formsignal
fr: heurtoir + voie; plaque tournante ferroviaire
es: tope de vía; placa giratoria ferroviaria
  * -> 860800
t: railway buffer stop => 860800
t: door stop rubber => !860800

@ track-maintenance-vehicle
en: track maintenance vehicle; tamping machine railway; rail grinding machine; track inspection car; ballast cleaning machine; ballast tamper; railway maintenance vehicle; track testing coach; rail crane wagon
de: Gleisstopfmaschine; Gleisbaumaschine; Schienenschleifmaschine
fr: bourreuse; draisine; engin d'entretien de voie
es: bateadora; dresina; vehículo de mantenimiento ferroviario
  * -> 860400
t: ballast tamper track maintenance vehicle => 860400
t: tamping rammer => !860400

@ trailer
en: trailer; semi trailer; caravan; cargo trailer; boat trailer; car trailer; tank trailer; lowboy trailer; flatbed trailer; travel trailer; utility trailer; livestock trailer; horse trailer; dump trailer; farm trailer; bicycle trailer; bike trailer; camping trailer; refrigerated trailer; tipping trailer; curtain side trailer; container chassis trailer; lowbed trailer; skeleton trailer; tanker trailer; motorcycle trailer; trailer + axle|tow|tipping|semi|camping|box|tonne; grain trailer; mobile home trailer; camper trailer; atv trailer; car transporter trailer; folding camper
de: Anhänger = trailer + Pkw|Auto|Auflieger|Fahrrad|Kipp; Sattelauflieger = semi trailer; Wohnwagen = caravan; Bootstrailer = boat trailer; Pferdeanhänger = horse trailer; Tiefladeranhänger = lowbed trailer; Tankauflieger = tank semi-trailer; Fahrradanhänger = bicycle trailer; Pkw-Anhänger = passenger car trailer; Kippanhänger = tipping trailer
fr: remorque = trailer; semi-remorque = semi trailer; caravane = caravan; remorque de vélo = bicycle trailer; remorque porte-bateau = boat trailer; van à chevaux = horse trailer; remorque citerne = tank trailer
es: remolque = trailer; semirremolque = semi trailer; caravana = caravan; remolque de bicicleta = bicycle trailer; remolque para barco = boat trailer; remolque cisterna = tank trailer
it: rimorchio = trailer; semirimorchio = semi trailer; roulotte = caravan; rimorchio bici = bike trailer; carrello rimorchio = trailer
nl: aanhangwagen = trailer; oplegger = semi trailer; caravan = caravan; fietskar = bicycle trailer; paardentrailer = horse trailer; boottrailer = boat trailer
pl: przyczepa = trailer; naczepa = semi trailer; przyczepa kempingowa = caravan; przyczepka rowerowa = bicycle trailer; przyczepa rolnicza = agricultural trailer; naczepa cysterna = tank semi trailer
pt: reboque = trailer; semirreboque = semi trailer; caravana = caravan; reboque de bicicleta = bicycle trailer; atrelado = trailer; reboque tanque = tank trailer
not: trailer hitch; trailer light; trailer part; toy trailer; trailer coupling; trailer jack; trailer lock; trailer winch; trailer tarpaulin; trailer net; trailer cover; trailer plug; movie trailer; caravan cover; trailer socket; trailer wheel; trailer axle; trailer tire; trailer board; caravan mirror; caravan awning; trailer toy; trailer connector; trailer brake; trailer hub; rc trailer; trailer hitch lock; caravan carpet; trailer cable; caravan lock; trailer ball; trailer adapter; trailer wiring; trailer fender; trailer tie down; trailer ramp; trailer tongue jack
  "parts of|partes de|parti di" -> 871690
  "parts for|partes para|piezas para|parti per|peças para" -> 871690
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 871690
  "caravan" -> 871610
  "travel" -> 871610
  "camping" -> 871610
  "camper" -> 871610
  "wohnwagen" -> 871610
  "caravane" -> 871610
  "caravana" -> 871610
  "roulotte" -> 871610
  "kempingowa" -> 871610
  "mobile home" -> 871610
  "self loading" -> 871620
  "farm" -> 871620
  "grain|grano|granella|grão" -> 871620
  "rolnicza" -> 871620
  "agricultural|agrícola|agricolo" -> 871620
  "tank" -> 871631
  "tanker" -> 871631
  "tankauflieger" -> 871631
  "citerne" -> 871631
  "cisterna" -> 871631
  "cysterna" -> 871631
  "tanque" -> 871631
  "bicycle" -> 871680 ~.9
  "bike" -> 871680 ~.9
  "fahrradanhanger" -> 871680 ~.9
  "velo" -> 871680 ~.9
  "bicicleta" -> 871680 ~.9
  "bici" -> 871680 ~.9
  "fietskar" -> 871680 ~.9
  "rowerowa" -> 871680 ~.9
  * -> 871639
t: curtain side semi trailer 3 axle => 871639
t: camping caravan trailer => 871610
t: fuel tank semi trailer => 871631
t: trailer hitch ball => !871639

@ trailer-part part of trailer
en: trailer axle; trailer coupling; trailer hub; trailer landing gear; king pin + trailer; trailer part; fifth wheel coupling; trailer brake; trolley wheel part; trailer mudguard; trailer fender; caravan step leg; semi trailer axle; trailer suspension; trailer jockey wheel; jockey wheel; trailer tongue jack; trailer wheel hub; coupling head + trailer; wheelbarrow wheel; hand truck wheel
de: Anhängerachse; Anhängerkupplung Kugelkopf Anhänger; Anhänger Stützrad; Sattelkupplung
fr: essieu remorque; attache remorque tête; béquille semi-remorque
es: eje de remolque; pieza de remolque
it: assale rimorchio; ruotino rimorchio
nl: aanhangeras; koppelingskop
pl: oś przyczepy; zaczep kulowy przyczepy
pt: eixo de reboque
  "fifth wheel" -> 870899
  * -> 871690
t: trailer axle 750 kg => 871690
t: trailer jockey wheel => 871690
t: box trailer tandem => !871690

@ vehicle-chassis
en: truck chassis with engine; bus chassis; chassis fitted with engine; vehicle chassis + engine|motor; truck body; vehicle body; truck cab; car body shell; tipper body; bus body; cab for truck; van body box; tractor cab; driver cabin; motor vehicle body; truck cabin assembly; body shell + car
de: Fahrgestell + Motor|Lkw|Bus; Karosserie; Fahrerhaus; Fahrerkabine
fr: châssis + moteur|camion|autobus; carrosserie; cabine de camion
es: chasis con motor; chasis de autobús; carrocería; cabina de camión
it: telaio con motore; carrozzeria + auto|camion; cabina autocarro
pl: podwozie + silnik; nadwozie; kabina ciężarówki
pt: chassi com motor; carroceria; cabine de caminhão
not: car body cover; bicycle chassis; rc car body shell; rc body shell; server chassis; rc chassis
  "chassis" -> 870600
  "fahrgestell" -> 870600
  "chasis" -> 870600
  "telaio" -> 870600
  "podwozie" -> 870600
  "chassi" -> 870600
  "car" -> 870710
  * -> 870790
t: truck cab complete => 870790
t: bus chassis fitted with engine => 870600
t: car body cover => !870790

@ wheelchair
en: wheelchair; manual wheelchair; electric wheelchair; power wheelchair; mobility scooter; folding wheelchair; transport wheelchair; sports wheelchair; invalid carriage; wheelchair electric; powered wheelchair; transport chair + wheelchair|disabled
de: Rollstuhl = wheelchair; Elektrorollstuhl = electric wheelchair; Elektromobil = mobility scooter + Senioren|Seniorenmobil; Seniorenmobil = mobility scooter
fr: fauteuil roulant = wheelchair; fauteuil roulant électrique = electric wheelchair; scooter de mobilité = mobility scooter
es: silla de ruedas = wheelchair; silla de ruedas eléctrica = electric wheelchair; scooter de movilidad = mobility scooter
it: sedia a rotelle = wheelchair; carrozzina elettrica = electric wheelchair; carrozzina disabili = wheelchair; scooter per disabili = mobility scooter
nl: rolstoel = wheelchair; elektrische rolstoel = electric wheelchair; scootmobiel = mobility scooter
pl: wózek inwalidzki = wheelchair; wózek inwalidzki elektryczny = electric wheelchair; skuter inwalidzki = mobility scooter
pt: cadeira de rodas = wheelchair; cadeira de rodas elétrica = electric wheelchair; scooter de mobilidade = mobility scooter
not: wheelchair cushion; wheelchair bag; wheelchair ramp; wheelchair cup holder; wheelchair lift; wheelchair tire; wheelchair rain cover; wheelchair belt; wheelchair armrest; wheelchair part; wheelchair toy; wheelchair blanket; wheelchair wheel; wheelchair battery; wheelchair gloves; pet wheelchair; dog wheelchair; mobility scooter cover; mobility scooter bag; mobility scooter battery
  "parts of|partes de|parti di" -> 871420
  "parts for|partes para|piezas para|parti per|peças para" -> 871420
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 871420
  kind=ev -> 871390 ~.3
  "mobility scooter" -> 871390
  "power" -> 871390
  "powered" -> 871390
  "elektrorollstuhl" -> 871390
  "seniorenmobil" -> 871390
  "elektromobil" -> 871390
  "electrique" -> 871390
  "electrica" -> 871390
  "elettrica" -> 871390
  "elektrische" -> 871390
  "elektryczny" -> 871390
  "eletrica" -> 871390
  "scootmobiel" -> 871390
  "movilidad" -> 871390
  "mobilidade" -> 871390
  "mobilite" -> 871390
  * -> 871310
t: folding manual wheelchair => 871310
t: electric wheelchair foldable => 871390
t: wheelchair ramp => !871310

@ wheelchair-part part of wheelchair
en: wheelchair armrest; wheelchair wheel; wheelchair footrest; wheelchair part; wheelchair joystick; wheelchair castor; wheelchair caster; wheelchair seat belt; wheelchair footplate; wheelchair hand rim; wheelchair anti tipper; wheelchair headrest
de: Rollstuhlteil = wheelchair part; Rollstuhlrad = wheelchair wheel; Rollstuhl Armlehne = wheelchair armrest
fr: pièce fauteuil roulant = wheelchair part; repose-pied fauteuil roulant = wheelchair footrest
es: repuesto silla de ruedas = wheelchair spare part; reposapiés silla de ruedas = wheelchair footrest
  * -> 871420
t: wheelchair footrest pair => 871420
t: folding wheelchair => !871420

@ work-vessel
en: tugboat; pusher boat; dredger; drilling platform; offshore platform; floating crane; floating dock; lifeboat; warship; research vessel; patrol boat; rescue boat; pilot boat; submarine; cutter suction dredger; fire boat; jack-up rig; lightship; frigate naval; aircraft carrier; hospital ship; hovercraft; tug boat; icebreaker
de: Schlepper = tugboat + Schiff|Hafen; Schleppschiff = tugboat; Bagger Schiff = dredger; Schwimmbagger = dredger; Bohrinsel = drilling platform; Schwimmkran = floating crane; Schwimmdock = floating dock; Rettungsboot = lifeboat; Kriegsschiff = warship; Forschungsschiff = research vessel
fr: remorqueur = tugboat; drague = dredger + navire; plate-forme de forage = drilling platform; grue flottante = floating crane; dock flottant = floating dock; canot de sauvetage = lifeboat; navire de guerre = warship
es: remolcador = tugboat; draga = dredger; plataforma de perforación = drilling platform; grúa flotante = floating crane; dique flotante = floating dock; bote salvavidas = lifeboat; buque de guerra = warship
it: draga = dredger; piattaforma di perforazione = drilling platform; gru galleggiante = floating crane; bacino galleggiante = floating dock; scialuppa di salvataggio = lifeboat; nave da guerra = warship
nl: sleepboot = tugboat; baggerschip = dredger; boorplatform = drilling platform; drijvende kraan = floating crane; reddingsboot = rescue boat; oorlogsschip = warship
pl: holownik = tugboat; pogłębiarka = dredger; platforma wiertnicza = drilling platform; dok pływający = floating dock; łódź ratunkowa = lifeboat; okręt wojenny = warship; pogłębiarek = dredger
pt: draga = dredger; plataforma de perfuração = drilling platform; guindaste flutuante = floating crane; bote salva-vidas = lifeboat; navio de guerra = warship
not: submarine toy; toy submarine; lifeboat model; warship model; submarine model; submarine sandwich; battleship game; tugboat toy; rc submarine; aircraft carrier model; yellow submarine
  "tug" -> 890400
  "tugboat" -> 890400
  "pusher" -> 890400
  "schleppschiff" -> 890400
  "schlepper" -> 890400
  "remorqueur" -> 890400
  "remolcador" -> 890400
  "rimorchiatore" -> 890400
  "sleepboot" -> 890400
  "holownik" -> 890400
  "rebocador" -> 890400
  "dredger" -> 890510
  "schwimmbagger" -> 890510
  "drague" -> 890510
  "draga" -> 890510
  "baggerschip" -> 890510
  "poglebiarka" -> 890510
  "platform" -> 890520
  "jack up" -> 890520
  "bohrinsel" -> 890520
  "plate forme" -> 890520
  "plataforma" -> 890520
  "piattaforma" -> 890520
  "boorplatform" -> 890520
  "platforma" -> 890520
  "floating" -> 890590
  "lightship" -> 890590
  "fire boat" -> 890590
  "schwimmkran" -> 890590
  "schwimmdock" -> 890590
  "flottante" -> 890590
  "flottant" -> 890590
  "flotante" -> 890590
  "galleggiante" -> 890590
  "drijvende" -> 890590
  "plywajacy" -> 890590
  "flutuante" -> 890590
  "warship" -> 890610
  "submarine|submarino|sottomarino" -> 890610
  "frigate" -> 890610
  "aircraft carrier" -> 890610
  "kriegsschiff" -> 890610
  "guerre" -> 890610
  "guerra" -> 890610
  "oorlogsschip" -> 890610
  "wojenny" -> 890610
  * -> 890690
t: harbour tugboat => 890400
t: cutter suction dredger => 890510
t: enclosed lifeboat 30 persons => 890690
t: toy submarine => !890690

@ works-truck
en: baggage tractor; airport tow tractor; works truck; platform tractor; electric tow tractor; industrial tow tractor; railway platform tractor; electric platform truck; burden carrier; warehouse tugger; baggage towing tractor
de: Elektroschlepper = electric tow tractor; Gepäckschlepper = baggage tractor; Plattformwagen elektrisch = electric platform truck; Routenzugschlepper = tugger train tractor
fr: tracteur à bagages = baggage tractor; chariot de manutention sans levage = non-lifting handling truck
es: tractor de equipaje = baggage tractor; carretilla tractora = tow tractor
  "part" -> 870990
  "diesel" -> 870919
  "petrol|gasolina|benzina" -> 870919
  * -> 870911
t: electric baggage tractor airport => 870911
t: pallet truck => !870911
