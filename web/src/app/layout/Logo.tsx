import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePortal } from '#web/kit/client/portal.ts'
import css from './Logo.module.css'

/** The tenant's own picture, or the mark with its name. */
export function Logo({ tagline, compact = false }: { readonly tagline?: string; readonly compact?: boolean }) {
  const { t } = useTranslation()
  const { portalLogoUrl, shortName, tagline: own } = usePortal().portalSettingsInfo
  return (
    <Link to="/" className={`${css['logo']} ${compact ? css['compact'] : ''}`}>
      {portalLogoUrl === '' ? (
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
        <img src={portalLogoUrl} alt={shortName} width="160" height="38" />
      )}
    </Link>
  )
}
