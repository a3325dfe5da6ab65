import { feedbackForm } from './zh-CN/feedbackForm.ts'

/** Messages of senders: separate, so that public pages do not load those of the back office. */
export const messages = { feedbackForm }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'feedbacks.public': typeof messages
  }
}
