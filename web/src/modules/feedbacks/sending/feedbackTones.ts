import type { FeedbackStatus } from '#contract/feedbacks/states.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const feedbackTones: Readonly<Record<FeedbackStatus, Tone>> = {
  '01': 'warn',
  '02': 'info',
  '03': 'ok',
  '04': 'mute',
}
