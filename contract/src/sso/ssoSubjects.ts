import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** External identity, mapped to an account. */
export const Subject = shape({
  id: Id,
  issuer: Type.String(),
  subject: Type.String(),
  userCode: Type.String(),
  userName: Type.String(),
  createdAt: Instant,
})
export type Subject = Static<typeof Subject>

export const listSubjects = listRoute({
  path: '/sysrest/api/ssoSubject/list',
  access: 'sso.configure',
  summary: 'List the mappings of external identities to accounts',
  filters: { entryId: Id, keyword: Optional(Note(100)) },
  sort: ['subject', 'userCode', 'createdAt'],
  record: Subject,
})
export const exportSubjects = exportRoute(listSubjects, {
  path: '/sysrest/api/ssoSubject/export',
  columns: ['subject', 'issuer', 'userCode', 'userName', 'createdAt'],
})
export const addSubject = route({
  method: 'POST',
  path: '/sysrest/api/ssoSubject/add',
  access: 'sso.configure',
  summary: 'Map an external identity to an account',
  input: shape({ entryId: Id, subject: Text(500), userCode: Text(64) }),
  reply: Subject,
})
export const removeSubject = route({
  method: 'POST',
  path: '/sysrest/api/ssoSubject/remove',
  access: 'sso.configure',
  summary: 'Delete a mapping',
  input: shape({ id: Id }),
  reply: Done,
})
