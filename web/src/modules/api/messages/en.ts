import { apiGuide } from './en/apiGuide.ts'
import { apiKeys } from './en/apiKeys.ts'
import { sandbox } from './en/sandbox.ts'
import { webhookDeliveries, webhooks } from './en/webhooks.ts'
import { serviceAccounts } from './en/serviceAccounts.ts'

export const messages = { apiGuide, apiKeys, sandbox, serviceAccounts, webhookDeliveries, webhooks }
