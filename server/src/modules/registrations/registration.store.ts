import { listRegistrations, registrationCase } from '#contract/registrations/queue.ts'
import { caseStore } from '#kit/case/case.store.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import type { RowOfTable } from '#kit/database/table.ts'

export const registrationStore = caseStore('registrations.requests', {
  list: listRegistrations,
  keyword: ['dept_name', 'contact_name', 'mobile', 'request_no'],
  owner: 'person_id',
  hidden: ['01'],
  waiting: registrationCase.waiting,
  since: 'submitted_at',
})
export const requests = registrationStore.rows
export type RequestRow = RowOfTable<typeof requests>

interface Proof {
  readonly requestNo: string
  readonly mobile: string
}
/** Registration with this request number, if the mobile number matches. */
export const findProven = preparedQuery((db, $: Params<Proof>) =>
  db
    .selectFrom('registrations.requests as t')
    .selectAll('t')
    .where('t.request_no', '=', $.requestNo)
    .where('t.mobile', '=', $.mobile),
)
const provenLocked = preparedQuery((db, $: Params<Proof>) =>
  db
    .selectFrom('registrations.requests as t')
    .selectAll('t')
    .where('t.request_no', '=', $.requestNo)
    .where('t.mobile', '=', $.mobile)
    .forNoKeyUpdate(),
)
export const lockProven = async (tx: Tx, proof: Proof) =>
  (await provenLocked.first(tx, proof)) as Locked<RequestRow> | undefined

interface Sender {
  readonly mobile?: string | undefined
  readonly personId?: string | undefined
  /** Hash of the address of a sender without an account. */
  readonly visitor?: string | undefined
  readonly since: Date
}
const sent = preparedQuery((db, $: Params<Sender>) => {
  const found = db
    .selectFrom('registrations.requests as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.created_at', '>', $.since)
  if ($.mobile) return found.where('t.mobile', '=', $.mobile)
  if ($.personId) return found.where('t.person_id', '=', $.personId)
  return $.visitor ? found.where('t.person_id', 'is', null).where('t.visitor', '=', $.visitor) : found
})
/** Number of registrations since a time by a mobile number, a person or a visitor. */
export const countSent = async (db: Db, sender: Sender): Promise<number> => (await sent.one(db, sender)).count
