import { route } from '#contract/kit/route.ts'
import { List, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** What another system knows of the same account. */
export const AccountMapping = shape({
  account: Type.String(),
  userCode: Type.String(),
  entryName: Type.String(),
  extAccount: Type.String(),
})
export type AccountMapping = Static<typeof AccountMapping>
export const getByAccount = route({
  method: 'GET',
  path: '/sysrest/api/extUerMap/getByAccount',
  access: 'session',
  summary: 'What an account is linked to elsewhere; only one’s own account is ever found.',
  input: shape({ account: Text(64) }),
  reply: List(AccountMapping),
})
