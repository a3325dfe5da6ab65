import { messageDeliveries, messageTemplates } from './zh-CN/manage.ts'

/** What the pages of operators say. */
export const messages = { messageDeliveries, messageTemplates }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'notifications.manage': typeof messages
  }
}
