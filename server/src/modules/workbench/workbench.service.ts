import { dayOf, monthAfter, monthsBetween } from '#contract/kit/calendar.ts'
import type { WorkbenchRecent, WorkbenchTodo } from '#contract/kit/workbench/parts.ts'
import * as contract from '#contract/workbench/workbench.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { RecentRow, TodoRow } from '#kit/workbench/sources.ts'
import { type Registry, seenBy } from './registry.ts'

const namesOf = ({ name: [name, enName] }: { readonly name: readonly [string, string] }) => ({ name, enName })
const pageOf = ({ list, page }: WorkbenchTodo | WorkbenchRecent, id: string) => (page === undefined ? list : page + id)

const presentTodo = (kind: string, part: WorkbenchTodo, row: TodoRow): contract.Todo => ({
  kind,
  id: row.id,
  title: row.title,
  more: row.more,
  note: row.note,
  amount: row.amount,
  dueAt: row.due_at?.toISOString() ?? null,
  since: row.since.toISOString(),
  to: pageOf(part, row.id),
})

const presentRecent = (kind: string, part: WorkbenchRecent, row: RecentRow): contract.RecentItem => ({
  ...namesOf(part),
  kind,
  id: row.id,
  title: row.title,
  more: row.more,
  note: row.note,
  at: row.at.toISOString(),
  to: pageOf(part, row.id),
})

/** Sort order: to-dos with a deadline first, by deadline; then those waiting longest. */
const byUrgency = (a: contract.Todo, b: contract.Todo): number =>
  a.dueAt === null || b.dueAt === null
    ? Number(a.dueAt === null) - Number(b.dueAt === null) || a.since.localeCompare(b.since)
    : a.dueAt.localeCompare(b.dueAt)

/** To-dos and latest changes; one statement for each kind. */
export async function presentWorkbench(db: Db, actor: Actor, registry: Registry) {
  const kinds: contract.TodoKind[] = []
  const todos: contract.Todo[] = []
  // Sequential, because the reads share a connection.
  for (const { id, part, read } of seenBy(registry.todos, actor)) {
    const rows = await read(db, actor, { from: null, until: null, max: contract.maxTodos })
    // What everybody could have is shown to those who have it.
    if (part.needs === undefined && rows.length === 0) continue
    const [action, enAction] = part.action
    kinds.push({ kind: id, ...namesOf(part), action, enAction, count: rows[0]?.total ?? 0, list: part.list })
    todos.push(...rows.map((row) => presentTodo(id, part, row)))
  }
  const recents: contract.RecentItem[] = []
  const seen = seenBy(registry.recents, actor)
  for (const { id, part, read } of seen) {
    const rows = await read(db, actor, { max: contract.maxRecents })
    recents.push(...rows.map((row) => presentRecent(id, part, row)))
  }
  return {
    now: actor.now.toISOString(),
    kinds,
    todos: todos.toSorted(byUrgency),
    recents: recents.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, contract.maxRecents),
    recentLists: seen.map(({ part }) => ({ ...namesOf(part), list: part.list })),
  }
}

/** Start of a month in China. */
const beginOf = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`)

/** To-dos of the actor that are due in a month. */
export async function presentDueDates(db: Db, actor: Actor, registry: Registry, month: string) {
  const span = { from: beginOf(month), until: beginOf(monthAfter(month, 1)), max: contract.maxDueDates }
  const days: contract.DueDate[] = []
  for (const { id, part, read } of seenBy(registry.todos, actor)) {
    for (const row of await read(db, actor, span)) {
      if (row.due_at === null) continue
      const { kind, title, more, to } = presentTodo(id, part, row)
      days.push({ ...namesOf(part), kind, id: row.id, title, more, dueAt: row.due_at.toISOString(), to })
    }
  }
  const sorted = days.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))
  return { days: sorted.slice(0, contract.maxDueDates), isCapped: sorted.length >= contract.maxDueDates }
}

const maxCharts = 2

/** Figures, and the first charts that are not empty. */
export async function presentStatistics(db: Db, actor: Actor, registry: Registry) {
  const last = dayOf(actor.now).slice(0, 7)
  const months = monthsBetween(monthAfter(last, 1 - contract.chartMonths), last)
  const figures: contract.WorkbenchFigure[] = []
  for (const { id, part, read } of seenBy(registry.figures, actor)) {
    const [note, enNote] = part.note
    const value = String(await read(db, actor))
    figures.push({ id, ...namesOf(part), note, enNote, measure: part.measure, value, list: part.list })
  }
  const charts: contract.WorkbenchChart[] = []
  for (const { id, part, read } of seenBy(registry.charts, actor)) {
    if (charts.length === maxCharts) break
    const rows = await read(db, actor, { months })
    if (rows === null) continue
    const [counted, enCounted] = part.measure === 'amount' ? ['', ''] : part.measure
    charts.push({
      id,
      ...namesOf(part),
      shape: part.shape,
      counted,
      enCounted,
      months: rows.map(({ month }) => month),
      series: part.series.map(([name, enName], at) => ({
        name,
        enName,
        figures: rows.map((row) => ((row.figures[at] ?? null) === null ? null : String(row.figures[at]))),
      })),
    })
  }
  return { figures, charts }
}
