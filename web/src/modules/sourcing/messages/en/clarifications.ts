import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { clarifications as zh } from '../zh-CN/clarifications.ts'

/** Clarifications of quotes after the opening. */
export const clarifications: SameKeys<typeof zh> = {
  title: 'Clarifications',
  note: 'Visible to those who ask and the bidder asked',
  ownNote: 'Visible to you and the buyer only',
  none: 'No clarifications',
  noneReason: 'After the opening and before the award is submitted, you can ask a single bidder about its quote.',
  no: 'Clarification {{no}}',
  status: { open: 'Awaiting answer', answered: 'Answered', lapsed: 'Not answered in time' },
  ask: 'Ask a bidder',
  send: 'Send',
  asked: 'Sent. The supplier is notified.',
  askText:
    "A clarification explains what a quote leaves unclear. It can't change prices or terms. Other suppliers don't see it.",
  reply: 'Answer',
  sendReply: 'Submit answer',
  replied: 'Answer submitted',
  final: "An answer can't be changed, and it changes neither prices nor terms of your quote.",
  field: {
    supplierId: 'Supplier',
    question: 'Question',
    dueAt: 'Answer due',
    attachments: 'Attachments',
    answer: 'Answer',
  },
  askedAt: 'Asked',
  answeredAt: 'Answered',
  answerAttachments: 'Files of the answer',
  fingerprint: 'Fingerprint of the question',
  answerFingerprint: 'Fingerprint of the answer',
}
