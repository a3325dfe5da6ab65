import { route } from '#contract/kit/route.ts'
import { Id, List, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { SsoResult, OneTimeCode, AppCode } from './sso.ts'

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
  reply: shape({ data: OneTimeCode }),
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
  app: Optional(AppCode),
  type: Optional(MallType),
})
export type OperationalSign = Static<typeof OperationalSign>
export const signOperationalRole = route({
  method: 'POST',
  path: '/sysrest/api/operationalRoleSso/sign',
  access: 'app.jump',
  reads: true,
  summary: "Signs a jump into an application for the session's own account, with that application's key.",
  input: shape({ app: AppCode }),
  reply: OperationalSign,
})
const operationalLoginOf = {
  path: '/sysrest/api/operationalRoleSso/login',
  access: 'public',
  rateLimit: 'login',
  summary: 'A signed operational role gets a code of one minute for the application: HMAC, five minutes, once.',
  input: OperationalSign,
  reply: OneTimeCode,
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
    app: AppCode,
    code: OneTimeCode,
    tenantId: Id,
    timestamp: Type.String({ pattern: '^([0-9]{10}|[0-9]{13})$' }),
    sign: Type.String({ pattern: '^[0-9A-Fa-f]{64}$' }),
  }),
  reply: shape({ userCode: Type.String(), userName: Type.String(), userId: Id, tenantId: Id }),
})
