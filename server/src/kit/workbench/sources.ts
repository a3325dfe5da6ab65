import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'

/** Selection of to-dos: the `most` most urgent ones, or those due in a time span. */
export interface TodoSpan {
  readonly from: Date | null
  readonly until: Date | null
  readonly max: number
}

/** To-do of the actor; `total` counts all of its kind. */
export interface TodoRow {
  readonly id: string
  readonly title: string
  /** Number of further items besides the one in the title. */
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

/** Values of one month, one for each series of the chart, in order. */
export interface ChartRow {
  readonly month: string
  readonly figures: readonly (string | number | null)[]
}

type Read<Input, Reply> = (db: Db, actor: Actor, input: Input) => Promise<Reply>

/** Workbench data sources of a module; each is called only for users who see that part. */
export interface WorkbenchSources {
  readonly todos?: Readonly<Record<string, Read<TodoSpan, readonly TodoRow[]>>>
  readonly recents?: Readonly<Record<string, Read<{ readonly max: number }, readonly RecentRow[]>>>
  readonly figures?: Readonly<Record<string, (db: Db, actor: Actor) => Promise<string | number>>>
  /** Null if there is nothing to show. */
  readonly charts?: Readonly<Record<string, Read<{ readonly months: readonly string[] }, readonly ChartRow[] | null>>>
}
