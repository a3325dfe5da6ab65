import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/agencies/agencies.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { projects } from '../projects/project.store.ts'
import { agencies, findEligible, findPeople, insertPeople, removePeople, valuesOf } from './agency.store.ts'
import { findConflicts, findRepresented } from './appointment.store.ts'

/** Registers an agency with its people. */
export async function createAgency(tx: Tx, actor: Actor, draft: contract.AgencyDraft): Promise<string> {
  await refuseIneligible(tx, draft.userIds)
  const { id, name } = await agencies.insert(tx, valuesOf(draft))
  await writePeople(tx, id, draft.userIds)
  await publish(tx, actor, newEvent('agency.created', { id, to: 'active', data: { name } }))
  return id
}

/** Updates an agency; who is no longer of its people loses access to its projects at once. */
export async function editAgency(
  tx: Tx,
  actor: Actor,
  { agencyId: id, version, ...draft }: Input<typeof contract.editAgency>,
): Promise<string> {
  const row = await agencies.lock(tx, id, version)
  const before = await findPeople(tx, id)
  const known = new Set(before.map((each) => each.id))
  await refuseIneligible(
    tx,
    draft.userIds.filter((each) => !known.has(each)),
  )
  const after = await agencies.set(tx, row, valuesOf(draft))
  await removePeople(tx, { agencyId: id })
  await writePeople(tx, id, draft.userIds)
  await refreshAgents(tx, id)
  const shown = (of: typeof after, names: readonly { readonly name: string }[]) => ({
    name: of.name,
    creditCode: of.credit_code,
    contactName: of.contact_name,
    contactTel: of.contact_tel,
    contactMail: of.contact_mail,
    people: names.map((each) => each.name).join('、'),
  })
  const data = fieldsChanged(shown(row, before), shown(after, await findPeople(tx, id)))
  await publish(tx, actor, newEvent('agency.edited', { id, data }))
  return id
}

/** Disables an agency, whose people lose access to its projects at once, or enables it. */
export async function setAgencyStatus(
  tx: Tx,
  actor: Actor,
  { agencyId: id, status: to }: Input<typeof contract.setAgencyStatus>,
): Promise<string> {
  const row = await agencies.lock(tx, id)
  await changeAvailability(tx, actor, { entity: 'agency', table: agencies, row, to, check: async () => {} })
  await refreshAgents(tx, id)
  return id
}

async function refuseIneligible(tx: Tx, ids: readonly string[]): Promise<void> {
  if ((await findEligible(tx, ids)).length < new Set(ids).size) refuse('agency.personIneligible')
}

async function writePeople(tx: Tx, agencyId: string, userIds: readonly string[]): Promise<void> {
  const rows = [...new Set(userIds)].map((user_id) => ({ agency_id: agencyId, user_id }))
  if (rows.length > 0) await insertPeople(tx, { rows })
}

/** Accounts that act for an agency now: none while it is disabled. */
export async function agentsOf(tx: Tx, agencyId: string): Promise<string[]> {
  const { disabled } = await agencies.find(tx, agencyId)
  return disabled ? [] : (await findPeople(tx, agencyId)).map(({ id }) => id)
}

/** Writes the accounts that act for an agency into its projects. The caller holds the agency's lock. */
async function refreshAgents(tx: Tx, agencyId: string): Promise<void> {
  const agents = await agentsOf(tx, agencyId)
  for (const project of await projects.lockAll(tx, await findRepresented(tx, agencyId))) {
    const names = await findConflicts(tx, project.id, agents)
    if (names.length > 0) refuse('agency.conflict', { names: names.join('、') })
    await projects.set(tx, project, { agent_ids: agents })
  }
}
