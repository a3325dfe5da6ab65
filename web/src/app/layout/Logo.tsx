import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePortal, useShortName } from '#web/kit/client/portal.ts'
import css from './Logo.module.css'
import { hasTransparentCorners } from './transparency.ts'

interface LogoProps {
  readonly tagline?: string
  readonly compact?: boolean
  /** For pages before the login, which may have another picture. */
  readonly isLogin?: boolean
}

/** Logo: the tenant's picture, or the default mark with the tenant's name. */
export function Logo({ tagline, compact = false, isLogin = false }: LogoProps) {
  const { t } = useTranslation()
  const { portalLogoUrl, loginLogoUrl, tagline: own } = usePortal().portalSettingsInfo
  const shortName = useShortName()
  const picture = (isLogin && loginLogoUrl) || portalLogoUrl
  return (
    <Link to="/" className={`${css['logo']} ${compact ? css['compact'] : ''}`}>
      {picture === '' ? (
        <>
          <span className={css['mark']} aria-hidden>
            <svg viewBox="0 0 24 24">
              <path d="M4 4.5h16M12.4 4.5l-1.2 4.2M6.2 9h11.6v11H6.2zM6.2 14.5h11.6" />
            </svg>
          </span>
          <span>
            <b>{shortName}</b>
            <small>{tagline ?? (own || t('common.tagline'))}</small>
          </span>
        </>
      ) : (
        <Picture key={picture} src={picture} alt={shortName} />
      )}
    </Link>
  )
}

/** Picture of a tenant. In dark mode a transparent one is inverted by its lightness; others stand on a white plate. */
function Picture({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [isTransparent, setIsTransparent] = useState(false)
  const look = (image: HTMLImageElement) => setIsTransparent(hasTransparentCorners(image))
  return (
    <img
      // It may have loaded before the page was hydrated.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) look(image)
      }}
      src={src}
      alt={alt}
      width="160"
      height="38"
      data-transparent={isTransparent || undefined}
      onLoad={({ currentTarget }) => look(currentTarget)}
    />
  )
}
