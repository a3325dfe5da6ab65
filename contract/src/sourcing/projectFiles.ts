import { route } from '#contract/kit/route.ts'
import { Count, Done, Id, List, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'
import { mostItems, ProjectItemDraft } from './projectDraft.ts'

/** Files that are made of a project, or that a project is made of. */

/** Rejected cell of a workbook, with the reason. */
export const ItemProblem = shape({
  row: Type.Integer({ description: 'of the sheet, from 1' }),
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
  isKept: Type.Boolean({ description: 'whether the row was kept without this cell' }),
})
export type ItemProblem = Static<typeof ItemProblem>

export const readProjectItems = route({
  method: 'POST',
  path: '/inquiry/api/project/readItems',
  access: 'project.manage',
  entrances: ['purchaser'],
  steps: true,
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 10 * 1024 * 1024 },
  rateLimit: 'import',
  summary:
    'Reads items from a workbook, without writing anything: the rows that can be kept, and every cell that cannot.',
  input: Nothing,
  reply: shape({ items: List(ProjectItemDraft, mostItems), problems: List(ItemProblem, 1000), rows: Count }),
})
export const downloadItemsTemplate = route({
  method: 'GET',
  path: '/inquiry/api/project/itemsTemplate',
  access: 'project.manage',
  entrances: ['purchaser'],
  download: true,
  summary: 'The workbook in which items are written.',
  input: Nothing,
  reply: Done,
})
export const downloadProjectItems = route({
  method: 'GET',
  path: '/inquiry/api/project/items',
  access: 'public',
  ofPortal: true,
  download: true,
  summary: 'The items of a published project as a workbook.',
  input: shape({ id: Id }),
  reply: Done,
})
export const downloadProjectCalendar = route({
  method: 'GET',
  path: '/inquiry/api/project/calendar',
  access: 'public',
  ofPortal: true,
  download: true,
  summary: 'The deadlines of a published project as a calendar (RFC 5545).',
  input: shape({ id: Id }),
  reply: Done,
})
