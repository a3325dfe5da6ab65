import { orderDetail } from '#contract/ordering/orders.ts'
import type { ReturnKind } from '#contract/ordering/returns/return.ts'
import * as contract from '#contract/ordering/returns/returns.ts'
import { aPerson, as } from '#test/app.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'

export const address = { consignee: '周仓管', mobile: '13800000000', address: '苏州市工业园区星湖街 1 号' }
export const parcel = { carrier: '德邦快递', trackingNo: 'DP0001' }

/** Received order of ten and five pieces at ¥35.20, with everybody who takes part in its returns. */
export async function received(options = {}) {
  const market = await createOrderingFixture({ budget: '10000', ...options })
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '60')
  const [supplier] = market.suppliers
  const arbiter = await aPerson(market.tenant, {
    entrance: 'operator',
    permissions: ['return.arbitrate', 'return.oversee'],
  })
  const { lines } = await as(market.buyer, orderDetail, { orderId })
  const [first, second] = lines.map(({ orderLineId }) => orderLineId)
  const request = (quantity: number, kind: ReturnKind = 'refund', amount?: string, line = first!) =>
    as(market.buyer, contract.createReturn, {
      orderId,
      kind,
      reason: 'quality',
      note: '表面开裂',
      lines: [{ orderLineId: line, quantity, ...(amount === undefined ? {} : { amount }) }],
    })
  const take = (id: string, version: number, [restocked, scrapped, missing]: [number, number, number]) =>
    as(supplier!, contract.takeReturn, {
      id,
      version,
      lines: [{ orderLineId: first!, restocked, scrapped, missing }],
    })
  const lineNow = async () => (await as(market.buyer, orderDetail, { orderId })).lines[0]!
  return { ...market, supplier: supplier!, arbiter, orderId, first: first!, second: second!, request, take, lineNow }
}
