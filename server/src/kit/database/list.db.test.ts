import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maxOnPage } from '#contract/kit/list.ts'
import { aTenant, database } from '#test/app.ts'
import type { Db } from './database.ts'
import { listByKeys, listOf } from './list.ts'

/** Fixture: rows with the same time, so that only the ids define the order. */
async function rowsFor(count: number) {
  const { id: tenantId } = await aTenant()
  const at = new Date('2026-01-01T00:00:00Z')
  await database.write(tenantId, (tx) =>
    tx
      .insertInto('catalogue.searches')
      .values(
        Array.from({ length: count }, (_, n) => ({
          user_id: '1',
          words: `w${String(n).padStart(5, '0')}`,
          at,
        })),
      )
      .execute(),
  )
  return tenantId
}

const find = (db: Db, { like = '%' }: { readonly like?: string }) =>
  db.selectFrom('catalogue.searches as s').where('s.words', 'like', like)
const searches = listOf({
  find,
  select: (found) => found.select(['s.id', 's.words']),
  key: 's.id',
  order: [['s.at', 'desc']],
  sort: { words: 's.words' } as never,
})
const capped = listOf({
  find,
  select: (found) => found.select(['s.id', 's.words']),
  key: 's.id',
  countUpTo: 20,
})
const byKeys = listByKeys({
  find,
  read: async (db, keys) =>
    (await db.selectFrom('catalogue.searches').select(['id', 'words']).where('id', 'in', keys).execute()).toReversed(),
  key: 's.id',
  order: ['s.words'],
})

test('list: total and pages are correct on the last page and beyond it', async () => {
  const tenant = await rowsFor(25)
  const page = (number: number, like = '%') =>
    database.read(tenant, (db) => searches.page(db, { like }, { page: number, limit: 10 }))
  const facts = async (number: number, like?: string) => {
    const { rows, total, pages, totalIsCapped } = await page(number, like)
    return [rows.length, total, pages, totalIsCapped]
  }
  expect(await facts(1)).toEqual([10, 25, 3, false])
  expect(await facts(3)).toEqual([5, 25, 3, false])
  expect(await facts(4)).toEqual([0, 25, 3, false])
  expect(await facts(1, 'none')).toEqual([0, 0, 0, false])
  expect(await facts(9, 'none')).toEqual([0, 0, 0, false])
})

test('list: rows with equal sort values keep their order, each on exactly one page', async () => {
  const tenant = await rowsFor(45)
  for (const list of [searches, byKeys])
    for (const sort of [undefined, 'words', '-words']) {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => database.read(tenant, (db) => list.page(db, {}, { page, limit: 10, sort }))),
      )
      const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
      expect(ids).toHaveLength(45)
      expect(new Set(ids).size).toBe(45)
      const keys = await database.read(tenant, (db) => list.keys(db, {}, { sort }))
      expect(keys).toEqual(ids)
    }
})

test('list: sorts ascending or descending; without sorting the default order remains', async () => {
  const tenant = await rowsFor(3)
  const words = (sort?: string) =>
    database.read(tenant, async (db) => (await searches.page(db, {}, { sort })).rows.map((row) => row.words))
  expect(await words('words')).toEqual(['w00000', 'w00001', 'w00002'])
  expect(await words('-words')).toEqual(['w00002', 'w00001', 'w00000'])
  expect(await words('other')).toEqual(await words())
})

test('list: a capped count is marked and never lower than the rows of the page', async () => {
  const tenant = await rowsFor(45)
  const page = async (number: number) => {
    const found = await database.read(tenant, (db) => capped.page(db, {}, { page: number, limit: 10 }))
    return [found.rows.length, found.total, found.totalIsCapped]
  }
  expect(await page(1)).toEqual([10, 20, true])
  expect(await page(4)).toEqual([10, 40, true])
  expect(await page(5)).toEqual([5, 45, false])
})

test('list: capped counts are cached by tenant and filter; others are counted again', async () => {
  const [tenant, other] = [await rowsFor(25), await rowsFor(15)]
  const total = async (of: string, like?: string) => {
    const filter = like === undefined ? {} : { like }
    const found = await database.read(of, (db) => capped.page(db, filter, { page: 1, limit: 10 }))
    return [found.total, found.totalIsCapped]
  }
  expect([await total(tenant), await total(other), await total(tenant, '%1%')]).toEqual([
    [20, true],
    [15, false],
    [12, false],
  ])
  await database.write(tenant, (tx) =>
    tx
      .deleteFrom('catalogue.searches')
      .where('words', 'in', ['w00001', 'w00002', 'w00003', 'w00004', 'w00005', 'w00006'])
      .execute(),
  )
  expect(await total(tenant)).toEqual([20, true])
  expect(await total(tenant, '%1%')).toEqual([11, false])
})

const plannedOnce = listOf({
  find,
  select: (found) => found.select(['s.id', 's.words', sql<string>`'planned once'`.as('mark')]),
  key: 's.id',
  plannedOnce: ({ like }) => like === '%',
})

test('list: a query with a single plan is planned once for each connection, with correct pages', async () => {
  const tenant = await rowsFor(25)
  await database.read(tenant, async (db) => {
    for (let call = 0; call < 10; call++)
      for (const like of ['%', 'w%']) {
        const pages = [1, 3].map((page) => plannedOnce.page(db, { like }, { page, limit: 10 }))
        expect((await Promise.all(pages)).map(({ rows }) => rows.length)).toEqual([10, 5])
      }
    const { rows } = await sql<{ once: boolean }>`
      select generic_plans > 4 as once from pg_prepared_statements
      where statement like '%''planned once''%limit 10' and statement not like '%offset%'`.execute(db)
    expect(rows).toEqual([{ once: true }])
  })
})

test('list: the largest page size returns all rows up to the maximum', async () => {
  const tenant = await rowsFor(maxOnPage + 20)
  const page = (number: number) => database.read(tenant, (db) => searches.page(db, {}, { page: number, limit: 50 }))
  const [first, second] = await Promise.all([page(1), page(2)])
  expect([first.rows.length, first.limit, first.total, first.pages]).toEqual([maxOnPage, 50, maxOnPage + 20, 2])
  expect(second.rows).toHaveLength(20)
})

test('list: rows are in the order of their keys, without deleted ones', async () => {
  const tenant = await rowsFor(5)
  for (const list of [searches, byKeys]) {
    const keys = await database.read(tenant, (db) => list.keys(db, {}, {}, 4))
    expect(keys).toHaveLength(4)
    const requested = ['1', ...keys.toReversed()]
    const rows = await database.read(tenant, (db) => list.rows(db, {}, requested))
    expect(rows.map(({ id }) => id)).toEqual(keys.toReversed())
  }
})

const filtered = listOf({
  find: (db: Db, { atMost = '9' }: { atMost?: string; words?: string; user?: string; long?: boolean }) =>
    db.selectFrom('catalogue.searches as s').where('s.user_id', '<=', atMost),
  where: {
    words: { contains: ['s.words'] },
    user: { is: 's.user_id' },
    long: (e, isLong) => e(e.fn<number>('length', ['s.words']), isLong ? '>' : '<=', 6),
  },
  select: (found) => found.select(['s.id', 's.words']),
  key: 's.id',
  order: ['s.words'],
})

test('list: filters apply only if they are not blank', async () => {
  const tenant = await rowsFor(12)
  const wordsOf = (filter: Parameters<typeof filtered.page>[1]) =>
    database.read(tenant, async (db) => (await filtered.page(db, filter, {})).rows.map(({ words }) => words))
  expect(await wordsOf({ words: ' 0001 ' })).toEqual(['w00001', 'w00010', 'w00011'])
  expect(await wordsOf({ words: '%' })).toEqual([])
  expect(await wordsOf({ words: '1', user: '2' })).toEqual([])
  expect(await wordsOf({ words: 'W00003', user: '1', long: false })).toEqual(['w00003'])
  expect(await wordsOf({ long: true })).toEqual([])
  expect(await wordsOf({ words: '  ' })).toHaveLength(10)
})
