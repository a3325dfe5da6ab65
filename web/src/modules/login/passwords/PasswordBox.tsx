import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined.js'
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined.js'
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '#web/kit/form/Input.tsx'
import css from '#web/modules/login/login/LoginPage.module.css'

interface PasswordBoxProps {
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly placeholder?: string
  readonly onBlur?: () => void
}

/** Password input with a button to show the text. Passes the field's props on to the input. */
export function PasswordBox(props: PasswordBoxProps) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <Input
      {...props}
      size="lg"
      type={isShown ? 'text' : 'password'}
      maxLength={128}
      before={<Icon of={LockOutlined} />}
      after={
        <button
          type="button"
          className={css['eye']}
          aria-pressed={isShown}
          aria-label={isShown ? t('login.hidePassword') : t('login.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <Icon of={EyeOutlined} /> : <Icon of={EyeInvisibleOutlined} />}
        </button>
      }
    />
  )
}
