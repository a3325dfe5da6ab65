import { route } from '#contract/kit/route.ts'
import { Done, Id, shape } from '#contract/kit/schema.ts'

/**
 * With the result: what the tenant's profile shows to everybody, at least all totals for those who took part, every
 * field for those who run it.
 */
export const downloadAuditFile = route({
  method: 'GET',
  path: '/inquiry/api/seal/audit',
  access: 'public',
  download: true,
  summary: 'The signed audit file of a project whose result is published, for those who may see the project.',
  input: shape({ projectId: Id }),
  reply: Done,
})
