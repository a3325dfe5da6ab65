import { useTranslation } from 'react-i18next'
import { createEntry, editEntry, type Entry } from '#contract/sso/ssoEntries.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { AdapterFields } from './AdapterFields.tsx'
import { blankEntry } from './entryDraft.ts'
import css from './SsoEntriesPage.module.css'

interface EntryDialogProps {
  /** Entry to edit; without it a new one is added. */
  readonly entry?: Entry
  readonly onClose: () => void
}

/** Dialog of an SSO entry: page, protocol and account mapping. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: entry ? editEntry : createEntry,
    fixed: entry && { id: entry.id, version: entry.version },
    initial: entry ?? blankEntry,
    labels: 'sso.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const title = t(entry ? 'sso.admin.edit' : 'sso.admin.add')
  return (
    <FormDialog of={form} title={title} width={800} place="right" onClose={onClose}>
      <Fields
        of={form}
        fields={{
          name: {},
          enName: {},
          page: {},
          app: { hint: t('sso.hint.app') },
          adapter: { optionLabel: (adapter) => t(`sso.adapter.${adapter}`) },
          entrance: {
            placeholder: t('sso.admin.anyEntrance'),
            optionLabel: (entrance) => t(`common.entrance.${entrance}`),
          },
        }}
      />
      <AdapterFields form={form} hasSecret={entry?.hasSecret ?? false} />
      <h3 className={css['group']}>{t('sso.admin.who')}</h3>
      <Fields
        of={form}
        fields={{
          accountBy: { optionLabel: (by) => t(`sso.accountBy.${by}`) },
          claim: { as: 'line', hint: t('sso.hint.claim') },
        }}
      />
    </FormDialog>
  )
}
