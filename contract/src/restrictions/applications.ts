import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { MyApplication } from './blackList.ts'
import { ApplicationAction, ApplicationStatus } from './states.ts'

/** Applications 恢复申请 as operators decide about them. */
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
  summary: 'The applications that were sent, the newest first; drafts are those of their applicants alone.',
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
  summary: 'One of them.',
  input: shape({ id: Id }),
  reply: RestoreApplication,
})
export const listApplicationChanges = changesRoute({
  path: '/sysrest/api/blackList/applicationChanges',
  ...managed,
  summary: 'What has happened with one.',
  key: 'id',
})
export const grantRestore = route({
  method: 'POST',
  path: '/sysrest/api/blackList/grant',
  ...managed,
  summary: 'Grants one: the restrictions that it names are lifted with it.',
  input: shape({ ...ofVersion, reply: Optional(Note(500)) }),
  reply: RestoreApplication,
})
export const refuseRestore = route({
  method: 'POST',
  path: '/sysrest/api/blackList/refuse',
  ...managed,
  summary: 'Refuses one, with the reason, which its applicant reads.',
  input: shape({ ...ofVersion, reply: Text(500) }),
  reply: RestoreApplication,
})
