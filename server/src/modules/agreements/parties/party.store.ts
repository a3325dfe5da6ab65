import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'

const insert = insertMany('agreements.parties', ['agreement_id', 'place', 'supplier_id', 'supplier_name', 'share'])
const remove = sqlQuery('agreements.removeParties', `delete from agreements.parties where agreement_id = $agreementId`)

export interface NewParty {
  readonly supplierId: string
  readonly name: string
  readonly share: string | null
}
/** Replaces the parties of a draft; the caller has locked the agreement. */
export async function replaceParties(tx: Tx, agreementId: string, parties: readonly NewParty[]): Promise<void> {
  await remove(tx, { agreementId })
  if (parties.length === 0) return
  await insert(tx, {
    rows: parties.map(({ supplierId, name, share }, at) => ({
      agreement_id: agreementId,
      place: at + 1,
      supplier_id: supplierId,
      supplier_name: name,
      share,
    })),
  })
}

/** Forgets the confirmations of an agreement that is submitted again. */
export const forgetConfirmations = sqlQuery(
  'agreements.forgetConfirmations',
  `update agreements.parties set confirmed_at = null, confirmed_by_name = '' where agreement_id = $agreementId`,
)

/** Records that a party has confirmed an agreement, or one of its changes. */
export const confirmParty = sqlQuery(
  'agreements.confirmParty',
  `update agreements.parties set confirmed_at = case when $changeNo?::int is null then $at::timestamptz else confirmed_at end,
     confirmed_by_name = $by::text, confirmed_change = coalesce($changeNo?::int, confirmed_change)
   where agreement_id = $agreementId and supplier_id = $supplierId`,
)

/** Records that a party has left. */
export const leaveParty = sqlQuery(
  'agreements.leaveParty',
  `update agreements.parties set left_at = $at::timestamptz, reason = $reason::text
   where agreement_id = $agreementId and supplier_id = $supplierId`,
)
