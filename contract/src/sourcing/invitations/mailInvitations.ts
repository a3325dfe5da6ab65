import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'

/** Invitations by mail to firms that are not registered yet, in projects for invited suppliers. */

export const maxMailInvitations = 50
/** How often one invitation is sent at most. */
export const maxSends = 5

export const MailInvitationStatus = OneOf([
  'sent',
  'opened',
  'accepted',
  'registered',
  'enrolled',
  'expired',
  'withdrawn',
])
export type MailInvitationStatus = Static<typeof MailInvitationStatus>
export const mailInvitationStatusNames = {
  sent: ['已发送', 'Sent'],
  opened: ['已打开', 'Opened'],
  accepted: ['注册中', 'Registering'],
  registered: ['已注册', 'Registered'],
  enrolled: ['已报名', 'Enrolled'],
  expired: ['已过期', 'Expired'],
  withdrawn: ['已撤回', 'Withdrawn'],
} as const satisfies StateNames<MailInvitationStatus>

export const MailInvitation = shape({
  id: Id,
  firmName: Type.String(),
  mail: Type.String(),
  status: MailInvitationStatus,
  sends: Type.Integer(),
  invitedBy: Type.String(),
  invitedAt: Instant,
  expiresAt: Instant,
  can: List(OneOf(['resend', 'withdraw'])),
})
export type MailInvitation = Static<typeof MailInvitation>

/** Invitations by mail of a project, the latest first. */
export const MailInvitations = shape({
  projectId: Id,
  list: List(MailInvitation, maxMailInvitations),
  canInvite: Type.Boolean(),
})
export type MailInvitations = Static<typeof MailInvitations>

export const findMailInvitations = route({
  method: 'GET',
  path: '/inquiry/api/mailInvitation/list',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor'],
  summary: 'List the invitations by mail of a project with their states',
  input: shape({ projectId: Id }),
  reply: MailInvitations,
})
const ofBuyer = { method: 'POST', access: 'project.manage', entrances: ['purchaser'] } as const
export const inviteByMail = route({
  ...ofBuyer,
  path: '/inquiry/api/mailInvitation/send',
  summary: 'Invite a firm by mail that is not registered yet, with a one-time link',
  input: shape({ projectId: Id, firmName: Text(100), mail: Formatted('emailAddress') }),
  reply: MailInvitations,
})
export const resendMailInvitation = route({
  ...ofBuyer,
  path: '/inquiry/api/mailInvitation/resend',
  summary: 'Send an invitation again with a new link; the earlier link ends',
  input: shape({ id: Id }),
  reply: MailInvitations,
})
export const withdrawMailInvitation = route({
  ...ofBuyer,
  path: '/inquiry/api/mailInvitation/withdraw',
  summary: 'Withdraw an invitation that nobody has accepted; its link ends at once',
  input: shape({ id: Id }),
  reply: MailInvitations,
})

const Token = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** What the link of a mail shows: enough to decide, nothing of the project's content. */
export const OpenedInvitation = shape({
  firmName: Type.String(),
  title: Type.String(),
  projectNo: Type.String(),
  deptName: Type.String(),
  deadline: Maybe(Instant),
  expiresAt: Instant,
})
export type OpenedInvitation = Static<typeof OpenedInvitation>

export const openMailInvitation = route({
  method: 'POST',
  path: '/inquiry/api/mailInvitation/open',
  access: 'public',
  rateLimit: 'login',
  summary: 'Get the invitation of a link, and note that it was opened',
  input: shape({ token: Token }),
  reply: OpenedInvitation,
})
export const acceptMailInvitation = route({
  method: 'POST',
  path: '/inquiry/api/mailInvitation/accept',
  access: 'session',
  entrances: ['supplier'],
  summary: "Accept an invitation for the caller's supplier, or for the one that the caller is applying for; once",
  input: shape({ token: Token }),
  reply: shape({ projectId: Id, isRegistered: Type.Boolean() }),
})
