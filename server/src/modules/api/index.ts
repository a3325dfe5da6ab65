import { webhookEventNames } from '#contract/api/webhookEvents.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import type { Webhooks } from '#kit/webhook/webhook.ts'
import { apiKeyRoutes } from './keys/key.routes.ts'
import { findCallingKey, setKeyUsed } from './keys/key.store.ts'
import { serviceAccountRoutes } from './serviceAccounts/serviceAccount.routes.ts'
import { deliverWebhooks, wakeLost } from './webhooks/deliver.service.ts'
import { type CanReadOf, listenForWebhooks } from './webhooks/listen.service.ts'
import { removeOldDeliveries } from './webhooks/webhook.store.ts'
import { webhookRoutes } from './webhooks/webhook.routes.ts'

/** Days for which deliveries are kept. */
const keptDays = 90
const dayMs = 86_400_000

// For links that are limited to networks, too.
export { demandNetworks } from './keys/keyDraft.service.ts'

interface ApiOptions {
  readonly webhooks: Webhooks
  readonly encryptionKey: Uint8Array
  readonly canRead: CanReadOf
}

/** Open API of a tenant: accounts of systems, the keys that they call with, and the webhooks that tell them of events. */
export const api = ({ webhooks, encryptionKey, canRead }: ApiOptions): Module => ({
  routes: (app) => {
    serviceAccountRoutes(app)
    apiKeyRoutes(app)
    webhookRoutes(app, webhooks)
  },
  queryPorts: {
    apiKeyOf: (db, hash, at) => findCallingKey.first(db, { hash: Buffer.from(hash), at }),
    apiKeyUsed: async (tx, id, { at, ip }) => void (await setKeyUsed(tx, { id, at, ip })),
  },
  batchListener: { events: webhookEventNames, handle: listenForWebhooks(canRead) },
  jobs: [
    deliverWebhooks({ send: webhooks, encryptionKey }),
    everyTenant({ name: 'api.wakeLostWebhooks', everySeconds: 60, run: wakeLost }),
    everyTenant({
      name: 'api.forgetDeliveries',
      everySeconds: 3600,
      run: async ({ database, tenantId, now }) => {
        const before = new Date(now.getTime() - keptDays * dayMs)
        await database.write(tenantId, (tx) => removeOldDeliveries(tx, { before }))
      },
    }),
  ],
  messages: {
    'webhook.failing': ({ data: { name, reason } }) => ({
      template: 'webhookFailing',
      to: { operatorsWith: 'webhook.manage' },
      facts: { name, reason },
    }),
    'webhook.stopped': ({ data: { name, reason } }) => ({
      template: 'webhookStopped',
      to: { operatorsWith: 'webhook.manage' },
      facts: { name, reason },
    }),
  },
})
