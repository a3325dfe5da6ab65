import type { BudgetChangeStatus } from '#contract/ledger/budgetChanges.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const budgetChangeTones: Readonly<Record<BudgetChangeStatus, Tone>> = {
  approving: 'warn',
  posted: 'ok',
  rejected: 'err',
  withdrawn: 'mute',
}

export const budgetChangePath = (id: string): string => `/budgetChangeDetail?id=${id}`
