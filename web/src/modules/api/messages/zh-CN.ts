import { apiGuide } from './zh-CN/apiGuide.ts'
import { apiKeys } from './zh-CN/apiKeys.ts'
import { sandbox } from './zh-CN/sandbox.ts'
import { webhookDeliveries, webhooks } from './zh-CN/webhooks.ts'
import { serviceAccounts } from './zh-CN/serviceAccounts.ts'

export const messages = { apiGuide, apiKeys, sandbox, serviceAccounts, webhookDeliveries, webhooks }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    api: typeof messages
  }
}
