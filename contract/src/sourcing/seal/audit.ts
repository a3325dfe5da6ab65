import { route } from '#contract/kit/route.ts'
import { Done, Id, shape } from '#contract/kit/schema.ts'

/** With the result: all totals and the awarded prices for those who took part, every field for those who run it. */
export const downloadAuditFile = route({
  method: 'GET',
  path: '/inquiry/api/seal/audit',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supplier'],
  download: true,
  summary: 'The signed audit file of a project whose result is published, for those who took part, run or oversee it.',
  input: shape({ projectId: Id }),
  reply: Done,
})
