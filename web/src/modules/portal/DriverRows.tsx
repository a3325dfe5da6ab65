import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Driver } from '#contract/tenancy/loginSettings.ts'
import type { FormPart, FormRows } from '#web/kit/form/formPart.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './LoginSettings.module.css'

const MOST = 20
const longest = { caCode: 64, caName: 100, downloadUrl: 500 } as const
const names = ['caCode', 'caName', 'downloadUrl'] as const

/** Rows of U-key driver downloads. */
export function DriverRows({ rows: { items, add, remove } }: { readonly rows: FormRows<Driver> }) {
  const { t } = useTranslation()
  const id = useId()
  const hasWrong = items.some((driver) => names.some(driver.isWrong))
  const box = (driver: FormPart<Driver>, index: number, name: keyof Driver) => {
    const { label, error, onChange } = driver.field(name)
    return (
      <Input
        key={name}
        aria-label={`${label} ${index + 1}`}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-description`}
        placeholder={label}
        maxLength={longest[name]}
        value={driver.values[name] ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <fieldset className={css['drivers']}>
      <legend>{t('portal.login.field.caInfos')}</legend>
      {items.length === 0 && <p className={css['hint']}>{t('portal.login.noDrivers')}</p>}
      {items.map((driver, index) => (
        <div key={index} className={css['driver']}>
          {names.map((name) => box(driver, index, name))}
          <Button
            variant="text"
            aria-label={t('portal.login.removeDriver', { at: index + 1 })}
            icon={<Icon of={DeleteOutlined} />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {items.length < MOST && (
        <div>
          <Button size="sm" icon={<Icon of={PlusOutlined} />} onClick={() => add()}>
            {t('portal.login.addDriver')}
          </Button>
        </div>
      )}
      <p id={`${id}-description`} className={hasWrong ? css['error'] : css['hint']}>
        {t(hasWrong ? 'portal.login.badDriver' : 'portal.login.hint.caInfos')}
      </p>
    </fieldset>
  )
}
