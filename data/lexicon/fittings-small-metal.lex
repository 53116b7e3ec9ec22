# Small goods of base metal as shops name them: fittings, rigging, findings, garden, hearth and stable ware, hand tools, knives, signs (ch. 73 to 83).

@ access-door-metal
en: inspection hatch metal; metal access hatch; steel access panel; access door metal; drywall access panel; meter box metal; meter box door
de: Revisionstür; Revisionsklappe Metall; Zählerkasten Tür
fr: trappe de visite métal; porte de coffret métallique
es: puerta de registro metálica; tapa de registro metálica
it: sportello di ispezione metallico; botola metallica
nl: inspectieluik metaal; metalen toegangsluik
pl: drzwiczki rewizyjne metalowe; klapa rewizyjna
pt: porta de visita metálica; alçapão metálico
  main=plastic -> 392590 ~.1
  main=aluminium -> 761090 ~.1
  * -> 730890
t: steel access panel 400x400 mm => 730890
t: plastic access panel 20 cm, drywall access panel plastic => 392590
t: car door panel => !7308

@ air-vent-grille
en: air vent grille; ventilation grille; vent cover; air grille; floor register; floor vent; air brick cover; soffit vent; louvre vent; vent grill; wall vent; ducting cover
de: Lüftungsgitter; Abluftgitter; Wetterschutzgitter
fr: grille de ventilation; grille d'aération; bouche d'aération
es: rejilla de ventilación; rejilla de aire
it: griglia di ventilazione; griglia di aerazione
nl: ventilatierooster; luchtrooster; muurrooster
pl: kratka wentylacyjna; anemostat; kratka nawiewna
pt: grelha de ventilação; grade de ventilação
not: car air vent; air vent phone holder; air vent clip; vent cover car
  main=plastic -> 392590 ~.35
  main=aluminium -> 761699 ~.25
  main=copper -> 741980 ~.02
  main=wood -> 441899 ~.02
  * -> 732690
ask: main
t: aluminium air vent grille 300x300 => 761699
t: stainless steel ventilation grille round 125 mm => 732690
t: plastic car air vent phone clip => !761699

@ anvil-block
en: bench anvil; blacksmith anvil; portable forge; jeweller anvil block; horn anvil; bench block steel; swage block; hand operated grindstone with frame
de: Schmiedeamboss; Feldschmiede
fr: forge portative; bigorne
es: fragua portátil
it: fucina portatile
nl: veldsmidse
pl: kuźnia polowa
pt: forja portátil
not: anvil earring; anvil pruner
  * -> 820590
t: cast steel blacksmith anvil 50 kg => 820590
t: anvil pruner secateurs => !820590

@ awl-stitch-tool
en: scratch awl; bookbinding awl; bradawl; sewing awl; edge beveler; stitching groover; leather groover; pricking iron; stitching chisel leather; leather stamp tool; overstitch wheel; wing divider leather; leather edge creaser; skiving knife; leather hole chisel
de: Nähahle; Vorstecher; Punziereisen; Kantenzieher Leder; Schärfmesser Leder
fr: poinçon à cuir; griffe à frapper; abat-carre cuir; matoir cuir
es: lezna; punzón de cuero; tenedor para cuero; matador cuero
it: lesina; forchetta per cuoio; smussacoste; punzone cuoio
nl: els leer; ledergereedschap; kantsnijder leer
pl: szydło rymarskie; dziurkacz szydłowy; wycinak do skóry; radełko do skóry
pt: sovela; punção de couro; chanfrador couro
not: els jas
  "skiving" -> 821192
  "schärfmesser" -> 821192
  * -> 820559
t: wooden handle stitching awl for leather => 820559
t: leather edge beveler tool set => 820559
t: leather belt punch pliers => !820559

@ badge-blank-dogtag
en: military dog tag; dog tag chain set; valve tag metal; numbered metal tag; asset tag aluminium; equipment tag metal; cattle ear tag metal; tool check tag; key tag metal; luggage tag metal
de: Erkennungsmarke; Metallmarke Rohling; Nummernmarke Metall
fr: plaque d'identité militaire; jeton métal numéroté; plaque à graver métal
es: chapa identificativa; placa militar; ficha metálica numerada
it: piastrina militare; targhetta metallica numerata; piastrina da incidere
nl: identiteitsplaatje; metalen label genummerd; penning metaal
pl: nieśmiertelnik; blaszka do grawerowania; numerek metalowy
pt: placa de identificação militar; chapa metálica numerada
not: dog tag silencer
  "numbered" -> 831000
  "asset" -> 831000
  "valve tag" -> 831000
  "nummernmarke" -> 831000
  main=aluminium -> 761699 ~.2
  main=copper -> 741980 ~.1
  * -> 732690
t: stainless steel dog tag blank 50 x 28 mm => 732690
t: numbered metal tags brass 1-50 => 831000
t: airtag dog collar holder => !8310

@ barn-door-kit
en: sliding barn door track; barn door track; barn door hardware; barn door roller; sliding gate roller; gate track; sliding gate track; pocket door track; bifold door track; sliding door rail; sliding door track kit; wardrobe door track; cantilever gate kit
de: Laufschiene Schiebetür; Schiebetorbeschlag; Laufrolle Schiebetür
fr: kit porte de grange; galet de portail; rail coulissant porte
es: kit puerta granero; riel puerta corredera; rueda portón corredero
it: kit porta fienile; ruota cancello scorrevole
nl: schuifdeurrail; poortwiel
pl: system drzwi przesuwnych; prowadnica drzwi przesuwnych; rolka bramy przesuwnej
pt: calha porta de correr; kit porta de celeiro; roldana portão
not: barn door photography; barn door light
  main=aluminium -> 830241 ~.1
  * -> 830241
t: sliding barn door track kit 2 m steel => 830241
t: studio light barn door => !8302

@ beam-clamp
en: beam clamp; girder clamp; beam trolley clamp; purlin clip; rail clamp beam; strut clamp; pipe hanger; pipe hanger clevis; split ring hanger; pipe ring hanger; conduit saddle; saddle band; pipe support bracket; riser clamp; munsen ring; pipe bracket metal; gutter bracket; downpipe bracket
de: Trägerklammer; Rohrhalter; Dachrinnenhalter; Gelenkschelle Rohr
fr: pince à poutre; collier de fixation tube; support de tuyauterie; crochet de gouttière
es: abrazadera de viga; soporte de tubería; gancho de canalón
it: morsetto per travi; collare per tubi; supporto tubazione; staffa grondaia
nl: balkklem; gootbeugel
pl: klamra do belek; uchwyt rynny; wieszak rury
pt: grampo de viga; abraçadeira de tubo; suporte de tubagem; suporte de caleira
not: handlebar clamp
  main=plastic -> 392690 ~.15
  main=copper -> 741980 ~.06
  main=aluminium -> 761699 ~.04
  * -> 732690
t: malleable iron beam clamp M10 => 732690
t: brass munsen ring 15 mm pipe => 741980
t: woodworking bar clamp => !732690

@ bird-cage-metal
en: bird cage metal; wire bird cage; aviary metal; canary cage; chicken coop metal; hamster cage wire; dog crate metal; wire dog crate; rabbit cage wire; animal trap cage; live trap; mink trap; fox trap cage
de: Vogelkäfig Metall; Voliere Metall; Lebendfalle; Hundekäfig Draht
fr: cage oiseau métal; volière métal; piège cage; cage chien métal
es: jaula metálica para pájaros; pajarera metálica; trampa jaula; jaula metálica perro
it: gabbia per uccelli metallo; voliera metallica; trappola gabbia; gabbia metallica cane
nl: vogelkooi metaal; volière metaal; vangkooi; draadkooi
pl: klatka metalowa dla ptaków; woliera metalowa; żywołapka; klatka metalowa dla psa
pt: gaiola metálica; viveiro metálico; armadilha gaiola; jaula metálica cão
  main=wood -> 442199 ~.03
  main=plastic -> 392690 ~.03
  "wire" -> 732620
  "draht" -> 732620
  "draadkooi" -> 732620
  * -> 732690
t: live animal trap cage galvanised => 732690
t: wire bird cage 60 cm => 732620
t: wooden rabbit hutch => !7326

@ blade-scythe
en: grass hook; reaping hook; hay knife; timber wedge; felling wedge; log tongs; timber tongs; pulp hook; cant hook; peavey; sappie; bark spud; log peeler; post hole auger manual; daisy grubber; edging iron; turf cutter manual; seed dibber; grafting tool pliers
de: Fällkeil; Sappie; Packzange Holz; Wendehaken; Schäleisen
fr: faux outil; fourche à fumier; fourche à foin; sapie; tourne-bille; pince à grumes; écorçoir
es: hoz de mano; horca de estiércol; cuña para leña; pinza para troncos
it: forca da letame; cuneo per legna; zappino; pinza per tronchi
nl: hooivork; houttang; velhaak
pl: kosa ręczna; capinka; kleszcze do drewna; obracak
pt: forquilha; cunha para lenha; pinça para troncos
not: sickle cell; wedge sandal; wedge heel; scythe cosplay; fork lift
  main=plastic -> 392690 ~.03
  * -> 820190
t: log tongs for timber 300 mm => 820190
t: scythe with wooden handle => 820190
t: doorstop wedge rubber => !8201

@ bolt-ring-rigging
en: rope thimble; thimble + wire rope|rope|stainless; thimble stainless rope; wire rope ferrule; aluminium ferrule wire rope; swage ferrule; swage terminal; wire rope socket; turnbuckle hook and eye; rigging screw; bottle screw; deck eye plate; lifting eye bolt; lifting eye nut; ring bolt; master link lifting; hoist ring; chain connector quick link; sail shackle; load binder; wire tensioner fence; wire strainer; ground chain ring; deck cleat metal; mooring cleat metal; mooring bollard cast
de: Presshülse Drahtseil; Augplatte; Aufhängeglied; Klampe Metall
fr: manchon câble; tendeur à lanterne; pontet; anneau de levage; tendeur de fil; taquet inox
es: casquillo cable; tensor de cable; placa con argolla; tensor de alambre
it: manicotto per fune; ponticello inox; bitta inox
nl: persklem staalkabel; oogplaat; kikker rvs
pl: tulejka zaciskowa lina; ucho z płytką; naciąg drutu
pt: terminal cabo de aço; olhal; placa com olhal; esticador de arame; cunho inox
not: sewing thimble; tendeur élastique; ferrule pencil; wire ferrule crimp terminal
  main=aluminium -> 761699 ~.04
  main=copper -> 741980 ~.03
  main=plastic -> 392690 ~.02
  "eye bolt" -> 731815
  "eye nut" -> 731816
  "ring bolt" -> 731815
  "ringschraube" -> 731815
  "ösenschraube" -> 731815
  "cáncamo" -> 731815
  "golfare" -> 731815
  "hijsoog" -> 731815
  "śruba oczkowa" -> 731815
  * -> 732690
t: rope thimble stainless steel 6 mm => 732690
t: turnbuckle hook and eye M6 stainless => 732690
t: lifting eye bolt M10 => 731815
t: hook and eye tape bra => !7326

@ brass-household
en: brass bowl; brass pot cooking; copper kettle; copper saucepan; copper pan; copper jug; copper bowl; copper tea kettle; brass tray; brass mortar; copper cezve; turkish coffee pot copper; brass vase household; copper moscow mule mug; copper water bottle; copper tumbler; brass plate kitchen; copper mixing bowl; copper ice bucket; brass household article
de: Kupferkessel; Kupfertopf; Kupferpfanne; Messingschale; Messingmörser; Kupferbecher
fr: bouilloire en cuivre; casserole en cuivre; bassine en cuivre; plateau en laiton; mortier laiton
es: tetera de cobre; cazo de cobre; olla de cobre; bandeja de latón; almirez de latón
it: bollitore in rame; pentola in rame; casseruola in rame; vassoio in ottone; mortaio ottone
nl: koperen ketel; koperen pan; messing schaal; koperen beker; messing vijzel
pl: czajnik miedziany; garnek miedziany; miska mosiężna; moździerz mosiężny; kubek miedziany
pt: chaleira de cobre; panela de cobre; tacho de cobre; bandeja de latão; almofariz latão
not: copper coated pan; copper colour pan; singing bowl; copper pan nonstick aluminium
  main=aluminium -> 761510 ~.02
  main=steel -> 732393 ~.03
  finish=colour -> 732393
  * -> 741810
t: copper kettle 1.5 l stovetop => 741810
t: brass bowl with engraving => 741810
t: brass singing bowl => !7418

@ brick-tool
en: brick jointer; pointing tool; brick bolster; plugging chisel; concrete chisel hand; jointing iron; plasterer hawk; float plastering; bucket trowel; notched trowel; tile spacer pliers; brick hammer chisel; mortar rake; plaster darby; taping knife; drywall hook tool; rubber float; finishing trowel; gauging trowel; pointing trowel; margin trowel; skimming blade; bull float
de: Zahnkelle; Fugenkelle; Flachmeißel Hand; Kaltmeißel; Reibebrett; Traufel; Putzkelle
fr: platoir; lisseuse plâtre; burin de maçon; langue de chat
es: llana dentada; cortafríos; talocha; espátula de enlucir
it: frattone; spatola dentata; scalpello da muratore
nl: plakspaan; voegspijker; koudbeitel; lijmkam; pleisterspaan
pl: paca tynkarska; paca zębata; przecinak; szpachelka nierdzewna; fugówka
pt: espátula dentada
not: concrete float boat
  main=plastic -> 392690 ~.05
  main=wood -> 441700 ~.04
  * -> 820559
t: stainless steel notched trowel 280 mm => 820559
t: cold chisel 200 mm hexagonal => 820559
t: wood chisel set => !820559

@ builders-square-bracket
en: joist connector; deck bracket steel; fence bracket; panel fence bracket; pergola bracket; gate hinge kit; cane bolt; gate latch ring; suffolk latch; thumb latch gate; garage bolt; brenton bolt; hasp set; security door chain; door limiter; letterbox plate; finger plate; push plate door; kick plate door; door escutcheon; keyhole cover; door viewer cover; pull handle door; sash lift; sash pulley; casement stay; casement fastener
de: Fallenriegel; Türrosette; Schlüsselrosette
fr: verrou de portail; chaîne de porte; entrée de lettres; rosace de porte; crochet de contrevent; arrêt de fenêtre; plaque de propreté
es: cerrojo de puerta; pasador de puerta; buzón placa; bocallave; escudo de puerta; aldabilla; retenedor ventana
it: catena di sicurezza porta; bocchetta porta; rosetta porta; gancio persiana; fermo finestra
nl: brievenbusklep; deurrozet; kierstandhouder
pl: zasuwka drzwiowa; rozeta drzwiowa; haczyk z oczkiem; ogranicznik okna
pt: trinco de porta; corrente de porta; espelho de porta; roseta de porta; limitador de janela
not: window stay film; necklace escutcheon
  main=plastic -> 392630 ~.04
  "letter" "box" -> 830241
  * -> 830241
t: brass letter plate for door => 830241
t: galvanised tower bolt 150 mm => 830241
t: chain necklace => !8302

@ bung-drum-closure
en: drum bung; drum closure; drum plug steel; barrel bung metal; tri-sure closure; bunghole cover; champagne muselet; muselet; wire hood champagne; wire muzzle; champagne wire cage; lead seal meter; meter seal; lead seal; lead and wire seal; truck seal; pull tight seal; bottle capsule; pouring spout metal cap; roll on pilfer proof cap; ropp cap; vial crimp cap; aluminium crimp seal; jar closure swing top; swing top closure; swing stopper
de: Fassverschluss; Spundverschluss; Agraffe Sekt; Bleiplombe; Plombe Zähler; Drahtbügelverschluss; Anrollverschluss; Bördelkappe
fr: bonde de fût; muselet; plomb de scellement; capsule à sertir; bouchon mécanique; scellé plomb
es: tapón de bidón; morrión; bozal de cava; precinto de plomo; cápsula de sellado; tapón mecánico
it: tappo per fusto; gabbietta spumante; sigillo di piombo; capsula a pressione; tappo meccanico
nl: vatsluiting; muselet; loodzegel; felscapsule; beugelsluiting
pl: korek do beczki; koszyczek do szampana; plomba ołowiana; kapsel do fiolek; zamknięcie pałąkowe
pt: bujão de tambor; muselete; selo de chumbo; cápsula de alumínio; tampa mecânica
  main=plastic -> 392350 ~.1
  * -> 830990
t: lead seals and wire for electricity meters => 830990
t: champagne muselet wire hoods => 830990
t: lead weight fishing => !8309

@ button-stud-leather
en: leather studs; leather stud rivet; punk stud; spike stud; cone stud; screw back stud; sam browne stud; nailhead stud; nailhead trim; hot fix stud; pyramid stud; claw stud; bag stud; metal stud for leather; decorative rivet stud
de: Ziernieten; Spitznieten; Buchschraube; Pyramidennieten; Kugelniete
fr: clou à griffes; clous déco cuir; vis chicago; bouton de col cuir
es: tachuelas para cuero; remache de punk; tornillo chicago; tachas piramidales
it: borchie; borchie per pelle; vite chicago; borchie a cono
nl: sierniet; studs leer; boekschroef; puntstuds
pl: ćwieki; ćwieki do skóry; śruba introligatorska; nity ozdobne
pt: tachas para couro; rebites decorativos; parafuso chicago; spikes couro
not: drywall stud; ear stud; shirt stud
  "screw|tornillo sin fin|sinfín|coclea|parafuso sem fim" !"back" -> 830890
  * -> 830890
t: metal studs for leather, pyramid shape => 830890
t: ear stud silver => !8308

@ carabiner-hook
en: karabiner; bolt snap; trigger snap; swivel snap; swivel eye bolt snap; scissor snap; panic snap; double ended bolt snap; carbine hook; spring hook; lanyard hook metal
de: Bolzenhaken; Panikhaken; Feuerwehrkarabiner
fr: mousqueton pivotant; mousqueton pompier
es: mosquetón pico loro
it: moschettone girevole
nl: paniekhaak
pl: karabinek; karabińczyk obrotowy
pt: mosquetão giratório
not: carabiner cup; carabiner climbing set; carabiner watch; carabiner mug; carabiner keychain light; karabiner rifle
  main=plastic -> 392690 ~.05
  main=zinc -> 830890 ~.2
  main=copper -> 830890 ~.05          # n. 2 to section XV: clasps of 8308 for bags, harness and the like
  for=pet -> 830890 ~.05
  "bag" -> 830890
  "leash" -> 830890
  "strap" -> 830890
  "swivel" -> 830890
  "trigger" -> 830890
  "lanyard" -> 830890
  main=aluminium -> 761699 ~.5
  * -> 732690
ask: main
t: trigger snap zinc alloy for dog leash => 830890
t: stainless steel carabiner 8 mm => 732690
t: aluminium carabiner clip 8 cm => 761699
t: carabiner camping cup => !8308

@ chain-parts
en: chain link connector; connecting link chain; chain half link; chain master link; articulated link chain; parts of chain; agricultural chain; leaf chain; silent chain; block chain; conveyor chain attachment; engineering chain; stud link chain; stud-link anchor chain; short link chain; long link chain; calibrated chain; grade 80 chain; grade 100 chain; chain + grade 80|grade 100|g80|g100; lashing chain; bead chain metal; roller shutter chain; dog chain steel; chain by the metre; decorative chain metal; well chain; knotted chain; safety chain trailer
de: Stegkette; Zurrkette; Gelenkkette; Flyerkette; Knotenkette; Kettenschloss
fr: chaîne à maillons soudés; chaîne à étais; chaîne articulée; maillon rapide de chaîne
es: cadena de eslabones; cadena con contrete; cadena articulada
it: catena a maglie; catena con traversino; catena a palline; braca di catena; catena articolata
nl: kortschalmige ketting; studlink ketting; gelede ketting
pl: łańcuch ogniwowy; łańcuch kotwiczny; łańcuszek kulkowy
pt: corrente de elos; corrente com escora; linga de corrente; corrente articulada
not: necklace chain; chain necklace; bracelet
  "stud link" -> 731581
  "stegkette" -> 731581
  "étais" -> 731581
  "contrete" -> 731581
  "traversino" -> 731581
  "studlink" -> 731581
  "articulated": "parts" 731519; "roller|rodillo|rullo|rolo" 731511; * 731512
  "gelenkkette" -> 731512
  "articulée" -> 731512
  "articulada" -> 731512
  "articolata" -> 731512
  "gelede" -> 731512
  "leaf|hoja|foglia|folha" -> 731512
  "flyerkette" -> 731512
  "silent" -> 731512
  "conveyor" -> 731512
  "attachment" -> 731519
  "half link" -> 731519
  "master link" -> 731519
  "parts" -> 731590
  "connector" -> 731590
  main=copper -> 741980 ~.04
  main=aluminium -> 761699 ~.02
  main=plastic -> 392690 ~.03
  "ball" -> 731589
  "bead" -> 731589
  "kugelkette" -> 731589
  "billes" -> 731589
  "bolas" -> 731589
  "palline" -> 731589
  "kogelketting" -> 731589
  "kulkowy" -> 731589
  "jack chain" -> 731589
  "knotted" -> 731589
  "knotenkette" -> 731589
  * -> 731582
t: stud-link anchor chain 22 mm => 731581
t: grade 80 chain sling 2 legs => 731582
t: brass jack chain per metre => 741980
t: silver chain necklace => !7315

@ cheese-steak-knives
en: butter spreader + knife|stainless|wooden handle|set; steak knife set; cheese knife set; cheese knife; fish knife; oyster knife; shucking knife; filleting knife; boning knife; butcher knife; carving set; table knife stainless; dinner knife; dessert knife; fruit knife; mushroom knife; pruning knife; grafting knife; budding knife; neck knife; diving knife; bushcraft knife; sushi knife; nakiri; paring knife fixed
de: Käsemesser; Steakmesser; Buttermesser; Fischmesser; Austernmesser; Filetiermesser; Ausbeinmesser; Tranchierbesteck; Pilzmesser; Gartenmesser; Okuliermesser; Tafelmesser
fr: couteau à fromage; couteau à steak; couteau à beurre; couteau à huîtres; couteau à filet; couteau à désosser; serpette; couteau de table
es: cuchillo de queso; cuchillo de carne; cuchillo mantequilla; cuchillo de ostras; cuchillo fileteador; cuchillo deshuesador; navaja de injertar; cuchillo de mesa
it: coltello da formaggio; coltello da bistecca; coltello da burro; coltello per ostriche; coltello da sfilettare; coltello da disosso; coltello da innesto; coltello da tavola
nl: kaasmes; steakmes; botermes; oestermes; fileermes; uitbeenmes; snoeimes; entmes; tafelmes
pl: nóż do sera; nóż do steków; nóż do masła; nóż do ostryg; nóż do filetowania; nóż do trybowania; nóż ogrodniczy; nóż stołowy
pt: faca de queijo; faca de bife; faca de manteiga; faca de ostras; faca de filetar; faca de desossar; faca de enxertia; faca de mesa
not: knife block empty; knife sheath; knife sharpener; knife rack; knife wrap tape
  "butter": finish=plated 821591; * 821599   # fish and butter knives are tableware of 8215
  "buttermesser": finish=plated 821591; * 821599
  "beurre": finish=plated 821591; * 821599
  "mantequilla": finish=plated 821591; * 821599
  "burro": finish=plated 821591; * 821599
  "botermes": finish=plated 821591; * 821599
  "masła": finish=plated 821591; * 821599
  "manteiga": finish=plated 821591; * 821599
  "fischmesser": finish=plated 821591; * 821599
  "fish knife" !"fillet|filete|filetto|filé" !"filleting": finish=plated 821591; * 821599
  "steak" -> 821191
  "table|de mesa|da tavola" -> 821191
  "tafelmesser" -> 821191
  "tavola" -> 821191
  "mesa" -> 821191
  "tafelmes" -> 821191
  "stołowy" -> 821191
  "dinner" -> 821191
  "dessert" -> 821191
  "steakmesser" -> 821191
  "steaks" -> 821191
  "steków" -> 821191
  "bistecca" -> 821191
  "bife" -> 821191
  "pruning" -> 821193       # pruning knives are named there with folding ones
  "grafting" -> 821193
  "budding" -> 821193
  "gartenmesser" -> 821193
  "okuliermesser" -> 821193
  "serpette" -> 821193
  "greffoir" -> 821193
  "injertar" -> 821193
  "innesto" -> 821193
  "snoeimes" -> 821193
  "entmes" -> 821193
  "ogrodniczy" -> 821193
  "enxertia" -> 821193
  "penknife" -> 821193
  "mushroom" -> 821193
  "pilzmesser" -> 821193
  "folding|plegable|pieghevole|dobrável" -> 821193
  "cheese" "set" -> 821110 ~.2
  * -> 821192
t: steak knife set 6 pcs wooden handle => 821191
t: fish knife stainless steel for fish course => 821599
t: oyster knife with wooden handle => 821192
t: pruning knife folding => 821193
t: magnetic knife rack => !8211

@ chimney-flue
en: stove pipe; flue pipe; stainless chimney flue; chimney pipe steel; flue liner stainless; chimney cowl; chimney cap; rain cap chimney; flue elbow; twin wall flue; stove pipe elbow; chimney liner flexible; stove pipe damper; chimney bird guard; wood stove flue kit
de: Ofenrohr; Rauchrohr; Edelstahlschornstein; Schornsteinaufsatz; Kaminhaube; Rauchrohrbogen
fr: tuyau de poêle; conduit de fumée inox; chapeau de cheminée; tubage inox; coude de poêle
es: tubo de estufa; tubo de chimenea; sombrerete chimenea; codo de estufa
it: tubo stufa; canna fumaria inox; comignolo; curva stufa
nl: kachelpijp; rookgasafvoer rvs; schoorsteenkap; kachelbocht
pl: rura dymowa; rura spalinowa; nasada kominowa; daszek kominowy; kolano dymowe
pt: tubo de fogão; chaminé inox; chapéu de chaminé; cotovelo de chaminé
not: stove pipe hat; stove pipe jeans; stove pipe cleaner
  "flexible|flessibile|flexível" -> 830710
  "cowl" -> 732690
  "cap" -> 732690
  "guard" -> 732690
  "aufsatz" -> 732690
  "kaminhaube" -> 732690
  "chapeau" -> 732690
  "sombrerete" -> 732690
  "comignolo" -> 732690
  "schoorsteenkap" -> 732690
  "nasada" -> 732690
  "daszek" -> 732690
  "chapéu" -> 732690
  "elbow": main=stainless-steel 730729 ~.25; * 730799
  "bogen" -> 730799
  "coude" -> 730799
  "codo" -> 730799
  "curva" -> 730799
  "kolano" -> 730799
  "bocht" -> 730799
  main=stainless-steel -> 730640 ~.3
  * -> 730630
t: black stove pipe 150 mm steel => 730630
t: stainless steel chimney cowl => 732690
t: stove pipe jeans => !73

@ clipper-hand
en: hand hair clipper; manual hair clipper; hair clippers non electric; manual hair trimmer; hand operated hair clippers; butcher cleaver; meat cleaver; kitchen cleaver; chopping cleaver; mincing knife; mezzaluna; herb mezzaluna; pencil sharpener metal blade; metal pencil sharpener; erasing knife; envelope opener metal; ice pick; ham slicing wire; cheese wire cutter; hand clipper for animals manual
de: Haarschneider manuell = manual hair trimmer; Hackbeil = cleaver; Küchenbeil = kitchen cleaver; Wiegemesser = mezzaluna; Bleistiftspitzer Metall = metal pencil sharpener; Käsedraht = cheese wire cutter
fr: tondeuse manuelle cheveux = manual hair clipper; couperet = butcher cleaver; hachoir berceuse = mezzaluna; taille-crayon métal = metal pencil sharpener
es: cortapelo manual = manual hair clipper; hacha de cocina = kitchen cleaver; media luna picadora = mezzaluna; sacapuntas metálico = metal pencil sharpener
it: tosatrice manuale = manual clipper; mannaia = meat cleaver; mezzaluna cucina = mezzaluna; temperamatite metallo = metal pencil sharpener
nl: handtondeuse = hand clipper; hakmes = chopping knife; hakbijl keuken = kitchen cleaver; wiegmes = mezzaluna; puntenslijper metaal = metal pencil sharpener
pl: maszynka ręczna do włosów = manual hair clipper; tasak = cleaver; tasak kuchenny = kitchen cleaver; temperówka metalowa = metal pencil sharpener
pt: máquina manual de cortar cabelo = manual hair clipper; cutelo = meat cleaver; meia-lua picador = herb mezzaluna; abre-cartas = envelope opener; apara-lápis metal = metal pencil sharpener
not: electric clipper; battery clipper; letter opener machine
  "letter" -> 821410
  "paper knife" -> 821410
  "envelope" -> 821410
  "pencil" -> 821410
  "erasing" -> 821410
  "brieföffner" -> 821410
  "bleistiftspitzer" -> 821410
  "coupe-papier" -> 821410
  "ouvre-lettres" -> 821410
  "taille-crayon" -> 821410
  "abrecartas" -> 821410
  "sacapuntas" -> 821410
  "tagliacarte" -> 821410
  "temperamatite" -> 821410
  "briefopener" -> 821410
  "puntenslijper" -> 821410
  "listów" -> 821410
  "temperówka" -> 821410
  "abre-cartas" -> 821410
  "apara-lápis" -> 821410
  "mezzaluna" -> 821490
  "ice pick" -> 820551
  "wire" -> 820551
  * -> 821490
t: hair clippers non electric, hand operated => 821490
t: meat cleaver stainless 18 cm => 821490
t: metal pencil sharpener => 821410
t: electric hair clipper => !8214

@ cookie-cutter-metal
en: metal cookie cutter; stainless steel cookie cutter; cookie cutter stainless; pastry ring stainless; mousse ring; cake ring stainless; crumpet ring; cream horn mould; cannoli tube; burger press stainless; rosette iron; ravioli cutter brass; donut cutter metal; pastry cutter ring set
de: Ausstechform Edelstahl; Plätzchenausstecher Edelstahl; Speisering; Tortenring; Schaumrolle Form
fr: emporte-pièce inox; cercle à pâtisserie; cercle à tarte; cornet à crème moule
es: cortador de galletas acero; aro de emplatar; molde canutillo; aro de repostería
it: tagliabiscotti acciaio; coppapasta; cannolo stampo; anello per torta
nl: uitsteekvorm rvs; taartring; ringvorm rvs; kookring
pl: foremka do ciastek metalowa; wykrawacz do ciastek metalowy; rant cukierniczy; rurki do ciasta
pt: cortador de bolacha inox; aro de pastelaria; molde para canudos
  main=aluminium -> 761510 ~.05
  main=copper -> 741810 ~.04
  main=plastic -> 392410 ~.1
  * -> 732393
t: stainless steel cookie cutter star => 732393
t: copper cookie cutter heart metal cookie cutter => 741810
t: paper cutter => !7323

@ corner-protector-box
en: metal box corner; box corner protector metal; trunk corner; case corner metal; flight case corner; suitcase corner metal; book corner metal; photo album corner metal; brass corner for box; desk edge corner brass; flight case hardware; butterfly latch flight case; recessed handle flight case; case handle metal; toggle latch case; suitcase latch; suitcase lock latch; wooden box latch; box catch; hasp wooden box; antique box latch; case feet metal; metal mountings for suitcases; trunk fitting
de: Kofferecke Metall; Kistenecke; Kofferverschluss; Koffergriff Metall; Schatullenverschluss; Buchecke Metall
fr: coin de malle métal; coin de coffret; fermeture coffret; grenouillère valise; coin de livre métal
es: esquinera metálica caja; cierre de caja de madera; asa de baúl; cantonera metálica; cierre de maleta
it: angolare per scatole; chiusura per scatola; maniglia baule; paraspigolo valigia; angolo libro metallo
nl: kisthoek metaal; koffergreep metaal; flightcase hoek; boekhoekje metaal
pl: narożnik do skrzyni; zapięcie do szkatułki; uchwyt do skrzyni; okucie do kufra; narożnik do książki
pt: cantoneira para caixa; fecho para caixa de madeira; asa de baú; fecho de mala; canto metálico livro
not: toilet suitcase
  main=plastic -> 392690 ~.08
  * -> 830249
t: antique trunk corner brass 40 mm => 830249
t: antique brass wooden box latch => 830249
t: baby corner protector foam => !8302
# furniture corners are 8302.42

@ curtain-ring-metal
en: metal curtain ring; curtain rings metal; curtain pole metal; curtain pole set; metal curtain pole; net curtain rod; curtain track metal; shower curtain rod steel; shower curtain ring metal; tieback holder metal; curtain hook metal; pleat hook; bathroom pole tension; carpet rod; wardrobe rail bracket; picture rail hook; picture hanging rail
de: Gardinenring Metall; Kleiderstange Schrank; Treppenstange; Raffhalter Metall; Bilderschiene
fr: anneau de rideau métal; barre de penderie; barre de douche rideau; embrasse métal; cimaise
es: anilla de cortina metálica; alzapaño metálico; riel para cuadros
it: anello per tenda metallo; asta appendiabiti armadio; bastone doccia; binario quadri
nl: gordijnring metaal; douchestang gordijn; traproede; schilderijrail
pl: żabka do karnisza metalowa; karnisz metalowy; szyna galeryjna; pręt dywanowy
pt: argola de cortina metálica; varão de roupeiro; varão de chuveiro; calha para quadros
  main=wood -> 442199 ~.04
  main=plastic -> 392590 ~.06
  "wardrobe" -> 830242
  "closet" -> 830242
  "kleiderstange" -> 830242
  "penderie" -> 830242
  "armario" -> 830242
  "armadio" -> 830242
  "kledingroede" -> 830242
  "szafy" -> 830242
  "roupeiro" -> 830242
  * -> 830241
t: metal curtain pole 28 mm, extendable => 830241
t: wardrobe rail oval chrome 100 cm => 830242
t: shower curtain polyester => !8302

@ cylinder-lock-door
en: cylinder door lock; yale lock; mortice deadlock; sash window lock; letterbox lock; glass door lock; electromagnetic door lock; electric strike lock; panic exit device; rim cylinder lock; motorcycle lock alarm; gun trigger lock; lock body mortise; locks of base metal
de: Panikschloss = panic lock; Abzugsschloss = gun trigger lock
fr: serrure à cylindre = cylinder door lock; serrure de portail = gate lock; verrou de fenêtre = window lock; serrure anti-panique = panic lock
es: cerradura de cilindro = cylinder lock; cerradura de sobreponer = rim lock; cerradura de portón = gate lock; cierre de ventana con llave = window lock with key
it: serratura a cilindro = cylinder lock; serratura da applicare = rim lock; maniglione antipanico = panic bar
nl: poortslot = gate lock; paniekslot = panic lock
pl: zamek cylindryczny = cylinder lock; zamek do bramy = gate lock; zamek antypaniczny = panic lock; zamek okienny = window lock
pt: fechadura de cilindro = cylinder lock; fechadura de sobrepor = rim lock; fechadura de portão = gate lock; fechadura antipânico = panic lock
not: cylinder lock parts; bike lock
  for=motorcycle|car -> 830120 ~.01
  "parts" -> 830160
  "trigger" -> 830140
  * -> 830140
t: cylinder door lock with 3 keys => 830140
t: night latch for wooden door => 830140
t: bicycle u lock => !830160

@ d-ring-slider
en: d ring metal; tri glide slider; triglide; metal slide buckle; ladder lock buckle metal; square ring metal; rectangle ring bag; oval ring buckle; strap adjuster metal; webbing buckle metal; bra strap slider; lingerie slider; dungaree buckle; suspender clip metal; suspender buckle; garter clip; mitten clip; purse hook swivel; bag chain strap metal; purse chain strap; bag lock turn; turn lock bag; cord lock metal; belt keeper metal; dog collar buckle; shoe buckle metal; watch band pin
de: Schieber Gurtband; Leiterschnalle Metall; Vierkantring; BH-Schieber; Latzhosenschnalle; Strapshalter; Rollschnalle; Dornschnalle; Drehverschluss Tasche
fr: anneau en d; demi-anneau; passant coulissant; boucle coulissante; boucle à ardillon; boucle de salopette; fermoir tourniquet
es: anilla en d; media anilla; hebilla corredera; hebilla de rodillo; hebilla de peto; cierre giratorio bolso
it: mezzo anello; passante scorrevole; fibbia scorrevole; fibbia a rullo; fibbia salopette; chiusura girello borsa
nl: d-ring metaal; rolgesp; tuinbroekgesp; tassenketting
pl: kółko d-ring; regulator taśmy; klamra przesuwna; klamra rolkowa; zapięcie obrotowe
pt: argola em d; regulador de alça; fivela corrediça; fivela de rolo; fecho giratório
not: rubber o ring; o ring gasket
  main=plastic -> 392690 ~.06
  "watch" -> 911390
  "chain" -> 731589
  "taschenkette" -> 731589
  "chaîne" -> 731589
  "cadena" -> 731589
  "catena" -> 731589
  "tassenketting" -> 731589
  "łańcuszek" -> 731589
  "corrente" -> 731589
  * -> 830890
t: metal tri glide slider 30 mm for straps => 830890
t: D ring metal 25 mm nickel for bags => 830890
t: rubber o ring seal => !8308

@ desk-metal-goods
en: metal letter tray; paper tray metal; desk letter tray; metal file sorter; mesh desk organizer; metal pen pot; pen tray metal; stamp rack metal; card index box metal; card file cabinet; desktop drawer metal; business card holder desk metal; document tray steel; monitor stand metal desk; copy holder metal; magazine file steel; hanging file frame; office desk set metal
de: Briefablage Metall; Dokumentenablage Metall; Stempelträger; Karteikasten Metall; Stiftehalter Metall; Zeitschriftenständer Metall Büro
fr: corbeille à courrier métal; bac à courrier métal; porte-tampons; fichier métallique; pot à crayons métal
es: bandeja portadocumentos metálica; portasellos; fichero metálico; lapicero metálico escritorio
it: vaschetta portacorrispondenza metallo; portatimbri; schedario metallico; portapenne metallo
nl: brievenbakje metaal; stempelhouder; kaartenbak metaal; pennenbak metaal
pl: półka na dokumenty metalowa; stojak na pieczątki; kartoteka metalowa; przybornik metalowy
pt: bandeja de documentos metálica; porta-carimbos; ficheiro metálico; porta-lápis metálico
  main=plastic -> 392610 ~.05
  main=wood -> 442199 ~.03
  * -> 830400
t: metal mesh desk organizer, paper tray metal 3 tiers => 830400
t: wooden pen holder => !8304

@ door-plate-sign
en: metal tin sign; vintage metal sign; retro metal sign; door sign metal; name plate engraved; engraved plaque; brass plaque; bronze plaque; aluminium sign; traffic sign; road sign; warning sign metal; house number plate; house numbers metal; metal alphabet letters; number plate car; licence plate; licence plate blank; registration plate; memorial plaque metal; grave marker plate; stainless steel sign; rating plate; pictogram sign metal; table number metal; trophy plate engraved; enamel sign; vintage tin sign; metal monogram letter
de: Hausnummer Edelstahl; Namensschild Metall; Verkehrsschild; Kennzeichenschild; KFZ-Kennzeichen; Emailleschild; Metallbuchstabe
fr: plaque émaillée; plaque métallique déco
es: número de casa metálico; señal de tráfico; matrícula de coche; chapa decorativa
it: targa incisa; segnale stradale; targa auto; insegna in metallo; targa smaltata; lettera in metallo
nl: huisnummer rvs; naamplaatje metaal; verkeersbord; emaillebord; metalen wandbord
pl: znak drogowy; szyld emaliowany; metalowa litera; tabliczka grawerowana
pt: número de casa metálico; sinal de trânsito; matrícula de carro; letra metálica
not: licence plate frame; license plate frame; license plate holder; license plate light; license plate camera; license plate bracket; license plate screw; number plate light; neon sign; led sign
  main=plastic -> 392690 ~.08
  main=wood -> 442199 ~.05
  main=paper -> 491199 ~.02
  main=glass -> 701399 ~.01
  main=ceramic -> 691490 ~.02
  main=stone -> 680299 ~.02
  power=electric -> 940561 ~.02
  * -> 831000
t: brushed aluminium door sign metal => 831000
t: licence plate blank aluminium => 831000
t: vintage tin sign garage wall decor => 831000
t: license plate frame chrome => !8310

@ drawer-slide
en: telescopic drawer runner; full extension slide; undermount slide; soft close drawer runner; keyboard tray slide; cabinet slide; pull out basket runner; tandem drawer box; lift up flap stay; flap hinge stay; cabinet door lift; table extension slide; bed fitting; bed slat holder metal; shelf standard; shelf upright; adjustable shelf track; shelf clip metal; cabinet leg metal; table leg metal fitting; kitchen leg; furniture glide nail
de: Möbelfuß Metall; Klappenbeschlag; Druckschnäpper
fr: glissière de tiroir; coulisse télescopique; compas d'abattant; taquet d'étagère; crémaillère étagère; ferrure de lit
es: corredera de cajón; corredera telescópica; compás elevable; cierre magnético mueble; soporte de balda; herraje de cama
it: compasso anta; cricchetto magnetico; reggipiano; ferramenta letto
nl: ladeglijder; telescoopgeleider; klepscharnier; meubelpoot metaal; bedbeslag
pl: podnośnik klapy; noga meblowa metalowa
pt: calha telescópica; pistão de armário; ferragem de cama
not: server rack rail; linear rail
  main=plastic -> 392630 ~.05
  "gas" -> 830242
  * -> 830242
t: telescopic drawer runner 45 cm pair => 830242
t: magnetic catch for cabinet door => 830242
t: linear rail guide CNC => !8302

@ fire-irons
en: fire poker; fire poker set; fireside companion set; companion set; fireplace tool set; fire tongs; coal bucket; coal scuttle; log basket metal; log holder; firewood rack metal; log carrier metal; fire screen; fireplace screen; fireguard; spark guard; fire basket; fire grate; fireplace grate; andiron; fire dog; ash pan; fireback cast iron; log store metal; wood stove fan; bellows fireplace; stove top fan
de: Kaminbesteck; Schürhaken; Funkenschutzgitter; Kaminholzständer; Feuerrost; Kaminrost; Kohleneimer; Holzkorb Metall; Aschekasten; Kaminschirm
fr: serviteur de cheminée; tisonnier; pare-feu cheminée; pare-étincelles; chenet; grille de foyer; porte-bûches; seau à charbon; range-bûches
es: juego de chimenea; atizador; salvachispas; leñero; morillo; parrilla de chimenea; cubo de carbón; chispero
it: set attrezzi camino; attizzatoio; parascintille; alare; portalegna; griglia camino; secchio carbone
nl: haardset; pook; vonkenscherm; houtopslag metaal; haardrooster; kolenkit; houtkorf; vuurscherm
pl: zestaw kominkowy; pogrzebacz; ekran kominkowy; stojak na drewno; ruszt kominkowy; wiadro na popiół; kosz na drewno metalowy
pt: conjunto de lareira; atiçador; guarda-fogo; porta-lenha; grelha de lareira; cão de chaminé; balde de carvão
not: fire screen projector; fire poker card; card poker
  "fan" -> 841459
  "bellows" -> 820559
  "grate": main=cast-iron 732190 ~.25; * 732190
  "rost" -> 732190
  "ruszt" -> 732190
  "feuerrost" -> 732190
  "kaminrost" -> 732190
  "haardrooster" -> 732190
  "andiron" -> 732189
  "ash pan" -> 732190
  main=cast-iron -> 732391 ~.05
  main=stainless-steel -> 732393 ~.04
  * -> 732399
t: fireplace tool set 5 pcs, fire poker set wrought iron => 732399
t: fire grate cast iron 16 inch => 732190
t: poker card set => !7323

@ garden-metal-ware
en: garden obelisk; plant obelisk; metal trellis; wire trellis panel; plant support ring; peony support; garden arch metal; rose arch; plant stake metal; border edging steel; corten edging; garden edging steel; galvanised planter; metal planter; steel planter; raised bed metal; galvanised raised garden bed; corten planter; zinc planter; watering can metal; galvanised watering can; galvanised bucket; galvanised tub; galvanised bath tub planter; hanging basket wire; shepherd hook; plant hanger hook metal; bird feeder pole; garden stake ornament metal; garden torch metal; incinerator bin; garden incinerator; hose hanger metal; boot scraper metal; bean pole metal; fruit picker metal head; compost bin metal; leaf grabber metal
de: Rosenbogen; Rankobelisk; Hochbeet Metall; Rasenkante Metall; Metallpflanzkübel; Zinkwanne; Gießkanne Metall; Staudenhalter; Schäferhaken; Tomatenspirale; Cortenstahl Pflanzkübel
fr: treillis métal jardin; arche de jardin métal; obélisque jardin; jardinière métal; arrosoir métal; bac galvanisé; tuteur spirale; carré potager métal
es: enrejado metálico; arco de jardín metálico; bordura metálica; jardinera metálica; regadera metálica; cubo galvanizado; tutor espiral; huerto elevado metálico
it: traliccio metallo giardino; arco da giardino metallo; bordura in metallo; fioriera in metallo; annaffiatoio metallo; secchio zincato; tutore a spirale; orto rialzato metallo
nl: klimrek metaal tuin; rozenboog; tuinobelisk; borderrand metaal; plantenbak metaal; gieter metaal; zinken teil; cortenstaal plantenbak
pl: pergola metalowa; łuk ogrodowy; obelisk ogrodowy; obrzeże metalowe; donica metalowa; konewka metalowa; wiadro ocynkowane; grządka podwyższana metalowa
pt: treliça metálica; arco de jardim metálico; bordadura metálica; floreira metálica; regador metálico; balde galvanizado; tutor espiral; canteiro elevado metálico
not: garden edging plastic; tomato cage plastic
  main=aluminium -> 761699 ~.03
  main=plastic -> 392690 ~.02
  main=wood -> 442199 ~.02
  "bucket|cangilones|tazze|alcatruzes" -> 732399
  "wiadro" -> 732399
  "eimer" -> 732399
  "balde" -> 732399
  "secchio" -> 732399
  "cubo" -> 732399
  "wire" -> 732620
  * -> 732690
t: galvanised steel planter 60 cm => 732690
t: tomato cage steel spiral => 732690
t: galvanised bucket 12 l => 732399
t: plastic planter pot => !7326

@ hand-farrier-tool
en: hoof knife; hoof nipper; hoof rasp; hoof trimmer; farrier tool; sheep shears; hand sheep shears; dagging shears; bull holder; cattle nose lead; ear tag applicator; ear notcher; dehorning wire; dehorner; hoof cutter; tail docker; drench gun; emasculator tool; burdizzo
de: Hufmesser; Hufzange; Hufraspel; Schafschere Hand; Klauenmesser; Ohrmarkenzange; Kastrierzange
fr: rénette; râpe à sabots; pince à sabots; tondeuse à moutons manuelle; forces à moutons; pince à boucles
es: cuchillo de cascos; limpiacascos; tenaza de cascos; escofina de cascos; tijera de esquilar; aplicador de crotales
it: coltello per zoccoli; curasnetta; raspa per zoccoli; forbice per tosare pecore; pinza auricolare
nl: hoefmes; hoefrasp; hoeftang; schapenschaar; oormerktang
pl: nóż do kopyt; tarnik do kopyt; obcęgi do kopyt; nożyce do owiec; kolczykownica
pt: faca de cascos; limpa-cascos; grosa de cascos; torquês de cascos; tesoura de tosquia; alicate de brincos
not: electric sheep shears
  "pick" -> 820559
  "hufkratzer" -> 820559
  "cure-pied" -> 820559
  "limpiacascos" -> 820559
  "kopystka" -> 820559
  "hoevenkrabber" -> 820559
  "limpa-cascos" -> 820559
  "nettapiedi" -> 820559
  "rasp" -> 820310
  "râpe" -> 820310
  "escofina" -> 820310
  "raspa" -> 820310
  "hufraspel" -> 820310
  "hoefrasp" -> 820310
  "tarnik" -> 820310
  "grosa" -> 820310
  "nipper" -> 820320
  "zange" -> 820320
  "tenaza" -> 820320
  "pince à sabots" -> 820320
  "obcęgi" -> 820320
  "hoeftang" -> 820320
  "torquês" -> 820320
  "sheep shears" -> 820190
  "dagging" -> 820190
  "schafschere" -> 820190
  "forces" -> 820190
  "esquilar" -> 820190
  "tosare" -> 820190
  "schapenschaar" -> 820190
  "nożyce" -> 820190
  "tosquia" -> 820190
  "castration" -> 901890
  "emasculator" -> 901890
  "burdizzo" -> 901890
  "drench" -> 901890
  "knife" -> 821192
  "messer" -> 821192
  "hufmesser" -> 821192
  "rénette" -> 821192
  "cuchillo" -> 821192
  "coltello" -> 821192
  "hoefmes" -> 821192
  "nóż" -> 821192
  "faca" -> 821192
  * -> 820559
t: hoof knife with wooden handle => 821192
t: hand sheep shears carbon steel => 820190
t: hoof pick with brush => 820559
t: electric sheep clipper => !82

@ hardware-assortment
en: screws and wall plugs assortment; fastener assortment kit; hardware assortment; nut and bolt assortment; washer assortment; cotter pin assortment; nail assortment; hook assortment; o ring and washer kit; grommet kit assortment; rivet assortment; ikea furniture screws kit; laptop screw set; m3 screw set
de: Kleinteile Sortiment; Nagelsortiment; Unterlegscheiben Sortiment; Bilderaufhänger Set
fr: assortiment boulons; kit accrochage tableau; assortiment de rondelles
es: surtido de tornillos; juego de tornillos y tuercas; surtido de clavos; kit para colgar cuadros; surtido de arandelas
it: set viti e dadi; assortimento chiodi; kit appendiquadri; assortimento rondelle
nl: bouten en moeren set; spijkerassortiment; ophangset schilderij; assortiment ringen
pl: zestaw wkrętów; zestaw gwoździ; zestaw do wieszania obrazów; zestaw podkładek
pt: sortido de parafusos; conjunto de parafusos e porcas; sortido de pregos; kit pendurar quadros; sortido de anilhas
  "washer|arandela|rondella|arruela|anilha": main=copper 741521 ~.05; main=plastic 392690 ~.03; * 731822
  "scheiben" -> 731822
  "unterlegscheiben" -> 731822
  "rondelles" -> 731822
  "arandelas" -> 731822
  "rondelle" -> 731822
  "ringen" -> 731822
  "podkładek" -> 731822
  "anilhas" -> 731822
  "cotter" -> 731824
  "nail" -> 731700
  "nagel" -> 731700
  "nagelsortiment" -> 731700
  "clavos" -> 731700
  "chiodi" -> 731700
  "gwoździ" -> 731700
  "pregos" -> 731700
  "picture" -> 830250
  "quadri" -> 830250
  "cuadros" -> 830250
  "tableau" -> 830250
  "bilderaufhänger" -> 830250
  "schilderij" -> 830250
  "obrazów" -> 830250
  "quadros" -> 830250
  "rivet|remache|rivetto|rebite": main=aluminium 761610 ~.1; * 731823
  main=copper -> 741533 ~.03
  "wood|madera|legno|madeira" -> 731812
  * -> 731815
t: M3 screw and nut assortment kit 400 pcs => 731815
t: washer assortment stainless 600 pcs => 731822
t: bead assortment => !7318

@ hook-small-metal
en: s-hook stainless; butcher hook; pegboard hook; slatwall hook; shop display hook; swag hook; vine eye; l hook metal; adhesive metal hook; overdoor hook rack; tool hook garage; bike hook wall; wardrobe hook; key hook rack metal; coat rack metal; hat rack metal; hat peg; hat-peg; coat hook rail; wall mounted coat rack metal
de: Lochwandhaken = pegboard hook; Garderobenleiste Metall = metal coat hook rail; Schlüsselbrett Metall = key hook rack metal
fr: esse de boucher = butcher hook; crochet pour panneau perforé = pegboard hook; portemanteau mural métal = wall mounted coat rack metal
es: gancho de carnicero = butcher hook; gancho panel perforado = pegboard hook; colgador de puerta = door hanger; perchero de pared metálico = wall mounted coat rack metal; percha metálica pared = metal wall hook
it: gancio da macellaio = butcher hook; gancio pannello forato = pegboard hook; appendiabiti da parete metallo = wall mounted coat rack metal; attaccapanni metallo = coat rack metal
nl: vleeshaak = meat hook; gaatjesbord haak = pegboard hook; kapstok metaal = metal coat rack
pl: hak rzeźniczy = butcher hook; haczyk do tablicy perforowanej = pegboard hook; wieszak ścienny metalowy = metal wall hook
pt: gancho de carne = meat hook; gancho painel perfurado = pegboard hook; cabide de porta = over-door hanger; cabide de parede metálico = metal wall coat rack
not: crochet hook; fish hook; hook and loop; meat hooker
  main=plastic -> 392690 ~.1
  main=wood -> 442199 ~.04
  main=aluminium -> 830250 ~.02
  "s hook" -> 732690
  "s-haken" -> 732690
  "en s" -> 732690
  "a s" -> 732690
  "s-haak" -> 732690
  "hak s" -> 732690
  "em s" -> 732690
  "meat" -> 732690
  "butcher" -> 732690
  "fleischerhaken" -> 732690
  "boucher" -> 732690
  "carnicero" -> 732690
  "macellaio" -> 732690
  "vleeshaak" -> 732690
  "rzeźniczy" -> 732690
  "carne" -> 732690
  "cup hook" -> 731813
  "vine eye" -> 731813
  "ceiling" !"swing" -> 731813
  "deckenhaken" -> 731813
  "slatwall" -> 732690
  "pegboard" -> 732690
  "display" -> 732690
  * -> 830250
ask: main
t: wall mounted coat rack metal 5 hooks => 830250
t: pegboard hooks assortment steel => 732690
t: crochet hook set => !8302

@ horse-metal-gear
en: spur horse; horse spurs; riding spurs; spurs + riding|boots|western|horse|stainless; stirrup iron; stirrup irons; safety stirrup; pelham bit; curb bit; eggbutt snaffle; horse bit ring; lunge ring; curb chain horse; horse shoe nail; horse stud; horse tether ring; cross tie chain; bucking roll
de: Sporen Reiten; Trense Gebiss; Pferdegebiss; Hufnagel; Olivenkopftrense
fr: éperons; mors de filet; gourmette cheval; clou à cheval
es: espuelas; filete caballo; clavo de herrar
it: speroni; staffa equitazione; filetto cavallo; barbozzale
nl: sporen ruiter; paardenbit; trens bit; hoefnagel
pl: ostrogi; kiełzno; podkowiak; hufnal
pt: esporas; freio de cavalo; bridão; cravo de ferrar
not: mors tattoo; stirrup legging; stirrup trousers; estribo coche
  "nail" -> 731700
  "hufnagel" -> 731700
  "hufnal" -> 731700
  "hoefnagel" -> 731700
  "clou" -> 731700
  "clavo" -> 731700
  "cravo" -> 731700
  main=aluminium -> 761699 ~.05
  main=plastic -> 392690 ~.03
  main=copper -> 741980 ~.02
  * -> 732690
t: stainless steel snaffle bit 13 cm => 732690
t: western spurs for boots => 732690
t: horse shoe nails => 731700
t: drill bit set => !7326

@ ingot-alu-billet
en: aluminium alloy billet; aluminium alloy billets; aluminium extrusion billet; aluminium log billet; aluminium slab; aluminium rolling slab; aluminium pig; secondary aluminium ingot; aluminium notch bar; deoxidising aluminium
de: Aluminiumwalzbarren; Aluminium Pressbolzen; Sekundäraluminium Barren
fr: plaque d'aluminium brut laminage; billette d'alliage d'aluminium
es: placa de aluminio en bruto; tocho de aleación de aluminio
it: placca di alluminio greggio; billetta in lega di alluminio
nl: aluminium walsplak; aluminium persbolt
pl: wlewek płaski aluminiowy; wałek aluminiowy do wyciskania
pt: placa de alumínio em bruto; tarugo de liga de alumínio
not: slab serif
  "not alloyed" -> 760110
  "non-alloy" -> 760110
  kind=alloyed -> 760120
  "secondary" -> 760120
  "billet" -> 760120
  * -> 760110
t: aluminium alloy billets 6063 178 mm => 760120
t: aluminium slabs, not alloyed, unwrought => 760110
t: aluminium sheet 2 mm => !7601

@ key-blank-more
en: keys base metal; door key; cut key; spare key metal; skeleton key; window key; cabinet key; bleed key; lock cylinder part; lock spring; lock bolt part; lock case part; lock pin kit; key cutting blank; lock picking set; lock pick tool; tension wrench lockpick
de: Hausschlüssel Metall = metal house key; Vierkantschlüssel = square key; Dietrich Set = lock pick set; Entlüftungsschlüssel = bleed key
fr: clé de porte = door key; clé de purge radiateur = radiator bleed key; clé coffret électrique = electrical cabinet key; kit crochetage = lock picking set; jeu de crochets serrurier = lock picking set
es: llave de puerta = door key; llave de purga = bleed key; llave de armario = cabinet key; juego de ganzúas = lock picking set
it: chiave per porta = door key; chiave sfiato radiatore = bleed key; chiave quadro elettrico = electrical cabinet key; set grimaldelli = lock picking set
nl: deursleutel = door key; ontluchtingssleutel = radiator bleed key; schakelkastsleutel = switch cabinet key; lockpick set = lock picking set; loper sleutel = skeleton key
pl: klucz do drzwi = door key; klucz do odpowietrzania = bleed key; klucz do szafy = wardrobe key; zestaw wytrychów = lock pick set
pt: chave de porta = door key; chave de purga = bleed key; chave de quadro = panel key; kit de gazuas = lock picking set
not: key ring; key chain; car key; keyboard key; ergonomic allen key
  "pick" -> 820559
  "picking" -> 820559
  "lockpick" -> 820559
  "lockpicking" -> 820559
  "dietrich" -> 820559
  "crochet" -> 820559
  "crochetage" -> 820559
  "crochets" -> 820559
  "ganzúa" -> 820559
  "ganzúas" -> 820559
  "grimaldelli" -> 820559
  "wytrychy" -> 820559
  "wytrychów" -> 820559
  "gazuas" -> 820559
  "tension" -> 820559
  "radiator" -> 820411
  "bleed" -> 820411
  "entlüftung" -> 820411
  "part" -> 830160
  "spring|muelle|resorte|molla|mola" -> 830160
  "pin kit" -> 830160
  * -> 830170
t: keys base metal, blanks for door locks => 830170
t: lock picking set 15 pcs => 820559
t: piano key => !8301

@ metal-stamp-punch
en: steel letter stamp; number punch set; letter stamps steel; metal letter stamp; metal number stamp; steel stamp set; alphabet punch; centre punch; automatic centre punch; nail set punch; carbide scribe; engineers scriber; number stamps metal for leather
de: Körner Werkzeug; Splinttreiber; Automatikkörner
fr: jeu de lettres à frapper; chiffres à frapper; emporte-pièce à frapper; pointe à tracer
es: juego de letras para marcar; números de golpe; sacabocados de golpe; punta de trazar
it: punzoni lettere; punzoni numeri; fustella a mano; punta a tracciare
nl: slagletters; slagcijfers; kraspen
pl: znaczniki literowe; numeratory stalowe; wycinak ręczny
pt: jogo de letras de bater; números de bater; punção de bico; saca-pinos; riscador
not: rubber stamp; paper punch; hole punch; stamp collection
  "paper|papel|carta" -> 820551
  * -> 820559
t: steel letter stamps 6 mm set => 820559
t: automatic centre punch => 820559
t: rubber stamp self inking => !8205

@ outdoor-oven-stove
en: wood fired pizza oven; outdoor pizza oven; pizza oven + wood|gas|pellet|charcoal|outdoor; kerosene cooker; paraffin stove; kerosene cooking stove; alcohol stove; spirit burner stove; wood cook stove; wood burning cooker; charcoal stove; rocket stove; solid fuel stove; multi fuel stove; gas cooker; gas hob portable; gas ring burner; gas stove 4 burners; gas wok burner; paella burner; gas range household; camping gas cooker; kamado grill; smoker grill charcoal; fire bowl; brazier; log burner; wood burner stove; pellet stove; kerosene heater; paraffin heater; gas patio heater; gas cabinet heater; catalytic gas heater; ethanol fireplace; bioethanol burner; wood stove; wood burning stove; bbq grill grate; grill grate; cooking grate; grill grid; burner part gas stove; warming rack bbq
de: Holzofen Pizza; Pizzaofen Holz; Kaminofen; Holzofen; Petroleumofen; Petroleumkocher; Gasherd; Heizpilz Gas; Pelletofen; Feuerschale; Spirituskocher; Ethanol Kamin; Grillrost Ersatz
fr: poêle à bois; poêle à granulés; four à pizza bois; cuisinière à gaz; poêle à pétrole; parasol chauffant gaz; brasero; réchaud alcool; grille de barbecue rechange
es: estufa de leña; estufa de pellets; horno de leña; cocina de gas; estufa de queroseno; estufa de gas; brasero; parrilla barbacoa repuesto
it: stufa a legna; stufa a pellet; forno a legna; cucina a gas; stufa a cherosene; fungo riscaldante gas; braciere; griglia barbecue ricambio
nl: houtkachel; pelletkachel; houtoven pizza; gasfornuis; gaskomfoor; petroleumkachel; terrasverwarmer gas; vuurschaal; grillrooster vervanging
pl: piec na drewno; piec na pellet; piec do pizzy opalany drewnem; kuchenka gazowa; kuchnia gazowa; piec naftowy; promiennik gazowy; koza piec; palenisko; ruszt do grilla
pt: salamandra a lenha; recuperador a pellets; forno a lenha; fogão a gás; fogareiro a gás; aquecedor a querosene; aquecedor a gás exterior; braseiro; grelha de churrasco reposição
not: gas stove lighter; stove cover; wood stove fan; electric pizza oven; gas stove knob; doll stove; toy stove; burner cover; stove top protector
  power=electric -> 851679 ~.01
  "grate" -> 732190
  "grid" -> 732190
  "grillrost" -> 732190
  "grille" -> 732190
  "grillrooster" -> 732190
  "ruszt" -> 732190
  "grelha" -> 732190
  "parrilla" -> 732190
  "griglia" -> 732190
  "rack" -> 732190
  "part" -> 732190
  "patio heater" -> 732181
  "cabinet heater" -> 732181
  "catalytic" -> 732181
  "heizpilz" -> 732181
  "parasol" -> 732181
  "estufa de gas" -> 732181
  "fungo" -> 732181
  "terrasverwarmer" -> 732181
  "promiennik" -> 732181
  "aquecedor a gás" -> 732181
  "kerosene heater" -> 732182
  "paraffin heater" -> 732182
  "petroleumofen" -> 732182
  "pétrole" -> 732182
  "queroseno" -> 732182
  "cherosene" -> 732182
  "petroleumkachel" -> 732182
  "naftowy" -> 732182
  "querosene" -> 732182
  "ethanol" -> 732182
  "bioethanol" -> 732182
  "kerosene" -> 732112
  "paraffin|parafina|paraffina" -> 732112
  "alcohol" -> 732112
  "spirit" -> 732112
  "petroleumkocher" -> 732112
  "spirituskocher" -> 732112
  "réchaud alcool" -> 732112
  "gas" -> 732111
  "gasherd" -> 732111
  "gaskocher" -> 732111
  "gaz" -> 732111
  "gasfornuis" -> 732111
  "gaskomfoor" -> 732111
  "gazowa" -> 732111
  "gás" -> 732111
  "pizza" -> 732119
  "cook" -> 732119
  "cooker" -> 732119
  "charcoal stove" -> 732119
  "rocket" -> 732119
  "kamado" -> 732119
  "smoker" -> 732119
  "forno" -> 732119
  "horno" -> 732119
  "four" -> 732119
  "houtoven" -> 732119
  * -> 732189
t: wood burning stove 8 kW cast iron => 732189
t: kerosene heater 3 kW => 732182
t: gas cooker 4 burners => 732111
t: wood fired pizza oven steel => 732119
t: bbq grill grate stainless replacement => 732190
t: electric oven => !7321

@ paper-fastener-metal
en: brass bookmark; binder clip metal; letter clip metal; paper fastener brass; split pin fastener paper; brass paper fastener; book ring metal; lever arch mechanism; ring mechanism; file fastener metal; prong fastener; index tab metal; index signal; map pin metal; clipboard clip; drawing pin clip; ruler paper clip
de: Foldbackklammer; Musterbeutelklammer; Ordnermechanik; Hebelmechanik; Ringmechanik; Heftstreifen Metall; Vielzweckklemme
fr: mécanisme à levier; mécanisme à anneaux; anneau brisé reliure
es: pinza abatible; encuadernador latón; mecanismo de palanca; mecanismo de anillas; anilla de encuadernación; fastener metálico
it: fermacampione; meccanismo a leva; meccanismo ad anelli; anello per rilegatura
nl: splitpen papier; hefboommechaniek; ringmechaniek; klikring; foldbackclip
pl: pinezka rozginana; mechanizm dźwigniowy; mechanizm segregatora; kółko do segregatora; klips archiwizacyjny
pt: mola de papel; ataches; mecanismo de alavanca; mecanismo de argolas; argola de encadernação
  "mechanism" -> 830510
  "mechanik" -> 830510
  "ordnermechanik" -> 830510
  "hebelmechanik" -> 830510
  "ringmechanik" -> 830510
  "mécanisme" -> 830510
  "mecanismo" -> 830510
  "meccanismo" -> 830510
  "mechaniek" -> 830510
  "hefboommechaniek" -> 830510
  "ringmechaniek" -> 830510
  "mechanizm" -> 830510
  "binder ring" -> 830510
  main=plastic -> 392610 ~.05
  * -> 830590
t: lever arch mechanism 75 mm => 830510
t: bulldog clip 70 mm => 830590
t: hair clip metal => !8305

@ safe-cash-metal
en: steel safe; security safe; burglar safe; strongbox; strong room door; deposit locker; cash box steel; deed box; fire resistant safe; floor safe; hotel safe; key safe steel; medicine safe; cash drop safe; armoured door bank
de: Stahltresor = steel safe; Panzerschrank = armoured safe; Hoteltresor = hotel safe
fr: coffre fort mural = wall safe; armoire forte = reinforced cabinet; armoire à fusils = gun cabinet
es: armero = gun safe
it: armadio blindato = armoured cabinet; armadio portafucili = gun cabinet
nl: wapenkluis = gun safe; wandkluis = wall safe
pl: szafa pancerna = safe cabinet; sejf ścienny = wall safe
pt: cofre-forte = safe; cofre de parede = wall safe; cofre de armas = gun safe
not: safe sex; baby safe; food safe; microwave safe; safe harness; cofre de brinquedo; caja fuerte juguete
  main=plastic -> 392690 ~.02
  * -> 830300
t: steel safe with electronic lock => 830300
t: gun safe for 5 rifles => 830300
t: food safe container => !8303

@ sanitary-metal-basin
en: stainless steel urinal; urinal stainless; metal wash basin; copper wash basin; copper sink; copper bathtub; brass basin; aluminium wash basin; cast iron bathtub; cast iron bath; enamelled steel bath; steel bath; steel enamelled bath; steel shower tray; stainless steel toilet; stainless wash trough; sluice sink stainless; drinking fountain stainless; bucket sink; grab rail stainless bathroom; sanitary ware of steel; sanitary ware of copper; sanitary ware of aluminium
de: Edelstahl Urinal; Gussbadewanne; Stahlbadewanne; Stahl Duschwanne; Kupferwaschbecken; Waschrinne Edelstahl; Ausgussbecken Stahl
fr: urinoir inox; baignoire en fonte; baignoire en acier; receveur de douche acier; vasque en cuivre; lavabo inox
es: urinario de acero inoxidable; bañera de hierro fundido; bañera de acero; plato de ducha de acero; lavabo de cobre
it: orinatoio inox; vasca in ghisa; vasca in acciaio; piatto doccia acciaio; lavabo in rame
nl: rvs urinoir; gietijzeren bad; stalen bad; stalen douchebak; koperen wastafel
pl: pisuar nierdzewny; wanna żeliwna; wanna stalowa; brodzik stalowy; umywalka miedziana
pt: urinol inox; banheira de ferro fundido; banheira de aço; base de duche aço; lavatório de cobre
not: baby bath; bath tray
  main=copper -> 741820 ~.03
  main=aluminium -> 761520 ~.02
  "bath": main=cast-iron 732421 ~.25; "tray" 732490; * 732429
  "bathtub": main=cast-iron 732421 ~.25; * 732429
  "gussbadewanne" -> 732421
  "badewanne" -> 732429
  "stahlbadewanne" -> 732429
  "baignoire": main=cast-iron 732421 ~.25; * 732429
  "bañera": main=cast-iron 732421 ~.25; * 732429
  "vasca": main=cast-iron 732421 ~.25; * 732429
  "bad": main=cast-iron 732421 ~.25; * 732429
  "wanna": main=cast-iron 732421 ~.25; * 732429
  "banheira": main=cast-iron 732421 ~.25; * 732429
  "basin" -> 732410
  * -> 732490
t: cast iron bathtub 170 cm => 732421
t: steel enamelled bath 160 x 70 => 732429
t: copper wash basin round => 741820
t: stainless steel urinal wall mounted => 732490
t: plastic baby bath => !7324

@ sharpening-steel
en: sharpening steel rod; knife sharpening steel; butcher steel; diamond honing rod
de: Wetzstab; Abziehstahl
fr: fusil de boucher; affûteur baguette
es: eslabón de afilar; chaira diamantada
it: affilacoltelli asta
nl: slijpstaal
pl: stalka do ostrzenia; ostrzałka prętowa
pt: fuzil de afiar; afiador de facas em barra
not: fusil à pompe
  "ceramic|cerámica" -> 680430   # hand sharpening stones, of ceramics too
  "diamond|diamante" -> 680430
  * -> 820551
t: sharpening steel rod 25 cm for butchers => 820551
t: sharpening stone 1000/6000 => !820559

@ statuette-metal
en: metal statuette; silver plated statuette; bronze statuette; brass buddha; brass statue; metal sculpture ornament; metal wall sculpture; metal wall decor; wrought iron wall art; pewter figurine; metal ornament; ornaments of base metal; trophy base metal; metal trophy; trophies of base metal; brass elephant; metal rooster decor; metal weather vane; weathervane; iron sculpture; metal globe ornament; metal vase; brass vase; metal candle wall sconce art
de: Metallskulptur = metal sculpture; Bronzefigur = bronze figure; Messingfigur = brass figure; Metall Wanddeko = metal wall decor; Wetterfahne Metall = metal weather vane; Pokal Metall = metal trophy; Zinnfigur Deko = pewter figurine
fr: statuette en métal = metal statuette; statuette en bronze = bronze statuette; sculpture métal = metal sculpture; décoration murale métal = metal wall decor; trophée métal = metal trophy
es: estatuilla de metal = metal statuette; figura de bronce = bronze figurine; escultura de metal = metal sculpture; decoración pared metal = metal wall decor; trofeo metal = metal trophy
it: statuetta in metallo = metal statuette; statuetta in bronzo = bronze statuette; scultura in metallo = metal sculpture; decorazione parete metallo = metal wall decor; banderuola = weathervane; trofeo metallo = metal trophy
nl: metalen beeldje = metal statuette; bronzen beeld = bronze statue; messing beeld = brass statue; metalen wanddecoratie = metal wall decor; windwijzer = weathervane; beker trofee metaal = metal trophy cup
pl: statuetka metalowa = metal statuette; figurka z brązu = bronze figurine; figurka mosiężna = brass figurine; dekoracja ścienna metalowa = metal wall decor; wiatrowskaz = weathervane; puchar metalowy = metal trophy cup
pt: estatueta de metal = metal statuette; estatueta de bronze = bronze statuette; escultura de metal = metal sculpture; decoração de parede metal = metal wall decor; cata-vento metálico = metal weather vane; troféu metal = metal trophy
not: statuette mould; plastic trophy
  main=plastic -> 392640 ~.03
  main=ceramic -> 691390 ~.01
  finish=plated -> 830621
  "silver plated" -> 830621
  "gold plated" -> 830621
  * -> 830629
t: silver plated statuette of horse => 830621
t: metal wall sculpture tree of life => 830629
t: ceramic figurine => !8306
