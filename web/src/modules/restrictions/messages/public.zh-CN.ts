import { restoring } from './zh-CN/restoring.ts'

/** What people say about their own restrictions: it brings nothing of what the back office does. */
export const messages = { restoring }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'restrictions.public': typeof messages
  }
}
