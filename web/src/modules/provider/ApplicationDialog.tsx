import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Application,
  ApplicationDraft,
  createApplication,
  editApplication,
  type Knowledge,
  type NewSecret,
} from '#contract/provider/provider.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Refused, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { fits, focusWrong, useFieldOf } from '#web/kit/form/draft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Switch } from '#web/kit/form/Switch.tsx'
import { TextArea, Input } from '#web/kit/form/Input.tsx'
import css from './Applications.module.css'

interface ApplicationDialogProps {
  /** The one that is changed; without it a new one is connected. */
  readonly application?: Application
  readonly onClose: () => void
  readonly onSecret: (secret: NewSecret) => void
}

const blank: ApplicationDraft = {
  name: '',
  enName: '',
  redirects: [],
  logouts: [],
  scopes: ['profile'],
  alg: 'RS256',
  isOwn: true,
}
const draftOf = ({ name, enName, redirects, logouts, scopes, alg, isOwn }: Application): ApplicationDraft => ({
  name,
  enName,
  redirects,
  logouts,
  scopes,
  alg,
  isOwn,
})
const knowledge: readonly Knowledge[] = ['profile', 'email', 'department']
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Connects an application, or changes what is known of it. */
export function ApplicationDialog({ application, onClose, onSecret }: ApplicationDialogProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(application ? draftOf(application) : blank)
  const [typed, setTyped] = useState({ redirects: draft.redirects.join('\n'), logouts: draft.logouts.join('\n') })
  const [tried, setTried] = useState(false)
  const [create, edit] = [useWrite(createApplication, { silent: true }), useWrite(editApplication, { silent: true })]
  const error = create.error ?? edit.error
  const sent = { ...draft, redirects: linesOf(typed.redirects), logouts: linesOf(typed.logouts) }
  const field = useFieldOf()({
    schema: ApplicationDraft,
    values: sent,
    onChange: (part) => setDraft((all) => ({ ...all, ...part })),
    label: (name) => (name === 'name' ? t('field.name') : t(`provider.office.${name}`)),
    tried,
  })
  const addresses = (name: 'redirects' | 'logouts') => (
    <Field
      {...field(name)}
      value={typed[name]}
      onChange={(text) => setTyped((all) => ({ ...all, [name]: String(text) }))}
      control={<TextArea rows={3} inputMode="url" spellCheck={false} />}
      hint={t('provider.office.addresses')}
      wide
    />
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fits(ApplicationDraft, sent)) return focusWrong(form.current)
    if (!application) return create.mutate(sent, { onSuccess: (secret) => (onClose(), onSecret(secret)) })
    const { id, version } = application
    edit.mutate({ id, version, ...sent }, { onSuccess: () => (toast.success(t('common.done')), onClose()) })
  }
  const knows = (scope: Knowledge, isKnown: boolean) =>
    setDraft((all) => ({
      ...all,
      scopes: knowledge.filter((each) => (each === scope ? isKnown : all.scopes.includes(each))),
    }))
  return (
    <Dialog
      title={t(application ? 'provider.office.edit' : 'provider.office.add')}
      width={600}
      place="bottom"
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={onSubmit}>
        <div className={css['body']}>
          <FieldGrid columns={2}>
            <Field {...field('name')} control={<Input maxLength={40} />} />
            <Field {...field('enName')} control={<Input maxLength={60} />} />
          </FieldGrid>
          {addresses('redirects')}
          {addresses('logouts')}
          <fieldset className={css['choices']}>
            <legend>{t('provider.office.scopes')}</legend>
            {knowledge.map((scope) => (
              <Checkbox
                key={scope}
                label={t(`provider.scope.${scope}`)}
                checked={draft.scopes.includes(scope)}
                onChange={(isKnown) => knows(scope, isKnown)}
              />
            ))}
          </fieldset>
          <Field {...field('isOwn')} control={<Switch type="checkbox" />} />
          <Field
            {...field('alg')}
            control={<Select options={(['RS256', 'ES256'] as const).map((value) => ({ value, label: value }))} />}
          />
        </div>
        {error instanceof Refused && (
          <div className={css['alert']}>
            <Alert tone="err" told title={error.message} />
          </div>
        )}
        <div className={css['foot']}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="solid" busy={create.isPending || edit.isPending}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
