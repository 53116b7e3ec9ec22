# Footwear by parts, headgear, stone, plaster, abrasives, ceramics and glass in the words of tariffs and trades (ch. 64 to 70).

table footwear-parts         # ch. 64 n. 3, 4: largest outer area of the upper, sole in contact with the ground
  "metal toecap" use footwear-toecap
  "metal toe cap" use footwear-toecap
  "metal toe-cap" use footwear-toecap
  "steel toecap" use footwear-toecap
  "steel toe" use footwear-toecap
  "big toe" -> 640320
  "uppers of leather" use footwear-leather
  "upper of leather" use footwear-leather
  "leather uppers" use footwear-leather
  "leather upper" use footwear-leather
  "uppers of textile" use footwear-textile
  "upper of textile" use footwear-textile
  "textile uppers" use footwear-textile
  "textile upper" use footwear-textile
  "uppers of rubber" use footwear-plastic
  "uppers of plastics" use footwear-plastic
  "uppers of plastic" use footwear-plastic
  "rubber or plastic uppers" use footwear-plastic
  "plastic upper" use footwear-plastic
  "rubber upper" use footwear-plastic
  "other than leather" -> 640590
  upper=leather use footwear-leather ~.3
  upper=textile use footwear-textile ~.5
  upper=plastic|rubber use footwear-plastic
  upper=wood|cork|straw -> 640590
  * -> 640299

table footwear-toecap
  "waterproof|impermeable|impermeabile|impermeável" -> 640110
  "uppers of leather" -> 640340
  "leather upper" -> 640340
  upper=leather -> 640340
  upper=textile -> 640419
  "uppers of rubber" -> 640299
  upper=plastic|rubber "ankle" -> 640291
  * -> 640340

table footwear-leather
  "ski" -> 640312
  "snowboard" -> 640312
  "sports" -> 640319
  "leather soles" "not covering" -> 640359
  "outer soles and uppers of leather" "covering the ankle" !"not covering" -> 640351
  "outer soles and uppers of leather" -> 640359
  "outer soles of leather" !"composition leather" "covering the ankle" !"not covering" -> 640351
  "outer soles of leather" !"composition leather" !"plastics" !"rubber|caucho|goma|gomma|borracha" -> 640359
  "leather sole" "ankle" -> 640351
  "leather soles" "ankle" -> 640351
  "leather sole" -> 640359
  "leather soles" -> 640359
  "soles of wood" -> 640510
  "covering the ankle" !"not covering" -> 640391
  "ankle" !"not covering" -> 640391
  * -> 640399

table footwear-textile
  "soles of leather" -> 640420
  "leather sole" -> 640420
  "leather soles" -> 640420
  "felt sole" -> 640520
  "soles of felt" -> 640520
  "soles of wood" -> 640520
  "soles of cork" -> 640520
  "sports" -> 640411
  "tennis" -> 640411
  "gym" -> 640411
  "training" -> 640411
  * -> 640419

table footwear-plastic
  "waterproof|impermeable|impermeabile|impermeável" "neither covering" -> 640199
  "waterproof|impermeable|impermeabile|impermeável" "covering neither" -> 640199
  "waterproof|impermeable|impermeabile|impermeável" "covering" -> 640192
  "waterproof|impermeable|impermeabile|impermeável" "ankle" -> 640192
  "waterproof|impermeable|impermeabile|impermeável" -> 640199
  "ski" -> 640212
  "snowboard" -> 640212
  "plugs" -> 640220
  "thongs" -> 640220
  "sports" -> 640219
  "covering the ankle" !"not covering" -> 640291
  "ankle" !"not covering" -> 640291
  * -> 640299

@ abrasive-base
en: coated abrasive; abrasive powder on paper; abrasive grain on paper; abrasive powder on textile; abrasive powder or grain; abrasive coated paper; abrasive coated cloth; glass paper; garnet paper; aluminium oxide cloth; abrasive on vulcanised fibre; fibre disc abrasive; abrasive film roll; lapping film; abrasive nonwoven hand pad
de: Schleifmittel auf Unterlage; Schmirgelleinen; Fiberscheibe; Läppfolie
fr: abrasif appliqué; toile abrasive; disque fibre
es: abrasivo sobre soporte; disco de fibra abrasivo
it: abrasivo su supporto; disco fibrato
nl: schuurmiddel op drager; fiberschijf
pl: materiał ścierny nasypowy; krążek fibrowy
pt: abrasivo aplicado; lixa de pano; disco de fibra
  "other than" -> 680530
  "fibre" -> 680530
  "fiber" -> 680530
  "film|película|lámina plástica|pellicola|filme" -> 680530
  "nonwoven" -> 680530
  "fiberscheibe" -> 680530
  "fibra" -> 680530
  "fiberschijf" -> 680530
  "fibrowy" -> 680530
  "textile|textil|tessile" -> 680510
  "cloth" -> 680510
  "leinen" -> 680510
  "schleifleinen" -> 680510
  "schmirgelleinen" -> 680510
  "toile" -> 680510
  "tela" -> 680510
  "schuurlinnen" -> 680510
  "płótno" -> 680510
  "pano" -> 680510
  * -> 680520
t: abrasive powder on textile fabric => 680510
t: glass paper sheets grit 80, coated abrasive => 680520
t: glass painting paper => !6805

@ agglomerated-grinding-stone
en: grindstone; grinding wheels and the like; millstones and grindstones; grinding stone of agglomerated diamond; mounted point abrasive; grinding segment; abrasive segment; cup wheel; diamond pad concrete; polishing brick marble; dressing stick; rubbing brick; knife grinding wheel; cutting-off wheel; electroplated diamond wheel
de: Schleifsegment; Abziehstein Scheibe; Mühlstein Set; Schleifkörper
fr: segment abrasif; meule boisseau; meules à moudre
es: muela montada; segmento abrasivo; muela de copa; muelas de rectificar
it: mola con gambo; segmento abrasivo; mole per affilare
nl: slijpsegment; komschijf; slijpsteen met as
pl: segment ścierny; ściernica garnkowa
pt: segmento abrasivo; mó de copo; mós
not: diamond painting; flap wheel tractor
  "milling, grinding or pulping" -> 680410
  "millstones for milling" -> 680410
  "mühlstein" -> 680410
  "moudre" -> 680410
  "diamond" -> 680421
  "diamant" -> 680421
  "diamante" -> 680421
  "diamentowa" -> 680421
  "natural stone" -> 680423
  "flap" -> 680510
  * -> 680422
t: mounted points abrasive set 10 pcs => 680422
t: grinding wheels and the like of agglomerated diamond => 680421
t: diamond painting pad => !6804

@ asbestos-cement-goods
en: asbestos cement; asbestos-cement pipe; asbestos cement pipe; asbestos cement tile; articles of asbestos-cement; asbestos cement pipe fitting; eternit asbestos
de: Asbestzementplatte = asbestos cement sheet; Asbestzementrohr = asbestos cement pipe
fr: tuyau amiante-ciment = asbestos cement pipe; plaque amiante-ciment = asbestos cement sheet
es: amiantocemento = asbestos cement; tubo de amiantocemento = asbestos-cement pipe; placa de fibrocemento con amianto = asbestos cement sheet
it: amianto-cemento = asbestos cement; tubo in amianto-cemento = asbestos-cement pipe; lastra amianto-cemento = asbestos cement sheet
nl: asbestcement = asbestos cement; asbestcementplaat = asbestos cement sheet; asbestcement buis = asbestos cement pipe
pl: azbestocement = asbestos cement; płyta azbestowo-cementowa = asbestos cement sheet; rura azbestowo-cementowa = asbestos cement pipe
pt: amianto-cimento = asbestos cement; tubo de amianto-cimento = asbestos-cement pipe; chapa de amianto-cimento = asbestos cement sheet
not: non asbestos cement; asbestos free
  * -> 681140
t: asbestos cement pipe 100 mm => 681140
t: fibre cement corrugated sheets, asbestos free => !681140

@ asphalt-article
en: asphalt article; asphalt article in rolls; articles of asphalt; asphalt tile; asphalt board; bituminous roofing roll; bitumen roofing rolls; asphalt roofing roll; bitumen damp proof course; bitumen coated felt; asphalt paper roofing; bitumen flashing roll; bituminous sealing strip; bituthene membrane
de: Waren aus Asphalt
fr: ouvrages en asphalte; rouleau bitumé; bande bitumineuse toiture
es: manufacturas de asfalto; rollo bituminoso
it: lavori di asfalto; rotolo bituminoso
nl: werken van asfalt; bitumenrol dak
pl: wyroby z asfaltu
pt: obras de asfalto; rolo betuminoso
  "shingle" -> 680790
  "tile" -> 680790
  "board" -> 680790
  "wellplatte" -> 680790
  "other than in rolls" -> 680790
  "rolls" -> 680710
  "roll" -> 680710
  * -> 680710
t: bitumen roofing rolls 10 m => 680710
t: asphalt tiles, articles of asphalt => 680790
t: natural asphalt lump => !6807

@ building-stone-worked
en: marble tombstone; marble headstone; marble statue; marble sculpture carved; stone statue; granite tombstone; memorial stone granite; stone fountain; marble fountain; stone fireplace surround; stone garden ornament; stone gnome; marble table top; marble vase; marble tray; marble chess set stone; marble mortar; marble column; granite kitchen top; sandstone wall cladding; ledgestone; stone veneer panel; limestone paving worked; limestone tile; limestone article; limestone slab polished; onyx bowl; alabaster vase; soapstone carving; stone lantern; stone bench; marble coaster; marble board; marble rolling pin stone; stone wash basin
de: Marmorstatue = marble statue; Steinfigur Garten = garden stone figure; Steinbrunnen = stone fountain; Marmortisch Platte = marble table top; Specksteinfigur = soapstone figure; Naturstein Waschbecken = natural stone washbasin; Kalksteinplatte = limestone slab; Steinlaterne = stone lantern
fr: statue en marbre = marble statue; fontaine en pierre = stone fountain; cheminée en marbre = marble fireplace; vasque en pierre = stone basin; parement pierre naturelle = natural stone cladding; dalle calcaire = limestone slab
es: estatua de mármol = marble statue; fuente de piedra = stone fountain; chimenea de mármol = marble fireplace; lavabo de piedra = stone washbasin; losa caliza = limestone slab; revestimiento piedra natural = natural stone cladding
it: statua in marmo = marble statue; fontana in pietra = stone fountain; camino in marmo = marble fireplace; lavabo in pietra = stone washbasin; lastra calcarea = limestone slab; rivestimento pietra naturale = natural stone cladding
nl: marmeren beeld = marble statue; stenen fontein = stone fountain; marmeren schouw = marble fireplace surround; natuurstenen wastafel = natural stone washbasin; kalksteentegel = limestone tile; steenstrips natuursteen = stone cladding strip
pl: rzeźba marmurowa = marble sculpture; fontanna kamienna = stone fountain; kominek marmurowy = marble fireplace; umywalka kamienna = stone washbasin; płytka wapienna = limestone tile; latarnia kamienna = stone lantern
pt: estátua de mármore = marble statue; fonte de pedra = stone fountain; lareira de mármore = marble fireplace; lavatório de pedra = stone washbasin; laje calcária = limestone slab
not: stone look; limestone flux; polyresin; concrete statue
  main=concrete -> 681099 ~.03
  main=plastic -> 392640 ~.05
  kind=marble -> 680291 ~.3
  "onyx" -> 680291
  "limestone|calcare|calcário": "sawn" 680229; * 680292
  "kalkstein" -> 680292
  "calcaire" -> 680292
  "caliza" -> 680292
  "calcarea" -> 680292
  "kalksteentegel" -> 680292
  "wapienna" -> 680292
  "calcária" -> 680292
  kind=granite -> 680293 ~.3
  "grabstein" -> 680293
  "tombstone" -> 680293
  "headstone" -> 680293
  "gravestone" -> 680293
  "monument" -> 680293
  "tombale" -> 680293
  "lápida" -> 680293
  "lapide" -> 680293
  "grafsteen" -> 680293
  "nagrobek" -> 680293
  "lápide" -> 680293
  * -> 680299
t: granite tombstone polished => 680293
t: marble statue carved => 680291
t: limestone tiles polished => 680292
t: polyresin garden statue => !6802

@ ceramic-lab-tech
en: porcelain laboratory dish; porcelain crucible laboratory; ceramic insulator bead non electrical; alumina ceramic ball; alumina lining tile; ceramic lining brick wear; ceramic tower packing; ceramic raschig ring; ceramic filter foam foundry; ceramic nozzle sandblast; ceramic thread guide; ceramic trough agriculture; laboratory tile ceramic; ceramic honeycomb substrate; ceramic membrane tube; zirconia milling ball; ceramic knife blank; ceramic wares for technical uses; ceramic acid jar transport
de: Porzellanschale Labor; Füllkörper Keramik; Keramikkugel Aluminiumoxid; Fadenführer Keramik; Schaumkeramikfilter
fr: anneau raschig céramique; guide-fil céramique; filtre mousse céramique
es: anillo raschig cerámico; guiahilos cerámico; filtro de espuma cerámica
it: anello raschig ceramico; sfera di allumina; guidafilo ceramico; filtro in schiuma ceramica
nl: keramische vulring; aluminakogel; draadgeleider keramiek; keramisch schuimfilter
pl: pierścienie raschiga ceramiczne; kulki z tlenku glinu; prowadnik nici ceramiczny; filtr piankowy ceramiczny
pt: anel raschig cerâmico; esfera de alumina; guia-fio cerâmico; filtro de espuma cerâmica
  "trough" -> 690990
  "acid jar" -> 690990
  "porcelain" -> 690911
  "porzellan" -> 690911
  "laborporzellan" -> 690911
  "porzellanschale" -> 690911
  "porcelaine" -> 690911
  "porcelana" -> 690911
  "porcellana" -> 690911
  "laboratoriumporselein" -> 690911
  "alumina" -> 690912
  "alumine" -> 690912
  "alúmina" -> 690912
  "allumina" -> 690912
  "aluminiumoxid" -> 690912
  "aluminakogel" -> 690912
  "tlenku" -> 690912
  "zirconia|circona|zirconio" -> 690912
  * -> 690919
t: porcelain laboratory dishes, laboratory porcelain dish => 690911
t: ceramic raschig rings for towers => 690919
t: alumina ceramic balls 92% => 690912
t: porcelain dinner dish => !6909

@ fireclay-goods
en: fireclay brick; zircon brick; zircon refractory block; castable block refractory; ladle brick; alumina refractory brick; saggar; thermocouple sheath ceramic; sliding gate plate; stopper rod refractory; graphite stopper; muffle kiln ceramic; cupel; silicon carbide tube; mullite tube
de: Schamottplatte; Silikastein; Brennplatte Ofen; Kapsel Brennofen; Schutzrohr Keramik
fr: brique chamotte; brique de silice; tube alumine
es: ladrillo de chamota; tubo de alúmina
it: mattone silice; tubo in allumina
nl: chamottesteen; vuurvaste plaat; aluminabuis
pl: płyta szamotowa; kształtka ogniotrwała; rurka z tlenku glinu
pt: tijolo de chamote; tubo de alumina
  "graphite|grafito|grafite" -> 690310
  "saggar" -> 690390
  "cupel" -> 690390
  "silicon carbide|carburo de silicio|carburo di silicio|carboneto de silício|carbeto de silício" -> 690390
  "tube" -> 690320
  "tubo" -> 690320
  "aluminabuis" -> 690320
  "rurka" -> 690320
  "sheath" -> 690320
  "schutzrohr" -> 690320
  "nozzle" -> 690320
  "stopper" -> 690320
  "magnesia" -> 690210
  "chrome|cromo|cromado|cromato" -> 690210
  "zircon" -> 690290
  * -> 690220
t: fireclay bricks 230x114x65 mm => 690220
t: zircon refractory blocks => 690290
t: alumina ceramic tube refractory => 690320
t: clay facing brick => !6902

@ footwear-by-parts
en: footwear; footwear with uppers; waterproof footwear; sports footwear; indoor footwear; protective footwear; safety footwear; footwear with outer soles; men footwear; women footwear; children footwear; orthopaedic style footwear; casual footwear; beach footwear; footwear covering the ankle
de: Schuhe mit Laufsohle; Schuhwerk; Schuhe mit Oberteil; wasserdichte Schuhe
fr: chaussures à semelles; chaussures étanches; chaussures à dessus
es: calzado con suela; calzado impermeable; calzado de deporte
it: calzature con suola; calzature impermeabili; calzature di sicurezza
nl: schoeisel; schoeisel met buitenzool; waterdicht schoeisel
pl: obuwie z podeszwą; obuwie nieprzemakalne; obuwie ochronne; obuwie sportowe
pt: calçado com sola; calçado impermeável; calçado de segurança
not: footwear cleaner; footwear polish; footwear rack; footwear parts; parts of footwear; footwear machine
  use footwear-parts
ask: upper; sole; ankle
t: footwear with outer soles of rubber and uppers of leather, covering the ankle => 640391
t: footwear with uppers of textile materials and outer soles of leather => 640420
t: footwear with outer soles and uppers of leather, men => 640359
t: waterproof footwear covering the ankle, outer soles and uppers of plastics => 640192
t: footwear rack => !64

@ footwear-upper-part
en: leather shoe upper; uppers and parts thereof; footwear parts; parts of footwear; shoe counter; toe puff; toe stiffener; heel counter; boot top; boot shaft; outer sole leather; leather sole shoe; leather outsole; wooden heel; shoe heel wood; eva outsole; shoe welt; shoe shank steel; steel shank; steel toe cap insert; toecap insert; composite toe cap; midsole penetration resistant; gaiter; spat shoe
de: Schuhoberteil; Schaft Schuh; Schuhteile; Zehenkappe Stahl; Gelenkfeder Schuh; Ledersohle; Holzabsatz
fr: tige de chaussure; dessus de chaussure; contrefort chaussure; bout dur; semelle cuir; talon bois
es: corte de zapato; corte aparado; contrafuerte zapato; puntera de acero; suela de cuero; tacón de madera
it: tomaia; contrafforte scarpa; puntale acciaio; suola in cuoio; tacco in legno
nl: schoenschacht; schoenbovenwerk; contrefort schoen; stalen neus inzet; leren zool; houten hak
pl: cholewka; zakładka obuwnicza; podnosek; podeszwa skórzana; obcas drewniany
pt: gáspea; corte de calçado; contraforte sapato; biqueira de aço; sola de couro; salto de madeira
not: riding gaiter horse; cv gaiter; gear gaiter; knee gaiter; neck gaiter; gaiter mask; steering gaiter
  "upper" -> 640610
  "schuhoberteil" -> 640610
  "schaft" -> 640610
  "tige" -> 640610
  "dessus" -> 640610
  "corte" -> 640610
  "tomaia" -> 640610
  "schoenschacht" -> 640610
  "schoenbovenwerk" -> 640610
  "cholewka" -> 640610
  "gáspea" -> 640610
  "outsole" main=rubber|plastic -> 640620
  "eva" -> 640620
  * -> 640690
t: leather shoe uppers, not attached to soles => 640610
t: steel toe cap insert for shoes => 640690
t: hiking leg gaiter nylon waterproof => 640690
t: neck gaiter polyester => !6406

@ glass-envelope-lamp
en: glass bulbs for lamps; open glass envelope; glass envelopes open; glass bulb blank; lamp bulb glass unfitted; glass tube for fluorescent lamp open; neon tube glass; glass parts for cathode ray tube; crt funnel; crt panel glass; electronic tube glass bulb
de: Glaskolben; offene Glaskolben; Glaskolben für Lampen
fr: ampoule en verre ouverte; enveloppe tubulaire en verre; ampoules de verre
es: ampolla de vidrio abierta
it: ampolla di vetro aperta; involucro tubolare di vetro
nl: glazen ballon voor lamp; open glazen omhulsel
pl: bańka szklana otwarta; bańki szklane do lamp
pt: ampola de vidro aberta; invólucro tubular de vidro
  "cathode" -> 701120
  "crt" -> 701120
  "electronic|electrónico|elettronico|eletrónico" -> 701190
  * -> 701110
t: glass bulbs for lamps, open, without fittings => 701110
t: CRT funnel glass => 701120
t: LED light bulb => !7011

@ glass-fibre-goods
en: glass fibre; glass fibres; fabrics of glass fibres; fabric of glass fibre; woven fabric of rovings; glass fibre woven roving; glass fibre mesh; glass fibre reinforcing mesh; alkali resistant glass mesh; render mesh; glass fibre veil; surfacing veil; glass fibre needle mat; stitched glass fabric; multiaxial glass fabric; biaxial glass fabric; glass fibre sleeve; glass fibre tape; glass fibre braid; glass fibre rope; glass fibre filter; glass cloth; ptfe coated glass fabric; silicone coated glass cloth; chopped strands glass; glass direct roving; glass yarn; glass fibre slivers; glass wool board; glass fibre boards; glass fibre blanket; glass fibre rod; fibreglass rod stake; fibreglass grating
de: Glasrovinggewebe = glass fibre woven roving; Putzgewebe = render mesh; Glasseidengarn = glass fibre yarn
fr: tissu de fibres de verre = fabric of glass fibres; treillis fibre de verre = glass fibre mesh; stratifils verre = glass fibre rovings; trame à enduire = render mesh
es: velo de vidrio = glass fibre veil; roving de vidrio = glass fibre roving
it: tessuto di fibra di vetro = fabric of glass fibre; velo di vetro = glass fibre veil; rete portaintonaco = render mesh
nl: glasvezelgaas = glass fibre mesh; lasdeken = welding blanket; stucgaas glasvezel = render mesh
pl: tkanina z włókna szklanego = glass fibre fabric; rowing szklany = glass roving
pt: rede de fibra de vidro = glass fibre mesh; manta antifogo = fire blanket; mecha de fibra de vidro = glass fibre roving
not: fibre optic; optical fibre
  "chopped": "mat" 701915; length>5cm 701919; * 701911
  "rod" -> 391690
  "grating" -> 392690
  "stake" -> 391690
  "woven roving" -> 701961
  "fabric of rovings" -> 701961
  "rovinggewebe" -> 701961
  "glasrovinggewebe" -> 701961
  "fabrics of rovings": "mechanically" 701962; * 701961
  "roving" -> 701912
  "stratifils" -> 701912
  "rowing" -> 701912
  "mecha" -> 701912
  "yarn" !"of yarn" !"fabric" -> 701913
  "slivers" -> 701913
  "glasseidengarn" -> 701913
  "veil" -> 701971
  "tissue" -> 701971
  "glasvlies" -> 701971
  "voile" -> 701971
  "velo" -> 701971
  "welon" -> 701971
  "véu" -> 701971
  "needle|aguja|ago|agulha" -> 701914
  "mechanically bonded" -> 701914
  "chemically bonded" -> 701915
  "matte" -> 701915
  "glasfasermatte" -> 701915
  "stitched" -> 701969
  "multiaxial" -> 701969
  "biaxial" -> 701969
  "ptfe" -> 701964
  "coated|recubierto|revestido|rivestito|patinato|estucado|spalmato" !"not coated" -> 701964
  "laminated|laminado|estratificado|stratificato|laminato" !"not coated" -> 701964
  "mesh": width<=30cm 701965 ~.05; * 701966
  "gewebe": width<=30cm 701965 ~.05; * 701966
  "armierungsgewebe" -> 701966
  "putzgewebe" -> 701966
  "treillis" -> 701966
  "malla" -> 701966
  "rete" -> 701966
  "gaas" -> 701966
  "siatka" -> 701966
  "rede" -> 701966
  "open woven": width<=30cm 701965 ~.2; * 701966
  "wool|lana|lã" -> 701980
  "blanket" !"fire" !"welding|soldadura|saldatura|soldagem" -> 701980
  "boards" -> 701980
  "cloth" -> 701963
  "fabric" -> 701963
  "tissu" -> 701963
  "tejido" -> 701963
  "tessuto" -> 701963
  "weefsel" -> 701963
  "tkanina" -> 701963
  "tecido" -> 701963
  * -> 701990
t: glass fibre mesh 145 g/m2 for render => 701966
t: glass fibre woven roving fabric 600 g => 701961
t: glass fibre veil 30 g/m2 => 701971
t: fire blanket glass fibre 1 x 1 m => 701990
t: optical fibre cable => !7019

@ glass-lead-crystal
en: lead crystal glass; lead crystal vase; lead crystal bowl; lead crystal tumbler; lead crystal wine glass; crystal wine glass; crystal champagne flute; crystal whisky glass; crystal decanter; lead crystal decanter; cut crystal bowl; crystal stemware; glassware of lead crystal; bohemia crystal; crystal goblet; crystal candle holder glass lead
de: Bleikristall = lead crystal; Bleikristallvase = lead crystal vase; Kristallglas Weinglas = crystal wine glass; Kristallkaraffe = crystal carafe; Bleikristallschale = lead crystal bowl
fr: cristal au plomb = lead crystal glass; verre à vin en cristal = crystal wine glass; vase en cristal = crystal vase; carafe en cristal = crystal decanter
es: cristal al plomo = lead crystal; copa de cristal tallado = cut crystal goblet; jarrón de cristal tallado = cut crystal vase; decantador de cristal = crystal decanter
it: cristallo al piombo = lead crystal; calice in cristallo = crystal goblet; vaso in cristallo = crystal vase; caraffa in cristallo = crystal carafe
nl: loodkristal = lead crystal; kristallen wijnglas = crystal wine glass; kristallen vaas = crystal vase; kristallen karaf = crystal decanter
pl: kryształ ołowiowy = lead crystal glass; kieliszek kryształowy = crystal wine glass; wazon kryształowy = crystal vase; karafka kryształowa = crystal decanter
pt: cristal de chumbo = lead crystal; taça de cristal = crystal glass; jarra de cristal = crystal jug; decantador de cristal = crystal decanter
not: crystal healing; quartz crystal; crystal tower
  "lead free|sans plomb|bleifrei|sin plomo|senza piombo|sem chumbo|loodvrij|bezołowiowe": "wine|goblet|flute|stemware" 701328; * 701337
  "wine": "decanter" 701341; * 701322
  "flute" -> 701322
  "goblet" -> 701322
  "stemware" -> 701322
  "weinglas" -> 701322
  "verre à vin" -> 701322
  "copa" -> 701322
  "calice" -> 701322
  "wijnglas" -> 701322
  "kieliszek" -> 701322
  "taça" -> 701322
  "tumbler" -> 701333
  "whisky" -> 701333
  "drinking" -> 701333
  "vase" -> 701391
  "vaas" -> 701391
  "wazon" -> 701391
  "jarra" -> 701391
  "jarrón" -> 701391
  "vaso" -> 701391
  "candle" -> 701391
  "bleikristallvase" -> 701391
  "bowl" -> 701341
  "decanter" -> 701341
  "schale" -> 701341
  "karaffe" -> 701341
  "carafe" -> 701341
  "caraffa" -> 701341
  "karaf" -> 701341
  "karafka" -> 701341
  "table|de mesa|da tavola" -> 701341
  "kitchen" -> 701341
  * -> 701391
t: crystal wine glasses set of 6 => 701322
t: lead crystal vase 25 cm => 701391
t: lead crystal bowl cut => 701341
t: healing crystal point => !7013

@ glass-safety-building
en: laminated building glass; toughened glass shower panel; tempered glass door panel; glass balustrade panel; glass shower screen; tempered glass shelf; toughened glass table top; glass splashback; fire rated glass; laminated glass sheet; glass partition panel; glass canopy panel; frameless glass door; pool fence glass; glass floor panel
de: Verbundsicherheitsglas; Glasgeländer Scheibe; Küchenrückwand Glas; Duschwand Glas; Brandschutzglas
fr: crédence en verre; paroi de douche verre; garde-corps en verre
es: mampara de vidrio; salpicadero de vidrio; barandilla de vidrio
it: paraschizzi in vetro; parete doccia vetro; balaustra in vetro
nl: glazen achterwand keuken; glazen douchewand; glazen balustrade
pl: panel szklany kuchenny; ścianka prysznicowa szklana; balustrada szklana
pt: painel de vidro cozinha; resguardo de duche vidro; guarda-corpo de vidro
not: tempered glass screen protector; tempered glass phone; vidro temperado celular
  "laminated|estratificado|laminato" -> 700729
  "bulletproof" -> 700729
  "feuilleté" -> 700729
  "laminado" -> 700729
  "stratificato" -> 700729
  "gelaagd" -> 700729
  "laminowane" -> 700729
  "verbundsicherheitsglas" -> 700729
  "vsg" -> 700729
  for=phone -> 700719
  * -> 700719
t: laminated building glass 8.8 mm => 700729
t: toughened glass shower panel 10 mm => 700719
t: tempered glass screen protector for phone => !700729

@ plaster-panel
en: plaster board; plaster panel; boards of plaster; plaster tile; plaster ceiling tile; article of plaster; articles of plaster; plaster cast model; plaster mould for slip casting; plaster column; plaster coving; plaster medallion; plaster figurine
de: Stuckleiste Gips; Waren aus Gips; Gipsform
fr: buste en plâtre; corniche en plâtre; ouvrages en plâtre
es: busto de yeso; moldura de escayola; manufacturas de yeso
it: lastra di gesso; pannello di gesso; busto in gesso; lavori di gesso
nl: gipsblok; gipsen buste; gipsen sierlijst; werken van gips
pl: popiersie gipsowe; listwa gipsowa; wyroby z gipsu
pt: painel de gesso; busto de gesso; obras de gesso
not: plaster bandage; sticking plaster
  "ornament" -> 680990
  "bust" -> 680990
  "büste" -> 680990
  "gipsbüste" -> 680990
  "buste" -> 680990
  "busto" -> 680990
  "popiersie" -> 680990
  "article" -> 680990
  "figurine" -> 680990
  "mould" -> 680990
  "gipsform" -> 680990
  "column" -> 680990
  "coving" -> 680990
  "medallion" -> 680990
  "stuckleiste" -> 680990
  "cornice" -> 680990
  "corniche" -> 680990
  "moldura" -> 680990
  "sierlijst" -> 680990
  "listwa" -> 680990
  "cast|fundido|colado|fuso" -> 680990
  "gypsum fibre" -> 680919
  "gipsfaser" -> 680919
  "gipsfaserplatte" -> 680919
  "tile" -> 680919
  "block|bloque|blocco|bloco" -> 680919
  "gipsblok" -> 680919
  "carreau" -> 680919
  "faced" -> 680911
  "paper|papel|carta" -> 680911
  * -> 680911
t: plaster boards faced with paper => 680911
t: plaster bust of David => 680990
t: sticking plaster assorted => !6809

@ precious-ware
en: silver candlestick; silver goblet; gold goblet; silver cup christening; silver bowl; silver tray sterling; silver spoon sterling; sterling silver flatware; sterling silver cutlery; silver photo frame sterling; silver tea service; silver crucible; platinum crucible; platinum gauze; platinum catalyst gauze; silver anode; silver contact tip; goldsmiths wares; silversmiths wares; silver kiddush cup; silver ashtray; silver salver
de: Silberleuchter; Silberbecher; Silberbesteck; Silbertablett; Silberschale; Platintiegel; Platinnetz
fr: chandelier en argent; gobelet en argent; couverts en argent; plateau en argent; creuset platine; argenterie; toile de platine
es: candelabro de plata; copa de plata; cubertería de plata; bandeja de plata; crisol de platino; platería
it: candelabro in argento; calice in argento; posate in argento; vassoio in argento; crogiolo platino; argenteria
nl: zilveren kandelaar; zilveren beker; zilveren bestek; zilveren dienblad; platina kroes; zilverwerk
pl: świecznik srebrny; kubek srebrny; sztućce srebrne; taca srebrna; tygiel platynowy; srebra stołowe
pt: castiçal de prata; cálice de prata; talheres de prata; bandeja de prata; cadinho de platina; pratas
not: silver plated; silver colour; silver tone
  finish=plated -> 741810
  finish=clad -> 711420
  "catalyst" -> 711510
  "gauze" -> 711510
  "platinnetz" -> 711510
  "toile" -> 711510
  "crucible" -> 711590
  "tiegel" -> 711590
  "platintiegel" -> 711590
  "creuset" -> 711590
  "crisol" -> 711590
  "crogiolo" -> 711590
  "kroes" -> 711590
  "tygiel" -> 711590
  "cadinho" -> 711590
  "anode|ánodo" -> 711590
  "contact" -> 711590
  "gold|oro|ouro" -> 711419
  "goldsmiths" -> 711419
  * -> 711411
t: sterling silver candlestick pair => 711411
t: gold goblet 18k => 711419
t: platinum gauze catalyst => 711510
t: silver plated candlestick => !7114
