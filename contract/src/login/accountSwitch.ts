import { route } from '#contract/kit/route.ts'
import { List, Nothing, shape, Text, Type } from '#contract/kit/schema.ts'
import { AccountChoice, LoginResult } from './login.ts'

/** Account switch, for people with several accounts. */
export const myAccounts = route({
  method: 'GET',
  path: '/sysrest/api/user/myAccounts',
  access: 'session',
  summary: "One's own accounts that are open now, this one among them, with how much waits in each.",
  input: Nothing,
  reply: List(AccountChoice, 50),
})
export const changeLoginDept = route({
  method: 'GET',
  path: '/sysrest/api/user/changeLoginDept',
  access: 'session',
  steps: true,
  writes: true,
  summary: "Goes on as another of one's own accounts: a new session; the one before it ends.",
  input: shape({ userCode: Text(64) }),
  reply: LoginResult,
})
export const deptChoose = route({
  method: 'GET',
  path: '/sysrest/api/user/deptChoose',
  access: 'public',
  writes: true,
  rateLimit: 'login',
  summary: 'Chooses an account for a pending login; the returned key is for authLoginKey.',
  input: shape({ key: Text(64), userCode: Text(64) }),
  reply: shape({ key: Type.String() }),
})
