import { byPicture } from './zh-CN/byPicture.ts'

/** What a search by picture says: nothing of it comes before somebody searches so. */
export const messages = { byPicture }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'catalogue.picture': typeof messages
  }
}
