/** What is used of fontkit, which has no types of its own. */
declare module 'fontkit' {
  /** A font that pdfkit draws with. */
  export interface Font {
    postscriptName: string;
  }
  export const create: (file: Uint8Array) => Font;
}
