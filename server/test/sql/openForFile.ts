import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'

/** A database and a connection of its owner, for the tests of one file; both end with them. */
export function openForFile(size: number) {
  const url = inject('databaseUrl')
  const database = openDatabase({ url, size })
  const owner = new pg.Client({ connectionString: url })
  beforeAll(() => owner.connect())
  afterAll(async () => {
    await owner.end()
    await database.close()
  })
  return { url, database, owner }
}
