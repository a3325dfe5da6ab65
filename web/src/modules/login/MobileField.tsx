import { MobileOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { LineField, type Typed } from './LineField.tsx'

export function MobileField(typed: Typed) {
  const { t } = useTranslation()
  return (
    <LineField
      {...typed}
      label={t('sms.mobile')}
      icon={<MobileOutlined />}
      name="mobile"
      type="tel"
      autoComplete="tel"
      maxLength={32}
    />
  )
}
