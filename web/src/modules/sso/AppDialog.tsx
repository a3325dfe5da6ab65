import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type App, AppDraft, createApp, editApp } from '#contract/sso/ssoEntries.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { useWrite } from '#web/kit/client/api.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { fits, focusWrong, useFieldOf } from '#web/kit/form/draft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Switch } from '#web/kit/form/Switch.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { SaveFoot } from './SaveFoot.tsx'
import css from './SsoEntriesPage.module.css'

interface AppDialogProps {
  readonly app?: App
  readonly onClose: () => void
}

const kinds = ['mall', 'fl', 'fw', 'gld', 'app'] as const
const blank: AppDraft = { code: '', name: '', enName: '', kind: 'app', address: '', digest: 'sm3', bareDigest: false }
const draftOf = ({ code, name, enName, kind, address, digest, bareDigest }: App): AppDraft => ({
  code,
  name,
  enName,
  kind,
  address,
  digest,
  bareDigest,
})

/** Sets an application up that people jump into, with the key that it shares with us. */
export function AppDialog({ app, onClose }: AppDialogProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<AppDraft>(app ? draftOf(app) : blank)
  const [secret, setSecret] = useState('')
  const [tried, setTried] = useState(false)
  const [create, edit] = [useWrite(createApp, { silent: true }), useWrite(editApp, { silent: true })]
  const field = useFieldOf()({
    schema: AppDraft,
    values: draft,
    onChange: (part) => setDraft((all) => ({ ...all, ...part })),
    label: (name) => t(name === 'address' ? 'sso.field.target' : `sso.field.${name}`),
    tried,
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fits(AppDraft, draft)) return focusWrong(form.current)
    const onSuccess = () => (toast.success(t('common.done')), onClose())
    const sent = { ...draft, ...(secret === '' ? {} : { secret }) }
    if (app) edit.mutate({ id: app.id, version: app.version, ...sent }, { onSuccess })
    else create.mutate(sent, { onSuccess })
  }
  return (
    <Dialog title={t(app ? 'sso.office.editApp' : 'sso.office.addApp')} width={600} place="bottom" onClose={onClose}>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <FieldGrid columns={2}>
          <Field {...field('name')} control={<Input maxLength={60} />} />
          <Field {...field('enName')} control={<Input maxLength={60} />} />
          <Field {...field('code')} control={<Input maxLength={32} />} hint={t('sso.hint.code')} />
          <Field
            {...field('kind')}
            control={<Select options={kinds.map((value) => ({ value, label: t(`sso.kind.${value}`) }))} />}
          />
          <Field
            {...field('address')}
            control={<Input maxLength={500} inputMode="url" />}
            hint={t('sso.hint.target')}
            wide
          />
          <Field
            {...field('digest')}
            control={
              <Select
                options={[
                  { value: 'sm3', label: 'HMAC-SM3' },
                  { value: 'sha256', label: 'HMAC-SHA-256' },
                ]}
              />
            }
          />
          <Field
            label={t('sso.field.key')}
            value={secret}
            onChange={(typed) => setSecret(String(typed))}
            control={<Input type="password" autoComplete="new-password" maxLength={4000} />}
            hint={t(app?.hasSecret ? 'sso.hint.kept' : 'sso.hint.secret')}
            required={!app?.hasSecret}
          />
          <Field {...field('bareDigest')} control={<Switch type="checkbox" />} hint={t('sso.hint.bareDigest')} wide />
        </FieldGrid>
        {draft.bareDigest && (
          <div className={css['warning']}>
            <Alert tone="warn" told title={t('sso.office.bareTitle')}>
              {t('sso.office.bareWarning')}
            </Alert>
          </div>
        )}
        <SaveFoot error={create.error ?? edit.error} busy={create.isPending || edit.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
