import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askNewMobile, changeMobile, sendNewMobileMsg } from '#contract/login/contact.ts'
import { foldMobile, isMobile } from '#contract/kit/person.ts'
import { call, Refused } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { SmsCodeField } from '#web/modules/login/captcha/CodeField.tsx'
import { isOfCode, isOneOf, isPassing } from '#web/modules/login/sms/codes.ts'
import type { ContactDialogProps } from './contactDialog.ts'
import css from '#web/modules/login/factors/Factor.module.css'
import { MobileField } from '#web/modules/login/login/MobileField.tsx'
import { Refusal } from '#web/modules/login/login/Refusal.tsx'
import { sentBefore } from '#web/modules/login/sms/SmsCodeButton.tsx'
import { useFirstInvalid } from '#web/modules/login/login/useFirstInvalid.ts'

type Place = 'mobile' | 'msgCode' | 'form'

const placeOf = (error: Refused): Place => {
  if (isOneOf(error, ['mobile.format', 'mobile.same', 'person.mobileTaken'])) return 'mobile'
  return isOfCode(error) ? 'msgCode' : 'form'
}

interface MobileDialogProps extends ContactDialogProps {
  /** There was no number before. */
  readonly isFirst: boolean
}

/** A new number, and the code that came to it. */
export function MobileDialog({ title, proven, isFirst, onDone, onProofGone, onClose }: MobileDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [mobile, setMobile] = useState('')
  const [msgCode, setMsgCode] = useState('')
  const [uuid, setUuid] = useState<string>()
  const [sentAt, setSentAt] = useState<number>()
  const [errors, setErrors] = useState<{ readonly [P in Place]?: string | undefined }>({})
  const { form, toFirstInvalid } = useFirstInvalid()
  const onError = (error: Error) => {
    if (!(error instanceof Refused)) return
    if (error.is('login.keyGone')) return onProofGone(t('login.contact.proofGone'))
    if (!isPassing(error)) setUuid(undefined)
    setSentAt((before) => sentBefore(error) ?? before)
    setErrors({ [placeOf(error)]: error.message })
    toFirstInvalid()
  }
  const send = useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      const requested = uuid ?? (await call(askNewMobile, { key: proven.key, mobile }))
      setUuid(requested)
      await call(sendNewMobileMsg, { uuid: requested })
    },
    onSuccess: () => {
      setSentAt(Date.now())
      toast.success(t('sms.sent'))
    },
    onError,
  })
  const change = useMutation({
    meta: { silent: true },
    mutationFn: (requested: string) => call(changeMobile, { uuid: requested, msgCode: msgCode.trim() }),
    onSuccess: onDone,
    onError,
  })
  const mobileViolation = () => {
    if (mobile.trim() === '') return t('login.contact.need.mobile')
    return isMobile(foldMobile(mobile)) ? undefined : t('sms.wrong.mobile')
  }
  const onMobile = (typed: string) => {
    if (foldMobile(typed) !== foldMobile(mobile)) {
      setUuid(undefined)
      setSentAt(undefined)
    }
    setMobile(typed)
    setErrors({ ...errors, mobile: undefined })
  }
  const onAsk = () => {
    const violation = mobileViolation()
    setErrors({ mobile: violation })
    toFirstInvalid()
    if (violation === undefined) send.mutate()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const violation = mobileViolation()
    const noCode = msgCode.trim() === '' ? t('sms.need.code') : undefined
    const codeViolation = uuid === undefined ? t('sms.need.sent') : noCode
    setErrors({ mobile: violation, msgCode: violation === undefined ? codeViolation : undefined })
    toFirstInvalid()
    if (violation === undefined && codeViolation === undefined && uuid !== undefined) change.mutate(uuid)
  }
  return (
    <Dialog
      title={title}
      width={400}
      stays={change.isPending}
      onClose={onClose}
      foot={
        <Button type="submit" form={id} variant="solid" busy={change.isPending}>
          {t('common.confirm')}
        </Button>
      }
    >
      <form id={id} ref={form} className={css['factor']} noValidate onSubmit={onSubmit}>
        <p>{t(isFirst ? 'login.contact.reason.firstMobile' : 'login.contact.reason.mobile')}</p>
        <MobileField label={t('login.contact.new.mobile')} value={mobile} onChange={onMobile} error={errors.mobile} />
        <SmsCodeField
          value={msgCode}
          onChange={(typed) => {
            setMsgCode(typed)
            setErrors({ ...errors, msgCode: undefined })
          }}
          error={errors.msgCode}
          sentAt={sentAt}
          busy={send.isPending}
          onAsk={onAsk}
        />
        <Refusal text={errors.form} />
      </form>
    </Dialog>
  )
}
