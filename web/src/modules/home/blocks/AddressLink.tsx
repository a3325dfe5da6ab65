import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sameSitePath } from '#contract/kit/sameSite.ts'
import { useShownAddress } from '#web/kit/client/portal.ts'

interface AddressLinkProps {
  readonly address: string
  readonly isNewWindow?: boolean
  readonly className?: string | undefined
  readonly label?: string
  readonly children: ReactNode
}

/** Link to a page of this site, or of another one that the tenant allows; plain content without an address. */
export function AddressLink({ address, isNewWindow = false, className, label, children }: AddressLinkProps) {
  const path = sameSitePath(address)
  const shown = useShownAddress()
  const outside = /^https:\/\//i.test(address) ? address : undefined
  const window = isNewWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (path !== undefined)
    return (
      <Link to={shown(path)} className={className} aria-label={label} {...window}>
        {children}
      </Link>
    )
  if (outside === undefined) return <div className={className}>{children}</div>
  return (
    <a href={outside} className={className} aria-label={label} rel="noopener noreferrer" {...window}>
      {children}
    </a>
  )
}
