import { expect, test } from 'vitest'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { type PdfText, textsOf } from '#test/pdf.ts'
import { orderDocument } from './order.document.ts'

/** A4 in points, less the margins of the document. */
const [left, right, bottom] = [40, 595.28 - 40, 20]
const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Fixture: an order whose texts and figures all have maximum length. */
function longOrder(text: string): OrderDetail {
  const of = (length: number) => filled(text, length)
  const line = { name: of(300), spec: of(120), brandName: of(60), unit: of(20), quantity: 99_999_999 }
  const figures = { price: '99999999999.9999', taxRate: '13', amount: '999999999999999.99' }
  return {
    orderNo: 'DD20261122000001',
    status: '40',
    submittedAt: '2026-11-22T00:00:00Z',
    deptName: of(60),
    companyName: of(60),
    supplierName: of(100),
    buyerName: of(40),
    consignee: of(40),
    mobile: '13800000000',
    paymentMethod: 'term',
    termDays: 30,
    fullAddress: of(250),
    invoiceTitle: { title: of(100), taxNo: '91320594MA00000X00' },
    expectedDate: null,
    promisedDate: null,
    lines: Array.from({ length: 12 }, (_, at) => ({ ...line, ...figures, lineNo: at + 1 })),
    goodsAmount: figures.amount,
    freight: '0.00',
    taxAmount: figures.amount,
    amount: figures.amount,
    remark: of(200),
  } as unknown as OrderDetail
}

/** Text pieces on one baseline that overlap horizontally. */
const overlaps = (texts: readonly PdfText[]) =>
  [...Map.groupBy(texts, ({ baseline }) => Math.round(baseline)).values()].flatMap((line) => {
    const inOrder = line.toSorted((a, b) => a.left - b.left)
    return inOrder.filter((each, at) => at > 0 && inOrder[at - 1]!.right > each.left + 0.5)
  })

test.each([
  ['Chinese without a blank', '防静电可调节人体工学办公座椅'],
  ['one word', 'ANTISTATIC0987654321XYZQ'],
  ['words', 'Adjustable antistatic chair '],
])('order document: texts of maximum length stay on the page without overlap: %s', async (_, text) => {
  const pages = textsOf(await renderPdf(orderDocument(longOrder(text), 'en', new Date())))
  expect(pages.length).toBeGreaterThan(1)
  for (const texts of pages) {
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter((each) => !(each.left >= left - 0.5 && each.right <= right + 0.5))).toEqual([])
    expect(texts.filter(({ baseline }) => baseline < bottom)).toEqual([])
    expect(overlaps(texts)).toEqual([])
  }
})
