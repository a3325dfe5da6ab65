import { Availability } from '#contract/kit/availability.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { FormattedNote } from '#contract/kit/validators.ts'
import { LoginResult } from '#contract/login/login.ts'
import { SupplierAccount } from './supplierAccounts.ts'

/** People of a supplier, as its administrators manage them, and the invitations by which they get their accounts. */

export const SupplierPersonAction = OneOf(['invite', 'disable', 'enable', 'appoint', 'dismiss'])
export type SupplierPersonAction = Static<typeof SupplierPersonAction>

export const SupplierPerson = shape({
  ...SupplierAccount.properties,
  isAdministrator: Type.Boolean({ description: 'manages the people of the supplier' }),
  isOwn: Type.Boolean({ description: "the caller's account" }),
  can: List(SupplierPersonAction),
})
export type SupplierPerson = Static<typeof SupplierPerson>

const Invited = shape({
  userId: Id,
  link: Type.String({ description: 'address with a one-time token, valid for a week; shown once' }),
  isSent: Type.Boolean({ description: 'sent to the mobile number' }),
})
const Invitation = {
  userName: Text(40),
  userCode: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._@-]{1,39}$' }),
  mobile: FormattedNote('mobile'),
  email: FormattedNote('emailAddress'),
}

const own = { access: 'supplierPeople.manage', entrances: ['supplier'] } as const
export const listSupplierPeople = route({
  ...own,
  method: 'GET',
  path: '/sysrest/api/supplier/people/list',
  summary: "List the people of the caller's supplier, oldest first",
  input: Nothing,
  reply: List(SupplierPerson, 200),
})
export const inviteSupplierPerson = route({
  ...own,
  method: 'POST',
  path: '/sysrest/api/supplier/people/invite',
  secretReply: true,
  steps: true,
  summary: "Add a person to the caller's supplier, who sets a password through the link of the invitation",
  input: shape({ ...Invitation, isAdministrator: Optional(Type.Boolean()) }),
  reply: Invited,
})
export const repeatSupplierInvitation = route({
  ...own,
  method: 'POST',
  path: '/sysrest/api/supplier/people/inviteAgain',
  secretReply: true,
  steps: true,
  summary: 'Send another invitation to a person who has never signed in; earlier links end',
  input: shape({ userId: Id }),
  reply: Invited,
})
export const setSupplierPersonStatus = route({
  ...own,
  method: 'POST',
  path: '/sysrest/api/supplier/people/setStatus',
  summary: "Disable or enable an account of the caller's supplier; disabling ends its sessions",
  input: shape({ userId: Id, status: Availability }),
  reply: shape({ userId: Id }),
})
export const setSupplierAdministrator = route({
  ...own,
  method: 'POST',
  path: '/sysrest/api/supplier/people/setAdministrator',
  summary: "Make a person an administrator of the caller's supplier, or an ordinary member",
  input: shape({ userId: Id, isAdministrator: Type.Boolean() }),
  reply: shape({ userId: Id }),
})

/** Operators invite a supplier's first administrator. */
export const inviteSupplierAdministrator = route({
  access: 'supplier.manage',
  entrances: ['operator'],
  method: 'POST',
  path: '/sysrest/api/supplier/inviteAdministrator',
  secretReply: true,
  steps: true,
  summary: 'Add an administrator to a supplier, who sets a password through the link of the invitation',
  input: shape({ id: Id, ...Invitation }),
  reply: Invited,
})

const Token = Type.String({ pattern: '^[0-9a-f]{64}$' })
const open = { method: 'POST', access: 'public', rateLimit: 'login' } as const
export const findSupplierInvitation = route({
  ...open,
  reads: true,
  path: '/sysrest/api/supplierInvitation/find',
  summary: 'Get the supplier and the account of an invitation by its token',
  input: shape({ token: Token }),
  reply: shape({
    supplierName: Type.String(),
    userCode: Type.String(),
    userName: Type.String(),
    expiresAt: Instant,
  }),
})
export const acceptSupplierInvitation = route({
  ...open,
  steps: true,
  path: '/sysrest/api/supplierInvitation/accept',
  summary: 'Set the password of an invited account; its token is used up, and a session opens',
  input: shape({ token: Token, newPassWD: Text(2048), key: Text(64) }),
  reply: LoginResult,
})

export const supplierPeopleRefusals = {
  'supplierPeople.lastAdministrator': [
    44201,
    '请至少保留一位可登录的管理员',
    'A supplier needs at least one administrator who can sign in.',
  ],
  'supplierPeople.own': [44202, '不能操作本人账号', "You can't change your own account here."],
  'supplierPeople.signedIn': [
    44203,
    '该账号已登录过，请使用“忘记密码”重置密码',
    'This person has already signed in. They can reset their password on the sign-in page.',
  ],
  'supplierPeople.invitationGone': [
    44204,
    '邀请链接已失效，请联系邀请人重新发送',
    'This invitation is no longer valid. Ask for a new one.',
  ],
  'supplierPeople.tooMany': [44205, '人员数量已达上限（200人）', 'A supplier can have at most 200 people.'],
} as const satisfies Refusals
