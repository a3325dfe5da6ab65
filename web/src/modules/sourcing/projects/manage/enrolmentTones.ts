import type { EnrolmentStatus } from '#contract/sourcing/enrolments.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const enrolmentTones: Readonly<Record<EnrolmentStatus, Tone>> = {
  submitted: 'warn',
  passed: 'ok',
  rejected: 'err',
  withdrawn: 'mute',
}
