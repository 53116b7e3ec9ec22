# Complete machines of chapter 84 by kind: food, farm, textile, metal, wood, printing, handling, process plant.

@ absorption-fridge
en: absorption refrigerator; absorption fridge; gas fridge; propane refrigerator; minibar absorption; three way fridge camper; thermoelectric fridge; absorption minibar
de: Absorberkühlschrank; Absorptionskühlschrank; Gaskühlschrank
fr: réfrigérateur à absorption; frigo à gaz
es: nevera de absorción; frigorífico a gas
it: frigorifero ad assorbimento; frigo a gas
nl: absorptiekoelkast; gaskoelkast
pl: lodówka absorpcyjna; lodówka gazowa
pt: geladeira a gás; frigorífico de absorção
  part=part -> 841899
  * -> 841829
t: absorption refrigerator 90 l gas 12v 230v => 841829
t: gas stove => !8418

@ additive-machine-other
en: metal additive manufacturing machine; slm machine; dmls machine; laser sintering machine; powder bed fusion machine; construction 3d printer; binder jetting machine; clay 3d printer
de: Lasersintermaschine; Keramik-3D-Drucker
fr: imprimante 3D béton; imprimante 3D céramique
es: impresora 3D de hormigón; impresora 3D de cerámica
it: stampante 3D per metallo; stampante 3D calcestruzzo; stampante 3D ceramica
nl: metaal 3D-printer; beton 3D-printer; keramiek 3D-printer
pl: drukarka 3D do metalu; drukarka 3D do betonu; drukarka 3D ceramiczna
pt: impressora 3D de metal; impressora 3D de concreto; impressora 3D cerâmica
  part=part -> 848590
  "concrete|betão" -> 848530
  "construction" -> 848530
  "ceramic" -> 848530
  "clay|arcilla|argilla|argila" -> 848530
  "beton" -> 848530
  "keramik" -> 848530
  "ceramique" -> 848530
  "hormigon" -> 848530
  "ceramica" -> 848530
  "calcestruzzo" -> 848530
  "keramiek" -> 848530
  "betonu" -> 848530
  "ceramiczna" -> 848530
  "concreto" -> 848530
  "sand" -> 848530
  "nylon|nailon" -> 848520
  "plastic|plástico|plastica" -> 848520
  * -> 848510
t: dmls machine for titanium => 848510
t: construction 3d printer gantry => 848530
t: metal print poster => !8485

@ agricultural-dryer
en: grain drying machine; hay dryer; tobacco dryer; fruit dryer machine; rice dryer; herb drying machine; maize dryer; hop kiln dryer
de: Getreidetrockner; Heutrockner; Obsttrockner + industriell
fr: séchoir à foin; séchoir à tabac
es: secadora de granos; secador de heno; secador de maíz
it: essiccatoio per cereali; essiccatoio per fieno; essiccatoio per tabacco
nl: graandroger; hooidroger
pl: suszarnia zbożowa; suszarnia do zboża; suszarnia do siana
pt: secador de grãos; secador de feno; secador de café
  part=part -> 841990
  * -> 841934
t: mobile grain dryer 20 t => 841934
t: hair dryer => !8419

@ air-curtain-blower
en: air curtain; air mover; carpet blower; inflatable blower; bounce house blower; air blower + inflatable|electric|computer|keyboard; electric air duster; cordless air duster; computer duster blower; ventilation fan + portable|tunnel|duct; extractor fan + industrial|duct|inline; greenhouse exhaust fan; mine fan; crawl space fan
de: Luftschleier; Hüpfburg Gebläse; Gebläse + Hüpfburg|aufblasbar|elektrisch; Elektrischer Staubbläser; Grubenlüfter
fr: rideau d'air; souffleur + gonflable|électrique; dépoussiéreur à air électrique; ventilateur de mine
es: cortina de aire; soplador + inflable|eléctrico; ventilador de mina
it: barriera d'aria; lama d'aria; soffiatore + gonfiabile|elettrico; ventilatore da miniera
nl: luchtgordijn; blower + springkussen|opblaasbaar; mijnventilator
pl: kurtyna powietrzna; dmuchawa + dmuchaniec|zamek; wentylator kopalniany
pt: cortina de ar; soprador + inflável|elétrico
not: leaf blower; snow blower; air curtain heater
  part=part -> 841490
  * -> 841459
t: bounce house blower 1100 w => 841459
t: air curtain 90 cm for shop door => 841459
t: window curtain => !8414

@ bakery-machine
en: bakery machine; bakery machinery; dough moulder; dough rounder; bread moulder; croissant machine; bread slicing machine; bread slicer + commercial|industrial|bakery; cake depositor; biscuit machine; cookie depositor; pastry machine; tortilla press machine; dough proofer; dough pump; pizza dough roller; pizza press machine; pita bread machine; dough rolling machine; chapati machine; wafer machine; cake filling machine; dough laminator; batter depositor
de: Bäckereimaschine; Brotschneidemaschine + Bäckerei; Teigausrollmaschine; Teigrundwirker; Croissantmaschine; Gärschrank
fr: machine de boulangerie; façonneuse; trancheuse à pain; bouleuse
es: maquinaria de panadería; boleadora; formadora de pan; rebanadora de pan
it: macchina per panetteria; formatrice per pane; taglierina per pane; stendipizza
nl: bakkerijmachine; deegroller machine; broodsnijmachine
pl: maszyna piekarnicza; wałkownica do ciasta; krajalnica do chleba + piekarnia|przemysłowa; zaokrąglarka
pt: máquina de panificação; cilindro laminador de massa; modeladora de pão; fatiadora de pão
not: bread slicer guide; bread maker; biscuit press gun
  part=part -> 843890
  * -> 843810
t: croissant machine for bakery => 843810
t: bread slicing machine, 12 mm => 843810
t: biscuit tin => !8438

@ bakery-oven-fuel
en: bakery oven + gas|diesel|wood|non electric|oil; bread oven + gas|wood|bakery; tunnel oven + biscuit|bakery|gas; biscuit oven; rotary oven + bakery|gas; rack oven + gas|diesel; pizza oven + gas commercial|restaurant gas; tandoor oven gas; pita oven; peel oven gas
de: Backofen = oven + Bäckerei Gas|Bäckerei; Stikkenofen = rack oven; Durchlaufofen = tunnel oven + Bäckerei; Bäckereiofen = bakery oven
fr: four de boulangerie = bakery oven; four à pain = bread oven + gaz|bois; four rotatif = rotary oven + boulangerie; four tunnel = tunnel oven + biscuit
es: horno de panadería = bakery oven; horno rotativo = rotary oven + panadería; horno túnel = tunnel oven + galletas; horno de pan = bread oven
it: forno da panetteria = bakery oven; forno rotativo = rotary oven + pane|panetteria; forno a tunnel = tunnel oven + biscotti
nl: bakkerijoven = bakery oven; broodoven = bread oven + gas|hout; tunneloven = tunnel oven + koekjes
pl: piec piekarniczy = bakery oven; piec cukierniczy = confectionery oven; piec obrotowy = rotary oven + piekarnia
pt: forno de panificação = bakery oven; forno de padaria = bakery oven; forno túnel = tunnel oven + biscoito
  part=part -> 841790
  "electric" -> 851419
  "elektrisch" -> 851419
  "electrique" -> 851419
  "electrico" -> 851419
  "elettrico" -> 851419
  "elektryczny" -> 851419
  "eletrico" -> 851419
  * -> 841720
t: rotary rack bakery oven diesel => 841720
t: biscuit oven gas tunnel => 841720
t: oven gloves => !8417

@ beer-cooling-machine
en: beer cooler machine; beer chiller; beer dispenser cooler; wort chiller glycol; glycol chiller; slush machine; slush ice machine; granita machine; soft serve machine; soft serve ice cream machine; soft ice cream machine; ice cream machine + commercial; ice block machine; juice dispenser refrigerated; drinking fountain refrigerated
de: Bierkühler + Maschine|Durchlauf; Durchlaufkühler; Slush-Maschine; Softeismaschine; Wasserspender + gekühlt; Glykolkühler
fr: refroidisseur de bière; machine à granité; machine à glace italienne; tireuse réfrigérée; fontaine réfrigérée
es: enfriador de cerveza; granizadora; máquina de helado suave; enfriador de glicol; fuente refrigerada
it: spillatore refrigerato; granitore; macchina gelato soft; refrigeratore birra
nl: bierkoeler; softijsmachine; glycolkoeler
pl: schładzarka do piwa; granitor; maszyna do lodów włoskich; agregat glikolowy
pt: chopeira refrigerada; máquina de raspadinha; máquina de sorvete expresso; resfriador de glicol
  part=part -> 841899
  * -> 841869
t: slush machine 2 x 12 l => 841869
t: beer glass => !8418

@ beverage-machine-filling
en: bottle filler; beer bottling machine; beverage aerating machine; beverage carbonator; carbonator + beverage|water|machine; can seamer; bottle capper; crown capper machine; bottle corker machine; cup sealing machine; cup sealer; tube sealing machine; bottle labeler; bag filling machine; sack filling machine; paste filling machine; piston filler; honey filling machine; jar sealing machine; induction sealing machine; induction sealer; ampoule filling sealing machine; letter sealing bottle wax machine; round bottle labeling machine; capsule filler; heat sealer + continuous|band|bag; band sealer; impulse sealer + bag|machine; foil sealing machine
de: Flaschenabfüllmaschine = bottle filling machine; Dosenverschließmaschine = can sealing machine; Becherversiegelungsmaschine = cup sealing machine; Kapselfüllmaschine = capsule filling machine; Durchlaufsiegelgerät = continuous band sealer; Folienschweißgerät = film sealing machine + Beutel; Karbonisierer = carbonator
fr: embouteilleuse = bottling machine; sertisseuse = seaming machine + boîtes|canettes; boucheuse = corking machine + machine; étiqueteuse = labelling machine + machine; soudeuse = sealing machine + sachets|sacs; gélulier = capsule filler; gélulière = capsule filler; doseuse = dosing machine + liquide|poudre
es: llenadora = filling machine; envasadora de líquidos = liquid filling machine; tapadora = capping machine + botellas; etiquetadora = labelling machine + máquina|botellas; cerradora de latas = can seamer; selladora = sealing machine + bolsas|vasos|continua; encapsuladora = capping machine
it: tappatrice = capping machine; etichettatrice = labelling machine + bottiglie|macchina; aggraffatrice = seaming machine + lattine; capsulatrice = capsuling machine; termosaldatrice = heat sealing machine + buste|sacchetti; opercolatrice = tray sealing machine
nl: bottelmachine = bottling machine; afvulmachine = filling machine; blikfelsmachine = can seamer; sealmachine = sealing machine + zak|beker; capsulevuller = capsule filler
pl: zakręcarka = capping machine; etykieciarka = labelling machine + maszyna|butelki; zamykarka do puszek = can seamer; kapslownica = bottle capper + maszyna; zgrzewarka = sealing machine + worki|torebki|folii; kapsułkarka = capsule filling machine
pt: enchedora = filling machine; envasadora = filling machine; rotuladora = labelling machine + garrafas|máquina; recravadora = can seamer; arrolhadora = bottle corker; seladora = sealing machine + sacos|copos|contínua
not: vacuum sealer; price labeller; bottle opener; label maker; heat sealer fabric; etiqueta; etiquetas; etichette; etichetta; capsule; capsula; rotular; rotulo
  part=part -> 842290
  power=manual "capper" -> 820551   # worked by hand: household tool
  power=manual "corker" -> 820551
  power=manual "boucheuse" -> 820551
  power=manual "kapslownica" -> 820551
  * -> 842230
t: piston paste filling machine 100-1000 ml => 842230
t: continuous band sealer for plastic bags => 842230
t: sealing wax stick => !8422

@ bitumen-mixing-plant
en: asphalt batching plant; bitumen mixer; bitumen emulsion plant; asphalt mixer; tar mixing machine; bitumen macadam plant; asphalt recycler
de: Asphaltmischer; Bitumenmischer
fr: centrale d'enrobés; malaxeur à bitume
es: mezcladora de asfalto; planta asfáltica
it: impianto per asfalto; mescolatore per bitume; impianto conglomerati bituminosi
nl: asfaltcentrale; asfaltmenger; asfaltmenginstallatie
pl: wytwórnia mas bitumicznych; otaczarnia; mieszarka do asfaltu
pt: misturador de asfalto; central de betuminoso
  part=part -> 847490
  * -> 847432
t: mobile asphalt mixing plant 60 t/h => 847432
t: asphalt mixer => 847432
t: cold asphalt patch 25 kg => !8474

@ boarding-bridge
en: ship passenger boarding bridge; aerobridge; ship boarding bridge; passenger gangway bridge; port passenger bridge
de: Passagierbrücke
fr: passerelle passagers
es: pasarela de embarque; finger + aeropuerto
it: pontile d'imbarco; passerella d'imbarco
nl: passagiersbrug; vliegtuigbrug
pl: rękaw lotniczy; pomost pasażerski
pt: ponte de embarque; passarela de embarque
  part=part -> 847990
  "airport" -> 847971
  "jet bridge" -> 847971
  "aerobridge" -> 847971
  "fluggastbrucke" -> 847971
  "aircraft|aeronave|avión|aereo|aeronautico|avião" -> 847971
  "aeropuerto" -> 847971
  "lotniczy" -> 847971
  "vliegtuigbrug" -> 847971
  "ship" -> 847979
  "port" -> 847979
  "ferry" -> 847979
  "schiff" -> 847979
  "navire" -> 847979
  "buque" -> 847979
  "nave" -> 847979
  "statek" -> 847979
  "navio" -> 847979
  * -> 847971   # those of airports are the usual ones
t: ship passenger boarding bridge port => 847979
t: aerobridge for airport terminal => 847971
t: bridge card game => !8479

@ bookbinding-named
en: book trimming binding line; hardcover making machine; book cover making machine; case making machine + book; wire stitching machine + book|booklet|brochure|bookbinding; booklet maker; booklet making machine; saddle stitching machine; leaf folding machine; folding machine + book|signature; book block press; book press; nipping press; backing machine + book; grecquering machine; collating machine + book; thread sewing machine + book; book rounding machine; book pressing machine; bookbinding press; gathering machine + book; wire stitcher; thermal binding machine; wire-o binding machine; hot melt binder + book
de: Buchpresse = book press; Fadenheftmaschine = thread sewing machine; Drahtheftmaschine = wire stitcher; Buchdeckenmaschine = book cover making machine; Broschürenheftmaschine = booklet stitching machine; Zusammentragmaschine = collating machine; Thermobindegerät = thermal binding machine
fr: presse à livres = book press; piqueuse à fil métallique = wire stitcher; plieuse = folding machine + livres|reliure; assembleuse de feuillets = collating machine; thermorelieur = thermal binding machine
es: prensa de encuadernación = bookbinding press; cosedora de libros = book sewing machine; alzadora de pliegos = collating machine; encuadernadora térmica = thermal binding machine; cosedora de alambre = wire stitching machine
it: pressa per libri = book press; cucitrice per libri = book sewing machine; raccoglitrice = collating machine + fogli; brossuratrice = perfect binding machine; rilegatrice termica = thermal binding machine
nl: boekbindmachine = bookbinding machine; boekenpers = book press; boeknaaimachine = book sewing machine; bindmachine = binding machine; boekenpersen = book press
pl: bindownica termiczna = thermal binding machine; prasa introligatorska = bookbinding press; zszywarka drutowa = wire stitching machine; niciarka introligatorska = book sewing machine; oprawiarka książek = bookbinding machine
pt: encadernadora térmica = thermal binding machine; prensa de encadernação = bookbinding press; costuradeira de livros = book sewing machine; alceadeira = gathering machine
not: binding cover; binding comb; binding wire
  part=part -> 844090
  "folding machine" "paper|papel|carta" -> 844180
  * -> 844010
t: saddle stitching booklet making machine => 844010
t: wire stitching machine for booklet => 844010
t: spiral bound notebook => !8440

@ brewery-machine
en: brewery machine; brewery machinery; mash tun; mash filter + brewery|beer; lauter tun; malting machine; germinating machine + malt; malt germination drum; mash mixer + brewery; wort kettle; brewing machine + beer; homebrew system; hop strainer; malt mill + brewery; grain mill + homebrew; all in one brewing system; malt crushing machine
de: Brauereimaschine = brewery machine; Maischebottich = mash tun; Läuterbottich = lauter tun; Sudpfanne = wort kettle; Malzschrotmühle = malt mill
fr: machine de brasserie = brewery machine; cuve-filtre = lauter tun + brasserie; concasseur à malt = malt crushing machine
es: maquinaria cervecera = brewery machinery; macerador de cerveza = beer mash tun; olla de mosto = wort kettle; molino de malta = malt mill
it: macchinario per birrificio = brewery machinery; tino di ammostamento = mash tun; mulino per malto = malt mill
nl: brouwerijmachine = brewery machine; maischkuip = mash tun; moutmolen = malt mill
pl: maszyna browarnicza = brewery machine; kadź zacierna = mash tun; kadź filtracyjna = lauter tun; śrutownik do słodu = malt mill
pt: máquina cervejeira = brewery machine; tina de mostura = mash tun; moinho de malte = malt mill
  part=part -> 843890
  * -> 843840
t: mash tun 500 l for micro brewery => 843840
t: malt mill for brewery => 843840
t: beer mug => !8438

@ broaching-machine
en: internal broaching machine; vertical broaching machine; surface broaching machine; keyway broaching machine
de: Innenräummaschine
fr: machine à brocher + métal; brocheuse + métal|machine
es: máquina de brochar
it: macchina per brocciare
nl: brootsmachine; binnenbrootsmachine
pl: przeciągarka + metal; przeciągarka pionowa
pt: brochadeira; máquina de brochar metal
  part=part -> 846693
  * -> 846130
t: vertical broaching machine hydraulic => 846130
t: broach tool keyway set => !846130

@ bucket-elevator-named
en: bucket conveyor; grain bucket elevator; z type bucket elevator; cement bucket elevator
de: Elevator + Becher|Getreide
fr: noria à grains
it: elevatore a noria
nl: bekerelevator; jacobsladder + transport
pl: podnośnik kubełkowy; przenośnik kubełkowy
pt: elevador de canecas; elevador de caçambas
  part=part -> 843139
  * -> 842832
t: z type bucket elevator => 842832
t: ice bucket => !8428

@ cash-office-machine
en: coin sorting machine; coin wrapping machine; banknote sorter; cash counter machine; change dispenser; automatic change dispenser; coin dispenser; banknote validator; bill acceptor; counterfeit money detector; typewriter; electric typewriter; manual typewriter; hole punching machine electric; perforating stapling machine electric; cheque writer; document shredder; paper joggers; ticket counter; self service cash deposit machine
de: Münzsortierer = coin sorter; Banknotenzähler = banknote counter; Geldscheinprüfer = banknote checker; Schreibmaschine = typewriter; Wechselgeldautomat = change dispenser
fr: détecteur de faux billets = counterfeit money detector; machine à écrire = typewriter; distributeur de monnaie = coin dispenser
es: clasificadora de monedas = coin sorting machine; detector de billetes falsos = counterfeit money detector; máquina de escribir = typewriter; dispensador de cambio = change dispenser
it: selezionatrice monete = coin sorter; verifica banconote = banknote verifier; macchina da scrivere = typewriter
nl: valsgelddetector = counterfeit money detector; typemachine = typewriter
pl: liczarka monet = coin counter; tester banknotów = counterfeit money detector; maszyna do pisania = typewriter
pt: detector de notas falsas = counterfeit money detector; máquina de escrever = typewriter; fragmentadora de papel = paper shredder
not: typewriter ribbon; typewriter keyboard; typewriter font; typewriter sticker; typewriter style; typewriter keycaps; coin collection; piggy bank
  part=part -> 847340
  "detector" -> 903149
  "prufer" -> 903149
  "geldscheinprufer" -> 903149
  "faux billets" -> 903149
  "falsos" -> 903149
  "verifica" -> 903149
  "valsgelddetector" -> 903149
  "tester" -> 903149
  "falsas" -> 903149
  * -> 847290
t: coin counting machine => 847290
t: manual typewriter portable => 847290
t: coin purse => !8472

@ catering-urn
en: tea urn; coffee urn; milk urn; water boiler + catering|commercial; hot water dispenser + catering|commercial|counter; steam kettle + industrial|cooking|jacketed; boiling pan + catering|commercial; tilting kettle; industrial coffee maker; coffee maker + industrial|commercial|catering; steam heated cooker; pressure fryer; combi oven gas; steam jacketed kettle; kebab grill + commercial|gas; doner grill; rice cooker + gas commercial; hot dog machine + commercial; noodle cooker + commercial; waffle machine + gas; food warmer + commercial|buffet; heated display cabinet; soup kettle + commercial|buffet; steam table + commercial|buffet; chafing dish electric
de: Teeautomat = tea urn + Gastronomie; Glühweinkocher = mulled wine heater; Heißwasserspender = hot water dispenser + Gastronomie; Kippkochkessel = tilting boiling pan; Kaffeemaschine = coffee machine + Gastronomie|gewerblich
fr: fontaine à thé = tea urn; percolateur = coffee percolator + collectivité|professionnel; marmite basculante = tilting pan; marmite à vapeur = steam kettle; grill à kebab = kebab grill; vitrine chauffante = heated display cabinet
es: hervidor de agua = water boiler + hostelería|industrial; marmita basculante = tilting kettle; asador de kebab = kebab grill; cafetera = coffee maker + industrial; vitrina caliente = heated display cabinet
it: bollitore = water boiler + professionale|ristorazione; pentola ribaltabile = tilting pan; grill per kebab = kebab grill; vetrina calda = heated display cabinet
nl: theeketel = tea urn + horeca; kantelketel = tilting kettle; waterkoker = water boiler + horeca; kebabgrill = kebab grill
pl: warnik do wody = water boiler; warnik gastronomiczny = catering urn; kocioł warzelny = boiling pan; grill do kebaba = kebab grill
pt: caldeirão industrial = industrial boiling kettle; grelha de kebab = kebab grill; cafeteira = coffee maker + industrial
  part=part -> 841990
  * -> 841981
t: tea urn 30 l for catering => 841981
t: doner kebab grill, gas, 4 burners => 841981
t: electric kettle 1.7 l => !8419

@ ceramic-brick-forming-machine
en: brick press; brick machine; concrete block machine; block machine + concrete|hollow|brick; interlocking brick machine; paver block machine; curbstone machine; roof tile making machine + cement|clay|concrete; tile press; ceramic press; potter's wheel; pottery wheel; pottery throwing wheel; jigger jolley machine; ceramic forming machine; slip casting machine; briquetting machine + coal|charcoal|mineral; coal briquette machine; briquette press + coal|charcoal|mineral; pipe making machine + concrete; concrete pipe machine; hollow core slab machine; gypsum board machine; gypsum block machine; plaster moulding machine; sand moulding machine; foundry moulding machine; sand core machine; core shooter; core making machine; green sand moulding machine; chalk making machine; blackboard chalk machine; pencil lead extruder; graphite electrode moulding; grinding wheel press; cement tile machine; aac block plant; concrete vibrating table; clay brick extruder; slab extruder pottery; slab roller pottery
de: Töpferscheibe = pottery wheel; Ziegelpresse = brick press; Steinpresse = brick press + Beton|Ziegel; Steinformmaschine = stone moulding machine; Betonsteinmaschine = concrete block machine; Kernschießmaschine = core shooting machine; Formmaschine = moulding machine + Gießerei; Kohlebrikettpresse = coal briquette press; Fliesenpresse = tile press
fr: tour de potier = potter's wheel; presse à briques = brick press; pondeuse à parpaings = egg laying block machine; presse à parpaings = block press; machine à mouler = moulding machine + fonderie; noyauteuse = core making machine
es: torno de alfarero = potter's wheel; ladrillera = brick machine; máquina de ladrillos = brick machine; máquina bloquera = block machine; briquetadora = briquetting machine + carbón; moldeadora = moulding machine + fundición
it: tornio da vasaio = potter's wheel; tornio per ceramica = pottery lathe; pressa per mattoni = brick press; blocchiera = block machine; formatrice = moulding machine + fonderia; spara anime = core shooting machine
nl: pottenbakkersschijf = potter's wheel; draaischijf = pottery wheel + keramiek|klei; steenpers = brick press + beton; baksteenmachine = brick machine; betonblokkenmachine = concrete block machine; vormmachine = moulding machine + gieterij; pottenbakkersschijven = potter's wheel
pl: koło garncarskie = potter's wheel; prasa do cegieł = brick press; maszyna do cegieł = brick machine; pustaczarka = concrete block machine; wibroprasa = vibrating block press; formierka = moulding machine; strzelarka do rdzeni = core shooter
pt: roda de oleiro = potter's wheel; torno de oleiro = potter's wheel; máquina de tijolos = brick machine; prensa de tijolos = brick press; máquina de blocos = block machine; moldadora = moulding machine + fundição; sopradora de machos = core shooting machine
not: briquetas
  part=part -> 847490
  "toy" -> 950300
  * -> 847480
t: electric pottery wheel 25 cm 350 w => 847480
t: hollow concrete block machine => 847480
t: red clay bricks => !8474

@ chairlift-ropeway
en: ski tow; teleferic; cableway; funicular traction mechanism; gondola lift; cable car ropeway; material ropeway; ski dragline
de: Sessellift = chairlift; Schlepplift = ski tow; Materialseilbahn = material ropeway
fr: téléski = ski tow; remonte-pente = ski lift
es: telesilla = chairlift; telesquí = ski lift
it: seggiovia = chairlift; sciovia = ski lift; teleferica = cableway
nl: stoeltjeslift = chairlift; kabelbaan = cableway
pl: wyciąg narciarski = ski lift; wyciąg krzesełkowy = chairlift; kolej linowa = cableway
pt: telecadeira = chairlift
  part=part -> 843139
  * -> 842860
t: ski tow 200 m => 842860
t: ski boots => !8428

@ chocolate-machine
en: chocolate machine; chocolate making machine; chocolate enrobing machine; chocolate conche; conching machine; chocolate melting machine + industrial|commercial|production; cocoa bean crusher; cocoa bean winnower; cocoa butter press; chocolate refiner; chocolate moulding machine; chocolate homogenising machine; chocolate production line; cocoa grinding machine; chocolate ball mill
de: Schokoladenmaschine = chocolate machine; Conchiermaschine = conching machine; Überziehmaschine = enrobing machine + Schokolade; Kakaobrecher = cocoa bean crusher; Kakaopresse = cocoa press
fr: machine à chocolat = chocolate machine + industrielle|production; enrobeuse = enrobing machine + chocolat; tempéreuse = tempering machine + chocolat; conche = chocolate conche + chocolat; broyeur à cacao = cocoa grinding machine
es: máquina para chocolate = chocolate machine; templadora de chocolate = chocolate tempering machine; conchadora = conching machine; molino de cacao = cocoa mill
it: macchina per cioccolato = chocolate machine; temperatrice = chocolate tempering machine + cioccolato; concatrice = chocolate conche
nl: chocolademachine = chocolate machine; chocolade tempereermachine = chocolate tempering machine; cacaopers = cocoa press; cacaopersen = cocoa press
pl: maszyna do czekolady = chocolate machine; temperówka do czekolady = chocolate tempering machine; konsza = chocolate conche
pt: máquina de chocolate = chocolate machine + industrial; temperadeira de chocolate = chocolate tempering machine; moinho de cacau = cocoa mill
not: hot chocolate machine; chocolate fountain; drinking chocolate machine; tempera
  part=part -> 843890
  * -> 843820
t: chocolate enrobing machine 300 mm belt => 843820
t: cocoa bean crusher for chocolate factory => 843820
t: hot chocolate machine => !843820

@ circular-knitting
en: hosiery machine; hosiery knitting machine; sock machine; seamless knitting machine; stocking machine; single jersey machine; tubular knitting machine; glove knitting machine; cylinder knitting machine; hand crank sock machine
de: Sockenstrickmaschine; Strumpfstrickmaschine; Handschuhstrickmaschine
fr: machine à tricoter circulaire; métier à bas; machine à chaussettes
es: máquina tejedora circular; máquina de calcetines; tricotosa circular
it: macchina circolare per maglieria; macchina per calze; telaio circolare + maglia
nl: rondbreimachine; sokkenbreimachine; kousenmachine
pl: maszyna dziewiarska cylindryczna; maszyna pończosznicza; szydełkarka cylindryczna; dziewiarka okrągła
pt: tear circular; máquina de malharia circular; máquina de meias
  part=part -> 844859
  "glove" -> 844720
  "handschuhstrickmaschine" -> 844720
  diameter<=16.5cm -> 844711 ~.3
  "hosiery" -> 844711
  "sock" -> 844711
  "socks" -> 844711
  "stocking" -> 844711
  "bas" -> 844711
  "calcetines" -> 844711
  "calze" -> 844711
  "sokkenbreimachine" -> 844711
  "kousenmachine" -> 844711
  "ponczosznicza" -> 844711
  "meias" -> 844711
  "sockenstrickmaschine" -> 844711
  "strumpfstrickmaschine" -> 844711
  "chaussettes" -> 844711
  * -> 844712
t: circular knitting machine, cylinder 76 cm => 844712
t: single cylinder sock knitting machine 3.75 inch => 844711
t: knitted socks => !8447

@ clothes-dryer-centrifugal
en: centrifugal clothes dryer; centrifugal dryer + laundry|clothes|linen; hydro extractor; spin drier; laundry extractor; swimsuit dryer spin; laundry centrifuge
de: Schleuder + Wäsche|Trocken; Trockenschleuder
fr: essoreuse; essoreuse centrifuge; essoreuse à linge
es: centrifugadora de ropa; secadora centrífuga
it: centrifuga per biancheria; asciugatrice centrifuga; idroestrattore
nl: wascentrifuge; centrifuge + was|kleding|badpak
pl: wirówka do bielizny; wirówka + pranie|bielizna
pt: centrífuga de roupas; secadora centrífuga de roupa; centrifugadora de roupa
not: salad spinner; essoreuse à salade; centrifuga de alface
  part=part -> 842191
  * -> 842112
t: spin dryer 4 kg 2800 rpm => 842112
t: hydro extractor for laundry => 842112
t: salad spinner plastic => !8421

@ coating-spray-machine
en: wax coating machine; paraffin coating machine; wax spraying machine; glue spraying machine; hot melt applicator machine; hot melt glue machine + spray|applicator; hot melt gluing unit; glue dispensing robot; glue dispensing machine; adhesive dispenser machine; powder spraying machine; electrostatic powder coating machine; powder coating system; plastering machine + spray; mortar spraying machine; plaster spraying machine; wall putty spraying machine; polyurethane spray machine; foam spray machine + polyurethane|insulation; windscreen washer system; automatic soap dispenser machine wall; perfume dispenser automatic; air freshener dispenser; aerosol dispenser automatic; scent diffuser machine + spray|nebulizing; fire sprinkler; fire sprinkler head; misting kit; fogging system; high pressure misting machine; dust suppression cannon; fog cannon; mist cannon; disinfection fogger; electrostatic sprayer + disinfection; cold fogger; ulv cold fogger; disinfection fogger machine; spray booth gun robot; eye wash spray unit
de: Verputzmaschine = plastering machine; Putzmaschine = plastering machine; Leimauftragsmaschine = glue application machine; Sprinklerkopf = sprinkler head; Nebelanlage = misting system + Hochdruck; ULV Vernebler = ulv fogger; Kaltnebelgerät = cold fogger; Nebelkanone = fog cannon; Klebstoffdosieranlage = adhesive dosing system; Duftspender = fragrance dispenser + automatisch
fr: machine à projeter = spraying machine; brumisateur = mister + haute pression|terrasse|système; machine de poudrage = powder spraying machine; tête de sprinkler = sprinkler head; nébulisateur ULV = ulv fogger; canon brumisateur = fog cannon; diffuseur de parfum automatique = automatic perfume diffuser; encolleuse = gluing machine + pulvérisation
es: máquina de revocar = plastering machine; proyectadora de mortero = mortar spraying machine; nebulizador ULV = ulv fogger; rociador contra incendios = fire sprinkler; sistema de nebulización = misting system; cañón nebulizador = fog cannon; máquina de pintura electrostática = electrostatic painting machine; termonebulizador = thermal fogger
it: macchina per intonaco = plastering machine; nebulizzatore ULV = ulv fogger; sprinkler antincendio = fire sprinkler; impianto di nebulizzazione = misting system; cannone nebulizzatore = fog cannon; impianto verniciatura a polvere = powder coating system
nl: pleistermachine = plastering machine; spackspuit = plaster sprayer; poedercoatmachine = powder coating machine; sprinklerkop = sprinkler head; vernevelaar ULV = ulv fogger; mistsysteem = misting system
pl: agregat tynkarski = plastering machine; malarka proszkowa = powder coating machine; tryskacz = sprinkler; system zamgławiania = misting system; zamgławiacz ULV = ulv fogger
pt: máquina de reboco = plastering machine; projetor de argamassa = mortar spraying machine; sprinkler = sprinkler + incêndio; sistema de nebulização = misting system; canhão nebulizador = misting cannon
not: air freshener dispenser refill; fog machine; aerosol can; nebulizer mask; brumisation
  part=part -> 842490
  "garden|jardín|giardino|jardim" -> 842449
  "greenhouse" -> 842449
  "agricultural|agrícola|agricolo" -> 842449
  "orchard" -> 842449
  "windscreen" -> 842489
  "windshield" -> 842489
  * -> 842489
t: ulv cold fogger for disinfection 5 l => 842489
t: fire sprinkler head 68 degrees => 842489
t: paraffin wax block => !8424

@ coffee-roasting-machine
en: coffee roaster; coffee roasting machine; nut roasting machine; peanut roasting machine; cocoa roaster; roasting machine + coffee|nut|cocoa|seed; drum roaster + coffee|nut; nut roaster
de: Kaffeeröster; Kaffeeröstmaschine; Nussröster; Röstmaschine
fr: torréfacteur; torréfacteur à café; machine à torréfier; rôtissoire à noix
es: tostadora de café; tostador de café; tostadora de frutos secos
it: tostatrice per caffè; tostacaffè; macchina tostatrice
nl: koffiebrander + machine|trommel|gas; koffiebrandmachine; notenbrander
pl: piec do palenia kawy; prażarka do kawy; prażarka do orzechów
pt: torrador de café; torrefador de café; máquina de torrar café
  part=part -> 841990
  "household|doméstico" -> 851679
  "home" -> 851679
  * -> 841981
t: coffee roaster 15 kg gas drum for roastery => 841981   # 8419: roasting of coffee is heat treatment of food
t: roasted coffee beans 1 kg => !8419

@ compaction-machine
en: vibratory plate; jumping jack compactor; trench rammer; soil compactor walk behind; pile extractor; vibratory pile hammer; post driver + tractor|hydraulic|petrol
de: Stampfer = rammer + Boden|Vibration; Vibrationsstampfer = vibratory rammer; Pfahlramme = pile driver; Vibrationsramme = vibratory pile driver
fr: enfonce-pieux = post driver; batteur de pieux = pile driver; dameuse = tamper + sol
es: pisón = rammer; pisón compactador = rammer; apisonador = rammer; hincapostes = post driver; martinete de pilotes = pile driver
it: costipatore = soil compactor; battipalo = pile driver; vibrocostipatore = vibratory compactor
nl: trilstamper = vibratory rammer; heimachine = pile driver; palenrammer = post driver
pl: skoczek = rammer + zagęszczarka|wibracyjny; kafar = pile driver; wbijak = post driver + hydrauliczny; ubijak wibracyjny = vibratory rammer
pt: compactador de solo = soil compactor; bate-estacas = pile driver; sapo compactador = tamping rammer
  part=part -> 843149
  "pile" -> 843010
  "post driver" "handheld" -> 846789   # worked in the hand, with own engine
  "post driver" -> 843010
  "pfahlramme" -> 843010
  "vibrationsramme" -> 843010
  "pieux" -> 843010
  "hincapostes" -> 843010
  "pilotes" -> 843010
  "battipalo" -> 843010
  "heimachine" -> 843010
  "palenrammer" -> 843010
  "kafar" -> 843010
  "wbijak" -> 843010
  "estacas" -> 843010
  * -> 843061
t: plate compactor 90 kg petrol => 843061
t: hydraulic pile driver => 843010
t: stamp collection => !8430

@ computer-named
en: notebook pc; netbook; gaming laptop; refurbished laptop; portable computer; laptop pc; 2 in 1 laptop; convertible laptop; notebook + laptop|computer|i5|i7|ryzen|ssd|core|ram
fr: ultraportable = ultraportable laptop; tablette PC = tablet pc; PC portable = laptop pc; pc fixe = desktop pc; unité centrale = computer tower; pc gamer fixe = desktop gaming pc; pc de bureau = desktop pc
es: computadora portátil = laptop pc; tableta PC = tablet pc; computadora de escritorio = desktop computer; pc sobremesa = desktop pc; torre gaming = gaming tower pc + pc
it: notebook = notebook + computer|pc|ssd; ultraportatile = ultraportable computer; pc desktop = desktop pc; pc fisso = desktop pc; pc gaming assemblato = assembled gaming pc
nl: draagbare computer = portable computer; notebook = notebook + laptop|pc
pl: komputer przenośny = portable computer; laptop gamingowy = gaming laptop
pt: computador portátil = laptop computer; notebook = notebook + ssd|ram|computador; computador de secretária = desktop computer; desktop = desktop computer; pc gamer = gaming pc; computador desktop = desktop computer; pc de secretária = desktop pc
not: notebook paper; notebook a5; laptop bag; laptop charger; notebook cooler; notebook battery; notebook cover; notebook sleeve
  * -> 847130
t: notebook computer 15.6 inch 16 gb ram => 847130
t: refurbished laptop core i5 => 847130
t: spiral notebook a5 lined => !8471

@ concrete-mortar-mixer
en: concrete mixing machine; mortar mixing machine; pan mixer + concrete; drum mixer + concrete|cement; batching plant; ready mix plant; mortar mixer machine; plaster mixer machine; self loading concrete mixer; planetary concrete mixer
de: Zwangsmischer = compulsory mixer; Betonmischanlage = concrete mixing plant; Freifallmischer = gravity mixer
fr: malaxeur à béton = concrete mixer; malaxeur à mortier = mortar mixer
es: mezcladora de mortero = mortar mixer; planta de hormigón = concrete batching plant; concretera = concrete mixer
it: impastatrice per malta = mortar mixer; centrale di betonaggio = batching plant; mescolatore per calcestruzzo = concrete mixer
nl: mortelmolen = mortar mixer; betoncentrale = batching plant; dwangmenger = forced action mixer
pl: mieszarka do zaprawy = mortar mixing machine; betoniarnia = concrete batching plant; mieszalnik betonu = concrete mixer
pt: misturador de argamassa = mortar mixer; central de betão = concrete batching plant; misturador de concreto = concrete mixer
not: mixer drill paddle; mixing paddle
  part=part -> 847490
  "truck|camión|camião|caminhão" -> 870540
  "lorry" -> 870540
  "handheld" -> 846729
  "hand held" -> 846729
  "paddle" -> 846729
  * -> 847431
t: mortar mixing machine 120 l => 847431
t: electric concrete mixer 140 l => 847431
t: concrete mixer truck 8 m3 => !8474

@ confectionery-machine
en: candy machine + production|industrial|making; confectionery machine; confectionery machinery; toffee machine; lollipop making machine; nougat machine; dragee pan; sugar coating pan; chewing gum machine + production|making; confectionery moulding machine; confectionery cutting machine; icing sugar crushing machine; gummy depositor; marshmallow machine; fondant machine; caramel machine; candy depositor; starch mogul; candy coating machine
de: Süßwarenmaschine = confectionery machine; Bonbonmaschine = candy machine; Dragierkessel = coating pan; Dragiermaschine = candy coating machine; Karamellmaschine = caramel machine
fr: machine de confiserie = confectionery machine; turbine à dragées = dragee pan; machine à bonbons = candy machine + fabrication|production; drageoir = sugar coating pan + machine
es: maquinaria de confitería = confectionery machinery; máquina de caramelos = candy machine; bombo de grageado = dragee pan
it: macchina per confetteria = confectionery machine; bassina per confetti = dragee pan; macchina per caramelle = candy machine
nl: suikerwerkmachine = confectionery machine; snoepmachine = candy machine + productie; dragéétrommel = dragee drum
pl: maszyna cukiernicza = confectionery machine; maszyna do cukierków = candy machine; bęben drażerski = dragee pan
pt: máquina de confeitaria = confectionery machine; máquina de balas = candy machine + fabricação; drageadeira = dragee pan
not: candy machine toy; cotton candy machine
  part=part -> 843890
  * -> 843820
t: lollipop making machine => 843820
t: dragee pan for sugar coating => 843820
t: bag of fruit candies => !8438

@ construction-machine-8429
en: backhoe; mechanical shovel; cable shovel; mechanical digger; angledozer; dozer; levelling machine earth; laser land leveller; motor scraper; trench roller; single drum roller; pneumatic roller; tamping machine + railway|self propelled; compactor + soil self propelled; mini loader; compact track loader; wheeled excavator; dragline excavator; amphibious excavator; telescopic excavator
de: Walzenzug = single drum roller; Mobilbagger = wheeled excavator; Kettenbagger = crawler excavator; Seilbagger = cable excavator
fr: chargeuse = loader; pelle hydraulique = hydraulic excavator; pelle sur chenilles = crawler excavator
es: buldócer = bulldozer; topadora = bulldozer; minicargadora = skid steer loader; excavadora sobre orugas = tracked excavator
it: apripista = bulldozer; motolivellatrice = motor grader; rullo compressore = road roller; pala caricatrice = loader; minipala = skid steer loader
nl: graaflaadcombinatie = backhoe loader; bulldozer = bulldozer + grond; wals = roller + weg; schranklader = skid steer loader; rupskraan = crawler excavator
pl: miniładowarka = mini loader; koparka gąsienicowa = crawler excavator
pt: pá carregadora = wheel loader; minicarregadeira = mini loader; trator de esteiras lâmina = bulldozer
not: toy excavator; excavator toy; excavator bucket; backhoe bucket; excavator thumb; bulldozer blade; plant leveller
  part=part -> 843149
  "toy" -> 950300
  "railway" -> 860400   # ballast tampers run on the track: heading 8604
  "laser land" -> 843069   # drawn by a tractor; 8429 takes self-propelled machines only
  "angledozer" -> 842911
  "dozer" -> 842911
  "planierraupe" -> 842911
  "bouteur" -> 842911
  "buldocer" -> 842911
  "topadora" -> 842911
  "apripista" -> 842911
  "bulldozer" -> 842911
  "spycharka" -> 842911
  "trator de esteiras" -> 842911
  "grader" -> 842920
  "levelling" -> 842920
  "leveller" -> 842920
  "niveleuse" -> 842920
  "motoniveladora" -> 842920
  "motolivellatrice" -> 842920
  "rowniarka" -> 842920
  "scraper" -> 842930
  "roller|rodillo" -> 842940
  "tamping" -> 842940
  "compactor" -> 842940
  "strassenwalze" -> 842940
  "walzenzug" -> 842940
  "rouleau" -> 842940
  "apisonadora" -> 842940
  "rullo" -> 842940
  "wals" -> 842940
  "walec" -> 842940
  "rolo" -> 842940
  "loader" !"backhoe" -> 842951
  "radlader" !"tractopelle" -> 842951
  "kompaktlader" !"tractopelle" -> 842951
  "chargeuse" !"tractopelle" -> 842951
  "minicargadora" !"tractopelle" -> 842951
  "cargadora" !"tractopelle" -> 842951
  "pala gommata" !"tractopelle" -> 842951
  "pala caricatrice" !"tractopelle" -> 842951
  "minipala" !"tractopelle" -> 842951
  "wiellader" !"tractopelle" -> 842951
  "schranklader" !"tractopelle" -> 842951
  "ladowarka" !"tractopelle" -> 842951
  "miniladowarka" !"tractopelle" -> 842951
  "pa carregadora" !"tractopelle" -> 842951
  "minicarregadeira" !"tractopelle" -> 842951
  "wheeled excavator" -> 842952
  "dragline" -> 842952
  "amphibious" -> 842952
  "telescopic excavator" -> 842952
  "mobilbagger" -> 842952
  "kettenbagger" -> 842952
  "seilbagger" -> 842952
  "pelle hydraulique" -> 842952
  "pelle sur chenilles" -> 842952
  "excavadora sobre orugas" -> 842952
  "rupskraan" -> 842952
  "koparka gasienicowa" -> 842952
  "escavadora" -> 842952
  "cable shovel" -> 842952
  "mechanical shovel" -> 842952
  "escavatore" -> 842952
  * -> 842959
t: wheeled excavator 15 t => 842952
t: backhoe loader 4x4 => 842959
t: angledozer => 842911
t: toy digger truck => !8429

@ crane-named
en: gantry + crane|lifting|hoist|container|ton|overhead|girder; portable gantry; a frame gantry; container gantry crane; ship to shore crane; bridge girder crane; transporter crane; launching gantry
de: Portalkran mobil; Containerbrücke; Bockkran
fr: portique + levage|roulant; pont portique
es: pórtico + grúa|elevación; grúa pórtico
it: gru a cavalletto; gru a portale; cavalletto + sollevamento
nl: portaalkraan; bokkraan; containerkraan
pl: suwnica bramowa; żuraw bramowy; bramownica + podnoszenie
pt: pórtico rolante; guindaste de pórtico; guindaste pórtico
  part=part -> 843149
  "straddle" -> 842612
  "on tyres" -> 842612
  "rubber tyred" -> 842612
  * -> 842619
t: ship to shore container gantry crane => 842619
t: launching gantry for bridge girders => 842619
t: gantry toy => !842619

@ cream-separator-named
en: milk cream separator; centrifugal milk clarifier; milk clarifier centrifuge; hand crank cream separator
de: Milchseparator; Rahmseparator
fr: écrémeuse centrifuge; séparateur de crème
es: descremadora; separadora de crema
it: scrematrice centrifuga
nl: ontromer; melkseparator
pl: wirówka do mleka; odwirówka; separator śmietany
pt: separadora de creme; centrífuga de leite
not: descremado
  part=part -> 842191
  * -> 842111
t: cream separator 100 l/h electric => 842111
t: face cream => !8421

@ crop-harvesting-machine
en: corn picker; maize picker; corn cutter machine; corn harvester; corn header; maize header; fruit harvester; olive harvester; olive shaker; cotton harvester; cotton picking machine; tea harvester; tea plucking machine; bean harvester; pea viner; vegetable harvester; reaper binder; reaper + binder|wheat|rice|harvester|tractor|walk behind|paddy; mini reaper; forage wagon; hop picking machine; berry harvester; coffee harvester; saffron harvester; grass seed stripper; lettuce harvester
de: Maispflücker = maize picker; Maiserntemaschine = corn harvester; Traubenvollernter = grape harvester; Olivenrüttler = olive shaker; Mähbinder = reaper binder; Beerenerntemaschine = berry harvester
fr: machine à vendanger = grape harvesting machine; cueilleur à maïs = corn picker; récolteuse = harvester; vibreur à olives = olive shaker; moissonneuse-lieuse = reaper binder
es: cosechadora de maíz = corn harvester; vendimiadora = grape harvester; vareador de aceitunas = olive shaker; vareadora = olive shaker; segadora atadora = reaper binder; cosechadora de algodón = cotton harvester
it: vendemmiatrice = grape harvester; raccoglitrice = harvester; scuotitore per olive = olive shaker; abbacchiatore = olive beater; mietilegatrice = reaper binder
nl: maïsplukker = maize picker; druivenplukmachine = grape harvester; plukmachine = picking machine + olijven; maaibinder = reaper binder
pl: kombajn do kukurydzy = corn harvester; otrząsarka = fruit shaker; kombajn do winogron = grape harvester; snopowiązałka = reaper binder
pt: colheitadeira de milho = corn harvester; colhedora de uva = grape harvester; vibrador de azeitonas = olive shaker; ceifeira-atadeira = reaper binder; colhedora de algodão = cotton harvester
  part=part -> 843390
  "forage wagon" -> 871620   # self-loading trailers of farms
  * -> 843359
t: battery olive harvester with telescopic pole => 843359
t: corn picker two row => 843359
t: canned sweet corn => !8433

@ disc-harrow
en: disk harrow; disc cultivator; offset disc harrow; compact disc harrow
de: Kurzscheibenegge
fr: déchaumeur à disques; pulvériseur à disques; herse à disques; cover crop + disques|machine
es: rastra de discos
it: erpice a dischi; frangizolle a dischi
nl: schijveneg; schijfeg
pl: brona talerzowa; talerzówka
pt: grade aradora
  part=part -> 843290
  * -> 843221
t: offset disc harrow 24 discs => 843221
t: harrow disc blade => !843221

@ dosing-proportioning-pump
en: proportioning pump; dosatron; proportional doser; fertilizer dosing pump; acid dosing pump; solenoid metering pump; proportional liquid injector
de: Proportionaldosierer = proportional doser; Membrandosierpumpe = diaphragm metering pump; Düngerdosierer = fertiliser doser
fr: doseur proportionnel = proportional doser; pompe de dosage = dosing pump
es: dosificador proporcional = proportional doser; bomba de dosificación = dosing pump
it: dosatore proporzionale = proportional doser
nl: proportionele doseerder = proportional doser
pl: dozownik proporcjonalny = proportional doser
pt: dosador proporcional = proportional doser
  part=part -> 841391
  "peristaltic" -> 841360
  * -> 841350
t: proportional doser for livestock water => 841350
t: soap dispenser pump => !8413

@ dough-mixer
en: dough mixer + bakery|bakeries|industrial|commercial|spiral|flour; dough mixing machine; kneading machine; pastry mixer; planetary mixer + bakery|commercial|industrial; dough machine
de: Teigknetmaschine = dough kneading machine + Bäckerei; Teigmischer = dough mixer; Bäckereiknetmaschine = bakery kneading machine; Planetenrührmaschine = planetary mixer
fr: mélangeur à pâte = dough mixer; batteur planétaire = planetary mixer; pétrin mécanique = kneading machine; pétrin de boulangerie = bakery dough kneader
es: mezcladora de masa = dough mixer; amasadora de panadería = bakery dough mixer; batidora planetaria = planetary mixer
it: impastatrice per panetteria = dough mixer; mescolatore per impasti = dough mixer; impastatrice planetaria = planetary mixer
nl: deegmixer = dough mixer; deegmachine = dough machine; planeetmenger = planetary mixer
pl: mieszarka do ciasta = dough mixer; miesiarka piekarnicza = bakery dough mixer; mikser planetarny = planetary mixer
pt: misturador de massa = dough mixer; masseira = kneading machine; batedeira planetária industrial = industrial planetary mixer
not: dough mixer hook; bread maker; dough mixer attachment
  part=part -> 843890
  "household|doméstico" -> 850940
  "kitchen" -> 850940
  * -> 843810
t: dough mixer 50 kg flour for bakeries => 843810
t: stand mixer 1000 w with dough hook => !843810

@ drilling-machine-metal
en: radial drill; column drilling machine; magnetic drilling machine; magnetic drill press; magnetic core drill; mag drill; multi spindle drilling machine; gang drilling machine; pillar drilling machine; bench drilling machine; upright drilling machine; metal drilling machine; drilling and tapping machine
de: Radialbohrmaschine; Magnetbohrmaschine; Kernbohrmaschine + magnetisch
fr: perceuse radiale; perceuse magnétique; perceuse d'établi; perceuse sur socle
es: taladro radial; taladro magnético
it: trapano radiale; trapano magnetico; trapano da banco
nl: radiaalboormachine; magneetboormachine; tafelboormachine; kolomboormachines; boormachine kolom
pl: wiertarka promieniowa; wiertarka magnetyczna
pt: furadeira radial; furadeira magnética; berbequim de coluna
  part=part -> 846693
  "magnetic" -> 845929
  "mag drill" -> 845929
  "magnetbohrmaschine" -> 845929
  "magnetique" -> 845929
  "magnetico" -> 845929
  "magneetboormachine" -> 845929
  "magnetyczna" -> 845929
  "magnetica" -> 845929
  kind=cnc -> 845921
  * -> 845929
t: radial drilling machine 40 mm => 845929
t: magnetic core drill 1100 w => 845929
t: hand drill cordless => !8459

@ earth-boring-named
en: earth auger machine; post hole digger + petrol|tractor|hydraulic; post hole borer; augering machine; well sinking machine; well boring machine; well drilling machine; percussion drilling machine; soil sampler rig; tunnelling machine; tunnelling shield; auger boring machine; pipe jacking machine; microtunnelling machine; coal mining machine; roadheader; rock cutter + mining; coal plough; ice auger petrol; jumbo drill; raise borer
de: Erdbohrgerät = earth auger machine; Erdbohrer = earth auger + Benzin|Zapfwelle|hydraulisch; Brunnenbohrgerät = well drilling rig; Schrämmaschine = coal cutting machine; Walzenschrämlader = shearer loader
fr: tarière = earth auger + thermique|hydraulique|tracteur; foreuse de puits = well drilling machine; haveuse = coal cutter; machine de forage = drilling machine
es: barrena = auger + gasolina|hidráulica; perforadora de pozos = well drilling machine; minador = mining machine
it: trivella = auger + scoppio|idraulica|trattore; perforatrice per pozzi = well drilling machine; fresa per gallerie = tunnel boring machine; tagliatrice + carbone
nl: grondboor = earth auger + benzine|hydraulisch|trekker; waterputboormachine = well drilling machine; tunnelboormachine = tunnel boring machine
pl: wiertnica glebowa = earth auger machine; świder glebowy = earth auger + spalinowy|hydrauliczny; wiertnica studni = well drilling machine; kombajn górniczy = mining shearer; maszyna do drążenia tuneli = tunnelling machine
pt: broca de solo = earth auger + gasolina|hidráulica; perfuratriz de poços = well drilling machine; cortador de carvão = coal cutter
not: auger drill bit; garden auger
  part=part -> 843143
  "handheld" -> 846789   # worked in the hand, with own engine
  "petrol|benzina" -> 846789   # worked in the hand, with own engine
  "benzin" -> 846789   # worked in the hand, with own engine
  "gasolina" -> 846789   # worked in the hand, with own engine
  "thermique" -> 846789   # worked in the hand, with own engine
  "scoppio" -> 846789   # worked in the hand, with own engine
  "benzine" -> 846789   # worked in the hand, with own engine
  "spalinowy" -> 846789   # worked in the hand, with own engine
  "coal" -> 843031
  "tunnelling" -> 843031
  "microtunnelling" -> 843031
  "tunnelbohrmaschine" -> 843031
  "roadheader" -> 843031
  "schrammaschine" -> 843031
  "tunnelier" -> 843031
  "tuneladora" -> 843031
  "haveuse" -> 843031
  "minador" -> 843031
  "rozadora" -> 843031
  "tunnelboormachine" -> 843031
  "gorniczy" -> 843031
  "tuneli" -> 843031
  "gallerie" -> 843031
  "rock cutter" -> 843031
  kind=self-propelled -> 843041
  * -> 843049
t: tunnelling shield machine => 843031
t: tractor post hole digger => 843049
t: drill bit 10 mm => !8430

@ edm-machine
en: electrical discharge machine; electric discharge machine; edm drilling machine; edm hole drilling machine; die sinking edm; wire cut edm; wire cut machine; wire cutting edm; spark eroder; electrolytic polishing machine; electropolishing machine; electrochemical machining; electrolytic sharpening; tap burner; broken tap remover machine; sinker edm; anodic dissolution deburring
de: Funkenerosionsmaschine; Drahterodiermaschine; Senkerodiermaschine; Elektropoliermaschine
fr: machine d'électroérosion; électroérosion + machine|fil; machine à électropolir
es: máquina de electroerosión; electroerosión + hilo|penetración; electropulidora
it: elettroerosione + macchina|filo|tuffo; macchina per elettroerosione; elettrolucidatrice
nl: vonkerosiemachine; draadvonkmachine; vonkmachine
pl: drążarka elektroerozyjna; wycinarka drutowa; elektropolerka
pt: máquina de eletroerosão; eletroerosão + fio|penetração; eletropolidora
  part=part -> 846693
  "electrolytic" -> 845690   # electro-chemical is the residual of 8456
  "electropolishing" -> 845690   # electro-chemical is the residual of 8456
  "elektropoliermaschine" -> 845690   # electro-chemical is the residual of 8456
  "electrochemical" -> 845690   # electro-chemical is the residual of 8456
  "electropolir" -> 845690   # electro-chemical is the residual of 8456
  "electropulidora" -> 845690   # electro-chemical is the residual of 8456
  "anodic" -> 845690   # electro-chemical is the residual of 8456
  "elettrolucidatrice" -> 845690   # electro-chemical is the residual of 8456
  * -> 845630
t: wire cut edm machine => 845630
t: cnc sinker edm => 845630
t: edm brass wire 0.25 mm => !8456

@ egg-incubator-brooder
en: incubator + egg|eggs|poultry|quail|chick; hatchery incubator; setter hatcher machine; egg hatching machine; hatching machine; poultry brooder; brooder + chick|poultry|heat; brooder heater plate; chick brooder
de: Brutapparat = incubator; Flächenbrüter = flat incubator; Inkubator = incubator + Eier|Geflügel; Kükenwärmeplatte = chick heating plate
fr: couveuse = incubator + oeufs|poules; incubateur = incubator + oeufs; éleveuse = brooder + poussins
es: incubadora = incubator + huevos|aves; criadora de pollitos = chick brooder; nacedora = egg hatcher
it: incubatrice = incubator + uova; allevatrice pulcini = chick brooder; chioccia artificiale = brooder
nl: eierbroedmachine = egg incubator; kunstmoeder = brooder + kuiken
pl: inkubator = incubator + jaj|jaja; wylęgarka = egg hatching machine; odchowalnik = brooder
pt: criadeira de pintos = chick brooder
not: egg incubator; elevatrice; elevateur
  part=part -> 843691
  * -> 843621
t: egg hatching machine 48 eggs => 843621
t: chick brooder => 843621
t: baby incubator medical => !8436

@ embroidery-lace-machine
en: embroidery machine + industrial|multi head|head|schiffli|multi needle; schiffli machine; multi needle embroidery machine; bobbinet machine; lace making machine; bobbin lace machine; braider machine; braiding machine + rope|cord|maypole|shoelace; gimping machine; fishing net machine; carpet tufting machine; trimming making machine; covering machine + yarn; fringe machine; tulle machine; pompon machine; raschel machine
de: Stickmaschine + industriell|Mehrkopf; Mehrkopfstickmaschine; Spitzenmaschine; Netzknüpfmaschine; Tuftingmaschine; Umspinnmaschine
fr: brodeuse + industrielle|multi-têtes; machine à dentelle; machine à filets; métier à dentelle; machine à guiper
es: bordadora industrial; bordadora + cabezales; máquina de encaje; máquina trenzadora; máquina de redes
it: ricamatrice + industriale|teste; macchina per pizzi; trecciatrice; macchina per reti
nl: borduurmachine + industrieel; kantmachine; nettenmachine
pl: hafciarka + przemysłowa|wielogłowicowa; maszyna koronkarska; plecionkarka; maszyna do sieci
pt: bordadeira + industrial; máquina de renda; trançadeira
not: ricamo
  part=part -> 844859
  "raschel" -> 844720
  * -> 844790
t: four head industrial embroidery machine => 844790
t: fishing net machine => 844790
t: embroidery thread => !8447

@ evaporative-cooler
en: swamp cooler; desert cooler; air cooler + evaporative|water tank|desert; evaporative cooling pad machine; evaporative air conditioning unit
de: Verdunstungskühler = evaporative cooler; Luftkühler = air cooler + Verdunstung|Wassertank
fr: rafraîchisseur évaporatif = evaporative cooler; refroidisseur à évaporation = evaporative cooler
es: climatizador evaporativo = evaporative air conditioner; enfriador evaporativo = evaporative cooler; cooler evaporativo = evaporative cooler
nl: verdampingskoeler = evaporative cooler; luchtkoeler = air cooler + verdamping|water
pl: klimatyzer = evaporative cooler; klimator ewaporacyjny = evaporative cooler; schładzacz ewaporacyjny = evaporative cooler
pt: climatizador de ar = air cooler; resfriador evaporativo = evaporative cooler
not: climatizador split; kühlakku
  part=part -> 847990
  * -> 847960
t: desert cooler 60 l => 847960
t: evaporative cooler for warehouse => 847960
t: cool box 30 l => !8479

@ fabric-cutting-folding-machine
en: fabric cutter + electric|machine|round knife|industrial; round knife cutting machine; straight knife cutting machine; cloth spreading machine; fabric rolling machine; fabric unrolling machine; cloth folding machine; laundry folding machine; sheet folding machine + linen|laundry; towel folding machine; garment folding machine; pinking machine + fabric; fabric inspection and rolling machine; webbing cutting machine; ribbon cutting machine; velcro cutting machine; label cutting machine + fabric|ribbon; zig zag cutting machine fabric; hot knife tape cutter; end cutter fabric; band knife machine + fabric|foam|cloth; automatic fabric cutter
de: Stoffschneidemaschine = fabric cutting machine; Zuschneidemaschine = cutting machine + Stoff|Textil; Legemaschine = spreading machine + Stoff|Textil; Wäschefaltmaschine = laundry folding machine; Rundmesser Schneidemaschine = round knife cutting machine
fr: machine à couper le tissu = fabric cutter; matelasseur = fabric spreading machine + tissu; plieuse de linge = laundry folding machine; machine à enrouler le tissu = fabric rolling machine
es: máquina de cortar tela = fabric cutting machine; dobladora de ropa = garment folding machine; extendedora de tela = cloth spreading machine
it: tagliatessuti = fabric cutter; macchina taglia tessuto = fabric cutting machine; stendistoffa = cloth spreading machine; piegatrice per biancheria = laundry folding machine
nl: stofsnijmachine = fabric cutting machine; vouwmachine = folding machine + wasgoed|linnen; stofoprolmachine = fabric rolling machine
pl: krojownia = fabric cutting machine + nóż; nóż krojczy = cloth cutting knife; składarka do bielizny = laundry folding machine; lagowarka = cloth spreading machine
pt: cortador de tecido = fabric cutter + elétrico|máquina; máquina de cortar tecido = fabric cutting machine; dobradeira de roupa = garment folding machine; enfestadeira = cloth spreading machine
  part=part -> 845190
  * -> 845150
t: electric round knife fabric cutter 100 mm => 845150
t: laundry folding machine => 845150
t: fabric scissors => !8451

@ feed-preparation-machine
en: root slicer; root cutter + fodder|feed; root crusher; beet cutter + fodder|feed; fodder beet cutter; fodder cutter; fodder slicer; cabbage cutter + fodder|farm; chaff cutter machine; chaff cutting machine; silage cutter; feed grinder; feed grinder mixer; animal feed machine; animal feed mill; animal feed mixer; feed crusher; grain crusher + feed|farm; oat crusher; roughage cutter; silage mixer wagon; feed mixer wagon; TMR mixer; diet feeder; feed pelletizer; feed pellet mill; cake breaker + feed
de: Futtermischwagen = feed mixer wagon; Häckselmaschine = chopping machine + Futter; Rübenschneider = beet cutter + Futter; Schrotmühle = grist mill + Futter; Futtermühle = feed mill; Haferquetsche = oat crusher; Pelletpresse = pellet press + Futter
fr: coupe-racines = root cutter; hache-paille = chaff cutter machine; mélangeuse = feed mixer + fourrage|aliments; broyeur à céréales = grain crusher + animaux|ferme; aplatisseur à céréales = grain flattener; granuleuse = pelletiser + aliments
es: picadora de forraje = forage chopper; cortadora de forraje = fodder cutter; mezcladora de pienso = feed mixer; molino de pienso = feed mill; peletizadora = pelletizer + pienso|alimento; carro mezclador = feed mixer wagon
it: trinciaforaggi = fodder cutter; carro miscelatore = feed mixer wagon; mulino per mangimi = animal feed mill; frangitutto = grain crusher; pellettatrice = pelleting machine + mangime; trinciapaglia = straw chopper
nl: voermengwagen = feed mixer wagon; bietensnijder = beet cutter; hakselaar = chopper + voer; veevoermolen = animal feed mill; graanpletter = grain crusher
pl: wóz paszowy = feed mixer wagon; śrutownik = grain mill; rozdrabniacz do pasz = feed shredder; sieczkarnia = chaff cutter; mieszalnik pasz = feed mixer; gniotownik do zboża = grain crusher; siekacz do buraków = beet cutter
pt: picador de forragem = forage chopper; triturador de forragem = forage shredder; misturador de ração = feed mixer; moinho de ração = animal feed mill; peletizadora = pellet mill + ração
  part=part -> 843699
  * -> 843610
t: diet feeder wagon 12 m3 => 843610
t: root slicer for fodder => 843610
t: cattle feed pellets => !8436

@ felt-hat-machine
en: needle punching line; needle loom + felt|nonwoven; felt hat machine; hat making machine; hat forming machine; hat pressing machine; wet wipes nonwoven line; airlaid machine; spunlace line; felting machine; hat blocking machine; thermobonding oven nonwoven
de: Nadelfilzmaschine; Hutmaschine; Vliesstoffmaschine; Hutpresse
fr: aiguilleteuse; machine à chapeaux; presse à chapeaux
es: punzonadora de fieltro; máquina de sombreros; prensa para sombreros
it: agugliatrice; macchina per cappelli; pressa per cappelli
nl: viltmachine; naaldviltmachine; hoedenmachine
pl: maszyna do filcu; igłownica; maszyna kapelusznicza; igłarka + włóknina
pt: máquina de feltro; agulhadeira; máquina de chapéus
  * -> 844900
t: needle punching line for geotextile => 844900
t: felt hat machine => 844900
t: felt hat => !8449

@ fertiliser-spreader
en: fertilizer distributor; fertiliser distributor; muck spreader; dung spreader; slurry spreader; lime spreader; broadcast spreader; spin spreader; pendulum spreader; manure distributor; slurry tanker spreader; compost spreader
de: Kalkstreuer = lime spreader; Stalldungstreuer = manure spreader; Schleuderstreuer = broadcast spreader; Güllewagen = slurry tanker
fr: distributeur d'engrais = fertiliser distributor; épandeur à lisier = slurry spreader; semoir à engrais = fertiliser spreader
es: abonadora = fertiliser spreader; esparcidor de estiércol = muck spreader; remolque esparcidor = spreader trailer; distribuidor de abono = fertiliser distributor
it: spargiconcime = fertiliser spreader; spandiletame = manure spreader; carro spandiletame = manure spreader wagon; spandiliquame = slurry spreader
nl: meststrooier = fertiliser spreader; meststrooier stalmest = muck spreader
pl: rozrzutnik obornika = manure spreader; roztrząsacz obornika = manure spreader; siewnik do nawozów = fertiliser spreader
pt: distribuidor de fertilizantes = fertiliser distributor; espalhador de estrume = manure spreader; espalhador de adubo = fertiliser spreader
not: abono; abonos
  part=part -> 843290
  "manure" -> 843241
  "muck" -> 843241
  "dung" -> 843241
  "slurry" -> 843241
  "miststreuer" -> 843241
  "stalldungstreuer" -> 843241
  "guellewagen" -> 843241
  "gullewagen" -> 843241
  "fumier" -> 843241
  "lisier" -> 843241
  "estiercol" -> 843241
  "spandiletame" -> 843241
  "spandiliquame" -> 843241
  "stalmest" -> 843241
  "obornika" -> 843241
  "estrume" -> 843241
  * -> 843242
t: broadcast fertilizer spreader 600 l for tractor => 843242
t: muck spreader trailer => 843241
t: bag of fertilizer npk 15-15-15 => !8432

@ fibre-extruding-machine
en: synthetic fibre extruding machine; filament extrusion machine + yarn|fibre|monofilament; fibre spinning line; spinneret machine; texturising machine; yarn texturing machine; fibre cutting machine; staple fibre cutter; tow cutting machine; polyester fibre line; draw texturing machine; monofilament extrusion line; false twist machine
de: Spinnextruder + Faser; Texturiermaschine; Faserschneidemaschine; Stapelfaseranlage
fr: machine à filer les fibres synthétiques; machine à texturer; coupeuse de fibres
es: extrusora de fibras; texturizadora; cortadora de fibras
it: estrusore per fibre; testurizzatrice; tagliatrice per fibre
nl: vezelextruder; textureermachine; vezelsnijmachine
pl: linia do włókien syntetycznych; teksturówka; krajarka do włókien
pt: extrusora de fibras sintéticas; texturizadeira; cortadeira de fibras
not: texturizada; texturizado; texturizados; texturizadas; testurizzato; testurizzati; testurizzata
  part=part -> 844820
  * -> 844400
t: yarn texturing machine => 844400
t: staple fibre cutter => 844400
t: polyester staple fibre => !8444

@ fish-machine
en: fish scaling machine; fish gutting machine; fish skinning machine; fish grinding machine; fish deboning machine; fish cleaning machine; shrimp peeling machine; shellfish processing machine; fish ball machine; fish heading machine; crab picking machine; squid cutting machine
de: Fischverarbeitungsmaschine = fish processing machine; Fischentschuppungsmaschine = fish scaling machine; Filetiermaschine = filleting machine; Garnelenschälmaschine = shrimp peeling machine
fr: machine à écailler le poisson = fish scaling machine; machine à éviscérer = gutting machine; décortiqueuse de crevettes = shrimp sheller
es: máquina procesadora de pescado = fish processing machine; descamadora de pescado = fish scaling machine; peladora de camarones = shrimp peeling machine
it: macchina per pesce = fish processing machine; squamatrice = fish scaling machine; sfilettatrice per pesce = fish filleting machine; sgusciatrice per gamberi = shrimp peeling machine
nl: visverwerkingsmachine = fish processing machine; visfileermachine = fish filleting machine; garnalenpelmachine = shrimp peeling machine
pl: maszyna do obróbki ryb = fish processing machine; odłuszczarka do ryb = fish scaling machine + maszyna; filetówka = fish filleting machine
pt: máquina de processar peixe = fish processing machine; descamadora de peixe = fish scaler; descascadora de camarão = shrimp peeling machine
  part=part -> 843890
  * -> 843880
t: fish filleting machine stainless steel => 843880
t: fish scaling machine => 843880
t: fish scaler hand tool => !843880

@ flour-milling-machine
en: flour sifting machine; flour sifter machine; plansifter; roller mill + flour|grain|wheat|cereal; grain scouring machine; wheat scourer; oat rolling machine; oat flaking machine; flaking mill; grain flaker + industrial; husking machine; rice husker; rice dehusking machine; rice whitening machine; pulse husking machine; dal mill; bran brush; bran finisher; bran duster; semolina purifier; seed grinding mill; pulse grinding mill; dehuller; dehulling machine; cereal husking machine; flour milling machine; flour mill machine; grain polishing machine; degerminator; flour bleaching machine; corn degerming machine; dampening machine + grain
de: Plansichter = plansifter; Walzenstuhl = roller mill; Getreideschälmaschine = grain hulling machine; Reisschälmaschine = rice dehusking machine; Mehlsiebmaschine = flour sifter machine + Mühle; Haferflockenquetsche = oat flaker + Mühle; Müllereimaschine = flour milling machine
fr: broyeur à cylindres = roller mill + minoterie; décortiqueuse à céréales = grain hulling machine; machine de minoterie = flour milling machine; brosse à son = bran brush
es: descascaradora de arroz = rice husker; molino de cilindros = roller mill; cernidor de harina = flour sifter + industrial; descascarilladora = husking machine
it: laminatoio = roller mill + mulino; sbramino = rice husker; brillatoio = rice polishing machine
nl: walsenstoel = roller mill; rijstpelmachine = rice husking machine; maalderijmachine = milling machine
pl: odsiewacz płaski = plansifter; mlewnik walcowy = roller mill; łuszczarka do ryżu = rice husker; obłuskiwacz = husker; maszyna młynarska = milling machine
pt: moinho de cilindros = roller mill; peneirador de farinha = flour sifter + industrial
  part=part -> 843790
  * -> 843780
t: plansifter for flour mill => 843780
t: rice husker machine => 843780
t: stainless flour sifter 500 g => !8437

@ forestry-machine
en: tree felling machine; feller buncher; tree harvester; tree uprooter; tree puller; stump remover; stump grinding machine; stump cutter; branch chipper; branch chipping machine; branch shredder + tractor|petrol|pto; tree transplanter; tree spade; hedge cutting machine; tractor hedge cutter; hedge flail; forestry harvester head; forestry mulcher; forestry machine; log grapple processor; tree debarker + forestry; tree shaker; beeswax foundation machine; foundation mill + beeswax; honey uncapping machine; beekeeping machine; beeswax melter; germination chamber; seed germinator; mechanical germination appliance; greenhouse seeding line; hydroponic sprouting machine; sprouting machine; livestock watering machine; animal shearing table machine; cattle hoof trimming chute; hay shredder; straw blower; bale unroller; silo unloader; thinning machine + plants|orchard; limb saw tractor; fruit tree pruning machine; vineyard trimmer; agricultural robot; milk bottle feeder automatic calf; calf feeder automatic; tractor bale grab
de: Baumfällmaschine = tree felling machine; Stubbenfräse = stump grinder; Wurzelfräse = stump grinder; Holzhackmaschine = wood chipper; Buschhacker = brush chipper + Zapfwelle|Traktor; Mittelwandpresse = wax foundation press + Bienenwachs; Heckenschneider = hedge cutter + Traktor; Keimgerät = germination device; Forstmulcher = forestry mulcher
fr: abatteuse d'arbres = tree felling machine; rogneuse de souches = stump grinding machine; dessoucheuse = stump remover; broyeur de branches = branch chipper; gaufrier à cire = wax foundation press; épareuse = flail hedge cutter; germoir = germinator + machine
es: taladora de árboles = tree felling machine; destoconadora = stump grinder; laminadora de cera = beeswax foundation machine; desbrozadora = brush cutter + tractor; germinador = germinator + máquina
it: abbattitrice = tree felling machine; fresaceppi = stump grinding machine; cippatrice = wood chipper; biotrituratore = garden shredder + trattore; stampo per fogli cerei = beeswax foundation mould; germinatoio = sprouter
nl: stronkenfrees = stump grinder; takkenversnipperaar = branch chipper + tractor; waswals = wax roller; klepelmaaier = flail mower + heg; waswalsen = wax roller
pl: frezarka do pni = stump grinder; rębak do gałęzi = branch chipper; węza = wax foundation + prasa|walce; harwester leśny = forest harvester; karczownik = stump puller
pt: destocador = stump remover; laminador de cera alveolada = beeswax foundation machine; germinador = germinator + máquina
not: honey extractor centrifuge
  part=part -> 843699
  * -> 843680
t: stump grinding machine 13 hp => 843680
t: honey extractor 4 frames stainless steel => 843680
t: honey jar 500 g => !8436

@ foundry-pattern-box
en: casting pattern; wooden foundry pattern; moulding pattern; core box + foundry; pattern plate + foundry; moulding box + foundry; flask + foundry|jewelry casting
de: Gießereimodell = foundry pattern; Gussmodell = casting pattern; Formkasten = moulding box; Kernkasten = core box
fr: modèle de fonderie = foundry pattern; châssis de fonderie = foundry moulding box; boîte à noyau = core box
es: modelo de fundición = foundry pattern; caja de moldeo = moulding box; caja de machos = core box
it: modello per fonderia = wooden foundry pattern; staffa per fonderia = moulding box; cassa d'anima = core box
nl: gietmodel = casting pattern; vormkast = moulding box + gieterij; kernkast = core box
pl: model odlewniczy = foundry pattern; skrzynka formierska = moulding box; rdzennica = core box
pt: modelo de fundição = foundry pattern; caixa de moldagem = moulding box; caixa de macho = core box
  "flask" -> 848010
  "moulding box" -> 848010
  "formkasten" -> 848010
  "chassis" -> 848010
  "caja de moldeo" -> 848010
  "staffa" -> 848010
  "vormkast" -> 848010
  "formierska" -> 848010
  "caixa de moldagem" -> 848010
  * -> 848030
t: wooden foundry pattern => 848030
t: moulding box for foundry => 848010
t: sewing pattern => !8480

@ fruit-vegetable-machine
en: vegetable cutting machine; vegetable slicer + commercial|industrial; vegetable peeling machine; vegetable dicing machine; fruit cutting machine; fruit pitting machine; cherry pitting machine; olive pitting machine; nut cracker machine; nut shelling machine; peanut sheller; peanut shelling machine; cashew shelling machine; almond cracking machine; walnut cracking machine; onion peeling machine; onion peeler machine; garlic separator machine; potato slicer machine; french fry cutting machine; potato peeler + commercial|industrial|machine; bean trimming machine; bean snipping machine; sauerkraut making machine; sauerkraut machine; cabbage shredding machine; apple peeling machine + industrial|electric|commercial; coconut grating machine; coconut dehusking machine; tomato pulping machine; fruit pulper; pulping machine + fruit|tomato|mango; nut butter grinder; peanut peeling machine; fruit washing machine; vegetable preparation machine; salad washing machine; mango pulp machine; nut chopping machine; cabbage cutter + machine|industrial|electric
de: Gemüseschneidemaschine = vegetable cutting machine + gewerblich|industriell|Gastronomie; Gemüseschälmaschine = vegetable peeling machine; Kartoffelschäler = potato peeler + gewerblich|Maschine; Entsteinmaschine = pitting machine; Nussknackmaschine = nut cracking machine; Obstschälmaschine = fruit peeling machine; Zwiebelschälmaschine = onion peeling machine
fr: coupe-légumes = vegetable cutter + professionnel|industriel|électrique; éplucheuse de pommes de terre = potato peeler; dénoyauteuse = pitting machine + industrielle|machine; machine à décortiquer les noix = nut shelling machine; parmentière = potato peeling machine
es: cortadora de verduras = vegetable cutting machine + industrial; cortadora de hortalizas = vegetable cutting machine; deshuesadora de aceitunas = olive pitting machine; peladora de papas = potato peeling machine; descascaradora de nueces = nut shelling machine; despulpadora de frutas = fruit pulping machine
it: tagliaverdure = vegetable cutting machine + professionale|industriale|elettrico; pelapatate = vegetable peeler + professionale|industriale; denocciolatrice = pitting machine; sgusciatrice = shelling machine; snocciolatrice = pitting machine
nl: groentesnijmachine = vegetable cutting machine; aardappelschilmachine = potato peeling machine; ontpitmachine = fruit pitting machine; notenkraakmachine = nut cracking machine
pl: szatkownica = shredder + przemysłowa|gastronomiczna; krajalnica do warzyw = vegetable slicer; obieraczka do ziemniaków = potato peeler + przemysłowa|gastronomiczna; drylownica = pitting machine + przemysłowa; łuszczarka do orzechów = nut shelling machine
pt: cortador de legumes = vegetable cutter + industrial; descascador de batatas = potato peeler; descaroçadora = pitting machine; despolpadeira = fruit pulping machine; descascadora de nozes = nut shelling machine
not: vegetable slicer set
  part=part -> 843890
  power=manual -> 821000 ~.03
  * -> 843860
t: cherry pitting machine for cannery => 843860
t: peanut shelling machine, electric => 843860
t: vegetable peeler => !843860

@ function-machine-other
en: hydraulic bolt tensioner; central vacuum lubrication pump system; automatic lubrication system; air humidifier industrial; ultrasonic cleaning machine; diving bell; electric press brake coating welding electrode machine; mattress filling machine; pillow filling machine; duvet filling machine; cushion filling machine; stuffing machine + toy|pillow|teddy; glass frosting machine; dip coating machine; spin coater; vacuum coating machine; magnetron sputtering machine; screwdriving machine; automatic screw feeder; screw feeder; vibratory bowl feeder; assembly machine automatic; pick and place machine; smt pick and place machine; eyelet machine; eyeleting machine; grommet machine electric; button making machine; badge making machine; snap button machine; candle machine; wax melting dipping machine; tablet pressing machine; hose crimping press; cable laying machine; tyre changing machine; tire changing machine; bead breaker tyre machine; garbage compactor; waste baler; balancing bubble show machine; bubble machine + stage|professional; haze machine; snow machine + stage|party; confetti cannon machine electric; dry ice machine + stage; cold spark machine; robot window cleaner; lens assembling machine; cask tarring machine; brush making machine; coil feeder; oil skimmer; hydraulic accumulator; bladder accumulator; electric garage cable tie machine; aquarium wave dosing machine; steam sterilization soil machine; automatic car wash; laundry coin machine box; fingerprint lock assembling; hydrogen water machine industrial; tattoo thermal; cocktail robot machine
de: Ultraschallreinigungsgerät; Ballenpresse + Karton|Papier|Müll; Müllpresse; Ösenmaschine; Zentralschmieranlage; Hydrospeicher; Kissenfüllmaschine; Bestückungsautomat; Beschichtungsanlage + Vakuum; Vibrationsförderer Teilezuführung
fr: presse à balles + carton|déchets; compacteur de déchets; comprimeuse; machine à oeillets; graissage centralisé; accumulateur hydraulique; remplisseuse d'oreillers
es: prensa de cartón; compactador de basura; máquina de ojales; engrase centralizado; acumulador hidráulico
it: lavatrice a ultrasuoni; pressa per cartone; compattatore rifiuti; comprimitrice; accumulatore idraulico; lubrificazione centralizzata
nl: bandenwisselmachine; kartonpers; afvalpers; tabletteerpers; hydraulische accumulator; kartonpersen; afvalpersen; tabletteerpersen
pl: prasa do kartonu; prasa do śmieci; tabletkarka; maszynka do przypinek; oczkarka; akumulator hydrauliczny
pt: prensa de papelão; compactador de lixo; máquina de fumaça; máquina de botons; máquina de ilhós; compressora de comprimidos
not: fog machine fluid; bubble toy; car wash soap; ultrasonic cleaner basket
  part=part -> 847990
  "air freshener" -> 330749
  * -> 847989
t: automatic tyre changing machine => 847989
t: vertical cardboard baler 20 t => 847989
t: bladder accumulator 10 l => 847989
t: cocktail glass => !8479

@ gas-cleaning-scrubber
en: absorption tower; exhaust gas scrubber; scrubber tower; smoke filter + machine|industrial; smoke eater; air scrubber; air purification tower; flue gas scrubber; electrostatic air cleaner; activated carbon filter box gas; deodorising tower; gas filter; natural gas filter; air filtration unit; kitchen smoke purifier; paint booth filter unit; dehumidifying gas dryer; grow tent carbon filter; carbon filter + grow|ventilation|duct; compressed air dryer adsorption; oil mist eliminator
de: Abluftwäscher = exhaust air scrubber; Absorptionsturm = absorption tower; Rauchgasreiniger = flue gas scrubber; Aktivkohlefilter = activated carbon filter + Growbox|Abluft|Lüftung; Ölnebelabscheider = oil mist separator
fr: laveur de gaz = air scrubber; tour d'absorption = absorption tower; épurateur de fumées = flue gas purifier; filtre à charbon = carbon filter + extraction|ventilation; filtre à gaz = gas filter
es: torre de absorción = absorption tower; depurador de humos = smoke scrubber; filtro de carbón = carbon filter + cultivo|extracción; filtro de gas = gas filter
it: torre di lavaggio = scrubber tower; scrubber = scrubber + gas|fumi; filtro a carboni = carbon filter + aria|ventilazione; filtro gas = gas filter
nl: rookgasreiniger = flue gas cleaner; koolstoffilter = carbon filter + kweek|ventilatie
pl: skruber = scrubber; płuczka gazów = gas scrubber; filtr węglowy = carbon filter + wentylacja|growbox; filtr gazu = gas filter
pt: torre de absorção = absorption tower; filtro de carvão = carbon filter + exaustão|cultivo
not: gas mask filter
  part=part -> 842199
  * -> 842139
t: exhaust gas scrubber tower for electroplating => 842139
t: activated carbon filter for grow tent ventilation => 842139
t: floor scrubber => !8421

@ gas-coal-burner
en: combination burner; pulverised coal burner; pulverized coal burner; gas burner for boiler; industrial gas burner; biogas burner; radiant gas burner industrial
de: Kohlenstaubbrenner = pulverised coal burner; Zweistoffbrenner = dual fuel burner; Industriegasbrenner = industrial gas burner; Gasbrenner = gas burner + Kessel
fr: brûleur mixte = combination burner; brûleur à charbon pulvérisé = pulverised coal burner; brûleur gaz industriel = industrial gas burner
es: quemador mixto = combination burner; quemador de carbón pulverizado = pulverized coal burner; quemador industrial a gas = industrial gas burner
it: bruciatore misto = combination burner; bruciatore a polverino = pulverised coal burner; bruciatore industriale a gas = industrial gas burner
nl: kolenstofbrander = pulverised coal burner; industriële gasbrander = industrial gas burner
pl: palnik pyłowy = pulverised coal burner; palnik kombinowany = combination burner
pt: queimador misto = combination burner; queimador de carvão pulverizado = pulverised coal burner; queimador industrial a gás = industrial gas burner
  part=part -> 841690
  * -> 841620
t: dual fuel burner for boiler 500 kw => 841620
t: incense burner => !8416

@ gear-cutting-machine
en: gear shaping machine; gear grinding machine; gear shaving machine; gear finishing machine; bevel gear generator; gear hobber
de: Zahnradfräsmaschine; Zahnradschleifmaschine; Verzahnungsmaschine
fr: tailleuse d'engrenages; machine à rectifier les engrenages
es: fresadora de engranajes; rectificadora de engranajes
it: macchina per dentare; rettificatrice per ingranaggi
nl: tandwielfreesmachine; tandwielslijpmachine
pl: frezarka obwiedniowa; szlifierka do kół zębatych; dłutownica obwiedniowa
pt: máquina de cortar engrenagens; fresadora de engrenagens; geradora de engrenagens
  part=part -> 846693
  * -> 846140
t: cnc gear hobbing machine => 846140
t: gear grinding machine => 846140
t: steel spur gear => !8461

@ glass-mould
en: glass mould; glass mold; mould for glass; bottle mould + glass; blank mould; cast iron glass mould; slumping mould; glass fusing mold; glassware mould
de: Glasform = glass mould + Guss|Herstellung; Pressglasform = pressed glass mould
fr: moule à verre = glass mould; moule pour verre = mould for glass
es: molde para vidrio = mould for glass
it: stampo per vetro = mould for glass
nl: glasmal = glass mould; mal voor glas = mould for glass; mal voor glazen = mould for glass
pl: forma do szkła = glass mould; forma szklarska = glass mould
pt: molde para vidro = glass mould
  * -> 848050
t: cast iron glass mould for bottles => 848050
t: glass jar => !8480

@ glass-working-machine
en: glassworking machine; glass forming machine; glass bottle forming machine; glass pressing machine; glass tempering furnace; float glass line; glass fibre drawing machine; glass yarn machine; glass wool machine; glass wadding machine; glass bending furnace; glass lathe; glass tube drawing machine; ampoule forming machine; light bulb making machine; lamp making machine; fluorescent lamp sealing machine; optical fibre drawing tower; optical fiber drawing tower; preform lathe; marble making machine glass; fused quartz lathe; insulating glass line hot working; IS machine glass
de: Glasblasmaschine; Glasverarbeitungsmaschine; Glasziehmaschine; Faserziehturm; Ampullenmaschine
fr: machine à souffler le verre; machine à verre; machine à former le verre; tour de fibrage
es: máquina sopladora de vidrio; máquina para vidrio + fabricación; formadora de vidrio; torre de estirado de fibra
it: macchina per soffiare vetro; formatrice per vetro; macchina per fiale; torre di filatura fibra ottica
nl: glasblaasmachine; glasvormmachine; glasproductiemachine
pl: maszyna do formowania szkła; maszyna do szkła; automat szklarski; wieża ciągnienia światłowodów
pt: máquina de soprar vidro; máquina de fabricar vidro; formadora de vidro; torre de puxamento de fibra
  part=part -> 847590
  "optical fibre" -> 847521
  "optical fiber" -> 847521
  "preform" -> 847521
  "faserziehturm" -> 847521
  "fibrage" -> 847521
  "estirado" -> 847521
  "fibra ottica" -> 847521
  "swiatlowodow" -> 847521
  "bulb" -> 847510
  "lamp" -> 847510
  * -> 847529
t: glass lathe for quartz tubes => 847529
t: optical fibre drawing tower => 847521
t: float glass sheets => !8475

@ harvest-grading-machine
en: egg sorter; egg grader; egg cleaning machine; egg washing machine; fruit grader; fruit sorter; fruit grading line; vegetable sorting machine; vegetable grading machine; potato grader; potato sorting machine; potato grading machine; apple sorting machine; onion grading machine; tomato sorting machine; mushroom grading machine; fruit cleaning and grading machine; egg washer; weight grader + fruit; fruit polishing machine
de: Eiersortiermaschine = egg sorter; Obstsortiermaschine = fruit sorter; Kartoffelsortiermaschine = potato sorting machine; Gemüsesortiermaschine = vegetable sorting machine; Eierwaschmaschine = egg washing machine
fr: calibreuse à fruits = fruit grader; trieuse de légumes = vegetable sorting machine; calibreuse d'oeufs = egg grader; trieuse de pommes de terre = potato sorting machine
es: clasificadora de huevos = egg grader; clasificadora de frutas = fruit sorter; seleccionadora de patatas = potato sorting machine
it: calibratrice per frutta = fruit grader; selezionatrice uova = egg sorter; cernitrice patate = potato sorting machine
nl: eiersorteermachine = egg sorting machine; fruitsorteermachine = fruit sorting machine; aardappelsorteermachine = potato sorting machine
pl: sortownica do jaj = egg sorter; sortownica do owoców = fruit sorter; sortownik do ziemniaków = potato sorter; sortownica do warzyw = vegetable sorting machine
pt: calibradora de frutas = fruit grader; classificadora de ovos = egg grading machine; selecionadora de batatas = potato sorting machine
  part=part -> 843390
  * -> 843360
t: egg grading machine 8000 eggs/h => 843360
t: vegetable sorting machine, 8 lanes => 843360
t: egg carton => !8433

@ haymaking-machine
en: windrower; windrower rake; hay rake + tractor|rotary|wheel; rotary rake + hay|tractor; bundling rake; side delivery rake; tedder; swather; swath turner; hay conditioner; mower conditioner; hay turner; hay loader
de: Schwader = windrower; Kreiselschwader = rotary rake; Kreiselheuer = tedder; Schwadwender = swath turner
fr: andaineur = windrower; râteau andaineur = windrower rake; râteau faneur = hay tedder rake
es: hileradora = windrower; rastrillo hilerador = windrower rake; henificadora = tedder; volteador de heno = hay turner
it: andanatore = windrower; ranghinatore = hay rake; voltafieno = hay turner; spandivoltafieno = tedder
nl: hooihark = hay rake + trekker; cirkelhark = rotary rake; hooischudder = tedder; zwadhark = windrow rake
pl: zgrabiarka = hay rake; przetrząsacz = tedder; przetrząsarka = tedder; zgrabiarka karuzelowa = rotary rake
pt: viradoura de feno = tedder; gadanheira condicionadora = mower conditioner; ancinho = rake + trator; ancinho enleirador = windrower rake
not: hilera
  part=part -> 843390
  "mower conditioner" -> 843320
  "gadanheira" -> 843320
  * -> 843330
t: rotary hay tedder 5.2 m => 843330
t: windrower rakes => 843330
t: garden leaf rake => !8433

@ incinerator-kiln
en: crematorium furnace; pet cremator; cement kiln; lime kiln; pottery kiln + gas|wood; tunnel kiln; gas kiln; coke oven; charcoal kiln; carbonization furnace; glass melting furnace + gas
de: Krematoriumsofen = crematorium furnace; Zementofen = cement kiln; Kalkofen = lime kiln; Brennofen = kiln + Gas|Keramik Gas; Verkohlungsofen = carbonisation furnace
fr: four crématoire = crematorium furnace; four à chaux = lime kiln; four à ciment = cement kiln; four à carboniser = carbonization furnace
es: horno crematorio = crematorium furnace; horno de cal = lime kiln; horno de cemento = cement kiln; horno de carbonización = carbonization furnace
it: forno crematorio = cremation furnace; forno da calce = lime kiln; forno da cemento = cement kiln
nl: crematieoven = crematorium furnace; kalkoven = lime kiln; cementoven = cement kiln
pl: spalarka = incinerator; piec krematoryjny = crematorium furnace; piec wapienny = lime kiln; piec cementowy = cement kiln; piec do węgla drzewnego = charcoal kiln
pt: forno de cal = lime kiln; forno de cimento = cement kiln
  part=part -> 841790
  "garden|jardín|giardino|jardim" -> 732690
  "electric|eléctrico|elettrico|elétrico" -> 851419
  "elektrisch" -> 851419
  * -> 841780
t: cremation furnace gas fired => 841780
t: lime kiln shaft => 841780
t: kiln dried firewood => !8417

@ industrial-furnace-fuel-named
en: metal melting furnace + gas|oil|non electric|propane|charcoal; gas melting furnace; propane melting furnace; propane forge; gas forge; blacksmith forge; cupola furnace; blast furnace; ore roasting furnace; roasting furnace + ore|pyrites; reheating furnace; heat treatment furnace + gas; crucible furnace + gas|propane; smelting furnace + gas|propane
de: Gasschmiede = gas forge; Schmelzofen = smelting furnace + Gas|Propan; Hochofen = blast furnace; Kupolofen = cupola furnace; Röstofen = roasting furnace + Erz; Schmiedeesse = blacksmith forge
fr: forge à gaz = gas forge; four de fusion = melting furnace + gaz|propane; haut fourneau = blast furnace; cubilot = cupola furnace; four de grillage = roasting furnace
es: forja de gas = gas forge; horno de fundición = smelting furnace + gas|propano; alto horno = blast furnace; cubilote = cupola furnace; fragua = forge
it: forgia a gas = gas forge; forno fusorio = melting furnace + gas|propano; altoforno = blast furnace; cubilotto = cupola furnace; forno di arrostimento = roasting furnace
nl: gasesse = gas forge; smeltoven = melting furnace + gas|propaan; hoogoven = blast furnace; koepeloven = cupola furnace
pl: kuźnia gazowa = gas forge; piec do topienia = melting furnace + gaz|propan; wielki piec = blast furnace; żeliwiak = cupola furnace; palenisko kowalskie = blacksmith forge
pt: forja a gás = gas forge; forno de fundição = melting furnace + gás|propano; cubilô = cupola furnace; forno de ustulação = roasting furnace
  part=part -> 841790
  "electric|elétrico" -> 851419
  "elektrisch" -> 851419
  "electrique" -> 851419
  "electrico" -> 851419
  "elettrico" -> 851419
  "elektryczny" -> 851419
  "gas" -> 841710
  "propane" -> 841710
  "blacksmith" -> 820590   # portable forges are named in 8205.90
  "schmiedeesse" -> 820590
  "fragua" -> 820590
  "kowalskie" -> 820590
  * -> 841710
t: propane melting furnace 6 kg => 841710
t: cupola furnace for iron foundry => 841710
t: electric fireplace => !8417

@ industrial-robot-named
en: robotic arm + industrial|payload|6 axis; scara robot; delta robot; palletizing robot; robot arm 6 axis; handling robot
de: Roboterarm + Industrie|Achs; Palettierroboter; Scara Roboter
fr: cobot + industriel; robot de palettisation
es: brazo robótico + industrial; robot colaborativo
it: robot collaborativo; robot antropomorfo
nl: robotarm + industrieel; palletiseerrobot
pl: robot współpracujący
pt: braço robótico + industrial; robô colaborativo
not: robot arm kit; robot arm toy; robotic arm toy
  part=part -> 843139
  "toy" -> 950300
  "kit" -> 950300
  "arduino" -> 950300
  "welding robot" -> 851531
  * -> 842870
t: scara robot 6 kg payload => 842870
t: robot vacuum => !8428

@ industrial-sewing-machine
en: industrial sewing machine; lockstitch machine + industrial|needle; walking foot sewing machine; buttonhole machine; buttonholer machine; button sewing machine; bartack machine; bartacking machine; flatlock machine; interlock machine + sewing|stitch; bag closing machine; bag closer sewing machine; bag stitching machine; sack sewing machine; zig zag sewing machine industrial; leather sewing machine; shoe sewing machine; shoe stitching machine; double needle sewing machine; cylinder bed sewing machine; blind stitch machine; chainstitch machine; carpet overlock machine; mattress tape edge machine; pattern sewing machine; template sewing machine; quilting machine; long arm quilting machine; pocket setter; pocket setting machine; upholstery sewing machine; fur sewing machine; lockstitch sewing machine; overlock machine + industrial
de: Industrienähmaschine; Knopflochmaschine; Riegelautomat; Sacknähmaschine; Sackzunähmaschine; Lederähmaschine; Ledernähmaschine; Schuhnähmaschine; Blindstichmaschine; Steppmaschine; Knopfannähmaschine
fr: machine à coudre industrielle; piqueuse plate; boutonnière + machine industrielle; machine à coudre le cuir; machine à coudre les sacs; surjeteuse + industrielle; machine à coudre + triple entraînement
es: máquina de coser industrial; cosedora de sacos; máquina de coser cuero; overlock industrial; atracadora
it: macchina da cucire industriale; asolatrice; attaccabottoni; cucisacchi; macchina da cucire per pelle; tagliacuci industriale
nl: industriële naaimachine; knoopsgatmachine; zakkennaaimachine; leernaaimachine
pl: maszyna do szycia przemysłowa; stębnówka; stębnówka przemysłowa; dziurkarka + odzież|guziki; zaszywarka do worków; overlock przemysłowy; ryglówka; guzikarka
pt: máquina de costura industrial; caseadeira; botoneira + máquina; costuradeira de sacos; reta industrial; overloque industrial; travete + máquina
not: buttonhole foot; buttonhole presser; buttonholer attachment; button sewing kit; asole; surjeter
  part=part -> 845290
  "automatic|automático" -> 845221
  "automat" -> 845221
  "pattern" -> 845221
  "template" -> 845221
  "pocket" -> 845221
  "riegelautomat" -> 845221
  * -> 845229
t: portable bag closer sewing machine => 845229
t: leather sewing machine walking foot => 845229
t: buttonhole presser foot => !845229

@ injection-extrusion-plastics
en: plastic extruding machine; extrusion line; profile extrusion line; pvc profile extrusion line; extrusion machine + plastic|pvc|pe|pipe|sheet|rubber; plastic pipe extrusion machine; sheet extrusion line; blown film machine; film extruder; cast film line; rubber extruder; twin screw extruder + plastic|compounding|pvc; single screw extruder; pelletizing extruder; compounding extruder; filament extruder; filament making machine; pvc profile line; cable extruder; wire coating extruder; plastic granulating machine; plastic pelletizing machine; masterbatch machine
de: Kunststoffextruder; Extrusionslinie; Blasfolienanlage; Doppelschneckenextruder + Kunststoff; Gummiextruder
fr: extrudeuse + plastique|caoutchouc|film; ligne d'extrusion; extrudeuse de film; extrudeuse bivis
es: extrusora de plástico; línea de extrusión; extrusora de película; extrusora de caucho
it: estrusore per plastica; linea di estrusione; estrusore bivite; estrusore + film|gomma
nl: kunststofextruder; extrusielijn; folieblaasmachine
pl: wytłaczarka do tworzyw; linia do wytłaczania; wytłaczarka folii; ekstruder + tworzywa
pt: linha de extrusão; extrusora de filme; extrusora de borracha
not: aluminium extrusion; aluminum extrusion
  part=part -> 847790
  * -> 847720
t: pvc pipe extrusion line 110 mm => 847720
t: blown film machine for bags => 847720
t: extruded aluminium profile => !8477

@ injection-moulding-machine
en: injection machine + plastic|moulding|molding|rubber|shoe sole; rubber injection machine; injection moulder; desktop injection molding machine; vertical injection moulding machine; liquid silicone injection machine
de: Kunststoffspritzgießmaschine
fr: presse d'injection plastique
es: máquina de inyección de plástico
it: macchina a iniezione + plastica; iniettatrice per plastica
nl: kunststofspuitgietmachine
pl: wtryskarka do tworzyw; maszyna wtryskowa
not: injection mould; injection mold
  part=part -> 847790
  * -> 847710
t: vertical injection moulding machine 35 t => 847710
t: plastic injection machine 120 t => 847710
t: steel plastic injection mould => !847710

@ ironing-machine
en: ironing press; steam ironing machine; flatwork ironing machine; clothes press + steam|machine; trouser press + laundry|industrial; fusing machine; fusing press machine; collar fusing machine; roller ironer; rotary ironer; steam press + clothes|laundry|shirt|industrial; pants pressing machine; garment press; utility press + laundry; calender ironer; ironing table + vacuum|industrial; shirt press + machine|laundry|steam|industrial
de: Dampfbügelpresse; Heißmangel; Fixierpresse; Wäschemangel; Mangel + Wäsche|elektrisch
fr: calandre de repassage; repasseuse + industrielle|cylindre; table à repasser + aspirante|industrielle; thermocolleuse + textile
es: prensa de planchado; plancha rodillo; calandra de planchado; mesa de planchado + industrial|aspiración; máquina de planchar
it: pressa stirante; mangano + stiro|biancheria; tavolo da stiro + aspirante|industriale; calandra stiratrice
nl: strijkmangel; mangel + wasgoed|strijk; strijkrol
pl: prasa prasowalnicza; magiel elektryczny; stół prasowalniczy
pt: prensa de passar roupa; calandra de passar; mesa de passar + industrial|vácuo; prensa de engomar
not: trouser press hanger; ironing table cover; clothes press cabinet; mango; repasser; thermocollant; thermocollantes; thermocollante
  part=part -> 845190
  * -> 845130
t: fusing press machine 450 mm => 845130
t: steam press for clothes => 845130
t: ironing board cover => !8451

@ isostatic-press
en: cold isostatic press; isostatic press; cip press; wet bag isostatic press
de: Kaltisostatpresse; isostatische Presse
fr: presse isostatique
es: prensa isostática
it: pressa isostatica
nl: isostatische pers; isostatische persen
pl: prasa izostatyczna
  part=part -> 847990
  * -> 847983
t: cold isostatic press 300 mpa => 847983
t: french press => !8479

@ juice-press-industrial
en: fruit crusher; fruit crusher machine; grape press; grape crusher destemmer; cider mill; apple crusher; apple mill; hydropress; bladder press; basket press; citrus juicing machine; orange juice extractor + industrial|commercial; fruit juice extractor + industrial|commercial; wine making machine; must pump press; sugarcane juicer; sugarcane juice extractor; ginger juice machine + industrial; pneumatic wine press; beverage press machine; sugar cane juicer; sugar cane press + juice
de: Maischemühle; Hydropresse; Traubenpresse
fr: broyeur à fruits; fouloir égrappoir; pressoir à raisins
es: prensa de frutas; trituradora de uva; prensa de manzanas; trapiche de jugo
it: torchio vinario; pigiadiraspatrice; pressa per frutta
nl: druivenpers; fruitmolen; appelpers; druivenpersen; appelpersen
pl: prasa do winogron; rozdrabniacz do owoców; młynek do winogron
pt: prensa de uvas; desengaçador; moedor de frutas
  part=part -> 843590
  * -> 843510
t: basket press 30 l for grapes => 843510
t: apple crusher for cider => 843510
t: apple juice 1 l => !8435

@ laser-machine-named
en: fiber laser marking machine; laser cutting and engraving machine; laser engraving and cutting machine; laser welding cleaning machine 3 in 1; laser cleaner; laser rust removal machine; laser tube cutting machine; co2 laser cutter; laser stone engraving machine; uv laser marking machine; laser marker machine; laser drilling machine; laser rust remover; fibre laser engraver; laser etching machine
de: Lasermarkiermaschine; Lasergraviermaschine; Laserreinigungsmaschine; Laserbeschrifter; Laserrohrschneidmaschine
fr: machine de marquage laser; nettoyeur laser; découpe laser + machine
es: máquina de marcado láser; limpiadora láser
it: macchina taglio laser; marcatrice laser; pulitrice laser; macchina per incisione laser
nl: lasersnijmachine; lasermarkeermachine; lasergraveermachine; laserreiniger
pl: znakowarka laserowa; czyszczarka laserowa
pt: máquina de corte a laser; marcadora a laser; limpadora a laser
not: laser engraver honeycomb; laser cutter lens; laser engraving material
  part=part -> 846693
  "welding|soldadura|saldatura|soldagem" !"cleaning|limpieza|pulizia|limpeza" -> 851580
  * -> 845611
t: 30 w fiber laser marking machine => 845611
t: handheld laser rust removal machine 1500 w => 845611
t: laser pointer => !8456

@ lathe-metal-named
en: metal turning lathe; centre lathe; turret lathe; capstan lathe; swiss type lathe; automatic lathe + metal|bar; bar lathe; wheel lathe; copying lathe metal; jewellers lathe; facing lathe; CNC turning machine; cnc turning centre; turn mill centre; lathe machine + metal|cnc|bench; vertical turret lathe; vertical turning lathe; brake lathe; brake disc lathe
de: Metalldrehbank; Revolverdrehmaschine; Karusselldrehmaschine; Drehbank + Metall; Leit- und Zugspindeldrehmaschine
fr: tour vertical + métal|machine; tour automatique + décolletage; tour conventionnel
es: torno revólver; torno vertical; torno mecánico
it: tornio per metalli; tornio verticale; tornio a revolver
nl: metaaldraaibank; draaibank; CNC draaibank; carrouseldraaibank
pl: tokarka do metalu; tokarka uniwersalna; tokarka CNC; tokarka karuzelowa; tokarka rewolwerowa
pt: torno para metais; torno revólver + metal; torno vertical metal
not: lathe chuck; lathe tool; wood lathe; drechselbank; lathe tool holder
  part=part -> 846693
  "vertical": kind=cnc 845891; * 845899
  "karusselldrehmaschine": kind=cnc 845891; * 845899
  "verticale": kind=cnc 845891; * 845899
  "carrouseldraaibank": kind=cnc 845891; * 845899
  "karuzelowa": kind=cnc 845891; * 845899
  kind=cnc -> 845811
  "turn mill" -> 845811
  "swiss" -> 845811
  * -> 845819
t: cnc turning centre slant bed => 845811
t: bench metal lathe 180 x 300 manual => 845819
t: vertical turret lathe, cnc => 845891
t: lathe tool set => !8458

@ lawn-roller
en: garden roller; sports ground roller; cambridge roller; field roller; ring roller + tractor|field; grass roller; land roller; soil roller
de: Gartenwalze; Ackerwalze; Cambridgewalze
fr: rouleau de jardin; rouleau agricole; rouleau cambridge
es: rodillo de césped; rodillo agrícola; rodillo para jardín
it: rullo per prato; rullo da giardino; rullo agricolo
nl: gazonrol; grasroller; graswals; cambridgewals; graswalsen; cambridgewalsen
pl: wał ogrodowy; walec ogrodowy; wał do trawnika; wał cambridge
pt: rolo de relva; rolo para jardim; rolo agrícola
  part=part -> 843290
  * -> 843280
t: lawn roller 60 l water filled => 843280
t: paint roller => !8432

@ leather-goods-machine
en: leather perforating machine; leather cutting press; leather stamping machine + hot foil|bag; belt making machine + leather; leather strap cutting machine; edge folding machine leather; leather edge painting machine; edge creasing machine + leather; wallet making machine; bag turning machine leather; glove pressing machine leather; leather strip cutting machine; leather punching machine
de: Lederprägemaschine; Lederstanze + Maschine; Riemenschneidemaschine; Lederkantenmaschine
fr: machine à gaufrer le cuir; presse à découper le cuir; coupe-lanières + machine; machine à perforer le cuir
es: máquina de grabar cuero; troqueladora de cuero; cortadora de correas de cuero; perforadora de cuero
it: macchina per pelletteria; fustellatrice per pelle; tagliacinghie + macchina; goffratrice per pelle
nl: leerpersmachine; leerstansmachine; riemensnijmachine + leer
pl: maszyna do wytłaczania skóry; wykrojnik do skóry + prasa; krajarka do pasków skórzanych
pt: máquina de gravar couro; prensa de corte de couro; cortadeira de tiras de couro
  part=part -> 845390
  "perforating" -> 845380
  "perforer" -> 845380
  "perforadora" -> 845380
  * -> 845380
t: leather strap cutting machine => 845380
t: leather edge creasing machine, electric => 845380
t: leather belt => !8453

@ leather-machine
en: leather shaving machine; leather skiver; skiving machine + leather; leather splitter; leather sanding machine; leather buffing machine; hide fleshing machine; hide working machine; skin working machine; leather tanning drum; tanning machine + leather|hide; leather stretching machine; leather toggling machine; dehairing machine + hide|leather; de hairing machine; unhairing machine; faller stock; leather ironing machine; leather polishing machine; leather brushing machine; leather glazing machine; leather milling drum; hammer mill + leather|tannery; fur shearing machine; leather rolling machine; sammying machine; leather staking machine; leather measuring shaving; emery machine + leather; leather paring machine; fur sewing pelting machine
de: Lederspaltmaschine = leather splitting machine; Entfleischmaschine = hide fleshing machine; Gerbtrommel = leather tanning drum; Lederbearbeitungsmaschine = leather working machine; Enthaarungsmaschine = dehairing machine + Leder|Haut
fr: machine à parer le cuir = leather skiving machine; refendeuse à cuir = leather splitter; machine à écharner = hide fleshing machine; foulon = fulling mill + tannerie|cuir; pareuse = skiving machine; ébourreuse = unhairing machine
es: máquina para cuero = leather working machine; divididora de cuero = leather splitter; descarnadora = fleshing machine; bombo de curtido = leather tanning drum; chifladora = skiving machine
it: macchina per pelli = leather machine; spaccatrice per pelli = leather splitting machine; scarnatrice = fleshing machine; bottale = tanning drum + conceria|concia; scarnitrice per cuoio = leather skiver
nl: leerbewerkingsmachine = leather working machine; leersplitmachine = leather splitting machine; looivat = tanning vat; schalmmachine = skiving machine
pl: ścieniarka do skóry = leather skiver; dwojarka do skór = leather splitting machine; odmięśniarka = fleshing machine; bęben garbarski = tanning drum; szarfiarka = leather skiver
pt: máquina para couro = leather working machine; chanfradeira de couro = leather skiver; divisora de couro = leather splitter; descarnadeira = hide fleshing machine; fulão de curtume = leather tanning drum
not: descarne
  part=part -> 845390
  * -> 845310
t: leather splitting machine 400 mm => 845310
t: hide fleshing machine for tannery => 845310
t: leather skiving knife => !8453

@ lifting-table-tipper
en: wagon tipper; truck tipper platform; ladle tipper; drum tipper; dock leveller; loading ramp hydraulic; tail lift; vehicle tail lift; bin lifter; bin tipper; telpher; telpherage; mechanical ladder; ladder lift; furniture lift; roof tile lift; vacuum tube lifter; magnetic lifter + plate; glass vacuum lifting device; manipulator + lifting|balance arm; balance arm + lifting; motorcycle lift table; plasterboard lift; drywall lift; panel hoist drywall; material lift; hand stacker lift material; stair climber hand truck electric; cherry picker; car parking lift; stacking robot; log loader; wagon shaking machine; mast climbing platform; wagon pusher; manure loader tractor; front loader for tractor; bale grab
de: Scherenhubtisch = scissor lift table; Ladebordwand = tail lift; Hebebühne = lifting platform + Arbeit|Scheren; Möbellift = furniture lift; Dachdeckerlift = roofer's lift; Vakuumheber = vacuum lifter; Plattenheber = panel lift; Fasskipper = drum tipper; Frontlader = front loader + Traktor; Waggonkipper = wagon tipper
fr: table élévatrice = lifting table; hayon élévateur = tail lift; monte-meubles = furniture lift; lève-plaque = plasterboard lift; palonnier à ventouses = vacuum lifting beam; basculeur = tipper + wagon|fût; quai niveleur = dock leveller
es: mesa elevadora = lifting table; trampilla elevadora = tail lift; elevador de placas = board lifter; volcador = tipper + bidones|vagones; pala frontal = front loader + tractor; ventosa elevadora = vacuum lifter; salvaescaleras = stairlift
it: tavola elevatrice = lifting table; piattaforma elevatrice = lifting platform; sponda idraulica = tail lift; alzalastre = drywall lift; sollevatore a ventosa = suction cup lifter; ribaltatore = tipper + vagoni|fusti
nl: heftafel = lift table; schaarhefttafel = scissor lift table; laadklep = tail lift; meubellift = furniture lift; platenlift = panel lift; vacuümheffer = vacuum lifter; voorlader = front loader + trekker
pl: stół podnośny = lifting table; winda załadowcza = tail lift; podnośnik nożycowy = scissor lift; podnośnik koszowy = bucket lift; podnośnik do płyt = panel lifter; chwytak próżniowy = vacuum lifter; wywrotnica wagonowa = wagon tipper
pt: mesa elevatória = lift table; plataforma hidráulica = hydraulic platform + caminhão; virador de vagões = wagon tipper; ventosa de elevação = vacuum lifting cup; elevador de escada = stair lift
not: height adjustable table; lift table desk; hand truck; ribaltabile
  part=part -> 843139
  "cherry picker": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710   # self-propelled with a lifting platform: works trucks of 8427
  "boom lift": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "aerial work": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "scissor lift": "table|de mesa|da tavola" 842890; kind=self-propelled 842710; power=electric 842710 ~.2; * 842890
  "nacelle": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "hoogwerker": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "koszowy": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "arbeitsbuhne": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "magnetic lifter" -> 850590   # holding devices with magnets are 8505
  "motorcycle lift" -> 842542
  * -> 842890
t: hydraulic scissor lift table 500 kg => 842890
t: tail lift for lorry 1500 kg => 842890
t: vacuum lifter for glass panes => 842890
t: lifting dumbbells => !8428

@ liquid-elevator
en: liquid elevator; archimedes screw pump; archimedean screw; chain pump + water; bucket wheel + liquid|water elevator; water lifting wheel; oil skimmer elevator; rope pump + water
de: Flüssigkeitshebewerk = liquid elevator; Wasserschnecke = archimedean screw; Schöpfrad = scoop wheel; Archimedische Schraube = archimedean screw
fr: élévateur à liquides = liquid elevator; vis d'Archimède = archimedes screw + eau|pompe; noria = noria water wheel
es: elevador de líquidos = liquid elevator; tornillo de Arquímedes = archimedean screw + agua
it: elevatore di liquidi = liquid elevator; coclea di Archimede = archimedean screw; noria = water lifting wheel + acqua
nl: vloeistofelevator = liquid elevator; vijzelgemaal = screw pumping station; waterschroef = water screw; waterschroeven = water screw
pl: podnośnik cieczy = liquid elevator; śruba Archimedesa = archimedes screw; noria = noria + woda
pt: parafuso de Arquimedes = archimedes screw pump; nora = water wheel + água
  part=part -> 841392
  * -> 841382
t: archimedean screw for water lifting => 841382
t: liquid elevator => 841382
t: elevator shoes => !8413

@ loom-shuttle
en: weaving machine + rapier|air jet|water jet|projectile|terry; rapier weaving machine; projectile loom; ribbon loom; label weaving loom; shuttle loom; automatic loom; carpet loom; jacquard loom; tapestry loom; needle loom + narrow|webbing|ribbon; webbing loom
de: Greiferwebmaschine; Bandwebmaschine; Luftdüsenwebmaschine
fr: métier à rapière; métier à ruban
es: telar de pinzas; telar de cintas
it: telaio a pinze; telaio per nastri; macchina per tessere
nl: bandweefmachine
pl: krosno rapierowe; krosno taśmowe
pt: tear; tear de pinças; máquina de tecer; tear de fitas
not: loom bands; rainbow loom; telar para niños
  part=part -> 844849
  width<=30cm -> 844610 ~.03
  "ribbon" -> 844610
  "narrow" -> 844610
  "webbing" -> 844610
  "label" -> 844610
  "needle loom" -> 844610
  "bandwebmaschine" -> 844610
  "ruban" -> 844610
  "cintas" -> 844610
  "nastri" -> 844610
  "bandweefmachine" -> 844610
  "tasmowe" -> 844610
  "fitas" -> 844610
  "shuttle loom" -> 844621
  "hand loom" -> 844629
  "handloom" -> 844629
  "tapestry" -> 844629
  "handwebstuhl" -> 844629
  * -> 844630
t: ribbon loom 6 heads => 844610
t: rapier weaving machine 190 cm => 844630
t: rainbow loom bands kit => !8446

@ mail-office-machine
en: letter opener machine; letter opening machine; letter closing machine; envelope opener electric; letter sealing machine; envelope sealing machine; stamp affixing machine; letter folder; folder inserter; mail inserter; envelope inserter; mail folding machine; paper folding inserting machine; addressing machine; address plate embossing machine
de: Brieföffner = letter opener + elektrisch|Maschine; Brieföffnungsmaschine = letter opening machine; Briefschließmaschine = letter closing machine; Falz- und Kuvertiermaschine = folding and inserting machine
fr: ouvre-lettres = letter opener machine + électrique|machine; plieuse inséreuse = folder inserter; machine à cacheter = envelope sealing machine; ouvre-courrier = letter opener machine
es: abrecartas = letter opener + eléctrico|máquina; plegadora ensobradora = folder inserter; ensobradora = envelope inserter; cerradora de sobres = envelope sealing machine
it: apribuste = letter opener + elettrico|macchina; imbustatrice = envelope inserter; piegaimbustatrice = folder inserter
nl: brievenopener = letter opener + elektrisch|machine; couverteermachine = envelope inserting machine; vouwcouverteermachine = folder inserter
pl: otwieracz do listów = letter opener + elektryczny|maszyna; kopertownica = envelope inserter; składarko-kopertownica = folder inserter
pt: abridor de cartas = letter opener + elétrico|máquina; dobradora de cartas = letter folding machine
  part=part -> 847340
  "addressing" -> 847290
  "address plate" -> 847290
  * -> 847230
t: electric letter opener machine => 847230
t: folder inserter for envelopes => 847230
t: letter opener brass => !8472

@ marine-engine
en: marine engine; marine propulsion engine; inboard engine; boat engine; inboard motor + petrol|diesel; sterndrive engine; ship main engine; marine auxiliary engine
de: Schiffsmotor = marine engine; Bootsmotor = boat engine; Einbaumotor = built-in engine + Boot; Schiffsdieselmotor = marine diesel engine
fr: moteur marin = marine engine; moteur in-bord = inboard engine; moteur de bateau = boat engine; moteur inboard = inboard engine
es: motor marino = marine engine; motor intraborda = inboard engine; motor de barco = boat engine
it: motore marino = marine engine; motore entrobordo = inboard engine; motore per barca = boat engine
nl: scheepsmotor = marine engine; bootmotor = boat engine; inboardmotor = inboard motor
pl: silnik okrętowy = marine engine; silnik stacjonarny do łodzi = inboard boat engine; silnik do łodzi = boat engine; silnik jachtowy = yacht engine
pt: motor marítimo = marine engine; motor de centro = inboard motor
not: outboard motor; trolling motor; toy boat; marine engine oil
  part=part "diesel" -> 840999
  part=part -> 840991
  "outboard" -> 840721
  "electric|elettrico|elétrico" -> 850131
  "elektro" -> 850131
  "electrique" -> 850131
  "electrico" -> 850131
  "elektryczny" -> 850131
  "diesel" -> 840810
  "schiffsdieselmotor" -> 840810
  "ship main" -> 840810
  * -> 840729
t: inboard petrol boat engine 90 hp => 840729
t: marine propulsion engine, diesel, 500 kw => 840810
t: boat trailer => !8407

@ meat-machine
en: meat processing machine; meat mincer + commercial|industrial|butcher; meat grinder + commercial|industrial|butcher; meat mixer; meat cutting machine; meat tumbler; vacuum tumbler + meat; meat tenderizer + machine|electric; brine injector; bowl cutter; sausage stuffing machine; sausage filling machine; sausage machine; hamburger forming machine; hamburger patty machine; meat slicing machine; meat dicer; kebab machine + cone|production; kebab skewer machine; meat skewer machine; meat band saw; carcass saw; carcass chopping machine; hog dehairing machine; pig dehairing machine; meat pickling machine; meat press machine; bacon slicer; ham press + machine|industrial; meatball machine; skinning machine + meat; derinding machine; jerky slicer
de: Fleischverarbeitungsmaschine = meat processing machine; Fleischkutter = bowl cutter; Wurstfüllmaschine = sausage filling machine; Fleischsäge = meat saw; Fleischwolf = meat grinder + gewerblich|industriell|Metzgerei; Pökelinjektor = brine injector; Fleischmischer = meat mixer
fr: machine à viande = meat machine; cutter à viande = bowl cutter; scie à os = bone saw; hachoir à viande = meat mincer + professionnel|industriel|boucherie; malaxeur à viande = meat mixer; baratte à viande = meat tumbler
es: máquina para carne = meat processing machine; picadora de carne = meat grinder + industrial|comercial|carnicería; cutter para carne = bowl cutter; mezcladora de carne = meat mixer; inyectora de salmuera = brine injector; máquina para picar carne = meat grinder; picadora de carne industrial = industrial meat grinder; embutidora industrial = industrial sausage stuffer
it: macchina per carne = meat processing machine; tritacarne = meat grinder + professionale|industriale; cutter per carne = bowl cutter; zangola per carne = meat tumbler; hamburgatrice = hamburger patty machine; impastatrice per carne = meat mixer; tritacarne industriale = industrial meat mincer; insaccatrice industriale = sausage filling machine
nl: vleesverwerkingsmachine = meat processing machine; worstvulmachine = sausage filling machine; vleesmolen = meat grinder + industrieel|professioneel; beenderzaag = bone saw; vleescutter = bowl cutter
pl: maszyna do mięsa = meat processing machine; kuter do mięsa = bowl cutter; nadziewarka do kiełbas = sausage stuffing machine; wilk do mięsa = meat mincer; maszynka do mięsa = meat grinder + przemysłowa; masownica = meat massager
pt: moedor de carne = meat grinder + industrial; misturadeira de carne = meat mixer; serra fita para carne = meat band saw; picadora de carne industrial = industrial meat mincer; máquina de picar carne = meat mincing machine
not: meat tenderizer hammer; meat thermometer
  part=part -> 843890
  power=manual "mincer|grinder" -> 821000 ~.05
  * -> 843850
t: bowl cutter 40 l for sausage production => 843850
t: sausage stuffing machine, hydraulic => 843850
t: canned sausage => !8438

@ metal-boring-named
en: metal boring machine; jig boring machine; line boring machine; horizontal boring machine; cylinder boring machine; portable line boring machine; fine boring machine; boring and milling machine; boring mill + metal|horizontal; horizontal boring mill; boring-milling machine; valve seat cutting machine; deep hole drilling machine; bore welding machine line boring
de: Bohrwerk; Horizontalbohrwerk; Lehrenbohrmaschine; Zylinderbohrwerk; Bohr- und Fräswerk; Feinbohrmaschine
fr: aléseuse fraiseuse; aléseuse horizontale; machine à aléser
es: mandriladora; mandriladora horizontal; rectificadora de cilindros mandrinadora
it: alesatrice orizzontale
nl: kotterbank; kotterbank horizontaal; uitboormachine
pl: wytaczarka pozioma; wiertarko-frezarka wytaczarka; wytaczarka do cylindrów
pt: mandrilhadora; mandriladora + metal; mandrilhadora horizontal
not: mandril; mandrilar
  part=part -> 846693
  "deep hole": kind=cnc 845921; * 845929
  "milling": kind=cnc 845931; * 845939
  "mill": kind=cnc 845931; * 845939
  "frasewerk": kind=cnc 845931; * 845939
  "fraswerk": kind=cnc 845931; * 845939
  "fraiseuse": kind=cnc 845931; * 845939
  "frezarka": kind=cnc 845931; * 845939
  kind=cnc -> 845941
  * -> 845949
t: portable line boring machine => 845949
t: cnc horizontal boring and milling machine => 845931
t: boring bar for lathe => !8459

@ metal-broaching-slotting
en: slotting machine + metal|keyway|vertical; keyway slotting machine; metal shaping machine; shaper machine + metal|bench|planer; shaping machine; key seating machine; keyseater
de: Stoßmaschine = slotting machine + Metall; Nutenstoßmaschine = keyway slotting machine; Waagerechtstoßmaschine = horizontal shaping machine; Shaping + Metall
fr: mortaiseuse = slotting machine + métal; étau-limeur = shaper; machine à mortaiser = slotting machine + clavette
es: mortajadora = slotting machine; limadora = metal shaping machine + metal|máquina; cepilladora limadora = shaper machine
it: stozzatrice = slotting machine; limatrice = shaper machine + metallo
nl: steekmachine = slotting machine + metaal; sterkearmschaafbank = shaper
pl: dłutownica do metalu = metal slotting machine; strugarka poprzeczna = metal shaper; dłutownica pionowa = vertical slotting machine
pt: escareadora de chaveta = key seating machine; plaina limadora = shaper machine; mandriladora de chavetas = key seating machine
not: mortaiser
  part=part -> 846693
  * -> 846120
t: keyway slotting machine => 846120
t: metal shaping machine => 846120
t: body shaper belt => !8461

@ metal-casting-converter
en: metal casting machine; gravity casting machine; gravity die casting machine; pressure casting machine; die caster; low pressure casting machine; investment casting machine + jewelry|jewellery|vacuum; jewellery casting machine; jewelry casting machine; vacuum casting machine + metal|jewelry|gold; granulating casting machine + gold; ingot casting machine; continuous caster; centrifugal caster; converter + steel|metallurgy|foundry|bessemer; steel converter; argon oxygen converter
de: Gießmaschine = casting machine + Metall; Schleudergussmaschine = centrifugal casting machine; Stranggussanlage = continuous casting plant; Konverter = converter + Stahl; Vakuumgießmaschine = vacuum casting machine
fr: machine à couler sous pression = pressure die casting machine; machine de coulée continue = continuous casting machine; machine de coulée centrifuge = centrifugal casting machine; convertisseur = converter + acier
es: máquina de fundición a presión = pressure casting machine; máquina de colada continua = continuous caster; inyectora de zinc = zinc die casting machine; centrífuga de fundición = centrifugal casting machine; convertidor = converter + acero
it: pressofusione = die casting + macchina; macchina per colata continua = continuous casting machine; centrifuga per fusione = centrifugal casting machine; convertitore = converter + acciaio
nl: drukgietmachine = die casting machine; spuitgietmachine + metaal; continugietmachine = continuous casting machine; staalconverter = steel converter
pl: odlewarka ciśnieniowa = die casting machine; maszyna do ciągłego odlewania = continuous casting machine; konwertor stalowniczy = steelmaking converter
pt: máquina de fundição sob pressão = die casting machine; máquina de lingotamento contínuo = continuous casting machine; centrífuga de fundição = casting centrifuge; conversor = converter + aço
  part=part -> 845490
  "converter" -> 845410
  "convertisseur" -> 845410
  "konverter" -> 845410
  "convertidor" -> 845410
  "convertitore" -> 845410
  "staalconverter" -> 845410
  "konwertor" -> 845410
  "conversor" -> 845410
  * -> 845430
t: jewellery vacuum casting machine => 845430
t: bessemer converter for steel => 845410
t: dc voltage converter => !8454

@ metal-casting-mould
en: die casting die; pressure die mould; metal injection mould; zinc die casting mould; aluminium die casting mould
de: Druckgussform; Druckgießform
fr: moule de coulée sous pression; moule de fonderie sous pression
es: molde de fundición a presión
it: stampo per pressofusione
nl: spuitgietmatrijs + metaal; drukgietmatrijs
pl: forma do odlewania ciśnieniowego; forma ciśnieniowa + metal
pt: molde de fundição sob pressão
  * -> 848041
t: zinc die casting mould => 848041
t: pressure cooker => !8480

@ metal-forging-machine
en: drop hammer; hot forging press; die forging press; upsetting machine; ring rolling machine; open die press; pneumatic forging hammer; counterblow hammer; hot hammer; hot forming press; heading machine + hot; cold header; bolt former machine; forging manipulator press; ring rolling mill; blacksmith power hammer; forging roll
de: Gesenkschmiedepresse = die forging press; Schmiedemaschine = forging machine; Fallhammer = drop hammer; Ringwalzmaschine = ring rolling machine; Freiformpresse = open die press; Lufthammer = pneumatic hammer; Stauchmaschine = upsetting machine
fr: machine à forger = forging machine; presse à forger = forging press; marteau à chute = drop hammer; forge = forge + presse
es: martinete = drop hammer; prensa de forja = forging press; máquina de forja = forging machine
it: pressa per forgiatura = forging press; macchina per forgiare = forging machine; pressa per stampaggio a caldo = hot forging press
nl: smeedmachine = forging machine; smeedpers = forging press; valhamer = drop hammer; smeedhamer = forging hammer; smeedpersen = forging press
pl: kuźniarka = forging machine; prasa kuźnicza = forging press; młot matrycowy = drop hammer; młot kuźniczy = forging hammer
pt: martelo de forja = forging hammer; prensa de forjamento = forging press; máquina de forjar = forging machine; martelo de queda = drop hammer
not: drop hammer toy; forging hammer hand; forger
  part=part -> 846694
  "closed die" -> 846211
  "die forging" -> 846211
  "closed-die" -> 846211
  "gesenkschmiedepresse" -> 846211
  "drop hammer" -> 846211
  "matrycowy" -> 846211
  "fallhammer" -> 846211
  "ring rolling" -> 846219
  "open die" -> 846219
  "pneumatic|neumático|pneumatico" -> 846219
  "power hammer" -> 846219
  "cold header" -> 846290
  "bolt former" -> 846290
  * -> 846219
t: closed die forging press 1600 t => 846211
t: pneumatic forging hammer 65 kg => 846219
t: blacksmith hand hammer 1 kg => !8462

@ metal-grinding-named
en: flat surface grinder; surface grinder; centreless grinding machine; centerless grinder; internal grinding machine; crankshaft grinding machine; roll grinding machine; profile grinding machine; tool and cutter grinder; cutter grinding machine; drill sharpening machine; drill bit grinder; saw blade sharpening machine; chain saw sharpener electric bench; blade sharpening machine + industrial|planer; lapping machine + metal|flat; cylinder honing machine; metal deburring machine; vibratory finishing machine; vibratory tumbler + metal|polishing|finishing; metal belt grinder; pipe polishing machine; belt grinding machine + metal; buffing machine + metal|wheel; polishing machine + metal|jewellery|jewelry|pipe|tube; valve grinding machine; brake disc grinding machine; metallographic polishing machine; flywheel grinding machine; knife belt grinder
de: Läppmaschine = lapping machine; Spitzenlosschleifmaschine = centreless grinding machine; Sägeblattschärfmaschine = saw blade sharpening machine; Poliermaschine = polishing machine + Metall; Gleitschleifmaschine = vibratory finishing machine; Bandschleifmaschine = belt grinding machine + Metall
fr: rectifieuse plane = surface grinder; rectifieuse cylindrique = cylindrical grinder; rectifieuse sans centre = centreless grinding machine; machine à roder = lapping machine; polisseuse = polishing machine + métal; tribofinition = vibratory finishing machine + machine; affûteuse de forets = drill bit sharpener
es: rectificadora plana = surface grinder; rectificadora cilíndrica = cylindrical grinding machine; afiladora universal = tool and cutter grinder; pulidora de metales = metal polishing machine; rectificadora sin centros = centerless grinder
it: rettifica = grinding machine + piani|cilindrica|senza centri; lappatrice = lapping machine; levigatrice = grinding and smoothing machine + metallo|cilindri; sbavatrice = deburring machine; lucidatrice per metalli = metal polishing machine
nl: vlakslijpmachine = surface grinding machine; rondslijpmachine = cylindrical grinding machine; gereedschapslijpmachine = tool grinding machine; hoonmachine = honing machine; ontbraammachine = deburring machine; zaagslijpmachine = saw sharpening machine
pl: szlifierka do wałków = cylindrical grinder; szlifierka narzędziowa = tool and cutter grinder; docierarka = lapping machine; gratownica = deburring machine; ostrzałka do pił = saw sharpener + stołowa|elektryczna; szlifierka bezkłowa = centreless grinding machine
pt: retificadora plana = surface grinder; retificadora cilíndrica = cylindrical grinder; afiadora universal = universal tool grinder; rebarbadora de chapas = sheet deburring machine; politriz = polishing machine + metal industrial; retificadora sem centros = centerless grinder
not: afiladora de cuchillos; szlifierka do płaszczyzn betonowych; knife sharpener
  part=part -> 846693
  "surface" !"lapping": kind=cnc 846012; * 846019
  "flat surface" !"lapping": kind=cnc 846012; * 846019
  "flachschleifmaschine" !"lapping": kind=cnc 846012; * 846019
  "plane" !"lapping": kind=cnc 846012; * 846019
  "plana" !"lapping": kind=cnc 846012; * 846019
  "piani" !"lapping": kind=cnc 846012; * 846019
  "vlakslijpmachine" !"lapping": kind=cnc 846012; * 846019
  "plaszczyzn" !"lapping": kind=cnc 846012; * 846019
  "centreless": kind=cnc 846022; * 846029
  "centerless": kind=cnc 846022; * 846029
  "spitzenlosschleifmaschine": kind=cnc 846022; * 846029
  "sans centre": kind=cnc 846022; * 846029
  "sin centros": kind=cnc 846022; * 846029
  "senza centri": kind=cnc 846022; * 846029
  "bezklowa": kind=cnc 846022; * 846029
  "sem centros": kind=cnc 846022; * 846029
  "cylindrical|cilíndrico": kind=cnc 846023; * 846029
  "crankshaft": kind=cnc 846023; * 846029
  "roll grinding": kind=cnc 846023; * 846029
  "rundschleifmaschine": kind=cnc 846023; * 846029
  "cylindrique": kind=cnc 846023; * 846029
  "cilindrica": kind=cnc 846023; * 846029
  "rondslijpmachine": kind=cnc 846023; * 846029
  "walkow": kind=cnc 846023; * 846029
  "internal grinding": kind=cnc 846024; * 846029
  "profile grinding": kind=cnc 846024; * 846029
  "valve grinding": kind=cnc 846024; * 846029
  "flywheel": kind=cnc 846024; * 846029
  "brake disc": kind=cnc 846024; * 846029
  "sharpening": kind=cnc 846031; * 846039
  "sharpener": kind=cnc 846031; * 846039
  "tool and cutter": kind=cnc 846031; * 846039
  "cutter grinding": kind=cnc 846031; * 846039
  "drill bit grinder": kind=cnc 846031; * 846039
  "werkzeugschleifmaschine": kind=cnc 846031; * 846039
  "scharfmaschine": kind=cnc 846031; * 846039
  "sageblattscharfmaschine": kind=cnc 846031; * 846039
  "affuteuse": kind=cnc 846031; * 846039
  "afiladora": kind=cnc 846031; * 846039
  "affilatrice": kind=cnc 846031; * 846039
  "gereedschapslijpmachine": kind=cnc 846031; * 846039
  "zaagslijpmachine": kind=cnc 846031; * 846039
  "ostrzalka": kind=cnc 846031; * 846039
  "narzedziowa": kind=cnc 846031; * 846039
  "afiadora": kind=cnc 846031; * 846039
  "honing" -> 846040
  "lapping" -> 846040
  "honmaschine" -> 846040
  "lappmaschine" -> 846040
  "roder" -> 846040
  "brunidora" -> 846040
  "lappatrice" -> 846040
  "levigatrice" -> 846040
  "hoonmachine" -> 846040
  "honownica" -> 846040
  "docierarka" -> 846040
  * -> 846090
t: centerless grinder cnc => 846022
t: manual surface grinder 150 x 450 => 846019
t: cylinder honing machine => 846040
t: vibratory tumbler for metal finishing => 846090
t: grinding wheel => !8460

@ metal-milling-named
en: metal milling machine; universal milling machine; vertical milling machine; horizontal milling machine; bench milling machine; bed type milling machine; planer type milling machine; gantry milling machine; plano milling machine; copy milling machine; bridgeport milling machine; knee milling machine; knee mill; engraving milling machine metal; edge milling machine; chamfering machine; beveling machine + plate|pipe|metal; keyway milling machine; end milling machine + aluminium|profile
de: Universalfräsmaschine; Metallfräsmaschine; Konsolfräsmaschine; Bettfräsmaschine; Portalfräsmaschine
fr: fraiseuse; fraiseuse universelle; fraiseuse à métaux; fraiseuse à console; chanfreineuse
es: fresadora universal; fresadora CNC; fresadora de torreta; achaflanadora
it: fresatrice universale; fresatrice CNC; fresatrice a mensola; smussatrice
nl: freesmachine; freesbank; universele freesmachine; CNC freesmachine
pl: frezarka uniwersalna; frezarka CNC; frezarka wspornikowa; ukosowarka
pt: fresadora + metal|cnc; fresadora ferramenteira; chanfradeira de chapas
not: milling cutter; router bit; milling vise; oberfräse; fresadora de madera; tupia
  part=part -> 846693
  "wood" -> 846592
  "holz" -> 846592
  "bois" -> 846592
  "madera" -> 846592
  "legno" -> 846592
  "hout" -> 846592
  "drewna" -> 846592
  "madeira" -> 846592
  "knee": kind=cnc 845951; * 845959
  "turret": kind=cnc 845951; * 845959
  "bridgeport": kind=cnc 845951; * 845959
  "konsolfrasmaschine": kind=cnc 845951; * 845959
  "console": kind=cnc 845951; * 845959
  "torreta": kind=cnc 845951; * 845959
  "mensola": kind=cnc 845951; * 845959
  "wspornikowa": kind=cnc 845951; * 845959
  "ferramenteira": kind=cnc 845951; * 845959
  "chamfering" -> 846190
  "beveling" -> 846190
  "chanfreineuse" -> 846190
  "achaflanadora" -> 846190
  "smussatrice" -> 846190
  "ukosowarka" -> 846190
  "chanfradeira" -> 846190
  kind=cnc -> 845961
  "cnc" -> 845961
  * -> 845969
t: universal milling machine for metal => 845969
t: turret knee milling machine => 845959
t: cnc vertical milling machine => 845961
t: carbide end mill 6 mm => !8459

@ metal-sawing-machine
en: metal sawing machine; band saw + metal|steel|aluminium; metal cutting band saw; metal circular saw machine; abrasive cut off machine; cutting off machine + metal|pipe|abrasive; power hacksaw; horizontal band saw; metallographic cutting machine; aluminium profile saw; aluminum profile cutting machine; tube cutting machine + metal; pipe cutting machine + metal|steel; cold circular saw; bar cutting saw; metal chop saw machine; double head miter saw
de: Metallkreissäge; Bügelsäge + Maschine; Trennschleifmaschine; Kaltkreissäge; Horizontalbandsäge
fr: scie à ruban à métaux; scie alternative; fraise-scie; scie circulaire à métaux
es: sierra alternativa; sierra circular para metal
it: segatrice + metallo; seghetto alternativo idraulico macchina
nl: metaallintzaag; metaalzaagmachine; afkortzaag metaal; beugelzaagmachine
pl: przecinarka do metalu; piła ramowa do metalu
pt: serra fita para metal; serra circular para metal; serra alternativa; cortadora de metal + serra
not: cut off disc; tube cutter; saw blade; przecinarka akumulatorowa
  part=part -> 846693
  * -> 846150
t: horizontal band saw for metal 1.1 kw => 846150
t: metallographic abrasive cut off machine => 846150
t: metal cutting saw blade => !8461

@ metal-treating-machine
en: electroplating line; galvanizing line; hot dip galvanizing plant; tin plating machine; tinning machine + metal|wire; pickling line + steel|metal; descaling machine + metal|steel; pig iron breaker; coil winder + transformer|motor; transformer winding machine; stator winding machine; motor winding machine; wire coil winder; anodizing line; metal dipping machine; cable reeling machine metal; decoiler straightener; uncoiler + metal|sheet|steel; voice coil winder; toroidal winding machine; scrap metal baler; metal shredder; scrap metal shredder; can crusher machine industrial; scrap shear baler; copper wire granulator; cable stripping machine; wire stripper machine
de: Verzinkungsanlage = galvanizing line; Beizanlage = pickling plant; Spulenwickelmaschine = coil winding machine; Wickelmaschine = winding machine + Draht|Trafo|Motor; Abhaspel = decoiler; Schrottpresse = scrap press; Kabelschälmaschine = cable stripping machine; Schrottschredder = scrap metal shredder
fr: ligne de galvanisation = galvanizing line; bobineuse = winding machine + fil|transformateur|moteur; ligne de décapage = pickling line; dérouleur = unwinder + tôle; presse à ferraille = scrap metal press; dénudeuse de câbles = cable stripping machine; broyeur de ferraille = scrap metal shredder
es: línea de galvanizado = galvanizing line; bobinadora = winding machine + motor|transformador; línea de decapado = pickling line; desbobinador = uncoiler; prensa de chatarra = scrap press; pelacables = cable stripper + máquina eléctrica
it: linea di zincatura = galvanizing line; bobinatrice = coil winding machine + motore|trasformatore; linea di decapaggio = pickling line; aspo svolgitore = uncoiler; pressa per rottami = scrap metal baler; spelacavi = wire stripper + macchina
nl: galvaniseerlijn = galvanizing line; wikkelmachine = winding machine + draad|motor|transformator; beitslijn = pickling line; afwikkelhaspel = decoiler + staal; schrootpers = scrap metal baler; kabelstripmachine = cable stripping machine; schrootpersen = scrap metal baler
pl: linia galwaniczna = electroplating line; nawijarka = winding machine + cewki|transformator|silnik; wytrawialnia = pickling plant; rozwijak = decoiler + blacha; prasa do złomu = scrap press; maszyna do ściągania izolacji = wire stripping machine
pt: linha de galvanização = galvanizing line; bobinadeira = coil winding machine + motor|transformador; linha de decapagem = pickling line; prensa de sucata = scrap metal press; descascadora de fios = wire stripping machine + máquina
not: bobina; bobinado; bobinada
  part=part -> 847990
  "stripping" -> 847989
  "stripper" -> 847989
  "kabelschalmaschine" -> 847989
  "denudeuse" -> 847989
  "pelacables" -> 847989
  "spelacavi" -> 847989
  "kabelstripmachine" -> 847989
  "izolacji" -> 847989
  "descascadora" -> 847989
  * -> 847981
t: transformer coil winding machine => 847981
t: copper wire stripping machine electric => 847989
t: wire stripper pliers => !8479

@ metallurgical-ladle
en: ladle + foundry|metal|casting|steel|iron|molten|pouring|metallurgical; ingot mold + metal|steel|gold|silver|foundry|graphite; ingot mould + metal|steel|gold|silver|foundry|aluminium; casting ladle; pouring ladle; lead pouring ladle; crucible ladle; slag pot; tundish
de: Pfanne + Stahlwerk; Kokille = metal casting mould + Block|Barren|Gießerei; Barrengießform = ingot mould; Schlackenkübel = slag pot
fr: poche de coulée = casting ladle; lingotière = ingot mould; poche à fonte = foundry ladle; cuiller de coulée = pouring ladle
es: cuchara de colada = casting ladle; lingotera = ingot mould; caldero de colada = casting ladle; cazo de fundición = foundry ladle
it: siviera = casting ladle; lingottiera = ingot mould; secchia di colata = pouring ladle; mestolo per fusione = casting ladle
nl: gietpan = casting ladle; gietlepel = casting ladle + metaal; ingotvorm = ingot mould; gietkroes staal = steel crucible
pl: kadź odlewnicza = casting ladle; łyżka odlewnicza = pouring ladle; kadź stalownicza = steel ladle
pt: panela de fundição = casting ladle; lingoteira = ingot mould; colher de vazamento = pouring ladle; panela siderúrgica = ladle
not: soup ladle; graphite crucible
  part=part -> 845490
  "graphite|grafito|grafite" -> 681519   # moulds of graphite are 6815, not 8454
  * -> 845420
t: foundry ladle 2 t => 845420
t: ingot mould for silver bars, cast iron => 845420
t: soup ladle stainless => !8454

@ milk-machine-dairy
en: milk homogeniser; butter making machine; butter churn + industrial|electric|machine; butter moulding machine; butter cutting machine; butter packing press; cheese moulding machine; cheese press machine; cheese cutting machine; cheese making machinery; dairy machinery; dairy machine; curd cutting machine; curd mill; milk clarifier; mozzarella machine; mozzarella stretching machine; milk processing plant
de: Molkereimaschine = dairy machine; Milchhomogenisator = milk homogeniser; Butterungsmaschine = butter making machine; Butterfertiger = butter making machine; Käsepresse = cheese press + Maschine; Käseformmaschine = cheese moulding machine
fr: machine de laiterie = dairy machine; homogénéisateur à lait = milk homogeniser; baratte à beurre = butter churn; machine à mouler le fromage = cheese moulding machine; butyrateur = butter churn
es: maquinaria lechera = dairy machinery; homogeneizador de leche = milk homogeniser; moldeadora de queso = cheese moulding machine; batidora de mantequilla = butter churn
it: macchina per latteria = dairy machine; omogeneizzatore latte = milk homogeniser; burrificatrice = butter making machine; formatrice per formaggio = cheese moulding machine; filatrice mozzarella = mozzarella stretching machine
nl: zuivelmachine = dairy machine; melkhomogenisator = milk homogeniser; botermachine = butter making machine; kaaspersmachine = cheese press machine
pl: maszyna mleczarska = dairy machine; homogenizator mleka = milk homogeniser; maselnica = butter churn; prasa serowarska = cheese press + maszyna
pt: máquina de laticínios = dairy machine; homogeneizador de leite = milk homogenizer; batedeira de manteiga = butter churn; moldadora de queijo = cheese moulding machine
not: butter churn hand
  part=part -> 843490
  * -> 843420
t: butter making machine 60 l => 843420
t: milk homogenizer for dairy => 843420
t: butter dish ceramic => !8434

@ milking-machine
en: milker + cow|goat|vacuum|pulsator; bucket milking machine; milking parlour; milking parlor; milking robot; milking system; vacuum milking machine; portable milker
de: Melkanlage; Melkstand; Melkroboter; Eimermelkanlage
fr: salle de traite; robot de traite
es: sala de ordeño
it: mungitrice carrellata; sala di mungitura; macchina mungitrice
nl: melkrobot; melkstal
pl: dojarka bańkowa; hala udojowa; robot udojowy
pt: ordenhadora; sala de ordenha
not: milking machine liner; milk tubing; ordenha
  part=part -> 843490
  * -> 843410
t: goat milking machine vacuum 7 l => 843410
t: milking robot for dairy farm => 843410
t: milk frother => !8434

@ mineral-crusher
en: gyratory crusher; roll crusher; stone mill + mineral; rod mill; pulverizer + mineral|ore|stone|coal|gold; ore mill; ore grinder; mineral grinding mill; wet pan mill; gold ore mill; gold stamp mill; mobile crusher; crushing plant; vertical shaft impactor; sand making machine; coal crusher; coal pulverizer; cement mill; clinker mill; lump breaker + clay|mineral; edge runner mill; millstone grinder + mineral; percussion grinder; glass crusher; hammer mill + mineral|stone|ore|rock; ball mill + ore|cement|mineral|ceramic
de: Brecher = crusher + Stein|Beton|Backen|Prall; Prallbrecher = impact crusher; Kegelbrecher = cone crusher; Steinmühle = stone mill; Kohlemühle = coal mill
fr: concasseur à mâchoires = jaw crusher; concasseur à percussion = impact crusher; broyeur de pierres = stone crusher; broyeur à minerai = ore mill
es: chancadora = crusher; trituradora de mandíbulas = jaw crusher; machacadora = crusher; trituradora de impacto = impact crusher
it: frantoio a mascelle = jaw crusher; frantoio per pietre = stone crusher; frantoio a martelli = hammer mill; frantumatore = crusher
nl: kaakbreker = jaw crusher; puinbreker = rubble crusher; hamerbreker = hammer crusher
pl: kruszarka szczękowa = jaw crusher; kruszarka udarowa = impact crusher; kruszarka stożkowa = cone crusher
pt: britador de mandíbulas = jaw crusher; britador de impacto = impact crusher; triturador de pedra = stone crusher
not: coffee crusher; ice crusher; can crusher
  part=part -> 847490
  * -> 847420
t: gold ore hammer mill crusher => 847420
t: mobile jaw crusher => 847420
t: crushed gravel => !8474

@ mineral-mixing-other
en: ore mixer; clay mixer; pug mill; clay pug mill; sand mixer + foundry; foundry sand mixer; sand muller; clay kneading machine; ceramic mixing machine; glass batch mixer; lime mixer; lime hydrator; gypsum mixer; moulding sand mixer
de: Tonkneter = clay kneader; Tonschneider = clay pug mill; Sandmischer = sand mixer + Gießerei; Kollergang Mischer = edge runner mixer; Strangpresse = extrusion press + Ton
fr: malaxeur d'argile = clay mixer; boudineuse = extruder pug mill + argile; mélangeur de sable = sand mixer; malaxeur à sable = sand mixer
es: amasadora de arcilla = clay kneading machine; mezclador de arena = sand mixer; mezcladora de mineral = ore mixer; galletera de arcilla = clay pug mill
it: impastatrice per argilla = clay mixer; molazza = sand muller; mescolatore per sabbia = sand mixer; degasatrice argilla = de-airing pug mill
nl: kleimenger = clay mixer; kleikneedmachine = clay kneading machine; zandmenger = sand mixer + gieterij
pl: mieszarka do gliny = clay mixer; mieszarka do mas formierskich = foundry sand mixer; mieszarka krążnikowa = pan mill mixer; ugniatarka do gliny = clay kneading machine
pt: misturador de argila = clay mixer; misturador de areia = sand mixer + fundição; maromba = pug mill + argila
  part=part -> 847490
  * -> 847439
t: foundry sand mixer => 847439
t: pug mill for pottery clay => 847439
t: modelling clay => !8474

@ mineral-mould
en: plaster mould + casting; paving stone mold; ceramic mould press; concrete stamp mat; garden path mould; cement mold; test cube mould; concrete test mould; baluster mould; stepping stone mold; fence post mould
de: Schalungsform; Gießform + Beton|Gips; Pflasterform; Würfelform + Beton
fr: moule pour béton; moule à pavés; moule éprouvette béton
es: molde de adoquines; molde para yeso
it: stampo per cemento; stampo per gesso
nl: mal + beton; gipsmal
pl: forma do kostki; forma do gipsu
pt: forma para concreto; molde para gesso
  "candle" -> 848079
  * -> 848060
t: plastic paving mould for garden path => 848060
t: cube mould 150 mm for concrete test => 848060
t: concrete bag 25 kg => !8480

@ mineral-screening-washing
en: screening machine + sand|soil|mineral|gravel|compost; soil screener; topsoil screener; gold trommel; gold wash plant; gold wash trommel; trommel plant; gold sluice machine; sand washer; ore washing machine; mineral washing machine; rotary screen + soil|gravel|sand; magnetic separator + ore|mineral|iron; gold shaking table; shaking table + gold|ore|mineral; jig machine + mineral|gold|ore; flotation machine; flotation cell; spiral classifier; hydrocyclone; gold concentrator; gravel washing machine; coal washing machine; vibrating feeder screen; log washer; gold centrifugal concentrator; grizzly screen; mine ventilation screen; mineral sorting machine
de: Siebmaschine = screening machine + Sand|Erde|Kies; Trommelsieb = trommel screen; Sandwaschmaschine = sand washer; Erzwaschmaschine = ore washing machine; Schwingsieb = vibrating screen; Flotationsmaschine = flotation machine; Hydrozyklon = hydrocyclone; Setzmaschine = jig machine + Erz|Kies
fr: crible vibrant = vibrating screen; cribleur = screening machine; trommel = trommel + criblage; laveur de sable = sand washer; crible = screen + terre|gravier; table à secousses = shaking table; cellule de flottation = flotation cell
es: zaranda vibratoria = vibrating screen; cribadora = screening machine; lavadora de arena = sand washer; trómel = trommel; celda de flotación = flotation cell; mesa vibratoria = shaking table + oro|mineral; hidrociclón = hydrocyclone
it: vaglio rotante = rotary screen; vagliatrice = screening machine + terra|sabbia; lavatrice per sabbia = sand washer; idrociclone = hydrocyclone; cella di flottazione = flotation cell
nl: zeefmachine = screening machine + grond|zand; trommelzeef = trommel screen; zandwasmachine = sand washer; trilzeef = vibrating screen; hydrocycloon = hydrocyclone; trommelzeven = trommel screen; trilzeven = vibrating screen
pl: sito bębnowe = trommel screen; płuczka do piasku = sand washer; hydrocyklon = hydrocyclone; flotownik = flotation machine
pt: peneira rotativa = rotary screen; lavador de areia = sand washer; trommel = trommel + peneira; hidrociclone = hydrocyclone; mesa vibratória = vibrating table + ouro
  part=part -> 847490
  * -> 847410
t: gold wash trommel plant => 847410
t: magnetic separator for iron ore => 847410
t: gold pan plastic => !847410

@ mixing-crushing-8479
en: emulsifying machine; emulsifier + machine|industrial|vacuum|cosmetic; vacuum emulsifying mixer; high shear mixer; paint mixing machine; paint shaker; paint tinting mixer; dissolver disperser; disperser + paint|ink; colloid mill; three roll mill; bead mill; double cone mixer; screw mixer; agitator + tank|mixer|industrial; powder grinding machine; pulverizer machine + industrial|herb|chemical; herb grinder machine industrial; universal pulverizer; waste shredder industrial; industrial shredder; two shaft shredder; sigma mixer; cream mixing machine; detergent mixer; sifter machine + industrial|powder|vibro; vibro sifter; powder sieving machine; ultrasonic homogenizer; kneading machine + industrial chemical; food waste shredder industrial; shaker + laboratory|orbital; orbital shaker; roller mixer + laboratory; blending machine; planetary mixer cosmetic
de: Emulgiermaschine = emulsifying machine; Dissolver = dissolver; Farbmischmaschine = paint mixing machine; Farbrüttler = paint shaker; Rührgerät = stirrer + industriell|Labor; Kolloidmühle = colloid mill; Dreiwalzwerk = three roll mill; Perlmühle = bead mill; Industrieschredder = industrial shredder; Doppelwellenzerkleinerer = two shaft shredder; Vibrationssieb = vibrating sieve + Pulver; Schüttler = shaker + Labor
fr: émulsionneur = emulsifier; mélangeur de peinture = paint mixer; disperseur = disperser; moulin colloïdal = colloid mill; tricylindre = three roll mill; broyeur industriel = industrial grinder; tamiseuse = sieving machine; agitateur orbital = orbital shaker
es: emulsionador = emulsifier; mezcladora de pintura = paint mixing machine; agitador de pintura = paint shaker; molino coloidal = colloid mill; trituradora industrial = industrial shredder; tamizadora = sieving machine; dispersor = disperser + pintura; agitador orbital = orbital shaker
it: emulsionatore = emulsifier; miscelatore per vernici = paint mixer; dispersore = disperser; mulino colloidale = colloid mill; trituratore industriale = industrial shredder; raffinatrice tricilindrica = three roll mill
nl: emulgeermachine = emulsifying machine; verfmengmachine = paint mixing machine; verfschudder = paint shaker; colloïdmolen = colloid mill; industriële shredder = industrial shredder; zeefmachine = sieving machine + poeder
pl: emulgator = emulsifier + maszyna|urządzenie; mieszalnik farb = paint mixer; młyn koloidalny = colloid mill; rozdrabniacz przemysłowy = industrial shredder; wytrząsarka = shaker; przesiewacz = sieving machine + proszek; dysolwer = dissolver
pt: emulsificador = emulsifier + máquina|industrial; misturador de tintas = paint mixer; moinho coloidal = colloid mill; triturador industrial = industrial shredder; dispersor = disperser + tinta
not: cocktail shaker; protein shaker; emulsifying wax; paper shredder; emulsion; emulsionante; tamiz; emulsione
  part=part -> 847990
  * -> 847982
t: vacuum emulsifying mixer for cosmetic cream => 847982
t: paint shaker automatic => 847982
t: industrial two shaft shredder => 847982
t: salt shaker => !8479

@ nail-metal-forming-machine
en: magnetoforming machine; orbital riveting machine; spinning lathe metal; metal spinning machine; crimping machine + metal|cable lug; tube end forming machine; knurling machine; wire mesh welding twisting; coin minting press; metal embossing wire; spring coiling machine; chain making machine; staple making machine; paper clip making machine
de: Federwindemaschine; Rundknetmaschine
fr: riveteuse + machine; machine à rouler les filets; enrouleuse de ressorts
es: laminadora de roscas; enrolladora de resortes
it: rivettatrice + macchina; rullatrice; macchina per chiodi; avvolgimolle
nl: klinkmachine; draadtrekmachine; spijkermachine; draadrolmachine; verenwikkelmachine
pl: nitownica + maszyna; ciągarka; walcarka do gwintów; gwoździarka + maszyna; zwijarka do sprężyn
pt: rebitadeira + máquina; máquina de pregos; laminadora de rosca; máquina de molas
not: rivetti; rivetto
  part=part -> 846694
  "thread rolling" -> 846320
  "gewindewalzmaschine" -> 846320
  "rouler les filets" -> 846320
  "laminadora de roscas" -> 846320
  "rullatrice" -> 846320
  "draadrolmachine" -> 846320
  "walcarka do gwintow" -> 846320
  "laminadora de rosca" -> 846320
  "wire drawing" -> 846310
  "drahtziehmaschine" -> 846310
  "trefileuse" -> 846310
  "trefiladora" -> 846310
  "trafilatrice" -> 846310
  "draadtrekmachine" -> 846310
  "ciagarka" -> 846310
  "nail" -> 846330
  "spring|muelle|resorte|molla|mola" -> 846330
  "chain|cadena|catena|corrente" -> 846330
  "barbed|de espino|de púas|spinato|farpado" -> 846330
  "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" -> 846330
  "clip" -> 846330
  "clous" -> 846330
  "clavos" -> 846330
  "chiodi" -> 846330
  "spijker" -> 846330
  "resortes" -> 846330
  "ressorts" -> 846330
  "pregos" -> 846330
  "molas" -> 846330
  "nagelmaschine" -> 846330
  "federwindemaschine" -> 846330
  "spijkermachine" -> 846330
  "verenwikkelmachine" -> 846330
  "sprezyn" -> 846330
  "gwozdziarka" -> 846330
  "avvolgimolle" -> 846330
  * -> 846390
t: orbital riveting machine => 846390
t: spring coiling machine cnc => 846330
t: hand riveter => !8463

@ oil-extraction-machine
en: oil expeller; oil extraction machine; oilseed crusher; oilseed press; oil mill machinery; oilseed grinder; oilseed rolling mill; seed oil press; olive oil mill; olive oil press; olive oil extraction line; coconut oil machine; palm oil press; soap cutting machine; soap moulding machine; soap press machine; soap stamping machine; soap making machine; soap plodder; margarine machine; margarine churn; margarine mixer; fat rendering machine; tallow washing plant; tallow melting plant; edible oil refinery; oil refining plant; fat melting plant; solvent extraction plant oil
de: Ölmühle = oil mill; Ölsaatpresse = oilseed press; Olivenpresse = olive press; Fettschmelzanlage = fat melting plant; Margarinemaschine = margarine machine; Seifenpresse = soap press
fr: moulin à huile = oil mill; extracteur d'huile = oil extractor + graines; machine à savon = soap making machine; machine à margarine = margarine machine
es: extractora de aceite = oil extraction machine; almazara = olive oil mill; máquina para hacer jabón = soap making machine; prensa para aceitunas = olive oil press
it: frantoio; frantoio oleario = olive oil mill; macchina per sapone = soap making machine
nl: oliemolen = oil mill; zeepmachine = soap making machine; zeeppers = soap press machine; zeeppersen = soap press machine
pl: tłocznia oleju = oil press; olejarnia = oil mill + maszyna; maszyna do mydła = soap making machine
pt: extratora de óleo = oil extraction machine; lagar de azeite = olive oil mill; máquina de fazer sabão = soap making machine
not: oil press gauge
  part=part -> 847990
  "soap" -> 847989   # 8479.20 is for fats and oils; soap machines are other machines
  "savon" -> 847989
  "jabon" -> 847989
  "sapone" -> 847989
  "zeep" -> 847989
  "zeeppers" -> 847989
  "zeepmachine" -> 847989
  "mydla" -> 847989
  "sabao" -> 847989
  "seifenpresse" -> 847989
  * -> 847920
t: screw oil expeller for sunflower seed => 847920
t: edible oil refining plant => 847920
t: olive oil 1 l => !8479

@ optical-reader-scanner
en: optical reader; magnetic stripe reader; punch card reader; omr scanner; handheld barcode scanner; document reader passport; data collector barcode
de: Strichcodeleser = barcode reader; Barcodeleser = barcode reader; Magnetkartenleser = magnetic stripe reader; RFID-Leser = rfid reader
fr: lecteur de codes-barres = barcode reader; lecteur magnétique = magnetic reader; lecteur RFID = rfid reader
es: lector de código QR = qr code reader; lector de banda magnética = magnetic stripe reader; lector RFID = rfid reader
it: lettore barcode = barcode reader; lettore di banda magnetica = magnetic stripe reader; lettore RFID = rfid reader
nl: streepjescodelezer = barcode reader; magneetkaartlezer = magnetic card reader; RFID-lezer = rfid reader
pl: skaner kodów = barcode scanner; czytnik kart magnetycznych = magnetic card reader; czytnik RFID = rfid reader
pt: leitor magnético = magnetic reader; leitor RFID = rfid reader; scanner de código de barras = barcode scanner
not: barcode label; rfid tag; scanner stand
  * -> 847190
t: handheld barcode scanner usb => 847190
t: punch card reader => 847190
t: barcode labels roll => !8471

@ packing-wrapping-named
en: shrink tunnel; heat shrink machine; l bar sealer; carton sealer; case sealer; case erector; carton erector; strapping tool electric; battery strapping tool; banding machine + packing|currency|strap; cellophane wrapping machine; overwrapping machine; pillow packing machine; stick pack machine; vertical form fill seal machine; tea bag packing machine; stretch wrapper; pallet wrapping machine; chamber vacuum machine + packaging|industrial; cigarette wrapping; bundling machine + packaging; pallet strapping machine; vacuum skin packaging machine; thermoform packaging machine; air cushion packaging machine; bubble wrap making dispenser machine
de: Schrumpftunnel; Schrumpffolienmaschine; Wickelmaschine + Palette|Folie; Kartonverschließer; Kartonaufrichter; Schlauchbeutelmaschine; Akku Umreifungsgerät
fr: filmeuse; banderoleuse; fardeleuse; scotcheuse + carton; tunnel de rétraction; ensacheuse; formeuse de cartons
es: retractiladora; precintadora; enfardadora + palets|film; túnel de retracción; empaquetadora; envolvedora; formadora de cajas
it: termoretraibile + macchina; avvolgitore + pallet|film; nastratrice; fardellatrice; confezionatrice; incartonatrice; flow pack + macchina
nl: krimptunnel; omsnoeringsmachine; palletwikkelaar; wikkelmachine + pallet; dozensluiter; dozenopzetmachine; krimpfoliemachine
pl: tunel termokurczliwy; owijarka do palet; bandownica; zaklejarka kartonów; taśmownica + paletowa; pakowarka; foliarka; formierka kartonów
pt: arqueadora; cintadora; envolvedora + paletes; túnel de encolhimento; seladora de caixas; empacotadora
not: shrink wrap film; strapping band; stretch film; stretch wrap dispenser; retractil; precinto; confezione
  part=part -> 842290
  "carton sealer" -> 842230   # closing of boxes and filling of bags is 8422.30
  "case sealer" -> 842230
  "kartonverschliesser" -> 842230
  "scotcheuse" -> 842230
  "form fill seal" -> 842230
  "stick pack" -> 842230
  "ensacheuse" -> 842230
  * -> 842240
t: shrink tunnel with conveyor => 842240
t: battery strapping tool for pet strap => 842240
t: stretch film roll => !8422

@ paint-spray-gun
en: gravity spray gun; spray gun + paint|air|hvlp|gravity|auto|primer; airless spray gun; texture spray gun; hopper gun + texture|drywall|stucco; undercoating gun; blow gun + air|pneumatic|compressor; grease spray gun; engine cleaning gun + air; tornado cleaning gun; foam gun + pu|polyurethane|spray; metal spray gun; flock gun; stippling gun pneumatic; adhesive spray gun; gelcoat spray gun
de: Spritzpistole = spray gun; Druckluftpistole = compressed air gun; Unterbodenschutzpistole = underbody coating gun; Putzpistole = plaster spray gun
fr: pistolet de peinture = paint spray gun; soufflette = blow gun + air|compresseur; sablon pistolet
es: pistola aerográfica = spray gun
it: pistola per verniciatura = paint spray gun
nl: verfspuitpistool = paint spray gun; spuitpistool = spray gun; airbrushpistool = airbrush gun
pt: pistola de pintura = spray gun + pulverizadora|ar; pistola de pulverização = spray gun; pistola de ar = air gun + compressor
not: foam gun cleaner; snow foam gun; toy gun; spray gun stand
  part=part -> 842490
  * -> 842420
t: hvlp gravity feed spray gun 1.4 mm => 842420
t: air blow gun for compressor => 842420
t: glue sticks for glue gun => !842420

@ paper-bag-envelope-machine
en: paper sack machine; sack making machine + paper; envelope machine; bag and envelope making machine; bag making machine + paper; paper bag forming machine; paper carrier bag machine; tea bag envelope machine; pouch making machine + paper; paper straw bag machine
de: Papierbeutelmaschine; Briefumschlagmaschine; Papiersackmaschine; Papiertütenmaschine
fr: machine à sacs en papier; machine à enveloppes; machine à sachets papier
es: máquina de bolsas de papel; máquina de sobres; máquina de sacos de papel
it: macchina per sacchetti di carta; macchina per buste; macchina per sacchi di carta
nl: papierzakkenmachine; envelopmachine
pl: maszyna do torebek papierowych; maszyna do kopert; maszyna do worków papierowych
pt: máquina de sacolas de papel; máquina de envelopes
  part=part -> 844190
  * -> 844120
t: paper bag forming machine, square bottom => 844120
t: envelope machine => 844120
t: kraft paper bags => !8441

@ paper-box-machine
en: cardboard box making machine; cardboard box machine; carton machine; box folding machine; folder gluer; folding gluing machine; carton erecting gluing machine paperboard; rigid box machine; paper tube machine; paper core machine; spiral paper tube winding machine; paper drum machine; cardboard tube machine; box stitching machine + carton|cardboard|corrugated; carton stitching machine; paper cup forming machine; paper bowl machine; cardboard drum machine; paper lunch box machine; printer slotter; printer slotter die cutter; cup making machine
de: Faltschachtelklebemaschine = folding box gluing machine; Papierhülsenmaschine = paper tube machine; Pappbechermaschine = paper cup forming machine; Kartonheftmaschine = carton stitching machine; Kartonagenmaschine = cardboard box machine
fr: machine à boîtes en carton = cardboard box machine; machine à gobelets en papier = paper cup forming machine; machine à tubes en carton = cardboard tube machine; agrafeuse à carton = carton stitching machine + machine
es: máquina de cajas de cartón = cardboard box machine; plegadora encoladora = folder gluer; máquina de vasos de papel = paper cup forming machine; máquina de tubos de cartón = cardboard tube machine
it: piega-incolla = folder gluer; macchina per scatole = cardboard box making machine; macchina per bicchieri di carta = paper cup forming machine; tubettatrice carta = paper tube machine
nl: dozenmachine = box making machine; vouwplakmachine = folder gluer; kartonnen bekermachine = paper cup machine; kokermachine papier = paper tube machine
pl: maszyna do pudełek = box making machine; sklejarka do pudełek = box gluing machine; maszyna do kubków papierowych = paper cup machine; zwijarka do tulei = core winding machine
pt: máquina de caixas de papelão = cardboard box making machine; dobradeira coladeira = folder gluer; máquina de copos de papel = paper cup machine; máquina de tubos de papelão = cardboard tube machine
  part=part -> 844190
  * -> 844130
t: folder gluer for cartons => 844130
t: spiral paper tube machine => 844130
t: cardboard box 30x20 => !8441

@ paper-converting-cutting
en: paper cutting machine; die cutting machine; die cutter + machine|paper|automatic|cardboard|flatbed; paper cutter + electric|hydraulic|industrial|stack|programmable; paper slitter; slitter + paper|rewinder|business card; business card cutter; paper die cutting machine; label die cutting machine; paper trimming machine; three knife trimmer; rotary die cutter; vinyl cutting machine; vinyl plotter; photo paper cutter electric; roll to sheet cutter; sheeter + paper|cardboard; corner rounding machine; business card slitter; punching machine + paper|calendar; digital cutter flatbed; contour cutting machine
de: Stapelschneider = stack paper cutter + Papier|elektrisch; Stanzmaschine = punching machine + Papier|Karton; Stanztiegel = platen die cutter; Querschneider = cross cutter + Papier; Rollenschneider = reel slitter + Papier; Visitenkartenschneider = business card cutter
fr: massicot électrique = electric paper guillotine; découpeuse = cutting machine + papier|carton; traceur de découpe = cutting plotter; presse à découper = cutting press + carton; bobineuse refendeuse = slitter rewinder
es: troqueladora de papel = paper die cutting machine; guillotina eléctrica = electric paper guillotine; cortadora de papel = paper cutter + industrial|eléctrica; cortadora de vinilo = vinyl cutting machine
it: taglierina per carta = paper cutter + elettrica|industriale; tagliacarte elettrico = electric paper cutter; taglia vinile = vinyl cutter
nl: snijplotter = cutting plotter; papiersnijmachine = paper cutting machine; stansmachine = die cutting machine + papier|karton; stapelsnijder = guillotine paper cutter; vinylsnijder = vinyl cutter
pl: krajarka do papieru = paper cutting machine; gilotyna do papieru = paper guillotine + elektryczna|przemysłowa; wykrawarka = die cutting machine + papier|tektura; sztanca = die cutter + karton
pt: plotter de recorte = cutting plotter; guilhotina de papel = paper guillotine + elétrica|industrial; cortadora de papel = paper cutter + industrial|elétrica; corte e vinco = cutting and creasing machine + máquina
not: die cutting dies; vinyl cutter blade; cutting plotter blade; cutting mat; manual paper trimmer; decouper
  part=part -> 844190
  * -> 844110
t: vinyl cutting plotter 720 mm => 844110
t: automatic flatbed die cutting machine for cardboard => 844110
t: craft cutting die metal => !844110

@ paper-finishing-machine
en: paper calender; paper embossing machine; corrugating machine; single facer; paper laminating machine + industrial; paper impregnating machine; paper rewinder; paper gumming machine; paper ruling machine; paper waxing machine; carbon paper coating machine; corrugated cardboard line; paper moistening machine; wallpaper making machine; paper creping machine; paper counting machine
de: Papierveredelungsmaschine; Papierbeschichtungsmaschine; Wellpappenanlage; Liniermaschine + Papier; Papierrollenschneider Umroller
fr: machine à couchage; onduleuse à carton; machine de finition papier; enduiseuse papier
es: máquina para corrugar; recubridora de papel; rayadora de papel
it: ondulatore; macchina patinatrice; spalmatrice carta; goffratrice carta
nl: papierveredelingsmachine; golfkartonmachine; papiercoatingmachine
pl: tekturnica; powlekarka do papieru; kalander do papieru; maszyna do wykańczania papieru
pt: máquina de revestir papel; acabamento de papel + máquina; onduladeira de papelão
not: ondulare
  part=part -> 843999
  * -> 843930
t: single facer for corrugated board => 843930
t: paper coating machine => 843930
t: coated paper a4 => !8439

@ paper-moulding-machine
en: paper moulding machine; pulp moulding machine; pulp molding machine; egg tray making machine; egg carton machine; moulded pulp machine; paper plate machine; paper plate making machine; paper dish forming machine
de: Faserformmaschine; Eierkartonmaschine; Papiertellermaschine; Eierhöckermaschine
fr: machine à mouler la pâte à papier; machine à plateaux d'oeufs; machine à assiettes en carton
es: máquina de bandejas de huevos; máquina de pulpa moldeada; máquina de platos de papel
it: macchina per vassoi uova; macchina per piatti di carta; formatrice polpa
nl: eierdoosmachine; pulpvormmachine; papieren bordenmachine
pl: maszyna do wytłaczanek; maszyna do talerzy papierowych; formowanie masy celulozowej + maszyna
pt: máquina de bandejas de ovos; máquina de polpa moldada; máquina de pratos de papel
  part=part -> 844190
  "plate" -> 844140
  "dish" -> 844140
  "tellermaschine" -> 844140
  "assiettes" -> 844140
  "platos" -> 844140
  "piatti" -> 844140
  "borden" -> 844140
  "talerzy" -> 844140
  "pratos" -> 844140
  * -> 844140
t: egg tray making machine => 844140
t: pulp moulding machine for tableware => 844140
t: paper plates 50 pcs => !8441

@ paper-other-machine
en: paper folding interleaving machine; tissue folding machine; facial tissue machine; napkin machine; paper napkin machine; napkin folding machine; toilet roll rewinder; toilet paper making machine; toilet paper rewinding machine; cigarette paper interleaving machine; cigarette paper booklet machine; rolling paper machine; paper creasing machine; creasing and perforating machine; paper numbering perforating machine; paper straw machine; paper straw making machine; cardboard shredder machine; cardboard perforator; packaging paper cushion machine; sanitary napkin machine; diaper machine; diaper making machine; wet wipes machine; confetti making machine; paper lace machine; file folder making machine; label rewinder machine; wallpaper cutting pasting
de: Serviettenmaschine; Rillmaschine; Papierstrohhalmmaschine; Windelmaschine; Toilettenpapiermaschine; Kartonperforator; Feuchttuchmaschine
fr: machine à serviettes en papier; rainureuse; machine à pailles en papier; machine à couches; machine à papier toilette; rembobineuse papier
es: máquina de servilletas; hendidora; máquina de pajitas de papel; máquina de pañales; máquina de papel higiénico; rebobinadora de papel
it: macchina per tovaglioli; cordonatrice; macchina per cannucce di carta; macchina per pannolini; ribobinatrice carta
nl: servettenmachine; rilmachine; papieren rietjesmachine; luiermachine; toiletpapiermachine
pl: maszyna do serwetek; bigówka; maszyna do słomek papierowych; maszyna do pieluch; maszyna do papieru toaletowego
pt: máquina de guardanapos; vincadeira; máquina de canudos de papel; máquina de fraldas; rebobinadeira de papel
not: rainurer
  part=part -> 844190
  * -> 844180
t: paper straw making machine => 844180
t: napkin folding machine with embossing => 844180
t: paper napkins 3 ply => !8441

@ pasta-machine
en: pasta extruder; pasta extruding machine; pasta extruding press; pasta press machine; macaroni machine; spaghetti machine; ravioli machine; ravioli filling machine; noodle machine; instant noodle production line; dumpling machine; gnocchi machine; spring roll machine; samosa machine; vermicelli machine; pasta dryer line
de: Nudelmaschine = pasta machine + gewerblich|industriell; Pastamaschine = pasta machine + gewerblich|industriell; Raviolimaschine = ravioli machine; Nudelpresse = pasta press
fr: machine à pâtes = pasta machine + professionnelle|industrielle; machine à raviolis = ravioli machine; presse à pâtes = pasta press machine
es: máquina de pasta = pasta machine + industrial; máquina para raviolis = ravioli machine; extrusora de pasta = pasta extruder
it: macchina per pasta = pasta machine + professionale|industriale; pressa per pasta = pasta press machine; estrusore per pasta = pasta extruder
nl: pastamachine = pasta machine + professioneel|industrieel
pl: maszyna do makaronu = pasta machine + przemysłowa; maszyna do pierogów = dumpling machine; wytłaczarka do makaronu = pasta extruder
pt: máquina de macarrão = pasta machine + industrial; máquina de ravioli = ravioli machine; extrusora de massas = pasta extruder
not: pasta press attachment
  part=part -> 843890
  power=manual -> 821000 ~.04   # hand-operated up to 10 kg
  * -> 843810
t: automatic dumpling machine 120 w => 843810
t: pasta extruder for restaurant, 30 kg per hour => 843810
t: manual pasta machine, stainless steel => !843810

@ pasteuriser-industrial
en: milk pasteuriser; milk pasteurizer; beer pasteuriser; beer pasteurizer; juice pasteurizer; tunnel pasteuriser; batch pasteurizer; UHT sterilizer; milk cooling vat; cheese vat; processing vat + cheese|milk; mash vat heated; yogurt making machine + industrial|commercial; yogurt incubator industrial; heated process tank; jacketed vat; margarine solidifying tank; tempering tank; retort sterilizer; retort + food|can|sterilizing; blancher; blanching machine; steam peeler; egg pasteurizer
de: Milchpasteur = milk pasteuriser; Käsefertiger = cheese vat; Blanchiermaschine = blanching machine; Käsekessel = cheese kettle
fr: pasteurisateur à lait = milk pasteuriser; cuve à fromage = cheese vat; cuve de fromagerie = cheese dairy vat; blancheur = blancher + légumes
es: pasteurizador de leche = milk pasteuriser; tina quesera = cheese vat; escaldador = blancher + verduras
it: pastorizzatore latte = milk pasteuriser; caldaia per formaggio = cheese vat; scottatrice = blancher + verdure
nl: melkpasteur = milk pasteuriser; kaasbak = cheese vat; blancheermachine = blanching machine
pl: pasteryzator do mleka = milk pasteuriser; kocioł serowarski = cheese vat; blanszownik = blancher
pt: pasteurizador de leite = milk pasteuriser; tanque de queijo = cheese vat; branqueador de legumes = vegetable blancher
  part=part -> 841990
  * -> 841989
t: beer tunnel pasteuriser => 841989
t: cheese vat 500 l with heating jacket => 841989
t: pasteurised milk 1 l => !8419

@ planter-transplanter
en: seedling transplanter; vegetable transplanter; potato planter; corn planter; seed drill; precision seeder; pneumatic seeder; seed drilling machine; seeding machine; sowing machine; hand push seeder; garlic planter; row planter; grain drill; tree planting machine; bulb planting machine; planter + tractor|row|pneumatic|maize|potato|agricultural; walk behind seeder; broadcast seeder + tractor; overseeder; direct seeder; no till planter; no till seed drill; no-till seeder
de: Drillmaschine; Pflanzmaschine; Kartoffellegemaschine; Einzelkornsämaschine; Direktsämaschine; Handsämaschine
fr: semoir de précision; planteuse; planteuse de pommes de terre; repiqueuse; semoir direct
es: sembradora de precisión; plantadora de patatas; sembradora directa
it: seminatrice di precisione; piantapatate; seminatrice su sodo
nl: zaaimachine; precisiezaaimachine; plantmachine; aardappelpootmachine; aardappelpoter
pl: siewnik zbożowy; siewnik punktowy; sadzarka do ziemniaków; sadzarka; rozsadzarka; siewnik do siewu bezpośredniego
pt: semeadeira; transplantadora; plantadora de batatas; semeadora direta
not: siewnik do nawozów; semoir d'engrais; transplante
  part=part -> 843290
  "no till" -> 843231
  "no-till" -> 843231
  "direct seeder" -> 843231
  "direktsamaschine" -> 843231
  "semoir direct" -> 843231
  "sembradora directa" -> 843231
  "su sodo" -> 843231
  "semeadora direta" -> 843231
  "bezposredniego" -> 843231
  * -> 843239
t: vegetable seedling transplanter => 843239
t: no till seed drill 3 m => 843231
t: plastic planter pot => !8432

@ plastics-blow-moulding
en: bottle blow moulding machine; pet blowing machine; pet stretch blow moulding machine; stretch blow moulder; bottle blower; jerrycan blow moulding machine; extrusion blow moulding machine
de: Streckblasmaschine; PET Blasmaschine
fr: souffleuse de bouteilles; machine de soufflage; souffleuse PET
es: sopladora PET; máquina de soplado; sopladora de plástico
it: soffiatrice per bottiglie; stiro-soffiatrice
nl: flessenblaasmachine
pl: wydmuchiwarka do butelek; maszyna do rozdmuchu PET
pt: sopradora; sopradora de garrafas; sopradora PET; máquina de sopro
not: leaf blower; soffiatrice da neve; soffiatrice per foglie
  part=part -> 847790
  * -> 847730
t: pet stretch blow moulding machine 2 cavities => 847730
t: bottle blow moulding machine => 847730
t: leaf blower => !8477

@ plastics-other-machine
en: plastic shredder; plastic grinder machine; plastic granulator machine; plastic recycling line; plastic washing line; plastic bag making machine; plastic bag machine; bag sealing cutting machine plastic; ultrasonic plastic cutting; rubber cutting machine; two roll mill; open mill + rubber; banbury mixer; rubber kneader; internal mixer + rubber; foam cutting machine; foam cutter machine; hot wire foam cutter machine; hot wire cutter machine; plastic mixer + machine|granule|pellet; plastic drying mixer; plastic dryer hopper; acrylic bending machine; acrylic bender; plastic film slitting machine; bottle cutter machine plastic; deflashing machine; devulcanizing machine; rubber granulating machine; tyre recycling machine; tire shredder; tyre shredder; zipper bag making machine; plastic embossing machine; plastic laminating coating machine
de: Kunststoffmühle; Schneidmühle + Kunststoff; Schaumstoffschneider; Reifenschredder; Beutelmaschine + Kunststoff; Gummikneter
fr: broyeur à plastique; mélangeur à cylindres; machine à sacs plastiques; broyeur de pneus; découpe mousse fil chaud + machine; plieuse plexiglas
es: molino de plástico; bolseadora; trituradora de neumáticos; cortadora de espuma
it: trituratore per plastica; granulatore per plastica; saccettatrice; mescolatore per gomma; trituratore pneumatici
nl: kunststofshredder; kunststofvermaler; schuimsnijder; bandenshredder
pl: młyn do tworzyw; rozdrabniacz tworzyw; walcarka do gumy; cięcie styropianu + maszyna|urządzenie; rozdrabniacz opon
pt: triturador de plástico; moinho de plástico; triturador de pneus; cortador de isopor
  part=part -> 847790
  "dryer" -> 841939   # dryers of any material
  * -> 847780
t: foam cutting machine for sponge => 847780
t: plastic crusher for recycling bottles => 847780
t: plastic bags 100 pcs => !8477

@ plastics-press-other
en: compression moulding press; rubber moulding press; rubber press + vulcanizing|curing|moulding; transfer moulding press; rotational moulding machine; rotomoulding machine; polyurethane foaming machine; pu foaming machine; eps moulding machine; eps block moulding machine; foam moulding machine; pu casting machine; plastic hot press machine; rubber vulcanizing press; melamine moulding press; silicone moulding press; casting machine + polyurethane|plastic|resin
de: Rotationsformmaschine; Vulkanisierpresse; PU-Schäumanlage; Gummipresse; EPS-Formmaschine; Kompressionspresse + Kunststoff|Gummi
fr: machine de rotomoulage; presse à caoutchouc; machine à mousser; presse de moulage par compression
es: prensa vulcanizadora; máquina de rotomoldeo; prensa para caucho; máquina espumadora; prensa de compresión + plástico|caucho
it: pressa per gomma; macchina per rotostampaggio; pressa vulcanizzatrice; schiumatrice
nl: rubberpers; rotatiegietmachine; vulkaniseerpers; schuimmachine + polyurethaan; rubberpersen; vulkaniseerpersen
pl: prasa wulkanizacyjna; maszyna do rotomoldingu; spieniarka; prasa do gumy
pt: prensa para borracha; máquina de rotomoldagem; espumadora + poliuretano
not: espuma; espumante
  part=part -> 847790
  "polyurethane foaming" -> 847780   # 8477.59 moulds; mixing and foaming of resins is the residual
  "pu foaming" -> 847780
  "pu-schaumanlage" -> 847780
  * -> 847759
t: rotomoulding machine for tanks => 847759
t: rubber vulcanizing press 100 t => 847759
t: rubber o ring => !8477

@ plastics-thermoforming
en: vacuum forming machine; vacuum former; vacuum moulding machine; thermoformer; pressure forming machine + plastic; blister forming machine; plastic tray forming machine; dental vacuum former; blister thermoforming machine; plastic cup machine + thermoforming; plastic lid making machine
de: Tiefziehmaschine + Kunststoff|Vakuum; Vakuumformmaschine; Tiefziehgerät + dental
fr: machine de thermoformage; machine à former sous vide
es: máquina de termoformado; formadora al vacío
it: macchina per termoformatura
nl: thermovormmachine; vacuümvormmachine
pl: termoformierka; maszyna do formowania próżniowego; termoformownica
pt: máquina de termoformagem; vacuum forming + máquina
  part=part -> 847790
  * -> 847740
t: desktop vacuum former for plastic => 847740
t: thermoformer for trays => 847740
t: vacuum cleaner => !8477

@ platemaking-prepress
en: plate processor + offset|printing; platemaker; plate making machine + offset|printing|flexo|stamp; platesetter; computer to plate machine; ctp platesetter; phototypesetting machine; exposure unit + screen|printing plate; screen exposure unit; uv exposure unit + screen printing|plate; photopolymer plate machine; stamp making machine; engraving machine + gravure cylinder; sensitising machine + plate; plate burner + printing; polymer plate exposure machine; screen stretching machine
de: Plattenbelichter; Belichtungsgerät + Siebdruck; Stempelmaschine + Polymer; Plattenverarbeitungsmaschine; CTP Belichter; Setzmaschine
fr: insoleuse + sérigraphie|plaque; machine à flasher plaques; machine à composer typographique; CTP + plaque machine
es: insoladora; insoladora de serigrafía; procesadora de planchas; máquina para hacer planchas
it: bromografo; bromografo + serigrafia; sviluppatrice lastre; fotounità CTP
nl: belichtingsunit + zeefdruk; plaatbelichter; platenmaker
pl: naświetlarka do sit; naświetlarka CTP; naświetlarka płyt; wywoływarka do płyt
pt: mesa de exposição + serigrafia; gravadora de chapas; processadora de chapas; expositora de telas
  part=part -> 844240
  * -> 844230
t: ctp platesetter thermal => 844230
t: screen exposure unit 50x60 cm => 844230
t: offset printing plates => !844230

@ plough-machine
en: reversible plough; mouldboard plough; moldboard plow; disc plough; tractor plough; furrow plough; plow; plough; animal drawn plough; walking tractor plough; potato plough; chisel plough; subsoil plough
de: Pflug = plough; Drehpflug = reversible plough; Wendepflug = turning plough; Scheibenpflug = disc plough; Beetpflug = bed plough
fr: charrue réversible = reversible plough; charrue à disques = disc plough; charrue = plough + tracteur
es: arado reversible = reversible plough; arado de discos = disc plough; arado de vertedera = mouldboard plough
it: aratro reversibile = reversible plough; aratro a dischi = disc plough; aratro voltaorecchio = reversible plough
nl: ploeg = plough + trekker|wentel|schijven; wentelploeg = reversible plough; schijvenploeg = disc plough
pl: pług = plough; pług obrotowy = reversible plough; pług talerzowy = disc plough; pług zagonowy = plough
pt: arado reversível = reversible plough; charrua = plough; arado de aiveca = mouldboard plough
not: snow plough; snow plow; cable plough; plough share; plow share; cable plow; snow plow blade; Schneepflug; pług śnieżny; arado de nieve
  part=part -> 843290
  * -> 843210
t: reversible plough 3 furrow => 843210
t: mouldboard plough => 843210
t: snow plough blade => !8432

@ pneumatic-conveyor-named
en: vacuum loader + pellets|granules|plastic; grain blower; pneumatic grain conveyor; pneumatic tube system; hopper loader; autoloader + plastic|pellets; grain vacuum
de: Saugförderer; Pneumatischer Förderer; Rohrpostanlage; Vakuumförderer; Getreidegebläse
fr: transporteur pneumatique; aspirateur à grains; convoyeur pneumatique
es: transportador neumático; cargador de vacío + plástico; aspirador de granos
it: trasportatore pneumatico; aspiratore + granuli; posta pneumatica
nl: pneumatische transporteur; vacuümtransporteur; buizenpost
pl: przenośnik pneumatyczny; podajnik podciśnieniowy; poczta pneumatyczna
pt: transportador pneumático; alimentador a vácuo + plástico; sugador de grãos
not: aspirante; aspirazione; aspira
  part=part -> 843139
  * -> 842820
t: vacuum loader for plastic pellets => 842820
t: pneumatic tyre => !8428

@ poultry-keeping-machine
en: poultry drinker line; poultry feeding system; poultry cage system; nipple drinker line; egg collecting machine; egg collection belt system; poultry house equipment; poultry waterer automatic; egg candling machine; chicken feeding line; broiler feeding system; automatic laying nest; chick debeaking machine; beak trimming machine; manure removal system + poultry; poultry keeping machine
de: Geflügelfütterungsanlage; Eiersammelanlage; Tränkelinie; Geflügelstalleinrichtung; Legenest automatisch
fr: ligne d'alimentation + volailles; ligne d'abreuvement; machine à ramasser les oeufs; débecqueuse
es: línea de comederos; sistema de bebederos; recolector de huevos; despicadora; equipo avícola
it: linea di alimentazione + polli; linea abbeveratoi; raccoglitore uova automatico; attrezzatura avicola
nl: pluimveevoersysteem; eierverzamelsysteem; drinklijn
pl: linia pojenia; linia karmienia + drób; urządzenia drobiarskie
pt: linha de alimentação + aves; linha de bebedouros; coletor de ovos; debicador
not: poultry feeder plastic
  part=part -> 843691
  * -> 843629
t: automatic poultry feeding system for broilers => 843629
t: nipple drinker line for layers => 843629
t: dried poultry meal => !8436

@ poultry-processing-machine
en: poultry plucking machine; poultry plucker; chicken plucker machine + industrial|commercial|slaughterhouse|line; poultry killing machine; poultry processing line; poultry drawing machine; poultry evisceration machine; chicken cutting machine; chicken deboning machine; slaughter line; slaughterhouse equipment; poultry scalder; chicken scalding machine; stunning machine + slaughter|poultry|pig; poultry slaughtering machine; feather plucking machine; chicken feet peeling machine
de: Geflügelrupfmaschine; Rupfmaschine; Schlachtlinie; Geflügelschlachtanlage; Brühkessel + Geflügel
fr: plumeuse; machine à plumer; ligne d'abattage; échaudoir + volailles
es: desplumadora; desplumadora de pollos; línea de sacrificio; escaldadora de aves
it: spiumatrice; spennatrice; linea di macellazione; scottatrice per polli
nl: plukmachine; kippenplukmachine; slachtlijn
pl: skubarka do drobiu; skubarka; linia ubojowa; oparzarka
pt: depenadeira; depenadeira de frangos; linha de abate; escaldadeira
  part=part -> 843890
  * -> 843850
t: chicken scalding machine 200 birds per hour => 843850
t: poultry plucker drum type => 843850
t: poultry incubator 96 eggs => !843850

@ printing-machine-named
en: screen printer + manual|semi automatic|t-shirt|solder paste|machine; screen printing carousel; t-shirt screen printing machine; pad printer; tampo printing machine; hot foil stamping machine; hot foil printer; foil stamping machine; rotary screen printing machine; etching press; linocut press; printmaking press; intaglio press; proofing press; block printing machine; cup printing machine; bottle screen printing machine; balloon printing machine; ball printing machine; wallpaper printing machine; banknote printing machine; numbering machine + printing|industrial; ticket printing machine + roll; hot stamping machine; bronzing machine + printing; cloth printing machine; roller printing machine
de: Siebdruckkarussell; Heißprägemaschine; Folienprägemaschine; Radierpresse; Kupferdruckpresse; Tampondruckgerät
fr: machine de tampographie; carrousel de sérigraphie; presse à taille-douce; presse à gravure; machine de dorure à chaud
es: pulpo de serigrafía; tampógrafa; máquina de tampografía; tórculo; máquina de estampado en caliente; prensa de grabado
it: giostra serigrafica; tampografica; macchina tampografica; torchio calcografico; macchina stampa a caldo + foil
nl: tampondrukmachine; zeefdrukcarrousel; etspers; foliedrukmachine; etspersen
pl: karuzela sitodrukowa; tampodrukarka; prasa graficzna; maszyna do złocenia + druk; tampoprinter
pt: carrossel de serigrafia; prensa de gravura; máquina hot stamping; máquina serigráfica
not: tampografia
  part=part -> 844391
  "relief|alivio|sfioro|seguridad|sicurezza|segurança" -> 844315
  "letterpress" -> 844315
  "proofing" -> 844315
  * -> 844319
t: six colour screen printing carousel => 844319
t: etching press for printmaking => 844319
t: screen printing ink => !8443

@ printing-plate-named
en: intaglio plate; relief plate + printing; flexographic plate; engraved cylinder + printing|gravure; etched cylinder; gravure cylinder; rotogravure cylinder; photopolymer plate; letterpress plate; pad printing plate; printing cliche; cliche + printing|pad|hot stamping; hot stamping plate; brass hot stamping plate; hot foil stamping plate; printing type + metal|lead|letterpress; movable type; wood type + letterpress; lithographic plate; printing forme; printing block; etched plate + printing; metal letterpress type; numbering wheels + letterpress; linocut press block engraved; embossing plate + printing|foil
de: Druckform = printing forme; Klischee = printing cliche + Druck|Prägung; Tiefdruckzylinder = rotogravure cylinder; Lettern = printing type + Druck|Blei; Prägeklischee = embossing cliche; CTP Platte = ctp plate
fr: cliché = cliche + impression|tampographie; cylindre gravé = engraved cylinder; caractère d'imprimerie = printing type; forme imprimante = printing forme
es: cliché = cliche + tampografía|impresión; cilindro grabado = engraved cylinder; tipos de imprenta = printing type
it: cliché = cliche + stampa|tampografia; cilindro inciso = engraved cylinder; caratteri tipografici = printing type; forma da stampa = printing forme
nl: cliché = cliche + druk; drukvorm = printing forme; drukcilinder gegraveerd = engraved printing cylinder; loden letters = lead printing type
pl: matryca drukarska = printing plate; klisza = cliche + tampodruk|druk; cylinder drukarski = printing cylinder; czcionki drukarskie = printing type
pt: clichê = cliche + impressão|tampografia; cilindro gravado = engraved cylinder; tipos móveis = movable type; matriz de impressão = printing matrix
not: hot plate
  * -> 844250
t: photopolymer flexographic plate => 844250
t: brass hot stamping plate with logo => 844250
t: dinner plate => !8442

@ printing-web-press
en: web offset press; newspaper printing press; newspaper printing machine; web fed offset machine; magazine printing machine; reel fed offset press; newspaper and magazine printing machinery; web offset printing machine; heatset press
de: Rollenoffsetmaschine = web offset press; Zeitungsdruckmaschine = newspaper printing machine; Rotationsdruckmaschine = rotary printing machine + Zeitung|Offset
fr: rotative offset = web offset press; presse à journaux = newspaper printing press; rotative de presse = rotary press
es: rotativa offset = web offset press; rotativa de periódicos = newspaper printing press; rotativa = web press + impresión
it: rotativa offset = web offset press + bobina; rotativa per giornali = newspaper printing press; macchina rotativa = rotary printing press + giornali
nl: rotatiepers = rotary press; krantenpers = newspaper printing press + druk; rotatiedrukpers = rotary press; rotatiepersen = rotary press; rotatiedrukpersen = rotary press
pl: maszyna zwojowa offsetowa = web offset press; maszyna rolowa offsetowa = reel fed offset press; rotacja gazetowa = newspaper printing press
pt: rotativa offset = web offset press + impressora; impressora de jornais = newspaper printing machine; impressora rotativa offset = web offset press
not: journal press
  part=part -> 844391
  * -> 844311
t: reel fed offset press for newspapers => 844311
t: web offset printing machine => 844311
t: daily newspaper => !8443

@ public-works-machine
en: asphalt laying machine; line marking machine; road marking machine; road line painting machine; white line painter; concrete poker vibrator; concrete screed machine; vibrating screed; power trowel; concrete finishing machine; helicopter trowel; slipform paver; kerb laying machine; gritting machine; gritter + road|truck|salt; salt spreader + truck|road; bitumen sprayer road; crack sealing machine; road sweeper attachment; concrete float machine; screeding machine; wall plastering robot; chip spreader road; curb machine; asphalt kettle
de: Rüttelflasche = concrete poker vibrator; Flügelglätter = power trowel; Betonglätter = concrete smoothing machine; Straßenmarkierungsmaschine = road marking machine; Linienmarkiermaschine = line marking machine; Salzstreuer = salt spreader + Winterdienst|Fahrzeug; Abziehbohle = screed beam
fr: finisseur = paver finisher; aiguille vibrante = poker vibrator; vibreur à béton = concrete vibrator; talocheuse mécanique = power trowel; truelle mécanique = power trowel; traceuse routière = road marking machine; machine à tracer = line marking machine; règle vibrante = vibrating screed; saleuse = salt spreader + routière; épandeuse de sel = salt spreader
es: fratasadora = power trowel; helicóptero = helicopter trowel + hormigón; pintabandas = line marking machine; máquina marcadora vial = road marking machine; regla vibrante = vibrating screed; esparcidor de sal = salt spreader + camión
it: vibratore per calcestruzzo = concrete poker vibrator; elicottero = power trowel + calcestruzzo; traccialinee = line marking machine; staggia vibrante = vibrating screed; spargisale = salt spreader
nl: asfaltspreidmachine = asphalt spreader; trilnaald = concrete poker vibrator; vlindermachine = power trowel; wegmarkeermachine = road marking machine; belijningsmachine = line marking machine; trilbalk = vibrating screed; zoutstrooier = salt spreader + voertuig|weg
pl: rozściełacz asfaltu = asphalt paver; wibrator do betonu = concrete vibrator; buława wibracyjna = concrete poker vibrator; zacieraczka do betonu = concrete finishing machine; malowarka drogowa = road marking machine; listwa wibracyjna = vibrating screed; posypywarka = spreader
pt: vibrador de concreto = concrete vibrator; alisadora de concreto = power trowel; acabadora de superfície = surface finisher; máquina de demarcação viária = road marking machine; régua vibratória = vibrating screed; espalhador de sal = salt spreader
not: salt shaker
  part=part -> 847990
  * -> 847910
t: concrete poker vibrator 2 kw => 847910
t: road marking machine thermoplastic => 847910
t: power trowel 90 cm petrol => 847910
t: table salt => !8479

@ pulp-machine
en: pulp machine; pulping machine + paper|wood|waste; hydrapulper; pulp beater; hollander beater; pulp refiner + paper; wood grinder + pulp; bamboo crusher + pulp; rag cutter + paper; deinking machine; pulp digester; chip digester; pulp screen machine; straw cutter + pulp; pulp washing machine
de: Stofflöser; Holländer + Papier; Pulper; Zellstoffkocher; Refiner + Papier
fr: pulpeur; pile hollandaise; défibreur + papier|bois; raffineur + pâte; lessiveur + pâte
es: despulpador de papel; hidropulper; pulper + papel; pila holandesa; refinador de pulpa
it: spappolatore; pulper + carta; olandese + carta; raffinatore + pasta
nl: pulper + papier; papierpulper; hollander + papier
pl: rozwłókniacz; hydropulper; holender + papier; młyn rafiner
pt: hidrapulper; desagregador de papel; refinador de celulose; pilha holandesa
not: pulpa; pulpo
  part=part -> 843991
  * -> 843910
t: hydrapulper for waste paper => 843910
t: hollander beater for paper pulp => 843910
t: fruit pulp => !8439

@ retail-counter-scale
en: counter scale; letter scale; shipping scale; bench scale + electronic|30kg; label printing scale; portion scale; hook scale + 10kg|fish; weighing scale + 30kg|shop
de: Preisrechenwaage; Tischwaage + Handel; Fischwaage
fr: balance de commerce; balance poids-prix; pèse-colis; balance compteuse; peson de pêche
es: balanza pesacartas; balanza postal; báscula cuentapiezas; balanza de mostrador
it: bilancia da negozio; pesalettere; bilancia contapezzi; bilancia da banco
nl: winkelweegschaal; brievenweger; telweegschaal
pl: waga kalkulacyjna; waga pocztowa; waga do listów; waga licząca
pt: balança de balcão; balança pesa-cartas; balança contadora
  part=part -> 842390
  weight>30kg -> 842382
  * -> 842381
t: letter scale 5 kg => 842381
t: price computing shop scale 30 kg => 842381
t: kitchen scale 5 kg => !842381

@ ripening-gas-generator
en: ethylene generator; acetylene gas plant; gasifier + wood|biomass|coal; gasification plant; water process gas generator
de: Ethylengenerator = ethylene generator; Holzvergaser = wood gasifier + Anlage; Gaserzeuger = gas generator + Acetylen
fr: générateur d'éthylène = ethylene generator
es: generador de etileno = ethylene generator; gasificador = gasifier
it: generatore di etilene = ethylene generator; gassificatore = gasifier; gasogeno = gas producer
nl: ethyleengenerator = ethylene generator; houtvergasser = wood gasifier
pl: generator etylenu = ethylene generator; zgazowarka = gasifier
pt: gerador de etileno = ethylene generator; gaseificador = gasifier
  part=part -> 840590
  * -> 840510
t: ethylene generator for banana ripening => 840510
t: ethylene glycol 1 l => !8405

@ rolling-mill-machine
en: rolling mill + metal|jewelry|jewellery|sheet|wire|hand|cold|steel; cold rolling machine; metal rolling machine; steel rolling mill; hot strip mill; tube rolling mill; plate mill + steel; bar mill; section rolling mill; reversing mill; seamless tube mill
de: Kaltwalzwerk; Warmwalzwerk; Goldschmiedewalze; Rohrwalzwerk
fr: laminoir + métal|acier|bijoutier; laminoir à froid; laminoir à chaud; laminoir bijouterie
es: laminador + metal|joyería|acero; tren de laminación; laminador en frío; laminadora de joyería
it: laminatoio a freddo; laminatoio a caldo; laminatoio per orafi
nl: koudwals; warmwals; goudsmidswals; koudwalsen; warmwalsen; goudsmidswalsen
pl: walcarka zimna; walcarka gorąca; walcarka jubilerska
pt: laminador + metal|ourives|aço; laminador a frio; laminador a quente; laminador de joias
not: laminatoio pasta; laminatoio mulino; roll + rolling mill; lamina; laminas; laminar; laminado; laminados; laminada; aço laminado; laminado a quente; laminados a quente; laminado a frio; laminados a frio
  part=part -> 845590
  "tube" -> 845510
  "seamless|sin soldadura|senza saldatura|sem costura" -> 845510
  "rohrwalzwerk" -> 845510
  "hot" -> 845521
  "steel rolling mill" -> 845521
  "warmwalzwerk" -> 845521
  "chaud" -> 845521
  "caldo" -> 845521
  "warmwals" -> 845521
  "goraca" -> 845521
  "quente" -> 845521
  "plate mill" -> 845521
  "bar mill" -> 845521
  "section" -> 845521
  * -> 845522
t: hand rolling mill for jewellery => 845522
t: hot strip mill for steel => 845521
t: pasta rolling machine => !8455

@ root-harvester
en: sugar beet harvester; beet lifter; root harvester; carrot harvester; onion harvester; garlic harvester; cassava harvester; peanut digger; potato lifter; beet topper
de: Rübenroder = beet lifter; Zwiebelroder = onion harvester; Schleuderradroder = spinner digger
fr: arracheuse de pommes de terre = potato harvester; arracheuse de betteraves = sugar beet harvester; arracheuse = root harvester; effeuilleuse de betteraves = beet topper
es: arrancadora de patatas = potato lifter; cosechadora de papas = potato harvester; cosechadora de remolacha = sugar beet harvester; arrancadora de cebollas = onion harvester
it: scavapatate = potato digger; raccoglipatate = potato harvester; scavabietole = beet digger; cavapatate = potato digger
nl: aardappelrooier = potato digger; bietenrooier = beet lifter; uienrooier = onion lifter
pl: kopaczka do ziemniaków = potato lifter; kombajn do ziemniaków = potato harvester; kombajn do buraków = sugar beet harvester; kopaczka = root lifter
pt: arrancador de batatas = potato digger; colhedora de batatas = potato harvester; colhedora de beterraba = beet harvester
  part=part -> 843390
  * -> 843353
t: one row potato digger for tractor => 843353
t: sugar beet harvester => 843353
t: fresh potatoes => !8433

@ rope-cable-machine
en: stranding machine; cable stranding machine; wire rope machine; rope twisting machine; bunching machine + wire|cable; cable twisting machine; twine making machine
de: Verseilmaschine; Verlitzmaschine
fr: câbleuse; toronneuse; machine à corder
es: cableadora; máquina de hacer cuerdas; trenzadora de cable
it: cordatrice; macchina per funi
nl: kabelslagmachine; touwslagmachine; verzeilmachine
pl: skręcarka do kabli; splotarka; maszyna do lin
pt: máquina de fazer cordas; encordoadeira; cableadora de fios
  part=part -> 847990
  * -> 847940
t: cable stranding machine => 847940
t: climbing rope => !8479

@ sandblast-machine-named
en: blast cabinet; shot blaster; dry ice blasting machine; vapor blasting machine; sandblast pot; steam jet cleaning machine; hot water high pressure cleaner; wet blasting machine
de: Strahlkabine; Kugelstrahlanlage; Trockeneisstrahlgerät; Sandstrahlpistole; Heißwasser-Hochdruckreiniger
fr: aérogommeuse; cryogénie + nettoyage machine; pistolet de sablage; hydrogommeuse
es: cabina de chorreado; pistola de arenado; hidroarenadora
it: cabina di sabbiatura; pallinatrice; idrosabbiatrice; pistola sabbiatrice
nl: straalcabine; droogijsstraler; zandstraalpistool
pl: kabina do piaskowania; oczyszczarka strumieniowa; pistolet do piaskowania
pt: cabine de jateamento; máquina de jato de areia; granalhadora; pistola de jateamento
not: sandblasting nozzle; sandblasting sand; sandblast nozzle; pallini; palline; pallina; granalha
  part=part -> 842490
  * -> 842430
t: sandblast pot 100 l => 842430
t: dry ice blasting machine => 842430
t: beach sand toy => !8424

@ screw-roller-conveyor
en: gravity conveyor; vibrating conveyor; spiral conveyor; grain auger; scraper conveyor; flexible roller conveyor; overhead conveyor; telescopic conveyor roller; slat conveyor
de: Förderschnecke; Schneckenförderer; Kettenförderer; Rollenförderer; Schwingförderer
fr: vis sans fin + grain|transport; convoyeur à vis; convoyeur à chaîne; vis à grain
es: transportador de tornillo; tornillo sinfín + grano|transportador; transportador de cadena
it: coclea + cereali|trasporto; trasportatore a coclea; rulliera
nl: schroeftransporteur; vijzel + graan|transport; rollenbaan; kettingtransporteur
pl: przenośnik ślimakowy; przenośnik rolkowy; przenośnik łańcuchowy; żmijka do zboża
pt: rosca transportadora; transportador de roletes; transportador helicoidal; transportador de corrente
  part=part -> 843139
  * -> 842839
t: flexible roller conveyor for parcels => 842839
t: screw driver => !8428

@ seed-cleaning-machine
en: grain cleaning machine; seed grading machine; seed grader; gravity separator; grain sorting machine; optical sorter + grain|rice|seed|bean; colour sorter; winnowing machine; winnower + grain|seed; destoner; grain destoner; cyclone separator + grain; aspirator + grain; indented cylinder separator; bean sorting machine; seed separator; vibrating seed cleaner; magnetic grain separator
de: Saatgutreinigungsmaschine; Getreidereinigungsmaschine; Getreidereiniger; Windsichter + Getreide; Farbsortierer
fr: trieur à grains; tarare; trieur optique; séparateur à grains; nettoyeur-séparateur
es: clasificadora de semillas; aventadora; seleccionadora de granos; separadora de granos
it: pulitore di cereali; selezionatrice ottica; svecciatoio; vagliatrice per sementi
nl: zaadreinigingsmachine; graanreiniger; kleursorteerder
pl: czyszczalnia ziarna; wialnia; tryjer; sortownik do ziarna; separator zboża
pt: limpadora de grãos; classificadora de sementes; máquina de limpeza de grãos; seletora ótica
  part=part -> 843790
  * -> 843710
t: grain cleaning machine 10 t/h => 843710
t: seed grader with screens => 843710
t: vegetable seeds => !8437

@ semiconductor-machine-named
en: wafer dicing machine; wafer bonding machine; wafer grinding machine; wafer cleaning equipment; lithography machine + wafer|semiconductor|chip; plasma etcher; etching machine + wafer|semiconductor; cvd machine; pecvd system; ion implantation machine; die bonding machine; wire bonding machine; chip bonder; reflow wafer; semiconductor machine; epitaxy reactor; mask writer; probe station; oled evaporation machine; lcd bonding machine; silicon ingot furnace; wafer saw; silicon wafer slicing machine; wafer transfer robot; foup load port
de: Waferbonder; Waferschleifmaschine; Halbleitermaschine; Ätzanlage + Wafer; Wafersäge
fr: machine à graver + wafer|semi-conducteur; machine de câblage + puce; machine de découpe de wafers; équipement semi-conducteur
es: máquina de grabado + oblea|semiconductor; sierra de obleas; soldadora de chips; equipo de semiconductores
it: macchina per incisione + wafer; macchina per semiconduttori; taglierina wafer
nl: halfgeleidermachine; waferzaag; lithografiemachine + chip|wafer
pl: maszyna do półprzewodników; piła do wafli krzemowych; litografia + wafel krzemowy
pt: máquina para semicondutores; serra de wafer; máquina de litografia + wafer
  part=part -> 848690
  "oled" -> 848630
  "lcd" -> 848630
  "flat panel" -> 848630
  "display" -> 848630
  "ingot|lingote|lingotto" -> 848610
  "silicon wafer slicing" -> 848610
  "wafer grinding" -> 848610
  "crystal|cristal|cristallo" -> 848610
  "wafer saw" -> 848610
  "wafersage" -> 848610
  "mask" -> 848640
  "wire bonding" -> 848640
  "die bonding" -> 848640
  "chip bonder" -> 848640
  "drahtbonder" -> 848640
  "transfer robot" -> 848640
  "load port" -> 848640
  "cablage" -> 848640
  * -> 848620
t: plasma etcher for silicon wafers => 848620
t: automatic wire bonding machine => 848640
t: wafer biscuits => !8486

@ server-storage-scanner
en: rack server; blade server; server computer; computer server; mainframe; network server; server + rack|xeon|1u|2u|poweredge|proliant; nas server; nas enclosure; mini server
de: Server = server + Rack|Xeon; NAS Gehäuse = nas enclosure
fr: serveur = server + rack|xeon|informatique; boîtier NAS = nas enclosure
es: servidor = server + rack|xeon|informático; servidor NAS = nas server
it: server = server + rack|xeon
nl: server = server + rack|xeon; NAS-behuizing = nas enclosure
pl: serwer = server + rack|xeon; serwer NAS = nas server; dysk sieciowy NAS = network attached storage
pt: servidor = server + rack|xeon
not: server rack cabinet; server rack shelf; dns server
  "nas" -> 847170
  * -> 847150
t: rack server 2u xeon 64 gb => 847150
t: nas enclosure 4 bay => 847170
t: waiter server tray => !8471

@ shoe-brush-machine
en: shoe polishing machine; shoe shine machine; automatic shoe polisher; shoe brushing machine; sole cleaning machine; boot washer machine; shoe cover dispenser machine; shoe cleaning machine
de: Schuhputzmaschine = shoe cleaning machine; Schuhputzautomat = automatic shoe cleaner; Sohlenreinigungsmaschine = sole cleaning machine
fr: cireuse à chaussures = shoe polishing machine; machine à cirer les chaussures = shoe polishing machine; lustreuse de chaussures = shoe polishing machine
es: máquina limpiabotas = shoe shine machine; lustradora de zapatos = shoe polishing machine; máquina lustra zapatos = shoe polishing machine
it: lucidascarpe = shoe polisher; macchina lucidascarpe = shoe shine machine; macchina pulisci suole = sole cleaning machine
nl: schoenpoetsmachine = shoe polishing machine; schoenpoetsautomaat = automatic shoe polisher
pl: maszyna do czyszczenia butów = shoe cleaning machine; maszyna do polerowania obuwia = shoe polishing machine; polerka do butów = shoe polishing machine
pt: máquina de engraxar sapatos = shoe shine machine; engraxadeira = shoe shine machine + máquina; polidora de sapatos = shoe polishing machine
  part=part -> 847990
  * -> 847989
t: automatic shoe polishing machine for hotel => 847989
t: shoe brushing machine => 847989
t: shoe polish wax => !8479

@ shoe-machine
en: footwear machine; lasting machine; toe lasting machine; heel lasting machine; shoe sole press; sole attaching machine; sole attaching press; shoe sole attaching press; boot repair machine; shoe finishing machine; shoe cementing machine; shoe upper machine; eyeleting machine + shoe; shoe stretching machine; heel nailing machine; sole cutting machine; shoe cutting press; clicking machine; clicking press; shoe polishing line; boot making machine; sole trimming machine; heel breasting machine
de: Zwickmaschine = lasting machine; Schuhreparaturmaschine = shoe repair machine; Sohlenpresse = sole press; Schuhausputzmaschine = shoe finishing machine
fr: machine à chaussures = shoe machine + fabrication|monter; machine à monter = lasting machine + chaussures; presse à semelles = sole press; banc de finissage = shoe finishing bench + cordonnerie
es: máquina de montar puntas = toe lasting machine; prensa de suelas = shoe sole press; banco de finisaje = shoe finishing machine + calzado
it: macchina per calzature = footwear machine; montatrice = lasting machine + calzature|scarpe; pressa per suole = shoe sole press; banco di finissaggio = shoe finishing machine + calzolaio
nl: schoenmachine = shoe making machine; zwikmachine = lasting machine; schoenreparatiemachine = shoe repair machine; zolenpers = shoe sole press; zolenpersen = shoe sole press
pl: maszyna do obuwia = footwear machine; ćwiekarka = lasting machine; prasa do podeszew = shoe sole press; maszyna szewska = footwear machine + naprawa
pt: máquina para calçados = footwear machine; máquina de montar calçados = lasting machine; prensa de sola = shoe sole press; máquina de conserto de sapatos = shoe repair machine
not: shoe polishing machine
  part=part -> 845390
  * -> 845320
t: toe lasting machine => 845320
t: shoe sole press pneumatic => 845320
t: leather shoes for men => !8453

@ snow-clearing-machine
en: snow plow blade; tractor snow blade; atv snow plow; snow blower attachment; salt and snow clearing attachment
de: Schneeschild; Schneeschleuder; Schneeräumschild
fr: lame à neige
es: soplador de nieve; fresadora de nieve; cuchilla quitanieves
it: turbina da neve; fresa da neve; lama da neve
nl: sneeuwschuif + trekker|tractor; sneeuwblazer
pl: pług do śniegu; dmuchawa do śniegu
pt: soprador de neve; arado de neve; fresadora de neve
not: snow shovel; snow blower belt; snow blower cover
  part=part -> 843149
  * -> 843020
t: petrol snow blower 7 hp => 843020
t: atv snow plow kit => 843020
t: snow shovel plastic => !8430

@ soil-cultivation-machine
en: scarifier + tractor|farm|agricultural; cultivator + spring tine|rotary|tractor|chisel|row crop; power harrow; rotary harrow; spike harrow; tine harrow; chain harrow; grass harrow; rotovator; rotary cultivator; tractor hoe; rotary hoe; mechanical hoe; inter row cultivator; weeding machine; weeder machine; hoeing machine; chisel plow cultivator; stubble cultivator; paddy weeder; power weeder; ridger + tractor; bed former + tractor|soil; motor hoe; motor cultivator; walking cultivator; mulch layer machine
de: Kreiselegge = power harrow; Grubber = cultivator; Federzahnegge = spring tine harrow; Hackmaschine = hoeing machine + Traktor|Landwirtschaft; Striegel = tine weeder + Traktor|Landwirtschaft; Wiesenschleppe = meadow harrow
fr: herse rotative = rotary harrow; cultivateur = cultivator + tracteur|agricole; bineuse = hoeing machine; herse étrille = tine harrow; fraise = rotary tiller + tracteur|rotative
es: grada rotativa = rotary harrow; cultivador = cultivator + tractor; escardadora = weeding machine; grada de púas = spike harrow; rastra de púas = spike harrow
it: erpice rotante = rotary harrow; coltivatore = cultivator + trattore; fresatrice agricola = rotary cultivator; zappatrice = hoeing machine; sarchiatrice = weeding hoe; erpice a denti = tine harrow
nl: rotorkopeg = power harrow; cultivator = cultivator + trekker; schoffelmachine = hoeing machine; wiedeg = tine harrow
pl: brona wirnikowa = rotary harrow; opielacz = hoeing machine; brona zębowa = spike tooth harrow
pt: grade rotativa = rotary harrow; cultivador = cultivator + trator; enxada rotativa = rotary hoe; sachador = hoeing machine; escarificador = scarifier + trator
not: garden hoe; hand cultivator; cultivo; cultivadas; cultivada; coltivazione; frais
  part=part -> 843290
  * -> 843229
t: tractor rotavator 1.5 m => 843229
t: spring tine cultivator => 843229
t: hand hoe with wooden handle => !8432

@ stone-glass-other-machine
en: glass engraving machine; stone carving machine; glass cutting table; automatic glass cutting table; stone splitting machine; stone splitter; paving stone splitter; block splitter; paver splitter; ceramic cnc milling machine; stone cnc router; granite carving machine; asbestos cement working machine; tile drilling machine; marble engraving machine; glass washing drilling line; stone bush hammering machine; concrete drilling machine bench; glass laminating cutting table; tile cutter + electric bench
de: Steinspalter = stone splitter; Steinspaltmaschine = stone splitting machine; Glasbohrmaschine = glass drilling machine; Glasschneidetisch = glass cutting table; Steingravurmaschine = stone engraving machine; Steinknacker = stone splitter
fr: fendeuse de pierre = stone splitter; table de coupe verre = glass cutting table; machine à graver la pierre = stone engraving machine; perceuse à verre = glass drilling machine; casse-pavés = paving stone splitter
es: partidora de piedra = stone splitter; mesa de corte de vidrio = glass cutting table; taladro de vidrio = glass drilling machine; grabadora de piedra = stone engraving machine; máquina de corte de vidrio = glass cutting machine
it: spaccapietre = stone splitter; tavolo taglio vetro = glass cutting table; foratrice per vetro = glass drilling machine; macchina per incidere pietra = stone engraving machine; spaccablocchi = block splitter
nl: steenknipper = stone cutter; steensplijter = stone splitter; glassnijtafel = glass cutting table; glasboormachine = glass drilling machine
pl: gilotyna do kostki = paving stone splitter; łupiarka do kamienia = stone splitter; stół do cięcia szkła = glass cutting table; wiertarka do szkła = glass drilling machine; grawerka do kamienia = stone engraving machine
pt: cortador de bloquetes = paving stone splitter; mesa de corte de vidro = glass cutting table; furadeira de vidro = glass drilling machine; gravadora de pedra = stone engraving machine
  part=part -> 846691
  "laser" -> 845611
  "tile cutter" -> 846410   # cuts with a disc: sawing
  * -> 846490
t: glass cutting table cnc => 846490
t: block splitter for paving stones => 846490
t: hand glass cutter => !8464

@ stone-grinding-machine
en: stone polishing machine; stone grinding machine; marble polishing machine; granite polishing machine; concrete polishing machine; terrazzo grinding machine; terrazzo grinder; floor grinder + concrete|planetary; concrete grinder + floor|planetary|walk behind; glass polishing machine; glass edger; glass edge grinding machine; lens edging machine; lens grinding machine + optical; ceramic grinding machine; glass beveling machine; optical lens polishing machine; gem polishing machine; lapidary grinder; lapidary polishing machine; cabbing machine; gemstone faceting machine; glass grinder; slab polishing machine; scarifying machine concrete; rock polisher; stone tumbler
de: Betonschleifmaschine = concrete grinding machine; Marmorpoliermaschine = marble polishing machine; Steinpoliermaschine = stone polishing machine; Trommelpolierer = drum polisher + Steine
fr: polisseuse à pierre = stone polishing machine; ponceuse à béton = concrete grinder; meuleuse à verre = glass grinder; polisseuse de marbre = marble polishing machine; machine à facetter = faceting machine; tonneau à polir = polishing tumbler + pierres
es: pulidora de piedra = stone polishing machine; pulidora de hormigón = concrete polishing machine; rectificadora de vidrio = glass grinding machine; desbastadora de hormigón = concrete grinder; pulidora de suelos = floor polishing machine + hormigón|terrazo
it: levigatrice per pietra = stone grinding machine; levigatrice per pavimenti = floor grinder; lucidatrice per marmo = marble polishing machine; molatrice per vetro = glass grinder; bisellatrice = bevelling machine + vetro
nl: betonslijpmachine = concrete grinder; vloerslijpmachine = floor grinder; steenpolijstmachine = stone polishing machine; glasslijpmachine = glass grinding machine
pl: szlifierka do kamienia = stone grinding machine; polerka do kamienia = stone polishing machine; szlifierka do szkła = glass grinding machine; lastrykarka = terrazzo grinder
pt: politriz de piso = floor polishing machine; polidora de pedra = stone polishing machine; politriz = polishing machine + mármore|granito; lapidadora de vidro = glass grinding machine; lixadeira de concreto = concrete grinder
not: rock tumbler grit; rock tumbler barrel
  part=part -> 846691
  "toy" -> 950300
  * -> 846420
t: planetary concrete floor grinder 380 v => 846420
t: glass beveling machine 9 spindles => 846420
t: marble tile 30x30 => !8464

@ stone-sawing-machine
en: stone saw + machine|bridge|wire; stone sawing machine; gang saw + stone|granite; wire saw machine + stone|granite|marble|diamond; marble saw machine; brick saw + masonry|table|machine; masonry saw; tile saw machine; granite cutting machine; concrete saw + walk behind|floor|wall; asphalt cutter; road cutter + concrete|asphalt; floor saw; wall saw; block cutting machine + stone|aac; slab saw; ceramic sawing machine; stone block cutter; lapidary saw; lapidary slab saw; trim saw + lapidary|rock
de: Brückensäge; Nassschneidetisch; Fugenschneider; Wandsäge + Beton; Seilsäge; Fliesensäge
fr: scie de carreleur; scie à sol; scie murale; débiteuse + pierre; scie à matériaux
es: sierra de piedra; cortadora de pavimento; cortadora de hormigón; sierra de mesa para azulejos
it: segatrice per pietra; tagliapietra; tagliasuolo; sega ad acqua per piastrelle; fresa a ponte
nl: steenzaagmachine; vloerzaag; brugzaag
pl: przecinarka do kamienia; przecinarka do nawierzchni; piła stołowa do glazury; trak do kamienia
pt: serra de pedra; serra para mármore; cortadora de piso; serra ponte; cortadora de asfalto
not: saw blade; diamond blade; steenzaagblad
  part=part -> 846691
  * -> 846410
t: walk behind concrete saw 450 mm petrol => 846410
t: lapidary slab saw 10 inch => 846410
t: diamond saw blade for granite => !8464

@ straw-baler
en: square baler; straw baler; fodder baler; pick up baler; mini baler + hay|straw; bale press + hay|straw; bale wrapper; silage baler
de: Ballenpresse = baler + Heu|Stroh|Rund; Rundballenpresse = round baler; Strohpresse = straw baler; Heupresse = hay baler; Ballenwickler = bale wrapper
fr: ramasseuse-presse = pick up baler; presse à foin = hay press; round-baller = round baler; enrubanneuse = bale wrapper
es: empacadora = baler; rotoempacadora = round baler; enfardadora = baler + heno|paja
it: pressa raccoglitrice = pick up baler; imballatrice = baler + fieno|paglia
nl: hooipers = hay baler; ronde balenpers = round baler; balenwikkelaar = bale wrapper; hooipersen = hay baler; ronde balenpersen = round baler
pl: prasa rolująca = round baler; prasa kostkująca = square baler; prasa do słomy = straw baler; owijarka bel = bale wrapper
pt: enfardadeira = baler + feno|palha; rotoenfardadeira = round baler
not: baler twine; bale net wrap; imballo
  part=part -> 843390
  * -> 843340
t: round baler for hay => 843340
t: baler twine polypropylene => !8433

@ sugar-machine
en: sugar mill machine; sugar cane mill; sugar cane roller mill; sugar beet slicer; sugar beet slicing machine; sugar beet diffuser; sugar beet washing machine; sugar beet pulp press; sugar crystalliser; sugar crystallising apparatus; sugar centrifuge; sugar refining machine; sugar refinery machinery; beet diffusing apparatus; sugar beet washer; jaggery making machine
de: Zuckerrohrmühle = sugar cane mill; Rübenschneidmaschine = beet slicing machine; Zuckerkristallisator = sugar crystalliser; Zuckerfabrikmaschine = sugar factory machine; Rübenschnitzelpresse = sugar beet pulp press
fr: moulin à canne à sucre = sugar cane mill; broyeur de canne à sucre = sugar cane crusher; coupe-betteraves à sucre = sugar beet slicer; cristallisoir à sucre = sugar crystalliser
es: molino de caña de azúcar = sugar cane mill; trituradora de caña = sugar cane crusher; maquinaria azucarera = sugar machinery; difusor de remolacha = sugar beet diffuser
it: mulino per canna da zucchero = sugar cane mill; macchinario per zuccherificio = sugar refinery machinery; diffusore per barbabietole = sugar beet diffuser
nl: suikerrietmolen = sugar cane mill; suikerbietensnijmachine = sugar beet slicing machine; suikerfabriekmachine = sugar factory machine
pl: młyn do trzciny cukrowej = sugar cane mill; krajalnica buraczana = sugar beet slicing machine; krystalizator cukru = sugar crystalliser
pt: moinho de cana = sugar cane mill; triturador de cana de açúcar = sugar cane crusher; difusor de beterraba = sugar beet diffuser; máquinas para usina de açúcar = sugar refinery machinery
  part=part -> 843890
  "juice" -> 843510
  * -> 843830
t: sugar cane roller mill for sugar factory => 843830
t: sugar beet slicing machine => 843830
t: sugar beet pulp pellets => !8438

@ tea-coffee-machine-industrial
en: tea leaf cutting machine; tea leaf rolling machine; tea processing machine; tea fermenting machine; coffee pulping machine; coffee hulling machine; coffee bean processing machine; vinegar making machine; soybean milk machine + industrial|commercial; tofu making machine; tofu machine + industrial|commercial|production; snack extruder; puffed snack machine; puffing machine + food|rice|corn; food extruder; pet food extruder; egg breaking machine; egg peeling machine; egg boiling and peeling line; spice grinding machine; spice mill + industrial|machine; salt milling machine + food; honey processing machine; food forming machine; coating and breading machine; batter breading machine; cheese slicing machine + industrial; sushi machine; sushi robot; popping machine + rice cake; sesame machine; coconut milk machine + industrial
de: Teeverarbeitungsmaschine = tea processing machine; Kaffeeschälmaschine = coffee hulling machine; Lebensmittelextruder = food extruder; Eieraufschlagmaschine = egg breaking machine; Tofumaschine = tofu machine; Gewürzmühle = spice mill + industriell
fr: machine à traiter le thé = tea processing machine; dépulpeur à café = coffee pulper; extrudeur alimentaire = food extruder; extrudeuse alimentaire = food extruder; casseuse d'oeufs = egg breaking machine; moulin à épices = spice mill + industriel
es: máquina procesadora de té = tea processing machine; despulpadora de café = coffee pulping machine; descascaradora de café = coffee hulling machine; extrusora de alimentos = food extruder; quebradora de huevos = egg breaking machine; molino de especias = spice mill + industrial
it: macchina per lavorazione del tè = tea processing machine; spolpatrice per caffè = coffee pulping machine; estrusore per alimenti = food extruder; macchina sgusciauova = egg shelling machine
nl: theeverwerkingsmachine = tea processing machine; koffiepelmachine = coffee hulling machine; voedingsextruder = food extruder; eierbreekmachine = egg breaking machine
pl: maszyna do przetwarzania herbaty = tea processing machine; łuskarka do kawy = coffee hulling machine; ekstruder spożywczy = food extruder; wybijarka do jaj = egg breaking machine
pt: máquina de processar chá = tea processing machine; despolpador de café = coffee pulper; descascador de café = coffee huller
  part=part -> 843890
  * -> 843880
t: tea leaf rolling machine => 843880
t: twin screw snack extruder => 843880
t: loose leaf tea 100 g => !8438

@ textile-finishing-machine
en: pleating machine + fabric|textile|cloth; fabric pleating machine; shrinking machine + textile|fabric; fabric shrinking machine; decatising machine; decatizing machine; mercerising machine; mercerizing machine; raising machine + textile|fabric; napping machine; shearing machine + textile|fabric|carpet; singeing machine; beetling machine; emery machine + textile|fabric; sueding machine; textile coating machine; fabric impregnating machine; coating machine + textile|fabric|cloth; impregnating machine + textile|fabric; linoleum making machine; fulling machine; milling machine + rotary fulling|textile fulling|wool fulling; tentering machine; stenter frame; stenter machine; padding machine + textile|fabric; sanforizing machine; compacting machine + fabric|knit; brushing machine + fabric|textile; tumbler + shaker textile; shaker tumbler; steaming machine + fabric|yarn; garment steaming machine; form finisher; shirt finisher; trouser topper; fabric flocking machine; wringing machine; mangle wringer; laundry wringer; hydro extractor + textile; fancy yarn machine; heat setting machine + textile|yarn; denim washing laser; hot stamping machine textile; rhinestone setting machine; textile calender steaming; vulcanised fabric coating
de: Spannrahmen = stenter frame; Textilveredelungsmaschine = textile finishing machine; Raumaschine = raising machine + Textil; Mercerisiermaschine = mercerising machine; Dekatiermaschine = decatising machine; Plissiermaschine = pleating machine; Dämpfpuppe = garment steaming form; Sengmaschine = singeing machine; Beschichtungsmaschine = coating machine + Textil
fr: rame = stenter frame + textile|étirage; machine à plisser = pleating machine; laineuse = raising machine; machine à merceriser = mercerizing machine; décatisseuse = decatizing machine; machine d'ennoblissement textile = textile finishing machine; flambeuse = singeing machine + textile; tondeuse = shearing machine + tissu; mannequin de repassage = form finisher
es: rama tensora = stenter frame; máquina plisadora = pleating machine; perchadora = raising machine; mercerizadora = mercerising machine; decatizadora = decatising machine; chamuscadora = singeing machine; máquina de acabado textil = textile finishing machine
it: rameuse = stenter frame; plissettatrice = pleating machine; garzatrice = raising machine; mercerizzatrice = mercerizing machine; decatizzatrice = decatizing machine; bruciapelo = singeing machine; macchina per finissaggio = textile finishing machine; manichino stirante = form finisher
nl: spanraam = stenter frame + textiel; plisseermachine = pleating machine; ruwmachine = raising machine; textielveredelingsmachine = textile finishing machine; mercerisseermachine = mercerising machine
pl: stabilizerka = stenter machine; plisowarka = pleating machine; drapiarka = raising machine; merceryzarka = mercerizing machine; dekatyzarka = decatizing machine; opalarka = singeing machine + tkaniny; manekin prasujący = ironing dummy
pt: plissadeira = pleating machine; mercerizadeira = mercerizing machine; máquina de acabamento têxtil = textile finishing machine; chamuscadeira = singeing machine
not: ramasse; ramer
  part=part -> 845190
  * -> 845180
t: fabric pleating machine => 845180
t: stenter machine for knitted fabric => 845180
t: textile mercerising machine => 845180
t: pleated skirt => !8451

@ textile-opening-machine
en: bale opener + cotton|textile; blowroom machine; fibre cleaning machine; wool scouring machine; wool washing machine; wool carbonising machine; backwashing machine; leviathan + wool; wool opener; gill box machine; gill box; rag tearing machine; rag pulling machine; textile waste recycling machine; cotton ginning machine; cotton opener; willowing machine; fibre opener; flax scutching machine; decorticator + fibre|sisal|jute|hemp; silk cocoon beating machine
de: Ballenöffner = bale opener + Baumwolle|Faser; Wollwaschmaschine = wool washing machine; Reißmaschine = tearing machine + Textil; Egreniermaschine = cotton ginning machine; Karbonisiermaschine = carbonising machine + Wolle
fr: ouvreuse de balles = bale opener; effilocheuse = rag tearing machine; égreneuse de coton = cotton ginning machine; laveuse de laine = wool washing machine; léviathan = leviathan + laine
es: desmotadora de algodón = cotton ginning machine; abridora de fibras = fibre opener; lavadora de lana = wool washing machine; deshilachadora = rag tearing machine
it: apriballe = bale opener; sgranatrice = cotton gin + cotone; lavatrice per lana = wool washing machine; sfilacciatrice = rag tearing machine
nl: balenopener = bale opener; wolwasmachine = wool washing machine; rafelmachine = rag tearing machine
pl: otwieracz bel = bale opener; odziarniarka = cotton gin; pralnica wełny = wool washing machine; szarparka = rag tearing machine
pt: descaroçador de algodão = cotton ginning machine; abridor de fardos = bale opener; lavadora de lã = wool washing machine
  part=part -> 844832
  "gill box" -> 844513
  "gillbox" -> 844513
  * -> 844519
t: rag tearing machine for textile waste => 844519
t: cotton ginning machine => 844519
t: cotton wool balls => !8445

@ textile-preparing-warping
en: sizing machine + warp|textile|yarn; warp drawing-in machine; warp tying machine; warp knotting machine; beaming machine + yarn|warp; sectional warper; yarn preparation machine; leasing machine
de: Schärmaschine = warping machine; Zettelmaschine = warping machine; Webkettenknüpfmaschine = warp knotting machine; Schlichtmaschine = yarn sizing machine
fr: ourdissoir = warping machine; encolleuse = sizing machine + chaîne|textile; noueuse de chaîne = warp knotting machine
es: urdidor = warping machine; urdidora = warping machine; encoladora de urdimbre = sizing machine; anudadora de urdimbre = warp knotting machine
it: orditoio = warping machine; imbozzimatrice = sizing machine; annodatrice = warp knotting machine + ordito
nl: scheermachine = warping machine + ketting|garen; sterkmachine = sizing machine + garen
pl: snowarka = warping machine; klejarka osnów = sizing machine; wiązarka osnów = warp tying machine
pt: urdideira = warping machine; engomadeira = sizing machine; atadeira de urdume = warp tying machine
  part=part -> 844839
  * -> 844590   # sizing of warps prepares yarn for looms, not a finish of 8451
t: sectional warping machine => 844590
t: warp tying machine => 844590
t: warping board clamp wood => !844590

@ textile-spinning-machine
en: ring spinning machine; open end spinning machine; yarn spinning machine; mule spinning frame; tow to yarn machine; cotton spinning machine; spinning mule; friction spinning machine; wool spinning machine; self acting mule
de: Ringspinnmaschine = ring spinning machine; Spinnmaschine = spinning machine + Garn|Baumwolle|Wolle; Rotorspinnmaschine = rotor spinning machine
fr: continu à filer = ring spinning machine
es: continua de hilar = ring spinning machine
it: filatrice = spinning machine + filato|lana|cotone; macchina per filare = spinning machine
nl: ringspinmachine = ring spinning machine
pl: przędzarka obrączkowa = ring spinning machine; przędzarka wirnikowa = open end spinning machine
pt: fiandeira = spinning machine; filatório = spinning frame
  part=part -> 844839
  * -> 844520
t: open end spinning machine 240 rotors => 844520
t: cotton spinning machine => 844520
t: spinning bike => !8445

@ textile-twisting-machine
en: doubling machine; yarn doubling machine; twisting machine + yarn|textile|thread; two for one twister; two for one yarn twister; yarn twister; two for one twisting machine; yarn doubler; thread twisting machine; ring twister
de: Doppeldrahtzwirnmaschine = two for one twisting machine; Fachmaschine = yarn plying machine
fr: retordeuse = twisting machine; machine à retordre = twisting machine; doubleuse = doubling machine + fil
es: retorcedora = twisting machine; máquina de torcer hilo = thread twisting machine; dobladora de hilo = yarn doubling machine
it: ritorcitoio = twisting machine; torcitoio = twisting machine; accoppiatrice = doubling machine + filo; binatrice = doubling machine
nl: twijnmachine = twisting machine; garentwijnmachine = yarn twisting machine
pl: skręcarka = twisting machine; skręcarka do przędzy = yarn twister; niciarka = thread twisting machine
pt: retorcedeira = twisting machine; máquina de torcer fio = thread twisting machine; binadeira = doubling machine
  part=part -> 844839
  * -> 844530
t: two for one yarn twister => 844530
t: yarn doubling machine => 844530
t: twisted yarn => !8445

@ textile-washing-dyeing-machine
en: textile washing machine; fabric washing machine; jet dyeing machine; jigger dyeing machine; winch dyeing machine; yarn dyeing machine; dyeing vat + machine; fabric dyeing machine; bleaching machine + fabric|textile|yarn; carpet washing machine; carpet cleaning plant; rug washing machine; rope washing machine + textile; open width washing machine; soaping machine + fabric; continuous washing range
de: Jetfärbemaschine = jet dyeing machine; Textilwaschmaschine = textile washing machine; Teppichwaschmaschine = carpet washing machine; Bleichmaschine = bleaching machine + Textil
fr: machine à teindre = dyeing machine; laveuse de tapis = carpet washing machine; machine à laver les tapis = carpet washing machine; machine à blanchir = bleaching machine + textile
es: lavadora de alfombras = carpet washing machine; máquina de blanqueo = bleaching machine + textil
it: macchina per tingere = dyeing machine; lavatappeti industriale = industrial carpet washer; macchina da candeggio = bleaching machine
nl: verfmachine = dyeing machine + textiel|garen; tapijtwasmachine = carpet washing machine; bleekmachine = bleaching machine + textiel
pl: barwiarka = dyeing machine; pralnica do dywanów = carpet washing machine; maszyna do prania dywanów = carpet washing machine; bielarka = bleaching machine
pt: máquina de tingimento = dyeing machine; máquina de lavar tapetes = carpet washing machine; alvejadeira = bleaching machine
  part=part -> 845190
  "home" -> 845011
  * -> 845140
t: jet dyeing machine for polyester => 845140
t: automatic carpet washing machine => 845140
t: textile dye powder => !8451

@ textile-winding-machine
en: reeling machine; yarn reeling machine; cone winding machine; bobbin winding machine; bobbin winder + yarn|textile|industrial; cop winding machine; pirn winder; hank winding machine; skein winding machine; thread winding machine; cheese winder + yarn; weft winding machine; wool ball winder; yarn ball winder; yarn swift; ball winder
de: Kreuzspulmaschine = cross winding machine; Haspelmaschine = reeling machine + Garn; Garnwickler = yarn winder
fr: bobinoir à fil = yarn winder; dévidoir = reeling machine + laine|fil; cannetière = pirn winder; pelotonneuse = ball winder
es: bobinadora de hilo = yarn winding machine; devanadora = reeling machine; enconadora = cone winding machine
it: incannatoio = winding machine; bobinatrice per filo = yarn winding machine; arcolaio = yarn swift
nl: spoelmachine = winding machine + garen; wolwinder = wool ball winder; haspelmachine = reeling machine
pl: przewijarka do nici = thread winding machine; zwijarka do wełny = wool winder; cewiarka = bobbin winding machine
pt: bobinadeira de fio = bobbin winding machine; conicaleira = cone winding machine; noveleira = yarn ball winder; enrolador de lã = wool ball winder
  part=part -> 844839
  * -> 844540
t: yarn cone winding machine => 844540
t: textile reeling machine => 844540
t: film winding reel => !844540

@ thread-tapping-machine
en: threading machine; pipe threading machine; tapping machine + thread|electric|pneumatic|arm|metal; electric pipe threader; bolt threading machine; thread cutting machine; thread milling machine; tapping arm; thread tapping machine
de: Gewindebohrmaschine = thread tapping machine; Rohrgewindeschneider = pipe threader + elektrisch|Maschine
fr: fileteuse = threading machine; fileteuse de tubes = pipe threading machine; machine à tarauder = tapping machine
es: roscadora de tubos = pipe threading machine; máquina roscadora = threading machine; roscadora eléctrica = electric threading machine
it: filettatrice = threading machine; filettatrice per tubi = pipe threading machine
nl: draadsnijmachine = threading machine; draadtapmachine = tapping machine; pijpdraadsnijmachine = pipe threading machine
pl: gwinciarka do rur = pipe threading machine; gwinciarka elektryczna = electric threading machine
pt: rosqueadeira elétrica = electric threading machine; roscadeira = threading machine
not: filetti; filetto; filets; filet; filetes; filete; filettare
  part=part -> 846693
  "wired hand" -> 846729
  "handheld" -> 846729
  * -> 845970
t: electric pipe threading machine 2 inch => 845970
t: electric tapping arm m3-m16 => 845970
t: tap and die set => !8459

@ tobacco-machine-named
en: tobacco leaf stripping machine; tobacco leaf cutting machine; tobacco leaf cutter; tobacco thresher; threshing separator + tobacco; cigar making machine; cigarette filter making machine; filter rod machine; tobacco primary line; tobacco conditioner + cylinder; cigar rolling machine + industrial; tobacco cutter + machine|electric|industrial; cigarette maker + industrial; tobacco moistening machine; shisha tobacco making machine; cigarette packer; tobacco drying cylinder
de: Tabakschneidemaschine = tobacco cutting machine; Zigarettenmaschine = cigarette machine + Industrie; Tabakschneider = tobacco cutter + elektrisch|Maschine; Zigarrenmaschine = cigar machine
fr: machine à tabac = tobacco machine; hacheuse de tabac = tobacco cutter; machine à cigarettes = cigarette machine + industrielle; coupe-tabac = tobacco cutter + machine|électrique
es: máquina de tabaco = tobacco machine; cortadora de tabaco = tobacco cutter; máquina de cigarros = cigar making machine; picadora de tabaco = tobacco shredder
it: macchina per tabacco = tobacco machine; trinciatabacco = tobacco cutter; macchina per sigarette = cigarette making machine + industriale; trinciatrice tabacco = tobacco cutter
nl: tabaksmachine = tobacco machine; tabakssnijder = tobacco cutter + machine|elektrisch; sigarenmachine = cigar making machine
pl: maszyna do tytoniu = tobacco machine; krajalnica do tytoniu = tobacco leaf cutting machine; maszyna do papierosów = cigarette machine + przemysłowa; szatkownica do tytoniu = tobacco cutter
pt: cortadora de fumo = tobacco cutter; picador de fumo = tobacco cutter
not: cigarette rolling machine; zigarettenstopfer; cigarette injector
  part=part -> 847890
  * -> 847810
t: tobacco leaf cutting machine electric => 847810
t: tobacco thresher => 847810
t: cigarette tobacco 30 g => !8478

@ transfer-pump-liquid
en: chemical pump; milk pump; honey pump; ram pump; hydraulic ram pump; adblue pump; def pump; mini condensate pump; dc water pump micro; fluid pump; bellows pump liquid; air lift pump
de: Chemiepumpe; Zerhackerpumpe; Wascherpumpe; Widderpumpe
fr: pompe à produits chimiques; pompe de relevage de condensats; bélier hydraulique; pompe à lait
es: bomba química; bomba de condensados; bomba de ariete; bomba para leche
it: pompa per prodotti chimici; pompa per latte; ariete idraulico
nl: chemiepomp; condenspomp; melkpomp
pl: pompa chemiczna; pompka skroplin; pompa do mleka; taran hydrauliczny
pt: bomba de condensado; bomba para leite; carneiro hidráulico
  part=part -> 841391
  "milk|leche|latte|leite" -> 841370
  "macerator" -> 841370
  "chemical" -> 841370
  "honey" -> 841370
  "washer|arandela|rondella|arruela|anilha" -> 841370
  * -> 841381
t: mini condensate pump for air conditioner => 841381
t: electric milk pump => 841370
t: breast milk bottle => !8413

@ turboprop-named
en: turbopropeller; turbopropellor; turbo propeller engine; turboprop aircraft engine
de: Turboproptriebwerk = turboprop engine
fr: turbopropulseur = turboprop
es: turbohélice = turboprop; motor turbohélice = turbo propeller engine
it: turboelica = turboprop engine
nl: turbopropmotor = turboprop engine
pl: silnik turbośmigłowy = turboprop engine
pt: turbopropulsor = turboprop; turboélice = turboprop
  part=part -> 841191
  watt>1100000 -> 841122 ~.3
  * -> 841121
t: turbopropeller engine 800 kw => 841121
t: turbo kit for car => !8411

@ tyre-making-machine
en: tyre building machine; tire building machine; tyre moulding machine; tyre vulcaniser; tyre vulcanizing machine; tyre buffing machine; inner tube making machine; tyre mould press; tire vulcanizer
de: Reifenrunderneuerungsmaschine; Reifenheizpresse; Reifenaufbaumaschine; Reifenvulkanisiergerät
fr: machine à rechaper les pneus; presse à vulcaniser les pneus; machine de confection pneus
es: recauchutadora; máquina de recauchutar; prensa vulcanizadora de neumáticos; vulcanizadora de llantas
it: macchina per ricostruzione pneumatici; vulcanizzatrice per pneumatici
nl: bandenvulkaniseermachine; bandencoverermachine
pl: bieżnikarka; prasa do wulkanizacji opon; wulkanizator do opon
pt: recauchutadora de pneus; máquina de recapagem; prensa vulcanizadora de pneus
not: tyre repair patch; recauchutar; recauchutado
  part=part -> 847790
  * -> 847751
t: tyre curing press => 847751
t: tire retreading machine cold process => 847751
t: tyre repair patch kit => !8477

@ unit-head-transfer-machine
en: transfer machine; rotary transfer machine; multi station transfer machine; unit construction machine; single station special purpose machine; way type unit head machine
de: Transfermaschine = transfer machine; Rundtaktmaschine = rotary transfer machine; Sondermaschine = special purpose machine + Metall|Einstation; Transferstraße = transfer line
fr: machine transfert = transfer machine; machine à postes multiples = multi station machine; unité d'usinage = machining unit
es: máquina transfer = transfer machine; máquina de transferencia = transfer machine
it: macchina transfer = transfer machine; unità operatrice = machining unit head
nl: transferstraat = transfer line
pl: maszyna transferowa = transfer machine; linia transferowa obróbcza = machining transfer line
pt: máquina transfer metal = metal transfer machine
  part=part -> 846693
  "way type" -> 845910
  "unit construction" -> 845720
  "single station" -> 845720
  "unita operatrice" -> 845720
  "unite d usinage" -> 845720
  * -> 845730
t: rotary transfer machine 12 stations for brass => 845730
t: unit construction machine single station => 845720
t: heat transfer vinyl => !8457

@ vapour-boiler-other
en: locomotive boiler; hybrid boiler; fire tube steam boiler; shell boiler; electric steam boiler; vertical steam boiler
de: Lokomotivkessel = locomotive boiler; Flammrohrkessel = flame tube boiler; Rauchrohrkessel = smoke tube boiler; Elektrodampfkessel = electric steam boiler
fr: chaudière de locomotive = locomotive boiler; chaudière à tubes de fumée = fire tube steam boiler
es: caldera pirotubular = fire tube boiler; caldera de locomotora = locomotive boiler
it: caldaia a tubi di fumo = fire tube boiler; caldaia da locomotiva = locomotive boiler
nl: locomotiefketel = locomotive boiler; vlampijpketel = fire tube boiler
pl: kocioł parowozowy = locomotive boiler; kocioł płomieniówkowy = fire tube steam boiler
pt: caldeira flamotubular = fire tube boiler; caldeira de locomotiva = locomotive boiler
  part=part -> 840290
  * -> 840219
t: shell boiler 2 t/h steam => 840219
t: shell necklace => !8402

@ vending-named
en: vending machine + snack|goods|locker|cigarette|stamp|toy|egg|masks; stamp vending machine; cigarette vending machine; ice vending machine; water vending machine; pizza vending machine; coin exchange machine; money changing machine; token dispenser; sanitary napkin vending machine; snack machine; capsule vending machine; gashapon machine; candy dispenser machine coin
de: Zigarettenautomat = cigarette vending machine; Warenautomat = vending machine
fr: distributeur de snacks = snack vending machine; distributeur de cigarettes = cigarette vending machine
es: expendedora = vending machine; vending = vending machine + máquina; máquina de cambio = money changing machine; expendedora de tabaco = cigarette vending machine
it: distributore di bevande = beverage vending machine; distributore snack = snack vending machine; distributore sigarette = cigarette vending machine
nl: snoepautomaat = candy vending machine; wisselautomaat = change machine; sigarettenautomaat = cigarette vending machine
pl: automat z przekąskami = snack machine; automat do napojów = beverage vending machine
pt: máquina automática de vendas = vending machine; máquina de bebidas = beverage vending machine; máquina de troco = coin exchange machine; vending = vending machine + máquina
not: vending machine toy; coin tray
  part=part -> 847690
  "toy" "machine" !"vending" -> 950300
  "coffee" -> 847621
  "hot drink" -> 847621
  "kaffee" -> 847621
  "cafe" -> 847621
  "caffe" -> 847621
  "drink" -> 847621
  "beverage" -> 847621
  "getrankeautomat" -> 847621
  "boissons" -> 847621
  "bebidas" -> 847621
  "bevande" -> 847621
  "drankautomaat" -> 847621
  "napojow" -> 847621
  "water" -> 847621
  "refrigerated" -> 847681
  "combo" -> 847681
  "ice" -> 847681
  "pizza" -> 847681
  "heating" -> 847681
  "heated|calefactable|térmico|riscaldato|aquecido" -> 847681
  * -> 847689
t: cigarette vending machine => 847689
t: snack and drink combo vending machine refrigerated => 847621
t: gum balls refill => !8476

@ waterjet-machine
en: waterjet + cutting|steel|abrasive|cutter; waterjet machine; abrasive waterjet; water jet cutter machine
de: Wasserstrahlschneidmaschine; Wasserstrahlschneidanlage
fr: découpe jet d'eau + machine; machine de découpe jet d'eau; machine à jet d'eau + découpe
es: máquina de corte por agua; corte por chorro de agua + máquina
it: macchina taglio ad acqua; taglio a getto d'acqua + macchina; idrogetto macchina
nl: waterstraalsnijmachine; waterjet snijmachine
pl: wycinarka wodna; przecinarka waterjet; maszyna do cięcia wodą
pt: máquina de corte a jato de água; corte jato d'água + máquina
not: oral water jet; waterjet rope; waterjet loom; waterjet flosser
  part=part -> 846693
  * -> 845650
t: abrasive waterjet cutting machine 5 axis => 845650
t: waterjet for steel plates => 845650
t: oral water jet flosser => !8456

@ waterjet-plasma-machine
en: cnc plasma cutting machine; cnc plasma cutter; plasma cutting table; plasma table; plasma profile cutting machine
de: Plasmaschneidmaschine; CNC-Plasmaschneidanlage; Plasmaschneidtisch; Plasmaschneidanlage
fr: table de découpe plasma; machine de découpe plasma; découpe plasma + cnc
es: mesa de corte por plasma; máquina de corte plasma; pantógrafo plasma
it: tavolo taglio plasma; macchina taglio plasma
nl: plasmasnijtafel; plasmasnijmachine + cnc
pl: przecinarka plazmowa + cnc|stół; stół do cięcia plazmowego; wypalarka plazmowa
pt: mesa de corte plasma; máquina de corte a plasma; plasma CNC
  part=part -> 846693
  "inverter" -> 851539
  "handheld" -> 851539
  "40a" -> 851539
  "50a" -> 851539
  * -> 845640
t: cnc plasma cutting machine 1500 x 3000 => 845640
t: plasma table for steel sheets => 845640
t: plasma tv => !8456

@ weighbridge-platform-scale
en: animal scale; cattle scale; hanging scale + 300kg|500kg|crane|industrial; weighing platform + floor; axle weigher; axle scale; railway scale; drum scale; pallet truck scale; weigh beam; bag weighing scale + kg; wheelchair scale
de: Viehwaage; Achslastwaage; Palettenwaage; Hubwagenwaage
fr: bascule + plateforme|bétail|industrielle; crochet peseur; pèse-bétail; pèse-essieux; pèse-palette
es: báscula + plataforma|ganado|industrial|camiones; gancho pesador; báscula ganadera; pesa palets
it: dinamometro da gru; pesa bestiame; pesa pallet
nl: platformweegschaal; kraanweegschaal; veeweegschaal; palletweegschaal
pl: waga hakowa; waga dla zwierząt; waga paletowa; waga pomostowa
pt: balança de gancho; balança de gado; ponte báscula; balança de paletes
not: basculante; basculant
  part=part -> 842390
  "weighbridge" -> 842389
  "weigh bridge" -> 842389
  "truck|camión|camião|caminhão" -> 842389
  "railway" -> 842389
  "axle" -> 842389
  "fahrzeugwaage" -> 842389
  "achslastwaage" -> 842389
  "pont bascule" -> 842389
  "essieux" -> 842389
  "puente" -> 842389
  "camiones" -> 842389
  "a ponte" -> 842389
  "weegbrug" -> 842389
  "samochodowa" -> 842389
  "rodoviaria" -> 842389
  * -> 842382
t: crane scale 500 kg => 842382
t: weighbridge 60 t for trucks => 842389
t: model crane => !8423

@ windmill-engine
en: windmill + pump|water|kw|rotor|engine|motor|farm|irrigation|well|aeration; wind pump + water|farm|well|irrigation; water pumping windmill; wind powered pump motor
de: Windmühle + Antrieb|Pumpe|Wasser; Windmotor; Windrad + Wasserpumpe
fr: éolienne de pompage; moteur à vent
es: molino de viento + bomba|agua; aeromotor
it: mulino a vento + pompa; aeromotore
nl: windmolen + pomp
pl: wiatrak + pompa; silnik wiatrowy
pt: cata-vento + bomba|água; moinho de vento + bomba|água; aeromotor + água
not: windmill toy; garden windmill; pinwheel; windmill ornament; dutch windmill
  part=part -> 841290
  "toy" -> 950300
  * -> 841280
t: water pumping windmill 2.4 m rotor => 841280
t: windmill with piston pump for well => 841280
t: paper windmill toy => !8412

@ wood-bending-assembling-machine
en: wood bending machine; frame press + wood|window|door; wood assembly press; pallet nailing machine; wood nailing machine; frame nailing machine; picture frame joining machine; v nailer; framing underpinner; underpinner; carcass press + wood|cabinet|furniture; barrel hooping machine; cooperage machine; barrel making machine; glue press + wood|panel; panel gluing press; wood clamp carrier; veneer press; hot press + wood|plywood|veneer|laminate; cold press + wood|plywood|veneer; laminating press + wood|panel; membrane press + door; edge bander; edge bander machine; hinge inserting machine; finger joint press; wood stapling machine; dowel inserting machine; basket making machine
de: Furnierpresse = veneer press; Rahmenpresse = frame press; Korpuspresse = carcass press; Palettennagelmaschine = pallet nailing machine; Fassmaschine = barrel machine; Holzbiegemaschine = wood bending machine; Heißpresse = hot press + Holz|Furnier
fr: presse à plaquer = veneer press; cadreuse = frame press; cloueuse de palettes = pallet nailing machine; presse à cadres = frame press; machine de tonnellerie = cooperage machine; cintreuse à bois = wood bending machine
es: chapadora de cantos = edge bander; enchapadora de cantos = edge bander; clavadora de palets = pallet nailing machine; prensa armadora = assembly press
it: strettoio = clamping press + legno; pressa a caldo = hot press + legno; chiodatrice per pallet = pallet nailing machine; curvatrice per legno = wood bending machine
nl: kantenlijmer = edge bander; kantenaanlijmmachine = edge bander machine; fineerpers = veneer press; raampers = frame press; palletnagelmachine = pallet nailing machine; fineerpersen = veneer press; raampersen = frame press
pl: prasa do forniru = veneer press; prasa montażowa = wood assembly press + drewno; zbijarka do palet = pallet nailing machine; giętarka do drewna = wood bending machine
pt: coladeira de bordas = edge banding machine; coladeira de borda = edge banding machine; prensa de lâminas = veneer press; pregadeira de paletes = pallet nailing machine; curvadora de madeira = wood bending machine
not: edge banding tape; edge banding trimmer
  part=part -> 846692
  * -> 846594
t: cooperage machine for barrels => 846594
t: edge bander machine for furniture panels => 846594
t: edge banding tape pvc => !8465

@ wood-drilling-mortising-machine
en: mortising machine; mortiser; chain mortiser; slot mortiser; wood boring machine; multi boring machine + wood|furniture; line boring machine wood; hinge boring machine; dowel drilling machine; morticing machine; multi spindle boring machine wood; woodworking drilling machine
de: Langlochbohrmaschine = slot mortiser; Stemmmaschine = mortising machine; Kettenstemmer = chain mortiser; Dübellochbohrmaschine = dowel drilling machine; Beschlagbohrmaschine = fitting boring machine; Reihenlochbohrmaschine = line boring machine
fr: mortaiseuse = mortising machine; mortaiseuse à bois = wood mortiser; mortaiseuse à bédane = chisel mortiser; perceuse multibroche bois = multi spindle boring machine wood
es: escopleadora = mortising machine; taladro múltiple madera = multi-spindle wood drill; mortajadora de madera = wood mortiser; escopladora = mortising machine
it: mortasatrice = mortiser; bedanatrice = mortising machine; foratrice multipla = multi boring machine; foratrice per legno = wood boring machine; cavatrice = slot mortising machine
nl: langgatboormachine = slot mortiser; kettingsteekmachine = chain mortiser; scharnierboormachine = hinge boring machine
pl: dłutarka = mortiser; dłutarka łańcuchowa = chain mortiser; wiertarka wielowrzecionowa do drewna = multi spindle boring machine wood; wiertarka do zawiasów = hinge boring machine
pt: furadeira múltipla = multi boring machine; escateladora = slot mortiser; furadeira de dobradiças = hinge boring machine; entalhadeira de madeira = mortising machine
not: mortaiser
  part=part -> 846692
  * -> 846595
t: chain mortising machine for timber => 846595
t: hinge boring machine => 846595
t: wood drill bits => !8465

@ wood-other-machine
en: wood turning lathe; wood debarking machine; log debarker; bark peeling machine; wood wool machine; wood copy lathe; wood chip flaker machine; wood shaving machine; wood shavings machine; cork working machine; ivory carving lathe; bone working machine; plastic sheet bending polishing acrylic; wood burning branding machine; billiard cue lathe; toothpick making machine; chopstick making machine; bamboo splitting machine; bamboo processing machine; pencil making machine + wood
de: Entrindungsmaschine; Holzwollemaschine; Holzspänemaschine
fr: écorceuse; machine à laine de bois; écorceuse de bois
es: torno para madera; torno de madera; descortezadora; máquina de viruta de madera
it: scortecciatrice; macchina per trucioli
nl: houtdraaibank; ontschorsmachine; houtwolmachine
pl: korowarka; wełniarka do drewna; strugarka wiórów
pt: torno para madeira; descascador de toras; máquina de maravalha
not: lathe chisel; lathe chuck
  part=part -> 846692
  "bamboo splitting" -> 846596
  "barking drum" -> 847930
  * -> 846599
t: wood lathe 1000 mm => 846599
t: log debarker => 846599
t: wood turning chisel set => !8465

@ wood-paper-dryer
en: wood drying kiln; veneer dryer; lumber kiln; paper dryer cylinder machine; timber dryer; wood chip dryer
de: Holztrockenkammer; Furniertrockner; Holztrockner
fr: séchoir à bois; séchoir à placage
es: secadero de madera; secador de chapa
it: essiccatoio per legno; essiccatoio per sfogliati
nl: houtdroogkamer; fineerdroger
pl: suszarnia drewna; suszarnia do forniru
pt: secador de madeira; estufa de secagem de madeira
  part=part -> 841990
  * -> 841935
t: timber drying kiln 30 m3 => 841935
t: kiln dried oak boards => !8419

@ wood-pellet-board-machine
en: wood pellet mill; wood pellet press; sawdust briquette machine; wood briquette press; briquette press + wood|sawdust; mdf press line; fibreboard press; sawdust pelletizer; barking drum; debarking drum; cork agglomerating press; wood hardening press; wood impregnation plant; wood treatment autoclave; straw briquette machine; wood preservation plant
de: Holzpelletpresse = wood pellet press; Pelletpresse = pellet press + Holz; Brikettpresse = briquette press + Holz|Späne; Spanplattenpresse = particle board press; Entrindungstrommel = debarking drum; Holzimprägnieranlage = wood impregnation plant
fr: presse à granulés de bois = wood pellet press; presse à briquettes = briquette press + bois|sciure; presse à panneaux = board press; tambour écorceur = barking drum
es: prensa de pellets = pellet press + madera; briquetadora = briquette press + madera|aserrín; prensa de tableros = board press; tambor descortezador = debarking drum
it: pellettatrice = pellet mill + legno; bricchettatrice = briquetting machine; pressa per pannelli = panel press; tamburo scortecciatore = debarking drum
nl: houtpelletpers = wood pellet press; briketpers = briquette press + hout; spaanplaatpers = chipboard press; ontschorsingstrommel = debarking drum; houtpelletpersen = wood pellet press; spaanplaatpersen = chipboard press
pl: peleciarka = pellet mill + drewno|trociny; brykieciarka = briquette press; prasa do płyt wiórowych = particle board press; bęben korujący = debarking drum
pt: prensa de pellets = pellet press + madeira; briquetadeira = briquette press; prensa de aglomerado = particle board press; tambor descascador = barking drum
not: briquetas; bricchetti
  part=part -> 847990
  * -> 847930
t: sawdust briquette press => 847930
t: wood pellet mill 300 kg/h => 847930
t: wood pellets 15 kg => !8479

@ wood-planing-moulding-machine
en: wood planing machine; planing machine + wood|thickness; thicknesser; thicknessing planer; jointer planer + wood|machine; surface planer + wood|machine; four side planer; four sided moulder; spindle moulder; spindle shaper + wood; wood milling machine; wood shaper machine; wood router table machine; wood cnc milling machine; tenoning machine; tenoner; moulding machine + wood|timber|spindle|four side; wood copy router; overhead router + wood; dovetail machine; dowel making machine; dowel milling machine; round rod milling machine; wood carving machine; stair string routing machine; edge trimming machine + wood
de: Hobelmaschine + Holz|stationär; Abrichthobelmaschine; Dickenhobelmaschine; Abricht- und Dickenhobel; Tischfräsmaschine; Holzfräsmaschine; Zapfenschneidmaschine; Vierseitenhobelmaschine; Kehlmaschine
fr: raboteuse + bois|stationnaire; dégauchisseuse; raboteuse dégauchisseuse; toupie + bois|machine|menuiserie; moulurière; tenonneuse; corroyeuse
es: cepilladora de madera; tupí + madera|carpintería; moldurera; espigadora; regrueso + cepillo; fresadora de madera
it: pialla a filo e spessore; pialla a spessore; piallatrice; toupie + legno|falegnameria; scorniciatrice; tenonatrice; fresatrice per legno
nl: vandiktebank; vlak- en vandiktebank; houtfreesmachine; vlakbank; pennenbank; freesbank voor hout; vierzijdige schaafmachine
pl: strugarka do drewna; strugarko-grubościówka; wyrówniarka; frezarka dolnowrzecionowa; frezarka do drewna; czopiarka; strugarka czterostronna
pt: desengrossadeira; desempenadeira + madeira|máquina; tupia de mesa; tupia + madeira; moldureira; respigadeira; plaina de madeira + máquina
not: router bit; planer blade; hand planer; espigas; espiga; regruesadora
  part=part -> 846692
  "handheld" -> 846729
  "hand held" -> 846729
  "cordless|inalámbrico|a batería|a batteria|sem fio|sem fios" -> 846729
  * -> 846592
t: wood planer thicknesser 1500 w bench => 846592
t: spindle moulder for joinery => 846592
t: wood planing knife => !846592

@ wood-sanding-machine
en: wide belt sanding machine; wood sanding machine; belt sander machine + stationary|bench|wood; edge sander; oscillating spindle sander; drum sander machine; brush sanding machine; disc sander + bench|stationary|machine; wood polishing machine; profile sanding machine; calibrating sander; dowel sanding machine; wood grinding machine + polishing
de: Breitbandschleifmaschine; Kantenschleifmaschine; Spindelschleifer; Tellerschleifer + stationär; Holzschleifmaschine; Bürstschleifmaschine; Zylinderschleifmaschine
fr: ponceuse à large bande; ponceuse de chants; ponceuse à bande stationnaire; ponceuse à cylindre; ponceuse oscillante à cylindre
es: lijadora de banda ancha; lijadora calibradora; lijadora de cantos; lijadora de banda estacionaria
it: levigatrice a nastro largo; levigatrice per legno; levigatrice a mandrino; calibratrice per legno
nl: breedbandschuurmachine; kantenschuurmachine; spilschuurmachine
pl: szlifierka szerokotaśmowa; szlifierka do drewna; szlifierka krawędziowa; szlifierka trzpieniowa
pt: lixadeira de banda larga; lixadeira de cinta de bancada; lixadeira oscilante; calibradora de madeira
not: sanding belt; sanding drum; sanding sleeve
  part=part -> 846692
  "handheld" -> 846729
  "cordless|inalámbrico|a batería|a batteria|sem fio|sem fios" -> 846729
  * -> 846593
t: wide belt sanding machine 1000 mm => 846593
t: oscillating spindle sander bench => 846593
t: wood sandpaper => !8465

@ wood-sawing-machine
en: wood saw machine; wood band saw; circular sawing machine + wood; sliding panel saw; beam saw + panel; cross cut saw machine + wood; log band saw; sawmill + band|portable|wood; portable sawmill; frame saw + wood|log; multi rip saw; rip saw machine; firewood saw; firewood processor saw; panel sizing saw; wall panel saw; scroll saw machine; radial arm saw; rocking log saw; tilting saw bench + firewood; foam cutting saw machine plastic; miter saw + stationary|bench
de: Holzbandsäge; Plattensäge; Wippkreissäge; Brennholzsäge; Blockbandsäge; mobiles Sägewerk; Plattenaufteilsäge
fr: scie à format; scie à panneaux; scie à ruban bois; scierie mobile
es: sierra escuadradora; sierra de cinta para madera; aserradero portátil; seccionadora de tableros
it: squadratrice; sega a nastro per legno; segheria mobile; sega a banco
nl: formaatzaag; houtlintzaag; brandhoutzaag; mobiele zaagmachine; paneelzaag
pl: pilarka formatowa; piła formatowa; piła taśmowa do drewna; trak taśmowy; krajzega
pt: serra esquadrejadeira; serra fita para madeira; serraria portátil; serra circular de bancada
not: saw blade
  part=part -> 846692
  * -> 846591
t: sliding panel saw 3200 mm => 846591
t: portable sawmill for logs => 846591
t: circular saw blade 254 mm => !8465

@ wood-splitting-slicing-machine
en: wood splitter; log splitter machine; kindling splitter machine; firewood splitter; firewood processor; veneer peeling machine; veneer slicing machine; veneer cutting lathe; wood slicing machine; kinetic log splitter; hydraulic log splitter; veneer peeling lathe; cork slicing machine; veneer guillotine
de: Spaltmaschine + Holz; Furniermessermaschine; Furnierschälmaschine; Brennholzspalter; Säge-Spaltautomat
fr: fendeuse à bois; fendeuse de bûches; trancheuse à placage; dérouleuse de bois; combiné bois de chauffage
es: rajadora de leña; astilladora de leña; partidora de leña; desenrolladora de chapa; rajadora de troncos
it: sfogliatrice per legno; trancia per impiallacciatura; spaccatronchi
nl: houtkloofmachine; kloofmachine; fineersnijmachine
pl: skrawarka do forniru; łuszczarka do drewna
pt: rachadora de lenha; fendedor de lenha; torno laminador de madeira
  part=part -> 846692
  * -> 846596
t: hydraulic log splitter 7 t => 846596
t: veneer peeling lathe => 846596
t: splitting axe 2 kg => !8465

@ woodworking-combination
en: combined woodworking machine; combination machine + wood|woodworking|planer; five in one woodworking machine; universal woodworking machine; planer thicknesser saw combination
de: Kombimaschine + Holz; Holzbearbeitungskombimaschine; Kombinierte Holzbearbeitungsmaschine
fr: combiné à bois; machine à bois combinée; combinée bois
es: combinada de madera; máquina combinada de carpintería; universal de carpintería
it: combinata per legno; macchina combinata legno
nl: combinatiemachine hout; houtbewerkingscombinatie
pl: obrabiarka wieloczynnościowa; wieloczynnościowa maszyna stolarska; maszyna stolarska uniwersalna
pt: máquina combinada de madeira; combinada para marcenaria
  part=part -> 846692
  * -> 846510
t: combination woodworking machine planer saw => 846510
t: combined woodworking machine 5 functions => 846510
t: wood saw hand => !8465

@ workshop-crane
en: shop crane; workshop crane; folding engine crane; patient lift; patient lift hoist; patient hoist; boat davit; davit arm; pickup truck crane; derrick; floor crane; swivel crane hoist arm
de: Werkstattkran = workshop crane; Patientenlifter = patient lift; Schwenkarm = swivel arm + Hebezug
fr: chèvre d'atelier = workshop crane; grue d'atelier = workshop crane; lève-personne = patient lift; bossoir = davit; potence = jib + levage moteur
es: grúa de taller = workshop crane; grúa para pacientes = patient hoist; pescante = davit; pluma hidráulica = hydraulic crane arm
it: gru da officina = workshop crane; sollevatore per malati = patient hoist; gruetta = small crane + officina; sollevapazienti = patient lift
nl: werkplaatskraan = workshop crane; patiëntenlift = patient lift; davit = davit + boot
pl: żuraw warsztatowy = workshop crane; podnośnik pacjenta = patient lift; żurawik = davit; dźwig warsztatowy = workshop crane
pt: guincho girafa = folding engine crane; guindaste hidráulico = hydraulic crane + oficina; elevador de pacientes = patient hoist; turco = davit + barco
  part=part -> 843149
  "patient" -> 842890
  "malati" -> 842890
  "pazienti" -> 842890
  "pacientes" -> 842890
  "lifter" -> 842890
  "leve personne" -> 842890
  "pacjenta" -> 842890
  "pickup" -> 842691
  "truck|camión|camião|caminhão" -> 842691
  * -> 842699
t: folding engine crane 2 t => 842699
t: davit arm for boat => 842699
t: crane operator gloves => !8426
