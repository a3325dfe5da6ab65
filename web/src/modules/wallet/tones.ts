import type { LotState } from '#contract/wallet/points.ts'
import type { TopUpStatus } from '#contract/wallet/topUps.ts'
import type { WithdrawalStatus } from '#contract/wallet/withdrawals.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const topUpTones: Readonly<Record<TopUpStatus, Tone>> = {
  waiting: 'warn',
  credited: 'ok',
  refused: 'err',
  withdrawn: 'mute',
}

export const withdrawalTones: Readonly<Record<WithdrawalStatus, Tone>> = {
  approving: 'warn',
  paying: 'info',
  paid: 'ok',
  rejected: 'err',
  withdrawn: 'mute',
  failed: 'err',
}

export const lotTones: Readonly<Record<LotState, Tone>> = { open: 'ok', used: 'mute', expired: 'err' }
