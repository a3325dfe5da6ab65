import type { Messages } from '#kit/messages.ts'

export const feedbacksMessages: Messages = {
  'feedback.replied': ({ data }) => ({ template: 'feedbackReplied', to: data.senderId }),
}
