import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}
interface Stores extends DBSchema {
  keys: { key: 'own'; value: CryptoKey }
  records: { key: string; value: Sealed }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined
const open = () =>
  (opened ??= openDB<Stores>('baicai-quotes', 1, {
    upgrade(database) {
      database.createObjectStore('keys')
      database.createObjectStore('records')
    },
  }))

/** The key of this browser. It cannot be exported: a copy of the profile's files does not show what was written. */
async function ownKey(database: IDBPDatabase<Stores>): Promise<CryptoKey> {
  const known = await database.get('keys', 'own')
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Of two tabs that begin at the same time, the first one's key stays.
  const write = database.transaction('keys', 'readwrite')
  const first = await write.store.get('own')
  if (!first) await write.store.put(made, 'own')
  await write.done
  return first ?? made
}

const contextOf = (name: string) => new TextEncoder().encode(name)

/** Keeps a value in this browser, encrypted. */
export async function keepInBrowser(name: string, value: unknown): Promise<void> {
  const database = await open()
  const key = await ownKey(database)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: contextOf(name) }, key, text)
  await database.put('records', { iv, data }, name)
}

/** What was kept under this name; undefined where there is nothing, or nothing that this browser's key opens. */
export async function findInBrowser<T>(name: string): Promise<T | undefined> {
  const database = await open()
  const record = await database.get('records', name)
  if (!record) return undefined
  const key = await ownKey(database)
  try {
    const { iv, data } = record
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: contextOf(name) }, key, data)
    return JSON.parse(new TextDecoder().decode(text)) as T
  } catch {
    return undefined
  }
}

export const forgetInBrowser = async (name: string): Promise<void> => (await open()).delete('records', name)
