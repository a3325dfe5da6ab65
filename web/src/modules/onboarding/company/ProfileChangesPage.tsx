import { profileChangeCase } from '#contract/onboarding/profileChanges.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useChangeFacts } from './useChangeFacts.tsx'

/** Changes of suppliers' profiles, for those who review them. */
export function ProfileChangesPage() {
  const facts = useChangeFacts()
  return (
    <CaseQueuePage
      of={profileChangeCase}
      texts="profileChanges"
      tabs={['02', '03', '04', '05', '06', '07']}
      columns={[
        {
          key: 'companyName',
          lead: true,
          render: ({ companyName, applicant }) => <RowName under={applicant}>{companyName}</RowName>,
        },
        { key: 'changeReason', desk: true },
      ]}
      facts={facts}
    />
  )
}
