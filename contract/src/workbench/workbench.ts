import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Month,
  Nothing,
  OneOf,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'

/** Maximum number of displayed to-dos of each kind; the list of the kind has all. */
export const maxTodos = 5
export const maxRecents = 8
export const maxShortcuts = 6
export const maxDueDates = 200
/** Number of months in charts, including the current one. */
export const chartMonths = 6

const both = { name: Type.String(), enName: Type.String() }

/** To-do of the caller. */
export const Todo = shape({
  kind: Type.String({ description: 'one of the kinds of the same reply' }),
  id: Id,
  title: Type.String(),
  more: Type.Integer({ description: 'number of items besides the one in the title' }),
  note: Type.String(),
  amount: Maybe(Amount),
  dueAt: Maybe(Instant),
  since: Instant,
  to: Type.String({ description: 'path of the page that handles it' }),
})
export type Todo = Static<typeof Todo>

export const TodoKind = shape({
  kind: Type.String(),
  ...both,
  action: Type.String(),
  enAction: Type.String(),
  count: Type.Integer({ description: 'counted up to 1000' }),
  list: Type.String(),
})
export type TodoKind = Static<typeof TodoKind>

export const RecentItem = shape({
  ...both,
  kind: Type.String(),
  id: Id,
  title: Type.String(),
  more: Type.Integer(),
  note: Type.String(),
  at: Instant,
  to: Type.String(),
})
export type RecentItem = Static<typeof RecentItem>

export const viewWorkbench = route({
  method: 'GET',
  path: '/sysrest/api/workbench/view',
  access: 'session',
  summary: "Get the caller's to-dos, the five most urgent of each kind with their number, and recently changed records",
  input: Nothing,
  reply: shape({
    now: Instant,
    kinds: List(TodoKind, 40),
    todos: List(Todo, 200),
    recents: List(RecentItem, maxRecents),
    recentLists: List(shape({ ...both, list: Type.String() }), 10),
  }),
})

export const DueDate = shape({
  ...both,
  kind: Type.String(),
  id: Id,
  title: Type.String(),
  more: Type.Integer(),
  dueAt: Instant,
  to: Type.String(),
})
export type DueDate = Static<typeof DueDate>

export const listDueDates = route({
  method: 'GET',
  path: '/sysrest/api/workbench/dueDates',
  access: 'session',
  summary: "List the caller's to-dos due in a month, earliest first",
  input: shape({ month: Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$', description: 'YYYY-MM' }) }),
  reply: shape({ days: List(DueDate, maxDueDates), isCapped: Type.Boolean() }),
})

export const WorkbenchFigure = shape({
  ...both,
  id: Type.String(),
  note: Type.String(),
  enNote: Type.String(),
  measure: OneOf(['amount', 'count']),
  value: Amount,
  list: Type.String(),
})
export type WorkbenchFigure = Static<typeof WorkbenchFigure>

export const WorkbenchChart = shape({
  ...both,
  id: Type.String(),
  shape: OneOf(['bar', 'stacked', 'line']),
  /** Empty for amounts in yuan. */
  counted: Type.String(),
  enCounted: Type.String(),
  months: List(Month, 60),
  series: List(shape({ ...both, figures: List(Maybe(Amount), 60) }), 4),
})
export type WorkbenchChart = Static<typeof WorkbenchChart>

export const workbenchStatistics = route({
  method: 'GET',
  path: '/sysrest/api/workbench/statistics',
  access: 'session',
  lags: true,
  summary: 'Get the key figures and at most two monthly charts visible to the caller',
  input: Nothing,
  reply: shape({ figures: List(WorkbenchFigure, 10), charts: List(WorkbenchChart, 2) }),
})

const MenuIds = List(
  Type.String({ pattern: '^[0-9]{6}$', description: 'id of a menu entry of the caller' }),
  maxShortcuts,
)
export const Shortcuts = shape({
  version: Count,
  /** Null: none saved, so the first menu entries are shown. */
  menuIds: Maybe(MenuIds),
})

export const getShortcuts = route({
  method: 'GET',
  path: '/sysrest/api/workbench/shortcuts',
  access: 'session',
  summary: "Get the shortcuts of the caller's account in display order, without those no longer in the menu",
  input: Nothing,
  reply: Shortcuts,
})

export const saveShortcuts = route({
  method: 'POST',
  path: '/sysrest/api/workbench/saveShortcuts',
  access: 'session',
  summary: "Save the shortcuts of the caller's account in display order",
  input: shape({ version: Count, menuIds: MenuIds }),
  reply: Shortcuts,
})
