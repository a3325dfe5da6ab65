import { sso } from './zh-CN/sso.ts'

export const messages = { sso }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    sso: typeof messages
  }
}
