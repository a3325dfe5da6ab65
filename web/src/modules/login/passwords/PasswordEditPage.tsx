import css from './Password.module.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { passwdStrategy, changePasswd } from '#contract/login/passwords.ts'
import { call, useRead } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { encryptPasswords } from '#web/modules/login/login/login.ts'
import { NewPassword, type NewPasswordErrors, useNewPasswordViolations } from './NewPassword.tsx'
import { PasswordBox } from './PasswordBox.tsx'
import { Refusal } from '#web/modules/login/login/Refusal.tsx'
import { useFirstInvalid } from '#web/modules/login/login/useFirstInvalid.ts'

type Errors = NewPasswordErrors & { readonly current?: string | undefined; readonly form?: string | undefined }

/** Page to change one's password. After an initial password it continues to the requested page. */
export function PasswordEditPage() {
  const { t } = useTranslation()
  const isFirst = useMe()?.changePwd === true
  return (
    <Page title={t('passwords.change')} purpose={t('passwords.changeReason')}>
      <Section title={t('passwords.yours')} className={css['own']}>
        <div className={css['fields']}>
          {isFirst && <Alert tone="warn">{t('passwords.firstReason')}</Alert>}
          <PasswordForm isFirst={isFirst} />
        </div>
      </Section>
    </Page>
  )
}

function PasswordForm({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const strategy = useRead(passwdStrategy, {})
  const [current, setCurrent] = useState('')
  const [value, setValue] = useState({ password: '', again: '' })
  const [errors, setErrors] = useState<Errors>({})
  const violationsOf = useNewPasswordViolations(strategy)
  const { form, toFirstInvalid } = useFirstInvalid()
  const change = useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      const { key, texts } = await encryptPasswords([current, value.password.trim()])
      return call(changePasswd, { oldPassWD: texts[0]!, newPassWD: texts[1]!, key })
    },
    onSuccess: async () => {
      await client.invalidateQueries()
      toast.success(t('passwords.changed'))
      await navigate(isFirst ? '/' : '/userInformation', { replace: true })
    },
    onError: (error) => {
      if (!(error instanceof Refused)) return
      const isOfNew = (['password.form', 'password.level', 'password.common', 'password.same'] as const).some((code) =>
        error.is(code),
      )
      setErrors({ [error.is('password.wrong') ? 'current' : isOfNew ? 'password' : 'form']: error.message })
      toFirstInvalid()
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found: Errors = {
      current: current === '' ? t('passwords.need.current') : undefined,
      ...violationsOf(value).onSending,
    }
    setErrors(found)
    toFirstInvalid()
    if (Object.values(found).every((violation) => violation === undefined)) change.mutate()
  }
  return (
    <form ref={form} className={css['fields']} noValidate onSubmit={onSubmit}>
      <Field
        label={t('passwords.current')}
        value={current}
        onChange={(typed) => {
          setCurrent(String(typed))
          setErrors({ ...errors, current: undefined })
        }}
        error={errors.current}
        control={<PasswordBox name="current" autoComplete="current-password" />}
      />
      <NewPassword value={value} onChange={setValue} errors={errors} onErrors={setErrors} strategy={strategy} />
      <Refusal text={errors.form} />
      <Button type="submit" variant="solid" size="lg" busy={change.isPending}>
        {t('passwords.confirmChange')}
      </Button>
    </form>
  )
}
