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
