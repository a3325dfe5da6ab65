import { fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import type { HandOver } from '../ceremony/handOver.ts'
import type { KeyRecord } from '../ceremony/keyRecord.ts'
import { hiddenLeaf, masterLength } from '../quotes/commitment.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import type { Opened, Outcome, UnreadableFile } from './outcome.ts'

/**
 * Record that openers countersign. Totals are included as leaf hashes: binding, but without disclosing hidden totals.
 */
export interface OpeningRecord {
  readonly round: number
  readonly openedAt: string
  /** Hash of the entry that closed the round. */
  readonly head: Hex
  readonly releases: readonly { readonly opener: string; readonly at: string }[]
  readonly outcomes: readonly Outcome[]
  readonly totals: readonly { readonly seq: number; readonly leaf: Hex }[]
  /** Unreadable files of valid quotes; for other quotes, not even the number of files is disclosed. */
  readonly unreadable: readonly ({ readonly seq: number } & UnreadableFile)[]
}

/** Leaf hash of a quote's total. */
export const totalLeaf = (suite: SuiteId, master: Hex, total: string): Hex =>
  toHex(hiddenLeaf(suite, fromHex(master, masterLength), { path: 'total', value: total }))

/** Record of an opening, in the order of the log and of the releases. */
export function openingRecord(
  suite: SuiteId,
  facts: Pick<OpeningRecord, 'round' | 'openedAt' | 'head' | 'releases'>,
  opened: readonly Opened[],
): OpeningRecord {
  const { round, openedAt, head } = facts
  const sorted = opened.toSorted((a, b) => a.outcome.seq - b.outcome.seq)
  return {
    round,
    openedAt,
    head,
    releases: facts.releases.map(({ opener, at }) => ({ opener, at })),
    outcomes: sorted.map(({ outcome }) => outcome),
    totals: sorted.flatMap(({ outcome, quote, master }) =>
      outcome.status === 'valid' && quote && master
        ? [{ seq: outcome.seq, leaf: totalLeaf(suite, master, quote.total) }]
        : [],
    ),
    unreadable: sorted.flatMap(({ outcome: { seq }, unreadable = [] }) => unreadable.map((each) => ({ seq, ...each }))),
  }
}

/** Signs a record; the caller compares it with the server's first. */
export const countersign = (signer: Signer, record: OpeningRecord): Promise<Hex> =>
  signRecord(signer, 'opening', record)

export const isCountersigned = (suite: SuiteId, publicKey: Hex, record: OpeningRecord, signature: Hex): boolean =>
  isSigned(suite, publicKey, 'opening', record, signature)

/** Number of countersignatures required: as many as shares, or all people if there are fewer. */
export const countersignaturesNeeded = ({ k, openers }: Pick<KeyRecord, 'k' | 'openers'>): number =>
  Math.min(k, openers.filter(({ kind }) => kind === 'person').length)

/** Places with a valid countersignature, of the opener or its substitute. */
export const countersignersOf = (
  record: KeyRecord,
  opening: OpeningRecord,
  signatures: readonly { readonly opener: string; readonly sig: Hex }[],
  handOvers: readonly Pick<HandOver, 'opener' | 'signing'>[] = [],
): string[] =>
  record.openers.flatMap((listed) => {
    const { opener, kind } = listed
    const { signing } = handOvers.find((each) => each.opener === opener) ?? listed
    const hasSigned = signatures.some(
      (each) => each.opener === opener && isCountersigned(record.suite, signing, opening, each.sig),
    )
    return kind === 'person' && hasSigned ? [opener] : []
  })
