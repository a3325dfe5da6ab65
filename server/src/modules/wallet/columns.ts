import type { ChargeStatus } from '#contract/wallet/charges.ts'
import type { TopUpStatus } from '#contract/wallet/topUps.ts'
import type { WithdrawalStatus } from '#contract/wallet/withdrawals.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'charges.status': ChargeStatus
  'charge_refunds.status': 'waiting' | 'done'
  'top_ups.status': TopUpStatus
  'withdrawals.status': WithdrawalStatus
}
