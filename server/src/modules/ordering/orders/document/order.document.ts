import { capitalMoney, formatMoney } from '#contract/kit/format.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { orderStatusNames } from '#contract/ordering/orderStates.ts'
import { buyingDepartmentOf } from '#contract/ordering/orderSummary.ts'
import type { Lang } from '#contract/refusals.ts'
import { printKindOf } from '#contract/tenancy/printKinds.ts'
import type { PdfDocument } from '#kit/pdf/pdf.ts'
import { paymentWords } from '../order.words.rules.ts'
import { documentWords } from './order.document.words.ts'

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })
const line = '#d9dde3'

/** Facts in two columns; empty ones are left out. */
const facts = (rows: readonly (readonly [label: string, value: string | null])[]) => ({
  columns: [0, 1].map((column) => ({
    stack: rows
      .filter(([, value]) => value !== null && value !== '')
      .filter((_, index) => index % 2 === column)
      .map(([label, value]) => ({
        columns: [
          { text: label, style: 'label', width: 76 },
          { text: value ?? '', width: '*' },
        ],
        margin: [0, 1, 0, 1],
      })),
  })),
  columnGap: 24,
})

/** Order document in the reader's language; amounts in words are Chinese, as on invoices. */
export function orderDocument(order: OrderDetail, lang: Lang, now: Date): PdfDocument {
  const labels = documentWords[lang]
  const of = (pair: readonly [string, string]) => pair[lang === 'en' ? 1 : 0]
  const term = order.termDays === null ? '' : ` · ${order.termDays} ${labels.days}`
  return {
    title: `${labels.title} ${order.orderNo}`,
    footer: `${order.orderNo} · ${labels.printed} ${clock.format(now)}`,
    content: [
      { text: labels.title, style: 'title', margin: [0, 0, 0, 8] },
      facts([
        [labels.no, order.orderNo],
        [labels.status, of(orderStatusNames[order.status])],
        [labels.submitted, order.submittedAt ? clock.format(new Date(order.submittedAt)) : null],
      ]),
      { text: labels.parties, style: 'section' },
      facts([
        [labels.buyer, buyingDepartmentOf(order)],
        [labels.supplier, order.supplierName],
        [labels.purchaser, order.buyerName],
      ]),
      { text: labels.delivery, style: 'section' },
      facts([
        [labels.consignee, `${order.consignee}  ${order.mobile}`],
        [labels.payment, of(paymentWords[order.paymentMethod]) + term],
        [labels.address, order.fullAddress],
        [labels.invoice, order.invoiceTitle.title],
        [labels.expected, order.expectedDate],
        [labels.taxNo, order.invoiceTitle.taxNo],
        [labels.promised, order.promisedDate],
      ]),
      { text: labels.goods, style: 'section' },
      goodsTable(order, labels),
      ...(order.amount === null ? [] : [totals(order, order.amount, labels)]),
      ...(order.remark ? [{ text: labels.remark, style: 'section' }, { text: order.remark }] : []),
    ],
  }
}

/** Amount with its currency; `--` for readers who may not see prices. */
const money = (amount: string | null, currency: string) => (amount === null ? '--' : currency + formatMoney(amount))

/** Own code of the goods, and what a line was ordered for, which suppliers do not get. */
const allocationOf = (
  { costCentre, projectNo, materialCode }: OrderDetail['lines'][number],
  labels: (typeof documentWords)[Lang],
) => {
  const parts = [
    materialCode && `${labels.materialCode} ${materialCode}`,
    costCentre && `${labels.costCentre} ${costCentre}`,
    projectNo && `${labels.projectNo} ${projectNo}`,
  ]
  const text = parts.filter(Boolean).join(' · ')
  return text === '' ? [] : [{ text, style: 'label' }]
}

const goodsTable = ({ lines }: OrderDetail, labels: (typeof documentWords)[Lang]) => ({
  columnCodes: printKindOf('order').columns.map(({ code }) => code),
  table: {
    headerRows: 1,
    dontBreakRows: true,
    // Figures never wrap; long figures narrow the column of names.
    widths: [26, '*', 30, 'auto', 'auto', 'auto', 'auto'],
    body: [
      labels.columns.map((text, index) => ({ text, style: 'head', alignment: index > 2 ? 'right' : 'left' })),
      ...lines.map((each) => [
        String(each.lineNo),
        {
          stack: [
            each.name,
            { text: [each.spec, each.brandName].filter(Boolean).join(' · '), style: 'label' },
            ...allocationOf(each, labels),
          ],
        },
        each.unit,
        { text: String(each.quantity), alignment: 'right' },
        { text: money(each.price, labels.currency), alignment: 'right' },
        { text: `${Number(each.taxRate)}%`, alignment: 'right' },
        { text: money(each.amount, labels.currency), alignment: 'right' },
      ]),
    ],
  },
  layout: 'hairlines',
})

const totals = (order: OrderDetail, total: string, labels: (typeof documentWords)[Lang]) => {
  const sums = [
    [labels.goodsAmount, order.goodsAmount],
    [labels.freight, order.freight],
    [labels.tax, order.taxAmount],
  ] as const
  const inWords = [{ text: `${labels.capital}  `, style: 'label' }, capitalMoney(total)]
  const figures = [
    ...sums.map(([label, amount]) => ({
      columns: [
        { text: label, style: 'label' },
        { text: money(amount, labels.currency), width: 'auto' },
      ],
      margin: [0, 1, 0, 1],
    })),
    { canvas: [{ type: 'line', x1: 0, y1: 3, x2: 200, y2: 3, lineWidth: 0.5, lineColor: line }] },
    {
      columns: [{ text: labels.total }, { text: labels.currency + formatMoney(total), style: 'total', width: 'auto' }],
      margin: [0, 6, 0, 0],
    },
  ]
  const columns = [
    { width: '*', text: inWords, margin: [0, 44, 0, 0] },
    { width: 200, stack: figures },
  ]
  return { unbreakable: true, margin: [0, 10, 0, 0], stack: [{ columns }] }
}
