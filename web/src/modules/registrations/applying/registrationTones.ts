import type { RegistrationStatus } from '#contract/registrations/states.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const registrationTones: Readonly<Record<RegistrationStatus, Tone>> = {
  '01': 'mute',
  '02': 'info',
  '03': 'ok',
  '04': 'err',
}
