/** Types for the used part of fontkit, which has none. */
declare module 'fontkit' {
  export function create(font: Uint8Array): { hasGlyphForCodePoint(codePoint: number): boolean }
}
