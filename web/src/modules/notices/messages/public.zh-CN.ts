import { reading } from './zh-CN/reading.ts'

/** Messages of public pages: separate, so that they do not load those of the back office. */
export const messages = { reading }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'notices.public': typeof messages
  }
}
