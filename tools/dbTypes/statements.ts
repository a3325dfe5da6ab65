import { execFileSync } from 'node:child_process'
import type pg from 'pg'
import type { SqlText } from '#kit/database/query/parse.ts'
import { typeGiven, typeRead } from './typeNames.ts'
import { type Field, describe } from './describe.ts'
import { type PlanNode, optionalTables } from './plan.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'

/** File of a statement. */
function placeOf(root: string, name: string): string {
  try {
    const found = execFileSync('grep', ['-rn', '--include=*.ts', `'${name}'`, 'server/src'], {
      cwd: root,
      encoding: 'utf8',
    })
    return (
      found
        .split('\n')
        .find((line) => !line.includes('/db.statements.ts'))
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

/** Types of every statement by its name; reports all that the database rejects, with their files. */
export async function statementTypes(
  client: pg.Client,
  texts: ReadonlyMap<string, SqlText>,
  root: string,
): Promise<Map<string, string>> {
  const catalogue = await catalogueOf(client)
  const wrong: string[] = []
  const written = new Map<string, string>()
  for (const [name, { text, parameters, columns }] of [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    try {
      const described = await describe(client, text)
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (generic_plan, verbose, format json) ${text}`,
      )
      const optional = new Set(optionalTables(rows[0]!['QUERY PLAN'][0]!.Plan))
      const parameterTypes = parameters.map((parameter, index) => {
        const type = catalogue.types.get(described.parameters[index] ?? 0) ?? 'text'
        if (/^jsonb?$/.test(type) && !parameter.isJson) throw new Error(`write $${parameter.name}::jsonb`)
        return `      ${parameter.name}: ${typeGiven(type, parameter.holdsNulls)}${parameter.isNullable ? ' | null' : ''}\n`
      })
      const resultTypes = described.fields.map((field) => rowType(field, columns.get(field.name), catalogue, optional))
      const params = parameterTypes.length > 0 ? `{\n${parameterTypes.join('')}    }` : 'object'
      const row = resultTypes.length > 0 ? `{\n${resultTypes.join('')}    }` : 'never'
      written.set(name, `  '${name}': {\n    params: ${params}\n    row: ${row}\n  }\n`)
    } catch (error) {
      wrong.push(`${placeOf(root, name)} ${name}: ${(error as Error).message}`)
    }
  }
  if (wrong.length > 0) throw new Error(`the database rejected\n${wrong.join('\n')}`)
  return written
}
