import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askNewMobile, changeMobile, sendNewMobileMsg } from '#contract/login/contact.ts'
import { foldMobile, isMobile } from '#contract/kit/person/person.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { isOfCode, isOneOf, isPassing } from '#web/modules/login/sms/codes.ts'
import { useFirstInvalid } from '#web/modules/login/login/useFirstInvalid.ts'
import { sentBefore } from '#web/modules/login/sms/SmsCodeButton.tsx'
import type { ContactDialogProps } from './contactDialog.ts'

type Place = 'mobile' | 'msgCode' | 'form'

const placeOf = (error: Refused): Place => {
  if (isOneOf(error, ['mobile.format', 'mobile.same', 'person.mobileTaken'])) return 'mobile'
  return isOfCode(error) ? 'msgCode' : 'form'
}

/** Steps of a number change: sends the code, then checks number and code. */
export function useMobileChange({
  proven,
  onDone,
  onProofGone,
}: Pick<ContactDialogProps, 'proven' | 'onDone' | 'onProofGone'>) {
  const { t } = useTranslation()
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
  const onCode = (typed: string) => {
    setMsgCode(typed)
    setErrors({ ...errors, msgCode: undefined })
  }
  return { form, errors, mobile, onMobile, msgCode, onCode, sentAt, onAsk, onSubmit, send, change }
}
