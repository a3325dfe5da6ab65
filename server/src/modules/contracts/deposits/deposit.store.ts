import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const deposits = tableOf('contracts.deposits')
export type DepositRow = RowOfTable<typeof deposits>

const ofContract = preparedQuery((db, $: Params<{ contractId: string }>) =>
  db.selectFrom('contracts.deposits').selectAll().where('contract_id', '=', $.contractId),
)
/** Deposit of a contract that both have signed; undefined if none was agreed. */
export const depositOf = (db: Db, contractId: string): Promise<DepositRow | undefined> =>
  ofContract.first(db, { contractId })
