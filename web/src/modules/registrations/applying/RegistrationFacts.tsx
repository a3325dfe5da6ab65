import { useTranslation } from 'react-i18next'
import type { MyRegistration } from '#contract/registrations/registrations.ts'
import { registrationStatusNames } from '#contract/registrations/states.ts'
import { CaseFacts } from '#web/kit/case/CaseFacts.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { registrationTones } from './registrationTones.ts'

/** Facts of a registration, for its applicant and its reviewers. */
export const registrationFacts = ({ parentName }: MyRegistration) =>
  [
    { key: 'requestNo' },
    { key: 'deptName' },
    ...(parentName === '' ? [] : [{ key: 'parentName' } as const]),
    { key: 'contactName' },
    { key: 'mobile' },
    { key: 'reason', wide: true },
  ] as const

/** What came of a registration, above its facts. */
export function RegistrationOutcome({ registration }: { readonly registration: MyRegistration }) {
  const { t } = useTranslation()
  const { userCode, status, reply } = registration
  return (
    <>
      {userCode !== '' && <Alert tone="info" title={t('registering.mine.approved', { account: userCode })} />}
      {status === '04' && <Alert tone="warn" title={reply} />}
    </>
  )
}

/** Content and decision of a registration. */
export const RegistrationFacts = ({ registration }: { readonly registration: MyRegistration }) => (
  <Stack>
    <RegistrationOutcome registration={registration} />
    <CaseFacts
      states={registrationStatusNames}
      tones={registrationTones}
      texts="registering.mine"
      row={registration}
      facts={registrationFacts}
    />
  </Stack>
)
