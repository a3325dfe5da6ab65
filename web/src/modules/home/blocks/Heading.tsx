import type { ReactNode } from 'react'
import css from './Heading.module.css'
import { MoreLink } from '#web/kit/ui/MoreLink.tsx'

interface HeadingProps {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly more?: { readonly to: string; readonly label?: string } | undefined
  readonly children?: ReactNode
}

/** Heading of a section, with choices and a link to the complete list. */
export function Heading({ id, title, note, more, children }: HeadingProps) {
  return (
    <header className={css['head']}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <small>{note}</small>}
      <div className={css['choice']}>{children}</div>
      {more && <MoreLink {...more} of={title} />}
    </header>
  )
}
