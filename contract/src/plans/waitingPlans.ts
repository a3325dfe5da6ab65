import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

/** Separate module for code splitting, since the menu of every page imports it. */
export const countPlans = route({
  method: 'GET',
  path: '/orderrest/api/plans/count',
  access: 'plan.use',
  entrances: ['purchaser'],
  summary: "Get the number of open cycles in which the plan of the caller's department is not submitted",
  input: Nothing,
  reply: shape({ waiting: Count }),
})
