import { restoring } from './zh-CN/restoring.ts'

/** Messages of restricted people: separate, so that other pages do not load those of the back office. */
export const messages = { restoring }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'restrictions.public': typeof messages
  }
}
