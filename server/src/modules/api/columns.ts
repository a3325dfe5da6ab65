import type { DeliveryStatus, WebhookStatus } from '#contract/api/webhooks.ts'
import type { Permission } from '#contract/permissions.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'accounts.permissions': Permission[]
  'keys.scopes': Permission[]
  'webhooks.status': WebhookStatus
  'deliveries.status': DeliveryStatus
}
