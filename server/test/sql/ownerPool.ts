import pg from 'pg'
import { databaseUrl } from '#test/app.ts'

/** Owner connections for fixtures, which are shared by all files of a worker; closed with the process. */
export const ownerPool = new pg.Pool({ connectionString: databaseUrl, max: 2, allowExitOnIdle: true })
