import { useTranslation } from 'react-i18next'
import type { Agreement, AgreementStatus, ChangeStatus } from '#contract/agreements/agreement.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

const tones: Record<AgreementStatus, Tone> = {
  '10': 'mute',
  '20': 'warn',
  '30': 'warn',
  '40': 'info',
  '50': 'ok',
  '55': 'warn',
  '70': 'mute',
  '90': 'mute',
}
export const changeTones: Record<ChangeStatus, Tone> = { '20': 'warn', '30': 'warn', '40': 'ok', '90': 'mute' }

interface AgreementStateProps {
  readonly of: Pick<Agreement, 'status' | 'changeStatus'>
  readonly as?: 'dot' | 'tag'
}

/** State of an agreement, and whether a change of it is open. */
export function AgreementState({ of: { status, changeStatus }, as = 'dot' }: AgreementStateProps) {
  const { t } = useTranslation()
  return (
    <>
      <StatusTag tone={tones[status]} as={as}>
        {t(`agreements.field.status.options.${status}`)}
      </StatusTag>
      {changeStatus !== null && (
        <StatusTag tone="info" as={as}>
          {t('agreements.changing')}
        </StatusTag>
      )}
    </>
  )
}
