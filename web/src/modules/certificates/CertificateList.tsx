import { useTranslation } from 'react-i18next'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { dayOf, isOver } from '#web/kit/format/time.ts'
import css from './Certificates.module.css'
import type { KeyCertificate } from './driver.ts'

interface CertificateListProps {
  readonly certificates: readonly KeyCertificate[]
  readonly chosen: KeyCertificate | undefined
  readonly onChoose: (certificate: KeyCertificate) => void
}

/** Choice among the certificates of a U-key. */
export function CertificateList({ certificates, chosen, onChoose }: CertificateListProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={css['certificates']}>
      <legend className="visuallyHidden">{t('certificates.pick')}</legend>
      {certificates.map((certificate) => (
        <label key={`${certificate.device}/${certificate.container}`} className={css['certificate']}>
          <input
            type="radio"
            name="certificate"
            checked={chosen === certificate}
            onChange={() => onChoose(certificate)}
          />
          <CertificateText certificate={certificate} />
        </label>
      ))}
    </fieldset>
  )
}

function CertificateText({ certificate }: { readonly certificate: KeyCertificate }) {
  const { t } = useTranslation()
  const { name, kind, serial, issuer, notAfter } = certificate
  return (
    <span>
      <b>{name}</b> <Tag tone="info">{kind}</Tag>{' '}
      {isOver(notAfter) && <Tag tone="err">{t('certificates.expired')}</Tag>}
      <small>{t('certificates.issuer', { issuer })}</small>
      <small>{t('certificates.serial', { serial })}</small>
      <small>{t('certificates.until', { day: dayOf(notAfter) })}</small>
    </span>
  )
}
