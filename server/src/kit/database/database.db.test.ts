import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { awaitWithCommit, openDatabase } from '#kit/database/database.ts'
import { preparedQuery } from '#kit/database/query.ts'
import { randomId } from '#test/ids.ts'
import { marks } from '#test/sql/marks.ts'
import { databaseUrl, withDatabase } from '#test/sql/withDatabase.ts'

test('database: a deadlock is retried and not reported to the caller', () =>
  withDatabase({ size: 4 }, async (database) => {
    const tenant = randomId()
    const names = ['a', 'b'].map((name) => name + randomBytes(4).toString('hex'))
    await database.write(tenant, (tx) =>
      tx
        .insertInto('tenancy.configs')
        .values(names.map((code) => ({ code, val: '0' })))
        .execute(),
    )
    const both = (order: readonly string[]) =>
      database.write(tenant, async (tx) => {
        for (const code of order) {
          await sql`update tenancy.configs set val = (val::int + 1)::text where code = ${code}`.execute(tx)
          await sql`select pg_sleep(0.05)`.execute(tx)
        }
      })
    await Promise.all([both(names), both(names.toReversed())])
    const rows = await database.read(tenant, (db) =>
      db.selectFrom('tenancy.configs').select('val').where('code', 'in', names).execute(),
    )
    expect(rows.map(({ val }) => val)).toEqual(['2', '2'])
  }))

test('database: connections terminated by the database are replaced, and the process continues', () =>
  withDatabase({ size: 4 }, async (database) => {
    const tenant = randomId()
    await database.read(tenant, marks)
    const owner = openDatabase({ url: databaseUrl, size: 1 })
    for (let round = 0; round < 5; round++) {
      await owner.read('0', (db) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = session_user and query like '%configs%'`.execute(
          db,
        ),
      )
      const answers = await Promise.all([1, 2, 3, 4].map(() => database.read(tenant, marks)))
      expect(answers).toEqual([[], [], [], []])
    }
    await owner.close()
  }))

test('database: a write interrupted before its commit is repeated', () =>
  withDatabase({ size: 2 }, async (database) => {
    let tries = 0
    const answer = await database.write('0', async (tx) => {
      tries += 1
      await sql`set local role none`.execute(tx)
      if (tries === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
      return (await sql<{ one: number }>`select 1 as one`.execute(tx)).rows
    })
    expect([answer, tries]).toEqual([[{ one: 1 }], 2])
  }))

const endConnection = preparedQuery((db) =>
  db.selectNoFrom(sql<boolean>`pg_terminate_backend(pg_backend_pid())`.as('done')),
)

test('database: a write whose commit was sent is not repeated, because its result is unknown', () =>
  withDatabase({ size: 2 }, async (database) => {
    let tries = 0
    const write = database.write('0', async (tx) => {
      tries += 1
      if (tries > 1) return
      await sql`set role none`.execute(tx)
      void awaitWithCommit(tx, endConnection(tx))
    })
    await expect(write).rejects.toMatchObject({ reason: 'database.unavailable', isLost: true })
    expect(tries).toBe(1)
  }))
