import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { awaitWithCommit } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { aTenant, database, refusalOf } from '#test/app.ts'

const codesOf = (tenantId: string) =>
  database.read(tenantId, async (db) => {
    const rows = await db.selectFrom('tenancy.configs').select('code').orderBy('code').execute()
    return rows.map(({ code }) => code)
  })

test('pipeline: pipelined statements are one transaction: all or nothing', async () => {
  const { id } = await aTenant()
  const work = (fails: boolean) =>
    database.write(id, async (tx) => {
      const slow = async () => {
        await sql`select pg_sleep(0.05)`.execute(tx)
        await insertCode(tx, { code: 'late' })
      }
      await pipeline(
        insertCode(tx, { code: 'early' }),
        fails ? sql`select 1 / 0`.execute(tx) : Promise.resolve(),
        slow(),
      )
    })
  expect(await refusalOf(work(true))).toBe('division by zero')
  expect(await codesOf(id)).toEqual([])
  await work(false)
  expect(await codesOf(id)).toEqual(['early', 'late'])
})

test('pipeline: throws the error of the failed statement, not of a later one', async () => {
  const { id } = await aTenant()
  const work = database.write(id, (tx) =>
    pipeline(
      sql`select 1`.execute(tx),
      insertCodeAnd(tx, { code: 'twice', val: '1' }),
      insertCodeAnd(tx, { code: 'twice', val: '1' }),
    ),
  )
  expect(await refusalOf(work)).toContain('duplicate key')
})

test('pipeline: a statement that is not awaited fails the transaction', async () => {
  const { id } = await aTenant()
  const work = (code: string, last: string) =>
    database.write(id, async (tx) => {
      await insertCode(tx, { code })
      return { last: awaitWithCommit(tx, insertCodeAnd.one(tx, { code: last, val: '1' })) }
    })
  const { last } = await work('a', 'b')
  expect(Number((await last).id)).toBeGreaterThan(0)
  expect(await refusalOf(work('c', 'b'))).toContain('duplicate key')
  expect(await codesOf(id)).toEqual(['a', 'b'])
})

test('pipeline: failed work rolls back its pipelined statements, and later transactions do not wait for them', async () => {
  const { id } = await aTenant()
  const work = database.write(id, (tx) => {
    void awaitWithCommit(tx, insertCode(tx, { code: 'never' }))
    void awaitWithCommit(tx, insertCode(tx, { code: 'never' }))
    return Promise.reject(new Error('changed its mind'))
  })
  expect(await refusalOf(work)).toBe('changed its mind')
  await Promise.all(Array.from({ length: 25 }, (_, n) => database.write(id, (tx) => insertCode(tx, { code: `k${n}` }))))
  expect(await codesOf(id)).toHaveLength(25)
  expect(await codesOf(id)).not.toContain('never')
})

const insertCode = preparedQuery((db, $: Params<{ code: string }>) =>
  db.insertInto('tenancy.configs').values({ code: $.code, val: '1' }).returning('id'),
)
const insertCodeAnd = preparedQuery((db, $: Params<{ code: string; val: string }>) =>
  db.insertInto('tenancy.configs').values($).returning('id'),
)

test('pipeline: prepared statements are executed in the order of their calls', async () => {
  const { id } = await aTenant()
  const ids = await database.write(id, async (tx) =>
    pipeline(
      insertCodeAnd.one(tx, { code: 'a', val: '1' }).then((row) => row.id),
      insertCode.one(tx, { code: 'b' }).then((row) => row.id),
      insertCodeAnd.one(tx, { code: 'c', val: '1' }).then((row) => row.id),
      insertCode.first(tx, { code: 'd' }).then((row) => row!.id),
    ),
  )
  expect(ids).toEqual(ids.toSorted())
})
