import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'

type Box = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>

/** What is typed into a field of the login, and what is wrong with it. */
export interface Typed {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

interface LineFieldProps extends Typed, Box {
  /** Stands in the box until something is typed. */
  readonly label: string
  readonly icon: ReactNode
}

/** A field of the login: one tall line, whose label is rendered in it. */
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
