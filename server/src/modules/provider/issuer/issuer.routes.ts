import type { FastifyRequest } from 'fastify'
import * as interactions from '#contract/provider/interactions.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, rateLimitByAddress, serve } from '#kit/http/serve.ts'
import type { Issuers } from './issuer.ts'
import { confirmLogout } from './logout.service.ts'
import { resolveInteraction, presentInteraction } from '../interaction.service.ts'

const root = '/oidc'

/** Issuer URL: host of the tenant with the configured scheme and port; each has one provider. */
export const issuerAt = ({ context }: App, request: FastifyRequest): string => context.originOf(request) + root
const authorizationPath = /^\/oidc\/auth(?:$|[/?])/

/** Content security policy of the library's pages. */
const policy = "default-src 'none'; script-src 'none'; frame-ancestors 'none'; base-uri 'none'"
/** Cacheable documents: discovery and JWKS. */
const publicDocument = /^\/(jwks|\.well-known\/[\w-]+)$/

/** Protocol endpoints: oidc-provider handles the raw request. */
export function issuerRoutes(app: App, issuers: Issuers): void {
  void app.register(async (bare) => {
    bare.removeAllContentTypeParsers()
    bare.addContentTypeParser('*', (_, __, done) => done(null))
    bare.all(
      `${root}/*`,
      { schema: { hide: true }, ...rateLimitByAddress('oidc', 'oauth') },
      async (request, reply) => {
        const { raw } = request
        const caller = await app.context.authenticator.authenticate(request, false)
        const issuer = issuerAt(app, request)
        // Rate limit: an authorization request is stored before the caller is known.
        if (authorizationPath.test(raw.url!)) await app.context.limitAddress('authorize', request.ip)
        const handle = await issuers.handlerFor(caller, issuer)
        raw.headers['x-forwarded-proto'] = request.protocol
        // Mount path of the library, passed in the format of Express.
        Object.assign(raw, { originalUrl: raw.url, url: raw.url!.slice(root.length) })
        const [path = ''] = raw.url!.split('?', 1)
        reply.header('content-security-policy', policy)
        if (publicDocument.test(path)) reply.header('cache-control', 'private, max-age=300')
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value)
        reply.hijack()
        await handle(raw, reply.raw)
      },
    )
  })

  const providerFor = (request: FastifyRequest, uid: string) => {
    if (!issuers.isOwn(uid, request.headers.cookie)) refuse('provider.requestGone')
    return issuers.providerOf(request.actor!.tenantId, issuerAt(app, request))
  }
  serve(app, interactions.getInteraction, async ({ actor, input: { uid }, request }) =>
    presentInteraction(app.context, await providerFor(request, uid), actor, uid),
  )
  serve(app, interactions.answerInteraction, async ({ actor, input, request }) => ({
    url: await resolveInteraction(app.context, await providerFor(request, input.uid), actor, input),
  }))
  serve(app, interactions.confirmLogout, async ({ actor, input: { key } }) => ({
    url: await confirmLogout(app.context, actor, key),
  }))
}
