import { defineModule } from '../kit/manifest.ts'
import { feedbacksMessages } from './messages.ts'
import { feedbacksRefusals } from './refusals.ts'
import { feedbacksWorkbench } from './workbench.ts'

export const feedbacks = defineModule({
  title: ['意见反馈', 'Feedback'],
  permissions: {
    'feedback.manage': ['处理意见反馈', 'Handle feedback'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'content',
      id: '100606',
      name: '意见反馈',
      enName: 'Feedback',
      url: 'feedbacks',
      needs: 'feedback.manage',
      place: 75,
    },
  ],
  workbench: feedbacksWorkbench,
  messages: feedbacksMessages,
  refusals: { ...feedbacksRefusals },
  refusalFields: {
    'feedback.contextMissing': 'context',
    'feedback.contextBlank': 'context',
    'feedback.contextLong': 'context',
    'feedback.contactMissing': 'contact',
    'feedback.emailWrong': 'contact',
    'feedback.phoneWrong': 'contact',
    'feedback.filesSignedOut': 'attachments',
  },
})
