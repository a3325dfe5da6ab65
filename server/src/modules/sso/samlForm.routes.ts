import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Id, Optional, type Static, Text, Type } from '#contract/kit/schema.ts'
import { escapeMarkup } from '#kit/markup.rules.ts'
import type { App } from '#kit/http/serve.ts'
import { admission } from '#kit/http/authorize.ts'
import { findToken, putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { formPath, formToken, postedToken, randomCode, stateToken } from './signInState.service.ts'
import { findEntry } from './entry.store.ts'
import { entryConfigOf, type SsoContext } from './ssoContext.ts'
import { acsPath, metadataPath, samlMetadata } from './adapters/saml.adapter.ts'

const postedSeconds = 60
const maxFormBytes = 256 * 1024

const MetadataQuery = Type.Object({ id: Id })
/** HTTP POST binding (SAML bindings, 3.5.4): base64 response and `RelayState`. */
const PostedForm = Type.Object({
  RelayState: Text(200),
  SAMLResponse: Optional(Type.String({ pattern: '^[A-Za-z0-9+/=\\s]+$' })),
})

/** Auto-submit script; the button is the fallback without scripts. */
const script = 'document.forms[0].submit()'
const policy = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/**
 * SAML endpoints outside the API: forms that browsers carry between both sides, and the metadata. Responses are pages,
 * redirects and an XML document.
 */
export function samlFormRoutes(app: App, ssoContext: SsoContext) {
  const { database } = app.context
  const { config, onRequest } = admission(app.context, { access: 'public', rateLimit: 'login' })
  const publicRoute = { schema: { hide: true }, onRequest, config: { ...config, errorsAs: 'page' as const } }

  /** Called by browsers and other systems, so invalid input yields a page, not an envelope. */
  const publicRouteWith = (input: object) => ({
    ...publicRoute,
    schema: { hide: true, ...input },
    attachValidation: true,
  })

  app.get(formPath, publicRoute, async (request, reply) => {
    const { tenantId } = request.actor!
    const { form } = request.query as { form?: unknown }
    const sent = await database.write(tenantId, (tx) =>
      takeToken<{ address: string; form: Record<string, string> }>(tx, formToken(String(form))),
    )
    if (!sent) return reply.redirect(failurePath, 303)
    const fields = Object.entries(sent.form).map(
      ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
    )
    const button = '<button>继续 Continue</button>'
    const html = `<!doctype html><html lang="zh-CN"><title>系统登录中…</title><form method="post" action="${escapeMarkup(sent.address)}">${fields.join('')}${button}</form><script>${script}</script></html>`
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })

  app.get(metadataPath, publicRouteWith({ querystring: MetadataQuery }), async (request, reply) => {
    if (request.validationError) return reply.callNotFound()
    const { id } = request.query as Static<typeof MetadataQuery>
    const entry = await database.read(request.actor!.tenantId, (db) => findEntry(db, id))
    if (entry.adapter !== 'saml') return reply.callNotFound()
    const xml = await samlMetadata(entryConfigOf(ssoContext, entry), app.context.originOf(request))
    return reply.type('application/samlmetadata+xml').send(xml)
  })

  // Accepts cross-site form posts, only here.
  void app.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: maxFormBytes }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post(acsPath, publicRouteWith({ body: PostedForm }), (request, reply) => receiveResponse(request, reply))
  })

  /** Keeps the response until the page fetches it: only the page has the browser's secret. */
  async function receiveResponse(request: FastifyRequest, reply: FastifyReply) {
    if (request.validationError) return reply.redirect(failurePath, 303)
    const { tenantId } = request.actor!
    const { RelayState: state, SAMLResponse: response } = request.body as Static<typeof PostedForm>
    const code = randomCode()
    const page = await database.write(tenantId, async (tx) => {
      const begun = await findToken<{ page: string }>(tx, stateToken(state))
      if (begun && response !== undefined) await putToken(tx, postedToken(code), { response }, postedSeconds)
      return begun?.page
    })
    if (page === undefined) return reply.redirect(failurePath, 303)
    return reply.redirect(`${page}?${new URLSearchParams({ state, posted: code })}`, 303)
  }
}

/** Redirect of browsers without a valid state. */
const failurePath = '/login?type=ERROR'
