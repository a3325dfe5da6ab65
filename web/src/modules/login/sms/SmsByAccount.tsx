import { useState } from 'react'
import { isWrongPassword } from './codes.ts'
import { useTranslation } from 'react-i18next'
import type { Entrance } from '#contract/kit/entrance.ts'
import { validLoginTel } from '#contract/login/sms.ts'
import { call } from '#web/kit/client/api.ts'
import { AccountFields } from '#web/modules/login/login/AccountFields.tsx'
import { encryptPasswords } from '#web/modules/login/login/login.ts'
import { type SmsErrors, SmsPanel } from './SmsPanel.tsx'
import { useSmsLogin } from './useSmsLogin.ts'

/** SMS login by name and password: the code is sent to the person's number. */
export function SmsByAccount({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<SmsErrors<'account' | 'password'>>({})
  const sms = useSmsLogin(entrance, (error, place) =>
    setErrors({ [isWrongPassword(error) ? 'password' : place]: error.message }),
  )
  const violations = () => ({
    account: account.trim() === '' ? t('sms.need.account') : undefined,
    password: password === '' ? t('login.need.password') : undefined,
  })
  const prove = async () => {
    const { key, texts } = await encryptPasswords([password], account.trim())
    return call(validLoginTel, { userName: account.trim(), pwd: texts[0]!, key })
  }
  const onAsk = () => {
    const found = violations()
    setErrors(found)
    if (found.account !== undefined || found.password !== undefined) return
    const { uuid } = sms
    sms.send.mutate(uuid === undefined ? prove : () => Promise.resolve(uuid))
  }
  const change = (set: (typed: string) => void) => (typed: string) => {
    sms.forget()
    set(typed)
  }
  return (
    <SmsPanel sms={sms} errors={errors} setErrors={setErrors} violations={violations} onAsk={onAsk}>
      <AccountFields
        account={account}
        onAccount={change(setAccount)}
        password={password}
        onPassword={change(setPassword)}
        errors={errors}
      />
    </SmsPanel>
  )
}
