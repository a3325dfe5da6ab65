import { suppliers } from './zh-CN/suppliers.ts'

export const messages = { suppliers }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    suppliers: typeof messages
  }
}
