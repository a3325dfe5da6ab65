import { route } from '#contract/kit/route.ts'
import { Count, Maybe, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Messages as browser notifications (Web Push), turned on separately in each browser. */

/** Push endpoint of a browser (capability URL). */
const Endpoint = Type.String({ maxLength: 1000, pattern: '^https?://[\\x21-\\x7e]+$' })

/** Maximum number of subscribed browsers of an account; the oldest subscription is removed first. */
export const maxPushBrowsers = 10

export const PushState = shape({
  publicKey: Maybe(Type.String({ description: 'public key for subscriptions; null if push is off' })),
  isOn: Type.Boolean({ description: 'the browser of the endpoint is subscribed for the caller' }),
  browsers: { ...Count, description: "number of the caller's subscribed browsers" },
})
export type PushState = Static<typeof PushState>

const own = { method: 'POST', access: 'session' } as const

export const findPushState = route({
  ...own,
  path: '/sysrest/api/messageNotice/pushState',
  reads: true,
  summary: "Get whether notifications are turned on in the caller's browser",
  input: shape({ endpoint: Optional(Endpoint) }),
  reply: PushState,
})
export const subscribePush = route({
  ...own,
  path: '/sysrest/api/messageNotice/subscribePush',
  summary: 'Subscribe a browser to notifications until logout; a browser subscribed for another account is refused',
  input: shape({
    endpoint: Endpoint,
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}$', description: 'public key of the browser, base64url' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{20,40}$', description: 'authentication secret, base64url' }),
  }),
  reply: PushState,
})
export const unsubscribePush = route({
  ...own,
  path: '/sysrest/api/messageNotice/unsubscribePush',
  summary: "Unsubscribe one of the caller's browsers (idempotent)",
  input: shape({ endpoint: Endpoint }),
  reply: PushState,
})
