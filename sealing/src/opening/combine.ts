import { combine } from 'shamir-secret-sharing'
import { bytesOf, type Bytes, equal, fromHex, type Hex } from '../bytes/bytes.ts'
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

/** The openers of whom a share of each half is there, in the order of the record. */
export const completeOpeners = (
  { openers, halves }: Pick<KeyRecord, 'openers' | 'halves'>,
  shares: readonly Pick<Share, 'maker' | 'opener'>[],
): KeyRecord['openers'] =>
  openers.filter(({ opener }) =>
    halves.every(({ maker }) => shares.some((share) => share.maker === maker && share.opener === opener)),
  )

/**
 * The private halves, in the order of the record, from `k` or more shares of each. Refuses `wrongShare` with the opener
 * whose share is not the published one, `tooFewShares`, and `wrongHalf` with the maker whose shares give another key
 * than the published one: the library would combine anything.
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
    halves.push(await combineHalf(record, half, [...byOpener.values()]))
  }
  return halves
}

/** Tries of one half, each about a millisecond: all choices for up to thirteen openers. */
const mostTries = 2000

/** A maker may have given an opener a share of something else, with its hash: the half comes of k others. */
async function combineHalf(record: KeyRecord, half: Half, shares: readonly Hex[]): Promise<Bytes> {
  let tries = 0
  for (const chosen of choicesOf(shares, record.k)) {
    const privateKey = await combined(chosen)
    if (privateKey && isPrivateHalf(record, half, privateKey)) return privateKey
    tries += 1
    if (tries === mostTries) break
  }
  throw new SealingError('wrongHalf', { maker: half.maker })
}

/** Every choice of so many out of all, in their order. */
function* choicesOf(all: readonly Hex[], count: number): Generator<readonly Hex[]> {
  if (count === 0) return yield []
  for (const [at, first] of all.entries())
    for (const others of choicesOf(all.slice(at + 1), count - 1)) yield [first, ...others]
}

/** Undefined where the library refuses the shares: two of one coordinate. */
const combined = (shares: readonly Hex[]): Promise<Bytes | undefined> =>
  combine(shares.map((share) => fromHex(share))).then(bytesOf, () => undefined)

function isPrivateHalf(record: KeyRecord, half: Half, privateKey: Bytes): boolean {
  try {
    return equal(suiteOf(record.suite).publicKeyOf(privateKey), fromHex(half.publicKey))
  } catch {
    return false
  }
}
