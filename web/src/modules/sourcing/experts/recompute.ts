import type { Draw } from '#contract/sourcing/experts/draws.ts'
import { drawCommitment, drawOrder } from '#sealing/draw/expertDraw.ts'

/** Result of repeating a draw: whether the seed is the one committed to, and whether the same experts are chosen. */
export interface Recomputed {
  readonly isCommitted: boolean
  readonly isSame: boolean
}

/** Repeats a draw that is over from its record; null before. */
export function recompute(projectId: string, draw: Draw): Recomputed | null {
  const { seed, contribution, suite, no, candidates, dropped, chosen, seats } = draw
  if (seed === null || contribution === null) return null
  const origin = { suite, projectId, no }
  const out = new Set(dropped.map(({ expertId }) => expertId))
  const order = drawOrder({ ...origin, seed, contribution, candidates: candidates.map(({ expertId }) => expertId) })
  const expected = order.filter((id) => !out.has(id)).slice(0, seats)
  return {
    isCommitted: drawCommitment(origin, seed) === draw.commitment,
    isSame: expected.join() === chosen.map(({ expertId }) => expertId).join(),
  }
}
