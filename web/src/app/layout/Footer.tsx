import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePortal, useShortName } from '#web/kit/client/portal.ts'
import { yearNow } from '#web/kit/format/clock.ts'
import css from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { TimeZoneNote } from './TimeZoneNote.tsx'
import { useArticleLinks, useHallLinks } from './useMenu.ts'

/** Footer of the portal: public pages, contact, copyright. */
export function Footer() {
  const { t } = useTranslation()
  const { serviceTel, isDisplayServiceTel, footerContent } = usePortal().portalSettingsInfo
  const articles = useArticleLinks()
  const verify = [
    { to: '/verifyResult', name: t('shell.footer.verify') },
    { to: '/verifyContract', name: t('shell.footer.verifyContract') },
  ]
  const columns = [
    { title: t('shell.halls.label'), links: useHallLinks() },
    { title: t('shell.articles'), links: articles.length > 0 ? [...articles, ...verify] : articles },
  ]
  return (
    <footer className={css['footer']}>
      <div className={`wrap ${css['columns']}`}>
        <div className={css['brand']}>
          <Logo />
          <p className={css['about']}>{t('shell.footer.about')}</p>
        </div>
        {columns.map(
          ({ title, links }) =>
            links.length > 0 && (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ to, name }) => (
                    <li key={to}>
                      <Link to={to}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
        {isDisplayServiceTel === '1' && serviceTel !== '' && (
          <div>
            <h2>{t('shell.hotline')}</h2>
            <a className={css['phone']} href={`tel:${serviceTel}`}>
              {serviceTel}
            </a>
          </div>
        )}
      </div>
      <div className={`wrap ${css['end']}`}>
        <span>{t('shell.footer.copyright', { year: yearNow(), name: useShortName() })}</span>
        <span>{t('shell.footer.browser')}</span>
        <TimeZoneNote />
        {footerContent !== '' && <span className={css['own']}>{footerContent}</span>}
      </div>
    </footer>
  )
}
