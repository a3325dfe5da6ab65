import { execFileSync } from 'node:child_process'
import type pg from 'pg'
import type { SqlText } from '#kit/database/query/parse.ts'
import { typeGiven, typeRead } from './typeNames.ts'

/**
 * Types of the statements that are written as text: each is described by the database, and its plan says what an outer
 * join may leave out.
 */

interface Field {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}
interface Described {
  parameters: number[]
  fields: Field[]
}

/** Parse and Describe of the protocol; nothing is executed. */
function describe(client: pg.Client, text: string): Promise<Described> {
  const { promise, resolve, reject } = Promise.withResolvers<Described>()
  const found: Described = { parameters: [], fields: [] }
  const onParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => void (found.parameters = dataTypeIDs)
  client.query({
    submit(connection: pg.Connection) {
      connection.on('parameterDescription', onParameters)
      connection.parse({ name: '', text, types: [] }, true)
      connection.describe({ type: 'S', name: '' }, true)
      connection.sync()
    },
    handleRowDescription: ({ fields }: { fields: Field[] }) => void (found.fields = fields),
    // After an error the client asks for nothing more.
    handleError: (error: Error, connection: pg.Connection) => {
      connection.off('parameterDescription', onParameters)
      reject(error)
    },
    handleReadyForQuery: (connection: pg.Connection) => {
      connection.off('parameterDescription', onParameters)
      resolve(found)
    },
  } as unknown as pg.Submittable)
  return promise
}

interface PlanNode {
  'Join Type'?: string
  'Parent Relationship'?: string
  Schema?: string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** Tables that an outer join may leave without a row. */
function optionalTables(plan: PlanNode, isOptional = false): string[] {
  const join = plan['Join Type'] ?? ''
  const own = isOptional && plan['Relation Name'] ? [`${plan['Schema']}.${plan['Relation Name']}`] : []
  const below = (plan.Plans ?? []).flatMap((child) => {
    const side = child['Parent Relationship']
    const isLeftOut = join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer')
    return optionalTables(child, isOptional || isLeftOut)
  })
  return [...own, ...below]
}

interface Origin {
  schema: string
  table: string
  column: string
}
interface Catalogue {
  types: Map<number, string>
  columns: Map<string, Origin>
}

async function catalogueOf(client: pg.Client): Promise<Catalogue> {
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

/** Where a statement is written. */
function placeOf(root: string, name: string): string {
  try {
    const found = execFileSync('grep', ['-rn', '--include=*.ts', `'${name}'`, 'server/src'], {
      cwd: root,
      encoding: 'utf8',
    })
    return (
      found
        .split('\n')
        .find((line) => !line.includes('db.statements.ts'))
        ?.split(':')
        .slice(0, 2)
        .join(':') ?? name
    )
  } catch {
    return name
  }
}

const rowType = (
  { name, tableID, columnID, dataTypeID }: Field,
  mark: '!' | '?' | undefined,
  { types, columns }: Catalogue,
  optional: ReadonlySet<string>,
): string => {
  const origin = columns.get(`${tableID}/${columnID}`)
  const isKept = origin && !/^(pg_|information_schema)/.test(origin.schema)
  const base = isKept
    ? `Column<'${origin.schema}.${origin.table}', '${origin.column}'>`
    : typeRead(types.get(dataTypeID) ?? 'text')
  const isNullable = isKept ? optional.has(`${origin.schema}.${origin.table}`) : base !== 'unknown'
  if (mark === '!') return `      ${name}: ${isKept ? `NonNullable<${base}>` : base}\n`
  return `      ${name}: ${base}${mark === '?' || isNullable ? ' | null' : ''}\n`
}

/** Describes every statement; all that the database refuses are named with their places, not only the first. */
export async function writeStatements(
  client: pg.Client,
  texts: ReadonlyMap<string, SqlText>,
  root: string,
): Promise<string> {
  const catalogue = await catalogueOf(client)
  const wrong: string[] = []
  const written: string[] = []
  for (const [name, { text, parameters, columns }] of [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    try {
      const described = await describe(client, text)
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (generic_plan, verbose, format json) ${text}`,
      )
      const optional = new Set(optionalTables(rows[0]!['QUERY PLAN'][0]!.Plan))
      const given = parameters.map((parameter, index) => {
        const type = catalogue.types.get(described.parameters[index] ?? 0) ?? 'text'
        if (/^jsonb?$/.test(type) && !parameter.isJson) throw new Error(`write $${parameter.name}::jsonb`)
        return `      ${parameter.name}: ${typeGiven(type, parameter.holdsNulls)}${parameter.isNullable ? ' | null' : ''}\n`
      })
      const answered = described.fields.map((field) => rowType(field, columns.get(field.name), catalogue, optional))
      const params = given.length > 0 ? `{\n${given.join('')}    }` : 'object'
      const row = answered.length > 0 ? `{\n${answered.join('')}    }` : 'never'
      written.push(`  '${name}': {\n    params: ${params}\n    row: ${row}\n  }\n`)
    } catch (error) {
      wrong.push(`${placeOf(root, name)} ${name}: ${(error as Error).message}`)
    }
  }
  if (wrong.length > 0) throw new Error(`the database refuses\n${wrong.join('\n')}`)
  return `// Written by \`npm run db:types\`, which has the database describe each statement; not edited by hand.
import type { Selectable } from 'kysely'
import type { DB } from './db.ts'

type Column<T extends keyof DB, C extends keyof Selectable<DB[T]>> = Selectable<DB[T]>[C]

export interface Statements {
${written.join('')}}
`
}
