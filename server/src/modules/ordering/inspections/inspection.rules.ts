import type { InspectionStatus } from '#contract/ordering/delivery/inspections.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'

interface Checked {
  /** The category of the goods, or one above it, is inspected. */
  readonly of_category: boolean
  /** The buyer wants the order inspected. */
  readonly of_order: boolean
}

/** Whether goods are taken in to be inspected. */
export const needsInspection = (
  { of_category: ofCategory, of_order: ofOrder }: Checked,
  { orderInspection }: Pick<OrderSettings, 'orderInspection'>,
): boolean => orderInspection === 'all' || (orderInspection === 'some' && (ofCategory || ofOrder))

interface Decided {
  readonly quantity: number
  readonly accepted: number
  readonly rejected: number
}

export const openOf = ({ quantity, accepted, rejected }: Decided): number => Math.max(0, quantity - accepted - rejected)

export function statusOf(lines: readonly Decided[]): InspectionStatus {
  if (lines.every((line) => openOf(line) === 0)) return 'done'
  return lines.some(({ accepted, rejected }) => accepted + rejected > 0) ? 'partly' : 'waiting'
}

/** Whether goods have waited longer than the setting `inspectionDays` allows; zero: never. */
export const isLate = (receivedAt: Date, { inspectionDays: days }: Pick<OrderSettings, 'inspectionDays'>, now: Date) =>
  days > 0 && now.getTime() > receivedAt.getTime() + days * 24 * 3_600_000
