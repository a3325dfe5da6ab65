import { type ReactNode, useId } from 'react'
import css from './Section.module.css'

interface SectionProps {
  readonly title: string
  /** Id of the element, for links to it (`SectionNav`). */
  readonly id?: string
  /** Secondary text beside the title. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Omits the card, for several sections in one card. */
  readonly bare?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Section of a page: a card with a heading. */
export function Section({ title, id, note, actions, bare = false, className, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={[css['section'], !bare && 'card', className].filter(Boolean).join(' ')}
    >
      <header className={css['head']}>
        <h2 id={headingId}>{title}</h2>
        {note !== undefined && <span className={css['note']}>{note}</span>}
        {actions !== undefined && <div className={`noPrint ${css['actions']}`}>{actions}</div>}
      </header>
      {children}
    </section>
  )
}
