import type { RefusalCode } from '#contract/refusals.ts'
import type { BasketGroup } from '../cart/basket.rules.ts'
import type { OrderRow } from '../orders/order.store.ts'

/** Whether an order comes from a project's award; its goods and prices are then fixed. */
export const isAwarded = ({ award_id: awardId }: Pick<OrderRow, 'award_id'>): boolean => awardId !== null

/** Represents an awarded order as a basket group with the awarded lines. */
export const awardedGroup = (order: OrderRow): BasketGroup => ({
  supplierId: order.supplier_id,
  supplierName: order.supplier_name,
  orderType: order.order_type,
  lines: order.lines.map((line) => ({
    wish: { skuId: line.sku_id, quantity: line.quantity, cartLineId: null, addedPrice: null, seenPrice: line.price },
    quote: {
      skuId: line.sku_id,
      qty: line.quantity,
      productId: line.product_id,
      supplierId: order.supplier_id,
      supplierName: order.supplier_name,
      name: line.name,
      spec: line.spec,
      brandName: line.brand_name,
      unit: line.unit,
      picture: line.picture,
      taxRate: line.tax_rate,
      taxCategoryCode: '',
      categoryPath: line.category_path.map((id) => ({ id, name: '' })),
      unitPrice: line.price,
      priceSource: 'agreement',
      agreementPriceId: null,
      isCounted: false,
      agreementNo: null,
      documentId: null,
      miniFrom: null,
      positionId: null,
      listPrice: line.price,
      available: line.quantity,
      minQty: 1,
      leadDays: 0,
      obstacle: null,
    },
    amount: line.amount,
    taxAmount: line.tax_amount,
  })),
  amounts: {
    goodsAmount: order.goods_amount,
    taxAmount: order.tax_amount,
    freight: order.freight,
    amount: order.amount,
  },
})

/** Refusal code of a draft that lacks consignee or invoice title, or false. */
export function missingIn({
  consignee,
  invoice_title: title,
}: Pick<OrderRow, 'consignee' | 'invoice_title'>): RefusalCode | false {
  if ([consignee.name, consignee.mobile, consignee.full].some((text) => text.trim() === ''))
    return 'order.consigneeIncomplete'
  return title.title === '' && 'order.invoiceTitleMissing'
}
