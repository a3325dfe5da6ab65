import { rowsOnPage } from '#contract/kit/list.ts'
import type { Db } from '../database.ts'
import { refuse } from '#kit/refusal.ts'
import type { List } from './list.page.ts'

interface Memory<Filter, Row> {
  /** All rows that the filter matches, in the usual order. */
  readonly read: (db: Db, filter: Filter) => Promise<readonly Row[]>
  readonly keyOf: (row: Row) => string
}

function textOf(row: object, name: string): string {
  const value = (row as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

/**
 * List of what code and database form together, such as declared entries with a tenant's changes: read whole, because
 * the code bounds it.
 */
export function memoryList<Filter, Row extends object>({ read, keyOf }: Memory<Filter, Row>): List<Filter, Row> {
  const sorted = async (db: Db, filter: Filter, sort: string | undefined) => {
    const rows = await read(db, filter)
    if (sort === undefined) return rows
    const name = sort.replace(/^-/, '')
    const inOrder = rows.toSorted((a, b) => textOf(a, name).localeCompare(textOf(b, name), 'zh-CN', { numeric: true }))
    return sort.startsWith('-') ? inOrder.toReversed() : inOrder
  }
  const rows = async (db: Db, filter: Filter, keys: readonly string[]) => {
    const byKey = new Map((await read(db, filter)).map((row) => [keyOf(row), row]))
    return keys.flatMap((key) => byKey.get(key) ?? [])
  }
  return {
    page: async (db, filter, { page = 1, limit = 10, sort }) => {
      const all = await sorted(db, filter, sort)
      const size = rowsOnPage(limit)
      const total = all.length
      const pages = Math.ceil(total / size)
      return { rows: all.slice((page - 1) * size, page * size), page, limit, total, pages, totalIsCapped: false }
    },
    keys: async (db, filter, { sort }, max) => (await sorted(db, filter, sort)).map(keyOf).slice(0, max),
    rows,
    one: async (db, filter, key) => (await rows(db, filter, [key]))[0] ?? refuse('thing.notFound'),
  }
}

/** Whether one of the texts contains the keyword, in any case of letters. */
export const hasKeyword = (keyword: string | undefined, ...texts: readonly string[]): boolean => {
  const wanted = keyword?.trim().toLowerCase() ?? ''
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))
}
