import { useTranslation } from 'react-i18next'
import * as contract from '#contract/ledger/quotaApplications.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'

const tones: Readonly<Record<contract.QuotaApplicationStatus, Tone>> = { '01': 'warn', '02': 'ok', '03': 'err' }

export function ApplicationState({ status }: { readonly status: contract.QuotaApplicationStatus }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`quotaQueue.status.${status}`)}</StatusTag>
}

/** Content and decision of a quota application. */
export function ApplicationFacts({ shown }: { readonly shown: contract.QuotaApplication }) {
  const { applyReason, files, status, amount, reason, decidedBy, createdAt, decidedAt } = shown
  return (
    <RecordFacts
      texts="quotaQueue"
      record={shown}
      fields={[
        { key: 'deptName' },
        { key: 'applicant' },
        { key: 'mobile' },
        { key: 'status', render: () => <ApplicationState status={status} /> },
        { key: 'applyReason', wide: true, render: () => applyReason },
        { key: 'files', wide: true, render: () => <AttachmentList files={files} /> },
        { key: 'createdAt', render: () => <Brief at={createdAt} /> },
        ...(amount === null
          ? []
          : [
              { key: 'amount' as const, render: () => <Amount value={amount} /> },
              { key: 'startsOn' as const },
              { key: 'endsOn' as const },
            ]),
        ...(reason === '' ? [] : [{ key: 'reason' as const, wide: true }]),
        ...(decidedBy === ''
          ? []
          : [{ key: 'decidedBy' as const }, { key: 'decidedAt' as const, render: () => <Brief at={decidedAt} /> }]),
      ]}
    />
  )
}

interface ApplicationDrawerProps {
  readonly shown: contract.QuotaApplication
  readonly onClose: () => void
}

export function ApplicationDrawer({ shown, onClose }: ApplicationDrawerProps) {
  const { t } = useTranslation()
  const changes = { route: contract.listQuotaApplicationChanges, of: { id: shown.id } }
  return (
    <RecordDrawer title={t('quotaQueue.detailTitle')} texts="quotaQueue" changes={changes} onClose={onClose}>
      <ApplicationFacts shown={shown} />
    </RecordDrawer>
  )
}
