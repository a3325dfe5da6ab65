/** Groups of digits as printed below a barcode: `6 901234 500017`. */
const digits = /(?<![\p{L}\p{N}.-])\d(?:[ ]?\d){7,12}(?![\p{L}\p{N}]|[.-]\d)/gu
const lengths: ReadonlySet<number> = new Set([8, 12, 13])
const max = 5

/** Check digit of EAN-8, UPC-A and EAN-13: counted from the end, every second digit has weight three. */
export function isBarcode(code: string): boolean {
  if (!lengths.has(code.length) || !/^\d+$/.test(code)) return false
  const sum = Array.from(code)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Barcodes in these lines, without duplicates. */
export function barcodesIn(lines: readonly string[]): string[] {
  const found = lines.flatMap((line) => [...line.normalize('NFKC').matchAll(digits)].map(([code]) => code))
  return [...new Set(found.map((code) => code.replaceAll(' ', '')).filter(isBarcode))].slice(0, max)
}
