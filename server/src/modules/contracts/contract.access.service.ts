import type { ContractAction, ContractStatus } from '#contract/contracts/contract.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { Patch } from '#kit/database/table.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { changes, type ChangeRow } from './changes/change.store.ts'
import { type ContractFacts, contractFlow, seesContract, type SigningOrder } from './contract.rules.ts'
import { type ContractDocument, type ContractRow, contracts, findContractRow, isApprover } from './contract.store.ts'

export const signingOrder = async (db: Db): Promise<SigningOrder> =>
  (await readSettings(db, 'contractSigningOrder')).contractSigningOrder

/** Facts of a row as it is read. */
export const factsOf = (row: ContractRow, order: SigningOrder): ContractFacts => ({
  status: row.status,
  supplierId: row.supplier_id,
  personId: row.person_id,
  wasSent: row.sent_at !== null,
  signBy: row.sign_by,
  order,
  isReady: row.document_id === null ? null : row.document_sha !== null,
  signed: row.signed,
  changeStatus: row.change_status,
  changePersonId: row.change_person_id,
  openStages: row.open,
  reporters: row.reporters,
  isArchived: row.archive_no !== null,
})

/** Contract that the actor may read: its parties, and those who decide on it. */
async function readContract(db: Db, actor: Actor, id: string): Promise<ContractRow | undefined> {
  const row = await findContractRow(db, id)
  if (!row || seesContract(factsOf(row, 'any'), actor)) return row
  const approves = actor.permissions.has('approval.decide') && (await isApprover(db, id, actor.userId))
  return approves ? row : undefined
}

/** Like `readContract`; for others it does not exist. */
export const findContract = async (db: Db, actor: Actor, id: string): Promise<ContractRow> =>
  (await readContract(db, actor, id)) ?? refuse('thing.notFound')

/** Whether the actor may read the files of a contract. */
export const mayReadContract = async (db: Db, actor: Actor, id: string): Promise<boolean> =>
  (await readContract(db, actor, id)) !== undefined

export interface Held {
  readonly contract: Locked<ContractDocument>
  readonly change: Locked<ChangeRow> | null
  readonly row: ContractRow
  readonly facts: ContractFacts
}

/**
 * Locks a contract, then its open change, and before that refuses who may not read it. Everything that is written of a
 * contract holds this lock: stages, changes, documents and signatures.
 */
export async function lockContract(tx: Tx, actor: Actor, id: string, version?: number): Promise<Held> {
  if (actor.entrance !== 'system') await findContract(tx, actor, id)
  const contract = await contracts.lock(tx, id, version)
  // Read again under the lock: what was read before may be old.
  const row = (await findContractRow(tx, id)) ?? refuse('thing.notFound')
  const change = row.change_id === null ? null : await changes.lock(tx, row.change_id)
  return { contract, change, row, facts: factsOf(row, await signingOrder(tx)) }
}

type OfContract = Pick<ContractDocument, 'no' | 'title' | 'supplier_id' | 'supplier_name' | 'created_by' | 'gross'>
/** Payload of all events of a contract. */
export const dataOf = (row: OfContract) => ({
  contractNo: row.no,
  title: row.title,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  authorId: row.created_by,
  gross: row.gross,
})

type PlainVerb = 'saved' | 'submitted' | 'approved' | 'rejected' | 'approvalExpired' | 'concluded' | 'completed'

export const contractEvent = (contract: ContractDocument, verb: PlainVerb, to: ContractStatus, reason = '') =>
  newEvent(`contract.${verb}`, {
    id: contract.id,
    from: contract.status,
    to,
    reason: reason || undefined,
    data: dataOf(contract),
  })

type ChangeVerb = 'changeProposed' | 'changeApproved' | 'changeRejected' | 'changeExpired'
export const changeEvent = (contract: ContractDocument, change: ChangeRow, verb: ChangeVerb, reason = '') =>
  newEvent(`contract.${verb}`, {
    id: contract.id,
    from: contract.status,
    to: contract.status,
    reason: reason || undefined,
    data: { ...dataOf(contract), kind: change.kind, changeNo: change.no },
  })

/** Writes the new state of a contract and publishes the event. */
export async function finish(
  tx: Tx,
  actor: Actor,
  { contract, facts }: Held,
  action: ContractAction,
  verb: PlainVerb,
  { patch = {}, reason = '' }: { readonly patch?: Patch<'contracts.contracts'>; readonly reason?: string } = {},
): Promise<string> {
  const status = contractFlow.decide(facts, action, actor)
  await contracts.set(tx, contract, { ...patch, status })
  await publish(tx, actor, contractEvent(contract, verb, status, reason))
  return contract.id
}
