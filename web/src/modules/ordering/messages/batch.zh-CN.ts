import { batch } from './zh-CN/batch.ts'

/** Messages of the quick order page: separate, so that other pages do not load them. */
export const messages = { batch }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ordering.batch': typeof messages
  }
}
