import { useTranslation } from 'react-i18next'
import { type App, createApp, editApp } from '#contract/sso/ssoApps.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { BareDigestWarning } from './BareDigestWarning.tsx'
import { digestNames } from './entryDraft.ts'

interface AppDialogProps {
  readonly app?: App
  readonly onClose: () => void
}

/** Dialog that adds or edits an application with its shared key. */
export function AppDialog({ app, onClose }: AppDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: app ? editApp : createApp,
    fixed: app && { id: app.id, version: app.version },
    initial: app ?? { kind: 'app', digest: 'sm3' },
    labels: 'sso.appField',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  return (
    <FormDialog of={form} title={t(app ? 'sso.admin.editApp' : 'sso.admin.addApp')} onClose={onClose}>
      <Fields
        of={form}
        fields={{
          name: {},
          enName: {},
          code: {},
          kind: { optionLabel: (kind) => t(`sso.kind.${kind}`) },
          address: { as: 'line', wide: true },
          digest: { optionLabel: (digest) => digestNames[digest] },
          secret: {
            as: 'password',
            hint: t(app?.hasSecret ? 'sso.hint.kept' : 'sso.hint.secret'),
            required: !app?.hasSecret,
          },
          bareDigest: { wide: true },
        }}
      />
      {form.values.bareDigest && <BareDigestWarning />}
    </FormDialog>
  )
}
