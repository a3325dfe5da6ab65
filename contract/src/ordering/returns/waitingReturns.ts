import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

/** Separate module for code splitting, since the menu of every page imports it. */
export const countReturns = route({
  method: 'GET',
  path: '/orderrest/api/returns/count',
  access: 'session',
  entrances: ['purchaser', 'supplier', 'operator'],
  summary: 'Count the returns that require an action of the caller',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
