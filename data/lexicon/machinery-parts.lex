# Parts, spare parts and consumables of machines of chapter 84; parts with a heading of their own keep it (section XVI n.2 a).

@ air-conditioner-part-named part of ac-split, air-conditioner
en: air conditioner fan wheel; air conditioner grille; air conditioner heat exchanger coil; ac evaporator core; car air conditioning evaporator; air conditioning evaporator; ac condenser coil; air conditioning part; air conditioner drain pan; ac expansion block; air conditioner cross flow fan; ac blower wheel; air conditioner chassis; ac accumulator drier; aircon part; air conditioner front panel
de: Klimaanlagenteil; Klimaanlage Außengerät; Klimaanlage Innengerät; Verdampfer + Klima; Kondensator + Klimaanlage
fr: unité intérieure + climatisation|climatiseur; unité extérieure + climatisation|climatiseur; évaporateur + climatisation; pièce de climatiseur
es: unidad interior + aire acondicionado; unidad exterior + aire acondicionado; evaporador + aire acondicionado; repuesto de aire acondicionado
it: unità interna + condizionatore|climatizzatore; unità esterna + condizionatore|climatizzatore; evaporatore + clima
nl: airco binnenunit; airco buitenunit; airco verdamper; airco onderdeel
pl: jednostka wewnętrzna + klimatyzacja|klimatyzator; jednostka zewnętrzna + klimatyzacja|klimatyzator; parownik klimatyzacji
pt: unidade interna + ar condicionado; unidade externa + ar condicionado; evaporador + ar condicionado; peça de ar condicionado
not: air conditioner remote; air conditioner bracket; evaporada; evaporativo; evaporado; evapore; evaporation
  * -> 841590
t: air conditioner drain pan => 841590
t: car ac evaporator core => 841590
t: portable air conditioner => !841590

@ ball-bearing-named
en: angular contact ball bearing; self aligning ball bearing; thrust ball bearing; miniature ball bearing; ceramic ball bearing; four point contact bearing; insert bearing; double row ball bearing; bearing 6204; linear ball bearing
de: Axialkugellager; Schrägkugellager; Pendelkugellager
fr: roulement à contact oblique
es: rodamiento rígido de bolas; rodamiento axial de bolas
it: cuscinetto assiale a sfere
nl: groefkogellager; hoekcontactlager
pl: łożysko skośne; łożysko wahliwe
pt: rolamento rígido de esferas
  part=part -> 848299
  * -> 848210
t: angular contact ball bearing 7205 => 848210
t: glass balls => !8482

@ bearing-housing-unit
en: ucp bearing; ucf bearing; flanged bearing unit; bearing unit + ucp|ucf|flange|housing; pillow block + bearing|ucp; take up bearing unit; mounted bearing; ucfl bearing; plummer block with bearing
de: Gehäuselager; Lagereinheit
fr: palier auto-aligneur; palier à semelle + roulement; palier applique
es: soporte con rodamiento; rodamiento con soporte
it: supporto ritto + cuscinetto; supporto con cuscinetto; supporto flangiato + cuscinetto
nl: staand lagerblok; flenslager
pl: łożysko w oprawie; zespół łożyskowy; oprawa z łożyskiem
pt: mancal com rolamento; mancal UCP; rolamento com mancal
  "without bearing" -> 848330
  * -> 848320
t: ucp 205 pillow block bearing unit => 848320
t: pillow case => !8483

@ bearing-roller-element
en: steel ball + bearing|loose|chrome|g10; bearing steel balls; needles for needle roller bearing; bearing needle rollers; loose needle roller; cylindrical roller + loose|bearing element; ceramic bearing ball; chrome steel ball; slingshot steel ball bearing loose; stainless steel ball grade 100
de: Lagerkugel = bearing ball; Stahlkugel = steel ball + Lager; Lagernadel = bearing needle; Wälzkörper = rolling element
fr: bille de roulement = bearing ball; bille acier = steel ball + roulement; aiguille de roulement = bearing needle
es: bola de rodamiento = bearing ball; bolas de acero = steel ball + rodamiento; aguja de rodamiento = bearing needle roller
it: sfera per cuscinetto = bearing ball; sfere acciaio = steel ball + cuscinetto; rullino = needle roller + cuscinetto
nl: lagerkogel = bearing ball; stalen kogels = steel ball + lager; lagernaald = bearing needle
pl: kulka łożyskowa = bearing ball; kulki stalowe = steel balls + łożysko; igiełka łożyskowa = bearing needle
pt: esfera de rolamento = bearing ball; esferas de aço = steel balls + rolamento; agulha de rolamento = needle roller
  * -> 848291
t: chrome steel ball 6 mm grade 10 => 848291
t: tennis ball => !8482

@ boiler-auxiliary-part part of boiler-auxiliary
en: economiser part; economizer part; superheater tube; superheater coil; economiser coil; economizer tube; air preheater element; soot blower lance; soot blower nozzle; steam condenser tube bundle; preheater basket
de: Überhitzerrohr; Economiserteil; Rußbläserlanze
fr: tube de surchauffeur; pièce d'économiseur
es: tubo de sobrecalentador; pieza de economizador
it: tubo surriscaldatore; parte economizzatore
nl: oververhitterpijp; onderdeel economiser
pl: rura przegrzewacza; część ekonomizera
pt: tubo de superaquecedor; peça de economizador
  * -> 840490
t: soot blower lance tube for boiler => 840490
t: superheater coil => 840490
t: steam iron => !8404

@ book-paper-machine-part part of paper-cutter-machine, paper-converting-cutting, paper-other-machine, paper-box-machine, paper-bag-envelope-machine
en: creasing matrix; creasing wheel; paper cutter cutting stick; cutting stick + guillotine|paper; die cutting rule; cutting die + die cutter machine|carton|steel rule; cutter plotter strip; vinyl cutter blade holder; cutting plotter pinch roller; vinyl cutter part; blade holder + plotter; slitting shaft; slitter knife holder; die board; ejection rubber die; stripping die; corrugating roll; paper cutter clamp; rotary die cylinder
de: Rillmatrize; Rillzurichtung; Schneideleiste + Stapelschneider; Stanzwerkzeug + Karton; Messerhalter + Plotter
fr: matrice de rainage; réglette de coupe; forme de découpe; porte-lame + plotter
es: matriz de hendido; listón de corte; troquel + cartón; portacuchillas + plotter
it: matrice di cordonatura; listello di taglio; fustella + cartone; portalama + plotter
nl: rilmatrix; snijlat + papier; stansvorm; meshouder + plotter
pl: kanał bigujący; listwa tnąca + gilotyna; uchwyt noża + ploter
pt: matriz de vinco; régua de corte + guilhotina; faca de corte e vinco; porta-lâmina + plotter
not: cookie cutter; craft cutting die; troqueladora; fustellatrice
  "steel rule die" -> 820890
  "stanzform" -> 820890
  "forme de decoupe" -> 820890
  "troquel" -> 820890
  "fustella" -> 820890
  "stansvorm" -> 820890
  "wykrojnik" -> 820890
  "faca de corte" -> 820890
  * -> 844190
t: creasing matrix 0.4 x 1.3 mm => 844190
t: blade holder for cutting plotter => 844190
t: paper clip => !8441

@ bookbinding-machine-part part of bookbinding-machine, bookbinding-named, binding-machine
en: stitching head + book|wire; wire stitcher head; binding machine part; binding punch die; perfect binder clamp; book sewing needle holder; milling cutter + perfect binder; folding machine roller + book; binding machine milling blade
de: Heftkopf; Bindemaschinenteil
fr: tête d'agrafage + brochure; pièce de relieuse
es: cabezal de cosido + libros; pieza de encuadernadora
it: testa cucitrice + libri; parte di rilegatrice
nl: nietkop + boek; onderdeel bindmachine
pl: głowica szyjąca + introligatorska; część bindownicy
pt: cabeça de grampeamento + livros; peça de encadernadora
  * -> 844090
t: wire stitcher head for bookbinding => 844090
t: binding machine part => 844090
t: book cover plastic => !8440

@ bulldozer-blade part of earthmoving-machine
en: dozer blade; angledozer blade; dozer blade attachment; dozer cutting edge blade
de: Planierschild; Räumschild + Bulldozer|Planierraupe; Dozerblatt
fr: lame de bulldozer; lame bouteur; lame dozer
es: hoja de bulldozer; hoja topadora; lámina de buldócer
it: lama bulldozer; lama apripista; lama dozer
nl: dozerblad; schuifblad + bulldozer
pl: lemiesz spycharki; lemiesz do spycharki
pt: lâmina de bulldozer; lâmina de buldôzer; lâmina de trator de esteira
  * -> 843142
t: dozer blade attachment for skid steer => 843142
t: bulldozer blade => 843142
t: bulldozer toy => !8431

@ burner-part part of furnace-burner
en: oil burner nozzle; burner nozzle + oil|furnace; burner blast tube; burner flame tube; burner diffuser; burner head + oil|gas industrial|furnace; burner part; stoker part; grate bar + boiler|stoker|furnace; combustion head + burner; oil burner pump nozzle; pellet burner part; burner gun + oil; grate link + stoker
de: Brennerdüse; Öldüse; Ölbrennerdüse; Brennerrohr + Öl|Kessel; Brennerkopf + Kessel|Öl; Roststab
fr: gicleur fioul; gicleur + brûleur; tête de brûleur + fioul|chaudière; barreau de grille + chaudière; pièce de brûleur fioul
es: boquilla de quemador; inyector de quemador + gasóleo; barra de parrilla + caldera
it: ugello bruciatore; ugello gasolio; barrotto di griglia; testa bruciatore + gasolio
nl: branderkop + ketel|olie; oliebrandersproeier; roosterstaaf; roosterstaven
pl: dysza palnika olejowego; dysza + palnik olejowy; rusztowina; głowica palnika
pt: bico de queimador; bico de queimador a óleo; barra de grelha
  * -> 841690
t: oil burner nozzle 0.60 usgal 60 degrees => 841690
t: cast iron grate bar for stoker => 841690
t: candle burner ceramic => !8416

@ card-clothing
en: carding cloth; metallic card clothing; card wire; metallic wire card; carding wire; fillet clothing; flat tops + card
de: Kratzengarnitur; Ganzstahlgarnitur; Kardenbelag
fr: garniture rigide + carde; ruban de carde garniture
es: guarnición de carda; guarnición rígida
it: guarnizione per carda; guarnizioni rigide + carda; scardasso guarnizione
nl: kaardbeslag; kaardgarnituur; kaardleer
pl: obicie zgrzeblne; obicie zgrzeblarki; taśma zgrzebna
pt: guarnição de carda; guarnição metálica carda; revestimento de carda
  * -> 844831
t: metallic card clothing wire => 844831
t: drum carder cloth card clothing 72 tpi => 844831
t: greeting card => !8448

@ caster-converter-part part of foundry-machine, metal-casting-converter, metallurgical-ladle
en: plunger tip + die casting; shot sleeve; die casting plunger; casting machine part; continuous casting roll; continuous casting mould tube; copper mould tube; mould copper plate + casting; ladle slide gate mechanism; crystallizer copper tube; die casting shot rod; ladle part; slide gate mechanism
de: Gießkolben; Füllbüchse + Druckguss; Kokillenrohr + Strangguss; Stranggussrolle
fr: piston d'injection + coulée; tube de lingotière; rouleau + coulée continue; conteneur + coulée sous pression
es: pistón de inyección + fundición; tubo de molde + colada continua; camisa + fundición a presión
it: pistone iniezione + pressofusione; tubo lingottiera; contenitore + pressofusione
nl: gietplunjer; kokilbuis + continugieten
pl: tłok odlewniczy; rura krystalizatora; krystalizator miedziany
pt: pistão de injeção + fundição; tubo de cristalizador; bucha + fundição sob pressão
  * -> 845490
t: copper mould tube for continuous casting => 845490
t: die casting plunger tip => 845490
t: toilet plunger => !8454

@ centrifuge-part part of centrifuge, clothes-dryer-centrifugal
en: centrifuge rotor; laboratory centrifuge rotor; centrifuge bowl; cream separator bowl; centrifuge basket; cream separator disc; separator bowl disc; centrifuge tube holder rotor; decanter scroll; cream separator part; centrifuge bucket; spin dryer part; honey extractor part; centrifuge part; separator disc stack
de: Zentrifugenrotor; Zentrifugenteil; Zentrifugentrommel; Zentrifugenbecher
fr: rotor de centrifugeuse; pièce de centrifugeuse; bol d'écrémeuse; panier de centrifugeuse
es: rotor de centrífuga; pieza de centrífuga; tazón de descremadora
it: rotore per centrifuga; parte di centrifuga; cestello per centrifuga
nl: centrifugeonderdeel
pl: wirnik wirówki; część wirówki; bęben wirówki
pt: peça de centrífuga; cesto de centrífuga
not: centrifuge tube
  * -> 842191
t: laboratory centrifuge rotor => 842191
t: cream separator bowl discs => 842191
t: plastic centrifuge tubes 15 ml => !842191

@ check-valve-named
en: swing check valve; spring check valve; dual plate check valve; backwater valve; one way valve + water|pipe|air|fuel; ball check valve; clack valve
de: Rückschlagklappe = non-return flap valve; Rückstauklappe = backwater valve; Fußventil = foot valve; Rückflussverhinderer = backflow preventer
fr: clapet de non-retour = check valve; clapet de pied = foot valve; disconnecteur = backflow preventer
es: válvula de pie = foot valve
it: valvola di fondo = foot valve; disconnettore = backflow preventer
nl: terugslagventiel = check valve; voetklep = foot valve; keerklep = check valve
pl: klapa zwrotna = check valve; zawór stopowy = foot valve; zawór antyskażeniowy = backflow preventer
pt: válvula de pé = foot valve
  part=part -> 848190
  "hydraulic|hidráulico|idraulico" -> 848120
  "pneumatic|neumático|pneumatico" -> 848120
  "hydraulik" -> 848120
  * -> 848130
t: brass swing check valve 1 inch => 848130
t: bank cheque => !8481

@ clutch-brake-coupling
en: clutch + machine|industrial|friction|pneumatic|lathe; friction disc coupling; friction cone coupling; sleeve coupling + shaft|rigid; friction clutch; disc coupling; gear coupling; tyre coupling; bellows coupling; oldham coupling; cardan joint; sprag clutch; backstop clutch; powder clutch; safety clutch; magnetic coupling
de: Freilauf = freewheel + Welle|Kupplung; Rutschkupplung = slip clutch; Balgkupplung = bellows coupling; Scheibenkupplung = disc coupling
fr: accouplement = coupling + arbre|élastique|rigide; embrayage = clutch + machine; limiteur de couple = torque limiter; roue libre = freewheel + arbre
es: acoplamiento = coupling + eje|elástico|flexible; limitador de par = torque limiter
it: giunto = coupling + albero|rigido; limitatore di coppia = torque limiter
nl: klauwkoppeling = dog clutch; slipkoppeling = slip clutch
pl: sprzęgło przeciążeniowe = overload clutch
pt: acoplamento elástico = elastic coupling; acoplamento = coupling + eixo|flexível; limitador de torque = torque limiter
not: clutch bag; clutch plate; clutch lever; clutch kit; acoplador; acople; acoplada
  * -> 848360
t: friction disc couplings => 848360
t: sprag clutch backstop => 848360
t: evening clutch bag => !8483

@ compressor-part-named part of air-compressor, refrigeration-compressor, vacuum-pump, hand-air-pump
en: compressor valve; compressor reed valve; compressor piston ring; compressor cylinder; compressor connecting rod; compressor service kit; compressor rebuild kit; compressor clutch plate; compressor clutch hub; compressor swash plate; compressor crankcase; compressor unloader; air compressor head; vacuum pump rotor; vacuum pump vane; carbon vane + pump; vacuum pump part; rotary vane + vacuum; turbo compressor wheel; turbine wheel + turbo; turbo core; turbo housing; turbo bearing housing; turbo nozzle ring; turbo vnt ring; turbo repair kit; turbo rebuild kit; compressor wheel + turbo|billet; turbocharger part; wastegate actuator; supercharger pulley part; bike pump head; pump adapter + bicycle pump; screw element + compressor; air compressor cylinder head
de: Kompressorventil; Verdichterteil; Verdichterrad; Turbinenrad + Turbo; Vakuumpumpenflügel; Turbogehäuse; Kompressor Ersatzteil
fr: roue de compresseur; clapet de compresseur; palette de pompe à vide; cartouche de turbo; culasse de compresseur
es: válvula de compresor; rueda de compresor; cartucho de turbo; paleta de bomba de vacío
it: ricambio compressore; valvola compressore; girante turbo; coreassy turbo; paletta pompa vuoto; testata compressore
nl: compressoronderdeel; compressorwiel; turbohuis; vacuümpompschoep; turbo rompgroep; turbohuizen
pl: część sprężarki; zawór sprężarki; koło kompresji; łopatka pompy próżniowej; głowica sprężarki
pt: peça de compressor; válvula de compressor; rotor de turbina compressor; palheta de bomba de vácuo; cabeçote de compressor
not: valve spring compressor; compressor filter; compressor belt
  * -> 841490
t: turbocharger compressor wheel billet => 841490
t: carbon vanes for vacuum pump => 841490
t: air compressor 50 l => !841490

@ computer-part-named part of laptop, laptop-computer, desktop-computer, computer-named, server-storage-scanner
en: cpu; laptop stand part hinge; ram module; ddr4 ram; ddr5 ram; laptop keyboard; laptop palmrest; laptop bottom case; laptop touchpad; laptop housing; laptop lid; computer case; pc chassis; server chassis; server rail kit; raid card part; heatsink + cpu|pc|m.2|ssd; cpu heatsink; drive caddy; hard drive caddy; hard drive bracket; keyboard keycaps; keycap set; keyboard switch tester part; tablet screen digitizer; ipad digitizer; laptop lcd assembly; gpu bracket; io shield; pcie bracket; desktop computer part; computer part
de: Laptop Tastatur = laptop keyboard; Laptop Display = laptop display; Laptop Scharnier = laptop hinge; Kühlkörper = heatsink + CPU|SSD
fr: clavier = keyboard + portable remplacement; charnière = hinge + portable; touches clavier keycaps = keyboard keycaps; dissipateur = heatsink + cpu|ssd
es: caja de PC = computer case; teclado = keyboard + portátil repuesto; bisagra = hinge + portátil; disipador = heatsink + cpu|ssd
it: tastiera = keyboard + notebook ricambio; cerniera = hinge + notebook; dissipatore = heatsink + cpu|ssd
nl: laptoptoetsenbord = laptop keyboard; koelblok = heatsink + cpu|ssd
pl: klawiatura = keyboard + laptopa; zawiasy = hinges + laptopa; radiator = heat sink + cpu|ssd|procesor
pt: teclado = keyboard + notebook reposição; dobradiça = hinge + notebook; dissipador = heatsink + cpu|ssd
not: computer cable; laptop bag; laptop stand; laptop case; cpu cooler fan; teclas
  "cpu processor" -> 854231
  "ram" -> 847330
  "ddr4" -> 847330
  "ddr5" -> 847330
  "memory" -> 847330
  "arbeitsspeicher" -> 847330
  "memoire vive" -> 847330
  "geheugenmodule" -> 847330
  "pamiec" -> 847330
  "memoria" -> 847330
  * -> 847330
t: laptop palmrest upper case => 847330
t: pc motherboard atx => 847330
t: cpu heatsink aluminium => 847330
t: car motherboard => !8471

@ conveyor-part part of conveyor, handling-machine
en: conveyor pulley; conveyor drum; conveyor frame; conveyor scraper; belt cleaner + conveyor; belt scraper; elevator bucket; bucket elevator bucket; conveyor part; conveyor chain guide; impact idler; idler frame; impact bed + conveyor; screw conveyor flight; auger flighting; auger screw + conveyor; conveyor side guide; conveyor guide rail; conveyor skirting; troughing idler; garland roller; drum motor conveyor; robot gripper; robot end effector; robot arm gripper; palletizer gripper; conveyor rail bracket; telescopic boom part aerial lift; dock leveller lip; roller conveyor track; flow rack roller track; stair lift rail
de: Förderbandrolle; Elevatorbecher; Bandabstreifer; Becherwerksbecher; Rollenbahn Teil; Robotergreifer; Förderbandteil
fr: rouleau convoyeur; godet d'élévateur; racleur de bande; tambour de convoyeur; pince de robot
es: rodillo de cinta transportadora; cangilón; polea de transportador; raspador de banda; pinza de robot
it: rullo per nastro trasportatore; tazza per elevatore; raschiatore + nastro; tamburo nastro; pinza robot
nl: rol voor transportband; elevatorbeker; bandschraper; robotgrijper
pl: krążnik; kubełek podnośnika; zgarniacz taśmy; bęben przenośnika; chwytak robota
pt: rolete transportador; rolo transportador; caçamba de elevador; raspador de correia; tambor de transportador; garra de robô
not: conveyor belt; toy robot
  * -> 843139
t: carbon steel conveyor roller 89 mm => 843139
t: nylon elevator bucket for grain => 843139
t: rubber conveyor belt => !843139

@ crusher-mixer-part part of mineral-machine, mineral-crusher, mineral-screening-washing, concrete-mortar-mixer, ceramic-brick-forming-machine
en: crusher liner; crusher blow bar; blow bar; crusher mantle; cone crusher concave; bowl liner + crusher; toggle plate; screen panel + polyurethane|vibrating|crusher; vibrating screen mesh; concrete mixer blade; concrete mixer paddle; concrete mixer ring gear; pinion + concrete mixer; mixer arm + concrete; brick machine mould box part; hammer head + crusher; impact plate crusher; trommel screen part; pottery wheel bat; wheel head pottery; grinding media ball steel forged; mixer liner plate
de: Brechbacke; Schlagleiste; Brechermantel; Mischerschaufel; Siebbelag; Mischtrommel + Betonmischer; Zahnkranz + Betonmischer
fr: mâchoire de concasseur; battoir + concasseur; blindage + broyeur; pale de malaxeur; grille de crible; couronne + bétonnière
es: mandíbula de trituradora; barra impactora; revestimiento de molino; malla para criba; paleta de hormigonera; corona + hormigonera
it: mascella frantoio; martello + frantoio; corazza mulino; rete per vaglio; corona + betoniera; pala betoniera
nl: breekkaak; slagbalk; breekmantel; zeefdek; tandkrans + betonmolen
pl: szczęka kruszarki; listwa udarowa; wykładzina młyna; sito przesiewacza; wieniec + betoniarka|betoniarki; łopatka betoniarki
pt: mandíbula de britador; revestimento de moinho; tela de peneira; cremalheira + betoneira; pá de betoneira; martelo + britador
  "grinding media" "cast|fundido|colado|fuso" -> 732591
  "grinding media" -> 732611
  * -> 847490
t: manganese jaw plate for crusher => 847490
t: concrete mixer ring gear => 847490
t: jaw trainer => !8474

@ drilling-rig-part part of drilling-rig
en: drill rig part; rotary table + oil|drilling rig; kelly bar; kelly + drilling|bar; drill string stabilizer; top drive + drilling; drill collar; drill rod + drilling rig|water well|hdd; travelling block; drilling swivel; mud swivel; drilling rig part; sucker pump drilling part; mast + drilling rig; blowout preventer part; crown block; drill pipe slips; hdd part; drilling auger + kelly|piling
de: Bohrgestänge; Kellystange; Bohrgerätteil; Schwerstange + Bohr
fr: tige kelly; pièce de foreuse; masse-tige; tige de forage + foreuse
es: barra kelly; pieza de perforadora; portamechas; sarta de perforación
it: asta kelly; parte di perforatrice; asta di perforazione
nl: kellystang; boorinstallatie onderdeel; boorstang + boorinstallatie
pl: kelly + wiertnica; część wiertnicy; obciążnik wiertniczy; żerdź wiertnicza
pt: haste kelly; peça de perfuratriz; comando de perfuração; haste de perfuração
not: drill pipe seamless
  * -> 843143
t: kelly bar for rotary drilling rig => 843143
t: drilling rig mud swivel => 843143
t: drill bit set => !8431

@ elevator-part part of elevator-lift
en: elevator guide rail; elevator guide shoe; elevator door roller; elevator car; elevator push button; elevator counterweight; elevator traction machine; elevator door hanger; elevator safety gear; escalator step; escalator handrail; escalator comb; escalator roller; escalator part; lift guide rail; lift car; elevator cop; elevator speed governor; lift door operator; elevator buffer; elevator sheave; escalator step chain; lift landing door
de: Aufzugteil; Aufzugstaster; Aufzugskabine; Rolltreppenstufe; Führungsschiene + Aufzug; Aufzugtür; Rolltreppenteil
fr: pièce d'ascenseur; bouton d'ascenseur; cabine d'ascenseur; marche d'escalier mécanique; guide d'ascenseur; main courante + escalator
es: pieza de ascensor; botón de ascensor; cabina de ascensor; escalón de escalera mecánica; guía de ascensor
it: parte di ascensore; pulsante ascensore; cabina ascensore; gradino scala mobile; guida ascensore
nl: liftonderdeel; liftknop; liftkooi; roltraptrede; liftdeur
pl: część windy; przycisk windy; kabina windy; stopień schodów ruchomych; prowadnica windy; część dźwigu osobowego
pt: peça de elevador; botão de elevador; cabina de elevador; degrau de escada rolante; guia de elevador
not: elevator shoes; valve lifter
  "push button" -> 853650   # s. XVI n. 2(a): switches keep their heading
  "aufzugstaster" -> 853650
  "bouton" -> 853650
  * -> 843131
t: escalator step aluminium => 843131
t: elevator door roller 56 mm => 843131
t: passenger elevator 8 persons => !843131

@ excavator-attachment part of earthmoving-machine, crane
en: digging bucket; excavator grapple; log grapple; rotating grapple; orange peel grab; rock bucket; ditching bucket; skeleton bucket; trenching bucket; skid steer bucket; timber grab; sorting grab; crane grab; bucket + excavator|loader|digger|backhoe|skid steer|jcb; grapple + excavator|loader|skid steer; grab + excavator|crane; mud bucket; ditch cleaning bucket; demolition grab; material bucket forks loader
de: Tieflöffel = backhoe bucket; Greifer = grab + Bagger|Kran|Holz; Radladerschaufel = wheel loader shovel; Grabenräumlöffel = ditch cleaning bucket; Zweischalengreifer = clamshell grab; Holzgreifer = timber grab
fr: godet de pelle = excavator bucket; godet de terrassement = digging bucket; godet de chargeur = loader bucket; grappin = grapple + pelle|grue|bois; benne preneuse = grab; godet curage = ditch cleaning bucket
es: cucharón de excavadora = excavator bucket; cazo de excavadora = excavator bucket; cuchara bivalva = clamshell bucket; pinza = grapple + excavadora|troncos; pala cargadora cucharón = loader bucket
it: benna per escavatore = excavator bucket; benna mordente = grab bucket; benna escavatore = excavator bucket; polipo = orange peel grab + gru
nl: slotenbak = ditching bucket; grijper = grab + kraan|hout; laadbak = loader bucket + shovel; puinbak = rubble bucket; grijpbak = grab bucket
pl: łyżka koparkowa = excavator bucket; chwytak = grab + koparka|drewno|dźwig; łyżka skarpowa = ditching bucket; łyżka ładowarki = loader bucket
pt: caçamba de escavadeira = excavator bucket; balde de escavadora = excavator bucket; garra = grapple + escavadeira|madeira; concha = grab bucket + carregadeira|escavadeira; caçamba concha = clamshell bucket
not: ice bucket; bucket hat; grab bag
  * -> 843141
t: mini excavator digging bucket 300 mm => 843141
t: hydraulic log grapple for excavator => 843141
t: plastic bucket 10 l => !8431

@ excavator-part-named part of earthmoving-machine, crane, drilling-rig
en: bucket pin; bucket adapter + tooth|teeth; cutting edge + loader|grader|bucket|dozer; grader blade; ripper tooth; ripper shank; track shoe; track link; track roller; top roller + excavator; undercarriage part; front idler + excavator|track; idler + excavator|dozer|undercarriage; track chain; rubber track + excavator|loader|dumper; swing motor reduction; slewing ring gear excavator part; excavator cab; excavator boom; excavator stick; quick hitch; quick coupler + excavator; excavator pin; crane boom section; hook block; spreader + container crane; loader part; paving screed heater; track adjuster; excavator swing bearing part; drum + road roller; excavator arm; excavator cabin door; auger drive excavator; hydraulic thumb excavator; crane jib; crane part; tunnel boring machine cutter disc holder; snow plow cutting edge; crane wheel; end carriage + crane; excavator seat mount
de: Baggerzahn; Laufrolle + Bagger|Kette; Kettenglied + Bagger; Schnellwechsler; Baggerbolzen; Gummikette + Bagger; Messerleiste + Schaufel; Stützrolle + Bagger; Reißzahn; Kranteil; Hakenflasche
fr: dent de godet; galet de chenille; chenille caoutchouc; attache rapide + pelle; axe de godet; lame d'attaque; moufle + grue; patin de chenille
es: diente de cucharón; rodillo de oruga; oruga de goma; enganche rápido + excavadora; cuchilla + cargadora|motoniveladora; zapata de oruga; gancho de grúa
it: dente benna; rullo cingolo; cingolo in gomma; attacco rapido + escavatore; perno benna; suola cingolo; bozzello + gru
nl: bakkentand; graaftand; rupsrol; rubberen rups; snelwissel + kraan|graafmachine; snijmes + bak; loopwiel + rups; rubberen rupsen
pl: ząb łyżki; zęby do łyżki; rolka gąsienicy; gąsienica gumowa; szybkozłącze + koparka; sworzeń łyżki; lemiesz równiarki; zblocze hakowe
pt: dente de caçamba; rolete de esteira; esteira de borracha; engate rápido + escavadeira; pino de caçamba; lâmina de motoniveladora; moitão + guindaste
not: quick hitch bicycle; tractor rubber track
  * -> 843149
t: excavator track roller => 843149
t: rubber track 230x72x43 for mini excavator => 843149
t: bucket teeth and adapters => 843149
t: dog teeth cleaning => !8431

@ fan-part part of industrial-fan, fan-home, cooker-hood, vehicle-blower-fan
en: fan blade; fan wheel; fan guard; fan grille; fan cover grille; ceiling fan blade; ceiling fan arm; blower wheel; blower impeller; squirrel cage blower wheel; fan hub; fan housing; fan propeller; cooling fan blade; radiator fan blade; range hood filter mesh; cooker hood grease filter; range hood fan wheel; cross flow impeller; fan blade replacement; fan shroud + industrial|blower; extractor fan grille; blower casing; fan part
de: Lüfterrad = fan wheel; Gebläserad = blower wheel; Lüftergitter = fan grille; Lüfterflügel = fan blade; Ventilatorschutzgitter = fan guard
fr: hélice de ventilateur = fan propeller; turbine de ventilateur = blower impeller; roue de ventilateur = fan wheel
es: turbina de ventilador = fan wheel; rejilla de ventilador = fan grille; hélice de ventilador = fan propeller
it: ventola = fan impeller + ricambio|ventilatore; girante ventilatore = fan impeller; griglia ventilatore = fan grille
nl: ventilatorblad = fan blade; waaier = impeller + ventilator; ventilatorrooster = fan grille; ventilatorwiel = fan wheel
pl: wirnik wentylatora = fan impeller; kratka wentylatora = fan grille; śmigło wentylatora = fan blade; osłona wentylatora = fan guard
pt: pá de ventilador = fan blade; grade de ventilador = fan grille
not: vent grille; hand fan; fan blade keychain
  "range hood filter" -> 842199
  "cooker hood grease filter" -> 842199
  * -> 841490
t: replacement ceiling fan blades set of 5 => 841490
t: blower wheel for furnace => 841490
t: ceiling fan with light => !841490

@ filter-part-named part of process-filter, water-purifier, air-purifier, dust-collector, beverage-filter, engine-oil-filter
en: filter bag cage; filter cage + dust|baghouse; filter plate + press; filter press plate; filter housing bracket; filter head + oil|fuel|water; fuel filter housing; filter bowl + fuel; filter bowl; sand filter multiport valve body; filter lateral; hepa filter replacement; vacuum cleaner hepa filter element; replacement filter element; membrane housing; reverse osmosis membrane; pleated filter cartridge; carbon block cartridge; filter mesh disc; extruder filter pack; gas filter element; perforated plate + gas filter; water filter housing wrench; humidifier filter wick; air purifier filter replacement; filter frame + hvac; scrubber packing tray; oil filter element; separator element + compressor|oil; air oil separator; compressor oil separator
de: Filterkorb = filter basket; Stützkorb = filter support cage + Filter; Filterplatte = filter plate + Presse; Filtergehäuse = filter housing; Filterkerze = filter candle; Umkehrosmosemembran = reverse osmosis membrane; Ölabscheider = oil separator + Kompressor
fr: plateau de filtre-presse = filter press plate; bougie filtrante = filter candle; boîtier de filtre = filter housing; membrane d'osmose = reverse osmosis membrane
es: placa de filtro prensa = filter press plate; carcasa de filtro = filter housing
it: piastra filtropressa = filter press plate; porta filtro = filter holder + acqua
nl: filterplaat = filter plate + pers; filterhuis = filter housing; osmosemembraan = reverse osmosis membrane; filterhuizen = filter housing
pl: wkład filtracyjny = filter element; płyta prasy filtracyjnej = filter press plate; obudowa filtra = filter housing
pt: carcaça de filtro = filter housing; membrana de osmose = reverse osmosis membrane
not: cigarette filter; camera filter; filter wrench; filter paper; hepa vacuum cleaner
  * -> 842199
t: filter press plate polypropylene => 842199
t: reverse osmosis membrane 75 gpd => 842199
t: air oil separator element for screw compressor => 842199
t: coffee filter paper => !842199

@ fodder-poultry-machine-part part of farm-machine, feed-preparation-machine, forestry-machine, poultry-keeping-machine, egg-incubator-brooder, garden-machine
en: pellet mill die; pellet mill ring die; pellet mill roller; ring die + pellet; flat die + pellet; roller shell + pellet; feed mixer knife; feed mixer blade; wood chipper blade; shredder blade + garden|branch; stump grinder tooth; stump grinder teeth; incubator egg tray; incubator egg turner; egg turner; egg turning tray; incubator tray; incubator part; poultry nipple drinker; nipple drinker; chicken nipple; drinker nipple; plucker finger; chicken plucker finger; feeder pan part; poultry feeder pan; plucking finger; queen bee excluder part extractor; honey gate part extractor; livestock feeder part; forestry mulcher tooth; harvester head part; hammer + mulcher|feed mill; tree shear part; chaff cutter blade
de: Matrize + Pelletpresse; Häckselmesser; Hackmesser + Häcksler; Fräszahn + Stubbenfräse; Eierhorde; Wendehorde; Rupffinger; Kollerrolle; Mischwagenmesser
fr: matrice + granuleuse|pellets; couteau de broyeur; dent de rogneuse; retourneur d'oeufs; doigt plumeur; doigt de plumeuse; abreuvoir pipette; couteau + mélangeuse
es: matriz + peletizadora; cuchilla de astilladora; volteador de huevos; dedo de desplumadora; bebedero tetina; dedo desplumador; bandeja + incubadora
it: trafila + pellet; lama cippatrice; voltauova; dito spennatore; dito spiumatrice; abbeveratoio a goccia; coltello + carro miscelatore
nl: matrijs + pelletpers; hakselmes; eierkeerder; plukvinger; drinknippel; freestand + stronkenfrees
pl: matryca + peleciarka; nóż rębaka; obracarka jaj; palec skubarki; poidło smoczkowe; poidło kropelkowe; nóż + wóz paszowy
pt: matriz + peletizadora; faca de picador; virador de ovos; dedo de depenadeira; bebedouro nipple; bandeja + chocadeira
not: pet water bottle nipple
  "chipper blade" -> 820840
  "chipper knife" -> 820840
  "shredder blade" -> 820840
  "chaff cutter blade" -> 820840
  "feed mixer knife" -> 820840
  "feed mixer blade" -> 820840
  "hackselmesser" -> 820840
  "hackmesser" -> 820840
  "mischwagenmesser" -> 820840
  "couteau de broyeur" -> 820840
  "cuchilla de astilladora" -> 820840
  "lama cippatrice" -> 820840
  "hakselmes" -> 820840
  "noz rebaka" -> 820840
  "faca de picador" -> 820840
  "nipple" !"plucker" -> 843691
  "chicken|pollo|frango" !"plucker" -> 843691
  "poultry" !"plucker" -> 843691
  "egg" !"plucker" -> 843691
  "incubator" !"plucker" -> 843691
  "feeder pan" !"plucker" -> 843691
  "eierhorde" !"plucker" -> 843691
  "wendehorde" !"plucker" -> 843691
  "nippeltranke" !"plucker" -> 843691
  "oeufs" !"plucker" -> 843691
  "huevos" !"plucker" -> 843691
  "voltauova" !"plucker" -> 843691
  "eierkeerder" !"plucker" -> 843691
  "drinknippel" !"plucker" -> 843691
  "jaj" !"plucker" -> 843691
  "poidlo" !"plucker" -> 843691
  "ovos" !"plucker" -> 843691
  "bebedouro" !"plucker" -> 843691
  "bebedero" !"plucker" -> 843691
  "abreuvoir" !"plucker" -> 843691
  "chocadeira" !"plucker" -> 843691
  "incubadora" !"plucker" -> 843691
  "goccia" !"plucker" -> 843691
  * -> 843699
t: ring die for feed pellet mill => 843699
t: automatic egg turner for incubator => 843691
t: egg carton => !8436

@ food-machine-part-named part of food-machine, dough-mixer, bakery-machine, pasta-machine, meat-machine, fruit-vegetable-machine, fish-machine, chocolate-machine, confectionery-machine, sugar-machine, brewery-machine, tea-coffee-machine-industrial, poultry-processing-machine
en: meat grinder plate no; meat grinder knife; mincer plate + industrial|commercial|butcher; mincer blade; sausage filler nozzle; sausage stuffer tube; sausage stuffing tube; stuffing horn; dough hook + spiral mixer|industrial|commercial; mixing bowl + spiral mixer|planetary|commercial; pasta die; pasta extruder die; brass pasta die; bone saw blade guide; slicer blade + meat|bread commercial|ham; meat slicer sharpener part; slicer carriage; meat slicer part; vegetable cutter disc; cutting disc + vegetable cutter|robot coupe|food machine; chocolate machine part; bakery machine part; bread slicer blade; dough divider part; sheeter belt scraper; brewing kettle part; sugar mill roller; cane mill roller; peeler disc + potato peeler; ice cream machine blade dough; burger press part; kneading hook industrial
de: Lochscheibe + Fleischwolf; Wurstfüllrohr; Füllrohr + Wurst; Nudelmatrize; Matrize + Nudel|Pasta; Schneidscheibe + Gemüseschneider; Knethaken + gewerblich; Aufschnittmesser
fr: grille de hachoir; plaque de hachoir; entonnoir à saucisses; filière + pâtes; disque coupe-légumes; lame de trancheur; crochet pétrisseur + professionnel
es: placa de picadora; disco de picadora; boquilla de embutidora; embudo de embutidora; molde de pasta extrusora; disco + cortadora de hortalizas; cuchilla + cortafiambres
it: piastra tritacarne; coltello tritacarne; imbuto insaccatrice; trafila pasta; trafila + pasta; disco tagliaverdure; lama affettatrice
nl: gehaktmolenplaat; vleesmolenmes; worstvulbuis; pastamatrijs; snijschijf + groentesnijder; snijmachinemes; worstvulbuizen
pl: sitko do maszynki; siatka do wilka; nóż do maszynki do mięsa; lejek do kiełbas; matryca do makaronu; tarcza do szatkownicy; nóż do krajalnicy
pt: disco de moedor; navalha de moedor; funil de ensacadeira; molde de macarrão; disco + cortador de legumes; lâmina de fatiador
not: meat slicer knife kitchen; stand mixer dough hook
  "slicer blade" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "aufschnittmesser" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "lame de trancheur" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "cortafiambres" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "lama affettatrice" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "snijmachinemes" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "krajalnicy" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "fatiador" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "mincer blade" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "grinder knife" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "hackmesser" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "fleischwolfmesser" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "couteau de hachoir" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "cuchilla de picadora" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "coltello tritacarne" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "vleesmolenmes" -> 820830   # 8208.30: knives and blades for machines of the food industry
  "navalha" -> 820830   # 8208.30: knives and blades for machines of the food industry
  * -> 843890
t: sausage stuffing tube set => 843890
t: brass pasta extruder die rigatoni => 843890
t: meat slicer blade 300 mm => 820830
t: pasta spaghetti 500 g => !8438

@ forklift-part part of forklift
en: pallet fork attachment; forklift mast; fork positioner; side shifter; pallet truck wheel; pallet jack wheel; pallet truck roller; forklift seat bracket; forklift carriage; forklift chain roller; mast roller + forklift; load backrest; forklift attachment; paper roll clamp + forklift; bale clamp + forklift; fork extension; pallet truck handle; load wheel + pallet|reach truck; drive wheel + forklift|pallet truck|reach; forklift steering knuckle
de: Staplergabel; Gabelstaplerteil; Hubmast; Gabelverlängerung; Hubwagenrolle; Hubwagenrad; Seitenschieber
fr: fourche de chariot élévateur; mât de chariot; rallonge de fourche; galet de transpalette; roulette de transpalette; tablier à déplacement latéral
es: horquilla de carretilla; mástil de carretilla; rueda de transpaleta; extensión de horquilla; rodillo de transpaleta; desplazador lateral
it: forche per carrello elevatore; montante carrello; rullo transpallet; prolunga forche; ruota transpallet; traslatore
nl: heftruckvork; hefmast; palletwagenwiel; lepelverlenging; vorkverlenging; sideshift
pl: maszt wózka widłowego; rolka do paleciaka; kółko do paleciaka; przedłużki wideł; przesuw boczny
pt: garfo de empilhadeira; mastro de empilhadeira; roda de paleteira; extensão de garfo; deslocador lateral
not: forklift battery; forklift toy
  * -> 843120
t: polyurethane pallet truck wheel 80 x 70 => 843120
t: fork extension for forklift 1800 mm => 843120
t: dinner forks => !8431

@ foundry-rolling-part part of foundry-machine, rolling-mill-machine
en: work roll; mill roll + rolling|steel|cold|hot; backup roll; rolling mill roll; rolling mill work roll; forged steel roll; chilled cast iron roll; tungsten carbide roll ring; roll ring + rolling mill|wire rod; rolling mill chock; rolling mill guide; mill stand housing; intermediate roll + mill
de: Arbeitswalze; Stützwalze; Walzring + Hartmetall; Walzwerkswalze; Walze + Walzwerk
fr: cylindre de laminoir; cylindre de travail + laminoir; cylindre d'appui
es: cilindro de laminación; cilindro de trabajo + laminador; cilindro de apoyo
it: cilindro di laminazione; cilindro di lavoro + laminatoio; cilindro d'appoggio
nl: werkwals; steunwals; wals + walserij; werkwalsen; steunwalsen
pl: walec hutniczy; walec roboczy; walec oporowy
pt: cilindro de laminação; cilindro de trabalho + laminador; cilindro de apoio
  "chock" -> 845590
  "guide" -> 845590
  "housing" -> 845590
  * -> 845530
t: forged steel work roll for cold rolling mill => 845530
t: tungsten carbide roll ring for wire rod mill => 845530
t: rolling pin => !8455

@ function-machine-part-named part of function-machine, mixing-crushing-8479, metal-treating-machine, public-works-machine, function-machine-other
en: mixer impeller + industrial|tank; agitator blade; agitator shaft; homogenizer rotor stator; paddle + industrial mixer; tyre changer head; tyre changer part; mount demount head; bead breaker part; power trowel blade; trowel blade + power; vibrator head + concrete; poker shaft; paver screed plate; paver conveyor chain; paver auger; pool cleaner part; pool robot brush; robot window cleaner pad; feeder + smt; smt feeder; smt nozzle; vibratory bowl; accumulator bladder; pelletizer die wood; fog machine pump part; ultrasonic cleaner basket; baler part; air cooler pad; cooling pad + evaporative|honeycomb; evaporative cooling pad; tablet punch die; central lubrication distributor
de: Rührorgan; Glätterflügel; Montagekopf + Reifen; Rüttelflasche Teil; Speicherblase; Kühlpad + Verdunstung
fr: pale de talocheuse; tête de montage + pneu; vessie + accumulateur; pale d'agitateur; panneau évaporatif
es: aspa de fratasadora; cabezal de montaje + neumático; vejiga + acumulador; panel evaporativo; pala de agitador
it: pala frattazzatrice; torretta smontagomme; sacca accumulatore; pannello evaporativo; pala agitatore
nl: vlinderblad; montagekop + banden; accumulatorbalg; verdampingspad
pl: łopatki do zacieraczki; głowica montażownicy; membrana + akumulator hydrauliczny; mata chłodząca ewaporacyjna; łopata mieszadła
pt: pá de alisadora; cabeçote + desmontadora de pneus; bexiga + acumulador; painel evaporativo; pá de agitador
  * -> 847990
t: power trowel blades set of 4 => 847990
t: evaporative cooling pad honeycomb => 847990
t: gel cooling pad => !8479

@ gas-generator-part part of gas-generator-plant
en: gas generator body; water carbide mixer; gas collector + generator; acetylene generator part; gasifier part; gasifier grate; gas generator cooler; producer gas generator part
de: Gasgeneratorteil = gas generator part; Vergaserrost = gasifier grate + Holzgas
fr: pièce de générateur de gaz = acetylene generator part; corps de générateur de gaz = gas generator body
es: pieza de generador de gas = gas generator part; cuerpo de generador de gas = gas generator body
it: parte di gasogeno = producer gas generator part; corpo gasogeno = gas generator body
nl: onderdeel gasgenerator = gas generator part; vergasserrooster = gasifier grate
pl: część generatora gazu = gas generator part; ruszt zgazowarki = gasifier grate
pt: peça de gerador de gás = gas generator part; corpo de gasogênio = gas generator body
  * -> 840590
t: gasifier grate replacement => 840590
t: acetylene generator part => 840590
t: diesel generator => !8405

@ gas-turbine-part part of gas-turbine
en: gas turbine blade; gas turbine vane; gas turbine part; gas turbine combustion liner; gas turbine rotor; gas turbine nozzle; combustion chamber + gas turbine; transition piece + gas turbine; gas turbine bucket; gas turbine fuel nozzle
de: Gasturbinenschaufel = gas turbine blade; Gasturbinenteil = gas turbine part; Gasturbinenrotor = gas turbine rotor
fr: aube de turbine à gaz = gas turbine blade; pièce de turbine à gaz = gas turbine part; rotor de turbine à gaz = gas turbine rotor
es: álabe de turbina de gas = gas turbine blade; pieza de turbina de gas = gas turbine part; rotor de turbina de gas = gas turbine rotor
it: paletta di turbina a gas = gas turbine blade; parte di turbina a gas = gas turbine part
nl: gasturbineblad = gas turbine blade; gasturbineonderdeel = gas turbine part
pl: łopatka turbiny gazowej = gas turbine blade; część turbiny gazowej = gas turbine part
pt: palheta de turbina a gás = gas turbine blade; peça de turbina a gás = gas turbine part
  "aircraft|aeronave|avión|aereo|aeronautico|avião" -> 841191
  "turbofan" -> 841191
  "turbojet" -> 841191
  "turboprop" -> 841191
  * -> 841199
t: gas turbine blade first stage => 841199
t: gas turbine combustion liner => 841199
t: gas lighter => !8411

@ gasket-set-assortment
en: engine gasket set; overhaul gasket kit; full gasket kit; seal kit + hydraulic|cylinder|pump|assorted|excavator; carburetor gasket kit
de: Dichtsatz
fr: kit de joints; jeu de joints; assortiment de joints toriques
es: kit de juntas; surtido de juntas tóricas; kit de sellos
it: serie guarnizioni; assortimento o-ring
nl: keerringset; o-ring assortiment; afdichtingsset
pl: komplet uszczelek; zestaw naprawczy uszczelnień
pt: jogo de vedações; sortimento de o-rings
  "toricas" -> 401693
  "toriques" -> 401693   # of one material: not a set of dissimilar composition
  "o ring" -> 401693
  * -> 848490
t: engine overhaul gasket kit => 848490
t: card game set => !8484

@ gear-pinion-toothed
en: pinion gear wheel separate; sprocket + chain|teeth|roller; drive sprocket; taper lock bush; taper bush; taperlock bushing; coupling part; spider + coupling; coupling spider; coupling element; gearbox part; pulley part hub; gear blank; planet carrier; synchro hub; shaft collar + part coupling
de: Ritzel + Kette; Spannbuchse; Taper Buchse; Kupplungsstern; Zahnkranz + Kupplung
fr: pignon à chaîne; moyeu amovible; moyeu conique; étoile d'accouplement
es: casquillo cónico; estrella de acoplamiento
it: pignone per catena; bussola conica; stella giunto; corona dentata
nl: tandkrans; klembus; taperlockbus; koppelingsster
pl: koło zębate łańcuchowe; tuleja taper; wkładka sprzęgła
pt: bucha cônica; estrela de acoplamento
not: bicycle chainwheel
  "gear wheel" -> 848340
  * -> 848390
t: taper lock bush 1610-25 => 848390
t: coupling spider rubber => 848390
t: wheel of cheese => !8483

@ gear-screw-drive
en: trapezoidal screw + nut; roller screw; worm gear reducer; helical gear reducer; gear motor reducer without motor; cycloidal gearbox; torque converter; hydrodynamic coupling; variable speed fluid coupling; friction gear; friction wheel gear; bevel gearbox; gear unit; multiplier gearbox; pto gearbox; right angle gearbox
de: Kugelgewindetrieb = ball screw drive; Trapezspindel = trapezoidal screw; Winkelgetriebe = angular gearbox
fr: réducteur à vis sans fin = worm gear reducer; crémaillère = gear rack + engrenage|module; renvoi d'angle = right angle drive; coupleur hydraulique = hydrodynamic coupling
es: reductor sinfín = worm gear reducer; cremallera = gear rack + engranaje|módulo
it: riduttore a vite senza fine = worm gear reducer; cremagliera = gear rack + ingranaggio|modulo
nl: vertragingskast = reduction gearbox
pl: reduktor ślimakowy = worm gear reducer
pt: redutor sem fim = worm gear reducer; cremalheira = gear rack + engrenagem|módulo
  "torque converter" -> 848340   # 8483.40: speed changers including torque converters
  "fluid coupling" -> 848340   # 8483.40: speed changers including torque converters
  "hydrodynamic" -> 848340   # 8483.40: speed changers including torque converters
  "drehmomentwandler" -> 848340   # 8483.40: speed changers including torque converters
  "convertisseur de couple" -> 848340   # 8483.40: speed changers including torque converters
  "convertidor" -> 848340   # 8483.40: speed changers including torque converters
  "convertitore" -> 848340   # 8483.40: speed changers including torque converters
  "koppelomvormer" -> 848340   # 8483.40: speed changers including torque converters
  "conversor" -> 848340   # 8483.40: speed changers including torque converters
  "coupleur" -> 848340   # 8483.40: speed changers including torque converters
  * -> 848340
t: ball screw sfu1605 500 mm => 848340
t: worm gear reducer nmrv 050 => 848340
t: currency converter => !8483

@ glass-machine-part
en: glass machine part; blank mould + is machine part; gob shear; glass forming machine part; plunger + glass bottle machine; take out jaw glass; glass machine orifice ring
de: Glasmaschinenteil; Scherenblatt + Glasmaschine
fr: pièce de machine à verre
es: pieza de máquina de vidrio
it: parte di macchina per vetro
nl: onderdeel glasmachine
pl: część maszyny szklarskiej
pt: peça de máquina de vidro
  * -> 847590
t: gob shear for glass machine => 847590
t: glass plate => !8475

@ grain-mill-part part of grain-mill, flour-milling-machine, seed-cleaning-machine
en: rice mill roller; rubber roll + rice; rubber roller + rice huller; rice mill screen; flour mill roll; mill roll + flour; millstone + flour mill; grinding disc + flour mill; plansifter frame; sieve frame + plansifter; rice huller part; rice polisher screen; emery roll + rice; hammer mill screen; hammer mill beater; color sorter ejector; colour sorter part; flour mill part; grain cleaner sieve; corn mill plate; grain mill burr
de: Reismühlenwalze; Mahlwalze; Siebrahmen + Plansichter; Hammermühle Sieb; Schläger + Hammermühle; Mahlscheibe + Getreide
fr: cylindre de broyeur + moulin; tamis de plansichter; grille de broyeur à marteaux; marteau + broyeur à céréales
es: rodillo de molino de arroz; criba de molino; tamiz de plansifter; martillo de molino
it: rullo laminatoio mulino; setaccio plansichter; griglia mulino a martelli; rullo decorticatore
nl: maalwals; zeefraam + plansichter; zeef + hamermolen; maalwalsen
pl: walec młynarski; ramka odsiewacza; sito młyna bijakowego; bijak + śrutownik
pt: rolo de moinho; peneira de plansifter; peneira de moinho de martelos; martelo de moinho
  * -> 843790
t: rubber roller for rice huller => 843790
t: hammer mill screen 3 mm => 843790
t: basmati rice => !8437

@ harvester-part-named part of harvester, mower-machine, lawn-mower, straw-baler, haymaking-machine, crop-harvesting-machine, root-harvester, harvest-grading-machine
en: combine knife section; knife section + mower|combine|sickle; sickle section; mower knife; mulching kit; combine sieve; combine concave; rasp bar; combine straw walker; combine header part; pickup tine; baler pickup tine; baler needle; hay rake tine; rake tine + hay|tedder|rotary; tedder tine; finger guard + sickle|mower|cutter bar; cutter bar + mower|combine; mower finger; header reel tine; mower deck pulley; mower deck belt cover; grass bag + mower; grass catcher; grass collector + mower; mower handle; mower blade adapter; lawn mower blade holder; flail blade; flail hammer; flail mower blade; drum mower blade; disc mower blade; mower skid; combine elevator chain paddle; thresher part; potato digger chain web; mower blade set; robot lawn mower wheel
de: Rasenmähermesser; Mähklinge; Messerklinge + Mähwerk; Heuwenderzinken; Schlegel + Mulcher; Grasfangkorb; Grasfangsack; Mähbalken; Schwaderzinken; Knoter + Presse; Rasenroboter Messer; Dreschkorb
fr: couteau de faucheuse; dent de faneuse; marteau de broyeur; bac de ramassage + tondeuse; sac de ramassage; barre de coupe + faucheuse; section de lame; noueur
es: cuchilla de segadora; púa de rastrillo + henificador; martillo de desbrozadora; bolsa recogedora + cortacésped; barra de corte + segadora; anudador
it: dente voltafieno; mazza trincia; cesto raccoglierba; barra falciante; annodatore; coltello falciatrice
nl: maaimes; hooischuddertand; klepel; klepelmes; grasopvangzak; grasvangzak; maaibalk; messen robotmaaier
pl: nóż kosiarki; nożyk kosiarki rotacyjnej; palec zgrabiarki; bijak mulczera; kosz do kosiarki; listwa tnąca + kosiarka; supłacz; bagnet kombajnu
pt: lâmina de corta-relva; faca de ceifeira; martelo de triturador; saco de recolha + corta-relva; barra de corte + ceifeira; dente de ancinho enleirador
not: grass trimmer blade; trimmer blade; brush cutter blade; mulching film; anudada
  "blade" -> 820840   # 8208.40: knives of agricultural machines
  "blades" -> 820840   # 8208.40: knives of agricultural machines
  "knife" -> 820840   # 8208.40: knives of agricultural machines
  "sickle section" -> 820840   # 8208.40: knives of agricultural machines
  "mahmesser" -> 820840   # 8208.40: knives of agricultural machines
  "rasenmahermesser" -> 820840   # 8208.40: knives of agricultural machines
  "mahklinge" -> 820840   # 8208.40: knives of agricultural machines
  "messer" -> 820840   # 8208.40: knives of agricultural machines
  "messerklinge" -> 820840   # 8208.40: knives of agricultural machines
  "lame" -> 820840   # 8208.40: knives of agricultural machines
  "couteau" -> 820840   # 8208.40: knives of agricultural machines
  "cuchilla" -> 820840   # 8208.40: knives of agricultural machines
  "lama" -> 820840   # 8208.40: knives of agricultural machines
  "coltello" -> 820840   # 8208.40: knives of agricultural machines
  "maaimes" -> 820840   # 8208.40: knives of agricultural machines
  "grasmaaiermes" -> 820840   # 8208.40: knives of agricultural machines
  "messen" -> 820840   # 8208.40: knives of agricultural machines
  "noz" -> 820840   # 8208.40: knives of agricultural machines
  "nozyk" -> 820840   # 8208.40: knives of agricultural machines
  "bagnet" -> 820840   # 8208.40: knives of agricultural machines
  "lamina" -> 820840   # 8208.40: knives of agricultural machines
  "faca" -> 820840   # 8208.40: knives of agricultural machines
  * -> 843390
t: hay rake tine for rotary tedder => 843390
t: sickle mower knife section => 820840
t: combine harvester rasp bar => 843390
t: kitchen knife => !8433

@ heat-process-part part of industrial-dryer, autoclave, process-heating-plant, distillation-plant, heat-exchanger, catering-cooking, water-heater-gas
en: plate heat exchanger plate; cooling tower fill; cooling tower packing; cooling tower fan stack; distillation column head; still head + distillation|copper; tube bundle + heat exchanger; evaporator tube; solar water heater bracket; solar vacuum tube; gas water heater diaphragm; geyser part; gas water heater heat exchanger; water heater valve body part; espresso group head; group head + espresso|commercial; portafilter + commercial; autoclave gasket door; coffee roaster drum; dryer drum + industrial; thermal cycler block; sterilizer tray part; fermenter jacket part; heat exchanger end cover; column packing + distillation; drift eliminator
de: Wärmetauscherplatte; Füllkörper + Kühlturm|Kolonne; Rohrbündel + Wärmetauscher; Brühgruppe + gewerblich
fr: plaque d'échangeur; faisceau tubulaire; garnissage + tour de refroidissement|colonne
es: placa de intercambiador; relleno de torre de enfriamiento; haz tubular
it: piastra scambiatore; fascio tubiero; riempimento + torre
nl: warmtewisselaarplaat; pijpenbundel
pl: płyta wymiennika; wiązka rurowa; wypełnienie + chłodnia
pt: placa de trocador de calor; feixe tubular; enchimento de torre
not: riempi
  * -> 841990
t: plate heat exchanger plate, titanium => 841990
t: cooling tower fill pvc => 841990
t: dinner plate => !8419

@ hoist-winch-part part of hoist, winch, jack-lift, jack-hoist
en: hoist part; winch drum; winch handle + boat trailer|hand; winch motor cover; chain hoist part; hoist trolley; hoist trolley wheel; hoist hook; load hook + hoist; hoist brake; winch fairlead; roller fairlead; hawse fairlead; jack part; winch gear; hoist chain bag; hoist limit; chain guide + hoist; rope guide + hoist; jack stand pad; winch mounting plate; jack repair kit; hydraulic jack saddle
de: Seilwindentrommel; Hebezeugteil; Seilfenster; Wagenheberteil; Seilführung + Hebezeug; Lasthaken + Hebezeug; Laufkatze + Kettenzug
fr: pièce de palan; tambour de treuil; écubier + treuil; guide-câble + treuil|palan; pièce de cric; chariot porte-palan
es: pieza de polipasto; tambor de cabrestante; guía de cable + cabrestante|polipasto; repuesto de gato; carro + polipasto
it: parte di paranco; tamburo verricello; guidacavo + verricello|paranco; ricambio cric; carrello per paranco
nl: takelonderdeel; liertrommel; kabelgeleider + lier; krikonderdeel; loopkat + takel
pl: część wciągarki; bęben wciągarki; prowadnica liny + wyciągarka|wciągarka|wciągnik; część podnośnika; wózek wciągnika
pt: peça de talha; tambor de guincho; guia de cabo + guincho|talha; peça de macaco; trole + talha
  "pad" "rubber|caucho|goma|gomma|borracha" -> 843110
  * -> 843110
t: aluminium hawse fairlead for winch => 843110
t: chain hoist trolley wheel => 843110
t: car jack stand => !843110

@ hydraulic-cylinder-part part of hydraulic-cylinder, pneumatic-cylinder, hydraulic-motor, air-motor, other-engine
en: hydraulic cylinder rod; hydraulic cylinder piston; cylinder barrel + hydraulic; cylinder rod + hydraulic|chrome; cylinder end cap + hydraulic|pneumatic; hydraulic cylinder gland; pneumatic cylinder mounting; cylinder clevis + hydraulic|pneumatic; hydraulic motor part; hydraulic motor rotor; hydraulic cylinder part; clevis + hydraulic cylinder|pneumatic cylinder; cylinder tube + hydraulic|pneumatic; rod eye + hydraulic cylinder; swash plate + hydraulic motor; windmill part; windmill blade
de: Hydraulikzylinderrohr; Kolbenstange + Hydraulik; Hydraulikzylinder Ersatzteil; Pneumatikzylinder Befestigung; Gabelkopf + Pneumatik|Zylinder
fr: tige de vérin; chape de vérin; tube de vérin; pièce de vérin; piston de vérin
es: vástago de cilindro; tubo de cilindro hidráulico; horquilla de cilindro; pistón de cilindro hidráulico
it: stelo cilindro; tubo cilindro idraulico; testata cilindro + idraulico|pneumatico; forcella cilindro
nl: cilinderstang; zuigerstang + hydraulisch; gaffelkop + cilinder
pl: tłoczysko; rura cylindrowa + hydrauliczna; głowica siłownika; ucho siłownika
pt: haste de cilindro hidráulico; garfo de cilindro; êmbolo de cilindro hidráulico
not: hydraulic cylinder seal kit
  * -> 841290
t: chrome plated hydraulic cylinder rod => 841290
t: pneumatic cylinder clevis => 841290
t: bicycle pump => !8412

@ hydraulic-pneumatic-valve
en: hydraulic control valve; monoblock valve; hydraulic spool valve; proportional valve + hydraulic; solenoid valve + pneumatic|hydraulic|5/2|3/2; foot pedal valve + pneumatic; hydraulic flow control valve; hydraulic relief valve; counterbalance valve; hydraulic lock valve; servo valve; speed controller + pneumatic; pneumatic flow control valve; pneumatic hand valve; hydraulic joystick valve; diverter valve + hydraulic; pilot valve + excavator|hydraulic
de: Hydraulikventil; Steuerventil + Hydraulik; Pneumatikventil; Magnetventil + Pneumatik|Druckluft; Drosselventil + Hydraulik|Pneumatik
fr: valve hydraulique; distributeur pneumatique; électrovanne + pneumatique|hydraulique; limiteur de débit + pneumatique
es: válvula hidráulica; distribuidor hidráulico; electroválvula + neumática|hidráulica; válvula direccional
it: valvola idraulica; distributore idraulico; elettrovalvola + pneumatica|idraulica; valvola direzionale
nl: hydraulisch ventiel; stuurventiel + hydraulisch; pneumatisch ventiel; magneetventiel + pneumatisch|hydraulisch; hydrauliekventiel
pl: rozdzielacz hydrauliczny; zawór hydrauliczny; elektrozawór + pneumatyczny|hydrauliczny; zawór pneumatyczny; rozdzielacz pneumatyczny
pt: comando hidráulico; eletroválvula + pneumática|hidráulica; válvula pneumática; válvula direcional
  part=part -> 848190
  * -> 848120
t: hydraulic spool valve 3 lever 40 l/min => 848120
t: pneumatic solenoid valve 5/2 24v => 848120
t: heart valve => !8481

@ industrial-furnace-part part of industrial-oven-fuel
en: furnace door + industrial; furnace roller + industrial; kiln tyre; rotary kiln girth gear; kiln shell section; kiln supporting roller; blast furnace tuyere; tuyere; industrial oven part; bakery oven part; furnace lance; incinerator part; coke oven door; radiant tube + furnace
de: Ofenteil + Industrie; Blasform + Hochofen; Laufring + Drehrohrofen
fr: tuyère de haut fourneau; pièce de four industriel; bandage de four rotatif
es: tobera de alto horno; pieza de horno industrial
it: tubiera + altoforno; parte di forno industriale
nl: hoogovenblaasmond; onderdeel industriële oven
pl: dysza wielkopiecowa; część pieca przemysłowego
pt: ventaneira de alto-forno; peça de forno industrial
  * -> 841790
t: copper blast furnace tuyere => 841790
t: rotary kiln supporting roller => 841790
t: pizza oven => !841790

@ jacquard-dobby
en: jacquard machine; jacquard head; electronic jacquard; jacquard + machine|attachment|apparatus; dobby machine; electronic dobby; rotary dobby; automatic spool changer; warp stop motion; weft stop motion; stop motion + warp|weft|loom|knitting; warp creel; bobbin creel; shuttle changer; warp pile motion; bobbin control mechanism; warp let off motion; pick counter loom; yarn clearer device; swivel shuttle attachment
de: Jacquardmaschine = jacquard machine; Schaftmaschine = dobby machine; Spulengatter = bobbin creel; Kettfadenwächter = warp stop motion; Spulenwechsler = bobbin changer + Web; Gatter = creel + Spulen
fr: mécanique jacquard = jacquard mechanism; ratière = dobby machine; cantre = creel; casse-chaîne = warp stop motion; casse-trame = weft stop motion
es: máquina jacquard = jacquard machine; maquinilla de lizos = dobby machine; fileta = creel; paraurdimbres = warp stop motion; paratramas = weft stop motion
it: macchina jacquard = jacquard machine; ratiera = dobby; cantra = creel; guardiaordito = warp stop motion; guardiatrama = weft stop motion
nl: schachtmachine = dobby machine; klossenrek = bobbin creel + weef; kettingwachter = warp stop motion
pl: maszyna żakardowa = jacquard machine; maszyna nicielnicowa = dobby machine; rama natykowa = warp creel; czujnik osnowy = warp sensor
pt: maquineta = dobby machine; gaiola de urdume = warp creel; guarda-urdume = warp stop motion
not: jacquard fabric
  part=part -> 844849
  "creel" -> 844819
  "stop motion" -> 844819
  "gatter" -> 844819
  "spulengatter" -> 844819
  "cantre" -> 844819
  "fileta" -> 844819
  "cantra" -> 844819
  "natykowa" -> 844819
  "gaiola" -> 844819
  "spool changer" -> 844819
  "shuttle changer" -> 844819
  "kettfadenwachter" -> 844819
  "casse chaine" -> 844819
  "casse trame" -> 844819
  "yarn clearer" -> 844819
  "warp pile" -> 844819
  "bobbin control" -> 844819
  "let off" -> 844819
  "swivel" -> 844819
  * -> 844811
t: electronic jacquard head 2688 hooks => 844811
t: bobbin creel for warping => 844819
t: jacquard curtain fabric => !8448

@ knitting-lace-machine-part part of knitting-machine, circular-knitting, embroidery-lace-machine
en: knitting machine cam; knitting cylinder; needle bed + knitting; yarn feeder + knitting; knitting machine carriage; yarn carrier + knitting; positive feeder + knitting; braiding machine spindle; braiding machine carrier; braider carrier; carrier + braiding machine; spindle + braiding; hook + net making; embroidery machine hoop industrial; embroidery machine rotary hook; knitting machine part; needle bar + hosiery|knitting; dial + knitting machine; knitting machine weight comb; tufting gun part; cast on comb machine knitting; ribber knitting machine; bobbin + bobbinet|schiffli; sponge bar + knitting machine
de: Strickmaschinenteil = knitting machine part; Nadelbett = needle bed; Strickschloss = knitting cam; Fadenführer = yarn guide + Strickmaschine; Klöppel = lace bobbin + Flechtmaschine; Fournisseur = positive feeder + Strick
fr: pièce de machine à tricoter = knitting machine part; fonture = needle bed; fournisseur de fil = yarn feeder + tricoter; fuseau = spindle + tresseuse; came = cam + tricoter
es: pieza de tricotosa = knitting machine part; fontura = needle bed; alimentador de hilo = yarn feeder + tejer; huso = spindle + trenzadora
it: parte di macchina per maglieria = knitting machine part; frontura = needle bed; alimentatore filo = yarn feeder + maglieria; fusello = braiding machine spindle + trecciatrice
nl: breimachineonderdeel = knitting machine part; naaldbed = needle bed; draadvoerder = yarn feeder + breimachine; klos = bobbin + vlechtmachine
pl: część maszyny dziewiarskiej = knitting machine part; łożysko igłowe dziewiarskie = needle bed; podajnik przędzy = yarn feeder + dziewiarska; wrzeciono = spindle + plecionkarka
pt: peça de máquina de tricô = knitting machine part; alimentador de fio = yarn feeder + malharia; fuso = spindle + trançadeira
not: camera
  * -> 844859
t: braiding machine carrier => 844859
t: sponge bar for knitting machine => 844859
t: knitting yarn => !8448

@ knitting-needle-machine-part
en: needle + knitting machine|latch|sinker|circular knitting|hosiery|warp knitting; bearded needle; compound needle + knitting; hinged needle; tubular needle + knitting|warp; grooved needle; knitting machine sinker; sinker + knitting|circular|machine; needle sinker; jacquard needle selector jack; jack + knitting machine needle; warp knitting guide needle; tricot needle; felting needle machine; knitting machine jack; knitting needle bed latch; machine knitting latch tool needle; tufting machine needle; tufting needle; looper + tufting; looper + overlock tufting
de: Zungennadel = latch needle; Platine = sinker + Strickmaschine; Spitzennadel = bearded needle + Wirkmaschine; Schiebernadel = compound needle; Tuftingnadel = tufting needle
fr: aiguille à clapet = latch needle; aiguille de machine à tricoter = knitting machine needle; aiguille = needle + machine à tricoter|métier à tricoter; platine = sinker + tricoter; aiguille de tuftage = tufting needle
es: aguja de lengüeta = latch needle; aguja de tricotosa = knitting machine needle; aguja = needle + máquina de tejer; platina = sinker + tejer; aguja de tufting = tufting needle
it: ago a linguetta = latch needle; ago per macchina da maglieria = knitting machine needle; platina = sinker + maglieria; ago = needle + maglieria|tufting
nl: tongnaald = latch needle; breimachinenaald = knitting machine needle; platine = sinker + breimachine; tuftnaald = tufting needle
pl: igła języczkowa = latch needle; igła dziewiarska = knitting machine needle; igła = needle + maszyna dziewiarska; płaszczka = sinker + dziewiarska; igła do tuftingu = tufting needle
pt: agulha de lingueta = latch needle; agulha de máquina de tricô = knitting machine needle; agulha = needle + máquina de tricô; platina = sinker + malharia; agulha de tufting = tufting needle
not: sewing needle; felting needle; hand knitting needle; agulhada; agulhado
  * -> 844851
t: latch needles for circular knitting machine => 844851
t: sinkers for single jersey circular knitting machine => 844851
t: bamboo knitting needles => !8448

@ lathe-tool-holder-named
en: lathe tool holder; tool post; collet chuck holder; er32 collet; collet set + er; bt40 tool holder; hsk tool holder; drill chuck arbor; tap holder; morse taper sleeve; morse taper arbor; milling arbor; self opening die head; tool holder + turning|milling|cnc|bt|hsk|sk; drill chuck + milling|lathe machine; 5c collet; vdi tool holder
de: Werkzeughalter + Dreh|CNC|Fräs; Schnellwechselstahlhalter; Spannzangenfutter; Morsekegelhülse; Fräsdorn; Gewindeschneidkopf
fr: porte-outil + tour|fraiseuse|cnc; pince ER; porte-pince; tourelle + tour changement rapide; cône morse + douille|mandrin
es: portaherramientas + torno|fresadora|cnc; portapinzas; cono morse + casquillo|mandril
it: portautensile + tornio|fresatrice|cnc; portapinze; cono morse + bussola|mandrino
nl: gereedschapshouder + draai|frees|cnc; spantang + er|frees|draai; morseconus + huls
pl: tulejka zaciskowa; uchwyt narzędziowy + tokarka|frezarka; oprawka + frezarska|er32|bt40|iso; imak nożowy
pt: porta-ferramentas + torno|fresa|cnc; porta-pinça; cone morse + bucha|mandril
not: tool holder rack; tool belt
  * -> 846610
t: er32 collet chuck bt40 tool holder => 846610
t: hair clip => !8466

@ leather-shoe-machine-part part of leather-shoe-machine, leather-machine, shoe-machine, leather-goods-machine
en: leather skiving bell knife; skiving machine feed roller; shoe machine part; shoe last machine holder; splitting machine part; leather machine part; lasting machine part; leather press part; skiving machine part; sole press cushion
de: Schuhmaschinenteil; Glockenmesser + Schärfmaschine; Ledermaschinenteil
fr: pièce de machine à chaussures; pièce de machine à parer
es: pieza de máquina de calzado; pieza de rebajadora
it: parte di macchina per calzature; parte di scarnitrice
nl: onderdeel schoenmachine; onderdeel leermachine
pl: część maszyny obuwniczej; część ścieniarki
pt: peça de máquina de calçados; peça de chanfradeira
  "knife" -> 820890
  "glockenmesser" -> 820890
  * -> 845390
t: skiving machine feed roller => 845390
t: lasting machine part => 845390
t: leather shoe sole => !8453

@ loom-part-named part of weaving-loom, loom-shuttle
en: loom shuttle; weft feeder; weft accumulator; loom temple; picker + loom|weaving; loom picker; picking stick; weft fork; loom part; weaving loom part; rapier head; rapier tape; rapier gripper; rapier wheel; jacquard hook; jacquard harness; harness cord; loom beam; warp beam; drop wire; weft cutter + loom; loom gripper; pirn; temple ring + loom; sley + loom; loom accessory; swivel shuttle
de: Webschiffchen = loom shuttle; Schussfadenspeicher = weft accumulator; Webmaschinenteil = weaving machine part; Greiferkopf = rapier head + Webmaschine; Kettbaum = warp beam; Lamelle = drop wire + Webmaschine
fr: navette = shuttle + métier à tisser; délivreur de trame = weft feeder; pince = gripper + métier à tisser; ensouple = warp beam; crochet jacquard = jacquard hook
es: lanzadera de telar = loom shuttle; alimentador de trama = weft feeder; pinza = gripper + telar; plegador de urdimbre = warp beam; gancho jacquard = jacquard hook
it: navetta = shuttle + telaio; porgitrama = weft feeder; pinza + telaio; subbio = loom beam; arpino jacquard = jacquard hook; tempiale = loom temple
nl: weefspoel = loom shuttle; schietspoel = loom shuttle; inslagtoevoer = weft feeder; kettingboom = warp beam; grijper = gripper + weefmachine
pl: czółenko tkackie = loom shuttle; podajnik wątku = weft feeder; chwytak = gripper + krosno; wał osnowowy = warp beam; rozpinka = loom temple + krosno; lamelka osnowy = warp drop wire
pt: lançadeira = loom shuttle + tear; pinça = rapier gripper + tear; rolo de urdume = warp beam
not: space shuttle; pinceis
  "reed" -> 844842
  * -> 844849
t: wooden weaving shuttle => 844849
t: rapier head for weaving loom => 844849
t: badminton shuttle => !8448

@ loom-reed-heald
en: loom reed; reed + loom|weaving; heald; heald wire; heddle; heddle frame; texsolv heddle; harness frame loom; rigid heddle; heald eye
de: Webelitze = heald; Litze + Webstuhl; Webschaft = heald shaft
fr: peigne = comb + métier à tisser; lisse = heald + métier à tisser; cadre à lisses = heald frame; peigne de tissage = loom reed
es: peine = reed + telar; lizo = heald; marco de lizos = heddle frame; malla de lizo = heald eye
it: pettine = reed + telaio; liccio = heald; quadro licci = heald frame; maglia liccio = heddle eye
nl: weefriet = loom reed; weefhevel = heald; schachtraam = harness frame + weef; hevel = heald + weefgetouw
pl: płocha = reed; płocha tkacka = loom reed; nicielnica = heald frame; struna nicielnicy = heald wire
pt: pente = reed + tear; liço = heald; quadro de liços = heald frame; malha de liço = heald wire
not: reed diffuser; heald green; rigid heddle loom; peinado; peinar; peinada; pettinatrice; pettinato; pettinata; pentear; penteado; penteada; lisser; lissante
  * -> 844842
t: steel heald wire 330 mm => 844842
t: weaving reed 10 dents per inch => 844842
t: clarinet reed => !8448

@ machine-part-general
en: hydraulic hand wheel machine; rotary shaft seal; shaft oil seal + metal; oil seal ring + shaft; lubricator + constant level|oil|automatic; oil cup + machine; sight glass + oil machine; vibration machine foot; levelling foot + machine; machine mount foot; linear guideway; linear carriage; linear slide block; rail carriage + linear; hydraulic accumulator shell
de: Linearschiene; Führungswagen + Linear; Handrad + Maschine; Öler + Maschine
fr: graisseur; joint à lèvre; guide linéaire
es: carril lineal; volante de máquina
it: ingrassatore + nipplo; rotaia lineare; volantino + macchina
nl: lineaire geleiding; lineaire rail; handwiel + machine
pl: uszczelniacz wału; szyna liniowa; kółko ręczne + maszyna
pt: bico graxeiro; trilho linear
  "linear" -> 848210   # guides with recirculating balls are ball bearings
  "linearfuhrung" -> 848210
  "linearschiene" -> 848210
  "lineaire" -> 848210
  "lineare" -> 848210
  "lineal" -> 848210
  "liniowa" -> 848210
  "oil seal": main=rubber 401693 ~.25; * 848790
  "shaft seal": main=rubber 401693 ~.25; * 848790
  "wellendichtring": main=rubber 401693 ~.25; * 848790
  "joint spi": main=rubber 401693 ~.25; * 848790
  "levre": main=rubber 401693 ~.25; * 848790
  "reten": main=rubber 401693 ~.25; * 848790
  "paraolio": main=rubber 401693 ~.25; * 848790
  "oliekeerring": main=rubber 401693 ~.25; * 848790
  "uszczelniacz": main=rubber 401693 ~.25; * 848790
  "simmering": main=rubber 401693 ~.25; * 848790
  "retentor": main=rubber 401693 ~.25; * 848790
  * -> 848790
t: steel grease nipple m6 => 848790
t: machine handwheel => 848790
t: baby seal toy => !8487

@ mechanical-seal-pump
en: cartridge seal; bellows seal + mechanical|pump; rotary mechanical seal; water pump seal mechanical; mechanical seal kit
de: Gleitringdichtung Pumpe
fr: garniture mécanique de pompe
es: cierre mecánico; sello mecánico de bomba
it: tenuta meccanica pompa
nl: glijringafdichting; mechanical seal + pomp
pl: uszczelnienie czołowe
pt: vedação mecânica; selo mecânico de bomba; vedante mecânico
  * -> 848420
t: cartridge mechanical seal 35 mm => 848420
t: elephant seal => !8484

@ metal-gasket-named
en: ring joint gasket; multilayer steel head gasket; mls head gasket; metal jacketed gasket; exhaust manifold gasket + metal|steel; corrugated metal gasket; kammprofile gasket
de: Kammprofildichtung
fr: joint métalloplastique
it: guarnizione spirometallica
nl: spiraalpakking; cilinderkoppakking
pl: uszczelka spiralna; uszczelka głowicy
pt: junta espiralada
  * -> 848410
t: spiral wound gasket 316 graphite => 848410
t: rubber gasket => !848410

@ milking-machine-part part of milking-machine, dairy-machine, milk-machine-dairy
en: milk claw; milking claw; milking pulsator; pulsator + milking|milk|cow; teat cup; teat cup shell; milking machine part; milk pump part; vacuum regulator + milking; milking bucket lid; milking shell; cheese press part; butter churn paddle; milk meter; milking liner shell; cluster + milking
de: Melkzeug; Melkbecher; Pulsator + Melk; Milchsammelstück; Melkmaschinenteil; Zentrale + Melk
fr: faisceau trayeur; griffe à lait; gobelet trayeur; pulsateur + traite; pièce de machine à traire
es: colector de ordeño; pulsador de ordeño; copa de ordeño; pezonera casquillo; juego de ordeño
it: gruppo di mungitura; collettore latte; pulsatore + mungitura; bicchiere mungitura
nl: melkstel; melkklauw; melkbeker; pulsator + melk
pl: aparat udojowy; kolektor udojowy; pulsator + udojowy|dojarka|dojarki; kubek udojowy
pt: conjunto de ordenha; coletor de leite ordenha; pulsador + ordenha; teteira copo
  "liner" -> 401699
  * -> 843490
t: stainless teat cup shell for milking => 843490
t: milking pulsator l80 => 843490
t: milk carton => !8434

@ nuclear-reactor-part part of nuclear-reactor
en: nuclear reactor part; reactor control rod; nuclear control rod; reactor core barrel; control rod drive mechanism; nuclear reactor vessel head
de: Reaktorteil + nuklear|Kernkraft; Steuerstab + Reaktor; Kernreaktorteil
fr: pièce de réacteur nucléaire; barre de contrôle + réacteur
es: pieza de reactor nuclear; barra de control + reactor
it: parte di reattore nucleare; barra di controllo + reattore
nl: onderdeel kernreactor; regelstaaf + reactor
pl: część reaktora jądrowego; pręt sterujący + reaktor
pt: peça de reator nuclear; barra de controle + reator
  * -> 840140
t: nuclear reactor control rod drive mechanism => 840140
t: uranium ore => !8401

@ office-machine-part-named part of office-machine, cash-office-machine, mail-office-machine
en: atm card reader; atm cassette; atm dispenser part; shredder part; shredder blade part; typewriter part; typewriter platen; typewriter key; stapler part; stapler staple cartridge electric; banknote counter part; paper shredder bin; duplicator drum; duplicator master part; atm presenter; ATM belt
de: Geldautomatenteil; Geldkassette + Geldautomat; Schreibmaschinenteil; Aktenvernichter Teil
fr: pièce de distributeur de billets; cassette + distributeur de billets; pièce de machine à écrire
es: pieza de cajero automático; cartucho + cajero automático; pieza de máquina de escribir
it: parte di bancomat; cassetto + bancomat; parte di macchina da scrivere
nl: geldautomaat onderdeel; cassette + geldautomaat; typemachine onderdeel
pl: część bankomatu; kaseta + bankomat; część maszyny do pisania
pt: peça de caixa eletrônico; cassete + caixa eletrônico; peça de máquina de escrever
  * -> 847340
t: atm banknote cassette => 847340
t: typewriter platen roller => 847340
t: cassette tape => !8473

@ packing-machine-part part of packaging-machine, filling-machine, commercial-dishwasher, bottle-washing-machine, dishwasher
en: filling nozzle; filling head + machine|bottle; capping head; capping chuck; labelling machine part; sealing jaw; sealing bar + vacuum|packaging; heat sealing jaw; forming tube + vffs|packing; packing machine part; forming set + packing|sachet; shrink machine part; strapping machine part; strapping head; bottle gripper; dishwasher filter; dishwasher lower spray arm; spray arm + dishwasher; dishwasher pump filter; dishwasher door hinge; dishwasher cutlery basket; dishwasher basket roller; dishwasher lower rack wheel; dishwasher rack wheel kit; seaming roll; seamer chuck; filling valve + bottle|beverage; dishwasher upper basket; dishwasher detergent dispenser; dishwasher door spring; carbonator part soda; vacuum sealer part
de: Füllventil = filling valve + Abfüllung; Verschließkopf = closing head; Siegelbacke = sealing jaw; Füllkopf = filling head; Sprüharm = spray arm; Geschirrspüler Besteckkorb = dishwasher cutlery basket; Spülmaschine Ersatzteil = dishwasher spare part
fr: tête de remplissage = filling head; mâchoire de scellage = sealing jaw; bras de lavage = spray arm; panier de lave-vaisselle = dishwasher basket; panier à couverts = cutlery basket + lave-vaisselle; filtre = filter + lave-vaisselle
es: cabezal de llenado = filling head; mordaza de sellado = sealing jaw; aspa de lavavajillas = spray arm; cesta de lavavajillas = dishwasher basket; filtro = filter + lavavajillas; cesto cubiertos = dishwasher cutlery basket
it: testa di riempimento = filling head; ganascia saldante = sealing jaw; braccio lavastoviglie = dishwasher spray arm; cestello lavastoviglie = dishwasher basket; cestello posate = dishwasher cutlery basket; filtro = filter + lavastoviglie
nl: vulkop = filling head + machine; sealbalk = sealing bar; sproeiarm = spray arm; vaatwasserkorf = dishwasher basket; bestekkorf = cutlery basket; vaatwasser onderdeel = dishwasher part; vaatwasserkorven = dishwasher basket; bestekkorven = cutlery basket
pl: głowica napełniająca = filling head; szczęka zgrzewająca = sealing jaw; ramię zmywarki = dishwasher spray arm; kosz do zmywarki = dishwasher basket; koszyk na sztućce = cutlery basket + zmywarka; filtr = filter + zmywarka
pt: cabeça de enchimento = filling head; mandíbula de selagem = sealing jaw; braço aspersor = spray arm; cesto de máquina de lavar louça = dishwasher basket; cesto para talheres = cutlery basket + máquina
not: dishwasher tablet; cutlery basket bamboo; dishwasher pump; dishwasher hose; filtrante; filtrant; filtrer
  * -> 842290
t: dishwasher lower spray arm => 842290
t: capping head for bottling machine => 842290
t: dishwasher tablets 60 pcs => !8422

@ paper-print-machine-part-named part of printing-press, printing-machine-named, printing-web-press
en: anilox sleeve; ink fountain roller; ink roller + press|offset|printing; dampening roller; rubber roller + printing|offset; impression cylinder; blanket cylinder; gripper + offset|heidelberg|printing press; printing press gripper; suction cup + heidelberg|offset printing; offset press part; screen printing frame; screen printing squeegee; squeegee + screen printing|silkscreen; squeegee holder; screen printing platen; t-shirt platen; screen printing pallet; silicone pad + pad printing; pad printing pad; doctor blade holder; doctor blade chamber; chambered doctor blade; ink duct foil; ink cup + pad printer; flexo printing sleeve; printing machine part; numbering box + printing; screen mesh frame + printing; screen frame + printing|silk; flood bar; offset press roller
de: Aniloxwalze; Farbwalze + Druck|Offset; Druckwalze + Offset; Feuchtwalze; Siebdruckrahmen; Siebdruckrakel; Rakel + Siebdruck; Tampon + Tampondruck; Greifer + Offset|Heidelberg; Drucktuchzylinder
fr: rouleau anilox; rouleau encreur + offset|imprimerie; cadre de sérigraphie; raclette de sérigraphie; raclette + sérigraphie; tampon + tampographie; cylindre porte-blanchet
es: rodillo anilox; rodillo entintador; marco de serigrafía; rasqueta de serigrafía; racleta; tampón + tampografía; cilindro de impresión offset
it: rullo anilox; rullo inchiostratore; telaio serigrafico; racla serigrafica; racla + serigrafia|stampa; tampone + tampografia
nl: aniloxrol; inktrol + offset|drukpers; zeefdrukraam; rakel + zeefdruk; tampon + tampondruk
pl: wałek rastrowy; aniloks; wałek farbowy; rama sitodrukowa; rakiel; rakla; tampon + tampodruk; wałek offsetowy
pt: rolo anilox; rolo entintador; quadro de serigrafia; rodo de serigrafia; rodo + serigrafia; tampão + tampografia
not: ink roller stamp; paint roller; squeegee window
  * -> 844391
t: ceramic anilox roller 800 lpi => 844391
t: aluminium screen printing frame 110 mesh => 844391
t: window squeegee => !8443

@ plain-bearing-bush
en: sleeve bushing; oilless bushing; self lubricating bushing; flange bushing + bronze|plain; plummer block housing; split housing + bearing; journal bearing; sintered bush; white metal bearing; big end bearing; crankshaft bearing; main bearing set; dry bearing bush
de: Gleitlagerbuchse; Hauptlager + Motor; Stehlagergehäuse
fr: coussinet de bielle; coussinet autolubrifiant
es: casquillo de bronce; cojinete de biela
it: boccola in bronzo; bronzine di biella; cuscinetto liscio
nl: drijfstanglager; hoofdlager + motor
pl: panewki korbowodowe
pt: casquilho; mancal de deslizamento; bronzina de biela
  * -> 848330
t: self lubricating bronze bushing 20x26x25 => 848330
t: curtain rail bush => !8483

@ plastics-machine-part-named part of plastics-machine, injection-moulding-machine, injection-extrusion-plastics, plastics-blow-moulding, plastics-other-machine, plastics-thermoforming
en: bimetallic barrel; injection screw; screw tip + injection; screw tip set; screen changer; extrusion die head; die head + extrusion|film|pipe; t die + extrusion; injection nozzle + machine injection moulding; tie bar + injection; plasticizing unit; granulator screen plastic; extruder gearbox screw set; calibrating sleeve + pipe; hopper + injection moulding; barrel and screw; screw and barrel; air ring + film blowing
de: Extruderzylinder; Plastifizierzylinder; Schnecke + Spritzguss|Extruder; Siebwechsler; Breitschlitzdüse
fr: vis d'extrudeuse; fourreau + extrudeuse; vis + injection plastique; changeur de filtre; filière + extrusion
es: husillo de extrusora; cañón + extrusora|inyectora; cabezal de extrusión; cambiador de filtros
it: vite estrusore; cilindro + estrusore; testa di estrusione; cambiafiltro
nl: extruderschroef; extrudercilinder; extrusiekop; schroef + spuitgietmachine; extruderschroeven
pl: ślimak wytłaczarki; cylinder + wytłaczarka|wtryskarka; głowica wytłaczarska; zmieniacz sit
pt: rosca de extrusora; canhão + extrusora|injetora; cabeçote de extrusão; trocador de telas
not: cilindrica
  * -> 847790
t: bimetallic extruder screw and barrel => 847790
t: wood screw 4x40 => !8477

@ pressure-reducing-valve-named
en: pressure reducer; water pressure reducer; steam pressure reducing valve; gas pressure regulator; lpg regulator; nitrogen regulator; bottle gas regulator
de: Druckreduzierventil; Druckregler + Gas|Wasser|Propan
fr: détendeur propane; détendeur butane
es: válvula reductora de presión; manorreductor
it: regolatore di pressione
pl: reduktor do butli; regulator ciśnienia + gaz|woda
pt: válvula redutora de pressão
not: diving regulator; scuba regulator; fuel pressure regulator; voltage regulator
  part=part -> 848190
  "hydraulic|hidráulico|idraulico" -> 848120
  "pneumatic|neumático|pneumatico" -> 848120
  "filter regulator" -> 848110   # combined with filters: pressure-reducing valves
  * -> 848110
t: propane gas regulator 37 mbar => 848110
t: water pressure reducer 1/2 inch => 848110
t: voltage reducer => !8481

@ printer-3d-part-named part of printer-3d
en: hot end + 3d; extruder gear + 3d; dual gear extruder; heatbed; heated bed + 3d printer; build plate + 3d|ender|resin; pei spring steel sheet; bowden tube + 3d; heat break + 3d|hotend; heater block + 3d|hotend; fep film + resin|vat; 3d printer frame; 3d printer carriage; volcano nozzle; nozzle + 3d|ender|mk8|e3d; bed leveling spring + 3d; 3d printer toolhead; silicone sock + hotend
de: Druckbett + 3D; Düse + 3D; Extruder + 3D; Bauplatte + 3D; Harzwanne
fr: buse + imprimante 3d; plateau chauffant + 3d; tête d'extrusion + 3d; extrudeur + 3d; pièce imprimante 3D; bac à résine + 3d
es: boquilla + impresora 3d; cama caliente + 3d; extrusor + 3d; repuesto impresora 3d; cubeta de resina
it: ugello + stampante 3d; piano riscaldato + 3d; estrusore + 3d; ricambio stampante 3d; vasca resina
nl: nozzle + 3d; printbed + 3d; verwarmd bed + 3d; 3d-printer onderdeel
pl: dysza + drukarka 3d|drukarki 3d; stół grzewczy + 3d; ekstruder + 3d; część drukarki 3d
pt: bico + impressora 3d; mesa aquecida + 3d; extrusora + 3d; peça impressora 3d
not: 3d printer filament; 3d printer tool kit; bus
  * -> 848590
t: brass mk8 nozzle 0.4 mm for 3d printer => 848590
t: pei sheet magnetic build plate 235 mm ender 3 => 848590
t: pla filament 1.75 => !8485

@ printer-part-named part of printer, printer-machine
en: thermal print head; fuser unit; fuser film sleeve; fuser roller; pressure roller + printer|fuser|copier; feed roller + printer|copier|scanner; separation pad; transfer roller + printer|copier; imaging unit; opc drum; wiper blade + printer|toner|drum; doctor blade + toner|cartridge; toner chip; cartridge chip; printer power board; formatter board; printer mainboard; printer paper tray; paper tray + printer|copier; paper cassette + printer|copier; duplex unit + printer; waste toner box; waste toner container; maintenance kit + printer; maintenance box + printer; maintenance tank; ink tank + printer; ciss; continuous ink system; ink damper; printer carriage; printer carriage belt; encoder strip + printer; capping station; printer cap top; dx5 printhead; printer gear; platen roller + printer; charge roller; primary charge roller; paper feed tray printer; document feeder + printer|copier; adf roller; finisher + copier|printer; copier part; toner cartridge + print head; printer toner; refillable cartridge; ribbon drive printer; ink pump printer; printer ink cartridge
de: Bildtrommel = imaging drum; Einzugsrolle = feed roller; Resttonerbehälter = waste toner container; Wartungskit = maintenance kit + Drucker; Papierfach = paper tray + Drucker; Transferband = transfer belt
fr: tambour = drum + imprimante; unité de fusion = fuser unit; four = fuser oven + imprimante; rouleau d'entraînement = feed roller + imprimante; courroie de transfert = transfer belt; bac papier = paper tray + imprimante; récupérateur de toner = waste toner container
es: tambor = drum + impresora; unidad fusora = fuser unit; fusor = fuser unit + impresora; rodillo de arrastre = feed roller; bandeja de papel = paper tray + impresora; depósito de tóner residual = waste toner container
it: tamburo = printer drum + stampante; unità fusore = fuser unit; fusore = fuser + stampante; rullo pickup = pickup roller; vaschetta toner = toner tray; cassetto carta = paper cassette + stampante
nl: papierlade = paper tray + printer; invoerrol = feed roller + printer; transferriem = transfer belt
pl: głowica drukarki = print head; tusz do drukarki kartridż = printer ink cartridge; bęben = drum + drukarka|drukarki; moduł grzewczy = fuser unit + drukarka|drukarki; rolka pobierania = pickup roller; pojemnik na zużyty toner = waste toner container; kaseta na papier = paper tray + drukarka|drukarki
pt: cilindro = drum + impressora; unidade fusora = fuser unit; rolo de captação = pickup roller; bandeja de papel = paper tray + impressora; recipiente de toner = toner container
not: toner refill powder; ink refill; brother embroidery; cilindrica
  * -> 844399
t: fuser unit for laser printer => 844399
t: thermal print head 203 dpi => 844399
t: printer paper a4 => !8443

@ pulley-block-tackle
en: rope block; belt sheave; flywheel + engine|machine; sheave wheel; cable sheave; idler pulley + belt; timing belt pulley; single sheave block; marine pulley; flat belt pulley; step pulley
fr: poulie à gorge; poulie trapézoïdale; moufle + poulie
es: polea trapezoidal; volante de inercia; garrucha
it: volano + motore; bozzello
nl: tandriemschijf; katrolschijf; tandriemschijven; katrolschijven
pt: polia em V; volante de motor; tensor polia
not: pulley hoist kit; exercise pulley machine; vol
  * -> 848350
t: aluminium v-belt pulley spa 100 => 848350
t: snatch block 8 t => 848350
t: lat pulldown cable => !8483

@ pump-part-named part of centrifugal-pump, rotary-pump, reciprocating-pump, metering-pump, concrete-pump, hand-pump-liquid, water-pump
en: water pump part; pump cover + water|centrifugal; pump stator + progressive cavity|screw|mono; pump liner; mud pump liner; pump piston; pump plunger; pump cylinder + concrete|water|mud; pump strainer basket; pump volute; pump diffuser; pump valve plate; pump membrane; pump tube + peristaltic; peristaltic pump head; pump base plate; pump gland; pump bellows; pump check valve seat; concrete pump piston; concrete pump wear plate; s valve + concrete pump; cutting ring + concrete pump; delivery cylinder + concrete pump; pump barrel; sucker rod; hydraulic pump piston; hydraulic pump parts; valve plate + hydraulic pump; cylinder block + hydraulic pump; swash plate + pump; gear pump shaft; pump handle + water; pump trolley; pump body + water|fuel|hydraulic|brass; pool pump basket; pool pump lid; pool pump part; aquarium pump impeller; coffee machine pump part; spray bottle pump part; flexible impeller; breast pump diaphragm; hydraulic pump rotating group
de: Pumpenrotor; Pumpenstator; Pumpenmembran; Pumpenkolben; Pumpendeckel; Impeller + Pumpe
fr: rotor de pompe; stator de pompe; membrane de pompe; piston de pompe
es: rodete de bomba; diafragma de bomba; estator de bomba
it: girante pompa; rotore pompa; statore pompa; membrana pompa; pistone pompa
nl: waaier + pomp; pompmembraan; pomprotor; pompzuiger
pl: korpus pompy; stator pompy; membrana pompy; tłok pompy
pt: pistão de bomba
not: pump seal; mechanical seal
  * -> 841391
t: mud pump liner 7 inch => 841391
t: progressive cavity pump stator => 841391
t: pool pump basket => 841391
t: high heel pump shoes => !8413

@ refrigeration-part-named part of display-refrigerator, water-chiller, heat-pump, fridge-freezer, freezer
en: refrigerator evaporator; freezer evaporator; fridge door; freezer door; ice maker assembly; refrigerator ice maker assembly; ice tray auger assembly; refrigeration evaporator; unit cooler; cold room evaporator; fridge thermostat housing; refrigerator crisper; refrigerator bottle shelf; fridge door shelf; refrigerator door bin; refrigerator handle; fridge handle; evaporator + fridge|refrigerator|freezer|cold room|refrigeration; condenser + fridge|refrigerator|freezer|refrigeration; ice maker part; refrigerator fan blade shroud; heat pump part; liquid receiver + refrigeration; suction accumulator; accumulator + refrigeration
de: Gefrierfach Tür = freezer compartment door; Verdampfer = evaporator + Kühlschrank|Kühlraum; Türfach = door shelf + Kühlschrank; Schublade = drawer + Kühlschrank|Gefrierschrank
fr: pièce de réfrigérateur = refrigerator part; évaporateur = evaporator + réfrigérateur|chambre froide; bac à légumes = vegetable drawer + réfrigérateur; balconnet = refrigerator door bin + réfrigérateur|frigo; tiroir = drawer + congélateur
es: repuesto de nevera = refrigerator spare part; evaporador = evaporator + frigorífico|cámara; cajón = drawer + frigorífico|congelador; estante = shelf + frigorífico|nevera; balcón = door shelf + frigorífico
it: ricambio frigorifero = refrigerator spare part; evaporatore = evaporator + frigorifero|cella; cassetto = drawer + frigorifero|congelatore; balconcino = fridge door shelf + frigorifero
nl: verdamper = evaporator + koelkast|koelcel; vrieslade = freezer drawer; deurvak = fridge door shelf + koelkast
pl: część lodówki = refrigerator part; parownik = evaporator + lodówka|chłodnia; szuflada = drawer + lodówka|zamrażarka|zamrażarki|lodówki; balkonik = refrigerator door shelf + lodówka|lodówki
pt: peça de geladeira = refrigerator part; evaporador = evaporator + geladeira|câmara; gaveta = drawer + geladeira|freezer|congelador; prateleira = shelf + geladeira
not: fridge organizer; fridge magnet; refrigerator bulb; fridge thermostat; door seal; refrigerator organizer; evaporada; evaporativo; evaporado; evapore; evaporation
  * -> 841899
t: refrigerator door bin replacement => 841899
t: cold room evaporator unit cooler => 841899
t: fridge organizer bin plastic => !8418

@ roller-bearing-needle
en: needle cage bearing; needle roller cage; drawn cup needle bearing; needle thrust bearing; needle roller and cage assembly; cam follower bearing
de: Nadelkranz; Nadelhülse
fr: cage à aiguilles; douille à aiguilles
es: jaula de agujas
it: gabbia a rullini
nl: naaldhulslager
pl: złożenie igiełkowe
pt: gaiola de agulhas
not: needles for needle roller bearing
  part=part -> 848299
  * -> 848240
t: needle roller cage k20x24x10 => 848240
t: sewing needle => !8482

@ roller-bearing-spherical
en: self aligning roller bearing; barrel roller bearing
de: Tonnenlager
fr: roulement à rotule sur rouleaux; roulement à rouleaux sphériques
es: rodamiento de rodillos esféricos; rodamiento oscilante de rodillos
it: cuscinetto orientabile a rulli
nl: tweerijig tonlager; tonlager
pl: łożysko baryłkowe
pt: rolamento autocompensador de rolos
  part=part -> 848299
  * -> 848230
t: spherical roller bearing 22210 => 848230
t: spherical tank => !8482

@ roller-bearing-tapered
en: taper roller bearing; cone and cup bearing; tapered bearing; wheel bearing cone
fr: roulement à rouleaux coniques
es: rodamiento de rodillos cónicos; rodamiento cónico
it: cuscinetto a rulli conici; cuscinetto conico
nl: kegellager; kegelrollager
pt: rolamento de rolos cônicos; rolamento cônico
  part=part -> 848299
  * -> 848220
t: taper roller bearing 32008 => 848220
t: cone hat => !8482

@ safety-relief-valve
en: safety relief valve; pressure vacuum relief valve; boiler safety valve; compressor safety valve; temperature and pressure relief valve; tpr valve; blow off safety valve; overpressure valve
de: Druckbegrenzungsventil + Wasser|Luft
fr: groupe de sécurité; soupape de décharge
es: válvula de alivio; válvula de sobrepresión
it: valvola di sfiato sovrapressione; gruppo di sicurezza + boiler
nl: overdrukventiel; inlaatcombinatie
pl: zawór nadmiarowy; zawór upustowy
  part=part -> 848190
  "hydraulic|hidráulico|idraulico" -> 848120
  "hydraulik" -> 848120
  * -> 848140
t: brass safety valve 8 bar for compressor => 848140
t: safety pin => !8481

@ scale-part part of industrial-scale, scale-household
en: scale platform; weighing pan; scale weights; crane scale hook part; calibration weight set; weight set + calibration|scale|balance; scale part; weighing machine weights; gram weight; slotted weight + scale; load cell mounting kit; weighing hopper; scale column; balance pan
de: Eichgewicht = calibration weight; Waagschale = weighing pan; Gewichtssatz = weight set + Waage; Waagenteil = scale part
fr: poids de balance = scale weight; plateau de balance = weighing pan; masse étalon = calibration weight; pièce de balance = scale part
es: juego de pesas = weight set + balanza|calibración; platillo de balanza = balance pan; pesa patrón = standard weight
it: peso di calibrazione = calibration weight; pesi = weight + bilancia; piatto bilancia = weighing pan; massa campione = standard mass
nl: kalibratiegewicht = calibration weight; weegschaal onderdeel = scale part; weegschaalgewicht = scale weight; ijkgewicht = calibration weight
pl: odważnik = weight; odważnik kalibracyjny = calibration weight; odważniki = weights; szalka wagi = weighing pan; wzorzec masy = mass standard
pt: peso de calibração = calibration weight; pesos de balança = scale weights; prato de balança = balance pan; peso padrão = standard weight
not: weight lifting; weight plate
  * -> 842390
t: stainless calibration weight 200 g => 842390
t: set of brass scale weights => 842390
t: dumbbell weight 5 kg => !8423

@ semiconductor-machine-part part of semiconductor-machine, semiconductor-machine-named
en: wafer chuck; electrostatic chuck; wafer carrier boat part; quartz ring + etcher|wafer; focus ring + etch|wafer; shower head + cvd|wafer|semiconductor; wafer end effector; sputtering shield kit; wire bonder capillary; bonding capillary; cmp retaining ring; edge ring wafer; semiconductor equipment part; dicing blade hub wafer flange
de: Fokusring + Wafer; Bondkapillare; Halbleiteranlagenteil
fr: mandrin électrostatique; anneau de focalisation + wafer; capillaire + câblage
es: mandril electrostático; anillo de enfoque + oblea; capilar + soldadora
it: mandrino elettrostatico; anello + wafer incisione; capillare + bonder
nl: focusring + wafer; bondcapillair
pl: uchwyt elektrostatyczny; pierścień + trawienie wafla; kapilara + bonder
pt: mandril eletrostático; anel + wafer; capilar + bonder
  * -> 848690
t: electrostatic chuck for 300 mm wafer => 848690
t: cmp retaining ring => 848690
t: drill chuck => !8486

@ sewing-machine-needle
en: machine needle + sewing|embroidery|ballpoint|jeans|leather|overlock|universal|quilting; embroidery machine needle; ballpoint needle; jeans needle; leather needle + machine; twin needle + sewing|machine|stretch; serger needle; universal needle; industrial sewing machine needle; needle dbx1; db x 1 needle; quilting machine needle; topstitch needle; stretch needle; schmetz needle; organ needle; bag closer needle; microtex needle
de: Maschinennadel; Jeansnadel; Ledernadel + Nähmaschine|Maschine; Zwillingsnadel; Overlocknadel; Sticknadel + Maschine; Stretchnadel; Universalnadel
fr: aiguille de machine à coudre; aiguille double + machine; aiguille surjeteuse; aiguille jeans; aiguille stretch
es: aguja de máquina de coser; aguja doble + máquina; aguja overlock; aguja para jeans
it: ago per macchina da cucire; aghi gemelli; ago jeans; ago stretch
nl: machinenaald; tweelingnaald; jeansnaald; stretchnaald
pl: igły do maszyny do szycia; igła maszynowa; igła podwójna; igła do jeansu
pt: agulha de máquina de costura; agulha para máquina; agulha dupla + máquina; agulha overloque; agulha jeans
not: hand sewing needle; knitting machine needle
  * -> 845230
t: jeans needles 100/16 for sewing machine => 845230
t: industrial sewing machine needles db x 1 => 845230
t: hand sewing needles => !845230

@ sewing-machine-part-named part of sewing-machine, industrial-sewing-machine
en: sewing machine bobbin case; rotary hook; sewing hook + machine; shuttle hook; feed dog; needle plate + sewing|machine|overlock; throat plate; needle bar + sewing; needle clamp + sewing; thread take up lever; tension assembly + sewing|thread; thread tension + sewing; looper + overlock|serger|sewing; sewing machine belt cover; sewing machine base; sewing machine stand; sewing machine treadle; sewing machine cabinet; knee lifter + sewing; bobbin winder + sewing; hemmer foot; rolled hem foot; binder attachment + sewing; folder + sewing machine|binder; ruffler; ruffler foot; buttonhole foot; teflon foot + sewing; darning foot; overlock foot; thread guide + sewing; thread stand + sewing; sewing machine extension table; oil pan + sewing machine; presser foot holder; presser foot set; seam guide; magnetic seam guide; needle threader + sewing machine; upper knife + overlock; overlock knife; bag closer part; sewing machine hand wheel; sewing machine clutch lever; treadle + sewing|machine
de: Greifer + Nähmaschine; Stichplatte; Transporteur + Nähmaschine; Nähmaschinentisch; Rollsäumer; Nadelhalter + Nähmaschine; Obertransportfuß; Knopflochfuß; Reißverschlussfuß; Nähmaschinenteil; Bandeinfasser
fr: boîte à canette; crochet + machine à coudre; plaque à aiguille; griffe d'entraînement; meuble de machine à coudre; ourleur; guide-bordeur; pièce de machine à coudre; pied boutonnière
es: canillero; caja de bobina; garfio + coser; placa de aguja; impelentes; mesa de máquina de coser; mueble de máquina de coser; dobladillador; ribeteador; pie prensatelas
it: piedino + cucire|macchina; piedino premistoffa; capsula spolina; crochet + cucire; placca ago; griffa + cucire; mobile per macchina da cucire; ricambio macchina da cucire; bordatore + cucire
nl: naaivoet; naaimachinevoet; grijper + naaimachine; steekplaat; transporteur + naaimachine; naaimachinetafel; naaimachine onderdeel; ritsvoet
pl: stopka + maszyna do szycia; bębenek + maszyna do szycia|szycia; chwytacz + szycia; płytka ściegowa; ząbki transportu + szycia; stół do maszyny do szycia; lamownik; część maszyny do szycia
pt: caixa de bobina; lançadeira + costura; chapa de agulha; dente impelente; mesa de máquina de costura; gabinete + máquina de costura; aparelho de viés; peça de máquina de costura
not: walking foot sewing machine; sewing machine cover; sewing kit; sewing machine oil; treadle sewing machine; crocheter
  * -> 845290
t: zipper foot for sewing machine => 845290
t: industrial rotary hook for lockstitch machine => 845290
t: overlock looper upper => 845290
t: portable sewing machine => !845290

@ ship-propeller-named
en: propeller blade + boat|ship|marine; paddle wheel + boat|marine|ship; folding propeller; stainless steel outboard propeller; bow thruster propeller; sailboat propeller
de: Außenborder Propeller = outboard propeller; Schaufelrad = paddle wheel + Schiff
fr: hélice marine = marine propeller; roue à aubes = paddle wheel + bateau
es: hélice marina = marine propeller; rueda de paletas = paddle wheel + barco
it: elica per barca = boat propeller; elica marina = ship propeller; elica fuoribordo = outboard propeller; ruota a pale = paddle wheel + barca
nl: buitenboordmotorpropeller = outboard motor propeller; schoepenrad = paddle wheel + schip
pl: śruba napędowa = propeller + łódź|silnik zaburtowy; śruba do silnika zaburtowego = outboard motor propeller
pt: hélice marítima = marine propeller; hélice de popa = outboard propeller; roda de pás = paddle wheel + barco
not: drone propeller; rc propeller; paddle wheel toy; propeller shaft
  * -> 848710
t: aluminium outboard propeller 3 blades => 848710
t: drone propellers => !8487

@ special-attachment-machine-tool
en: rotary table + milling|cnc; tailstock + rotary; taper attachment; copying attachment lathe; tapping attachment; grinding attachment + lathe; milling attachment + lathe; power feed + milling; milling power feed; mortising attachment; angle head + milling; boring head + milling
de: Rundtisch + Fräs|CNC; Teilkopf; Winkelkopf + Fräs; Kopiereinrichtung + Dreh
fr: diviseur + fraiseuse; plateau tournant + fraiseuse; appareil diviseur; table rotative + fraisage
es: divisor + fresadora; cabezal divisor; mesa giratoria + fresadora
it: divisore + fresatrice; testa a dividere; tavola rotante + fresatrice
nl: verdeelkop; verdeelapparaat; rondtafel + frees
pl: głowica podziałowa; stół obrotowy + frezarka|frezarski
pt: divisor + fresadora; cabeçote divisor; mesa divisora; mesa giratória + fresadora
  * -> 846630
t: dividing head bs-0 => 846630
t: lazy susan rotary tray => !8466

@ spinning-part-named part of textile-fibre-machine, textile-spinning-machine, textile-twisting-machine
en: spinning spindle; spindle flyer; flyer + roving|spinning machine; ring traveller; traveler ring + spinning; roving spindle; twister spindle
de: Spinnspindel = spinning spindle; Spinnring = spinning ring; Ringläufer = ring traveller; Flügel + Vorspinnmaschine
fr: broche de filature = spinning spindle; anneau de filature = spinning ring; curseur = traveller + filature; ailette = flyer + banc à broches
es: huso de hilatura = spinning spindle; anillo de hilatura = spinning ring; cursor = ring traveller + hilatura; mechera aleta = flyer
it: fuso per filatura = spinning spindle; anello per filatura = spinning ring; cursore = traveller + filatura; aletta = flyer + banco a fusi
nl: spinspil = spinning spindle; spinring = spinning ring; ringloper = ring traveller + spinnerij
pl: wrzeciono przędzalnicze = spinning spindle; obrączka przędzalnicza = spinning ring; biegacz = ring traveller + przędzalniczy
pt: fuso de fiação = spinning spindle; anel de fiação = spinning ring; viajante = ring traveller + fiação
  * -> 844833
t: ring travellers for spinning frame => 844833
t: spinning spindle steel => 844833
t: fidget spinner => !8448

@ spinning-prep-part part of textile-opening-machine
en: carding machine part; comb + combing machine; circular comb + combing; top comb + combing; half lap + comber; faller + gill box; faller bar; gill pin; drafting roller; top roller + spinning|drafting; rubber cot + spinning; carding flat; doffer roller; licker in; open end rotor; rotor + open end|spinning; opening roller + spinning; spinning apron; top apron + spinning; comber part
de: Kardenteil = carding machine part; Streckwerkswalze = drafting roller; Fixkamm = top comb; Rundkamm = circular comb; Spinnrotor = spinning rotor; Nadelstab = faller bar
fr: pièce de carde = carding machine part; peigne = comb + peigneuse; cylindre d'étirage = drafting roller; rotor = rotor + open-end; barrette = gill bar + gill
es: pieza de carda = carding machine part; peine = comb + peinadora; cilindro de estiraje = drafting roller; rotor = rotor + open end
it: parte di carda = carding machine part; pettine = comb + pettinatrice; cilindro di stiro = drafting roller; rotore = rotor + open end
nl: kaardonderdeel = carding machine part; rekwals = drafting roller; kam = comb + kammachine; rekwalsen = drafting roller
pl: część zgrzeblarki = carding machine part; grzebień = comb + czesarka; wałek rozciągowy = drafting roller; rotor = rotor + przędzarka
pt: peça de carda = carding machine part; pente = comb + penteadeira; cilindro de estiragem = drafting roller; rotor = rotor + open end
not: peinado; peinar; peinada; pettinatrice; pettinato; pettinata; pentear; penteado; penteada; pettini di plastica; pettine di plastica
  "rotor" -> 844839
  "drafting" -> 844839
  "apron" -> 844839
  "cot" -> 844839
  "top roller" -> 844839
  "streckwerkswalze" -> 844839
  "spinnrotor" -> 844839
  "etirage" -> 844839
  "estiraje" -> 844839
  "stiro" -> 844839
  "rekwals" -> 844839
  "rozciagowy" -> 844839
  "estiragem" -> 844839
  "card clothing" -> 844831
  * -> 844832
t: faller bar for gill box => 844832
t: open end spinning rotor 36 mm => 844839
t: hair comb => !8448

@ spray-part part of spraying-machine, paint-sprayer, pressure-washer, garden-sprayer, irrigation, blasting-machine, paint-spray-gun, coating-spray-machine, fire-extinguisher
en: spray nozzle; airless tip; spray gun needle; spray gun nozzle set; spray gun cup; paint cup + spray gun; sprayer lance; sprayer wand; sprayer boom; boom section sprayer; nozzle body + sprayer; fan nozzle + spray; full cone nozzle; flat fan nozzle; hollow cone nozzle; fogger nozzle; atomizing nozzle; atomising nozzle; sandblasting nozzle; sandblast nozzle; sandblast nozzle boron carbide; boron carbide nozzle; blasting nozzle; pressure washer nozzle tip; quick connect nozzle tip; tip guard + airless; airless sprayer part; nozzle guard + spray; dripper + irrigation; sprinkler body; irrigation riser; knapsack sprayer part; fire extinguisher hose horn; fire extinguisher valve; spray gun repair kit; surface cleaner attachment; sprayer pump part; aerosol actuator; trigger sprayer head; washer jet nozzle
de: Flachstrahldüse = flat fan nozzle; Vollkegeldüse = full cone nozzle; Düsensatz = nozzle set + Spritzpistole|Hochdruck; Sandstrahldüse = sandblasting nozzle; Spritzlanze = spray lance; Fließbecher = gravity feed cup + Spritzpistole
fr: buse airless = airless tip; buse de sablage = sandblasting nozzle; buse à jet plat = flat fan nozzle; lance de pulvérisateur = sprayer lance; buse de brumisation = misting nozzle; godet = cup + pistolet peinture
es: boquilla de pulverización = spray nozzle; boquilla de arenado = sandblasting nozzle; boquilla nebulizadora = fogger nozzle; lanza de pulverizador = sprayer lance; gotero = dripper + riego
it: ugello spruzzatore = spray nozzle; ugello sabbiatura = sandblast nozzle; lancia irroratrice = sprayer lance
nl: spuitdop = spray nozzle; sproeikop = spray nozzle + veldspuit|airless|nevel; straalmondstuk = blasting nozzle; nevelnozzle = misting nozzle
pl: dysza rozpylająca = spray nozzle; dysza airless = airless nozzle; dysza do piaskowania = sandblasting nozzle; dysza mgłowa = misting nozzle; lanca opryskiwacza = sprayer lance; dysza opryskiwacza = sprayer nozzle
pt: bico de pulverização = spray nozzle; bico airless = airless tip; bico de jateamento = sandblasting nozzle; lança de pulverizador = sprayer lance
not: hose nozzle; fuel nozzle; 3d printer nozzle; nozzle spray bottle; hose spray nozzle
  * -> 842490
t: airless spray tip 517 => 842490
t: flat fan nozzle for field sprayer => 842490
t: sandblast nozzle boron carbide => 842490
t: 3d printer nozzle 0.4 mm => !842490

@ steam-turbine-part part of steam-turbine
en: steam turbine rotor; turbine blade + steam; turbine rotor + steam; turbine casing + steam; steam turbine governor; steam turbine nozzle ring; steam turbine diaphragm; steam turbine bearing pedestal; labyrinth seal + turbine; governing mechanism + steam turbine|turbine; steam turbine part
de: Dampfturbinenschaufel = steam turbine blade; Dampfturbinenrotor = steam turbine rotor; Turbinenschaufel = turbine blade + Dampf; Dampfturbinenteil = steam turbine part
fr: aube de turbine à vapeur = steam turbine blade; rotor de turbine à vapeur = steam turbine rotor; ailette de turbine à vapeur = steam turbine blade
es: álabe de turbina de vapor = steam turbine blade; rotor de turbina de vapor = steam turbine rotor
it: paletta di turbina a vapore = steam turbine blade; rotore di turbina a vapore = steam turbine rotor
nl: stoomturbineblad = steam turbine blade; stoomturbinerotor = steam turbine rotor; schoep = turbine blade + stoomturbine
pl: łopatka turbiny parowej = steam turbine blade; wirnik turbiny parowej = steam turbine rotor
pt: palheta de turbina a vapor = steam turbine blade; rotor de turbina a vapor = steam turbine rotor
not: gas turbine
  * -> 840690
t: steam turbine blade last stage => 840690
t: steam turbine diaphragm => 840690
t: wind turbine blade => !8406

@ tap-cock-valve-named
en: knife gate valve; control cock; gauge cock; drain cock; gas valve + stove|water heater|ball; gas cock; hydrant valve; manifold + underfloor|brass; mixing valve + thermostatic|water; bleed valve + radiator; plug cock; sluice valve; refrigerant valve; cylinder valve; gas bottle valve; dispensing tap + beer|wine|barrel; irrigation solenoid valve; steam valve
de: Kondensatableiter = steam trap; Flaschenventil = gas bottle valve
fr: vanne à boisseau = plug valve; vanne à guillotine = knife gate valve; robinet d'arrêt = stop cock; purgeur de vapeur = steam trap
es: válvula termostática = thermostatic valve; purgador de vapor = steam trap
it: saracinesca = gate valve + valvola|acqua|ghisa; scaricatore di condensa = steam trap; rubinetto d'arresto = stop cock
nl: schuifafsluiter = sluice valve; condenspot = steam trap
pl: zasuwa = gate valve + zawór|kołnierzowa|wodociągowa; przepustnica = butterfly valve + kołnierzowa|międzykołnierzowa; zawór termostatyczny = thermostatic valve; odwadniacz = steam trap
pt: registro de esfera = ball valve; registro = valve + água|gaveta
not: valve ball; valve cap; valve stem cap; valve cover; registrador; registradora
  part=part -> 848190
  * -> 848180
t: knife gate valve dn100 => 848180
t: float steam trap dn20 => 848180
t: valve stem cap => !848180

@ textile-finish-machine-part part of laundry-machine, ironing-machine, textile-finishing-machine, fabric-cutting-folding-machine, tumble-dryer, textile-washing-dyeing-machine
en: dryer lint filter; lint screen + dryer; dryer drum; dryer drum roller; dryer roller kit; tumble dryer part; dryer belt idler; dryer drum belt idler; dryer door catch; dryer door; dryer lint trap; ironing machine pad; ironing roller padding; fabric cutter blade; round knife blade + cloth cutter; cloth cutting machine blade; ironing press part; steam press pad; cloth cutter part; tumble dryer filter; dryer drum bearing slide; dryer felt seal; stenter clip; stenter pin plate; dryer vent kit tumble
de: Flusensieb + Trockner; Trocknertrommel; Trocknerfilter; Laufrolle + Trockner; Nadelleiste + Spannrahmen; Trockner Ersatzteil
fr: filtre à peluches + sèche-linge; tambour de sèche-linge; galet + sèche-linge; pièce de sèche-linge; filtre de sèche-linge
es: filtro de pelusa + secadora; tambor de secadora; rodillo + secadora; repuesto de secadora
it: filtro asciugatrice; filtro lanugine + asciugatrice; tamburo asciugatrice; rullo + asciugatrice; ricambio asciugatrice
nl: pluizenfilter + droger; drogertrommel; droger onderdeel; looprol + droger; drogerfilter
pl: filtr suszarki; bęben suszarki; filtr kłaczków + suszarka; rolka + suszarka bębnowa; część suszarki bębnowej
pt: filtro de fiapos + secadora; tambor de secadora de roupa; rolete + secadora; peça de secadora de roupa
not: hair dryer; wool dryer ball
  "cutter blade" -> 820890
  "knife blade" -> 820890
  "machine blade" -> 820890
  * -> 845190
t: dryer drum roller kit => 845190
t: tumble dryer filter => 845190
t: dryer balls wool => !8451

@ tractor-implement-wear-part part of soil-machine, soil-cultivation-machine, plough-machine, planter-transplanter, fertiliser-spreader, disc-harrow
en: plow point; plough point; mouldboard; moldboard + plough|plow; plough disc; harrow disc blade; harrow tine; harrow tooth; cultivator sweep; cultivator shovel; cultivator point; rotovator blade; rotary tiller blade; seeder disc; seed drill coulter; coulter; seed plate + planter; seeding disc; seed metering unit; seeder tube; spreader disc + fertilizer|fertiliser; power harrow tine; landside; plough bolt share part; subsoiler point; ridger body; disc harrow bearing hub; walking tractor tiller part; garden tiller tine
de: Grubberschar; Eggenzinken; Scheibenegge Scheibe; Fräsmesser + Bodenfräse; Säschar; Streichblech; Kreiseleggenzinken; Hackmesser + Motorhacke
fr: pointe de charrue; dent de herse; disque de déchaumeur; couteau de rotavator; versoir; fraise + motoculteur; soc + charrue|cultivateur
es: cuchilla de rotovator; diente de grada; vertedera; cuchilla + motoazada|motocultor
it: vomere; versoio; disco per erpice; zappetta + motozappa|fresa; dente per erpice; lama per fresa agricola
nl: ploegschaar; egtand; eggetand; freesmes + grondfrees; rister; cultivatortand
pl: lemiesz + pług|płużny; odkładnica; talerz do brony; redlica; nóż glebogryzarki; ząb kultywatora; ząb brony
pt: relha de arado; disco de grade; enxada rotativa peça; aiveca + arado; lâmina de enxada rotativa; bico de arado
not: snow plough blade; frais
  * -> 843290
t: boron steel plough share => 843290
t: rotavator blade l type => 843290
t: share certificate => !8432

@ typewriter-till-part part of cash-register
en: pos terminal part; pos cash drawer; cash drawer insert tray; ticket machine part; cash register key cover; franking machine part
de: Geldlade; Registrierkasse Teil
fr: pièce de caisse enregistreuse
es: cajón de dinero + caja; pieza de caja registradora
it: cassetto portadenaro; cassetto rendiresto; parte di registratore di cassa
nl: kassalade; onderdeel kassa
pl: szuflada na pieniądze; część kasy fiskalnej
pt: gaveta de dinheiro; gaveta para caixa; peça de caixa registradora
  * -> 847329
t: pos cash drawer rj11 => 847329
t: bedside drawer => !8473

@ vending-machine-part part of vending-machine, vending-named
en: vending machine part; coin mechanism; coin acceptor; vending coil; vending spiral; vending machine motor tray; coin changer + vending; bill validator + vending; vending machine lock bar; coin selector; vending brewer unit; gumball machine globe
de: Münzprüfer; Münzwechsler; Automatenspirale; Verkaufsautomat Teil
fr: monnayeur; spirale + distributeur; pièce de distributeur automatique
es: monedero + expendedora|selector; selector de monedas; espiral + expendedora
it: gettoniera; spirale + distributore; parte di distributore automatico
nl: muntproever; muntwisselaar + automaat; spiraal + automaat
pl: wrzutnik monet; akceptor monet; spirala + automat vendingowy
pt: moedeiro; seletor de moedas; espiral + máquina de venda
not: spiralato; espiralada
  * -> 847690
t: coin acceptor for vending machine => 847690
t: bitcoin medal => !8476

@ washing-machine-part-named part of washing-machine, laundry-machine, mini-washing-machine
en: washing machine drum; washing machine door; washing machine door seal boot; washing machine tub; washing machine agitator; washing machine pulsator; washing machine lint filter; washing machine drain pump filter; washing machine part; washer agitator; washer drum; drum paddle + washing machine|washer; drum lifter; washing machine shock absorber; shock absorber + washing machine|washer; suspension rod + washer|washing machine; washing machine spider; drum spider; detergent drawer + washing machine; soap dispenser drawer; washing machine door handle; washing machine door hinge; door hook + washing machine; washing machine counterweight; washer lid; agitator dogs; washing machine control knob
de: Waschmaschinentrommel = washing machine drum; Waschmaschinentür = washing machine door; Stoßdämpfer = shock absorber + Waschmaschine; Trommelrippe = drum lifter; Mitnehmer = drum paddle + Waschmaschine; Flusensieb = lint filter + Waschmaschine; Waschmaschinenteil = washing machine part; Waschmittelschublade = detergent drawer; Türgriff = door handle + Waschmaschine; Trommelkreuz = drum spider
fr: tambour de machine à laver = washing machine drum; tambour de lave-linge = washing machine drum; amortisseur = shock absorber + lave-linge|machine à laver; aube de tambour = drum paddle; croisillon = drum spider + lave-linge; poignée de hublot = washing machine door handle; hublot = washing machine porthole door + lave-linge; tiroir à lessive = detergent drawer; pièce de lave-linge = washing machine part
es: tambor de lavadora = washing machine drum; amortiguador = shock absorber + lavadora; puerta de lavadora = washing machine door; filtro de pelusa = lint filter + lavadora; agitador de lavadora = washing machine agitator; cajón detergente = detergent drawer; repuesto de lavadora = washing machine spare part; maneta escotilla = washing machine door handle; cruceta = drum spider + lavadora
it: cestello lavatrice = washing machine drum; cesto lavatrice = washing machine drum; ammortizzatore = shock absorber + lavatrice; oblò lavatrice = washing machine door; crociera = drum spider + lavatrice; maniglia oblò = washing machine door handle; cassetto detersivo = detergent drawer; ricambio lavatrice = washing machine part
nl: wasmachinetrommel = washing machine drum; schokbreker = shock absorber + wasmachine; wasmachinedeur = washing machine door; trommelschoep = drum paddle; pluizenfilter = lint filter + wasmachine; zeepbak = detergent drawer + wasmachine; wasmachine onderdeel = washing machine part
pl: bęben pralki = washing machine drum; amortyzator = shock absorber + pralka|pralki; drzwi pralki = washing machine door; zabierak = drum paddle + pralka|pralki|bębna; krzyżak = drum spider + pralka|pralki; szuflada na proszek = detergent drawer; część pralki = washing machine part; uchwyt drzwi = door handle + pralka|pralki
pt: tambor de máquina de lavar = washing machine drum; amortecedor = shock absorber + máquina de lavar; porta de máquina de lavar = washing machine door; agitador = agitator + máquina de lavar; gaveta de sabão = detergent drawer; peça de máquina de lavar = washing machine part; cruzeta = drum spider + máquina de lavar
not: washing machine cover; washing machine cleaner; washing machine stand; drain pump; washing machine hose; lave linge hublot; lave-linge hublot
  * -> 845090
t: washing machine shock absorber pair => 845090
t: washer agitator dogs kit => 845090
t: washing machine cover waterproof => !845090

@ water-turbine-part part of water-turbine
en: hydraulic turbine runner; pelton runner; francis runner; kaplan blade; turbine runner; guide vane + hydro|hydraulic|francis|kaplan; hydro turbine governor; water turbine part; rotor + hydraulic turbine|hydro turbine; wicket gate; water wheel bucket; hydraulic turbine part; spiral case + turbine; pelton bucket
de: Turbinenlaufrad = turbine runner; Peltonlaufrad = pelton runner; Leitschaufel = guide vane + Wasserturbine; Wasserturbinenteil = water turbine part
fr: roue de turbine hydraulique = hydraulic turbine runner; roue Pelton = pelton runner; aube directrice = guide vane + hydraulique; pièce de turbine hydraulique = hydraulic turbine part
es: rodete Pelton = pelton runner; rodete de turbina = turbine runner; álabe directriz = guide vane; pieza de turbina hidráulica = water turbine part
it: girante Pelton = pelton runner; girante turbina idraulica = hydraulic turbine runner; parte di turbina idraulica = hydraulic turbine part
nl: looprad waterturbine = turbine runner; peltonwiel onderdeel = pelton wheel part
pl: wirnik turbiny wodnej = hydraulic turbine runner; wirnik Peltona = pelton runner; część turbiny wodnej = water turbine part
pt: rotor Pelton = pelton runner; rotor de turbina hidráulica = hydraulic turbine runner; peça de turbina hidráulica = hydraulic turbine part
  * -> 841090
t: pelton turbine runner with buckets => 841090
t: wicket gate for francis turbine => 841090
t: wind turbine 400 w => !8410

@ work-holder-named
en: 4 jaw chuck; four jaw chuck; precision vise; electromagnetic chuck; lathe center; lathe dead center; faceplate + lathe; lathe steady rest; clamping kit + milling|t-slot; step clamp set; zero point clamping; workholding fixture; lathe carrier dog; wood lathe chuck
de: Dreibackenfutter; Drehfutter; Vierbackenfutter; Mitlaufspitze; Drehbankfutter
fr: mandrin de tour; mandrin 3 mors; étau de fraisage; étau + fraiseuse|perceuse; contre-pointe tournante; pointe tournante
es: plato de garras; mordaza + fresadora; punto giratorio
it: mandrino autocentrante; autocentrante; morsa + fresatrice|trapano; contropunta rotante
nl: drieklauwplaat; draaibankklauw; machineklem; machinebankschroef; magneetspanplaat; meedraaiend center; machinebankschroeven
pl: uchwyt tokarski; uchwyt trójszczękowy; imadło frezarskie; kieł obrotowy
pt: placa de torno; placa de três castanhas; morsa para fresadora; contraponto rotativo
not: bench vise
  * -> 846620
t: k11 three jaw lathe chuck 125 mm => 846620
t: lathe live center mt2 => 846620
t: city center map => !8466
