import type { Delivery } from '#contract/ordering/delivery/deliveries.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { buyingDepartmentOf } from '#contract/ordering/orderSummary.ts'
import type { Lang } from '#contract/refusals.ts'
import type { PdfDocument } from '#kit/pdf/pdf.ts'
import { factsOf, goodsTable, headWithCode, inLanguage, timeOf } from './paper.rules.ts'

/** Packing list: the goods of a delivery without prices, with lines for the signatures of both sides. */
export function deliveryNote(delivery: Delivery, order: OrderDetail, lang: Lang, now: Date): PdfDocument {
  const of = inLanguage(lang)
  const title = of(['送货单', 'Delivery note'])
  const signature = (label: string) => ({
    stack: [
      { text: label, style: 'label' },
      { text: ' ', margin: [0, 18, 0, 0] },
    ],
    width: '*',
  })
  return {
    title: `${title} ${delivery.deliveryNo}`,
    footer: `${delivery.deliveryNo} · ${timeOf(now)}`,
    content: [
      headWithCode(title, delivery.deliveryNo),
      {
        columns: [
          factsOf([
            [of(['订单号', 'Order no.']), delivery.orderNo],
            [of(['采购单位', 'Buying company']), buyingDepartmentOf(order)],
            [of(['收货人', 'Consignee']), `${order.consignee}  ${order.mobile}`],
            [of(['收货地址', 'Address']), order.fullAddress],
          ]),
          factsOf([
            [of(['供应商', 'Supplier']), delivery.supplierName],
            [of(['发货时间', 'Shipped at']), timeOf(delivery.shippedAt)],
            [of(['承运商', 'Carrier']), `${delivery.carrier}  ${delivery.trackingNo}`],
            [of(['件数', 'Packages']), String(delivery.packages)],
            [of(['备注', 'Remarks']), delivery.remark],
          ]),
        ],
        columnGap: 24,
      },
      goodsTable(
        'delivery',
        [
          of(['商品', 'Product']),
          of(['批次号', 'Batch']),
          of(['单位', 'Unit']),
          of(['数量', 'Quantity']),
          of(['实收', 'Received']),
        ],
        delivery.lines.map(({ name, spec, batchNo, unit, quantity }) => ({
          name,
          spec,
          cells: [batchNo, unit, String(quantity), ''],
        })),
      ),
      {
        columns: [
          signature(of(['供应商签章', 'Signed for the supplier'])),
          signature(of(['收货人签字', 'Signed by the consignee'])),
          signature(of(['收货日期', 'Received on'])),
        ],
        columnGap: 24,
        margin: [0, 24, 0, 0],
      },
    ],
  }
}

const maxLabels = 200

/** Labels of a delivery, one page for each package. */
export function deliveryLabels(delivery: Delivery, order: OrderDetail, lang: Lang): PdfDocument {
  const of = inLanguage(lang)
  const count = Math.min(delivery.packages, maxLabels)
  return {
    title: delivery.deliveryNo,
    footer: '',
    page: 'label',
    content: Array.from({ length: count }, (_, index) => ({
      ...(index === 0 ? {} : { pageBreak: 'before' }),
      stack: [
        { text: delivery.supplierName, bold: true, fontSize: 12 },
        { text: `${delivery.carrier} ${delivery.trackingNo}`, margin: [0, 2, 0, 8] },
        { text: of(['收货人', 'Consignee']), style: 'label' },
        { text: `${order.consignee}  ${order.mobile}`, bold: true, fontSize: 14 },
        { text: order.fullAddress, fontSize: 12, margin: [0, 2, 0, 2] },
        { text: buyingDepartmentOf(order), margin: [0, 0, 0, 10] },
        {
          columns: [
            { qr: delivery.deliveryNo, fit: 110, width: 118 },
            factsOf(
              [
                [of(['发货单', 'Delivery']), delivery.deliveryNo],
                [of(['订单号', 'Order']), delivery.orderNo],
                [of(['件数', 'Package']), `${index + 1} / ${delivery.packages}`],
              ],
              44,
            ),
          ],
        },
      ],
    })),
  }
}
