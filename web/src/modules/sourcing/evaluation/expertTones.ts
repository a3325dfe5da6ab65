import type { ExpertStatus, MyEvaluation } from '#contract/sourcing/evaluation/evaluation.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const expertTones: Readonly<Record<ExpertStatus, Tone>> = {
  waiting: 'warn',
  submitted: 'ok',
  conflict: 'err',
  replaced: 'mute',
}

export const taskTones: Readonly<Record<MyEvaluation['status'], Tone>> = {
  notOpened: 'mute',
  waiting: 'warn',
  submitted: 'ok',
  closed: 'mute',
}
