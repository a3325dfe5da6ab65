import { provider } from './zh-CN/provider.ts'

export const messages = { provider }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    provider: typeof messages
  }
}
