import { Attachments } from '#contract/files/files.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Objection, ObjectionSubject } from './objection.ts'
import { objectionHandlers } from './waitingObjections.ts'

export const ObjectionTab = OneOf(['open', 'ended', 'all'])
export type ObjectionTab = Static<typeof ObjectionTab>
const filters = {
  tab: Optional(ObjectionTab),
  projectId: Optional(Id),
  subject: Optional(ObjectionSubject),
  keyword: Optional(Note(100)),
}
const columns = [
  'projectNo',
  'projectTitle',
  'supplierName',
  'subject',
  'body',
  'status',
  'submittedAt',
  'dueAt',
  'answer',
  'answeredAt',
  'reason',
] as const

const supplier = { access: 'supplierProject.join', entrances: ['supplier'] } as const
const buyer = { access: 'project.manage', entrances: ['purchaser'] } as const
const overseer = { access: 'objection.decide', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const listObjections = listRoute({
  path: '/inquiry/api/objection/list',
  ...objectionHandlers,
  summary: "List the objections to projects of the caller's department, or to all projects for overseers",
  filters,
  sort: ['submittedAt', 'dueAt'],
  record: Objection,
})
export const exportObjections = exportRoute(listObjections, { path: '/inquiry/api/objection/export', columns })
export const listMyObjections = listRoute({
  path: '/inquiry/api/objection/mine',
  ...supplier,
  summary: "List the objections of the caller's supplier",
  filters,
  sort: ['submittedAt', 'dueAt'],
  record: Objection,
})
export const exportMyObjections = exportRoute(listMyObjections, {
  path: '/inquiry/api/objection/exportMine',
  columns: columns.filter((column) => column !== 'supplierName'),
})
export const findObjection = route({
  method: 'GET',
  path: '/inquiry/api/objection/detail',
  access: 'session',
  summary: 'Get an objection, for its supplier, users who run its project, and overseers',
  input: shape({ id: Id }),
  reply: Objection,
})
export const listObjectionChanges = changesRoute({
  path: '/inquiry/api/objection/changes',
  access: 'session',
  summary: 'List the history of an objection, for its readers',
  key: 'id',
})

export const raiseObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/raise',
  ...supplier,
  summary: 'Raise an objection to a project in which the supplier participates, within its period',
  input: shape({
    projectId: Id,
    subject: ObjectionSubject,
    body: Text(2000),
    attachments: Optional(Attachments('documents')),
  }),
  reply: Objection,
})
export const moveObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/move',
  ...supplier,
  summary: 'Withdraw an objection, accept its answer, or escalate it to the overseers, as its supplier',
  input: shape({ ...ofVersion, action: OneOf(['withdraw', 'close', 'escalate']), reason: Optional(Note(1000)) }),
  reply: Objection,
})
export const judgeObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/judge',
  ...buyer,
  summary: 'Accept an objection for examination, or reject it with a reason, as the department of its project',
  input: shape({ ...ofVersion, decision: OneOf(['accept', 'reject']), reason: Optional(Note(1000)) }),
  reply: Objection,
})
export const answerObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/answer',
  ...buyer,
  summary: 'Answer an objection as the department of its project, optionally in the public notice',
  input: shape({
    ...ofVersion,
    answer: Text(2000),
    attachments: Optional(Attachments('documents')),
    isPublished: Type.Boolean(),
  }),
  reply: Objection,
})
export const decideObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/decide',
  ...overseer,
  summary: 'Uphold or dismiss an escalated objection with a reason, as an overseer',
  input: shape({ ...ofVersion, decision: OneOf(['uphold', 'dismiss']), reason: Text(1000) }),
  reply: Objection,
})
export const releaseObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/release',
  ...overseer,
  summary: 'Permit publication of the result despite an open objection with a reason, as an overseer',
  input: shape({ ...ofVersion, reason: Text(1000) }),
  reply: Objection,
})
