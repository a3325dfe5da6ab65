import { fromHex, type Hex } from '../bytes/bytes.ts'
import { recordHash, taggedHash } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'
import { base32, grouped } from './base32.ts'
import type { PublicKeys } from './openerKeys.ts'

/** Twenty-five characters of five bits, to be compared visually or by telephone. */
const shown = (hash: Uint8Array): string => grouped(base32(hash).slice(0, 25), 5)

/** Fingerprint of a person's public keys in a suite. */
export const keysFingerprint = (suite: SuiteId, { encryption, signing }: PublicKeys): string =>
  shown(recordHash(suite, 'fingerprint/keys', { encryption, signing }))

/** Fingerprint of a round's key, as shown in the notice, in receipts and in mails to openers. */
export const roundFingerprint = (suite: SuiteId, keyId: Hex): string =>
  shown(taggedHash(suite, 'fingerprint/round', fromHex(keyId, 32)))
