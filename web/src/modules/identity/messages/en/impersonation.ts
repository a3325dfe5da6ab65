import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { impersonation as zh } from '../zh-CN/impersonation.ts'

export const impersonation: SameKeys<typeof zh> = {
  title: 'View as {{name}}',
  text: 'For 30 minutes at most. Nothing can be changed or exported. The person gets a message with the reason, and logs name both of you.',
  start: 'Begin',
  field: { reason: 'Reason' },
  banner: '{{by}} is viewing as {{name}}, until {{time}}',
  end: 'Stop viewing',
}
