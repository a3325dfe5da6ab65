import { useTranslation } from 'react-i18next'
import type { RegistrationStatus } from '#contract/registrations/states.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

const tones: Readonly<Record<RegistrationStatus, Tone>> = { '01': 'mute', '02': 'info', '03': 'ok', '04': 'err' }

export function RegistrationState({ status }: { readonly status: RegistrationStatus }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`registering.status.${status}`)}</StatusTag>
}
