import { combine } from 'shamir-secret-sharing'
import { bytesOf, type Bytes, equal, fromHex, type Hex } from '../bytes/bytes.ts'
import { publishedHash } from '../ceremony/confirm.ts'
import type { Half, KeyRecord } from '../ceremony/keyRecord.ts'
import { roundRef } from '../ceremony/round.ts'
import { type Share, shareHash, wrongShare } from '../ceremony/share.ts'
import { SealingError } from '../error.ts'
import { suiteOf } from '../suites/suites.ts'

/** Checks a share against its published hash. Throws `wrongShare` with its maker and opener. */
export function checkShare(record: KeyRecord, share: Share): void {
  const { maker, opener } = share
  const ref = { ...roundRef(record), maker, opener }
  if (shareHash(record.suite, ref, share) !== publishedHash(record, maker, opener)) throw wrongShare(share)
}

/** Openers with a share of each half, in the order of the record. */
export const completeOpeners = (
  { openers, halves }: Pick<KeyRecord, 'openers' | 'halves'>,
  shares: readonly Pick<Share, 'maker' | 'opener'>[],
): KeyRecord['openers'] =>
  openers.filter(({ opener }) =>
    halves.every(({ maker }) => shares.some((share) => share.maker === maker && share.opener === opener)),
  )

/**
 * Combines `k` or more shares of each half to the private halves, in the order of the record. Throws `wrongShare` with
 * the opener if a share is not the published one, `tooFewShares`, and `wrongHalf` with the maker if the result does not
 * match the published key (the library would accept any shares).
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

/** Attempts for one half, about a millisecond each: all choices for up to thirteen openers. */
const maxAttempts = 2000

/** Tries combinations of shares, because a maker may have given an opener a wrong share with a matching hash. */
async function combineHalf(record: KeyRecord, half: Half, shares: readonly Hex[]): Promise<Bytes> {
  let tries = 0
  for (const chosen of choicesOf(shares, record.k)) {
    const privateKey = await combined(chosen)
    if (privateKey && isPrivateHalf(record, half, privateKey)) return privateKey
    tries += 1
    if (tries === maxAttempts) break
  }
  throw new SealingError('wrongHalf', { maker: half.maker })
}

/** All combinations of `count` elements, in order. */
function* choicesOf(all: readonly Hex[], count: number): Generator<readonly Hex[]> {
  if (count === 0) return yield []
  for (const [at, first] of all.entries())
    for (const others of choicesOf(all.slice(at + 1), count - 1)) yield [first, ...others]
}

/** Undefined if the library refuses the shares, because two have the same coordinate. */
const combined = (shares: readonly Hex[]): Promise<Bytes | undefined> =>
  combine(shares.map((share) => fromHex(share))).then(bytesOf, () => undefined)

function isPrivateHalf(record: KeyRecord, half: Half, privateKey: Bytes): boolean {
  try {
    return equal(suiteOf(record.suite).publicKeyOf(privateKey), fromHex(half.publicKey))
  } catch {
    return false
  }
}
