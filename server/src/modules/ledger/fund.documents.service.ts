import type { Db } from '#kit/database/database.ts'
import type { List } from '#kit/database/list/list.page.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { budgetChangeNumbers } from './changes/change.store.ts'
import type { EntryRow } from './fund.list.store.ts'

export type DocumentedEntry = EntryRow & { readonly refNo: string }

/** Entries with the numbers of their documents, which belong to higher modules. */
export function documented<Filter>(
  list: List<Filter, EntryRow>,
  {
    orderNumbers,
    projectNumbers,
    walletNumbers,
    stockNumbers,
  }: Pick<QueryPorts, 'orderNumbers' | 'projectNumbers' | 'walletNumbers' | 'stockNumbers'>,
): List<Filter, DocumentedEntry> {
  const numbersOf: readonly [kinds: readonly string[], ask: QueryPorts['orderNumbers']][] = [
    [['order', 'orderChange'], orderNumbers],
    [['project', 'demand'], projectNumbers],
    [['budgetChange'], budgetChangeNumbers],
    [['topUp', 'withdrawal'], walletNumbers],
    [['stockIssue', 'stockBack'], stockNumbers],
  ]
  const withNumbers = async (db: Db, rows: readonly EntryRow[]): Promise<DocumentedEntry[]> => {
    const numbers = new Map<string, string>()
    for (const [kinds, ask] of numbersOf) {
      const ids = [...new Set(rows.filter(({ ref_kind: kind }) => kinds.includes(kind)).map(({ ref_id: id }) => id))]
      if (ids.length > 0) for (const [id, no] of await ask(db, ids)) numbers.set(id, no)
    }
    return rows.map((row) => ({ ...row, refNo: numbers.get(row.ref_id) ?? '' }))
  }
  return {
    ...list,
    page: async (db, filter, query) => {
      const found = await list.page(db, filter, query)
      return { ...found, rows: await withNumbers(db, found.rows) }
    },
    rows: async (db, filter, keys) => withNumbers(db, await list.rows(db, filter, keys)),
    one: async (db, filter, key) => (await withNumbers(db, [await list.one(db, filter, key)]))[0]!,
  }
}
