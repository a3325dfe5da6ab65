import { feedbackForm } from './zh-CN/feedbackForm.ts'

/** What people say who send feedback: it brings nothing of what the back office does. */
export const messages = { feedbackForm }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'feedbacks.public': typeof messages
  }
}
