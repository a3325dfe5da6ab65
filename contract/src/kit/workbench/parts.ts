import type { Entrance } from '../entrance.ts'

type Words = readonly [zh: string, en: string]

/** What somebody sees on the workbench if they are of one of these entrances and hold the permission. */
interface Part {
  readonly name: Words
  readonly entrances: readonly [Entrance, ...Entrance[]]
  readonly needs: string
}

/** A kind of to-do: things that wait for those who hold the permission. */
export interface WorkbenchTodo extends Part {
  /** What the button beside each says. */
  readonly action: Words
  /** Where all of them are. */
  readonly list: string
  /** Where one is dealt with: the id stands behind it. Without it, in the list. */
  readonly page?: string
}

/** Things of one kind that changed last. */
export interface WorkbenchRecent extends Part {
  readonly list: string
  readonly page?: string
}

/** One figure, and the list that it counts. */
export interface WorkbenchFigure extends Part {
  readonly measure: 'amount' | 'count'
  readonly note: Words
  readonly list: string
}

/** Figures by month. */
export interface WorkbenchChart extends Part {
  /** The workbench has room for two: those with the lowest places. */
  readonly place: number
  readonly shape: 'bar' | 'stacked' | 'line'
  /** Yuan, or what is counted. */
  readonly measure: 'amount' | Words
  readonly series: readonly [Words, ...Words[]]
}

/** What a module shows on the workbench; the sources of its `Module` on the server read what is declared here. */
export interface WorkbenchParts {
  readonly todos?: Readonly<Record<string, WorkbenchTodo>>
  readonly recents?: Readonly<Record<string, WorkbenchRecent>>
  readonly figures?: Readonly<Record<string, WorkbenchFigure>>
  readonly charts?: Readonly<Record<string, WorkbenchChart>>
}
