import { useTranslation } from 'react-i18next'
import type { RestrictionStatus } from '#contract/restrictions/states.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

const tones: Readonly<Record<RestrictionStatus, Tone>> = { '01': 'err', '02': 'ok', '03': 'mute' }

export function RestrictionState({ status }: { readonly status: RestrictionStatus }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`restrictions.status.${status}`)}</StatusTag>
}
