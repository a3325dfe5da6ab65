import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/kit/form/Field.tsx'
import { LineField } from './LineField.tsx'
import { PasswordBox } from '#web/modules/login/passwords/PasswordBox.tsx'

interface AccountFieldsProps {
  readonly account: string
  readonly onAccount: (account: string) => void
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly errors: { readonly account?: string | undefined; readonly password?: string | undefined }
}

/** Name and password. */
export function AccountFields({ account, onAccount, password, onPassword, errors }: AccountFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <LineField
        label={t('login.account')}
        icon={<Icon of={UserOutlined} />}
        value={account}
        onChange={onAccount}
        error={errors.account}
        name="account"
        autoComplete="username"
        maxLength={64}
      />
      <Field
        hideLabel
        label={t('login.password')}
        value={password}
        onChange={(typed) => onPassword(String(typed))}
        error={errors.password}
        control={<PasswordBox name="password" autoComplete="current-password" placeholder={t('login.password')} />}
      />
    </>
  )
}
