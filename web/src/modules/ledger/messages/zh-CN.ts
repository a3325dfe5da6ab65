import { budgets } from './zh-CN/budgets.ts'
import { quotaQueue } from './zh-CN/quotaQueue.ts'

export const messages = { budgets, quotaQueue }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    ledger: typeof messages
  }
}
