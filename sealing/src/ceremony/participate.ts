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

/** Person at a trusted computer, with an unlocked secret. */
export interface Participant {
  readonly opener: string
  readonly secret: Uint8Array
}

/** Parses the plan and checks that it lists the participant's own keys. Throws `badKeyRecord` if it does not. */
function ownPlan(text: string, { opener, secret }: Participant): Plan {
  const plan = parseCanonical(text) as Plan
  const own = publicKeysOf(openerKeys(plan.suite, secret))
  const listed: Opener | undefined = plan.openers.find((each) => each.opener === opener)
  if (listed?.encryption !== own.encryption || listed.signing !== own.signing)
    throw new SealingError('badKeyRecord', { opener })
  return plan
}

/** Creates a maker's half for a plan. */
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
  /** Signature of a maker on the whole record. */
  readonly signature?: Hex
}

/** Data of a complete key, as returned by the server. */
export interface Keyed {
  readonly plan: string
  readonly keyRecord: string
  readonly signatures: readonly { readonly maker: string; readonly sig: Hex }[]
  readonly shares: readonly Pick<SealedShare, 'maker' | 'sealed'>[]
}

/**
 * Checks a complete key and signs a confirmation: the record follows from the plan and is signed by its makers; a
 * maker's own half is the one made on this computer (`madeKey`); own shares decrypt and match. Throws `badKeyRecord`,
 * `wrongShare`, `undecryptable`, `tooFewShares`.
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
 * Encrypts own shares to a substitute and signs the hand-over. Throws `badKeyRecord` if the record lists other keys of
 * this person; `wrongShare`, `undecryptable`, `tooFewShares`.
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
