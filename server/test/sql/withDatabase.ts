import { inject } from 'vitest'
import { type Database, type DatabaseOptions, openDatabase } from '#kit/database/database.ts'

export const databaseUrl = inject('databaseUrl')

/** A database with its own connections, closed after the callback. */
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
