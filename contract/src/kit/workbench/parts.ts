import type { Entrance } from '../entrance.ts'

type Words = readonly [zh: string, en: string]

/** Part of the workbench, shown to users of these entrances who hold the permission. */
interface Part {
  readonly name: Words
  readonly entrances: readonly [Entrance, ...Entrance[]]
  readonly needs: string
}

/** Kind of to-do: records that wait for a holder of the permission, or for whom they name. */
export interface WorkbenchTodo extends Omit<Part, 'needs'> {
  /** Required permission; without one all users of the entrances have this kind, and its source finds their own. */
  readonly needs?: string
  /** Label of the action button beside each to-do. */
  readonly action: Words
  /** Path of the page that lists all of them. */
  readonly list: string
  /** Path prefix of the detail page; the record's id is appended. Default: the list. */
  readonly page?: string
}

/** Recently changed records of one kind. */
export interface WorkbenchRecent extends Part {
  readonly list: string
  readonly page?: string
}

/** Key figure with a link to the list that it counts. */
export interface WorkbenchFigure extends Part {
  readonly measure: 'amount' | 'count'
  readonly note: Words
  readonly list: string
}

/** Chart of monthly figures. */
export interface WorkbenchChart extends Part {
  /** Priority: the workbench shows the two charts with the lowest places. */
  readonly place: number
  readonly shape: 'bar' | 'stacked' | 'line'
  /** Unit: yuan (`amount`), or the name of what is counted. */
  readonly measure: 'amount' | Words
  readonly series: readonly [Words, ...Words[]]
}

/**
 * Workbench declarations of a module. The `workbench` sources of its `Module` on the server provide the data under the
 * same names.
 */
export interface WorkbenchParts {
  readonly todos?: Readonly<Record<string, WorkbenchTodo>>
  readonly recents?: Readonly<Record<string, WorkbenchRecent>>
  readonly figures?: Readonly<Record<string, WorkbenchFigure>>
  readonly charts?: Readonly<Record<string, WorkbenchChart>>
}
