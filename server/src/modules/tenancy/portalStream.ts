import { type PortalChange, portalChanges, portalStream } from '#contract/tenancy/portalStream.ts'
import type { Tx } from '#kit/database/database.ts'
import { signal } from '#kit/events/signal.ts'
import { authorize } from '#kit/http/authorize.ts'
import { eventStreams } from '#kit/http/eventStream.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'

const beatMs = 20_000
const longestMs = 600_000
const maxStreams = 5_000

export const portalTopic = (change: PortalChange): string => `portal.${change}`

/** Signals a change of the portal; open pages of the tenant reload it after the commit. */
export const signalPortal = (tx: Tx, tenantId: string, change: PortalChange): Promise<void> =>
  signal(tx, tenantId, portalTopic(change))

/** Stream of portal changes for open pages, which reload what changed. Hidden pages hold no connection. */
export function streamPortal(app: App): void {
  const streams = eventStreams(app, maxStreams)
  app.get(portalStream, { schema: { hide: true }, ...rateLimitByAddress('call') }, async (request, reply) => {
    const { tenantId } = await authorize(app.context, { access: 'public' }, request)
    const { signals } = app.context.database
    const stream = streams.open(reply, {
      onClose: () => {
        for (const unsubscribe of subscriptions) unsubscribe()
      },
      beat: { everyMs: beatMs, run: (each) => each.beat() },
      longestMs,
    })
    const subscriptions = portalChanges.map((change) =>
      signals.subscribe(tenantId, portalTopic(change), () => stream.send(change, {})),
    )
    stream.beat()
  })
}
