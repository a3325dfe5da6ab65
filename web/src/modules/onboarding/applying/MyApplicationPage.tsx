import { useTranslation } from 'react-i18next'
import {
  mySupplierApplication,
  type OwnApplication,
  supplierApplicationCase,
} from '#contract/onboarding/applications.ts'
import { CaseFacts } from '#web/kit/case/CaseFacts.tsx'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import { useApplicationFacts } from '../useApplicationFacts.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { useApplicationSteps } from './useApplicationSteps.ts'

/** The applicant's application: its form until it is submitted or after it was returned, then its progress. */
export function MyApplicationPage() {
  const { t } = useTranslation()
  const { mobile, application } = useRead(mySupplierApplication, {})
  const steps = useApplicationSteps(application?.status ?? 'begun')
  const isWritten = application === null || application.ownActions.includes('save')
  return (
    <Page title={t('mySupplierRequest.title')} purpose={t('mySupplierRequest.purpose', { mobile })}>
      <Stack>
        <Card>
          <Steps variant="rail" label={t('registerSupplier.steps')} steps={steps} />
        </Card>
        {application && <Outcome application={application} />}
        {isWritten ? <ApplicationForm application={application} /> : <Submitted application={application} />}
      </Stack>
    </Page>
  )
}

/** What the operators answered. */
function Outcome({ application: { status, reply } }: { readonly application: OwnApplication }) {
  const { t } = useTranslation()
  if (status === '04')
    return (
      <Alert tone="warn" title={t('mySupplierRequest.returned')}>
        {reply}
      </Alert>
    )
  if (status === '06')
    return (
      <Alert tone="err" title={t('mySupplierRequest.refused')}>
        {reply}
      </Alert>
    )
  if (status === '05') return <Alert tone="info" title={t('mySupplierRequest.granted')} />
  return status === '02' || status === '03' ? <Alert tone="info" title={t('mySupplierRequest.waiting')} /> : null
}

function Submitted({ application }: { readonly application: OwnApplication }) {
  const { t } = useTranslation()
  const facts = useApplicationFacts()
  const withdrawing = useWrite(supplierApplicationCase.apply.withdraw)
  const withdraw = async () => {
    const title = t('cases.action.withdraw')
    const isSure = await confirm({
      title,
      text: t('mySupplierRequest.withdrawText'),
      ok: title,
      cancel: t('common.cancel'),
    })
    if (isSure) withdrawing.mutate({ id: application.id, version: application.version })
  }
  return (
    <Card>
      <Stack>
        <CaseFacts
          states={supplierApplicationCase.states}
          texts="mySupplierRequest"
          row={{ ...application, files: [], reply: '' }}
          facts={() => facts(application)}
        />
        {application.ownActions.includes('withdraw') && (
          <div>
            <Button busy={withdrawing.isPending} onClick={() => void withdraw()}>
              {t('cases.action.withdraw')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
