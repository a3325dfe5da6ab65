import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { supplierInvitation as zhInvitation, supplierPeople as zh } from '../zh-CN/people.ts'

export const supplierPeople: SameKeys<typeof zh> = {
  title: 'People',
  purpose: 'Manage who uses this portal for your company. Invited people set a password through the link in a text.',
  add: 'Invite person',
  invite: 'Send invitation',
  none: 'No people yet',
  noneReason: 'The people you invite appear here.',
  you: '{{name}} (you)',
  role: 'Role',
  roles: { administrator: 'Administrator', member: 'Sales' },
  lastLogin: 'Last sign-in',
  state: 'Account',
  status: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  action: {
    invite: 'Invite again',
    appoint: 'Make administrator',
    dismiss: 'Remove as administrator',
    disable: 'Disable',
    enable: 'Enable',
  },
  appointText: '{{name}} will be able to invite and disable people of your company.',
  dismissText: '{{name}} will no longer manage the people of your company.',
  disableText: '{{name}} will be signed out immediately and can no longer sign in.',
  invited: 'Invitation created',
  invitedSent: 'The invitation was texted. You can also pass on this link: it works for 7 days and is shown only once.',
  invitedUnsent: "The text couldn't be sent. Pass on this link: it works for 7 days and is shown only once.",
  field: {
    userName: 'Name',
    userCode: 'Account',
    mobile: 'Mobile',
    email: 'Email',
    isAdministrator: 'Administrator, manages the people of the company',
  },
}

export const supplierInvitation: SameKeys<typeof zhInvitation> = {
  title: 'Accept the invitation',
  purpose: '{{supplier}} invites you to use a supplier account. Set your password.',
  userName: 'Name',
  userCode: 'Account',
  expiresAt: 'Valid until',
  accept: 'Set password and sign in',
  gone: 'This invitation is no longer valid',
  goneReason: 'The link was used, has expired or was replaced by a newer one. Ask for another invitation.',
  toLogin: 'Sign in',
}
