import type { ChangedTerms, ContractChangeKind, ContractChangeStatus } from '#contract/contracts/contractChange.ts'
import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const changes = tableOf('contracts.changes')
export type ChangeRow = RowOfTable<typeof changes>

const all = sqlQuery(
  'contracts.changesOf',
  `select c.*, exists (select from contracts.documents d where d.tenant_id = c.tenant_id and d.change_id = c.id) as "was_sent!"
   from contracts.changes c where c.contract_id = $contractId order by c.no desc limit 100`,
).narrow<{
  kind: ContractChangeKind
  status: ContractChangeStatus
  before: ChangedTerms
  after: ChangedTerms
}>()
export type ListedChange = RowOf<typeof all>
/** Changes of a contract, newest first, each with whether it was frozen and thereby sent to the supplier. */
export const changesOf = (db: Db, contractId: string) => all(db, { contractId })

const last = sqlQuery(
  'contracts.lastChangeNo',
  'select coalesce(max(no), 0)::int as "no!" from contracts.changes where contract_id = $contractId',
)
/** Highest number of a change so far; the caller holds the lock of the contract. */
export const lastChangeNo = async (db: Db, contractId: string): Promise<number> =>
  (await last.one(db, { contractId })).no
