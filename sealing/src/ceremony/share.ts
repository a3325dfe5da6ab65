import { canonicalBytes } from '../bytes/canonical.ts'
import { type Bytes, concat, fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { recordHash, taggedHash } from '../suites/hash.ts'
import type { SuiteId, Unsealer } from '../suites/suite.ts'
import { suiteOf } from '../suites/suites.ts'
import { type RoundRef, roundRef } from './round.ts'

/** Reference to a share: of one maker's half, for one listed opener. */
export interface ShareRef extends RoundRef {
  readonly maker: string
  readonly opener: string
}

/** Share in plaintext, as released by its opener after the close. */
export interface Share {
  readonly maker: string
  readonly opener: string
  readonly share: Hex
  readonly salt: Hex
}

const saltLength = 32
/** A half of 32 bytes and the coordinate of the share. */
const shareLength = 33

const refOf = ({ maker, opener, ...round }: ShareRef): ShareRef => ({ ...roundRef(round), maker, opener })

/** Salted hash: public from the beginning, and compared before a share is used. */
export const shareHash = (suite: SuiteId, ref: ShareRef, { share, salt }: Pick<Share, 'share' | 'salt'>): Hex =>
  toHex(taggedHash(suite, 'share', canonicalBytes(refOf(ref)), fromHex(salt, saltLength), fromHex(share, shareLength)))

/** Binds an encrypted share to its round, maker and opener, and to its holder: the opener or a substitute. */
const aadOf = (suite: SuiteId, ref: ShareRef, holder: string): Bytes =>
  recordHash(suite, 'share/aad', { ...refOf(ref), holder })

/** Encrypts a share to the public key of its holder. */
export async function sealShare(suite: SuiteId, ref: ShareRef, share: Share, holder: string, key: Hex): Promise<Hex> {
  const plain = concat(fromHex(share.salt, saltLength), fromHex(share.share, shareLength))
  return toHex(await suiteOf(suite).sealTo(fromHex(key), aadOf(suite, ref, holder), plain))
}

/**
 * Decrypts a share and compares its hash with the key record. Throws `undecryptable` if it was encrypted to another
 * person or round, and `wrongShare` if the hash differs.
 */
export async function unsealShare(
  suite: SuiteId,
  ref: ShareRef,
  sealed: { readonly sealed: Hex; readonly hash: Hex; readonly holder?: string },
  unseal: Unsealer,
): Promise<Share> {
  const plain = await unseal(fromHex(sealed.sealed), aadOf(suite, ref, sealed.holder ?? ref.opener))
  if (plain.length !== saltLength + shareLength) throw wrongShare(ref)
  const parts = { salt: toHex(plain.slice(0, saltLength)), share: toHex(plain.slice(saltLength)) }
  if (shareHash(suite, ref, parts) !== sealed.hash) throw wrongShare(ref)
  return { maker: ref.maker, opener: ref.opener, ...parts }
}

export const wrongShare = ({ maker, opener }: Pick<ShareRef, 'maker' | 'opener'>): SealingError =>
  new SealingError('wrongShare', { maker, opener })
