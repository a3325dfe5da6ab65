import type { ControlProps } from './Field.tsx'
import css from './Switch.module.css'

interface SwitchProps extends ControlProps {
  /** By this a `Field` knows that the value is a yes or a no. */
  readonly type: 'checkbox'
  readonly disabled?: boolean
}

/** Yes or no, of a form. */
export function Switch({ value: _value, checked, onChange, ...rest }: SwitchProps) {
  return (
    <span className={css['switch']}>
      <input {...rest} type="checkbox" checked={checked ?? false} onChange={(event) => onChange?.(event)} />
    </span>
  )
}
