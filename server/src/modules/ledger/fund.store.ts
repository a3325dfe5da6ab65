import { type Kysely, sql } from 'kysely'
import { type EntryKind, type FundKind, listBudgets, listFundEntries } from '#contract/ledger/ledger.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { countOfLargeTables, listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'

const funds = (db: Kysely<DB>) =>
  db
    .selectFrom('ledger.accounts as a')
    .innerJoin('ledger.accounts as c', (on) =>
      on.onRef('c.of_id', '=', 'a.id').on('c.kind', '=', 'committed').onRef('c.tenant_id', '=', 'a.tenant_id'),
    )
    .innerJoin('identity.departments as d', (on) =>
      on.onRef('d.id', '=', 'a.dept_id').onRef('d.tenant_id', '=', 'a.tenant_id'),
    )

/** What an account of a budget or quota has, which the table asks of these kinds only. */
interface Fund {
  kind: FundKind
  dept_id: string
  starts_on: string
  ends_on: string
}

const columns = [
  'a.id',
  'a.kind',
  'a.version',
  'a.name',
  'a.dept_id',
  'd.name as dept_name',
  'a.starts_on',
  'a.ends_on',
  'a.state',
  'a.source',
  'a.available',
  'a.frozen',
  'c.available as committed',
] as const

export interface FundFilter {
  /** Only departments at or below this one. */
  readonly scope: string | null
  readonly kind?: FundKind | undefined
  readonly deptId?: string | undefined
  readonly on?: string | undefined
}

const filtered = (db: Kysely<DB>, { scope, kind, deptId, on }: FundFilter) =>
  funds(db)
    .$if(scope !== null, (query) => query.where((e) => e(e.val(scope), '=', e.fn.any('d.path'))))
    .$if(kind !== undefined, (query) => query.where('a.kind', '=', kind!))
    .$if(deptId !== undefined, (query) => query.where((e) => e(e.val(deptId), '=', e.fn.any('d.path'))))
    .$if(on !== undefined, (query) => query.where('a.starts_on', '<=', on!).where('a.ends_on', '>=', on!))

export const fundList = listOf({
  route: listBudgets,
  find: (db: Db, filter: FundFilter) => filtered(db, filter),
  select: (found) => found.select(columns).$narrowType<Fund>(),
  key: 'a.id',
  order: [['a.starts_on', 'desc'], 'd.full_name', 'a.kind'],
  sort: { deptName: 'd.full_name', startsOn: 'a.starts_on', endsOn: 'a.ends_on' },
})

const byId = preparedQuery((db, $: Params<{ id: string; scope?: string | undefined }>) => {
  const query = funds(db).select(columns).$narrowType<Fund>().where('a.id', '=', $.id)
  return $.scope ? query.where($.scope, '=', (e) => e.fn.any('d.path')) : query
})
export type FundRow = RowOf<typeof byId>
export const findFund = async (db: Db, id: string, scope: string | null) =>
  (await byId.first(db, { id, scope: scope ?? undefined })) ?? refuse('thing.notFound')

const hold = preparedQuery((db, $: Params<{ id: string }>) =>
  db
    .selectFrom('ledger.accounts')
    .select('id')
    .where('id', '=', $.id)
    .where('kind', 'in', ['budget', 'quota'])
    .forUpdate(),
)
/** Locks first, then reads: what is committed beside a locked fund stands still. */
export async function lockFund(tx: Tx, id: string) {
  await hold(tx, { id })
  return (await findFund(tx, id, null)) as Locked<FundRow>
}

const nearest = sqlQuery(
  'ledger.fund.nearest',
  `
  select distinct on (asked.id) asked.id as for_dept_id, a.id, a.kind, a.version, a.name, a.dept_id as "dept_id!", d.name as dept_name,
    a.starts_on as "starts_on!", a.ends_on as "ends_on!", a.state, a.source, a.available, a.frozen, c.available as committed
  from identity.departments asked
  join ledger.accounts a on a.dept_id = any (asked.path)
  join ledger.accounts c on c.of_id = a.id and c.kind = 'committed'
  join identity.departments d on d.id = a.dept_id
  where asked.id = any ($deptIds::bigint[]) and a.kind = $kind and a.state = $state and $on::date between a.starts_on and a.ends_on
  order by asked.id, array_position(asked.path, a.dept_id) desc`,
).narrow<{ kind: FundKind }>()

/** What each department pays from on that day: its own, or the nearest above. */
export const findNearestFunds = (
  db: Db,
  kind: FundKind,
  deptIds: readonly string[],
  on: string,
  state: FundRow['state'],
) => nearest(db, { kind, deptIds, on, state })

export interface NewFund {
  readonly kind: FundKind
  readonly deptId: string
  readonly name: string
  readonly startsOn: string
  readonly endsOn: string
  readonly active: boolean
}

const insert = preparedQuery(
  (
    db,
    $: Params<{
      kind: FundKind
      dept_id: string
      name: string
      starts_on: string
      ends_on: string
      state: FundRow['state']
    }>,
  ) => db.insertInto('ledger.accounts').values($).returning('id'),
)
const insertCommitted = preparedQuery((db, $: Params<{ id: string }>) =>
  db.insertInto('ledger.accounts').values({ kind: 'committed', of_id: $.id }),
)
/** An empty fund, with the account beside it for what will be committed. */
export async function insertFund(tx: Tx, { kind, deptId, name, startsOn, endsOn, active }: NewFund): Promise<string> {
  const { id } = await insert.one(tx, {
    kind,
    name,
    dept_id: deptId,
    starts_on: startsOn,
    ends_on: endsOn,
    state: active ? 'active' : 'closed',
  })
  await insertCommitted(tx, { id })
  return id
}

const update = preparedQuery(
  (
    db,
    {
      id,
      ...values
    }: Params<{ id: string; name: string; starts_on: string; ends_on: string; state: FundRow['state'] }>,
  ) =>
    db
      .updateTable('ledger.accounts')
      .set((e) => ({ ...values, version: e('version', '+', 1) }))
      .where('id', '=', id),
)
export const setFund = (
  tx: Tx,
  { id }: Locked<FundRow>,
  { name, startsOn, endsOn, active }: Omit<NewFund, 'kind' | 'deptId'>,
) => update(tx, { id, name, starts_on: startsOn, ends_on: endsOn, state: active ? 'active' : 'closed' })

const insertSource = preparedQuery((db) =>
  db
    .insertInto('ledger.accounts')
    .values({ kind: 'issued' })
    .onConflict((on) => on.column('tenant_id').where('kind', '=', 'issued').doNothing()),
)
const post = sqlQuery(
  'ledger.postChange',
  `select ledger.post('set', array[
     row(s.id, 'available', greatest(m.change, 0), greatest(-m.change, 0), 'fund', $fundId)::ledger.line,
     row($fundId, 'available', greatest(-m.change, 0), greatest(m.change, 0), 'fund', $fundId)::ledger.line]) as short
   from ledger.accounts s, (values ($change::numeric)) m(change) where s.kind = 'issued'`,
)
/** Moves money between the tenant's source and a fund: added where the change is positive. Answers whether the fund had enough. */
export async function postChange(tx: Tx, fundId: string, change: string): Promise<boolean> {
  await insertSource(tx)
  return (await post.one(tx, { fundId, change })).short === null
}

export interface EntryRow {
  seq: string
  kind: EntryKind
  part: 'available' | 'frozen'
  change: string
  ref_kind: string
  ref_id: string
  at: Date
}

export const fundEntryList = listOf({
  route: listFundEntries,
  find: (db: Db, { fundId }: { readonly fundId: string }) =>
    db.selectFrom('ledger.entries as e').where('e.account_id', '=', fundId),
  select: (found) =>
    found
      .select(['e.seq', 'e.kind', 'e.part', 'e.ref_kind', 'e.ref_id', 'e.at'])
      .select(sql<string>`e.cr - e.dr`.as('change')),
  key: 'e.seq',
  order: [['e.seq', 'desc']],
  countUpTo: countOfLargeTables,
})

const inForce = sqlQuery(
  'ledger.countFundsInForce',
  `select count(*)::int as "count!" from ledger.accounts
   where dept_id = $deptId and kind in ('budget', 'quota') and state = 'active'
     and ends_on >= (now() at time zone 'Asia/Shanghai')::date`,
)
/** Budgets and quotas of a department that have not ended. */
export const countFundsInForce = async (db: Db, deptId: string): Promise<number> =>
  (await inForce.one(db, { deptId })).count
