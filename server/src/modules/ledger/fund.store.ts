import { sql as text } from 'kysely'
import { type EntryKind, type FundKind, listBudgets, listFundEntries } from '#contract/ledger/ledger.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { countOfLargeTables, listOf } from '#kit/list.ts'
import { refuse } from '#kit/refusal.ts'

export interface FundRow {
  id: string
  kind: FundKind
  version: number
  name: string
  dept_id: string
  dept_name: string
  starts_on: string
  ends_on: string
  state: 'applied' | 'active' | 'closed'
  source: string
  available: string
  frozen: string
  committed: string
}

const funds = (sql: Sql) =>
  sql
    .selectFrom('ledger.accounts as a')
    .innerJoin('ledger.accounts as c', (on) =>
      on.onRef('c.of_id', '=', 'a.id').on('c.kind', '=', 'committed').onRef('c.tenant_id', '=', 'a.tenant_id'),
    )
    .innerJoin('identity.departments as d', (on) =>
      on.onRef('d.id', '=', 'a.dept_id').onRef('d.tenant_id', '=', 'a.tenant_id'),
    )

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

const filtered = (sql: Sql, { scope, kind, deptId, on }: FundFilter) =>
  funds(sql)
    .$if(scope !== null, (query) => query.where((e) => e(e.val(scope), '=', e.fn.any('d.path'))))
    .$if(kind !== undefined, (query) => query.where('a.kind', '=', kind!))
    .$if(deptId !== undefined, (query) => query.where((e) => e(e.val(deptId), '=', e.fn.any('d.path'))))
    .$if(on !== undefined, (query) => query.where('a.starts_on', '<=', on!).where('a.ends_on', '>=', on!))

export const fundList = listOf({
  route: listBudgets,
  find: (sql: Sql, filter: FundFilter) => filtered(sql, filter),
  select: (found) => found.select(columns).$castTo<FundRow>(),
  key: 'a.id',
  order: [['a.starts_on', 'desc'], 'd.full_name', 'a.kind'],
  sort: { deptName: 'd.full_name', startsOn: 'a.starts_on', endsOn: 'a.ends_on' },
})

export const findFund = async (sql: Sql, id: string, scope: string | null) =>
  ((await filtered(sql, { scope }).select(columns).where('a.id', '=', id).executeTakeFirst()) as FundRow | undefined) ??
  refuse('thing.notFound')

/** Locks first, then reads: what is committed beside a locked fund stands still. */
export async function lockFund(tx: Tx, id: string) {
  await text`select from ledger.accounts where id = ${id} and kind in ('budget', 'quota') for update`.execute(tx)
  return (await findFund(tx, id, null)) as Locked<FundRow>
}

const nearest = hot<FundRow & { for_dept_id: string }, [kind: string, deptIds: string[], on: string, state: string]>(`
  select distinct on (asked.id) asked.id as for_dept_id, a.id, a.kind, a.version, a.name, a.dept_id, d.name as dept_name, a.starts_on,
    a.ends_on, a.state, a.source, a.available, a.frozen, c.available as committed
  from identity.departments asked
  join ledger.accounts a on a.dept_id = any (asked.path)
  join ledger.accounts c on c.of_id = a.id and c.kind = 'committed'
  join identity.departments d on d.id = a.dept_id
  where asked.id = any ($2::bigint[]) and a.kind = $1 and a.state = $4 and $3::date between a.starts_on and a.ends_on
  order by asked.id, array_position(asked.path, a.dept_id) desc`)

/** What each department pays from on that day: its own, or the nearest above. */
export const findNearestFunds = (
  sql: Sql,
  kind: FundKind,
  deptIds: readonly string[],
  on: string,
  state: FundRow['state'],
) => nearest(sql, kind, [...deptIds], on, state)

export interface NewFund {
  readonly kind: FundKind
  readonly deptId: string
  readonly name: string
  readonly startsOn: string
  readonly endsOn: string
  readonly active: boolean
}

/** An empty fund, with the account beside it for what will be committed. */
export async function insertFund(tx: Tx, { kind, deptId, name, startsOn, endsOn, active }: NewFund): Promise<string> {
  const { rows } = await text<{ id: string }>`
    insert into ledger.accounts (tenant_id, kind, dept_id, name, starts_on, ends_on, state)
    values (kit.tenant(), ${kind}, ${deptId}, ${name}, ${startsOn}, ${endsOn}, ${active ? 'active' : 'closed'}) returning id`.execute(
    tx,
  )
  const id = rows[0]!.id
  await text`insert into ledger.accounts (tenant_id, kind, of_id) values (kit.tenant(), 'committed', ${id})`.execute(tx)
  return id
}

export const setFund = (
  tx: Tx,
  { id }: Locked<FundRow>,
  { name, startsOn, endsOn, active }: Omit<NewFund, 'kind' | 'deptId'>,
) =>
  tx
    .updateTable('ledger.accounts')
    .set((e) => ({
      name,
      starts_on: startsOn,
      ends_on: endsOn,
      state: active ? 'active' : 'closed',
      version: e('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()

/** Moves money between the tenant's source and a fund: added where the change is positive. Answers whether the fund had enough. */
export async function postChange(tx: Tx, fundId: string, change: string): Promise<boolean> {
  await text`insert into ledger.accounts (tenant_id, kind) values (kit.tenant(), 'issued')
    on conflict (tenant_id) where kind = 'issued' do nothing`.execute(tx)
  const { rows } = await text<{ short: string | null }>`
    select ledger.post('set', array[
      row(s.id, 'available', greatest(m.change, 0), greatest(-m.change, 0), 'fund', ${fundId})::ledger.line,
      row(${fundId}, 'available', greatest(-m.change, 0), greatest(m.change, 0), 'fund', ${fundId})::ledger.line]) as short
    from ledger.accounts s, (values (${change}::numeric)) m(change) where s.kind = 'issued'`.execute(tx)
  return rows[0]?.short === null
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
  find: (sql: Sql, { fundId }: { readonly fundId: string }) =>
    sql.selectFrom('ledger.entries as e').where('e.account_id', '=', fundId),
  select: (found) =>
    found
      .select(['e.seq', 'e.kind', 'e.part', 'e.ref_kind', 'e.ref_id', 'e.at'])
      .select(text<string>`e.cr - e.dr`.as('change'))
      .$castTo<EntryRow>(),
  key: 'e.seq',
  order: [['e.seq', 'desc']],
  countUpTo: countOfLargeTables,
})
