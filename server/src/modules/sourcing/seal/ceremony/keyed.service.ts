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
  const rows = await findCurrent(tx, tenantId, project, seals)
  return rows !== undefined && rows.every((row) => missingIn(keyingOf(row)).length === 0)
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
 * The key that people made of a later round before the publication. Who has revoked a key since opens it no more, so
 * there must still be as many as it takes. Refuses `negotiation.noKey`, and `seal.noKeeper`.
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
