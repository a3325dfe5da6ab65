import { messageDeliveries, messageTemplates } from './zh-CN/manage.ts'

/** Messages of the operators' pages. */
export const messages = { messageDeliveries, messageTemplates }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'notifications.manage': typeof messages
  }
}
