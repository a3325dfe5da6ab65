import { useTranslation } from 'react-i18next'
import type { FeedbackStatus } from '#contract/feedbacks/states.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

const tones: Readonly<Record<FeedbackStatus, Tone>> = { '01': 'warn', '02': 'info', '03': 'ok', '04': 'mute' }

export function FeedbackState({ status }: { readonly status: FeedbackStatus }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`feedbackForm.status.${status}`)}</StatusTag>
}
