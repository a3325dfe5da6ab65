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
