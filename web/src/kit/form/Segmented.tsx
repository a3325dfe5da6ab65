import type { ReactNode } from 'react'
import css from './Segmented.module.css'

export interface SegmentedProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly icon?: ReactNode }[]
  readonly onChange: (value: T) => void
  /** `lg` fills its row; `tabs` is the look of `Tabs`. */
  readonly variant?: 'md' | 'lg' | 'tabs'
}

/** Segmented control, built on radio buttons for arrow key support. */
export function Segmented<T extends string>({ label, value, options, onChange, variant = 'md' }: SegmentedProps<T>) {
  return (
    <fieldset className={`${css['choice']} ${css[variant]}`}>
      <legend className="visuallyHidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css['option']}>
          <input
            type="radio"
            className={css['radio']}
            name={label}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
