import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import css from './TextBox.module.css'

type TextBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  readonly size?: 'md' | 'lg'
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text, with something small before and after it. */
export function TextBox({ size = 'md', before, after, ref, ...rest }: TextBoxProps) {
  return (
    <span className={`${css['box']} ${css[size]}`}>
      {before !== undefined && <span className={css['aside']}>{before}</span>}
      <input {...rest} ref={ref} className={css['input']} />
      {after}
    </span>
  )
}

/** Several lines of text. */
export function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={4} {...props} className={css['area']} />
}
