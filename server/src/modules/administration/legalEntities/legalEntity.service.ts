import type * as contract from '#contract/administration/legalEntities.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { readDictionaries } from '#modules/tenancy/index.ts'
import { legalEntities, valuesOf } from './legalEntity.store.ts'

/** Refuses a kind that the dictionary does not offer, unless the entity has it already. */
async function checkKind(tx: Tx, { deptPath }: Actor, kind: string, former?: string): Promise<void> {
  if (kind === former) return
  const [dictionary] = await readDictionaries(tx, ['LEGAL_ENTITY'], deptPath)
  if (!dictionary?.values.some(({ code }) => code === kind)) refuse('legalEntity.unknownKind')
}

export async function createLegalEntity(tx: Tx, actor: Actor, draft: Input<typeof contract.createLegalEntity>) {
  await checkKind(tx, actor, draft.kind)
  const { id, name } = await legalEntities.insert(tx, valuesOf(draft))
  await publish(tx, actor, newEvent('legalEntity.created', { id, to: 'active', data: { name } }))
  return id
}

export async function editLegalEntity(tx: Tx, actor: Actor, input: Input<typeof contract.editLegalEntity>) {
  const { entityId: id, version, ...draft } = input
  const before = await legalEntities.lock(tx, id, version)
  await checkKind(tx, actor, draft.kind, before.kind)
  const after = await legalEntities.set(tx, before, valuesOf(draft))
  const fieldsOf = (row: typeof after) => ({
    code: row.code,
    name: row.name,
    enName: row.en_name,
    kind: row.kind,
    taxNo: row.tax_no,
    deptId: row.dept_id,
    address: row.address,
    phone: row.phone,
  })
  await publish(
    tx,
    actor,
    newEvent('legalEntity.edited', {
      id,
      data: { name: after.name, ...fieldsChanged(fieldsOf(before), fieldsOf(after)) },
    }),
  )
  return id
}

export async function setLegalEntityStatus(tx: Tx, actor: Actor, input: Input<typeof contract.setLegalEntityStatus>) {
  const { entityId: id, status: to } = input
  const row = await legalEntities.lock(tx, id)
  await changeAvailability(tx, actor, { entity: 'legalEntity', table: legalEntities, row, to, check: async () => {} })
  return id
}
