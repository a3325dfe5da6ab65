import { type Return, returnKindNames, returnReasonNames } from '#contract/ordering/returns/return.ts'
import type { Lang } from '#contract/refusals.ts'
import type { PdfDocument } from '#kit/pdf/pdf.ts'
import { factsOf, goodsTable, headWithCode, inLanguage, timeOf } from './paper.rules.ts'

/** Return slip for the parcel that goes back: the supplier scans it when it takes the goods in. */
export function slipOf(row: Return, lang: Lang, now: Date): PdfDocument {
  const of = inLanguage(lang)
  const title = of(['退货单', 'Return slip'])
  const { address, parcel } = row
  return {
    title: `${title} ${row.returnNo}`,
    footer: `${row.returnNo} · ${timeOf(now)}`,
    content: [
      headWithCode(title, row.returnNo),
      {
        columns: [
          factsOf([
            [of(['订单号', 'Order no.']), row.orderNo],
            [
              of(['采购单位', 'Buying company']),
              [...new Set([row.companyName, row.deptName])].filter(Boolean).join(' · '),
            ],
            [of(['申请人', 'Requested by']), row.buyerName],
            [of(['申请时间', 'Requested at']), timeOf(row.submittedAt)],
          ]),
          factsOf([
            [of(['供应商', 'Supplier']), row.supplierName],
            [
              of(['退货地址', 'Return to']),
              address ? `${address.consignee}  ${address.mobile}  ${address.address}` : '',
            ],
            [of(['运单号', 'Tracking no.']), parcel ? `${parcel.carrier}  ${parcel.trackingNo}` : ''],
            [of(['售后类型', 'Type']), of(returnKindNames[row.kind])],
            [of(['退货原因', 'Reason']), of(returnReasonNames[row.reason])],
          ]),
        ],
        columnGap: 24,
      },
      goodsTable(
        'return',
        [of(['商品', 'Product']), of(['单位', 'Unit']), of(['退货数量', 'Quantity']), of(['实收', 'Received'])],
        row.lines.map(({ name, spec, unit, quantity }) => ({ name, spec, cells: [unit, String(quantity), ''] })),
      ),
      ...(row.note === '' ? [] : [{ text: of(['问题说明', 'Note']), style: 'section' }, { text: row.note }]),
    ],
  }
}
