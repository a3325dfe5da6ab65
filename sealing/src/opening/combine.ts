import { combine } from 'shamir-secret-sharing'
import { bytesOf, type Bytes, equal, fromHex } from '../bytes/bytes.ts'
import { publishedHash } from '../ceremony/confirm.ts'
import type { Half, KeyRecord } from '../ceremony/keyRecord.ts'
import { roundRef } from '../ceremony/round.ts'
import { type Share, shareHash, wrongShare } from '../ceremony/share.ts'
import { SealingError } from '../error.ts'
import { suiteOf } from '../suites/suites.ts'

/** A share that is not the one whose hash was published. Refuses `wrongShare` with its maker and opener. */
export function checkShare(record: KeyRecord, share: Share): void {
  const { maker, opener } = share
  const ref = { ...roundRef(record), maker, opener }
  if (shareHash(record.suite, ref, share) !== publishedHash(record, maker, opener)) throw wrongShare(share)
}

/**
 * The private halves, in the order of the record, from `k` or more shares of each. Refuses `wrongShare` with the opener
 * whose share is not the published one, `tooFewShares`, and `wrongHalf` with the maker whose shares give another key than
 * the published one: the library would combine anything.
 */
export async function combineHalves(record: KeyRecord, shares: readonly Share[]): Promise<Bytes[]> {
  for (const share of shares) checkShare(record, share)
  const halves: Bytes[] = []
  for (const half of record.halves) {
    const byOpener = new Map(
      shares.filter(({ maker }) => maker === half.maker).map((each) => [each.opener, each.share]),
    )
    if (byOpener.size < record.k)
      throw new SealingError('tooFewShares', { maker: half.maker, missing: record.k - byOpener.size })
    halves.push(await combineHalf(record, half, [...byOpener.values()].slice(0, record.k)))
  }
  return halves
}

async function combineHalf(record: KeyRecord, half: Half, shares: readonly string[]): Promise<Bytes> {
  const wrongHalf = new SealingError('wrongHalf', { maker: half.maker })
  try {
    const privateKey = bytesOf(await combine(shares.map((share) => fromHex(share))))
    if (!equal(suiteOf(record.suite).publicKeyOf(privateKey), fromHex(half.publicKey))) throw wrongHalf
    return privateKey
  } catch {
    throw wrongHalf
  }
}
