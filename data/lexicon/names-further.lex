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
