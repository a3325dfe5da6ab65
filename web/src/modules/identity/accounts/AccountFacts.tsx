import { useTranslation } from 'react-i18next'
import type { PersonAccount } from '#contract/identity/people.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'

export function AccountFacts({ account }: { readonly account: PersonAccount }) {
  const { t } = useTranslation()
  const nameOf = useName()
  return (
    <RecordFacts
      texts="people"
      record={account}
      fields={[
        { key: 'userName', wide: true },
        { key: 'fullDeptName', wide: true },
        { key: 'positionName' },
        { key: 'managerName' },
        { key: 'roles', wide: true, render: ({ roles }) => roles.map(nameOf).join(t('organisation.and')) },
        { key: 'expiresOn', render: ({ expiresOn }) => (expiresOn === '' ? t('people.unlimited') : expiresOn) },
        { key: 'lastLoginAt', render: ({ lastLoginAt }) => <Brief at={lastLoginAt} /> },
      ]}
    />
  )
}
