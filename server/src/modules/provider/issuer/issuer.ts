import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { retryAfterOutage } from '#kit/log/log.outage.ts'
import { configurationOf } from './issuer.configuration.ts'
import { createInteractionCookies } from './interactionCookies.ts'
import { keysOf, openKey } from '../keys/key.service.ts'
import { saveSessionLink } from './sessionLink.service.ts'

export type Issuers = ReturnType<typeof createIssuers>

/** Cache size; evicted providers are created again on demand. */
const maxProviders = 200

/**
 * One oidc-provider for each issuer URL of a tenant, recreated when the tenant's keys change. Keys are read for every
 * call, so that all server processes sign with and publish the same ones.
 */
export function createIssuers(context: ServiceContext, onError: (error: unknown) => void) {
  const providers = new Map<string, { readonly kids: string; readonly provider: Provider }>()
  const callers = new WeakMap<IncomingMessage, Actor>()
  const cookies = createInteractionCookies(context.encryptionKey)
  const callerOf = (ctx: KoaContextWithOIDC): Actor => callers.get(ctx.req)!

  async function providerOf(tenantId: string, issuer: string): Promise<Provider> {
    // Lazy import with the first call of an application: most servers have none.
    const [keys, library] = await Promise.all([keysOf(context, tenantId), import('oidc-provider')])
    const kids = keys.map(({ kid }) => kid).join()
    const name = `${tenantId} ${issuer}`
    const hit = providers.get(name)
    if (hit?.kids === kids) return hit.provider
    const jwks = { keys: keys.map((key) => openKey(context, tenantId, key)) }
    const provider = new library.Provider(
      issuer,
      configurationOf({ context, tenantId, jwks, cookies, callerOf, library }),
    )
    // The server decides about trusted proxies and passes the scheme on.
    provider.proxy = true
    const outages = new WeakSet<KoaContextWithOIDC>()
    provider.on('server_error', (ctx, error) => {
      if (outageOf(error)) outages.add(ctx)
      onError(error)
    })
    Object.assign(provider, { onerror: onError })
    provider.use(async (ctx: KoaContextWithOIDC, next) => {
      try {
        await next()
        if (ctx.oidc) await saveSessionLink(context, callerOf(ctx), ctx)
      } catch (error) {
        if (!outageOf(error)) throw error
        onError(error)
        outages.add(ctx)
      }
      if (outages.has(ctx)) sendOutage(ctx)
    })
    if (providers.size >= maxProviders) providers.clear()
    providers.set(name, { kids, provider })
    return provider
  }

  return {
    providerOf,
    /** Request handler of the library; authentication and rate limits come before it. */
    async handlerFor(caller: Actor, issuer: string) {
      const provider = await providerOf(caller.tenantId, issuer)
      return async (request: IncomingMessage, response: ServerResponse) => {
        callers.set(request, caller)
        await provider.callback()(request, response)
      }
    },
    isOwn: cookies.isOwn,
  }
}

/** Outage response of the protocol (RFC 6749, 4.1.2.1); redirects to the error page are kept. */
function sendOutage(ctx: KoaContextWithOIDC): void {
  if (ctx.status === 302 || ctx.status === 303) return
  ctx.status = 503
  ctx.set('retry-after', String(retryAfterOutage))
  ctx.body = { error: 'temporarily_unavailable', error_description: 'try again in a moment' }
}
