import { quota } from './zh-CN/quota.ts'

/** Messages of the quota in the header: separate, so that pages do not load those of budgets. */
export const messages = { quota }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ledger.quota': typeof messages
  }
}
