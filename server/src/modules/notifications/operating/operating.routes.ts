import { maskMobile } from '#contract/kit/format.ts'
import * as contract from '#contract/notifications/operating.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { maskEmail } from '../own/preference.rules.ts'
import { deliveryColumns } from './delivery.export.rules.ts'
import { deliveryList, type DeliveryRow } from './delivery.list.store.ts'
import { retryDelivery } from './retry.service.ts'
import {
  editTemplate,
  presentTemplate,
  presentTemplates,
  previewTemplate,
  restoreTemplate,
} from './template.service.ts'

/** Shows only the host of a push endpoint: the complete address would permit sending to it. */
function addressOf({ channel, email, mobile, endpoint }: DeliveryRow): string {
  if (channel === 'push') return endpoint === null ? '' : new URL(endpoint).host
  if (channel === 'mail') return maskEmail(email)
  return mobile === '' ? '' : maskMobile(mobile)
}

const present = (row: DeliveryRow): contract.Delivery => ({
  id: row.id,
  channel: row.channel,
  template: row.template,
  isDigest: row.digest_on !== null,
  receiverName: row.name,
  receiverCode: row.code,
  address: addressOf(row),
  title: row.title_zh ?? '',
  enTitle: row.title_en ?? '',
  status: row.status,
  attempts: row.attempts,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  can: row.status === 'failed' ? ['retry'] : [],
})

export function operatingRoutes(app: App): void {
  const deliveries = serveRecords(app, contract.listDeliveries, {
    list: deliveryList,
    present,
    exported: {
      route: contract.exportDeliveries,
      name: ['消息发送记录', 'Message deliveries'],
      columns: deliveryColumns,
    },
  })
  deliveries.write(contract.retryDelivery, retryDelivery)

  serve(app, contract.listTemplates, ({ db }) => presentTemplates(db))
  serve(app, contract.previewTemplate, async ({ input }) => previewTemplate(input))
  serve(app, contract.editTemplate, async ({ db, actor, input }) => {
    await editTemplate(db, actor, input)
    return presentTemplate(db, input.id)
  })
  serve(app, contract.restoreTemplate, async ({ db, actor, input }) => {
    await restoreTemplate(db, actor, input)
    return presentTemplate(db, input.id)
  })
}
