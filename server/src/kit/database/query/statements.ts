import type { Selectable } from 'kysely'
import type { DB } from '../db.ts'

/** The column that a value comes from: the value has its type. */
export type Column<T extends keyof DB, C extends keyof Selectable<DB[T]>> = Selectable<DB[T]>[C]

/** Types of every statement that is SQL text. `db.statements.ts` of each module adds its own. */
export interface Statements {}
