import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { MyApplication } from './blackList.ts'
import { ApplicationAction, ApplicationStatus } from './states.ts'

/** Applications to restore functions 恢复申请, for review by operators. */
export const RestoreApplication = shape({
  ...MyApplication.properties,
  userCode: Type.String(),
  deptName: Type.String(),
  handler: Type.String(),
  can: List(ApplicationAction),
})
export type RestoreApplication = Static<typeof RestoreApplication>

const managed = { access: 'restriction.manage', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const listRestoreApplications = listRoute({
  path: '/sysrest/api/blackList/applications',
  ...managed,
  summary: 'List the submitted applications, newest first; drafts are visible to their applicants only',
  filters: { status: Optional(ApplicationStatus), keyword: Optional(Note(100)) },
  sort: ['submittedAt'],
  record: RestoreApplication,
})
export const exportRestoreApplications = exportRoute(listRestoreApplications, {
  path: '/sysrest/api/blackList/exportApplications',
  columns: [
    'applyUserName',
    'userCode',
    'deptName',
    'applyUserMobile',
    'permissionIdList',
    'applyReason',
    'status',
    'submittedAt',
    'handler',
    'reply',
    'decidedAt',
  ],
})
export const getRestoreApplication = route({
  method: 'GET',
  path: '/sysrest/api/blackList/application',
  ...managed,
  summary: 'Get an application',
  input: shape({ id: Id }),
  reply: RestoreApplication,
})
export const listApplicationChanges = changesRoute({
  path: '/sysrest/api/blackList/applicationChanges',
  ...managed,
  summary: 'List the history of an application',
  key: 'id',
})
export const grantRestore = route({
  method: 'POST',
  path: '/sysrest/api/blackList/grant',
  ...managed,
  summary: 'Grant an application, which lifts the restrictions that it names',
  input: shape({ ...ofVersion, reply: Optional(Note(500)) }),
  reply: RestoreApplication,
})
export const refuseRestore = route({
  method: 'POST',
  path: '/sysrest/api/blackList/refuse',
  ...managed,
  summary: 'Refuse an application; the applicant sees the reason',
  input: shape({ ...ofVersion, reply: Text(500) }),
  reply: RestoreApplication,
})
