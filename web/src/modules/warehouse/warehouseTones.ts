import type { DocumentStatus } from '#contract/warehouse/document.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const documentTones = {
  approving: 'warn',
  toReceive: 'warn',
  partReceived: 'info',
  received: 'ok',
  toPick: 'warn',
  partIssued: 'info',
  issued: 'ok',
  signed: 'ok',
  toShip: 'warn',
  transit: 'info',
  counting: 'info',
  review: 'warn',
  toExecute: 'warn',
  done: 'ok',
  void: 'mute',
} as const satisfies Record<DocumentStatus, Tone>
