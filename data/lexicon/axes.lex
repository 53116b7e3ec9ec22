# Values of the axes and the words they are recognised by. Explained in AXES.md. Families add values of `kind`, `form`,
# `build` and `for` at the top of their own file; every other value lives here.

# ---- materials: one tree for main, outer, upper, sole, lining, metal, main-fibre ----

value material=textile
en: textile; fabric; cloth; canvas; mesh; oxford cloth; jacquard; velvet; satin; lace; tulle; chiffon; flannel; corduroy; microfiber; microfibre; non woven; nonwoven; knit fabric; woven fabric
de: Stoff; Textil; Gewebe; Segeltuch; Samt; Mikrofaser; Spitzenstoff; Cord; Satin; Tüll; Chiffon; Musselin; Flanell; Polsterstoff; Canvas; Baumwollmischung; Mischgewebe; Möbelstoff; Stofftasche; Stoffbeutel; Stoffschuh; Stoffservietten; Stoffbezug; Stoffwindel; Stoffhose; Stoffpuppe; Stoffrucksack; Stoffgürtel; Stoffsofa; Stoffsneaker; stoffbezogen; Webstoff
fr: tissu; textile; toile; velours; dentelle; tulle; satin; flanelle; mousseline; tissus; peluche
es: tela; textil; tejido; lona; terciopelo; encaje; tul; raso; satén; gasa; franela; pana; malla textil; tejida en tela; peluche
it: tessuto; stoffa; tela; tessile; velluto; pizzo; raso; tulle; chiffon; flanella; feltrato; peluche
nl: stof; textiel; doek; stoffen; microvezel; fluweel; satijn; corduroy; canvas; tule; kant en satijn; flanel; gestoffeerd; jacquard; zeildoek
pl: tkanina; material tekstylny; tekstylny; materiałowy; mikrofibra; aksamit; aksamitny; satyna; koronka; tiul; szyfon; flanela; sztruks; płócienny; płótno; welur; żakard; muślin
pt: tecido; lona; veludo; renda; tule; cetim; têxtil; flanela; pano
not: velvet box; satin finish; wire mesh; mesh steel; stainless mesh; metal mesh; mesh wifi; canvas print; canvas painting; satin nickel; tejer; teja; tejado; encajable; gas; vello; teca; tecer; panado

value material=cotton in textile
en: cotton; pima; denim; terry cotton; cotton canvas; muslin; poplin; gauze cotton
de: Baumwolle; Jeansstoff; Biobaumwolle; Bio Baumwolle; reine Baumwolle; Denim; Jeans Stoff; Baumwollhemd; Baumwollhose; Baumwollshirt; Baumwollstoff; Baumwollkleid; Baumwollpullover; Baumwollbluse; Baumwollsocke; Baumwolldecke; Baumwolltuch; Baumwolltasche; Baumwollbeutel; Baumwollgarn; Baumwollseil; Baumwollbettwäsche; Baumwolljacke; Baumwollslip; Baumwollunterhose; Baumwollhandtuch; Baumwollgewebe; Baumwollhandschuh; Baumwollmütze; Baumwollschal; Baumwollpopeline; Baumwollsatin; Baumwolljersey; Baumwollband; Baumwollkordel; Baumwollschlafanzug; Baumwollbezug; Baumwollteppich; Baumwollunterhemd; Baumwollbatist; Baumwollflanell; Frottee; Frottier; Jeansjacke; Jeanshemd; Jeanshose; Jeansrock; Jeanskleid; Jeansshorts; Jeansweste
fr: coton; denim; gaze de coton; popeline de coton; éponge de coton; mousseline de coton; jersey de coton
es: algodón; denim; vaquera; tela vaquera; muselina; rizo de algodón; popelina de algodón; pima
it: cotone; denim; mussola; spugna di cotone; popeline di cotone
nl: katoen; biokatoen; bio katoen; denim; spijkerstof; biologisch katoen; gekamd katoen; katoenflanel; katoensatijn; katoenmix; badstof; spijkerjas; spijkerjack; spijkerbroek; spijkerrok; spijkerjurk; spijkeroverhemd; jeansjas; jeansjack; jeansrok; jeansbroek
pl: bawełna; bawełniany; bawełnianej; dżins; jeansowy; denim; popelina; frotte; katana
pt: algodão; ganga; denim; musselina; felpa de algodão; popelina de algodão
not: cotton candy; cotton bud; cotton pad; cotton swab

value material=wool in textile
en: wool; merino; lambswool; tweed; woollen; woolen
de: Wolle; Schurwolle; Merinowolle; Merino; Lammwolle; reine Schurwolle; Loden; Lodenstoff; Walkstoff; Wollwalk; Wollpullover; Wollmantel; Wollschal; Wollmütze; Wolldecke; Wollsocke; Wollstoff; Wollgarn; Wollhandschuh; Wollteppich; Wollhose; Wolljacke; Wollkleid; Wollrock; Wollhut; Wollfilz; Wollmischung; Wollsakko; Wollanzug; Merinoshirt; Merinopullover; Merinosocken; Merinounterwäsche; Strickwolle; Schafwolle; Tweed
fr: laine; mérinos; laine mérinos; tweed; laine bouillie; lainage
es: lana; lana merino; merino; tweed
it: lana; merino; lana vergine; tweed; lana cotta
nl: wol; scheerwol; merinowol; merino; lamswol; schapenwol; wolmix; tweed; loden
pl: wełna; wełniany; wełnianej; merino; wełna merynosa; tweed; owczej wełny
pt: lã; lã merino; merino; tweed
not: steel wool; rock wool; glass wool; mineral wool; wire wool; cotton wool

value material=cashmere in wool
en: cashmere; pashmina; mohair; angora; alpaca
de: Kaschmir; Kaschmirpullover; Kaschmirschal; Mohair; Alpaka; Angora; Alpakawolle; Kaschmirwolle
fr: cachemire; alpaga; mohair; angora; pashmina
es: cachemira; cashmere; cachemir; alpaca; mohair; angora; pashmina
it: cachemire; cashmere; alpaca; mohair; angora; pashmina
nl: kasjmier; cashmere; mohair; alpaca; angora; alpacawol
pl: kaszmir; moher; alpaka; angora
pt: caxemira; cashmere; alpaca; mohair; angora; pashmina

value material=silk in textile
en: silk; mulberry silk
de: Seide; Seidenschal; Seidentuch; Seidenbluse; Seidenkrawatte; Seidenkleid; Seidenhemd; Seidenstoff; Seidenkissen; Seidenbettwäsche; Seidenschlafanzug; Seidengarn; Seidenkimono; Seidensatin; Maulbeerseide; reine Seide
fr: soie
es: seda
it: seta
nl: zijde; moerbeizijde
pl: jedwab; jedwabny; jedwabiu; jedwabnej
pt: seda
not: corn silk; silk screen; silk flower; sedan; set; sets; set di

value material=synthetic in textile
en: synthetic fibre; synthetic fiber; man made fibre; microfleece; fleece; velour; softshell; cordura; spandex; elastane; lycra; chenille; plush; polar fleece
de: Kunstfaser; Synthetik; Elasthan; Fleece; Synthetikfaser; Softshell; Polarfleece; Microfleece; Fleecejacke; Fleecedecke; Fleecepullover; Fleeceweste; Fleecemütze; Fleecehandschuh; Fleecehose; Spandex; Plüsch; Teddyfleece; Chenille; Lycra; Synthetikfüllung
fr: fibre synthétique; élasthanne; polaire; micropolaire; lycra; spandex; synthétique; chenille
es: fibra sintética; elastano; forro polar; polar; licra; lycra; spandex; velour; chenilla; sintético
it: fibra sintetica; elastan; pile; ciniglia; lycra; spandex; sintetico
nl: synthetische vezel; elastaan; synthetisch; kunstvezel; softshell; fleece; microfleece; spandex; pluche; chenille; teddystof; fleecetrui; fleecevest; fleecedeken; fleecejas
pl: włókno syntetyczne; elastan; syntetyczny; syntetyk; włókno sztuczne; polar; softshell; spandex; lycra; plusz; szenila; mikropolar
pt: fibra sintética; elastano; pelúcia; polar; fleece; lycra; licra; velour; sintético
not: fleece wool; polo; polos; polen; poleas; polir; polia; polias

value material=polyester in synthetic
en: polyester; pongee; microfiber polyester; rpet
de: Polyester; Polyestergewebe; Polyesterstoff; Polyesterfleece; recyceltes Polyester
fr: polyester; polyester recyclé
es: poliéster; pongis
it: poliestere; poliestere riciclato; poliester
nl: polyester; gerecycled polyester; polyestergaren
pl: poliester; poliestrowy; poliestrowej
pt: poliéster
not: polyester resin

value material=nylon in synthetic
en: nylon; polyamide; ripstop
de: Polyamid; Nylon; Nylongewebe; Polyamidgewebe; Nylonstoff; Cordura; Perlon
fr: nylon; polyamide; ripstop
es: nailon; poliamida; nylon; nilón; ripstop
it: nylon; poliammide; nailon; ripstop
nl: nylon; nylonnen; polyamide; cordura; nylonstof
pl: nylon; poliamid; cordura; stylon; ortalion
pt: nylon; poliamida; náilon; ripstop
not: nylon bristle; nylon gear

value material=acrylic-fibre in synthetic
en: acrylic + knit|knitted|knitwear|crochet|yarn|sweater|jumper|cardigan|pullover|beanie|scarf|gloves|mittens|socks|blanket|shawl|poncho|fleece|jersey|hat|garment|clothing; acrylic fibre; acrylic fiber; acrylic yarn; acrylic knit; polyacrylic
de: Polyacryl; Acrylwolle; Acrylgarn; Polyacrylgarn; Acryl + Strick|Mütze|Schal|Pullover|Garn|Wolle|gestrickt|Decke; gestrickt Acryl; Bommel Acryl; Mütze Acryl; Acryl + Strickmütze|Strickschal|Strickpullover|Beanie|Häkelgarn|Strickjacke|Bommel
fr: acrylique tricoté; fibre acrylique; fil acrylique; laine acrylique
es: fibra acrílica; hilo acrílico; punto acrílico
it: fibra acrilica; filato acrilico
nl: acrylgaren; polyacryl; acryl + gebreid|gebreide|muts|sjaal|trui|garen|wol|deken; gebreid acryl; acryl gebreid; acryl + gebreide|pompon|winter|coltrui|vest
pl: akryl + czapka|szalik|sweter|włóczka|dzianina|koc|rękawiczki; akryl + zimowa|pompon|dzianinowa|sweter|komin|rękawiczki
pt: fibra acrílica; fio acrílico

value material=artificial in textile
en: viscose; rayon; modal; lyocell; tencel; acetate; cupro; bamboo fibre; bamboo fiber; bamboo viscose
de: Viskose; Lyocell; Viscose; Bambusviskose; Viskosestoff; Viskosejersey; Viskosekleid
fr: viscose; lyocell; tencel; cupro; fibre de bambou
es: viscosa; lyocell; tencel; acetato; cupro; fibra de bambú; viscosa de bambú
it: viscosa; lyocell; tencel; cupro; fibra di bambù
nl: viscose; lyocell; tencel; bamboeviscose; acetaat; cupro; bamboe viscose
pl: wiskoza; lyocell; tencel; włókno bambusowe; octan
pt: viscose; raion; liocel; lyocell; tencel; acetato; fibra de bambu; viscolycra
not: aceto

value material=flax in textile
en: linen fabric; flax; pure linen; linen
de: Leinen; Leinenhose; Leinenhemd; Leinenkleid; Leinenbluse; Leinenstoff; Leinentischdecke; Leinenbettwäsche; Leinensakko; Leinentuch; Leinentischläufer; Leinenvorhang; Leinenhandtuch; Leinengewebe; Leinengarn; Leinenbeutel; Leinenserviette; Flachs; reines Leinen
fr: lin; lin lavé; pur lin
es: lino; lino puro
it: lino; puro lino
nl: linnen; linnengoed stof; vlas; linnenstof; linnenmix; puur linnen
pl: len; lniany; lnu; lnianej; z lnu; płótno lniane
pt: linho; linho puro
not: bed linen; table linen; linen spray; kitchen linen; linen basket; liner

value material=jute in textile
en: jute; burlap; hessian
de: Jute; Jutetasche; Jutebeutel; Juteteppich; Jutesack; Jutestoff; Jutegarn; Juteseil; Juteschnur; Rupfen; Sackleinen
fr: jute; toile de jute
es: yute; arpillera
it: iuta; juta
nl: jutezak; jute; jutetas; jutegaren; jutetouw
pl: juta
pt: juta; serapilheira

value material=hemp in jute      # rules of jute hold for every vegetable fibre of its kind
en: hemp
de: Hanf; Hanfseil; Hanfschnur; Hanfgarn
fr: chanvre
es: cáñamo
it: canapa
nl: hennep; henneptouw
pl: konopie; konopny
pt: cânhamo

value material=ramie in jute
en: ramie
de: Ramie
fr: ramie
es: ramio
it: ramiè
nl: ramie
pt: rami
not: ramasse; ramer

value material=sisal in jute
en: sisal
de: Sisal; Sisalseil; Sisalteppich
fr: sisal
es: sisal
it: sisal
nl: sisal; sisaltouw
pl: sizal; sizalowy
pt: sisal

value material=abaca in jute
en: abaca; manila hemp
es: abacá

value material=coir in jute
en: coir; coconut fibre
de: Kokosfaser; Kokos Fußmatte; Kokosmatte
fr: fibre de coco; coco tressé
es: fibra de coco
it: fibra di cocco
nl: kokosvezel; kokos + mat|deurmat
pl: włókno kokosowe; kokosowa + wycieraczka|mata
pt: fibra de coco

value material=felt in textile
en: felt
de: Filz; Filztasche; Filzhut; Filzpantoffel; Filzhausschuh; Filzkorb; Filzuntersetzer; Filzmatte; Filzstoff; Filzgleiter; Wollfilz
fr: feutre; feutrine
es: fieltro
it: feltro
nl: vilt; wolvilt; viltstof
pl: filc
pt: feltro
not: feutrer

value material=plastic
en: plastic; resin; pvc; abs; polypropylene; polyethylene; polycarbonate; pp; pe; hdpe; ldpe; pet; pmma; acrylic; plexiglass; perspex; melamine; polystyrene; vinyl; eva; tpu; tpe; tritan; polyurethane; pla; polyresin; epoxy; petg; acetal; fibreglass reinforced plastic
de: Kunststoff; Plastik; Acryl; Harz; Polypropylen; Polyethylen; Polystyrol; Polycarbonat; Melamin; Polyurethan; Vinyl; Plexiglas; Acrylglas; Hartplastik; Hartkunststoff; Kunstharz; Epoxidharz; Polyresin; Hartschale; PVC Folie; glasfaserverstärkter Kunststoff; Kunststoffbox; Kunststoffkiste; Kunststoffdose; Kunststoffflasche; Kunststoffeimer; Kunststoffschüssel; Kunststoffgriff; Kunststoffrohr; Kunststoffstuhl; Kunststoffgehäuse; Kunststoffkorb; Kunststoffkanister; Kunststoffbehälter; Kunststoffplatte; Kunststoffprofil; Kunststoffschlauch; Kunststoffbecher; Kunststoffteller; Kunststofflöffel; Kunststoffsack; Kunststofffolie; Kunststoffrahmen; Kunststofftopf; Kunststoffdeckel; Kunststoffkarte; Kunststoffband; Kunststofftisch; Kunststoffwanne; Kunststofffass; Kunststofftank; Kunststoffpalette; Plastikbox; Plastikdose; Plastikflasche; Plastikeimer; Plastikschüssel; Plastikbecher; Plastikteller; Plastiktüte; Plastikbesteck; Plastikkorb; Plastikstuhl; Plastikfolie; Plastikbeutel; pvc; abs; eva; tpu; tpe; pp; pe; hdpe; ldpe; pla; tritan; pmma; petg
fr: vinylique; plastique; résine; acrylique; pvc; abs; polypropylène; polyéthylène; polycarbonate; plexiglas; plexi; polystyrène; polyuréthane; mélamine; vinyle; eva; tpu; tpe; pp; pe; pehd; pla; tritan; époxy
es: vinílico; plástico; resina; acrílico; pvc; abs; polipropileno; polietileno; policarbonato; metacrilato; pp; pe; pead; poliestireno; poliuretano; melamina; vinilo; eva; tpu; tpe; pet; pla; epoxi; tritán; goma eva
it: vinilico; plastica; resina; acrilico; pvc; abs; polipropilene; polietilene; policarbonato; plexiglass; metacrilato; polistirolo; polistirene; poliuretano; melamina; vinile; eva; tpu; tpe; pp; pe; pet; pla; tritan; epossidica
nl: kunststof; plastic; hars; plastieken; polypropyleen; polyethyleen; polystyreen; polycarbonaat; melamine; polyurethaan; vinyl; acryl; plexiglas; acrylaat; kunsthars; epoxyhars; polyresin; hard plastic; acrylglas; kunststofbak; kunststofbox; kunststoffles; kunststofemmer; kunststofkom; kunststofbuis; kunststofstoel; kunststoffolie; kunststofkrat; kunststofzak; kunststofhandvat; kunststofplaat; kunststofslang; kunststofdeksel; kunststofvloer; kunststoffen; polystyrol; tempex; pvc; abs; eva; tpu; tpe; pp; pe; hdpe; ldpe; pla; tritan; pmma; petg
pl: plastik; tworzywo; żywica; tworzywa sztucznego; polipropylen; polietylen; polistyren; poliwęglan; poliuretan; winyl; pleksi; akryl; melamina; żywiczny; żywica epoksydowa; laminat; pcw; pvc; abs; eva; tpu; tpe; pp; pe; hdpe; ldpe; pla; tritan; pmma; petg
pt: vinílico; plástico; resina; acrílico; pvc; abs; polipropileno; polietileno; policarbonato; poliestireno; poliuretano; melamina; vinil; eva; tpu; tpe; pp; pe; pead; pet; pla; epóxi; polímero
not: acrylic paint; acrylic nail; vinyl record; pet toy; pet bed; pet food; plastic free; epoxy glue; acrylic yarn; pet hair; pet collar; pet bowl; resin kit; plaid

value material=plastic-sheet in plastic
en: faux leather; pu leather; artificial leather; imitation leather; vegan leather; synthetic leather; leatherette; pu; patent pu; pvc leather; leather like; leather look; leather style; leather effect; like leather; oilcloth
de: Kunstleder; PU Leder; Lederimitat; Kunstlederbezug; veganes Leder; Kunstledertasche; Kunstlederjacke; Kunstledersessel; Kunstledersofa; Kunstledergürtel; Kunstlederhose; Kunstlederstiefel; Kunstledergeldbörse; Kunstlederhülle; Wachstuch; Lederoptik; Lackleder Imitat; PVC Leder; Lederlook; in Lederoptik
fr: simili cuir; similicuir; cuir synthétique; cuir vegan; cuir végétalien; cuir pu; pu; imitation cuir; cuir artificiel; simili; skaï; faux cuir; style cuir; aspect cuir; effet cuir; façon cuir; look cuir
es: cuero sintético; piel sintética; polipiel; símil piel; simil cuero; cuero pu; piel pu; piel vegana; cuero vegano; cuero ecológico; ecocuero; ecopiel; cuerina; piel de imitación; imitación cuero; imitación piel; cuero de imitación; imitación de cuero; imitación de piel; charol sintético; polipiel vegana; leatherette; pu; curpiel; efecto piel; efecto cuero; estilo cuero; tipo cuero; aspecto piel
it: ecopelle; finta pelle; similpelle; simil pelle; pelle sintetica; pelle vegana; eco pelle; ecopelle pu; pelle pu; imitazione pelle; finta vernice; pu; skai; pelle ecologica; effetto pelle; simil-pelle; stile pelle
nl: kunstleer; imitatieleer; kunstlederen; nepleer; pu leer; vegan leer; leerlook; lederlook; skai; tafelzeil; vegan leder; imitatieleder; pu leder
pl: sztuczna skóra; ekoskóra; skóra ekologiczna; skaj; eko skóra; skóry ekologicznej; sztucznej skóry; skóra syntetyczna; skóry syntetycznej; ceratowy; skóropodobny; skórka ekologiczna; imitacja skóry; tworzywo skóropodobne; ecoskóra; ekoskórzany; ekologiczna skóra; ekologicznej skóry; dermatoid
pt: couro sintético; pele sintética; couro ecológico; couro vegano; pele vegana; imitação de pele; imitação de couro; couro pu; pele pu; courino; corino; imitação pele; pele ecológica; pu; napa sintética; sintético pu; polipele
not: pu foam

value material=foam in plastic
en: foam; sponge; memory foam; styrofoam; polyurethane foam; pu foam
de: Schaumstoff; Kaltschaum; Memoryschaum; Moosgummi; Styropor; PU Schaum; Schaumgummi; Memory Foam; Viscoschaum; Schaumstoffmatte; Schaumstoffplatte; Schaumstoffblock; Schaumstoffkissen; Schaumstoffmatratze; Schaumstoffrolle; Polyurethanschaum; Gelschaum
fr: mousse; mémoire de forme; polystyrène expansé; éponge
es: espuma; gomaespuma; viscoelástica; espuma de memoria; poliestireno expandido; porexpan; unicel; esponja
it: schiuma; gommapiuma; memory foam; polistirolo espanso; spugna
nl: schuim; schuimrubber; traagschuim; koudschuim; piepschuim; pu schuim; foam; memory foam; mousse schuim; schuimstof
pl: pianka; styropian; gąbka tapicerska; pianka memory; pianka poliuretanowa; pianki poliuretanowej
pt: espuma; espuma viscoelástica; viscoelástico; esponja; esferovite; isopor; memory foam
not: shaving foam; cleansing foam; foam party; espumoso; espumador; espumadora; espumante; mousser

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
fr: caoutchouc; latex; néoprène; nitrile; epdm; gomme naturelle
es: caucho; goma; hule; látex; neopreno; nitrilo; epdm
it: gomma; lattice; neoprene; caucciù; nitrile; epdm
nl: rubber; latex; neopreen; natuurrubber; nitril; epdm; nitrilrubber; rubberlaars; rubbermat; rubberslang; rubbertegel
pl: guma; kauczuk; lateks; neopren; nitryl; kalosze
pt: borracha; látex; neoprene; nitrilo; epdm; emborrachado
not: rubber duck; rubber band; rubber plant; rubber stamp

value material=leather
en: leather; genuine leather; real leather; suede; nubuck; cowhide; calfskin; sheepskin leather; full grain; nappa; cow leather
de: Leder; Wildleder; Rindleder; Echtleder; Glattleder; Veloursleder; Nubukleder; Nappaleder; Büffelleder; Ziegenleder; Kalbsleder; Schafleder; Rindsleder; Vollleder; Nubuk; Rauleder; Rauhleder; Echt Leder; Spaltleder; Hirschleder; Schweinsleder; Nappa; Vollnarbenleder; Velourleder; Lederjacke; Ledermantel; Lederhose; Lederschuh; Lederstiefel; Lederstiefelette; Ledertasche; Lederhandtasche; Lederhandschuh; Ledergürtel; Ledergeldbörse; Ledergeldbeutel; Lederarmband; Lederrucksack; Ledersandale; Ledersneaker; Lederetui; Lederhülle; Ledersofa; Ledersessel; Lederrock; Lederweste; Lederkoffer; Lederhalsband; Lederband; Lederriemen; Lederleine; Lederaktentasche; Lederportemonnaie; Lederbrieftasche; Lederpantoffel; Lederhausschuh; Ledermappe; Lederschürze; Lederuhrenarmband; Lederschnürschuh; Lederhalbschuh; Lederpumps; Lederclogs; Lederslipper; Ledermütze; Ledergamaschen; Lederkissen; Ledercouch; Lederumhängetasche; Lederranzen
fr: cuir; daim; cuir véritable; nubuck; nappa; suède; vachette; cuir pleine fleur; veau velours; croûte de cuir; cuir de vachette; peau de vache; cuir de veau
es: cuero; piel; ante; gamuza; serraje; nobuk; nubuck; napa; piel de vaca; piel vacuno; piel auténtica; piel genuina; cuero genuino; cuero vacuno; badana; piel de vacuno; cuero bovino; piel bovina; cuero de vacuno
it: pelle; cuoio; camoscio; vera pelle; nabuk; nubuck; nappa; scamosciato; pelle scamosciata; vitello; vacchetta; crosta; pelle di vitello; vero cuoio; pelle bovina; cuoio bovino; pelle di bovino
nl: leer; suède; leder; echt leer; echt leder; rundleer; rundleder; nubuck; nappaleer; geitenleer; kalfsleer; buffelleer; gladleer; splitleer; suèdeleer; nappa; volnerf leer; schapenleer; schoenleer; kalfsleder; nappaleder
pl: skóra; zamsz; skórzany; skórzanej; skóra naturalna; skóry naturalnej; skóra licowa; skóry licowej; nubuk; skóra bydlęca; skóry bydlęcej; cielęca skóra; nappa; welur skórzany; dwoina; skóra cielęca; licowa
pt: couro; camurça; pele genuína; pele verdadeira; em pele; de pele; couro legítimo; couro genuíno; nobuck; nubuck; napa; vaqueta; carneira; crute; pele de vaca; pele de bovino; pele bovina; pele bovino; couro bovino
not: nappe; leather look; leather effect; leather cleaner; leather care; pele sintética; em pele sintética; de pele sintética; piel sintética; de piel sintética; piel vegana; pele vegana; em pele vegana; en piel sintética; piel de melocotón; de pele falsa; em pele falsa; simil piel; imitación piel; piel artificial; pele artificial; couro sintético; cuero sintético; couro ecológico; cuir synthétique; cuir vegan; pelle sintetica; pelle vegana; eco pelle; simil pelle; pelle ecologica; couro vegano; couro pu; cuero pu; piel seca; piel sensible; pieles sensibles; pelle secca; pelli sensibili; pelle sensibile; para la piel; per la pelle; protector de piel; todo tipo de piel; tipos de piel; pele seca; pele sensível; crostata

value material=fur
en: fur; mink; fox fur; sheepskin; shearling; rabbit fur
de: Pelz; Lammfell; Echtpelz; Pelzhandschuh; Fellhandschuh; Lammfellhandschuh; Pelzmütze; Fellmütze; Pelzjacke; Pelzweste; Schaffell; Nerz; Fuchspelz; Kaninchenfell; Echtfell; Pelzmantel; Pelzkragen; Felljacke; Rentierfell; Kuhfell; Lammpelz
fr: fourrure; vison; renard; peau lainée; mouton retourné; peau de mouton; fourrure de lapin
es: piel de zorro; piel de conejo; visón; mutón; piel de oveja; piel de borrego; piel de cordero
it: pelliccia; visone; volpe; shearling; montone; pelliccia di coniglio; pelle di pecora
nl: bont; schapenvacht; nerts; lamsvacht; vossenbont; konijnenbont; echt bont; schapenvel; bontjas
pl: futro; futrzany; skóra owcza; kożuch; norki; lisa; owcza skóra; futro naturalne; skóra barania; barania; owczej skóry
pt: pele de raposa; pele de coelho; vison; pele de ovelha; peliça
not: mink lash; mink lashes; mink eyelash; mink eyelashes; faux fur; fur remover

value material=faux-fur in synthetic
en: faux fur; fake fur; imitation fur; artificial fur
de: Kunstpelz; Kunstfell; Webpelz; Teddyfell; Fellimitat; Fake Fur; Kunstpelzmantel
fr: fausse fourrure; fourrure synthétique; imitation fourrure; sherpa; fourrure artificielle
es: pelo sintético; pelo artificial; imitación pelo; pelo de imitación; borreguito; borrego
it: pelliccia ecologica; pelliccia sintetica; pelliccia finta; ecopelliccia; eco pelliccia
nl: nepbont; imitatiebont; kunstbont; teddy bont; namaakbont
pl: sztuczne futro; futerko; futro syntetyczne; ekofutro; eko futro; futerkiem; misiek
pt: pelo sintético; pelo falso; pelo de imitação; sherpa

value material=wood
en: wood; wooden; mdf; plywood; solid wood
de: Holz; Sperrholz; Massivholz; Echtholz; MDF; Spanplatte; Multiplex; Hartholz; Holzwerkstoff; Holzfaser; Holzbox; Holzkiste; Holzbrett; Holzlöffel; Holzspielzeug; Holzpuzzle; Holztisch; Holzstuhl; Holzregal; Holzrahmen; Holzschale; Holzgriff; Holzfigur; Holzleiter; Holzbank; Holzbett; Holzkommode; Holztruhe; Holzstab; Holzeisenbahn; Holzzaun; Holzuhr; Holztür; Holzpfahl; Holzpalette; Holzperle; Holzkamm; Holzbürste; Holzfass; Holzschüssel; Holzbesteck; Holzleiste; Holzlamellen; Holzauto; Holzpellets; Holzlatte; Holzschneidebrett; Holzspatel; Holzhocker; Holzwagen; Holzkugel; Holzschild; Holzschaukel; Holzgitter; Holzbausteine; Holzklötze; Holzhaus; Holzbogen
fr: bois; contreplaqué; mdf; bois massif; aggloméré; médium
es: madera; contrachapado; mdf; aglomerado; madera maciza; melamina de madera
it: legno; compensato; mdf; multistrato; legno massello; truciolato; in legno
nl: hout; houten; houtsnede; massief hout; multiplex; spaanplaat; mdf; hardhout; triplex; houtblok; houtpellets; houtplank
pl: drewno; drewniany; sklejka; mdf; lite drewno; drewno egzotyczne; drewnianej; płyta meblowa; płyty meblowej; płyta wiórowa
pt: madeira; contraplacado; compensado; mdf; madeira maciça; aglomerado; mdp
not: pine nut; walnut kernel; mahogany brown; oak milk; walnut oil; aglomerante; truciolare; trucioli; tecido; tecer; tecida; tecidos; agglomerante

value material=timber in wood   # a tree is named: it is no bamboo
en: oak; walnut; beech; pine; birch; teak; acacia; mahogany; rosewood; sandalwood; mango wood; olive wood
de: Eiche; Buche; Kiefer; Eichenholz; Buchenholz; Kiefernholz; Akazienholz; Mangoholz; Nussbaum; Nussbaumholz; Birke; Birkenholz; Fichte; Fichtenholz; Teakholz; Teak; Ahorn; Ahornholz; Akazie; Olivenholz; Tannenholz; Lärche; Lärchenholz; Esche; Eschenholz; Paulownia; Zeder; Zirbenholz; Zirbe; Zedernholz; Linde; Lindenholz; Eiche Massiv; Kirschholz; Sheesham; Palisander
fr: chêne; hêtre; pin; noyer; acacia; teck; bouleau; bois d'olivier; acajou; frêne; manguier; sapin
es: roble; pino; haya; nogal; acacia; teca; abedul; caoba; fresno; madera de olivo; cerezo; cedro
it: quercia; rovere; pino; faggio; legno di noce; acacia; teak; betulla; legno d'ulivo; legno di ulivo; mogano; frassino; abete; castagno
nl: eiken; eikenhout; beukenhout; grenen; grenenhout; vurenhout; vuren; beuken; acaciahout; mangohout; notenhout; walnoot; berken; berkenhout; teakhout; teak; olijfhout; essen hout; essenhout; acacia; noten; esdoorn; paulownia; massief eiken; beukenhoutblok; sheesham; paulowniahout
pl: dąb; dębowy; bukowy; sosnowy; drewno bukowe; drewno sosnowe; drewno dębowe; brzozowy; orzech włoski drewno; drewno akacjowe; akacja; tekowy; drewno tekowe; drewno mango; jesion; świerk; lipowy; drewno oliwne; olchowy; modrzew; cedrowy; drewno paulowni; orzechowe drewno
pt: carvalho; pinho; faia; nogueira; acácia; teca; bétula; mogno; freixo; eucalipto; castanho maciço; cedro
not: pine nut; walnut kernel; mahogany brown; oak milk; walnut oil; aglomerante; truciolare; trucioli; tecido; tecer; tecida; tecidos; agglomerante

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
it: sughero
nl: kurk; natuurkurk; kurkmat; kurkvloer; kurkplaat
pl: korek; korkowy
pt: cortiça
not: cork screw

value material=straw
en: straw; raffia; wicker; rattan; seagrass; water hyacinth; palm leaf
de: Stroh; Bast; Rattan; Weide; Weidenkorb; Seegras; Wasserhyazinthe; Raffia; Peddigrohr; Korbgeflecht; Strohhut; Strohtasche; Strohkorb; Rattankorb; Rattanstuhl; Rattanmöbel; Rattansessel; Palmblatt; Maisblatt; Korb geflochten; Rattangeflecht; Wiener Geflecht; Seegraskorb; Seegrasteppich; Seegrasmatte; Schilf; Reet
fr: paille; osier; rotin; raphia; jonc; jonc de mer; jacinthe d'eau; feuille de palmier; cannage
es: paja; mimbre; ratán; rafia; enea; junco; esparto; seagrass; fibra de palma; hoja de palma
it: paglia; vimini; rattan; rafia; giunco; giacinto d'acqua; paglia di vienna; foglia di palma
nl: stro; riet; rotan; zeegras; waterhyacint; raffia; wilgen; wilgentenen; gevlochten riet; palmblad; webbing riet; rotanmand; rotanstoel
pl: wiklina; rattan; ratan; słoma; słomkowy; słomiany; trawa morska; hiacynt wodny; rafia; trawy morskiej; liść palmowy; rogożyna
pt: palha; vime; rattan; ráfia; junco; palhinha; empreita; folha de palma
not: drinking straw; straw lid; straw cup; with straw; reusable straw; paper straw; straw brush; ratas

value material=paper
en: paper; kraft paper; tissue paper; papier mache
de: Papier; Kraftpapier; Seidenpapier; Pappmaché; Papiertüte; Papiertasche; Papierserviette; Papierbecher; Papierteller; Papierhandtuch; Papiergirlande; Papierlaterne; Papierrolle; Papierbeutel; Papiersack; Papierstrohhalm; Papierblume; Papierlampion; Papieretikett; Papiertischdecke; Papierbogen; Papierfächer; Krepppapier; Recyclingpapier
fr: papier; papier kraft; papier de soie; papier mâché
es: papel; papel kraft; papel de seda; papel maché
it: carta; carta kraft; carta velina; cartapesta
nl: papier; kraftpapier; zijdepapier; vloeipapier; crêpepapier; papierrol; papier maché
pl: papier; bibuła; papier kraft
pt: papel; papel kraft; papel de seda
not: paper clip; paper holder; paper towel holder; paper punch; paper knife; paper shredder

value material=cardboard in paper
en: cardboard; paperboard; corrugated; chipboard
de: Karton; Pappe; Wellpappe; Kartonage; Pappbecher; Pappteller; Pappkarton; Pappschachtel; Pappbox; Vollpappe; Graupappe; Faltkarton
fr: carton; carton ondulé; cartonnage
es: cartón; cartulina; cartón ondulado; cartón corrugado
it: cartone; cartoncino; cartone ondulato
nl: karton; kartonnen; golfkarton; bordkarton; massief karton
pl: karton; tektura; tektura falista; tektury falistej
pt: cartão; papelão; cartolina; cartão canelado; cartonado
not: cartoes

value material=glass
en: glass; borosilicate; tempered glass; murano; fused glass; stained glass
de: Glas; Borosilikatglas; Hartglas; Sicherheitsglas; Opalglas; Pressglas; Milchglas; Rauchglas; Einscheibensicherheitsglas; Buntglas; Murano; Murano Glas; Glasvase; Glasschale; Glasflasche; Glasschüssel; Glasdose; Glasteller; Glaslampe; Glastisch; Glasplatte; Glaskugel; Glasperle; Glaskaraffe; Glaskanne; Glasbehälter; Glasdeckel; Glasbecher; Glastür; Glastiegel; Glasfigur; Glasstrohhalm; Glasteelicht; Glasballon; Glasröhrchen; Glaskrug; Glasschirm; Glasschneidebrett; Glasrahmen; Glasanhänger; Glastopf; Glaswand; ESG Glas; Echtglas
fr: verre; verre trempé; borosilicate; verre borosilicate; verre soufflé
es: vidrio; cristal; vidrio templado; cristal templado; borosilicato; vidrio borosilicato
it: vetro; vetro temperato; borosilicato; vetro borosilicato; vetro soffiato
nl: glas; glazen; borosilicaatglas; gehard glas; veiligheidsglas; opaalglas; matglas; melkglas; glasplaat; glasvaas; rookglas; muranoglas
pl: szkło; szklany; szkło hartowane; szkło borokrzemowe; szklanej; murano
pt: vidro; vidro temperado; borossilicato; borosilicato
not: glass cleaner; glass fibre; glass holder; magnifying glass; looking glass; wine glass holder

value material=crystal-glass in glass
en: lead crystal; crystal glass; k9 crystal
de: Bleikristall; Kristallglas
fr: cristal; cristal de plomb; en cristal; cristal taillé
es: cristal de plomo; cristal tallado
it: cristallo; vetro cristallo
nl: kristalglas; loodkristal; kristallen glas; kristallen
pl: kryształ; szkło kryształowe
pt: cristal de chumbo; cristal lapidado

value material=rhinestone in glass
en: rhinestone; diamante; strass
de: Strassstein; Strass
nl: strass; strassteentjes
pl: stras; dżety; kryształki; cyrkonie szklane

value material=ceramic
en: ceramic; stoneware; earthenware; terracotta; clay; pottery
de: Keramik; Steingut; Ton; Steinzeug; Terrakotta; Töpferware; Irdenware; Feinsteinzeug; Keramikvase; Keramikschale; Keramikschüssel; Keramiktasse; Keramikbecher; Keramikteller; Keramiktopf; Keramikfigur; Keramikknopf; Keramikfliese; Keramikübertopf; Keramiklampe; Keramikspender; Keramikform; Keramikdose; Keramikkrug; Keramikperle; Keramikblumentopf; Terrakottatopf; Steinguttasse; Tontopf; Tonkrug; Tonfigur; Majolika; Fayence
fr: céramique; grès; terre cuite; faïence; argile; poterie; grès cérame; terracotta
es: cerámico; cerámica; gres; barro; loza; terracota; arcilla; alfarería; mayólica
it: ceramico; ceramica; terracotta; gres; maiolica; argilla; terraglia; coccio
nl: keramiek; aardewerk; keramische; terracotta; steengoed; gres; klei; faience; gebakken klei
pl: ceramika; ceramiczny; kamionka; terakota; fajans; gliniany; gliny; gres
pt: cerâmico; cerâmica; barro; faiança; grés; terracota; argila; louça de barro; terracotta
not: ceramic coating; ceramic coated; ceramic tourmaline; clay mask; ceramic brake; polymer clay; ceramic plates hair; barrar

value material=porcelain in ceramic
en: porcelain; bone china; china porcelain
de: Porzellan; Porzellantasse; Porzellanteller; Porzellanschale; Porzellanfigur; Porzellanvase; Porzellanbecher; Porzellanschüssel; Porzellankanne; Porzellanservice; Porzellanpuppe; Porzellangeschirr; Porzellandose; Knochenporzellan; Hartporzellan; Bone China; New Bone China; Fine China; Biskuitporzellan
fr: porcelaine; bone china; porcelaine fine
es: porcelana; porcelana fina; bone china
it: porcellana; bone china
nl: porselein; beenderporselein; bone china
pl: porcelana; porcelana kostna; bone china; porcelany kostnej
pt: porcelana; bone china

value material=stone
en: stone; marble; granite; slate; soapstone; travertine
de: Stein; Marmor; Granit; Schiefer; Naturstein; Travertin; Speckstein; Kunststein; Sandstein; Basalt; Marmortisch; Marmorplatte; Marmorbrett; Marmortablett; Marmoruntersetzer; Marmorfliese; Marmorschale; Granitmörser; Granitplatte; Granitstein; Schieferplatte; Lavastein; Onyxmarmor; Quarzstein
fr: pierre; marbre; ardoise; granit; travertin; pierre ollaire; pierre de lave
es: piedra; mármol; pizarra; granito; travertino; piedra natural; esteatita
it: pietra; marmo; granito; ardesia; travertino; pietra lavica; pietra ollare
nl: marmer; leisteen; stenen; natuursteen; graniet; travertijn; speksteen; hardsteen; zandsteen; arduin; lavasteen; marmerblad
pl: kamień; marmur; kamienny; kamienia; granit; łupek; łupkowy; trawertyn; piaskowiec; kamień naturalny; bazalt
pt: pedra; mármore; granito; ardósia; xisto; travertino; pedra sabão
not: gem stone; marble effect; marble pattern; stone effect; birth stone; pumice stone; stone wash; cubic zirconia stone; glass stone; rhine stone; marble print; granite coating; stone coated; natural stone jewelry; granato; grani; grana; grano; granata; pedraria; marmita; marmite; marmitas

value material=concrete in stone
en: concrete; cement; plaster; gypsum
de: Beton; Gips; Zement; Betonvase; Betonschale; Betonplatte; Betonstein; Betonfigur; Betontopf; Betonoptik; Leichtbeton; Gipsfigur; Faserzement; Steinguss; Polystone; Betonwerkstein; Fiberclay
fr: béton; plâtre; ciment
es: hormigón; cemento; concreto; yeso; escayola
it: cemento; calcestruzzo; gesso
nl: beton; betonnen; gips; gipsen; cement; vezelcement; fiberclay
pl: beton; gips; cement
pt: betão; cimento; concreto; gesso
not: gessata; gessada

value material=any-metal
en: all metals

value material=base-metal in any-metal
en: metal; base metal; alloy; pewter; tin; nickel; chrome; iron alloy; metallic alloy
de: Metall; Legierung; Blech; Metalllegierung; Zinn; Nickel; Chrom; Weißblech; Guss; verchromt; vernickelt; pulverbeschichtetes Metall; Metallregal; Metallrahmen; Metallkette; Metallbox; Metalldose; Metallgestell; Metallschild; Metallgriff; Metallhaken; Metallbett; Metallkorb; Metallring; Metallschrank; Metallfeder; Metallgehäuse; Metallfigur; Metalleimer; Metallknopf; Metallsäge; Metallröhre; Metalltisch; Metallstuhl; Metallband; Metallplatte; Metalllaterne; Metallwanddeko; Metallbeine; Metallnetz; Metallwaren; Modeschmuck Legierung
fr: métal; alliage; étain; métallique
es: metálico; metal; aleación; aleación metálica; peltre; estaño; níquel
it: metallico; metallo; lega; peltro; stagno
nl: metaal; legering; tin; tinnen; nikkel; chroom; verchroomd; blik; metaallegering; metaaldraad; metaalplaat; metaalboor
pl: metal; stop metali; cyna; nikiel; chrom; chromowany; blacha; blaszany; metalowej; stopu; niklowany; metale nieszlachetne
pt: metálico; metal; liga; estanho; níquel
not: metal detector; tin opener; nickel free; heavy metal; alloy wheel; stagnata; ligado

value material=iron in base-metal
en: iron; cast iron; wrought iron; iron wire
de: Eisen; Gusseisen; Schmiedeeisen; Roheisen; Eisendraht; Eisenstange; Eisennagel; Eisenrohr; Eisenkette; Eisengitter; Tempergusseisen; Temperguss
fr: fer; fonte; fer forgé
es: hierro; hierro fundido; hierro forjado; forja; fierro; fundición
it: ferro; ghisa; ferro battuto
nl: ijzer; gietijzer; smeedijzer; ijzerdraad; smeedijzerwerk
pl: żelazo; żeliwo; żelazny; kute żelazo; kuty; metaloplastyka
pt: ferro; ferro fundido; ferro forjado
not: steam iron; curling iron; soldering iron; iron supplement; flat iron; hair iron; iron on; wrinkle iron; ferro da stiro; ferro de engomar; ferro de passar; ferro de soldar; ferro saldatore; fer à repasser; fer à souder; fer à lisser; fer à friser; ferro arricciacapelli; ferro passar; fer à boucler; ferrite

value material=cast-iron in iron
en: cast iron
de: Gusseisen; Grauguss; Guss Eisen; Gusseisenpfanne; Gusseisentopf; Gusseisenbräter; Gusseisenrost; Gusseisenpfännchen; Sphäroguss
fr: fonte
es: hierro fundido; fundición; hierro colado; fierro fundido
it: ghisa
nl: gietijzer; gietijzerpan
pl: żeliwo; żeliwny; żeliwnej
pt: ferro fundido; fundição de ferro

value material=steel in iron
en: steel; carbon steel; alloy steel; galvanised steel; galvanized steel; spring steel; high speed steel; manganese steel; tinplate
de: Stahl; Edelblech; Carbonstahl; Kohlenstoffstahl; Werkzeugstahl; Federstahl; verzinkter Stahl; Stahlblech; HSS; Chrom Vanadium; Chrom-Vanadium-Stahl; Schnellarbeitsstahl; feuerverzinkt; verzinkt; Damaststahl; C Stahl; Manganstahl; Feinblech; Stahlrohr; Stahlschrank; Stahlregal; Stahlkette; Stahlseil; Stahldraht; Stahlnagel; Stahlträger; Stahlband; Stahltopf; Stahlwanne; Stahlrahmen; Stahlrolle; Stahlfelge; Stahlplatte; Stahlkappe; Stahlwolle; Stahltür; Stahlfeder; Stahlbolzen; Karbonstahl; gehärteter Stahl; emaillierter Stahl; Emaille; CrV; Baustahl
fr: acier; acier galvanisé; acier au carbone; fer blanc; tôle; galvanisé; galvanisée; acier zingué; zingué; zinguée
es: acero; acero al carbono; hojalata; acero galvanizado; acero zincado; acero templado; chapa de acero; galvanizado
it: acciaio; acciaio al carbonio; latta; lamiera; acciaio zincato; banda stagnata; zincato; acciai
nl: staal; koolstofstaal; gereedschapsstaal; veerstaal; gegalvaniseerd staal; verzinkt staal; verzinkt; plaatstaal; chroom vanadium; hss; damaststaal; thermisch verzinkt; carbonstaal; constructiestaal; geëmailleerd staal; staaldraad; staalkabel; staalplaat; gehard staal; emaille; gepoedercoat staal; chroomvanadium
pl: stal; stalowy; stal węglowa; stali węglowej; stal ocynkowana; stali ocynkowanej; ocynkowany; ocynk; stal narzędziowa; hss; stal sprężynowa; blacha stalowa; chromowo wanadowy; stali hartowanej; stal hartowana; stal damasceńska; stalowej; chrom wanad; cr v
pt: aço; aço carbono; aço galvanizado; folha de flandres; galvanizado; zincado
not: zinco; galvanisation

value material=stainless-steel in steel
en: stainless steel; stainless; inox; 304 steel; 316l; titanium steel; surgical steel
de: Edelstahl; rostfrei; rostfreier Stahl; Chirurgenstahl; Inox; Edelstahl rostfrei; V2A; V4A; Nirosta; Cromargan; Edelstahltopf; Edelstahlpfanne; Edelstahlflasche; Edelstahlschüssel; Edelstahlbesteck; Edelstahlmesser; Edelstahlkette; Edelstahlring; Edelstahlarmband; Edelstahlohrringe; Edelstahlspüle; Edelstahlrohr; Edelstahlschale; Edelstahlbecher; Edelstahlblech; Edelstahldraht; Edelstahlschraube; Edelstahldose; Edelstahlgrill; Edelstahlkorb; Edelstahlkanne; Edelstahlregal; Edelstahlbürste; Edelstahlsieb; Edelstahlwanne; Edelstahlplatte; Edelstahlgitter; Edelstahlgriff; Edelstahlscharnier; Edelstahltisch; Edelstahlbox; Edelstahlbrotdose; Edelstahllöffel; Edelstahlschmuck; Edelstahleimer; Edelstahlgehäuse; Edelstahlbehälter; Edelstahlabfalleimer; Edelstahlseife; Edelstahltrinkflasche; Edelstahlband; Edelstahlspender; Edelstahlhaken; Edelstahlwasserkocher; Edelstahlscheibe; Edelstahlschmuckset; Edelstahlstrohhalm; Edelstahlseil
fr: acier inoxydable; inox; inoxydable; acier inox; acier chirurgical; acier 316l
es: acero inoxidable; inox; inoxidable; acero inox; acero quirúrgico; aisi 304; acero 316l
it: acciaio inox; acciaio inossidabile; inox; inossidabile; acciaio chirurgico; acciaio 316l; aisi 304
nl: roestvrij staal; rvs; inox; roestvrijstaal; roestvrij; chirurgisch staal; edelstaal; roestvast staal
pl: stal nierdzewna; nierdzewny; stali nierdzewnej; nierdzewnej; inox; stal chirurgiczna; stali chirurgicznej; stal szlachetna; stal kwasoodporna; kwasoodporny; stali kwasoodpornej; stali szlachetnej; nierdzewki
pt: aço inoxidável; inox; inoxidável; aço inox; aço cirúrgico

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
de: Messing; Bronze; messingfarbenes Metall; Messinggriff; Messingschild; Messingknopf; Messinglampe; Messinghahn; Messingventil; Messingrohr; Messingschraube; Messingfigur; Messingfitting; Messingglocke; Messingring; Messingarmatur; Messingdraht; Messingscharnier; Bronzefigur; Bronzeskulptur; Bronzestatue; Bronzeglocke; Messingblech; Messingbleche; Messingstange; Messingschrauben; Messingband
fr: laiton; bronze
es: latón; bronce
it: ottone; bronzo; bronzea
nl: messing; brons; bronzen; geelkoper; messingknop
pl: mosiądz; brąz; mosiężny; z brązu; odlew z brązu
pt: latão; bronze; latonado
not: brass instrument; bronze color; bronze colour; antique bronze; bronze powder

value material=aluminium in base-metal
en: aluminium; aluminum; aluminium alloy; aluminum alloy; anodized aluminum
de: Aluminium; Alu; Aluguss; Aluminiumguss; Alu Druckguss; Aluminiumlegierung; eloxiertes Aluminium; Aluleiter; Alufelge; Aluprofil; Alurahmen; Alubox; Alukoffer; Alugehäuse; Aluschiene; Alublech; Alurohr; Alupfanne; Alukiste; Aluplatte; Alutopf; Aluflasche; Alugestell; Alustange; Aludose; Aluschale; Aluregal; Aluminiumprofil; Aluminiumrahmen; Aluminiumleiter; Aluminiumrohr; Aluminiumgehäuse; Aluminiumblech; Aluminiumpfanne; Aluminiumfolie; Aluminiumkoffer; Aluminiumtopf; Aluminiumplatte; Aluminiumbox; Aluminiumgestell; Aluminiumstange; Aluminiumschiene; Aluminiumfelge; Aluminiumdraht; Aluminiumschale
fr: aluminium; alu; alliage d'aluminium; aluminium anodisé
es: aluminio; aluminio anodizado; aleación de aluminio
it: alluminio; lega di alluminio; alluminio anodizzato
nl: aluminium; alu; aluminiumlegering; geanodiseerd aluminium; gegoten aluminium; gietaluminium; aluminiumprofiel; aluminiumfolie; aluminiumframe; aluminiumplaat; aluminiumladder; aluminiumkoffer
pl: aluminium; aluminiowy; alu; odlew aluminiowy; stop aluminium; aluminiowej; duraluminium; duralowy; odlewane aluminium
pt: alumínio; liga de alumínio; alumínio anodizado

value material=zinc in base-metal
en: zinc; zinc alloy; zamak
de: Zink; Zinkdruckguss; Zinklegierung; Zamak; Druckguss; Zinkeimer; Zinkwanne; Zinkblech; Zinktopf
fr: zinc; zamak; alliage de zinc; zamac
es: zinc; aleación de zinc; zamak; aleación zinc; cinc
it: zinco; zama; zamak; lega di zinco
nl: zink; zinklegering; zamak
pl: cynk; stop cynku; znal; zamak
pt: zinco; zamac; zamak; liga de zinco
not: zinc oxide; zinc supplement; zinc tablet; vitamin zinc; zincada; zincado; zincata; zincato

value material=titanium in base-metal
en: titanium; titanium alloy
de: Titan; Titanring; Titanbecher; Titantopf; Titanrahmen; Titanlegierung; Titanbesteck; Titanstahl
fr: titane
es: titanio
it: titanio
nl: titanium; titanium legering; titaan
pl: tytan
pt: titânio
not: titanium dioxide; titanium coated; titanium steel

value material=tungsten in base-metal
en: tungsten; tungsten carbide
de: Wolfram; Wolframcarbid; Wolframkarbid
fr: tungstène; carbure de tungstène
es: tungsteno; wolframio; carburo de tungsteno
it: tungsteno; carburo di tungsteno
nl: wolfraam; wolfraamcarbide; tungsten
pl: wolfram; węglik wolframu
pt: tungsténio; tungstênio; carbeto de tungstênio

value material=gold in any-metal
en: gold; 9ct; 14k; 18k; 10k; 585 gold; 750 gold; solid gold; 9k; 24k; 9 carat gold; 14 karat; 18 karat
de: Gold; 333er Gold; 585er Gold; Gelbgold; Weißgold; Roségold 585; 333 Gold; 585 Gold; 750 Gold; 375 Gold; Echtgold; 8 Karat; 14 Karat; 18 Karat; 9 Karat; Goldring + echt|585|333|750|375|Karat|14K|18K|8K; Goldkette + echt|585|333|750|375|Karat|14K|18K|8K; Goldohrringe + echt|585|333|750|375|Karat|14K|18K|8K; Goldarmband + echt|585|333|750|375|Karat|14K|18K|8K; Goldohrstecker + echt|585|333|750|375|Karat|14K|18K|8K; Goldanhänger + echt|585|333|750|375|Karat|14K|18K|8K; Goldcollier + echt|585|333|750|375|Karat|14K|18K|8K; Goldcreolen + echt|585|333|750|375|Karat|14K|18K|8K; Goldbarren + echt|585|333|750|375|Karat|14K|18K|8K; Goldmünze + echt|585|333|750|375|Karat|14K|18K|8K
fr: or jaune; or blanc; or 18 carats; or rose; en or; or 750; or 9 carats; or 14 carats; or 18k; or massif; 18 carats; 9 carats
es: oro; oro amarillo; oro blanco; oro rosa; oro de 18 quilates; oro 18k; 18 quilates; 18 kilates
it: oro; oro giallo; oro bianco; oro rosa; oro 18 carati; oro 18 kt; oro 750; 18 carati; oro 18k
nl: goud; gouden; geelgoud; witgoud; 14 karaat; 18 karaat; 14 krt; 18 krt; 8 karaat; 9 karaat; massief goud; 14k goud; 585 goud; roségoud 14 karaat
pl: złoto; złota próby 585; próba 585; próba 333; próby 750; białe złoto; żółte złoto; złoto 585; złoto 333; 14 karat; 8 karat; złota 14k
pt: ouro; ouro amarelo; ouro branco; ouro rosa; ouro 18k; ouro de lei; 18 quilates
not: rose gold color; rose gold colour; gold color; gold colour; gold tone; golden; gold foil; gold pattern; black gold; gold trim; gold print; 24k mask; gold mask; gold edge; gold rim; bañado en oro; bañada en oro; bañados en oro; bañadas en oro; chapado en oro; chapada en oro; chapados en oro; chapado oro; baño de oro; baño oro; color oro; tono oro; placcato oro; placcato in oro; placcata oro; placcati oro; placcata in oro; placcati in oro; bagno d'oro; bagno oro; bagnato in oro; bagnata in oro; bagnati in oro; colore oro; banhado a ouro; banhada a ouro; banhados a ouro; banhado em ouro; folheado a ouro; folheada a ouro; folheados a ouro; banho de ouro; banho ouro; cor ouro; cor de ouro; laminado en oro; chapeado a ouro; dorato oro; plaqué or 18 carats; oro laminado; oro goldfield; foglia oro

value material=silver in any-metal
en: sterling silver; 925 silver; silver; s925; 925 sterling; 925; fine silver; vermeil
de: Silber; Sterlingsilber; 925er Silber; 925er; 925 Silber; Echtsilber; Sterling Silber; 835er Silber; 800er Silber; Feinsilber; Silberkette; Silberring; Silberarmband; Silberohrringe; Silberohrstecker; Silberanhänger; Silberbesteck; Silbercreolen; Silberschmuck; Silbermünze; Silberbarren; Silbercharm; Silbercollier; Silberdraht; Vermeil
fr: argent; argent massif; argent 925; en argent; argent sterling; vermeil
es: plata; plata de ley; plata 925; plata de primera ley; plata esterlina; vermeil
it: argento; argento 925; argento sterling; argento massiccio; vermeil
nl: zilver; zilveren; sterling zilver; 925 zilver; massief zilver; echt zilver; sterlingzilver; 925 sterling zilver; zilverdraad; vermeil
pl: srebro; srebrny + pierścionek|naszyjnik|kolczyki|bransoletka|łańcuszek|obrączka|zawieszka|charms|krzyżyk|medalik|925|komplet; srebro 925; próba 925; srebra próby 925
pt: prata; prata 925; prata de lei; prata esterlina
not: plato; platos; prato; pratos; silver color; silver colour; silver tone; silver grey; silver gray; silver oxide; silver foil; nickel silver; german silver; tibetan silver; antique silver; nano silver; bañado en plata; bañada en plata; bañados en plata; chapado en plata; chapada en plata; baño de plata; color plata; placcato argento; placcato in argento; bagno argento; bagno d'argento; colore argento; color argento; banhado a prata; banhada a prata; folheado a prata; banho de prata; cor prata; plaqué argent; papel de plata; tono plata; gris plata; papel prata; plateado; argentato; prateado; argentique

value material=platinum in any-metal
en: platinum; palladium; rhodium metal
de: Platin
fr: platine; palladium
es: platino; paladio
it: platino; palladio
nl: platina; platinum; palladium
pl: platyna; pallad
pt: platina; paládio
not: platinum plated; platinum blonde; rhodium plated

value material=human-hair
en: human hair; remy hair; virgin hair; real hair
de: Echthaar; Menschenhaar
fr: cheveux naturels; cheveux humains; cheveux remy; vrais cheveux; cheveux vierges
es: pelo humano; cabello humano; pelo natural; cabello natural; pelo remy
it: capelli umani; capelli veri; capelli naturali
nl: echt haar; mensenhaar; remy haar; human hair
pl: włosy naturalne; naturalne włosy; włosy słowiańskie
pt: cabelo humano; cabelo natural

value material=animal-hair
en: horsehair; horse hair; boar bristle; goat hair; badger hair; animal hair; boar hair
de: Rosshaar; Naturborste; Wildschweinborsten; Ziegenhaar; Dachshaar; Pferdehaar
fr: crin; crin de cheval; poil de sanglier; soies de sanglier; blaireau; poil de blaireau
es: crin; pelo de caballo; cerdas naturales; pelo de jabalí; cerda de jabalí
it: crine; setole naturali; setole di cinghiale; pelo di tasso; setola
nl: paardenhaar; varkenshaar; zwijnenhaar; geitenhaar; dassenhaar; natuurhaar
pl: włosie końskie; włosie naturalne; szczecina; włosie borsuka; włosie kozie; włosie dzika; końskie włosie; naturalne włosie
pt: crina; cerdas naturais; cerdas de javali; pelo de cavalo

value material=shell
en: shell; mother of pearl; abalone shell; cowrie; seashell; nacre
de: Muschel; Perlmutt; Muschelschale; Perlmuttscheibe; Capiz; Abalone; Kauri
fr: nacre; coquillage; coquille
es: nácar; concha; madreperla; carey natural
it: madreperla; conchiglia
nl: parelmoer; schelp; kauri
pl: masa perłowa; muszla; muszelki; masy perłowej
pt: madrepérola; nácar; concha
not: soft shell; hard shell; shell jacket; shell egg; in shell; shell case; clam shell; nacido

value material=bone
en: bone; horn; ivory; antler; tortoiseshell
de: Knochen; Horn; Hirschhorn; Bein geschnitzt; Geweih; Elfenbein
fr: os; corne; ivoire
es: hueso; cuerno; asta; marfil
it: osso; corno; avorio
nl: bot; hoorn; hertshoorn; gewei; ivoor
pl: kość; róg; poroże; kości słoniowej
pt: osso; chifre; marfim
not: bone china; bone conduction; dog bone; antler pattern; fish bone; bone broth; collagen bone; horn speaker; car horn; bone pattern; porcelana de hueso

value material=wax
en: wax; soy wax; beeswax; paraffin
de: Wachs; Bienenwachs; Sojawachs; Paraffin; Stearin; Kerzenwachs; Rapswachs
fr: cire; cire d'abeille; cire de soja; paraffine
es: cera; cera de abeja; cera de soja; parafina
it: cera; cera d'api; cera di soia; paraffina
nl: was; bijenwas; sojawas; paraffine; stearine; koolzaadwas
pl: wosk; wosk pszczeli; wosk sojowy; parafina; wosk rzepakowy
pt: cera; cera de abelha; cera de soja; parafina
not: wax seal; wax warmer; hair wax; car wax; wax strip; wax melter; cereais; cirer

value material=carbon-fibre
en: carbon fibre; carbon fiber
de: Carbon; Kohlefaser; Carbonfaser; Kohlenstofffaser; Karbon; Carbonrahmen
fr: fibre de carbone; carbone
es: fibra de carbono; carbono
it: fibra di carbonio; carbonio
nl: carbon; koolstofvezel; carbonvezel
pl: włókno węglowe; karbon; węglowe włókno; carbon
pt: fibra de carbono
not: carbono activo; acero al carbono; carbone actif; aço carbono; filtro de carbono; carbone de bois; carbonato; carbonica; carbonique

# ---- choices ----

value finish=plated
en: plated; gold plated; silver plated; vermeil; plating; gilded; gold dipped; rhodium plated; electroplated
de: vergoldet; versilbert; galvanisiert vergoldet; Vermeil; rhodiniert; 18k vergoldet; rosévergoldet; silberbeschichtet; goldplattiert; Goldauflage; hartvergoldet
fr: plaqué or; plaqué argent; doré à l'or; plaqué; plaquée; vermeil; rhodié; rhodiée; doré à l'or fin; dorée à l'or fin; dorée à l'or; plaqué or 18 carats
es: chapado; bañado en oro; chapado en oro; baño de oro; bañado; bañado en plata; chapado en plata; baño de plata; laminado en oro; oro laminado; rodiado; recubierto de oro; vermeil; galvanoplastia
it: placcato; dorato; placcato oro; placcato in oro; bagnato in oro; bagno d'oro; bagno oro; dorata in oro; rodiato; vermeil; placcato argento; galvanica
nl: verguld; verzilverd; vermeil; gerhodineerd; gold plated; silver plated; rosé verguld; 14k verguld; 18k verguld; goudplating
pl: pozłacany; posrebrzany; złocony; rodowany; platerowany; pokryty złotem; pozłotą; pozłacanej
pt: banhado; folheado; banho de ouro; banho de prata; rodiado; semijoia; chapeado
not: chapa; chapas; bano; placca; banho; banha; folha; folhada; folhado; folhas; folho; chapeu; plaquer

value finish=clad
en: gold filled; rolled gold; silver filled; gold overlay; bonded gold
de: Golddoublé; Walzgold; Gold Filled; goldfilled; Doublé
fr: gold filled; doublé or
es: oro relleno; gold filled
it: oro laminato; gold filled
nl: goud doublé; gold filled; doublé; goldfilled
pl: gold filled; dublé; goldfilled
pt: gold filled; ouro laminado

value finish=colour
en: gold tone; silver tone; gold color; silver color; gold colour; silver colour; golden; rose gold color; goldtone; silvertone; gold finish; silver finish; antique silver; antique gold; antique bronze
de: goldfarben; silberfarben; gold farben; silber farben; roségoldfarben; in Gold Optik; goldoptik; Altsilber; Antikgold
fr: doré; argenté; couleur or; dorée; argentée; couleur argent; ton or
es: dorado; plateado; color oro; color plata; tono dorado; tono plata; tono oro
it: color oro; argentato; dorato; colore argento; tono oro
nl: goudkleurig; zilverkleurig; rosékleurig; rosegoudkleurig
pl: kolor złoty; kolor srebrny; w kolorze złotym; w kolorze srebrnym; kolorze złota; kolorze srebra; złoty kolor; srebrny kolor; złota barwa
pt: dourado; prateado; cor dourada; cor prata; cor de ouro
not: plata; plato; plate; platos; argento; prata; pratas; prato; pratos; argentique

value finish=enamelled
en: enamelled; enameled; enamel
de: emailliert; Emaille
fr: émaillé; émaillée; émail
es: esmaltado; vitrificado
it: smaltato
nl: geëmailleerd; emaille
pl: emaliowany; emalia
pt: esmaltado
not: esmalte; smalto; smalti

value finish=nonstick
en: non stick; nonstick; teflon; ceramic coated; granite coating; stone coated
de: antihaftbeschichtet; Antihaftbeschichtung; Antihaft; Teflon; Keramikbeschichtung; Teflonbeschichtung; Granitbeschichtung
fr: antiadhésif; anti adhésif; téflon
es: antiadherente; teflón
it: antiaderente
nl: antiaanbaklaag; anti aanbaklaag; antikleeflaag; anti-aanbak; antiaanbak; keramische coating; teflon; keramische antiaanbaklaag
pl: nieprzywierający; powłoka nieprzywierająca; teflon; powłoka ceramiczna; powłoka granitowa
pt: antiaderente; teflon

value stone=gem
en: natural diamond; diamond; rhodonite; howlite; sodalite bead; unakite; larimar; prehnite; fluorite; amazonite; chrysocolla; kyanite; rhodochrosite; sunstone; bloodstone; aventurine; jasper; carnelian; ruby; sapphire; emerald; amethyst; topaz; opal; garnet; turquoise; jade; lapis lazuli; rose quartz; tiger eye; agate; onyx; moonstone; labradorite; citrine; peridot; aquamarine; tourmaline; tanzanite; gemstone; semi precious; natural stone; obsidian; hematite; malachite; carnelian; jasper; natural crystal; aventurine; lava stone
de: Edelstein; Diamant; Rubin; Saphir; Smaragd; Amethyst; Brillant; Opal; Topas; Granatstein; Naturstein Schmuck; Halbedelstein; Achat; Rosenquarz; Türkis; Mondstein; Tigerauge; Lapislazuli; Jade; Bergkristall; Onyx; Aquamarin; Peridot; Citrin; Turmalin; Labradorit; Malachit; Hämatit; Bernstein; Heilstein
fr: diamant; rubis; saphir; émeraude; pierre naturelle; pierre semi précieuse; améthyste; topaze; opale; grenat; turquoise; jade; agate; onyx; pierre de lune; quartz rose; œil de tigre; lapis lazuli; aigue marine; pierre fine; pierre précieuse; labradorite; malachite; obsidienne
es: diamante; rubí; zafiro; esmeralda; piedra natural; amatista; topacio; ópalo; turquesa; jade; ágata; ónix; piedra luna; cuarzo rosa; ojo de tigre; lapislázuli; aguamarina; brillante; piedra preciosa; piedra semipreciosa; gema; obsidiana; malaquita; amazonita; cuarzo
it: diamante; rubino; zaffiro; smeraldo; pietra dura; ametista; topazio; opale; turchese; giada; agata; onice; pietra di luna; quarzo rosa; occhio di tigre; lapislazzuli; acquamarina; pietra naturale; pietra preziosa; brillanti; malachite; ossidiana
nl: edelsteen; diamant; briljant; robijn; saffier; smaragd; amethist; halfedelsteen; rozenkwarts; maansteen; tijgeroog; turkoois; natuursteen kralen; lapis lazuli; toermalijn; bergkristal; agaat; opaal; granaat; topaas; barnsteen; onyx; labradoriet; citrien; jade
pl: diament; brylant; rubin; szafir; szmaragd; ametyst; kamień szlachetny; kamień półszlachetny; kamieni naturalnych; kwarc różowy; kamień księżycowy; tygrysie oko; turkus; bursztyn; agat; onyks; lapis lazuli; labradoryt; jadeit; opal; granat kamień; topaz; cytryn; hematyt; malachit; kamieniem naturalnym; kamieniami naturalnymi; turmalin; kryształ górski
pt: diamante; rubi; safira; esmeralda; ametista; topázio; opala; turquesa; jade; ágata; ónix; pedra natural; pedras naturais; quartzo rosa; olho de tigre; lápis lazúli; pedra preciosa; pedra semipreciosa; água marinha; citrino; turmalina
not: diamond painting; diamond pattern; diamond shape; diamond coated; diamond file; diamond drill; diamond blade; diamond quilted; jade roller; diamond art; black diamond; ruby red; emerald green; sapphire glass; sapphire blue; emerald cut; diamond cut; turquoise blue; lab diamond; lab grown diamond; opal glass; rose quartz color; diamond stitching; diamond quilt; sapphire crystal; diamantada; diamantata; diamantato; brillantante; diamantado

value stone=synthetic
en: cubic zirconia; zirconia; cz; moissanite; lab grown; synthetic ruby; simulated diamond; lab created; zircon; synthetic stone; created sapphire; synthetic opal
de: Zirkonia; Moissanit; Cubic Zirkonia; Zirkon; synthetischer Edelstein; Zirkonia Stein; Labordiamant
fr: zirconium; oxyde de zirconium; zirconia; zircon; moissanite; pierre synthétique; diamant de synthèse; diamant de laboratoire
es: circonita; circón; moissanita; zirconia; circonia; zirconita; piedra sintética; diamante de laboratorio; zafiro sintético
it: zirconi; zircone; zirconia cubica; pietra sintetica; moissanite; diamante sintetico
nl: zirkonia; zirkoon; moissaniet; cubic zirkonia; kubisch zirkonia; labdiamant
pl: cyrkonia; cyrkonie; moissanit; syntetyczny rubin; cyrkonii sześciennej
pt: zircónia; zircão; moissanite; pedra sintética

value stone=pearl
en: pearl; freshwater pearl; cultured pearl; akoya; baroque pearl
de: Perle; Süßwasserperle; Zuchtperle; Akoyaperle; Tahitiperle; Barockperle; Perlenkette
fr: perle; perle de culture; perle d'eau douce
es: perla; perla cultivada; perla de agua dulce; perla de río
it: perla; perla coltivata; perla d'acqua dolce; perle di fiume
nl: parel; zoetwaterparel; cultivéparel; gekweekte parel; parelketting
pl: perła; perły słodkowodne; perła hodowlana; perłowy naszyjnik; pereł hodowlanych; pereł; perły naturalne
pt: pérola; pérola cultivada; pérola de água doce
not: mother of pearl; pearl white; imitation pearl; faux pearl; glass pearl; pearl barley; pearl clutch; tapioca pearl; pearl powder; plastic pearl; pearl effect; perlada; perlato; perlite; perolado

value stone=imitation
en: imitation pearl; faux pearl; glass pearl; plastic pearl; simulated pearl; rhinestone; glass stone; acrylic stone; crystal; faux diamond; fake diamond; austrian crystal; strass; diamante; glass crystal; pearl + imitation|faux|fake|artificial|simulated
de: Strass; Kunstperle; Glasstein; Strasssteine; Glaskristall; Glasperlen; Modeperle; Kristallsteine; Acrylsteine; Wachsperlen; Perlen + imitat|imitation|unecht|künstlich; Perle + imitat|imitation|unecht|künstlich
fr: strass; fausse perle; perles fantaisie; perle synthétique; perle en verre; cristaux; perle d'imitation; faux diamant; perles + imitation|fantaisie|fausses|synthétiques; perle + imitation|fausse
es: estrás; perla de imitación; perla sintética; brillantitos; pedrería; strass; perla falsa; cristales; diamante de imitación; perla de vidrio; perlas + imitación|falsas|sintéticas; perla + imitación|falsa
it: strass; perla sintetica; perle finte; cristalli; pietre di vetro; perle di vetro; brillantini; perle + finte|imitazione|sintetiche; perla + finta|imitazione
nl: strass; strassteentjes; glasparel; imitatieparel; nepparel; kristallen; kunstparel; glassteen; strasstenen; nep parel; parels + imitatie|nep|kunst; parel + imitatie|nep
pl: dżety; sztuczne perły; kryształki; stras; szkiełka; sztucznych pereł; imitacja pereł; perła szklana; cyrkonie szklane; kryształki szklane; sztucznymi perłami; kryształki swarovski; perły + sztuczne|imitacja; pereł + sztucznych|imitacja
pt: strass; pérola falsa; imitação de pérola; pérola sintética; pedraria; cristais; pérola de vidro; pérolas + falsas|imitação|sintéticas; pérola + falsa|imitação
not: natural crystal; crystal clear; sapphire crystal; crystal glass; healing crystal; pedra; pedras

value weave=knit
en: knit; knitted; crochet; crocheted; jersey; ribbed knit; sweatshirt fabric; fleece; interlock; tricot; pique; rib knit; french terry; cable knit
de: gestrickt; gewirkt; Strick; gehäkelt; Jersey; Feinstrick; Grobstrick; Rippstrick; Strickjacke; Strickpullover; Strickkleid; Strickmütze; Strickschal; Strickweste; Strickrock; Strickhose; Strickhandschuh; Strickmantel; Strickstoff; Strickcardigan; Strickdecke; Strickware; Wirkware; Maschenware; Sweatstoff; Single Jersey; Häkel; Feinripp; Doppelripp; Jerseykleid; Jerseyhose; Jerseyrock; Jerseyshirt; Jerseystoff; Jerseybluse; Jerseyspannbettlaken; Jerseybettwäsche; Zopfmuster; Zopfstrick; Interlock; French Terry; Piqué
fr: tricot; tricoté; maille; jersey; bonneterie; tricotée; en maille; crochet; molleton; maille piquée; côtes; piqué; jersey de coton; au crochet; interlock
es: punto; tejido de punto; tricotado; ganchillo; género de punto; crochet; croché; canalé; felpa; tejida a mano; de punto; hecho a ganchillo; trenzado de punto; piqué
it: maglia; lavorato a maglia; uncinetto; a maglia; in maglia; tricot; jersey; crochet; a coste; costina; maglina; felpato; piqué; in felpa
nl: gebreid; brei; tricot; gehaakt; jersey; fijngebreid; ribgebreid; breisel; rib tricot; sweatstof; breiwerk; interlock; french terry; rib; tricotstof; grofgebreid; piqué; kabelbrei; gebreide stof
pl: dziany; dzianina; dzianinowy; szydełkowy; szydełkowany; prążkowana dzianina; jersey; dresówka; robiony na drutach; z dzianiny; na szydełku; interlock; prążkowany; warkoczowy splot; grubego splotu; dżersej; dzianinowej; pika
pt: malha; tricotado; croché; tricô; crochet; jersey; moletom; felpa; canelado; de malha; em malha; piquet; meia malha
not: knitting needle; knitting yarn; knitting machine; canela; canelar; piquante

value weave=woven
en: woven; poplin; denim; twill; chambray; oxford cotton; chiffon; gabardine; plain weave; corduroy; organza; seersucker; voile; canvas; percale; sateen; flannel
de: gewebt; Webware; Popeline; Webstoff; Köper; Canvas; Perkal; Mako Satin; Batist; Chambray; Gabardine; Twill; Voile; Flanell; Cord; Taft; Leinwandbindung; Renforcé; Damast; Halbpanama; Jeansjacke; Jeanshemd; Jeanshose; Jeansrock; Jeanskleid
fr: tissé; chaîne et trame; tissée; popeline; gabardine; velours côtelé; flanelle; mousseline; sergé; chambray; denim; voile; batiste; percale; oxford; organza; seersucker; gaze de coton
es: tejido plano; tejido de calada; popelina; pana; franela; sarga; gasa; organza; oxford; denim; vaquero; chambray; tafetán; batista; gabardina; tela vaquera; percal; lona; loneta
it: tessuto a navetta; intrecciato; popeline; velluto a coste; flanella; chiffon; organza; denim; chambray; twill; gabardine; percalle; mussola; tela jeans; oxford; drill; tessuto in tela
nl: geweven; popeline; canvas; percal; keperstof; corduroy; twill; katoensatijn; geweven stof; voile; gabardine; chambray; flanel; batist; damast; perkal; weefsel; taft; spijkerjas; spijkerjack; spijkerbroek; spijkerrok; spijkerjurk
pl: tkany; popelina; płótno; sztruks; drelich; gabardyna; twill; perkal; flanela; batyst; tkanina bawełniana; woal; adamaszek; szyfon; kora; muślin; dżins; drelichowy; tkaniny; jeansowa
pt: tecido plano; popelina; sarja; bombazine; flanela; chiffon; ganga; denim; tricoline; cambraia; oxford; organza; percal; veludo cotelê; brim; jeans
not: non woven; woven basket; hand woven rug; canvas print; gas; sarjado; tisser

value weave=nonwoven
en: non woven; nonwoven; spunbond; meltblown; spunlace
de: Vlies; Vliesstoff; Vliesgewebe; Spinnvlies; Faservlies; Spunbond; Nadelvlies; Meltblown; Vliestuch; Vliestasche; Vliesbeutel; Vliesschutzhaube; Vliesrolle; Vlieshaube; Vlieskittel; Vliesoverall; Einlagevlies
fr: non tissé; non tissée; intissé; nontissé; voile non tissé
es: no tejido; tela no tejida; tejido no tejido; tnt; friselina
it: non tessuto; tnt; tessuto non tessuto; spunbond; meltblown
nl: nonwoven; vlies; vliesdoek; non woven; vliesstof; spunbond; meltblown; spunlace
pl: włóknina; fizelina; agrowłóknina; spunbond; flizelina; meltblown
pt: não tecido; tecido não tecido; tnt; falso tecido; nãotecido

value weave=tufted
en: tufted
de: getuftet; Tufting; Tuftteppich; handgetuftet
fr: tufté; tuftée; touffeté
es: tufteada; tufting; de mechón insertado
it: tufting; taftato
nl: getuft; handgetuft
pl: tuftowany; tufting; igłowo tuftowany
pt: tufado; tuftado; tufting
not: touffeter

value user=men in male
en: men; mens; man; gentleman; gents; him; male; menswear; husband; groom; boyfriend; dad
de: Herren; Männer; Herr; für Ihn; Männlich; Bräutigam; Herrn; Herrenhemd; Herrenhose; Herrenjacke; Herrenschuh; Herrenmantel; Herrenpullover; Herrenshirt; Herrenunterhose; Herrenslip; Herrensocke; Herrenanzug; Herrensakko; Herrenweste; Herrengürtel; Herrenuhr; Herrenarmbanduhr; Herrenstiefel; Herrensandale; Herrenschlafanzug; Herrenpyjama; Herrenbademantel; Herrenhandschuh; Herrenmütze; Herrenjeans; Herrenshorts; Herrenbadehose; Herrenunterwäsche; Herrenunterhemd; Herrenstrickjacke; Herrenkurzhose; Herrenfreizeithose; Herrenjogginghose; Herrenwinterjacke; Herrenhalbschuh; Herrensneaker; Herrenlederjacke; Herrenparfum; Herrenduft; Herrenring; Herrenarmband; Herrenkette; Herrenhut; Herrenboxershorts; Herrenpoloshirt; Herrenregenjacke; Herrengeldbörse; Herrenfahrrad; Herrenrasierer; Herrenkrawatte; Herrencardigan; Herrensweatshirt; Herrenhoodie; Herrenblouson; Herrenparka; Herrendaunenjacke; Herrentrikot; Herrennachthemd; Herrenhausschuhe; Herrenturnschuhe; Herrentasche; Herrenstoffhose; Herrenanzughose; Herrenfreizeithemd; Herrenmode; Herrenstrümpfe; Herrenschal; Herrenfleecejacke; Herrensoftshelljacke
fr: homme; masculin; monsieur; pour lui
es: hombre; caballero; masculino; varón; señor
it: uomo; maschile; uomini; da uomo
nl: heren; mannen; voor hem; man; herenoverhemd; herenhemd; herenbroek; herenjas; herenschoen; herentrui; herenvest; herensokken; herenondergoed; herenboxershort; herenslip; herenpak; herenriem; herenhorloge; herenlaarzen; herensandalen; herenpyjama; herenbadjas; herenhandschoenen; herenpet; herenjeans; herenshort; herenzwembroek; herenjack; herenpolo; herenkostuum; herenblazer; herencolbert; herenportemonnee; herenarmband; herenring; herenketting; herenfiets; herenparfum; herenwinterjas; herenspijkerbroek; herenshirt; herenslippers; herenpantoffels; herensneakers; herenonderbroek; herentas; herenwinterjack; herenregenjas; herenhoed; herenstropdas; herengeur; herenmuts; herenjogginsbroek; herenjoggingbroek; herent-shirt
pl: męski; męska; męskie; dla mężczyzn; męscy; męskiej; dla niego; mężczyzn; dla panów; pana młodego; męskiego
pt: homem; masculino; homens; cavalheiro
not: man made; man cave; spider man; iron man; gingerbread man; snow man

value user=women in female
en: women; womens; woman; lady; ladies; her; female; womenswear; wife; girlfriend; mom; maternity; bride
de: Damen; Frauen; Dame; für Sie; Damen und; Brautkleid; Umstandsmode; Umstandskleid; Damenbluse; Damenkleid; Damenhose; Damenrock; Damenjacke; Damenschuh; Damenmantel; Damenpullover; Damenshirt; Damenslip; Damensocke; Damenstrickjacke; Damenweste; Damengürtel; Damenuhr; Damenarmbanduhr; Damenstiefel; Damenstiefelette; Damensandale; Damenschlafanzug; Damenpyjama; Damenbademantel; Damenhandschuh; Damenmütze; Damenjeans; Damenshorts; Damenbikini; Damenbadeanzug; Damenunterwäsche; Damenunterhemd; Damennachthemd; Damenleggings; Damenhandtasche; Damentasche; Damenpumps; Damensneaker; Damenlederjacke; Damenparfum; Damenduft; Damenring; Damenarmband; Damenkette; Damenhut; Damenschal; Damenstrumpfhose; Damenstrümpfe; Damentunika; Damenblazer; Damenhoodie; Damenpoloshirt; Damenwinterjacke; Damenregenjacke; Damengeldbörse; Damenfahrrad; Damenrasierer; Damencardigan; Damensweatshirt; Damenoberteil; Damentop; Damenballerina; Damenballerinas; Damenclogs; Damenpantoletten; Damenparka; Damendaunenjacke; Damenmode; Damenhausschuhe; Damenstrickkleid; Damenstrickpullover; Damenjogginghose; Damenunterhose; Damenstoffhose; Damensoftshelljacke; Damenfleecejacke; Damenrucksack; Damentrachtenmode
fr: femme; dame; féminin; grossesse; maternité; pour elle
es: mujer; señora; femenino; mujeres; dama; premamá; embarazada; maternidad
it: donna; femminile; signora; premaman; da donna; dama
nl: dames; vrouwen; voor haar; dame; bruids; zwangerschaps; damesblouse; damesjurk; damesbroek; damesrok; damesjas; damesschoen; damestrui; damesvest; damessokken; damesondergoed; damesslip; damesriem; dameshorloge; dameslaarzen; damessandalen; damespyjama; damesbadjas; dameshandschoenen; damesmuts; damesjeans; damesshort; damesbikini; damesbadpak; damestas; damesportemonnee; damesarmband; damesring; damesketting; damesfiets; damesparfum; dameswinterjas; damesspijkerbroek; damesshirt; damesslippers; damespantoffels; damessneakers; damestop; dameslegging; damestuniek; damesblazer; damesenkellaars; damesenkellaarsjes; damespumps; dameshoed; damesnachthemd; dameskleding; damespolo; damespanty; damest-shirt; damesgeur; damesonderbroek; damesregenjas; damesjack; damesrugzak; dameslaarsjes; damespantalon; damessjaal
pl: damski; damska; damskie; dla kobiet; kobieta; damskiej; damskiego; kobiecy; dla niej; ślubna; ciążowy; dla pań
pt: mulher; feminino; senhora; dama; gestante; grávida
not: wonder woman; gravada; gravar; gravado

value user=boys in male, child
en: boy; boys; son; schoolboy
de: Jungen; Junge; Knaben; Bub; Jungenhose; Jungenhemd; Jungenjacke; Jungenschuhe; Jungenshirt; Jungenpullover; Jungenjeans; Jungenunterhose; Jungenbadehose; Jungenanzug; Jungenschlafanzug; Jungenshorts; Jungenmode; Jungensweatshirt; Jungenwinterjacke; Jungenslip; Jungenmütze; Jungensneaker; Jungenpyjama; Knabenhose; Knabenhemd; Knabenjacke
fr: garçon; garçonnet
es: niño; chico; muchacho
it: bambino; ragazzo; maschietto
nl: jongens; jongen; jongensbroek; jongensshirt; jongensjas; jongenstrui; jongensoverhemd; jongensjeans; jongenspyjama; jongensschoenen; jongensondergoed; jongensboxer; jongenskleding; jongensvest; jongenspak; jongenszwembroek; jongensshort; jongensslip; jongenssneakers; jongenssokken
pl: chłopiec; chłopięcy; dla chłopców; chłopca; dla syna
pt: menino; rapaz; garoto
not: game boy; cow boy; baby boy; niña; niñas; bambina; bambine; menina; meninas; ragazza; ragazze; garota; garotas; muchacha; muchachas

value user=girls in female, child
en: girl; girls; daughter; schoolgirl
de: Mädchen; Mädels; Mädchenkleid; Mädchenrock; Mädchenhose; Mädchenjacke; Mädchenschuhe; Mädchenshirt; Mädchenbluse; Mädchenpullover; Mädchenleggings; Mädchenbadeanzug; Mädchenstrumpfhose; Mädchenschlafanzug; Mädchenmode; Mädchenslip; Mädchenunterhose; Mädchenstiefel; Mädchenjeans; Mädchenmütze; Mädchensandalen; Mädchenwinterjacke; Mädchenbikini; Mädchennachthemd; Mädchensneaker
fr: fille; fillette
es: niña; muchacha
it: bambina; ragazza; femminuccia
nl: meisjes; meisje; meisjesjurk; meisjesrok; meisjesbroek; meisjesjas; meisjestrui; meisjesshirt; meisjeslegging; meisjesschoenen; meisjesbadpak; meisjespyjama; meisjeskleding; meisjesondergoed; meisjesblouse; meisjesvest; meisjesmaillot; meisjessandalen; meisjeslaarzen; meisjesshort; meisjestop; meisjesjurkje; meisjesbikini; meisjesslip; meisjessneakers; meisjessokken
pl: dziewczynka; dziewczęcy; dla dziewczynek; dla dziewczynki; dziewczyn; dziewczynek; dla córki
pt: menina; rapariga; garota
not: baby girl; niño; niños; bambino; menino; meninos; ragazzo; ragazzi; garoto; garotos; maschietto; muchacho; muchachos

value user=baby
en: baby; babies; infant; newborn; baby boy; baby girl; 0-3 months; 3-6 months; 6-12 months; 0-6 months; 12-18 months; 0-24 months; layette; new born
de: Baby; Säugling; Neugeborene; Babys; Babymode; 0-3 Monate; 3-6 Monate; 6-12 Monate; 0-6 Monate; Erstausstattung; Babybody; Babystrampler; Babymütze; Babydecke; Babyschuhe; Babykleidung; Babysocken; Babyhose; Babyjacke; Babyoverall; Babyschlafsack; Babyshirt; Babypullover; Babyschlafanzug; Babyhandschuhe; Babystrumpfhose; Babyhemd; Babyjäckchen; Babybettwäsche; Babylätzchen; Babyset; Babysöckchen; Babymützchen; Babyhöschen; Babybademantel; Babyhandtuch; Babystrickjacke; Babysandalen; Babymantel
fr: bébé; nourrisson; nouveau né; nourrissons; layette; naissance; 0-3 mois; 3-6 mois; 0-6 mois; 6-9 mois; 6-12 mois; 9-12 mois; 12-18 mois
es: bebé; recién nacido; lactante; neonato; primera puesta; 0-3 meses; 3-6 meses; 0-6 meses; 6-9 meses; 6-12 meses; 9-12 meses; 12-18 meses; 0-12 meses
it: neonato; bebè; neonata; lattante; prima infanzia; 0-3 mesi; 3-6 mesi; 0-6 mesi; 6-9 mesi; 6-12 mesi; 9-12 mesi; 12-18 mesi
nl: baby; pasgeboren; babys; pasgeborenen; zuigeling; 0-3 maanden; 3-6 maanden; 6-12 maanden; babyromper; babykleding; babymutsje; babymuts; babydeken; babysokjes; babysokken; babyschoentjes; babypakje; babybroek; babybroekje; babyjurkje; babyvestje; babytruitje; babyslofjes; babyshirt; babyslaapzak; babyjasje; babypyjama; babywantjes; babyrompertje; babydekentje; babyboxpakje; babyjas; babybadjas; babylegging; babysetje; babyhemdje; babyshirtje; babymaillot
pl: niemowlę; niemowlęcy; dla niemowląt; niemowląt; niemowlaka; noworodka; dla noworodka; noworodek; dla niemowlaka; dla niemowlęcia; bobas; dla maluszka; baby; dziecięcy body; 0-3 miesiące; 3-6 miesięcy; 6-12 miesięcy; niemowlęcej; dzidziusia
pt: bebé; bebê; recém nascido; 0-3 meses; 3-6 meses; 0-6 meses; 6-9 meses; 6-12 meses; 9-12 meses; 12-18 meses
not: baby doll; baby blue; baby pink; baby oil; baby carrots; baby doll dress; bebida; bebidas; beber; neon

value user=child
en: child; children; kid; kids; toddler; junior; youth; school children
de: Kinder; Kind; Kleinkind; Teenager; Schulkinder; für Kids; Jugendliche; Kinderhose; Kinderjacke; Kinderschuhe; Kindershirt; Kinderkleid; Kinderpullover; Kindermütze; Kinderhandschuhe; Kindersocken; Kinderschlafanzug; Kinderpyjama; Kinderregenjacke; Kinderwinterjacke; Kinderstiefel; Kindersandalen; Kinderunterwäsche; Kinderbademantel; Kinderbadehose; Kinderstrumpfhose; Kinderuhr; Kinderfahrrad; Kinderrucksack; Kindermode; Kinderschneeanzug; Kinderhausschuhe; Kindergummistiefel; Kinderhemd; Kinderjeans; Kindergürtel; Kinderkostüm; Kinderoverall; Kinderweste; Kinderschal; Kindermantel; Kinderskihose; Kinderanzug; Kinderleggings; Kinderturnschuhe; Kindersneaker; Kindermatschhose; Kindersweatshirt; Kinderregenhose; Kinderskianzug; Kinderskijacke; Kinderbettwäsche; Kinderarmbanduhr; Kinderschmuck
fr: enfant; enfantin; junior; ados
es: infantil; niños y niñas; juvenil
it: bambini; bimbo; junior
nl: kinderen; kind; kids; peuter; kleuter; tieners; junior; kinderbroek; kinderjas; kinderschoenen; kindershirt; kinderjurk; kindertrui; kindermuts; kinderhandschoenen; kindersokken; kinderpyjama; kinderlaarzen; kindersandalen; kinderondergoed; kinderbadjas; kinderkleding; kinderhorloge; kinderfiets; kinderrugzak; kinderregenjas; kinderregenlaarzen; kinderpantoffels; kindervest; kinderskipak; kinderskibroek; kinderwinterjas; kinderkostuum; kinderlegging; kinderslippers; kindersneakers; kinderwanten; kindersweater; kinderhoodie; kinderzwembroek; kinderbadpak; kindermaillot; kindersjaal; kinderoverhemd
pl: dziecięcy; dla dzieci; dziecko; dzieci; dla dziecka; młodzieżowy; junior; dla juniora; dla nastolatków; dziecięcej; dla malucha; dzieciom
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
nl: unisex; voor dames en heren
pl: unisex; uniseks
pt: unissexo; unisex

value user=adult
en: adult; adults
de: Erwachsene
fr: adulte
es: adulto
it: adulto
nl: volwassenen; volwassene
pl: dorosły; dla dorosłych
pt: adulto

value ankle=covered
en: ankle boot; high top; mid calf; knee high; over the knee; ankle high; boot; covering the ankle; mid cut; high cut
de: Stiefel; knöchelhoch; Stiefelette; Schnürstiefel; High Top; Winterstiefel; Boots; Bergstiefel; Wanderstiefel; Gummistiefel; hoher Schaft; Chelsea Boots; Chukka; kniehoch; halbhoch; Kurzstiefel; Langschaftstiefel; Damenstiefel; Damenstiefelette; Herrenstiefel; Kinderstiefel; Lederstiefel; Lederstiefelette; Overknee; Ankle Boots; Cowboystiefel; Westernstiefel; Reitstiefel; Motorradstiefel; Sicherheitsstiefel; Arbeitsstiefel; Schneestiefel
fr: montant; bottine; botte; boots; bottillon; tige haute
es: caña alta; botín; caña media; caña; bota; abotinada; bota alta
it: stivale; stivaletto; polacchino; tronchetto; scarponcino; alla caviglia
nl: laars; laarzen; enkellaars; enkellaarsjes; enkellaarzen; laarsjes; hoge schoen; bergschoen; boots; hoge sneakers; hoog model; bottines; veterboots; chelsea boots; winterlaarzen; snowboots; dameslaarzen; herenlaarzen; cowboylaarzen; kniehoge laarzen; hoge wandelschoen; werklaarzen; rijlaarzen; bottine; veterlaarzen
pl: botki; kozaki; trzewiki; za kostkę; wysokie; glany; sztyblety; śniegowce; trapery; trekkingowe za kostkę; workery; buty za kostkę; kowbojki; wysoka cholewka; oficerki; botek; muszkieterki
pt: bota; botim; botins; cano alto; cano curto; cano médio; coturno; cano longo; galocha
not: boot tray; boot sock; boot cut; ankle strap; monte; monter

value ankle=open
en: low top; low cut; not covering the ankle; loafer; slip on; ankle free
de: Halbschuh; Low Top; Pumps; Ballerina; Ballerinas; Slipper; Loafer; Mokassin; Sandale; Pantolette; Schnürhalbschuh; Espadrilles; Slingpumps; Bootsschuh; Derby; Oxford Schuh
fr: mocassin; chaussure basse; tige basse
es: caña baja; zapato bajo; mocasín
it: scarpa bassa; mocassino
nl: lage schoen; pumps; ballerina; loafer; instapper; mocassin; sandaal; lage sneakers; laag model; veterschoen; espadrilles; moccasin; ballerinas; bootschoen
pl: półbuty; czółenka; baleriny; mokasyny; sandały; klapki; espadryle; lordsy; niskie + buty|obuwie|trampki|sneakersy; oksfordy; szpilki; sandałki
pt: cano baixo; mocassim; sapato baixo

value toe-cap=metal
en: steel toe; metal toe cap; protective toe cap; safety toe; steel toe cap; composite toe; aluminium toe
de: Stahlkappe; Zehenschutzkappe; Sicherheitskappe; Zehenkappe; mit Stahlkappe; S3; S1P; S2; Kunststoffkappe Zehenschutz; Aluminiumkappe; Schutzkappe S3; Kompositkappe
fr: embout acier; coquille de protection; embout de sécurité; coque acier; coquille acier; embout composite; bout acier; coque de sécurité; embout de protection; coque composite
es: puntera de acero; puntera metálica; puntera de composite; punta de acero; puntera composite; puntera acero; puntera de seguridad; puntera reforzada; casquillo de acero
it: puntale in acciaio; puntale acciaio; puntale composito; puntale in composito; puntale; antinfortunistica; punta in acciaio; puntale di sicurezza
nl: stalen neus; stalen neuzen; s3; s1p; stalen veiligheidsneus; veiligheidsneus; compositie neus; beschermneus; neusbescherming stalen; composiet neus
pl: podnosek stalowy; podnoskiem stalowym; stalowym podnoskiem; s3; s1p; stalowy podnosek; z podnoskiem; podnoskiem; kompozytowy podnosek; podnosek; blachą w nosku; podnosek kompozytowy
pt: biqueira de aço; biqueira; bico de aço; biqueira de proteção; biqueira composite; biqueira de composite; bico de pvc

value waterproof=yes
en: waterproof; water proof; rubber boot; rain boot
de: wasserdicht; wasserfest; wasserabweisend imprägniert; Gummistiefel; Regenstiefel; wasserundurchlässig; Gore Tex
fr: imperméable; étanche; waterproof
es: impermeable; resistente al agua; estanco
it: impermeabile; a prova d'acqua; waterproof
nl: waterdicht; waterproof; regenlaars; regenlaarzen; rubberlaarzen; rubberlaars; gore tex
pl: wodoodporny; wodoszczelny; nieprzemakalny; kalosze; membraną; gore tex
pt: impermeável; impermeáveis; à prova d'água; à prova de água; resistente à água

value print=yes
en: printed; print; floral print; patterned; pattern; cartoon print; graphic; digital print; tie dye
de: bedruckt; Print; Druckmotiv; mit Druck; mit Aufdruck; gemustert; Allover Print; Motivdruck; mit Motiv; Blumendruck; Blumenmuster
fr: imprimé; imprimée; à motifs; motif fleuri
es: estampado; impreso; con dibujos; serigrafiado
it: stampato; fantasia; con stampa
nl: bedrukt; print; met print; met opdruk; gedessineerd; bloemenprint; opdruk
pl: drukowany; z nadrukiem; nadruk; nadrukiem; wzorzysty; we wzory; w kwiaty; wzór kwiatowy; w kratkę drukowana
pt: estampado; impresso
not: print cartridge; 3d print; blue print; printed circuit; printed book; finger print; estampa; estampar; stampa; stampo; stampi; imprimante; imprimer

value print=no
en: solid color; solid colour; plain; plain dyed; unprinted; solid
de: uni; einfarbig
fr: uni; unis; couleur unie
es: liso; color liso
it: tinta unita; in tinta unita
nl: effen; uni; onbedrukt; effen kleur
pl: gładki; jednolity; bez nadruku; jednokolorowy; jednobarwny
pt: liso; cor lisa

value power=mains in electric
en: mains powered; plug in; corded; 220v; 230v; 110v; 240v; 120v; ac powered; wired
de: netzbetrieben; Netzstecker; kabelgebunden; 230 V; Netzkabel; 230 Volt; mit Kabel; netzgebunden; Steckdosenbetrieb; 220 240 V; Netzgerät Betrieb
fr: filaire; secteur; 220v; 230v; avec fil; sur secteur
es: con cable; enchufable; alámbrico; 220v; 230v; 127v; 110v; conexión a red; corriente eléctrica
it: con filo; con cavo; a filo; 220v; 230v; via cavo; a corrente; alimentazione di rete
nl: netstroom; op netstroom; 230 v; met snoer; bedraad; 230 volt; netvoeding; met stekker; lichtnet
pl: sieciowy; zasilanie sieciowe; 230 v; przewodowy; na prąd; zasilany sieciowo; 230v; zasilanie 230v
pt: com fio; com cabo; 220v; 230v; 127v; 110v; bivolt; com fios
not: enchufe; enchufes; alambre

value power=battery in electric
en: battery powered; battery operated; rechargeable; cordless; usb rechargeable; usb charging; wireless; aaa battery; aa battery; button cell; li ion battery; battery included
de: batteriebetrieben; akkubetrieben; kabellos; wiederaufladbar; Akku; Akkuschrauber; Akkubohrschrauber; Akkusäge; Akkubohrer; Akkustaubsauger; Akkurasenmäher; Akkuheckenschere; Akkuschleifer; Akkuschlagschrauber; Akkulampe; Akkupumpe; Akkustichsäge; Akkukreissäge; Akkuwinkelschleifer; Akkulaubbläser; Akkukettensäge; Akkubohrhammer; Akkutrimmer; Akkurasierer; Akkutacker; Akkumultitool; Akkuleuchte; Akkuradio; Akkustrahler; Akkubesen; Akkusauger; Akkuwerkzeug; Akkugartenschere; Akkufreischneider; Akkuhandstaubsauger; Akkurasentrimmer; Akkuventilator; Akku Bohrschrauber; mit Akku; aufladbar; schnurlos; batterieversorgt; USB aufladbar; 18V Akku
fr: à piles; rechargeable; sans fil; à batterie; sur batterie; sur pile; batterie lithium; wireless; piles
es: a pilas; recargable; inalámbrico; a batería; con batería; de batería; batería de litio; sin cable; con pilas; pilas; wireless; usb recargable; batería recargable
it: a batteria; ricaricabile; senza fili; a pile; cordless; wireless; batteria al litio; batteria ricaricabile; batteria litio
nl: oplaadbaar; draadloos; op batterijen; accu; accuboormachine; accuschroefmachine; accugrasmaaier; accuheggenschaar; accustofzuiger; accuslijper; accuzaag; accuschroefboormachine; accuboorhamer; accuklopboormachine; acculamp; accubladblazer; accukettingzaag; accucirkelzaag; accudecoupeerzaag; accuslagmoersleutel; accuschroevendraaier; accuhaakse; accuboor; accuschuurmachine; accupomp; accutacker; accumultitool; accugrastrimmer; accuradio; op accu; met accu; batterij; werkt op batterijen; snoerloos; draadloze; batterijgevoed; usb oplaadbaar; herlaadbaar; snoerloze
pl: akumulatorowy; bezprzewodowy; na baterie; na akumulator; bateryjny; zasilany bateryjnie; ładowany; z akumulatorem; wielokrotnego ładowania
pt: recarregável; sem fio; a pilhas; recarregáveis; sem fios; a bateria; wireless; com bateria; bateria de lítio

value power=solar in electric
en: solar powered; solar; solar energy; photovoltaic
de: Solar; solarbetrieben; Solarleuchte; Solarlampe; Solarlichterkette; Solarpanel; Solarladegerät; Solarlicht; Solarstrahler; Solardusche; Solarpumpe; Solarfigur; Solarbrunnen; Solarlaterne; Solarfackel; Solargartenleuchte; Photovoltaik
fr: solaire; énergie solaire; photovoltaïque
es: solar; solares; energía solar; fotovoltaico
it: solare; solari; energia solare; fotovoltaico
nl: zonne-energie; op zonne-energie; solar; zonnepaneel; zonnelamp; solarlamp; solarverlichting; solartuinlamp; solartuinverlichting
pl: solarny; słoneczny + panel|lampa|ogniwo|energia; fotowoltaiczny; na słońce; solar; zasilany energią słoneczną
pt: solar; energia solar; fotovoltaico
not: sol; solido; sole; sola; solo

value power=manual
en: manual; hand crank; hand operated; non electric; hand held manual; foot pump; hand pump; wind up; mechanical hand
de: manuell; handbetrieben; Handkurbel; Hand Betrieb; handbetätigt; mechanisch; Handpumpe; Handsäge; Handmühle; Handkurbelmühle; Handpresse; Handrührer; Handbohrer; Handwinde; Handhebel; händisch; ohne Strom
fr: manuel; manivelle; à main
es: manual; manivela; a mano
it: manuale; a mano; a manovella; manovella
nl: handmatig; handbediend; met de hand; handslinger; handpomp; mechanisch; hand aangedreven
pl: ręczny; manualny; na korbkę; mechaniczny; korbowy
pt: manual; manuais; manivela; à mão
not: user manual; instruction manual; manual included; manual book; service manual; manual transmission; blender reczny; mikser reczny; odkurzacz reczny; reczny odkurzacz; reczny blender; pilka reczna; manuale di istruzioni; manuel d'utilisation; manual de instrucciones; manual de instruções; fait à main; fatto a mano; hecho a mano; hecha a mano; feito à mão; fatta a mano; manualidades

value power=engine
en: petrol engine; gasoline; diesel; 2 stroke; 4 stroke; petrol powered; gas powered; combustion engine
de: Benzin; Benzinmotor; Benzinrasenmäher; Benzinkettensäge; Benzinmotorsäge; Benzintrimmer; Benzingenerator; Benzinheckenschere; Benzinfreischneider; Benzinlaubbläser; Benzinstromerzeuger; Diesel; Dieselmotor; Verbrennungsmotor; 2 Takt; 4 Takt; Viertakt; Zweitakt
fr: essence; thermique; à essence; diesel; 2 temps; 4 temps; moteur thermique
es: gasolina; a gasolina; diésel; motor de gasolina; dos tiempos; 2 tiempos; 4 tiempos; de explosión; nafta
it: benzina; a benzina; a scoppio; diesel; 2 tempi; 4 tempi; termico a scoppio
nl: benzine; benzinemotor; diesel; dieselmotor; verbrandingsmotor; 2 takt; 4 takt; tweetakt; viertakt; benzinegrasmaaier; benzinekettingzaag
pl: spalinowy; benzynowy; diesel; silnik spalinowy; silnik benzynowy; dwusuwowy; czterosuwowy; wysokoprężny
pt: gasolina; a gasolina; diesel; gasóleo; 2 tempos; 4 tempos

value power=electric
en: electric; electrical; electronic; motorised; motorized; powered; usb; automatic electric
de: elektrisch; Elektro; elektronisch; Elektrogrill; Elektroroller; Elektrofahrrad; Elektrorasierer; Elektrowerkzeug; Elektromotor; Elektrozaun; Elektroherd; Elektroheizung; Elektrorasenmäher; Elektrokettensäge; Elektroauto; Elektroheckenschere; Elektrozahnbürste; Elektrokocher; Elektroofen; Elektrotacker; Elektromixer; Elektrokamin; Motorisiert; Strom betrieben
fr: électrique; électronique; motorisé; motorisée; usb
es: eléctrico; electrónico; motorizado; usb
it: elettrico; elettronico; usb; motorizzato
nl: elektrisch; elektronisch; gemotoriseerd; elektromotor; electrisch
pl: elektryczny; elektroniczny; elektrycznej
pt: elétrico; eléctrico; eletrónico; usb; motorizado
not: electric shock; electric blue

value chemistry=lead
en: lead acid; agm; gel battery; sla battery
de: Bleiakku; Blei Säure; Blei Akku; Bleisäure; AGM; Gel Batterie; Bleisäureakku; Blei Säure Batterie; Gelbatterie; Bleibatterie
fr: plomb acide; au plomb; agm
es: plomo ácido; batería de gel; agm
it: piombo acido; al piombo; agm
nl: lood; loodaccu; loodzuur; agm; gel accu; lood zuur
pl: kwasowo ołowiowy; ołowiowy; agm; żelowy; ołowiowo kwasowy; kwasowy
pt: chumbo ácido; agm
value chemistry=ni-cd
en: ni cd; nicd; nickel cadmium
de: Nickel Cadmium; NiCd
fr: nickel cadmium; ni cd
es: níquel cadmio; ni cd
it: nichel cadmio; ni cd
nl: nikkel cadmium; nicd
pl: niklowo kadmowy; nicd; nikiel kadm
pt: níquel cádmio; ni cd
value chemistry=ni-mh
en: ni mh; nimh; nickel metal hydride
de: Nickel Metallhydrid; NiMH; Ni MH
fr: nickel métal hydrure; ni mh; nimh
es: níquel metal hidruro; ni mh; nimh
it: nichel metallo idruro; ni mh; nimh
nl: nimh; nikkel metaalhydride; ni mh
pl: niklowo wodorkowy; nimh; ni mh
pt: níquel hidreto metálico; ni mh; nimh
value chemistry=lithium-ion
en: lithium ion; li ion; lipo; li po; lithium polymer; lifepo4; 18650; 21700; liion; li-ion rechargeable
de: Lithium Ionen; Lithium Ionen Akku; Li Ion; Lithiumionen; LiFePO4; Lithium Polymer; Lipo; Lithium Akku; Lithiumakku
fr: lithium ion; li ion; lithium polymère; lipo; lifepo4; 18650; batterie lithium; batterie au lithium
es: ion litio; ion de litio; li ion; polímero de litio; lipo; lifepo4; 18650; batería de litio
it: ioni di litio; agli ioni di litio; li ion; polimeri di litio; lipo; lifepo4; 18650; batteria al litio
nl: lithium ion; li ion; lithium accu; lifepo4; lithium polymeer; lipo; lithiumaccu
pl: litowo jonowy; li ion; litowo polimerowy; lifepo4; lipo; akumulator litowy
pt: ião de lítio; iões de lítio; íon de lítio; íons de lítio; li ion; polímero de lítio; lipo; lifepo4; 18650; bateria de lítio
value chemistry=lithium
en: lithium; cr2032; cr2025; cr2016; cr123a; lithium manganese; lithium metal; cr2450
de: Lithium Knopfzelle; Lithiumbatterie; Lithiumzelle
fr: pile au lithium; pile lithium; cr2032; cr2025; cr123a
es: pila de litio; cr2032; cr2025; cr123a
it: pila al litio; batteria a bottone al litio; cr2032; cr2025; cr123a
nl: lithium knoopcel; lithiumbatterij; lithium batterij
pl: bateria litowa; litowa; baterie litowe
pt: pilha de lítio; cr2032; cr2025; cr123a
not: lithium ion; lithium polymer
value chemistry=alkaline
en: alkaline; manganese dioxide; lr44; lr6; lr03; zinc carbon
de: Alkali; Alkaline; Alkalibatterie; Alkali Mangan
fr: alcaline; lr6; lr03; lr44
es: alcalina; lr6; lr03; lr44
it: alcalina; lr6; lr03; lr44
nl: alkaline; alkalinebatterij
pl: alkaliczny; alkaline
pt: alcalina; lr6; lr03; lr44
value chemistry=silver-oxide
en: silver oxide; sr626sw; sr44
de: Silberoxid
fr: oxyde d'argent
es: óxido de plata
it: ossido d'argento; ossido di argento
nl: zilveroxide
pl: tlenek srebra; srebrowa
pt: óxido de prata
value chemistry=zinc-air
en: zinc air; hearing aid battery
de: Zink Luft; Hörgerätebatterie
fr: zinc air
es: zinc aire
it: zinco aria
nl: zink lucht; zinklucht; hoorapparaatbatterij
pl: cynkowo powietrzna; baterie słuchowe
pt: zinco ar

value source=led
en: led; leds; light emitting diode; smd; cob led; oled
de: LEDlampe; LEDleuchte; Leuchtdiode
fr: led; à led
es: led; leds
it: led; a led
nl: ledlamp; ledverlichting; ledstrip; led lamp; ledspot; ledpaneel
pl: ledowy; diodowy
pt: led; leds
value source=halogen
en: halogen
de: Halogen; Halogenlampe; Halogenleuchtmittel; H7 Lampe
fr: halogène
es: halógena
it: alogena
nl: halogeen; halogeenlamp; halogeenspot
pl: halogenowy
pt: halogéneo; halogénio
value source=incandescent
en: incandescent; filament tungsten; edison filament
de: Glühbirne; Glühlampe; Glühfaden
fr: incandescence; à incandescence
es: incandescente; filamento
it: incandescenza; a incandescenza
nl: gloeilamp; gloeidraad
pl: żarowy; żarówka żarowa; żarówka tradycyjna; wolframowa
pt: incandescente; filamento
value source=fluorescent
en: fluorescent; cfl; neon tube
de: Leuchtstoffröhre; Leuchtstofflampe; Energiesparlampe; Neonröhre
fr: fluorescent; fluocompacte
es: fluorescente
it: fluorescente; neon
nl: tl buis; tl lamp; spaarlamp; tl verlichting; fluorescentielamp
pl: świetlówka; jarzeniówka; fluorescencyjna
pt: fluorescente
not: neonato; neonata; neonati
value source=flame
en: oil lamp; kerosene; candle light; gas lantern
de: Petroleumlampe; Öllampe; Gaslaterne; Petroleum Laterne
fr: à pétrole; à huile
es: de queroseno; de aceite
it: a petrolio; a olio
nl: olielamp; petroleumlamp; gaslantaarn
pl: lampa naftowa; naftowa; lampa oliwna
pt: a querosene; a óleo
value source=xenon
en: xenon; hid bulb
fr: xénon
es: xenón
it: xeno; xenon
pt: xénon

value state=fresh in raw
en: fresh
de: frisch; erntefrisch; fangfrisch; Frischfleisch; Frischfisch
fr: frais; fraîche
es: fresco
it: fresco
nl: vers; dagvers; versvlees; vers geplukt
pl: świeży; świeżej
pt: fresco
not: fresh scent; fresh breath; air fresh; fresh water; fresh keeping; fresh step; fraise; fraises
value state=chilled in raw
en: chilled; refrigerated
de: gekühlt
fr: réfrigéré; réfrigérée
es: refrigerado
it: refrigerato
nl: gekoeld
pl: chłodzony; schłodzony
pt: refrigerado; resfriado
not: refrigerante; refrigeradora; refrigerador; refrigerant; refrigerateur
value state=frozen
en: frozen; deep frozen; iqf
de: gefroren; tiefgekühlt; TK; tiefgefroren; gefrostet; TK Ware; Tiefkühl; Tiefkühlpizza; Tiefkühlgemüse; Tiefkühlfisch; Tiefkühlobst; Tiefkühlpommes; Tiefkühlerbsen; Tiefkühlbeeren; Tiefkühlspinat; Tiefkühllachs; Tiefkühlgarnelen; Tiefkühlhähnchen; Tiefkühlbrokkoli
fr: congelé; surgelé; congelée; surgelée
es: congelado; ultracongelado
it: congelato; surgelato
nl: bevroren; diepvries; ingevroren; diepgevroren; diepvriesgroenten; diepvriesfruit; diepvriespizza; diepvriesvis; diepvriesspinazie; diepvriesfriet; diepvriesgarnalen; diepvrieserwten; diepvriesbessen
pl: mrożony; mrozony; zamrożony; głęboko mrożony; mrożonej; mrożonka
pt: congelado; ultracongelado
not: disney frozen; frozen elsa; congelador; congelar; congeladora; congelateur; congelation
value state=dried
en: dried; dehydrated; freeze dried; sun dried; dry
de: getrocknet; Trocken; Trockenobst; Trockenfrüchte; Trockenpilze; Trockentomaten; Trockengemüse; Trockenpflaumen; Trockenaprikosen; Trockenfleisch; Trockenfeigen; Trockendatteln; Trockenhefe; gefriergetrocknet; luftgetrocknet; sonnengetrocknet; dehydriert; gedörrt; Dörr
fr: séché; sec; lyophilisé; séchée; déshydraté; déshydratée; lyophilisée
es: seco; deshidratado; desecado; liofilizado
it: secco; essiccato; disidratato; liofilizzato
nl: gedroogd; gevriesdroogd; zongedroogd; droge; luchtgedroogd; gedehydrateerd
pl: suszony; susz; liofilizowany; suszonej; wędlina suszona; sucha + kiełbasa; odwodniony
pt: seco; desidratado; liofilizado
not: dry skin; dry food; dry shampoo; dry bag; quick dry; dry hair; dry erase; dry cleaning; hair dry; spin dry; piel seca; pele seca; peau sèche; pelle secca; champú seco; shampoo secco; limpieza en seco; cabello seco; cabelo seco; cheveux secs; capelli secchi; vino seco; vinho seco; vin sec; frutta secca; toilette sèche; secado; deshidratador; desecantes; desecante; liofilizador; secchio; secchia; essiccanti; essiccante; secar; desidratador; sechant; lyophilisateur; deshydratante
value state=roasted
en: roasted; roast; toasted
de: geröstet; gebrannt; Röstkaffee; Röstung; frisch geröstet
fr: torréfié; grillé; torréfiée; grillées
es: tostado; torrefacto; tueste
it: tostato; torrefatto
nl: gebrand; geroosterd; koffiebonen gebrand
pl: palony; prażony; świeżo palona
pt: torrado; torrefado
not: tostar; tosta; torre; torrar; torrefador
value state=raw
en: raw; green coffee; unroasted; uncooked; unprocessed
de: roh; ungeröstet; Rohkaffee; naturbelassen ungeröstet; ungekocht; Rohware
fr: cru; non torréfié; crus; café vert
es: crudo; sin tostar; café verde; sin procesar
it: crudo; caffè verde; non tostato
nl: rauw; ongebrand; ongeroosterd; groene koffie
pl: surowy; niepalony; zielona kawa; surowej; nieprażony
pt: cru; não torrado; café verde; crus
not: raw denim; raw edge; raw silk
value state=instant
en: instant; soluble; freeze dried coffee; sachets instant
de: löslich; Instant; Instantkaffee; Instant Pulver; Instanttee
fr: soluble; instantané; lyophilisé; instantanée
es: soluble; instantáneo
it: solubile; istantaneo
nl: oploskoffie; instant; oplosbaar; instantkoffie
pl: rozpuszczalny; rozpuszczalna; instant; błyskawiczny; rozpuszczalnej
pt: solúvel; instantâneo
not: instant camera; instant film; instant photo; instant pot; instant messenger; lyophilisateur
value state=extract
en: extract; concentrate; essence
de: Extrakt; Konzentrat; Extraktpulver; Trockenextrakt; Essenz
fr: extrait; concentré; concentrée; essence
es: extracto; concentrado; esencia
it: estratto; concentrato; essenza
nl: extract; concentraat; essence
pl: ekstrakt; wyciąg; koncentrat; esencja
pt: extrato; extracto; concentrado; essência
not: concentrador; essenciais; concentrateur
value state=ground
en: ground; powder; powdered; milled; crushed
de: gemahlen; Pulver; Mehl gemahlen; pulverisiert; Pulverform; zerstoßen; vermahlen
fr: moulu; poudre; moulus; en poudre
es: molido; polvo; en polvo
it: macinato; polvere; in polvere
nl: gemalen; poeder; poedervorm; fijngemalen; maling; snelfiltermaling
pl: mielony; mielona; proszek; zmielony; proszku; sproszkowany; w proszku; mielonej
pt: moído; pó; em pó
not: ground meat; play ground; ground sheet; powder coated; ground beef; ground cover; powder coating; macina; macinazione
value state=smoked
en: smoked
de: geräuchert; Räucher; Räucherlachs; Räucherforelle; Räucherfisch; Räucheraal; Räucherschinken; Räuchermakrele; Räucherspeck; Räuchertofu; kaltgeräuchert; heißgeräuchert
fr: fumé; fumée
es: ahumado
it: affumicato
nl: gerookt; koudgerookt; warmgerookt; rookworst; rookvlees; rookspek
pl: wędzony; wędzonej; na zimno wędzony
pt: fumado; defumado
not: smoked glass; ahumador; ahumar; fumo; fumar; defumador
value state=salted
en: salted; brine; in brine; pickled in brine
de: gesalzen; in Salzlake; Salzlake; in Lake
fr: salé; salée; saumure; en saumure
es: salado; salazón; en salmuera; en sal
it: salato; in salamoia; sotto sale
nl: gezouten; gepekeld; in pekel; pekel; licht gezouten
pl: solony; w solance; peklowany; w zalewie solnej; solonej
pt: salgado; em salmoura
not: sala; sal; sali
value state=canned in preserved
en: canned; tinned; in tin; in oil
de: Dose; Konserve; Dosentomaten; Dosenfisch; Dosengemüse; Dosenobst; Dosensuppe; Dosenmais; Dosenbohnen; Dosenthunfisch; Dosenfleisch; Dosenwurst; Dosenchampignons; Dosenananas; Dosenpfirsiche; in der Dose; Fischkonserve; Vollkonserve; Büchse; Pfirsichkonserve
fr: en conserve; boîte de conserve; en boîte; à l'huile; à l'huile d'olive
es: en lata; enlatado; en conserva; en aceite; conserva; en aceite de oliva
it: in scatola; in conserva; in lattina; sott'olio; in scatolette; sottolio; all'olio d'oliva
nl: in blik; blik; conserven; ingeblikt; uit blik; in olie; in zonnebloemolie; blikje
pl: konserwa; puszka; w puszce; puszce; w oleju; w konserwie
pt: enlatado; em lata; em conserva; em azeite; em óleo
value state=preserved
en: preserved; pickled; in vinegar; in syrup; jarred; prepared; marinated
de: eingelegt; konserviert; mariniert; in Essig; haltbar gemacht; in Sirup; Marinade; eingemacht; in Aufguss; süßsauer eingelegt; zubereitet; im Glas eingelegt
fr: conservé; au vinaigre; au sirop; mariné; conservée; marinée; en bocal; au naturel en bocal
es: en vinagre; en almíbar; encurtido; escabeche; marinado
it: sott'aceto; sottaceto; sciroppato; allo sciroppo; marinato
nl: ingelegd; gemarineerd; op azijn; op siroop; in azijn; geconserveerd; in pot; zoetzuur; bereid; op sap; augurken zoetzuur
pl: marynowany; w occie; w zalewie; w syropie; kiszony; przetworzony; konserwowane; zalewie; zalewie octowej; słodko kwaśny
pt: em vinagre; em calda; marinado; em conserva
not: preserved flower; marino; marina; marinos; sciroppo; conservation
value state=cooked in preserved
en: cooked; boiled; ready to eat; fried; steamed; baked; precooked
de: gekocht; gebraten; gegart; vorgekocht; vorgegart; frittiert; gebacken; verzehrfertig; Fertiggericht gekocht; gedämpft; servierfertig; paniert
fr: cuit; précuit; bouilli
es: cocido; cocinado; frito; precocinado; precocida; horneado
it: cotto; fritto; precotto; bollito
nl: gekookt; gebakken; gaar; voorgekookt; gefrituurd; voorgebakken; gegaard; gestoomd; kant en klaar; gepaneerd; gebraden
pl: gotowany; smażony; pieczony; gotowe do spożycia; parzona; panierowany; duszony; podgotowane
pt: cozido; frito; pré cozido; cozinhado; assado
not: coco; coca; cocina; cocinar; horno; hornear; bolle; bolla; bollo; cozinha
value state=juice
en: juice
de: Saft; Apfelsaft; Orangensaft; Traubensaft; Tomatensaft; Karottensaft; Ananassaft; Kirschsaft; Zitronensaft; Multivitaminsaft; Grapefruitsaft; Birnensaft; Johannisbeersaft; Granatapfelsaft; Holundersaft; Fruchtsaftsaft; Direktsaft; Fruchtsaft; Fruchtsaftkonzentrat; Nektar + Frucht|Saft
fr: jus
es: zumo; jugo
it: succo
nl: sap; vruchtensap; appelsap; sinaasappelsap; druivensap; tomatensap; ananassap; wortelsap; kersensap; citroensap; grapefruitsap; perensap; bessensap; granaatappelsap; fruitsap; vruchtensappen
pl: sok; sok owocowy; sok tłoczony; nektar
pt: sumo; suco
value state=live
en: live; living; alive
de: lebend; lebendig; lebendes Tier
fr: vivant
es: vivo
it: vivo
nl: levend
pl: żywy
pt: vivo
not: live edge; live stream; live video; living room; life; vive
value state=used
en: used; second hand; worn; pre owned; preowned
de: gebraucht; Secondhand; Second Hand; getragen; gebrauchtware; B-Ware gebraucht; generalüberholt; refurbished
fr: occasion; usagé; d'occasion; usagée; seconde main
es: usado; segunda mano; de ocasión
it: usato; di seconda mano
nl: gebruikt; tweedehands; occasion; gedragen kleding; refurbished
pl: używany; second hand; z drugiej ręki; używanej; noszone; lumpeks; regenerowany
pt: usado; segunda mão; seminovo
not: used for; used to; used in; can be used; be used; used with; used as

value caffeine=removed
en: decaf; decaffeinated; caffeine free
de: entkoffeiniert; koffeinfrei; decaf; ohne Koffein
fr: décaféiné; décaféinée
es: descafeinado
it: decaffeinato
nl: cafeïnevrij; decaf; gedecafeïneerd; zonder cafeïne
pl: bezkofeinowy; bezkofeinowa; bezkofeinowej; bez kofeiny; decaf
pt: descafeinado
value sugar=added
en: sweetened; sugar added; with sugar; sugared; in syrup
de: gezuckert; gesüßt; mit Zucker; mit Zuckerzusatz; in Sirup
fr: sucré; avec sucre; sucrée
es: azucarado; con azúcar; con azúcares; azúcar añadido; endulzado
it: zuccherato; con zucchero
nl: gezoet; met suiker; gesuikerd; suiker toegevoegd; toegevoegde suiker; op siroop; met toegevoegde suiker
pl: słodzony; z cukrem; z dodatkiem cukru; w syropie; dosładzany; cukrem
pt: açucarado; com açúcar; adoçado
not: azucares; zucchero; zuccheri; adocante
value sugar=none
en: unsweetened; sugar free; no sugar; without sugar; no added sugar; zero sugar
de: zuckerfrei; ungesüßt; ohne Zucker; ungezuckert; ohne Zuckerzusatz; zuckerarm; kein Zucker
fr: sans sucre; non sucré; sans sucre ajouté; non sucrée
es: sin azúcar; sin azúcares; sin azúcar añadido; sin azúcares añadidos
it: senza zucchero; non zuccherato; senza zuccheri aggiunti
nl: suikervrij; ongezoet; zonder suiker; zonder toegevoegde suiker
pl: bez cukru; niesłodzony; bezcukrowy; bez dodatku cukru; niedosładzany
pt: sem açúcar; sem adição de açúcar; não adoçado
value alcohol=yes
en: alcoholic; alc; abv; with alcohol; vol
de: alkoholisch; % vol; mit Alkohol; alkoholhaltig
fr: alcoolisé; alcoolisée; avec alcool
es: alcohólico; con alcohol
it: alcolico; con alcol
nl: alcoholisch; met alcohol; alcoholhoudend
pl: alkoholowy; z alkoholem
pt: alcoólico; com álcool
not: alcohol; alcole; alcol; alcool
value alcohol=no
en: alcohol free; non alcoholic; nonalcoholic; 0.0%
de: alkoholfrei; ohne Alkohol; 0,0 %
fr: sans alcool; non alcoolisé; non alcoolisée; 0,0
es: sin alcohol; no alcohólica; 0,0
it: analcolico; senza alcol
nl: alcoholvrij; 0,0; zonder alcohol; 0.0
pl: bezalkoholowy; bez alkoholu; 0,0%
pt: sem álcool; não alcoólica; 0,0
value insulation=vacuum
en: vacuum; vacuum insulated; thermos; double wall vacuum; vacuum flask; insulated stainless; double walled insulated
de: Thermo; vakuumisoliert; Thermoskanne; doppelwandig isoliert; vakuum isoliert; Thermobecher; Thermoflasche; Thermokanne; Thermotasse; Thermobehälter; Isolierflasche; Isolierkanne; Isolierbecher; doppelwandig; Vakuumisolierung
fr: isotherme; thermos; double paroi; thermique; sous vide
es: termo; aislado al vacío; térmica; isotérmico; doble pared
it: termico; sottovuoto; isotermico; doppia parete; thermos; thermo
nl: thermos; vacuüm geïsoleerd; thermosfles; thermosbeker; vacuümgeïsoleerd; dubbelwandig; thermosflessen; isoleerfles; thermoskan; isoleerkan
pl: termiczny; termos; próżniowy; kubek termiczny; izolowany próżniowo; podwójna ścianka; podwójnymi ściankami; izolacja próżniowa
pt: térmico; garrafa térmica; isotérmico; parede dupla; dupla parede
not: vacuum cleaner; vacuum pump; vacuum bag; vacuum storage; vacuum sealer; robot vacuum
value insulation=yes
en: insulated; cooler; thermal insulated; insulating
de: isoliert; Kühltasche; Isolierung; Isoliertasche; Isolierbox; Isolierbehälter
fr: isolé
es: aislado
it: isolato; termico; isotermico; coibentato
nl: geïsoleerd; isolerend; koeltas
pl: izolowany; izotermiczny; termoizolacyjny; ocieplany pojemnik
pt: isolado; isotérmico; térmico
not: isolateur; isolant; isolante; isolement
value pack=retail
en: retail pack; for retail sale; gift box; blister; tea bags; sachets; capsules; pods
de: Geschenkbox; Geschenkpackung; Einzelhandelspackung; Blisterpackung; Teebeutel; Kapseln; Pads; Portionsbeutel; im Beutel
fr: sachets; capsules; dosettes; coffret cadeau
es: bolsitas; cápsulas; sobres; caja regalo; estuche regalo
it: bustine; capsule; cialde; confezione regalo
nl: geschenkverpakking; geschenkdoos; theezakjes; capsules; blisterverpakking; pads; cups; portieverpakking
pl: opakowanie detaliczne; pudełko prezentowe; torebki herbaty; kapsułki; saszetki; blister; w saszetkach; torebkach; w kapsułkach; opakowanie prezentowe; w torebkach
pt: saquetas; cápsulas; caixa de presente; sachês; caixa presente
not: capsulatrice
value pack=bulk
en: bulk; wholesale bulk; sack; drum; big bag; 25kg bag; loose bulk; in bulk
de: Großgebinde; lose Ware; Sackware; Big Bag; 25 kg Sack; Fass; Großhandelspackung; Schüttgut; in Säcken; lose
fr: en vrac; vrac
es: a granel; granel
it: sfuso; alla rinfusa
nl: bulk; bulkverpakking; los gestort; big bag; grootverpakking; zak 25 kg; vat; in bulk; zakken van 25 kg
pl: luzem; worek 25 kg; big bag; hurtowe opakowanie; beczka; w workach; hurtowo; worki 25 kg
pt: a granel; granel
value pack=set
en: set; kit; bundle; combo; gift set; assortment; collection set; multi piece
de: Set; Satz; Garnitur; teilig; Sortiment; Kit; Geschenkset; er Set; mehrteilig; tlg; 2er Set; 3er Set; 4er Set; 6er Set; Komplettset
fr: ensemble; coffret; lot de; kit; set; jeu de; parure; lot
es: conjunto; juego de; kit; set; set de; lote de; estuche de
it: kit; completo; set; serie di; confezione di
nl: set; delig; assortiment; kit; geschenkset; meerdelig; delig set; setje; reeks van
pl: zestaw; komplet; elementowy; kpl; częściowy; wieloczęściowy; zestaw prezentowy; elementów zestaw
pt: conjunto; kit; jogo de; set; set de
not: set up; dj set; sun set; set screw; matching set skirt
value part=part
en: replacement part; spare part; replacement; spare; repair part; component; parts
de: Ersatzteil; Ersatz; Ersatz Teil; Einzelteil; Bauteil; Reparaturteil; Austauschteil
fr: pièce de rechange; pièce détachée; remplacement; de rechange
es: repuesto; recambio; pieza de repuesto; refacción; de recambio; de repuesto
it: ricambio; pezzo di ricambio; parte di ricambio; di ricambio; sostitutivo
nl: onderdeel; vervangend; vervangingsonderdeel; reserveonderdeel; reserve; wisselstuk; reserve onderdeel
pl: część zamienna; zamiennik; część; zamienny; podzespół
pt: peça de reposição; sobressalente; peça sobresselente; sobresselente; reposição; peça de substituição; peças
not: party
value part=accessory
en: accessory; accessories; attachment; add on
de: Zubehör; Zubehörteil; Aufsatz; Zubehörset
fr: accessoire
es: accesorio
it: accessorio
nl: accessoire; toebehoren; hulpstuk; accessoires; opzetstuk
pl: akcesorium; akcesoria; dodatek do; osprzęt; nasadka; przystawka; wyposażenie
pt: acessório
value age-label=under3
en: children under 3; persons under 3; child under 3; under 3 years of age; 0-36 months; under 3 years; 6 months and up; 12 months and up; 18 months and up; from birth; 0-3 years; 1-3 years
value age-label=3to12
en: children 3 to 12; persons 3 to 12; 3 to 12 years; 3-12 years; 6-12 years; children aged 6-12; 3 years and up; ages 3-12; 3-12 years; 5 years and up; 6 years and up; 8 years and up
es: 3 años o más; mayores de 3 años; a partir de 3 años
it: dai 3 anni; 3 anni in su; da 3 anni
pt: a partir de 3 anos; mais de 3 anos
value age-label=over12
en: persons over 12; over 12 years; 14 years; adults only; 14 and up

# ---- shared values of the open axes; families add theirs in their own file ----

value for=phone
en: phone; smartphone; mobile phone; cell phone; iphone; mobile; galaxy; cellphone; android phone; xiaomi; pixel phone
de: Handy; Smartphone; iPhone; Mobiltelefon; Samsung Galaxy; Handys; Xiaomi
fr: téléphone; smartphone; iphone; portable téléphone; samsung galaxy; xiaomi
es: móvil; teléfono; celular; teléfono móvil; iphone; smartphone; samsung galaxy; xiaomi
it: telefono; cellulare; smartphone; iphone; samsung galaxy; xiaomi; telefoni; cellulari; telefonino
nl: telefoon; smartphone; mobiel; gsm; iphone; samsung galaxy; mobiele telefoon
pl: telefon; smartfon; iphone; komórka; samsung galaxy; xiaomi
pt: telemóvel; celular; telefone; telemóveis; iphone; smartphone; samsung galaxy; xiaomi
not: phone number; celula; celulosa; cellulosa; celuloso

value for=tablet
en: tablet; ipad; tablet pc
de: Tablet; iPad
fr: tablette; ipad; tablette tactile
es: tableta; ipad
it: tablet; ipad
nl: tablet; ipad
pl: tablet; ipad
pt: tablet; ipad
value for=laptop
en: laptop; notebook computer; macbook; chromebook; computer; pc; notebook pc
de: Laptop; Computer; Notebook; MacBook; PC; Rechner
fr: ordinateur; ordinateur portable; pc; macbook; pc portable
es: portátil; ordenador; computadora; macbook; laptop; notebook; pc
it: computer; pc; portatile; notebook; macbook; laptop
nl: laptop; computer; notebook; macbook; pc
pl: laptop; komputer; notebooka; macbook; pc
pt: computador; portátil; notebook; laptop; macbook; pc
not: ordeno
value for=watch
en: watch; smartwatch; apple watch; wristwatch; galaxy watch; garmin; fitbit
de: Uhr; Armbanduhr; Apple Watch; Smartwatch
fr: montre; smartwatch; apple watch; montre connectée
es: reloj; smartwatch; apple watch
it: orologio; smartwatch; apple watch
nl: horloge; smartwatch; apple watch; polshorloge; horloges
pl: zegarek; zegarka; smartwatch; apple watch
pt: relógio; smartwatch; apple watch
value for=camera
en: camera; dslr; gopro; action camera; camcorder
de: Kamera; Fotoapparat; Spiegelreflexkamera; GoPro; Fotokamera
fr: appareil photo; caméra; gopro; caméscope; reflex
es: cámara; cámara réflex; gopro; videocámara
it: fotocamera; macchina fotografica; videocamera; reflex; gopro; telecamera
nl: camera; fototoestel; gopro; spiegelreflexcamera
pl: aparat; aparat fotograficzny; kamera; gopro; lustrzanka
pt: câmara; máquina fotográfica; gopro; filmadora
not: cama; camaron; cames; came; reflexe
value for=car
en: car; vehicle; automobile; auto; truck; suv; bmw; toyota; ford; honda; audi; vw; volkswagen; mercedes; tesla; jeep; nissan; chevrolet; hyundai; kia; van
de: Auto; PKW; Fahrzeug; KFZ; Transporter; LKW; BMW; VW; Golf 7; Mercedes; Audi; Opel; Ford; Skoda; Volkswagen; Passat; Wohnmobil; Kraftfahrzeug; Seat; Renault; Peugeot; Fiat; Autoreifen; Autoteppich; Autofußmatten; Autositz; Autobezug; Autoradio; Autobatterie; Autolampe; Pkw Reifen
fr: voiture; véhicule; camion; bmw; audi; volkswagen; mercedes; opel; ford; toyota; renault; peugeot; citroën; fiat; skoda; nissan; hyundai; kia; volvo; dacia
es: coche; vehículo; carro; camión; furgoneta; bmw; audi; volkswagen; mercedes; opel; ford; toyota; renault; peugeot; citroën; fiat; skoda; nissan; hyundai; kia; volvo; dacia; seat ibiza; seat leon
it: automobile; macchina; auto; vettura; autovettura; furgone; camion; veicolo; bmw; audi; volkswagen; mercedes; opel; ford; toyota; renault; peugeot; citroën; fiat; skoda; nissan; hyundai; kia; volvo; dacia; alfa romeo; lancia
nl: auto; voertuig; wagen; bestelwagen; vrachtwagen; bmw; volkswagen; mercedes; audi; opel; ford; skoda; autos; renault; peugeot; camper; toyota; citroen; volvo; vw; autoband; automat; autostoel; autoradio; autoaccu
pl: samochód; auto; pojazd; bmw; audi; volkswagen; mercedes; opel; ford; skoda; vw; passat; golf; ciężarówka; fiat; toyota; renault; seat; peugeot; astra; opona samochodowa; dywaniki samochodowe
pt: carro; automóvel; veículo; camião; caminhão; bmw; audi; volkswagen; mercedes; opel; ford; toyota; renault; peugeot; citroën; fiat; skoda; nissan; hyundai; kia; volvo; dacia
not: toy car; remote control car; rc car; car toy; food truck
value for=motorcycle
en: motorcycle; motorbike; scooter; moped; yamaha; kawasaki; harley; ducati; atv
de: Motorrad; Roller; Quad; ATV; Harley; Yamaha; Kawasaki; Suzuki
fr: moto; motos; quad
es: moto; motocicleta; scooter
it: motocicletta; motorino; ciclomotore
nl: scooter; quad; motorrijder
pl: quad
pt: motocicleta; ciclomotor
value for=bicycle
en: bicycle; bike; cycling; mtb; ebike; cycle
de: Fahrrad; Rad; Mountainbike; Bike; Ebike; Fahrradreifen; Fahrradschlauch; Fahrradmantel; Fahrraddecke; Fahrradlicht; Fahrradbeleuchtung; Fahrradsattel; Fahrradpumpe; Fahrradhelm; Fahrradtasche; Fahrradkorb; Fahrradständer; Fahrradkette; Trekkingrad
fr: vélo; vélos; cyclisme
es: bicicleta; mtb
it: bicicletta; bici
nl: fiets; ebike; e-bike; mountainbike; racefiets; fietser; elektrische fiets; fietsband; fietsverlichting; fietslamp; fietszadel; fietstas; fietshelm; fietspomp; fietsmand; buitenband fiets
pl: rower; e-bike; opona rowerowa; dętka rowerowa; lampka rowerowa
pt: bicicleta; bike; mtb
value for=pet
en: dog; cat; pet; puppy; kitten; aquarium; hamster; bird cage; rabbit
de: Hund; Katze; Haustier; Nager; Hamster; Welpen; Kleintiere; Meerschweinchen
fr: chien; chat; animal; lapin; rongeur; chiot; hamster
es: perro; gato; mascota; conejo; hámster; cachorro; pájaros; roedores
it: cane; gatto; animale domestico; animali; coniglio; criceto; cucciolo; roditori
nl: hond; kat; huisdier; kitten; puppy; hamster; knaagdieren; cavia
pl: pies; kot; psa; psów; zwierzęta; zwierząt; chomik; gryzonie; dla psa; dla kota; szczeniak; zwierzaka; psów i kotów; kociąt; szczeniąt; pupila
pt: cão; cachorro; gato; cães; pet; pets; animal de estimação; animais; coelho; hamster; roedores
not: hot dog; cat eye; bull dog clip; dog tag; cat ear; cat woman
value for=doll
en: doll; barbie doll; barbie clothes; barbie dress; barbie shoes; barbie outfit; for barbie; bjd; action figure doll; dollhouse
de: Puppe; Barbie
fr: poupée
es: muñeca; barbie
it: bambola
nl: pop; poppen; barbie
pl: lalka; lalek; barbie; dla lalek
pt: boneca
value for=baby
en: baby; infant; newborn; stroller; pram
de: Baby; Säugling; Kinderwagen; Neugeborene
fr: bébé; poussette; landau
es: bebé; cochecito; carrito de bebé
it: neonato; bebè; passeggino; carrozzina
nl: baby; kinderwagen; buggy; babys; wandelwagen
pl: niemowlę; niemowląt; wózek; wózka; niemowlęcy; noworodka
pt: bebé; carrinho de bebé
not: bebida; bebidas; beber; neon
value for=hair
en: hair
de: Haar
fr: cheveux; capillaire
es: cabello; pelo
it: capelli
nl: haar
pl: włosy; do włosów
pt: cabelo
not: pelada; peladas; pelado; capelluto
value for=printer
en: printer; laser printer; inkjet printer
de: Drucker; Laserdrucker; Tintenstrahldrucker; HP Drucker; Brother; Epson
fr: imprimante
es: impresora
it: stampante
nl: printer; laserprinter; inkjetprinter; inktjetprinter; epson
pl: drukarka; drukarek; epson; brother; canon pixma
pt: impressora
value for=console
en: console; playstation; ps4; ps5; xbox; nintendo switch; switch oled; nintendo; game boy; wii
de: Konsole; Spielkonsole; Nintendo Switch; PlayStation; PS5; PS4; Xbox
fr: console; console de jeux; ps5; playstation; nintendo switch; xbox
es: consola; consola de videojuegos; ps5; playstation; nintendo switch; xbox
it: console; ps5; playstation; nintendo switch; xbox
nl: spelcomputer; gameconsole; playstation; ps5; xbox; nintendo switch; ps4
pl: konsola; playstation; ps5; ps4; xbox; nintendo switch
pt: consola; videogame; ps5; playstation; nintendo switch; xbox
not: consolador
value for=furniture
en: furniture; sofa; couch; chair; table; desk; bed; cabinet; wardrobe; drawer
de: Möbel; Schrank; Sofa; Stuhl; Tisch; Bett; Schublade; Sessel; Couch; Kommode
fr: meuble; chaise; canapé; armoire; tiroir
es: mueble; silla; sofá; armario; cajón
it: mobile; sedia; divano; armadio; cassetto
nl: meubel; kast; stoel; tafel; bank; lade; bed; fauteuil
pl: meble; krzesło; stół; szafa; szuflada; łóżko; kanapa; szafki; sofy; fotela
pt: móvel; móveis; cadeira; sofá; armário; gaveta
value for=kitchen
en: kitchen; cooking; baking
de: Küche; Kochen; Backen
fr: cuisine; pâtisserie
es: cocina; repostería
it: cucina; pasticceria
nl: keuken; koken; bakken
pl: kuchnia; kuchni; gotowanie; pieczenie; kuchenny; gotowania; pieczenia
pt: cozinha; pastelaria; confeitaria
value for=garden
en: garden; lawn; yard; patio
de: Garten; Rasen; Terrasse; Balkon; Beet
fr: jardin; jardinage; terrasse
es: jardín; jardinería; terraza
it: giardino; giardinaggio; terrazzo
nl: tuin; gazon; terras; balkon; gras
pl: ogród; trawnik; taras; balkon
pt: jardim; jardinagem; quintal
value for=jewellery
en: jewelry; jewellery; jewelry making; necklace making; bracelet making
de: Schmuck; Schmuckherstellung; Schmuckbasteln; Kette basteln
fr: bijoux; bijouterie; bijou
es: joyería; bisutería; joyas
it: gioielli; bigiotteria; gioielleria
nl: sieraden; juwelen; sieraden maken
pl: biżuteria; wyrób biżuterii; do biżuterii
pt: joias; bijuteria; joalharia
value for=sewing
en: sewing; sewing machine; needlework; knitting; crochet; embroidery; quilting
de: Nähen; Nähmaschine; Sticken; Stricken; Häkeln; Handarbeit
fr: couture; broderie; tricot; à coudre
es: costura; coser; bordado; ganchillo
it: cucito; ricamo; uncinetto
nl: naaien; naaimachine; borduren; breien; haken + garen|wol|naald; handwerken
pl: szycie; szycia; maszyna do szycia; haftowanie; krawiectwo; szydełkowanie; haftu; szydełkowania; krawiecki
pt: costura; bordado; croché
value for=vacuum-cleaner
en: vacuum cleaner; dyson; robot vacuum; roborock; hoover
de: Staubsauger; Saugroboter; Dyson; Bodenstaubsauger; Roborock; Miele; Vorwerk; Kobold
fr: aspirateur; robot aspirateur
es: aspiradora; robot aspirador
it: aspirapolvere; robot aspirapolvere
nl: stofzuiger; robotstofzuiger; dyson; miele; roborock
pl: odkurzacz; robot sprzątający; dyson; roborock
pt: aspirador; robô aspirador
value for=drone
en: drone; quadcopter; dji
de: Drohne; DJI
fr: drone
es: dron
it: drone
nl: drone; dji
pl: dron; dji
pt: drone
value for=toy
en: toy; toys; lego
de: Spielzeug; Lego; Spielwaren
fr: jouet
es: juguete
it: giocattolo
nl: speelgoed; lego
pl: zabawka; zabawek; lego
pt: brinquedo
value for=aquarium
en: aquarium; fish tank
de: Aquarium; Terrarium
fr: aquarium
es: acuario; pecera
it: acquario
nl: aquarium; terrarium; vissenkom
pl: akwarium; terrarium; akwariowy
pt: aquário
value for=horse
en: horse; equestrian; pony
de: Pferd; Pony; Reiten; Reitsport
fr: cheval; équitation; poney
es: caballo; equitación; hípica
it: cavallo; equitazione
nl: paard; pony; ruiter; paardrijden
pl: koń; konia; jeździecki; kucyk
pt: cavalo; equitação; hipismo
value for=boat
en: boat; kayak; marine; yacht; canoe
de: Kajak; Segelboot; Schlauchboot; Kanu
fr: nautique; yacht; kayak
es: embarcación; náutica
it: imbarcazione; nautica; gommone
nl: jacht; kajak; zeilboot; rubberboot; kano
pl: kajak; łódki
pt: embarcação; náutica
value for=guitar
en: guitar; ukulele; bass guitar; violin
de: Gitarre; E-Gitarre; Ukulele; Geige; Violine
fr: guitare; ukulélé
es: guitarra; ukelele; bajo eléctrico
it: chitarra; ukulele
nl: gitaar; ukelele; viool; basgitaar
pl: gitara; ukulele; skrzypce; skrzypiec
pt: guitarra; viola; violão; ukulele
value for=shoe
en: shoe; sneaker; boot
de: Schuh; Stiefel; Sneaker
fr: chaussure; basket
es: zapato; zapatilla; calzado
it: scarpa; calzature
nl: schoen; laars; sneaker
pl: buty; obuwie; obuwia
pt: sapato; ténis; calçado
not: calças; calça; calzas; calzini
value for=television
en: tv; television; samsung tv; monitor
de: Fernseher; TV; Monitor; Bildschirm
fr: téléviseur; télévision; télé; tv; moniteur
es: televisor; televisión; tele; tv; monitor
it: televisore; televisione; tv; monitor
nl: televisie; tv; monitor; beeldscherm; televisies
pl: telewizor; tv; monitor
pt: televisão; televisor; tv; monitor
value for=shaver
en: shaver; razor; clipper; trimmer
de: Rasierer; Rasierapparat; Haarschneidemaschine
fr: rasoir; tondeuse cheveux; tondeuse barbe
es: afeitadora; maquinilla; cortapelos
it: rasoio; tagliacapelli; regolabarba
nl: scheerapparaat; tondeuse; scheermes
pl: golarka; maszynka do golenia; trymer
pt: barbeador; máquina de barbear; aparador
