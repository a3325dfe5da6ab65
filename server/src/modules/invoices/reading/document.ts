import type { FoundInvoice, ProposalLine } from '#contract/invoices/proposals.ts'
import { sum } from '#contract/kit/money.ts'
import type { PlacedText, ReadDocument } from '#kit/pdf/readDocument.ts'
import { centsOf, isTaxOf } from './fine.rules.ts'
import { invoiceCodeOf } from './invoiceCode.rules.ts'
import { itemOf, short, taxNo } from './parts.rules.ts'

type Row = readonly PlacedText[]
const sameRow = 3

/** Texts in rows from top to bottom, each from left to right. */
function rowsOf(texts: readonly PlacedText[]): Row[] {
  const rows: PlacedText[][] = []
  for (const text of texts.toSorted((a, b) => b.y - a.y)) {
    const last = rows.at(-1)
    if (last !== undefined && last[0]!.y - text.y <= sameRow) last.push(text)
    else rows.push([text])
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x))
}
const textOf = (row: Row): string =>
  row
    .map(({ text }) => text)
    .join('')
    .normalize('NFKC')
const joined = (row: Row): string => textOf(row).replaceAll(/\s/g, '')

const first = (pattern: RegExp, lines: readonly string[]): string => {
  for (const line of lines) {
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) return found
  }
  return ''
}

/** Company on one half of the page: the buyer is on the left, the seller on the right. */
function partyIn(rows: readonly Row[], isHere: (text: PlacedText) => boolean) {
  const here = rows.map((row) => row.filter(isHere))
  const lines = here.map(joined)
  return {
    name: short(first(/名\s*称\s*:\s*(.+)$/, here.map(textOf))),
    no: taxNo(first(/(?:信用代码|识别号):([0-9A-Za-z]{15,20})/, lines)),
  }
}

const percent = /^(\d{1,2}(?:\.\d{1,2})?)%$/
const freeOfTax = /^(免税|不征税)$/
const plainAmount = (text: string): string | undefined => centsOf(text.normalize('NFKC').replaceAll(/[¥￥,\s]/g, ''))

/** Line of the table, which has a rate: the amount is left of it, the tax right of it, the name at the far left. */
function lineIn(row: Row, specAt: number): ProposalLine | undefined {
  const at = row.findLastIndex(({ text }) => percent.test(text) || freeOfTax.test(text))
  const net = at > 0 ? plainAmount(row[at - 1]!.text) : undefined
  const rateText = row[at]?.text ?? ''
  const rate = percent.exec(rateText)?.[1] ?? null
  const taxText = row[at + 1]?.text ?? ''
  const tax = rate === null ? '0.00' : plainAmount(taxText)
  if (net === undefined || tax === undefined) return undefined
  const { name } = itemOf(joined(row.slice(0, at - 1).filter(({ x }) => x < specAt)))
  return { name: name === '' ? '-' : name, rate: rate === null ? null : Number(rate).toFixed(2), net, tax }
}

function linesIn(rows: readonly Row[]): ProposalLine[] {
  const head = rows.findIndex((row) => /项目名称.*金额.*税额/.test(joined(row)))
  if (head === -1) return []
  const specAt = rows[head]!.find(({ text }) => text.startsWith('规格'))?.x ?? Number.POSITIVE_INFINITY
  const after = rows.slice(head + 1)
  const end = after.findIndex((row) => joined(row).startsWith('合计'))
  return after.slice(0, end === -1 ? after.length : end).flatMap((row) => lineIn(row, specAt) ?? [])
}

/** Net and tax in the row of totals, and the total in figures. */
function totalsIn(rows: readonly Row[], lines: readonly string[]) {
  const row = rows.find((each) => /^合计.*\d/.test(joined(each)))
  const [net = '', tax = ''] = (row ?? []).flatMap(({ text }) => plainAmount(text) ?? [])
  const gross = plainAmount(first(/\(小写\)([¥￥]?-?[\d,.]+)/, lines)) ?? ''
  return { net, tax: tax === '' && net !== '' ? '0.00' : tax, gross }
}

const rates = ['13.00', '9.00', '6.00', '3.00', '1.00', '5.00'] as const

/** One line with the totals, where the lines of the document do not add up to them. */
function asOneLine({ net, tax }: { readonly net: string; readonly tax: string }): ProposalLine[] {
  if (net === '' || tax === '') return []
  const rate = tax === '0.00' ? null : rates.find((each) => isTaxOf(tax, net, each))
  return rate === undefined ? [] : [{ name: '-', rate, net, tax }]
}

/** What a PDF or picture says of its invoice, as far as it is readable: a person confirms it. */
export function foundIn({ texts, width, code }: ReadDocument): FoundInvoice {
  const rows = rowsOf(texts)
  const lines = rows.map(joined)
  const printed = invoiceCodeOf(code)
  const middle = width / 2
  const buyer = partyIn(rows, ({ x }) => x < middle)
  const seller = partyIn(rows, ({ x }) => x >= middle)
  const totals = totalsIn(rows, lines)
  const read = linesIn(rows)
  const addsUp = sum(read.map(({ net }) => net)) === totals.net && sum(read.map(({ tax }) => tax)) === totals.tax
  const day = /开票日期:(\d{4})年(\d{2})月(\d{2})日/.exec(lines.join('\n'))
  const special = lines.some((line) => line.includes('专用发票'))
  return {
    kind: printed?.kind ?? (special ? 'special' : 'ordinary'),
    code: printed?.code ?? first(/发票代码:(\d{10,12})/, lines),
    number: printed?.number ?? first(/发票号码:(\d{20}|\d{8})(?!\d)/, lines),
    issuedOn: printed?.issuedOn ?? (day ? `${day[1]}-${day[2]}-${day[3]}` : null),
    sellerNo: seller.no,
    sellerName: seller.name,
    buyerNo: buyer.no,
    buyerName: buyer.name,
    gross: totals.gross === '' && printed?.isDigital ? printed.amount : totals.gross,
    lines: addsUp && read.length > 0 ? read : asOneLine(totals),
    hasCode: printed !== undefined,
  }
}
