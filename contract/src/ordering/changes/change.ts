import { Day, Id, Instant, List, Maybe, Pieces, shape, type Static, Type } from '#contract/kit/schema.ts'
import { OrderAmount } from '../orderSummary.ts'
import { ChangeStatus } from './changeStates.ts'

/** Changed line: quantities before and after. */
export const ChangedQuantity = shape({
  orderLineId: Id,
  name: Type.String(),
  unit: Type.String(),
  before: Pieces,
  after: Pieces,
})
export type ChangedQuantity = Static<typeof ChangedQuantity>

/** Address of a change, as far as readers compare it. */
export const ChangeAddress = shape({ consignee: Type.String(), mobile: Type.String(), fullAddress: Type.String() })

/** Requested change of an accepted order. Values that stay are null; amounts are those of the whole order. */
export const OrderChange = shape({
  changeId: Id,
  orderId: Id,
  status: ChangeStatus,
  userName: Type.String(),
  reason: Type.String(),
  answer: Type.String({ description: 'why it was declined or rejected; approvers’ words are for the buyer’s side' }),
  lines: List(ChangedQuantity),
  expectedDate: Maybe(Day),
  formerExpectedDate: Maybe(Day),
  address: Maybe(ChangeAddress),
  formerAddress: Maybe(ChangeAddress),
  amount: OrderAmount,
  formerAmount: OrderAmount,
  submittedAt: Instant,
  finishedAt: Maybe(Instant),
})
export type OrderChange = Static<typeof OrderChange>
