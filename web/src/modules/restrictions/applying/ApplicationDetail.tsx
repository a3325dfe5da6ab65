import { useTranslation } from 'react-i18next'
import type { MyApplication } from '#contract/restrictions/blackList.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { useFunctionName } from '../useFunctionName.ts'
import { ApplicationState } from './ApplicationState.tsx'

interface ApplicationDetailProps {
  readonly application: MyApplication
  readonly onClose: () => void
}

/** Detail of the person's application with its decision. */
export function ApplicationDetail({ application, onClose }: ApplicationDetailProps) {
  const { t } = useTranslation()
  const nameOf = useFunctionName()
  const { permissionIdList, storageFileDtoList, status, submittedAt, decidedAt } = application
  return (
    <Dialog title={t('restoring.mine.detailTitle')} place="right" width={600} onClose={onClose}>
      <RecordFacts
        texts="restoring.mine"
        record={application}
        fields={[
          { key: 'permissionIdList', wide: true, render: () => permissionIdList.map(nameOf).join(' · ') || '-' },
          { key: 'status', render: () => <ApplicationState status={status} /> },
          ...(submittedAt === null ? [] : [{ key: 'submittedAt' as const, render: () => <Brief at={submittedAt} /> }]),
          { key: 'applyUserName' },
          { key: 'applyUserMobile' },
          { key: 'applyReason', wide: true },
          ...(storageFileDtoList.length === 0
            ? []
            : [
                {
                  key: 'storageFileDtoList' as const,
                  wide: true,
                  render: () => <AttachmentList files={storageFileDtoList} />,
                },
              ]),
          ...(decidedAt === null
            ? []
            : [
                { key: 'reply' as const, wide: true, render: () => application.reply || '-' },
                { key: 'decidedAt' as const, render: () => <Brief at={decidedAt} /> },
              ]),
        ]}
      />
    </Dialog>
  )
}
