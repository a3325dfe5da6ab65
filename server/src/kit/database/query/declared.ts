import type { Db } from '../database.ts'

/** Statement or list of the builder, for the test that has the database describe it in every shape. */
export interface Declared {
  /** File and line of the declaration. */
  readonly place: string
  /** Sends every statement that these parameters lead to. */
  readonly send: (db: Db, params: never) => Promise<unknown>
  /** Parameters are placeholders; otherwise values. */
  readonly isPrepared?: boolean
  /** Route whose input holds filters among the parameters. */
  readonly route?: unknown
}

let declared: Declared[] | undefined

/** Keeps all statements declared from now on; declarations before are lost, so it is called before the imports. */
export function keepDeclared(): readonly Declared[] {
  declared = []
  return declared
}

const isDeclaring = /\/kit\/(database\/(query|list|table|query\.parts|query\/declared)|verification)\.ts/
/** File and line of the first caller outside the functions that declare statements. */
function placeOf(stack: string): string {
  const frame = stack.split('\n').find((line) => line.includes('/server/') && !isDeclaring.test(line)) ?? ''
  return /server\/(?:src|test)\/[^():]*:\d+/.exec(frame)?.[0] ?? stack
}

/** Registers a statement; a no-op in the product. */
export function declare(statement: Omit<Declared, 'place'>): void {
  declared?.push({ ...statement, place: placeOf(new Error('declared').stack ?? '') })
}
