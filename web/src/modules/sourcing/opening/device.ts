import type { DBSchema, IDBPDatabase } from 'idb'

interface Stores extends DBSchema {
  kept: { key: string; value: object }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined
/** The library is loaded with the first use: the notice of a project keeps something only at its deadline. */
const open = () => (opened ??= openStores())
async function openStores(): Promise<IDBPDatabase<Stores>> {
  const { openDB } = await import('idb')
  return openDB<Stores>('baicai-opening', 1, { upgrade: (database) => void database.createObjectStore('kept') })
}

/**
 * Keeps something in this browser for an opener, as it is: its wrapped secret beside the key that cannot be exported,
 * and what is public but must not be changed behind its back.
 */
export const keep = async (name: string, value: object): Promise<void> =>
  void (await (await open()).put('kept', value, name))

/** What was kept under the name; undefined where there is nothing. It is what this browser has put there itself. */
export const kept = async <T extends object>(name: string): Promise<T | undefined> =>
  (await (await open()).get('kept', name)) as T | undefined

export const forget = async (name: string): Promise<void> => (await open()).delete('kept', name)
