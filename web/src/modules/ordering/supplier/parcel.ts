import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import type { Input } from '#contract/kit/route.ts'
import { Pieces, shape, type Static, Type } from '#contract/kit/schema.ts'
import type { OrderLine, OrderSummary } from '#contract/ordering/orderSummary.ts'

const { orderId: _order, lines, ...parcel } = createDelivery.input.properties
/** Draft of a delivery; the quantity of a line may be zero. */
export const ParcelDraft = shape({
  ...parcel,
  lines: Type.Array(shape({ ...lines.items.properties, quantity: Pieces }), { maxItems: 200 }),
})
export type ParcelDraft = Static<typeof ParcelDraft>

export const unshipped = ({ quantity, shipped, closed }: OrderLine): number => Math.max(0, quantity - shipped - closed)

export const openLines = ({ lines: all }: OrderSummary): OrderLine[] => all.filter((line) => unshipped(line) > 0)

/** Initial draft: everything open in one parcel. */
export const parcelOf = (order: OrderSummary): Partial<ParcelDraft> => ({
  packages: 1,
  lines: openLines(order).map((line) => ({ orderLineId: line.orderLineId, quantity: unshipped(line) })),
})

export const isEmptyParcel = ({ lines: all = [] }: Partial<ParcelDraft>): boolean =>
  all.every(({ quantity }) => quantity === 0)

/** Delivery to send: only lines with a quantity. */
export const deliveryOf = ({ lines: all, ...more }: ParcelDraft): Omit<Input<typeof createDelivery>, 'orderId'> => ({
  ...more,
  lines: all.filter(({ quantity }) => quantity > 0),
})
