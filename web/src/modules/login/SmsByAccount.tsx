import { UserOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entrance } from '#contract/identity.ts'
import { validLoginTel } from '#contract/sms.ts'
import { call } from '#web/kit/api.ts'
import { Field } from '#web/kit/Field.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { sealed } from './login.ts'
import { PasswordBox } from './PasswordBox.tsx'
import { type SmsErrors, SmsPanel } from './SmsPanel.tsx'
import { useSmsLogin } from './useSmsLogin.ts'

/** Name and password are shown, and the code comes to the number that the person has. */
export function SmsByAccount({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<SmsErrors<'account' | 'password'>>({})
  const sms = useSmsLogin(entrance, (error, place) =>
    setErrors({ [error.is('login.wrong') ? 'password' : place]: error.message }),
  )
  const flaws = () => ({
    account: account.trim() === '' ? t('sms.need.account') : undefined,
    password: password === '' ? t('login.need.password') : undefined,
  })
  const prove = async () => {
    const { key, texts } = await sealed(password)
    return call(validLoginTel, { userName: account.trim(), pwd: texts[0]!, key })
  }
  const onAsk = () => {
    const found = flaws()
    setErrors(found)
    if (found.account !== undefined || found.password !== undefined) return
    const { uuid } = sms
    sms.send.mutate(uuid === undefined ? prove : () => Promise.resolve(uuid))
  }
  const change = (set: (typed: string) => void) => (typed: unknown) => {
    sms.forget()
    set(String(typed))
  }
  return (
    <SmsPanel sms={sms} errors={errors} setErrors={setErrors} flaws={flaws} onAsk={onAsk}>
      <Field
        quiet
        label={t('login.account')}
        value={account}
        onChange={change(setAccount)}
        error={errors.account}
        control={
          <TextBox
            size="lg"
            name="account"
            autoComplete="username"
            maxLength={64}
            placeholder={t('login.account')}
            before={<UserOutlined />}
          />
        }
      />
      <Field
        quiet
        label={t('login.password')}
        value={password}
        onChange={change(setPassword)}
        error={errors.password}
        control={<PasswordBox name="password" autoComplete="current-password" placeholder={t('login.password')} />}
      />
    </SmsPanel>
  )
}
