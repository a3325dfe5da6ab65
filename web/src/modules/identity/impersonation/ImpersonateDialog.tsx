import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { impersonate } from '#contract/identity/impersonation.ts'
import { openSession } from '#web/kit/client/session/session.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'

interface ImpersonateDialogProps {
  readonly account: Pick<OrgPerson, 'userId' | 'userName'>
  readonly onClose: () => void
}

/** Begins to view as somebody else, with the reason that the person is shown. */
export function ImpersonateDialog({ account: { userId, userName: name }, onClose }: ImpersonateDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return (
    <RouteFormDialog
      title={t('impersonation.title', { name })}
      route={impersonate}
      fixed={{ userId }}
      initial={{ reason: '' }}
      labels="impersonation.field"
      columns={1}
      note={<p>{t('impersonation.text')}</p>}
      fields={{ reason: { as: 'lines', rows: 3 } }}
      submit={t('impersonation.start')}
      onDone={({ authToken }) => {
        openSession(authToken)
        client.clear()
        location.assign('/')
      }}
      onClose={onClose}
    />
  )
}
