import type { AuctionState } from '#sealing/auction/state.ts'
import { leadOf, partsOf } from '#sealing/auction/state.ts'
import type { Annotated } from '#sealing/auction/shown.ts'

/** Bidder that no longer leads, and when another bid took the lead from it. */
export interface Outbid {
  readonly no: number
  readonly at: number
  /** Lots in which it no longer leads; without lots empty. */
  readonly lots: readonly number[]
}

/**
 * Bidders that led and lead no longer, in any lot, each with its latest loss and the lots. Not where the rule hides ranks, nor after
 * free bidding: it would tell what the room does not.
 */
export function outbidIn(state: AuctionState, entries: readonly Annotated[]): readonly Outbid[] {
  const { rule, stage, phase, excluded } = state
  if (phase !== 'open' || stage.kind !== 'free' || rule.visibility === 'own') return []
  const lost = new Map<number, { at: number; lots: Set<number> }>()
  const leads = Map.groupBy(
    entries.filter(({ isLead }) => isLead),
    ({ entry }) => entry.lot,
  )
  for (const [lot, part] of partsOf(state)) {
    const lead = leadOf(part)?.no
    const leading = leads.get(lot) ?? []
    for (const [place, { entry }] of leading.entries()) {
      const next = leading[place + 1]?.entry
      const no = entry.no!
      if (!next || next.no === no || no === lead || excluded.has(no)) continue
      const { at = 0, lots = new Set<number>() } = lost.get(no) ?? {}
      lost.set(no, { at: Math.max(at, next.at), lots: lot === undefined ? lots : lots.add(lot) })
    }
  }
  return [...lost].map(([no, { at, lots }]) => ({ no, at, lots: [...lots] }))
}
