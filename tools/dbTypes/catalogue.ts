import type pg from 'pg'

interface Origin {
  schema: string
  table: string
  column: string
}
export interface Catalogue {
  types: Map<number, string>
  columns: Map<string, Origin>
}

export async function catalogueOf(client: pg.Client): Promise<Catalogue> {
  const { rows: types } = await client.query<{ oid: number; name: string }>(
    `select t.oid::int, coalesce(b.typname, t.typname) as name from pg_type t left join pg_type b on b.oid = nullif(t.typbasetype, 0)`,
  )
  const { rows: columns } = await client.query<Origin & { key: string }>(
    `select c.oid || '/' || a.attnum as key, n.nspname as schema, c.relname as table, a.attname as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0`,
  )
  return {
    types: new Map(types.map(({ oid, name }) => [oid, name])),
    columns: new Map(columns.map(({ key, ...origin }) => [key, origin])),
  }
}
