import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Driver, LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { problemOf } from '#web/kit/form/check.ts'
import { Input } from '#web/kit/form/Input.tsx'
import css from './LoginSettings.module.css'

interface DriverRowsProps {
  readonly value: readonly Driver[]
  readonly tried: boolean
  readonly onChange: (value: Driver[]) => void
}

const { items, maxItems = 0 } = LoginSettings.properties.caInfos as typeof LoginSettings.properties.caInfos & {
  maxItems?: number
}
const longest = { caCode: 64, caName: 100, downloadUrl: 500 } as const

/** Where the drivers of U-keys are fetched, one a row. */
export function DriverRows({ value, tried, onChange }: DriverRowsProps) {
  const { t } = useTranslation()
  const id = useId()
  const isWrong = (driver: Driver, name: keyof Driver) => tried && problemOf(items, name, driver[name]) !== undefined
  const hasWrong = value.some((driver) => isWrong(driver, 'caName') || isWrong(driver, 'downloadUrl'))
  const set = (index: number, part: Partial<Driver>) =>
    onChange(value.map((driver, at) => (at === index ? { ...driver, ...part } : driver)))
  const box = (driver: Driver, index: number, name: keyof Driver) => (
    <Input
      aria-label={`${t(`portal.login.driver.${name}`)} ${index + 1}`}
      aria-invalid={isWrong(driver, name)}
      aria-describedby={`${id}-told`}
      placeholder={t(`portal.login.driver.${name}`)}
      maxLength={longest[name]}
      value={driver[name]}
      onChange={(event) => set(index, { [name]: event.target.value })}
    />
  )
  return (
    <fieldset className={css['drivers']}>
      <legend>{t('portal.login.field.caInfos')}</legend>
      {value.length === 0 && <p className={css['hint']}>{t('portal.login.noDrivers')}</p>}
      {value.map((driver, index) => (
        <div key={index} className={css['driver']}>
          {box(driver, index, 'caCode')}
          {box(driver, index, 'caName')}
          {box(driver, index, 'downloadUrl')}
          <Button
            look="text"
            aria-label={t('portal.login.removeDriver', { at: index + 1 })}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {value.length < maxItems && (
        <div>
          <Button
            size="sm"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => onChange([...value, { caCode: '', caName: '', downloadUrl: '' }])}
          >
            {t('portal.login.addDriver')}
          </Button>
        </div>
      )}
      <p id={`${id}-told`} className={hasWrong ? css['error'] : css['hint']}>
        {t(hasWrong ? 'portal.login.badDriver' : 'portal.login.hint.caInfos')}
      </p>
    </fieldset>
  )
}
