import type { EnrolmentStatus } from '#contract/sourcing/enrolments.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** A supplier before a round, as the database has both after the round was locked. */
interface Quoting {
  readonly state: ProjectState
  readonly isOpen: boolean
  readonly beginAt: Date
  readonly endAt: Date
  readonly takesPart: boolean
  /** In a later round only some are asked. */
  readonly isAsked: boolean
  readonly enrolment: EnrolmentStatus | undefined
}

/** What speaks against a quote, or its withdrawal, at this time of the database. */
export function violationOfQuoting(quoting: Quoting, now: Date): RefusalCode | false {
  if (!quoting.takesPart) return quoting.enrolment === 'rejected' ? 'seal.disqualified' : 'seal.notTakingPart'
  if (quoting.state === '9') return 'seal.over'
  if (!quoting.isAsked) return 'negotiation.notAsked'
  if (!quoting.isOpen || now >= quoting.endAt) return 'seal.late'
  return now < quoting.beginAt || quoting.state === '4' ? 'seal.early' : false
}

/** What the header of an envelope says, and what it must say. */
interface Sealed {
  readonly tenantId: string
  readonly projectId: string
  readonly round: number
  readonly suite: string
  readonly keyId: string
  readonly subject: string
  /** Of the ciphertext, in bytes. */
  readonly length: number
  /** Secrets that the content's key is made of. */
  readonly halves: number
}

/**
 * What of an envelope does not fit its project, round, key, supplier or length; nothing else of it can be looked at.
 */
export function violationOfEnvelope(sealed: Sealed, expected: Sealed): RefusalCode | false {
  const isOfRound = (['tenantId', 'projectId', 'round'] as const).every((name) => sealed[name] === expected[name])
  if (!isOfRound) return 'seal.otherProject'
  if (sealed.suite !== expected.suite || sealed.keyId !== expected.keyId) return 'seal.wrongKey'
  if (sealed.subject !== expected.subject) return 'seal.otherSupplier'
  if (sealed.halves !== expected.halves) return 'seal.malformed'
  return sealed.length !== expected.length && 'seal.wrongLength'
}
