import { hasUsualPort, type OutboundPolicy, violationOf } from '#kit/outbound/outbound.address.ts'
import { openOutbound } from '#kit/outbound/outbound.ts'
import { isPushEndpoint, type Push, type PushContent, type PushTarget } from './push.ts'
import type { PushKeys } from './push.keys.ts'

interface WebPushOptions {
  readonly keys: PushKeys
  /** Contact of this installation for push services: `mailto:` or `https:`. */
  readonly subject: string
  readonly policy: OutboundPolicy
}

/** TTL in seconds: the push service drops notifications that were not delivered within a day. */
const keptSeconds = 24 * 3600
const timeoutMs = 8000
const maxAnswer = 16 * 1024
const longestTopic = 32
/** Whether a status is temporary, so that a retry may succeed. */
const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status)

/** Temporary failure of a push service. The message omits the endpoint, which is a capability URL. */
class PushServiceError extends Error {
  readonly code: string
  constructor(status: number) {
    super(`the push service answered ${status}`)
    this.name = 'PushServiceError'
    this.code = String(status)
  }
}

/**
 * Web Push (RFC 8030, 8291, 8292): encrypts for the browser, signs with the installation's VAPID key, and sends to the
 * endpoint named by the browser, through the SSRF guard and without redirects.
 */
export function webPush({ keys, subject, policy }: WebPushOptions): Push {
  const call = openOutbound(policy)('anyHost')
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isPushEndpoint(endpoint, policy),
    async send({ id, to, content }) {
      // Stored before only usual ports were accepted.
      if (violationOf(to.endpoint, policy) === undefined && !hasUsualPort(to.endpoint, policy)) return 'gone'
      const { endpoint, headers, body } = await requestOf(to, content, id, { keys, subject })
      const { status } = await call(endpoint, { method: 'POST', headers, body, timeoutMs, maxBytes: maxAnswer })
      if (status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      if (isPassing(status)) throw new PushServiceError(status)
      return status
    },
  }
}

async function requestOf(
  { endpoint, p256dh, auth }: PushTarget,
  content: PushContent,
  id: string,
  { keys, subject }: Pick<WebPushOptions, 'keys' | 'subject'>,
) {
  // Lazy: the library brings packages that nothing else needs.
  const { default: library } = await import('web-push')
  const { headers, body } = library.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(content),
    {
      vapidDetails: { subject, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: keptSeconds,
      urgency: 'normal',
      topic: id.slice(-longestTopic),
    },
  )
  const texts = Object.entries(headers as Record<string, string | number>).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ])
  return { endpoint, headers: Object.fromEntries(texts) as Record<string, string>, body }
}
