import type { AgreementStatus } from '#contract/agreements/agreement.ts'
import type { EventName } from '#contract/events.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { Patch } from '#kit/database/table.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { type AgreementFacts, agreementFlow, seesAgreement } from './agreement.rules.ts'
import {
  type AgreementDocument,
  type AgreementRow,
  agreementChanges,
  agreements,
  type ChangeRow,
  findAgreementRow,
  isApprover,
  type PartyRow,
} from './agreement.store.ts'
import { openChangeOf } from './changes/change.store.ts'

/** Parties that have not left. */
export const partiesOf = ({ parties }: Pick<AgreementRow, 'parties'>): PartyRow[] =>
  parties.filter(({ leftAt }) => leftAt === null)

/** Whether the confirmation of a party is missing: of the agreement, or of its open change. */
export const isAwaited = (
  { status, change_status: changeStatus, change_no: changeNo }: AgreementRow,
  { confirmedAt, confirmedChange, leftAt }: PartyRow,
): boolean =>
  leftAt === null && (status === '30' ? confirmedAt === null : changeStatus === '30' && confirmedChange !== changeNo)

/** Facts of a row as it is read. */
export const factsOf = (row: AgreementRow, actor: Actor): AgreementFacts => ({
  status: row.status,
  supplierIds: partiesOf(row).map(({ supplierId }) => supplierId),
  everSupplierIds: row.parties.map(({ supplierId }) => supplierId),
  awaitedIds: partiesOf(row)
    .filter((party) => isAwaited(row, party))
    .map(({ supplierId }) => supplierId),
  personId: row.person_id,
  changeStatus: row.change_status,
  changePersonId: row.change_person_id,
  hasDepartmentLines: row.has_dept_lines,
  hasBegun: row.valid_from <= dayOf(actor.now),
})

/** Agreement that the actor may read: its parties, and those who decide on it. */
async function readAgreement(db: Db, actor: Actor, id: string): Promise<AgreementRow | undefined> {
  const row = await findAgreementRow(db, id)
  if (!row || seesAgreement(factsOf(row, actor), actor)) return row
  const approves = actor.permissions.has('approval.decide') && (await isApprover(db, id, actor.userId))
  return approves ? row : undefined
}

/** Like `readAgreement`; for others it does not exist. */
export const findAgreement = async (db: Db, actor: Actor, id: string): Promise<AgreementRow> =>
  (await readAgreement(db, actor, id)) ?? refuse('thing.notFound')

/** Whether the actor may read the attachments of an agreement. */
export const mayReadAgreement = async (db: Db, actor: Actor, id: string): Promise<boolean> =>
  (await readAgreement(db, actor, id)) !== undefined

/** Title and parties of an agreement in force whose parties compete for an order. */
export async function findCompeting(
  db: Db,
  id: string,
): Promise<{ readonly title: string; readonly supplierIds: readonly string[] }> {
  const row = await findAgreementRow(db, id)
  if (row?.status !== '50') return refuse('thing.notFound')
  return { title: row.title, supplierIds: partiesOf(row).map(({ supplierId }) => supplierId) }
}

export interface Held {
  readonly agreement: Locked<AgreementDocument>
  readonly change: Locked<ChangeRow> | null
  readonly facts: AgreementFacts
  /** Parties that have not left. */
  readonly parties: readonly PartyRow[]
}

/**
 * Locks an agreement, then its open change, and before that refuses who may not read it. Everything that writes rows of
 * the price book for an agreement holds this lock.
 */
export async function lockAgreement(tx: Tx, actor: Actor, id: string, version?: number): Promise<Held> {
  if (actor.entrance !== 'system') await findAgreement(tx, actor, id)
  const agreement = await agreements.lock(tx, id, version)
  const changeId = await openChangeOf(tx, id)
  const change = changeId === undefined ? null : await agreementChanges.lock(tx, changeId)
  // Read again under the lock: what was read before may be old.
  const row = (await findAgreementRow(tx, id)) ?? refuse('thing.notFound')
  return { agreement, change, facts: factsOf(row, actor), parties: partiesOf(row) }
}

type Verb<Name> = Name extends `agreement.${infer Of}` ? Of : never
type ChangeVerb = Extract<Verb<EventName>, `change${string}`>
export type AgreementVerb = Exclude<
  Verb<EventName>,
  ChangeVerb | 'saved' | 'confirmed' | 'expiring' | 'capReached' | 'indexMissing' | 'partyConfirmed' | 'partyLeft'
>

type Named = Pick<AgreementDocument, 'no' | 'title' | 'created_by'>

/** Payload of all events of an agreement. */
export const dataOf = ({ no: agreementNo, title, created_by: authorId }: Named, supplierIds: readonly string[]) => ({
  agreementNo,
  title,
  supplierIds: [...supplierIds],
  authorId,
})

type Happening = Pick<Held, 'agreement' | 'facts'>

export const agreementEvent = (
  { agreement, facts }: Happening,
  verb: AgreementVerb,
  to: AgreementStatus,
  reason = '',
) =>
  newEvent(`agreement.${verb}`, {
    id: agreement.id,
    from: agreement.status,
    to,
    reason: reason || undefined,
    data: dataOf(agreement, facts.supplierIds),
  })

export const changeEvent = ({ agreement, facts }: Happening, change: ChangeRow, verb: ChangeVerb, reason = '') =>
  newEvent(`agreement.${verb}`, {
    id: agreement.id,
    from: agreement.status,
    to: agreement.status,
    reason: reason || undefined,
    data: {
      ...dataOf(agreement, facts.supplierIds),
      kind: change.kind,
      changeNo: change.no,
      isByIndex: change.index_basis !== null,
    },
  })

/** Writes the new state of an agreement and publishes the event. */
export async function finish(
  tx: Tx,
  actor: Actor,
  held: Held,
  action: Parameters<typeof agreementFlow.decide>[1],
  verb: AgreementVerb,
  { patch = {}, reason = '' }: { readonly patch?: Patch<'agreements.agreements'>; readonly reason?: string } = {},
): Promise<string> {
  const { agreement, facts } = held
  const status = agreementFlow.decide(facts, action, actor)
  await agreements.set(tx, agreement, { ...patch, status })
  await publish(tx, actor, agreementEvent(held, verb, status, reason))
  return agreement.id
}
