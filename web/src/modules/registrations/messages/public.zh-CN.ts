import { registering } from './zh-CN/registering.ts'

/** Messages of applicants: separate, so that public pages do not load those of the back office. */
export const messages = { registering }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'registrations.public': typeof messages
  }
}
