import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type Opener, sealedBytesFor } from '#sealing/ceremony/keyRecord.ts'
import type { Plan } from '#sealing/ceremony/plan.ts'
import type { PublicKeys } from '#sealing/keys/openerKeys.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'
import { findItems, type ProjectRow } from '../../projects/project.store.ts'
import { type Keeper, KeeperRefusal } from '../keeper/keeper.ts'
import { findActiveKeys } from '../openers/opener.store.ts'
import { suiteFor } from '../suite.ts'

/** Name of the platform's opener in key records. */
export const platformOpener = 'platform'

const known: Readonly<Record<SuiteId, WeakMap<Keeper, PublicKeys>>> = { A: new WeakMap(), B: new WeakMap() }
/** Public keys of the keeper, cached for each suite since they never change. Refuses with `seal.noKeeper`. */
async function keeperKeys(keeper: Keeper | undefined, suite: SuiteId): Promise<PublicKeys> {
  if (!keeper) return refuse('seal.noKeeper')
  const keys = known[suite].get(keeper) ?? (await keeper.openerKeys(suite).catch(refuseAway))
  known[suite].set(keeper, keys)
  return keys
}

export function refuseAway(error: unknown): never {
  if (error instanceof KeeperRefusal) return refuse('seal.noKeeper')
  throw error
}

/**
 * Key generation plans, one for each possible round, from the current facts. Undefined if an opener has no key or the
 * platform opens alone. The makers are the first two people.
 */
export async function plansOf(
  db: Db,
  tenantId: string,
  project: ProjectRow,
  keeper: Keeper | undefined,
): Promise<readonly Plan[] | undefined> {
  const { id: projectId, seal_mode: mode, opener_ids: personIds, seal_k: k } = project
  if (mode === 'automatic') return undefined
  const suite = await suiteFor(db)
  const rows = new Map((await findActiveKeys(db, personIds)).map((row) => [row.person_id, row]))
  const people = personIds.flatMap((personId): Opener[] => {
    const row = rows.get(personId)
    return row ? [{ opener: personId, kind: 'person', ...row.keys[suite] }] : []
  })
  if (people.length < personIds.length || people.length < 2) return undefined
  const platform: readonly Opener[] =
    mode === 'assisted' ? [{ opener: platformOpener, kind: 'platform', ...(await keeperKeys(keeper, suite)) }] : []
  const facts = {
    tenantId,
    projectId,
    suite,
    mode,
    k,
    openers: [...people, ...platform],
    makers: personIds.slice(0, 2),
    sealedBytes: sealedBytesFor((await findItems(db, projectId)).length),
  }
  return Array.from({ length: project.most_rounds }, (_, at) => ({ ...facts, round: at + 1 }))
}
