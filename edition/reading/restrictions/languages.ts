/** Languages that keywords may be given in; English needs no name. */
export const KEYWORD_LANGUAGES: readonly string[] =
  'de fr es it nl pl pt sv da nb fi cs hu ro el tr ru uk ja zh ko ar he hi'.split(' ');
