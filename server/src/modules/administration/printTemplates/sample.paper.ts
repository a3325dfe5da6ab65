import { type PrintKindCode, printKindOf } from '#contract/tenancy/printKinds.ts'
import type { Lang } from '#contract/refusals.ts'
import type { PdfDocument } from '#kit/pdf/pdf.ts'

/** Sample goods of a preview, by the code of the column. */
const goods = [
  { name: '安全帽 ABS 白色', no: '1', unit: '个', quantity: '20', requested: '20', price: '¥35.20', amount: '¥704.00' },
  { name: '反光背心 L', no: '2', unit: '件', quantity: '10', requested: '10', price: '¥18.00', amount: '¥180.00' },
].map((row) => ({ ...row, taxRate: '13%', batch: 'B2611', place: 'A-01-02', expires: '2027-12-31' }))

/** Paper of a kind with sample goods: what the template changes is seen on it. */
export function samplePaper(kind: PrintKindCode, lang: Lang): PdfDocument {
  const { name, enName, columns } = printKindOf(kind)
  const title = lang === 'en' ? enName : name
  const valueOf = (row: Readonly<Record<string, string>>, code: string) => row[code] ?? ''
  const isText = (code: string) => code === 'name' || code === 'no'
  const aligned = (code: string) => (isText(code) ? 'left' : 'right')
  const table = {
    columnCodes: columns.map(({ code }) => code),
    margin: [0, 10, 0, 0],
    table: {
      headerRows: 1,
      widths: columns.map(({ code }) => (code === 'name' ? '*' : 'auto')),
      body: [
        columns.map((each) => ({
          text: lang === 'en' ? each.enName : each.name,
          style: 'head',
          alignment: aligned(each.code),
        })),
        ...goods.map((row) => columns.map(({ code }) => ({ text: valueOf(row, code), alignment: aligned(code) }))),
      ],
    },
    layout: 'hairlines',
  }
  return {
    title,
    footer: lang === 'en' ? 'Sample' : '示例',
    watermark: lang === 'en' ? 'Sample' : '示例',
    content: [{ text: title, style: 'title', margin: [0, 0, 0, 8] }, table],
  }
}
