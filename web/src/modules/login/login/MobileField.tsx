import MobileOutlined from '@ant-design/icons-svg/es/asn/MobileOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { LineField, type Typed } from './LineField.tsx'

interface MobileFieldProps extends Typed {
  /** Default: mobile number. */
  readonly label?: string
}

export function MobileField({ label, ...typed }: MobileFieldProps) {
  const { t } = useTranslation()
  return (
    <LineField
      {...typed}
      label={label ?? t('sms.mobile')}
      icon={<Icon of={MobileOutlined} />}
      name="mobile"
      type="tel"
      autoComplete="tel"
      maxLength={32}
    />
  )
}
