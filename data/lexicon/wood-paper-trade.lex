# Wood, cork, pulp, paper and printed matter of the trade (ch. 44 to 49).

value kind=softwood
en: softwood; coniferous; conifer; pine; spruce; fir; larch; cedar; hemlock; cypress; redwood pine; radiata
de: Nadelholz; Kiefer; Fichte; Tanne; Lärche; Zeder
fr: résineux; conifère; pin; épicéa; sapin; mélèze; cèdre
es: conífera; pino; abeto; cedro
it: conifera; abete; larice; resinosa
nl: naaldhout; grenen; vuren
pl: iglaste; sosna; sosnowy; świerk
pt: coníferas; pinho; pinus
not: pine green; pine nut
value kind=tropical
en: tropical; teak; mahogany; meranti; lauan; okoume; sapelli; sapele; iroko; keruing; rosewood; ipe; merbau; balsa; virola; wenge; ebony; jatoba; cumaru; padauk; rubberwood tropical; ayous; limba; bintangor
de: Tropenholz; tropisch; Teak; Mahagoni
fr: bois tropical; tropicaux; teck; acajou
es: tropical; teca; caoba
it: tropicale; teak; mogano
nl: tropisch; mahonie
pt: tropical; teca; mogno
value kind=hardwood
en: hardwood; non coniferous; oak; beech; maple; ash; cherry wood; birch; poplar; eucalyptus; walnut; alder; acacia; hornbeam; aspen; deciduous; elm; lime wood; paulownia
de: Laubholz; Eiche; Buche; Ahorn; Esche; Birke; Pappel; Nussbaum
fr: feuillus; chêne; hêtre; érable; frêne; bouleau; peuplier; noyer
es: frondosas; roble; haya; arce; fresno; abedul; chopo; nogal; eucalipto
it: latifoglie; quercia; rovere; faggio; acero; frassino; betulla; pioppo; noce
nl: loofhout; eiken; beuken; esdoorn; berken; populier
pl: liściaste; dąb; dębowy; buk; bukowy; brzoza; topola
pt: folhosas; carvalho; faia; freixo; choupo; eucalipto
value kind=treated
en: treated; impregnated; creosoted; preservative; pressure treated; preserved
de: imprägniert; kesseldruckimprägniert; behandelt
fr: traité; imprégné; créosoté; autoclave
es: tratado; impregnado; creosotado
it: trattato; impregnato
pt: tratado; impregnado; autoclave; creosotado
not: trattamento; tratta; impregnante
value kind=bleached
en: bleached; semi bleached; white kraft
de: gebleicht; halbgebleicht
fr: blanchi; mi-blanchi
es: blanqueado; semiblanqueado
it: imbianchito; sbiancato
nl: gebleekt
pl: bielony
pt: branqueado
not: unbleached; blanquear; imbiancare; blanchiment; blanchissantes; blanchir
value kind=unbleached
en: unbleached; brown kraft; natural kraft
de: ungebleicht
fr: écru; non blanchi
es: crudo; sin blanquear
it: greggio
pl: niebielony
pt: cru; não branqueado
value form=roll
en: roll; rolls; reel; in rolls; in reels; jumbo roll; web
de: Rolle; Rollen
fr: rouleau; rouleaux; bobine
es: rollo; rollos; bobina
it: rotolo; rotoli; bobina
nl: rol; rollen
pl: rola; rolka; zwoje
pt: rolo; rolos; bobina
not: rolados; rolada; roladas
value form=large-sheet
en: large sheet; 70x100; 64x90; 61x86; 65x92; a2 sheet; sheets over a3; 700 x 1000; 640 x 900; sra2; b1
es: pliegos
it: fogli grandi

# Veneer, lumber face: tropical, hardwood, softwood
table plywood-face
  main=bamboo -> 441210 ~.04
  kind=tropical -> 441231 ~.15
  "alder" -> 441233
  "ash|fresno|frassino|freixo" -> 441233
  "beech|haya|faggio|faia" -> 441233
  "birch|abedul|betulla|bétula" -> 441233
  "cherry|cerezo|ciliegio|cerejeira" -> 441233
  "chestnut|castaño|castagno|castanheiro" -> 441233
  "elm" -> 441233
  "eucalyptus" -> 441233
  "hickory" -> 441233
  "lime" -> 441233
  "maple|arce|acero legno|bordo" -> 441233
  "oak|roble|rovere|quercia|carvalho" -> 441233
  "plane" -> 441233
  "poplar|chopo|álamo|pioppo|choupo" -> 441233
  "walnut|nogal|noce|nogueira" -> 441233
  kind=hardwood -> 441233 ~.2
  kind=softwood -> 441239 ~.3
  * -> 441233

@ baking-paper-trade
en: glassine paper; glassine; vegetable parchment; food wrapping paper; deli paper; butcher paper; burger wrapping paper; calque paper; translucent paper; glassine bag paper; baking parchment roll; pattern tracing paper
de: Pergamin = glassine; fettdichtes Papier = greaseproof paper; Zeichenpapier transparent = transparent drawing paper; Einschlagpapier = wrapping paper + Lebensmittel
fr: papier cristal = glassine; papier ingraissable = greaseproof paper; papier alimentaire = food wrapping paper
es: papel vegetal = parchment paper; papel antigrasa = greaseproof paper; papel glassine = glassine paper; papel de calco dibujo = tracing paper; papel sulfurizado = vegetable parchment; papel cebolla = onion skin paper
it: carta pergamena = parchment paper; carta da lucido = tracing paper; carta glassine = glassine paper; carta antigrasso = greaseproof paper; carta oleata = waxed paper
nl: perkamentpapier = parchment paper; overtrekpapier = tracing paper; kalkpapier = tracing paper; pergamijn = glassine
pl: papier pergaminowy = parchment paper; kalka techniczna = tracing paper; papier tłuszczoodporny = greaseproof paper; kalka kreślarska = tracing paper
pt: papel vegetal = tracing paper; papel glassine = glassine paper; papel pergaminho = parchment paper
not: parchment paper document; glassine bag
  "wax|cera" -> 481160
  "waxed|encerado|cerato" -> 481160
  "silicone|silicona" -> 481159
  "tracing" -> 480630
  "calque" -> 480630
  "transparent" -> 480630
  "kalka" -> 480630
  "vellum" -> 480630
  "translucent" -> 480630
  "glassine" -> 480640
  "pergamin" -> 480640
  "greaseproof" -> 480620
  "parchment" -> 480610
  * -> 480620
t: greaseproof paper sheets for food => 480620
t: translucent paper 90gsm for drafting => 480630
t: glassine paper roll => 480640
t: tissue paper pack => !4806

@ book-trade
en: printed book; paperback book; novel book; instruction book; brochure printed; encyclopaedia; second hand book; magazine printed; printed magazine; newspaper printed; daily newspaper; user manual printed; printed leaflet; workshop manual; exam book; hardback; recipe book printed; school book; tafsir; law book
de: Buch = book + gedruckt|Taschenbuch|Roman|gebunden|Sachbuch|gebraucht; Lexikon = encyclopaedia + Buch|Brockhaus|Band; Lehrbuch = textbook; Schulbuch = school book; Tageszeitung = daily newspaper; Fachbuch = specialist book; Reparaturanleitung = repair manual
fr: encyclopédie = encyclopaedia; magazine = magazine + revue|numéro; livre de poche = paperback book; roman = novel + livre|broché
es: enciclopedia = encyclopaedia; libro de texto = textbook; novela = novel + libro; revista = magazine + impresa|número; periódico impreso = newspaper printed
it: enciclopedia = encyclopaedia; libro scolastico = school book; rivista = magazine + stampata|numero
nl: boek = book + gedrukt|paperback|hardcover|roman; encyclopedie = encyclopaedia; studieboek = study book
pl: słownik = dictionary + książka|język|angielski|polsko; encyklopedia = encyclopaedia
pt: enciclopédia = encyclopaedia; livro didático = school book; revista = magazine + impressa|edição; banda desenhada = comic book
not: bookcase; book shelf; book light; book cover; book end; libro blanco; livre d'or; libro electrónico; livre audio; magazine rack; bible cover; bible case; bible tab; magazine holder; comic book bag; comic book sleeve; bible highlighter; bible bag; ammo magazine; gun magazine; libro de firmas; libro agua; livre tissu; livre bébé tissu
  "dictionary" -> 490191
  "encyclopedia" -> 490191
  "encyclopaedia" -> 490191
  "wörterbuch" -> 490191
  "lexikon" -> 490191
  "dictionnaire" -> 490191
  "encyclopédie" -> 490191
  "diccionario" -> 490191
  "enciclopedia" -> 490191
  "dizionario" -> 490191
  "woordenboek" -> 490191
  "słownik" -> 490191
  "dicionário" -> 490191
  "daily" -> 490210
  "newspaper" -> 490290
  "quotidien" -> 490210
  "tageszeitung" -> 490210
  "magazine" -> 490290
  "comic" -> 490199 ~.6
  "zeitschrift" -> 490290
  "tijdschrift" -> 490290
  "revista" -> 490290
  "leaflet" -> 490110
  user=child "picture" -> 490300
  "colouring" -> 490300
  "coloring" -> 490300
  * -> 490199
t: english german dictionary => 490191
t: university textbook physics paperback => 490199
t: daily newspaper printed => 490210
t: bookshelf wood => !4901

@ carbon-copy-paper
en: carbonless paper; self copy paper; transfer paper + printer|t-shirt|inkjet|carbon|sublimation; graphite paper; stencil paper thermal; dressmaker carbon; dressmaker tracing carbon; carbon transfer paper; hectograph paper; inkjet transfer paper; iron on transfer paper; carbon copy paper
de: Durchschlagpapier; Durchschreibepapier; Tattoo Transferpapier; Kopierpapier Schneider
fr: papier autocopiant; papier hectographique
es: papel autocopiativo; papel hectográfico
it: carta copiativa; carta autocopiante
nl: doorschrijfpapier
pl: papier samokopiujący; kalka hektograficzna
pt: papel autocopiativo
  "carbonless" "a4" -> 481620   # sheets of no side over 36 cm
  "carbonless": form=roll 480920 ~.4; * 481620
  "ncr": form=roll 480920 ~.4; form=large-sheet 480920; * 481620
  "self copy": form=roll 480920 ~.4; * 481620
  form=roll -> 480990 ~.1
  * -> 481690
t: sublimation transfer paper A4 100 sheets => 481690
t: carbon copy paper dressmaker => 481690
t: blue carbon paper sheets => 481690
t: carbon fibre sheet => !4816

@ charcoal
en: charcoal; bbq charcoal; lump charcoal; charcoal briquette; barbecue charcoal; coconut shell charcoal; shisha charcoal; hookah charcoal; bamboo charcoal + fuel|stick|bag|powder; coconut charcoal; wood charcoal; binchotan; grill charcoal; hookah coal; shisha coal; coconut coal
de: Holzkohle = wood charcoal; Grillkohle = barbecue charcoal; Grillbriketts = barbecue briquette; Shisha Kohle = shisha charcoal; Kokoskohle = coconut charcoal; Grillholzkohle = barbecue charcoal
fr: charbon de bois = charcoal; charbon barbecue = bbq charcoal; charbon chicha = shisha charcoal; charbon coco = coconut charcoal
es: carbón vegetal = charcoal; carbón de barbacoa = bbq charcoal; carbón de coco = coconut charcoal; carbón cachimba = hookah charcoal
it: carbone di legna = wood charcoal; carbonella = charcoal; carbone per barbecue = bbq charcoal; carboncini narghilè = hookah charcoal
nl: houtskool = charcoal; barbecuekolen = barbecue charcoal; briketten = briquette + barbecue|bbq; kokoskool = coconut charcoal
pl: węgiel drzewny = wood charcoal; brykiet do grilla = bbq briquettes; węgiel do grilla = bbq charcoal; węgielki do shishy = shisha charcoal
pt: carvão vegetal = charcoal; carvão para churrasco = barbecue charcoal; carvão de coco = coconut charcoal
not: charcoal grill; activated charcoal; charcoal mask; charcoal pencil; charcoal drawing; charcoal starter; charcoal chimney; charcoal barbecue; charcoal grey; charcoal toothpaste; charcoal soap; charcoal filter; charcoal burner; charcoal stick drawing; willow charcoal; charcoal tray; charcoal basket; barbecue houtskool; houtskool barbecue
  main=bamboo -> 440210 ~.04
  "coconut|cocco" -> 440220
  "coco" -> 440220
  "nut|tuerca|dado|porca" -> 440220
  "shell" -> 440220
  "shisha" -> 440220
  "hookah" -> 440220
  "kokos" -> 440220
  * -> 440290
t: lump charcoal 10kg bbq => 440290
t: coconut shell charcoal cubes for shisha => 440220
t: activated charcoal capsules => !4402
t: charcoal grill => !4402

@ chart-paper
en: chart recorder paper; recording paper roll; ecg paper; tachograph disc; tachograph paper; chart paper roll; recorder chart; tachograph chart; ultrasound paper roll; ctg paper; self recording paper
de: Tachoscheibe; Diagrammscheibe; EKG Papier; Registrierpapier; Diagrammpapier; Tachographenscheiben
fr: disque tachygraphe; papier ecg; papier diagramme; papier enregistreur
es: papel ecg; disco de tacógrafo; papel de registro; papel para electrocardiograma
it: carta ecg; disco tachigrafo; carta per registratori
nl: tachograafschijf; ecg papier; tachograafschijven
pl: papier ekg; tarcza tachografu; papier rejestracyjny; wykresówki
pt: papel ecg; disco de tacógrafo; papel de registo
  * -> 482340
t: ecg recording chart paper roll 80mm => 482340
t: thermal receipt roll => !482340

@ cigarette-paper
en: cigarette paper bobbin; cigarette paper; cigarette rolling paper; smoking paper + rolling|king size; hemp rolling paper; pre rolled cone; cone paper + rolling|hemp; cigarette tube; filter tube cigarette; king size slim paper; blunt wrap paper
de: Blättchen = cigarette rolling paper + Zigaretten|Drehen|King; Filterhülsen = cigarette filter tube; Zigarettenhülsen = cigarette tube
fr: papier à cigarette = cigarette paper; tube à cigarette = cigarette tube
es: papel de liar = cigarette rolling paper; tubo de cigarrillo = cigarette tube; papel para cigarrillos = cigarette paper
it: cartine = rolling paper + sigarette|tabacco|lunghe; cartine lunghe = long rolling paper; tubetti sigarette = cigarette tube; carta da sigarette = cigarette paper
nl: vloei = cigarette rolling paper + sigaret|rolling; vloeitjes = cigarette rolling paper; sigarettenpapier = cigarette paper; filterhulzen = filter tube
pl: bibułki papierosowe = cigarette papers; bletki = rolling papers; gilzy papierosowe = cigarette tubes; bibułka papierosowa = cigarette paper
pt: papel de cigarro = cigarette paper; mortalha = cigarette paper + cigarro|fumar; papel de enrolar = cigarette rolling paper; mortalhas = cigarette papers
not: rolling paper holder; cigarette paper case; rolling paper tray; cigarette tube injector; rolling paper machine; cigarette tube filler
  form=roll -> 481320 ~.06
  "bobbin" -> 481320
  * -> 481310
t: cigarette tubes paper 200 => 481310
t: cigarette paper in rolls 27 mm wide => 481320
t: cigarette rolling machine => !4813

@ clothes-hanger-wood
en: wooden hanger; wooden clothes hanger; wooden coat hanger; wooden suit hanger; cedar hanger
de: Holzkleiderbügel = wooden clothes hanger; Kleiderbügel = clothes hanger + Holz
fr: cintre bois = wooden hanger
it: gruccia in legno = wooden clothes hanger; appendiabiti in legno gruccia = wooden clothes hanger
nl: houten kledinghanger = wooden clothes hanger; houten kleerhanger = wooden clothes hanger
pl: wieszak drewniany na ubrania = wooden clothes hanger
pt: cabide de madeira = wooden hanger
  * -> 442110
t: wooden clothes hangers set of 20 => 442110
t: plastic hangers => !442110

@ coated-film-paper
en: release paper; pe coated paper; laminated paper; silicone paper; plastic coated paper; decor paper; melamine paper; tarred paper; bitumen paper; gummed paper; waxed paper; pos roll; till roll; cash register paper; self adhesive paper; label stock; siliconised paper; cup stock paper; pe coated cup paper; thermal receipt paper; fax paper; wrapping paper + gift|printed|christmas|birthday; printed wrapping paper; barrier paper; liquid packaging board; impregnated decor paper; metallised paper; aluminium laminated paper; kraft tape gummed; marbled paper; receipt roll; ecg thermal paper; vinyl paper sticker sheet
de: Wachspapier; Trennpapier; Etikettenpapier; Dekorpapier; Bitumenpapier; beschichtetes Papier; selbstklebendes Papier; Silikonpapier
fr: papier ciré; papier adhésif; papier siliconé; papier goudronné; papier plastifié
es: papel adhesivo; papel siliconado; papel parafinado; papel alquitranado; papel plastificado
it: carta cerata; carta adesiva; carta siliconata; carta paraffinata; carta plastificata
nl: waspapier; zelfklevend papier; pinrol; siliconenpapier
pl: papier woskowany; papier samoprzylepny; papier silikonowany; papier powlekany plastikiem; rolki kasowe
pt: rolo térmico; papel de embrulho presente; papel encerado; papel adesivo; papel siliconado; papel parafinado
not: thermal paper printer; thermal label; release paper sticker; thermal printer; gift wrapping paper cutter; wax paper lantern
  "tarred" -> 481110
  "bitumen" -> 481110
  "self adhesive|autoadhesivo|adhesivo|autoadesivo|adesivo|autocolante" -> 481141
  "sticker" -> 481141
  "label stock" -> 481141
  "adhesive|adhesivo|adesivo" -> 481141
  "gummed" -> 481149
  "wax|cera" -> 481160
  "waxed|cerato" -> 481160
  "paraffin|parafina|paraffina" -> 481160
  "encerado" -> 481160
  "wachs" -> 481160
  "release" -> 481159
  "pe coated": "board" 481151; * 481159
  "plastic coated": "board" 481151; * 481159
  "laminated|laminado|estratificado|stratificato|laminato" -> 481159
  "silicone|silicona" -> 481159
  "siliconised" -> 481159
  "decor" -> 481159
  "melamine" -> 481159
  "cup stock" -> 481151
  "liquid packaging" -> 481151
  * -> 481190
t: thermal paper rolls 80x80 => 481190
t: silicone release paper => 481159
t: wax paper for food => 481160
t: gift wrapping paper christmas => 481190
t: thermal printer => !4811

@ coated-paper
en: art paper; coated art paper; c2s; c1s; glossy art paper; lwc paper; light weight coated paper; folding boxboard; coated duplex board; fbb board; ivory board; duplex board; coated board; matt coated paper; gloss paper + printing|sheet; sbs board; solid bleached board; chrome paper; cast coated paper; clay coated board; magazine paper; gc1 board; gd2 board; coated kraft board; white top coated liner; glossy photo paper; inkjet photo paper; photo paper a4; matte photo paper
de: Bilderdruckpapier; gestrichenes Papier; Chromokarton; Faltschachtelkarton; LWC Papier; Fotopapier + Inkjet|A4|glänzend|Tinte; Kunstdruckpapier
fr: papier couché; carton couché; papier lwc; papier photo + jet d'encre|a4|brillant
es: papel estucado; papel couché; cartulina estucada; cartoncillo; papel fotográfico + a4|inyección|brillante; papel lwc; cartón estucado; cartoncillo estucado
it: carta patinata; cartoncino patinato; carta lwc; carta fotografica + a4|inkjet|lucida; cartone patinato
nl: gestreken papier; vouwkarton; fotopapier + inkjet|a4|glanzend
pl: papier powlekany; papier kredowy; karton powlekany; papier fotograficzny + a4|atrament|błyszczący
pt: papel couché; papel cuchê; papel revestido; papel fotográfico + a4|inkjet|brilhante; cartão couché
not: instant photo paper; art paper craft; photo paper frame; photo paper clip; polaroid photo paper; photo paper holder
  "photo" -> 481159 ~.4   # RC inkjet paper plastic coated 4811.59; cast coated 4810.14
  "fotopapier" -> 481159
  "fotográfico" -> 481159
  "lwc" -> 481022
  "light weight" -> 481022
  "kraft": grammage>150gsm 481032; "unbleached|crudo|sin blanquear|greggio|cru" 481039; * 481031
  "duplex" -> 481092
  "folding boxboard" -> 481092
  "fbb" -> 481092
  "ivory board" -> 481092
  "sbs" -> 481032
  "solid bleached" -> 481032
  "multi-ply" -> 481092
  "boxboard" -> 481092
  "board" -> 481092
  form=roll -> 481013 ~.3
  form=large-sheet -> 481019 ~.4
  "a4" -> 481014
  "a3" -> 481014
  * -> 481019
t: C2S art paper 128 gsm in rolls => 481013
t: LWC paper reels => 481022
t: duplex board grey back coated => 481092
t: glossy inkjet photo paper A4 => 481159
t: art print poster => !4810

@ coffin
en: coffin; wooden coffin; casket + funeral|burial; pet coffin; burial casket; funeral coffin
de: Sarg = coffin
fr: cercueil = coffin
es: ataúd = coffin; féretro = coffin
it: bara funebre = coffin; cassa funebre = coffin; cofano funebre = coffin
nl: doodskist = coffin; lijkkist = coffin
pl: trumna = coffin
pt: caixão funerário = funeral coffin; urna funerária madeira = wooden coffin
not: coffin press on nail; coffin press; coffin nail; coffin shelf; coffin bag; coffin decoration; coffin box halloween; coffin shape nail
  main=straw -> 460219 ~.05
  main=cardboard -> 481910 ~.03
  main=steel -> 732690 ~.08
  * -> 442120
t: wooden coffin pine => 442120
t: coffin press on nails => !4421

@ composite-paper
en: composite paperboard; composite paper; laminated board paper; composite paper board; laminated paperboard glued; foamboard paper faced; multi layer paperboard; honeycomb paperboard; honeycomb paper board; bituminous kraft laminated paper; paper laminated board; honeycomb cardboard panel
de: Wabenplatte + Papier|Karton; kaschierte Pappe
fr: carton alvéolaire; papier contrecollé
es: cartón nido de abeja; papel compuesto
it: cartone alveolare; cartone accoppiato
  "honeycomb" -> 480890
  "alvéolaire" -> 480890
  "foam|espuma|schiuma|espanso" -> 392190
  * -> 480700
t: composite paperboard glued layers not coated => 480700
t: plywood => !4807

@ cork-raw
en: raw cork; cork bark; natural cork raw; cork granule; granulated cork; crushed cork; cork waste; virgin cork bark; cork powder; cork flat
de: Rohkork; Korkgranulat; Korkrinde; Korkschrot
fr: liège brut; liège en granulés; granulé de liège; écorce de liège
es: corcho en bruto; granulado de corcho; corteza de corcho; corcho triturado
it: sughero grezzo; granulato di sughero; corteccia di sughero
nl: ruwe kurk; kurkgranulaat; kurkschors
pl: korek surowy; granulat korkowy; kora korkowa
pt: cortiça em bruto; granulado de cortiça; cortiça virgem
  "granule|gránulo|granulado|granuli|granulato" -> 450190
  "granulated" -> 450190
  "crushed" -> 450190
  "waste|desperdicios|desechos|residuos|cascami|rifiuti" -> 450190
  "powder|polvo|polvere|pó" -> 450190
  "granulat" -> 450190
  * -> 450110
t: granulated cork 3-5mm => 450190
t: virgin cork bark for terrarium => 450110
t: wine cork stoppers => !4501

@ cork-sheet
en: cork roll; cork tile; cork board sheet; cork flooring; cork underlay; agglomerated cork; cork block; expanded cork; cork insulation board; cork wall tile; cork fabric backing; cork panel; cork gasket sheet; rubberized cork; cork disc; cork rod; cork strip
de: Korkrolle = cork roll; Korkboden = cork flooring; Presskork = agglomerated cork; Korkfliese = cork tile; Korkunterlage = cork underlay
fr: plaque de liège = cork sheet; rouleau de liège = cork roll; dalle de liège = cork tile; liège aggloméré = agglomerated cork; liège expansé = expanded cork; sous couche liège = cork underlay
es: lámina de corcho = cork sheet; plancha de corcho = cork sheet; rollo de corcho = cork roll; corcho aglomerado = agglomerated cork; suelo de corcho = cork flooring
it: pannello di sughero = cork panel; foglio di sughero = cork sheet; rotolo di sughero = cork roll; sughero agglomerato = agglomerated cork; pavimento sughero = cork flooring
nl: kurkplaat = cork sheet; kurkrol = cork roll; kurkvloer = cork flooring; geperste kurk = agglomerated cork
pl: płyta korkowa = cork panel; korek w rolce = cork roll; podkład korkowy = cork underlay; panele korkowe = cork panels; korek aglomerowany = agglomerated cork
pt: folha de cortiça = cork sheet; placa de cortiça = cork board; aglomerado de cortiça = agglomerated cork; rolo de cortiça = cork roll; piso de cortiça = cork flooring
  "natural cork block" -> 450200
  "natural" !"agglomerated" -> 450200 ~.3
  "bulletin" -> 961000
  * -> 450410
t: agglomerated cork sheet 3 mm roll => 450410
t: cork coaster => !450410

@ cork-stopper
en: wine cork; cork stopper; cork plug; natural cork stopper; bottle cork; champagne cork; agglomerated cork stopper; tapered cork; cork bung; cork + wine bottle
de: Weinkorken = wine cork; Korkstopfen = cork stopper; Flaschenkorken = bottle cork; Sektkorken = champagne cork
fr: bouchon en liège = cork stopper; bouchon de liège = cork stopper; bouchon liège = cork stopper; bouchon champagne = champagne cork; bouchon naturel liège = natural cork stopper
es: tapón de corcho = cork stopper; corcho para vino = wine cork; tapón corcho botella = bottle cork; corcho para botellas = bottle cork; corchos = cork
it: tappo di sughero = cork stopper; tappi sughero = cork stopper; tappi in sughero = cork stopper; turaccioli = cork
nl: wijnkurk = wine cork; kurken stop = cork stopper; kurk stopper = cork stopper; kurken stoppen = cork stopper; wijnkurken = wine cork; kurkstop = cork stopper; flessenkurken = bottle cork; kurkstoppen = cork stopper
pl: korek do wina = wine cork; korek naturalny = natural cork stopper
pt: rolha de cortiça = cork stopper; rolha natural = natural cork stopper; rolha = cork; rolha aglomerada = agglomerated cork stopper
not: wine cork opener; cork puller; cork remover; cork screw
  main=plastic -> 392350 ~.06
  main=silicone -> 392350 ~.03
  "agglomerated" -> 450410
  "micro" -> 450410
  "champagne" -> 450410
  * -> 450310
t: natural wine cork stoppers 45mm => 450310
t: agglomerated cork stoppers => 450410
t: corkscrew wine opener => !4503

@ corrugated-sheet
en: corrugated cardboard sheet; corrugated paperboard; corrugated board; single face corrugated; corrugated paper roll; embossed paper; creped paper; crepe paper roll; perforated paper; crinkle paper + roll|kraft; corrugated cardboard roll; corrugated card sheet; crepe streamer paper; paper honeycomb wrap
de: Wellpappe; Wellpappe Rolle; Wellpappe + Platte|Zuschnitt; Prägepapier; Rollenwellpappe
fr: carton ondulé; plaque carton ondulé; papier gaufré
es: cartón ondulado; cartón corrugado; papel pinocho; papel gofrado
it: cartone ondulato; carta goffrata
nl: golfkarton
pl: tektura falista; bibuła marszczona; papier krepowany
pt: cartão canelado; papelão ondulado; papel crepe
not: corrugated box; corrugated cardboard box; corrugated carton; corrugated cardboard mailer; corrugated board box
  "kraft crepe" -> 480840
  "creped kraft" -> 480840
  "crepe" -> 480890
  "krepp" -> 480890
  "crépon" -> 480890
  "crepé" -> 480890
  "crespa" -> 480890
  "bibuła" -> 480890
  "krepina" -> 480890
  "embossed" -> 480890
  "perforated|perforado|forato|perfurado|microforato" -> 480890
  "honeycomb" -> 480890
  * -> 480810
t: single face corrugated cardboard roll => 480810
t: italian crepe paper roll for flowers => 480890
t: corrugated cardboard box => !4808

@ decal-transfer
en: ceramic decal; decal paper + ceramic|waterslide|water slide; nail decal water; water transfer decal; vitrifiable transfer; decalcomania; model decal; heat transfer patch + iron on; temporary tattoo sticker; rub on sticker; uv dtf; dry rub transfer; hot transfer label; iron on transfer sticker
de: Abziehbild = decal; Transferbild = transfer picture; temporäres Tattoo = temporary tattoo sticker; Keramik Decal = ceramic decal; Nassschiebebild = water transfer decal
fr: motif thermocollant imprimé = printed iron on motif
es: calcomanía = decal + agua|cerámica; transfer térmico = heat transfer; calcas = decal
it: trasferibile a caldo = heat transfer decal
nl: tijdelijke tattoo = temporary tattoo; strijkapplicatie transfer = iron on transfer; waterdecal = water decal
pl: kalkomania = decalcomania; tatuaż tymczasowy = temporary tattoo; kalkomanie = decals
pt: decalcomania = decalcomania; decalque = decal
not: temporary tattoo printer; decal car vinyl; temporary tattoo pen; dtf printer; dtf film; decal remover
  "ceramic|cerámica" -> 490810
  "vitrifiable" -> 490810
  "keramik" -> 490810
  "overglaze" -> 490810
  * -> 490890
t: temporary tattoo stickers for kids => 490890
t: ceramic decals overglaze => 490810
t: car vinyl sticker => !4908

@ densified-wood
en: densified wood; compressed wood block; compreg; densified wood laminate; impregnated compressed wood
de: verdichtetes Holz; Kunstharzpressholz; Pressholz
fr: bois densifié
es: madera densificada
it: legno addensato
pt: madeira densificada
  * -> 441300
t: densified wood sheets for transformers => 441300
t: wood pellets => !4413

@ fibreboard
en: mdf board; mdf sheet; medium density fibreboard; fibreboard; fiberboard; hardboard; hdf board; hdf; softboard; masonite; insulation fibreboard; mdf panel; mdf plate; wood fibre insulation board; medium density fiberboard; laser cut mdf sheet; raw mdf; melamine mdf; slotted mdf panel; peg board hardboard
de: MDF Platte = mdf board; HDF Platte = hdf board; Faserplatte = fibreboard; Hartfaserplatte = hardboard; Holzfaserdämmplatte = wood fibre insulation board; Weichfaserplatte = softboard
fr: panneau mdf = mdf panel; panneau de fibres = fibreboard; isorel = hardboard; panneau fibre de bois = wood fibre panel; médium = mdf board + panneau; panneau hdf = hdf board
es: tablero mdf = mdf board; tablero de fibra = fibreboard; tablero dm = mdf board; tablero de fibras = fibreboard; tablex = hardboard; panel hdf = hdf panel
it: pannello mdf = mdf panel; pannello di fibra = fibreboard panel; faesite = hardboard; pannello hdf = hdf board; pannelli di fibre = fibreboard panel; pannello di fibra mdf = mdf panel
nl: mdf plaat = mdf board; hdf plaat = hdf board; hardboard plaat = hardboard; vezelplaat = fibreboard; zachtboard = softboard
pl: płyta mdf = mdf board; płyta hdf = hdf board; płyta pilśniowa = fibreboard; płyta paździerzowa twarda = hardboard
pt: painel mdf = mdf panel; painel de fibra = fibreboard; chapa mdf = mdf sheet; painel hdf = hdf panel; painéis de fibras = fibreboard panels
not: fibreboard box; fiberboard drum
  "hardboard" -> 441192
  "hdf" -> 441192
  "masonite" -> 441192
  "softboard" -> 441194
  "insulation|aislante|aislamiento|isolante|isolamento" -> 441194
  thickness<=5mm -> 441112 ~.25
  thickness<=9mm -> 441113 ~.25
  * -> 441114
ask: thickness
t: MDF board 18 mm thick => 441114
t: MDF sheet 3 mm thick => 441112
t: hardboard 3mm => 441192
t: corrugated fibreboard box => !4411

@ filter-paper-roll
en: filter paper roll; filter paper sheet; filter board; felt paper; filter paper + roll|jumbo|automotive|oil filter|large sheet; wool felt paper; depth filter sheet; air filter paper
de: Filterpapier + Rolle|Bogen|Kfz; Filterkarton; Filzpapier
fr: papier filtre + rouleau; papier feutre; carton filtre
es: papel filtro + rollo|bobina; papel fieltro
it: carta da filtro + rotolo|bobina; cartone feltro
pt: papel de filtro + rolo|bobina
not: coffee filter paper
  "felt|fieltro|feltro" -> 480550
  * -> 480540
t: automotive air filter paper in rolls => 480540
t: coffee filter paper no 4 => !480540

@ filter-pulp-block
en: paper pulp filter block; filter slab pulp; filter pad pulp; wine filter sheet pulp; depth filter pad
de: Filterblock aus Papierhalbstoff; Filterschichten + Wein|Bier
fr: plaque filtrante + vin|bière; bloc filtrant
es: placa filtrante + vino|cerveza
it: piastra filtrante + vino; cartone filtrante
  * -> 481200
t: filter pads of paper pulp for beer => 481200
t: vacuum cleaner filter => !4812

@ firewood
en: firewood; fuel wood; fire log; kindling wood; kindling; logs for stove; kiln dried log; wood for burning; split log + firewood
de: Brennholz = firewood; Kaminholz = fireplace wood; Anzündholz = kindling wood
fr: bois de chauffage = firewood; bûche = log + chauffage|cheminée; petit bois allumage = kindling
es: leña = firewood
it: legna da ardere = firewood; legna = firewood
nl: brandhout = firewood; haardhout = firewood; aanmaakhout = kindling wood
pl: drewno opałowe = firewood; drewno kominkowe = fireplace wood
pt: lenha = firewood
not: firewood rack; firewood bag; firewood splitter; kindling splitter; firewood carrier; firewood cover
  kind=softwood -> 440111 ~.2
  * -> 440112
t: kiln dried birch firewood => 440112
t: firewood rack metal => !4401

@ fluting-liner
en: fluting paper; corrugating medium; testliner; test liner; semi chemical fluting; fluting medium; recycled liner; wellenstoff paper; corrugated medium paper; wrapping paper sulphite; straw paper fluting
de: Wellenstoff = wellenstoff paper; Testliner = testliner; Fluting Papier = fluting paper
fr: papier cannelure = fluting paper; papier pour cannelure = fluting paper
es: papel para ondular = fluting paper; papel fluting = fluting paper; papel testliner = testliner
it: carta per ondulare = corrugating medium; carta fluting = fluting paper
pl: papier na pofalowanie = fluting paper; fluting = fluting paper
pt: papel para canelar = fluting paper; papel miolo = fluting medium
  "semi chemical" -> 480511
  "straw|paja|paglia|palha" -> 480512
  "sulphite" -> 480530
  "test": grammage>150gsm 480525; * 480524
  "testliner": grammage>150gsm 480525 ~.3; * 480524
  "recycled liner": grammage>150gsm 480525 ~.3; * 480524
  * -> 480519
t: testliner 125 gsm rolls => 480524
t: semi-chemical fluting paper => 480511
t: corrugated box => !4805

@ grey-board
en: grey board; greyboard; gray board; chipboard paper; uncoated paperboard; bookbinding board; millboard; duplex board uncoated; book binding board; cardboard sheet; backing board; mount board; coaster board; beer mat board; tube board; core board; matboard; passe partout board; cardboard backing sheet; straw board; interleaving paper; plain wrapping paper; acid free board
de: Graupappe; Buchbinderpappe; Finnpappe; Pappe + Platte|Bogen; Passepartoutkarton; Bierdeckelpappe; Hülsenkarton; Seidenpapier + Verpackung|Bogen
fr: carton gris; carton bois; carton de reliure; feuille de carton; carton plume + gris; carton contrecollé
es: cartón gris; cartón contracolado; cartón piedra; lámina de cartón
it: cartone grigio; cartone per legatoria; foglio di cartone
nl: grijsbord; boekbinderskarton
pl: tektura introligatorska; tektura lita; beermata; bibuła gładka; tektura szara
pt: papelão cinza; cartão cinzento; papelão + folha
  grammage<=150gsm -> 480591 ~.08
  "tissue" -> 480591
  "soie" -> 480591
  "seda" -> 480591
  "velina" -> 480591
  "zijde" -> 480591
  "wrapping" -> 480591
  "interleaving" -> 480591
  grammage<225gsm -> 480592 ~.05
  * -> 480593
t: grey board 2mm 1200 gsm for book binding => 480593
t: cardboard box => !4805

@ kraft-paper
en: kraftliner; kraft liner; sack kraft; sack kraft paper; brown kraft paper; brown wrapping paper; white kraft paper; kraft board; brown paper roll; kraft wrapping paper; packing paper kraft; mg kraft; kraft linerboard; kraft packaging paper
de: Kraftliner; Sackpapier; Natronkraftpapier
fr: rouleau kraft; kraftliner papier; papier kraft pour sacs
es: papel de estraza; papel de embalar kraft; papel kraftliner; kraftliner; papel kraft crudo
it: carta kraft per sacchi; carta kraftliner; kraftliner; carta kraft greggia
nl: inpakpapier bruin; pakpapier
pl: papier workowy
pt: papel pardo; papel kraftliner; kraftliner; papel kraft cru
not: kraft paper bag; kraft paper box; kraft paper tape; kraft paper envelope; kraft paper notebook; kraft paper tag; kraft paper cup; kraft paper bowl; kraft paper label; kraft paper gift; kraft paper album; kraft paper sticker; kraft paper mailer; kraft paper card
  "creped" -> 480840
  "coated|recubierto|revestido|rivestito|patinato|estucado|spalmato" -> 481039
  "liner": kind=bleached 480419; * 480411
  "kraftliner": kind=bleached 480419; * 480411
  "linerboard": kind=bleached 480419; * 480411
  "sack": kind=bleached 480429 ~.15; * 480421
  grammage>=225gsm ~.05: kind=bleached 480452; * 480451
  grammage>150gsm ~.08: kind=bleached 480442; * 480441
  kind=bleached -> 480439 ~.12
  "white" -> 480439
  * -> 480431
t: unbleached kraftliner 200 gsm => 480411
t: sack kraft paper unbleached 80gsm => 480421
t: kraft paper bag with handles => !4804

@ laminated-wood-panel
en: blockboard; battenboard; lvl; laminated veneer lumber; laminboard; laminated wood panel; lvl beam; finger joint board; edge glued panel; finger jointed panel; solid wood panel; three layer solid wood panel; butcher block panel; wood worktop; glued wood panel; edge glued board
de: Tischlerplatte = blockboard; Leimholzplatte = edge glued board; Furnierschichtholz = laminated veneer lumber; Leimholz = glued laminated wood; Dreischichtplatte = three layer panel; Massivholzplatte = solid wood panel
fr: panneau latté = blockboard; lamibois = laminated veneer lumber; panneau lamellé collé = glued laminated panel; panneau bois massif = solid wood panel
es: tablero alistonado = edge glued panel; tablero laminado madera = laminated wood panel; madera microlaminada = laminated veneer lumber
it: pannello lamellare = glued wood panel; listellare = blockboard; pannello legno massello = solid wood panel; lamellare = laminated wood + pannello
nl: meubelpaneel = furniture panel; timmerpaneel = edge glued panel; gelamineerd houten paneel = laminated wood panel
pl: płyta stolarska = blockboard; blat drewniany = wooden worktop; klejonka = edge glued panel; płyta klejona = edge glued panel; lvl belka = lvl beam; klejonek = edge glued panel
pt: painel alistonado = blockboard; painel de madeira colada = glued wood panel; madeira microlaminada = laminated veneer lumber
not: listello; listelli; lamelle
  "lvl": kind=tropical 441241; kind=hardwood 441242; * 441249
  "veneer lumber": kind=tropical 441241; kind=hardwood 441242; * 441249
  "blockboard": kind=tropical 441251 ~.2; kind=softwood 441259 ~.2; * 441252
  "laminboard": kind=tropical 441251 ~.2; kind=softwood 441259; * 441252
  "battenboard": kind=tropical 441251 ~.2; kind=softwood 441259; * 441252
  "three layer" -> 441299
  "dreischichtplatte" -> 441299
  "edge glued" -> 442199   # 4407 takes end-jointed wood only; boards glued edge to edge are articles of 4421
  "glued wood" -> 442199
  "finger jointed panel" -> 442199
  "leimholz" -> 442199
  "leimholzplatte" -> 442199
  "massivholzplatte" -> 442199
  "lamelle colle" -> 442199
  "bois massif" -> 442199
  "alistonado" -> 442199
  "lamellare" -> 442199
  "legno massello" -> 442199
  "klejonka" -> 442199
  "madeira colada" -> 442199
  "butcher block" -> 442199
  "solid wood panel" -> 442199
  "finger joint": kind=tropical 440729; kind=hardwood 440799 ~.3; * 440719   # end-jointed boards stay in 4407
  kind=tropical -> 441291 ~.1
  kind=softwood -> 441299 ~.4
  * -> 441292
t: edge glued oak panel 27 mm => 442199
t: LVL laminated veneer lumber pine => 441249
t: blockboard poplar core okoume tropical face => 441251
t: plywood sheet => !441299

@ lumber
en: timber + sawn|beech|oak|pine|spruce; lumber; sawn timber; sawn wood; timber plank; wood plank; timber board; sawn lumber; planed timber; wooden plank; kiln dried lumber; kd lumber; dimension lumber; timber beam + sawn; spf lumber; rough sawn; sawn softwood; sawn hardwood; cedar lumber; wood board + sawn|planed|kiln; hardwood board; balsa wood sheet; wood turning blank; timber batten; roofing batten; wood blank + carving|turning; kvh timber
de: Schnittholz; Bretter + Holz|Fichte|Kiefer|Eiche; Kantholz; Holzbrett + gehobelt|sägerau; Bohle; Dachlatte; Balsaholz; Konstruktionsvollholz; Konstruktionsholz; Drechselholz
fr: bois scié; planche de bois; madrier; bois de sciage; tasseau; planche + pin|chêne|sapin; avivé; balsa bois
es: madera aserrada; tablón de madera; listón de madera; tabla de madera + pino|roble; madera de balsa
it: legno segato; tavola di legno + abete|rovere|grezza; listello di legno; legname; legno di balsa
nl: gezaagd hout; houten plank; balk + hout|vuren; tengel; panlat; balsahout
pl: tarcica; deska + sosnowa|dębowa|heblowana|świerkowa; łata drewniana; kantówka; drewno konstrukcyjne; kantówek
pt: madeira serrada; tábua de madeira; ripa de madeira; madeira de balsa; prancha de madeira
not: lumber jack; lumberjack; lumbar; timber frame house; lumber rack; sup board; balsa wood plane
  "spf" -> 440713
  "hem-fir" -> 440714
  "hem fir" -> 440714
  "mahogany|caoba|mogano|mogno" -> 440721
  "balsa" -> 440722
  "virola" -> 440722
  "imbuia" -> 440722
  "teak|teca" -> 440723
  "red meranti" -> 440725
  "lauan" -> 440726
  "meranti" -> 440725
  "seraya" -> 440726
  "sapelli" -> 440727
  "sapele" -> 440727
  "iroko" -> 440728
  kind=tropical -> 440729 ~.05
  "oak|roble|rovere|quercia|carvalho" -> 440791
  "eiche" -> 440791
  "beech|haya|faggio|faia" -> 440792
  "maple|arce|acero legno|bordo" -> 440793
  "cherry|cerezo|ciliegio|cerejeira" -> 440794
  "ash|fresno|frassino|freixo" -> 440795
  "birch|abedul|betulla|bétula" -> 440796
  "poplar|chopo|álamo|pioppo|choupo" -> 440797
  "aspen" -> 440797
  "pine|pino|pinho|pinus" -> 440711
  "kiefer" -> 440711
  "spruce|abeto|picea|píceas|abete" -> 440712
  "fichte" -> 440712
  "fir|abeto|abete" -> 440712
  "vuren" -> 440712
  kind=softwood -> 440719 ~.1
  kind=hardwood -> 440799 ~.15
  * -> 440711
ask: kind
t: sawn pine lumber kiln dried 50x150 => 440711
t: sawn oak timber planks => 440791
t: SPF lumber 2x4 => 440713
t: plywood 18mm => !4407

@ map-printed
en: printed map; street map; globe + world|earth|geographic|desk|school; geographical globe; railway map; star chart; sea chart; sea map printed; road atlas
de: Seekarte; Autoatlas
fr: carte marine; carte à gratter + monde; carte de randonnée
es: carta náutica; mapa mural; mapa rascar
it: carta stradale; atlante; carta nautica
nl: wegenkaart; zeekaart
pl: mapa drogowa; mapa ścienna; mapa morska
pt: mapa rodoviário; carta náutica; mapa do mundo
not: map case; map holder; map sensor; globe bar; globe lamp; snow globe; globe light; globe valve; world map sticker; world map canvas; atlas moth; world map puzzle; world map tapestry; globe string light; world map rug; atlas stone
  "atlas" -> 490520
  "atlante" -> 490520
  "book" -> 490520
  "wood|madera|legno|madeira" -> 442019
  "plastic globe" -> 490590
  * -> 490590
t: folded road map of France => 490590
t: world atlas hardcover => 490520
t: world globe for school => 490590
t: snow globe => !4905

@ moulded-pulp
en: moulded pulp tray; molded pulp tray; pulp egg carton; pulp packaging; peat pot paper; moulded fibre packaging; molded fiber tray; bagasse container; bagasse bowl; sugarcane bowl; sugarcane clamshell; pulp insert; bagasse box; kidney dish pulp; pulp urinal
de: Eierkarton; Eierhöcker; Eierschachtel; Zuckerrohrteller; Bagasse Teller; Faserguss
fr: boîte à œufs; alvéole à œufs; assiette bagasse; assiette canne à sucre
es: cartón de huevos; bandeja de huevos; plato de bagazo; huevera de cartón
it: vassoio uova; portauova cartone; piatto in bagassa; cartone uova
nl: eierdoos; eierdoosje; bagasse bord; suikerriet bord; eierdozen
pl: wytłaczanka; opakowanie na jajka; talerz z trzciny cukrowej; wytłaczanek
pt: bandeja de ovos; caixa de ovos; prato de bagaço
not: egg tray plastic; egg carton stamp; egg tray incubator; egg carton label; egg carton storage
  main=plastic -> 392310 ~.08
  "bagasse" -> 482370
  "sugarcane" -> 482370
  * -> 482370
t: bagasse plates compostable => 482370
t: plastic egg tray => !4823

@ newsprint
en: newsprint; newsprint paper; newsprint roll; newsprint sheet; packing newsprint
de: Zeitungspapier; Zeitungsdruckpapier
fr: papier journal
es: papel prensa; papel periódico
it: carta da giornale
nl: krantenpapier
pl: papier gazetowy
pt: papel de jornal; papel imprensa
not: newsprint pad
  * -> 480100
t: newsprint in reels 45 gsm => 480100
t: daily newspaper => !4801

@ other-pulp
en: bamboo pulp; cotton linter pulp; recycled paper pulp; deinked pulp; bagasse pulp; straw pulp; recycled pulp; cotton linters pulp; hemp pulp; abaca pulp
de: Lintersstoff; Bambuszellstoff; Altpapierstoff
fr: pâte de bambou; pâte de linters de coton; pâte recyclée
es: pasta de bambú; pasta de línter; pasta reciclada
it: pasta di bambù; pasta di linters
pt: pasta de bambu; pasta de línteres
not: bagasse pulp plate; bamboo pulp plate; bamboo pulp paper; bagasse pulp container; bamboo pulp tissue
  main=bamboo -> 470630 ~.3
  "linter" -> 470610
  "cotton|algodón|cotone|algodão" -> 470610
  "recycled" -> 470620
  "deinked" -> 470620
  "mechanical|mecánico|meccanico" -> 470691
  "semi chemical" -> 470693
  * -> 470692
t: cotton linters pulp => 470610
t: bleached bamboo pulp => 470630
t: bagasse pulp plates => !4706

@ paper-bobbin
en: paper core; paper tube core; cardboard core; cardboard tube core; textile paper cone; yarn paper cone; paper cone textile; paper bobbin; paper spool; spiral paper tube core; cardboard bobbin; embroidery floss bobbin card
de: Papphülse; Papierhülse; Hülsen + Karton|Papier; Garnhülse; Spulenhülse Papier
fr: mandrin carton; tube carton mandrin; cône papier textile
es: cono de papel; mandril de cartón; tubo de cartón core; carrete de papel
it: anima di cartone; cono di carta; tubo di cartone anima
nl: kartonnen koker kern; papieren huls
pl: tuleja papierowa; tuba papierowa rdzeń; gilza papierowa
pt: mandril de papelão; cone de papel; tubete de papelão
  "yarn" -> 482210
  "textile|textil|tessile" -> 482210
  "cone|cono" -> 482210
  "floss" -> 482210
  "garn" -> 482210
  * -> 482290
t: paper core for stretch film 76 mm => 482290
t: paper cones for textile yarn => 482210
t: mailing tube => !4822

@ particle-board
en: particle board; particleboard; chipboard + wood|melamine|sheet|furniture|mm; osb; osb board; oriented strand board; melamine faced chipboard; osb panel; waferboard; bagasse board; flaxboard; melamine faced particle board; worktop chipboard; flake board
de: Spanplatte = particle board; OSB Platte = osb board; Melaminspanplatte = melamine faced chipboard; Arbeitsplatte = worktop + Spanplatte
fr: panneau de particules = particle board; panneau aggloméré = chipboard; panneau osb = osb panel; aggloméré mélaminé = melamine faced particle board
es: tablero de partículas = particle board; tablero aglomerado = chipboard; tablero osb = osb board; aglomerado de madera = chipboard; melamina = melamine faced board + tablero; tableros de partículas de madera = particle board
it: pannello truciolare = particle board; truciolare = chipboard; pannello osb = osb panel; nobilitato = melamine faced chipboard + pannello; pannelli truciolari = particle board
nl: osb plaat = osb board; spaanplaat = chipboard + platen|ruw|gemelamineerd|dikte|m2|18mm; spaanplaten = chipboard
pl: płyta wiórowa = particleboard; płyta osb = osb board
pt: painel de partículas = particle board; aglomerado de madeira = chipboard; painel osb = osb panel; painéis de partículas de madeira = wood particle boards
not: chipboard screw; chipboard puzzle; chipboard album; particle board screw; melaminica; trucioli; truciolato
  "osb" -> 441012
  "oriented" -> 441012
  "wafer" -> 441019
  "waferboard" -> 441019
  "bagasse" -> 441090
  "flax" -> 441090
  "straw|paja|paglia|palha" -> 441090
  main=bamboo -> 441090 ~.02
  * -> 441011
t: melamine faced particle board 18mm => 441011
t: OSB board 12 mm => 441012
t: chipboard screws => !4410

@ photo-base-paper
en: photo base paper; photosensitive base paper; thermal base paper; photographic base paper; heat sensitive base paper; baryta base paper; sensitising base paper
de: Fotorohpapier
fr: papier support photosensible
  * -> 480220
t: photosensitive base paper => 480220
t: glossy photo paper inkjet => !480220

@ plan-drawing
en: architectural plan; blueprint drawing; technical drawing printed; engineering plan; manuscript; architect drawing; hand drawn plan; blueprint architect; topographical plan original
de: Bauplan; technische Zeichnung; Manuskript
fr: plan d'architecte; manuscrit original
es: plano arquitectónico; manuscrito
it: disegno tecnico; manoscritto
pl: rękopis; plany architektoniczne
pt: plantas arquitetônicas; manuscrito
  * -> 490600
t: hand drawn architectural plans original => 490600
t: blueprint poster star wars => !490600

@ plywood
en: plywood; plywood sheet; birch plywood; marine plywood; film faced plywood; okoume plywood; bamboo plywood; plywood board; commercial plywood; packing plywood; poplar plywood; basswood plywood; laser plywood; ply sheet; shuttering plywood; multiplex board; softwood plywood; structural plywood; flexible plywood
de: Sperrholz = plywood; Sperrholzplatte = plywood board; Multiplexplatte = multiplex board; Siebdruckplatte = film faced plywood; Birkensperrholz = birch plywood
fr: contreplaqué = plywood; panneau contreplaqué = plywood board; contreplaqué bouleau = birch plywood
es: contrachapado = plywood; tablero contrachapado = plywood sheet; madera contrachapada = plywood; triplay = plywood
it: compensato = plywood; pannello compensato = plywood board; multistrato = multilayer plywood + legno|pannello|betulla
nl: multiplex = plywood; triplex = plywood; betonplex = shuttering plywood; multiplex plaat = plywood sheet
pl: sklejka = plywood; sklejka brzozowa = birch plywood; sklejka wodoodporna = waterproof plywood; sklejek = plywood
pt: contraplacado = plywood; compensado = plywood; madeira compensada = plywood
not: plywood box; plywood chair; plywood toy; plywood lamp; plywood puzzle; plywood cutter
  use plywood-face
ask: kind
t: birch plywood 18mm => 441233
t: okoume plywood marine grade tropical face => 441231
t: pine faced softwood plywood => 441239
t: plywood chair => !4412

@ printed-commercial
en: advertising leaflet; flyer printed; trade catalogue; product catalogue; printed brochure; advertising brochure; printed ticket; scratch card printed; printed form certificate; flash card printed; printed business card; event ticket; advertising poster; hang tag printed swing; printed menu; door hanger printed; certificate printed; trade brochure; commercial catalogue
de: Werbeprospekt; Katalog + gedruckt|Waren|Werbe; Eintrittskarte gedruckt; Gutschein + gedruckt|Papier; Rubbellos; Werbebroschüre; Beipackzettel
fr: prospectus publicitaire; flyer publicitaire; catalogue commercial; billet d'entrée imprimé; dépliant publicitaire; notice imprimée
es: folleto publicitario; catálogo comercial; volante publicitario; boleto impreso; impresos publicitarios
it: volantino pubblicitario; catalogo commerciale; stampati pubblicitari
nl: reclamefolder; productcatalogus; reclamedrukwerk; flyer drukwerk
pl: ulotka reklamowa; katalog handlowy; folder reklamowy; druki reklamowe; bilety drukowane
pt: folheto publicitário; catálogo comercial; impressos publicitários
not: business card holder; business card case; business card box; flyer holder; business card display; business card stand; business card scanner; business card printer
  "advertising" -> 491110
  "catalogue" -> 491110
  "catalog" -> 491110
  "flyer" -> 491110
  "brochure" -> 491110
  "prospe" -> 491110
  "prospekt" -> 491110
  "publicitaire" -> 491110
  "publicitario" -> 491110
  "pubblicitari" -> 491110
  "pubblicitario" -> 491110
  "reklamowa" -> 491110
  "publicitário" -> 491110
  * -> 491199
t: trade advertising catalogue printed => 491110
t: printed business cards 500 => 491199
t: business card holder => !4911

@ railway-sleeper-wood
en: railway sleeper; railroad tie; wooden sleeper; oak sleeper; railway tie; cross tie; garden sleeper
de: Eisenbahnschwelle; Bahnschwelle; Holzschwelle
fr: traverse de chemin de fer; traverse bois
es: traviesa de ferrocarril; traviesa de madera; durmiente de madera
it: traversina ferroviaria; traversa in legno
nl: spoorbiels; biels; dwarsligger
pl: podkład kolejowy
pt: dormente de madeira; travessa de caminho de ferro
  main=concrete -> 681091 ~.05
  main=steel -> 730290 ~.05
  kind=treated: kind=softwood 440691; * 440692
  kind=softwood -> 440611 ~.3
  * -> 440612
t: creosoted oak railway sleepers => 440692
t: untreated pine railway sleepers => 440611
t: concrete railway sleeper => 681091
t: sleeper earring => !4406

@ sawdust
en: sawdust; wood shavings; wood waste; wood offcut; wood scrap; wood shaving bedding; pine shaving; bark mulch
de: Sägemehl = sawdust; Hobelspäne = wood shavings; Sägespäne = sawdust; Holzabfälle = wood waste; Rindenmulch = bark mulch
fr: sciure de bois = sawdust; sciure = sawdust; déchets de bois = wood waste; copeaux litière = bedding wood shavings
es: serrín = sawdust; aserrín = sawdust; desperdicios de madera = wood waste
it: segatura = sawdust; cascami di legno = wood waste
nl: zaagsel = sawdust; houtkrullen = wood shavings; houtafval = wood waste
pl: trociny = sawdust; wióry drzewne = wood shavings; odpady drzewne = wood waste
pt: serragem = sawdust; serradura = sawdust; desperdícios de madeira = wood waste
  "sawdust" -> 440141
  "shaving" -> 440149
  "waste|desperdicios|desechos|residuos|cascami|rifiuti" -> 440149
  "offcut" -> 440149
  "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" -> 440149
  "bark" -> 440149
  * -> 440141
t: sawdust for animal bedding bulk => 440141
t: dust extractor for saw => !4401

@ sheet-music
en: music score; music notation printed; piano score; song book sheet; printed music; musical score; orchestral score
de: Noten + Klavier|Musik|gedruckt|Band; Notenheft; Partitur
fr: partition musicale
it: spartito musicale; partitura
nl: partituur
pl: nuty + fortepian|muzyka|druk; partytura
not: sheet music stand; music stand; sheet music clip; sheet music holder; sheet music folder; sheet music paper
  * -> 490400
t: piano sheet music book => 490400
t: sheet music stand => !4904

@ stamps-banknotes
en: postage stamp unused; unused postage stamp; forever stamp; cheque book; check book bank; share certificate; stock certificate; bond certificate; revenue stamp; tax stamp; new postage stamp; stamped paper; paper money
de: Briefmarke = postage stamp + unbenutzt|postfrisch gültig; Scheckheft = cheque book; Geldschein = banknote; Steuerbanderole = tax stamp
fr: timbre poste neuf = unused postage stamp; chéquier = cheque book; timbre fiscal = revenue stamp
es: sello de correos nuevo = new postage stamp; chequera = cheque book; timbre fiscal = revenue stamp
it: francobollo nuovo = new postage stamp; libretto assegni = cheque book; marca da bollo = revenue stamp
nl: postzegel = postage stamp + ongebruikt|geldig
pl: znaczek pocztowy nowy = new postage stamp; znaki akcyzy = excise stamps
pt: nota de banco = banknote; selo postal novo = new postage stamp; talão de cheques = cheque book
not: banknote counter; banknote album; banknote detector; banknote holder; banknote sleeve; gold banknote; banknote frame; fake banknote; banknote display; prop money
  * -> 490700
t: uncirculated banknote paper money => 490700
t: forever stamps roll of 100 => 490700
t: banknote counter machine => !4907

@ tissue-jumbo-roll
en: tissue jumbo roll; jumbo roll + tissue|toilet|napkin|towel; tissue parent roll; cellulose wadding; tissue paper mother roll; parent roll + tissue; airlaid paper roll; tissue base paper; toilet paper mother roll; crepe wadding
de: Tissue Mutterrolle; Zellstoffwatte; Tissuepapier + Mutterrolle
fr: ouate de cellulose; bobine mère
es: guata de celulosa; bobina madre + tisú|papel
it: ovatta di cellulosa; bobina madre + tissue
pt: pasta ouate de celulose
  * -> 480300
t: tissue jumbo roll virgin pulp for toilet paper => 480300
t: toilet paper 12 rolls => !4803

@ veneer
en: wood veneer; veneer sheet; face veneer; veneer roll; natural wood veneer; veneer + wood|walnut|oak|maple|sheet; rotary cut veneer; core veneer; marquetry veneer; skateboard maple veneer
de: Furnier; Furnierblatt; Holzfurnier
fr: placage bois; feuille de placage; placage + chêne|noyer
es: chapa de madera; hoja de chapado; chapa natural + nogal|roble
it: impiallacciatura; tranciato; foglio di impiallacciatura; piallaccio
nl: fineer; houtfineer
pl: fornir; okleina naturalna
pt: folheado de madeira; lâmina de madeira; folha de madeira
not: dental veneer; teeth veneer; veneer press; veneer stone; brick veneer; stone veneer; veneer tooth; snap on veneer; veneer door; trancia
  "red meranti" -> 440831
  kind=tropical -> 440839 ~.1
  kind=softwood -> 440810 ~.1
  * -> 440890
t: walnut wood veneer sheets 0.6 mm => 440890
t: okoume rotary cut veneer => 440839
t: dental veneers => !4408

@ waste-paper
en: waste paper; paper scrap; occ waste; old corrugated container; waste cardboard; recovered paper; old newspaper waste; recycled paper bale; scrap cardboard; onp; paper waste
de: Altpapier; Altpappe; Papierabfälle
fr: vieux papiers; déchets de papier; papier à recycler
es: papel usado; papel para reciclar; desperdicios de papel; cartón usado
it: carta da macero; rifiuti di carta; cartaccia
nl: oud papier; papierafval
pl: makulatura
pt: papel para reciclar; aparas de papel; desperdícios de papel
not: waste paper basket; waste paper bin
  "corrugated|ondulado|corrugado|ondulato|canelado" -> 470710
  "occ" -> 470710
  "kraft" -> 470710
  "newspaper" -> 470730
  "magazine" -> 470730
  "onp" -> 470730
  "white" -> 470720
  "mixed|mezcla|mixto|misto|mistura" -> 470790
  * -> 470790
t: OCC waste paper 11 old corrugated containers => 470710
t: old newspaper waste paper => 470730
t: waste paper basket => !4707

@ wood-barrel
en: wooden barrel; oak barrel; wine barrel; whiskey barrel; cask + oak|wood|wine|whisky; barrel stave; wood barrel; wooden tub cooper; oak cask; wooden bucket sauna; wooden hot tub barrel; half barrel planter
de: Holzfass; Eichenfass; Weinfass; Fassdaube; Barriquefass; Holzkübel
fr: tonneau bois; fût de chêne; barrique; tonneau en chêne
es: barrica; barril de madera; tonel; barrica de roble
it: botte in legno; botte di rovere; barrique
nl: houten vat; eikenhouten vat; wijnvat
pl: beczka drewniana; beczka dębowa
pt: barril de madeira; pipa de carvalho; barrica
not: barrel chair; wine barrel rack; barrel stand; beer barrel metal; barrel sauna
  main=plastic -> 392330 ~.04
  main=steel -> 731010 ~.04
  * -> 441600
t: oak wine barrel 225 litre => 441600
t: plastic rain barrel => !4416

@ wood-chip
en: chip + coniferous|eucalyptus|softwood|hardwood|pulpwood; wood chip; smoking chip; wood chips bbq; woodchip mulch; playground wood chip; smoking wood chunk; wood chip + hickory|apple|mulch|pulp; smoker wood chunk
de: Hackschnitzel = wood chips; Holzhackschnitzel = wood chips; Räucherchips = smoking wood chips; Räucherholz = smoking wood
fr: copeaux de fumage = smoking wood chips; plaquette de bois = wood chip; copeaux de bois = wood chips
es: astillas de madera = wood chip; virutas para ahumar = smoking wood shaving
it: cippato = wood chip; chips affumicatura = smoking wood chip; trucioli affumicatura = smoking wood chip
nl: houtsnippers = wood chip; rooksnippers = smoking chip
pl: zrębki wędzarnicze = smoking chips; zrębki drzewne = wood chips
pt: lascas de madeira = wood chip; estilha de madeira = wood chip
  kind=softwood -> 440121 ~.2
  * -> 440122
t: hickory smoking chips for bbq => 440122
t: pine wood chips for pulp => 440121
t: wooden poker chips => !4401

@ wood-crate
en: wooden crate; wooden packing case; wooden packing box; wood crate shipping; cable drum wood; wooden cable drum; wooden packing crate; plywood packing case; fruit crate + wood|wooden; export packing crate; plywood crate; wooden cable reel; wine crate; wooden wine box
de: Holzkiste = wooden crate; Kabeltrommel = cable drum + Holz; Transportkiste = transport crate + Holz; Obstkiste = fruit crate; Weinkiste = wine crate; Holzverschlag = wooden crate
fr: caisse en bois = wooden crate; touret bois = wooden cable drum; cagette bois = wooden crate; caisse à vin = wine crate
es: caja de madera = wooden box + embalaje|vino|fruta; carrete de madera = wooden cable drum; cajón de madera = wooden crate
it: cassa in legno = wooden crate; cassetta di legno = small wooden crate; bobina in legno = wooden cable reel
nl: houten krat = wooden crate; houten kist = wooden box; kabelhaspel hout = wooden cable reel; wijnkist = wooden wine box
pl: skrzynia drewniana = wooden crate; skrzynka drewniana = wooden crate; bęben kablowy drewniany = wooden cable drum
pt: caixote de madeira = wooden crate; caixa de madeira = wooden box + embalagem|vinho; bobina de madeira = wooden reel
  * -> 441510
t: wooden packing crate for export => 441510
t: wooden jewellery box => !4415

@ wood-door-window
en: window + pine|oak|softwood|hardwood|larch|meranti; wooden door; wood door; interior door; wooden window; timber window; door frame + wood|wooden|timber; solid wood door; hollow core door; wooden door frame; barn door; wooden threshold; wood window frame; internal door; door leaf; veneered door; wooden sliding door; barn door slab; timber door; front door + wood|oak; oak door
de: Holztür = wooden door; Zimmertür = interior door; Innentür = interior door; Holzfenster = wooden window; Türzarge = door frame; Türblatt = door leaf; Scheunentür = barn door; Haustür = front door + Holz
fr: porte en bois = wooden door; porte intérieure = interior door; fenêtre en bois = wooden window; bloc porte = door and frame unit; porte coulissante bois = wooden sliding door; huisserie bois = wooden door frame
es: puerta de madera = wooden door; ventana de madera = wooden window; puerta interior = interior door; marco de puerta = door frame + madera; puerta de granero = barn door
it: porta in legno = wooden door; porta interna = interior door; finestra in legno = wooden window; telaio porta = door frame + legno; porta scorrevole = sliding door + legno
nl: houten deur = wooden door; binnendeur = interior door; houten raam = wooden window; houten kozijn = wooden frame for door or window; staldeur = stable door + hout
pl: drzwi drewniane = wooden door; drzwi wewnętrzne = interior door; okno drewniane = wooden window; ościeżnica = door frame + drewno; drzwi pokojowe = interior door
pt: porta de madeira = wooden door; janela de madeira = wooden window; porta interior = interior door; caixilho de madeira = wooden frame; batente de madeira = wooden door frame
not: window sill; window box; window seat; door stop; door handle; barn door hardware; door sticker; door lock; barn door track; door curtain; door mat; barn door handle; door hook; cat door; door knob
  main=aluminium -> 761010 ~.03
  main=steel -> 730830 ~.05
  main=plastic -> 392520 ~.04
  main=glass -> 700719 ~.02
  "window": kind=tropical 441811; * 441819
  "fenster": kind=tropical 441811; * 441819
  "fenêtre" -> 441819
  "okno" -> 441819
  "ventana" -> 441819
  "finestra" -> 441819
  "janela" -> 441819
  kind=tropical -> 441821 ~.05
  * -> 441829
t: solid pine wooden interior door => 441829
t: wooden window frame oak => 441819
t: teak wood door carved => 441821
t: door handle brass => !4418

@ wood-flooring
en: parquet; wood flooring; engineered wood flooring; hardwood flooring; bamboo flooring; laminate flooring; parquet flooring; engineered oak flooring; wooden floor panel; mosaic parquet; solid wood flooring; laminate floor; herringbone flooring; wooden floor tile; wood deck tile; deck tile + wood|acacia|wooden; click wood floor; multilayer parquet; engineered flooring
de: Parkett = parquet; Fertigparkett = ready-made parquet; Holzboden = wood flooring; Laminat = laminate flooring + Boden|Klick|mm; Laminatboden = laminate flooring; Bambusparkett = bamboo parquet; Massivholzdielen = solid wood floorboard; Holzfliese = wooden floor tile; Mehrschichtparkett = multilayer parquet
fr: parquet bois = wood parquet; parquet contrecollé = engineered parquet; sol stratifié = laminate flooring; parquet massif = solid parquet; dalle de terrasse bois = wood deck tile; revêtement de sol stratifié = laminate flooring; parquet en chêne = oak parquet; lames de parquet = parquet planks
es: parquet de madera = parquet; suelo laminado = laminate flooring; tarima flotante = floating floor; suelo de madera = wood flooring; tarima de bambú = bamboo flooring
it: parquet in legno = parquet flooring; pavimento in legno = wood flooring; pavimento laminato = laminate floor; parquet prefinito = prefinished parquet; pavimento in bambù = bamboo flooring
nl: parket = parquet; laminaat = laminate flooring; houten vloer = wooden floor; bamboe vloer = bamboo flooring; lamelparket = engineered parquet; eiken vloer = oak floor; parketplanken = parquet plank; eiken parket = oak parquet; parketplank = parquet plank; houten vloerdelen = wooden floorboard; vloerdelen = floorboard + eiken|hout|massief; lamelparket eiken = engineered oak parquet
pl: panele podłogowe = floor panels; parkiet = parquet; deska podłogowa = floorboard; deska trójwarstwowa = three-layer floorboard; podłoga bambusowa = bamboo flooring; deska barlinecka = three-layer floorboard; parkiet dębowy = oak parquet; deska warstwowa = engineered floorboard; deski podłogowe = floorboards
pt: pavimento de madeira = wood flooring; piso laminado = laminate flooring; parquete = parquet; soalho de madeira = wood flooring; piso de bambu = bamboo flooring
not: laminate flooring cutter; flooring underlay; parquet glue; parquet varnish; laminate underlay; vinyl flooring; parquet adhesive
  "laminate": * 441113   # HDF core: fibreboard 4411
  "laminat" -> 441113
  "stratifié" -> 441113
  "laminado" -> 441113
  "laminato" -> 441113
  "laminaat" -> 441113
  "panele" -> 441113
  main=bamboo -> 441873 ~.05
  "mosaic|mosaico" -> 441874
  "solid" -> 440929
  "massiv" -> 440929
  "massif" -> 440929
  "deck tile" -> 441879
  "tile" -> 441879
  * -> 441875
t: engineered oak wood flooring multilayer => 441875
t: laminate flooring 8mm HDF => 441113
t: bamboo flooring click => 441873
t: vinyl flooring pvc => !4418

@ wood-log
en: wood log; saw log; sawlog; round log; roundwood; round timber; log in the rough; teak log; pine log; oak log; timber log; pulpwood; veneer log; beech log; spruce log; birch log; eucalyptus log; wood in the rough; utility pole wood; telegraph pole; wooden utility pole; creosoted pole
de: Rundholz; Stammholz; Rohholz; Baumstamm + Rundholz; Holzmast; Industrieholz
fr: grume; bois rond; bois en grume; bois brut; poteau bois créosoté
es: madera en bruto; troza; tronco de madera; madera en rollo; poste de madera creosotado
it: tronco di legno; legno grezzo; tondame; palo in legno trattato
nl: boomstam; houten paal
pl: drewno okrągłe; kłody; drewno surowe; słup drewniany; dłużyca
pt: toro de madeira; madeira em bruto; tora de madeira; toras
not: log burner; log splitter; log basket; log cabin; log decoration
  kind=treated: kind=hardwood 440312; * 440311
  "pole": kind=hardwood 440312; * 440311
  "teak|teca" -> 440342
  "meranti" -> 440341
  "bakau" -> 440341
  kind=tropical -> 440349 ~.1
  "oak|roble|rovere|quercia|carvalho" -> 440391
  kind=hardwood "beech|haya|faggio|faia": diameter<15cm 440394; * 440393
  "birch|abedul|betulla|bétula": diameter<15cm 440396; * 440395
  "poplar|chopo|álamo|pioppo|choupo" -> 440397
  "aspen" -> 440397
  "eucalyptus" -> 440398
  "pine|pino|pinho|pinus": diameter<15cm 440322 ~.1; * 440321
  "spruce|abeto|picea|píceas|abete": diameter<15cm 440324 ~.1; * 440323
  "fir|abeto|abete": diameter<15cm 440324 ~.1; * 440323
  kind=softwood: diameter<15cm 440326 ~.1; * 440325
  kind=hardwood -> 440399 ~.4
  * -> 440321
ask: kind
t: pine saw logs in the rough diameter 25 cm => 440321
t: teak logs round => 440342
t: oak logs => 440391
t: log splitter => !4403

@ wood-moulding
en: wood moulding; wood molding; skirting board; baseboard; tongue and groove board; wood trim; wooden skirting; cornice + wood; architrave; wood beading; parquet strip; solid wood flooring unassembled; wood cladding board; wood dowel rod; wooden dowel rod; timber cladding; decking board + wood|bamboo|pine|larch|ipe|hardwood; wooden decking; wood rod; wood siding; wood profile; picture frame moulding; wood lath planed; shiplap; thermowood; dowel rod + wood|oak|beech|birch
de: Sockelleiste + Holz|MDF; Holzleiste; Nut und Feder Brett; Terrassendiele + Holz|Lärche|Douglasie; Rundstab + Holz|Buche; Profilholz; Fußleiste + Holz; Fassadenholz
fr: moulure bois; plinthe + bois|mdf; lambris bois; lame de terrasse bois; baguette bois; bardage bois; tourillon + bois
es: moldura de madera; rodapié + madera|mdf; friso de madera; tarima exterior madera; varilla de madera; zócalo + madera
it: cornice in legno profilo; battiscopa + legno|mdf; perlinato; perlina + legno; tondino di legno; listello sagomato
nl: houten plint; plint + hout|mdf; houten sierlijst; vlonderplank; deuvelstok; rabatdeel
pl: listwa drewniana; listwa przypodłogowa + drewno|mdf; boazeria; deska tarasowa; pręt drewniany
pt: moldura de madeira; rodapé + madeira|mdf; lambril; deck de madeira; vareta de madeira
not: moulding plane; baseboard heater; perline; moldura de madeira para fotos; moldura para fotos; moldura de fotos; moldura foto
  "mdf": thickness>9mm 441114 ~.8; thickness>5mm 441113; * 441112
  main=plastic -> 392590 ~.1
  main=bamboo -> 440921 ~.08
  kind=tropical -> 440922 ~.05
  kind=hardwood -> 440929 ~.35
  * -> 440910
t: pine skirting board moulded => 440910
t: bamboo decking board => 440921
t: oak dowel rods 10mm => 440929
t: pvc skirting board => !4409

@ wood-pallet
en: wooden stillage; stillage + wood|wooden; wooden pallet; wood pallet; euro pallet; epal pallet; epal; pallet + wooden|wood|1200x800|ispm; pallet collar; box pallet wood; pallet frame; load board wood
de: Holzpalette = wooden pallet; Europalette = euro pallet; Aufsatzrahmen = pallet collar + Palette
fr: palette bois = wooden pallet; palette europe = euro pallet; palette en bois = wooden pallet; rehausse palette = pallet collar
es: palé de madera = wooden pallet; palet de madera = wooden pallet; europalet = euro pallet
it: pallet in legno = wooden pallet; bancale = pallet; europallet = euro pallet; pedana in legno = wooden pallet
nl: houten pallet = wooden pallet; europallet = euro pallet; pallet opzetrand = pallet collar
pl: paleta drewniana = wooden pallet; europaleta = euro pallet; nadstawka paletowa = pallet collar
pt: palete de madeira = wooden pallet; europalete = euro pallet
not: pallet truck; pallet jack; eyeshadow pallet; pallet rack; pallet cushion; pallet wrap; pallet sofa; pallet knife
  main=plastic -> 392310 ~.05
  main=paper -> 482390 ~.02
  * -> 441520
t: wooden euro pallet 1200x800 => 441520
t: pallet jack 2500kg => !4415

@ wood-pellet
en: wood pellet; wood briquette; sawdust briquette; fuel pellet; pellet fuel; pressed wood log; heat log; pini kay; horse bedding wood pellet; wood fuel pellet; cat litter wood pellet
de: Holzpellets = wood pellet; Holzbriketts = wood briquette; Pellets = pellet + Heizung|Holz|Kamin
fr: granulés de bois = wood pellets; pellets bois = wood pellets; briquette de bois = wood briquette; bûche densifiée = compressed wood log
es: pellets de madera = wood pellet; briquetas de madera = wood briquette; pélets = pellet
it: pellet di legno = wood pellet; pellet stufa = fuel pellet; bricchetti di legno = wood briquette; tronchetti pressati = pressed wood log
nl: houtpellets = wood pellet; houtbriketten = wood briquette
pl: pellet drzewny = wood pellet; brykiet drzewny = wood briquette; pelet = wood pellet
pt: pellets de madeira = wood pellet; briquetes de madeira = wood briquettes
not: pellet stove; pellet grill; pellet basket; pellet mill
  "briquette" -> 440132
  "brikett" -> 440132
  "holzbrikett" -> 440132
  "holzbriketts" -> 440132
  "pini kay" -> 440132
  "log" -> 440139
  "bûche" -> 440139
  * -> 440131
t: wood pellets ENplus A1 15kg => 440131
t: wood briquettes for stove => 440132
t: pellet stove 8kw => !4401

@ wood-pulp
en: wood pulp; kraft pulp; softwood pulp; hardwood pulp; nbsk; bleached softwood kraft pulp; bhkp; eucalyptus pulp; dissolving pulp; mechanical pulp; sulphite pulp; sulfite pulp; chemical wood pulp; bctmp; ctmp; fluff pulp; paper pulp + bleached|unbleached|wood|bale; thermomechanical pulp; semi chemical pulp; cellulose pulp
de: Zellstoff = pulp; Holzstoff = mechanical pulp; Sulfatzellstoff = sulphate pulp; Kraftzellstoff = kraft pulp; Holzschliff = mechanical pulp; Sulfitzellstoff = sulphite pulp; Chemiezellstoff = dissolving pulp
fr: pâte à papier = paper pulp; pâte de bois = wood pulp; pâte kraft = kraft pulp; pâte mécanique = mechanical pulp; pâte chimique = chemical pulp
es: pasta de madera = wood pulp; pulpa de madera = wood pulp; celulosa kraft = kraft pulp; pasta química = chemical pulp; pasta mecánica = mechanical pulp
it: pasta di legno = wood pulp; cellulosa kraft = kraft pulp; pasta chimica = chemical pulp; pasta meccanica = mechanical pulp
nl: houtpulp = wood pulp; celstof = cellulose pulp; kraftpulp = kraft pulp
pl: celuloza = cellulose + masa|pulpa|siarczanowa; masa celulozowa = cellulose pulp; ścier drzewny = mechanical pulp; pulpa drzewna = wood pulp
pt: pasta de madeira = wood pulp; celulose kraft = kraft pulp; pasta química de madeira = chemical wood pulp
not: pulp mould; pulp tray; fruit pulp
  "dissolving" -> 470200
  "viscose|viscosa" -> 470200
  "bctmp" -> 470500
  "ctmp" -> 470500
  "semi chemical" -> 470500
  "chemi" -> 470500
  "thermomechanical" -> 470100
  "mechanical|mecánico|meccanico" -> 470100
  "sulphite": kind=unbleached 470411; kind=hardwood 470429; * 470421
  "sulfite": kind=unbleached 470411; kind=hardwood 470429; * 470421
  "bhkp" -> 470329
  "eucalyptus" -> 470329
  kind=unbleached: kind=hardwood 470319 ~.3; * 470311
  kind=hardwood -> 470329 ~.4
  * -> 470321
t: bleached softwood kraft pulp NBSK => 470321
t: bleached eucalyptus kraft pulp => 470329
t: dissolving pulp for viscose => 470200
t: mango pulp => !4703

@ wood-stake
en: wooden stake; wooden post stake; plant stake + wood|wooden|bamboo; tree stake; hoopwood; wooden picket; fence post + wood|wooden|round; vineyard stake; surveyor stake; wooden peg stake; bamboo cane; garden cane; bamboo stake; chestnut stake; vine post
de: Holzpfahl = wooden stake; Baumpfahl = tree stake; Zaunpfahl = fence post + Holz; Bambusstab = bamboo stake; Weinpfahl = vineyard stake; Tomatenpfahl = tomato stake + Holz
fr: piquet bois = wooden stake; tuteur bois = wooden plant stake; piquet en bois = wooden stake; échalas = vineyard stake; tuteur bambou = bamboo stake
es: estaca de madera = wooden stake; poste de madera = wooden post; tutor de madera = wooden plant stake; caña de bambú = bamboo cane
it: paletto in legno = wooden stake; palo in legno = wooden pole; tutore in legno = wooden plant stake; canna di bambù = bamboo cane
nl: houten paaltje = wooden post; boompaal = tree stake; houten stok = wooden stick; bamboestok = bamboo cane
pl: palik drewniany = wooden stake; kołek drewniany do ogrodu = wooden peg stake; tyczka bambusowa = bamboo cane; palik bambusowy = bamboo stake
pt: estaca de madeira = wooden stake; estaca de bambu = bamboo stake; cana de bambu = bamboo cane
  main=bamboo -> 140110 ~.15   # bamboo canes, only cut: 1401.10
  kind=hardwood -> 440420 ~.25
  * -> 440410
t: pointed softwood tree stakes => 440410
t: bamboo canes for garden => 140110
t: metal fence post => !4404

@ wood-structure
en: glulam; glulam beam; glued laminated timber; cross laminated timber; clt panel; wooden i-joist; wood i-beam; timber truss; roof truss; wooden stair; staircase + wood|wooden|oak; stair tread + wood|oak; wooden shingle; cedar shingle; shake shingle; formwork panel; concrete formwork panel; h20 beam; wooden beam; wooden post beam; baluster + wood|wooden; wood handrail; cellular wood panel; wall panel + wood|slat|acoustic; slat wall panel; acoustic slat panel; wood wall panel; wooden stair part; wood column; timber formwork beam; wooden railing; trellis + wood|wooden; wooden gate; wooden baluster; h20 timber beam
de: Brettschichtholz = glued laminated timber; Leimbinder = glulam beam; Brettsperrholz = cross laminated timber; Holzbalken = wooden beam; Holzschindel = wooden shingle; Schalungsträger = formwork beam; Schalungstafel = formwork panel; Holztreppe = wooden stairs; Treppenstufe = stair step + Holz|Eiche; Akustikpaneel = acoustic panel; Lamellenwand = slatted wall; Handlauf = handrail + Holz; Sichtschutzzaun = privacy fence + Holz; Dachbinder = roof truss
fr: bois lamellé collé = glued laminated timber; poutre lamellé collé = glulam beam; poutre bois = wooden beam; escalier bois = wooden stair; bardeau bois = wooden shingle; coffrage bois = wooden formwork; tasseaux bois panneau acoustique = slatted acoustic wood panel; panneau mural bois = wooden wall panel; main courante bois = wood handrail; poutrelle de coffrage = formwork beam
es: viga laminada = laminated beam; viga de madera = wooden beam; escalera de madera = wooden stair + peldaño; encofrado de madera = timber formwork; teja de madera = wooden shingle; panel de madera = wood panel + pared|acústico; panel acústico = acoustic panel + listones; pasamanos madera = wood handrail
it: legno lamellare = glued laminated timber; trave lamellare = glulam beam; trave in legno = wooden beam; scala in legno = wooden staircase + gradino; scandole = wooden shingle; pannello fonoassorbente = sound-absorbing panel + legno; pannello listelli = slatted wall panel; corrimano legno = wood handrail; casseforme = formwork + legno
nl: gelamineerde balk = glulam beam; houten balk = wooden beam; houten trap = wooden stair; akoestisch paneel = acoustic panel + hout; wandpaneel = wall panel + hout|lamel; houten leuning = wood handrail; bekistingsplaat = formwork panel
pl: drewno klejone = glued laminated timber; belka klejona = glulam beam; belka drewniana = wooden beam; gont drewniany = wooden shingle; lamele ścienne = wall slats; panel akustyczny = acoustic panel + drewno|lamele; schody drewniane = wooden stairs; poręcz drewniana = wooden handrail; dźwigar h20 = h20 beam
pt: madeira lamelada colada = glued laminated timber; viga de madeira = wooden beam; escada de madeira = wooden staircase + degrau; telha de madeira = wooden shingle; cofragem de madeira = wooden formwork; painel ripado = slatted panel; corrimão de madeira = wood handrail
not: stair gate; stair carpet
  main=bamboo -> 441891 ~.03
  main=plastic -> 392590 ~.04
  "glulam" -> 441881
  "glue laminated" -> 441881
  "glued laminated" -> 441881
  "brettschichtholz" -> 441881
  "lamellé" -> 441881
  "cross laminated" -> 441882
  "clt" -> 441882
  "brettsperrholz" -> 441882
  "i-joist" -> 441883
  "i-beam" -> 441883
  "h20" -> 441840
  "formwork" -> 441840
  "coffrage" -> 441840
  "shingle" -> 441850
  "shake" -> 441850
  "cellular" -> 441892
  "beam" -> 441830
  "slat" -> 441899
  * -> 441899
t: glulam beam spruce => 441881
t: cross laminated timber CLT panel => 441882
t: cedar roof shingles => 441850
t: concrete formwork panel wood => 441840
t: i-beam steel => !4418

@ wood-tool-handle
en: wooden tool handle; axe handle; hammer handle; shovel handle; broom handle + wood|wooden; rake handle; tool handle + wood|ash|hickory; wooden shoe tree; shoe stretcher + wood|cedar; shoe last; brush back wood; pick handle; spade handle; cedar shoe tree; file handle wood; wooden broomstick; hickory handle; sledge hammer handle
de: Hammerstiel; Axtstiel; Besenstiel; Holzstiel; Schaufelstiel; Feilenheft; Spatenstiel
fr: manche de pioche; manche en bois; manche à balai; manche de hache; manche outil
es: mango de madera; mango de hacha; palo de escoba + madera; horma de zapato; mango para martillo
it: manico in legno; manico ascia; manico scopa; forma per scarpe
nl: houten steel; bezemsteel; bijlsteel; hamersteel
pl: trzonek drewniany; trzonek do młotka; trzonek do siekiery; kij do szczotki
pt: cabo de madeira; cabo de vassoura; cabo de machado
not: shoe tree plastic
  main=plastic -> 392690 ~.05
  * -> 441700
t: hickory axe handle 90 cm => 441700
t: cedar wood shoe trees => 441700
t: door handle wood => !441700

@ wood-wool
en: wood wool; excelsior wood; wood flour; wood powder; wood wool packing; aspen excelsior
de: Holzwolle; Holzmehl
fr: laine de bois; farine de bois; fibre de bois emballage
es: lana de madera; harina de madera; viruta de madera
it: lana di legno; farina di legno
nl: houtwol; houtmeel
pl: wełna drzewna; mączka drzewna
pt: lã de madeira; farinha de madeira
not: wood wool board; wood wool cement board; wood wool panel
  * -> 440500
t: wood wool for packing hampers => 440500
t: wood wool cement board => !4405

@ writing-paper-trade
en: printing paper; offset paper; woodfree paper; uncoated paper; bond paper; office paper; copier paper; photocopy paper; writing paper + ream|roll|uncoated; uncoated woodfree; wood free offset; a3 paper; paper ream; multipurpose paper; 80gsm paper; bristol paper; washi paper sheet; rice paper + calligraphy|xuan; drawing paper + sheet|roll; base paper; laser paper; laid paper; colored paper + sheet|a4|copy; coloured card; a4 card; wallpaper base; letterpress paper; khadi paper; parchment look paper; offset printing paper
de: Offsetpapier = offset paper; A4 Papier = a4 paper; Büropapier = office paper; Schreibpapier = writing paper; Büttenpapier = handmade paper; Plotterpapier = plotter paper; holzfreies Papier = woodfree paper; Bastelkarton = craft cardboard
fr: ramette de papier = paper ream; papier offset = offset paper; papier copie = copy paper; papier pour imprimante = printer paper; papier fait main = handmade paper; papier traceur = plotter paper
es: papel de impresora = printer paper; papel offset = offset paper; papel de copia = copier paper; papel bond = bond paper; papel de fotocopia = photocopy paper; papel hecho a mano = handmade paper; papel de escribir = writing paper
it: carta per stampante = printer paper; carta offset = offset paper; risma di carta = paper ream; carta per fotocopie = photocopy paper; carta fatta a mano = handmade paper; carta da scrivere = writing paper
nl: printerpapier = printer paper; a4 papier = a4 paper; offsetpapier = offset paper; gekleurd karton = coloured cardboard; handgeschept papier = handmade paper
pl: papier offsetowy = offset paper; papier kserograficzny = photocopy paper; papier czerpany = handmade paper; brystol = bristol board
pt: papel para impressora = printer paper; papel offset = offset paper; papel de cópia = copier paper; papel artesanal = handmade paper
not: photo paper; thermal paper; paper cutter; printer paper tray; a4 paper holder; sticker paper; a4 paper cutter; label paper; paper clip; rice paper wrapper; copy paper box; transfer paper; sublimation paper; a4 paper folder; carbon paper; origami paper
  "handmade" -> 480210
  "hand made" -> 480210
  "washi" -> 480210
  "khadi" -> 480210
  "xuan" -> 480210
  "wallpaper base" -> 480240
  "mechanical|mecánico|meccanico": form=roll 480261; form=large-sheet 480269; * 480262
  grammage<40gsm -> 480254 ~.03
  grammage>150gsm -> 480258 ~.1
  "cardstock" -> 480258
  "card stock" -> 480258
  "cartolina" -> 480258
  "bristol" -> 480258
  form=roll -> 480255 ~.1
  form=large-sheet -> 480257 ~.05
  * -> 480256
t: A4 copy paper 80 gsm 500 sheets => 480256
t: woodfree offset paper in rolls 70 gsm => 480255
t: cardstock 250 gsm => 480258
t: handmade paper sheets => 480210
t: paper clip => !4802
