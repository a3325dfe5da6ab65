import type pg from 'pg'
import type { Db } from '#kit/database/database.ts'
import { kyselyOn } from '#kit/database/database.statements.ts'
import type { Declared } from '#kit/database/query/declared.ts'
import { placeholdersOf } from '#kit/database/query/placeholder.ts'
import { samples } from './samples.ts'

/** Statement that a declaration leads to. */
export interface Shape {
  readonly place: string
  readonly text: string
  /** Whether these parameters occur; otherwise a parameter may be missing that is never left out. */
  readonly isCertain: boolean
}
interface Explored {
  readonly shapes: readonly Shape[]
  /** Declarations that cannot be enumerated, with the reason. */
  readonly failed: readonly string[]
}

/** Connection that keeps the statements instead of sending them. */
function recording(): { db: Db; texts: string[] } {
  const texts: string[] = []
  const nothing = () => {}
  const client = {
    connection: { stream: { cork: nothing, uncork: nothing }, close: nothing, parsedStatements: {} },
    query: ({ text }: { text: string }) => {
      texts.push(text)
      return Promise.resolve({ rows: [], rowCount: 0 })
    },
  }
  return { db: kyselyOn(client as unknown as pg.PoolClient), texts }
}

interface Input {
  readonly properties?: Readonly<
    Record<string, { enum?: readonly unknown[]; anyOf?: readonly { const: unknown }[]; type?: string }>
  >
}
const inputOf = (route: unknown): Input => (route as { input?: Input } | undefined)?.input ?? {}

/** Columns of a table that statements may write. */
export type Writable = ReadonlyMap<string, readonly string[]>

/** Values of a parameter, the usual one first; undefined: it may be missing. */
function valuesOf({ isPrepared, route }: Declared, name: string): readonly unknown[] {
  if (isPrepared) return [placeholdersOf({ [name]: name })[name], undefined]
  const schema = inputOf(route).properties?.[name]
  const known = (samples as Readonly<Record<string, readonly unknown[]>>)[name]
  if (!schema && known) return known
  const choices = schema?.enum ?? schema?.anyOf?.map((each) => each.const)
  const values = choices ?? (schema?.type === 'boolean' ? [true, false] : schema?.type === 'array' ? [['1']] : ['1'])
  return [...values, undefined]
}

/** Parameters that are read one by one. */
function parametersOf(
  of: Declared,
  read: Map<string, readonly unknown[]>,
  spread: () => readonly string[],
  chosen: (name: string) => unknown,
) {
  const valueOf = (name: string): unknown => {
    if (!read.has(name)) read.set(name, valuesOf(of, name))
    return chosen(name)
  }
  return new Proxy(
    {},
    {
      get: (_, name) => (typeof name === 'string' ? valueOf(name) : undefined),
      ownKeys: () => [...spread()],
      getOwnPropertyDescriptor: (_, name) => ({
        configurable: true,
        enumerable: true,
        value: valueOf(name as string),
      }),
    },
  )
}

/** Every shape of a declaration: with all parameters, with none, each alone, each missing, and each value of a choice. */
async function shapesOf(
  of: Declared,
  { db, texts }: ReturnType<typeof recording>,
  writable: Writable,
): Promise<Explored> {
  const shapes: Shape[] = []
  const failed: string[] = []
  const read = new Map<string, readonly unknown[]>()
  const usual = (name: string) => read.get(name)?.[0]
  const least = (name: string) => (read.get(name)?.includes(undefined) ? undefined : usual(name))
  const tried = new Set<string>()
  let spread: readonly string[] | undefined
  let isSpread = false
  const spreadNames = () => {
    isSpread = true
    if (!of.isPrepared) throw new Error('parameters that decide the text are named, not spread')
    return spread ?? []
  }

  async function attempt(label: string, isCertain: boolean, chosen: (name: string) => unknown): Promise<void> {
    if (tried.has(label)) return
    tried.add(label)
    texts.length = 0
    try {
      await of.send(db, parametersOf(of, read, spreadNames, chosen) as never)
    } catch (error) {
      if (isCertain && (error as Error).constructor.name !== 'NoResultError')
        failed.push(`${of.place}: ${(error as Error).message}`)
    }
    // The table of a statement that spreads its parameters is known from its text, and its columns are their names.
    if (isSpread && spread === undefined) {
      const [, schema, table] = /^(?:insert into|update) "(\w+)"\."(\w+)"/.exec(texts[0] ?? '') ?? []
      spread = writable.get(`${schema}.${table}`) ?? []
      tried.delete(label)
      return attempt(label, isCertain, chosen)
    }
    shapes.push(...texts.map((text) => ({ place: of.place, text, isCertain })))
  }

  await attempt('all', true, usual)
  for (let known = -1; known < read.size;) {
    known = read.size
    await attempt(`least of ${known}`, false, least)
    for (const [name, values] of read)
      for (const [place, value] of values.entries()) {
        await attempt(`${name} ${place} alone`, false, (each) => (each === name ? value : least(each)))
        await attempt(`${name} ${place}, all others`, false, (each) => (each === name ? value : usual(each)))
      }
  }
  return { shapes, failed }
}

export async function explore(declared: readonly Declared[], writable: Writable): Promise<Explored> {
  const explored: Explored[] = []
  const connection = recording()
  for (const of of declared) explored.push(await shapesOf(of, connection, writable))
  return { shapes: explored.flatMap(({ shapes }) => shapes), failed: explored.flatMap(({ failed }) => failed) }
}
