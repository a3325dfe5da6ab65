import MessageOutlined from '@ant-design/icons-svg/es/asn/MessageOutlined.js'
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Captcha } from './Captcha.tsx'
import { LineField, type Typed } from '#web/modules/login/login/LineField.tsx'
import css from '#web/modules/login/login/LoginPage.module.css'
import { SmsCodeButton } from '#web/modules/login/sms/SmsCodeButton.tsx'

interface SmsCodeFieldProps extends Typed {
  readonly sentAt: number | undefined
  readonly busy: boolean
  readonly onAsk: () => void
}

/** Field for an SMS code, with the button that requests one. */
export function SmsCodeField({ sentAt, busy, onAsk, ...typed }: SmsCodeFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={css['code']}>
      <LineField
        {...typed}
        label={t('sms.code')}
        icon={<Icon of={MessageOutlined} />}
        name="msgCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
      <SmsCodeButton sentAt={sentAt} busy={busy} onPress={onAsk} />
    </div>
  )
}

interface PictureFieldProps extends Typed {
  readonly codeKey: number
  readonly onRenew: () => void
}

/** Field for a captcha, with the picture. */
export function PictureField({ codeKey, onRenew, ...typed }: PictureFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={css['code']}>
      <LineField
        {...typed}
        label={t('login.code')}
        icon={<Icon of={SafetyOutlined} />}
        name="code"
        autoComplete="off"
        maxLength={8}
      />
      <Captcha codeKey={codeKey} onRenew={onRenew} />
    </div>
  )
}
