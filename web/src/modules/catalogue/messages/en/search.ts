import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { search as zh } from '../zh-CN/search.ts'

export const search: SameKeys<typeof zh> = {
  notes: {
    corrected: 'No results for “{{words}}”. Showing results for “',
    correctedEnd: '” instead.',
    dropped: 'No product matches all your words. Ignored: ',
    didYouMean: 'Did you mean “',
    didYouMeanEnd: '”?',
    expanded: 'Synonyms included: {{words}}',
    and: ', ',
  },
  none: {
    reason: 'No exact matches for “{{words}}”.',
    narrowed: 'No matches for “{{words}}” with these filters.',
    tryThese: ' Try these instead.',
    filters: 'Filters',
    filtersSet: '{{count}} filters applied',
    filtersSet_one: '{{count}} filter applied',
    inCategory: 'Only the current category was searched',
    everywhere: 'Search all categories',
    didYouMean: 'Did you mean',
    show: 'Show {{total}} products',
    show_one: 'Show {{total}} product',
    relaxed: 'Broaden your search',
    pieces: '{{total}} products',
    pieces_one: '{{total}} product',
    similar: 'Similar searches',
    code: 'Find by code',
    codeHint: 'Try a supplier item number, model or barcode',
    codeExample: 'Try a supplier item number, model or barcode, such as {{code}}',
    categories: 'Related categories',
    popular: 'Popular products',
    popularNote: 'Most purchased recently',
  },
}
