import { sql } from 'kysely'
import type { Db } from '#kit/database/database.ts'

/** One row of a tenant, to test which rows a connection sees. */
export const marks = (db: Db) => db.selectFrom('tenancy.configs').select('val').where('code', '=', 'mark').execute()
export const putMark = (tenantId: string, val: string) => (db: Db) =>
  sql`insert into tenancy.configs (tenant_id, code, val) values (${tenantId}, 'mark', ${val})`.execute(db)
