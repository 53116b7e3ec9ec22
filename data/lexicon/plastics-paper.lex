# Plastic goods and packaging, bags, stickers and labels, printed matter, books, stationery, office.

value form=sheet
en: sheet; plate stock; panel; board sheet
value form=roll
en: roll; reel
value kind=recycled
en: recycled; recycled paper

@ sticker
en: sticker; vinyl sticker; sticker sheet; sticker pack; car sticker; bumper sticker; decal; vinyl decal; die cut sticker; scrapbook sticker; 3d sticker; waterproof sticker; car decal; helmet sticker; puffy sticker; wheel rim sticker; graffiti sticker; warning sticker; motorcycle decal; reflective tape sticker; emblem sticker; skin sticker console; journal sticker; name sticker; license plate sticker
de: Aufkleber; Sticker; Autoaufkleber; Aufkleber Set; Klebefolie + Auto; Reflektoraufkleber
fr: autocollant; sticker; stickers; autocollant voiture; planche de stickers
es: pegatina; calcomanía; adhesivo + coche|vinilo|moto; pegatinas; vinilo adhesivo
it: adesivo; sticker; adesivi; adesivo auto; decalcomania
nl: sticker; autosticker; stickervel; stickers
pl: naklejka; naklejki; naklejka na samochód; naklejki na laptopa
pt: adesivo; autocolante; adesivo para carro; figurinhas adesivas
not: wall sticker; nail sticker; tattoo sticker; sticker album; label sticker; fridge sticker; sticker machine; window sticker; sticker maker; tile sticker; screen protector; adesivo de parede; thank you sticker; door sticker; heat transfer sticker; sticker book; iron on sticker; temporary tattoo; adesivo murale; pegatina de pared; sticker remover; hot stamping sticker; silencieux adhesive; mirror sticker; metal sticker; rhinestone sticker; floor sticker; car emblem; sticker paper; pegatinas uñas; adesivo estrutural; decal paper; colle adesivo; adesivi unghie; stickers ongles; waterslide decal; book sticker activity
  main: plastic 391990 ~.75; paper 482110 ~.3; textile 580790 ~.03; base-metal 831000 ~.03
  "paper" -> 482110
  * -> 391990
ask: main
t: vinyl car sticker decal => 391990
t: paper stickers for journal 50 pcs => 482110
t: temporary tattoo sticker => !3919

@ label-paper
en: label sticker; thank you sticker; address label; price label; adhesive label; sticker label; thermal label; shipping label; barcode label; price tag; hang tag; gift tag; product label; label roll; roll label; kraft tag; clothing hang tag; seal sticker; price sticker; blank label; name label; jar label; waterproof label; inkjet label; paper tag; sticker paper; candle label; file label; dot sticker; round sticker label; a4 label sheet; wine label; color coding label
de: Etikett; Klebeetikett; Adressetikett; Preisetikett; Versandetikett; Thermoetiketten; Anhänger + Geschenk|Papier|Preis|Kraftpapier; Preisschild; Etiketten; Danke Aufkleber
fr: étiquettes adhésives; étiquette de prix; étiquettes d'expédition; étiquette cadeau; étiquettes thermiques
es: etiqueta; etiquetas adhesivas; etiqueta de precio; etiquetas térmicas; etiquetas de envío; etiqueta de regalo
it: etichette adesive; etichette termiche; cartellino prezzo; etichette di spedizione
nl: etiket; etiketten; prijskaartje; verzendlabel; labels stickers; cadeaulabel
pl: etykieta; etykiety; etykieta samoprzylepna; metka; etykiety termiczne; zawieszka + prezent|papier
pt: etiquetas adesivas; etiqueta de preço; etiquetas térmicas; etiqueta de envio
not: label maker; label printer; clothing label; care label; woven label; label tape; luggage tag; dog tag; id tag; leather label; label gun; price tag holder; label dispenser; label holder; price tag gun; iron on label; metal tag; tag gun; label cutter; plant label; etiqueta equipaje; etiquette bagage; price label gun; pricing gun; ear tag; textile label; rfid tag; wood tag; nfc tag; label applicator; hang tag string; etikettendrucker
  print=no -> 482190 ~.2
  "blank" -> 482190
  "thermal" -> 482190
  "thermique" -> 482190
  "termicas" -> 482190
  "termiche" -> 482190
  "termiczne" -> 482190
  "thermoetiketten" -> 482190
  "a4" -> 482190
  main: paper 482110 ~.7; plastic 391990 ~.3; textile 580790 ~.03; wood 442199 ~.03; leather 420500 ~.03; base-metal 831000 ~.03
  * -> 482110
ask: print; main
t: thank you stickers roll 500 pcs printed paper => 482110
t: blank thermal shipping labels 4x6 => 482190
t: label maker machine bluetooth => !4821

@ textile-label
en: clothing label; care label; woven label; fabric label; name label clothes; garment label; size label; woven tag; sewing label; textile label; silk ribbon label; leather label; pu leather label; iron on label; clothing tag; name tape iron on
de: Textiletikett; Webetikett; Namensetikett Kleidung; Pflegeetikett; Wäscheetiketten; Lederlabel; Webetiketten
fr: étiquette vêtement; étiquette tissée; étiquettes thermocollantes; étiquette textile
es: etiqueta para ropa; etiqueta tejida; etiquetas textiles; etiquetas termoadhesivas
it: etichetta per abbigliamento; etichette tessute; etichette termoadesive
nl: kledinglabel; geweven label; naamlabel kleding; strijklabels
pl: metka do ubrań; metki tkane; naszywki imienne; wszywki
pt: etiqueta de roupa; etiqueta tecida; etiqueta bordada; etiquetas termocolantes
not: clothing tag gun; clothing label printer
  main: leather 420500 ~.05; plastic 392690 ~.05; rubber 401699 ~.03; paper 482110 ~.03
  "leather" -> 392690
  "printed" -> 580790
  "satin" -> 580790
  "care" -> 580790
  "silk" -> 580790
  * -> 580710
t: custom woven labels for clothing => 580710
t: printed satin care labels => 580790
t: pu leather labels handmade => 392690
t: blank shipping labels => !5807

@ adhesive-tape
en: adhesive tape; packing tape; packaging tape; double sided tape; masking tape; duct tape; washi tape; nano tape; sticky tape; scotch tape; clear tape; parcel tape; foam tape; anti slip tape; painter tape; sealing tape; gaffer tape; carton tape; mounting tape; transparent tape; foil tape; fashion tape double sided; butyl tape; repair tape; waterproof tape; floor marking tape; acrylic foam tape; vhb tape; thermal tape double sided; caulk tape; seam tape; book tape; carpet tape; stationery tape; pinstripe tape; copper foil tape; ptfe tape adhesive; weather strip tape; kraft tape; gummed tape; grip tape; teflon tape; self adhesive tape; rescue tape
de: Klebeband; Paketband; Packband; Kreppband; Malerkrepp; Panzertape; Gewebeband; Washi Tape; doppelseitiges Klebeband; Antirutschband; Aluminiumklebeband; Abklebeband; Dichtungsband; Abdeckband; Klebefilm
fr: ruban adhésif; scotch; ruban de masquage; adhésif double face; ruban d'emballage; ruban antidérapant; ruban aluminium; washi tape; bande adhésive; ruban réfléchissant
es: cinta adhesiva; cinta de embalar; cinta de carrocero; cinta doble cara; cinta americana; cinta washi; cinta antideslizante; cinta de aluminio; celo
it: nastro adesivo; nastro da imballaggio; nastro biadesivo; scotch; nastro carta; nastro americano; washi tape; nastro antiscivolo
nl: plakband; verpakkingstape; dubbelzijdig tape; ducttape; schilderstape; washi tape; antisliptape; afplaktape
pl: taśma klejąca; taśma pakowa; taśma dwustronna; taśma malarska; taśma washi; taśma antypoślizgowa; taśma naprawcza; taśma aluminiowa
pt: fita adesiva; fita crepe; fita dupla face; fita de embalagem; fita washi; fita antiderrapante; fita silver tape; durex; fita isolamento aluminio
not: tape measure; tape dispenser; cassette tape; led tape; insulation tape; electrical tape; medical tape; kinesiology tape; magnetic tape; bias tape; twill tape; sports tape; tape gun; ribbon tape; correction tape; tape holder; tape cutter; wig tape; fashion tape hem; hook and loop tape; hair extension tape; boob tape; breast tape; label tape; zipper tape; thread seal tape; vhs tape; athletic tape; elastic tape; tape led; video tape; boxing tape; hockey tape; mouth tape; eyelid tape; skateboard grip tape; racket grip tape; tape reader; handlebar tape; velcro tape; heat tape pipe; bar tape; data tape; cotton tape sewing; tape library; tape extensions; lash tape; barricade tape; tape drive; bondage tape; cinta métrica; tape in extensions; face lift tape; scar tape; hemming tape; eyelash tape; cinta kinesiologica; wig glue tape; hem tape
  "washi" -> 481141
  "masking" -> 481141
  "painter" -> 481141
  "crepe" -> 481141
  "kreppband" -> 481141
  "malerkrepp" -> 481141
  "masquage" -> 481141
  "carrocero" -> 481141
  "schilderstape" -> 481141
  "malarska" -> 481141
  "kraft" -> 481141
  "duct" -> 590610 ~.6
  "gaffer" -> 590610
  "gewebeband" -> 590610
  "teflon" -> 392099
  "ptfe" -> 392099
  "aluminium" -> 760720
  "aluminum" -> 760720
  "aluminio" -> 760720
  "aluminiumklebeband" -> 760720
  "copper" -> 741021
  "butyl" -> 400599
  "anti slip": "mineral" 680520; * 391910
  width>20cm -> 391990
  main: paper 481141 ~.05; textile 590610 ~.05; aluminium 760720 ~.03; plastic 391910 ~.03
  * -> 391910
ask: main; width
t: clear packing tape 48mm x 66m => 391910
t: washi tape set 10 rolls => 481141
t: double sided nano tape transparent => 391910
t: tape measure 5m => !3919

@ tape-dispenser
en: tape dispenser; tape gun; price tag gun; label gun; price label gun; pricing gun; tag gun; tape cutter; packing tape dispenser; price gun; tagging gun; clothes tag gun; masking tape dispenser
de: Klebebandabroller; Tischabroller; Preisauszeichner; Abroller + Klebeband|Paketband; Etikettierpistole
fr: dévidoir adhésif; dérouleur de ruban adhésif; pistolet à étiquettes
es: dispensador de cinta; portarrollos cinta adhesiva; pistola etiquetadora
it: dispenser nastro adesivo; prezzatrice; dispenser per nastro; sparafili
nl: tapehouder; plakbandhouder; prijstang; tape dispenser
pl: podajnik do taśmy; metkownica; dyspenser taśmy; odwijak do taśmy
pt: dispensador de fita; suporte fita adesiva
  "pricing" -> 961100
  "price": "tag" 820559 ~.3; * 961100
  "preisauszeichner" -> 961100
  "precios" -> 961100
  "precos" -> 961100
  "prezzatrice" -> 961100
  "prijstang" -> 961100
  "metkownica" -> 961100
  "tag gun" -> 820559
  "tagging gun" -> 820559
  main: plastic 392610 ~.7; base-metal 847290 ~.3
  * -> 392610
t: desk tape dispenser plastic => 392610
t: price label gun 8 digits => 961100
t: clear packing tape 6 rolls => !3926

@ plastic-bag
en: plastic bag; zip lock bag; ziplock bag; zipper bag; poly bag; poly mailer; resealable bag; opp bag; cellophane bag; garbage bag; trash bag; bin bag; bin liner; freezer bag; sandwich bag; self adhesive bag; mylar bag; stand up pouch; bubble bag; shipping bag; courier bag; mailing bag; vacuum sealer bag; vacuum sealer roll; dog poop bag; dog waste bag; carrier bag; shopping bag plastic; t shirt bag; grip seal bag; cookie bag; clear bag; treat bag; candy bag + plastic|clear|cellophane; jewelry zip bag; bubble mailer; air cushion bag; aluminium foil bag; smell proof bag; food storage bag; zip bag; packaging bag; ldpe bag; laundry bag plastic; diaper bag disposable; antistatic bag; plastic pouch; shrink bag; heat shrink bag; piping bag; icing bag; pastry bag; ice bag; seal bag; trash liner; nappy sack; garment bag plastic
de: Plastikbeutel; Druckverschlussbeutel; Müllbeutel; Müllsack; Gefrierbeutel; Versandtasche; Versandbeutel; Zip-Beutel; Hundekotbeutel; Vakuumbeutel; Tragetasche + Plastik; Flachbeutel; Kotbeutel; Spritzbeutel; Plastiktüte; Luftpolstertasche; Cellophanbeutel; Müllbeutel
fr: sac plastique; sachet plastique; sachet zip; sac poubelle; sac congélation; sac à déjections; pochette d'expédition; sac sous vide; sachet + zip|transparent|cellophane; poche à douille; sacs poubelle; enveloppe à bulles; sac ziplock
es: bolsa de plástico; bolsa zip; bolsa de basura; bolsa para congelar; bolsa de envío; bolsas para excrementos; bolsas al vacío; bolsa ziplock; bolsas de celofán; manga pastelera; sobre acolchado; bolsas zip
it: sacchetto di plastica; sacchetti; sacchi spazzatura; sacchetti freezer; sacchetti sottovuoto; buste spedizione; sacchetti igienici per cani; sacchetti zip; sac à poche; busta imbottita; sacchetti cellophane
nl: plastic zak; ziplock zakje; vuilniszak; diepvrieszak; verzendzak; hondenpoepzakjes; gripzakjes; vacuümzakken; spuitzak; bubbelenvelop; poepzakjes; cellofaan zakje
pl: torebka foliowa; woreczki strunowe; worki na śmieci; foliopaki; koperta bąbelkowa; worki na psie odchody; woreczki foliowe; worki do pakowania próżniowego; rękaw cukierniczy; torebki strunowe; woreczki na mrożonki
pt: saco plástico; saco zip; saco de lixo; sacola plástica; envelope de segurança; saco higiênico cachorro; saco zip lock; saco de congelamento; saco de confeitar; envelope bolha; saquinho plástico
not: bag sealer; plastic bag sealer; bag clip; trash bag holder; garbage bag holder; poop bag dispenser; poop bag holder; zip bag pvc cosmetic; bag dispenser; plastic bag holder; vacuum bag clothes; plastic bag machine; bag making machine; zipper pencil bag; clear bag stadium; clear backpack; sac poubelle support; clear tote bag; sac à dos; clear makeup bag; garment bag travel; insulated bag; poly bag gusset machine; diaper bag; ostomy bag; ice bag sport injury; cold ice bag; piping bag tips; piping tip; urine bag; bin bag holder
  "piping" -> 392329
  "icing" -> 392329
  "spritzbeutel" -> 392329
  "opp" -> 392329
  "cellophane" -> 392329
  "cellophan" -> 392329
  "cellofaan" -> 392329
  "celofan" -> 392329
  "pvc" -> 392329
  "mylar" -> 392329
  "aluminium" -> 392329
  "foil" -> 392329
  "vacuum" -> 392329
  "sous vide" -> 392329
  "shrink" -> 392329
  "antistatic" -> 392321
  main: paper 481940 ~.03; textile 630790 ~.03; silicone 392410 ~.03
  "kraft" -> 481940
  * -> 392321
ask: main
t: zip lock bags polyethylene 100 pcs => 392321
t: opp self adhesive bags clear 200 pcs => 392329
t: garbage bags 50l drawstring => 392321
t: dog poop bag dispenser => !3923

@ paper-bag
en: paper bag; gift bag; kraft paper bag; paper gift bag; kraft bag; party bag; candy bag paper; paper shopping bag; treat bag paper; bakery bag; wine gift bag; goodie bag; paper sack; bread bag paper; popcorn bag; paper carrier bag; coffee bag + paper|kraft; favor bag; present bag
de: Papiertüte; Geschenktüte; Geschenktasche; Kraftpapiertüte; Papiertragetasche; Flaschentüte; Papiertasche
fr: sac en papier; sac cadeau; pochette cadeau; sachet papier; sac kraft
es: bolsa de papel; bolsa de regalo; bolsa kraft; bolsas de papel
it: sacchetto di carta; busta regalo; sacchetti regalo; shopper carta; busta di carta
nl: papieren zak; cadeautasje; papieren tas; geschenktasje; kraft zakje
pl: torba papierowa; torebka prezentowa; torebki papierowe; torba prezentowa
pt: saco de papel; sacola de presente; sacola de papel; saco kraft; sacola kraft
not: vacuum paper bag; paper bag machine; organza gift bag; velvet gift bag; gift bag tissue paper; cotton gift bag; drawstring gift bag; plastic gift bag; gift bag clothing; gift bag fabric
  main: plastic 392329 ~.05; textile 630539 ~.03; paper 481940 ~.9
  width>=40cm -> 481930
  * -> 481940
ask: main
t: kraft paper gift bags with handles 20 pcs => 481940
t: organza gift bags 100 pcs => !4819

@ textile-pouch
en: organza bag; drawstring pouch; jewelry pouch; velvet pouch; velvet bag; drawstring gift bag; cotton drawstring bag; burlap bag; jute bag; gift pouch; fabric gift bag; muslin bag; linen pouch; favor pouch; organza gift bag; velvet gift bag; cotton pouch; dust bag; dice bag; small drawstring bag; jewelry bag; satin pouch; produce bag; mesh produce bag; sachet bag; wedding favor bag; shoe dust bag; cotton gift bag
de: Organzabeutel; Säckchen; Samtbeutel; Stoffbeutel klein; Schmuckbeutel; Jutesäckchen; Baumwollbeutel; Leinensäckchen; Obstnetz; Zuziehbeutel; Organzasäckchen
fr: sachet organza; pochette à cordon; pochon; pochon velours; sac à vrac; sachet en tissu; sac en jute; pochette bijoux
es: bolsa de organza; bolsita; bolsa de yute; bolsa de terciopelo; bolsas de organza; saquito; bolsa con cordón; bolsas de malla
it: sacchettino organza; sacchetti organza; sacchetto di juta; sacchetto in velluto; sacchettini; bustina in tessuto
nl: organza zakje; fluwelen zakje; katoenen zakje; jute zakje; sieradenzakje; groentezakje
pl: woreczek z organzy; woreczki z organzy; woreczek welurowy; woreczek bawełniany; sakiewka; woreczki jutowe
pt: saquinho de organza; saco de veludo; saquinho de juta; saquinho de algodão; sacola de pano; saco organza
not: sleeping bag drawstring; laundry bag; drawstring backpack; vacuum cleaner dust bag; tea bag drawstring; dust bag vacuum; gym drawstring bag; cosmetic drawstring bag; dust bag robot; sachet bag spice
  main: plastic-sheet 420232 ~.02; plastic 392329 ~.03; leather 420231 ~.03; paper 481940 ~.03
  main-fibre: cotton 630520 ~.2; jute 630510 ~.1; synthetic|artificial 630539 ~.03; flax 630590 ~.03
  "organza" -> 630539
  * -> 630539
ask: main-fibre
t: organza jewelry bags 100 pcs => 630539
t: cotton drawstring pouches muslin => 630520
t: jute burlap sacks small => 630510
t: vacuum cleaner dust bag => !6305

@ packing-sack
en: sandbag; woven sack; feed sack; rubble sack; jumbo bag; potato sack; woven polypropylene bag; firewood bag; hessian sack; flood bag; rice sack; garden waste bag; rubble bag; mesh sack onion; raschel bag
de: Sandsack; Gewebesack; Bauschuttsack; Kartoffelsack; Gartensack; Schwerlastsack
fr: sac de sable; sac tissé; sac à gravats; sac de déchets verts
es: saco de arena; big bag; saco de escombros; saco tejido; saco de jardín
it: sacco di sabbia; sacco in polipropilene; sacco per macerie; sacco giardino
nl: puinzak; geweven zak; tuinafvalzak
pl: worek na piasek; big bag; worek polipropylenowy; worki na gruz; worek na liście; worek raszlowy
pt: saco de areia; saco de entulho
not: sandbag boxing; boxing sandbag; sandbag fitness; weight sandbag; photography sandbag; studio sandbag; training sandbag; fitness sandbag; light stand sandbag; potato sack race; trash sack; sac de sable boxe
  main-fibre: jute 630510 ~.05; cotton 630520 ~.03; flax 630590 ~.03
  "big bag" -> 630532
  "bulk" -> 630532
  "fibc" -> 630532
  "jumbo" -> 630532
  "jute" -> 630510
  "hessian" -> 630510
  * -> 630533
t: fibc bulk bag 1000 kg => 630532
t: pp woven sandbags 50 pcs => 630533
t: boxing sandbag heavy => !6305

@ cardboard-box
en: gift box; cardboard box; shipping box; corrugated box; mailer box; packaging box; carton box; paper box; cake box; pizza box; moving box; candy box; cupcake box; mailing box; magnetic gift box; chocolate box packaging; favor box; kraft box; box packaging; present box; cookie box; pillow box; macaron box; wine box cardboard; donut box; storage carton; gift boxes with lids; bakery box; postal box; treat box; gable box; advent calendar box empty; jewelry packaging box; cardboard tube; mailing tube; poster tube; postal tube; drawer gift box; explosion box; wedding favor box
de: Geschenkbox; Karton + Versand|Umzug|Faltkarton|Pappe|Well; Versandkarton; Faltschachtel; Geschenkschachtel; Pappkarton; Umzugskarton; Tortenkarton; Pizzakarton; Schachtel; Faltkarton; Versandrolle; Geschenkkarton
fr: boîte cadeau; carton d'emballage; boîte en carton; carton de déménagement; boîte à gâteau; boîte pizza; coffret cadeau vide; tube d'expédition; ballotin; carton d'expédition; boîte kraft
es: caja de regalo; caja de cartón; cajas de envío; caja de mudanza; caja para tarta; caja de pizza; cajita; caja kraft; tubo de cartón; cajas de cartón
it: scatola regalo; scatola di cartone; scatole da spedizione; scatola per torta; scatola pizza; scatolina; tubo di cartone; scatole cartone; scatola portaconfetti
nl: geschenkdoos; kartonnen doos; verzenddoos; verhuisdoos; taartdoos; pizzadoos; doosje; kokerverpakking; cadeaudoos; brievenbusdoos
pl: pudełko prezentowe; karton; pudełko kartonowe; karton klapowy; pudełko na tort; pudełko na pizzę; pudełeczko; tuba kartonowa; kartony; pudełka na prezenty
pt: caixa de presente; caixa de papelão; caixa de envio; caixa para bolo; caixa de pizza; caixinha; tubo de papelão; caixa kraft; caixas de papelão
not: gift box set; mystery box; gift box jewelry ring; box cutter; subscription box; gift box soap; ring gift box; watch gift box; magic box; gift box ribbon; gift box of; metal gift box; wooden gift box; pizza box machine; carton box machine; tin gift box; candy box plastic; acrylic box; coffret cadeau beauté; cardboard box cutter; karton schneider; acrylic gift box; in gift box; with gift box; plastic box; music box; lunch box cardboard; wood box; pencil box; caja de pizza térmica; pizza box carrier; velvet gift box
  "tube" -> 481950
  "rolle" -> 481950
  "tubo" -> 481950
  "tuba" -> 481950
  "corrugated" -> 481910
  "shipping" -> 481910
  "mailer" -> 481910
  "mailing" -> 481910
  "moving" -> 481910
  "pizza" -> 481910
  "versand" -> 481910
  "versandkarton" -> 481910
  "umzugskarton" -> 481910
  "demenagement" -> 481910
  "expedition" -> 481910
  "envio" -> 481910
  "mudanza" -> 481910
  "spedizione" -> 481910
  "verzenddoos" -> 481910
  "verhuisdoos" -> 481910
  "klapowy" -> 481910
  "papelao" -> 481910
  main: wood 442090 ~.02; plastic 392310 ~.04; base-metal 731029 ~.02; leather 420299 ~.03
  * -> 481920
ask: main
t: corrugated cardboard shipping boxes 20 pcs => 481910
t: paper gift box with lid and ribbon => 481920
t: cardboard mailing tube 50cm => 481950
t: cookies in gift box 200g => !4819

@ plastic-container-pack
en: plastic box; plastic bottle; plastic jar; cosmetic jar; cream jar; pill bottle; pump bottle; spray bottle; dropper bottle; empty bottle; travel bottle; squeeze bottle; plastic container; clear plastic box; acrylic box; jerry can; bottle cap; jar lid; lotion bottle; foam bottle; refillable bottle; cosmetic container; travel bottle set; lip balm tube; lip gloss tube; empty container; sample bottle; plastic tub; stacking crate; euro container; water container; water jerrycan; drum plastic; plastic barrel; vial plastic; soft tube; cosmetic tube; candy jar plastic; pet bottle; plastic lid; bottle lid; sample vial; sauce cup container; bubble tea cup; blister box; clamshell box; slime container; bead container; egg carton; seedling tray lid; plastic case box small; trigger sprayer; pump head bottle; lotion pump; mist spray bottle; empty nail polish bottle; essential oil bottle; perfume atomizer; refillable perfume; perfume atomiser; atomizer bottle; travel perfume bottle; glass dropper bottle; glass bottle; glass jar; cork bottle; glass spray bottle; candle jar empty; milk bottle glass; sample jar glass; wishing bottle; amber bottle; perfume bottle; juice bottle glass; glass roller bottle; sauce bottle
de: Plastikbox; Kunststoffbox; Kunststoffflasche; Sprühflasche; Pumpflasche; Cremedose; Reiseflaschen; Kanister; Stapelkiste; Leerdose; Leerflasche; Kunststoffdose; Tropfflasche; Schraubdose; Flaschendeckel; Tiegel; Zerstäuber + Parfüm|leer|Reise; Glasflasche; Weithalsglas; Roll-on Flasche
fr: boîte plastique; flacon plastique; flacon pompe; flacon spray; pot cosmétique; bouteille vide; jerrycan; flacon vide; pot vide; flacon voyage; vaporisateur vide; vaporisateur de parfum; bouteille en verre; bocal; flacon compte gouttes; fiole; couvercle bocal; flacon roll on; vaporisateur parfum rechargeable
es: caja de plástico; bote de plástico; botella vacía; botella pulverizadora; tarro cosmético; envase vacío; bidón; caja apilable; botellas de viaje; frasco cuentagotas; frasco vacío; atomizador de perfume; tarro de mermelada; botella spray; frasco roll on; envases cosméticos; tapa de tarro
it: scatola di plastica; flacone; bottiglia vuota; flacone spray; vasetto cosmetico; tanica; cassetta di plastica; flaconi da viaggio; barattolo vuoto; atomizzatore profumo; boccetta contagocce; barattolo marmellata; boccetta; tappo bottiglia; flacone roll on; spruzzino
nl: plastic doos; plastic fles; sprayflesje; pompflesje; lege fles; jerrycan; krat plastic; reisflesjes; cosmetica potje; pipetflesje; parfumverstuiver; roller flesje; flesdop; leeg flesje
pl: pudełko plastikowe; butelka plastikowa; butelka z atomizerem; butelka z pompką; słoiczek; kanister; butelki podróżne; pojemnik plastikowy; butelka z zakraplaczem; atomizer do perfum; słoiki; zakrętka; fiolka; roll on butelka; buteleczka
pt: caixa plástica; frasco plástico; frasco spray; frasco pump; pote cosmético; garrafa vazia; frascos de viagem; pote plástico; frasco conta gotas; atomizador de perfume; borrifador; frasco roll on; tampa de garrafa; frasco vazio
not: plastic box lunch; bottle cap opener; lunch container; plastic bottle crusher; pump bottle wrap; spray bottle paint; bottle cap keychain; pill bottle opener; bottle cap badge; plastic bottle cutter; glass bottle cutter; jar opener; cookie jar; bottle brush; wine in bottle; plastic container machine; water bottle; feeding bottle; baby bottle; storage jar kitchen; spice jar; glass jar candle; in glass jar; plastic bottle machine; honey in jar; in plastic jar; glass bottle lamp; bottle cap radiator; candle in glass jar; glass jar lid seal; with spray bottle; water jug; perfume bottle charm; spray paint bottle; spray bottle cleaner; message in bottle; soap dispenser; flacone di sapone; snuff bottle; reed diffuser bottle; glass bottle of; milk jar dairy; jerry can holder; jerry can mount; botella de vidrio agua; bidon vélo; bidon essence; bidón ciclismo; garrafa de vidro água; plastic storage box; nail dappen; salad jar; glass jar with straw; glass bottle water; borraccia
  "atomizer" -> 961610 ~.8
  "atomiser" -> 961610
  "atomizador" -> 961610
  "atomizzatore" -> 961610
  "vaporisateur" -> 961610 ~.6
  "parfumverstuiver" -> 961610
  "trigger" -> 842489
  "lotion pump" -> 961610
  "pump head" -> 961610
  "spray": main=glass 701090 ~.1; main=aluminium 761290 ~.03; * 392330
  "cap" -> 392350 ~.7
  "lid": main=base-metal 830990 ~.3; * 392350
  "deckel" -> 392350
  "couvercle" -> 830990 ~.5
  "zakretka" -> 830990
  "glass": "plastic" 392330; * 701090
  "glas": * 701090
  "glasflasche" -> 701090
  "einmachglas" -> 701090
  "marmeladenglas" -> 701090
  "glasflaschchen" -> 701090
  "verre" -> 701090
  "vidrio" -> 701090
  "cristal" -> 701090
  "vetro" -> 701090
  "glazen" -> 701090
  "szklana" -> 701090
  "szklany" -> 701090
  "sloik" -> 701090
  "vidro" -> 701090
  "bocal" -> 701090
  "mason" -> 701090
  "preserving" -> 701090
  "jam jar" -> 701090
  "canning" -> 701090
  "cork bottle" -> 701090
  "amber" -> 701090
  "dropper" -> 701090
  "candle jar" -> 701090
  "wishing" -> 701090
  "nail polish" -> 701090
  "perfume bottle" -> 701090
  "essential oil" -> 701090
  "roll on" -> 701090 ~.6
  "roller" -> 701090
  "wine bottle" -> 701090
  "beer bottle" -> 701090
  main: glass 701090 ~.15; aluminium 761290 ~.03; base-metal 731029 ~.03; paper 482370 ~.03
  "box" -> 392310
  "crate" -> 392310
  "kiste" -> 392310
  "euro container" -> 392310
  "clamshell" -> 392310
  "blister" -> 392310
  "egg carton" -> 392310
  "caisse" -> 392310
  "boite" -> 392310
  "caja" -> 392310
  "scatola" -> 392310
  "cassetta" -> 392310
  "krat" -> 392310
  "pudelko" -> 392310
  "skrzynka" -> 392310
  "caixa" -> 392310
  * -> 392330
ask: main
t: plastic pump bottle 250ml empty => 392330
t: amber glass dropper bottles 30ml => 701090
t: refillable perfume atomizer 5ml => 961610
t: stackable plastic crate => 392310
t: stainless steel water bottle => !3923

@ tin-can-box
en: tin box; aluminium jar; screw top jar + aluminium|aluminum|metal|tin; metal tin; aluminium tin; aluminum jar; metal box; gift tin; cookie tin; candle tin; tin can; aluminium can; metal can; metal jerry can; fuel can; aluminum container; mint tin; tin container; metal bucket small; aluminium bottle; screw top tin; oil drum; steel drum; sardine tin box empty; ammo can
de: Blechdose; Metalldose; Aluminiumdose; Blechkiste; Weißblechdose; Aludose; Metallkiste; Benzinkanister
fr: boîte en métal; boîte métallique; boîte en fer; boîte aluminium; pot aluminium; bidon métal
es: caja metálica; caja de lata; lata de aluminio; caja de metal; bote de aluminio; bidón metálico
it: scatola di latta; barattolo alluminio; scatola metallica; scatola in metallo
nl: blikken doos; blikje; aluminium potje; metalen blik; blikken trommel
pl: puszka metalowa; pudełko metalowe; puszka aluminiowa; metalowa puszka
pt: lata de metal; caixa de metal; pote de alumínio; lata de alumínio; caixa de lata
not: electrical metal box; metal box junction; tool box metal; metal lunch box; tin toy; mailbox metal; beverage can; beer can cooler; can of; tin can opener; cash box; metal enclosure box; tin of; fuel can holder; metal pencil box; junction box; tin box tea; can crusher; can cooler
  main: aluminium 761290 ~.15; plastic 392310 ~.03
  "aluminium" -> 761290
  "aluminum" -> 761290
  "aluminio" -> 761290
  "alluminio" -> 761290
  "aluminiumdose" -> 761290
  "steel drum" -> 731010
  "oil drum" -> 731010
  * -> 731029
t: metal tin box rectangular with hinge => 731029
t: aluminium screw top jars 60ml => 761290
t: electrical junction box ip65 => !7310

@ wrapping-material
en: bubble wrap; gift wrap; wrapping paper; gift wrapping paper; tissue paper; packing peanuts; air cushion film; kraft paper roll; packing paper; shredded paper; crinkle paper; foam sheet packaging; foam pouch; raffia paper; bouquet wrapping paper; flower wrapping paper; cellophane wrap; paper filler; bubble film; foam wrap; honeycomb paper; air pillow; heat shrink film; crepe paper; kraft paper; packaging foam; shrink wrap band; wine bottle protector bag; edge protector cardboard; corner protector packaging
de: Luftpolsterfolie; Geschenkpapier; Seidenpapier; Packpapier; Füllmaterial + Verpackung|Papier; Krepppapier; Kraftpapier; Blumenpapier; Verpackungschips; Palettenfolie
fr: papier bulle; papier cadeau; papier de soie; papier kraft; film à bulles; frisure papier; papier crépon; papier d'emballage; chips de calage
es: plástico de burbujas; papel de regalo; papel de seda; papel kraft; papel burbuja; papel crepé; papel triturado; papel de embalar
it: pluriball; carta regalo; carta velina; carta kraft; carta da pacchi; carta crespa; film termoretraibile; trucioli di carta
nl: bubbeltjesplastic; cadeaupapier; inpakpapier; vloeipapier; wikkelfolie; kraftpapier; noppenfolie; crêpepapier; zijdepapier
pl: folia bąbelkowa; papier do pakowania; papier prezentowy; bibuła; papier pakowy; wypełniacz papierowy; krepina; papier kraft
pt: plástico bolha; papel de presente; papel de seda; papel kraft; papel de embrulho; papel crepom; filme termoencolhível; palha de papel
not: shrink wrap machine; wrapping paper cutter; wrapping paper storage; tissue paper toilet; heat gun shrink; tissue paper pom pom; shrink wrap tube battery; heat shrink tube; paper filler pen; kraft paper bag; kraft paper box; kraft paper tape; kraft paper envelope; wrapping paper scissors; kraft paper gift tag; tissue paper facial; kraft paper label; kraft paper notebook; wrapping machine; kraft paper tag; kraft paper sticker; heat shrink bag; bubble wrap bag; fake tissue; facial tissue
  "tissue" -> 480640 ~.5
  "seidenpapier" -> 480640
  "papier de soie" -> 480640
  "papel de seda" -> 480640
  "velina" -> 480640
  "bibula" -> 480640
  "vloeipapier" -> 480640
  "crepe" -> 480890
  "krepppapier" -> 480890
  "crepon" -> 480890
  "crespa" -> 480890
  "krepina" -> 480890
  "crepom" -> 480890
  "shred" -> 482390
  "shredded" -> 482390
  "crinkle" -> 482390
  "filler" -> 482390
  "honeycomb" -> 480890
  "kraft" -> 480439
  "kraftpapier" -> 480439
  "packpapier" -> 480439
  "packing paper" -> 480439
  "pakowy" -> 480439
  "bubble" -> 392119
  "bulle" -> 392119
  "bulles" -> 392119
  "burbujas" -> 392119
  "burbuja" -> 392119
  "pluriball" -> 392119
  "bolha" -> 392119
  "babelkowa" -> 392119
  "noppenfolie" -> 392119
  "bubbeltjesplastic" -> 392119
  "luftpolsterfolie" -> 392119
  "foam" -> 392119
  "air" -> 392321
  "peanuts" -> 392390
  "chips" -> 392390
  "shrink" -> 392010
  "stretch" -> 392010
  "film" -> 392010
  "folie" -> 392010
  "wikkelfolie" -> 392010
  "pallet" -> 392010
  "cellophane" -> 392020
  "bouquet" -> 392020 ~.5
  "flower" -> 392020 ~.5
  main: plastic 392010 ~.03; paper 481190 ~.03
  * -> 481190
t: gift wrapping paper roll birthday => 481190
t: bubble wrap roll 50m => 392119
t: shredded paper filler for gift box => 482390
t: stretch film pallet wrap 500mm => 392010
t: heat shrink tube set => !3921

@ envelope
en: envelope; mailing envelope; paper envelope; kraft envelope; invitation envelope; padded envelope; business envelope; window envelope; money envelope; red envelope; cash envelope; coin envelope; photo mailer; cardboard envelope; rigid mailer; seed envelope; document mailer; c5 envelope
de: Briefumschlag; Umschlag + Brief|Papier|Kraft|C5|DL; Kuvert; Versandumschlag; Luftpolsterumschlag; Briefumschläge; Pappumschlag
fr: enveloppe; enveloppe kraft; enveloppes; pochette kraft; enveloppe cartonnée
es: sobre; sobres; sobre kraft; sobres de papel; sobres para invitaciones
it: busta + lettera|carta|kraft|commerciale; buste; buste da lettera; buste per inviti
nl: envelop; enveloppen; kartonnen envelop; luchtkussenenvelop
pl: koperta; koperty; koperta kartonowa; koperty na zaproszenia
pt: envelope; envelopes; envelope kraft; envelopes de convite
not: envelope bag; envelope clutch; envelope sealer; document envelope plastic; bubble mailer; plastic envelope; envelope opener; envelope laptop sleeve; envelope wallet; envelope seal; envelope folder; envelope sticker; envelope cushion; envelope pillow; sobre acolchado; snap button envelope; envelope purse
  "plastic" -> 392321
  "cardboard" -> 481950 ~.5
  "rigid" -> 481950
  "kartonnen" -> 481950
  "kartonowa" -> 481950
  main: plastic 392321 ~.03; textile 630790 ~.03
  * -> 481710
t: white paper envelopes c5 50 pcs => 481710
t: letter opener metal => !4817

@ greeting-card
en: greeting card; birthday card; christmas card; thank you card; postcard; invitation card; wedding invitation; valentine card; gift card paper; pop up card; 3d card; holiday card; note card; place card; easter card; sympathy card; anniversary card; save the date; invitation; congratulations card; greeting card set; mother day card; baby shower invitation; blank card; photo card + postcard|kpop|idol; photocard; lomo card; save the date card; table place card; rsvp card; wish card; post card
de: Grußkarte; Geburtstagskarte; Weihnachtskarte; Postkarte; Einladungskarte; Glückwunschkarte; Dankeskarte; Klappkarte; Pop-up-Karte; Hochzeitseinladung; Tischkarte; Trauerkarte
fr: carte de vœux; carte d'anniversaire; carte postale; carte d'invitation; carte de remerciement; carte de noël; faire part; marque place; carte pop up
es: tarjeta de felicitación; tarjeta de cumpleaños; postal; tarjeta de invitación; tarjeta de navidad; tarjeta de agradecimiento; invitación de boda; postales; invitaciones
it: biglietto d'auguri; cartolina; biglietto di compleanno; partecipazione; invito; biglietto di ringraziamento; cartolina postale; inviti; segnaposto; biglietto natale
nl: wenskaart; verjaardagskaart; ansichtkaart; kerstkaart; uitnodiging; bedankkaart; briefkaart; trouwkaart; wenskaarten
pl: kartka okolicznościowa; kartka urodzinowa; pocztówka; zaproszenie; kartka świąteczna; winietka; kartka z życzeniami; kartki; zaproszenia
pt: cartão de aniversário; cartão postal; convite; cartão de natal; cartão de agradecimento; cartão comemorativo; convites; cartão de felicitações
not: greeting card holder; card holder; card making kit; card stock; greeting card box; place card holder; greeting card stand; postcard album; greeting card display; photo card holder; photocard holder; photo card sleeve; photocard sleeve; photocard binder; photocard album; card sleeve; convite inspection; music greeting card module
  "blank" -> 481720
  "note card" -> 481720
  "photo card": * 491191
  "photocard" -> 491191
  "lomo" -> 491191
  * -> 490900
t: pop up birthday card => 490900
t: blank note cards and envelopes => 481720
t: kpop photocard set => 491191
t: business card holder => !4909

@ business-card-print
en: business card; flyer; leaflet; brochure; catalogue; catalog; advertising flyer; menu card; gift voucher; ticket; certificate; loyalty card paper; raffle ticket; instruction card; scratch card; gift certificate; appointment card; instruction leaflet; flash card; flashcards; oracle cards printed; card insert; coupon; printed insert; affirmation cards; photo booth prints; milestone cards; display card; backing card; pamphlet; certificate paper; trading card + football|sports|collectible|baseball|basketball; sports card; collectible card; conversation cards; baby milestone card; award certificate; lottery ticket; bingo card paper; prayer card; holy card; recipe card; bookmark paper; jewelry card
de: Visitenkarte; Flyer; Broschüre; Katalog; Gutschein; Eintrittskarte; Prospekt; Meilensteinkarten; Urkunde; Lernkarten; Sammelkarte; Karteikarten Lern
fr: carte de visite; dépliant; brochure; catalogue; bon cadeau; billet d'entrée; prospectus; cartes étapes bébé; carte à collectionner; diplôme papier; image pieuse
es: tarjeta de visita; folleto; catálogo; vale regalo; tarjetas de presentación; cromos; entrada + concierto|evento; certificado; tarjeta coleccionable; octavilla; estampita
it: biglietto da visita; volantino; catalogo; dépliant; buono regalo; biglietti da visita; figurine; attestato; santino; opuscolo
nl: visitekaartje; folder; catalogus; cadeaubon; brochure; verzamelkaart; mijlpaalkaarten; toegangskaart; flyers; bidprentje
pl: wizytówka; ulotka; katalog; broszura; bon podarunkowy; bilet; karty kolekcjonerskie; wizytówki; dyplom; obrazek święty
pt: cartão de visita; panfleto; catálogo; vale presente; folheto; figurinha; bilhete; certificado; santinho; cartões de visita
not: business card holder; card case; ticket printer; business card scanner; menu holder; ticket machine; card printer; flyer holder; flashcard reader; business card paper; certificate frame; ticket holder; catalog drawer; certificate holder; memory flash card; flash card adapter; diploma holder; playing card; business card maker; brochure holder; flyer box; ticket album; camera flash card; talking flash cards; sd flash card; compact flash card; tickets rolls machine; folder map; bingo card game; leaflet holder; adventure ticket game; certificate holder folder; business card case; cards reader
  "flyer" -> 491110
  "catalogue" -> 491110
  "catalog" -> 491110
  "advertising" -> 491110
  "katalog" -> 491110
  "prospekt" -> 491110
  "catalogo" -> 491110
  "volantino" -> 491110
  "ulotka" -> 491110
  "panfleto" -> 491110
  "folleto" -> 491110
  "brochure" -> 490199
  "leaflet" -> 490110
  "booklet" -> 490199
  main: plastic 392690 ~.03; base-metal 831000 ~.03; wood 442199 ~.03
  * -> 491199
t: business cards printed 100 pcs => 491199
t: advertising flyers a5 500 pcs => 491110
t: baseball trading card rookie => 491199
t: business card holder leather => !4911

@ book
en: book; novel; paperback; hardcover book; cookbook; textbook; instruction manual; user manual; story book; puzzle book; workbook; guide book; history book; used book; art book; comic book; manga; magazine; bible; poetry book; biography; dictionary; encyclopedia; coloring book; colouring book; picture book; children book; kids book; board book; activity book; sticker book; sheet music; music book; atlas; journal magazine; newspaper; graphic novel; fantasy novel; guitar tab book; hymn book; adult coloring book; baby cloth book; pattern book; crossword book; sudoku book; travel guide; quran; yearbook; photo book printed; fabric book; service manual; repair manual; book set; recipe book
de: Buch; Roman; Taschenbuch; Kochbuch; Sachbuch; Bilderbuch; Kinderbuch; Malbuch; Wörterbuch; Zeitschrift; Comic; Noten + Klavier|Gitarre|Musik; Bedienungsanleitung; Stickerbuch; Bibel; Reiseführer; Zeitung; Magazin
fr: livre; roman; livre de cuisine; bande dessinée; manuel scolaire; livre d'images; livre enfant; livre de coloriage; cahier de coloriage; dictionnaire; magazine; partition; mode d'emploi; bible; journal quotidien; manga; revue
es: libro; novela; libro de cocina; cómic; manual; libro infantil; libro para colorear; diccionario; revista; partitura; biblia; periódico; tebeo; libros
it: libro; romanzo; libro di cucina; fumetto; manuale; libro per bambini; libro da colorare; dizionario; rivista; spartito; bibbia; giornale; libri; album da colorare
nl: boek; roman; kookboek; stripboek; kinderboek; prentenboek; kleurboek; woordenboek; tijdschrift; bladmuziek; handleiding; bijbel; krant; boeken
pl: książka; powieść; książka kucharska; komiks; książka dla dzieci; kolorowanka; słownik; czasopismo; nuty; instrukcja obsługi; biblia; gazeta; podręcznik; książki
pt: livro; romance; livro de receitas; história em quadrinhos; livro infantil; livro de colorir; dicionário; revista; partitura; bíblia; jornal; mangá; gibi; livros
not: book light; book stand; book shelf; book holder; bookmark; notebook; book cover; book end; book bag; macbook; booklet printer; book safe; address book; sketch book; photo book; guest book; note book; exercise book; book lamp; book binding; chromebook; scrap book; e book reader; book sleeve; audio book player; ebook; book box; book nook; magazine rack; magazine holder; check book; pocket book wallet; passport book; comic book bag; comic book sleeve; magazine pouch; quiet book felt; book case; book reader; manga pen; magazine gun; journal bearing; sticker book album; gun magazine; livro caixa; cloth book; book flip case; magazine file; libreta; book style case; book ring; book weight; book clip; portable book; appointment book; log book; planner book; coupon book; diary book; receipt book; activity book pens; recipe book blank; bible cover; bible case; bible tabs; journal en cuir; cheque book; address book; chequebook; page flip book; book scanner; livre d'or; autograph book; baby memory book; chess book clock; novel coronavirus; quiet book; manual transmission; manual pump; manual tool; manual juicer; manual pusher; bookend; revista porta; notebook computer; dictionary electronic
  "coloring": "adult" 490199; * 490300
  "colouring": "adult" 490199; * 490300
  "picture book" -> 490300
  "malbuch" -> 490300
  "bilderbuch" -> 490300
  "coloriage" -> 490300
  "colorear" -> 490300
  "colorare" -> 490300
  "kleurboek" -> 490300
  "prentenboek" -> 490300
  "kolorowanka" -> 490300
  "colorir" -> 490300
  "board book" -> 490300
  "cloth book" -> 950300
  "fabric book" -> 950300
  "dictionary" -> 490191
  "encyclopedia" -> 490191
  "worterbuch" -> 490191
  "dictionnaire" -> 490191
  "diccionario" -> 490191
  "dizionario" -> 490191
  "woordenboek" -> 490191
  "slownik" -> 490191
  "dicionario" -> 490191
  "sheet music" -> 490400
  "music book" -> 490400
  "noten" -> 490400
  "partition" -> 490400
  "partitura" -> 490400
  "spartito" -> 490400
  "bladmuziek" -> 490400
  "nuty" -> 490400
  "newspaper" -> 490290 ~.6
  "magazine" -> 490290
  "zeitschrift" -> 490290
  "revista" -> 490290
  "rivista" -> 490290
  "tijdschrift" -> 490290
  "czasopismo" -> 490290
  "comic book" -> 490290 ~.4
  "atlas" -> 490520
  * -> 490199
t: paperback novel english => 490199
t: kids colouring book animals => 490300
t: piano sheet music beginners => 490400
t: spiral notebook a5 => !4901
t: book light rechargeable clip => !4901

@ map-globe
en: map; world map; wall map; scratch map; globe; road map; city map; travel map; topographic map; nautical chart; geographic globe; scratch off map; map poster; world globe; hiking map; illuminated globe
de: Landkarte; Weltkarte; Globus; Rubbelkarte; Stadtplan; Wanderkarte; Straßenkarte
fr: carte du monde; carte géographique; globe terrestre; carte à gratter; carte routière; plan de ville
es: mapa; mapa del mundo; globo terráqueo; mapa para rascar; mapamundi; mapa de carreteras
it: mappa; mappamondo; cartina geografica; mappa da grattare; mappa del mondo; carta geografica
nl: landkaart; wereldkaart; wereldbol; kraskaart; wandelkaart; stadsplattegrond
pl: mapa; mapa świata; globus; mapa zdrapka; plan miasta; mapa turystyczna
pt: mapa; mapa mundi; globo terrestre; mapa de raspar; mapa de estradas
not: map gas; map holder; map light; mapping drone; map update; map sensor; map sd card; globe lamp; globe valve; sat nav map; map bag; map case; map navigation; map card; globe light; snow globe; globe bulb; globe string lights; globe glass; sd card map; map torch; map compass; globe bar; globe puzzle; map puzzle; concept map; lámpara globo; globo de neve; globo de luz; map pin; map pocket; map reader; boost map; globe decanter; map tracker; map drawer; map measure; map necklace; map drawing; gps map; sudoku map
  "globe" -> 490590
  main: wood 442019 ~.03; textile 630790 ~.03; base-metal 830629 ~.03; plastic 491199 ~.03
  "atlas" -> 490520
  * -> 490590
t: scratch off world map poster => 490590
t: educational world globe 25cm => 490590
t: map sensor for bmw => !4905

@ calendar
en: calendar; wall calendar; desk calendar; advent calendar; perpetual calendar; calendar 2025; tear off calendar; photo calendar; family calendar; wooden calendar block; flip calendar; desktop calendar; refrigerator calendar; acrylic calendar
de: Kalender; Wandkalender; Tischkalender; Adventskalender; Fotokalender; Familienkalender; Ewiger Kalender
fr: calendrier; calendrier mural; calendrier de l'avent; calendrier perpétuel; éphéméride
es: calendario; calendario de pared; calendario de mesa; calendario de adviento; calendario perpetuo
it: calendario; calendario da parete; calendario dell'avvento; calendario da tavolo; calendario perpetuo
nl: kalender; wandkalender; adventskalender; bureaukalender; verjaardagskalender
pl: kalendarz; kalendarz ścienny; kalendarz adwentowy; kalendarz biurkowy
pt: calendário; calendário de parede; calendário do advento; calendário de mesa
not: calendar watch; calendar clock; calendar planner; watch calendar; calendar stand; calendar display digital; calendar notebook; date calendar watch; automatic calendar; calendar function; digital calendar; calendar sticker; calendar quartz; kalendarz książkowy; advent calendar box; calendar stamp
  "advent": main=textile 950510 ~.3; main=wood 950510 ~.03; * 950510
  "adventskalender" -> 950510
  "avent" -> 950510
  "adviento" -> 950510
  "avvento" -> 950510
  "adwentowy" -> 950510
  "advento" -> 950510
  main: wood 442199 ~.03; base-metal 831000 ~.03; plastic 392690 ~.03
  * -> 491000
t: wall calendar 2025 family planner => 491000
t: felt advent calendar reusable => 950510
t: quartz watch with calendar => !4910

@ notebook
en: notebook; diary; planner; journal; notepad; memo pad; sketchbook; sticky note; writing pad; daily planner; spiral notebook; note book; journal notebook; weekly planner; guest book; composition book; bullet journal; travel journal; address book; ledger; receipt book; appointment book; legal pad; drawing pad; drawing book; to do list pad; account book; desk planner; sketch pad; leather journal; agenda; index card; memo cube; note paper; logbook; message pad; budget planner; order book; reading journal; exercise book; school notebook; loose leaf paper; refill paper; manuscript paper; invoice book; duplicate book; page marker; page flags; sticky tab; index tabs; planner refill; log book; autograph book; memory book baby; baby memory book; password book; receipt pad; watercolor pad; tear off pad; dot grid notebook; writing journal; meal planner pad; chequebook register
de: Notizbuch; Tagebuch; Terminplaner; Kalenderbuch; Notizblock; Haftnotizen; Skizzenbuch; Gästebuch; Collegeblock; Schulheft; Zeichenblock; Heft + Schule|A4|A5|liniert; Schreibblock; Bullet Journal; Haftmarker; Quittungsblock
fr: carnet; cahier; agenda; bloc notes; journal intime; carnet de notes; carnet de croquis; livre d'or; notes adhésives; cahier d'écolier; planner; bloc à dessin; facturier; répertoire adresses
es: cuaderno; libreta; agenda; diario + notas|personal|viaje; bloc de notas; notas adhesivas; cuaderno de dibujo; libro de firmas; bloc de dibujo; planificador; cuaderno escolar; notas autoadhesivas; talonario
it: quaderno; taccuino; agenda; diario; blocco note; foglietti adesivi; album da disegno; quaderno a spirale; block notes; planner; libro degli ospiti; rubrica; ricevute blocco
nl: notitieboek; dagboek; agenda; notitieblok; schrift; plakbriefjes; schetsboek; gastenboek; tekenblok; planner; notitieboekje; schrijfblok
pl: notes; zeszyt; terminarz; notatnik; pamiętnik; blok + rysunkowy|techniczny|notatnik; karteczki samoprzylepne; planner; szkicownik; kalendarz książkowy; księga gości; kołonotatnik; kołozeszyt
pt: caderno; agenda; diário; bloco de notas; caderneta; bloco de desenho; planner; livro de visitas; notas adesivas; caderno de desenho; caderno espiral
not: notebook computer; journal bearing; notebook cover; notebook pc; notebook stand; notebook fan; notebook laptop; notebook cooler; notebook hinge; notebook bag; notebook charger; notebook battery; planner sticker; planner stamp; diary lock; plane r; sketchbook marker; smart notebook; smart planner; magazine journal; journal cover; journal stickers; journaling stamp; notebook adapter; notebook sleeve; guest book frame; journal pen; notebook keyboard; notebook ram; notebook memory; planner clip; thickness planner; planner binder cover; notebook memory ram; journal ring; wall planner whiteboard; notebook display; travel agenda; agenda organizer leather; diario segreto giocattolo
  "exercise book" -> 482020
  "school notebook" -> 482020
  "schulheft" -> 482020
  "ecolier" -> 482020
  "cuaderno escolar" -> 482020
  "zeszyt" -> 482020
  "receipt" -> 482040 ~.5
  "duplicate" -> 482040
  "invoice book" -> 482040
  "quittungsblock" -> 482040
  "loose leaf" -> 482090
  "refill paper" -> 482090
  "index card" -> 482090
  "tab" -> 482090
  "flags" -> 482090
  main: leather 482010 ~.03; plastic 482010 ~.1; paper 482010 ~.03
  * -> 482010
t: spiral notebook a5 lined => 482010
t: school exercise book 48 sheets => 482020
t: notebook computer 15 inch => !4820

@ binder-folder
en: binder; ring binder; file folder; document folder; folder + file|document|paper|a4|expanding|plastic|office|school|music; clipboard; report cover; document holder; portfolio folder; expanding file; lever arch file; hanging file folder; presentation folder; expanding file folder; document wallet; l folder; clear folder; punched pocket; sheet protector; plastic folder; presentation binder; card binder; trading card binder; photocard binder; archive box; magazine file; magazine holder; file box; desk organizer; pen holder; pencil holder; desktop organizer; desk tray; letter tray; document tray; file organizer; pen cup; desk drawer organizer; file holder; pencil cup; stationery organizer; pen stand; memo holder; business card stand; desk accessories; document box; music folder; display book; menu cover; padfolio; card album; coin album; card sleeve; photocard sleeve; photo card sleeve; binder pocket page; card protector sleeve; top loader; toploader; stamp album pages; coin holder; coin capsule; laminating pouch; id badge holder; badge holder; name tag holder; name badge; badge reel; card holder lanyard; id card holder; ticket holder; luggage tag; name tag; name plate
de: Ringbuch; Aktenordner; Ordner; Schnellhefter; Klemmbrett; Sichthülle; Prospekthülle; Dokumentenmappe; Fächermappe; Hängemappe; Sammelmappe; Mappe + A4|Dokumente|Bewerbung; Stehsammler; Schreibtisch Organizer; Stiftehalter; Stifteköcher; Briefablage; Kartenhüllen; Sammelalbum; Ausweishalter; Laminierfolie; Kofferanhänger; Namensschild; Münzkapsel; Klarsichthülle; Münzalbum
fr: classeur; chemise à rabats; trieur; porte documents a4; porte bloc; pochette perforée; intercalaire; porte revues; organiseur de bureau; pot à crayons; porte stylo; bannette; pochette plastifieuse; porte badge; étiquette bagage; classeur cartes; album cartes; protège cartes; pochette transparente; badge nominatif; album monnaies
es: archivador; carpeta; carpeta de anillas; portapapeles; funda multitaller; carpeta clasificadora; revistero; organizador de escritorio; portalápices; portabolígrafos; bandeja portadocumentos; fundas para plastificar; portatarjetas identificativo; etiqueta equipaje; álbum de cartas; fundas cartas; placa identificativa; identificador de maleta; cápsulas monedas; bote lápices
it: raccoglitore; cartella documenti; cartellina; portablocco; buste trasparenti; portariviste; portapenne; organizer scrivania; vaschetta portadocumenti; porta badge; etichetta bagaglio; raccoglitore carte; bustine carte; pouches plastificazione; targhetta valigia; album monete; classificatore
nl: ringband; map + document|a4|klem; documentenmap; klembord; insteekhoes; tijdschriftenhouder; pennenbak; bureau organizer; brievenbak; badgehouder; kofferlabel; kaartenmap; lamineerhoezen; pennenhouder; ordner; kaarthoesjes; naambadge; verzamelmap
pl: segregator; teczka + dokumenty|a4|gumka; koszulki na dokumenty; podkładka z klipem; organizer na biurko; przybornik na biurko; kubek na długopisy; półka na dokumenty; folia do laminowania; identyfikator; zawieszka do walizki; album na karty; koszulki na karty; clipboard; kapsuły na monety; klaser
pt: fichário; pasta arquivo; pasta plástica; prancheta; porta revistas; organizador de mesa; porta canetas; porta lápis; bandeja de documentos; porta crachá; etiqueta de bagagem; álbum de cartas; sleeves cartas; plástico para plastificação; crachá; álbum de moedas; cápsula moedas; tag de mala
not: resin binder; binder clip; chest binder; folder machine; folder knife; acrylic binder; paper folder machine; folding machine; binder jet; binder mechanism; metal name plate; ring binder mechanism; house name plate; carpeta asfáltica; boob binder; tranny binder; breast binder; desk pen holder; hay binder; passport holder; car clipboard; photo card holder game; concert ticket; business card case; car name plate; dog name tag; pet name tag; pet tag; magazine file gun; dog tag; tickets; pen holder tablet; stylus pen holder; battery holder; ticket holder game; ring binder hook; eyeliner pencil holder; luggage tag lock; coin holder keychain; coin holder car; name tag necklace; coin wallet; gundam binder; makeup pencil holder; paint binder; tag rfid; leather name tag; engraved dog name tag; sash binder; binder fabric; sleeve card game holder; sleeve anchor; paper clip holder; napkin holder; brush pen holder makeup; binder carrier; eyebrow pencil holder; binder tape
  "clipboard": main=wood 442199 ~.3; main=base-metal 830400 ~.1; * 392610
  "klemmbrett": main=wood 442199 ~.3; main=base-metal 830400 ~.03; * 392610
  "luggage": main=leather 420500 ~.1; main=base-metal 732690 ~.1; * 392690
  "kofferanhanger" -> 392690
  "bagage" -> 392690
  "badge": main=base-metal 831000 ~.05; main=leather 420500 ~.03; * 392690
  "name plate": main=plastic 392690 ~.2; main=wood 442199 ~.03; * 831000
  "name tag": main=base-metal 831000 ~.3; main=wood 442199 ~.03; * 392690
  "namensschild" -> 392690
  "coin": main=paper 482050 ~.05; * 392690
  "card sleeve" -> 392390 ~.4
  "toploader" -> 392690
  "top loader" -> 392690
  "laminating" -> 392190
  "laminier" -> 392190
  "laminierfolie" -> 392190
  "archive box": main=plastic 392610 ~.03; * 481960
  "magazine": main=plastic 392610 ~.3; main=base-metal 830400 ~.2; main=wood 442199 ~.03; * 481960
  "pen": main=plastic 392610 ~.5; main=base-metal 830400 ~.3; main=bamboo 442191 ~.03; main=wood 442199 ~.15; main=ceramic 691390 ~.03; main=leather 420500 ~.03; main=glass 701399 ~.03; * 392610
  "pencil": main=plastic 392610 ~.5; main=base-metal 830400 ~.3; main=bamboo 442191 ~.03; main=wood 442199 ~.15; main=ceramic 691390 ~.03; main=leather 420500 ~.03; * 392610
  "desk": main=plastic 392610 ~.4; main=base-metal 830400 ~.3; main=bamboo 442191 ~.03; main=wood 442199 ~.2; main=leather 420500 ~.03; * 392610
  "tray": main=plastic 392610 ~.4; main=base-metal 830400 ~.4; main=bamboo 442191 ~.03; main=wood 442199 ~.03; * 392610
  "padfolio": main=leather 420211 ~.1; * 420212
  main: plastic 392610 ~.55; paper 482030 ~.3; leather 420500 ~.03; base-metal 830400 ~.03; wood 442199 ~.03; textile 630790 ~.03
  * -> 482030
ask: main
t: plastic ring binder a4 => 392610
t: cardboard file folders 25 pcs => 482030
t: metal mesh desk organizer => 830400
t: pvc id badge holder => 392690
t: binder clips black 24 pcs => !3926

@ photo-album
en: photo album; scrapbook; photo book album; stamp album; scrap book; baby album; wedding album; instax album; self adhesive photo album; photo album slip in; sticker album; polaroid album; memory scrapbook; scrapbook kit; polaroid photo album; photocard album
de: Fotoalbum; Scrapbook; Briefmarkenalbum; Einsteckalbum; Album + Foto|Hochzeit|Baby
fr: album photo; scrapbooking album; album timbres; album photos
es: álbum de fotos; álbum de recortes; álbum de sellos; álbum fotos
it: album fotografico; album foto; album scrapbook; album francobolli
nl: fotoalbum; plakboek; postzegelalbum; scrapbook
pl: album na zdjęcia; album fotograficzny; klaser na znaczki
pt: álbum de fotos; álbum de fotografia; álbum de selos; scrapbook
not: music album; cd album; kpop album; scrapbook paper; scrapbook sticker; album vinyl; album cd
  main: plastic 392690 ~.15; leather 482050 ~.03; paper 482050 ~.8
  * -> 482050
t: photo album 300 pockets 10x15 => 482050
t: kpop album sealed cd => !4820

@ paper-office
en: copy paper; printer paper; a4 paper; photo paper; card stock; cardstock; drawing paper; watercolor paper; thermal paper; receipt paper; thermal paper roll; sublimation paper; transfer paper; heat transfer paper; carbon paper; tracing paper; origami paper; construction paper; scrapbook paper; scrapbooking paper; rice paper + craft|decoupage|calligraphy; decoupage paper; xuan paper; graph paper; colored paper; coloured paper; inkjet paper; label paper a4; vellum paper; tattoo transfer paper; stencil paper; tattoo stencil paper; photographic paper; coated paper; thermal receipt roll; craft paper; quilling paper; glitter paper; kraft cardstock; ncr paper; pattern paper; cash register roll; washi paper; poster board; tissue craft paper; t shirt transfer paper; paper pack; background paper; water slide paper; decal paper; eva foam sheet craft; dot paper; plotter paper; shipping paper roll; drawing paper roll; handmade paper
de: Kopierpapier; Druckerpapier; Fotopapier; Zeichenpapier; Aquarellpapier; Thermopapier; Thermorolle; Kassenrolle; Transferpapier; Sublimationspapier; Kohlepapier; Transparentpapier; Origamipapier; Tonpapier; Bastelpapier; Bonrolle; Fotokarton; Reispapier + Basteln; Millimeterpapier; Tonkarton
fr: papier a4; papier imprimante; papier photo; papier cartonné; papier dessin; papier aquarelle; papier thermique; rouleau thermique; papier transfert; papier sublimation; papier carbone; papier calque; papier origami; papier scrapbooking; bobine thermique; papier de riz + découpage|loisirs
es: papel a4; papel fotográfico; cartulina; papel de dibujo; papel acuarela; papel térmico; rollo térmico; papel transfer; papel de sublimación; papel carbón; papel origami; papel scrapbook; papel vegetal dibujo; papel de arroz decoupage; rollos de papel térmico
it: carta a4; carta fotografica; cartoncino; carta da disegno; carta acquerello; carta termica; rotolo termico; carta transfer; carta sublimazione; carta carbone; carta origami; carta scrapbooking; carta di riso decoupage; rotoli carta termica
nl: kopieerpapier; printpapier; fotopapier; tekenpapier; aquarelpapier; thermisch papier; kassarol; transferpapier; sublimatiepapier; carbonpapier; origamipapier; scrapbookpapier; knutselpapier; kassarollen
pl: papier ksero; papier a4; papier fotograficzny; papier do drukarki; karton kolorowy; papier termiczny; rolki termiczne; papier transferowy; papier do sublimacji; kalka; papier origami; papier do scrapbookingu; papier ryżowy + decoupage; blok techniczny kolorowy; rolka termiczna
pt: papel a4; papel fotográfico; cartolina; papel de desenho; papel aquarela; papel térmico; bobina térmica; papel transfer; papel de sublimação; papel carbono; papel origami; papel scrapbook; papel de arroz decoupage; papel sulfite
not: paper cutter; photo paper frame; thermal paper printer; photo paper camera; sand paper; paper tray printer; a4 paper holder; paper trimmer; paper feed; rolling paper; paper shredder; rice paper spring roll; paper punch; paper weight; paper clip; paper tray; photo paper printer; eyelash paper; paper lantern; fly paper; emery paper; litmus paper; paper towel; paper flower; a4 paper box; paper jam; blotting paper face; edible paper; edible rice paper; instax film; filter paper; paper knife; paper sensor; paper folding machine; abrasive paper; paper holder; sticker paper; testing paper; paper machine; photo paper box; paper organizer; rice paper food; sublimation paper printer; thermal paper rolls printer; wafer paper; oil blotting paper; rice paper wrappers; carta di riso alimentare; papel de arroz vietnamita; cardstock box; perm paper; cleaning paper; paper bank note; indicator paper; wallpaper; thermal paper machine; paper roll holder; pegatinas papel
  "instax" -> 370120
  "sublimation" -> 481690
  "sublimacion" -> 481690
  "transfer" -> 481690 ~.6
  "carbon" -> 481690
  "carbone" -> 481690
  "stencil" -> 481690
  "sublimationspapier" -> 481690
  "transferpapier" -> 481690
  "kohlepapier" -> 481690
  "kalka" -> 481690
  "ncr" -> 481620
  "thermal" -> 481190
  "thermique" -> 481190
  "termico" -> 481190
  "termica" -> 481190
  "thermopapier" -> 481190
  "thermorolle" -> 481190
  "bonrolle" -> 481190
  "kassenrolle" -> 481190
  "kassarol" -> 481190
  "termiczny" -> 481190
  "termiczne" -> 481190
  "receipt" -> 481190
  "photo paper" -> 481014 ~.6
  "photographic" -> 370390
  "fotopapier" -> 481014
  "papier photo" -> 481014
  "fotografico" -> 481014
  "fotografica" -> 481014
  "fotograficzny" -> 481014
  "tracing" -> 480640
  "vellum" -> 480640
  "handmade" -> 480210
  "washi" -> 480210
  "foam board" -> 392111
  "foam sheet" -> 392119
  "scrapbook" -> 481190
  "scrapbooking" -> 481190
  "decoupage" -> 481190
  "glitter" -> 481190
  "origami" -> 482390
  "quilling" -> 482390
  "copy" -> 480256
  "a4" -> 480256
  "kopierpapier" -> 480256
  "card stock" -> 480258
  "cardstock" -> 480258
  "watercolor" -> 480258
  "drawing" -> 480258 ~.6
  "karton" -> 480258
  "cartulina" -> 480258
  "cartoncino" -> 480258
  "cartolina" -> 480258
  * -> 480256
t: a4 copy paper 80gsm 500 sheets => 480256
t: thermal paper rolls 57x40 mm => 481190
t: sublimation transfer paper a4 100 sheets => 481690
t: sand paper 120 grit => !48

@ pen-ballpoint
en: ballpoint pen; gel pen; pen; rollerball pen; pen set; ball pen; gel ink pen; click pen; multi color pen; retractable pen; erasable pen; metal pen; novelty pen; stylus ballpoint; tactical pen; space pen; touch pen ballpoint; promotional pen; glitter pen; metallic gel pen; lacquer pen ball; diamond pen; signature pen; invisible ink pen
de: Kugelschreiber; Gelstift; Kuli; Tintenroller; Gelschreiber; Stift + Gel|Kugel|Metall
fr: stylo à bille; stylo gel; stylo; stylo bille; roller stylo; stylo effaçable
es: bolígrafo; bolígrafo de gel; boli; bolígrafos; pluma de gel; lapicero
it: penna a sfera; penna gel; penne gel; penna cancellabile; biro
nl: balpen; gelpen; pen; rollerpen; balpennen
pl: długopis; długopis żelowy; długopisy; pióro kulkowe
pt: caneta esferográfica; caneta gel; caneta; canetas gel; esferográfica
not: drawing tablet with pen; tablet with pen; pen drive; pen holder; insulin pen; vape pen; pen case; drawing pen tablet; 3d pen; pen test; engraving pen; tattoo pen; derma pen; play pen; dog pen; pen refill; soldering pen; eyeliner pen; laser pen; pen knife; nail pen; pen spring; pen kit; whiteboard pen; stylus pen; fabric pen; paint pen; pen bag; teeth whitening pen; correction pen; pen box; nail art pen; cuticle oil pen; reading pen; refill pen; pen clip; fountain pen; plasma pen; voice recorder pen; electric pen; marker pen; brush pen; highlighter pen; pen camera; pen loop; pen flash; pen light; testing pen; pen stand; pen display; ph pen; welding pen; glue pen; touch screen pen; pen for touch; chalk pen; translation pen; pen sleeve; pen blank; pen tablet; cleaning pen; pet pen; puppy pen; freckle pen; brow pen; pen organizer; water pen; heat erase pen; pen turning; calligraphy pen; felt tip pen; dip pen; active pen; pen grip; paint touch up pen; touch up pen; dotting pen; scan pen; detailing pen; burnishing pen; cutting pen; stylo uv; caneta 3d; caneta touch; penna 3d; lash pen; diamond painting pen; drill pen; diamond art pen; hyaluron pen; microneedling pen; quilting pen; fabric marking pen; quit pen; acupuncture pen; scanner pen; graver pen; self defense pen; needle pen; mole removal pen; lip pen; scratch repair pen; punch pen; stylet pen; bolígrafo 3d; caneta dermógrafo; stylo tatouage; penna touch; pencil; caneta emagrecedora; adapter pen; caneta de insulina; hen pen; penna vape; stylo 3d; stylo vape; earpick pen; reader pen; caneta laser; pen marks; tire pen; ant pen; conductive pen; wood burning pen; pyrography pen; anti static pen; counterfeit pen; money detector pen; ear cleaning pen; vacuum pen; vacuum suction pen; grout pen; pen watch; carving pen; pen nib
  "refill" -> 960860 ~.3
  "set" -> 960810
  * -> 960810
t: gel pens set 24 colours => 960810
t: ballpoint pen blue ink 10 pcs => 960810
t: usb pen drive 32gb => !9608

@ pen-marker
en: marker pen; highlighter; felt tip pen; permanent marker; whiteboard marker; paint marker; brush pen; alcohol marker; fineliner; paint pen; fabric marker; chalk marker; dry erase marker; acrylic marker; dual brush marker; marker set; watercolor brush pen; marker + permanent|whiteboard|alcohol|art|acrylic|color|fabric|set|chalk; white marker; sketch marker; highlighter pen; whiteboard pen; tire paint pen; fabric pen; acrylic paint pen; chalk pen; liquid chalk marker; washable marker; dual tip marker; bingo dauber; water brush pen; water soluble fabric pen; laundry marker; lettering pen; calligraphy brush pen; permanent pen; stamp marker; tire marker pen; pigment liner; color pen
de: Filzstift; Textmarker; Permanentmarker; Whiteboardmarker; Fineliner; Brush Pen; Acrylstift; Marker + Permanent|Alkohol|Set|Acryl; Faserstift; Kreidemarker; Textilmarker; Pinselstift; Lackstift + Marker|Reifen; Folienstift
fr: feutre; surligneur; marqueur; feutres de coloriage; marqueur permanent; feutre à alcool; feutre tableau blanc; marqueur acrylique; feutre pinceau; feutre textile; feutre craie
es: marcador permanente; resaltador; subrayador; marcador acrílico; rotulador de pizarra; rotulador textil; rotuladores de alcohol; plumones
it: pennarello; evidenziatore; pennarelli; marcatore permanente; pennarello indelebile; pennarelli acrilici; pennarello lavagna; pennarelli a pennello
nl: viltstift; markeerstift; stift + permanent|alcohol|acryl|whiteboard|krijt; fineliner; whiteboardstift; stiften; krijtstift; textielstift; brushpen
pl: flamaster; zakreślacz; marker; flamastry; pisak; pisaki; marker permanentny; cienkopis; markery akrylowe; pisak kredowy; mazaki
pt: marcador; marca texto; canetinha; marcador permanente; caneta hidrográfica; marcadores; caneta marca texto; caneta permanente; marcador acrílico; canetinhas
not: nail marker; nail pen; highlighter makeup; marker light; marker holder; side marker; brow pen; eyebrow brush pen; surgical marker; place marker; page marker; plant marker; stitch marker; skin marker; golf ball marker; face highlighter; golf marker; ball marker; marker lamp; cone marker; trail marker; grave marker; depth marker; garden marker; wine glass marker; field marker; concealer brush pen; track marker; drink marker; makeup brush pen; lip marker; marcador de página; marcador de livro; bass marker; led marker; body marker; marker case; marker buoy; tumor marker; marcador de libro; marking gauge; scoreboard marker; marcador de placar; markeerlamp; marker storage; highlighter powder; highlighter stick; marker ring; marker tape; contour highlighter; marker flag; cleat marker; iluminador
  * -> 960820
t: alcohol markers 80 colors dual tip => 960820
t: highlighter pens pastel 6 pcs => 960820
t: side marker light led truck => !9608

@ pen-fountain
en: fountain pen; calligraphy pen; dip pen; drawing pen; quill pen; glass pen; calligraphy set; ink pen; technical pen; feather pen; pen nib; fountain pen ink; ink cartridge pen; fountain pen set; brush calligraphy; glass dip pen; pen and ink set; parallel pen
de: Füller; Füllfederhalter; Tuschestift; Schreibfeder; Kalligraphiestift; Glasfeder; Kalligraphie-Set; Tintenpatronen Füller
fr: stylo plume; plume de calligraphie; stylo encre; porte plume; set calligraphie; cartouches d'encre stylo
es: pluma estilográfica; estilográfica; pluma caligrafía; plumín; set de caligrafía
it: penna stilografica; pennino; penna calligrafica; set calligrafia
nl: vulpen; kalligrafiepen; kroontjespen; kalligrafie set
pl: pióro wieczne; stalówka; pióro kaligraficzne; zestaw do kaligrafii
pt: caneta tinteiro; caneta caligrafia; pena de escrita; caneta nanquim
not: felt drawing pen; tattoo drawing pen; fountain pen case; drawing pen tablet; fountain pen holder; fountain pen display; drawing pen display; feather pen light
  "ink" !"pen and ink" -> 321590 ~.3
  "nib" -> 960891
  "stalowka" -> 960891
  "schreibfeder" -> 960891
  "pennino" -> 960891
  "set" -> 960830
  * -> 960830
t: fountain pen medium nib black metal => 9608
t: calligraphy dip pen glass => 960830
t: drawing tablet with pen => !9608

@ pencil
en: pencil; colored pencil; coloured pencil; pencil set; drawing pencil; graphite pencil; watercolor pencil; hb pencil; sketch pencil; charcoal pencil; wooden pencil; colour pencil; pencils set; jumbo pencil; eternal pencil; everlasting pencil; infinity pencil; pastel pencil; rainbow pencil
de: Bleistift; Buntstift; Farbstift; Zeichenstift; Aquarellstift; Kohlestift; Buntstifte
fr: crayon à papier; crayon de couleur; crayons de couleur; crayon graphite; crayon aquarelle; crayons à papier
es: lápiz; lápices de colores; lápices; lápiz de grafito; lápices acuarelables
it: matita; matite colorate; matite; matita grafite; matite acquerellabili; lapis
nl: potlood; kleurpotlood; kleurpotloden; tekenpotlood; potloden
pl: ołówek; kredki ołówkowe; kredki; ołówki; kredki akwarelowe
pt: lápis; lápis de cor; lápis grafite; lápis aquarelável
not: pencil case; pencil sharpener; eyebrow pencil; eyeliner pencil; lip pencil; pencil box; pencil bag; pencil skirt; pencil grip; pencil holder; apple pencil; mechanical pencil; pencil lead; pencil pouch; makeup pencil; pencil pleat; pencil cup; brow pencil; pencil dress; touch pencil; stylus pencil; brow contour pencil; pencil cap; pencil grinder; nose pencil; concealer pencil; diamond glass pencil; cosmetic pencil; pencil extender; pencil tip; eye pencil; crayon à sourcils; lápiz de cejas; lápis de olho; lápis de sobrancelha; matita occhi; matita labbra; lápiz labial; lápiz de ojos; kredka do oczu; kredka do ust; pencil topper; pencil ignition coil; pencil torch; pencil beam; pencil pack; pencil roll; matita sopracciglia; kredki świecowe; tire pencil; china marker; pencil tablet; pencil for ipad; grip pencil; lápiz táctil; lápis labial
  * -> 960910
t: colored pencils 72 set tin box => 960910
t: eyebrow pencil waterproof => !9609

@ pencil-mechanical
en: mechanical pencil; propelling pencil; pencil lead; lead refill; drafting pencil; clutch pencil; mechanical pencil set; automatic pencil; lead holder; pencil leads; stackable pencil; push pencil
de: Druckbleistift; Minen + Bleistift|0,5; Feinminenstift; Bleistiftminen; Druckbleistiftminen
fr: porte mine; critérium; mines de crayon; stylo porte mine; mines criterium
es: portaminas; minas de lápiz; lapicero portaminas; minas portaminas
it: portamine; matita meccanica; mine matita; micromina; mine per portamine
nl: vulpotlood; vulpotlood stiftjes; potloodstiftjes; potloodvulling
pl: ołówek automatyczny; grafity do ołówka; grafity; wkłady grafitowe
pt: lapiseira; grafite lapiseira; minas de grafite; grafites
not: mechanical eyebrow pencil; automatic eyeliner pencil; eyebrow pencil mechanical
  "lead": "pencil lead" 960920; "lead refill" 960920; "leads" 960920; * 960840
  "minen" -> 960920
  "mines" -> 960920
  "minas" -> 960920
  "mine" -> 960920
  "grafity" -> 960920
  "grafite" -> 960920
  * -> 960840
t: mechanical pencil 0.5 mm => 960840
t: pencil lead refills 0.7mm 2b => 960920
t: mechanical keyboard => !9608

@ pen-refill part of pen-ballpoint
en: pen refill; gel pen refill; ballpoint refill; ink refill + pen|gel|ballpoint; ballpoint pen refill; rollerball refill; refill + parker|gel pen|ballpoint
de: Kugelschreibermine; Ersatzmine; Gelmine; Kulimine; Großraummine
fr: recharge stylo; recharge stylo bille; mine stylo gel
es: recambio bolígrafo; recarga bolígrafo; repuesto de bolígrafo
it: refill penna; ricambio penna; refill per penna
nl: balpenvulling; penvulling; vulling balpen; pen vulling
pl: wkład do długopisu; wkłady do długopisu; wkłady żelowe
pt: refil caneta; carga caneta; refil de caneta
not: vape pen refill; ink refill kit printer
  * -> 960860
t: gel pen refills 0.5mm black 20 pcs => 960860
t: printer ink refill kit => !9608

@ crayon-chalk
en: crayon; wax crayon; pastel stick; oil pastel; chalk; charcoal stick; chalkboard chalk; tailor chalk; sidewalk chalk; soft pastel; drawing charcoal; bath crayon; dustless chalk; vine charcoal; billiard chalk; pool cue chalk; graphite stick; fabric chalk; pastel set; crayon set; chalk line powder; face crayons; jumbo crayons; pastels art
de: Wachsmalstift; Kreide; Ölpastellkreide; Pastellkreide; Straßenkreide; Wachsmaler; Tafelkreide; Schneiderkreide; Zeichenkohle; Wachsmalkreide
fr: craie; pastel; crayon de cire; crayon gras; pastel à l'huile; craie grasse; fusain; craie tailleur; craies de trottoir; crayons de cire
es: tiza; ceras de colores; crayón; pastel al óleo; pasteles al óleo; crayones; ceras; carboncillo; tizas; jaboncillo
it: gessetto; pastelli a cera; pastelli a olio; gesso lavagna; carboncino; gessetti; gesso da sarto
nl: krijt; waskrijt; stoepkrijt; oliepastel; houtskool tekenen; bordkrijt; kleermakerskrijt; wasco
pl: kreda; kredki świecowe; pastele olejne; pastele; kreda szkolna; węgiel rysunkowy; kreda krawiecka; pastele suche; kreda chodnikowa
pt: giz; giz de cera; pastel oleoso; giz pastel; giz de lousa; carvão desenho; giz de alfaiate
not: climbing chalk; chalk bag; chalk paint; hair chalk; chalk marker; chalk board; gym chalk; chalk holder; eye crayon; lip crayon; chalk spray; chalk line; hair dye crayon; crayon mold; pastel yarn; chalk pen; liquid chalk; weightlifting chalk; crayon à papier; crayon de couleur; crayon à lèvres; crayon graphite; crayon yeux; crayons de couleur; tailor chalk pencil; pastel pencil; pastel de nata; crayon sourcils; crayon de charpentier; chalk reel; giz escalada; pastel bag; pastel hair; pastel dress
  "billiard" -> 950420
  "pool cue" -> 950420
  * -> 960990
t: wax crayons 24 colours => 960990
t: soft pastels art set 36 => 960990
t: climbing chalk ball 60g => !9609

@ eraser
en: eraser; rubber eraser; pencil eraser; kneaded eraser; novelty eraser; electric eraser; kneadable eraser; white eraser; retractable eraser; blackboard eraser; whiteboard eraser; art eraser; cute erasers; eraser pencil cap
de: Radiergummi; Radierer; Knetradierer; elektrischer Radierer; Tafelschwamm; Whiteboard-Löscher; Tafelwischer
fr: gomme; gomme à effacer; gomme mie de pain; effaceur tableau; brosse tableau
es: goma de borrar; borrador; borrador pizarra; gomas de borrar; borrador eléctrico
it: gomma da cancellare; gomma pane; cancellino; gomme da cancellare; gomma elettrica
nl: gum + potlood|school; vlakgum; gummetje; bordenwisser; elektrische gum; kneedgum
pl: gumka do mazania; gumka do ścierania; gąbka do tablicy; gumki do ścierania
pt: borracha escolar; apagador; borracha de apagar; apagador de quadro; limpa tipos
not: magic eraser; shark tank eraser; scar eraser; hair eraser; wrinkle eraser; spot eraser; eraser wheel; crystal hair eraser; callus eraser; decal eraser; gomme cheveux; foot eraser; eraser makeup; gomme xanthane; gomme arabique; gomme visage; gomme magique
  "electric" -> 847290 ~.4
  "whiteboard": main=textile 960390 ~.03; * 960390
  "blackboard" -> 960390
  "board" -> 960390
  main: plastic 392610 ~.4; rubber 401692 ~.9
  * -> 401692
t: rubber pencil erasers 10 pcs => 401692
t: pvc white vinyl eraser => 392610
t: magic eraser cleaning sponge => !4016

@ pencil-sharpener
en: pencil sharpener; electric pencil sharpener; sharpener + pencil|crayon|school; makeup pencil sharpener; eyeliner sharpener; letter opener; paper knife; crayon sharpener; sharpener blade; manual pencil sharpener; desktop pencil sharpener; envelope opener
de: Anspitzer; Spitzer; Bleistiftspitzer; Brieföffner; Spitzmaschine; elektrischer Anspitzer; Kosmetikspitzer
fr: taille crayon; ouvre lettre; coupe papier; taille crayon électrique
es: sacapuntas; abrecartas; sacapuntas eléctrico; afilalápices
it: temperamatite; tagliacarte; temperino; temperamatite elettrico; aprilettere
nl: puntenslijper; briefopener; elektrische puntenslijper; potloodslijper
pl: temperówka; nóż do listów; temperówka elektryczna; otwieracz do listów
pt: apontador; abridor de cartas; apontador elétrico; apontador de lápis; afia lápis
not: knife sharpener; blade sharpener; apontador laser; laser pointer
  power=electric|mains|battery -> 847290 ~.15
  main=plastic -> 821410 ~.5
  * -> 821410
t: pencil sharpener double hole => 821410
t: electric pencil sharpener battery => 847290
t: knife sharpener rod => !821410

@ ruler-drawing
en: ruler; stencil ruler; compass set school; plastic ruler; metal ruler; math set; compass math; patchwork ruler; sewing ruler; pattern ruler; fashion ruler; architect scale; curve ruler; drawing stencil; triangular scale ruler; drawing ruler; ruler set; spirograph ruler; circle drawing tool; drafting tool
de: Lineal; Patchworklineal; Schneiderlineal; Zirkelset; Schablone + Zeichnen|Kreis; Maßstab + Dreikant
fr: équerre; règle graduée; règle patchwork; kit de géométrie; pochoir dessin; règle métallique
es: regla; escuadra + dibujo|geometría|escolar; juego de geometría; plantilla de dibujo; cartabón; regla de patchwork
it: righello; squadra + disegno|geometria|scuola; righello metallico; mascherina disegno; righello patchwork
nl: liniaal; sjabloon + tekenen|cirkel; patchwork liniaal; metalen liniaal; passerdoos
pl: linijka; szablon + rysunek|koła; linijka metalowa; linijka do patchworku
pt: régua; régua de costura; régua patchwork
not: brow ruler; eyebrow ruler; tape ruler; compass hiking; règle féminine; miter ruler; feeler gauge; nail ruler; digital protractor; eyebrow stencil ruler; mapping ruler; welding ruler; growth ruler; height ruler; régua de tomadas; régua elétrica; passer of; régua de energia; hem ruler gauge; régua led; boussole compas; compás brújula; regla menstruación; compass navigation; height chart ruler; digital angle ruler; wall ruler; culotte de règle; bra ruler; level ruler laser; reglas mágicas; eyebrows ruler; compas d'épaisseur
  "ruler": "curve" 901720; "triangle" 901720; main=wood 901780 ~.03; * 901780
  "lineal": "kurven" 901720; * 901780
  "regle" -> 901780
  "regla" -> 901780
  "righello" -> 901780
  "liniaal" -> 901780
  "linijka" -> 901780
  "regua" -> 901780
  * -> 901720
t: stainless steel ruler 30cm => 901780
t: geometry set compass protractor => 901720
t: eyebrow ruler stencil => !9017

@ stapler-punch
en: stapler; hole punch; paper punch; shredder; paper shredder; laminator; paper trimmer; paper cutter; binding machine; hole puncher; guillotine cutter; label maker manual; comb binding machine; craft punch; corner rounder; corner punch; mini stapler; stapler set; electric stapler; laminating machine; book binding machine; money counter; coin counter; coin sorter; bill counter; long arm stapler; disc punch; letter punch paper; embosser labeler; coin counting machine; rotary trimmer; photo cutter; hand punch; card cutter; paper crimper; money counting machine; heavy duty stapler office; single hole punch; time clock; attendance machine; check writer; counterfeit detector; punch + paper|hole|craft|scrapbook|corner
de: Hefter; Tacker + Büro|Papier|Hefter; Locher; Aktenvernichter; Laminiergerät; Papierschneider; Bindegerät; Motivstanzer; Eckenrunder; Heftgerät; Geldzählmaschine; Schneidemaschine + Papier; Stanzer; Bürolocher; Laminator
fr: agrafeuse; perforatrice; perforateur papier; destructeur de documents; plastifieuse; massicot; relieuse; rogneuse; compteuse de billets; perforatrice fantaisie; broyeur papier; coupe papier massicot; trieuse de pièces
es: grapadora; perforadora de papel; destructora de papel; plastificadora; guillotina; encuadernadora; contadora de billetes; troqueladora; cizalla + papel; perforadora; contador de monedas
it: cucitrice; spillatrice; perforatrice; distruggidocumenti; plastificatrice; taglierina + carta|fotografie|fogli; rilegatrice; contabanconote; perforatore carta; conta soldi; pinzatrice
nl: nietmachine; perforator; papierversnipperaar; lamineerapparaat; papiersnijder; inbindmachine; geldtelmachine; snijmachine papier; gaatjesknipper; figuurpons; ponsmachine; lamineermachine
pl: zszywacz; dziurkacz; niszczarka; laminator; gilotyna; bindownica; liczarka banknotów; dziurkacz ozdobny; obcinarka do papieru; niszczarka dokumentów; liczarka
pt: grampeador; perfurador de papel; fragmentadora; plastificadora; guilhotina; encadernadora; contadora de cédulas; furador de papel; agrafador; furador; destruidora de papel; refiladora
not: stapler staple; shredder knife; branch shredder; garden shredder; punch needle; nail puller; leather punch; surgical stapler; upholstery stapler; skin stapler; hedge cutter; staple gun; pneumatic stapler; electric nail stapler; food shredder; shredder oil; cheese shredder; plastic shredder; meat shredder; punch set; medical stapler; cigar punch; punch bag; punch pliers; perforatrice béton; laminator pouch; eyelash stapler; hole punch leather; metal hole punch; belt hole punch; hydraulic punch; chicken shredder; skin punch; industrial shredder; laminator sheets; center punch; perforadora de tierra; cross cut shredder part; fabric stapler; binding machine rod; nail stapler; straw shredder; wood shredder; laminadora de massa; perforadora de suelo; hair punch; furador de solo; furador de orelha; punch press; garden stapler; gun stapler; wood stapler; fruit punch; punching bag; tacker nails; ear punch; cookie punch; falling punch; perforatore battente; ponsmachine metaal; tree stapler; punch tool; agrafeuse murale; grapadora tapicero; grapadora eléctrica tapicería; elektrotacker; furador de couro; boxing punch; vase de nuit; trymer do brody; trymer do włosów; laminator roll; mesin punch; cigar guillotine; guillotine cigar; guilhotina charuto; perforatrice terre
  "laminator" -> 842010 ~.5
  "laminating" -> 842010
  "laminiergerat" -> 842010
  "plastifieuse" -> 842010
  "plastificadora" -> 842010
  "plastificatrice" -> 842010
  "lamineerapparaat" -> 842010
  "binding" -> 844010
  "bindegerat" -> 844010
  "relieuse" -> 844010
  "encuadernadora" -> 844010
  "rilegatrice" -> 844010
  "inbindmachine" -> 844010
  "bindownica" -> 844010
  "encadernadora" -> 844010
  "trimmer" -> 844110
  "cutter" -> 844110
  "guillotine" -> 844110
  "papierschneider" -> 844110
  "massicot" -> 844110
  "rogneuse" -> 844110
  "guillotina" -> 844110
  "taglierina" -> 844110
  "papiersnijder" -> 844110
  "gilotyna" -> 844110
  "guilhotina" -> 844110
  "die cutting" -> 844110
  "attendance" -> 910610
  "time clock" -> 910610
  "counterfeit" -> 903149
  "craft punch" -> 820559 ~.4
  * -> 847290
t: paper shredder cross cut 6 sheets => 847290
t: desk stapler half strip metal => 847290
t: a4 laminating machine thermal => 842010
t: staple gun heavy duty => !847290

@ paper-clip
en: paper clip; binder clip; bulldog clip; letter clip; paperclip; foldback clip; bookmark clip; document clip; bookmark; magnetic bookmark; metal bookmark; page holder; book clip; staple + stapler|office|paper|24/6; push pin; thumb tack; drawing pin; map pin; binder ring; loose leaf ring; book ring; paper fastener; split pin brad; metal ring binder hook; brads
de: Büroklammer; Foldback-Klammer; Lesezeichen; Heftklammer; Reißzwecke; Pinnnadel; Briefklammer; Musterklammer; Buchring
fr: trombone + papier|bureau; pince double clip; marque page; agrafe + bureau|agrafeuse|24/6; punaise + tableau|bureau; attache parisienne; pince à dessin
es: clip para papel; clips de oficina; marcapáginas; grapas + grapadora|oficina|24/6; chincheta; pinza para papel; clip carpeta; marcador de libro
it: graffetta; fermagli per carta; segnalibro; punti metallici + cucitrice; puntina da disegno; molla fermacarte; clip fermacarte
nl: paperclip; bladwijzer; nietjes; punaise; papierklem; boekenlegger; splitpennen
pl: spinacz biurowy; spinacze; zakładka do książki; zszywki; pinezki; klips biurowy; pinezka
pt: clipe de papel; clips; marcador de página; marcador de livro; grampo + grampeador|26/6; tachinha; percevejo + mural; prendedor de papel
not: staple gun; staple remover; hair clip; fence staple; staple fiber; upholstery staple; paper clip holder; nail staple; skin staple; surgical staple; chignon punaise; trombone instrument; map pin mould; u staple nails; clips auto; clips voiture; car clip; clips de cabelo
  "bookmark": main=paper 491199 ~.2; main=leather 420500 ~.1; main=textile 630790 ~.03; main=plastic 392690 ~.1; main=wood 442199 ~.03; "magnetic" 491199; * 830590
  "lesezeichen": main=paper 491199 ~.3; main=leather 420500 ~.03; main=wood 442199 ~.03; * 830590
  "marque page" -> 491199 ~.4
  "segnalibro" -> 491199 ~.4
  "staple" -> 830520
  "heftklammer" -> 830520
  "agrafe" -> 830520
  "grapas" -> 830520
  "nietjes" -> 830520
  "zszywki" -> 830520
  "grampo" -> 830520
  "pin" -> 731700
  "tack" -> 731700
  "reisszwecke" -> 731700
  "punaise" -> 731700
  "chincheta" -> 731700
  "puntina" -> 731700
  "pinezka" -> 731700
  "pinezki" -> 731700
  "ring" -> 830590
  main: plastic 392610 ~.1; wood 442199 ~.03
  * -> 830590
t: metal binder clips 24 pcs => 830590
t: staples 24/6 for stapler 5000 pcs => 830520
t: push pins coloured 100 => 731700
t: hair clip claw => !8305

@ glue-stationery
en: glue stick; craft glue; pva glue; school glue; white glue; glue + craft|paper|school|stick|wood|tacky|super; super glue; fabric glue; glue pen; tacky glue; adhesive glue b7000; jewelry glue; b7000 glue; glue dots; spray adhesive; rhinestone glue; lash glue; eyelash glue; shoe glue; wig glue; mounting putty; poster putty; uv glue; instant glue; epoxy glue; wood glue; diamond painting glue; blu tack; glue tape roller
de: Klebestift; Bastelkleber; Sekundenkleber; Alleskleber; Textilkleber; Klebestifte; Wimpernkleber; Schuhkleber; Holzleim; Bastelleim
fr: bâton de colle; colle + bâton|école|loisirs|tissu|forte|bois|chaussure; super glue; colle textile; colle faux cils; colle à ongles; pistocolle bâton
es: pegamento en barra; cola blanca; pegamento; superpegamento; pegamento textil; pegamento para pestañas; silicona caliente barras; barra de pegamento
it: colla stick; colla vinilica; colla; supercolla; colla per tessuti; colla per ciglia; colla unghie
nl: lijmstift; knutsellijm; lijm; secondelijm; textiellijm; wimperlijm; lijmsticks
pl: klej w sztyfcie; klej; klej do tkanin; klej do rzęs; super glue; klej do paznokci
pt: cola bastão; cola branca; cola + artesanato|escolar|instantânea|tecido|madeira|cílios; supercola; cola para cílios
not: glue gun; glue remover; glue trap; glue machine; glue bottle; coca cola; windshield glue; cola drink; glue applicator; collagen; glue spreader; glue ring; lash glue remover; collier; glue brush; glue cartridge; colle papier peint; colle carrelage; cola gun; structural glue; glue holder; glue pad; glue ring lash; tile glue; tyre glue
  weight>1kg -> 350691
  * -> 350610
t: pva craft glue 250ml => 350610
t: glue stick 21g school => 350610
t: hot glue gun 60w => !3506

@ correction-tape
en: correction tape; correction fluid; correction pen; white out; whiteout; tipp ex
de: Korrekturroller; Korrekturflüssigkeit; Tipp-Ex
fr: correcteur liquide; ruban correcteur; blanc correcteur
es: cinta correctora; corrector líquido; típex
it: correttore a nastro; bianchetto; correttore liquido
nl: correctieroller; correctievloeistof
pl: korektor w taśmie; korektor w płynie
pt: fita corretiva; corretivo líquido
not: colour correction; skin correction; posture correction; toe correction
  * -> 382499
t: correction tape roller 5mm => 382499
t: posture correction belt => !3824

@ stamp-ink
en: rubber stamp; self inking stamp; date stamp; custom stamp; ink pad; stamp pad; wax seal stamp; clear stamp; stamp set; wooden stamp; stamp + ink|self inking|custom|wax seal|name|address|rubber|clear|teacher|silicone; address stamp; embosser; silicone stamp; teacher stamp; name stamp; sealing wax; numbering machine; identity stamp roller; transparent stamp; number stamp; roller stamp; garment stamp; embossing seal; clear stamps; stamp carving; acrylic stamp; signature stamp; foot print pad baby; baby handprint ink pad
de: Stempel; Stempelkissen; Siegelstempel; Datumsstempel; Siegelwachs; Textilstempel; Motivstempel; Namensstempel; Clear Stamps
fr: tampon + encreur|bois|scrapbooking|date|personnalisé|prénom; encreur; tampon dateur; sceau de cire; cire à cacheter; tampon encreur; tampon personnalisé
es: sello de goma; almohadilla de tinta; sello personalizado; sello de lacre; fechador; lacre; sellos transparentes; tampón de tinta
it: timbro; tampone inchiostro; timbro ceralacca; datario; ceralacca; timbri; timbro personalizzato
nl: stempel; stempelkussen; zegelstempel; datumstempel; stempelset; lakzegel; zegelwax
pl: pieczątka; poduszka do stempli; datownik; stempel; pieczęć lakowa; stemple; tusz do stempli; lak do pieczęci
pt: carimbo; almofada de carimbo; carimbo personalizado; sinete; lacre; carimbos
not: postage stamp; stamp collection; stamp album; nail stamp; metal stamp punch; leather stamp; cookie stamp; food stamp; stamp duty; nail stamper; eyebrow stamp; eyeliner stamp; stamp tool leather; foot stamp; soap stamp; burger stamp; hair line stamp; stamp catalog; stamping plate; stamping press; sello postal; sellos de correos; sello mecánico; pottery stamp; branding stamp; clay stamp; steel stamp; timbre poste; hot stamping; alphabet stamp metal; bread stamp; hot stamp; metal stamp; freckle stamp; tortilla stamp; sello colección
  "sealing wax" -> 340490
  "siegelwachs" -> 340490
  "cire a cacheter" -> 340490
  "ceralacca" !"timbro" -> 340490
  "lak do" -> 340490
  "pad" -> 961220
  "stempelkissen" -> 961220
  "almohadilla" -> 961220
  "poduszka" -> 961220
  "almofada" -> 961220
  "stempelkussen" -> 961220
  * -> 961100
t: self inking stamp custom address => 961100
t: ink pad black for stamps => 961220
t: nail stamping plate => !9611

@ whiteboard
en: whiteboard; blackboard; chalkboard; magnetic whiteboard; dry erase board; writing board; cork board; bulletin board; notice board; letter board; felt letter board; flip chart; menu board; memo board; pin board; a frame sign board; glass whiteboard; felt board; fridge whiteboard; mini chalkboard sign; planning board; message board; letterboard; pinboard; easel board kids
de: Whiteboard; Kreidetafel; Magnettafel; Pinnwand; Korktafel; Letterboard; Flipchart; Kundenstopper; Memoboard; Schreibtafel; Wandtafel
fr: tableau blanc; tableau noir; ardoise; tableau liège; tableau magnétique; panneau d'affichage; tableau à craie; chevalet de conférence; tableau mémo
es: pizarra; pizarra blanca; tablero de corcho; pizarra magnética; rotafolio; tablón de anuncios; pizarra de tiza; tablero de letras
it: lavagna; lavagna bianca; lavagna magnetica; bacheca in sughero; lavagnetta; bacheca; lavagna a fogli mobili
nl: whiteboard; krijtbord; prikbord; magneetbord; letterbord; flipover; memobord; stoepbord
pl: tablica; tablica suchościeralna; tablica korkowa; tablica kredowa; tablica magnetyczna; potykacz; flipchart; tablica do pisania
pt: quadro branco; lousa; quadro de cortiça; quadro negro; quadro magnético; flip chart; quadro de avisos; lousa magnética
not: whiteboard marker; whiteboard eraser; interactive whiteboard; circuit board; whiteboard pen; pizarra interactiva; lavagna multimediale; whiteboard paint; smart board; teleprompter; lousa digital; tablica rejestracyjna; ardoise toiture; pizarra lcd; blackboard eraser; whiteboard magnet; whiteboard sticker; tablica interaktywna; whiteboard cleaner; pizarra tejado; tablica led; digital whiteboard; lavagnetta lcd
  "cork" -> 450490
  "kork" -> 450490
  "korktafel" -> 450490
  "liege" -> 450490
  "corcho" -> 450490
  "sughero" -> 450490
  "korkowa" -> 450490
  "cortica" -> 450490
  "prikbord" -> 450490 ~.6
  "pinnwand" -> 450490 ~.6
  "felt": main=wood 442199 ~.1; * 560290
  "letter" -> 392690
  * -> 961000
t: magnetic whiteboard 60x90 cm => 961000
t: cork notice board wooden frame => 450490
t: whiteboard markers 4 pcs => !9610

@ bookend-paperweight
en: bookend; book end; book stand; cookbook stand wooden; book holder; paperweight; paper weight; reading stand; tissue paper weight; bookends; desk name plate stand; document stand; music stand; sheet music stand; newton cradle; book rest; quran stand; magazine stand
de: Buchstütze; Buchständer; Briefbeschwerer; Notenständer; Leseständer; Kochbuchhalter
fr: serre livres; porte livre; presse papier; pupitre; lutrin; serre livre
es: sujetalibros; atril; pisapapeles; soporte para libros; atril partituras
it: reggilibri; leggio; fermacarte; leggio musicale
nl: boekensteun; boekenstandaard; presse papier; muziekstandaard; kookboekstandaard
pl: podpórka do książek; stojak na książki; przycisk do papieru; pulpit na nuty; podpórki na książki
pt: suporte de livros; aparador de livros; peso de papel; estante de partitura; bibliocanto
not: paper weight gsm; book stand tablet; book holder sleeve
  "music" -> 920992
  "notenstander" -> 920992
  "pupitre" -> 920992
  "muziekstandaard" -> 920992
  "partitura" -> 920992
  "partituras" -> 920992
  "newton" -> 950300 ~.5
  "weight": main=glass 701399 ~.5; main=base-metal 830629 ~.03; main=stone 680299 ~.03; main=plastic 392640 ~.03; * 701399
  main: plastic 392610 ~.15; bamboo 442191 ~.1; wood 442199 ~.15; iron 830400 ~.6; base-metal 830400 ~.03; stone 680291 ~.03; ceramic 691390 ~.03
  * -> 830400
ask: main
t: metal bookends black pair => 830400
t: bamboo book stand => 442191
t: folding music stand => 920992
t: end table wooden => !8304

@ keychain
en: keychain; key chain; key ring; keyring; key fob; keychain pendant; key holder + keychain|carabiner|belt|ring; acrylic keychain; bag charm; plush keychain; metal key ring; split ring; key ring holder; leather keychain; wrist keychain; keychain charm; pom pom keychain; key tag; rubber keychain; personalized keychain; beaded keychain wristlet; keychain lanyard; car keychain; wristlet keychain; bag pendant; purse charm; bag accessory charm; key clip; key organizer; smart key organizer
de: Schlüsselanhänger; Schlüsselring; Taschenanhänger; Schlüsselorganizer; Schlüsselband kurz
fr: porte clés; porte clé; anneau porte clés; bijou de sac; porte clefs
es: llavero; llaveros; anilla para llaves; colgante para bolso; charm para bolso
it: portachiavi; portachiave; anello portachiavi; ciondolo per borsa; charm borsa
nl: sleutelhanger; sleutelring; tashanger; tassenhanger
pl: brelok; breloczek; kółko do kluczy; zawieszka do torebki; breloczki
pt: chaveiro; porta chaves; argola para chaves; chaveiros; pingente para bolsa
not: car key case; key case; car key cover; keychain mold; porte clés mural; keychain flashlight; self defense keychain alarm; keychain camera; portallaves de pared; porta chaves de parede; portachiavi da parete; llavero alarma; keychain screwdriver; key fob cover; key fob shell; keychain alarm; keychain wallet; key ring making; keychain making; car key shell; rfid key fob; key cover; keychain tester; remote key fob; key fob battery; keychain knife; keychain tracker; keychain breathalyzer; key fob programmer; keychain pepper; anti lost keychain; keychain multitool; nfc key fob; key fob case; rfid keychain; keychain printer
  "plush" -> 950300
  "pom pom" -> 630790 ~.4
  "split ring" -> 732690
  main: plastic 392690 ~.25; leather 420500 ~.1; wood 442199 ~.04; textile 630790 ~.08; rubber 401699 ~.03; glass 701890 ~.03; iron 732690 ~.03; zinc 790700 ~.05; copper 741980 ~.03; aluminium 761699 ~.05; base-metal 732690 ~.03; silver 711411 ~.03; shell 960190 ~.03; fur 430390 ~.03; titanium 810890 ~.03
  * -> 732690
ask: main
t: acrylic keychain anime => 392690
t: stainless steel key ring => 732690
t: genuine leather keychain handmade => 420500
t: plush toy keychain => 950300
t: car key cover silicone => !7326

@ lanyard
en: lanyard; neck lanyard; neck strap + id|badge|key|card|whistle; id lanyard; badge lanyard; keychain strap lanyard; wrist lanyard; lanyard strap; breakaway lanyard; id card lanyard; lanyard with badge holder; paracord lanyard; wrist strap + key|camera|lanyard; glasses cord; glasses strap; eyeglass cord; mask lanyard; sunglasses strap; eyewear retainer; eyeglass strap; sunglass strap
de: Schlüsselband; Lanyard; Umhängeband; Brillenband; Brillenkordel; Ausweisband
fr: lanière; cordon porte badge; cordon à lunettes; cordon lunettes; cordon tour de cou
es: cordón para llaves; lanyard; cinta portacredencial; cordón para gafas; cinta para gafas; acollador
it: laccetto; cordoncino portabadge; lanyard; cordino per occhiali; cordino occhiali
nl: keycord; lanyard; brillenkoord; sleutelkoord; badgekoord
pl: smycz na klucze; sznurek do okularów; smycz do identyfikatora
pt: cordão para crachá; lanyard; cordão para óculos; fita para crachá; cordão óculos
not: lanyard hook; lanyard clip; fall protection lanyard; safety lanyard; fishing lanyard rod; glasses chain; smycz dla psa; pistol lanyard; tool lanyard; knife lanyard bead; safety harness lanyard; throwing rope; smycz automatyczna; smycz treningowa
  main: leather 420500 ~.03; plastic 392690 ~.05; silicone 392690 ~.03; rubber 401699 ~.03; base-metal 711719 ~.03; textile 630790 ~.03
  "paracord" -> 560900
  * -> 630790
t: polyester neck lanyard for id badge => 630790
t: silicone glasses strap kids => 392690
t: dog leash nylon => !6307

@ carabiner
en: carabiner; carabiner clip; snap hook; carabiner hook; spring snap hook; d ring carabiner; locking carabiner; s carabiner; swivel clasp bag; lobster clasp bag; swivel snap hook; climbing carabiner; keychain clasp
de: Karabiner; Karabinerhaken; Kletterkarabiner
fr: mousqueton; mousqueton escalade
es: mosquetón; mosquetones
it: moschettone; moschettoni
nl: karabijnhaak; karabijnhaken; musketonhaak
pl: karabińczyk; karabinek + wspinaczka|alpinistyczny|zatrzask
pt: mosquetão; mosquetões
not: keychain carabiner mug; carabiner cup; carabiner flashlight; carabiner watch; lobster clasp jewelry; carabiner mug; leash carabiner rope
  main: plastic 392690 ~.05; aluminium 761699 ~.35; iron 732690 ~.03; zinc 790700 ~.03; titanium 810890 ~.03; copper 741980 ~.03; base-metal 732690 ~.03
  "swivel" -> 830890
  "lobster" -> 830890
  * -> 761699
ask: main
t: aluminium carabiner d shape 10 pcs => 761699
t: stainless steel spring snap hook m8 => 732690
t: silver lobster clasp necklace => !7616

@ cable-tie-plastic
en: suction cup; plastic hook; plastic clip; plastic plug; plastic buckle; side release buckle; cord lock; plastic washer; plastic cap; plastic handle; plastic chain; plastic net; plastic sheet cut; garden tie; plant clip; plant support clip; bag buckle plastic; end cap plastic; pipe end cap; chair end cap; cover cap screw plastic; plastic spring clip; plastic gear; plastic wheel; plastic spacer; plastic bushing; plastic loop; slider buckle; tri glide; cord end; toggle cord; plastic snap hook; plastic bead craft; screw cover cap; hole plug; plastic dome; license plate plastic cover; suction hook glass; sealing plug plastic; protective cap; cord stopper; cup sucker; plastic grommet; plant tie; tomato clip; plant support; plant stake; trellis clip
de: Saugnapf; Kunststoffkappe; Steckschnalle; Kordelstopper; Pflanzenclip; Abdeckkappe + Schraube|Kunststoff; Endkappe; Kunststoffkette; Lamellenstopfen; Pflanzenhalter; Pflanzenbinder
fr: ventouse; boucle plastique; arrêt de cordon; embout plastique; clip plastique; clip plante; chaîne plastique; tuteur plante
es: ventosa; hebilla de plástico; tope de cordón; clip de plástico; clips para plantas; cadena de plástico; tutor plantas
it: ventosa; fibbia in plastica; ferma cordino; clip per piante; catena in plastica; sostegno piante
nl: zuignap; klikgesp; koordstopper; plantenclip; kunststof ketting; plantensteun
pl: przyssawka; klamra plastikowa; stoper do sznurka; zaślepka; klips do roślin; łańcuch plastikowy; podpórka do roślin
pt: ventosa; fivela plástica; trava cordão; clipe para plantas; corrente plástica; suporte para plantas
not: cupping suction cup; suction cup phone; glass suction lifter; belt buckle; ventosa massagem; ventosas terapia; ventosa anticelulite; ventosa celulitis; vacuum suction cup industrial; plastic chain necklace; sink plunger; plastic net fishing; ventosa coppettazione; suction cup dildo; ventouse visage; suction cup lifter; cupping; ventouse anti cellulite; ventouse débouche
  main: rubber 401699 ~.05; silicone 392690 ~.03; bamboo 442191 ~.03; wood 442199 ~.03; iron 732690 ~.03; base-metal 732690 ~.03; textile 630790 ~.03
  * -> 392690
t: plastic side release buckles 25mm 20 pcs => 392690
t: suction cups with hooks => 392690
t: leather belt buckle brass => !3926

@ cigarette-lighter
en: lighter; gas lighter; electric lighter; plasma lighter; butane lighter; arc lighter; torch lighter; kitchen lighter; cigarette lighter; candle lighter; jet lighter; usb lighter; bbq lighter; flameless lighter; petrol lighter; usb rechargeable lighter; windproof lighter; lighter case; lighter fluid; lighter flint; lighter wick; lighter holder
de: Feuerzeug; Lichtbogenfeuerzeug; Stabfeuerzeug; Sturmfeuerzeug; Gasfeuerzeug; Benzinfeuerzeug
fr: briquet; briquet électrique; allume gaz; briquet tempête; briquet rechargeable
es: mechero; encendedor; encendedor eléctrico; encendedor de cocina; mecheros
it: accendino; accendigas; accendino elettrico; accendini
nl: aansteker; elektrische aansteker; gasaansteker; stormaansteker
pl: zapalniczka; zapalniczka elektryczna; zapalarka; zapalniczki
pt: isqueiro; acendedor; isqueiro elétrico; maçarico isqueiro
not: car lighter socket; cigarette lighter socket; cigarette lighter plug; lighter shade; cigarette lighter adapter; hair lighter; fire lighter cube; lighter color; cigarette lighter charger; cigarette lighter splitter; lighter weight; car cigarette lighter; skin lighter; lighter display; cigarette lighter usb; firelighter; mechero bunsen; acendedor de fogão; allume cigare; fire lighter
  "fluid" -> 360610
  "flint" -> 360690
  "wick" -> 590800
  "case": main=leather 420500 ~.2; main=plastic 392690 ~.03; * 961390
  power=electric|battery|mains -> 961380 ~.1
  "plasma" -> 961380
  "arc" -> 961380
  "kitchen" -> 961380
  "candle" -> 961380
  "bbq" -> 961380
  "petrol" -> 961380
  "flameless" -> 961380
  "allume gaz" -> 961380
  "accendigas" -> 961380
  "stabfeuerzeug" -> 961380
  "lichtbogenfeuerzeug" -> 961380
  "benzinfeuerzeug" -> 961380
  "disposable" -> 961310
  * -> 961320
t: usb rechargeable plasma lighter => 961380
t: refillable gas lighter jet flame => 961320
t: car cigarette lighter socket 12v => !9613

@ smoking-accessory
en: ashtray; rolling paper; rolling tray; smoking pipe; hookah; shisha; tobacco pipe; cigarette holder; herb grinder; tobacco grinder; cigarette rolling machine; cigar cutter; cigar ashtray; water pipe smoking; glass bong; hookah hose; filter tips rolling; cigar humidor box; snuff box; bong; glass pipe smoking; hookah bowl; rolling machine; one hitter; chillum; cigar holder; matches; match box; cigarette filter tubes; stash jar
de: Aschenbecher; Drehpapier; Tabakpfeife; Wasserpfeife; Shisha; Grinder; Zigarrenschneider; Zigarettenspitze; Drehmaschine + Zigaretten; Streichhölzer; Bong; Zigarettenpapier
fr: cendrier; papier à rouler; pipe à tabac; chicha; narguilé; coupe cigare; grinder; allumettes; porte cigarette; feuilles à rouler; machine à rouler
es: cenicero; papel de fumar; pipa de fumar; cachimba; cortapuros; grinder; cerillas; boquilla cigarro; liadora de cigarrillos; shisha
it: posacenere; cartine; pipa; narghilè; tagliasigari; grinder; fiammiferi; bocchino sigarette; rollatrice
nl: asbak; vloeipapier sigaretten; pijp + roken|tabak; waterpijp; sigarenknipper; grinder; lucifers; vloei; shisha
pl: popielniczka; bibułki; fajka; fajka wodna; gilotynka do cygar; młynek do tytoniu; zapałki; shisha; lufka; nabijarka do papierosów
pt: cinzeiro; papel de seda fumar; seda para cigarro; cachimbo; narguilé; cortador de charuto; dichavador; fósforos; piteira; shisha
not: sewage pipe; pipa seca; pipe fitting; pipe cutter; shisha molasses; shisha charcoal; bench grinder; hookah charcoal; hookah tobacco; coffee grinder; pipe cleaner; quran box; vape; cigarette lighter; angle grinder; meat grinder; pepper grinder; pipe clamp; pipe wrench; pipa de agua cerámica; match box car; matchbox car; hookah flavour; smoking pipe cleaner; cigar cutter knife; fajka do nurkowania; pipa de girasol; pipas de girasol; herbal shisha; rolling machine metal; rolling machine sheet; herb grinder kitchen; grinder électrique; cartine geografiche; semillas pipas; jewelry rolling machine; pasta rolling machine; molasses; pipa infantil; e cigarette; e shisha
  "ashtray" use ashtray-goods
  "aschenbecher" use ashtray-goods
  "cendrier" use ashtray-goods
  "cenicero" use ashtray-goods
  "posacenere" use ashtray-goods
  "asbak" use ashtray-goods
  "popielniczka" use ashtray-goods
  "cinzeiro" use ashtray-goods
  "rolling paper" -> 481320 
  "drehpapier" -> 481320
  "zigarettenpapier" -> 481320
  "papier a rouler" -> 481310
  "papel de fumar" -> 481310
  "cartine" -> 481310
  "bibulki" -> 481310
  "grinder": main=plastic 392690 ~.03; * 821000
  "rolling tray": main=plastic 392490 ~.03; main=wood 442199 ~.03; * 732690
  "machine" -> 847989 ~.5
  "cigar cutter" -> 821490
  "zigarrenschneider" -> 821490
  "matches" -> 360500
  "match box" -> 360500
  "streichholzer" -> 360500
  "allumettes" -> 360500
  "cerillas" -> 360500
  "fiammiferi" -> 360500
  "lucifers" -> 360500
  "zapalki" -> 360500
  "fosforos" -> 360500
  "case": main=leather 420231 ~.15; main=plastic-sheet 420232 ~.03; main=base-metal 732690 ~.5; main=plastic 392690 ~.03; * 732690
  "cigarette box" -> 732690
  "etui" -> 732690 ~.6
  "pouch" -> 420232
  "jar" -> 701399
  * -> 961400
t: glass ashtray round => 7013
t: wooden tobacco pipe briar => 961400
t: metal herb grinder 4 layers => 821000
t: shisha charcoal 1kg => !9614

table ashtray-goods
  main: plastic 392490 ~.1; porcelain 691190 ~.03; ceramic 691200 ~.2; glass 701399 ~.3; stainless-steel 732393 ~.03; iron 732399 ~.03; aluminium 761510 ~.03; base-metal 732399 ~.03; wood 442199 ~.03; silicone 392490 ~.03
  * -> 701399

@ iron-on-transfer
en: iron on transfer; heat transfer vinyl; temporary tattoo; tattoo sticker; iron on decal; dtf transfer; transfer sticker; htv vinyl; iron on sticker; heat transfer sticker; body tattoo sticker; fake tattoo; rub on transfer; waterslide decal; glitter tattoo; rhinestone transfer; hotfix transfer; face tattoo; water transfer tattoo; craft vinyl; adhesive vinyl; vinyl sheet; vinyl roll cricut; permanent vinyl
de: Bügelbild; Abziehtattoo; Transferfolie; Temporäre Tattoos; Plotterfolie; Flexfolie; Klebetattoo; Aufbügelmotiv; Kindertattoos; Vinylfolie + Plotter|Cricut
fr: transfert thermocollant; tatouage temporaire; flex thermocollant; décalcomanie; tatouage éphémère; vinyle textile; vinyle adhésif
es: transfer termoadhesivo; tatuaje temporal; vinilo textil; vinilo de corte; calcomanía tatuaje; tatuajes temporales
it: trasferibile termoadesivo; tatuaggio temporaneo; vinile termotrasferibile; tatuaggi temporanei; vinile adesivo
nl: strijkapplicatie; neptattoo; flexfolie; plaktattoo; textielfolie; vinylfolie
pl: naprasowanka; tatuaż zmywalny; folia flex; tatuaże zmywalne; termonaprasowanka; folia samoprzylepna do plotera
pt: transfer termocolante; tatuagem temporária; vinil têxtil; tatuagens temporárias; vinil termocolante
not: tattoo machine; vinyl record; tattoo sticker remover; tattoo aftercare; vinyl cutter; vinyl flooring; record vinyl lp; vinyl glove; vinyl player; vinyl wrap car; tattoo needle; vinyl siding; vinyl wallpaper; embroidered patch iron on; vinyl fabric; rhinestone hot fix loose; tattoo ink; vinyl album; vinyle disque; disque vinyle; vinyl weeding; brow tattoo gel; vinyl sticker
  "htv" -> 391990
  "heat transfer vinyl" -> 391990
  "adhesive vinyl" -> 391990
  "craft vinyl" -> 391990
  "permanent vinyl" -> 391990
  "vinyl sheet" -> 391990
  "vinyl roll" -> 391990
  "plotterfolie" -> 391990
  "flexfolie" -> 391990
  "vinilo" -> 391990
  "vinile" -> 391990
  "vinyle" -> 391990
  "folia" -> 391990
  "vinil" -> 391990
  "vinylfolie" -> 391990
  "rhinestone" -> 701810 ~.4
  * -> 490890
t: temporary tattoo stickers kids => 490890
t: htv heat transfer vinyl sheets => 391990
t: tattoo machine rotary => !4908

@ stencil
en: stencil; painting stencil; letter stencil; stencil template; plastic stencil; mandala stencil; stencil set; cake stencil; paint stencil; spray stencil; template stencil kids; wall stencil; number stencil; face paint stencil; layering stencil
de: Schablone; Malschablone; Buchstabenschablone; Wandschablone
fr: pochoir; pochoirs; pochoir mural
es: plantilla + pintar|dibujar|estarcido|letras; stencil; estarcido
it: stencil; mascherina stencil; stencil parete
nl: sjabloon; sjablonen; muursjabloon
pl: szablon; szablon malarski; szablony
pt: estêncil; molde vazado; stencil
not: tattoo stencil; bga stencil; eyebrow stencil; nail stencil; stencil printer; stencil machine; smt stencil; stencil paper; ipl stencil; reballing stencil; brow stencil; stencil brush; solder stencil; henna stencil; eyeliner stencil
  main: paper 482390 ~.05; base-metal 732690 ~.03; wood 442199 ~.03; plastic 392690 ~.03
  "cake" -> 392410
  * -> 392690
t: reusable plastic painting stencils mandala => 392690
t: bga reballing stencil iphone => !3926

@ plastic-card
en: plastic card; pvc card; membership card; blank pvc card; access card; magnetic stripe card; metal card; rfid sticker; id card pvc; key card; gift card plastic; loyalty card; inkjet pvc cards; rfid wristband; metal business card; rfid key fob; rfid keychain; nfc business card
de: Plastikkarte; PVC-Karte; Chipkarte; Mitgliedskarte; NFC Sticker
fr: carte plastique; carte rfid; tag nfc; carte pvc; carte à puce; carte nfc
es: tarjeta de plástico; tarjeta pvc; tarjeta nfc; llavero rfid
it: tessera plastica; tessera pvc; card nfc; tessera nfc
nl: plastic kaart; nfc tag; pvc kaart; nfc sticker
pl: karta plastikowa; karta pvc; karta zbliżeniowa
pt: cartão de plástico; tag nfc; cartão pvc; cartão nfc
not: rfid blocking card; rfid reader; nfc reader; smart card reader; plastic card holder; rfid blocking; card sim; id card holder; rfid lock; rfid antenna; rfid module; pvc card tray; plastic card printer; key card switch; playing cards; nfc ring; plastic playing card; rfid card reader; rfid copier
  "rfid" -> 852359
  "nfc" -> 852359
  "smart card" -> 852352
  "access" -> 852359
  "proximity" -> 852359
  "chipkarte" -> 852352
  "puce" -> 852352
  "zblizeniowa" -> 852359
  "magnetic" -> 852321
  "key card" -> 852359
  "metal": * 831000
  * -> 392690
t: blank pvc id cards 100 pcs => 392690
t: leather card holder wallet => !3926

@ stamps-coins-collect
en: postage stamp; collector stamp; stamp collection; used stamps; first day cover; commemorative coin; collectible coin; old coin; silver coin; banknote; replica coin; challenge coin; gold bar; silver bullion; coin collection; souvenir coin; bullion coin; mint stamps; world banknotes; gold plated coin; antique coin; challenge coins; coin set; token coin; fake coin; lucky coin; tooth fairy coin; pirate gold coins; souvenir banknote; gold foil banknote; bitcoin coin; silver bar
de: Briefmarke; Sammlermünze; Gedenkmünze; Banknote; Silbermünze; Briefmarkensammlung; Goldbarren; Medaille + Sammler; Goldmünze; Ersttagsbrief; Silberbarren
fr: timbre poste; timbre de collection; pièce de collection; billet de banque; pièce commémorative; pièce de monnaie; pièce d'argent; lingot; timbres; pièce d'or
es: sello postal; moneda de colección; moneda conmemorativa; billete de banco; sellos de correos; moneda de plata; lingote; moneda antigua; moneda de oro
it: francobollo; moneta da collezione; moneta commemorativa; banconota; moneta d'argento; francobolli; lingotto; moneta d'oro
nl: postzegel; verzamelmunt; herdenkingsmunt; bankbiljet; zilveren munt; postzegels; goudbaar; gouden munt
pl: znaczek pocztowy; moneta kolekcjonerska; banknot; znaczki pocztowe; moneta srebrna; sztabka złota; moneta okolicznościowa
pt: selo postal; moeda de coleção; moeda comemorativa; cédula; selos; moeda de prata; barra de ouro; moeda de ouro
not: coin purse; coin bank; coin album; stamp album; banknote counter; coin battery; coin cell; coin holder; coin capsule; coin necklace; coin pendant; banknote album; coin sorter; coin acceptor; coin ring; coin belt; coin machine; coin counter; coin display; coin box; banknote tester; belly dance coin; coin tissue; banknote detector; stamp tongs; coin magic; coin scarf; coin earring; coin counting machine; moneta bracciale; billetera; coin operated; gold bar chocolate; coin tube; coin case; gold bar stool; banknote wallet; selos mecânicos; stamp catalogue; cédula wallet; chocolate coin; ice coin; timbre sonnette; coin slot; coin tray; coin pouch; coin edge
  "banknote": "replica" 491199; "souvenir" 491199; "foil" 491199; * 970539
  "replica": * 711890 ~.01
  "replica" -> 732690 ~.5
  "challenge" -> 711719 ~.01
  "challenge" -> 732690 ~.4
  "plated" -> 732690 ~.5
  "bitcoin" -> 732690
  "souvenir" -> 732690
  "token" -> 732690
  "plastic" -> 392690
  "pirate" -> 392690
  "bullion": metal=gold 711890 ~.03; metal=silver 711890 ~.03; * 711890
  "gold bar": finish=plated 741980 ~.4; * 710812
  "goldbarren" -> 710812
  "silver bar" -> 710691
  "lingot" -> 710812
  "coin" -> 970539
  "munze" -> 970539
  "silbermunze" -> 970539
  "sammlermunze" -> 970539
  "gedenkmunze" -> 970539
  "goldmunze" -> 970539
  "piece" -> 970539
  "moneda" -> 970539
  "moneta" -> 970539
  "munt" -> 970539
  "verzamelmunt" -> 970539
  "moeda" -> 970539
  "billet" -> 970539
  "billete" -> 970539
  "banconota" -> 970539
  "bankbiljet" -> 970539
  "banknot" -> 970539
  "cedula" -> 970539
  "unused" -> 490700
  * -> 970400
t: postage stamps collection used world => 970400
t: old silver coin collectible 1920 => 970539
t: coin purse leather => !9705

@ house-sign
en: house number; door sign; house sign; door plate; metal letter; metal letters; warning sign; license plate; street sign; parking sign; no smoking sign; toilet sign; wooden sign; wood sign; hanging sign; wall plaque; memorial plaque; name sign; door number; metal plaque; yard sign; grave marker; sign board; garden sign; acrylic sign; welcome sign; wooden plaque; plaque + wall|metal|wooden|memorial|brass|engraved; welcome sign door; decorative sign; wooden letters; wood letters; alphabet letters wood
de: Hausnummer; Türschild; Metallschild; Holzschild; Namensschild Tür; Schild + Tür|Holz|Metall|Warn|Garten; Klingelschild; Kennzeichen; Holzbuchstaben; Gedenktafel
fr: numéro de maison; plaque de porte; plaque de maison; plaque d'immatriculation; panneau bois; lettre en bois; lettre en métal; plaque murale; plaque funéraire; pancarte
es: número de casa; placa de puerta; cartel de madera; matrícula; letrero de madera; letras de madera; placa conmemorativa; letras metálicas
it: numero civico; targa porta; targhetta porta; targa + legno|auto|porta|metallo; insegna legno; lettere in legno
nl: huisnummer; naambord; houten bord tekst; kentekenplaat; deurbord; houten letters; tekstbord
pl: numer domu; tabliczka na drzwi; znak ostrzegawczy; tabliczka; drewniany napis; drewniane litery; szyld; tablica rejestracyjna
pt: número de casa; placa de porta; placa de madeira; placa de sinalização; letras de madeira; letreiro de madeira; placa decorativa
not: license plate frame; license plate holder; license plate light; led sign; tin sign; metal wall sign art; license plate bracket; license plate camera; neon sign; placa de vídeo; placa mãe; placa base; placa solar; placa de inducción; placa sinal; brass plaque blood; placa petri; plaque remover; plaque de cuisson; plaque à induction; plaque électrique; placa de circuito; letter lights; license plate screw; plaque chauffante; matrícula universidad; placa de rede; illuminated house number; solar house number; targa fuoristrada; license plate lamp; plate bracket; plaque de frein; placa de gesso; placa eletrônica; plaque vibrante; plaque de plâtre; placa led; cartello led; placa térmica; plaque induction; placa arduino
  "solar" -> 940561
  "led" -> 940561
  main: plastic 392690 ~.12; bamboo 442191 ~.03; wood 442199 ~.25; base-metal 831000 ~.7; ceramic 691490 ~.03; glass 702000 ~.03; stone 680299 ~.03; leather 420500 ~.03; paper 491199 ~.03; textile 630790 ~.03; concrete 681099 ~.03
  * -> 831000
ask: main
t: stainless steel house number 15cm => 831000
t: wooden letters for wall => 442199
t: acrylic door sign => 392690
t: license plate frame car => !8310
