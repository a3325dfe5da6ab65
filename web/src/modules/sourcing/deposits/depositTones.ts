import type { ProjectDepositStatus } from '#contract/sourcing/deposits/deposits.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const depositTones: Readonly<Record<ProjectDepositStatus, Tone>> = {
  due: 'err',
  reported: 'warn',
  held: 'ok',
  returned: 'mute',
  forfeited: 'err',
}
