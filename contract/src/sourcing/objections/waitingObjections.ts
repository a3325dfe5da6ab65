import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

/** Those who answer objections, those who decide complaints, and those who supervise a project. */
export const objectionHandlers = { access: 'session', entrances: ['purchaser', 'operator', 'supervisor'] } as const

/** In a file of its own: the menu of every page has this call. */
export const countObjections = route({
  method: 'GET',
  path: '/inquiry/api/objection/count',
  ...objectionHandlers,
  summary: 'How many objections wait for the caller.',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
