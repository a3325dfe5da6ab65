import { usePortal } from '#web/kit/client/portal.ts'
import { type ReactNode, useEffect } from 'react'
import { type BackTarget, BackLink } from './BackLink.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import css from './Page.module.css'

interface PageProps {
  readonly title: string
  /** Purpose of the page, one line. */
  readonly purpose?: ReactNode
  readonly actions?: ReactNode
  /** Parent list. On small screens its title bar replaces the header of the frame. */
  readonly backTo?: BackTarget
  /** Hides the title visually, for pages whose content is self-explanatory. */
  readonly hideTitle?: boolean
  /** Full width, for lists; header and footer follow. */
  readonly wide?: boolean
  /** Primary action on small screens, in a bar at the bottom that replaces the tab bar. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** Page layout with its only h1 and actions; also sets the tab's title. */
export function Page({ title, purpose, actions, backTo, hideTitle = false, wide = false, foot, children }: PageProps) {
  useTitle(title)
  const marks = [wide && 'wide', foot !== undefined && 'foot', backTo !== undefined && 'back'].filter(Boolean).join(' ')
  return (
    <>
      {/* What the frame has to know of the page within it, for its styles: there from the first paint on. */}
      <span hidden data-page={marks} />
      {backTo !== undefined && <BackLink {...backTo} />}
      {hideTitle ? (
        <h1 className="visuallyHidden">{title}</h1>
      ) : (
        <header className={`${css['head']} ${backTo === undefined ? '' : css['below']}`}>
          <div>
            <h1 className={backTo?.kind === title ? css['repeated'] : undefined}>
              <Clamped lines={3}>{title}</Clamped>
            </h1>
            {purpose !== undefined && <p>{purpose}</p>}
          </div>
          {actions !== undefined && <div className={css['actions']}>{actions}</div>}
        </header>
      )}
      {children}
      {foot !== undefined && <div className={css['foot']}>{foot}</div>}
    </>
  )
}

/** Title of the browser tab: page title, then the portal's. */
export function useTitle(title: string): void {
  const { webTitle } = usePortal().portalSettingsInfo
  useEffect(() => {
    document.title = `${title} - ${webTitle}`
    return () => {
      document.title = webTitle
    }
  }, [title, webTitle])
}
