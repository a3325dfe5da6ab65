import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { hotWords as zh } from '../zh-CN/hotWords.ts'

export const hotWords: SameKeys<typeof zh> = {
  title: 'Popular searches',
  purpose:
    'Set the terms shown below the search box. Changes apply immediately. With none set, the most searched terms are shown.',
  add: 'Add search term',
  editTitle: 'Edit search term',
  keyword: 'Keyword',
  hint: 'Chinese or English',
  shown: 'Buyers see the first 8',
  states: { yes: 'Highlighted', no: 'Plain' },
  action: { edit: 'Edit', remove: 'Delete' },
  removeTitle: 'Delete search term',
  removeText: '“{{words}}” will no longer be shown below the search box.',
  empty: 'No search terms yet',
  emptyReason: 'The terms searched for most in the last 30 days are shown.',
  none: 'No matching search terms',
  noneReason: 'Try another keyword.',
  field: {
    words: 'Search term',
    wordsEn: { label: 'In English', hint: 'Shown on English pages. If empty, the term itself is shown.' },
    position: { label: 'Order', hint: 'Lower numbers come first.' },
    isHighlight: 'Highlighted',
  },
}
