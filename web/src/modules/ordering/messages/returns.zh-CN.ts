import { returns } from './zh-CN/returns.ts'

/** Messages of the pages of returns: separate, so that other pages do not load them. */
export const messages = { returns }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'ordering.returns': typeof messages
  }
}
