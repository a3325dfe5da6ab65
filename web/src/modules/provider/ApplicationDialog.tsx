import { useTranslation } from 'react-i18next'
import { type Application, createApplication, editApplication, type NewSecret } from '#contract/provider/provider.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'

interface ApplicationDialogProps {
  /** Application to edit; without it a new one is added. */
  readonly application?: Application
  readonly onClose: () => void
  readonly onSecret: (secret: NewSecret) => void
}

/** Dialog that adds or edits a connected application. */
export function ApplicationDialog({ application, onClose, onSecret }: ApplicationDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(application ? 'provider.admin.edit' : 'provider.admin.add')}
      route={application ? editApplication : createApplication}
      fixed={application && { id: application.id, version: application.version }}
      initial={application ?? { scopes: ['profile'], alg: 'RS256', isOwn: true }}
      labels="provider.field"
      fields={{
        name: {},
        enName: {},
        redirects: { wide: true },
        logouts: { wide: true },
        scopes: { wide: true, optionLabel: (scope) => t(`provider.scope.${scope}`) },
        isOwn: {},
        alg: {},
      }}
      onClose={onClose}
      onDone={(reply) => ('secret' in reply ? onSecret(reply) : toast.success(t('common.done')))}
    />
  )
}
