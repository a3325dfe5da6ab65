import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { pascal, typeOfColumn } from './typeNames.ts'

/** Types of tables, from the catalogue of a migrated database. */

interface ColumnRow {
  schema: string
  table: string
  name: string
  type: string
  required: boolean
  has_default: boolean
  comment: string | null
  sql_type: string
}

export const schemasOfOthers = ['public', 'inv', 'information_schema', 'graphile_worker']

const columnsOf = async (client: pg.Client): Promise<ColumnRow[]> =>
  (
    await client.query<ColumnRow>(
      `select n.nspname as schema, c.relname as table, a.attname as name, t.typname as type, a.attnotnull as required,
         a.atthasdef or a.attidentity <> '' as has_default, col_description(c.oid, a.attnum) as comment,
         format_type(a.atttypid, null) as sql_type
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       join pg_type t on t.oid = a.atttypid
       where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> all ($1)
       order by n.nspname collate "C", c.relname collate "C", a.attname collate "C"`,
      [schemasOfOthers],
    )
  ).rows

/** SQL types of all columns, used by `recordset` at run time. */
export async function writeColumnTypes(client: pg.Client): Promise<string> {
  const tables = Object.entries(Object.groupBy(await columnsOf(client), ({ schema, table }) => `${schema}.${table}`))
  const lines = tables.map(([name, its]) => {
    const columns = its!.map((column) => `    ${column.name}: '${column.sql_type}',\n`)
    return `  '${name}': {\n${columns.join('')}  },\n`
  })
  return `// Written by \`npm run db:types\` from the migrated database; not edited by hand.
import type { DB } from './db.ts'

export const columnTypes: { readonly [T in keyof DB]: { readonly [C in keyof DB[T]]: string } } = {
${lines.join('')}}
`
}

/** File with more precise column types of a schema: of the module with the same name, or of the kit. */
export const columnsFile = (schema: string) =>
  schema === 'kit' ? 'server/src/kit/database/columns.ts' : `server/src/modules/${schema}/columns.ts`

const head = `// Written by \`npm run db:types\` from the migrated database; not edited by hand.
import type { ColumnType } from 'kysely'
`
const types = `
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
export type ArrayOf<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S[], I[], U[]> : T[]
export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>
export type Numeric = ColumnType<string, number | string, number | string>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
declare const content: unique symbol
/** What is written into a jsonb column; only \`json(…)\` of query.parts.ts makes it. */
export interface Jsonb<T> {
  readonly [content]: T
}
export type JsonColumn<T> = ColumnType<T, Jsonb<T>, Jsonb<T>>
/** Defaults to the tenant of the connection, and is passed by nobody. */
export type TenantColumn = ColumnType<string, never, never>
`

/** Throws an Error if a module types a column that does not exist. */
export async function writeTables(client: pg.Client, root: string): Promise<string> {
  const columns = await columnsOf(client)
  const schemas = [...new Set(columns.map(({ schema }) => schema))]
  const typed = new Map<string, Set<string>>()
  for (const schema of schemas) {
    const path = join(root, columnsFile(schema))
    if (!existsSync(path)) continue
    const names = [...readFileSync(path, 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, name]) => name!)
    const known = new Set(columns.filter((each) => each.schema === schema).map(({ table, name }) => `${table}.${name}`))
    const wrong = names.filter((name) => !known.has(name))
    if (wrong.length > 0) throw new Error(`${columnsFile(schema)} types columns that do not exist: ${wrong.join(', ')}`)
    typed.set(schema, new Set(names))
  }
  const imports = [...typed.keys()].map((schema) => {
    const from = schema === 'kit' ? './columns.ts' : `#modules/${schema}/columns.ts`
    return `import type { Columns as ${pascal(schema)}Columns } from '${from}'\n`
  })
  const typeOf = ({ schema, table, name, type, required, has_default }: ColumnRow): string => {
    if (name === 'tenant_id' && has_default) return 'TenantColumn'
    const exact = typed.get(schema)?.has(`${table}.${name}`)
      ? `${pascal(schema)}Columns['${table}.${name}']`
      : undefined
    const content =
      type === 'jsonb' || type === 'json' ? `JsonColumn<${exact ?? 'unknown'}>` : (exact ?? typeOfColumn(type))
    const value = required ? content : `${content} | null`
    return has_default ? `Generated<${value}>` : value
  }
  const tables = Object.entries(Object.groupBy(columns, ({ schema, table }) => `${schema}.${table}`))
  const interfaces = tables.map(([name, its]) => {
    const lines = its!.map((column) => {
      const comment = column.comment ? `  /** ${column.comment} */\n` : ''
      return `${comment}  ${column.name}: ${typeOf(column)}\n`
    })
    return `\nexport interface ${pascal(name)} {\n${lines.join('')}}\n`
  })
  const db = tables.map(([name]) => `  '${name}': ${pascal(name)}\n`)
  return [head, ...imports, types, ...interfaces, '\nexport interface DB {\n', ...db, '}\n'].join('')
}
