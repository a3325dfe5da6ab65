import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { countersignaturesNeeded, countersignersOf, type OpeningRecord } from '#sealing/opening/record.ts'
import { findHandOvers } from '../handOver/handOver.store.ts'
import { recordOf } from '../round.service.ts'
import { findRound, type RoundRow } from '../round.store.ts'
import { findOpeningRow } from './opening.store.ts'

/** How many countersignatures an opened round still needs before its result may be published; none is 0. */
export function missingSignatures(
  round: Pick<RoundRow, 'key_record'>,
  opening: { readonly record: string; readonly signatures: readonly { opener: string; sig: string }[] },
  handOvers: readonly { readonly opener: string; readonly signing: string }[],
): number {
  const record = recordOf(round)
  const signed = countersignersOf(record, JSON.parse(opening.record) as OpeningRecord, opening.signatures, handOvers)
  return Math.max(0, countersignaturesNeeded(record) - signed.length)
}

/** The same of a project's last round; undefined where it is not opened. */
export async function missingSignaturesOf(sql: Db, projectId: string): Promise<number | undefined> {
  const round = await findRound(sql, projectId)
  const opening = round && (await findOpeningRow(sql, projectId, round.round))
  return round && opening
    ? missingSignatures(round, opening, await findHandOvers(sql, projectId, round.round))
    : undefined
}

/** A result is not published before the record of its opening is countersigned by as many as have opened it. */
export async function refuseUnsigned(sql: Db, projectId: string): Promise<void> {
  const missing = (await missingSignaturesOf(sql, projectId)) ?? 0
  if (missing > 0) refuse('opening.notCountersigned', { count: missing })
}
