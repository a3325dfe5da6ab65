import { portal } from './zh-CN/portal.ts'
import { visitors } from './zh-CN/visitors.ts'

export const messages = { portal, visitors }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    portal: typeof messages
  }
}
