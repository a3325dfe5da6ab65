import { checklist } from './zh-CN/checklist.ts'
import { dataExports } from './zh-CN/dataExports.ts'
import { invite } from './zh-CN/invite.ts'
import { tenantDeletions } from './zh-CN/tenantDeletions.ts'
import { tenants } from './zh-CN/tenants.ts'

export const messages = { tenants, tenantDeletions, dataExports, checklist, invite }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    platform: typeof messages
  }
}
