import type { Hex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { Unsealer } from '../suites/suite.ts'
import { type KeyRecord, keyIdOf, type Opener } from './keyRecord.ts'
import type { SealedShare } from './makeHalf.ts'
import { roundRef } from './round.ts'
import { type Share, unsealShare, wrongShare } from './share.ts'

/** Published hash of a share. Throws `wrongShare` for an unknown maker or opener. */
export function publishedHash(record: KeyRecord, maker: string, opener: string): Hex {
  const half = record.halves.find((each) => each.maker === maker)
  const hash = half?.shareHashes[record.openers.findIndex((each) => each.opener === opener)]
  if (hash === undefined) throw wrongShare({ maker, opener })
  return hash
}

export const listedOpener = (record: KeyRecord, opener: string): Opener => {
  const found = record.openers.find((each) => each.opener === opener)
  if (!found) throw new SealingError('badKeyRecord', { opener })
  return found
}

/**
 * Decrypts the shares of one opener, one from each maker, and compares them with their published hashes: to confirm
 * them before the round, and to release them after its close. `holder` is the substitute of a hand-over. Throws
 * `wrongShare` or `undecryptable` with the maker, and `tooFewShares` if a maker's share is missing.
 */
export async function openShares(
  record: KeyRecord,
  opener: string,
  sealed: readonly SealedShare[],
  unseal: Unsealer,
  holder = opener,
): Promise<Share[]> {
  const shares: Share[] = []
  for (const { maker } of record.halves) {
    const share = sealed.find((each) => each.maker === maker && each.opener === opener)
    if (!share) throw new SealingError('tooFewShares', { maker, opener })
    const ref = { ...roundRef(record), maker, opener }
    const hash = publishedHash(record, maker, opener)
    shares.push(await unsealShare(record.suite, ref, { sealed: share.sealed, hash, holder }, unseal))
  }
  return shares
}

/** Signs an opener's confirmation that its shares are complete and match. */
export const signConfirmation = (signer: Signer, record: KeyRecord, opener: string): Promise<Hex> =>
  signRecord(signer, 'confirmation', { keyId: keyIdOf(record), opener })

export const isConfirmed = (record: KeyRecord, opener: string, signature: Hex): boolean =>
  isSigned(
    record.suite,
    listedOpener(record, opener).signing,
    'confirmation',
    { keyId: keyIdOf(record), opener },
    signature,
  )
