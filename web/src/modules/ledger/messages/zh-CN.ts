import { budgetChanges } from './zh-CN/budgetChanges.ts'
import { budgets } from './zh-CN/budgets.ts'
import { quotaBills } from './zh-CN/quotaBills.ts'
import { quotaQueue } from './zh-CN/quotaQueue.ts'

export const messages = { budgetChanges, budgets, quotaBills, quotaQueue }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    ledger: typeof messages
  }
}
