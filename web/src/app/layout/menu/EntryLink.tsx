import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { MenuLink } from '../useMenu.ts'

interface EntryLinkProps {
  readonly link: Pick<MenuLink, 'to' | 'search' | 'outside' | 'isNewWindow'>
  /** Path of the menu's current entry. */
  readonly current?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** Link of a menu entry; marks the current entry, also on pages that belong to it. */
export function EntryLink({ link, current, onClick, children }: EntryLinkProps) {
  const { pathname } = useLocation()
  const { to, search, outside, isNewWindow } = link
  const target = isNewWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (outside === '3')
    return (
      <MallLink type={to} onClick={onClick}>
        {children}
      </MallLink>
    )
  if (outside === '1')
    return (
      <a href={to} rel="noopener noreferrer" {...target} onClick={onClick}>
        {children}
      </a>
    )
  const mark = to === pathname ? 'page' : 'true'
  return (
    <Link to={`${to}${search}`} {...target} onClick={onClick} aria-current={to === current ? mark : undefined}>
      {children}
    </Link>
  )
}

interface MallLinkProps {
  readonly type: string
  readonly onClick: (() => void) | undefined
  readonly children: ReactNode
}

/** Single sign-on to a mall, for people who are logged in; the code is loaded with the first use. */
function MallLink({ type, onClick, children }: MallLinkProps) {
  return (
    <a
      href="/operationPlatformView"
      onClick={(event) => {
        event.preventDefault()
        onClick?.()
        void import('./openMall.ts').then(({ openMall }) => openMall(type))
      }}
    >
      {children}
    </a>
  )
}
