import type { exportFeedbacks } from '#contract/feedbacks/feedbacks.ts'
import { type FeedbackAction, type FeedbackStatus, feedbackStatusNames } from '#contract/feedbacks/states.ts'
import { caseFlow } from '#kit/case/case.rules.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

/** Flow of a feedback: accepted, answered or closed, and continued if the sender is not satisfied. */
export const feedbackFlow = caseFlow<FeedbackStatus, FeedbackAction>(
  {
    reply: { from: ['01', '02'], to: '03', needs: 'feedback.manage' },
    accept: { from: ['01'], to: '02', needs: 'feedback.manage' },
    close: { from: ['01', '02'], to: '04', needs: 'feedback.manage' },
    reopen: { from: ['03', '04'], to: '02', needs: 'feedback.manage' },
  },
  feedbackStatusNames,
)

export const feedbackColumns: ColumnsOf<typeof exportFeedbacks> = {
  context: ['反馈内容', 'Feedback'],
  sender: ['反馈人', 'From'],
  deptName: ['部门', 'Department'],
  contact: ['联系方式', 'Contact'],
  status: { title: ['状态', 'Status'], words: feedbackStatusNames },
  handler: ['处理人', 'Handled by'],
  reply: ['回复', 'Answer'],
  createdAt: ['反馈时间', 'Sent'],
  repliedAt: ['回复时间', 'Answered'],
}
