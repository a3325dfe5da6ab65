import { route } from '#contract/kit/route.ts'
import { List, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Knowledge } from './provider.ts'

const Uid = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' })

/** OpenID Connect interaction: consent or login requested by an application. */
export const LoginInteraction = shape({
  name: Type.String(),
  enName: Type.String(),
  site: Type.String({ description: 'host of the redirect URI' }),
  scopes: List(Knowledge),
  isOwn: Type.Boolean(),
  asks: Type.Boolean({ description: 'false: consent is not required' }),
  again: Type.Boolean({ description: 'true: reauthentication is required (prompt=login, max_age)' }),
})
export type LoginInteraction = Static<typeof LoginInteraction>

export const getInteraction = route({
  method: 'GET',
  path: '/sysrest/api/oidc/interaction',
  access: 'session',
  inImpersonation: false,
  steps: true,
  summary: 'Get an OpenID Connect interaction: the requesting application and the requested claims',
  input: shape({ uid: Uid }),
  reply: LoginInteraction,
})
export const answerInteraction = route({
  method: 'POST',
  path: '/sysrest/api/oidc/answer',
  access: 'session',
  steps: true,
  rateLimit: 'login',
  summary: 'Grant or deny the consent of an interaction; returns the redirect URL',
  input: shape({ uid: Uid, agreed: Type.Boolean() }),
  reply: shape({ url: Type.String() }),
})
export const confirmLogout = route({
  method: 'POST',
  path: '/sysrest/api/oidc/confirmLogout',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Confirm a logout requested by an application; returns the redirect URL',
  input: shape({ key: Text(64) }),
  reply: shape({ url: Type.String() }),
})
