import type { MailInvitation, MailInvitationStatus } from '#contract/sourcing/invitations/mailInvitations.ts'
import { maxSends } from '#contract/sourcing/invitations/mailInvitations.ts'
import type { Audit, ProjectScope, ProjectState } from '#contract/sourcing/projectStates.ts'

/** Facts of an invitation that determine its status. */
export interface InvitationFacts {
  readonly sends: number
  readonly opened_at: Date | null
  readonly accepted_at: Date | null
  readonly registered_at: Date | null
  readonly withdrawn_at: Date | null
  readonly expires_at: Date
  readonly is_enrolled: boolean
}

/** Status of an invitation: the furthest step, or why none follows. */
export function statusOf(row: InvitationFacts, now: Date): MailInvitationStatus {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.is_enrolled) return 'enrolled'
  if (row.registered_at !== null) return 'registered'
  if (row.accepted_at !== null) return 'accepted'
  if (row.expires_at <= now) return 'expired'
  return row.opened_at === null ? 'sent' : 'opened'
}

/** What the buyer may still do with an invitation. */
export function actionsOf(row: InvitationFacts, isOpen: boolean): MailInvitation['can'] {
  if (row.accepted_at !== null || row.withdrawn_at !== null) return []
  return [...(isOpen && row.sends < maxSends ? (['resend'] as const) : []), 'withdraw']
}

interface Inviting {
  readonly scope: ProjectScope
  readonly state: ProjectState
  readonly audit: Audit
}
/** Whether firms can be invited by mail now: while they can still enrol, or quote where no enrolment is needed. */
export const isInviting = ({ scope, state, audit }: Inviting): boolean =>
  scope === 'invited' && (state === '4' || (state === '5' && audit === '2'))

const lifetime = 14 * 86_400_000
/** End of a link: fourteen days, or the deadline of the project if that is earlier. */
export const endOfLink = (now: Date, deadline: Date | null): Date =>
  new Date(Math.min(now.getTime() + lifetime, deadline?.getTime() ?? Infinity))
