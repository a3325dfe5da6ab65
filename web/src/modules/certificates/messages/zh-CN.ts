import { certificates } from './zh-CN/certificates.ts'

export const messages = { certificates }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    certificates: typeof messages
  }
}
