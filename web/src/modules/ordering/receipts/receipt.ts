import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import type { Delivery, DeliveryLine } from '#contract/ordering/delivery/deliveries.ts'
import type { Input } from '#contract/kit/route.ts'
import { Note, Pieces, shape, type Static, Type } from '#contract/kit/schema.ts'

const { deliveryId: _delivery, lines, ...receipt } = createReceipt.input.properties
const Counted = shape({ ...lines.items.properties, rejected: Pieces, reason: Note(200) })
/** Counted quantities of a line. */
export type Counted = Static<typeof Counted>
/** Draft of a receipt; the quantities of a line may be zero. */
export const ReceiptDraft = shape({ ...receipt, lines: Type.Array(Counted, { maxItems: 200 }) })
export type ReceiptDraft = Static<typeof ReceiptDraft>

/** Quantity not received yet. */
export const openOf = ({ quantity, received }: DeliveryLine): number => Math.max(0, quantity - received)

export const openLines = (delivery: Delivery): DeliveryLine[] => delivery.lines.filter((line) => openOf(line) > 0)

/** Initial draft: everything has arrived and is accepted. */
export const countedAll = (delivery: Delivery): Counted[] =>
  openLines(delivery).map((line) => ({
    orderLineId: line.orderLineId,
    accepted: openOf(line),
    rejected: 0,
    reason: '',
    batchNo: line.batchNo,
  }))

export const isNothing = (counted: readonly Counted[]): boolean =>
  counted.every(({ accepted, rejected }) => accepted + rejected === 0)

export const lacksReason = ({ rejected, reason }: Counted): boolean => rejected > 0 && reason.trim() === ''

/** Receipt to send: only lines of which something has arrived. */
export const receiptOf = ({
  lines: counted,
  ...more
}: ReceiptDraft): Omit<Input<typeof createReceipt>, 'deliveryId'> => ({
  ...more,
  lines: counted.flatMap(({ orderLineId, accepted, rejected, reason, batchNo }) => {
    if (accepted + rejected === 0) return []
    return [
      {
        orderLineId,
        accepted,
        ...(rejected > 0 ? { rejected, reason: reason.trim() } : {}),
        ...(batchNo ? { batchNo } : {}),
      },
    ]
  }),
})
