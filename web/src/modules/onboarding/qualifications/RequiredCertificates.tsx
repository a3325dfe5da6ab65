import { useTranslation } from 'react-i18next'
import {
  checkOwnQualification,
  checkQualification,
  type RequiredCertificate,
} from '#contract/onboarding/qualifications.ts'
import { certificateTypeNames } from '#contract/suppliers/certificates.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from '../handling/Queue.module.css'

const tones = { valid: 'ok', expiring: 'warn', expired: 'err', missing: 'err' } as const

/** Certificates that categories require, and whether the supplier has them. */
function Certificates({ required }: { readonly required: readonly RequiredCertificate[] }) {
  const { t } = useTranslation()
  const place = languageTag() === 'en' ? 1 : 0
  if (required.length === 0) return <span>{t('qualifications.noneRequired')}</span>
  return (
    <ul className={css['checks']}>
      {required.map(({ type, state, to }) => (
        <li key={type}>
          <span>{certificateTypeNames[type][place]}</span>
          <StatusTag tone={tones[state]}>{t(`qualifications.certificate.${state}`)}</StatusTag>
          {to !== '' && <span className="num">{to}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Required certificates of a qualification, for those who review it. */
export const CertificatesOf = ({ id }: { readonly id: string }) => (
  <Certificates required={useOptionalRead(checkQualification, { id }) ?? []} />
)

/** Required certificates of categories, for the supplier that applies for them. */
export const CertificatesFor = ({ categoryIds }: { readonly categoryIds: readonly string[] }) => (
  <Certificates required={useOptionalRead(checkOwnQualification, { categoryIds: categoryIds.join(',') }) ?? []} />
)
