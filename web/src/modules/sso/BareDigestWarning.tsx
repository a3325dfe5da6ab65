import { useTranslation } from 'react-i18next'
import { Alert } from '#web/kit/ui/Alert.tsx'
import css from './SsoEntriesPage.module.css'

/** Warning for operators who accept digests without a key, which prove nothing. */
export function BareDigestWarning() {
  const { t } = useTranslation()
  return (
    <div className={css['warning']}>
      <Alert tone="warn" isAlert title={t('sso.admin.bareTitle')}>
        {t('sso.admin.bareWarning')}
      </Alert>
    </div>
  )
}
