import { byPicture } from './zh-CN/byPicture.ts'

/** Messages of the search by picture, loaded with its first use. */
export const messages = { byPicture }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'catalogue.picture': typeof messages
  }
}
