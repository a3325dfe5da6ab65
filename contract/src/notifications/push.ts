import { route } from '#contract/kit/route.ts'
import { Count, Maybe, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Messages as notifications of a browser (Web Push), for each browser in which somebody has turned them on. */

/** Push endpoint of a browser (capability URL). */
const Endpoint = Type.String({ maxLength: 1000, pattern: '^https?://[\\x21-\\x7e]+$' })

/** Maximum number of subscribed browsers of an account; the oldest subscription is removed first. */
export const mostPushBrowsers = 10

export const PushState = shape({
  publicKey: Maybe(Type.String({ description: 'what a browser subscribes with; null where none are sent' })),
  isOn: Type.Boolean({ description: 'notifications come to the browser of the endpoint, for the caller' }),
  browsers: { ...Count, description: 'in how many browsers the caller has turned them on' },
})
export type PushState = Static<typeof PushState>

const own = { method: 'POST', access: 'session' } as const

export const findPushState = route({
  ...own,
  path: '/sysrest/api/messageNotice/pushState',
  reads: true,
  summary: "Whether messages are shown as notifications in the caller's browser.",
  input: shape({ endpoint: Optional(Endpoint) }),
  reply: PushState,
})
export const subscribePush = route({
  ...own,
  path: '/sysrest/api/messageNotice/subscribePush',
  summary:
    'Shows messages as notifications in a browser until the session ends by a sign-out; one of another account is refused.',
  input: shape({
    endpoint: Endpoint,
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}$', description: "the browser's public key, base64url" }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{20,40}$', description: 'what the two share, base64url' }),
  }),
  reply: PushState,
})
export const unsubscribePush = route({
  ...own,
  path: '/sysrest/api/messageNotice/unsubscribePush',
  summary: "Shows none in one of the caller's browsers any more; doing it again changes nothing.",
  input: shape({ endpoint: Endpoint }),
  reply: PushState,
})
