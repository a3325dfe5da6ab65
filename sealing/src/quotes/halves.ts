import { type Bytes, concat, fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import type { Unsealer } from '../suites/suite.ts'
import { suiteOf } from '../suites/suites.ts'
import { randomBytes } from '../suites/webCrypto.ts'
import { type Envelope, type Header, headerHash, ivOf } from './envelope.ts'
import { padded, unpadded } from './padding.ts'

/**
 * Encrypts content so that all halves of the round's key are required: a random secret to each public half, and the
 * content under a key derived from all secrets. Throws `tooLarge` if the content exceeds `length` bytes, and `badKey`.
 */
export async function encryptToHalves<Head extends Header>(
  header: Head,
  halves: readonly Hex[],
  content: Uint8Array,
  length: number,
): Promise<Envelope<Head>> {
  const suite = suiteOf(header.suite)
  const plain = padded(content, length)
  const aad = headerHash(header)
  const secrets = halves.map(() => randomBytes(32))
  const keys: Hex[] = []
  for (const [at, half] of halves.entries()) keys.push(toHex(await suite.sealTo(fromHex(half, 65), aad, secrets[at]!)))
  const iv = randomBytes(12)
  const ct = await suite.encrypt(suite.contentKey(concat(...secrets), aad), iv, aad, plain)
  return { header, keys, iv: toHex(iv), ct }
}

/** Decrypts an envelope. Throws `undecryptable` if a key, the header or any byte differs. */
export async function decryptWithHalves(
  envelope: Envelope,
  halves: readonly Unsealer[],
  length: number,
): Promise<Bytes> {
  const { header, keys, ct } = envelope
  const suite = suiteOf(header.suite)
  if (keys.length !== halves.length) throw new SealingError('undecryptable')
  const aad = headerHash(header)
  const secrets: Bytes[] = []
  for (const [at, unseal] of halves.entries()) {
    const secret = await unseal(fromHex(keys[at]!), aad)
    if (secret.length !== 32) throw new SealingError('undecryptable')
    secrets.push(secret)
  }
  const plain = await suite.decrypt(suite.contentKey(concat(...secrets), aad), ivOf(envelope), aad, ct)
  if (plain.length !== length) throw new SealingError('undecryptable')
  return unpadded(plain)
}
