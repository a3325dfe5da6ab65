import { reviews } from './zh-CN/reviews.ts'

/** Messages of the pages of reviews: separate, so that other pages do not load them. */
export const messages = { reviews }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ordering.reviews': typeof messages
  }
}
