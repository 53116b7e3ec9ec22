declare module 'opencc-js/dict/TSCharacters' {
  /** `traditional simplified|traditional simplified|…`. */
  const table: string;
  export default table;
}
