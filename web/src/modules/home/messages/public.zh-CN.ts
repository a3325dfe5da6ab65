import { homePage } from './zh-CN/homePage.ts'
import { visitors } from './zh-CN/visitors.ts'

/** Messages of home pages: separate, so that they do not load those of the editor. */
export const messages = { homePage, visitors }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'home.public': typeof messages
  }
}
