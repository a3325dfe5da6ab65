import type * as contract from '#contract/catalogue/categoryRules.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { findCategory } from '../categories/category.store.ts'
import { categoryRules } from './rule.store.ts'

const valuesOf = ({ categoryId, certificates, isGate }: contract.CategoryRuleDraft) => ({
  category_id: categoryId,
  certificates: [...new Set(certificates)],
  is_gate: isGate,
})

export async function createCategoryRule(tx: Tx, actor: Actor, draft: contract.CategoryRuleDraft): Promise<string> {
  await findCategory(tx, draft.categoryId)
  const { id } = await categoryRules.insert(tx, { ...valuesOf(draft), created_at: actor.now })
  await publish(tx, actor, newEvent('categoryRule.created', { id }))
  return id
}

export async function editCategoryRule(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editCategoryRule>,
): Promise<string> {
  await findCategory(tx, draft.categoryId)
  await categoryRules.set(tx, await categoryRules.lock(tx, id, version), valuesOf(draft))
  await publish(tx, actor, newEvent('categoryRule.edited', { id }))
  return id
}

export async function removeCategoryRule(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.removeCategoryRule>,
) {
  await categoryRules.remove(tx, await categoryRules.lock(tx, id, version))
  await publish(tx, actor, newEvent('categoryRule.removed', { id }))
}
