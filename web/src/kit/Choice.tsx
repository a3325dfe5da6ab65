import type { ReactNode } from 'react'
import css from './Choice.module.css'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly icon?: ReactNode }[]
  readonly onChange: (value: T) => void
  /** `lg` fills its row; `tabs` are drawn with the line. */
  readonly look?: 'md' | 'lg' | 'tabs'
}

/** One of a few: a segmented control, or tabs, over radio buttons, so the arrow keys work. */
export function Choice<T extends string>({ label, value, options, onChange, look = 'md' }: ChoiceProps<T>) {
  return (
    <fieldset className={`${css['choice']} ${css[look]}`}>
      <legend className="heard">{label}</legend>
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
