import { isUtf8 } from 'node:buffer'
import type { App } from '#kit/http/serve.ts'

/**
 * A body that is not UTF-8 is no JSON (RFC 8259, 8.1). Decoding it would replace what is wrong by U+FFFD, and that
 * would be stored.
 */
export function parseUtf8Json(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body as Buffer)) return parse(request, body.toString(), done)
    return done(Object.assign(new Error('not UTF-8'), { statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' }))
  })
}
