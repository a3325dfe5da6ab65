import pg from 'pg'
import { databaseUrl } from '#test/app.ts'

/**
 * The database's owner for fixtures, which are loaded once by a worker and outlive its files; it ends with the process.
 */
export const ownerPool = new pg.Pool({ connectionString: databaseUrl, max: 2, allowExitOnIdle: true })
