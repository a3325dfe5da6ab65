import { Id, shape } from '#contract/kit/schema.ts'

/** Name and payload of the job that mails an invitation. */
export const invitationJob = {
  name: 'sourcing.mailInvitation',
  payload: shape({ invitationId: Id }),
  maxAttempts: 10,
} as const
