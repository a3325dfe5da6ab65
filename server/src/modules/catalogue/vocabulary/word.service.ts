import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { memory } from '#kit/memory.ts'
import { inOrder } from './word.rules.ts'
import { putSearches, type Searched } from './word.store.ts'

const written = memory<true>(60_000, 10_000)

/** Queue of searches to write, without duplicates, and the write in progress. */
interface Queue {
  readonly waiting: Map<string, Searched & { readonly tenantId: string }>
  writing: Promise<void>
  timer: NodeJS.Timeout | undefined
}
const queues = new WeakMap<Database, Queue>()
const maxWaiting = 10_000
const delayMs = 1000

function queueOf(database: Database): Queue {
  const known = queues.get(database)
  if (known) return known
  const queue: Queue = { waiting: new Map(), writing: Promise.resolve(), timer: undefined }
  queues.set(database, queue)
  return queue
}

const keyOf = ({ tenantId, userId }: Actor, words: string) => `${tenantId} ${userId} ${words}`

/**
 * Remembers a search of a person; paging and filtering do not write again. Searches are written in batches once a
 * second, because a transaction for each costs as much as a short search; a crash loses at most a second of them.
 */
export function rememberSearch(database: Database, actor: Actor, typed: string): void {
  const words = typed.trim()
  const key = keyOf(actor, words)
  const queue = queueOf(database)
  if (words === '' || written.get(key) || queue.waiting.size >= maxWaiting) return
  written.set(key, '', true)
  queue.waiting.set(key, { tenantId: actor.tenantId, userId: actor.userId, words, at: actor.now })
  queue.timer ??= setTimeout(() => void writeSearches(database), delayMs).unref()
}

/**
 * Writes the queue; resolves when everything queued before is written or has failed. Failed writes are not retried,
 * because the history is not important.
 */
export function writeSearches(database: Database): Promise<void> {
  const queue = queueOf(database)
  clearTimeout(queue.timer)
  queue.timer = undefined
  const searches = inOrder([...queue.waiting.values()])
  queue.waiting.clear()
  const tenants = [...Map.groupBy(searches, ({ tenantId }) => tenantId)]
  queue.writing = writeAfter(queue.writing, database, tenants)
  return queue.writing
}

async function writeAfter(
  before: Promise<void>,
  database: Database,
  tenants: readonly (readonly [tenantId: string, searches: readonly Searched[]])[],
): Promise<void> {
  await before
  for (const [tenantId, own] of tenants)
    await database.write(tenantId, (tx) => putSearches(tx, tenantId, own), 'generic').catch(() => {})
}
