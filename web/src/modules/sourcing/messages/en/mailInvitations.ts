import { inEnglish } from '#contract/kit/labels.ts'
import { mailInvitationStatusNames } from '#contract/sourcing/invitations/mailInvitations.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { mailInvitations as zh } from '../zh-CN/mailInvitations.ts'

export const mailInvitations: SameKeys<typeof zh> = {
  title: 'Invitations by mail',
  note: 'To firms that are not registered yet',
  invite: 'Invite by mail',
  send: 'Send invitation',
  sent: 'The invitation is being sent',
  text: 'A mail with a one-time link is sent. Once the firm has registered and was approved, it is an invited supplier of the project.',
  none: 'No invitations by mail yet',
  noneReason: 'Invite firms that are not registered yet.',
  invitedAt: 'Invited',
  sends: 'Sent',
  resend: 'Send again',
  withdraw: 'Withdraw',
  withdrawText: 'The link sent to “{{name}}” stops working immediately.',
  statusLabel: 'Status',
  status: inEnglish(mailInvitationStatusNames),
  field: { firmName: 'Firm', mail: 'Email' },
  page: {
    title: 'Invitation to a project',
    text: '{{firm}}: {{dept}} invites you to take part in this sourcing project.',
    deadline: 'Stage ends',
    expiresAt: 'Link valid until',
    register: 'Register as a supplier',
    signIn: 'Sign in',
    acceptText: 'The invitation is bound to your account. You can enrol as soon as your registration is approved.',
    accept: 'Accept invitation',
    otherAccount: 'Sign in as a supplier to accept the invitation',
    gone: 'This link does not work',
    goneReason: 'It may have been used, withdrawn, or have expired. Ask the buyer to send it again.',
  },
}
