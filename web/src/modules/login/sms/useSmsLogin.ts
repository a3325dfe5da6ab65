import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entrance } from '#contract/kit/entrance.ts'
import { mobileLogin, sendLoginMsg } from '#contract/login/sms.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { isOfCode, isPassing } from './codes.ts'
import { enterBy } from '#web/modules/login/login/outcome.ts'
import { sentBefore } from './SmsCodeButton.tsx'
import { useLogin } from '#web/modules/login/login/useLogin.ts'

/**
 * Shared logic of both SMS forms: requests a uuid once (`prove`), sends codes for it, and opens the session with a
 * code. `onRefusal` receives the field of a refusal.
 */
export function useSmsLogin(entrance: Entrance, onRefusal: (error: Refused, place: 'msgCode' | 'form') => void) {
  const { t } = useTranslation()
  const [uuid, setUuid] = useState<string>()
  const [sentAt, setSentAt] = useState<number>()
  const refused = (error: Error) => {
    if (!(error instanceof Refused)) return
    if (!isPassing(error)) setUuid(undefined)
    setSentAt((before) => sentBefore(error) ?? before)
    onRefusal(error, isOfCode(error) ? 'msgCode' : 'form')
  }
  const send = useMutation<void, Error, () => Promise<string>>({
    meta: { silent: true },
    mutationFn: async (prove) => {
      const proven = await prove()
      setUuid(proven)
      await call(sendLoginMsg, { uuid: proven })
      setSentAt(Date.now())
      toast.success(t('sms.sent'))
    },
    onError: refused,
  })
  const login = useLogin(refused)
  return {
    uuid,
    sentAt,
    send,
    login,
    /** Resets the state for another number or name. */
    forget: () => {
      setUuid(undefined)
      setSentAt(undefined)
    },
    enter: (msgCode: string) =>
      uuid !== undefined && login.mutate(() => enterBy(() => call(mobileLogin, { uuid, msgCode, entrance }))),
  }
}
export type SmsLogin = ReturnType<typeof useSmsLogin>
