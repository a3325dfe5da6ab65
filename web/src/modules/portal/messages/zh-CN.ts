import { portal } from './zh-CN/portal.ts'
import { settings } from './zh-CN/settings.ts'

export const messages = { portal, settings }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    portal: typeof messages
  }
}
