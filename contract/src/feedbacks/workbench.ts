import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

/** Feedback to-dos. */
export const feedbacksWorkbench = {
  todos: {
    'feedback.answer': {
      name: ['意见反馈', 'Feedback'],
      action: ['去处理', 'Answer'],
      entrances: ['operator'],
      needs: 'feedback.manage',
      list: '/feedbacks?status=01',
    },
  },
} as const satisfies WorkbenchParts
