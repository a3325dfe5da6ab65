import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/Button.tsx'
import { useHydrated } from '#web/kit/hydration.ts'
import { SmsCodeField } from '#web/modules/login/captcha/CodeField.tsx'
import css from '#web/modules/login/login/LoginPage.module.css'
import { NextStep } from '#web/modules/login/login/NextStep.tsx'
import { Refusal } from '#web/modules/login/login/Refusal.tsx'
import { useFirstFlaw } from '#web/modules/login/login/useFirstFlaw.ts'
import type { SmsLogin } from './useSmsLogin.ts'

export type SmsErrors<Name extends string> = { readonly [K in Name | 'msgCode' | 'form']?: string | undefined }

interface SmsPanelProps<Name extends string> {
  readonly sms: SmsLogin
  readonly errors: SmsErrors<Name>
  readonly setErrors: (errors: SmsErrors<Name>) => void
  /** What is wrong with the fields above the code, by their names. */
  readonly flaws: () => { readonly [K in Name]: string | undefined }
  readonly onAsk: () => void
  readonly children: ReactNode
}

/** The fields above, the code with its button, the server's no, and the way in. */
export function SmsPanel<Name extends string>(props: SmsPanelProps<Name>) {
  const { sms, errors, setErrors, flaws, onAsk, children } = props
  const { t } = useTranslation()
  const { form, toFirstFlaw } = useFirstFlaw()
  const isHere = useHydrated()
  const [msgCode, setMsgCode] = useState('')
  const codeFlaw = () => {
    if (sms.uuid === undefined) return t('sms.need.sent')
    return msgCode.trim() === '' ? t('sms.need.code') : undefined
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const above = flaws()
    const isWrong = Object.values(above).some((flaw) => flaw !== undefined)
    const found = { ...above, msgCode: isWrong ? undefined : codeFlaw() } as SmsErrors<Name>
    setErrors(found)
    toFirstFlaw()
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
            toFirstFlaw()
          }}
        />
        <Refusal text={errors.form} />
        <Button type="submit" look="solid" size="xl" block busy={sms.login.isPending}>
          {t('login.login')}
        </Button>
      </form>
      <NextStep login={sms.login} onGiveUp={sms.login.reset} />
    </>
  )
}
