import { lists } from './zh-CN/lists.ts'

/** Messages of favourites and lists: separate, so that other pages do not load them. */
export const messages = { lists }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ordering.lists': typeof messages
  }
}
