import { route } from '#contract/kit/route.ts'
import { List, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Knowledge } from './provider.ts'

const Uid = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' })

/** What somebody is asked when an application wants to know who they are. */
export const LoginInteraction = shape({
  name: Type.String(),
  enName: Type.String(),
  site: Type.String({ description: 'where they are sent back to' }),
  scopes: List(Knowledge),
  isOwn: Type.Boolean(),
  asks: Type.Boolean({ description: 'false: they need not be asked' }),
  again: Type.Boolean({ description: 'true: they have to log in anew first' }),
})
export type LoginInteraction = Static<typeof LoginInteraction>

export const getInteraction = route({
  method: 'GET',
  path: '/sysrest/api/oidc/question',
  access: 'session',
  steps: true,
  summary: 'Which application asks who somebody is, and what it is going to know.',
  input: shape({ uid: Uid }),
  reply: LoginInteraction,
})
export const answerInteraction = route({
  method: 'POST',
  path: '/sysrest/api/oidc/answer',
  access: 'session',
  steps: true,
  rateLimit: 'login',
  summary: 'Tells the application who somebody is, or that they would rather not; answers where the browser goes on.',
  input: shape({ uid: Uid, agreed: Type.Boolean() }),
  reply: shape({ url: Type.String() }),
})
export const confirmLogout = route({
  method: 'POST',
  path: '/sysrest/api/oidc/leave',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Logs out because an application asked for it; answers where the browser goes on.',
  input: shape({ key: Text(64) }),
  reply: shape({ url: Type.String() }),
})
