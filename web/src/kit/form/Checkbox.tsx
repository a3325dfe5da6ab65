import { type ReactNode, useId } from 'react'
import css from './Checkbox.module.css'

interface CheckboxProps {
  /** `some`: of what stands under it, a part. */
  readonly checked: boolean | 'some'
  readonly onChange: (checked: boolean) => void
  /** What is said; rendered too, unless something else is given to draw. */
  readonly label: string
  readonly children?: ReactNode
  /** Only the box is rendered. */
  readonly alone?: boolean
  readonly disabled?: boolean
  /** The id of what it belongs to, which is part of its name. */
  readonly of?: string | undefined
  /** The id of the text that says what is wrong with it. */
  readonly wrongBy?: string | undefined
}

/** A box to tick. */
export function Checkbox({
  checked,
  onChange,
  label,
  children,
  alone = false,
  disabled = false,
  of,
  wrongBy,
}: CheckboxProps) {
  const id = useId()
  return (
    <label className={css['check']}>
      <input
        type="checkbox"
        className="tick"
        ref={(box) => {
          if (box) box.indeterminate = checked === 'some'
        }}
        checked={checked === true}
        disabled={disabled}
        aria-label={label}
        aria-invalid={wrongBy !== undefined || undefined}
        aria-describedby={wrongBy}
        id={of && id}
        aria-labelledby={of && `${id} ${of}`}
        onChange={(event) => onChange(event.target.checked)}
      />
      {!alone && <span>{children ?? label}</span>}
    </label>
  )
}
