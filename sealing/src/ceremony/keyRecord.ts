import type { Hex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { isEncryptionKey } from '../keys/openerKeys.ts'
import { recordHashHex } from '../suites/hash.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import type { RoundRef } from './round.ts'

/** Assisted: people and the platform together. Committee: people only. Automatic: the platform alone can open. */
export type Mode = 'assisted' | 'committee' | 'automatic'

/** Holder of one share of each half. The platform is listed once for each of its shares. */
export interface Opener {
  readonly opener: string
  readonly kind: 'person' | 'platform'
  readonly encryption: Hex
  readonly signing: Hex
}

/** One maker's half of the round's key, with the hashes of its shares in the order of the openers. */
export interface Half {
  readonly maker: string
  readonly signing: Hex
  readonly publicKey: Hex
  readonly shareHashes: readonly Hex[]
}

/** Public description of a round's key. Its hash is the `keyId`. */
export interface KeyRecord extends RoundRef {
  readonly v: 1
  readonly suite: SuiteId
  readonly mode: Mode
  readonly k: number
  readonly n: number
  /** Plaintext length of every quote, in bytes. */
  readonly sealedBytes: number
  readonly openers: readonly Opener[]
  readonly halves: readonly Half[]
}

/** Fixed plaintext length of a quote in bytes, the same for all quotes of a round. */
export const sealedBytesFor = (items: number): number => 4096 + 512 * items

export const keyIdOf = (record: KeyRecord): Hex => recordHashHex(record.suite, 'key', record)

/** Signs as a maker. Throws `badKeyRecord` if the record contradicts itself. */
export async function signKeyRecord(signer: Signer, record: KeyRecord): Promise<Hex> {
  const [violation] = keyRecordViolations(record)
  if (violation !== undefined) throw new SealingError('badKeyRecord', { violation })
  return signRecord(signer, 'key', record)
}

export const isKeyRecordSigned = (record: KeyRecord, half: Half, signature: Hex): boolean =>
  isSigned(record.suite, half.signing, 'key', record, signature)

const maxShares = 32

/** Contradictions in a record, within itself or with its mode; empty if valid. */
export function keyRecordViolations({ suite, mode, k, n, openers, halves }: KeyRecord): string[] {
  const platform = openers.filter(({ kind }) => kind === 'platform').length
  // A single maker could keep the whole key, which is acceptable only if the platform alone may open anyway.
  const makers = mode === 'automatic' ? [1, 2] : [2]
  const checks: readonly [violation: string, holds: boolean][] = [
    ['threshold', k >= 2 && k <= n && n <= maxShares],
    ['openers', openers.length === n && isUnique(openers.map(({ opener }) => opener))],
    ['openerKeys', openers.every(({ encryption }) => isEncryptionKey(suite, encryption))],
    ['halfKeys', halves.every(({ publicKey }) => isEncryptionKey(suite, publicKey))],
    ['makers', makers.includes(halves.length) && isUnique(halves.map(({ maker }) => maker))],
    ['makerKeys', halves.length < 2 || isUnique(halves.map(({ signing }) => signing))],
    ['shareHashes', halves.every(({ shareHashes }) => shareHashes.length === n)],
    ['mode', modeHolds[mode](platform, k)],
    ['personKeys', isUnique(openers.filter(({ kind }) => kind === 'person').map(({ signing }) => signing))],
  ]
  return checks.filter(([, holds]) => !holds).map(([violation]) => violation)
}

const isUnique = (all: readonly string[]): boolean => new Set(all).size === all.length

/** Whether the number of the platform's shares is valid for the mode. */
const modeHolds: Readonly<Record<Mode, (platform: number, k: number) => boolean>> = {
  assisted: (platform, k) => platform >= 1 && platform < k,
  committee: (platform) => platform === 0,
  automatic: (platform, k) => platform >= k,
}
