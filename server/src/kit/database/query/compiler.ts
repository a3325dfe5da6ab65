import { Kysely, PostgresQueryCompiler } from 'kysely'
import { dialectOn } from '../database.dialect.ts'
import type { DB } from '../db.ts'

/**
 * Compiles constants as literals, which the planner can use: a partial index serves `status = 'open'`, but not `status
 * = $2`.
 */
class LiteralCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (['string', 'number', 'boolean'].includes(typeof value) || value === null) this.appendImmediateValue(value)
    else super.appendValue(value)
  }
}

export const compiler = new Kysely<DB>({
  dialect: dialectOn(
    () => {
      throw new Error('compiles only')
    },
    () => new LiteralCompiler(),
  ),
})
