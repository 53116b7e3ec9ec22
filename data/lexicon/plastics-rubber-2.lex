# Plastics in primary forms, rods, tubes, sheets and waste by polymer, small plastic goods, rubber (ch. 39, 40), hides, leather and furskins (ch. 41, 43).

@ acrylic-display
en: acrylic display; acrylic riser; menu holder + acrylic; acrylic brochure holder; acrylic box display; acrylic stand; acrylic easel; acrylic block; table number stand + acrylic; countertop sign holder; plate stand + plastic
de: Acrylständer = acrylic stand; Acrylaufsteller = acrylic sign holder; Tischaufsteller Acryl = acrylic table sign holder; Acrylbox = acrylic box
fr: présentoir acrylique = acrylic display; porte menu acrylique = acrylic menu holder; présentoir plexiglas = acrylic glass display; porte brochure = brochure holder
es: expositor acrílico = acrylic display; portamenú acrílico = acrylic menu holder; soporte metacrilato = acrylic stand; porta folletos = brochure holder
it: espositore acrilico = acrylic display; porta menù plexiglass = acrylic menu holder; espositore plexiglass = acrylic display; porta depliant = leaflet holder
nl: acryl display = acrylic display; acryl standaard = acrylic stand; menuhouder acryl = acrylic menu holder
pl: stojak akrylowy = acrylic stand; ekspozytor plexi = plexiglass display stand; stojak na ulotki = leaflet stand; stojak na menu = menu holder
pt: expositor acrílico = acrylic display; porta menu acrílico = acrylic menu holder; porta folhetos = leaflet holder
not: acrylic display jewelry watch
  main: wood 442199 ~.03; base-metal 732690 ~.03; cardboard 482390 ~.02
  * -> 392690
t: clear acrylic display stand 3 tier for shop => 392690
t: wooden menu holder => !3926

@ apao-polyolefin
en: amorphous poly alpha olefin; apao; polyolefin in primary form; polybut-1-ene; polymethylpentene; pmp resin; tpx resin; polybutene-1 resin; polyolefin wax amorphous
de: amorphes Polyalphaolefin; Polybuten-1; Polymethylpenten
fr: polyalphaoléfine amorphe; polybutène-1; polyméthylpentène
es: polialfaolefina amorfa; polibuteno-1; polimetilpenteno
it: polialfaolefina amorfa; polibutene-1; polimetilpentene
nl: amorf polyalfaolefine; polybuteen-1
pl: amorficzna polialfaolefina; polibuten-1; polimetylopenten
pt: polialfaolefina amorfa; polibuteno-1; polimetilpenteno
  * -> 390290
t: APAO amorphous poly alpha olefin for hot melt => 390290
t: polybutylene terephthalate granules => !390290

@ aramid-ppa-resin
en: polyphthalamide; ppa granule; pa46 resin; pa9t resin; pa10t; pa mxd6; transparent nylon + resin; dimer acid polyamide; polyamide hot melt + resin; long chain polyamide
de: Polyphthalamid; Polyamid 46 Granulat
fr: polyphtalamide; granulés ppa
es: poliftalamida; granza ppa
it: poliftalammide; granuli ppa
nl: polyftaalamide; ppa granulaat
pl: poliftalamid; granulat ppa
pt: poliftalamida; granulado ppa
  * -> 390890
t: polyphthalamide PPA granules glass filled => 390890
t: nylon 6 chips => !390890

@ asa-mabs-resin
en: asa granule; asa pellet; mabs resin; k resin; styrene maleic anhydride; sma resin; styrene copolymer + resin; styrene acrylic resin solid; brominated polystyrene; sbc resin
de: ASA Granulat; Styrolcopolymer
fr: granulés asa; copolymère de styrène
es: granza asa; copolímero de estireno
it: granuli asa; copolimero di stirene
nl: asa granulaat; styreencopolymeer
pl: granulat asa; kopolimer styrenu
pt: granulado asa; copolímero de estireno
  * -> 390390
t: ASA resin pellets for extrusion => 390390
t: ABS granules natural => !390390

@ bag-polypropylene-opp
en: self sealing opp bag; opp self sealing bag; opp bag self adhesive; clear polypropylene bag; cellophane bag opp; opp header bag; cpp bag; flat pp bag; clear card sleeve bag; bopp bag
de: OPP Beutel; Polybeutel OPP; Klarsichtbeutel selbstklebend
fr: sachet opp; pochette opp adhésive; sachet transparent adhésif
es: bolsa opp; bolsa polipropileno; bolsa transparente autoadhesiva
it: busta opp; bustina opp adesiva; sacchetto polipropilene
nl: opp zakje; zelfklevend zakje transparant
pl: woreczek opp; torebka foliowa pp; woreczki z klapką samoprzylepną
pt: saco opp; saco polipropileno; saquinho adesivo transparente
  kind=polyethylene -> 392321 ~.03
  * -> 392329
t: clear OPP self sealing bags 10x15 cm 200 pcs => 392329
t: HDPE grocery bags => !392329

@ barrier-fence-mesh
en: plastic mesh fence; barrier mesh orange; safety barrier mesh; plastic garden mesh; plastic chicken wire; plastic netting extruded; extruded netting; snow fence + plastic; gutter guard mesh + plastic; tree guard + plastic; tree trunk protector; plastic mesh roll; turf reinforcement grid; geogrid plastic; grass grid paver + plastic; gravel grid; plastic hardware net
de: Kunststoffgitter; Absperrnetz; Rasengitter Kunststoff; Geogitter; Baumschutz Kunststoff; Kunststoffzaun Rolle
fr: grillage plastique; filet de chantier orange; dalle alvéolaire plastique; géogrille; protection de tronc plastique
es: malla plástica; malla naranja de obra; geomalla; rejilla césped plástico; protector de árbol
it: rete plastica; rete da cantiere arancione; geogriglia; griglia salvaprato; salva tronco
nl: kunststof gaas; oranje afzetnet; geogrid; grasmat kunststof grastegel; boombeschermer; kunststof gazen
pl: siatka plastikowa; siatka ogrodzeniowa plastikowa; geokrata; osłona pnia drzewa; kratka trawnikowa
pt: rede plástica; malha plástica; geogrelha; grelha relva plástico; protetor de árvore
not: mesh fence panel metal
  main: iron 731449 ~.03; textile 560819 ~.05
  * -> 392690
t: orange plastic safety barrier mesh 1 x 50 m => 392690
t: galvanised wire mesh fence => !3926

@ bin-household-plastic
en: plastic wash bowl; plastic basin; plastic wash basin bowl; baby bath tub plastic; plastic dustpan; toilet brush holder plastic; plastic watering can; plastic soap dish; soap dispenser plastic; plastic bath shelf; plastic bathroom cup; plastic toothbrush cup; plastic laundry hamper; plastic coat hook; plastic ironing basket; plastic doorstop; plastic garbage bin; plastic pedal bin; plastic waste bin; plastic coat hanger; plastic step stool mat; plastic tissue box; plastic tissue holder; plastic curtain ring; plastic curtain hook
de: Waschschüssel Kunststoff = plastic wash bowl; Kehrschaufel Kunststoff = plastic dustpan; Mülleimer Kunststoff = plastic waste bin; Gießkanne Kunststoff = plastic watering can; Seifenschale Kunststoff = plastic soap dish
fr: bassine plastique = plastic basin; cuvette plastique = plastic basin; pelle plastique ménage = plastic dustpan; poubelle plastique = plastic waste bin; arrosoir plastique = plastic watering can; porte savon plastique = plastic soap dish
es: palangana plástico = plastic basin; recogedor plástico = plastic dustpan; cubo basura plástico = plastic garbage bin; regadera plástico = plastic watering can; jabonera plástico = plastic soap dish
it: bacinella plastica = plastic basin; catino plastica = plastic basin; vaschetta bagnetto = baby bath tub; paletta plastica = plastic dustpan; pattumiera plastica = plastic waste bin; annaffiatoio plastica = plastic watering can
nl: teil kunststof = plastic basin; afvalemmer kunststof = plastic waste bin; gieter kunststof = plastic watering can; zeepbakje kunststof = plastic soap dish
pl: miska plastikowa = plastic bowl; szufelka plastikowa = plastic dustpan; kosz na śmieci plastikowy = plastic waste bin; konewka plastikowa = plastic watering can; mydelniczka plastikowa = plastic soap dish
pt: bacia plástica = plastic basin; pá plástica = plastic shovel; caixote de lixo plástico = plastic waste bin; regador plástico = plastic watering can; saboneteira plástica = plastic soap dish
not: plastic basin tap; baby bath tub toy; baby bathtub thermometer
  "curtain" -> 392590 ~.5
  main: stainless-steel 732393 ~.02; cast-iron 732391 ~.01; iron 732399 ~.02; silicone 392490; textile 630790
  * -> 392490
t: plastic washing up bowl 9 litre => 392490
t: baby bathtub plastic with drain plug => 392490
t: stainless steel sink => !3924

@ blind-plastic-shutter
en: plastic roller shutter; pvc roller shutter; plastic venetian blind; pvc venetian blind; pvc vertical blind; plastic blind; vinyl mini blind; plastic roll up blind; plastic shutter slat; pvc shutter
de: Kunststoffrollladen = plastic roller shutter; Rollladen PVC = pvc roller shutter; Jalousie Kunststoff = plastic venetian blind
fr: volet roulant pvc = pvc roller shutter; store vénitien pvc = pvc venetian blind; persienne pvc = pvc shutter blind
es: persiana pvc = pvc blind; veneciana pvc = pvc venetian blind; persiana de plástico = plastic blind
it: tapparella pvc = pvc roller shutter; veneziana pvc = pvc venetian blind; persiana in plastica = plastic shutter
nl: rolluik kunststof = plastic roller shutter; jaloezie kunststof = plastic venetian blind; pvc jaloezie = pvc venetian blind
pl: roleta pcv zewnętrzna = pvc roller shutter; żaluzja plastikowa = plastic venetian blind; żaluzja pcv = pvc venetian blind
pt: estore pvc = pvc blind; persiana pvc = pvc blind; veneziana pvc = pvc venetian blind
not: roller shutter motor
  main: aluminium 761090 ~.05; steel 730830 ~.03; wood 442199 ~.02; textile 630392 ~.03
  * -> 392530
t: PVC venetian blinds 120 cm white => 392530
t: aluminium roller shutter door => !3925

@ blister-card-tray
en: thermoformed tray; thermoformed blister; blister pack empty; vacuum formed tray; plastic insert tray; clear plastic gift box; pvc clear box; pet folding box; favor box clear; acetate box; plastic tube packaging box; plastic cake dome packaging; plastic salad container disposable; hinged plastic container; cd jewel case; cd case empty; dvd case empty; game case empty; card magnetic case; toploader card; cosmetic jar + plastic
de: Tiefziehtray; CD Leerhülle; DVD Leerhülle; Klarsichtbox
fr: barquette thermoformée; boîtier cd vide; boîtier dvd vide; boîte transparente pvc; capsule pièce monnaie
es: bandeja termoformada; caja cd vacía; estuche dvd vacío; caja transparente pvc
it: vaschetta termoformata; custodia cd vuota; custodia dvd vuota; scatola trasparente pvc; capsula moneta
nl: thermoform tray; lege cd doos; lege dvd doos; transparante doos pvc; muntcapsule; lege cd dozen; lege dvd dozen
pl: tacka termoformowana; pudełko na płytę cd; pudełko dvd puste; pudełko przezroczyste pvc; kapsel na monety
pt: bandeja termoformada; caixa cd vazia; caixa dvd vazia; caixa transparente pvc
not: blister plaster; cd case bag; cd wallet; blister packing machine; blister packaging machine
  main=paper -> 481920 ~.03
  main=base-metal -> 731029 ~.02
  "capsule|cápsula" -> 392690
  "toploader" -> 392690
  * -> 392310
t: clear PET folding boxes for gifts 50 pcs => 392310
t: CD carrying case for 100 discs, nylon => !392310

@ box-plastic-storage-small
en: plastic drawer organizer; drawer divider + plastic; plastic makeup organizer; cosmetic organizer + plastic; acrylic makeup organizer; fridge organizer bin; pantry organizer + plastic; plastic storage bin; storage box lid + plastic; plastic shoe box; under bed storage box + plastic; bathroom caddy + plastic; shower caddy + plastic; cable box organizer + plastic; spice organizer + plastic; cutlery tray + plastic; cutlery organizer + plastic; plastic basket; stacking basket + plastic
de: Schubladenorganizer Kunststoff; Aufbewahrungsbox Kunststoff; Kühlschrank Organizer; Besteckkasten Kunststoff; Schminkorganizer; Plastikkorb
fr: organisateur de tiroir plastique; boîte de rangement plastique; organisateur frigo; range couverts plastique; panier plastique
es: organizador de cajones plástico; caja de almacenaje plástico; organizador nevera; cubertero plástico; cesta de plástico
it: organizer cassetti plastica; contenitore plastica salvaspazio; organizer frigo; portaposate plastica; cestino di plastica
nl: ladeverdeler kunststof; opbergbox kunststof; koelkast organizer; bestekbak kunststof; plastic mand
pl: organizer do szuflady plastik; organizer do lodówki; koszyk plastikowy
pt: organizador de gavetas plástico; caixa organizadora plástico; organizador de frigorífico; porta talheres plástico; cesto de plástico
not: plastic basket ball; plastic basket bike; plastic storage bin rack steel
  main: bamboo 441919 ~.03; wood 442199 ~.02; textile 630790 ~.03; base-metal 732399 ~.02
  "cutlery tray" -> 392410
  "fridge" -> 392410
  "pantry" -> 392410
  "spice" -> 392410
  "bestek" -> 392410
  "cubertero" -> 392410
  * -> 392490
t: plastic drawer organizer trays 6 pcs => 392490
t: fridge organizer bins clear => 392410
t: bamboo drawer organizer => !3924

@ building-pvc-profile-trim
en: plastic cable trunking; cable trunking + pvc; cable duct + pvc; slotted trunking; wiring duct; pvc soffit board; fascia board + pvc; plastic stair nosing; pvc corner bead; pvc door architrave; window sill + pvc; pvc window board; ceiling rose polyurethane; polyurethane cornice; polystyrene coving; plastic shutter; plastic letterbox; plastic mailbox
de: Kabelkanal PVC; Sockelleiste PVC; Fensterbank PVC; Stuckleiste; Verdrahtungskanal
fr: goulotte pvc; appui de fenêtre pvc; corniche polystyrène
es: canaleta pvc; rodapié pvc; moldura de poliestireno; alféizar pvc
it: canalina passacavi; battiscopa pvc; cornice in polistirolo; davanzale pvc
nl: kabelgoot pvc; kunststof plint; sierlijst polystyreen; vensterbank kunststof
pl: listwa przypodłogowa pcv; parapet pcv; listwa sufitowa styropianowa; listwa elektroinstalacyjna
pt: calha técnica; calha pvc; rodapé pvc; moldura poliestireno; peitoril pvc
not: skirting pvc table; trunking tool
  "mailbox" -> 392490
  "letterbox" -> 392490
  main: iron 730890 ~.03; aluminium 761090 ~.03; wood 440910
  * -> 392590
t: PVC cable trunking 40 x 25 mm, 2 m => 392590
t: aluminium cable tray => !3925

@ cable-clip-nail
en: plastic hose clip; plastic pipe clip; plastic pipe bracket; nail cable clip; plastic r clip; plastic p clip; plastic push rivet; plastic trim clip; plastic expansion rivet; nylon bolt; nylon nut; plastic screw; plastic wing nut; plastic shim; plastic fastener clip; nylon spacer; plastic standoff
de: Kunststoffschraube; Nylonschraube; Rohrschelle Kunststoff; Verkleidungsclip; Nagelschelle; Kunststoffscheibe
fr: vis plastique; vis nylon; collier plastique tube; agrafe garniture voiture
es: tornillo de plástico; tornillo nylon; abrazadera plástica; grapa tapicería coche
it: vite in plastica; vite nylon; rivetto in plastica; fascetta reggitubo plastica; clip rivestimento auto
nl: kunststof schroef; nylon bout; kunststof clip bekleding; buisklem kunststof; kunststof ring; kunststof schroeven
pl: śruba plastikowa; spinka tapicerska; uchwyt do rur plastikowy; podkładka nylonowa
pt: parafuso de plástico; parafuso nylon; grampo forro carro; anilha nylon
not: plastic screw cap; plastic screw anchor
  main: stainless-steel 731815 ~.02; brass 741533 ~.02
  * -> 392690
t: nylon screws M4 x 20, 100 pcs => 392690
t: bumper clips, plastic push rivets, 100 pcs => 392690
t: stainless steel screws => !3926

@ cable-wrap-spiral
en: spiral cable wrap; cable spiral wrap; cable sleeve + plastic; corrugated split loom; cable protector spiral + plastic; cable saver; cable winder + plastic; cable clip + plastic; cable comb; cord organizer + silicone; cable tidy clip; cable holder clip + silicone
de: Spiralschlauch Kabel; Kabelspirale; Kabelclip Kunststoff; Kabelschutz Spirale; Kabelklammer
fr: gaine spirale câble; clip câble plastique; protège câble spirale; attache câble silicone
es: espiral organizador cables; clip cable plástico; protector cable espiral; sujetacables silicona
it: spirale avvolgicavo; clip fermacavo; protezione cavo spirale; fermacavi silicone
nl: kabelspiraal; kabelclip kunststof; kabelbeschermer spiraal; kabelhouder siliconen
pl: spirala na kable; klips do kabli; osłona kabla spiralna; uchwyt na kable silikonowy
pt: espiral para cabos; clipe de cabo plástico; protetor de cabo espiral; organizador cabo silicone
  main=textile -> 580890 ~.05
  main=base-metal -> 732690 ~.02
  "loom" -> 391732
  * -> 392690
t: spiral cable wrap black 10 mm 5 m => 392690
t: USB-C cable 2 m => !3926

@ car-boot-tray-plastic
en: plastic traffic cone; safety cone; road barrier + plastic; water filled barrier; plastic bollard; warning post + plastic; plastic chain barrier; parking bollard + plastic; road stud + plastic; delineator post; plastic wheel chock
de: Verkehrsleitkegel; Absperrpfosten Kunststoff; Warnkegel
fr: balise plastique; plot de signalisation
es: cono de señalización; baliza plástica; barrera new jersey plástico
it: cono segnaletico; birillo segnaletico; barriera plastica
nl: afzetpaal kunststof; verkeerspion
pl: pachołek drogowy; słupek drogowy; stożek ostrzegawczy; bariera drogowa plastikowa
pt: cone de trânsito; baliza plástica; barreira plástica
not: training cone set soccer; paper cone
  main=rubber -> 401699 ~.15
  * -> 392690
t: water filled barrier for road works => 392690
t: agility cones for football training => !3925

@ casein-plastic
en: casein resin; cellulose propionate; cellulose acetate propionate; cap resin; cellulose ester; hydroxypropyl methylcellulose phthalate
de: Celluloseacetatpropionat; Celluloseester
fr: acétopropionate de cellulose; ester de cellulose
es: acetato propionato de celulosa; éster de celulosa
it: acetato propionato di cellulosa; estere di cellulosa
nl: celluloseacetaatpropionaat; cellulose-ester
pl: octanopropionian celulozy; ester celulozy
pt: acetato propionato de celulose; éster de celulose
  "casein" -> 391390
  * -> 391290
t: cellulose acetate propionate powder => 391290
t: cellulose sponge => !3912

@ chlorinated-polyethylene
en: chlorinated polyethylene; cpe 135a; cpe resin; ethylene acrylic acid; eaa copolymer; ema copolymer; ionomer resin; ethylene methyl acrylate; ethylene butyl acrylate; eba copolymer; polyethylene ionomer; maleic anhydride grafted polyethylene; pe-g-mah
de: chloriertes Polyethylen; Ionomerharz; Ethylenacrylsäure Copolymer
fr: polyéthylène chloré; résine ionomère
es: polietileno clorado; resina ionómera
it: polietilene clorurato; resina ionomerica
nl: gechloreerd polyethyleen; ionomeerhars
pl: polietylen chlorowany; żywica jonomerowa
pt: polietileno clorado; resina ionomérica
  * -> 390190
t: chlorinated polyethylene CPE 135A powder => 390190
t: ethylene gas => !3901

@ cling-seal-lid
en: silicone stretch lid; silicone bowl cover; reusable food cover + silicone; silicone cup lid; plastic food cover; microwave plate cover; splatter cover microwave; plastic bowl cover elastic; food dome + plastic; silicone can lid
de: Silikondeckel; dehnbarer Silikondeckel; Mikrowellenabdeckhaube; Frischhaltehaube
fr: couvercle silicone; couvercle extensible silicone; couvre plat
es: tapa silicona; tapas elásticas silicona; tapa microondas; cubre alimentos
it: coperchio silicone; coperchi elastici silicone; coprivivande microonde; coperchio microonde
nl: siliconen deksel; magnetrondeksel; siliconen rekdeksel
pl: pokrywka silikonowa; pokrywki silikonowe elastyczne; pokrywa do mikrofali
pt: tampa silicone; tampas elásticas silicone; tampa micro-ondas
  main=glass -> 701349 ~.03
  main=textile -> 630790 ~.02
  * -> 392410
t: silicone stretch lids set of 6 => 392410
t: silicone phone case => !3924

@ collar-stay-plastic
en: bag base shaper + plastic; boning plastic; garment tag pin; tag pin fastener; plastic clothing tag fastener; hanging tag string + plastic; bra clip + plastic; plastic size divider; hanger size marker; shirt packing clip
de: Etikettierfäden; Heftfäden Etikett; Größenreiter
fr: baleine de col; attache étiquette plastique; fil d'étiquetage; repère taille cintre
es: ballena cuello; navetes; disparos etiquetadora plástico; marcador de tallas
it: sparafili etichetta; marcatore taglia gruccia; stecche per corsetto plastica
nl: boordbaleintje; textielpin; maatring hanger
pl: splinty do metek; krążki rozmiarowe
pt: pinos para etiqueta; marcador de tamanho cabide
  main: base-metal 732690 ~.15; silver 711319
  * -> 392690
t: plastic collar stays 100 pcs => 392690
t: tag gun for clothing => !3926

@ craft-mesh-bead
en: plastic canvas; plastic canvas mesh; plastic mesh sheet craft; latch hook canvas + plastic; cabochon resin flatback; resin flatback charm; slime charm; polymer cabochon; wiggle eyes; safety eyes toy making; doll eyes + plastic; plastic craft gem; acrylic craft gem; shrink plastic sheet
de: Plastikstramin; Schrumpffolie Basteln; Cabochon Harz
fr: canevas plastique; plastique fou; cabochon résine
es: lienzo plástico bordado; ojos móviles manualidades; ojos de seguridad amigurumi; plástico mágico; cabujón resina
it: tela plastica ricamo; plastica termoretraibile; cabochon resina
nl: plastic stramien; krimpfolie knutsel
pl: kanwa plastikowa; oczka bezpieczne; folia termokurczliwa craft; kaboszon żywica
pt: tela plástica bordado; olhinhos móveis; olhos de segurança amigurumi; plástico mágico
not: shrink plastic sheet film; doll eyes mascara
  "doll eyes" -> 950300
  "safety eyes" -> 950300
  "shrink plastic" -> 392030
  main=glass -> 701890 ~.03
  * -> 392690
t: plastic canvas mesh sheets for embroidery => 392690
t: wiggle googly eyes self adhesive 200 pcs => 392690
t: canvas painting boards => !3926

@ ear-tag-livestock
en: cattle ear tag; livestock ear tag; sheep ear tag; ear tag + cattle|sheep|pig|goat|livestock|animal; poultry leg ring + plastic; chicken leg band; pigeon ring + plastic; poultry leg band; artificial insemination sheath + plastic; calf teat bucket; nose ring calf weaner + plastic
de: Ohrmarken Rinder; Geflügelringe; Hühnerringe
fr: boucle d'oreille bovin; boucle auriculaire; bague volaille
es: crotales ganado; anillas para gallinas
it: marche auricolari bovini; anelli per galline
nl: oormerken vee; pootringen kippen
pl: kolczyk dla bydła; kolczyki dla zwierząt hodowlanych; obrączki dla kur
pt: brincos para gado; anilhas para galinhas
not: ear tag applicator; ear tag plier
  main=base-metal -> 732690 ~.1
  "rfid" -> 852352
  * -> 392690
t: plastic cattle ear tags numbered 1-100 => 392690
t: ear tag applicator pliers => !3926

@ evoh-resin
en: evoh resin; ethylene vinyl alcohol copolymer; evoh copolymer; vinyl copolymer primary form; polyvinyl formal; polyvinyl ether; vinyl pyrrolidone vinyl acetate copolymer
de: EVOH Granulat; Ethylen-Vinylalkohol-Copolymer; Polyvinylformal
fr: copolymère éthylène alcool vinylique; polyvinylformal
es: copolímero etileno alcohol vinílico; polivinilformal
it: copolimero etilene vinil alcol; polivinilformale
nl: ethyleenvinylalcoholcopolymeer; polyvinylformal
pl: kopolimer etylen-alkohol winylowy; poliwinyloformal
pt: copolímero etileno álcool vinílico; polivinilformal
  "formal" -> 390599
  "polyvinyl ether" -> 390599
  "polivinilformal" -> 390599
  * -> 390591
t: EVOH resin 32 mol% pellets => 390591
t: EVA foam sheet => !3905

@ floor-tile-interlock
en: interlocking floor tile; garage floor tile; plastic deck tile; pp floor tile; interlocking foam floor mat; eva puzzle mat; foam floor mat; floor mat tile; interlocking eva floor mat; eva floor mat tile; puzzle floor mat eva; plastic grass tile; shower floor tile + plastic; duckboard plastic; event flooring + plastic; modular sports flooring
de: Klickfliesen Kunststoff; Bodenmatte Puzzle; Garagenfliesen; Schutzmatten EVA
fr: dalle clipsable; dalle mousse puzzle; tapis puzzle eva; dalle de garage; caillebotis plastique
es: loseta encajable; suelo puzzle eva; losetas de garaje; alfombra puzzle espuma
it: piastrella incastro plastica; tappetino puzzle eva; pavimento componibile; pavimento garage
nl: klikvloer tegel kunststof; foam vloertegels; puzzelmat; garagetegel
pl: puzzle piankowe mata; płytki podłogowe klik plastik; mata piankowa puzzle; płytki garażowe
pt: piso modular plástico; tapete puzzle eva; tapete tatame eva; piso garagem encaixe
not: eva puzzle mat baby toys
  main=rubber -> 401691 ~.04
  main=wood -> 441879 ~.04
  "pvc" -> 391810
  "vinyl" -> 391810
  * -> 391890
ask: main
t: interlocking EVA foam floor mat tiles 60x60 cm => 391890
t: PVC interlocking floor tile for garage => 391810
t: wooden deck tile acacia => !3918

@ fur-dressed-plate
en: dressed furskin; tanned furskin; dressed mink skin; dressed fox skin; dressed rabbit skin; dressed lambskin; fur plate assembled; fur body plate; fur blanket plate; mink plate; rabbit fur plate; fox fur plate; tanned beaver pelt; furskin + tanned|dressed; shearling skin; double face sheepskin skin; merino shearling skin; assembled furskin
de: gegerbte Pelzfelle = tanned furskin; zugerichtete Pelzfelle = dressed furskin; Pelztafel = fur plate; Kaninchenfelltafel = rabbit fur plate; Lammfell Velours = suede shearling
fr: pelleterie tannée = tanned furskin; vison apprêté = dressed mink skin; nappette de fourrure = fur plate assembled; plaque de lapin = rabbit fur plate
es: peletería curtida = tanned furskin; visón curtido = dressed mink skin; plancha de piel peletería = fur plate; napa de zorro peletería = fox fur nappa
it: pelli da pellicceria conciate = dressed furskin; visone conciato = dressed mink skin; tavola di coniglio = rabbit fur plate; montone double face = double face sheepskin skin
nl: gelooide pelterijen = tanned furskin; bontplaat = fur plate; konijnenplaat = rabbit fur plate; shearling vel = shearling skin
pl: skóry futerkowe wyprawione = dressed furskins; błam futrzany = fur plate; błam z królika = rabbit fur plate; skóra kożuchowa = sheepskin leather
pt: peles com pelo curtidas = tanned furskins; vison curtido = tanned mink; placa de coelho = rabbit fur plate; pele shearling = shearling skin
  "plate" -> 430230
  "assembled" -> 430230
  "pelztafel" -> 430230
  "nappette" -> 430230
  "plaque" -> 430230
  "plancha" -> 430230
  "tavola" -> 430230
  "bontplaat" -> 430230
  "błam" -> 430230
  "placa" -> 430230
  "mink" -> 430211
  "vison" -> 430211
  "visón" -> 430211
  "visone" -> 430211
  * -> 430219
t: dressed rabbit skins, whole => 430219
t: fox fur plates, assembled => 430230
t: rabbit fur hat => !4302

@ fur-raw-species
en: raw mink furskin; raw fox furskin; raw seal skin; raw beaver skin; raw sable skin; raw furskin + mink|fox|seal|karakul|rabbit|beaver|astrakhan|lamb; furskin + raw|undressed; raw astrakhan lamb; raw karakul; raw coyote pelt; undressed fur skin; furriers tail paw raw
de: rohe Nerzfelle; rohe Fuchsfelle; rohe Karakulfelle
fr: vison brut; renard brut; astrakan brut
es: visón en bruto; zorro en bruto; astracán en bruto; peletería en bruto
it: visone grezzo; volpe grezza; persiano grezzo; pelli da pellicceria gregge
nl: ruwe nertsvellen; ruwe vossenvellen; ruwe pelterijen
pl: surowe skóry futerkowe; surowe skóry norek; surowe skóry lisów
pt: vison em bruto; raposa em bruto; astracã em bruto; peles com pelo em bruto
  "tail" -> 430190
  "paw" -> 430190
  "cutting" -> 430190
  "mink" -> 430110
  "nerzfelle" -> 430110
  "nertsvellen" -> 430110
  "norek" -> 430110
  "vison" -> 430110
  "visón" -> 430110
  "visone" -> 430110
  "fox" -> 430160
  "fuchsfelle" -> 430160
  "vossenvellen" -> 430160
  "lisów" -> 430160
  "renard" -> 430160
  "zorro" -> 430160
  "volpe" -> 430160
  "raposa" -> 430160
  "karakul" -> 430130
  "astrakhan" -> 430130
  "astracán" -> 430130
  "astrakan" -> 430130
  "karakulfelle" -> 430130
  "persiano" -> 430130
  "astracã" -> 430130
  "lamb|cordero|agnello|cordeiro" -> 430130
  * -> 430180
t: raw mink furskins, whole => 430110
t: raw fox skins => 430160
t: mink fur coat => !4301

@ garden-hose-set
en: garden hose set; garden hose + fitting|nozzle|connector|spray gun; flat garden hose with fittings; hose reel + hose 20m|wall mounted garden; coil garden hose
de: Gartenschlauch Set; dehnbarer Gartenschlauch; Gartenschlauch mit Anschlüssen
fr: kit tuyau arrosage; tuyau extensible arrosage; tuyau d'arrosage avec raccords
es: kit manguera jardín; manguera con accesorios
it: kit tubo irrigazione; tubo estensibile giardino; tubo da giardino con raccordi
nl: tuinslang set; flexibele tuinslang uitrekbaar; tuinslang met koppelingen
pl: zestaw wąż ogrodowy; wąż ogrodowy ze złączkami
pt: kit mangueira jardim; mangueira com acessórios
not: garden hose connector; garden hose nozzle; garden hose fitting; hose reel cart; garden hose holder; garden hose splitter
  main=rubber: build=with-fittings 400932; * 400931 ~.05
  main=textile -> 590900 ~.03
  build=textile-reinforced -> 391739 ~.3
  build=reinforced -> 391739
  * -> 391733
t: garden hose set 15 m, PVC, with connectors and nozzle => 391733
t: garden hose nozzle brass => !3917

@ gaskets-plastic-seal
en: plastic gasket; plastic washer seal; ptfe gasket; ptfe o ring; nylon gasket; polyurethane seal ring; pu o ring; pressure cooker gasket silicone; silicone bottle seal; silicone lid seal; door seal silicone strip oven; ptfe envelope gasket; ptfe seal ring; ptfe ring
de: PTFE Dichtung; Silikondichtung; Kunststoffdichtung; PU O-Ring
fr: joint ptfe; joint plastique
es: junta ptfe; junta de silicona; junta de plástico
it: guarnizione ptfe; guarnizione silicone; guarnizione in plastica
nl: ptfe pakking; siliconen pakking; kunststof pakking
pl: uszczelka ptfe; uszczelka silikonowa; uszczelka z tworzywa
pt: junta ptfe; junta de silicone; junta de plástico
not: ptfe gasket tape
  main=rubber -> 401693 ~.03
  * -> 392690
t: silicone gasket ring for jar => 392690
t: NBR rubber o-ring => !3926

@ geocell-membrane
en: pvc pond liner; hdpe geomembrane; geomembrane liner; pond liner + pvc; pond liner hdpe; dimple membrane; drainage membrane + plastic; root barrier membrane; vapor barrier; damp proof course; underslab membrane; polythene damp proof membrane; silage film; bale wrap film; silage wrap
de: Teichfolie PVC; Dampfbremsfolie; Noppenbahn; Silofolie; Geomembran; Wurzelsperre
fr: bâche de bassin pvc; pare vapeur; delta ms; film d'ensilage; géomembrane
es: lámina de estanque pvc; barrera de vapor; lámina nodular; film ensilado
it: telo per laghetto pvc; freno al vapore; membrana bugnata; film per insilato; geomembrana
nl: vijverfolie pvc; dampremmende folie; noppenfolie fundering; kuilfolie; geomembraan
pl: folia do oczka wodnego; folia paroizolacyjna; folia kubełkowa; folia kiszonkarska; geomembrana
pt: lona de lago pvc; barreira de vapor; tela pitonada; filme silagem; geomembrana
not: pond liner rubber; pond liner epdm; root barrier fabric
  main=rubber -> 400821 ~.05
  "pvc" -> 392043
  build=reinforced -> 392190 ~.05
  * -> 392010
t: HDPE geomembrane 1.5 mm rolls => 392010
t: PVC pond liner membrane 0.5 mm => 392043
t: EPDM pond liner => !392010

@ hides-bovine-wet-blue
en: wet blue hide; wet blue cow hide; wet blue bovine; wet blue split; wet blue grain; wet blue drop split; wet white hide; cow hide + wet blue|crust|tanned; bovine hide + wet blue|crust|tanned; crust leather bovine; crust split; buffalo crust; chrome tanned hide; vegetable tanned crust
de: Wetblue Rindhaut; Rindhäute Wetblue; Crustleder Rind; Spaltleder Wetblue
fr: peau bovine wet blue; cuir en croûte stain; refente wet blue; cuir bovin crust
es: cuero wet blue; wet blue vacuno; descarne wet blue; cuero crust vacuno
it: pelle wet blue; wet blue bovino; crosta wet blue; crust bovino
nl: wet blue runderhuid; crust leer rund; splitleer wet blue
pl: skóra wet blue; dwoina wet blue; skóra crust bydlęca
pt: couro wet blue; wet blue bovino; raspa wet blue; couro crust bovino
  state=wet-blue: form=split 410419 ~.3; "grain|grano|granella|grão" 410411; "unsplit" 410411; * 410411
  state=crust: form=split 410449 ~.3; "grain|grano|granella|grão" 410441; "unsplit" 410441; * 410441
  "wet blue": "split" 410419; "drop" 410419; * 410411
  * -> 410411
ask: state
t: wet blue cow hides full grain unsplit => 410411
t: wet blue bovine splits => 410419
t: crust bovine leather full grain => 410441
t: raw salted cow hides => !4104

@ hides-goat-tanned
en: goat skin + wet blue|crust|tanned|leather|finished|suede|lining; kid skin + wet blue|crust|leather|finished|suede|tanned; wet blue goat skin; goat crust; kid leather; kid suede; goat suede; goat suede leather; goat lining leather; goat nappa; glace kid leather; goatskin leather; kidskin leather; suede kid leather; leather + goat|kid skin
de: Ziegenleder = goat leather + Nappa|Velours|Futter|Crust; Ziegenvelours = goat suede; Chevreauleder = kid leather; Ziegenfelle Wetblue = wet blue goat skin
fr: cuir de chevreau = kid leather; velours de chèvre = goat suede; peau de chèvre tannée = tanned goat skin; peau de chèvre crust = goat crust
es: cuero de cabrito = kid leather; ante de cabra = goat suede; piel de cabra crust = goat crust; napa de cabra = goat nappa
it: pelle di capretto = kid skin; camoscio di capra = goat suede; pelle di capra crust = goat crust; nappa di capra = goat nappa
nl: geitensuède = goat suede; geitenleer crust = goat crust; chevreauleer = kid leather
pl: skóra kozia zamsz = goat suede; skóra kozia crust = goat crust; szewro = kid leather; skóra koźla licowa = kid leather
pt: couro de cabrito = kid leather; camurça de cabra = goat suede; couro de cabra crust = goat crust; napa de cabra = goat nappa
not: goat skin drum; goat skin rug; goat skin bag; kid leather gloves; kid leather shoes
  state=wet-blue -> 410621 ~.05
  state=crust -> 410622 ~.05
  "crust" -> 410622
  "hair on" -> 430219
  * -> 411310
t: wet blue goat skins => 410621
t: kid suede leather for garments => 411310
t: goat milk soap => !4113

@ hides-pig-tanned
en: pig skin + wet blue|crust|leather|finished|tanned|lining; wet blue pigskin; pigskin leather; pigskin lining leather; pig suede; pig split leather; pig grain leather; pigskin suede leather
de: Schweinsleder; Schweinsvelours; Schweinsfutterleder
fr: cuir de porc; peausserie porc doublure; velours de porc
es: cuero de cerdo; serraje de cerdo; forro de cerdo piel
it: pelle di maiale; crosta di maiale; fodera pelle maiale
nl: varkensleer; varkenssuède; varkensvoeringleer
pl: skóra świńska; skóra świńska podszewkowa; welur świński
pt: couro de porco; camurça de porco; forro de porco couro
not: pigskin gloves; pigskin football; pig skin snack
  state=wet-blue -> 410631 ~.05
  state=crust -> 410632 ~.05
  "raw|crudo|en bruto|grezzo|greggio|cru|em bruto" -> 410330
  * -> 411320
t: wet blue pig skins => 410631
t: pigskin lining leather for shoes => 411320
t: leather lining shoes => !4113

@ hides-raw-pig-reptile
en: raw goat skin; raw pig skin; salted pig skin; raw swine hide; raw reptile skin; raw python skin; salted crocodile skin; raw lizard skin; raw kangaroo skin; raw ostrich skin; raw camel hide; raw shark skin; raw fish skin leather making; raw kid skin; dry salted goat skin; salted goat skin
de: rohe Schweinehaut = raw pig skin; rohe Reptilhaut = raw reptile skin; rohe Ziegenhaut = raw goat skin; Krokodilhaut roh = raw crocodile skin
fr: peau de porc brute = raw pig skin; peau de reptile brute = raw reptile skin; peau de chèvre brute = raw goat skin
es: piel de cerdo en bruto = raw pig skin; piel de reptil en bruto = raw reptile skin; piel de cabra en bruto = raw goat skin
it: pelle di suino grezza = raw pig skin; pelle di rettile grezza = raw reptile skin; pelle di capra grezza = raw goat skin
nl: ruwe varkenshuid = raw pig skin; ruwe reptielenhuid = raw reptile skin; ruwe geitenhuid = raw goat skin
pl: surowa skóra świńska = raw pig skin; surowa skóra gadów = raw reptile skin; surowa skóra kozia = raw goat skin
pt: pele de suíno crua = raw pig skin; pele de réptil crua = raw reptile skin; pele de caprino crua = raw goat skin
  "pig|maiale|porco" -> 410330
  "swine|porcino" -> 410330
  "schweinehaut" -> 410330
  "porc" -> 410330
  "cerdo" -> 410330
  "suino" -> 410330
  "varkenshuid" -> 410330
  "świńska" -> 410330
  "suíno" -> 410330
  "reptile" -> 410320
  "python" -> 410320
  "crocodile" -> 410320
  "lizard" -> 410320
  "reptilhaut" -> 410320
  "krokodilhaut" -> 410320
  "réptil" -> 410320
  "reptil" -> 410320
  "rettile" -> 410320
  "reptielenhuid" -> 410320
  "gadów" -> 410320
  * -> 410390
t: raw pig skins, wet salted => 410330
t: raw goat skins dry salted => 410390
t: pig skin crackling snack => !4103

@ hides-reptile-leather
en: reptile leather; alligator leather; lizard leather; stingray leather; snake leather; salmon leather; eel leather; elk leather; buckskin leather; deer leather; deerskin leather; deer nappa; moose leather; camel leather; elephant leather; shark leather; kangaroo skin leather; reptile skin + tanned|crust|leather|finished; crocodile skin + tanned|crust|leather|finished; deer skin + wet blue|crust|leather|tanned
de: Hirschleder; Elchleder; Reptilleder; Eidechsenleder; Schlangenleder; Rochenleder; Straußenleder
fr: cuir de cerf; cuir de reptile; cuir de lézard; galuchat; cuir d'autruche
es: cuero de ciervo; cuero de reptil; piel de lagarto curtida; cuero de avestruz; galuchat
it: pelle di cervo; pelle di rettile; pelle di lucertola; pelle di struzzo; galuchat
nl: hertenleer; reptielenleer; hagedissenleer; struisvogelleer; roggenleer
pl: skóra z jelenia; skóra gadzia; skóra z jaszczurki; skóra ze strusia
pt: couro de veado; couro de réptil; couro de lagarto; couro de avestruz
  "reptile": state=wet-blue 410640; state=crust 410640; * 411330
  "crocodile": state=wet-blue 410640; state=crust 410640; * 411330
  "alligator" -> 411330
  "lizard" -> 411330
  "snake" -> 411330
  "reptilleder" -> 411330
  "eidechsenleder" -> 411330
  "schlangenleder" -> 411330
  "lézard" -> 411330
  "lagarto" -> 411330
  "réptil" -> 411330
  "reptil" -> 411330
  "rettile" -> 411330
  "lucertola" -> 411330
  "reptielenleer" -> 411330
  "hagedissenleer" -> 411330
  "gadzia" -> 411330
  "jaszczurki" -> 411330
  state=wet-blue -> 410691 ~.05
  state=crust -> 410692 ~.05
  * -> 411390
t: deer nappa leather finished, 1.0 mm => 411390
t: lizard leather, dyed => 411330
t: wet blue deer skins => 410691
t: snake leather belt => !4113

@ hides-sheep-tanned
en: sheep skin + wet blue|crust|nappa|tanned without wool; wet blue sheep skin; sheep crust; sheep nappa; lamb nappa; nappa lambskin; sheepskin leather + nappa|lining|garment|finished|dyed; lambskin + leather|nappa; hair sheep leather; cabretta leather; sheep suede leather; roller leather; skiver leather; sheepskin pickled pelt; pickled pelt; pickled sheep pelt
de: Schafleder; Lammnappa; Schafsnappa; Schaffelle Wetblue; Pickelblöße
fr: cuir de mouton; nappa d'agneau; basane mouton; cuirot picklé
es: cuero de oveja; napa de cordero; badana; piel de ovino piquelada
it: pelle ovina; nappa di agnello; pelle di montone conciata; pelle ovina piclata
nl: schapenleer; lamsnappa; schapenhuid wet blue
pl: skóra owcza nappa; skóra jagnięca licowa; skóra owcza crust; skóra owcza piklowana
pt: couro de ovelha; napa de cordeiro; pele ovina piquelada; carneira
not: nappa leather gloves; sheepskin leather jacket; lambskin leather bag; lambskin leather jacket; lambskin leather gloves; nappa leather bag; sheepskin leather slippers
  "pickled|decapado|decapato" -> 410221
  "picklé" -> 410221
  "piquelada" -> 410221
  "piclata" -> 410221
  "piklowana" -> 410221
  "pickelblöße" -> 410221
  "wet blue" -> 410510
  state=wet-blue -> 410510 ~.05
  state=crust -> 410530 ~.05
  "crust" -> 410530
  * -> 411200
t: wet blue sheep skins => 410510
t: lamb nappa leather, dyed black, 0.7 mm => 411200
t: pickled sheep pelts => 410221
t: lambskin leather jacket => !4112

@ insulating-sheet-mica-plastic
en: vulcanised fibre sheet; vulcanized fibre sheet; vulcanised fibre; fish paper insulation; vulcanized fiber; presspahn plastic; cellulose film sheet; viscose film; cellulose casing film
de: Vulkanfiber; Vulkanfiber Platte; Zellglas
fr: fibre vulcanisée; plaque fibre vulcanisée; pellicule cellulosique
es: fibra vulcanizada; plancha fibra vulcanizada; película de celulosa
it: fibra vulcanizzata; lastra fibra vulcanizzata; pellicola di cellulosa
nl: vulkaanfiber; vulkaanfiber plaat; cellulosefilm
pl: fibra wulkanizowana; płyta fibrowa; folia celulozowa
pt: fibra vulcanizada; placa de fibra vulcanizada; película de celulose
  "film|película|lámina plástica|pellicola|filme" -> 392071
  "zellglas" -> 392071
  "cellulose" -> 392071
  "celulosa" -> 392071
  * -> 392079
t: vulcanised fibre sheet 1 mm red => 392079
t: carbon fibre sheet => !3920

@ kitchen-melamine-tableware
en: melamine bowl; melamine plate; melamine tray; melamine dinnerware; melamine tableware; melamine cup; melamine dinner set; plastic tumbler; tumbler + plastic|acrylic|tritan; plastic goblet; plastic wine glass; acrylic wine glass; plastic dinner plate; plastic cereal bowl; plastic serving bowl; wheat straw plate; wheat straw bowl; plastic serving tray; plastic pitcher; plastic jug; plastic beaker cup; plastic spatula; plastic ladle; nylon spatula; nylon ladle; plastic spoon; plastic fork; plastic egg cup; butter dish + plastic
de: Melaminschale = melamine bowl; Melaminteller = melamine plate; Melamingeschirr = melamine tableware; Kunststoffbecher = plastic cup; Kunststoffteller = plastic plate; Plastikgabel = plastic fork; Pfannenwender Kunststoff = plastic spatula
fr: bol mélamine = melamine bowl; assiette mélamine = melamine plate; vaisselle mélamine = melamine tableware; gobelet plastique = plastic cup; assiette plastique = plastic plate; spatule plastique = plastic spatula
es: bol melamina = melamine bowl; plato melamina = melamine plate; vajilla melamina = melamine tableware; vaso de plástico = plastic cup; plato de plástico = plastic plate; espátula plástico = plastic spatula
it: ciotola melamina = melamine bowl; piatto melamina = melamine plate; stoviglie melamina = melamine tableware; bicchiere di plastica = plastic tumbler; piatto di plastica = plastic plate; spatola plastica = plastic spatula
nl: melamine kom = melamine bowl; melamine bord = melamine plate; kunststof beker = plastic cup; plastic bord = plastic plate; kunststof spatel = plastic spatula
pl: miska melamina = melamine bowl; talerz melamina = melamine plate; kubek plastikowy = plastic cup; talerz plastikowy = plastic plate; łopatka plastikowa = plastic spatula
pt: tigela melamina = melamine bowl; prato melamina = melamine plate; copo de plástico = plastic cup; prato de plástico = plastic plate; espátula plástico = plastic spatula
not: plastic spoon lure; pet bowl melamine; plastic plate stand; plastic fork mulch
  main: stainless-steel 732393 ~.02; glass 701337 ~.02; bamboo 441919 ~.02
  * -> 392410
t: melamine bowls set of 4 => 392410
t: plastic tumblers 500 ml reusable => 392410
t: stainless steel tumbler => !3924

@ lab-plastic-ware
en: plastic petri dish; pipette tip; centrifuge tube; cryovial; cryo tube; eppendorf tube; microcentrifuge tube; plastic beaker; plastic graduated cylinder; transfer pipette; 96 well plate; microplate; cell culture flask; cuvette plastic; wash bottle plastic laboratory; specimen container; urine container; sample cup; inoculation loop; serological pipette; pcr tube; test tube rack + plastic; urine cup
de: Pipettenspitze; Zentrifugenröhrchen; Pasteurpipette; Mikrotiterplatte; Urinbecher
fr: embout de pipette; tube à centrifuger; pipette pasteur; flacon de prélèvement; microplaque
es: punta de pipeta; tubo de centrífuga; pipeta pasteur; frasco de orina; microplaca
it: piastra petri; puntale per pipetta; provetta da centrifuga; pipetta pasteur; contenitore urine; micropiastra
nl: pipetpunt; centrifugebuis; pasteurpipet; urinepotje; centrifugebuizen
pl: końcówka do pipety; probówka wirówkowa; pipeta pasteura; pojemnik na mocz
pt: ponteira de pipeta; tubo de centrífuga; pipeta pasteur; coletor de urina
not: pipette tip rack machine; test tube plant; test tube vase; test tube rack wood
  main=glass -> 701790 ~.1   # laboratory glassware 7017
  * -> 392690
ask: main
t: sterile plastic petri dishes 90 mm, 20 pcs => 392690
t: glass petri dish => 7017
t: micropipette 100 ul adjustable => !3926

@ leather-composition-board
en: bonded leather sheet; leather fibre board; leatherboard; composition leather + sheet|roll|slab|strip|board; reconstituted leather; recycled leather sheet; leather board insole; bonded leather roll; leather fibre sheet
de: Lederfaserstoff; Lefa; Lederfaserplatte; Rekonstituiertes Leder
fr: synderme; cuir reconstitué; cuir aggloméré
es: cuero reconstituido; cuero aglomerado; cuero regenerado
it: rigenerato di fibre di cuoio; cuoio rigenerato; salpa cuoio
nl: lederbord; leervezelplaat; gebonden leer
pl: skóra wtórna; skóra mielona klejona; tektura skórzana
pt: couro reconstituído; aglomerado de couro; couro regenerado
not: bonded leather sofa; bonded leather belt; bonded leather chair
  * -> 411510
t: bonded leather sheets in rolls 1.2 mm => 411510
t: bonded leather belt => !4115

@ leather-metallised
en: metallised leather; metallized leather; metallic leather; foil leather; patent leather; patent laminated leather; laminated leather; mirror leather; patent leather sheet
de: Metallic Leder; metallisiertes Leder; beschichtetes Leder
fr: cuir métallisé; cuir plaqué
es: cuero metalizado; cuero charolado; cuero chapado
it: pelle metallizzata; pelle verniciata; pelle laminata
nl: gemetalliseerd leer; metallic leer; gelamineerd leer
pl: skóra metalizowana; skóra laminowana folią; lakier skóra
pt: couro metalizado; couro envernizado; couro laminado
not: patent leather shoes; patent leather bag; patent leather pumps; metallic leather sandals; patent leather belt; metallic leather bag; patent leather heels; patent leather boots; patent leather wallet; patent leather handbag
  main=plastic-sheet -> 590320 ~.03
  * -> 411420
t: metallised leather, silver foil, goat => 411420
t: patent leather shoes women => !4114

@ leather-sole-upper
en: sole bend; vegetable tanned sole; leather sole bend; sole leather; sole leather bend; leather bend; leather butt; leather shoulder; leather belly; harness leather; saddle leather; bridle leather; latigo leather; cow split leather finished; split suede leather cow; cow suede leather; bovine suede; leather side; leather sides; leather strap strip raw; nubuck leather; furniture leather hide; shoe upper leather full grain; pull up leather; box calf; calf box leather; milled leather
de: Sohlenleder; Sattlerleder; Boxcalf; Nubukleder; Rindsvelours; Blankleder Seite; Lederstreifen
fr: cuir à semelle; cuir de sellerie; box calf; cuir nubuck; croûte velours bovin; collet cuir; bande de cuir
es: cuero para suela; cuero de talabartería; box calf; nobuk; serraje vacuno
it: cuoio da suola; cuoio da selleria; box calf; nabuk; crosta scamosciata bovina
nl: zoolleer; tuigleer bovine; boxcalf; nubuck leer; leerstrook
pl: skóra podeszwowa; juchta; boks cielęcy; nubuk; pasek skóry do rękodzieła; welur bydlęcy
pt: couro para sola; couro de selaria; box calf; nobuck; raspa bovina
not: leather strip bracelet; leather sides shoes; nubuck leather shoes; nubuck leather boots; nubuck leather jacket; nubuck leather bag; cow suede leather gloves
  form=whole-hide: form=split 410719; "full grain" 410711; "box" 410711; * 410712
  "full grain" -> 410791
  "sole" -> 410791
  "bend" -> 410791
  "butt" -> 410791
  "sohlenleder" -> 410791
  "semelle" -> 410791
  "suela" -> 410791
  "suola" -> 410791
  "sola" -> 410791
  "split" -> 410799
  "suede" -> 410799
  form=split -> 410799
  "box" -> 410711
  "boxcalf" -> 410711
  "strip|fleje|tira" -> 410799
  * -> 410792
t: sole leather bends, full grain, vegetable tanned => 410791
t: cow suede split leather sides => 410799
t: leather sole shoes men => !4107

@ leather-waste-trade
en: leather waste; leather cutting waste; leather dust; leather flour; leather trimming waste; wet blue shavings; leather off-cut; leather parings; leather scraps bag; leather pieces bag craft
de: Lederspäne; Lederreste Tüte; Lederstücke Basteln
fr: déchet de cuir; chutes de cuir en sachet; rognures de cuir
es: desperdicio de cuero; recortes de cuero; polvo de cuero
it: cascami di cuoio; ritagli di cuoio; polvere di cuoio
nl: leerafval; leersnippers; leerrestjes
pl: odpady skórzane; skrawki skóry; wióry skórzane
pt: desperdícios de couro; aparas de couro; pó de couro
  * -> 411520
t: leather waste and trimmings from tannery => 411520
t: leather craft tool kit => !4115

@ net-bag-packing
en: heat shrink band; tubular plastic netting; plastic netting + packing|fruit|tubular; plastic net bag; mesh tube netting plastic; tubular netting plastic; fruit net bag plastic; onion net bag plastic; shrink sleeve; shrink sleeve label plastic; shrink band plastic; capsule bottle pvc shrink; plastic edge protector pallet; pallet corner protector; plastic corner protector packing; plastic cup lid; plastic blister capsule; plastic bottle sleeve net; ham netting plastic
de: Netzschlauch; Schrumpfkapsel; Schrumpfetikett; Kantenschutz Palette Kunststoff
fr: filet tubulaire plastique; manchon rétractable; capsule thermorétractable; cornière de protection palette
es: malla tubular plástica; funda retráctil; cápsula retráctil; cantonera plástica
it: rete tubolare plastica; manicotto termoretraibile etichetta; capsula termoretraibile; angolare plastica pallet
nl: netkous kunststof; krimpsleeve; krimpcapsule; hoekbeschermer pallet
pl: siatka rękawowa; etykieta termokurczliwa; kapturek termokurczliwy; narożnik ochronny paletowy
pt: rede tubular plástica; manga retrátil; cápsula retrátil; cantoneira plástica
not: shrink sleeve applicator; shrink sleeve machine; shrink sleeve cable
  main=paper -> 482390 ~.05
  main=textile -> 560819 ~.03
  * -> 392390
t: tubular plastic netting for packing fruit, on reel => 392390
t: heat shrink tubing for cable => !392390

@ office-plastic-ware
en: acrylic desk organizer; desk organizer + acrylic|plastic; plastic binding comb; plastic letter tray; plastic document tray; plastic stationery tray; stackable letter tray; plastic desk tray; plastic desk organizer; plastic pen holder; plastic pencil box; plastic ruler case; plastic file box; plastic index divider; plastic name badge; plastic badge holder; plastic clipboard; pp expanding file; plastic document case; plastic binding cover; binding comb plastic; plastic comb binding; plastic binding spine; slide binder; plastic book cover; pvc book cover; school book cover film; plastic report cover
de: Briefablage Kunststoff = plastic letter tray; Schreibtischorganizer Kunststoff = plastic desk organizer; Plastikbinderücken = plastic binding spine; Buchschutzhülle = book protective cover; Klemmschiene = slide binder
fr: bac à courrier plastique = plastic letter tray; corbeille courrier plastique = plastic letter tray; reliure peigne plastique = plastic binding comb; protège livre plastique = plastic book cover; baguette à relier = slide binder
es: bandeja documentos plástico = plastic document tray; canutillo encuadernar plástico = plastic binding comb; forro libro plástico = plastic book cover; lapicero sobremesa plástico = plastic pen holder
it: vaschetta portacorrispondenza = plastic letter tray; dorso plastico rilegatura = plastic binding spine; copertina libro plastica = plastic book cover; portapenne plastica = plastic pen holder
nl: brievenbak kunststof = plastic letter tray; bindrug plastic = plastic binding spine; boekomslag plastic = plastic book cover; pennenbakje kunststof = plastic pen tray
pl: szufladka na dokumenty = document tray; grzbiety do bindowania = binding combs; okładka na książkę plastikowa = plastic book cover; przybornik na biurko plastikowy = plastic desk organizer
pt: bandeja documentos plástico = plastic document tray; argola plástica encadernar = plastic binding ring; capa livro plástico = plastic book cover; porta lápis plástico = plastic pencil holder
not: pencil box set
  main: base-metal 830400 ~.1; wood 442199 ~.03; paper 481960 ~.05
  * -> 392610
t: plastic letter tray A4 stackable => 392610
t: plastic binding combs 10 mm, 100 pcs => 392610
t: steel filing cabinet => !3926

@ phone-silicone-goods
en: airpods case cover; airpods pro case; airpods pro case cover; earbuds case cover; silicone case + airpods|earbuds|airtag|keyboard|controller; silicone cover + remote|controller|earbuds|airpods; silicone airpods case; earbuds case cover + silicone; remote control cover + silicone; remote silicone case; silicone controller cover; keyboard cover + silicone; silicone keyboard skin; airtag silicone case; silicone watch case cover; tpu watch case; smartwatch screen protector case; popsocket grip; phone strap + plastic; phone lanyard tab; webcam slider; camera lens protector ring phone; stylus holder + silicone; cable protector cute
de: Silikonhülle; AirPods Hülle; Fernbedienung Schutzhülle; Tastaturabdeckung Silikon; Handygriff
fr: coque airpods; étui silicone télécommande; protège clavier silicone
es: funda airpods; funda silicona mando; protector teclado silicona; anillo soporte móvil
it: custodia airpods; cover silicone telecomando; copritastiera silicone; anello supporto telefono
nl: airpods hoesje; siliconen hoes afstandsbediening; toetsenbordcover
pl: etui airpods; etui silikonowe na pilota; nakładka na klawiaturę; uchwyt pierścień telefon; zaślepka kamery
pt: capa airpods; capa silicone comando; capa teclado silicone; anel suporte telemóvel; tampa webcam
not: airpods case leather; phone ring light
  outer=leather -> 420231 ~.03
  main=base-metal -> 732690 ~.05
  main=textile -> 630790 ~.03
  * -> 392690
t: silicone case for airpods pro => 392690
t: silicone cover for remote control => 392690
t: airpods wireless earbuds => !3926

@ pill-organiser
en: plastic pill organizer; weekly pill box; pill cutter + plastic; travel bottle set + silicone; mouth guard case; toothbrush cover; toothbrush case + plastic; soap box travel + plastic; soap case; razor holder + plastic; tampon case + plastic; cotton pad holder + plastic; eyelash case + plastic
de: Pillendose Woche; Zahnbürstenhülle; Seifendose Kunststoff
fr: pilulier semainier; étui brosse à dents; boîte à savon voyage
es: pastillero semanal; funda cepillo de dientes; jabonera de viaje
it: portapillole settimanale; portalenti; custodia spazzolino; portasapone da viaggio
nl: pillendoos week; tandenborstelhouder reis; zeepdoos; zeepdozen
pl: kasetka na leki; pojemnik na protezę; etui na szczoteczkę; mydelniczka podróżna
pt: caixa de comprimidos semanal; estojo de lentes; caixa de dentadura; estojo escova de dentes; saboneteira viagem
  main: stainless-steel 732393 ~.02; textile 420292 ~.02; silicone 392490
  "pill cutter" -> 392490
  * -> 392490
t: weekly plastic pill organizer => 392490
t: vitamin pills 60 tablets => !3924

@ plastic-statuette
en: plastic figurine; resin statue; resin figurine; resin sculpture; polyresin figurine; resin buddha statue; garden gnome resin; resin ornament; acrylic trophy; plastic trophy; plastic medal; acrylic keepsake block; resin wall art; plastic snow globe; plastic christmas ornament craft ball blank; plastic vase decor; resin skull
de: Kunstharzfigur = resin figurine; Polyresin Figur = polyresin figurine; Acrylpokal = acrylic trophy; Gartenzwerg Kunstharz = garden gnome resin; Kunststoffpokal = plastic trophy
fr: statuette résine = resin statue; figurine résine = resin figurine; trophée acrylique = acrylic trophy; nain de jardin résine = garden gnome resin
es: estatua de resina = resin statue; trofeo acrílico = acrylic trophy; gnomo resina = garden gnome resin
it: statuetta in resina = resin figurine; statua in resina = resin statue; trofeo acrilico = acrylic trophy; nano da giardino resina = garden gnome resin
nl: polyresin beeld = polyresin figurine; kunsthars beeld = resin statue; acryl trofee = acrylic trophy; tuinkabouter kunsthars = garden gnome resin
pl: figurka żywica = resin figurine; statuetka z żywicy = resin statuette; statuetka akrylowa = acrylic statuette
pt: estatueta de resina = resin figurine; estátua de resina = resin statue; troféu acrílico = acrylic trophy; gnomo resina = resin garden gnome
not: resin figurine kit; action figure; resin skull ring; resin figurine mold
  main: base-metal 830629 ~.02; ceramic 691390 ~.03; stone 680299 ~.02; wood 442019 ~.02
  * -> 392640
t: polyresin Buddha statue 30 cm => 392640
t: acrylic award engraved => 392640
t: plastic toy figure for children => !392640

@ plastic-wall-cover
en: pvc wall covering; vinyl wall covering; pvc wallcovering roll; contact paper vinyl shelf; pvc ceiling film stretch; stretch ceiling film; wall covering pvc roll; vinyl wallcovering textile backed
de: PVC Wandbelag; Vinyl Wandbelag; Spanndecke Folie
fr: revêtement mural pvc; revêtement mural vinyle; toile de plafond tendu
es: revestimiento mural pvc; revestimiento vinílico pared; techo tensado lámina
it: rivestimento murale pvc; rivestimento vinilico; telo soffitto teso
nl: pvc wandbekleding; vinyl wandbekleding; spanplafond folie
pl: okładzina ścienna pcv; okładzina winylowa; folia sufitowa napinana
pt: revestimento mural pvc; revestimento vinílico parede; tela teto tensionado
  "contact" -> 391990
  "ceiling" -> 392043
  "sufitowa" -> 392043
  width<45cm -> 392043 ~.02   # wall coverings of 3918 begin at 45 cm
  "paper|papel|carta" -> 481420
  * -> 391810
t: PVC wall covering roll 106 cm wide, fabric backed => 391810
t: paper wallpaper roll => !3918

@ plumbing-trap-ware
en: bottle trap + plastic; sink trap + plastic; shower waste; pop up waste + plastic; sink drain kit + plastic; floor drain + plastic; drain strainer + plastic; toilet flush valve + plastic; fill valve toilet; flapper toilet; cistern mechanism; toilet inlet valve; siphon sink + plastic; dishwasher drain elbow + plastic; tap aerator + plastic
de: Siphon Kunststoff; Bodenablauf Kunststoff; Füllventil Spülkasten
fr: siphon plastique; bonde de douche; robinet flotteur wc
es: sifón plástico; válvula de desagüe; sumidero plástico; flotador cisterna
it: sifone plastica; piletta di scarico; meccanismo cassetta wc; galleggiante wc; scarico doccia
nl: sifon kunststof; douchegoot kunststof; stortbakmechanisme
pl: syfon plastikowy; zawór napełniający spłuczkę; kratka ściekowa plastikowa
pt: sifão plástico; válvula de escoamento; ralo plástico; boia de autoclismo
not: water trap aquarium; mouse trap
  "valve": "flush" 392290; "inlet" 848180; "fill" 848180; * 848180
  "ventil" -> 848180
  "vlotterkraan" -> 848180
  "flotteur" -> 848180
  "mechanism" -> 392290
  "mécanisme" -> 392290
  "mecanismo" -> 392290
  "meccanismo" -> 392290
  main: brass 741820 ~.03; stainless-steel 732490 ~.05; copper 741820
  "trap" -> 391740
  "siphon" -> 391740
  "syfon" -> 391740
  "sifón" -> 391740
  "sifone" -> 391740
  "sifon" -> 391740
  "sifão" -> 391740
  * -> 392290
t: shower waste plastic 90 mm => 392290
t: mouse trap wooden => !3922

@ polyester-hotmelt-pbt
en: pbat resin; pbs resin; polybutylene succinate; pctg resin; petg resin; petg granule; copolyester resin; tritan resin; copolyester granule; polyarylate resin; polyethylene naphthalate; pen resin; ptt resin; polytrimethylene terephthalate; powder coating polyester + resin; carboxyl polyester + resin; liquid crystal polymer; lcp resin
de: PETG Granulat; Copolyester; Polybutylensuccinat; PBAT Granulat; Polyesterharz Pulverlack
fr: copolyester; granulés petg; granulés pbat; polybutylène succinate
es: copoliéster; granza petg; granza pbat; polibutilén succinato
it: copoliestere; granuli petg; granuli pbat
nl: copolyester; petg granulaat; pbat granulaat
pl: kopoliester; granulat petg; granulat pbat
pt: copoliéster; granulado petg; granulado pbat
not: petg filament; petg sheet; tritan bottle
  * -> 390799
t: PETG copolyester granules => 390799
t: PETG filament 1.75 mm => !3907

@ polyolefin-elastomer
en: polyolefin elastomer; poe resin; poe pellet; ethylene octene copolymer; ethylene butene copolymer; metallocene polyethylene; mlldpe; linear low density polyethylene; ethylene hexene copolymer; ethylene alpha olefin copolymer; vldpe resin
de: Polyolefinelastomer; lineares Polyethylen niedriger Dichte; Ethylen-Octen-Copolymer
fr: élastomère polyoléfine; polyéthylène linéaire basse densité; copolymère éthylène octène
es: elastómero poliolefínico; polietileno lineal de baja densidad; copolímero etileno octeno
it: elastomero poliolefinico; polietilene lineare bassa densità; copolimero etilene ottene
nl: polyolefine elastomeer; lineair polyethyleen lage dichtheid
pl: elastomer poliolefinowy; polietylen liniowy o małej gęstości
pt: elastómero poliolefínico; polietileno linear baixa densidade
not: lldpe film
  * -> 390140
t: POE polyolefin elastomer pellets ethylene octene => 390140
t: LLDPE stretch film => !3901

@ polyphenylene-ppo
en: polyphenylene ether; ppe resin; ppo granule; polyphenylene oxide granule; pekk resin; polyether ketone; phenoxy resin; ppg 2000; polytetrahydrofuran; ptmeg; polyglycerol; polyether amine; allyl polyether
de: Polyphenylenether; Polypropylenglykol; Polytetrahydrofuran
fr: polyphénylène éther; polypropylène glycol; polytétrahydrofurane
es: éter de polifenileno; polipropilenglicol; politetrahidrofurano
it: polifeniletere; polipropilenglicole; politetraidrofurano
nl: polyfenyleenether; polypropyleenglycol
pl: eter polifenylenowy; glikol polipropylenowy
pt: éter polifenileno; polipropilenoglicol
  * -> 390729
t: polyphenylene ether PPE resin pellets => 390729
t: diphenyl ether => !3907

@ polysulphide-pps
en: pps compound; pps pellet; polyphenylene sulfide compound; polysulfone granule; polyethersulfone granule; polyimide granule; polyamideimide; polyurea resin; polybenzimidazole; polyxylene; parylene; furan resin; polyparaxylylene
de: PPS Compound; Polysulfon Granulat; Furanharz
fr: composé pps; résine furanique; granulés polysulfone
es: compuesto pps; resina furánica; granza polisulfona
it: compound pps; resina furanica; granuli polisulfone
nl: pps compound; furaanhars
pl: compound pps; żywica furanowa; granulat polisulfon
pt: composto pps; resina furânica; granulado polissulfona
  * -> 391190
t: PPS compound glass filled pellets => 391190
t: polyimide tape => !3911

@ pp-strap
en: pp strap; pp strapping band; polypropylene strapping; pet strap; pet strapping band; plastic strapping; packing strap + plastic; strapping roll + plastic|pp|pet|polyester; carton strapping band; composite strapping
de: Umreifungsband; Umreifungsband PP; Umreifungsband PET; Kunststoffband Umreifung
fr: feuillard plastique; feuillard polypropylène; feuillard pet
es: fleje plástico; fleje polipropileno; fleje pet
it: reggia in plastica; reggetta polipropilene; reggia pet
nl: omsnoeringsband; pp omsnoeringsband; pet band omsnoering
pl: taśma spinająca pp; taśma polipropylenowa spinająca; taśma pet spinająca
pt: fita de arquear; fita pp arquear; fita pet arquear
not: strapping machine; strapping tool; strapping tensioner; strapping seal; strapping dispenser
  main=steel -> 721230 ~.03
  "composite" -> 560900 ~.5
  "woven|tejido plano|tessuto ortogonale" -> 540490
  width<=0.5cm -> 540490 ~.02   # strip of an apparent width up to 5 mm is 5404
  "pet" -> 392062
  * -> 392020
t: polypropylene strapping band 12 mm x 1000 m => 392020
t: strapping machine semi automatic => !3920

@ pvc-soft-curtain
en: pvc strip curtain; strip curtain roll; soft pvc sheet; clear pvc sheet; pvc table protector; clear pvc tablecloth; soft glass + pvc; pvc crystal sheet; pvc super clear film; pvc inflatable film; pvc leather film calendered; pvc flooring sheet soft film
de: Weich-PVC Folie; Streifenvorhang; PVC Lamellen Streifen; Glasklarfolie
fr: rideau à lanières; pvc souple transparent; cristal pvc souple; nappe cristal
es: cortina de lamas pvc; pvc flexible transparente; lámina cristal pvc
it: tenda a strisce pvc; pvc morbido trasparente; cristal pvc
nl: strokengordijn; zachte pvc folie; transparant pvc zeil
pl: kurtyna paskowa; miękkie pcv folia; folia miękkie szkło; zasłona paskowa pcv
pt: cortina de tiras pvc; pvc flexível transparente; plástico cristal
not: strip curtain hanger
  "table protector" -> 392490
  "tablecloth" -> 392490
  "soft glass" -> 392490
  "nappe" -> 392490
  * -> 392043
t: PVC strip curtain roll 200 x 2 mm, 50 m => 392043
t: clear PVC table protector 140 x 90 cm => 392490
t: shower curtain => !3920

@ rain-poncho-plastic
en: disposable poncho; plastic poncho; pe raincoat; plastic raincoat; pvc rain suit; plastic apron; pe apron; disposable apron plastic; hair dye cape plastic; pvc apron; disposable sleeve cover pe; pvc waders; plastic bib silicone; silicone bib; baby silicone bib; tpu glove
de: Notfallponcho; Kunststoffschürze; Einwegschürze; Silikonlätzchen; Regenmantel EVA
fr: poncho jetable; imperméable jetable; tablier plastique; tablier jetable pe; bavoir silicone
es: poncho desechable; impermeable desechable; delantal de plástico; delantal desechable; babero silicona
it: poncho usa e getta; impermeabile usa e getta; grembiule in plastica; bavaglino silicone
nl: wegwerpponcho; wegwerp regenjas; plastic schort; siliconen slab
pl: poncho jednorazowe; płaszcz przeciwdeszczowy foliowy; fartuch foliowy; śliniak silikonowy
pt: poncho descartável; capa de chuva descartável; avental plástico; babete silicone
not: pvc waders fishing boots; poncho liner
  main=textile: weave=nonwoven 621010; * 621040 ~.03
  weave=nonwoven -> 621010
  main=rubber -> 401590 ~.03
  * -> 392620
t: disposable plastic ponchos, PE, 10 pcs => 392620
t: disposable PE aprons, 100 pcs => 392620
t: wool poncho => !3926

@ rod-abs
en: abs rod; abs round bar; abs bar + mm|round|extruded|stock; extruded abs rod; abs profile; abs welding rod
de: ABS Rundstab; ABS Stab + mm|Meter; Rundstab ABS; ABS Profil
fr: jonc ABS; barre ronde ABS; profilé ABS
es: barra de ABS + mm|redonda|maciza; varilla de ABS; perfil de ABS
it: barra ABS + tonda|mm; tondo ABS; profilo ABS
nl: ABS staf; ABS stafmateriaal; ABS profiel
pl: pręt ABS; wałek ABS; profil ABS
pt: tarugo ABS; barra de ABS + mm|redonda; perfil de ABS
not: abs rod holder; abs rod end; abs profile light; curtain abs rod
  * -> 391690
t: abs rod, 40 mm, 1 m long => 391690
t: abs sheet, 3 mm => !3916

@ rod-pa
en: nylon round bar; polyamide rod; polyamide round bar; nylon bar + mm|round|extruded|stock; extruded nylon rod; nylon profile; nylon welding rod
de: Polyamid Rundstab; Polyamid Stab + mm|Meter; Rundstab Polyamid; Polyamid Profil
fr: jonc nylon; barre ronde nylon; profilé nylon
es: barra de nailon + mm|redonda|maciza; varilla de nailon; perfil de nailon
it: barra nylon + tonda|mm; tondo nylon; profilo nylon
nl: nylon staf; nylon stafmateriaal; nylon profiel
pl: pręt poliamid; wałek poliamid; profil poliamid
pt: tarugo nylon; barra de nylon + mm|redonda; perfil de nylon
not: nylon rod holder; nylon rod end; nylon profile light; curtain nylon rod
  * -> 391690
t: nylon rod, 40 mm, 1 m long => 391690
t: nylon sheet, 3 mm => !3916

@ rod-pc
en: polycarbonate rod; polycarbonate round bar; polycarbonate bar + mm|round|extruded|stock; extruded polycarbonate rod; polycarbonate profile; polycarbonate welding rod
de: Polycarbonat Rundstab; Polycarbonat Stab + mm|Meter; Rundstab Polycarbonat; Polycarbonat Profil
fr: jonc polycarbonate; barre ronde polycarbonate; profilé polycarbonate
es: barra de policarbonato + mm|redonda|maciza; varilla de policarbonato; perfil de policarbonato
it: barra policarbonato + tonda|mm; tondo policarbonato; profilo policarbonato
nl: polycarbonaat staf; polycarbonaat stafmateriaal; polycarbonaat profiel
pl: pręt poliwęglan; wałek poliwęglan; profil poliwęglan
pt: tarugo policarbonato; barra de policarbonato + mm|redonda; perfil de policarbonato
not: polycarbonate rod holder; polycarbonate rod end; polycarbonate profile light; curtain polycarbonate rod
  * -> 391690
t: polycarbonate rod, 40 mm, 1 m long => 391690
t: polycarbonate sheet, 3 mm => !3916

@ rod-pe
en: polyethylene rod; polyethylene round bar; hdpe round bar; ldpe rod; ldpe round bar; polyethylene bar + mm|round|extruded|stock; extruded polyethylene rod; polyethylene profile; polyethylene welding rod
de: PE Rundstab; PE Stab + mm|Meter; Rundstab PE; PE Profil
fr: jonc PE; barre ronde PE; profilé PE
es: barra de PE + mm|redonda|maciza; varilla de PE; perfil de PE
it: barra PE + tonda|mm; tondo PE; profilo PE
nl: PE staf; PE stafmateriaal; PE profiel
pl: pręt PE; wałek PE; profil PE
pt: tarugo PE; barra de PE + mm|redonda; perfil de PE
not: polyethylene rod holder; polyethylene rod end; polyethylene profile light; curtain polyethylene rod
  * -> 391610
t: polyethylene rod, 40 mm, 1 m long => 391610
t: polyethylene sheet, 3 mm => !3916

@ rod-peek
en: peek round bar; peek bar + mm|round|extruded|stock; extruded peek rod; peek profile; peek welding rod
de: PEEK Rundstab; PEEK Stab + mm|Meter; Rundstab PEEK; PEEK Profil
fr: jonc PEEK; barre ronde PEEK; profilé PEEK
es: barra de PEEK + mm|redonda|maciza; varilla de PEEK; perfil de PEEK
it: barra PEEK + tonda|mm; tondo PEEK; profilo PEEK
nl: PEEK staf; PEEK stafmateriaal; PEEK profiel
pl: pręt PEEK; wałek PEEK; profil PEEK
pt: tarugo PEEK; barra de PEEK + mm|redonda; perfil de PEEK
not: peek rod holder; peek rod end; peek profile light; curtain peek rod
  * -> 391690
t: peek rod, 40 mm, 1 m long => 391690
t: peek sheet, 3 mm => !3916

@ rod-pet
en: pet rod; pet round bar; pet bar + mm|round|extruded|stock; extruded pet rod; pet profile; pet welding rod
de: PET Rundstab; PET Stab + mm|Meter; Rundstab PET; PET Profil
fr: jonc PET; barre ronde PET; profilé PET
es: barra de PET + mm|redonda|maciza; varilla de PET; perfil de PET
it: barra PET + tonda|mm; tondo PET; profilo PET
nl: PET staf; PET stafmateriaal; PET profiel
pl: pręt PET; wałek PET; profil PET
pt: tarugo PET; barra de PET + mm|redonda; perfil de PET
not: pet rod holder; pet rod end; pet profile light; curtain pet rod
  * -> 391690
t: pet rod, 40 mm, 1 m long => 391690
t: pet sheet, 3 mm => !3916

@ rod-pmma
en: acrylic round bar; pmma rod; pmma round bar; perspex rod; perspex round bar; acrylic bar + mm|round|extruded|stock; extruded acrylic rod; acrylic profile; acrylic welding rod
de: Acrylglas Rundstab; Acrylglas Stab + mm|Meter; Rundstab Acrylglas; Acrylglas Profil
fr: jonc PMMA; barre ronde PMMA; profilé PMMA
es: barra de metacrilato + mm|redonda|maciza; varilla de metacrilato; perfil de metacrilato
it: barra plexiglass + tonda|mm; tondo plexiglass; profilo plexiglass
nl: acrylaat staf; acrylaat stafmateriaal; acrylaat profiel
pl: pręt plexi; wałek plexi; profil plexi
pt: tarugo acrílico; barra de acrílico + mm|redonda; perfil de acrílico
not: acrylic rod holder; acrylic rod end; acrylic profile light; curtain acrylic rod
  * -> 391690
t: acrylic rod, 40 mm, 1 m long => 391690
t: acrylic sheet, 3 mm => !3916

@ rod-pom
en: pom round bar; acetal rod; acetal round bar; delrin round bar; pom bar + mm|round|extruded|stock; extruded pom rod; pom profile; pom welding rod
de: POM Rundstab; POM Stab + mm|Meter; Rundstab POM; POM Profil
fr: jonc POM; barre ronde POM; profilé POM
es: barra de POM + mm|redonda|maciza; varilla de POM; perfil de POM
it: barra POM + tonda|mm; tondo POM; profilo POM
nl: POM staf; POM stafmateriaal; POM profiel
pl: pręt POM; wałek POM; profil POM
pt: tarugo POM; barra de POM + mm|redonda; perfil de POM
not: pom rod holder; pom rod end; pom profile light; curtain pom rod
  * -> 391690
t: pom rod, 40 mm, 1 m long => 391690
t: pom sheet, 3 mm => !3916

@ rod-pp
en: polypropylene rod; polypropylene round bar; pp rod; pp round bar; polypropylene bar + mm|round|extruded|stock; extruded polypropylene rod; polypropylene profile; polypropylene welding rod
de: PP Rundstab; PP Stab + mm|Meter; Rundstab PP; PP Profil
fr: jonc PP; barre ronde PP; profilé PP
es: barra de PP + mm|redonda|maciza; varilla de PP; perfil de PP
it: barra PP + tonda|mm; tondo PP; profilo PP
nl: PP staf; PP stafmateriaal; PP profiel
pl: pręt PP; wałek PP; profil PP
pt: tarugo PP; barra de PP + mm|redonda; perfil de PP
not: polypropylene rod holder; polypropylene rod end; polypropylene profile light; curtain polypropylene rod
  * -> 391690
t: polypropylene rod, 40 mm, 1 m long => 391690
t: polypropylene sheet, 3 mm => !3916

@ rod-ps
en: polystyrene rod; polystyrene round bar; ps rod; ps round bar; hips rod; hips round bar; polystyrene bar + mm|round|extruded|stock; extruded polystyrene rod; polystyrene profile; polystyrene welding rod
de: Polystyrol Rundstab; Polystyrol Stab + mm|Meter; Rundstab Polystyrol; Polystyrol Profil
fr: jonc polystyrène; barre ronde polystyrène; profilé polystyrène
es: barra de poliestireno + mm|redonda|maciza; varilla de poliestireno; perfil de poliestireno
it: barra polistirene + tonda|mm; tondo polistirene; profilo polistirene
nl: polystyreen staf; polystyreen stafmateriaal; polystyreen profiel
pl: pręt polistyren; wałek polistyren; profil polistyren
pt: tarugo poliestireno; barra de poliestireno + mm|redonda; perfil de poliestireno
not: polystyrene rod holder; polystyrene rod end; polystyrene profile light; curtain polystyrene rod
  * -> 391690
t: polystyrene rod, 40 mm, 1 m long => 391690
t: polystyrene sheet, 3 mm => !3916

@ rod-ptfe
en: ptfe round bar; teflon rod; teflon round bar; ptfe bar + mm|round|extruded|stock; extruded ptfe rod; ptfe profile; ptfe welding rod
de: PTFE Rundstab; PTFE Stab + mm|Meter; Rundstab PTFE; PTFE Profil
fr: jonc PTFE; barre ronde PTFE; profilé PTFE
es: barra de PTFE + mm|redonda|maciza; varilla de PTFE; perfil de PTFE
it: barra PTFE + tonda|mm; tondo PTFE; profilo PTFE
nl: PTFE staf; PTFE stafmateriaal; PTFE profiel
pl: pręt PTFE; wałek PTFE; profil PTFE
pt: tarugo PTFE; barra de PTFE + mm|redonda; perfil de PTFE
not: ptfe rod holder; ptfe rod end; ptfe profile light; curtain ptfe rod
  * -> 391690
t: ptfe rod, 40 mm, 1 m long => 391690
t: ptfe sheet, 3 mm => !3916

@ rod-pu
en: polyurethane rod; polyurethane round bar; polyurethane bar + mm|round|extruded|stock; extruded polyurethane rod; polyurethane profile; polyurethane welding rod
de: Polyurethan Rundstab; Polyurethan Stab + mm|Meter; Rundstab Polyurethan; Polyurethan Profil
fr: jonc polyuréthane; barre ronde polyuréthane; profilé polyuréthane
es: barra de poliuretano + mm|redonda|maciza; varilla de poliuretano; perfil de poliuretano
it: barra poliuretano + tonda|mm; tondo poliuretano; profilo poliuretano
nl: polyurethaan staf; polyurethaan stafmateriaal; polyurethaan profiel
pl: pręt poliuretan; wałek poliuretan; profil poliuretan
pt: tarugo poliuretano; barra de poliuretano + mm|redonda; perfil de poliuretano
not: polyurethane rod holder; polyurethane rod end; polyurethane profile light; curtain polyurethane rod
  * -> 391690
t: polyurethane rod, 40 mm, 1 m long => 391690
t: polyurethane sheet, 3 mm => !3916

@ rod-pvc
en: pvc rod; pvc round bar; upvc rod; upvc round bar; pvc bar + mm|round|extruded|stock; extruded pvc rod; pvc welding rod
de: PVC Rundstab; PVC Stab + mm|Meter; Rundstab PVC
fr: jonc PVC; barre ronde PVC
es: barra de PVC + mm|redonda|maciza; varilla de PVC
it: barra PVC + tonda|mm; tondo PVC
nl: PVC staf; PVC stafmateriaal; PVC profiel
pl: pręt PVC; wałek PVC; profil PVC
pt: tarugo PVC; barra de PVC + mm|redonda
not: pvc rod holder; pvc rod end; pvc profile light; curtain pvc rod
  * -> 391620
t: pvc rod, 40 mm, 1 m long => 391620
t: pvc sheet, 3 mm => !3916

@ rubber-compound-strip
en: unvulcanised rubber sheet; unvulcanised rubber strip; rubber compound carbon black; rubber compound silica; rubber cement solution; rubber dispersion compounded; cushion gum; uncured rubber strip; unvulcanised rubber rod; unvulcanised rubber thread; unvulcanised rubber ring; self amalgamating tape; uncured repair + rubber
de: selbstverschweißendes Band; Kautschuklösung
fr: caoutchouc mélangé; dissolution de caoutchouc; ruban autosoudant
es: mezcla de caucho; disolución de caucho; cinta autosoldable
it: gomma mescolata; nastro autoagglomerante; soluzione di gomma
nl: niet gevulkaniseerd rubber; rubbermengsel; zelfvulkaniserende tape; rubberoplossing
pl: guma niewulkanizowana; kauczuk mieszany; taśma samowulkanizująca
pt: composto de borracha; fita autofusão; solução de borracha
  "solution" -> 400520
  "dispersion" -> 400520
  "lösung" -> 400520
  "dissolution" -> 400520
  "disolución" -> 400520
  "soluzione" -> 400520
  "rod" -> 400690
  "thread" -> 400690
  "ring" -> 400690
  "tube" -> 400690
  "carbon black" -> 400510
  "silica" -> 400510
  "sheet" -> 400591
  "strip|fleje|tira" -> 400591
  "plate" -> 400591
  "tape" -> 400591
  "band" -> 400591
  "cinta" -> 400591
  "nastro" -> 400591
  "ruban" -> 400591
  "fita" -> 400591
  "taśma" -> 400591
  * -> 400599
t: compounded rubber with carbon black, unvulcanised, in slabs => 400510
t: unvulcanised rubber rods => 400690
t: vulcanised rubber sheet => !4005

@ rubber-diaphragm
en: cable grommet + rubber; rubber gaiter; rubber dust boot; cv boot + rubber; steering rack boot; rubber plunger; rubber membrane pump; epdm washer; fibre tap washer; flange gasket + rubber; nbr washer; bonded seal washer; rubber lip seal; milk liner + rubber; teat cup liner; rubber bung laboratory; rubber cup plunger; rubber doorstop; rubber wedge; rubber jar seal ring; preserving jar ring; rubber keyboard dome; rubber stair nosing
de: Kabeltülle; Faltenbalg Gummi; Gummimembran; Gummischeibe; Einkochring; Zitzengummi; Türstopper Gummi
fr: soufflet caoutchouc; membrane caoutchouc; rondelle caoutchouc; manchon trayeur; joint bocal caoutchouc
es: pasacables de goma; fuelle de goma; membrana de goma; pezonera ordeño; goma para tarros
it: passacavo in gomma; soffietto in gomma; membrana in gomma; rondella in gomma; guaina mungitura; guarnizione vasetti gomma
nl: rubber doorvoertule; rubber balg; rubber membraan; rubber ring afdichting; tepelvoering; weckring
pl: przelotka gumowa; mieszek gumowy; membrana gumowa; podkładka gumowa; guma strzykowa; uszczelka do słoików gumowa
pt: passa fios borracha; fole de borracha; membrana de borracha; anilha de borracha; teteira ordenha; vedante frasco borracha
not: rubber plunger toilet handle
  main=silicone|plastic -> 392690 ~.04
  form=cellular -> 401610 ~.02
  "washer|arruela" -> 401693
  "o ring" -> 401693
  "seal" -> 401693
  "gasket" -> 401693
  "lip seal" -> 401693
  "scheibe" -> 401693
  "rondelle" -> 401693
  "arandela" -> 401693
  "rondella" -> 401693
  "podkładka" -> 401693
  "anilha" -> 401693
  "einkochring" -> 401693
  "weckring" -> 401693
  "preserving jar" -> 401693
  "joint" -> 401693
  "guarnizione" -> 401693
  "uszczelka" -> 401693
  * -> 401699
t: rubber cable grommets assorted 180 pcs => 401699
t: EPDM rubber washers for roofing screws => 401693
t: rubber sheet 3 mm => !4016

@ rubber-latex-mixture
en: mixture of natural and synthetic + rubber; natural rubber synthetic rubber blend; guayule; guayule rubber; gutta percha sheet raw; vulcanised vegetable oil factice; thiokol rubber; polysulfide rubber; fkm raw gum; acrylate rubber raw; epichlorohydrin rubber; polynorbornene rubber; deproteinised latex; styrene butadiene latex; sb latex; carboxylated sb latex; acrylonitrile latex
de: Styrol-Butadien-Latex = styrene butadiene latex; Faktis = factice; Guayule Kautschuk = guayule rubber; Thiokol Kautschuk = thiokol rubber
fr: latex styrène butadiène = styrene butadiene latex; factice = factice; caoutchouc guayule = guayule rubber
es: látex estireno butadieno = styrene butadiene latex; facticio = factice; caucho guayule = guayule rubber
it: lattice stirene butadiene = styrene butadiene latex; fatturato gomma = rubber factice; gomma guayule = guayule rubber
nl: styreen-butadieenlatex = styrene butadiene latex; factis = factice; guayule rubber = guayule rubber
pl: lateks butadienowo-styrenowy = styrene butadiene latex; faktysa = factice; kauczuk guayule = guayule rubber
pt: látex estireno butadieno = styrene butadiene latex; borracha facticia = factice rubber; borracha guayule = guayule rubber
not: latex mattress
  "guayule" -> 400130
  "gutta" -> 400130
  "mixture" -> 400280
  "blend" -> 400280
  "styrene" -> 400211
  "styrol" -> 400211
  "styrène" -> 400211
  "estireno" -> 400211
  "stirene" -> 400211
  "sb latex" -> 400211
  "styreen" -> 400211
  "styrenowy" -> 400211
  "acrylonitrile" -> 400251
  * -> 400299
t: styrene butadiene latex for paper coating => 400211
t: guayule rubber bales => 400130
t: latex gloves => !4002

@ rubber-scrap-crumb
en: scrap rubber; rubber buffings; tyre shred; tire crumb; epdm granule coloured; tyre derived fuel; waste tyre; baled tyre
de: Altreifen; Reifenschnitzel
fr: pneus usagés rebut
es: neumático fuera de uso; desperdicio de caucho
it: pneumatici fuori uso
nl: afvalbanden; rubberkruimel
pl: opony zużyte odpad; miał gumowy
pt: pneus em fim de vida; pó de borracha
not: rubber granule flooring; rubber granule tile
  "epdm" -> 400270 ~.1
  * -> 400400
t: rubber crumb from scrap tyres 1-3 mm => 400400
t: rubber floor tile => !4004

@ rubber-sponge-goods
en: sponge rubber pad; cellular rubber pad; rubber sponge; neoprene foam pad; sponge rubber gasket; foam rubber seal; cellular rubber strip; sponge rubber tape; epdm foam tape; neoprene sponge strip; latex foam sheet; foam rubber cushion block; sponge rubber cord
de: Zellkautschuk; Moosgummi Streifen; Moosgummi Dichtung; Zellkautschukband
fr: caoutchouc mousse; caoutchouc cellulaire; joint mousse caoutchouc; bande caoutchouc mousse
es: caucho celular; goma esponjosa; junta de caucho esponjoso; burlete caucho celular
it: gomma spugna; gomma cellulare; guarnizione gomma spugna; striscia neoprene espanso
nl: celrubber; mosrubber; celrubber strip; schuimrubber afdichting
pl: guma porowata; guma mikroporowata; uszczelka z gumy porowatej; kauczuk komórkowy
pt: borracha celular; borracha esponjosa; junta borracha esponjosa; vedante borracha celular
not: moosgummi basteln; rubber sponge ball
  "sheet" -> 400811
  "platte" -> 400811
  "strip|fleje|tira" -> 400811
  "streifen" -> 400811
  "tape" -> 400811
  "cord" -> 400819
  "profile|perfil|profilo|profilato" -> 400819
  * -> 401610
t: sponge rubber pads 50 x 50 mm => 401610
t: cellular rubber sheet 10 mm => 400811
t: PU foam sheet => !4016

@ scrap-abs
en: abs regrind; abs waste; abs offcut; abs lumps scrap; abs production waste; abs scrap bale; recycled abs regrind
de: ABS Mahlgut; ABS Abfall; ABS Schrott
fr: déchet de ABS; rebut de ABS; broyé ABS
es: desperdicio de ABS; scrap de ABS; molido de ABS
it: scarti di ABS; rottame di ABS; macinato ABS
nl: ABS afval; ABS maalgoed; ABS regranulaat afval
pl: odpady ABS; przemiał ABS; odpad ABS
pt: resíduo de ABS; sucata de ABS; apara de ABS
not: abs waste pipe; abs waste bin; abs waste bag; abs waste basket; abs waste tank; abs waste trap
  * -> 391520
t: abs scrap in bales => 391520
t: abs waste bin => !3915

@ scrap-pa
en: nylon scrap; nylon regrind; nylon waste; polyamide scrap; polyamide regrind; polyamide waste; nylon offcut; nylon lumps scrap; nylon production waste; nylon scrap bale; recycled nylon regrind
de: Polyamid Mahlgut; Polyamid Abfall; Polyamid Schrott
fr: déchet de nylon; rebut de nylon; broyé nylon
es: desperdicio de nailon; scrap de nailon; molido de nailon
it: scarti di nylon; rottame di nylon; macinato nylon
nl: nylon afval; nylon maalgoed; nylon regranulaat afval
pl: odpady poliamid; przemiał poliamid; odpad poliamid
pt: resíduo de nylon; sucata de nylon; apara de nylon
not: nylon waste pipe; nylon waste bin; nylon waste bag; nylon waste basket; nylon waste tank; nylon waste trap
  * -> 391590
t: nylon scrap in bales => 391590
t: nylon waste bin => !3915

@ scrap-pc
en: polycarbonate scrap; polycarbonate regrind; polycarbonate waste; polycarbonate offcut; polycarbonate lumps scrap; polycarbonate production waste; polycarbonate scrap bale; recycled polycarbonate regrind
de: Polycarbonat Mahlgut; Polycarbonat Abfall; Polycarbonat Schrott
fr: déchet de polycarbonate; rebut de polycarbonate; broyé polycarbonate
es: desperdicio de policarbonato; scrap de policarbonato; molido de policarbonato
it: scarti di policarbonato; rottame di policarbonato; macinato policarbonato
nl: polycarbonaat afval; polycarbonaat maalgoed; polycarbonaat regranulaat afval
pl: odpady poliwęglan; przemiał poliwęglan; odpad poliwęglan
pt: resíduo de policarbonato; sucata de policarbonato; apara de policarbonato
not: polycarbonate waste pipe; polycarbonate waste bin; polycarbonate waste bag; polycarbonate waste basket; polycarbonate waste tank; polycarbonate waste trap
  * -> 391590
t: polycarbonate scrap in bales => 391590
t: polycarbonate waste bin => !3915

@ scrap-pe
en: polyethylene scrap; polyethylene regrind; polyethylene waste; hdpe waste; ldpe regrind; ldpe waste; polyethylene offcut; polyethylene lumps scrap; polyethylene production waste; polyethylene scrap bale; recycled polyethylene regrind
de: PE Mahlgut; PE Abfall; PE Schrott
fr: déchet de PE; rebut de PE; broyé PE
es: desperdicio de PE; scrap de PE; molido de PE
it: scarti di PE; rottame di PE; macinato PE
nl: PE afval; PE maalgoed; PE regranulaat afval
pl: odpady PE; przemiał PE; odpad PE
pt: resíduo de PE; sucata de PE; apara de PE
not: polyethylene waste pipe; polyethylene waste bin; polyethylene waste bag; polyethylene waste basket; polyethylene waste tank; polyethylene waste trap
  * -> 391510
t: polyethylene scrap in bales => 391510
t: polyethylene waste bin => !3915

@ scrap-peek
en: peek scrap; peek regrind; peek waste; peek offcut; peek lumps scrap; peek production waste; peek scrap bale; recycled peek regrind
de: PEEK Mahlgut; PEEK Abfall; PEEK Schrott
fr: déchet de PEEK; rebut de PEEK; broyé PEEK
es: desperdicio de PEEK; scrap de PEEK; molido de PEEK
it: scarti di PEEK; rottame di PEEK; macinato PEEK
nl: PEEK afval; PEEK maalgoed; PEEK regranulaat afval
pl: odpady PEEK; przemiał PEEK; odpad PEEK
pt: resíduo de PEEK; sucata de PEEK; apara de PEEK
not: peek waste pipe; peek waste bin; peek waste bag; peek waste basket; peek waste tank; peek waste trap
  * -> 391590
t: peek scrap in bales => 391590
t: peek waste bin => !3915

@ scrap-pet
en: pet scrap; pet regrind; pet waste; pet offcut; pet lumps scrap; pet production waste; pet scrap bale; recycled pet regrind
de: PET Mahlgut; PET Abfall; PET Schrott
fr: déchet de PET; rebut de PET; broyé PET
es: desperdicio de PET; scrap de PET; molido de PET
it: scarti di PET; rottame di PET; macinato PET
nl: PET afval; PET maalgoed; PET regranulaat afval
pl: odpady PET; przemiał PET; odpad PET
pt: resíduo de PET; sucata de PET; apara de PET
not: pet waste pipe; pet waste bin; pet waste bag; pet waste basket; pet waste tank; pet waste trap
  * -> 391590
t: pet scrap in bales => 391590
t: pet waste bin => !3915

@ scrap-pmma
en: acrylic scrap; acrylic regrind; acrylic waste; pmma scrap; pmma regrind; pmma waste; perspex scrap; perspex regrind; perspex waste; acrylic offcut; acrylic lumps scrap; acrylic production waste; acrylic scrap bale; recycled acrylic regrind
de: Acrylglas Mahlgut; Acrylglas Abfall; Acrylglas Schrott
fr: déchet de PMMA; rebut de PMMA; broyé PMMA
es: desperdicio de metacrilato; scrap de metacrilato; molido de metacrilato
it: scarti di plexiglass; rottame di plexiglass; macinato plexiglass
nl: acrylaat afval; acrylaat maalgoed; acrylaat regranulaat afval
pl: odpady plexi; przemiał plexi; odpad plexi
pt: resíduo de acrílico; sucata de acrílico; apara de acrílico
not: acrylic waste pipe; acrylic waste bin; acrylic waste bag; acrylic waste basket; acrylic waste tank; acrylic waste trap
  * -> 391590
t: acrylic scrap in bales => 391590
t: acrylic waste bin => !3915

@ scrap-pom
en: pom scrap; pom regrind; pom waste; acetal scrap; acetal regrind; acetal waste; delrin scrap; delrin regrind; delrin waste; pom offcut; pom lumps scrap; pom production waste; pom scrap bale; recycled pom regrind
de: POM Mahlgut; POM Abfall; POM Schrott
fr: déchet de POM; rebut de POM; broyé POM
es: desperdicio de POM; scrap de POM; molido de POM
it: scarti di POM; rottame di POM; macinato POM
nl: POM afval; POM maalgoed; POM regranulaat afval
pl: odpady POM; przemiał POM; odpad POM
pt: resíduo de POM; sucata de POM; apara de POM
not: pom waste pipe; pom waste bin; pom waste bag; pom waste basket; pom waste tank; pom waste trap
  * -> 391590
t: pom scrap in bales => 391590
t: pom waste bin => !3915

@ scrap-pp
en: polypropylene scrap; polypropylene regrind; polypropylene waste; pp waste; polypropylene offcut; polypropylene lumps scrap; polypropylene production waste; polypropylene scrap bale; recycled polypropylene regrind
de: PP Mahlgut; PP Abfall; PP Schrott
fr: déchet de PP; rebut de PP; broyé PP
es: desperdicio de PP; scrap de PP; molido de PP
it: scarti di PP; rottame di PP; macinato PP
nl: PP afval; PP maalgoed; PP regranulaat afval
pl: odpady PP; przemiał PP; odpad PP
pt: resíduo de PP; sucata de PP; apara de PP
not: polypropylene waste pipe; polypropylene waste bin; polypropylene waste bag; polypropylene waste basket; polypropylene waste tank; polypropylene waste trap
  * -> 391590
t: polypropylene scrap in bales => 391590
t: polypropylene waste bin => !3915

@ scrap-ps
en: polystyrene regrind; polystyrene waste; ps scrap; ps regrind; ps waste; hips scrap; hips regrind; hips waste; polystyrene offcut; polystyrene lumps scrap; polystyrene production waste; polystyrene scrap bale; recycled polystyrene regrind
de: Polystyrol Mahlgut; Polystyrol Abfall; Polystyrol Schrott
fr: déchet de polystyrène; rebut de polystyrène; broyé polystyrène
es: desperdicio de poliestireno; scrap de poliestireno; molido de poliestireno
it: scarti di polistirene; rottame di polistirene; macinato polistirene
nl: polystyreen afval; polystyreen maalgoed; polystyreen regranulaat afval
pl: odpady polistyren; przemiał polistyren; odpad polistyren
pt: resíduo de poliestireno; sucata de poliestireno; apara de poliestireno
not: polystyrene waste pipe; polystyrene waste bin; polystyrene waste bag; polystyrene waste basket; polystyrene waste tank; polystyrene waste trap
  * -> 391520
t: polystyrene scrap in bales => 391520
t: polystyrene waste bin => !3915

@ scrap-ptfe
en: ptfe scrap; ptfe regrind; ptfe waste; teflon scrap; teflon regrind; teflon waste; ptfe offcut; ptfe lumps scrap; ptfe production waste; ptfe scrap bale; recycled ptfe regrind
de: PTFE Mahlgut; PTFE Abfall; PTFE Schrott
fr: déchet de PTFE; rebut de PTFE; broyé PTFE
es: desperdicio de PTFE; scrap de PTFE; molido de PTFE
it: scarti di PTFE; rottame di PTFE; macinato PTFE
nl: PTFE afval; PTFE maalgoed; PTFE regranulaat afval
pl: odpady PTFE; przemiał PTFE; odpad PTFE
pt: resíduo de PTFE; sucata de PTFE; apara de PTFE
not: ptfe waste pipe; ptfe waste bin; ptfe waste bag; ptfe waste basket; ptfe waste tank; ptfe waste trap
  * -> 391590
t: ptfe scrap in bales => 391590
t: ptfe waste bin => !3915

@ scrap-pu
en: polyurethane scrap; polyurethane regrind; polyurethane waste; polyurethane offcut; polyurethane lumps scrap; polyurethane production waste; polyurethane scrap bale; recycled polyurethane regrind
de: Polyurethan Mahlgut; Polyurethan Abfall; Polyurethan Schrott
fr: déchet de polyuréthane; rebut de polyuréthane; broyé polyuréthane
es: desperdicio de poliuretano; scrap de poliuretano; molido de poliuretano
it: scarti di poliuretano; rottame di poliuretano; macinato poliuretano
nl: polyurethaan afval; polyurethaan maalgoed; polyurethaan regranulaat afval
pl: odpady poliuretan; przemiał poliuretan; odpad poliuretan
pt: resíduo de poliuretano; sucata de poliuretano; apara de poliuretano
not: polyurethane waste pipe; polyurethane waste bin; polyurethane waste bag; polyurethane waste basket; polyurethane waste tank; polyurethane waste trap
  * -> 391590
t: polyurethane scrap in bales => 391590
t: polyurethane waste bin => !3915

@ scrap-pvc
en: pvc regrind; pvc waste; upvc scrap; upvc regrind; upvc waste; pvc offcut; pvc lumps scrap; pvc production waste; pvc scrap bale; recycled pvc regrind
de: PVC Mahlgut; PVC Abfall; PVC Schrott
fr: déchet de PVC; rebut de PVC; broyé PVC
es: desperdicio de PVC; scrap de PVC; molido de PVC
it: scarti di PVC; rottame di PVC; macinato PVC
nl: PVC afval; PVC maalgoed; PVC regranulaat afval
pl: odpady PVC; przemiał PVC; odpad PVC
pt: resíduo de PVC; sucata de PVC; apara de PVC
not: pvc waste pipe; pvc waste bin; pvc waste bag; pvc waste basket; pvc waste tank; pvc waste trap
  * -> 391530
t: pvc scrap in bales => 391530
t: pvc waste bin => !3915

@ self-adhesive-film-sheet
en: self adhesive pvc film; self adhesive vinyl; self adhesive polyester film; self adhesive foil + plastic; ppf film; sign vinyl roll; cutting vinyl; printable vinyl roll; floor graphics vinyl; one way vision film; reflective sheeting; anti slip adhesive sheet; bathtub anti slip sticker; polishing pad self adhesive + plastic; laptop privacy filter; privacy filter screen; hydrogel screen protector; film screen protector; pet screen protector; tpu screen film; masking film adhesive; protection film self adhesive; self adhesive hook tape + plastic
de: selbstklebende Folie = self adhesive film; Klebefolie = adhesive film; Fensterfolie selbstklebend = self adhesive window film; Blickschutzfilter = privacy filter
fr: film autocollant = self adhesive film; film protection peinture = ppf film; film vitre adhésif = adhesive window film
es: vinilo autoadhesivo = self adhesive vinyl; lámina autoadhesiva = self adhesive sheet; film protección pintura = paint protection film
it: pellicola adesiva = adhesive film; pellicola wrapping = vehicle wrap film; pellicola protettiva vernice = paint protection film; pellicola vetri = window film; filtro privacy = privacy filter screen
nl: zelfklevende folie = self adhesive foil; lakbeschermingsfolie = ppf film; privacyfilter = privacy filter
pl: folia samoprzylepna = self adhesive film; folia do oklejania auta = car wrap film
pt: película adesiva = adhesive film; vinil autoadesivo = self adhesive vinyl; película janela = window film
not: self adhesive vinyl tile; self adhesive vinyl plank; vinyl cutter; film screen protector glass
  main=glass -> 700719 ~.03
  main=paper -> 481141 ~.02
  "floor tile" -> 391810
  width<=20cm form=roll -> 391910 ~.08
  * -> 391990
t: self adhesive PVC vinyl film 1.22 x 50 m => 391990
t: car wrap vinyl film gloss black => 391990
t: tempered glass screen protector => !3919

@ sheet-abs
en: abs film; abs plate + mm|sheet|thick; abs panel + mm|sheet|thick; abs foil; extruded abs sheet
de: ABS Platte; ABS Folie; ABS Zuschnitt
fr: plaque ABS; feuille ABS; film ABS
es: plancha de ABS; lámina de ABS; película de ABS
it: lastra ABS; foglio ABS; pellicola ABS
nl: ABS plaat; ABS folie
pl: płyta ABS; folia ABS; arkusz ABS
pt: chapa de ABS; placa de ABS; filme de ABS
not: abs sheet music; abs plate stand; abs sheet protector; bed sheet; abs film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392119 ~.03
  build=reinforced -> 392190 ~.03
  * -> 392030
t: abs sheet, 3 mm, 1000 x 2000 mm => 392030
t: abs bag => !3920

@ sheet-pa
en: nylon plate + mm|sheet|thick; polyamide sheet; polyamide film; polyamide plate + mm|sheet|thick; nylon panel + mm|sheet|thick; nylon foil; extruded nylon sheet
de: Polyamid Platte; Polyamid Folie; Polyamid Zuschnitt
fr: plaque nylon; feuille nylon; film nylon
es: plancha de nailon; lámina de nailon; película de nailon
it: lastra nylon; foglio nylon; pellicola nylon
nl: nylon plaat; nylon folie
pl: płyta poliamid; folia poliamid; arkusz poliamid
pt: chapa de nylon; placa de nylon; filme de nylon
not: nylon sheet music; nylon plate stand; nylon sheet protector; bed sheet; nylon film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392119 ~.03
  build=reinforced -> 392190 ~.03
  * -> 392092
t: nylon sheet, 3 mm, 1000 x 2000 mm => 392092
t: nylon bag => !3920

@ sheet-pc
en: polycarbonate twin wall sheet; polycarbonate multiwall sheet; polycarbonate film; polycarbonate plate + mm|sheet|thick; polycarbonate panel + mm|sheet|thick; polycarbonate foil; extruded polycarbonate sheet
de: Polycarbonat Platte; Polycarbonat Folie; Polycarbonat Zuschnitt
fr: feuille polycarbonate; film polycarbonate
es: lámina de policarbonato; película de policarbonato
it: foglio policarbonato; pellicola policarbonato
nl: polycarbonaat folie
pl: płyta poliwęglan; folia poliwęglan; arkusz poliwęglan
pt: chapa de policarbonato; filme de policarbonato
not: polycarbonate sheet music; polycarbonate plate stand; polycarbonate sheet protector; bed sheet; polycarbonate film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392119 ~.03
  build=reinforced -> 392190 ~.03
  "twin wall" -> 392190
  "multiwall" -> 392190
  * -> 392061
t: polycarbonate sheet, 3 mm, 1000 x 2000 mm => 392061
t: polycarbonate bag => !3920

@ sheet-peek
en: peek sheet; peek film; peek plate + mm|sheet|thick; peek panel + mm|sheet|thick; peek foil; extruded peek sheet
de: PEEK Platte; PEEK Folie; PEEK Zuschnitt
fr: plaque PEEK; feuille PEEK; film PEEK
es: plancha de PEEK; lámina de PEEK; película de PEEK
it: lastra PEEK; foglio PEEK; pellicola PEEK
nl: PEEK plaat; PEEK folie
pl: płyta PEEK; folia PEEK; arkusz PEEK
pt: chapa de PEEK; placa de PEEK; filme de PEEK
not: peek sheet music; peek plate stand; peek sheet protector; bed sheet; peek film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392119 ~.03
  build=reinforced -> 392190 ~.03
  * -> 392099
t: peek sheet, 3 mm, 1000 x 2000 mm => 392099
t: peek bag => !3920

@ sheet-pmma
en: acrylic film; acrylic plate + mm|sheet|thick; pmma film; pmma plate + mm|sheet|thick; perspex film; perspex plate + mm|sheet|thick; acrylic panel + mm|sheet|thick; acrylic foil; extruded acrylic sheet
de: Acrylglas Platte; Acrylglas Folie; Acrylglas Zuschnitt
fr: feuille PMMA; film PMMA
es: lámina de metacrilato; película de metacrilato
it: foglio plexiglass; pellicola plexiglass
nl: acrylaat plaat; acrylaat folie
pl: płyta plexi; folia plexi; arkusz plexi
pt: placa de acrílico; filme de acrílico
not: acrylic sheet music; acrylic plate stand; acrylic sheet protector; bed sheet; acrylic film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392119 ~.03
  build=reinforced -> 392190 ~.03
  * -> 392051
t: acrylic sheet, 3 mm, 1000 x 2000 mm => 392051
t: acrylic bag => !3920

@ sheet-pom
en: pom sheet; pom film; pom plate + mm|sheet|thick; acetal sheet; acetal film; acetal plate + mm|sheet|thick; delrin sheet; delrin film; delrin plate + mm|sheet|thick; pom panel + mm|sheet|thick; pom foil; extruded pom sheet
de: POM Platte; POM Folie; POM Zuschnitt
fr: plaque POM; feuille POM; film POM
es: plancha de POM; lámina de POM; película de POM
it: lastra POM; foglio POM; pellicola POM
nl: POM plaat; POM folie
pl: płyta POM; folia POM; arkusz POM
pt: chapa de POM; placa de POM; filme de POM
not: pom sheet music; pom plate stand; pom sheet protector; bed sheet; pom film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392119 ~.03
  build=reinforced -> 392190 ~.03
  * -> 392099
t: pom sheet, 3 mm, 1000 x 2000 mm => 392099
t: pom bag => !3920

@ sheet-pp
en: polypropylene plate + mm|sheet|thick; pp film; pp plate + mm|sheet|thick; polypropylene panel + mm|sheet|thick; polypropylene foil; extruded polypropylene sheet
de: PP Platte; PP Folie; PP Zuschnitt
fr: plaque PP; feuille PP; film PP
es: plancha de PP; lámina de PP; película de PP
it: lastra PP; foglio PP; pellicola PP
nl: PP plaat; PP folie
pl: płyta PP; folia PP; arkusz PP
pt: chapa de PP; placa de PP; filme de PP
not: polypropylene sheet music; polypropylene plate stand; polypropylene sheet protector; bed sheet; polypropylene film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392119 ~.03
  build=reinforced -> 392190 ~.03
  * -> 392020
t: polypropylene sheet, 3 mm, 1000 x 2000 mm => 392020
t: polypropylene bag => !3920

@ sheet-ps
en: polystyrene film; polystyrene plate + mm|sheet|thick; ps film; ps plate + mm|sheet|thick; hips film; hips plate + mm|sheet|thick; polystyrene panel + mm|sheet|thick; polystyrene foil; extruded polystyrene sheet
de: Polystyrol Platte; Polystyrol Folie; Polystyrol Zuschnitt
fr: plaque polystyrène; feuille polystyrène; film polystyrène
es: plancha de poliestireno; lámina de poliestireno; película de poliestireno
it: lastra polistirene; foglio polistirene; pellicola polistirene
nl: polystyreen plaat; polystyreen folie
pl: płyta polistyren; folia polistyren; arkusz polistyren
pt: chapa de poliestireno; filme de poliestireno
not: polystyrene sheet music; polystyrene plate stand; polystyrene sheet protector; bed sheet; polystyrene film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392111 ~.03
  build=reinforced -> 392190 ~.03
  * -> 392030
t: polystyrene sheet, 3 mm, 1000 x 2000 mm => 392030
t: polystyrene bag => !3920

@ sheet-ptfe
en: ptfe film; ptfe plate + mm|sheet|thick; teflon sheet; teflon film; teflon plate + mm|sheet|thick; ptfe panel + mm|sheet|thick; ptfe foil; extruded ptfe sheet
de: PTFE Platte; PTFE Folie; PTFE Zuschnitt
fr: plaque PTFE; feuille PTFE; film PTFE
es: plancha de PTFE; lámina de PTFE; película de PTFE
it: lastra PTFE; foglio PTFE; pellicola PTFE
nl: PTFE plaat; PTFE folie
pl: płyta PTFE; folia PTFE; arkusz PTFE
pt: chapa de PTFE; placa de PTFE; filme de PTFE
not: ptfe sheet music; ptfe plate stand; ptfe sheet protector; bed sheet; ptfe film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392119 ~.03
  build=reinforced -> 392190 ~.03
  * -> 392099
t: ptfe sheet, 3 mm, 1000 x 2000 mm => 392099
t: ptfe bag => !3920

@ sheet-pu
en: polyurethane sheet; polyurethane film; polyurethane plate + mm|sheet|thick; polyurethane panel + mm|sheet|thick; polyurethane foil; extruded polyurethane sheet
de: Polyurethan Platte; Polyurethan Folie; Polyurethan Zuschnitt
fr: plaque polyuréthane; feuille polyuréthane; film polyuréthane
es: plancha de poliuretano; lámina de poliuretano; película de poliuretano
it: lastra poliuretano; foglio poliuretano; pellicola poliuretano
nl: polyurethaan plaat; polyurethaan folie
pl: płyta poliuretan; folia poliuretan; arkusz poliuretan
pt: chapa de poliuretano; placa de poliuretano; filme de poliuretano
not: polyurethane sheet music; polyurethane plate stand; polyurethane sheet protector; bed sheet; polyurethane film camera
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 391990
  form=cellular -> 392113 ~.03
  build=reinforced -> 392190 ~.03
  * -> 392099
t: polyurethane sheet, 3 mm, 1000 x 2000 mm => 392099
t: polyurethane bag => !3920

@ silicone-mould-craft
en: silicone mould for + resin; resin mould + silicone; candle mould + silicone; silicone mold; fondant mold + silicone; coaster mold + resin; jewelry resin mold; plaster mould + silicone; ice ball mould + silicone
de: Silikonform; Gießform Silikon
fr: moule résine époxy
es: molde silicona resina; molde jabón; molde resina epoxi
it: stampo silicone resina; stampo candela; stampo sapone; stampo resina epossidica
nl: epoxyhars mal
pl: forma żywica epoksydowa
pt: molde silicone resina; molde vela; molde sabonete; molde resina epóxi
not: silicone mold release; soap mold cutter; silicone mold maker
  main=base-metal -> 732690 ~.02
  "fondant" -> 392410
  "baking" -> 392410
  "cake" -> 392410
  "chocolate|cioccolato" -> 392410
  "ice" -> 392410
  "industrial" -> 848079
  "candle" -> 392690          # 8480 names moulds for metal, glass, minerals, rubber, plastics: not wax or soap
  "soap|sabão" -> 392690
  "kerzenform" -> 392690
  "seifenform" -> 392690
  "bougie" -> 392690
  "savon" -> 392690
  "vela" -> 392690
  "jabón" -> 392690
  "candela" -> 392690
  "sapone" -> 392690
  "świec" -> 392690
  "mydła" -> 392690
  "sabonete" -> 392690
  * -> 848079          # moulds for plastics and rubber are 8480, of whatever material
t: silicone mould for epoxy resin coasters => 848079
t: silicone baking mould => !8480

@ sink-plastic-composite
en: composite granite kitchen sink; granite composite sink; kitchen sink + composite|resin|fragranite; plastic kitchen sink; composite kitchen sink; composite granite sink; resin kitchen sink; plastic wash basin; acrylic wash basin; resin washbasin; grp shower tray; resin shower tray; plastic shower tray; acrylic bath; acrylic bathtub panel; walk in bath acrylic; utility sink plastic; laundry sink plastic
de: Verbundspüle = composite sink; Granitspüle = granite sink; Waschbecken Mineralguss = mineral cast washbasin; Duschwanne Acryl = acrylic shower tray
fr: évier résine = resin sink; évier composite = composite kitchen sink; lavabo résine = resin washbasin; receveur de douche acrylique = acrylic shower tray; receveur résine = resin shower tray; évier = sink + inox|acier; évier inox = stainless steel sink; évier = sink + bac|bacs
es: fregadero de resina = resin sink; fregadero composite = composite sink; lavabo de resina = resin washbasin; plato de ducha resina = resin shower tray; plato de ducha acrílico = acrylic shower tray; fregadero = kitchen sink + acero|inox|inoxidable; tarja = kitchen sink + acero|inoxidable; lavaplatos = kitchen sink + empotrar|poza
it: lavello in composito = composite kitchen sink; lavello in resina = resin kitchen sink; lavabo in resina = resin washbasin; piatto doccia acrilico = acrylic shower tray; piatto doccia resina = resin shower tray; lavello = sink + acciaio|inox; lavandino cucina = kitchen sink + acciaio|inox; lavello cucina = kitchen sink + acciaio|inox
nl: spoelbak composiet = composite sink; wastafel composiet = composite washbasin; douchebak acryl = acrylic shower tray; kunststof spoelbak = plastic sink
pl: zlewozmywak kompozytowy = composite kitchen sink; zlew granitowy = granite sink; umywalka konglomerat = composite washbasin; brodzik akrylowy = acrylic shower tray
pt: lava-loiça compósito = composite sink; pia de resina = resin sink; lavatório de resina = resin washbasin; base de duche acrílica = acrylic shower tray; lava loiça inox = stainless steel kitchen sink; lava louça inox = stainless steel kitchen sink + cuba; pia = sink + inox|aço; cuba = basin + inox|aço; lava-loiça = kitchen sink + cuba|pio; pia de cozinha inox = stainless steel kitchen sink
not: sink strainer; granite sink cleaner; sink plug
  main: stainless-steel 732410 ~.05; ceramic 691090 ~.05
  * -> 392210          # resin filled with quartz stays plastic of 3922
t: composite granite kitchen sink, 1.5 bowl => 392210
t: stainless steel kitchen sink => 732410
t: sink strainer plug => !392210

@ tube-abs
en: abs tube; abs pipe; rigid abs tube; abs tubing
de: ABS Rohr; ABS Rundrohr
fr: tube rigide ABS; tuyau rigide ABS; tube ABS
es: tubo rígido de ABS; tubo de ABS; tubería de ABS
it: tubo rigido ABS; tubo ABS; tubo in ABS
nl: ABS buis; stijve ABS buis; ABS buizen; stijve ABS buizen
pl: rura ABS; rura sztywna ABS
pt: tubo rígido de ABS; tubo de ABS; tubo ABS
not: abs tube fitting; abs pipe fitting; abs pipe clamp; abs pipe cutter; abs pipe glue; abs tube light; abs tube adapter; abs pipe elbow; abs pipe cap; abs pipe connector; abs pipe welding; abs tube packaging; abs pipe bracket; abs pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  * -> 391729
t: rigid abs tube 50 mm => 391729
t: abs tube fitting elbow => !391729

@ tube-hydraulic-thermoplastic
en: thermoplastic hydraulic hose; thermoplastic hose r7; sae 100r7 hose; sae 100r8; high pressure plastic hose; paint spray hose + nylon; thermoplastic hose 27.6 mpa; jetting hose thermoplastic; nylon braided high pressure hose
de: Thermoplastschlauch; Hochdruckschlauch Kunststoff
fr: flexible thermoplastique; flexible haute pression plastique
es: manguera termoplástica; manguera alta presión plástico
it: tubo termoplastico alta pressione; tubo termoplastico r7
nl: thermoplastische hogedrukslang; thermoplastslang
pl: wąż termoplastyczny; wąż wysokociśnieniowy termoplastyczny
pt: mangueira termoplástica; mangueira alta pressão plástica
  * -> 391731          # burst pressure of 27.6 MPa or more
t: thermoplastic hydraulic hose SAE 100R7 => 391731
t: PVC garden hose => !391731

@ tube-pa
en: nylon pipe; polyamide tube; polyamide pipe; rigid nylon tube; nylon tubing
de: Polyamid Rohr; Polyamid Rundrohr
fr: tube rigide nylon; tuyau rigide nylon; tube nylon
es: tubo rígido de nailon; tubo de nailon; tubería de nailon
it: tubo rigido nylon; tubo nylon; tubo in nylon
nl: nylon buis; stijve nylon buis; nylon buizen; stijve nylon buizen
pl: rura poliamid; rura sztywna poliamid
pt: tubo rígido de nylon; tubo de nylon; tubo nylon
not: nylon tube fitting; nylon pipe fitting; nylon pipe clamp; nylon pipe cutter; nylon pipe glue; nylon tube light; nylon tube adapter; nylon pipe elbow; nylon pipe cap; nylon pipe connector; nylon pipe welding; nylon tube packaging; nylon pipe bracket; nylon pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  "tubing": "rigid|rígido" 391729; * 391732
  "rigid|rígido" -> 391729
  "pipe" -> 391729
  * -> 391732   # pneumatic and laboratory tube bends
t: rigid nylon tube 50 mm => 391729
t: nylon tube fitting elbow => !391729

@ tube-pc
en: polycarbonate pipe; rigid polycarbonate tube; polycarbonate tubing
de: Polycarbonat Rohr; Polycarbonat Rundrohr
fr: tube rigide polycarbonate; tuyau rigide polycarbonate; tube polycarbonate
es: tubo rígido de policarbonato; tubo de policarbonato; tubería de policarbonato
it: tubo rigido policarbonato; tubo policarbonato; tubo in policarbonato
nl: polycarbonaat buis; stijve polycarbonaat buis; polycarbonaat buizen; stijve polycarbonaat buizen
pl: rura poliwęglan; rura sztywna poliwęglan
pt: tubo rígido de policarbonato; tubo de policarbonato; tubo policarbonato
not: polycarbonate tube fitting; polycarbonate pipe fitting; polycarbonate pipe clamp; polycarbonate pipe cutter; polycarbonate pipe glue; polycarbonate tube light; polycarbonate tube adapter; polycarbonate pipe elbow; polycarbonate pipe cap; polycarbonate pipe connector; polycarbonate pipe welding; polycarbonate tube packaging; polycarbonate pipe bracket; polycarbonate pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  * -> 391729
t: rigid polycarbonate tube 50 mm => 391729
t: polycarbonate tube fitting elbow => !391729

@ tube-pe
en: polyethylene tube; hdpe tube; ldpe tube; ldpe pipe; rigid polyethylene tube; polyethylene tubing
de: PE Rundrohr
fr: tube rigide PE; tuyau rigide PE; tube PE
es: tubo rígido de PE; tubo de PE; tubería de PE
it: tubo rigido PE; tubo PE; tubo in PE
nl: PE buis; stijve PE buis; PE buizen; stijve PE buizen
pl: rura sztywna PE
pt: tubo rígido de PE; tubo de PE; tubo PE
not: polyethylene tube fitting; polyethylene pipe fitting; polyethylene pipe clamp; polyethylene pipe cutter; polyethylene pipe glue; polyethylene tube light; polyethylene tube adapter; polyethylene pipe elbow; polyethylene pipe cap; polyethylene pipe connector; polyethylene pipe welding; polyethylene tube packaging; polyethylene pipe bracket; polyethylene pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  * -> 391721
t: rigid polyethylene tube 50 mm => 391721
t: polyethylene tube fitting elbow => !391721

@ tube-peek
en: peek tube; peek pipe; rigid peek tube; peek tubing
de: PEEK Rohr; PEEK Rundrohr
fr: tube rigide PEEK; tuyau rigide PEEK; tube PEEK
es: tubo rígido de PEEK; tubo de PEEK; tubería de PEEK
it: tubo rigido PEEK; tubo PEEK; tubo in PEEK
nl: PEEK buis; stijve PEEK buis; PEEK buizen; stijve PEEK buizen
pl: rura PEEK; rura sztywna PEEK
pt: tubo rígido de PEEK; tubo de PEEK; tubo PEEK
not: peek tube fitting; peek pipe fitting; peek pipe clamp; peek pipe cutter; peek pipe glue; peek tube light; peek tube adapter; peek pipe elbow; peek pipe cap; peek pipe connector; peek pipe welding; peek tube packaging; peek pipe bracket; peek pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  * -> 391729
t: rigid peek tube 50 mm => 391729
t: peek tube fitting elbow => !391729

@ tube-pet
en: pet tube; pet pipe; rigid pet tube; pet tubing
de: PET Rohr; PET Rundrohr
fr: tube rigide PET; tuyau rigide PET; tube PET
es: tubo rígido de PET; tubo de PET; tubería de PET
it: tubo rigido PET; tubo PET; tubo in PET
nl: PET buis; stijve PET buis; PET buizen; stijve PET buizen
pl: rura PET; rura sztywna PET
pt: tubo rígido de PET; tubo de PET; tubo PET
not: pet tube fitting; pet pipe fitting; pet pipe clamp; pet pipe cutter; pet pipe glue; pet tube light; pet tube adapter; pet pipe elbow; pet pipe cap; pet pipe connector; pet pipe welding; pet tube packaging; pet pipe bracket; pet pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  * -> 391729
t: rigid pet tube 50 mm => 391729
t: pet tube fitting elbow => !391729

@ tube-pmma
en: acrylic pipe; pmma tube; pmma pipe; perspex tube; perspex pipe; rigid acrylic tube; acrylic tubing
de: Acrylglas Rohr; Acrylglas Rundrohr
fr: tube rigide PMMA; tuyau rigide PMMA; tube PMMA
es: tubo rígido de metacrilato; tubo de metacrilato; tubería de metacrilato
it: tubo rigido plexiglass; tubo plexiglass; tubo in plexiglass
nl: acrylaat buis; stijve acrylaat buis; acrylaat buizen; stijve acrylaat buizen
pl: rura plexi; rura sztywna plexi
pt: tubo rígido de acrílico; tubo de acrílico; tubo acrílico
not: acrylic tube fitting; acrylic pipe fitting; acrylic pipe clamp; acrylic pipe cutter; acrylic pipe glue; acrylic tube light; acrylic tube adapter; acrylic pipe elbow; acrylic pipe cap; acrylic pipe connector; acrylic pipe welding; acrylic tube packaging; acrylic pipe bracket; acrylic pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  * -> 391729
t: rigid acrylic tube 50 mm => 391729
t: acrylic tube fitting elbow => !391729

@ tube-pom
en: pom tube; pom pipe; acetal tube; acetal pipe; delrin tube; delrin pipe; rigid pom tube; pom tubing
de: POM Rohr; POM Rundrohr
fr: tube rigide POM; tuyau rigide POM; tube POM
es: tubo rígido de POM; tubo de POM; tubería de POM
it: tubo rigido POM; tubo POM; tubo in POM
nl: POM buis; stijve POM buis; POM buizen; stijve POM buizen
pl: rura POM; rura sztywna POM
pt: tubo rígido de POM; tubo de POM; tubo POM
not: pom tube fitting; pom pipe fitting; pom pipe clamp; pom pipe cutter; pom pipe glue; pom tube light; pom tube adapter; pom pipe elbow; pom pipe cap; pom pipe connector; pom pipe welding; pom tube packaging; pom pipe bracket; pom pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  * -> 391729
t: rigid pom tube 50 mm => 391729
t: pom tube fitting elbow => !391729

@ tube-pp
en: polypropylene tube; pp tube; rigid polypropylene tube; polypropylene tubing
de: PP Rohr; PP Rundrohr
fr: tube rigide PP; tuyau rigide PP; tube PP
es: tubo rígido de PP; tubo de PP; tubería de PP
it: tubo rigido PP; tubo PP; tubo in PP
nl: PP buis; stijve PP buis; PP buizen; stijve PP buizen
pl: rura PP; rura sztywna PP
pt: tubo rígido de PP; tubo de PP; tubo PP
not: polypropylene tube fitting; polypropylene pipe fitting; polypropylene pipe clamp; polypropylene pipe cutter; polypropylene pipe glue; polypropylene tube light; polypropylene tube adapter; polypropylene pipe elbow; polypropylene pipe cap; polypropylene pipe connector; polypropylene pipe welding; polypropylene tube packaging; polypropylene pipe bracket; polypropylene pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  * -> 391722
t: rigid polypropylene tube 50 mm => 391722
t: polypropylene tube fitting elbow => !391722

@ tube-ps
en: polystyrene tube; polystyrene pipe; ps tube; ps pipe; hips tube; hips pipe; rigid polystyrene tube; polystyrene tubing
de: Polystyrol Rohr; Polystyrol Rundrohr
fr: tube rigide polystyrène; tuyau rigide polystyrène; tube polystyrène
es: tubo rígido de poliestireno; tubo de poliestireno; tubería de poliestireno
it: tubo rigido polistirene; tubo polistirene; tubo in polistirene
nl: polystyreen buis; stijve polystyreen buis; polystyreen buizen; stijve polystyreen buizen
pl: rura polistyren; rura sztywna polistyren
pt: tubo rígido de poliestireno; tubo de poliestireno; tubo poliestireno
not: polystyrene tube fitting; polystyrene pipe fitting; polystyrene pipe clamp; polystyrene pipe cutter; polystyrene pipe glue; polystyrene tube light; polystyrene tube adapter; polystyrene pipe elbow; polystyrene pipe cap; polystyrene pipe connector; polystyrene pipe welding; polystyrene tube packaging; polystyrene pipe bracket; polystyrene pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  * -> 391729
t: rigid polystyrene tube 50 mm => 391729
t: polystyrene tube fitting elbow => !391729

@ tube-ptfe
en: ptfe pipe; teflon pipe; rigid ptfe tube; ptfe tubing
de: PTFE Rohr; PTFE Rundrohr
fr: tube rigide PTFE; tuyau rigide PTFE; tube PTFE
es: tubo rígido de PTFE; tubo de PTFE; tubería de PTFE
it: tubo rigido PTFE; tubo PTFE; tubo in PTFE
nl: PTFE buis; stijve PTFE buis; PTFE buizen; stijve PTFE buizen
pl: rura PTFE; rura sztywna PTFE
pt: tubo rígido de PTFE; tubo de PTFE; tubo PTFE
not: ptfe tube fitting; ptfe pipe fitting; ptfe pipe clamp; ptfe pipe cutter; ptfe pipe glue; ptfe tube light; ptfe tube adapter; ptfe pipe elbow; ptfe pipe cap; ptfe pipe connector; ptfe pipe welding; ptfe tube packaging; ptfe pipe bracket; ptfe pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  "tubing": "rigid|rígido" 391729; * 391732
  "rigid|rígido" -> 391729
  "pipe" -> 391729
  * -> 391732   # pneumatic and laboratory tube bends
t: rigid ptfe tube 50 mm => 391729
t: ptfe tube fitting elbow => !391729

@ tube-pvc
en: upvc tube; pvc tubing
de: PVC Rundrohr
fr: tube rigide PVC; tuyau rigide PVC
es: tubo rígido de PVC
it: tubo rigido PVC; tubo PVC
nl: stijve PVC buis; stijve PVC buizen
pl: rura sztywna PVC
pt: tubo rígido de PVC; tubo PVC
not: pvc tube fitting; pvc pipe fitting; pvc pipe clamp; pvc pipe cutter; pvc pipe glue; pvc tube light; pvc tube adapter; pvc pipe elbow; pvc pipe cap; pvc pipe connector; pvc pipe welding; pvc tube packaging; pvc pipe bracket; pvc pipe wrap
  "flexible|flessibile|flexível" -> 391732
  "soft|blando|suave|morbido|macio" -> 391732
  "pneumatic|neumático|pneumatico" -> 391732
  build=reinforced|textile-reinforced -> 391739 ~.03
  "tubing": "rigid|rígido" 391723; * 391732
  * -> 391723
t: rigid pvc tube 50 mm => 391723
t: pvc pipe clamp => !391723

@ uhmwpe-resin
en: uhmwpe; uhmwpe powder; uhmwpe resin; ultra high molecular weight polyethylene; uhmw pe powder; high density polyethylene; hdpe blow moulding grade; polyethylene pipe grade compound; pe100 compound; pe80 compound; hdpe powder
de: ultrahochmolekulares Polyethylen; Polyethylen hoher Dichte; PE-HD Granulat
fr: polyéthylène haute densité; polyéthylène ultra haute masse moléculaire; granulés pehd
es: polietileno de alta densidad; polietileno ultra alto peso molecular; granza pead
it: polietilene alta densità; polietilene altissimo peso molecolare; granuli hdpe
nl: polyethyleen hoge dichtheid; ultrahoogmoleculair polyethyleen
pl: polietylen dużej gęstości; polietylen wysokiej gęstości; granulat hdpe
pt: polietileno alta densidade; polietileno ultra alto peso molecular
not: uhmwpe fibre; uhmwpe rope; uhmwpe sheet; uhmwpe yarn; uhmwpe plate; uhmwpe line; uhmwpe rod; high density polyethylene pipe; high density polyethylene bag; high density polyethylene sheet; high density polyethylene film; high density polyethylene fabric; uhmwpe fabric; uhmwpe fiber
  * -> 390120
t: UHMWPE powder for moulding => 390120
t: UHMWPE braided rope => !3901
