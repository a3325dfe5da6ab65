import type { EnrolmentStatus } from '#contract/sourcing/enrolments.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** Facts about a supplier's right to quote, read after the round was locked. */
interface Quoting {
  readonly state: ProjectState
  readonly isOpen: boolean
  readonly beginAt: Date
  readonly endAt: Date
  readonly takesPart: boolean
  /** Whether the supplier is invited; later rounds are by invitation. */
  readonly isAsked: boolean
  readonly enrolment: EnrolmentStatus | undefined
  /** Whether the deposit was received, if the project asks for one. */
  readonly isPaid: boolean
}

/** Refusal code of quoting or withdrawing at this database time, or false. */
export function violationOfQuoting(quoting: Quoting, now: Date): RefusalCode | false {
  if (!quoting.takesPart) return quoting.enrolment === 'rejected' ? 'seal.disqualified' : 'seal.notTakingPart'
  if (quoting.state === '9') return 'seal.over'
  if (!quoting.isPaid) return 'projectDeposit.notConfirmed'
  if (!quoting.isAsked) return 'negotiation.notAsked'
  if (!quoting.isOpen || now >= quoting.endAt) return 'seal.late'
  return now < quoting.beginAt || quoting.state === '4' ? 'seal.early' : false
}

/** Header fields of an envelope, actual or expected. */
interface Sealed {
  readonly tenantId: string
  readonly projectId: string
  readonly round: number
  readonly suite: string
  readonly keyId: string
  readonly subject: string
  /** Length of the ciphertext in bytes. */
  readonly length: number
  /** Number of secrets that the content key is derived from. */
  readonly halves: number
}

/**
 * Refusal code if project, round, key, supplier or length of an envelope do not match; the content cannot be checked.
 */
export function violationOfEnvelope(sealed: Sealed, expected: Sealed): RefusalCode | false {
  const isOfRound = (['tenantId', 'projectId', 'round'] as const).every((name) => sealed[name] === expected[name])
  if (!isOfRound) return 'seal.otherProject'
  if (sealed.suite !== expected.suite || sealed.keyId !== expected.keyId) return 'seal.wrongKey'
  if (sealed.subject !== expected.subject) return 'seal.otherSupplier'
  if (sealed.halves !== expected.halves) return 'seal.malformed'
  return sealed.length !== expected.length && 'seal.wrongLength'
}
