import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Maybe, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Columns 栏目: tree of article categories. */

export const maxColumnLevels = 3

export const ColumnDraft = shape({
  name: Text(30),
  enName: Note(60),
  value: Type.String({ pattern: '^[^\\s,]{1,30}$', description: 'type of its articles' }),
})
export type ColumnDraft = Static<typeof ColumnDraft>

export const ColumnAction = OneOf(['addBelow', 'edit', 'move', 'up', 'down', 'disable', 'enable'])
export type ColumnAction = Static<typeof ColumnAction>

/** A column as it is maintained. */
export const Column = shape({
  id: Id,
  version: Type.Integer(),
  pid: Maybe(Id),
  ...ColumnDraft.properties,
  value: Type.String(),
  level: Type.Integer({ description: 'level, from 1' }),
  place: Type.Integer({ description: 'position among the columns of the same parent, from 1' }),
  articles: Type.Integer({ description: 'articles directly in it, in any status' }),
  status: Availability,
  can: List(ColumnAction),
})
export type Column = Static<typeof Column>

export const listColumns = listRoute({
  path: '/portalent/api/portalColunms/list',
  access: 'article.manage',
  entrances: ['operator'],
  summary: 'List all columns, or all below a column',
  filters: { keyword: Optional(Note(60)), status: Optional(Availability) },
  record: Column,
})
export const exportColumns = exportRoute(listColumns, {
  path: '/portalent/api/portalColunms/export',
  columns: ['name', 'enName', 'value', 'level', 'place', 'articles', 'status'],
})
export const getColumn = route({
  method: 'GET',
  path: '/portalent/api/portalColunms/detail',
  access: 'article.manage',
  entrances: ['operator'],
  summary: 'Get a column',
  input: shape({ id: Id }),
  reply: Column,
})
export const listColumnChanges = changesRoute({
  path: '/portalent/api/portalColunms/changes',
  access: 'article.manage',
  entrances: ['operator'],
  summary: 'List the recent changes of a column',
  key: 'id',
})

const configured = { method: 'POST', access: 'article.configure', entrances: ['operator'] } as const
const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const addColumn = route({
  ...configured,
  path: '/portalent/api/portalColunms/add',
  summary: 'Create a column below another one or at the top, in the last position',
  input: shape({ pid: Maybe(Id), ...ColumnDraft.properties }),
  reply: Column,
})
export const editColumn = route({
  ...configured,
  path: '/portalent/api/portalColunms/edit',
  summary: 'Rename a column',
  input: shape({ id: Id, version: Version, ...ColumnDraft.properties }),
  reply: Column,
})
export const moveColumn = route({
  ...configured,
  path: '/portalent/api/portalColunms/move',
  summary: 'Move a column with its sub-columns below another one or to the top, to the given position or the last one',
  input: shape({
    id: Id,
    version: Version,
    pid: Maybe(Id),
    place: Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  reply: Column,
})
export const setColumnStatus = route({
  ...configured,
  path: '/portalent/api/portalColunms/setStatus',
  summary: 'Hide a column with its articles and sub-columns, or show it',
  input: shape({ id: Id, status: Availability }),
  reply: Column,
})
