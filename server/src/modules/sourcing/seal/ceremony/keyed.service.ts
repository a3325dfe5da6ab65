import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import type { SealedShare } from '#sealing/ceremony/makeHalf.ts'
import type { ProjectRow } from '../../projects/project.store.ts'
import type { Ticket } from '../keeper/keeper.ts'
import { findActiveKeys } from '../openers/opener.store.ts'
import type { Seals } from '../seals.ts'
import { missingIn } from '#sealing/ceremony/keying.ts'
import { findCurrent, joinKeeper, keyingOf, sharesIn } from './ceremony.service.ts'
import type { CeremonyRow } from './ceremony.store.ts'
import { platformOpener, refuseAway } from './plan.service.ts'

/** A round's key as it was made, by people or by the keeper alone. */
export interface Keyed {
  readonly record: KeyRecord
  readonly signatures: readonly { readonly maker: string; readonly sig: string }[]
  readonly shares: readonly SealedShare[]
  readonly ticket: Ticket | null
}

/** Whether people have made the key of a project that they open; true where the platform opens it alone. */
export async function isKeyed(tx: Tx, tenantId: string, project: ProjectRow, seals: Seals): Promise<boolean> {
  if (project.seal_mode === 'automatic') return true
  const row = await findCurrent(tx, tenantId, project, seals)
  return row !== undefined && missingIn(keyingOf(row)).length === 0
}

/** The publication asks the platform itself, so that it may come last. */
const missingBesidePlatform = (row: CeremonyRow): string[] => {
  const { confirmations, ...keying } = keyingOf(row)
  return missingIn({ ...keying, confirmations: [...confirmations, { opener: platformOpener }] })
}

/**
 * The key that people have made of a project that is published. Refuses `ceremony.incomplete` with who is to do
 * something, `ceremony.outdated`, and `seal.noKeeper` where the platform has not found its shares in order.
 */
export async function findKeyed(tx: Tx, tenantId: string, project: ProjectRow, seals: Seals): Promise<Keyed> {
  const row = await findCurrent(tx, tenantId, project, seals)
  const names = new Map(
    (await findActiveKeys(tx, project.opener_ids)).map(({ person_id: personId, name }) => [personId, name]),
  )
  const missing = row ? missingBesidePlatform(row) : project.opener_ids
  if (!row || missing.length > 0)
    return refuse('ceremony.incomplete', { what: missing.map((opener) => names.get(opener) ?? opener).join('、') })
  const joined = await joinKeeper(project, row, seals).catch(refuseAway)
  return {
    record: JSON.parse(row.key_record!) as KeyRecord,
    signatures: row.signatures,
    shares: sharesIn(row),
    ticket: joined?.ticket ?? null,
  }
}
