import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Route } from '#contract/kit/route.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { isPassing } from './codes.ts'
import { sentBefore } from './SmsCodeButton.tsx'

/** Code requested for a number. */
interface Requested {
  readonly uuid: string
  readonly mobile: string
  readonly sentAt?: number | undefined
}
interface PictureAnswer {
  readonly validCode: string
  readonly validCodeKey: string
}

interface Sending {
  readonly mobile: string
  readonly onRefusal: (refusal: Refused) => void
  readonly picture?: PictureAnswer | undefined
}

/** Routes that confirm a number: the first starts it, with the answered captcha, the second sends the code. */
export interface CodeRoutes {
  readonly request: Route
  readonly send: Route
}

/** Code that confirms a number: visitors solve a captcha first; another number starts again. */
export function useMobileCode({ request: start, send: sendRoute }: CodeRoutes, isVisitor: boolean) {
  const { t } = useTranslation()
  const [requested, setRequested] = useState<Requested>()
  const [isReading, setReading] = useState(false)
  const requestedFor = (mobile: string) => (requested?.mobile === mobile ? requested : undefined)
  const request = async ({ mobile, picture }: Sending) => {
    const read = picture && { verifyCode: picture.validCode, verifyKey: picture.validCodeKey }
    const uuid = (await call(start, { mobile, ...read })) as string
    setRequested({ uuid, mobile })
    setReading(false)
    return uuid
  }
  const send = useMutation<void, Error, Sending>({
    meta: { silent: true },
    mutationFn: async (sending) => {
      const { mobile } = sending
      const uuid = requestedFor(mobile)?.uuid ?? (await request(sending))
      await call(sendRoute, { uuid })
      setRequested({ uuid, mobile, sentAt: Date.now() })
      toast.success(t('sms.sent'))
    },
    onError: (error, { onRefusal }) => {
      if (!(error instanceof Refused) || error.is('login.captcha')) return
      const sentAt = sentBefore(error)
      setRequested((known) => (isPassing(error) && known ? { ...known, sentAt: sentAt ?? known.sentAt } : undefined))
      setReading(false)
      onRefusal(error)
    },
  })
  return {
    uuidOf: (mobile: string) => requestedFor(mobile)?.uuid,
    sentAtOf: (mobile: string) => requestedFor(mobile)?.sentAt,
    isBusy: send.isPending,
    isReading,
    pictureRefusal: send.error instanceof Refused && send.error.is('login.captcha') ? send.error : null,
    onAsk: (sending: Sending) =>
      isVisitor && requestedFor(sending.mobile) === undefined ? setReading(true) : send.mutate(sending),
    onAnswer: (sending: Sending) => send.mutate(sending),
    onClose: () => {
      send.reset()
      setReading(false)
    },
  }
}
