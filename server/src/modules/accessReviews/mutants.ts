import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const folder = 'server/src/modules/accessReviews'
const file = `${folder}/review.routes.test.ts`
const decides =
  'access reviews: managers and heads decide, the rest administrators; the last decision closes with a chained hash'

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-640',
    without: 'who decides about an item',
    edits: [
      {
        file: `${folder}/item.store.ts`,
        from: '(i.person_id = $personId or access_reviews.is_for(i, $personId, $oversees::boolean))',
        to: '($personId::bigint is not null and $oversees::boolean is not null)',
      },
    ],
    test: { file, name: decides },
  },
  {
    guards: 'I-641',
    without: 'the lock of the review',
    edits: [
      {
        file: `${folder}/item.service.ts`,
        from: 'const locked = await reviews.lockAll(\n    tx,\n    seen.map((item) => item.review_id),\n  )',
        to: 'const locked = (await Promise.all(\n    [...new Set(seen.map((item) => item.review_id))].map((id) => reviews.find(tx, id)),\n  )) as never as Awaited<ReturnType<typeof reviews.lockAll>>',
      },
    ],
    test: { file, name: 'access reviews: two last decisions at once close a review once' },
  },
]
