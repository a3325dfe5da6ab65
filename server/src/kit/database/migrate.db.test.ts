import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate, pendingMigrations } from '#kit/database/migrate.ts'
import { randomId } from '#test/ids.ts'

const role = `web${randomId()}`
const admin = new pg.Client({ connectionString: inject('databaseUrl') })
const empty = `empty${randomId()}`
const urlOf = (database: string) => {
  const url = new URL(inject('databaseUrl'))
  url.username = role
  url.password = 'web'
  url.pathname = `/${database}`
  return url.href
}
const migrated = urlOf(new URL(inject('databaseUrl')).pathname.slice(1))

/** A login role as docs/operations.md sets it up for servers: a member of `baicai_app` that owns nothing. */
beforeAll(async () => {
  await admin.connect()
  await admin.query(`create role ${role} login password 'web' in role baicai_app`)
  await admin.query(`create database ${empty}`)
})
afterAll(async () => {
  await admin.query(`drop database ${empty} with (force)`)
  await admin.query(`drop role ${role}`)
  await admin.end()
})

test('migrations: a role without ownership starts on an up-to-date database and detects that it is', async () => {
  expect(await migrate(migrated)).toEqual([])
  const client = new pg.Client({ connectionString: migrated })
  await client.connect()
  expect(await pendingMigrations(client).finally(() => client.end())).toEqual([])
})

test('migrations: a role without ownership is refused with the required migration role', async () => {
  await expect(migrate(urlOf(empty))).rejects.toThrow(
    /lacks \d+ migrations, from 0001_kit\.sql on.*run npm run baicai -- migrate with DATABASE_OWNER_URL/,
  )
})

/** A database and a folder of migrations of their own. */
async function withMigrations(
  files: Readonly<Record<string, string>>,
  test: (url: string, from: URL) => Promise<void>,
) {
  const name = `own${randomId()}`
  const folder = await mkdtemp(join(tmpdir(), 'baicai-migrations-'))
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  await admin.query(`create database ${name}`)
  try {
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
    await test(url.href, pathToFileURL(`${folder}/`))
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await rm(folder, { recursive: true })
  }
}

test('migrations: one that is older than the newest of the database is refused', () =>
  withMigrations({ '0310_loans.sql': 'create table loans ()' }, async (url, from) => {
    expect(await migrate(url, { from })).toEqual(['0310_loans.sql'])
    await writeFile(new URL('0300_leases.sql', from), 'create table leases ()')
    await expect(migrate(url, { from })).rejects.toThrow('migration 0300_leases.sql is older than 0310_loans.sql')
  }))

test('migrations: one that waits for a table of a running server gives up, and nothing of it remains', () =>
  withMigrations({ '0310_loans.sql': 'create table loans ()' }, async (url, from) => {
    await migrate(url, { from })
    await writeFile(new URL('0320_wider.sql', from), 'create table leases (); alter table loans add due date')
    const server = new pg.Client({ connectionString: url })
    await server.connect()
    await server.query('begin; lock table loans in access share mode')
    await expect(migrate(url, { from, lockSeconds: 0.1 })).rejects.toThrow(
      'migration 0320_wider.sql: canceling statement due to lock timeout after 0.1 s: stop the servers',
    )
    await server.query('commit')
    await server.end()
    expect(await migrate(url, { from })).toEqual(['0320_wider.sql'])
  }))
