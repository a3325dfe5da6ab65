import pg from 'pg'
import { afterAll } from 'vitest'
import { databaseUrl } from '#test/app.ts'

/** A connection of the database's owner, who sees the rows of all tenants; it ends with the tests of a file. */
export async function connectOwner(): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  afterAll(() => owner.end())
  return owner
}
