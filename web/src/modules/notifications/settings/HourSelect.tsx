import { useTranslation } from 'react-i18next'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Select } from '#web/kit/select/Select.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** Hour of the digest; none: a mail for each message. */
export function HourSelect({ value, onChange, ...rest }: ControlProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...rest}
      hint={t('messageSettings.noDigest')}
      options={hours}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(chosen) => onChange?.(chosen === '' ? null : Number(chosen))}
    />
  )
}
