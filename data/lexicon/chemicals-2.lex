# Single chemicals of chapters 28, 29 and 38 by name, active substances of medicines and of pesticides, mineral
# products, photographic goods. A separate chemically defined compound is of 28 or 29 (ch.28 n.1, ch.29 n.1); in doses or
# packed as a medicine it is of 3004, put up as a pesticide preparation of 3808, in capsules as a supplement of 2106.

value kind=formulation
en: preparation; formulation; sc; sl; emulsifiable concentrate; wettable powder; suspension concentrate; water dispersible granules; ec; wp; wdg; insecticide; herbicide; fungicide; bait; spray; soluble concentrate; dustable powder
de: Präparat; Zubereitung; Spritzmittel; Emulsionskonzentrat
fr: préparation; concentré émulsionnable
es: preparado; concentrado emulsionable
it: preparato; concentrato emulsionabile
nl: bereiding; preparaat
pl: preparat; koncentrat
pt: preparação; concentrado emulsionável
value kind=medicine-form
en: tablet; capsule; injection; ampoule; vial; syrup; cream; ointment; gel; eye drops; oral drops; suppository; inhaler; oral suspension; infusion; film coated; softgel; prefilled syringe; nasal spray; caplet; transdermal patch; lotion; medicine
de: Tabletten; Kapseln; Injektion; Ampulle; Sirup; Salbe; Creme; Tropfen; Zäpfchen
fr: comprimés; gélules; injectable; sirop; pommade; crème; gouttes; suppositoire; collyre
es: comprimidos; cápsulas; inyectable; jarabe; pomada; crema; gotas; supositorio; colirio
it: compresse; capsule; iniettabile; sciroppo; pomata; crema; gocce; supposta; collirio
nl: tabletten; capsules; injectie; siroop; zalf; crème; druppels; zetpil
pl: tabletki; kapsułki; zastrzyk; syrop; maść; krem; krople; czopek
pt: comprimidos; cápsulas; injetável; xarope; pomada; creme; gotas; supositório

@ 1-2-dichloropropane
en: 1,2-dichloropropane; propylene dichloride; 1-chlorobutane; n-butyl chloride; hexachloroethane
de: 1,2-Dichlorpropan; Hexachlorethan
es: 1,2-dicloropropano; hexacloroetano
it: esacloroetano
nl: 1,2-dichloorpropaan; hexachloorethaan
pl: 1,2-dichloropropan; heksachloroetan
  * -> 290319
t: 1,2-dichloropropane 25kg => 290319
t: vinylidene chloride => !290319

@ 1-2-epoxybutane
en: 1,2-epoxybutane; butylene oxide; styrene oxide; allyl glycidyl ether; butyl glycidyl ether; glycidyl ether diluent
de: Butylenoxid; Styroloxid; Allylglycidylether
fr: oxyde de butylène; oxyde de styrène
es: óxido de butileno; óxido de estireno
it: ossido di butilene; ossido di stirene
nl: butyleenoxide; styreenoxide
pl: tlenek butylenu; tlenek styrenu
  * -> 291090
t: 1,2-epoxybutane 25kg => 291090
t: methylal => !291090

@ 1-methoxy-2-propanol
en: 1-methoxy-2-propanol; propylene glycol monomethyl ether; propylene glycol methyl ether; pgme solvent; triethylene glycol; tripropylene glycol; tetraethylene glycol; ethylhexylglycerin pure; dipropylene glycol methyl ether; dpm solvent; 3-methoxy-3-methyl-1-butanol
de: Triethylenglykol; Propylenglykolmonomethylether
fr: éther monométhylique de propylène glycol
es: 1-metoxi-2-propanol; trietilenglicol; éter metílico de propilenglicol
it: 1-metossi-2-propanolo; trietilenglicole; etere monometilico del glicole propilenico
nl: triethyleenglycol; propyleenglycolmonomethylether
pl: 1-metoksy-2-propanol; glikol trietylenowy; eter monometylowy glikolu propylenowego
pt: trietilenoglicol; éter metílico de propilenoglicol
  * -> 290949
t: 1-methoxy-2-propanol 25kg => 290949
t: triclosan => !290949

@ 1-propanol
en: 1-propanol; n-propanol; n-propyl alcohol; propan-1-ol
de: Propylalkohol
fr: alcool propylique
es: alcohol propílico
it: 1-propanolo; alcool propilico
nl: propylalcohol
pl: propanol-1; alkohol propylowy
  * -> 290512
t: 1-propanol 25kg => 290512
t: isotridecanol => !290512

@ 12-hydroxystearic-acid
en: 12-hydroxystearic acid; hydroxystearic acid; benzilic acid methyl ester; hydroxycaproic acid; 3-hydroxybutyric acid; sodium beta-hydroxybutyrate
de: 12-Hydroxystearinsäure; 3-Hydroxybuttersäure
fr: acide 12-hydroxystéarique; acide 3-hydroxybutyrique
es: ácido 12-hidroxiesteárico; ácido 3-hidroxibutírico
it: acido 12-idrossistearico; acido 3-idrossibutirrico
nl: 12-hydroxystearinezuur; 3-hydroxyboterzuur
pl: kwas 12-hydroksystearynowy; kwas 3-hydroksymasłowy
  * -> 291819
t: 12-hydroxystearic acid 25kg => 291819
t: octyl salicylate => !291819

@ 120-film
en: 120 black and white roll film; 120 colour roll film; 120 roll film; medium format film; 120 colour film; 120 black and white film; 220 film roll; 127 film; 110 film cartridge; 120 medium format negative film
de: 120 Rollfilm; Mittelformatfilm
fr: pellicule 120; film moyen format
es: película 120; carrete 120; película formato medio
it: pellicola 120; rullino 120; pellicola medio formato
nl: 120 rolfilm; middenformaat film
pl: film 120; klisza 120; film średnioformatowy
pt: filme 120; rolo 120; filme médio formato
not: 120 film holder
  "black and white" -> 370232
  "b&w" -> 370232
  "monochrome" -> 370232
  "schwarzweiss" -> 370232
  "noir et blanc" -> 370232
  "blanco y negro" -> 370232
  "bianco e nero" -> 370232
  * -> 370231
t: 120 roll film colour negative => 370231
t: 120 roll film black and white => 370232
t: 35mm colour negative film => !370231

@ 2-3-3-3-tetrafluoropropene
en: 2,3,3,3-tetrafluoropropene; r1234yf refrigerant; r1234yf gas; hfo-1234ze; tetrafluoropropene
de: Tetrafluorpropen; Kältemittel R1234yf
fr: gaz R1234yf
es: tetrafluoropropeno; gas R1234yf
it: tetrafluoropropene gas; gas refrigerante R1234yf
nl: tetrafluorpropeen; koudemiddel R1234yf
pl: tetrafluoropropen; czynnik R1234yf
pt: tetrafluoropropeno gás
  * -> 290351
t: 2,3,3,3-tetrafluoropropene 25kg => 290351
t: ethylene dibromide => !290351

@ 2-4-dichlorophenoxyacetic-acid
en: 2,4-dichlorophenoxyacetic acid; 2,4-d acid; 2,4-d technical; 2,4-d amine salt technical
de: 2; 4-Dichlorphenoxyessigsäure
fr: acide 2; 4-dichlorophénoxyacétique
es: ácido 2; 4-diclorofenoxiacético
it: 4-diclorofenossiacetico
nl: 4-dichloorfenoxyazijnzuur
pl: kwas 2; 4-dichlorofenoksyoctowy
  kind=formulation -> 380893
  * -> 291899
t: 2,4-dichlorophenoxyacetic acid 25kg => 291899
t: 2,4-dichlorophenoxyacetic acid wettable powder preparation => 380893
t: atrazine => !291899

@ 2-n-n-dimethylaminoethanethiol
en: 2-n,n-dimethylaminoethanethiol; dimethylaminoethanethiol
de: Dimethylaminoethanthiol
es: dimetilaminoetanotiol
it: dimetilamminoetantiolo
nl: dimethylaminoethaanthiol
pl: dimetyloaminoetanotiol
  * -> 293010
t: 2-n,n-dimethylaminoethanethiol 25kg => 293010
t: zinc diethyldithiocarbamate => !293010

@ abietic-acid
en: abietic acid; sylvic acid; dehydroabietic acid; disproportionated resin acid
de: Abietinsäure; Harzsäure
fr: acide abiétique; acides résiniques
es: ácido abiético; ácidos resínicos
it: acidi resinici
nl: abietinezuur; harszuur
pl: kwas abietynowy; kwasy żywiczne
  * -> 380610
t: abietic acid => 380610
t: acetic acid => !3806

@ acetamide
en: acetamide; n-methylformamide; erucamide; oleamide; stearamide; ethylene bis stearamide; dimethylacrylamide; n-methylolacrylamide; methacrylamide; acrylamide monomer; chloroacetamide; diacetone acrylamide; hydroxyethyl acrylamide; formamide liquid
de: Acetamid; Erucamid; Oleamid; Ethylenbisstearamid; N-Methylolacrylamid
es: acetamida; erucamida; oleamida; etilenbisestearamida
it: acetammide; erucammide; oleammide; etilenbisstearammide
nl: aceetamide; ethyleenbisstearamide
pl: erukamid; etylenobisstearamid
pt: etileno-bis-estearamida
  * -> 292419
t: acetamide 25kg => 292419
t: acetanilide => !292419

@ acetanilide
en: acetanilide; acetoacetanilide; salicylamide; benzamide; iohexol bulk; acetoacet-o-toluidide; aspartame powder; neotame; advantame; naphthol as; diphenylurea; lidocaine base; niclosamide technical; procainamide; lidocaine hydrochloride powder; diethyltoluamide; deet technical; n,n-diethyl-m-toluamide; iopamidol
de: Acetanilid; Acetoacetanilid; Salicylamid; Benzamid; Diethyltoluamid
es: acetanilida; salicilamida; benzamida; dietiltoluamida
it: salicilammide; benzammide; dietiltoluammide
nl: aceetanilide
pl: dietylotoluamid
  * -> 292429
t: acetanilide 25kg => 292429
t: chlorhexidine base => !292429

@ aciclovir
en: aciclovir; acyclovir; valaciclovir; ganciclovir
pl: acyklowir
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: aciclovir powder 25 kg drum => 293359
t: aciclovir 20 mg tablets => 300490
t: rosuvastatin => !293359

@ adrenaline
en: adrenaline; epinephrine; norepinephrine; epinephrine bitartrate; liothyronine; adrenaline + mg|tablet|capsule|injection|vial|ampoule; epinephrine + mg|tablet|capsule|injection|vial|ampoule; norepinephrine + mg|tablet|capsule|injection|vial|ampoule; epinephrine bitartrate + mg|tablet|capsule|injection|vial|ampoule; liothyronine + mg|tablet|capsule|injection|vial|ampoule
de: Adrenalin
es: adrenalina
  kind=medicine-form -> 300439 ~.06
  weight<=0.005kg -> 300439 ~.04
  * -> 293790
t: adrenaline powder 25 kg drum => 293790
t: adrenaline 20 mg tablets => 300439
t: streptomycin sulphate => !293790

@ alachlor
en: alachlor; alachlor technical
es: alaclor
  kind=formulation -> 380859
  * -> 292429
t: alachlor 25kg => 292429
t: alachlor emulsifiable concentrate => 380859
t: pendimethalin => !292429

@ albendazole
en: albendazole; mebendazole; fenbendazole
de: Albendazol
it: albendazolo
nl: albendazool
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293399
t: albendazole powder 25 kg drum => 293399
t: albendazole 20 mg tablets => 300490
t: sumatriptan => !293399

@ aldicarb
en: aldicarb; aldicarb technical
pl: aldikarb
  kind=formulation -> 380859
  * -> 293080
t: aldicarb 25kg => 293080
t: aldicarb emulsifiable concentrate => 380859
t: trichlorfon => !293080

@ alkyd-paint
en: alkyd enamel; polyester paint; alkyd varnish; synthetic enamel paint; polyester coil coating paint; polyester wood lacquer
de: Alkydharzlack; Polyesterlack
fr: peinture alkyde; laque glycéro; vernis polyester
es: pintura alquídica; barniz poliéster
it: pittura alchidica; smalto sintetico; vernice poliestere
nl: alkydverf; alkydlak; polyesterlak
pl: farba alkidowa; farba ftalowa; lakier poliestrowy
pt: tinta alquídica; verniz poliéster
not: alkyd resin; powder
  "water" -> 320990
  * -> 320810
t: polyester coil coating paint => 320810
t: acrylic emulsion wall paint => !320810

@ allopurinol
en: allopurinol; allopurinol api
it: allopurinolo
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: allopurinol powder 25 kg drum => 293359
t: allopurinol 20 mg tablets => 300490
t: rosuvastatin => !293359

@ alprazolam
en: alprazolam; clonazepam; lorazepam; midazolam
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293391
t: alprazolam powder 25 kg drum => 293391
t: alprazolam 20 mg tablets => 300490
t: atorvastatin => !293391

@ aluminium-chlorohydrate
en: aluminium chlorohydrate; aluminum chlorohydrate; poly aluminium chloride; polyaluminum chloride; pac 30% coagulant; aluminium zirconium chlorohydrate
de: Aluminiumchlorohydrat
fr: chlorhydrate d'aluminium; polychlorure d'aluminium
es: clorhidrato de aluminio
it: cloridrato di alluminio
nl: aluminiumchloorhydraat; polyaluminiumchloride
pl: chlorowodorotlenek glinu; polichlorek glinu
pt: cloridrato de alumínio
not: aluminium chlorohydrate deodorant
  * -> 282749
t: aluminium chlorohydrate 25kg => 282749
t: atenolol => !282749

@ aluminium-isopropoxide
en: aluminium isopropoxide; aluminum isopropoxide
de: Aluminiumisopropylat
fr: isopropylate d'aluminium
es: isopropóxido de aluminio
it: isopropossido di alluminio
nl: aluminiumisopropylaat
pl: izopropanolan glinu
  * -> 290519
t: aluminium isopropoxide 25kg => 290519
t: ammonium sulphamate => !290519

@ aluminium-nitrate
en: aluminium nitrate; aluminum nitrate
de: Aluminiumnitrat
fr: nitrate d'aluminium
es: nitrato de aluminio
it: nitrato di alluminio
nl: aluminiumnitraat
pl: azotan glinu
  * -> 283429
t: aluminium nitrate 25kg => 283429
t: calcium hypophosphite => !283429

@ aluminium-phosphate
en: aluminium phosphate; aluminum phosphate
de: Aluminiumphosphat
fr: phosphate d'aluminium
es: fosfato de aluminio
it: fosfato di alluminio
nl: aluminiumfosfaat
pl: fosforan glinu
  * -> 283529
t: aluminium phosphate 25kg => 283529
t: potassium pyrophosphate => !283529

@ aluminium-phosphide
en: aluminium phosphide; aluminum phosphide
de: Aluminiumphosphid
fr: phosphure d'aluminium
es: fosfuro de aluminio
it: fosfuro di alluminio
nl: aluminiumfosfide
pl: fosforek glinu
pt: fosforeto de alumínio
  * -> 285390
t: aluminium phosphide 25kg => 285390
t: strontium hydroxide => !285390

@ aluminium-stearate
en: aluminium stearate; aluminum stearate
de: Aluminiumstearat
fr: stéarate d'aluminium
es: estearato de aluminio
it: stearato di alluminio
nl: aluminiumstearaat
pl: stearynian glinu
  * -> 291570
t: aluminium stearate 25kg => 291570
t: zinc laurate => !291570

@ ambroxol
en: ambroxol; ambroxol hydrochloride api
it: ambroxolo
pl: ambroksol
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292219
t: ambroxol powder 25 kg drum => 292219
t: ambroxol 20 mg tablets => 300490
t: bupropion => !292219

@ amiodarone
en: amiodarone; amiodarone hydrochloride
de: Amiodaron
es: amiodarona
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293299
t: amiodarone powder 25 kg drum => 293299
t: amiodarone 20 mg tablets => 300490
t: tetrahydrocannabinol => !293299

@ amitriptyline
en: amitriptyline; amitriptyline hydrochloride
de: Amitriptylin
es: amitriptilina
pl: amitryptylina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292149
t: amitriptyline powder 25 kg drum => 292149
t: amitriptyline 20 mg tablets => 300490
t: diclofenac => !292149

@ amlodipine
en: amlodipine; amlodipine besylate; amlodipine besilate
de: Amlodipin
es: amlodipina
pl: amlodipyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: amlodipine powder 25 kg drum => 293339
t: amlodipine 20 mg tablets => 300490
t: fentanyl citrate => !293339

@ ammonium-acetate
en: ammonium acetate
de: Ammoniumacetat
fr: acétate d'ammonium
es: acetato de amonio; acetato amónico
it: acetato di ammonio
nl: ammoniumacetaat
pl: octan amonu
  * -> 291529
t: ammonium acetate 25kg => 291529
t: potassium formate => !291529

@ ammonium-benzoate
en: ammonium benzoate
de: Ammoniumbenzoat
fr: benzoate d'ammonium
es: benzoato de amonio; benzoato amónico
it: benzoato di ammonio
nl: ammoniumbenzoaat
pl: benzoesan amonu
  * -> 291631
t: ammonium benzoate 25kg => 291631
t: calcium sorbate => !291631

@ ammonium-bifluoride
en: ammonium bifluoride; ammonium hydrogen fluoride
de: Ammoniumhydrogendifluorid
fr: bifluorure d'ammonium
es: bifluoruro de amonio; bifluoruro amónico
it: bifluoruro di ammonio
nl: ammoniumbifluoride
pl: wodorofluorek amonu
pt: bifluoreto de amónio
  * -> 282619
t: ammonium bifluoride 25kg => 282619
t: potassium fluoroborate => !282619

@ ammonium-bisulphite
en: ammonium bisulphite; ammonium bisulfite
de: Ammoniumhydrogensulfit
fr: bisulfite d'ammonium
es: bisulfito de amonio; bisulfito amónico
it: bisolfito di ammonio
nl: ammoniumbisulfiet
pl: wodorosiarczyn amonu
pt: bissulfito de amónio
  * -> 283220
t: ammonium bisulphite 25kg => 283220
t: ammonium thiosulphate => !283220

@ ammonium-borate
en: ammonium borate; ammonium pentaborate
de: Ammoniumborat
fr: borate d'ammonium
es: borato de amonio; borato amónico
it: borato di ammonio
nl: ammoniumboraat
pl: boran amonu
  * -> 284020
t: ammonium borate 25kg => 284020
t: sodium perborate tetrahydrate => !284020

@ ammonium-bromide
en: ammonium bromide
de: Ammoniumbromid
fr: bromure d'ammonium
es: bromuro de amonio; bromuro amónico
it: bromuro di ammonio
nl: ammoniumbromide
pl: bromek amonu
pt: brometo de amónio
  * -> 282759
t: ammonium bromide 25kg => 282759
t: ammonium iodide => !282759

@ ammonium-citrate
en: ammonium citrate; ferric ammonium citrate
de: Ammoniumcitrat
fr: citrate d'ammonium
es: citrato de amonio; citrato amónico
it: citrato di ammonio
nl: ammoniumcitraat
pl: cytrynian amonu
  * -> 291815
t: ammonium citrate 25kg => 291815
t: sodium tartrate => !291815

@ ammonium-dichromate
en: ammonium dichromate
de: Ammoniumdichromat
fr: dichromate d'ammonium
es: dicromato de amonio; dicromato amónico
it: bicromato di ammonio
nl: ammoniumdichromaat
pl: dichromian amonu
  * -> 284150
t: ammonium dichromate 25kg => 284150
t: sodium permanganate => !284150

@ ammonium-formate
en: ammonium formate
de: Ammoniumformiat
fr: formiate d'ammonium
es: formiato de amonio; formiato amónico
it: formiato di ammonio
nl: ammoniumformiaat
pl: mrówczan amonu
  * -> 291512
t: ammonium formate 25kg => 291512
t: sodium propionate => !291512

@ ammonium-iodide
en: ammonium iodide
de: Ammoniumiodid
fr: iodure d'ammonium
es: yoduro de amonio; yoduro amónico
it: ioduro di ammonio
nl: ammoniumjodide
pl: jodek amonu
pt: iodeto de amónio
  * -> 282760
t: ammonium iodide 25kg => 282760
t: bleaching powder calcium hypochlorite => !282760

@ ammonium-metavanadate
en: ammonium metavanadate
de: Ammoniummetavanadat
fr: métavanadate d'ammonium
es: metavanadato de amonio; metavanadato amónico
it: metavanadato di ammonio
nl: ammoniummetavanadaat
pl: metawanadan amonu
  * -> 284190
t: ammonium metavanadate 25kg => 284190
t: sodium selenite => !284190

@ ammonium-molybdate
en: ammonium heptamolybdate
de: Ammoniummolybdat
fr: molybdate d'ammonium
es: molibdato de amonio; molibdato amónico
it: molibdato di ammonio
nl: ammoniummolybdaat
pl: molibdenian amonu
  * -> 284170
t: ammonium heptamolybdate 25kg => 284170
t: ammonium tungstate => !284170

@ ammonium-oxalate
en: ammonium oxalate
de: Ammoniumoxalat
fr: oxalate d'ammonium
es: oxalato de amonio; oxalato amónico
it: ossalato di ammonio
nl: ammoniumoxalaat
pl: szczawian amonu
  * -> 291711
t: ammonium oxalate 25kg => 291711
t: magnesium lactate => !291711

@ ammonium-sulphamate
en: ammonium sulphamate; ammonium sulfamate
de: Ammoniumsulfamat
fr: sulfamate d'ammonium
es: sulfamato de amonio; sulfamato amónico
it: solfammato di ammonio
nl: ammoniumsulfamaat
pl: amidosulfonian amonu
  * -> 284290
t: ammonium sulphamate 25kg => 284290
t: ethane gas => !284290

@ ammonium-sulphide
en: ammonium sulphide
de: Ammoniumsulfid
fr: sulfure d'ammonium
es: sulfuro de amonio; sulfuro amónico
it: solfuro di ammonio
nl: ammoniumsulfide
pl: siarczek amonu
pt: sulfeto de amónio
  * -> 283090
t: ammonium sulphide 25kg => 283090
t: zinc dithionite => !283090

@ ammonium-thiosulphate
en: ammonium thiosulphate; ammonium thiosulfate
de: Ammoniumthiosulfat
fr: thiosulfate d'ammonium
es: tiosulfato de amonio; tiosulfato amónico
it: tiosolfato di ammonio
nl: ammoniumthiosulfaat
pl: tiosiarczan amonu
pt: tiossulfato de amónio
  * -> 283230
t: ammonium thiosulphate 25kg => 283230
t: sodium hydrogen sulphate => !283230

@ ammonium-tungstate
en: ammonium tungstate; ammonium paratungstate; apt ammonium paratungstate
de: Ammoniumwolframat
fr: tungstate d'ammonium
es: wolframato de amonio; wolframato amónico
it: tungstato di ammonio
nl: ammoniumwolframaat
pl: wolframian amonu
pt: tungstato de amónio
  * -> 284180
t: ammonium tungstate 25kg => 284180
t: ammonium metavanadate => !284180

@ anti-knock-preparation
en: anti-knock preparation; anti-knock compound; tetraethyl lead compound antiknock; antiknock additive; mmt antiknock; ferrocene octane antiknock
de: Antiklopfmittel
fr: préparation antidétonante; antidétonant
es: preparación antidetonante; antidetonante
it: preparazione antidetonante
nl: antiklopmiddel
pl: środek przeciwstukowy
pt: preparação antidetonante
  "mmt" -> 381119
  "ferrocene" -> 381119
  "manganese|manganeso|manganês" -> 381119
  * -> 381111
t: anti-knock preparations => 381111
t: antiknock additive mmt => 381119
t: lead sheet => !3811

@ antimony-sulphide
en: antimony sulphide; antimony sulfide; antimony trisulphide; antimony trisulfide
de: Antimonsulfid
fr: sulfure d'antimoine
es: sulfuro de antimonio
it: solfuro di antimonio
nl: antimoonsulfide
pl: siarczek antymonu
pt: sulfeto de antimónio
  * -> 283090
t: antimony sulphide 25kg => 283090
t: zinc dithionite => !283090

@ antimony-trichloride
en: antimony trichloride
de: Antimontrichlorid
fr: trichlorure d'antimoine
es: tricloruro de antimonio
it: tricloruro di antimonio
nl: antimoontrichloride
pl: trichlorek antymonu
pt: tricloreto de antimónio
  * -> 282739
t: antimony trichloride 25kg => 282739
t: dicopper chloride trihydroxide => !282739

@ antimony-trioxide
en: antimony oxide; sb2o3
fr: trioxyde d'antimoine
it: triossido di antimonio
nl: antimoontrioxide
pl: trójtlenek antymonu
  * -> 282580
t: antimony oxide 25kg => 282580
t: tungsten trioxide => !282580

@ atenolol
en: atenolol; atenolol base
it: atenololo
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292429
t: atenolol powder 25 kg drum => 292429
t: atenolol 20 mg tablets => 300490
t: metoprolol => !292429

@ atorvastatin
en: atorvastatin; atorvastatin calcium; fluvastatin sodium
fr: atorvastatine
es: atorvastatina
pl: atorwastatyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293399
t: atorvastatin powder 25 kg drum => 293399
t: atorvastatin 20 mg tablets => 300490
t: omeprazole => !293399

@ atrazine
en: atrazine; simazine technical; terbuthylazine technical; metribuzin technical
de: Atrazin
es: atrazina
pl: atrazyna
  kind=formulation -> 380893
  * -> 293369
t: atrazine 25kg => 293369
t: atrazine wettable powder preparation => 380893
t: alachlor => !293369

@ azinpho-methyl
en: azinphos-methyl
es: azinfos-metil
pl: azinfos-metyl
  kind=formulation -> 380859
  * -> 293392
t: azinphos-methyl 25kg => 293392
t: azinphos-methyl emulsifiable concentrate => 380859
t: dieldrin => !293392

@ azobisisobutyronitrile
en: azobisisobutyronitrile; aibn; azobisisobutyronitrile initiator; azobenzene; 2,2'-azobis; diazodinitrophenol; 4-aminoazobenzene
de: Azobisisobutyronitril; Azobenzol
es: azobisisobutironitrilo; azobenceno
it: azobisisobutirronitrile
nl: azobenzeen
pl: azobisizobutyronitryl; azobenzen
pt: azobenzeno
  * -> 292700
t: azobisisobutyronitrile 25kg => 292700
t: phenylhydrazine => !292700

@ baclofen
en: baclofen; baclofen base
fr: baclofène
es: baclofeno
pl: baklofen
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292249
t: baclofen powder 25 kg drum => 292249
t: baclofen 20 mg tablets => 300490
t: mesalazine => !292249

@ barium-peroxide
en: barium peroxide
de: Bariumperoxid
fr: peroxyde de baryum
es: peróxido de bario
it: perossido di bario
nl: bariumperoxide
pl: nadtlenek baru
  * -> 281640
t: barium peroxide 25kg => 281640
t: magnesium peroxide => !281640

@ barium-sulphide
en: barium sulphide; barium sulfide
de: Bariumsulfid
fr: sulfure de baryum
es: sulfuro de bario
it: solfuro di bario
nl: bariumsulfide
pl: siarczek baru
pt: sulfeto de bário
  * -> 283090
t: barium sulphide 25kg => 283090
t: zinc dithionite => !283090

@ bendiocarb
en: bendiocarb; bendiocarb technical
pl: bendiokarb
  kind=formulation: weight>7.5kg 380869 ~.05; capacity>7.5l 380869 ~.03; weight>0.3kg 380862 ~.1; capacity>0.3l 380862 ~.05; * 380861
  * -> 293299
t: bendiocarb 25kg => 293299
t: bendiocarb preparation 100g => 380861
t: etofenprox => !293299

@ benzocaine
en: benzocaine
de: Benzocain
es: benzocaína
pl: benzokaina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292249
t: benzocaine powder 25 kg drum => 292249
t: benzocaine 20 mg tablets => 300490
t: mesalazine => !292249

@ benzophenone-3
en: benzophenone-3; oxybenzone; benzophenone-4; sulisobenzone; avobenzone; butyl methoxydibenzoylmethane; 4-methoxyacetophenone; paeonol
de: Oxybenzon; Avobenzon; Butylmethoxydibenzoylmethan
es: oxibenzona; avobenzona
it: ossibenzone
pl: oksybenzon; awobenzon
  * -> 291450
t: benzophenone-3 25kg => 291450
t: menadione => !291450

@ beryl-ore
en: beryl ore; bismuth ore; germanium ore; mercury ore; cinnabar ore
de: Berylliumerz; Bismuterz; Zinnobererz
fr: minerai de béryllium; minerai de bismuth; minerai de mercure
es: mineral de berilio; mineral de bismuto; mineral de mercurio
it: minerale di berillio; minerale di bismuto; minerale di mercurio
nl: berylliumerts; bismuterts; kwikerts
pl: ruda berylu; ruda bizmutu; ruda rtęci
pt: minério de berílio; minério de bismuto; minério de mercúrio
  * -> 261790
t: beryl ore => 261790
t: beryl gemstone cut => !2617

@ beryllium-oxide
en: beryllium oxide
de: Berylliumoxid
fr: oxyde de béryllium
es: óxido de berilio
it: ossido di berillio
nl: berylliumoxide
pl: tlenek berylu
  * -> 282590
t: beryllium oxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ bifenthrin
en: bifenthrin; bifenthrin technical
fr: bifenthrine
es: bifentrina
pl: bifentryna
  kind=formulation: weight>7.5kg 380869 ~.05; capacity>7.5l 380869 ~.03; weight>0.3kg 380862 ~.1; capacity>0.3l 380862 ~.05; * 380861
  * -> 291620
t: bifenthrin 25kg => 291620
t: bifenthrin preparation 100g => 380861
t: malathion technical => !291620

@ binapacryl
en: binapacryl
es: binapacril
pl: binapakryl
  kind=formulation -> 380859
  * -> 291616
t: binapacryl 25kg => 291616
t: binapacryl emulsifiable concentrate => 380859
t: dicamba => !291616

@ bisacodyl
en: bisacodyl
es: bisacodil
pl: bisakodyl
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: bisacodyl powder 25 kg drum => 293339
t: bisacodyl 20 mg tablets => 300490
t: fentanyl citrate => !293339

@ bismuth-carbonate
en: bismuth carbonate; bismuth subcarbonate
de: Bismutcarbonat
fr: carbonate de bismuth
es: carbonato de bismuto
it: carbonato di bismuto
nl: bismutcarbonaat
pl: węglan bizmutu
  * -> 283699
t: bismuth carbonate 25kg => 283699
t: copper cyanide => !283699

@ bismuth-nitrate
en: bismuth nitrate; bismuth subnitrate
de: Bismutnitrat
fr: nitrate de bismuth
es: nitrato de bismuto
it: nitrato di bismuto
nl: bismutnitraat
pl: azotan bizmutu
  * -> 283429
t: bismuth nitrate 25kg => 283429
t: calcium hypophosphite => !283429

@ bismuth-oxychloride
en: bismuth oxychloride
de: Bismutoxychlorid
fr: oxychlorure de bismuth
es: oxicloruro de bismuto
it: ossicloruro di bismuto
nl: bismutoxychloride
pl: tlenochlorek bizmutu
pt: oxicloreto de bismuto
  * -> 282749
t: bismuth oxychloride 25kg => 282749
t: calcium bromide => !282749

@ bismuth-trioxide
en: bismuth trioxide
de: Bismuttrioxid
fr: trioxyde de bismuth
es: trióxido de bismuto
it: triossido di bismuto
nl: bismuttrioxide
pl: trójtlenek bizmutu
  * -> 282590
t: bismuth trioxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ bisoprolol
en: bisoprolol; bisoprolol fumarate
it: bisoprololo
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292219
t: bisoprolol powder 25 kg drum => 292219
t: bisoprolol 20 mg tablets => 300490
t: bupropion => !292219

@ bispyribac-sodium
en: bispyribac sodium; bromacil technical
es: bispiribac sodium
  kind=formulation -> 380893
  * -> 293359
t: bispyribac sodium 25kg => 293359
t: bispyribac sodium wettable powder preparation => 380893
t: nicosulfuron => !293359

@ bituminou-mastic
en: cut-back bitumen; cutback bitumen; bitumen cut back; bitumen emulsion drum; bituminous primer; underseal bitumen; chassis underseal; polymer modified bitumen; cold asphalt mix bag
de: Kaltbitumen; Bitumenmastix; Unterbodenschutz Bitumen
fr: bitume fluxé; mastic bitumineux
es: betún fluidificado; másticos bituminosos
it: bitume fluidificato; mastice bituminoso
nl: vloeibitumen; bitumenmastiek
pl: asfalt upłynniony; mastyks bitumiczny
pt: betume fluidificado; mástique betuminoso
  * -> 271500
t: cutback bitumen mc-30 => 271500
t: petroleum bitumen 60/70 => !271500

@ black-masterbatch
en: black masterbatch; masterbatch black; carbon black masterbatch; filler masterbatch; colour masterbatch; color masterbatch; white masterbatch; masterbatch
de: Masterbatch schwarz; Farbmasterbatch; Masterbatch weiß
fr: masterbatch noir; mélange-maître couleur; mélange-maître
es: masterbatch negro; masterbatch de color; masterbatch blanco
it: masterbatch nero; masterbatch colore; masterbatch bianco
nl: zwarte masterbatch; kleurmasterbatch; witte masterbatch
pl: masterbatch czarny; koncentrat barwiący; masterbatch biały
pt: masterbatch preto; masterbatch de cor; masterbatch branco
  "white" -> 320611 ~.2
  "weiss" -> 320611 ~.2
  "blanco" -> 320611 ~.2
  "bianco" -> 320611 ~.2
  "witte" -> 320611 ~.2
  "bialy" -> 320611 ~.2
  "branco" -> 320611 ~.2
  "organic" -> 320417
  * -> 320649
t: carbon black masterbatch 40% pe => 320649
t: white masterbatch 70% tio2 => 320611
t: black tea => !3206

@ boron-tribromide
en: boron tribromide
de: Bortribromid
fr: tribromure de bore
es: tribromuro de boro
it: tribromuro di boro
nl: boortribromide
pl: tribromek boru
pt: tribrometo de boro
  * -> 281290
t: boron tribromide 25kg => 281290
t: vanadium carbide => !281290

@ boron-trichloride
en: boron trichloride
de: Bortrichlorid
fr: trichlorure de bore
es: tricloruro de boro
it: tricloruro di boro
nl: boortrichloride
pl: trichlorek boru
pt: tricloreto de boro
  * -> 281219
t: boron trichloride 25kg => 281219
t: boron tribromide => !281219

@ bromadiolone
en: coumatetralyl; difenacoum; flocoumafen
de: Bromadiolon
es: bromadiolona
  kind=formulation -> 380899
  * -> 293220
t: coumatetralyl 25kg => 293220
t: coumatetralyl wettable powder preparation => 380899
t: natural graphite lump => !293220

@ budesonide
en: budesonide micronised; budesonide micronised + mg|tablet|capsule|injection|vial|ampoule
de: Budesonid
es: budesonida
pl: budesonyd
  kind=medicine-form -> 300432 ~.06
  weight<=0.005kg -> 300432 ~.04
  * -> 293729
t: budesonide micronised powder 25 kg drum => 293729
t: budesonide micronised 20 mg tablets => 300432
t: medroxyprogesterone => !293729

@ buprenorphine
en: buprenorphine; hydrocodone bitartrate; oxycodone hydrochloride; thebaine; dihydrocodeine; morphine sulphate powder; pholcodine; buprenorphine + mg|tablet|capsule|injection|vial|ampoule; hydrocodone bitartrate + mg|tablet|capsule|injection|vial|ampoule; oxycodone hydrochloride + mg|tablet|capsule|injection|vial|ampoule; thebaine + mg|tablet|capsule|injection|vial|ampoule; dihydrocodeine + mg|tablet|capsule|injection|vial|ampoule; pholcodine + mg|tablet|capsule|injection|vial|ampoule
de: Buprenorphin
es: buprenorfina
pl: buprenorfyna
  kind=medicine-form -> 300449 ~.06
  weight<=0.005kg -> 300449 ~.04
  * -> 293911
t: buprenorphine powder 25 kg drum => 293911
t: buprenorphine 20 mg tablets => 300449
t: naloxone hydrochloride => !293911

@ bupropion
en: bupropion; bupropion hydrochloride
pt: bupropiona
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292239
t: bupropion powder 25 kg drum => 292239
t: bupropion 20 mg tablets => 300490
t: tramadol => !292239

@ butyraldehyde
en: butyraldehyde; n-butanal; isobutyraldehyde; propionaldehyde; octanal; nonanal; decanal aldehyde; valeraldehyde; hexanal; acrolein; crotonaldehyde
de: Butyraldehyd; Propionaldehyd
es: butiraldehído; propionaldehído
it: butirraldeide; propionaldeide; ottanale
pl: aldehyd masłowy; aldehyd propionowy; oktanal
pt: butiraldeído; propionaldeído
  * -> 291219
t: butyraldehyde 25kg => 291219
t: lilial => !291219

@ cadmium-oxide
en: cadmium oxide
de: Cadmiumoxid
fr: oxyde de cadmium
es: óxido de cadmio
it: ossido di cadmio
nl: cadmiumoxide
pl: tlenek kadmu
  * -> 282590
t: cadmium oxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ cadmium-sulphide
en: cadmium sulphide; cadmium sulfide
de: Cadmiumsulfid
fr: sulfure de cadmium
es: sulfuro de cadmio
it: solfuro di cadmio
nl: cadmiumsulfide
pl: siarczek kadmu
pt: sulfeto de cádmio
  * -> 283090
t: cadmium sulphide 25kg => 283090
t: zinc dithionite => !283090

@ caesium-carbonate
en: caesium carbonate; cesium carbonate
de: Cäsiumcarbonat
fr: carbonate de césium
es: carbonato de cesio
it: carbonato di cesio
nl: cesiumcarbonaat
pl: węglan cezu
  * -> 283699
t: caesium carbonate 25kg => 283699
t: copper cyanide => !283699

@ caesium-chloride
en: caesium chloride; cesium chloride
de: Cäsiumchlorid
fr: chlorure de césium
es: cloruro de cesio
it: cloruro di cesio
nl: cesiumchloride
pl: chlorek cezu
pt: cloreto de césio
  * -> 282739
t: caesium chloride 25kg => 282739
t: dicopper chloride trihydroxide => !282739

@ caesium-iodide
en: caesium iodide; cesium iodide
de: Cäsiumiodid
fr: iodure de césium
es: yoduro de cesio
it: ioduro di cesio
nl: cesiumjodide
pl: jodek cezu
pt: iodeto de césio
  * -> 282760
t: caesium iodide 25kg => 282760
t: bleaching powder calcium hypochlorite => !282760

@ calcium-ascorbate
en: calcium ascorbate
de: Calciumascorbat
fr: ascorbate de calcium
es: ascorbato de calcio; ascorbato cálcico
it: ascorbato di calcio
nl: calciumascorbaat
pl: askorbinian wapnia
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 293627
t: calcium ascorbate 25kg => 293627
t: calcium ascorbate capsules 60 pcs => 2106
t: magnesium bisglycinate => !293627

@ calcium-benzoate
en: calcium benzoate
de: Calciumbenzoat
fr: benzoate de calcium
es: benzoato de calcio; benzoato cálcico
it: benzoato di calcio
nl: calciumbenzoaat
pl: benzoesan wapnia
  * -> 291631
t: calcium benzoate 25kg => 291631
t: calcium sorbate => !291631

@ calcium-borate
en: calcium borate; synthetic calcium borate
de: Calciumborat
fr: borate de calcium
es: borato de calcio; borato cálcico
it: borato di calcio
nl: calciumboraat
pl: boran wapnia
  * -> 284020
t: calcium borate 25kg => 284020
t: sodium perborate tetrahydrate => !284020

@ calcium-bromide
en: calcium bromide
de: Calciumbromid
fr: bromure de calcium
es: bromuro de calcio; bromuro cálcico
it: bromuro di calcio
nl: calciumbromide
pl: bromek wapnia
pt: brometo de cálcio
  * -> 282759
t: calcium bromide 25kg => 282759
t: ammonium iodide => !282759

@ calcium-citrate
en: tricalcium citrate
de: Calciumcitrat
fr: citrate de calcium
es: citrato de calcio; citrato cálcico
it: citrato di calcio
nl: calciumcitraat
pl: cytrynian wapnia
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291815
t: tricalcium citrate 25kg => 291815
t: tricalcium citrate capsules 60 pcs => 2106
t: sodium tartrate => !291815

@ calcium-gluconate
en: calcium gluconate
de: Calciumgluconat
fr: gluconate de calcium
es: gluconato de calcio; gluconato cálcico
it: gluconato di calcio
nl: calciumgluconaat
pl: glukonian wapnia
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291816
t: calcium gluconate 25kg => 291816
t: calcium gluconate capsules 60 pcs => 2106
t: magnesium malate => !291816

@ calcium-glycerophosphate
en: calcium glycerophosphate; sodium glycerophosphate
de: Calcium glycerophosphat
es: calcium glicerofosfato
nl: calcium glycerophosphaat
pl: kalcium glycerofosfan
  * -> 291990
t: calcium glycerophosphate 25kg => 291990
t: n,n-dimethylaminoethyl chloride hydrochloride => !291990

@ calcium-hydride
en: calcium hydride
de: Calciumhydrid
fr: hydrure de calcium
es: hidruro de calcio; hidruro cálcico
it: idruro di calcio
nl: calciumhydride
pl: wodorek wapnia
pt: hidreto de cálcio
  * -> 285000
t: calcium hydride 25kg => 285000
t: mercuric chloride => !285000

@ calcium-hypochlorite
en: bleaching powder calcium hypochlorite; cal hypo; high test hypochlorite
es: hipoclorito cálcico
nl: calciumhypochloriet
  * -> 282810
t: bleaching powder calcium hypochlorite 25kg => 282810
t: lithium hypochlorite => !282810

@ calcium-hypophosphite
en: calcium hypophosphite
de: Calciumhypophosphit
fr: hypophosphite de calcium
es: hipofosfito de calcio; hipofosfito cálcico
it: ipofosfito di calcio
nl: calciumhypofosfiet
pl: podfosforyn wapnia
  * -> 283510
t: calcium hypophosphite 25kg => 283510
t: aluminium phosphate => !283510

@ calcium-iodate
en: calcium iodate
de: Calciumiodat
fr: iodate de calcium
es: yodato de calcio; yodato cálcico
it: iodato di calcio
nl: calciumjodaat
pl: jodan wapnia
pt: iodato de cálcio
  * -> 282990
t: calcium iodate 25kg => 282990
t: sodium sulfide => !282990

@ calcium-malate
en: calcium malate
de: Calciummalat
fr: malate de calcium
es: malato de calcio; malato cálcico
it: malato di calcio
nl: calciummalaat
pl: jabłczan wapnia
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291819
t: calcium malate 25kg => 291819
t: calcium malate capsules 60 pcs => 2106
t: ferrous fumarate => !291819

@ calcium-molybdate
en: calcium molybdate
de: Calciummolybdat
fr: molybdate de calcium
es: molibdato de calcio; molibdato cálcico
it: molibdato di calcio
nl: calciummolybdaat
pl: molibdenian wapnia
  * -> 284170
t: calcium molybdate 25kg => 284170
t: ammonium tungstate => !284170

@ calcium-oxide
en: calcium oxide pure; calcium oxide reagent
de: Calciumoxid
fr: oxyde de calcium
es: óxido de calcio; óxido cálcico
it: ossido di calcio
nl: calciumoxide
pl: tlenek wapnia
  * -> 282590
t: calcium oxide pure 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ calcium-peroxide
en: calcium peroxide
de: Calciumperoxid
fr: peroxyde de calcium
es: peróxido de calcio; peróxido cálcico
it: perossido di calcio
nl: calciumperoxide
pl: nadtlenek wapnia
  * -> 282590
t: calcium peroxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ calcium-phosphide
en: calcium phosphide
de: Calciumphosphid
fr: phosphure de calcium
es: fosfuro de calcio; fosfuro cálcico
it: fosfuro di calcio
nl: calciumfosfide
pl: fosforek wapnia
pt: fosforeto de cálcio
  * -> 285390
t: calcium phosphide 25kg => 285390
t: strontium hydroxide => !285390

@ calcium-silicate
en: calcium silicate; synthetic calcium silicate powder
de: Calciumsilikat
es: silicato de calcio; silicato cálcico
it: silicato di calcio
nl: calciumsilicaat
pl: krzemian wapnia
  * -> 283990
t: calcium silicate 25kg => 283990
t: zinc borate => !283990

@ calcium-sorbate
en: calcium sorbate
de: Calciumsorbat
fr: sorbate de calcium
es: sorbato de calcio; sorbato cálcico
it: sorbato di calcio
nl: calciumsorbaat
pl: sorbinian wapnia
  * -> 291619
t: calcium sorbate 25kg => 291619
t: sodium salicylate => !291619

@ calcium-sulphate
en: calcium sulfate; precipitated calcium sulphate; precipitated calcium sulfate
de: Calciumsulfat
fr: sulfate de calcium
es: sulfato de calcio; sulfato cálcico
it: solfato di calcio
nl: calciumsulfaat
pl: siarczan wapnia
  * -> 283329
t: calcium sulfate 25kg => 283329
t: potassium persulphate => !283329

@ calcium-tungstate
en: calcium tungstate
de: Calciumwolframat
fr: tungstate de calcium
es: wolframato de calcio; wolframato cálcico
it: tungstato di calcio
nl: calciumwolframaat
pl: wolframian wapnia
pt: tungstato de cálcio
  * -> 284180
t: calcium tungstate 25kg => 284180
t: ammonium metavanadate => !284180

@ camphene
en: camphene; beta-pinene; myrcene; p-cymene; terpinolene
de: Camphen; beta-Pinen
es: canfeno; beta-pineno
it: canfene
nl: kamfeen; beta-pineen
pl: kamfen
  * -> 290219
t: camphene 25kg => 290219
t: o-xylene => !290219

@ capsaicin
en: capsaicin; capsaicin crystals; synthetic capsaicin; pelargonic acid vanillylamide
de: Nonivamid
fr: capsaïcine; nonivamide
es: capsaicina; nonivamida
it: capsaicina pura
pl: kapsaicyna; noniwamid
not: capsaicin cream; capsaicin patch; capsaicin plaster; capsaicin gel
  * -> 293980
t: capsaicin crystals 95% 1kg => 293980
t: capsaicin heat patch => !2939

@ captafol
en: captafol; methamidophos
it: captafolo
pl: kaptafol
  kind=formulation -> 380859
  * -> 293080
t: captafol 25kg => 293080
t: captafol emulsifiable concentrate => 380859
t: thiophanate methyl => !293080

@ captodiame
en: captodiame; probucol; carbocisteine; carbocysteine
de: Carbocistein
es: carbocisteína
pl: karbocysteina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293090
t: captodiame powder 25 kg drum => 293090
t: captodiame 20 mg tablets => 300490
t: ranitidine => !293090

@ carbamazepine
en: carbamazepine; oxcarbazepine
de: Carbamazepin
es: carbamazepina
pl: karbamazepyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293399
t: carbamazepine powder 25 kg drum => 293399
t: carbamazepine 20 mg tablets => 300490
t: sumatriptan => !293399

@ carbaryl
en: carbaryl; carbaryl technical
es: carbaril
pl: karbaryl
  kind=formulation -> 380891
  * -> 292429
t: carbaryl 25kg => 292429
t: carbaryl wettable powder preparation => 380891
t: propargite => !292429

@ carbazole
en: carbazole; indole-3-butyric acid; iba plant hormone powder; indole acetic acid; tryptamine; 1,2,4-triazole; benzimidazole; tolyltriazole; tolutriazole; 1,10-phenanthroline; l-tryptophan powder; 5-hydroxytryptophan powder; albendazole powder; carbendazim technical; paclobutrazol technical; tebuconazole technical; uv absorber 328; uv absorber 329; uv 531 benzotriazole; fluconazole powder; captopril powder; hydralazine; enalapril maleate powder; n-vinylcarbazole; acridine orange base; phenazine; pyrazine; quinoxaline; 2-methylpyrazine; tetramethylpyrazine
de: Carbazol; Indolbuttersäure; Benzimidazol; Tolyltriazol; Tryptamin; Pyrazin
fr: acide indole-butyrique
es: ácido indolbutírico; bencimidazol; toliltriazol; pirazina
it: carbazolo; acido indolbutirrico; benzimidazolo; toliltriazolo
nl: carbazool; indoolboterzuur; benzimidazool; tolyltriazool
pl: karbazol; kwas indolomasłowy; tolilotriazol; pirazyna
  * -> 293399
t: carbazole 25kg => 293399
t: mercaptobenzothiazole => !293399

@ carbofuran
en: carbofuran; carbofuran technical
pl: karbofuran
  kind=formulation -> 380859
  * -> 293296
t: carbofuran 25kg => 293296
t: carbofuran emulsifiable concentrate => 380859
t: aldicarb => !293296

@ carbon-disulphide
en: carbon disulphide; carbon disulfide; carbon bisulphide
de: Kohlenstoffdisulfid; Schwefelkohlenstoff
fr: disulfure de carbone; sulfure de carbone
es: disulfuro de carbono; sulfuro de carbono
it: disolfuro di carbonio; solfuro di carbonio
nl: koolstofdisulfide; zwavelkoolstof
pl: dwusiarczek węgla; disiarczek węgla
pt: dissulfeto de carbono
  * -> 281310
t: carbon disulphide 25kg => 281310
t: phosphorus pentasulphide => !281310

@ carvacrol
en: carvacrol; butylated hydroxytoluene; bht; antioxidant bht; 2,6-di-tert-butyl-4-methylphenol; p-tert-butylphenol; 2,6-xylenol; o-phenylphenol; chavicol
de: Butylhydroxytoluol
fr: butylhydroxytoluène
es: butilhidroxitolueno; p-terc-butilfenol
it: carvacrolo; butilidrossitoluene; p-terz-butilfenolo
nl: butylhydroxytolueen; p-tert-butylfenol
pl: karwakrol; butylohydroksytoluen; p-tert-butylofenol
pt: butil-hidroxitolueno
  * -> 290719
t: carvacrol 25kg => 290719
t: pyrogallol => !290719

@ cefalexin
en: cefalexin; cephalexin monohydrate; cefuroxime axetil; ceftriaxone sodium; cefixime trihydrate; cefazolin sodium; cefotaxime; cefadroxil; meropenem; 7-aca; 7-aminocephalosporanic acid; cefalexin + mg|tablet|capsule|injection|vial|ampoule; cephalexin monohydrate + mg|tablet|capsule|injection|vial|ampoule; cefuroxime axetil + mg|tablet|capsule|injection|vial|ampoule; ceftriaxone sodium + mg|tablet|capsule|injection|vial|ampoule; cefixime trihydrate + mg|tablet|capsule|injection|vial|ampoule; cefazolin sodium + mg|tablet|capsule|injection|vial|ampoule; cefotaxime + mg|tablet|capsule|injection|vial|ampoule; cefadroxil + mg|tablet|capsule|injection|vial|ampoule; meropenem + mg|tablet|capsule|injection|vial|ampoule; 7-aca + mg|tablet|capsule|injection|vial|ampoule; 7-aminocephalosporanic acid + mg|tablet|capsule|injection|vial|ampoule
fr: céfalexine
es: cefalexina
pl: cefaleksyna
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294190
t: cefalexin powder 25 kg drum => 294190
t: cefalexin 20 mg tablets => 300420
t: buprenorphine => !294190

@ cement-additive
en: cement additive; concrete additive; grinding aid cement; frost proofer mortar; waterproofer for concrete; cement colour hardener admixture
de: Zementzusatz
fr: adjuvant mortier; adjuvant ciment
es: aditivo para hormigón; aditivo para cemento
it: additivo per calcestruzzo; additivo per cemento
nl: betonhulpstof; cementadditief; mortelhulpstof
pl: dodatek do cementu
pt: aditivo para betão; aditivo para cimento
  * -> 382440
t: cement additive grinding aid => 382440
t: portland cement 25kg => !3824

@ cerium-carbonate
en: cerium carbonate
de: Cercarbonat
fr: carbonate de cérium
es: carbonato de cerio
it: carbonato di cerio
nl: ceriumcarbonaat
pl: węglan ceru
  * -> 284610
t: cerium carbonate 25kg => 284610
t: lanthanum carbonate => !284610

@ cerium-chloride
en: cerium chloride
de: Cerchlorid
fr: chlorure de cérium
es: cloruro de cerio
it: cloruro di cerio
nl: ceriumchloride
pl: chlorek ceru
pt: cloreto de cério
  * -> 284610
t: cerium chloride 25kg => 284610
t: lanthanum carbonate => !284610

@ cerium-nitrate
en: cerium nitrate
de: Cernitrat
fr: nitrate de cérium
es: nitrato de cerio
it: nitrato di cerio
nl: ceriumnitraat
pl: azotan ceru
  * -> 284610
t: cerium nitrate 25kg => 284610
t: lanthanum carbonate => !284610

@ cerium-oxide
en: ceric oxide; cerium dioxide
  * -> 284610
t: ceric oxide 25kg => 284610
t: lanthanum carbonate => !284610

@ cetirizine-dihydrochloride
en: cetirizine dihydrochloride; levocetirizine dihydrochloride; meclizine; cinnarizine
de: Cetirizine dihydrochlorid
es: cetirizine dihidroclorida
it: cetirizine dihidrocloride
pl: cetirizine dihydrochloryd
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: cetirizine dihydrochloride powder 25 kg drum => 293359
t: cetirizine dihydrochloride 20 mg tablets => 300490
t: rosuvastatin => !293359

@ chlordane
en: chlordane; heptachlor; aldrin
de: Chlordan
es: clordano
nl: chlordaan
  kind=formulation -> 380859
  * -> 290382
t: chlordane 25kg => 290382
t: chlordane emulsifiable concentrate => 380859
t: lindane => !290382

@ chlordimeform
en: chlordimeform; chlordimeform hydrochloride
es: clordimeform
  kind=formulation -> 380859
  * -> 292521
t: chlordimeform 25kg => 292521
t: chlordimeform emulsifiable concentrate => 380859
t: pentachlorophenol => !292521

@ chlorfenapyr
en: chlorfenapyr; chlorfenapyr technical
es: clorfenapir
  kind=formulation: weight>7.5kg 380869 ~.05; capacity>7.5l 380869 ~.03; weight>0.3kg 380862 ~.1; capacity>0.3l 380862 ~.05; * 380861
  * -> 293399
t: chlorfenapyr 25kg => 293399
t: chlorfenapyr preparation 100g => 380861
t: carbofuran => !293399

@ chlorhexidine-base
en: chlorhexidine base; chlorhexidine gluconate 20%; chlorhexidine digluconate solution 20%; chlorhexidine acetate; guanidine hydrochloride; guanidine carbonate; guanidine nitrate; creatine anhydrous technical; diphenylguanidine; dpg accelerator; aminoguanidine bicarbonate; pentamidine; l-arginine hydrochloride; guanidinoacetic acid
de: Chlorhexidindigluconat 20%; Guanidinhydrochlorid; Diphenylguanidin
fr: chlorhydrate de guanidine
es: clorhidrato de guanidina; difenilguanidina
it: cloridrato di guanidina
nl: guanidinehydrochloride; difenylguanidine
pl: chlorowodorek guanidyny; difenyloguanidyna
pt: cloridrato de guanidina
  * -> 292529
t: chlorhexidine base 25kg => 292529
t: cyanoacetic acid => !292529

@ chloroacetyl-chloride
en: chloroacetyl chloride; acetyl chloride; 2-ethylhexanoic acid; isononanoic acid; neodecanoic acid; pivaloyl chloride; pivalic acid; caproic acid; hexanoic acid; pelargonic acid; undecanoic acid; capric acid; myristic acid; octanoic acid; isooctanoic acid; peracetic acid pure
de: 2-Ethylhexansäure; Neodecansäure; Pivaloylchlorid; Acetylchlorid; Caprinsäure; Myristinsäure
fr: acide 2-éthylhexanoïque; acide néodécanoïque; chlorure de pivaloyle; chlorure d'acétyle; acide myristique
es: ácido 2-etilhexanoico; ácido neodecanoico; cloruro de acetilo; ácido mirístico
it: acido 2-etilesanoico; cloruro di acetile
nl: 2-ethylhexaanzuur; neodecaanzuur; acetylchloride; myristinezuur
pl: kwas 2-etyloheksanowy; kwas neodekanowy; chlorek acetylu; kwas mirystynowy
pt: ácido 2-etil-hexanoico; cloreto de acetilo
  * -> 291590
t: chloroacetyl chloride 25kg => 291590
t: monochloroacetic acid => !291590

@ chlorobenzilate
en: chlorobenzilate; chlorobenzilat
es: clorobenzilato
nl: chlorobenzilaat
pl: chlorobenzilan
  kind=formulation -> 380859
  * -> 291818
t: chlorobenzilate 25kg => 291818
t: chlorobenzilate emulsifiable concentrate => 380859
t: chlordimeform => !291818

@ chlorobutanol
en: chlorobutanol; bronopol; 2-bromo-2-nitropropane-1,3-diol; trifluoroethanol; ethylene chlorohydrin
de: Chlorbutanol
es: clorobutanol
it: clorobutanolo
nl: chloorbutanol
  * -> 290559
t: chlorobutanol 25kg => 290559
t: carvacrol => !290559

@ chlorodifluoroethane
en: chlorodifluoroethane; hcfc-142b; r142b
de: Chlordifluorethan
es: clorodifluoroetano
it: clorodifluoroetano gas
nl: chloordifluorethaan
pl: chlorodifluoroetan
pt: clorodifluoretano
  * -> 290374
t: chlorodifluoroethane 25kg => 290374
t: trichlorofluoromethane => !290374

@ chlorodifluoromethane
en: chlorodifluoromethane; hcfc-22; r22 refrigerant; r22 gas; r-22
de: Chlordifluormethan; Kältemittel R22
fr: gaz R22
es: clorodifluorometano; gas R22
it: clorodifluorometano gas; gas refrigerante R22
nl: chloordifluormethaan; koudemiddel R22
pl: chlorodifluorometan; czynnik R22
  * -> 290371
t: chlorodifluoromethane 25kg => 290371
t: dichlorofluoroethane => !290371

@ chlorothalonil
en: chlorothalonil; cymoxanil; chlorothalonil technical
es: clorotalonil
pl: chlorotalonil
  kind=formulation -> 380892
  * -> 292690
t: chlorothalonil 25kg => 292690
t: chlorothalonil wettable powder preparation => 380892
t: bifenthrin => !292690

@ chlorotoluene
en: chlorotoluene; o-chlorotoluene; p-chlorotoluene; trichlorobenzene; bromobenzene; benzal chloride; benzotrichloride; fluorobenzene
de: Chlortoluol; Trichlorbenzol; Brombenzol
es: clorotolueno; triclorobenceno; bromobenceno
it: clorotoluene; triclorobenzene
nl: chloortolueen; trichloorbenzeen; broombenzeen
pl: chlorotoluen; trichlorobenzen; bromobenzen
pt: clorotolueno líquido; triclorobenzeno; bromobenzeno
  * -> 290399
t: chlorotoluene 25kg => 290399
t: p-toluenesulphonic acid => !290399

@ chloroxylenol
en: chloroxylenol; pcmx; p-chloro-m-cresol; 4-chloro-3-methylphenol; tetrabromobisphenol a; tbbpa; 2,4-dichlorophenol; p-chlorophenol; tribromophenol
de: Chlorxylenol; Chlorkresol; Tetrabrombisphenol A
fr: chlorocrésol
es: cloroxilenol; clorocresol; tetrabromobisfenol A
it: cloroxilenolo; clorocresolo; tetrabromobisfenolo A
nl: chloorxylenol; chloorkresol; tetrabroombisfenol A
pl: chloroksylenol; chlorokrezol
not: chloroxylenol solution retail; pcmx disinfectant
  * -> 290819
t: chloroxylenol 25kg => 290819
t: diisopropyl ether => !290819

@ chlorpromazine
en: chlorpromazine; chlorpromazine hydrochloride; promethazine hydrochloride; prochlorperazine
de: Chlorpromazin
es: clorpromazina
pl: chlorpromazyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293430
t: chlorpromazine powder 25 kg drum => 293430
t: chlorpromazine 20 mg tablets => 300490
t: clopidogrel => !293430

@ chromium-chloride
en: chromium chloride
de: Chromchlorid
fr: chlorure de chrome
es: cloruro de cromo
it: cloruro di cromo
nl: chroomchloride
pl: chlorek chromu
pt: cloreto de crómio
  * -> 282739
t: chromium chloride 25kg => 282739
t: dicopper chloride trihydroxide => !282739

@ chromium-hydroxide
en: chromium hydroxide
de: Chromhydroxid
fr: hydroxyde de chrome
es: hidróxido de cromo
it: idrossido di cromo
nl: chroomhydroxide
pl: wodorotlenek chromu
pt: hidróxido de crómio
  * -> 281990
t: chromium hydroxide 25kg => 281990
t: titanium oxide => !281990

@ chromium-picolinate
en: chromium picolinate
de: Chrompicolinat
fr: picolinate de chrome
es: picolinato de cromo
it: picolinato di cromo
nl: chroompicolinaat
pl: pikolinian chromu
pt: picolinato de crómio
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 293339
t: chromium picolinate 25kg => 293339
t: chromium picolinate capsules 60 pcs => 2106
t: magnesium orotate => !293339

@ cimetidine
en: cimetidine; histamine dihydrochloride
de: Cimetidin
es: cimetidina
pl: cimetidyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293329
t: cimetidine powder 25 kg drum => 293329
t: cimetidine 20 mg tablets => 300490
t: amlodipine => !293329

@ cinema-film-exposed
en: cinema film exposed; cinematographic film; cinematographic film exposed and developed; 35mm movie film print; feature film reel 35mm; film reel 16mm print; motion picture film exposed; cinema film 35mm exposed
de: Kinofilm belichtet; Spielfilm 35mm Kopie
fr: film cinématographique; copie de film 35mm
es: película cinematográfica; copia película 35mm
it: pellicola cinematografica; copia film 35mm
nl: bioscoopfilm belicht; filmkopie 35mm
pl: taśma filmowa naświetlona; film kinowy 35mm
pt: filme cinematográfico; cópia filme 35mm
  width<3.5cm -> 370690 ~.1
  "16mm" -> 370690
  "16 mm" -> 370690
  "8mm" -> 370690
  "8 mm" -> 370690
  "unexposed" -> 370254
  * -> 370610
t: cinematographic film 35 mm exposed and developed => 370610
t: movie poster film => !3706

@ ciprofloxacin
en: norfloxacin; enrofloxacin base; norfloxacin + mg|tablet|capsule|injection|vial|ampoule; enrofloxacin base + mg|tablet|capsule|injection|vial|ampoule
fr: ciprofloxacine
es: ciprofloxacina
pl: ciprofloksacyna
  kind=medicine-form -> 300490 ~.06     # synthetic, no antibiotic of 2941
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: norfloxacin powder 25 kg drum => 293359
t: norfloxacin 20 mg tablets => 300490
t: rosuvastatin => !293359

@ clopidogrel
en: clopidogrel; ticlopidine; prasugrel
pl: klopidogrel
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293499
t: clopidogrel powder 25 kg drum => 293499
t: clopidogrel 20 mg tablets => 300490
t: sulfadiazine => !293499

@ clopyralid
en: clopyralid; picloram; triclopyr; fluroxypyr; imazethapyr; haloxyfop; fluazifop; paraquat dichloride technical
es: clopiralid
pl: klopyralid
  kind=formulation -> 380893
  * -> 293339
t: clopyralid 25kg => 293339
t: clopyralid wettable powder preparation => 380893
t: bispyribac sodium => !293339

@ clotrimazole
en: clotrimazole; miconazole nitrate; econazole nitrate
de: Clotrimazol
it: clotrimazolo
nl: clotrimazool
pl: klotrimazol
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293329
t: clotrimazole powder 25 kg drum => 293329
t: clotrimazole 20 mg tablets => 300490
t: amlodipine => !293329

@ cobalt-acetate
en: cobalt acetate
de: Cobaltacetat
fr: acétate de cobalt
es: acetato de cobalto
it: acetato di cobalto
nl: kobaltacetaat
pl: octan kobaltu
  * -> 291529
t: cobalt acetate 25kg => 291529
t: potassium formate => !291529

@ cobalt-nitrate
en: cobalt nitrate
de: Cobaltnitrat
fr: nitrate de cobalt
es: nitrato de cobalto
it: nitrato di cobalto
nl: kobaltnitraat
pl: azotan kobaltu
  * -> 283429
t: cobalt nitrate 25kg => 283429
t: calcium hypophosphite => !283429

@ cobalt-octoate
en: cobalt octoate
de: Cobaltoctoat
fr: octoate de cobalt
es: octoato de cobalto
it: ottoato di cobalto
nl: kobaltoctoaat
pl: oktanian kobaltu
  * -> 291590
t: cobalt octoate 25kg => 291590
t: sodium cyclamate => !291590

@ cobalt-sulphate
en: cobalt sulfate
de: Cobaltsulfat
fr: sulfate de cobalt
es: sulfato de cobalto
it: solfato di cobalto
nl: kobaltsulfaat
pl: siarczan kobaltu
  * -> 283329
t: cobalt sulfate 25kg => 283329
t: potassium persulphate => !283329

@ copper-acetate
en: copper acetate
de: Kupferacetat
fr: acétate de cuivre
es: acetato de cobre
it: acetato di rame
nl: koperacetaat
pl: octan miedzi
  * -> 291529
t: copper acetate 25kg => 291529
t: potassium formate => !291529

@ copper-carbonate
en: copper carbonate; basic copper carbonate
de: Kupfercarbonat
fr: carbonate de cuivre
es: carbonato de cobre
it: carbonato di rame
nl: kopercarbonaat
pl: węglan miedzi
  * -> 283699
t: copper carbonate 25kg => 283699
t: copper cyanide => !283699

@ copper-chloride
en: copper chloride; cupric chloride; cuprous chloride
de: Kupferchlorid
fr: chlorure de cuivre
es: cloruro de cobre
it: cloruro di rame
nl: koperchloride
pl: chlorek miedzi
pt: cloreto de cobre
  * -> 282739
t: copper chloride 25kg => 282739
t: dicopper chloride trihydroxide => !282739

@ copper-cyanide
en: copper cyanide; cuprous cyanide
de: Kupfercyanid
fr: cyanure de cuivre
es: cianuro de cobre
it: cianuro di rame
nl: kopercyanide
pl: cyjanek miedzi
pt: cianeto de cobre
  * -> 283719
t: copper cyanide 25kg => 283719
t: sodium ferrocyanide => !283719

@ copper-gluconate
en: copper gluconate
de: Kupfergluconat
fr: gluconate de cuivre
es: gluconato de cobre
it: gluconato di rame
nl: kopergluconaat
pl: glukonian miedzi
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291816
t: copper gluconate 25kg => 291816
t: copper gluconate capsules 60 pcs => 2106
t: magnesium malate => !291816

@ copper-hydroxide
en: copper hydroxide; cupric hydroxide
de: Kupferhydroxid
fr: hydroxyde de cuivre
es: hidróxido de cobre
it: idrossido di rame
nl: koperhydroxide
pl: wodorotlenek miedzi
  * -> 282550
t: copper hydroxide 25kg => 282550
t: germanium oxide => !282550

@ copper-nitrate
en: copper nitrate
de: Kupfernitrat
fr: nitrate de cuivre
es: nitrato de cobre
it: nitrato di rame
nl: kopernitraat
pl: azotan miedzi
  * -> 283429
t: copper nitrate 25kg => 283429
t: calcium hypophosphite => !283429

@ copper-oxychloride
en: dicopper chloride trihydroxide
de: Kupferoxychlorid
fr: oxychlorure de cuivre
es: oxicloruro de cobre
it: ossicloruro di rame
nl: koperoxychloride
pl: tlenochlorek miedzi
pt: oxicloreto de cobre
  * -> 282741
t: dicopper chloride trihydroxide 25kg => 282741
t: zirconium oxychloride => !282741

@ crotonic-acid
en: crotonic acid; undecylenic acid; erucic acid; methyl undecylenate; 10-undecenoic acid
de: Crotonsäure; Undecylensäure; Erucasäure
fr: acide crotonique; acide undécylénique; acide érucique
es: ácido crotónico; ácido undecilénico; ácido erúcico
nl: crotonzuur; undecyleenzuur; erucazuur
pl: kwas krotonowy; kwas undecylenowy; kwas erukowy
  * -> 291619
t: crotonic acid 25kg => 291619
t: methyl cinnamate => !291619

@ crude-granite-block
en: crude granite block; granite block; rough granite block; granite rough trimmed; granite rough blocks; quarry block granite
de: Granitblock; Rohgranit
fr: bloc de granit; granit brut
es: bloque de granito; granito en bruto
it: blocco di granito; granito grezzo
nl: granietblok; ruw graniet
pl: blok granitu; granit surowy
pt: bloco de granito; granito em bruto
  "sawn" -> 251612
  "slab" -> 251612
  "slabs" -> 251612
  "cut" -> 251612
  * -> 251611
t: granite block crude 20 t => 251611
t: granite kitchen worktop => !2516

@ crude-marble-block
en: crude marble block; marble block; travertine block; rough marble block; quarry block marble; roughly trimmed marble
de: Marmorblock; Rohblock Marmor
fr: bloc de marbre; marbre brut; travertin brut
es: bloque de mármol; mármol en bruto; travertino en bruto
it: blocco di marmo; marmo grezzo; travertino grezzo
nl: marmerblok; ruw marmer
pl: blok marmuru; marmur surowy
pt: bloco de mármore; mármore em bruto
not: marble building blocks
  "sawn" -> 251512
  "slab" -> 251512
  "slabs" -> 251512
  "cut" -> 251512
  * -> 251511
t: rough marble blocks from quarry => 251511
t: polished marble tiles => !2515

@ crude-mica
en: mica sheets crude; mica splittings; mica blocks crude; book mica
de: Rohglimmer; Glimmerspaltlinge
fr: mica brut; mica clivé
es: mica en bruto; mica exfoliada en hojas
it: mica grezza; mica sfaldata
nl: ruwe mica; micasplijtsels
pl: mika surowa; mika łupana
pt: mica em bruto; mica clivada
  "powder|polvo|polvere|pó" -> 252520
  "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" -> 252530
  "waste|desperdicios|desechos|residuos|cascami|rifiuti" -> 252530
  * -> 252510
t: mica splittings => 252510
t: mica heater panel => !2525

@ crude-petroleum-jelly
en: crude petroleum jelly; petrolatum; white petrolatum; yellow petrolatum; petroleum jelly technical; petroleum jelly bulk; vaseline bulk; vaseline technical; snow white petroleum jelly drum
de: technische Vaseline; Rohvaseline
fr: vaseline technique; vaseline brute
es: vaselina técnica; vaselina cruda; petrolato
it: vaselina filante
pl: wazelina techniczna; wazelina biała luzem
pt: vaselina bruta
  * -> 271210
t: white petrolatum bp 170kg drum => 271210
t: petroleum jelly 100ml for skin => !2712

@ crude-talc
en: crude talc; talc lumps; talc ore; steatite lumps; crude steatite
de: Rohtalk
fr: talc brut
es: talco en bruto; esteatita en bruto
it: talco grezzo; steatite grezza
nl: ruwe talk; ruwe speksteen
pl: talk surowy; steatyt surowy
pt: talco em bruto; esteatite em bruto
  * -> 252610
t: crude talc lumps => 252610
t: talc powder 25kg => !252610

@ cyanoacetic-acid
en: cyanoacetic acid; methyl cyanoacetate; ethyl cyanoacetate; malononitrile; benzonitrile; octocrylene; adiponitrile; acetone cyanohydrin; methacrylonitrile; phthalonitrile; propionitrile; benzyl cyanide; succinonitrile; fenvalerate technical; 2-ethylhexyl cyanoacrylate; methyl cyanoacrylate monomer
de: Cyanessigsäure; Malonsäuredinitril; Benzonitril; Octocrylen
fr: acide cyanoacétique
es: ácido cianoacético; malononitrilo; octocrileno
it: octocrilene
nl: cyaanazijnzuur; malononitril; octocryleen
pl: kwas cyjanooctowy; malononitryl; oktokrylen
  * -> 292690
t: cyanoacetic acid 25kg => 292690
t: azobisisobutyronitrile => !292690

@ cyclopentane
en: cyclopentane; methylcyclohexane; methylcyclopentane; decalin
de: Cyclopentan; Methylcyclohexan
es: ciclopentano; metilciclohexano
it: metilcicloesano
nl: cyclopentaan; methylcyclohexaan
pl: cyklopentan; metylocykloheksan
pt: metilciclo-hexano
  * -> 290219
t: cyclopentane 25kg => 290219
t: o-xylene => !290219

@ cyclophosphamide
en: cyclophosphamide; ifosfamide
de: Cyclophosphamid
es: ciclofosfamida
it: ciclofosfamide
pl: cyklofosfamyd
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293499
t: cyclophosphamide powder 25 kg drum => 293499
t: cyclophosphamide 20 mg tablets => 300490
t: captodiame => !293499

@ dapagliflozin
en: dapagliflozin; empagliflozin; canagliflozin
fr: dapagliflozine
es: dapagliflozina
pl: dapagliflozyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293299
t: dapagliflozin powder 25 kg drum => 293299
t: dapagliflozin 20 mg tablets => 300490
t: tetrahydrocannabinol => !293299

@ decabromodiphenyl-ethane
en: decabromodiphenyl ethane; dbdpe
de: Decabromdiphenylethan
fr: décabromodiphényléthane
es: decabromodifeniletano
it: decabromodifeniletano polvere
nl: decabroomdifenylethaan
pl: dekabromodifenyloetan
pt: decabromodifeniletano em pó
  * -> 290399
t: decabromodiphenyl ethane 25kg => 290399
t: p-toluenesulphonic acid => !290399

@ deltamethrin
en: deltamethrin; deltamethrin technical; cyfluthrin; alpha-cypermethrin; lambda-cyhalothrin; beta-cyfluthrin
fr: deltamethrine = deltamethrin
es: deltametrina = deltamethrin
pl: deltametryna = deltamethrin
  kind=formulation: weight>7.5kg 380869 ~.05; capacity>7.5l 380869 ~.03; weight>0.3kg 380862 ~.1; capacity>0.3l 380862 ~.05; * 380861
  * -> 292690
t: deltamethrin 25kg => 292690
t: deltamethrin preparation 100g => 380861
t: bifenthrin => !292690

@ desloratadine
en: desloratadine; cyproheptadine
de: Desloratadin
es: desloratadina
pl: desloratadyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: desloratadine powder 25 kg drum => 293339
t: desloratadine 20 mg tablets => 300490
t: fentanyl citrate => !293339

@ diacetone-alcohol
en: diacetone alcohol; 4-hydroxy-4-methyl-2-pentanone; acetoin; hydroxyacetone
de: Diacetonalkohol
fr: diacétone alcool; acétoïne
es: alcohol de diacetona; acetoína
it: diacetonalcool; acetoino
nl: diacetonalcohol
pl: alkohol diacetonowy
pt: diacetona álcool
  * -> 291440
t: diacetone alcohol 25kg => 291440
t: diisobutyl ketone => !291440

@ dicamba
en: dicamba; dicamba technical
pl: dikamba
  kind=formulation -> 380893
  * -> 291899
t: dicamba 25kg => 291899
t: dicamba wettable powder preparation => 380893
t: atrazine => !291899

@ dichlorofluoroethane
en: dichlorofluoroethane; hcfc-141b
de: Dichlorfluorethan
es: diclorofluoroetano
it: diclorofluoroetano gas
nl: dichloorfluorethaan
pl: dichlorofluoroetan
pt: diclorofluoretano
  * -> 290373
t: dichlorofluoroethane 25kg => 290373
t: chlorodifluoroethane => !290373

@ dichlorvo
en: dichlorvos; chlorfenvinphos; naled; dichlorvos technical
es: diclorvos
pl: dichlorwos
  kind=formulation -> 380891
  * -> 291990
t: dichlorvos 25kg => 291990
t: dichlorvos wettable powder preparation => 380891
t: coumatetralyl => !291990

@ diclofenac
en: diclofenac; diclofenac sodium; diclofenac potassium powder
es: diclofenaco
pl: diklofenak
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292249
t: diclofenac powder 25 kg drum => 292249
t: diclofenac 20 mg tablets => 300490
t: mesalazine => !292249

@ dicumyl-peroxide
en: dicumyl peroxide; dcp 99; cumene hydroperoxide; methyl ethyl ketone peroxide; tert-butyl peroxide; di-tert-butyl peroxide; tbhp; tert-butyl cumyl peroxide
de: Dicumylperoxid; Cumolhydroperoxid; Methylethylketonperoxid
fr: peroxyde de dicumyle; hydroperoxyde de cumène
es: peróxido de dicumilo; hidroperóxido de cumeno
it: perossido di dicumile; idroperossido di cumene
nl: dicumylperoxide; cumeenhydroperoxide
pl: nadtlenek dikumylu; wodoronadtlenek kumenu
  * -> 290960
t: dicumyl peroxide 25kg => 290960
t: methyloxirane => !290960

@ dieldrin
en: dieldrin; dieldrine
es: dieldrina
pl: dieldryna
  kind=formulation -> 380859
  * -> 291040
t: dieldrin 25kg => 291040
t: dieldrin emulsifiable concentrate => 380859
t: endrin => !291040

@ diethyl-phthalate
en: diethyl phthalate; dimethyl phthalate; diisobutyl phthalate; dibutyl phthalate dbp; dep fragrance solvent; diallyl phthalate; butyl benzyl phthalate
de: Diethylphthalat; Dimethylphthalat; Diisobutylphthalat
fr: phtalate de diéthyle; phtalate de diméthyle; phtalate de diisobutyle
es: ftalato de dietilo; ftalato de dimetilo; ftalato de diisobutilo
it: ftalato di dietile; ftalato di dimetile; ftalato di diisobutile
nl: diethylftalaat; dimethylftalaat; diisobutylftalaat
pl: ftalan dietylu; ftalan dimetylu; ftalan diizobutylu
  * -> 291734
t: diethyl phthalate 25kg => 291734
t: isophthalic acid => !291734

@ diethyl-sulphate
en: diethyl sulphate; diethyl sulfate; diethyl carbonate; diphenyl carbonate; ethyl methyl carbonate; ethyl silicate 40; tetraethoxysilane; teos; tetraethyl silicate; pentaerythritol tetranitrate; amyl nitrite; isobutyl nitrite; isopropyl nitrate; 2-ethylhexyl nitrate
de: Diethylsulfat; Diethylcarbonat; Tetraethoxysilan; Ethylsilikat
fr: sulfate de diéthyle; carbonate de diéthyle; silicate d'éthyle
es: sulfato de dietilo; carbonato de dietilo; silicato de etilo
it: solfato di dietile; carbonato di dietile; silicato di etile
nl: diethylsulfaat; diethylcarbonaat; ethylsilicaat
pl: siarczan dietylu; węglan dietylu; krzemian etylu
  * -> 292090
t: diethyl sulphate 25kg => 292090
t: ethylene glycol => !292090

@ diethylenetriamine
en: diethylenetriamine; deta amine; triethylenetetramine; teta hardener amine; tetraethylenepentamine; 1,3-diaminopropane; putrescine; dimethylaminopropylamine; dmapa; tetramethylethylenediamine
de: Diethylentriamin; Triethylentetramin; Dimethylaminopropylamin
es: dietilentriamina; trietilentetramina
it: dietilentriammina; trietilentetrammina
nl: diethyleentriamine; triethyleentetramine
pl: dietylenotriamina; trietylenotetramina
pt: dietilenotriamina; trietilenotetramina
  * -> 292129
t: diethylenetriamine 25kg => 292129
t: isophorone diamine => !292129

@ diflubenzuron
en: diflubenzuron; lufenuron; novaluron; teflubenzuron
  kind=formulation -> 380891
  * -> 292421
t: diflubenzuron 25kg => 292421
t: diflubenzuron wettable powder preparation => 380891
t: carbaryl => !292421

@ difluoromethane
en: hfc-32; r32 gas; r-32 refrigerant gas
de: Difluormethan; Kältemittel R32
fr: gaz R32; fluide frigorigène R32
es: difluorometano; gas refrigerante R32
it: difluorometano gas; gas R32
nl: difluormethaan; koudemiddel R32
pl: difluorometan; czynnik R32
  * -> 290342
t: hfc-32 25kg => 290342
t: pentafluoroethane => !290342

@ diisobutyl-ketone
en: diisobutyl ketone; methyl isoamyl ketone; methyl amyl ketone; 2-heptanone; diethyl ketone; diacetyl; 2,3-butanedione; acetonylacetone
de: Diisobutylketon; Methylamylketon
fr: diisobutylcétone; méthylamylcétone; diacétyle
es: diisobutilcetona; metilamilcetona; diacetilo
it: diisobutilchetone; metilamilchetone; diacetile
pl: keton diizobutylowy
  * -> 291419
t: diisobutyl ketone 25kg => 291419
t: benzophenone-3 => !291419

@ diisobutylene
en: diisobutylene; 2,4,4-trimethylpentene; 1-hexene; 1-octene; 1-decene; alpha olefin
de: Diisobutylen; 1-Hexen; 1-Octen
es: diisobutileno; 1-hexeno; 1-octeno
it: diisobutilene; 1-esene; 1-ottene
nl: diisobuteen; 1-hexeen; 1-octeen
pl: diizobutylen; 1-heksen; 1-okten
not: alpha olefin sulphonate; alpha olefin sulfonate
  * -> 290129
t: diisobutylene 25kg => 290129
t: cyclopentane => !290129

@ diisononyl-phthalate
en: diisononyl phthalate; dinp plasticizer; diisodecyl phthalate; didp plasticizer
de: Diisononylphthalat; Diisodecylphthalat
fr: phtalate de diisononyle; phtalate de diisodécyle
es: ftalato de diisononilo; ftalato de diisodecilo
it: ftalato di diisononile; ftalato di diisodecile
nl: diisononylftalaat; diisodecylftalaat
pl: ftalan diizononylu; ftalan diizodecylu
  * -> 291733
t: diisononyl phthalate 25kg => 291733
t: diethyl phthalate => !291733

@ diisopropyl-ether
en: diisopropyl ether; etbe; ethyl tert-butyl ether; tame ether; di-n-butyl ether; sevoflurane; isoflurane; desflurane
de: Diisopropylether; Ethyl-tert-butylether; Isofluran; Sevofluran
fr: éther diisopropylique; éther éthyl-tert-butylique
es: éter diisopropílico; isoflurano; sevoflurano
it: etere diisopropilico
nl: isofluraan; sevofluraan
pl: eter diizopropylowy; izofluran; sewofluran
  * -> 290919
t: diisopropyl ether 25kg => 290919
t: diphenyl ether => !290919

@ diltiazem
en: diltiazem; ketotifen fumarate; piroxicam
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293499
t: diltiazem powder 25 kg drum => 293499
t: diltiazem 20 mg tablets => 300490
t: sulfadiazine => !293499

@ dimethoate
en: dimethoate; acephate; profenofos; phorate; ethion
de: Dimethoat
es: dimetoato
nl: dimethoaat
pl: dimetoan
  kind=formulation -> 380891
  * -> 293090
t: dimethoate 25kg => 293090
t: dimethoate wettable powder preparation => 380891
t: diflubenzuron => !293090

@ dimethomorph
en: dimethomorph; fenpropimorph; tridemorph
es: dimetomorf
  kind=formulation -> 380892
  * -> 293499
t: dimethomorph 25kg => 293499
t: dimethomorph wettable powder preparation => 380892
t: chlorothalonil => !293499

@ dinitro-ortho-cresol
en: dinitro-ortho-cresol; dnoc; 4,6-dinitro-o-cresol
de: Dinitroorthokresol
es: dinitroortocresol
it: dinitro-orto-cresolo
nl: dinitro-orthocresol
pl: dinitroortokrezol
pt: dinitro-orto-cresol
  kind=formulation -> 380859
  * -> 290892
t: dinitro-ortho-cresol 25kg => 290892
t: dinitro-ortho-cresol emulsifiable concentrate => 380859
t: endosulfan => !290892

@ dinoseb
en: dinoseb; dinoseb salts
  kind=formulation -> 380859
  * -> 290891
t: dinoseb 25kg => 290891
t: dinoseb emulsifiable concentrate => 380859
t: dinitro-ortho-cresol => !290891

@ dioctyl-adipate
en: dioctyl adipate; doa plasticizer; diisononyl adipate; diisobutyl adipate; diisopropyl adipate; dibutyl adipate
de: Dioctyladipat; Diisononyladipat
fr: adipate de dioctyle
es: adipato de dioctilo
it: adipato di diottile
nl: dioctyladipaat
pl: adypinian dioktylu
  * -> 291712
t: dioctyl adipate 25kg => 291712
t: dioctyl sebacate => !291712

@ dioctyl-sebacate
en: dioctyl sebacate; dioctyl azelate; dibutyl sebacate; diisopropyl sebacate; diethyl sebacate
de: Dioctylsebacat; Dibutylsebacat
fr: sébacate de dioctyle
es: sebacato de dioctilo
it: sebacato di diottile
nl: dioctylsebacaat
pl: sebacynian dioktylu
  * -> 291713
t: dioctyl sebacate 25kg => 291713
t: diisononyl phthalate => !291713

@ diphenhydramine
en: diphenhydramine; diphenhydramine hydrochloride
de: Diphenhydramin
es: difenhidramina
it: difenidramina
pl: difenhydramina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292219
t: diphenhydramine powder 25 kg drum => 292219
t: diphenhydramine 20 mg tablets => 300490
t: bupropion => !292219

@ diphenyl-ether
en: diphenyl ether; diphenyl oxide; decabromodiphenyl ether; decabromodiphenyl oxide; octabromodiphenyl ether; pentabromodiphenyl ether; estragole; methyl chavicol
de: Diphenylether; Decabromdiphenylether; Estragol
fr: éther diphénylique; décabromodiphényléther
es: éter difenílico; decabromodifeniléter
it: etere difenilico; decabromodifeniletere; estragolo
nl: difenylether; decabroomdifenylether
pl: eter difenylowy; eter dekabromodifenylowy
pt: éter decabromodifenílico
  * -> 290930
t: diphenyl ether 25kg => 290930
t: 1-methoxy-2-propanol => !290930

@ divinylbenzene
en: divinylbenzene; dvb 63; vinyltoluene; tert-butylstyrene; p-tert-butyltoluene
de: Divinylbenzol; Vinyltoluol
es: divinilbenceno; viniltolueno
it: divinilbenzene; viniltoluene
nl: divinylbenzeen; vinyltolueen
pl: diwinylobenzen; winylotoluen
pt: divinilbenzeno
  * -> 290290
t: divinylbenzene 25kg => 290290
t: 1,2-dichloropropane => !290290

@ donepezil
en: donepezil; donepezil hydrochloride
es: donepezilo
pt: donepezila
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: donepezil powder 25 kg drum => 293339
t: donepezil 20 mg tablets => 300490
t: fentanyl citrate => !293339

@ doxorubicin-hydrochloride
en: doxorubicin hydrochloride; epirubicin; mitomycin; bleomycin sulphate; daunorubicin
de: Doxorubicinhydrochlorid
fr: chlorhydrate de doxorubicine
es: clorhidrato de doxorubicina
it: doxorubicina cloridrato
nl: doxorubicinehydrochloride
pl: chlorowodorek doksorubicyny
pt: cloridrato de doxorrubicina
  kind=medicine-form -> 300420 ~.06     # antibiotics of 2941
  weight<=0.005kg -> 300420 ~.04
  * -> 294190
t: doxorubicin hydrochloride powder 25 kg drum => 294190
t: doxorubicin hydrochloride 20 mg tablets => 300420
t: buprenorphine => !294190

@ dysprosium-oxide
en: dysprosium oxide
de: Dysprosiumoxid
fr: oxyde de dysprosium
es: óxido de disprosio
it: ossido di disprosio
nl: dysprosiumoxide
pl: tlenek dysprozu
  * -> 284690
t: dysprosium oxide 25kg => 284690
t: sodium hydride => !284690

@ electric-detonator
en: electronic detonator; detonator electric delay; seismic detonator electric
de: elektrischer Zünder; Elektrozünder Sprengkapsel
fr: détonateur électrique; détonateurs électroniques
es: detonador eléctrico; detonadores electrónicos
it: detonatore elettrico; detonatori elettronici
nl: elektrische detonator; elektronische ontsteker detonator
pl: zapalnik elektryczny górniczy; detonator elektryczny
pt: detonador elétrico; detonadores eletrónicos
  * -> 360360
t: electric detonators for blasting => 360360
t: detonating cord => !360360

@ electrical-energy
en: electrical energy; electric energy supply; electricity supply import; electric power + import|export|mwh|kwh supply
de: elektrische Energie; Stromlieferung
fr: énergie électrique; fourniture d'électricité
es: energía eléctrica; suministro de electricidad
it: energia elettrica; fornitura di energia elettrica
nl: elektriciteitslevering
pl: energia elektryczna; dostawa energii elektrycznej
pt: energia elétrica; fornecimento de eletricidade
not: electrical energy meter; energy meter; electric energy meter
  * -> 271600
t: electrical energy imported by cable => 271600
t: electric energy meter three phase => !2716

@ enalapril
en: enalapril; enalapril maleate; lisinopril; ramipril; perindopril
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293399
t: enalapril powder 25 kg drum => 293399
t: enalapril 20 mg tablets => 300490
t: sumatriptan => !293399

@ endosulfan
en: endosulfan; endosulfan technical
  kind=formulation -> 380859
  * -> 292030
t: endosulfan 25kg => 292030
t: endosulfan emulsifiable concentrate => 380859
t: azinphos-methyl => !292030

@ endrin
en: endrin; endrine
es: endrina
pl: endryna
  kind=formulation -> 380859
  * -> 291050
t: endrin 25kg => 291050
t: endrin emulsifiable concentrate => 380859
t: tributyltin compounds => !291050

@ erbium-oxide
en: erbium oxide
de: Erbiumoxid
fr: oxyde d'erbium
es: óxido de erbio
it: ossido di erbio
nl: erbiumoxide
pl: tlenek erbu
  * -> 284690
t: erbium oxide 25kg => 284690
t: sodium hydride => !284690

@ erythromycin-stearate
en: erythromycin stearate; erythromycin thiocyanate; erythromycin ethylsuccinate; azithromycin dihydrate; clarithromycin; roxithromycin; erythromycin stearate + mg|tablet|capsule|injection|vial|ampoule; erythromycin thiocyanate + mg|tablet|capsule|injection|vial|ampoule; erythromycin ethylsuccinate + mg|tablet|capsule|injection|vial|ampoule; azithromycin dihydrate + mg|tablet|capsule|injection|vial|ampoule; clarithromycin + mg|tablet|capsule|injection|vial|ampoule; roxithromycin + mg|tablet|capsule|injection|vial|ampoule
fr: clarithromycine
es: claritromicina
nl: claritromycine
pl: klarytromycyna
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294150
t: erythromycin stearate powder 25 kg drum => 294150
t: erythromycin stearate 20 mg tablets => 300420
t: cefalexin => !294150

@ ethane-gas
en: ethane gas; ethane + pure|liquefied|refrigerant|gas; r170
de: Ethan Gas
fr: éthane gaz
es: etano gas
nl: ethaan gas
pl: etan gaz
  * -> 290110
t: ethane gas 25kg => 290110
t: squalene => !290110

@ ethyl-bromide
en: ethyl bromide; bromoethane; n-propyl bromide; 1-bromopropane; 1-bromobutane; iodoform; diiodomethane; methylene bromide; bromoform
de: Ethylbromid; 1-Brompropan
fr: bromure d'éthyle; iodoforme
es: bromuro de etilo; 1-bromopropano; yodoformo
it: bromuro di etile; iodoformio
nl: ethylbromide; 1-broompropaan; jodoform
pl: bromek etylu; 1-bromopropan
pt: brometo de etilo
  * -> 290369
t: ethyl bromide 25kg => 290369
t: chlorodifluoromethane => !290369

@ ethyl-formate
en: ethyl formate; methyl formate; butyl formate; benzyl formate; geranyl formate
de: Ethylformiat; Methylformiat
fr: formiate d'éthyle; formiate de méthyle
es: formiato de etilo; formiato de metilo
it: formiato di etile; formiato di metile
nl: ethylformiaat; methylformiaat
pl: mrówczan etylu; mrówczan metylu
  * -> 291513
t: ethyl formate 25kg => 291513
t: isobutyl acetate => !291513

@ ethylene-carbonate
en: ethylene carbonate; vinylene carbonate; fluoroethylene carbonate; glycerol formal; 1,3-dioxolane; solketal; ethyl maltol; maltol; galaxolide; dioxolane; rosoxide; ambroxide; ambroxan
de: Ethylencarbonat; Propylencarbonat; Ethylmaltol; Dioxolan
fr: carbonate d'éthylène; carbonate de propylène
es: carbonato de etileno; carbonato de propileno; etilmaltol
it: carbonato di etilene; carbonato di propilene; maltolo; etilmaltolo
nl: ethyleencarbonaat; propyleencarbonaat
pl: węglan etylenu; węglan propylenu; etylomaltol
not: arbutin serum; arbutin cream; alpha arbutin serum; ambroxan perfume; arbutin ampoule
  "carbonate|ethylencarbonat|vinylencarbonat|carbonato|carbonaat|ethyleencarbonaat" -> 292090     # ch. 29 n. 7: cyclic esters of glycols with carbonic acid are no heterocycles
  * -> 293299
t: ethylene carbonate 25kg => 292090
t: triethylamine => !293299

@ ethylene-dibromide
en: ethylene dibromide; 1,2-dibromoethane; edb fumigant
de: Ethylendibromid; 1,2-Dibromethan
fr: dibromure d'éthylène
es: dibromuro de etileno
it: dibromuro di etilene
nl: ethyleendibromide
pl: dibromek etylenu
pt: dibrometo de etileno
  * -> 290362
t: ethylene dibromide 25kg => 290362
t: ethyl bromide => !290362

@ etofenprox
en: etofenprox; etofenprox technical
pl: etofenproks
  kind=formulation: weight>7.5kg 380869 ~.05; capacity>7.5l 380869 ~.03; weight>0.3kg 380862 ~.1; capacity>0.3l 380862 ~.05; * 380861
  * -> 290930
t: etofenprox 25kg => 290930
t: etofenprox preparation 100g => 380861
t: chlorfenapyr => !290930

@ europium-oxide
en: europium oxide
de: Europiumoxid
fr: oxyde d'europium
es: óxido de europio
it: ossido di europio
nl: europiumoxide
pl: tlenek europu
  * -> 284690
t: europium oxide 25kg => 284690
t: sodium hydride => !284690

@ exposed-film-undeveloped
en: exposed film undeveloped; exposed but not developed film; exposed photographic plates; undeveloped exposed film roll
de: belichteter Film nicht entwickelt
fr: film impressionné non développé; pellicule exposée non développée
es: película impresionada sin revelar
it: pellicola impressionata non sviluppata
nl: belichte film niet ontwikkeld
pl: film naświetlony niewywołany
pt: filme impressionado não revelado
  * -> 370400
t: exposed but not developed film => 370400
t: developed negatives => !370400

@ famotidine
en: famotidine; famotidine base
de: Famotidin
es: famotidina
pl: famotidyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293590
t: famotidine powder 25 kg drum => 293590
t: famotidine 20 mg tablets => 300490
t: rosiglitazone => !293590

@ febuxostat
en: febuxostat; thiamethoxam technical; clothianidin technical
pl: febuksostat
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293410
t: febuxostat powder 25 kg drum => 293410
t: febuxostat 20 mg tablets => 300490
t: chlorpromazine => !293410

@ fenitrothion
en: fenitrothion; fenitrothion technical
es: fenitrotion
  kind=formulation: weight>7.5kg 380869 ~.05; capacity>7.5l 380869 ~.03; weight>0.3kg 380862 ~.1; capacity>0.3l 380862 ~.05; * 380861
  * -> 292019
t: fenitrothion 25kg => 292019
t: fenitrothion preparation 100g => 380861
t: parathion => !292019

@ fentanyl-citrate
en: fentanyl citrate; remifentanil; alfentanil
de: Fentanylcitrat
fr: citrate de fentanyl
es: citrato de fentanilo
it: citrato di fentanile
nl: fentanylcitraat
pl: cytrynian fentanylu
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293333
t: fentanyl citrate powder 25 kg drum => 293333
t: fentanyl citrate 20 mg tablets => 300490
t: hydroxychloroquine => !293333

@ ferrou-bisglycinate
en: ferrous bisglycinate; iron ii bisglycinate; iron bisglycinate
de: Eisen(II)-bisglycinat
fr: bisglycinate ferreux
es: bisglicinato de hierro(II)
it: bisglicinato di ferro(II)
nl: ijzer(II)bisglycinaat
pl: bisglicynian żelaza(II)
pt: bisglicinato de ferro(II)
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 292249
t: ferrous bisglycinate 25kg => 292249
t: ferrous bisglycinate capsules 60 pcs => 2106
t: zinc picolinate => !292249

@ ferrou-chloride
en: ferrous chloride; iron ii chloride; iron trichloride
de: Eisen(II)-chlorid
fr: chlorure ferreux
es: cloruro de hierro(II)
it: cloruro di ferro(II)
nl: ijzer(II)chloride
pl: chlorek żelaza(II)
pt: cloreto de ferro(II)
  * -> 282739
t: ferrous chloride 25kg => 282739
t: dicopper chloride trihydroxide => !282739

@ ferrou-fumarate
en: ferrous fumarate; iron ii fumarate
de: Eisen(II)-fumarat
fr: fumarate ferreux
es: fumarato de hierro(II)
it: fumarato di ferro(II)
nl: ijzer(II)fumaraat
pl: fumaran żelaza(II)
pt: fumarato de ferro(II)
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291719
t: ferrous fumarate 25kg => 291719
t: ferrous fumarate capsules 60 pcs => 2106
t: calcium benzoate => !291719

@ ferrou-gluconate
en: ferrous gluconate; iron ii gluconate
de: Eisen(II)-gluconat
fr: gluconate ferreux
es: gluconato de hierro(II)
it: gluconato di ferro(II)
nl: ijzer(II)gluconaat
pl: glukonian żelaza(II)
pt: gluconato de ferro(II)
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291816
t: ferrous gluconate 25kg => 291816
t: ferrous gluconate capsules 60 pcs => 2106
t: magnesium malate => !291816

@ ferrou-lactate
en: ferrous lactate; iron ii lactate
de: Eisen(II)-lactat
fr: lactate ferreux
es: lactato de hierro(II)
it: lattato di ferro(II)
nl: ijzer(II)lactaat
pl: mleczan żelaza(II)
pt: lactato de ferro(II)
  * -> 291811
t: ferrous lactate 25kg => 291811
t: tricalcium citrate => !291811

@ ferrou-oxalate
en: ferrous oxalate; iron ii oxalate
de: Eisen(II)-oxalat
fr: oxalate ferreux
es: oxalato de hierro(II)
it: ossalato di ferro(II)
nl: ijzer(II)oxalaat
pl: szczawian żelaza(II)
pt: oxalato de ferro(II)
  * -> 291711
t: ferrous oxalate 25kg => 291711
t: magnesium lactate => !291711

@ ferrou-succinate
en: ferrous succinate; iron ii succinate
de: Eisen(II)-succinat
fr: succinate ferreux
es: succinato de hierro(II)
it: succinato di ferro(II)
nl: ijzer(II)succinaat
pl: bursztynian żelaza(II)
pt: succinato de ferro(II)
  * -> 291719
t: ferrous succinate 25kg => 291719
t: calcium benzoate => !291719

@ ferrou-sulphate
en: iron ii sulfate; ferrous sulphate heptahydrate; ferrous sulfate heptahydrate; ferrous sulfate monohydrate; copperas
fr: sulfate ferreux
es: sulfato de hierro(II)
it: solfato di ferro(II)
nl: ijzer(II)sulfaat
pl: siarczan żelaza(II)
pt: sulfato de ferro(II)
  * -> 283329
t: iron ii sulfate 25kg => 283329
t: potassium persulphate => !283329

@ fexofenadine
en: fexofenadine; fexofenadine hydrochloride
de: Fexofenadin
es: fexofenadina
pl: feksofenadyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: fexofenadine powder 25 kg drum => 293339
t: fexofenadine 20 mg tablets => 300490
t: fentanyl citrate => !293339

@ fipronil
en: fipronil; fipronil technical
  kind=formulation -> 380891
  * -> 293319
t: fipronil 25kg => 293319
t: fipronil wettable powder preparation => 380891
t: methomyl => !293319

@ florfenicol
en: florfenicol; thiamphenicol; chloramphenicol palmitate; florfenicol + mg|tablet|capsule|injection|vial|ampoule; thiamphenicol + mg|tablet|capsule|injection|vial|ampoule; chloramphenicol palmitate + mg|tablet|capsule|injection|vial|ampoule
it: florfenicolo
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294140
t: florfenicol powder 25 kg drum => 294140
t: florfenicol 20 mg tablets => 300420
t: erythromycin stearate => !294140

@ fluconazole
en: fluconazole; voriconazole; letrozole; anastrozole
de: Fluconazol
it: fluconazolo
nl: fluconazool
pl: flukonazol
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293399
t: fluconazole powder 25 kg drum => 293399
t: fluconazole 20 mg tablets => 300490
t: sumatriptan => !293399

@ fluorouracil
en: fluorouracil; 5-fluorouracil; fluorouracil powder
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: fluorouracil powder 25 kg drum => 293359
t: fluorouracil 20 mg tablets => 300490
t: lamotrigine => !293359

@ fluoxetine
en: fluoxetine; fluoxetine hydrochloride
de: Fluoxetin
es: fluoxetina
pl: fluoksetyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292219
t: fluoxetine powder 25 kg drum => 292219
t: fluoxetine 20 mg tablets => 300490
t: bupropion => !292219

@ flutamide
en: flutamide; bicalutamide
de: Flutamid
es: flutamida
pl: flutamyd
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292429
t: flutamide powder 25 kg drum => 292429
t: flutamide 20 mg tablets => 300490
t: verapamil => !292429

@ gabapentin
en: gabapentin; gabapentin powder
fr: gabapentine
es: gabapentina
pl: gabapentyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292249
t: gabapentin powder 25 kg drum => 292249
t: gabapentin 20 mg tablets => 300490
t: mesalazine => !292249

@ gadolinium-oxide
en: gadolinium oxide
de: Gadoliniumoxid
fr: oxyde de gadolinium
es: óxido de gadolinio
it: ossido di gadolinio
nl: gadoliniumoxide
pl: tlenek gadolinu
  * -> 284690
t: gadolinium oxide 25kg => 284690
t: sodium hydride => !284690

@ gallium-oxide
en: gallium oxide
de: Galliumoxid
fr: oxyde de gallium
es: óxido de galio
it: ossido di gallio
nl: galliumoxide
pl: tlenek galu
  * -> 282590
t: gallium oxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ gamma-undecalactone
en: gamma-undecalactone; peach lactone; gamma-nonalactone; gamma-decalactone; phenolphthalein; caprolactone monomer; epsilon-caprolactone; gamma-valerolactone; glucono delta-lactone; gluconolactone powder; dehydroacetic acid; sodium dehydroacetate; artemisinin; dihydrocoumarin; methyl coumarin; 4-methylumbelliferone; valerolactone; brodifacoum technical
de: Undecalacton; Nonalacton; Caprolacton; Gluconolacton
fr: undécalactone; phénolphtaléine; caprolactone; artémisinine
es: undecalactona; fenolftaleína; caprolactona; gluconolactona; artemisinina
it: undecalattone; caprolattone; gluconolattone
nl: fenolftaleïne
pl: undekalakton; fenoloftaleina; kaprolakton; glukonolakton; artemizynina
  * -> 293220
t: gamma-undecalactone 25kg => 293220
t: picoline => !293220

@ gemcitabine
en: gemcitabine; cytarabine; decitabine; azacitidine
de: Gemcitabin
es: gemcitabina
pl: gemcitabyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293499
t: gemcitabine powder 25 kg drum => 293499
t: gemcitabine 20 mg tablets => 300490
t: sulfadiazine => !293499

@ gentamicin-sulphate
en: gentamicin sulphate; neomycin sulphate; kanamycin sulphate; amikacin sulphate; tobramycin; spectinomycin; gentamicin sulphate + mg|tablet|capsule|injection|vial|ampoule; neomycin sulphate + mg|tablet|capsule|injection|vial|ampoule; kanamycin sulphate + mg|tablet|capsule|injection|vial|ampoule; amikacin sulphate + mg|tablet|capsule|injection|vial|ampoule; tobramycin + mg|tablet|capsule|injection|vial|ampoule; spectinomycin + mg|tablet|capsule|injection|vial|ampoule
de: Gentamicinsulfat
fr: sulfate de gentamicine
es: sulfato de gentamicina
it: gentamicina solfato
nl: gentamicinesulfaat
pl: siarczan gentamycyny
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294190
t: gentamicin sulphate powder 25 kg drum => 294190
t: gentamicin sulphate 20 mg tablets => 300420
t: buprenorphine => !294190

@ germanium-dioxide
en: germanium oxide
de: Germaniumdioxid
fr: dioxyde de germanium
es: dióxido de germanio
it: biossido di germanio
nl: germaniumdioxide
pl: dwutlenek germanu
  * -> 282560
t: germanium oxide 25kg => 282560
t: molybdenum oxide => !282560

@ glibenclamide
en: glibenclamide; glimepiride; gliclazide; glipizide
de: Glibenclamid
es: glibenclamida
pl: glibenklamyd
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293590
t: glibenclamide powder 25 kg drum => 293590
t: glibenclamide 20 mg tablets => 300490
t: naproxen sodium => !293590

@ glufosinate-ammonium
en: glufosinate ammonium; glyphosate ipa salt technical; glyphosate 95% tc; glufosinate
  kind=formulation -> 380893
  * -> 293149
t: glufosinate ammonium 25kg => 293149
t: glufosinate ammonium wettable powder preparation => 380893
t: propiconazole => !293149

@ glyceryl-abietate
en: glyceryl abietate; ester gum glycerol; pentaerythritol rosin ester; glycerol ester of rosin
de: Glycerinester des Kolophoniums; Harzester
fr: ester de colophane; gomme ester
es: éster de colofonia; goma éster
it: estere di colofonia; gomma estere
nl: colofoniumester; harsester
pl: ester kalafonii; ester gliceryny i kalafonii
  * -> 380630
t: glycerol ester of rosin => 380630
t: gum rosin => !380630

@ glycyrrhizin
en: glycyrrhizin; glycyrrhizic acid; monoammonium glycyrrhizinate; saponin powder; quillaja saponin; amygdalin; salicin; naringin; neohesperidin; rebaudioside a; esculin; diosmin; troxerutin; escin; aescin; digitoxin; sennosides; phlorizin; ginsenoside pure; arbutin glycoside; amygdaline; diosmin hesperidin
de: Saponin; Rebaudiosid A
fr: glycyrrhizine; saponine; salicine; diosmine
es: glicirricina; saponina; amigdalina; salicina; diosmina
it: glicirrizina
pl: glicyryzyna; salicyna
  * -> 293890
t: glycyrrhizin 25kg => 293890
t: capsaicin => !293890

@ gold-chloride
en: hydrogen tetrachloroaurate
de: Goldchlorid
fr: chlorure d'or
es: cloruro de oro
it: cloruro di oro
nl: goudchloride
pl: chlorek złota
pt: cloreto de ouro
  * -> 284330
t: hydrogen tetrachloroaurate 25kg => 284330
t: rhodium chloride => !284330

@ ground-mica
en: ground mica; wet ground mica; dry ground mica; muscovite powder; mica powder natural uncoated; mica powder filler
de: Glimmermehl; Glimmerpulver natur
fr: poudre de mica naturel; mica broyé
es: polvo de mica natural; mica molida
it: polvere di mica naturale; mica macinata
nl: micapoeder naturel; gemalen mica
pl: mika mielona; proszek mikowy naturalny
pt: pó de mica natural; mica moída
  * -> 252520
t: wet ground mica 325 mesh => 252520
t: mica powder pigment for resin => !2525

@ hafnium-oxide
en: hafnium oxide
de: Hafniumoxid
fr: oxyde d'hafnium
es: óxido de hafnio
it: ossido di afnio
nl: hafniumoxide
pl: tlenek hafnu
  * -> 282590
t: hafnium oxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ halon-1301
en: halon 1301; halon 1211; bromotrifluoromethane; bromochlorodifluoromethane
de: Bromtrifluormethan
fr: halon 1211 extincteur
es: bromotrifluorometano
it: bromotrifluorometano gas
nl: broomtrifluormethaan
pl: bromotrifluorometan
  * -> 290376
t: halon 1301 25kg => 290376
t: chlorotoluene => !290376

@ hedp
en: hedp; hydroxyethylidene diphosphonic acid; atmp; aminotris methylenephosphonic acid; dtpmp; etidronate disodium; alendronate sodium powder; zoledronic acid; phosphonate antiscalant acid; pbtc; phosphonobutane tricarboxylic acid; aminomethylphosphonic acid; tetrakis hydroxymethyl phosphonium sulphate; thps; ethephon technical; triphenylphosphine oxide; phosphonic acid organic
de: Hydroxyethandiphosphonsäure; Aminotrimethylenphosphonsäure; Etidronsäure
fr: acide étidronique; acide hydroxyéthylidène diphosphonique
es: ácido etidrónico; ácido hidroxietiliden difosfónico
it: acido idrossietiliden difosfonico
nl: etidroninezuur; hydroxyethylideendifosfonzuur
pl: kwas etydronowy; kwas hydroksyetylidenodifosfonowy
pt: ácido hidroxietilideno difosfónico
  "ethephon" -> 293159     # halogenated
  * -> 293149
t: hedp 25kg => 293149
t: vinyltrimethoxysilane => !293149

@ heptafluoropropane
en: heptafluoropropane; hfc-227ea; fm-200 agent; hexafluoropropane; hfc-236fa
de: Heptafluorpropan
es: heptafluoropropano
it: eptafluoropropano
nl: heptafluorpropaan
pl: heptafluoropropan
pt: heptafluoropropano gás
  * -> 290346
t: heptafluoropropane 25kg => 290346
t: pentafluoropropane => !290346

@ hexachlorobenzene
en: hexachlorobenzene; hcb pure
de: Hexachlorbenzol
es: hexaclorobenceno
it: esaclorobenzene
nl: hexachloorbenzeen
pl: heksachlorobenzen
pt: hexaclorobenzeno
  kind=formulation -> 380859
  * -> 290392
t: hexachlorobenzene 25kg => 290392
t: hexachlorobenzene emulsifiable concentrate => 380859
t: chlorobenzilate => !290392

@ hydrochlorothiazide
en: hydrochlorothiazide; indapamide; chlorthalidone; bumetanide
de: Hydrochlorothiazid
es: hidroclorotiazida
it: hidroclorotiazide
pl: hydrochlorotiazyd
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293590
t: hydrochlorothiazide powder 25 kg drum => 293590
t: hydrochlorothiazide 20 mg tablets => 300490
t: naproxen sodium => !293590

@ hydroxychloroquine
en: hydroxychloroquine; hydroxychloroquine sulphate; chloroquine; chloroquine phosphate
de: Hydroxychloroquin
es: hidroxicloroquina
pl: hydroksychlorokwyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293349
t: hydroxychloroquine powder 25 kg drum => 293349
t: hydroxychloroquine 20 mg tablets => 300490
t: phenobarbital => !293349

@ hydroxyethyl-methacrylate
en: hydroxyethyl methacrylate; hema monomer; butyl methacrylate; ethyl methacrylate monomer; isobornyl methacrylate; lauryl methacrylate; glycidyl methacrylate; stearyl methacrylate; 2-hydroxypropyl methacrylate; hpma monomer; egdma; ethylene glycol dimethacrylate; methacrylate ester monomer
de: Hydroxyethylmethacrylat; Butylmethacrylat; Glycidylmethacrylat
fr: méthacrylate d'hydroxyéthyle; méthacrylate de butyle
es: metacrilato de hidroxietilo; metacrilato de butilo
it: metacrilato di idrossietile; metacrilato di butile
nl: hydroxyethylmethacrylaat; butylmethacrylaat
pl: metakrylan hydroksyetylu; metakrylan butylu
not: hema free
  * -> 291614
t: hydroxyethyl methacrylate 25kg => 291614
t: pure oleic acid => !291614

@ imidacloprid-technical
en: imidacloprid technical; acetamiprid; chlorpyrifos technical; pyriproxyfen; imidacloprid 95% tc
es: imidacloprid tecnical
pl: imidakloprid technikal
  kind=formulation -> 380891
  * -> 293339
t: imidacloprid technical 25kg => 293339
t: imidacloprid technical wettable powder preparation => 380891
t: thiamethoxam => !293339

@ incinerator-ash
en: incinerator ash; municipal waste ash; incineration bottom ash; residues of waste incineration
de: Müllverbrennungsasche; Hausmüllasche
fr: cendres d'incinération; mâchefers d'incinération
es: cenizas de incineración; cenizas de residuos municipales
it: ceneri di incenerimento; ceneri di rifiuti urbani
nl: verbrandingsas huisvuil; bodemas afvalverbranding
pl: popiół ze spalania odpadów; popiół komunalny
pt: cinzas de incineração; cinzas de resíduos municipais
  * -> 262110
t: incinerator ash => 262110
t: waste incinerator plant => !2621

@ indium-oxide
en: indium oxide
de: Indiumoxid
fr: oxyde d'indium
es: óxido de indio
it: ossido di indio
nl: indiumoxide
pl: tlenek indu
  * -> 282590
t: indium oxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ iron-phosphate
en: ferric phosphate
de: Eisenphosphat
fr: phosphate de fer
es: fosfato de hierro
it: fosfato di ferro
nl: ijzerfosfaat
pl: fosforan żelaza
pt: fosfato de ferro
  * -> 283529
t: ferric phosphate 25kg => 283529
t: potassium pyrophosphate => !283529

@ iron-pyrophosphate
en: iron pyrophosphate; ferric pyrophosphate
de: Eisenpyrophosphat
fr: pyrophosphate de fer
es: pirofosfato de hierro
it: pirofosfato di ferro
nl: ijzerpyrofosfaat
pl: pirofosforan żelaza
pt: pirofosfato de ferro
  * -> 283539
t: iron pyrophosphate 25kg => 283539
t: basic zinc carbonate => !283539

@ isobutyl-acetate
en: isobutyl acetate; sec-butyl acetate; amyl acetate; isopropyl acetate; triacetin; glyceryl triacetate; propylene glycol methyl ether acetate; pgmea; pma solvent; cellosolve acetate; butyl glycol acetate; ethylene glycol diacetate; geranyl acetate; menthyl acetate; terpinyl acetate; hexyl acetate; tert-butyl acetate; 2-ethylhexyl acetate; isobornyl acetate; cyclohexyl acetate
de: Isobutylacetat; Amylacetat; Isopropylacetat; Methoxypropylacetat
fr: acétate d'isobutyle; acétate d'amyle; triacétine; acétate d'isopropyle
es: acetato de isobutilo; acetato de amilo; triacetina; acetato de isopropilo
it: acetato di isobutile; acetato di amile; acetato di isopropile
nl: isobutylacetaat; amylacetaat; isopropylacetaat
pl: octan izobutylu; octan amylu; triacetyna; octan izopropylu
  * -> 291539
t: isobutyl acetate 25kg => 291539
t: chloroacetyl chloride => !291539

@ isophorone-diamine
en: isophorone diamine; ipda amine; dicyclohexylamine; amantadine hydrochloride; 1,2-diaminocyclohexane; propylhexedrine; menthane diamine
de: Isophorondiamin; Dicyclohexylamin; Amantadin
fr: amantadine
es: isoforondiamina; diciclohexilamina; amantadina
it: isoforondiammina; dicicloesilammina
nl: isoforondiamine
pl: izoforonodiamina; dicykloheksyloamina; amantadyna
pt: isoforonodiamina; diciclo-hexilamina
  * -> 292130
t: isophorone diamine 25kg => 292130
t: n-methylaniline => !292130

@ isophorone-diisocyanate-pure
en: isophorone diisocyanate pure; methylenediphenyl diisocyanate pure; pure mdi; xylylene diisocyanate; cyclohexyl isocyanate; phenyl isocyanate; hydrogenated mdi; hmdi; tdi 80/20; toluene diisocyanate 80/20
de: Isophorondiisocyanat rein; Phenylisocyanat; Toluylendiisocyanat
fr: diisocyanate de toluylène; isocyanate de phényle
es: diisocianato de tolueno; isocianato de fenilo
it: diisocianato di toluene; isocianato di fenile
nl: tolueendiisocyanaat; fenylisocyanaat
pl: diizocyjanian toluenu; izocyjanian fenylu
  * -> 292910
t: isophorone diisocyanate pure 25kg => 292910
t: 2-n,n-dimethylaminoethanethiol => !292910

@ isophthalic-acid
en: isophthalic acid; purified isophthalic acid; pia powder isophthalic; trioctyl trimellitate; totm plasticizer; pyromellitic dianhydride; tetrabromophthalic anhydride
de: Isophthalsäure; Dioctylterephthalat; Trioctyltrimellitat
fr: acide isophtalique; téréphtalate de dioctyle
es: ácido isoftálico; tereftalato de dioctilo
it: tereftalato di diottile
nl: isoftaalzuur; dioctyltereftalaat
pl: kwas izoftalowy; tereftalan dioktylu
  * -> 291739
t: isophthalic acid 25kg => 291739
t: 12-hydroxystearic acid => !291739

@ isoproturon
en: isoproturon; linuron; chlorotoluron; diuron technical
  kind=formulation -> 380893
  * -> 292421
t: isoproturon 25kg => 292421
t: isoproturon wettable powder preparation => 380893
t: glufosinate ammonium => !292421

@ isotridecanol
en: isotridecanol; isotridecyl alcohol; 1-pentanol; n-hexanol; 1-hexanol; n-decanol; 2-propylheptanol; guerbet alcohol
de: Hexanol; Decanol
it: isotridecanolo; esanolo; decanolo
pl: izotridekanol; heksanol; dekanol
  * -> 290519
t: isotridecanol 25kg => 290519
t: neopentyl glycol => !290519

@ itaconic-acid
en: itaconic acid; glutaric acid; pimelic acid; suberic acid; dimethyl succinate; succinic anhydride; diethyl maleate; dibutyl maleate; dioctyl maleate; dodecanedioic acid; dimethyl glutarate; dibasic ester dbe; maleic acid; diethyl fumarate; diethylmalonate
de: Itaconsäure; Glutarsäure; Bernsteinsäureanhydrid; Maleinsäure
fr: acide itaconique; acide glutarique; anhydride succinique; acide maléique
es: ácido itacónico; ácido glutárico; anhídrido succínico; ácido maleico
it: anidride succinica
nl: itaconzuur; glutaarzuur; barnsteenzuuranhydride; maleïnezuur
pl: kwas itakonowy; kwas glutarowy; bezwodnik bursztynowy; kwas maleinowy
pt: anidrido succínico
  * -> 291719
t: itaconic acid 25kg => 291719
t: dioctyl adipate => !291719

@ ketoconazole
en: ketoconazole; ketoconazole base
de: Ketoconazol
it: ketoconazolo
nl: ketoconazool
pl: ketokonazol
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293329
t: ketoconazole powder 25 kg drum => 293329
t: ketoconazole 20 mg tablets => 300490
t: amlodipine => !293329

@ lactitol
en: lactitol; l-sorbose; rhamnose; l-arabinose; d-ribose powder; xylose powder; raffinose; d-psicose; allulose crystals; fucose; sucrose octaacetate; sucrose acetate isobutyrate; galactose powder
de: Lactit; Sorbose; Arabinose
es: sorbosa; ramnosa; arabinosa; manosa
it: lattitolo; sorbosio; ramnosio; arabinosio; mannosio
pl: laktitol; sorboza; ramnoza; arabinoza; mannoza
pt: ramnose; manose
not: mannose capsules; d-mannose tablets
  * -> 294000
t: lactitol 25kg => 294000
t: glycyrrhizin => !294000

@ lamotrigine
en: lamotrigine; lamotrigine base
de: Lamotrigin
es: lamotrigina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293369
t: lamotrigine powder 25 kg drum => 293369
t: lamotrigine 20 mg tablets => 300490
t: levetiracetam => !293369

@ lanthanum-carbonate
en: lanthanum carbonate
de: Lanthancarbonat
fr: carbonate de lanthane
es: carbonato de lantano
it: carbonato di lantanio
nl: lanthaancarbonaat
pl: węglan lantanu
pt: carbonato de lantânio
  * -> 284690
t: lanthanum carbonate 25kg => 284690
t: sodium hydride => !284690

@ lanthanum-chloride
en: lanthanum chloride
de: Lanthanchlorid
fr: chlorure de lanthane
es: cloruro de lantano
it: cloruro di lantanio
nl: lanthaanchloride
pl: chlorek lantanu
pt: cloreto de lantânio
  * -> 284690
t: lanthanum chloride 25kg => 284690
t: sodium hydride => !284690

@ lead-acetate
en: lead acetate; sugar of lead
de: Bleiacetat
fr: acétate de plomb
es: acetato de plomo
it: acetato di piombo
nl: loodacetaat
pl: octan ołowiu
pt: acetato de chumbo
  * -> 291529
t: lead acetate 25kg => 291529
t: potassium formate => !291529

@ lead-carbonate
en: lead carbonate; white lead basic carbonate
de: Bleicarbonat
fr: carbonate de plomb
es: carbonato de plomo
it: carbonato di piombo
nl: loodcarbonaat
pl: węglan ołowiu
pt: carbonato de chumbo
  * -> 283699
t: lead carbonate 25kg => 283699
t: copper cyanide => !283699

@ lead-dross
en: lead dross; lead slag; lead residues; accumulator sludge; battery paste sludge; lead skimmings; lead battery slag
de: Bleikrätze; Bleischlacke; Akkumulatorenschlamm
fr: crasses de plomb; scories de plomb; boues d'accumulateurs
es: escoria de plomo; lodos de acumuladores
it: scorie di piombo; fanghi di accumulatori
nl: loodslakken; accuslib
pl: żużel ołowiowy; szlam akumulatorowy
pt: escórias de chumbo; lamas de acumuladores
  * -> 262029
t: accumulator sludge => 262029
t: lead ingots => !2620

@ lead-nitrate
en: lead nitrate
de: Bleinitrat
fr: nitrate de plomb
es: nitrato de plomo
it: nitrato di piombo
nl: loodnitraat
pl: azotan ołowiu
pt: nitrato de chumbo
  * -> 283429
t: lead nitrate 25kg => 283429
t: calcium hypophosphite => !283429

@ lead-sulphate
en: lead sulphate; lead sulfate; tribasic lead sulphate; tribasic lead sulfate
de: Bleisulfat
fr: sulfate de plomb
es: sulfato de plomo
it: solfato di piombo
nl: loodsulfaat
pl: siarczan ołowiu
pt: sulfato de chumbo
  * -> 283329
t: lead sulphate 25kg => 283329
t: potassium persulphate => !283329

@ levetiracetam
en: levetiracetam; piracetam powder; brivaracetam
pl: lewetiracetam
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293379
t: levetiracetam powder 25 kg drum => 293379
t: levetiracetam 20 mg tablets => 300490
t: alprazolam => !293379

@ levodopa
en: levodopa; l-dopa; l-serine; serine powder; l-threonine feed; l-tyrosine powder; hydroxyphenylglycine; salbutamol sulphate powder
de: Serin
fr: sérine
es: serina
it: serina amminoacido
nl: serine aminozuur
pl: lewodopa; seryna
  * -> 292250
t: levodopa 25kg => 292250
t: tetramethylammonium hydroxide => !292250

@ levofloxacin
en: ofloxacin hydrochloride; ofloxacin hydrochloride + mg|tablet|capsule|injection|vial|ampoule
fr: levofloxacine
es: levofloxacina
pl: lewofloksacyna
  kind=medicine-form -> 300490 ~.06     # synthetic, no antibiotic of 2941
  weight<=0.005kg -> 300490 ~.04
  * -> 293499
t: ofloxacin hydrochloride powder 25 kg drum => 293499
t: ofloxacin hydrochloride 20 mg tablets => 300490
t: sulfadiazine => !293499

@ lilial
en: lilial; lysmeral; cyclamen aldehyde; phenylacetaldehyde; amyl cinnamaldehyde; cuminaldehyde; hexylcinnamal
de: Phenylacetaldehyd; Hexylzimtaldehyd
fr: hexylcinnamaldéhyde
es: fenilacetaldehído; hexilcinamaldehído
it: fenilacetaldeide; esilcinnamaldeide
nl: fenylaceetaldehyde; hexylkaneelaldehyde
pl: aldehyd fenylooctowy; aldehyd heksylocynamonowy
pt: fenilacetaldeído; hexilcinamaldeído
  * -> 291229
t: lilial 25kg => 291229
t: diacetone alcohol => !291229

@ lincomycin-hydrochloride
en: lincomycin hydrochloride; clindamycin hydrochloride; clindamycin phosphate; lincomycin hydrochloride + mg|tablet|capsule|injection|vial|ampoule; clindamycin hydrochloride + mg|tablet|capsule|injection|vial|ampoule; clindamycin phosphate + mg|tablet|capsule|injection|vial|ampoule
fr: clindamycine
es: clindamicina
pl: klindamycyna
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294190
t: lincomycin hydrochloride powder 25 kg drum => 294190
t: lincomycin hydrochloride 20 mg tablets => 300420
t: buprenorphine => !294190

@ lindane
en: lindane; hexachlorocyclohexane; hch technical; gamma-hch
de: Lindan
es: lindano
nl: lindaan
  kind=formulation -> 380859
  * -> 290381
t: lindane 25kg => 290381
t: lindane emulsifiable concentrate => 380859
t: hexachlorobenzene => !290381

@ linear-alkylbenzene
en: linear alkylbenzene; alkylbenzene; mixed alkylbenzenes; lab detergent feedstock; dodecylbenzene mixture; mixed alkylnaphthalenes; heavy alkylate benzene; dinonylnaphthalene mixed
de: lineares Alkylbenzol; Alkylbenzole; Alkylnaphthaline
fr: alkylbenzène linéaire; alkylbenzènes en mélange
es: alquilbenceno lineal; mezclas de alquilbencenos
it: alchilbenzene lineare; miscele di alchilbenzeni
nl: lineair alkylbenzeen; alkylbenzenen mengsel
pl: liniowy alkilobenzen; mieszanina alkilobenzenów
pt: alquilbenzeno linear; misturas de alquilbenzenos
not: linear alkylbenzene sulphonic acid; linear alkylbenzene sulphonate; linear alkylbenzene sulfonic acid; linear alkylbenzene sulphonic; linear alkylbenzene sulfonate; alkylbenzene sulphonic acid; alkylbenzene sulphonate
  * -> 381700
t: linear alkylbenzene lab => 381700
t: linear alkylbenzene sulphonic acid => 340231
t: electrical energy => !381700

@ lithium-bromide
en: lithium bromide
de: Lithiumbromid
fr: bromure de lithium
es: bromuro de litio
it: bromuro di litio
nl: lithiumbromide
pl: bromek litu
pt: brometo de lítio
  * -> 282759
t: lithium bromide 25kg => 282759
t: ammonium iodide => !282759

@ lithium-fluoride
en: lithium fluoride
de: Lithiumfluorid
fr: fluorure de lithium
es: fluoruro de litio
it: fluoruro di litio
nl: lithiumfluoride
pl: fluorek litu
pt: fluoreto de lítio
  * -> 282619
t: lithium fluoride 25kg => 282619
t: potassium fluoroborate => !282619

@ lithium-hexafluorophosphate
en: lipf6
de: Lithiumhexafluorophosphat
fr: hexafluorophosphate de lithium
es: hexafluorofosfato de litio
it: esafluorofosfato di litio
nl: lithiumhexafluorofosfaat
pl: heksafluorofosforan litu
  * -> 282690
t: lipf6 25kg => 282690
t: copper chloride => !282690

@ lithium-hypochlorite
en: lithium hypochlorite
de: Lithiumhypochlorit
fr: hypochlorite de lithium
es: hipoclorito de litio
it: ipoclorito di litio
nl: lithiumhypochloriet
pl: podchloryn litu
  * -> 282890
t: lithium hypochlorite 25kg => 282890
t: sodium perchlorate => !282890

@ lithium-iodide
en: lithium iodide
de: Lithiumiodid
fr: iodure de lithium
es: yoduro de litio
it: ioduro di litio
nl: lithiumjodide
pl: jodek litu
pt: iodeto de lítio
  * -> 282760
t: lithium iodide 25kg => 282760
t: bleaching powder calcium hypochlorite => !282760

@ lithium-nitrate
en: lithium nitrate
de: Lithiumnitrat
fr: nitrate de lithium
es: nitrato de litio
it: nitrato di litio
nl: lithiumnitraat
pl: azotan litu
  * -> 283429
t: lithium nitrate 25kg => 283429
t: calcium hypophosphite => !283429

@ lithium-orotate
en: lithium orotate
de: Lithiumorotat
fr: orotate de lithium
es: orotato de litio
it: orotato di litio
nl: lithiumorotaat
pl: orotan litu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 293359
t: lithium orotate 25kg => 293359
t: lithium orotate capsules 60 pcs => 2106
t: zinc oleate => !293359

@ lithium-oxide
en: lithium oxide
de: Lithiumoxid
fr: oxyde de lithium
es: óxido de litio
it: ossido di litio
nl: lithiumoxide
pl: tlenek litu
  * -> 282520
t: lithium oxide 25kg => 282520
t: copper hydroxide => !282520

@ lithium-phosphate
en: lithium phosphate
de: Lithiumphosphat
fr: phosphate de lithium
es: fosfato de litio
it: fosfato di litio
nl: lithiumfosfaat
pl: fosforan litu
  * -> 283529
t: lithium phosphate 25kg => 283529
t: potassium pyrophosphate => !283529

@ lithium-silicate
en: lithium silicate
de: Lithiumsilikat
fr: silicate de lithium
es: silicato de litio
it: silicato di litio
nl: lithiumsilicaat
pl: krzemian litu
  * -> 283990
t: lithium silicate 25kg => 283990
t: zinc borate => !283990

@ lithium-stearate
en: lithium stearate
de: Lithiumstearat
fr: stéarate de lithium
es: estearato de litio
it: stearato di litio
nl: lithiumstearaat
pl: stearynian litu
  * -> 291570
t: lithium stearate 25kg => 291570
t: zinc laurate => !291570

@ lithium-sulphate
en: lithium sulfate
de: Lithiumsulfat
fr: sulfate de lithium
es: sulfato de litio
it: solfato di litio
nl: lithiumsulfaat
pl: siarczan litu
  * -> 283329
t: lithium sulfate 25kg => 283329
t: potassium persulphate => !283329

@ lithium-titanate
en: lithium titanate
de: Lithiumtitanat
fr: titanate de lithium
es: titanato de litio
it: titanato di litio
nl: lithiumtitanaat
pl: tytanian litu
  * -> 284190
t: lithium titanate 25kg => 284190
t: sodium selenite => !284190

@ loperamide
en: loperamide; loperamide hydrochloride
de: Loperamid
es: loperamida
pl: loperamyd
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: loperamide powder 25 kg drum => 293339
t: loperamide 20 mg tablets => 300490
t: fentanyl citrate => !293339

@ losartan
en: losartan; losartan potassium
pt: losartana
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293329
t: losartan powder 25 kg drum => 293329
t: losartan 20 mg tablets => 300490
t: amlodipine => !293329

@ lubricating-oil-additive
en: additive package for lubricating oil; viscosity index improver; gear oil additive; mineral oil additive; zddp additive; detergent additive lube oil
de: Schmieröladditiv; Viskositätsindexverbesserer
fr: additif pour huile lubrifiante; additif huile moteur
es: aditivo para aceite lubricante; aditivo aceite motor
it: additivo per olio lubrificante; additivo olio motore
nl: smeerolie additief; motorolie additief
pl: dodatek do oleju silnikowego; dodatek do olejów smarowych
pt: aditivo para óleo lubrificante; aditivo óleo motor
  "not containing" -> 381129
  * -> 381121
t: lubricating oil additive package => 381121
t: engine oil 5w30 => !3811

@ luminophore
en: luminophore; phosphor powder luminescent; strontium aluminate powder; fluorescent lamp phosphor; led phosphor powder
de: Leuchtstoffpulver; Nachleuchtpulver
fr: pigment photoluminescent
es: luminóforos; pigmento fotoluminiscente
it: luminofori; pigmento fotoluminescente
nl: luminoforen; glow in the dark poeder; lichtgevend pigment
pl: luminofory; proszek fosforescencyjny; pigment świecący w ciemności
  * -> 320650
t: strontium aluminate glow powder => 320650
t: glow in the dark stars stickers => !3206

@ m-xylene
en: m-xylene; meta-xylene; 1,3-dimethylbenzene
de: m-Xylol; meta-Xylol
fr: métaxylène
es: m-xileno; metaxileno
it: m-xilene; metaxilene
nl: m-xyleen; metaxyleen
pl: m-ksylen; metaksylen
  * -> 290242
t: m-xylene 25kg => 290242
t: divinylbenzene => !290242

@ macadam-of-slag
en: macadam of slag; slag macadam
de: Schlackenmakadam
fr: macadam de laitier
es: macadán de escoria; macadán
it: macadam di scorie
nl: slakkenmacadam
pl: makadam z żużla
pt: macadame de escórias
not: macadamia
  * -> 251720
t: slag macadam for roads => 251720
t: macadamia nuts => !2517

@ magnesium-acetate
en: magnesium acetate
de: Magnesiumacetat
fr: acétate de magnésium
es: acetato de magnesio; acetato magnésico
it: acetato di magnesio
nl: magnesiumacetaat
pl: octan magnezu
  * -> 291529
t: magnesium acetate 25kg => 291529
t: potassium formate => !291529

@ magnesium-ascorbate
en: magnesium ascorbate
de: Magnesiumascorbat
fr: ascorbate de magnésium
es: ascorbato de magnesio; ascorbato magnésico
it: ascorbato di magnesio
nl: magnesiumascorbaat
pl: askorbinian magnezu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 293627
t: magnesium ascorbate 25kg => 293627
t: magnesium ascorbate capsules 60 pcs => 2106
t: magnesium bisglycinate => !293627

@ magnesium-aspartate
en: magnesium aspartate
de: Magnesiumaspartat
fr: aspartate de magnésium
es: aspartato de magnesio; aspartato magnésico
it: aspartato di magnesio
nl: magnesiumaspartaat
pl: asparaginian magnezu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 292249
t: magnesium aspartate 25kg => 292249
t: magnesium aspartate capsules 60 pcs => 2106
t: zinc picolinate => !292249

@ magnesium-bisglycinate
en: magnesium bisglycinate
de: Magnesiumbisglycinat
fr: bisglycinate de magnésium
es: bisglicinato de magnesio; bisglicinato magnésico
it: bisglicinato di magnesio
nl: magnesiumbisglycinaat
pl: bisglicynian magnezu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 292249
t: magnesium bisglycinate 25kg => 292249
t: magnesium bisglycinate capsules 60 pcs => 2106
t: zinc picolinate => !292249

@ magnesium-carbonate
en: precipitated magnesium carbonate; light magnesium carbonate; basic magnesium carbonate
es: carbonato magnésico
  * -> 283699
t: precipitated magnesium carbonate 25kg => 283699
t: copper cyanide => !283699

@ magnesium-citrate
en: magnesium citrate; trimagnesium citrate
de: Magnesiumcitrat
fr: citrate de magnésium
es: citrato de magnesio; citrato magnésico
it: citrato di magnesio
nl: magnesiumcitraat
pl: cytrynian magnezu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291815
t: magnesium citrate 25kg => 291815
t: magnesium citrate capsules 60 pcs => 2106
t: sodium tartrate => !291815

@ magnesium-fluoride
en: magnesium fluoride
de: Magnesiumfluorid
fr: fluorure de magnésium
es: fluoruro de magnesio; fluoruro magnésico
it: fluoruro di magnesio
nl: magnesiumfluoride
pl: fluorek magnezu
pt: fluoreto de magnésio
  * -> 282619
t: magnesium fluoride 25kg => 282619
t: potassium fluoroborate => !282619

@ magnesium-fluorosilicate
en: magnesium fluorosilicate; magnesium silicofluoride
de: Magnesiumfluorosilikat
fr: fluorosilicate de magnésium
es: fluorosilicato de magnesio; fluorosilicato magnésico
it: fluosilicato di magnesio
nl: magnesiumfluorosilicaat
pl: fluorokrzemian magnezu
pt: fluorossilicato de magnésio
  * -> 282690
t: magnesium fluorosilicate 25kg => 282690
t: copper chloride => !282690

@ magnesium-gluconate
en: magnesium gluconate
de: Magnesiumgluconat
fr: gluconate de magnésium
es: gluconato de magnesio; gluconato magnésico
it: gluconato di magnesio
nl: magnesiumgluconaat
pl: glukonian magnezu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291816
t: magnesium gluconate 25kg => 291816
t: magnesium gluconate capsules 60 pcs => 2106
t: magnesium malate => !291816

@ magnesium-lactate
en: magnesium lactate
de: Magnesiumlactat
fr: lactate de magnésium
es: lactato de magnesio; lactato magnésico
it: lattato di magnesio
nl: magnesiumlactaat
pl: mleczan magnezu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291811
t: magnesium lactate 25kg => 291811
t: magnesium lactate capsules 60 pcs => 2106
t: tricalcium citrate => !291811

@ magnesium-malate
en: magnesium malate; dimagnesium malate
de: Magnesiummalat
fr: malate de magnésium
es: malato de magnesio; malato magnésico
it: malato di magnesio
nl: magnesiummalaat
pl: jabłczan magnezu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291819
t: magnesium malate 25kg => 291819
t: magnesium malate capsules 60 pcs => 2106
t: ferrous fumarate => !291819

@ magnesium-orotate
en: magnesium orotate
de: Magnesiumorotat
fr: orotate de magnésium
es: orotato de magnesio; orotato magnésico
it: orotato di magnesio
nl: magnesiumorotaat
pl: orotan magnezu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 293359
t: magnesium orotate 25kg => 293359
t: magnesium orotate capsules 60 pcs => 2106
t: zinc oleate => !293359

@ magnesium-peroxide
en: magnesium peroxide
de: Magnesiumperoxid
fr: peroxyde de magnésium
es: peróxido de magnesio; peróxido magnésico
it: perossido di magnesio
nl: magnesiumperoxide
pl: nadtlenek magnezu
  * -> 281610
t: magnesium peroxide 25kg => 281610
t: zinc peroxide => !281610

@ magnesium-phosphate
en: magnesium phosphate; trimagnesium phosphate; dimagnesium phosphate
de: Magnesiumphosphat
fr: phosphate de magnésium
es: fosfato de magnesio; fosfato magnésico
it: fosfato di magnesio
nl: magnesiumfosfaat
pl: fosforan magnezu
  * -> 283529
t: magnesium phosphate 25kg => 283529
t: potassium pyrophosphate => !283529

@ magnesium-silicate
en: magnesium silicate; magnesium trisilicate
de: Magnesiumsilikat
fr: silicate de magnésium
es: silicato de magnesio; silicato magnésico
it: silicato di magnesio
nl: magnesiumsilicaat
pl: krzemian magnezu
  * -> 283990
t: magnesium silicate 25kg => 283990
t: zinc borate => !283990

@ malathion-technical
en: malathion technical; malathion 95% tc
es: malation tecnical
pl: malation technikal
  kind=formulation: weight>7.5kg 380869 ~.05; capacity>7.5l 380869 ~.03; weight>0.3kg 380862 ~.1; capacity>0.3l 380862 ~.05; * 380861
  * -> 293090
t: malathion technical 25kg => 293090
t: malathion technical preparation 100g => 380861
t: fenitrothion => !293090

@ manganese-acetate
en: manganese acetate
de: Manganacetat
fr: acétate de manganèse
es: acetato de manganeso
it: acetato di manganese
nl: mangaanacetaat
pl: octan manganu
pt: acetato de manganês
  * -> 291529
t: manganese acetate 25kg => 291529
t: potassium formate => !291529

@ manganese-chloride
en: manganese chloride
de: Manganchlorid
fr: chlorure de manganèse
es: cloruro de manganeso
it: cloruro di manganese
nl: mangaanchloride
pl: chlorek manganu
pt: cloreto de manganês
  * -> 282739
t: manganese chloride 25kg => 282739
t: dicopper chloride trihydroxide => !282739

@ manganese-nitrate
en: manganese nitrate
de: Mangannitrat
fr: nitrate de manganèse
es: nitrato de manganeso
it: nitrato di manganese
nl: mangaannitraat
pl: azotan manganu
pt: nitrato de manganês
  * -> 283429
t: manganese nitrate 25kg => 283429
t: calcium hypophosphite => !283429

@ manganese-sulphate
en: manganese sulfate; manganese sulphate monohydrate; manganese sulfate monohydrate
de: Mangansulfat
fr: sulfate de manganèse
es: sulfato de manganeso
it: solfato di manganese
nl: mangaansulfaat
pl: siarczan manganu
pt: sulfato de manganês
  * -> 283329
t: manganese sulfate 25kg => 283329
t: potassium persulphate => !283329

@ mcpa
en: mcpa; mecoprop; mcpa technical; dichlorprop; mcpb
  kind=formulation -> 380893
  * -> 291899
t: mcpa 25kg => 291899
t: mcpa wettable powder preparation => 380893
t: atrazine => !291899

@ medroxyprogesterone
en: medroxyprogesterone; norethisterone; levonorgestrel; drospirenone; desogestrel; ethinylestradiol; medroxyprogesterone + mg|tablet|capsule|injection|vial|ampoule; norethisterone + mg|tablet|capsule|injection|vial|ampoule; levonorgestrel + mg|tablet|capsule|injection|vial|ampoule; drospirenone + mg|tablet|capsule|injection|vial|ampoule; desogestrel + mg|tablet|capsule|injection|vial|ampoule; ethinylestradiol + mg|tablet|capsule|injection|vial|ampoule
de: Medroxyprogesteron
es: medroxiprogesterona
it: medroxiprogesterone
pl: medroksyprogesteron
  kind=medicine-form -> 300439 ~.06
  weight<=0.005kg -> 300439 ~.04
  * -> 293723
t: medroxyprogesterone powder 25 kg drum => 293723
t: medroxyprogesterone 20 mg tablets => 300439
t: nandrolone decanoate => !293723

@ mefenamic-acid
en: mefenamic acid
de: Mefenaminsäure
fr: acide méfénamique
es: ácido mefenámico
nl: mefenaminezuur
pl: kwas mefenamowy
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292249
t: mefenamic acid powder 25 kg drum => 292249
t: mefenamic acid 20 mg tablets => 300490
t: mesalazine => !292249

@ melamine-powder
en: melamine 99.8%; melamine crystal; melamine + chemical|99|white powder|fertilizer grade|bags
de: Melaminpulver; Melamin 99,8%
fr: mélamine poudre; mélamine 99,8%
es: melamina en polvo; melamina 99,8%
it: melammina in polvere; melammina 99,8%
nl: melaminepoeder
pl: melamina proszek
pt: melamina em pó
not: melamine board; melamine faced; melamine plate; melamine moulding powder; melamine molding powder; melamine resin powder; melamine sponge; melamine tray; melamine bowl
  * -> 293361
t: melamine 99.8% 25kg => 293361
t: methenamine => !293361

@ menadione
en: menadione; vitamin k3 feed grade; naphthoquinone; benzoquinone; 2-ethylanthraquinone; idebenone; menadione sodium bisulphite
de: Menadion; Benzochinon; Idebenon
es: menadiona; benzoquinona; idebenona
it: benzochinone
  "bisulphite|bisulfite" -> 291479     # sulphonated derivative
  * -> 291469
t: menadione 25kg => 291469
t: muscone => !291469

@ mercaptobenzothiazole
en: mercaptobenzothiazole; 2-mercaptobenzothiazole; mbts; dibenzothiazyl disulphide; dibenzothiazole disulfide; cbs accelerator; tbbs accelerator; benzothiazole; sodium mercaptobenzothiazole
de: Mercaptobenzothiazol; Dibenzothiazyldisulfid; Benzothiazol
es: mercaptobenzotiazol; benzotiazol
it: mercaptobenzotiazolo; benzotiazolo
nl: mercaptobenzothiazool; benzothiazool
pl: merkaptobenzotiazol
  * -> 293420
t: mercaptobenzothiazole 25kg => 293420
t: morpholine => !293420

@ mercury-acetate
en: mercury acetate
de: Quecksilberacetat
fr: acétate de mercure
es: acetato de mercurio
it: acetato di mercurio
nl: kwikacetaat
pl: octan rtęci
  * -> 285210
t: mercury acetate 25kg => 285210
t: aluminium phosphide => !285210

@ mercury-chloride
en: mercuric chloride; mercurous chloride; calomel
de: Quecksilberchlorid
fr: chlorure de mercure
es: cloruro de mercurio
it: cloruro di mercurio
nl: kwikchloride
pl: chlorek rtęci
pt: cloreto de mercúrio
  * -> 285210
t: mercuric chloride 25kg => 285210
t: aluminium phosphide => !285210

@ mercury-iodide
en: mercury iodide
de: Quecksilberiodid
fr: iodure de mercure
es: yoduro de mercurio
it: ioduro di mercurio
nl: kwikjodide
pl: jodek rtęci
pt: iodeto de mercúrio
  * -> 285210
t: mercury iodide 25kg => 285210
t: aluminium phosphide => !285210

@ mercury-nitrate
en: mercury nitrate
de: Quecksilbernitrat
fr: nitrate de mercure
es: nitrato de mercurio
it: nitrato di mercurio
nl: kwiknitraat
pl: azotan rtęci
  * -> 285210
t: mercury nitrate 25kg => 285210
t: aluminium phosphide => !285210

@ mercury-oxide
en: mercury oxide; mercuric oxide
de: Quecksilberoxid
fr: oxyde de mercure
es: óxido de mercurio
it: ossido di mercurio
nl: kwikoxide
pl: tlenek rtęci
  * -> 285210
t: mercury oxide 25kg => 285210
t: aluminium phosphide => !285210

@ mercury-sulphate
en: mercury sulphate; mercury sulfate
de: Quecksilbersulfat
fr: sulfate de mercure
es: sulfato de mercurio
it: solfato di mercurio
nl: kwiksulfaat
pl: siarczan rtęci
  * -> 285210
t: mercury sulphate 25kg => 285210
t: aluminium phosphide => !285210

@ mesalazine
en: mesalazine; mesalamine
de: Mesalazin
es: mesalazina
pl: mesalazyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292250
t: mesalazine powder 25 kg drum => 292250
t: mesalazine 20 mg tablets => 300490
t: flutamide => !292250

@ metamizole
en: metamizole; metamizole sodium; dipyrone; antipyrine
de: Metamizol
it: metamizolo
nl: metamizool
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293311
t: metamizole powder 25 kg drum => 293311
t: metamizole 20 mg tablets => 300490
t: phenylbutazone => !293311

@ metformin
en: metformin; metformin hydrochloride; metformin hcl
fr: metformine
es: metformina
pl: metformyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292529
t: metformin powder 25 kg drum => 292529
t: metformin 20 mg tablets => 300490
t: binapacryl => !292529

@ methenamine
en: methenamine; hexamethylenetetramine powder; atrazine technical; simazine; triallyl isocyanurate; taic crosslinker; cyanuric chloride; bemotrizinol; ethylhexyl triazone; rdx cyclonite; hexogen; terbuthylazine; triglycidyl isocyanurate; tgic hardener; lamotrigine powder; benzoguanamine
de: Methenamin; Cyanurchlorid; Triallylisocyanurat
fr: chlorure de cyanuryle
es: metenamina; cloruro cianúrico
it: metenammina; cloruro di cianurile; bemotrizinolo
nl: cyanuurchloride
pl: chlorek cyjanurowy; bemotrizynol
pt: cloreto cianúrico
  * -> 293369
t: methenamine 25kg => 293369
t: carbazole => !293369

@ methomyl
en: methomyl; oxamyl; methomyl technical
es: metomil
pl: metomyl
  kind=formulation -> 380891
  * -> 293090
t: methomyl 25kg => 293090
t: methomyl wettable powder preparation => 380891
t: diflubenzuron => !293090

@ methotrexate
en: methotrexate; pemetrexed
de: Methotrexat
es: metotrexato
nl: methotrexaat
pl: metotreksat
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: methotrexate powder 25 kg drum => 293359
t: methotrexate 20 mg tablets => 300490
t: lamotrigine => !293359

@ methyl-acrylate
en: methyl acrylate; ethyl acrylate; 2-hydroxyethyl acrylate; acrylate monomer; hexanediol diacrylate; hdda; tripropylene glycol diacrylate; tpgda; tmpta; trimethylolpropane triacrylate; isobornyl acrylate; 2-hydroxypropyl acrylate; lauryl acrylate
de: Methylacrylat; Ethylacrylat; Isobornylacrylat; Hexandioldiacrylat
fr: acrylate de méthyle; acrylate d'éthyle; acrylate d'isobornyle
es: acrilato de metilo; acrilato de etilo; acrilato de isobornilo
it: acrilato di metile; acrilato di etile; acrilato di isobornile
nl: methylacrylaat; ethylacrylaat; isobornylacrylaat
pl: akrylan metylu; akrylan etylu; akrylan izobornylu
  * -> 291612
t: methyl acrylate 25kg => 291612
t: hydroxyethyl methacrylate => !291612

@ methyl-benzoate
en: methyl benzoate; ethyl benzoate; butyl benzoate; benzoate plasticizer dibenzoate; c12-15 alkyl benzoate; dipropylene glycol dibenzoate
de: Methylbenzoat; Ethylbenzoat; Dibenzoat
fr: benzoate de méthyle; benzoate d'éthyle
es: benzoato de metilo; benzoato de etilo
it: benzoato di metile; benzoato di etile
nl: methylbenzoaat; ethylbenzoaat
pl: benzoesan metylu; benzoesan etylu
  * -> 291631
t: methyl benzoate 25kg => 291631
t: itaconic acid => !291631

@ methyl-cinnamate
en: methyl cinnamate; p-tert-butylbenzoic acid; toluic acid; p-chlorobenzoic acid; 2,4-dichlorobenzoyl chloride; ethyl cinnamate
de: Methylcinnamat; p-tert-Butylbenzoesäure; Toluylsäure
fr: cinnamate de méthyle; acide toluique
es: cinamato de metilo; ácido toluico
it: cinnamato di metile
nl: methylcinnamaat; tolueenzuur
pl: cynamonian metylu; kwas toluilowy
  * -> 291639
t: methyl cinnamate 25kg => 291639
t: methyl benzoate => !291639

@ methylal
en: methylal; dimethoxymethane; acetaldehyde diethyl acetal; formaldehyde dimethyl acetal
de: Dimethoxymethan
es: metilal; dimetoximetano
it: metilale; dimetossimetano
nl: dimethoxymethaan
pl: metylal; dimetoksymetan
  * -> 291100
t: methylal 25kg => 291100
t: butyraldehyde => !291100

@ methyldiethanolamine
en: methyldiethanolamine; n-methyldiethanolamine; mdea amine; ethyldiethanolamine
de: Methyldiethanolamin
es: metildietanolamina
it: metildietanolammina
pl: metylodietanoloamina
  * -> 292217
t: methyldiethanolamine 25kg => 292217
t: triisopropanolamine => !292217

@ methylenedianiline
en: methylenedianiline; 4,4'-methylenedianiline; moca curing agent; mboca; m-xylylenediamine; mxda; diaminodiphenyl ether
de: Methylendianilin; m-Xylylendiamin
es: metilendianilina; m-xililendiamina
it: m-xililendiammina
nl: methyleendianiline; m-xylyleendiamine
pl: metylenodianilina; m-ksylilenodiamina
pt: metilenodianilina; m-xililenodiamina
  * -> 292159
t: methylenedianiline 25kg => 292159
t: methyldiethanolamine => !292159

@ methylphenidate
en: methylphenidate; methylphenidate hydrochloride; pethidine hydrochloride
de: Methylphenidat
es: metilfenidato
nl: methylfenidaat
pl: metylofenidat
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293333
t: methylphenidate powder 25 kg drum => 293333
t: methylphenidate 20 mg tablets => 300490
t: hydroxychloroquine => !293333

@ methylprednisolone
en: methylprednisolone acetate; methylprednisolone acetate + mg|tablet|capsule|injection|vial|ampoule
de: Methylprednisolon
es: metilprednisolona
it: metilprednisolone
pl: metylprednisolon
  kind=medicine-form -> 300432 ~.06
  weight<=0.005kg -> 300432 ~.04
  * -> 293729
t: methylprednisolone acetate powder 25 kg drum => 293729
t: methylprednisolone acetate 20 mg tablets => 300432
t: prednisolone base => !293729

@ metoclopramide
en: metoclopramide; metoclopramide hydrochloride
de: Metoclopramid
es: metoclopramida
pl: metoklopramyd
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292429
t: metoclopramide powder 25 kg drum => 292429
t: metoclopramide 20 mg tablets => 300490
t: verapamil => !292429

@ metolachlor
en: metolachlor; s-metolachlor; acetochlor; butachlor; propanil; pretilachlor
es: metolaclor
  kind=formulation -> 380893
  * -> 292429
t: metolachlor 25kg => 292429
t: metolachlor wettable powder preparation => 380893
t: pendimethalin => !292429

@ metoprolol
en: metoprolol; metoprolol tartrate; metoprolol succinate
it: metoprololo
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292219
t: metoprolol powder 25 kg drum => 292219
t: metoprolol 20 mg tablets => 300490
t: bupropion => !292219

@ metronidazole
en: metronidazole; metronidazole benzoate; tinidazole; ornidazole
de: Metronidazol
it: metronidazolo
nl: metronidazool
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293329
t: metronidazole powder 25 kg drum => 293329
t: metronidazole 20 mg tablets => 300490
t: amlodipine => !293329

@ microfilm-developed
en: microfilm developed; developed microfilm; microfilm exposed developed; microfiche; exposed and developed negatives; offset film developed; photographic negatives developed; developed photographic plates; radiographs developed; slides developed photographic
de: Mikrofilm entwickelt; Mikrofiche; entwickelte Negative
fr: microfilm développé; négatifs développés
es: microfilm revelado; microfichas; negativos revelados
it: microfilm sviluppato; negativi sviluppati
nl: microfilm ontwikkeld; ontwikkelde negatieven
pl: mikrofilm wywołany; mikrofisze; negatywy wywołane
pt: microfilme revelado
not: microfiche reader; microfiche scanner
  * -> 370500
t: microfiche archive => 370500
t: microfiche reader => !3705

@ misoprostol
en: misoprostol; latanoprost; alprostadil; dinoprostone; cloprostenol; bimatoprost; misoprostol + mg|tablet|capsule|injection|vial|ampoule; latanoprost + mg|tablet|capsule|injection|vial|ampoule; alprostadil + mg|tablet|capsule|injection|vial|ampoule; dinoprostone + mg|tablet|capsule|injection|vial|ampoule; cloprostenol + mg|tablet|capsule|injection|vial|ampoule; bimatoprost + mg|tablet|capsule|injection|vial|ampoule
it: misoprostolo
  kind=medicine-form -> 300439 ~.06
  weight<=0.005kg -> 300439 ~.04
  * -> 293750
t: misoprostol powder 25 kg drum => 293750
t: misoprostol 20 mg tablets => 300439
t: adrenaline => !293750

@ molybdenum-disulphide
en: molybdenum disulphide; molybdenum disulfide; mos2 powder
de: Molybdändisulfid
fr: disulfure de molybdène
es: disulfuro de molibdeno
it: disolfuro di molibdeno
nl: molybdeendisulfide
pl: dwusiarczek molibdenu
pt: dissulfeto de molibdénio
  * -> 283090
t: molybdenum disulphide 25kg => 283090
t: zinc dithionite => !283090

@ molybdenum-trioxide
en: molybdenum oxide; molybdic oxide
de: Molybdäntrioxid
fr: trioxyde de molybdène
es: trióxido de molibdeno
it: triossido di molibdeno
nl: molybdeentrioxide
pl: trójtlenek molibdenu
pt: trióxido de molibdénio
  * -> 282570
t: molybdenum oxide 25kg => 282570
t: antimony oxide => !282570

@ monochloroacetic-acid
en: monochloroacetic acid; dichloroacetic acid; trichloroacetic acid; sodium monochloroacetate; ethyl chloroacetate; trichloroacetic acid tca crystals; methyl chloroacetate
de: Monochloressigsäure; Trichloressigsäure
fr: acide monochloroacétique; acide trichloracétique
es: ácido monocloroacético; ácido tricloroacético
nl: monochloorazijnzuur; trichloorazijnzuur
pl: kwas monochlorooctowy; kwas trichlorooctowy
not: tca peel; trichloroacetic acid peel
  * -> 291540
t: monochloroacetic acid 25kg => 291540
t: methyl acrylate => !291540

@ monocrotopho
en: monocrotophos; phosphamidon; fluoroacetamide
es: monocrotofos
pl: monokrotofos
  kind=formulation -> 380859
  * -> 292412
t: monocrotophos 25kg => 292412
t: monocrotophos emulsifiable concentrate => 380859
t: chlordane => !292412

@ montelukast
en: montelukast; montelukast sodium
pt: montelucaste
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293349
t: montelukast powder 25 kg drum => 293349
t: montelukast 20 mg tablets => 300490
t: phenobarbital => !293349

@ morpholine
en: morpholine; n-methylmorpholine; 4-acryloylmorpholine; acmo monomer; n-ethylmorpholine; thiophene; thiazole; nucleic acid; ribonucleic acid; dna sodium salt; rna powder; inosine; guanosine; cytidine; uridine; nicotinamide mononucleotide powder; nmn powder bulk; nad powder; atp disodium; methylisothiazolinone; benzisothiazolinone; bit 20; octylinone; furazolidone; linezolid; disodium guanylate; disodium inosinate; i plus g flavour enhancer; disodium 5'-ribonucleotides; cytidine monophosphate; citicoline; levofloxacin hemihydrate; ofloxacin; emtricitabine; lamivudine; tizanidine; duloxetine hydrochloride powder; clopidogrel bisulphate powder
de: Morpholin; Thiophen; Adenosin; Inosin; Methylisothiazolinon; Benzisothiazolinon; Dinatriumguanylat; Dinatriuminosinat; Nukleinsäure
fr: guanylate disodique; inosinate disodique; acide nucléique
es: morfolina; tiofeno; adenosina; inosina; metilisotiazolinona; guanilato disódico; inosinato disódico; ácido nucleico
it: tiofene; metilisotiazolinone
nl: morfoline; thiofeen; dinatriumguanylaat; dinatriuminosinaat; nucleïnezuur
pl: tiofen; adenozyna; inozyna; metyloizotiazolinon; guanylan disodu; inozynian disodu; kwas nukleinowy
pt: guanilato dissódico; inosinato dissódico
not: nmn capsules; nad capsules; dna test; rna extraction; thiophene free
  "thiazole" -> 293410
  * -> 293499
t: morpholine 25kg => 293499
t: lactitol => !293499

@ motor-spirit
en: motor spirit; aviation spirit; petrol unleaded; special boiling point spirit; light naphtha; benzine solvent; white spirit solvent; jet fuel spirit type; avgas; camping fuel white gas; stove fuel naphtha
de: Motorenbenzin; Flugbenzin; Spezialbenzin
fr: essence sans plomb; essence aviation; white spirit solvant; éther de pétrole
es: gasolina sin plomo; gasolina de aviación; éter de petróleo
it: benzina senza piombo; benzina avio; etere di petrolio
nl: loodvrije benzine; vliegtuigbenzine
pl: benzyna bezołowiowa; benzyna lotnicza; eter naftowy
pt: gasolina sem chumbo; gasolina de aviação; benzina solvente
not: petrol can; petrol pump; petrol engine
  * -> 271012
t: motor spirit unleaded 95 => 271012
t: petrol can 5l plastic => !2710

@ muscone
en: muscone; carvone; pulegone; cyclopentanone; fenchone; damascone; civetone; cyclopentadecanone
de: Muscon; Carvon; Menthon; Cyclopentanon
es: muscona; carvona; mentona; ciclopentanona
it: muscone sintetico; mentone chimico; ciclopentanone
nl: muskon
pl: karwon; menton; cyklopentanon
  * -> 291429
t: muscone 25kg => 291429
t: ethyl formate => !291429

@ n-decane
en: n-decane; decane; n-dodecane; dodecane; n-hexadecane; tetradecane
de: n-Decan; Dodecan
es: n-decano; dodecano
nl: n-decaan; dodecaan
pl: n-dekan; dodekan
  * -> 290110
t: n-decane 25kg => 290110
t: squalene => !290110

@ n-methylaniline
en: n-methylaniline; n,n-dimethylaniline; dimethylaniline; n-ethylaniline; p-nitroaniline; o-chloroaniline; diethylaniline; dichloroaniline; sulphanilic acid; sulfanilic acid
de: N-Methylanilin; Dimethylanilin; Nitroanilin; Sulfanilsäure
fr: nitroaniline; acide sulfanilique
es: N-metilanilina; dimetilanilina; nitroanilina; ácido sulfanílico
it: acido solfanilico
nl: sulfanilzuur
pl: N-metyloanilina; dimetyloanilina; kwas sulfanilowy
  * -> 292142
t: n-methylaniline 25kg => 292142
t: toluenediamine => !292142

@ n-n-dimethylaminoethyl-chloride-hydrochloride
en: n,n-dimethylaminoethyl chloride hydrochloride; 2-dimethylaminoethyl chloride
de: N,n-dimethylaminoethyl chloride hydrochlorid
es: n,n-dimetilaminoetil cloride hidroclorida
it: n,n-dimetilaminoetil cloride hidrocloride
pl: n,n-dimetylaminoetyl chloride hydrochloryd
  * -> 292112
t: n,n-dimethylaminoethyl chloride hydrochloride 25kg => 292112
t: triamcinolone acetonide => !292112

@ naloxone-hydrochloride
en: naloxone hydrochloride; naltrexone; papaverine hydrochloride; apomorphine; naloxone hydrochloride + mg|tablet|capsule|injection|vial|ampoule; naltrexone + mg|tablet|capsule|injection|vial|ampoule; papaverine hydrochloride + mg|tablet|capsule|injection|vial|ampoule; apomorphine + mg|tablet|capsule|injection|vial|ampoule
de: Naloxonhydrochlorid
fr: chlorhydrate de naloxone
es: clorhidrato de naloxona
it: naloxone cloridrato
nl: naloxonhydrochloride
pl: chlorowodorek naloksonu
pt: cloridrato de naloxona
  kind=medicine-form -> 300449 ~.06
  weight<=0.005kg -> 300449 ~.04
  * -> 293919
t: naloxone hydrochloride powder 25 kg drum => 293919
t: naloxone hydrochloride 20 mg tablets => 300449
t: pentoxifylline => !293919

@ nandrolone-decanoate
en: nandrolone decanoate; testosterone enanthate; testosterone propionate; oxandrolone; stanozolol; trenbolone acetate; boldenone; nandrolone decanoate + mg|tablet|capsule|injection|vial|ampoule; testosterone enanthate + mg|tablet|capsule|injection|vial|ampoule; testosterone propionate + mg|tablet|capsule|injection|vial|ampoule; oxandrolone + mg|tablet|capsule|injection|vial|ampoule; stanozolol + mg|tablet|capsule|injection|vial|ampoule; trenbolone acetate + mg|tablet|capsule|injection|vial|ampoule; boldenone + mg|tablet|capsule|injection|vial|ampoule
de: Nandrolone decanoat
es: nandrolone decanoato
nl: nandrolone decanoaat
pl: nandrolone dekanoan
  kind=medicine-form -> 300439 ~.06
  weight<=0.005kg -> 300439 ~.04
  * -> 293729
t: nandrolone decanoate powder 25 kg drum => 293729
t: nandrolone decanoate 20 mg tablets => 300439
t: vasopressin => !293729

@ naproxen-sodium
en: naproxen sodium; gemfibrozil; fenofibrate; clofibrate
pl: naproksen sodium
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 291899
t: naproxen sodium powder 25 kg drum => 291899
t: naproxen sodium 20 mg tablets => 300490
t: valproic acid => !291899

@ natural-graphite-lump
en: natural graphite lump; graphite ore; vein graphite; graphite rough blocks natural
de: Naturgraphit Stücke
fr: graphite naturel en morceaux
es: grafito natural en trozos
it: grafite naturale in pezzi
nl: natuurlijk grafiet brokken
pl: grafit naturalny kawałki
pt: grafite natural em pedaços
  * -> 250490
t: vein graphite lump natural => 250490
t: flake graphite powder => !250490

@ neon-gas-cylinder
en: neon gas cylinder; neon; xenon gas cylinder; rare gas mixture; helium gas cylinder; balloon helium gas cylinder
de: Helium Ballongas
fr: néon gaz; krypton gaz; hélium ballon bouteille
es: gas neón; criptón gas; helio para globos botella
it: gas kripton; elio per palloncini bombola
nl: neongas; kryptongas; heliumtank ballonnen
pl: gaz neonowy; hel do balonów butla
pt: gás crípton; hélio para balões garrafa
not: neon sign; neon light; neon tetra; neon pink; neon yellow; neon green; neon orange; neon lamp; neon strip; neon colour; led neon; neon rope; neon flex; neon tube; neon vest; neon wall; neon letters; neon bulb; dodge neon; neon lights; neon glow; xenon headlight; neon blue; neon paint; neon t-shirt; neon top; neon leggings; neon bikini; neon heart; neon dress; neon bar; neon gloves; neon socks; neon shorts; neon shirt; neon jacket; neon cap
  * -> 280429
t: krypton gas => 280429
t: led neon sign happy birthday => !2804

@ neopentyl-glycol
en: neopentyl glycol; npg flakes; 1,6-hexanediol; 2-methyl-1,3-propanediol; 1,5-pentanediol
de: Neopentylglykol; 1,6-Hexandiol
fr: néopentylglycol
es: neopentilglicol; 1,6-hexanodiol
it: neopentilglicole; 1,6-esandiolo
nl: 1,6-hexaandiol
pl: glikol neopentylowy; 1,6-heksanodiol
  * -> 290539
t: neopentyl glycol 25kg => 290539
t: chlorobutanol => !290539

@ nickel-nitrate
en: nickel nitrate
de: Nickelnitrat
fr: nitrate de nickel
es: nitrato de níquel
it: nitrato di nichel
nl: nikkelnitraat
pl: azotan niklu
  * -> 283429
t: nickel nitrate 25kg => 283429
t: calcium hypophosphite => !283429

@ nickel-sulphate
en: nickel sulfate; nickel sulphate hexahydrate; nickel sulfate hexahydrate
  * -> 283324
t: nickel sulfate 25kg => 283324
t: iron ii sulfate => !283324

@ nicosulfuron
en: nicosulfuron; metsulfuron methyl; tribenuron; rimsulfuron; bensulfuron; foramsulfuron
pl: nikosulfuron
  kind=formulation -> 380893
  * -> 293590
t: nicosulfuron 25kg => 293590
t: nicosulfuron wettable powder preparation => 380893
t: isoproturon => !293590

@ nifedipine
en: nifedipine; nimodipine; felodipine
de: Nifedipin
es: nifedipina
pl: nifedipyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: nifedipine powder 25 kg drum => 293339
t: nifedipine 20 mg tablets => 300490
t: fentanyl citrate => !293339

@ nifuroxazide
en: nifuroxazide; nitrofurazone
de: Nifuroxazid
es: nifuroxazida
pl: nifuroksazyd
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293219
t: nifuroxazide powder 25 kg drum => 293219
t: nifuroxazide 20 mg tablets => 300490
t: warfarin => !293219

@ niobium-pentoxide
en: niobium pentoxide; niobium oxide
de: Niobpentoxid
fr: pentoxyde de niobium
es: pentóxido de niobio
it: pentossido di niobio
nl: niobiumpentoxide
pl: pięciotlenek niobu
  * -> 282590
t: niobium pentoxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ nizatidine
en: nizatidine; nizatidine base
de: Nizatidin
es: nizatidina
pl: nizatidyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293410
t: nizatidine powder 25 kg drum => 293410
t: nizatidine 20 mg tablets => 300490
t: famotidine => !293410

@ np-fertiliser
en: np fertiliser; np fertilizer; ammonium phosphate nitrate fertiliser; nitrophosphate fertiliser; ammonium sulphate phosphate fertiliser
de: NP Dünger; Stickstoff Phosphat Dünger
fr: engrais NP; engrais azote phosphore
es: fertilizante NP; abono NP
it: concime NP; fertilizzante NP
nl: np meststof; stikstof fosfaat meststof
pl: nawóz NP; nawóz azotowo fosforowy
pt: adubo NP; fertilizante azoto fósforo
  "nitrate" -> 310551
  "nitrates" -> 310551
  "nitro" -> 310551
  "sulphate" -> 310559
  "sulfate" -> 310559
  weight<=10kg -> 310510 ~.02
  * -> 310559
t: np fertiliser 20-20-0 50kg => 310559
t: npk fertiliser 15-15-15 50kg => !310559

@ nystatin
en: nystatin; amphotericin b; natamycin powder; griseofulvin; cyclosporine; nystatin + mg|tablet|capsule|injection|vial|ampoule; amphotericin b + mg|tablet|capsule|injection|vial|ampoule; griseofulvin + mg|tablet|capsule|injection|vial|ampoule; cyclosporine + mg|tablet|capsule|injection|vial|ampoule
fr: nystatine
es: nistatina
pl: nystatyna
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294190
t: nystatin powder 25 kg drum => 294190
t: nystatin 20 mg tablets => 300420
t: buprenorphine => !294190

@ o-xylene
en: o-xylene; ortho-xylene; 1,2-dimethylbenzene
de: o-Xylol; ortho-Xylol
fr: orthoxylène
es: o-xileno; ortoxileno
it: o-xilene; ortoxilene
nl: o-xyleen; orthoxyleen
pl: o-ksylen; ortoksylen
  * -> 290241
t: o-xylene 25kg => 290241
t: m-xylene => !290241

@ octyl-salicylate
en: octyl salicylate; ethylhexyl salicylate; octisalate; homosalate; benzyl salicylate; phenyl salicylate; salol; amyl salicylate; hexyl salicylate; butyloctyl salicylate
de: Octylsalicylat; Homosalat; Benzylsalicylat
fr: salicylate d'octyle; salicylate de benzyle
es: salicilato de octilo; homosalato; salicilato de bencilo
it: salicilato di ottile; omosalato; salicilato di benzile
nl: octylsalicylaat; homosalaat; benzylsalicylaat
pl: salicylan oktylu; salicylan benzylu
pt: homossalato; salicilato de benzilo
  * -> 291823
t: octyl salicylate 25kg => 291823
t: propylparaben => !291823

@ olanzapine
en: olanzapine; quetiapine; quetiapine fumarate
de: Olanzapin
es: olanzapina
pl: olanzapyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293499
t: olanzapine powder 25 kg drum => 293499
t: olanzapine 20 mg tablets => 300490
t: sulfadiazine => !293499

@ omeprazole
en: omeprazole; esomeprazole; esomeprazole magnesium; lansoprazole; pantoprazole; rabeprazole
de: Omeprazol
it: omeprazolo
nl: omeprazool
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: omeprazole powder 25 kg drum => 293339
t: omeprazole 20 mg tablets => 300490
t: albendazole => !293339

@ ondansetron
en: ondansetron; ondansetron hydrochloride
pt: ondansetrom
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293329
t: ondansetron powder 25 kg drum => 293329
t: ondansetron 20 mg tablets => 300490
t: amlodipine => !293329

@ oxytocin
en: vasopressin; octreotide; leuprolide acetate; leuprorelin; glucagon; liraglutide; teriparatide; gonadorelin; calcitonin; desmopressin; tirzepatide; vasopressin + mg|tablet|capsule|injection|vial|ampoule; octreotide + mg|tablet|capsule|injection|vial|ampoule; leuprolide acetate + mg|tablet|capsule|injection|vial|ampoule; leuprorelin + mg|tablet|capsule|injection|vial|ampoule; glucagon + mg|tablet|capsule|injection|vial|ampoule; liraglutide + mg|tablet|capsule|injection|vial|ampoule; teriparatide + mg|tablet|capsule|injection|vial|ampoule; gonadorelin + mg|tablet|capsule|injection|vial|ampoule; calcitonin + mg|tablet|capsule|injection|vial|ampoule; desmopressin + mg|tablet|capsule|injection|vial|ampoule; tirzepatide + mg|tablet|capsule|injection|vial|ampoule
fr: oxytocine
es: oxitocina
pl: oksytocyna
  kind=medicine-form -> 300439 ~.06
  weight<=0.005kg -> 300439 ~.04
  * -> 293719
t: vasopressin powder 25 kg drum => 293719
t: vasopressin 20 mg tablets => 300439
t: misoprostol => !293719

@ p-toluenesulphonic-acid
en: p-toluenesulphonic acid; p-toluenesulfonic acid; ptsa; methanesulphonic acid; methanesulfonic acid; sodium xylene sulphonate; sodium cumene sulphonate; sodium toluenesulphonate; benzenesulphonic acid; sodium p-styrenesulphonate
de: p-Toluolsulfonsäure; Methansulfonsäure; Natriumxylolsulfonat
fr: acide p-toluènesulfonique; acide méthanesulfonique; xylènesulfonate de sodium
es: ácido p-toluenosulfónico; ácido metanosulfónico
it: acido p-toluensolfonico; acido metansolfonico
nl: p-tolueensulfonzuur; methaansulfonzuur; natriumxyleensulfonaat
pl: kwas p-toluenosulfonowy; kwas metanosulfonowy
pt: ácido p-toluenossulfónico; ácido metanossulfónico
  * -> 290410
t: p-toluenesulphonic acid 25kg => 290410
t: trinitrotoluene => !290410

@ paclitaxel
en: paclitaxel; docetaxel; paclitaxel api
pl: paklitaksel
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293299
t: paclitaxel powder 25 kg drum => 293299
t: paclitaxel 20 mg tablets => 300490
t: metformin => !293299

@ palladium-acetate
en: palladium acetate
de: Palladiumacetat
fr: acétate de palladium
es: acetato de paladio
it: acetato di palladio
nl: palladiumacetaat
pl: octan palladu
  * -> 284390
t: palladium acetate 25kg => 284390
t: ceric oxide => !284390

@ parathion
en: parathion; parathion-methyl; methyl parathion
es: paration
  kind=formulation -> 380859
  * -> 292011
t: parathion 25kg => 292011
t: parathion emulsifiable concentrate => 380859
t: pirimiphos-methyl => !292011

@ pendimethalin
en: pendimethalin; pendimethalin technical
fr: pendimethaline
es: pendimetalina
  kind=formulation -> 380893
  * -> 292149
t: pendimethalin 25kg => 292149
t: pendimethalin wettable powder preparation => 380893
t: trifluralin => !292149

@ pentachlorophenol
en: pentachlorophenol; sodium pentachlorophenate; pentachlorophenol technical
de: Pentachlorphenol
es: pentaclorofenol
it: pentaclorofenolo
nl: pentachloorfenol
pl: pentachlorofenol
  kind=formulation -> 380859
  * -> 290811
t: pentachlorophenol 25kg => 290811
t: pentachlorophenol emulsifiable concentrate => 380859
t: dinoseb => !290811

@ pentafluorobutane
en: pentafluorobutane; hfc-365mfc; hfc-43-10mee; decafluoropentane
de: Pentafluorbutan
es: pentafluorobutano
it: pentafluorobutano gas
nl: pentafluorbutaan
pl: pentafluorobutan
  * -> 290348
t: pentafluorobutane 25kg => 290348
t: 2,3,3,3-tetrafluoropropene => !290348

@ pentafluoroethane
en: pentafluoroethane; hfc-125; r125 refrigerant; 1,1,1-trifluoroethane; hfc-143a; r143a
de: Pentafluorethan; Trifluorethan
fr: trifluoroéthane
es: pentafluoroetano; trifluoroetano
it: pentafluoroetano gas; trifluoroetano gas
nl: pentafluorethaan; trifluorethaan
pl: pentafluoroetan; trifluoroetan
pt: pentafluoretano; trifluoretano
  * -> 290344
t: pentafluoroethane 25kg => 290344
t: tetrafluoroethane => !290344

@ pentafluoropropane
en: pentafluoropropane; hfc-245fa; r245fa; hfc-245ca
de: Pentafluorpropan
es: pentafluoropropano
it: pentafluoropropano gas
nl: pentafluorpropaan
pl: pentafluoropropan
  * -> 290347
t: pentafluoropropane 25kg => 290347
t: pentafluorobutane => !290347

@ pentoxifylline
en: pentoxifylline; aminophylline; theobromine sodium; doxofylline; diprophylline; pentoxifylline + mg|tablet|capsule|injection|vial|ampoule; aminophylline + mg|tablet|capsule|injection|vial|ampoule; theobromine sodium + mg|tablet|capsule|injection|vial|ampoule; doxofylline + mg|tablet|capsule|injection|vial|ampoule; diprophylline + mg|tablet|capsule|injection|vial|ampoule
de: Pentoxifyllin
es: pentoxifillina
pl: pentoksifyllina
  kind=medicine-form -> 300449 ~.06
  weight<=0.005kg -> 300449 ~.04
  "theobromine" -> 293979
  * -> 293959
t: pentoxifylline powder 25 kg drum => 293959
t: pentoxifylline 20 mg tablets => 300449
t: vincristine sulphate => !293959

@ permethrin
en: permethrin; allethrin; d-allethrin; transfluthrin; metofluthrin; permethrin technical
fr: permethrine
es: permetrina
pl: permetryna
  kind=formulation -> 380891
  * -> 291620
t: permethrin 25kg => 291620
t: permethrin wettable powder preparation => 380891
t: malathion technical => !291620

@ phenobarbital
en: phenobarbital; phenobarbital sodium; barbital; pentobarbital
es: fenobarbital
it: fenobarbitale
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293353
t: phenobarbital powder 25 kg drum => 293353
t: phenobarbital 20 mg tablets => 300490
t: norfloxacin => !293353

@ phenoxyacetic-acid
en: phenoxyacetic acid; ethylhexyl methoxycinnamate; octinoxate; octyl methoxycinnamate; anisic acid; veratric acid; methoxyacetic acid
de: Ethylhexylmethoxycinnamat; Octinoxat; Phenoxyessigsäure
fr: méthoxycinnamate d'éthylhexyle
es: metoxicinamato de etilhexilo; octinoxato
it: metossicinnamato di etilesile
nl: ethylhexylmethoxycinnamaat; octinoxaat
pl: metoksycynamonian etyloheksylu; oktinoksat
pt: metoxicinamato de etil-hexilo
  * -> 291899
t: phenoxyacetic acid 25kg => 291899
t: tributyl phosphate => !291899

@ phenylalanine
en: phenylalanine; l-phenylalanine; isoleucine; proline; l-proline; beta-alanine powder; asparagine; aminocaproic acid; edta tetrasodium; disodium edta; edta acid; glda; dtpa; aminobenzoic acid; p-aminobenzoic acid; iminodiacetic acid; l-isoleucine
de: Phenylalanin; Isoleucin; Prolin; EDTA Dinatriumsalz
fr: EDTA disodique
es: fenilalanina; isoleucina; prolina; EDTA disódico
it: EDTA bisodico
nl: fenylalanine; dinatrium EDTA
pl: fenyloalanina; izoleucyna; EDTA disodowy
pt: EDTA dissódico
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 292249
t: phenylalanine capsules 60 pcs => 2106
t: levodopa => !292249

@ phenylbutazone
en: phenylbutazone; edaravone
de: Phenylbutazon
es: fenilbutazona
it: fenilbutazone
pl: fenylbutazon
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293319
t: phenylbutazone powder 25 kg drum => 293319
t: phenylbutazone 20 mg tablets => 300490
t: phenytoin => !293319

@ phenylhydrazine
en: phenylhydrazine; carbohydrazide; methyl ethyl ketoxime; meko antiskinning; dimethylglyoxime; cyclohexanone oxime; acetone oxime; adipic dihydrazide; methylhydrazine; diethylhydroxylamine; deha; semicarbazide hydrochloride; p-toluenesulfonyl hydrazide base; hydroxyurea; carbidopa
de: Phenylhydrazin; Carbohydrazid; Methylethylketoxim; Dimethylglyoxim; Hydroxyharnstoff
fr: méthyléthylcétoxime
es: fenilhidrazina; carbohidrazida; metiletilcetoxima; dimetilglioxima
it: fenilidrazina; carboidrazide; metiletilchetossima; dimetilgliossima
nl: fenylhydrazine
pl: fenylohydrazyna; karbohydrazyd; ketoksym metyloetylowy; dimetyloglioksym
pt: fenil-hidrazina; carbo-hidrazida
  * -> 292800
t: phenylhydrazine 25kg => 292800
t: isophorone diisocyanate pure => !292800

@ phenytoin
en: phenytoin; phenytoin sodium
fr: phenytoine
es: fenitoína
pl: fenytoina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293321
t: phenytoin powder 25 kg drum => 293321
t: phenytoin 20 mg tablets => 300490
t: metronidazole => !293321

@ phosphoru-oxychloride
en: phosphorus oxychloride; phosphoryl chloride
de: Phosphoroxychlorid
fr: oxychlorure de phosphore
es: oxicloruro de fósforo
it: ossicloruro di fosforo
nl: fosforoxychloride
pl: tlenochlorek fosforu
pt: oxicloreto de fósforo
  * -> 281211
t: phosphorus oxychloride 25kg => 281211
t: boron trichloride => !281211

@ phosphoru-pentachloride
en: phosphorus pentachloride
de: Phosphorpentachlorid
fr: pentachlorure de phosphore
es: pentacloruro de fósforo
it: pentacloruro di fosforo
nl: fosforpentachloride
pl: pentachlorek fosforu
pt: pentacloreto de fósforo
  * -> 281214
t: phosphorus pentachloride 25kg => 281214
t: phosphorus oxychloride => !281214

@ phosphoru-pentasulphide
en: phosphorus pentasulphide; phosphorus pentasulfide; phosphorus trisulphide; phosphorus sulphide; arsenic disulphide; silicon sulphide
de: Phosphorpentasulfid; Phosphorsulfid
fr: pentasulfure de phosphore; sulfure de phosphore
es: pentasulfuro de fósforo; sulfuro de fósforo
it: pentasolfuro di fosforo; solfuro di fosforo
nl: fosforpentasulfide; fosforsulfide
pl: pięciosiarczek fosforu; siarczek fosforu
pt: pentassulfeto de fósforo; sulfeto de fósforo
  * -> 281390
t: phosphorus pentasulphide 25kg => 281390
t: linear alkylbenzene => !281390

@ phosphoru-pentoxide
en: diphosphorus pentaoxide; phosphoric anhydride
de: Phosphorpentoxid
fr: pentoxyde de phosphore
es: pentóxido de fósforo
it: pentossido di fosforo
nl: fosforpentoxide
pl: pięciotlenek fosforu
  * -> 280910
t: diphosphorus pentaoxide 25kg => 280910
t: phosphorus trichloride => !280910

@ phosphoru-trichloride
en: phosphorus trichloride
de: Phosphortrichlorid
fr: trichlorure de phosphore
es: tricloruro de fósforo
it: tricloruro di fosforo
nl: fosfortrichloride
pl: trichlorek fosforu
pt: tricloreto de fósforo
  * -> 281213
t: phosphorus trichloride 25kg => 281213
t: phosphorus pentachloride => !281213

@ photo-paper-roll
en: photo paper roll; photographic paper rolls; photographic paper in rolls; ra-4 photo paper roll; sensitised photo paper roll; colour photographic paper roll
de: Fotopapier Rolle lichtempfindlich; Farbfotopapier Rolle
fr: papier photographique en rouleau
es: papel fotográfico en rollo
it: carta fotografica in rotolo
nl: fotopapier rol lichtgevoelig
pl: papier fotograficzny w rolce
pt: papel fotográfico em rolo
  width>61cm -> 370310 ~.3
  "inkjet" -> 481013
  * -> 370310
t: sensitised photo paper roll ra-4 => 370310
t: inkjet photo paper a4 => !3703

@ picoline
en: picoline; 3-picoline; 4-vinylpyridine; 2-aminopyridine; isonicotinic acid; isoniazid powder; zinc pyrithione; sodium pyrithione; loratadine powder; nicotinonitrile; 3-cyanopyridine; 2-chloropyridine; bisacodyl powder; hindered amine light stabiliser; hals 770; uv 770; chlorpheniramine maleate powder; cetylpyridinium chloride; tempo oxidation catalyst; 4-dimethylaminopyridine; dmap; triacetonamine; haloperidol; domperidone base
de: Picolin; Vinylpyridin; Isonicotinsäure; Zinkpyrithion; Cetylpyridiniumchlorid
fr: acide isonicotinique; pyrithione de zinc; chlorure de cétylpyridinium
es: picolina; ácido isonicotínico; piritiona de zinc; cloruro de cetilpiridinio
it: piritione di zinco; cloruro di cetilpiridinio
nl: isonicotinezuur; cetylpyridiniumchloride
pl: pikolina; kwas izonikotynowy; pirytionian cynku; chlorek cetylopirydyniowy
pt: piritiona de zinco; cloreto de cetilpiridínio
not: zinc pyrithione shampoo; cetylpyridinium mouthwash
  * -> 293339
t: picoline 25kg => 293339
t: uracil => !293339

@ pirimipho-methyl
en: pirimiphos-methyl
es: pirimifos-metil
pl: pirimifos-metyl
  kind=formulation: weight>7.5kg 380869 ~.05; capacity>7.5l 380869 ~.03; weight>0.3kg 380862 ~.1; capacity>0.3l 380862 ~.05; * 380861
  * -> 293359
t: pirimiphos-methyl 25kg => 293359
t: pirimiphos-methyl preparation 100g => 380861
t: propoxur => !293359

@ pk-fertiliser
en: pk fertiliser; pk fertilizer; phosphorus potassium fertiliser; potassium phosphate fertiliser; monopotassium phosphate fertilizer; mkp fertilizer
de: PK Dünger; Phosphat Kali Dünger
fr: engrais PK; engrais phosphore potassium
es: fertilizante PK; abono PK
it: concime PK; fertilizzante PK
nl: pk meststof; fosfor kali meststof
pl: nawóz PK; nawóz fosforowo potasowy
pt: adubo PK; fertilizante fósforo potássio
  weight<=10kg -> 310510 ~.03
  * -> 310560
t: pk fertiliser 0-20-30 50kg => 310560
t: potassium chloride fertiliser => !310560

@ platinum-chloride
en: platinum chloride; chloroplatinic acid
de: Platinchlorid
fr: chlorure de platine
es: cloruro de platino
it: cloruro di platino
nl: platinachloride
pl: chlorek platyny
pt: cloreto de platina
  * -> 284390
t: platinum chloride 25kg => 284390
t: ceric oxide => !284390

@ potassium-aspartate
en: potassium aspartate
de: Kaliumaspartat
fr: aspartate de potassium
es: aspartato de potasio; aspartato potásico
it: aspartato di potassio
nl: kaliumaspartaat
pl: asparaginian potasu
pt: aspartato de potássio
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 292249
t: potassium aspartate 25kg => 292249
t: potassium aspartate capsules 60 pcs => 2106
t: zinc picolinate => !292249

@ potassium-borate
en: potassium borate; potassium tetraborate; potassium pentaborate
de: Kaliumborat
fr: borate de potassium
es: borato de potasio; borato potásico
it: borato di potassio
nl: kaliumboraat
pl: boran potasu
pt: borato de potássio
  * -> 284020
t: potassium borate 25kg => 284020
t: sodium perborate tetrahydrate => !284020

@ potassium-borohydride
en: potassium borohydride
de: Kaliumborhydrid
fr: borohydrure de potassium
es: borohidruro de potasio; borohidruro potásico
it: boroidruro di potassio
nl: kaliumboorhydride
pl: borowodorek potasu
pt: boro-hidreto de potássio
  * -> 285000
t: potassium borohydride 25kg => 285000
t: mercuric chloride => !285000

@ potassium-bromate
en: potassium bromate
de: Kaliumbromat
fr: bromate de potassium
es: bromato de potasio; bromato potásico
it: bromato di potassio
nl: kaliumbromaat
pl: bromian potasu
pt: bromato de potássio
  * -> 282990
t: potassium bromate 25kg => 282990
t: sodium sulfide => !282990

@ potassium-chromate
en: potassium chromate
de: Kaliumchromat
fr: chromate de potassium
es: cromato de potasio; cromato potásico
it: cromato di potassio
nl: kaliumchromaat
pl: chromian potasu
pt: cromato de potássio
  * -> 284150
t: potassium chromate 25kg => 284150
t: sodium permanganate => !284150

@ potassium-citrate
en: tripotassium citrate
de: Kaliumcitrat
fr: citrate de potassium
es: citrato de potasio; citrato potásico
it: citrato di potassio
nl: kaliumcitraat
pl: cytrynian potasu
pt: citrato de potássio
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291815
t: tripotassium citrate 25kg => 291815
t: tripotassium citrate capsules 60 pcs => 2106
t: sodium tartrate => !291815

@ potassium-cyanate
en: potassium cyanate
de: Kaliumcyanat
fr: cyanate de potassium
es: cianato de potasio; cianato potásico
it: cianato di potassio
nl: kaliumcyanaat
pl: cyjanian potasu
pt: cianato de potássio
  * -> 284290
t: potassium cyanate 25kg => 284290
t: silver chloride => !284290

@ potassium-dichromate
en: potassium bichromate
de: Kaliumdichromat
fr: dichromate de potassium
es: dicromato de potasio; dicromato potásico
it: bicromato di potassio
nl: kaliumdichromaat
pl: dichromian potasu
pt: dicromato de potássio
  * -> 284150
t: potassium bichromate 25kg => 284150
t: sodium permanganate => !284150

@ potassium-ethyl-xanthate
en: potassium ethyl xanthate; sodium isobutyl xanthate; sodium isopropyl xanthate; potassium amyl xanthate; xanthate flotation collector; mercaptoethanol; 2-mercaptoethanol; dimethyl disulphide; dimethyl disulfide; dmds; methyl mercaptan; ethyl mercaptan; tert-dodecyl mercaptan; sodium thioglycolate; ammonium thioglycolate; dimethyl sulphone; dimethyl sulfone; bisphenol s; cysteamine hydrochloride; thiophanate methyl technical; s-carboxymethyl cysteine; l-cystine; thioacetamide; dimethyl sulphide; dimethyl sulfide; allyl isothiocyanate; thiodiglycol; dtdtp antioxidant; dodecanethiol; thioglycerol; glutathione technical; hydroxy methylthiobutanoic acid; methionine hydroxy analogue
de: Kaliumethylxanthat; Xanthat; Dimethyldisulfid; Natriumthioglykolat; Ammoniumthioglykolat; Cystin
fr: xanthate; disulfure de diméthyle; thioglycolate de sodium; cystine
es: xantato; mercaptoetanol; disulfuro de dimetilo; tioglicolato de sodio; cistina
it: xantato di potassio; mercaptoetanolo; disolfuro di dimetile; tioglicolato di sodio
nl: xanthaat; dimethyldisulfide; natriumthioglycolaat
pl: ksantogenian; merkaptoetanol; disulfid dimetylowy; tioglikolan sodu; cystyna
pt: dissulfeto de dimetilo
not: xanthan
  * -> 293090
t: potassium ethyl xanthate 25kg => 293090
t: hedp => !293090

@ potassium-ferrocyanide
en: yellow prussiate of potash
de: Kaliumferrocyanid
fr: ferrocyanure de potassium
es: ferrocianuro de potasio; ferrocianuro potásico
it: ferrocianuro di potassio
nl: kaliumferrocyanide
pl: żelazocyjanek potasu
pt: ferrocianeto de potássio
  * -> 283720
t: yellow prussiate of potash 25kg => 283720
t: sodium metasilicate pentahydrate => !283720

@ potassium-fluoride
en: potassium fluoride
de: Kaliumfluorid
fr: fluorure de potassium
es: fluoruro de potasio; fluoruro potásico
it: fluoruro di potassio
nl: kaliumfluoride
pl: fluorek potasu
pt: fluoreto de potássio
  * -> 282619
t: potassium fluoride 25kg => 282619
t: potassium fluoroborate => !282619

@ potassium-fluoroborate
en: potassium fluoroborate
de: Kaliumfluoroborat
fr: fluoroborate de potassium
es: fluoroborato de potasio; fluoroborato potásico
it: fluoborato di potassio
nl: kaliumfluoroboraat
pl: fluoroboran potasu
pt: fluoroborato de potássio
  * -> 282690
t: potassium fluoroborate 25kg => 282690
t: copper chloride => !282690

@ potassium-formate
en: potassium formate
de: Kaliumformiat
fr: formiate de potassium
es: formiato de potasio; formiato potásico
it: formiato di potassio
nl: kaliumformiaat
pl: mrówczan potasu
pt: formiato de potássio
  * -> 291512
t: potassium formate 25kg => 291512
t: sodium propionate => !291512

@ potassium-gluconate
en: potassium gluconate
de: Kaliumgluconat
fr: gluconate de potassium
es: gluconato de potasio; gluconato potásico
it: gluconato di potassio
nl: kaliumgluconaat
pl: glukonian potasu
pt: gluconato de potássio
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291816
t: potassium gluconate 25kg => 291816
t: potassium gluconate capsules 60 pcs => 2106
t: magnesium malate => !291816

@ potassium-hexafluorozirconate
en: potassium hexafluorozirconate; dipotassium hexafluorozirconate
de: Kaliumhexafluorozirkonat
fr: hexafluorozirconate de potassium
es: hexafluorocirconato de potasio; hexafluorocirconato potásico
it: esafluorozirconato di potassio
nl: kaliumhexafluorozirkonaat
pl: heksafluorocyrkonian potasu
pt: hexafluorozirconato de potássio
  * -> 282690
t: potassium hexafluorozirconate 25kg => 282690
t: copper chloride => !282690

@ potassium-lactate
en: potassium lactate
de: Kaliumlactat
fr: lactate de potassium
es: lactato de potasio; lactato potásico
it: lattato di potassio
nl: kaliumlactaat
pl: mleczan potasu
pt: lactato de potássio
  * -> 291811
t: potassium lactate 25kg => 291811
t: tricalcium citrate => !291811

@ potassium-metaphosphate
en: potassium metaphosphate
de: Kaliummetaphosphat
fr: métaphosphate de potassium
es: metafosfato de potasio; metafosfato potásico
it: metafosfato di potassio
nl: kaliummetafosfaat
pl: metafosforan potasu
pt: metafosfato de potássio
  * -> 283539
t: potassium metaphosphate 25kg => 283539
t: basic zinc carbonate => !283539

@ potassium-oxalate
en: potassium oxalate
de: Kaliumoxalat
fr: oxalate de potassium
es: oxalato de potasio; oxalato potásico
it: ossalato di potassio
nl: kaliumoxalaat
pl: szczawian potasu
pt: oxalato de potássio
  * -> 291711
t: potassium oxalate 25kg => 291711
t: magnesium lactate => !291711

@ potassium-persulphate
en: potassium persulphate
de: Kaliumpersulfat
fr: persulfate de potassium
es: persulfato de potasio; persulfato potásico
it: persolfato di potassio
nl: kaliumpersulfaat
pl: nadsiarczan potasu
pt: persulfato de potássio
  * -> 283340
t: potassium persulphate 25kg => 283340
t: zinc nitrate => !283340

@ potassium-pyrophosphate
en: potassium pyrophosphate; tetrapotassium pyrophosphate; tkpp
de: Kaliumpyrophosphat
fr: pyrophosphate de potassium
es: pirofosfato de potasio; pirofosfato potásico
it: pirofosfato di potassio
nl: kaliumpyrofosfaat
pl: pirofosforan potasu
pt: pirofosfato de potássio
  * -> 283539
t: potassium pyrophosphate 25kg => 283539
t: basic zinc carbonate => !283539

@ potassium-stannate
en: potassium stannate
de: Kaliumstannat
fr: stannate de potassium
es: estannato de potasio; estannato potásico
it: stannato di potassio
nl: kaliumstannaat
pl: cynian potasu
pt: estanato de potássio
  * -> 284190
t: potassium stannate 25kg => 284190
t: sodium selenite => !284190

@ potassium-sulphite
en: potassium sulphite; potassium sulfite
de: Kaliumsulfit
fr: sulfite de potassium
es: sulfito de potasio; sulfito potásico
nl: kaliumsulfiet
pl: siarczyn potasu
pt: sulfito de potássio
  * -> 283220
t: potassium sulphite 25kg => 283220
t: ammonium thiosulphate => !283220

@ potassium-thiosulphate
en: potassium thiosulphate; potassium thiosulfate
de: Kaliumthiosulfat
fr: thiosulfate de potassium
es: tiosulfato de potasio; tiosulfato potásico
it: tiosolfato di potassio
nl: kaliumthiosulfaat
pl: tiosiarczan potasu
pt: tiossulfato de potássio
  * -> 283230
t: potassium thiosulphate 25kg => 283230
t: sodium hydrogen sulphate => !283230

@ potassium-titanate
en: potassium titanate
de: Kaliumtitanat
fr: titanate de potassium
es: titanato de potasio; titanato potásico
it: titanato di potassio
nl: kaliumtitanaat
pl: tytanian potasu
pt: titanato de potássio
  * -> 284190
t: potassium titanate 25kg => 284190
t: sodium selenite => !284190

@ pozzolana
en: pozzolana; pozzolan; trass; celestite; orpiment; realgar; ochre earth; yellow ochre earth; red ochre natural; sienna earth raw; umber earth raw; micaceous iron oxide natural; natural cryolite; chiolite; bastnaesite; xenotime; spodumene concentrate; petalite; natural zeolite; sodium sulphate natural; wollastonite powder
de: Puzzolan; Coelestin Mineral; Ocker Erde; Spodumen; Naturzeolith; Klinoptilolith
fr: pouzzolane; célestine minéral; ocre naturelle; zéolite naturelle
es: puzolana; celestina mineral; ocre natural; espodumena; zeolita natural
it: celestina minerale; ocra naturale; zeolite naturale
nl: puzzolaan; tras; natuurlijke oker; spodumeen; natuurlijke zeoliet
pl: pucolana; celestyn minerał; ochra naturalna; zeolit naturalny
pt: pozolana; zeólito natural
not: zeolite molecular sieve; ochre paint
  * -> 253090
t: pozzolana volcanic ash for cement => 253090
t: spodumene concentrate 6% => 253090
t: synthetic iron oxide pigment => !2530

@ praseodymium-oxide
en: praseodymium oxide
de: Praseodymoxid
fr: oxyde de praséodyme
es: óxido de praseodimio
it: ossido di praseodimio
nl: praseodymiumoxide
pl: tlenek prazeodymu
  * -> 284690
t: praseodymium oxide 25kg => 284690
t: sodium hydride => !284690

@ praziquantel
en: praziquantel
es: prazicuantel
pl: prazykwantel
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: praziquantel powder 25 kg drum => 293359
t: praziquantel 20 mg tablets => 300490
t: vildagliptin => !293359

@ prednisolone-base
en: prednisolone base; prednisolone sodium phosphate; prednisolone base + mg|tablet|capsule|injection|vial|ampoule; prednisolone sodium phosphate + mg|tablet|capsule|injection|vial|ampoule
  kind=medicine-form -> 300432 ~.06
  weight<=0.005kg -> 300432 ~.04
  "phosphate" -> 293729
  * -> 293721
t: prednisolone base powder 25 kg drum => 293721
t: prednisolone base 20 mg tablets => 300432
t: budesonide micronised => !293721

@ pregabalin
en: pregabalin; pregabalin powder
fr: prégabaline
es: pregabalina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292249
t: pregabalin powder 25 kg drum => 292249
t: pregabalin 20 mg tablets => 300490
t: mesalazine => !292249

@ primaquine-phosphate
en: primaquine phosphate; mefloquine; quinolinol
de: Primaquinphosphat
fr: phosphate de primaquine
es: fosfato de primaquina
it: fosfato di primachina
nl: primaquinefosfaat
pl: fosforan prymachiny
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293349
t: primaquine phosphate powder 25 kg drum => 293349
t: primaquine phosphate 20 mg tablets => 300490
t: phenobarbital => !293349

@ procaine
en: procaine hydrochloride
de: Procain
es: procaína
pl: prokaina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292249
t: procaine hydrochloride powder 25 kg drum => 292249
t: procaine hydrochloride 20 mg tablets => 300490
t: mesalazine => !292249

@ propargite
en: propargite
  kind=formulation -> 380891
  * -> 292090
t: propargite 25kg => 292090
t: propargite wettable powder preparation => 380891
t: dichlorvos => !292090

@ propiconazole
en: propiconazole; difenoconazole; epoxiconazole; cyproconazole; hexaconazole; myclobutanil; carbendazim; tebuconazole 95% tc
de: Propiconazol
it: propiconazolo
nl: propiconazool
pl: propikonazol
  kind=formulation -> 380892
  * -> 293399
t: propiconazole 25kg => 293399
t: propiconazole wettable powder preparation => 380892
t: captafol => !293399

@ propoxur
en: propoxur
pl: propoksur
  kind=formulation: weight>7.5kg 380869 ~.05; capacity>7.5l 380869 ~.03; weight>0.3kg 380862 ~.1; capacity>0.3l 380862 ~.05; * 380861
  * -> 292429
t: propoxur 25kg => 292429
t: propoxur preparation 100g => 380861
t: bendiocarb => !292429

@ propranolol
en: propranolol; propranolol hydrochloride
it: propranololo
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292219
t: propranolol powder 25 kg drum => 292219
t: propranolol 20 mg tablets => 300490
t: bupropion => !292219

@ propylene-oxide
en: methyloxirane; 1,2-epoxypropane
de: Propylenoxid
fr: oxyde de propylène
es: óxido de propileno
it: ossido di propilene
nl: propyleenoxide
pl: tlenek propylenu
  * -> 291020
t: methyloxirane 25kg => 291020
t: 1,2-epoxybutane => !291020

@ propylparaben
en: propylparaben; butylparaben; ethylparaben; sodium methylparaben; propyl gallate; p-hydroxybenzoic acid; methyl 4-hydroxybenzoate; 2-hydroxy-3-naphthoic acid; bon acid; irganox 1010; antioxidant 1010 powder; antioxidant 1076; ethyl gallate; octyl gallate
de: Propylgallat; p-Hydroxybenzoesäure
fr: propylparabène; éthylparabène; gallate de propyle
es: propilparabeno; etilparabeno; galato de propilo
it: propilparaben; etilparaben; gallato di propile
nl: propylparabeen; ethylparabeen; propylgallaat
pl: propyloparaben; etyloparaben; galusan propylu
not: paraben free
  * -> 291829
t: propylparaben 25kg => 291829
t: pyruvic acid => !291829

@ pure-oleic-acid
en: pure oleic acid; ethyl oleate; methyl oleate; glyceryl monooleate; linolenic acid; glyceryl oleate; isopropyl oleate; decyl oleate
de: Ethyloleat; Linolsäure; Glycerinmonooleat; Decyloleat
fr: oléate d'éthyle; acide linoléique; monooléate de glycérol
es: oleato de etilo; ácido linoleico; monooleato de glicerol
it: oleato di etile; monooleato di glicerina
nl: ethyloleaat; linolzuur; glycerolmonooleaat
pl: oleinian etylu; kwas linolowy; monooleinian gliceryny
not: conjugated linoleic acid; linoleic acid capsules
  * -> 291615
t: pure oleic acid 25kg => 291615
t: crotonic acid => !291615

@ pyridostigmine-bromide
en: pyridostigmine bromide
de: Pyridostigmine bromid
es: piridostigmine bromida
it: piridostigmine bromide
pl: pyridostigmine bromyd
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: pyridostigmine bromide powder 25 kg drum => 293339
t: pyridostigmine bromide 20 mg tablets => 300490
t: fentanyl citrate => !293339

@ pyrogallol
en: pyrogallol; tbhq; tert-butylhydroquinone; phloroglucinol; 4-tert-butylcatechol; catechol + pure|kg|flakes|crystal
de: Brenzcatechin; Phloroglucin
fr: pyrocatéchol
es: pirogalol; pirocatecol; floroglucinol
it: pirogallolo; pirocatecolo; floroglucinolo
nl: brenzcatechine
pl: pirokatechina; floroglucyna
  * -> 290729
t: pyrogallol 25kg => 290729
t: chloroxylenol => !290729

@ pyruvic-acid
en: pyruvic acid; calcium pyruvate; ethyl pyruvate; dehydrocholic acid; methyl acetoacetate; ketoglutaric acid; alpha-ketoglutaric acid; ketoprofen powder
de: Brenztraubensäure; Calciumpyruvat; Acetessigester
fr: acide pyruvique; pyruvate de calcium
es: ácido pirúvico; piruvato de calcio
it: piruvato di calcio
nl: pyrodruivenzuur; calciumpyruvaat
pl: kwas pirogronowy; pirogronian wapnia
  * -> 291830
t: pyruvic acid 25kg => 291830
t: phenoxyacetic acid => !291830

@ r407c
en: r407c refrigerant; r-407c; r407a; r407f
de: Kältemittel R407C
fr: gaz R407C; fluide R407C
es: gas R407C; refrigerante R407C
it: gas refrigerante R407C
nl: koudemiddel R407C
pl: czynnik R407C
  * -> 382764
t: r407c refrigerant gas 11.3kg => 382764
t: r134a refrigerant => !3827

@ r448a
en: r448a refrigerant; r449a refrigerant; r452a refrigerant; r513a refrigerant; r454b; r454b refrigerant; r454c refrigerant
de: Kältemittel R449A; Kältemittel R448A
fr: gaz R449A; gaz R448A
es: gas R449A; gas R448A
it: gas refrigerante R449A
nl: koudemiddel R449A
pl: czynnik R449A
  "r448a|r449a" -> 382765     # 20 % or more each of HFC-32 and HFC-125
  "r452a" -> 382763     # 59 % HFC-125
  * -> 382768
t: r448a refrigerant => 3827
t: air conditioner r32 => !3827

@ ranitidine
en: ranitidine; ranitidine hydrochloride
de: Ranitidin
es: ranitidina
pl: ranitidyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293219
t: ranitidine powder 25 kg drum => 293219
t: ranitidine 20 mg tablets => 300490
t: warfarin => !293219

@ raw-slate
en: raw slate; slate blocks; slate slabs rough; slate raw block; slate powder; slate chippings rough
de: Rohschiefer; Schieferblock; Schiefermehl
fr: ardoise brute; poudre d'ardoise
es: pizarra en bruto; polvo de pizarra
it: ardesia grezza; polvere d'ardesia
nl: ruwe leisteen; leisteenpoeder
pl: łupek surowy; mączka łupkowa
pt: ardósia em bruto; pó de ardósia
  * -> 251400
t: raw slate blocks => 251400
t: roofing slates finished => !2514

@ rhodium-chloride
en: rhodium chloride; rhodium trichloride
de: Rhodiumchlorid
fr: chlorure de rhodium
es: cloruro de rodio
it: cloruro di rodio
nl: rodiumchloride
pl: chlorek rodu
pt: cloreto de ródio
  * -> 284390
t: rhodium chloride 25kg => 284390
t: ceric oxide => !284390

@ rifampin
en: rifampin; rifaximin; rifampicin powder; rifabutin; rifampin + mg|tablet|capsule|injection|vial|ampoule; rifaximin + mg|tablet|capsule|injection|vial|ampoule; rifabutin + mg|tablet|capsule|injection|vial|ampoule
fr: rifampine
es: rifampina
pl: rifampyna
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294190
t: rifampin powder 25 kg drum => 294190
t: rifampin 20 mg tablets => 300420
t: buprenorphine => !294190

@ rivaroxaban
en: rivaroxaban
pl: riwaroksaban
pt: rivaroxabana
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293499
t: rivaroxaban powder 25 kg drum => 293499
t: rivaroxaban 20 mg tablets => 300490
t: sulfadiazine => !293499

@ roasted-iron-pyrite
en: roasted iron pyrites; pyrite cinder; roasted pyrites; iron pyrites roasted
de: Kiesabbrand; geröstete Schwefelkiese
fr: pyrites de fer grillées; cendres de pyrites
es: piritas de hierro tostadas; cenizas de piritas
it: piriti di ferro arrostite; ceneri di pirite
nl: geroost ijzerkies; pyrietas
pl: piryty prażone; wypałki pirytowe
pt: pirites de ferro ustuladas; cinzas de pirites
  * -> 260120
t: roasted iron pyrites => 260120
t: natural iron pyrites unroasted => !2601

@ roasted-molybdenum-concentrate
en: roasted molybdenum concentrate; roasted molybdenite; technical molybdic oxide roasted concentrate; molybdenite concentrate; molybdenum ore; unroasted molybdenum concentrate
de: Molybdänkonzentrat; Molybdänerz
fr: concentré de molybdène; minerai de molybdène
es: concentrado de molibdeno; mineral de molibdeno
it: concentrato di molibdeno; minerale di molibdeno
nl: molybdeenconcentraat; molybdeenerts
pl: koncentrat molibdenu; ruda molibdenu
pt: concentrado de molibdénio; minério de molibdénio
  "unroasted" -> 261390
  state=roasted -> 261310 ~.4
  "roasted|tostado|tostato|torrado" -> 261310
  * -> 261390
t: roasted molybdenum concentrate => 261310
t: molybdenite concentrate => 261390
t: molybdenum wire => !2613

@ rosiglitazone
en: rosiglitazone; pioglitazone hydrochloride
de: Rosiglitazon
es: rosiglitazona
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293410
t: rosiglitazone powder 25 kg drum => 293410
t: rosiglitazone 20 mg tablets => 300490
t: chlorpromazine => !293410

@ rosin-salt
en: rosin salt; rosin soap; sodium resinate; calcium resinate; resin salts; zinc resinate
de: Harzseife; Natriumresinat; Calciumresinat
fr: résinate de sodium; résinate de calcium; sels de colophane
es: resinato de sodio; sales de colofonia
it: resinato di sodio; sali di colofonia
nl: natriumresinaat; harszeep; colofoniumzout
pl: żywiczan sodu; mydło żywiczne; sole kalafonii
pt: sais de colofónia
  * -> 380620
t: sodium resinate => 380620
t: gum rosin ww grade => !380620

@ rosuvastatin
en: rosuvastatin; rosuvastatin calcium
fr: rosuvastatine
es: rosuvastatina
pl: rosuwastatyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293590
t: rosuvastatin powder 25 kg drum => 293590
t: rosuvastatin 20 mg tablets => 300490
t: trazodone => !293590

@ ruthenium-chloride
en: ruthenium chloride; ruthenium trichloride
de: Rutheniumchlorid
fr: chlorure de ruthénium
es: cloruro de rutenio
it: cloruro di rutenio
nl: rutheniumchloride
pl: chlorek rutenu
pt: cloreto de ruténio
  * -> 284390
t: ruthenium chloride 25kg => 284390
t: ceric oxide => !284390

@ samarium-oxide
en: samarium oxide
de: Samariumoxid
fr: oxyde de samarium
es: óxido de samario
it: ossido di samario
nl: samariumoxide
pl: tlenek samaru
  * -> 284690
t: samarium oxide 25kg => 284690
t: sodium hydride => !284690

@ scandium-oxide
en: scandium oxide
de: Scandiumoxid
fr: oxyde de scandium
es: óxido de escandio
it: ossido di scandio
nl: scandiumoxide
pl: tlenek skandu
  * -> 284690
t: scandium oxide 25kg => 284690
t: sodium hydride => !284690

@ sertraline
en: sertraline; sertraline hydrochloride
de: Sertralin
es: sertralina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292149
t: sertraline powder 25 kg drum => 292149
t: sertraline 20 mg tablets => 300490
t: diclofenac => !292149

@ sildenafil-citrate
en: sildenafil citrate; vardenafil; sildenafil base
de: Sildenafilcitrat
fr: citrate de sildénafil
es: citrato de sildenafilo
it: sildenafil citrato
nl: sildenafilcitraat
pl: cytrynian sildenafilu
pt: citrato de sildenafil
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293590
t: sildenafil citrate powder 25 kg drum => 293590
t: sildenafil citrate 20 mg tablets => 300490
t: naproxen sodium => !293590

@ silver-acetate
en: silver acetate
de: Silberacetat
fr: acétate d'argent
es: acetato de plata
it: acetato di argento
nl: zilveracetaat
pl: octan srebra
pt: acetato de prata
  * -> 284329
t: silver acetate 25kg => 284329
t: hydrogen tetrachloroaurate => !284329

@ silver-carbonate
en: silver carbonate
de: Silbercarbonat
fr: carbonate d'argent
es: carbonato de plata
it: carbonato di argento
nl: zilvercarbonaat
pl: węglan srebra
pt: carbonato de prata
  * -> 284329
t: silver carbonate 25kg => 284329
t: hydrogen tetrachloroaurate => !284329

@ silver-chloride
en: silver chloride
de: Silberchlorid
fr: chlorure d'argent
es: cloruro de plata
it: cloruro di argento
nl: zilverchloride
pl: chlorek srebra
pt: cloreto de prata
  * -> 284329
t: silver chloride 25kg => 284329
t: hydrogen tetrachloroaurate => !284329

@ silver-oxide
en: silver oxide
de: Silberoxid
fr: oxyde d'argent
es: óxido de plata
it: ossido di argento
nl: zilveroxide
pl: tlenek srebra
pt: óxido de prata
  * -> 284329
t: silver oxide 25kg => 284329
t: hydrogen tetrachloroaurate => !284329

@ silver-sulphate
en: silver sulphate; silver sulfate
de: Silbersulfat
fr: sulfate d'argent
es: sulfato de plata
it: solfato di argento
nl: zilversulfaat
pl: siarczan srebra
pt: sulfato de prata
  * -> 284329
t: silver sulphate 25kg => 284329
t: hydrogen tetrachloroaurate => !284329

@ simvastatin
en: simvastatin; lovastatin
fr: simvastatine
es: simvastatina
pl: simwastatyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293220
t: simvastatin powder 25 kg drum => 293220
t: simvastatin 20 mg tablets => 300490
t: amiodarone => !293220

@ sitagliptin
en: sitagliptin; sitagliptin phosphate; linagliptin
fr: sitagliptine
es: sitagliptina
pl: sitagliptyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: sitagliptin powder 25 kg drum => 293359
t: sitagliptin 20 mg tablets => 300490
t: vildagliptin => !293359

@ slack-wax
en: peat wax; scale wax; petrolatum wax residue; synthetic paraffin wax mineral; foots oil wax
de: Montanwachs; Ozokerit; Paraffingatsch; mikrokristallines Wachs
fr: cire de lignite; cire microcristalline; slack wax brut
es: cera de lignito; ozoquerita; cera microcristalina; parafina cruda
it: cera montana; ozocerite; cera microcristallina
nl: montaanwas; ozokeriet; microkristallijne was
pl: wosk montanowy; ozokeryt; wosk mikrokrystaliczny; gacz parafinowy
pt: cera de lenhite
  * -> 271290
t: slack wax 180kg => 271290
t: beeswax yellow => !2712

@ sodium-aluminate
en: sodium aluminate
de: Natriumaluminat
fr: aluminate de sodium
es: aluminato de sodio; aluminato sódico
it: alluminato di sodio
nl: natriumaluminaat
pl: glinian sodu
  * -> 284190
t: sodium aluminate 25kg => 284190
t: sodium selenite => !284190

@ sodium-ascorbate
en: vitamin c sodium ascorbate
de: Natriumascorbat
fr: ascorbate de sodium
es: ascorbato de sodio; ascorbato sódico
it: ascorbato di sodio
nl: natriumascorbaat
pl: askorbinian sodu
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 293627
t: vitamin c sodium ascorbate 25kg => 293627
t: vitamin c sodium ascorbate capsules 60 pcs => 2106
t: magnesium bisglycinate => !293627

@ sodium-bisulphate
en: sodium hydrogen sulphate; sodium hydrogen sulfate; dry acid ph minus
de: Natriumhydrogensulfat
fr: bisulfate de sodium
es: bisulfato de sodio; bisulfato sódico
it: bisolfato di sodio
nl: natriumbisulfaat
pl: wodorosiarczan sodu
pt: bissulfato de sódio
  * -> 283319
t: sodium hydrogen sulphate 25kg => 283319
t: nickel sulfate => !283319

@ sodium-bisulphite
en: sodium bisulphite; sodium bisulfite; sodium hydrogen sulphite; sodium hydrogen sulfite
de: Natriumhydrogensulfit
fr: bisulfite de sodium
es: bisulfito de sodio; bisulfito sódico
nl: natriumbisulfiet
pl: wodorosiarczyn sodu
pt: bissulfito de sódio
  * -> 283210
t: sodium bisulphite 25kg => 283210
t: potassium sulphite => !283210

@ sodium-bromate
en: sodium bromate
de: Natriumbromat
fr: bromate de sodium
es: bromato de sodio; bromato sódico
it: bromato di sodio
nl: natriumbromaat
pl: bromian sodu
  * -> 282990
t: sodium bromate 25kg => 282990
t: sodium sulfide => !282990

@ sodium-butyrate
en: sodium butyrate
de: Natriumbutyrat
fr: butyrate de sodium
es: butirato de sodio; butirato sódico
it: butirrato di sodio
nl: natriumbutyraat
pl: maślan sodu
  * -> 291560
t: sodium butyrate 25kg => 291560
t: sodium oxalate => !291560

@ sodium-chromate
en: sodium chromate
de: Natriumchromat
fr: chromate de sodium
es: cromato de sodio; cromato sódico
it: cromato di sodio
nl: natriumchromaat
pl: chromian sodu
  * -> 284150
t: sodium chromate 25kg => 284150
t: sodium permanganate => !284150

@ sodium-cyanate
en: sodium cyanate
de: Natriumcyanat
fr: cyanate de sodium
es: cianato de sodio; cianato sódico
it: cianato di sodio
nl: natriumcyanaat
pl: cyjanian sodu
  * -> 284290
t: sodium cyanate 25kg => 284290
t: silver chloride => !284290

@ sodium-cyclamate
en: sodium cyclamate
de: Natriumcyclamat
fr: cyclamate de sodium
es: ciclamato de sodio; ciclamato sódico
it: ciclammato di sodio
nl: natriumcyclamaat
pl: cyklaminian sodu
  * -> 292990
t: sodium cyclamate 25kg => 292990
t: sodium methoxide => !292990

@ sodium-dichromate
en: sodium bichromate
de: Natriumdichromat
fr: dichromate de sodium
es: dicromato de sodio; dicromato sódico
it: bicromato di sodio
nl: natriumdichromaat
pl: dichromian sodu
  * -> 284130
t: sodium bichromate 25kg => 284130
t: potassium bichromate => !284130

@ sodium-ethoxide
en: sodium ethoxide; sodium ethylate
de: Natriumethanolat
fr: éthylate de sodium
es: etóxido de sodio; etóxido sódico
it: etossido di sodio
nl: natriumethanolaat
pl: etanolan sodu
  * -> 290519
t: sodium ethoxide 25kg => 290519
t: ammonium sulphamate => !290519

@ sodium-ferrocyanide
en: sodium ferrocyanide; yellow prussiate of soda
de: Natriumferrocyanid
fr: ferrocyanure de sodium
es: ferrocianuro de sodio; ferrocianuro sódico
it: ferrocianuro di sodio
nl: natriumferrocyanide
pl: żelazocyjanek sodu
pt: ferrocianeto de sódio
  * -> 283720
t: sodium ferrocyanide 25kg => 283720
t: sodium metasilicate pentahydrate => !283720

@ sodium-fluorosilicate
en: sodium silicofluoride; sodium hexafluorosilicate
de: Natriumfluorosilikat
fr: fluorosilicate de sodium
es: fluorosilicato de sodio; fluorosilicato sódico
it: fluosilicato di sodio
nl: natriumfluorosilicaat
pl: fluorokrzemian sodu
pt: fluorossilicato de sódio
  * -> 282690
t: sodium silicofluoride 25kg => 282690
t: copper chloride => !282690

@ sodium-hydride
en: sodium hydride
de: Natriumhydrid
fr: hydrure de sodium
es: hidruro de sodio; hidruro sódico
it: idruro di sodio
nl: natriumhydride
pl: wodorek sodu
pt: hidreto de sódio
  * -> 285000
t: sodium hydride 25kg => 285000
t: mercuric chloride => !285000

@ sodium-hydrosulphide
en: sodium hydrosulphide; sodium hydrosulfide; nahs; sodium hydrogen sulphide; sodium hydrogen sulfide
de: Natriumhydrogensulfid
fr: hydrosulfure de sodium
es: hidrosulfuro de sodio; hidrosulfuro sódico
it: idrosolfuro di sodio
nl: natriumwaterstofsulfide
pl: wodorosiarczek sodu
pt: hidrossulfeto de sódio
  * -> 283010
t: sodium hydrosulphide 25kg => 283010
t: zinc sulfide => !283010

@ sodium-metasilicate
en: sodium metasilicate pentahydrate; disodium metasilicate
de: Natriummetasilikat
fr: métasilicate de sodium
es: metasilicato de sodio; metasilicato sódico
it: metasilicato di sodio
nl: natriummetasilicaat
pl: metakrzemian sodu
pt: metassilicato de sódio
  * -> 283911
t: sodium metasilicate pentahydrate 25kg => 283911
t: lithium silicate => !283911

@ sodium-metavanadate
en: sodium metavanadate
de: Natriummetavanadat
fr: métavanadate de sodium
es: metavanadato de sodio; metavanadato sódico
it: metavanadato di sodio
nl: natriummetavanadaat
pl: metawanadan sodu
  * -> 284190
t: sodium metavanadate 25kg => 284190
t: sodium selenite => !284190

@ sodium-methoxide
en: sodium methoxide; sodium methylate
de: Natriummethanolat
fr: méthylate de sodium
es: metóxido de sodio; metóxido sódico
it: metossido di sodio
nl: natriummethanolaat
pl: metanolan sodu
  * -> 290519
t: sodium methoxide 25kg => 290519
t: ammonium sulphamate => !290519

@ sodium-oleate
en: sodium oleate
de: Natriumoleat
fr: oléate de sodium
es: oleato de sodio; oleato sódico
it: oleato di sodio
nl: natriumoleaat
pl: oleinian sodu
  * -> 291615
t: sodium oleate 25kg => 291615
t: cobalt octoate => !291615

@ sodium-oxalate
en: sodium oxalate
de: Natriumoxalat
fr: oxalate de sodium
es: oxalato de sodio; oxalato sódico
it: ossalato di sodio
nl: natriumoxalaat
pl: szczawian sodu
  * -> 291711
t: sodium oxalate 25kg => 291711
t: magnesium lactate => !291711

@ sodium-perborate
en: sodium perborate tetrahydrate; sodium perborate monohydrate
de: Natriumperborat
fr: perborate de sodium
es: perborato sódico
it: perborato di sodio
nl: natriumperboraat
pl: nadboran sodu
  * -> 284030
t: sodium perborate tetrahydrate 25kg => 284030
t: sodium bichromate => !284030

@ sodium-perchlorate
en: sodium perchlorate
de: Natriumperchlorat
fr: perchlorate de sodium
es: perclorato de sodio; perclorato sódico
it: perclorato di sodio
nl: natriumperchloraat
pl: nadchloran sodu
  * -> 282990
t: sodium perchlorate 25kg => 282990
t: sodium sulfide => !282990

@ sodium-permanganate
en: sodium permanganate
de: Natriumpermanganat
fr: permanganate de sodium
es: permanganato de sodio; permanganato sódico
it: permanganato di sodio
nl: natriumpermanganaat
pl: nadmanganian sodu
  * -> 284169
t: sodium permanganate 25kg => 284169
t: ammonium heptamolybdate => !284169

@ sodium-persulphate
en: sodium persulfate
es: persulfato sódico
  * -> 283340
t: sodium persulfate 25kg => 283340
t: zinc nitrate => !283340

@ sodium-propionate
en: sodium propionate
de: Natriumpropionat
fr: propionate de sodium
es: propionato de sodio; propionato sódico
it: propionato di sodio
nl: natriumpropionaat
pl: propionian sodu
  * -> 291550
t: sodium propionate 25kg => 291550
t: sodium stearate => !291550

@ sodium-pyrophosphate
en: tetrasodium pyrophosphate; tspp; disodium pyrophosphate; sapp
de: Natriumpyrophosphat
fr: pyrophosphate de sodium
es: pirofosfato de sodio; pirofosfato sódico
it: pirofosfato di sodio
nl: natriumpyrofosfaat
pl: pirofosforan sodu
  * -> 283539
t: tetrasodium pyrophosphate 25kg => 283539
t: basic zinc carbonate => !283539

@ sodium-salicylate
en: sodium salicylate
de: Natriumsalicylat
fr: salicylate de sodium
es: salicilato de sodio; salicilato sódico
it: salicilato di sodio
nl: natriumsalicylaat
pl: salicylan sodu
  * -> 291821
t: sodium salicylate 25kg => 291821
t: vitamin c sodium ascorbate => !291821

@ sodium-selenate
en: sodium selenate
de: Natriumselenat
fr: séléniate de sodium
es: selenato de sodio; selenato sódico
it: selenato di sodio
nl: natriumselenaat
pl: selenian sodu
  * -> 284290
t: sodium selenate 25kg => 284290
t: silver chloride => !284290

@ sodium-selenite
en: sodium selenite
de: Natriumselenit
fr: sélénite de sodium
es: selenito de sodio; selenito sódico
nl: natriumseleniet
pl: selenin sodu
  * -> 284290
t: sodium selenite 25kg => 284290
t: silver chloride => !284290

@ sodium-stearate
en: sodium stearate
de: Natriumstearat
fr: stéarate de sodium
es: estearato de sodio; estearato sódico
it: stearato di sodio
nl: natriumstearaat
pl: stearynian sodu
  * -> 291570
t: sodium stearate 25kg => 291570
t: zinc laurate => !291570

@ sodium-sulphide
en: sodium sulfide; sodium sulphide flakes
es: sulfuro sódico
pt: sulfeto de sódio
  * -> 283010
t: sodium sulfide 25kg => 283010
t: zinc sulfide => !283010

@ sodium-tartrate
en: sodium tartrate; potassium sodium tartrate; rochelle salt
de: Natriumtartrat
fr: tartrate de sodium
es: tartrato de sodio; tartrato sódico
it: tartrato di sodio
nl: natriumtartraat
pl: winian sodu
pt: tartarato de sódio
  * -> 291813
t: sodium tartrate 25kg => 291813
t: calcium gluconate => !291813

@ sodium-thiocyanate
en: sodium thiocyanate
de: Natriumthiocyanat
fr: thiocyanate de sodium
es: tiocianato de sodio; tiocianato sódico
it: tiocianato di sodio
nl: natriumthiocyanaat
pl: tiocyjanian sodu
  * -> 284290
t: sodium thiocyanate 25kg => 284290
t: silver chloride => !284290

@ sorafenib
en: sorafenib; apalutamide
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293339
t: sorafenib powder 25 kg drum => 293339
t: sorafenib 20 mg tablets => 300490
t: fentanyl citrate => !293339

@ sorbitol-solution
en: sorbitol solution; sorbitol 70%; sorbitol syrup; sorbitol liquid; liquid sorbitol non crystallising
de: Sorbitlösung; Sorbitsirup
fr: solution de sorbitol; sirop de sorbitol
es: solución de sorbitol; jarabe de sorbitol
it: soluzione di sorbitolo; sciroppo di sorbitolo
nl: sorbitoloplossing; sorbitolsiroop
pl: roztwór sorbitolu; syrop sorbitolowy
pt: solução de sorbitol; xarope de sorbitol
  "d-glucitol content" -> 290544 ~.2
  "aqueous solution" -> 290544 ~.2
  * -> 382460
t: sorbitol 70% solution non crystallising ibc => 382460
t: sorbitol powder => !382460

@ squalane
en: squalane; squalane oil; olive squalane; phytosqualane
de: Squalan; Olivensqualan
fr: squalane végétal
es: escualano
it: squalano; squalano vegetale
nl: squalaan
pl: skwalan; skwalan z oliwek
pt: esqualano
not: squalane serum; squalane cream; squalane moisturizer; squalane cleanser; squalane lip; squalane hair
  capacity<=0.12l -> 330499 ~.1
  "face" -> 330499
  * -> 290110
t: olive squalane oil bulk 5kg => 290110
t: squalane serum 30ml => !2901

@ squalene
en: squalene; shark squalene
de: Squalen
es: escualeno
it: squalene naturale
nl: squaleen
pl: skwalen
pt: esqualeno
  * -> 290129
t: squalene 25kg => 290129
t: cyclopentane => !290129

@ stannou-chloride
en: tin ii chloride; tin chloride; tin dichloride
de: Zinn(II)-chlorid
fr: chlorure stanneux
es: cloruro de estaño(II)
it: cloruro di stagno(II)
pl: chlorek cyny(II)
pt: cloreto de estanho(II)
  * -> 282739
t: tin ii chloride 25kg => 282739
t: dicopper chloride trihydroxide => !282739

@ stannou-fluoride
en: tin ii fluoride
de: Zinn(II)-fluorid
fr: fluorure stanneux
es: fluoruro de estaño(II)
it: fluoruro di stagno(II)
pl: fluorek cyny(II)
pt: fluoreto de estanho(II)
  * -> 282619
t: tin ii fluoride 25kg => 282619
t: potassium fluoroborate => !282619

@ stannou-sulphate
en: stannous sulphate; stannous sulfate; tin ii sulfate; tin sulphate; tin sulfate
de: Zinn(II)-sulfat
fr: sulfate stanneux
es: sulfato de estaño(II)
it: solfato di stagno(II)
nl: tin(II)sulfaat
pl: siarczan cyny(II)
pt: sulfato de estanho(II)
  * -> 283329
t: stannous sulphate 25kg => 283329
t: potassium persulphate => !283329

@ streptomycin-sulphate
en: streptomycin sulphate; dihydrostreptomycin; streptomycin sulfate powder; streptomycin sulphate + mg|tablet|capsule|injection|vial|ampoule; dihydrostreptomycin + mg|tablet|capsule|injection|vial|ampoule
de: Streptomycinsulfat
fr: sulfate de streptomycine
es: sulfato de estreptomicina
it: streptomicina solfato
nl: streptomycinesulfaat
pl: siarczan streptomycyny
  kind=medicine-form -> 300410 ~.06
  weight<=0.005kg -> 300410 ~.04
  * -> 294120
t: streptomycin sulphate powder 25 kg drum => 294120
t: streptomycin sulphate 20 mg tablets => 300410
t: tetracycline hydrochloride => !294120

@ strontium-chloride
en: strontium chloride
de: Strontiumchlorid
fr: chlorure de strontium
es: cloruro de estroncio
it: cloruro di stronzio
nl: strontiumchloride
pl: chlorek strontu
pt: cloreto de estrôncio
  * -> 282739
t: strontium chloride 25kg => 282739
t: dicopper chloride trihydroxide => !282739

@ strontium-hydroxide
en: strontium hydroxide
de: Strontiumhydroxid
fr: hydroxyde de strontium
es: hidróxido de estroncio
it: idrossido di stronzio
nl: strontiumhydroxide
pl: wodorotlenek strontu
  * -> 281640
t: strontium hydroxide 25kg => 281640
t: magnesium peroxide => !281640

@ strychnine
en: yohimbine hydrochloride; huperzine a powder; vinpocetine powder; scopolamine hydrobromide; pilocarpine hydrochloride; hyoscine butylbromide powder; galantamine; sparteine; galanthamine; tropine; synephrine powder; theacrine; berberine hydrochloride powder; vincamine; emetine; lobeline; arecoline; reserpine
de: Strychnin; Yohimbin; Pilocarpin; Scopolamin; Reserpin
fr: yohimbine; pilocarpine; scopolamine
es: estricnina; yohimbina; pilocarpina; escopolamina; reserpina
it: stricnina; scopolamina
pl: strychnina; johimbina; pilokarpina; skopolamina; rezerpina
pt: ioimbina
  * -> 293979
t: yohimbine hydrochloride 25kg => 293979
t: carbon disulphide => !293979

@ sulfadiazine
en: sulfadiazine; sulfanilamide; sulfamethazine; sulfaguanidine
de: Sulfadiazin
es: sulfadiazina
pl: sulfadiazyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293590
t: sulfadiazine powder 25 kg drum => 293590
t: sulfadiazine 20 mg tablets => 300490
t: naproxen sodium => !293590

@ sumatriptan
en: sumatriptan; sumatriptan succinate
pt: sumatriptano
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293590
t: sumatriptan powder 25 kg drum => 293590
t: sumatriptan 20 mg tablets => 300490
t: praziquantel => !293590

@ tamsulosin
en: tamsulosin; tamsulosin hydrochloride; celecoxib; acetazolamide; probenecid
fr: tamsulosine
es: tamsulosina
pl: tamsulosyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293590
t: tamsulosin powder 25 kg drum => 293590
t: tamsulosin 20 mg tablets => 300490
t: naproxen sodium => !293590

@ tantalum-pentoxide
en: tantalum pentoxide; tantalum oxide
de: Tantalpentoxid
fr: pentoxyde de tantale
es: pentóxido de tántalo
it: pentossido di tantalio
nl: tantaalpentoxide
pl: pięciotlenek tantalu
  * -> 282590
t: tantalum pentoxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ tarred-macadam
en: tarred macadam; tarmac aggregate; tar macadam; coated macadam
de: Teermakadam
fr: tarmacadam; macadam goudronné
es: macadán alquitranado
it: macadam al catrame; tarmacadam inerte
nl: teermacadam
pl: makadam smołowany
pt: macadame alcatroado
  * -> 251730
t: tarred macadam => 251730
t: bitumen drum => !2517

@ terbinafine
en: terbinafine; terbinafine hydrochloride
de: Terbinafin
es: terbinafina
pl: terbinafyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292149
t: terbinafine powder 25 kg drum => 292149
t: terbinafine 20 mg tablets => 300490
t: diclofenac => !292149

@ terbium-oxide
en: terbium oxide
de: Terbiumoxid
fr: oxyde de terbium
es: óxido de terbio
it: ossido di terbio
nl: terbiumoxide
pl: tlenek terbu
  * -> 284690
t: terbium oxide 25kg => 284690
t: sodium hydride => !284690

@ terbutaline
en: terbutaline; terbutaline sulphate
de: Terbutalin
es: terbutalina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292250
t: terbutaline powder 25 kg drum => 292250
t: terbutaline 20 mg tablets => 300490
t: sertraline => !292250

@ tetracycline-hydrochloride
en: tetracycline hydrochloride; oxytetracycline hydrochloride; chlortetracycline; doxycycline hyclate; minocycline hydrochloride; tigecycline; tetracycline hydrochloride + mg|tablet|capsule|injection|vial|ampoule; oxytetracycline hydrochloride + mg|tablet|capsule|injection|vial|ampoule; chlortetracycline + mg|tablet|capsule|injection|vial|ampoule; doxycycline hyclate + mg|tablet|capsule|injection|vial|ampoule; minocycline hydrochloride + mg|tablet|capsule|injection|vial|ampoule; tigecycline + mg|tablet|capsule|injection|vial|ampoule
de: Tetracyclinhydrochlorid
fr: chlorhydrate de tétracycline
es: clorhidrato de tetraciclina
it: tetraciclina cloridrato
nl: tetracyclinehydrochloride
pl: chlorowodorek tetracykliny
pt: cloridrato de tetraciclina
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294130
t: tetracycline hydrochloride powder 25 kg drum => 294130
t: tetracycline hydrochloride 20 mg tablets => 300420
t: florfenicol => !294130

@ tetrafluoroethane
en: tetrafluoroethane; 1,1,1,2-tetrafluoroethane; r134a refrigerant; r134a gas; r-134a
de: Tetrafluorethan
fr: gaz R134a
es: tetrafluoroetano; gas R134a
it: tetrafluoroetano gas; gas refrigerante R134a
nl: tetrafluorethaan; koudemiddel R134a
pl: tetrafluoroetan; czynnik R134a
pt: tetrafluoretano
  * -> 290345
t: tetrafluoroethane 25kg => 290345
t: heptafluoropropane => !290345

@ tetrahydrocannabinol
en: tetrahydrocannabinol; dronabinol
es: tetrahidrocannabinol
it: tetraidrocannabinolo
pl: tetrahydrokannabinol
pt: tetra-hidrocanabinol
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293295
t: tetrahydrocannabinol powder 25 kg drum => 293295
t: tetrahydrocannabinol 20 mg tablets => 300490
t: metamizole => !293295

@ tetramethylammonium-hydroxide
en: tetramethylammonium hydroxide; tmah; tetrabutylammonium bromide; tbab; didecyldimethylammonium chloride; ddac; benzyltriethylammonium chloride; acetylcholine chloride; tetraethylammonium hydroxide; tetrabutylammonium hydrogen sulphate; dodecyltrimethylammonium bromide; cetyltrimethylammonium bromide; ctab; denatonium benzoate quaternary; chlormequat chloride technical; betaine anhydrous; choline citrate; alpha gpc; hydroxyethyl trimethylammonium
de: Tetramethylammoniumhydroxid; Tetrabutylammoniumbromid; Didecyldimethylammoniumchlorid
fr: hydroxyde de tétraméthylammonium; bromure de tétrabutylammonium; chlorure de didécyldiméthylammonium
es: hidróxido de tetrametilamonio; bromuro de tetrabutilamonio; cloruro de didecildimetilamonio
it: idrossido di tetrametilammonio; bromuro di tetrabutilammonio; cloruro di didecildimetilammonio
nl: tetramethylammoniumhydroxide; tetrabutylammoniumbromide; didecyldimethylammoniumchloride
pl: wodorotlenek tetrametyloamoniowy; bromek tetrabutyloamoniowy; chlorek didecylodimetyloamoniowy
pt: brometo de tetrabutilamónio; cloreto de didecildimetilamónio
not: ddac disinfectant; alpha gpc capsules
  * -> 292390
t: tetramethylammonium hydroxide 25kg => 292390
t: acetamide => !292390

@ thiamethoxam
en: thiamethoxam; clothianidin
es: tiametoxam
pl: tiametoksam
  kind=formulation -> 380891
  * -> 293410
t: thiamethoxam 25kg => 293410
t: thiamethoxam wettable powder preparation => 380891
t: fipronil => !293410

@ thiophanate-methyl
en: thiophanate methyl; captan; folpet
es: tiofanate metil
pl: tiofanate metyl
  kind=formulation -> 380892
  * -> 293090
t: thiophanate methyl 25kg => 293090
t: thiophanate methyl wettable powder preparation => 380892
t: dimethomorph => !293090

@ timolol-maleate
en: timolol maleate; moclobemide; levamisole; levamisole hydrochloride
de: Timolol maleat
es: timolol maleato
nl: timolol maleaat
pl: timolol malean
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293499
t: timolol maleate powder 25 kg drum => 293499
t: timolol maleate 20 mg tablets => 300490
t: sulfadiazine => !293499

@ tin-oxide
en: stannic oxide; stannous oxide
  * -> 282590
t: stannic oxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ titanium-isopropoxide
en: titanium isopropoxide; tetraisopropyl titanate
de: Titanisopropylat
fr: isopropylate de titane
es: isopropóxido de titanio
it: isopropossido di titanio
nl: titaniumisopropylaat
pl: izopropanolan tytanu
  * -> 290519
t: titanium isopropoxide 25kg => 290519
t: ammonium sulphamate => !290519

@ titanium-oxide
en: titanium oxide
de: Titanoxid
fr: oxyde de titane
es: óxido de titanio
it: ossido di titanio
nl: titaniumoxide
pl: tlenek tytanu
  * -> 282300
t: titanium oxide 25kg => 282300
t: lithium oxide => !282300

@ titanium-tetrachloride
en: titanium tetrachloride; ticl4
de: Titantetrachlorid
fr: tétrachlorure de titane
es: tetracloruro de titanio
it: tetracloruro di titanio
nl: titaniumtetrachloride
pl: tetrachlorek tytanu
pt: tetracloreto de titânio
  * -> 282739
t: titanium tetrachloride 25kg => 282739
t: dicopper chloride trihydroxide => !282739

@ tmtd
en: tmtd; thiram technical; tetramethylthiuram disulphide; tetramethylthiuram disulfide; tetraethylthiuram disulphide; disulfiram powder; tmtm accelerator; dpth accelerator
de: Tetramethylthiuramdisulfid; Disulfiram
fr: disulfure de tétraméthylthiurame
es: disulfuro de tetrametiltiuram
it: disolfuro di tetrametiltiurame
nl: tetramethylthiuramdisulfide
pl: disulfid tetrametylotiuramu
pt: dissulfeto de tetrametiltiurame
  * -> 293030
t: tmtd 25kg => 293030
t: potassium ethyl xanthate => !293030

@ toluenediamine
en: toluenediamine; o-phenylenediamine; toluene-2,5-diamine sulphate; diethyltoluenediamine; detda; 6ppd antioxidant; ippd antioxidant; diaminotoluene
de: Toluoldiamin; o-Phenylendiamin; Diethyltoluoldiamin
es: toluenodiamina; o-fenilendiamina
it: toluendiammina; o-fenilendiammina
nl: tolueendiamine; o-fenyleendiamine
pl: toluenodiamina techniczna; o-fenylenodiamina
pt: o-fenilenodiamina
  * -> 292151
t: toluenediamine 25kg => 292151
t: methylenedianiline => !292151

@ toner-powder
en: photocopier toner powder; toner refill powder; bulk toner powder; photographic fixer; c-41 chemistry kit; e-6 chemistry kit; stop bath photographic; cyanotype chemicals; screen printing emulsion photo; photo resist; diazo emulsion; flash powder magnesium photo
de: Fotoentwickler; Fotoresist
fr: poudre de toner; révélateur photo; photorésine
es: polvo de tóner; fotorresina
it: polvere toner; sviluppo fotografico; fissaggio fotografico
nl: tonerpoeder; fotografische ontwikkelaar; fixeer foto
pl: proszek tonera; wywoływacz fotograficzny; utrwalacz fotograficzny; fotorezyst
pt: pó de toner; fixador fotográfico; fotorresiste
not: toner cartridge; film photoresist dry
  "emulsion" -> 370710
  * -> 370790
t: bulk toner powder 10kg => 370790
t: toner cartridge for printer => !3707

@ tramadol
en: tramadol; tramadol hydrochloride
it: tramadolo
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292250
t: tramadol powder 25 kg drum => 292250
t: tramadol 20 mg tablets => 300490
t: sertraline => !292250

@ trazodone
en: trazodone; trazodone hydrochloride
de: Trazodon
es: trazodona
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: trazodone powder 25 kg drum => 293359
t: trazodone 20 mg tablets => 300490
t: lamotrigine => !293359

@ triamcinolone
en: triamcinolone acetonide; dexamethasone sodium phosphate; betamethasone valerate; fluticasone; fluticasone propionate; mometasone furoate; clobetasol; clobetasol propionate; triamcinolone acetonide + mg|tablet|capsule|injection|vial|ampoule; dexamethasone sodium phosphate + mg|tablet|capsule|injection|vial|ampoule; betamethasone valerate + mg|tablet|capsule|injection|vial|ampoule; fluticasone + mg|tablet|capsule|injection|vial|ampoule; fluticasone propionate + mg|tablet|capsule|injection|vial|ampoule; mometasone furoate + mg|tablet|capsule|injection|vial|ampoule; clobetasol + mg|tablet|capsule|injection|vial|ampoule; clobetasol propionate + mg|tablet|capsule|injection|vial|ampoule
de: Triamcinolon
es: triamcinolona
  kind=medicine-form -> 300432 ~.06
  weight<=0.005kg -> 300432 ~.04
  * -> 293722
t: triamcinolone acetonide powder 25 kg drum => 293722
t: triamcinolone acetonide 20 mg tablets => 300432
t: methylprednisolone acetate => !293722

@ tributyl-phosphate
en: tributyl phosphate; triethyl phosphate; tris(2-chloroisopropyl) phosphate; tcpp; tris chloropropyl phosphate; tcep; tris(2-chloroethyl) phosphate; trimethyl phosphate; tris(2-ethylhexyl) phosphate; resorcinol bis diphenyl phosphate; rdp flame retardant; bisphenol a bis diphenyl phosphate; triisobutyl phosphate; phytic acid; inositol hexaphosphate
de: Tributylphosphat; Triethylphosphat; Trikresylphosphat; Phytinsäure
fr: phosphate de tributyle; phosphate de triéthyle; acide phytique
es: fosfato de tributilo; fosfato de trietilo; ácido fítico
it: fosfato di tributile; fosfato di trietile
nl: tributylfosfaat; triethylfosfaat; fytinezuur
pl: fosforan tributylu; fosforan trietylu; kwas fitynowy
  * -> 291990
t: tributyl phosphate 25kg => 291990
t: triphenyl phosphite => !291990

@ tributyltin-compound
en: tributyltin compounds; tributyltin oxide technical; tributyltin chloride
de: Tributylzinnchlorid
fr: chlorure de tributylétain
es: cloruro de tributilestaño
it: cloruro di tributilstagno
nl: tributyltinchloride
pl: chlorek tributylocyny
pt: cloreto de tributilestanho
  kind=formulation -> 380859
  * -> 293120
t: tributyltin compounds 25kg => 293120
t: tributyltin compounds emulsifiable concentrate => 380859
t: imidacloprid technical => !293120

@ trichlorfon
en: trichlorfon; metrifonate; trichlorphon
es: triclorfon
  kind=formulation -> 380859
  * -> 293154
t: trichlorfon 25kg => 293154
t: trichlorfon emulsifiable concentrate => 380859
t: monocrotophos => !293154

@ trichlorofluoromethane
en: trichlorofluoromethane; cfc-11; dichlorodifluoromethane; cfc-12; r12 refrigerant; trichlorotrifluoroethane; cfc-113
de: Trichlorfluormethan; Dichlordifluormethan
es: triclorofluorometano; diclorodifluorometano
it: triclorofluorometano gas; diclorodifluorometano gas
nl: trichloorfluormethaan; dichloordifluormethaan
pl: trichlorofluorometan; dichlorodifluorometan
  * -> 290377
t: trichlorofluoromethane 25kg => 290377
t: halon 1301 => !290377

@ triclosan
en: triclosan; guaifenesin; 4-methoxyphenol; mequinol; vanillyl butyl ether; gingerol
fr: guaïfénésine
es: guaifenesina; 4-metoxifenol
it: triclosan puro; 4-metossifenolo
nl: 4-methoxyfenol
pl: triklosan; gwajafenezyna; 4-metoksyfenol
pt: triclosana
not: triclosan soap; triclosan toothpaste
  * -> 290950
t: triclosan 25kg => 290950
t: dicumyl peroxide => !290950

@ triethylamine
en: triethylamine; isopropylamine; n-butylamine; tributylamine; di-n-propylamine; dibutylamine; tert-butylamine; monoethylamine; diisopropylamine; octadecylamine; octylamine; dodecyl dimethyl amine
de: Triethylamin; Isopropylamin; Butylamin; Diisopropylamin
fr: butylamine
es: trietilamina; isopropilamina; butilamina
it: trietilammina; isopropilammina; butilammina
pl: trietyloamina; izopropyloamina; butyloamina
  * -> 292119
t: triethylamine 25kg => 292119
t: diethylenetriamine => !292119

@ trifluoromethane
en: trifluoromethane; fluoroform; hfc-23; r-23 refrigerant; r23 gas
de: Trifluormethan
es: trifluorometano
it: trifluorometano gas
nl: trifluormethaan
pl: trifluorometan
  * -> 290341
t: trifluoromethane 25kg => 290341
t: hfc-32 => !290341

@ trifluralin
en: trifluralin; trifluralin technical
fr: trifluraline
es: trifluralina
  kind=formulation -> 380893
  * -> 292143
t: trifluralin 25kg => 292143
t: trifluralin wettable powder preparation => 380893
t: clopyralid => !292143

@ triisopropanolamine
en: triisopropanolamine; tipa 85; diisopropanolamine; monoisopropanolamine; 2-amino-2-methyl-1-propanol; amp 95; tromethamine; tris base; trometamol; diethylaminoethanol; tromethamine buffer; 2-amino-1-butanol; diethylethanolamine; ethambutol; methylethanolamine
de: Triisopropanolamin
es: triisopropanolamina; dietilaminoetanol
it: triisopropanolammina; trometamolo; dietilamminoetanolo
pl: triizopropanoloamina; dietyloaminoetanol
  * -> 292219
t: triisopropanolamine 25kg => 292219
t: phenylalanine => !292219

@ trimethoprim
en: trimethoprim; pyrimethamine
es: trimetoprim
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293359
t: trimethoprim powder 25 kg drum => 293359
t: trimethoprim 20 mg tablets => 300490
t: rosuvastatin => !293359

@ trinitrotoluene
en: trinitrotoluene; tnt explosive substance; dinitrotoluene; nitrotoluene; nitroethane; 1-nitropropane; musk xylene
de: Trinitrotoluol; Dinitrotoluol; Nitroethan
es: trinitrotolueno; dinitrotolueno; nitroetano
it: trinitrotoluene tritolo; nitroetano liquido
nl: trinitrotolueen; dinitrotolueen; nitroethaan
pl: trinitrotoluen; dinitrotoluen; nitroetan
pt: trinitrotolueno explosivo; dinitrotolueno líquido
  * -> 290420
t: trinitrotoluene 25kg => 290420
t: 1-propanol => !290420

@ triphenyl-phosphite
en: triphenyl phosphite; tris(2,4-di-tert-butylphenyl) phosphite; irgafos 168; tris nonylphenyl phosphite; tnpp; diphenyl isodecyl phosphite; triisodecyl phosphite
de: Triphenylphosphit; Tris(nonylphenyl)phosphit
fr: phosphite de triphényle
es: fosfito de trifenilo
it: fosfito di trifenile
nl: trifenylfosfiet
pl: fosforyn trifenylu
  * -> 292029
t: triphenyl phosphite 25kg => 292029
t: diethyl sulphate => !292029

@ tungsten-trioxide
en: tungsten trioxide; tungstic oxide; yellow tungsten oxide
de: Wolframtrioxid
fr: trioxyde de tungstène
es: trióxido de wolframio
it: triossido di tungsteno
nl: wolfraamtrioxide
pl: trójtlenek wolframu
pt: trióxido de tungsténio
  * -> 282590
t: tungsten trioxide 25kg => 282590
t: diphosphorus pentaoxide => !282590

@ tylosin-tartrate
en: tylosin tartrate; tylosin phosphate; tiamulin fumarate; monensin sodium; salinomycin; virginiamycin; tilmicosin; lasalocid; tylosin tartrate + mg|tablet|capsule|injection|vial|ampoule; tylosin phosphate + mg|tablet|capsule|injection|vial|ampoule; tiamulin fumarate + mg|tablet|capsule|injection|vial|ampoule; monensin sodium + mg|tablet|capsule|injection|vial|ampoule; salinomycin + mg|tablet|capsule|injection|vial|ampoule; virginiamycin + mg|tablet|capsule|injection|vial|ampoule; tilmicosin + mg|tablet|capsule|injection|vial|ampoule; lasalocid + mg|tablet|capsule|injection|vial|ampoule
de: Tylosintartrat
fr: tartrate de tylosine
es: tartrato de tilosina
it: tilosina tartrato
nl: tylosinetartraat
pl: winian tylozyny
pt: tartarato de tilosina
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294190
t: tylosin tartrate powder 25 kg drum => 294190
t: tylosin tartrate 20 mg tablets => 300420
t: buprenorphine => !294190

@ uracil
en: uracil; adenine; adenine hydrochloride; guanine; thymine; cytosine; hypoxanthine; uric acid; allopurinol powder; aciclovir powder; acyclovir powder; orotic acid; piperazine citrate; piperazine anhydrous; trimethoprim powder; ciprofloxacin hydrochloride; hydroxyzine hydrochloride; triethylenediamine; favipiravir; imatinib; mercaptopurine; methotrexate powder; 6-benzylaminopurine
de: Adenin; Guanin; Harnsäure; Orotsäure; Triethylendiamin; Ciprofloxacinhydrochlorid
fr: uracile; acide urique; acide orotique
es: uracilo; adenina; guanina; ácido úrico; ácido orótico
nl: urinezuur; orootzuur
pl: uracyl; kwas moczowy; kwas orotowy
  * -> 293359
t: uracil 25kg => 293359
t: melamine 99.8% => !293359

@ valproic-acid
en: valproic acid; sodium valproate
de: Valproinsäure
fr: acide valproïque
es: ácido valproico
nl: valproïnezuur
pl: kwas walproinowy
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 291590
t: valproic acid powder 25 kg drum => 291590
t: valproic acid 20 mg tablets => 300490
t: calcium glycerophosphate => !291590

@ valsartan
en: valsartan; candesartan; irbesartan; telmisartan
pl: walsartan
pt: valsartana
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293399
t: valsartan powder 25 kg drum => 293399
t: valsartan 20 mg tablets => 300490
t: sumatriptan => !293399

@ vanadium-carbide
en: vanadium carbide
de: Vanadiumcarbid
fr: carbure de vanadium
es: carburo de vanadio
it: carburo di vanadio
nl: vanadiumcarbide
pl: węglik wanadu
pt: carboneto de vanádio
  * -> 284990
t: vanadium carbide 25kg => 284990
t: zinc acetate => !284990

@ vancomycin-hydrochloride
en: vancomycin hydrochloride; teicoplanin; daptomycin; polymyxin b sulphate; colistin sulphate; colistimethate; bacitracin zinc; bacitracin; vancomycin hydrochloride + mg|tablet|capsule|injection|vial|ampoule; teicoplanin + mg|tablet|capsule|injection|vial|ampoule; daptomycin + mg|tablet|capsule|injection|vial|ampoule; polymyxin b sulphate + mg|tablet|capsule|injection|vial|ampoule; colistin sulphate + mg|tablet|capsule|injection|vial|ampoule; colistimethate + mg|tablet|capsule|injection|vial|ampoule; bacitracin zinc + mg|tablet|capsule|injection|vial|ampoule; bacitracin + mg|tablet|capsule|injection|vial|ampoule
de: Vancomycinhydrochlorid
fr: chlorhydrate de vancomycine
es: clorhidrato de vancomicina
it: vancomicina cloridrato
nl: vancomycinehydrochloride
pl: chlorowodorek wankomycyny
pt: cloridrato de vancomicina
  kind=medicine-form -> 300420 ~.06
  weight<=0.005kg -> 300420 ~.04
  * -> 294190
t: vancomycin hydrochloride powder 25 kg drum => 294190
t: vancomycin hydrochloride 20 mg tablets => 300420
t: buprenorphine => !294190

@ venlafaxine
en: venlafaxine; venlafaxine hydrochloride; desvenlafaxine
de: Venlafaxin
es: venlafaxina
pl: wenlafaksyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292250
t: venlafaxine powder 25 kg drum => 292250
t: venlafaxine 20 mg tablets => 300490
t: sertraline => !292250

@ verapamil
en: verapamil; verapamil hydrochloride
es: verapamilo
pl: werapamil
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 292690
t: verapamil powder 25 kg drum => 292690
t: verapamil 20 mg tablets => 300490
t: cyclophosphamide => !292690

@ vildagliptin
en: vildagliptin; saxagliptin
fr: vildagliptine
es: vildagliptina
pl: wildagliptyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293399
t: vildagliptin powder 25 kg drum => 293399
t: vildagliptin 20 mg tablets => 300490
t: nizatidine => !293399

@ vincristine-sulphate
en: vincristine sulphate; vinblastine sulphate; vinorelbine tartrate; irinotecan; topotecan; vincristine sulphate + mg|tablet|capsule|injection|vial|ampoule; vinblastine sulphate + mg|tablet|capsule|injection|vial|ampoule; vinorelbine tartrate + mg|tablet|capsule|injection|vial|ampoule; irinotecan + mg|tablet|capsule|injection|vial|ampoule; topotecan + mg|tablet|capsule|injection|vial|ampoule
de: Vincristinsulfat
fr: sulfate de vincristine
es: sulfato de vincristina
it: vincristina solfato
nl: vincristinesulfaat
pl: siarczan winkrystyny
  kind=medicine-form -> 300449 ~.06
  weight<=0.005kg -> 300449 ~.04
  * -> 293979
t: vincristine sulphate powder 25 kg drum => 293979
t: vincristine sulphate 20 mg tablets => 300449
t: paclitaxel => !293979

@ vinylidene-chloride
en: vinylidene chloride; 1,1-dichloroethylene; vinylidene chloride monomer; hexachlorobutadiene
de: Vinylidenchlorid
fr: chlorure de vinylidène
es: cloruro de vinilideno
it: cloruro di vinilidene
nl: vinylideenchloride
pl: chlorek winylidenu
pt: cloreto de vinilideno
  * -> 290329
t: vinylidene chloride 25kg => 290329
t: trifluoromethane => !290329

@ vinyltrimethoxysilane
en: vinyltrimethoxysilane; aminopropyltriethoxysilane; glycidoxypropyltrimethoxysilane; silane coupling agent; dimethyldichlorosilane; methyltrichlorosilane; methyltrimethoxysilane; trimethylchlorosilane; n-butyllithium; butyllithium; triethylaluminium; triphenylphosphine; d4 siloxane; cyclopentasiloxane pure; grignard reagent; phenylmagnesium bromide; ferrocene; phenylboronic acid; trimethylsilyl; dibutyltin dilaurate; dbtdl catalyst; dibutyltin oxide; hexamethylcyclotrisiloxane; methyl magnesium chloride; triethylborane; trimethylaluminium; tributylphosphine; octyltriethoxysilane; decamethylcyclopentasiloxane
de: Vinyltrimethoxysilan; Aminopropyltriethoxysilan; Silan Haftvermittler; Ferrocen; Dibutylzinndilaurat
fr: agent de couplage silane; dilaurate de dibutylétain
es: viniltrimetoxisilano; agente de acoplamiento silano; butil litio; ferroceno; dilaurato de dibutilestaño
it: viniltrimetossisilano; agente accoppiante silanico; butillitio; dilaurato di dibutilstagno
nl: vinyltrimethoxysilaan; silaan koppelmiddel; ferroceen; dibutyltindilauraat
pl: winylotrimetoksysilan; silan sprzęgający; butylolit; dilaurynian dibutylocyny
pt: viniltrimetoxissilano; agente de acoplamento silano; dilaurato de dibutilestanho
  "triphenylphosphine|tributylphosphine" -> 293149
  * -> 293190
t: vinyltrimethoxysilane 25kg => 293190
t: gamma-undecalactone => !293190

@ warfarin
en: warfarin; warfarin sodium
fr: warfarine
es: warfarina
pl: warfaryna
pt: varfarina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293220
t: warfarin powder 25 kg drum => 293220
t: warfarin 20 mg tablets => 300490
t: amiodarone => !293220

@ x-ray-film-roll
en: x-ray film roll; x-ray film in rolls; roll x-ray film unexposed; radiographic film roll
de: Röntgenfilm Rolle
fr: film radiographique en rouleau
es: película radiográfica en rollo
it: pellicola radiografica in rotolo
nl: röntgenfilm rol
pl: film rentgenowski w rolce
pt: filme radiográfico em rolo
  * -> 370210
t: x-ray film in rolls unexposed => 370210
t: x-ray film sheets 100 => !370210

@ xylometazoline
en: xylometazoline; oxymetazoline; xylometazoline hydrochloride
de: Xylometazolin
es: xilometazolina
pl: ksylometazolina
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293329
t: xylometazoline powder 25 kg drum => 293329
t: xylometazoline 20 mg tablets => 300490
t: amlodipine => !293329

@ yttrium-oxide
en: yttria
de: Yttriumoxid
fr: oxyde d'yttrium
es: óxido de itrio
it: ossido di ittrio
nl: yttriumoxide
pl: tlenek itru
  * -> 284690
t: yttria 25kg => 284690
t: sodium hydride => !284690

@ zidovudine
en: zidovudine; lamivudine powder; ribavirin; remdesivir; stavudine
de: Zidovudin
es: zidovudina
pl: zidowudyna
  kind=medicine-form -> 300490 ~.06
  weight<=0.005kg -> 300490 ~.04
  * -> 293499
t: zidovudine powder 25 kg drum => 293499
t: zidovudine 20 mg tablets => 300490
t: sulfadiazine => !293499

@ zinc-acetate
en: zinc acetate
de: Zinkacetat
fr: acétate de zinc
es: acetato de zinc
it: acetato di zinco
nl: zinkacetaat
pl: octan cynku
pt: acetato de zinco
  * -> 291529
t: zinc acetate 25kg => 291529
t: potassium formate => !291529

@ zinc-bisglycinate
en: zinc bisglycinate
de: Zinkbisglycinat
fr: bisglycinate de zinc
es: bisglicinato de zinc
it: bisglicinato di zinco
nl: zinkbisglycinaat
pl: bisglicynian cynku
pt: bisglicinato de zinco
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 292249
t: zinc bisglycinate 25kg => 292249
t: zinc bisglycinate capsules 60 pcs => 2106
t: zinc picolinate => !292249

@ zinc-borate
en: zinc borate
de: Zinkborat
fr: borate de zinc
es: borato de zinc
it: borato di zinco
nl: zinkboraat
pl: boran cynku
pt: borato de zinco
  * -> 284020
t: zinc borate 25kg => 284020
t: sodium perborate tetrahydrate => !284020

@ zinc-carbonate
en: basic zinc carbonate
de: Zinkcarbonat
fr: carbonate de zinc
es: carbonato de zinc
it: carbonato di zinco
nl: zinkcarbonaat
pl: węglan cynku
pt: carbonato de zinco
  * -> 283699
t: basic zinc carbonate 25kg => 283699
t: copper cyanide => !283699

@ zinc-chromate
en: zinc chromate
de: Zinkchromat
fr: chromate de zinc
es: cromato de zinc
it: cromato di zinco
nl: zinkchromaat
pl: chromian cynku
pt: cromato de zinco
  * -> 284150
t: zinc chromate 25kg => 284150
t: sodium permanganate => !284150

@ zinc-citrate
en: zinc citrate
de: Zinkcitrat
fr: citrate de zinc
es: citrato de zinc
it: citrato di zinco
nl: zinkcitraat
pl: cytrynian cynku
pt: citrato de zinco
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291815
t: zinc citrate 25kg => 291815
t: zinc citrate capsules 60 pcs => 2106
t: sodium tartrate => !291815

@ zinc-cyanide
en: zinc cyanide
de: Zinkcyanid
fr: cyanure de zinc
es: cianuro de zinc
it: cianuro di zinco
nl: zinkcyanide
pl: cyjanek cynku
pt: cianeto de zinco
  * -> 283719
t: zinc cyanide 25kg => 283719
t: sodium ferrocyanide => !283719

@ zinc-diethyldithiocarbamate
en: zinc diethyldithiocarbamate; zdec accelerator; zinc dibutyldithiocarbamate; zdbc; zinc dimethyldithiocarbamate; ziram technical; sodium dimethyldithiocarbamate; sodium diethyldithiocarbamate; ferbam; thiobencarb
de: Zinkdiethyldithiocarbamat; Natriumdiethyldithiocarbamat
fr: diéthyldithiocarbamate de zinc
es: dietilditiocarbamato de zinc
it: dietilditiocarbammato di zinco
nl: zinkdiethyldithiocarbamaat
pl: dietyloditiokarbaminian cynku
pt: dietilditiocarbamato de zinco
  * -> 293020
t: zinc diethyldithiocarbamate 25kg => 293020
t: tmtd => !293020

@ zinc-dithionite
en: zinc dithionite; zinc hydrosulphite; zinc hydrosulfite
de: Zinkdithionit
fr: dithionite de zinc
es: ditionito de zinc
it: ditionito di zinco
nl: zinkdithioniet
pl: ditionian cynku
pt: ditionito de zinco
  * -> 283190
t: zinc dithionite 25kg => 283190
t: sodium bisulphite => !283190

@ zinc-gluconate
en: zinc gluconate
de: Zinkgluconat
fr: gluconate de zinc
es: gluconato de zinc
it: gluconato di zinco
nl: zinkgluconaat
pl: glukonian cynku
pt: gluconato de zinco
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291816
t: zinc gluconate 25kg => 291816
t: zinc gluconate capsules 60 pcs => 2106
t: magnesium malate => !291816

@ zinc-lactate
en: zinc lactate
de: Zinklactat
fr: lactate de zinc
es: lactato de zinc
it: lattato di zinco
nl: zinklactaat
pl: mleczan cynku
pt: lactato de zinco
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 291811
t: zinc lactate 25kg => 291811
t: zinc lactate capsules 60 pcs => 2106
t: tricalcium citrate => !291811

@ zinc-laurate
en: zinc laurate
de: Zinklaurat
fr: laurate de zinc
es: laurato de zinc
it: laurato di zinco
nl: zinklauraat
pl: laurynian cynku
pt: laurato de zinco
  * -> 291590
t: zinc laurate 25kg => 291590
t: sodium butyrate => !291590

@ zinc-nitrate
en: zinc nitrate
de: Zinknitrat
fr: nitrate de zinc
es: nitrato de zinc
it: nitrato di zinco
nl: zinknitraat
pl: azotan cynku
pt: nitrato de zinco
  * -> 283429
t: zinc nitrate 25kg => 283429
t: calcium hypophosphite => !283429

@ zinc-oleate
en: zinc oleate
de: Zinkoleat
fr: oléate de zinc
es: oleato de zinc
it: oleato di zinco
nl: zinkoleaat
pl: oleinian cynku
pt: oleato de zinco
  * -> 291615
t: zinc oleate 25kg => 291615
t: cobalt octoate => !291615

@ zinc-peroxide
en: zinc peroxide
de: Zinkperoxid
fr: peroxyde de zinc
es: peróxido de zinc
it: perossido di zinco
nl: zinkperoxide
pl: nadtlenek cynku
pt: peróxido de zinco
  * -> 281700
t: zinc peroxide 25kg => 281700
t: chromium hydroxide => !281700

@ zinc-phosphide
en: zinc phosphide
de: Zinkphosphid
fr: phosphure de zinc
es: fosfuro de zinc
it: fosfuro di zinco
nl: zinkfosfide
pl: fosforek cynku
pt: fosforeto de zinco
  * -> 285390
t: zinc phosphide 25kg => 285390
t: strontium hydroxide => !285390

@ zinc-picolinate
en: zinc picolinate
de: Zinkpicolinat
fr: picolinate de zinc
es: picolinato de zinc
it: picolinato di zinco
nl: zinkpicolinaat
pl: pikolinian cynku
pt: picolinato de zinco
  "injection" -> 300490
  kind=dosed use supplement
  "supplement|suplemento|complemento alimenticio|integratore" -> 210690
  * -> 293339
t: zinc picolinate 25kg => 293339
t: zinc picolinate capsules 60 pcs => 2106
t: magnesium orotate => !293339

@ zinc-sulphide
en: zinc sulfide
de: Zinksulfid
fr: sulfure de zinc
es: sulfuro de zinc
it: solfuro di zinco
nl: zinksulfide
pl: siarczek cynku
pt: sulfeto de zinco
  * -> 283090
t: zinc sulfide 25kg => 283090
t: zinc dithionite => !283090

@ zirconium-carbonate
en: zirconium carbonate
de: Zirkoniumcarbonat
fr: carbonate de zirconium
es: carbonato de circonio
it: carbonato di zirconio
nl: zirkoniumcarbonaat
pl: węglan cyrkonu
pt: carbonato de zircónio
  * -> 283699
t: zirconium carbonate 25kg => 283699
t: copper cyanide => !283699

@ zirconium-dioxide
en: zirconium dioxide
de: Zirkoniumdioxid
fr: dioxyde de zirconium
es: dióxido de circonio
it: biossido di zirconio
nl: zirkoniumdioxide
pl: dwutlenek cyrkonu
pt: dióxido de zircónio
  * -> 282560
t: zirconium dioxide 25kg => 282560
t: molybdenum oxide => !282560

@ zirconium-oxychloride
en: zirconium oxychloride; zirconyl chloride; zirconium oxychloride octahydrate
de: Zirkoniumoxychlorid
fr: oxychlorure de zirconium
es: oxicloruro de circonio
it: ossicloruro di zirconio
nl: zirkoniumoxychloride
pl: tlenochlorek cyrkonu
pt: oxicloreto de zircónio
  * -> 282749
t: zirconium oxychloride 25kg => 282749
t: calcium bromide => !282749

@ zirconium-silicate
en: zirconium silicate
de: Zirkoniumsilikat
fr: silicate de zirconium
es: silicato de circonio
it: silicato di zirconio
nl: zirkoniumsilicaat
pl: krzemian cyrkonu
pt: silicato de zircónio
  * -> 283990
t: zirconium silicate 25kg => 283990
t: zinc borate => !283990

@ zirconium-sulphate
en: zirconium sulphate; zirconium sulfate
de: Zirkoniumsulfat
fr: sulfate de zirconium
es: sulfato de circonio
it: solfato di zirconio
nl: zirkoniumsulfaat
pl: siarczan cyrkonu
pt: sulfato de zircónio
  * -> 283329
t: zirconium sulphate 25kg => 283329
t: potassium persulphate => !283329
