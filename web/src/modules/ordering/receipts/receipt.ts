import { createReceipt } from '#contract/ordering/receipts.ts'
import type { Delivery, DeliveryLine } from '#contract/ordering/deliveries.ts'
import type { Input } from '#contract/kit/route.ts'
import { Note, Pieces, shape, type Static, Type } from '#contract/kit/schema.ts'

const { deliveryId: _delivery, lines, ...receipt } = createReceipt.input.properties
const Counted = shape({ ...lines.items.properties, rejected: Pieces, reason: Note(200) })
/** What somebody counted of one line. */
export type Counted = Static<typeof Counted>
/** A receipt as it is written: of a line also nothing may have come. */
export const ReceiptDraft = shape({ ...receipt, lines: Type.Array(Counted, { maxItems: 200 }) })
export type ReceiptDraft = Static<typeof ReceiptDraft>

/** What is still on its way. */
export const openOf = ({ quantity, received }: DeliveryLine): number => Math.max(0, quantity - received)

export const openLines = (delivery: Delivery): DeliveryLine[] => delivery.lines.filter((line) => openOf(line) > 0)

/** To begin with everything has arrived and is good. */
export const countedAll = (delivery: Delivery): Counted[] =>
  openLines(delivery).map((line) => ({
    orderLineId: line.orderLineId,
    accepted: openOf(line),
    rejected: 0,
    reason: '',
  }))

export const isNothing = (counted: readonly Counted[]): boolean =>
  counted.every(({ accepted, rejected }) => accepted + rejected === 0)

export const lacksReason = ({ rejected, reason }: Counted): boolean => rejected > 0 && reason.trim() === ''

/** What is sent: the lines of which anything has arrived. */
export const receiptOf = ({
  lines: counted,
  ...more
}: ReceiptDraft): Omit<Input<typeof createReceipt>, 'deliveryId'> => ({
  ...more,
  lines: counted.flatMap(({ orderLineId, accepted, rejected, reason }) => {
    if (accepted + rejected === 0) return []
    return [{ orderLineId, accepted, ...(rejected > 0 ? { rejected, reason: reason.trim() } : {}) }]
  }),
})
