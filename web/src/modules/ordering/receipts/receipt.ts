import type { Delivery, DeliveryLine } from '#contract/ordering/deliveries.ts'

/** What somebody counted of one line. */
export interface LineCounts {
  readonly accepted: number
  readonly rejected: number
  readonly reason: string
}
export type Counts = Readonly<Record<string, LineCounts>>

/** What is still on its way. */
export const openOf = ({ quantity, received }: DeliveryLine): number => Math.max(0, quantity - received)

/** To begin with everything has arrived and is good. */
export const countsOf = ({ lines }: Delivery): Counts =>
  Object.fromEntries(
    lines
      .filter((line) => openOf(line) > 0)
      .map((line) => [line.orderLineId, { accepted: openOf(line), rejected: 0, reason: '' }]),
  )

interface Violation {
  readonly word: 'nothing' | 'tooMuch' | 'needReason'
  readonly facts: { readonly name: string; readonly count: number }
}

/** The first thing that stands in the way of a receipt. */
export function violationIn({ lines }: Delivery, counts: Counts): Violation | undefined {
  const all = Object.values(counts)
  if (!all.some(({ accepted, rejected }) => accepted + rejected > 0))
    return { word: 'nothing', facts: { name: '', count: 0 } }
  for (const line of lines) {
    const given = counts[line.orderLineId]
    if (!given) continue
    const facts = { name: line.name, count: openOf(line) }
    if (given.accepted + given.rejected > openOf(line)) return { word: 'tooMuch', facts }
    if (given.rejected > 0 && given.reason.trim() === '') return { word: 'needReason', facts }
  }
  return undefined
}

/** What is sent: the lines of which anything has arrived. */
export const receiptLines = ({ lines }: Delivery, counts: Counts) =>
  lines.flatMap(({ orderLineId }) => {
    const { accepted, rejected, reason } = counts[orderLineId] ?? { accepted: 0, rejected: 0, reason: '' }
    if (accepted + rejected === 0) return []
    return [{ orderLineId, accepted, ...(rejected > 0 ? { rejected, reason: reason.trim() } : {}) }]
  })
