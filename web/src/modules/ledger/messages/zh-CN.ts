import { budgets } from './zh-CN/budgets.ts'

export const messages = { budgets }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    ledger: typeof messages
  }
}
