import { shop } from './zh-CN/shop.ts'

/** Loaded with their first use. */
export const messages = { shop }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'catalogue.shop': typeof messages
  }
}
