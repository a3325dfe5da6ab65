import MinusOutlined from '@ant-design/icons-svg/es/asn/MinusOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEnter } from '#web/kit/keys/enter.ts'
import { stepped, wholeNumber } from './quantity.ts'
import css from './Quantity.module.css'

interface QuantityProps {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  /** Name of the goods, for screen readers. */
  readonly name?: string
  readonly disabled?: boolean
}

/** Quantity stepper: minus, number, plus. Calls `onChange` on blur or Enter, and only with values within the limits. */
export function Quantity({ value, onChange, min = 1, max = 99_999_999, name = '', disabled = false }: QuantityProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const label = (word: string) => (name === '' ? word : `${word} ${name}`)
  const commit = (text: string | undefined) => {
    setTyped(undefined)
    if (text === undefined || text.trim() === '') return
    const next = wholeNumber(text, { min, max })
    if (next === null) toast.error(t('common.quantity.wrong', { typed: text.trim().slice(0, 20), value }))
    else if (next !== value) onChange(next)
  }
  const step = (by: 1 | -1) => ({
    type: 'button' as const,
    disabled: disabled || stepped(value, by, { min, max }) === value,
    onClick: () => onChange(stepped(value, by, { min, max })),
  })
  return (
    <fieldset className={css['quantity']} aria-label={label(t('common.quantity.label'))}>
      <button {...step(-1)} aria-label={label(t('common.quantity.less'))}>
        <Icon of={MinusOutlined} />
      </button>
      <input
        inputMode="numeric"
        aria-label={label(t('common.quantity.label'))}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => commit(typed)}
        onKeyDown={(event) => isEnter(event) && event.currentTarget.blur()}
      />
      <button {...step(1)} aria-label={label(t('common.quantity.more'))}>
        <Icon of={PlusOutlined} />
      </button>
    </fieldset>
  )
}
