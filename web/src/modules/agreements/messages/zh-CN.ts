import { agreements } from './zh-CN/agreements.ts'
import { priceIndices } from './zh-CN/priceIndices.ts'

export const messages = { agreements, priceIndices }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    agreements: typeof messages
  }
}
