/** How much the fields of a product hold: what a shop or a file says beyond is cut or left out. */
export const TITLE_MAX = 300;
export const BRAND_MAX = 120;
export const CATEGORY_MAX = 300;
export const CUSTOMS_DESCRIPTION_MAX = 300;
export const DESCRIPTION_MAX = 5000;
export const SKU_MAX = 120;
export const GTIN_MAX = 20;
export const TAG_CHARACTERS_MAX = 60;
export const TAGS_MAX = 100;
export const URL_MAX = 2048;
export const IMAGES_MAX = 50;
