import { feedbackQueue } from './zh-CN/feedbackQueue.ts'

export const messages = { feedbackQueue }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    feedbacks: typeof messages
  }
}
