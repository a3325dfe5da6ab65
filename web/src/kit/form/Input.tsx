import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useRef } from 'react'
import { ClearButton } from './ClearButton.tsx'
import css from './Input.module.css'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  readonly size?: 'md' | 'lg'
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** Text input with optional content before and after it. A search input with text has a clear button. */
export function Input({ size = 'md', before, after, ref, ...rest }: InputProps) {
  const box = useRef<HTMLSpanElement>(null)
  const canClear = rest.type === 'search' && rest.value !== undefined && rest.value !== '' && rest.disabled !== true
  return (
    <span ref={box} className={`${css['box']} ${css[size]}`}>
      {before !== undefined && <span className={css['aside']}>{before}</span>}
      <input {...rest} ref={ref} className={css['input']} />
      {canClear && <ClearButton onClear={() => empty(box.current?.querySelector('input'))} />}
      {after}
    </span>
  )
}

/** Simulates typing: React only notices values set by the prototype's setter. */
function empty(input: HTMLInputElement | null | undefined): void {
  if (!input) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** Text area. */
export function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={4} {...props} className={css['area']} />
}
