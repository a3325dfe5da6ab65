import { homePage } from './zh-CN/homePage.ts'
import { visitors } from './zh-CN/visitors.ts'

/** What home pages say to everybody: they bring nothing of what their editor says. */
export const messages = { homePage, visitors }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'home.public': typeof messages
  }
}
