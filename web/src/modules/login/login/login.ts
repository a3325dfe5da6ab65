import type { Entrance } from '#contract/kit/entrance.ts'
import {
  checkJobNoMobile,
  checkUserNumByMobileBeforeLogin,
  login,
  type LoginRequest,
  type LoginResult,
  publicKey,
} from '#contract/login/login.ts'
import { qryConfByItemCode } from '#contract/tenancy/configuration.ts'
import { call } from '#web/kit/client/api.ts'
import { encrypt } from './cipher.ts'
import { enterBy, type Outcome } from './outcome.ts'

/** What the person has typed, and how they have shown that they are one. */
export interface Credentials {
  readonly userCode: string
  readonly password: string
  readonly entrance: Entrance
  readonly proof: Partial<Pick<LoginRequest, 'verifyCode' | 'verifyKey' | 'chenckMoveid' | 'xWidth' | 'track'>>
}

/**
 * Passwords, encrypted under one fresh key, which the server uses up. The key is for the account that is typed, where
 * one is.
 */
export async function encryptPasswords(
  passwords: readonly string[],
  opUser?: string,
): Promise<{ key: string; texts: string[] }> {
  const one = await call(publicKey, {}, opUser ? { headers: { opUser: encodeURIComponent(opUser) } } : {})
  return { key: one.key, texts: await Promise.all(passwords.map((each) => encrypt(each, one.publicKey, one.key))) }
}

export async function requestOf({ userCode, password, entrance, proof }: Credentials): Promise<LoginRequest> {
  const { key, texts } = await encryptPasswords([password], userCode)
  return { userCode, passwd: texts[0]!, key, entrance, ...proof }
}

/** Way, number of accounts, login: the order of the specification. */
export async function attempt(request: LoginRequest): Promise<Outcome> {
  const method = request.loginWaychoice ?? (await call(checkJobNoMobile, request))
  if (method === 'choose') return { kind: 'whichMethod', request }
  const chosen = { ...request, loginWaychoice: method }
  return enterBy(async () => {
    await call(checkUserNumByMobileBeforeLogin, chosen)
    return call(login, chosen)
  })
}

/** The first permission's address, for tenants who want to land there. */
export async function firstPermissionOf({ permissionList }: LoginResult): Promise<string | undefined> {
  const { val } = await call(qryConfByItemCode, { code: 'landOnFirstPermission' })
  const first = permissionList[0]
  if (val !== '1' || !first) return undefined
  return first.params === '' ? `/${first.url}` : `/${first.url}?${first.params}`
}
