# Iron, steel and other base metals in the words of tariffs, mills and merchants (ch. 72 to 81): flat products, bars, wire, tubes, structures, castings.

value material=stainless-steel in steel
de: rostfreier Stahl; nichtrostender Stahl; Edelstahlblech; Edelstahlrohr; Edelstahlstange; Edelstahldraht; Edelstahlband; Edelstahlprofil
fr: inoxydable
es: inoxidable
it: inossidabile
nl: roestvast staal
pl: nierdzewny; nierdzewna; nierdzewne; nierdzewnej
pt: inoxidável
value kind=galvanised
en: coated with zinc; zinc plated; hot-dip; galvanneal; hdg
es: cincado
value kind=cold-rolled
en: cold reduced; cold formed; cold finished; cold worked
de: kaltgeformt; kaltfertiggestellt
fr: formé à froid; parachevé à froid
es: conformado en frío; acabado en frío; estirado en frío; calibrado; reducido en frío; trefilado
it: formato a freddo; trafilato a freddo; trafilato; profilato a freddo; calibrato
pt: estirado a frio; laminada a frio; trefilado; acabado a frio; enformado a frio
value kind=hot-rolled
en: hot drawn; hot extruded; hot finished; hot formed
es: extruido en caliente; acabado en caliente
it: laminata a caldo; estruso a caldo; finito a caldo
pt: laminada a quente
value kind=alloy-steel
en: silico-manganese steel; boron alloyed; chrome steel; bearing steel; 100cr6; 52100; 16mncr5; 34crnimo6; h13; d2 steel; 1.2379; hardox; quenched and tempered
es: acero de aleación; acero al cromo; acero de herramientas
it: acciaio legato; acciai legati; acciaio al cromo; acciaio da utensili; acciaio per utensili
nl: gelegeerd staal
pl: stal stopowa; stali stopowej
pt: aço ligado; aço-liga; aço de liga; aço ferramenta; aço ao cromo
value form=coil-form
de: Stahlcoil; Warmcoil; Kaltcoil; in Rollen
nl: op rollen; rollen staal
pl: w kręgach; kręgi
pt: em rolos
not: nicht in Coils; nicht in Ringen; niet op rollen; non enroulé; non enroulés; nie w kręgach; Dichtring; Ringschlüssel
value build=seamless
es: sin soldaduras
nl: naadloze
pl: bezszwowe; bez szwu

table flat-electrical        # ch. 72 n. 1 sub. n. 1(c): silicon-electrical steel
  width<60cm: "grain oriented" !"non grain" !"non oriented" 722611; * 722619
  "strip|fleje|tira" !"oriented" -> 722619
  "lamination" -> 722619
  "grain oriented" !"non grain" !"non oriented" -> 722511
  "crgo" -> 722511
  * -> 722519

table flat-alloy             # 7225 from 600 mm, 7226 below
  "high speed|acero rápido|acciaio rapido|aço rápido": width<60cm 722620; kind=cold-rolled 722550 ~.2; form=coil-form !"not in coils" 722530 ~.1; * 722540
  width<60cm ~.05: kind=cold-rolled 722692; kind=hot-rolled 722691; * 722699
  "strip|fleje|tira": kind=hot-rolled 722691; * 722692
  "electrolytically" -> 722591
  kind=galvanised -> 722592 ~.02
  "further worked" !"not further worked" -> 722599
  kind=cold-rolled -> 722550 ~.2
  form=coil-form !"not in coils" -> 722530 ~.1
  * -> 722540

table flat-stainless         # 7219 from 600 mm, 7220 below
  width<60cm ~.04: "perforated|perforado|forato|perfurado|microforato" 722090; kind=hot-rolled thickness>=4.75mm 722011; kind=hot-rolled 722012 ~.1; * 722020
  "strip|tira": kind=hot-rolled 722012; * 722020
  "band" -> 722020
  "feuillard" -> 722020
  "fleje" -> 722020
  "nastro" -> 722020
  "perforated|perforado|forato|perfurado|microforato" -> 721990
  "further worked" !"not further worked" -> 721990
  kind=hot-rolled form=coil-form !"not in coils" ~.03: size>10mm size<20cm 721911 ~.01; size>=4.75mm size<20cm 721912 ~.01; size>=3mm size<20cm 721913 ~.01; size<3mm 721914 ~.01; thickness>10mm 721911 ~.05; thickness>=4.75mm 721912 ~.2; thickness>=3mm 721913 ~.5; * 721914
  kind=hot-rolled ~.1: size>10mm size<20cm 721921 ~.01; size>=4.75mm size<20cm 721922 ~.01; size>=3mm size<20cm 721923 ~.01; size<3mm 721924 ~.01; thickness>10mm 721921 ~.3; thickness>=4.75mm 721922 ~.5; thickness>=3mm 721923; * 721924
  "plate|plancha|placa|piastra" !"sheet|chapa|lámina|lamiera|folha" !"cold rolled" !"cold-rolled": size>10mm size<20cm 721921 ~.01; size<3mm 721933 ~.01; thickness>10mm 721921 ~.3; thickness<3mm 721933 ~.05; * 721922   # what is sold as plate is hot rolled, from about 5 mm
  size>10mm size<20cm -> 721921 ~.01
  size>=4.75mm size<20cm -> 721931 ~.01
  size>=3mm size<20cm -> 721932 ~.01
  size>1mm size<20cm -> 721933 ~.01
  size>=0.5mm size<20cm -> 721934 ~.01
  thickness>10mm -> 721921 ~.03       # thick plate is hot rolled
  thickness>=4.75mm -> 721931 ~.04
  thickness>=3mm -> 721932 ~.1
  thickness>1mm -> 721933 ~.5
  thickness>=0.5mm -> 721934 ~.3
  * -> 721935

table flat-narrow            # below 600 mm: 7211 plain, 7212 clad, plated or coated
  "tinplate" -> 721210
  "tinned" -> 721210
  "coated with tin" -> 721210
  "electrolytically" -> 721220
  "electro galvanised" -> 721220
  "electro galvanized" -> 721220
  kind=prepainted -> 721240 ~.03
  "aluminium-zinc" -> 721250
  "chromium|cromo|crómio" -> 721250
  "nickel plated" -> 721250
  "coated with aluminium" -> 721250
  "coated with copper" -> 721250
  "copper plated" -> 721250
  kind=galvanised -> 721230 ~.1
  "clad" !"not clad" -> 721260
  kind=cold-rolled: "further worked" !"not further worked" 721190; "high carbon" 721129; "spring|muelle|resorte|molla|mola" 721129; * 721123
  "further worked" !"not further worked" -> 721190
  "four faces" -> 721113
  "closed box" -> 721113
  "universal" -> 721113
  kind=hot-rolled thickness>=4.75mm -> 721114 ~.3
  kind=hot-rolled -> 721119
  "spring|muelle|resorte|molla|mola" -> 721129
  * -> 721123

table flat-steel             # ch. 72 n. 1(k): kind of steel, width, coating, rolling, coils, thickness
  "electrical" use flat-electrical
  "silicon steel" use flat-electrical
  "crgo" use flat-electrical
  "crngo" use flat-electrical
  "transformer steel" use flat-electrical
  "grain oriented" use flat-electrical
  "alloy steel other than stainless" use flat-alloy
  "alloy steel other than of stainless" use flat-alloy
  "tool steel" use flat-alloy
  "high speed" use flat-alloy
  "wear plate" use flat-alloy
  "ar500" use flat-alloy
  "stainless" !"other than stainless" !"other than of stainless" use flat-stainless
  "inox|edelstahlblech|edelstahlband|rvs|nierdzewna|nierdzewne|inoxydable|roestvrijstalen" use flat-stainless
  main=stainless-steel use flat-stainless ~.05
  kind=alloy-steel use flat-alloy ~.03
  width<60cm use flat-narrow ~.06
  "narrow" use flat-narrow
  "strip" !"strip mill" use flat-narrow
  "bandstahl|spaltband|stahlband|edelstahlband|kaltband|bandstaal|staalband|bednarka|taśma stalowa|taśmy stalowe" use flat-narrow
  "feuillard" use flat-narrow
  "fleje" use flat-narrow
  "slit coil" use flat-narrow
  "terne" -> 721020
  "coated with lead" -> 721020
  "tinplate": "printed" 721090; kind=prepainted 721070 ~.05; thickness>=0.5mm 721011 ~.03; * 721012
  "hojalata" -> 721012
  "weißblech|fer blanc|blik|blacha biała" -> 721012
  "tinned": "printed" 721090; thickness>=0.5mm 721011 ~.2; * 721012
  "coated with tin": thickness>=0.5mm 721011 ~.2; * 721012
  "tin free" -> 721050
  "chromium oxide" -> 721050
  "tfs" -> 721050
  "galvalume": kind=prepainted 721070 ~.05; * 721061
  "aluzinc": kind=prepainted 721070 ~.05; * 721061
  "aluminium-zinc": kind=prepainted 721070 ~.05; * 721061
  "ppgi" -> 721070
  "ppgl" -> 721070
  kind=prepainted !"not painted" -> 721070 ~.03
  "aluminised" -> 721069
  "aluminized" -> 721069
  "coated with aluminium" -> 721069
  "electro galvan|elektrolytisch verzinkt|elektrolytisch verzinkte|électrozinguée|elektroverzinkt|elektrolitycznie" -> 721030
  "electro galvanized" -> 721030
  "electro galvanised" -> 721030
  "electrogalvanized" -> 721030
  "electrogalvanised" -> 721030
  "electrolytically" -> 721030
  "electrolytic zinc" -> 721030
  kind=galvanised ~.08: "corrugated" !"not corrugated" 721041; * 721049
  "corrugated" !"not corrugated" -> 721041
  "clad" !"not clad" -> 721090
  "perforated|lochblech|geperforeerd|perforée|perforowana": kind=cold-rolled 720990 ~.3; * 720890
  kind=cold-rolled "further worked" !"not further worked" -> 720990
  kind=cold-rolled form=coil-form !"not in coils": size>=3mm size<20cm 720915 ~.01; size>1mm size<20cm 720916 ~.01; size>=0.5mm size<20cm 720917 ~.01; size<0.5mm 720918 ~.01; thickness>=3mm 720915; thickness>1mm 720916 ~.5; thickness>=0.5mm 720917 ~.6; * 720918
  kind=cold-rolled ~.1: size>=3mm size<20cm 720925 ~.01; size>1mm size<20cm 720926 ~.01; size>=0.5mm size<20cm 720927 ~.01; size<0.5mm 720928 ~.01; thickness>=3mm 720925 ~.1; thickness>1mm 720926 ~.5; thickness>=0.5mm 720927 ~.6; * 720928
  "relief": form=coil-form !"not in coils" 720810; * 720840
  "chequer": form=coil-form !"not in coils" 720810; * 720840
  "chequered": form=coil-form !"not in coils" 720810; * 720840
  "checkered|tränenblech|riffelblech|tranenplaat|larmée|ryflowana": form=coil-form !"not in coils" 720810; * 720840
  "tread plate" -> 720840
  "pickled" !"not pickled" form=coil-form: size>=4.75mm size<20cm 720825 ~.01; size>=3mm size<20cm 720826 ~.01; size<3mm 720827 ~.01; thickness>=4.75mm 720825 ~.2; thickness>=3mm 720826 ~.4; * 720827
  form=coil-form !"not in coils" ~.2: size>10mm size<20cm 720836 ~.01; size>=4.75mm size<20cm 720837 ~.01; size>=3mm size<20cm 720838 ~.01; size<3mm 720839 ~.01; thickness>10mm 720836 ~.05; thickness>=4.75mm 720837 ~.2; thickness>=3mm 720838 ~.3; * 720839
  "further worked" !"not further worked" -> 720890
  thickness<0.5mm -> 720928 ~.03      # sheets this thin are cold rolled
  thickness<=1mm -> 720927 ~.03
  size<0.5mm -> 720928 ~.01
  size<=1mm -> 720927 ~.01
  size>10mm size<20cm -> 720851 ~.01
  size>=4.75mm size<20cm -> 720852 ~.01
  size>=3mm size<20cm -> 720853 ~.01
  size<3mm -> 720854 ~.01
  thickness>10mm -> 720851 ~.4
  thickness>=4.75mm -> 720852 ~.4
  thickness>=3mm -> 720853 ~.4
  thickness<3mm -> 720854 ~.6
  * -> 720851

table rod-in-coils           # 7213, 7221, 7227: hot rolled, irregularly wound
  "alloy steel other than stainless": "high speed" 722710; "silico manganese" 722720; * 722790
  "high speed" -> 722710
  "silico manganese" -> 722720
  main=stainless-steel -> 722100 ~.05
  kind=alloy-steel -> 722790 ~.03
  "ribbed|geribd|geribde|żebrowana|żebrowane|nervurée" -> 721310
  "ribs" -> 721310
  "indentations" -> 721310
  "deformed" -> 721310
  "rebar|betonstaal|betonstahl|żebrowana|żebrowany" -> 721310
  "nervuré" -> 721310
  "gerippt" -> 721310
  "free cutting" -> 721320
  "cutting steel" -> 721320
  "square" -> 721399
  "rectangular" -> 721399
  diameter>=1.4cm -> 721399 ~.05
  * -> 721391

table bar-steel              # 7214, 7215, 7222, 7228
  "irregularly wound" use rod-in-coils
  "wire rod" use rod-in-coils
  "walzdraht" use rod-in-coils
  "fil machine" use rod-in-coils
  "alambrón" use rod-in-coils
  "vergella" use rod-in-coils
  "walcówka" use rod-in-coils
  "fio-máquina" use rod-in-coils
  "walsdraad" use rod-in-coils
  "ribbed" form=coil-form !"not in coils" -> 721310
  "reinforcing" form=coil-form !"not in coils" -> 721310
  "rebar" form=coil-form !"not in coils" -> 721310
  "nickel alloy" -> 750512
  "hollow drill" -> 722880
  "high speed" -> 722810
  "silico manganese" -> 722820
  "spring steel" -> 722820
  "alloy steel other than stainless": "forged|geschmiedet|gesmeed|forgé|forgée|kute|kuty" 722840; "further worked" !"not further worked" 722860; kind=cold-rolled 722850; * 722830
  "tool steel|werkzeugstahl|gereedschapsstaal|acier à outils|stal narzędziowa": "forged|geschmiedet|gesmeed|forgé|forgée|kute|kuty" 722840; "further worked" !"not further worked" 722860; kind=cold-rolled 722850 ~.1; * 722830
  main=stainless-steel ~.15: "forged|geschmiedet|gesmeed|forgé|forgée|kute|kuty" 722230; "further worked" !"not further worked" 722230; kind=hot-rolled "square" 722219; kind=hot-rolled "flat" 722219; kind=hot-rolled "hex" 722219; kind=hot-rolled 722211 ~.4; kind=cold-rolled 722220 ~.5; "square" 722219; "flat" 722219; "hex" 722219; * 722211
  kind=alloy-steel ~.05: "forged|geschmiedet|gesmeed|forgé|forgée|kute|kuty" 722840; "further worked" !"not further worked" 722860; kind=cold-rolled 722850; * 722830
  "rebar" -> 721420
  "reinforcing" -> 721420
  "deformed" -> 721420
  "indentations" -> 721420
  "twisted" -> 721420
  "betonstahl" -> 721420
  "béton" -> 721420
  "corrugad" -> 721420
  "corrugada" -> 721420
  "corrugado" -> 721420
  "cemento" -> 721420
  "betonstaal|wapeningsstaal|bewehrungsstahl|rippenstahl|żebrowane|żebrowany|zbrojeniowe|zbrojeniowa|wapeningsstaven|gerippt|geribd" -> 721420
  "zbrojeniowy" -> 721420
  "vergalhão" -> 721420
  "forged|geschmiedet|gesmeed|forgé|forgée|kute|kuty" -> 721410
  "free cutting": kind=cold-rolled 721510; * 721430
  "cutting steel": kind=cold-rolled 721510; * 721430
  kind=cold-rolled "further worked" !"not further worked" -> 721590
  kind=cold-rolled -> 721550 ~.15
  "rectangular" -> 721491
  "flat" !"flat rolled" -> 721491
  "flachstahl|platstaal|fer plat|płaskowniki" -> 721491
  "płaskownik" -> 721491
  * -> 721499

table section-steel          # 7216, 7222.40, 7228.70
  "sheet pil" -> 730110
  "sheet piling" -> 730110
  "sheet pile" -> 730110
  "spundwand" -> 730110
  "palplanche" -> 730110
  "tablestaca" -> 730110
  "palancola" -> 730110
  "damwand|grodzica|grodzice" -> 730110
  "alloy steel other than stainless" -> 722870
  main=stainless-steel -> 722240 ~.05
  "welded" !"not welded" -> 730120
  kind=alloy-steel -> 722870 ~.03
  "ribbed sheet" -> 721691
  "trapezoidal" -> 721691
  kind=cold-rolled: "further worked" 721691; * 721661
  "purlin" -> 721661
  "stud" -> 721661
  "drywall" -> 721661
  "light gauge" -> 721661
  "placo" -> 721661
  "pladur" -> 721661
  "trockenbau" -> 721661
  "cartongesso" -> 721661
  "further worked" !"not further worked" -> 721699
  "h beam" -> 721633
  "h section": height<8cm 721610 ~.15; * 721633
  "wide flange" -> 721633
  "universal column" -> 721633
  "hea|h-balk|breitflanschträger" -> 721633
  "heb" -> 721633
  "t section": size<8cm 721622 ~.6; * 721640
  "tee section": size<8cm 721622 ~.6; * 721640
  "angle": height>=8cm 721640 ~.15; size>=8cm size<30cm 721640 ~.05; * 721621
  "l section": height>=8cm 721640 ~.2; * 721621
  "winkel|winkelstahl|winkeleisen|hoekstaal|hoeklijn|kątownik|kątowniki|hoekprofiel|hoekprofielen" -> 721621
  "cornière" -> 721621
  "channel": height<8cm 721610 ~.15; * 721631
  "u section": height<8cm 721610 ~.15; * 721631
  "upn|u-stahl|u-profiel|ceowniki" -> 721631
  "ceownik" -> 721631
  "i section": height<8cm 721610 ~.15; * 721632
  "bulb flat" -> 721650
  * -> 721632

table tube-steel             # 7303 to 7306: cast; seamless; oil and gas; over 406.4 mm; shape; kind of steel
  "cast iron" -> 730300
  "ductile" -> 730300
  "guss|gussrohr|gietijzeren|żeliwne" -> 730300
  "fonte" -> 730300
  "ghisa" -> 730300
  "fundido" -> 730300
  "żeliwna" -> 730300
  "line pipe" build=seamless: main=stainless-steel 730411 ~.04; * 730419
  "line pipe": "spiral" 730519; diameter>40.64cm "submerged" 730511; diameter>40.64cm "saw" 730511; diameter>40.64cm "longitudinally" 730512; diameter>40.64cm 730511 ~.3; main=stainless-steel 730611; * 730619
  "drill pipe": main=stainless-steel 730422 ~.03; * 730423
  "casing": build=seamless main=stainless-steel 730424 ~.03; build=seamless 730429 ~.6; diameter>40.64cm 730520 ~.1; main=stainless-steel 730621 ~.03; * 730629
  "octg" -> 730429
  "precision|präzisionsstahlrohr|precisiebuis|precyzyjna|précision": build=seamless kind=alloy-steel 730451; build=seamless 730431; kind=alloy-steel 730650; "welded" 730630; * 730431
  build=seamless "non circular" -> 730490
  build=seamless form=hollow-section -> 730490
  build=seamless "alloy steel other than stainless": kind=cold-rolled 730451; * 730459
  build=seamless main=stainless-steel ~.05: kind=hot-rolled 730449; "not cold" 730449; * 730441
  build=seamless kind=alloy-steel ~.03: kind=cold-rolled 730451; * 730459
  build=seamless ~.15: "not cold" 730439; kind=cold-rolled 730431; * 730439
  "boiler tube|siederohr|kesselrohr|tube de chaudière|rura kotłowa|rury kotłowe" -> 730439
  diameter>40.64cm ~.04: "spiral" 730539; "riveted" 730590; * 730531
  "spiral" -> 730539
  "open seam" -> 730690
  "riveted" -> 730690
  "non circular": "square" 730661; "rectangular" 730661; * 730669
  "oval" -> 730669
  form=hollow-section -> 730661 ~.08
  "alloy steel other than stainless" -> 730650
  main=stainless-steel -> 730640 ~.15
  kind=alloy-steel -> 730650 ~.02
  * -> 730630

table wire-steel             # 7217, 7223, 7229
  "alloy steel other than stainless": "silico manganese" 722920; * 722990
  "silico" -> 722920
  main=stainless-steel -> 722300 ~.15
  "high speed|acero rápido|acciaio rapido|aço rápido" -> 722990
  kind=alloy-steel -> 722990 ~.03
  kind=galvanised -> 721720 ~.35
  "copper coated" -> 721730
  "coppered" -> 721730
  "copper plated" -> 721730
  "bead wire" -> 721730
  "bronze coated" -> 721730
  "brass coated" -> 721730
  "base metals" -> 721730
  kind=prepainted -> 721790 ~.06
  "pvc" -> 721790
  "garden|jardín|giardino|jardim" -> 721790
  "coated|recubierto|revestido|rivestito|patinato|estucado|spalmato" !"not coated" !"plated or coated with" !"not plated or coated" -> 721790
  * -> 721710

table plate-other-metal      # plates, sheets, strip of the metals of ch. 74 to 81
  main=copper: "foil|lámina fina|foglio|folha fina" 741011; main=brass "bronze|bronce|bronzo" form=coil-form !"not in coils" 740931; main=brass "bronze|bronce|bronzo" 740939; main=brass form=coil-form !"not in coils" 740921; main=brass 740929; "cupro-nickel" 740940; "nickel silver" 740940; "alloy|aleación|lega|liga" 740990; form=coil-form !"not in coils" 740911; * 740919
  main=aluminium: thickness<=0.2mm 760711 ~.1; "circle" 760691; "other than square" kind=alloyed 760692; "other than square" 760691; "non-alloy" 760611; "not alloyed" 760611; * 760612
  main=zinc -> 790500
  "nickel|níquel|nichel": kind=alloyed 750620; * 750610
  "lead" -> 780411
  "tungsten|wolframio|tungsteno|volframio|tungstênio" -> 810199
  "molybdenum|molibdeno|molibdénio" -> 810295
  "titanium|titanio" -> 810890
  "tin|estaño|stagno|estanho" -> 800700
  "magnesium|magnesio" -> 810490
  * -> 760612

@ aluminium-can-stock
en: can body stock; can end stock; can tab stock; beverage can stock; aluminium can sheet; tab stock; lid stock aluminium
de: Dosenband Aluminium; Dosenblech
fr: tôle pour boîtes-boissons; bande pour canettes
es: chapa para latas de aluminio; banda para latas
it: nastro per lattine; lamiera per lattine
nl: blikjesplaat aluminium
pl: taśma na puszki aluminiowe; blacha na puszki
pt: chapa para latas de alumínio; bobina para latas
  * -> 760612
t: aluminium can body stock in coils => 760612
t: aluminium beverage can 330 ml empty => !7606

@ aluminium-foil-backed
en: paper backed aluminium foil; backed aluminium foil; aluminium foil backed; laminated aluminium foil; aluminium laminate foil; aluminium foil laminate; aluminium foil paper backed; pe coated aluminium foil; foil lidding; blister lidding foil; cold form foil; reinforced aluminium foil; foil scrim kraft
de: papierkaschierte Aluminiumfolie; Aluverbundfolie; kaschierte Alufolie
fr: feuille d'aluminium sur support; complexe aluminium papier; aluminium contrecollé
es: hoja de aluminio con soporte; aluminio laminado con papel; foil de aluminio soportado
it: foglio di alluminio su supporto; alluminio accoppiato carta
nl: aluminiumfolie met drager; gelamineerde aluminiumfolie
pl: folia aluminiowa na podłożu; laminat aluminiowy
pt: folha de alumínio com suporte; laminado de alumínio com papel
  "not backed" -> 760719
  * -> 760720
t: paper backed aluminium foil, rolls => 760720
t: household aluminium foil roll => !760720

@ aluminium-pipe-fitting
en: aluminium pipe fitting; aluminum pipe fitting; aluminium tube fitting; aluminium tube or pipe fitting; aluminum elbow fitting; aluminium elbow pipe; an fitting aluminium; aluminium tube connector; handrail pipe fitting aluminium; key clamp aluminium
de: Aluminium Rohrverbinder; Rohrformstück Aluminium; Alu Rohrverbinder
fr: raccord aluminium; raccord de tube aluminium
es: racor de aluminio; accesorio de tubería de aluminio
it: raccordo in alluminio; raccordo tubo alluminio
nl: buiskoppeling aluminium; aluminium fitting
pl: złączka aluminiowa; łącznik rurowy aluminiowy
pt: conexão de alumínio; acessório de tubo de alumínio
  * -> 760900
t: aluminium elbow pipe fitting 40 mm => 760900
t: brass elbow fitting => !7609

@ aluminium-stranded
en: aluminium stranded wire; bare aluminium cable; aluminium overhead conductor; aluminium cable uninsulated; aac conductor; aaac conductor; all aluminium conductor; stranded aluminium cable; aluminium stranded cable; steel reinforced aluminium cable; aluminium wire rope
de: Aluminiumseil; Freileitungsseil; Aluminiumlitze
fr: câble nu aluminium; toron aluminium; câble aluminium-acier
es: cable desnudo de aluminio; conductor aéreo de aluminio
it: corda di alluminio nuda; conduttore nudo alluminio
nl: aluminium kabel blank; bovengrondse geleider aluminium
pl: linka aluminiowa; przewód napowietrzny AFL; lina aluminiowa
pt: cabo de alumínio nu; condutor aéreo de alumínio
  "steel" -> 761410
  "acier" -> 761410
  "acsr" -> 761410
  "afl" -> 761410
  * -> 761490
t: bare aluminium cable steel reinforced for overhead lines => 761410
t: AAAC conductor all aluminium alloy => 761490
t: insulated aluminium power cable 1 kV => !7614

@ aluminium-structure-part
en: aluminium scaffolding; aluminum scaffolding; aluminium bridge; aluminium lattice mast; aluminium mast structure; aluminium flagpole; aluminium gangway; aluminium ramp; aluminium decking; aluminium handrail post; aluminium glazing bar; aluminium window frame; aluminium door frame; aluminium sliding door; aluminium window; aluminum window; aluminium door; aluminum door; aluminium facade; aluminium partition; aluminium roof lantern; aluminium louvre; structures of aluminium; parts of structures of aluminium; aluminium double glazed window
de: Aluminiumfenster; Aluminiumtür; Alufenster; Alugerüst; Aluminiumfassade; Fahnenmast Aluminium
fr: fenêtre aluminium; porte aluminium; échafaudage aluminium; passerelle aluminium; baie coulissante aluminium
es: ventana de aluminio; puerta de aluminio; andamio de aluminio; fachada de aluminio
it: finestra in alluminio; porta in alluminio; ponteggio in alluminio; serramento alluminio
nl: aluminium raam; aluminium kozijn; aluminium deur; aluminium steiger
pl: okno aluminiowe; drzwi aluminiowe; rusztowanie aluminiowe; stolarka aluminiowa
pt: janela de alumínio; porta de alumínio; andaime de alumínio; caixilharia de alumínio
not: aluminium window cleaner; aluminium door handle; aluminium door lock
  "window" -> 761010
  "door" -> 761010
  "fenster" -> 761010
  "tür" -> 761010
  "fenêtre" -> 761010
  "porte" -> 761010
  "baie" -> 761010
  "ventana" -> 761010
  "puerta" -> 761010
  "finestra" -> 761010
  "porta" -> 761010
  "serramento" -> 761010
  "raam" -> 761010
  "kozijn" -> 761010
  "deur" -> 761010
  "okno" -> 761010
  "drzwi" -> 761010
  "stolarka" -> 761010
  "janela" -> 761010
  "caixilharia" -> 761010
  * -> 761090
t: aluminium scaffolding mobile tower => 761090
t: aluminium window with double glazing => 761010
t: aluminium door handle => !7610

@ aluminium-wire-rod
en: aluminium rod in coil 9.5 mm; ec grade aluminium rod; aluminium redraw rod; aluminium wire 9.5 mm; aluminium deox rod
de: Aluminiumwalzdraht; Aluminiumvordraht
fr: fil machine aluminium
es: alambrón de aluminio
it: vergella di alluminio
nl: aluminium walsdraad
pl: walcówka aluminiowa
pt: vergalhão de alumínio; fio-máquina de alumínio
  kind=alloyed -> 760521
  * -> 760511
t: aluminium wire rod 9.5 mm EC grade => 760511
t: aluminium welding wire => !760511

@ angles-shapes-sections
en: angles shapes and sections; shapes and sections; angle and section; u section; i section; h section; l section; t section; steel profiles sections; structural section; bulb flat; universal column; tee section steel
de: Formstahl; Profilstahl; Winkelprofil aus Stahl
fr: profilé en acier; profilé fer
es: perfiles laminados
it: profilato di acciaio
nl: profielstaal
pl: kształtownik stalowy
pt: cantoneiras e perfis; viga U de aço; cantoneira e viga de aço
not: steel pipe section
  main=plastic -> 391690 ~.02
  main=aluminium -> 760429 ~.03
  main=copper -> 740721 ~.02
  use section-steel
ask: main; kind; height
t: angles, shapes and sections of stainless steel => 722240
t: U sections of non-alloy steel, hot-rolled, height 160 mm => 721631
t: H sections of iron, hot rolled, height 200 mm => 721633
t: sectional sofa => !7216

@ bars-and-rods
en: bars + hot-rolled|hot rolled|cold-formed|cold-finished|cold formed|forged|irregularly wound; brass hexagonal bar; hexagonal bar; nickel alloy round bar; nickel alloy rod; bars and rods; rods and bars; bars rods and profiles; bars and profiles; bar and rod; bars rods and wire; bright steel; free-cutting steel bar; cold drawn bar; forged bar; forged round bar; high speed steel rod; tool steel; die steel; mould steel; cold work tool steel; hot work tool steel
de: Werkzeugstahl = tool steel; Automatenstahl = free-cutting steel; Schnellarbeitsstahl = high speed steel
fr: barres et fils = bars and wire; barre en acier = steel bar; acier à outils = tool steel; acier rapide = high speed steel; barre ronde acier = steel round bar
es: barra calibrada = calibrated bar; acero para herramientas = tool steel; acero rápido = high speed steel
it: barre di acciaio = steel bar; barra trafilata = cold drawn bar; acciaio per utensili = tool steel; acciaio rapido = high speed steel
nl: gereedschapsstaal = tool steel; blank staal = bright steel
pl: stal narzędziowa = tool steel; pręt ciągniony = drawn bar; stal szybkotnąca = high speed steel
pt: barra trefilada = cold drawn bar; aço-ferramenta = tool steel; aço rápido = high speed steel
not: tool steel box; bright steel wire wool
  main=aluminium ~.04: "hollow|hueco|huecos|cavo|cavi|oco|ocos" 760421; kind=alloyed 760429; "non-alloy" 760410; * 760429
  main=copper ~.04: "brass|latón|ottone|latão" 740721; "copper-zinc" 740721; "bronze|bronce|bronzo" 740729; "alloy|aleación|lega|liga" 740729; * 740710
  main=zinc -> 790400 ~.01
  main=titanium -> 810890 ~.01
  main=plastic -> 391690 ~.01
  metal=silver -> 710692 ~.01
  metal=platinum -> 711019 ~.01
  metal=gold -> 710813 ~.01
  "nickel|níquel|nichel": kind=alloyed 750512; * 750511
  "tungsten|wolframio|tungsteno|volframio|tungstênio" -> 810199
  "molybdenum|molibdeno|molibdénio" -> 810295
  "magnesium|magnesio" -> 810490
  "tin|estaño|stagno|estanho" -> 800300
  "lead" -> 780600
  "plate|plancha|placa|piastra" use flat-alloy
  "sheet|chapa|lámina|lamiera|folha" use flat-alloy
  "strip|fleje|tira" use flat-alloy
  "wire|alambre|arame|filo|fio" !"wire rod" use wire-steel
  use bar-steel
ask: main; kind
t: bars and rods of stainless steel, cold-formed => 722220
t: bars and rods of tool steel, only forged => 722840
t: bars and rods of copper-zinc base alloys => 740721
t: bars and rods of non-alloy free-cutting steel, hot rolled => 721430
t: chocolate bars => !72

@ bulk-steel-plate
en: stainless sheet; stainless plate; heavy plate; steel heavy plate; quarto plate; shipbuilding plate; boiler and pressure vessel plate; pressure vessel plate; hardox plate; wear resistant steel plate; abrasion resistant plate; s355 plate; s235 plate; s235jr; s355j2; corten plate; corten steel sheet; weathering steel; a36 steel plate; armour plate steel; mild steel sheet; black steel sheet; dc01 sheet; dc01 steel; steel blank; steel laser blank; steel tear plate
de: Quartoblech; Kesselblech; Cortenstahl Blech; Riffelblech Stahl; Tränenblech; Schwarzblech
fr: tôle forte; tôle acier; acier corten; tôle noire
es: chapa gruesa; chapa naval; acero corten; chapa estriada; chapa negra
it: lamiera da treno; lamiera di acciaio; lamiera striata; acciaio corten; lamiera nera; lamiera grossa
nl: kwartoplaat; cortenstaal plaat
pl: blacha gruba; blacha ryflowana; blacha czarna; blacha łezkowa
pt: chapa grossa; chapa xadrez; aço corten; chapa preta
not: corten planter; corten fire bowl; corten edging
  use flat-steel
ask: kind; thickness; width
t: heavy plate S355J2, 30 mm thick => 720851
t: Hardox wear resistant steel plate 12 mm => 722540
t: chequered tear plate, steel tear plate 5 mm => 720840
t: corten planter box => !7208

@ cast-weight
en: cast iron counterweight; counterweight; counterweight + crane|lift|elevator|iron|steel|excavator; cast iron weight; cast iron bollard; cast iron grating; gully grate; drain grating; tree grate; surface box; valve box cast iron; hydrant cover; cast iron bench end; cast iron lamp post base; castings of iron; non-malleable cast iron article; ductile iron cover
de: Gegengewicht Guss; Kontergewicht; Ablaufrost; Aufsatz Straßenkappe; Straßenkappe; Eisenguss
fr: contrepoids fonte; grille d'avaloir; bouche à clé; borne en fonte; articles en fonte
es: contrapeso de fundición; rejilla de fundición; arqueta de fundición; artículos de fundición
it: contrappeso in ghisa; griglia in ghisa; caditoia; getti di ghisa
nl: contragewicht gietijzer; straatpot; kolkrooster; gietwerk
pl: przeciwwaga żeliwna; kratka ściekowa żeliwna; skrzynka uliczna
pt: contrapeso de ferro fundido; grelha de ferro fundido; caixa de válvula; artigos de ferro fundido
  main=stone -> 681099 ~.02
  "malleable|maleable|malleabile|maleável" !"non malleable" -> 732599
  "steel" -> 732599
  * -> 732510
t: cast iron gully grate D400 => 732510
t: cast iron counterweight for lifts => 732510
t: counterweight curtain => !680
# weights for weighing machines are 8423.90

@ chromium-raw
en: chromium lump; chrome metal; chromium powder; aluminothermic chromium; electrolytic chromium; unwrought chromium; chromium flake metal
de: Chrommetall; Chrompulver; Chromstücke
fr: chrome métal; poudre de chrome
es: cromo metálico; polvo de cromo; cromo en bruto
it: cromo metallico; polvere di cromo
nl: chroommetaal; chroompoeder
pl: chrom metaliczny; proszek chromu
pt: cromo metálico; pó de cromo
not: chromium picolinate
  "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" -> 811222
  * -> 811221
t: chromium lumps 99% aluminothermic => 811221
t: chromium picolinate tablets => !8112

@ copper-alloy-raw
en: unwrought brass; unwrought bronze; brass billet; gunmetal ingot; copper alloy ingot; aluminium bronze ingot; copper-zinc base alloy unwrought; copper-tin base alloy unwrought; brass alloys unwrought; cuni ingot; copper zinc alloy unwrought
de: Rotgussbarren; Bronzebarren; Messing in Rohform; Kupferlegierung in Rohform
fr: laiton brut; bronze brut; alliage de cuivre sous forme brute
es: latón en bruto; bronce en bruto; aleación de cobre en bruto
it: ottone greggio; bronzo greggio; lega di rame greggia
nl: ruw messing; ruw brons; koperlegering ruw
pl: mosiądz nieobrobiony; brąz nieobrobiony; stop miedzi nieobrobiony
pt: latão em bruto; bronze em bruto; liga de cobre em bruto
  "aluminium bronze" -> 740329
  "gunmetal" -> 740322
  "rotguss" -> 740322
  "bronze" -> 740322
  "bronce" -> 740322
  "bronzo" -> 740322
  "brons" -> 740322
  "brąz" -> 740322
  "copper-tin" -> 740322
  "brass" -> 740321
  "messing" -> 740321
  "laiton" -> 740321
  "latón" -> 740321
  "ottone" -> 740321
  "mosiądz" -> 740321
  "latão" -> 740321
  "copper-zinc" -> 740321
  * -> 740329
t: unwrought bronze ingots => 740322
t: gunmetal ingots => 740322
t: unwrought brass, copper-zinc base alloy => 740321
t: brass candlestick => !7403

@ copper-foil-laminate
en: copper clad fr4; backed copper foil; copper foil backed; copper foil tape adhesive; rolled annealed copper foil; electrodeposited copper foil; copper foil for pcb; fr4 laminate; prepreg copper laminate; conductive copper tape; battery copper foil
de: Kupferfolie kaschiert; Kupferklebeband; kupferkaschiertes Basismaterial; Leiterplattenbasismaterial
fr: cuivre plaqué époxy; ruban de cuivre adhésif; feuille de cuivre sur support
es: lámina de cobre con soporte; cinta de cobre adhesiva; laminado revestido de cobre
it: foglio di rame su supporto; nastro adesivo in rame; laminato ramato
nl: koperfolie met drager; kopertape; koperlaminaat
pl: laminat miedziowany; taśma miedziana samoprzylepna; folia miedziana na podłożu
pt: folha de cobre com suporte; fita adesiva de cobre; laminado cobreado
  "electrodeposited": "backed" 741021; * 741011
  "rolled annealed" -> 741011
  "battery|batería|batteria" -> 741011
  * -> 741021
t: FR4 copper clad board 1.6 mm => 741021
t: electrodeposited copper foil 35 micron => 741011
t: assembled printed circuit board => !7410

@ copper-stranded
en: stranded copper; copper strand; copper stranded wire; copper stranded wire uninsulated; stranded copper wire uninsulated; bare copper conductor; bare copper cable; braided copper strap; copper braid strap; earth braid; flat copper braid; tinned copper braid; copper earthing cable; copper grounding wire bare; plaited copper band; copper rope
de: Kupferlitze; Kupferseil; Kupfergeflecht; Masseband; Erdungsseil Kupfer
fr: câble de cuivre nu; tresse de cuivre; toron de cuivre; tresse de masse; câblette cuivre nu
es: cable de cobre desnudo; trenza de cobre; cordón de cobre; trenza de masa
it: corda di rame nuda; treccia di rame; treccia di massa
nl: koperlitze; gevlochten koperband; blank koperen kabel; massakabel vlecht
pl: linka miedziana goła; plecionka miedziana; lina miedziana
pt: cabo de cobre nu; trança de cobre; cordoalha de cobre
not: insulated copper cable; desoldering braid
  * -> 741300
t: stranded bare copper conductor 50 mm2 => 741300
t: braided copper strap for earthing => 741300
t: PVC insulated copper cable => !7413

@ direct-reduced-iron
en: direct reduction of iron ore; ferrous products obtained by direct reduction; spongy ferrous products; sponge iron lump; iron of 99.94% purity; cold briquetted iron; spongy iron
de: direkt reduziertes Eisen
fr: fer de réduction directe; fer spongieux
es: hierro de reducción directa
it: ferro ridotto diretto
nl: sponsijzer; direct gereduceerd ijzer
pl: żelazo gąbczaste; żelazo z bezpośredniej redukcji
pt: ferro de redução direta
  "99.94" -> 720390
  "spongy" -> 720390
  * -> 720310
t: sponge iron lumps, direct reduction of iron ore => 720310
t: iron ore pellets => !7203

@ expanded-metal
en: expanded metal sheet; expanded steel mesh; expanded aluminium mesh; expanded metal grating; rib lath; metal lath; plaster lath; plaster bead; angle bead; corner bead plaster; expanded metal lath; render bead
de: Rippenstreckmetall; Streckgitter; Putzträger Metall; Putzprofil; Eckschutzschiene Putz
fr: métal déployé acier; nergalto; baguette d'angle plâtre; cornière à enduire
es: malla expandida; malla nervometal; guardavivos metálico
it: rete stirata; lamiera stirata nervata; paraspigolo intonaco
nl: strekmetaal plaat; ribbenstrekmetaal; stucprofiel; hoekprofiel stuc
pl: narożnik tynkarski; siatka tynkarska metalowa
pt: chapa expandida; malha nervurada; cantoneira de reboco
  "bead": main=aluminium 761090; main=plastic 392590; * 730890
  "putzprofil": main=aluminium 761090; * 730890
  "narożnik": main=plastic 392590; main=aluminium 761090 ~.4; * 730890
  "stucprofiel" -> 730890
  main=aluminium -> 761699 ~.05
  main=copper -> 741980 ~.02
  * -> 731450
t: expanded metal lath galvanised for plaster => 731450
t: expanded aluminium mesh sheet => 761699
t: glass bead => !7314

@ flat-rolled-product
en: flat-rolled + steel|iron; electrolytic tinplate; tinplate + sheets|coils|prime|secondary|electrolytic; flat-rolled steel product; flat-rolled products of iron; flat-rolled products of stainless steel; flat rolled sheet steel; steel in coils; stainless flat product; cold rolled close annealed; crca sheet; crca coil; hrpo coil; hrpo; pickled and oiled coil; zincalume coil; zincalume; galvannealed sheet; terneplate; terne plate; tin mill black plate; ppgl coil; colour coated steel coil; aluminium-zinc coated steel
de: flachgewalzte Erzeugnisse; flachgewalztes Erzeugnis; Warmbreitband; Kaltbreitband; Breitflachstahl; Elektroband
fr: feuillard; bande d'acier; fer blanc en feuilles
es: chapa magnética; banda de acero
it: nastro di acciaio; bobina di acciaio; coils
nl: gewalste platte producten; gewalst plat product; bandstaal; dynamoplaat; warmgewalste rol
pl: blacha elektrotechniczna; blacha w kręgach
pt: chapa magnética
not: steel strip curtain; steel band drum
  use flat-steel
ask: main; kind; width; thickness
t: flat-rolled products of non-alloy steel, hot rolled, not in coils, thickness 20 mm => 720851
t: flat-rolled products of stainless steel, hot-rolled, in coils, 6 mm thick => 721912
t: flat-rolled products of alloy steel other than stainless, cold-rolled => 722550
t: flat-rolled products of non-alloy steel, electrolytically coated with zinc => 721030
t: steel band drum music => !72

@ formwork-scaffold-part
en: scaffold coupler; scaffolding clamp; swivel coupler; scaffold fitting; scaffolding coupler; scaffold base plate; scaffold jack base; screw jack scaffold; scaffold board steel; formwork tie; tie rod formwork; formwork clamp; wing nut formwork; formwork prop; pit prop; trench shoring; trench box; shoring beam; scaffold ledger; scaffold standard tube
de: Gerüstkupplung; Gerüstschelle; Schalungsanker; Fußspindel; Verbaubox; Deckenstütze
fr: collier d'échafaudage; raccord échafaudage; panneau de coffrage; tige de coffrage; blindage de tranchée
es: abrazadera de andamio; panel de encofrado; puntal de encofrado; grapa de andamio
it: giunto per ponteggio; morsetto ponteggio; pannello per casseforme; puntello per solai
nl: steigerkoppeling; bekistingspaneel; steigervoet; sleufbekisting
pl: złącze rusztowaniowe; szalunek płytowy; podpora stropowa; stopka rusztowania
pt: braçadeira de andaime; painel de cofragem; escora de cofragem; abraçadeira de andaime
  main=aluminium -> 761090 ~.05
  main=plastic -> 392590 ~.02
  main=wood -> 441840 ~.03
  * -> 730840
t: swivel scaffold coupler 48.3 mm drop forged => 730840
t: hose coupler garden => !7308

@ gas-cylinder-seamless
en: seamless steel gas cylinder; high pressure gas cylinder; cng cylinder; compressed gas cylinder; containers for compressed gas; container for compressed or liquefied gas; containers for liquefied gas; cryogenic vessel; liquid nitrogen dewar; cylinder bundle; gas cylinder rack manifold pack; argon cylinder; industrial gas cylinder
de: Gasflasche nahtlos; Druckgasflasche; Behälter für verdichtete Gase; Argonflasche; Kryobehälter
fr: bouteille de gaz comprimé; récipient pour gaz comprimés; bouteille haute pression
es: botella de gas comprimido; recipiente para gas comprimido; cilindro de alta presión
it: bombola per gas compressi; recipiente per gas compressi; bombola alta pressione
nl: drukgascilinder; houder voor samengeperst gas; gasfles naadloos
pl: butla na gaz sprężony; zbiornik na gaz sprężony; butla wysokociśnieniowa
pt: garrafa de gás comprimido; recipiente para gás comprimido; cilindro de alta pressão
not: gas cylinder valve; gas cylinder regulator
  main=aluminium -> 761300 ~.1
  main=carbon-fibre -> 392690 ~.02
  * -> 731100
t: seamless steel containers for compressed gas, 50 litre => 731100
t: aluminium container for compressed or liquefied gas => 761300
t: gas cylinder regulator => !7311

@ grinding-media
en: grinding ball; grinding media; grinding media ball; steel grinding ball; forged steel ball for mill; cast steel grinding ball; high chrome grinding ball; grinding cylpebs; cylpebs; grinding rod mill; steel balls for ball mill
de: Mahlkörper; Mahlkugel Stahl; Cylpebs
fr: boulet de broyage; corps broyants; boulets pour broyeurs
es: bolas para molino; cuerpos moledores; bola moledora
it: corpi macinanti; sfere per mulini
nl: maalkogel; maalmedia
pl: mielniki; kule do młynów; cylpebsy
pt: esferas para moinhos; corpos moedores
  main=ceramic -> 690912 ~.1           # hardness 9 or more on the Mohs scale
  main=glass -> 701820 ~.05
  "alumina" -> 690912
  "zirconia|circona|zirconio" -> 690912
  "forged|forjado|forgiato" -> 732611
  "cast|fundido|colado|fuso" -> 732591
  "high chrome" -> 732591
  "cylpebs" -> 732591
  * -> 732611
t: forged steel grinding balls 60 mm => 732611
t: alumina ceramic grinding balls 20 mm => 690912
t: high chrome cast grinding media => 732591
t: coffee grinder => !7325

@ hollow-profiles-tubes
en: square tube; rectangular tube; square hollow section; stainless pipe; tubes and pipes; pipes and tubes; tubes pipes and hollow profiles; hollow profile; casing and tubing; casing and tubing of a kind used in drilling; tubing oil well; water well casing; gas pipe steel; gas pipe threaded; threaded or threadable tube; precision tube; precision tube welded; cold drawn tube; cylinder tube honed; honed tube; hydraulic cylinder tube; api 5l pipe; api 5l; api 5ct; mechanical tubing; structural tube; round tube steel; oval tube steel; u tube heat exchanger; bimetal tube; welded tubes and pipes; seamless tubes and pipes
de: Rohre und Hohlprofile = tubes and hollow profiles; Präzisionsrohr = precision tube; Leitungsrohr = line pipe; Gewinderohr = threaded pipe; Bohrrohr = drill pipe; Hohlprofil = hollow profile; Siederohr = boiler tube; Quadratrohr = square tube
fr: tube en acier inoxydable = stainless steel tube; tube en acier = steel tube; tuyau en acier = steel pipe; tube soudé = welded tube; tubes et tuyaux = tubes and pipes; tubes et profilés creux = tubes pipes and hollow profiles; tube de précision = precision tube; tube de canalisation = line pipe; tube de cuvelage = well casing; profilé creux = hollow profile; tube mécanique = mechanical tube; tube rond acier = round steel tube
es: tubo de acero soldado = welded steel tube; tubería de acero soldada = welded steel pipe; tubos y perfiles huecos = tubes pipes and hollow profiles; tubo de precisión = precision tube; tubo de conducción = line pipe; tubería de revestimiento = casing; perfil hueco = hollow profile; tubo redondo de acero = round steel tube; tubo cuadrado de acero = square steel tube; tubos cuadrados de acero = square steel tube; tubo rectangular de acero = rectangular steel tube
it: tubi e profilati cavi = tube and hollow profile; tubo di precisione = precision tube; tubo per condotte = line pipe; tubo strutturale = structural tube; profilato cavo = hollow profile; tubo tondo acciaio = round steel tube; tubo quadro in acciaio = square steel tube; tubi quadri in acciaio = square steel tube; tubo rettangolare in acciaio = rectangular steel tube; tubo quadro = square tube
nl: buizen en holle profielen = tubes pipes and hollow profiles; precisiebuis = precision tube; leidingbuis = pipeline pipe; holprofiel = hollow profile; boorbuis = drill pipe
pl: rury i profile drążone = tubes and hollow profiles; rura przewodowa = line pipe; rura okładzinowa = casing pipe; rura gazowa = gas pipe
pt: tubos e perfis ocos = tubes and hollow profiles; tubo de precisão = precision tube; tubo de condução = conduit pipe; tubo de revestimento = casing pipe; perfil oco = hollow profile; tubo estrutural = structural tube; tubo quadrado de aço = square steel tube; tubos quadrados de aço = square steel tubes; tubo retangular de aço = rectangular steel tube
not: tubes and pipes of plastics; tubes and pipes of rubber
  main=copper ~.03: "cupro-nickel" 741122; "nickel silver" 741122; "brass|latón|ottone|latão" 741121; "copper-zinc" 741121; "bronze|bronce|bronzo" 741129; "alloy|aleación|lega|liga" 741129; * 741110
  main=aluminium ~.03: "non-alloy" 760810; "not alloyed" 760810; * 760820
  main=plastic -> 391723 ~.02
  main=rubber -> 400911 ~.01
  main=titanium -> 810890 ~.01
  main=zinc -> 790700 ~.01
  "nickel|níquel|nichel": kind=alloyed 750712; * 750711
  "zirconium|circonio|zirconio" -> 810999
  "lead" -> 780600
  "tin|estaño|stagno|estanho" -> 800700
  use tube-steel
ask: main; build; form; kind
t: tubes and pipes of stainless steel, welded, of circular cross-section => 730640
t: tubes, pipes and hollow profiles, seamless, of iron or non-alloy steel, cold-drawn => 730431
t: tubes and pipes of refined copper, straight => 741110
t: casing and tubing for oil drilling, seamless steel => 730429
t: tobacco pipe => !73

@ iron-pig-forms
en: non-alloy pig iron; alloy pig iron; foundry pig iron; basic pig iron; pig iron block; pig iron in pigs; ductile pig iron; iron in pigs; cold pig iron
de: Gießereiroheisen; Stahlroheisen; Roheisenmasseln
fr: fonte hématite; fonte brute en gueuses; gueuse de fonte
es: lingote de arrabio; hierro de fundición en bruto
it: ghisa in pani; pani di ghisa
nl: ruwijzer; gieterijijzer; gietelingen
pl: surówka odlewnicza; surówka
pt: gusa
  "alloy pig" !"non-alloy" -> 720150
  "phosphorus >0.5" -> 720120
  "high phosphorus" -> 720120
  * -> 720110
t: non-alloy pig iron, low phosphorus, in pigs => 720110
t: alloy pig iron blocks => 720150
t: cast iron pan => !7201

@ lead-shot-weight
en: lead curtain weight; lead weight rope; curtain lead weight; lead band curtain; lead tape curtain; lead foil tape; lead ballast; lead ingot ballast; lead block; lead came; lead strip window; lead brick shielding; lead container radioactive; lead pot isotope; lead pig radiation; lead collar; lead wool; lead pipe trap; lead seal wire; lead anode; lead ball; lead counterweight; keel lead
de: Bleigewicht Gardine; Bleiziegel; Bleirute; Bleiballast; Bleikugel
fr: plomb à rideaux; cordon plombé; brique de plomb; baguette de plomb vitrail; lest en plomb
es: plomo para cortinas; ladrillo de plomo; lastre de plomo; cordón de plomo
it: piombo per tende; mattone di piombo; zavorra in piombo; cordoncino piombo tende
nl: loodveter; loodband gordijn; loodsteen; loodballast
pl: taśma obciążająca ołowiana; cegła ołowiana; balast ołowiany; obciążnik ołowiany do zasłon
pt: chumbo para cortinas; tijolo de chumbo; lastro de chumbo; cordão de chumbo
not: fishing weight; lead seal bag
  "foil|lámina fina|foglio|folha fina" -> 780411
  * -> 780600
t: lead curtain weights, lead weight rope => 780600
t: lead bricks for radiation shielding => 780600
t: fishing sinker lead => !7806

@ metal-cloth-netting
en: cloth grill netting and fencing; grill netting and fencing; netting and fencing of wire; woven cloth of wire; woven wire cloth; wire cloth for filters; stainless steel wire cloth; filter mesh stainless; endless band of wire; endless wire band; wire conveyor belt; metal wire conveyor belt; sieve mesh; galvanised hexagonal netting; hexagonal netting; poultry netting; welded steel fabric; steel fabric reinforcement; reinforcement mat steel; crimped screen; insect screen stainless mesh; nickel wire mesh; brass wire cloth; aluminium insect mesh; copper wire cloth; expanded steel
de: Metallgewebe; Gewebe aus Metalldraht; Förderband aus Draht; Filtergewebe Edelstahl; Sechseckgeflecht; Betonstahlmatte; Aluminiumgewebe
fr: toile métallique inox; toiles métalliques continues; grillage hexagonal; treillis d'armature; tamis toile inox; moustiquaire aluminium toile
es: tela metálica inoxidable; malla hexagonal; malla para hormigón; tela de alambre; malla electrosoldada construcción
it: tela metallica inox; rete esagonale; rete per calcestruzzo; tele metalliche continue; tessuto metallico
nl: metaalgaas; draadgaas rvs; zeskantgaas; betonstaalmat; filtergaas
pl: tkanina metalowa; siatka heksagonalna; siatka zbrojeniowa; tkanina z drutu; siatka filtracyjna nierdzewna
pt: tela metálica inox; rede hexagonal; malha para betão; tecido metálico; malha eletrossoldada
not: mosquito net
  main=copper -> 741980 ~.03
  main=aluminium -> 761691 ~.03
  main=titanium -> 810890 ~.01
  "nickel|níquel|nichel" -> 750810
  "expanded" -> 731450
  "endless" main=stainless-steel -> 731412
  "endless" -> 731419
  "conveyor" main=stainless-steel -> 731412
  "conveyor" -> 731419
  "woven|tejido plano|tessuto ortogonale" main=stainless-steel -> 731414
  "cloth" main=stainless-steel -> 731414
  "filter|filtro" main=stainless-steel -> 731414
  "cloth" !"grill" -> 731419
  "not welded" kind=prepainted -> 731442
  "not welded" kind=galvanised -> 731441
  "hexagonal" kind=prepainted -> 731442
  "hexagonal" -> 731441
  "poultry" kind=prepainted -> 731442
  "poultry" -> 731441
  "not welded" -> 731449
  "reinforc" -> 731420
  "reinforcement" -> 731420
  "betonstahlmatte" -> 731420
  "armature" -> 731420
  "hormigón" -> 731420
  "zbrojeniowa" -> 731420
  "calcestruzzo" -> 731420
  "betão" -> 731420
  "betonstaalmat" -> 731420
  main=stainless-steel -> 731414 ~.1
  kind=galvanised -> 731431 ~.3
  "welded|soldado|saldato" -> 731439
  * -> 731419
t: stainless steel wire cloth for filters, 100 mesh => 731414
t: galvanised hexagonal netting for poultry => 731441
t: grill netting and fencing of steel wire, welded, coated with zinc => 731431
t: nylon mesh fabric => !7314

@ metal-reservoir
en: reservoirs tanks vats and similar containers; tanks vats and similar containers; tank casks drums cans boxes; casks drums cans boxes; tanks casks drums; steel water tank; pressed steel tank; bolted steel tank; stainless steel vat; wine tank stainless; milk storage tank steel; diesel tank steel; bunded fuel tank; steel hopper; ibc stainless; stainless ibc container; steel drum 200 litre; conical drum steel; open head drum; tight head drum; paint can tinplate; tinplate can; tinplate container; metal tin box; tea caddy tin; tin container with lid; ammo box metal; milk churn; milk can steel; aerosol tinplate can; aluminium tank; aluminium drum; aluminium tin screw; aluminium jar screw lid; aluminium cosmetic tin
de: Lagertank Stahl; Spundfass; Keksdose Metall; Munitionskiste Metall; Aludose mit Schraubdeckel; Edelstahltank
fr: réservoir en acier; boîte en fer blanc; boîte à biscuits métal; bidon à lait; boîte aluminium à vis
es: lata de hojalata; caja de galletas metálica; lechera metálica; lata de aluminio con rosca
it: latta in banda stagnata; bidone del latte; vasetto alluminio a vite; serbatoio inox
nl: opslagtank staal; koekblik; melkbus; aluminium blikje schroefdeksel
pl: puszka blaszana; puszka na ciastka; bańka na mleko; skrzynka amunicyjna metalowa; puszka aluminiowa zakręcana
pt: reservatório de aço; tambor metálico; lata de folha de flandres; caixa de bolachas lata; leiteira metálica; lata de alumínio rosca
not: fish tank; tank top; cookie tin cutter
  main=aluminium ~.08: capacity>300l 761100 ~.1; "tank" !"casks" 761100; "reservoirs" 761100; * 761290
  main=plastic -> 392510 ~.02
  main=copper -> 741980 ~.02
  main=zinc -> 790700 ~.01
  capacity>300l -> 730900 ~.05
  "drum": capacity<50l 731029 ~.1; * 731010
  "fass": capacity<50l 731029 ~.1; * 731010
  "fût": capacity<50l 731029 ~.1; * 731010
  "tambor" -> 731010
  "beczka" -> 731010
  capacity>=50l -> 731010 ~.05
  "soldering" -> 731021
  "crimping" -> 731021
  "biscuit" -> 731029
  "tin|estaño|stagno|estanho" -> 731029
  "can" -> 731029
  "caddy" -> 731029
  "tinplate" -> 731029
  "ammo" -> 731029
  "churn" -> 731029
  "dose" -> 731029
  "blechdose" -> 731029
  "keksdose" -> 731029
  "weißblechdose" -> 731029
  "milchkanne" -> 731029
  "boîte" -> 731029
  "bidon" -> 731029
  "lata" -> 731029
  "scatola" -> 731029
  "koekblik" -> 731029
  "melkbus" -> 731029
  "puszka" -> 731029
  "bańka" -> 731029
  "box" -> 731029
  "ibc" -> 730900
  * -> 730900
t: tinplate container with lid, empty => 731029
t: pressed steel tank 20000 litre for water => 730900
t: steel drum 200 litre open head => 731010
t: aluminium tin with screw lid 50 ml => 761290
t: glass fish tank => !73

@ minor-metal-article
en: unwrought tungsten; unwrought molybdenum; unwrought tantalum; unwrought magnesium; unwrought cobalt; unwrought bismuth; unwrought titanium; unwrought zirconium; unwrought antimony; unwrought manganese; unwrought beryllium; unwrought cadmium; unwrought hafnium; unwrought rhenium; unwrought gallium; unwrought germanium; unwrought indium; unwrought niobium; unwrought vanadium; unwrought thallium; article of tungsten; articles of molybdenum; articles of tantalum; articles of magnesium; articles of cobalt; articles of bismuth; articles of titanium; articles of zirconium; articles of antimony; articles of manganese; articles of beryllium; articles of chromium; articles of hafnium; articles of rhenium; articles of thallium; articles of cadmium; articles of germanium; articles of niobium; articles of gallium; tantalum crucible; molybdenum crucible; tungsten crucible; zirconium crucible; niobium sheet; niobium wire; tantalum sheet; tantalum wire; tantalum scrap; magnesium scrap; magnesium alloy ingot; cobalt matte; cobalt cathode; cobalt scrap; antimony metal; bismuth needle; cadmium stick; rhenium pellet; hafnium sheet; beryllium sheet; vanadium sheet; chromium scrap; zirconium scrap; zirconium plate; columbium
de: Wolfram in Rohform; Kobalt in Rohform; Magnesium in Rohform; Waren aus Titan; Waren aus Wolfram; Tantalblech; Niobblech; Antimon in Rohform; Magnesiumschrott
fr: tungstène brut; cobalt brut; magnésium brut; ouvrages en titane; ouvrages en tungstène; tôle de tantale; antimoine brut; mattes de cobalt
es: wolframio en bruto; cobalto en bruto; magnesio en bruto; manufacturas de titanio; antimonio en bruto; matas de cobalto
it: tungsteno greggio; cobalto greggio; magnesio greggio; lavori di titanio; antimonio greggio
nl: ruw wolfraam; ruw kobalt; ruw magnesium; werken van titanium
pl: wolfram nieobrobiony; kobalt nieobrobiony; magnez nieobrobiony; wyroby z tytanu; antymon nieobrobiony
pt: tungstênio em bruto; cobalto em bruto; magnésio em bruto; obras de titânio; antimônio em bruto
  "tungsten|volframio": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 810197; "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 810194; * 810199
  "wolfram": "rohform" 810194; "nieobrobiony" 810194; * 810199
  "tungstène": "brut" 810194; * 810199
  "wolframio" -> 810194
  "tungsteno" -> 810194
  "wolfraam" -> 810194
  "tungstênio" -> 810194
  "molybdenum|molibdeno|molibdénio": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 810297; "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 810294; * 810299
  "tantalum": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 810330; "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 810320; "crucible" 810391; * 810399
  "tantalblech" -> 810399
  "tantale" -> 810399
  "magnesium": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 810420; "alloy|aleación|lega|liga" 810419; "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 810411; "rohform" 810411; "ruw" 810411; * 810490
  "magnésium" -> 810411
  "magnesio" -> 810411
  "magnez" -> 810411
  "magnésio" -> 810411
  "magnesiumschrott" -> 810420
  "cobalt": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 810530; "article" 810590; * 810520
  "kobalt" -> 810520
  "cobalto" -> 810520
  "bismuth": "99.99" 810610; * 810690
  "titanium|titanio": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 810830; "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 810820; * 810890
  "zirconium|circonio|zirconio": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 810939; "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 810929; "1 part hafnium" 810991; * 810999
  "antimony": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 811020; "article" 811090; * 811010
  "antimon" -> 811010
  "antimoine" -> 811010
  "antimonio" -> 811010
  "antymon" -> 811010
  "antimônio" -> 811010
  "manganese|manganeso|manganês" -> 811100
  "beryllium": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 811213; "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 811212; * 811219
  "chromium|cromo|crómio": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 811222; * 811229
  "hafnium": "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 811231; "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 811231; * 811239
  "rhenium": "article" 811249; * 811241
  "thallium": "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 811251; "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 811252; * 811259
  "cadmium": "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 811261; * 811269
  "germanium": "article" 811299; * 811292
  "niobium": "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas" 811292; * 811299
  "columbium" -> 811292
  "gallium": "article" 811299; * 811292
  "indium": "article" 811299; * 811292
  "vanadium": "sheet|chapa|lámina|lamiera|folha" 811299; * 811292
  * -> 810890
t: unwrought magnesium 99.8% => 810411
t: tantalum scrap => 810330
t: articles of zirconium => 810999
t: tungsten carbide drill bit => !8101

@ nickel-article
en: nickel cloth; nickel wire cloth; nickel plate sheet; nickel screw; nickel crucible; articles of nickel; unwrought nickel; nickel oxide sinter; nickel pig iron; nickel tube fitting; tube or pipe fittings of nickel; nickel bars; nickel alloy wire; nichrome strip; kovar; invar strip; nitinol wire; incoloy; superalloy bar; electroplating nickel anode; nickel squares; nickel crown; nickel coin blank; nickel alloy scrap
de: Nickel in Rohform; Nickelgewebe; Waren aus Nickel; Nickelschrott
fr: nickel brut; toile de nickel; anode de nickel; ouvrages en nickel; déchets de nickel
es: níquel en bruto; ánodo de níquel; manufacturas de níquel; chatarra de níquel
it: nichel greggio; anodo di nichel; lavori di nichel; rottami di nichel
nl: ruw nikkel; nikkelanode; werken van nikkel; nikkelschroot
pl: nikiel nieobrobiony; anoda niklowa; wyroby z niklu; złom niklu
pt: níquel em bruto; ânodo de níquel; obras de níquel; sucata de níquel
  "scrap|desperdicios|rottame|cascami|desperdício" -> 750300
  "schrott" -> 750300
  "nickelschrott" -> 750300
  "déchets" -> 750300
  "chatarra" -> 750300
  "rottami" -> 750300
  "nikkelschroot" -> 750300
  "złom" -> 750300
  "sucata" -> 750300
  "nickel pig" -> 720260
  "sinter" -> 750120
  "cloth" -> 750810
  "gewebe" -> 750810
  "nickelgewebe" -> 750810
  "toile" -> 750810
  "fitting" -> 750720
  "nitinol" -> 750522
  "invar" -> 722699
  "kovar" -> 722990
  "nichrome" -> 750620
  "incoloy" -> 750512
  "superalloy" -> 750512
  "wire|alambre|arame|filo|fio": kind=alloyed 750522; * 750521
  "bar|barra|tondo": kind=alloyed 750512; * 750511
  "unwrought|en bruto|greggio|grezzo|em bruto|em formas brutas": kind=alloyed 750220; * 750210
  "squares" -> 750890
  "anode" -> 750890
  "anodo" -> 750890
  "ánodo" -> 750890
  "nickelanode" -> 750890
  "nikkelanode" -> 750890
  "anoda" -> 750890
  "ânodo" -> 750890
  "articles" -> 750890
  "crucible" -> 750890
  "waren" -> 750890
  "ouvrages" -> 750890
  "manufacturas" -> 750890
  "lavori" -> 750890
  "werken" -> 750890
  "wyroby" -> 750890
  "obras" -> 750890
  "screw|tornillo sin fin|sinfín|coclea|parafuso sem fim" -> 750890
  "coin" -> 750890
  * -> 750210
t: woven nickel wire cloth 40 mesh => 750810
t: unwrought nickel, not alloyed => 750210
t: nickel plated chain => !7508

@ plates-sheets-strip
en: plates sheets and strip; plates sheets and strips; sheets and strip; plate sheet strip and foil; sheets and plates; plate sheet and strip; copper alloy sheet; phosphor bronze strip; brass strip coil; cupro-nickel sheet; bronze strip
de: Bleche und Bänder; Bänder und Bleche; Messingband
fr: tôles et bandes; tôles plaques feuilles; bande de laiton
es: chapas y tiras; chapas hojas y tiras; banda de latón
it: lamiere e nastri; lamiere fogli e nastri; nastro di ottone
nl: platen bladen en strippen; platen en strippen; messingband
pl: blachy i taśmy; taśma mosiężna
pt: chapas e tiras; chapas folhas e tiras; tira de latão
  main=iron use flat-steel ~.1
  main=plastic -> 392190 ~.02
  main=rubber -> 400821 ~.01
  metal=gold -> 710813 ~.01
  metal=silver -> 710692 ~.01
  metal=platinum -> 711019 ~.01
  use plate-other-metal
ask: main
t: plates, sheets and strip of copper-tin base alloys, bronze, not in coils => 740939
t: plates, sheets and strip of aluminium alloys, thickness 3 mm => 760612
t: plates, sheets and strip of zinc => 790500
t: dinner plate set => !7606

@ rail-accessory
en: rail joint; check rail; guide rail railway; tie plate; rail baseplate; sole plate railway; rail anchor; sleeper screw; current rail; conductor rail; third rail; grooved rail; vignole rail; flat bottom rail; light rail steel; switch blade railway; crossing frog; railway frog; rails of iron or steel; rails for railway; crane rail a75
de: Rillenschiene; Stromschiene Bahn; Schwellenschraube; Unterlagsplatte Gleis; Herzstück Weiche; Vignolschiene
fr: rail à gorge; rail conducteur; traverse acier; selle d'assise; rail vignole; éclisse de rail
es: riel ranurado; carril conductor; placa de asiento; traviesa metálica; carril vignole
it: rotaia a gola; rotaia conduttrice; piastra di appoggio; traversina acciaio; rotaia vignole
nl: groefrail; stroomrail spoor; dwarsligger staal; onderlegplaat
pl: szyna rowkowa; szyna prądowa; podkładka szynowa; podkład stalowy; łubek
pt: carril de gola; carril condutor; placa de apoio; travessa de aço
not: curtain rail; towel rail; guard rail; check rail window; picatinny rail
  "tie plate" -> 730240
  "baseplate" -> 730240
  "base plate" -> 730240
  "sole plate" -> 730240
  "unterlagsplatte" -> 730240
  "selle" -> 730240
  "placa" -> 730240
  "piastra" -> 730240
  "onderlegplaat" -> 730240
  "podkładka" -> 730240
  "éclisse" -> 730240
  "łubek" -> 730240
  "joint" -> 730240
  "switch" -> 730230
  "frog" -> 730230
  "herzstück" -> 730230
  "check rail" -> 730290
  "anchor" -> 730290
  "spike" -> 730290
  "screw|tornillo sin fin|sinfín|coclea|parafuso sem fim" -> 730290
  "schwellenschraube" -> 730290
  "tirefond" -> 730290
  "traverse" -> 730290
  "traviesa" -> 730290
  "traversina" -> 730290
  "dwarsligger" -> 730290
  "podkład" -> 730290
  "travessa" -> 730290
  * -> 730210
t: grooved rails of steel for tramway track => 730210
t: rail tie plates for railway track => 730240
t: curtain rail aluminium => !7302

@ semi-finished-steel
en: semi-finished product; semi-finished products of iron; semi-finished products of stainless steel; continuous cast billet; cast billet; steel round billet; forging billet; steel ingots and primary forms; ingots and other primary forms; puddled bar; tube round steel; beam blank; ingots of steel; remelting scrap ingot
de: Halbzeug Stahl; Rohblöcke Stahl; Vorblock; Knüppel Stahl
fr: demi-produits en acier; largets; blooms acier
es: productos intermedios de hierro; productos intermedios de acero; semiproducto de acero
it: semiprodotti di ferro; semiprodotti di acciaio; lingotti di acciaio; bramme di acciaio
nl: halffabrikaten van ijzer; halffabrikaten van staal; stalen blokken; plakken staal
pl: półprodukty z żelaza; półprodukty ze stali
pt: produtos semimanufaturados de ferro; semiacabados de aço; placas de aço
  "remelting" -> 720450
  main=aluminium -> 760120 ~.01
  main=copper -> 740319 ~.01
  "puddled" -> 720690
  "alloy steel other than stainless": "ingot|lingote|lingotto" 722410; * 722490
  "tool steel": "ingot|lingote|lingotto" 722410; * 722490
  "high speed|acero rápido|acciaio rapido|aço rápido": "ingot|lingote|lingotto" 722410; * 722490
  main=stainless-steel ~.05: "ingot|lingote|lingotto" 721810; "circular" 721899; "forged|forjado|forgiato" 721899; "round" 721899; * 721891
  kind=alloy-steel ~.03: "ingot|lingote|lingotto" 722410; * 722490
  "ingot|lingote|lingotto" -> 720610
  "lingots" -> 720610
  "lingotes" -> 720610
  "lingotti" -> 720610
  "wlewki" -> 720610
  "0,25% carbon" "<" -> 720711
  "0.25% or more" -> 720720
  "0,25% or more" -> 720720
  "high carbon" -> 720720
  "circular" -> 720719
  "round" -> 720719
  "polygonal" -> 720719
  "slab" -> 720712
  "brammen" -> 720712
  "bramme" -> 720712
  "placas" -> 720712
  "twice the thickness" "rectangular|rettangolare|retangular" !"square|cuadrado|quadrato|quadro|quadrado" -> 720712
  "beam blank" -> 720719
  * -> 720711
t: semi-finished products of non-alloy steel, square cross-section => 720711
t: semi-finished products of stainless steel, forged => 721899
t: steel ingots and primary forms, ingots of steel => 720610
t: semi-finished wooden furniture => !72

@ stainless-springwire
en: stainless spring wire; stainless steel spring wire; stainless steel fine wire; stainless steel welding wire coil; inox wire; stainless tie wire; stainless steel lockwire; lock wire stainless; safety wire stainless; 316 wire; stainless binding wire; nickel chrome steel wire; fecral wire; resistance heating wire fecral
de: Edelstahl Federdraht; nichtrostender Draht; Sicherungsdraht Edelstahl; Kanthaldraht
fr: fil ressort inox; fil à freiner inox; fil d'acier inoxydable; fil kanthal
es: alambre de resorte inoxidable; alambre inox de seguridad; alambre de acero inoxidable; hilo kanthal
it: filo per molle inox; filo di acciaio inossidabile; filo di sicurezza inox
nl: roestvrij verendraad; rvs draad verenstaal; borgdraad rvs
pl: drut sprężynowy nierdzewny; drut ze stali nierdzewnej; drut kontrujący; drut kanthal
pt: arame inox para molas; fio de aço inoxidável mola; fio kanthal
  * -> 722300
t: stainless spring wire 1 mm 302 => 722300
t: stainless steel lockwire 0.8 mm => 722300
t: stainless steel compression spring => !7223

@ steel-building-ware
en: post base + bolt|galvanised|galvanized|steel|deck; joist hanger; post base steel; post support bracket; wall plate connector timber; timber connector; nail plate; truss plate; gang nail plate; rafter tie; steel lintel; lintel + steel|galvanised; steel decking floor; metal deck; trapezoidal sheet cut; metal roof tile; steel roof tile; roof flashing steel; steel gutter; galvanised gutter; steel downpipe; rain gutter steel; roof hook; snow guard roof; cable ladder; strut channel; unistrut; suspended ceiling grid; ceiling t bar; metal ceiling tile; raised floor panel; pedestal raised floor; access panel; crash barrier; highway guardrail; traffic bollard; security bollard; parking bollard; lamp post; street light pole; lighting column; flagpole + steel|aluminium; bicycle rack; bike stand street; cycle stand; steel handrail; wire balustrade post; metal stair tread; steel grille window; window bars; steel shutter; ventilation louvre steel; steel cladding; culvert steel; corrugated culvert; greenhouse frame steel; metal shed frame; animal stall partition; cattle hurdle; sheep hurdle; horse stall panel; ground screw; ground anchor screw; post spike
de: Nagelplatte = nail plate; Stahlsturz = steel lintel; Dachrinne Stahl = steel gutter; Kabelrinne = cable tray; Kabelleiter = cable ladder; Montageschiene = mounting rail; Leitplanke = guard rail; Fahrradständer Stahl = steel bicycle stand; Lichtmast = lighting mast; Schraubfundament = ground screw; Trapezblech Dach = trapezoidal roof sheet; Revisionsklappe = access panel; Weidepanel = pasture panel
fr: linteau métallique = steel lintel; gouttière acier = steel gutter; chemin de câbles = cable tray; glissière de sécurité = guard rail; borne anti-stationnement = anti-parking bollard; mât d'éclairage = lighting pole; support vélo = bicycle rack; trappe de visite = access hatch; vis de fondation = ground screw; bac acier = metal roofing sheet
es: estribo de viga = joist hanger; dintel metálico = metal lintel; canalón de acero = steel gutter; bandeja portacables = cable tray; guardarraíl = guardrail; bolardo = bollard; poste de alumbrado = lighting column; trampilla de registro = access hatch; teja metálica = metal roof tile
it: scarpa per travi = joist hanger; architrave metallico = metal lintel; grondaia in acciaio = steel gutter; passerella portacavi = cable tray; guardrail = guardrail; dissuasore stradale = road bollard; palo illuminazione = light pole; botola ispezione = inspection hatch; tegola metallica = metal roof tile
nl: stalen latei = steel lintel; stalen dakgoot = steel gutter; kabelladder = cable ladder; vangrail = guard rail; afzetpaal = barrier post; lichtmast = light pole; inspectieluik = inspection hatch; grondschroef = ground screw
pl: nadproże stalowe = steel lintel; rynna stalowa = steel gutter; drabinka kablowa = cable ladder; bariera drogowa = road barrier; słupek blokujący = bollard; słup oświetleniowy = lighting pole; stojak rowerowy uliczny = street bicycle rack; drzwiczki rewizyjne = access door; śruba fundamentowa gruntowa = ground screw
pt: estribo de viga = joist hanger; base de poste = post base; lintel metálico = steel lintel; caleira de aço = steel gutter; esteira de cabos = cable tray; guarda metálica de estrada = road guard rail; pilarete = bollard; poste de iluminação = lamp post; suporte de bicicletas = bicycle rack; alçapão de visita = manhole cover
not: under desk cable tray; cable tray desk; greenhouse frame cover; lintel stone; bicycle rack car; bike rack car
  main=aluminium ~.06: "window" 761010; * 761090
  main=plastic -> 392590 ~.03
  main=concrete -> 681091 ~.02
  "window bars" -> 730890
  "shutter" -> 730830
  "nail plate" -> 731700
  "nagelplatte" -> 731700
  "gang nail" -> 731700
  * -> 730890
t: galvanised joist hanger 45 mm => 730890
t: galvanised strut channel 41x41 => 730890
t: aluminium flagpole 6 m => 761090
t: highway guardrail W-beam galvanised => 730890
t: under desk cable tray office => !7308

@ steel-forging
en: forged part; forged steel ring; forged ring; drop forging; closed die forging; open die forging; forged hook; crane hook forged; forged shackle; forged flange blank; stamped steel part; pressed steel part; turned steel part; machined part steel; cnc machined steel part; sintered part; sintered steel part; powder metal part; laser cut steel part; bent sheet metal part; sheet metal part; welded steel assembly; wire form; bent wire part; wire forming part; articles of iron or steel; article of steel; articles of steel wire; wire basket steel; steel ball not bearing
de: Gesenkschmiedeteil; Freiformschmiedestück; Stanzteil; Blechteil; Drehteil Stahl; Sinterteil; Laserteil Stahl; Drahtbiegeteil; Schmiedering
fr: pièce estampée acier; pièce forgée; pièce usinée acier; pièce frittée; pièce en tôle; pièce de décolletage; pièce en fil d'acier
es: pieza estampada de acero; pieza mecanizada de acero; pieza sinterizada; pieza de chapa; pieza de alambre; pieza forjada de acero
it: pezzo stampato acciaio; particolare tornito acciaio; pezzo sinterizzato; particolare in lamiera; pezzo in filo d'acciaio; anello forgiato
nl: smeedstuk staal; stansdeel; draaideel staal; sinterdeel; plaatwerkdeel; draadbuigdeel
pl: odkuwka stalowa; detal tłoczony; detal toczony stalowy; spiek; detal z blachy; wyrób z drutu stalowego
pt: peça forjada de aço; peça estampada de aço; peça maquinada de aço; peça sinterizada; peça de chapa; peça de arame
not: car body part
  main=aluminium -> 761699 ~.08
  main=copper -> 741980 ~.04
  main=titanium -> 810890 ~.02
  main=zinc -> 790700 ~.02
  main=plastic -> 392690 ~.02
  "wire|fio" -> 732620
  "draht" -> 732620
  "drahtbiegeteil" -> 732620
  "fil" -> 732620
  "alambre" -> 732620
  "filo" -> 732620
  "draadbuigdeel" -> 732620
  "drutu" -> 732620
  "arame" -> 732620
  "forged|forjado|forgiato" "machined" -> 732690
  "forged|forjado|forgiato" -> 732619
  "forging" -> 732619
  "schmiede" -> 732619
  "schmiedestück" -> 732619
  "gesenkschmiedeteil" -> 732619
  "smeedstuk" -> 732619
  "odkuwka" -> 732619
  * -> 732690
t: drop forged steel part, unmachined => 732619
t: sheet metal part laser cut steel => 732690
t: bent wire part of steel wire => 732620
t: spare part for car => !7326

@ steel-strand-rope
en: stranded wire; stranded wire of steel; ropes and cables of steel; ropes and cables of iron; wire ropes and cables; locked coil rope; crane rope; mining rope; post tensioning strand; post tension cable; stay cable; galvanised strand; guy wire; guy strand; barrier cable; bowden cable inner wire; control cable steel; gym cable steel; stainless balustrade wire; clothes line wire; pvc coated wire rope; choker sling; wire rope grommet
de: Litzen und Seile; Drahtlitze; Kranseil; Spannlitze; Abspannseil; Bowdenzug Seil; Stahllitze
fr: torons et câbles; câble de grue; toron de précontrainte; câble de hauban; câble gainé acier
es: cables y cordones de acero; cable de grúa; cordón de pretensado; cable tirante; cable plastificado de acero
it: funi e trefoli; fune per gru; trefolo da precompresso; cavo strallo; fune rivestita acciaio
nl: kraankabel; voorspanstreng; tuidraad; geplastificeerde staalkabel
pl: liny i splotki; lina dźwigowa; splot sprężający stalowy; odciąg stalowy; linka powlekana stalowa
pt: cabos e cordoalhas de aço; cabo de grua; cordoalha de protensão; cabo de esteio; cabo plastificado de aço
not: insulated; stranded wire hook up; guitar string
  main=copper -> 741300 ~.03
  main=aluminium "steel" -> 761410
  main=aluminium -> 761490 ~.03
  "sling" -> 731290
  "grommet" -> 731290
  * -> 731210
t: stranded wire, ropes and cables of steel, 12 mm, uncoated => 731210
t: post tensioning strand 15.7 mm => 731210
t: insulated stranded copper wire => !7312

@ tin-article
en: unwrought tin; tin alloy ingot; tin sheet; tin plate sheet metal tin; pewter tankard; pewter mug; pewter plate; pewter flask; pewter figurine casting; tin powder; tin tube; articles of tin; pewter sheet; pewter ingot; pewter bowl; pewter goblet; tin anode
de: Zinnkrug; Zinnbecher; Zinnteller; Zinn in Rohform; Zinnfolie; Zinnpulver; Waren aus Zinn
fr: étain brut; chope en étain; feuille d'étain; pichet étain; ouvrages en étain
es: estaño en bruto; jarra de peltre; hoja de estaño; manufacturas de estaño; peltre
it: stagno greggio; boccale in peltro; foglio di stagno; lavori di stagno; piatto in peltro
nl: ruw tin; tinnen kroes; tinnen bord; tinfolie; werken van tin
pl: cyna nieobrobiona; kufel cynowy; folia cynowa; wyroby z cyny; talerz cynowy
pt: estanho em bruto; caneca de estanho; folha de estanho; obras de estanho; peltre
not: tin foil hat; tin foil cooking
  "alloy|aleación|lega|liga" -> 800120
  "bars" -> 800300
  "unwrought|en bruto|grezzo|em bruto|em formas brutas" -> 800110
  "rohform" -> 800110
  "brut" -> 800110
  "bruto" -> 800110
  "greggio" -> 800110
  "ruw" -> 800110
  "nieobrobiona" -> 800110
  "ingot|lingote|lingotto" -> 800110
  * -> 800700
t: pewter tankard 1 pint => 800700
t: unwrought tin, not alloyed => 800110
t: tin foil hat => !8007

@ waste-scrap-metal
en: waste and scrap of steel; waste and scrap of stainless steel; waste and scrap of alloy steel; waste and scrap of copper; waste and scrap of aluminium; waste and scrap of lead; waste and scrap of tin; waste and scrap of nickel; waste and scrap of zinc; waste and scrap of cast iron; waste and scrap of iron; ferrous waste and scrap; ferrous scrap; ferrous waste; shredded steel scrap; steel turnings; metal shavings; aluminium turnings; aluminium swarf; steel swarf; copper turnings; tin waste; lead waste; waste of aluminium; fragmentised scrap; e40 shredded; scrap rails; used rails scrap; tinned iron scrap; copper birch cliff; berry copper; honey brass; tense scrap; taint scrap; zorba; talk scrap; twitch scrap; lead scrap remelt; baled scrap; pns scrap; plate and structural scrap; busheling
de: Abfälle und Schrott; Stahlspäne; Aluminiumspäne; Kupferspäne; Scherenschrott; Gussbruch; Bleischrott; Zinkschrott; Zinnabfälle; Schredderschrott
fr: déchets et débris d'acier; tournures d'acier; tournures d'aluminium; chutes d'acier; ferrailles broyées; déchets de plomb; déchets d'étain
es: desperdicios y desechos de hierro; virutas de acero; virutas de aluminio; chatarra triturada; desperdicios de cobre; desperdicios de plomo
it: cascami e avanzi di ferro; trucioli di acciaio; trucioli di alluminio; rottami frantumati; avanzi di rame; cascami di piombo
nl: resten en afval van ijzer; staalspanen; aluminiumspanen; shredderschroot; afval van koper; loodafval
pl: odpady i złom żelaza; wióry stalowe; wióry aluminiowe; złom strzępiony; odpady miedzi; odpady ołowiu
pt: desperdícios e resíduos de ferro; aparas de aço; aparas de alumínio; sucata triturada; desperdícios de cobre; resíduos de chumbo
not: talk book
  main=aluminium -> 760200 ~.1
  "zorba" -> 760200
  "twitch" -> 760200
  "tense" -> 760200
  "taint" -> 760200
  "aluminiumspäne" -> 760200
  "aluminiumspanen" -> 760200
  main=copper -> 740400 ~.1
  "birch|abedul|betulla|bétula" -> 740400
  "berry" -> 740400
  "kupferspäne" -> 740400
  "copper turnings" -> 740400
  "lead" -> 780200
  "bleischrott" -> 780200
  "plomb" -> 780200
  "plomo" -> 780200
  "piombo" -> 780200
  "loodafval" -> 780200
  "ołowiu" -> 780200
  "chumbo" -> 780200
  "nickel|níquel|nichel" !"stainless|inoxidable|inox|inossidabile|inoxidável" -> 750300
  main=zinc -> 790200 ~.03
  "tin|estaño|stagno|estanho" -> 800200
  "zinnabfälle" -> 800200
  "étain" -> 800200
  main=stainless-steel -> 720421 ~.05
  "alloy steel" !"non-alloy" -> 720429
  "cast iron|hierro fundido|fundición|ghisa|ferro fundido" -> 720410
  "gussbruch" -> 720410
  "tinned" -> 720430
  "turnings" -> 720441
  "shavings" -> 720441
  "swarf" -> 720441
  "stahlspäne" -> 720441
  "tournures" -> 720441
  "virutas" -> 720441
  "trucioli" -> 720441
  "staalspanen" -> 720441
  "wióry" -> 720441
  "aparas" -> 720441
  * -> 720449
t: waste and scrap of stainless steel => 720421
t: steel turnings and shavings => 720441
t: lead waste and scrap => 780200
t: plastic waste and scrap => !72

@ wire-of-metal
en: wire + non-alloy steel|alloy steel|silico-manganese|high-speed steel; wire of iron; wire of steel; wire of non-alloy steel; wire of stainless steel; wire of alloy steel; wire of copper; wire of refined copper; wire of copper alloys; wire of brass; wire of copper-zinc; wire of aluminium; wire of aluminium alloys; wire of non-alloy aluminium; wire of nickel; wire of high-speed steel; wire of silico-manganese steel; wire of zinc; wire of titanium; steel wire for nails; nail wire; mesh wire steel; cold heading wire; chq wire; cold drawn wire steel; hard drawn wire; concrete reinforcing wire; stitching wire; bookbinding wire; staple wire; steel wire black; cable armouring wire; vineyard wire; hanger wire; bedspring wire; copper alloy wire; copper wire rod 8 mm; bronze weaving wire; enamelling wire rod
de: Draht aus Stahl; Draht aus Eisen; Draht aus Kupfer; Draht aus Aluminium; Nageldraht; Heftdraht; Kaltstauchdraht
fr: fils en fer; fils en acier; fils d'aluminium; fil à agrafes; fil machine cuivre
es: alambre de hierro o acero; alambre de aluminio aleado; alambre para clavos; alambrón de cobre
it: fili di acciaio; filo per chiodi; vergella di rame
nl: draad van ijzer; draad van staal; draad van koper; draad van aluminium; nageldraad
pl: drut z żelaza; drut ze stali; drut z miedzi; drut z aluminium; drut na gwoździe; walcówka miedziana
pt: fios de ferro; fios de aço; fios de alumínio; arame para pregos; vergalhão de cobre
  main=copper ~.04: "brass|latón|ottone|latão" 740821; "copper-zinc" 740821; "messing" 740821; "cupro-nickel" 740822; "nickel silver" 740822; "alloys" 740829; "alloy|aleación|lega|liga" 740829; "bronze|bronce|bronzo" 740829; "rod|varilla|barra|vareta|varão|tondo" 740811; "vergella" 740811; "alambrón" 740811; "walcówka" 740811; "vergalhão" 740811; size>6mm 740811 ~.05; * 740819
  main=aluminium ~.04: kind=alloyed size>7mm 760521 ~.05; "non-alloy" size>7mm 760511 ~.1; "non-alloy" 760519; "alloys" 760529; "alloy|aleación|lega|liga" 760529; size>7mm 760511 ~.05; * 760519
  main=zinc -> 790400 ~.01
  main=titanium -> 810890 ~.01
  "nickel|níquel|nichel" !"cupro": kind=alloyed 750522; * 750521
  use wire-steel
ask: main; kind
t: wire of stainless steel, in coils => 722300
t: wire of refined copper, 2 mm => 740819
t: wire of alloy steel other than stainless => 722990
t: copper wire rod 8 mm => 740811
t: insulated electric wire => !72

@ zinc-article
en: unwrought zinc; zinc plates sheets; titanium zinc sheet; zinc roofing; zinc flashing; zinc downpipe; zinc guttering; zinc rod; zinc bar; zinc profile; zinc tube; zinc casting; zinc die casting; zamak casting; articles of zinc; zinc flake; zinc granule; zinc shot; sacrificial anode; hull anode; zinc plate ship; zinc letter; zinc can; zinc calot
de: Zink in Rohform; Titanzink; Zinkdachrinne; Zinkdruckguss; Opferanode Zink; Waren aus Zink; Zinkgranulat
fr: zinc brut; gouttière zinc; moulage zamak; anode sacrificielle; ouvrages en zinc; grenaille de zinc
es: zinc en bruto; canalón de zinc; pieza de zamak; ánodo de sacrificio; manufacturas de zinc
it: zinco greggio; grondaia in zinco; pressofuso in zama; anodo sacrificale; lavori di zinco
nl: ruw zink; zinken dakgoot; zamak gietstuk; opofferingsanode; werken van zink
pl: cynk nieobrobiony; rynna cynkowa; odlew z ZnAl; anoda ochronna; wyroby z cynku; blacha tytan-cynk
pt: zinco em bruto; caleira de zinco; peça de zamak; ânodo de sacrifício; obras de zinco
not: zinc tablet; zinc supplement
  "unwrought|en bruto|grezzo|em bruto|em formas brutas": kind=alloyed 790120; "99.99" 790111; "99,99" 790111; * 790112
  "rohform" -> 790111
  "zinc brut" -> 790111
  "zinc en bruto" -> 790111
  "greggio" -> 790111
  "ruw" -> 790111
  "nieobrobiony" -> 790111
  "zinco em bruto" -> 790111
  main=aluminium -> 761699 ~.05
  "magnesium|magnesio" -> 810490
  "dust" -> 790310
  "flake" -> 790390
  "granule|gránulo|granulado|granuli|granulato" -> 790390
  "sheet|chapa|lámina|lamiera|folha" -> 790500
  "titanzink" -> 790500
  "tytan" -> 790500
  "roofing" -> 790500
  "rod|varilla|barra|vareta|varão|tondo" -> 790400
  "bar|barra|tondo" -> 790400
  "profile|perfil|profilo|profilato" -> 790400
  * -> 790700
t: titanium zinc sheet for roofing 0.7 mm => 790500
t: zamak die casting part, zinc die casting => 790700
t: zinc dust 98% => 790310
t: magnesium sacrificial anode water heater => 810490
t: zinc tablets supplement => !79
