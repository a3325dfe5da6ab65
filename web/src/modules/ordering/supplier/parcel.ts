import type { createDelivery } from '#contract/ordering/deliveries.ts'
import type { Input } from '#contract/kit/route.ts'
import type { OrderLine, OrderSummary } from '#contract/ordering/orderSummary.ts'

/** How goods travel. */
export interface Parcel {
  readonly carrier: string
  readonly trackingNo: string
  readonly packages: number
  readonly etaDate: string
  readonly remark: string
}

export const unshipped = ({ quantity, shipped, closed }: OrderLine): number => Math.max(0, quantity - shipped - closed)

export const openLines = ({ lines }: OrderSummary): OrderLine[] => lines.filter((line) => unshipped(line) > 0)

/** What is sent: the lines of which anything is in the parcel; what was left empty is left out. */
export const deliveryOf = (
  orderId: string,
  { carrier, trackingNo, packages, etaDate, remark, attachments = [] }: Parcel & { attachments?: readonly string[] },
  counts: Readonly<Record<string, number>>,
): Input<typeof createDelivery> => ({
  orderId,
  carrier: carrier.trim(),
  trackingNo: trackingNo.trim(),
  packages,
  lines: Object.entries(counts).flatMap(([orderLineId, quantity]) => (quantity > 0 ? [{ orderLineId, quantity }] : [])),
  ...(etaDate === '' ? {} : { etaDate }),
  ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
  ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
})
