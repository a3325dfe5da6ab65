import { useTranslation } from 'react-i18next'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { DriverError } from './driverError.ts'

export const isAboutPin = (error: Error): error is DriverError =>
  error instanceof DriverError && (error.trouble === 'wrongPin' || error.trouble === 'locked')

interface PinFieldProps {
  readonly label: string
  readonly pin: string
  readonly onChange: (pin: string) => void
  readonly isEmpty: boolean
}

/** PIN field without browser autofill, because it is not a password of this site. */
export function PinField({ label, pin, onChange, isEmpty }: PinFieldProps) {
  const { t } = useTranslation()
  return (
    <Field
      label={label}
      value={pin}
      onChange={(value) => onChange(String(value))}
      error={isEmpty && pin === '' ? t('certificates.need.pin') : undefined}
      control={
        <Input size="lg" type="password" autoComplete="off" maxLength={64} placeholder={t('certificates.pin')} />
      }
    />
  )
}
