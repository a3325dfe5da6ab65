import type pg from 'pg'
import { describe } from '../../../tools/dbTypes/describe.ts'
import { bodyOf } from './plpgsql.ts'

interface Defined {
  readonly schema: string
  readonly name: string
  readonly language: string
  readonly definition: string
  readonly source: string
  readonly isAtomic: boolean
  readonly path: string | null
  readonly parameters: readonly { name: string; type: string }[]
  /** Tables whose triggers call it. */
  readonly tables: readonly string[]
}

const defined = `
  select n.nspname as schema, p.proname as name, l.lanname as language, pg_get_functiondef(p.oid) as definition, p.prosrc as source,
    p.prosqlbody is not null as "isAtomic",
    (select substr(c, 13) from unnest(p.proconfig) c where c like 'search_path=%') as path,
    array(select json_build_object('name', a.name, 'type', format_type(a.type, null))
      from unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[])) a(name, type)) as parameters,
    array(select t.tgrelid::regclass::text from pg_trigger t where t.tgfoid = p.oid) as tables
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
  where n.nspname !~ '^(pg_|information_schema|graphile_worker|public)' and l.lanname in ('sql', 'plpgsql') and p.prokind = 'f'
  order by 1, 2`

export async function definedFunctions(client: pg.Client): Promise<Defined[]> {
  return (await client.query<Defined>(defined)).rows
}

async function errorOf(client: pg.Client, text: string): Promise<string | undefined> {
  await client.query('savepoint one')
  try {
    await client.query(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.query('rollback to one')
  }
}

/** Composite type of the rows that a loop reads into a record. */
async function recordOf(client: pg.Client, query: string, variables: ReadonlyMap<string, string>): Promise<string> {
  const text = [...variables].reduce(
    (made, [name, type]) => made.replaceAll(new RegExp(`(?<![.\\w"])${name}(?![\\w(])`, 'g'), `(null::${type})`),
    query,
  )
  const { fields } = await describe(client, text)
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(f.name) || ' ' || format_type(f.type::oid, null), ', ') as columns
     from jsonb_to_recordset($1) as f(name text, type text)`,
    [JSON.stringify(fields.map(({ name, dataTypeID }) => ({ name, type: `${dataTypeID}` })))],
  )
  return rows[0]!.columns
}

/**
 * Statements of a PL/pgSQL function, each as the body of an SQL function whose parameters are the variables: PostgreSQL
 * looks at names in PL/pgSQL only when a statement is executed.
 */
async function errorsInPlpgsql(client: pg.Client, { name, source, parameters, tables }: Defined): Promise<string[]> {
  const { variables, statements } = bodyOf(source)
  const errors: string[] = []
  for (const table of tables.length > 0 ? tables : ['']) {
    const known = new Map([
      ...parameters.map((each) => [each.name, each.type] as const),
      ...variables,
      ['found', 'boolean'],
      ...(table
        ? ([
            ['new', table],
            ['old', table],
            ['tg_op', 'text'],
            ['tg_argv', 'text[]'],
          ] as const)
        : []),
    ])
    for (const [n, { sql, fills, counts }] of statements.entries()) {
      if (fills && known.get(fills) === 'record') {
        const others = new Map([...known].filter(([, type]) => type !== 'record'))
        await client.query(`create type pg_temp.record${n} as (${await recordOf(client, sql, others)})`)
        known.set(fills, `pg_temp.record${n}`)
      }
      if (counts) known.set(counts, 'int')
      const given = [...known].filter(([, type]) => type !== 'record').map(([each, type]) => `"${each}" ${type}`)
      const made = `create function pg_temp."${name}"(${given.join(', ')}) returns void language sql as $check$ ${sql} $check$`
      const error = await errorOf(client, made)
      if (error !== undefined) errors.push(`${error}: ${sql.trim().replaceAll(/\s+/g, ' ').slice(0, 100)}`)
    }
  }
  return errors
}

/** Functions whose bodies the database rejects, as it now is. */
export async function brokenFunctions(client: pg.Client): Promise<string[]> {
  const broken: string[] = []
  await client.query('set local check_function_bodies = on')
  for (const one of await definedFunctions(client)) {
    await client.query('savepoint one_function')
    const place = `${one.schema}.${one.name}`
    try {
      await client.query(`set local search_path = ${one.path ?? 'pg_catalog'}`)
      if (one.language === 'plpgsql')
        broken.push(...(await errorsInPlpgsql(client, one)).map((error) => `${place}: ${error}`))
      else if (!one.isAtomic) {
        const error = await errorOf(client, one.definition)
        if (error !== undefined) broken.push(`${place}: ${error}`)
      }
    } catch (error) {
      broken.push(`${place}: ${(error as Error).message}`)
    }
    await client.query('rollback to one_function')
  }
  return broken
}
