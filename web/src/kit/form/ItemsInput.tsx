import { useState } from 'react'
import type { ControlProps } from './Field.tsx'
import { TextArea } from './Input.tsx'
import { itemsIn } from './items.ts'

interface ItemsInputProps extends Omit<ControlProps, 'checked'> {
  readonly rows?: number
  readonly inputMode?: 'url'
  readonly placeholder?: string
}

/** A list of texts, one a line. */
export function ItemsInput({ value, onChange, ...rest }: ItemsInputProps) {
  const items = Array.isArray(value) ? (value as readonly string[]) : []
  const [typed, setTyped] = useState(items.join('\n'))
  // What is typed is kept as it is while it says the same; what comes from elsewhere takes its place.
  const text = itemsIn(typed).join('\n') === items.join('\n') ? typed : items.join('\n')
  return (
    <TextArea
      rows={3}
      spellCheck={false}
      {...rest}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(itemsIn(event.target.value))
      }}
    />
  )
}
