import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#contract/restrictions/states.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

const tones: Readonly<Record<ApplicationStatus, Tone>> = { '01': 'mute', '02': 'info', '03': 'ok', '04': 'err' }

export function ApplicationState({ status }: { readonly status: ApplicationStatus }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`restoring.status.${status}`)}</StatusTag>
}
