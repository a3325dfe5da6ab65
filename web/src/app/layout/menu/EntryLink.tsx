import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

interface EntryLinkProps {
  readonly to: string
  /** Path of the menu's current entry. */
  readonly current: string | undefined
  readonly children: ReactNode
}

/** Link of a menu entry; marks the current entry, also on pages that belong to it. */
export function EntryLink({ to, current, children }: EntryLinkProps) {
  const { pathname } = useLocation()
  const mark = to === pathname ? 'page' : 'true'
  return (
    <Link to={to} aria-current={to === current ? mark : undefined}>
      {children}
    </Link>
  )
}
