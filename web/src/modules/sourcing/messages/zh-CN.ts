import { sourcing } from './zh-CN/sourcing.ts'

export const messages = { sourcing }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    sourcing: typeof messages
  }
}
