import { route } from '#contract/kit/route.ts'
import { Amount, Id, Instant, List, Maybe, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import type { StateNames } from '#contract/kit/refusals.ts'

/** State of a charge 收款单; a paid one may be refunded in part or as a whole. */
export const ChargeStatus = OneOf(['waiting', 'paid', 'closed'])
export type ChargeStatus = Static<typeof ChargeStatus>
export const chargeStatusNames = {
  waiting: ['待支付', 'To be paid'],
  paid: ['已支付', 'Paid'],
  closed: ['已关闭', 'Closed'],
} as const satisfies StateNames<ChargeStatus>

/** Online payment of an order. */
export const Charge = shape({
  id: Id,
  chargeNo: Type.String(),
  amount: Amount,
  refunded: Amount,
  refunding: Type.String({ ...Amount, description: 'of it not returned by the provider yet' }),
  status: ChargeStatus,
  payUrl: Type.String({ description: 'where it is paid; `simulated`: on this page; empty: it is being prepared' }),
  providerRef: Type.String(),
  payerName: Type.String(),
  createdAt: Instant,
  paidAt: Maybe(Instant),
})
export type Charge = Static<typeof Charge>

/** What of an order is to be paid online, and its charges. */
export const OnlinePayment = shape({
  orderId: Id,
  orderNo: Type.String(),
  supplierName: Type.String(),
  due: Type.String({ ...Amount, description: 'of the order, less points' }),
  paid: Type.String({ ...Amount, description: 'less what was refunded' }),
  open: Type.String({ ...Amount, description: 'to be paid now' }),
  charges: List(Charge, 50),
})
export type OnlinePayment = Static<typeof OnlinePayment>

const buyer = { access: 'order.submit', entrances: ['purchaser'] } as const
const ofOrder = shape({ orderId: Id })

export const findOnlinePayment = route({
  method: 'GET',
  path: '/orderrest/api/charges/find',
  access: 'order.read',
  entrances: ['purchaser'],
  summary: "Get what of the caller's own order is to be paid online, and its charges",
  input: ofOrder,
  reply: OnlinePayment,
})
export const startCharge = route({
  method: 'POST',
  path: '/orderrest/api/charges/start',
  ...buyer,
  steps: true,
  summary: "Start the online payment of the caller's own order, or answer the one that is there",
  input: ofOrder,
  reply: OnlinePayment,
})
export const notifyCharge = route({
  method: 'POST',
  path: '/orderrest/api/charges/notify',
  access: 'public',
  summary:
    'Take the signed notice of the payment provider that a charge is paid; the same notice again changes nothing',
  input: shape({
    chargeNo: Text(40),
    amount: Type.String({ pattern: '^[0-9]{1,16}\\.[0-9]{2}$' }),
    providerRef: Text(60),
    signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  }),
  reply: shape({ taken: Type.Boolean() }),
})
export const simulateCharge = route({
  method: 'POST',
  path: '/orderrest/api/charges/simulate',
  ...buyer,
  summary: 'Pay a charge at the simulated provider, for development and demonstration',
  input: shape({ orderId: Id, chargeNo: Text(40) }),
  reply: OnlinePayment,
})
