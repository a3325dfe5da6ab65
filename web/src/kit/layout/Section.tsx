import { type ReactNode, useId } from 'react'
import css from './Section.module.css'

interface SectionProps {
  readonly title: string
  /** A quiet word beside the title. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Without a card of its own, where several stand in one. */
  readonly bare?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One subject of a page: a card with its heading. */
export function Section({ title, note, actions, bare = false, className, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={[css['section'], !bare && 'card', className].filter(Boolean).join(' ')}>
      <header className={css['head']}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={css['note']}>{note}</span>}
        {actions !== undefined && <div className={`noPrint ${css['actions']}`}>{actions}</div>}
      </header>
      {children}
    </section>
  )
}
