import { portal } from './zh-CN/portal.ts'
import { settings } from './zh-CN/settings.ts'
import { visitors } from './zh-CN/visitors.ts'

export const messages = { portal, settings, visitors }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    portal: typeof messages
  }
}
