import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

/** Access for those who answer objections, decide complaints or supervise projects. */
export const objectionHandlers = { access: 'session', entrances: ['purchaser', 'operator', 'supervisor'] } as const

/** Separate module for code splitting, since the menu of every page imports it. */
export const countObjections = route({
  method: 'GET',
  path: '/inquiry/api/objection/count',
  ...objectionHandlers,
  summary: 'Count the objections that require an action of the caller',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
