import { agreements } from './zh-CN/agreements.ts'

export const messages = { agreements }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    agreements: typeof messages
  }
}
