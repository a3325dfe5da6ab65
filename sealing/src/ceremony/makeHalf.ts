import { split } from 'shamir-secret-sharing'
import { bytesOf, type Hex, toHex } from '../bytes/bytes.ts'
import type { SuiteId } from '../suites/suite.ts'
import { suiteOf } from '../suites/suites.ts'
import { randomBytes } from '../suites/webCrypto.ts'
import type { Half, Opener } from './keyRecord.ts'
import { type RoundRef, roundRef } from './round.ts'
import { sealShare, shareHash } from './share.ts'

/** Input of a maker: the frozen facts of a round. */
export interface HalfPlan extends RoundRef {
  readonly suite: SuiteId
  readonly k: number
  readonly openers: readonly Opener[]
}

export interface SealedShare {
  readonly maker: string
  readonly opener: string
  readonly sealed: Hex
}

/**
 * Creates one half of a round's key: a new key pair whose private half is split into shares (`k` of them combine to
 * it), each encrypted to its opener. The private half is overwritten; only the returned values remain.
 */
export async function makeHalf(
  plan: HalfPlan,
  maker: { readonly maker: string; readonly signing: Hex },
): Promise<{ half: Half; shares: readonly SealedShare[] }> {
  const { suite, k, openers } = plan
  const pair = suiteOf(suite).encryptionPair(randomBytes(48))
  const splitShares = await split(pair.privateKey, openers.length, k)
  pair.privateKey.fill(0)
  const shares: SealedShare[] = []
  const shareHashes: Hex[] = []
  for (const [at, { opener, encryption }] of openers.entries()) {
    const ref = { ...roundRef(plan), maker: maker.maker, opener }
    const share = { maker: maker.maker, opener, share: toHex(bytesOf(splitShares[at]!)), salt: toHex(randomBytes(32)) }
    shareHashes.push(shareHash(suite, ref, share))
    shares.push({ maker: maker.maker, opener, sealed: await sealShare(suite, ref, share, opener, encryption) })
    splitShares[at]!.fill(0)
  }
  const half = { maker: maker.maker, signing: maker.signing, publicKey: toHex(pair.publicKey), shareHashes }
  return { half, shares }
}
