import { useTranslation } from 'react-i18next'
import type { RedForm } from '#contract/settlement/red/redForm.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Under } from '#web/kit/layout/Card.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { redTones } from './redTones.ts'

/** State of a red letter, and what it waits for. */
export function RedState({ form }: { readonly form: RedForm }) {
  const { t } = useTranslation()
  const { status, isPending, expiresAt, note, redStatus, can } = form
  return (
    <>
      <StatusTag tone={redTones[status]}>
        {can.includes('confirm') ? t('redForms.mine') : t(`redForms.field.status.options.${status}`)}
      </StatusTag>
      <Under>
        {isPending && t('redForms.pending')}
        {!isPending && status === 'waiting' && expiresAt !== null && (
          <>
            {t('redForms.until')} <Brief at={expiresAt} />
          </>
        )}
        {status === 'issued' && t(redStatus === 'approved' ? 'redForms.credited' : 'redForms.toApprove')}
        {(status === 'refused' || status === 'failed') && note}
      </Under>
    </>
  )
}
