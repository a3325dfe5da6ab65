import { type SynonymDraft, synonymLimits } from '#contract/catalogue/synonyms.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { violationOf, tidied } from './synonym.list.rules.ts'
import type { SynonymRow } from './synonym.store.ts'
import { countOwnSynonyms, lockVocabulary, synonyms, valuesOf } from './synonym.write.store.ts'
import { baseSynonyms } from './synonyms/base.rules.ts'

/** Normalises the draft, or refuses it with its violation. */
function checked({ kind, isActive, terms }: SynonymDraft): SynonymDraft {
  const draft = { kind, isActive, terms: tidied(terms) }
  const violation = violationOf(draft)
  if (violation) refuse(violation.code, violation.facts)
  return draft
}

/** Adds a group; with the key of a base group it replaces that one. */
export async function createSynonyms(tx: Tx, actor: Actor, given: SynonymDraft, baseKey?: string): Promise<SynonymRow> {
  const draft = baseKey === undefined ? checked(given) : replacementOf(baseKey, given)
  if (baseKey === undefined) {
    await lockVocabulary(tx, { tenantId: actor.tenantId })
    if ((await countOwnSynonyms(tx)) >= synonymLimits.groups) refuse('synonym.limit', { max: synonymLimits.groups })
  }
  const values = valuesOf({ ...draft, by: actor.userId, at: actor.now })
  const row = await synonyms.insert(tx, { ...values, base_key: baseKey ?? null })
  await publish(tx, actor, { name: 'synonym.created', id: row.id, data: { ...draft, baseKey: baseKey ?? null } })
  return row
}

/** A disabled base group keeps its own terms, whatever the draft contains. */
function replacementOf(baseKey: string, given: SynonymDraft): SynonymDraft {
  const base = baseSynonyms.find(({ key }) => key === baseKey) ?? refuse('thing.notFound')
  return given.isActive ? checked(given) : { kind: base.kind, terms: [...base.terms], isActive: false }
}

export async function editSynonyms(
  tx: Tx,
  actor: Actor,
  id: string,
  version: number,
  given: SynonymDraft,
): Promise<SynonymRow> {
  const draft = checked(given)
  const group = await synonyms.lock(tx, id, version)
  const row = await synonyms.set(tx, group, valuesOf({ ...draft, by: actor.userId, at: actor.now }))
  await publish(tx, actor, { name: 'synonym.edited', id, data: { ...draft } })
  return row
}

/** Deletes a group; a base group that it replaced is in force again as shipped. */
export async function deleteSynonyms(tx: Tx, actor: Actor, id: string, version: number): Promise<void> {
  const group = await synonyms.lock(tx, id, version)
  await synonyms.remove(tx, group)
  await publish(tx, actor, {
    name: 'synonym.deleted',
    id,
    data: { kind: group.kind, terms: group.terms, baseKey: group.base_key },
  })
}
