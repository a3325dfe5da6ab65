import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entrances } from '#contract/kit/entrance.ts'
import { ssoPages } from '#contract/sso/sso.ts'
import { createEntry, editEntry, type Entry, EntryDraft, EntrySettings } from '#contract/sso/ssoEntries.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { fits, focusWrong, useFieldOf } from '#web/kit/form/draft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { AdapterFields } from './AdapterFields.tsx'
import { blankEntry } from './entryDraft.ts'
import { SaveFoot } from './SaveFoot.tsx'
import css from './SsoEntriesPage.module.css'

interface EntryDialogProps {
  /** The one that is changed; without it a new one is set up. */
  readonly entry?: Entry
  readonly onClose: () => void
}

const draftOf = ({ page, app, name, enName, adapter, accountBy, claim, entrance, settings }: Entry): EntryDraft => ({
  page,
  app,
  name,
  enName,
  adapter,
  accountBy,
  claim,
  entrance,
  settings,
})

/** Sets a way in up: where it begins, by which protocol, and who somebody becomes. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<EntryDraft>(entry ? draftOf(entry) : blankEntry)
  const [secret, setSecret] = useState('')
  const [tried, setTried] = useState(false)
  const [create, edit] = [useWrite(createEntry, { silent: true }), useWrite(editEntry, { silent: true })]
  const set = (part: Partial<EntryDraft>) => setDraft((all) => ({ ...all, ...part }))
  const field = useFieldOf()({
    schema: EntryDraft,
    values: draft,
    onChange: set,
    label: (name) => t(`sso.field.${name}`),
    tried,
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fits(EntryDraft, draft) || !fits(EntrySettings, draft.settings)) return focusWrong(form.current)
    const onSuccess = () => (toast.success(t('common.done')), onClose())
    const sent = { ...draft, ...(secret === '' ? {} : { secret }) }
    if (entry) edit.mutate({ id: entry.id, version: entry.version, ...sent }, { onSuccess })
    else create.mutate(sent, { onSuccess })
  }
  const choices = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }))

  return (
    <Dialog title={t(entry ? 'sso.office.edit' : 'sso.office.add')} width={800} place="right" onClose={onClose}>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <FieldGrid columns={2}>
          <Field {...field('name')} control={<Input maxLength={60} />} />
          <Field {...field('enName')} control={<Input maxLength={60} />} />
          <Field {...field('page')} control={<Select options={choices(ssoPages, (page) => page)} />} />
          <Field {...field('app')} control={<Input maxLength={32} />} hint={t('sso.hint.app')} />
          <Field
            {...field('adapter')}
            control={
              <Select options={choices(['oidc', 'saml', 'cas', 'link'] as const, (each) => t(`sso.adapter.${each}`))} />
            }
          />
          <Field
            {...field('entrance')}
            control={
              <Select
                hint={t('sso.office.anyEntrance')}
                options={choices(entrances, (each) => t(`sso.entrance.${each}`))}
              />
            }
          />
        </FieldGrid>
        <AdapterFields
          draft={draft}
          onChange={(settings) => set({ settings })}
          secret={secret}
          onSecret={setSecret}
          hasSecret={entry?.hasSecret ?? false}
          tried={tried}
        />
        <h3 className={css['group']}>{t('sso.office.who')}</h3>
        <FieldGrid columns={2}>
          <Field
            {...field('accountBy')}
            control={<Select options={choices(['claim', 'mapping'] as const, (each) => t(`sso.accountBy.${each}`))} />}
          />
          <Field {...field('claim')} control={<Input maxLength={200} />} hint={t('sso.hint.claim')} />
        </FieldGrid>
        <SaveFoot error={create.error ?? edit.error} busy={create.isPending || edit.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
