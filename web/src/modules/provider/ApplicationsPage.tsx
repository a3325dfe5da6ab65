import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Application,
  exportApplications,
  listApplications,
  type NewSecret,
  renewSecret,
  switchApplication,
} from '#contract/provider/provider.ts'
import { useName } from '#web/kit/format/useName.ts'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { IssuerSections } from './IssuerSections.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { useApplicationColumns } from './useApplicationColumns.tsx'

/** Connected applications, and the data for their configuration. */
export function ApplicationsPage() {
  const [secret, setSecret] = useState<NewSecret>()
  const columns = useApplicationColumns()
  const below = (
    <Suspense fallback={<Skeleton />}>
      <IssuerSections />
    </Suspense>
  )
  return (
    <>
      <RecordPage
        texts="provider.admin"
        renderAdd={(close) => <ApplicationDialog onClose={close} onSecret={setSecret} />}
        route={listApplications}
        exported={exportApplications}
        rowKey={({ id }) => id}
        columns={columns}
        actions={useApplicationActions(setSecret)}
        below={below}
      />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

/** Actions on applications; a new secret is shown once. */
function useApplicationActions(onSecret: (secret: NewSecret) => void) {
  const { t } = useTranslation()
  const nameOf = useName()
  const confirmation = (what: 'off' | 'renew') => (application: Application) => ({
    title: t(`provider.admin.${what}Title`),
    text: t(`provider.admin.${what}Text`, { name: nameOf(application) }),
  })
  return {
    edit: {
      shown: () => true,
      renderDialog: (application, close) => (
        <ApplicationDialog application={application} onClose={close} onSecret={onSecret} />
      ),
    },
    renew: {
      shown: () => true,
      danger: true,
      call: callTo(renewSecret, ({ id }) => ({ id }), onSecret),
      confirm: confirmation('renew'),
    },
    switchOff: {
      shown: ({ isActive }) => isActive,
      danger: true,
      call: callTo(switchApplication, ({ id }) => ({ id, isActive: false })),
      confirm: confirmation('off'),
    },
    switchOn: {
      shown: ({ isActive }) => !isActive,
      call: callTo(switchApplication, ({ id }) => ({ id, isActive: true })),
    },
  } satisfies Readonly<Record<string, RecordAction<Application>>>
}
