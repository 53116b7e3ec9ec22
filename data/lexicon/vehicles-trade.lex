# Boat, trailer, tractor and engine parts, marine fittings, and vehicles not in transport.lex.

@ boat-bimini-top accessory of pleasure-boat, inflatable-boat, ship, fishing-vessel, outboard-motor, boat
en: bimini top; boat bimini; boat canopy + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; bimini + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard|4 bow|3 bow; boat top canvas; boat shade; dodger + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; sprayhood; spray hood + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; boat awning; kayak sun shade canopy
de: Bimini; Bimini Verdeck; Bootsverdeck; Sprayhood
fr: bimini; capote de roof; taud de bateau; capote bateau
es: bimini; toldo bimini; toldo para barco; capota barco
it: tendalino barca; capottina barca; tendalino parasole barca
nl: bimini; biminitop; buiskap; boottent
pl: bimini; daszek na łódź; tent na łódź; sprayhood
pt: bimini; toldo bimini; toldo barco; capota barco
not: bimini fitting; bimini hinge; bimini top hinge; bimini top fitting; bimini pole; ring toss; bimini ring
  main-fibre=cotton -> 630619
  * -> 630612
t: 4 bow bimini top boat canopy 600d => 630612
t: bimini top hinge fitting stainless => !630612

@ boat-fitting part of pleasure-boat, inflatable-boat, ship, fishing-vessel, outboard-motor, boat, boat-bimini-top
en: boat cleat; marine cleat; dock cleat; folding cleat; mooring cleat; cam cleat; cleat + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard|dock|mooring|stainless rope; bow chock; fairlead + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; bollard + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard|mooring; bow roller; anchor roller; rail fitting + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; handrail fitting marine; stanchion base; deck plate + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; inspection hatch + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; boat hatch; deck hatch; boat hinge; marine hinge; hatch latch + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; boat latch; pad eye + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard|marine; bow eye; u bolt bow eye; boat rail mount; deck filler; fuel deck fill; thru hull fitting; through hull; boat vent; clam shell vent; rowlock; oarlock; oar lock; rod holder + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard|flush|kayak; boat rod holder; bimini fitting; bimini hinge; bimini top hinge; bimini top fitting; porthole; drain plug + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard|kayak; marine hardware; boat hardware; boat handle; kayak handle; scupper plug; paddle clip; kayak paddle clip; boat hook; boat cup holder; marine table bracket; boat accessories; kayak accessories
de: Klampe; Belegklampe; Bootsklampe; Relingbeschlag; Decksluke; Bootsbeschlag; Bugrolle; Ruderdolle; Borddurchlass; Bootshaken; Angelrutenhalter + Boot|Kajak; Bullauge; Klampen
fr: taquet d'amarrage; taquet bateau; taquet + bateau|amarrage; davier; hublot bateau; passe-coque; dame de nage; gaffe bateau; accastillage; nable; panneau de pont
es: cornamusa; cornamusa barco; escotilla barco; portillo barco; pasacascos; bichero; herrajes marinos; portacañas + barco|kayak
it: galloccia; bitta + barca; oblò barca; passascafo; scalmo; mezzo marinaio; musone + barca; portacanna + barca|kayak; accessori nautici; osteriggio
nl: bootklamp; kikker + boot|rvs; dekluik; patrijspoort; huiddoorvoer; roeidol; pikhaak; bootbeslag; hengelsteun + boot|kajak
pl: knaga; knaga cumownicza; luk pokładowy; przejście burtowe; dulka; bosak + łódź; okucia jachtowe; bulaj; uchwyt wędki + łódź|ponton|kajak
pt: cunho de amarração; cunho + barco|amarração; vigia barco; passa casco; forqueta remo; croque barco; ferragens náuticas; porta canas + barco|caiaque
not: soccer cleat; baseball cleat; pool drain plug; cleats pedal; boat hook cleaning; traffic bollard; bollard light; carabiner; cam cleat climbing; bracelet
  main: plastic 392690 ~.25; aluminium 761699 ~.06; rubber 401699 ~.02; wood 442199 ~.01
  "scupper" -> 392690
  "paddle clip" -> 392690
  main=base-metal -> 830249 ~.5
  "rod holder" -> 392690 ~.6
  "hinge" -> 830210
  "hook" -> 761699 ~.5
  * -> 830249          # HSEN 8302: mountings and fittings of base metal, boats among others
ask: main
t: marine boat cleat stainless steel 316 6 inch => 830249
t: nylon kayak scupper plugs 4pcs => 392690
t: soccer cleats men => !830249

@ boat-fuel-part part of pleasure-boat, inflatable-boat, ship, fishing-vessel, outboard-motor, boat
en: marine fuel tank; boat fuel tank; outboard fuel tank; portable fuel tank + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; fuel primer bulb; boat fuel line; fuel line + outboard|primer bulb|boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; fuel hose + outboard|primer bulb|boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; fuel line with primer bulb; outboard fuel line; fuel connector + outboard; outboard fuel connector
de: Boots-Kraftstofftank; Bootstank; Außenborder Tank; Pumpball; Benzinleitung + Außenborder|Boot
fr: réservoir nourrice; nourrice bateau; poire d'amorçage; réservoir bateau; nourrice hors-bord
es: depósito combustible barco; tanque fueraborda; pera de cebado; bomba pera fueraborda
it: serbatoio fuoribordo; serbatoio barca; pompetta adescamento; serbatoio carburante nautico
nl: boot brandstoftank; brandstoftank buitenboordmotor; knijpbalg; knijpballon brandstof
pl: zbiornik paliwa do silnika zaburtowego; zbiornik do łodzi; gruszka paliwa; wąż paliwowy z gruszką
pt: depósito combustível barco; tanque combustível popa; pera combustível; pera de borracha motor popa
not: carburetor primer bulb; chainsaw primer bulb; trimmer primer bulb
  "carburetor" -> 840991
  "chainsaw" -> 846791
  "trimmer" -> 846799
  "connector" -> 741220 ~.4
  "line" -> 400932
  "hose" -> 400932
  "bulb" -> 401699
  "leitung" -> 400932
  "benzinleitung" -> 400932
  "poire" -> 401699
  "pumpball" -> 401699
  "pera" -> 401699
  "gruszka" -> 401699
  main: steel 731029; aluminium 761290
  * -> 392330 ~.7
t: outboard fuel line assembly with primer bulb 6mm => 400932
t: portable marine fuel tank 24l plastic => 392330
t: car fuel tank cap => !392330

@ boat-ladder accessory of pleasure-boat, inflatable-boat, ship, fishing-vessel, outboard-motor, boat
en: boat ladder; boarding ladder; swim ladder; swim platform ladder; dock ladder; telescopic boat ladder; boat rope ladder; gangway + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; inflatable boat boarding ladder; pontoon ladder; pool ladder + stainless|boat
de: Badeleiter; Bootsleiter; Einstiegsleiter + Boot; Gangway + Boot
fr: échelle de bain; échelle bateau; échelle de bateau; passerelle bateau
es: escalera barco; escalera de baño barco; escalera para barco; pasarela barco
it: scaletta barca; scaletta bagno barca; scala barca; passerella barca
nl: zwemtrap; boottrap; zwemladder; loopplank boot
pl: drabinka do łodzi; drabinka rufowa; drabinka kąpielowa; trap jachtowy
pt: escada barco; escada de banho barco; escada para barco; passarela barco
not: ladder toy; ladder stabilizer
  main: aluminium 761699 ~.3; plastic 392690 ~.05; textile 560900 ~.05; wood 442199 ~.02
  "rope ladder" -> 560900
  * -> 732690
ask: main
t: stainless steel telescopic boat ladder 3 steps => 732690
t: aluminium extension ladder house => !732690

@ boat-nav-light accessory of pleasure-boat, inflatable-boat, ship, fishing-vessel, outboard-motor, boat
en: navigation light; navigation lights; marine navigation light; boat light; boat navigation light; bow light; stern light; anchor light; boat led light; marine led light; underwater boat light; boat drain plug light; boat lights; kayak light; masthead light; port starboard light; boat courtesy light; pontoon light; fishing light underwater; underwater fishing light
de: Navigationslicht; Positionslaterne; Bootsbeleuchtung; Ankerlicht; Positionslicht + Boot; Topplicht; Bootslampe
fr: feu de navigation; feux de navigation; feu de mouillage; éclairage bateau; feu de proue; lumière bateau
es: luz de navegación; luces de navegación; luz de fondeo; luz barco; luces barco
it: luce di navigazione; fanale di via; luci di navigazione; luce barca; luci barca; luce di fonda
nl: navigatieverlichting; navigatielicht; bootverlichting; ankerlicht; toplicht; bootlamp
pl: światło nawigacyjne; lampa nawigacyjna; światła nawigacyjne; lampa kotwiczna; oświetlenie łodzi
pt: luz de navegação; luzes de navegação; luz de barco; luz de fundeio; iluminação barco
not: drone navigation light; aircraft light; boat trailer light; night light; gps
  source=halogen|incandescent -> 940549 ~.1
  * -> 940542           # 8512 is for cycles and motor vehicles
t: marine navigation light led red green bow => 940542
t: boat trailer lights kit => !940542

@ boat-oar accessory of pleasure-boat, inflatable-boat, ship, fishing-vessel, outboard-motor, boat
en: oar; boat oars; oars; boat paddle; canoe paddle; rowing oar; telescopic paddle; dinghy oar; raft paddle; emergency paddle
de: Ruder + Boot|Aluminium|Holz; Stechpaddel; Bootsruder; Riemen + Ruderboot; Paddel + Boot|Kanu|SUP
fr: rame bateau; aviron + bateau|barque|bois|aluminium; rames + bateau|annexe; pagaie canoë; pagaie sup
es: remo + barco|bote|aluminio|madera|canoa; remos barco; remo barco; pala canoa; remo sup
it: remo + barca|gommone|alluminio|legno; remi barca; pagaia canoa; pagaia sup; remi + gommone|barca
nl: roeispaan; roeispanen; peddel + boot|kano|sup; roeiriem
pl: wiosło do kajaka; pagaj; wiosła + ponton|łódź
pt: remo + barco|bote|alumínio|madeira; remos barco; remo canoa; pá canoa; remo sup
not: oar lock; oarlock; oar holder; rowing machine; oar clip; remendo; ramasse; ramer
  "sup" -> 950629
  "kayak" -> 950629
  main: wood 442199 ~.15; plastic 392690 ~.25; carbon-fibre 392690 ~.02
  * -> 761699           # HSEN 8903: oars and paddles go by their material
ask: main
t: boat oars aluminium shaft 150 cm pair => 761699
t: wooden oar for rowing boat => 442199
t: rowing machine foldable => !761699

@ boat-seat-marine accessory of pleasure-boat, inflatable-boat, ship, fishing-vessel, outboard-motor, boat
en: boat seat; marine seat; boat chair; folding boat seat; boat bench seat; pontoon seat; helm seat; fishing boat seat; fishing chair boat; boat captain seat; jet ski seat; boat seat pedestal; seat pedestal + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; boat seat swivel; seat swivel + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; inflatable boat seat; kayak seat; boat seat cushion; kayak seat cushion; kayak backrest; canoe seat
de: Bootssitz; Steuerstuhl; Bootsstuhl; Kajaksitz; Bootssitz klappbar
fr: siège bateau; siège de pilote bateau; siège pliant bateau; siège kayak
es: asiento barco; asiento para barco; silla barco; asiento kayak; asiento lancha
it: sedile barca; sedile nautico; poltroncina barca; sedile kayak; sedile pieghevole barca
nl: bootstoel; bootzitting; stuurstoel; kajakstoel; bootstoelen
pl: fotel do łodzi; siedzenie do łodzi; krzesło do łodzi; fotel łódź; siedzisko kajak
pt: assento barco; cadeira barco; banco barco; assento caiaque; poltrona barco
not: boat seat cover; boat seat clamp; bosun chair
  "cover" -> 630790
  "pedestal" -> 940199
  "swivel" -> 940199
  "cushion" -> 940490
  "backrest" -> 940490
  "inflatable|hinchable|inflable|gonfiabile|insuflável|inflável" -> 392690
  "kayak" -> 940490 ~.5
  * -> 940179 ~.6       # padded on a frame; moulded plastic: 9401.80
t: folding boat seat padded marine vinyl => 940179
t: boat seat pedestal swivel 360 => 940199
t: bike seat gel => !940179

@ boat-steering-part part of pleasure-boat, inflatable-boat, ship, fishing-vessel, outboard-motor, boat
en: boat steering wheel; marine steering wheel; steering wheel + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; boat steering system; outboard steering cable; hydraulic steering + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; steering cable + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; helm pump; boat throttle control; throttle control + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; remote control box outboard; shift control + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; trim tab; boat trim tabs; rudder + boat|marine|yacht|kayak|ship|dinghy|sailing|outboard; tiller extension; bow thruster; boat rudder; kayak rudder
de: Bootslenkrad; Bootslenkung; Steuerrad + Boot; Lenkung + Boot|Außenborder; Ruderblatt; Trimmklappen; Bugstrahlruder
fr: volant bateau; volant de bateau; direction hydraulique bateau; câble de direction bateau; gouvernail; flaps bateau; propulseur d'étrave
es: volante barco; volante de barco; dirección hidráulica barco; cable dirección fueraborda; timón barco; hélice de proa
it: volante barca; timoneria; timoneria idraulica; cavo timoneria; timone barca; elica di prua; flaps barca
nl: bootstuur; stuurwiel boot; stuurkabel boot; hydraulische besturing boot; roerblad; boegschroef; boegschroeven
pl: kierownica do łodzi; ster hydrauliczny; linka sterociągu; płetwa sterowa; ster strumieniowy
pt: volante barco; direção hidráulica barco; cabo direção barco; leme; flaps barco
not: rudder toy; rc boat rudder; rudder pedal; rc; rudder pedals
  "thruster" -> 848790 ~.5
  "wheel": main=stainless-steel 732690 ~.4; main=aluminium 761699; main=wood 442199; * 392690
  "volant" -> 392690
  "volante" -> 392690
  "bootslenkrad" -> 392690
  "bootstuur" -> 392690
  "kierownica" -> 392690
  "cable" -> 847990
  "cavo" -> 847990
  "linka" -> 847990
  "stuurkabel" -> 847990
  "rudder" -> 392690 ~.4
  * -> 847989         # HSEN 8479: steering and rudder equipment for ships
t: boat steering wheel 13.5 inch stainless steel => 732690
t: hydraulic steering system kit for outboard 150hp => 847989
t: flight simulator rudder pedals => !847989

@ boat-trailer-part part of trailer, boat
en: boat trailer roller; trailer roller; keel roller; bow roller trailer; trailer bunk; boat trailer bunk; trailer guide; boat trailer guide; bow stop trailer; trailer wheel bearing cap; bearing protector + trailer; trailer frame; trailer coupling head; ball coupling + trailer; coupling ball trailer; overrun coupling; trailer u bolt; trailer drawbar; trailer stand; trailer prop stand; trailer support leg; trailer spare wheel bracket; trailer side gate; king pin; trailer toolbox; landing leg
de: Kielrolle; Bootstrailer Rolle; Kugelkupplung; Auflaufeinrichtung; Zugdeichsel; Anhängerstütze; Sliprolle; Königszapfen
fr: rouleau remorque bateau; diabolo remorque; rouleau de quille; timon remorque; tête d'attelage; diabolo + remorque|bateau
es: rodillo remolque barco; rodillo quilla; cabezal de remolque; lanza remolque; rodillo varada
it: rullo carrello barca; rullo chiglia; timone rimorchio; testata di traino; rullo alaggio
nl: kielrol; boottrailer rol; disselkoppeling; dissel; kimrol; oploopinrichting
pl: rolka kilowa; rolka do przyczepy; dyszel; zaczep kulowy; urządzenie najazdowe; podpora przyczepy podłodziowej
pt: rolo reboque barco; rolo de quilha; cabeçote reboque; lança reboque
not: paint roller; trailer lock; king pin suspension
  "roller": main=plastic 392690; * 401699
  "kielrolle" -> 401699
  "rolle" -> 401699
  "sliprolle" -> 401699
  "rouleau" -> 401699
  "diabolo" -> 401699
  "rodillo" -> 401699
  "rullo" -> 401699
  "kielrol" -> 401699
  "kimrol" -> 401699
  "rolka" -> 401699
  "rolo" -> 401699
  "king pin" "kit" -> 870880
  * -> 871690
t: boat trailer keel roller rubber 8 inch => 401699
t: ball coupling head for trailer 50mm 800kg => 871690
t: paint roller set => !401699

@ camper-part part of trailer, goods-truck, passenger-car
en: rv roof vent; roof vent + rv|camper|caravan; rv vent fan; caravan skylight; rv skylight; camper skylight; roof hatch + camper|caravan|rv|motorhome|campervan; rooflight caravan; rv vent lid; vent cover + rv|camper; caravan window; rv window; camper window; caravan door; rv door; baggage door; compartment door + rv; rv ladder; caravan step; rv step; rv steps; entry step + rv; motorhome step; folding step + rv|caravan|motorhome; camper step; leveling ramp; levelling ramp; leveling block; rv leveling blocks; rv levelers; caravan leveller; rv stabilizer jack; stabilizer jack + rv|trailer; caravan mover; motor mover caravan; rv sewer hose; sewer hose + rv; rv awning arm; rv door latch; rv slide out; rv holding tank; rv hitch; rv fender skirt; rv accessories; camper accessories; caravan accessories; motorhome accessories; jockey wheel clamp; fridge vent caravan; caravan vent; camper van conversion furniture
de: Dachluke; Dachfenster + Wohnmobil|Wohnwagen|Camper; Dachhaube + Wohnmobil|Wohnwagen; Wohnwagenfenster; Wohnmobilfenster; Trittstufe + Wohnmobil|Wohnwagen; Auffahrkeile; Ausgleichskeile; Rangierhilfe + Wohnwagen; Eckstütze; Kurbelstütze; Serviceklappe + Wohnmobil
fr: lanterneau; lanterneau camping-car; baie camping-car; fenêtre caravane; marchepied camping-car; marchepied caravane; cales de mise à niveau; cale camping-car; vérin stabilisateur caravane; mover caravane; portillon camping-car
es: claraboya autocaravana; ventana caravana; escalón caravana; calzos niveladores; nivelador caravana; pata estabilizadora; portón autocaravana
it: oblò camper; finestra camper; gradino camper; cunei livellamento; cunei camper; piedino stabilizzatore; portello camper
nl: dakluik + camper|caravan; caravanraam; camperraam; caravanopstap; opstapje caravan; oprijblokken; oprijwiggen; uitdraaisteun; caravan mover
pl: okno dachowe + kamper|przyczepa; okno do przyczepy kempingowej; stopień do kampera; najazdy poziomujące; kliny poziomujące; podpora przyczepy; luk dachowy kamper
pt: claraboia autocaravana; janela caravana; degrau autocaravana; calços niveladores; pé estabilizador; portinhola autocaravana
not: house skylight; bath step; rv cover; rv wheel chock; rv mirror; caravan mirror; rv water pump; rv light; rv awning; rv antenna; rv plug; caravan lock; vent cover bathroom; roof vent house
  "fan" -> 841451
  "ramp" -> 392690
  "block|bloque|blocco|bloco" -> 392690
  "leveler" -> 392690
  "leveller" -> 392690
  "auffahrkeile" -> 392690
  "ausgleichskeile" -> 392690
  "cale" -> 392690
  "calzos" -> 392690
  "cunei" -> 392690
  "oprijblokken" -> 392690
  "oprijwiggen" -> 392690
  "najazdy" -> 392690
  "kliny" -> 392690
  "calcos" -> 392690
  "sewer" -> 391739
  "stabilizer jack" -> 842549
  "step": main=aluminium 761699 ~.2; main=plastic 392690 ~.25; * 732690
  "trittstufe" -> 732690 ~.6
  "marchepied" -> 732690 ~.6
  "ladder" -> 761699
  "lock" -> 830120
  "latch" -> 830120 ~.5
  "motorhome" -> 870829
  "camping car" -> 870829
  "wohnmobil" -> 870829
  "camper" -> 870829 ~.5
  "autocaravana" -> 870829
  * -> 871690
t: caravan leveling ramps blocks yellow plastic set => 392690
t: rv roof vent fan 12v 14 inch => 841451
t: motorhome roof hatch window => 870829
t: rv cover waterproof => !871690

@ car-loading-ramp accessory of passenger-car, goods-truck, motorcycle-vehicle, kick-scooter, bicycle-vehicle, bus, farm-tractor, car, truck, motorcycle, bicycle, trailer
en: loading ramp; motorcycle ramp; car ramp; car ramps; service ramp; vehicle ramp; atv ramp; curb ramp; loading ramps; trailer ramp; trailer ramps; threshold ramp; aluminium loading ramp; driveway ramp; folding ramp + motorcycle|atv|trailer|wheelchair; race ramps; lawn mower ramp
de: Auffahrrampe; Verladerampe; Laderampe; Auffahrschiene; Motorradrampe; Bordsteinrampe; Auffahrrampen
fr: rampe de chargement; rampe de levage voiture; rampe moto; rampe de trottoir; rail de chargement
es: rampa de carga; rampa moto; rampas coche; rampa bordillo; rampa aluminio
it: rampa di carico; rampa moto; rampe auto; rampa marciapiede; rampa alluminio
nl: oprijplaat; oprijplaten; laadklep plaat; motorrampe; drempelhelling; oprijhelling
pl: najazd; najazd motocyklowy; rampa załadunkowa; najazdy samochodowe; rampa krawężnikowa; najazdy aluminiowe
pt: rampa de carga; rampa moto; rampas carro; rampa guia; rampa alumínio
not: skate ramp; dog ramp; pet ramp; skateboard ramp; toy ramp; cat ramp; wheelchair ramp; bike ramp; dock leveller
  main: rubber 401699 ~.15; plastic 392690 ~.15; steel 732690 ~.2; wood 442199
  "curb" -> 401699 ~.6
  "kerb" -> 401699 ~.6
  "bordstein" -> 401699
  "trottoir" -> 401699 ~.6
  "threshold" -> 401699 ~.6
  * -> 761699
ask: main
t: aluminium motorcycle loading ramp folding 2.2m => 761699
t: rubber kerb ramp 10cm => 401699
t: dog ramp for car => !761699

@ kayak-cart
en: kayak cart; kayak trolley; canoe cart; kayak dolly; boat launching wheels; kayak wheels; sup cart; launching dolly; canoe trolley; boat launching dolly; paddle board cart; dinghy wheels; launching wheels + boat|dinghy|inflatable
de: Kajakwagen; Bootswagen; Kanuwagen; Slipräder; Slipwagen
fr: chariot kayak; chariot de mise à l'eau; roues de mise à l'eau; chariot sup
es: carro kayak; carrito kayak; carro de varada; ruedas de varada
it: carrello kayak; carrello alaggio; ruote alaggio; carrello sup
nl: kajakkar; bootkar; kanokar; transportwielen boot
pl: wózek na kajak; wózek kajakowy; wózek slipowy; kółka pawężowe
pt: carrinho caiaque; carro para caiaque; rodas de encalhe
not: kayak cart strap; kayak cart bag
  "wheels" "boat" -> 871690
  * -> 871680
t: kayak cart aluminium with solid wheels => 871680
t: kayak roof rack => !871680

@ personal-electric-vehicle
en: onewheel; electric longboard; segway; citycoco; electric tricycle adult; e-trike; e trike; cargo e-bike; electric cargo tricycle; electric mobility trike; self balancing hoverboard; e-moped; e moped; electric dirt bike adult; electric hoverboard; self-balancing board; fat tire scooter electric; electric moped 50km/h; electric hydrofoil board; ebike; s-pedelec; electric folding bike; city ebike
de: E-Moped; E-Lastenrad; Elektrodreirad; Elektro Dreirad; Elektroscooter; E-Trike; Elektrolongboard
fr: gyropode; monoroue; vélo cargo électrique; tricycle électrique; gyroroue; vae
es: monociclo eléctrico; triciclo eléctrico; bicicleta de carga eléctrica; ciclomotor eléctrico; patín eléctrico autobalance
it: monoruota elettrico; triciclo elettrico; cargo bike elettrica; ciclomotore elettrico; ebike
nl: elektrische bakfiets; elektrische driewieler; elektrische bromfiets; elektrische scooter; ebike; elektrische bakfietsen; elektrische bromfietsen
pl: trójkołowiec elektryczny; monocykl elektryczny; motorower elektryczny; rower cargo elektryczny; ebike
pt: triciclo elétrico; monociclo elétrico; ciclomotor elétrico; bicicleta de carga elétrica; hoverboard
not: ebike battery; ebike motor; ebike controller; ebike display; ebike charger; ebike conversion kit; ebike kit; ebike throttle; ebike bag; ebike chain; ebike tire; ebike light; ebike mirror; ebike saddle; ebike brake; ebike seat; hoverboard seat; hoverboard bag; hoverboard charger; hoverboard battery; hoverboard case; hoverboard cover; hoverkart; ebike accessories; ebike lock; ebike cover; kids hoverboard toy; ebike rack; segway battery; segway parts; segway charger; ebike sensor; ebike headlight; ebike alarm; hoverboard motherboard; hoverboard shell; ebike part; ebike wheel; ebike tail light; ebike pedal; segway part; segway ninebot charger
  "hydrofoil" -> 890393 ~.5
  "kids" "toy" -> 950300
  * -> 871160
t: hoverboard 6.5 inch self balancing bluetooth => 871160
t: electric cargo tricycle 48v 800w => 871160
t: ebike battery 48v 13ah => !871160

@ small-motorcycle
en: pocket bike; mini moto; minibike; mini bike + petrol|gas|49cc|2 stroke|79cc; mini dirt bike; 49cc bike; pit bike 110cc; mini quad; monkey bike; motorized bicycle; gas scooter; gas powered bike; 50cc scooter
de: Pocketbike; Mini Bike + Benzin|49cc; Minibike; Kinderquad; Pocket Bike
fr: pocket bike; mini moto + essence|49cc; pocket quad; mini quad
es: minimoto; mini moto + gasolina|49cc; pocket bike; mini quad
it: minimoto; mini moto; pocket bike; miniquad
nl: pocketbike; minibike; pocket bike; miniquad
pl: pocket bike; mini motor; miniquad; mini cross
pt: mini moto; pocket bike; minimoto; mini quad
not: mini bike pump; mini moto parts; minibike parts; minibike engine; pocket bike parts; minibike carburetor; minibike chain; minibike clutch; minibike tire; minibike brake; minibike wheel; pit bike parts; minibike seat; minibike exhaust; pocket bike tire; pocket bike engine; pit bike 110cc engine; mini moto tyre; minibike frame; minibike throttle; minibike muffler; pocket bike fairing
  "quad" -> 870321
  "miniquad" -> 870321
  "kinderquad" -> 870321
  kind=ev -> 871160 ~.15
  cylinder<=50 -> 871110 ~.6
  cylinder<=250 -> 871120
  * -> 871110
t: pocket bike 49cc 2 stroke mini moto => 871110
t: minibike 79cc petrol => 871120
t: minibike parts carburetor 49cc => !8711

@ tractor-implement-part part of farm-tractor, farm-vehicle
en: top link; tractor top link; three point hitch; 3 point hitch; three point linkage; lower link + tractor; drawbar + tractor; hitch pin + tractor; lift arm + tractor; check chain + tractor; tractor weight; tractor ballast; tractor hood; tractor fender; tractor muffler; tractor steering wheel; tractor part; tractor parts; tractor clutch; tractor axle; tractor cab part; tractor rim; tractor exhaust; tractor brake; tractor radiator; tractor mudguard; tractor grille; tractor loader; front end loader attachment; tractor front loader; front loader + tractor; loader for tractor; loader + tractor attachment
de: Oberlenker; Unterlenker; Dreipunktaufhängung; Ackerschiene; Zugmaul; Traktor Ersatzteil; Frontlader; Frontgewicht; Schlepperteile
fr: troisième point; barre de poussée tracteur; attelage 3 points; attelage trois points; masse avant tracteur; chargeur frontal; pièce tracteur
es: tercer punto; tercer punto tractor; enganche tres puntos; barra de tiro tractor; pala cargadora tractor; contrapeso tractor; repuesto tractor
it: terzo punto; terzo punto trattore; attacco a tre punti; zavorra trattore; caricatore frontale; ricambi trattore
nl: topstang; driepuntshef; trekstang tractor; voorlader; frontgewicht tractor; tractoronderdelen
pl: łącznik górny; cięgło ciągnika; trzypunktowy układ zawieszenia; ładowacz czołowy; obciążnik ciągnika; części do traktora; części do ciągnika
pt: terceiro ponto; terceiro ponto trator; engate três pontos; barra de tração trator; carregador frontal; peças trator
not: tractor seat; tractor tyre; toy tractor; tractor pto; lawn tractor part; tractor light; tractor steering wheel cover; loader bucket; rc tractor; link bracelet; chain link; wheel loader; carica frontale; carga frontal
  "loader" -> 842890       # loaders for mounting on tractors keep their own heading
  "frontlader" -> 842890
  "chargeur" -> 842890
  "pala cargadora" -> 842890
  "caricatore" -> 842890
  "voorlader" -> 842890
  "ladowacz" -> 842890
  "carregador" -> 842890
  "muffler" -> 870892
  "exhaust" -> 870892
  "brake" -> 870830
  "clutch" -> 870893
  "radiator" -> 870891
  "axle" -> 870850
  "rim" -> 870870
  "hood" -> 870829
  "fender" -> 870829
  "mudguard" -> 870829
  "grille" -> 870829
  "steering wheel" -> 870894
  * -> 870899
t: tractor top link category 2 hydraulic 600mm => 870899
t: front loader for tractor 40 hp => 842890
t: toy tractor with loader => !842890

@ trailer-electrics part of trailer
en: trailer plug; trailer socket; trailer connector; trailer adapter; trailer wiring adapter; 7 pin trailer plug; 13 pin plug; 13 pin to 7 pin adapter; 7 pin to 4 pin; towbar wiring kit; tow bar wiring; towing electrics; trailer cable; trailer wiring; trailer wiring harness; trailer socket tester; trailer plug holder; 7 way trailer plug; 4 way flat trailer; trailer light cable; trailer light board; lighting board; trailer board; trailer board lights; trailer brake controller; breakaway switch; rv plug adapter; rv power cord; rv adapter 30 amp; rv inlet; shore power inlet; shore power cord; shore power plug
de: Anhängerstecker; Anhängersteckdose; Anhängeradapter; Anhänger Adapter; Anhängerkabel; Elektrosatz + Anhängerkupplung; 13-poliger Stecker; Leuchtenträger; Einspeisestecker; CEE Außenstecker
fr: prise remorque; prise attelage; adaptateur prise remorque; adaptateur 13 broches; faisceau attelage; câble remorque; rampe d'éclairage remorque; prise 13 broches
es: enchufe remolque; conector remolque; adaptador remolque; cableado enganche; cable remolque; placa luces remolque; toma remolque
it: presa rimorchio; spina rimorchio; adattatore rimorchio; cablaggio gancio traino; cavo rimorchio; barra luci rimorchio; adattatore 13 poli
nl: aanhangerstekker; trekhaakstekker; stekkerdoos aanhanger; adapter aanhanger; kabelset trekhaak; lichtbalk aanhanger; aanhangerkabel; verloopstekker aanhanger; kentekenplaat lichtbalk
pl: wtyczka do przyczepy; gniazdo haka; adapter przyczepy; gniazdo przyczepy; wiązka haka; przewód przyczepy; belka oświetleniowa przyczepy; przejściówka do haka
pt: ficha reboque; tomada reboque; adaptador reboque; cablagem reboque; cabo reboque; placa luzes reboque
not: trailer hitch adapter; movie trailer; trailer ball adapter; trailer connector pin
  "board" -> 851220
  "leuchtentrager" -> 851220
  "rampe" -> 851220
  "placa" -> 851220
  "barra luci" -> 851220
  "lichtbalk" -> 851220
  "belka" -> 851220
  "controller" -> 853710
  "switch" -> 853650
  "tester" -> 903089 ~.5
  "harness" -> 854430
  "wiring kit" -> 854430
  "elektrosatz" -> 854430
  "faisceau" -> 854430
  "cableado" -> 854430
  "cablaggio" -> 854430
  "kabelset" -> 854430
  "wiazka" -> 854430
  "cablagem" -> 854430
  "cord" -> 854442
  "cable" -> 854442
  "kabel" -> 854442
  "anhangerkabel" -> 854442
  "cavo" -> 854442
  "cabo" -> 854442
  "przewod" -> 854442
  * -> 853669
t: trailer plug 7 pin to 13 pin adapter => 853669
t: towbar wiring kit dedicated 13 pin for vw => 854430
t: trailer lighting board 1.2m with 6m cable => 851220
t: trailer hitch ball adapter => !853669

@ truck-air-part part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: air dryer + truck|wabco|brake; air dryer cartridge; air dryer truck; relay valve + brake|truck; quick release valve + brake|truck; air brake valve; foot brake valve; brake valve + truck|air; air tank + truck|brake; suzi coil; air coil + truck|trailer; gladhand; glad hand; truck air compressor; air brake compressor; levelling valve + truck|air suspension; load sensing valve; palm coupling + air|truck; air horn valve
de: Lufttrockner; Lufttrocknerkartusche; Bremsventil; Relaisventil + Lkw|Bremse; Luftkessel + Lkw; Wendelleitung; Kupplungskopf + Lkw|Druckluft
fr: dessiccateur d'air; cartouche dessiccateur; valve relais + frein|camion; réservoir d'air + camion; main d'accouplement; flexible spiralé camion
es: secador de aire camión; cartucho secador; válvula relé + freno|camión; calderín aire; manguera espiral camión
it: essiccatore aria camion; cartuccia essiccatore; valvola relè + freno|camion; serbatoio aria camion; tubo spiralato camion
nl: luchtdroger; luchtdrogerpatroon; remventiel; luchtketel; spiraalslang vrachtwagen
pl: wkład osuszacza; zawór przekaźnikowy; zbiornik powietrza + ciężarówka; przewód spiralny + ciężarówka
pt: secador de ar caminhão; filtro secador; válvula relé + freio|caminhão; reservatório de ar caminhão; mão de amigo
not: hair dryer; hand dryer; compressed air dryer; air dryer shoe; refrigerated air dryer; fan dryer; solenoid relay; expansion valve
  "dryer" -> 842139
  "lufttrockner" -> 842139
  "lufttrocknerkartusche" -> 842139
  "dessiccateur" -> 842139
  "secador" -> 842139
  "essiccatore" -> 842139
  "luchtdroger" -> 842139
  "luchtdrogerpatroon" -> 842139
  "osuszacz" -> 842139
  "osuszacza" -> 842139
  "compressor" -> 841480
  "tank" -> 870830 ~.5
  "luftkessel" -> 870830
  "luchtketel" -> 870830
  "coil" -> 391739
  "wendelleitung" -> 391739
  "spirale" -> 391739
  "gladhand" -> 870830
  "glad hand" -> 870830
  "palm" -> 870830
  "kupplungskopf" -> 870830
  "levelling" -> 848120
  * -> 848120
t: air dryer for truck wabco => 842139
t: foot brake valve air system truck => 848120
t: hair dryer ionic => !842139

@ truck-cab-body part of goods-truck, road-tractor, bus
en: truck cabin; truck cab assembly; cabin shell; cab shell; truck cabin complete; half cut car; dump body; cargo box body; refrigerated box body; tipper box; tank body; bus body shell; cabin assembly + truck|tractor|excavator; driver cab
de: Lkw Fahrerhaus; Kofferaufbau; Kühlkoffer Aufbau; Kipperaufbau; Fahrerkabine Lkw
fr: cabine poids lourd; caisse frigorifique camion; benne camion; carrosserie camion
es: cabina camión; caja frigorífica camión; carrocería camión; cabina completa camión
it: cabina camion; cassone ribaltabile; cassone camion; cella frigorifera camion
nl: vrachtwagencabine; laadbak vrachtwagen; koelopbouw; opbouw vrachtwagen
pl: kabina ciężarowa; zabudowa ciężarówki; zabudowa chłodnicza; kabina kierowcy
pt: cabina caminhão; carroceria caminhão; baú caminhão; caçamba basculante
not: cab light; cabin filter; cabin air filter; cab heater; log cabin
  "excavator" -> 843149
  "forklift" -> 843120
  * -> 870790
t: truck cabin complete for hino 500 => 870790
t: cabin air filter => !870790

@ vehicle-blower-fan part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: radiator cooling fan; heater blower motor; blower motor + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|heater|ac|hvac; heater fan + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; cooling fan + radiator|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra|motorcycle|motorbike|moto|scooter|moped|dirt bike|pit bike|harley|yamaha|kawasaki|ducati|ktm|cafe racer|chopper|motocross|vespa|atv; electric radiator fan; fan assembly + radiator|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; ac condenser fan + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; fan blade + radiator|car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; car fan; car cooling fan; clip fan car; usb car fan; car seat fan; solar car fan; car headrest fan
de: Kühlerlüfter = radiator fan; Innenraumgebläse = interior blower; Gebläsemotor = blower motor; Lüftermotor = fan motor + Auto|Kühler; Heizungsgebläse = heater blower; Autoventilator = car fan; Elektrolüfter = electric fan + Kühler
fr: ventilateur de radiateur = radiator cooling fan; moto-ventilateur = electric radiator fan; pulseur d'air = blower motor; ventilateur habitacle = cabin fan; ventilateur chauffage voiture = heater fan; ventilateur voiture = car fan; groupe motoventilateur = fan assembly
es: electroventilador = electric radiator fan; ventilador radiador = radiator fan; ventilador habitáculo = cabin fan; motor calefacción coche = heater blower motor; soplador calefacción = heater blower; ventilador coche = car fan
it: elettroventola = electric cooling fan; ventola radiatore = radiator cooling fan; ventilatore abitacolo = cabin blower fan; motorino ventola abitacolo = cabin blower motor; ventola riscaldamento = heater fan; ventilatore auto = car fan
nl: radiateurventilator = radiator cooling fan; kachelmotor = heater blower motor; interieurventilator = blower motor; koelventilator = cooling fan + radiateur|auto; kachelventilator auto = car heater fan; autoventilator = car fan
pl: wentylator chłodnicy = radiator cooling fan; dmuchawa nawiewu = blower motor; silnik dmuchawy = blower motor; wentylator nawiewu = heater blower fan; wiatrak chłodnicy = radiator cooling fan; wentylator samochodowy = car fan
pt: ventoinha radiador = radiator cooling fan; eletroventilador = electric fan; ventilador habitáculo = cabin blower fan; motor chauffage = heater blower motor; ventoinha sofagem = heater fan; ventilador carro = car fan
not: pc fan; blower motor resistor; fan clutch; cooling fan motherboard; ceiling fan; leaf blower; fan belt; fan shroud; computer; gpu; cpu; graphics card; fan relay; inflatable blower; fan blade ceiling
  "car fan" -> 841451
  "clip fan" -> 841451
  "usb" -> 841451
  "autoventilator" -> 841451 ~.5
  "ventilateur voiture" -> 841451
  "ventilador coche" -> 841451
  "ventilatore auto" -> 841451
  "blade" -> 841490
  * -> 841459
t: radiator cooling fan assembly for opel astra => 841459
t: heater blower motor for ford focus => 841459
t: clip fan car 12v dual head => 841451
t: cpu cooling fan => !841451

@ vehicle-part-general part of passenger-car, goods-truck, bus, road-tractor, special-vehicle, car, truck
en: auto part; car part; automotive part; vehicle part; car spare part; auto spare part; truck part; truck spare part; car accessory; auto accessory; car accessories; vehicle accessory; automotive accessories; bus part; spare part + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra; van part; replacement part + car|vehicle|auto|automotive|suv|truck|pickup|van|bmw|audi|vw|volkswagen|mercedes|benz|toyota|honda|ford|nissan|opel|renault|peugeot|citroen|skoda|fiat|hyundai|kia|mazda|volvo|jeep|tesla|chevrolet|subaru|lexus|porsche|mitsubishi|suzuki|dodge|golf cart|utv|snowmobile|bus|lorry|rv|camper|tractor|corolla|camry|civic|passat|f150|wrangler|silverado|hilux|tacoma|4runner|gmc|mustang|corvette|octavia|qashqai|sprinter|ducato|clio|corsa|astra
de: Autoteil = car part; Autoteile = car part; Autoersatzteil = car spare part; Kfz-Teil = vehicle part; Kfz Ersatzteil = vehicle spare part; Autozubehör = car accessories; Lkw Ersatzteil = truck spare part
fr: pièce auto = auto part; pièce détachée auto = car spare part; accessoire voiture = car accessory; accessoire auto = auto accessory; pièce automobile = automotive part; pièces camion = truck parts
es: recambio coche = car spare part; repuesto auto = auto spare part; autopartes = auto part; accesorio coche = car accessory; recambios automóvil = car spare part; repuestos camión = truck spare part
it: ricambio auto = car spare part; ricambi auto = car spare part; accessorio auto = car accessory; accessori auto = car accessories; autoricambi = car spare part; ricambi camion = truck spare part
nl: auto-onderdeel = car part; auto onderdelen = car part; autoaccessoire = car accessory; auto accessoires = car accessories; vrachtwagen onderdelen = truck part
pl: część samochodowa = car part; części samochodowe = car parts; części zamienne = spare parts + samochód; akcesoria samochodowe = car accessories; części do ciężarówek = truck parts
pt: peça auto = auto part; peças auto = auto parts; autopeça = auto part; acessório carro = car accessory; peças automóveis = car parts; peças caminhão = truck parts
not: toy car part; rc car part; model car part; car part toy; car audio accessory
  "brake" -> 870830
  "clutch" -> 870893
  "gearbox" -> 870840
  "suspension" -> 870880
  "steering" -> 870894
  "exhaust" -> 870892
  "body" -> 870829
  "bumper" -> 870810
  "radiator" -> 870891
  "engine" -> 840991 ~.8
  * -> 870899
t: auto spare parts used => 870899
t: vehicle parts brake => 870830
t: rc car parts 1:10 => !870899
