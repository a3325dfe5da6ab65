import type { ControlProps } from './Field.tsx'
import css from './Switch.module.css'

interface SwitchProps extends ControlProps {
  /** Marks the value as boolean for `Field`. */
  readonly type: 'checkbox'
  readonly disabled?: boolean
}

/** Switch of a form. */
export function Switch({ value: _value, checked, onChange, ...rest }: SwitchProps) {
  return (
    <span className={css['switch']}>
      <input {...rest} type="checkbox" checked={checked ?? false} onChange={(event) => onChange?.(event)} />
    </span>
  )
}
