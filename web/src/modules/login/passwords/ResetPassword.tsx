import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maskMobile } from '#contract/kit/format.ts'
import type { PasswordStrategy } from '#contract/kit/password.ts'
import { sendValidMsgCode, updateTenantPasswd } from '#contract/login/passwords.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { SmsCodeField } from '#web/modules/login/captcha/CodeField.tsx'
import { isOfCode, isOneOf } from '#web/modules/login/sms/codes.ts'
import { encryptPasswords } from '#web/modules/login/login/login.ts'
import { NewPassword, type NewPasswordErrors, useNewPasswordViolations } from './NewPassword.tsx'
import css from './Password.module.css'
import { Refusal } from '#web/modules/login/login/Refusal.tsx'
import type { Proven } from './ResetPhone.tsx'
import { sentBefore } from '#web/modules/login/sms/SmsCodeButton.tsx'
import { useFirstInvalid } from '#web/modules/login/login/useFirstInvalid.ts'

interface ResetPasswordProps {
  readonly proven: Proven
  readonly strategy: PasswordStrategy
  readonly onDone: () => void
  /** The uuid has expired: the number must be verified again. */
  readonly onRestart: () => void
}
type Errors = NewPasswordErrors & { readonly msgCode?: string | undefined; readonly form?: string | undefined }

/** Step two: SMS code and new password. */
export function ResetPassword({ proven, strategy, onDone, onRestart }: ResetPasswordProps) {
  const { t } = useTranslation()
  const [msgCode, setMsgCode] = useState('')
  const [value, setValue] = useState({ password: '', again: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [sentAt, setSentAt] = useState<number>()
  const violationsOf = useNewPasswordViolations(strategy)
  const { form, toFirstInvalid } = useFirstInvalid()
  const onError = (error: Error) => {
    if (!(error instanceof Refused)) return
    if (error.is('sms.uuidGone')) return onRestart()
    const isOfPassword = isOneOf(error, ['password.form', 'password.level', 'password.common'])
    setSentAt((before) => sentBefore(error) ?? before)
    setErrors({ [isOfCode(error) ? 'msgCode' : isOfPassword ? 'password' : 'form']: error.message })
    toFirstInvalid()
  }
  const send = useMutation({
    meta: { silent: true },
    mutationFn: () => call(sendValidMsgCode, proven),
    onSuccess: () => {
      setSentAt(Date.now())
      setErrors({})
      toast.success(t('sms.sent'))
    },
    onError,
  })
  const renew = useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      const { key, texts } = await encryptPasswords([value.password.trim()])
      return call(updateTenantPasswd, { ...proven, key, newPassWD: texts[0]!, msgCode: msgCode.trim() })
    },
    onSuccess: onDone,
    onError,
  })
  const codeViolation = () => {
    if (sentAt === undefined) return t('passwords.need.sent')
    return msgCode.trim() === '' ? t('sms.need.code') : undefined
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found: Errors = { msgCode: codeViolation(), ...violationsOf(value).onSending }
    setErrors(found)
    toFirstInvalid()
    if (Object.values(found).every((violation) => violation === undefined)) renew.mutate()
  }
  return (
    <form ref={form} className={css['fields']} noValidate onSubmit={onSubmit}>
      <p>{t('passwords.codeReason', { mobile: maskMobile(proven.mobile) })}</p>
      <SmsCodeField
        value={msgCode}
        onChange={(typed) => {
          setMsgCode(typed)
          setErrors({ ...errors, msgCode: undefined })
        }}
        error={errors.msgCode}
        sentAt={sentAt}
        busy={send.isPending}
        onAsk={() => send.mutate()}
      />
      <NewPassword value={value} onChange={setValue} errors={errors} onErrors={setErrors} strategy={strategy} />
      <Refusal text={errors.form} />
      <Button type="submit" variant="solid" size="xl" block busy={renew.isPending}>
        {t('passwords.confirmReset')}
      </Button>
    </form>
  )
}
