import { type editHotWord as EditHotWord, type HotWordDraft, maxHotWords } from '#contract/catalogue/hotWords.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { signalPortal } from '#modules/tenancy/index.ts'
import { countHotWords, hotWordRows, lockHotWords, valuesOf } from './hotWord.store.ts'

export async function createHotWord(tx: Tx, actor: Actor, draft: HotWordDraft) {
  await lockHotWords(tx, { tenantId: actor.tenantId })
  if ((await countHotWords(tx)) >= maxHotWords) refuse('hotKey.limit', { max: maxHotWords })
  const { id } = await hotWordRows.insert(tx, valuesOf(draft))
  await signalPortal(tx, actor.tenantId, 'words')
  await publish(tx, actor, { name: 'hotKey.created', id, data: draft })
  return id
}

export async function editHotWord(tx: Tx, actor: Actor, { id, version, ...draft }: Input<typeof EditHotWord>) {
  await hotWordRows.set(tx, await hotWordRows.lock(tx, id, version), valuesOf(draft))
  await signalPortal(tx, actor.tenantId, 'words')
  await publish(tx, actor, { name: 'hotKey.edited', id, data: draft })
  return id
}

export async function removeHotWord(tx: Tx, actor: Actor, { id, version }: { id: string; version: number }) {
  const row = await hotWordRows.lock(tx, id, version)
  await hotWordRows.remove(tx, row)
  await signalPortal(tx, actor.tenantId, 'words')
  await publish(tx, actor, { name: 'hotKey.removed', id, data: { words: row.words } })
}
