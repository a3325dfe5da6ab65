import { listContracts } from '#contract/contracts/contracts.ts'
import type { ClauseDraft, ContractSource, ContractStatus, VariableValue } from '#contract/contracts/contract.ts'
import type { ContractChangeKind, ContractChangeStatus } from '#contract/contracts/contractChange.ts'
import type { Db } from '#kit/database/database.ts'
import { listByKeys } from '#kit/database/list.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import type { SignedBy, SigningOrder } from './contract.rules.ts'

export const contracts = tableOf('contracts.contracts')
export type ContractDocument = RowOfTable<typeof contracts>

const readRows = sqlQuery(
  'contracts.readContracts',
  `select t.*, d.id as "document_id?", d.sha256 as "document_sha?",
     c.id as "change_id?", c.kind as "change_kind?", c.status as "change_status?", c.person_id as "change_person_id?",
     coalesce((select jsonb_agg(jsonb_build_object('party', s.party, 'status', s.status, 'personId', s.signer_person_id::text))
       from contracts.signatures s
       where s.tenant_id = t.tenant_id and s.document_id = d.id and s.status in ('waiting', 'valid')), '[]') as "signed!",
     g.stages as "stages!", g.done as "done!", g.open as "open!", g.reporters as "reporters!"
   from contracts.contracts t
   left join contracts.documents d on d.tenant_id = t.tenant_id and d.contract_id = t.id and d.state = 'open'
   left join contracts.changes c on c.tenant_id = t.tenant_id and c.contract_id = t.id and c.status in ('approving', 'signing')
   cross join lateral (
     select count(*)::int as stages, count(*) filter (where g.status = 'done')::int as done,
       count(*) filter (where g.status = 'open')::int as open,
       coalesce(array_agg(g.reported_person_id::text) filter (where g.status = 'reported'), '{}') as reporters
     from contracts.stages g where g.tenant_id = t.tenant_id and g.contract_id = t.id) g
   where t.id = any ($ids::bigint[])`,
).narrow<{
  status: ContractStatus
  source: ContractSource
  clauses: ClauseDraft[]
  values: VariableValue[]
  change_kind: ContractChangeKind | null
  change_status: ContractChangeStatus | null
  signed: SignedBy[]
}>()
export type ContractRow = RowOf<typeof readRows>

export interface ContractFilter {
  /** Contracts that were sent to one company; undefined: all. */
  readonly supplierId?: string | undefined
  readonly statuses: readonly ContractStatus[]
  readonly status?: ContractStatus | undefined
  readonly keyword?: string | undefined
  /** Party that signs first, which decides what people may do. */
  readonly order: SigningOrder
}

/** Contracts, newest first. */
export const contractList = listByKeys({
  route: listContracts,
  find: (db: Db, { supplierId, statuses, status, keyword }: ContractFilter) =>
    db
      .selectFrom('contracts.contracts as t')
      .where('t.status', 'in', statuses)
      .$if(supplierId !== undefined, (query) =>
        query.where('t.supplier_id', '=', supplierId!).where('t.sent_at', 'is not', null),
      )
      .$if(status !== undefined, (query) => query.where('t.status', '=', status!))
      .$if(!!keyword, (query) =>
        query.where((e) =>
          e.or(
            (['t.no', 't.title', 't.supplier_name', 't.payer_title', 't.source_no'] as const).map((column) =>
              e(column, 'ilike', containing(keyword!)),
            ),
          ),
        ),
      ),
  read: (db: Db, ids: readonly string[]) => readRows(db, { ids }),
  key: 't.id',
  order: [['t.id', 'desc']],
  sort: { validTo: 't.valid_to', createdAt: 't.created_at' },
})

export const findContractRow = async (db: Db, id: string): Promise<ContractRow | undefined> =>
  (await readRows(db, { ids: [id] }))[0]

/** Number of contracts in each state. */
export const countByStatus = sqlQuery(
  'contracts.countByStatus',
  'select status, count(*)::int as "count!" from contracts.contracts group by status',
).narrow<{ status: ContractStatus }>()

const waitingForUs = sqlQuery(
  'contracts.countWaitingForUs',
  `select count(*)::int as "waiting!" from contracts.documents d
   where d.state = 'open' and d.sha256 is not null and (
     exists (select from contracts.signatures s
       where s.tenant_id = d.tenant_id and s.document_id = d.id and s.status = 'waiting')
     or not exists (select from contracts.signatures s
       where s.tenant_id = d.tenant_id and s.document_id = d.id and s.status in ('waiting', 'valid') and s.party = 'ours')
     and ($order <> 'supplierFirst' or exists (select from contracts.signatures s
       where s.tenant_id = d.tenant_id and s.document_id = d.id and s.status = 'valid' and s.party = 'supplier')))`,
)
/** Documents that wait for our signature, or for a check of a scan. */
export const countWaiting = async (db: Db, order: string): Promise<number> =>
  (await waitingForUs.one(db, { order })).waiting

const waitingForSupplier = sqlQuery(
  'contracts.countWaitingForSupplier',
  `select count(*)::int as "waiting!" from contracts.documents d
   join contracts.contracts t on t.tenant_id = d.tenant_id and t.id = d.contract_id
   where t.supplier_id = $supplierId and d.state = 'open' and d.sha256 is not null
     and not exists (select from contracts.signatures s
       where s.tenant_id = d.tenant_id and s.document_id = d.id and s.status in ('waiting', 'valid') and s.party = 'supplier')
     and ($order <> 'oursFirst' or exists (select from contracts.signatures s
       where s.tenant_id = d.tenant_id and s.document_id = d.id and s.status = 'valid' and s.party = 'ours'))`,
)
/** Documents that wait for a signature of a company. */
export const countWaitingForSupplier = async (db: Db, supplierId: string, order: string): Promise<number> =>
  (await waitingForSupplier.one(db, { supplierId, order })).waiting

const approving = sqlQuery(
  'contracts.approves',
  `select exists (select from approvals.tasks k
     where k.approver_id = $userId and k.status <> 'waiting' and k.instance_id in (
       select t.approval_id from contracts.contracts t where t.id = $id
       union all select c.approval_id from contracts.changes c where c.contract_id = $id)) as "approves!"`,
)
/** Whether a person decides, or has decided, on a contract or one of its changes. */
export const isApprover = async (db: Db, id: string, userId: string): Promise<boolean> =>
  (await approving.one(db, { id, userId })).approves

/** Contracts whose deadline for signing has passed. */
export const lapsedContracts = sqlQuery(
  'contracts.lapsed',
  `select id from contracts.contracts where status = 'signing' and sign_by < $today::date order by id limit 1000`,
)

const ending = sqlQuery(
  'contracts.ending',
  `with due as (
     select t.id, n.step from contracts.contracts t
     cross join lateral (select min(d) as step from unnest($steps::int[]) d where t.valid_to - $today::date <= d) n
     where t.status in ('active', 'suspended') and t.valid_to between $today::date and $today::date + $most::int
       and (t.warned_for is distinct from t.valid_to or t.warned_days > n.step)
     order by t.id limit 1000 for no key update of t
   )
   update contracts.contracts c set warned_days = d.step, warned_for = c.valid_to from due d
   where c.id = d.id
   returning c.id, c.no, c.title, c.supplier_id, c.supplier_name, c.created_by, c.status, c.gross,
     c.valid_to::text as "last_day!", (c.valid_to - $today::date) as "days!"`,
).narrow<{ status: ContractStatus }>()
/** Takes contracts that end within some days, once for each number of days and each end. */
export const takeEnding = (db: Db, today: string, steps: readonly number[]) =>
  ending(db, { today, steps, most: Math.max(...steps) })
