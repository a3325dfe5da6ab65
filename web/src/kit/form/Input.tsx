import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useRef } from 'react'
import { ClearButton } from './ClearButton.tsx'
import { limitedTo, retype } from '#web/kit/format/typing.ts'
import css from './Input.module.css'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  readonly size?: 'md' | 'lg'
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** Text input with optional content before and after it. A search input with text has a clear button. */
export function Input({ size = 'md', before, after, ref, maxLength, ...rest }: InputProps) {
  const box = useRef<HTMLSpanElement>(null)
  const canClear = rest.type === 'search' && rest.value !== undefined && rest.value !== '' && rest.disabled !== true
  return (
    <span ref={box} className={`${css['box']} ${css[size]}`}>
      {before !== undefined && <span className={css['aside']}>{before}</span>}
      <input {...rest} {...limitedTo(maxLength)} ref={ref} className={css['input']} />
      {canClear && <ClearButton onClear={() => clear(box.current?.querySelector('input'))} />}
      {after}
    </span>
  )
}

function clear(input: HTMLInputElement | null | undefined): void {
  if (!input) return
  retype(input, '')
  input.focus()
}

/** Text area. */
export function TextArea({ maxLength, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={4} {...rest} {...limitedTo(maxLength)} className={css['area']} />
}
