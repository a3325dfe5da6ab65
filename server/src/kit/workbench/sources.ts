import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'

/** Which to-dos are read: the most urgent ones, or those that are due in a span. */
export interface TodoSpan {
  readonly from: Date | null
  readonly until: Date | null
  readonly most: number
}

/** One thing that waits for the actor, with how many of its kind there are in all. */
export interface TodoRow {
  readonly id: string
  readonly title: string
  /** How many things there are besides the one that the title names. */
  readonly more: number
  readonly note: string
  readonly amount: string | null
  readonly due_at: Date | null
  readonly since: Date
  readonly total: number
}

export interface RecentRow {
  readonly id: string
  readonly title: string
  readonly more: number
  readonly note: string
  readonly at: Date
}

/** Each month has one figure for each series of the chart, in their order. */
export interface ChartRow {
  readonly month: string
  readonly figures: readonly (string | number | null)[]
}

type Read<Input, Reply> = (sql: Db, actor: Actor, input: Input) => Promise<Reply>

/** What a module reads for the workbench; each is asked only for people who see that part. */
export interface WorkbenchSources {
  readonly todos?: Readonly<Record<string, Read<TodoSpan, readonly TodoRow[]>>>
  readonly recents?: Readonly<Record<string, Read<{ readonly most: number }, readonly RecentRow[]>>>
  readonly figures?: Readonly<Record<string, (sql: Db, actor: Actor) => Promise<string | number>>>
  /** Null where there is nothing to show. */
  readonly charts?: Readonly<Record<string, Read<{ readonly months: readonly string[] }, readonly ChartRow[] | null>>>
}
