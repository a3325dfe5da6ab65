import type { ShownEntry } from '#contract/sourcing/auction/auctionShapes.ts'
import type { ChartLine } from './AuctionChart.tsx'

type Shown = Pick<ShownEntry, 'at' | 'kind' | 'no' | 'amount' | 'value' | 'isLead' | 'isMine' | 'extension'>

/** Step lines of what is ranked, as far as a reader sees it: the lowest bid, the own ones, and, where they are shown, those of all bidders. */
export function linesOf(entries: readonly Shown[], showsAll: boolean): readonly ChartLine[] {
  const bids = entries.filter(
    ({ kind, amount, value }) => (kind === 'bid' || kind === 'accept') && (value ?? amount) !== null,
  )
  const pointOf = ({ at, amount, value }: Shown) => ({ at, amount: (value ?? amount)! })
  const lead = bids.filter(({ isLead }) => isLead).map(pointOf)
  const own = bids.filter(({ isMine }) => isMine).map(pointOf)
  const numbers = showsAll ? [...new Set(bids.flatMap(({ no }) => no ?? []))] : []
  return [
    ...numbers.map((no): ChartLine => ({
      id: `no ${no}`,
      kind: 'other',
      label: `${no}`.padStart(2, '0'),
      points: bids.filter((each) => each.no === no).map(pointOf),
    })),
    ...(own.length > 0 ? [{ id: 'own', kind: 'own' as const, points: own }] : []),
    ...(lead.length > 0 ? [{ id: 'lead', kind: 'lead' as const, points: lead }] : []),
  ]
}

export const extensionsIn = (entries: readonly Shown[]): readonly number[] =>
  entries.filter(({ extension }) => extension > 0).map(({ at }) => at)
