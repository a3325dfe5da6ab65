import { useTranslation } from 'react-i18next'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import type { OwnApplication } from '#contract/onboarding/applications.ts'
import { certificateTypeNames } from '#contract/suppliers/certificates.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { useName } from '#web/kit/format/useName.ts'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'

const plain = [
  'companyName',
  'shortName',
  'creditCode',
  'legalPerson',
  'region',
  'address',
  'contactName',
  'contactTel',
  'email',
  'userCode',
] as const

/** Facts of an application, for its applicant and its reviewers. */
export function useApplicationFacts() {
  const { t } = useTranslation()
  const nameOf = useName()
  const categories = useOptionalRead(listCatalogs, {}) ?? []
  const place = languageTag() === 'en' ? 1 : 0
  return ({ categoryIds, certificates, files, ...row }: OwnApplication) => [
    ...plain.filter((key) => row[key] !== '').map((key) => ({ key, render: () => row[key] })),
    {
      key: 'categoryIds' as const,
      wide: true,
      render: () =>
        categories
          .filter(({ id }) => categoryIds.includes(id))
          .map(nameOf)
          .join('、') || '-',
    },
    {
      key: 'certificates' as const,
      wide: true,
      render: () => (
        <ul>
          {certificates.map(({ type, no, issuer, to, fileIds }) => (
            <li key={`${type} ${no}`}>
              {[
                certificateTypeNames[type][place],
                no,
                issuer,
                to === '' ? t('mySupplierRequest.endless') : t('mySupplierRequest.until', { day: to }),
              ]
                .filter(Boolean)
                .join(' · ')}
              <AttachmentList files={files.filter(({ storageFileId }) => fileIds.includes(storageFileId))} />
            </li>
          ))}
        </ul>
      ),
    },
  ]
}
