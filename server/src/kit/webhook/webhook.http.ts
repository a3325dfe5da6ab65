import { firstCharacters } from '#contract/kit/text/characters.ts'
import { type OutboundPolicy, violationOf } from '#kit/outbound/outbound.address.ts'
import { OutboundError } from '#kit/outbound/outbound.failure.ts'
import { openOutbound } from '#kit/outbound/outbound.ts'
import type { Webhooks } from './webhook.ts'

/** Fifteen seconds for the whole call; of the answer some kilobytes are read. */
const timeoutMs = 15_000
const maxBytes = 64 * 1024
const excerptLength = 500

const withoutControls = (text: string) =>
  [...text].filter((each) => each === '\n' || (each >= ' ' && each !== '\u007F')).join('')

/** Sender over the guarded client: no redirects, no addresses of private networks. */
export function httpWebhooks(policy: OutboundPolicy): Webhooks {
  const call = openOutbound(policy)('anyHost')
  return {
    accepts: (url) => violationOf(url, policy) === undefined,
    async send({ url, headers, body, signal }) {
      try {
        const answer = await call(url, { method: 'POST', headers, body, maxBytes, timeoutMs, signal })
        const excerpt = firstCharacters(withoutControls(await answer.text()), excerptLength)
        const isRedirect = answer.status >= 300 && answer.status < 400
        return {
          status: answer.status,
          reason: isRedirect ? 'redirect' : answer.ok ? '' : `HTTP ${answer.status}`,
          excerpt,
        }
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error
        return { status: null, reason: error.say('zh-CN'), excerpt: '' }
      }
    },
  }
}
