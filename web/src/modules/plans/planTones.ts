import type { PlanCycleStatus, PlanStatus } from '#contract/plans/plan.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const planTones = {
  draft: 'mute',
  approving: 'warn',
  approved: 'info',
  consolidated: 'info',
  released: 'ok',
  closed: 'mute',
} as const satisfies Record<PlanStatus, Tone>

export const cycleTones = {
  filling: 'info',
  closed: 'warn',
  consolidating: 'warn',
  released: 'ok',
  ended: 'mute',
} as const satisfies Record<PlanCycleStatus, Tone>
