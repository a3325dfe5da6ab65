import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'

const carriers = ['顺丰速运', '京东物流', '德邦快递', '中通快递', '圆通速递', '韵达快递', 'EMS']
const OTHER = 'other'

/** Form control of a carrier: a common one, or another by name. */
export function CarrierControl({ value, onChange, ...aria }: ControlProps) {
  const { t } = useTranslation()
  const name = typeof value === 'string' ? value : ''
  const [isOther, setIsOther] = useState(name !== '' && !carriers.includes(name))
  const choose = (chosen: string) => {
    setIsOther(chosen === OTHER)
    onChange?.(chosen === OTHER ? '' : chosen)
  }
  const options = carriers.map((carrier) => ({ value: carrier, label: carrier }))
  return (
    <Stack>
      <Select
        {...aria}
        hint={t('common.choose')}
        options={[...options, { value: OTHER, label: t('fulfilment.ship.otherCarrier') }]}
        value={isOther ? OTHER : name}
        onChange={choose}
      />
      {isOther && (
        <Input
          aria-label={t('fulfilment.ship.carrierName')}
          placeholder={t('fulfilment.ship.carrierName')}
          aria-invalid={aria['aria-invalid']}
          maxLength={40}
          value={name}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Stack>
  )
}
