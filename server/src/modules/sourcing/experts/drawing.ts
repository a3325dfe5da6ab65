import type { DrawExpert, ExcludedExpert, Exclusion } from '#contract/sourcing/experts/draws.ts'
import { drawOrder, type DrawOrigin } from '#sealing/draw/expertDraw.ts'

/** Expert of the pool with the reason why they may not be drawn; null: may be chosen. */
export interface PoolExpert extends DrawExpert {
  readonly why: Exclusion | null
}

export interface Pool {
  readonly candidates: DrawExpert[]
  readonly excluded: ExcludedExpert[]
}

/** Splits the pool into candidates and those who are excluded, with the reasons. */
export function splitPool(pool: readonly PoolExpert[]): Pool {
  return {
    candidates: pool
      .filter(({ why }) => why === null)
      .map(({ expertId, userId, name, deptName }) => ({ expertId, userId, name, deptName })),
    excluded: pool.flatMap(({ expertId, name, why }) => (why === null ? [] : [{ expertId, name, why }])),
  }
}

interface Prepared extends DrawOrigin {
  readonly seats: number
  readonly seed: string
  readonly candidates: readonly DrawExpert[]
}

/**
 * The draw: candidates in the order of their hashes, without those who were excluded since the preparation, who keep
 * nobody's place.
 */
export function chosen(
  { candidates, seats, ...input }: Prepared,
  contribution: string,
  since: ReadonlyMap<string, Exclusion>,
): { readonly chosen: DrawExpert[]; readonly dropped: ExcludedExpert[] } {
  const byId = new Map(candidates.map((each) => [each.expertId, each]))
  const order = drawOrder({ ...input, contribution, candidates: [...byId.keys()] }).map((id) => byId.get(id)!)
  return {
    chosen: order.filter(({ expertId }) => !since.has(expertId)).slice(0, seats),
    dropped: order.flatMap(({ expertId, name }) => {
      const why = since.get(expertId)
      return why === undefined ? [] : [{ expertId, name, why }]
    }),
  }
}
