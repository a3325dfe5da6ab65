import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnProfileChange, profileChangeCase } from '#contract/onboarding/profileChanges.ts'
import { getMyCompany } from '#contract/suppliers/profile.ts'
import { CasePanel } from '#web/kit/case/CasePage.tsx'
import { useRead } from '#web/kit/client/api.ts'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CertificateTable, Deals, ProfileFacts } from '#web/modules/suppliers/profile/ProfileFacts.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { useChangeFacts } from './useChangeFacts.tsx'

/** Profile of the person's supplier; what is changed is reviewed before it holds. */
export function MyCompanyPage() {
  const { t } = useTranslation()
  const profile = useRead(getMyCompany, {})
  const facts = useChangeFacts()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <Page
      title={t('myCompany.title')}
      purpose={t('myCompany.purpose')}
      actions={
        <Button variant="solid" onClick={() => setIsChanging(true)}>
          {t('myCompany.change')}
        </Button>
      }
    >
      <Stack>
        <Section title={t('supplierProfile.deals')}>
          <Deals profile={profile} />
        </Section>
        <Section title={t('supplierProfile.facts')}>
          <ProfileFacts profile={profile} />
        </Section>
        <Section title={t('supplierProfile.certificates')}>
          <CertificateTable certificates={profile.certificates} />
        </Section>
        <CasePanel
          of={profileChangeCase}
          texts="myCompany"
          columns={[
            {
              key: 'changeReason',
              lead: true,
              render: ({ changeReason, reply }) => <RowName under={reply}>{changeReason}</RowName>,
            },
          ]}
          facts={facts}
          actions={{
            edit: {
              shown: ({ ownActions }) => ownActions.includes('save'),
              renderDialog: (row, close) => <ChangeDialog profile={profile} edited={row} onClose={close} />,
            },
            withdraw: {
              shown: ({ ownActions }) => ownActions.includes('withdraw'),
              call: callTo(profileChangeCase.apply.withdraw, ({ id, version }: OwnProfileChange) => ({ id, version })),
            },
          }}
        />
      </Stack>
      {isChanging && <ChangeDialog profile={profile} onClose={() => setIsChanging(false)} />}
    </Page>
  )
}
