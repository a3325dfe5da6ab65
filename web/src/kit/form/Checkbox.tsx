import { type ReactNode, useId } from 'react'
import css from './Checkbox.module.css'

interface CheckboxProps {
  /** `some`: partially checked (indeterminate). */
  readonly checked: boolean | 'some'
  readonly onChange: (checked: boolean) => void
  /** Accessible name; also rendered, unless there are children. */
  readonly label: string
  readonly children?: ReactNode
  /** Renders the box without the label. */
  readonly alone?: boolean
  readonly disabled?: boolean
  /** Id of the element that it belongs to, which becomes part of its accessible name. */
  readonly of?: string | undefined
  /** Id of its error message. */
  readonly wrongBy?: string | undefined
}

/** Checkbox. */
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
