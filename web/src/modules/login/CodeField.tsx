import { MessageOutlined, SafetyOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/kit/Field.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { Captcha } from './Captcha.tsx'
import css from './LoginPage.module.css'
import { SmsCodeButton } from './SmsCodeButton.tsx'

interface Typed {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

interface SmsCodeFieldProps extends Typed {
  readonly sentAt: number | undefined
  readonly busy: boolean
  readonly onAsk: () => void
}

/** The code of an SMS, with the button that asks for one. */
export function SmsCodeField({ value, onChange, error, sentAt, busy, onAsk }: SmsCodeFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={css['code']}>
      <Field
        quiet
        label={t('sms.code')}
        value={value}
        onChange={(typed) => onChange(String(typed))}
        error={error}
        control={
          <TextBox
            size="lg"
            name="msgCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            placeholder={t('sms.code')}
            before={<MessageOutlined />}
          />
        }
      />
      <SmsCodeButton sentAt={sentAt} busy={busy} onPress={onAsk} />
    </div>
  )
}

interface PictureFieldProps extends Typed {
  readonly codeKey: number
  readonly onRenew: () => void
}

/** The code of a picture, with the picture. */
export function PictureField({ value, onChange, error, codeKey, onRenew }: PictureFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={css['code']}>
      <Field
        quiet
        label={t('login.code')}
        value={value}
        onChange={(typed) => onChange(String(typed))}
        error={error}
        control={
          <TextBox
            size="lg"
            name="code"
            autoComplete="off"
            maxLength={8}
            placeholder={t('login.code')}
            before={<SafetyOutlined />}
          />
        }
      />
      <Captcha codeKey={codeKey} onRenew={onRenew} />
    </div>
  )
}
