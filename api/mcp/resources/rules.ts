/**
 * The general rules for the interpretation of the Harmonized System, in our words. Source:
 * International Convention on the Harmonized System, annex; read 2026-11-27.
 */
export const RULES = `# How goods are classified

The six general rules are applied in this order.

1. Titles of sections and chapters are for reference only. Headings and the notes of sections and chapters decide.
2. (a) A heading also covers the article when incomplete or unfinished but of the same essential character, and when unassembled.
   (b) A material also stands for mixtures and combinations with it; goods of several materials go on to rule 3.
3. Where several headings fit: (a) the most specific one; (b) else the one for what gives the goods their essential character;
   (c) else the last one in numerical order.
4. What fits no heading goes where the goods most akin to it go.
5. (a) Fitted cases sold with their article, and (b) usual packing, are classified with it, unless the case gives the whole its
   essential character, or the packing is clearly for repeated use.
6. Subheadings are compared at the same level only, by their terms and notes, and by rules 1 to 5 in the same way.

National digits follow the law of the country. A binding ruling comes from its customs authority alone.
`;
