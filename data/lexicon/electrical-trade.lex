# Electrical trade articles of chapter 85 which the shop families do not hold.

value kind=three-phase
en: three phase; 3 phase; 3ph; 380v; 400v; 415v; drehstrom; triphasé; trifásico; trifase
de: Drehstrom; dreiphasig; 3-phasig; 400 V; Drehstrommotor
es: trifásico; motor trifásico
it: trifase
nl: driefasig; draaistroom; 3-fase; krachtstroom
pl: trójfazowy; 3-fazowy; 400v; siłowy
pt: trifásico
value kind=high-voltage
en: high voltage; medium voltage; 10kv; 11kv; 12kv; 15kv; 20kv; 24kv; 33kv; 36kv; 66kv; 110kv; 132kv; hv; mv switchgear
es: alta tensión; media tensión; alto voltaje
it: alta tensione; media tensione
pt: alta tensão; média tensão; alta voltagem

@ ac-generator
en: alternator + generator|kva|brushless|synchronous|genset|stamford; synchronous generator; ac generator; brushless alternator; turbo generator; dc generator; dynamo + generator; permanent magnet generator
de: Synchrongenerator; Generator + kVA|Synchron
fr: génératrice; alternateur + kva|groupe électrogène
es: alternador + kva|generador
it: alternatore + kva|gruppo elettrogeno
not: alternativa; alternativo
  "dc" -> 850131
  "dynamo" -> 850131
  * -> 850161
t: brushless synchronous generator head 20 kva => 850161
t: car alternator 12v => !850161

@ alarm-signal-trade
en: indicator panel; fire alarm control panel; fire alarm siren; electronic siren; annunciator panel; lcd indicator panel; led indicator panel; backup alarm; fire detection system; strobe siren; burglar alarm panel; pilot lamp indicator; indicator light + panel|22mm|pilot; nurse call panel; industrial buzzer; alarm horn; manual call point; led message panel
de: Brandmeldezentrale = fire alarm control panel; Anzeigetafel LED = led display panel; Sirene = siren
fr: centrale incendie = fire alarm control panel; sirène = siren; panneau indicateur = indicator panel
es: torre de señalización = signal tower light; central de incendios = fire alarm control panel; sirena = siren; panel indicador = indicator panel
it: torretta luminosa = signal tower light; centrale antincendio = fire alarm control panel; sirena = siren
nl: signaalzuil = signal tower; brandmeldcentrale = fire alarm control panel; signaallamp = signal lamp; sirene = siren
pl: kolumna sygnalizacyjna = signal tower light; centrala pożarowa = fire alarm control panel; kontrolka = indicator light + 22mm|panel; syrena = siren
pt: torre de sinalização = signal tower light; central de incêndio = fire alarm control panel; sinaleiro = indicator light; sirene = siren
not: mermaid; baby monitor
  "parts of|partes de|parti di" -> 853190
  "parts for|partes para|piezas para|parti per|peças para" -> 853190
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 853190
  "fire" -> 853110
  "burglar" -> 853110
  "call point" -> 853110
  "brandmeldezentrale" -> 853110
  "incendie" -> 853110
  "incendios" -> 853110
  "antincendio" -> 853110
  "pozarowa" -> 853110
  "incendio" -> 853110
  "brandmeldcentrale" -> 853110
  "panel" -> 853120
  "message" -> 853120
  "anzeigetafel" -> 853120
  "panneau" -> 853120
  * -> 853180
t: industrial buzzer => 853180
t: fire alarm control panel => 853110
t: control panel plc => !853180

@ battery-part part of traction-battery, lead-battery, battery-rechargeable
en: battery separator; battery plate + lead|acid; battery separator film; cell separator; battery electrode sheet; battery casing + accumulator|lead|lithium; anode sheet + lithium; cathode sheet + lithium; lead grid + battery
de: Batterieseparator; Separatorfolie
fr: séparateur de batterie
es: separador de batería
  * -> 850790
t: lithium battery separator film => 850790
t: battery box plastic aa => !850790

@ capacitor-trade
en: power factor capacitor; power factor correction capacitor; power capacitor; aluminium electrolytic capacitor; multilayer ceramic capacitor; mlcc; polypropylene film capacitor; variable capacitor; mica capacitor; capacitor bank; chip capacitor; aluminum electrolytic capacitor; paper capacitor; metallized film capacitor; single layer ceramic capacitor; air capacitor variable; dc link capacitor
de: Leistungskondensator = power capacitor; Tantalkondensator = tantalum capacitor; Folienkondensator = film capacitor; Drehkondensator = variable capacitor; Vielschichtkondensator = multilayer capacitor
fr: condensateur de puissance = power capacitor; condensateur tantale = tantalum capacitor; condensateur variable = variable capacitor
es: condensador de potencia = power capacitor; capacitor electrolítico = electrolytic capacitor; condensador de tantalio = tantalum capacitor; condensador cerámico = ceramic capacitor; banco de capacitores = capacitor bank
it: condensatore al tantalio = tantalum capacitor; condensatore variabile = variable capacitor
nl: tantaalcondensator = tantalum capacitor
pl: kondensator tantalowy = tantalum capacitor; kondensator ceramiczny = ceramic capacitor; kondensator foliowy = film capacitor; bateria kondensatorów = capacitor bank
pt: capacitor de potência = power capacitor; capacitor cerâmico = ceramic capacitor; capacitor de tântalo = tantalum capacitor; banco de capacitores = capacitor bank
  "parts of|partes de|parti di" -> 853290
  "parts for|partes para|piezas para|parti per|peças para" -> 853290
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 853290
  "power factor" -> 853210
  "power capacitor" -> 853210
  "bank" -> 853210
  "leistungskondensator" -> 853210
  "puissance" -> 853210
  "potencia" -> 853210
  "banco" -> 853210
  "bateria" -> 853210
  "tantalum" -> 853221
  "tantalkondensator" -> 853221
  "tantale" -> 853221
  "tantalio" -> 853221
  "tantalo" -> 853221
  "tantaalcondensator" -> 853221
  "tantalowy" -> 853221
  "variable" -> 853230
  "drehkondensator" -> 853230
  "variabile" -> 853230
  "multilayer" -> 853224
  "mlcc" -> 853224
  "chip" -> 853224
  "vielschichtkondensator" -> 853224
  "ceramic|cerámica" -> 853223
  "ceramique" -> 853223
  "ceramico" -> 853223
  "keramische" -> 853223
  "ceramiczny" -> 853223
  "film|película|lámina plástica|pellicola|filme" -> 853225
  "paper|papel|carta" -> 853225
  "dc link" -> 853225
  "folienkondensator" -> 853225
  "foliowy" -> 853225
  "mica" -> 853229
  * -> 853222
t: power factor correction capacitor bank => 853210
t: multilayer ceramic capacitor smd => 853224
t: aluminium electrolytic capacitor 1000uf => 853222
t: resistor kit => !853222

@ carbon-electrode
en: graphite electrode; carbon electrode; furnace electrode; arc furnace electrode; carbon brush industrial; electrical carbon; carbon rod + battery|electrode|arc; gouging rod; graphite electrode for furnace; carbon anode
de: Graphitelektrode = graphite electrode; Kohleelektrode = carbon electrode; Lichtbogenelektrode Graphit = graphite arc electrode
fr: électrode en graphite = graphite electrode; électrode de carbone = carbon electrode
es: electrodo de grafito = graphite electrode; electrodo de carbón = carbon electrode
it: elettrodo di grafite = graphite electrode; elettrodo di carbone = carbon electrode
nl: grafietelektrode = graphite electrode; koolstofelektrode = carbon electrode
pl: elektroda grafitowa = graphite electrode; elektroda węglowa = carbon electrode
pt: eletrodo de grafite = graphite electrode; eletrodo de carbono = carbon electrode
  "brush" -> 854520
  "gouging" -> 854519
  "anode|ánodo" -> 854519
  "anodes" -> 854519
  "rod" -> 854590
  * -> 854511
t: graphite electrode uhp 500 mm for arc furnace => 854511
t: welding electrode e6013 => !854511

@ conductor-trade
en: power cable; insulated conductor; conductor cable + insulated|xlpe|pvc; aluminium conductor cable + insulated|xlpe; xlpe insulated cable; high voltage cable; xlpe cable; xlpe + cable; armoured cable; armored cable; control cable; building wire; pvc insulated cable; insulated copper wire; underground cable; overhead insulated cable; instrumentation cable; welding cable; submarine cable; aluminium cable insulated; medium voltage cable; bare end cable; network cable bulk; lan cable 305m; cat6 cable roll; telephone cable; fire resistant cable; elevator cable; rubber insulated cable; thermocouple wire; thermocouple cable
de: Erdkabel; Starkstromkabel; Hochspannungskabel; Steuerleitung; Schweißkabel; Installationskabel; Mittelspannungskabel; Verlegekabel
fr: câble d'alimentation + rouleau|cuivre; câble haute tension; câble armé; fil électrique isolé; câble souterrain; câble de soudage; câbles électriques isolés; câble électrique isolé; câbles haute tension
es: cable de energía; cable de alta tensión; cable armado; cable de control; cable subterráneo; cable de soldadura; hilo aislado; cable de media tensión; cable eléctrico aislado; cable flexible aislado; cable de potencia
it: cavo di potenza; cavo alta tensione; cavo armato; cavo di controllo; cavo saldatura; cavo isolato; cavo di media tensione; cavo media tensione; cavo di alta tensione; cavo elettrico isolato; cavo per energia
nl: grondkabel; hoogspanningskabel; installatiekabel; laskabel; stuurkabel; elektrische kabels; elektrische kabel; installatiekabels; grondkabels; stroomkabel + koper|pvc|mm2|rol|geïsoleerd
pl: kabel ziemny; kabel wysokiego napięcia; kabel energetyczny; przewód instalacyjny; kabel spawalniczy; kabel sterowniczy; kable elektryczne; kable elektryczne miedziane; kable energetyczne; przewody instalacyjne
pt: cabo de energia; cabo de alta tensão; cabo armado; cabo de controle; fio isolado; cabo subterrâneo; cabo de média tensão; cabo média tensão; cabo elétrico isolado; cabo de potência
not: power cable c13; power cable laptop; computer power cable
  "high voltage" -> 854460
  "medium voltage|media tensión|media tensione|média tensão" -> 854460
  "submarine|submarino|sottomarino" -> 854460
  "hochspannungskabel" -> 854460
  "mittelspannungskabel" -> 854460
  "haute tension" -> 854460
  "alta tension" -> 854460
  "alta tensione" -> 854460
  "hoogspanningskabel" -> 854460
  "wysokiego" -> 854460
  "alta tensao" -> 854460
  kind=high-voltage -> 854460 ~.1
  "with plug" -> 854442
  "with connector" -> 854442
  * -> 854449
t: pvc insulated copper building wire 2.5 mm2 => 854449
t: xlpe medium voltage cable 11kv => 854460
t: steel wire rope => !854449

@ converter-part part of power-transformer, static-converter, transformer, power-inverter, charger
en: transformer core; transformer bushing; silicon steel core; transformer tank; transformer part; ups part; inverter board; charger housing; transformer lamination; transformer radiator; power supply pcb; ei core
de: Transformatorkern; Trafokern
fr: noyau de transformateur
es: núcleo de transformador
it: nucleo trasformatore
  * -> 850490
t: transformer core silicon steel => 850490
t: step down transformer => !850490

@ diesel-generator
en: diesel generating set; diesel genset; diesel generator set; genset; silent diesel generator; gas generating set; biogas generator set; natural gas generator set; emergency diesel generator; hydro generating set; rotary converter; chp unit; cogeneration unit
de: Dieselaggregat; Diesel Stromerzeuger; Blockheizkraftwerk; Stromaggregat Diesel
fr: groupe électrogène diesel
es: grupo electrógeno diésel; generador diésel
it: gruppo elettrogeno diesel
nl: dieselaggregaat; noodstroomaggregaat diesel
pl: agregat prądotwórczy diesel
pt: grupo gerador diesel; grupo gerador
  "parts of|partes de|parti di" -> 850300
  "parts for|partes para|piezas para|parti per|peças para" -> 850300
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 850300
  "rotary converter" -> 850240
  "hydro" -> 850239
  "gas" !"diesel" -> 850220
  "biogas" !"diesel" -> 850220
  "petrol|gasolina|benzina" !"diesel" -> 850220
  "natural gas" !"diesel" -> 850220
  watt>375000 -> 850213 ~.1
  watt>75000 -> 850212 ~.3
  * -> 850211
t: diesel generating set 40 kw => 850211
t: natural gas generator set => 850220
t: tone generator => !850211

@ discharge-lamp-trade
en: high pressure sodium lamp; metal halide lamp; mercury vapour lamp; mercury vapor lamp; uv lamp tube industrial; fluorescent lamp t5; cold cathode lamp; infrared lamp; sealed beam lamp; halogen lamp + 12v|r7s|gy6.35|tungsten; incandescent lamp; germicidal tube; arc lamp; xenon short arc lamp; filament lamp; compact fluorescent lamp; tungsten halogen lamp; sodium vapor lamp; hps lamp
de: Natriumdampflampe; Halogenmetalldampflampe; Quecksilberdampflampe; Infrarotlampe; Leuchtstofflampe; Kompaktleuchtstofflampe; Kaltkathodenlampe
fr: lampe à sodium; lampe aux halogénures métalliques; lampe infrarouge; lampe à incandescence; lampe fluocompacte; lampe à vapeur de mercure
es: lámpara de sodio; lámpara de halogenuros metálicos; lámpara infrarroja; lámpara incandescente; lámpara de vapor de mercurio
it: lampada al sodio; lampada agli ioduri metallici; lampada infrarossi; lampada a incandescenza; lampada a vapori di mercurio
nl: natriumlamp; metaalhalogenidelamp; infraroodlamp; kwiklamp
pl: lampa sodowa; lampa metalohalogenkowa; promiennik podczerwieni lampa; żarówka tradycyjna; lampa rtęciowa; świetlówka liniowa
pt: lâmpada de sódio; lâmpada de vapor metálico; lâmpada infravermelha; lâmpada incandescente; lâmpada de mercúrio
not: infrared lamp therapy; arc lamp floor; halogen lamp heater; arc floor lamp
  "sealed beam" -> 853910
  "sodium" -> 853932
  "metal halide" -> 853932
  "mercury" -> 853932
  "natriumdampflampe" -> 853932
  "halogenmetalldampflampe" -> 853932
  "quecksilberdampflampe" -> 853932
  "sodio" -> 853932
  "halogenuros" -> 853932
  "halogenures" -> 853932
  "mercure" -> 853932
  "mercurio" -> 853932
  "ioduri" -> 853932
  "natriumlamp" -> 853932
  "metaalhalogenidelamp" -> 853932
  "kwiklamp" -> 853932
  "sodowa" -> 853932
  "metalohalogenkowa" -> 853932
  "rteciowa" -> 853932
  "hps" -> 853932
  "vapor metalico" -> 853932
  "cold cathode" -> 853939
  "kaltkathodenlampe" -> 853939
  "infrared" -> 853949
  "uv" -> 853949
  "germicidal" -> 853949
  "infrarotlampe" -> 853949
  "infrarouge" -> 853949
  "infrarroja" -> 853949
  "infrarossi" -> 853949
  "infraroodlamp" -> 853949
  "podczerwieni" -> 853949
  "infravermelha" -> 853949
  "arc lamp" -> 853941
  "short arc" -> 853941
  "halogen" -> 853921
  "fluorescent" -> 853931
  "leuchtstofflampe" -> 853931
  "kompaktleuchtstofflampe" -> 853931
  "fluocompacte" -> 853931
  "fluorescente" -> 853931
  "swietlowka" -> 853931
  "tl buis" -> 853931
  * -> 853922
t: high pressure sodium lamp 400w => 853932
t: incandescent lamp 150w 230v => 853922
t: led floor lamp => !853922

@ electric-furnace
en: electric furnace; induction furnace; muffle furnace; electric kiln; resistance furnace; arc furnace; induction heater; laboratory oven electric; vacuum furnace; induction melting furnace; annealing furnace; melting furnace electric; tube furnace; reflow oven; burnout furnace; dental furnace; induction heating machine; pottery kiln electric; uv curing oven; infrared oven industrial; paint curing oven
de: Induktionsofen; Muffelofen; Lichtbogenofen; Elektroofen + Labor|Industrie; Induktionsheizer; Keramikbrennofen; Laborofen
fr: four à induction; four à moufle; four à arc; four électrique + laboratoire|industriel; chauffage par induction
es: horno de inducción; horno de mufla; horno de arco; mufla; calentador por inducción; horno eléctrico industrial
it: forno a induzione; forno a muffola; forno ad arco; riscaldatore a induzione
nl: inductieoven; moffeloven; vlamboogoven
pl: piec indukcyjny; piec muflowy; piec łukowy; nagrzewnica indukcyjna
pt: forno de indução; forno mufla; forno a arco
not: induction hob; induction cooker; induction heater coil
  "parts of|partes de|parti di" -> 851490
  "parts for|partes para|piezas para|parti per|peças para" -> 851490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 851490
  "induction heater" -> 851440
  "induction heating" -> 851440
  "induktionsheizer" -> 851440
  "chauffage par induction" -> 851440
  "nagrzewnica" -> 851440
  "induction" -> 851420
  "induktionsofen" -> 851420
  "inducao" -> 851420
  "induzione" -> 851420
  "inductieoven" -> 851420
  "indukcyjny" -> 851420
  "induccion" -> 851420
  "arc" -> 851439
  "lichtbogenofen" -> 851439
  "vlamboogoven" -> 851439
  "lukowy" -> 851439
  "arco" -> 851439
  "infrared" -> 851439
  "uv" -> 851439
  * -> 851419
t: laboratory muffle furnace 1200c => 851419
t: induction melting furnace => 851420
t: electric oven 45 l kitchen => !851419

@ electrical-machine-part
en: electrical part of machinery; electric machinery part; electrical component for machine unspecified; electrical machine spare part
  * -> 854800
t: electrical machine spare part => 854800
t: electric motor rotor => !854800

@ electromagnetic-clutch
en: electromagnetic brake; electromagnetic coupling; eddy current brake; magnetic particle brake; electromagnetic clutch brake; powder brake
de: Elektromagnetbremse; Elektromagnetkupplung; Wirbelstrombremse
fr: frein électromagnétique; embrayage électromagnétique
es: freno electromagnético; embrague electromagnético
it: freno elettromagnetico; frizione elettromagnetica
  * -> 850520
t: electromagnetic brake 24v => 850520
t: brake pads car => !850520

@ electron-tube
en: vacuum tube; magnetron; cathode ray tube; picture tube; audio tube + amplifier; image intensifier tube; traveling wave tube; klystron; electron tube; vacuum fluorescent display; x-ray image intensifier; thyratron; geiger muller tube; 12ax7; el34; kt88; microwave magnetron; photomultiplier tube
de: Elektronenröhre = electron tube; Magnetron = magnetron; Bildröhre = picture tube; Röhre = electron tube + Verstärker|12AX7; Bildverstärkerröhre = image intensifier tube
fr: tube électronique = electron tube; magnétron = magnetron; tube cathodique = cathode ray tube; lampe amplificateur à tubes = amplifier vacuum tube; photomultiplicateur = photomultiplier tube
es: válvula electrónica = electron tube; magnetrón = magnetron; tubo de rayos catódicos = cathode ray tube; válvula de vacío = vacuum tube + audio; fotomultiplicador = photomultiplier tube
it: valvola termoionica = vacuum tube; magnetron = magnetron; tubo catodico = cathode ray tube; fotomoltiplicatore = photomultiplier tube
nl: elektronenbuis = electron tube; magnetron buis = magnetron tube; beeldbuis = picture tube; elektronenbuizen = electron tube; magnetron buizen = magnetron tube; beeldbuizen = picture tube
pl: lampa elektronowa = electron tube; magnetron = magnetron; kineskop = cathode ray tube
pt: válvula eletrônica = electron tube; magnetron = magnetron; tubo de raios catódicos = cathode ray tube
not: vacuum tube radio; tube amplifier; vacuum tube solar; magnetron 20 liter; magnetron oven; magnetron liter; magnetron met grill; inbouw magnetron; combi magnetron; magnetron 25 liter; magnetron 23 liter; magnetron vrijstaand; magnetron, 20 liter
  "magnetron" -> 854071
  "magnetron" -> 854071
  "microwave" -> 854071
  "traveling wave" -> 854079
  "klystron" -> 854079
  "image intensifier" -> 854020
  "photomultiplier" -> 854020
  "bildverstarkerrohre" -> 854020
  "fotomultiplicador" -> 854020
  "fotomoltiplicatore" -> 854020
  "photomultiplicateur" -> 854020
  "picture tube" -> 854011
  "bildrohre" -> 854011
  "kineskop" -> 854011
  "beeldbuis" -> 854011
  "cathode ray" -> 854060
  "cathodique" -> 854060
  "catodicos" -> 854060
  "catodico" -> 854060
  "geiger" -> 854089
  "thyratron" -> 854089
  "fluorescent display" -> 854089
  * -> 854081
t: 12ax7 vacuum tube => 854081
t: magnetron for microwave oven => 854071
t: vacuum tube solar collector => !854081

@ ewaste
en: electronic scrap; e-waste; circuit board scrap; scrap batteries; spent lead acid battery; waste lithium battery; pcb scrap; used battery scrap; electronic waste; scrap mobile phones; cpu scrap; computer scrap; spent battery; drained lead battery scrap
de: Elektroschrott; Elektronikschrott; Altbatterien; Leiterplattenschrott
fr: déchets électroniques; piles usagées; batterie usagée au plomb; ferraille électronique
es: chatarra electrónica; residuos electrónicos; baterías usadas
it: rottami elettronici; rifiuti elettronici; batterie esauste
nl: elektronisch afval; elektronicaschroot
pl: elektrośmieci; złom elektroniczny; zużyte baterie
pt: sucata eletrônica; lixo eletrônico; baterias usadas
  "lead acid" -> 854911
  "plomb" -> 854911
  "lead" -> 854911
  "lithium|litio" -> 854913
  "batter" -> 854919
  "battery|batería|batteria" -> 854919
  "batteries" -> 854919
  "altbatterien" -> 854919
  "piles" -> 854919
  "baterias" -> 854919
  "batterie" -> 854919
  "baterie" -> 854919
  "board" -> 854929
  "pcb" -> 854929
  "cpu" -> 854929
  "leiterplattenschrott" -> 854929
  * -> 854999
t: scrap printed circuit board scrap for gold recovery => 854929
t: spent lead acid battery => 854911
t: electronic waste mixed => 854999
t: circuit board prototype => !854999

@ furnace-part part of electric-furnace, industrial-oven-fuel
en: furnace part; furnace door; induction coil + furnace|heater; furnace lining part; kiln shelf part; kiln part; oven chamber industrial
  "gas" -> 841790
  * -> 851490
t: induction coil for furnace => 851490
t: muffle furnace => !851490

@ hv-switchgear
en: high voltage fuse; high voltage circuit breaker; vacuum circuit breaker; isolator switch high voltage; disconnector; load break switch; high voltage switchgear; ring main unit; sf6 circuit breaker; medium voltage switchgear; zinc oxide arrester; dropout fuse; fuse cutout; high voltage disconnector; recloser; lightning arrester high voltage; high voltage connector; cable termination + kv|high voltage; switchgear + medium voltage|high voltage|kv|metal clad; mv switchgear; earthing switch
de: Hochspannungsschalter; Vakuumleistungsschalter; Lasttrennschalter + Mittelspannung|kV; Mittelspannungsschaltanlage; Überspannungsableiter + kV
fr: disjoncteur haute tension; sectionneur; parafoudre haute tension; cellule moyenne tension; disjoncteur à vide
es: interruptor de alta tensión; seccionador; pararrayos de alta tensión; celda de media tensión; interruptor de vacío
it: interruttore alta tensione; sezionatore; scaricatore alta tensione; quadro media tensione
nl: hoogspanningsschakelaar; middenspanningsschakelaar
pl: wyłącznik wysokiego napięcia; odłącznik; rozdzielnica średniego napięcia; wyłącznik próżniowy
pt: disjuntor de alta tensão; seccionador; para-raios alta tensão; cubículo de média tensão
  "parts of|partes de|parti di" -> 853890
  "parts for|partes para|piezas para|parti per|peças para" -> 853890
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 853890
  "arrester" -> 853540
  "parafoudre" -> 853540
  "pararrayos" -> 853540
  "scaricatore" -> 853540
  "para raios" -> 853540
  "uberspannungsableiter" -> 853540
  "fuse" -> 853510
  "cutout" -> 853510
  "ring main" -> 853720
  "switchgear" -> 853720
  "mittelspannungsschaltanlage" -> 853720
  "cellule" -> 853720
  "celda" -> 853720
  "quadro" -> 853720
  "rozdzielnica" -> 853720
  "cubiculo" -> 853720
  "termination" -> 853590
  "connector" -> 853590
  "breaker" -> 853521
  "recloser" -> 853521
  "disjoncteur" -> 853521
  "vakuumleistungsschalter" -> 853521
  "wylacznik" -> 853521
  "disjuntor" -> 853521
  "interruptor" -> 853521
  "interruttore" -> 853521
  * -> 853530
t: vacuum circuit breaker 12kv => 853521
t: dropout fuse cutout => 853510
t: high voltage disconnector => 853530
t: miniature circuit breaker 16a => !853530

@ ic-trade
en: dram chip; memory chip; flash chip; operational amplifier; fpga; asic; analog to digital converter chip; dram module chip; system on chip; rf chip; amplifier ic; driver ic; monolithic integrated circuit; hybrid integrated circuit; sram; microcontroller unit; logic chip; power management ic; integrated circuit processor; sensor ic; gpu chip
de: Speicherchip; integrierte Schaltung
nl: microprocessor; geheugenchip
not: microcontroller board; microcontroller development board
  "parts of|partes de|parti di" -> 854290
  "parts for|partes para|piezas para|parti per|peças para" -> 854290
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 854290
  "processor" -> 854231
  "microprocessor" -> 854231
  "microcontroller" -> 854231
  "fpga" -> 854231
  "system on chip" -> 854231
  "gpu" -> 854231
  "mikroprozessor" -> 854231
  "mikrocontroller" -> 854231
  "microprocesseur" -> 854231
  "microcontroleur" -> 854231
  "microprocesador" -> 854231
  "microcontrolador" -> 854231
  "microprocessore" -> 854231
  "microcontrollore" -> 854231
  "mikroprocesor" -> 854231
  "mikrokontroler" -> 854231
  "microprocessador" -> 854231
  "memory" -> 854232
  "dram" -> 854232
  "sram" -> 854232
  "flash" -> 854232
  "speicherchip" -> 854232
  "memoire" -> 854232
  "memoria" -> 854232
  "geheugenchip" -> 854232
  "pamieci" -> 854232
  "amplifier" -> 854233
  * -> 854239
t: 32 bit microcontroller => 854231
t: dram memory chip => 854232
t: power management ic => 854239
t: laptop ram module => !854239

@ ignition-part part of petrol-engine, diesel-engine, car, motorcycle
en: starter motor; car alternator; alternator + 12v|24v|car|bosch|truck|denso; distributor cap; ignition distributor; magneto coil; flywheel magneto; cdi unit; distributor rotor; starter solenoid; ignition module; ignition lead set; stator motorcycle; cdi ignition; starter generator; magneto + engine|ignition; spark plug cap; alternator regulator; starter drive gear
de: Starter = starter motor + Motor|12V
fr: démarreur = starter motor; alternateur voiture = car alternator; allumeur = ignition distributor
es: bujía de precalentamiento = glow plug; calentador = glow plug + diésel bujía; distribuidor de encendido = ignition distributor
it: candela di accensione = spark plug; bobina di accensione = ignition coil; motorino di avviamento = starter motor; spinterogeno = ignition distributor
nl: dynamo + auto|12v; ontstekingsspoel = ignition coil
pl: aparat zapłonowy = ignition distributor
pt: motor de partida = starter motor; vela de aquecimento = glow plug; distribuidor de ignição = ignition distributor
not: spark plug socket; spark plug wrench; spark plug tester; spark plug wire; glow plug socket; spark plug cleaner; glow plug relay; spark plug lead; alternator belt; alternator pulley; glow plug controller; alternator bearing; spark plug gap tool
  "parts of|partes de|parti di" -> 851190
  "parts for|partes para|piezas para|parti per|peças para" -> 851190
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 851190
  "starter generator" -> 851140
  "starter solenoid" -> 851190
  "distributor cap" -> 851190
  "distributor rotor" -> 851190
  "spark plug cap" -> 851190
  "starter drive" -> 851190
  "verteilerkappe" -> 851190
  "stator" -> 851190
  "spark plug" !"cewka" !"glow" !"precalentamiento" -> 851110
  "zundkerze" !"cewka" !"glow" !"precalentamiento" -> 851110
  "bougie d allumage" !"cewka" !"glow" !"precalentamiento" -> 851110
  "bujia" !"cewka" !"glow" !"precalentamiento" -> 851110
  "candela" !"cewka" !"glow" !"precalentamiento" -> 851110
  "zaplonowa" !"cewka" !"glow" !"precalentamiento" -> 851110
  "bougie" !"prechauffage" -> 851110
  "vela de ignicao" -> 851110
  "magneto" -> 851120
  "flywheel" -> 851120
  "ignition coil" -> 851130
  "distributor" -> 851130
  "zundspule" -> 851130
  "zundverteiler" -> 851130
  "bobine" -> 851130
  "bobina" -> 851130
  "cewka" -> 851130
  "allumeur" -> 851130
  "spinterogeno" -> 851130
  "ontstekingsspoel" -> 851130
  "alternator" !"regulator" -> 851150
  "lichtmaschine" !"regulator" -> 851150
  "alternateur" !"regulator" -> 851150
  "alternador" !"regulator" -> 851150
  "alternatore" !"regulator" -> 851150
  "dynamo" !"regulator" -> 851150
  "starter" -> 851140
  "anlasser" -> 851140
  "demarreur" -> 851140
  "arranque" -> 851140
  "partida" -> 851140
  "avviamento" -> 851140
  "startmotor" -> 851140
  "rozrusznik" -> 851140
  * -> 851180
t: iridium spark plug set of 4 => 851110
t: car alternator 14v 90a => 851150
t: diesel glow plug => 851180
t: ignition coil pack => 851130
t: spark plug socket 16 mm => !851180

@ industrial-motor
en: three phase motor; induction motor; asynchronous motor; single phase motor; industrial electric motor; explosion proof motor; three phase induction motor; single phase induction motor; squirrel cage motor; 3 phase motor; traction motor; ac servo motor; universal motor; washing machine motor; dc traction motor
de: Drehstrommotor = three phase motor; Asynchronmotor = asynchronous motor; Wechselstrommotor = ac motor; Elektromotor = electric motor + kW|Drehstrom
fr: moteur triphasé = three phase motor; moteur asynchrone = asynchronous motor; moteur monophasé = single phase motor
es: motor trifásico = three phase motor; motor monofásico = single phase motor; motor asíncrono = asynchronous motor; motor de inducción = induction motor; motor eléctrico trifásico = three phase motor
it: motore trifase = three phase motor; motore asincrono = asynchronous motor; motore monofase = single phase motor; motore elettrico trifase = three phase motor
nl: draaistroommotor = three phase motor; wisselstroommotor = ac motor
pl: silnik trójfazowy = three phase motor; silnik jednofazowy = single phase motor; silnik asynchroniczny = asynchronous motor
pt: motor trifásico = three phase motor; motor monofásico = single phase motor; motor de indução = induction motor; motor elétrico trifásico = three phase electric motor; motor assíncrono = asynchronous motor
not: ac motor capacitor
  "parts of|partes de|parti di" -> 850300
  "parts for|partes para|piezas para|parti per|peças para" -> 850300
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 850300
  watt<=37.5 -> 850110 ~.01
  "universal" -> 850120
  "washing machine" -> 850120 ~.5
  "single phase" -> 850140
  "monophase" -> 850140
  "monofasico" -> 850140
  "monofase" -> 850140
  "jednofazowy" -> 850140
  "dc traction" -> 850132
  watt<=750 -> 850151 ~.1
  watt>75000 -> 850153 ~.05
  * -> 850152
t: three phase induction motor 5.5 kW => 850152
t: single phase induction motor 1.5 kW => 850140
t: rc brushless motor => !850152

@ industrial-welder
en: arc welding machine; resistance welding machine; laser welding machine; ultrasonic welding machine; mig welding machine; tig welding machine; plastic welding machine; plasma welding machine; submerged arc welding machine; seam welder; fusion splicing welder; butt fusion welding machine; welding robot cell; stud welding machine; hf welding machine; handheld laser welder; extrusion welder plastic; metal spraying machine
de: Laserschweißgerät; Ultraschallschweißgerät; Widerstandsschweißmaschine; Lichtbogenschweißgerät; Spiegelschweißmaschine
fr: soudeuse par points; soudeuse laser; soudeuse à ultrasons
es: soldadora de puntos; soldadora láser; soldadora ultrasónica; máquina de soldar arco; soldadora de termofusión
it: saldatrice a punti; saldatrice laser; saldatrice ad ultrasuoni; saldatrice ad arco
nl: puntlasmachine; laserlasmachine; booglasapparaat
pl: spawarka laserowa; zgrzewarka ultradźwiękowa; zgrzewarka doczołowa
pt: máquina de solda ponto; soldadora a laser; máquina de solda elétrica
not: battery spot welder; spot welder for battery
  "parts of|partes de|parti di" -> 851590
  "parts for|partes para|piezas para|parti per|peças para" -> 851590
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 851590
  "laser" -> 851580
  "ultrasonic|ultrasónico|ultrasonidos|ultrassónico" -> 851580
  "plastic|plástico|plastica" -> 851580
  "butt fusion" -> 851580
  "extrusion|extruido|estruso|extrudido|extrusão" -> 851580
  "laserschweissgerat" -> 851580
  "ultraschallschweissgerat" -> 851580
  "ultrasons" -> 851580
  "ultrasonica" -> 851580
  "ultrasuoni" -> 851580
  "termofusion" -> 851580
  "spiegelschweissmaschine" -> 851580
  "spot": "automatic|automático" 851521; * 851529
  "resistance": "automatic|automático" 851521; * 851529
  "seam": "automatic|automático" 851521; * 851529
  "punktschweissgerat": "automatic|automático" 851521; * 851529
  "puntos": "automatic|automático" 851521; * 851529
  "punti": "automatic|automático" 851521; * 851529
  "points": "automatic|automático" 851521; * 851529
  "puntatrice": "automatic|automático" 851521; * 851529
  "punktowa": "automatic|automático" 851521; * 851529
  "ponto": "automatic|automático" 851521; * 851529
  "puntlasmachine": "automatic|automático" 851521; * 851529
  "mig" -> 851531
  "submerged" -> 851531
  "robot" -> 851531
  "automatic|automático" -> 851531
  * -> 851539
t: spot welding machine for sheet metal => 851529
t: handheld laser welding machine => 851580
t: arc welding machine 200a => 851539
t: soldering iron => !851539

@ insulating-fitting
en: electrical conduit; insulating fitting; cable conduit pipe insulated; conduit fitting insulating; insulating sleeve + electrical; bakelite insulating part; lined metal conduit; insulating bead ceramic; insulating washer transistor; ceramic insulating part; insulating spacer electrical; mica insulating washer; plastic insulating part
de: Isolierteil; Isolierrohr + Elektro; Isolierstoffteil
fr: pièce isolante; tube isolateur
es: pieza aislante; conducto eléctrico
not: electrical conduit bender
  main: ceramic 854710 ~.1; plastic 854720 ~.7
  * -> 854790
t: ceramic insulating part for heater => 854710
t: lined metal conduit electrical steel => 854790
t: insulating tape => !854790

@ insulator
en: electrical insulator; glass insulator; composite insulator; polymer insulator; insulating bushing; standoff insulator; suspension insulator; pin insulator; fence insulator; post insulator; transformer bushing insulator
de: Isolator
fr: isolateur électrique; isolateur; isolateur clôture
es: aislador eléctrico; aislador
it: isolatore; isolatore elettrico; isolatore porcellana
nl: isolator; schrikdraad isolator
pl: izolator; izolator ogrodzeniowy
pt: isolador elétrico; isolador
not: galvanic isolator; signal isolator; isolante; isolamento; isolada; isolado; isolantes; isolant; isole; isolement
  main: glass 854610 ~.08; ceramic 854620 ~.35; plastic 854690
  "porcelain" -> 854620
  "porzellanisolator" -> 854620
  "porcelana" -> 854620
  "porcellana" -> 854620
  "porcelanowy" -> 854620
  "glasisolator" -> 854610
  * -> 854690
t: porcelain pin insulator => 854620
t: plastic electric fence insulator => 854690
t: thermal insulation foam => !854690

@ lamp-part part of light-bulb, discharge-lamp-trade
en: lamp cap e27 base part; bulb filament; tungsten filament; bulb base part; lamp electrode; glass bulb shell filament support
de: Glühwendel; Lampensockel Teil
  * -> 853990
t: tungsten filament for lamp => 853990
t: lamp holder e27 => !853990

@ lifting-electromagnet
en: magnetic lifter; permanent magnetic lifter; magnetic separator; lifting electromagnet; magnetic workholding table; magnetic drum separator; electro permanent magnetic chuck; crane lifting magnet
de: Lasthebemagnet
fr: aimant de levage
es: imán de elevación
it: magnete sollevatore
  * -> 850590
t: permanent magnetic lifter 600 kg => 850590
t: fridge magnet => !850590

@ motor-part part of electric-motor, industrial-motor, ac-generator, diesel-generator, generator-set
en: stator; motor rotor; armature + motor|drill|grinder; motor housing; stator core; generator part; commutator; motor stator; motor part; generator avr; avr + generator; rotor + motor|generator|stator; lamination core; motor end cover; motor fan cover; wind turbine tower part; slip ring assembly
de: Stator = stator; Anker + Motor|Bohrmaschine; Rotorblatt = rotor blade; Kommutator = commutator
fr: stator = stator; induit = armature + moteur; rotor = rotor + moteur
es: estator = stator; inducido = armature; rotor = rotor + motor
it: statore = stator; indotto = armature + motore
nl: stator = stator; rotorblad = rotor blade
pl: stojan silnika = motor stator; wirnik silnika = motor rotor
pt: estator = stator; induzido = armature; rotor = rotor + motor
not: rotor blade drone; brake rotor; stator motorcycle; distributor rotor
  "avr" -> 903289
  "motorcycle" -> 851190
  "scooter" -> 851190
  "magneto" -> 851190
  * -> 850300
t: motor stator and rotor => 850300
t: avr for generator => 903289
t: brake rotor disc => !850300

@ power-transformer
en: power transformer; distribution transformer; oil immersed transformer; dry type transformer; oil filled transformer; step down transformer kva; cast resin transformer; pole mounted transformer; isolating transformer; instrument transformer; voltage stabilizer transformer; three phase transformer; potential transformer; furnace transformer; transformer + kva|oil|substation|mva|dry
de: Leistungstransformator; Verteiltransformator; Öltransformator; Gießharztransformator; Stromwandler; Trenntransformator
fr: transformateur de puissance; transformateur de distribution; transformateur sec; transformateur de courant; transformateur d'isolement
es: transformador de potencia; transformador de distribución; transformador seco; transformador de corriente; transformador en aceite
it: trasformatore di potenza; trasformatore di distribuzione; trasformatore a secco; trasformatore di corrente; trasformatore in olio
nl: vermogenstransformator; distributietransformator; stroomtransformator
pl: transformator mocy; transformator rozdzielczy; przekładnik prądowy; transformator olejowy
pt: transformador de potência; transformador de distribuição; transformador de corrente; transformador a óleo
  "parts of|partes de|parti di" -> 850490
  "parts for|partes para|piezas para|parti per|peças para" -> 850490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 850490
  "oil": "mva" 850422; * 850421
  "distribution": "mva" 850422; * 850421
  "pole mounted": "mva" 850422; * 850421
  "oltransformator": "mva" 850422; * 850421
  "olejowy": "mva" 850422; * 850421
  "distribucion": "mva" 850422; * 850421
  "distribuzione": "mva" 850422; * 850421
  "distribuicao": "mva" 850422; * 850421
  "current transformer" -> 850431
  "instrument" -> 850431
  "stromwandler" -> 850431
  "transformateur de courant" -> 850431
  "corriente" -> 850431
  "corrente" -> 850431
  "pradowy" -> 850431
  "potential" -> 850431
  "cast resin" -> 850434
  "giessharztransformator" -> 850434
  * -> 850433
t: oil immersed distribution transformer => 850421
t: current transformer 100/5a => 850431
t: transformer robot toy => !850433

@ primary-cell-trade
en: zinc carbon battery; zinc air battery; silver oxide cell; mercury oxide battery; lithium primary battery; lithium thionyl chloride battery; er14505; carbon zinc battery; manganese dioxide cell; lithium metal battery; primary lithium cell; cr17450; dry cell battery; r20 battery; thermal battery
de: Silberoxid Zelle; Lithium Primärbatterie
fr: pile zinc-carbone; pile lithium
es: pila de zinc carbono; pila de litio
it: pila al litio
nl: zink-koolstof batterij
pt: pilha zinco carbono; pilha de óxido de prata
  "mercury|mercurio" -> 850630
  "silver" -> 850640
  "silberoxid" -> 850640
  "argent" -> 850640
  "plata" -> 850640
  "argento" -> 850640
  "prata" -> 850640
  "lithium" -> 850650
  "er14505" -> 850650
  "cr17450" -> 850650
  "litio" -> 850650
  "litowa" -> 850650
  "air" -> 850660
  "luft" -> 850660
  "aire" -> 850660
  "aria" -> 850660
  "lucht" -> 850660
  "powietrzna" -> 850660
  "thermal|térmico" -> 850680
  * -> 850610
t: zinc carbon battery r20 => 850610
t: lithium thionyl chloride battery 3.6v => 850650
t: rechargeable aa battery => !850610

@ radar-radio-nav
en: radar; marine radar; radar antenna; radio remote control industrial; crane remote control; base station antenna; fm broadcast transmitter; tv transmitter; radio transmitter broadcast; cellular base station; radar system; weather radar; base transceiver station
de: Radar = radar; Schiffsradar = marine radar; Sender = transmitter + FM|Rundfunk; Funkfernsteuerung = radio remote control; Basisstation = base station + Mobilfunk; Mobilfunkbasisstation = cellular base station
fr: radar = radar; radar marin = marine radar; émetteur radio = radio transmitter; télécommande industrielle = industrial remote control; station de base = base station antenna
es: radar = radar; radar marino = marine radar; transmisor de radio = radio transmitter; estación base = base station + móvil
it: radar = radar; radar marino = marine radar; trasmettitore radio = radio transmitter; stazione base = base station
nl: radar = radar; scheepsradar = marine radar; radiozender = radio transmitter
pl: radar = radar; nadajnik radiowy = radio transmitter; stacja bazowa = base station
pt: radar = radar; transmissor de rádio = radio transmitter; estação base = base station + celular
not: radar detector; reversing radar; parking radar; radar speed gun; microwave radar sensor; radar sensor; radar light; radar reflector; radar taillight; radio
  "satellite phone" -> 851714
  "remote control" -> 852692
  "funkfernsteuerung" -> 852692
  "telecommande" -> 852692
  "base station": "antenna|antena" 851771; * 851761
  "base transceiver": "antenna|antena" 851771; * 851761
  "cellular": "antenna|antena" 851771; * 851761
  "basisstation": "antenna|antena" 851771; * 851761
  "mobilfunkbasisstation": "antenna|antena" 851771; * 851761
  "station de base": "antenna|antena" 851771; * 851761
  "estacion base": "antenna|antena" 851771; * 851761
  "stazione base": "antenna|antena" 851771; * 851761
  "stacja bazowa": "antenna|antena" 851771; * 851761
  "estacao base": "antenna|antena" 851771; * 851761
  "broadcast" -> 852550
  "transmitter" -> 852550
  "sender" -> 852550
  "emetteur" -> 852550
  "transmisor" -> 852550
  "trasmettitore" -> 852550
  "nadajnik" -> 852550
  "transmissor" -> 852550
  "radiozender" -> 852550
  * -> 852610
t: marine radar 24nm => 852610
t: crane remote control wireless => 852692
t: cellular base station => 851761
t: radar detector car => !852610

@ resistor-trade
en: braking resistor; trimmer resistor; fixed resistor; wirewound variable resistor; chip resistor; carbon composition resistor; wirewound power resistor; metal oxide varistor; shunt resistor; neutral grounding resistor; thick film resistor; trimpot
de: Bremswiderstand; Widerstand + Ohm|SMD|Chip; Rheostat
fr: résistance de freinage; rhéostat
es: resistencia de frenado; reóstato
it: resistenza di frenatura; reostato
nl: remweerstand; regelweerstand
pl: rezystor hamowania
pt: resistor de frenagem; reostato
  "parts of|partes de|parti di" -> 853390
  "parts for|partes para|piezas para|parti per|peças para" -> 853390
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 853390
  "thermistor" -> 853340
  "varistor" -> 853340
  "trimmer" -> 853340
  "trimpot" -> 853340
  "thermistance" -> 853340
  "termistor" -> 853340
  "varistance" -> 853340
  "warystor" -> 853340
  "termistore" -> 853340
  "varistore" -> 853340
  "heissleiter" -> 853340
  "carbon" -> 853310
  "rheostat" -> 853339
  "wirewound variable" -> 853339
  "reostato" -> 853339
  "rheostat" -> 853339
  "regelweerstand" -> 853339
  "braking" -> 853329
  "power resistor" -> 853329
  "grounding" -> 853329
  "bremswiderstand" -> 853329
  "freinage" -> 853329
  "frenado" -> 853329
  "remweerstand" -> 853329
  "hamowania" -> 853329
  "frenagem" -> 853329
  * -> 853321
t: ntc thermistor 10k => 853340
t: braking resistor 500w for vfd => 853329
t: chip resistor 0805 => 853321
t: resistance band => !853321

@ semiconductor-trade
en: power diode; photovoltaic cell; solar wafer cell; rectifier diode module; thyristor module; power transistor; photocoupler; silicon controlled rectifier; piezoelectric crystal; quartz resonator; semiconductor device; laser diode component; photodiode array; led diode 5mm; igbt power module; saw filter; mems sensor; semiconductor laser diode; light emitting diode 5mm; uncased solar cell; bipolar transistor; field effect transistor
de: Leistungsdiode = power diode; Solarzelle = solar cell; Thyristormodul = thyristor module; Halbleiterbauelement = semiconductor component
fr: cellule photovoltaïque = photovoltaic cell; diode de puissance = power diode; résonateur à quartz = quartz resonator
es: diodo emisor de luz = light emitting diode; célula fotovoltaica = photovoltaic cell; diodo de potencia = power diode; resonador de cuarzo = quartz resonator
it: diodo a emissione luminosa = light emitting diode; cella fotovoltaica = photovoltaic cell; risonatore al quarzo = quartz resonator
nl: lichtgevende diode = light emitting diode; zonnecel = photovoltaic cell; kwartskristal = quartz crystal
pl: dioda świecąca = light emitting diode; ogniwo fotowoltaiczne = photovoltaic cell
pt: célula fotovoltaica = photovoltaic cell; ressonador de quartzo = quartz resonator
not: light emitting diode lamp
  "parts of|partes de|parti di" -> 854190
  "parts for|partes para|piezas para|parti per|peças para" -> 854190
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 854190
  "photovoltaic" -> 854142
  "solar|solare" -> 854142
  "solarzelle" -> 854142
  "photovoltaique" -> 854142
  "fotovoltaica" -> 854142
  "fotowoltaiczne" -> 854142
  "zonnecel" -> 854142
  "laser" -> 854149
  "light emitting" -> 854141
  "led" -> 854141
  "leuchtdiode" -> 854141
  "electroluminescente" -> 854141
  "emisor" -> 854141
  "emissione" -> 854141
  "lichtgevende" -> 854141
  "swiecaca" -> 854141
  "emissor" -> 854141
  "thyristor" -> 854130
  "silicon controlled" -> 854130
  "thyristormodul" -> 854130
  "transistor" -> 854129
  "igbt" -> 854129
  "photo" -> 854149
  "photocoupler" -> 854149
  "photodiode" -> 854149
  "quartz" -> 854160
  "piezoelectric" -> 854160
  "schwingquarz" -> 854160
  "cuarzo" -> 854160
  "quarzo" -> 854160
  "kwarcowy" -> 854160
  "kwartskristal" -> 854160
  "quartzo" -> 854160
  "mems" -> 854151
  "saw filter" -> 854160
  * -> 854110
t: 5mm light emitting diode red => 854141
t: photovoltaic cell unassembled => 854142
t: power diode 100a => 854110
t: led bulb e27 => !854110

@ special-electrical
en: electroplating machine; electrolysis machine; particle accelerator; electroplating tank; electrophoresis apparatus; salt chlorinator; hydrogen water electrolyzer; rf signal generator; electrolyzer; electric fence energiser; electrolyser; plating machine rectifier tank; arbitrary waveform generator; walk through metal detector; ion implanter accelerator
de: Signalgenerator = signal generator; Funktionsgenerator = function generator; Galvanikanlage = electroplating plant; Elektrolyseur = electrolyzer; Teilchenbeschleuniger = particle accelerator
fr: générateur de signaux = signal generator; générateur de fonctions = function generator; électrolyseur = electrolyzer
es: generador de señales = signal generator; generador de funciones = function generator; electrolizador = electrolyzer
it: generatore di segnali = signal generator; generatore di funzioni = function generator; elettrolizzatore = electrolyzer; elettrificatore recinto = electric fence energiser
nl: signaalgenerator = signal generator
pl: generator sygnałów = signal generator; generator funkcyjny = function generator; pastuch elektryczny = electric fence
pt: gerador de sinais = signal generator; gerador de funções = function generator
not: metal detector toy; metal detector headphones; metal detector coil; metal detector shovel
  "parts of|partes de|parti di" -> 854390
  "parts for|partes para|piezas para|parti per|peças para" -> 854390
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 854390
  "accelerator" -> 854310
  "teilchenbeschleuniger" -> 854310
  "signal generator" -> 854320
  "function generator" -> 854320
  "waveform" -> 854320
  "signalgenerator" -> 854320
  "funktionsgenerator" -> 854320
  "signaux" -> 854320
  "fonctions" -> 854320
  "senales" -> 854320
  "funciones" -> 854320
  "segnali" -> 854320
  "funzioni" -> 854320
  "signaalgenerator" -> 854320
  "sygnalow" -> 854320
  "funkcyjny" -> 854320
  "sinais" -> 854320
  "funcoes" -> 854320
  "electroplating" -> 854330
  "electrolysis" -> 854330
  "electrolyzer" -> 854330
  "electrolyser" -> 854330
  "electrophoresis" -> 854330
  "electrolyseur" -> 854330
  "galvanikanlage" -> 854330
  "elektrolyseur" -> 854330
  "electrolizador" -> 854330
  "elettrolizzatore" -> 854330
  "plating" -> 854330
  * -> 854370
t: handheld metal detector => 854370
t: function signal generator 30mhz => 854320
t: electroplating machine => 854330
t: gold plated necklace => !854370

@ static-converter
en: rectifier + welding|plating|industrial|dc|station; dc power supply; bench power supply; switching power supply; variable frequency drive; frequency drive; ev charging station; ev charger; wallbox; industrial battery charger; hybrid inverter; grid tie inverter; microinverter; soft starter; din rail power supply; laboratory power supply; ac dc converter; online ups; telecom rectifier; servo drive; phase converter; electric vehicle charger; forklift battery charger; solar hybrid inverter; plating rectifier
de: Labornetzteil = laboratory power supply; Schaltnetzteil = switching power supply; Ladestation = charging station + Elektroauto|E-Auto; Wallbox = wallbox; Gleichrichter = rectifier; Hutschienennetzteil = din rail power supply; Hybridwechselrichter = hybrid inverter; Mikrowechselrichter = microinverter
fr: alimentation à découpage = switching power supply; borne de recharge = charging station; onduleur = inverter + hybride|réseau|solaire; redresseur = rectifier; variateur de fréquence = variable frequency drive; alimentation de laboratoire = laboratory power supply
es: fuente de alimentación conmutada = switching power supply; cargador de coche eléctrico = electric vehicle charger; rectificador = rectifier; variador de frecuencia = variable frequency drive; inversor híbrido = hybrid inverter; fuente de laboratorio = laboratory power supply
it: alimentatore switching = switching power supply; raddrizzatore = rectifier; stazione di ricarica = ev charging station; inverter ibrido = hybrid inverter; alimentatore da laboratorio = laboratory power supply
nl: laadpaal = ev charging station; gelijkrichter = rectifier; frequentieregelaar = variable frequency drive; hybride omvormer = hybrid inverter; labvoeding = laboratory power supply
pl: zasilacz impulsowy = switching power supply; prostownik = rectifier + przemysłowy; stacja ładowania = charging station; zasilacz laboratoryjny = laboratory power supply; falownik hybrydowy = hybrid inverter
pt: fonte chaveada = switching power supply; retificador = rectifier; conversor de frequência = frequency converter; inversor híbrido = hybrid inverter; carregador de carro elétrico = electric vehicle charger
not: ev charger cable; ev charger holder; rectifier diode; bridge rectifier; ev charging cable
  "parts of|partes de|parti di" -> 850490
  "parts for|partes para|piezas para|parti per|peças para" -> 850490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 850490
  "servo drive" -> 850440
  "soft starter" -> 850440
  * -> 850440
t: variable frequency drive 7.5 kw => 850440
t: ev charging station 22 kw => 850440
t: ev charging cable type 2 => !850440

@ switchboard
en: electrical panel; electric cabinet; distribution panel; motor control center; low voltage switchgear; control cabinet; plc controller; programmable logic controller; control desk; cnc control unit; electrical enclosure; distribution cabinet; meter box + electric; power distribution cabinet; junction cabinet; empty electrical enclosure; switchgear cabinet; ats panel; automatic transfer switch; low voltage switchboard
de: Schaltanlage; Verteilerschrank
es: armario eléctrico
it: armadio elettrico
nl: meterkast
pt: armário elétrico
  "parts of|partes de|parti di" -> 853890
  "parts for|partes para|piezas para|parti per|peças para" -> 853890
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 853890
  "empty" -> 853810
  "enclosure" -> 853810
  "without" -> 853810
  "transfer switch" -> 853650
  "ats" -> 853650
  kind=high-voltage -> 853720 ~.03
  * -> 853710
t: low voltage distribution panel 400a => 853710
t: empty electrical enclosure steel => 853810
t: solar panel 100w => !853710

@ switchgear-part part of switchboard, hv-switchgear, circuit-breaker, relay, electric-switch, fuse
en: switchgear part; circuit breaker part; relay part; switch contact; busbar support part; silver contact + relay|switch; contact tip; arcing contact; switch housing part; connector housing part; moulded switch cover part; contactor contact kit; connector pin contact part; circuit breaker mechanism; switch actuator part
  * -> 853890
t: contactor coil 220v => 853890
t: ac contactor 3 pole => !853890

@ traction-battery
en: forklift battery; traction battery; industrial storage battery; nickel iron battery; ev battery pack; electric vehicle battery; lifepo4 battery; lithium iron phosphate battery; e-bike battery; golf cart battery; sodium ion battery; energy storage battery; home battery storage; opzs battery; telecom battery; hybrid battery; battery cell lithium; nickel cadmium battery; electric car battery pack
de: Traktionsbatterie; Staplerbatterie; LiFePO4 Batterie; Batteriespeicher; Hausspeicher; E-Bike Akku
fr: batterie de traction; batterie lifepo4; batterie de vélo électrique; batterie de stockage
es: batería de tracción; batería lifepo4; batería de bicicleta eléctrica; batería de almacenamiento
it: batteria di trazione; batteria lifepo4; batteria e-bike; batteria di accumulo
nl: tractiebatterij; lifepo4 accu; thuisbatterij; fietsaccu
pl: bateria trakcyjna; akumulator lifepo4; magazyn energii; bateria do roweru elektrycznego
pt: bateria de tração; bateria lifepo4; bateria de bicicleta elétrica
not: e-bike battery charger; e-bike battery case; e-bike battery bag; lifepo4 charger; lifepo4 battery charger
  "parts of|partes de|parti di" -> 850790
  "parts for|partes para|piezas para|parti per|peças para" -> 850790
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 850790
  chemistry=lead -> 850720 ~.05
  chemistry=ni-cd -> 850730 ~.01
  chemistry=ni-mh -> 850750 ~.02
  "nickel iron" -> 850780
  "sodium|sodio" -> 850780
  "opzs" -> 850720
  "forklift" -> 850720 ~.8
  "traction" -> 850720 ~.8
  "traktionsbatterie" -> 850720 ~.8
  "staplerbatterie" -> 850720 ~.8
  "tractiebatterij" -> 850720 ~.8
  "trakcyjna" -> 850720 ~.8
  "hybrid" -> 850750
  * -> 850760
t: lifepo4 battery 12v 100ah => 850760
t: lead acid forklift traction battery => 850720
t: lifepo4 battery charger => !850760

@ traffic-signal
en: traffic light; traffic signal; railway signal; road traffic signal light; pedestrian signal; level crossing signal; railway signalling equipment; airfield light; runway light; traffic light controller; points motor + railway; track circuit + railway; axle counter
de: Verkehrsampel; Ampelanlage; Bahnsignal; Eisenbahnsignaltechnik
fr: feu de signalisation; feu tricolore; signalisation ferroviaire
es: semáforo; señalización ferroviaria
it: semaforo; segnalamento ferroviario
nl: verkeerslicht; spoorwegsignaal
pl: sygnalizacja świetlna; sygnalizator kolejowy; sygnalizator świetlny
pt: semáforo; sinalização ferroviária
not: toy traffic light; traffic light toy; traffic light lamp; traffic cone
  "rail" -> 853010
  "railway" -> 853010
  "level crossing" -> 853010
  "axle counter" -> 853010
  "bahnsignal" -> 853010
  "eisenbahnsignaltechnik" -> 853010
  "ferroviaire" -> 853010
  "ferroviaria" -> 853010
  "ferroviario" -> 853010
  "kolejowy" -> 853010
  "spoorwegsignaal" -> 853010
  part=part -> 853090
  * -> 853080
t: led traffic light 300 mm => 853080
t: railway signal equipment => 853010
t: toy traffic light => !853080

@ vehicle-lighting-part part of car, motorcycle, bicycle
en: windscreen wiper; windshield wiper; wiper arm; wiper blade set; car horn; air horn; snail horn; headlight assembly; headlamp assembly; tail light assembly; tail light; turn signal light; fog light; number plate light; brake light + car|motorcycle; defroster + windshield|car; windscreen heater; headlight lens cover; reversing alarm; car alarm; parking sensor kit; side marker light; beacon light + vehicle|warning; rear lamp
de: Autohupe = car horn; Hupe = horn; Scheinwerfer = headlight + Auto|Links|Rechts; Rückleuchte = rear lamp; Nebelscheinwerfer = fog light; Blinker = turn signal light; Kennzeichenbeleuchtung = number plate light; Scheibenwischerblätter = wiper blade; Heckwischer = rear wiper; Wischerarm = wiper arm; Scheibenwischer Set = windscreen wiper set
fr: balai d'essuie-glace = wiper blade; klaxon = horn; phare avant = headlight; antibrouillard = fog light; clignotant = turn signal light; optique de phare = headlight
es: bocina = horn + coche|moto; claxon = car horn; faro delantero = headlight assembly; piloto trasero = tail light; faro antiniebla = fog light; intermitente = turn signal light
it: clacson = car horn; faro anteriore = headlight assembly; fanale posteriore = tail light; fendinebbia = fog light; indicatore di direzione = turn signal light
nl: wisserblad = wiper blade; claxon = car horn; koplamp = headlight; achterlicht = tail light; mistlamp = fog light; knipperlicht = turn signal light; achterruitenwisser = rear window wiper; wisserarm = wiper arm; wissers set = wiper set
pl: klakson = car horn; reflektor samochodowy = car headlight; lampa tylna = tail light; światła przeciwmgielne = fog lights; kierunkowskaz = turn signal light; pióra wycieraczek = wiper blades; wycieraczka szyby = windscreen wiper; ramię wycieraczki = wiper arm; wycieraczki przednie = front wipers; wycieraczka tylna = rear wiper
pt: limpador de para-brisa = windscreen wiper; buzina = car horn; farol dianteiro = headlight; lanterna traseira = tail light; farol de neblina = fog light; pisca = turn signal light
not: wiper fluid; headlight bulb; headlight restoration; wiper motor; bike tail light; air horn can; wiper linkage; bicycle tail light; wiper blade cutter; headlight switch; headlight sticker
  for=bicycle -> 851210 ~.03
  "wiper arm" -> 851290
  "wiper blade" -> 851290
  "lens cover" -> 851290
  "wischerblatt" -> 851290
  "balai" -> 851290
  "escobilla" -> 851290
  "spazzola" -> 851290
  "wisserblad" -> 851290
  "pioro" -> 851290
  "palheta" -> 851290
  "wiper" -> 851240
  "defroster" -> 851240
  "heater" -> 851240
  "scheibenwischer" -> 851240
  "essuie glace" -> 851240
  "limpiaparabrisas" -> 851240
  "tergicristallo" -> 851240
  "ruitenwisser" -> 851240
  "wycieraczka" -> 851240
  "limpador" -> 851240
  "horn" -> 851230
  "alarm" -> 851230
  "parking sensor" -> 851230
  "autohupe" -> 851230
  "hupe" -> 851230
  "klaxon" -> 851230
  "claxon" -> 851230
  "bocina" -> 851230
  "clacson" -> 851230
  "klakson" -> 851230
  "buzina" -> 851230
  * -> 851220
t: windshield wiper blade 24 inch => 851290
t: led headlight assembly for car => 851220
t: snail horn 12v => 851230
t: bicycle tail light rechargeable => !851220 => !851220
