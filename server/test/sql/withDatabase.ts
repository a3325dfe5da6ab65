import { inject } from 'vitest'
import { type Database, type DatabaseOptions, openDatabase } from '#kit/database/database.ts'

export const databaseUrl = inject('databaseUrl')

/** A database of its own connections, which are closed after the work. */
export async function withDatabase(
  options: Partial<DatabaseOptions>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = openDatabase({ url: databaseUrl, ...options })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
