import { route } from '#contract/kit/route.ts'
import { Id, List, shape, type Static, Type } from '#contract/kit/schema.ts'

export const mostAtOnce = 50

/** Result of one of many, in the order of the call: what was refused has changed nothing. */
export const OneOfMany = shape({
  id: Id,
  isDone: Type.Boolean(),
  message: Type.String({ description: 'why it was refused, in the language of the call; empty if it was done' }),
})
export type OneOfMany = Static<typeof OneOfMany>
const Results = shape({ results: List(OneOfMany, mostAtOnce) })

export const acceptOrders = route({
  method: 'POST',
  path: '/orderrest/api/orders/acceptMany',
  access: 'supplierOrder.accept',
  summary: 'Accept up to 50 orders in one transaction, with a result for each; as `accept` of `orders/move`',
  input: shape({
    orders: Type.Array(shape({ orderId: Id, version: Type.Integer() }), { minItems: 1, maxItems: mostAtOnce }),
  }),
  reply: Results,
})

export const createReceipts = route({
  method: 'POST',
  path: '/orderrest/api/receipts/createMany',
  access: 'order.receive',
  summary: 'Receive all that is open of up to 50 deliveries in one transaction, with a result for each',
  input: shape({ deliveryIds: Type.Array(Id, { minItems: 1, maxItems: mostAtOnce }) }),
  reply: Results,
})
