import css from './Certificates.module.css'
import { useTranslation } from 'react-i18next'
import { myCertificates } from '#contract/certificates/boundCertificates.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { CertificateRow } from './CertificateRow.tsx'
import { type MyCertificatesProps, CertificateBinding } from './CertificateBinding.tsx'

/** Certificates of the person: adding requires the U-key, removing does not. */
export function MyCertificatesPage({ ProveDialog }: MyCertificatesProps) {
  const { t } = useTranslation()
  const certificates = useRead(myCertificates, {})
  return (
    <Page title={t('certificates.mine.title')} purpose={t('certificates.mine.purpose')}>
      <div className={css['page']}>
        <Section title={t('certificates.mine.bind')}>
          <CertificateBinding ProveDialog={ProveDialog} />
        </Section>
        <Section title={t('certificates.mine.list')}>
          {certificates.length === 0 && (
            <Empty illustration="lock" title={t('certificates.mine.none')} reason={t('certificates.mine.noneReason')} />
          )}
          <ul className={css['list']}>
            {certificates.map((certificate) => (
              <CertificateRow key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        </Section>
      </div>
    </Page>
  )
}
