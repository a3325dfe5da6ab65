import { join } from 'node:path'
import type { Owner } from './catalog.ts'
import { type ExportedTable, leftBehind, type Manifest } from './manifest.ts'
import { copyIn } from './copy.ts'

/** Exported tables in the order of this database, which has the same version and therefore the same tables. */
export function tablesInOrder({ tables }: Manifest, names: readonly string[]): ExportedTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  return ['tenancy.tenants', ...names.filter((name) => !leftBehind.includes(name))].map((name) => {
    const table = byName.get(name)
    if (!table) throw new Error(`The export lacks the table ${name}.`)
    return table
  })
}

/** Uses a temporary table, because COPY cannot write to tables with row-level security. */
export async function importTable(owner: Owner, table: ExportedTable, tenantId: string, folder: string): Promise<void> {
  const columns = table.columns.join(', ')
  const tenant = table.name === 'tenancy.tenants' ? 'id' : 'tenant_id'
  await owner.query(`create temporary table incoming on commit drop as select ${columns} from ${table.name} limit 0`)
  await copyIn(owner, `incoming (${columns})`, join(folder, `${table.name}.copy`), table.sha256)
  const { rows } = await owner.query<{ strange: string }>(
    `select count(*) as strange from incoming where ${tenant} is distinct from $1`,
    [tenantId],
  )
  if (rows[0]!.strange !== '0') throw new Error(`${table.name}: rows of another tenant.`)
  // Removes rows written by triggers of earlier tables.
  await owner.query(`delete from ${table.name} where ${tenant} = $1`, [tenantId])
  const inserted = await owner.query(
    `insert into ${table.name} (${columns}) overriding system value select ${columns} from incoming`,
  )
  if (inserted.rowCount !== table.rows) throw new Error(`${table.name}: ${inserted.rowCount} rows of ${table.rows}.`)
  await owner.query('drop table incoming')
}
