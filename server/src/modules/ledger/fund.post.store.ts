import type { Tx } from '#kit/database/database.ts'
import { preparedQuery, sqlQuery } from '#kit/database/query.ts'

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
/**
 * Posts a change between the tenant's source account and a fund; positive adds. Returns whether the fund had enough.
 */
export async function postChange(tx: Tx, fundId: string, change: string): Promise<boolean> {
  await insertSource(tx)
  return (await post.one(tx, { fundId, change })).short === null
}

const source = sqlQuery('ledger.sourceAccount', `select id from ledger.accounts where kind = 'issued'`)
/** Account that a tenant's budgets come from. */
export async function sourceAccount(tx: Tx): Promise<string> {
  await insertSource(tx)
  return (await source.one(tx)).id
}

const adjust = sqlQuery(
  'ledger.postAdjustment',
  `select ledger.post('adjust', array[
     row($sourceId, 'available', $amount, 0, $refKind, $refId)::ledger.line,
     row($fundId, 'available', 0, $amount, $refKind, $refId)::ledger.line]) as short`,
)
/** Posts an addition to a fund for a document. */
export const postAdjustment = async (
  tx: Tx,
  ref: { readonly refKind: string; readonly refId: string },
  fundId: string,
  amount: string,
) => void (await adjust.one(tx, { ...ref, fundId, amount, sourceId: await sourceAccount(tx) }))
