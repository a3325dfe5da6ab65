import pg from 'pg'
import { expect, test } from 'vitest'
import { parseSql } from '#kit/database/query/parse.ts'
import { databaseUrl } from '#test/sql/withDatabase.ts'
import { generate, writtenStatementFiles } from '../../../../tools/dbTypes/files.ts'
import { statementTypes } from '../../../../tools/dbTypes/statements.ts'
import { read } from '../../../../tools/imports.ts'

const withClient = async (work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

test('checked statements: generated types match the migrated database (`npm run db:types`)', async () => {
  const files = await generate(databaseUrl)
  for (const [file, text] of files) expect(read(file), file).toBe(text)
  expect(writtenStatementFiles().filter((file) => !files.has(file))).toEqual([])
})

test('checked statements: all statements rejected by the database are reported with their files', () =>
  withClient(async (client) => {
    const texts = new Map([
      ['tenancy.putSettings', parseSql('select kode from tenancy.configs')],
      ['some.other', parseSql('select $x from nowhere')],
    ])
    const refused = await statementTypes(client, texts, process.cwd()).catch((error: Error) => error.message)
    expect(refused).toContain('setting.store.ts')
    expect(refused).toContain('tenancy.putSettings: column "kode" does not exist')
    expect(refused).toContain('some.other: relation "nowhere" does not exist')
  }))

test('described statement: nullability of columns, outer joins and expressions; markers override it', () =>
  withClient(async (client) => {
    const text = `
      select u.id, u.supplier_id, s.name, count(*) as counted, count(*) as "sure!", u.roles as "maybe?", s.status
      from (select *, array(select role_id from identity.user_roles r where r.user_id = k.id) as roles from identity.users k) u
      left join suppliers.suppliers s on s.id = u.supplier_id where u.id = $id group by u.id, u.supplier_id, s.name, u.roles, s.status`
    const written = await statementTypes(client, new Map([['some.statement', parseSql(text)]]), process.cwd())
    expect(written.get('some.statement')).toContain(`    params: {
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

test('described statement: nullable parameters and list elements are marked', () =>
  withClient(async (client) => {
    const text = 'select $one?::text, $list[?]::text[], $ids::bigint[]'
    const written = await statementTypes(client, new Map([['some.statement', parseSql(text)]]), process.cwd())
    expect(written.get('some.statement')).toContain(`    params: {
      one: string | null
      list: readonly (string | null)[]
      ids: readonly (string | number)[]
    }`)
  }))

test('checked statements: jsonb parameters must be marked, or they would be sent as arrays', () =>
  withClient(async (client) => {
    const texts = new Map([['some.json', parseSql('update sso.entries set settings = $settings')]])
    await expect(statementTypes(client, texts, process.cwd())).rejects.toThrow('write $settings::jsonb')
  }))
