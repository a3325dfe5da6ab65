import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/suppliers/supplierPeople.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import {
  addSupplierPerson,
  changeSupplierRole,
  countSupplierAccounts,
  findPerson,
  findSupplierAccount,
  setSupplierAccountStatus,
  supplierAccountsOf,
} from '#modules/identity/index.ts'
import { administratorRole, rolesOf } from '../supplierAccount.service.ts'
import { suppliers } from '../supplier.store.ts'
import { writeInvitation } from './invitation.service.ts'
import { keepsAdministrator, maxPeople, personActions } from './person.rules.ts'

type Invited = Input<typeof contract.inviteSupplierPerson>

/** Adds a person to a supplier, and writes the invitation. */
export async function addInvited(tx: Tx, actor: Actor, supplierId: string, invited: Invited) {
  const { isAdministrator = false, ...person } = invited
  const supplier = await suppliers.lock(tx, supplierId)
  if (supplier.status !== 'active') return refuse('supplier.suspended')
  if ((await countSupplierAccounts(tx, supplierId)) >= maxPeople) return refuse('supplierPeople.tooMany')
  const roleIds = await rolesOf(tx, isAdministrator)
  const { userId, personId } = await addSupplierPerson(tx, actor, { ...person, supplierId, roleIds })
  const { userCode, mobile } = person
  return writeInvitation(tx, actor, { userId, personId, userCode, mobile, supplierName: supplier.name })
}

export const invitePerson = (tx: Tx, actor: Actor, invited: Invited) =>
  addInvited(tx, actor, actor.supplierId ?? refuse('thing.notAllowed'), invited)

export const inviteAdministrator = (
  tx: Tx,
  actor: Actor,
  { id, ...invited }: Input<typeof contract.inviteSupplierAdministrator>,
) => addInvited(tx, actor, id, { ...invited, isAdministrator: true })

/**
 * Locks an account of the actor's supplier for an action. The supplier is locked first: two administrators who take
 * each other's role at once must not leave it without one.
 */
async function lockColleague(tx: Tx, actor: Actor, userId: string, action: contract.SupplierPersonAction) {
  const supplier = await suppliers.lock(tx, actor.supplierId ?? refuse('thing.notAllowed'))
  const account = await findSupplierAccount(tx, userId)
  if (account.supplier_id !== supplier.id) return refuse('thing.notFound')
  if (userId === actor.userId) return refuse('supplierPeople.own')
  const people = await supplierAccountsOf(tx, { supplierId: supplier.id })
  const person = people.find((each) => each.userId === userId) ?? refuse('thing.notFound')
  if (!personActions(person, actor).includes(action))
    return refuse(action === 'invite' ? 'supplierPeople.signedIn' : 'thing.stale')
  if ((action === 'disable' || action === 'dismiss') && !keepsAdministrator(people, userId))
    return refuse('supplierPeople.lastAdministrator')
  return { supplier, account, person }
}

export async function inviteAgain(tx: Tx, actor: Actor, userId: string) {
  const { supplier, account, person } = await lockColleague(tx, actor, userId, 'invite')
  const { mobile } = (await findPerson(tx, { userId }))[0]!
  const { person_id: personId } = account
  return writeInvitation(tx, actor, {
    userId,
    personId,
    userCode: person.userCode,
    mobile,
    supplierName: supplier.name,
  })
}

export async function setStatus(
  tx: Tx,
  actor: Actor,
  { userId, status: to }: Input<typeof contract.setSupplierPersonStatus>,
  context: ServiceContext,
) {
  const { account } = await lockColleague(tx, actor, userId, to === 'disabled' ? 'disable' : 'enable')
  await setSupplierAccountStatus(tx, actor, { account, to }, context)
  return { userId }
}

export async function setAdministrator(
  tx: Tx,
  actor: Actor,
  { userId, isAdministrator: isHeld }: Input<typeof contract.setSupplierAdministrator>,
) {
  const { account } = await lockColleague(tx, actor, userId, isHeld ? 'appoint' : 'dismiss')
  await changeSupplierRole(tx, actor, { account, roleId: await administratorRole(tx), isHeld })
  return { userId }
}
