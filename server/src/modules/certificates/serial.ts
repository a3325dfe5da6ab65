/** Serial number as displayed on certificates: hexadecimal without leading zeros. */
export const serialOf = (text: string): string =>
  text
    .replaceAll(/[\s:]/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '')
