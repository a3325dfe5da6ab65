import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

export const countOffers = route({
  method: 'GET',
  path: '/orderrest/api/groupOffersReview/count',
  access: 'group.manage',
  entrances: ['operator'],
  summary: 'Count the offers of group purchases that wait for a review, for the menu',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
