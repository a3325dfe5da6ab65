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

/** Key of this browser. Not exportable, so that a copy of the profile's files does not reveal the content. */
async function ownKey(database: IDBPDatabase<Stores>): Promise<CryptoKey> {
  const known = await database.get('keys', 'own')
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // If two tabs start at the same time, the first key is kept.
  const write = database.transaction('keys', 'readwrite')
  const first = await write.store.get('own')
  if (!first) await write.store.put(made, 'own')
  await write.done
  return first ?? made
}

const contextOf = (name: string) => new TextEncoder().encode(name)

/** Stores encrypted bytes in this browser. */
export async function keepBytes(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const database = await open()
  const key = await ownKey(database)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: contextOf(name) }, key, bytes)
  await database.put('records', { iv, data }, name)
}

/** Stores an encrypted value in this browser. */
export const keepInBrowser = (name: string, value: unknown): Promise<void> =>
  keepBytes(name, new TextEncoder().encode(JSON.stringify(value)))

/** Stored bytes by name; undefined if there are none, or this browser's key cannot decrypt them. */
export async function findBytes(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const database = await open()
  const record = await database.get('records', name)
  if (!record) return undefined
  const key = await ownKey(database)
  try {
    const { iv, data } = record
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: contextOf(name) }, key, data)
    return new Uint8Array(bytes)
  } catch {
    return undefined
  }
}

/** Stored value by name; undefined if there is none. */
export async function findInBrowser<T>(name: string): Promise<T | undefined> {
  const bytes = await findBytes(name)
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as T)
}

export const forgetInBrowser = async (name: string): Promise<void> => (await open()).delete('records', name)
