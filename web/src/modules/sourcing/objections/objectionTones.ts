import type { ObjectionStatus } from '#contract/sourcing/objections/objection.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const objectionTones: Readonly<Record<ObjectionStatus, Tone>> = {
  submitted: 'warn',
  accepted: 'info',
  rejected: 'err',
  answered: 'ok',
  withdrawn: 'mute',
  closed: 'mute',
  escalated: 'warn',
  upheld: 'err',
  dismissed: 'mute',
}
