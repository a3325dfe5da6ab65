import type { ReactNode } from 'react'
import css from './Clamped.module.css'

interface ClampedProps {
  readonly children: ReactNode
  /** Maximum number of lines. */
  readonly lines?: 1 | 2 | 3
  /** Full text for the tooltip, if the content is not a string. */
  readonly title?: string | undefined
}

/**
 * Clamps long text to a few lines, including single long words, so that it does not break the layout. Screen readers
 * have the full text; `title` only repeats it for the pointer, without the script of a tooltip for each text.
 */
export const Clamped = ({ children, lines = 2, title }: ClampedProps) => (
  <span
    className={`${css['clamped']} ${css[`lines${lines}`]}`}
    title={title ?? (typeof children === 'string' ? children : undefined)}
  >
    {children}
  </span>
)
