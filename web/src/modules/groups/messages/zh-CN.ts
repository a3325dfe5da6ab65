import { groups } from './zh-CN/groups.ts'

export const messages = { groups }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    groups: typeof messages
  }
}
