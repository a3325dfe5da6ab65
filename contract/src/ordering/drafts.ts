import { route } from '#contract/kit/route.ts'
import { List, Optional, shape, type Static, Id } from '#contract/kit/schema.ts'
import { SubmitInput, SubmittedOrder } from './submit.ts'

const { addressId: _address, invoiceTitleId: _title, ...others } = SubmitInput.properties
/** What is submitted, but address and invoice title may lack. */
export const DraftInput = shape({ ...others, addressId: Optional(Id), invoiceTitleId: Optional(Id) })
export type DraftInput = Static<typeof DraftInput>

export const saveOrders = route({
  method: 'POST',
  path: '/orderrest/api/orders/save',
  access: 'order.submit',
  summary:
    'Save drafts of orders, one per supplier. They hold nothing, are asked for their prices again when submitted, and expire after 30 days',
  input: DraftInput,
  reply: shape({ orders: List(SubmittedOrder) }),
})
