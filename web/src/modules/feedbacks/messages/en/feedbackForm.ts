import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { feedbackForm as zh } from '../zh-CN/feedbackForm.ts'

export const feedbackForm: SameKeys<typeof zh> = {
  title: 'Feedback',
  purpose: 'Tell us about problems and ideas. We look into each of them and answer.',
  send: 'Send feedback',
  sent: 'Thank you for your feedback.',
  contextHint: 'Tell us about your problem or suggestion. Thank you for your help.',
  contactHint: 'Email address or phone number',
  length: '{{count}} of {{max}} characters',
  signedOut: 'Sign in to attach images and to follow the answer.',
  signIn: 'Sign in',
  field: { context: 'Feedback', contact: 'Contact', attachments: 'Images' },
  mine: {
    title: 'My feedback',
    purpose: 'What you have sent, and our answers',
    add: 'Send feedback',
    detailTitle: 'Feedback',
    none: 'No matching feedback',
    noneReason: 'Try another status.',
    empty: 'No feedback yet',
    emptyReason: 'Something wrong, or an idea? Let us know.',
    action: { detail: 'Details' },
    field: {
      context: 'Feedback',
      files: 'Images',
      contact: 'Contact',
      createdAt: 'Sent',
      reply: 'Answer',
      repliedAt: 'Answered',
    },
  },
}
