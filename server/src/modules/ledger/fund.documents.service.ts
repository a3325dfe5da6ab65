import type { Db } from '#kit/database/database.ts'
import type { List } from '#kit/database/list/list.page.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import type { EntryRow } from './fund.list.store.ts'

export type DocumentedEntry = EntryRow & { readonly refNo: string }

/** Entries with the numbers of their documents, which belong to higher modules. */
export function documented<Filter>(
  list: List<Filter, EntryRow>,
  { orderNumbers, projectNumbers }: Pick<QueryPorts, 'orderNumbers' | 'projectNumbers'>,
): List<Filter, DocumentedEntry> {
  const withNumbers = async (db: Db, rows: readonly EntryRow[]): Promise<DocumentedEntry[]> => {
    const idsOf = (isOrder: boolean) => [
      ...new Set(rows.filter((row) => (row.ref_kind === 'order') === isOrder).map((row) => row.ref_id)),
    ]
    const orders = await orderNumbers(db, idsOf(true))
    const projects = await projectNumbers(db, idsOf(false))
    return rows.map((row) => ({
      ...row,
      refNo: (row.ref_kind === 'order' ? orders : projects).get(row.ref_id) ?? '',
    }))
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
