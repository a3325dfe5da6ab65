import pg from 'pg'
import { afterAll } from 'vitest'
import { databaseUrl } from '#test/app.ts'

/** Owner connection, which sees the rows of all tenants; closed after the tests of the file. */
export async function connectOwner(): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  afterAll(() => owner.end())
  return owner
}
