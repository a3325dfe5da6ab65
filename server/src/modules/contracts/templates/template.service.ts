import type * as contract from '#contract/contracts/contractTemplates.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { numbered, templateFlow } from './template.rules.ts'
import { draftEditionOf, editions, nextEdition, templates } from './template.store.ts'

export async function createTemplate(
  tx: Tx,
  actor: Actor,
  { name, clauses }: Input<typeof contract.createContractTemplate>,
): Promise<string> {
  const row = await templates.insert(tx, {
    name: name.trim(),
    status: 'draft',
    edited_by_name: actor.userName,
    updated_at: actor.now,
  })
  await nextEdition(tx, row, numbered(clauses))
  await publish(tx, actor, newEvent('contractTemplate.saved', { id: row.id, to: 'draft', data: { name: row.name } }))
  return row.id
}

/** Writes the next edition. Published ones stay, and so do the contracts that were drafted from them. */
export async function editTemplate(
  tx: Tx,
  actor: Actor,
  { id, version, name, clauses }: Input<typeof contract.editContractTemplate>,
): Promise<string> {
  const row = await templates.lock(tx, id, version)
  const status = templateFlow.decide({ status: row.status, hasDraft: true }, 'edit', actor)
  await nextEdition(tx, row, numbered(clauses))
  const after = await templates.set(tx, row, {
    name: name.trim(),
    edited_by_name: actor.userName,
    updated_at: actor.now,
  })
  const data = { name: after.name }
  await publish(tx, actor, newEvent('contractTemplate.saved', { id, from: row.status, to: status, data }))
  return id
}

export async function moveTemplate(
  tx: Tx,
  actor: Actor,
  { id, version, action }: Input<typeof contract.moveContractTemplate>,
): Promise<string> {
  const row = await templates.lock(tx, id, version)
  const draft = await draftEditionOf(tx, id)
  const status = templateFlow.decide({ status: row.status, hasDraft: draft !== undefined }, action, actor)
  if (action === 'publish') {
    const { id: draftId, no } = draft ?? refuse('contractTemplate.noDraft')
    await editions.set(tx, await editions.lock(tx, draftId), { published_at: actor.now })
    await templates.set(tx, row, { status, edition: no, updated_at: actor.now })
    const data = { name: row.name, edition: no }
    await publish(tx, actor, newEvent('contractTemplate.published', { id, from: row.status, to: status, data }))
    return id
  }
  await templates.set(tx, row, { status, updated_at: actor.now })
  const name = action === 'disable' ? 'contractTemplate.disabled' : 'contractTemplate.enabled'
  await publish(tx, actor, newEvent(name, { id, from: row.status, to: status, data: { name: row.name } }))
  return id
}
