import { route } from '#contract/kit/route.ts'
import { Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { LoginResult } from '#contract/login/login.ts'
import { ssoPages } from './ssoPages.ts'

export const SsoPage = OneOf(ssoPages)
export type SsoPage = Static<typeof SsoPage>

export const SsoAdapter = OneOf(['oidc', 'saml', 'cas', 'link'])
export type SsoAdapter = Static<typeof SsoAdapter>

/** Result of a single sign-on: 1 a token, 2 an address to go to. */
export const SsoResult = shape({
  type: OneOf(['1', '2']),
  data: Type.String({ description: '1: key for authLoginKey; 2: address' }),
  secret: Type.String({ description: 'for type 2: secret kept by the browser, to be sent with the callback' }),
  path: Type.String({ description: 'requested path of this site, or empty' }),
})
export type SsoResult = Static<typeof SsoResult>

/** Query string of the page, without the question mark. */
const Search = Note(8000)
/** One-time code or key issued by this platform: random, base64url. */
export const OneTimeCode = Type.String({ pattern: '^[A-Za-z0-9_-]{20,200}$' })
const Token = Text(4000)
export const AppCode = Type.String({ pattern: '^[A-Za-z0-9_-]{0,32}$' })

export const enterSso = route({
  method: 'POST',
  path: '/sysrest/api/sso/enter',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary:
    'Start a single sign-on at the page of an entry (type 2), or complete it with the parameters of the callback (type 1)',
  input: shape({
    page: SsoPage,
    app: Optional(AppCode),
    search: Search,
    secret: Optional(OneTimeCode),
    path: Optional(Note(2000)),
  }),
  reply: SsoResult,
})

const LoginKey = shape({ key: OneTimeCode })
const authLoginKeyOf = {
  path: '/sysrest/api/user/authLoginKey',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Open a session with a one-time key, issued by a completed single sign-on or a jump to this host',
  input: LoginKey,
  reply: LoginResult,
} as const
/** GET as the specification prescribes; the product's pages send the key in a body. */
export const authLoginKeyByGet = route({ method: 'GET', writes: true, ...authLoginKeyOf })
export const authLoginKey = route({ method: 'POST', ...authLoginKeyOf })

/** ygcg: entrance of purchasers; gys: entrance of suppliers. */
export const JumpType = OneOf(['ygcg', 'gys'])
const callbackSsoOf = {
  path: '/sysrest/api/gldSso/callbackSso',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Log in with the token of another system, at the entrance that jumpType names',
  input: shape({ app: Optional(AppCode), userToken: Token, jumpType: Optional(JumpType) }),
  reply: SsoResult,
} as const
export const callbackSsoByGet = route({ method: 'GET', writes: true, ...callbackSsoOf })
export const callbackSso = route({ method: 'POST', ...callbackSsoOf })

const gldLoginOf = {
  path: '/sysrest/api/gldSso/login',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary:
    'Log in with the token of another system (type 1); without a token return the address that issues it (type 2)',
  input: shape({ app: AppCode, userToken: Optional(Token) }),
  reply: SsoResult,
} as const
export const gldSsoLoginByGet = route({ method: 'GET', writes: true, ...gldLoginOf })
export const gldSsoLogin = route({ method: 'POST', ...gldLoginOf })

export const ssoRedirect = route({
  method: 'GET',
  path: '/sysrest/api/hrsjSso/ssoRedirect',
  access: 'public',
  steps: true,
  writes: true,
  rateLimit: 'login',
  summary: 'Get the address of the single sign-on for a page of this site',
  input: shape({ dealPath: Note(2000) }),
  reply: SsoResult,
})
