import { documentKindNames, documentStatusNames, type StockDocumentDetail } from '#contract/warehouse/document.ts'
import type { Lang } from '#contract/refusals.ts'
import type { PdfDocument } from '#kit/pdf/pdf.ts'
import { factsOf, goodsTable, headWithCode, inLanguage, timeOf } from '#modules/ordering/index.ts'

/** Document for the keepers and the people who sign for it. It has no prices. */
export function paperOf(row: StockDocumentDetail, lang: Lang, now: Date): PdfDocument {
  const of = inLanguage(lang)
  const title = of(documentKindNames[row.kind])
  const isOut = row.lines.some(({ picks }) => picks.length > 0)
  const cells = row.lines.flatMap((line) =>
    line.picks.length > 0
      ? line.picks.map((pick) => ({
          name: line.name,
          spec: line.spec,
          cells: [pick.placeCode, pick.batchNo, pick.expiresOn ?? '-', line.unit, pick.quantity, pick.done],
        }))
      : [
          {
            name: line.name,
            spec: line.spec,
            cells: [line.placeCode, line.batchNo, line.expiresOn ?? '-', line.unit, line.requested, line.done],
          },
        ],
  )
  return {
    title: `${title} ${row.documentNo}`,
    footer: `${row.documentNo} · ${timeOf(now)}`,
    content: [
      headWithCode(title, row.documentNo),
      {
        columns: [
          factsOf([
            [of(['仓库', 'Warehouse']), row.warehouseName],
            [of(['调入仓库', 'To']), row.toWarehouseName],
            [of(['部门', 'Department']), row.deptName],
            [of(['经办人', 'Created by']), row.requesterName],
          ]),
          factsOf([
            [of(['状态', 'Status']), of(documentStatusNames[row.status])],
            [of(['供应商', 'Supplier']), row.supplierName],
            [of(['订单号', 'Order']), row.orderNo],
            [of(['来源单号', 'Source']), row.sourceNo],
            [of(['创建时间', 'Created']), timeOf(row.createdAt)],
          ]),
        ],
        columnGap: 24,
      },
      goodsTable(
        'stock',
        [
          of(['物料', 'Item']),
          of(['库位', 'Place']),
          of(['批次号', 'Batch']),
          of(['有效期至', 'Expires']),
          of(['单位', 'Unit']),
          isOut ? of(['应发', 'To issue']) : of(['应入', 'To put away']),
          isOut ? of(['实发', 'Issued']) : of(['实入', 'Put away']),
        ],
        cells,
      ),
      ...(row.note === '' ? [] : [{ text: of(['用途 / 说明', 'Purpose']), style: 'section' }, { text: row.note }]),
      {
        margin: [0, 28, 0, 0],
        columns: [of(['保管员', 'Keeper']), of(['领用人 / 交货人', 'Received by']), of(['日期', 'Date'])].map(
          (text) => ({
            text: `${text}：________________`,
          }),
        ),
      },
    ],
  }
}

interface Label {
  readonly code: string
  readonly title: string
  readonly facts: readonly (readonly [label: string, value: string])[]
}
const onPage = 3
const maxLabels = 300

/** Labels with a code that scanners read, three on a page. */
export const labelsOf = (title: string, labels: readonly Label[]): PdfDocument => ({
  title,
  footer: '',
  page: 'label',
  content: labels.slice(0, maxLabels).map(({ code, title: name, facts }, index) => ({
    ...(index > 0 && index % onPage === 0 ? { pageBreak: 'before' } : {}),
    margin: [0, 4, 0, 8],
    columns: [
      { qr: code, fit: 96, width: 104 },
      { stack: [{ text: name, bold: true, fontSize: 12 }, { text: code, margin: [0, 2, 0, 4] }, factsOf(facts, 44)] },
    ],
  })),
})

/** Labels of the batches of a document. */
export function batchLabels(row: StockDocumentDetail, lang: Lang): PdfDocument {
  const of = inLanguage(lang)
  const labels = row.lines.flatMap((line) => {
    const batches = line.picks.length > 0 ? line.picks : [line]
    return batches.map(({ batchNo, expiresOn, placeCode }) => ({
      code: batchNo || line.itemNo,
      title: line.name,
      facts: [
        [of(['物料编号', 'Item']), line.itemNo] as const,
        [of(['规格', 'Spec']), line.spec] as const,
        [of(['有效期至', 'Expires']), expiresOn ?? ''] as const,
        [of(['库位', 'Place']), placeCode] as const,
      ],
    }))
  })
  return labelsOf(row.documentNo, labels)
}
