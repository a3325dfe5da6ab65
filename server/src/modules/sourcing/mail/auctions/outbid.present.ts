import type { AuctionState } from '#sealing/auction/state.ts'
import { leadOf, partsOf } from '#sealing/auction/state.ts'
import type { Annotated } from '#sealing/auction/shown.ts'

/** Bidder that no longer leads, and when another bid took the lead from it. */
export interface Outbid {
  readonly no: number
  readonly at: number
}

/**
 * Bidders that led and lead no longer, in any lot, each with its latest loss. Not where the rule hides ranks, nor after
 * free bidding: it would tell what the room does not.
 */
export function outbidIn(state: AuctionState, entries: readonly Annotated[]): readonly Outbid[] {
  const { rule, stage, phase, excluded } = state
  if (phase !== 'open' || stage.kind !== 'free' || rule.visibility === 'own') return []
  const lost = new Map<number, number>()
  for (const [lot, part] of partsOf(state)) {
    const lead = leadOf(part)?.no
    const leading = entries.filter(({ entry, isLead }) => isLead && entry.lot === lot)
    for (const [place, { entry }] of leading.entries()) {
      const next = leading[place + 1]?.entry
      const no = entry.no!
      if (!next || next.no === no || no === lead || excluded.has(no)) continue
      lost.set(no, Math.max(lost.get(no) ?? 0, next.at))
    }
  }
  return [...lost].map(([no, at]) => ({ no, at }))
}
