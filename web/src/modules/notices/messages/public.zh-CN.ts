import { reading } from './zh-CN/reading.ts'

/** What pages for everybody say: they bring nothing of what the back office does. */
export const messages = { reading }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'notices.public': typeof messages
  }
}
