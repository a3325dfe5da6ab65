import { goodsComparison } from './zh-CN/goodsComparison.ts'

/** Loaded with their first use. */
export const messages = { goodsComparison }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'catalogue.comparison': typeof messages
  }
}
