/** Labels of product facts as shops print them, in some thirty languages. */
import { foldMarks } from '../fold.ts';
import { remembered } from '../remembered.ts';

/** A fact that a label may name; `kind` is the type of goods, `list` an older or higher price. */
export type LabelledFact =
  | 'brand'
  | 'maker'
  | 'sku'
  | 'mpn'
  | 'model'
  | 'gtin'
  | 'isbn'
  | 'material'
  | 'color'
  | 'category'
  | 'kind'
  | 'price';

/** A label without signs, capitals and accents: `Art.-Nr.:` is `art nr`. */
export const foldedLabel = (label: string): string =>
  foldMarks(label.slice(0, 80))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The fact that a label names, null where it names none of ours. */
export const factOf = (label: string): LabelledFact | null => FACTS.get(foldedLabel(label)) ?? null;

const WORDS: Readonly<Record<LabelledFact, string>> = {
  brand:
    'brand,brand name,product brand,marke,markenname,marque,marca,marchio,merk,märke,varumärke,mærke,merke,tuotemerkki,merkki,brändi,marka,značka,márka,brend,μάρκα,marcă,brand naam,бренд,торговая марка,марка,торгова марка,العلامة التجارية,ماركة,الماركة,מותג,ブランド,ブランド名,品牌,品牌名称,品牌名稱,브랜드,브랜드명,thương hiệu,nhãn hiệu,แบรนด์,ยี่ห้อ,merek,jenama,ब्रांड,nome do fabricante da marca,znamka,robna marka,kaubamärk,prekės ženklas,zīmols,label',
  maker:
    'manufacturer,maker,vendor,hersteller,fabricant,fabricante,produttore,fabrikant,tillverkare,producent,produsent,valmistaja,üretici,výrobce,výrobca,gyártó,producător,производитель,виробник,производител,κατασκευαστής,メーカー,メーカー名,製造元,制造商,製造商,生产厂家,제조사,제조자,الشركة المصنعة,יצרן,nhà sản xuất,ผู้ผลิต,produsen,pengeluar,निर्माता',
  sku: 'sku,our part number,our ref,our reference,cod art,art cod,codice art,cod articolo,cód art,nr artykułu,nr produktu,sku number,sku code,sku no,sku id,ebay item number,web id,web code,web item,online id,item id,item ref,prod code,product ref no,reference number,reference no,cat no,cat nr,catalog no,catalogue no,order number,order no,order code,style id,design no,art number,article code,stock no,stock,item number,item no,item code,item sku,item #,product code,product number,product no,product sku,product id,article number,article no,article,stock code,stock number,catalog number,catalogue number,style number,style no,style code,style,reference,ref,ref no,product reference,artikelnummer,artikelnr,artikelcode,artikel id,katalognummer,kat nr,best nr,artikel nr,art nr,artikel,bestellnummer,bestell nr,produktnummer,référence,réf,réf produit,n° article,référence article,numéro d article,no d article,n d article,no de produit,no produit,n° produit,référence produit,code article,code produit,codice prodotto,codice articolo,codice,cod,cod prodotto,riferimento,sku prodotto,referencia,ref,código,código de producto,código del producto,referência,código do produto,cód,cód do produto,artikelcode,bestelnummer,productcode,productnummer,artikkelnummer,varenummer,varenr,vare nr,tuotenumero,tuotekoodi,tuotenro,ürün kodu,stok kodu,barkod no,numer katalogowy,kod produktu,nr katalogowy,nr kat,nr art,numer artykułu,numer produktu,kod towaru,indeks,symbol,kód produktu,kód zboží,objednací číslo,kód,katalogové číslo,kat číslo,číslo zboží,číslo výrobku,číslo produktu,katalogové č,č produktu,číslo položky,cikkszám,termékkód,katalógusszám,rendelési szám,cod produs,codul produsului,артикул,арт,код,каталожный номер,номер по каталогу,код товара,код товару,артикул товара,каталожен номер,κωδικός,κωδικός προϊόντος,商品番号,商品コード,品番,商品管理番号,管理番号,商品编号,商品編號,货号,貨號,商品货号,产品编号,상품번호,상품코드,제품번호,품번,رمز المنتج,رقم المنتج,رقم الصنف,מק ט,מקט,מספר פריט,mã sản phẩm,mã sp,mã hàng,รหัสสินค้า,kode produk,kode barang,kod produk,asin,product ref,sifra,šifra,šifra izdelka,šifra artikla,tootekood,prekės kodas',
  mpn: 'mpn,part,mfg part no,mfr no,mfg no,mfr,manufacturer code,manufacturer part no,manufacturer part,manufacturer s part number,manufacturer part number,mfr part number,mfr part no,part number,part no,mfg part number,manufacturer number,herstellernummer,herstellerartikelnummer,hersteller nr,herstellerreferenz,teilenummer,numéro de pièce,référence fabricant,ref fabricant,numéro de pièce fabricant,codice produttore,codice mpn,numero parte produttore,número de pieza,número de pieza del fabricante,referencia fabricante,referência do fabricante,número da peça,onderdeelnummer,fabrikantnummer,numer części,kod producenta,kód výrobce,gyártói cikkszám,cod producător,код производителя,партномер,tillverkarens artikelnummer,tillverkarens art nr,producentens varenummer,valmistajan tuotenumero,üretici parça numarası,parça numarası,メーカー型番,製造型番,厂家货号,零件号,부품번호,제조사 품번',
  model:
    'model,model number,model no,item model number,model name,modell,modellnummer,modell nr,numéro de modèle,modèle,modello,numero modello,numero di modello,modelo,número de modelo,modelnummer,mallinumero,malli,model numarası,model kodu,model no,типовой номер,модель,型番,型式,型号,型號,モデル番号,모델명,모델번호,모델,رقم الموديل,الموديل,דגם,model sản phẩm,รุ่น,μοντέλο',
  gtin: 'gtin,gtin 13,gtin13,gtin 8,gtin8,gtin 12,gtin12,gtin 14,gtin14,ean 8,ean8,upc a,upca,gtin upc,upc ean,upc gtin,ean,ean code,ean nummer,ean code gtin,ean gtin,gtin ean,ean 13,ean13,ean kód,ean koodi,upc,upc code,barcode,bar code,barcode ean,code barre,code barres,code à barres,código de barras,codice a barre,codice ean,código ean,strichcode,streepjescode,kod kreskowy,kod ean,čárový kód,čiarový kód,vonalkód,cod ean,cod de bare,штрихкод,штрих код,баркод,viivakoodi,streckkod,strekkode,stregkode,barkod,jan,janコード,jan コード,ジャンコード,条码,條碼,商品条码,商品條碼,国际条码,바코드,الباركود,ברקוד,mã vạch,บาร์โค้ด,universal product code,global trade item number,γραμμωτός κώδικας',
  isbn: 'isbn,isbn no,isbn number,isbn 13,isbn13,isbn 10,isbn10,isbn ean',
  material:
    'material,materials,material composition,material type,fabric,fabric type,fabric composition,fabric content,composition,fiber content,fibre content,fabric material,shell material,outer material,upper material,upper,main material,made of,materialzusammensetzung,materialien,zusammensetzung,obermaterial,außenmaterial,stoff,werkstoff,matière,matières,matériau,matériaux,composition matière,matière principale,tissu,materiale,materiali,composizione,tessuto,composizione materiale,composición,materiales,tejido,tela,material principal,material exterior,material de la suela exterior,composição,materiais,tecido,materiaal,materialen,samenstelling,stof,bovenmateriaal,materiał,skład,materiał wierzchni,materiał zewnętrzny,skład materiału,tkanina,tworzywo,materiał wykonania,materiál,složení,zloženie,materiál svršku,anyag,anyaga,összetétel,anyagösszetétel,material principal,compoziție,compozitie,материал,материалы,состав,состав материала,материал верха,матеріал,склад,матеріали,материя,състав,υλικό,υλικά,σύνθεση,materialsammansättning,tyg,materiale,sammensætning,stofsammensætning,materiell,materialer,materiaali,materiaalit,koostumus,malzeme,materyal,kumaş,kumaş tipi,kumaş içeriği,malzeme bilgisi,ana malzeme,içerik malzeme,المادة,الخامة,مادة الصنع,الخامات,مواد,المواد,نوع القماش,חומר,חומרים,הרכב,הרכב בד,בד,素材,材質,材料,主素材,本体素材,生地,表地,表面素材,材质,面料,成分,主要材质,面料材质,面料成分,材质成分,主要材質,소재,재질,원단,제품 소재,제품소재,겉감,주요소재,chất liệu,vật liệu,thành phần vải,วัสดุ,เนื้อผ้า,ผ้า,bahan,material utama,kain,सामग्री,कपड़ा,फैब्रिक,material exterior,tecido principal,materjal,medžiaga,materiāls,sestava,sastav,materijal',
  color:
    'color,colour,colors,colours,color name,main color,main colour,color family,farbe,farben,farbbezeichnung,couleur,couleurs,coloris,colore,colori,color principal,colores,cor,cores,cor principal,kleur,kleuren,kolor,kolory,barva,farba,szín,culoare,цвет,цвета,цвет товара,колір,цвят,χρώμα,χρώματα,färg,farve,farge,väri,renk,اللون,لون,צבע,カラー,色,カラー名,颜色,顏色,颜色分类,色系,색상,색,컬러,màu sắc,màu,สี,warna,रंग,värv,spalva,krāsa,boja',
  category:
    'category,categories,kategorie,kategorien,warengruppe,catégorie,catégories,categoria,categorie,categoría,categorías,categorias,kategoria,kategória,kategori,categorii,категория,категории,категорія,κατηγορία,luokka,カテゴリ,カテゴリー,分类,分類,商品分类,類別,카테고리,الفئة,القسم,קטגוריה,danh mục,หมวดหมู่,श्रेणी,rubrik,osasto,kategorija',
  kind: 'type,product type,item type,type of product,produkttyp,produktart,artikeltyp,artikelart,type de produit,type d article,tipo di prodotto,tipologia,tipo de producto,tipo de artículo,tipo de produto,tipo de item,soort,producttype,soort product,typ produktu,rodzaj,rodzaj produktu,typ výrobku,druh,terméktípus,típus,tip produs,тип,тип товара,тип товару,вид товара,вид,тип изделия,τύπος προϊόντος,τύπος,typ av produkt,produkttype,tuotetyyppi,ürün tipi,ürün türü,نوع المنتج,النوع,סוג מוצר,商品タイプ,種類,品名,名称,产品类型,商品类型,類型,种类,产品名称,종류,품명,제품 유형,제품유형,loại sản phẩm,loại,ประเภทสินค้า,jenis produk,jenis,उत्पाद का प्रकार,style type,warenart,nature du produit',
  price:
    'price,price incl vat,price inc vat,price inc tax,price incl tax,incl vat,inc vat,incl tax,gross price,our price,sale price,your price,now,price now,special price,unit price incl vat,preis,unser preis,aktionspreis,preis inkl mwst,inkl mwst,bruttopreis,prix,notre prix,prix ttc,ttc,prix public,prezzo,prezzo iva inclusa,iva inclusa,prezzo di vendita,precio,precio con iva,iva incluido,precio final,preço,preço à vista,prijs,incl btw,prijs incl btw,onze prijs,pris inkl moms,inkl moms,cena z vat,s dph,kdv dahil,kdv dahil fiyat,cena,cena brutto,cena s dph,ár,bruttó ár,preț,цена,ціна,τιμή,pris,hinta,fiyat,fiyatı,satış fiyatı,السعر,סכום,מחיר,価格,販売価格,値段,税込価格,通常価格 税込,价格,售价,價格,售價,現售價,价,가격,판매가,판매가격,할인가,giá,giá bán,ราคา,harga,कीमत,मूल्य,hind,kaina',
};

const FACTS: ReadonlyMap<string, LabelledFact> = new Map(
  (Object.keys(WORDS) as LabelledFact[]) // the keys of the record are its type's
    .reverse()
    .flatMap((fact) => WORDS[fact].split(',').map((word) => [foldedLabel(word), fact] as const)),
);

/**
 * Whether a label has to do with where goods come from; what it says of it is for engine/origin.
 */
export const isOriginLabel = (label: string): boolean => {
  const key = foldedLabel(label.replace(/([a-z])([A-Z])/g, '$1 $2'));
  return key.length <= 70 && ORIGIN_LABELS.test(key);
};

const ORIGIN_LABELS = new RegExp(
  foldMarks(
    '\\b(?:origin|country|made in|madein|made|manufactured|manufacture|produced|production|provenance|coo|assembled|assembly|crafted|grown|harvested|processed|woven|sewn|knitted)\\b|' +
      'herkunft|ursprung|hergestellt|herstellung|herstellungsland|produktionsland|fertigung|gefertigt|erzeugerland|' +
      'pays|origine|fabrication|fabriqu|provenance|paese|provenienza|produzione|prodotto in|fabbricat|país|origen|fabricad|fabricación|procedencia|hecho en|elaborad|' +
      'origem|procedência|fabricação|feito (?:em|no)|produzido|\\bland\\b|herkomst|oorsprong|geproduceerd|gemaakt in|productieland|' +
      'kraj|pochodzeni|wyprodukowan|wykonano|země|původ|vyroben|krajina|pôvod|származás|eredet|gyártás|gyártva|ország|készült|țara|tara de|originii|fabricat|produs în|proveniența|' +
      'страна|происхожд|производств|изготовлен|сделано|место производства|країна|походження|вироблен|виготовлен|виробництв|държава|произход|произведен|χώρα|προέλευση|καταγωγή|κατασκευάζεται|παραγωγή|' +
      'ursprungsland|tillverkad|tillverkningsland|oprindelse|fremstillet|produktionsland|opprinnelse|produsert|valmistusmaa|alkuperä|valmistettu|tuotantomaa|päritolu|kilmės|izcelsmes|porijekl|poreklo|izdelano|zemlja|država|država porekla|' +
      'menşe|menşei|üretim yeri|üretildiği|üretim|ülke|بلد|المنشأ|صنع|دولة|مكان الصنع|ארץ|תוצרת|מדינת|מיוצר|יוצר ב|' +
      '原産|生産国|製造国|製造地|産地|生産地|原产|产地|產地|原產|制造国|製造國|生产国|出产|制造地|원산지|제조국|생산지|생산국|산지|xuất xứ|nơi sản xuất|sản xuất tại|nguồn gốc|nước sản xuất|' +
      'ประเทศ|ผลิตใน|แหล่งกำเนิด|ถิ่นกำเนิด|แหล่งผลิต|negara|asal|buatan|dibuat|diproduksi|मूल देश|निर्माण|उत्पत्ति|देश',
  ),
);

/**
 * Whether a label names a property that says what the goods are: taken into the summary for
 * classification.
 */
export const isTellingLabel = (label: string): boolean => {
  const key = foldedLabel(label);
  return key.length <= 50 && TELLING_LABELS.test(key);
};

const TELLING_LABELS = new RegExp(
  foldMarks(
    '\\b(?:gender|department|target group|age|age group|suitable for|recommended for|lining|sole|outsole|insole|filling|fill|stuffing|padding|trim|inner material|frame|blade|handle|finish|' +
      'ingredients?|contents?|contains|flavou?r|form|use|intended use|usage|function|application|power|power source|wattage|voltage|battery|batteries|capacity|volume|net weight|screen|display|' +
      'knit|weave|pattern type|fabric weight|closure|gauge|thread count|gemstone|stone|metal|purity|carat|plating|species|wood|leather|technology|connectivity|operated|powered|alcohol|abv|' +
      'number of pieces|pack contents|set includes|specification)\\b|' +
      'geschlecht|zielgruppe|alter|futter|sohle|fullung|innenmaterial|leistung|spannung|akku|batterie|inhalt|fassungsvermogen|zutaten|verwendung|anwendung|' +
      'genre|sexe|doublure|semelle|remplissage|garnissage|puissance|tension|capacité|contenance|ingrédients|utilisation|destinataire|genere|fodera|suola|imbottitura|potenza|capacità|ingredienti|utilizzo|' +
      'género|genero|sexo|edad|forro|suela|relleno|potencia|voltaje|capacidad|ingredientes|uso recomendado|gênero|idade|sola|enchimento|potência|voltagem|capacidade|' +
      'geslacht|doelgroep|leeftijd|voering|zool|vulling|vermogen|inhoud|ingrediënten|płeć|wiek|podszewka|podeszwa|wypełnienie|moc|napięcie|pojemność|pohlaví|pohlavie|podšívka|podrážka|výplň|výkon|objem|' +
      'nem\\b|bélés|talp|töltet|teljesítmény|űrtartalom|gen\\b|căptușeală|putere|capacitate|пол\\b|возраст|подкладка|подошва|наполнитель|мощность|напряжение|объем|объём|стать|підкладка|підошва|потужність|' +
      'kön|ålder|foder|sula|fyllning|effekt|volym|køn|kjønn|fôr|fyll|sukupuoli|vuori|täyte|teho|tilavuus|cinsiyet|yaş grubu|astar|taban|dolgu|güç|hacim|kapasite|φύλο|επένδυση|ισχύς|' +
      '対象|性別|裏地|中綿|中材|容量|電源|消費電力|電圧|用途|原材料|内容量|セット内容|性别|性別|适用|適用|里料|填充|容量|功率|电压|電壓|用途|配料|성별|안감|충전재|용량|소비전력|용도|원재료|대상|' +
      'الجنس|البطانة|القدرة|السعة|الاستخدام|מין|בטנה|הספק|קיבולת|giới tính|công suất|dung tích|เพศ|กำลังไฟ|ความจุ|jenis kelamin|daya|kapasitas|लिंग|क्षमता',
  ),
);

/**
 * Whether a label names a fact of the goods or their origin: a pair that begins with it is a row
 * wherever it stands. Shops repeat their labels from page to page.
 */
export const isKnownLabel = remembered(
  (label) => factOf(label) !== null || isOriginLabel(label) || isTellingLabel(label),
);

/** A heading or class that opens the text of the product itself. */
export const isDescriptionHeading = (heading: string): boolean =>
  DESCRIPTION_HEADINGS.test(foldMarks(heading.slice(0, 80)).trim());

const DESCRIPTION_HEADINGS = new RegExp(
  foldMarks(
    '^(?:product |item )?(?:descriptions?|details?|information|overview|features|about this (?:item|product)|beschreibung|produktbeschreibung|artikelbeschreibung|produktinformation(?:en)?|produktdetails|' +
      'description du produit|descriptif|détails|à propos de cet article|descrizione|descrizione (?:del )?prodotto|dettagli|descripción|descripción del producto|detalles|sobre este (?:artículo|item)|' +
      'descrição|descrição do produto|detalhes|omschrijving|productbeschrijving|productomschrijving|beschrijving|opis|opis produktu|popis|popis produktu|leírás|termékleírás|descriere|descrierea produsului|' +
      'описание|описание товара|о товаре|опис|опис товару|про товар|описание на продукта|περιγραφή|beskrivning|produktbeskrivning|beskrivelse|produktbeskrivelse|kuvaus|tuotekuvaus|tuotetiedot|açıklama|ürün açıklaması|ürün özellikleri|' +
      'الوصف|وصف المنتج|תיאור|תיאור המוצר|商品説明|商品の説明|商品詳細|説明|商品情報|商品详情|商品描述|产品描述|產品描述|商品描述|商品詳情|产品介绍|상품설명|상품 설명|상세정보|제품 설명|상품상세|mô tả|mô tả sản phẩm|รายละเอียด|รายละเอียดสินค้า|deskripsi|deskripsi produk|keterangan|विवरण|उत्पाद विवरण|toote kirjeldus|aprašymas|apraksts|opis izdelka|opis proizvoda)[:：]?$',
  ),
);
