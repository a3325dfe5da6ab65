import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entrance } from '#contract/kit/entrance.ts'
import { foldMobile, isMobile } from '#contract/kit/person/person.ts'
import { validLoginMobile } from '#contract/login/sms.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { MobileField } from '#web/modules/login/login/MobileField.tsx'
import { PictureDialog } from '#web/modules/login/captcha/PictureDialog.tsx'
import { type SmsErrors, SmsPanel } from './SmsPanel.tsx'
import { useSmsLogin } from './useSmsLogin.ts'

/** SMS login by number and captcha: the code is sent to that number. */
export function SmsByMobile({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation()
  const [mobile, setMobile] = useState('')
  const [isReading, setReading] = useState(false)
  const [errors, setErrors] = useState<SmsErrors<'mobile'>>({})
  const sms = useSmsLogin(entrance, (error, place) => {
    if (error.is('login.captcha')) return
    setReading(false)
    setErrors({ [error.is('mobile.format') ? 'mobile' : place]: error.message })
  })

  const violation = () => {
    if (mobile.trim() === '') return t('sms.need.mobile')
    return isMobile(foldMobile(mobile)) ? undefined : t('sms.wrong.mobile')
  }
  const onAsk = () => {
    const wrong = violation()
    setErrors(wrong === undefined ? {} : { mobile: wrong })
    if (wrong !== undefined) return
    const { uuid } = sms
    if (uuid === undefined) setReading(true)
    else sms.send.mutate(() => Promise.resolve(uuid))
  }
  const onAnswer = (answer: { validCode: string; validCodeKey: string }) =>
    sms.send.mutate(async () => {
      const uuid = await call(validLoginMobile, { mobile, ...answer })
      setReading(false)
      return uuid
    })
  const onChange = (typed: string) => {
    if (foldMobile(typed) !== foldMobile(mobile)) sms.forget()
    setMobile(typed)
    setErrors({ ...errors, mobile: undefined })
  }
  const { error } = sms.send
  return (
    <>
      <SmsPanel
        sms={sms}
        errors={errors}
        setErrors={setErrors}
        violations={() => ({ mobile: violation() })}
        onAsk={onAsk}
      >
        <MobileField value={mobile} onChange={onChange} error={errors.mobile} />
      </SmsPanel>
      {isReading && (
        <PictureDialog
          busy={sms.send.isPending}
          refusal={error instanceof Refused && error.is('login.captcha') ? error : null}
          onAnswer={onAnswer}
          onClose={() => {
            sms.send.reset()
            setReading(false)
          }}
        />
      )}
    </>
  )
}
