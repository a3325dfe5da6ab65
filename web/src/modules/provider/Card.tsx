import type { ReactNode } from 'react'
import { useTitle } from '#web/kit/layout/Page.tsx'
import css from './Card.module.css'

interface CardProps {
  readonly title: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** Card with the single decision of a page between two applications. */
export function Card({ title, icon, children }: CardProps) {
  useTitle(title)
  return (
    <main className={css['card']}>
      <span className={css['icon']} aria-hidden>
        {icon}
      </span>
      {children}
    </main>
  )
}
