import { type Kysely, sql } from 'kysely'
import type { FundKind } from '#contract/ledger/ledger.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
import { everywhere, type Reach } from '#kit/reach.rules.ts'
import { refuse } from '#kit/refusal.ts'

/** Budgets and quotas. */
export const funds = (db: Kysely<DB>) =>
  db
    .selectFrom('ledger.accounts as a')
    .where('a.kind', 'in', ['budget', 'quota'])
    .innerJoin('ledger.accounts as c', (on) =>
      on.onRef('c.of_id', '=', 'a.id').on('c.kind', '=', 'committed').onRef('c.tenant_id', '=', 'a.tenant_id'),
    )
    .innerJoin('identity.departments as d', (on) =>
      on.onRef('d.id', '=', 'a.dept_id').onRef('d.tenant_id', '=', 'a.tenant_id'),
    )

/** Columns of budget and quota accounts, which the table requires for these kinds only. */
export interface Fund {
  kind: FundKind
  dept_id: string
  starts_on: string
  ends_on: string
}

export const columns = [
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
] as const

/** What is used: committed, invoiced or not, less what was repaid of a quota. */
const committed = sql<string>`(c.available + coalesce((select sum(x.available) from ledger.accounts x
  where x.tenant_id = a.tenant_id and x.of_id = a.id and x.kind in ('actual', 'repaid')), 0))::numeric(18, 2)`
const actual = sql<string>`coalesce((select x.available from ledger.accounts x
  where x.tenant_id = a.tenant_id and x.of_id = a.id and x.kind = 'actual'), 0)::numeric(18, 2)`
export const amounts = [committed.as('committed'), actual.as('actual')] as const

const byId = preparedQuery((db, $: Params<{ id: string } & Reach>) =>
  funds(db)
    .select(columns)
    .select(amounts)
    .$narrowType<Fund>()
    .where('a.id', '=', $.id)
    .where(sql<boolean>`(${$.isAll}::boolean or d.path && ${$.trees}::bigint[] or d.id = any (${$.depts}::bigint[]))`),
)
export type FundRow = RowOf<typeof byId>
/** Budget or quota of a department within reach; another one does not exist. */
export const findFund = async (db: Db, id: string, reach: Reach = everywhere) =>
  (await byId.first(db, { id, ...reach })) ?? refuse('thing.notFound')

const hold = preparedQuery((db, $: Params<{ id: string }>) =>
  db
    .selectFrom('ledger.accounts')
    .select('id')
    .where('id', '=', $.id)
    .where('kind', 'in', ['budget', 'quota'])
    .forUpdate(),
)
/** Locks first, then reads, so that the committed amount beside a locked fund is stable. */
export async function lockFund(tx: Tx, id: string) {
  await hold(tx, { id })
  return (await findFund(tx, id)) as Locked<FundRow>
}

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
/** Inserts an empty fund and its account for committed amounts. */
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
