import type { ReturnParcel } from '#contract/ordering/returns/return.ts'
import { totalOf } from '#contract/ordering/returns/returnAmounts.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { spread } from './return.amounts.rules.ts'
import type { HeldReturn } from './return.service.ts'
import { type ReturnRow, setReturnLines } from './return.store.ts'

export const parcelOf = (
  actor: Actor,
  { carrier, trackingNo }: { carrier: string; trackingNo: string },
): ReturnParcel => ({
  carrier: carrier.trim(),
  trackingNo: trackingNo.trim(),
  at: actor.now.toISOString(),
})

/** Changes what a return asks for: another kind, or less money, spread over its lines. */
export async function changeTerms(
  tx: Tx,
  held: HeldReturn,
  { kind, amount }: { readonly kind: ReturnRow['kind']; readonly amount: string },
): Promise<HeldReturn> {
  const { lines } = held.detail
  const amounts =
    kind === 'allowance'
      ? spread(
          amount,
          lines.map((line) => line.amount),
        )
      : lines.map((line) => line.amount)
  const changed = lines.map((line, index) => ({ ...line, amount: amounts[index]! }))
  await setReturnLines(
    tx,
    held.row.id,
    changed.map((line) => ({ ...line, lineId: line.order_line_id })),
  )
  return { ...held, detail: { ...held.detail, kind, lines: changed }, facts: { ...held.facts, kind } }
}

/** Value of the goods of a return: the most that can be given back for it. */
export const worthOf = ({ detail }: HeldReturn): string => totalOf(detail.lines)
