import { restoreQueue } from './zh-CN/restoreQueue.ts'
import { restrictions } from './zh-CN/restrictions.ts'

export const messages = { restrictions, restoreQueue }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    restrictions: typeof messages
  }
}
