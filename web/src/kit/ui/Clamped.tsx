import type { ReactNode } from 'react'
import css from './Clamped.module.css'

interface ClampedProps {
  readonly children: ReactNode
  /** How many lines it may take. */
  readonly lines?: 1 | 2 | 3
  /** The whole of it, to be pointed at, where the content is not a text itself. */
  readonly title?: string | undefined
}

/**
 * Long text: a name of 300 characters takes a few lines, also where it is one word, and pushes nothing aside. The whole
 * of it is there to be seen in a tooltip and read by screen readers.
 */
export const Clamped = ({ children, lines = 2, title }: ClampedProps) => (
  <span
    className={`${css['clamped']} ${css[`lines${lines}`]}`}
    title={title ?? (typeof children === 'string' ? children : undefined)}
  >
    {children}
  </span>
)
