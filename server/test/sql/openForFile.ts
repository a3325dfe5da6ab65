import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'

/** A database and an owner connection, closed after the tests of the file. */
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
