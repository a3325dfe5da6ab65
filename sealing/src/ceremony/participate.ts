import { canonicalText, parseCanonical } from '../bytes/canonical.ts'
import type { Hex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { handOver } from './handOver.ts'
import { openerKeys, openerSigner, openerUnsealer, type PublicKeys, publicKeysOf } from '../keys/openerKeys.ts'
import { openShares, signConfirmation } from './confirm.ts'
import {
  type Half,
  isKeyRecordSigned,
  type KeyRecord,
  keyIdOf,
  keyRecordViolations,
  type Opener,
  signKeyRecord,
} from './keyRecord.ts'
import { makeHalf, type SealedShare } from './makeHalf.ts'
import { type Plan, plannedRecord } from './plan.ts'

/** Somebody at their own computer, with their secret unlocked. */
export interface Participant {
  readonly opener: string
  readonly secret: Uint8Array
}

/**
 * The plan, with the participant in it by its own keys. Refuses `badKeyRecord`: keys that are not the participant's.
 */
function ownPlan(text: string, { opener, secret }: Participant): Plan {
  const plan = parseCanonical(text) as Plan
  const own = publicKeysOf(openerKeys(plan.suite, secret))
  const listed: Opener | undefined = plan.openers.find((each) => each.opener === opener)
  if (listed?.encryption !== own.encryption || listed.signing !== own.signing)
    throw new SealingError('badKeyRecord', { opener })
  return plan
}

/** A maker's half of the key that a plan asks for. */
export async function halfFor(planText: string, me: Participant) {
  const plan = ownPlan(planText, me)
  const signing = publicKeysOf(openerKeys(plan.suite, me.secret)).signing
  const { half, shares } = await makeHalf(plan, { maker: me.opener, signing })
  return {
    half: { ...half, shareHashes: [...half.shareHashes] },
    shares: shares.map(({ opener, sealed }) => ({ opener, sealed })),
  }
}

export interface Confirmation {
  readonly keyId: Hex
  readonly confirmation: Hex
  /** A maker's, of the record as a whole. */
  readonly signature?: Hex
}

/** What the server shows of a key that is complete. */
export interface Keyed {
  readonly plan: string
  readonly keyRecord: string
  readonly signatures: readonly { readonly maker: string; readonly sig: Hex }[]
  readonly shares: readonly Pick<SealedShare, 'maker' | 'sealed'>[]
}

/**
 * Looks at a complete key and states that it is in order: the record follows from the plan, makers have signed it, a
 * maker's own half is the one that this computer has made (`madeKey`), and the own shares open and fit. Refuses
 * `badKeyRecord`, `wrongShare`, `undecryptable`, `tooFewShares`.
 */
export async function confirmationFor(keyed: Keyed, me: Participant, madeKey?: Hex): Promise<Confirmation> {
  const plan = ownPlan(keyed.plan, me)
  const record = parseCanonical(keyed.keyRecord) as KeyRecord
  const expected = plannedRecord(plan, record.halves)
  if (!expected || canonicalText(expected) !== keyed.keyRecord || keyRecordViolations(record).length > 0)
    throw new SealingError('badKeyRecord')
  const own = record.halves.find(({ maker }) => maker === me.opener)
  if (own && own.publicKey !== madeKey) throw new SealingError('badKeyRecord', { maker: me.opener })
  if (!own) for (const half of record.halves) checkSigned(record, half, keyed.signatures)
  const sealed = keyed.shares.map((share) => ({ ...share, opener: me.opener }))
  await openShares(record, me.opener, sealed, await openerUnsealer(record.suite, me.secret))
  const signer = openerSigner(record.suite, me.secret)
  const confirmation = await signConfirmation(signer, record, me.opener)
  const stated = { keyId: keyIdOf(record), confirmation }
  return own ? { ...stated, signature: await signKeyRecord(signer, record) } : stated
}

/**
 * Encrypts the own shares to a substitute, and states it. Refuses `badKeyRecord`: the record lists other keys of this
 * person; `wrongShare`, `undecryptable`, `tooFewShares`.
 */
export async function handOverFor(
  record: KeyRecord,
  sealed: readonly Pick<SealedShare, 'maker' | 'sealed'>[],
  { opener, secret }: Participant,
  substitute: { readonly substitute: string } & PublicKeys,
) {
  const own = publicKeysOf(openerKeys(record.suite, secret))
  const listed = record.openers.find((each) => each.opener === opener)
  if (listed?.encryption !== own.encryption || listed.signing !== own.signing)
    throw new SealingError('badKeyRecord', { opener })
  const mine = sealed.map((share) => ({ ...share, opener }))
  const shares = await openShares(record, opener, mine, await openerUnsealer(record.suite, secret))
  return handOver(record, shares, substitute, openerSigner(record.suite, secret))
}

function checkSigned(record: KeyRecord, half: Half, signatures: Keyed['signatures']): void {
  const sig = signatures.find(({ maker }) => maker === half.maker)?.sig ?? ''
  if (!isKeyRecordSigned(record, half, sig)) throw new SealingError('badKeyRecord', { maker: half.maker })
}
