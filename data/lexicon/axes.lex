# Values of the axes and the words they are recognised by. Explained in AXES.md. Families add values of `kind`, `form`,
# `build` and `for` at the top of their own file; every other value lives here.

# ---- materials: one tree for main, outer, upper, sole, lining, metal, main-fibre ----

value material=textile
en: textile; fabric; cloth; canvas; mesh; oxford cloth; jacquard; velvet; satin; lace; tulle; chiffon; flannel; corduroy; microfiber; microfibre; non woven; nonwoven; knit fabric; woven fabric
de: Stoff; Textil; Gewebe; Segeltuch; Samt; Mikrofaser; Spitzenstoff; Cord; Satin; Tüll; Chiffon; Musselin; Flanell; Polsterstoff; Canvas; Baumwollmischung; Mischgewebe; Möbelstoff; Stofftasche; Stoffbeutel; Stoffschuh; Stoffservietten; Stoffbezug; Stoffwindel; Stoffhose; Stoffpuppe; Stoffrucksack; Stoffgürtel; Stoffsofa; Stoffsneaker; stoffbezogen; Webstoff
fr: tissu; textile; toile; velours
es: tela; textil; tejido; lona
it: tessuto; stoffa; tela
nl: stof; textiel; doek; stoffen; microvezel; fluweel; satijn; corduroy; canvas; tule; kant en satijn; flanel; gestoffeerd; jacquard; zeildoek
pl: tkanina; material tekstylny; tekstylny; materiałowy; mikrofibra; aksamit; aksamitny; satyna; koronka; tiul; szyfon; flanela; sztruks; płócienny; płótno; welur; żakard; muślin
pt: tecido; lona
not: velvet box; satin finish; wire mesh; mesh steel; stainless mesh; metal mesh; mesh wifi; canvas print; canvas painting; satin nickel

value material=cotton in textile
en: cotton; pima; denim; terry cotton; cotton canvas; muslin; poplin; gauze cotton
de: Baumwolle; Jeansstoff; Biobaumwolle; Bio Baumwolle; reine Baumwolle; Denim; Jeans Stoff; Baumwollhemd; Baumwollhose; Baumwollshirt; Baumwollstoff; Baumwollkleid; Baumwollpullover; Baumwollbluse; Baumwollsocke; Baumwolldecke; Baumwolltuch; Baumwolltasche; Baumwollbeutel; Baumwollgarn; Baumwollseil; Baumwollbettwäsche; Baumwolljacke; Baumwollslip; Baumwollunterhose; Baumwollhandtuch; Baumwollgewebe; Baumwollhandschuh; Baumwollmütze; Baumwollschal; Baumwollpopeline; Baumwollsatin; Baumwolljersey; Baumwollband; Baumwollkordel; Baumwollschlafanzug; Baumwollbezug; Baumwollteppich; Baumwollunterhemd; Baumwollbatist; Baumwollflanell; Frottee; Frottier; Jeansjacke; Jeanshemd; Jeanshose; Jeansrock; Jeanskleid; Jeansshorts; Jeansweste
fr: coton; denim
es: algodón
it: cotone
nl: katoen; biokatoen; bio katoen; denim; spijkerstof; biologisch katoen; gekamd katoen; katoenflanel; katoensatijn; katoenmix; badstof; spijkerjas; spijkerjack; spijkerbroek; spijkerrok; spijkerjurk; spijkeroverhemd; jeansjas; jeansjack; jeansrok; jeansbroek
pl: bawełna; bawełniany; bawełnianej; dżins; jeansowy; denim; popelina; frotte; katana
pt: algodão
not: cotton candy; cotton bud; cotton pad; cotton swab

value material=wool in textile
en: wool; merino; lambswool; tweed; woollen; woolen
de: Wolle; Schurwolle; Merinowolle; Merino; Lammwolle; reine Schurwolle; Loden; Lodenstoff; Walkstoff; Wollwalk; Wollpullover; Wollmantel; Wollschal; Wollmütze; Wolldecke; Wollsocke; Wollstoff; Wollgarn; Wollhandschuh; Wollteppich; Wollhose; Wolljacke; Wollkleid; Wollrock; Wollhut; Wollfilz; Wollmischung; Wollsakko; Wollanzug; Merinoshirt; Merinopullover; Merinosocken; Merinounterwäsche; Strickwolle; Schafwolle; Tweed
fr: laine
es: lana
it: lana
nl: wol; scheerwol; merinowol; merino; lamswol; schapenwol; wolmix; tweed; loden
pl: wełna; wełniany; wełnianej; merino; wełna merynosa; tweed; owczej wełny
pt: lã
not: steel wool; rock wool; glass wool; mineral wool; wire wool; cotton wool

value material=cashmere in wool
en: cashmere; pashmina; mohair; angora; alpaca
de: Kaschmir; Kaschmirpullover; Kaschmirschal; Mohair; Alpaka; Angora; Alpakawolle; Kaschmirwolle
fr: cachemire
es: cachemira
it: cachemire
nl: kasjmier; cashmere; mohair; alpaca; angora; alpacawol
pl: kaszmir; moher; alpaka; angora
pt: caxemira

value material=silk in textile
en: silk; mulberry silk
de: Seide; Seidenschal; Seidentuch; Seidenbluse; Seidenkrawatte; Seidenkleid; Seidenhemd; Seidenstoff; Seidenkissen; Seidenbettwäsche; Seidenschlafanzug; Seidengarn; Seidenkimono; Seidensatin; Maulbeerseide; reine Seide
fr: soie
es: seda
it: seta
nl: zijde; moerbeizijde
pl: jedwab; jedwabny; jedwabiu; jedwabnej
pt: seda
not: corn silk; silk screen; silk flower

value material=synthetic in textile
en: synthetic fibre; synthetic fiber; man made fibre; microfleece; fleece; velour; softshell; cordura; spandex; elastane; lycra; chenille; plush; polar fleece
de: Kunstfaser; Synthetik; Elasthan; Fleece; Synthetikfaser; Softshell; Polarfleece; Microfleece; Fleecejacke; Fleecedecke; Fleecepullover; Fleeceweste; Fleecemütze; Fleecehandschuh; Fleecehose; Spandex; Plüsch; Teddyfleece; Chenille; Lycra; Synthetikfüllung
fr: fibre synthétique; élasthanne; polaire
es: fibra sintética; elastano
it: fibra sintetica; elastan
nl: synthetische vezel; elastaan; synthetisch; kunstvezel; softshell; fleece; microfleece; spandex; pluche; chenille; teddystof; fleecetrui; fleecevest; fleecedeken; fleecejas
pl: włókno syntetyczne; elastan; syntetyczny; syntetyk; włókno sztuczne; polar; softshell; spandex; lycra; plusz; szenila; mikropolar
pt: fibra sintética; elastano
not: fleece wool

value material=polyester in synthetic
en: polyester; pongee; microfiber polyester; rpet
de: Polyester; Polyestergewebe; Polyesterstoff; Polyesterfleece; recyceltes Polyester
fr: polyester
es: poliéster
it: poliestere
nl: polyester; gerecycled polyester; polyestergaren
pl: poliester; poliestrowy; poliestrowej
pt: poliéster
not: polyester resin

value material=nylon in synthetic
en: nylon; polyamide; ripstop
de: Polyamid; Nylon; Nylongewebe; Polyamidgewebe; Nylonstoff; Cordura; Perlon
fr: nylon; polyamide
es: nailon; poliamida
it: nylon; poliammide
nl: nylon; nylonnen; polyamide; cordura; nylonstof
pl: nylon; poliamid; cordura; stylon; ortalion
pt: nylon; poliamida
not: nylon bristle; nylon gear

value material=acrylic-fibre in synthetic
en: acrylic fibre; acrylic fiber; acrylic yarn; acrylic knit; polyacrylic
de: Polyacryl; Acrylwolle; Acrylgarn; Polyacrylgarn; Acryl + Strick|Mütze|Schal|Pullover|Garn|Wolle|gestrickt|Decke; gestrickt Acryl; Bommel Acryl; Mütze Acryl; Acryl + Strickmütze|Strickschal|Strickpullover|Beanie|Häkelgarn|Strickjacke|Bommel
fr: acrylique tricoté
nl: acrylgaren; polyacryl; acryl + gebreid|gebreide|muts|sjaal|trui|garen|wol|deken; gebreid acryl; acryl gebreid; acryl + gebreide|pompon|winter|coltrui|vest
pl: akryl + czapka|szalik|sweter|włóczka|dzianina|koc|rękawiczki; akryl + zimowa|pompon|dzianinowa|sweter|komin|rękawiczki

value material=artificial in textile
en: viscose; rayon; modal; lyocell; tencel; acetate; cupro; bamboo fibre; bamboo fiber; bamboo viscose
de: Viskose; Lyocell; Viscose; Bambusviskose; Viskosestoff; Viskosejersey; Viskosekleid
fr: viscose
es: viscosa
it: viscosa
nl: viscose; lyocell; tencel; bamboeviscose; acetaat; cupro; bamboe viscose
pl: wiskoza; lyocell; tencel; włókno bambusowe; octan
pt: viscose

value material=flax in textile
en: linen fabric; flax; pure linen; linen
de: Leinen; Leinenhose; Leinenhemd; Leinenkleid; Leinenbluse; Leinenstoff; Leinentischdecke; Leinenbettwäsche; Leinensakko; Leinentuch; Leinentischläufer; Leinenvorhang; Leinenhandtuch; Leinengewebe; Leinengarn; Leinenbeutel; Leinenserviette; Flachs; reines Leinen
fr: lin
es: lino
it: lino
nl: linnen; linnengoed stof; vlas; linnenstof; linnenmix; puur linnen
pl: len; lniany; lnu; lnianej; z lnu; płótno lniane
pt: linho
not: bed linen; table linen; linen spray; kitchen linen; linen basket

value material=jute in textile
en: jute; burlap; hessian; hemp; ramie; sisal; coir
de: Jute; Hanf; Jutetasche; Jutebeutel; Juteteppich; Jutesack; Jutestoff; Jutegarn; Juteseil; Juteschnur; Sisal; Kokosfaser; Kokos Fußmatte; Rupfen; Ramie; Sackleinen
fr: jute; chanvre
es: yute
nl: hennep; sisal; kokosvezel; jutezak; kokos + mat|deurmat; ramie; jute; jutetas; jutegaren; jutetouw
pl: juta; konopie; konopny; sizal; włókno kokosowe; kokosowa + wycieraczka|mata

value material=felt in textile
en: felt
de: Filz; Filztasche; Filzhut; Filzpantoffel; Filzhausschuh; Filzkorb; Filzuntersetzer; Filzmatte; Filzstoff; Filzgleiter; Wollfilz
fr: feutre
es: fieltro
nl: vilt; wolvilt; viltstof
pl: filc

value material=plastic
en: plastic; resin; pvc; abs; polypropylene; polyethylene; polycarbonate; pp; pe; hdpe; ldpe; pet; pmma; acrylic; plexiglass; perspex; melamine; polystyrene; vinyl; eva; tpu; tpe; tritan; polyurethane; pla; polyresin; epoxy; petg; acetal; fibreglass reinforced plastic
de: Kunststoff; Plastik; Acryl; Harz; Polypropylen; Polyethylen; Polystyrol; Polycarbonat; Melamin; Polyurethan; Vinyl; Plexiglas; Acrylglas; Hartplastik; Hartkunststoff; Kunstharz; Epoxidharz; Polyresin; Hartschale; PVC Folie; glasfaserverstärkter Kunststoff; Kunststoffbox; Kunststoffkiste; Kunststoffdose; Kunststoffflasche; Kunststoffeimer; Kunststoffschüssel; Kunststoffgriff; Kunststoffrohr; Kunststoffstuhl; Kunststoffgehäuse; Kunststoffkorb; Kunststoffkanister; Kunststoffbehälter; Kunststoffplatte; Kunststoffprofil; Kunststoffschlauch; Kunststoffbecher; Kunststoffteller; Kunststofflöffel; Kunststoffsack; Kunststofffolie; Kunststoffrahmen; Kunststofftopf; Kunststoffdeckel; Kunststoffkarte; Kunststoffband; Kunststofftisch; Kunststoffwanne; Kunststofffass; Kunststofftank; Kunststoffpalette; Plastikbox; Plastikdose; Plastikflasche; Plastikeimer; Plastikschüssel; Plastikbecher; Plastikteller; Plastiktüte; Plastikbesteck; Plastikkorb; Plastikstuhl; Plastikfolie; Plastikbeutel
fr: plastique; résine; acrylique
es: plástico; resina; acrílico
it: plastica; resina; acrilico
nl: kunststof; plastic; hars; plastieken; polypropyleen; polyethyleen; polystyreen; polycarbonaat; melamine; polyurethaan; vinyl; acryl; plexiglas; acrylaat; kunsthars; epoxyhars; polyresin; hard plastic; acrylglas; kunststofbak; kunststofbox; kunststoffles; kunststofemmer; kunststofkom; kunststofbuis; kunststofstoel; kunststoffolie; kunststofkrat; kunststofzak; kunststofhandvat; kunststofplaat; kunststofslang; kunststofdeksel; kunststofvloer; kunststoffen; polystyrol; tempex
pl: plastik; tworzywo; żywica; tworzywa sztucznego; polipropylen; polietylen; polistyren; poliwęglan; poliuretan; winyl; pleksi; akryl; melamina; żywiczny; żywica epoksydowa; laminat; pcw
pt: plástico; resina; acrílico
not: acrylic paint; acrylic nail; vinyl record; pet toy; pet bed; pet food; plastic free; epoxy glue; acrylic yarn; pet hair; pet collar; pet bowl; resin kit

value material=plastic-sheet in plastic
en: faux leather; pu leather; artificial leather; imitation leather; vegan leather; synthetic leather; leatherette; pu; patent pu; pvc leather; leather like; oilcloth
de: Kunstleder; PU Leder; Lederimitat; Kunstlederbezug; veganes Leder; Kunstledertasche; Kunstlederjacke; Kunstledersessel; Kunstledersofa; Kunstledergürtel; Kunstlederhose; Kunstlederstiefel; Kunstledergeldbörse; Kunstlederhülle; Wachstuch; Lederoptik; Lackleder Imitat; PVC Leder
fr: simili cuir; similicuir; cuir synthétique
es: cuero sintético; piel sintética; polipiel
it: ecopelle; finta pelle; similpelle
nl: kunstleer; imitatieleer; kunstlederen; nepleer; pu leer; vegan leer; leerlook; lederlook; skai; tafelzeil; vegan leder; imitatieleder; pu leder
pl: sztuczna skóra; ekoskóra; skóra ekologiczna; skaj; eko skóra; skóry ekologicznej; sztucznej skóry; skóra syntetyczna; skóry syntetycznej; ceratowy; skóropodobny; skórka ekologiczna; imitacja skóry; tworzywo skóropodobne; ecoskóra; ekoskórzany; ekologiczna skóra; ekologicznej skóry; dermatoid
pt: couro sintético; pele sintética
not: pu foam

value material=foam in plastic
en: foam; sponge; memory foam; styrofoam; polyurethane foam; pu foam
de: Schaumstoff; Kaltschaum; Memoryschaum; Moosgummi; Styropor; PU Schaum; Schaumgummi; Memory Foam; Viscoschaum; Schaumstoffmatte; Schaumstoffplatte; Schaumstoffblock; Schaumstoffkissen; Schaumstoffmatratze; Schaumstoffrolle; Polyurethanschaum; Gelschaum
fr: mousse
es: espuma
nl: schuim; schuimrubber; traagschuim; koudschuim; piepschuim; pu schuim; foam; memory foam; mousse schuim; schuimstof
pl: pianka; styropian; gąbka tapicerska; pianka memory; pianka poliuretanowa; pianki poliuretanowej
not: shaving foam; cleansing foam; foam party

value material=silicone in plastic
en: silicone; silicone rubber
de: Silikon; Silikonhülle; Silikonarmband; Silikonform; Silikonbackform; Silikonschlauch; Silikonmatte; Silikondeckel; Silikonspatel; Silikondichtung; Silikonbrust; Silikonring; Silikonlätzchen; Silikonlöffel; Silikonbackmatte; Silikonteigschaber; Silikonstöpsel; Lebensmittelsilikon
fr: silicone
es: silicona
it: silicone
nl: siliconen; siliconenrubber; silikonen; siliconenhoesje; siliconenbandje; siliconenvorm; siliconenslang; siliconenmat; siliconenbakvorm
pl: silikon
pt: silicone
not: silicone oil; silicone sealant

value material=rubber
en: rubber; latex; neoprene; natural rubber; nitrile
de: Gummi; Kautschuk; Latex; Neopren; Naturkautschuk; Naturlatex; Nitril; EPDM; NBR; Vollgummi; Gummistiefel; Gummimatte; Gummihandschuh; Gummischlauch; Gummidichtung; Gummirad; Gummiplatte; Gummiring; Gummiband; Gummihammer; Gummifußmatte; Gummiente; Gummisohle; Gummiteppich; Gummipuffer; Nitrilkautschuk; Latexhandschuh; Nitrilhandschuh; Hartgummi
fr: caoutchouc
es: caucho; goma
it: gomma
nl: rubber; latex; neopreen; natuurrubber; nitril; epdm; nitrilrubber; rubberlaars; rubbermat; rubberslang; rubbertegel
pl: guma; kauczuk; lateks; neopren; nitryl; kalosze
pt: borracha
not: rubber duck; rubber band; rubber plant; rubber stamp

value material=leather
en: leather; genuine leather; real leather; suede; nubuck; cowhide; calfskin; sheepskin leather; full grain; nappa; cow leather
de: Leder; Wildleder; Rindleder; Echtleder; Glattleder; Veloursleder; Nubukleder; Nappaleder; Büffelleder; Ziegenleder; Kalbsleder; Schafleder; Rindsleder; Vollleder; Nubuk; Rauleder; Rauhleder; Echt Leder; Spaltleder; Hirschleder; Schweinsleder; Nappa; Vollnarbenleder; Velourleder; Lederjacke; Ledermantel; Lederhose; Lederschuh; Lederstiefel; Lederstiefelette; Ledertasche; Lederhandtasche; Lederhandschuh; Ledergürtel; Ledergeldbörse; Ledergeldbeutel; Lederarmband; Lederrucksack; Ledersandale; Ledersneaker; Lederetui; Lederhülle; Ledersofa; Ledersessel; Lederrock; Lederweste; Lederkoffer; Lederhalsband; Lederband; Lederriemen; Lederleine; Lederaktentasche; Lederportemonnaie; Lederbrieftasche; Lederpantoffel; Lederhausschuh; Ledermappe; Lederschürze; Lederuhrenarmband; Lederschnürschuh; Lederhalbschuh; Lederpumps; Lederclogs; Lederslipper; Ledermütze; Ledergamaschen; Lederkissen; Ledercouch; Lederumhängetasche; Lederranzen
fr: cuir; daim; cuir véritable
es: cuero; piel; ante
it: pelle; cuoio; camoscio
nl: leer; suède; leder; echt leer; echt leder; rundleer; rundleder; nubuck; nappaleer; geitenleer; kalfsleer; buffelleer; gladleer; splitleer; suèdeleer; nappa; volnerf leer; schapenleer; schoenleer; kalfsleder; nappaleder
pl: skóra; zamsz; skórzany; skórzanej; skóra naturalna; skóry naturalnej; skóra licowa; skóry licowej; nubuk; skóra bydlęca; skóry bydlęcej; cielęca skóra; nappa; welur skórzany; dwoina; skóra cielęca; licowa
pt: couro; camurça
not: leather look; leather effect; leather cleaner; leather care

value material=fur
en: fur; mink; fox fur; sheepskin; shearling; rabbit fur
de: Pelz; Lammfell; Echtpelz; Schaffell; Nerz; Fuchspelz; Kaninchenfell; Echtfell; Pelzmantel; Pelzkragen; Felljacke; Rentierfell; Kuhfell; Lammpelz
fr: fourrure
es: piel de zorro
nl: bont; schapenvacht; nerts; lamsvacht; vossenbont; konijnenbont; echt bont; schapenvel; bontjas
pl: futro; futrzany; skóra owcza; kożuch; norki; lisa; owcza skóra; futro naturalne; skóra barania; barania; owczej skóry
not: faux fur; fur remover

value material=faux-fur in synthetic
en: faux fur; fake fur; imitation fur; artificial fur
de: Kunstpelz; Kunstfell; Webpelz; Teddyfell; Fellimitat; Fake Fur; Kunstpelzmantel
fr: fausse fourrure
nl: nepbont; imitatiebont; kunstbont; teddy bont; namaakbont
pl: sztuczne futro; futerko; futro syntetyczne; ekofutro; eko futro; futerkiem; misiek

value material=wood
en: wood; wooden; oak; walnut; beech; pine; birch; teak; mdf; plywood; acacia; mahogany; rosewood; sandalwood; mango wood; olive wood; solid wood
de: Holz; Eiche; Buche; Kiefer; Sperrholz; Massivholz; Eichenholz; Buchenholz; Kiefernholz; Akazienholz; Mangoholz; Nussbaum; Nussbaumholz; Birke; Birkenholz; Fichte; Fichtenholz; Teakholz; Teak; Ahorn; Ahornholz; Akazie; Olivenholz; Tannenholz; Lärche; Lärchenholz; Esche; Eschenholz; Echtholz; MDF; Spanplatte; Multiplex; Paulownia; Zeder; Zirbenholz; Zirbe; Zedernholz; Linde; Lindenholz; Hartholz; Eiche Massiv; Kirschholz; Holzwerkstoff; Holzfaser; Sheesham; Palisander; Holzbox; Holzkiste; Holzbrett; Holzlöffel; Holzspielzeug; Holzpuzzle; Holztisch; Holzstuhl; Holzregal; Holzrahmen; Holzschale; Holzgriff; Holzfigur; Holzleiter; Holzbank; Holzbett; Holzkommode; Holztruhe; Holzstab; Holzeisenbahn; Holzzaun; Holzuhr; Holztür; Holzpfahl; Holzpalette; Holzperle; Holzkamm; Holzbürste; Holzfass; Holzschüssel; Holzbesteck; Holzleiste; Holzlamellen; Holzauto; Holzpellets; Holzlatte; Holzschneidebrett; Holzspatel; Holzhocker; Holzwagen; Holzkugel; Holzschild; Holzschaukel; Holzgitter; Holzbausteine; Holzklötze; Holzhaus; Holzbogen
fr: bois; chêne; hêtre; pin
es: madera; roble; pino
it: legno; quercia
nl: hout; houten; eiken; houtsnede; massief hout; eikenhout; beukenhout; grenen; grenenhout; vurenhout; vuren; beuken; acaciahout; mangohout; notenhout; walnoot; berken; berkenhout; multiplex; spaanplaat; teakhout; teak; olijfhout; essen hout; essenhout; acacia; mdf; hardhout; noten; esdoorn; paulownia; triplex; houtblok; houtpellets; houtplank; massief eiken; beukenhoutblok; sheesham; paulowniahout
pl: drewno; drewniany; dąb; dębowy; bukowy; sosnowy; drewno bukowe; drewno sosnowe; drewno dębowe; brzozowy; sklejka; mdf; orzech włoski drewno; drewno akacjowe; akacja; tekowy; drewno tekowe; drewno mango; jesion; świerk; lite drewno; drewno egzotyczne; lipowy; drewno oliwne; drewnianej; olchowy; płyta meblowa; płyty meblowej; płyta wiórowa; modrzew; cedrowy; drewno paulowni; orzechowe drewno
pt: madeira; carvalho
not: pine nut; walnut kernel; mahogany brown; oak milk; walnut oil

value material=bamboo in wood
en: bamboo
de: Bambus; Bambusholz; Bambusfaser Holz; Bambusschale; Bambusbox; Bambusbrett; Bambuslöffel; Bambuszahnbürste; Bambusschneidebrett; Bambusbesteck; Bambusmatte; Bambusrollo; Bambusstäbchen; Bambusregal; Bambustablett; Bambusbecher; Bambusstrohhalm; Bambusbürste
fr: bambou
es: bambú
it: bambù
nl: bamboe; bamboehout; bamboeplank; bamboesnijplank; bamboetandenborstel
pl: bambus; drewno bambusowe
pt: bambu

value material=cork
en: cork
de: Kork; Korkmatte; Korkuntersetzer; Korkplatte; Korktasche; Korkstopfen; Korkboden; Korkblock; Korkwand; Korkrolle; Korkpinnwand; Naturkork; Presskork
fr: liège
es: corcho
nl: kurk; natuurkurk; kurkmat; kurkvloer; kurkplaat
pl: korek; korkowy
not: cork screw

value material=straw
en: straw; raffia; wicker; rattan; seagrass; water hyacinth; palm leaf
de: Stroh; Bast; Rattan; Weide; Weidenkorb; Seegras; Wasserhyazinthe; Raffia; Peddigrohr; Korbgeflecht; Strohhut; Strohtasche; Strohkorb; Rattankorb; Rattanstuhl; Rattanmöbel; Rattansessel; Palmblatt; Maisblatt; Korb geflochten; Rattangeflecht; Wiener Geflecht; Seegraskorb; Seegrasteppich; Seegrasmatte; Schilf; Reet
fr: paille; osier; rotin
es: paja; mimbre; ratán
it: paglia; vimini
nl: stro; riet; rotan; zeegras; waterhyacint; raffia; wilgen; wilgentenen; gevlochten riet; palmblad; webbing riet; rotanmand; rotanstoel
pl: wiklina; rattan; ratan; słoma; słomkowy; słomiany; trawa morska; hiacynt wodny; rafia; trawy morskiej; liść palmowy; rogożyna
not: drinking straw; straw lid; straw cup; with straw; reusable straw; paper straw; straw brush

value material=paper
en: paper; kraft paper; tissue paper; papier mache
de: Papier; Kraftpapier; Seidenpapier; Pappmaché; Papiertüte; Papiertasche; Papierserviette; Papierbecher; Papierteller; Papierhandtuch; Papiergirlande; Papierlaterne; Papierrolle; Papierbeutel; Papiersack; Papierstrohhalm; Papierblume; Papierlampion; Papieretikett; Papiertischdecke; Papierbogen; Papierfächer; Krepppapier; Recyclingpapier
fr: papier
es: papel
it: carta
nl: papier; kraftpapier; zijdepapier; vloeipapier; crêpepapier; papierrol; papier maché
pl: papier; bibuła; papier kraft
pt: papel
not: paper clip; paper holder; paper towel holder; paper punch; paper knife; paper shredder

value material=cardboard in paper
en: cardboard; paperboard; corrugated; chipboard
de: Karton; Pappe; Wellpappe; Kartonage; Pappbecher; Pappteller; Pappkarton; Pappschachtel; Pappbox; Vollpappe; Graupappe; Faltkarton
fr: carton
es: cartón
it: cartone
nl: karton; kartonnen; golfkarton; bordkarton; massief karton
pl: karton; tektura; tektura falista; tektury falistej
pt: cartão

value material=glass
en: glass; borosilicate; tempered glass; murano; fused glass; stained glass
de: Glas; Borosilikatglas; Hartglas; Sicherheitsglas; Opalglas; Pressglas; Milchglas; Rauchglas; Einscheibensicherheitsglas; Buntglas; Murano; Murano Glas; Glasvase; Glasschale; Glasflasche; Glasschüssel; Glasdose; Glasteller; Glaslampe; Glastisch; Glasplatte; Glaskugel; Glasperle; Glaskaraffe; Glaskanne; Glasbehälter; Glasdeckel; Glasbecher; Glastür; Glastiegel; Glasfigur; Glasstrohhalm; Glasteelicht; Glasballon; Glasröhrchen; Glaskrug; Glasschirm; Glasschneidebrett; Glasrahmen; Glasanhänger; Glastopf; Glaswand; ESG Glas; Echtglas
fr: verre
es: vidrio; cristal
it: vetro
nl: glas; glazen; borosilicaatglas; gehard glas; veiligheidsglas; opaalglas; matglas; melkglas; glasplaat; glasvaas; rookglas; muranoglas
pl: szkło; szklany; szkło hartowane; szkło borokrzemowe; szklanej; murano
pt: vidro
not: glass cleaner; glass fibre; glass holder; magnifying glass; looking glass; wine glass holder

value material=crystal-glass in glass
en: lead crystal; crystal glass; k9 crystal
de: Bleikristall; Kristallglas
nl: kristalglas; loodkristal; kristallen glas; kristallen
pl: kryształ; szkło kryształowe

value material=rhinestone in glass
en: rhinestone; diamante; strass
de: Strassstein; Strass
nl: strass; strassteentjes
pl: stras; dżety; kryształki; cyrkonie szklane

value material=ceramic
en: ceramic; stoneware; earthenware; terracotta; clay; pottery
de: Keramik; Steingut; Ton; Steinzeug; Terrakotta; Töpferware; Irdenware; Feinsteinzeug; Keramikvase; Keramikschale; Keramikschüssel; Keramiktasse; Keramikbecher; Keramikteller; Keramiktopf; Keramikfigur; Keramikknopf; Keramikfliese; Keramikübertopf; Keramiklampe; Keramikspender; Keramikform; Keramikdose; Keramikkrug; Keramikperle; Keramikblumentopf; Terrakottatopf; Steinguttasse; Tontopf; Tonkrug; Tonfigur; Majolika; Fayence
fr: céramique; grès; terre cuite; faïence
es: cerámica; gres; barro
it: ceramica; terracotta; gres
nl: keramiek; aardewerk; keramische; terracotta; steengoed; gres; klei; faience; gebakken klei
pl: ceramika; ceramiczny; kamionka; terakota; fajans; gliniany; gliny; gres
pt: cerâmica; barro
not: ceramic coating; ceramic coated; ceramic tourmaline; clay mask; ceramic brake; polymer clay; ceramic plates hair

value material=porcelain in ceramic
en: porcelain; bone china; china porcelain
de: Porzellan; Porzellantasse; Porzellanteller; Porzellanschale; Porzellanfigur; Porzellanvase; Porzellanbecher; Porzellanschüssel; Porzellankanne; Porzellanservice; Porzellanpuppe; Porzellangeschirr; Porzellandose; Knochenporzellan; Hartporzellan; Bone China; New Bone China; Fine China; Biskuitporzellan
fr: porcelaine
es: porcelana
it: porcellana
nl: porselein; beenderporselein; bone china
pl: porcelana; porcelana kostna; bone china; porcelany kostnej
pt: porcelana

value material=stone
en: stone; marble; granite; slate; soapstone; travertine
de: Stein; Marmor; Granit; Schiefer; Naturstein; Travertin; Speckstein; Kunststein; Sandstein; Basalt; Marmortisch; Marmorplatte; Marmorbrett; Marmortablett; Marmoruntersetzer; Marmorfliese; Marmorschale; Granitmörser; Granitplatte; Granitstein; Schieferplatte; Lavastein; Onyxmarmor; Quarzstein
fr: pierre; marbre; ardoise
es: piedra; mármol; pizarra
it: pietra; marmo
nl: marmer; leisteen; stenen; natuursteen; graniet; travertijn; speksteen; hardsteen; zandsteen; arduin; lavasteen; marmerblad
pl: kamień; marmur; kamienny; kamienia; granit; łupek; łupkowy; trawertyn; piaskowiec; kamień naturalny; bazalt
pt: pedra; mármore
not: gem stone; marble effect; marble pattern; stone effect; birth stone; pumice stone; stone wash; cubic zirconia stone; glass stone; rhine stone; marble print; granite coating; stone coated; natural stone jewelry

value material=concrete in stone
en: concrete; cement; plaster; gypsum
de: Beton; Gips; Zement; Betonvase; Betonschale; Betonplatte; Betonstein; Betonfigur; Betontopf; Betonoptik; Leichtbeton; Gipsfigur; Faserzement; Steinguss; Polystone; Betonwerkstein; Fiberclay
fr: béton; plâtre
nl: beton; betonnen; gips; gipsen; cement; vezelcement; fiberclay
pl: beton; gips; cement

value material=any-metal
en: all metals

value material=base-metal in any-metal
en: metal; base metal; alloy; pewter; tin; nickel; chrome; iron alloy; metallic alloy
de: Metall; Legierung; Blech; Metalllegierung; Zinn; Nickel; Chrom; Weißblech; Guss; verchromt; vernickelt; pulverbeschichtetes Metall; Metallregal; Metallrahmen; Metallkette; Metallbox; Metalldose; Metallgestell; Metallschild; Metallgriff; Metallhaken; Metallbett; Metallkorb; Metallring; Metallschrank; Metallfeder; Metallgehäuse; Metallfigur; Metalleimer; Metallknopf; Metallsäge; Metallröhre; Metalltisch; Metallstuhl; Metallband; Metallplatte; Metalllaterne; Metallwanddeko; Metallbeine; Metallnetz; Metallwaren; Modeschmuck Legierung
fr: métal; alliage; étain
es: metal; aleación
it: metallo; lega
nl: metaal; legering; tin; tinnen; nikkel; chroom; verchroomd; blik; metaallegering; metaaldraad; metaalplaat; metaalboor
pl: metal; stop metali; cyna; nikiel; chrom; chromowany; blacha; blaszany; metalowej; stopu; niklowany; metale nieszlachetne
pt: metal; liga
not: metal detector; tin opener; nickel free; heavy metal; alloy wheel

value material=iron in base-metal
en: iron; cast iron; wrought iron; iron wire
de: Eisen; Gusseisen; Schmiedeeisen; Roheisen; Eisendraht; Eisenstange; Eisennagel; Eisenrohr; Eisenkette; Eisengitter; Tempergusseisen; Temperguss
fr: fer; fonte; fer forgé
es: hierro; hierro fundido
it: ferro; ghisa
nl: ijzer; gietijzer; smeedijzer; ijzerdraad; smeedijzerwerk
pl: żelazo; żeliwo; żelazny; kute żelazo; kuty; metaloplastyka
pt: ferro; ferro fundido
not: steam iron; curling iron; soldering iron; iron supplement; flat iron; hair iron; iron on; wrinkle iron

value material=cast-iron in iron
en: cast iron
de: Gusseisen; Grauguss; Guss Eisen; Gusseisenpfanne; Gusseisentopf; Gusseisenbräter; Gusseisenrost; Gusseisenpfännchen; Sphäroguss
fr: fonte
es: hierro fundido
it: ghisa
nl: gietijzer; gietijzerpan
pl: żeliwo; żeliwny; żeliwnej
pt: ferro fundido

value material=steel in iron
en: steel; carbon steel; alloy steel; galvanised steel; galvanized steel; spring steel; high speed steel; manganese steel; tinplate
de: Stahl; Edelblech; Carbonstahl; Kohlenstoffstahl; Werkzeugstahl; Federstahl; verzinkter Stahl; Stahlblech; HSS; Chrom Vanadium; Chrom-Vanadium-Stahl; Schnellarbeitsstahl; feuerverzinkt; verzinkt; Damaststahl; C Stahl; Manganstahl; Feinblech; Stahlrohr; Stahlschrank; Stahlregal; Stahlkette; Stahlseil; Stahldraht; Stahlnagel; Stahlträger; Stahlband; Stahltopf; Stahlwanne; Stahlrahmen; Stahlrolle; Stahlfelge; Stahlplatte; Stahlkappe; Stahlwolle; Stahltür; Stahlfeder; Stahlbolzen; Karbonstahl; gehärteter Stahl; emaillierter Stahl; Emaille; CrV; Baustahl
fr: acier
es: acero
it: acciaio
nl: staal; koolstofstaal; gereedschapsstaal; veerstaal; gegalvaniseerd staal; verzinkt staal; verzinkt; plaatstaal; chroom vanadium; hss; damaststaal; thermisch verzinkt; carbonstaal; constructiestaal; geëmailleerd staal; staaldraad; staalkabel; staalplaat; gehard staal; emaille; gepoedercoat staal; chroomvanadium
pl: stal; stalowy; stal węglowa; stali węglowej; stal ocynkowana; stali ocynkowanej; ocynkowany; ocynk; stal narzędziowa; hss; stal sprężynowa; blacha stalowa; chromowo wanadowy; stali hartowanej; stal hartowana; stal damasceńska; stalowej; emaliowany; chrom wanad; cr v
pt: aço

value material=stainless-steel in steel
en: stainless steel; stainless; inox; 304 steel; 316l; titanium steel; surgical steel
de: Edelstahl; rostfrei; rostfreier Stahl; Chirurgenstahl; Inox; Edelstahl rostfrei; V2A; V4A; Nirosta; Cromargan; Edelstahltopf; Edelstahlpfanne; Edelstahlflasche; Edelstahlschüssel; Edelstahlbesteck; Edelstahlmesser; Edelstahlkette; Edelstahlring; Edelstahlarmband; Edelstahlohrringe; Edelstahlspüle; Edelstahlrohr; Edelstahlschale; Edelstahlbecher; Edelstahlblech; Edelstahldraht; Edelstahlschraube; Edelstahldose; Edelstahlgrill; Edelstahlkorb; Edelstahlkanne; Edelstahlregal; Edelstahlbürste; Edelstahlsieb; Edelstahlwanne; Edelstahlplatte; Edelstahlgitter; Edelstahlgriff; Edelstahlscharnier; Edelstahltisch; Edelstahlbox; Edelstahlbrotdose; Edelstahllöffel; Edelstahlschmuck; Edelstahleimer; Edelstahlgehäuse; Edelstahlbehälter; Edelstahlabfalleimer; Edelstahlseife; Edelstahltrinkflasche; Edelstahlband; Edelstahlspender; Edelstahlhaken; Edelstahlwasserkocher; Edelstahlscheibe; Edelstahlschmuckset; Edelstahlstrohhalm; Edelstahlseil
fr: acier inoxydable; inox
es: acero inoxidable; inox
it: acciaio inox; acciaio inossidabile
nl: roestvrij staal; rvs; inox; roestvrijstaal; roestvrij; chirurgisch staal; edelstaal; roestvast staal
pl: stal nierdzewna; nierdzewny; stali nierdzewnej; nierdzewnej; inox; stal chirurgiczna; stali chirurgicznej; stal szlachetna; stal kwasoodporna; kwasoodporny; stali kwasoodpornej; stali szlachetnej; nierdzewki
pt: aço inoxidável; inox

value material=copper in base-metal
en: copper; copper alloy; cupronickel
de: Kupfer; Kupferrohr; Kupferdraht; Kupferkabel; Kupfertopf; Kupferblech; Kupferbecher; Kupferschale; Kupferkessel; Kupferarmreif; Kupferpfanne; Kupferband; Kupferfitting; Kupferstange; Kupfermünze
fr: cuivre
es: cobre
it: rame
nl: koper; roodkoper; koperlegering; koperdraad; koperbuis; koperplaat
pl: miedź; miedziany
pt: cobre
not: copper peptide; copper red; copper hair

value material=brass in copper
en: brass; bronze
de: Messing; Bronze; messingfarbenes Metall; Messinggriff; Messingschild; Messingknopf; Messinglampe; Messinghahn; Messingventil; Messingrohr; Messingschraube; Messingfigur; Messingfitting; Messingglocke; Messingring; Messingarmatur; Messingdraht; Messingscharnier; Bronzefigur; Bronzeskulptur; Bronzestatue; Bronzeglocke
fr: laiton; bronze
es: latón; bronce
it: ottone; bronzo
nl: messing; brons; bronzen; geelkoper; messingknop
pl: mosiądz; brąz; mosiężny; z brązu; odlew z brązu
pt: latão; bronze
not: brass instrument; bronze color; bronze colour; antique bronze; bronze powder

value material=aluminium in base-metal
en: aluminium; aluminum; aluminium alloy; aluminum alloy; anodized aluminum
de: Aluminium; Alu; Aluguss; Aluminiumguss; Alu Druckguss; Aluminiumlegierung; eloxiertes Aluminium; Aluleiter; Alufelge; Aluprofil; Alurahmen; Alubox; Alukoffer; Alugehäuse; Aluschiene; Alublech; Alurohr; Alupfanne; Alukiste; Aluplatte; Alutopf; Aluflasche; Alugestell; Alustange; Aludose; Aluschale; Aluregal; Aluminiumprofil; Aluminiumrahmen; Aluminiumleiter; Aluminiumrohr; Aluminiumgehäuse; Aluminiumblech; Aluminiumpfanne; Aluminiumfolie; Aluminiumkoffer; Aluminiumtopf; Aluminiumplatte; Aluminiumbox; Aluminiumgestell; Aluminiumstange; Aluminiumschiene; Aluminiumfelge; Aluminiumdraht; Aluminiumschale
fr: aluminium; alu
es: aluminio
it: alluminio
nl: aluminium; alu; aluminiumlegering; geanodiseerd aluminium; gegoten aluminium; gietaluminium; aluminiumprofiel; aluminiumfolie; aluminiumframe; aluminiumplaat; aluminiumladder; aluminiumkoffer
pl: aluminium; aluminiowy; alu; odlew aluminiowy; stop aluminium; aluminiowej; duraluminium; duralowy; odlewane aluminium
pt: alumínio

value material=zinc in base-metal
en: zinc; zinc alloy; zamak
de: Zink; Zinkdruckguss; Zinklegierung; Zamak; Druckguss; Zinkeimer; Zinkwanne; Zinkblech; Zinktopf
fr: zinc
es: zinc; aleación de zinc
nl: zink; zinklegering; zamak
pl: cynk; stop cynku; znal; zamak
not: zinc oxide; zinc supplement; zinc tablet; vitamin zinc

value material=titanium in base-metal
en: titanium; titanium alloy
de: Titan; Titanring; Titanbecher; Titantopf; Titanrahmen; Titanlegierung; Titanbesteck; Titanstahl
fr: titane
es: titanio
nl: titanium; titanium legering; titaan
pl: tytan
not: titanium dioxide; titanium coated; titanium steel

value material=tungsten in base-metal
en: tungsten; tungsten carbide

value material=gold in any-metal
en: gold; 9ct; 14k; 18k; 10k; 585 gold; 750 gold; solid gold; 9k; 24k; 9 carat gold; 14 karat; 18 karat
de: Gold; 333er Gold; 585er Gold; Gelbgold; Weißgold; Roségold 585; 333 Gold; 585 Gold; 750 Gold; 375 Gold; Echtgold; 8 Karat; 14 Karat; 18 Karat; 9 Karat; Goldring + echt|585|333|750|375|Karat|14K|18K|8K; Goldkette + echt|585|333|750|375|Karat|14K|18K|8K; Goldohrringe + echt|585|333|750|375|Karat|14K|18K|8K; Goldarmband + echt|585|333|750|375|Karat|14K|18K|8K; Goldohrstecker + echt|585|333|750|375|Karat|14K|18K|8K; Goldanhänger + echt|585|333|750|375|Karat|14K|18K|8K; Goldcollier + echt|585|333|750|375|Karat|14K|18K|8K; Goldcreolen + echt|585|333|750|375|Karat|14K|18K|8K; Goldbarren + echt|585|333|750|375|Karat|14K|18K|8K; Goldmünze + echt|585|333|750|375|Karat|14K|18K|8K
fr: or jaune; or blanc; or 18 carats
es: oro
it: oro
nl: goud; gouden; geelgoud; witgoud; 14 karaat; 18 karaat; 14 krt; 18 krt; 8 karaat; 9 karaat; massief goud; 14k goud; 585 goud; roségoud 14 karaat
pl: złoto; złota próby 585; próba 585; próba 333; próby 750; białe złoto; żółte złoto; złoto 585; złoto 333; 14 karat; 8 karat; złota 14k
pt: ouro
not: rose gold color; rose gold colour; gold color; gold colour; gold tone; golden; gold foil; gold pattern; black gold; gold trim; gold print; 24k mask; gold mask; gold edge; gold rim

value material=silver in any-metal
en: sterling silver; 925 silver; silver; s925; 925 sterling; 925; fine silver
de: Silber; Sterlingsilber; 925er Silber; 925er; 925 Silber; Echtsilber; Sterling Silber; 835er Silber; 800er Silber; Feinsilber; Silberkette; Silberring; Silberarmband; Silberohrringe; Silberohrstecker; Silberanhänger; Silberbesteck; Silbercreolen; Silberschmuck; Silbermünze; Silberbarren; Silbercharm; Silbercollier; Silberdraht
fr: argent; argent massif; argent 925
es: plata; plata de ley
it: argento
nl: zilver; zilveren; sterling zilver; 925 zilver; massief zilver; echt zilver; sterlingzilver; 925 sterling zilver; zilverdraad
pl: srebro; srebrny + pierścionek|naszyjnik|kolczyki|bransoletka|łańcuszek|obrączka|zawieszka|charms|krzyżyk|medalik|925|komplet; srebro 925; próba 925; srebra próby 925
pt: prata
not: silver color; silver colour; silver tone; silver grey; silver gray; silver oxide; silver foil; nickel silver; german silver; tibetan silver; antique silver; nano silver

value material=platinum in any-metal
en: platinum; palladium; rhodium metal
de: Platin
fr: platine
nl: platina; platinum; palladium
pl: platyna; pallad
not: platinum plated; platinum blonde; rhodium plated

value material=human-hair
en: human hair; remy hair; virgin hair; real hair
de: Echthaar; Menschenhaar
fr: cheveux naturels; cheveux humains
es: pelo humano; cabello humano
nl: echt haar; mensenhaar; remy haar; human hair
pl: włosy naturalne; naturalne włosy; włosy słowiańskie

value material=animal-hair
en: horsehair; horse hair; boar bristle; goat hair; badger hair; animal hair; boar hair
de: Rosshaar; Naturborste; Wildschweinborsten; Ziegenhaar; Dachshaar; Pferdehaar
nl: paardenhaar; varkenshaar; zwijnenhaar; geitenhaar; dassenhaar; natuurhaar
pl: włosie końskie; włosie naturalne; szczecina; włosie borsuka; włosie kozie; włosie dzika; końskie włosie; naturalne włosie

value material=shell
en: shell; mother of pearl; abalone shell; cowrie; seashell; nacre
de: Muschel; Perlmutt; Muschelschale; Perlmuttscheibe; Capiz; Abalone; Kauri
fr: nacre; coquillage
es: nácar; concha
nl: parelmoer; schelp; kauri
pl: masa perłowa; muszla; muszelki; masy perłowej
not: soft shell; hard shell; shell jacket; shell egg; in shell; shell case; clam shell

value material=bone
en: bone; horn; ivory; antler; tortoiseshell
de: Knochen; Horn; Hirschhorn; Bein geschnitzt; Geweih; Elfenbein
nl: bot; hoorn; hertshoorn; gewei; ivoor
pl: kość; róg; poroże; kości słoniowej
not: bone china; bone conduction; dog bone; antler pattern; fish bone; bone broth; collagen bone; horn speaker; car horn; bone pattern

value material=wax
en: wax; soy wax; beeswax; paraffin
de: Wachs; Bienenwachs; Sojawachs; Paraffin; Stearin; Kerzenwachs; Rapswachs
fr: cire
es: cera
nl: was; bijenwas; sojawas; paraffine; stearine; koolzaadwas
pl: wosk; wosk pszczeli; wosk sojowy; parafina; wosk rzepakowy
not: wax seal; wax warmer; hair wax; car wax; wax strip; wax melter

value material=carbon-fibre
en: carbon fibre; carbon fiber
de: Carbon; Kohlefaser; Carbonfaser; Kohlenstofffaser; Karbon; Carbonrahmen
nl: carbon; koolstofvezel; carbonvezel
pl: włókno węglowe; karbon; węglowe włókno; carbon

# ---- choices ----

value finish=plated
en: plated; gold plated; silver plated; vermeil; plating; gilded; gold dipped; rhodium plated; electroplated
de: vergoldet; versilbert; galvanisiert vergoldet; Vermeil; rhodiniert; 18k vergoldet; rosévergoldet; silberbeschichtet; goldplattiert; Goldauflage; hartvergoldet
fr: plaqué or; plaqué argent; doré à l'or
es: chapado; bañado en oro; chapado en oro; baño de oro
it: placcato; dorato
nl: verguld; verzilverd; vermeil; gerhodineerd; gold plated; silver plated; rosé verguld; 14k verguld; 18k verguld; goudplating
pl: pozłacany; posrebrzany; złocony; rodowany; platerowany; pokryty złotem; pozłotą; pozłacanej
pt: banhado; folheado

value finish=clad
en: gold filled; rolled gold; silver filled; gold overlay; bonded gold
de: Golddoublé; Walzgold; Gold Filled; goldfilled; Doublé
nl: goud doublé; gold filled; doublé; goldfilled
pl: gold filled; dublé; goldfilled

value finish=colour
en: gold tone; silver tone; gold color; silver color; gold colour; silver colour; golden; rose gold color; goldtone; silvertone; gold finish; silver finish; antique silver; antique gold; antique bronze
de: goldfarben; silberfarben; gold farben; silber farben; roségoldfarben; in Gold Optik; goldoptik; Altsilber; Antikgold
fr: doré; argenté; couleur or
es: dorado; plateado; color oro
it: color oro; argentato
nl: goudkleurig; zilverkleurig; rosékleurig; rosegoudkleurig
pl: kolor złoty; kolor srebrny; w kolorze złotym; w kolorze srebrnym; kolorze złota; kolorze srebra; złoty kolor; srebrny kolor; złota barwa

value finish=enamelled
en: enamelled; enameled; enamel
de: emailliert; Emaille
fr: émaillé
es: esmaltado
nl: geëmailleerd; emaille
pl: emaliowany; emalia

value finish=nonstick
en: non stick; nonstick; teflon; ceramic coated; granite coating; stone coated
de: antihaftbeschichtet; Antihaftbeschichtung; Antihaft; Teflon; Keramikbeschichtung; Teflonbeschichtung; Granitbeschichtung
nl: antiaanbaklaag; anti aanbaklaag; antikleeflaag; anti-aanbak; antiaanbak; keramische coating; teflon; keramische antiaanbaklaag
pl: nieprzywierający; powłoka nieprzywierająca; teflon; powłoka ceramiczna; powłoka granitowa

value stone=gem
en: natural diamond; diamond; ruby; sapphire; emerald; amethyst; topaz; opal; garnet; turquoise; jade; lapis lazuli; rose quartz; tiger eye; agate; onyx; moonstone; labradorite; citrine; peridot; aquamarine; tourmaline; tanzanite; gemstone; semi precious; natural stone; obsidian; hematite; malachite; carnelian; jasper; natural crystal; aventurine; lava stone
de: Edelstein; Diamant; Rubin; Saphir; Smaragd; Amethyst; Brillant; Opal; Topas; Granatstein; Naturstein Schmuck; Halbedelstein; Achat; Rosenquarz; Türkis; Mondstein; Tigerauge; Lapislazuli; Jade; Bergkristall; Onyx; Aquamarin; Peridot; Citrin; Turmalin; Labradorit; Malachit; Hämatit; Bernstein; Heilstein
fr: diamant; rubis; saphir; émeraude; pierre naturelle; pierre semi précieuse
es: diamante; rubí; zafiro; esmeralda; piedra natural
it: diamante; rubino; zaffiro; smeraldo; pietra dura
nl: edelsteen; diamant; briljant; robijn; saffier; smaragd; amethist; halfedelsteen; rozenkwarts; maansteen; tijgeroog; turkoois; natuursteen kralen; lapis lazuli; toermalijn; bergkristal; agaat; opaal; granaat; topaas; barnsteen; onyx; labradoriet; citrien; jade
pl: diament; brylant; rubin; szafir; szmaragd; ametyst; kamień szlachetny; kamień półszlachetny; kamieni naturalnych; kwarc różowy; kamień księżycowy; tygrysie oko; turkus; bursztyn; agat; onyks; lapis lazuli; labradoryt; jadeit; opal; granat kamień; topaz; cytryn; hematyt; malachit; kamieniem naturalnym; kamieniami naturalnymi; turmalin; kryształ górski
not: diamond painting; diamond pattern; diamond shape; diamond coated; diamond file; diamond drill; diamond blade; diamond quilted; jade roller; diamond art; black diamond; ruby red; emerald green; sapphire glass; sapphire blue; emerald cut; diamond cut; turquoise blue; lab diamond; lab grown diamond; opal glass; rose quartz color; diamond stitching; diamond quilt; sapphire crystal

value stone=synthetic
en: cubic zirconia; zirconia; cz; moissanite; lab grown; synthetic ruby; simulated diamond; lab created; zircon; synthetic stone; created sapphire; synthetic opal
de: Zirkonia; Moissanit; Cubic Zirkonia; Zirkon; synthetischer Edelstein; Zirkonia Stein; Labordiamant
fr: zirconium; oxyde de zirconium
es: circonita; circón; moissanita
it: zirconi; zircone
nl: zirkonia; zirkoon; moissaniet; cubic zirkonia; kubisch zirkonia; labdiamant
pl: cyrkonia; cyrkonie; moissanit; syntetyczny rubin; cyrkonii sześciennej

value stone=pearl
en: pearl; freshwater pearl; cultured pearl; akoya; baroque pearl
de: Perle; Süßwasserperle; Zuchtperle; Akoyaperle; Tahitiperle; Barockperle; Perlenkette
fr: perle; perle de culture
es: perla
it: perla
nl: parel; zoetwaterparel; cultivéparel; gekweekte parel; parelketting
pl: perła; perły słodkowodne; perła hodowlana; perłowy naszyjnik; pereł hodowlanych; pereł; perły naturalne
pt: pérola
not: mother of pearl; pearl white; imitation pearl; faux pearl; glass pearl; pearl barley; pearl clutch; tapioca pearl; pearl powder; plastic pearl; pearl effect

value stone=imitation
en: imitation pearl; faux pearl; glass pearl; plastic pearl; simulated pearl; rhinestone; glass stone; acrylic stone; crystal; faux diamond; fake diamond; austrian crystal; strass; diamante; glass crystal
de: Strass; Kunstperle; Glasstein; Strasssteine; Glaskristall; Glasperlen; Modeperle; Kristallsteine; Acrylsteine; Wachsperlen
fr: strass; fausse perle
es: estrás; perla de imitación; perla sintética
it: strass
nl: strass; strassteentjes; glasparel; imitatieparel; nepparel; kristallen; kunstparel; glassteen; strasstenen; nep parel
pl: dżety; sztuczne perły; kryształki; stras; szkiełka; sztucznych pereł; imitacja pereł; perła szklana; cyrkonie szklane; kryształki szklane; sztucznymi perłami; kryształki swarovski
not: natural crystal; crystal clear; sapphire crystal; crystal glass; healing crystal

value weave=knit
en: knit; knitted; crochet; crocheted; jersey; ribbed knit; sweatshirt fabric; fleece; interlock; tricot; pique; rib knit; french terry; cable knit
de: gestrickt; gewirkt; Strick; gehäkelt; Jersey; Feinstrick; Grobstrick; Rippstrick; Strickjacke; Strickpullover; Strickkleid; Strickmütze; Strickschal; Strickweste; Strickrock; Strickhose; Strickhandschuh; Strickmantel; Strickstoff; Strickcardigan; Strickdecke; Strickware; Wirkware; Maschenware; Sweatstoff; Single Jersey; Häkel; Feinripp; Doppelripp; Jerseykleid; Jerseyhose; Jerseyrock; Jerseyshirt; Jerseystoff; Jerseybluse; Jerseyspannbettlaken; Jerseybettwäsche; Zopfmuster; Zopfstrick; Interlock; French Terry; Piqué
fr: tricot; tricoté; maille; jersey; bonneterie
es: punto; tejido de punto; tricotado; ganchillo
it: maglia; lavorato a maglia; uncinetto
nl: gebreid; brei; tricot; gehaakt; jersey; fijngebreid; ribgebreid; breisel; rib tricot; sweatstof; breiwerk; interlock; french terry; rib; tricotstof; grofgebreid; piqué; kabelbrei; gebreide stof
pl: dziany; dzianina; dzianinowy; szydełkowy; szydełkowany; prążkowana dzianina; jersey; dresówka; robiony na drutach; z dzianiny; na szydełku; interlock; prążkowany; warkoczowy splot; grubego splotu; dżersej; dzianinowej; pika
pt: malha; tricotado; croché
not: knitting needle; knitting yarn; knitting machine

value weave=woven
en: woven; poplin; denim; twill; chambray; oxford cotton; chiffon; gabardine; plain weave; corduroy; organza; seersucker; voile; canvas; percale; sateen; flannel
de: gewebt; Webware; Popeline; Webstoff; Köper; Canvas; Perkal; Mako Satin; Batist; Chambray; Gabardine; Twill; Voile; Flanell; Cord; Taft; Leinwandbindung; Renforcé; Damast; Halbpanama; Jeansjacke; Jeanshemd; Jeanshose; Jeansrock; Jeanskleid
fr: tissé; chaîne et trame
es: tejido plano; tejido de calada
it: tessuto a navetta; intrecciato
nl: geweven; popeline; canvas; percal; keperstof; corduroy; twill; katoensatijn; geweven stof; voile; gabardine; chambray; flanel; batist; damast; perkal; weefsel; taft; spijkerjas; spijkerjack; spijkerbroek; spijkerrok; spijkerjurk
pl: tkany; popelina; płótno; sztruks; drelich; gabardyna; twill; perkal; flanela; batyst; tkanina bawełniana; woal; adamaszek; szyfon; kora; muślin; dżins; drelichowy; tkaniny; jeansowa
pt: tecido plano
not: non woven; woven basket; hand woven rug; canvas print

value weave=nonwoven
en: non woven; nonwoven; spunbond; meltblown; spunlace
de: Vlies; Vliesstoff; Vliesgewebe; Spinnvlies; Faservlies; Spunbond; Nadelvlies; Meltblown; Vliestuch; Vliestasche; Vliesbeutel; Vliesschutzhaube; Vliesrolle; Vlieshaube; Vlieskittel; Vliesoverall; Einlagevlies
fr: non tissé
es: no tejido
it: non tessuto; tnt
nl: nonwoven; vlies; vliesdoek; non woven; vliesstof; spunbond; meltblown; spunlace
pl: włóknina; fizelina; agrowłóknina; spunbond; flizelina; meltblown

value weave=tufted
en: tufted
de: getuftet; Tufting; Tuftteppich; handgetuftet
nl: getuft; handgetuft
pl: tuftowany; tufting; igłowo tuftowany

value user=men in male
en: men; mens; man; gentleman; gents; him; male; menswear; husband; groom; boyfriend; dad
de: Herren; Männer; Herr; für Ihn; Männlich; Bräutigam; Herrn; Herrenhemd; Herrenhose; Herrenjacke; Herrenschuh; Herrenmantel; Herrenpullover; Herrenshirt; Herrenunterhose; Herrenslip; Herrensocke; Herrenanzug; Herrensakko; Herrenweste; Herrengürtel; Herrenuhr; Herrenarmbanduhr; Herrenstiefel; Herrensandale; Herrenschlafanzug; Herrenpyjama; Herrenbademantel; Herrenhandschuh; Herrenmütze; Herrenjeans; Herrenshorts; Herrenbadehose; Herrenunterwäsche; Herrenunterhemd; Herrenstrickjacke; Herrenkurzhose; Herrenfreizeithose; Herrenjogginghose; Herrenwinterjacke; Herrenhalbschuh; Herrensneaker; Herrenlederjacke; Herrenparfum; Herrenduft; Herrenring; Herrenarmband; Herrenkette; Herrenhut; Herrenboxershorts; Herrenpoloshirt; Herrenregenjacke; Herrengeldbörse; Herrenfahrrad; Herrenrasierer; Herrenkrawatte; Herrencardigan; Herrensweatshirt; Herrenhoodie; Herrenblouson; Herrenparka; Herrendaunenjacke; Herrentrikot; Herrennachthemd; Herrenhausschuhe; Herrenturnschuhe; Herrentasche; Herrenstoffhose; Herrenanzughose; Herrenfreizeithemd; Herrenmode; Herrenstrümpfe; Herrenschal; Herrenfleecejacke; Herrensoftshelljacke
fr: homme; masculin
es: hombre; caballero
it: uomo; maschile
nl: heren; mannen; voor hem; man; herenoverhemd; herenhemd; herenbroek; herenjas; herenschoen; herentrui; herenvest; herensokken; herenondergoed; herenboxershort; herenslip; herenpak; herenriem; herenhorloge; herenlaarzen; herensandalen; herenpyjama; herenbadjas; herenhandschoenen; herenpet; herenjeans; herenshort; herenzwembroek; herenjack; herenpolo; herenkostuum; herenblazer; herencolbert; herenportemonnee; herenarmband; herenring; herenketting; herenfiets; herenparfum; herenwinterjas; herenspijkerbroek; herenshirt; herenslippers; herenpantoffels; herensneakers; herenonderbroek; herentas; herenwinterjack; herenregenjas; herenhoed; herenstropdas; herengeur; herenmuts; herenjogginsbroek; herenjoggingbroek; herent-shirt
pl: męski; męska; męskie; dla mężczyzn; męscy; męskiej; dla niego; mężczyzn; dla panów; pana młodego; męskiego
pt: homem; masculino
not: man made; man cave; spider man; iron man; gingerbread man; snow man

value user=women in female
en: women; womens; woman; lady; ladies; her; female; womenswear; wife; girlfriend; mom; maternity; bride
de: Damen; Frauen; Dame; für Sie; Damen und; Brautkleid; Umstandsmode; Umstandskleid; Damenbluse; Damenkleid; Damenhose; Damenrock; Damenjacke; Damenschuh; Damenmantel; Damenpullover; Damenshirt; Damenslip; Damensocke; Damenstrickjacke; Damenweste; Damengürtel; Damenuhr; Damenarmbanduhr; Damenstiefel; Damenstiefelette; Damensandale; Damenschlafanzug; Damenpyjama; Damenbademantel; Damenhandschuh; Damenmütze; Damenjeans; Damenshorts; Damenbikini; Damenbadeanzug; Damenunterwäsche; Damenunterhemd; Damennachthemd; Damenleggings; Damenhandtasche; Damentasche; Damenpumps; Damensneaker; Damenlederjacke; Damenparfum; Damenduft; Damenring; Damenarmband; Damenkette; Damenhut; Damenschal; Damenstrumpfhose; Damenstrümpfe; Damentunika; Damenblazer; Damenhoodie; Damenpoloshirt; Damenwinterjacke; Damenregenjacke; Damengeldbörse; Damenfahrrad; Damenrasierer; Damencardigan; Damensweatshirt; Damenoberteil; Damentop; Damenballerina; Damenballerinas; Damenclogs; Damenpantoletten; Damenparka; Damendaunenjacke; Damenmode; Damenhausschuhe; Damenstrickkleid; Damenstrickpullover; Damenjogginghose; Damenunterhose; Damenstoffhose; Damensoftshelljacke; Damenfleecejacke; Damenrucksack; Damentrachtenmode
fr: femme; dame; féminin
es: mujer; señora; femenino
it: donna; femminile
nl: dames; vrouwen; voor haar; dame; bruids; zwangerschaps; damesblouse; damesjurk; damesbroek; damesrok; damesjas; damesschoen; damestrui; damesvest; damessokken; damesondergoed; damesslip; damesriem; dameshorloge; dameslaarzen; damessandalen; damespyjama; damesbadjas; dameshandschoenen; damesmuts; damesjeans; damesshort; damesbikini; damesbadpak; damestas; damesportemonnee; damesarmband; damesring; damesketting; damesfiets; damesparfum; dameswinterjas; damesspijkerbroek; damesshirt; damesslippers; damespantoffels; damessneakers; damestop; dameslegging; damestuniek; damesblazer; damesenkellaars; damesenkellaarsjes; damespumps; dameshoed; damesnachthemd; dameskleding; damespolo; damespanty; damest-shirt; damesgeur; damesonderbroek; damesregenjas; damesjack; damesrugzak; dameslaarsjes; damespantalon; damessjaal
pl: damski; damska; damskie; dla kobiet; kobieta; damskiej; damskiego; kobiecy; dla niej; ślubna; ciążowy; dla pań
pt: mulher; feminino; senhora
not: wonder woman

value user=boys in male, child
en: boy; boys; son; schoolboy
de: Jungen; Junge; Knaben; Bub; Jungenhose; Jungenhemd; Jungenjacke; Jungenschuhe; Jungenshirt; Jungenpullover; Jungenjeans; Jungenunterhose; Jungenbadehose; Jungenanzug; Jungenschlafanzug; Jungenshorts; Jungenmode; Jungensweatshirt; Jungenwinterjacke; Jungenslip; Jungenmütze; Jungensneaker; Jungenpyjama; Knabenhose; Knabenhemd; Knabenjacke
fr: garçon
es: niño
it: bambino; ragazzo
nl: jongens; jongen; jongensbroek; jongensshirt; jongensjas; jongenstrui; jongensoverhemd; jongensjeans; jongenspyjama; jongensschoenen; jongensondergoed; jongensboxer; jongenskleding; jongensvest; jongenspak; jongenszwembroek; jongensshort; jongensslip; jongenssneakers; jongenssokken
pl: chłopiec; chłopięcy; dla chłopców; chłopca; dla syna
pt: menino
not: game boy; cow boy; baby boy

value user=girls in female, child
en: girl; girls; daughter; schoolgirl
de: Mädchen; Mädels; Mädchenkleid; Mädchenrock; Mädchenhose; Mädchenjacke; Mädchenschuhe; Mädchenshirt; Mädchenbluse; Mädchenpullover; Mädchenleggings; Mädchenbadeanzug; Mädchenstrumpfhose; Mädchenschlafanzug; Mädchenmode; Mädchenslip; Mädchenunterhose; Mädchenstiefel; Mädchenjeans; Mädchenmütze; Mädchensandalen; Mädchenwinterjacke; Mädchenbikini; Mädchennachthemd; Mädchensneaker
fr: fille; fillette
es: niña
it: bambina; ragazza
nl: meisjes; meisje; meisjesjurk; meisjesrok; meisjesbroek; meisjesjas; meisjestrui; meisjesshirt; meisjeslegging; meisjesschoenen; meisjesbadpak; meisjespyjama; meisjeskleding; meisjesondergoed; meisjesblouse; meisjesvest; meisjesmaillot; meisjessandalen; meisjeslaarzen; meisjesshort; meisjestop; meisjesjurkje; meisjesbikini; meisjesslip; meisjessneakers; meisjessokken
pl: dziewczynka; dziewczęcy; dla dziewczynek; dla dziewczynki; dziewczyn; dziewczynek; dla córki
pt: menina
not: baby girl

value user=baby
en: baby; babies; infant; newborn; baby boy; baby girl; 0-3 months; 3-6 months; 6-12 months; 0-6 months; 12-18 months; 0-24 months; layette; new born
de: Baby; Säugling; Neugeborene; Babys; Babymode; 0-3 Monate; 3-6 Monate; 6-12 Monate; 0-6 Monate; Erstausstattung; Babybody; Babystrampler; Babymütze; Babydecke; Babyschuhe; Babykleidung; Babysocken; Babyhose; Babyjacke; Babyoverall; Babyschlafsack; Babyshirt; Babypullover; Babyschlafanzug; Babyhandschuhe; Babystrumpfhose; Babyhemd; Babyjäckchen; Babybettwäsche; Babylätzchen; Babyset; Babysöckchen; Babymützchen; Babyhöschen; Babybademantel; Babyhandtuch; Babystrickjacke; Babysandalen; Babymantel
fr: bébé; nourrisson; nouveau né
es: bebé; recién nacido
it: neonato; bebè; neonata
nl: baby; pasgeboren; babys; pasgeborenen; zuigeling; 0-3 maanden; 3-6 maanden; 6-12 maanden; babyromper; babykleding; babymutsje; babymuts; babydeken; babysokjes; babysokken; babyschoentjes; babypakje; babybroek; babybroekje; babyjurkje; babyvestje; babytruitje; babyslofjes; babyshirt; babyslaapzak; babyjasje; babypyjama; babywantjes; babyrompertje; babydekentje; babyboxpakje; babyjas; babybadjas; babylegging; babysetje; babyhemdje; babyshirtje; babymaillot
pl: niemowlę; niemowlęcy; dla niemowląt; niemowląt; niemowlaka; noworodka; dla noworodka; noworodek; dla niemowlaka; dla niemowlęcia; bobas; dla maluszka; baby; dziecięcy body; 0-3 miesiące; 3-6 miesięcy; 6-12 miesięcy; niemowlęcej; dzidziusia
pt: bebé; bebê; recém nascido
not: baby doll; baby blue; baby pink; baby oil; baby carrots; baby doll dress

value user=child
en: child; children; kid; kids; toddler; junior; youth; school children
de: Kinder; Kind; Kleinkind; Teenager; Schulkinder; für Kids; Jugendliche; Kinderhose; Kinderjacke; Kinderschuhe; Kindershirt; Kinderkleid; Kinderpullover; Kindermütze; Kinderhandschuhe; Kindersocken; Kinderschlafanzug; Kinderpyjama; Kinderregenjacke; Kinderwinterjacke; Kinderstiefel; Kindersandalen; Kinderunterwäsche; Kinderbademantel; Kinderbadehose; Kinderstrumpfhose; Kinderuhr; Kinderfahrrad; Kinderrucksack; Kindermode; Kinderschneeanzug; Kinderhausschuhe; Kindergummistiefel; Kinderhemd; Kinderjeans; Kindergürtel; Kinderkostüm; Kinderoverall; Kinderweste; Kinderschal; Kindermantel; Kinderskihose; Kinderanzug; Kinderleggings; Kinderturnschuhe; Kindersneaker; Kindermatschhose; Kindersweatshirt; Kinderregenhose; Kinderskianzug; Kinderskijacke; Kinderbettwäsche; Kinderarmbanduhr; Kinderschmuck
fr: enfant
es: infantil; niños y niñas
it: bambini
nl: kinderen; kind; kids; peuter; kleuter; tieners; junior; kinderbroek; kinderjas; kinderschoenen; kindershirt; kinderjurk; kindertrui; kindermuts; kinderhandschoenen; kindersokken; kinderpyjama; kinderlaarzen; kindersandalen; kinderondergoed; kinderbadjas; kinderkleding; kinderhorloge; kinderfiets; kinderrugzak; kinderregenjas; kinderregenlaarzen; kinderpantoffels; kindervest; kinderskipak; kinderskibroek; kinderwinterjas; kinderkostuum; kinderlegging; kinderslippers; kindersneakers; kinderwanten; kindersweater; kinderhoodie; kinderzwembroek; kinderbadpak; kindermaillot; kindersjaal; kinderoverhemd
pl: dziecięcy; dla dzieci; dziecko; dzieci; dla dziecka; młodzieżowy; junior; dla juniora; dla nastolatków; dziecięcej; dla malucha; dzieciom
pt: criança; infantil
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
nl: unisex; voor dames en heren
pl: unisex; uniseks

value user=adult
en: adult; adults
de: Erwachsene
fr: adulte
es: adulto
nl: volwassenen; volwassene
pl: dorosły; dla dorosłych

value ankle=covered
en: ankle boot; high top; mid calf; knee high; over the knee; ankle high; boot; covering the ankle; mid cut; high cut
de: Stiefel; knöchelhoch; Stiefelette; Schnürstiefel; High Top; Winterstiefel; Boots; Bergstiefel; Wanderstiefel; Gummistiefel; hoher Schaft; Chelsea Boots; Chukka; kniehoch; halbhoch; Kurzstiefel; Langschaftstiefel; Damenstiefel; Damenstiefelette; Herrenstiefel; Kinderstiefel; Lederstiefel; Lederstiefelette; Overknee; Ankle Boots; Cowboystiefel; Westernstiefel; Reitstiefel; Motorradstiefel; Sicherheitsstiefel; Arbeitsstiefel; Schneestiefel
fr: montant; bottine
es: caña alta; botín
nl: laars; laarzen; enkellaars; enkellaarsjes; enkellaarzen; laarsjes; hoge schoen; bergschoen; boots; hoge sneakers; hoog model; bottines; veterboots; chelsea boots; winterlaarzen; snowboots; dameslaarzen; herenlaarzen; cowboylaarzen; kniehoge laarzen; hoge wandelschoen; werklaarzen; rijlaarzen; bottine; veterlaarzen
pl: botki; kozaki; trzewiki; za kostkę; wysokie; glany; sztyblety; śniegowce; trapery; trekkingowe za kostkę; workery; buty za kostkę; kowbojki; wysoka cholewka; oficerki; botek; muszkieterki
not: boot tray; boot sock; boot cut; ankle strap

value ankle=open
en: low top; low cut; not covering the ankle; loafer; slip on; ankle free
de: Halbschuh; Low Top; Pumps; Ballerina; Ballerinas; Slipper; Loafer; Mokassin; Sandale; Pantolette; Schnürhalbschuh; Espadrilles; Slingpumps; Bootsschuh; Derby; Oxford Schuh
nl: lage schoen; pumps; ballerina; loafer; instapper; mocassin; sandaal; lage sneakers; laag model; veterschoen; espadrilles; moccasin; ballerinas; bootschoen
pl: półbuty; czółenka; baleriny; mokasyny; sandały; klapki; espadryle; lordsy; niskie + buty|obuwie|trampki|sneakersy; oksfordy; szpilki; sandałki

value toe-cap=metal
en: steel toe; metal toe cap; protective toe cap; safety toe; steel toe cap; composite toe; aluminium toe
de: Stahlkappe; Zehenschutzkappe; Sicherheitskappe; Zehenkappe; mit Stahlkappe; S3; S1P; S2; Kunststoffkappe Zehenschutz; Aluminiumkappe; Schutzkappe S3; Kompositkappe
fr: embout acier; coquille de protection
es: puntera de acero
it: puntale in acciaio
nl: stalen neus; stalen neuzen; s3; s1p; stalen veiligheidsneus; veiligheidsneus; compositie neus; beschermneus; neusbescherming stalen; composiet neus
pl: podnosek stalowy; podnoskiem stalowym; stalowym podnoskiem; s3; s1p; stalowy podnosek; z podnoskiem; podnoskiem; kompozytowy podnosek; podnosek; blachą w nosku; podnosek kompozytowy

value waterproof=yes
en: waterproof; water proof; rubber boot; rain boot
de: wasserdicht; wasserfest; wasserabweisend imprägniert; Gummistiefel; Regenstiefel; wasserundurchlässig; Gore Tex
fr: imperméable; étanche
es: impermeable
it: impermeabile
nl: waterdicht; waterproof; regenlaars; regenlaarzen; rubberlaarzen; rubberlaars; gore tex
pl: wodoodporny; wodoszczelny; nieprzemakalny; kalosze; membraną; gore tex
pt: impermeável

value print=yes
en: printed; print; floral print; patterned; pattern; cartoon print; graphic; digital print; tie dye
de: bedruckt; Print; Druckmotiv; mit Druck; mit Aufdruck; gemustert; Allover Print; Motivdruck; mit Motiv; Blumendruck; Blumenmuster
fr: imprimé
es: estampado
it: stampato
nl: bedrukt; print; met print; met opdruk; gedessineerd; bloemenprint; opdruk
pl: drukowany; z nadrukiem; nadruk; nadrukiem; wzorzysty; we wzory; w kwiaty; wzór kwiatowy; w kratkę drukowana
pt: estampado
not: print cartridge; 3d print; blue print; printed circuit; printed book; finger print

value print=no
en: solid color; solid colour; plain; plain dyed; unprinted; solid
de: uni; einfarbig
fr: uni
es: liso
nl: effen; uni; onbedrukt; effen kleur
pl: gładki; jednolity; bez nadruku; jednokolorowy; jednobarwny

value power=mains in electric
en: mains powered; plug in; corded; 220v; 230v; 110v; 240v; 120v; ac powered; wired
de: netzbetrieben; Netzstecker; kabelgebunden; 230 V; Netzkabel; 230 Volt; mit Kabel; netzgebunden; Steckdosenbetrieb; 220 240 V; Netzgerät Betrieb
fr: filaire; secteur
nl: netstroom; op netstroom; 230 v; met snoer; bedraad; 230 volt; netvoeding; met stekker; lichtnet
pl: sieciowy; zasilanie sieciowe; 230 v; przewodowy; na prąd; zasilany sieciowo; 230v; zasilanie 230v

value power=battery in electric
en: battery powered; battery operated; rechargeable; cordless; usb rechargeable; usb charging; wireless; aaa battery; aa battery; button cell; li ion battery; battery included
de: batteriebetrieben; akkubetrieben; kabellos; wiederaufladbar; Akku; Akkuschrauber; Akkubohrschrauber; Akkusäge; Akkubohrer; Akkustaubsauger; Akkurasenmäher; Akkuheckenschere; Akkuschleifer; Akkuschlagschrauber; Akkulampe; Akkupumpe; Akkustichsäge; Akkukreissäge; Akkuwinkelschleifer; Akkulaubbläser; Akkukettensäge; Akkubohrhammer; Akkutrimmer; Akkurasierer; Akkutacker; Akkumultitool; Akkuleuchte; Akkuradio; Akkustrahler; Akkubesen; Akkusauger; Akkuwerkzeug; Akkugartenschere; Akkufreischneider; Akkuhandstaubsauger; Akkurasentrimmer; Akkuventilator; Akku Bohrschrauber; mit Akku; aufladbar; schnurlos; batterieversorgt; USB aufladbar; 18V Akku
fr: à piles; rechargeable; sans fil
es: a pilas; recargable; inalámbrico
it: a batteria; ricaricabile; senza fili
nl: oplaadbaar; draadloos; op batterijen; accu; accuboormachine; accuschroefmachine; accugrasmaaier; accuheggenschaar; accustofzuiger; accuslijper; accuzaag; accuschroefboormachine; accuboorhamer; accuklopboormachine; acculamp; accubladblazer; accukettingzaag; accucirkelzaag; accudecoupeerzaag; accuslagmoersleutel; accuschroevendraaier; accuhaakse; accuboor; accuschuurmachine; accupomp; accutacker; accumultitool; accugrastrimmer; accuradio; op accu; met accu; batterij; werkt op batterijen; snoerloos; draadloze; batterijgevoed; usb oplaadbaar; herlaadbaar; snoerloze
pl: akumulatorowy; bezprzewodowy; na baterie; na akumulator; bateryjny; zasilany bateryjnie; ładowany; z akumulatorem; wielokrotnego ładowania
pt: recarregável; sem fio; a pilhas

value power=solar in electric
en: solar powered; solar; solar energy; photovoltaic
de: Solar; solarbetrieben; Solarleuchte; Solarlampe; Solarlichterkette; Solarpanel; Solarladegerät; Solarlicht; Solarstrahler; Solardusche; Solarpumpe; Solarfigur; Solarbrunnen; Solarlaterne; Solarfackel; Solargartenleuchte; Photovoltaik
fr: solaire
es: solar
nl: zonne-energie; op zonne-energie; solar; zonnepaneel; zonnelamp; solarlamp; solarverlichting; solartuinlamp; solartuinverlichting
pl: solarny; słoneczny + panel|lampa|ogniwo|energia; fotowoltaiczny; na słońce; solar; zasilany energią słoneczną

value power=manual
en: manual; hand crank; hand operated; non electric; hand held manual; foot pump; hand pump; wind up; mechanical hand
de: manuell; handbetrieben; Handkurbel; Hand Betrieb; handbetätigt; mechanisch; Handpumpe; Handsäge; Handmühle; Handkurbelmühle; Handpresse; Handrührer; Handbohrer; Handwinde; Handhebel; händisch; ohne Strom
fr: manuel
es: manual
it: manuale
nl: handmatig; handbediend; met de hand; handslinger; handpomp; mechanisch; hand aangedreven
pl: ręczny; manualny; na korbkę; mechaniczny; korbowy
not: user manual; instruction manual; manual included; manual book; service manual; manual transmission; blender reczny; mikser reczny; odkurzacz reczny; reczny odkurzacz; reczny blender; pilka reczna

value power=engine
en: petrol engine; gasoline; diesel; 2 stroke; 4 stroke; petrol powered; gas powered; combustion engine
de: Benzin; Benzinmotor; Benzinrasenmäher; Benzinkettensäge; Benzinmotorsäge; Benzintrimmer; Benzingenerator; Benzinheckenschere; Benzinfreischneider; Benzinlaubbläser; Benzinstromerzeuger; Diesel; Dieselmotor; Verbrennungsmotor; 2 Takt; 4 Takt; Viertakt; Zweitakt
fr: essence; thermique
es: gasolina
nl: benzine; benzinemotor; diesel; dieselmotor; verbrandingsmotor; 2 takt; 4 takt; tweetakt; viertakt; benzinegrasmaaier; benzinekettingzaag
pl: spalinowy; benzynowy; diesel; silnik spalinowy; silnik benzynowy; dwusuwowy; czterosuwowy; wysokoprężny

value power=electric
en: electric; electrical; electronic; motorised; motorized; powered; usb; automatic electric
de: elektrisch; Elektro; elektronisch; Elektrogrill; Elektroroller; Elektrofahrrad; Elektrorasierer; Elektrowerkzeug; Elektromotor; Elektrozaun; Elektroherd; Elektroheizung; Elektrorasenmäher; Elektrokettensäge; Elektroauto; Elektroheckenschere; Elektrozahnbürste; Elektrokocher; Elektroofen; Elektrotacker; Elektromixer; Elektrokamin; Motorisiert; Strom betrieben
fr: électrique; électronique
es: eléctrico; electrónico
it: elettrico; elettronico
nl: elektrisch; elektronisch; gemotoriseerd; elektromotor; electrisch
pl: elektryczny; elektroniczny; elektrycznej
pt: elétrico
not: electric shock; electric blue

value chemistry=lead
en: lead acid; agm; gel battery; sla battery
de: Bleiakku; Blei Säure; Blei Akku; Bleisäure; AGM; Gel Batterie; Bleisäureakku; Blei Säure Batterie; Gelbatterie; Bleibatterie
nl: lood; loodaccu; loodzuur; agm; gel accu; lood zuur
pl: kwasowo ołowiowy; ołowiowy; agm; żelowy; ołowiowo kwasowy; kwasowy
value chemistry=ni-cd
en: ni cd; nicd; nickel cadmium
de: Nickel Cadmium; NiCd
nl: nikkel cadmium; nicd
pl: niklowo kadmowy; nicd; nikiel kadm
value chemistry=ni-mh
en: ni mh; nimh; nickel metal hydride
de: Nickel Metallhydrid; NiMH; Ni MH
nl: nimh; nikkel metaalhydride; ni mh
pl: niklowo wodorkowy; nimh; ni mh
value chemistry=lithium-ion
en: lithium ion; li ion; lipo; li po; lithium polymer; lifepo4; 18650; 21700; liion; li-ion rechargeable
de: Lithium Ionen; Lithium Ionen Akku; Li Ion; Lithiumionen; LiFePO4; Lithium Polymer; Lipo; Lithium Akku; Lithiumakku
nl: lithium ion; li ion; lithium accu; lifepo4; lithium polymeer; lipo; lithiumaccu
pl: litowo jonowy; li ion; litowo polimerowy; lifepo4; lipo; akumulator litowy
value chemistry=lithium
en: lithium; cr2032; cr2025; cr2016; cr123a; lithium manganese; lithium metal; cr2450
de: Lithium Knopfzelle; Lithiumbatterie; Lithiumzelle
nl: lithium knoopcel; lithiumbatterij; lithium batterij
pl: bateria litowa; litowa; baterie litowe
not: lithium ion; lithium polymer
value chemistry=alkaline
en: alkaline; manganese dioxide; lr44; lr6; lr03; zinc carbon
de: Alkali; Alkaline; Alkalibatterie; Alkali Mangan
nl: alkaline; alkalinebatterij
pl: alkaliczny; alkaline
value chemistry=silver-oxide
en: silver oxide; sr626sw; sr44
de: Silberoxid
nl: zilveroxide
pl: tlenek srebra; srebrowa
value chemistry=zinc-air
en: zinc air; hearing aid battery
de: Zink Luft; Hörgerätebatterie
nl: zink lucht; zinklucht; hoorapparaatbatterij
pl: cynkowo powietrzna; baterie słuchowe

value source=led
en: led; leds; light emitting diode; smd; cob led; oled
de: LEDlampe; LEDleuchte; Leuchtdiode
nl: ledlamp; ledverlichting; ledstrip; led lamp; ledspot; ledpaneel
pl: ledowy; diodowy
value source=halogen
en: halogen
de: Halogen; Halogenlampe; Halogenleuchtmittel; H7 Lampe
nl: halogeen; halogeenlamp; halogeenspot
pl: halogenowy
value source=incandescent
en: incandescent; filament tungsten; edison filament
de: Glühbirne; Glühlampe; Glühfaden
nl: gloeilamp; gloeidraad
pl: żarowy; żarówka żarowa; żarówka tradycyjna; wolframowa
value source=fluorescent
en: fluorescent; cfl; neon tube
de: Leuchtstoffröhre; Leuchtstofflampe; Energiesparlampe; Neonröhre
nl: tl buis; tl lamp; spaarlamp; tl verlichting; fluorescentielamp
pl: świetlówka; jarzeniówka; fluorescencyjna
value source=flame
en: oil lamp; kerosene; candle light; gas lantern
de: Petroleumlampe; Öllampe; Gaslaterne; Petroleum Laterne
nl: olielamp; petroleumlamp; gaslantaarn
pl: lampa naftowa; naftowa; lampa oliwna
value source=xenon
en: xenon; hid bulb

value state=fresh in raw
en: fresh
de: frisch; erntefrisch; fangfrisch; Frischfleisch; Frischfisch
fr: frais
es: fresco
it: fresco
nl: vers; dagvers; versvlees; vers geplukt
pl: świeży; świeżej
pt: fresco
not: fresh scent; fresh breath; air fresh; fresh water; fresh keeping; fresh step
value state=chilled in raw
en: chilled; refrigerated
de: gekühlt
fr: réfrigéré
es: refrigerado
nl: gekoeld
pl: chłodzony; schłodzony
value state=frozen
en: frozen; deep frozen; iqf
de: gefroren; tiefgekühlt; TK; tiefgefroren; gefrostet; TK Ware; Tiefkühl; Tiefkühlpizza; Tiefkühlgemüse; Tiefkühlfisch; Tiefkühlobst; Tiefkühlpommes; Tiefkühlerbsen; Tiefkühlbeeren; Tiefkühlspinat; Tiefkühllachs; Tiefkühlgarnelen; Tiefkühlhähnchen; Tiefkühlbrokkoli
fr: congelé; surgelé
es: congelado
it: congelato; surgelato
nl: bevroren; diepvries; ingevroren; diepgevroren; diepvriesgroenten; diepvriesfruit; diepvriespizza; diepvriesvis; diepvriesspinazie; diepvriesfriet; diepvriesgarnalen; diepvrieserwten; diepvriesbessen
pl: mrożony; mrozony; zamrożony; głęboko mrożony; mrożonej; mrożonka
pt: congelado
not: disney frozen; frozen elsa
value state=dried
en: dried; dehydrated; freeze dried; sun dried; dry
de: getrocknet; Trocken; Trockenobst; Trockenfrüchte; Trockenpilze; Trockentomaten; Trockengemüse; Trockenpflaumen; Trockenaprikosen; Trockenfleisch; Trockenfeigen; Trockendatteln; Trockenhefe; gefriergetrocknet; luftgetrocknet; sonnengetrocknet; dehydriert; gedörrt; Dörr
fr: séché; sec; lyophilisé
es: seco; deshidratado
it: secco; essiccato
nl: gedroogd; gevriesdroogd; zongedroogd; droge; luchtgedroogd; gedehydrateerd
pl: suszony; susz; liofilizowany; suszonej; wędlina suszona; sucha + kiełbasa; odwodniony
pt: seco
not: dry skin; dry food; dry shampoo; dry bag; quick dry; dry hair; dry erase; dry cleaning; hair dry; spin dry
value state=roasted
en: roasted; roast; toasted
de: geröstet; gebrannt; Röstkaffee; Röstung; frisch geröstet
fr: torréfié; grillé
es: tostado
it: tostato
nl: gebrand; geroosterd; koffiebonen gebrand
pl: palony; prażony; świeżo palona
pt: torrado
value state=raw
en: raw; green coffee; unroasted; uncooked; unprocessed
de: roh; ungeröstet; Rohkaffee; naturbelassen ungeröstet; ungekocht; Rohware
fr: cru; non torréfié; vert
es: crudo; sin tostar
nl: rauw; ongebrand; ongeroosterd; groene koffie
pl: surowy; niepalony; zielona kawa; surowej; nieprażony
not: raw denim; raw edge; raw silk
value state=instant
en: instant; soluble; freeze dried coffee; sachets instant
de: löslich; Instant; Instantkaffee; Instant Pulver; Instanttee
fr: soluble; instantané; lyophilisé
es: soluble; instantáneo
it: solubile; istantaneo
nl: oploskoffie; instant; oplosbaar; instantkoffie
pl: rozpuszczalny; rozpuszczalna; instant; błyskawiczny; rozpuszczalnej
pt: solúvel; instantâneo
not: instant camera; instant film; instant photo; instant pot; instant messenger
value state=extract
en: extract; concentrate; essence
de: Extrakt; Konzentrat; Extraktpulver; Trockenextrakt; Essenz
fr: extrait; concentré
es: extracto; concentrado
nl: extract; concentraat; essence
pl: ekstrakt; wyciąg; koncentrat; esencja
value state=ground
en: ground; powder; powdered; milled; crushed
de: gemahlen; Pulver; Mehl gemahlen; pulverisiert; Pulverform; zerstoßen; vermahlen
fr: moulu; poudre
es: molido; polvo
it: macinato; polvere
nl: gemalen; poeder; poedervorm; fijngemalen; maling; snelfiltermaling
pl: mielony; mielona; proszek; zmielony; proszku; sproszkowany; w proszku; mielonej
pt: moído; pó
not: ground meat; play ground; ground sheet; powder coated; ground beef; ground cover; powder coating
value state=smoked
en: smoked
de: geräuchert; Räucher; Räucherlachs; Räucherforelle; Räucherfisch; Räucheraal; Räucherschinken; Räuchermakrele; Räucherspeck; Räuchertofu; kaltgeräuchert; heißgeräuchert
fr: fumé
es: ahumado
it: affumicato
nl: gerookt; koudgerookt; warmgerookt; rookworst; rookvlees; rookspek
pl: wędzony; wędzonej; na zimno wędzony
pt: fumado; defumado
not: smoked glass
value state=salted
en: salted; brine; in brine; pickled in brine
de: gesalzen; in Salzlake; Salzlake; in Lake
fr: salé
es: salado
nl: gezouten; gepekeld; in pekel; pekel; licht gezouten
pl: solony; w solance; peklowany; w zalewie solnej; solonej
value state=canned in preserved
en: canned; tinned; in tin; in oil
de: Dose; Konserve; Dosentomaten; Dosenfisch; Dosengemüse; Dosenobst; Dosensuppe; Dosenmais; Dosenbohnen; Dosenthunfisch; Dosenfleisch; Dosenwurst; Dosenchampignons; Dosenananas; Dosenpfirsiche; in der Dose; Fischkonserve; Vollkonserve; Büchse; Pfirsichkonserve
fr: en conserve; boîte de conserve
es: en lata; enlatado; en conserva
it: in scatola
nl: in blik; blik; conserven; ingeblikt; uit blik; in olie; in zonnebloemolie; blikje
pl: konserwa; puszka; w puszce; puszce; w oleju; w konserwie
value state=preserved
en: preserved; pickled; in vinegar; in syrup; jarred; prepared; marinated
de: eingelegt; konserviert; mariniert; in Essig; haltbar gemacht; in Sirup; Marinade; eingemacht; in Aufguss; süßsauer eingelegt; zubereitet; im Glas eingelegt
fr: conservé; au vinaigre; au sirop; mariné
es: en vinagre; en almíbar; encurtido
nl: ingelegd; gemarineerd; op azijn; op siroop; in azijn; geconserveerd; in pot; zoetzuur; bereid; op sap; augurken zoetzuur
pl: marynowany; w occie; w zalewie; w syropie; kiszony; przetworzony; konserwowane; zalewie; zalewie octowej; słodko kwaśny
not: preserved flower
value state=cooked in preserved
en: cooked; boiled; ready to eat; fried; steamed; baked; precooked
de: gekocht; gebraten; gegart; vorgekocht; vorgegart; frittiert; gebacken; verzehrfertig; Fertiggericht gekocht; gedämpft; servierfertig; paniert
fr: cuit
es: cocido; cocinado
nl: gekookt; gebakken; gaar; voorgekookt; gefrituurd; voorgebakken; gegaard; gestoomd; kant en klaar; gepaneerd; gebraden
pl: gotowany; smażony; pieczony; gotowe do spożycia; parzona; panierowany; duszony; podgotowane
value state=juice
en: juice
de: Saft; Apfelsaft; Orangensaft; Traubensaft; Tomatensaft; Karottensaft; Ananassaft; Kirschsaft; Zitronensaft; Multivitaminsaft; Grapefruitsaft; Birnensaft; Johannisbeersaft; Granatapfelsaft; Holundersaft; Fruchtsaftsaft; Direktsaft; Fruchtsaft; Fruchtsaftkonzentrat; Nektar + Frucht|Saft
fr: jus
es: zumo; jugo
nl: sap; vruchtensap; appelsap; sinaasappelsap; druivensap; tomatensap; ananassap; wortelsap; kersensap; citroensap; grapefruitsap; perensap; bessensap; granaatappelsap; fruitsap; vruchtensappen
pl: sok; sok owocowy; sok tłoczony; nektar
value state=live
en: live; living; alive
de: lebend; lebendig; lebendes Tier
fr: vivant
es: vivo
nl: levend
pl: żywy
not: live edge; live stream; live video; living room; life
value state=used
en: used; second hand; worn; pre owned; preowned
de: gebraucht; Secondhand; Second Hand; getragen; gebrauchtware; B-Ware gebraucht; generalüberholt; refurbished
fr: occasion; usagé
es: usado; segunda mano
nl: gebruikt; tweedehands; occasion; gedragen kleding; refurbished
pl: używany; second hand; z drugiej ręki; używanej; noszone; lumpeks; regenerowany
not: used for; used to; used in; can be used; be used; used with; used as

value caffeine=removed
en: decaf; decaffeinated; caffeine free
de: entkoffeiniert; koffeinfrei; decaf; ohne Koffein
fr: décaféiné
es: descafeinado
it: decaffeinato
nl: cafeïnevrij; decaf; gedecafeïneerd; zonder cafeïne
pl: bezkofeinowy; bezkofeinowa; bezkofeinowej; bez kofeiny; decaf
pt: descafeinado
value sugar=added
en: sweetened; sugar added; with sugar; sugared; in syrup
de: gezuckert; gesüßt; mit Zucker; mit Zuckerzusatz; in Sirup
fr: sucré; avec sucre
es: azucarado; con azúcar
nl: gezoet; met suiker; gesuikerd; suiker toegevoegd; toegevoegde suiker; op siroop; met toegevoegde suiker
pl: słodzony; z cukrem; z dodatkiem cukru; w syropie; dosładzany; cukrem
value sugar=none
en: unsweetened; sugar free; no sugar; without sugar; no added sugar; zero sugar
de: zuckerfrei; ungesüßt; ohne Zucker; ungezuckert; ohne Zuckerzusatz; zuckerarm; kein Zucker
fr: sans sucre
es: sin azúcar
nl: suikervrij; ongezoet; zonder suiker; zonder toegevoegde suiker
pl: bez cukru; niesłodzony; bezcukrowy; bez dodatku cukru; niedosładzany
value alcohol=yes
en: alcoholic; alc; abv; with alcohol; vol
de: alkoholisch; % vol; mit Alkohol; alkoholhaltig
nl: alcoholisch; met alcohol; alcoholhoudend
pl: alkoholowy; z alkoholem
value alcohol=no
en: alcohol free; non alcoholic; nonalcoholic; 0.0%
de: alkoholfrei; ohne Alkohol; 0,0 %
fr: sans alcool
es: sin alcohol
nl: alcoholvrij; 0,0; zonder alcohol; 0.0
pl: bezalkoholowy; bez alkoholu; 0,0%
value insulation=vacuum
en: vacuum; vacuum insulated; thermos; double wall vacuum; vacuum flask; insulated stainless; double walled insulated
de: Thermo; vakuumisoliert; Thermoskanne; doppelwandig isoliert; vakuum isoliert; Thermobecher; Thermoflasche; Thermokanne; Thermotasse; Thermobehälter; Isolierflasche; Isolierkanne; Isolierbecher; doppelwandig; Vakuumisolierung
fr: isotherme; thermos
es: termo; aislado al vacío
it: termico; sottovuoto
nl: thermos; vacuüm geïsoleerd; thermosfles; thermosbeker; vacuümgeïsoleerd; dubbelwandig; thermosflessen; isoleerfles; thermoskan; isoleerkan
pl: termiczny; termos; próżniowy; kubek termiczny; izolowany próżniowo; podwójna ścianka; podwójnymi ściankami; izolacja próżniowa
pt: térmico; garrafa térmica
not: vacuum cleaner; vacuum pump; vacuum bag; vacuum storage; vacuum sealer; robot vacuum
value insulation=yes
en: insulated; cooler; thermal insulated; insulating
de: isoliert; Kühltasche; Isolierung; Isoliertasche; Isolierbox; Isolierbehälter
fr: isolé
es: aislado
nl: geïsoleerd; isolerend; koeltas
pl: izolowany; izotermiczny; termoizolacyjny; ocieplany pojemnik
value pack=retail
en: retail pack; for retail sale; gift box; blister; tea bags; sachets; capsules; pods
de: Geschenkbox; Geschenkpackung; Einzelhandelspackung; Blisterpackung; Teebeutel; Kapseln; Pads; Portionsbeutel; im Beutel
nl: geschenkverpakking; geschenkdoos; theezakjes; capsules; blisterverpakking; pads; cups; portieverpakking
pl: opakowanie detaliczne; pudełko prezentowe; torebki herbaty; kapsułki; saszetki; blister; w saszetkach; torebkach; w kapsułkach; opakowanie prezentowe; w torebkach
value pack=bulk
en: bulk; wholesale bulk; sack; drum; big bag; 25kg bag; loose bulk; in bulk
de: Großgebinde; lose Ware; Sackware; Big Bag; 25 kg Sack; Fass; Großhandelspackung; Schüttgut; in Säcken; lose
nl: bulk; bulkverpakking; los gestort; big bag; grootverpakking; zak 25 kg; vat; in bulk; zakken van 25 kg
pl: luzem; worek 25 kg; big bag; hurtowe opakowanie; beczka; w workach; hurtowo; worki 25 kg
value pack=set
en: set; kit; bundle; combo; gift set; assortment; collection set; multi piece
de: Set; Satz; Garnitur; teilig; Sortiment; Kit; Geschenkset; er Set; mehrteilig; tlg; 2er Set; 3er Set; 4er Set; 6er Set; Komplettset
fr: ensemble; coffret; lot de; kit
es: conjunto; juego de; kit
it: kit; completo
nl: set; delig; assortiment; kit; geschenkset; meerdelig; delig set; setje; reeks van
pl: zestaw; komplet; elementowy; kpl; częściowy; wieloczęściowy; zestaw prezentowy; elementów zestaw
pt: conjunto; kit
not: set up; dj set; sun set; set screw; matching set skirt
value part=part
en: replacement part; spare part; replacement; spare; repair part; component; parts
de: Ersatzteil; Ersatz; Ersatz Teil; Einzelteil; Bauteil; Reparaturteil; Austauschteil
fr: pièce de rechange; pièce détachée; remplacement
es: repuesto; recambio; pieza de repuesto
it: ricambio; pezzo di ricambio
nl: onderdeel; vervangend; vervangingsonderdeel; reserveonderdeel; reserve; wisselstuk; reserve onderdeel
pl: część zamienna; zamiennik; część; zamienny; podzespół
pt: peça de reposição; sobressalente
not: party
value part=accessory
en: accessory; accessories; attachment; add on
de: Zubehör; Zubehörteil; Aufsatz; Zubehörset
fr: accessoire
es: accesorio
it: accessorio
nl: accessoire; toebehoren; hulpstuk; accessoires; opzetstuk
pl: akcesorium; akcesoria; dodatek do; osprzęt; nasadka; przystawka; wyposażenie
value age-label=under3
en: 0-36 months; under 3 years; 6 months and up; 12 months and up; 18 months and up; from birth; 0-3 years; 1-3 years
value age-label=3to12
en: 3 years and up; ages 3-12; 3-12 years; 5 years and up; 6 years and up; 8 years and up
value age-label=over12
en: 14 years; adults only; 14 and up

# ---- shared values of the open axes; families add theirs in their own file ----

value for=phone
en: phone; smartphone; mobile phone; cell phone; iphone; mobile; galaxy; cellphone; android phone; xiaomi; pixel phone
de: Handy; Smartphone; iPhone; Mobiltelefon; Samsung Galaxy; Handys; Xiaomi
fr: téléphone; smartphone
es: móvil; teléfono
it: telefono; cellulare; smartphone
nl: telefoon; smartphone; mobiel; gsm; iphone; samsung galaxy; mobiele telefoon
pl: telefon; smartfon; iphone; komórka; samsung galaxy; xiaomi
pt: telemóvel; celular; telefone
not: phone number

value for=tablet
en: tablet; ipad; tablet pc
de: Tablet; iPad
nl: tablet; ipad
pl: tablet; ipad
value for=laptop
en: laptop; notebook computer; macbook; chromebook; computer; pc; notebook pc
de: Laptop; Computer; Notebook; MacBook; PC; Rechner
fr: ordinateur
es: portátil; ordenador
nl: laptop; computer; notebook; macbook; pc
pl: laptop; komputer; notebooka; macbook; pc
value for=watch
en: watch; smartwatch; apple watch; wristwatch; galaxy watch; garmin; fitbit
de: Uhr; Armbanduhr; Apple Watch; Smartwatch
fr: montre
es: reloj
it: orologio
nl: horloge; smartwatch; apple watch; polshorloge; horloges
pl: zegarek; zegarka; smartwatch; apple watch
pt: relógio
value for=camera
en: camera; dslr; gopro; action camera; camcorder
de: Kamera; Fotoapparat; Spiegelreflexkamera; GoPro; Fotokamera
fr: appareil photo; caméra
es: cámara
nl: camera; fototoestel; gopro; spiegelreflexcamera
pl: aparat; aparat fotograficzny; kamera; gopro; lustrzanka
value for=car
en: car; vehicle; automobile; auto; truck; suv; bmw; toyota; ford; honda; audi; vw; volkswagen; mercedes; tesla; jeep; nissan; chevrolet; hyundai; kia; van
de: Auto; PKW; Fahrzeug; KFZ; Transporter; LKW; BMW; VW; Golf 7; Mercedes; Audi; Opel; Ford; Skoda; Volkswagen; Passat; Wohnmobil; Kraftfahrzeug; Seat; Renault; Peugeot; Fiat; Autoreifen; Autoteppich; Autofußmatten; Autositz; Autobezug; Autoradio; Autobatterie; Autolampe; Pkw Reifen
fr: voiture; véhicule
es: coche; vehículo
it: automobile; macchina
nl: auto; voertuig; wagen; bestelwagen; vrachtwagen; bmw; volkswagen; mercedes; audi; opel; ford; skoda; autos; renault; peugeot; camper; toyota; citroen; volvo; vw; autoband; automat; autostoel; autoradio; autoaccu
pl: samochód; auto; pojazd; bmw; audi; volkswagen; mercedes; opel; ford; skoda; vw; passat; golf; ciężarówka; fiat; toyota; renault; seat; peugeot; astra; opona samochodowa; dywaniki samochodowe
pt: carro; automóvel
not: toy car; remote control car; rc car; car toy; food truck
value for=motorcycle
en: motorcycle; motorbike; scooter; moped; yamaha; kawasaki; harley; ducati; atv
de: Motorrad; Roller; Quad; ATV; Harley; Yamaha; Kawasaki; Suzuki
fr: moto
es: moto; motocicleta
nl: scooter; quad; motorrijder
pl: quad
value for=bicycle
en: bicycle; bike; cycling; mtb; ebike; cycle
de: Fahrrad; Rad; Mountainbike; Bike; Ebike; Fahrradreifen; Fahrradschlauch; Fahrradmantel; Fahrraddecke; Fahrradlicht; Fahrradbeleuchtung; Fahrradsattel; Fahrradpumpe; Fahrradhelm; Fahrradtasche; Fahrradkorb; Fahrradständer; Fahrradkette; Trekkingrad
fr: vélo
es: bicicleta
it: bicicletta; bici
nl: fiets; ebike; e-bike; mountainbike; racefiets; fietser; elektrische fiets; fietsband; fietsverlichting; fietslamp; fietszadel; fietstas; fietshelm; fietspomp; fietsmand; buitenband fiets
pl: rower; e-bike; opona rowerowa; dętka rowerowa; lampka rowerowa
pt: bicicleta
value for=pet
en: dog; cat; pet; puppy; kitten; aquarium; hamster; bird cage; rabbit
de: Hund; Katze; Haustier; Nager; Hamster; Welpen; Kleintiere; Meerschweinchen
fr: chien; chat; animal
es: perro; gato; mascota
it: cane; gatto
nl: hond; kat; huisdier; kitten; puppy; hamster; knaagdieren; cavia
pl: pies; kot; psa; psów; zwierzęta; zwierząt; chomik; gryzonie; dla psa; dla kota; szczeniak; zwierzaka; psów i kotów; kociąt; szczeniąt; pupila
pt: cão; cachorro; gato
not: hot dog; cat eye; bull dog clip; dog tag; cat ear; cat woman
value for=doll
en: doll; barbie; bjd; action figure doll; dollhouse
de: Puppe; Barbie
fr: poupée
es: muñeca
nl: pop; poppen; barbie
pl: lalka; lalek; barbie; dla lalek
value for=baby
en: baby; infant; newborn; stroller; pram
de: Baby; Säugling; Kinderwagen; Neugeborene
nl: baby; kinderwagen; buggy; babys; wandelwagen
pl: niemowlę; niemowląt; wózek; wózka; niemowlęcy; noworodka
value for=hair
en: hair
de: Haar
nl: haar
pl: włosy; do włosów
value for=printer
en: printer; laser printer; inkjet printer
de: Drucker; Laserdrucker; Tintenstrahldrucker; HP Drucker; Brother; Epson
fr: imprimante
es: impresora
nl: printer; laserprinter; inkjetprinter; inktjetprinter; epson
pl: drukarka; drukarek; epson; brother; canon pixma
value for=console
en: console; playstation; ps4; ps5; xbox; nintendo switch; switch oled; nintendo; game boy; wii
de: Konsole; Spielkonsole; Nintendo Switch; PlayStation; PS5; PS4; Xbox
nl: spelcomputer; gameconsole; playstation; ps5; xbox; nintendo switch; ps4
pl: konsola; playstation; ps5; ps4; xbox; nintendo switch
value for=furniture
en: furniture; sofa; couch; chair; table; desk; bed; cabinet; wardrobe; drawer
de: Möbel; Schrank; Sofa; Stuhl; Tisch; Bett; Schublade; Sessel; Couch; Kommode
nl: meubel; kast; stoel; tafel; bank; lade; bed; fauteuil
pl: meble; krzesło; stół; szafa; szuflada; łóżko; kanapa; szafki; sofy; fotela
value for=kitchen
en: kitchen; cooking; baking
de: Küche; Kochen; Backen
nl: keuken; koken; bakken
pl: kuchnia; kuchni; gotowanie; pieczenie; kuchenny; gotowania; pieczenia
value for=garden
en: garden; lawn; yard; patio
de: Garten; Rasen; Terrasse; Balkon; Beet
nl: tuin; gazon; terras; balkon; gras
pl: ogród; trawnik; taras; balkon
value for=jewellery
en: jewelry; jewellery; jewelry making; necklace making; bracelet making
de: Schmuck; Schmuckherstellung; Schmuckbasteln; Kette basteln
nl: sieraden; juwelen; sieraden maken
pl: biżuteria; wyrób biżuterii; do biżuterii
value for=sewing
en: sewing; sewing machine; needlework; knitting; crochet; embroidery; quilting
de: Nähen; Nähmaschine; Sticken; Stricken; Häkeln; Handarbeit
nl: naaien; naaimachine; borduren; breien; haken + garen|wol|naald; handwerken
pl: szycie; szycia; maszyna do szycia; haftowanie; krawiectwo; szydełkowanie; haftu; szydełkowania; krawiecki
value for=vacuum-cleaner
en: vacuum cleaner; dyson; robot vacuum; roborock; hoover
de: Staubsauger; Saugroboter; Dyson; Bodenstaubsauger; Roborock; Miele; Vorwerk; Kobold
nl: stofzuiger; robotstofzuiger; dyson; miele; roborock
pl: odkurzacz; robot sprzątający; dyson; roborock
value for=drone
en: drone; quadcopter; dji
de: Drohne; DJI
nl: drone; dji
pl: dron; dji
value for=toy
en: toy; toys; lego
de: Spielzeug; Lego; Spielwaren
nl: speelgoed; lego
pl: zabawka; zabawek; lego
value for=aquarium
en: aquarium; fish tank
de: Aquarium; Terrarium
nl: aquarium; terrarium; vissenkom
pl: akwarium; terrarium; akwariowy
value for=horse
en: horse; equestrian; pony
de: Pferd; Pony; Reiten; Reitsport
nl: paard; pony; ruiter; paardrijden
pl: koń; konia; jeździecki; kucyk
value for=boat
en: boat; kayak; marine; yacht; canoe
de: Kajak; Segelboot; Schlauchboot; Kanu
nl: jacht; kajak; zeilboot; rubberboot; kano
pl: kajak; łódki
value for=guitar
en: guitar; ukulele; bass guitar; violin
de: Gitarre; E-Gitarre; Ukulele; Geige; Violine
nl: gitaar; ukelele; viool; basgitaar
pl: gitara; ukulele; skrzypce; skrzypiec
value for=shoe
en: shoe; sneaker; boot
de: Schuh; Stiefel; Sneaker
nl: schoen; laars; sneaker
pl: buty; obuwie; obuwia
value for=television
en: tv; television; samsung tv; monitor
de: Fernseher; TV; Monitor; Bildschirm
nl: televisie; tv; monitor; beeldscherm; televisies
pl: telewizor; tv; monitor
value for=shaver
en: shaver; razor; clipper; trimmer
de: Rasierer; Rasierapparat; Haarschneidemaschine
nl: scheerapparaat; tondeuse; scheermes
pl: golarka; maszynka do golenia; trymer
