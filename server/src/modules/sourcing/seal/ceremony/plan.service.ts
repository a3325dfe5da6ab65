import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type Opener, sealedBytesFor } from '#sealing/ceremony/keyRecord.ts'
import type { Plan } from '#sealing/ceremony/plan.ts'
import type { PublicKeys } from '#sealing/keys/openerKeys.ts'
import { findItems, type ProjectRow } from '../../projects/project.store.ts'
import { type Keeper, KeeperRefusal } from '../keeper/keeper.ts'
import { findActiveKeys } from '../openers/opener.store.ts'
import { suite } from '../suite.ts'

/** The platform's opener, as key records name it. */
export const platformOpener = 'platform'

const known = new WeakMap<Keeper, PublicKeys>()
/** The keeper's public keys never change: it is asked once. Refuses `seal.noKeeper`. */
async function keeperKeys(keeper: Keeper | undefined): Promise<PublicKeys> {
  if (!keeper) return refuse('seal.noKeeper')
  const keys = known.get(keeper) ?? (await keeper.openerKeys(suite).catch(refuseAway))
  known.set(keeper, keys)
  return keys
}

export function refuseAway(error: unknown): never {
  if (error instanceof KeeperRefusal) return refuse('seal.noKeeper')
  throw error
}

/**
 * The facts that the key of a project's first round is made by, as they are now; undefined where an opener has no key,
 * or the platform opens alone. Makers are the first two people.
 */
export async function planOf(
  sql: Db,
  tenantId: string,
  project: ProjectRow,
  keeper: Keeper | undefined,
): Promise<Plan | undefined> {
  const { id: projectId, seal_mode: mode, opener_ids: personIds, seal_k: k } = project
  if (mode === 'automatic') return undefined
  const rows = new Map((await findActiveKeys(sql, personIds)).map((row) => [row.person_id, row]))
  const people = personIds.flatMap((personId): Opener[] => {
    const row = rows.get(personId)
    return row ? [{ opener: personId, kind: 'person', ...row.keys.A }] : []
  })
  if (people.length < personIds.length || people.length < 2) return undefined
  const platform: readonly Opener[] =
    mode === 'assisted' ? [{ opener: platformOpener, kind: 'platform', ...(await keeperKeys(keeper)) }] : []
  return {
    tenantId,
    projectId,
    round: 1,
    suite,
    mode,
    k,
    openers: [...people, ...platform],
    makers: personIds.slice(0, 2),
    sealedBytes: sealedBytesFor((await findItems(sql, projectId)).length),
  }
}
