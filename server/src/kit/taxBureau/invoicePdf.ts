import { capitalMoney } from '#contract/kit/format.ts'
import { minus, sum, taxWithin } from '#contract/kit/money.ts'
import type { PdfDocument } from '#kit/pdf/pdf.ts'
import { unitPrice, type WrittenInvoice, type WrittenLine, type WrittenParty } from './invoiceXml.ts'

const at = (x: number, y: number, text: string, more: object = {}): object => ({
  text,
  absolutePosition: { x, y },
  ...more,
})
const columns = [40, 190, 260, 300, 340, 420, 480, 520] as const
const tableTop = 190
const rowHeight = 18

const partyAt = (x: number, title: string, { name, no }: WrittenParty): object[] => [
  at(x, 120, title),
  at(x, 136, `名称：${name}`),
  at(x, 152, `统一社会信用代码/纳税人识别号：${no}`),
]

function cellsOf({ name, className, spec, unit, quantity, gross, rate }: WrittenLine): string[] {
  const tax = rate === null ? '0.00' : taxWithin(gross, rate)
  const net = minus(gross, tax)
  const price = quantity === undefined ? '' : unitPrice(net, quantity)
  return [
    className === undefined ? name : `*${className}*${name}`,
    spec ?? '',
    unit ?? '',
    quantity === undefined ? '' : String(quantity),
    price.replace(/(\.\d{4})\d+$/, '$1'),
    net,
    rate === null ? '免税' : `${Number(rate)}%`,
    rate === null ? '***' : tax,
  ]
}
const rowAt = (y: number, cells: readonly string[]): object[] =>
  cells.flatMap((cell, index) => (cell === '' ? [] : [at(columns[index]!, y, cell, { fontSize: 7 })]))

/** Digital invoice as the PDF that the tax platform gives out: texts at their places and a QR code. */
export function invoicePdf({
  number,
  issuedOn,
  isOrdinary,
  seller,
  buyer,
  lines,
  remark,
}: WrittenInvoice): PdfDocument {
  const gross = sum(lines.map((line) => line.gross))
  const tax = sum(lines.map((line) => (line.rate === null ? '0.00' : taxWithin(line.gross, line.rate))))
  const code = ['01', isOrdinary ? '32' : '31', '', number, gross, issuedOn.replaceAll('-', ''), '', '0000'].join(',')
  const end = tableTop + rowHeight * (lines.length + 1)
  const [year, month, day] = issuedOn.split('-')
  return {
    title: number,
    footer: '',
    content: [
      { qr: code, fit: 70, absolutePosition: { x: 40, y: 36 } },
      at(190, 50, isOrdinary ? '电子发票（普通发票）' : '电子发票（增值税专用发票）', { fontSize: 14 }),
      at(400, 50, `发票号码：${number}`),
      at(400, 66, `开票日期：${year}年${month}月${day}日`),
      ...partyAt(40, '购买方信息', buyer),
      ...partyAt(310, '销售方信息', seller),
      ...rowAt(tableTop, ['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率/征收率', '税额']),
      ...lines.flatMap((line, index) => rowAt(tableTop + rowHeight * (index + 1), cellsOf(line))),
      ...rowAt(end, ['合计', '', '', '', '', `¥${minus(gross, tax)}`, '', `¥${tax}`]),
      at(40, end + 20, `价税合计（大写） ${capitalMoney(gross).replaceAll('元', '圆')}`),
      at(310, end + 20, `（小写）¥${gross}`),
      at(40, end + 40, `备注：${remark ?? ''}`),
    ],
  }
}
