import { sum, units } from '#contract/kit/money.ts'
import { centsOf } from '#sealing/auction/amounts.ts'
import type { Lot, LotOpening } from '#sealing/auction/rule.ts'
import { splitAmount } from '../../demands/share.rules.ts'

interface QuotedLine {
  readonly itemId: string
  readonly amount: string
}

/**
 * What an opened quote says of each lot that it has quoted as a whole: the amounts of its lines, with a share of the
 * shipping by them. Lots of which lines are missing are not bid for.
 */
export function openingsOf(
  { lines, freight }: { readonly lines: readonly QuotedLine[]; readonly freight: string },
  lots: readonly Lot[],
): LotOpening[] {
  const quoted = lots.flatMap(({ no, items }) => {
    const own = lines.filter(({ itemId }) => items.includes(itemId))
    return own.length === items.length ? [{ lot: no, amount: sum(own.map(({ amount }) => amount)) }] : []
  })
  const all = units(sum(lines.map(({ amount }) => amount)))
  const weights = quoted.map(({ amount }) => units(amount))
  // Other lines have a share of the shipping, too.
  const rest = all - weights.reduce((sofar, each) => sofar + each, 0n)
  const shares = splitAmount(freight, [...(rest > 0n ? [rest] : []), ...weights]).slice(rest > 0n ? 1 : 0)
  return quoted
    .map(({ lot, amount }, at) => ({ lot, amount: sum([amount, shares[at]!]) }))
    .filter(({ amount }) => centsOf(amount) !== undefined)
}
