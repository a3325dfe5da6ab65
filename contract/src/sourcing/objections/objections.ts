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
  summary: "Objections to the projects of the caller's department, or to all for those who oversee projects.",
  filters,
  sort: ['submittedAt', 'dueAt'],
  record: Objection,
})
export const exportObjections = exportRoute(listObjections, { path: '/inquiry/api/objection/export', columns })
export const listMyObjections = listRoute({
  path: '/inquiry/api/objection/mine',
  ...supplier,
  summary: "The objections of the caller's supplier.",
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
  summary: 'An objection, for the supplier that has raised it, those who run its project and those who oversee it.',
  input: shape({ id: Id }),
  reply: Objection,
})
export const listObjectionChanges = changesRoute({
  path: '/inquiry/api/objection/changes',
  access: 'session',
  summary: 'What has happened with an objection, for those who see it.',
  key: 'id',
})

export const raiseObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/raise',
  ...supplier,
  summary: 'Raises an objection to a project in which the supplier takes part, within its period.',
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
  summary: 'The supplier withdraws its objection, accepts the answer, or escalates it to the overseers.',
  input: shape({ ...ofVersion, action: OneOf(['withdraw', 'close', 'escalate']), reason: Optional(Note(1000)) }),
  reply: Objection,
})
export const judgeObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/judge',
  ...buyer,
  summary: 'The department accepts an objection, or rejects it with the reason.',
  input: shape({ ...ofVersion, decision: OneOf(['accept', 'reject']), reason: Optional(Note(1000)) }),
  reply: Objection,
})
export const answerObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/answer',
  ...buyer,
  summary: 'The department answers an objection; the answer is in the public notice where it wants that.',
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
  summary: 'An overseer upholds or dismisses an escalated objection, with the reason.',
  input: shape({ ...ofVersion, decision: OneOf(['uphold', 'dismiss']), reason: Text(1000) }),
  reply: Objection,
})
export const releaseObjection = route({
  method: 'POST',
  path: '/inquiry/api/objection/release',
  ...overseer,
  summary: 'An overseer lets the result be published while the objection is open, with the reason.',
  input: shape({ ...ofVersion, reason: Text(1000) }),
  reply: Objection,
})
