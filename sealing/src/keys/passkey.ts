import { type Bytes, fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { recordHash } from '../suites/hash.ts'
import { isSigned, signRecord } from '../suites/signature.ts'
import { suiteOf } from '../suites/suites.ts'
import { randomBytes } from '../suites/webCrypto.ts'
import { openerKeys, openerSigner, publicKeysOf } from './openerKeys.ts'

/** Context that a wrap is bound to: person, passkey, and `key`, the signing key in suite A. */
export interface PasskeyPlace {
  readonly owner: string
  readonly key: Hex
  readonly credential: string
}

/** Wrapped secret as stored by the server with a passkey, signed by the key that it contains. */
export interface PasskeyWrap {
  readonly kind: 'passkey'
  readonly salt: Hex
  readonly iv: Hex
  readonly sealed: Hex
  readonly sig: Hex
}

const suite = suiteOf('A')
const placeRecord = ({ owner, key, credential }: PasskeyPlace) => ({ owner, key, credential })
const statementOf = (place: PasskeyPlace, { salt, iv, sealed }: Omit<PasskeyWrap, 'kind' | 'sig'>) => ({
  ...placeRecord(place),
  salt,
  iv,
  sealed,
})

/** Input of the passkey's PRF. Derived from the key, so that no server can choose it. */
export const passkeyInput = (key: Hex): Bytes => recordHash('A', 'passkey/input', { key })

/** Derives the key of one wrap with a salt of its own, because the PRF output is the same for all wraps of a key. */
function wrappingKey(prfOutput: Uint8Array, salt: Bytes): Bytes {
  if (prfOutput.length !== 32) throw new SealingError('badKey')
  return suite.derive(prfOutput, salt, 'baicai/1/A/wrap/passkey', 32)
}
const aadOf = (place: PasskeyPlace): Bytes => recordHash('A', 'wrap/passkey', placeRecord(place))

const signingKeyOf = (secret: Uint8Array): Hex => publicKeysOf(openerKeys('A', secret)).signing

/** Wraps the secret of `place.key` with the PRF output for `passkeyInput`. */
export async function wrapWithPasskey(prfOutput: Uint8Array, place: PasskeyPlace, secret: Bytes): Promise<PasskeyWrap> {
  if (signingKeyOf(secret) !== place.key) throw new SealingError('badKey')
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const sealed = await suite.encrypt(wrappingKey(prfOutput, salt), iv, aadOf(place), secret)
  const wrap = { salt: toHex(salt), iv: toHex(iv), sealed: toHex(sealed) }
  const sig = await signRecord(openerSigner('A', secret), 'passkey', statementOf(place, wrap))
  return { kind: 'passkey', ...wrap, sig }
}

/** Whether the wrap is signed by its key, so that nobody else can add or change a passkey. */
export const isOwnPasskey = (place: PasskeyPlace, wrap: PasskeyWrap): boolean =>
  isSigned('A', place.key, 'passkey', statementOf(place, wrap), wrap.sig)

/**
 * Throws `undecryptable` for another passkey, person or key or an altered wrap; `badKey` for the secret of another key.
 */
export async function unwrapWithPasskey(wrap: PasskeyWrap, prfOutput: Uint8Array, place: PasskeyPlace): Promise<Bytes> {
  if (!isOwnPasskey(place, wrap)) throw new SealingError('undecryptable')
  const key = wrappingKey(prfOutput, fromHex(wrap.salt, 16))
  const secret = await suite.decrypt(key, fromHex(wrap.iv, 12), aadOf(place), fromHex(wrap.sealed))
  if (signingKeyOf(secret) !== place.key) throw new SealingError('badKey')
  return secret
}
