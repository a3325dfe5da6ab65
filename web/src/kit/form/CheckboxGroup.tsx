import css from './CheckboxGroup.module.css'
import type { ControlProps } from './Field.tsx'

interface CheckboxGroupProps extends Omit<ControlProps, 'checked'> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly disabled?: boolean
}

/** Group of checkboxes; its value follows the order of the options. `Field` provides the accessible name. */
export function CheckboxGroup({ id, value, onChange, options, disabled = false, ...aria }: CheckboxGroupProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  const toggle = (one: string, isChosen: boolean) =>
    onChange?.(options.map((each) => each.value).filter((each) => (each === one ? isChosen : chosen.includes(each))))
  return (
    <fieldset className={css['group']} aria-labelledby={`${id}-label`} aria-describedby={aria['aria-describedby']}>
      {options.map((option, index) => (
        <label key={option.value} className={css['option']}>
          <input
            type="checkbox"
            className="tick"
            id={index === 0 ? id : undefined}
            checked={chosen.includes(option.value)}
            disabled={disabled}
            aria-invalid={aria['aria-invalid']}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
