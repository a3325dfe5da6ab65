import { invoices } from './zh-CN/invoices.ts'

export const messages = { invoices }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    invoices: typeof messages
  }
}
