import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldMobile, isMobile } from '#contract/kit/person/person.ts'
import { validPhone } from '#contract/login/passwords.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { PictureField } from '#web/modules/login/captcha/CodeField.tsx'
import { MobileField } from '#web/modules/login/login/MobileField.tsx'
import css from './Password.module.css'
import { Refusal } from '#web/modules/login/login/Refusal.tsx'
import { useFirstInvalid } from '#web/modules/login/login/useFirstInvalid.ts'
import { usePicture } from '#web/modules/login/captcha/usePicture.ts'

/** Accepted number, and the uuid of the reset. */
export interface Proven {
  readonly mobile: string
  readonly uuid: string
}
type Errors = { readonly [K in 'mobile' | 'code' | 'form']?: string | undefined }

/** Step one: number and captcha. */
export function ResetPhone({ onProven }: { readonly onProven: (proven: Proven) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const picture = usePicture()
  const [errors, setErrors] = useState<Errors>({})
  const { form, toFirstInvalid } = useFirstInvalid()
  const mobile = foldMobile(typed)
  const prove = useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      const { code: verifyCode, key: validCodeKey } = picture.typed
      return { mobile, uuid: await call(validPhone, { mobile, verifyCode, validCodeKey }) }
    },
    onSuccess: (proven) => {
      toast.success(t('passwords.proven'))
      onProven(proven)
    },
    onError: (error) => {
      picture.renew()
      if (!(error instanceof Refused)) return
      const place = error.is('login.captcha') ? 'code' : error.is('mobile.format') ? 'mobile' : 'form'
      setErrors({ [place]: error.message })
      toFirstInvalid()
    },
  })
  const mobileViolation = () => {
    if (mobile === '') return t('passwords.need.mobile')
    return isMobile(mobile) ? undefined : t('passwords.wrongMobile')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = { mobile: mobileViolation(), code: picture.typed.code === '' ? t('login.need.code') : undefined }
    setErrors(found)
    toFirstInvalid()
    if (found.mobile === undefined && found.code === undefined) prove.mutate()
  }
  return (
    <form ref={form} className={css['fields']} noValidate onSubmit={onSubmit}>
      <p>{t('passwords.phoneReason')}</p>
      <MobileField value={typed} onChange={setTyped} error={errors.mobile} />
      <PictureField
        value={picture.code}
        onChange={picture.setCode}
        codeKey={picture.codeKey}
        onRenew={picture.renew}
        error={errors.code}
      />
      <Refusal text={errors.form} />
      <Button type="submit" variant="solid" size="xl" block busy={prove.isPending}>
        {t('passwords.next')}
      </Button>
    </form>
  )
}
