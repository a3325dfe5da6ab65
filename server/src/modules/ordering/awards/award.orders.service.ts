import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { Awarded } from '#modules/sourcing/index.ts'
import { noTitle, presentTitle } from '../addresses/invoiceTitle.present.ts'
import { firstTitlesOf } from '../addresses/invoiceTitle.store.ts'
import { keywordsOf } from '../cart/basket.rules.ts'
import { noAllocation } from '../costCentres/allocation.rules.ts'
import { reserveFor, toPay } from '../flow/reservation.service.ts'
import { insertOrders, type NewLine, newNumbers, type NewOrder } from '../orders/order.insert.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { amountsOf, neededOn } from './award.orders.rules.ts'

/**
 * Creates draft orders from an award, one for each supplier and recipient, at the awarded prices. Reserves their funds
 * in the transaction in which the project releases its own. Refuses a repetition with `order.awarded`.
 */
export async function draftOrders(tx: Tx, actor: Actor, awarded: Awarded): Promise<void> {
  const { orderTermDays } = await orderSettingsOf(tx)
  const numbers = await newNumbers(tx, { deptIds: awarded.shares.map(({ recipient }) => recipient.deptId) })
  const deptIds = [...new Set(awarded.shares.flatMap(({ recipient }) => recipient.deptPath))]
  const titles = new Map((await firstTitlesOf(tx, { deptIds })).map((title) => [title.dept_id, title]))
  const orders: NewOrder[] = []
  const lines: NewLine[] = []
  for (const [at, share] of awarded.shares.entries()) {
    const { recipient } = share
    // The nearest department upwards that has a title.
    const titled = recipient.deptPath.findLast((deptId) => titles.has(deptId))
    const title = titled && titles.get(titled)
    const { id, no } = numbers[at]!
    const ordered = amountsOf(share)
    lines.push(...ordered.lines.map((line, index) => newLine(id, line, index)))
    orders.push({
      id,
      no,
      status: '10',
      order_type: awarded.kind === 'fixed' ? 'fixed' : 'award',
      buyer_id: recipient.userId,
      buyer_name: recipient.userName,
      dept_id: recipient.deptId,
      dept_name: recipient.deptName,
      supplier_id: share.supplierId,
      supplier_name: share.supplierName,
      payment_method: 'term',
      term_days: orderTermDays,
      consignee: {
        name: recipient.contactName,
        mobile: recipient.contactTel,
        regions: [],
        detail: recipient.address,
        full: recipient.address,
      },
      invoice_title: title ? presentTitle(title) : noTitle,
      remark: '',
      purpose: awarded.title,
      attachments: [],
      attachments_id: null,
      needs_inspection: false,
      expected_on: neededOn(share),
      goods_amount: ordered.goodsAmount,
      tax_amount: ordered.taxAmount,
      freight: share.freight,
      amount: ordered.amount,
      points_amount: '0.00',
      keywords: keywordsOf(
        `${no} ${awarded.projectNo}`,
        share.supplierName,
        ordered.lines.map(({ name }) => name),
      ),
      idem_key: null,
      approval_id: null,
      submitted_at: null,
      sent_at: null,
      due_at: null,
      project_id: awarded.projectId,
      award_id: awarded.awardId,
      award_part: at + 1,
    })
  }
  await insertOrders(tx, { orders, lines })
  await publish(tx, actor, ...orders.map(drafted))
  await reserveFor(
    tx,
    actor,
    orders.map((order) => ({ ...toPay(order), paymentMethod: 'term' as const })),
  )
}

const newLine = (orderId: string, part: ReturnType<typeof amountsOf>['lines'][number], index: number): NewLine => ({
  order_id: orderId,
  line_no: index + 1,
  sku_id: part.skuId,
  product_id: '0',
  name: part.name,
  spec: part.spec,
  brand_name: part.brandName,
  unit: part.unit,
  picture: '',
  category_path: [],
  category_name: '',
  tax_code: '',
  quantity: part.quantity,
  price: part.price,
  price_source: 'award',
  tax_rate: part.taxRate,
  amount: part.amount,
  tax_amount: part.taxAmount,
  ...noAllocation,
})

const drafted = ({ id, no, amount, buyer_id, supplier_id, supplier_name }: NewOrder) =>
  newEvent('order.drafted', {
    id,
    to: '10',
    data: { orderNo: no, amount, buyerId: buyer_id, supplierId: supplier_id, supplierName: supplier_name },
  })
