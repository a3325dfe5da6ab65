import { canonicalBytes } from '../bytes/canonical.ts'
import { type Bytes, concat, fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { recordHash, taggedHash } from '../suites/hash.ts'
import type { SuiteId, Unsealer } from '../suites/suite.ts'
import { suiteOf } from '../suites/suites.ts'
import { type RoundRef, roundRef } from './round.ts'

/** Which share: of one maker's half, for one listed opener. */
export interface ShareRef extends RoundRef {
  readonly maker: string
  readonly opener: string
}

/** A share in clear: as its opener releases it after the close. */
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

/** Salted, because a share is checked before it is used, and its hash is public from the beginning. */
export const shareHash = (suite: SuiteId, ref: ShareRef, { share, salt }: Pick<Share, 'share' | 'salt'>): Hex =>
  toHex(taggedHash(suite, 'share', canonicalBytes(refOf(ref)), fromHex(salt, saltLength), fromHex(share, shareLength)))

/** Binds a sealed share to its round, maker and opener, and to who may open it: the opener itself or a substitute. */
const aadOf = (suite: SuiteId, ref: ShareRef, holder: string): Bytes =>
  recordHash(suite, 'share/aad', { ...refOf(ref), holder })

/** Encrypts a share to the public key of its holder. */
export async function sealShare(suite: SuiteId, ref: ShareRef, share: Share, holder: string, key: Hex): Promise<Hex> {
  const plain = concat(fromHex(share.salt, saltLength), fromHex(share.share, shareLength))
  return toHex(await suiteOf(suite).sealTo(fromHex(key), aadOf(suite, ref, holder), plain))
}

/**
 * Decrypts a share and compares it with the hash of the key record. Refuses `undecryptable` where it was encrypted to
 * somebody else or for another round, `wrongShare` where the hash differs.
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
