import type { Hex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { isEncryptionKey } from '../keys/openerKeys.ts'
import { recordHashHex } from '../suites/hash.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import type { RoundRef } from './round.ts'

/** Assisted: people and the platform. Committee: people alone. Automatic: the platform alone is enough. */
export type Mode = 'assisted' | 'committee' | 'automatic'

/** Holder of one share of each half. The platform is listed once for each share that it holds. */
export interface Opener {
  readonly opener: string
  readonly kind: 'person' | 'platform'
  readonly encryption: Hex
  readonly signing: Hex
}

/** One maker's half of the round's key, and the hashes of its shares in the order of the openers. */
export interface Half {
  readonly maker: string
  readonly signing: Hex
  readonly publicKey: Hex
  readonly shareHashes: readonly Hex[]
}

/** The public description of a round's key. Its hash is the `keyId`. */
export interface KeyRecord extends RoundRef {
  readonly v: 1
  readonly suite: SuiteId
  readonly mode: Mode
  readonly k: number
  readonly n: number
  /** Length of the plaintext of every quote, in bytes. */
  readonly sealedBytes: number
  readonly openers: readonly Opener[]
  readonly halves: readonly Half[]
}

/** Fixed length of a quote's plaintext in bytes: the same for all quotes of a round. */
export const sealedBytesFor = (items: number): number => 4096 + 512 * items

export const keyIdOf = (record: KeyRecord): Hex => recordHashHex(record.suite, 'key', record)

/** Of a maker. Refuses `badKeyRecord`: nobody signs a record that contradicts itself. */
export async function signKeyRecord(signer: Signer, record: KeyRecord): Promise<Hex> {
  const [violation] = keyRecordViolations(record)
  if (violation !== undefined) throw new SealingError('badKeyRecord', { violation })
  return signRecord(signer, 'key', record)
}

export const isKeyRecordSigned = (record: KeyRecord, half: Half, signature: Hex): boolean =>
  isSigned(record.suite, half.signing, 'key', record, signature)

const mostShares = 32

/** What contradicts itself or its mode in a record; empty where it is sound. */
export function keyRecordViolations({ suite, mode, k, n, openers, halves }: KeyRecord): string[] {
  const platform = openers.filter(({ kind }) => kind === 'platform').length
  // One maker could keep the whole key; only where the platform alone may open anyway does that change nothing.
  const makers = mode === 'automatic' ? [1, 2] : [2]
  const checks: readonly [violation: string, holds: boolean][] = [
    ['threshold', k >= 2 && k <= n && n <= mostShares],
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

/** Whether the number of shares that the platform holds is what the mode says of it. */
const modeHolds: Readonly<Record<Mode, (platform: number, k: number) => boolean>> = {
  assisted: (platform, k) => platform >= 1 && platform < k,
  committee: (platform) => platform === 0,
  automatic: (platform, k) => platform >= k,
}
