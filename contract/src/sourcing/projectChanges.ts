import { route } from '#contract/kit/route.ts'
import { Day, Id, List, Maybe, Note, PlannedInstant, shape, Text, Type } from '#contract/kit/schema.ts'
import { Measure, maxItems } from './projectDraft.ts'
import { Project } from './projects.ts'

/**
 * Changes a published project: later deadlines, other quantities or delivery dates. Old and new values are public;
 * suppliers must confirm their quotes again.
 */
export const changeProject = route({
  method: 'POST',
  path: '/inquiry/api/project/change',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Change a published project by a public notice; deadlines can only be postponed',
  bodyLimit: 1024 * 1024,
  input: shape({
    id: Id,
    version: Type.Integer(),
    title: Text(200),
    enrolEndAt: Maybe(PlannedInstant),
    questionEndAt: Maybe(PlannedInstant),
    quoteBeginAt: Maybe(PlannedInstant),
    quoteEndAt: Maybe(PlannedInstant),
    deliveryAddress: Note(200),
    items: List(shape({ id: Id, quantity: Measure, spec: Note(300), needDate: Maybe(Day) }), maxItems),
  }),
  reply: Project,
})
