import type { ReturnStatus } from '#contract/ordering/returns/return.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const returnTones: Readonly<Record<ReturnStatus, Tone>> = {
  '20': 'warn',
  '30': 'warn',
  '32': 'warn',
  '35': 'err',
  '40': 'info',
  '50': 'info',
  '60': 'warn',
  '75': 'info',
  '78': 'info',
  '80': 'ok',
  '90': 'mute',
  '95': 'mute',
}
