import { quota } from './zh-CN/quota.ts'

/** What the header says of a quota: it brings nothing of what pages of budgets say. */
export const messages = { quota }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ledger.quota': typeof messages
  }
}
