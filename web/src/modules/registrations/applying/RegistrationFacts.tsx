import { useTranslation } from 'react-i18next'
import type { MyRegistration } from '#contract/registrations/registrations.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { RegistrationState } from './RegistrationState.tsx'

/** Content and decision of a registration. */
export function RegistrationFacts({ registration }: { readonly registration: MyRegistration }) {
  const { t } = useTranslation()
  const { parentName, files, status, submittedAt, reply, decidedAt, userCode } = registration
  return (
    <Stack>
      {userCode !== '' && <Alert tone="info" title={t('registering.mine.approved', { account: userCode })} />}
      {status === '04' && <Alert tone="warn" title={reply} />}
      <RecordFacts
        texts="registering.mine"
        record={registration}
        fields={[
          { key: 'requestNo' },
          { key: 'status', render: () => <RegistrationState status={status} /> },
          { key: 'deptName' },
          ...(parentName === '' ? [] : [{ key: 'parentName' as const }]),
          { key: 'contactName' },
          { key: 'mobile' },
          { key: 'reason', wide: true },
          ...(files.length === 0
            ? []
            : [{ key: 'files' as const, wide: true, render: () => <AttachmentList files={files} /> }]),
          { key: 'submittedAt', render: () => <Brief at={submittedAt} /> },
          ...(decidedAt === null ? [] : [{ key: 'decidedAt' as const, render: () => <Brief at={decidedAt} /> }]),
          ...(reply === '' ? [] : [{ key: 'reply' as const, wide: true }]),
        ]}
      />
    </Stack>
  )
}
