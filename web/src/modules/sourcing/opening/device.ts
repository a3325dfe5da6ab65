import type { DBSchema, IDBPDatabase } from 'idb'

interface Stores extends DBSchema {
  kept: { key: string; value: object }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined
/** Lazy import with the first use: the notice of a project needs storage only at its deadline. */
const open = () => (opened ??= openStores())
async function openStores(): Promise<IDBPDatabase<Stores>> {
  const { openDB } = await import('idb')
  return openDB<Stores>('baicai-opening', 1, { upgrade: (database) => void database.createObjectStore('kept') })
}

/**
 * Stores data of an opener in this browser: the wrapped secret with its non-extractable key, and public data whose
 * later change must be detected.
 */
export const keep = async (name: string, value: object): Promise<void> =>
  void (await (await open()).put('kept', value, name))

/** Stored data by name; undefined if there is none. Trusted, because only this browser has written it. */
export const kept = async <T extends object>(name: string): Promise<T | undefined> =>
  (await (await open()).get('kept', name)) as T | undefined

export const forget = async (name: string): Promise<void> => (await open()).delete('kept', name)
