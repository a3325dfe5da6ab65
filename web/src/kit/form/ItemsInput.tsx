import { useState } from 'react'
import type { ControlProps } from './Field.tsx'
import { TextArea } from './Input.tsx'
import { itemsIn } from './items.ts'

interface ItemsInputProps extends Omit<ControlProps, 'checked'> {
  readonly rows?: number
  readonly inputMode?: 'url'
  readonly placeholder?: string
}

/** Text area for a list, one item per line. */
export function ItemsInput({ value, onChange, ...rest }: ItemsInputProps) {
  const items = Array.isArray(value) ? (value as readonly string[]) : []
  const [typed, setTyped] = useState(items.join('\n'))
  // Keeps the typed text while it means the same list; a new value from outside replaces it.
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
