import { sql as text } from 'kysely'
import type { Db } from '#kit/database/database.ts'

/** One row of a tenant, to test which rows a connection sees. */
export const marks = (sql: Db) => sql.selectFrom('tenancy.configs').select('val').where('code', '=', 'mark').execute()
export const putMark = (tenantId: string, val: string) => (db: Db) =>
  text`insert into tenancy.configs (tenant_id, code, val) values (${tenantId}, 'mark', ${val})`.execute(db)
