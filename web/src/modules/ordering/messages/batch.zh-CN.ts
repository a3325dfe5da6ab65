import { batch } from './zh-CN/batch.ts'

/** What the page of batch purchases says: the other pages of orders bring nothing of it. */
export const messages = { batch }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ordering.batch': typeof messages
  }
}
