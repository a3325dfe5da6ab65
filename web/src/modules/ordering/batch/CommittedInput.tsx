import { isEnter } from '#web/kit/keys/enter.ts'
import { useState } from 'react'
import { Input } from '#web/kit/form/Input.tsx'

interface CommittedInputProps {
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly isWrong: boolean
  readonly isFigure?: boolean
  readonly onCommit: (value: string) => void
}

/** Input that commits on blur or Enter, because each change checks the whole list on the server. */
export function CommittedInput({ label, value, maxLength, isWrong, isFigure, onCommit }: CommittedInputProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    setTyped(undefined)
    if (typed !== undefined && typed.trim() !== value) onCommit(typed.trim())
  }
  return (
    <Input
      aria-label={label}
      aria-invalid={isWrong}
      inputMode={isFigure ? 'numeric' : 'text'}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (isEnter(event)) event.currentTarget.blur()
      }}
    />
  )
}
