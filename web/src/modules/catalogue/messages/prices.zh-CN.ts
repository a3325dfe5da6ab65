import { prices } from './zh-CN/prices.ts'

/** Loaded with their first use. */
export const messages = { prices }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'catalogue.prices': typeof messages
  }
}
