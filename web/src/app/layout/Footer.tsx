import { useTranslation } from 'react-i18next'
import { usePortal } from '#web/kit/client/portal.ts'
import { yearNow } from '#web/kit/format/clock.ts'
import css from './Footer.module.css'
import { Logo } from './Logo.tsx'

export function Footer() {
  const { t } = useTranslation()
  const { shortName, serviceTel, isDisplayServiceTel, footerContent } = usePortal().portalSettingsInfo
  return (
    <footer className={css['footer']}>
      <div className={`wrap ${css['columns']}`}>
        <div>
          <Logo />
          <p className={css['about']}>{t('shell.footer.about')}</p>
        </div>
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
        <span>{t('shell.footer.copyright', { year: yearNow(), name: shortName })}</span>
        <span>{t('shell.footer.browser')}</span>
        {footerContent !== '' && <span className={css['own']}>{footerContent}</span>}
      </div>
    </footer>
  )
}
