import type { FeedbackStatus } from '#contract/feedbacks/states.ts'
import type { Feedback } from '#contract/feedbacks/feedbacks.ts'
import type { StoredFile } from '#contract/files/files.ts'

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'feedbacks.status': FeedbackStatus
  'feedbacks.entrance': Feedback['entrance']
  'feedbacks.attachments': StoredFile[]
}
