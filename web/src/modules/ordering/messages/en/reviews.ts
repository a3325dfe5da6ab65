import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { reviews as zh } from '../zh-CN/reviews.ts'

export const reviews: SameKeys<typeof zh> = {
  title: 'Reviews',
  purpose: 'Check reviews of products and their follow-ups; hidden ones are not shown in the mall and do not count',
  keyword: 'Keyword',
  hint: 'Product / order number / text',
  none: 'No reviews match',
  noneReason: 'Change the filters and try again.',
  empty: 'No reviews yet',
  emptyReason: 'Choose in the settings which reviews are checked. They appear here.',
  tabs: 'State of the review',
  tab: { waiting: 'To check', published: 'Shown', hidden: 'Hidden' },
  level: { good: 'Positive', middling: 'Neutral', bad: 'Negative' },
  noText: 'No text',
  auto: 'Automatic review',
  followUp: 'Follow-up: ',
  hiddenFor: 'Hidden because: {{reason}}',
  field: { level: 'Rating', name: 'Product', score: 'Score', text: 'Review', authorName: 'Author' },
  action: { publish: 'Show', hide: 'Hide' },
  done: { publish: 'The review is shown in the mall', hide: 'The review is hidden' },
  hideTitle: 'Hide the review',
  hideField: { reason: { label: 'Reason', hint: 'The author sees it in the order' } },
}
