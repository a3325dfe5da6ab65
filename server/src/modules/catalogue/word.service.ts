import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database.ts'
import { memory } from './shelf.memory.ts'
import { putSearch } from './word.store.ts'

const written = memory<true>(60_000, 10_000)

/** Keeps what a person searches for; going through pages and filters writes nothing again. */
export async function rememberSearch(database: Database, actor: Actor, words: string): Promise<void> {
  const kept = words.trim()
  const key = `${actor.tenantId} ${actor.userId} ${kept}`
  if (kept === '' || written.get(key)) return
  await database.write(actor.tenantId, (tx) => putSearch(tx, actor.tenantId, actor.userId, kept, actor.now), 'generic')
  written.set(key, '', true)
}
