import { type Bytes, fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { recordHash } from './hash.ts'
import type { KeyPair, SuiteId } from './suite.ts'
import { suiteOf } from './suites.ts'

/** Signs messages of 32 bytes; on the server possibly with native Ed25519 or a hardware module. */
export interface Signer {
  readonly suite: SuiteId
  readonly publicKey: Hex
  /** 64 bytes. */
  readonly sign: (message: Bytes) => Bytes | Promise<Bytes>
}

export const signerOf = (suite: SuiteId, pair: KeyPair): Signer => ({
  suite,
  publicKey: toHex(pair.publicKey),
  sign: (message) => suiteOf(suite).sign(pair, message),
})

/**
 * Signed message: the hash of the record under `sign/<tag>`, so that a signature is valid for one kind of record only.
 */
const messageOf = (suite: SuiteId, tag: string, record: unknown) => recordHash(suite, `sign/${tag}`, record)

export async function signRecord(signer: Signer, tag: string, record: unknown): Promise<Hex> {
  return toHex(await signer.sign(messageOf(signer.suite, tag, record)))
}

/** False for any mismatch, including malformed keys and signatures. */
export function isSigned(suite: SuiteId, publicKey: Hex, tag: string, record: unknown, signature: Hex): boolean {
  try {
    return suiteOf(suite).verify(fromHex(publicKey), messageOf(suite, tag, record), fromHex(signature, 64))
  } catch (error) {
    if (error instanceof SealingError) return false
    throw error
  }
}
