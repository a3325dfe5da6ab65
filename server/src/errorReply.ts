import { createHash } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { numberOf } from '#contract/refusals.ts'
import { isBusy, outageOf } from '#kit/database/database.errors.ts'
import { logFailure, retryAfterOutage } from '#kit/log/log.outage.ts'
import { Refusal, toRefusal } from '#kit/refusal.ts'
import { languageOf, type RefusalBody, refusalBodyOf } from '#kit/http/envelope.ts'
import { refusalOfInput } from '#kit/http/validation.ts'
import { RateLimitExceeded } from './rateLimits.ts'

/** Error handler: refusals are sent; bugs are logged in full, and the caller gets only the trace id. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const send = (status: number, refusal: Refusal) => sendAs(status, refusalBodyOf(refusal, request), request, reply)
  const refusal = toRefusal(error)
  if (refusal) return send(200, refusal)
  if (error.validation) return send(200, refusalOfInput(error.validation))
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return send(413, new Refusal('input.tooLarge'))
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return send(415, new Refusal('input.type'))
  if (error instanceof RateLimitExceeded) {
    reply.header('retry-after', error.retryAfter)
    const { code, retryAfter } = error
    return send(
      error.statusCode,
      code === 'apiKey.tooMany' ? new Refusal(code, { seconds: retryAfter }) : new Refusal(code),
    )
  }
  if (/^FST_ERR_CTP_(INVALID|EMPTY)_JSON_BODY$/.test(error.code)) return send(400, new Refusal('input.notJson'))
  // Static files: paths outside of their folder are not found.
  if (error.statusCode === 403 || error.statusCode === 404) return send(404, new Refusal('thing.notFound'))
  if (error.statusCode !== undefined && error.statusCode < 500) return send(400, new Refusal('request.malformed'))
  const outage = outageOf(error) ?? (isBusy(error) ? 'request.busy' : undefined)
  if (outage) {
    logFailure(request.server.log, error, 'a call')
    reply.header('retry-after', retryAfterOutage)
    return send(503, new Refusal(outage))
  }
  request.log.error({ err: error }, 'unexpected')
  return sendAs(500, { ...refusalBodyOf(new Refusal('request.busy'), request), code: -1 }, request, reply)
}

/** Error format of the route: an envelope, a page for browser navigation, or an OAuth error. */
function sendAs(status: number, body: RefusalBody, request: FastifyRequest, reply: FastifyReply) {
  const { errorsAs } = request.routeOptions.config
  if (errorsAs === undefined) return reply.code(status).type('application/json').send(JSON.stringify(body))
  // For calls, refusals are regular responses; here they are HTTP errors.
  const refused = body.code === numberOf('thing.notFound') ? 404 : 400
  reply.code(status === 200 ? refused : status)
  const wantsPage = errorsAs === 'page' || (request.headers.accept ?? '').includes('text/html')
  if (!wantsPage) return reply.type('application/json').send(JSON.stringify(oauthError(status, body)))
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page(body, request))
}

/** OAuth error response (RFC 6749, 4.1.2.1 and 5.2). */
const oauthError = (status: number, { message, traceid }: RefusalBody) => ({
  error:
    status === 503 || status === 429 ? 'temporarily_unavailable' : status >= 500 ? 'server_error' : 'invalid_request',
  error_description: message,
  traceid,
})

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}body{margin:20vh auto 0;max-width:32em;padding:0 24px}h1{font-size:20px;margin:0 0 8px}p{margin:0 0 24px;opacity:.7;font-size:14px}a{color:inherit}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`
const words = {
  'zh-CN': { again: '重试', signIn: '返回登录', trace: '追踪编号' },
  en: { again: 'Try again', signIn: 'Back to sign-in', trace: 'Trace ID' },
} as const

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Self-contained error page, which works when nothing else does. */
function page({ message, traceid }: RefusalBody, request: FastifyRequest): string {
  const language = languageOf(request)
  const { again, signIn, trace } = words[language]
  // A GET request can be repeated; a submitted form is lost.
  const [href, text] = request.method === 'GET' ? [request.url, again] : ['/login', signIn]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(message)}</title><style>${style}</style><main><h1>${escapeHtml(message)}</h1><p>${trace}: ${escapeHtml(traceid)}</p><a href="${escapeHtml(href)}">${text}</a></main></html>`
}
