import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'
import { mostRecent } from '#kit/database/database.statements.ts'
import { type Params, parseSql, preparedQuery } from '#kit/database/query.ts'
import { insertMany, recordset } from '#kit/database/query.parts.ts'
import { randomId } from '#test/ids.ts'
import { generate } from '../../../../tools/dbTypes/files.ts'
import { writeStatements } from '../../../../tools/dbTypes/statements.ts'
import { read } from '../../../../tools/imports.ts'

const url = inject('databaseUrl')
const withDatabase = async (work: (database: ReturnType<typeof openDatabase>) => Promise<void>) => {
  const database = openDatabase({ url, size: 1 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
const withClient = async (work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

test('types of tables and statements are those of the migrated database: `npm run db:types` writes them', async () => {
  for (const [file, text] of await generate(url)) expect(read(file), file).toBe(text)
})

test('checked statements: a statement that the database refuses is named with its place, and so are all others', () =>
  withClient(async (client) => {
    const texts = new Map([
      ['tenancy.putSettings', parseSql('select kode from tenancy.configs')],
      ['some.other', parseSql('select $x from nowhere')],
    ])
    const refused = await writeStatements(client, texts, process.cwd()).catch((error: Error) => error.message)
    expect(refused).toContain('setting.store.ts')
    expect(refused).toContain('tenancy.putSettings: column "kode" does not exist')
    expect(refused).toContain('some.other: relation "nowhere" does not exist')
  }))

test('rows of a described statement: nullable by the column, by an outer join, by an expression; marks decide', () =>
  withClient(async (client) => {
    const text = `
      select u.id, u.supplier_id, s.name, count(*) as counted, count(*) as "sure!", u.roles as "maybe?", s.status
      from (select *, array(select role_id from identity.user_roles r where r.user_id = k.id) as roles from identity.users k) u
      left join suppliers.suppliers s on s.id = u.supplier_id where u.id = $id group by u.id, u.supplier_id, s.name, u.roles, s.status`
    const written = await writeStatements(client, new Map([['some.statement', parseSql(text)]]), process.cwd())
    expect(written).toContain(`    params: {
      id: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
      supplier_id: Column<'identity.users', 'supplier_id'>
      name: Column<'suppliers.suppliers', 'name'> | null
      counted: string | null
      sure: string
      maybe: string[] | null
      status: Column<'suppliers.suppliers', 'status'> | null
    }`)
  }))

test('parameters of a described statement: what may be null is marked, elements of lists too', () =>
  withClient(async (client) => {
    const text = 'select $one?::text, $list[?]::text[], $ids::bigint[]'
    const written = await writeStatements(client, new Map([['some.statement', parseSql(text)]]), process.cwd())
    expect(written).toContain(`    params: {
      one: string | null
      list: readonly (string | null)[]
      ids: readonly (string | number)[]
    }`)
  }))

test('checked statements: a parameter of jsonb has to say so, or it would be sent as an array', () =>
  withClient(async (client) => {
    const texts = new Map([['some.json', parseSql('update sso.entries set settings = $settings')]])
    await expect(writeStatements(client, texts, process.cwd())).rejects.toThrow('write $settings::jsonb')
  }))

const put = insertMany('tenancy.configs', ['code', 'val'])
const all = preparedQuery((db) => db.selectFrom('tenancy.configs').select(['code', 'val', 'tenant_id']).orderBy('code'))
const change = preparedQuery((db, $: Params<{ rows: readonly { code: string; val: string }[] }>) =>
  db
    .updateTable('tenancy.configs as c')
    .from(recordset('tenancy.configs', ['code', 'val'], $.rows).as('r'))
    .set((e) => ({ val: e.ref('r.val') }))
    .whereRef('c.code', '=', 'r.code'),
)

test('checked statements: many rows travel as one parameter, and belong to the tenant of the connection', () =>
  withDatabase(async (database) => {
    const tenant = randomId()
    await database.write(tenant, async (tx) => {
      await put(tx, {
        rows: [
          { code: 'a', val: '1' },
          { code: 'b', val: "it's [2]" },
        ],
      })
      await put(tx, { rows: [] })
      await change(tx, { rows: [{ code: 'b', val: '3' }] })
    })
    expect(await database.read(tenant, (db) => all(db))).toEqual([
      { code: 'a', val: '1', tenant_id: tenant },
      { code: 'b', val: '3', tenant_id: tenant },
    ])
  }))

const prepared = async (database: ReturnType<typeof openDatabase>) =>
  database.read('0', async (db) => {
    const { rows } = await db.executeQuery<{ name: string }>(
      CompiledQuery.raw('select name from pg_prepared_statements'),
    )
    return rows.map(({ name }) => name)
  })

test('checked statements: what the builder compiles at each call stays prepared while it is in use, and is then forgotten', () =>
  withDatabase(async (database) => {
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
