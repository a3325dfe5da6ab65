import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

export const countNewFeedbacks = route({
  method: 'GET',
  path: '/sysrest/api/feedback/count',
  access: 'feedback.manage',
  entrances: ['operator'],
  summary: 'Count the new feedback, for the menu',
  input: Nothing,
  reply: shape({ count: Type.Integer() }),
})
