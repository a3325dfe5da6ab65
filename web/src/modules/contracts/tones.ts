import type { ContractStatus, StageStatus } from '#contract/contracts/contract.ts'
import type { ContractChangeStatus } from '#contract/contracts/contractChange.ts'
import type { TemplateStatus } from '#contract/contracts/contractTemplates.ts'
import type { DepositStatus } from '#contract/contracts/deposit.ts'
import type { SignatureStatus } from '#contract/contracts/signature.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const contractTones = {
  draft: 'mute',
  approving: 'warn',
  signing: 'warn',
  overdue: 'err',
  active: 'ok',
  suspended: 'warn',
  completed: 'info',
  terminated: 'mute',
  void: 'mute',
} as const satisfies Record<ContractStatus, Tone>
export const changeTones = {
  approving: 'warn',
  signing: 'warn',
  effective: 'ok',
  rejected: 'mute',
  refused: 'err',
  withdrawn: 'mute',
} as const satisfies Record<ContractChangeStatus, Tone>
export const signatureTones = {
  waiting: 'warn',
  valid: 'ok',
  rejected: 'err',
  void: 'mute',
} as const satisfies Record<SignatureStatus, Tone>
export const stageTones = { open: 'mute', reported: 'warn', done: 'ok' } as const satisfies Record<StageStatus, Tone>
export const templateTones = {
  draft: 'mute',
  published: 'ok',
  disabled: 'mute',
} as const satisfies Record<TemplateStatus, Tone>
export const depositTones = {
  due: 'warn',
  reported: 'warn',
  held: 'ok',
  settling: 'warn',
  returned: 'mute',
  forfeited: 'err',
} as const satisfies Record<DepositStatus, Tone>
