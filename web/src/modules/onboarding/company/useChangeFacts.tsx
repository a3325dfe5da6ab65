import { useTranslation } from 'react-i18next'
import type { OwnProfileChange } from '#contract/onboarding/profileChanges.ts'
import { certificateTypeNames } from '#contract/suppliers/certificates.ts'
import { languageTag } from '#web/kit/client/preferences.ts'

const plain = ['companyName', 'legalPerson', 'region', 'address', 'contactName', 'contactTel'] as const

/** Facts of a change, for the supplier and for those who review it. */
export function useChangeFacts() {
  const { t } = useTranslation()
  const place = languageTag() === 'en' ? 1 : 0
  return (row: OwnProfileChange) => [
    ...plain.filter((key) => row[key] !== '').map((key) => ({ key, render: () => row[key] })),
    { key: 'changeReason' as const, wide: true, render: () => row.changeReason },
    {
      key: 'certificates' as const,
      wide: true,
      render: () =>
        (row.certificates ?? [])
          .map(({ type, no, to }) => `${certificateTypeNames[type][place]} ${no} ${to}`)
          .join('、') || t('myCompany.noCertificates'),
    },
  ]
}
