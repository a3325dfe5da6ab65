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
import { type CeremonyRow, findCeremonyRows } from './ceremony.store.ts'
import { platformOpener, refuseAway } from './plan.service.ts'

/** Completed key of a round, made by people or by the keeper alone. */
export interface Keyed {
  readonly record: KeyRecord
  readonly signatures: readonly { readonly maker: string; readonly sig: string }[]
  readonly shares: readonly SealedShare[]
  readonly ticket: Ticket | null
}

/** Whether the key of a project is complete; true if the platform opens it alone. */
export async function isKeyed(tx: Tx, tenantId: string, project: ProjectRow, seals: Seals): Promise<boolean> {
  if (project.seal_mode === 'automatic') return true
  const rows = await findCurrent(tx, tenantId, project, seals)
  return rows !== undefined && rows.every((row) => missingIn(keyingOf(row)).length === 0)
}

/** Missing confirmations except the platform's, which the publication requests itself. */
const missingBesidePlatform = (row: CeremonyRow): string[] => {
  const { confirmations, ...keying } = keyingOf(row)
  return missingIn({ ...keying, confirmations: [...confirmations, { opener: platformOpener }] })
}

/**
 * Completed key for the publication. Refuses with `ceremony.incomplete` (naming who must act), `ceremony.outdated`, or
 * `seal.noKeeper` if the platform has not confirmed its shares.
 */
export async function findKeyed(tx: Tx, tenantId: string, project: ProjectRow, seals: Seals): Promise<Keyed> {
  const rows = await findCurrent(tx, tenantId, project, seals)
  const names = new Map(
    (await findActiveKeys(tx, project.opener_ids)).map(({ person_id: personId, name }) => [personId, name]),
  )
  const missing = rows ? [...new Set(rows.flatMap(missingBesidePlatform))] : project.opener_ids
  const [row] = rows ?? []
  if (!row || missing.length > 0)
    return refuse('ceremony.incomplete', { what: missing.map((opener) => names.get(opener) ?? opener).join('、') })
  return keyedBy(row, project.quote_end_at!, seals)
}

/**
 * Key of a later round, made before the publication. Openers who revoked their key since cannot open it, so enough
 * others must remain. Refuses with `negotiation.noKey` or `seal.noKeeper`.
 */
export async function findLaterKey(tx: Tx, project: ProjectRow, round: number, endAt: Date, seals: Seals) {
  const row = (await findCeremonyRows(tx, project.id)).find((each) => each.round === round)
  if (!row?.key_record) return refuse('negotiation.noKey')
  const { openers, k, suite } = JSON.parse(row.key_record) as KeyRecord
  const active = new Map(
    (await findActiveKeys(tx, project.opener_ids)).map(({ person_id: personId, keys }) => [personId, keys[suite]]),
  )
  const able = openers.filter(
    ({ opener, kind, signing }) => kind === 'platform' || active.get(opener)?.signing === signing,
  )
  if (able.length < k) refuse('negotiation.noKey')
  return keyedBy(row, endAt, seals)
}

async function keyedBy(row: CeremonyRow, endAt: Date, seals: Seals): Promise<Keyed> {
  const joined = await joinKeeper(endAt, row, seals).catch(refuseAway)
  return {
    record: JSON.parse(row.key_record!) as KeyRecord,
    signatures: row.signatures,
    shares: sharesIn(row),
    ticket: joined?.ticket ?? null,
  }
}
