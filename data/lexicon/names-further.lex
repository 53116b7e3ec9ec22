# Further names in the languages of Europe and Asia, each with its English.

+ engine-electrics
it: candela = spark plug + ngk|moto|auto|vespa|scooter|motore|bosch|denso; candele = spark plugs + ngk|moto|auto|vespa|scooter|motore|bosch|denso
nl: bougie = spark plug + ngk|scooter|auto|motor|brommer|bosch|denso; bougies = spark plugs + ngk|scooter|auto|motor|brommer|bosch|denso

+ watch-strap
pl: pasek do zegarka = watch strap; pasek skórzany do zegarka = leather watch strap
pt: pulseira para relógio = watch strap; pulseira de couro para relógio = leather watch strap
es: correa para apple watch = watch strap; correa de reloj = watch strap

+ handbag
it: borsa tracolla = shoulder bag; borsa a tracolla = shoulder bag

+ pet-bed
pt: cama para cães = dog bed; cama para cachorro = dog bed; caminha para cachorro = dog bed; cama de cão = dog bed

+ saw-blade
de: Sägekette = saw chain; Kette = saw chain + Motorsäge|Kettensäge|Stihl|Husqvarna

+ doll
nl: houten blokken = toy wooden blocks; houten bouwblokken = toy wooden blocks
zh: 积木 = toy building blocks; 积木玩具 = toy building blocks

+ skin-care
nl: zonnebrand = sunscreen; zonnebrandcrème = sunscreen; zonnecrème = sunscreen

+ hat
ko: 비니 = beanie; 니트 비니 = knitted beanie

+ engine-air-filter
ko: 에어컨 필터 = cabin air filter; 자동차 에어컨 필터 = car cabin air filter

+ trekking-pole
ko: 등산 스틱 = trekking poles; 등산스틱 = trekking poles; 등산용 스틱 = trekking poles

+ phone-holder
de: Handyhalterung = phone holder; Halterung fürs Handy = phone holder

+ necklace
ru: колье = necklace

+ pear
de: Tafelbirne = pear; Tafelbirnen = pears
t: Tafelbirnen frisch => 080830

+ led-lamp-goods
de: Birne = light bulb + E27|E14|GU10|B22|Leuchtmittel|Lampenfassung|dimmbar|Watt|warmweiß
t: Birne E27 => 8539
t: Birne frisch 1 kg => 0808

+ watch-mechanical
de: Automatikuhr = automatic watch; Automatik Armbanduhr = automatic wristwatch; mechanische Armbanduhr = mechanical wristwatch
fr: montre automatique = automatic watch; montre mécanique = mechanical watch
es: reloj automático = automatic watch; reloj mecánico = mechanical watch
it: orologio automatico = automatic watch; orologio meccanico = mechanical watch
nl: automatisch horloge = automatic watch; mechanisch horloge = mechanical watch
pl: zegarek automatyczny = automatic watch; zegarek mechaniczny = mechanical watch
pt: relógio automático = automatic watch; relógio mecânico = mechanical watch
t: montre automatique homme => 910221

+ hair-extension
en: hair extensions clip in; extensions clip in + hair
de: Clip in Extensions = clip-in hair extensions
t: human hair extensions clip in => 670420
t: hair clip metal => 9615

+ belt-clothing
de: Kunstledergürtel = imitation leather belt
t: Kunstledergürtel Herren => 392620

+ mirror
fr: glace = mirror + murale|miroir|armoire|salle de bain|biseautée
t: glace murale salle de bain => 7009
t: glace au chocolat => 2105

+ eyelash-false
t: mink eyelashes faux => 670419

+ water-bottle
t: gourde inox 1 L => 732393

+ vacuum-flask
t: vacuum insulated tumbler 1.2 L => 961700

+ poster-print
t: poster of a sports car => 491191
t: photo of a horse framed print => 491191

+ necklace
t: pearl necklace imitation => 7117
t: collier de perles imitation => 7117
t: freshwater pearl necklace => 7116
