import { route } from '#contract/kit/route.ts'
import { Count, Done, Id, List, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'
import { TableLayout, tableChoice } from '#contract/kit/tables/layout.ts'
import { maxItems, ProjectItemDraft } from './projectDraft.ts'

/** Workbooks and calendars of a project. */

/** Rejected cell of a workbook, with the reason. */
export const ItemProblem = shape({
  row: Type.Integer({ description: 'row of the sheet, from 1' }),
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
  isKept: Type.Boolean({ description: 'the row was kept without this cell' }),
})
export type ItemProblem = Static<typeof ItemProblem>

export const readProjectItems = route({
  method: 'POST',
  path: '/inquiry/api/project/readItems',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  steps: true,
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 10 * 1024 * 1024 },
  rateLimit: 'import',
  summary: 'Parse items of a workbook without saving them, and list the rejected cells',
  input: shape(tableChoice),
  reply: shape({
    items: List(ProjectItemDraft, maxItems),
    problems: List(ItemProblem, 1000),
    rows: Count,
    layout: TableLayout,
  }),
})
export const downloadItemsTemplate = route({
  method: 'GET',
  path: '/inquiry/api/project/itemsTemplate',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  download: true,
  summary: 'Download the workbook template for items',
  input: Nothing,
  reply: Done,
})
export const downloadProjectItems = route({
  method: 'GET',
  path: '/inquiry/api/project/items',
  access: 'public',
  ofPortal: true,
  download: true,
  summary: 'Export the items of a published project as a workbook',
  input: shape({ id: Id }),
  reply: Done,
})
export const downloadProjectCalendar = route({
  method: 'GET',
  path: '/inquiry/api/project/calendar',
  access: 'public',
  ofPortal: true,
  download: true,
  summary: 'Export the deadlines of a published project as a calendar (RFC 5545)',
  input: shape({ id: Id }),
  reply: Done,
})
