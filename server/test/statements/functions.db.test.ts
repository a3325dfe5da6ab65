import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseUrl } from '#test/sql/withDatabase.ts'
import { brokenFunctions, definedFunctions } from './functions.ts'
import { bodyOf } from './plpgsql.ts'

/** A transaction of the owner that is rolled back. */
async function rolledBack(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await work(client)
  } finally {
    await client.end()
  }
}

test('database functions: every statement in their bodies fits the migrated schema', () =>
  rolledBack(async (client) => {
    expect((await definedFunctions(client)).length).toBeGreaterThan(30)
    expect(await brokenFunctions(client)).toEqual([])
  }))

test.each([
  ['alter table catalogue.skus rename column shown_picture to picture_key', 'catalogue.search_hits'],
  ['alter table ledger.holds rename column refunded to given_back', 'ledger.refund'],
  ['alter table sourcing.seal_entries rename column round to turn', 'sourcing.follow_entry'],
  ['alter table kit.events rename column txid to number', 'kit.append_to_chain'],
  ['alter table catalogue.search_terms rename column keys to spellings', 'catalogue.terms_like'],
])('database functions: a renamed column is reported with its function: %s', (change, name) =>
  rolledBack(async (client) => {
    await client.query(change)
    const broken = await brokenFunctions(client)
    expect(broken.filter((each) => each.startsWith(`${name}: `) && each.includes('does not exist'))).not.toEqual([])
  }),
)

test('database functions: statements are found between the keywords of control', () => {
  const { variables, statements } = bodyOf(`
declare
  head kit.chains;
  done int := 0;
begin
  if done = 0 then raise exception 'none; %', done; end if;
  for link in select a from t loop
    done := done + 1;
    insert into kit.audit values (done) returning hash, seq into head.hash, head.seq;
  end loop;
  select max(x) into done from t where x = ';';
  return done;
end`)
  expect([...variables]).toEqual([
    ['head', 'kit.chains'],
    ['done', 'int'],
  ])
  expect(statements.map(({ sql }) => sql.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'select 0',
    'select (done = 0)::boolean',
    'select a from t',
    'select done + 1',
    'insert into kit.audit values (done) returning hash, seq',
    "select max(x) from t where x = ';'",
    'select done',
  ])
})
