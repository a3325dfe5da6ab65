import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Note, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
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
  secret: Type.String({ description: 'with type 2: kept by this browser, and sent along with what comes back' }),
  path: Type.String({ description: 'a path of this site that was asked for, or empty' }),
})
export type SsoResult = Static<typeof SsoResult>

/** What stands after the question mark. */
const Search = Note(8000)
/** Of our own making: random, base64url. */
const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{20,200}$' })
const Token = Text(4000)
const App = Type.String({ pattern: '^[A-Za-z0-9_-]{0,32}$' })

export const enterSso = route({
  method: 'POST',
  path: '/sysrest/api/sso/enter',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary:
    'What the page of an entry does: begins a sign-on (type 2), or finishes one with what came back in its address (type 1).',
  input: shape({
    page: SsoPage,
    app: Optional(App),
    search: Search,
    secret: Optional(Code),
    path: Optional(Note(2000)),
  }),
  reply: SsoResult,
})

const LoginKey = shape({ key: Code })
const authLoginKeyOf = {
  path: '/sysrest/api/user/authLoginKey',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Opens a session with a one-time key: of a sign-on that has just succeeded, or of a jump to this very host.',
  input: LoginKey,
  reply: LoginResult,
} as const
/** As the specification has it; our pages send the key in a body. */
export const authLoginKeyByGet = route({ method: 'GET', writes: true, ...authLoginKeyOf })
export const authLoginKey = route({ method: 'POST', ...authLoginKeyOf })

/** ygcg: the purchasers' side. gys: the suppliers'. */
export const JumpType = OneOf(['ygcg', 'gys'])
const callbackSsoOf = {
  path: '/sysrest/api/gldSso/callbackSso',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Comes in with the token of another system, at the entrance that jumpType names.',
  input: shape({ app: Optional(App), userToken: Token, jumpType: Optional(JumpType) }),
  reply: SsoResult,
} as const
export const callbackSsoByGet = route({ method: 'GET', writes: true, ...callbackSsoOf })
export const callbackSso = route({ method: 'POST', ...callbackSsoOf })

const gldLoginOf = {
  path: '/sysrest/api/gldSso/login',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Signs in with the token of another system (type 1); without one answers where to get it (type 2).',
  input: shape({ app: App, userToken: Optional(Token) }),
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
  summary: 'Where to go to be recognised for a page of this site.',
  input: shape({ dealPath: Note(2000) }),
  reply: SsoResult,
})

export const getUrlList = route({
  method: 'GET',
  path: '/sysrest/api/sso/getUrlList',
  access: 'public',
  summary: 'The malls of the tenant: welfare, services, the industry platform. Empty where there is none.',
  input: Nothing,
  reply: shape({
    mallUrl: Type.String({ description: 'beside the three of the specification: a mall of the tenant’s own' }),
    flUrl: Type.String(),
    fwUrl: Type.String(),
    gldUrl: Type.String(),
  }),
})
export const supplierSso = route({
  method: 'GET',
  path: '/sysrest/api/sso/supplierSso',
  access: 'session',
  writes: true,
  rateLimit: 'login',
  summary: "The suppliers' entrance; with a code of one minute where this person has an account there.",
  input: Nothing,
  reply: SsoResult,
})
export const MallType = OneOf(['mall', 'fl', 'fw', 'gld'])
export type MallType = Static<typeof MallType>
export const mallSso = route({
  method: 'GET',
  path: '/sysrest/api/sso/mallSso',
  access: 'session',
  entrances: ['purchaser'],
  writes: true,
  rateLimit: 'login',
  summary: 'A code of one minute for one mall, to be exchanged there once; not for accounts on trial.',
  input: shape({ type: MallType }),
  reply: shape({ data: Code }),
})

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

/** An application of the tenant that an operational role may jump into (specification: tenant SSO entry). */
export const TenantApp = shape({
  appName: Type.String(),
  enName: Type.String(),
  app: Type.String(),
  tenantId: Id,
  appDomain: Type.String(),
})
export type TenantApp = Static<typeof TenantApp>
export const listTenantApps = route({
  method: 'GET',
  path: '/sysrest/api/operationalRoleSso/list',
  access: 'app.jump',
  summary: 'The applications that this account may jump into.',
  input: Nothing,
  reply: List(TenantApp),
})
export const OperationalSign = shape({
  tenantId: Id,
  userCode: Text(64),
  timestamp: Type.String({ pattern: '^([0-9]{10}|[0-9]{13})$' }),
  sign: Type.String({ pattern: '^[0-9A-Fa-f]{64}$' }),
  app: Optional(App),
  type: Optional(MallType),
})
export type OperationalSign = Static<typeof OperationalSign>
export const signOperationalRole = route({
  method: 'POST',
  path: '/sysrest/api/operationalRoleSso/sign',
  access: 'app.jump',
  reads: true,
  summary: "Signs a jump into an application for the session's own account, with that application's key.",
  input: shape({ app: App }),
  reply: OperationalSign,
})
const operationalLoginOf = {
  path: '/sysrest/api/operationalRoleSso/login',
  access: 'public',
  rateLimit: 'login',
  summary: 'A signed operational role gets a code of one minute for the application: HMAC, five minutes, once.',
  input: OperationalSign,
  reply: Code,
} as const
export const operationalRoleLoginByGet = route({ method: 'GET', writes: true, ...operationalLoginOf })
export const operationalRoleLogin = route({ method: 'POST', ...operationalLoginOf })

export const exchangeCode = route({
  method: 'POST',
  path: '/sysrest/api/sso/exchange',
  access: 'public',
  rateLimit: 'login',
  summary:
    'An application learns who has jumped to it. sign: HMAC of code, tenantId and timestamp joined by slashes, with its key.',
  input: shape({
    app: App,
    code: Code,
    tenantId: Id,
    timestamp: Type.String({ pattern: '^([0-9]{10}|[0-9]{13})$' }),
    sign: Type.String({ pattern: '^[0-9A-Fa-f]{64}$' }),
  }),
  reply: shape({ userCode: Type.String(), userName: Type.String(), userId: Id, tenantId: Id }),
})

export const ssoRefusals = {
  'sso.noMapping': [
    2400,
    '第三方账号映射关系查询失败！',
    "Couldn't find an account mapped to this third-party account.",
  ],
  'sso.notSetUp': [2401, '该单点登录入口未配置或已停用', "This SSO connection isn't set up or has been disabled."],
  'sso.failed': [2402, '用户认证失败', 'User authentication failed.'],
  'sso.stateGone': [2403, '登录请求已失效，请重新发起登录', 'This sign-in request has expired. Please start again.'],
  'sso.expired': [
    2404,
    '登录链接已过期，请从原系统重新进入',
    'This sign-in link has expired. Open it again from the original system.',
  ],
  'sso.used': [
    2405,
    '登录链接已被使用，请从原系统重新进入',
    'This sign-in link has already been used. Open it again from the original system.',
  ],
  'sso.signature': [2406, '登录链接签名校验失败', "The sign-in link's signature is invalid."],
  'sso.unreachable': [
    2407,
    '统一认证服务暂时无法访问，请稍后再试',
    'The single sign-on service is temporarily unavailable. Please try again later.',
  ],
  'sso.codeGone': [2408, '登录凭证已失效，请重新登录', 'This access code has expired. Please sign in again.'],
  'sso.noApp': [2409, '该应用未配置或已停用', "This app isn't set up or has been disabled."],
  'sso.entryTaken': [
    2410,
    '该登录地址与应用标识已被其他入口使用',
    'Another connection already uses this sign-in URL and app ID.',
  ],
  'sso.subjectTaken': [2411, '该账号映射已存在', 'This mapping already exists.'],
  'sso.settings': [2412, '入口设置有误：{what}', 'Invalid connection setting: {what}'],
  'sso.noAccount': [2413, '未找到该账号', 'Account not found.'],
  'sso.appTaken': [2414, '该应用标识已存在', 'This app ID already exists.'],
  'sso.trial': [2416, '试用账号不能登录其他系统', "Trial accounts can't sign in to other systems."],
  'sso.secretMissing': [2415, '请填写密钥', 'Enter the secret.'],
} as const satisfies Refusals
