import { route } from '#contract/kit/route.ts'
import { List, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Mapping of an account to an external identity. */
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
  inImpersonation: false,
  summary: "List the external identities of the caller's account; other accounts return none",
  input: shape({ account: Text(64) }),
  reply: List(AccountMapping),
})
