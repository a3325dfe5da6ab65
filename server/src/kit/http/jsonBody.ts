import { isUtf8 } from 'node:buffer'
import type { App } from '#kit/http/serve.ts'

/**
 * Rejects JSON bodies that are not UTF-8 (RFC 8259, section 8.1). Decoding would silently replace invalid bytes by
 * U+FFFD, and the result would be stored.
 */
export function parseUtf8Json(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body as Buffer)) return parse(request, body.toString(), done)
    return done(Object.assign(new Error('not UTF-8'), { statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' }))
  })
}
