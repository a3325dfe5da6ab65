import { myMessages } from './zh-CN/myMessages.ts'
import { messageSettings, unsubscribe } from './zh-CN/messageSettings.ts'

export const messages = { myMessages, messageSettings, unsubscribe }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    notifications: typeof messages
  }
}
