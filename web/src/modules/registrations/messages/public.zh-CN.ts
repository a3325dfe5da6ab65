import { registering } from './zh-CN/registering.ts'

/** What people say who register a department: it brings nothing of what the back office does. */
export const messages = { registering }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'registrations.public': typeof messages
  }
}
