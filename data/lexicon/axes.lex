# Values of the axes and the words they are recognised by. Explained in AXES.md. Families add values of `kind`, `form`,
# `build` and `for` at the top of their own file; every other value lives here.

# ---- materials: one tree for main, outer, upper, sole, lining, metal, main-fibre ----

value material=textile
en: textile; fabric; cloth; canvas; mesh; oxford cloth; jacquard; velvet; satin; lace; tulle; chiffon; flannel; corduroy; microfiber; microfibre; non woven; nonwoven; knit fabric; woven fabric
de: Stoff; Textil; Gewebe; Segeltuch; Samt
fr: tissu; textile; toile; velours; dentelle; tulle; satin; flanelle; mousseline; tissus
es: tela; textil; tejido; lona; terciopelo; encaje; tul; raso; satén; gasa; franela; pana; malla textil; tejida en tela
it: tessuto; stoffa; tela; tessile; velluto; pizzo; raso; tulle; chiffon; flanella; feltrato
nl: stof; textiel; doek
pl: tkanina; material tekstylny
pt: tecido; lona; veludo; renda; tule; cetim; têxtil; flanela; pano
not: velvet box; satin finish; wire mesh; mesh steel; stainless mesh; metal mesh; mesh wifi; canvas print; canvas painting; satin nickel; tejer; teja; tejado; encajable; gas; vello; teca; tecer; panado

value material=cotton in textile
en: cotton; pima; denim; terry cotton; cotton canvas; muslin; poplin; gauze cotton
de: Baumwolle; Jeansstoff
fr: coton; denim; gaze de coton; popeline de coton; éponge de coton; mousseline de coton; jersey de coton
es: algodón; denim; vaquera; tela vaquera; muselina; rizo de algodón; popelina de algodón; pima
it: cotone; denim; mussola; spugna di cotone; popeline di cotone
nl: katoen
pl: bawełna; bawełniany
pt: algodão; ganga; denim; musselina; felpa de algodão; popelina de algodão
not: cotton candy; cotton bud; cotton pad; cotton swab

value material=wool in textile
en: wool; merino; lambswool; tweed; woollen; woolen
de: Wolle; Schurwolle; Merinowolle
fr: laine; mérinos; laine mérinos; tweed; laine bouillie; lainage
es: lana; lana merino; merino; tweed
it: lana; merino; lana vergine; tweed; lana cotta
nl: wol
pl: wełna; wełniany
pt: lã; lã merino; merino; tweed
not: steel wool; rock wool; glass wool; mineral wool; wire wool; cotton wool

value material=cashmere in wool
en: cashmere; pashmina; mohair; angora; alpaca
de: Kaschmir
fr: cachemire; alpaga; mohair; angora; pashmina
es: cachemira; cashmere; cachemir; alpaca; mohair; angora; pashmina
it: cachemire; cashmere; alpaca; mohair; angora; pashmina
nl: kasjmier
pl: kaszmir
pt: caxemira; cashmere; alpaca; mohair; angora; pashmina

value material=silk in textile
en: silk; mulberry silk
de: Seide
fr: soie
es: seda
it: seta
nl: zijde
pl: jedwab
pt: seda
not: corn silk; silk screen; silk flower; sedan; set; sets; set di

value material=synthetic in textile
en: synthetic fibre; synthetic fiber; man made fibre; microfleece; fleece; velour; softshell; cordura; spandex; elastane; lycra; chenille; plush; polar fleece
de: Kunstfaser; Synthetik; Elasthan; Fleece
fr: fibre synthétique; élasthanne; polaire; micropolaire; peluche; lycra; spandex; synthétique; chenille
es: fibra sintética; elastano; forro polar; polar; peluche; licra; lycra; spandex; velour; chenilla; sintético
it: fibra sintetica; elastan; pile; peluche; ciniglia; lycra; spandex; sintetico
nl: synthetische vezel; elastaan
pl: włókno syntetyczne; elastan
pt: fibra sintética; elastano; pelúcia; polar; fleece; lycra; licra; velour; sintético
not: fleece wool; polo; polos; polen; poleas; polir; polia; polias

value material=polyester in synthetic
en: polyester; pongee; microfiber polyester; rpet
de: Polyester
fr: polyester; polyester recyclé
es: poliéster; pongis
it: poliestere; poliestere riciclato; poliester
nl: polyester
pl: poliester
pt: poliéster
not: polyester resin

value material=nylon in synthetic
en: nylon; polyamide; ripstop
de: Polyamid; Nylon
fr: nylon; polyamide; ripstop
es: nailon; poliamida; nylon; nilón; ripstop
it: nylon; poliammide; nailon; ripstop
nl: nylon
pl: nylon; poliamid
pt: nylon; poliamida; náilon; ripstop
not: nylon bristle; nylon gear

value material=acrylic-fibre in synthetic
en: acrylic fibre; acrylic fiber; acrylic yarn; acrylic knit; polyacrylic
de: Polyacryl
fr: acrylique tricoté; fibre acrylique; fil acrylique; laine acrylique
es: fibra acrílica; hilo acrílico; punto acrílico
it: fibra acrilica; filato acrilico
pt: fibra acrílica; fio acrílico

value material=artificial in textile
en: viscose; rayon; modal; lyocell; tencel; acetate; cupro; bamboo fibre; bamboo fiber; bamboo viscose
de: Viskose; Lyocell
fr: viscose; lyocell; tencel; cupro; fibre de bambou
es: viscosa; lyocell; tencel; acetato; cupro; fibra de bambú; viscosa de bambú
it: viscosa; lyocell; tencel; cupro; fibra di bambù
nl: viscose
pl: wiskoza
pt: viscose; raion; liocel; lyocell; tencel; acetato; fibra de bambu; viscolycra
not: aceto

value material=flax in textile
en: linen fabric; flax; pure linen; linen
de: Leinen
fr: lin; lin lavé; pur lin
es: lino; lino puro
it: lino; puro lino
nl: linnen
pl: len
pt: linho; linho puro
not: bed linen; table linen; linen spray; kitchen linen; linen basket; liner

value material=jute in textile
en: jute; burlap; hessian; hemp; ramie; sisal; coir
de: Jute; Hanf
fr: jute; chanvre; sisal; fibre de coco; toile de jute; ramie; coco tressé
es: yute; cáñamo; sisal; arpillera; fibra de coco; ramio; abacá
it: iuta; juta; canapa; sisal; fibra di cocco; ramiè
pt: juta; cânhamo; sisal; fibra de coco; serapilheira; rami
not: ramasse; ramer

value material=felt in textile
en: felt
de: Filz
fr: feutre; feutrine
es: fieltro
it: feltro
pt: feltro
not: feutrer

value material=plastic
en: plastic; resin; pvc; abs; polypropylene; polyethylene; polycarbonate; pp; pe; hdpe; ldpe; pet; pmma; acrylic; plexiglass; perspex; melamine; polystyrene; vinyl; eva; tpu; tpe; tritan; polyurethane; pla; polyresin; epoxy; petg; acetal; fibreglass reinforced plastic
de: Kunststoff; Plastik; Acryl; Harz
fr: plastique; résine; acrylique; pvc; abs; polypropylène; polyéthylène; polycarbonate; plexiglas; plexi; polystyrène; polyuréthane; mélamine; vinyle; eva; tpu; tpe; pp; pe; pehd; pla; tritan; époxy
es: plástico; resina; acrílico; pvc; abs; polipropileno; polietileno; policarbonato; metacrilato; pp; pe; pead; poliestireno; poliuretano; melamina; vinilo; eva; tpu; tpe; pet; pla; epoxi; tritán; goma eva
it: plastica; resina; acrilico; pvc; abs; polipropilene; polietilene; policarbonato; plexiglass; metacrilato; polistirolo; polistirene; poliuretano; melamina; vinile; eva; tpu; tpe; pp; pe; pet; pla; tritan; epossidica
nl: kunststof; plastic; hars
pl: plastik; tworzywo; żywica
pt: plástico; resina; acrílico; pvc; abs; polipropileno; polietileno; policarbonato; poliestireno; poliuretano; melamina; vinil; eva; tpu; tpe; pp; pe; pead; pet; pla; epóxi; polímero
not: acrylic paint; acrylic nail; vinyl record; pet toy; pet bed; pet food; plastic free; epoxy glue; acrylic yarn; pet hair; pet collar; pet bowl; resin kit; plaid

value material=plastic-sheet in plastic
en: faux leather; pu leather; artificial leather; imitation leather; vegan leather; synthetic leather; leatherette; pu; patent pu; pvc leather; leather like; oilcloth
de: Kunstleder
fr: simili cuir; similicuir; cuir synthétique; cuir vegan; cuir végétalien; cuir pu; pu; imitation cuir; cuir artificiel; simili; skaï; faux cuir
es: cuero sintético; piel sintética; polipiel; símil piel; simil cuero; cuero pu; piel pu; piel vegana; cuero vegano; cuero ecológico; ecocuero; ecopiel; cuerina; piel de imitación; imitación cuero; imitación piel; cuero de imitación; imitación de cuero; imitación de piel; charol sintético; polipiel vegana; leatherette; pu; curpiel
it: ecopelle; finta pelle; similpelle; simil pelle; pelle sintetica; pelle vegana; eco pelle; ecopelle pu; pelle pu; imitazione pelle; finta vernice; pu; skai; pelle ecologica
nl: kunstleer; imitatieleer
pl: sztuczna skóra; ekoskóra; skóra ekologiczna
pt: couro sintético; pele sintética; couro ecológico; couro vegano; pele vegana; imitação de pele; imitação de couro; couro pu; pele pu; courino; corino; imitação pele; pele ecológica; pu; napa sintética; sintético pu; polipele
not: pu foam

value material=foam in plastic
en: foam; sponge; memory foam; styrofoam; polyurethane foam; pu foam
de: Schaumstoff
fr: mousse; mémoire de forme; polystyrène expansé; éponge
es: espuma; gomaespuma; viscoelástica; espuma de memoria; poliestireno expandido; porexpan; unicel; esponja
it: schiuma; gommapiuma; memory foam; polistirolo espanso; spugna
pt: espuma; espuma viscoelástica; viscoelástico; esponja; esferovite; isopor; memory foam
not: shaving foam; cleansing foam; foam party; espumoso; espumador; espumadora; espumante; mousser

value material=silicone in plastic
en: silicone; silicone rubber
de: Silikon
fr: silicone
es: silicona
it: silicone
nl: siliconen
pl: silikon
pt: silicone
not: silicone oil; silicone sealant

value material=rubber
en: rubber; latex; neoprene; natural rubber; nitrile
de: Gummi; Kautschuk
fr: caoutchouc; latex; néoprène; nitrile; epdm; gomme naturelle
es: caucho; goma; hule; látex; neopreno; nitrilo; epdm
it: gomma; lattice; neoprene; caucciù; nitrile; epdm
nl: rubber
pl: guma
pt: borracha; látex; neoprene; nitrilo; epdm; emborrachado
not: rubber duck; rubber band; rubber plant; rubber stamp

value material=leather
en: leather; genuine leather; real leather; suede; nubuck; cowhide; calfskin; sheepskin leather; full grain; nappa; cow leather
de: Leder; Wildleder; Rindleder; Echtleder
fr: cuir; daim; cuir véritable; nubuck; nappa; suède; vachette; cuir pleine fleur; veau velours; croûte de cuir; cuir de vachette; peau de vache; cuir de veau
es: cuero; piel; ante; gamuza; serraje; nobuk; nubuck; napa; piel de vaca; piel vacuno; piel auténtica; piel genuina; cuero genuino; cuero vacuno; badana
it: pelle; cuoio; camoscio; vera pelle; nabuk; nubuck; nappa; scamosciato; pelle scamosciata; vitello; vacchetta; crosta; pelle di vitello; vero cuoio
nl: leer; suède
pl: skóra; zamsz; skórzany
pt: couro; camurça; pele genuína; pele verdadeira; em pele; de pele; couro legítimo; couro genuíno; nobuck; nubuck; napa; vaqueta; carneira; crute; pele de vaca; pele de bovino
not: leather look; leather effect; leather cleaner; leather care; pele sintética; em pele sintética; de pele sintética; piel sintética; de piel sintética; piel vegana; pele vegana; em pele vegana; en piel sintética; piel de melocotón; de pele falsa; em pele falsa; simil piel; imitación piel; piel artificial; pele artificial; couro sintético; cuero sintético; couro ecológico; cuir synthétique; cuir vegan; pelle sintetica; pelle vegana; eco pelle; simil pelle; pelle ecologica; couro vegano; couro pu; cuero pu; piel seca; piel sensible; pieles sensibles; pelle secca; pelli sensibili; pelle sensibile; para la piel; per la pelle; protector de piel; todo tipo de piel; tipos de piel; pele seca; pele sensível; crostata

value material=fur
en: fur; mink; fox fur; sheepskin; shearling; rabbit fur
de: Pelz; Lammfell
fr: fourrure; vison; renard; peau lainée; mouton retourné; peau de mouton; fourrure de lapin
es: piel de zorro; piel de conejo; visón; mutón; piel de oveja; piel de borrego; piel de cordero
it: pelliccia; visone; volpe; shearling; montone; pelliccia di coniglio; pelle di pecora
pt: pele de raposa; pele de coelho; vison; pele de ovelha; peliça
not: faux fur; fur remover

value material=faux-fur in synthetic
en: faux fur; fake fur; imitation fur; artificial fur
de: Kunstpelz
fr: fausse fourrure; fourrure synthétique; imitation fourrure; sherpa; fourrure artificielle
es: pelo sintético; pelo artificial; imitación pelo; pelo de imitación; borreguito; borrego
it: pelliccia ecologica; pelliccia sintetica; pelliccia finta; ecopelliccia; eco pelliccia
pt: pelo sintético; pelo falso; pelo de imitação; sherpa

value material=wood
en: wood; wooden; oak; walnut; beech; pine; birch; teak; mdf; plywood; acacia; mahogany; rosewood; sandalwood; mango wood; olive wood; solid wood
de: Holz; Eiche; Buche; Kiefer; Sperrholz
fr: bois; chêne; hêtre; pin; noyer; acacia; teck; bouleau; contreplaqué; mdf; bois d'olivier; acajou; frêne; bois massif; manguier; sapin; aggloméré; médium
es: madera; roble; pino; haya; nogal; acacia; teca; abedul; contrachapado; mdf; aglomerado; caoba; fresno; madera maciza; madera de olivo; cerezo; cedro; melamina de madera
it: legno; quercia; rovere; pino; faggio; legno di noce; acacia; teak; betulla; compensato; mdf; multistrato; legno d'ulivo; legno di ulivo; mogano; frassino; abete; castagno; legno massello; truciolato; in legno
nl: hout; houten; eiken
pl: drewno; drewniany; dąb
pt: madeira; carvalho; pinho; faia; nogueira; acácia; teca; bétula; contraplacado; compensado; mdf; mogno; freixo; eucalipto; madeira maciça; aglomerado; mdp; castanho maciço; cedro
not: pine nut; walnut kernel; mahogany brown; oak milk; walnut oil; aglomerante; truciolare; trucioli; tecido; tecer; tecida; tecidos; agglomerante

value material=bamboo in wood
en: bamboo
de: Bambus
fr: bambou
es: bambú
it: bambù
nl: bamboe
pl: bambus
pt: bambu

value material=cork
en: cork
de: Kork
fr: liège
es: corcho
it: sughero
pt: cortiça
not: cork screw

value material=straw
en: straw; raffia; wicker; rattan; seagrass; water hyacinth; palm leaf
de: Stroh; Bast; Rattan
fr: paille; osier; rotin; raphia; jonc; jonc de mer; jacinthe d'eau; feuille de palmier; cannage
es: paja; mimbre; ratán; rafia; enea; junco; esparto; seagrass; fibra de palma; hoja de palma
it: paglia; vimini; rattan; rafia; giunco; giacinto d'acqua; paglia di vienna; foglia di palma
nl: stro; riet; rotan
pt: palha; vime; rattan; ráfia; junco; palhinha; empreita; folha de palma
not: drinking straw; straw lid; straw cup; with straw; reusable straw; paper straw; straw brush; ratas

value material=paper
en: paper; kraft paper; tissue paper; papier mache
de: Papier
fr: papier; papier kraft; papier de soie; papier mâché
es: papel; papel kraft; papel de seda; papel maché
it: carta; carta kraft; carta velina; cartapesta
nl: papier
pl: papier
pt: papel; papel kraft; papel de seda
not: paper clip; paper holder; paper towel holder; paper punch; paper knife; paper shredder

value material=cardboard in paper
en: cardboard; paperboard; corrugated; chipboard
de: Karton; Pappe
fr: carton; carton ondulé; cartonnage
es: cartón; cartulina; cartón ondulado; cartón corrugado
it: cartone; cartoncino; cartone ondulato
nl: karton
pl: karton; tektura
pt: cartão; papelão; cartolina; cartão canelado; cartonado

value material=glass
en: glass; borosilicate; tempered glass; murano; fused glass; stained glass
de: Glas
fr: verre; verre trempé; borosilicate; verre borosilicate; verre soufflé
es: vidrio; cristal; vidrio templado; cristal templado; borosilicato; vidrio borosilicato
it: vetro; vetro temperato; borosilicato; vetro borosilicato; vetro soffiato
nl: glas
pl: szkło; szklany
pt: vidro; vidro temperado; borossilicato; borosilicato
not: glass cleaner; glass fibre; glass holder; magnifying glass; looking glass; wine glass holder

value material=crystal-glass in glass
en: lead crystal; crystal glass; k9 crystal
fr: cristal; cristal de plomb; en cristal; cristal taillé
es: cristal de plomo; cristal tallado
it: cristallo; vetro cristallo
pt: cristal de chumbo; cristal lapidado

value material=rhinestone in glass
en: rhinestone; diamante; strass

value material=ceramic
en: ceramic; stoneware; earthenware; terracotta; clay; pottery
de: Keramik; Steingut; Ton; Steinzeug
fr: céramique; grès; terre cuite; faïence; argile; poterie; grès cérame; terracotta
es: cerámica; gres; barro; loza; terracota; arcilla; alfarería; mayólica
it: ceramica; terracotta; gres; maiolica; argilla; terraglia; coccio
nl: keramiek; aardewerk
pl: ceramika; ceramiczny
pt: cerâmica; barro; faiança; grés; terracota; argila; louça de barro; terracotta
not: ceramic coating; ceramic coated; ceramic tourmaline; clay mask; ceramic brake; polymer clay; ceramic plates hair; barrar

value material=porcelain in ceramic
en: porcelain; bone china; china porcelain
de: Porzellan
fr: porcelaine; bone china; porcelaine fine
es: porcelana; porcelana fina; bone china
it: porcellana; bone china
nl: porselein
pl: porcelana
pt: porcelana; bone china

value material=stone
en: stone; marble; granite; slate; soapstone; travertine
de: Stein; Marmor; Granit; Schiefer
fr: pierre; marbre; ardoise; granit; travertin; pierre ollaire; pierre de lave
es: piedra; mármol; pizarra; granito; travertino; piedra natural; esteatita
it: pietra; marmo; granito; ardesia; travertino; pietra lavica; pietra ollare
nl: marmer; leisteen
pl: kamień; marmur
pt: pedra; mármore; granito; ardósia; xisto; travertino; pedra sabão
not: gem stone; marble effect; marble pattern; stone effect; birth stone; pumice stone; stone wash; cubic zirconia stone; glass stone; rhine stone; marble print; granite coating; stone coated; natural stone jewelry; granato; grani; grana; grano; granata; pedraria

value material=concrete in stone
en: concrete; cement; plaster; gypsum
de: Beton; Gips
fr: béton; plâtre; ciment
es: hormigón; cemento; concreto; yeso; escayola
it: cemento; calcestruzzo; gesso
pt: betão; cimento; concreto; gesso
not: gessata; gessada

value material=any-metal
en: all metals

value material=base-metal in any-metal
en: metal; base metal; alloy; pewter; tin; nickel; chrome; iron alloy; metallic alloy
de: Metall; Legierung; Blech
fr: métal; alliage; étain; métallique
es: metal; aleación; aleación metálica; peltre; estaño; níquel
it: metallo; lega; peltro; stagno
nl: metaal; legering
pl: metal; stop metali
pt: metal; liga; estanho; níquel
not: metal detector; tin opener; nickel free; heavy metal; alloy wheel; stagnata; ligado

value material=iron in base-metal
en: iron; cast iron; wrought iron; iron wire
de: Eisen; Gusseisen; Schmiedeeisen
fr: fer; fonte; fer forgé
es: hierro; hierro fundido; hierro forjado; forja; fierro; fundición
it: ferro; ghisa; ferro battuto
nl: ijzer; gietijzer
pl: żelazo; żeliwo
pt: ferro; ferro fundido; ferro forjado
not: steam iron; curling iron; soldering iron; iron supplement; flat iron; hair iron; iron on; wrinkle iron; ferro da stiro; ferro de engomar; ferro de passar; ferro de soldar; ferro saldatore; fer à repasser; fer à souder; fer à lisser; fer à friser; ferro arricciacapelli; ferro passar; fer à boucler; ferrite

value material=cast-iron in iron
en: cast iron
de: Gusseisen
fr: fonte
es: hierro fundido; fundición; hierro colado; fierro fundido
it: ghisa
nl: gietijzer
pl: żeliwo
pt: ferro fundido; fundição de ferro

value material=steel in iron
en: steel; carbon steel; alloy steel; galvanised steel; galvanized steel; spring steel; high speed steel; manganese steel; tinplate
de: Stahl; Edelblech
fr: acier; acier galvanisé; acier au carbone; fer blanc; tôle; galvanisé; galvanisée; acier zingué; zingué; zinguée
es: acero; acero al carbono; hojalata; acero galvanizado; acero zincado; acero templado; chapa de acero; galvanizado
it: acciaio; acciaio al carbonio; latta; lamiera; acciaio zincato; banda stagnata; zincato; acciai
nl: staal
pl: stal; stalowy
pt: aço; aço carbono; aço galvanizado; folha de flandres; galvanizado; zincado
not: zinco; galvanisation

value material=stainless-steel in steel
en: stainless steel; stainless; inox; 304 steel; 316l; titanium steel; surgical steel
de: Edelstahl
fr: acier inoxydable; inox; inoxydable; acier inox; acier chirurgical; acier 316l
es: acero inoxidable; inox; inoxidable; acero inox; acero quirúrgico; aisi 304; acero 316l
it: acciaio inox; acciaio inossidabile; inox; inossidabile; acciaio chirurgico; acciaio 316l; aisi 304
nl: roestvrij staal; rvs
pl: stal nierdzewna
pt: aço inoxidável; inox; inoxidável; aço inox; aço cirúrgico

value material=copper in base-metal
en: copper; copper alloy; cupronickel
de: Kupfer
fr: cuivre
es: cobre
it: rame
nl: koper
pl: miedź; miedziany
pt: cobre
not: copper peptide; copper red; copper hair

value material=brass in copper
en: brass; bronze
de: Messing; Bronze
fr: laiton; bronze
es: latón; bronce
it: ottone; bronzo; bronzea
nl: messing; brons
pl: mosiądz; brąz
pt: latão; bronze; latonado
not: brass instrument; bronze color; bronze colour; antique bronze; bronze powder

value material=aluminium in base-metal
en: aluminium; aluminum; aluminium alloy; aluminum alloy; anodized aluminum
de: Aluminium; Alu
fr: aluminium; alu; alliage d'aluminium; aluminium anodisé
es: aluminio; aluminio anodizado; aleación de aluminio
it: alluminio; lega di alluminio; alluminio anodizzato
nl: aluminium
pl: aluminium; aluminiowy
pt: alumínio; liga de alumínio; alumínio anodizado

value material=zinc in base-metal
en: zinc; zinc alloy; zamak
de: Zink
fr: zinc; zamak; alliage de zinc; zamac
es: zinc; aleación de zinc; zamak; aleación zinc; cinc
it: zinco; zama; zamak; lega di zinco
pt: zinco; zamac; zamak; liga de zinco
not: zinc oxide; zinc supplement; zinc tablet; vitamin zinc; zincada; zincado; zincata; zincato

value material=titanium in base-metal
en: titanium; titanium alloy
de: Titan
fr: titane
es: titanio
it: titanio
pt: titânio
not: titanium dioxide; titanium coated; titanium steel

value material=tungsten in base-metal
en: tungsten; tungsten carbide
fr: tungstène; carbure de tungstène
es: tungsteno; wolframio; carburo de tungsteno
it: tungsteno
pt: tungsténio

value material=gold in any-metal
en: gold; 9ct; 14k; 18k; 10k; 585 gold; 750 gold; solid gold; 9k; 24k; 9 carat gold; 14 karat; 18 karat
de: Gold; 333er Gold; 585er Gold
fr: or jaune; or blanc; or 18 carats; or rose; en or; or 750; or 9 carats; or 14 carats; or 18k; or massif; 18 carats; 9 carats
es: oro; oro amarillo; oro blanco; oro rosa; oro de 18 quilates; oro 18k; 18 quilates; 18 kilates
it: oro; oro giallo; oro bianco; oro rosa; oro 18 carati; oro 18 kt; oro 750; 18 carati; oro 18k
nl: goud; gouden
pl: złoto
pt: ouro; ouro amarelo; ouro branco; ouro rosa; ouro 18k; ouro de lei; 18 quilates
not: rose gold color; rose gold colour; gold color; gold colour; gold tone; golden; gold foil; gold pattern; black gold; gold trim; gold print; 24k mask; gold mask; gold edge; gold rim; bañado en oro; bañada en oro; bañados en oro; bañadas en oro; chapado en oro; chapada en oro; chapados en oro; chapado oro; baño de oro; baño oro; color oro; tono oro; placcato oro; placcato in oro; placcata oro; placcati oro; placcata in oro; placcati in oro; bagno d'oro; bagno oro; bagnato in oro; bagnata in oro; bagnati in oro; colore oro; banhado a ouro; banhada a ouro; banhados a ouro; banhado em ouro; folheado a ouro; folheada a ouro; folheados a ouro; banho de ouro; banho ouro; cor ouro; cor de ouro; laminado en oro; chapeado a ouro; dorato oro; plaqué or 18 carats; oro laminado; oro goldfield; foglia oro

value material=silver in any-metal
en: sterling silver; 925 silver; silver; s925; 925 sterling; 925; fine silver
de: Silber; Sterlingsilber; 925er Silber
fr: argent; argent massif; argent 925; en argent; argent sterling
es: plata; plata de ley; plata 925; plata de primera ley; plata esterlina
it: argento; argento 925; argento sterling; argento massiccio
nl: zilver; zilveren
pl: srebro
pt: prata; prata 925; prata de lei; prata esterlina
not: silver color; silver colour; silver tone; silver grey; silver gray; silver oxide; silver foil; nickel silver; german silver; tibetan silver; antique silver; nano silver; bañado en plata; bañada en plata; bañados en plata; chapado en plata; chapada en plata; baño de plata; color plata; placcato argento; placcato in argento; bagno argento; bagno d'argento; colore argento; color argento; banhado a prata; banhada a prata; folheado a prata; banho de prata; cor prata; plaqué argent; papel de plata; tono plata; gris plata; papel prata; plateado; argentato; prateado; argentique

value material=platinum in any-metal
en: platinum; palladium; rhodium metal
de: Platin
fr: platine; palladium
es: platino; paladio
it: platino; palladio
pt: platina; paládio
not: platinum plated; platinum blonde; rhodium plated

value material=human-hair
en: human hair; remy hair; virgin hair; real hair
de: Echthaar; Menschenhaar
fr: cheveux naturels; cheveux humains; cheveux remy; vrais cheveux; cheveux vierges
es: pelo humano; cabello humano; pelo natural; cabello natural; pelo remy
it: capelli umani; capelli veri; capelli naturali
pt: cabelo humano; cabelo natural

value material=animal-hair
en: horsehair; horse hair; boar bristle; goat hair; badger hair; animal hair; boar hair
de: Rosshaar; Naturborste
fr: crin; crin de cheval; poil de sanglier; soies de sanglier; blaireau; poil de blaireau
es: crin; pelo de caballo; cerdas naturales; pelo de jabalí; cerda de jabalí
it: crine; setole naturali; setole di cinghiale; pelo di tasso; setola
pt: crina; cerdas naturais; cerdas de javali; pelo de cavalo

value material=shell
en: shell; mother of pearl; abalone shell; cowrie; seashell; nacre
de: Muschel; Perlmutt
fr: nacre; coquillage; coquille
es: nácar; concha; madreperla; carey natural
it: madreperla; conchiglia
pt: madrepérola; nácar; concha
not: soft shell; hard shell; shell jacket; shell egg; in shell; shell case; clam shell; nacido

value material=bone
en: bone; horn; ivory; antler; tortoiseshell
fr: os; corne; ivoire
es: hueso; cuerno; asta; marfil
it: osso; corno; avorio
pt: osso; chifre; marfim
not: bone china; bone conduction; dog bone; antler pattern; fish bone; bone broth; collagen bone; horn speaker; car horn; bone pattern; porcelana de hueso

value material=wax
en: wax; soy wax; beeswax; paraffin
de: Wachs; Bienenwachs
fr: cire; cire d'abeille; cire de soja; paraffine
es: cera; cera de abeja; cera de soja; parafina
it: cera; cera d'api; cera di soia; paraffina
pt: cera; cera de abelha; cera de soja; parafina
not: wax seal; wax warmer; hair wax; car wax; wax strip; wax melter; cereais; cirer

value material=carbon-fibre
en: carbon fibre; carbon fiber
de: Carbon; Kohlefaser
fr: fibre de carbone; carbone
es: fibra de carbono; carbono
it: fibra di carbonio; carbonio
pt: fibra de carbono
not: carbono activo; acero al carbono; carbone actif; aço carbono; filtro de carbono; carbone de bois; carbonato; carbonica; carbonique

# ---- choices ----

value finish=plated
en: plated; gold plated; silver plated; vermeil; plating; gilded; gold dipped; rhodium plated; electroplated
de: vergoldet; versilbert
fr: plaqué or; plaqué argent; doré à l'or; plaqué; plaquée; vermeil; rhodié; rhodiée; doré à l'or fin; dorée à l'or fin; dorée à l'or; plaqué or 18 carats
es: chapado; bañado en oro; chapado en oro; baño de oro; bañado; bañado en plata; chapado en plata; baño de plata; laminado en oro; oro laminado; rodiado; recubierto de oro; vermeil; galvanoplastia
it: placcato; dorato; placcato oro; placcato in oro; bagnato in oro; bagno d'oro; bagno oro; dorata in oro; rodiato; vermeil; placcato argento; galvanica
nl: verguld; verzilverd
pl: pozłacany; posrebrzany
pt: banhado; folheado; banho de ouro; banho de prata; rodiado; semijoia; chapeado
not: chapa; chapas; bano; placca; banho; banha; folha; folhada; folhado; folhas; folho; chapeu; plaquer

value finish=clad
en: gold filled; rolled gold; silver filled; gold overlay; bonded gold
fr: gold filled; doublé or
es: oro relleno; gold filled
it: oro laminato; gold filled
pt: gold filled; ouro laminado

value finish=colour
en: gold tone; silver tone; gold color; silver color; gold colour; silver colour; golden; rose gold color; goldtone; silvertone; gold finish; silver finish; antique silver; antique gold; antique bronze
de: goldfarben; silberfarben
fr: doré; argenté; couleur or; dorée; argentée; couleur argent; ton or
es: dorado; plateado; color oro; color plata; tono dorado; tono plata; tono oro
it: color oro; argentato; dorato; colore argento; tono oro
pt: dourado; prateado; cor dourada; cor prata; cor de ouro
not: plata; plato; plate; platos; argento; prata; pratas; prato; pratos; argentique

value finish=enamelled
en: enamelled; enameled; enamel
de: emailliert; Emaille
fr: émaillé; émaillée; émail
es: esmaltado; vitrificado
it: smaltato
pt: esmaltado
not: esmalte; smalto; smalti

value finish=nonstick
en: non stick; nonstick; teflon; ceramic coated; granite coating; stone coated
fr: antiadhésif; anti adhésif; téflon
es: antiadherente; teflón
it: antiaderente
pt: antiaderente; teflon

value stone=gem
en: natural diamond; diamond; ruby; sapphire; emerald; amethyst; topaz; opal; garnet; turquoise; jade; lapis lazuli; rose quartz; tiger eye; agate; onyx; moonstone; labradorite; citrine; peridot; aquamarine; tourmaline; tanzanite; gemstone; semi precious; natural stone; obsidian; hematite; malachite; carnelian; jasper; natural crystal; aventurine; lava stone
de: Edelstein; Diamant; Rubin; Saphir; Smaragd; Amethyst
fr: diamant; rubis; saphir; émeraude; pierre naturelle; pierre semi précieuse; améthyste; topaze; opale; grenat; turquoise; jade; agate; onyx; pierre de lune; quartz rose; œil de tigre; lapis lazuli; aigue marine; pierre fine; pierre précieuse; labradorite; malachite; obsidienne
es: diamante; rubí; zafiro; esmeralda; piedra natural; amatista; topacio; ópalo; turquesa; jade; ágata; ónix; piedra luna; cuarzo rosa; ojo de tigre; lapislázuli; aguamarina; brillante; piedra preciosa; piedra semipreciosa; gema; obsidiana; malaquita; amazonita; cuarzo
it: diamante; rubino; zaffiro; smeraldo; pietra dura; ametista; topazio; opale; turchese; giada; agata; onice; pietra di luna; quarzo rosa; occhio di tigre; lapislazzuli; acquamarina; pietra naturale; pietra preziosa; brillanti; malachite; ossidiana
pt: diamante; rubi; safira; esmeralda; ametista; topázio; opala; turquesa; jade; ágata; ónix; pedra natural; pedras naturais; quartzo rosa; olho de tigre; lápis lazúli; pedra preciosa; pedra semipreciosa; água marinha; citrino; turmalina
not: diamond painting; diamond pattern; diamond shape; diamond coated; diamond file; diamond drill; diamond blade; diamond quilted; jade roller; diamond art; black diamond; ruby red; emerald green; sapphire glass; sapphire blue; emerald cut; diamond cut; turquoise blue; lab diamond; lab grown diamond; opal glass; rose quartz color; diamond stitching; diamond quilt; sapphire crystal; diamantada; diamantata; diamantato; brillantante; diamantado

value stone=synthetic
en: cubic zirconia; zirconia; cz; moissanite; lab grown; synthetic ruby; simulated diamond; lab created; zircon; synthetic stone; created sapphire; synthetic opal
de: Zirkonia; Moissanit
fr: zirconium; oxyde de zirconium; zirconia; zircon; moissanite; pierre synthétique; diamant de synthèse; diamant de laboratoire
es: circonita; circón; moissanita; zirconia; circonia; zirconita; piedra sintética; diamante de laboratorio; zafiro sintético
it: zirconi; zircone; zirconia cubica; pietra sintetica; moissanite; diamante sintetico
pt: zircónia; zircão; moissanite; pedra sintética

value stone=pearl
en: pearl; freshwater pearl; cultured pearl; akoya; baroque pearl
de: Perle; Süßwasserperle; Zuchtperle
fr: perle; perle de culture; perle d'eau douce
es: perla; perla cultivada; perla de agua dulce; perla de río
it: perla; perla coltivata; perla d'acqua dolce; perle di fiume
nl: parel
pl: perła
pt: pérola; pérola cultivada; pérola de água doce
not: mother of pearl; pearl white; imitation pearl; faux pearl; glass pearl; pearl barley; pearl clutch; tapioca pearl; pearl powder; plastic pearl; pearl effect; perlada; perlato; perlite; perolado

value stone=imitation
en: imitation pearl; faux pearl; glass pearl; plastic pearl; simulated pearl; rhinestone; glass stone; acrylic stone; crystal; faux diamond; fake diamond; austrian crystal; strass; diamante; glass crystal
de: Strass; Kunstperle; Glasstein
fr: strass; fausse perle; perles fantaisie; perle synthétique; perle en verre; cristaux; perle d'imitation; faux diamant
es: estrás; perla de imitación; perla sintética; brillantitos; pedrería; strass; perla falsa; cristales; diamante de imitación; perla de vidrio
it: strass; perla sintetica; perle finte; cristalli; pietre di vetro; perle di vetro; brillantini
pt: strass; pérola falsa; imitação de pérola; pérola sintética; pedraria; cristais; pérola de vidro
not: natural crystal; crystal clear; sapphire crystal; crystal glass; healing crystal; pedra; pedras

value weave=knit
en: knit; knitted; crochet; crocheted; jersey; ribbed knit; sweatshirt fabric; fleece; interlock; tricot; pique; rib knit; french terry; cable knit
de: gestrickt; gewirkt; Strick; gehäkelt; Jersey
fr: tricot; tricoté; maille; jersey; bonneterie; tricotée; en maille; crochet; molleton; maille piquée; côtes; piqué; jersey de coton; au crochet; interlock
es: punto; tejido de punto; tricotado; ganchillo; género de punto; crochet; croché; canalé; felpa; tejida a mano; de punto; hecho a ganchillo; trenzado de punto; piqué
it: maglia; lavorato a maglia; uncinetto; a maglia; in maglia; tricot; jersey; crochet; a coste; costina; maglina; felpato; piqué; in felpa
nl: gebreid; brei; tricot; gehaakt
pl: dziany; dzianina; dzianinowy; szydełkowy
pt: malha; tricotado; croché; tricô; crochet; jersey; moletom; felpa; canelado; de malha; em malha; piquet; meia malha
not: knitting needle; knitting yarn; knitting machine; canela; canelar; piquante

value weave=woven
en: woven; poplin; denim; twill; chambray; oxford cotton; chiffon; gabardine; plain weave; corduroy; organza; seersucker; voile; canvas; percale; sateen; flannel
de: gewebt; Webware
fr: tissé; chaîne et trame; tissée; popeline; gabardine; velours côtelé; flanelle; mousseline; sergé; chambray; denim; voile; batiste; percale; oxford; organza; seersucker; gaze de coton
es: tejido plano; tejido de calada; popelina; pana; franela; sarga; gasa; organza; oxford; denim; vaquero; chambray; tafetán; batista; gabardina; tela vaquera; percal; lona; loneta
it: tessuto a navetta; intrecciato; popeline; velluto a coste; flanella; chiffon; organza; denim; chambray; twill; gabardine; percalle; mussola; tela jeans; oxford; drill; tessuto in tela
nl: geweven
pl: tkany
pt: tecido plano; popelina; sarja; bombazine; flanela; chiffon; ganga; denim; tricoline; cambraia; oxford; organza; percal; veludo cotelê; brim; jeans
not: non woven; woven basket; hand woven rug; canvas print; gas; sarjado; tisser

value weave=nonwoven
en: non woven; nonwoven; spunbond; meltblown; spunlace
de: Vlies; Vliesstoff
fr: non tissé; non tissée; intissé; nontissé; voile non tissé
es: no tejido; tela no tejida; tejido no tejido; tnt; friselina
it: non tessuto; tnt; tessuto non tessuto; spunbond; meltblown
pt: não tecido; tecido não tecido; tnt; falso tecido; nãotecido

value weave=tufted
en: tufted
de: getuftet
fr: tufté; tuftée; touffeté
es: tufteada; tufting; de mechón insertado
it: tufting; taftato
pt: tufado; tuftado; tufting
not: touffeter

value user=men in male
en: men; mens; man; gentleman; gents; him; male; menswear; husband; groom; boyfriend; dad
de: Herren; Männer; Herr
fr: homme; masculin; monsieur; pour lui
es: hombre; caballero; masculino; varón; señor
it: uomo; maschile; uomini; da uomo
nl: heren; mannen
pl: męski; męska; męskie; dla mężczyzn
pt: homem; masculino; homens; cavalheiro
not: man made; man cave; spider man; iron man; gingerbread man; snow man

value user=women in female
en: women; womens; woman; lady; ladies; her; female; womenswear; wife; girlfriend; mom; maternity; bride
de: Damen; Frauen; Dame
fr: femme; dame; féminin; grossesse; maternité; pour elle
es: mujer; señora; femenino; mujeres; dama; premamá; embarazada; maternidad
it: donna; femminile; signora; premaman; da donna; dama
nl: dames; vrouwen
pl: damski; damska; damskie; dla kobiet
pt: mulher; feminino; senhora; dama; gestante; grávida
not: wonder woman; gravada; gravar; gravado

value user=boys in male, child
en: boy; boys; son; schoolboy
de: Jungen; Junge; Knaben
fr: garçon; garçonnet
es: niño; chico; muchacho
it: bambino; ragazzo; maschietto
nl: jongens
pl: chłopiec; chłopięcy; dla chłopców
pt: menino; rapaz; garoto
not: game boy; cow boy; baby boy; niña; niñas; bambina; bambine; menina; meninas; ragazza; ragazze; garota; garotas; muchacha; muchachas

value user=girls in female, child
en: girl; girls; daughter; schoolgirl
de: Mädchen
fr: fille; fillette
es: niña; muchacha
it: bambina; ragazza; femminuccia
nl: meisjes
pl: dziewczynka; dziewczęcy; dla dziewczynek
pt: menina; rapariga; garota
not: baby girl; niño; niños; bambino; menino; meninos; ragazzo; ragazzi; garoto; garotos; maschietto; muchacho; muchachos

value user=baby
en: baby; babies; infant; newborn; baby boy; baby girl; 0-3 months; 3-6 months; 6-12 months; 0-6 months; 12-18 months; 0-24 months; layette; new born
de: Baby; Säugling; Neugeborene; Babys
fr: bébé; nourrisson; nouveau né; nourrissons; layette; naissance; 0-3 mois; 3-6 mois; 0-6 mois; 6-9 mois; 6-12 mois; 9-12 mois; 12-18 mois
es: bebé; recién nacido; lactante; neonato; primera puesta; 0-3 meses; 3-6 meses; 0-6 meses; 6-9 meses; 6-12 meses; 9-12 meses; 12-18 meses; 0-12 meses
it: neonato; bebè; neonata; lattante; prima infanzia; 0-3 mesi; 3-6 mesi; 0-6 mesi; 6-9 mesi; 6-12 mesi; 9-12 mesi; 12-18 mesi
nl: baby; pasgeboren
pl: niemowlę; niemowlęcy; dla niemowląt
pt: bebé; bebê; recém nascido; 0-3 meses; 3-6 meses; 0-6 meses; 6-9 meses; 6-12 meses; 9-12 meses; 12-18 meses
not: baby doll; baby blue; baby pink; baby oil; baby carrots; baby doll dress; bebida; bebidas; beber; neon

value user=child
en: child; children; kid; kids; toddler; junior; youth; school children
de: Kinder; Kind; Kleinkind
fr: enfant; enfantin; junior; ados
es: infantil; niños y niñas; juvenil
it: bambini; bimbo; junior
nl: kinderen; kind
pl: dziecięcy; dla dzieci; dziecko
pt: criança; infantil; infantis; juvenil; infanto juvenil
not: child lock; child safety; child proof

value user=male
en: masculine

value user=female
en: feminine

value user=unisex in female
en: unisex
de: Unisex
fr: unisexe; mixte
es: unisex
it: unisex
pt: unissexo; unisex

value user=adult
en: adult; adults
de: Erwachsene
fr: adulte
es: adulto
it: adulto
pt: adulto

value ankle=covered
en: ankle boot; high top; mid calf; knee high; over the knee; ankle high; boot; covering the ankle; mid cut; high cut
de: Stiefel; knöchelhoch
fr: montant; bottine; botte; boots; bottillon; tige haute
es: caña alta; botín; caña media; caña; bota; abotinada; bota alta
it: stivale; stivaletto; polacchino; tronchetto; scarponcino; alla caviglia
pt: bota; botim; botins; cano alto; cano curto; cano médio; coturno; cano longo; galocha
not: boot tray; boot sock; boot cut; ankle strap; monte; monter

value ankle=open
en: low top; low cut; not covering the ankle; loafer; slip on; ankle free
de: Halbschuh
fr: mocassin; chaussure basse; tige basse
es: caña baja; zapato bajo; mocasín
it: scarpa bassa; mocassino
pt: cano baixo; mocassim; sapato baixo

value toe-cap=metal
en: steel toe; metal toe cap; protective toe cap; safety toe; steel toe cap; composite toe; aluminium toe
de: Stahlkappe; Zehenschutzkappe
fr: embout acier; coquille de protection; embout de sécurité; coque acier; coquille acier; embout composite; bout acier; coque de sécurité; embout de protection; coque composite
es: puntera de acero; puntera metálica; puntera de composite; punta de acero; puntera composite; puntera acero; puntera de seguridad; puntera reforzada; casquillo de acero
it: puntale in acciaio; puntale acciaio; puntale composito; puntale in composito; puntale; antinfortunistica; punta in acciaio; puntale di sicurezza
nl: stalen neus
pl: podnosek stalowy
pt: biqueira de aço; biqueira; bico de aço; biqueira de proteção; biqueira composite; biqueira de composite; bico de pvc

value waterproof=yes
en: waterproof; water proof; rubber boot; rain boot
de: wasserdicht
fr: imperméable; étanche; waterproof
es: impermeable; resistente al agua; estanco
it: impermeabile; a prova d'acqua; waterproof
nl: waterdicht
pl: wodoodporny
pt: impermeável; impermeáveis; à prova d'água; à prova de água; resistente à água

value print=yes
en: printed; print; floral print; patterned; pattern; cartoon print; graphic; digital print; tie dye
de: bedruckt
fr: imprimé; imprimée; à motifs; motif fleuri
es: estampado; impreso; con dibujos; serigrafiado
it: stampato; fantasia; con stampa
nl: bedrukt
pl: drukowany; z nadrukiem
pt: estampado; impresso
not: print cartridge; 3d print; blue print; printed circuit; printed book; finger print; estampa; estampar; stampa; stampo; stampi; imprimante; imprimer

value print=no
en: solid color; solid colour; plain; plain dyed; unprinted; solid
de: uni; einfarbig
fr: uni; unis; couleur unie
es: liso; color liso
it: tinta unita; in tinta unita
pt: liso; cor lisa

value power=mains in electric
en: mains powered; plug in; corded; 220v; 230v; 110v; 240v; 120v; ac powered; wired
de: netzbetrieben; Netzstecker
fr: filaire; secteur; 220v; 230v; avec fil; sur secteur
es: con cable; enchufable; alámbrico; 220v; 230v; 127v; 110v; conexión a red; corriente eléctrica
it: con filo; con cavo; a filo; 220v; 230v; via cavo; a corrente; alimentazione di rete
pt: com fio; com cabo; 220v; 230v; 127v; 110v; bivolt; com fios
not: enchufe; enchufes; alambre

value power=battery in electric
en: battery powered; battery operated; rechargeable; cordless; usb rechargeable; usb charging; wireless; aaa battery; aa battery; button cell; li ion battery; battery included
de: batteriebetrieben; akkubetrieben; kabellos; wiederaufladbar; Akku
fr: à piles; rechargeable; sans fil; à batterie; sur batterie; sur pile; batterie lithium; wireless; piles
es: a pilas; recargable; inalámbrico; a batería; con batería; de batería; batería de litio; sin cable; con pilas; pilas; wireless; usb recargable; batería recargable
it: a batteria; ricaricabile; senza fili; a pile; cordless; wireless; batteria al litio; batteria ricaricabile; batteria litio
nl: oplaadbaar; draadloos; op batterijen
pl: akumulatorowy; bezprzewodowy; na baterie
pt: recarregável; sem fio; a pilhas; recarregáveis; sem fios; a bateria; wireless; com bateria; bateria de lítio

value power=solar in electric
en: solar powered; solar; solar energy; photovoltaic
de: Solar; solarbetrieben
fr: solaire; énergie solaire; photovoltaïque
es: solar; solares; energía solar; fotovoltaico
it: solare; solari; energia solare; fotovoltaico
pt: solar; energia solar; fotovoltaico
not: sol; solido; sole; sola; solo

value power=manual
en: manual; hand crank; hand operated; non electric; hand held manual; foot pump; hand pump; wind up; mechanical hand
de: manuell; handbetrieben; Handkurbel
fr: manuel; manivelle; à main
es: manual; manivela; a mano
it: manuale; a mano; a manovella; manovella
pt: manual; manuais; manivela; à mão
not: user manual; instruction manual; manual included; manual book; service manual; manual transmission; manuale di istruzioni; manuel d'utilisation; manual de instrucciones; manual de instruções; fait à main; fatto a mano; hecho a mano; hecha a mano; feito à mão; fatta a mano; manualidades

value power=engine
en: petrol engine; gasoline; diesel; 2 stroke; 4 stroke; petrol powered; gas powered; combustion engine
de: Benzin; Benzinmotor
fr: essence; thermique; à essence; diesel; 2 temps; 4 temps; moteur thermique
es: gasolina; a gasolina; diésel; motor de gasolina; dos tiempos; 2 tiempos; 4 tiempos; de explosión; nafta
it: benzina; a benzina; a scoppio; diesel; 2 tempi; 4 tempi; termico a scoppio
pt: gasolina; a gasolina; diesel; gasóleo; 2 tempos; 4 tempos

value power=electric
en: electric; electrical; electronic; motorised; motorized; powered; usb; automatic electric
de: elektrisch; Elektro; elektronisch
fr: électrique; électronique; motorisé; motorisée; usb
es: eléctrico; electrónico; motorizado; usb
it: elettrico; elettronico; usb; motorizzato
nl: elektrisch
pl: elektryczny
pt: elétrico; eléctrico; eletrónico; usb; motorizado
not: electric shock; electric blue

value chemistry=lead
en: lead acid; agm; gel battery; sla battery
de: Bleiakku; Blei Säure
fr: plomb acide; au plomb; agm
es: plomo ácido; batería de gel; agm
it: piombo acido; al piombo; agm
pt: chumbo ácido; agm
value chemistry=ni-cd
en: ni cd; nicd; nickel cadmium
fr: nickel cadmium; ni cd
es: níquel cadmio; ni cd
it: nichel cadmio; ni cd
pt: níquel cádmio; ni cd
value chemistry=ni-mh
en: ni mh; nimh; nickel metal hydride
fr: nickel métal hydrure; ni mh; nimh
es: níquel metal hidruro; ni mh; nimh
it: nichel metallo idruro; ni mh; nimh
pt: níquel hidreto metálico; ni mh; nimh
value chemistry=lithium-ion
en: lithium ion; li ion; lipo; li po; lithium polymer; lifepo4; 18650; 21700; liion; li-ion rechargeable
de: Lithium Ionen
fr: lithium ion; li ion; lithium polymère; lipo; lifepo4; 18650; batterie lithium; batterie au lithium
es: ion litio; ion de litio; li ion; polímero de litio; lipo; lifepo4; 18650; batería de litio
it: ioni di litio; agli ioni di litio; li ion; polimeri di litio; lipo; lifepo4; 18650; batteria al litio
pt: ião de lítio; iões de lítio; íon de lítio; íons de lítio; li ion; polímero de lítio; lipo; lifepo4; 18650; bateria de lítio
value chemistry=lithium
en: lithium; cr2032; cr2025; cr2016; cr123a; lithium manganese; lithium metal; cr2450
fr: pile au lithium; pile lithium; cr2032; cr2025; cr123a
es: pila de litio; cr2032; cr2025; cr123a
it: pila al litio; batteria a bottone al litio; cr2032; cr2025; cr123a
pt: pilha de lítio; cr2032; cr2025; cr123a
not: lithium ion; lithium polymer
value chemistry=alkaline
en: alkaline; manganese dioxide; lr44; lr6; lr03; zinc carbon
de: Alkali
fr: alcaline; lr6; lr03; lr44
es: alcalina; lr6; lr03; lr44
it: alcalina; lr6; lr03; lr44
pt: alcalina; lr6; lr03; lr44
value chemistry=silver-oxide
en: silver oxide; sr626sw; sr44
fr: oxyde d'argent
es: óxido de plata
it: ossido d'argento; ossido di argento
pt: óxido de prata
value chemistry=zinc-air
en: zinc air; hearing aid battery
fr: zinc air
es: zinc aire
it: zinco aria
pt: zinco ar

value source=led
en: led; leds; light emitting diode; smd; cob led; oled
fr: led; à led
es: led; leds
it: led; a led
pt: led; leds
value source=halogen
en: halogen
fr: halogène
es: halógena
it: alogena
pt: halogéneo; halogénio
value source=incandescent
en: incandescent; filament tungsten; edison filament
fr: incandescence; à incandescence
es: incandescente; filamento
it: incandescenza; a incandescenza
pt: incandescente; filamento
value source=fluorescent
en: fluorescent; cfl; neon tube
fr: fluorescent; fluocompacte
es: fluorescente
it: fluorescente; neon
pt: fluorescente
not: neonato; neonata; neonati
value source=flame
en: oil lamp; kerosene; candle light; gas lantern
fr: à pétrole; à huile
es: de queroseno; de aceite
it: a petrolio; a olio
pt: a querosene; a óleo
value source=xenon
en: xenon; hid bulb
fr: xénon
es: xenón
it: xeno; xenon
pt: xénon

value state=fresh in raw
en: fresh
de: frisch
fr: frais; fraîche
es: fresco
it: fresco
nl: vers
pl: świeży
pt: fresco
not: fresh scent; fresh breath; air fresh; fresh water; fresh keeping; fresh step; fraise; fraises
value state=chilled in raw
en: chilled; refrigerated
de: gekühlt
fr: réfrigéré; réfrigérée
es: refrigerado
it: refrigerato
pt: refrigerado; resfriado
not: refrigerante; refrigeradora; refrigerador; refrigerant; refrigerateur
value state=frozen
en: frozen; deep frozen; iqf
de: gefroren; tiefgekühlt; TK
fr: congelé; surgelé; congelée; surgelée
es: congelado; ultracongelado
it: congelato; surgelato
nl: bevroren; diepvries
pl: mrożony; mrozony
pt: congelado; ultracongelado
not: disney frozen; frozen elsa; congelador; congelar; congeladora; congelateur; congelation
value state=dried
en: dried; dehydrated; freeze dried; sun dried; dry
de: getrocknet
fr: séché; sec; lyophilisé; séchée; déshydraté; déshydratée; lyophilisée
es: seco; deshidratado; desecado; liofilizado
it: secco; essiccato; disidratato; liofilizzato
nl: gedroogd
pl: suszony
pt: seco; desidratado; liofilizado
not: dry skin; dry food; dry shampoo; dry bag; quick dry; dry hair; dry erase; dry cleaning; hair dry; spin dry; piel seca; pele seca; peau sèche; pelle secca; champú seco; shampoo secco; limpieza en seco; cabello seco; cabelo seco; cheveux secs; capelli secchi; vino seco; vinho seco; vin sec; frutta secca; toilette sèche; secado; deshidratador; desecantes; desecante; liofilizador; secchio; secchia; essiccanti; essiccante; secar; desidratador; sechant; lyophilisateur; deshydratante
value state=roasted
en: roasted; roast; toasted
de: geröstet
fr: torréfié; grillé; torréfiée; grillées
es: tostado; torrefacto; tueste
it: tostato; torrefatto
nl: gebrand; geroosterd
pl: palony; prażony
pt: torrado; torrefado
not: tostar; tosta; torre; torrar; torrefador
value state=raw
en: raw; green coffee; unroasted; uncooked; unprocessed
de: roh; ungeröstet
fr: cru; non torréfié; crus; café vert
es: crudo; sin tostar; café verde; sin procesar
it: crudo; caffè verde; non tostato
pt: cru; não torrado; café verde; crus
not: raw denim; raw edge; raw silk
value state=instant
en: instant; soluble; freeze dried coffee; sachets instant
de: löslich; Instant
fr: soluble; instantané; lyophilisé; instantanée
es: soluble; instantáneo
it: solubile; istantaneo
nl: oploskoffie; instant
pl: rozpuszczalny; rozpuszczalna
pt: solúvel; instantâneo
not: instant camera; instant film; instant photo; instant pot; instant messenger; lyophilisateur
value state=extract
en: extract; concentrate; essence
de: Extrakt; Konzentrat
fr: extrait; concentré; concentrée; essence
es: extracto; concentrado; esencia
it: estratto; concentrato; essenza
pt: extrato; extracto; concentrado; essência
not: concentrador; essenciais; concentrateur
value state=ground
en: ground; powder; powdered; milled; crushed
de: gemahlen; Pulver
fr: moulu; poudre; moulus; en poudre
es: molido; polvo; en polvo
it: macinato; polvere; in polvere
nl: gemalen; poeder
pl: mielony; mielona; proszek
pt: moído; pó; em pó
not: ground meat; play ground; ground sheet; powder coated; ground beef; ground cover; powder coating; macina; macinazione
value state=smoked
en: smoked
de: geräuchert
fr: fumé; fumée
es: ahumado
it: affumicato
nl: gerookt
pl: wędzony
pt: fumado; defumado
not: smoked glass; ahumador; ahumar; fumo; fumar; defumador
value state=salted
en: salted; brine; in brine; pickled in brine
de: gesalzen
fr: salé; salée; saumure; en saumure
es: salado; salazón; en salmuera; en sal
it: salato; in salamoia; sotto sale
pt: salgado; em salmoura
not: sala; sal; sali
value state=canned in preserved
en: canned; tinned; in tin; in oil
de: Dose; Konserve
fr: en conserve; boîte de conserve; en boîte; à l'huile; à l'huile d'olive
es: en lata; enlatado; en conserva; en aceite; conserva; en aceite de oliva
it: in scatola; in conserva; in lattina; sott'olio; in scatolette; sottolio; all'olio d'oliva
pt: enlatado; em lata; em conserva; em azeite; em óleo
value state=preserved
en: preserved; pickled; in vinegar; in syrup; jarred; prepared; marinated
de: eingelegt; konserviert; mariniert
fr: conservé; au vinaigre; au sirop; mariné; conservée; marinée; en bocal; au naturel en bocal
es: en vinagre; en almíbar; encurtido; escabeche; marinado
it: sott'aceto; sottaceto; sciroppato; allo sciroppo; marinato
pt: em vinagre; em calda; marinado; em conserva
not: preserved flower; marino; marina; marinos; sciroppo; conservation
value state=cooked in preserved
en: cooked; boiled; ready to eat; fried; steamed; baked; precooked
de: gekocht; gebraten
fr: cuit; précuit; bouilli
es: cocido; cocinado; frito; precocinado; precocida; horneado
it: cotto; fritto; precotto; bollito
pt: cozido; frito; pré cozido; cozinhado; assado
not: coco; coca; cocina; cocinar; horno; hornear; bolle; bolla; bollo; cozinha
value state=juice
en: juice
de: Saft
fr: jus
es: zumo; jugo
it: succo
pt: sumo; suco
value state=live
en: live; living; alive
de: lebend; lebendig
fr: vivant
es: vivo
it: vivo
pt: vivo
not: live edge; live stream; live video; living room; life; vive
value state=used
en: used; second hand; worn; pre owned; preowned
de: gebraucht; Secondhand
fr: occasion; usagé; d'occasion; usagée; seconde main
es: usado; segunda mano; de ocasión
it: usato; di seconda mano
pt: usado; segunda mão; seminovo
not: used for; used to; used in; can be used; be used; used with; used as

value caffeine=removed
en: decaf; decaffeinated; caffeine free
de: entkoffeiniert; koffeinfrei
fr: décaféiné; décaféinée
es: descafeinado
it: decaffeinato
nl: cafeïnevrij
pl: bezkofeinowy; bezkofeinowa
pt: descafeinado
value sugar=added
en: sweetened; sugar added; with sugar; sugared; in syrup
de: gezuckert; gesüßt
fr: sucré; avec sucre; sucrée
es: azucarado; con azúcar; con azúcares; azúcar añadido; endulzado
it: zuccherato; con zucchero
pt: açucarado; com açúcar; adoçado
not: azucares; zucchero; zuccheri; adocante
value sugar=none
en: unsweetened; sugar free; no sugar; without sugar; no added sugar; zero sugar
de: zuckerfrei; ungesüßt; ohne Zucker
fr: sans sucre; non sucré; sans sucre ajouté; non sucrée
es: sin azúcar; sin azúcares; sin azúcar añadido; sin azúcares añadidos
it: senza zucchero; non zuccherato; senza zuccheri aggiunti
pt: sem açúcar; sem adição de açúcar; não adoçado
value alcohol=yes
en: alcoholic; alc; abv; with alcohol; vol
de: alkoholisch
fr: alcoolisé; alcoolisée; avec alcool
es: alcohólico; con alcohol
it: alcolico; con alcol
pt: alcoólico; com álcool
not: alcohol; alcole; alcol; alcool
value alcohol=no
en: alcohol free; non alcoholic; nonalcoholic; 0.0%
de: alkoholfrei
fr: sans alcool; non alcoolisé; non alcoolisée; 0,0
es: sin alcohol; no alcohólica; 0,0
it: analcolico; senza alcol
pt: sem álcool; não alcoólica; 0,0
value insulation=vacuum
en: vacuum; vacuum insulated; thermos; double wall vacuum; vacuum flask; insulated stainless; double walled insulated
de: Thermo; vakuumisoliert; Thermoskanne
fr: isotherme; thermos; double paroi; thermique; sous vide
es: termo; aislado al vacío; térmica; isotérmico; doble pared
it: termico; sottovuoto; isotermico; doppia parete; thermos; thermo
nl: thermos; vacuüm geïsoleerd
pl: termiczny; termos; próżniowy
pt: térmico; garrafa térmica; isotérmico; parede dupla; dupla parede
not: vacuum cleaner; vacuum pump; vacuum bag; vacuum storage; vacuum sealer; robot vacuum
value insulation=yes
en: insulated; cooler; thermal insulated; insulating
de: isoliert
fr: isolé
es: aislado
not: isolateur; isolant; isolante; isolement
value pack=retail
en: retail pack; for retail sale; gift box; blister; tea bags; sachets; capsules; pods
fr: sachets; capsules; dosettes; coffret cadeau
es: bolsitas; cápsulas; sobres; caja regalo; estuche regalo
it: bustine; capsule; cialde; confezione regalo
pt: saquetas; cápsulas; caixa de presente; sachês; caixa presente
not: capsulatrice
value pack=bulk
en: bulk; wholesale bulk; sack; drum; big bag; 25kg bag; loose bulk; in bulk
fr: en vrac; vrac
es: a granel; granel
it: sfuso; alla rinfusa
pt: a granel; granel
value pack=set
en: set; kit; bundle; combo; gift set; assortment; collection set; multi piece
de: Set; Satz; Garnitur
fr: ensemble; coffret; lot de; kit; set; jeu de; parure; lot
es: conjunto; juego de; kit; set; set de; lote de; estuche de
it: kit; completo; set; serie di; confezione di
nl: set
pl: zestaw; komplet
pt: conjunto; kit; jogo de; set; set de
not: set up; dj set; sun set; set screw; matching set skirt
value part=part
en: replacement part; spare part; replacement; spare; repair part; component; parts
de: Ersatzteil; Ersatz
fr: pièce de rechange; pièce détachée; remplacement; de rechange
es: repuesto; recambio; pieza de repuesto; refacción; de recambio; de repuesto
it: ricambio; pezzo di ricambio; parte di ricambio; di ricambio; sostitutivo
nl: onderdeel; vervangend
pl: część zamienna; zamiennik
pt: peça de reposição; sobressalente; peça sobresselente; sobresselente; reposição; peça de substituição; peças
not: party
value part=accessory
en: accessory; accessories; attachment; add on
de: Zubehör
fr: accessoire
es: accesorio
it: accessorio
pl: akcesorium; akcesoria
pt: acessório
value age-label=under3
en: 0-36 months; under 3 years; 6 months and up; 12 months and up; 18 months and up; from birth; 0-3 years; 1-3 years
value age-label=3to12
en: 3 years and up; ages 3-12; 3-12 years; 5 years and up; 6 years and up; 8 years and up
value age-label=over12
en: 14 years; adults only; 14 and up

# ---- shared values of the open axes; families add theirs in their own file ----

value for=phone
en: phone; smartphone; mobile phone; cell phone; iphone; mobile; galaxy; cellphone; android phone; xiaomi; pixel phone
de: Handy; Smartphone
fr: téléphone; smartphone; iphone; portable téléphone; samsung galaxy; xiaomi
es: móvil; teléfono; celular; teléfono móvil; iphone; smartphone; samsung galaxy; xiaomi
it: telefono; cellulare; smartphone; iphone; samsung galaxy; xiaomi; telefoni; cellulari; telefonino
nl: telefoon; smartphone
pl: telefon; smartfon
pt: telemóvel; celular; telefone; telemóveis; iphone; smartphone; samsung galaxy; xiaomi
not: phone number; celula; celulosa; cellulosa; celuloso

value for=tablet
en: tablet; ipad; tablet pc
fr: tablette; ipad; tablette tactile
es: tableta; ipad
it: tablet; ipad
pt: tablet; ipad
value for=laptop
en: laptop; notebook computer; macbook; chromebook; computer; pc; notebook pc
de: Laptop; Computer
fr: ordinateur; ordinateur portable; pc; macbook; pc portable
es: portátil; ordenador; computadora; macbook; laptop; notebook; pc
it: computer; pc; portatile; notebook; macbook; laptop
pt: computador; portátil; notebook; laptop; macbook; pc
not: ordeno
value for=watch
en: watch; smartwatch; apple watch; wristwatch; galaxy watch; garmin; fitbit
de: Uhr; Armbanduhr
fr: montre; smartwatch; apple watch; montre connectée
es: reloj; smartwatch; apple watch
it: orologio; smartwatch; apple watch
nl: horloge
pl: zegarek
pt: relógio; smartwatch; apple watch
value for=camera
en: camera; dslr; gopro; action camera; camcorder
de: Kamera
fr: appareil photo; caméra; gopro; caméscope; reflex
es: cámara; cámara réflex; gopro; videocámara
it: fotocamera; macchina fotografica; videocamera; reflex; gopro; telecamera
pt: câmara; máquina fotográfica; gopro; filmadora
not: cama; camaron; cames; came; reflexe
value for=car
en: car; vehicle; automobile; auto; truck; suv; bmw; toyota; ford; honda; audi; vw; volkswagen; mercedes; tesla; jeep; nissan; chevrolet; hyundai; kia; van
de: Auto; PKW; Fahrzeug; KFZ
fr: voiture; véhicule; camion
es: coche; vehículo; carro; camión; furgoneta
it: automobile; macchina; auto; vettura; autovettura; furgone; camion; veicolo
nl: auto; voertuig
pl: samochód; auto
pt: carro; automóvel; veículo; camião; caminhão
not: toy car; remote control car; rc car; car toy; food truck
value for=motorcycle
en: motorcycle; motorbike; scooter; moped; yamaha; kawasaki; harley; ducati; atv
de: Motorrad; Roller
fr: moto; motos; quad
es: moto; motocicleta; scooter
it: motocicletta; motorino; ciclomotore
pt: motocicleta; ciclomotor
value for=bicycle
en: bicycle; bike; cycling; mtb; ebike; cycle
de: Fahrrad; Rad
fr: vélo; vélos; cyclisme
es: bicicleta; mtb
it: bicicletta; bici
nl: fiets
pl: rower
pt: bicicleta; bike; mtb
value for=pet
en: dog; cat; pet; puppy; kitten; aquarium; hamster; bird cage; rabbit
de: Hund; Katze; Haustier
fr: chien; chat; animal; lapin; rongeur; chiot; hamster
es: perro; gato; mascota; conejo; hámster; cachorro; pájaros; roedores
it: cane; gatto; animale domestico; animali; coniglio; criceto; cucciolo; roditori
nl: hond; kat; huisdier
pl: pies; kot
pt: cão; cachorro; gato; cães; pet; pets; animal de estimação; animais; coelho; hamster; roedores
not: hot dog; cat eye; bull dog clip; dog tag; cat ear; cat woman
value for=doll
en: doll; barbie; bjd; action figure doll; dollhouse
de: Puppe
fr: poupée
es: muñeca; barbie
it: bambola
pt: boneca
value for=baby
en: baby; infant; newborn; stroller; pram
fr: bébé; poussette; landau
es: bebé; cochecito; carrito de bebé
it: neonato; bebè; passeggino; carrozzina
pt: bebé; carrinho de bebé
not: bebida; bebidas; beber; neon
value for=hair
en: hair
fr: cheveux; capillaire
es: cabello; pelo
it: capelli
pt: cabelo
not: pelada; peladas; pelado; capelluto
value for=printer
en: printer; laser printer; inkjet printer
de: Drucker
fr: imprimante
es: impresora
it: stampante
pt: impressora
value for=console
en: console; playstation; ps4; ps5; xbox; nintendo switch; switch oled; nintendo; game boy; wii
fr: console; console de jeux; ps5; playstation; nintendo switch; xbox
es: consola; consola de videojuegos; ps5; playstation; nintendo switch; xbox
it: console; ps5; playstation; nintendo switch; xbox
pt: consola; videogame; ps5; playstation; nintendo switch; xbox
not: consolador
value for=furniture
en: furniture; sofa; couch; chair; table; desk; bed; cabinet; wardrobe; drawer
fr: meuble; chaise; canapé; armoire; tiroir
es: mueble; silla; sofá; armario; cajón
it: mobile; sedia; divano; armadio; cassetto
pt: móvel; móveis; cadeira; sofá; armário; gaveta
value for=kitchen
en: kitchen; cooking; baking
fr: cuisine; pâtisserie
es: cocina; repostería
it: cucina; pasticceria
pt: cozinha; pastelaria; confeitaria
value for=garden
en: garden; lawn; yard; patio
fr: jardin; jardinage; terrasse
es: jardín; jardinería; terraza
it: giardino; giardinaggio; terrazzo
pt: jardim; jardinagem; quintal
value for=jewellery
en: jewelry; jewellery; jewelry making; necklace making; bracelet making
fr: bijoux; bijouterie; bijou
es: joyería; bisutería; joyas
it: gioielli; bigiotteria; gioielleria
pt: joias; bijuteria; joalharia
value for=sewing
en: sewing; sewing machine; needlework; knitting; crochet; embroidery; quilting
fr: couture; broderie; tricot; à coudre
es: costura; coser; bordado; ganchillo
it: cucito; ricamo; uncinetto
pt: costura; bordado; croché
value for=vacuum-cleaner
en: vacuum cleaner; dyson; robot vacuum; roborock; hoover
de: Staubsauger
fr: aspirateur; robot aspirateur
es: aspiradora; robot aspirador
it: aspirapolvere; robot aspirapolvere
pt: aspirador; robô aspirador
value for=drone
en: drone; quadcopter; dji
fr: drone
es: dron
it: drone
pt: drone
value for=toy
en: toy; toys; lego
fr: jouet
es: juguete
it: giocattolo
pt: brinquedo
value for=aquarium
en: aquarium; fish tank
fr: aquarium
es: acuario; pecera
it: acquario
pt: aquário
value for=horse
en: horse; equestrian; pony
fr: cheval; équitation; poney
es: caballo; equitación; hípica
it: cavallo; equitazione
pt: cavalo; equitação; hipismo
value for=boat
en: boat; kayak; marine; yacht; canoe
fr: nautique; yacht; kayak
es: embarcación; náutica
it: imbarcazione; nautica; gommone
pt: embarcação; náutica
value for=guitar
en: guitar; ukulele; bass guitar; violin
fr: guitare; ukulélé
es: guitarra; ukelele; bajo eléctrico
it: chitarra; ukulele
pt: guitarra; viola; violão; ukulele
value for=shoe
en: shoe; sneaker; boot
fr: chaussure; basket
es: zapato; zapatilla; calzado
it: scarpa; calzature
pt: sapato; ténis; calçado
not: calças; calça; calzas; calzini
value for=television
en: tv; television; samsung tv; monitor
fr: téléviseur; télévision; télé; tv; moniteur
es: televisor; televisión; tele; tv; monitor
it: televisore; televisione; tv; monitor
pt: televisão; televisor; tv; monitor
value for=shaver
en: shaver; razor; clipper; trimmer
fr: rasoir; tondeuse cheveux; tondeuse barbe
es: afeitadora; maquinilla; cortapelos
it: rasoio; tagliacapelli; regolabarba
pt: barbeador; máquina de barbear; aparador
