import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { countersignaturesNeeded, countersignersOf, type OpeningRecord } from '#sealing/opening/record.ts'
import { findHandOvers } from '../seal/handOver/handOver.store.ts'
import { recordOf } from '../seal/round.service.ts'
import { findRound, type RoundRow } from '../seal/round.store.ts'
import { findOpeningRow } from '../seal/opening.store.ts'

/** Number of countersignatures still missing for publication of an opened round. */
export function missingSignatures(
  round: Pick<RoundRow, 'key_record'>,
  opening: { readonly record: string; readonly signatures: readonly { opener: string; sig: string }[] },
  handOvers: readonly { readonly opener: string; readonly signing: string }[],
): number {
  const record = recordOf(round)
  const signed = countersignersOf(record, JSON.parse(opening.record) as OpeningRecord, opening.signatures, handOvers)
  return Math.max(0, countersignaturesNeeded(record) - signed.length)
}

/** Missing countersignatures of a project's last round; undefined if it is not opened. */
export async function missingSignaturesOf(db: Db, projectId: string): Promise<number | undefined> {
  const round = await findRound(db, projectId)
  const opening = round && (await findOpeningRow(db, projectId, round.round))
  return round && opening
    ? missingSignatures(round, opening, await findHandOvers(db, projectId, round.round))
    : undefined
}

/**
 * Refuses with `opening.notCountersigned` to publish a result before enough openers have countersigned the opening
 * record.
 */
export async function refuseUnsigned(db: Db, projectId: string): Promise<void> {
  const missing = (await missingSignaturesOf(db, projectId)) ?? 0
  if (missing > 0) refuse('opening.notCountersigned', { count: missing })
}
