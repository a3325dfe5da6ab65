import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'

type Box = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>

/** Value and error of a login field. */
export interface Typed {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

interface LineFieldProps extends Typed, Box {
  /** Placeholder. */
  readonly label: string
  readonly icon: ReactNode
}

/** Login field: one tall line with its label inside. */
export function LineField({ label, value, onChange, error, icon, ...box }: LineFieldProps) {
  return (
    <Field
      hideLabel
      label={label}
      value={value}
      onChange={(typed) => onChange(String(typed))}
      error={error}
      control={<Input {...box} size="lg" placeholder={label} before={icon} />}
    />
  )
}
