import type { Refusals } from '#contract/kit/refusals.ts'

export const accessReviewsRefusals = {
  'accessReview.empty': [47600, '所选范围内没有在用的角色', 'No open account holds a role in this scope.'],
  'accessReview.due': [
    47601,
    '截止日须晚于今天，且不超过 12 个月',
    'The due day must be after today and within 12 months.',
  ],
  'accessReview.reviewer': [
    47602,
    '所选复核人没有可用账号，请另选',
    'This reviewer has no open account. Choose another one.',
  ],
  'accessReview.tooMany': [
    47603,
    '范围内的角色超过 {most} 条，请缩小范围后分次复核',
    'The scope has more than {most} roles. Narrow it and review in parts.',
  ],
  'accessReview.own': [47604, '不能复核本人的权限', 'You cannot decide about your own roles.'],
  'accessReview.closed': [47605, '该复核已结束', 'This review is closed.'],
  'accessReview.notClosed': [47606, '复核结束后才有结果', 'There is no result before the review is closed.'],
} as const satisfies Refusals
