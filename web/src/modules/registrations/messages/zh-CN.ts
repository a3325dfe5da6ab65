import { registrationQueue } from './zh-CN/registrationQueue.ts'

export const messages = { registrationQueue }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    registrations: typeof messages
  }
}
