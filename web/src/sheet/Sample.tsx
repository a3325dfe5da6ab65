import { type ReactElement, useState } from 'react'
import { type ControlProps, Field } from '#web/kit/form/Field.tsx'

interface SampleProps {
  readonly label: string
  readonly control: ReactElement<ControlProps>
  readonly initial?: unknown
  readonly error?: string
  readonly required?: boolean
}

export function Sample({ label, control, initial = '', error, required = false }: SampleProps) {
  const [value, setValue] = useState<unknown>(initial)
  return <Field label={label} control={control} value={value} onChange={setValue} error={error} required={required} />
}
