# Measuring, testing, medical, optical, photographic goods, watches, clocks and their parts (chapters 90 and 91).

@ alarm-clock-goods
en: digital alarm clock; bedside alarm clock; sunrise alarm clock; led alarm clock; travel alarm clock; wind up alarm clock; twin bell alarm clock; mechanical alarm clock; vibrating alarm clock; projection alarm clock; radio controlled alarm clock; wooden alarm clock; wake up light
de: Digitalwecker = digital alarm clock; Glockenwecker = twin bell alarm clock; Lichtwecker = wake up light; Kinderwecker = kids alarm clock
fr: réveil de voyage = travel alarm clock; réveil mécanique = mechanical alarm clock; réveil lumineux = wake up light
es: despertador digital = digital alarm clock; despertador de viaje = travel alarm clock; despertador mecánico = mechanical alarm clock
it: sveglia digitale = digital alarm clock; sveglia da viaggio = travel alarm clock; sveglia meccanica = mechanical alarm clock; orologio sveglia = alarm clock
nl: digitale wekker = digital alarm clock; reiswekker = travel alarm clock; opwindwekker = wind up alarm clock; wake up light = wake up light; wekkerklok = alarm clock
pl: budzik cyfrowy = digital alarm clock; budzik podróżny = travel alarm clock; budzik mechaniczny = mechanical alarm clock; budzik nakręcany = wind up alarm clock
pt: despertador digital = digital alarm clock; despertador mecânico = mechanical alarm clock; despertador de viagem = travel alarm clock
not: radio alarm clock; alarm clock radio; radio clock; radiowecker; radio réveil; radiosveglia; wekkerradio; radiobudzik; radio despertador; rádio despertador
  "radio" !"controlled" -> 852792 ~.3
  "wind up" -> 910519
  "mechanical|meccanico" -> 910519
  "mecanique" -> 910519
  "mecanico" -> 910519
  "meccanica" -> 910519
  "opwindwekker" -> 910519
  "mechaniczny" -> 910519
  "nakrecany" -> 910519
  "mechanisch" -> 910519
  * -> 910511
t: digital alarm clock led bedside => 910511
t: twin bell wind up alarm clock => 910519
t: burglar alarm siren => !9105

@ anatomy-model
en: human anatomy model; anatomical heart model; skeleton model 85cm; brain model anatomical; cpr dummy; cpr mannequin; planetarium model; teaching skeleton; dental teeth model study; iv training arm; physics demonstration apparatus; newton cradle demonstration teaching; molecular model set; solar system teaching model; eye anatomy model; spine model; suture practice pad; training dummy rescue
de: Anatomiemodell; anatomisches Modell; Skelettmodell; Übungspuppe Reanimation; Molekülbaukasten; Lehrmodell
fr: modèle anatomique; squelette pédagogique; mannequin rcp; maquette pédagogique; modèle moléculaire
es: modelo anatómico; esqueleto anatómico; maniquí rcp; maqueta didáctica; modelo molecular
it: modello anatomico; scheletro anatomico; manichino rcp; modello didattico; modello molecolare
nl: anatomisch model; skeletmodel; reanimatiepop; leermodel; molecuulmodel
pl: model anatomiczny; szkielet anatomiczny; fantom rko; model dydaktyczny; model molekularny
pt: modelo anatômico; esqueleto anatômico; manequim rcp; modelo didático; modelo molecular
  * -> 902300
t: human anatomy model torso 45cm => 902300
t: fashion mannequin torso => !9023

@ anemometer
en: digital anemometer; hot wire anemometer; handheld anemometer; wind speed sensor; heat meter; vane anemometer; air velocity meter; cup anemometer; steam trap tester; gas flow sensor; ultrasonic heat meter
de: Windmessgerät = wind meter; Wärmezähler = heat meter; Wärmemengenzähler = heat meter
fr: compteur de chaleur = heat meter; compteur d'énergie thermique = thermal energy meter; anémomètre à fil chaud = hot wire anemometer
es: medidor de viento = wind meter; contador de calor = heat meter; contador de energía térmica = heat meter
it: misuratore di vento = wind meter; contatore di calore = heat meter; contacalorie = heat meter
nl: warmtemeter = heat meter; windsnelheidsmeter = wind speed sensor
pl: ciepłomierz = heat meter; licznik ciepła = heat meter
pt: medidor de vento = wind meter; medidor de calor = heat meter
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
not: balança de cozinha; balança digital; balança corporal; balança; balanceado; equilibrio; balanco; balanceamento
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

@ binocular-optic
en: binoculars 10x42; 8x42 binoculars; monocular 12x50; spotting scope 20-60x; refractor telescope 70mm; reflector telescope 114; opera glass; opera binoculars; marine binoculars 7x50; star telescope; terrestrial telescope; thermal monocular; rifle scope spotting
fr: jumelles de théâtre
it: telescopio astronomico
nl: toneelkijker
pl: luneta astronomiczna; lornetka teatralna
not: binocular strap; binocular microscope; telescope eyepiece; binocular harness; telescope mount; binoculars tripod adapter; telescope lens; microscopio binocular; telescope mirror; binocular case; prismáticos trípode; telescope crane; binocular loupe
  "thermal|térmico" -> 852589   # images heat through a detector: television camera
  "monocular" -> 900580
  "telescope" -> 900580
  "scope" -> 900580
  "monokular" -> 900580
  "teleskop" -> 900580
  "spektiv" -> 900580
  "monoculaire" -> 900580
  "longue vue" -> 900580
  "lunette" -> 900580
  "telescopio" -> 900580
  "catalejo" -> 900580
  "monocolo" -> 900580
  "cannocchiale" -> 900580
  "telescoop" -> 900580
  "monokijker" -> 900580
  "sterrenkijker" -> 900580
  "luneta" -> 900580
  "monoculo" -> 900580
  * -> 900510
t: binoculars 10x42 waterproof => 900510
t: refractor telescope 70mm with tripod => 900580
t: binocular microscope => !9005

@ blood-pressure-device
en: blood pressure machine; aneroid sphygmomanometer; blood pressure meter; digital sphygmomanometer; blood glucose meter; blood sugar meter
de: Oberarm Blutdruckmessgerät
es: esfigmomanómetro; baumanómetro
it: misuratore di pressione arteriosa
nl: bloeddrukmanchet
pl: mankiet ciśnieniomierza
pt: medidor de pressão arterial; tensiómetro
not: glucometer test strips; glukometr paski; ciśnieniomierz do opon
  "glucometer" -> 902789 ~.5
  "glucose" -> 902789
  "blood sugar" -> 902789
  "cholesterol" -> 902789
  "blutzuckermessgerat" -> 902789
  "glycemie" -> 902789
  "glucometre" -> 902789
  "glucometro" -> 902789
  "glucosa" -> 902789
  "glicemia" -> 902789
  "glucosemeter" -> 902789
  "bloedsuikermeter" -> 902789
  "glukometr" -> 902789
  "glicosimetro" -> 902789
  "glicose" -> 902789
  * -> 901890     # sphygmomanometers, electronic or not
t: digital upper arm blood pressure monitor => 901890
t: blood glucose meter => 902789
t: tyre pressure gauge => !9018

@ cable-tester
en: rj45 tester; tone generator and probe; ethernet cable tester; cable fault locator; fiber optic power meter; visual fault locator; fibre identifier; telephone line tester; satellite finder; satellite meter; optical time domain reflectometer; optic fiber tester; rf power meter; dect tester; bit error rate tester
de: LWL Messgerät = fibre optic meter; Satfinder = satellite finder; Spektrumanalysator = spectrum analyser; SWR Meter = swr meter
fr: testeur de câble réseau = network cable tester; testeur rj45 = rj45 tester; traceur de câble = cable tracer; pointeur satellite = satellite finder; analyseur de spectre = spectrum analyser
es: probador de cables de red = network cable tester; comprobador de red = network tester; localizador de cables = cable locator; buscador de satélite = satellite finder; analizador de espectro = spectrum analyzer
it: tester per cavi di rete = network cable tester; tester lan = lan tester; cercacavi = cable finder; misuratore satellitare = satellite meter; analizzatore di spettro = spectrum analyser
nl: kabelzoeker = cable finder; satfinder = satellite finder; spectrumanalyser = spectrum analyser
pl: tester kabli sieciowych = ethernet cable tester; tester sieci = network tester; szukacz par = cable pair finder; miernik satelitarny = satellite meter; analizator widma = spectrum analyzer
pt: testador de cabo de rede = network cable tester; testador rj45 = rj45 tester; localizador de cabos = cable locator; localizador de satélite = satellite finder; analisador de espectro = spectrum analyzer
  * -> 903040
t: optical time domain reflectometer => 903040
t: ethernet cable 10m => !9030

@ caliper-gauge
en: depth micrometer; thread plug gauge; thread ring gauge; snap gauge; pin gauge set; gauge block set; depth gauge digital; caliper 150mm; granite gauge; three point internal micrometer; inside caliper; slip gauge
de: Grenzlehrdorn; Gewindelehrring; Höhenmessgerät; Tiefenmessschieber; Innenmessschraube
fr: tampon lisse; cale étalon; bague filetée
es: galgas de espesores; calibre tampón; bloque patrón
it: spessimetro a lamine; calibro a tampone; blocchetto pianparallelo; truschino
nl: kaliberring; eindmaat; hoogtemeter
pl: sprawdzian; średnicówka
pt: calibrador de folga; calibrador tampão; bloco padrão; súbito
not: brake caliper; caliper paint; calibro freno; brake caliper cover; pinza freno; caliper cover; calibro pistola
  * -> 901730
t: digital vernier caliper 150mm => 901730
t: thread plug gauge m10x1.5 go no go => 901730
t: brake caliper rear left => !9017

@ catheter-tube
en: nelaton catheter; suction tube surgical; gastric tube; nasogastric tube; extension tube iv; guedel airway; tracheostomy tube; stomach tube; endotracheal tube cuffed; guide wire catheter; introducer sheath; dialysis catheter; yankauer suction; external catheter male; hemodialysis bloodline; three way stopcock; chest drain; rectal tube; umbilical catheter; burette set
de: Blasenkatheter; Infusionsset; Magensonde; Ernährungssonde; Dreiwegehahn medizinisch
fr: perfuseur; sonde gastrique; canule nasale; sonde d'intubation
es: sonda vesical; equipo de venoclisis; sonda nasogástrica; equipo de infusión; cánula nasal
it: catetere vescicale; deflussore; sondino nasogastrico; cannula nasale
nl: blaaskatheter; infuusset; maagsonde; neusbril zuurstof
pl: cewnik foleya; zestaw do infuzji; zgłębnik; kaniula nosowa; przetwornik infuzyjny zestaw
pt: sonda vesical; equipo de soro; sonda nasogástrica; cânula nasal
not: catheter tip syringe; catheter bag holder
  * -> 901839
t: foley catheter 2 way 16fr silicone => 901839
t: iv infusion set with needle => 901839
t: garden hose tube => !9018

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

@ cine-photo-lab
en: movie camera 16mm; cine projector 16mm; slide viewer; negative viewer light box x-ray; film dryer; darkroom enlarger; photo paper processor; minilab machine; darkroom safelight; film scanner slide converter; overhead projector lamp; film changing bag; developing reel; tracing light box; photo enlarger timer; negatoscope led; projector film reel
de: Filmprojektor; Diaprojektor; Overheadprojektor; Vergrößerer; Röntgenfilmbetrachter; Filmentwicklungsmaschine; Dunkelkammerleuchte
fr: projecteur de diapositives; rétroprojecteur; agrandisseur photo; négatoscope; développeuse film; projecteur 16mm
es: proyector de diapositivas; retroproyector; ampliadora fotográfica; negatoscopio; procesadora de película; proyector 16mm
it: proiettore per diapositive; lavagna luminosa; ingranditore fotografico; negativoscopio; sviluppatrice pellicola; proiettore 16mm
nl: diaprojector; overheadprojector; vergroter fotografie; negatoscoop; filmprojector; ontwikkelmachine film
pl: rzutnik slajdów; rzutnik pisma; powiększalnik fotograficzny; negatoskop; projektor filmowy; wywoływarka filmów
pt: projetor de slides; retroprojetor; ampliador fotográfico; negatoscópio; processadora de filme; projetor 16mm
not: film scanner
  "movie camera" -> 900710
  "cine projector" -> 900720
  "16mm" -> 900720
  "filmprojektor" -> 900720
  "filmprojector" -> 900720
  "filmowy" -> 900720
  "projector film reel" -> 900792
  "slide" -> 900850
  "diaprojektor" -> 900850
  "diapositives" -> 900850
  "diapositivas" -> 900850
  "diapositive" -> 900850
  "diaprojector" -> 900850
  "slajdow" -> 900850
  "overhead" -> 900850
  "overheadprojektor" -> 900850
  "overheadprojector" -> 900850
  "retroprojecteur" -> 900850
  "retroproyector" -> 900850
  "retroprojetor" -> 900850
  "rzutnik pisma" -> 900850
  "enlarger" -> 900850
  "vergrosserer" -> 900850
  "agrandisseur" -> 900850
  "ampliadora" -> 900850
  "ingranditore" -> 900850
  "vergroter" -> 900850
  "powiekszalnik" -> 900850
  "ampliador" -> 900850
  "minilab" -> 901010
  "processor" -> 901010
  "filmentwicklungsmaschine" -> 901010
  "developpeuse" -> 901010
  "procesadora" -> 901010
  "sviluppatrice" -> 901010
  "ontwikkelmachine" -> 901010
  "wywolywarka" -> 901010
  "processadora" -> 901010
  * -> 901050
t: negatoscope led x-ray viewer => 901050
t: slide projector carousel => 900850
t: photo minilab machine => 901010
t: mini projector 1080p => !9008

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

@ clock-case-part part of clock, wall-clock-goods, table-clock-goods
en: clock case wood; grandfather clock case; clock housing; clock insert fit up; clock kit blank; clock frame empty; clock bezel glass; mantel clock case
de: Uhrengehäuse Wanduhr; Einbau Uhrwerk Fit Up
fr: caisse d'horloge; cabinet d'horloge; boîtier d'horloge
es: caja de reloj de pared; mueble de reloj; caja reloj de pie
it: cassa per orologio a pendolo; cassa orologio da parete
nl: klokkast; klokbehuizing; kast staande klok
pl: obudowa zegara; skrzynia zegara; korpus zegara
pt: caixa de relógio de parede; gabinete de relógio; caixa relógio de chão
  "insert" -> 910310
  "fit up" -> 910310
  "bezel" -> 911290
  * -> 911220
t: grandfather clock case wood => 911220
t: clock radio => !9112

@ clock-movement-goods
en: clock movement kit; quartz clock movement kit; high torque clock movement; silent sweep clock movement; pendulum clock movement; mechanical clock movement; chiming clock movement; cuckoo clock movement; radio controlled clock movement; hermle movement; wall clock movement mechanism; 8 day movement clock
de: Quarzuhrwerk mit Zeiger; Pendeluhrwerk; Funkuhrwerk; mechanisches Uhrwerk Wanduhr; Großuhrwerk
fr: mouvement d'horloge quartz; mécanisme pendule; mouvement horloge mécanique
es: mecanismo de reloj de pared; maquinaria reloj péndulo; mecanismo reloj cuarzo
it: meccanismo orologio da parete; movimento orologio al quarzo parete; movimento a pendolo
nl: uurwerk wandklok; slinger uurwerk; klokuurwerk
pl: mechanizm zegara ściennego; mechanizm kwarcowy zegara; mechanizm wahadłowy
pt: mecanismo relógio de parede; máquina relógio de parede; mecanismo pêndulo
  "mechanical|mecánico|meccanico" -> 910990
  "8 day" -> 910990
  "hermle" -> 910990
  "cuckoo" -> 910990
  "mechanisches" -> 910990
  "mecanique" -> 910990
  * -> 910910
t: high torque quartz clock movement kit => 910910
t: mechanical clock movement 8 day => 910990
t: quartz wristwatch => !9109

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
de: Stückzähler = piece counter; Personenzähler = people counter; Kilometerzähler = odometer
fr: compteur de tours = revolution counter; odomètre = odometer; compteur de personnes = people counter
es: odómetro = odometer; contador de personas = people counter; contador de vueltas = lap counter
it: odometro = odometer; ruota metrica = distance measuring wheel; contagiri meccanico = mechanical revolution counter
nl: personenteller = people counter; rijenteller = row counter
pl: licznik ręczny = hand tally; licznik osób = people counter; drogomierz = measuring wheel; koło pomiarowe = measuring wheel; licznik sztuk = piece counter
pt: contador de pessoas = people counter; odômetro = odometer; taxímetro = taxi meter
  "measuring wheel" -> 901580 ~.3
  * -> 902910
t: hand tally counter 4 digit => 902910
t: mechanical odometer => 902910
t: money counting machine => !9029

@ dental-tool
en: dental explorer; dental scaler tip; dental burs; diamond bur dental; endo files; k files; dental extraction forceps; intraoral camera; dental x-ray holder; articulator dental; dental model trimmer; amalgamator; teeth whitening lamp; apex locator; orthodontic pliers; orthodontic brackets; dental sandblaster; tooth extracting forceps; rubber dam clamp; dental handpiece turbine; dental micromotor; dental loupes; dental wax knife; matrix bands dental; orthodontic elastic; interproximal
de: Dentalbohrer; Zahnzange; Scaler Zahn; Zahnarztbesteck; Wurzelkanalfeile; Turbinenhandstück
fr: sonde dentaire; fraise dentaire; détartreur; instruments dentaires; brackets orthodontiques
es: explorador dental; fresa dental; fórceps dental; instrumental dental; lima endodóntica
it: sonda dentale; fresa dentale; pinza estrazione denti; strumenti dentali; brackets ortodontici
nl: tandartsspiegel; tandsonde; tandboor; tandartsinstrumenten; tandsteenkrabber
pl: lusterko stomatologiczne; zgłębnik stomatologiczny; wiertło stomatologiczne; kleszcze stomatologiczne; narzędzia stomatologiczne
pt: sonda dental; broca odontológica; fórceps odontológico; instrumentos odontológicos; bráquetes
not: dental floss
  "loupes" -> 900490
  "micromotor" -> 901841 ~.5
  "handpiece" -> 901841 ~.4
  * -> 901849
t: dental mirror stainless steel => 901849
t: diamond bur dental fg 10 pcs => 901849
t: bathroom mirror led => !9018

@ dialysis-equipment
en: hemodialysis machine; artificial kidney; hemodialyzer; peritoneal dialysis machine; blood tubing set dialysis; blood collection monitor; blood bag tube sealer; autotransfusion; apheresis machine; blood bag
de: Dialysegerät; Blutbeutel; Hämodialysegerät
fr: appareil de dialyse; rein artificiel; poche de sang
es: máquina de hemodiálisis; riñón artificial; bolsa de sangre
it: dializzatore; macchina per dialisi; rene artificiale; sacca sangue
nl: dialysator; dialyseapparaat; bloedzak
pl: aparat do dializy; sztuczna nerka; worek na krew
pt: máquina de hemodiálise; rim artificial; bolsa de sangue
  "blood bag" -> 901890
  * -> 901890
t: hemodialysis machine => 901890
t: blood bag costume prop drink pouch => !901839

@ drawing-tool
en: t square; ruler 30cm; stencil template drawing; triangular scale; flexible curve; compass cutter circle drawing; technical drawing board; plotter pen; drafting template; cutting plotter flatbed drawing; geometry box; aluminium ruler; wooden ruler
de: Maßstab Dreikant; Schablone Zeichnen
fr: compas + dessin|géométrie|école; équerre + dessin|géométrie; règle 30 cm; kutsch; table à dessin
es: compás + dibujo|geometría|escolar; regla 30 cm; mesa de dibujo
it: riga da disegno; tavolo da disegno
nl: passer + school|geometrie|teken; tekenhaak
pl: deska kreślarska; linijka stalowa; szablon kreślarski
pt: compasso + desenho|geometria|escolar; esquadro + desenho|geometria; régua 30 cm; mesa de desenho
not: steel ruler sewing; bücherregal; magnetlineal; righello porta; linijka led; zirkelkasten leder; régua de tomadas; compases
  "ruler" -> 901780
  "steel ruler" -> 901780
  "lineal" -> 901780
  "stahllineal" -> 901780
  "regle" -> 901780
  "regla" -> 901780
  "righello" -> 901780
  "liniaal" -> 901780
  "linijka" -> 901780
  "regua" -> 901780
  "drafting table" -> 901710
  "drawing board" -> 901710
  "zeichenplatte" -> 901710
  "table a dessin" -> 901710
  "mesa de dibujo" -> 901710
  "tavolo da disegno" -> 901710
  "tekentafel" -> 901710
  "deska kreslarska" -> 901710
  "mesa de desenho" -> 901710
  * -> 901720
t: drawing compass geometry set school => 901720
t: stainless steel ruler 30cm => 901780
t: drafting table with angle adjustment => 901710
t: navigation compass hiking => !9017

@ ecg-patient-monitor
en: ecg machine 12 channel; ecg recorder; multiparameter monitor; vital signs monitor; baby doppler; digital spirometer; eeg recorder; finger pulse oximeter; emg machine; polysomnograph; bone densitometer; skin analyzer machine; portable ecg monitor; ctg machine; endoscope capsule; body composition scale medical analyser
de: Spirometer = spirometer; Langzeit EKG = holter ecg; Fetaldoppler = fetal doppler
fr: électrocardiographe portable = portable electrocardiograph; moniteur patient = patient monitor; spiromètre = spirometer
es: monitor de paciente = patient monitor; espirómetro = spirometer; doppler fetal = fetal doppler
it: monitor paziente = patient monitor; spirometro = spirometer; doppler fetale = fetal doppler
nl: patiëntmonitor = patient monitor; spirometer = spirometer
pl: kardiomonitor = patient monitor; spirometr = spirometer; detektor tętna płodu = fetal heart rate detector
pt: monitor de paciente = patient monitor; espirômetro = spirometer; doppler fetal = fetal doppler
  "ecg machine" -> 901811
  "ecg recorder" -> 901811
  "ecg monitor" -> 901811
  "holter" -> 901811
  "ekg" -> 901811
  "electrocardiographe" -> 901811
  "electrocardiografo" -> 901811
  "elettrocardiografo" -> 901811
  "ecg apparaat" -> 901811
  "eletrocardiografo" -> 901811
  "doppler" -> 901812
  "fetaldoppler" -> 901812
  "tetna plodu" -> 901812
  "densitometer" -> 901812
  * -> 901819
t: 12 channel ecg machine => 901811
t: patient monitor 6 parameter => 901819
t: baby doppler fetal heart => 901812
t: computer monitor 27 inch => !9018

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

@ eyewear-frame
en: acetate glasses frames; metal glasses frame; plastic eyeglass frames; rimless glasses frame; goggle frame; tr90 glasses frame; kids eyeglass frame; titanium eyeglass frame
de: Brillenfassung Titan; Kunststoff Brillenfassung
fr: monture optique; monture acétate; monture métal lunettes
es: armazón de lentes; montura óptica; armazones oftálmicos
it: montatura da vista; montatura in acetato
nl: bril montuur; montuur + bril
pl: oprawki do okularów; oprawa okularowa
pt: armação óculos grau; armações de óculos
  main=plastic -> 900311 ~.5
  "acetate" -> 900311
  "tr90" -> 900311
  "acetato" -> 900311
  * -> 900319
t: titanium eyeglass frame rimless => 900319
t: tr90 plastic eyeglass frames => 900311
t: photo frame wood => !9003

@ eyewear-glasses
en: magnifying glasses spectacles; red cyan 3d glasses; folding reading glasses; cosplay glasses
es: gafas de presbicia; lentes de lectura
nl: blauwlicht bril
not: reading glasses case; occhiali da sole
  * -> 900490
t: reading glasses +2.50 folding => 900490
t: blue light blocking glasses computer => 900490
t: wine glasses crystal => !9004

@ eyewear-part part of eyewear-frame, spectacle-frame, glasses
en: silicone nose pads; spectacle temples; eyeglass hinge; sunglass arm replacement; spectacle temple; eyeglass arms; anti slip ear hooks glasses; eyeglass temples; clip nose pad
de: Brillenbügel; Brillenscharnier; Brillenschrauben; Brillen Reparaturset
fr: branche de lunettes; charnière lunettes; vis de lunettes
es: plaquetas de gafas; patillas de gafas; bisagra gafas; tornillos gafas
it: asta occhiali; stanghetta occhiali; cerniera occhiali; viti occhiali
nl: neuspads; brilpootje; neusvleugels bril; scharnier bril; brilschroefjes
pl: zausznik; zauszniki okularów; zawias okularów; śrubki do okularów
pt: plaquetas óculos; haste de óculos; dobradiça óculos; parafusos óculos
  "screws" -> 731815 ~.5
  "repair kit" -> 900390 ~.5
  * -> 900390
t: silicone nose pads for glasses 10 pairs => 900390
t: glasses case hard => !9003

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
  "gas" !"liquid|líquido" -> 902680 ~.4
  "air flow" -> 902680
  * -> 902610
t: acrylic rotameter water flow meter 1-10 lpm => 902610
t: ultrasonic level sensor 4-20ma tank => 902610
t: spirit level 60 cm => !9026

@ hearing-aid-device
en: hearing aids for seniors; in ear hearing aid; bone conduction hearing aid; sound amplifier for elderly; cic hearing aid
es: audífono para sordera; aparato auditivo
pt: aparelho de surdez
not: hearing aid battery; hearing aid batteries; hearing aid case; hearing aid dryer; hearing aid dome; hearing aid tube; hearing aid cleaning
  * -> 902140
t: digital bte hearing aid rechargeable => 902140
t: hearing aid batteries size 312 => !902140

@ hearing-aid-part part of hearing-aid-device
en: hearing aid receiver; ear mold hearing aid; hearing aid filter
de: Hörgeräte Schirmchen; Hörgeräte Schlauch; Cerumenfilter Hörgerät
fr: dôme auditif; dômes appareil auditif; tube appareil auditif
es: cúpulas para audífono; filtro cerumen audífono; tubo audífono
it: cupolina apparecchio acustico; filtro apparecchio acustico
nl: hoortoestel dome; hoortoestel slangetje; hoortoestel filter
pl: kopułka do aparatu słuchowego; wężyk do aparatu słuchowego; filtr do aparatu słuchowego
pt: oliva aparelho auditivo; filtro aparelho auditivo; tubo aparelho auditivo
  * -> 902190
t: hearing aid domes open 6mm 10pcs => 902190
t: hearing aid bte digital => !902190

@ implant-prosthesis
en: bone plate titanium; orthopedic bone screw; hip joint prosthesis; artificial hip; total knee system; interlocking nail; dental implant abutment; dental crown zirconia; acrylic teeth set; vascular graft; vascular stent; cardiac pacemaker; below knee prosthesis; mastectomy prosthesis; hernia mesh; spinal cage implant; neurostimulator; zirconia blocks dental
de: künstliche Zähne; Hüftprothese; Knochenschraube; Herzschrittmacher; Kniegelenkprothese
fr: dents artificielles; prothèse de hanche; vis osseuse; stimulateur cardiaque; prothèse de jambe; couronne dentaire
es: dientes artificiales; prótesis de cadera; tornillo óseo; marcapasos; prótesis de pierna; corona dental
it: denti artificiali; protesi d'anca; vite ossea; pacemaker; protesi di gamba; corona dentale
nl: kunsttanden; heupprothese; botschroef; pacemaker; beenprothese; botschroeven
pl: sztuczne zęby; endoproteza; śruba kostna; rozrusznik serca; proteza nogi; korona zębowa
pt: dentes artificiais; prótese de quadril; parafuso ósseo; marca passo; prótese de perna; coroa dentária
not: false teeth costume; vampire teeth; denture box; denture case; denture cleaner; denture bath; dental crown box; denture adhesive; denture brush; halloween
  "teeth" -> 902121
  "denture" -> 902121
  "dentures" -> 902121
  "kunstliche zahne" -> 902121
  "dents artificielles" -> 902121
  "dientes" -> 902121
  "denti artificiali" -> 902121
  "kunsttanden" -> 902121
  "kunstgebit" -> 902121
  "sztuczne zeby" -> 902121
  "dentes" -> 902121
  "dental" -> 902129
  "zirconia|circona|zirconio" -> 902129
  "zahn" -> 902129
  "zahnimplantat" -> 902129
  "zahnprothese" -> 902129
  "dentaire" -> 902129
  "dentale" -> 902129
  "tandimplantaat" -> 902129
  "dentystyczny" -> 902129
  "zebowa" -> 902129
  "dentario" -> 902129
  "dentaria" -> 902129
  "pacemaker" -> 902150
  "herzschrittmacher" -> 902150
  "stimulateur" -> 902150
  "marcapasos" -> 902150
  "rozrusznik" -> 902150
  "marca passo" -> 902150
  "bone|hueso|osso" -> 902110
  "interlocking nail" -> 902110
  "knochenschraube" -> 902110
  "vis osseuse" -> 902110
  "tornillo oseo" -> 902110
  "vite ossea" -> 902110
  "botschroef" -> 902110
  "sruba kostna" -> 902110
  "parafuso osseo" -> 902110
  "neurostimulator" -> 902190
  "stent" -> 902139 ~.6
  "hip" -> 902131
  "knee system" -> 902131
  "huftprothese" -> 902131
  "kniegelenkprothese" -> 902131
  "hanche" -> 902131
  "cadera" -> 902131
  "anca" -> 902131
  "heupprothese" -> 902131
  "endoproteza" -> 902131
  "quadril" -> 902131
  * -> 902139
t: dental implant titanium abutment => 902129
t: artificial hip joint prosthesis => 902131
t: acrylic artificial teeth set => 902121
t: bone plate titanium 6 hole => 902110
t: hair implant wig => !9021

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

@ lab-balance
en: analytical balance 0.1mg; precision balance 0.001g; micro balance; carat scale 0.001; electronic analytical balance; semi micro balance; jewelry scale 0.001g; moisture balance
de: Analysenwaage; Präzisionswaage + 0.001|mg|Labor; Feinwaage 0.001g
fr: balance analytique; balance de précision 0.001g
es: balanza analítica; balanza de laboratorio; balanza de precisión 0.001g
it: bilancia analitica; bilancia di precisione 0.001g
nl: analytische balans; laboratoriumweegschaal; precisiebalans
pl: waga analityczna; waga precyzyjna 0.001g
pt: balança analítica; balança de laboratório; balança de precisão 0.001g
  * -> 901600
t: analytical balance 0.1mg 220g => 901600
t: bathroom scale digital => !9016

@ laser-optics-device
en: green laser pointer; presenter laser; co2 laser tube 80w; fiber laser source 20w; door peephole viewer; rifle scope 4x32; telescopic sight 3-9x40; laser bore sight; laser module 650nm; uv laser head; laser engraver module; diode laser module 450nm; linen tester loupe; stereoscopic viewer; lcd privacy module shutter; kaleidoscope optical; thermal rifle scope; illuminated magnifier stand; magnifying lamp led; jeweler loupe 30x
de: CO2 Laserröhre; Lasermodul; Faserlaserquelle
fr: lunette de visée; tube laser co2; module laser
es: mirilla de puerta; tubo láser co2; módulo láser
it: mirino punto rosso; tubo laser co2; modulo laser
nl: red dot vizier; co2 laserbuis; lasermodule; co2 laserbuizen
pl: kolimator celowniczy; rura laserowa co2; moduł laserowy
pt: luneta de mira; mira red dot; tubo laser co2; módulo laser; lâmpada com lupa
not: presenter bluetooth remote; lupa binocular; loupe binoculaire; luneta zegarka; lupa estereoscópica; lupa led dental; scope mount; scope rings; rifle scope cover
  "scope" -> 901310
  "sight" -> 901310
  "periscope" -> 901310
  "zielfernrohr" -> 901310
  "rotpunktvisier" -> 901310
  "visee" -> 901310
  "viseur" -> 901310
  "telescopica" -> 901310
  "punto rojo" -> 901310
  "puntamento" -> 901310
  "mirino" -> 901310
  "richtkijker" -> 901310
  "vizier" -> 901310
  "celownicza" -> 901310
  "celowniczy" -> 901310
  "mira" -> 901310
  "viewer" -> 901380
  "turspion" -> 901380
  "judas" -> 901380
  "mirilla" -> 901380
  "spioncino" -> 901380
  "deurspion" -> 901380
  "wizjer" -> 901380
  "olho magico" -> 901380
  "loupe" -> 901380
  "lupe" -> 901380
  "lupa" -> 901380
  "lente" -> 901380
  "vergrootglas" -> 901380
  "magnifier" -> 901380
  "magnifying lamp" -> 940521 ~.4
  "linen tester" -> 901380
  * -> 901320
t: green laser pointer 532nm => 901320
t: rifle scope 4x32 with rings => 901310
t: wide angle door viewer brass => 901380
t: laser engraving machine => !9013

@ load-cell-gauge
en: digital force gauge; torque sensor; crane load cell indicator; displacement sensor; lvdt; linear potentiometer sensor; incremental encoder; absolute encoder; rotary encoder 600ppr; linear scale dro; digital readout dro; glass scale; vibration sensor; strain gauge; tilt sensor; digital level box; paint thickness tester; thickness gauge digital leather; tension meter; belt tension gauge; moisture film thickness; vibration analyzer; digital protractor angle gauge; leak detector ultrasonic; wheel alignment gauge; film thickness gauge
de: Kraftmessgerät; Drehgeber; Inkrementalgeber; Wegaufnehmer; Schichtdickenmessgerät; Lackmessgerät; Ultraschall Wanddickenmessgerät; Schwingungsmessgerät; Dehnungsmessstreifen; Drehmomentsensor; Drehimpulsgeber
fr: dynamomètre; codeur rotatif; codeur incrémental; capteur de déplacement; mesureur d'épaisseur; vibromètre; jauge de contrainte; capteur de couple
es: encoder rotativo; encoder incremental; sensor de desplazamiento; medidor de vibraciones; galga extensométrica
it: encoder rotativo; encoder incrementale; trasduttore di posizione; misuratore di vibrazioni; estensimetro
nl: krachtmeter; encoder; draaigever; verplaatsingssensor; trillingsmeter; rekstrookje; hellingmeter
pl: siłomierz; enkoder; enkoder obrotowy; czujnik przemieszczenia; miernik drgań; tensometr; inklinometr
pt: encoder rotativo; encoder incremental; sensor de deslocamento; medidor de vibração; extensômetro
not: load cell weighing; sticker thickness; inclinometer level vehicle compass; dynamometrique
  "module" "ky-040" -> 853650
  "torque tester" -> 902480 ~.1
  "glass scale" -> 903149
  "linear scale" -> 903149
  * -> 903180
t: ultrasonic thickness gauge 1.2-225mm => 903180
t: incremental rotary encoder 600ppr => 903180
t: kitchen scale digital => !9031

@ massage-device
en: scalp massager electric; vibrating foam roller; waist massager; foot spa massager; heated massage mat; gua sha massager electric; inversion table medical
fr: tapis acupression
es: masajeador de cuello; masajeador eléctrico
it: pistola massaggiante
nl: massagepistool; nekmassageapparaat; voetmassageapparaat
pl: masażer stóp; mata masująca; urządzenie do masażu
pt: poltrona de massagem; almofada massajadora
not: massage oil; massage table; massage candle; massage gun bag; massage bed; massage chair cover; massage stone
  * -> 901910
t: shiatsu neck massager with heat => 901910
t: massage gun 30 speed => 901910
t: massage oil lavender => !9019

@ measuring-tape-rule
en: folding rule; tailor tape; steel tape 5m; long tape 50m; pi tape; thread gauge pitch; wood folding ruler; circumference tape; diameter tape; weld gauge; center finder ruler; marking gauge wood; drywall t square
de: Schneidermaßband
fr: mètre de couture; décamètre; jauge de contour
es: metro plegable; huincha; calibrador de contorno
it: misuratore contorni
nl: centimeterlint; landmeter
pl: miarka krawiecka; miara składana; szablon do profili
pt: trena 5m
not: laser tape measure; trena a laser; tape measure clip
  * -> 901780
t: steel tape measure 5m => 901780
t: contour gauge profile 25cm => 901780
t: adhesive tape 48mm => !9017

@ meteo-station
en: wind vane instrument; seismometer; meteorological station; weather station wireless; pyranometer; solar radiation sensor; tide gauge; hydrometric current meter; gravimeter; geological resistivity meter; theodolite balloon; metal locator geophysical proton magnetometer; sounding instrument; snow depth sensor; soil sampler geophysical; borehole logging; underwater metal magnetometer
de: Pyranometer = pyranometer; Seismometer = seismometer; Gravimeter = gravimeter
fr: pyranomètre = pyranometer; sismomètre = seismometer; gravimètre = gravimeter
es: piranómetro = pyranometer; sismómetro = seismometer; gravímetro = gravimeter
it: piranometro = pyranometer; sismometro = seismometer; gravimetro = gravimeter
nl: pyranometer = pyranometer; seismometer = seismometer; gravimeter = gravimeter
pl: piranometr = pyranometer; sejsmometr = seismometer; grawimetr = gravimeter; stacja meteorologiczna = weather station
pt: piranômetro = pyranometer; sismômetro = seismometer; gravímetro = gravimeter
not: weather station sensor
  "indoor" !"wind" -> 902580 ~.3
  * -> 901580
t: wireless weather station with rain gauge => 901580
t: pyranometer solar radiation sensor => 901580
t: railway station model => !9015

@ micrometer-accessory part of caliper-gauge, measuring-tape-rule, drawing-tool
en: micrometer stand; caliper data cable holder; ruler stop; micrometer holder; micrometer anvil; compass lead refill; replacement tape blade; caliper depth base; dial gauge stand; gauge holder stand; compass needle pencil leads attachment
de: Messschraubenhalter; Messständer; Messuhrständer; Tiefenmessbrücke
fr: support de micromètre; support comparateur; base de profondeur pied à coulisse
es: soporte micrómetro; soporte reloj comparador; base de profundidad calibre
it: supporto micrometro; supporto comparatore; base di profondità calibro
nl: micrometerhouder; meetklokstatief; meetstatief
pl: podstawka mikrometru; statyw do czujnika zegarowego; statyw pomiarowy
pt: suporte para micrômetro; suporte relógio comparador; base de profundidade paquímetro
  * -> 901790
t: micrometer stand heavy duty => 901790
t: microphone stand => !9017

@ microscope-slide-device
en: stereo microscope trinocular; biological microscope 1000x; compound microscope 2000x; student microscope 1200x; digital microscope usb; microscope usb camera; phase contrast microscope; electron microscope sem; atomic force microscope; microscope slide stage; photomicrography microscope; microscope objective holder; gem microscope; transmission electron microscope; stereo zoom microscope
de: Digitalmikroskop; Rasterelektronenmikroskop; Lichtmikroskop
fr: microscope stéréoscopique; microscope électronique; microscope optique; loupe binoculaire
es: microscopio estereoscópico; microscopio electrónico; lupa binocular
it: microscopio elettronico; microscopio ottico
nl: stereomicroscoop; elektronenmicroscoop
pl: mikroskop elektronowy
pt: microscópio estereoscópico; microscópio eletrônico; lupa estereoscópica
not: microscope slides; slide microscope prepared; microscope camera; microscope lamp; microscope slide set
  "electron" -> 901210
  "rasterelektronenmikroskop" -> 901210
  "electronique" -> 901210
  "electronico" -> 901210
  "elettronico" -> 901210
  "elektronenmicroscoop" -> 901210
  "elektronowy" -> 901210
  "eletronico" -> 901210
  "atomic force" -> 901210
  "usb" -> 852589 ~.6
  "digital|digitale" -> 852589 ~.6
  "digitalmikroskop" -> 852589 ~.6
  "stereo" -> 901110
  "stereomikroskop" -> 901110
  "stereoscopique" -> 901110
  "binoculaire" -> 901110
  "estereoscopico" -> 901110
  "lupa binocular" -> 901110
  "stereomicroscopio" -> 901110
  "stereomicroscoop" -> 901110
  "stereoskopowy" -> 901110
  "photomicrography" -> 901120
  * -> 901180
t: stereo zoom microscope trinocular 7-45x => 901110
t: scanning electron microscope => 901210
t: biological microscope 1000x student => 901180
t: microscope slides glass 50 pcs => !9011

@ multi-gas-detector
en: portable co2 detector; co2 detector; 4 gas detector; portable gas detector; multi gas detector; pm2.5 meter; oxygen analyzer; alcohol breath tester; exhaust gas analyser; gas analyser; carbon monoxide meter; freon leak detector; voc meter; flue gas analyser
de: Luftqualitätsmessgerät = air quality meter; Gaswarngerät = gas detector; Abgasanalysator = exhaust gas analyser
fr: détecteur de gaz portable = portable gas detector; analyseur de gaz = gas analyser; analyseur de combustion = combustion analyser; moniteur qualité de l'air = air quality monitor
es: detector de gas portátil = portable gas detector; medidor de co2 = co2 meter; analizador de gases = gas analyser; medidor calidad del aire = air quality meter
it: rilevatore di gas portatile = portable gas detector; analizzatore di gas = gas analyser; misuratore qualità aria = air quality meter
nl: gasdetector = gas detector; rookgasanalyser = flue gas analyser
pl: analizator spalin = exhaust gas analyser
pt: detector de gás portátil = portable gas detector; medidor de co2 = co2 meter; analisador de gases = gas analyser; medidor qualidade do ar = air quality meter
not: alcoholmeter hydrometer; co detector alarm
  "alarm" -> 853110 ~.3
  * -> 902710
t: portable 4 gas detector o2 co h2s lel => 902710
t: air quality monitor pm2.5 co2 meter => 902710
t: gas regulator propane => !9027

@ needle-medical
en: syringe needle; needle 23g; dermal filler cannula; fistula needle; injection needle; sterile needle 25g; veterinary needle; huber needle; blunt tip needle; mesotherapy needle; vacutainer needle; tattoo needle cartridge; microneedle cartridge; iv cannula 20g; meso needle; epidural needle
de: Injektionsnadel; Kanüle + G|steril|Injektion; Pen Nadel; Nahtnadel
fr: aiguille hypodermique; aiguille à insuline; aiguille d'injection
es: aguja hipodérmica; aguja para pluma de insulina; aguja de sutura
it: ago ipodermico; ago agopuntura; aghi per penna insulina; ago da sutura
nl: pennaald insuline; hechtnaald
pl: igły do penów; igła chirurgiczna
pt: agulha hipodérmica; agulha para caneta insulina; agulha de sutura
  "acupuncture" -> 901890
  "akupunkturnadel" -> 901890
  "acupuntura" -> 901890
  "agopuntura" -> 901890
  "acupunctuurnaald" -> 901890
  "akupunktury" -> 901890
  "tattoo" -> 901890 ~.3
  "microneedle" -> 901890
  "cannula": "iv" 901839; * 901839
  * -> 901832
t: hypodermic needle 23g x 1 sterile => 901832
t: acupuncture needles 0.25x30 => 901890
t: sewing machine needles => !9018

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

@ ophthalmic-instrument
en: slit lamp microscope; trial lens set; keratometer; lensmeter; eye test chart machine; vision tester; retinoscope streak; trial frame optical; fundus lens; direct ophthalmoscope; pupilometer; pd meter optical; ophthalmic surgical unit; tonometer rebound; eye speculum; lensometer; ophthalmic refractor
de: Ophthalmoskop; Spaltlampe; Keratometer; Probierbrille; Tonometer; Skiaskop
fr: ophtalmoscope; lampe à fente; kératomètre; lunettes d'essai; tonomètre
es: oftalmoscopio; lámpara de hendidura; queratómetro; montura de prueba; tonómetro
it: oftalmoscopio; lampada a fessura; cheratometro; occhiale di prova; tonometro
nl: oftalmoscoop; spleetlamp; keratometer; pasbril; tonometer
pl: oftalmoskop; lampa szczelinowa; keratometr; oprawa próbna; tonometr
pt: oftalmoscópio; lâmpada de fenda; ceratômetro; armação de prova; tonômetro
  * -> 901850
t: direct ophthalmoscope led => 901850
t: slit lamp microscope with table => 901850
t: reading glasses +2.0 => !9018

@ optical-component
en: glass prism; triangular prism; k9 prism; optical glass lens; plano convex lens 50mm; beam expander lens; dichroic mirror; ir cut filter; front surface mirror; focus lens co2 laser; laser protective window; germanium lens; sapphire window; quartz plate optical; polariser film sheet; fibre optic bundle light; acrylic fresnel; magnifying lens blank unmounted; dichroic filter; optical bandpass; collimator lens; vr lens; projector fresnel
de: Prisma + Glas|optisch; optische Linse; Strahlteiler; Schutzfenster Laser; Fokuslinse; Interferenzfilter
fr: prisme + verre|optique; lentille de fresnel; lentille optique; miroir optique; lentille de focalisation; lame séparatrice
es: prisma + vidrio|óptico; lente de fresnel; lente óptica; espejo óptico; lente de enfoque láser; divisor de haz
it: prisma + vetro|ottico; lente di fresnel; lente ottica; specchio ottico; lente di focalizzazione
nl: prisma + glas|optisch; fresnellens; optische lens; optische spiegel; focuslens; fresnellenzen; optische lenzen; focuslenzen
pl: pryzmat; soczewka fresnela; soczewka optyczna; lustro laserowe; soczewka skupiająca
pt: prisma + vidro|óptico; lente de fresnel; lente óptica; espelho óptico; lente de foco laser
not: prism suncatcher; prism chandelier; crystal prism pendant
  "polariser film" -> 900120
  "bundle" -> 900110
  * -> 900190
t: optical glass triangular prism => 900190
t: fresnel lens acrylic 300mm => 900190
t: dslr camera lens 50mm => !900190

@ optical-measuring
en: optical comparator; video measuring machine; profile projector 300mm; laser displacement sensor; laser micrometer; laser distance sensor; lidar sensor; 3d scanner; handheld 3d scanner; time of flight sensor; vision inspection system; aoi machine; autocollimator; interferometer; optical flat tester; video borescope measuring; label inspection camera; egg candler; laser particle; seeing laser bore sighter; laser bore sighter; wafer inspection; profile gauge laser
de: Profilprojektor = profile projector; Lasertriangulationssensor = laser triangulation sensor; Laserdistanzsensor = laser distance sensor; 3D Scanner = 3d scanner; Laserabstandssensor = laser distance sensor; Bildverarbeitungssystem Prüfung = vision inspection system
fr: projecteur de profil = profile projector; capteur laser de distance = laser distance sensor; scanner 3d = 3d scanner; capteur de déplacement laser = laser displacement sensor; système de vision industrielle = industrial vision system
es: proyector de perfiles = profile projector; sensor de distancia láser = laser distance sensor; escáner 3d = 3d scanner; sistema de inspección por visión = vision inspection system
it: proiettore di profili = profile projector; sensore laser di distanza = laser distance sensor; scanner 3d = 3d scanner; sistema di visione ispezione = vision inspection system
nl: profielprojector = profile projector; laserafstandssensor = laser distance sensor; 3d scanner = 3d scanner; visie inspectiesysteem = vision inspection system
pl: projektor profilowy = profile projector; czujnik laserowy odległości = laser distance sensor; skaner 3d = 3d scanner; system wizyjny kontroli = vision inspection system
pt: projetor de perfil = profile projector; sensor de distância a laser = laser distance sensor; scanner 3d = 3d scanner; sistema de inspeção por visão = vision inspection system
  "wafer" -> 903141
  "bore sighter" -> 901320 ~.5
  * -> 903149
t: laser displacement sensor 0.01 mm => 903149
t: handheld 3d scanner => 903149
t: document scanner => !9031

@ orthopaedic-support
en: knee orthosis; ankle orthosis; wrist orthosis; orthosis; walking boot; rollator crutch; shoulder immobilizer; cast boot; thumb spica; orthopaedic shoes; plaster splint fracture
de: Knieorthese; Handgelenkschiene; Unterarmgehstützen; Sprunggelenkbandage; Hallux Valgus Schiene
fr: genouillère orthopédique; minerve cervicale; écharpe de bras
es: collarín cervical; muñequera férula
it: ginocchiera ortopedica; plantari ortopedici; tutore caviglia
nl: mitella
not: barkrukken; attelle cheval; tala montes; tutore piante; tutore per piante; tutore pomodori; barkruk; krukken bar; muletas torero
  * -> 902110
t: hinged knee brace adjustable => 902110
t: forearm crutches aluminium pair => 902110
t: yoga knee pad => !902110

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

@ photo-equipment
en: photo enlarger lens stand; camera bellows; macro bellows; flash bracket; flash diffuser; flash gun; camera flash speedlite; ring flash; view camera; large format camera; medium format film camera; pinhole camera; flashbulb; flash bulb + camera|photo|vintage; flash cube; shutter release cable film camera; light meter flash; film slr camera; disposable film camera; film scanner holder; wireless flash trigger; flash softbox; studio strobe; monolight; flash tube studio; underwater film camera; film winder; ground glass camera back; camera shutter assembly
de: Blitzgerät = flash unit; Kamerablitz = camera flash; Balgengerät = bellows; Studioblitz = studio flash; Blitzauslöser = flash trigger; Blitzdiffusor = flash diffuser; Filmkamera analog = film camera; Sofortbildkamera = instant camera; Einwegkamera = disposable camera; Großformatkamera = large format camera
fr: flash cobra = camera flash speedlite; soufflet macro = macro bellows; flash studio = studio flash; déclencheur flash = flash trigger; diffuseur flash = flash diffuser; appareil photo argentique = film camera; appareil photo instantané = instant camera; appareil photo jetable = disposable camera
es: flash para cámara = camera flash; fuelle macro = macro bellows; flash de estudio = studio flash; disparador flash = flash trigger; difusor flash = flash diffuser; cámara analógica = film camera; cámara instantánea = instant camera; cámara desechable = disposable camera
it: flash fotografico = camera flash; soffietto macro = macro bellows; flash da studio = studio flash; trigger flash = flash trigger; diffusore flash = flash diffuser; fotocamera analogica = film camera; fotocamera istantanea = instant camera; macchina fotografica usa e getta = disposable camera
nl: cameraflitser = camera flash; macrobalg = macro bellows; studioflitser = studio flash; flitstrigger = wireless flash trigger; flitsdiffuser = flash diffuser; analoge camera = film camera; instant camera = instant camera; wegwerpcamera = disposable camera
pl: lampa błyskowa = camera flash; mieszek makro = macro bellows; lampa studyjna błyskowa = studio flash; wyzwalacz lampy = flash trigger; dyfuzor lampy = flash diffuser; aparat analogowy = film camera; aparat natychmiastowy = instant camera; aparat jednorazowy = disposable camera
pt: flash para câmera = camera flash; fole macro = macro bellows; flash de estúdio = studio flash; disparador de flash = flash trigger; difusor de flash = flash diffuser; câmera analógica = film camera; câmera instantânea = instant camera; câmera descartável = disposable camera
not: flash drive; camera film roll; flash light toy
  "bellows" -> 900691
  "balgengerat" -> 900691
  "soufflet" -> 900691
  "fuelle" -> 900691
  "soffietto" -> 900691
  "macrobalg" -> 900691
  "mieszek" -> 900691
  "fole" -> 900691
  "shutter" -> 900691
  "ground glass" -> 900691
  "film winder" -> 900691
  "diffuser" -> 900699
  "blitzdiffusor" -> 900699
  "diffuseur" -> 900699
  "difusor" -> 900699
  "diffusore" -> 900699
  "flitsdiffuser" -> 900699
  "dyfuzor" -> 900699
  "bracket" -> 900699
  "softbox" -> 900699
  "trigger" -> 900699
  "flashbulb" -> 900669
  "flash bulb" -> 900669
  "flash cube" -> 900669
  "instant|instantáneo|soluble|solubile|istantaneo|solúvel" -> 900640
  "sofortbildkamera" -> 900640
  "instantane" -> 900640
  "instantanea" -> 900640
  "istantanea" -> 900640
  "natychmiastowy" -> 900640
  "large format" -> 900659
  "medium format" -> 900659
  "grossformatkamera" -> 900659
  "view camera" -> 900659
  "pinhole" -> 900659 ~.5
  "film|película|lámina plástica|pellicola|filme" -> 900653
  "filmkamera" -> 900653
  "argentique" -> 900653
  "analogica" -> 900653
  "analoge" -> 900653
  "analogowy" -> 900653
  "disposable|monouso" -> 900653
  "einwegkamera" -> 900653
  "jetable" -> 900653
  "desechable" -> 900653
  "usa e getta" -> 900653
  "wegwerpcamera" -> 900653
  "jednorazowy" -> 900653
  "descartavel" -> 900653
  * -> 900661
t: camera bellows for large format => 900691
t: studio strobe monolight 300ws => 900661
t: flash diffuser for speedlite => 900699
t: usb flash drive 64gb => !9006

@ pocket-watch-goods
en: quartz pocket watch; mechanical pocket watch; hunter pocket watch; stop watch; digital stop watch; nurse fob watch; lapel watch; braille watch pocket; sports stopwatch
de: Taschenuhr Quarz; Ansteckuhr; Stoppuhr digital
fr: chronomètre sport; montre broche
es: cronómetro deportivo; reloj de enfermera clip
it: orologio a ciondolo; cronometro sportivo
nl: sportstopwatch
pl: stoper sportowy
pt: cronômetro esportivo
not: door stoper; stoper drzwi; pocket watch chain; stoper do drzwi
  "mechanical|mecánico|meccanico" -> 910299
  "wind up" -> 910299
  * -> 910291
t: quartz pocket watch with chain => 910291
t: mechanical hunter pocket watch => 910299
t: smart watch bluetooth => !910291

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
de: Druckmessgerät = pressure gauge; Drucksensor = pressure sensor; Druckmessumformer = pressure transmitter; Glyzerinmanometer = glycerine filled gauge
fr: contrôleur de pression pneus = tyre pressure gauge; capteur de pression = pressure sensor; transmetteur de pression = pressure transmitter
es: sensor de presión = pressure sensor; transmisor de presión = pressure transmitter
it: sensore di pressione = pressure sensor; trasmettitore di pressione = pressure transmitter
nl: druksensor = pressure sensor; compressietester = compression tester
pl: ciśnieniomierz do opon = tyre pressure gauge; czujnik ciśnienia = pressure sensor; przetwornik ciśnienia = pressure transmitter; miernik ciśnienia w oponach = tyre pressure gauge
pt: sensor de pressão = pressure sensor; transmissor de pressão = pressure transmitter
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

@ rangefinder
en: distance meter laser 50m; digital laser measure; robotic total station; electronic tachymeter; optical theodolite; digital theodolite survey
de: Entfernungsmesser; Tachymeter Vermessung; Theodolit; Totalstation; Golf Laser
fr: station totale; théodolite; tachéomètre
es: estación total; medidor de distancia láser
it: stazione totale; teodolite
nl: afstandsmeter; rangefinder golf; total station; theodoliet
pl: tachimetr geodezyjny; teodolit; miara laserowa
pt: estação total; teodolito
  "total station" -> 901520
  "theodolite" -> 901520
  "tachymeter" -> 901520
  "theodolit" -> 901520
  "totalstation" -> 901520
  "station totale" -> 901520
  "tacheometre" -> 901520
  "estacion total" -> 901520
  "teodolito" -> 901520
  "stazione totale" -> 901520
  "teodolite" -> 901520
  "theodoliet" -> 901520
  "tachimetr" -> 901520
  "teodolit" -> 901520
  "estacao total" -> 901520
  * -> 901510
t: golf laser rangefinder 600m => 901510
t: robotic total station 5 sec => 901520
t: steel tape measure 5m => !9015

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

@ respiratory-therapy
en: cpap full face mask; portable nebulizer; oxygen concentrator 5l; oxygen regulator medical; inhaler device nasal steam; aerosol inhaler; ventilator breathing circuit; humidifier bottle oxygen; breathing trainer; anesthesia breathing circuit; laryngeal mask; oxygen humidifier; nebulizer kit; cpap tubing; resuscitation bag
de: Inhalationsgerät; Sauerstoffmaske
fr: aérosol nébuliseur
es: mascarilla de oxígeno; inspirómetro
it: nebulizzatore + aerosol|asma|inalazione; apparecchio aerosol
nl: vernevelaar + astma|inhalatie; zuurstofmasker
pt: máscara de oxigênio
not: cpap cleaner; cpap pillow; nebulizador plantas; nebulizador jardín; cpap cleaning; inhalator pouch; oxygen mask costume; nebulizzazione
  "filter|filtro" -> 842139
  * -> 901920
t: mesh nebulizer portable for asthma => 901920
t: cpap mask full face => 901920
t: air humidifier 2l => !9019

@ sound-heat-meter
en: noise meter; noise level meter; dosimeter noise; exposure meter camera; light meter photography; bomb calorimeter; viscosity meter; rotational viscometer; particle counter air; dust meter; melting point apparatus; flash point tester; thermal analyzer; surface tension meter; karl fischer titrator; oil quality tester; fat analyzer milk; milk analyzer; coagulation analyzer; urine analyzer; semen analyzer
de: Schallpegelmessgerät = noise level meter; Lärmmessgerät = noise meter; Belichtungsmesser = exposure meter; Viskosimeter = viscometer; Partikelzähler = particle counter
fr: posemètre = exposure meter; viscosimètre = viscometer; compteur de particules = particle counter
es: medidor de ruido = noise meter; exposímetro = exposure meter; viscosímetro = viscometer
it: misuratore di rumore = noise meter; viscosimetro = viscosity meter; contatore di particelle = particle counter
nl: belichtingsmeter = light meter; viscositeitsmeter = viscosity meter
pl: światłomierz fotograficzny = photographic light meter; wiskozymetr = viscometer; lepkościomierz = viscometer
pt: sonômetro = sound level meter; medidor de ruído = noise meter; fotômetro de câmera = camera light meter; viscosímetro = viscometer
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

@ surgical-tool
en: mayo scissors; surgical instrument set; surgical stapler; skin stapler; vaginal dilator; hemorrhoid ligator; tongue depressor steel; kelly forceps; adson forceps; ear wax camera endoscope; hysteroscope; trocar; obstetric forceps; bone saw surgical; scalpel handle; iv pole pump; nail clippers podiatry surgical; suction machine portable; cryotherapy unit; electrosurgical generator; hifu machine medical; infusion pump volumetric; resuscitation trolley defibrillator; breast pump hospital; embryo transfer
de: chirurgische Schere; Nadelhalter; Skalpell; Laryngoskop; Hautklammergerät; chirurgische Pinzette; Lanzetten
fr: ciseaux chirurgicaux; porte aiguille; scalpel; lame de bistouri; laryngoscope; agrafeuse cutanée; marteau à réflexes
es: tijeras quirúrgicas; porta agujas quirúrgico; laringoscopio; martillo de reflejos
it: forbici chirurgiche; portaghi chirurgico; laringoscopio; martelletto riflessi
nl: chirurgische schaar; naaldvoerder; scalpelmesje; laryngoscoop; reflexhamer; lancetten
pl: nożyczki chirurgiczne; imadło chirurgiczne; ostrze skalpela; laryngoskop; lancety
pt: tesoura cirúrgica; porta agulha; laringoscópio; martelo de reflexo
not: stethoscope toy; craft scalpel; hobby scalpel; estetoscopio de juguete; automotive stethoscope; mechanics stethoscope; toy otoscope; bisturí manualidades; stethoscope case; suture kit pet toy; doctor kit; cutter bisturi
  "automotive" -> 903180
  * -> 901890
t: dual head stethoscope => 901890
t: surgical scissors mayo 14cm => 901890
t: kitchen scissors => !9018

@ survey-accessory part of survey-instrument, rangefinder
en: prism pole; leveling staff; levelling rod; survey tripod; laser detector rod; tribrach; laser level receiver; laser level wall mount; survey prism set; ranging pole; grade rod; laser target plate; total station battery
de: Nivellierlatte; Fluchtstab; Vermessungsstativ; Laserempfänger; Dreifuß Vermessung; Prismenstab
fr: mire de nivellement; canne à prisme; jalon; trépied géomètre; cellule laser
es: mira topográfica; bastón topográfico; jalón topográfico; trípode topográfico; receptor láser nivel
it: stadia topografica; palina topografica; treppiede topografico; ricevitore laser livella
nl: baak; landmeetstatief; prismastok; laserontvanger; jalon
pl: tyczka geodezyjna; statyw geodezyjny; detektor lasera; spodarka
pt: mira topográfica régua; bastão de prisma; tripé topográfico; baliza topográfica; receptor laser nível
  "battery|batería|batteria" -> 850760
  "tripod" -> 962000 ~.4
  "stativ" -> 962000 ~.4
  "rod" -> 901580
  "staff" -> 901580
  "pole" -> 901580
  "with pole" -> 901580
  "nivellierlatte" -> 901580
  "fluchtstab" -> 901580
  "mire" -> 901580
  "mira" -> 901580
  "stadia" -> 901580
  "baak" -> 901580
  "lata" -> 901580
  "tyczka" -> 901580
  * -> 901590
t: ranging pole 2m survey => 901580
t: survey prism set with pole => 901580
t: magic wand pole => !9015

@ syringe-set
en: syringe 5ml luer lock; luer lock syringe; irrigation syringe; dispensing syringe; 10ml syringe; prefilled flush syringe; vaccine syringe; self locking syringe; auto disable syringe; industrial syringe blunt tip; 60ml syringe; catheter tip syringe
de: Einwegspritze; Spritze + ml|Einweg|Luer; Dosierspritze
fr: seringue jetable; seringue à insuline; seringue doseuse
es: jeringa desechable; jeringa de insulina
it: siringa monouso; siringa da insulina; siringhe sterili
nl: wegwerpspuit; insulinespuit; spuit + ml|luer
pl: strzykawka jednorazowa; strzykawka insulinowa
pt: seringa descartável; seringa de insulina
not: syringe filter; syringe pump; ear syringe bulb; grease syringe; jeringa de grasa; siringa per dolci; seringue pâtisserie; syringe pen toy; siringa dolci; jeringa pastelera; pasteur
  "dental" -> 901849
  * -> 901831
t: 10ml luer lock syringe sterile 100 pcs => 901831
t: syringe filter 0.22um => !901831

@ table-clock-goods
en: mantle clock; carriage clock; digital desk clock; anniversary clock; world time clock; led digital clock; aquarium clock; crystal desk clock; floor clock; master clock; countdown clock; desktop clock; word clock; tower clock; cube clock
de: Kaminuhr; Schreibtischuhr; Flip Uhr; Digitaluhr
fr: horloge de table; pendulette; horloge de bureau; horloge comtoise; horloge digitale; horloge de cheminée
es: reloj de escritorio; reloj de pie; reloj digital de mesa; reloj de chimenea
it: orologio da scrivania; pendola; orologio a pendolo; orologio digitale
nl: bureauklok; staande klok; schouwklok; digitale klok
pl: zegar stołowy; zegar biurkowy; zegar stojący; zegar kominkowy; zegar cyfrowy
pt: relógio de escrivaninha; relógio de chão; relógio digital de mesa
not: clock radio; orologio digitale da polso; orologio digitale sportivo; time clock employee; orologio da tavolo radio
  "mechanical|mecánico|meccanico" -> 910599
  "pendulum" -> 910599 ~.6
  "grandfather" -> 910599 ~.6
  "wind up" -> 910599
  "anniversary" -> 910591
  * -> 910591
t: digital led desk clock => 910591
t: mechanical mantel clock wind up => 910599
t: table lamp with clock => !9105

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

@ tens-therapy
en: ems unit; electrotherapy device; pelvic floor trainer electric; ultrasound therapy machine; shockwave therapy machine; magnetotherapy device; defibrillator pads; ecg electrodes disposable; interferential therapy; nerve stimulator; diathermy machine; galvanic iontophoresis
de: Elektrodenpads; Stoßwellentherapiegerät; Klebeelektroden
fr: appareil ondes de choc; stimulateur musculaire
es: ondas de choque; estimulador muscular
it: onde d'urto; stimolatore muscolare
nl: tens elektroden; shockwave apparaat
pl: elektrody tens; fala uderzeniowa aparat; stymulator mięśni
pt: ondas de choque; estimulador muscular
  * -> 901890
t: tens unit with 4 electrode pads => 901890
t: self adhesive tens electrode pads 20pcs => 901890
t: massage oil => !9018

@ thermo-hygrometer-combo
en: aneroid barometer; indoor thermometer hygrometer; reptile hygrometer; beer hydrometer; grain moisture meter; temperature and humidity data logger; humidity indicator; damp meter; pin moisture meter; baby room thermometer hygrometer
de: Säureheber
fr: pèse acide
es: alcoholímetro vínico
nl: areometer; zuurweger
pl: miernik wilgotności drewna
pt: alcoômetro
  "grain|grano|granella|grão" -> 902789 ~.3
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
  "mercury|mercurio" -> 902511
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

@ time-switch-goods
en: mechanical segment timer; 24 hour plug in timer; weekly programmable timer; din rail time switch; astronomical time switch; sprinkler timer switch; digital time switch; astro timer; boiler time clock; immersion heater timer; fan run on timer; twilight time switch; garden water timer; staircase timer; staircase time switch; hot water cylinder timer; theben
de: Zeitschaltuhr; Steckdosen Zeitschaltuhr; Hutschienen Zeitschaltuhr; Treppenlichtzeitschalter; Astro Zeitschaltuhr
fr: programmateur horaire; interrupteur horaire; prise programmable; minuterie; horloge modulaire
es: interruptor horario; programador enchufe; temporizador enchufe; programador horario; reloj programador
it: interruttore orario; timer per presa; programmatore orario; timer presa; orologio programmatore
nl: schakelklok; tijdschakelaar; tijdschakelklok; stekkertimer
pl: programator czasowy; wyłącznik czasowy; zegar sterujący; programator gniazdkowy; timer gniazdkowy
pt: temporizador tomada; interruptor horário; programador horário; timer tomada; relógio programador
  "water timer" -> 848180 ~.3
  * -> 910700
t: 24 hour mechanical segment plug in timer => 910700
t: astro digital time switch din rail => 910700
t: kitchen timer digital => !9107

@ timer-device
en: digital kitchen timer; magnetic timer; visual timer; lab timer; shower timer; parking disc electronic; swimming timer; guard tour system; patrol wand; pigeon clock; time stamp; employee attendance recorder; fingerprint time clock; mechanical kitchen timer; pomodoro timer; 60 minute timer
de: Küchenwecker; Zeiterfassungsterminal; Wächterkontrollsystem
fr: compte minutes; minuteur magnétique; badgeuse; contrôle de ronde
es: reloj de cocina temporizador; fichador; control de rondas
it: timer cucina digitale; marcatempo; controllo ronde
nl: keukentimer; eierwekker; tijdklok personeel; timer keuken
pl: czasomierz kuchenny; rejestrator czasu; kontrola wartowników
pt: timer de cozinha; relógio ponto biométrico; bastão de ronda
not: timer socket; sand timer; egg timer sand; timer switch; sanduhr eieruhr
  "attendance" -> 910610
  "time clock" -> 910610
  "time stamp" -> 910610
  "guard tour" -> 910610 ~.5
  "zeiterfassungsterminal" -> 910610
  "badgeuse" -> 910610
  "fichador" -> 910610
  "marcatempo" -> 910610
  "personeel" -> 910610
  "rejestrator" -> 910610
  "ponto" -> 910610
  * -> 910690
t: digital kitchen timer magnetic => 910690
t: fingerprint time clock employee attendance => 910610
t: plug in timer socket 24h => !9106

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

@ uv-ir-therapy
en: medical infrared lamp; uv phototherapy device; neonatal phototherapy lamp; narrowband uvb lamp; infrared therapy lamp 150w; light therapy lamp bili; infrared heat lamp therapy; red light therapy belt; psoriasis uvb lamp
de: Infrarotlampe Wärmetherapie; UV Therapielampe
fr: lampe infrarouge thérapie; panneau lumière rouge; photothérapie lampe; luminothérapie lumière rouge
es: lámpara infrarroja terapéutica; terapia de luz roja; lámpara de fototerapia
it: lampada infrarossi terapeutica; lampada fototerapia
nl: infraroodlamp therapie; roodlichttherapie; fototherapielamp
pl: lampa na podczerwień lecznicza; terapia czerwonym światłem; lampa do fototerapii
pt: lâmpada infravermelha terapêutica; lâmpada de fototerapia
  "mask" -> 854370 ~.4
  * -> 901820
t: red light therapy panel 660nm 850nm => 901820
t: uvb narrowband phototherapy lamp psoriasis => 901820
t: red traffic light => !9018

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

@ wall-clock-goods
en: quartz wall clock; silent wall clock; pendulum wall clock; large wall clock; kitchen wall clock; digital wall clock; diy wall clock; station clock double sided; radio controlled wall clock; mechanical wall clock; vinyl record clock
de: Funkwanduhr; Pendeluhr Wand; Digitale Wanduhr
fr: pendule murale; coucou horloge; horloge de gare; horloge cuisine
es: reloj de pared grande; reloj cucú; reloj de cocina pared
it: orologio da muro; orologio parete cucina
nl: keukenklok; stationsklok; hangklok
pl: zegar kuchenny; zegar z kukułką; zegar wahadłowy ścienny
pt: relógio cuco; relógio parede cozinha; relógio de parede grande
not: wall clock movement; wall clock mechanism; wall clock hands
  "cuckoo": power=battery 910521 ~.4; "quartz|cuarzo|quarzo|quartzo" 910521; * 910529
  "mechanical|mecánico|meccanico" -> 910529
  "weight driven" -> 910529
  "kuckucksuhr" -> 910529 ~.6
  "mechanisch" -> 910529
  "coucou" -> 910529 ~.6
  "wind up" -> 910529
  * -> 910521
t: silent quartz wall clock 30cm => 910521
t: mechanical cuckoo clock black forest => 910529
t: wall clock mechanism quartz => !910521

@ watch-bracelet-goods part of watch, wristwatch
en: stainless steel watch bracelet; mesh watch band; silicone watch strap; nylon nato strap; leather watch strap; rubber watch strap; smart watch band; watch band 20mm; metal watch strap; ceramic watch band; milanese band; oyster bracelet; jubilee bracelet; gold watch bracelet; titanium watch bracelet; fitness tracker strap; quick release watch strap; watch band 22mm
de: Uhrenarmband Leder = leather watch strap; Uhrenarmband Edelstahl = stainless steel watch bracelet; Silikon Uhrenarmband = silicone watch strap; Ersatzarmband Smartwatch = smartwatch replacement strap
fr: bracelet montre cuir = leather watch strap; bracelet montre acier = steel watch bracelet; bracelet montre silicone = silicone watch strap
es: correa de reloj de cuero = leather watch strap; correa reloj acero = steel watch strap; cierre desplegable reloj = watch deployment clasp; correa silicona reloj = silicone watch strap; pulsera de reloj = watch bracelet; brazalete reloj acero = steel watch bracelet
it: cinturino orologio pelle = leather watch strap; bracciale orologio acciaio = steel watch bracelet; cinturino silicone orologio = silicone watch strap; maglia milanese orologio = milanese band
nl: horlogeband leer = leather watch strap; horlogeband staal = steel watch strap; nato band = nato strap; siliconen horlogeband = silicone watch strap; milanese horlogeband = milanese watch strap
pl: pasek do zegarka skórzany = leather watch strap; bransoleta do zegarka = watch bracelet; zapięcie motylkowe zegarka = butterfly watch clasp; pasek silikonowy zegarka = silicone watch strap; opaska do smartwatcha = smart watch band
pt: pulseira de relógio couro = leather watch strap; pulseira relógio aço = steel watch bracelet; pulseira silicone relógio = silicone watch strap; bracelete relógio = watch bracelet
not: watch strap tool; watch band tool; watch link remover; watch band box
  metal=gold|silver|platinum -> 911310 ~.02
  "gold watch" !"plated" -> 911310 ~.2
  main: base-metal 911320 ~.25; leather|plastic|rubber|textile|ceramic 911390
  "mesh" -> 911320
  "milanese" -> 911320
  "milanaise" -> 911320
  "milanais" -> 911320
  "metal" -> 911320
  "oyster" -> 911320
  "jubilee" -> 911320
  "clasp" -> 911320
  "buckle" -> 911320
  "faltschliesse" -> 911320
  "boucle" -> 911320
  "cierre" -> 911320
  "chiusura" -> 911320
  "vouwsluiting" -> 911320
  "zapiecie" -> 911320
  "fecho" -> 911320
  "bransoleta" -> 911320
  "bracciale" -> 911320
  "links" -> 911320
  * -> 911390
ask: main
t: stainless steel watch bracelet 20mm oyster => 911320
t: silicone watch strap 22mm quick release => 911390
t: 18k solid gold watch bracelet => 911310
t: gold chain bracelet women => !9113

@ watch-case-part part of wristwatch, watch, watch-mechanical
en: watch case 40mm; watch case stainless; nh35 case; seiko skx case; sapphire bezel insert; ceramic bezel insert; watch case back cover; watch case middle; watch lug; watch pusher; watch bezel ring; gold watch case; screw down crown watch; watch case tube; titanium watch case; watch case + nh35|movement|eta|miyota
de: Uhrgehäuse = watch case; Uhrenlünette = watch bezel; Gehäuseboden Uhr = watch case back cover; Uhrendrücker = watch pusher
fr: boîte de montre = watch case; lunette céramique montre = ceramic watch bezel; fond de boîte montre = watch case back cover; poussoir de montre = watch pusher
es: caja de reloj nh35 = nh35 case; bisel cerámico reloj = ceramic watch bezel; tapa trasera reloj = watch case back cover; pulsador reloj = watch pusher
it: cassa per orologio = watch case; ghiera orologio = watch bezel; fondello orologio = watch case back cover; pulsante orologio = watch pusher
nl: horlogekast nh35 = nh35 case; horloge bezel = watch bezel; kastdeksel horloge = watch case back cover; horlogebehuizing = watch case
pl: koperta do zegarka = watch case; pierścień lunety zegarka = watch bezel ring; dekiel zegarka = watch case back cover; przycisk zegarka = watch pusher
pt: caixa para relógio nh35 = nh35 watch case; bisel cerâmico relógio = ceramic watch bezel; tampa traseira relógio = watch case back cover; botão de relógio = watch pusher
not: watch case opener; watch case storage; smart watch case
  "bezel" -> 911190
  "back" -> 911190
  "lug" -> 911190
  "pusher" -> 911190
  "tube" -> 911190
  "crown" -> 911490
  "lunette" -> 911190
  "bisel" -> 911190
  "ghiera" -> 911190
  "lunety" -> 911190
  "uhrenlunette" -> 911190
  "gehauseboden" -> 911190
  "uhrendrucker" -> 911190
  "fond" -> 911190
  "poussoir" -> 911190
  "tapa" -> 911190
  "pulsador" -> 911190
  "fondello" -> 911190
  "pulsante" -> 911190
  "kastdeksel" -> 911190
  "dekiel" -> 911190
  "przycisk" -> 911190
  "tampa" -> 911190
  "botao" -> 911190
  metal=gold|silver|platinum -> 911110 ~.02
  main: base-metal 911120 ~.9; plastic|ceramic 911180
  * -> 911120
t: stainless steel watch case 40mm nh35 => 911120
t: 18k gold watch case => 911110
t: ceramic bezel insert for skx007 => 911190
t: watch storage box => !9111

@ watch-digital
en: led watch; lcd watch; digital sports watch; digital wrist watch; kids digital watch; electronic watch; dual display watch; analog digital watch; ana-digi watch; silicone led watch; calculator watch; talking watch; digital led wristwatch
de: Digitaluhr Armband; LED Armbanduhr; digitale Armbanduhr; Kinderuhr digital
fr: montre digitale; montre led; montre numérique; montre à affichage digital
es: reloj digital pulsera; reloj led pulsera; reloj digital deportivo
it: orologio digitale da polso; orologio led da polso; orologio digitale sportivo
nl: digitaal horloge; led horloge; kinderhorloge digitaal
pl: zegarek elektroniczny; zegarek cyfrowy; zegarek led
pt: relógio digital de pulso; relógio led pulso; relógio digital esportivo
  "dual display" -> 910219
  "analog digital" -> 910219
  "ana-digi" -> 910219
  "pocket" -> 910291
  * -> 910212
t: kids digital sports watch led => 910212
t: analog digital watch dual display mens => 910219
t: digital alarm clock => !9102

@ watch-mechanical
en: hand wound watch; hand winding watch; manual winding watch; mechanical wristwatch; skeleton watch; automatic wristwatch; self winding watch; tourbillon watch; automatic mechanical watch; diver watch automatic; skeleton automatic watch; mechanical hand wind watch
de: Automatikuhr; Handaufzug Uhr; Skelettuhr; mechanische Armbanduhr; Automatik Armbanduhr
fr: montre automatique; montre mécanique; montre à remontage manuel; montre squelette
es: reloj automático; reloj mecánico; reloj de cuerda; reloj esqueleto
it: orologio automatico; orologio meccanico; orologio a carica manuale; orologio scheletrato
nl: automatisch horloge; mechanisch horloge; opwindhorloge; skeleton horloge
pl: zegarek automatyczny; zegarek mechaniczny; zegarek nakręcany; zegarek szkieletowy
pt: relógio automático; relógio mecânico; relógio a corda; relógio esqueleto
not: reloj de cuerda para saltar
  "pocket" -> 910299
  metal=gold|silver|platinum ~.02: "automatic|automático" 910121; * 910129
  "hand" -> 910229
  "manual|manuale" -> 910229
  "handaufzug" -> 910229
  "remontage manuel" -> 910229
  "cuerda" -> 910229
  "carica manuale" -> 910229
  "opwindhorloge" -> 910229
  "nakrecany" -> 910229
  "corda" -> 910229
  "mechanical|mecánico|meccanico" !"automatic|automático" -> 910229
  "mecanique" !"automatique" -> 910229
  * -> 910221
t: automatic wristwatch self winding skeleton => 910221
t: hand wound mechanical wristwatch => 910229
t: automatic washing machine => !9102

@ watch-movement-goods
en: miyota 8215; nh35a movement; nh36 movement; eta 2824; quartz movement miyota 2035; ronda movement; hand winding movement; st36 movement; seagull st1901; pt5000 movement; mechanical movement watch; chronograph movement; lcd watch module; vk63 movement; solar watch movement; eta 6497
de: Uhrwerk ETA 2824; Armbanduhrwerk; Handaufzugswerk; Chronographenwerk
fr: mouvement automatique montre; mouvement à remontage manuel; calibre eta 2824
es: calibre automático reloj; máquina miyota; movimiento de cuerda manual
it: movimento automatico orologio; calibro eta 2824; movimento a carica manuale
nl: automatisch uurwerk horloge; horlogeuurwerk; handopwind uurwerk
pl: mechanizm automatyczny zegarka; werk eta 2824; mechanizm nakręcany zegarka
pt: movimento automático relógio; calibre eta 2824; movimento corda manual
  "quartz|cuarzo|quarzo|quartzo" -> 910811
  "2035" -> 910811
  "ronda" -> 910811
  "vk63" -> 910811
  "lcd" -> 910812
  "hand winding" -> 910890
  "st36" -> 910890
  "seagull" -> 910890
  "6497" -> 910890
  "handaufzugswerk" -> 910890
  "manuel" -> 910890
  "manual" -> 910890
  "manuale" -> 910890
  "handopwind" -> 910890
  "nakrecany" -> 910890
  "solar|solare" -> 910811
  * -> 910820
t: nh35a movement automatic date => 910820
t: eta 6497 hand winding movement => 910890
t: quartz movement miyota 2035 => 910811
t: motion sensor movement => !9108

@ watch-precious
en: gold watch; 18k gold watch; solid gold wristwatch; platinum watch; diamond watch gold; sterling silver watch; 14k gold watch; gold pocket watch; silver pocket watch; gold case wristwatch
de: Golduhr; Armbanduhr Gold 750; Silber Taschenuhr; Platinuhr
fr: montre en or; montre or 18 carats; montre gousset argent
es: reloj de oro; reloj oro 18k; reloj de bolsillo de plata
it: orologio in oro; orologio oro 18k; orologio da tasca argento
nl: gouden horloge; 18k gouden horloge; zilveren zakhorloge
pl: złoty zegarek; zegarek złoty 585; srebrny zegarek kieszonkowy
pt: relógio de ouro; relógio ouro 18k; relógio de bolso de prata
not: gold watch strap; gold watch band; gold watch box; rose gold watch; gold watch case
  finish=plated|colour "pocket" -> 910291 ~.05
  finish=plated|colour ~.1: "automatic|automático" 910221; "digital|digitale" 910212; * 910211
  metal=base-metal -> 910211 ~.1
  "pocket": "mechanical|mecánico|meccanico" 910199; * 910191
  "taschenuhr": "mechanical|mecánico|meccanico" 910199; * 910191
  "gousset" -> 910191
  "bolsillo" -> 910191
  "tasca" -> 910191
  "zakhorloge" -> 910191
  "kieszonkowy" -> 910191
  "bolso" -> 910191
  "automatic|automático" -> 910121
  "self winding" -> 910121
  "mechanical|mecánico|meccanico" -> 910129
  "hand wound" -> 910129
  "digital|digitale" -> 910119
  * -> 910111
t: 18k gold watch automatic mens => 910121
t: 18k solid gold wristwatch quartz => 910111
t: gold watch strap leather => !9101

@ watch-repair-part part of watch, wristwatch, watch-movement, watch-mechanical
en: watch hairspring; mainspring watch; watch gear wheel; watch balance complete; watch escapement; watch train wheel; watch spring; watch winding stem; watch hand set; skx hands; nh35 dial; watch dial nh36; enamel dial watch; watch date wheel; date disc nh35; watch rotor; watch jewel bearing set; clock chime rod; clock hand set; pendulum clock spring; watch coil; watch circuit board; clock dial face; quartz clock hands
de: Unruh Uhr = watch balance; Zugfeder Uhr = mainspring watch; Uhrenersatzteile = watch spare part; Zifferblatt NH35 = nh35 dial; Uhrzeiger Set = watch hand set; Hemmung Uhr = watch escapement
fr: spiral montre = watch hairspring; ressort de barillet = mainspring; pièces détachées montre = watch spare parts; cadran nh35 = nh35 dial; aiguilles de pendule = clock hands; balancier de montre = watch balance wheel
es: espiral reloj = watch hairspring; muelle real reloj = mainspring watch; repuestos de reloj = watch spare part; esfera nh35 = nh35 dial; manecillas reloj pared = wall clock hand; volante de reloj = watch balance wheel
it: spirale orologio = watch hairspring; molla di carica orologio = mainspring watch; ricambi orologi = watch spare part; quadrante nh35 = nh35 dial; lancette per orologio = watch hand; bilanciere orologio = watch balance wheel
nl: spiraalveer horloge = watch hairspring; opwindveer klok = clock mainspring; horlogeonderdelen = watch parts; wijzerplaat nh35 = nh35 dial; wijzerset klok = clock hand set
pl: sprężyna zegarka = watch spring; balans zegarka = watch balance; części do zegarków = watch parts; tarcza nh35 = nh35 dial; zestaw wskazówek zegara = clock hand set
pt: espiral de relógio = watch hairspring; mola de relógio = watch spring; peças de relógio = watch parts; mostrador nh35 = nh35 dial; conjunto de ponteiros relógio = watch hand set
  "dial" -> 911430
  "zifferblatt" -> 911430
  "cadran" -> 911430
  "esfera" -> 911430
  "quadrante" -> 911430
  "wijzerplaat" -> 911430
  "tarcza" -> 911430
  "mostrador" -> 911430
  "plate" -> 911440
  * -> 911490
t: watch hairspring balance complete => 911490
t: nh35 dial sterile 28.5mm => 911430
t: spring steel clip => !9114

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
  "strip|fleje|tira" -> 382219
  * -> 902789
t: digital ph meter 0-14 water quality tester => 902789
t: tds ec meter conductivity => 902789
t: ph test strips 100 pcs => !9027

@ xray-accessory part of xray-apparatus
en: x-ray collimator; x-ray lead apron; x-ray high voltage generator; x-ray grid; x-ray table; x-ray intensifying screen; dental x-ray sensor; bucky stand; x-ray cassette; radiation protection apron; x-ray protective screen; examination table radiology; lead glass screen
de: Röntgenröhre Kollimator; Röntgentisch; Röntgenkassette
fr: collimateur rayons x; table de radiologie; cassette radiographique
es: colimador rayos x; mesa de rayos x; chasis radiográfico
it: grembiule piombato; collimatore raggi x; tavolo radiologico; cassetta radiografica
nl: röntgencollimator; röntgentafel; röntgencassette
pl: kolimator rtg; stół rentgenowski; kaseta rtg
pt: avental plumbífero; colimador raio x; mesa de raio x; chassi radiográfico
  "dental x-ray sensor" -> 902290
  "generator" -> 902290
  "apron" -> 902290     # screens against radiation of this apparatus; not workwear of rubber
  * -> 902290
t: x-ray collimator manual => 902290
t: kitchen apron cotton => !9022

@ xray-tube
en: x-ray tube insert; rotating anode x-ray tube; x-ray tube assembly; stationary anode x-ray tube; dental x-ray tube
de: Röntgenröhre; Drehanodenröhre
fr: tube à rayons x; tube radiogène
es: tubo de rayos x; tubo rayos x ánodo giratorio
it: tubo radiogeno; tubo a raggi x
nl: röntgenbuis; röntgenbuis draaiende anode; röntgenbuizen
pl: lampa rentgenowska; lampa rtg
pt: tubo de raio x; ampola de raio x
  * -> 902230
t: rotating anode x-ray tube insert => 902230
t: bicycle inner tube => !9022
