import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { SmsCodeField } from '#web/modules/login/captcha/CodeField.tsx'
import css from '#web/modules/login/login/LoginPage.module.css'
import { NextStep } from '#web/modules/login/login/NextStep.tsx'
import { Refusal } from '#web/modules/login/login/Refusal.tsx'
import { useFirstInvalid } from '#web/modules/login/login/useFirstInvalid.ts'
import type { SmsLogin } from './useSmsLogin.ts'

export type SmsErrors<Name extends string> = { readonly [K in Name | 'msgCode' | 'form']?: string | undefined }

interface SmsPanelProps<Name extends string> {
  readonly sms: SmsLogin
  readonly errors: SmsErrors<Name>
  readonly setErrors: (errors: SmsErrors<Name>) => void
  /** Violations of the fields above the code, by field name. */
  readonly violations: () => { readonly [K in Name]: string | undefined }
  readonly onAsk: () => void
  readonly children: ReactNode
}

/** SMS form: fields, code with its button, refusal, and submit button. */
export function SmsPanel<Name extends string>(props: SmsPanelProps<Name>) {
  const { sms, errors, setErrors, violations, onAsk, children } = props
  const { t } = useTranslation()
  const { form, toFirstInvalid } = useFirstInvalid()
  const isHere = useHydrated()
  const [msgCode, setMsgCode] = useState('')
  const codeViolation = () => {
    if (sms.uuid === undefined) return t('sms.need.sent')
    return msgCode.trim() === '' ? t('sms.need.code') : undefined
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const above = violations()
    const isWrong = Object.values(above).some((violation) => violation !== undefined)
    const found = { ...above, msgCode: isWrong ? undefined : codeViolation() } as SmsErrors<Name>
    setErrors(found)
    toFirstInvalid()
    if (!isWrong && found.msgCode === undefined) sms.enter(msgCode.trim())
  }
  return (
    <>
      <form ref={form} className={css['fields']} noValidate inert={!isHere} onSubmit={onSubmit}>
        {children}
        <SmsCodeField
          value={msgCode}
          onChange={(typed) => {
            setMsgCode(typed)
            setErrors({ ...errors, msgCode: undefined })
          }}
          error={errors.msgCode}
          sentAt={sms.sentAt}
          busy={sms.send.isPending}
          onAsk={() => {
            onAsk()
            toFirstInvalid()
          }}
        />
        <Refusal text={errors.form} />
        <Button type="submit" variant="solid" size="xl" block busy={sms.login.isPending}>
          {t('login.login')}
        </Button>
      </form>
      <NextStep login={sms.login} onGiveUp={sms.login.reset} />
    </>
  )
}
