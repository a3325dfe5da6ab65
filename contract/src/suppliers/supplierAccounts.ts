import { Availability } from '#contract/kit/availability.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { FormattedNote } from '#contract/kit/validators.ts'

export const SupplierAccount = shape({
  userId: Id,
  userCode: Type.String(),
  userName: Type.String(),
  mobile: Type.String({ description: 'masked' }),
  email: Type.String(),
  status: Availability,
  hasInitialPassword: Type.Boolean({ description: 'must replace an initial password' }),
  lastLoginAt: Maybe(Instant),
})
export type SupplierAccount = Static<typeof SupplierAccount>

const managed = { access: 'supplier.manage', entrances: ['operator'] } as const
const IssuedPassword = shape({ userCode: Type.String(), password: Type.String() })

export const listSupplierAccounts = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/supplier/accounts',
  summary: "List a supplier's accounts, oldest first",
  input: shape({ id: Id }),
  reply: List(SupplierAccount, 200),
})
export const addSupplierAccount = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/supplier/addAccount',
  secretReply: true,
  summary:
    'Create a person with an account at the supplier entrance; the initial password is returned once and must be replaced',
  input: shape({
    id: Id,
    userName: Text(40),
    userCode: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._@-]{1,39}$' }),
    mobile: FormattedNote('mobile'),
    email: FormattedNote('emailAddress'),
  }),
  reply: IssuedPassword,
})
export const issueSupplierPassword = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/supplier/issuePassword',
  secretReply: true,
  summary: "Reset the password of a supplier's account to an initial one, which is returned once; ends its sessions",
  input: shape({ userId: Id }),
  reply: IssuedPassword,
})
