import { logs } from './zh-CN/logs.ts'

export const messages = { logs }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    logs: typeof messages
  }
}
