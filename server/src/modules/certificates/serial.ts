/** A serial number as people read it on their certificate: hex without the zeros before it. */
export const serialOf = (text: string): string =>
  text
    .replaceAll(/[\s:]/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '')
