# Textile trade names: yarns, ropes, fabrics, carpets, technical textiles as merchants write them, with the words of the
# tariff that brokers copy. Tables that textiles.lex declares are used here.

value weave=woven
en: not knitted or crocheted; not knitted; not knit; not crocheted; other than knitted or crocheted; non knitted; satin; taffeta; georgette; gingham; hessian; brocade; oxford weave
de: nicht gestrickt; nicht gewirkt; ausgenommen aus Gewirken oder Gestricken
fr: autres qu'en bonneterie; autre qu'en bonneterie
es: excepto de punto; excepto los de punto
it: escluse quelle a maglia; non a maglia
nl: andere dan van brei of haakwerk; niet gebreid
pl: inne niż dziane; niedziany
pt: exceto de malha; exceto malha
value material=wool in textile
nl: wollen
pl: wełniana; wełniane
value material=cotton in textile
nl: katoenen
pl: bawełniana; bawełniany; bawełniane
value material=artificial in textile
en: artificial fibre; artificial fiber; artificial staple; artificial filament; triacetate; cuprammonium; ecovero; micromodal
de: Modal; Tencel; Acetat; Cupro; künstliche Chemiefaser
fr: fibre artificielle; modal; rayonne; acétate
es: fibra artificial; rayón; modal
it: fibra artificiale; modal; acetato; rayon
nl: kunstmatige vezel; modal; rayon
pl: włókno sztuczne; modal; rayon
pt: fibra artificial; modal; rayon
value material=synthetic in textile
en: synthetic staple; synthetic filament; synthetic textile; microfibre; microfiber; man made textile; man made staple; man made filament; manmade fibre; manmade fiber
de: Mikrofaser; synthetische Chemiefaser; Chemiefaser
fr: microfibre; fibres synthétiques ou artificielles
es: microfibra; fibras sintéticas o artificiales
it: microfibra; fibre sintetiche o artificiali
nl: microvezel; synthetische of kunstmatige vezels
pl: mikrofibra; mikrowłókno; włókno chemiczne
pt: microfibra; fibras sintéticas ou artificiais
value kind=yarn-dyed
en: seersucker; ikat; houndstooth; windowpane check; oxford cloth; ticking stripe; glen check; dogtooth; different colours; different colors; woven stripe; yarn dyed stripe
de: Hahnentritt; Oxford-Gewebe; Glencheck
fr: pied de poule; seersucker
es: pata de gallo; cuadros vichy
it: pied de poule; principe di galles
not: tarta; tartas
value kind=needled
en: needleloom; needle loom felt
pt: agulhado; feltro agulhado
not: tufted needle punched; punzonadora; punzon

table wool-yarn-table
  kind=carded ~.3: kind=blend 510620 ~.1; share(wool)<85 share(wool)>=1 510620 ~.1; * 510610
  kind=blend -> 510720 ~.1
  share(wool)<85 share(wool)>=1 -> 510720 ~.1
  * -> 510710

@ acoustic-felt-panel
en: acoustic felt panel; pet felt panel; polyester acoustic panel; felt wall tile; sound absorbing felt sheet; pet acoustic board; felt wall panel
de: Akustikfilzplatte; Akustikfilz; PET-Filzplatte; Filzwandpaneel
fr: panneau acoustique feutre; panneau feutre pet; dalle murale feutre
es: panel acústico de fieltro; panel fieltro pet; placa de fieltro acústica
it: pannello acustico in feltro; pannello feltro pet; lastra fonoassorbente feltro
nl: akoestisch viltpaneel; petvilt paneel; vilten wandpaneel
pl: panel akustyczny filcowy; filc akustyczny; płyta filcowa pet
pt: painel acústico de feltro; painel feltro pet; placa acústica feltro
not: acoustic foam panel
  main-fibre=wool -> 560221 ~.05
  * -> 560210 # needleloom felt in sheets
t: PET acoustic felt panel 9 mm 60x60 => 560210
t: acoustic foam panel wedge => !5602

@ airslide-fabric
en: airslide fabric; air slide fabric; pneumatic conveyor fabric; fluidising fabric; air gravity conveyor cloth; airslide canvas
de: Luftrinnengewebe; Förderrinnengewebe; Belüftungsgewebe
fr: toile aéroglisseur; tissu pour aéroglissière; toile de fluidisation
es: tela para aerodeslizador; tejido aerodeslizador; tela de fluidización
it: tessuto per aeroscivolo; tela canaletta fluidificata; tela aeroscivolo
nl: luchtgootdoek; fluidisatiedoek; airslide doek
pl: tkanina aeracyjna; tkanina do rynien aeracyjnych; tkanina fluidyzacyjna
pt: tecido para aerodeslizador; tela de fluidização; tecido aerotransportador
  * -> 591190 # note 8 to chapter 59
t: polyester airslide fabric 4 mm for cement silo => 591190
t: conveyor roller steel => !5911

@ antislip-rug-pad
en: carpet underlay felt; felt rug pad; carpet underlay; carpet padding; felt underlay
de: Filzunterlage Teppich; Teppichunterleger; Antirutschmatte Teppich
fr: sous tapis; sous couche moquette; thibaude
es: base para alfombra; base antideslizante alfombra; fieltro bajo alfombra
it: sottotappeto; rete antiscivolo tappeto; feltro sottotappeto
nl: ondertapijt; antislip onderkleed; tapijtonderlegger
pl: podkład pod dywan; podkład pod wykładzinę; mata antypoślizgowa pod dywan
pt: base para tapete; feltro para tapete; base antiderrapante tapete
not: rug pad gripper corner; heated rug pad
  main=rubber -> 400821 ~.08
  main=foam -> 392113 ~.15
  "pvc" -> 392119
  "felt|fieltro|feltro": main-fibre=wool 560221 ~.1; * 560210
  "thibaude" -> 560210
  main-fibre=synthetic|wool|jute -> 560210 ~.4
  * -> 560210
ask: main
t: felt rug pad 8x10 ft natural fibre => 560210
t: carpet underlay foam 10 mm => 392113
t: wool rug hand knotted => !5602

@ aramid-fabric
en: aramid fabric; kevlar fabric; para aramid fabric; ballistic fabric; ballistic aramid cloth; nomex fabric; meta aramid fabric; uhmwpe fabric; dyneema fabric; cut resistant fabric
de: Aramidgewebe; Kevlargewebe; Schnittschutzgewebe; Nomexgewebe
fr: tissu aramide; tissu kevlar; tissu balistique
es: tejido de aramida; tela kevlar; tejido balístico
it: tessuto aramidico; tessuto kevlar; tessuto balistico
nl: aramidedoek; kevlar doek; ballistisch doek
pl: tkanina aramidowa; tkanina kevlarowa; tkanina balistyczna
pt: tecido de aramida; tecido kevlar; tecido balístico
not: kevlar fabric glove; aramid fabric glove; ballistic fabric bag; kevlar fabric jeans
  "nomex": form=staple-fibre 551299; * 551299
  "meta aramid" -> 551299
  build=coated -> 590390 ~.03
  weave=knit -> 600632 ~.03
  * -> 540710 # of high-tenacity aramid filament
t: kevlar aramid fabric 200gsm plain weave => 540710
t: kevlar motorcycle jeans => !5407

@ brush-filament
en: brush filament; brush bristle filament; synthetic bristle; pbt filament; toothbrush filament; nylon brush bristle; broom filament; abrasive nylon filament; pet brush filament
de: Bürstenfilament; Kunstborste; Bürstenborste Nylon; Besenborste
fr: filament pour brosse; poil synthétique brosse; filament de brosserie
es: filamento para cepillos; cerda sintética; filamento para escobas
it: filamento per spazzole; setola sintetica; filamento per scope
nl: borstelfilament; kunststof borstelhaar; bezemvezel
pl: włókno szczotkarskie; szczecina syntetyczna; filament do szczotek
pt: filamento para escovas; cerda sintética; filamento para vassouras
not: synthetic bristle brush; synthetic bristle paint brush; synthetic bristle set
  * -> 540419 # monofilament of 67 decitex or more, up to 1 mm
t: PBT toothbrush filament 0.18 mm => 540419
t: synthetic bristle brush set 5 pcs => !5404

@ burlap-roll-trade
en: jute burlap roll; sacking cloth; jute scrim; frost protection jute
de: Juteballen; Jutestoff Rolle; Hessian
fr: toile de jute rouleau; serpillière de jute; toile jute horticole
es: rollo de arpillera
it: tela di juta rotolo; juta in rotolo; tela juta giardino
nl: jute rol; jutedoek op rol
pl: juta w rolce; tkanina workowa jutowa; agrotkanina jutowa
pt: rolo de juta; tecido de juta rolo
not: hessian cloth bag; hessian sack; hessian fabric bag; burlap roll ribbon; hessian tape
  kind=dyed|bleached -> 531090 ~.06
  print=yes -> 531090 ~.03
  * -> 531010
t: jute hessian cloth roll 10 oz 40 inch => 531010
t: dyed hessian fabric red jute => 531090
t: hessian sack for potatoes => !5310

@ cargo-safety-net
en: scaffold netting; fall protection net; debris net; climbing cargo net; playground climbing net; pool safety net; container net; pallet net; skip net
de: Gerüstschutznetz; Personenschutznetz
fr: filet d'échafaudage; filet de remorque; filet à grimper; filet de protection chantier
es: malla de andamio; red para remolque; red anticaídas
it: rete per ponteggi; rete per rimorchio; rete da arrampicata; rete anticaduta
nl: containernet; steigergaas; steigergazen
pl: siatka na rusztowania; siatka ochronna
pt: rede de andaime; rede para reboque
not: safety net trampoline; trampoline safety net; rede de proteção social
  main=any-metal -> 731449 ~.02
  main-fibre=cotton|jute|flax -> 560890 ~.03
  "elastic|elástico" -> 560819
  * -> 560819 # made-up nets of man-made material
t: polypropylene trailer cargo net 2x3 m with hooks => 560819
t: scaffold debris netting green 3x50 m HDPE => 560819
t: tennis ball hopper => !5608

@ cashmere-yarn-retail
en: mohair silk yarn; cashmere knitting yarn
de: Angorawolle; Alpakawolle Knäuel
fr: laine d'alpaga; laine mohair; laine angora
es: lana mohair; hilo mohair
it: filato alpaca; lana d'angora
pl: moher włóczka
pt: fio mohair; lã mohair
not: mohair yarn doll wig
  "cone|cono" : kind=carded 510810 ~.4; * 510820
  "cones" : kind=carded 510810 ~.4; * 510820
  share(wool)<85 share(wool)>=1 -> 510990 ~.2
  kind=blend -> 510990 ~.03
  * -> 510910 # 85 % or more wool or fine animal hair, put up for retail sale
t: baby alpaca yarn 50 g ball 100% alpaca => 510910
t: cashmere yarn 2/26 on cones carded => 510810
t: mohair sweater => !5109

@ chenille-yarn-retail
en: velvet chenille yarn; blanket yarn; fancy yarn; boucle yarn; tinsel yarn
de: Chenillewolle = chenille wool; Effektgarn = fancy yarn
fr: fil fantaisie = fancy yarn; fil à cils = eyelash yarn
es: hilo fantasía = fancy yarn; hilo pestañas = eyelash yarn
it: ciniglia = chenille yarn + filato|gomitolo; filato fantasia = fancy yarn
nl: chenillegaren = chenille yarn; fantasiegaren = fancy yarn; wimpergaren = eyelash yarn
pl: włóczka trawka = eyelash yarn
pt: fio chenille = chenille yarn; fio fantasia = fancy yarn; fio de pestanas = eyelash yarn
not: fancy yarn bowl
  "boucle": main-fibre=wool 510910 ~.1; * 551110
  "metallic" -> 560500
  "tinsel" -> 560500
  * -> 560600 # chenille yarn and loop wale-yarn
t: chunky chenille blanket yarn 250 g polyester => 560600
t: chenille upholstery fabric => !5606

@ coated-ripstop
en: coated ripstop; waterproof fabric; oxford 600d fabric; 600d oxford pu; 210d oxford; coated polyester oxford; tent fabric; backpack fabric; coated nylon fabric; waterproof polyester fabric; awning pvc fabric
de: beschichteter Ripstop; Zeltstoff; wasserdichter Stoff; Oxford Polyester beschichtet; Taschenstoff wasserdicht
fr: tissu enduit; toile imperméable; tissu imperméable; tissu oxford enduit; toile de tente au mètre
es: tejido recubierto; tela impermeable; tela oxford 600d; tejido impermeabilizado
it: tessuto impermeabile; tessuto oxford 600d; tela da tenda
nl: gecoat doek; waterdichte stof; tentdoek; oxford 600d stof
pl: tkanina oxford 600d; kodura wodoodporna tkanina
pt: tecido revestido; tecido impermeável; tecido oxford 600d; tela impermeável
not: waterproof fabric spray; waterproof fabric glue; tissu enduit de caoutchouc; waterproof fabric sealer; waterproof fabric bag; waterproof fabric tape
  "silnylon" -> 590390
  "silicone|silicona" -> 590390
  "pvc" -> 590310
  "rubber|caucho|goma|gomma|borracha" -> 590699
  "wax|cera" -> 590700
  use coated-plastic
ask: build
t: 600D oxford polyester fabric PU coated 150 cm wide => 590320
t: PVC coated waterproof fabric roll 1000D => 590310
t: oxford backpack for school => !5903

@ cotton-handloom
en: ikat fabric; khadi fabric; handloom cotton fabric; ajrakh fabric; bandhani fabric; kalamkari fabric; shibori fabric; mudcloth fabric; bogolan fabric; batik sarong fabric
de: Ikat-Stoff; Ikatstoff; handgewebter Baumwollstoff; Batikstoff
fr: tissu ikat; tissu batik; tissu bogolan; coton tissé main
es: tela ikat; tela batik; algodón tejido a mano tela
it: tessuto ikat; tessuto batik; cotone tessuto a mano
nl: ikatstof; batikstof; handgeweven katoenen stof
pl: tkanina ikat; tkanina batik; bawełna tkana ręcznie
pt: tecido ikat; tecido batique; algodão tecido à mão
not: ikat fabric cushion; ikat fabric bag
implies: main-fibre=cotton
  main-fibre=silk use silk-woven ~.03
  "ikat": grammage>200 520943 ~.05; * 520842 # yarns dyed before weaving
  "khadi": kind=dyed 520832; print=yes 520852; kind=yarn-dyed 520842; * 520812
  "handloom" : print=yes 520852 ~.1; kind=dyed 520832 ~.2; * 520842
  "shibori" -> 520832
  "bandhani" -> 520832
  grammage>200 -> 520951 ~.03
  * -> 520852
t: cotton ikat fabric by the yard handwoven => 520842
t: ikat cushion cover => !5208

@ curtain-sheer-fabric
en: sheer curtain fabric; voile curtain fabric; curtain voile by the metre; drapery fabric; dimout fabric; blind fabric; blackout lining
de: Verdunklungsstoff
fr: tissu voilage; toile store enrouleur
es: tela para cortinas; tela opaca; tejido enrollable; tela screen
it: tessuto per tende; tessuto oscurante; tessuto per tende a rullo; tessuto tendaggio
nl: vitragestof; rolgordijnstof
pl: tkanina roletowa
pt: tecido voil cortina; tecido blackout; tecido para estores
not: curtain fabric tape; curtain fabric hook; roller blind fabric cutter; rollo verdunkelung
  main-fibre: cotton use cotton-woven ~.06; flax use linen-woven ~.03
  "roller|rodillo|rullo|rolo": build=coated 590390 ~.4; "pvc" 590310; * 590390
  "rollostoff" -> 590390
  "screen" -> 590310
  weave=knit -> 600537 ~.06
  "net curtain" -> 600537
  "sheer": print=yes 540754 ~.05; * 540761
  "voile" -> 540761
  build=coated -> 590390 ~.08
  print=yes -> 540754 ~.1
  kind=yarn-dyed -> 540753 ~.2
  * -> 540752
ask: main-fibre; build
t: sheer voile curtain fabric polyester 300 cm by the metre => 540761
t: roller blind fabric coated blackout 2 m => 590390
t: curtain tape => !5407

@ drawcord
en: drawcord; hoodie drawstring cord; replacement drawstring; jogger drawstring; cord with metal tip; drawstring replacement
de: Hoodie-Kordel; Ersatzkordel; Kapuzenkordel; Kordelzug
fr: cordon de capuche; cordon de serrage; lacet de sweat
es: cordón para sudadera; cordón de capucha; cordón de repuesto
it: coulisse cordoncino; laccio felpa; cordoncino cappuccio
nl: hoodie koord; trekkoord capuchon; vervangkoord
pl: sznurek do bluzy; sznurek do kaptura; ściągacz sznurek
pt: cordão de capuz; cordão para moletom; cordão de ajuste
not: drawstring cord lock; drawstring cord stopper; drawstring cord bag
  "roll" -> 560750
  "metres": main-fibre=cotton 560790 ~.25; * 560750
  "yards": main-fibre=cotton 560790 ~.25; * 560750
  * -> 560900 # cut cord with tips, n.e.s.
t: replacement hoodie drawstring cord 130 cm with metal tips 4 pcs => 560900
t: drawstring bag => !5609

@ exhibition-carpet
en: red carpet runner; needlepunched carpet; trade show carpet; aisle runner carpet; speaker box carpet; wedding aisle carpet; needlefelt floor covering
de: Eventteppich; Nadelvliesteppich; Nadelfilzbelag; roter Teppich Läufer
fr: moquette d'exposition; tapis rouge événement
es: alfombra roja evento
it: passatoia rossa evento
nl: rode loper; evenemententapijt
pl: wykładzina igłowana; czerwony dywan na imprezę
pt: alcatifa de feira; passadeira vermelha; carpete de eventos
  thickness>8mm -> 570500 ~.02
  "tile": size<=55cm 570410 ~.3; * 570420
  * -> 570490 # felt, not tufted or flocked
t: needle punched exhibition carpet 2 m x 50 m red => 570490
t: red wool rug => !5704

@ faux-fur-fabric
en: teddy fabric; boa fabric; plush toy fabric; shaggy fur fabric; sherpa fabric; crushed velvet knit fabric
de: Webpelz Meterware
fr: tissu fausse fourrure; fausse fourrure au mètre; tissu peluche
es: tela de pelo; tela peluche; pelo sintético por metro; tela borreguito
it: tessuto pelliccia ecologica; tessuto peluche; pelliccia sintetica al metro
nl: imitatiebontstof; nicki velours
pl: futerko sztuczne na metry; dzianina minky; plusz na metry
pt: tecido pele sintética; tecido pelúcia; tecido minky; pelo sintético a metro
not: faux fur fabric coat; faux fur fabric hat; sherpa fabric blanket; minky fabric blanket; teddy fabric bear
  main-fibre=cotton -> 600191 ~.04
  "woven|tejido plano|tessuto ortogonale": main-fibre=cotton 580190 ~.25; * 580137
  main-fibre=wool|flax -> 600199 ~.01
  "loop": main-fibre=cotton 600121 ~.25; * 600122
  "long pile" -> 600110
  "faux fur" -> 600110
  "fake fur" -> 600110
  "imitation fur" -> 600110
  "shaggy" -> 600110
  "kunstfellstoff" -> 600110
  "fausse fourrure" -> 600110
  "pelliccia" -> 600110
  "futerko" -> 600110
  "pele sintética" -> 600110
  "imitatiebontstof" -> 600110
  * -> 600192
t: faux fur fabric long pile 150 cm by the yard => 600110
t: minky dot fabric polyester 350 gsm => 600192
t: faux fur jacket => !6001

@ felt-polishing
en: polishing felt; felt bob; felt buffing wheel; felt buff; felt polishing pad
de: Filzpolierscheibe; Filzpolierrad
fr: feutre à polir; roue feutre polissage; feutre de polissage
es: disco de fieltro; rueda de fieltro; fieltro para pulir
it: disco in feltro; feltro per lucidatura; ruota in feltro
nl: vilten polijstschijf; polijstvilt; vilten polijstschijven
pl: tarcza filcowa
pt: feltro de polimento; roda de feltro
not: felt polishing machine
  * -> 591190 # textile articles for technical uses, note 8(b)
t: felt polishing disc 125 mm for grinder => 591190
t: abrasive flap disc => !5911

@ filter-bag-textile
en: filter bag; filter bag + dust|baghouse|collector|polyester|liquid; needle felt filter bag; polyester filter bag; filter press plate cloth; micron filter bag
de: Filterbeutel; Staubfilterschlauch
fr: toile de filtre presse; manche de dépoussiérage
es: bolsa de filtro líquido; tela para filtro prensa
it: tela per filtropressa
nl: filterslang; filterpersdoek
pl: rękaw filtracyjny; worek odpylacza
pt: tela filtrante; tecido para filtro prensa; manga de filtro
not: vacuum cleaner filter bag; filter bag coffee; tea filter bag; filter bag vacuum; vacuum filter bag; coffee filter bag; paper filter bag; filter bag housing; filter bag cage
  for=vacuum-cleaner -> 842199
  main=paper -> 482320 ~.03
  "oil press" -> 591140
  "straining" -> 591140
  * -> 591190 # technical textile article; machines of 8421 do not take textile filters, s. XVI n. 1(e)
t: polyester needle felt filter bag for dust collector 130x2500 mm => 591190
t: liquid filter bag 25 micron size 2 => 591190
t: vacuum cleaner bag paper => !5911

@ flock-textile
en: flocking fibre; cotton flock; static grass flock fibre; rayon flock; mill neps
de: Textilflock; Baumwollflock
fr: flock textile; fibre de flockage; tontisse
es: flocado fibra; fibra de flocado; tundizno
it: flock tessile; fibra per floccaggio; borra di cimatura
nl: flockvezel; textielvlok; flokpoeder
pl: flok włókno; kosmyki włókiennicze; proszek do flokowania
pt: fibra de flocagem; tontisse têxtil
not: static grass flock applicator; flocking powder gun; tonte
  * -> 560130
t: nylon flock fibre 0.5 mm for flocking => 560130
t: rayon flock powder black 1 kg => 560130
t: flocked christmas tree => !5601

@ foam-laminated-fabric
en: foam backed fabric; foam laminated fabric; car headliner fabric; automotive headliner; car seat fabric; automotive upholstery fabric; neoprene fabric; scuba neoprene sheet; neoprene laminated fabric; spacer fabric laminated
de: Himmelstoff Auto; Dachhimmelstoff; kaschierter Schaumstoff Stoff; Autositzstoff
fr: tissu ciel de toit; tissu contrecollé mousse; tissu siège auto; tissu néoprène
es: tela para techo de coche; tela foamizada; tela para asientos de coche; tela de neopreno
it: tessuto cielo auto; tessuto accoppiato spugna; tessuto sedili auto; tessuto neoprene
nl: hemelbekleding stof; schuimgevoerde stof; autostof bekleding
pl: podsufitka materiał; materiał na podsufitkę; tkanina samochodowa z gąbką; tkanina neoprenowa
pt: tecido para teto de carro; tecido com espuma; tecido para bancos auto; tecido neoprene
not: headliner fabric glue; headliner fabric pin; headliner adhesive; tecido neoprene capa
  "neoprene": weave=woven 590699 ~.1; * 590691 # rubber sheet between knitted fabrics
  "néoprène" -> 590691
  "neopreno" -> 590691
  "neopreen" -> 590691
  "neoprenstoff" -> 590691
  "neoprenowa" -> 590691
  "seat": "foam|espuma|schiuma|espanso" 590320; * 540752
  * -> 590320 # laminated with cellular polyurethane
t: car headliner fabric foam backed 60 inch wide grey => 590320
t: neoprene fabric 3 mm laminated both sides nylon jersey => 590691
t: neoprene laptop sleeve => !5906

@ geotextile
en: driveway fabric; road stabilisation fabric; geo fabric; geogrid fabric; pond underlay fleece
de: Geovlies; Trennvlies; Geogewebe
fr: membrane géotextile; feutre de drainage; feutre bassin
es: manta geotextil; fieltro geotextil; tela geotextil
it: geotessuto; tessuto non tessuto geotessile; feltro geotessile
nl: drainagevlies; vijvervlies; worteldoek vlies; gronddoek geotextiel; drainagevliezen; vijvervliezen; worteldoek vliezen
pl: geosyntetyk; włóknina drenażowa
pt: tecido geotêxtil
not: geotextile bag; geotextile pot; geotextile grow bag; geotextile pin; geotextile tube
  weave=woven -> 540720 ~.15 # strip of polyolefin
  "geotkanina" -> 540720
  "geotessuto" -> 540720
  "geogewebe" -> 540720
  "needle punched" use nonwoven-staple
  kind=needled use nonwoven-staple ~.3
  grammage<=150 use nonwoven-filament ~.4
  * use nonwoven-staple
ask: weave; grammage
t: non woven geotextile 200 gsm 2x50 m needle punched => 560394
t: woven geotextile polypropylene 100 kN => 540720
t: geotextile grow bag => !5603

@ gland-packing
en: gland packing; braided packing; ptfe braided packing; stuffing box packing rope; aramid gland packing; flax packing rope
de: Stopfbuchspackung; Packungsschnur; Stopfbuchsenpackung
fr: tresse presse étoupe; garniture de presse étoupe; tresse d'étanchéité
es: empaquetadura trenzada; empaquetadura prensaestopas; cordón de empaquetadura
it: baderna; treccia baderna; baderna in ptfe
nl: stopbuspakking; gevlochten pakking; pakkingkoord
pl: szczeliwo dławnicowe; szczeliwo plecione; sznur dławnicowy
pt: gaxeta trançada; gaxeta de vedação; empanque trançado
  "graphite|grafito|grafite" -> 681519
  * -> 591190 # note 8(b) to chapter 59: packings of textile
t: PTFE braided gland packing 10 mm => 591190
t: rubber gasket ring => !5911

@ hand-knotted-rug
en: oriental rug; gabbeh rug; bokhara rug; kazak rug; tabriz rug; isfahan carpet; moroccan berber rug; turkish carpet; oushak rug; kashan rug; nain rug
de: Gabbeh Teppich; Knüpfteppich
fr: tapis gabbeh
it: tappeto berbero
nl: berber tapijt
pl: dywan orientalny; dywan ręcznie tkany węzełkowy; dywan berberyjski
pt: tapete feito à mão nós; tapete berbere
not: persian rug cleaner; persian rug mouse pad; persian rug pattern
  "machine made": main-fibre=wool 570241 ~.1; * 570242
  "polyester|poliéster|poliestere" -> 570242
  "polypropylene|polipropileno|polipropilene" -> 570242
  "printed|impreso|estampado|stampato|impresso" -> 570242
  "tufted": main-fibre=wool 570310 ~.5; * 570339
  main-fibre: silk 570190 ~.1; cotton|synthetic|artificial 570190 ~.05
  * -> 570110
ask: main-fibre
t: antique Tabriz rug hand knotted wool 200x300 => 570110
t: hand knotted silk Persian rug => 570190
t: machine made oriental rug polypropylene => !570110

@ kilim-rug
en: kelim carpet; navajo rug; flatweave kilim; sumak rug
de: Kelimteppich; Sumakh Teppich
fr: tapis kilim; tapis soumak
es: alfombra kilim; alfombra soumak
it: tappeto kilim; tappeto sumak
nl: kelim tapijt; kilim vloerkleed
pl: kilim wełniany; dywan kilim
pt: tapete kilim; tapete soumak
not: kilim cushion; kilim pillow; kilim bag; kilim boots
  "machine": main-fibre=wool 570291 ~.1; main-fibre=cotton|jute 570299 ~.25; * 570292
  main-fibre=synthetic -> 570292 ~.1 # hand-woven ones only in 5702.10
  * -> 570210
t: handwoven wool kilim rug Turkey => 570210
t: kilim cushion cover wool => !5702

@ knit-fabric-general
en: fabric + warp knit|crocheted; fabrics + warp knit|crocheted; pile fabric + knitted|crocheted; knitted or crocheted fabrics; cotton fabrics knitted; fabrics knitted; fabric knitted or crocheted; weft knit fabric; jersey cloth; knit cloth; tubular knit fabric; double jersey fabric; cotton spandex jersey; ity fabric; dty brushed fabric
de: Gestrick Meterware; Rippjersey; Interlockstoff
fr: tissu maille; tissu jersey; bord côte tissu
es: tejido de punto; tejidos de punto; tela de punto; tela jersey; tela canalé
it: tessuto jersey; maglina; costina tessuto
nl: gebreide stof; brei en haakwerk aan het stuk; jerseystof
pl: dzianina interlock
pt: malha jersey
not: knitted fabric bag; knitted fabric gloves; knitted fabric shoes; jersey cloth mask; tejido de punto jersey mujer; dzianina dresowa bluza; sukienka z dzianiny; interlock fabric paver
  "pile": main-fibre=cotton 600191 ~.25; main-fibre=synthetic|artificial 600192 ~.7; "looped" 600129; * 600199
  "narrow" use knit-by-fibre
  kind=warp-knit use knit-warp ~.02
  "exceeding 30": kind=stretch 600410; * use knit-plain
  "wider than 30": kind=stretch 600410; * use knit-plain
  "width of 30": kind=stretch 600410 ~.1; * use knit-plain
  use knit-by-fibre
ask: main-fibre; kind; print
t: knitted fabric of cotton, dyed, 180 gsm single jersey => 600622
t: single jersey fabric 95% cotton 5% elastane 200 gsm => 600410
t: knitted sweater => !6006

@ lace-trim-trade
en: guipure lace; chantilly lace; cluny lace; eyelet lace trim; stretch lace trim; elastic lace trim; torchon lace; venise lace; bridal lace applique
de: Gipürespitze; Spitzenborte; Spitzenapplikation; Wäschespitze
fr: dentelle guipure; galon dentelle
es: encaje guipur; encaje chantilly; puntilla; aplique de encaje
it: pizzo macramè; applicazione in pizzo
nl: kanten band; kantband; kant applicatie
pl: koronka chantilly; aplikacja koronkowa
pt: renda chantilly; aplicação de renda
not: lace trim dress; guipure lace dress; lace edging plier; chantilly lace dress; chantilly lace lingerie; crochet lace trim pattern
  "handmade" -> 580430
  "hand made" -> 580430
  "bobbin" -> 580430
  "eyelet": main-fibre=synthetic 581092 ~.25; * 581091
  "guipure": main-fibre=cotton 581010 ~.3; * 581010 # chemical embroidery without visible ground
  "venise" -> 581010
  "gipürespitze" -> 581010
  "macramè" -> 581010
  "guipur" -> 581010
  "gipiurowa" -> 581010
  "guipir" -> 581010
  main-fibre=cotton -> 580429 ~.2
  * -> 580421
t: cotton cluny lace trim 3 cm 20 m => 580429
t: nylon chantilly lace trim black => 580421
t: lace dress women => !5804

@ linen-thread
en: flax thread; lacing thread linen; 18/3 linen thread
de: Leinengarn gewachst; Sattlerzwirn Leinen
fr: fil lin reliure
es: hilo lino encuadernar
it: refe di lino
nl: gewaxt linnengaren; linnen draad
pl: nici lniane woskowane
pt: linha de linho encerada
  "single" -> 530610
  * -> 530620 # multiple flax yarn; 5607 above 1 429 dtex only when of flax unpolished
t: waxed linen thread 18/3 for bookbinding => 530620
t: linen shirt => !5306

@ mattress-ticking
en: mattress ticking; ticking fabric; ticking stripe fabric; mattress fabric; mattress border fabric; ticking cloth; inlett fabric; downproof fabric
de: Matratzenstoff; Matratzendrell; Inlett Stoff; Drell Stoff
fr: coutil matelas; toile à matelas; tissu coutil; tissu matelas
es: cutí; tela de colchón; tejido para colchones; tela cutí
it: tela materassi; tessuto per materassi; traliccio tessuto; tessuto antipiuma
nl: matrastijk; tijkstof; matrasstof
pl: tkanina materacowa; tkanina wsypowa; inlet tkanina
pt: tecido para colchão; tecido de colchão; cotim
not: ticking fabric cushion; mattress fabric cleaner
  weave=knit -> 600538 ~.1
  "downproof": kind=dyed 520832; * 520822
  main-fibre: synthetic 540753 ~.3
  "knitted|de punto|a maglia|de malha" -> 600538
  grammage<=200 -> 520843 ~.1
  * -> 520943
ask: main-fibre; weave
t: cotton ticking stripe fabric 250 gsm => 520943
t: mattress ticking jacquard polyester woven => 540753
t: mattress protector => !5209

@ mooring-rope
en: anchor line; mooring line; docking rope; nautical rope; halyard line; sailing rope; towing rope marine; hawser; rappelling rope; rescue rope; gym rope climbing; utility cord; accessory cord; guyline cord; tent rope; flagpole rope; winch rope synthetic; tree swing rope; decking rope
de: Ankerleine; Statikseil; Schot; Zeltschnur; Windenseil Kunststoff; Baumpflegeseil
fr: amarre; cordage d'amarrage; aussière; corde statique; câble synthétique treuil
es: cabo de amarre; cabo de fondeo; cuerda estática; cuerda de rescate; cordino
it: cima ormeggio; cima ancora; corda statica; drizza; cordino alpinismo
nl: meertouw; ankerlijn; schoot lijn; lierkabel kunststof
pl: lina cumownicza; lina kotwiczna; lina statyczna; repsznur; linka namiotowa; szot
pt: cabo de amarração; cabo de ancoragem; corda estática; driça; cordelete
not: climbing rope bag; climbing rope ladder; climbing rope kids toy; anchor rope bag; dock line snubber; climbing rope protector; battle rope anchor; winch rope steel; steel winch rope; guy line tensioner; guy line light
  "steel" -> 731210
  main-fibre: cotton|flax 560790 ~.05
  "manila" -> 560790
  "hemp" -> 560790
  "polypropylene|polipropileno|polipropilene" -> 560749
  "polyethylene|polietileno|polietilene" -> 560749
  "dyneema" -> 560749
  "uhmwpe" -> 560749
  "spliced": "loop" 560900; "eye" 560900; * 560750
  "carabiner" -> 560900
  "battle rope" -> 950691
  * -> 560750
ask: main-fibre
t: nylon mooring rope 14 mm 3 strand => 560750
t: polypropylene dock line 12 mm => 560749
t: rope ladder wooden rungs => !5607

@ nonwoven-crop-cover
en: plant protection fleece; crop cover fleece; plant cover fabric; frost blanket plants; agrotextile fleece
de: Pflanzenvlies; Vlies Winterschutz
fr: voile de protection plantes
es: velo antiheladas; manta antihelada
it: velo protettivo piante; tessuto non tessuto piante; telo antigelo; tnt agricolo
nl: vorstdoek planten
pl: włóknina ogrodnicza; włóknina ochronna
pt: manta térmica agrícola; véu de invernagem; manta antigeada; tecido não tecido plantas
not: plant cover fabric bag; frost blanket peg
  "bag" -> 630790
  "hood" -> 630790
  "drawstring" -> 630790
  grammage<=25 -> 560311 ~.5
  grammage<=70 -> 560312 ~.9
  * use nonwoven-filament
ask: grammage
t: garden frost fleece 17 gsm 2x10 m => 560311
t: agrotextile fleece 50 gsm white roll => 560312
t: fleece jacket => !5603

@ oilcloth-fabric
en: oilcloth; oil cloth tablecloth fabric; wipe clean tablecloth fabric; pvc tablecloth roll; vinyl coated cotton
de: Wachstuch; Wachstuchstoff; Wachstuch Meterware; laminierte Baumwolle
fr: toile cirée; tissu coton enduit
es: hule; hule por metros; tela plastificada; algodón laminado
it: tela cerata; tela cerata al metro; cotone plastificato; cotone laminato
nl: tafelzeil; tafelzeil per meter; gelamineerd katoen
pl: cerata; bawełna powlekana; tkanina laminowana
pt: oleado; oleado a metro; algodão plastificado
not: oilcloth bag; oilcloth apron; cerata kabel; cerato; oilcloth jacket; oilcloth bib; oleo; oleos
  "linseed|linaza|semi di lino|linhaça" -> 590700
  "acrylic|acrílico" -> 590390
  "enduit" -> 590390
  "pu" -> 590320
  "round" -> 392490
  "rectangular|rettangolare|retangular" -> 392490
  * -> 590310
t: oilcloth fabric by the metre PVC coated cotton => 590310
t: acrylic coated cotton fabric wipe clean => 5903
t: oilcloth apron => !5903

@ paper-machine-clothing
en: press felt papermaking; paper machine clothing; dryer screen papermaking; forming fabric papermaking; dryer felt; pulp machine felt; corrugator belt
de: Pressfilz; Trockensieb; Papiermaschinenbespannung
fr: toile de formation papeterie; feutre de machine à papier
es: tela formadora papel; fieltro para máquina de papel
it: tela per cartiera; feltro macchina continua carta
nl: persvilt papier; droogzeef papiermachine
pl: sito papiernicze; filc do maszyny papierniczej
pt: feltro para papel; tela formadora; feltro de máquina de papel
  grammage<650 -> 591131 ~.2
  "screen" -> 591131
  "forming" -> 591131
  "sito" -> 591131
  * -> 591132
t: paper machine felt 1200 gsm => 591132
t: forming fabric papermaking polyester 500 gsm => 591131
t: felt craft sheet => !5911

@ pompom-tassel
en: craft pompoms; tassel charm craft; polyester pom poms; keychain tassel craft; pom pom garland supply; yarn pompoms
de: Bommel; Bastelpompons; Pompons basteln
fr: pompons loisirs créatifs; pompon à coudre
es: pompones manualidades; borla decorativa
it: pon pon; nappina; ponpon
nl: pompons knutselen
pl: pompony kreatywne
pt: pompons artesanato; borla
not: pom pom hat; pom pom maker; pom pom beanie; pom pom slippers; pom pom garland; pompom maker; pom pom squad; pom pom cheerleader; fur pom pom; cheerleading pompom; cheerleader pompom; pom pom blanket; pom pom trim; pom pom earrings; pom pom throw
  "fur": "faux" 630790; * 430390
  "cheer" -> 950590
  "balls" -> 580890
  * -> 580890
t: assorted craft pom poms 100 pcs => 580890
t: beanie with pom pom => !5808

@ printing-blanket-textile
en: offset printing blanket; printing blanket; offset blanket; rubber printing blanket; textile printing blanket; heat press felt endless; sublimation felt belt
de: Drucktuch; Offsetdrucktuch; Gummidrucktuch; Druckfilz Mitläufer
fr: blanchet offset; blanchet d'impression; feutre transfert
es: mantilla offset; mantilla de impresión; caucho offset mantilla
it: caucciù offset; telo stampa offset; feltro per stampa
nl: offset rubberdoek; drukdoek; drukvilt
pl: obciąg offsetowy; obciąg gumowy; filc do druku transferowego
pt: blanqueta offset; blanqueta de impressão; feltro de impressão
  "felt|fieltro|feltro" -> 591190
  * -> 591110
t: offset printing blanket 4 ply rubber faced fabric => 591110
t: printed fleece blanket => !5911

@ rag-rug
en: chindi rug; dhurrie rug; cotton dhurrie; woven cotton rug; braided jute rug; polypropylene outdoor rug; chenille rug; prayer mat + muslim|islamic|salah|namaz
de: Fleckerlteppich; Outdoor-Teppich
fr: tapis lirette; tapis en sisal; tapis extérieur; tapis tissé à plat
es: alfombra exterior; jarapa
it: tappeto in sisal; tappeto da esterno; tappeto pezzotto
nl: sisal vloerkleed; buitenkleed; voddenkleed
pl: dywan sizalowy; dywan zewnętrzny; chodnik szmaciak
pt: tapete de sisal; tapete de exterior; tapete de trapos
not: jute rug pad; outdoor rug peg; prayer mat bag; outdoor rug bag
  "seagrass" -> 460129
  "tufted": main-fibre=cotton|jute 570390 ~.25; main-fibre=wool 570310 ~.1; * 570339
  "chenille": "prayer" 570242; * 570339
  "plastic|plástico|plastica" -> 460199
  "straw|paja|paglia|palha" -> 460129   # mats of vegetable materials
  "braided|trenzado|intrecciato|entrançado|trançado": main-fibre=jute|cotton 570500 ~.5; * 570500
  "prayer": main-fibre=cotton 570299 ~.1; main-fibre=wool 570241 ~.03; main-fibre=silk 570249 ~.02; * 570242
  "gebetsteppich" -> 570242
  "prière" -> 570242
  "oración" -> 570242
  "preghiera" -> 570242
  "modlitewny" -> 570242
  "dhurrie" -> 570210
  build=hand-knotted -> 570110 ~.02
  main-fibre: wool 570291 ~.04; synthetic 570292 ~.3
  "outdoor" -> 570292
  "extérieur" -> 570292
  * -> 570299
ask: main-fibre
t: cotton rag rug 60x90 multicolour woven => 570299
t: polypropylene outdoor rug flatweave 120x180 => 570292
t: jute rug hand woven natural => 570299
t: rug gripper tape => !5702

@ ribbon-gift-textile
en: christmas wired ribbon; gingham ribbon; chiffon ribbon; frayed silk ribbon; jute ribbon; cotton ribbon; polyester ribbon
de: Organzaband; Drahtkantenband; Juteband; Geschenkband Stoff; Dekoband Stoff; Seidenband; Schleifenband Satin
fr: ruban gros grain; ruban velours; ruban organza; ruban de soie; ruban tissu
es: cinta de satén; cinta organza; cinta de seda; cinta de grosgrain
it: nastro satin; nastro velluto; nastro organza; nastro di seta; nastro gros grain
nl: satijnen lint; ripslint; fluwelen lint; organzalint; jutelint
pl: wstążka aksamitna; wstążka szyfonowa; tasiemka satynowa; wstążka jutowa; wstążka organza
pt: fita gorgorão; fita de organza; fita de seda
not: satin ribbon bow; ribbon roll holder; ribbon roll paper; satin ribbon bookmark; fita de cetim cabelo; printer ribbon; thermal transfer ribbon
  "velvet" -> 580610
  "samtband" -> 580610
  "velours" -> 580610
  "terciopelo" -> 580610
  "velluto" -> 580610
  "fluwelen" -> 580610
  "aksamitna" -> 580610
  "veludo" -> 580610
  "paper|papel|carta" -> 482390
  main-fibre: cotton 580631 ~.05; jute|flax|silk 580639 ~.05
  "burlap" -> 580639
  "silk" -> 580639
  "jute|yute|iuta|juta" -> 580639
  "juteband" -> 580639
  "soie" -> 580639
  "seta" -> 580639
  "seda" -> 580639
  "seidenband" -> 580639
  "cotton|algodón|cotone|algodão" -> 580631
  * -> 580632
t: double faced satin ribbon 25 mm 50 m polyester => 580632
t: velvet ribbon 10 mm roll => 580610
t: hair bow with ribbon => !5806

@ sewing-thread-trade
en: all purpose sewing thread; polyester sewing thread; overlocker thread; serger thread; bobbin thread; bonded thread; leather sewing thread; jeans thread; button thread; invisible thread; hand quilting thread; basting thread
de: Nähfaden; Polyester-Nähgarn; Bobbinfaden; Ledernähgarn; Polstergarn
fr: fil polyester à coudre; fil surjeteuse; fil cordonnet; fil de bâti; fil pour cuir
es: hilo para máquina de coser; hilo overlock; hilo de bordar a máquina; hilo para cuero
it: filo per tagliacuci; filo da ricamo macchina; cucirino; filo imbastire
nl: machine borduurgaren; ijzergaren; leergaren
pt: linha para costura; linha de bordar à máquina; linha para couro
not: sewing thread set with needles; sewing thread rack; sewing thread holder; sewing thread snip; sewing thread cutter; invisible thread magic; nici dentystyczne; sewing thread kit
  main-fibre=cotton ~.12: share(cotton)<85 share(cotton)>=1 520419; kind=blend 520419; "retail" !"not put up" 520420; "spool" 520420; * 520411
  "cotton|algodón|cotone|algodão": "spool" 520420; "retail" !"not put up" 520420; * 520411
  main-fibre=silk -> 500600 ~.01
  main-fibre=flax -> 530620 ~.01
  "rayon": "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" 550820; * 540120
  "viscose|viscosa": "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" 550820; * 540120
  "artificial|artificiale": "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" 550820; * 540120
  main-fibre=artificial -> 540120 ~.02
  "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" -> 550810
  "spun" -> 550810
  "core spun" -> 550810
  "bonded" -> 540110
  "filament|filamento" -> 540110
  "nylon|nailon" -> 540110
  "textured" -> 540110
  "trilobal" -> 540110
  "embroidery" -> 540110
  "leather|cuero|piel|cuoio|pelle|couro" -> 540110
  "waxed|encerado|cerato" -> 540110
  "upholstery" -> 540110
  "invisible" -> 540110
  main-fibre=nylon -> 540110 ~.1
  * -> 550810
ask: main-fibre
t: spun polyester sewing thread 40/2 5000 yards cone => 550810
t: bonded nylon thread 210D upholstery => 540110
t: sewing thread of cotton, 100% cotton, not put up for retail sale => 520411
t: sewing kit with thread and needles => !5508

@ shirring-elastic
en: elastic sewing thread; elastic string; beading elastic; bungee cord by the metre; elastic rope
de: Elastikkordel; Expanderseil Meterware
fr: élastique chapeau; sandow au mètre
it: filo elastico; cordino elastico; elastico cappello
nl: elastiekdraad
pl: gumka okrągła; guma kapeluszowa; linka gumowa; gumka nitka
pt: fio elástico
not: elastic cord lock; elastic cord stopper; elastic string bracelet; elastic cord bracelet; jewelry elastic cord; elastic cord hair tie; elastic cord shoelace
  "hook" -> 560900
  "hooks" -> 560900
  "clear" -> 540411   # elastomeric monofilament up to 1 mm
  "crystal|cristal|cristallo" -> 540411
  "tpu" -> 540411
  "flat" -> 580620
  * -> 560410 # rubber thread and cord, textile covered
t: shirring elastic thread white 20 m => 560410
t: elastic hair ties => !5604

@ tent-shade-mesh
en: shade cloth fabric; sunshade netting; greenhouse shade net; privacy screen mesh; balcony privacy screen fabric; anti insect net; butterfly netting; cherry tree net
de: Schattiergewebe; Windschutznetz; Hagelnetz; Kulturschutznetz; Sichtschutznetz
fr: brise vue tissu
es: malla sombra; malla cortavientos; malla de ocultación
it: telo ombreggiante; rete frangivento
nl: schaduwgaas; windbreekgaas; insectengaas tuin; schaduwgazen; windbreekgazen
pl: siatka osłonowa
pt: rede de sombreamento; rede corta vento; rede antigranizo
not: shade sail; shade cloth clip; shade cloth grommet; window insect netting
  main=any-metal -> 731449 ~.02
  "extruded" -> 392690
  "eyelets" -> 630790
  "grommets" -> 630790
  "bird" -> 560819
  "oiseaux" -> 560819
  "hail" -> 600537
  "woven|tejido plano|tessuto ortogonale" -> 540720
  * -> 600537 # raschel-knitted of monofilament or strip under 5 mm
t: privacy screen mesh green HDPE 10 m => 600537
t: shade sail triangle => !6005

@ tie-down-strap
en: ratchet tie down; luggage tie strap; car recovery strap; snatch strap; kinetic recovery rope; round sling; polyester lifting sling; tree strap hammock; soft shackle; axle strap; motorcycle tie down
de: Ratschengurt; Hebeband; Abschleppgurt; Softschäkel; Zurrband
fr: élingue textile; élingue ronde; sangle de remorquage; corde de remorquage; manille textile
es: trinca con carraca; eslinga textil; eslinga redonda; cinta de remolque; cuerda de remolque
it: cinghia di ancoraggio; fascia di sollevamento; braca tessile; cavo di traino; fune da traino
nl: rondstrop; sleeptouw; bergingsband
pl: pas z napinaczem; zawiesie wężowe; taśma holownicza
pt: cinta com catraca; eslinga têxtil; cinta de elevação; corda de reboque; cabo de reboque
not: ratchet strap light; ratchet strap winder; tow strap hook; lifting strap gym; weightlifting strap; ratchet strap belt; lifting strap deadlift; tie down strap anchor; ratchet strap holder
  "chain|cadena|catena|corrente" -> 731582
  "steel" "wire" -> 731210
  "round sling" -> 560900
  "rundschlinge" -> 560900
  "soft shackle" -> 560900
  "softschäkel" -> 560900
  "rope" -> 560900 # articles of rope or cordage; strapping of webbing is 6307
  "abschleppseil" -> 560900
  "corde" -> 560900
  "cuerda" -> 560900
  "fune" -> 560900
  "sleeptouw" -> 560900
  "lina" -> 560900
  "corda" -> 560900
  * -> 630790
t: ratchet tie down strap 50 mm 5 t 10 m => 630790
t: car tow rope with hooks 4 m => 560900
t: tow bar for car => !6307

@ yarn-industrial-official
en: single yarn; multiple yarn; cabled yarn; folded yarn; yarn of polyester staple fibres; yarn of synthetic staple fibres; yarn of artificial staple fibres; yarn of acrylic staple fibres; yarn containing polyester staple; yarn containing synthetic staple; yarn containing acrylic; yarn of staple fibres; yarn + decitex|dtex|staple fibres|staple fibre|not sewing thread; multiple folded yarn; multiple folded or cabled yarn; polyester staple fibre yarn
de: Einfachgarn; Mehrfachgarn; gezwirntes Garn
fr: fils simples; fils retors
es: hilados sencillos; hilados retorcidos; hilados cableados
it: filati semplici; filati ritorti; filati di fibre in fiocco; filati ritorti o ritorti su ritorto
nl: eengarens; getwijnde garens; garens van stapelvezels; gekabelde garens
pl: przędza pojedyncza; przędza wieloskładowa; przędza z włókien odcinkowych; przędza kablowana
pt: fios simples; fios retorcidos; fios retorcidos ou retorcidos múltiplos
not: single yarn holder; sewing thread; yarn of different colours
  main-fibre: cotton use cotton-yarn-bulk ~.3; wool use wool-yarn-table ~.08
  main-fibre=flax ~.03: "single" 530610; * 530620
  main-fibre=silk -> 500400 ~.02
  main-fibre=jute ~.02: "single" 530710; * 530720
  main-fibre=artificial ~.1: kind=blend "wool|lana|lã" 551020; kind=blend "cotton|algodón|cotone|algodão" 551030; kind=blend 551090; form=plied 551012 ~.2; * 551011
  "filament|filamento": main-fibre=nylon 540245 ~.25; * 540247
  main-fibre=acrylic-fibre ~.1: kind=blend "wool|lana|lã" 550961; kind=blend "cotton|algodón|cotone|algodão" 550962; kind=blend 550969; form=plied 550932 ~.5; * 550931
  main-fibre=polyester ~.5: kind=blend "artificial|artificiale" 550951; kind=blend "viscose|viscosa" 550951; kind=blend "wool|lana|lã" 550952; kind=blend "cotton|algodón|cotone|algodão" 550953; kind=blend 550959; form=plied 550922 ~.4; * 550921
  main-fibre=nylon: form=plied 550912; * 550911
  kind=blend ~.05: "wool|lana|lã" 550991; "cotton|algodón|cotone|algodão" 550992; * 550999
  form=plied -> 550942 ~.3
  * -> 550941
ask: main-fibre; form
t: single yarn of polyester staple fibres 100% polyester ne 30 => 550921
t: multiple folded yarn of acrylic staple fibres => 5509
t: yarn winder => !55
