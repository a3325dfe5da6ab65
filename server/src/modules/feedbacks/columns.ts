import type { FeedbackStatus } from '#contract/feedbacks/states.ts'
import type { Feedback } from '#contract/feedbacks/feedbacks.ts'
import type { StoredFile } from '#contract/files/files.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'feedbacks.status': FeedbackStatus
  'feedbacks.entrance': Feedback['entrance']
  'feedbacks.attachments': StoredFile[]
}
