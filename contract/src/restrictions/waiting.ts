import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

export const countWaitingApplications = route({
  method: 'GET',
  path: '/sysrest/api/blackList/count',
  access: 'restriction.manage',
  entrances: ['operator'],
  summary: 'Count the applications to decide, for the menu',
  input: Nothing,
  reply: shape({ count: Type.Integer() }),
})
