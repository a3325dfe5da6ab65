import { defineModule } from '../kit/manifest.ts'
import { accessReviewsMessages } from './messages.ts'
import { accessReviewsRefusals } from './refusals.ts'
import { reviewEntrances } from './states.ts'

export const accessReviews = defineModule({
  title: ['权限复核', 'Access reviews'],
  permissions: {
    'access.review': ['发起与管理权限复核', 'Open and manage access reviews'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'organisation',
      id: '101209',
      name: '权限复核',
      enName: 'Access reviews',
      url: 'accessReviews',
      needs: 'access.review',
      place: 85.5,
    },
  ],
  workbench: {
    todos: {
      'accessReview.decide': {
        name: ['权限复核', 'Access reviews'],
        action: ['去复核', 'Decide'],
        // Anybody who leads others may be asked.
        entrances: reviewEntrances,
        list: '/myAccessReviews?status=01',
      },
    },
  },
  messages: accessReviewsMessages,
  refusals: { ...accessReviewsRefusals },
  refusalFields: {
    'accessReview.due': 'dueOn',
    'accessReview.reviewer': 'reviewerId',
    'accessReview.empty': 'roleIds',
    'accessReview.tooMany': 'roleIds',
  },
})
