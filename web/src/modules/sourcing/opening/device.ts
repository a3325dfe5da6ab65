/**
 * What this browser keeps for openers, by a key each. Keys of the browser's own cryptography are kept as such: they can
 * be used here, and read by nobody.
 */
const databaseName = 'baicai-opening'
const storeName = 'kept'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB')))
  })

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  const database = await done(opening)
  try {
    return await done(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

export const keep = async (name: string, value: object): Promise<void> =>
  void (await inStore('readwrite', (store) => store.put(value, name)))

/** What was kept under the name; undefined where there is nothing. It is what this browser has put there itself. */
export const kept = async <T extends object>(name: string): Promise<T | undefined> =>
  (await inStore('readonly', (store) => store.get(name))) as T | undefined

export const forget = (name: string): Promise<undefined> => inStore('readwrite', (store) => store.delete(name))
