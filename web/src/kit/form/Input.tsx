import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useRef } from 'react'
import { ClearButton } from './ClearButton.tsx'
import css from './Input.module.css'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  readonly size?: 'md' | 'lg'
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text, with something small before and after it. A search field that says something can be emptied. */
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

/** As if it had been typed: React notices only what the prototype's setter has set. */
function empty(input: HTMLInputElement | null | undefined): void {
  if (!input) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** Several lines of text. */
export function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={4} {...props} className={css['area']} />
}
