# Textiles by the metre and the kilogram: chapters 50 to 60 without made-up goods. Fibres, yarns, sewing thread, woven and
# knitted fabrics, wadding, felt, nonwovens, nets, floor coverings, narrow fabrics, coated and technical textiles.
# Chapter 50-55 fabrics: fibre with the largest share (s.XI n.2), then finish, weave and weight. Several finishes: printed
# before yarn-dyed before dyed before bleached (subheading note 1 to section XI).

value kind=dyed
en: dyed; piece dyed; dyed plain; solid dyed; one colour; dope dyed
de: gefärbt; einfarbig
fr: teint; teint uni
es: teñido; liso
it: tinto; tinta unita
nl: geverfd; effen
pl: barwiony; barwiona; jednobarwny
pt: tingido; liso
not: tie dyed; yarn dyed; hair dyed; tingir
value kind=yarn-dyed
en: yarn dyed; yarns of different colours; yarns of different colors; different coloured yarns; gingham; plaid; tartan; checked; buffalo check; madras; chambray; pinstripe; striped woven
de: buntgewebt; Vichykaro; kariert; Schottenkaro
fr: fils de diverses couleurs; vichy; écossais
es: hilos de distintos colores; vichy; tartán
it: filati di diversi colori; vichy; tartan
nl: bontgeweven; geruit
pl: z przędz różnobarwnych; w kratę
pt: fios de diversas cores; xadrez
value kind=unbleached
en: greige; loomstate; grey cloth; undyed; raw white fabric; loom state; ecru fabric
de: rohweiß; Rohgewebe; roh; naturbelassenes Gewebe
nl: ongebleekt; ecru
pl: surowy
value kind=bleached
en: optic white; full white; scoured and bleached
es: blanqueado
value kind=blend
en: blend; blended; polycotton; poly cotton; cotton polyester; cotton linen; linen cotton; mixed mainly; mixed solely; tc fabric; mixture; predominantly; less than 85; under 85; mixed principally; mixed mainly
de: Mischgewebe; Mischung; Baumwollmischung
fr: mélangé
es: mezcla; mezclado
it: misto
nl: mengsel; mix; katoenmix; melange
pl: mieszanka; domieszka
pt: mistura; misto; mesclado; policotton; algodão e poliéster; poliéster e algodão
value kind=stretch
en: spandex; elastane; lycra; stretch; elastic fabric; 4 way stretch; four way stretch; elastomeric; two way stretch
de: Elasthan; elastisch
fr: élasthanne; extensible
es: elastano; elástico
it: elastan; elasticizzato
nl: elastaan
pl: elastan; elastyczny
pt: elastano
value kind=low-stretch
en: 1% spandex; 2% spandex; 3% spandex; 4% spandex; 1% elastane; 2% elastane; 3% elastane; 4% elastane; 2% lycra; 3% lycra; 4% lycra
value kind=high-tenacity
en: high tenacity; cordura; ballistic nylon; 1680d; 1000d; airbag fabric; 1050d
de: hochfest; Cordura
es: alta tenacidad
it: alta tenacità
nl: hoge sterkte; cordura
pl: o wysokiej wytrzymałości; cordura
pt: alta tenacidade
value kind=combed
en: combed; worsted; compact spun
es: peinado; fibras peinadas
it: pettinato; fibre pettinate
pt: penteado; fibras penteadas
value kind=carded
en: carded; woollen spun; open end; oe yarn
es: cardado; de fibras sin peinar
it: cardato
pt: cardado
value kind=yarn-coarse
en: 714.29 decitex or more; 714.29 dtex or more; 5s; 6s; 7s; 8s; ne 5; ne 6; ne 7; ne 8; coarse count
value kind=yarn-medium
en: less than 714.29; 10s; 12s; 14s; 16s; 18s; 20s; 21s; 24s; ne 10; ne 12; ne 14; ne 16; ne 18; ne 20; ne 21; ne 24; nm 34
value kind=yarn-thirty
en: less than 232.56; 26s; 28s; 30s; ne 26; ne 28; ne 30; nm 50
value kind=yarn-forty
en: less than 192.31; 32s; 34s; 36s; 40s; 45s; ne 32; ne 34; ne 36; ne 40; ne 45; nm 68
value kind=yarn-fifty
en: less than 125; 50s; ne 50; nm 85
value kind=yarn-sixty
en: less than 106.38; 60s; 70s; ne 60; ne 70; nm 102
value kind=yarn-eighty
en: less than 83.33; 80s; 100s; 120s; ne 80; ne 100; ne 120; nm 135
value form=twill
en: twill; drill; chino; gabardine; herringbone; serge; 3 thread twill; cross twill; cavalry twill; 2 1 twill; 3 1 twill
de: Köper; Gabardine; Fischgrat
fr: sergé; croisé; gabardine
es: sarga; gabardina
it: saia; gabardina
nl: keper
pl: skośny; diagonal; gabardyna
pt: sarja; gabardine
not: sarjado
value form=other-weave
en: satin weave; sateen; dobby; jacquard; damask; pique; brocade; waffle weave; crepe weave; satin
de: Atlasbindung; Jacquard; Damast; Satinbindung; Atlas
fr: satin; jacquard; damas
es: satén; jacquard; damasco
it: raso; jacquard; damasco
nl: satijn; jacquard; damast; sateen
pl: satyna; żakard; adamaszek; splot atłasowy
pt: jacquard; adamascado; piqué; brocado; acetinado; favo; cetim
value form=textured
en: textured; texturised; texturized; dty; textured filament; blackout; crepe de polyester; minimatt; mini matt; gabardine polyester
es: texturado; texturizado
it: testurizzato; testurizzati; testurizzata
pt: texturizado; texturado
not: non textured; untextured; non texturised
value form=staple-fibre
en: staple; staple fibres; spun; ring spun; spun polyester; open end; cut fibre; tr fabric; tc fabric; suiting
es: fibras discontinuas; fibra discontinua; fibra cortada
it: fibre discontinue; in fiocco; fiocco
pt: fibras descontínuas; fibra descontínua; fibra cortada
not: staple gun; staple remover; spunbond; spun bonded
value form=filament
en: filament; multifilament; filament yarn; filament yarns; fdy; dty
es: filamento; multifilamento; filamento continuo
it: filamento; multifilamento; filo continuo; bava continua
pt: filamento; multifilamento; filamento contínuo
not: filament lamp; 3d filament; printer filament
value form=plied
en: plied; multiple yarn; folded yarn; cabled; two ply; 2 ply; 3 ply; 4 ply; multiple folded; twisted ply; 30 2; 20 2; 40 2; 20s 2; 30s 2; 40s 2; 50s 2; 60s 2; 2 32; 2 30; 2 48; 2 28; 2 40; 2 26
es: retorcido; cableado; dos cabos; 2 cabos; 3 cabos
it: ritorto; due capi; 2 capi; 3 capi
pt: retorcido; retorcidos; dois cabos; 2 cabos; 3 cabos
value form=low-ply
en: single yarn; single; untwisted
es: sencillo; un solo cabo; hilado sencillo
it: filato semplice; un capo; unico
pt: fio simples; um cabo
value build=sheer-cloth
en: voile; lawn; gauze; muslin; batiste; cheesecloth; cambric; lightweight; organdy; nettle cloth; not more than 100g; not exceeding 100g; not more than 100 g; not exceeding 100 g
de: Voile; Batist; Gaze; Schleierstoff
nl: voile; gaas; batist
pl: woal; batyst; gaza; muślin
value build=heavy-cloth
en: canvas; duck; denim; heavyweight; heavy duty; upholstery; sailcloth; bull denim; workwear; panama weave; tent fabric; drill; moleskin; chino
es: lona; mezclilla; tapicería; loneta
it: tela olona; tappezzeria; canapa pesante; arredamento
pt: lona; estofos; estofamento
value kind=warp-knit
en: warp knit; warp knitted; tricot; raschel; power mesh; powernet; milanese; sandwich mesh; spacer fabric; air mesh; 3d mesh
es: punto por urdimbre; raschel; malla raschel
it: maglia in catena; raschel; indemagliabile
pt: malha urdume; malha de urdidura; raschel
value kind=needled
en: needle punched; needlepunched; needle punch; needlepunch; needle loom; stitch bonded; needle felt; needlefelt; punched felt
de: Nadelfilz; Nadelvlies
fr: aiguilleté
es: punzonado
it: agugliato
value kind=spunbond
en: spunbond; spunbonded; filament nonwoven; meltblown; sms; smms; spun bonded; continuous filament; pp nonwoven; pp non woven
es: spunbond; filamentos continuos
it: spunbond; filamenti continui
pt: spunbond; filamentos contínuos
value kind=knotted
en: knotted; knotted net; knotted netting
es: anudada; con nudos; redes anudadas
it: annodata; con nodi; reti annodate
pt: com nós; redes com nós
value kind=in-the-roll
en: by the roll; carpet roll; wall to wall; broadloom; not made up; fitted carpet; cut to length; off the roll; by the metre; per metre
es: en rollo; moqueta
it: in rotolo; moquette
pt: em rolo; alcatifa

# ---- woven cotton: 5208 to 5212 ----
table cotton-light
  kind=unbleached ~.04: form=twill 520813; form=other-weave 520819; grammage<=100 520811 ~.1; build=sheer-cloth 520811; * 520812
  kind=bleached ~.04: form=twill 520823; form=other-weave 520829; grammage<=100 520821 ~.1; build=sheer-cloth 520821; * 520822
  print=yes ~.35: form=twill|other-weave 520859; grammage<=100 520851 ~.08; build=sheer-cloth 520851; * 520852
  kind=yarn-dyed ~.08: form=twill 520843; form=other-weave 520849; grammage<=100 520841 ~.08; build=sheer-cloth 520841; * 520842
  form=twill -> 520833 ~.04
  form=other-weave -> 520839 ~.04
  grammage<=100 -> 520831 ~.06
  build=sheer-cloth -> 520831 ~.05
  * -> 520832

table cotton-heavy
  "denim|vaquero|mezclilla" -> 520942 # 52 n.1: yarns of different colours, warp of one colour, weft white or grey
  kind=unbleached ~.1: form=twill 520912; form=other-weave 520919; * 520911
  kind=bleached ~.03: form=twill 520922; form=other-weave 520929; * 520921
  print=yes ~.25: form=twill 520952; form=other-weave 520959; * 520951
  kind=yarn-dyed ~.06: form=twill 520943; form=other-weave 520949; * 520941
  form=twill -> 520932 ~.2
  form=other-weave -> 520939 ~.05
  * -> 520931

table cotton-mm-light        # 5210: under 85 % cotton, mixed mainly with man-made fibres
  kind=unbleached ~.04: form=twill|other-weave 521019; * 521011
  kind=bleached ~.04: form=twill|other-weave 521029; * 521021
  print=yes ~.35: form=twill|other-weave 521059; * 521051
  kind=yarn-dyed ~.08: form=twill|other-weave 521049; * 521041
  form=twill -> 521032 ~.1
  form=other-weave -> 521039 ~.04
  * -> 521031

table cotton-mm-heavy
  "denim|vaquero|mezclilla" -> 521142
  kind=unbleached ~.05: form=twill 521112; form=other-weave 521119; * 521111
  kind=bleached -> 521120 ~.03
  print=yes ~.25: form=twill 521152; form=other-weave 521159; * 521151
  kind=yarn-dyed ~.06: form=twill 521143; form=other-weave 521149; * 521141
  form=twill -> 521132 ~.3
  form=other-weave -> 521139 ~.05
  * -> 521131

table cotton-other-light
  kind: unbleached 521211 ~.05; bleached 521212 ~.04
  print=yes -> 521215 ~.35
  kind: yarn-dyed 521214 ~.08
  * -> 521213

table cotton-other-heavy
  kind: unbleached 521221 ~.05; bleached 521222 ~.04
  print=yes -> 521225 ~.35
  kind: yarn-dyed 521224 ~.08
  * -> 521223

table cotton-l
  kind=blend "man made" use cotton-mm-light ~.01
  kind=blend "polyester|poliéster|poliestere" use cotton-mm-light ~.01
  kind=blend "synthetic|sintético" use cotton-mm-light ~.01
  kind=blend "viscose|viscosa" use cotton-mm-light ~.01
  kind=blend "nylon|nailon" use cotton-mm-light ~.01
  "less than 85" "man made" use cotton-mm-light
  "less than 85" "synthetic|sintético" use cotton-mm-light
  "less than 85" use cotton-other-light
  "polycotton" use cotton-mm-light
  "poly cotton" use cotton-mm-light
  share(cotton)<85 share(cotton)>=1 share(synthetic)>=1 use cotton-mm-light ~.04
  share(cotton)<85 share(cotton)>=1 share(artificial)>=1 use cotton-mm-light ~.01
  share(cotton)<85 share(cotton)>=1 use cotton-other-light ~.02
  kind=blend use cotton-other-light ~.03
  * use cotton-light

table cotton-h
  kind=blend "man made" use cotton-mm-heavy ~.01
  kind=blend "polyester|poliéster|poliestere" use cotton-mm-heavy ~.01
  kind=blend "synthetic|sintético" use cotton-mm-heavy ~.01
  kind=blend "viscose|viscosa" use cotton-mm-heavy ~.01
  kind=blend "nylon|nailon" use cotton-mm-heavy ~.01
  "less than 85" "man made" use cotton-mm-heavy
  "less than 85" "synthetic|sintético" use cotton-mm-heavy
  "less than 85" use cotton-other-heavy
  "polycotton" use cotton-mm-heavy
  "poly cotton" use cotton-mm-heavy
  share(cotton)<85 share(cotton)>=1 share(synthetic)>=1 use cotton-mm-heavy ~.04
  share(cotton)<85 share(cotton)>=1 share(artificial)>=1 use cotton-mm-heavy ~.01
  share(cotton)<85 share(cotton)>=1 use cotton-other-heavy ~.02
  kind=blend use cotton-other-heavy ~.03
  * use cotton-heavy

# "150 g/m2" is read as a weight of .15 kg, hence the "m2" rules
table cotton-woven
  "not more than 200g" use cotton-l
  "not exceeding 200g" use cotton-l
  "200g m2 or less" use cotton-l
  "up to 200" use cotton-l
  "more than 200g" use cotton-h
  "exceeding 200g" use cotton-h
  "over 200g" use cotton-h
  "above 200" use cotton-h
  "not more than 200" use cotton-l
  "not exceeding 200" use cotton-l
  "more than 200" use cotton-h
  "exceeding 200" use cotton-h
  "over 200" use cotton-h
  "m2" weight<=0.2kg use cotton-l ~.02
  "m2" weight>0.2kg use cotton-h ~.02
  grammage<=200 use cotton-l ~.02
  grammage>200 use cotton-h ~.02
  build=heavy-cloth use cotton-h ~.12
  * use cotton-l

# ---- woven wool, silk, flax ----
table wool-carded
  "not exceeding 300g" -> 511111
  kind=blend ~.02: "filament|filamento" 511120; "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" 511130; "synthetic|sintético" 511130; "polyester|poliéster|poliestere" 511130; * 511190
  share(wool)<85 share(wool)>=1 ~.15: form=filament 511120; share(synthetic)>=1 511130 ~.1; share(artificial)>=1 511130 ~.1; kind=blend 511130; * 511190
  "not exceeding 300" -> 511111
  "exceeding 300" -> 511119
  "m2" weight<=0.3kg -> 511111 ~.02
  grammage<=300 -> 511111 ~.1
  "flannel" -> 511111
  * -> 511119

table wool-combed
  kind=blend ~.02: "filament|filamento" 511220; "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" 511230; "synthetic|sintético" 511230; "polyester|poliéster|poliestere" 511230; * 511290
  share(wool)<85 share(wool)>=1 ~.15: form=filament 511220; share(synthetic)>=1 511230 ~.1; share(artificial)>=1 511230 ~.1; kind=blend 511230; * 511290
  "not exceeding 200" -> 511211
  "exceeding 200" -> 511219
  "m2" weight<=0.2kg -> 511211 ~.02
  grammage<=200 -> 511211 ~.1
  * -> 511219

table wool-woven
  kind=combed use wool-combed ~.15
  "suiting" use wool-combed
  "gabardine" use wool-combed
  * use wool-carded

table silk-woven
  kind=blend -> 500790 ~.03
  "noil" -> 500710
  "bourette" -> 500710
  share(silk)<85 share(silk)>=1 -> 500790 ~.1
  kind=blend -> 500790 ~.03
  * -> 500720

table linen-woven
  kind=blend ~.05: kind=unbleached|bleached 530921; * 530929
  "less than 85": kind=unbleached|bleached 530921; * 530929
  share(flax)<85 share(flax)>=1 ~.12: kind=unbleached|bleached 530921; * 530929
  kind=blend ~.05: kind=unbleached|bleached 530921; * 530929
  kind=unbleached|bleached -> 530911 ~.2
  "natural" -> 530911
  * -> 530919

# ---- woven man-made: 5407, 5408, 5512 to 5516 ----
table polyester-filament
  kind=blend "filament|filamento" "cotton|algodón|cotone|algodão": kind=unbleached|bleached 540781; print=yes 540784; kind=yarn-dyed 540783; * 540782
  kind=blend "filament|filamento": kind=unbleached|bleached 540791; print=yes 540794; kind=yarn-dyed 540793; * 540792
  kind=high-tenacity -> 540710 ~.02
  form=textured ~.3: kind=unbleached|bleached 540751; print=yes 540754 ~.25; kind=yarn-dyed 540753; * 540752
  * -> 540761

table nylon-woven
  kind=high-tenacity -> 540710 ~.08
  kind=unbleached|bleached -> 540741 ~.04
  print=yes -> 540744 ~.15
  kind=yarn-dyed -> 540743 ~.02
  * -> 540742

table polyolefin-woven
  "strip|fleje|tira" -> 540720
  "tape" -> 540720
  "slit film" -> 540720
  kind=unbleached|bleached -> 540771 ~.1
  print=yes -> 540774 ~.1
  * -> 540772

table polycotton-light        # 5513: synthetic staple under 85 %, mixed mainly with cotton, up to 170 g/m2
  kind=unbleached|bleached ~.08: form=twill 551312; form=other-weave 551313; * 551311
  print=yes ~.3: form=twill|other-weave 551349; * 551341
  kind=yarn-dyed ~.08: form=twill|other-weave 551339; * 551331
  form=twill|other-weave -> 551323 ~.15
  * -> 551321

table polycotton-heavy
  kind=unbleached|bleached ~.05: form=twill 551412; form=other-weave 551419; * 551411
  print=yes ~.25: form=twill 551442; form=other-weave 551443; * 551441
  kind=yarn-dyed -> 551430 ~.05
  form=other-weave -> 551423 ~.04
  form=twill -> 551422 ~.5
  * -> 551421

table polycotton-woven
  "not exceeding 170g" use polycotton-light
  "not more than 170" use polycotton-light
  "exceeding 170g" use polycotton-heavy
  "more than 170" use polycotton-heavy
  "not exceeding 170" use polycotton-light
  "exceeding 170" use polycotton-heavy
  "m2" weight<=0.17kg use polycotton-light ~.02
  "m2" weight>0.17kg use polycotton-heavy ~.02
  grammage<=170 use polycotton-light ~.02
  grammage>170 use polycotton-heavy ~.02
  build=heavy-cloth use polycotton-heavy ~.1
  form=twill use polycotton-heavy ~.1
  * use polycotton-light

table acrylic-staple-blend
  "filament|filamento" -> 551521
  "wool|lana|lã" -> 551522
  "animal hair" -> 551522
  * -> 551529

table synthetic-staple-blend
  main-fibre=acrylic-fibre use acrylic-staple-blend ~.1
  main-fibre=polyester ~.6: "viscose|viscosa" 551511; "rayon" 551511; "filament|filamento" 551512; "wool|lana|lã" 551513; "animal hair" 551513; * 551519
  "filament|filamento" -> 551591
  * -> 551599

table synthetic-staple
  main-fibre=acrylic-fibre ~.03: kind=unbleached|bleached 551221; * 551229
  main-fibre=nylon ~.03: kind=unbleached|bleached 551291; * 551299
  kind=unbleached|bleached -> 551211 ~.08
  * -> 551219

table polyester-woven
  kind=blend "cotton|algodón|cotone|algodão" !"filament|filamento" !"other than" use polycotton-woven
  form=staple-fibre kind=blend use synthetic-staple-blend ~.01
  form=filament use polyester-filament ~.03
  share(cotton)>=1 use polycotton-woven ~.06
  "polycotton" use polycotton-woven
  share(artificial)>=1 -> 551511 ~.04
  share(wool)>=1 -> 551513 ~.01
  share(flax)>=1 -> 551519 ~.01
  form=staple-fibre use synthetic-staple ~.04
  * use polyester-filament

table viscose-filament
  kind=blend ~.03: kind=unbleached|bleached 540831; print=yes 540834 ~.2; kind=yarn-dyed 540833; * 540832
  kind=high-tenacity -> 540810 ~.02
  share(artificial)<85 share(artificial)>=1 ~.1: kind=unbleached|bleached 540831; print=yes 540834 ~.2; kind=yarn-dyed 540833; * 540832
  kind=unbleached|bleached -> 540821 ~.04
  print=yes -> 540824 ~.15
  kind=yarn-dyed -> 540823 ~.05
  * -> 540822

table viscose-woven
  kind=blend "cotton|algodón|cotone|algodão": kind=unbleached|bleached 551641; print=yes 551644 ~.3; kind=yarn-dyed 551643; * 551642
  kind=blend "wool|lana|lã": kind=unbleached|bleached 551631; print=yes 551634 ~.1; kind=yarn-dyed 551633; * 551632
  kind=blend "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" "filament|filamento": kind=unbleached|bleached 551621; print=yes 551624; kind=yarn-dyed 551623; * 551622
  kind=blend "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas": kind=unbleached|bleached 551691; print=yes 551694; kind=yarn-dyed 551693; * 551692
  form=filament use viscose-filament ~.05
  share(cotton)>=1 ~.03: kind=unbleached|bleached 551641; print=yes 551644 ~.3; kind=yarn-dyed 551643; * 551642
  share(wool)>=1 ~.02: kind=unbleached|bleached 551631; print=yes 551634 ~.1; kind=yarn-dyed 551633; * 551632
  share(flax)>=1 ~.03: kind=unbleached|bleached 551691; print=yes 551694 ~.3; kind=yarn-dyed 551693; * 551692
  kind=unbleached|bleached -> 551611 ~.05
  print=yes -> 551614 ~.4
  kind=yarn-dyed -> 551613 ~.03
  * -> 551612

# Woven fabric by its main fibre
table woven-by-fibre
  main-fibre: cotton use cotton-woven ~.35; flax use linen-woven ~.06; wool use wool-woven ~.06; silk use silk-woven ~.03; jute 531010 ~.03
  main-fibre: artificial use viscose-woven ~.1; nylon use nylon-woven ~.1; acrylic-fibre use synthetic-staple ~.02
  "polypropylene|polipropileno|polipropilene" use polyolefin-woven
  "polyethylene|polietileno|polietilene" use polyolefin-woven
  * use polyester-woven

# ---- knitted: 6001 to 6006 ----
table knit-cotton
  kind: unbleached|bleached 600621 ~.08
  print=yes -> 600624 ~.3
  kind: yarn-dyed 600623 ~.06
  "striped" -> 600623
  * -> 600622

table knit-synthetic
  kind: unbleached|bleached 600631 ~.05
  print=yes -> 600634 ~.25
  kind: yarn-dyed 600633 ~.05
  * -> 600632

table knit-viscose
  kind: unbleached|bleached 600641 ~.05
  print=yes -> 600644 ~.3
  kind: yarn-dyed 600643 ~.05
  * -> 600642

table knit-warp
  main-fibre=cotton ~.04: kind=unbleached|bleached 600521; print=yes 600524 ~.2; kind=yarn-dyed 600523; * 600522
  main-fibre=artificial ~.03: kind=unbleached|bleached 600541; print=yes 600544 ~.2; kind=yarn-dyed 600543; * 600542
  main-fibre=wool|silk -> 600590 ~.01
  kind: unbleached|bleached 600536 ~.06
  print=yes -> 600539 ~.2
  kind: yarn-dyed 600538 ~.03
  * -> 600537

table knit-plain
  kind=warp-knit use knit-warp ~.04
  main-fibre: cotton use knit-cotton ~.55; artificial use knit-viscose ~.1; wool 600610 ~.05; silk|flax|jute 600690 ~.02
  * use knit-synthetic

# 6002 and 6004 before 6003, 6005, 6006 when 5 % or more elastane or rubber thread
table knit-by-fibre
  width<=30cm ~.02: kind=stretch 600240; main-fibre=cotton 600320 ~.1; main-fibre=wool 600310 ~.1; main-fibre=artificial 600340 ~.1; * 600330
  kind=low-stretch use knit-plain ~.03
  "rubber thread" -> 600490
  kind=stretch -> 600410 ~.15
  * use knit-plain

# ---- bulk cotton yarn: 5205 (85 % and more), 5206 ----
table yarn-sc
  kind: yarn-coarse 520511 ~.08; yarn-medium 520512 ~.5; yarn-thirty 520513 ~.5; yarn-forty 520514 ~.6
  kind: yarn-fifty|yarn-sixty|yarn-eighty 520515 ~.3
  * -> 520512
table yarn-sm
  kind: yarn-coarse 520521 ~.04; yarn-medium 520522 ~.3; yarn-thirty 520523 ~.4; yarn-forty 520524 ~.5; yarn-fifty 520526 ~.1; yarn-sixty 520527 ~.1; yarn-eighty 520528 ~.1
  * -> 520523
table yarn-pc
  kind: yarn-coarse 520531 ~.08; yarn-medium 520532 ~.5; yarn-thirty 520533 ~.5; yarn-forty 520534 ~.6
  kind: yarn-fifty|yarn-sixty|yarn-eighty 520535 ~.3
  * -> 520532
table yarn-pm
  kind: yarn-coarse 520541 ~.04; yarn-medium 520542 ~.3; yarn-thirty 520543 ~.4; yarn-forty 520544 ~.5; yarn-fifty 520546 ~.1; yarn-sixty 520547 ~.1; yarn-eighty 520548 ~.1
  * -> 520542
table yarn-bsc
  kind: yarn-coarse 520611 ~.08; yarn-medium 520612 ~.5; yarn-thirty 520613 ~.5; yarn-forty 520614 ~.6
  kind: yarn-fifty|yarn-sixty|yarn-eighty 520615 ~.3
  * -> 520612
table yarn-bsm
  kind: yarn-coarse 520621 ~.08; yarn-medium 520622 ~.4; yarn-thirty 520623 ~.5; yarn-forty 520624 ~.6
  kind: yarn-fifty|yarn-sixty|yarn-eighty 520625 ~.3
  * -> 520623
table yarn-bpc
  kind: yarn-coarse 520631 ~.08; yarn-medium 520632 ~.5; yarn-thirty 520633 ~.5; yarn-forty 520634 ~.6
  kind: yarn-fifty|yarn-sixty|yarn-eighty 520635 ~.3
  * -> 520632
table yarn-bpm
  kind: yarn-coarse 520641 ~.08; yarn-medium 520642 ~.5; yarn-thirty 520643 ~.5; yarn-forty 520644 ~.6
  kind: yarn-fifty|yarn-sixty|yarn-eighty 520645 ~.3
  * -> 520642

table cotton-yarn-blend
  form=plied ~.15: kind=combed use yarn-bpm ~.3; * use yarn-bpc
  kind=combed use yarn-bsm ~.3
  * use yarn-bsc

table cotton-yarn-bulk
  kind=blend use cotton-yarn-blend ~.02
  share(cotton)<85 share(cotton)>=1 use cotton-yarn-blend ~.06
  kind=blend use cotton-yarn-blend ~.04
  form=plied ~.15: kind=combed use yarn-pm ~.4; * use yarn-pc
  kind=combed use yarn-sm ~.4
  * use yarn-sc

# ---- nonwovens by kind and weight: 5603 ----
table nonwoven-filament
  "not more than 25g" -> 560311
  "more than 150g" -> 560314
  "more than 70g" -> 560313
  "more than 25g" -> 560312
  "not more than 25" -> 560311
  "more than 25" -> 560312
  "more than 70" -> 560313
  "more than 150" -> 560314
  "m2" weight<=0.025kg -> 560311 ~.01
  "m2" weight<=0.07kg -> 560312 ~.01
  "m2" weight<=0.15kg -> 560313 ~.01
  "m2" weight>0.15kg -> 560314 ~.01
  grammage<=25 -> 560311 ~.1
  grammage<=70 -> 560312 ~.6
  grammage<=150 -> 560313 ~.7
  * -> 560314 

table nonwoven-staple
  "not more than 25g" -> 560391
  "more than 150g" -> 560394
  "more than 70g" -> 560393
  "more than 25g" -> 560392
  "not more than 25" -> 560391
  "more than 25" -> 560392
  "more than 70" -> 560393
  "more than 150" -> 560394
  "m2" weight<=0.025kg -> 560391 ~.01
  "m2" weight<=0.07kg -> 560392 ~.01
  "m2" weight<=0.15kg -> 560393 ~.01
  "m2" weight>0.15kg -> 560394 ~.01
  grammage<=25 -> 560391 ~.05
  grammage<=70 -> 560392 ~.6
  grammage<=150 -> 560393 ~.5
  * -> 560394 

# Floor coverings: how they are made goes before everything else
table carpet-make
  "knotted": main-fibre=wool 570110 ~.6; * 570190
  "not of pile" "not made up" -> 570250
  "not of pile": main-fibre=wool 570291; main-fibre=synthetic 570292; * 570299
  "of pile construction" "not made up": main-fibre=wool 570231; main-fibre=synthetic 570232; * 570239
  "of pile construction": main-fibre=wool 570241; main-fibre=synthetic 570242; * 570249
  build=hand-knotted ~.02: main-fibre=wool 570110 ~.7; * 570190
  kind=needled -> 570490 ~.06
  "felt|fieltro|feltro" -> 570490
  build=flatweave -> 570250 ~.04
  "axminster" : main-fibre=synthetic 570232 ~.1; * 570231
  "wilton" : main-fibre=wool 570231 ~.1; * 570232
  "woven|tejido plano|tessuto ortogonale" : main-fibre=wool 570231 ~.3; main-fibre=cotton|jute 570239 ~.1; * 570232
  main-fibre: wool 570310 ~.1; nylon 570329 ~.4; cotton|jute 570390 ~.03
  * -> 570339

# Coated, impregnated or laminated with plastics: 5903
table coated-plastic
  "pvc" -> 590310
  "vinyl" -> 590310
  "polyvinyl chloride" -> 590310
  "pu" -> 590320
  "polyurethane" -> 590320
  "pul" -> 590320
  "acrylic|acrílico" -> 590390
  "polyethylene|polietileno|polietilene" -> 590390
  "tpu" -> 590320
  "ptfe" -> 590390
  "silicone|silicona" -> 590390 # silicones are plastics of 3910
  * -> 590320

@ acrylic-fabric
en: acrylic fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; acrylic awning fabric; solution dyed acrylic fabric; sunbrella fabric; awning fabric; outdoor acrylic fabric; woven acrylic fabric; spun polyester fabric; polyester staple fabric; woven fabric of polyester staple fibres; woven fabric of synthetic staple fibres; woven fabric of acrylic staple fibres; marine canvas acrylic; bimini fabric; modacrylic fabric; spun polyester voile
de: Acrylstoff; Markisenstoff; Markisentuch; Acrylgewebe; Outdoorstoff; spinndüsengefärbtes Acryl
fr: toile acrylique + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; toile de store; tissu acrylique; toile store banne au mètre; tissu extérieur
es: tejido acrílico; lona acrílica; tela para toldo; tela acrílica exterior; tela toldo
it: tessuto acrilico + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tela per tende da sole; tessuto per esterni; tela per tenda da sole
nl: acryldoek; zonweringdoek; acryl stof; outdoor stof
pl: tkanina akrylowa; tkanina na markizy; tkanina markizowa; tkanina ogrodowa; materiał na markizę
pt: tecido acrílico; lona acrílica; tecido para toldo; tecido outdoor; tela para toldo
not: acrylic fabric paint; awning fabric cleaner; acrylic fabric medium; outdoor acrylic fabric paint
  "spun polyester" use polyester-woven
  "polyester staple" : share(cotton)>=1 use polycotton-woven ~.1; share(artificial)>=1 551511 ~.1; share(wool)>=1 551513 ~.1; kind=unbleached|bleached 551211; * 551219
  main-fibre=polyester ~.1: form=staple-fibre 551219; build=coated 590390; * 540752
  build=coated ~.02: * 590390
  share(cotton)>=1 -> 551529 ~.01
  share(wool)>=1 -> 551522 ~.01
  kind=unbleached|bleached -> 551221 ~.03
  * -> 551229
t: solution dyed acrylic awning fabric 300gsm => 551229
t: spun polyester fabric 100% polyester staple, bleached => 551211
t: acrylic fabric paint => !5512

@ animal-hair-raw
en: raw cashmere; cashmere fibre; raw mohair; mohair fibre; raw alpaca; alpaca fibre; alpaca fleece; angora rabbit hair; camel hair fibre; yak hair; yak wool fibre; llama fibre; goat hair; vicuna fibre; dehaired cashmere; raw cashmere goat hair; alpaca locks; mohair locks
de: Kaschmirfaser; Kaschmirwolle roh; Alpakafaser; Alpakavlies; Mohairlocken; Angorawolle roh; Ziegenhaar; Kamelhaar roh
fr: fibre de cachemire; poils de chèvre; poil d'alpaga; mohair brut; poils fins
es: fibra de alpaca; fibra de cachemira; pelo fino
it: fibra di alpaca; pelo di capra; fibra di cashmere; peli fini
nl: alpacavezel; geitenhaar; kasjmiervezel
pl: włókno alpaki; sierść kozia; włókno kaszmirowe
pt: fibra de alpaca; fibra de caxemira
not: goat hair brush; goat hair makeup brush; camel hair brush; camel hair coat; goat hair bow; goat hair rug
  "cashmere" -> 510211
  "kaschmirfaser" -> 510211
  "cachemire" -> 510211
  "angora" -> 510219
  "mohair" -> 510219
  "camel" -> 510219
  "fine" -> 510219
  "goat" -> 510220
  "ziegenhaar" -> 510220
  "chèvre" -> 510220
  "cabra" -> 510220
  "capra" -> 510220
  "kozia" -> 510220
  "geitenhaar" -> 510220
  * -> 510219
t: raw alpaca fleece unspun => 510219
t: dehaired cashmere fibre white => 510211
t: goat hair makeup brush => !5102

@ artificial-filament-yarn
en: viscose filament yarn; rayon filament yarn; viscose rayon yarn; acetate yarn; cupro yarn; artificial filament yarn; rayon yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; acetate filament yarn; lyocell filament yarn; high tenacity viscose yarn
de: Viskosefilamentgarn; Acetatgarn; Reyongarn
fr: fil de viscose filament; fil d'acétate; fils de filaments artificiels
es: hilado de filamento de viscosa; hilado de acetato; hilado de filamentos artificiales
it: filato di viscosa filamento; filato di acetato; filati di filamenti artificiali
nl: viscosefilamentgaren; acetaatgaren; kunstmatige filamentgarens
pl: jedwab wiskozowy; przędza octanowa; przędza wiskozowa ciągła
pt: fio de filamento de viscose; fio de acetato; fios de filamentos artificiais
  "high tenacity" -> 540310
  "acetate": form=plied 540342 ~.1; * 540333
  "acetato" -> 540333
  "acétate" -> 540333
  "cupro" -> 540339
  "lyocell" -> 540339
  form=plied -> 540341 ~.1
  "over 120" -> 540332
  "exceeding 120" -> 540332
  "twisted|retorcido|torcido|ritorto" -> 540332
  * -> 540331
t: viscose rayon filament yarn 120d/30f => 540331
t: cellulose acetate yarn 75d => 540333
t: viscose embroidery thread spool => !5403

@ artificial-turf
en: artificial grass; artificial turf; astroturf; synthetic turf; fake grass; artificial grass mat; artificial lawn; synthetic grass; faux grass rug; grass carpet; putting green turf; artificial grass roll; football turf; golf turf; green grass rug; turf roll artificial; artificial grass rug; pet turf; dog grass mat; fake lawn
de: Kunstrasen = artificial grass; Rasenteppich = grass carpet; Kunstrasenteppich = grass carpet; künstlicher Rasen = artificial grass; Kunstrasenmatte = artificial grass mat
fr: gazon synthétique = artificial turf; pelouse synthétique = synthetic lawn; gazon artificiel = artificial grass; moquette gazon = grass carpet; faux gazon = fake grass
es: césped artificial = artificial grass; cesped artificial rollo = artificial grass roll; alfombra césped artificial = artificial grass carpet; hierba artificial rollo = artificial grass roll; pasto sintético = synthetic grass
it: erba sintetica = synthetic grass; prato sintetico = synthetic turf; prato artificiale = artificial lawn; tappeto erba sintetica = artificial grass mat; erba artificiale = artificial grass
nl: kunstgras = artificial grass; grastapijt = grass carpet; kunstgrasmat = artificial grass mat; kunstgrastapijt = artificial grass rug; nepgras = fake grass
pl: sztuczna trawa = artificial grass; trawa sztuczna = artificial grass; wykładzina sztuczna trawa = grass carpet; murawa syntetyczna = synthetic turf; trawa syntetyczna = synthetic grass
pt: relva artificial = artificial grass; relva sintética = synthetic turf; grama sintética = synthetic grass; grama artificial = artificial grass; tapete de grama sintética = artificial grass mat
not: artificial grass decor; artificial grass wall panel; artificial grass seam tape; artificial grass tape; artificial grass brush; artificial grass plant; artificial grass glue; artificial grass pin; kunstrasen nägel; artificial grass wall; grass wall panel; grama artificial parede; artificial grass table runner; artificial grass joining tape; artificial grass cleaner; artificial turf shoes; artificial grass adhesive
  main-fibre=nylon -> 570321 ~.06
  "needle punched" -> 570490
  "nadelfilz" -> 570490
  "noppen" -> 570490
  * -> 570331
ask: main
t: artificial grass roll 2x5m 35mm pile => 570331
t: nylon putting green turf => 570321
t: artificial grass wall panel plastic boxwood => !5703

@ bast-fibre
en: hemp fibre; raw hemp; hemp tow; hemp hurd fibre; hemp bast fibre; jute fibre; raw jute; jute tow; jute waste; kenaf fibre; retted jute; decorticated hemp; hemp top; bast fibre
de: Hanffaser; Hanfwerg; Rohhanf; Jutefaser; Rohjute; Kenaffaser; Dichthanf + Sanitär|Gewinde
fr: fibre de chanvre; étoupe de chanvre; chanvre brut; fibre de jute; jute brut; filasse + plomberie|plombier|chanvre
es: fibra de cáñamo; estopa de cáñamo; fibra de yute; yute en bruto; cáñamo en bruto
it: fibra di canapa; stoppa di canapa; fibra di iuta; canapa greggia; canapa idraulica
nl: hennepvezel; hennep lont; jutevezel; ruwe jute; loodgietershennep
pl: włókno konopne; pakuły konopne; włókno jutowe; juta surowa; konopie surowe
pt: fibra de cânhamo; estopa de cânhamo; fibra de juta; juta em bruto
not: hemp fibre plastic; hemp fibre insulation; hemp hurd bedding; fil; filament; filer; fils; filaments; file
  "jute": "tow" 530390; "waste|desperdicios|desechos|residuos|cascami|rifiuti" 530390; "raw|crudo|en bruto|grezzo|greggio|cru|em bruto" 530310; "retted" 530310; * 530310
  "kenaf" -> 530310
  "yute" -> 530310
  "iuta" -> 530310
  "juta" -> 530310
  "jutefaser" -> 530310
  "jutevezel" -> 530310
  "rohjute" -> 530310
  "jutowe" -> 530310
  "raw|crudo|en bruto|grezzo|greggio|cru|em bruto" -> 530210
  "retted" -> 530210
  "rohhanf" -> 530210
  "brut" -> 530210
  * -> 530290
t: raw jute, retted, in bales => 530310
t: plumbers hemp tow for sealing threads => 530290
t: jute twine 3mm => !5303

@ book-cloth
en: book cloth; bookbinding cloth; bookbinding fabric; book cover cloth; buckram; buckram fabric; tracing cloth; primed canvas roll; primed canvas; artist canvas roll; prepared painting canvas; hat buckram; millinery buckram; stiffened textile fabric; canvas roll primed; linen canvas primed; oil painting linen roll; inkjet canvas roll; canvas roll printing; printable canvas roll; canvas + roll primed|artist roll|inkjet|primed linen
de: Buchleinen; Buchbinderleinen; Bucheinbandstoff; Buckram; grundierte Leinwand; Leinwandrolle; Malleinwand Rolle; Steifleinen; Künstlerleinwand Rolle
fr: toile de reliure; toile reliure; bougran; toile apprêtée rouleau; toile à calquer; toile à peindre rouleau
es: tela de encuadernación; tela para encuadernar; bucarán; lienzo en rollo; lienzo imprimado rollo; rollo de lienzo
it: tela per legatoria; tela da rilegatura; tela rilegatura; bugrane; tela preparata in rotolo; rotolo tela pittura
nl: boekbinderslinnen; boeklinnen; buckram; schilderslinnen op rol; geprepareerd canvas rol; canvas rol
pl: płótno introligatorskie; bukram; podobrazie w rolce; płótno malarskie w rolce; zagruntowane płótno
pt: tecido para encadernação; percalina encadernação; percaline; tela preparada rolo; tela em rolo pintura; entretela bucarã
not: buckram hat; buckram curtain tape; bucear
  "buckram" -> 590190
  "primed" -> 590190
  "canvas" -> 590190
  "tracing" -> 590190
  "leinwand" -> 590190
  "leinwandrolle" -> 590190
  "malleinwand" -> 590190
  "lienzo" -> 590190
  "pittura" -> 590190
  "preparata" -> 590190
  "peindre" -> 590190
  "apprêtée" -> 590190
  "malarskie" -> 590190
  "schilderslinnen" -> 590190
  "pintura" -> 590190
  "preparada" -> 590190
  "oil painting" -> 590190
  "stiffened" -> 590190
  * -> 590110
t: book cloth for bookbinding 43x100cm => 590110
t: primed cotton canvas roll 2.1m x 10m artist => 590190
t: cloth book baby => !5901

@ braid-trim
en: braid trim; gimp braid; gimp trim upholstery; soutache braid; soutache; ric rac; ric rac trim; rick rack; cord trim braided; upholstery braid; metallic braid trim; scroll gimp; lurex braid; military braid; russia braid; flat braid trim; cordon braid in the piece; chair tie braid; centipede braid; twisted cord trim; lip cord trim; flanged piping cord; fringe tape; bullion fringe; tassel fringe; beaded trim; beaded fringe; feather fringe tape; sequin trim roll; pearl trim; key tassel; curtain tassel; furniture tassel; bookmark tassel; silk tassel; mini tassel; cotton tassel; leather look tassel trim; graduation tassel charm; tassel pendant craft; fur pompom trim polyester; yarn pom pom; pompom garland trim; bobble trim; chainette fringe; brush fringe; ornamental trimming; passementerie; frog closure; frog button; chinese knot button; knot closure; epaulette fringe; cord tassel
de: Zackenlitze; Soutache; Posamentenborte; Geflecht als Meterware; Fransenband; Pomponborte; Bommelborte; Posamenten; Quastenborte; Kordel Posament
fr: soutache; croquet galon; galon tressé; tresse galon; crêpe galon ameublement; frange + mètre|galon|couture; galon pompon; brandebourg; galon franges
es: soutache; galón trenzado; trenza pasamanería; picunela; fleco + metros|pasamanería|costura; madroños; alamar; piquillo
it: soutache; gallone passamaneria; serpentina passamaneria; treccia passamaneria; frangia + passamaneria|metro|cucito; alamaro; zig zag passamaneria; bordura pompon
nl: soutache; galon; zigzagband; gevlochten band; franjeband; pomponband; passement; bolletjesband
pl: sutasz; pasmanteria plecionka; zygzak pasmanteria; taśma z frędzlami; taśma z pomponami; plecionka pasmanteryjna; galon pasmanteryjny
pt: soutache; galão; sianinha; franja + metro|costura|galão; passamanaria trançada; galão de pompons; alamar
not: soutache earrings; soutache necklace; galon martelé; galão de água; litze kupfer; galon tüte; soutache jewelry kit; litze 24v
  "fringe" -> 580890
  "fransenband" -> 580890
  "frange" -> 580890
  "franja" -> 580890
  "fleco" -> 580890
  "frangia" -> 580890
  "franjeband" -> 580890
  "frędzlami" -> 580890
  "tassel" -> 580890
  "pom" -> 580890
  "pompom" -> 580890
  "pompon" -> 580890
  "pompons" -> 580890
  "bobble" -> 580890
  "bommelborte" -> 580890
  "madroños" -> 580890
  "bead" -> 580890
  "beaded" -> 580890
  "sequin" -> 580890
  "pearl" -> 580890
  "frog" -> 580890
  "knot" -> 580890
  "brandebourg" -> 580890
  "alamar" -> 580890
  "alamaro" -> 580890
  "passementerie" -> 580890
  "ornamental" -> 580890
  "piping" -> 580632
  "flanged" -> 580632
  * -> 580810
t: soutache braid 3mm 50m => 580810
t: ric rac trim 10mm 25 yards => 580810
t: bullion fringe for curtains => 580890
t: hair braid synthetic => !5808

@ bulk-rope-twine
en: sisal baler twine; twine + sisal; twine of sisal; sisal twine; sisal binder twine; sisal cord; manila rope; abaca rope; coir rope; coconut rope; polyethylene rope; polyethylene twine; pp twine; polypropylene twine; pp baler twine; fishing rope; fishing twine; net twine; nylon twine; nylon seine twine; seine twine; mason line; braided nylon line; builders line; polysteel rope; dyneema rope; uhmwpe rope; hmpe rope; kevlar rope; aramid cord; starter cord; kernmantle rope; static rope; halyard; cotton twine; butcher twine; butchers twine; packing string; parcel string; packing twine; gardening string; hemp twine; hemp cord bracelet; leno cord; cotton piping cord; cotton sash cord; sash cord; flag rope; raffia twine; tying twine; tomato twine; horticulture twine; paper twine; paper rope; paper cord danish; danish cord; seagrass cord; twisted paper cord; venetian blind cord; blind cord; roman blind cord; window blind cord; curtain pull cord; roller blind pull cord; lacing cord; whipping twine; sail twine; lead core rope; bull rope; yacht rope; truck rope; polyester cord; trilobal polyester rope; polypropylene cord; macrame rope polypropylene; trotline; tarred twine; bank line; bankline; kite line; decoy cord; hollow braid rope; floating rope; ski rope tow; waterski rope; throw line; cordage; twines cordage rope; pp danline rope; baling twine; hay twine; kelp rope
de: Sisalkordel; Sisalgarn; Bindegarn; Erntegarn; Pressengarn; Maurerschnur; Manilaseil; Kokosstrick; Polyethylenseil; Netzgarn; Packschnur; Paketkordel; Fahnenseil; Starterseil; Raffrolloschnur; Jalousieschnur; Papierkordel; Dyneemaseil; Rollbratenschnur; Küchengarn; Schnur + Sisal|Hanf|Nylon|Maurer|Jalousie
fr: ficelle sisal; ficelle lieuse; ficelle agricole; ficelle polypropylène; cordeau maçon; corde chanvre; corde coco; corde polyéthylène; ficelle à rôti; ficelle de cuisine; cordon store; cordelette lanceur; fil à filet; corde papier; ficelle alimentaire; corde manille
es: hilo de atar; cordel sisal; hilo bramante; bramante; cordel de cáñamo; cordel polipropileno; cuerda polietileno; cordón persiana; hilo sisal empacadora; hilo de albañil; cuerda cáñamo; cuerda de coco; cuerda de arranque; hilo red pesca; cordón estor; cordel cocina
it: spago da cucina; spago agricolo; spago sisal; corda canapa; corda cocco; corda polietilene; lenza muratore; corda avviamento; cordino tapparella; cordoncino tende; spago polipropilene; treccia polipropilene; spago canapa; corda manila; fune nautica
nl: sisal touw; bindgaren; persgaren; metselkoord; hennep touw; kokostouw; polyethyleen touw; keukentouw; rolladetouw; jaloeziekoord; paktouw; vlaggentouw; netgaren; papierkoord; vouwgordijnkoord
pl: sznurek sizalowy; sznurek rolniczy; sznurek do snopowiązałki; sznurek do prasy; sznurek murarski; sznurek pakowy; lina konopna; lina manilowa; lina polietylenowa; sznurek do żaluzji; linka rozruchowa; sznurek wędliniarski; sznurek polipropylenowy; sznurek papierowy; sznurek ogrodniczy
pt: fio de sisal; fio agrícola; cordel de sisal; linha de pedreiro; corda polietileno; corda de cânhamo; cordão de persiana; fio de cozinha; corda de partida; corda manila; barbante culinário; fio de embalagem
not: barbante crochê; starter rope handle; blind cord safety device; blind cord winder; barbante barroco; blind cord cleat; blind cord connector; cordage tennis; cordage raquette; cordage badminton; halyard shackle; fil barbante
  "sisal": "baler" 560721; "binder" 560721; "binding" 560721; "empacadora" 560721; "lieuse" 560721; "agricultural" 560721; * 560729
  "sisalkordel" -> 560729
  "sisalgarn" -> 560729
  "sizalowy" -> 560729
  "manila" -> 560790
  "abaca" -> 560790
  "coir" -> 560790
  "baler" -> 560741
  "baling" -> 560741
  "hay" -> 560741
  "erntegarn" -> 560741
  "pressengarn" -> 560741
  "lieuse" -> 560741
  "agricole" -> 560741
  "agrícola" -> 560741
  "agricolo" -> 560741
  "persgaren" -> 560741
  "rolniczy" -> 560741
  "snopowiązałki" -> 560741
  "prasy" -> 560741
  "polypropylene": "binder" 560741; * 560749
  "polyethylene" -> 560749
  "pp" -> 560749
  "hmpe" -> 560749
  "uhmwpe" -> 560749
  "dyneema" -> 560749
  "dyneemaseil" -> 560749
  "polyethylenseil" -> 560749
  "polyéthylène" -> 560749
  "polietileno" -> 560749
  "polietilene" -> 560749
  "polipropilene" -> 560749
  "polipropileno" -> 560749
  "polypropylène" -> 560749
  "polietylenowa" -> 560749
  "polipropylenowy" -> 560749
  "danline" -> 560749
  "polysteel" -> 560749
  "floating" -> 560749
  "ski rope" -> 560749
  "paper|papel|carta" -> 560790
  "cotton|algodón|cotone|algodão" -> 560790
  "hemp" -> 560790
  "jute|yute|iuta|juta" -> 560790
  "butcher" -> 560790
  "kitchen" -> 560790
  "spago": main-fibre=synthetic 560749 ~.1; * 560790
  "bramante" -> 560790
  "barbante" -> 560790
  "seagrass" -> 560790
  "kevlar" -> 560750
  "aramid" -> 560750
  "cordel" -> 560790
  "cuisine" -> 560790
  "rôti" -> 560790
  "papierkordel" -> 560790
  "küchengarn" -> 560790
  "rollbratenschnur" -> 560790
  main-fibre: cotton|jute|flax 560790 ~.1
  main=plastic -> 560749 ~.03
  "packing" -> 560749
  * -> 560750
ask: main-fibre
t: sisal baler twine 10kg => 560721
t: hmpe dyneema rope 6mm 50m => 560749
t: nylon seine twine 210d => 560750
t: butchers twine cotton food grade => 560790
t: steel wire rope => !5607

@ carpet-by-roll
en: carpet roll; broadloom carpet; wall to wall carpet; fitted carpet; axminster carpet; wilton carpet; tufted carpet; tufted carpet roll; woven carpet; hallway carpet by metre; hotel carpet; nylon carpet; polypropylene carpet; wool carpet; needle punch carpet; needlepunch carpet; needle felt carpet; exhibition carpet; event carpet; carpet by the metre; loop pile carpet; saxony carpet; sisal carpet; seagrass carpet; sisal look carpet; marine carpet; boat carpet; cord carpet; ribbed carpet; red carpet runner roll; office carpet; carpet offcut; textile floor covering; tufted floor covering; berber carpet; stair runner; stair runner carpet
de: Teppichboden; Auslegware; Nadelfilz Bodenbelag; Webteppich; Sisalteppich; Veloursteppichboden; Messeteppich; Schlingenteppich; Treppenläufer; Axminsterteppich
fr: moquette rouleau; moquette aiguilletée; tapis d'escalier; moquette laine; jonc de mer sol; sisal sol; moquette événementielle; tapis tufté; moquette stand
es: moqueta ferial; moqueta de lana; moqueta en rollo; alfombra de pared a pared; moqueta punzonada; alfombra de sisal; moqueta rizo
it: moquette agugliata; moquette in rotolo; tappeto per scale; moquette lana; corsia scala; passatoia scale; moquette fieristica
nl: vast tapijt; kamerbreed tapijt; tapijt op rol; traploper; naaldvilt tapijt; sisal tapijt; beurstapijt; tapijt + rol|kamerbreed|strekkende
pl: wykładzina dywanowa igłowana; wykładzina targowa; dywan na schody; wykładzina obiektowa dywanowa; wykładzina sizalowa
pt: alcatifa; carpete em rolo; alcatifa em rolo; alcatifa agulhada; carpete forração; passadeira escada; carpete agulhado
not: carpet roll cart; moquette auto; carpet roll trolley; stair runner rods; tufted carpet machine; stair carpet gripper; stair carpet treads
  "sisal": main-fibre=synthetic 570250 ~.1; * 570500
  "seagrass" -> 570500
  "sisalteppich" -> 570500
  use carpet-make
ask: build; main-fibre
t: axminster wool carpet broadloom => 570231
t: needle punch exhibition carpet roll red => 570490
t: tufted nylon carpet wall to wall => 570329
t: area rug living room => !570490

@ carpet-tile
en: carpet tile + 50x50|office|nylon|commercial|felt|bitumen|loop|modular|adhesive|polypropylene|cm|pack; self adhesive carpet tile; felt carpet tile; needle felt carpet tile; modular carpet; office carpet tile; commercial carpet tile; peel and stick carpet tile; nylon carpet tile; carpet square; carpet plank
de: Nadelfilzfliese; selbstliegende Teppichfliese
fr: dalles de moquette; dalle moquette plombante
es: loseta de moqueta; losetas de moqueta; baldosa de moqueta
it: piastrella moquette; quadrotta moquette; moquette in quadrotte; piastrelle di moquette
nl: 
pl: płytka dywanowa; płytki dywanowe; wykładzina w płytkach
pt: placa de carpete; mosaico de alcatifa; carpete em placas; placas de carpete
not: carpet tile adhesive; carpet tile tape; carpet square wipe
  kind=needled ~.1: size<=55cm 570410 ~.8; * 570420
  "felt|fieltro|feltro" : size<=55cm 570410 ~.8; * 570420
  "nadelfilzfliese" -> 570410
  "foam|espuma|schiuma|espanso" -> 570500 ~.3
  main-fibre=nylon -> 570329 ~.4
  main-fibre=wool -> 570310 ~.02
  * -> 570339
ask: build; main-fibre
t: nylon carpet tiles 50x50cm office => 570329
t: felt carpet tiles 50x50 cm needle punched => 570410
t: ceramic floor tile => !5704

@ chenille-fabric
en: chenille fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; chenille upholstery fabric; boucle fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; boucle upholstery fabric; teddy boucle fabric; uncut pile fabric; chenille jacquard fabric
de: Chenillestoff; Chenille Stoff; Bouclé Stoff; Bouclestoff; Boucle Möbelstoff
fr: tissu chenille + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu bouclette + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu bouclé + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu chenille ameublement
es: tela chenilla + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejido de chenilla; tela bouclé + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela bucle tapicería
it: tessuto ciniglia + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto bouclé + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; ciniglia + metro|metri|tappezzeria
nl: chenille stof; bouclé stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; boucle stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter
pl: tkanina szenil; szenil tapicerski; tkanina bouclé; tkanina boucle
pt: tecido chenille; tecido bouclé + metro|metros|costura|patchwork|tingido|cru|rolo; tecido chenile
not: boucle fabric chair; boucle fabric ottoman; boucle fabric sofa; boucle fabric pouf; chenille fabric sofa; boucle fabric stool; boucle fabric bench
  "boucle": weave=knit 600192 ~.3; main-fibre=wool 511119 ~.1; * 540753
  "bouclé": weave=knit 600192 ~.3; * 540753
  "uncut" : main-fibre=cotton 580121 ~.1; * 580131
  main-fibre: cotton 580126 ~.1; wool 580110 ~.01
  * -> 580136
t: chenille upholstery fabric polyester 140cm => 580136
t: cotton chenille fabric => 580126
t: chenille stem pipe cleaner => !5801

@ coarse-hair-yarn
en: horsehair yarn; gimped horsehair yarn; goat hair yarn; coarse animal hair yarn; yarn of coarse animal hair; horsehair thread
de: Rosshaargarn; Ziegenhaargarn
fr: fil de crin; fils de poils grossiers
es: hilado de crin; hilados de pelo ordinario
it: filato di crine; filati di peli grossolani
nl: paardenhaargaren; grof dierlijk haargaren
pl: przędza z włosia końskiego; przędza z grubej sierści
pt: fio de crina; fios de pelos grosseiros
  * -> 511000
t: gimped horsehair yarn => 511000
t: horsehair brush => !5110

@ coir-sisal-fibre
en: sisal fibre; coir fibre; coconut fibre; coco fibre; abaca fibre; ramie fibre; agave fibre; manila hemp fibre; banana fibre; kapok carded fibre; pina fibre; nettle fibre; raw sisal; palm fibre spinning; sisal tow; brown coir fibre; curled coir
de: Kokosfaser; Sisalfaser; Abacafaser; Ramiefaser; Nesselfaser; Bananenfaser
fr: fibre de coco; fibre de sisal; fibre d'abaca; fibre de ramie; fibre de noix de coco
es: fibra de coco; fibra de sisal; fibra de abacá; fibra de ramio
it: fibra di cocco; fibra di sisal; fibra di abaca; fibra di ramia
nl: kokosvezel; sisalvezel; abacavezel; ramievezel
pl: włókno kokosowe; włókno sizalowe; włókno ramii; włókno abaka
pt: fibra de coco; fibra de sisal; fibra de abacá; fibra de rami
not: coconut fibre pot; coconut fibre mat; coco fibre liner; coconut fibre scrubber; coconut fibre doormat; coco fibre pot; coconut fibre substrate; coconut fibre brush; fibra de coco sustrato
  * -> 530500
t: sisal fibre grade ug in bales => 530500
t: coir fibre bristle raw => 530500
t: coconut fibre doormat => !5305

@ corduroy-fabric
en: corduroy fabric; corduroy cloth; corduroy + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; 8 wale corduroy; 16 wale corduroy; needlecord; needlecord fabric; babycord fabric; wide wale corduroy; cotton corduroy fabric; cord fabric + upholstery|yard|metre; 21 wale corduroy; corduroy upholstery fabric; stretch corduroy fabric
de: Cordstoff = corduroy fabric; Babycord = babycord fabric; Feincord = needlecord; Cord Stoff = corduroy fabric; Breitcord = wide wale corduroy; Möbelcord = corduroy upholstery fabric; Cordsamt = corduroy velvet
fr: velours côtelé = corduroy + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu velours côtelé = corduroy fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; velours milleraies = needlecord; tissu velours milleraies = needlecord fabric
es: tela de pana = corduroy fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; pana = corduroy + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejido de pana = corduroy fabric; micropana = needlecord; tela pana = corduroy fabric
it: velluto a coste = corduroy + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto velluto a coste = corduroy fabric; velluto millerighe = needlecord; tessuto millerighe = needlecord fabric
nl: ribfluweel = corduroy + meter|naaien|coupon|patchwork|geverfd|rol|per meter; ribfluwelen stof = corduroy fabric; corduroy stof = corduroy fabric; ribstof = cord fabric; babyrib = babycord fabric; corduroystof = corduroy fabric
pl: sztruks = corduroy; tkanina sztruksowa = corduroy fabric; sztruks tapicerski = upholstery corduroy
pt: bombazine = corduroy + metro|metros|costura|patchwork|tingido|cru|rolo; tecido bombazine = corduroy fabric; tecido veludo cotelê = corduroy fabric; veludo cotelê = corduroy + metro|metros|costura|patchwork|tingido|cru|rolo
not: corduroy cloth bag; sztruks spodnie; sztruks kurtka
  "velour": main-fibre=polyester|nylon|artificial 580132 ~.1; * 580122
  "velours": main-fibre=polyester|nylon|artificial 580132 ~.1; * 580122
  main-fibre=synthetic|artificial -> 580132 ~.15
  main-fibre=wool -> 580110 ~.01
  "uncut" -> 580121
  * -> 580122
ask: main-fibre
t: 16 wale cotton corduroy fabric by the yard => 580122
t: polyester corduroy upholstery fabric => 580132
t: corduroy trousers boys => !5801

@ cotton-canvas-fabric
en: canvas fabric; cotton canvas fabric; duck canvas; cotton duck; cotton duck fabric; duck cloth; canvas by the yard; upholstery canvas; bull denim fabric; cotton drill fabric; drill fabric; moleskin fabric; heavy cotton fabric; waxed canvas unfinished; panama fabric; sailcloth fabric cotton; ripstop cotton fabric; ottoman fabric; cotton twill drill; chino fabric; cotton upholstery fabric; osnaburg fabric; deck chair canvas fabric; canvas cloth; khaki drill fabric
de: Canvasstoff; Segeltuchstoff; Baumwollcanvas; Canvas Stoff; Deko Canvas; Köperstoff; Drillich; Markisenstoff Baumwolle; Liegestuhlstoff; Panamastoff
fr: toile canvas + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; toile de coton; toile transat; tissu canvas; toile de coton épaisse; bachette; tissu sergé coton
es: lona de algodón; tela lona + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela canvas + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejido lona algodón; tela panamá; loneta
it: tela canapone cotone; tela olona; tessuto canvas + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; canvas cotone; tela sdraio; loneta; gabardina cotone tessuto
nl: canvas stof; canvasstof; katoenen doek; zeildoek katoen; ligstoeldoek
pl: tkanina canvas; płótno żaglowe; drelich; tkanina panama; płótno leżakowe
pt: tecido canvas + metro|metros|costura|patchwork|tingido|cru|rolo; lona de algodão; tecido lona + metro|metros|costura|patchwork|tingido|cru|rolo; tecido sarja; brim tecido
not: canvas fabric bag; canvas cloth shoe; canvas fabric painting; canvas fabric chair
implies: main-fibre=cotton
  main-fibre=synthetic ~.08: build=coated 590310; kind=high-tenacity 540710; * 540752
  "not more than 200" use cotton-l
  "m2" weight<=0.2kg use cotton-l ~.01
  grammage<=200 use cotton-l ~.03
  use cotton-h
ask: main-fibre; print; kind
t: cotton duck canvas fabric unbleached 340gsm => 520911
t: printed canvas fabric upholstery by the metre cotton => 520951
t: canvas tote bag => !5209

@ cotton-carded
en: carded cotton; cotton sliver; combed cotton sliver; cotton roving; cotton top + spinning|sliver|fibre; ginned and carded cotton; cotton coil; combed cotton fibre
de: Baumwollkardenband; kardierte Baumwolle; gekämmte Baumwolle + Band|Faser
fr: coton cardé; coton peigné + ruban|fibre|mèche; ruban de coton cardé
es: algodón cardado; mecha de algodón; cinta de algodón cardado
it: cotone cardato; nastro di cotone cardato; cotone pettinato + nastro|fibra
nl: gekaarde katoen; gekaard of gekamd katoen; katoenlont
pl: bawełna zgrzeblona; bawełna czesana + taśma|włókno; taśma bawełniana zgrzeblona
pt: algodão cardado; mecha de algodão; algodão penteado + fita|fibra
not: carded cotton yarn; combed cotton yarn
  * -> 520300
t: combed cotton sliver for hand spinning => 520300
t: combed cotton yarn ne 30 => !5203

@ cotton-fabric
en: cotton fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; cotton cloth + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; woven fabric of cotton; woven cotton fabric; quilting cotton; quilting fabric; cotton poplin fabric; poplin fabric; cotton print fabric; patchwork fabric; fat quarter; fat quarter bundle; jelly roll fabric; charm pack fabric; charm square + fabric|quilt|moda; layer cake fabric; calico fabric; calico + fabric|yard|metre; cotton sheeting; sheeting fabric; percale fabric; gingham fabric; batik fabric; cotton voile fabric; muslin fabric; muslin gauze fabric; double gauze fabric; cotton gauze fabric; cotton lawn fabric; lawn fabric; cambric; seersucker fabric; chambray fabric; madras fabric; ankara fabric; african wax print fabric; wax print fabric; african print fabric; kitenge; shirting fabric; cotton sateen fabric; cotton satin fabric; aida cloth; aida fabric; cross stitch fabric; cheesecloth fabric; cotton flannel fabric; flannel fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; flannelette fabric; flannelette; precut fabric; fabric scrap + cotton|patchwork|quilting; fabric square + cotton|patchwork|quilting; cotton fabric bundle; liberty fabric; monks cloth; punch needle fabric; percale + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; oilcloth cotton unbleached; christmas fabric + yard|metre|cotton; cartoon fabric + yard|metre|cotton|quilting; block print fabric; cotton batik; yarn dyed cotton fabric; printed cotton fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; cotton twill fabric; reusable cheesecloth; cheesecloth + grade|straining|unbleached|cooking|yard
de: Baumwollstoff = cotton fabric; Baumwollgewebe = woven cotton fabric; Patchworkstoff = patchwork fabric; Popeline = poplin; Popelinestoff = poplin fabric; Musselinstoff = muslin fabric; Musselin = muslin + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Baumwolle Meterware = cotton fabric by the metre; Batiststoff = batiste fabric; Nesselstoff = calico fabric; Stoffpaket = fabric bundle + Baumwolle|patchwork|nähen; Stoffreste = fabric remnant + Baumwolle|nähen; Aida Stoff = aida cloth; Flanellstoff = flannel fabric; Vichystoff = gingham fabric; Baumwoll-Webware = woven cotton fabric; Webware Baumwolle = woven cotton fabric; Double Gauze = double gauze; Käseleinen = cheesecloth; Dekostoff Baumwolle = cotton decorative fabric
fr: tissu coton = cotton fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu de coton = cotton fabric; tissus de coton = cotton fabrics; popeline de coton = cotton poplin; tissu popeline = poplin fabric; tissu patchwork = patchwork fabric; double gaze = double gauze; toile aïda = aida cloth; tissu wax = wax print fabric; cretonne = cretonne; tissu cretonne = cretonne fabric; coupon tissu = fabric remnant; tissu batiste = batiste fabric; tissu madras = madras fabric; coupons tissu = fabric remnants; étamine fromage = cheesecloth
es: tejido de algodón = woven cotton fabric; tela de algodón = cotton fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejidos de algodón = cotton fabric; tela patchwork = patchwork fabric; popelín = poplin; tela popelín = poplin fabric; doble gasa = double gauze fabric; tela aida = aida cloth; tela africana = african print fabric; percal = percale + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; retales tela = fabric remnant; tela estampada algodón = cotton print fabric
it: tessuto di cotone = cotton fabric; tessuto cotone = cotton fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuti di cotone = cotton fabric; popeline = poplin + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tela aida = aida cloth; stoffa cotone = cotton fabric; scampoli stoffa = fabric remnant; mussola di cotone = cotton muslin; stoffa patchwork = patchwork fabric; tessuto wax = wax print fabric
nl: katoenen stof = cotton fabric; katoenstof = cotton fabric; katoenweefsel = woven fabric of cotton; poplin stof = poplin fabric; quiltstof = quilting fabric; patchwork stof = patchwork fabric; hydrofiel stof = muslin fabric; aida stof = aida fabric; stofpakket = fat quarter bundle; lapjes stof = fabric patch; double gauze stof = double gauze fabric
pl: tkanina bawełniana = cotton fabric; płótno bawełniane = cotton cloth; materiał bawełniany = cotton fabric + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; tkaniny bawełniane = cotton fabrics; popelina = poplin fabric; muślin bawełniany = cotton muslin + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; kanwa aida = aida canvas; batyst = batiste; flanela tkanina = flannel fabric; tkanina patchwork = patchwork fabric
pt: tecido de algodão = cotton fabric; tecido algodão = cotton fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecidos de algodão = cotton fabrics; tricoline = cotton poplin; popeline = poplin + metro|metros|costura|patchwork|tingido|cru|rolo; tecido patchwork = patchwork fabric; tecido aida = aida fabric; chita tecido = printed calico fabric
not: muslin fabric bag; cotton cloth mask; cotton cloth bag; gingham fabric dress; muslin fabric swaddle
implies: main-fibre=cotton
  weave=knit use knit-by-fibre ~.01
  "fabric roll" use cotton-woven
  "flannel": main-fibre=wool use wool-carded ~.02; * use cotton-woven
  main-fibre=synthetic use polyester-woven ~.02
  main-fibre=artificial use viscose-woven ~.01
  main-fibre=flax use linen-woven ~.01
  use cotton-woven
ask: print; grammage; form
t: quilting cotton fabric printed flowers by the yard => 520852
t: woven fabric of cotton, 100% cotton, plain weave, dyed, 150 g/m2 => 520832
t: cotton twill fabric unbleached 300 gsm => 520912
t: fat quarter bundle 10 pcs cotton patchwork => 5208
t: woven fabric of cotton 70% cotton 30% polyester, dyed, plain weave, not more than 200 g/m2 => 521031
t: cotton summer dress women => !5208

@ cotton-raw
en: raw cotton; cotton lint; ginned cotton; cotton fibre; cotton bale; lint cotton; cotton not carded; upland cotton; pima cotton fibre; cotton bolls lint; organic raw cotton
de: Rohbaumwolle = raw cotton; Baumwollfaser = cotton fibre; Baumwolle weder gekrempelt = cotton not carded
fr: coton brut = raw cotton; coton non cardé = cotton not carded; coton en masse = bulk cotton; fibre de coton = cotton fibre
es: algodón en bruto = raw cotton; algodón sin cardar = cotton not carded; fibra de algodón = cotton fibre; algodón en rama = raw cotton
it: cotone grezzo = raw cotton; cotone in massa = bulk cotton; fibra di cotone = cotton fibre; cotone non cardato = cotton not carded
nl: ruwe katoen = raw cotton; katoenvezel = cotton fibre; ongekaarde katoen = cotton not carded
pl: bawełna surowa = raw cotton; włókno bawełniane = cotton fibre; bawełna niezgrzeblona = cotton not carded
pt: algodão em bruto = raw cotton; algodão em rama = raw cotton; fibra de algodão = cotton fibre; algodão não cardado = cotton not carded
not: raw cotton bag; raw cotton shirt; raw cotton fabric
  * -> 520100
t: raw cotton not carded or combed, ginned, in bales => 520100
t: carded cotton sliver => !520100

@ cotton-thread
en: cotton sewing thread; cotton thread; cotton quilting thread; sewing thread of cotton; mercerised cotton thread; mercerized sewing thread; cotton machine thread; cotton basting thread; 100% cotton thread
de: Baumwollnähgarn = cotton sewing thread; Baumwollfaden = cotton thread; Nähgarn aus Baumwolle = sewing thread of cotton; Heftgarn = basting thread; Reihgarn = basting thread
fr: fil à coudre coton = cotton sewing thread; fil à coudre en coton = cotton sewing thread; fil à bâtir = basting thread
es: hilo de coser de algodón = cotton sewing thread; hilo de algodón para coser = cotton sewing thread; hilo de hilvanar = basting thread
it: filo cucirino di cotone = cotton sewing thread; cucirino cotone = cotton sewing thread; filo per imbastire = basting thread
nl: katoenen naaigaren = cotton sewing thread; katoen naaigaren = cotton sewing thread; rijggaren = basting thread
pl: nici bawełniane = cotton thread; nici bawełniane do szycia = sewing thread of cotton; fastryga nici = basting thread
pt: linha de costura de algodão = cotton sewing thread; linha de coser algodão = cotton sewing thread; linha de alinhavar = basting thread
not: cotton thread count; cotton thread sheet
  "cone|cono": share(cotton)<85 share(cotton)>=1 520419 ~.03; * 520411
  "not put up": share(cotton)<85 share(cotton)>=1 520419 ~.1; * 520411
  "industrial": share(cotton)<85 share(cotton)>=1 520419 ~.03; * 520411
  "bulk|a granel|alla rinfusa|sfuso": share(cotton)<85 share(cotton)>=1 520419 ~.03; * 520411
  * -> 520420
t: 100% cotton sewing thread spool 500m => 520420
t: cotton sewing thread on industrial cones, 100% cotton => 520411
t: polyester sewing thread set 30 colours => !5204

@ cotton-waste
en: cotton waste; cotton yarn waste; cotton comber noil; comber noil; cotton noil; garnetted cotton; cotton thread waste; cotton hard waste; cotton linter waste; recycled cotton fibre; engine cleaning cotton waste; card strips cotton; cotton fly waste
de: Baumwollabfälle; Putzwolle; Baumwollkämmlinge; Reißbaumwolle
fr: déchets de coton; blousses de coton; effilochés de coton
es: desperdicios de algodón; borra de algodón; hilachas de algodón; estopa de algodón
it: cascami di cotone; pettinacce di cotone; sfilacciati di cotone
nl: katoenafval; poetskatoen; katoenkammeling
pl: odpady bawełniane; czyściwo bawełniane nitkowe; szarpanka bawełniana
pt: desperdícios de algodão; estopa de algodão; fiapos de algodão
  "garnetted" -> 520291
  "recycled" -> 520291
  "reißbaumwolle" -> 520291
  "effilochés" -> 520291
  "hilachas" -> 520291
  "sfilacciati" -> 520291
  "szarpanka" -> 520291
  "yarn" -> 520210
  "thread" -> 520210
  "putzwolle" -> 520210
  "cleaning|limpieza|pulizia|limpeza" -> 520210
  "estopa" -> 520210
  "poetskatoen" -> 520210
  "nitkowe" -> 520210
  * -> 520299
t: cotton yarn waste for wiping => 520210
t: cotton comber noil => 520299
t: cotton cleaning cloth => !5202

@ cotton-yarn-bulk
en: cotton yarn + decitex|dtex|uncombed|combed|carded|metric number|not put up|cabled|ne 30|ring spun; cotton yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; combed cotton yarn; carded cotton yarn; open end cotton yarn; ring spun cotton yarn; compact cotton yarn; cotton yarn on cone; cotton weaving yarn; cotton knitting yarn on cones; cotton blended yarn; oe yarn; slub yarn cotton; recycled cotton yarn; melange cotton yarn; mercerised cotton yarn bulk; cotton warp yarn; single cotton yarn; single yarn of cotton; yarn of combed cotton; yarn of carded cotton; cotton yarn of combed fibres; multiple folded cotton yarn; gassed cotton yarn
de: Baumwollgarn + Kone|Kreuzspule|einfach|gezwirnt|dtex|Nm|Ne|Webgarn; Baumwollzwirn; Baumwollwebgarn
fr: fil de coton peigné; fil de coton cardé; fils de coton + cône|dtex|simples|retors|peignés|cardés
es: hilado de algodón peinado; hilado de algodón cardado; hilo de algodón peinado; hilo de algodón retorcido; hilo de algodón cardado
it: filati di cotone; filato di cotone pettinato; filato di cotone cardato; filato di cotone + rocca|titolo|semplice|ritorto; filato di cotone pettinato ritorto; filato di cotone open end
nl: katoenen garen; katoengarens; gekamd katoengaren; katoenen garen gekamd; katoengaren gekamd; katoenen garens
pl: przędza bawełniana; przędza bawełniana czesana; przędza bawełniana zgrzebna
pt: fio de algodão penteado; fio de algodão cardado; fio de algodão penteado retorcido; fio de algodão retorcido; fio de algodão open end
not: cotton yarn ball; cotton yarn crochet
  "not put up" use cotton-yarn-bulk
  "cone|cono" use cotton-yarn-bulk
  "crochet" -> 520710
  "ball" -> 520710
  "skein" -> 520710
  "amigurumi" -> 520710
  "retail" : share(cotton)<85 share(cotton)>=1 520790 ~.1; * 520710
  use cotton-yarn-bulk
ask: share; kind
t: single cotton yarn of combed fibres, 100% cotton, ne 30 => 520523
t: open end cotton yarn 10s on cones => 520512
t: cotton yarn 2 ply carded 20s bulk => 520532
t: cotton crochet yarn 50g ball => !5205

@ denim-fabric
en: denim fabric; denim cloth; jeans fabric; stretch denim fabric; denim by the yard; indigo denim; selvedge denim fabric; denim material + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; denim roll fabric; washed denim fabric; denim + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; lightweight denim fabric
de: Jeansstoff = jeans fabric; Denimstoff = denim fabric; Denim Stoff = denim fabric; Stretchjeansstoff = stretch denim fabric
fr: tissu denim = denim fabric; tissu jean = jeans fabric; toile de jean = jeans fabric; toile denim = denim cloth; denim = denim + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau
es: tela vaquera = denim fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejido denim = denim fabric; tela denim = denim fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de mezclilla = denim fabric; mezclilla = denim
it: tessuto denim = denim fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tela jeans = jeans fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto jeans = jeans fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; stoffa jeans = jeans fabric
nl: denim stof = denim fabric + meter|naaien|coupon|patchwork|geverfd|rol|per meter; denimstof = denim fabric; spijkerstof = denim fabric; jeansstof = jeans fabric
pl: tkanina denim = denim fabric; tkanina jeansowa = jeans fabric; dżins tkanina = denim fabric; denim = denim + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka
pt: tecido denim = denim fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecido jeans = denim fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecido de ganga = denim fabric; ganga = denim + metro|metros|costura|patchwork|tingido|cru|rolo
not: denim fabric bag; denim fabric jacket
implies: main-fibre=cotton
  kind=dyed ~.02: share(cotton)<85 share(cotton)>=1 521132 ~.1; * 520932
  share(cotton)<85 share(cotton)>=1 -> 521142 ~.08
  kind=blend -> 521142 ~.03
  grammage<=200 -> 520843 ~.04
  * -> 520942
ask: share; grammage
t: indigo denim fabric 12oz 100% cotton => 520942
t: denim fabric 70% cotton 28% polyester 2% spandex 320 gsm => 521142
t: mens denim jacket => !5209

@ embroidered-fabric
en: embroidered fabric; eyelet fabric; broderie anglaise; broderie anglaise trim; broderie anglaise fabric; cotton eyelet fabric; schiffli embroidery; embroidered tulle fabric; embroidered mesh fabric; beaded fabric; sequin fabric; sequin fabric + yard|metre|meter; embroidered net fabric; embroidered cotton fabric; embroidered organza; embroidered strip; embroidered motif; embroidery fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; embroidery lace trim; embroidered linen fabric; kantha fabric; suzani fabric; lace embroidery applique; embroidered flower applique; embroidery motif; embroidered collar applique; embroidered neckline; neckline applique; sequin applique; beaded applique; rhinestone applique dress; bridal applique; 3d flower applique; embroidered lace applique pair
de: Lochstickerei; Stickereistoff; bestickter Stoff; Paillettenstoff; Stickereispitze; Lochstickereistoff; Applikation Spitze + Braut|Kleid|nähen
fr: broderie anglaise; tissu brodé; tissu à sequins; tissu sequins; tissu paillettes; motif brodé; appliqué dentelle
es: tela bordada + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tira bordada; tela de lentejuelas; bordado suizo; tela lentejuelas
it: tessuto ricamato; pizzo sangallo; sangallo; tessuto paillettes; sangallo tessuto; applicazione ricamata
nl: broderie stof; geborduurde stof; paillettenstof; broderie anglaise stof; pailletten stof
pl: haft angielski; tkanina haftowana; tkanina cekinowa; haft + tkanina|taśma; materiał z cekinami; aplikacja haftowana
pt: tecido bordado + metro|metros|costura|patchwork|tingido|cru|rolo; bordado inglês; tecido de lantejoulas; laise; tecido paetê
not: broderie anglaise dress; broderie anglaise blouse; broderie anglaise top; embroidered fabric bag; sangallo abito; broderie anglaise robe; sequin fabric dress; broderie anglaise bluse; sequin fabric backdrop; haft diamentowy; broderie anglaise kleid; broderie anglaise skirt; broderie anglaise shirt; broderie anglaise duvet
  "paetê" -> 581092
  main-fibre: cotton 581091 ~.15; flax|silk|wool|felt 581099 ~.04; synthetic|artificial 581092 ~.3
  "anglaise" -> 581091
  "eyelet" -> 581091
  "lochstickerei" -> 581091
  "lochstickereistoff" -> 581091
  "sangallo" -> 581091
  "laise" -> 581091
  "angielski" -> 581091
  "inglês" -> 581091
  "suizo" -> 581091
  "kantha" -> 581091
  * -> 581092
ask: main-fibre
t: broderie anglaise cotton eyelet fabric by the metre => 581091
t: sequin fabric polyester mesh by the yard => 581092
t: embroidery floss set => !5810

@ fabric-label-badge
en: woven badge; woven patch; woven emblem; printed satin label; satin care label; damask label; printed cotton label; iron on name label; woven name tape; school name tape; name tape; blank fabric label; washing label; garment badge woven; printed fabric label; printed textile label; felt badge printed; handmade tag fabric; side seam label; hem tag label; label roll satin; nylon care label roll; satin label ribbon
de: Webabzeichen; Webetikett gewebt; Satinetikett; Wäscheband Namen; Namensbänder; Namensband Kleidung; Satinetiketten bedruckt; gewebte Aufnäher
fr: écusson tissé; étiquette satin; ruban nominette; nominettes tissées; étiquette imprimée textile; étiquettes en satin
es: parche tejido; etiqueta de satén; cinta de nombres; etiquetas de raso; etiqueta impresa textil
it: toppa tessuta; etichetta raso; nastro nomi; etichetta in raso stampata; etichette tessili stampate
nl: geweven badge; satijnen label; naamband; naamlint geweven; satijnlabel
pl: naszywka tkana; metka satynowa; taśma imienna; wszywki satynowe; etykieta tkana
pt: emblema tecido; etiqueta de cetim; fita de nomes; etiquetas de cetim
  "printed|impreso|estampado|stampato|impresso" -> 580790
  "satin" -> 580790
  "felt|fieltro|feltro" -> 580790
  "blank" -> 580790
  "nylon care" -> 580790
  "satén" -> 580790
  "raso" -> 580790
  "satijn" -> 580790
  "cetim" -> 580790
  "satinetikett" -> 580790
  "iron on name" -> 580790
  "washing" -> 580790
  "care" -> 580790
  * -> 580710
t: woven damask label custom clothing 100 pcs => 580710
t: printed satin care label roll => 580790
t: paper price tag => !5807

@ faux-leather-fabric
en: faux leather fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; vinyl fabric; upholstery vinyl; marine vinyl; marine vinyl fabric; leatherette fabric; pu leather fabric; faux leather roll; pvc leather fabric; synthetic leather fabric; imitation leather fabric; glitter fabric sheet; faux leather + sheet|roll|yard|metre|meter|fabric|earring making|hair bow|upholstery; leatherette + roll|yard|metre|upholstery|sheet|fabric; pleather fabric; vegan leather fabric; pvc coated fabric; pvc coated polyester + fabric|roll|metre|meter|yard|tarpaulin|cloth; pu coated fabric; pu coated polyester + fabric|roll|metre|meter|yard|cloth; pul fabric; pul; waterproof fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; oxford fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; oxford fabric waterproof + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; 600d oxford fabric; 420d oxford; 600d polyester fabric; 300d oxford fabric; coated oxford fabric; waterproof canvas fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; outdoor waterproof fabric; oilcloth fabric; oilcloth by the metre; oilcloth roll; tarpaulin material; tarpaulin fabric; pvc mesh fabric coated; textilene fabric; textilene; vinyl coated mesh; pvc coated mesh; banner fabric pvc; frontlit banner; flex banner material; laminated fabric; laminated cotton fabric; tpu laminated fabric; textile fabric coated with polyurethane; textile fabric impregnated; fabric impregnated with plastic; fabric coated with plastic; textile fabric coated; textile fabric coated with pvc; textile fabric laminated with plastics; coated textile fabric; patent leather fabric faux; faux suede fabric coated; microfibre leather; microfiber leather fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; leather look fabric; boat seat vinyl; car seat leather fabric; bookbinding faux leather; chunky glitter faux leather; pvc fabric; acrylic coated fabric; acrylic coated cotton; blackout coated fabric; roller blind fabric; roller blind fabric blackout; truck tarpaulin fabric; inflatable boat fabric; hypalon free pvc boat fabric; food grade laminated fabric; waterproof ripstop coated fabric; breathable membrane laminated fabric; leather repair fabric adhesive; self adhesive leather patch roll; leather repair tape; leather repair patch; self adhesive faux leather
de: Kunstlederstoff; Kunstleder + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Kunstleder Meterware; PU-Leder Stoff; PVC-Plane Meterware; LKW-Plane Meterware; Oxford Stoff + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Wachstuch + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; PUL Stoff; beschichteter Stoff; beschichtete Baumwolle; wasserdichter Stoff + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Skai; Markisenstoff beschichtet; Planenstoff; Rolloststoff; Oxfordstoff; Kunstleder Bogen; Lederflicken selbstklebend; PVC-beschichtetes Gewebe; Polyester Oxford 600D; Rollostoff
fr: simili cuir au mètre; simili cuir + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; simili cuir tissu; skaï; toile cirée au mètre; toile enduite; coton enduit; tissu enduit + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu imperméable + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu oxford + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu pul; bâche pvc au mètre; toile pvc + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; textilène; tissu simili + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; toile cirée rouleau; cuir adhésif réparation; coton enduit au mètre; tissu oxford imperméable
es: polipiel + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela polipiel + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de polipiel + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela impermeable + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela oxford + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela plastificada + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; skay; lona pvc por metros; tela pul; hule + metros|mesa|rollo; tejido recubierto de pvc; tejido recubierto de poliuretano; textilene; cuero sintético + metro|tapizar; parche cuero autoadhesivo; tela vinilo tapizar; polipiel tapizar
it: ecopelle + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto ecopelle + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; similpelle + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto impermeabile + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto oxford + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tela cerata + metro|rotolo|tessuto; pul tessuto; telo pvc al metro; tessuto spalmato; finta pelle + metro|tappezzeria|tessuto; textilene; tessuto gommato; pelle adesiva riparazione; skai tessuto; ecopelle tappezzeria
nl: kunstleer + meter|naaien|coupon|patchwork|geverfd|rol|per meter; kunstleer stof; skai; skai leer; waterdichte stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; oxford stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; pul stof; tafelzeil op rol; tafelzeil + meter|rol; pvc zeil per meter; gecoate stof; gecoat katoen; textileen; zelfklevend leer reparatie; bootleer; gecoat textiel
pl: ekoskóra + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; skaj; tkanina wodoodporna; oxford tkanina; tkanina pul; cerata na metry; cerata + metr|rolka|mb; tkanina plandekowa; kodura tkanina; kodura; dermatoid; tkanina powlekana; skóra ekologiczna + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; tkanina oxford; łata skórzana samoprzylepna; ekoskóra tapicerska; materiał wodoodporny; wodoodporna tkanina
pt: courvin; couro sintético + metro|metros|costura|patchwork|tingido|cru|rolo; napa sintética + metro|metros|costura|patchwork|tingido|cru|rolo; tecido impermeável + metro|metros|costura|patchwork|tingido|cru|rolo; tecido oxford + metro|metros|costura|patchwork|tingido|cru|rolo; tecido pul; lona pvc por metro; oleado + metro|mesa; tecido revestido de pvc; corino; textilene; napa tecido; couro ecológico + metro|metros|costura|patchwork|tingido|cru|rolo; bagum; tecido plastificado; adesivo reparo couro
not: oxford fabric shoes; waterproof fabric bag; waterproof fabric spray; waterproof fabric cover; oxford fabric backpack; oxford fabric wardrobe; faux leather sheet cover; waterproof fabric tent; textilene chair; textilene lounger; waterproof fabric jacket; vinyl fabric cleaner; faux leather roll up; oxford fabric storage; waterproof fabric tape; 600d oxford fabric cover; skaj fotel; oxford tkanina torba; oxford fabric tote; oxford fabric bag; textilene sun lounger; faux leather fabric sofa; pul diaper; faux leather fabric chair; waterproof fabric mattress; waterproof oxford fabric cover; faux leather sheet pan; textilene pool chair; faux leather fabric bag; waterproof fabric marker; oxford fabric organizer; oleo; oleos
  "pvc" -> 590310
  "polyvinyl" -> 590310
  "vinyl" -> 590310
  "textilene" -> 590310
  "tarpaulin" -> 590310
  "marine|marino|marítimo|náutico" -> 590310
  "oilcloth" -> 590310
  "wachstuch" -> 590310
  "cirée" -> 590310
  "hule" -> 590310
  "cerata" -> 590310
  "tafelzeil" -> 590310
  "oleado" -> 590310
  "courvin" -> 590310
  "skai" -> 590310
  "skaï" -> 590310
  "skay" -> 590310
  "skaj" -> 590310
  "banner" -> 590310
  "dermatoid" -> 590310
  "pu" -> 590320
  "pul" -> 590320
  "polyurethane" -> 590320
  "tpu" -> 590320
  "acrylic|acrílico" -> 590390
  "roller blind" -> 590390
  "rollostoff" -> 590390
  "blackout" -> 590390
  "microfibre" -> 590320
  "glitter" -> 590320
  "oxford" -> 590320
  "laminated cotton" -> 590390
  "coated cotton" -> 590390
  "enduit" -> 590390
  * -> 590320
ask: main
t: faux leather fabric pu upholstery by the yard => 590320
t: marine vinyl fabric 54 inch boat seats => 590310
t: pvc coated polyester tarpaulin fabric 610gsm roll => 590310
t: 600d oxford fabric waterproof pu coated by the metre => 590320
t: faux leather jacket women => !5903

@ felt-fabric
en: felt fabric; needleloom felt; felt of wool; felt of polyester; stitch bonded fabric; felt roll; wool felt + sheet|roll|fabric|yard|metre|mm|craft|a4|piece|industrial|square; wool felt sheet; acrylic felt; craft felt; felt by the yard; stiffened felt; needle felt; needlefelt fabric; needle punched felt; industrial felt; piano felt; pressed felt; hard felt sheet; polyester felt; felt cloth; felt strip; felt material; felt + roll|fabric|yard|metre|sheets|craft|a4|stiff|soft|industrial|adhesive backed; self adhesive felt; adhesive felt roll; adhesive backed felt; bitumen impregnated felt fabric; automotive carpet felt lining; van lining carpet; 4 way stretch carpet lining; speaker carpet fabric; boat hull liner felt; felt lining self adhesive; drawer liner felt; wool felt roll; wool felt balls bulk; felt fabric squares; impregnated felt; felt squares; rayon felt; recycled felt
de: Filzstoff; Filzrolle; Wollfilz; Bastelfilz; Filz Meterware; Nadelfilz; Nadelvlies; Filzzuschnitt; Taschenfilz; Klebefilz; selbstklebender Filz; Filz + Meterware|Platte|Rolle|basteln|selbstklebend|Stoff|Bogen; Filz + Meterware|Rolle|Platte|mm|Zuschnitt|Wolle; Industriefilz; Filzrollen
fr: feutre de laine; rouleau de feutre; feutrine au mètre; feutre aiguilleté; feutrine adhésive; feutre + rouleau|mètre|plaque|adhésif; feutre en rouleau; feutre industriel
es: fieltro + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de fieltro + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; plancha de fieltro; láminas de fieltro; fieltro de lana; hojas de fieltro; fieltro punzonado
it: feltro + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; feltro in fogli; pannolenci fogli; feltro di lana; feltro agugliato; lastra feltro
nl: vilt + meter|naaien|coupon|patchwork|geverfd|rol|per meter; viltlap; wolvilt; vilt stof; zelfklevend vilt; viltlapjes; hobbyvilt; naaldvilt; vilt + rol|lapje|vellen|knutsel|zelfklevend; vilt op rol; viltplaat; viltdoek
pl: filc + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; filc w arkuszach; filc samoprzylepny; arkusze filcu; filc wełniany; filc igłowany; filc dekoracyjny; filc + arkusz|rolka|metr|tapicerski; filc w rolce; filc techniczny
pt: feltro + metro|metros|costura|patchwork|tingido|cru|rolo; folhas de feltro; feltro de lã; feltro agulhado; placa de feltro; feltro artesanato
not: roofing felt roll; shed felt roll; roof felt roll; felt cloth hat; felt strip led; felt roll pencil; felt roll up pouch; wool felt hat; felt roll case; felt tip pen; wool felt bag; wool felt slippers; wool felt dryer ball; wool felt ball garland; wool felt insole; wool felt coaster; felt fabric basket; felt fabric bag; felt fabric storage; feutre effaçable; feltro chapéu; feutrine kit; wool felt placemat; filc kapelusz; vilt hoed; feltrato; feutrer
  "self adhesive|autoadhesivo|autoadesivo|autocolante" -> 560290
  "adhesive" !"non adhesive" -> 560290
  "selbstklebend" -> 560290
  "selbstklebender" -> 560290
  "klebefilz" -> 560290
  "adhésive" -> 560290
  "adhesivo" -> 560290
  "adesivo" -> 560290
  "zelfklevend" -> 560290
  "samoprzylepny" -> 560290
  "stiffened" -> 560290
  "impregnated" !"not impregnated" -> 560290
  "stiff" -> 560290
  kind=needled -> 560210 ~.1
  "lining carpet" -> 560210
  "van lining" -> 560210
  "pressed": main-fibre=wool 560221 ~.8; * 560229
  "piano" -> 560221
  "industrial": main-fibre=synthetic 560229 ~.1; * 560221
  main-fibre=wool -> 560221 ~.15
  "acrylic|acrílico" -> 560210 ~.6
  main-fibre=synthetic -> 560210 ~.6
  main-fibre=artificial -> 560229 ~.02
  * -> 560210
ask: main-fibre; kind
t: 100% wool felt sheet 3mm pressed => 560221
t: needle punched polyester felt roll => 560210
t: self adhesive felt roll green => 560290
t: felt hat fedora => !5602

@ fibre-top-synthetic
en: acrylic top; acrylic tops; nylon top roving; viscose top; bamboo top roving; polyester top; carded polyester fibre; acrylic roving; bamboo fibre roving; tencel top; faux cashmere top; viscose roving; firestar; trilobal nylon; angelina fibre; soy silk roving; milk protein fibre top; carded synthetic staple fibre; combed synthetic staple fibre; rayon top; milk fibre roving; acrylic doll hair roving
de: Acrylkammzug; Bambuskammzug; Viskosekammzug; Kammzug aus Chemiefasern
fr: ruban de peigné acrylique; fibres synthétiques cardées; ruban de viscose peigné
es: tops acrílico; fibras sintéticas cardadas; mecha de viscosa
it: tops acrilico; fibre sintetiche cardate; nastro di viscosa pettinata
nl: acryl lont; synthetische vezels gekaard; bamboelont
pl: czesanka akrylowa; czesanka wiskozowa; włókna syntetyczne zgrzeblone
pt: tops acrílicos; fibras sintéticas cardadas; mecha de viscose
not: acrylic top table; nylon top women; polyester top women; acrylic top coat; acrylic tops women; viscose top women; acrylic top nail; nylon top sports; polyester top sports; acrylic top desk; tencel top women; polyester top mens; viscose top ladies; viscose top sleeve
  "viscose|viscosa" -> 550700
  "rayon" -> 550700
  "bamboo|bambú" -> 550700
  "tencel" -> 550700
  "soy|soja|soia" -> 550700
  "milk|leche|latte|leite" -> 550700
  main-fibre: artificial 550700 ~.1; nylon 550610 ~.1
  "trilobal" -> 550610
  "firestar" -> 550610
  "polyester|poliéster|poliestere" -> 550620
  * -> 550630
t: acrylic tops 3 denier for spinning => 550630
t: bamboo fibre roving for spinning 100g => 550700
t: viscose top women sleeveless => !5507

@ fibre-tow
en: acrylic tow; polyester tow; nylon tow; filament tow; acetate tow; cigarette filter tow; synthetic filament tow; viscose tow; aramid tow; modacrylic tow; polypropylene tow; cellulose acetate tow; synthetic tow
de: Spinnkabel; Filterkabel Acetat; Polyesterkabel Spinn; Acrylspinnkabel
fr: câble de filaments synthétiques; câbles de filaments; câble d'acétate filtre
es: cables de filamentos sintéticos; cable de filamentos; estopa de acetato filtro
it: fascio di filamenti sintetici; fasci di filamenti; fascio di acetato
nl: kabel van synthetische filamenten; filterkabel acetaat; spinkabel
pl: kabel z włókna ciągłego; kabel acetatowy do filtrów; kabel akrylowy
pt: cabo de filamentos sintéticos; cabos de filamentos; cabo de acetato
  "acetate" -> 550210
  "cigarette" -> 550210
  "acétate" -> 550210
  "acetato" -> 550210
  "acetatowy" -> 550210
  "viscose|viscosa" -> 550290
  "aramid" -> 550111
  "acrylic|acrílico" -> 550130
  "modacrylic" -> 550130
  "polypropylene|polipropileno|polipropilene" -> 550140
  main-fibre: nylon 550119 ~.1; acrylic-fibre 550130 ~.3; artificial 550290 ~.05
  * -> 550120
t: cellulose acetate tow for cigarette filters => 550210
t: acrylic tow 3.3 dtex => 550130
t: tow strap car => !5501

@ fibre-waste
en: polyester fibre waste; synthetic fibre waste; nylon yarn waste; acrylic fibre waste; man-made fibre waste; synthetic yarn waste; viscose fibre waste; polyester noil; garnetted synthetic fibre; recycled fibre garnetted
de: Chemiefaserabfälle; Synthesefaserabfälle; Abfälle von Chemiefasern
fr: déchets de fibres synthétiques; déchets de fibres artificielles
es: desperdicios de fibras sintéticas; desperdicios de fibras artificiales
it: cascami di fibre sintetiche; cascami di fibre artificiali
nl: afval van synthetische vezels; afval van kunstmatige vezels
pl: odpady włókien syntetycznych; odpady włókien sztucznych
pt: desperdícios de fibras sintéticas; desperdícios de fibras artificiais
  "artificielles" -> 550520
  "artificiales" -> 550520
  "artificiali" -> 550520
  "kunstmatige" -> 550520
  "sztucznych" -> 550520
  "artificiais" -> 550520
  main-fibre=artificial -> 550520 ~.1
  * -> 550510
t: polyester fibre waste in bales => 550510
t: viscose fibre waste => 550520
t: polyester stuffing toy => !5505

@ fibrefill
en: fibrefill; fiberfill; polyester fibrefill; toy stuffing; polyester stuffing; toy filling; polyfill; poly fil; pillow stuffing; pillow filling; cushion filling; soft toy filling; stuffing fibre; hollow fibre filling; hollowfibre stuffing; polyester staple fibre; psf fibre; hollow conjugated siliconized; polyester fibre filling; stuffing + toy|pillow|cushion|doll|amigurumi|plush|polyester; crochet stuffing; amigurumi stuffing; synthetic staple fibre; acrylic staple fibre; polypropylene staple fibre; nylon staple fibre; viscose staple fibre; rayon staple fibre; lyocell staple fibre; concrete fibre polypropylene; polypropylene fibre concrete; pp fibre for concrete; macro synthetic fibre; aramid chopped fibre; ball fibre filling; microfibre filling; recycled polyester fibre; low melt fibre; pva fibre; vsf viscose fibre; modal fibre staple
de: Füllwatte = stuffing wadding; Polyesterfaser = polyester fibre; Kissenfüllung = pillow filling; Füllmaterial = filling material + Kissen|Kuscheltier|Puppen|Amigurumi; Bastelwatte = craft wadding; Polyesterfüllung = polyester filling; Stapelfaser = staple fibre; Viskosefaser = viscose fibre; Kunststofffasern Beton = plastic fibres for concrete; Polyester-Stapelfasern = polyester staple fibre; Polyester-Spinnfasern = polyester staple fibre; Spinnfasern = staple fibre + Polyester; Polyesterfasern = polyester fibre; Polyesterspinnfasern = polyester staple fibre
fr: ouate de rembourrage synthétique = synthetic fibrefill; garnissage coussin = cushion filling; rembourrage peluche = toy stuffing; fibre polyester = polyester fibre; fibres discontinues = staple fibres; fibre de rembourrage = stuffing fibre; fibre viscose = viscose fibre; rembourrage polyester = polyester stuffing; fibres discontinues de polyester = polyester staple fibres; fibres de polyester = polyester fibres
es: relleno para peluches = toy stuffing; fibra de relleno = stuffing fibre; fibra de poliéster = polyester fibre; relleno para cojines = cushion filling; fibra siliconada = siliconised fibre; relleno amigurumi = amigurumi stuffing; fibra hueca = hollow fibre; vellón siliconado = siliconised fibre filling
it: imbottitura per cuscini = pillow filling; fiocco di poliestere = polyester staple fibre; imbottitura peluche = toy stuffing; fibra poliestere = polyester fibre; imbottitura sintetica = synthetic filling; fibra cava siliconata = siliconised hollow fibre; imbottitura amigurumi = amigurumi stuffing; ovatta per imbottitura = filling wadding
nl: vulling kussen = cushion filling; fiberfill = fiberfill; kussenvulling = pillow filling; knuffelvulling = soft toy filling; polyester vulling = polyester stuffing; polyestervezels = polyester fibre; vulmateriaal = filling material + kussen|knuffel|amigurumi; stapelvezels = staple fibre; viscosevezel = viscose fibre; polyester stapelvezels = polyester staple fibre; stapelvezels = staple fibre + polyester; stapelvezel = staple fibre
pl: wypełnienie do poduszek = pillow filling; kulka silikonowa = silicone fibre balls; wypełniacz do maskotek = soft toy filling; włókno poliestrowe = polyester fibre; wkład silikonowy wypełnienie = silicone fibre filling; kulka silikonowana = silicone fibre balls; włókno cięte = staple fibre; wypełnienie poliestrowe = polyester filling; wata do maskotek = toy stuffing; włókna poliestrowe cięte = polyester staple fibres; włókna cięte poliestrowe = polyester staple fibres
pt: enchimento para almofada = cushion filling; fibra siliconada = siliconized fibre; enchimento de bonecos = toy stuffing; fibra de poliéster = polyester fibre; enchimento para bonecos = toy stuffing; plumante = pillow filling fibre; enchimento amigurumi = amigurumi stuffing; fibra siliconizada = siliconized fibre
not: weight of polyester staple fibres; weight of synthetic staple fibres; weight of artificial staple fibres; weight of acrylic staple fibres; of polyester staple fibres mixed; of synthetic staple fibres mixed; fabrics containing; staple fibres by weight; staple fibre by weight; polyester staple fibres by weight; synthetic staple fibres by weight; acrylic staple fibres by weight; artificial staple fibres by weight; viscose staple fibres by weight; yarn of polyester staple fibres; yarn of synthetic staple fibres; fabric of polyester staple fibres; fabric of synthetic staple fibres; fabrics of polyester staple fibres; fabrics of synthetic staple fibres; polyester staple fibre fabric; polyester staple fibre yarn; pillow filling machine; stuffing mix; stuffing tool; stuffing box; fiberfill pillow insert; stuffing box packing; sage stuffing; stuffing stick
  "carded|cardado|cardato" !"not carded" : main-fibre=artificial 550700 ~.1; main-fibre=acrylic-fibre 550630 ~.1; main-fibre=nylon 550610 ~.1; * 550620
  "combed|peinado|pettinato|penteado" !"not carded" : main-fibre=artificial 550700 ~.1; main-fibre=acrylic-fibre 550630 ~.1; * 550620
  "aramid" -> 550311
  "lyocell" -> 550490
  "modal" -> 550490
  main-fibre: artificial 550410 ~.02; nylon 550319 ~.01; acrylic-fibre 550330 ~.01
  "acrylic|acrílico" -> 550330
  "polypropylene|polipropileno|polipropilene" -> 550340
  "pp" -> 550340
  "macro synthetic" -> 550340
  "beton" -> 550340
  "pva" -> 550390
  "polyethylene|polietileno|polietilene" -> 550390
  main: foam 392690 ~.02
  * -> 550320 # uncarded staple fibre; carded, but not bonded to wadding: 5506
t: polyester fiberfill toy stuffing 500g => 550320
t: viscose staple fibre 1.2 denier 38mm => 550410
t: polypropylene fibre for concrete reinforcement => 550340
t: pillow insert 45x45 => !5503

@ filament-sewing-thread
en: sewing thread of synthetic filament; sewing thread of man-made filament; polyester filament sewing thread; nylon sewing thread; bonded nylon sewing thread; bonded polyester thread; rayon embroidery thread; viscose embroidery thread; trilobal polyester embroidery thread; continuous filament thread; polyester embroidery machine thread; bobbin thread embroidery; prewound bobbin thread; texturised sewing thread; nylon upholstery thread; bonded thread leather; sewing thread of artificial filament; sewing thread of polyester staple; spun polyester sewing thread; core spun sewing thread; sewing thread of synthetic staple fibres; tex 70 bonded thread; sail sewing thread uv polyester; invisible sewing thread; clear sewing thread; monofilament sewing thread; upholstery thread; topstitch thread; jeans topstitching thread; extra strong sewing thread; sewing thread cone; sewing thread cones; serger thread cones; polyester thread cone
de: Polyester Filamentgarn nähen; Nylonnähgarn; Maschinenstickgarn; Unterfaden Stickmaschine; Viskose Stickgarn; Polsternähgarn; Jeansnähgarn; Overlockgarn Konen; Nähgarn Kone; unsichtbares Nähgarn; Knopflochgarn
fr: fil à coudre nylon; fil à broder machine; fil de canette; fil invisible couture; cône fil à coudre; fil surjeteuse cône; fil extra fort tapissier; fil à coudre jean; fil à coudre de filaments synthétiques
es: hilo de coser nylon; hilo bordar máquina; hilo de rayón bordar; hilo invisible costura; conos de hilo de coser; hilo remalladora; hilo de tapicería; hilo vaquero coser; hilo para coser filamento
it: filo cucirino nylon; filo da ricamo a macchina; filo invisibile cucito; coni filo cucirino; filo tagliacuci; filo tappezziere; filo jeans cucirino; cucirino poliestere; filato cucirino
nl: nylon naaigaren; machineborduurgaren; onderdraad borduurmachine; onzichtbaar garen; naaigaren op conus; meubelgaren naaien; jeansgaren naaien; rayon borduurgaren
pl: nici nylonowe; nici do haftu maszynowego; nici tapicerskie; nić niewidoczna; nici na szpuli przemysłowe; nici overlock; nici do jeansu; nici wiskozowe; nici poliestrowe
pt: linha de costura nylon; linha de bordar máquina; linha invisível costura; cone de linha; linha overlock; linha de estofador; linha jeans costura; linha de poliéster costura
not: nylon thread insert
  "spun": main-fibre=artificial 550820 ~.05; * 550810
  "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas": main-fibre=artificial 550820 ~.05; * 550810
  "core spun" -> 550810
  "serger" -> 550810
  "overlock" -> 550810
  "overlockgarn" -> 550810
  "surjeteuse" -> 550810
  "remalladora" -> 550810
  "tagliacuci" -> 550810
  "poliestrowe" -> 550810
  main-fibre: cotton 520411 ~.02; silk 500600 ~.01; artificial 540120 ~.06; flax 530620 ~.01
  "rayon" -> 540120
  "rayón" -> 540120
  "viskose" -> 540120
  "cone|cono" -> 550810
  "cones" -> 550810
  "invisible" -> 540110
  "monofilament" -> 540110
  * -> 540110
t: bonded nylon sewing thread tex 70 1500m => 540110
t: rayon embroidery thread 40wt spool => 540120
t: spun polyester sewing thread 40/2 5000 yards cone => 550810
t: thread insert m8 steel => !5401

@ fine-hair-yarn
en: cashmere yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; mohair yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; alpaca yarn; alpaca wool yarn; angora yarn; camel hair yarn; yak yarn; yarn of fine animal hair; cashmere weaving yarn; suri alpaca yarn; baby alpaca yarn
de: Alpakagarn; Alpakawolle + stricken|Knäuel|Garn; Angoragarn; Kaschmirgarn; Mohairgarn
fr: fil d'alpaga; laine alpaga; fil de cachemire; fil mohair
es: hilo de alpaca; lana de alpaca; hilado de cachemira
it: filato di alpaca; lana alpaca; filato cashmere; filato mohair
nl: alpacagaren; alpacawol; kasjmiergaren; mohairgaren
pl: włóczka alpaka; przędza z alpaki; przędza kaszmirowa; włóczka moherowa
pt: fio de alpaca; lã de alpaca; fio de caxemira
  "cone|cono": "combed|peinado|pettinato|penteado" 510820; * 510810
  "not put up" : "combed|peinado|pettinato|penteado" 510820; * 510810
  "bulk|a granel|alla rinfusa|sfuso": "combed|peinado|pettinato|penteado" 510820; * 510810
  "weaving": "combed|peinado|pettinato|penteado" 510820; * 510810
  "carded|cardado|cardato" -> 510810
  "combed|peinado|pettinato|penteado" -> 510820
  share(wool)<85 share(wool)>=1 -> 510990 ~.25
  * -> 510910
t: baby alpaca yarn 50g skein knitting => 5109
t: carded cashmere yarn 2/26 on cones => 510810
t: alpaca wool socks => !5108

@ flax-fibre
en: flax fibre; raw flax; flax tow; scutched flax; hackled flax; retted flax; flax waste; flax roving; flax top; linen fibre; flax sliver; flax straw fibre; flax strick
de: Flachsfaser; Flachswerg; Schwungflachs; Leinenfaser; Flachskammzug
fr: fibre de lin; filasse de lin; étoupe de lin; lin teillé; lin roui
es: fibra de lino; estopa de lino; lino agramado; lino en bruto
it: fibra di lino; stoppa di lino; lino pettinato
nl: vlasvezel; vlaslont; gezwingeld vlas; ruw vlas
pl: włókno lniane; pakuły lniane; len trzepany; len surowy
pt: fibra de linho; estopa de linho; linho espadelado; linho em bruto
  "tow" -> 530130
  "waste|desperdicios|desechos|residuos|cascami|rifiuti" -> 530130
  "werg" -> 530130
  "étoupe" -> 530130
  "estopa" -> 530130
  "stoppa" -> 530130
  "pakuły" -> 530130
  "scutched" -> 530121
  "broken" -> 530121
  "teillé" -> 530121
  "schwungflachs" -> 530121
  "gezwingeld" -> 530121
  "trzepany" -> 530121
  "raw|crudo|en bruto|grezzo|greggio|cru|em bruto" -> 530110
  "retted" -> 530110
  "straw|paja|paglia|palha" -> 530110
  * -> 530129
t: scutched flax long fibre => 530121
t: flax tow => 530130
t: linen fabric by the metre => !5301

@ gimped-yarn
en: gimped yarn; gimp cord yarn; loop wale yarn; loop wale-yarn; fancy gimp; chenille yarn bulk; bulky chenille yarn; chunky chenille yarn; velvet yarn; velvet knitting yarn; blanket yarn chenille; covered yarn gimped; tape yarn; ladder yarn; feather yarn; eyelash yarn; gimp thread buttonhole; faux fur yarn; fur yarn; plush yarn; pompom yarn; double covered yarn
de: Gimpen = gimped yarn; umsponnenes Garn = covered yarn; Chenille Garn dick = chunky chenille yarn; Samtgarn = velvet yarn; Federgarn = feather yarn; Fransengarn = eyelash yarn; Maschengarn = loop wale yarn; Plüschgarn = plush yarn
fr: fil guipé = gimped yarn; laine chenille = chenille yarn; fil chaînette = chainette yarn; fil velours tricot = velvet knitting yarn; laine fausse fourrure = faux fur yarn
es: hilo entorchado = gimped yarn; hilo de chenilla = chenille yarn; lana chenilla = chenille yarn; hilados de cadeneta = chain yarn; lana de pelo = fur yarn
it: filo spiralato = gimped yarn; filato ciniglia = chenille yarn; filo di ciniglia = chenille yarn; filato a catenella = loop wale yarn; lana ciniglia = chenille knitting yarn; filato pelliccia = fur yarn
nl: omwoeld garen = gimped yarn; chenille wol = chenille yarn; chenillegaren dik = chunky chenille yarn; velvet garen = velvet yarn; bontgaren = fur yarn
pl: przędza rdzeniowa = core yarn; włóczka szenilowa = chenille yarn; przędza szenilowa = chenille yarn; włóczka futerkowa = fur yarn; włóczka velvet = velvet yarn; włóczka pluszowa = plush yarn
pt: fio revestido por enrolamento = gimped yarn; fio de chenille = chenille yarn; fio froco = chenille yarn; fio de cadeia = chain yarn; fio de pelúcia tricô = plush knitting yarn; lã chenille = chenille wool yarn
  * -> 560600
t: chunky chenille yarn for blanket 250g => 560600
t: gimped yarn polyester elastane => 560600
t: chenille fabric => !5606

@ hemp-fabric
en: hemp fabric; hemp cloth; hemp canvas fabric; hemp linen fabric; ramie fabric; ramie cloth; coir fabric; pina cloth; abaca fabric; sinamay fabric; sinamay; paper yarn fabric; nettle fabric; pineapple fibre fabric; raffia fabric; banana fibre fabric; hemp cotton fabric
de: Hanfstoff; Hanfgewebe; Ramiestoff; Sinamay; Kokosgewebe
fr: tissu de chanvre; toile de chanvre; tissu chanvre; tissu de ramie; sisal tissé
es: tejido de cáñamo; tela de cáñamo; tejido de ramio; sinamay
it: tessuto di canapa; tela di canapa; tessuto di ramia; sinamay
nl: hennepstof; hennep stof; sinamay; ramiestof
pl: tkanina konopna; płótno konopne; sinamay; tkanina ramia
pt: tecido de cânhamo; tecido de rami; sinamay
not: sinamay hat; sinamay fascinator; hemp cloth bag
  main-fibre=cotton -> 521213 ~.02
  * -> 531100
t: hemp canvas fabric natural 300gsm => 531100
t: sinamay by the metre for millinery => 531100
t: sinamay hat wedding => !5311

@ horsehair-fabric
en: horsehair fabric; hair canvas; horsehair canvas; tailoring canvas; hymo canvas; woven horsehair; suit canvas interlining; haircloth; hair interlining
de: Rosshaarstoff; Rosshaareinlage; Steifleinen Rosshaar
fr: toile tailleur; toile de crin; tissu de crin
es: tejido de crin; entretela de crin
it: tela crine; tessuto di crine; crinolino tela
nl: paardenhaarstof; paardenhaar tussenvoering
pl: włosianka; płótno włosiankowe; tkanina z włosia końskiego
pt: tecido de crina; entretela de crina
  * -> 511300
t: hair canvas interlining for tailoring => 511300
t: primed cotton painting canvas => !5113

@ jute-fabric
en: burlap fabric; hessian fabric; jute fabric; hessian cloth; jute cloth; burlap roll; hessian roll; burlap by the yard; burlap sheet; jute hessian; hessian + fabric|yard|metre|meter|roll|cloth; jute roll; burlap garden wrap; tree wrap burlap; carpet backing cloth; jute canvas; burlap table runner roll; jute mesh fabric; woven fabric of jute; burlap + fabric|yard|roll|cloth|meter
de: Jutestoff; Jutegewebe; Rupfen + Jute|Stoff; Juteband breit; Sackleinen; Jute Meterware; Juterolle
fr: toile de jute; tissu de jute; rouleau toile de jute; toile jute
es: tela de yute; tela de arpillera; arpillera; tejido de yute; tela de saco
it: tela di iuta; tela juta; tessuto di iuta; tela di juta
nl: jutestof; jute doek; jutedoek; jute weefsel
pl: tkanina jutowa; juta na metry; juta tkanina; płótno jutowe
pt: tecido de juta; tela de juta; serapilheira; pano de juta
not: burlap bag; hessian sack; burlap ribbon; burlap table runner; burlap banner; burlap curtain; burlap wreath; burlap flower; hessian bag; hessian rug; burlap pillow; burlap lamp shade
  "carpet backing" -> 531010
  kind=dyed -> 531090 ~.06
  kind=bleached -> 531090 ~.03
  print=yes -> 531090 ~.04
  * -> 531010
t: natural burlap roll 1.5m x 10m => 531010
t: printed hessian fabric red => 531090
t: burlap coffee sack => !5310

@ jute-yarn
en: jute yarn; jute yarn single; jute cbc yarn; jute hessian yarn; spun jute yarn; kenaf yarn; jute thread yarn; jute cops
de: Jutegarn = jute yarn
fr: fil de jute = jute yarn; fils de jute = jute yarns
es: hilado de yute = jute yarn; hilo de yute = jute yarn
it: filato di iuta = jute yarn; filo di iuta = jute thread; filo di juta = jute thread
nl: jutegaren = jute yarn
pl: przędza jutowa = jute yarn; włóczka jutowa = jute yarn
pt: fio de juta = jute yarn; fios de juta = jute yarns
not: jute yarn twine; jute yarn rug; jute yarn basket
  form=plied -> 530720 ~.3
  "twine" -> 560790 # yarn of jute over 20,000 dtex, polished or with three plies: twine, s.XI n.3
  * -> 530710
t: single jute yarn 8 lbs => 530710
t: jute yarn 3 ply multiple folded => 530720
t: jute rug => !5307

@ knit-fabric
en: knitted fabric; knit fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; jersey fabric; cotton jersey fabric; rib knit fabric; ribbing fabric; rib fabric; cuff fabric; cuffing fabric; tubular rib; interlock fabric; interlock knit fabric; ponte fabric; ponte roma fabric; ponte knit fabric; pique knit fabric; scuba fabric; scuba knit fabric; sweatshirt fabric; sweater knit fabric; t shirt fabric; single jersey; single jersey fabric; viscose jersey fabric; bamboo jersey fabric; polyester jersey fabric; spandex fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; lycra fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; stretch jersey fabric; swimwear fabric; swimsuit fabric; activewear fabric; dbp fabric; double brushed poly; double brushed polyester; ity knit fabric; bullet fabric; bullet knit fabric; liverpool fabric; milliskin; dancewear fabric; 4 way stretch fabric; stretch fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; crocheted fabric; weft knitted fabric; knitted fabric of cotton; merino jersey fabric; boiled wool fabric; wool knit fabric; hacci knit fabric; waffle knit fabric; cotton lycra fabric; cotton spandex fabric; cotton lycra jersey; sports fabric moisture wicking; circular knit fabric; jacquard knit fabric; crepe knit fabric; knit by the yard; modal jersey fabric; jersey + fabric yard|by the metre|by the yard|by the meter|per metre; slinky fabric; legging fabric; thermal knit fabric
de: Jerseystoff = jersey fabric; Jersey Stoff = jersey fabric; Bündchenstoff = cuffing fabric; Baumwolljersey = cotton jersey; Interlock = interlock + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Strickstoff = knitted fabric; Romanit = ponte roma fabric; Romanitjersey = ponte roma jersey; Sweatstoff = sweatshirt fabric; Viskosejersey = viscose jersey; Badelycra = swimwear lycra; Gewirke = knitted fabric; Wirkware = knitted fabric; Jersey = jersey + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Sommersweat = summer sweatshirt fabric; Walkstoff = boiled wool fabric; Kochwolle = boiled wool + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Bademodenstoff = swimwear fabric; Bündchen Meterware = cuff fabric by the metre; Lycra Stoff = lycra fabric; Maschenware = knitted fabric
fr: tissu jersey = jersey fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; jersey coton = cotton jersey + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; étoffe de bonneterie = knitted fabric; tissu bord côte = ribbing fabric; tissu maille = knitted fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu lycra = lycra fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; maillot tissu lycra = lycra swimwear fabric; jersey = jersey + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; étoffes de bonneterie = knitted fabrics; tissu sweat = sweatshirt fabric; tissu bouclette laine = wool boucle fabric; tissu interlock = interlock fabric; laine bouillie = boiled wool + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau
es: tejido de punto = knitted fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de punto = knit fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela jersey = jersey fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; punto camiseta tela = t shirt fabric; tela lycra = lycra fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de bañador = swimwear fabric; tela licra = lycra fabric; puño tela = cuff fabric; tejido de punto de algodón = cotton knitted fabric; tela sudadera = sweatshirt fabric; punto roma = ponte roma fabric; tela de canalé = rib fabric
it: tessuto a maglia = knitted fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto jersey = jersey fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto maglina = jersey fabric; tessuto lycra = lycra fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; stoffa a maglia = knit fabric; tessuto felpa = sweatshirt fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; jersey = jersey + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; punto milano tessuto = ponte roma fabric; tessuto costina = rib fabric; maglina = jersey fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuti a maglia = knitted fabric; lana cotta tessuto = boiled wool fabric
nl: tricot stof = jersey fabric; jersey stof = jersey fabric; tricotstof = jersey fabric; breistof = knitted fabric; gebreide stof = knitted fabric + meter|naaien|coupon|patchwork|geverfd|rol|per meter; lycra stof = lycra fabric; katoenen tricot = cotton jersey fabric; joggingstof = sweatshirt fabric; badpakstof = swimsuit fabric; punta di roma stof = ponte roma fabric; tricot = jersey + meter|naaien|coupon|patchwork|geverfd|rol|per meter; sweaterstof = sweatshirt fabric; brei- of haakwerk aan het stuk = knitted or crocheted fabric
pl: dzianina = knitted fabric; dzianina bawełniana = cotton knitted fabric; dzianina dresowa = sweatshirt fabric; dżersej = jersey fabric; ściągacz dzianina = rib fabric; dzianina jersey = jersey fabric; dzianina punto = punto knit fabric; dzianina lycra = lycra knit fabric; lycra = lycra fabric + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; ściągacz tubularny = tubular rib; dzianina prążkowana = rib knit fabric; dzianina pętelkowa = french terry fabric; materiał dresowy = sweatshirt fabric
pt: tecido de malha = knitted fabric + metro|metros|costura|patchwork|tingido|cru|rolo; malha de algodão = cotton jersey fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecido jersey = jersey fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecido lycra = lycra fabric + metro|metros|costura|patchwork|tingido|cru|rolo; malha = knitted fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecido suplex = suplex fabric; tecido malha = knitted fabric + metro|metros|costura|patchwork|tingido|cru|rolo; ribana = rib fabric; tecido helanca = helanca fabric; malha canelada = rib fabric; tecidos de malha = knitted fabrics; tecido moletom = sweatshirt fabric; lã cozida tecido = boiled wool fabric
not: jersey fabric dress; knit fabric dress; stretch fabric gloves; lycra fabric cover; spandex fabric chair; knit fabric shaver; knit fabric mask; rib knit fabric dress; knitted fabric gloves; stretch fabric sofa; jersey fabric sheet; ribana feminina; pull dzianina; scuba fabric dress; knit fabric cleaning; sukienka dzianina; legging fabric tights; dzianina sukienka; dzianina bluza; malharia
implies: weave=knit
  "french terry" : main-fibre=synthetic 600122 ~.05; kind=stretch 600410 ~.05; * 600121
  "boiled wool" -> 600610
  "lana cotta" -> 600610
  "kochwolle" -> 600610
  "walkstoff" -> 600610
  "fleece" : main-fibre=cotton 600191 ~.05; * 600192
  "velour" : main-fibre=cotton 600191 ~.5; * 600192
  "swimwear" -> 600410
  "swimsuit" -> 600410
  "milliskin" -> 600410
  "dancewear" -> 600410
  "badelycra" -> 600410
  "bademodenstoff" -> 600410
  "bañador" -> 600410
  "badpakstof" -> 600410
  "lycra": kind=low-stretch use knit-plain; * 600410
  "licra" -> 600410
  "suplex" -> 600410
  "helanca" -> 600632
  "ponte": main-fibre=cotton use knit-cotton ~.05; * 600632
  "romanit" -> 600632
  "punto roma|punto di roma|ponte roma|punto milano" -> 600632
  "scuba" -> 600632
  "bullet" -> 600632
  "liverpool" -> 600632
  "double brushed": kind=stretch 600410; * 600410
  "cuff": kind=stretch 600410 ~.5; * 600622
  "bündchenstoff" -> 600410
  "activewear": kind=stretch 600410; * 600632
  use knit-by-fibre
ask: main-fibre; kind; print
t: cotton jersey knit fabric 95% cotton 5% spandex printed by the yard => 600410
t: single jersey 100% cotton dyed 160 gsm => 600622
t: knitted fabric of polyester, dyed => 600632
t: swimwear fabric nylon spandex => 600410
t: jersey dress women => !6006

@ lace-fabric
en: lace fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; guipure lace fabric; chantilly lace fabric; corded lace fabric; stretch lace fabric; bridal lace fabric; french lace fabric; african lace fabric; lace by the yard; eyelash lace fabric; floral lace fabric; raschel lace; leavers lace; tulle lace fabric; nylon lace fabric; cord lace; cotton lace fabric; hand made lace; bobbin lace; handmade lace; crochet lace trim; needle lace; nigerian lace fabric; swiss voile lace fabric; sequin lace fabric; beaded lace fabric; embroidered lace fabric; lace fabric appliqué; lace motif; lace edging; lace trimming; lace collar applique; dentelle fabric; alencon lace; venise lace trim
de: Spitzenstoff; Spitze + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Spitze Stoff; Klöppelspitze; Guipurespitze; Chantilly Spitze; Maschinenspitze; Häkelspitze
fr: tissu dentelle + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; dentelle au mètre; dentelle de calais; dentelle aux fuseaux; guipure; dentelle mécanique; tissu guipure; dentelle chantilly
es: tela de encaje + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejido de encaje; encaje de bolillos; tela guipur; guipur; encaje + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo
it: tessuto pizzo + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; pizzo + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; pizzo macramè tessuto; pizzo chantilly; merletto; pizzo al metro; tombolo pizzo; pizzo a tombolo
nl: kanten stof; kantstof; kant stof; kloskant; guipure kant; kant + stof|meter|band
pl: tkanina koronkowa; koronka + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; materiał koronkowy; gipiura; koronka klockowa; koronka gipiurowa
pt: tecido de renda + metro|metros|costura|patchwork|tingido|cru|rolo; tecido renda + metro|metros|costura|patchwork|tingido|cru|rolo; renda guipir; renda de bilros; renda + metro|metros|costura|patchwork|tingido|cru|rolo; guipure tecido
not: lace fabric dress; lace fabric bra; lace fabric mask; guipure dress; lace fabric gloves; lace fabric fan; guipure lace dress; guipure robe; encajable; rendado
  "guipure" -> 581010 # chemical lace: embroidery without visible ground
  "chemical" -> 581010
  "guipur" -> 581010
  "gipiura" -> 581010
  "guipir" -> 581010
  "guipurespitze" -> 581010
  "venise" -> 581010
  "swiss voile" -> 581091
  "embroidered": main-fibre=cotton 581091 ~.2; * 581092
  "hand made" -> 580430
  "handmade" -> 580430
  "bobbin" -> 580430
  "klöppelspitze" -> 580430
  "fuseaux" -> 580430
  "bolillos" -> 580430
  "tombolo" -> 580430
  "bilros" -> 580430
  "kloskant" -> 580430
  "klockowa" -> 580430
  "needle lace" -> 580430
  main-fibre=cotton|flax|silk -> 580429 ~.06
  * -> 580421
t: stretch lace fabric nylon spandex by the yard => 580421
t: guipure lace fabric chemical lace => 581010
t: handmade bobbin lace edging linen => 580430
t: lace dress women => !5804

@ leno-gauze-fabric
en: leno fabric; leno gauze fabric; gauze fabric; leno weave fabric; leno gauze; marquisette fabric; butter muslin gauze; marquisette; tobacco cloth; scrim fabric cotton
de: Drehergewebe; Gazestoff; Gaze + Stoff|Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Marquisette
fr: tissu à point de gaze; gaze + tissu|mètre; tissu gaze leno
es: tejido de gasa de vuelta; tejido leno
it: tessuto a punto di garza; garza tessuto
nl: gaasweefsel; weefsel met gaasbinding; leno weefsel
pl: gaza tkanina; tkanina gazejska; gaza leno
pt: tecido em ponto de gaze; gaze tecido
not: medical gauze fabric; gauze fabric swaddle; double gauze fabric
  * -> 580300
t: leno gauze fabric cotton 90cm wide => 580300
t: medical gauze swab => !5803

@ linen-fabric
en: linen fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; linen cloth + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; woven fabric of flax; flax fabric; softened linen fabric; linen cotton fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; linen cotton blend fabric; linen blend fabric; cotton linen fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; linen polyester fabric; washed linen fabric; linen canvas fabric; linen embroidery fabric; evenweave fabric; belfast linen; cashel linen; linen upholstery fabric; linen viscose fabric; pure linen fabric; natural linen fabric; stonewashed linen fabric; european linen fabric; linen voile fabric
de: Leinenstoff = linen fabric; Leinengewebe = linen fabric; Halbleinenstoff = half-linen fabric; Halbleinen = half-linen; Leinen Meterware = linen by the metre; Zählstoff = evenweave fabric
fr: tissu de lin = linen fabric; tissu lin = linen fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; toile de lin = linen cloth; tissus de lin = linen fabrics; tissu en lin = linen fabric
es: tejido de lino = linen fabric; tela de lino = linen fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de lino natural = natural linen fabric; tejidos de lino = linen fabric
it: tessuto di lino = linen fabric; tela di lino = linen cloth; tessuto in lino = linen fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; stoffa di lino = linen fabric
nl: linnen stof = linen fabric + meter|naaien|coupon|patchwork|geverfd|rol|per meter; linnenstof = linen fabric; linnen weefsel = linen woven fabric; halflinnen stof = linen cotton fabric
pl: tkanina lniana = linen fabric; płótno lniane = linen cloth; len tkanina = linen fabric; tkanina półlniana = half linen fabric
pt: tecido de linho = linen fabric; pano de linho = linen cloth; tecidos de linho = linen fabrics
not: tissu de lin housse; coussin tissu de lin
implies: main-fibre=flax
  main-fibre=cotton use cotton-woven ~.02
  main-fibre=synthetic use polyester-woven ~.02
  use linen-woven
ask: share
t: 100% linen fabric natural unbleached by the metre => 530911
t: woven fabric of flax, dyed, 90% flax => 530919
t: linen cotton blend fabric 55% linen 45% cotton printed by the yard => 530929
t: linen trousers women => !5309

@ linen-yarn
en: linen yarn; flax yarn; linen thread; linen weaving yarn; wet spun linen yarn; bookbinding linen thread; waxed linen thread; linen lace yarn; linen sewing thread; linen crochet yarn
de: Leinengarn; Leinenzwirn; Leinenfaden; Flachsgarn
fr: fil de lin ciré; fil de lin reliure
es: hilo de lino; hilado de lino; hilo de lino encerado
it: filo di lino; filato di lino; filo di lino cerato
nl: linnen garen; linnengaren; linnendraad; vlasgaren
pl: przędza lniana; nici lniane; włóczka lniana; dratwa lniana
pt: fio de linho; linha de linho; fio de linho encerado
  "single" -> 530610
  "nm" -> 530610
  "weaving" -> 530610
  "not put up" -> 530610
  "thread" -> 530620
  "ply" -> 530620
  "zwirn" -> 530620
  form=plied -> 530620
  * -> 530620
t: waxed linen thread bookbinding => 530620
t: single flax yarn for weaving nm 26 => 530610
t: linen shirt => !5306

@ lining-fabric
en: lining fabric; lining material; viscose lining fabric; polyester lining fabric; dress lining fabric; coat lining fabric; satin lining fabric; jacket lining fabric; anti static lining; lining cloth + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; curtain lining fabric; sleeve lining fabric; thermal curtain lining; interlining bump curtain
de: Futterstoff; Innenfutterstoff; Futtertaft; Gardinenfutter
fr: doublure tissu; tissu doublure; doublure + mètre|couture|laize; doublure polyester; doublure rideau
es: tela de forro; forro tela; tela para forro; tejido de forro; forro + metros|costura
it: fodera tessuto; tessuto fodera; fodera al metro; tessuto per fodere
nl: voeringstof; voering stof; gordijnvoering
pl: podszewka; tkanina podszewkowa; podszewka poliestrowa; podszewka wiskozowa
pt: forro tecido; tecido para forro; tecido de forro; forro poliéster
not: lining fabric glove; lining fabric boot; lining fabric bag; lining fabric coat; lining fabric jacket; podszewka kurtka; forrado; forrar
  main-fibre: cotton use cotton-l ~.04; artificial use viscose-filament ~.15; nylon use nylon-woven ~.03; silk use silk-woven ~.01
  "viscose|viscosa" use viscose-filament
  "acetate" use viscose-filament
  "cupro" use viscose-filament
  weave=knit use knit-warp ~.02
  "interlining" -> 560314
  * -> 540761
ask: main-fibre
t: polyester lining fabric 150cm by the metre => 540761
t: viscose lining fabric anti static => 540822
t: leather jacket with lining => !5407

@ linoleum
en: linoleum; linoleum flooring; linoleum roll; linoleum tile; lino flooring; marmoleum; marmoleum click; linoleum sheet; coated textile floor covering; lino roll floor; desktop linoleum; furniture linoleum; balatum; felt base floor covering
de: Linoleum = linoleum; Linoleumboden = linoleum flooring; Marmoleum = marmoleum; Möbellinoleum = furniture linoleum; Linoleum Rolle = linoleum roll
fr: linoléum = linoleum; lino naturel sol = natural linoleum flooring; marmoleum = marmoleum; sol linoléum = linoleum flooring; dalle linoléum = linoleum tile
es: linóleo = linoleum; suelo de linóleo = linoleum flooring; marmoleum = marmoleum; linóleo natural = natural linoleum
it: linoleum = linoleum; pavimento in linoleum = linoleum flooring; marmoleum = marmoleum
nl: linoleum = linoleum; linoleumvloer = linoleum flooring; marmoleum = marmoleum; meubellinoleum = furniture linoleum
pl: linoleum = linoleum; wykładzina linoleum = linoleum flooring; marmoleum = marmoleum; linoleum naturalne = natural linoleum
pt: linóleo = linoleum; piso de linóleo = linoleum flooring; marmoleum = marmoleum; linóleo pavimento = linoleum flooring
not: linoleum cutter; linoleum knife; linoleum block; linoleum carving; linoleum print; linoleum cutting; linoleum cleaner; linoleum glue; linoleumschnitt; linoleummesser; linoleum printing; linoleum tool; linoleum snede; linoleum adhesive; linoleum block printing
  "vinyl" -> 391810 # vinyl sheet sold as linoleum: plastics of 3918
  "pvc" -> 391810
  "balatum" -> 590490
  "felt base" -> 590490
  "textile floor" -> 590490
  * -> 590410
t: natural linoleum flooring roll 2.5mm => 590410
t: pvc linoleum vinyl floor roll => 391810
t: linoleum carving block => !5904

@ mat-floor-textile
en: hand knotted rug; carpet + knotted; rug + knotted;  rag rug + cotton|handmade|woven|cm; jute rug + round|braided|natural|cm|handwoven; kilim + wool|handwoven|cm|turkish|rug; hand knotted carpet; persian carpet; oriental carpet; kilim rug; soumak rug; kelim; handwoven kilim; moroccan rug; beni ourain rug; hand tufted rug; hand tufted carpet; tufted rug; braided rug; sisal rug; seagrass rug; dhurrie; flatweave rug; flat woven rug; cotton rug; cowhide patchwork textile rug; felt rug; felt ball rug; knitted rug; crochet rug; bonded rug; flocked mat; textile car mat; carpet car mat; car carpet; tufted car mat; stair tread carpet; carpet stair treads; stair mat; non slip stair carpet tread; kitchen mat textile; coir brush mat; coir runner; coir matting; coco matting; washable entrance mat; cotton bath rug tufted; silk rug; viscose rug; vinyl backed dirt trapper mat; dirt trapper mat; cotton dust control mat; tatami rug; prayer rug padded; muslim prayer mat; wool area rug; machine made rug; wilton rug; turkish rug; berber rug; gabbeh; afghan rug
de: Orientteppich; Perserteppich; Kelim; handgeknüpfter Teppich; Juteteppich; Flickenteppich; Sisalteppich Läufer; Autofußmatten Textil; Textilfußmatten; Kokosläufer; Filzteppich; Kurzflorteppich; Flachgewebeteppich; Baumwollteppich
fr: tapis d'orient; tapis persan; tapis noué main; kilim; tapis berbère; tapis en jute; tapis laine; marchettes escalier; tapis de voiture moquette; tapis coco; tapis tissé plat; tapis tressé; tapis feutre; tapis anti-poussière; tapis coton
es: alfombra persa; alfombra oriental; alfombra anudada a mano; kilim; alfombra de yute; alfombra de lana; alfombrillas coche moqueta; peldaños alfombra escalera; alfombra trenzada; felpudo coco; alfombra algodón; alfombra bereber; estera coco
it: tappeto persiano; tappeto orientale; tappeto annodato a mano; kilim; tappeto in juta; tappeto lana; tappetini auto moquette; tappeto scale adesivo; zerbino cocco; tappeto preghiera; tappeto intrecciato; tappeto cotone; passatoia cocco
nl: perzisch tapijt; oosters tapijt; handgeknoopt tapijt; kelim; jute vloerkleed; wollen vloerkleed; trapmatten; automatten stof; kokosmat; schoonloopmat; katoenen vloerkleed; vilten vloerkleed
pl: dywan perski; dywan ręcznie tkany; dywan wełniany; kilim; dywan jutowy; nakładki na schody; dywaniki samochodowe welurowe; wycieraczka kokosowa; dywan bawełniany; dywan sznurkowy; dywaniki welurowe; chodnik bawełniany
pt: tapete persa; tapete oriental; tapete de juta; tapete de lã; kilim; tapete feito à mão; tapetes auto alcatifa; capacho de coco; passadeira algodão; tapete de algodão; tapete trançado; tapete sisal
not: kilim cushion; kilim pillow; kilim bag; rubber car mat; kilim pillow cover; kilim fabric; rug pad; rug gripper; rug tape; prayer mat holder; car carpet cleaner; stair tread rubber; felt rug pad; kelim kissen
  "knotted": main-fibre=wool 570110 ~.75; * 570190
  "hand knotted": main-fibre=wool 570110 ~.75; * 570190
  "handgeknüpfter": main-fibre=wool 570110 ~.75; * 570190
  "persian": main-fibre=synthetic|artificial 570242 ~.3; main-fibre=cotton|silk 570190 ~.1; * 570110
  "noué": main-fibre=wool 570110 ~.75; * 570190
  "annodato": main-fibre=wool 570110 ~.75; * 570190
  "anudada": main-fibre=wool 570110 ~.75; * 570190
  "handgeknoopt": main-fibre=wool 570110 ~.75; * 570190
  "kilim" -> 570210
  "kelim" -> 570210
  "soumak" -> 570210
  "coir" -> 570220
  "coco" -> 570220
  "kokosläufer" -> 570220
  "kokosmat" -> 570220
  "cocco" -> 570220
  "kokosowa" -> 570220
  "felt ball" -> 570500
  "felt|fieltro|feltro" -> 570490
  "filzteppich" -> 570490
  "knitted|de punto|a maglia|de malha" -> 570500
  "crochet" -> 570500
  "braided|trenzado|intrecciato|entrançado|trançado": main-fibre=jute 570500 ~.1; * 570500
  "flocked" -> 570500
  "bonded" -> 570500
  "hand tufted": main-fibre=wool 570310 ~.6; main-fibre=cotton 570390 ~.1; main-fibre=nylon 570329 ~.1; * 570339
  "car": main-fibre=nylon 570329 ~.15; "needle|aguja|ago|agulha" 570490; "felt|fieltro|feltro" 570490; * 570339
  "autofußmatten": main-fibre=nylon 570329 ~.1; * 570339
  "textilfußmatten" -> 570339
  "voiture" -> 570339
  "stair" -> 570339
  "stufenmatte" -> 570339
  "stufenmatten" -> 570339
  "dirt trapper": main-fibre=nylon 570329 ~.3; main-fibre=cotton 570390 ~.1; * 570339
  "schmutzfangmatte": main-fibre=nylon 570329 ~.3; * 570339
  "jute|yute|iuta|juta" -> 570299
  "sisal" -> 570299
  "seagrass" -> 460129   # mats of plaiting materials
  "rag rug" -> 570299
  "flickenteppich" -> 570299
  "flatweave": main-fibre=wool 570291 ~.1; main-fibre=synthetic 570292 ~.5; * 570299
  "flat woven": main-fibre=wool 570291 ~.1; main-fibre=synthetic 570292 ~.5; * 570299
  "dhurrie" : main-fibre=wool 570291 ~.1; * 570299
  use rugs
ask: build; main-fibre
t: hand knotted persian carpet wool 200x300 => 570110
t: kilim rug handwoven wool => 570210
t: jute rug round 120 cm => 570299
t: textile car mats set velour nylon tufted for golf => 570329
t: kilim cushion cover => !5702

@ metallic-fabric
en: lame fabric; metallic fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; gold lame fabric; silver lame; brocade metal thread; copper mesh fabric emf; emf shielding fabric; faraday fabric; conductive fabric; metal thread fabric; woven fabric of metal thread; metallised yarn fabric; rf shielding fabric; silver fibre fabric; stainless steel fibre fabric; zari brocade; banarasi brocade; tissue lame
de: Laméstoff; Lamé Stoff; Brokatstoff Metallfaden; Abschirmstoff; Faraday Stoff; leitfähiger Stoff
fr: tissu lamé; tissu de fils de métal; tissu faraday; tissu anti-ondes
es: tela lamé; tejido de hilos de metal; tela faraday; tela conductiva
it: tessuto lamé; tessuto di fili metallici; tessuto schermante; tessuto conduttivo
nl: lamé stof; faraday stof; afschermstof; geleidende stof
pl: tkanina lama; lama tkanina; tkanina ekranująca; tkanina z nitki metalowej
pt: tecido lamé; tecido de fios metálicos; tecido condutor; tecido faraday
not: lame fabric dress; faraday fabric bag; faraday fabric pouch
  weave=knit -> 600632 ~.1
  * -> 580900
t: gold lame fabric metal thread by the yard => 580900
t: faraday fabric emf shielding 43 inch => 580900
t: metallic leggings => !5809

@ metallised-yarn
en: metallised yarn; metallized yarn; lurex yarn; lurex thread; metallic yarn; metallic embroidery thread; gold thread + embroidery|goldwork|zari|metallic; silver thread + embroidery|goldwork|metallic; zari thread; zari; goldwork thread; conductive thread; conductive sewing thread; metallic machine embroidery thread; metallic thread embroidery; metallic twine gold; metallic cord thread; bullion wire goldwork; purl wire embroidery; metallic film yarn; japan thread gold; kreinik metallic; tinsel thread; metallic yarn m type
de: Metallgarn; Lurexgarn; Goldfaden; Silberfaden; Metallicgarn; Effektgarn metallic; Goldkordel dünn; leitfähiges Garn
fr: fil métallisé; fil lurex; fil d'or broderie; fil métallique à broder; fil conducteur couture; filé métallique
es: hilo metalizado; hilo lurex; hilo metálico bordar; hilo conductor costura; hilado metalizado; hilo metalizado oro
it: filo metallizzato; filo lurex; filato metallizzato; filo metallico ricamo; filo conduttivo; filato lurex
nl: metaalgaren; lurexgaren; metallic borduurgaren; gouddraad borduren; geleidend garen
pl: nić metalizowana; przędza metalizowana; mulina metalizowana; lureks; nić przewodząca; nici metalizowane
pt: fio metalizado; linha metalizada; fio lurex; linha metálica bordar; fio condutor costura
not: zari saree; zari dress; gold thread insert; zari border saree; lurex yarn sweater; metallic yarn dress; gold thread bracelet; gold thread lift; lurex yarn knit; gold thread earrings; silver thread jewelry
  * -> 560500
t: metallic embroidery thread gold 500m => 560500
t: lurex yarn m type 1/69 => 560500
t: gold chain necklace => !5605

@ monofilament-strip
en: nylon monofilament; monofilament line; polyester monofilament; polypropylene monofilament; monofilament yarn; transparent beading thread monofilament; raffia; synthetic raffia; raffia ribbon; polypropylene raffia; artificial raffia; artificial straw; crystal stretch cord; stretch bead cord monofilament; elastic monofilament; clear elastic beading cord; crystal string; crystal thread elastic; clear nylon beading thread; invisible nylon wire hanging; clear hanging wire; synthetic strip of plastic; pe strip woven weaving; viscose raffia; rayon raffia; pp strip yarn; artificial catgut; synthetic catgut; weaving strip synthetic; hanging nylon line; racket monofilament reel; nylon line clear; wig making monofilament; horsehair substitute nylon monofilament
de: Monofilament = monofilament; Nylonschnur transparent = transparent nylon cord; Kunstbast = artificial raffia; Raffiabast = raffia; Bastband = raffia ribbon; Nylonfaden transparent = transparent nylon thread; elastischer Nylonfaden = elastic nylon thread
fr: monofilament = monofilament; fil nylon transparent = clear nylon thread; raphia synthétique = synthetic raffia; raphia artificiel = artificial raffia; fil cristal élastique = elastic crystal thread; fil nylon invisible = invisible nylon thread; rafia viscose = viscose raffia
es: monofilamento = monofilament; hilo nylon transparente = transparent nylon thread; rafia sintética = synthetic raffia; hilo elástico transparente = clear elastic beading cord; rafia = raffia + cinta|manualidades|sintética; hilo de silicona pulseras = silicone thread for bracelets
it: monofilamento = monofilament; filo nylon trasparente = transparent nylon thread; rafia sintetica = synthetic raffia; filo elastico trasparente = transparent elastic thread; rafia = raffia + nastro|sintetica
nl: monofilament = monofilament; nylondraad transparant = transparent nylon thread; raffia = raffia + lint|synthetisch|knutselen; elastisch draad transparant = clear elastic thread; kunstraffia = artificial raffia
pl: monofilament = monofilament; żyłka nylonowa = nylon line; rafia syntetyczna = synthetic raffia; rafia = raffia + wstążka|dekoracyjna; żyłka jubilerska = jewellery thread; żyłka silikonowa = silicone line
pt: monofilamento = monofilament; fio nylon transparente = transparent nylon thread; ráfia sintética = synthetic raffia; fio de silicone pulseiras = silicone bracelet cord; fio elástico transparente = transparent elastic thread; ráfia = raffia + fita|sintética
not: monofilament fishing line; raffia hat; raffia bag; raffia skirt; raffia palm; raffia basket; monofilament wig; monofilament trimmer line; raffia placemat; raffia tote; raffia lamp; raffia sandals; raffia rug; monofilamento pesca; monofilament carp; raffia wall; raffia hoed; raffia tas; rafia bolso; żyłka nylonowa wędka; żyłka wędkarska
  "fishing" -> 950790
  "pesca" -> 950790
  "paper|papel|carta" -> 530890
  "natural" -> 140190
  "viscose|viscosa" -> 540500
  "rayon" -> 540500
  "cellulose" -> 540500
  "raffia" -> 540490
  "kunstbast" -> 540490
  "raffiabast" -> 540490
  "raphia" -> 540490
  "rafia" -> 540490
  "ráfia" -> 540490
  "strip|fleje|tira" -> 540490
  "straw|paja|paglia|palha" -> 540490
  "elastic" -> 540411
  "stretch" -> 540411
  "crystal|cristal|cristallo" -> 540411
  "elástico" -> 540411
  "elastico" -> 540411
  "élastique" -> 540411
  "elastisch" -> 540411
  "elastischer" -> 540411
  "silikonowa" -> 540411
  "silicona" -> 540411
  "silicone" -> 540411
  "polypropylene|polipropileno|polipropilene" -> 540412
  diameter>1mm -> 391690
  * -> 540419
t: clear elastic crystal stretch beading cord 0.8mm => 540411
t: nylon monofilament 0.5mm 100m clear => 540419
t: synthetic raffia ribbon 200m => 540490
t: raffia beach bag => !5404

@ narrow-knit-fabric
en: knit ribbon; knitted ribbon; cuff ribbing trim; knit cuff rib trim; tubular knit band; knitted tape; knitted elastic tape; ready made cuffs ribbing; cuff ribbed knit; waistband ribbing; icord trim; i cord knitted; knitted tubular cord; stockinette tubular fabric; tubular gauze knit fabric; collar ribbing; neckline ribbing
de: Fertigbündchen; Strickbündchen; Strickband; Strickschlauch; Cuff Bündchen
fr: bord côte prêt à coudre; ruban tricoté; bande côtelée tricot
es: puño de canalé; cinta de punto; puños elásticos de punto
it: nastro a maglia; bordo a costine
nl: cuffs boordstof; gebreid band; kant-en-klare boord
pl: ściągacz gotowy; taśma dzianinowa; ściągacz do rękawów
pt: punho de malha; fita de malha tricotada; ribana punho
  kind=stretch -> 600240 ~.3
  main-fibre: cotton 600320 ~.2; wool 600310 ~.05; artificial 600340 ~.03; silk|flax 600390 ~.02
  * -> 600330
t: cuff ribbing trim knit polyester 7cm => 600330
t: knitted elastic tape with elastane 2cm => 600240
t: cuff bracelet => !6003

@ net-textile
en: knotted netting; net fabric knotted; bird netting; anti bird net; bird net; garden netting; pea netting; plant support net; trellis netting; fruit cage netting; butterfly netting garden; insect netting garden; pond cover net; leaf net; pool leaf net; deer netting; debris netting; scaffold net; scaffolding netting; construction safety net; fall safety net; safety netting; balcony net; child safety net; cat safety net balcony; slow feeder hay net; cargo netting; truck cargo net; elastic cargo net; car boot net; trunk net; luggage net; climbing net; scramble net; playground net; sports net; batting cage net; golf practice netting; soccer net; football net; goal netting; hockey net; lacrosse net; barrier netting; ball stop net; backstop net; cricket net; hoop net; futsal net; ball catch net; ball carry net; shade net; hail net; anti hail net; windbreak net; windbreak netting; olive net; harvest net; shellfish net bag; seine net; gill net; trammel net; casting net; trawl net; fish trap net; crab net; keep net; crayfish trap net; lobster net; fishing net made up; purse seine; fish farming net cage; aquaculture net; hammock netting; fish netting decor; decorative fishing net; nautical fish net; mist net; bird catching net; monofilament net; nylon net; trampoline safety net; roof garden net; poultry netting plastic textile; electric poultry netting
de: Vogelschutznetz; Vogelnetz; Vogelabwehrnetz; Gartennetz; Laubnetz; Laubschutznetz; Ranknetz; Rankhilfe Netz; Schutznetz + Balkon|Treppe|Katze|Kinder|Vogel|Insekten; Katzennetz; Fischernetz; Stellnetz; Wurfnetz; Tornetz; Fußballnetz; Ballfangnetz; Hagelschutznetz; Insektenschutznetz Garten; Gerüstnetz; Auffangnetz; Containernetz; Kletternetz; Trampolinnetz; Kiemennetz; Basketballnetz; Teichnetz; Gemüsenetz
fr: filet anti-oiseaux; filet oiseaux; filet de protection + balcon|oiseaux|escalier|chat|insectes; filet de pêche; épervier pêche; filet de but; filet football; filet pare-ballon; filet de sécurité; filet à ramer; filet anti-insectes; filet anti-grêle; filet brise-vent; filet de bassin; filet protection jardin; filet trampoline; filet à papillon jardin; filet chat balcon; filet d'escalade; filet panier basket
es: red antipájaros; red de pesca; atarraya; red de protección; red de seguridad; red para heno; red de portería; red de fútbol; malla antipájaros; malla antigranizo; red entutorado; malla de entutorado; red de carga + camión|textil; red gatos balcón; malla antiinsectos; red trampolín; malla seguridad balcón; red baloncesto; malla mosquitera huerto; red de escalada
it: rete antiuccelli; rete da pesca; rete uccelli; rete di sicurezza; rete porta calcio; rete rampicanti; rete antigrandine; rete gatti balcone; rete protezione balcone; rete parapalloni; rete antinsetto; rete trampolino; rete raccolta olive; rete canestro; rete protezione scale
nl: vogelnet; visnet; kattennet; vijvernet; klimnet; valnet; tuinnet; ballenvangnet; insectennet tuin; hagelnet; voetbalnet; bladnet; veiligheidsnet; trampolinenet; steigernet; basketbalnet
pl: siatka na ptaki; siatka przeciw ptakom; siatka rybacka; siatka ochronna na balkon; siatka dla kota; siatka do bramki; siatka na bramkę; piłkochwyt; siatka na piłkochwyty; siatka zabezpieczająca; siatka do pnączy; siatka na krety; siatka przeciwgradowa; siatka na liście; siatka do trampoliny; siatka na schody; siatka wspinaczkowa; siatka rusztowaniowa; siatka do kosza
pt: rede anti-pássaros; rede de pesca; tarrafa; rede de proteção; rede de segurança; rede para feno; rede de baliza; rede de gol; rede anti-pombos; tela de proteção janela; rede anti-granizo; rede proteção gatos; rede trampolim; rede de escalada; rede anti-insetos; rede basquete; rede proteção varanda
not: fishnet tights; net weight; net curtain; hair net; rede móveis; rede wifi; rede dormir; redes de dormir; shade net pole; basketball net hoop set; fishing net pen; badminton net set; pickleball net set; golf net stand; siatka ogrodzeniowa metalowa; rete metallica; rete materasso; net stand; siatka leśna; portable volleyball net set
  "wire" -> 731449
  "goal" -> 950699 # sports nets are equipment of 95.06, outside 56.08
  "soccer" -> 950699
  "hockey" -> 950699
  "lacrosse" -> 950699
  "batting" -> 950699
  "football net" -> 950699
  "futsal" -> 950699
  "golf" -> 950639
  "decorative" : main-fibre=cotton 560890 ~.1; * 560819
  "décoration" -> 560819
  "fishing" -> 560811
  "seine" -> 560811
  "gill" -> 560811
  "trammel" -> 560811
  "trawl" -> 560811
  "cast|fundido|colado|fuso" -> 560811
  "casting" -> 560811
  "fish|pescado|pez|pesce|peixe" -> 560811
  "keep net" -> 560811
  "crab" -> 560811
  "aquaculture" -> 560811
  "fischernetz" -> 560811
  "stellnetz" -> 560811
  "wurfnetz" -> 560811
  "kiemennetz" -> 560811
  "pêche" -> 560811
  "pesca" -> 560811
  "atarraya" -> 560811
  "visnet" -> 560811
  "rybacka" -> 560811
  "tarrafa" -> 560811
  "giacchio" -> 560811
  main-fibre=cotton|jute -> 560890 ~.03
  * -> 560819
ask: main-fibre
t: anti bird garden netting 4x10m => 560819
t: nylon gill net fishing 30m => 560811
t: soccer goal netting 7.3x2.4m => 950699
t: jute cargo netting knotted natural => 560890
t: mosquito net for bed => !5608

@ nonwoven-fabric
en: nonwoven fabric; non woven fabric; non woven fabric roll; nonwoven roll; spunbond fabric; spunbond nonwoven; meltblown fabric; melt blown fabric; sms nonwoven fabric; spunlace nonwoven; spunlace fabric; spunlace; pp nonwoven fabric; pp spunbond; pet nonwoven; nonwovens; interfacing; fusible interfacing; iron on interfacing; interlining; nonwoven interlining; sew in interfacing; stabilizer embroidery; embroidery stabilizer; cut away stabilizer; tear away stabilizer; embroidery backing; interfacing fabric; vlieseline; pellon interfacing; geotextile; non woven geotextile; geotextile membrane; geotextile fabric; drainage fabric; pond liner underlay; pond underlay; plant fleece; garden fleece; frost fleece; frost protection fleece; horticultural fleece; plant frost cover; floating row cover; row cover; frost cloth; crop cover; winter fleece plant; hygiene nonwoven; airlaid; airlaid paper fabric; wet wipe nonwoven roll; needle punched nonwoven; thermal bonded nonwoven; tyvek roll; tyvek fabric; filter nonwoven; dry laid nonwoven; nonwoven wallpaper base; breathable membrane roof; roofing membrane breathable; house wrap; vapour permeable membrane; underlay felt nonwoven; fusible web; bondaweb; heat n bond; double sided fusible web; wonder under; fusible fleece; painters fleece; painter fleece; self adhesive fleece floor protection; capillary matting; capillary mat; vinyl flooring underlay fleece; medical nonwoven; dust cloth nonwoven roll; hydroentangled fabric; elastic nonwoven; glitter nonwoven fabric; flower wrapping nonwoven; bouquet wrapping nonwoven; felt nonwoven wrap
de: Vliesstoff = nonwoven fabric; Spinnvlies = spunbond fabric; Vlieseline = interfacing; Bügelvlies = fusible interfacing; Einlagevlies = interfacing; Geotextil = geotextile; Gartenvlies = garden fleece; Frostschutzvlies = frost protection fleece; Wintervlies = winter protection fleece; Stickvlies = embroidery stabilizer; Teichvlies = pond fleece; Drainagevlies = drainage fleece; Unterlage Vlies = fleece underlay; Winterschutzvlies = winter protection fleece; Bewässerungsvlies = irrigation fleece; Schabrackenvlies = stiff interfacing; Vliesofix = fusible web; Saumvlies = hem fusible web; Spinnvliesstoff = spunbond nonwoven; Wurzelvlies = root barrier fleece; Meltblown = meltblown fabric; Abreißvlies = tear-away stabilizer
fr: non tissé = nonwoven + rouleau|mètre|intissé|tissu; nontissé = nonwoven; voile d'hivernage = winter plant fleece; géotextile = geotextile; feutre géotextile = geotextile felt; entoilage = interfacing; vlieseline = interfacing; entoilage thermocollant = fusible interfacing; thermocollant = iron-on interfacing + tissu|couture|entoilage; voile de forçage = plant forcing fleece; voile hivernage = winter plant fleece; stabilisateur broderie = embroidery stabilizer; bidim = geotextile; spunbond = spunbond; nontissés = nonwovens; molleton de protection sol peintre = painter's floor protection fleece
es: tela no tejida = nonwoven fabric; tela sin tejer = nonwoven fabric; geotextil = geotextile; entretela = interfacing; entretela termoadhesiva = fusible interfacing; fliselina = interfacing; velo de hibernación = plant frost fleece; estabilizador bordado = embroidery stabilizer; manta térmica plantas = plant frost fleece; tejido sin tejer = nonwoven fabric; tnt tela = nonwoven fabric; spunbond = spunbond; velo de invierno plantas = plant frost fleece
it: tessuto non tessuto = nonwoven fabric; tnt = nonwoven fabric + rotolo|tessuto|metri|telo; telo tnt = nonwoven sheet; geotessile = geotextile; fliselina = interfacing; teletta adesiva = fusible interfacing; telo protezione piante = plant protection fleece; stabilizzatore ricamo = embroidery stabilizer; velo da sposa piante = plant protection fleece; non tessuto = nonwoven fabric; tessuto tnt = nonwoven fabric; teletta termoadesiva = fusible interfacing
nl: vliesstof = nonwoven fabric; nonwoven = nonwoven fabric; niet-geweven = nonwoven fabric; vlieseline = interfacing; plakvlieseline = fusible interfacing; geotextiel = geotextile; vliesdoek = nonwoven cloth; vorstbescherming vlies = frost protection fleece; borduurvlies = embroidery stabilizer; winterafdekvlies = winter protection fleece; strijkvlies = fusible interfacing; schildersvlies = painter's fleece; tuinvlies = garden fleece; gebonden textielvlies = bonded nonwoven; vorstbescherming vliezen = frost protection fleece; borduurvliezen = embroidery stabilizer; winterafdekvliezen = winter protection fleece; strijkvliezen = fusible interfacing; schildersvliezen = painter's fleece; tuinvliezen = garden fleece; gebonden textielvliezen = bonded nonwoven
pl: włóknina = nonwoven fabric; agrowłóknina = garden fleece; flizelina = interlining; geowłóknina = nonwoven geotextile; włóknina filtracyjna = filter nonwoven; włóknina spunbond = spunbond nonwoven; agrowłóknina zimowa = winter garden fleece; fizelina = interlining; włóknina malarska = painter's fleece; flizelina termoprzylepna = fusible interlining; geotkanina = geotextile; agrowłóknina biała = white garden fleece; wigofil = nonwoven interlining
pt: falso tecido = nonwoven fabric; não tecido = nonwoven; tnt tecido = nonwoven fabric; tecido não tecido = nonwoven fabric; tnt = nonwoven + rolo|metros|tecido; geotêxtil = geotextile; entretela = interfacing; entretela termocolante = fusible interfacing; manta bidim = geotextile mat; manta geotêxtil = geotextile mat; entretela colante = fusible interfacing; estabilizador bordado = embroidery stabilizer; manta térmica plantas jardim = plant frost cover fleece
not: non woven fabric bag; nonwoven bag; non woven fabric storage; non woven wallpaper; nonwoven mask; interfacing module; interfacing cable; non woven fabric cap; non woven fabric shoe cover; nonwoven fabric wardrobe; thermocollant patch; stabilizer embroidery hoop; non woven fabric wipes; non woven fabric cover; non woven fabric apron; garden fleece jacket; non woven fabric tape; nonwoven medical tape; non woven fabric mask; non woven fabric pot; nonwoven grow bag; non woven fabric gown; non woven fabric box; thermocolleuse; wallpaper non woven; nonwoven wallpaper
  "fusible": "woven interfacing" 590390; "web" 560391; * use nonwoven-staple
  "iron on" use nonwoven-staple
  "woven fusible" -> 590390
  "web" -> 560391
  "bondaweb" -> 560391
  "vliesofix" -> 560391
  "heat n bond" -> 560391
  "row cover" -> 560311
  "fleece" : "fusible" 560393; "garden|jardín|giardino|jardim" 560311; "plant" 560311; "frost" 560311; "horticultural" 560311; "floor|suelo|pavimento|chão|piso" 560394; "painter" 560394; * 560312
  "plant" -> 560311
  "frost" -> 560311
  "crop" -> 560311
  "hivernage" -> 560311
  "gartenvlies" -> 560311
  "wintervlies" -> 560311
  "frostschutzvlies" -> 560311
  "malervlies" -> 560394
  "teichvlies" -> 560394
  "agrowłóknina": grammage>25 560312 ~.1; * 560311
  "geotextile" use nonwoven-staple ~.6
  "geotextil" use nonwoven-staple ~.6
  "underlay": grammage<=150 560393 ~.1; * 560394
  "capillary" -> 560394
  "tyvek" use nonwoven-filament
  "roof" -> 560313
  "spunlace" use nonwoven-staple
  "needle punched" use nonwoven-staple
  "airlaid" use nonwoven-staple
  "thermal bonded" use nonwoven-staple
  "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" use nonwoven-staple
  "stabilizer" use nonwoven-staple
  "interfacing" use nonwoven-staple
  "interlining" use nonwoven-staple
  "vlieseline" use nonwoven-staple
  "entretela" use nonwoven-staple
  "entoilage" use nonwoven-staple
  "flizelina" use nonwoven-staple
  "wipe" use nonwoven-staple
  main-fibre=artificial|cotton use nonwoven-staple ~.03
  use nonwoven-filament
ask: grammage; kind
t: pp spunbond nonwoven fabric 50gsm roll => 560312
t: spunlace nonwoven fabric viscose polyester 50 gsm => 560392
t: geotextile membrane 100gsm drainage 1m x 25m => 560393
t: plant frost protection fleece 17gsm 2x10m => 560311
t: non woven shopping bag => !5603

@ nylon-fabric
en: nylon fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; ripstop fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; ripstop nylon fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; ripstop nylon + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; nylon taffeta; nylon taslan; woven fabric of nylon; woven fabric of polyamide; nylon woven fabric; parachute fabric; parachute cloth; nylon oxford fabric + uncoated|yard|metre|dyed; kite fabric; spinnaker cloth; silnylon; silnylon fabric; nylon organza fabric; taslan fabric; cordura fabric; ballistic nylon fabric; cordura + fabric|yard|metre|1000d|500d|meter; 1680d ballistic fabric; airbag fabric; high tenacity nylon fabric; balloon cloth; down proof nylon fabric; polyester ripstop fabric; sailcloth fabric; dacron sailcloth; woven fabric of high tenacity yarn
de: Nylonstoff = nylon fabric; Ripstop Stoff = ripstop fabric; Ripstop-Nylon = ripstop nylon; Drachenstoff = kite fabric; Fallschirmstoff = parachute fabric; Spinnakertuch = spinnaker cloth; Nylongewebe = nylon woven fabric; Cordurastoff = cordura fabric; Cordura Stoff = cordura fabric; Taslan = taslan; Segeltuch Dacron = dacron sailcloth
fr: tissu nylon = nylon fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; toile ripstop = ripstop fabric; tissu ripstop = ripstop fabric; toile de parachute = parachute cloth; toile cordura = cordura fabric; tissu cordura = cordura fabric; toile de spi = spinnaker cloth; tissus de polyamide = polyamide fabrics
es: tejido de nailon = nylon fabric; tela nylon = nylon fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela ripstop = ripstop fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela paracaídas = parachute fabric; tela cordura = cordura fabric; tejido de poliamida = polyamide fabric
it: tessuto nylon = nylon fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto ripstop = ripstop fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto paracadute = parachute fabric; tessuto cordura = cordura fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto di poliammide = polyamide fabric
nl: nylon stof = nylon fabric + meter|naaien|coupon|patchwork|geverfd|rol|per meter; ripstop stof = ripstop fabric; ripstop nylon stof = ripstop nylon fabric; parachutestof = parachute fabric; cordura stof = cordura fabric; spinnakerdoek = spinnaker cloth
pl: tkanina nylonowa = nylon fabric; tkanina ripstop = ripstop fabric; ripstop nylon = ripstop nylon + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; tkanina spadochronowa = parachute fabric; cordura tkanina = cordura fabric; tkanina poliamidowa = woven fabric of polyamide
pt: tecido de nylon = nylon fabric; tecido nylon = nylon fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecido ripstop = ripstop fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecido paraquedas = parachute fabric; tecido cordura = cordura fabric; tecido de poliamida = polyamide fabric
not: ripstop fabric jacket; ripstop fabric pants; cordura fabric backpack; ripstop fabric backpack; ripstop nylon jacket; ripstop nylon backpack; ripstop nylon bag; ripstop nylon pants; ripstop fabric tent; ripstop nylon hammock; cordura fabric trousers; ripstop nylon jacket
implies: main-fibre=nylon
  "cordura": build=coated 590320; * 540710
  "ballistic" -> 540710
  "airbag" -> 540710
  "silnylon" -> 590390
  "silicone|silicona" -> 590390
  build=coated use coated-plastic ~.08
  main-fibre=polyester: kind=high-tenacity 540710; * 540761
  use nylon-woven
t: ripstop nylon fabric 40d by the yard => 540742
t: cordura fabric 500d black => 540710
t: cordura backpack => !5407

@ pile-knit-fabric
en: looped pile fabric; looped pile knitted fabric; long pile fabric; long pile knitted fabric; fleece fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; polar fleece fabric; anti pill fleece fabric; minky fabric; minky dot fabric; minky; cuddle fabric; faux fur fabric; fake fur fabric; long pile faux fur; shaggy faux fur fabric; sherpa fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; sherpa fleece fabric; teddy fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; teddy fleece fabric; coral fleece fabric; micro fleece fabric; flannel fleece fabric; velour knit fabric; velour fabric; french terry fabric; french terry; stretch velvet knit fabric; plush fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; crystal super soft fabric; loop pile fabric; loop back sweatshirt fabric; knitted pile fabric; knitted terry fabric; stretch terry fabric; imitation fur fabric; artificial fur fabric; craft fur; fur fabric + faux|craft|shaggy|costume; high pile fabric; brushed sweatshirt fabric; winter sweat fabric; fleece + by the yard|by the metre|by the meter|per metre; velboa; velboa fabric; short plush fabric; panne velvet; panne velvet fabric; ice velvet; softshell fabric; softshell fleece fabric; wellness fleece fabric; automotive headliner fabric; headliner fabric; loop velvet fabric; rose minky
de: Fleecestoff; Polarfleece Stoff; Kunstfellstoff; Fellimitat Stoff; Plüschstoff; Nickistoff; Nicki Stoff; Teddystoff; Teddyfleece; Alpenfleece; Wellnessfleece; Minky Stoff; Softshellstoff; Fleece Stoff; Kunstfell + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Zottelfell; French Terry; Kuschelsweat; Mikrofleece Stoff; Sherpastoff
fr: tissu polaire + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu fausse fourrure + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu peluche + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu minky; minky; fausse fourrure + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu nicky; tissu sherpa + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu doudou; tissu softshell + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu éponge bouclette molleton; french terry tissu; tissu pilou
es: tela polar + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de pelo sintético + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela minky; tela peluche + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; pelo sintético + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela borreguito + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; forro polar + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela coralina + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela softshell; tela pelo
it: tessuto pile + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto ecopelliccia; pelliccia sintetica + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto peluche + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto minky; pile + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto ciniglia maglia; tessuto softshell + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto orsetto + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto sherpa + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo
nl: fleece stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; imitatiebont + meter|naaien|coupon|patchwork|geverfd|rol|per meter; nepbont stof; minky stof; pluche stof; nicky velours; teddystof; softshell stof; bontstof; french terry stof; fleecestof
pl: polar tkanina; dzianina polarowa; futro sztuczne + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; minky; tkanina minky; plusz + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; polar + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; dzianina welurowa; softshell + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; dzianina dresowa drapana; tkanina futerkowa; plusz minky
pt: tecido fleece + metro|metros|costura|patchwork|tingido|cru|rolo; tecido de pelo sintético; tecido pelúcia + metro|metros|costura|patchwork|tingido|cru|rolo; pelúcia + metro|metros|costura|patchwork|tingido|cru|rolo; tecido soft + metro|metros|costura|patchwork|tingido|cru|rolo; tecido polar + metro|metros|costura|patchwork|tingido|cru|rolo; plush tecido; tecido sherpa; tecido softshell; tecido pelo
not: minky blanket; minky couverture; minky koc; minky kocyk; fleece fabric blanket; minky dot blanket; minky poduszka; plush fabric toy; faux fur fabric slippers; sherpa fabric blanket; minky changing; minky kołderka; minky pillow; minky quilt; minky otulacz; teddy fabric coat; kocyk minky; teddy fleece bettwäsche; french terry shorts; french terry hoodie; french terry pants; french terry sweatshirt; french terry joggers; headliner fabric adhesive; french terry dress
  "softshell" -> 590320 ~.6
  "faux fur" -> 600110
  "fake fur" -> 600110
  "long pile" -> 600110
  "shaggy" -> 600110
  "fur" -> 600110
  "kunstfell" -> 600110
  "kunstfellstoff" -> 600110
  "zottelfell" -> 600110
  "fourrure" -> 600110
  "pelo" -> 600110
  "pelliccia" -> 600110
  "ecopelliccia" -> 600110
  "imitatiebont" -> 600110
  "nepbont" -> 600110
  "bontstof" -> 600110
  "futro" -> 600110
  "french terry" : main-fibre=synthetic 600122 ~.08; * 600121
  "looped": main-fibre=cotton 600121 ~.4; * 600122
  "loop": main-fibre=cotton 600121 ~.4; * 600122
  "terry": main-fibre=synthetic|artificial 600122 ~.2; * 600121
  "sweatshirt": main-fibre=synthetic 600192 ~.2; * 600191
  "velour": main-fibre=synthetic 600192 ~.4; * 600191
  "nicki" : main-fibre=synthetic 600192 ~.1; * 600191
  "nickistoff" : main-fibre=synthetic 600192 ~.2; * 600191
  main-fibre: cotton 600191 ~.03; wool 600199 ~.01
  * -> 600192
ask: main-fibre
t: minky dot fabric by the yard polyester => 600192
t: long pile faux fur fabric for costumes => 600110
t: french terry cotton fabric 240gsm => 600121
t: fleece blanket => !6001

@ polycotton-fabric
en: polycotton fabric; poly cotton fabric; polyester cotton fabric; polyester cotton blend fabric; tc fabric; t/c fabric; cotton polyester fabric; workwear fabric; tr fabric; polyester viscose fabric; uniform fabric; tc pocketing; pocketing fabric; camouflage fabric; scrubs fabric; poly viscose fabric; twill workwear fabric; polyester wool fabric; polyester linen fabric; poly cotton twill; polycotton sheeting; polycotton + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; polycotton print fabric
de: Mischgewebe Baumwolle Polyester; Polycotton Stoff; Berufskleidungsstoff; Taschenfutterstoff; Camouflage Stoff; Arbeitskleidung Stoff
fr: tissu polycoton; tissu polyester coton; polycoton; tissu camouflage + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu poly-viscose
es: tela polialgodón; tejido poliéster algodón; tela de poliéster y algodón; tela camuflaje + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela uniforme; tela bolsillería
it: tessuto policotone; tessuto misto cotone poliestere; tessuto mimetico + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto per uniformi
nl: polykatoen stof; polyester katoen stof; camouflage stof; werkkleding stof; zakkenvoering
pl: tkanina poliestrowo-bawełniana; tkanina robocza; tkanina moro; tkanina kieszeniowa; kieszeniówka
pt: tecido poliéster algodão; tecido misto algodão poliéster; tecido camuflado + metro|metros|costura|patchwork|tingido|cru|rolo; tecido oxford uniforme; tecido para uniforme
not: camouflage fabric tape; uniform fabric badge
  "tr fabric" -> 551511
  "viscose|viscosa" -> 551511
  "rayon" -> 551511
  "wool|lana|lã" -> 551513
  "linen" -> 551519
  main-fibre=cotton ~.3: share(cotton)>=85 use cotton-woven ~.05; grammage>200 use cotton-mm-heavy ~.1; grammage<=200 use cotton-mm-light ~.1; build=heavy-cloth use cotton-mm-heavy; * use cotton-mm-light
  "workwear" use polycotton-heavy
  "camouflage" -> 551442
  use polycotton-woven
ask: main-fibre; grammage
t: 65% polyester 35% cotton poplin fabric dyed 110gsm => 551321
t: workwear fabric 65/35 polyester cotton twill 240 gsm => 551422
t: polycotton duvet cover => !5513

@ polyester-fabric
en: polyester fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; woven fabric of polyester; polyester woven fabric; polyester filament fabric; polyester taffeta; taffeta fabric; polyester pongee fabric; pongee fabric; satin fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; charmeuse fabric; bridal satin fabric; duchess satin; polyester satin fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; crepe satin fabric; organza fabric; chiffon fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; polyester chiffon fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; georgette fabric; voile fabric; sheer voile fabric; crepe fabric; polyester crepe fabric; microfibre fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; microfiber fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; peach skin fabric; polyester gabardine fabric; gabardine fabric; blackout fabric; blackout curtain fabric; curtain fabric; jacquard fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; brocade fabric; damask fabric; mikado fabric; koshibo fabric; polyester oxford fabric + uncoated|dyed|yard; woven fabric of synthetic filament yarn; synthetic filament fabric; woven synthetic fabric; dupioni polyester fabric; shantung fabric; polyester voile; minimatt fabric; polyester microfibre fabric; pongee 190t; 190t taffeta; 210t taffeta; polyester peach skin; polyester canvas; outdoor fabric polyester; polyester upholstery fabric; linen look fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; upholstery fabric; furniture fabric + yard|metre|meter|upholstery; sofa fabric + yard|metre|meter|upholstery; polyester georgette; umbrella fabric; flag fabric; polyester flag fabric; backdrop fabric plain
de: Polyesterstoff = polyester fabric + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Polyestergewebe = polyester woven fabric; Satinstoff = satin fabric + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Taftstoff = taffeta fabric; Organzastoff = organza fabric; Chiffonstoff = chiffon fabric + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Voilestoff = voile fabric; Gardinenstoff = sheer curtain fabric; Vorhangstoff = curtain fabric; Verdunkelungsstoff = blackout fabric; Polsterstoff = upholstery fabric; Möbelstoff = furniture fabric; Bezugsstoff = upholstery fabric; Dekostoff = decorative fabric; Jacquardstoff = jacquard fabric; Brokatstoff = brocade fabric; Taft = taffeta + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Chiffon = chiffon + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Organza = organza + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Mikrofaserstoff = microfibre fabric + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Gabardinestoff = gabardine fabric; Krepp Stoff = crepe fabric; Möbelbezugsstoff = upholstery fabric
fr: tissu polyester = polyester fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu satin = satin fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu organza = organza fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu voile = voile fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu mousseline = chiffon fabric; mousseline polyester = polyester chiffon; taffetas = taffeta; tissu occultant = blackout fabric; tissu d'ameublement = upholstery fabric; tissu ameublement = upholstery fabric; tissu rideau = curtain fabric; tissus de polyester = polyester fabrics; tissu crêpe = crepe fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu jacquard = jacquard fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu brocart = brocade fabric; tissu gabardine = gabardine fabric; voilage au mètre = sheer curtain fabric by the metre
es: tejido de poliéster = polyester fabric; tela de poliéster = polyester fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela satén = satin fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de raso = satin fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela organza = organza fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela gasa = chiffon fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela chifón = chiffon fabric; tela visillo = sheer curtain fabric; tela tapicería = upholstery fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela para tapizar = upholstery fabric; tela foscurit = blackout fabric; tela cortina = curtain fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tafetán = taffeta + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela brocado = brocade fabric; tela blackout = blackout fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejidos de poliéster = polyester fabric; tejido de filamentos de poliéster = polyester filament fabric; tejido de filamento de poliéster = polyester filament fabric; tejido de hilados de filamentos = filament yarn fabric
it: tessuto poliestere = polyester fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto di poliestere = polyester fabric; tessuto raso = satin fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto organza = organza fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto chiffon = chiffon fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; taffetà = taffeta; tessuto arredamento = furnishing fabric; tessuto per tappezzeria = upholstery fabric; tessuto tappezzeria = upholstery fabric; tessuto tende = curtain fabric; tessuto oscurante = blackout fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuti di poliestere = polyester fabric; tessuto jacquard = jacquard fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto broccato = brocade fabric; tessuto di filamenti di poliestere = polyester filament fabric; tessuto di filamento di poliestere = polyester filament fabric; tessuto di filati di filamenti = filament yarn fabric
nl: polyester stof = polyester fabric + meter|naaien|coupon|patchwork|geverfd|rol|per meter; satijnstof = satin fabric; satijnen stof = satin fabric + meter|naaien|coupon|patchwork|geverfd|rol|per meter; organza stof = organza fabric; chiffon stof = chiffon fabric + meter|naaien|coupon|patchwork|geverfd|rol|per meter; voile stof = voile fabric; taft stof = taffeta fabric; meubelstof = furniture fabric; bekledingsstof = upholstery fabric; gordijnstof = curtain fabric; verduisteringsstof = blackout fabric; stof voor meubels = furniture fabric; interieurstof = home decor fabric; polyester weefsel = polyester woven fabric
pl: tkanina poliestrowa = polyester fabric; tkaniny poliestrowe = polyester fabrics; satyna = satin + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; tafta = taffeta; organza = organza + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; szyfon = chiffon + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; tkanina tapicerska = upholstery fabric; materiał tapicerski = upholstery fabric; tkanina obiciowa = upholstery fabric; tkanina zasłonowa = curtain fabric; tkanina zaciemniająca = blackout fabric; tkanina firanowa = net curtain fabric; żakard tkanina = jacquard fabric; brokat tkanina = brocade fabric
pt: tecido de poliéster = polyester fabric; tecido poliéster = polyester fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecido cetim = satin fabric + metro|metros|costura|patchwork|tingido|cru|rolo; cetim = satin + metro|metros|costura|patchwork|tingido|cru|rolo; tecido organza = organza fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecido chiffon = chiffon fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tafetá = taffeta; tecido para estofos = upholstery fabric; tecido para sofá = sofa fabric; tecido para cortina = curtain fabric; tecido blackout = blackout fabric + metro|metros|costura|patchwork|tingido|cru|rolo; voil tecido = voile fabric; tecido jacquard = jacquard fabric + metro|metros|costura|patchwork|tingido|cru|rolo; tecidos de poliéster = polyester fabrics; tecido de filamentos de poliéster = polyester filament fabric; tecido de filamento de poliéster = polyester filament fabric; tecido de fios de filamentos = filament yarn fabric
not: upholstery fabric cleaner; upholstery fabric shampoo; curtain fabric steamer; satin fabric bow; satin fabric flower; upholstery fabric spray; sofa fabric cleaner; upholstery fabric chair; upholstery fabric sofa; upholstery fabric brush; blackout fabric curtain; blackout fabric blind; sofa fabric cover; organza fabric bag; jacquard fabric cover
  build=coated use coated-plastic ~.01
  "velvet|terciopelo|velluto|veludo" -> 580137
  "chenille" -> 580136
  "crepe": main-fibre=artificial use viscose-woven ~.08; * 540752
  "gabardine" -> 540752
  "koshibo" -> 540752
  "georgette" -> 540752
  "blackout": print=yes 540754 ~.05; * 540752
  "verdunkelungsstoff" -> 540752
  "jacquard": main-fibre=cotton use cotton-woven ~.05; main-fibre=artificial use viscose-woven ~.03; * 540753
  "brocade" -> 540753
  "damask": main-fibre=cotton use cotton-woven ~.2; * 540753
  main-fibre: cotton use cotton-woven ~.01; flax use linen-woven ~.01; silk use silk-woven ~.01; artificial use viscose-woven ~.02; wool use wool-woven ~.01; nylon use nylon-woven ~.02; acrylic-fibre use synthetic-staple ~.01
  "microfibre": print=yes 540754 ~.2; * 540752
  "microfiber": print=yes 540754 ~.2; * 540752
  "minimatt" -> 540752
  "peach" -> 540752
  "upholstery": print=yes 540754 ~.1; kind=yarn-dyed 540753; * 540752
  use polyester-woven
ask: main-fibre; form; print
t: polyester satin fabric by the yard 150cm => 540761
t: woven fabric of polyester textured filament, dyed => 540752
t: upholstery fabric velvet polyester by the metre => 580137
t: blackout curtain fabric 280cm => 540752
t: sofa cover stretch => !5407

@ pp-woven-fabric
en: woven polypropylene fabric; pp woven fabric; woven pp fabric roll; polypropylene woven fabric; woven geotextile; woven weed control fabric; ground cover fabric; landscape fabric woven; weed control fabric; weed barrier fabric; landscape fabric; weed membrane; weed barrier; weed mat; ground cover weed; weed suppressant fabric; weed control membrane; weed guard fabric; garden weed fabric; pe woven fabric; hdpe woven fabric; woven fabric of strip; tubular pp fabric; raffia woven fabric pp; olefin fabric; polypropylene fabric; primary carpet backing pp; groundcover + weed
de: Bändchengewebe; Unkrautfolie; Bodengewebe; PP-Gewebe; Unkrautvlies; Unkrautschutzvlies; Gartenvlies Unkraut; Polypropylengewebe
fr: toile de paillage; bâche anti mauvaises herbes; toile anti mauvaises herbes; feutre de paillage; tissu polypropylène; géotextile tissé
es: malla antihierbas; tela antihierbas; tejido de polipropileno; malla de polipropileno tejida; geotextil tejido
it: telo pacciamatura; telo antierba; tessuto polipropilene; telo per pacciamatura; telo anti erbacce; geotessile tessuto
nl: gronddoek; worteldoek; onkruiddoek; antiworteldoek; pp weefsel
pl: agrotkanina; tkanina polipropylenowa; agrowłóknina ściółkująca; mata antychwastowa; mata przeciw chwastom
pt: tela anti ervas; manta anti ervas daninhas; tecido de polipropileno; tela anti-ervas; ráfia tecido
not: weed mat hydroponic
  "vlies" -> 560313
  "unkrautvlies" -> 560313
  "unkrautschutzvlies" -> 560313
  "agrowłóknina" -> 560312
  "feutre" -> 560313
  weave=nonwoven -> 560313 ~.2
  "non woven" -> 560313
  "spunbond" -> 560313
  "multifilament" -> 540772
  "woven geotextile" -> 540720
  * -> 540720 # strip of plastic up to 5 mm: a textile material of 5404, ch.39 n.2(p)
t: heavy duty woven weed barrier landscape fabric 3ft x 50ft => 540720
t: non woven weed control fabric 90gsm => 560313
t: weed killer spray => !5407

@ quilted-fabric
en: quilted fabric; quilted lining fabric; quilted nylon fabric; pre quilted fabric; double faced quilted fabric; quilted textile products in the piece; quilted satin fabric; quilted jersey fabric; padded lining fabric; quilted cotton fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; quilted padding fabric; quilted velvet fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; ultrasonic quilted fabric; thermal quilted fabric
de: Steppstoff; Stepper Stoff; Futterstepp; gesteppter Stoff; Steppfutter; Stepp Jersey
fr: tissu matelassé + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu matelassé au mètre; doublure matelassée
es: tela acolchada + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejido acolchado; forro acolchado
it: tessuto trapuntato + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto matelassé; fodera trapuntata
nl: gewatteerde stof; doorgestikte stof; stepstof; matelassé stof
pl: tkanina pikowana; pikówka; materiał pikowany; podszewka pikowana
pt: tecido acolchoado; tecido matelassê; forro acolchoado
not: quilted fabric bag; quilted fabric jacket; quilted fabric bedspread; quilted fabric cover
  * -> 581100
t: quilted lining fabric polyester 80gsm wadding by the metre => 581100
t: quilted jacket women => !5811

@ retail-filament-yarn
en: metallic crochet yarn; polyester crochet cord; polyester macrame yarn; nylon crochet yarn; polyester yarn ball; ribbon crochet yarn; raffia crochet yarn; rayon crochet yarn; man-made filament yarn for retail sale; wooly nylon thread; woolly nylon
de: Polyestergarn Häkel; Bauschgarn
fr: fil polyester crochet; fil mousse surjeteuse
es: hilo poliéster crochet; hilo de nylon crochet
it: filo poliestere uncinetto; filo lana nylon taglia e cuci
nl: polyester haakgaren; rekgaren lockmachine
pl: sznurek poliestrowy do szydełkowania; przędza puchowa
pt: fio de poliéster para crochê; fio náutico
  "metallic" -> 560500
  "woolly" -> 540110
  "wooly" -> 540110
  "macrame" -> 560750
  "cord" -> 560750
  "náutico" -> 560749
  * -> 540600
t: nylon crochet yarn ball 100g => 540600
t: metallic crochet yarn lurex 50g => 560500
t: acrylic knitting yarn 100g => !5406

@ rope-article
en: rope sling; rope fender; rope handle basket; boat bumper rope; loading sling rope; rope splice eye sling; polyester round sling rope; dock line with eye; fender line; rope lashing with hooks; rope swing hanging set; tarp ball bungee; ball bungee; bungee ball cord; elastic tarp ties; elastic luggage cord hooks; tie cord with toggle; rope halter blank; monkey fist keychain rope; paracord keychain; rope bridge; gym climbing rope; rope curtain tie yarn; rope plant hanger; macrame plant hanger; macrame keychain; macrame feather decor; rope coaster cotton knot; cotton mop yarn string; yarn loop; prusik loop; prusik cord; rope grab cord sewn; lacing cord with tips; christmas tree rope tie; horse lead rope twisted
de: Seilschlinge; Makramee Wandbehang; Makramee Blumenampel; Planenspanner; Spanngummi mit Kugel; Expanderschlinge; Prusikschlinge; Seilbrücke; Turnseil; Bandschlinge Seil
fr: élingue corde; macramé mural; tendeur boule; tendeurs à boule; anneau prusik; pont de corde
es: macramé colgante pared; colgante macramé plantas; gomas con bola lona; tensor bola elástico; cordino prusik; puente de cuerda
it: portavaso macramè; macramè da parete; elastico con pallina telo; tenditelo elastico; anello prusik; ponte di corda
nl: macramé plantenhanger; macramé wandkleed; elastiek met bal; tarp elastiek; prusiklus; touwbrug
pl: kwietnik makrama; makrama ścienna; makrama; ekspander z kulką; guma z kulką do plandeki; pętla prusika; most linowy
pt: macramê parede; suporte de plantas macramê; elástico com bola lona; suporte macramê; hanger macramê; ponte de corda
not: paracord keychain kit; macrame wall hanging kit; makrama sznurek; macramé mural kit
  * -> 560900
t: macrame plant hanger cotton rope => 560900
t: tarp ball bungee cords 25 pcs => 560900
t: macrame cord 3mm 100m => !5609

@ rubber-covered-thread
en: shirring elastic; rubber cord textile covered; elastic cord covered; elastic string + round|mask|beading|bracelet|hat; round elastic cord; round elastic; hat elastic; mask elastic cord; elastic cord round; latex thread covered; covered rubber thread; pvc coated yarn; pvc coated polyester yarn; plastic coated yarn; rubberised yarn; coated textile yarn; plastic coated clothesline yarn; ptfe impregnated yarn; textile yarn impregnated with plastics; resin coated glass free yarn; vinyl coated yarn
de: Gummifaden umsponnen; Rundgummi; Hutgummi rund; Gummikordel rund; Smokgummi; PVC-beschichtetes Garn; Gummilitze rund
fr: fil élastique fronceur; élastique rond; fil à froncer; fil enduit pvc; cordon élastique rond
es: goma elástica redonda; hilo elástico fruncir; elástico redondo; hilo recubierto de pvc; cordón elástico redondo
it: elastico tondo; filo elastico arricciare; cordoncino elastico tondo; filato rivestito pvc
nl: rond elastiek; elastisch garen smok; hoedenelastiek; koordelastiek
pl: guma okrągła; nitka gumowa; gumka okrągła kapeluszowa; przędza powlekana pcv; gumka kapeluszowa
pt: elástico redondo; fio elástico lastex; lastex; fio revestido de pvc; elástico roliço
  "coated|patinato|estucado|spalmato" -> 560490
  "impregnated" -> 560490
  "beschichtetes" -> 560490
  "enduit" -> 560490
  "recubierto" -> 560490
  "rivestito" -> 560490
  "powlekana" -> 560490
  "revestido" -> 560490
  * -> 560410
t: shirring elastic thread white 20m => 560410
t: pvc coated polyester yarn for outdoor mesh => 560490
t: rubber band => !5604

@ rubberised-fabric
en: rubberised fabric; rubberized fabric; rubber coated fabric; hypalon fabric; neoprene fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant|2mm|3mm|5mm|jersey|sheet|wetsuit; neoprene fabric sheet with jersey; neoprene fabric by the yard; wetsuit neoprene material; neoprene jersey laminate; scr neoprene fabric; latex coated fabric; rubber laminated fabric; butyl rubber fabric; hypalon boat fabric; hypalon + fabric|repair|patch|coated; diaphragm fabric rubber; rubberised cloth tape; friction tape cotton; cotton friction tape; cloth insulating tape rubber; hockey tape cloth; zinc oxide cloth tape; cloth gaffer tape rubber; textile adhesive tape; rubber adhesive cloth tape; printing blanket fabric; insertion rubber fabric; natural rubber coated cotton
de: gummierter Stoff; Neoprenstoff; Hypalon Stoff; gummiertes Gewebe; Gewebeklebeband Gummi; Neopren Stoff
fr: tissu caoutchouté; tissu néoprène + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu hypalon; ruban adhésif textile caoutchouté; toile caoutchoutée
es: tejido cauchutado; tela de neopreno + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela neopreno; tejido hypalon; tela engomada; cinta adhesiva de tela cauchutada
it: tessuto gommato caucciù; tessuto neoprene + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto hypalon
nl: gegummeerde stof; neopreen stof; hypalon stof; gegummeerd weefsel
pl: tkanina gumowana; neopren tkanina; tkanina hypalon; pianka neoprenowa tkanina
pt: tecido com borracha; tecido neoprene + metro|metros|costura|patchwork|tingido|cru|rolo; tecido de neopreno; tecido hypalon; tecido emborrachado
not: neoprene fabric bag; neoprene fabric sleeve; neoprene fabric gloves
  "tape" -> 590610
  "gewebeklebeband" -> 590610
  "ruban" -> 590610
  "cinta" -> 590610
  "hypalon" -> 590699
  "printing blanket" -> 590699
  "jersey" -> 590691
  "neoprene" -> 590691
  "neopreno" -> 590691
  "néoprène" -> 590691
  "neoprenstoff" -> 590691
  "neopren" -> 590691
  "neopreen" -> 590691
  "wetsuit" -> 590691
  weave=knit -> 590691 ~.05
  * -> 590699
t: neoprene fabric 2mm with nylon jersey both sides => 590691
t: hypalon boat repair fabric => 590699
t: cotton friction tape rubber 19mm => 590610
t: neoprene wetsuit => !5906

@ silk-cocoon
en: silkworm cocoon; silk cocoon; reelable cocoon; cocoon + silk|silkworm|reeling
de: Seidenkokon; Seidenraupenkokon
fr: cocon de ver à soie; cocon de soie
es: capullo de seda; capullos de gusano de seda
it: bozzolo di seta; bozzoli di bachi da seta
nl: zijdecocon; zijderupscocon
pl: kokon jedwabny; kokony jedwabników
pt: casulo de seda; casulos de bicho-da-seda
  * -> 500100
t: silkworm cocoons for reeling => 500100
t: raw silk 20/22 denier => !500100

@ silk-fabric
en: silk fabric; silk charmeuse; silk chiffon fabric; silk satin fabric; silk habotai; habotai; silk organza fabric; silk dupioni; dupioni fabric; crepe de chine silk; silk noil fabric; raw silk fabric; silk twill fabric; woven fabric of silk; tussar silk fabric; silk georgette; bourette silk fabric; silk velvet satin fabric; mulberry silk fabric
de: Seidenstoff = silk fabric; Seidengewebe = silk fabric; Habotai = habotai; Dupionseide = silk dupioni; Pongéseide = pongee silk
fr: tissu de soie = silk fabric; tissu en soie = silk fabric; tissu soie = silk fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissus de soie = silk fabrics
es: tejido de seda = silk fabric; tela de seda = silk fabric + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejidos de seda = silk fabric
it: tessuto di seta = silk fabric; tessuti di seta = silk fabric; stoffa di seta = silk fabric
nl: zijden stof = silk fabric; zijdestof = silk fabric; zijdeweefsel = woven fabric of silk
pl: tkanina jedwabna = silk fabric; tkaniny jedwabne = silk fabrics
pt: tecido de seda = silk fabric; tecidos de seda = silk fabrics
not: silk fabric flower; silk fabric lamp; silk fabric dress; silk fabric scarf; silk fabric pillowcase
implies: main-fibre=silk
  use silk-woven
ask: share
t: 100% mulberry silk charmeuse fabric 19 momme by the yard => 500720
t: woven fabric of silk containing 60% silk 40% cotton => 500790
t: silk pillowcase => !5007

@ silk-raw
en: raw silk; grege silk; silk hank untwisted; reeled silk; thrown silk; silk noil; silk waste; spun silk waste; silk floss waste
de: Rohseide = raw silk; Grègeseide = grege silk; Seidenabfälle = silk waste; Schappeseide = schappe silk
fr: soie grège = raw silk; déchets de soie = silk waste; bourrette de soie = silk noil
es: seda cruda = raw silk; desperdicios de seda = silk waste; borrilla de seda = silk noil
it: seta greggia = raw silk; cascami di seta = silk waste; seta tratta = reeled silk
nl: ruwe zijde = raw silk; zijdeafval = silk waste
pl: surowy jedwab = raw silk; odpady jedwabiu = silk waste
pt: seda crua = raw silk; desperdícios de seda = silk waste
not: raw silk fabric; raw silk saree; raw silk dress; raw silk shirt; raw silk scarf
  "waste|desechos|residuos|rifiuti" -> 500300
  "noil" -> 500300
  "schappe" -> 500300
  "abfälle" -> 500300
  "déchets" -> 500300
  "bourrette" -> 500300
  "desperdicios" -> 500300
  "cascami" -> 500300
  "odpady" -> 500300
  "desperdícios" -> 500300
  * -> 500200
t: raw silk in hanks 20/22 denier => 500200
t: silk waste for spinning => 500300
t: raw silk saree => !5002

@ silk-yarn
en: silk yarn; silk thread; mulberry silk yarn; spun silk yarn; tussar silk yarn; silk embroidery thread; silk sewing thread; silk filament yarn; silkworm gut
de: Seidengarn; Seidenfaden; Schappegarn; Nähseide
fr: fil de soie; fils de soie; fil de soie à broder
es: hilo de seda; hilado de seda
it: filo di seta; filato di seta
nl: zijdegaren; zijdedraad
pl: nić jedwabna; przędza jedwabna; nici jedwabne
pt: fio de seda; linha de seda
  "not put up": "waste|desperdicios|desechos|residuos|cascami|rifiuti" 500500; "noil" 500500; "spun" 500500; * 500400
  "embroidery" -> 500600
  "retail" -> 500600
  "gut" -> 500600
  "skein" -> 500600
  "ball" -> 500600
  "spool" -> 500600
  "spun": "cone|cono" 500500; "bulk|a granel|alla rinfusa|sfuso" 500500; "waste|desperdicios|desechos|residuos|cascami|rifiuti" 500500; "not put up" 500500; * 500500
  "noil" -> 500500
  "cone|cono" -> 500400
  "bulk|a granel|alla rinfusa|sfuso" -> 500400
  "weaving" -> 500400
  "filament|filamento" -> 500400
  "not put up" -> 500400
  * -> 500600 ~.6
t: silk embroidery thread on spool => 500600
t: mulberry silk yarn 20/22 on cones bulk for weaving => 500400
t: silk scarf => !5006

@ staple-yarn-bulk
en: acrylic yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; spun polyester yarn; polyester spun yarn; polyester viscose yarn; viscose yarn; viscose spun yarn; rayon spun yarn; modal yarn; tencel yarn; lyocell yarn; bamboo yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; polyester cotton yarn; tc yarn; pc yarn; cvc yarn; tr yarn; acrylic wool yarn; hb acrylic yarn; high bulk acrylic yarn; polyester staple yarn; synthetic staple fibre yarn; artificial staple fibre yarn; mop yarn; blended yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; recycled polyester cotton yarn; open end blended yarn; acrylic blended yarn; core spun yarn; core spun viscose nylon yarn; nylon staple yarn; fancy yarn bulk; meta aramid yarn spun; viscose yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white
de: Viskosegarn; Spinnfasergarn; Acrylgarn + Kone|Industrie|Nm; Modalgarn; Lyocellgarn; Mischgarn Polyester Baumwolle; Moppgarn
fr: fil de viscose; filé de polyester; fils de fibres discontinues; fil acrylique + cône|industriel; filé acrylique
es: hilado de viscosa; hilado acrílico; hilado de poliéster algodón; hilados de fibras discontinuas; hilado de fibras sintéticas discontinuas
it: filato di viscosa; filato acrilico; filati di fibre discontinue; filato di poliestere cotone; filato di fibre sintetiche in fiocco
nl: viscosegaren; acrylgaren + kegel|industrie; stapelvezelgaren; polyester-katoengaren
pl: przędza wiskozowa; przędza akrylowa; przędza poliestrowo-bawełniana; przędza z odcinkowych włókien; przędza mieszankowa
pt: fio de viscose; fio acrílico + cone|industrial; fios de fibras descontínuas; fio de poliéster e algodão
  "put up for retail" !"not put up" : main-fibre=artificial 551130 ~.1; share(synthetic)<85 share(synthetic)>=1 551120 ~.2; * 551110
  "ball" : main-fibre=artificial 551130 ~.1; share(synthetic)<85 share(synthetic)>=1 551120 ~.2; * 551110
  "skein" : main-fibre=artificial 551130 ~.1; share(synthetic)<85 share(synthetic)>=1 551120 ~.2; * 551110
  "crochet": main-fibre=artificial 551130 ~.1; * 551110
  "tr yarn" -> 550951
  "tc yarn" -> 550953
  "pc yarn" -> 550953
  "cvc" -> 520623
  "polyester cotton" -> 550953
  main-fibre=artificial ~.25: share(wool)>=1 551020 ~.1; share(cotton)>=1 551030 ~.1; share(artificial)<85 share(artificial)>=1 551090 ~.05; form=plied 551012 ~.2; * 551011
  main-fibre=acrylic-fibre: share(wool)>=1 550961 ~.1; share(cotton)>=1 550962 ~.04; form=plied 550932 ~.6; * 550931
  "acrylic": share(wool)>=1 550961 ~.1; share(cotton)>=1 550962 ~.04; form=plied 550932 ~.6; * 550932
  "acrílico" -> 550932
  main-fibre=nylon: share(wool)>=1 550991 ~.1; share(cotton)>=1 550992 ~.1; share(artificial)>=1 550999 ~.1; form=plied 550912 ~.5; * 550911
  "viscose|viscosa": share(artificial)>=50 551011 ~.1; "polyester|poliéster|poliestere" 550951; form=plied 551012; * 551011
  "polyester viscose" -> 550951
  main-fibre=cotton use cotton-yarn-blend ~.05
  share(cotton)>=1 -> 550953 ~.1
  share(artificial)>=1 -> 550951 ~.05
  share(wool)>=1 -> 550952 ~.03
  form=plied -> 550922 ~.3
  * -> 550921
ask: main-fibre; share
t: spun polyester yarn ne 40/2 raw white on cones => 550922
t: viscose spun yarn ne 30 on cones => 551011
t: polyester cotton yarn 65/35 ne 30 bulk => 550953
t: hb acrylic yarn 2/32 nm dyed cones => 550932
t: viscose top women => !5510

@ synthetic-filament-yarn
en: polyester filament yarn; filament yarn + nylon|polyester|polyamide|polypropylene|synthetic; polyester yarn; nylon yarn; nylon filament yarn; dty yarn; polyester dty; fdy yarn; polyester fdy; poy yarn; polyester poy; textured yarn; textured polyester yarn; textured nylon yarn; polyamide yarn; spandex yarn; elastane yarn; lycra yarn bare; polypropylene yarn; pp yarn; pp multifilament yarn; bcf yarn; kevlar yarn; aramid yarn; high tenacity polyester yarn; high tenacity nylon yarn; industrial polyester yarn; uhmwpe yarn; dyneema yarn; synthetic filament yarn; nylon 6 yarn; nylon 66 yarn; wooly nylon bulk; air textured yarn; covered spandex yarn; drawn textured yarn; fully drawn yarn; partially oriented yarn; tufting yarn polypropylene; pet yarn filament; recycled polyester yarn; vectran yarn; acrylic filament yarn; monofilament yarn single bulk; polyester yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; nylon yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; sewing thread yarn polyester raw
de: Polyestergarn = polyester yarn; Filamentgarn = filament yarn; Polyamidgarn = polyamide yarn; Nylongarn = nylon yarn; Elastangarn = elastane yarn; Aramidgarn = aramid yarn; Polypropylengarn = polypropylene yarn; texturiertes Garn = textured yarn; hochfestes Polyestergarn = high tenacity polyester yarn; Polyesterfilamentgarn = polyester filament yarn; Polyestergarn texturiert = textured polyester yarn; Nylonfilamentgarn = nylon filament yarn
fr: fils de filaments synthétiques = synthetic filament yarns; fil texturé = textured yarn; fil d'élasthanne = elastane yarn; fil d'aramide = aramid yarn; fil de polyamide = polyamide yarn; fil polypropylène = polypropylene yarn; fil de nylon haute ténacité = high tenacity nylon yarn; fil texturé de polyester = textured polyester yarn; fil de polyester texturé = textured polyester yarn; fil de filaments de polyester = polyester filament yarn
es: hilado de poliéster = polyester yarn; hilo de filamento = filament yarn; hilado texturado = textured yarn; hilado de nailon = nylon yarn; hilado de elastano = elastane yarn; hilado de aramida = aramid yarn; hilo de polipropileno = polypropylene yarn; hilado de filamentos sintéticos = synthetic filament yarn
it: filato di poliestere = polyester yarn; filati di filamenti sintetici = synthetic filament yarn; filato testurizzato = textured yarn; filato di nylon = nylon yarn; filato elastan = elastane yarn; filato aramidico = aramid yarn; filato polipropilene = polypropylene yarn
nl: polyestergaren = polyester yarn; filamentgaren = filament yarn; getextureerd garen = textured yarn; nylongaren = nylon yarn; elastaangaren = elastane yarn; aramidegaren = aramid yarn; polypropyleengaren = polypropylene yarn; synthetische filamentgarens = synthetic filament yarn
pl: przędza poliestrowa = polyester yarn; przędza nylonowa = nylon yarn; przędza teksturowana = textured yarn; przędza aramidowa = aramid yarn; przędza elastanowa = elastane yarn; przędza polipropylenowa = polypropylene yarn; jedwab poliestrowy = polyester silk yarn; przędza z włókna ciągłego syntetycznego = synthetic filament yarn; przędza poliestrowa teksturowana = textured polyester yarn; przędza z włókien ciągłych = filament yarn
pt: fio de poliéster = polyester yarn; fio de filamento sintético = synthetic filament yarn; fio texturizado = textured yarn; fio de elastano = elastane yarn; fio de aramida = aramid yarn; fio de polipropileno = polypropylene yarn; fios de filamentos sintéticos = synthetic filament yarns; fio de poliamida = polyamide yarn
not: polyester yarn crochet; polyester yarn bag; fio de poliéster crochê; nylon yarn crochet; polyester yarn scrubby; kevlar yarn gloves
  "crochet" -> 540600
  "knitting" -> 551110
  "put up for retail" !"not put up" -> 540600
  "ball" -> 540600
  "skein" -> 540600
  "staple|fibra discontinua|fibras discontinuas|fibre discontinue|fibras descontínuas" : form=plied 550922 ~.4; * 550921
  "spun": share(cotton)>=1 550953 ~.1; share(artificial)>=1 550951 ~.1; share(wool)>=1 550952 ~.1; form=plied 550922 ~.4; * 550921
  "aramid" -> 540211
  "kevlar" -> 540211
  "aramide" -> 540211
  "aramidgarn" -> 540211
  "aramida" -> 540211
  "aramidowa" -> 540211
  "dyneema" -> 540249
  "uhmwpe" -> 540249
  "spandex": "covered" 560600; * 540244
  "elastane" -> 540244
  "lycra" -> 540244
  "elastangarn" -> 540244
  "elastanowa" -> 540244
  "bcf": main-fibre=nylon 540232 ~.2; main-fibre=polyester 540233 ~.1; * 540234
  "polypropylene|polipropileno|polipropilene": form=textured 540234; form=plied 540263; "twisted|retorcido|torcido|ritorto" 540253; * 540248
  "pp": form=textured 540234; form=plied 540263; * 540248
  main-fibre=nylon ~.2: kind=high-tenacity 540219 ~.1; form=textured 540231 ~.4; form=plied 540261 ~.1; "twisted|retorcido|torcido|ritorto" 540251; * 540245
  kind=high-tenacity -> 540220 ~.08
  "industrial" -> 540220
  "poy" -> 540246
  "partially oriented" -> 540246
  "fdy" -> 540247
  "fully drawn" -> 540247
  "flat" -> 540247
  form=textured -> 540233 ~.5
  form=plied -> 540262 ~.15
  "twisted|retorcido|torcido|ritorto" -> 540252
  * -> 540233
ask: main-fibre; form; kind
t: polyester dty 150d/48f sim on cones => 540233
t: nylon 6 textured yarn 70d/24f => 540231
t: polyester fdy 75d bright => 540247
t: spandex yarn 40d bare => 540244
t: polyester sewing thread spool => !5402

@ tapestry-handwoven
en: gobelin tapestry; aubusson tapestry; handwoven tapestry; hand woven tapestry; flanders tapestry; needlepoint tapestry finished; beauvais tapestry; petit point tapestry; handwoven wall tapestry; finished cross stitch; completed cross stitch; finished needlepoint; needle worked tapestry; woven tapestry wall hanging wool; hand embroidered tapestry finished; finished embroidery picture
de: Gobelin; Wandteppich handgewebt; Gobelin handgewebt; Tapisserie handgewebt; Kreuzstichbild fertig
fr: tapisserie d'aubusson; tapisserie tissée à la main; tapisserie des gobelins; tapisserie à l'aiguille
es: tapiz gobelino; tapiz tejido a mano; gobelino; tapicería tejida a mano
it: arazzo tessuto a mano; arazzo gobelin; arazzo ad ago
nl: handgeweven wandtapijt; wandtapijt geweven; wandkleed handgeweven
pl: arras; gobelin ręcznie tkany; tapiseria ręczna
pt: tapeçaria tecida à mão; gobelin; tapeçaria de arraiolos; tapeçaria gobelino
not: gobelin kit; gobelin cushion; gobelin bag; gobelin fabric; gobelin stof; tapestry kit; arazzo kit; gobelin do haftu; gobelin tas; gobelin kissen; kit gobelin; gobelin tasche; arazzo stampato; gobelin zestaw
  * -> 580500
t: handwoven aubusson tapestry wool 150x200 => 580500
t: cross stitch kit stamped => !5805

@ technical-textile
en: screen printing mesh; silk screen mesh; polyester screen mesh; bolting cloth; silk screen printing fabric; screen mesh + polyester|silk|printing|yard; filter cloth; filter press cloth; filter fabric; nylon filter mesh; micron filter mesh; nylon mesh micron; polyester filter fabric; dust collector bag; dust filter bag; baghouse filter bag; dust collector filter bag; filter sleeve + dust|baghouse|polyester|nomex; liquid filter bag; filter sock; aquarium filter sock; filter bag + micron|liquid|polyester felt|nut milk|baghouse; felt filter bag; rosin bag; rosin press bag; rosin filter bag; straining bag; straining cloth; press cloth; oil press cloth; paint strainer bag; nylon straining bag; brew bag; nut milk bag; papermaking felt; papermaking press felt; papermaker press felt; paper machine felt; papermaker felt; forming fabric paper machine; dryer fabric paper machine; press felt paper machine; card clothing fabric; felt gasket; felt seal; felt ring; felt washer; felt polishing disc; felt strip seal technical; textile gasket; gland packing cotton; packing braided textile; textile packing; buffing cloth wheel; ironing machine felt; roller felt; printing machine blanket textile; textile tube sleeve technical; textile bearing strip; calender felt; nomex felt; velvet covered card fabric; fish pond filter mat; pond filter mat; air filter fabric roll; air filter media roll; g4 filter media roll; paint booth filter roll; ceiling filter media; pre filter fabric; cooker hood filter fabric; grease filter fabric hood; stove hood filter fleece; range hood filter felt; vent filter fabric; floor register filter; filter mat; activated carbon filter cloth; carbon filter cloth; shaker dust sleeve; pump filter sock; pool skimmer sock; skimmer sock; pool filter sock; sandblast curtain textile; garment press cover technical; textile expansion joint; fabric expansion joint; laundry ironer padding; human hair press cloth; filter bag sock pond
de: Siebdruckgewebe = screen printing mesh; Siebgewebe = screen mesh; Müllergaze = bolting cloth; Filtertuch = filter cloth; Filterpressentuch = filter press cloth; Filterbeutel Staub = dust filter bag; Filterschlauch = filter sleeve; Filtersack = filter bag; Papiermaschinenfilz = paper machine felt; Passiertuch = straining cloth; Presstuch = press cloth; Filzdichtung = felt gasket; Filzring = felt ring; Filzscheibe = felt disc; Filtermatte = filter mat; Filtervlies Dunstabzug = cooker hood filter fleece; Fettfilter Vlies = grease filter fleece; Filtersocke = filter sock; Nussmilchbeutel = nut milk bag; Dunstabzugshaube Filtervlies = cooker hood filter fleece; Filtersocken Pool = pool filter socks; Filterstrumpf = filter stocking; Stopfbuchspackung Baumwolle = cotton gland packing
fr: tissu sérigraphie = silk screen printing fabric; toile de sérigraphie = silk screen mesh; gaze à bluter = bolting cloth; toile filtrante = filter cloth; tissu filtrant = filter fabric; manche filtrante = filter sleeve; poche filtrante = filter pocket; feutre de papeterie = papermaking felt; étamine à filtrer = straining cloth; joint feutre = felt gasket; rondelle feutre = felt washer; sac à lait végétal = nut milk bag; filtre hotte tissu = fabric cooker hood filter; filtre hotte universel = universal cooker hood filter; chaussette filtrante = filter sock; sac filtrant = filter bag; média filtrant rouleau = roll filter media; pré-filtre skimmer = pool skimmer pre-filter; filet skimmer = pool skimmer net; matelas filtrant = filter mat
es: malla serigrafía = screen printing mesh; tela serigrafía = silk screen printing fabric; tela filtrante = filter cloth; manga filtrante = filter sleeve; bolsa filtro polvo = dust filter bag; fieltro papelera = papermaker's felt; junta de fieltro = felt gasket; arandela de fieltro = felt washer; bolsa leche vegetal = nut milk bag; filtro campana extractora universal = universal cooker hood filter; calcetín filtro = filter sock; bolsa filtrante = filter bag; manta filtrante = filter mat; calcetín skimmer = skimmer sock; tela de prensa = press cloth; gasa de cerner = bolting cloth; prefiltro piscina = pool pre-filter
it: tessuto serigrafico = silk screen printing fabric; tessuto per serigrafia = silk screen printing fabric; velo da buratto = bolting cloth; tela filtrante = filter cloth; manica filtrante = filter sleeve; feltro per cartiera = paper machine felt; guarnizione in feltro = felt gasket; rondella feltro = felt washer; sacchetto latte vegetale = nut milk bag; filtro cappa universale = universal hood filter; calza filtrante = filter sock; sacco filtrante = filter bag; materassino filtrante = filter mat; tela per presse = press cloth; calza skimmer = skimmer sock; panno filtro = filter cloth; feltro filtrante = filter felt
nl: zeefdrukgaas = screen printing mesh; filterdoek = filter cloth; filterzak = filter bag; filterkous = filter sock; builgaas = bolting cloth; papiermachinevilt = paper machine felt; passeerdoek = straining cloth; viltring = felt ring; notenmelkzakje = nut milk bag; afzuigkap filterdoek = cooker hood filter cloth; filtersok = filter sock; vetfilter afzuigkap doek = cooker hood grease filter cloth; persdoek = press cloth; filtermat = filter mat; filterrol = filter roll; skimmersok = skimmer sock; zeefdrukgazen = screen printing mesh; builgazen = bolting cloth
pl: siatka sitodrukowa = screen printing mesh; tkanina filtracyjna = filter cloth; gaza młynarska = bolting cloth; worek filtracyjny = filter bag; filc papierniczy = papermaking felt; uszczelka filcowa = felt gasket; pierścień filcowy = felt ring; woreczek do mleka roślinnego = plant milk bag; filtr do okapu włóknina = cooker hood fleece filter; skarpeta filtracyjna = filter sock; chusta filtracyjna = filter cloth; mata filtracyjna = filter mat; filtr przeciwtłuszczowy do okapu = cooker hood grease filter; tkanina sitowa = screen cloth; worek do filtrowania = filter bag
pt: tecido serigráfico = screen printing fabric; tela serigráfica = screen printing mesh; tecido filtrante = filter fabric; manga filtrante = filter sleeve; saco filtrante = filter bag; feltro papeleiro = papermaker felt; junta de feltro = felt gasket; anilha de feltro = felt washer; saco de leite vegetal = plant milk bag; filtro exaustor universal = universal hood filter; manta filtrante = filter mat; meia filtrante = filter sock; pano de prensa = press cloth; tecido para peneirar = sieve fabric; voal coador = filter voile
not: filter fabric mask; filter bag coffee; rosin bag violin; filter cloth coffee; dust filter bag vacuum cleaner; filter mat cleaner; press cloth ironing; tea filter bag; sandbag filter bag
  "screen printing" -> 591120
  "silk screen" -> 591120
  "screen mesh" -> 591120
  "bolting" -> 591120
  "siebdruckgewebe" -> 591120
  "siebgewebe" -> 591120
  "müllergaze" -> 591120
  "sérigraphie" -> 591120
  "bluter" -> 591120
  "serigrafía" -> 591120
  "serigrafico" -> 591120
  "serigrafia" -> 591120
  "buratto" -> 591120
  "zeefdrukgaas" -> 591120
  "builgaas" -> 591120
  "sitodrukowa" -> 591120
  "młynarska" -> 591120
  "serigráfico" -> 591120
  "serigráfica" -> 591120
  "peneirar" -> 591120
  "papermaking": "m2" weight<=0.65kg 591131 ~.03; grammage<650 591131 ~.1; "less than 650" 591131; * 591132
  "papermaker" : "less than 650" 591131; grammage<650 591131 ~.1; * 591132
  "paper machine": "less than 650" 591131; grammage<650 591131 ~.1; "forming" 591131; * 591132
  "papiermaschinenfilz" -> 591132
  "papeterie" -> 591132
  "papelera" -> 591132
  "cartiera" -> 591132
  "papiermachinevilt" -> 591132
  "papierniczy" -> 591132
  "papeleiro" -> 591132
  "card clothing" -> 591110
  "card fabric" -> 591110
  "oil press" -> 591140
  "press cloth" -> 591140
  "straining cloth" -> 591140
  "presstuch" -> 591140
  "persdoek" -> 591140
  "human hair" -> 591140
  "filter press" -> 591140
  "filter cloth" -> 591140 # 5911.40: woven or needled filter fabric in the piece for presses, sugar, gas cleaning; made-up bags: 5911.90
  "filtertuch" -> 591140
  "filterpressentuch" -> 591140
  "hood": weave=nonwoven 560314 ~.3; * 591190
  "filter media roll" -> 560314
  "skimmer" -> 591190
  * -> 591190
t: 110 mesh polyester screen printing mesh fabric white => 591120
t: baghouse dust collector filter bag polyester felt => 591190
t: papermaking press felt endless 1200 g/m2 => 591132
t: nylon rosin press bags 90 micron 20 pcs => 591190
t: filter press cloth polypropylene => 591140
t: coffee filter paper => !5911

@ terry-fabric
en: terry fabric; terry cloth fabric; terry towelling fabric; towelling fabric; terry cloth by the yard; toweling fabric; bamboo terry fabric; cotton terry cloth; pul terry; terry toweling; microfibre towelling fabric; turkish towel fabric; tufted fabric; candlewick fabric; tufted textile fabric; tufting fabric primary; waffle towel fabric
de: Frotteestoff; Frottee + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Frottierstoff; Frottee Stoff; Frottierware; Walkfrottee; Tuftingstoff; Getuftete Spinnstofferzeugnisse
fr: tissu éponge + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; éponge + mètre|couture|laize; tissu éponge coton; tissu éponge bambou; surfaces textiles touffetées
es: tela de rizo; tejido de rizo; tela de toalla; rizo + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela toalla; superficie textil con mechón insertado
it: tessuto spugna + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; spugna tessuto; spugna al metro; tessuto di spugna; tessuto in spugna + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo
nl: badstof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; badstof stof; badstofstof; handdoekstof; getufte textielstof
pl: tkanina frotte; frotte + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; frotte na metry; materiał frotte
pt: tecido felpudo; tecido felpa; turco tecido; tecido atoalhado; pano turco
not: terry cloth bathrobe; terry cloth robe; terry cloth towel; terry fabric bib; terry cloth headband; terry cloth slipper; tufting fabric primary; rizada
  "french terry" -> 600121
  weave=knit ~.04: main-fibre=cotton 600121 ~.1; main-fibre=synthetic 600122 ~.1; * 600121
  "tufted" -> 580230
  "candlewick" -> 580230
  "getuftete" -> 580230
  "touffetées" -> 580230
  "bamboo|bambú" -> 580220
  main-fibre: synthetic|artificial|wool 580220 ~.1; cotton 580210 ~.8
  * -> 580210
ask: main-fibre
t: cotton terry towelling fabric white by the metre => 580210
t: bamboo terry fabric for diapers => 580220
t: terry bath towel => !5802

@ textile-belt
en: textile transmission belt; canvas transmission belt; cotton transmission belt; textile conveyor belt; cotton conveyor belt; canvas belt transmission; polyester conveyor belt fabric; woven conveyor belt; flat belt textile; nylon flat belt; folder gluer belt; spindle tape; hair conveyor belt; felt conveyor belt; endless woven belt; pvc coated textile conveyor belting; textile belting; aramid belt seamless; baler belt textile; dryer felt belt cotton; spinning tape textile
de: Textilriemen; Förderband aus Spinnstoff; Flachriemen Textil; Gewebeförderband; Spindelband; Förderband Textil
fr: courroie textile; courroie de transmission textile; bande transporteuse textile; courroie plate textile
es: correa textil; correa de transmisión textil; banda transportadora textil; correa plana textil
it: cinghia tessile; nastro trasportatore tessile; cinghia di trasmissione tessile; nastro tessile trasportatore
nl: textielriem; drijfriem textiel; transportband textiel; transportband van textiel
pl: pas tekstylny; taśma przenośnikowa tekstylna; pas napędowy tekstylny; taśma wrzecionowa
pt: correia têxtil; correia transportadora têxtil; correia de transmissão têxtil
  main=rubber -> 401012 ~.03
  * -> 591000
t: cotton canvas transmission belt flat 100mm => 591000
t: rubber conveyor belt steel cord => !5910

@ textile-hose
en: fire hose; lay flat fire hose; canvas fire hose; textile hose; fire fighting hose; layflat fire hose; textile hosepiping; rubber lined fire hose; fire hose reel flat; discharge hose textile; duraline hose; polyester jacket fire hose; rack hose fire; forestry fire hose; lay flat hose textile; textile tubing ventilation; fabric air duct hose; textile ventilation duct
de: Feuerwehrschlauch; Flachschlauch Textil; B-Schlauch; C-Schlauch; Löschschlauch; Textilschlauch; Bauschlauch
fr: tuyau d'incendie; tuyau incendie; tuyau plat textile; tuyau pompier; manche à incendie
es: manguera contra incendios; manguera de incendio; manguera bomberos; manguera plana textil; manguera contraincendios
it: manichetta antincendio; manichetta uni 45; tubo antincendio; tubo piatto tessile; manichetta pompieri
nl: brandslang; brandweerslang; platte brandslang; textielslang
pl: wąż strażacki; wąż pożarniczy; wąż hydrantowy; wąż tłoczny strażacki; wąż parciany
pt: mangueira de incêndio; mangueira bombeiro; mangueira contra incêndio; mangueira plana têxtil
not: fire hose nozzle; fire hose cabinet; fire hose coupling; fire hose valve; fire hose box; fire hose dog bed; fire hose adapter; fire hose toy; fire hose reel cabinet; fire hose fitting; fire hose rack
  main=plastic -> 391739 ~.02
  * -> 590900
t: canvas fire hose 2.5 inch 20m rubber lined => 590900
t: fire hose nozzle brass => !5909

@ textile-wallcovering
en: textile wallpaper; textile wallcovering; fabric wallcovering; textile wall covering; grasscloth textile wallcovering; linen wallpaper; silk wallpaper textile; jute wallcovering; fabric wall covering; flax wallcovering; wall fabric stretch; yarn wallpaper
de: Textiltapete; Wandbespannung Stoff; Stofftapete; Leinentapete
fr: revêtement mural textile; papier peint textile; tenture murale tissu; tissu mural tendu; toile murale textile
es: papel pintado textil; revestimiento textil pared; papel pintado de tela; entelado pared
it: carta da parati in tessuto; rivestimento murale tessile; carta da parati tessile; parato tessile
nl: textielbehang; stoffen behang; linnen behang; stofbehang
pl: tapeta tekstylna; tapeta z tkaniny; okładzina ścienna tekstylna
pt: papel de parede têxtil; revestimento têxtil parede; papel de parede tecido
  * -> 590500
t: textile wallcovering linen 90cm wide roll => 590500
t: vinyl wallpaper => !5905

@ textile-wick
en: lamp wick; oil lamp wick; kerosene heater wick; heater wick; stove wick; paraffin lamp wick; lantern wick; cotton wick roll; flat wick; round wick; candle wick spool; braided wick; hemp wick; gas mantle; lantern mantle; incandescent gas mantle; gas lantern mantle; fiberglass wick replacement; tiki torch wick; reed textile wick; rope wick; kerosene stove wick; alcohol lamp wick; self watering wick; watering wick cord; gas mantle fabric tubular knitted; wick for oil lamp; wick + lamp|kerosene|heater|lantern|oil|candle|tiki|cotton|stove
de: Docht; Lampendocht; Petroleumdocht; Ofendocht; Flachdocht; Rundocht; Glühstrumpf; Gasglühstrumpf; Glühstrümpfe
fr: mèche de lampe; mèche lampe à huile; mèche de poêle; mèche poêle à pétrole; manchon à incandescence; mèche coton bougie; manchon lampe gaz; mèche plate
es: mecha de lámpara; mecha estufa parafina; mecha vela; camisa incandescente; camisas lámpara gas; mecha quinqué; pabilo; mecha de algodón velas
it: stoppino candela; stoppino stufa; stoppino lampada; calza a incandescenza; reticella lampada gas; stoppini candele
nl: lont kaars; kaarslont; lampenkous; lamplont; kous petroleumkachel; gloeikousje; oliepitten; lont olielamp; kachelkous; lont kaarsen
pl: knot do świec; knot do lampy naftowej; koszulka żarowa; koszulka do lampy gazowej; knot bawełniany
pt: pavio de vela; pavio de lamparina; mecha de candeeiro; camisa de lampião; pavios para velas; camisa de incandescência
not: wicker; wick trimmer; wick dipper; wick holder; wick sticker; e cigarette wick; vape wick; moisture wicking; solder wick; wooden wick; wood wick; wick snuffer; knot rings; wick centering; knotless; vape cotton; knot knopf; wick bar; knot tying; docht schere
  "wood|madera|legno|madeira" -> 442199 ~.4
  "fiberglass" -> 701990
  "fibreglass" -> 701990
  * -> 590800
t: kerosene heater wick replacement cotton => 590800
t: gas lantern mantles 10 pcs => 590800
t: wicker basket => !5908

@ tulle-fabric
en: tulle fabric; tulle roll; tulle; tulle + roll|yard|spool|fabric|tutu|bolt|netting; tulle netting; glitter tulle; glitter tulle roll; bridal tulle; illusion tulle; soft tulle fabric; net fabric; bobbinet; bobbinet tulle; tutu fabric; tutu tulle; organza tulle roll; dress netting fabric; crinoline net fabric; hard net tulle; stiff netting fabric; hexagonal net fabric; veil fabric; point d'esprit tulle; mesh tulle fabric; hard net; dance net; petticoat net
de: Tüllstoff = tulle fabric; Tüll = tulle + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Tüllrolle = tulle roll; Tüll = tulle; Glitzertüll = glitter tulle; Brauttüll = bridal tulle; Bobinet = bobbinet; Softtüll = soft tulle
fr: tulle = tulle + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; rouleau de tulle = tulle roll; tissu tulle = tulle fabric + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tulle souple = soft tulle; tulle bobinot = bobbinet tulle; tulle rigide = stiff tulle; tulle au mètre = tulle by the metre
es: tul = tulle + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de tul = tulle fabric; rollo de tul = tulle roll; tul = tulle; tul bobinot = bobbinet tulle; tela tul = tulle fabric
it: tulle = tulle + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; rotolo tulle = tulle roll; tessuto tulle = tulle fabric + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tulle al metro = tulle by the metre; tulle bobinot = bobbinet tulle
nl: tule stof = tulle fabric; tule = tulle + meter|naaien|coupon|patchwork|geverfd|rol|per meter; tulerol = tulle roll; tule op rol = tulle roll; tulestof = tulle fabric
pl: tiul = tulle; tiul na szpuli = tulle roll; tiul = tulle + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; materiał tiul = tulle fabric; tkanina tiulowa = tulle fabric
pt: tule = tulle + metro|metros|costura|patchwork|tingido|cru|rolo; tecido tule = tulle fabric + metro|metros|costura|patchwork|tingido|cru|rolo; rolo de tule = tulle roll; tule em rolo = tulle roll; tecido filó = net tulle fabric
not: tulle skirt; tulle dress; tulle veil; tulle curtain; tulle bow; tulle tutu; tulle petticoat; tulle gown; tulle bag; tulle overlay; tulle embroidery; tulle ribbon; tulle top; tulle shawl; tulle gloves; tulle cape; tulle hair; tulle flower; tul vestido; tul falda; tiul firana; tiul spódnica; tulle applique
  "embroidered" -> 581092
  "knitted|de punto|a maglia|de malha" -> 600537
  * -> 580410
t: tulle roll 6 inch x 100 yards white => 580410
t: glitter tulle fabric by the yard => 580410
t: tulle skirt girls => !5804

@ tyre-cord
en: tyre cord fabric; tire cord fabric; nylon tyre cord; polyester tyre cord fabric; dipped tyre cord; chafer fabric; viscose tyre cord
de: Reifencordgewebe; Reifencord
fr: nappe tramée pour pneumatiques; tissu cord pneumatique
es: napas tramadas para neumáticos; tela cord neumáticos
it: nappe a trama per pneumatici; tela cord pneumatici
nl: bandenkoordweefsel; bandenkoord
pl: kord oponowy; tkanina kordowa
pt: telas para pneumáticos; tela cord para pneus
  main-fibre: polyester 590220 ~.3; artificial 590290 ~.05
  * -> 590210
t: dipped nylon 6 tyre cord fabric 1260d/2 => 590210
t: polyester tyre cord fabric => 590220
t: car tyre => !5902

@ vegetable-yarn
en: hemp yarn; true hemp yarn; coir yarn; coconut fibre yarn; ramie yarn; paper yarn; abaca yarn; sisal yarn; nettle yarn; washi yarn; paper twist yarn; curled coir yarn; twisted paper yarn; raffia paper yarn
de: Hanfgarn; Kokosgarn; Papiergarn; Ramiegarn; Nesselgarn
fr: fil de chanvre; fil de coco; fil de papier; fils de ramie
es: hilo de cáñamo; hilado de coco; hilo de papel; hilado de papel
it: filo di canapa; filato di canapa; filato di cocco; filato di carta
nl: hennepgaren; kokosgaren; papiergaren
pl: przędza konopna; przędza kokosowa; przędza papierowa; włóczka papierowa
pt: fio de cânhamo; fio de coco; fio de papel
  "coir" -> 530810
  "coco" -> 530810
  "coconut" -> 530810
  "kokosgarn" -> 530810
  "cocco" -> 530810
  "kokosgaren" -> 530810
  "kokosowa" -> 530810
  "hemp" -> 530820
  "hanfgarn" -> 530820
  "chanvre" -> 530820
  "cáñamo" -> 530820
  "canapa" -> 530820
  "hennepgaren" -> 530820
  "konopna" -> 530820
  "cânhamo" -> 530820
  * -> 530890
t: hemp yarn 2mm natural => 530820
t: coir yarn bales 2 ply => 530810
t: hemp protein powder => !5308

@ velvet-fabric
en: velvet fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; crushed velvet fabric; cotton velvet fabric; velvet upholstery fabric; polyester velvet fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; velveteen; velveteen fabric; velour fabric + woven|upholstery; plush fabric woven; warp pile fabric; woven pile fabric; silk velvet fabric; velvet by the yard; stretch velvet fabric; velvet + fabric yard|by the metre|by the meter|per metre; burnout velvet fabric; mohair velvet fabric; devore fabric; dutch velvet; holland velvet fabric; velvet curtain fabric; velvet cloth + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant
de: Samtstoff; Samt Stoff; Polstersamt; Möbelsamt; Baumwollsamt; Pannesamt; Veloursstoff; Nickistoff + gewebt; Samt + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle
fr: tissu velours + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; velours d'ameublement; velours de coton + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; velours au mètre; velours ras + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; velours + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; panne de velours
es: tela de terciopelo + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejido de terciopelo; terciopelo + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela terciopelo + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; terciopelo por metro
it: tessuto velluto + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; velluto + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; velluto al metro; tessuto in velluto + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; velluto arredamento
nl: fluwelen stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; fluweel stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; velours stof; fluweel + meter|naaien|coupon|patchwork|geverfd|rol|per meter; velvet stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; fluweelstof
pl: tkanina welurowa; welur tapicerski; aksamit + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; welur + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; tkanina aksamitna; velvet tkanina
pt: tecido veludo + metro|metros|costura|patchwork|tingido|cru|rolo; tecido de veludo + metro|metros|costura|patchwork|tingido|cru|rolo; veludo + metro|metros|costura|patchwork|tingido|cru|rolo; tecido suede veludo + metro|metros|costura|patchwork|tingido|cru|rolo; veludo tecido
not: velvet fabric chair; velvet fabric sofa; velvet fabric headboard; velvet fabric curtain; velvet fabric hanger; velvet fabric box; velvet fabric cushion cover; vello
  "corduroy": main-fibre=synthetic 580132 ~.1; * 580122
  "velveteen": main-fibre=synthetic|artificial 580133 ~.1; main-fibre=wool 580110 ~.1; * 580123
  "panne" -> 600192
  "pannesamt" -> 600192
  weave=knit ~.04: main-fibre=cotton 600191 ~.1; * 600192
  "stretch velvet" -> 600192 # knitted pile
  "crushed" -> 600192 ~.5
  main-fibre: cotton 580127 ~.1; wool 580110 ~.02; silk|flax 580190 ~.02
  * -> 580137
ask: main-fibre; weave
t: velvet upholstery fabric polyester 300gsm by the yard => 580137
t: cotton velvet fabric woven warp pile => 580127
t: velvet cushion cover 45x45 => !5801

@ viscose-fabric
en: viscose fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; rayon fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; rayon challis fabric; challis fabric; woven fabric of viscose; woven fabric of rayon; viscose woven fabric; tencel fabric; lyocell fabric; modal woven fabric; bamboo fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; rayon print fabric; viscose twill fabric; ecovero fabric; viscose linen fabric; rayon poplin; woven fabric of artificial staple fibres; woven fabric of artificial filament yarn; cupro fabric; cupro lining fabric; acetate lining fabric; acetate fabric; bemberg lining; bemberg fabric; viscose crepe fabric; acetate satin fabric; woven fabric of staple viscose
de: Viskosestoff; Viskosegewebe; Tencelstoff; Lyocellstoff; Modalstoff; Viskose Webware; Viskose + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Cuprostoff; Acetatfutter
fr: tissu viscose + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu de viscose; viscose au mètre; tissu tencel; tissu lyocell; tissu cupro
es: tejido de viscosa; tela viscosa + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tela de viscosa; tela tencel; tejido de rayón
it: tessuto viscosa + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto di viscosa; tessuto tencel; tessuto cupro
nl: viscose stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; viscosestof; tencel stof; modal stof; cupro stof
pl: tkanina wiskozowa; wiskoza + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka; tencel + metr|metry|mb|szycie|szycia|patchwork|barwiona|belka|rolka
pt: tecido de viscose; tecido viscose + metro|metros|costura|patchwork|tingido|cru|rolo; tecido tencel; viscolinho; tecido de raiom
not: bamboo fabric softener
implies: main-fibre=artificial
  "acetate" use viscose-filament
  "cupro" use viscose-filament
  "bemberg" use viscose-filament
  main-fibre=polyester use polyester-woven ~.02
  main-fibre=cotton use cotton-woven ~.02
  use viscose-woven
ask: main-fibre; print
t: rayon challis fabric printed floral by the yard => 551614
t: viscose lining fabric acetate black => 540822
t: woven fabric of viscose staple fibres 100% viscose, dyed => 551612
t: viscose dress women => !5516

@ wadding-batting
en: wadding; batting; quilt batting; quilt wadding; polyester wadding; cotton batting; wool batting; wadding roll; bamboo batting; upholstery dacron; dacron wrap; upholstery wadding; wadding sheet; fusible batting; thinsulate insulation fabric; padding fabric polyester; thermal insulation wadding; insul bright; insulated batting; quilting batting; upholstery batting; textile flock; flocking powder; flock powder; flock fibre; static grass flock nylon; fibre dust; nylon flock; wadding of cotton; wadding of man-made fibres; teased cotton wadding; acoustic polyester wadding; speaker damping wadding; acoustic wadding; volume fleece; hollowfibre wadding; aquarium filter wool; filter wool; filter floss; pond filter floss; aquarium filter floss
de: Volumenvlies = batting fleece; Polsterwatte = upholstery wadding; Watte = wadding + Meterware|Polster|Füll|Rolle|Bastel; Füllvlies = filling fleece; Diolen = polyester wadding; Polstervlies = upholstery fleece; Flockpulver = flock powder; Flockfasern = flock fibre; Filterwatte = filter wadding; Baumwollvlies Patchwork = cotton patchwork batting; Steppwatte = quilting wadding; Aquariumwatte = aquarium wadding; Thermolam = thermal batting
fr: molleton à quilter = quilt batting; ouatine = wadding; ouate de rembourrage = stuffing wadding; nappe ouate = wadding sheet; poudre de flocage = flocking powder; ouate filtrante = filter wadding; ouate polyester = polyester wadding; ouatine thermocollante = fusible batting; dacron mousse tapisserie = upholstery foam dacron
es: guata = wadding; guata = wadding + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; boata = wadding; guata para patchwork = quilt batting; polvo de flocado = flocking powder; guata de poliéster = polyester wadding; perlón acuario = aquarium filter floss; fibra flocado = flock fibre; napa guata = wadding
it: imbottitura in rotolo = wadding roll; falda poliestere = polyester wadding; ovatta sintetica = synthetic wadding; polvere per floccaggio = flocking powder; ovatta filtrante = filter wadding; ovatta poliestere = polyester wadding; imbottitura patchwork = quilt batting; lana perlon acquario = aquarium filter wool
nl: fiberfill op rol = wadding roll; watten vulling = wadding filling; tussenvulling quilt = quilt batting; watteren = wadding; filterwatten = filter wadding; volumevlies = wadding; flockpoeder = flock powder; quilt tussenvulling = quilt batting; vlokpoeder = flock powder; polyesterwatten = polyester wadding; volumevliezen = wadding
pl: ocieplina = batting; wata tapicerska = upholstery wadding; owata = wadding; wypełnienie patchwork = quilt batting; flok proszek = flock powder; wata filtracyjna = filter wadding; wata poliestrowa = polyester wadding; ocieplina termo = thermal wadding; owata puszysta = fluffy wadding; flok = flock
pt: manta acrílica = acrylic batting; pasta de algodão = cotton wadding; wata = wadding; enchimento manta = wadding filling; pó de flocagem = flock powder; manta r1 = batting; manta acrílica patchwork = acrylic quilt batting; lã acrílica filtrante = filter wadding; dracon = dacron
not: batting gloves; batting helmet; batting cage; batting tee; batting practice; batting pads; batting legguards; cotton wadding pad; quilt batting scissors; wata cukrowa; batting leg guards; batting net; aquarium filter wool cartridge
  "flock" -> 560130
  "flocking" -> 560130
  "flockpulver" -> 560130
  "flockfasern" -> 560130
  "flocage" -> 560130
  "flocado" -> 560130
  "floccaggio" -> 560130
  "flok" -> 560130
  "flocagem" -> 560130
  "vlokpoeder" -> 560130
  "fibre dust" -> 560130
  main-fibre: cotton 560121 ~.1; wool 560129 ~.04; synthetic|artificial 560122 ~.8; silk 560129 ~.01
  "bamboo|bambú" -> 560122
  * -> 560122
t: polyester quilt wadding 200gsm roll => 560122
t: cotton batting for quilting queen size => 560121
t: flocking powder nylon green => 560130
t: batting gloves baseball => !5601

@ warp-knit-fabric
en: warp knit fabric; warp knitted fabric; tricot fabric; mesh fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; power mesh fabric; powernet fabric; athletic mesh fabric; sports mesh fabric; air mesh fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; spacer mesh fabric; 3d mesh fabric; sandwich mesh fabric; stretch mesh fabric; raschel fabric; raschel knit fabric; polyester mesh fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; nylon mesh fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; power net fabric; net curtain fabric; mosquito net fabric; mosquito netting fabric; tricot lining fabric; brushed tricot fabric; loop fabric velcro; nylon tricot; laundry mesh fabric; bag mesh fabric; pet screen fabric mesh; insecticide treated net fabric; mesh lining fabric; helenca lining
de: Kettengewirk; Netzstoff + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Meshstoff; Powernet; Powermesh Stoff; Raschelware; Sportnetz Stoff; Abstandsgewirke; Mesh Stoff + Meter|Meterware|nähen|Nähstoff|Zuschnitt|Laufmeter|patchwork|Coupon|gefärbt|gebleicht|ungebleicht|Rolle; Moskitonetzstoff
fr: tissu maille filet; tissu mesh + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; étoffe chaîne; tissu filet + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; tissu résille + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau; powernet tissu; tissu 3d mesh; étoffe de bonneterie-chaîne
es: tela de malla + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; tejido de punto por urdimbre; tela de red; tela mesh + metro|metros|costura|patchwork|coser|confección|teñido|crudo|rollo; powernet tela; tela rejilla
it: tessuto a rete + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto a maglia in catena; tessuto mesh + metro|metri|cucito|sartoria|taglio|patchwork|tinto|greggio|rotolo; tessuto rete; powernet tessuto; tessuto indemagliabile
nl: kettingbreisel; netstof; mesh stof + meter|naaien|coupon|patchwork|geverfd|rol|per meter; powernet stof; kettingbreistof; gaas stof
pl: dzianina osnowowa; siatka mesh materiał; dzianina siatkowa; tkanina siatkowa; siatka dystansowa; siatka 3d tapicerska
pt: malha urdida; tecido de rede; tecido mesh + metro|metros|costura|patchwork|tingido|cru|rolo; tecido tela esportiva; malha de urdidura; tela mesh tecido
not: mesh fabric chair; mesh fabric shoes; mesh fabric bag; mesh fabric office chair
  kind=stretch -> 600410 ~.1
  "power" -> 600410 ~.5
  "powernet" -> 600410
  "insecticide" -> 600535
  use knit-warp
ask: kind; print
t: polyester warp knit mesh fabric dyed by the metre => 600537
t: power mesh fabric nylon spandex 4 way stretch => 600410
t: mesh office chair => !6005

@ waxed-coated-fabric
en: waxed cotton fabric; waxed canvas; waxed canvas fabric; oilskin fabric; dry oilskin fabric; beeswax cotton cloth roll; flocked fabric; velvet flock fabric; self adhesive velvet; self adhesive velvet fabric; flock fabric; painted canvas theatre; theatre scenery cloth; painted studio backdrop canvas; hand painted backdrop; painted backdrop canvas; fire retardant treated fabric; tar coated fabric; bitumen coated fabric; linoxyn coated fabric; silicate coated cloth; waxed linen cloth; emery free coated cloth; glass fibre free welding cloth; jewelry flock fabric; adhesive velvet drawer liner
de: Wachsstoff; Wachscanvas; gewachste Baumwolle; Ölzeugstoff; beflockter Stoff; Velours selbstklebend; gemalter Hintergrund Leinwand; Theaterkulisse gemalt; DC-Fix Velours
fr: toile cirée coton huilé; coton huilé; tissu huilé; tissu floqué; velours adhésif; toile peinte décor théâtre; coton ciré tissu; fond peint à la main studio
es: algodón encerado tela; lona encerada; tela encerada; tejido flocado; terciopelo adhesivo; telón pintado; tela flocada
it: cotone cerato; tela cerata cotone; tessuto cerato; tessuto floccato; velluto adesivo; fondale dipinto
nl: gewaxt katoen stof; waxkatoen; oliedoek stof; gevlokte stof; zelfklevend velours; beschilderd achtergronddoek
pl: tkanina woskowana; bawełna woskowana; tkanina flokowana; welur samoprzylepny; malowane tło; flok tkanina
pt: algodão encerado; lona encerada; tecido encerado; tecido flocado; veludo adesivo; pano pintado cenário
not: waxed canvas jacket; waxed canvas bag; waxed canvas backpack; waxed canvas tool roll; waxed canvas apron; waxed canvas tote; waxed canvas hat; waxed canvas wallet; waxed canvas log carrier; waxed canvas tool bag; waxed canvas pouch; waxed canvas bucket; waxed canvas organizer; lona encerada bolsa; waxed canvas messenger; waxed canvas duffel
  * -> 590700
t: waxed canvas fabric 10oz by the yard => 590700
t: self adhesive velvet flock fabric jewelry box liner => 590700
t: waxed canvas jacket => !5907

@ webbing-narrow
en: narrow woven fabric; narrow woven fabric of cotton; narrow woven fabric of man-made fibres; narrow woven fabric of synthetic fibres; polyester webbing; polyester webbing tape; upholstery webbing; seat belt webbing; jacquard webbing; cotton webbing tape; herringbone tape; cotton tape roll; cotton twill tape; curtain heading tape; curtain tape; pencil pleat tape; header tape curtain; pleat tape curtain; curtain header tape; rufflette tape; roman blind tape; eyelet curtain tape; grosgrain tape; petersham ribbon; petersham; bolduc; weftless ribbon; ladder tape blind; zipper tape fabric; webbing strap roll; webbing strap material; strapping webbing; aramid webbing; elastic webbing; upholstery elastic webbing; jute webbing; linen tape; linen ribbon; bias binding; bias binding tape; satin bias binding; blanket binding; satin blanket binding; fold over elastic; knit elastic; picot elastic; lingerie elastic; bra elastic; buttonhole elastic; plush elastic; waistband elastic roll; braided elastic; carpet binding tape; reflective webbing; ribbon yarn narrow woven; hat ribbon; medal ribbon drape; medal ribbon roll; organza ribbon roll; ribbon spool; hook and loop woven; ribbon by the yard; satin tape; corset waist tape; rigilene; polyester boning; polyester boning tape; bra strap elastic; buckram tape; curtain buckram; hook tape loop tape
de: Gurtband Polyester; Gardinenband; Kräuselband; Faltenband; Polstergurt; Jutegurt; Schmalgewebe; Bandgewebe; Einfassband; Falzgummi; Knopflochgummi; Ripsband Hut; Baumwollband; Leinenband; Möbelgurt; Wäschegummi; Unterbrustgummi; Bleiband Gardine; Raffband Gardine
fr: ruban fronceur; ruflette; galette rideau; sangle de tapissier; sangle jute; rubanerie; biais coton; biais replié; élastique boutonnière; élastique lingerie; ruban sergé; extra fort; ruban tissé; élastique plat
es: cinta fruncidora; cinta para cortinas; cinta cortina; cincha tapicería; cincha de yute; bies; bies de algodón; goma elástica lencería; cinta sarga; cinta de gros; cinta de lino; goma ojal; cinta de poliéster tejida; cinta tejida; cintas de poliéster tejidas
it: nastro arricciatenda; fettuccia arricciatenda; cinghia per tappezzeria; nastro tende; sbieco cotone; elastico lingerie; nastro sargia; elastico con asole; nastro di lino; cinghia juta; nastro tessuto; nastri tessuti di poliestere; nastro tessuto di poliestere
nl: plooiband; gordijnband; gordijnplooiband; singelband polyester; jute singel; biaisband katoen; knoopsgatelastiek; lingerie elastiek; keperband katoen; vouwelastiek; smal weefsel
pl: taśma do firan; taśma marszcząca; taśma zasłonowa; taśma parciana; taśma tapicerska jutowa; lamówka bawełniana; gumka z dziurkami; guma bieliźniana; taśma rypsowa; taśma nośna polipropylenowa; pas tapicerski; gumka bieliźniana
pt: fita franzidora; fita para cortina; cinta de estofador; viés de algodão; fita de sarja; elástico lingerie; elástico com casas; fita de gorgurão; fita para cortinado; fita tecida; fitas tecidas de poliéster; fita tecida de poliéster
not: narrow woven fabric bag; medal ribbon bar; rufflette hook; petersham skirt; bra elastic extender
  "bolduc" -> 580640
  "weftless" -> 580640
  "velcro" -> 580610
  "hook and loop" -> 580610
  "velvet|terciopelo|velluto|veludo" -> 580610
  "rigilene" -> 580632
  "boning" -> 580632
  "buckram" -> 580632
  "bias" : main-fibre=synthetic|artificial 580632 ~.3; * 580631 # note 5(b) to ch.58: bias binding counts as narrow woven fabric
  "blanket binding" -> 580632
  "schrägband": main-fibre=synthetic 580632 ~.2; * 580631
  "knit" -> 600240
  "fold over" -> 580620
  "braided|trenzado|intrecciato|entrançado|trançado" -> 580620
  "elastic" -> 580620
  "élastique" -> 580620
  "elastico" -> 580620
  "elástico" -> 580620
  "elastiek" -> 580620
  "goma" -> 580620
  "guma" -> 580620
  "gumka" -> 580620
  "gummi" -> 580620
  "falzgummi" -> 580620
  "jute|iuta|juta" -> 580639
  "jutowa" -> 580639
  "yute" -> 580639
  "linen" -> 580639
  "lino" -> 580639
  main-fibre: cotton 580631 ~.15; flax|jute|silk|wool 580639 ~.04
  "twill tape" -> 580631
  "herringbone" -> 580631
  "sargia" -> 580631
  "keperband" -> 580631
  "sergé" -> 580631
  * -> 580632
ask: main-fibre
t: pencil pleat curtain heading tape polyester 75mm => 580632
t: cotton herringbone tape 20mm x 50m => 580631
t: jute upholstery webbing 50mm roll => 580639
t: fold over elastic 16mm => 580620
t: curtain rail => !5806

@ wool-fabric
en: wool fabric; woollen fabric; wool cloth; tweed fabric; harris tweed fabric; wool coating fabric; wool flannel fabric; melton fabric; melton cloth; wool tartan fabric; loden fabric; woven fabric of carded wool; wool plaid fabric; wool blend fabric; coating fabric; cashmere fabric; woven wool fabric; houndstooth wool fabric; mackinaw cloth; billiard cloth wool; snooker cloth; pool table cloth; wool gabardine fabric
de: Wollstoff; Lodenstoff; Tweedstoff; Mantelstoff; Wollgewebe; Billardtuch; Tuchloden
fr: tissu de laine; tissu en laine; lainage; drap de laine; tissu tweed; tissu laine + mètre|couture|coupon|laize|patchwork|mercerie|teint|écru|blanchi|rouleau
es: tejido de lana; tela de lana; paño de lana; tela de tweed; tejidos de lana cardada
it: tessuto di lana; panno di lana; stoffa di lana; tessuto tweed; tessuto loden
nl: wollen stof; wolstof; tweedstof; mantelstof; biljartlaken
pl: tkanina wełniana; sukno; tweed + tkanina; tkanina płaszczowa; sukno bilardowe
pt: tecido de lã; pano de lã; tecido tweed; fazenda de lã
not: wool cloth coat; tweed fabric jacket; wool fabric coat; wool fabric blanket; wool felt fabric; wool fabric hat; wool knit fabric; boiled wool fabric
implies: main-fibre=wool
  use wool-woven
ask: share; grammage
t: harris tweed fabric 470 gsm 100% wool by the metre => 511119
t: woven fabric of carded wool 90% wool 250 g/m2 => 511111
t: tweed jacket => !5111

@ wool-raw
en: raw wool; greasy wool; scoured merino wool; greasy merino wool; wool fleece + raw|greasy|unwashed|shorn|sheep; raw fleece; shorn wool; scoured wool; wool fibre; carbonised wool; sheep wool; unwashed wool; sheep fleece raw; slipe wool; wool locks; merino fleece raw; pulled wool
de: Rohwolle; Schweißwolle; Schurwolle + roh|ungewaschen; Schafwolle + roh|Vlies|ungewaschen|gewaschen
fr: laine brute; laine en suint; laine de tonte; toison de laine; laine lavée
es: lana sucia; lana bruta; lana esquilada; vellón de lana; lana lavada
it: lana sucida; lana grezza; vello di lana; lana lavata
nl: ruwe wol; vetwol; schapenwol + ruw|ongewassen|vacht
pl: wełna surowa; wełna potna; runo owcze; wełna owcza + surowa|prana|niegręplowana
pt: lã bruta; lã suja; velo de lã; lã lavada
not: wool fleece jacket; wool fleece blanket; wool fibre insulation; sheep wool insulation; sheep wool blanket; sheep wool yarn; wool fleece hat
  "carbonised" !"not carbonised" -> 510130
  "carbonized" !"not carbonized" -> 510130
  "scoured": "skin" 510129; "pulled" 510129; * 510121
  "washed" -> 510121
  "gewaschen" -> 510121
  "lavée" -> 510121
  "lavada" -> 510121
  "lavata" -> 510121
  "prana" -> 510121
  "degreased" : "shorn" 510121; * 510129
  "slipe" -> 510119
  "pulled" -> 510119
  * -> 510111
t: greasy shorn wool in bales => 510111
t: scoured merino wool not carbonised => 510121
t: carded wool batt for felting => !5101

@ wool-top
en: wool top; wool sliver; combed wool; carded wool; wool batt; carded wool batt; corriedale roving; merino top; roving wool; wool roving bulk; alpaca roving; cashmere top; mohair top; camel hair top; wool fibre for spinning; carded fleece wool; wool roll for spinning; spinning fibre + wool|merino|alpaca; merino roving; pencil roving; core wool
de: Kammzug; Wollkammzug; Merinokammzug; Kardenband Wolle; Wollvlies + filzen|kardiert|Füllung; Märchenwolle; kardierte Wolle
fr: laine peignée; laine cardée; ruban de laine; mèche de laine
es: lana peinada; lana cardada; tops de lana; mecha de lana
it: lana pettinata; nastro di lana pettinata; tops di lana
nl: kamwollen lont; gekaarde wol; gekamde wol; lontwol; sprookjeswol
pl: czesanka wełniana; wełna czesankowa do filcowania; wełna zgrzebna; wełna do filcowania
pt: lã penteada; lã cardada; tops de lã; mecha de lã
not: wool top coat; merino top women; merino top base layer; cashmere top women; wool top hat
  "cashmere" -> 510531
  "alpaca" -> 510539
  "mohair" -> 510539
  "camel" -> 510539
  "angora" -> 510539
  "yak" -> 510539
  "coarse" -> 510540
  "fragments" -> 510521
  "open top" -> 510521
  "carded|cardado|cardato" -> 510510
  "batt" -> 510510
  "core" -> 510510
  "kardiert" -> 510510
  "vlies" -> 510510
  "cardée" -> 510510
  "cardada" -> 510510
  "cardata" -> 510510
  "gekaarde" -> 510510
  "zgrzebna" -> 510510
  * -> 510529
t: merino wool top 21 micron for spinning => 510529
t: carded wool batt corriedale 100g => 510510
t: merino top women base layer => !5105

@ wool-waste
en: wool waste; wool noil; noils of wool; wool yarn waste; animal hair waste; hair noil; garnetted wool; wool garnetted stock; reclaimed wool; shoddy wool; recycled wool fibre; garnetted stock + wool|hair
de: Wollabfälle; Wollkämmlinge; Reißwolle; Reisswolle
fr: déchets de laine; blousses de laine; effilochés de laine; laine effilochée
es: desperdicios de lana; borras de lana; hilachas de lana
it: cascami di lana; pettinacce di lana; sfilacciati di lana; lana rigenerata
nl: wolafval; kamwol; gerafelde wol
pl: odpady wełny; wyczeski wełniane; szarpanka wełniana
pt: desperdícios de lã; borra de lã; fiapos de lã
  "garnetted" -> 510400
  "reclaimed" -> 510400
  "shoddy" -> 510400
  "recycled" -> 510400
  "reißwolle" -> 510400
  "effilochée" -> 510400
  "effilochés" -> 510400
  "sfilacciati" -> 510400
  "rigenerata" -> 510400
  "szarpanka" -> 510400
  "noil" -> 510310
  "blousses" -> 510310
  "kämmlinge" -> 510310
  "coarse" -> 510330
  * -> 510320
t: garnetted wool stock => 510400
t: wool noils => 510310
t: wool yarn 100g ball => !5103

@ wool-yarn-bulk
en: wool yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; woollen yarn; worsted yarn; yarn of carded wool; yarn of combed wool; carpet wool yarn; worsted weaving yarn; merino yarn + cone|bulk|ne|dtex|denier|weaving|spun|carded|combed|open end|nm|industrial|mill|not put up|tex|on cones|raw white; wool blended yarn; wool acrylic yarn; wool weaving yarn; tapestry wool bulk
de: Wollgarn; Kammgarn; Streichgarn; Teppichgarn Wolle
fr: fil de laine; fils de laine cardée; fils de laine peignée
es: hilado de lana; hilados de lana cardada; hilado de lana peinada
it: filato di lana; filati di lana cardata; filato pettinato di lana
nl: wollen garen; kamgaren; strijkgaren
pl: przędza wełniana; przędza czesankowa; przędza zgrzebna wełniana
pt: fio de lã; fios de lã cardada; fios de lã penteada
not: worsted yarn weight; worsted yarn acrylic
  "not put up": kind=carded 510610; * 510710
  "retail": share(wool)<85 share(wool)>=1 510990 ~.2; * 510910
  "ball": share(wool)<85 share(wool)>=1 510990 ~.2; * 510910
  "skein": share(wool)<85 share(wool)>=1 510990 ~.2; * 510910
  kind=carded ~.3: share(wool)<85 share(wool)>=1 510620 ~.15; * 510610
  "carded|cardado|cardato" : share(wool)<85 share(wool)>=1 510620 ~.15; * 510610
  "carpet" -> 510610
  "streichgarn" -> 510610
  share(wool)<85 share(wool)>=1 -> 510720 ~.15
  * -> 510710
t: yarn of carded wool, 90% wool, not put up for retail sale => 510610
t: worsted yarn nm 2/48 on cones 100% wool => 510710
t: wool sweater => !5107

@ worsted-fabric
en: worsted fabric; suiting fabric; wool suiting; worsted wool fabric; suit fabric; worsted suiting; woven fabric of combed wool; super 120s wool fabric; tropical wool fabric; suiting cloth; trouser fabric wool; mohair suiting; uniform fabric wool
de: Kammgarnstoff = worsted fabric; Anzugstoff = suiting fabric; Kammgarngewebe = worsted fabric
fr: tissu de laine peignée = worsted wool fabric; tissu costume = suit fabric; tissu pour costume = suit fabric
es: tejido de lana peinada = woven fabric of combed wool; tela para traje = suit fabric; casimir = suiting fabric
it: tessuto pettinato = worsted fabric; tessuto di lana pettinata = worsted wool fabric; tessuto per abiti = suit fabric; fresco lana = tropical wool
nl: kamgaren stof = worsted fabric; pakstof = suiting fabric; kostuumstof = suiting fabric
pl: tkanina czesankowa = worsted fabric; tkanina garniturowa = suiting fabric
pt: tecido de lã penteada = combed wool fabric; tecido para fato = suit fabric; casimira = cashmere suiting fabric
  "tr" -> 551511
  "polyester viscose" -> 551511
  "poly viscose" -> 551511
  "viscose polyester" -> 551511
  main-fibre=synthetic ~.15: share(artificial)>=1 551511 ~.1; share(wool)>=1 551513 ~.1; * 551511
  main-fibre=cotton use cotton-h ~.02
  use wool-combed
ask: main-fibre; grammage
t: super 120s worsted wool fabric 260 gsm navy => 511219
t: polyester viscose suiting fabric TR 240gsm => 551511
t: men's worsted wool suit => !5112

@ woven-fabric
en: woven fabric; fabric + woven; fabrics + woven; fabric yardage; fabric remnant; dress fabric; fashion fabric; apparel fabric; fabric + yard|yardage|bolt|fat quarter|remnant|dressmaking|half metre; craft fabric; printed fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; home decor fabric; fabric bundle; textile fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; dressmaking fabric; woven fabrics; fabric piece + sewing|patchwork|diy; fabric roll; fabric offcut; deadstock fabric; piece goods + fabric|textile|woven; garment fabric; woven cloth; plain woven fabric; tartan fabric; plaid fabric; stripe fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; floral fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; kids fabric + yard|yardage|metre|meter|bolt|sewing|dressmaking|upholstery|quilting|patchwork|m2|150cm|140cm|145cm|cm wide|half metre|in rolls|dyed|unbleached|bleached|greige|warp|weft|weave|by the roll|apparel fabric|wholesale fabric|cut length|remnant; fabric swatch; fabric sample
de: Stoff Meterware = fabric by the metre; Meterware Stoff = fabric by the metre; Stoffrest = fabric remnant; Stoffreste = fabric remnant; Stoffballen = fabric bale; Stoffcoupon = fabric coupon; Kleiderstoff = dress fabric; Meterware = piece goods; Webware = woven goods; Stoff = fabric + Meterware|Laufmeter|nähen|Nähen; Gewebe = woven fabric + Meterware|gefärbt|bedruckt|gewebt; Stoffmuster = fabric sample; Bekleidungsstoff = apparel fabric
fr: tissu au mètre = fabric by the metre; tissu vendu au mètre = fabric by the metre; coupon de tissu = fabric remnant; tissu = fabric + mètre|laize|couture|coupon; étoffe = fabric; tissus au mètre = fabrics by the metre; chute de tissu = fabric offcut; tissu habillement = apparel fabric; tissu coton = cotton fabric
es: tela por metros = fabric by the metre; tela por metro = fabric by the metre; tela = fabric + metros|retal|costura|coser; retal de tela = fabric remnant; tejido plano = woven fabric; tela para ropa = garment fabric; telas por metros = fabric by the metre; tela denim = denim fabric; tela vaquera = denim fabric; tela de algodón = cotton fabric
it: tessuto al metro = fabric by the metre; stoffa al metro = fabric by the metre; scampolo = fabric remnant; stoffa = fabric + metro|metri|cucito; tessuti al metro = fabric by the metre; scampolo di tessuto = fabric remnant; tessuto per abbigliamento = garment fabric; tessuto denim = denim fabric; tessuto in cotone = cotton fabric; tela jeans = denim fabric
nl: stof per meter = fabric by the metre; stof = fabric + meter|coupon|naaien; stoffencoupon = fabric remnant; coupon stof = fabric remnant; stoffen = fabric; kledingstof = apparel fabric; geweven stof = woven fabric
pl: tkanina na metry = fabric by the metre; materiał na metry = fabric by the metre; tkanina = fabric + metry|mb|szycia; kupon tkaniny = fabric piece; resztki tkanin = fabric remnants; tkanina odzieżowa = apparel fabric; materiał do szycia = sewing fabric
pt: tecido a metro = fabric by the metre; tecido por metro = fabric by the metre; tecido = fabric + metro|costura|retalho; retalho de tecido = fabric remnant; tecido plano = woven fabric; retalhos de tecido = fabric remnants; tecido denim = denim fabric; tecido jeans = denim fabric; tricoline tecido = cotton poplin fabric
not: fabric bag; fabric belt; fabric basket; fabric strap; fabric label; fabric ribbon; fabric cover; fabric chair; fabric sofa; fabric rug; fabric tape; fabric shade; fabric scissors; fabric cutting machine; fabric dye; fabric paint; fabric glue; fabric marker; fabric softener; fabric spray; woven fabric bag; woven fabric belt; fabric roll holder; printed fabric tape; woven fabric label; printed fabric label; non woven fabric; nonwoven fabric; non woven fabric roll; woven fabric handbag; fabric bundle scissors; fabric roll cutter; stofffarbe; fabric craft glue; tecido costela; tissu non tissé; plaid fabric shirt; telar; teca; tecer
  weave=knit use knit-by-fibre ~.03
  weave=nonwoven use nonwoven-filament ~.005
  build=coated use coated-plastic ~.02
  "velvet|terciopelo|velluto|veludo" -> 580137
  "chenille": main-fibre=cotton 580126; main-fibre=wool 580110; main-fibre=synthetic|artificial 580136; * 580136
  "woven pile": main-fibre=wool 580110; main-fibre=cotton 580127; main-fibre=synthetic|artificial 580137 ~.8; * 580190
  "pile fabric": main-fibre=wool 580110; main-fibre=cotton 580127; main-fibre=synthetic|artificial 580137 ~.8; * 580190
  "terry": main-fibre=synthetic|artificial 580220; * 580210
  "gauze" -> 580300
  "metal thread" -> 580900
  "corduroy" : main-fibre=synthetic 580132 ~.1; * 580122
  "denim|vaquero|mezclilla" -> 520942
  use woven-by-fibre
ask: main-fibre; weave; print
t: fabric by the yard printed cotton for quilting => 520852
t: fabric by the metre knitted jersey cotton dyed => 600622
t: woven fabric of flax bleached => 530911
t: fabric scissors => !52
