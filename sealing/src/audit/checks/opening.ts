import { isHandedOver } from '../../ceremony/handOver.ts'
import type { KeyRecord } from '../../ceremony/keyRecord.ts'
import { SealingError } from '../../error.ts'
import { closeOf, roundsOf, standingEntries } from '../../log/effective.ts'
import type { Entry } from '../../log/entry.ts'
import { checkShare, combineHalves } from '../../opening/combine.ts'
import { countersignaturesNeeded, isCountersigned } from '../../opening/record.ts'
import type { Evidence } from '../evidence.ts'
import { type SignedOpening, signedRecordOf } from '../file.ts'
import { type Check, type Found, isSameList, isUnique, keyOf, unless } from './context.ts'

/** V08: each round was opened once, at this end of its log, with matching shares, and countersigned by its openers. */
export const checkOpenings: Check = async ({ file, evidence }) => {
  const rounds = file.openings.map(({ round }) => round)
  const found: Found[] = unless(isSameList(rounds, roundsOf(file.log)), 'openings')
  for (const opening of file.openings) {
    const { round } = opening
    const record = keyOf(file, round)?.record
    const close = closeOf(file.log, round)
    if (!record || !close) found.push({ why: 'round', round })
    else
      found.push(
        ...timeFindings(opening, close, record),
        ...signatureFindings(opening, record, evidence),
        ...(await shareFindings(opening, record)),
      )
  }
  return found
}

function timeFindings({ round, head, openedAt, releases }: SignedOpening, close: Entry, record: KeyRecord): Found[] {
  const openers = releases.map(({ opener }) => opener)
  const isListed = openers.every((opener) => record.openers.some((each) => each.opener === opener))
  return [
    ...unless(head === close.hash, 'head', { round }),
    ...unless(openedAt >= close.at, 'openedEarly', { round }),
    ...unless(
      releases.every(({ at }) => at >= close.at && at <= openedAt),
      'releaseTime',
      { round },
    ),
    ...unless(isListed && isUnique(openers), 'openers', { round }),
    ...unless(openers.length >= record.k, 'tooFewShares', { round }),
  ]
}

/** Countersignatures are valid, and of enough different people. */
function signatureFindings(opening: SignedOpening, record: KeyRecord, { directory }: Evidence): Found[] {
  const { round, signatures, handOvers } = opening
  const signed = signedRecordOf(opening)
  const signingKeyOf = (opener: string): string | undefined => {
    const handed = handOvers.find((each) => each.opener === opener)
    return (handed ?? record.openers.find((each) => each.opener === opener && each.kind === 'person'))?.signing
  }
  const isKnown = handOvers.every(
    (each) =>
      isHandedOver(record, each) &&
      directory.some(({ id, signing }) => id === each.substitute && signing === each.signing),
  )
  const areValid = signatures.every(({ opener, sig }) =>
    isCountersigned(record.suite, signingKeyOf(opener) ?? '', signed, sig),
  )
  const signers = signatures.map(({ opener }) => signingKeyOf(opener) ?? opener)
  return [
    ...unless(isKnown && isUnique(handOvers.map(({ opener }) => opener)), 'handOver', { round }),
    ...unless(areValid, 'countersignature', { round }),
    ...unless(isUnique(signers) && signers.length >= countersignaturesNeeded(record), 'tooFewSignatures', { round }),
  ]
}

/** Published shares match the key record and combine to the private halves of its public keys. */
async function shareFindings({ round, releases }: SignedOpening, record: KeyRecord): Promise<Found[]> {
  const shares = releases.flatMap(({ opener, shares: its }) => (its ?? []).map((share) => ({ opener, ...share })))
  try {
    if (releases.some(({ shares: its }) => its === null)) for (const share of shares) checkShare(record, share)
    else await combineHalves(record, shares)
    return []
  } catch (error) {
    if (error instanceof SealingError && error.code !== 'noWebCrypto') return [{ why: error.code, round }]
    throw error
  }
}

/** V09: each standing entry of a closed round has one outcome; exactly the unconfirmed ones have lapsed. */
export const checkOutcomes: Check = ({ file }) =>
  file.openings.flatMap(({ round, outcomes, totals }) => {
    const standing = standingEntries(file.log, round)
    const lapsed = outcomes.filter(({ status }) => status === 'lapsed').map(({ seq }) => seq)
    const valid = outcomes.filter(({ status }) => status === 'valid').map(({ seq }) => seq)
    return [
      ...unless(
        isSameList(
          outcomes.map(({ seq }) => seq),
          standing.map(({ entry }) => entry.seq),
        ),
        'outcomes',
        { round },
      ),
      ...unless(
        isSameList(
          lapsed,
          standing.flatMap(({ entry, isLapsed }) => (isLapsed ? [entry.seq] : [])),
        ),
        'lapsed',
        { round },
      ),
      ...unless(
        isSameList(
          totals.map(({ seq }) => seq),
          valid,
        ),
        'totals',
        { round },
      ),
    ]
  })
