import { refuse } from '#kit/refusal.ts'
import type { Db } from '#kit/database/database.ts'
import { amountOf, centsOf } from '#sealing/auction/amounts.ts'
import type { AuctionState } from '#sealing/auction/state.ts'
import type { Platform, SecretLimit } from '../../seal/platform.ts'
import { findLimits } from './limit.store.ts'

/** Limits of an auction by the numbers of their entries, decrypted. */
export async function findSecretLimits(
  db: Db,
  projectId: string,
  { limits }: Pick<Platform, 'limits'>,
): Promise<ReadonlyMap<number, SecretLimit>> {
  const rows = await findLimits(db, projectId)
  return new Map(rows.map(({ seq, locked }) => [seq, limits.unlock(projectId, seq, locked)]))
}

/** State with the amounts of its limits, which are not in the log: an act is decided with them. */
export async function withLimits(
  db: Db,
  projectId: string,
  state: AuctionState,
  platform: Pick<Platform, 'limits'>,
): Promise<AuctionState> {
  if ([...state.limits.values()].every(({ cents }) => cents !== null)) return state
  const secrets = await findSecretLimits(db, projectId, platform)
  const limits = [...state.limits].map(([no, { seq }]) => {
    const cents = centsOf(secrets.get(seq)?.amount ?? '') ?? refuse('thing.notFound')
    return [no, { seq, cents }] as const
  })
  return { ...state, limits: new Map(limits) }
}

/** Own limit in force of a bidder; null without one. */
export async function ownLimitOf(
  db: Db,
  projectId: string,
  state: AuctionState,
  no: number,
  platform: Pick<Platform, 'limits'>,
): Promise<string | null> {
  const own = state.limits.get(no)
  if (!own) return null
  if (own.cents !== null) return amountOf(own.cents)
  return (await findSecretLimits(db, projectId, platform)).get(own.seq)?.amount ?? null
}
