import type { Hex } from '../bytes/bytes.ts'
import { isEncryptionKey } from '../keys/openerKeys.ts'
import type { Half } from './keyRecord.ts'
import { confirmationsNeeded, type Plan } from './plan.ts'

/** A maker's half as transmitted, with shares in the order of the openers. */
export interface MadeHalf {
  readonly half: Half
  readonly shares: readonly { readonly opener: string; readonly sealed: Hex }[]
}

/** Pending action of an opener in a ceremony. */
export type Duty = 'makeHalf' | 'confirm'

/** State of a ceremony. */
export interface Keying {
  readonly plan: Plan
  readonly halves: readonly MadeHalf[]
  readonly signatures: readonly { readonly maker: string }[]
  readonly confirmations: readonly { readonly opener: string }[]
}

const hasHalf = ({ halves }: Keying, maker: string) => halves.some(({ half }) => half.maker === maker)
const hasSigned = ({ signatures }: Keying, maker: string) => signatures.some((each) => each.maker === maker)
export const hasConfirmed = ({ confirmations }: Keying, opener: string): boolean =>
  confirmations.some((each) => each.opener === opener)
export const isComplete = (keying: Keying): boolean => keying.plan.makers.every((maker) => hasHalf(keying, maker))

/** Pending action of a person; null if there is none. */
export function dutyOf(keying: Keying, opener: string): Duty | null {
  const { plan } = keying
  if (!plan.openers.some((each) => each.opener === opener)) return null
  const isMaker = plan.makers.includes(opener)
  if (isMaker && !hasHalf(keying, opener)) return 'makeHalf'
  if (!isComplete(keying) || hasConfirmed(keying, opener)) return null
  // Openers who are not makers confirm once all makers have signed the record.
  return isMaker || plan.makers.every((maker) => hasSigned(keying, maker)) ? 'confirm' : null
}

/** People who still have to make, sign or confirm before quotes can be encrypted with the key. */
export function missingIn(keying: Keying): string[] {
  const { plan } = keying
  const makers = plan.makers.filter((maker) => !hasHalf(keying, maker) || !hasSigned(keying, maker))
  const openers = plan.openers.map(({ opener }) => opener)
  const unconfirmed = openers.filter((opener) => !hasConfirmed(keying, opener))
  if (openers.length - unconfirmed.length >= confirmationsNeeded(plan)) return makers
  return openers.filter((opener) => makers.includes(opener) || unconfirmed.includes(opener))
}

/**
 * Whether a half is this maker's, of this plan, with a share for each opener. The openers check the content of the
 * shares.
 */
export function isHalfOf(plan: Plan, maker: string, { half, shares }: MadeHalf): boolean {
  const listed = plan.openers.find(({ opener }) => opener === maker)
  return (
    half.maker === maker &&
    half.signing === listed?.signing &&
    isEncryptionKey(plan.suite, half.publicKey) &&
    half.shareHashes.length === plan.openers.length &&
    shares.length === plan.openers.length &&
    plan.openers.every(({ opener }, at) => shares[at]?.opener === opener)
  )
}
