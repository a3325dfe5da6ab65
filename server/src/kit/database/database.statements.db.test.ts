import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#kit/database/database.ts'
import { mostRecent } from '#kit/database/database.statements.ts'
import { preparedQuery } from '#kit/database/query.ts'
import { withDatabase } from '#test/sql/withDatabase.ts'

const all = preparedQuery((db) => db.selectFrom('tenancy.configs').select(['code', 'val', 'tenant_id']).orderBy('code'))

const prepared = async (database: Database) =>
  database.read('0', async (db) => {
    const { rows } = await db.executeQuery<{ name: string }>(
      CompiledQuery.raw('select name from pg_prepared_statements'),
    )
    return rows.map(({ name }) => name)
  })

test('checked statements: statements compiled at each call stay prepared while in use and are then discarded', () =>
  withDatabase({ size: 1 }, async (database) => {
    await database.read('0', async (db) => {
      await all(db)
      for (let n = 0; n < mostRecent + 50; n++)
        await db.selectFrom('tenancy.configs').select('code').limit(1).offset(n).where('val', '=', `${n}`).execute()
      const columns = ['code', 'val', 'id'] as const
      for (let n = 0; n < mostRecent + 50; n++)
        await db
          .selectFrom('tenancy.configs')
          .select(columns[n % 3]!)
          .where((e) => e.and(Array.from({ length: n }, () => e('val', '=', 'x'))))
          .execute()
    })
    const names = await prepared(database)
    expect(names.filter((name) => name.startsWith('recent')).length).toBe(mostRecent)
    expect(names).toContain(all.statement().name)
  }))
