import type { RedFormStatus } from '#contract/settlement/red/redForm.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const redTones = {
  starting: 'info',
  waiting: 'warn',
  confirmed: 'info',
  issued: 'ok',
  refused: 'err',
  revoked: 'mute',
  expired: 'mute',
  failed: 'err',
} as const satisfies Record<RedFormStatus, Tone>
