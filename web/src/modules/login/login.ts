import { type Entrance } from '#contract/identity.ts'
import {
  type AccountChoice,
  checkJobNoMobile,
  checkUserNumByMobileBeforeLogin,
  login,
  type LoginRequest,
  type LoginResult,
  publicKey,
} from '#contract/login.ts'
import { qryConfByItemCode } from '#contract/tenancy.ts'
import { call, Refused } from '#web/kit/api.ts'
import { encrypt } from './cipher.ts'

/** What the person has typed. */
export interface Credentials {
  readonly userCode: string
  readonly password: string
  readonly code: string
  readonly codeKey: number
  readonly entrance: Entrance
}

/** A login that went through, or that needs one more answer from the person. */
export type Outcome =
  | { readonly kind: 'entered'; readonly result: LoginResult }
  | { readonly kind: 'whichWay'; readonly request: LoginRequest }
  | { readonly kind: 'whichAccount'; readonly key: string; readonly accounts: readonly AccountChoice[] }

/** A fresh key for every attempt; the server uses it up. */
export async function requestOf({ userCode, password, code, codeKey, entrance }: Credentials): Promise<LoginRequest> {
  const sealed = await call(publicKey, {})
  const passwd = await encrypt(password, sealed.publicKey, sealed.key)
  return { userCode, passwd, key: sealed.key, entrance, verifyCode: code, verifyKey: String(codeKey) }
}

/** Way, number of accounts, login: the order of the specification. */
export async function attempt(request: LoginRequest): Promise<Outcome> {
  const way = request.loginWaychoice ?? (await call(checkJobNoMobile, request))
  if (way === 'choose') return { kind: 'whichWay', request }
  const chosen = { ...request, loginWaychoice: way }
  const several = await accountsOf(chosen)
  if (several) return several
  return { kind: 'entered', result: await call(login, chosen) }
}

async function accountsOf(request: LoginRequest): Promise<Outcome | undefined> {
  try {
    await call(checkUserNumByMobileBeforeLogin, request)
    return undefined
  } catch (error) {
    if (!(error instanceof Refused && error.is('login.several'))) throw error
    const { key, userList } = error.facts as { key: string; userList: AccountChoice[] }
    return { kind: 'whichAccount', key, accounts: userList }
  }
}

/** The first permission's address, for tenants who want to land there. */
export async function firstPermissionOf({ permissionList }: LoginResult): Promise<string | undefined> {
  const { val } = await call(qryConfByItemCode, { code: 'landOnFirstPermission' })
  const first = permissionList[0]
  if (val !== '1' || !first) return undefined
  return first.params === '' ? `/${first.url}` : `/${first.url}?${first.params}`
}
