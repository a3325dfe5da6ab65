import { priceWatch } from './zh-CN/priceWatch.ts'

/** Loaded with their first use. */
export const messages = { priceWatch }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'catalogue.priceWatch': typeof messages
  }
}
