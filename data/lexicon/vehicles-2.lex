# Vehicles and their parts, second file: vehicles by kind, parts by system, bicycle, motorcycle, rail, boat and aircraft goods.

@ aeroplane-kinds
en: powered aircraft; aeroplane unladen weight; turbofan aircraft; regional jet; trainer aircraft; propeller aeroplane; jet aeroplane; crop duster aircraft; amphibious aircraft; cargo aircraft; wide-body aircraft; narrow-body airliner; two-seat aeroplane
de: Motorflugzeug; Strahlflugzeug; Regionaljet; Schulflugzeug; Frachtflugzeug; Propellerflugzeug
fr: avion à moteur; avion à réaction; avion école; avion cargo; avion régional
es: avión a motor; avión a reacción; avión de entrenamiento; avión de carga; avión regional
it: aereo a motore; aereo a reazione; aereo da addestramento; aereo cargo; aereo regionale
nl: motorvliegtuig; straalvliegtuig; lesvliegtuig; vrachtvliegtuig
pl: samolot silnikowy; samolot odrzutowy; samolot szkolny; samolot transportowy
pt: avião a motor; avião a jato; avião de treino; avião de carga
not: aeroplane toy; jet aeroplane model; cargo aircraft model; two-seat aeroplane model
  weight<=2000kg -> 880220 ~.25
  weight<=15000kg -> 880230 ~.5
  "two-seat" -> 880220
  "trainer" -> 880220 ~.5
  * -> 880240
t: turbofan aircraft, unladen weight 42000 kg => 880240
t: regional jet unladen weight 12000 kg => 880230
t: powered aircraft unladen weight 1500 kg => 880220
t: jet aeroplane model kit => !8802

@ air-suspension-pump
en: air suspension compressor; air ride compressor; suspension air pump; air suspension pump; airmatic compressor
de: Luftfederkompressor; Kompressor Luftfederung; Luftfahrwerk-Kompressor
fr: compresseur de suspension pneumatique; compresseur suspension à air
es: compresor de suspensión neumática; compresor suspensión
it: compressore sospensioni pneumatiche; compressore sospensioni
nl: luchtveringcompressor; compressor luchtvering
pl: kompresor zawieszenia pneumatycznego; sprężarka zawieszenia
pt: compressor de suspensão pneumática; compressor da suspensão a ar
  * -> 841480
t: air suspension compressor for range rover => 841480
t: air suspension bag rear => !841480

@ aircraft-passenger-seat
en: aircraft seat; airline seat; aircraft passenger seat; pilot seat aircraft; business class seat aircraft; helicopter seat; cabin crew jump seat
de: Flugzeugsitz = aircraft seat; Passagiersitz Flugzeug = aircraft passenger seat; Pilotensitz = pilot seat aircraft
fr: siège d'avion = aircraft seat; siège passager avion = aircraft passenger seat; siège de pilote = pilot seat
es: asiento de avión = aircraft seat; asiento de pasajero avión = aircraft passenger seat; asiento de piloto = pilot seat aircraft
it: sedile per aerei = aircraft seat; sedile passeggero aereo = aircraft passenger seat; sedile pilota = aircraft pilot seat
nl: vliegtuigstoel = aircraft seat; passagiersstoel vliegtuig = aircraft passenger seat; pilotenstoel = pilot seat aircraft
pl: fotel lotniczy = aircraft seat; fotel pasażerski samolotu = aircraft passenger seat; fotel pilota = pilot seat aircraft
pt: assento de avião = aircraft seat; assento de passageiro avião = aircraft passenger seat; assento de piloto = pilot seat
not: aircraft seat cover; aircraft seat belt; aircraft seat belt extender; aircraft seat part; airline seat hammock; airline seat cover; aircraft seat frame; aircraft seat rail
  * -> 940110
t: aircraft passenger seat economy class triple => 940110
t: airline seat belt extender => !940110

@ aircraft-seat-part
en: aircraft seat part; aircraft seat frame; aircraft seat leg; aircraft seat armrest; aircraft seat tray table; aircraft seat back
de: Flugzeugsitzteil; Flugzeugsitzgestell; Flugzeugsitz-Armlehne
fr: pièce de siège d'avion; armature de siège d'avion; accoudoir de siège d'avion
es: pieza de asiento de avión; armazón asiento avión; reposabrazos asiento avión
it: parte di sedile per aerei; telaio sedile aereo; bracciolo sedile aereo
nl: vliegtuigstoelonderdeel; frame vliegtuigstoel
pl: część fotela lotniczego; rama fotela lotniczego
pt: peça de assento de avião; estrutura assento avião
  main=wood -> 940191 ~.01
  * -> 940199
t: aircraft seat frame aluminium => 940199
t: aircraft wing spar => !940199

@ aircraft-structure-part part of aircraft
en: aileron; aircraft wing; aircraft wing part; wing flap aircraft; aircraft elevator; aircraft rudder; winglet aircraft; fuselage section; aircraft fuselage panel; engine nacelle; nacelle aircraft; radome; aircraft cockpit canopy; helicopter tail boom; cargo door aircraft; aircraft bulkhead; helicopter fuselage; wing rib aircraft; stabiliser aircraft
de: Querruder = aileron; Flugzeugflügel = aircraft wing; Tragfläche = aircraft wing; Seitenruder Flugzeug = aircraft rudder; Triebwerksgondel = engine nacelle; Rumpfsektion = fuselage section; Radom = radome; Heckausleger Hubschrauber = helicopter tail boom
fr: aileron d'avion = aileron; aile d'avion = aircraft wing; volet d'avion = wing flap aircraft; gouverne d'avion = aircraft control surface; nacelle moteur avion = engine nacelle; fuselage = fuselage; radôme = radome
es: alerón de avión = aileron; ala de avión = aircraft wing; flap de avión = wing flap aircraft; timón de avión = aircraft rudder; góndola de motor avión = engine nacelle; fuselaje = aircraft fuselage; radomo = radome
it: alettone aereo = aileron; ala di aereo = aircraft wing; timone aeronautico = aircraft rudder; gondola motore aereo = nacelle aircraft; fusoliera = fuselage; radome = radome
nl: rolroer = aileron; vliegtuigvleugel = aircraft wing; vliegtuigromp = aircraft fuselage; motorgondel vliegtuig = nacelle aircraft; radome = radome
pl: lotka samolotu = aileron; skrzydło samolotu = aircraft wing; kadłub samolotu = aircraft fuselage; gondola silnika lotniczego = engine nacelle; ster kierunku samolotu = aircraft rudder; osłona radaru = radome
pt: aileron avião = aircraft aileron; asa de avião = aircraft wing; leme de avião = aircraft rudder; nacela motor avião = aircraft engine nacelle; fuselagem = fuselage
not: aircraft wing toy; model aircraft wing; rc fuselage; rc airplane
  "satellite" -> 880790
  * -> 880730
t: aileron for regional jet => 880730
t: engine nacelle cowling => 880730
t: rc airplane fuselage kit => !880730

@ aircraft-undercarriage part of aircraft
en: aircraft undercarriage; aircraft brake; aircraft wheel assembly; aircraft landing gear leg; nose landing gear; main landing gear aircraft; landing gear strut aircraft; skid helicopter; float for seaplane
de: Flugzeugfahrwerk; Bugfahrwerk; Hauptfahrwerk; Flugzeugbremse; Flugzeugrad
fr: train d'atterrissage avion; frein d'avion; roue d'avion; jambe de train
es: tren de aterrizaje avión; freno de avión; rueda de avión
it: carrello di atterraggio aereo; freno aeronautico; ruota aeronautica
nl: vliegtuiglandingsgestel; vliegtuigrem; neuswiel vliegtuig
pl: podwozie samolotu; hamulec lotniczy; goleń podwozia lotniczego
pt: trem de aterragem avião; travão de avião; roda de avião
not: aircraft brake fluid
  * -> 880720
t: nose landing gear leg for business jet => 880720
t: aircraft brake assembly carbon => 880720
t: car undercarriage protection => !880720

@ articulated-dumper
en: articulated dump truck; articulated dumper; articulated hauler; rigid dump truck; mining haul truck; haul truck; quarry dumper; tracked dumper; wheeled dumper; mini dumper tracked; swivel skip dumper
de: knickgelenkter Muldenkipper; Dumper + Baustelle|knickgelenkt|Raupen; Raupendumper; Minidumper; Starrrahmenkipper
fr: tombereau articulé; tombereau rigide; mini-dumper; dumper de chantier
es: camión articulado minero; dúmper articulado; dúmper de obra; minidúmper
it: dumper articolato; minidumper; dumper da cava; autoribaltabile da cava
nl: knikdumper; rupsdumper; minidumper; knikdumptruck
pl: wozidło przegubowe; wozidło sztywnoramowe; wozidło budowlane; miniwozidło
pt: camião articulado fora de estrada; dumper articulado; minidumper; caminhão fora de estrada
not: dumper toy; haul truck model; articulated dump truck model
  * -> 870410
t: articulated dump truck 30 t payload, diesel => 870410
t: articulated dump truck model 1:50 => !870410

@ atv-part part of passenger-car
en: atv fender; atv bumper; utv door; utv roof; utv windshield; atv skid plate; atv rack; quad bumper; utv roll cage; snowmobile track; snowmobile ski; golf cart enclosure frame; atv axle; quad bike parts; side by side roof; go kart chassis
de: Quad-Stoßstange; Quad-Kotflügel; ATV-Unterfahrschutz; Schneemobilraupe
fr: pare-chocs quad; garde-boue quad; sabot de protection quad; chenille de motoneige
es: parachoques quad; guardabarros quad; cubrecárter quad; oruga moto de nieve
it: paraurti quad; parafango quad; paramotore quad; cingolo motoslitta
nl: quad bumper; quad spatbord; quad bodemplaat
pl: zderzak quada; błotnik quada; osłona podwozia quada; gąsienica skutera śnieżnego
pt: para-choques moto 4; guarda-lamas moto 4; proteção inferior moto 4
  "track" -> 401699 ~.4
  "bumper" -> 870810
  "parachoques|pare-chocs|paraurti|zderzak|para-choques|quad-stossstange" -> 870810
  "fender" -> 870829
  "door" -> 870829
  "roof" -> 870829
  "windshield" -> 870829
  "axle" -> 870850
  * -> 870899
t: utv windshield polycarbonate => 870829
t: quad bike parts assorted steel => 870899
t: atv helmet => !8708

@ axle-complete part of passenger-car, car, goods-truck, truck
en: rear axle complete; rigid axle; truck drive axle; dead axle; axle housing; differential assembly; diff locker; limited slip differential; crown wheel and pinion; differential carrier; non-driving axle; axle for motor vehicle
de: Hinterachse komplett = rear axle complete; Vorderachse = front axle + Lkw|Auto|komplett; Antriebsachse = drive axle; Achsrohr = axle tube; Differentialgetriebe = differential gear + Achse|Auto|Lkw; Sperrdifferential = locking differential; Tellerrad und Kegelrad = crown wheel and pinion; Achsbrücke = axle housing
fr: essieu arrière complet = rear axle complete; pont arrière = rear axle; pont différentiel = differential axle; essieu moteur = drive axle; différentiel autobloquant = limited slip differential; couple conique = crown wheel and pinion; carter de pont = axle housing
es: eje trasero completo = rear axle complete; puente trasero = rear axle; eje motriz = drive axle; diferencial autoblocante = limited slip differential; corona y piñón = crown wheel and pinion; carcasa de eje = axle housing
it: assale posteriore completo = rear axle complete; ponte posteriore = rear axle; assale motore = drive axle; differenziale autobloccante = limited slip differential; coppia conica = crown wheel and pinion; scatola ponte = axle housing
nl: achteras compleet = rear axle complete; vooras vrachtwagen = truck front axle; aandrijfas vrachtwagen = truck drive axle; sperdifferentieel = limited slip differential; kroonwiel en pignon = crown wheel and pinion; asbrug = axle housing
pl: oś tylna kompletna = rear axle complete; most napędowy = drive axle; tylny most = rear axle; oś napędowa = drive axle; dyferencjał blokada = differential lock; koło talerzowe i wałek atakujący = crown wheel and pinion
pt: eixo traseiro completo = complete rear axle; eixo motriz = drive axle; ponte traseira = rear axle; diferencial autoblocante = limited slip differential; coroa e pinhão = crown wheel and pinion; carcaça de eixo = axle housing
not: differential pressure; axle boot; axle stand; rear axle bicycle; axle nut; rc car; differential oil; differential cover gasket; bicycle axle; trailer axle
  * -> 870850
t: rear axle complete for truck => 870850
t: crown wheel and pinion set 9/41 => 870850
t: differential pressure gauge => !870850

@ bicycle-brake-part part of bicycle-vehicle, bicycle, ebike-vehicle
en: bicycle brake; bicycle brake lever; bicycle disc brake; hydraulic bicycle brake; bicycle brake cable; bike disc rotor; bicycle brake rotor; mtb brake; caliper brake road bike; bicycle brake shoe; coaster brake hub; roller brake hub; disc rotor 160mm; cycle brake; bicycle brake caliper; bike brake hose
de: Fahrradbremse = bicycle brake; Fahrrad-Scheibenbremse = bicycle disc brake; Bremsgriff Fahrrad = bicycle brake lever; Rücktrittnabe = coaster brake hub; V-Bremse = v-brake; Fahrradbremszug = bicycle brake cable
fr: frein de vélo = bicycle brake; frein à disque vélo = bicycle disc brake; étrier de frein vélo = bicycle brake caliper; levier de frein vélo = bicycle brake lever; câble de frein vélo = bicycle brake cable; patin de frein vélo = bicycle brake pad
es: freno de bicicleta = bicycle brake; freno de disco bicicleta = bicycle disc brake; maneta de freno bicicleta = bicycle brake lever; cable de freno bicicleta = bicycle brake cable; zapata freno bicicleta = bicycle brake shoe
it: freno bicicletta = bicycle brake; freno a disco bici = bicycle disc brake; leva freno bici = bicycle brake lever; cavo freno bici = bicycle brake cable; pattino freno bici = bicycle brake pad
nl: fietsrem = bicycle brake; fietsremhendel = bicycle brake lever; schijfrem fiets = bicycle disc brake; remkabel fiets = bicycle brake cable; velgrem = rim brake; terugtrapnaaf = coaster brake hub
pl: hamulec rowerowy = bicycle brake; hamulec tarczowy rowerowy = bicycle disc brake; klamka hamulca rowerowego = bicycle brake lever; linka hamulca rowerowego = bicycle brake cable; klocki hamulcowe rowerowe = bicycle brake pads
pt: travão de bicicleta = bicycle brake; freio de bicicleta = bicycle brake; travão de disco bicicleta = bicycle disc brake; manete de freio bicicleta = bicycle brake lever; cabo de freio bicicleta = bicycle brake cable
  * -> 871494
t: bicycle brake, hydraulic, front and rear set => 871494
t: coaster brake hub 36 holes => 871494
t: car brake caliper => !871494

@ bicycle-chain-tool
en: bicycle chain breaker; chain rivet extractor; cone spanner bike; pedal wrench
de: Kurbelabzieher; Nippelspanner; Pedalschlüssel; Innenlagerschlüssel
fr: arrache-manivelle; clé à pédales
es: extractor de bielas; llave de pedales
it: frusta per catena; estrattore pedivelle; chiave raggi; chiave pedali
nl: cranktrekker; pedaalsleutel
pl: ściągacz do kasety; ściągacz do korby; skuwacz do łańcucha; klucz do pedałów
pt: chicote de corrente; extrator de pedaleira; saca-elos bicicleta; chave de pedais
  "extractor" -> 820559
  "puller" -> 820559
  "breaker" -> 820559
  "press" -> 820559
  "kettennieter" -> 820559
  "abzieher" -> 820559
  "wrench" -> 820411 ~.5
  "spanner" -> 820411
  "key" -> 820411
  "pedalschlussel|innenlagerschlussel|nippelspanner|cle|llave|chiave|pedaalsleutel|klucz|chave" -> 820411
  * -> 820559
t: crank puller for bicycle => 820559
t: clé à pédales vélo 15 mm => 820411
t: spoke wrench 8 sizes => 820411
t: bicycle chain 10 speed => !8205

@ bicycle-child-carrier accessory of bicycle-vehicle, bicycle, ebike-vehicle
en: baby bike seat; front bike seat for kids; rear mounted child bike seat; kids bicycle seat carrier
de: Kinderfahrradsitz; Fahrrad-Kindersitz hinten
fr: siège bébé vélo; porte-bébé vélo
es: silla infantil para bicicleta; silla portabebé bicicleta; asiento infantil bicicleta
it: seggiolino bici bambino; seggiolino posteriore bici
nl: kinderfietszitje; fietszitje
pl: fotelik rowerowy dla dziecka; krzesełko rowerowe
pt: cadeira de bebé para bicicleta; assento infantil bicicleta
  * -> 871499                # accessory of a cycle; a seat as such would be 9401, but HS 8714 takes baby carriers for bicycles
t: bicycle child seat rear mounted => 871499
t: car child seat => !871499

@ bicycle-wheel-trainer
en: turbo trainer; bike trainer; smart trainer; indoor bike trainer; cycling rollers; bike roller trainer; direct drive trainer; magnetic bike trainer; bicycle home trainer
de: Rollentrainer; Fahrradtrainer; Smarttrainer; Heimtrainer Rolle; Fahrrad-Rollentrainer
fr: home trainer vélo; rouleaux d'entraînement vélo; home trainer connecté
es: rodillo de entrenamiento bicicleta; rodillo ciclismo; rodillo inteligente
it: rulli bici; rullo smart bici; rulli da allenamento ciclismo
nl: fietstrainer; rollenbank; fietsrollen
pl: trenażer rowerowy; rolka treningowa rowerowa; trenażer interaktywny
pt: rolo de treino bicicleta; rolo inteligente ciclismo; rolo de treino ciclismo
not: trainer tyre; trainer mat
  * -> 950691
t: smart turbo trainer direct drive => 950691
t: leather trainers size 42 => !950691

@ bike-rack-wall
en: vertical bike hanger; bicycle ceiling lift; bike parking stand; bicycle stand steel 5 bikes
de: Fahrradwandhalter; Fahrradaufhängung; Fahrradständer Boden; Fahrradlift Decke; Fahrradparker
fr: support mural vélo; crochet vélo mural; râtelier à vélos; range-vélos
es: soporte de pared para bicicleta; gancho bicicleta pared
it: portabici da muro; gancio bici parete; supporto bici a terra
nl: fietsophangbeugel; wandhaak fiets
pl: wieszak rowerowy ścienny; uchwyt rowerowy ścienny
pt: suporte de parede bicicleta; gancho bicicleta parede; parque de bicicletas
  "hook" -> 830250 ~.5
  "crochet" -> 830250
  "gancho" -> 830250
  "gancio" -> 830250
  "haak" -> 830250
  "hak" -> 830250
  "wall|mural|pared|muro|parete|wandhaak|scienny|parede|fahrradwandhalter|fietsophangbeugel" -> 830250
  main=plastic -> 392690 ~.02
  * -> 732690
t: bike wall hook steel => 830250
t: bicycle parking rack galvanised steel for 5 bikes => 732690
t: car roof bike carrier => !732690

@ brake-pipe part of passenger-car, car, goods-truck, truck
en: brake line; brake pipe; brake tubing kit; copper nickel brake line; steel brake line; preformed brake line; abs ring; reluctor ring; abs tone ring; brake adjuster; brake spring kit; brake pad fitting kit; brake caliper repair kit; brake dust shield; brake pedal + car|vehicle|truck
de: Bremsleitung; Bremsrohr; ABS-Ring; Bremsankerblech; Bremssattelträger; Bremsbelag-Verschleißanzeiger; Bremssattel-Reparatursatz; Staubschutzblech Bremsscheibe
fr: conduite de frein; tuyau de frein rigide; couronne ABS; témoin d'usure plaquettes; support d'étrier; flasque de frein; kit réparation étrier
es: tubo de freno; latiguillo rígido de freno; corona ABS; avisador de desgaste pastillas; soporte de pinza; protector disco de freno
it: tubo freno rigido; ruota fonica ABS; sensore usura pastiglie; staffa pinza freno; kit revisione pinza; paraspruzzi disco freno
nl: remleiding; ABS-ring; remklauwbeugel; slijtage-indicator remblok; ankerplaat rem; revisieset remklauw
pl: przewód hamulcowy sztywny; pierścień ABS; czujnik zużycia klocków; jarzmo zacisku; osłona tarczy hamulcowej; zestaw naprawczy zacisku
pt: tubo de travão rígido; coroa ABS; sensor de desgaste pastilhas; suporte da pinça; protetor disco travão; kit reparação pinça
not: brake line fitting; brake line bender; brake line flaring tool; brake pipe bender; brake line nut; brake line clip; brake pipe flaring; bicycle brake
  for=motorcycle -> 871410 ~.04
  * -> 870830
t: steel brake line preformed for car rear axle => 870830
t: brake caliper bracket front left => 870830
t: brake line flaring tool => !870830

@ car-heater-core part of passenger-car, car, goods-truck, truck
en: heater core; heater matrix; cabin heater core; car heater radiator; heater box car; hvac heater core
de: Wärmetauscher Innenraumheizung; Heizungskühler; Heizungswärmetauscher; Heizkühler
fr: radiateur de chauffage habitacle; radiateur de chauffage auto; aérotherme auto
es: radiador de calefacción coche; radiador calefactor; radiador de calefacción auto
it: radiatore riscaldamento abitacolo; radiatore riscaldamento auto; massa radiante riscaldamento auto
nl: kachelradiateur; kachelradiateur auto; verwarmingsradiator auto
pl: nagrzewnica samochodowa; chłodnica nagrzewnicy; nagrzewnica wnętrza
pt: radiador de sofagem; radiador de aquecimento auto; radiador sofagem
  * -> 870899                # heating from the waste heat of the engine: vehicle part, not 7322
t: heater core aluminium for ford focus => 870899
t: central heating radiator steel panel => !870899

@ car-parking-heater
en: parking heater; diesel air heater; diesel heater 5kw; diesel parking heater; auxiliary heater vehicle; cab heater diesel; chinese diesel heater
de: Standheizung; Diesel-Standheizung; Dieselheizung; Luftstandheizung
fr: chauffage stationnaire; chauffage diesel; chauffage autonome diesel; chauffage de parking
es: calefacción estacionaria; calefactor diésel; calefacción diésel
it: riscaldatore da parcheggio; riscaldatore diesel; webasto riscaldatore
nl: standkachel; dieselkachel; standkachel diesel
pl: ogrzewanie postojowe; webasto ogrzewanie; ogrzewanie postojowe diesel
pt: aquecedor de estacionamento; aquecedor diesel; aquecimento estacionário
not: parking heater battery; diesel heater muffler; diesel heater exhaust pipe; diesel heater glow plug; diesel heater fuel pump
  * -> 732290                # air heater not electrically heated, with motor-driven fan
t: diesel parking heater 5kw 12v for van => 732290
t: car fan heater 12v plug-in => !732290

@ car-seat-vehicle
en: seat for motor vehicle; driver seat truck; air suspension driver seat; bucket seat racing; racing bucket seat; bus passenger seat; van bench seat; car rear bench seat; seats for cars; captain chair van; jump seat van; folding van seat; front car seat
de: Rücksitzbank; Autositze; Fahrzeugsitz
fr: siège de véhicule; banquette arrière auto; siège de camion
es: asiento de vehículo; asiento baquet; asiento de conductor; asiento trasero coche; asiento de camión
it: sedile per veicoli; sedile sportivo auto; sedile conducente; sedile camion; divano posteriore auto
nl: voertuigstoel; trekkerstoel; achterbank auto; vrachtwagenstoel
pl: fotel samochodowy; fotel do ciągnika; kanapa tylna samochodowa; siedzisko do wózka widłowego
pt: banco de veículo; banco desportivo tipo baquet; banco do condutor; banco traseiro carro; banco de camião
not: seat cover; truck seat cover; tractor seat cover; vehicle seat cover; child; baby; seat cushion; truck seat cushion; vehicle seat belt; seat rail; gaming; tractor seat bar stool; tractor seat stool; car seat cover; fotel samochodowy dla dziecka; pokrowiec
  * -> 940120
t: racing bucket seat fibreglass => 940120
t: tractor seat with suspension => 940120
t: car seat cover set => !940120

@ car-small-plastic part of passenger-car, car
en: tow eye cover; bumper grille insert; fog light bezel; number plate surround bumper; bumper trim; bumper insert; bumper spoiler lip; front bumper splitter; bumper diffuser; parking sensor bracket bumper; crash bar bumper beam
de: Stoßstangenleiste; Stoßstangenträger; Stoßfängerblende
fr: cache crochet de remorquage; baguette de pare-chocs; lame de pare-chocs
es: moldura de parachoques; labio de parachoques; absorbedor de parachoques
it: modanatura paraurti; lama paraurti
nl: sleepoogkapje; bumperlijst; bumperlip; diffuser bumper; bumperbalk
pl: dyfuzor zderzaka
pt: tampa do gancho de reboque; moldura do para-choques; lâmina do para-choques; absorvedor para-choques
  * -> 870810
t: tow hook cover front bumper => 870810
t: tow strap 3 m => !870810

@ car-sunroof-part part of passenger-car, car, goods-truck, truck
en: sunroof; car sunroof; panoramic roof; sunroof assembly; sunroof shade; parcel shelf; rear parcel shelf; load cover car; boot cover retractable; cargo cover suv; door sill trim; door scuff plate; door trim panel; door card car; headlining; trunk trim; interior trim panel; dashboard panel; dash panel; instrument panel carrier; car door shell; door skin; roof panel car; tailgate; hatchback door; liftgate
de: Schiebedach; Panoramadach + Auto; Kofferraumabdeckung
fr: toit ouvrant; plage arrière; seuil de porte auto; garniture de porte auto; hayon arrière; tableau de bord auto; planche de bord
es: techo solar coche; bandeja trasera coche; cubre maletero; embellecedor umbral puerta; panel de puerta coche
it: tettuccio apribile; cappelliera auto; tendina bagagliaio; pannello porta auto; portellone posteriore; cruscotto auto; plancia auto
nl: schuifdak; hoedenplank; bagageafdekking; deurpaneel auto; dashboardpaneel
pl: szyberdach; półka bagażnika; roleta bagażnika
pt: teto de abrir; chapeleira; cobertura da bagageira; forra da porta; portão da bagageira; painel de instrumentos carro
not: sunroof seal; sunroof motor; sunroof glass; tailgate strut; tailgate table; tailgate lift; tailgate lock; dashboard camera; dashboard cover mat; dashboard polish; tailgate gas spring; tailgate lamp; tailgate party; tailgate handle; tailgate mat; tailgate pad; sunroof switch
  * -> 870829
t: tailgate for estate car, steel => 870829
t: rear parcel shelf for hatchback => 870829
t: tailgate gas strut => !870829

@ cargo-vessel
en: cargo vessel; general cargo ship; freighter; container vessel; heavy lift vessel; vessel for the transport of goods; coaster vessel; product tanker; chemical tanker ship; bunker vessel; cattle carrier
de: Stückgutfrachter; Ro-Ro-Schiff; Binnenschiff
fr: cargo maritime; navire de charge; porte-conteneurs; roulier; vraquier
es: buque portacontenedores; buque ro-ro; granelero
it: nave ro-ro; nave cisterna; nave portarinfuse
nl: roroschip; binnenvaartschip; duwbak; tankschip
pl: statek ro-ro; masowiec
pt: navio porta-contentores; navio ro-ro; navio-tanque; graneleiro
not: cargo vessel model; container vessel model; freighter toy
  "tanker" -> 890120
  "lng" -> 890120
  "bunker" -> 890120
  "tankschiff" -> 890120
  "citerne" -> 890120
  "cisterna" -> 890120
  "tankschip" -> 890120
  "tankowiec" -> 890120
  "navio-tanque" -> 890120
  * -> 890190
t: general cargo ship 5000 dwt => 890190
t: chemical tanker ship => 890120
t: container vessel model 1:500 => !8901

@ child-safety-seat
en: child safety seat; toddler car seat; isofix child seat; i-size car seat; group 0+ car seat; booster cushion car; high back booster; child restraint seat; convertible car seat
de: Kindersitz = child seat + Auto|Isofix|i-Size
fr: siège auto enfant = child safety seat; cosi bébé = infant car seat
es: silla de coche infantil = child safety seat; silla de auto para bebé = child car seat; elevador infantil coche = child's car booster seat; portabebés de coche = infant car carrier; silla isofix = isofix child seat
it: seggiolino auto bambini = child car seat; rialzo auto bambini = child booster seat for car
nl: autostoel baby = baby car seat; zitverhoger auto = car booster seat; maxi cosi autostoel = maxi cosi car seat
pl: fotelik samochodowy dla dziecka = child car seat; podstawka samochodowa dla dziecka = car booster seat
pt: assento elevatório carro = car booster seat
not: car seat cover; car seat canopy; car seat protector; car seat toy; car seat mirror; car seat base; car seat strap; infant car seat cover; baby car seat mirror; baby car seat cover; car seat insert; baby car seat protector; car seat footmuff
  * -> 940180                # WCO: safety seats for infants and toddlers, for use in cars, are 9401.80
t: child safety seat isofix group 1/2/3 => 940180
t: baby car seat mirror => !940180

@ clutch-hydraulic part of passenger-car, car, goods-truck, truck
en: concentric slave cylinder; central slave cylinder; clutch hydraulic release bearing; csc clutch; clutch pedal cylinder; clutch actuator car; clutch release fork
de: Zentralausrücker; Ausrückgabel; Kupplungssteller
fr: butée hydraulique d'embrayage; fourchette d'embrayage
es: cilindro receptor embrague; cojinete hidráulico de embrague; horquilla de embrague
it: cilindro frizione; reggispinta idraulico frizione; pompa frizione auto; forchetta frizione
nl: hydraulisch druklager koppeling; koppelingsvork
pl: wysprzęglik centralny; widełki sprzęgła
pt: cilindro de embraiagem; batente hidráulico de embraiagem; garfo de embraiagem
  for=motorcycle -> 871410 ~.05
  * -> 870893
t: concentric slave cylinder for clutch, hydraulic => 870893
t: clutch slave cylinder motorcycle => 871410
t: brake master cylinder car => !870893

@ clutch-release-bearing
en: throwout bearing; release bearing clutch; thrust bearing clutch; clutch bearing mechanical
de: Ausrücklager; Kupplungsausrücklager; Ausrücklager Kupplung
fr: butée d'embrayage; butée de débrayage; roulement de butée embrayage
es: collarín de embrague; cojinete de desembrague; rodamiento de empuje embrague
it: cuscinetto reggispinta frizione; cuscinetto di sgancio frizione
nl: druklager koppeling; koppelingsdruklager
pl: łożysko oporowe sprzęgła; łożysko wyciskowe sprzęgła
pt: rolamento de embraiagem; rolamento de encosto embraiagem; colar de embreagem
not: hydraulic release bearing; clutch release bearing hydraulic
  * -> 848210                # ball bearings keep 8482 (section XVII note 2(e))
t: clutch release bearing for VW golf => 848210
t: clutch disc 228 mm => !848210

@ container-special
en: dry van container; offshore container; tank container 20 ft; lead-lined container for radioactive material; container for radioactive materials; waste container hook lift; roll-off container; bulk container 20ft
de: Wechselbrücke; Wechselaufbau; Luftfrachtcontainer; Abrollcontainer; Strahlenschutzcontainer
fr: caisse mobile; conteneur aérien; conteneur plombé radioactif
es: caja móvil; contenedor aéreo; contenedor plomado radiactivo
it: cassa mobile; container aereo; container cisterna
nl: wissellaadbak; luchtvrachtcontainer; afzetcontainer
pl: nadwozie wymienne; kontener lotniczy; kontener cysterna
pt: caixa móvel; contentor aéreo; contentor cisterna
not: iso container lock; container house; container home; container seal; open top container glass
  * -> 860900
t: high cube container 40 ft => 860900
t: container for radioactive materials with lead shielding => 860900
t: food storage container plastic => !860900

@ coolant-thermostat
en: engine coolant thermostat; coolant thermostat; thermostat for car engine; radiator thermostat car; thermostat 87 degree; wax thermostat engine; motorcycle thermostat
de: Kühlmittelthermostat; Thermostat Kühlmittel; Motorthermostat; Kühlwasserthermostat
fr: thermostat d'eau moteur; calorstat; thermostat de liquide de refroidissement
es: termostato de refrigerante; termostato de motor; termostato refrigeración coche
it: termostato liquido di raffreddamento; valvola termostatica motore; termostato motore auto
nl: koelvloeistofthermostaat; motorthermostaat; thermostaat koelvloeistof
pl: termostat płynu chłodzącego; termostat silnika; termostat samochodowy
pt: termóstato do motor; termóstato do líquido de arrefecimento; válvula termostática motor
not: thermostat housing; thermostat gasket
  * -> 848180                # wax element that opens a valve: thermostatically controlled valve
t: engine coolant thermostat 88°C with gasket => 848180
t: room thermostat wifi => !848180

@ dual-mass-flywheel
en: dual mass flywheel; solid flywheel; engine flywheel; single mass flywheel; dmf flywheel; flywheel for car engine; flexplate
de: Zweimassenschwungrad; Schwungrad Motor; Einmassenschwungrad; Mitnehmerscheibe Automatik
fr: volant moteur bimasse; volant bimasse; volant moteur rigide
es: volante bimasa; volante monomasa
it: volano bimassa; volano monomassa
nl: tweemassavliegwiel; vliegwiel motor; dubbelmassavliegwiel
pl: koło dwumasowe; koło zamachowe silnika; dwumasa
pt: volante bimassa; volante monomassa
not: flywheel puller; flywheel holder; magneto flywheel; flywheel bolt; flywheel sensor; flywheel locking tool
  * -> 848350                # flywheels and pulleys: 8483.50 also for vehicles (note 2(e))
t: dual mass flywheel for car diesel => 848350
t: clutch pressure plate for car => !848350

@ e-scooter-part part of personal-electric-vehicle
en: e-scooter mudguard; electric scooter stem; electric scooter folding latch; e-scooter dashboard cover; e-scooter brake lever; e-scooter handlebar grip; electric scooter deck mat; electric scooter front fork; e-scooter rear fender bracket
de: E-Scooter-Schutzblech; E-Scooter-Ständer; E-Scooter-Bremshebel; E-Scooter-Lenker; E-Scooter-Gabel
fr: garde-boue trottinette électrique; béquille trottinette électrique; levier de frein trottinette électrique; guidon trottinette électrique
es: guardabarros patinete eléctrico; pata de cabra patinete eléctrico; maneta de freno patinete eléctrico; manillar patinete eléctrico
it: parafango monopattino elettrico; cavalletto monopattino elettrico; leva freno monopattino elettrico; manubrio monopattino elettrico
nl: spatbord elektrische step; standaard elektrische step; stuur elektrische step
pl: błotnik hulajnogi elektrycznej; nóżka hulajnogi elektrycznej; dźwignia hamulca hulajnogi elektrycznej
pt: guarda-lamas trotinete elétrica; descanso trotinete elétrica; manete travão trotinete elétrica
  * -> 871410                # electric scooters are motorcycles of 8711
t: electric scooter fender rear with bracket => 871410
t: electric scooter charger 42v => !871410

@ ebike-conversion-kit
en: electric bike conversion kit; mid drive conversion kit; hub motor conversion kit; ebike kit 36v; front wheel conversion kit e-bike
de: E-Bike-Umbausatz; Pedelec-Umbausatz; E-Bike-Nachrüstsatz; Mittelmotor-Umbausatz
fr: kit de conversion vélo électrique; kit vélo électrique; kit moteur vélo électrique
es: kit de conversión bicicleta eléctrica; kit bici eléctrica; kit motor bicicleta eléctrica
it: kit conversione bici elettrica; kit bici elettrica; kit motore bici elettrica
nl: ombouwset elektrische fiets; e-bike ombouwset; elektrische fiets kit
pl: zestaw do konwersji roweru elektrycznego; zestaw rower elektryczny; zestaw do elektryfikacji roweru
pt: kit de conversão bicicleta elétrica; kit bicicleta elétrica; kit motor bicicleta elétrica
  watt>750W -> 850132 ~.15
  * -> 850131 ~.6            # the DC motor gives the set its character
t: e-bike conversion kit 36v 250w front wheel => 850131
t: electric bike 250w => !850131

@ ebike-vehicle
en: electric city bicycle; electric city bike; electric mountain bike; electric road bike; e-mtb; trekking e-bike; step through electric bike; pedal assist bicycle; electrically assisted bicycle; city bicycle + electric|250w|pedal assist|mid motor
de: E-Citybike = electric city bike; E-Mountainbike = electric mountain bike; Trekking-Pedelec = trekking pedelec; E-Faltrad = folding electric bike; Elektro-Lastenrad = electric cargo bike; S-Pedelec = speed pedelec
fr: vélo de ville électrique = electric city bike; VTT électrique = electric mountain bike; vélo pliant électrique = electric folding bike; VTC électrique = electric trekking bike; vélo à assistance électrique = pedal assist bicycle
es: bicicleta eléctrica urbana = electric city bike; bicicleta de montaña eléctrica = electric mountain bike; bicicleta eléctrica plegable = folding electric bicycle; bicicleta de pedaleo asistido = pedal assist bicycle
it: bici elettrica da città = electric city bike; mountain bike elettrica = electric mountain bike; bicicletta a pedalata assistita = pedal assist bicycle; bici elettrica pieghevole = folding electric bike
nl: elektrische stadsfiets = electric city bike; elektrische mountainbike = electric mountain bike; elektrische vouwfiets = electric folding bike; speed pedelec = speed pedelec
pl: elektryczny rower miejski = electric city bike; elektryczny rower górski = electric mountain bike; elektryczny rower cargo = electric cargo bike; rower elektryczny składany = folding electric bicycle; rower ze wspomaganiem elektrycznym = pedal assist bicycle
pt: bicicleta elétrica urbana = electric city bike; bicicleta elétrica de montanha = electric mountain bike; bicicleta elétrica dobrável = folding electric bicycle
not: electric tricycle toy; kids electric tricycle; electric bike conversion kit; electric tricycle for kids; electric mountain bike toy
  "toy" -> 950300
  * -> 871160
t: electric city bicycle 28 inch 250W => 871160
t: electric mountain bike 500 Wh full suspension => 871160
t: city bicycle 28 inch 7 gears => 871200

@ egr-valve-goods
en: exhaust gas recirculation valve; pcv valve; egr solenoid; purge valve evap; crankcase ventilation valve; idle air control valve; turbo wastegate solenoid; boost control solenoid; oil control valve vvt
de: Abgasrückführventil; Leerlaufregelventil; Ladedruckregelventil; Kurbelgehäuseentlüftungsventil; Nockenwellenversteller-Magnetventil
fr: électrovanne de turbo; clapet reniflard; vanne de recyclage des gaz; régulateur de ralenti
es: válvula de ralentí; electroválvula de turbo; válvula PCV; válvula de recirculación de gases
it: valvola del minimo; elettrovalvola turbina; valvola PCV; valvola ricircolo gas di scarico
nl: EGR-klep; stationair regelklep; turbo magneetklep; carterventilatieklep
pl: zawór EGR; zawór recyrkulacji spalin; elektrozawór turbiny; zawór odmy; silniczek krokowy biegu jałowego
pt: válvula de ralenti; eletroválvula do turbo; válvula PCV
not: egr valve gasket; egr delete; egr blanking; egr valve cleaner; egr valve pipe
  * -> 848180
t: exhaust gas recirculation valve for 2.0 tdi => 848180
t: boost control solenoid turbo => 848180
t: egr valve gasket => !848180

@ fan-clutch-viscous
en: fan clutch; viscous fan clutch; viscous fan coupling; radiator fan clutch; engine fan clutch; cooling fan clutch
de: Viscokupplung; Visco-Lüfterkupplung; Lüfterkupplung
fr: visco-coupleur ventilateur; embrayage de ventilateur; coupleur viscostatique
es: embrague viscoso ventilador; viscoso del ventilador; embrague de ventilador
it: giunto viscoso ventola; frizione ventola; giunto visco ventilatore
nl: viscokoppeling; ventilatorkoppeling; visco koppeling
pl: sprzęgło wiskotyczne; wisko wentylatora; sprzęgło wentylatora
pt: embraiagem viscosa ventilador; acoplamento viscoso ventoinha; viscoso da ventoinha
  * -> 848360
t: viscous fan clutch for land cruiser => 848360
t: clutch kit for car => !848360

@ fuel-level-sender
en: fuel sending unit; fuel sender; fuel gauge sender; tank level sender 240-33 ohm
de: Kraftstoffvorratsgeber; Füllstandsgeber Tank; Tauchrohrgeber
fr: transmetteur de niveau carburant; capteur de niveau carburant
es: aforador de combustible; sensor de nivel de combustible; boya de combustible
it: indicatore livello carburante; sensore livello carburante
nl: brandstofvlotter; tankvlotter; brandstofniveausensor
pl: pływak paliwa; wskaźnik poziomu paliwa
pt: sensor de nível de combustível; emissor de nível combustível
  * -> 902610
t: fuel level sender for boat tank => 902610
t: fuel pump module => !902610

@ fuel-pressure-regulator
en: fuel pressure regulator; fuel rail pressure regulator; adjustable fuel pressure regulator; common rail pressure control valve
de: Kraftstoffdruckregler; Benzindruckregler; Druckregelventil Common Rail
fr: régulateur de pression de carburant; régulateur de pression d'essence; régulateur de rampe
es: regulador de presión de combustible; regulador de presión gasolina; válvula reguladora common rail
it: regolatore pressione carburante; regolatore di pressione benzina; regolatore common rail
nl: brandstofdrukregelaar; benzinedrukregelaar
pl: regulator ciśnienia paliwa; zawór regulacji ciśnienia paliwa
pt: regulador de pressão de combustível; regulador de pressão gasolina
  * -> 848110
t: adjustable fuel pressure regulator with gauge => 848110
t: fuel pressure sensor => !848110

@ gearbox-oil-pan part of passenger-car, car, goods-truck, truck
en: gearbox oil pan; transmission sump; atf pan; gearbox housing; gearbox casing + car|vehicle|truck; gear selector fork; shift fork gearbox; synchro ring
de: Getriebeölwanne; Getriebegehäuse + Auto|Pkw|Lkw; Schaltgabel; Mechatronik + Getriebe|DSG
fr: carter de boîte de vitesses; carter boîte automatique; fourchette de boîte de vitesses; bague de synchro; bloc mécatronique
es: cárter de caja de cambios; cárter caja automática; horquilla de cambio; anillo sincronizador; mecatrónica DSG
it: coppa olio cambio; scatola cambio auto; forchetta cambio; anello sincronizzatore; meccatronica DSG
nl: carterpan automaat; versnellingsbakhuis; schakelvork; synchromeshring; mechatronica DSG
pl: miska olejowa skrzyni biegów; obudowa skrzyni biegów; widełki skrzyni biegów; pierścień synchronizatora; mechatronika DSG
pt: cárter da caixa de velocidades; carcaça da caixa de velocidades; garfo de mudanças; anel sincronizador; mecatrónica DSG
  for=motorcycle -> 871410 ~.02
  * -> 870840
t: transmission oil pan with filter for automatic gearbox => 870840
t: shift fork gearbox for truck => 870840
t: engine oil pan => !870840

@ goods-motor-vehicle
en: motor vehicle for the transport of goods; goods transport vehicle; goods carrying motor vehicle; motor vehicle + transport of goods|cargo vehicle|carriage of goods; commercial goods vehicle; hydrogen truck; hybrid van; hybrid truck; fuel cell truck; chassis cab truck; box van; delivery truck; curtainsider truck; pick-up; double cab pickup
de: Güterkraftfahrzeug; Nutzfahrzeug für Gütertransport; Kofferaufbau-Lkw; Pritschenwagen; Wasserstoff-Lkw
fr: véhicule de transport de marchandises; porteur poids lourd; camion à hydrogène; fourgon hybride
es: vehículo de transporte de mercancías; camión de hidrógeno; furgón híbrido; camión de reparto
it: veicolo per trasporto merci; camion a idrogeno; furgone ibrido; autocarro pianale
nl: goederenvoertuig; bakwagen; waterstoftruck; hybride bestelwagen
pl: pojazd do przewozu towarów; ciężarówka wodorowa; samochód dostawczy hybrydowy; samochód skrzyniowy
pt: veículo de transporte de mercadorias; camião a hidrogénio; furgão híbrido; camião de distribuição
not: pick-up stick; pick-up coil; pick-up roller; pick-up tool; delivery truck toy; pick-up toy
  "hydrogen" -> 870490
  "fuel cell" -> 870490
  "wasserstoff lkw" -> 870490
  kind=hybrid: kind=diesel weight<=5000kg 870441; kind=diesel weight<=20000kg 870442; kind=diesel weight>20000kg 870443; kind=diesel 870441; weight>5000kg 870452; * 870451
  kind=plug-in: kind=diesel 870441; * 870451
  kind=ev -> 870460 ~.03
  "spark": weight>5000kg 870432 ~.2; * 870431
  "petrol|gasolina|benzina": weight>5000kg 870432 ~.1; * 870431
  "gasoline": weight>5000kg 870432 ~.1; * 870431
  weight>20000kg -> 870423 ~.15
  weight>5000kg -> 870422 ~.3
  * -> 870421
ask: weight
t: motor vehicle for the transport of goods, diesel, gross weight 7500 kg => 870422
t: motor vehicle for the transport of goods, diesel, gross weight 3500 kg => 870421
t: hybrid van diesel, gross weight 3500 kg => 870441
t: hydrogen truck 27 t => 870490
t: pick-up truck petrol, gross weight 3000 kg => 870431
t: pick-up stick game => !8704

@ hand-cart-kinds
en: horse-drawn carriage; horse carriage; handcart; pull along wagon; folding wagon cart; roll cage trolley; roll container trolley; laundry trolley cart wheeled; housekeeping cart; luggage cart airport; hotel luggage cart; airport baggage cart; supermarket trolley; stair climbing hand truck; drum trolley; cylinder trolley; platform dolly; pulled rickshaw; hand-drawn rickshaw; carrier cycle trailer; garden dump cart; log cart; sulky + horse|racing|harness
de: Pferdekutsche = horse carriage; Kutsche = carriage + Pferd; Rollcontainer Transport = roll container; Kofferwagen = luggage cart; Flaschenwagen Gas = gas cylinder trolley; Möbelhund = furniture dolly; Fasskarre = drum trolley
fr: calèche = horse-drawn carriage; voiture à cheval = horse-drawn carriage; chariot de plage pliable = folding beach wagon; roll conteneur = roll container trolley; chariot à bagages = luggage trolley; chariot de supermarché = supermarket trolley; plateau roulant déménagement = moving dolly; diable monte-escalier = stair climbing hand truck
es: carruaje de caballos = horse carriage; coche de caballos = horse carriage; carro de mano = handcart; carrito plegable de playa = folding beach cart; carro portaequipajes = luggage cart; carro de supermercado = supermarket trolley; base rodante para muebles = furniture dolly; carretilla portabotellas = cylinder trolley
it: carrozza per cavalli = horse-drawn carriage; calesse = light horse carriage; carretto a mano = handcart; carrello pieghevole da spiaggia = folding beach cart; carrello portabagagli = luggage cart; carrello supermercato = supermarket trolley; carrello portamobili = furniture dolly; carrello portabombole = cylinder trolley
nl: paardenkoets = horse-drawn carriage; koets = carriage; handkar = handcart; rolcontainer transport = roll container trolley; bagagewagen = luggage cart; winkelwagen = shopping cart; steekwagen traplopend = stair climbing hand truck
pl: powóz konny = horse-drawn carriage; bryczka = horse carriage; wózek składany plażowy = folding beach cart; wózek bagażowy = luggage cart; wózek sklepowy = shopping trolley; wózek do butli = gas cylinder cart; platforma do mebli na kółkach = furniture dolly
pt: carruagem de cavalos = horse-drawn carriage; charrete = horse-drawn carriage; carrinho dobrável de praia = folding beach cart; carrinho de bagagem = luggage cart; carrinho de supermercado = supermarket trolley; base rodante móveis = furniture dolly; carrinho para botijas = cylinder trolley
not: horse carriage toy; supermarket trolley toy; supermarket trolley coin; hand cart toy; luggage cart strap; sulky plough; sulky rake; horse carriage figurine
  * -> 871680
t: horse-drawn carriage with four seats => 871680
t: roll cage trolley 3 sides steel => 871680
t: beach wagon folding => 871680
t: supermarket trolley toy => !871680

@ hand-cart-part
en: sack truck wheel; wheelbarrow tray; wheelbarrow handle grip; wheelbarrow frame; shopping trolley wheel; cart wheel pneumatic; parts for hand trucks; garden cart wheel
de: Sackkarrenrad; Schubkarrenrad; Schubkarrenmulde; Schubkarrengriff
fr: roue de brouette; roue de diable; caisse de brouette
es: rueda de carretilla; rueda de carretilla de mano; caja de carretilla
it: ruota per carriola; ruota per carrello portapacchi; vasca carriola
nl: kruiwagenwiel; steekwagenwiel; kruiwagenbak
pl: koło do taczki; koło do wózka ręcznego; misa taczki
pt: roda de carrinho de mão; roda para carro de mão; caixa carrinho de mão
  * -> 871690
t: hand truck wheel pneumatic 260 mm => 871690
t: wheelbarrow 100 l => !871690

@ headlight-part part of passenger-car, car, motorcycle, motorcycle-vehicle
en: headlight lens; headlight shell; tail light lens; fog lamp bezel; headlight reflector bowl; projector lens headlight; angel eye ring headlight; lamp lens car; headlight bezel
de: Scheinwerferglas; Scheinwerfergehäuse; Scheinwerfer-Streuscheibe; Rückleuchtenglas; Streuscheibe + Scheinwerfer
fr: glace de phare; vitre de phare; boîtier de phare; cabochon de feu; optique de phare nue
es: cristal de faro; carcasa de faro; tulipa de piloto; lente de faro
it: vetro faro; scocca faro; lente fanale; trasparente fanale
nl: koplampglas; koplampbehuizing; achterlichtglas
pl: klosz reflektora; szkło reflektora; obudowa reflektora; klosz lampy tylnej
pt: vidro de farol; lente de farol; carcaça de farol; tulipa de farolim
not: headlight lens polish; headlight lens restoration; headlight lens cleaner; headlight lens film
  "glass|vidrio|cristal|vetro|vidro" main=glass "unmounted" -> 701400
  * -> 851290
t: headlight lens cover polycarbonate for bmw => 851290
t: headlight lens restoration kit => !851290

@ moto-sidecar
en: motorcycle sidecar; motorbike sidecar; side-car for motorcycle; scooter sidecar
de: Motorradbeiwagen = motorcycle sidecar; Motorrad-Seitenwagen = motorcycle sidecar; Beiwagen = sidecar + Motorrad
fr: side-car moto = motorcycle sidecar; panier side-car = sidecar body
es: sidecar para moto = motorcycle sidecar; sidecar de motocicleta = motorcycle sidecar; coche lateral moto = motorcycle sidecar
it: sidecar per moto = motorcycle sidecar; carrozzetta moto = motorcycle sidecar; sidecar motocicletta = motorcycle sidecar
nl: zijspan = sidecar; motorzijspan = motorcycle sidecar; zijspan motor = motorcycle sidecar
pl: wózek boczny motocykla = motorcycle sidecar; kosz boczny motocykla = motorcycle sidecar; przyczepka boczna motocykla = motorcycle sidecar
pt: side-car para moto = motorcycle sidecar; sidecar de mota = motorcycle sidecar; carro lateral moto = motorcycle sidecar
not: sidecar cocktail; sidecar crib
  * -> 871190                # side-cars presented alone: 8711 names them; without an engine 8711.90
t: motorcycle sidecar with windscreen => 871190
t: motorcycle 125 cc petrol => 871120

@ motor-caravan
en: motor caravan; campervan; recreational vehicle motorised; class b motorhome; integrated motorhome; self-propelled camper
de: Reisemobil; Campingbus; Kastenwagen-Camper
fr: fourgon aménagé; autocaravane
es: furgoneta camper; camper furgoneta
it: camper furgonato; autocaravan; caravan motorizzato; autocaravan integrale
nl: kampeerauto; camperbus; buscamper
pl: samochód kempingowy; kampervan
pt: campervan; caravana motorizada
not: camper van toy; camper van model; motorhome cover; campervan awning; camper van cover; motorhome mirror; motorhome step; motorhome curtain
  kind=diesel: cylinder<=1500 870331 ~.02; cylinder<=2500 870332 ~.8; * 870333
  "petrol|gasolina|benzina": cylinder<=1500 870322 ~.05; cylinder<=3000 870323 ~.9; * 870324
  kind=ev -> 870380 ~.02
  * -> 870332
t: motorhome diesel 2300 cc => 870332
t: campervan petrol 2000 cc => 870323
t: motorhome cover polyester => !8703

@ motorcycle-brake part of motorcycle-vehicle, motorcycle
en: motorcycle brake; motorcycle brake disc; motorcycle brake pads; motorbike brake caliper; scooter brake shoe; motorcycle brake master cylinder; moped brake; motorcycle front brake; motorcycle rear brake drum
de: Motorradbremse = motorcycle brake; Bremsscheibe Motorrad = motorcycle brake disc; Bremsbeläge Motorrad = motorcycle brake pads; Bremssattel Motorrad = motorcycle brake caliper
fr: frein moto = motorcycle brake; disque de frein moto = motorcycle brake disc; plaquettes de frein moto = motorcycle brake pads; étrier de frein moto = motorcycle brake caliper
es: freno de moto = motorcycle brake; disco de freno moto = motorcycle brake disc; pastillas de freno moto = motorcycle brake pads; pinza de freno moto = motorbike brake caliper
it: freno moto = motorcycle brake; disco freno moto = motorcycle brake disc; pastiglie freno moto = motorcycle brake pads; pinza freno moto = motorbike brake caliper
nl: motorrem = motorcycle brake; remschijf motor = motorcycle brake disc; remblokken motorfiets = motorcycle brake pads
pl: hamulec motocyklowy = motorcycle brake; tarcza hamulcowa motocyklowa = motorcycle brake disc; klocki hamulcowe motocyklowe = motorcycle brake pads
pt: travão de mota = motorcycle brake; disco de travão mota = motorcycle brake disc; pastilhas de travão mota = motorcycle brake pads; freio de moto = motorcycle brake
  * -> 871410
t: motorcycle brake, front, complete => 871410
t: car brake fluid dot 4 => !871410

@ motorcycle-clutch-gear part of motorcycle-vehicle, motorcycle
en: motorcycle gearbox; motorcycle clutch; motorcycle clutch kit; motorcycle clutch basket; scooter clutch bell; scooter variator kit; motorcycle gear lever; motorcycle transmission gear set; centrifugal clutch scooter; gearbox for motorcycles
de: Motorradgetriebe; Motorradkupplung; Variomatik Roller; Kupplungsglocke Roller
fr: boîte de vitesses moto; embrayage moto; variateur scooter; cloche d'embrayage scooter
es: caja de cambios moto; embrague moto; variador scooter; campana de embrague scooter
it: cambio moto; frizione moto; variatore scooter; campana frizione scooter
nl: versnellingsbak motor; motorkoppeling; variateur scooter
pl: skrzynia biegów motocykla; sprzęgło motocyklowe; wariator skutera
pt: caixa de velocidades mota; embraiagem mota; variador scooter
not: motorcycle clutch cable; motorcycle clutch lever
  * -> 871410                # 8708 is for 8701 to 8705; parts of motorcycles, clutches and gear boxes too, 8714.10
t: motorcycle clutch complete with springs => 871410
t: scooter variator kit 125cc => 871410
t: car clutch kit => !871410

@ motorcycle-electric-parts
en: cdi unit motorcycle; motorcycle ignition coil; motorcycle magneto; magneto stator; pickup coil motorcycle; motorcycle starter relay; motorcycle starter motor; regulator rectifier motorcycle
de: CDI Zündbox; Lichtmaschine Motorrad; Stator Motorrad; Zündspule Motorrad; Laderegler Motorrad; Anlasser Motorrad
fr: boîtier CDI; stator moto; bobine d'allumage moto; régulateur moto; démarreur moto
es: CDI moto; estator moto; bobina de encendido moto; regulador moto; motor de arranque moto
it: centralina CDI; statore moto; bobina accensione moto; regolatore di tensione moto; motorino avviamento moto
nl: CDI-unit; stator motor; bobine motor; spanningsregelaar motor; startmotor motorfiets
pl: moduł zapłonowy CDI; stojan motocykl; cewka zapłonowa motocykl; regulator napięcia motocykl; rozrusznik motocyklowy
pt: CDI mota; estator mota; bobina de ignição mota; regulador mota; motor de arranque mota
  "coil" "ignition" -> 851130
  "ignition coil" -> 851130
  "zundspule" -> 851130
  "bobine" -> 851130
  "bobina" -> 851130
  "magneto" -> 851120
  "starter relay" -> 853641
  "starter motor" -> 851140
  "anlasser" -> 851140
  "demarreur" -> 851140
  "arranque" -> 851140
  "avviamento" -> 851140
  "startmotor" -> 851140
  "rozrusznik" -> 851140
  "regulator" -> 851180
  "regolatore" -> 851180
  "regulador" -> 851180
  "laderegler" -> 851180
  "regulateur" -> 851180
  "cdi" -> 851180
  "stator" -> 851190
  * -> 851180
t: stator coil motorcycle honda => 851190
t: regulator rectifier motorcycle 12v => 851180
t: motorcycle exhaust => !8511

@ motorcycle-luggage accessory of motorcycle-vehicle, motorcycle
en: motorcycle pannier; motorcycle side case; motorcycle hard case; aluminium side case motorcycle; motorcycle luggage system; scooter top box; motorcycle side panniers; motorcycle case mounting plate
de: Seitenkoffer Motorrad; Alukoffer Motorrad; Kofferträger Motorrad
fr: valise latérale moto; top case scooter; support de valises moto
es: soporte de maletas moto
it: valigie laterali moto; telaio portavaligie moto
nl: zijkoffers motor; kofferrek motor
pl: kufer boczny motocyklowy; kufry motocyklowe; stelaż kufrów motocyklowych
pt: mala lateral moto; suporte de malas mota
  outer=textile|leather|plastic-sheet -> 420292 ~.1
  "soft|blando|suave|morbido|macio" -> 420292
  "nylon|nailon" -> 420292
  * -> 871410
t: aluminium side case motorcycle 36 l => 871410
t: motorcycle side panniers hard case => 871410
t: motorcycle side panniers nylon soft => 420292
t: car roof box => !871410

@ motorcycle-wheel part of motorcycle-vehicle, motorcycle
en: motorcycle rear wheel; motorcycle front wheel; motorcycle spoked wheel; moped wheel; scooter wheel rim; motorcycle hub; motorcycle spokes; supermoto wheel set
de: Motorradrad; Motorradfelge; Speichenrad Motorrad; Radnabe Motorrad
fr: roue de moto; jante moto; moyeu de roue moto; rayons de moto
es: rueda de moto; llanta de moto; buje de moto; radios de moto
it: ruota moto; cerchio moto; mozzo ruota moto; raggi moto
nl: motorwiel; motorvelg; spaakwiel motor
pl: koło motocyklowe; felga motocyklowa; szprychy motocyklowe
pt: roda de mota; jante de mota; aro de moto; raios de moto
not: motorcycle wheel chock; motorcycle wheel stand; motorcycle wheel bearing; motorcycle rim tape; motorcycle rim sticker; motorcycle wheel lock; motorcycle wheel sticker
  * -> 871410
t: motorcycle wheel 17 inch cast rear => 871410
t: motorcycle wheel chock stand => !871410

@ passenger-vehicle-bus
en: motor vehicle for the transport of ten or more persons; motor coach; passenger motor vehicle + 10 persons|ten persons|16 seats|20 seats; motor vehicle + 10 persons|ten or more persons|16 seats|30 seats|50 seats; articulated bus; double decker bus; airport bus; low floor bus; midibus; hybrid bus; shuttle bus; coach + seats|diesel
de: Gelenkbus; Doppeldeckerbus; Niederflurbus; Midibus; Hybridbus; Flughafenbus; Reiseomnibus
fr: autobus articulé; autobus à étage; minicar; bus hybride; autobus à plancher surbaissé
es: autobús articulado; autobús de dos pisos; midibús; autobús híbrido; autobús de piso bajo
it: autobus articolato; autobus a due piani; autobus ibrido; autobus a pianale ribassato
nl: gelede bus; dubbeldekker; hybride bus; lagevloerbus
pl: autobus przegubowy; autobus piętrowy; autobus hybrydowy; autobus niskopodłogowy
pt: autocarro articulado; autocarro de dois andares; autocarro híbrido; autocarro de piso rebaixado
not: tramway coach; railway or tramway coach; coach bag; coach whistle; coach bolt; coach screw; coach jacket; coach board; double decker bus toy; double decker bus model; coach shoes; railway coach; sports coach; coach tyre; coach seat; golf coach; passenger coach; coach wallet
  kind=hybrid: kind=diesel 870220 ~.6; * 870230
  kind=ev -> 870240 ~.1
  "spark" -> 870290
  "petrol|gasolina|benzina" -> 870290
  "cng" -> 870290
  "natural gas" -> 870290
  "hydrogen" -> 870290
  * -> 870210
t: double decker bus, diesel, 70 seats => 870210
t: diesel hybrid bus articulated => 870220
t: low floor bus, compressed natural gas (CNG) => 870290
t: double decker bus model => !8702

@ power-steering-pump-goods
en: hydraulic steering pump; vane pump power steering; steering pump
de: Servolenkungspumpe; Lenkhelfpumpe; Flügelpumpe Servolenkung
fr: pompe de direction assistée; pompe DA; pompe direction assistée
es: bomba de dirección asistida; bomba servodirección; bomba dirección hidráulica
it: pompa servosterzo; pompa idroguida; pompa sterzo
nl: stuurbekrachtigingspomp; stuurpomp
pl: pompa wspomagania; pompa wspomagania kierownicy
pt: bomba de direção assistida; bomba da direção; bomba hidráulica de direção
not: power steering pump reservoir; power steering pump pulley; power steering pump seal
  * -> 841360
t: power steering pump for truck => 841360
t: steering rack with pump hose => !841360

@ railway-goods-part part of locomotive, railcar, freight-wagon, rail-coach
en: axle box railway; railway axle box; bogie frame; railway bogie part; rail wagon underframe; railway door system; railway wagon body; tramway wheel; railway brake disc; railway brake shoe; railway brake cylinder; railway air brake valve; buffer railway wagon; screw coupling railway; automatic coupler railway; railway shock absorber bogie; wagon door railway; locomotive cab; train window assembly
de: Achslager Eisenbahn; Radsatzlager; Drehgestellrahmen; Wagenkasten Schienenfahrzeug; Bremsscheibe Schienenfahrzeug; Puffer Eisenbahn; Schraubenkupplung Eisenbahn
fr: boîte d'essieu ferroviaire; châssis de bogie; tampon ferroviaire; frein ferroviaire; attelage à vis
es: caja de grasa ferroviaria; bastidor de bogie; tope ferroviario; freno ferroviario; enganche de husillo
it: boccola ferroviaria; telaio carrello ferroviario; respingente ferroviario; freno ferroviario; tenditore ferroviario
nl: aspot spoorwegmaterieel; draaistelframe; buffer spoorwagon; treinrem
pl: maźnica kolejowa; rama wózka wagonu; zderzak wagonowy; hamulec kolejowy; sprzęg śrubowy
pt: caixa de eixo ferroviária; chassi de bogie; para-choques ferroviário; freio ferroviário; engate ferroviário
  "buffer" -> 860730
  "coupling" -> 860730
  "coupler" -> 860730
  "puffer" -> 860730
  "schraubenkupplung" -> 860730
  "tampon" -> 860730
  "attelage" -> 860730
  "tope" -> 860730
  "enganche" -> 860730
  "respingente" -> 860730
  "tenditore" -> 860730
  "zderzak" -> 860730
  "sprzeg" -> 860730
  "engate" -> 860730
  "air brake" -> 860721
  "brake cylinder" -> 860721
  "brake" -> 860729
  "bremsscheibe" -> 860729
  "frein" -> 860729
  "freno" -> 860729
  "treinrem" -> 860729
  "hamulec" -> 860729
  "freio" -> 860729
  "wheel" -> 860719
  "frame" "bogie" -> 860719
  "drehgestellrahmen" -> 860719
  "locomotive" -> 860791
  "axle box": "wagon" 860799; * 860791 ~.5
  * -> 860799
t: screw coupling railway wagon => 860730
t: railway brake disc for coaches => 860729
t: locomotive cab complete => 860791
t: railway wagon body steel => 860799
t: model railway coupling n gauge => !8607

@ railway-signal-mechanical
en: railway semaphore signal; level crossing barrier; level crossing gate mechanical; railway buffer stop; railway turntable; rail brake retarder; signal lever frame; traffic control gate mechanical; boom barrier; parking barrier gate; mechanical parking post
de: Bahnschranke; Parkschranke; Schranke + Parkplatz|Bahn; Drehscheibe Eisenbahn; Gleisbremse
fr: barrière de passage à niveau; barrière levante; sémaphore ferroviaire; heurtoir ferroviaire
es: barrera de paso a nivel; barrera levadiza; semáforo mecánico ferroviario; topera ferroviaria
it: barriera passaggio a livello; barriera parcheggio; sbarra per parcheggio; semaforo meccanico ferroviario; paraurti ferroviario
nl: spoorboom; slagboom; parkeerbarrière; armsein; stootblok
pl: szlaban parkingowy; rogatka kolejowa; szlaban + parking|kolejowy; semafor kształtowy; kozioł oporowy
pt: barreira de passagem de nível; cancela de estacionamento; barreira de estacionamento; semáforo mecânico ferroviário
not: parking barrier remote; parking barrier folding; traffic cone
  "remote" -> 853080
  "automatic|automático": "railway" 853010; * 853080
  kind=ev -> 853080 ~.15
  * -> 860800                # mechanical and electro-mechanical gear 8608; electric signalling and control 8530
t: level crossing barrier mechanical => 860800
t: traffic cone plastic => !8608

@ railway-works-vehicle
en: track inspection vehicle; ballast tamping machine; track tamping machine; rail inspection trolley motorised; ballast cleaner railway; rail grinding train; railway crane; catenary maintenance vehicle; rail workshop wagon; track renewal train; road-rail vehicle maintenance
de: Gleismesswagen; Schotterreinigungsmaschine; Schienenschleifzug; Eisenbahnkran
fr: bourreuse de voie; véhicule d'inspection de voie; grue ferroviaire; train meuleur
es: bateadora de vía; vehículo de inspección de vía; grúa ferroviaria
it: rincalzatrice ferroviaria; veicolo di ispezione binari; draisina; gru ferroviaria
nl: spoorstopmachine; spoorinspectievoertuig; spoorkraan; ballastreiniger
pl: podbijarka torowa; drezyna; żuraw kolejowy; oczyszczarka tłucznia; pojazd diagnostyki torów
pt: atacadeira de via; dresina; guindaste ferroviário; veículo de inspeção de via
  * -> 860400
t: ballast tamping machine self-propelled => 860400
t: track inspection vehicle railway => 860400
t: steel railway sleepers => !860400

@ sailboat-kinds
en: sailing boat; sailing cruiser; daysailer; keelboat; catamaran sailing; sailing dinghy class; sailboat with auxiliary motor; trimaran; sloop yacht; optimist dinghy
de: Segeljolle = sailing dinghy; Kielboot = keelboat; Segelkatamaran = sailing catamaran; Trimaran = trimaran; Optimist Jolle = optimist dinghy
fr: dériveur = sailing dinghy; quillard = keelboat; catamaran à voile = catamaran sailing; trimaran = trimaran; bateau à voile = sailing boat
es: velero de crucero = sailing cruiser; catamarán a vela = sailing catamaran; trimarán = trimaran; barco de vela = sailing boat
it: deriva a vela = sailing dinghy; catamarano a vela = catamaran sailing; trimarano = trimaran; barca a vela cabinata = cabin sailing boat
nl: zeiljol = sailing yawl; kielboot = keelboat; zeilcatamaran = catamaran sailing; trimaran = trimaran
pl: jacht żaglowy = sailing yacht; katamaran żaglowy = catamaran sailing; trimaran = trimaran; łódź żaglowa = sailing boat
pt: barco à vela = sailing boat; catamarã à vela = sailing catamaran; trimarã = trimaran; veleiro de cruzeiro = sailing cruiser
not: sailing boat model; sailing boat toy; sailing boat ornament; sailing dinghy cover; rc sailing boat; sailing boat decoration; sailing boat shoes
  length>24m -> 890323 ~.02
  length>7.5m -> 890322 ~.5
  * -> 890321
t: sailing boat 6 m long => 890321
t: catamaran sailing 12 m long => 890322
t: sailing boat model wooden decoration => !8903

@ scooter-kick-part part of kick-scooter
en: kick scooter wheel; stunt scooter wheel; stunt scooter bar; scooter deck grip tape; stunt scooter deck; scooter headset bearing; scooter clamp; stunt scooter fork; kids scooter wheel
de: Stunt-Scooter-Rolle; Tretrollerrad; Scooter-Lenker; Stunt-Scooter-Deck
fr: roue de trottinette; guidon de trottinette freestyle; deck de trottinette
es: rueda de patinete; manillar patinete freestyle; tabla de patinete scooter
it: ruota monopattino freestyle; manubrio monopattino freestyle; pedana monopattino freestyle
nl: stepwiel; stuntstep stuur; stuntstep deck
pl: kółko do hulajnogi; kierownica hulajnogi wyczynowej; podest hulajnogi wyczynowej
pt: roda de trotinete; guiador trotinete freestyle; prancha trotinete freestyle
not: electric scooter wheel
  * -> 950300                # wheeled toys of 9503 and their parts (chapter 95 note 3)
t: stunt scooter wheel 110 mm pair => 950300
t: electric scooter tyre 8.5 inch => !950300

@ seat-frame-car part of car-seat, motor-caravan, passenger-car, car, goods-truck
en: car seat headrest; head restraint car; headrest car seat; seat slide rail car; car seat adjuster; seat recliner mechanism; seat swivel plate van; swivel seat base camper; car seat bracket; seat foam car; car seat back panel; seat height adjuster
de: Autositz-Gestell; Kopfstütze Auto; Sitzschiene Auto; Kopfstütze + Pkw|Auto|Sitz
fr: appui-tête voiture; armature de siège auto; glissière de siège auto; embase pivotante siège; console de siège
es: armazón de asiento coche; guía de asiento; base giratoria asiento furgoneta
it: telaio sedile auto; base girevole sedile camper; piastra girevole sedile
nl: stoelframe auto; draaiplateau stoel camper; stoelconsole
pl: zagłówek samochodowy; stelaż fotela samochodowego; konsola fotela
pt: estrutura de banco carro; calha do banco
not: headrest pillow; headrest cushion; headrest mount; headrest hook; headrest tablet; headrest monitor; headrest hanger; headrest cover; headrest hooks; car seat headrest hooks; car seat headrest hook; car seat headrest mount; car seat headrest pillow
  * -> 940199
t: seat swivel plate van steel => 940199
t: headrest tablet holder => !940199

@ snow-vehicle
en: snow scooter; vehicle for travelling on snow; snow groomer passenger; golf car; electric golf buggy; snow quad tracked
de: Motorschlitten; Golfcart; Golfbuggy
fr: scooter des neiges; véhicule pour la neige
es: buggy de golf; coche de golf
it: golf car; veicolo da neve
nl: golfwagentje; golfbuggy
pl: wózek golfowy elektryczny; pojazd śnieżny
pt: buggy de golfe
not: snowmobile toy; snow scooter kids; snow scooter toy; golf buggy bag; snowmobile cover; snowmobile helmet; snowmobile track; snowmobile boots; snowmobile suit; snowmobile belt; golf buggy battery; golf buggy seat
  * -> 870310
t: snowmobile 600 cc two-stroke => 870310
t: electric golf buggy four seats => 870310
t: snowmobile boots => !870310

@ sounding-balloon
en: sounding balloon; weather balloon; meteorological balloon; pilot balloon meteorology; radiosonde balloon; observation balloon; tethered aerostat; captive balloon
de: Wetterballon = weather balloon; Sondierballon = sounding balloon; Pilotballon = pilot balloon meteorology; Fesselballon = captive balloon
fr: ballon-sonde = sounding balloon; ballon météorologique = weather balloon; ballon captif = captive balloon
es: globo sonda = sounding balloon; globo meteorológico = weather balloon; globo cautivo = captive balloon
it: pallone sonda = sounding balloon; pallone meteorologico = meteorological balloon; pallone frenato = captive balloon
nl: weerballon = weather balloon; sondeerballon = sounding balloon; kabelballon = captive balloon
pl: balon meteorologiczny = meteorological balloon; balon sondażowy = sounding balloon; balon na uwięzi = captive balloon
pt: balão-sonda = sounding balloon; balão meteorológico = weather balloon; balão cativo = captive balloon
  * -> 880100
t: weather balloon 600 g latex => 880100
t: party balloons 100 pcs => !880100

@ spacecraft-part
en: satellite bus structure; spacecraft part; parts of spacecraft; satellite solar array structure; launch vehicle fairing; payload fairing; kite part; glider part; paraglider part; hot air balloon envelope; balloon basket gondola; airship part; hang glider frame
de: Satellitenteil; Raumfahrzeugteil; Nutzlastverkleidung; Ballonhülle; Heißluftballonkorb
fr: pièce de satellite; coiffe de lanceur; enveloppe de montgolfière; nacelle de montgolfière
es: pieza de satélite; cofia de lanzador; envoltura de globo aerostático; cesta de globo aerostático
it: parte di satellite; ogiva di lanciatore; involucro mongolfiera; cesta mongolfiera
nl: satellietonderdeel; neuskegel raket; luchtballonmand; ballonenvelop
pl: część satelity; osłona ładunku rakiety; kosz balonu; powłoka balonu
pt: peça de satélite; coifa de lançador; invólucro de balão de ar quente; cesto de balão
not: hot air balloon envelope wedding; satellite tv part
  * -> 880790
t: hot air balloon envelope nylon 3000 m3 => 880790
t: payload fairing for launch vehicle => 880790
t: satellite dish lnb => !8807

@ special-vessel
en: fire-float; light vessel; pontoon crane; crane vessel; drillship; cable laying ship; battleship; naval corvette; minesweeper; patrol vessel navy; cofferdam floating; landing stage floating; navigational buoy; floating fuel bladder; dracone; pushboat; pusher craft
de: Feuerschiff = lightship; U-Boot = submarine; Eisbrecher = icebreaker; Lotsenboot = pilot boat; Schubboot = pushboat; Schlepper = tugboat + See|Hafen
fr: bateau-phare = light vessel; sous-marin = submarine; brise-glace = icebreaker; bateau-pilote = pilot boat; pousseur = pushboat
es: buque faro = light vessel; submarino = submarine; rompehielos = icebreaker; lancha de práctico = pilot boat; pantalán flotante = floating jetty
it: battello faro = light vessel; sottomarino = submarine; rompighiaccio = icebreaker; pilotina = pilot boat
nl: lichtschip = light vessel; drijvend dok = floating dock; onderzeeër = submarine; ijsbreker = icebreaker; loodsboot = pilot boat; duwboot = pusher craft; drijvende steiger = landing stage floating
pl: latarniowiec = lightship; dźwig pływający = floating crane; okręt podwodny = submarine; lodołamacz = icebreaker; pilotówka = pilot boat; pchacz = pusher tug
pt: barco-farol = lightship; grua flutuante = floating crane; doca flutuante = floating dock; submarino = submarine; quebra-gelo = icebreaker; lancha de piloto = pilot boat; pontão flutuante = floating pontoon; rebocador = tugboat
not: submarine toy; submarine sandwich; battleship game; warship model; battleship model; aircraft carrier model; submarine model; submarine cable; rc submarine; yellow submarine; submarine watch; aircraft carrier toy; warship toy
  "floating dock" -> 890590
  "crane" -> 890590
  "fire-float" -> 890590
  "lightship" -> 890590
  "light vessel" -> 890590
  "drillship" -> 890590
  "feuerschiff" -> 890590
  "schwimm": "steg" 890790; * 890590
  "schwimmkran" -> 890590
  "schwimmdock" -> 890590
  "schwimmsteg" -> 890790
  "phare" -> 890590
  "flottant" "dock" -> 890590
  "grue" -> 890590
  "gru" -> 890590
  "grua" -> 890590
  "life raft" -> 890710
  "rettungsinsel" -> 890710
  "sauvetage" -> 890710
  "salvavidas" -> 890710
  "salvataggio" -> 890710
  "reddingsvlot" -> 890710
  "ratunkowa" -> 890710
  "salva" -> 890710
  "buoy" -> 890790
  "cofferdam" -> 890790
  "dracone" -> 890790
  "bladder" -> 890790
  "jetty" -> 890790
  "stage" -> 890790
  "pontoon" -> 890790
  "ponton" -> 890790
  "pantalan" -> 890790
  "pontile" -> 890790
  "steiger" -> 890790
  "pomost" -> 890790
  "pontao" -> 890790
  "push" -> 890400
  "pusher" -> 890400
  "pushboat" -> 890400
  "schubboot" -> 890400
  "pousseur" -> 890400
  "duwboot" -> 890400
  "pchacz" -> 890400
  "remorqueur" -> 890400
  "remolcador" -> 890400
  "rimorchiatore" -> 890400
  "sleepboot" -> 890400
  "holownik" -> 890400
  "rebocador" -> 890400
  "schlepper" -> 890400
  "war" -> 890610
  "warship" -> 890610
  "battleship" -> 890610
  "corvette" -> 890610
  "submarine" -> 890610
  "aircraft carrier" -> 890610
  "minesweeper" -> 890610
  "navy" -> 890610
  "kriegsschiff" -> 890610
  "u-boot" -> 890610
  "guerre" -> 890610
  "sous-marin" -> 890610
  "guerra" -> 890610
  "submarino" -> 890610
  "sottomarino" -> 890610
  "oorlogsschip" -> 890610
  "onderzeeer" -> 890610
  "wojenny" -> 890610
  "podwodny" -> 890610
  * -> 890690
t: floating crane 200 t => 890590
t: battleship decommissioned => 890610
t: pusher craft for barges => 890400
t: floating jetty concrete => 890790
t: icebreaker vessel => 890690
t: battleship board game => !8906

@ trailer-kinds
en: refrigerated semi-trailer; reefer trailer; curtainsider trailer; livestock semi-trailer; tipper semi-trailer; low loader; car transporter semi-trailer; flatbed semi-trailer; container chassis; fuel tanker trailer; bitumen tanker trailer; tank semi-trailer; food trailer; catering trailer; advertising trailer; tipping farm trailer; self-loading forage trailer; slurry tanker trailer; manure spreader trailer; teardrop caravan; touring caravan; folding camper trailer; static caravan
de: Kühlauflieger; Tieflader; Viehanhänger; Tankwagenauflieger; Imbissanhänger; Ladewagen; Reisewohnwagen; Faltcaravan; Containerchassis
fr: semi-remorque frigorifique; porte-engins; semi-remorque citerne; remorque food truck; remorque autochargeuse; caravane pliante; châssis porte-conteneur
es: semirremolque frigorífico; góndola remolque; semirremolque cisterna; remolque autocargador; caravana plegable; remolque bar
it: semirimorchio frigorifero; carrellone; semirimorchio cisterna; rimorchio autocaricante; carrello tenda; rimorchio negozio; semirimorchio portacontainer
nl: koeloplegger; dieplader; tankoplegger; opraapwagen; vouwwagen; verkoopwagen; containerchassis
pl: naczepa chłodnia; naczepa niskopodwoziowa; naczepa cysterna paliwowa; przyczepa samozbierająca; przyczepa gastronomiczna; przyczepa składana namiotowa
pt: semirreboque frigorífico; zorra; semirreboque cisterna; reboque autocarregador; caravana dobrável; reboque de venda
not: low loader toy; forage wagon model; static caravan cover; touring caravan cover; low loader model
  "tanker": "slurry" 871620; * 871631
  "cisterna" -> 871631
  "citerne" -> 871631
  "tank" -> 871631
  "tankwagenauflieger" -> 871631
  "tankoplegger" -> 871631
  "cysterna" -> 871631
  "caravan" -> 871610
  "camper" -> 871610
  "reisewohnwagen" -> 871610
  "faltcaravan" -> 871610
  "caravane" -> 871610
  "caravana" -> 871610
  "carrello tenda" -> 871610
  "vouwwagen" -> 871610
  "namiotowa" -> 871610
  "forage" -> 871620
  "farm" -> 871620
  "slurry" -> 871620
  "manure" -> 843241
  "ladewagen" -> 871620
  "autochargeuse" -> 871620
  "autocargador" -> 871620
  "autocaricante" -> 871620
  "opraapwagen" -> 871620
  "samozbierajaca" -> 871620
  "autocarregador" -> 871620
  "food|catering|advertising|imbissanhanger|remolque bar|negozio|verkoopwagen|gastronomiczna|venda" -> 871640     # not for carrying goods
  * -> 871639
t: catering trailer with serving hatch 3 m => 871640
t: refrigerated semi-trailer 3 axles => 871639
t: touring caravan four berth => 871610
t: self-loading forage trailer 40 m3 => 871620
t: bitumen tanker trailer => 871631
t: low loader toy die-cast => !8716

@ trailer-running-gear part of trailer
en: trailer chassis; trailer body; trailer axle beam; trailer overrun device; trailer brake drum; semi-trailer landing gear; trailer a-frame; trailer leaf spring hanger; trailer stabiliser leg; corner steady caravan; caravan chassis; trailer tailboard; trailer side panel; trailer steel rim
de: Stützwinde Auflieger = semi-trailer landing gear; Anhängerdeichsel = trailer drawbar; Anhängerfelge = trailer wheel rim; Anhängerfahrgestell = trailer chassis; Kurbelstütze Wohnwagen = caravan corner steady
fr: essieu de remorque = trailer axle; châssis de remorque = trailer chassis; béquille de semi-remorque = semi-trailer landing gear; flèche de remorque = trailer drawbar; jante de remorque = trailer rim
es: chasis de remolque = trailer chassis; patas de apoyo semirremolque = semi-trailer landing gear; lanza de remolque = trailer drawbar; llanta de remolque = trailer steel rim; pata estabilizadora caravana = corner steady caravan
it: telaio rimorchio = trailer chassis; piedini semirimorchio = semi-trailer support leg; cerchio rimorchio = trailer wheel rim; piedino stabilizzatore roulotte = caravan stabiliser leg
nl: aanhangerchassis = trailer chassis; steunpoten oplegger = semi-trailer landing gear; dissel aanhanger = trailer drawbar; aanhangervelg = trailer wheel rim; uitdraaisteun caravan = corner steady caravan
pl: rama przyczepy = trailer frame; nogi podporowe naczepy = semi-trailer landing gear; dyszel przyczepy = trailer drawbar; felga przyczepy = trailer wheel rim; podpora przyczepy kempingowej = caravan stabiliser leg
pt: chassis de reboque = trailer chassis; pernas de apoio semirreboque = semi-trailer landing gear; lança de reboque = trailer drawbar; jante de reboque = trailer rim; estabilizador caravana = caravan stabiliser
not: trailer wheel bearing; trailer wheel chock; trailer wheel clamp; trailer wheel cover
  * -> 871690
t: trailer chassis galvanised => 871690
t: semi-trailer landing gear 28 t => 871690
t: camping trailer two berth => !871690

@ truck-fifth-wheel part of road-tractor, goods-truck, truck
en: fifth wheel hitch; fifth wheel truck; fifth wheel plate; truck fifth wheel; cab tilt cylinder; truck deflector; truck air deflector kit; truck side guard; truck toolbox bracket; pto power take off; truck bumper
de: Sattelplatte; Windleitkörper Lkw; Nebenantrieb Lkw; Lkw-Kotflügel
fr: sellette d'attelage; déflecteur poids lourd; prise de force camion; garde-boue camion
es: quinta rueda camión; deflector camión; toma de fuerza camión; guardabarros camión
it: ralla camion; deflettore camion; presa di forza camion; parafango camion
nl: koppelschotel; dakspoiler vrachtwagen
pl: siodło ciągnika; siodło ciągnika siodłowego; owiewka ciężarówki; błotnik ciężarówki
pt: quinta roda camião; defletor camião; guarda-lamas camião
not: fifth wheel rv; fifth wheel caravan; fifth wheel camper; fifth wheel trailer
  "bumper" -> 870810
  "deflector" -> 870829
  "windleitkorper" -> 870829
  "deflettore" -> 870829
  "mudguard" -> 870829
  "step" -> 870829
  "kotflugel" -> 870829
  "pto" -> 870840
  "power take off" -> 870840
  * -> 870899
t: fifth wheel coupling for truck tractor 2 inch => 870899
t: truck air deflector kit => 870829
t: fifth wheel caravan travel trailer => !870899

@ tuk-tuk
en: auto rickshaw; tuk tuk; three wheeler passenger vehicle; motorised rickshaw; e-rickshaw; electric rickshaw; cargo three wheeler
de: Autorikscha; Motorrikscha; E-Rikscha
fr: auto-rickshaw; tuk-tuk électrique; tricycle taxi motorisé
es: mototaxi; motocarro; rickshaw eléctrico
it: risciò a motore; tuk tuk elettrico; motorisciò
nl: motorriksja; elektrische riksja; autoriksja
pl: autoriksza; riksza elektryczna; motoriksza
pt: riquexó motorizado; mototáxi triciclo; riquexó elétrico
not: tuk tuk toy; tuk tuk model
  "cargo" kind=ev -> 870460
  "cargo" -> 870431
  kind=ev -> 870380 ~.3
  "electric|eléctrico|elettrico|elétrico" -> 870380
  "e-rickshaw" -> 870380
  * -> 870321
t: petrol auto rickshaw 3 passengers 200cc => 870321
t: electric rickshaw for passengers => 870380
t: tuk tuk model metal souvenir => !8703

@ unmanned-aircraft-kinds
en: unmanned aircraft for remote-controlled flight; remote controlled unmanned aircraft; uav drone industrial; inspection drone; surveying drone; mapping drone; heavy lift drone; fpv racing drone; vtol drone; autonomous drone; crop spraying drone; firefighting drone; thermal imaging drone; light show drone; passenger drone evtol
de: unbemanntes Luftfahrzeug; Inspektionsdrohne; Vermessungsdrohne; Sprühdrohne; autonome Drohne; FPV-Drohne
fr: aéronef sans pilote; drone d'inspection; drone de cartographie; drone d'épandage; drone autonome; drone FPV
es: aeronave no tripulada; dron de inspección; dron de fumigación; dron autónomo; dron FPV
it: aeromobile senza equipaggio; drone per ispezioni; drone irroratore; drone autonomo; drone FPV
nl: onbemand luchtvaartuig; inspectiedrone; sproeidrone; autonome drone; FPV-drone
pl: bezzałogowy statek powietrzny; dron inspekcyjny; dron opryskowy; dron autonomiczny; dron FPV
pt: aeronave não tripulada; drone de inspeção; drone de pulverização; drone autónomo; drone FPV
not: fpv drone goggles; autonomous drone software
  "passenger" -> 880610
  "autonomous": weight<=0.25kg 880691 ~.1; weight<=7kg 880692 ~.7; weight<=25kg 880693; weight<=150kg 880694; * 880699
  "autonome": weight<=0.25kg 880691 ~.1; weight<=7kg 880692 ~.7; weight<=25kg 880693; weight<=150kg 880694; * 880699
  weight<=0.25kg -> 880621 ~.05
  weight<=7kg -> 880622 ~.7
  weight<=25kg -> 880623 ~.7
  weight<=150kg -> 880624 ~.8
  "spraying|heavy lift|spruhdrohne|epandage|fumigacion|irroratore|sproeidrone|opryskowy|pulverizacao" -> 880624     # loaded, 25 to 100 kg
  weight>150kg -> 880629
  * -> 880622
ask: weight
t: remote controlled unmanned aircraft, maximum take-off weight 20 kg => 880623
t: inspection drone 1.2 kg with thermal camera => 880622
t: unmanned aircraft for remote-controlled flight, take-off weight 100 kg => 880624
t: toy drone for kids => !8806

@ vehicle-window-glass part of passenger-car, car, goods-truck, truck
en: automotive glass; car windscreen; front windscreen; windscreen for motor vehicle; rear window car; heated rear window; quarter glass; car side window; door glass car; windshield with frame; encapsulated car window; car window pane; truck windshield; bus windscreen
de: Frontscheibe; Heckscheibe; Seitenscheibe + Auto|Pkw; Autoglas; Autoscheibe
fr: vitre latérale auto; glace de portière; vitrage automobile
es: parabrisas coche; luna delantera; cristal lateral coche; luna térmica
it: parabrezza auto; lunotto posteriore; vetro laterale auto; cristallo auto; lunotto termico
nl: voorruit auto; achterruit; zijruit auto; autoglas
pl: szyba czołowa; szyba tylna samochodowa; szyba boczna samochodowa
pt: para-brisas carro; óculo traseiro; vidro lateral carro; vidro automóvel
not: windscreen cover; windscreen repair; windscreen sunshade; windscreen wiper; windscreen washer; windscreen cleaner; windscreen frost; rear window wiper; rear window shade; windscreen mount; front windscreen sunshade; windscreen sticker; parabrezza moto; pare-brise moto; parabrisas moto; parabrezza scooter; windschutzscheibe motorrad; car window film; car side window shade; windscreen trim; windscreen seal; rear window sticker; rear window sunshade
  "framed" -> 870822
  "frame" -> 870822
  "encapsulated" -> 870822
  "heated" -> 870822
  "antenna" -> 870822
  "sensor" -> 870822
  "tempered" -> 700711
  "toughened" -> 700711
  "laminated" -> 700721
  "rear window|rear windows|heckscheibe|lunotto|luna termica|achterruit|szyba tylna|oculo traseiro" -> 870822     # as a rule with heating wires
  "side window|side windows|door glass|quarter glass|seitenscheibe|vitre laterale|glace de portiere|cristal lateral|vetro laterale|zijruit|szyba boczna|vidro lateral" -> 700711
  * -> 700721                # subheading note 1 to ch. 87: framed, or with heating or other electric devices; bare glass 7007
t: front windscreen laminated glass, unframed => 700721
t: quarter glass rear left for car => 700711
t: car windscreen for golf => 700721
t: heated rear window with antenna, framed => 870822
t: windscreen sunshade foldable => !8708

@ wheel-bearing-kit
en: front wheel bearing; rear wheel bearing; wheel bearing set; taper wheel bearing; trailer wheel bearing
de: Radlager vorne; Radlager hinten
fr: roulement de roue avant
es: kit de rodamiento de rueda; cojinete de rueda
nl: wiellager voor
pl: zestaw łożyska koła; łożysko koła przedniego
pt: kit rolamento de roda; rolamento da roda dianteira
not: wheel bearing tool; wheel bearing puller; wheel bearing grease; wheel hub bearing; wheel bearing press; wheel bearing hub; wheel bearing and hub
  "taper" -> 848220
  "tapered|cónico" -> 848220
  * -> 848210                # section XVII note 2(e): bearings stay in 8482
t: front wheel bearing kit with circlip => 848210
t: wheel bearing puller set => !848210

@ wheel-hub-assembly part of passenger-car, car, goods-truck, truck
en: wheel hub bearing assembly; hub assembly front; hub bearing assembly; wheel hub with abs; wheel hub carrier; locking hub 4x4; free wheel hub 4x4; manual locking hub
de: Radnabe + Auto|Pkw|Lkw|ABS; Radnabeneinheit; Radlagereinheit; Radträger; Freilaufnabe 4x4
fr: moyeu de roue + auto|voiture|camion|ABS; moyeu de roue complet; moyeu à blocage 4x4
es: cubo de rueda con rodamiento; mangueta con buje; cubo de rueda libre 4x4
it: mozzo ruota + auto|camion|ABS; mozzo ruota completo; mozzo ruota con cuscinetto; mozzo a ruota libera 4x4
nl: wielnaaf + auto|vrachtwagen|ABS; wielnaafeenheid; naaf met lager; vrijloopnaaf 4x4
pl: piasta koła + samochód|ABS|łożysko; piasta koła z łożyskiem; piasta przednia samochodowa; sprzęgiełko piasty 4x4
pt: cubo de roda + carro|ABS|rolamento; cubo de roda completo; cubo de roda com rolamento; roda livre 4x4
not: bicycle wheel hub; motorcycle wheel hub; wheel hub motor; wheel hub cap; wheel hub puller
  * -> 870850 ~.6            # hub unit that bolts to the axle: 8708.50; note 2(e) keeps bare bearings in 8482
t: wheel hub bearing assembly front with ABS sensor => 870850
t: wheel hub puller => !870850
