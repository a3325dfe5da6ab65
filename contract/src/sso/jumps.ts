import { route } from '#contract/kit/route.ts'
import { Id, List, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { SsoResult, OneTimeCode, AppCode } from './sso.ts'

export const getUrlList = route({
  method: 'GET',
  path: '/sysrest/api/sso/getUrlList',
  access: 'public',
  summary: "Get the addresses of the tenant's malls: welfare, services, industry platform; empty if not configured",
  input: Nothing,
  reply: shape({
    mallUrl: Type.String({ description: "the tenant's own mall, in addition to the three of the specification" }),
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
  summary:
    'Get the address of the supplier entrance, with a code valid for one minute if the caller has a supplier account',
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
  summary: 'Create a one-time code for a mall, valid for one minute; refused for trial accounts',
  input: shape({ type: MallType }),
  reply: shape({ data: OneTimeCode }),
})

/** Application of the tenant that operational roles can jump to (specification: tenant SSO entry). */
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
  summary: 'List the applications that the caller may jump to',
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
  summary: "Sign a jump of the caller to an application with the application's key",
  input: shape({ app: AppCode }),
  reply: OperationalSign,
})
const operationalLoginOf = {
  path: '/sysrest/api/operationalRoleSso/login',
  access: 'public',
  rateLimit: 'login',
  summary:
    'Exchange a signed operational role for a code of the application, valid for one minute; the HMAC is valid once, for five minutes',
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
    "Exchange a code for the identity of its account, as an application; sign: HMAC of code, tenantId and timestamp joined by slashes, with the application's key",
  input: shape({
    app: AppCode,
    code: OneTimeCode,
    tenantId: Id,
    timestamp: Type.String({ pattern: '^([0-9]{10}|[0-9]{13})$' }),
    sign: Type.String({ pattern: '^[0-9A-Fa-f]{64}$' }),
  }),
  reply: shape({ userCode: Type.String(), userName: Type.String(), userId: Id, tenantId: Id }),
})
