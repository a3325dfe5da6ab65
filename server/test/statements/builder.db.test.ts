import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { keepDeclared } from '#kit/database/query/declared.ts'
import { databaseUrl } from '#test/sql/withDatabase.ts'
import { describe } from '../../../tools/dbTypes/describe.ts'
import { read, sourceFiles } from '../../../tools/imports.ts'
import { explore, type Shape, type Writable } from './explore.ts'
import { composing, driverQueries } from './driver.ts'
import { fragmentsIn, fragmentsOutside, placesOf } from './fragments.ts'

vi.mock('kysely', async (original) => {
  const [kysely, { traced, tracedCompiler }] = await Promise.all([
    original<typeof import('kysely')>(),
    import('./fragments.ts'),
  ])
  return { ...kysely, sql: traced(kysely.sql), PostgresQueryCompiler: tracedCompiler(kysely.PostgresQueryCompiler) }
})

const declared = keepDeclared()

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const files = sourceFiles().filter((file) => file.startsWith('server/src/') && !file.endsWith('.test.ts'))

/** Imports every file that declares a statement or holds a raw fragment. */
async function loadStatements(): Promise<void> {
  const isDeclaring =
    /\b(preparedQuery|builtQuery|tableOf|insertMany|listOf|listByKeys|caseStore|verifier)\(|from 'kysely'/
  for (const file of files.filter((each) => isDeclaring.test(read(each))))
    await import(new URL(`../../../${file}`, import.meta.url).href)
}

/** Columns that statements which spread their parameters may write. */
async function writableColumns(client: pg.Client): Promise<Writable> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select table_schema || '.' || table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns
    where is_generated = 'NEVER' and column_name not in ('tenant_id', 'version') group by 1`)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Errors about names, which count even if a statement never runs with these parameters. */
const aboutNames = /^(42703|42P01|42883|42704|3F000)$/

/** What the database rejects, with place and reason, and what it accepts. */
async function describeAll(client: pg.Client, shapes: readonly Shape[], before = '') {
  const accepted = new Set<string>()
  const rejected = new Set<string>()
  for (const [text, uses] of Map.groupBy(shapes, (shape) => shape.text))
    try {
      if (before !== '') await client.query(before)
      await describe(client, text)
      accepted.add(text)
    } catch (error) {
      const { code = '', message } = error as pg.DatabaseError
      const name = /(\w+)"? (?:\(.*\) )?does not exist/.exec(message)?.[1]
      const fragments = name === undefined ? [] : placesOf(text, name)
      for (const { place, isCertain } of uses)
        if (isCertain || aboutNames.test(code)) rejected.add([`${place}: ${message}`, ...fragments].join(', in '))
    }
  return { accepted, rejected: [...rejected] }
}

const explored = withClient(async (client) => {
  await loadStatements()
  return explore(declared, await writableColumns(client))
})

test(
  'checked statements: the database accepts every statement of the builder in every shape',
  { timeout: 120_000 },
  () =>
    withClient(async (client) => {
      const { shapes, failed } = await explored
      expect(declared.length).toBeGreaterThan(400)
      expect(failed).toEqual([])
      const { accepted, rejected } = await describeAll(client, shapes)
      expect(rejected).toEqual([])
      // A fragment in no statement is either run past the checks or never reached: then samples.ts lacks a value.
      expect(fragmentsOutside(accepted)).toEqual([])
    }),
)

const goods = 'server/src/modules/catalogue/goods'
const sourcing = 'server/src/modules/sourcing'
test.each([
  ['catalogue.stock', 'on_hand', `${goods}/facets/filter.store.ts`],
  ['catalogue.shelf', 'leaf_id', `${goods}/searchResult.store.ts`],
  ['catalogue.categories', 'path', `${goods}/searchResult.store.ts`],
  ['catalogue.stock', 'reserved', `${goods}/facets/facet.store.ts`],
  ['ordering.orders', 'sent_at', 'server/src/modules/ordering/orders/lists/visibleOrders.store.ts'],
  ['sourcing.projects', 'is_show_price', `${sourcing}/hall/hall.store.ts`],
  ['sourcing.negotiation_suppliers', 'round', `${sourcing}/participation/supplierProjects.store.ts`],
  ['sourcing.projects', 'scoring_days', `${sourcing}/evaluation/myEvaluations.store.ts`],
  ['notices.editions', 'entrances', 'server/src/modules/notices/reading/reading.store.ts'],
  ['approvals.tasks', 'approver_id', 'server/src/modules/approvals/task.store.ts'],
  ['catalogue.skus', 'supplier_sku', 'server/src/modules/catalogue/products/product.list.store.ts'],
  ['identity.departments', 'place', 'server/src/modules/identity/departments/department.store.ts'],
  ['ordering.order_lines', 'shipped', 'server/src/modules/ordering/orders/line.store.ts'],
  ['kit.events', 'to_state', `${sourcing}/projects/project.verify.ts`],
])('checked statements: a renamed column is reported with its place: %s.%s in %s', (table, column, place) =>
  withClient(async (client) => {
    const { shapes } = await explored
    await client.query(`begin; alter table ${table} rename column ${column} to renamed; savepoint one`)
    const named = shapes.filter(({ text }) => text.includes(column))
    const { rejected } = await describeAll(client, named, 'rollback to one')
    expect(rejected.filter((each) => each.includes(place))).not.toEqual([])
  }),
)

test('checked statements: a statement outside of those declared is reported', () => {
  expect(
    fragmentsIn('a.store.ts', "import { sql as text } from 'kysely'\ntext<object>`(${base})`.execute(db)"),
  ).toEqual(['a.store.ts:2'])
  expect(
    fragmentsIn('a.store.ts', "import { type RawBuilder, sql } from 'kysely'\nsql<\n  Row\n>`f()`\nsql.raw('x')"),
  ).toEqual(['a.store.ts:4', 'a.store.ts:5'])
  expect(
    driverQueries(
      'a.ts',
      "pool.query('select 1')\nowner.query<{ a: string; b: string }>(`select ${x}`)\nowner.query(text)",
    ),
  ).toEqual([{ place: 'a.ts:1', text: 'select 1' }, { place: 'a.ts:2' }, { place: 'a.ts:3' }])
})

test('checked statements: the database accepts what is handed to the driver itself', () =>
  withClient(async (client) => {
    const queries = files.flatMap((file) => driverQueries(file, read(file)))
    const composed = queries.filter(({ text }) => text === undefined).map(({ place }) => place.split(':')[0]!)
    expect([...new Set(composed)].filter((file) => !(file in composing))).toEqual([])
    expect(Object.keys(composing).filter((file) => !queries.some(({ place }) => place.startsWith(`${file}:`)))).toEqual(
      [],
    )
    // Temporary tables of an import exist only while it runs.
    const isDescribed = (text: string) =>
      /^\s*(select|insert|update|delete|with)\b/i.test(text) && !/\b(incoming|added)\b/.test(text)
    const shapes = queries.flatMap(({ place, text }) =>
      text !== undefined && isDescribed(text) ? [{ place, text, isCertain: true }] : [],
    )
    expect(shapes.length).toBeGreaterThan(20)
    expect((await describeAll(client, shapes)).rejected).toEqual([])
  }))
