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

/** Typed account and password, with the answered captcha. */
export interface Credentials {
  readonly userCode: string
  readonly password: string
  readonly entrance: Entrance
  readonly proof: Partial<Pick<LoginRequest, 'verifyCode' | 'verifyKey' | 'chenckMoveid' | 'xWidth' | 'track'>>
}

/** Encrypts passwords with a new one-time key; bound to the typed account if given. */
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

/** Login in the order of the specification: kind of name, number of accounts, login. */
export async function attempt(request: LoginRequest): Promise<Outcome> {
  const method = request.loginWaychoice ?? (await call(checkJobNoMobile, request))
  if (method === 'choose') return { kind: 'whichMethod', request }
  const chosen = { ...request, loginWaychoice: method }
  return enterBy(async () => {
    await call(checkUserNumByMobileBeforeLogin, chosen)
    return call(login, chosen)
  })
}

/** URL of the first permission, for tenants that use it as the target. */
export async function firstPermissionOf({ permissionList }: LoginResult): Promise<string | undefined> {
  const { val } = await call(qryConfByItemCode, { code: 'landOnFirstPermission' })
  const first = permissionList[0]
  if (val !== '1' || !first) return undefined
  return first.params === '' ? `/${first.url}` : `/${first.url}?${first.params}`
}
