# Stone, cement, plaster, abrasives, asbestos, ceramics and glass of the trade (ch. 68 to 70).

value kind=marble
en: marble; travertine; alabaster; onyx marble
de: Marmor; Travertin; Alabaster; Marmorplatte; Marmorfliese; Marmorplatten; Marmorfliesen
fr: marbre; travertin; albâtre
es: mármol; travertino; alabastro
it: marmo; travertino; alabastro
nl: marmer; travertijn; marmeren
pl: marmur; trawertyn; marmurowa; marmurowe; marmurowy; z marmuru
pt: mármore; travertino
not: marmita; marmite; marmitas
value kind=granite
en: granite; gabbro; basalt granite
de: Granit; Granitplatte; Granitplatten; Granitfliese; Granitfliesen; Granitpflaster
fr: granit
es: granito
it: granito
nl: graniet; granieten; graniettegel; granieten platen
pl: granit; granitowa; granitowe; granitowy; z granitu
pt: granito
not: granato; grani; grana; grano; granata
value kind=slate
en: slate; slate stone
de: Schiefer
fr: ardoise
es: pizarra
it: ardesia
nl: leisteen
pl: łupek
pt: ardósia
not: ardesiata
value form=polished
en: polished; honed; carved; decorated; moulded edge; flamed and polished; worktop; countertop; headstone; vanity top
de: poliert; Arbeitsplatte; Grabstein; geschliffen; behauen
fr: poli; plan de travail
es: pulido; encimera; apomazado; esculpido; tallado; abujardado pulido
it: lucidato; piano cucina; levigato; scolpito; piani cucina; top cucina
nl: gepolijst; gezoet
pl: polerowany; szlifowany
pt: polido; esculpido; bancada; lustrado; amaciado
not: pul; lucida; lucido; lucidante
value kind=borosilicate
en: borosilicate; low expansion; pyrex; heat resistant glass; boro 3.3
de: Borosilikat; Borosilicat
fr: borosilicate
es: borosilicato
it: borosilicato
pt: borossilicato
value kind=quartz-glass
en: quartz; fused silica; fused quartz; quartz glass
de: Quarzglas
fr: silice fondue; quartz
es: cuarzo fundido; cuarzo
it: quarzo; silice fusa
nl: kwartsglas
pl: szkło kwarcowe
pt: quartzo; sílica fundida
value kind=vehicle-size
en: car; vehicle; automotive; windscreen; windshield; aircraft; train; bus; truck; side window; rear window; boat; tractor
de: Auto; Kfz; Fahrzeug; Windschutzscheibe; Seitenscheibe
fr: voiture; véhicule; pare-brise; automobile
es: coche; vehículo; parabrisas; automóvil
it: auto; veicolo; parabrezza
nl: voorruit; voertuig
pl: samochód; szyba przednia; pojazd
pt: carro; veículo; para-brisa
not: veicular
value kind=tinted
en: tinted; coloured; colored; opaque; bronze; grey tinted; absorbent; body tinted; blue glass
de: getönt; gefärbt; gefärbtes Glas; eingefärbt
fr: teinté; coloré
es: coloreado; teñido
it: colorato; opaco; bronzato; colorato in massa
nl: getint; gekleurd
pl: barwiony; przyciemniany
pt: colorido; corado; opaco; corado na massa
value kind=coated-glass
en: coated; low e; low-e; reflective; reflecting; ito; fto; anti reflective; conductive
de: beschichtet; reflektierend
fr: couche; réfléchissant; à couche
es: bajo emisivo; reflectante; capa reflectante; antirreflejo
it: basso emissivo; riflettente; antiriflesso
pt: baixo emissivo; refletor; refletivo; antirreflexo

@ abrasive-sheet
en: sanding pad; wet and dry paper; abrasive disc + hook|velcro|paper|sanding; scouring abrasive pad industrial; non woven abrasive; sanding screen; sanding sleeve
de: Schleifscheibe Klett; Schleifgewebe; Klettscheiben
fr: papier ponce
it: tela abrasiva
pl: pas ścierny; taśma ścierna
pt: lixa d'água
not: sandpaper holder; nail file; sanding belt cleaner; sanding disc backing pad; electric sander; sandpaper grip; foot file sandpaper; skateboard grip tape; belt sander; sanding block tool
  "cloth" -> 680510
  "belt" -> 680510
  "flap" -> 680510
  "emery cloth" -> 680510
  "band" -> 680510
  "toile" -> 680510
  "tela" -> 680510
  "gewebe" -> 680510
  "sponge" -> 680530
  "schwamm" -> 680530
  "esponja" -> 680530
  "spugna" -> 680530
  "non woven" -> 680530
  "vlies" -> 680530
  "film|película|lámina plástica|pellicola|filme" -> 680530
  "screen" -> 680530
  "mesh" -> 680530
  * -> 680520
t: sanding belt 75x533 cloth => 680510
t: sanding sponge fine => 680530
t: electric sander 240w => !6805

@ abrasive-wheel
en: grinding stone wheel; diamond grinding cup wheel; diamond wheel; cutting wheel + metal|abrasive|inox; millstone; resin bond wheel; polishing wheel abrasive; tile cutting disc; depressed centre wheel; vitrified wheel
de: Schleifstein = grinding stone + Scheibe|Bohrmaschine|Mühle; Mühlstein = millstone; Diamantschleifer = diamond grinder
fr: meule abrasive = abrasive wheel; meule diamantée = diamond wheel; pierre de meule = millstone
es: disco abrasivo corte = abrasive cutting disc; piedra de molino = millstone
it: disco da sbavo = grinding disc
nl: slijpsteen = grindstone + machine|wiel
pl: kamień młyński = millstone
pt: mó = grinding wheel
not: diamond art; grinding wheel dresser; cutting disc holder; grinding wheel guard; cutting disc adapter
  "millstone" -> 680410
  "mühlstein" -> 680410
  "diamond" -> 680421
  "diamant" -> 680421
  "diamante" -> 680421
  "diamantato" -> 680421
  "diamanté" -> 680421
  "diamentowa" -> 680421
  "diamantado" -> 680421
  "natural stone" -> 680423
  * -> 680422
t: abrasive cutting disc 125mm for metal => 680422
t: diamond cutting disc for tiles => 680421
t: carbide circular saw blade wood => !6804

@ asbestos-article
en: asbestos fabric; asbestos yarn; asbestos rope; asbestos gasket; asbestos sheet; asbestos cloth; asbestos fibre article; compressed asbestos jointing; asbestos glove
de: Asbestgewebe; Asbestschnur; Asbestdichtung
fr: tissu d'amiante; corde d'amiante; joint amiante
es: tejido de amianto; cuerda de amianto
it: tessuto di amianto; corda di amianto
pt: tecido de amianto; cordão de amianto
not: asbestos free; asbestos test kit; asbestos removal; asbestos cement
  "crocidolite" -> 681280
  "clothing" -> 681291
  "glove" -> 681291
  * -> 681299
t: asbestos yarn chrysotile => 681299
t: asbestos test kit => !6812

@ bitumen-felt
en: roofing felt; bitumen felt; bituminous membrane; asphalt shingle; bitumen shingle; bitumen roofing sheet; torch on membrane; app membrane; sbs membrane; bitumen membrane; self adhesive bitumen membrane; bitumen roll; asphalt roofing; roofing shingle; bitumen tape; butyl flashing tape bitumen; corrugated bitumen sheet; shed felt; bituminous sound deadening; flashing tape
de: Dachpappe; Bitumenbahn; Bitumenschindel; Schweißbahn; Bitumenband; Dachbahn; Bitumenwellplatte
fr: feutre bitumé; membrane bitumineuse; bardeau bitumé; shingle; bande bitumineuse; plaque ondulée bitumée
es: tela asfáltica; membrana asfáltica; teja asfáltica; lámina asfáltica; banda asfáltica
it: guaina bituminosa; membrana bituminosa; tegola bituminosa; guaina ardesiata; tegole canadesi
nl: dakleer; bitumen dakbedekking; dakshingle; bitumen dakrol
pl: papa dachowa; gont bitumiczny; papa termozgrzewalna; papa bitumiczna; taśma bitumiczna
pt: manta asfáltica; telha asfáltica; feltro betuminoso; tela asfáltica
  "shingle" -> 680790
  "schindel" -> 680790
  "teja" -> 680790
  "tegola" -> 680790
  "gont" -> 680790
  "telha" -> 680790
  "corrugated|ondulado|corrugado|ondulato|canelado" -> 680790
  * -> 680710
t: bitumen roofing felt roll 10m => 680710
t: asphalt roof shingles => 680790
t: felt fabric craft => !6807

@ carbon-fibre-article
en: carbon fibre tube; carbon fiber tube; carbon fiber sheet; carbon fibre plate; carbon fiber plate; carbon fibre fabric; carbon fiber cloth; carbon fibre rod; carbon fiber rod; carbon fibre yarn; carbon fiber tow; carbon fibre prepreg; chopped carbon fiber; carbon fiber fabric; carbon fiber cloth 3k; carbon fibre sleeve
de: Carbonrohr; Carbonplatte; Carbongewebe; Kohlefasergewebe; Carbonstab; Kohlefaserrohr; Kohlefaserplatte
fr: tube carbone; plaque carbone; tissu carbone; fibre de carbone + tissu|tube|plaque
es: tubo de fibra de carbono; tejido de fibra de carbono; placa de fibra de carbono
it: tubo in carbonio; tessuto di carbonio; lastra in fibra di carbonio
nl: carbon buis; carbonplaat; koolstofvezeldoek; carbon weefsel; carbon buizen
pl: rurka węglowa; tkanina węglowa; płyta węglowa; pręt węglowy
pt: tubo de fibra de carbono; tecido de fibra de carbono; placa de fibra de carbono
not: carbon fiber sticker; carbon fiber vinyl; carbon fiber wrap; carbon fiber fishing rod
  "fabric" -> 681512
  "cloth" -> 681512
  "gewebe" -> 681512
  "tissu" -> 681512
  "tejido" -> 681512
  "tessuto" -> 681512
  "weefsel" -> 681512
  "tkanina" -> 681512
  "tecido" -> 681512
  "prepreg" -> 681512
  "yarn" -> 681511
  "tow" -> 681511
  "chopped" -> 681511
  * -> 681513
t: 3K carbon fiber cloth twill 200g => 681512
t: carbon fibre tube 20mm => 681513
t: carbon fiber vinyl wrap car => !6815

@ ceramic-pipe
en: clay pipe; vitrified clay pipe; ceramic pipe; ceramic gutter; clay drain pipe; stoneware pipe; ceramic conduit; vitrified clay fitting
de: Steinzeugrohr; Tonrohr
fr: tuyau en grès; tuyau céramique
es: tubo de gres; tubería de gres
it: tubo in gres
nl: gresbuis; keramische buis; gresbuizen; keramische buizen
pl: rura kamionkowa
pt: tubo de grés; manilha cerâmica
not: clay pipe smoking; ceramic pipe smoking; ceramic smoking pipe
  * -> 690600
t: vitrified clay drain pipe => 690600
t: clay smoking pipe => !6906

@ ceramic-tile
en: ceramic tile; floor tile; wall tile; porcelain tile; bathroom tile; subway tile; ceramic floor tile; glazed tile; vitrified tile; porcelain stoneware tile; ceramic mosaic; kitchen wall tile; hexagon tile; pool tile; terracotta tile; zellige tile; bullnose tile; ceramic wall tile; gres porcellanato tile; swimming pool mosaic; border tile; skirting tile; porcelain slab; encaustic tile ceramic
de: Fliese = tile; Bodenfliese = floor tile; Wandfliese = wall tile; Keramikfliese = ceramic tile; Feinsteinzeug = porcelain stoneware; Mosaikfliese = mosaic tile; Feinsteinzeugplatte = porcelain stoneware slab; Bordüre = border tile + Fliese
fr: carrelage = tiles; carreau de céramique = ceramic tile; carrelage sol = floor tile; carrelage mural = wall tile; faïence murale = wall tiles; carreau de faïence = earthenware tile; carrelage grès cérame = porcelain stoneware tiles; mosaïque carrelage = mosaic tiles; carreaux en grès cérame = porcelain stoneware tiles; grès cérame = porcelain stoneware; carreau grès cérame = porcelain stoneware tile; carreaux céramiques = ceramic tiles; carreaux de sol = floor tiles; carreau de ciment céramique
es: azulejo = wall tile; baldosa = floor tile; baldosa cerámica = ceramic tile; gres porcelánico = porcelain stoneware tile; azulejo de pared = wall tile; porcelanato = porcelain tile; mosaico cerámico = ceramic mosaic; pavimento cerámico = ceramic floor tile; baldosa de gres = stoneware tile; loseta cerámica = ceramic tile; baldosa esmaltada = glazed tile
it: piastrella = tile; piastrelle in ceramica = ceramic tile; gres porcellanato = porcelain stoneware tile; mosaico ceramico = ceramic mosaic; piastrella da pavimento = floor tile; piastrella da rivestimento = wall tile; piastrelle = tile; mattonella = tile; piastrella smaltata = glazed tile
nl: tegel = tile; vloertegel = floor tile; wandtegel = wall tile; keramische tegel = ceramic tile; mozaïektegel = mosaic tile; porseleinen tegel = porcelain tile; keramische vloertegels = ceramic floor tile; vloertegels = floor tile; wandtegels = wall tile; keramische tegels = ceramic tile; gres tegel = stoneware tile
pl: płytka ceramiczna = ceramic tile; płytki podłogowe = floor tiles; glazura = glazed tile; terakota = terracotta; gres = porcelain stoneware tile + płytki|polerowany|szkliwiony; płytki ścienne = wall tiles; mozaika ceramiczna = ceramic mosaic; kafelki = tiles; płytki gresowe = porcelain stoneware tiles; płytki ceramiczne = ceramic tiles; gres polerowany = polished porcelain stoneware; gres szkliwiony = glazed porcelain stoneware
pt: azulejo = glazed tile; ladrilho cerâmico = ceramic tile; porcelanato = porcelain tile; piso cerâmico = ceramic floor tile; pastilha cerâmica = ceramic mosaic tile; revestimento cerâmico = ceramic covering tile; ladrilho = floor tile; grés porcelânico = porcelain stoneware tile; ladrilho de grés = stoneware tile; mosaico de grés = stoneware mosaic; azulejo esmaltado = glazed tile; pavimento cerâmico = ceramic flooring
not: tile cutter; tile spacer; tile sticker; tile leveling; tile adhesive; tile grout; floor tile foam; carpet tile; tile trim; foam floor tile; vinyl floor tile; tile nipper; floor tile rubber; mosaic tile glass; wall tile sticker; wall tile peel and stick; tile drill; tile tracker; peel and stick tile; tile saw; tile coaster; tile levelling; tile lifter; mahjong tile; ceiling tile; interlocking floor tile; tile profile
  main=plastic -> 391810 ~.04
  main=glass -> 701610 ~.04
  main=stone -> 680210 ~.03
  main=wood -> 441879 ~.01
  "bullnose" -> 690740
  "border" -> 690740
  "trim" -> 690740
  "finishing" -> 690740
  "mosaic" -> 690730
  "mosaik" -> 690730
  "mosaïque" -> 690730
  "mosaico" -> 690730
  "mozaïek" -> 690730
  "mozaika" -> 690730
  "pastilha" -> 690730
  "porcelain|porcellanato|porseleinen|cérame|gresowe|gresowa|gres" -> 690721
  "vitrified" -> 690721
  "feinsteinzeug" -> 690721
  "gres" -> 690721
  "grès" -> 690721
  "porcelanato" -> 690721
  "porcelánico" -> 690721
  "porcellanato" -> 690721
  "wall" -> 690723
  "subway" -> 690723
  "azulejo" -> 690723
  "faïence" -> 690723
  "wandfliese" -> 690723
  "mural" -> 690723
  "floor|bodenfliese|vloertegel|vloertegels|podłogowe|carrelage sol" -> 690721
  * -> 690721 ~.5
t: porcelain floor tiles 60x60 => 690721
t: glazed ceramic wall tiles 20x30 => 690723
t: ceramic mosaic tiles on mesh => 690730
t: tile cutter manual => !6907

@ clay-brick
en: clay brick; facing brick; brick slip; red brick; hollow clay block; clay block; brick + building|clay|facing|solid|house wall; ceramic floor block; ventilation brick; terracotta brick; clinker brick; brick tile; thin brick veneer
de: Ziegelstein; Mauerziegel; Klinkerstein; Hohlziegel; Riemchen + Klinker|Verblender
fr: brique de construction; brique terre cuite; plaquette de parement brique; brique creuse
es: ladrillo; ladrillo de construcción; ladrillo cara vista; plaqueta ladrillo
it: mattone; mattoni forati; mattone in laterizio; listello faccia vista
nl: baksteen; metselsteen; gevelsteen; steenstrips
pl: cegła; cegła budowlana; cegła klinkierowa; pustak ceramiczny; płytka cegła
pt: tijolo; tijolo cerâmico; tijolo de barro
not: toy brick; building brick toy; lego brick; brick wallpaper; building brick set; brick sticker; concrete brick; fire brick; brick phone; cegła szamotowa; brick game; briques de construction
  "slip" -> 690721
  "floor block" -> 690490
  "support tile" -> 690490
  "filler" -> 690490
  * -> 690410
t: clinker facing brick red => 690410
t: building bricks toy set 500 pcs => !6904

@ engineered-stone
en: quartz countertop; engineered stone slab; artificial stone slab; quartz slab; quartz worktop; terrazzo tile; concrete block; concrete brick; concrete slab; precast concrete; concrete pipe; concrete panel; concrete paver; aac block; aerated concrete block; artificial stone tile; cement tile; concrete lintel; concrete beam; concrete tile; concrete roof tile; hollow core slab; concrete planter; concrete post; concrete paving slab; cinder block; cement board panel lightweight; cast stone; precast wall panel; concrete manhole; concrete spacer; encaustic cement tile; prefabricated concrete
de: Betonstein; Betonplatte; Betonfertigteil; Quarzkomposit Arbeitsplatte; Terrazzoplatte; Porenbetonstein; Betonrohr; Zementfliese; Betondachstein; Kunststein; Gasbetonstein
fr: parpaing; bloc béton; dalle béton; élément préfabriqué béton; carreau ciment; tuile béton; béton cellulaire; pierre reconstituée
es: bloque de hormigón; losa de hormigón; prefabricado de hormigón; baldosa hidráulica; encimera de cuarzo; piedra artificial; terrazo
it: blocco di cemento; blocco in calcestruzzo; piano in quarzo; cementine; prefabbricati in calcestruzzo; pietra artificiale
nl: betonblok; betontegel; betonnen paal; prefab beton; kunststeen; cementtegel; betonklinker
pl: bloczek betonowy; płyta betonowa; prefabrykat betonowy; konglomerat kwarcowy; kostka betonowa; pustak betonowy; beton komórkowy
pt: bloco de betão; bloco de concreto; bancada de quartzo; pré-moldado de concreto; ladrilho hidráulico; pedra artificial
not: concrete block mold; concrete paver mold; concrete saw; concrete mixer; concrete brick mold; concrete block mould; concrete planter mold
  "block|blocco|bloco" -> 681011
  "brick" -> 681011
  "parpaing" -> 681011
  "bloque" -> 681011
  "bloczek" -> 681011
  "aac" -> 681011
  "aerated" -> 681011
  "tile" -> 681019
  "paver" -> 681019
  "paving" -> 681019
  "terrazzo" -> 681019
  "artificial stone slab" -> 681099
  "quartz|cuarzo|quarzo|quartzo" -> 681099
  "countertop|encimera|piano cucina|piani cucina|bancada" -> 681099
  "planter" -> 681099
  "pipe" -> 681099
  "spacer" -> 681099
  "precast" -> 681091
  "prefabricated" -> 681091
  "panel" -> 681091
  "beam" -> 681091
  "lintel" -> 681091
  "slab" -> 681019
  * -> 681099
t: concrete blocks for walls => 681011
t: precast concrete wall panel => 681091
t: quartz countertop engineered stone => 681099
t: terrazzo tile 60x60 => 681019
t: concrete mixer => !6810

@ expanded-mineral
en: expanded vermiculite; vermiculite; expanded clay; clay pebble; leca; hydroton; perlite; expanded perlite; expanded clay aggregate; clay ball + hydroponic; calcium silicate board; insulating mineral board; vermiculite board; fire brick vermiculite; foamed slag; calcium silicate insulation
de: Vermiculit = vermiculite; Blähton = expanded clay; Perlit = perlite; Calciumsilikatplatte = calcium silicate board; Vermiculitplatte = vermiculite board; Tongranulat = clay granule
fr: vermiculite = vermiculite; billes d'argile = clay pebbles; perlite = perlite; argile expansée = expanded clay; plaque vermiculite = vermiculite board; silicate de calcium = calcium silicate
es: vermiculita = vermiculite; arcilla expandida = expanded clay; perlita = perlite
it: vermiculite = vermiculite; argilla espansa = expanded clay; perlite = perlite
nl: vermiculiet = vermiculite; kleikorrels = expanded clay granules; hydrokorrels = expanded clay granules; perliet = perlite
pl: wermikulit = vermiculite; keramzyt = expanded clay; perlit = perlite
pt: vermiculita = vermiculite; argila expandida = expanded clay; perlita = perlite
not: perle; perlato; perla
  "board" -> 680690
  "platte" -> 680690
  "plaque" -> 680690
  * -> 680620
t: expanded clay pebbles hydroponics 10 L => 680620
t: calcium silicate insulation board => 680690
t: clay plant pot => !6806

@ fibre-cement
en: fibre cement roofing sheet; corrugated fibre cement; fibre cement board; fibre cement sheet; fiber cement board; fibre cement siding; cement board; corrugated fibre cement sheet; fiber cement siding; fibre cement roofing; asbestos cement sheet; cement sheet corrugated; fiber cement panel; cellulose cement board; fibre cement pipe
de: Faserzementplatte; Wellplatte Faserzement; Zementfaserplatte; Asbestzement
fr: fibrociment; plaque fibrociment; amiante ciment; clin fibrociment
es: fibrocemento; placa de fibrocemento; panel de fibrocemento
it: fibrocemento; lastra in fibrocemento
nl: vezelcementplaat; vezelcement golfplaat
pl: płyta włóknocementowa; płyta cementowa; eternit
pt: fibrocimento; placa cimentícia; telha de fibrocimento
  "asbestos cement" !"free" -> 681140
  "corrugated|ondulado|corrugado|ondulato|canelado" -> 681181
  "wellplatte" -> 681181
  "golfplaat" -> 681181
  "pipe" -> 681189
  * -> 681182
t: fibre cement flat board 10mm asbestos free => 681182
t: corrugated fibre cement roofing sheet => 681181
t: cement bag 25 kg => !6811

@ fibreglass
en: fibreglass cloth; fiberglass cloth; fibreglass mat; fiberglass mat; chopped strand mat; glass fibre roving; fiberglass roving; fibreglass mesh; fiberglass mesh; glass fibre yarn; drywall joint tape; fiberglass tape; fibreglass insect screen; chopped strands; glass fibre fabric; woven roving; alkali resistant mesh; fibreglass rope; fiberglass rope; glass fibre tissue; glass veil; fibreglass tape; fiberglass sleeve; fiberglass rod; fiberglass rebar; gfrp rebar; fibreglass fabric; glass fiber cloth; fiberglass insect screen; welding blanket; fire blanket fiberglass; fire blanket; glass fiber yarn; fiberglass door screen; stove rope; fibreglass net; fiberglass fabric; window screen mesh + fiberglass|fibreglass; plaster mesh + fibreglass|facade; joint tape + drywall|mesh|plasterboard; stove gasket rope
de: Glasfasergewebe = glass fibre fabric; Glasfasermatte = fibreglass mat; Glasfaserroving = glass fibre roving; Armierungsgewebe = reinforcing mesh; Fugenband = joint tape + Glasfaser|Gipskarton; Glasfaserschnur = glass fibre cord; Glasvlies = glass fibre tissue; Löschdecke = fire blanket; Fiegengewebe Fiberglas = fibreglass insect screen; Fliegengitter = fly screen + Fiberglas|Glasfaser; Glasseidengewebe = glass fibre fabric; Ofendichtschnur = stove sealing cord; Schweißdecke = welding blanket; Glasfasertapete = glass fibre wallpaper; Glasfasermatten = fibreglass mat
fr: tissu de verre = glass fibre fabric; mat de verre = fibreglass mat; fibre de verre = glass fibre + tissu|mat|rouleau|treillis; treillis d'armature = fibreglass mesh + façade|verre; couverture anti feu = fire blanket; stratifil = glass fibre roving; voile de verre = glass veil; toile de verre = glass fibre fabric; cordon fibre de verre = glass fibre cord; joint tresse poêle = braided stove seal
es: tejido de fibra de vidrio = glass fibre fabric; malla de fibra de vidrio = fibreglass mesh; manta de fibra de vidrio = fibreglass mat; fibra de vidrio = glass fibre + rollo|mat|tela; manta ignífuga = fire blanket; cinta de malla = mesh tape + juntas; mosquitera de fibra de vidrio = fibreglass insect screen; mecha de vidrio = glass fibre roving
it: tessuto in fibra di vetro = glass fibre fabric; mat di vetro = glass mat; rete in fibra di vetro = fibreglass mesh; coperta antifuoco = fire blanket; velo vetro = glass veil; zanzariera in fibra di vetro = fibreglass insect screen; fibra di vetro = fibreglass + tessuto|rete|rotolo; coperta ignifuga = fire blanket; roving vetro = glass fibre roving
nl: glasvezelmat = fibreglass mat; glasvezeldoek = fibreglass cloth; glasvezel wapeningsgaas = fibreglass mesh; blusdeken = fire blanket; glasvlies = glass fibre tissue; glasvezel gaas = fibreglass mesh; kachelkoord = stove rope; glasvezelweefsel = glass fibre fabric; glasvezel wapeningsgazen = fibreglass mesh; glasvliezen = glass fibre tissue; glasvezel gazen = fibreglass mesh; glasvezelmatten = fibreglass mat; glasvezeldoeken = fibreglass cloth; glasvezel garen = glass fibre yarn; glasvlas mat = glass fleece mat
pl: tkanina szklana = fibreglass cloth; mata szklana = fibreglass mat; siatka z włókna szklanego = fibreglass mesh; koc gaśniczy = fire blanket; roving szklany = glass fibre roving; siatka elewacyjna = facade mesh; welon szklany = glass fibre veil; sznur szklany = glass fibre rope; moskitiera z włókna szklanego = fibreglass insect screen; siatka zbrojąca = reinforcing mesh
pt: tecido de fibra de vidro = glass fibre fabric; manta de fibra de vidro = fibreglass mat; malha de fibra de vidro = fibreglass mesh; tela de fibra de vidro = fibreglass mesh; manta corta fogo = fire blanket; véu de vidro = glass veil; fita telada = mesh tape
not: fiberglass resin; fiberglass ladder; fiberglass pole; fibreglass pipe; fibreglass repair kit; fiberglass tape measure; fiberglass tent pole; fiberglass handle; fiberglass insulation; fiberglass fish tape; fiberglass mold
  "fire blanket|blusdeken|löschdecke|couverture anti feu|koc gaśniczy" -> 701990 ~.5
  "rebar" -> 701990
  "rod" -> 392690
  "rope" -> 701919
  "schnur" -> 701919
  "chopped strand mat" -> 701915
  "mat|glasvezelmat|glasvezelmatten|glasfasermatte|mat de verre" -> 701915
  "matte" -> 701915
  "manta" -> 701915
  "mata" -> 701915
  "chopped|gehakt|gehakte|coupé|cięte" -> 701911
  "woven roving" -> 701961
  "roving|glasfaserroving" -> 701912
  "stratifil" -> 701912
  "yarn|garen|garn|fil|przędza" -> 701913
  "veil" -> 701971
  "tissue" -> 701971
  "vlies|glasvlies|glasvliezen|welon" -> 701971
  "voile" -> 701971
  "velo" -> 701971
  "joint" -> 701965
  "mesh|glasvezel gaas|gaas|treillis|siatki": width<=30cm 701965 ~.15; * 701966
  "screen" -> 701966
  "net" -> 701966
  "gewebe|glasfasergewebe|glasvezelweefsel": "armierung" 701966; * 701963
  "malla" -> 701966
  "rete" -> 701966
  "siatka" -> 701966
  "sleeve" -> 701990
  "coated" -> 701964
  "silicone" -> 701964
  "tape" -> 701963
  * -> 701963
t: chopped strand mat fibreglass 300g => 701915
t: fiberglass mesh 160 g alkali resistant => 701966
t: glass fibre roving 2400 tex => 701912
t: drywall joint tape fiberglass self adhesive 5cm => 701965
t: fiberglass fishing rod => !7019

@ flat-glass
en: float glass; sheet glass; flat glass; clear float glass; patterned glass; figured glass; wired glass; tinted float glass; window glass sheet; drawn glass sheet; reflective glass; low-e glass; rolled glass; coated glass; u channel glass; profiled glass; cast glass sheet; ultra clear glass; extra clear glass; stained glass sheet; sheet glass pane; picture frame glass; horticultural glass; ito glass; fto glass; conductive glass; glass pane; fusing glass sheet; greenhouse glass; glass plate + 2mm|3mm|4mm|float|clear cut; quartz plate; bevelled glass; engraved glass pane; edge worked glass; borofloat
de: Floatglas; Flachglas; Fensterglas; Drahtglas; Ornamentglas; Profilglas; Glasscheibe; Spiegelglas; Gartenglas; Gussglas
fr: verre float; verre plat; verre armé; vitre; verre imprimé; verre flotté; verre étiré; verre coulé; plaque de verre
es: vidrio flotado; vidrio plano; vidrio armado; vidrio impreso; placa de vidrio; vidrio estirado; vidrio colado
it: vetro float; vetro piano; vetro retinato; vetro stampato; lastra di vetro; vetro colato
nl: floatglas; vlakglas; draadglas; figuurglas; glasplaat; vensterglas; floatglazen; vlakglazen; draadglazen; figuurglazen; vensterglazen
pl: szkło float; szkło płaskie; szkło zbrojone; szkło ornamentowe; tafla szkła; szyba + okienna|zwykła
pt: vidro float; vidro plano; vidro aramado; vidro impresso; chapa de vidro
not: window glass film; glass pane sticker; glass plate dinner; sheet glass cutter; glass plate set
  "tempered|templado|temperato|temperado" -> 700719
  "laminated|laminado|estratificado|stratificato|laminato" -> 700729
  "wired": "float" 700530; * 700320
  "draht" -> 700320
  "armé" -> 700320
  "armado" -> 700320
  "profil" -> 700330
  "profiled" -> 700330
  "u channel" -> 700330
  "drawn": kind=tinted|coated-glass 700420; * 700490
  "étiré" -> 700490
  "patterned": kind=tinted|coated-glass 700312; * 700319
  "figured": kind=tinted|coated-glass 700312; * 700319
  "rolled": kind=tinted|coated-glass 700312; * 700319
  "cast|fundido|colado|fuso": kind=tinted|coated-glass 700312; * 700319
  "stained" -> 700312
  "imprimé" -> 700319
  "impreso" -> 700319
  "bevelled" -> 700600
  "engraved" -> 700600
  "edge" -> 700600
  "bent" -> 700600
  "ito" -> 702000
  kind=quartz-glass -> 702000 ~.02
  kind=coated-glass -> 700510 ~.06
  kind=tinted -> 700521 ~.06
  * -> 700529
t: clear float glass 4 mm => 700529
t: tinted bronze float glass 6mm => 700521
t: wired cast glass => 700320
t: low-e coated glass => 700510
t: glass plate dinner set => !7005

@ friction-material
en: brake lining; friction material; clutch facing; brake lining roll; brake block lining; friction disc unmounted; clutch lining; brake shoe lining; friction lining; brake pad lining unmounted
de: Bremsbelag unmontiert = unmounted brake lining; Reibbelag = friction lining; Kupplungsbelag = clutch lining; Bremsbelagrolle = brake lining roll
fr: garniture de frein = brake lining; garniture d'embrayage = clutch lining; matériau de friction = friction material
es: forro de freno = brake lining; material de fricción = friction material; guarnición de freno = brake lining
it: guarnizione freno = brake lining; materiale d'attrito = friction material; guarnizione per frizione = clutch facing
nl: remvoering = brake lining; frictiemateriaal = friction material
pl: okładzina hamulcowa = brake lining; okładzina cierna = friction lining
pt: guarnição de travão = brake lining; lona de freio = brake lining; material de fricção = friction material
  "asbestos" !"free" -> 681320
  "clutch" -> 681389
  "kupplung" -> 681389
  "embrayage" -> 681389
  * -> 681381
t: brake lining roll asbestos free => 681381
t: clutch facing friction unmounted => 681389
t: brake pads for car front axle => !6813

@ glass-article-tech
en: quartz boat; thermos glass inner; vacuum flask inner glass; glass liner vacuum; sight glass; gauge glass; boiler gauge glass; glass liner; vacuum flask refill; glass inner refill; industrial glass article; sight glass disc; fireplace glass; stove glass; ceramic glass stove; wood stove glass; fused silica boat; glass grinding jar
de: Schauglas; Kaminglas; Ofenglas; Wasserstandsglas; Ersatzglas + Ofen|Kamin; Kaminscheibe
fr: verre de poêle; verre de cheminée; vitre d'insert; vitre de poêle; voyant en verre; vitrocéramique + poêle
es: cristal de chimenea; cristal de estufa; mirilla de vidrio; vidrio vitrocerámico + estufa
it: vetro stufa; vetro camino; vetro ceramico + stufa
nl: kachelruit; kachelglas; kijkglas; haardglas; kachelglazen; kijkglazen; haardglazen
pl: szyba kominkowa; szkło wodowskazowe; szyba żaroodporna
pt: vidro de lareira; visor de vidro; vidro vitrocerâmico
  * -> 702000
t: sight glass disc borosilicate => 702000
t: wood stove glass replacement => 702000
t: wine glass => !7020

@ glass-block-mosaic
en: glass block; glass brick; glass mosaic; foam glass; cellular glass; glass paver; stained glass panel; leaded glass; leaded window panel; glass tessera; glass mosaic cube; glass block wall; multicellular glass; tiffany glass panel; mosaic glass piece; glass nugget flat
de: Glasbaustein; Glasstein; Glasmosaik; Schaumglas; Bleiglasfenster; Mosaiksteine + Glas
fr: brique de verre; pavé de verre; mosaïque de verre; verre cellulaire; vitrail
es: bloque de vidrio; ladrillo de vidrio; mosaico de vidrio; vidrio celular; vitral
it: vetromattone; mattone di vetro; mosaico di vetro; vetro cellulare; vetrata artistica; tessere mosaico vetro
nl: glasblok; glazen bouwsteen; glasmozaïek; glas in lood
pl: pustak szklany; luksfer; szkło piankowe; witraż
pt: bloco de vidro; tijolo de vidro; mosaico de vidro; pastilha de vidro; vitral
not: stained glass film; stained glass paint; stained glass sheet; stained glass lamp; stained glass grinder; stained glass pattern; stained glass sticker; glass block light; stained glass kit
  "mosaic" -> 701610
  "mosaik" -> 701610
  "mosaïque" -> 701610
  "mosaico" -> 701610
  "mozaïek" -> 701610
  "mozaika" -> 701610
  "pastilha" -> 701610
  "tessera" -> 701610
  "nugget" -> 701890 ~.5
  * -> 701690
t: glass mosaic tiles for pool => 701610
t: glass block 190x190x80 => 701690
t: stained glass window film => !7016

@ glass-container-trade
en: glass bottle packaging; glass jar packaging; empty glass bottle; glass ampoule; glass carboy; glass demijohn; pharmaceutical vial; dropper bottle + glass|amber|empty; amber glass bottle; empty glass jar; cosmetic glass jar; essential oil bottle + empty|glass|amber|roller; glass stopper; glass lid bottle; glass demijohn fermenter; penicillin bottle; glass tube vial; nail polish bottle empty; glass flagon; tubular glass vial; infusion bottle glass; honey jar + glass; glass perfume atomizer + empty; baby food jar empty; candle jar + glass|empty
de: Glasflasche + leer|Verpackung|Braun; Weinflasche + leer|Glas; Ampulle + Glas; Einweckglas; Gärballon; Glasballon; Konservenglas; Einmachglas; Weckglas; Marmeladenglas; Schraubglas; Bügelglas; Sturzglas
fr: bouteille en verre + vide; ampoule en verre; bocal + conserve|verre; dame jeanne; pot en verre; bonbonne verre
es: tarro de vidrio; ampolla de vidrio; garrafa de vidrio; bote de cristal + conserva
it: fiala di vetro; vasetto marmellata; damigiana; flacone di vetro; vasi per conserve
nl: ampul glas; glazen flacon; inmaakpot; ampul glazen; weckpot; jampot; glazen potten; beugelpot; glazen flessen; glazen fles
pl: fiolka szklana; ampułka szklana; gąsior szklany; balon szklany; butelka na wino; słoiki szklane; słoje; butelki szklane; butelka szklana
pt: ampola de vidro; garrafão de vidro; boião de vidro
not: wine bottle opener; wine bottle holder; wine bottle cooler; glass bottle cutter; mason jar lid; glass vial necklace; feeding bottle; glass water bottle; wine bottle stopper; wine bottle rack; mason jar mug; glass vial pendant; dropper bottle plastic
  "ampoule" -> 701010
  "ampulle" -> 701010
  "ampolla" -> 701010
  "fiala" -> 701010
  "ampułka" -> 701010
  "ampola" -> 701010
  "stopper" -> 701020
  "lid" !"jar" -> 701020
  main=plastic -> 392330 ~.06
  "essential oil diffuser" -> 701399
  * -> 701090
t: empty amber glass dropper bottles 30ml => 701090
t: pharmaceutical glass ampoules 2 ml => 701010
t: wine bottle holder metal => !7010

@ glass-cullet
en: glass cullet; scrap glass; waste glass; broken glass cullet; glass frit cullet; glass waste; recycled glass granule; glass in the mass; glass gravel; fire glass
de: Glasscherben; Glasbruch; Altglas; Glasgranulat
fr: calcin; débris de verre; verre en masse
es: vidrio de desecho; casco de vidrio; desperdicios de vidrio
it: rottami di vetro; cocci di vetro
nl: glasscherven; glasafval
pl: stłuczka szklana
pt: casco de vidro; desperdícios de vidro; cacos de vidro
  * -> 700100
t: clear glass cullet furnace ready => 700100
t: drinking glass set => !7001

@ glass-envelope
en: glass bulb envelope; glass envelope; bulb glass shell; lamp glass envelope; glass shell lamp; crt glass; glass envelope for lamp; x ray tube glass envelope
de: Glaskolben + Lampe|Röhre
fr: ampoule de verre ouverte; enveloppe tubulaire verre
es: ampolla de vidrio para lámpara; envoltura tubular de vidrio
it: ampolle e involucri tubolari
  "cathode" -> 701120
  "crt" -> 701120
  "x ray" -> 701190
  * -> 701110
t: glass envelopes for electric lamps => 701110
t: led bulb e27 => !7011

@ glass-microsphere
en: glass microsphere; reflective glass bead; glass bead blasting; glass bead road marking; hollow glass microsphere; blasting glass bead; glass microbead; drop on glass bead; glass beads + sandblasting|blasting|reflective|road marking|microns
de: Glasstrahlperlen; Mikroglaskugeln; Glaskugeln + Strahlmittel; Reflexperlen
fr: microbille de verre; microsphère de verre; billes de verre + sablage
es: microesfera de vidrio; microesferas de vidrio; granalla de vidrio
it: microsfere di vetro
nl: glasparels straalmiddel; glazen microbolletjes
pl: mikrokulki szklane; kulki szklane + piaskowanie
pt: microesferas de vidro
  "hollow|hueco|huecos|cavo|cavi|oco|ocos" -> 701820
  * -> 701820
t: glass beads for sandblasting 100 microns => 701820
t: glass seed beads for jewelry => !701820

@ glass-tube-rod
en: glass tube; glass rod; borosilicate glass tube; quartz tube; glass tubing; borosilicate tube; quartz glass tube; glass ball unworked; glass stirring rod; glass rod lampwork; fused quartz tube; capillary glass tube; quartz rod; glass tubing blank; lampwork glass rod
de: Glasrohr; Glasstab; Quarzrohr; Borosilikatrohr; Quarzglasrohr
fr: tube en verre; baguette en verre; tube de quartz; tige de verre
es: tubo de vidrio; varilla de vidrio; tubo de cuarzo
it: tubo di vetro; bacchetta di vetro; tubo di quarzo
nl: glazen buis; glasbuis; glazen staaf; kwartsbuis; glazen buizen; glasbuizen; glazen staven; kwartsbuizen
pl: rurka szklana; pręt szklany; rurka kwarcowa; bagietka szklana
pt: tubo de vidro; vareta de vidro; tubo de quartzo
not: glass tube fuse; glass test tube; glass tube vial; glass tube cutter; quartz tube heater; glass tube bottle; quartz tube lamp; glass tube light; fibreglass rod; fiberglass rod
  "stirring" -> 701790
  "rod" -> 700220
  "stab" -> 700220
  "ball" -> 700210
  kind=quartz-glass -> 700231 ~.1
  kind=borosilicate -> 700232 ~.4
  * -> 700239
t: borosilicate 3.3 glass tubing => 700232
t: fused quartz tube 20mm => 700231
t: glass rods for lampwork => 700220
t: glass fuse tube => !7002

@ glass-wool
en: glass wool; glass wool insulation; fiberglass insulation; fibreglass insulation; glass mineral wool; glasswool roll; glass wool panel; loft insulation; glass wool pipe section; fiberglass insulation roll; fiberglass insulation batt; glass wool blanket
de: Glaswolle; Glaswolle Dämmung; Glaswolleplatte
fr: laine de verre; rouleau laine de verre; isolant laine de verre
es: lana de vidrio; manta de lana de vidrio
it: lana di vetro; rotolo lana di vetro
nl: glaswol; glaswoldeken
pl: wełna szklana
pt: lã de vidro
  * -> 701980
t: glass wool insulation roll 100mm => 701980
t: rock wool slab => !7019

@ graphite-article
en: graphite sheet; graphite block; graphite plate; graphite rod + solid|mould|melting; graphite mould; graphite ingot mold; graphite gasket sheet; flexible graphite; graphite foil; peat pellet; peat pot; peat pellets seedling; jiffy pellet; carbon block article; graphite packing; lava rock; lava stone + grill|bbq|aquarium; basalt fibre; basalt rebar; magnesia carbon article
de: Graphitplatte; Graphitblock; Quelltabletten; Torftöpfe; Lavastein + Grill|Aquarium; Graphitform; Torfquelltöpfe
fr: plaque de graphite; bloc de graphite; pastille de tourbe; pierre de lave; godet tourbe
es: bloque de grafito; placa de grafito; pastilla de turba; piedra volcánica; molde de grafito
it: blocco di grafite; lastra di grafite; pastiglie di torba; pietra lavica; stampo in grafite
nl: grafiet blok; grafietplaat; turfpotjes; lavasteen
pl: blok grafitowy; płyta grafitowa; krążki torfowe; kamień lawowy; doniczki torfowe
pt: bloco de grafite; placa de grafite; pastilha de turfa; pedra vulcânica
not: graphite pencil; graphite powder; graphite electrode; lava stone bead; lava stone bracelet; graphite drawing; graphite crucible
  "peat" -> 681520
  "torf" -> 681520
  "tourbe" -> 681520
  "turba" -> 681520
  "torba" -> 681520
  "jiffy" -> 681520
  "lava" -> 681599
  "lave" -> 681599
  "basalt" -> 681599
  "magnes" -> 681591
  * -> 681519
t: graphite plate 100x100x5 => 681519
t: peat pellets for seedlings => 681520
t: graphite pencil set => !6815

@ insulating-glass
en: insulating glass unit; double glazing unit; double glazed unit; triple glazing unit; igu glass; sealed glass unit; insulated glass unit; multiple walled insulating glass
de: Isolierglas = insulating glass; Isolierglasscheibe = insulating glass unit; Mehrscheibenisolierglas = multi-pane insulating glass
fr: double vitrage = double glazing; vitrage isolant = insulating glass; triple vitrage = triple glazing
es: doble acristalamiento = double glazing; vidrio aislante = insulating glass
it: vetrocamera = insulating glass unit; doppio vetro isolante = double glazed unit; vetro isolante = insulating glass
nl: dubbel glas = double glazing; isolatieglas = insulating glass; dubbel glazen = double glazing; isolatieglazen = insulating glass
pl: szyba zespolona = insulated glass unit; szyby zespolone = insulating glass units; pakiet szybowy = insulating glass unit
pt: vidro duplo = double glazing; vidro isolante = insulating glass; vidros isolantes = insulating glass
not: double glazing film
  * -> 700800
t: double glazing unit 24mm => 700800
t: double wall glass cup => !7008

@ laboratory-glass
en: laboratory glassware; beaker; erlenmeyer flask; conical flask; volumetric flask; test tube; petri dish; graduated cylinder; measuring cylinder; burette; pipette glass; round bottom flask; glass funnel lab; distillation flask; condenser glass; separatory funnel; glass desiccator; reagent bottle; culture dish; cuvette; quartz cuvette; microscope slide; cover slip; boiling flask; soxhlet; liebig condenser; pasteur pipette; glass cuvette; glass retort; schlenk flask; glass adapter joint; glass graduated pipette; pharmacy bottle glass; watch glass laboratory; cover glass microscope; lab glass; glass distillation apparatus; flask + borosilicate lab|chemistry|laboratory; glass reagent jar
de: Laborglas = laboratory glassware; Becherglas = beaker; Erlenmeyerkolben = erlenmeyer flask; Messkolben = volumetric flask; Reagenzglas = test tube; Petrischale = petri dish; Messzylinder = measuring cylinder + Glas|Labor; Bürette = burette; Rundkolben = round bottom flask; Objektträger = microscope slide + Mikroskop|Glas; Scheidetrichter = separatory funnel; Küvette = cuvette; Deckgläser = cover slip; Pipette = pipette + Glas|Labor
fr: verrerie de laboratoire = laboratory glassware; bécher = beaker; erlenmeyer = erlenmeyer flask; fiole jaugée = volumetric flask; tube à essai = test tube; boîte de pétri = petri dish; éprouvette graduée = graduated cylinder; burette = burette; ballon à fond rond = round bottom flask; lame de microscope = microscope slide; lamelle microscope = cover slip
es: material de vidrio de laboratorio = laboratory glassware; vaso de precipitados = beaker; matraz = flask; tubo de ensayo = test tube; placa de petri = petri dish; probeta graduada = graduated cylinder; bureta = burette; portaobjetos = microscope slide + microscopio; cubreobjetos = cover slip; matraz erlenmeyer = erlenmeyer flask
it: vetreria da laboratorio = laboratory glassware; becher = beaker + laboratorio|vetro; beuta = erlenmeyer flask; matraccio = volumetric flask; provetta = test tube; piastra di petri = petri dish; cilindro graduato = graduated cylinder; buretta = burette; vetrini microscopio = microscope slide; pallone da laboratorio = laboratory flask
nl: laboratoriumglaswerk = laboratory glassware; bekerglas = beaker; erlenmeyer = erlenmeyer flask; reageerbuis = test tube; petrischaal = petri dish; maatcilinder = measuring cylinder; objectglas = microscope slide; maatkolf = volumetric flask; bekerglazen = beaker; reageerbuizen = test tube; objectglazen = microscope slide; maatkolven = volumetric flask
pl: szkło laboratoryjne = laboratory glassware; zlewka = beaker; kolba erlenmeyera = erlenmeyer flask; kolba stożkowa = conical flask; probówka = test tube; szalka petriego = petri dish; cylinder miarowy = measuring cylinder; biureta = burette; szkiełka mikroskopowe = microscope slides; kolba miarowa = volumetric flask; zlewek = beaker; probówek = test tube
pt: vidraria de laboratório = laboratory glassware; béquer = beaker; erlenmeyer = erlenmeyer flask; balão volumétrico = volumetric flask; tubo de ensaio = test tube; placa de petri = petri dish; proveta graduada = graduated cylinder; bureta = burette; lâmina de microscópio = microscope slide; lamínula = cover glass
not: test tube rack; test tube holder; test tube vase; test tube brush; beaker mug; beaker tong; burette clamp; test tube clamp; burette stand; sippy beaker; dice beaker; test tube planter; beaker clamp; candle test tube; beche
  main=plastic -> 392690 ~.12
  "plastic|plástico|plastica" -> 392690
  "disposable petri" -> 392690
  main=silicone -> 392690 ~.01
  kind=quartz-glass -> 701710 ~.03
  "slide" -> 701790
  "cover slip" -> 701790
  "soda" -> 701790
  "objektträger" -> 701790
  kind=borosilicate -> 701720 ~.6
  "pipette" -> 701790 ~.5
  * -> 701720
t: borosilicate glass beaker 250 ml => 701720
t: microscope slides glass 72 pcs => 701790
t: plastic petri dish sterile => 392690
t: quartz cuvette 10mm => 701710
t: test tube rack wood => !7017

@ mica-article
en: mica sheet; mica plate; mica tape; mica board; phlogopite mica sheet; mica paper; mica washer; mica tube; mica stove window; microwave mica; muscovite sheet; waveguide cover mica
de: Glimmerplatte; Glimmerscheibe; Mikanit; Mikrowelle Glimmer
fr: feuille de mica; plaque mica
es: lámina de mica; placa de mica
it: foglio di mica; lastra di mica
nl: mica plaat
pl: płytka mikowa; mika + mikrofala
pt: folha de mica; placa de mica
not: mica powder; mica pigment; mica flake
  "tape" -> 681410
  "paper|papel|carta" -> 681410
  "board" -> 681410
  "plate" -> 681410
  * -> 681490
t: mica board agglomerated for insulation => 681410
t: microwave mica sheet cut 12x12 => 681490
t: mica powder pigment for resin => !6814

@ mineral-bound-board
en: wood wool cement board; cement bonded particle board; wood wool board; heraklith; wood cement board; straw board cement bonded; wood wool acoustic panel; cement bonded board
de: Holzwolle Leichtbauplatte; zementgebundene Spanplatte; Heraklith
fr: panneau fibralith; panneau bois ciment
es: panel de viruta de madera y cemento
it: pannello in lana di legno cemento
nl: houtwolcementplaat
pl: płyta cementowo drzazgowa; płyta wiórkowo cementowa
  * -> 680800
t: wood wool cement board acoustic => 680800
t: particle board melamine => !6808

@ mineral-wool
en: rock wool; mineral wool; stone wool; slag wool; ceramic fibre blanket; ceramic fiber blanket; rockwool slab; mineral wool insulation; ceramic wool; rockwool; rockwool cube; alumina silicate fibre; ceramic fiber board; acoustic mineral panel; mineral fibre ceiling tile; refractory ceramic fibre; kaowool; mineral wool pipe insulation
de: Steinwolle = stone wool; Mineralwolle = mineral wool; Keramikfaser = ceramic fibre; Keramikfasermatte = ceramic fibre mat; Mineralfaserplatte = mineral fibre board; Schlackenwolle = slag wool
fr: laine de roche = rock wool; laine minérale = mineral wool; fibre céramique = ceramic fibre; dalle de plafond minérale = mineral fibre ceiling tile
es: lana de roca = rock wool; lana mineral = mineral wool; fibra cerámica = ceramic fibre; manta cerámica = ceramic fibre blanket
it: lana di roccia = rock wool; lana minerale = mineral wool; fibra ceramica = ceramic fibre
nl: steenwol = stone wool; rotswol = rock wool; keramische deken = ceramic fibre blanket; minerale wol = mineral wool
pl: wełna mineralna = mineral wool; wełna skalna = rock wool; włókno ceramiczne = ceramic fibre; mata ceramiczna = ceramic fibre mat
pt: lã de rocha = rock wool; lã mineral = mineral wool; fibra cerâmica = ceramic fibre; manta cerâmica = ceramic fibre blanket
not: glass mineral wool
  "ceiling tile" -> 680690 ~.5
  "board": "ceramic|cerámica" 680610; * 680610
  * -> 680610
t: rock wool insulation slabs 50mm => 680610
t: ceramic fibre blanket 1260 => 680610
t: glass wool insulation roll => !6806

@ optical-blank
en: optical glass blank; optical lens blank; lens blank; spectacle lens blank; glass signalware; glass reflector signal; road stud glass; watch crystal; watch glass; sapphire watch crystal; mineral watch glass; clock glass; convex clock glass; headlight glass lens; signalling glass; domed clock glass; watch crystal glass
de: Uhrglas = watch glass; Uhrenglas = watch glass; Brillenglasrohling = spectacle lens blank; Saphirglas = sapphire glass + Uhr; Mineralglas = mineral glass + Uhr
fr: verre de montre = watch glass; verre d'horlogerie = watch or clock glass; ébauche de verre optique = optical glass blank
es: cristal de reloj = watch crystal; cristal para reloj = watch crystal; lente en bruto = lens blank
it: vetro per orologio = watch crystal; vetro orologio = watch crystal; vetri per occhiali grezzi = spectacle lens blank
nl: horlogeglas = watch glass; klokglas = clock glass; horlogeglazen = watch glass; klokglazen = clock glass
pl: szkło zegarkowe = watch glass; szkiełko do zegarka = watch glass
pt: vidro de relógio = watch glass; vidro para relógio = watch glass
not: watch glass protector; watch glass laboratory; watch glass polish; watch glass remover
  "sapphire" -> 711620 ~.5   # watch glass of synthetic corundum is no glass: 7116.20 or 9114; EU practice 7116
  "spectacle" -> 701510
  "optical" -> 701400
  "signal" -> 701400
  "headlight" -> 701400
  "reflector" -> 701400
  * -> 701590
t: mineral watch crystal glass 30mm flat => 701590
t: optical glass blank unworked => 701400
t: watch screen protector => !7015

@ paving-stone
en: paving stone; cobblestone; granite sett; kerbstone; curbstone; flagstone; granite paver; natural stone paver; sett stone; sandstone paving; stone kerb; crazy paving; stepping stone natural
de: Pflasterstein; Bordstein; Granitpflaster; Gehwegplatte + Naturstein; Betonpflaster; Pflastersteine; Granitpflastersteine; Randstein; Gehwegplatte + Beton
fr: pavé en granit; pavé pierre; bordure de trottoir; dalle en pierre naturelle; pavé béton; pavé autobloquant; pavés en granit; bordure béton
es: adoquín; bordillo; losa de piedra
it: cubetti di porfido; sanpietrino; cordolo in pietra; lastra in pietra
nl: kassei; klinker natuursteen; stoeprand; natuursteen tegel; betonnen straatstenen; straatsteen; straatstenen; kinderkopjes; opsluitband; stoeptegel; stoeptegels; granieten keien; kasseien
pl: kostka granitowa; krawężnik; kostka brukowa; kostka brukowa betonowa; płyta chodnikowa; obrzeże betonowe; kostki granitowe; krawężniki
pt: paralelepípedo de granito; lancil; laje de pedra
  main=concrete -> 681019 ~.25
  "concrete|hormigón|calcestruzzo|betão|concreto" -> 681019
  kind=slate -> 680300 ~.05
  * -> 680100
t: granite cobblestone setts 10x10 => 680100
t: concrete paving stone => 681019
t: paving joint sand => !6801

@ plaster-article
en: plasterboard; gypsum board; drywall board; drywall sheet; gypsum panel; plaster cornice; gypsum ceiling tile; plaster ceiling rose; gypsum moulding; plaster cast figure; plaster statue; plaster ornament; gypsum plasterboard; plaster bust; sheetrock; gypsum fibre board; plaster wall panel; gypsum block; 3d gypsum panel
de: Gipskartonplatte = gypsum plasterboard; Rigipsplatte = gypsum plasterboard; Gipsplatte = gypsum board; Stuckrosette = stucco ceiling rose + Gips; Gipsfigur = plaster figure; Gipsfaserplatte = gypsum fibre board; Gipsbüste = plaster bust
fr: plaque de plâtre = plasterboard; placo = plasterboard; placoplatre = plasterboard; corniche plâtre = plaster cornice; rosace plâtre = plaster rose; carreau de plâtre = plaster block; statue en plâtre = plaster statue
es: placa de yeso = gypsum board; pladur = plasterboard; panel de yeso = gypsum panel; moldura de yeso = gypsum moulding; escayola placa = plaster board; figura de yeso = plaster figure
it: cartongesso = plasterboard; lastra di cartongesso = plasterboard; cornice in gesso = plaster cornice; rosone gesso = plaster ceiling rose; statua in gesso = plaster statue
nl: gipsplaat = plasterboard; gipskartonplaat = gypsum plasterboard; gipsornament = plaster ornament; gipsvezelplaat = gypsum fibre board; plafondplaten van gips = gypsum ceiling tile; gipsplaten = plasterboard; gips plafondplaten = gypsum ceiling tile
pl: płyta gipsowa = gypsum board; płyta gipsowo kartonowa = plasterboard; płyta kartonowo gipsowa = plasterboard; sztukateria gipsowa = gypsum stucco; figurka gipsowa = plaster statue; regips = plasterboard
pt: placa de gesso = plasterboard; gesso cartonado = plasterboard; drywall chapa = drywall sheet; moldura de gesso = gypsum moulding; pladur = plasterboard
not: plasterboard fixing; drywall screw; plasterboard anchor; plasterboard screw; drywall anchor; plasterboard saw; cartongesso viti; drywall saw; plasterboard lifter; cornice + curtain; plasterboard tape
  "statue" -> 680990
  "cornice" -> 680990
  "moulding" -> 680990
  "rose" -> 680990
  "ornament" -> 680990
  "bust" -> 680990
  "figur" -> 680990
  "figura" -> 680990
  "fibre board" -> 680919
  "block|bloque|blocco|bloco" -> 680919
  "ceiling tile" -> 680919
  "gipsfaser" -> 680919
  * -> 680911
t: plasterboard 12.5 mm paper faced => 680911
t: plaster cornice moulding => 680990
t: drywall screws 3.5x35 => !6809

@ refractory-brick
en: magnesia chrome brick; magnesia brick; chrome brick; magnesite brick; fire brick; firebrick; refractory brick; refractory block; magnesia brick; alumina brick; insulating fire brick; high alumina brick; chrome magnesite brick; silica brick; kiln brick; diatomite brick; pizza oven brick; chamotte brick; carbon brick; refractory tile; kiln shelf board
de: Schamottestein = chamotte brick; Feuerfeststein = refractory brick; Schamotteplatte = fireclay slab; Magnesitstein = magnesite brick; Feuerleichtstein = insulating fire brick
fr: brique réfractaire = refractory brick; plaque réfractaire = refractory plate; brique magnésie = magnesia brick
es: ladrillo refractario = refractory brick; placa refractaria = refractory board; ladrillo de magnesita = magnesite brick
it: mattone refrattario = refractory brick; tavella refrattaria = refractory tile; piastra refrattaria = refractory plate
nl: vuurvaste steen = refractory brick; vuurvaste tegel = refractory tile; schamotsteen = chamotte brick
pl: cegła szamotowa = fireclay brick; płytka szamotowa = fireclay tile; cegła ogniotrwała = refractory brick
pt: tijolo refratário = refractory brick; placa refratária = refractory plate
not: pizza stone; refractory cement; refractory mortar
  "diatomite" -> 690100
  "kieselguhr" -> 690100
  "magnes" -> 690210
  "magnesia" -> 690210
  "magnesite" -> 690210
  "chrome|cromo|cromado|cromato" -> 690210
  "dolomite" -> 690210
  "carbon" -> 690290
  "zircon" -> 690290
  "silicon carbide|carburo de silicio|carburo di silicio|carboneto de silício|carbeto de silício" -> 690290
  * -> 690220
t: high alumina refractory bricks => 690220
t: magnesia chrome brick => 690210
t: clay building bricks => !6902

@ refractory-crucible
en: crucible; graphite crucible; alumina crucible; silicon carbide crucible; clay graphite crucible; quartz crucible + melting; ceramic crucible; muffle refractory; kiln furniture; thermocouple protection tube ceramic; alumina tube; melting crucible; kiln shelf; refractory nozzle; sagger; melting dish; alumina ceramic tube; ceramic cupel; refractory retort; kiln post; alumina ceramic rod; pyrometer cone
de: Schmelztiegel = melting crucible; Graphittiegel = graphite crucible; Tiegel = crucible + Schmelz|Graphit|Keramik; Brennhilfsmittel = kiln furniture; Ofenplatte = kiln shelf + Brennofen
fr: creuset = crucible; creuset graphite = graphite crucible; creuset céramique = ceramic crucible; plaque de four céramique = ceramic kiln shelf
es: crisol = crucible; crisol de grafito = graphite crucible; crisol de cerámica = ceramic crucible
it: crogiolo = crucible; crogiolo in grafite = graphite crucible
nl: smeltkroes = melting crucible; grafiet smeltkroes = graphite crucible
pl: tygiel = crucible; tygiel grafitowy = graphite crucible; tygiel ceramiczny = ceramic crucible
pt: cadinho = crucible; cadinho de grafite = graphite crucible
not: crucible tong; crucible steel; crucible furnace; iron crucible
  metal=platinum -> 711590 ~.02
  "graphite" -> 690310
  "graphit" -> 690310
  "grafito" -> 690310
  "grafite" -> 690310
  "grafitowy" -> 690310
  "alumina" -> 690320
  "corundum" -> 690320
  "silicon carbide|carburo de silicio|carburo di silicio|carboneto de silício|carbeto de silício" -> 690390
  main=porcelain -> 690911 ~.05
  main=tungsten -> 810199 ~.02
  "quartz|cuarzo|quarzo|quartzo" -> 701710
  * -> 690390
t: graphite crucible 3kg for melting gold => 690310
t: alumina ceramic crucible 50 ml => 690320
t: crucible tongs steel => !6903

@ roof-tile
en: roof tile; clay roof tile; roofing tile; terracotta roof tile; ridge tile; chimney pot; chimney liner ceramic; ceramic roof tile; pantile; clay flue liner; chimney liner clay; architectural terracotta
de: Dachziegel = roof tile; Tondachziegel = clay roof tile; Firstziegel = ridge tile; Schamotterohr Kamin = fireclay chimney pipe
fr: tuile = tile; tuile terre cuite = terracotta roof tile; tuile de toit = roof tile; boisseau terre cuite = clay flue liner; mitron de cheminée = chimney pot
es: teja = roof tile; teja de barro = clay roof tile; teja cerámica = ceramic roof tile
it: tegola = roof tile; tegola in terracotta = terracotta roof tile; coppo = clay barrel roof tile; tegole in cotto = terracotta roof tile
nl: dakpan = roof tile; keramische dakpan = ceramic roof tile; nokpan = ridge tile
pl: dachówka = roof tile; dachówka ceramiczna = ceramic roof tile; gąsior = ridge tile; dachówek = roof tile
pt: telha = roof tile; telha cerâmica = ceramic roof tile; telha de barro = clay roof tile
not: roof tile sticker; tejer; tejido; tejida; tejado; tejidos
  main=concrete -> 681019 ~.2
  main=plastic -> 392590 ~.05
  main=steel -> 730890 ~.08
  "chimney" -> 690590
  "flue" -> 690590
  * -> 690510
t: clay roof tiles red => 690510
t: ceramic chimney pot => 690590
t: metal roof tile sheet steel => 730890
t: roof box car => !6905

@ safety-glass
en: tempered glass; toughened glass; laminated glass; windscreen; windshield; laminated safety glass; car window glass; tempered glass panel; windshield glass; toughened safety glass; bulletproof glass; side window glass; tempered glass sheet; tempered glass table top; glass table top; rear windscreen; shower glass panel; tempered glass splashback; glass shelf tempered; safety glass
de: Sicherheitsglas = safety glass; Windschutzscheibe = windscreen; Frontscheibe = windscreen + Auto|Glas; ESG Glas = tempered safety glass; VSG Glas = laminated safety glass; Verbundglas = laminated glass; gehärtetes Glas = tempered glass; Einscheibensicherheitsglas = tempered safety glass; Seitenscheibe = side window
fr: verre trempé = tempered glass; verre feuilleté = laminated glass; pare-brise = windscreen; verre de sécurité = safety glass; lunette arrière = rear windscreen
es: vidrio templado = tempered glass; vidrio laminado = laminated glass; parabrisas = windscreen; cristal templado = tempered glass + panel|mesa; vidrio de seguridad = safety glass; luneta trasera = rear windscreen
it: vetro temperato = tempered glass; vetro stratificato = laminated glass; parabrezza = windscreen; vetro di sicurezza = safety glass; lunotto = rear windscreen
nl: gehard glas = tempered glass; gelaagd glas = laminated glass; voorruit = windscreen; veiligheidsglas = safety glass; autoruit = car window; gehard glazen = tempered glass; gelaagd glazen = laminated glass; veiligheidsglazen = safety glass
pl: szkło hartowane = toughened glass; szkło laminowane = laminated glass; szyba przednia = windscreen; szkło bezpieczne = safety glass; szyba samochodowa = car window glass; szyba boczna = side window glass
pt: vidro temperado = tempered glass; vidro laminado = laminated glass; para-brisas = windscreen; vidro de segurança = safety glass
not: tempered glass screen protector; tempered glass protector; windshield wiper; windshield sun shade; windscreen wiper; windshield cover; windshield washer; windscreen cover; motorcycle windshield; windshield repair; windshield mount; windscreen cleaner; tempered glass film; microphone windscreen; windscreen phone; tempered glass phone; bathroom scale tempered glass; pare-brise moto; windshield phone; windshield banner; tempered glass lid; windshield camera; beach windscreen
  main=plastic -> 392690 ~.02
  "laminated|estratificado|laminato": kind=vehicle-size 700721; * 700729
  "windscreen" -> 700721
  "windshield" -> 700721
  "windschutzscheibe" -> 700721
  "frontscheibe" -> 700721
  "pare-brise" -> 700721
  "parabrisas" -> 700721
  "parabrezza" -> 700721
  "voorruit" -> 700721
  "para-brisas" -> 700721
  "szyba przednia" -> 700721
  "feuilleté" -> 700729
  "laminado" -> 700729
  "stratificato" -> 700729
  "gelaagd" -> 700729
  "laminowane" -> 700729
  "verbundglas" -> 700729
  "vsg" -> 700729
  "bulletproof" -> 700729
  kind=vehicle-size -> 700711 ~.15
  * -> 700719
t: laminated car windscreen => 700721
t: tempered safety glass for car side window => 700711
t: laminated safety glass 6.38mm for building => 700729
t: tempered glass table top round => 700719
t: windshield sun shade => !7007

@ sharpening-stone
en: water stone + sharpening|grit; oil stone; honing stone; sharpening whetstone; hand whetstone; polishing stone + hand|oil; arkansas stone; scythe stone; diamond whetstone; abrasive stick
de: Abziehstein; Schärfstein; Schleifstein Messer
fr: pierre à affûter
it: pietra affilacoltelli
nl: wetsteen; slijpsteen messen
pl: ostrzałka kamienna; kamień do ostrzenia
pt: pedra de afiar
  * -> 680430
t: whetstone for knife sharpening => 680430
t: electric knife sharpener => !6804

@ slate-article
en: slate tile; roofing slate; slate slab; slate roof tile; slate plate; slate coaster; slate cheese board; slate paving; slate panel; slate hook; natural slate; slate sign; slate place mat; slate roofing; slate roof; roofing slates
de: Schieferplatte; Dachschiefer; Schiefertafel + Stein|Käse|Natur; Schieferuntersetzer
fr: ardoise de toiture; plaque d'ardoise; ardoise naturelle; plateau ardoise
es: pizarra natural; pizarra de tejado; placa de pizarra; pizarra para tejados; pizarra de techar; teja de pizarra
it: ardesia naturale; piatto in ardesia; lastra di ardesia; ardesia per tetti; tegola di ardesia; lastre di ardesia per tetti
nl: daklei; leisteen plaat; leistenen bord
pl: łupek dachowy; płyta łupkowa; podkładki łupkowe
pt: ardósia natural; placa de ardósia; ardósia para telhados; telha de ardósia
  "writing" -> 961000
  * -> 680300
t: natural roofing slate tiles => 680300
t: school writing slate with frame => !680300

@ stone-slab
en: marble slab; granite slab; marble tile; granite tile; stone slab; travertine tile; marble block cut; granite countertop; marble countertop; granite worktop; limestone slab; stone tile; natural stone tile; headstone; gravestone; tombstone; onyx slab; sandstone slab; marble mosaic; stone mosaic tile; marble threshold; stone cladding; stacked stone panel; ledger panel; quartzite slab; travertine slab; marble sink; stone sink; stone column; marble fireplace; stone fireplace mantel; granite monument; soapstone slab; basalt tile
de: Marmorplatte = marble slab; Granitplatte = granite slab; Natursteinfliese = natural stone tile; Grabstein = gravestone; Marmorfliese = marble tile; Natursteinplatte = natural stone slab; Steinmosaik = stone mosaic; Granit Arbeitsplatte = granite worktop; Verblender Naturstein = natural stone cladding; Granitplatten = granite slab; Granitfliese = granite tile; Granitfliesen = granite tile; Marmorfliesen = marble tile; Natursteinplatten = natural stone slab
fr: plaque de marbre = marble slab; dalle de granit = granite slab; carrelage marbre = marble tiles; pierre tombale = tombstone; mosaïque marbre = marble mosaic; plan de travail granit = granite worktop; parement pierre = stone cladding; dalle en granit = granite slab; dalles de granit = granite slabs; dalle en marbre = marble slab; carrelage granit = granite tiles; plaque de granit = granite slab; plaque en marbre = marble slab
es: losa de mármol = marble slab; placa de granito = granite slab; baldosa de mármol = marble tile; lápida = headstone; encimera de granito = granite worktop; mosaico de piedra = stone mosaic tile; losa de granito = granite slab; placa de mármol = marble slab; tabla de mármol = marble board; baldosa de granito = granite tile; losa de pizarra = slate slab; tablero de granito = granite slab; plancha de mármol = marble slab; encimera de mármol = marble countertop; encimera de piedra = stone countertop
it: lastra di marmo = marble slab; lastra di granito = granite slab; piastrella in marmo = marble tile; lapide = tombstone; mosaico in marmo = marble mosaic; piano in granito = granite worktop; lastra di travertino = travertine slab; piano cucina in granito = granite countertop; top in granito = granite countertop; lastra in granito = granite slab; lastra in marmo = marble slab; lastra di pietra = stone slab; piastrella in granito = granite tile; top in marmo = marble countertop
nl: marmeren plaat = marble slab; granieten plaat = granite slab; grafsteen = gravestone; marmeren tegel = marble tile; granieten tegels = granite tile; granieten tegel = granite tile; granieten platen = granite slab; marmeren platen = marble slab; natuurstenen plaat = natural stone slab; hardsteen plaat = bluestone slab; marmeren tegels = marble tile; graniettegel = granite tile; granieten werkblad = granite worktop
pl: płyta granitowa = granite slab; płyta marmurowa = marble slab; nagrobek = gravestone; płytki marmurowe = marble tiles; blat granitowy = granite worktop; mozaika kamienna = stone mosaic; płyty granitowe = granite slabs; płyty marmurowe = marble slabs; płytki granitowe = granite tiles; granit w płytach = granite slabs; płyta z granitu = granite slab; slaby granitowe = granite slabs
pt: placa de mármore = marble slab; placa de granito = granite slab; lápide = gravestone; bancada de granito = granite countertop; ladrilho de mármore = marble tile; chapa de granito = granite slab; chapa de mármore = marble slab; laje de granito = granite slab; laje de ardósia = slate slab; ladrilho de granito = granite tile; bancada de mármore = marble countertop; placa de pedra = stone slab; tampo de granito = granite worktop; tampo de mármore = marble top
not: marble tile sticker; granite countertop cleaner; granite tile drill; marble slab contact paper; marble tile cutter; stone tile game; lapidada; lapidadora; lapidado
  "mosaic" -> 680210
  "mosaik" -> 680210
  "mosaico" -> 680210
  "mosaïque" -> 680210
  kind=slate -> 680300 ~.03
  "artificial" -> 681019
  "engineered|kunststein|kunststeen|composiet|composiete|reconstituée|konglomerat" -> 681099
  "quartz slab" -> 681099
  kind=marble: form=polished 680291 ~.4; "countertop" 680291; * 680221
  kind=granite: form=polished 680293 ~.4; * 680223
  "headstone|grafsteen|pierre tombale|nagrobek" -> 680293
  "gravestone" -> 680293
  "tombstone" -> 680293
  "grabstein" -> 680293
  "limestone|kalkstein|kalksteen|pierre calcaire|wapień": form=polished 680292 ~.3; * 680229
  form=polished -> 680299 ~.2
  * -> 680229 ~.5
ask: kind
t: sawn granite slabs 2cm => 680223
t: polished marble slab => 680291
t: marble mosaic tile sheet => 680210
t: granite headstone => 680293
t: marble effect contact paper => !6802

@ technical-ceramic
en: ceramic laboratory ware; porcelain evaporating dish; laboratory porcelain; mortar and pestle + porcelain|laboratory|alumina|agate; buchner funnel; ceramic ring technical; alumina ceramic part; zirconia ceramic part; ceramic ball + grinding|alumina|zirconia|filter; alumina ball; zirconia bead; raschig ring; ceramic honeycomb; catalyst carrier ceramic; ceramic nozzle; ceramic sleeve; ceramic bead insulator heater; porcelain combustion boat; silicon nitride part; ceramic plunger; ceramic filter foam; grinding media ceramic; ceramic filter ring; ceramic saddle packing; ceramic packing tower; zirconia crucible
de: Laborporzellan; technische Keramik; Aluminiumoxidkugeln; Keramikkugel; Zirkonoxidperlen; Keramikring + Filter; Abdampfschale; Keramikdüse
fr: porcelaine de laboratoire; céramique technique; bille céramique; bille d'alumine; bille zircone
es: porcelana de laboratorio; cerámica técnica; bola de alúmina; anillo cerámico filtro; perla de zirconia
it: porcellana da laboratorio; ceramica tecnica; sfera in allumina; cannolicchi filtro
nl: laboratoriumporselein; technische keramiek; keramische kogel; keramische ring filter
pl: porcelana laboratoryjna; ceramika techniczna; kulki ceramiczne; kulki korundowe; ceramika filtracyjna
pt: porcelana de laboratório; cerâmica técnica; bola de alumina; esferas de zircônia
not: ceramic baking bead; ceramic bead jewelry; baking bean
  "alumina" -> 690912
  "zirconia|circona|zirconio" -> 690912 ~.5
  "silicon nitride" -> 690912
  "silicon carbide|carburo de silicio|carburo di silicio|carboneto de silício|carbeto de silício" -> 690912
  main=porcelain -> 690911 ~.2
  "porcelain|porcelana|porcellana" -> 690911
  * -> 690919
t: alumina ball grinding media => 690912
t: porcelain evaporating dish laboratory => 690911
t: ceramic filter rings aquarium => 690919
t: ceramic baking beans => !6909
