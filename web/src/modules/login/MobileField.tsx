import { MobileOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/kit/Field.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'

interface MobileFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

export function MobileField({ value, onChange, error }: MobileFieldProps) {
  const { t } = useTranslation()
  return (
    <Field
      quiet
      label={t('sms.mobile')}
      value={value}
      onChange={(typed) => onChange(String(typed))}
      error={error}
      control={
        <TextBox
          size="lg"
          name="mobile"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          placeholder={t('sms.mobile')}
          before={<MobileOutlined />}
        />
      }
    />
  )
}
