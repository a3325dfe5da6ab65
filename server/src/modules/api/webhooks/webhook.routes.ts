import { webhookEntities } from '#contract/api/webhookEvents.ts'
import * as contract from '#contract/api/webhooks.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import type { Webhooks } from '#kit/webhook/webhook.ts'
import { serviceAccountList } from '../serviceAccounts/serviceAccount.store.ts'
import {
  createWebhook,
  editWebhook,
  replayDeliveries,
  replayRange,
  rotateWebhookSecret,
  setWebhookStatus,
  testWebhook,
} from './webhook.service.ts'
import { deliveryList, type ListedDelivery, type ListedWebhook, webhookList } from './webhook.store.ts'

const present = ({
  failing_since: failingSince,
  last_delivered_at: lastDeliveredAt,
  former_until: formerUntil,
  created_at: createdAt,
  ...row
}: ListedWebhook): contract.Webhook => ({
  ...row,
  failingSince: failingSince?.toISOString() ?? null,
  lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
  formerUntil: formerUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  can: row.status === 'active' ? ['test', 'edit', 'rotate', 'replay', 'disable'] : ['edit', 'rotate', 'enable'],
})

const presentDelivery = ({
  next_at: nextAt,
  created_at: createdAt,
  finished_at: finishedAt,
  ...row
}: ListedDelivery): contract.WebhookDelivery => ({
  ...row,
  nextAt: row.status === 'waiting' ? (nextAt?.toISOString() ?? null) : null,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  can: ['replay'],
})

/** Events that can be sent, and the service accounts that may read them. */
async function eventGroups(db: Db) {
  const accounts = await serviceAccountList.page(db, { status: 'active' }, { page: 1, limit: 50 })
  const mayRead = (needs: readonly Permission[]) =>
    accounts.rows.filter(({ permissions }) => needs.some((code) => permissions.includes(code))).map(({ id }) => id)
  return {
    accounts: accounts.rows.map(({ id, name }) => ({ id, name })),
    groups: Object.entries(webhookEntities).map(([entity, { name, needs, events }]) => ({
      entity,
      name: name[0],
      enName: name[1],
      events: Object.entries(events).map(([code, [zh, en]]) => ({ code, name: zh, enName: en })),
      accountIds: mayRead(needs),
    })),
  }
}

export function webhookRoutes(app: App, send: Webhooks) {
  const { encryptionKey } = app.context
  const { events, ...labels } = contract.webhookLabels
  const records = serveRecords(app, contract.listWebhooks, {
    list: webhookList,
    present,
    exported: {
      route: contract.exportWebhooks,
      name: ['接口推送', 'Webhooks'],
      columns: { ...labels, events: { title: events, value: (row) => row.events.join(' ') } },
    },
  })
  records.detail(contract.getWebhook, ({ id }) => id)
  records.changes(contract.listWebhookChanges, ({ id }) => id, { of: 'webhook' })
  records.write(contract.editWebhook, (tx, actor, input) => editWebhook(tx, actor, input, { send }))
  records.write(contract.setWebhookStatus, setWebhookStatus)
  records.write(contract.testWebhook, testWebhook)
  const context = { encryptionKey, send }
  serve(app, contract.createWebhook, ({ db, actor, input }) => createWebhook(db, actor, input, context))
  serve(app, contract.rotateWebhookSecret, ({ db, actor, input }) => rotateWebhookSecret(db, actor, input, context))
  serve(app, contract.listWebhookEvents, ({ db }) => eventGroups(db))

  const listed = {
    list: deliveryList,
    filter: <F extends object>({ input }: { readonly input: F }): F => input,
    present: presentDelivery,
  }
  serveList(app, contract.listWebhookDeliveries, listed)
  serveExport(app, contract.exportWebhookDeliveries, {
    ...listed,
    name: ['推送记录', 'Webhook deliveries'],
    columns: contract.webhookDeliveryLabels,
  })
  serve(app, contract.replayWebhookDeliveries, ({ db, actor, input }) => replayDeliveries(db, actor, input.ids))
  serve(app, contract.replayWebhookRange, ({ db, actor, input }) => replayRange(db, actor, input))
}
