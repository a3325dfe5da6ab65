import { route } from '#contract/kit/route.ts'
import { List, Nothing, shape, Text, Type } from '#contract/kit/schema.ts'
import { AccountChoice, LoginResult } from './login.ts'

/** Account switch, for people with several accounts. */
export const myAccounts = route({
  method: 'GET',
  path: '/sysrest/api/user/myAccounts',
  access: 'session',
  summary: "List the caller's open accounts, including the current one, with the number of to-dos of each",
  input: Nothing,
  reply: List(AccountChoice, 50),
})
export const changeLoginDept = route({
  method: 'GET',
  path: '/sysrest/api/user/changeLoginDept',
  access: 'session',
  steps: true,
  writes: true,
  summary: "Switch to another of the caller's accounts; opens a new session and ends the current one",
  input: shape({ userCode: Text(64) }),
  reply: LoginResult,
})
export const deptChoose = route({
  method: 'GET',
  path: '/sysrest/api/user/deptChoose',
  access: 'public',
  writes: true,
  rateLimit: 'login',
  summary: 'Select an account for a pending login; the returned key is for authLoginKey',
  input: shape({ key: Text(64), userCode: Text(64) }),
  reply: shape({ key: Type.String() }),
})
