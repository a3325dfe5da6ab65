import type { Owner } from '#server/tenantTransfer/catalog.ts'

/** Rows of a tenant in every table with a tenant column, according to the information schema, where there are some. */
export async function allOfTenant(owner: Owner, tenantId: string): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where column_name = 'tenant_id' and table_type = 'BASE TABLE' order by 1`,
  )
  if (rows.length < 150) throw new Error('the catalogue names too few tables')
  const counted: Record<string, number> = {}
  for (const { name } of rows) {
    const found = await owner.query<{ count: string }>(`select count(*) from ${name} where tenant_id = $1`, [tenantId])
    if (found.rows[0]!.count !== '0') counted[name] = Number(found.rows[0]!.count)
  }
  return counted
}
