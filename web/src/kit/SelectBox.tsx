import { DownOutlined } from '@ant-design/icons'
import type { SelectHTMLAttributes } from 'react'
import css from './SelectBox.module.css'

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface SelectBoxProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  readonly options: readonly Option[]
  /** Drawn while nothing is chosen. */
  readonly hint?: string
  readonly value?: unknown
  readonly onChange?: (value: string) => void
}

/** One of a list, by the browser's own control: it is a wheel on a phone and takes letters on a desk. */
export function SelectBox({ options, hint, value, onChange, className, ...rest }: SelectBoxProps) {
  const chosen = typeof value === 'string' ? value : ''
  return (
    <span className={`${css['box']} ${className ?? ''}`}>
      <select
        {...rest}
        className={chosen === '' ? css['none'] : undefined}
        value={chosen}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {(hint !== undefined || chosen === '') && (
          <option value="" disabled={rest['aria-required'] === true}>
            {hint ?? ''}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <DownOutlined aria-hidden />
    </span>
  )
}
