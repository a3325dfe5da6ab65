import { batchLengths, type BatchText } from '#contract/ordering/batch.ts'

const spaces = /\s+/g
const cellOf = (text: string) =>
  text
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .replace(spaces, ' ')
    .trim()

/** Pattern of a first line with column headings, which is skipped. */
const headings =
  /^(?:商品)?(?:编码|编号|条码|条形码|型号|货号|物料编码|sku|code|product code|item|ean|model|barcode)\b|^(?:商品|物料)?(?:编码|编号|条码|型号|货号)/i
const quantityHeadings = /数量|qty|quantity/i

const figure = String.raw`\d[\d,]*(?:\.\d+)?`
/** `code x 10`: requires spaces around the sign, because `M6x20` is a code. */
const byTimes = new RegExp(String.raw`^(.+?)\s+[x×*✕]\s*(${figure})$`, 'i')
const bySpace = new RegExp(String.raw`^(.+?)\s+(${figure})$`)

function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map(cellOf)
  const [first = '', ...rest] = byTimes.test(line) ? [line] : line.split(/\s*[,;|]\s*/)
  const found = byTimes.exec(first) ?? (rest.length === 0 ? bySpace.exec(first) : null)
  const cells = found ? found.slice(1) : [first]
  return [...cells, ...rest].map(cellOf)
}

const lineOf = ([code = '', quantity = '', amount = '', ...rest]: readonly string[]): BatchText => ({
  code: code.slice(0, batchLengths.code),
  quantity: quantity.slice(0, batchLengths.quantity),
  amount: amount.slice(0, batchLengths.amount),
  remark: rest.filter(Boolean).join(' ').slice(0, batchLengths.remark),
})

/**
 * Parses lines as people write and copy them: code, quantity, and optionally price and remark, separated by tabs,
 * commas, semicolons, spaces or a multiplication sign. The server interprets the quantity.
 */
export function linesIn(text: string): BatchText[] {
  const rows = text
    .normalize('NFKC')
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(/[ \u00a0]+$/, '').replace(/^[ \u00a0]+/, ''))
    .filter((line) => line.trim() !== '')
    .map(cellsOf)
  const [first] = rows
  const isHeading =
    first !== undefined && headings.test(first[0] ?? '') && quantityHeadings.test(first.slice(1).join(' '))
  return (isHeading ? rows.slice(1) : rows).map(lineOf)
}
