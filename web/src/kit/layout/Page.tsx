import { usePortal } from '#web/kit/client/portal.ts'
import { type ReactNode, useEffect } from 'react'
import { type BackTarget, BackLink } from './BackLink.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import css from './Page.module.css'

interface PageProps {
  readonly title: string
  /** One line of what the page is for. */
  readonly purpose?: ReactNode
  readonly actions?: ReactNode
  /** Where it hangs: the list that it was opened from. On small screens the frame's own head gives way to it. */
  readonly backTo?: BackTarget
  /** The title is said, not rendered: for pages whose content shows what they are. */
  readonly hideTitle?: boolean
  /** Lists widen with the window, header and footer with them. */
  readonly wide?: boolean
  /** The main action on small screens, in a bar at the bottom; the tab bar gives way to it. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A page's one h1, with its actions; names the tab too. */
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
            <h1>
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

/** The tab's title: the page's, then the portal's own, which the app puts there before. */
export function useTitle(title: string): void {
  const { webTitle } = usePortal().portalSettingsInfo
  useEffect(() => {
    document.title = `${title} - ${webTitle}`
    return () => {
      document.title = webTitle
    }
  }, [title, webTitle])
}
