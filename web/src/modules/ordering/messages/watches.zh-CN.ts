import { watches } from './zh-CN/watches.ts'

/** Messages of alerts: separate, so that other pages do not load them. */
export const messages = { watches }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ordering.watches': typeof messages
  }
}
