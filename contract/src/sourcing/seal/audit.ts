import { route } from '#contract/kit/route.ts'
import { Done, Id, shape } from '#contract/kit/schema.ts'

/**
 * Audit file of a result: by tenant setting for everyone, at least totals for participants, complete for those who run
 * the project.
 */
export const downloadAuditFile = route({
  method: 'GET',
  path: '/inquiry/api/seal/audit',
  access: 'public',
  download: true,
  summary: 'Download the signed audit file of a project with a published result, for users who may read the project',
  input: shape({ projectId: Id }),
  reply: Done,
})
