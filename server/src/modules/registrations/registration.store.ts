import { listRegistrations } from '#contract/registrations/queue.ts'
import type { RegistrationStatus } from '#contract/registrations/states.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const requests = tableOf('registrations.requests')
export type RequestRow = RowOfTable<typeof requests>

export const registrationList = listOf({
  route: listRegistrations,
  find: (db: Db) => db.selectFrom('registrations.requests as t').where('t.status', '<>', '01'),
  where: {
    status: { is: 't.status' },
    keyword: { contains: ['t.dept_name', 't.contact_name', 't.mobile', 't.request_no'] },
  },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [
    ['t.created_at', 'desc'],
    ['t.id', 'desc'],
  ],
  sort: { submittedAt: 't.submitted_at' },
})

interface OwnFilter {
  readonly personId: string
  readonly status?: RegistrationStatus | undefined
}
export const myRegistrationList = listOf({
  find: (db: Db, { personId, status }: OwnFilter) =>
    db
      .selectFrom('registrations.requests as t')
      .where('t.person_id', '=', personId)
      .$if(status !== undefined, (found) => found.where('t.status', '=', status!)),
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [
    ['t.created_at', 'desc'],
    ['t.id', 'desc'],
  ],
})

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

const ofMobile = preparedQuery((db, $: Params<{ mobile: string; since: Date }>) =>
  db
    .selectFrom('registrations.requests as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.mobile', '=', $.mobile)
    .where('t.created_at', '>', $.since),
)
const ofPerson = preparedQuery((db, $: Params<{ personId: string; since: Date }>) =>
  db
    .selectFrom('registrations.requests as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.person_id', '=', $.personId)
    .where('t.created_at', '>', $.since),
)
const ofVisitor = preparedQuery((db, $: Params<{ visitor: string; since: Date }>) =>
  db
    .selectFrom('registrations.requests as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.person_id', 'is', null)
    .where('t.visitor', '=', $.visitor)
    .where('t.created_at', '>', $.since),
)

interface Sender {
  readonly mobile: string
  readonly personId: string | null
  readonly visitor: string
  readonly since: Date
}
/** Number of registrations since a time by this number, and by this sender: the larger one. */
export async function countSent(db: Db, { mobile, personId, visitor, since }: Sender): Promise<number> {
  const own = personId === null ? ofVisitor.one(db, { visitor, since }) : ofPerson.one(db, { personId, since })
  return Math.max((await own).count, (await ofMobile.one(db, { mobile, since })).count)
}

const waiting = preparedQuery((db) =>
  db
    .selectFrom('registrations.requests as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.status', '=', '02'),
)
export const countWaiting = async (db: Db): Promise<number> => (await waiting.one(db)).count
