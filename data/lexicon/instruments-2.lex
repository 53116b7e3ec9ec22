# Measuring, testing, medical, optical, photographic goods, watches, clocks and their parts (chapters 90 and 91).

@ anemometer
en: digital anemometer; hot wire anemometer; handheld anemometer; wind speed sensor; heat meter; vane anemometer; air velocity meter; cup anemometer; steam trap tester; gas flow sensor; ultrasonic heat meter
de: Windmessgerät; Wärmezähler; Wärmemengenzähler
fr: compteur de chaleur; compteur d'énergie thermique; anémomètre à fil chaud
es: medidor de viento; contador de calor; contador de energía térmica
it: misuratore di vento; contatore di calore; contacalorie
nl: warmtemeter; windsnelheidsmeter
pl: ciepłomierz; licznik ciepła
pt: medidor de vento; medidor de calor
  "peak flow" -> 901819
  * -> 902680
t: digital anemometer wind speed meter => 902680
t: electric fan heater => !9026

@ balancing-test-machine
en: dynamic balancing machine; tyre balancer; wheel balancer machine; hand wheel balancer; bubble wheel balancer; static wheel balancer; motorcycle wheel balancer; propeller balancer; engine dynamometer; chassis dynamometer; diesel injector test bench; brake tester roller; alternator test bench; pump testing bench; hydraulic test bench
de: Auswuchtmaschine; Reifenwuchtmaschine; Motorenprüfstand; Rollenprüfstand; Prüfstand; Bremsenprüfstand
fr: équilibreuse de roues; machine à équilibrer; banc d'essai; banc de freinage; banc de puissance
es: equilibradora de ruedas; balanceadora; banco de pruebas; frenómetro; banco de potencia
it: equilibratrice gomme; equilibratrice; banco prova; banco prova freni; banco prova potenza
nl: balanceermachine; wielbalanceermachine; testbank; remmentestbank; vermogenstestbank
pl: wyważarka; wyważarka do kół; hamownia; stanowisko probiercze; tester hamulców rolkowy
pt: balanceadora de rodas; balanceadora; bancada de teste; dinamômetro de chassi; frenômetro
  "bench" -> 903120
  "dynamometer" -> 903120
  "brake tester" -> 903120
  "prufstand" -> 903120
  "motorenprufstand" -> 903120
  "rollenprufstand" -> 903120
  "bremsenprufstand" -> 903120
  "banc" -> 903120
  "banco" -> 903120
  "frenometro" -> 903120
  "testbank" -> 903120
  "remmentestbank" -> 903120
  "vermogenstestbank" -> 903120
  "hamownia" -> 903120
  "probiercze" -> 903120
  "hamulcow" -> 903120
  "bancada" -> 903120
  "chassi" -> 903120
  * -> 903110
t: wheel balancer machine for car tyres => 903110
t: diesel injector test bench => 903120
t: tyre changer machine => !9031

@ cable-tester
en: rj45 tester; tone generator and probe; ethernet cable tester; cable fault locator; fiber optic power meter; visual fault locator; fibre identifier; telephone line tester; satellite finder; satellite meter; optical time domain reflectometer; optic fiber tester; rf power meter; dect tester; bit error rate tester
de: LWL Messgerät; Satfinder; Spektrumanalysator; SWR Meter
fr: testeur de câble réseau; testeur rj45; traceur de câble; pointeur satellite; analyseur de spectre
es: probador de cables de red; comprobador de red; localizador de cables; buscador de satélite; analizador de espectro
it: tester per cavi di rete; tester lan; cercacavi; misuratore satellitare; analizzatore di spettro
nl: kabelzoeker; satfinder; spectrumanalyser
pl: tester kabli sieciowych; tester sieci; szukacz par; miernik satelitarny; analizator widma
pt: testador de cabo de rede; testador rj45; localizador de cabos; localizador de satélite; analisador de espectro
  * -> 903040
t: optical time domain reflectometer => 903040
t: ethernet cable 10m => !9030

@ checking-part part of checking-instrument, load-cell-gauge, optical-measuring, balancing-test-machine
en: wheel balancer cone; wheel balancer part; cmm probe; cmm stylus; ruby stylus; encoder coupling disc; dro mounting bracket; ultrasonic thickness probe; wheel balancer adapter flange; test bench part; touch probe stylus
de: Tastereinsatz; Wuchtmaschine Zentrierkonus; Messtaster KMG
fr: palpeur mmt; cône équilibreuse; stylet de palpage
es: cono equilibradora; palpador cmm; sonda de espesor
it: cono equilibratrice; tastatore cmm; sonda spessimetro
nl: balanceerconus; cmm taster; meettaster
pl: stożek wyważarki; trzpień pomiarowy; końcówka pomiarowa cmm
pt: cone balanceadora; apalpador cmm; ponta de medição cmm
  * -> 903190
t: ruby stylus m2 cmm probe => 903190
t: wheel balancer cone set 40mm => 903190
t: traffic cone 50cm => !9031

@ chromatograph-part part of analysis-instrument
en: hplc column; gc column; chromatography column; deuterium lamp housing; hplc detector part; spectrometer part; microtome blade; autosampler syringe; gas sensor replacement; electrode holder ph; sample cell spectrometer
de: HPLC Säule; Chromatographiesäule; Mikrotomklinge
fr: colonne hplc; colonne chromatographique; cuvette spectrophotomètre; lame de microtome
es: columna hplc; columna cromatográfica; cubeta espectrofotómetro; cuchilla de micrótomo
it: colonna hplc; colonna cromatografica; cuvetta spettrofotometro
nl: hplc kolom; chromatografiekolom; cuvet
pl: kolumna hplc; kolumna chromatograficzna; kuweta spektrofotometryczna
pt: coluna hplc; coluna cromatográfica; cubeta espectrofotômetro
  * -> 902790
t: hplc column c18 250x4.6mm 5um => 902790
t: steel column baluster => !9027

@ clamp-meter
en: digital clamp meter; ac dc clamp meter; clamp multimeter; current clamp meter; clamp ammeter; pocket multimeter; auto ranging multimeter; true rms multimeter; analog multimeter; pen multimeter; smart multimeter
fr: pince multimètre
it: tester digitale
nl: ampèretang
not: multimeter probe; multimeter test leads; multimeter case; probe multimeter
  "recording" -> 903032
  "data logging" -> 903032
  * -> 903031
t: digital clamp meter true rms 600A => 903031
t: analog multimeter => 903031
t: hose clamp set => !9030

@ component-tester
en: inductance meter; capacitor tester; ic tester; curve tracer; frequency counter; frequency meter; magnetic field tester; gauss meter; rf signal strength meter; electrostatic field meter; trifield meter; led backlight tester; stray voltage detector
de: LCR Messgerät; Bauteiltester; Transistortester; Kapazitätsmessgerät; Frequenzzähler; EMF Messgerät
fr: pont rlc; testeur de composants; capacimètre; fréquencemètre; détecteur emf; testeur de transistor
es: medidor lcr; probador de componentes; capacímetro; frecuencímetro; probador de transistores
it: ponte lcr; tester componenti; capacimetro; frequenzimetro; misuratore emf
nl: lcr meter; componententester; capaciteitsmeter; frequentieteller; emf meter
pl: miernik lcr; tester elementów; miernik pojemności; częstościomierz; miernik pola elektromagnetycznego
pt: medidor lcr; testador de componentes; capacímetro; frequencímetro; medidor emf
  * -> 903089
t: transistor tester lcr-t4 esr meter => 903089
t: lcr meter handheld => 903089
t: tarot tester set => !9030

@ counter-device
en: hand tally; tally clicker; lap counter; visitor counter; cable length counter; meter counter wheel; electromechanical counter; mechanical odometer; taxi meter; coin counter meter; stroke counter; preset counter; totaliser counter; distance measuring wheel; knitting row counter; totalizer; walking measuring wheel; finger tally counter
de: Stückzähler; Personenzähler; Kilometerzähler
fr: compteur de tours; odomètre; compteur de personnes
es: odómetro; contador de personas; contador de vueltas
it: odometro; ruota metrica; contagiri meccanico
nl: personenteller; rijenteller
pl: licznik ręczny; licznik osób; drogomierz; koło pomiarowe; licznik sztuk
pt: contador de pessoas; odômetro; taxímetro
  "measuring wheel" -> 901580 ~.3
  * -> 902910
t: hand tally counter 4 digit => 902910
t: mechanical odometer => 902910
t: money counting machine => !9029

@ electrical-meter-part part of clamp-meter, oscilloscope-set, electrical-test-instrument
en: oscilloscope probe; current probe; high voltage probe; multimeter probe set; scope probe; multimeter holster case part; current clamp adapter; thermocouple probe for multimeter; test lead set multimeter; logic analyzer clip set
de: Tastkopf; Oszilloskop Tastkopf; Multimeter Messspitzen; Stromzangenadapter
fr: sonde oscilloscope; sonde de courant; cordons multimètre; pointes de touche multimètre
es: sonda osciloscopio; puntas de multímetro; sonda de corriente
it: sonda oscilloscopio; puntali per multimetro; sonda di corrente
nl: oscilloscoop probe; meetpennen multimeter; stroomprobe
pl: sonda oscyloskopu; sondy do multimetru; sonda prądowa
pt: ponta de prova osciloscópio; pontas multímetro; sonda de corrente
  * -> 903090
t: oscilloscope probe 100MHz x1 x10 => 903090
t: digital oscilloscope => !903090

@ flow-level-meter
en: water flow sensor; fuel flow meter; fuel level sensor; oil level gauge; water level sensor; ultrasonic level sensor; radar level transmitter; liquid level sensor; sight glass level; flow indicator; float level gauge; fuel sender unit; mass flow meter; liquid flow sensor; diesel flow meter; water tank level indicator; vortex flow meter; coriolis flow meter; oval gear flow meter; fuel dipstick gauge; level indicator; hydrostatic level transmitter; fuel level sender; capacitive level sensor; acrylic flow meter; variable area flowmeter
de: Füllstandsensor; Schwebekörper Durchflussmesser; Tankgeber; Durchflusssensor; Wasserstandssensor
fr: capteur de niveau; indicateur de niveau; rotamètre; jauge à carburant; capteur de débit; jauge de niveau
es: caudalímetro; sensor de nivel; indicador de nivel; rotámetro; aforador combustible; sensor de caudal; medidor de flujo
it: sensore di livello; indicatore di livello; rotametro; misuratore di portata; galleggiante carburante; flussimetro
nl: niveausensor; niveaumeter; flowmeter; doorstroommeter
pl: przepływomierz; czujnik poziomu; wskaźnik poziomu; czujnik poziomu paliwa; czujnik przepływu
pt: sensor de nível; indicador de nível; rotâmetro; fluxômetro; sensor de fluxo; boia de combustível
not: spirit level; oxygen flowmeter regulator; gas meter; flow meter oxygen therapy; peak flow meter
  "gas" !"liquid" -> 902680 ~.4
  "air flow" -> 902680
  * -> 902610
t: acrylic rotameter water flow meter 1-10 lpm => 902610
t: ultrasonic level sensor 4-20ma tank => 902610
t: spirit level 60 cm => !9026

@ insulation-tester
en: earth tester; ground resistance meter; micro ohmmeter; milliohm meter; battery internal resistance tester; loop tester; rcd tester; hipot tester; watt meter plug; power meter plug; energy cost meter; digital panel meter; volt amp panel meter; dc voltmeter ammeter; usb power meter; battery voltage indicator; current meter panel
de: Erdungsmessgerät; Isolationsprüfer; Einbauvoltmeter
fr: contrôleur d'isolement; mégohmmètre; testeur de terre; wattmètre prise; voltmètre de panneau
es: medidor de aislamiento; megóhmetro; telurómetro; medidor de consumo eléctrico; voltímetro de panel; probador de batería
it: misuratore di isolamento; megaohmmetro; misuratore di terra; voltmetro da pannello
nl: isolatiemeter; aardingsmeter; energiemeter stekker; paneelvoltmeter
pl: miernik izolacji; miernik uziemienia; woltomierz panelowy
pt: medidor de isolamento; megômetro; terrômetro; voltímetro de painel
  * -> 903033
t: insulation resistance tester 1000V => 903033
t: digital panel voltmeter ammeter 100V 10A => 903033
t: door insulation strip => !9030

@ load-cell-gauge
en: digital force gauge; torque sensor; crane load cell indicator; displacement sensor; lvdt; linear potentiometer sensor; incremental encoder; absolute encoder; rotary encoder 600ppr; linear scale dro; digital readout dro; glass scale; vibration sensor; strain gauge; tilt sensor; digital level box; paint thickness tester; thickness gauge digital leather; tension meter; belt tension gauge; moisture film thickness; vibration analyzer; digital protractor angle gauge; leak detector ultrasonic; wheel alignment gauge; film thickness gauge
de: Kraftmessgerät; Drehgeber; Inkrementalgeber; Wegaufnehmer; Schichtdickenmessgerät; Lackmessgerät; Ultraschall Wanddickenmessgerät; Schwingungsmessgerät; Dehnungsmessstreifen; Drehmomentsensor; Drehimpulsgeber
fr: dynamomètre; codeur rotatif; codeur incrémental; capteur de déplacement; mesureur d'épaisseur; vibromètre; jauge de contrainte; capteur de couple
es: encoder rotativo; encoder incremental; sensor de desplazamiento; medidor de vibraciones; galga extensométrica
it: encoder rotativo; encoder incrementale; trasduttore di posizione; misuratore di vibrazioni; estensimetro
nl: krachtmeter; encoder; draaigever; verplaatsingssensor; trillingsmeter; rekstrookje; hellingmeter
pl: siłomierz; enkoder; enkoder obrotowy; czujnik przemieszczenia; miernik drgań; tensometr; inklinometr
pt: encoder rotativo; encoder incremental; sensor de deslocamento; medidor de vibração; extensômetro
not: load cell weighing; sticker thickness; inclinometer level vehicle compass
  "module" "ky-040" -> 853340
  "torque tester" -> 902480 ~.1
  "glass scale" -> 903149
  "linear scale" -> 903149
  * -> 903180
t: ultrasonic thickness gauge 1.2-225mm => 903180
t: incremental rotary encoder 600ppr => 903180
t: kitchen scale digital => !9031

@ multi-gas-detector
en: 4 gas detector; portable gas detector; multi gas detector; pm2.5 meter; oxygen analyzer; alcohol breath tester; exhaust gas analyser; gas analyser; carbon monoxide meter; freon leak detector; voc meter; flue gas analyser
de: Luftqualitätsmessgerät; Gaswarngerät; Abgasanalysator
fr: détecteur de gaz portable; analyseur de gaz; analyseur de combustion; moniteur qualité de l'air
es: detector de gas portátil; medidor de co2; analizador de gases; medidor calidad del aire
it: rilevatore di gas portatile; analizzatore di gas; misuratore qualità aria
nl: gasdetector; rookgasanalyser
pl: analizator spalin
pt: detector de gás portátil; medidor de co2; analisador de gases; medidor qualidade do ar
not: alcoholmeter hydrometer; co detector alarm
  "alarm" -> 853110 ~.3
  * -> 902710
t: portable 4 gas detector o2 co h2s lel => 902710
t: air quality monitor pm2.5 co2 meter => 902710
t: gas regulator propane => !9027

@ obd-scanner
en: code reader; obd reader; automotive scan tool; truck diagnostic tool; engine analyzer; injector tester; battery and alternator tester car analyzer; ecu programmer tool; brake fluid tester; coolant tester; airbag scan tool; diagnostic interface vehicle
de: Fahrzeugdiagnose; Auto Diagnosegerät; Bremsflüssigkeitstester; Fehlerauslesegerät
fr: outil de diagnostic auto; scanner obd; testeur liquide de frein
es: escáner automotriz; lector de códigos obd; máquina de diagnosis
it: diagnosi auto; lettore codici obd
nl: diagnoseapparaat auto; uitleesapparaat auto; obd lezer
pl: czytnik obd; tester płynu hamulcowego
pt: aparelho diagnóstico auto
not: obd cable; obd extension cable; obd2 extension; obd head up display
  "bluetooth" -> 851762 ~.2
  "brake fluid" -> 902789
  * -> 903180
t: obd2 scanner car code reader => 903180
t: document scanner a4 => !9031

@ optical-measuring
en: optical comparator; video measuring machine; profile projector 300mm; laser displacement sensor; laser micrometer; laser distance sensor; lidar sensor; 3d scanner; handheld 3d scanner; time of flight sensor; vision inspection system; aoi machine; autocollimator; interferometer; optical flat tester; video borescope measuring; label inspection camera; egg candler; laser particle; seeing laser bore sighter; laser bore sighter; wafer inspection; profile gauge laser
de: Profilprojektor; Lasertriangulationssensor; Laserdistanzsensor; 3D Scanner; Laserabstandssensor; Bildverarbeitungssystem Prüfung
fr: projecteur de profil; capteur laser de distance; scanner 3d; capteur de déplacement laser; système de vision industrielle
es: proyector de perfiles; sensor de distancia láser; escáner 3d; sistema de inspección por visión
it: proiettore di profili; sensore laser di distanza; scanner 3d; sistema di visione ispezione
nl: profielprojector; laserafstandssensor; 3d scanner; visie inspectiesysteem
pl: projektor profilowy; czujnik laserowy odległości; skaner 3d; system wizyjny kontroli
pt: projetor de perfil; sensor de distância a laser; scanner 3d; sistema de inspeção por visão
  "wafer" -> 903141
  "bore sighter" -> 901320 ~.5
  * -> 903149
t: laser displacement sensor 0.01 mm => 903149
t: handheld 3d scanner => 903149
t: document scanner => !9031

@ oscilloscope-set
en: usb oscilloscope; oscilloscope 2 channel; storage oscilloscope; oscilloscope multimeter; pocket oscilloscope; mixed signal oscilloscope
de: Handoszilloskop; Speicheroszilloskop
fr: oscilloscope numérique; oscilloscope portable
es: osciloscopio digital; osciloscopio portátil
it: oscilloscopio digitale; oscilloscopio portatile
nl: digitale oscilloscoop; usb oscilloscoop
pl: oscyloskop cyfrowy; oscyloskop przenośny
pt: osciloscópio digital; osciloscópio portátil
not: oscilloscope probe; oscilloscope watch
  * -> 903020
t: handheld digital oscilloscope 2 channel 100MHz => 903020
t: oscilloscope probe 100MHz => !903020

@ power-quality-logger
en: power logger; power quality analyser; energy logger; data acquisition module; paperless recorder; voltage data logger; electric power recorder; multichannel data recorder; disturbance recorder
de: Netzanalysator; Leistungsschreiber; Energielogger; bildschirmschreiber
fr: analyseur de réseau électrique; enregistreur de puissance; enregistreur sans papier
es: analizador de redes; registrador de energía; registrador sin papel
it: analizzatore di rete elettrica; registratore di potenza; registratore videografico
nl: netanalyser; vermogenslogger; schermschrijver
pl: analizator sieci; analizator jakości energii; rejestrator parametrów sieci
pt: analisador de rede; registrador de energia; analisador de qualidade de energia
  * -> 903084
t: three phase power quality analyser with recorder => 903084
t: vinyl record player => !9030

@ pressure-gauge-manometer
en: digital pressure gauge; bourdon gauge; glycerine filled gauge; pressure transmitter; pressure sensor; refrigeration gauge set; compression gauge; aneroid sphygmomanometer gauge; tire inflator gauge; differential manometer; pressure gauge 1/4 npt; tpms; pressure calibrator
de: Druckmessgerät; Drucksensor; Druckmessumformer; Glyzerinmanometer
fr: contrôleur de pression pneus; capteur de pression; transmetteur de pression
es: sensor de presión; transmisor de presión
it: sensore di pressione; trasmettitore di pressione
nl: druksensor; compressietester
pl: ciśnieniomierz do opon; czujnik ciśnienia; przetwornik ciśnienia; miernik ciśnienia w oponach
pt: sensor de pressão; transmissor de pressão
not: blood pressure gauge; pressure gauge snubber; tire inflator with gauge; manometre tensiometre
  "inflator" -> 841480 ~.3
  * -> 902620
t: stainless pressure gauge 10 bar 1/4 npt => 902620
t: digital tire pressure gauge => 902620
t: blood pressure monitor upper arm => !902620

@ radiation-meter
en: nuclear radiation detector; personal dosimeter; scintillation counter; radiation dose meter; dosimeter badge; radon detector; radon meter
de: Dosimeter; Strahlenmessgerät; Radonmessgerät
fr: dosimètre; détecteur de radiation; détecteur de radon
es: dosímetro; detector de radiación; detector de radón
it: dosimetro; rilevatore di radiazioni; rilevatore radon
nl: dosismeter; stralingsmeter; radonmeter
pl: dozymetr; miernik promieniowania; miernik radonu
pt: dosímetro; detector de radiação; detector de radônio
not: geiger muller tube
  * -> 903010
t: geiger counter nuclear radiation detector => 903010
t: metal detector beach => !9030

@ refractometer
en: gem refractometer; digital refractometer; photometer; chlorine photometer; color analyzer; whiteness meter; spectrocolorimeter; flame photometer; fluorometer; microplate reader; nephelometer; colour reader; uv radiometer; par meter; light meter lux
de: Trübungsmessgerät; Photometer; Kolorimeter; Farbmessgerät; Glanzmessgerät
fr: turbidimètre; photomètre; colorimètre; brillancemètre
es: turbidímetro; colorímetro; medidor uv
it: torbidimetro; fotometro; colorimetro; misuratore uv
nl: troebelheidsmeter; fotometer; colorimeter
pl: mętnościomierz; fotometr; kolorymetr; miernik uv
pt: turbidímetro; fotômetro; colorímetro; medidor uv
not: test lamp colorimeter
  * -> 902750
t: brix refractometer 0-32% => 902750
t: turbidity meter portable ntu => 902750
t: telescope refractor 70mm => !9027

@ sound-heat-meter
en: noise meter; noise level meter; dosimeter noise; exposure meter camera; light meter photography; bomb calorimeter; viscosity meter; rotational viscometer; particle counter air; dust meter; melting point apparatus; flash point tester; thermal analyzer; surface tension meter; karl fischer titrator; oil quality tester; fat analyzer milk; milk analyzer; coagulation analyzer; urine analyzer; semen analyzer
de: Schallpegelmessgerät; Lärmmessgerät; Belichtungsmesser; Viskosimeter; Partikelzähler
fr: posemètre; viscosimètre; compteur de particules
es: medidor de ruido; exposímetro; viscosímetro
it: misuratore di rumore; viscosimetro; contatore di particelle
nl: belichtingsmeter; viscositeitsmeter
pl: światłomierz fotograficzny; wiskozymetr; lepkościomierz
pt: sonômetro; medidor de ruído; fotômetro de câmera; viscosímetro
  * -> 902789
t: digital sound level meter 30-130 dB => 902789
t: noise cancelling headphones => !9027

@ speedometer-part part of speedometer-tach, counter-tachometer, counter-device
en: speedometer cable; speedometer gear; speedometer drive; tachometer cable; instrument cluster needle; speedometer sensor bike magnet; speedometer housing; taximeter part; odometer gear; speedo cable; rev counter cable; speedometer lens; gauge face
de: Tachowelle; Tachoantrieb; Tachonadel; Drehzahlmesserwelle
fr: câble de compteur; câble de tachymètre; entraîneur de compteur; aiguille compteur
es: cable velocímetro; cable cuentakilómetros; engranaje velocímetro
it: cavo contachilometri; rinvio contachilometri; lancetta contagiri
nl: tellerkabel; kilometertellerkabel; tachoaandrijving
pl: linka licznika; linka prędkościomierza; napęd licznika; wskazówka licznika
pt: cabo do velocímetro; cabo velocímetro; engrenagem velocímetro
  * -> 902990
t: motorcycle speedometer cable 90cm => 902990
t: bicycle brake cable => !902990

@ speedometer-tach
en: speedometer gauge; boat tachometer; tachometer gauge; digital tach hour meter; dashboard instrument cluster; speedometer cluster; motorcycle gauge; engine tachometer; car head up display gps; strobe tachometer; photo tachometer; speed meter
de: Tacho; Stroboskop
fr: stroboscope
es: estroboscopio
it: stroboscopio
nl: stroboscoop
pl: stroboskop; licznik motocyklowy
pt: estroboscópio
not: speedometer cable; stroboscope dj; stroboscope party; disco strobe; speedometer cover; stroboskop disco; speedometer bracket; speedometer gear
  * -> 902920
t: laser photo tachometer rpm meter => 902920
t: motorcycle speedometer led digital => 902920
t: speedometer cable motorcycle => !902920

@ supply-meter-part part of utility-meter, supply-meter
en: electricity meter part; water meter coupling; meter terminal cover; water meter register; gas meter counter part; electricity meter case; water meter body brass; meter optical probe reader
de: Zählerteil; Wasserzähler Verschraubung; Zählwerk Wasserzähler
fr: pièce de compteur; raccord compteur d'eau; capot compteur électrique
es: pieza de contador; racor contador de agua; tapa contador eléctrico
it: parte di contatore; raccordo contatore acqua; calotta contatore
nl: meteronderdeel; watermeterkoppeling; telwerk watermeter
pl: część licznika; śrubunek wodomierza; liczydło wodomierza
pt: peça de medidor; conexão hidrômetro; tampa medidor energia
  "coupling" -> 741220
  "raccord" -> 741220
  "verschraubung" -> 741220
  "srubunek" -> 741220
  "racor" -> 741220
  "raccordo" -> 741220
  "koppeling" -> 741220
  "watermeterkoppeling" -> 741220
  "conexao" -> 741220
  * -> 902890
t: water meter register part => 902890
t: electricity meter single phase => !902890

@ temperature-sensor-probe
en: thermocouple k type; k type thermocouple; pt100 sensor; rtd sensor; rtd pt1000; temperature sensor; temperature sensor probe; thermocouple probe; water temperature sensor; engine temperature sensor; outdoor temperature sensor; room temperature sensor; wifi temperature sensor; zigbee temperature sensor; immersion temperature sensor; ntc temperature probe; evaporator sensor; thermowell sensor
de: Temperaturfühler; Thermoelement; Temperatursensor; Tauchfühler; Kühlmitteltemperatursensor
fr: sonde de température; thermocouple; capteur de température; sonde pt100
es: sonda de temperatura; termopar; sensor de temperatura; sensor pt100
it: sonda di temperatura; termocoppia; sensore di temperatura; sonda pt100
nl: temperatuursensor; thermokoppel; temperatuurvoeler
pl: czujnik temperatury; termopara; sonda temperatury; czujnik pt100
pt: sensor de temperatura; termopar; sonda de temperatura; sensor pt100
not: thermocouple wire; thermocouple gas; thermocouple cable; thermocouple connector; gas fireplace thermocouple; gasthermoelement
  "thermal imaging": "phone" 902519; * 902519
  "humidity" -> 902580
  "gas valve" -> 903290
  * -> 902519
t: k type thermocouple probe m6 => 902519
t: pt100 rtd temperature sensor stainless => 902519
t: motion sensor pir => !9025

@ thermo-hygrometer-combo
en: aneroid barometer; indoor thermometer hygrometer; reptile hygrometer; beer hydrometer; grain moisture meter; temperature and humidity data logger; humidity indicator; damp meter; pin moisture meter; baby room thermometer hygrometer
de: Säureheber
fr: pèse acide
es: alcoholímetro vínico
nl: areometer; zuurweger
pl: miernik wilgotności drewna
pt: alcoômetro
  "grain" -> 902789 ~.3
  * -> 902580
t: indoor digital thermometer hygrometer => 902580
t: pin type wood moisture meter => 902580
t: air humidifier ultrasonic => !9025

@ thermometer-digital
en: laser thermometer gun; non contact thermometer; cooking thermometer; aquarium thermometer digital; candy thermometer digital; wireless grill thermometer; outdoor thermometer; thermal probe; wine thermometer digital; bath thermometer digital; water temperature gauge; baby thermometer digital
de: Digitalthermometer; Fieberthermometer digital
fr: thermomètre numérique; thermomètre de cuisson
es: termómetro sin contacto
it: termometro per carne; termoscanner
nl: digitale thermometer; koortsthermometer digitaal
pl: termometr cyfrowy
pt: termômetro de carne; termômetro de testa
not: thermometer clock; thermometer hygrometer; thermometer sticker; termômetro higrômetro
  "hygrometer" -> 902580
  "humidity" -> 902580
  "mercury" -> 902511
  * -> 902519
t: infrared forehead thermometer non contact => 902519
t: digital meat thermometer bbq => 902519
t: thermometer hygrometer indoor => !902519

@ thermometer-liquid
en: liquid in glass thermometer; clinical glass thermometer; alcohol thermometer; wall thermometer glass; laboratory glass thermometer; galinstan thermometer; mercury free thermometer; garden thermometer glass; spirit thermometer; floating pool thermometer glass; brewing thermometer glass
de: Glasthermometer; Flüssigkeitsthermometer; Laborthermometer Glas; Fieberthermometer Glas; Quecksilberthermometer
fr: thermomètre en verre; thermomètre à alcool; thermomètre à liquide; thermomètre au mercure
es: termómetro de vidrio; termómetro de alcohol; termómetro de mercurio
it: termometro in vetro; termometro ad alcool; termometro a liquido; termometro al mercurio
nl: glazen thermometer; vloeistofthermometer; kwikthermometer
pl: termometr szklany; termometr cieczowy; termometr rtęciowy; termometr alkoholowy
pt: termômetro de vidro; termômetro de álcool; termômetro de mercúrio
  * -> 902511
t: laboratory glass thermometer -10 to 110 C => 902511
t: wine glass set => !9025

@ utility-meter
en: sub meter; electricity submeter; din rail kwh meter; hot water meter; cold water meter; multi jet water meter; diaphragm gas meter; gas meter g4; ultrasonic water meter; three phase kwh meter; coin electricity meter; smart electricity meter; pulse water meter; brass water meter; bidirectional energy meter
de: Stromzähler; Gaszähler; Wasseruhr; Drehstromzähler; Zwischenzähler
fr: compteur électrique; compteur à gaz; sous compteur; compteur d'énergie
es: contador de luz; contador de gas; contador eléctrico; medidor de agua
it: contatore elettrico; contatore gas; contatore di energia
nl: elektriciteitsmeter; gasmeter; kwh meter; tussenmeter
pl: licznik energii elektrycznej; gazomierz; licznik prądu; podlicznik energii
pt: medidor de energia; medidor de gás; contador de eletricidade; relógio de luz
not: water meter box; gas meter box; water meter key; watermeter put
  "gas" -> 902810
  "gaszahler" -> 902810
  "gazomierz" -> 902810
  "gasmeter" -> 902810
  "water" -> 902820
  "wasserzahler" -> 902820
  "wasseruhr" -> 902820
  "eau" -> 902820
  "agua" -> 902820
  "acqua" -> 902820
  "watermeter" -> 902820
  "wodomierz" -> 902820
  "hidrometro" -> 902820
  * -> 902830
t: brass water meter dn20 multi jet => 902820
t: din rail kwh meter single phase => 902830
t: gas meter g4 diaphragm => 902810
t: water meter box plastic => !9028

@ voltage-tester
en: voltage detector; voltage tester pen; test pen electric; mains tester screwdriver; outlet tester; automotive circuit tester; live wire detector pen
es: probador de voltaje
it: tester di tensione; tester prese
nl: stopcontact tester; spanningsdetector
pl: próbówka elektryczna
pt: caneta teste; testador de tomada
  * -> 903033
t: non contact voltage tester pen 12-1000V => 903033
t: ballpoint pen blue => !9030

@ water-quality-meter
en: ph controller; ph probe; ph electrode; chlorine meter; water hardness meter; bench ph meter; tds ec meter; ion meter; titrator; nitrate tester; potentiometric titrator
de: Leitfähigkeitsmessgerät; pH Meter; pH Elektrode; Wassertester digital; Redoxmessgerät
fr: testeur de ph; conductimètre; électrode ph; humidimètre sol
es: electrodo de ph; medidor de humedad del suelo
it: misuratore di ph; conduttimetro; elettrodo ph; misuratore umidità terreno
nl: ec meter; geleidbaarheidsmeter; ph elektrode
pl: konduktometr; elektroda ph; miernik tds; miernik wilgotności gleby
pt: condutivímetro; eletrodo de ph; medidor de umidade do solo
not: ph test strips; ph buffer solution; calibration solution; ph test paper
  "salinity refractometer" -> 902750
  "soil moisture" -> 902580
  "bodenfeuchte" -> 902580
  "wilgotnosci gleby" -> 902580
  "strip" -> 382219
  * -> 902789
t: digital ph meter 0-14 water quality tester => 902789
t: tds ec meter conductivity => 902789
t: ph test strips 100 pcs => !9027
