import { useTranslation } from 'react-i18next'
import { openQualification, type Qualification, qualificationCase } from '#contract/onboarding/qualifications.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { CategoriesSelect } from '../applying/CategoriesSelect.tsx'
import { SupplierSelect } from '../SupplierSelect.tsx'
import { CertificatesOf } from './RequiredCertificates.tsx'
import { qualificationFacts, qualificationTones, ValidTo } from './useQualificationFacts.tsx'

/** Qualifications of suppliers for categories: reviewed by one person, decided by another. */
export function QualificationsPage() {
  const { t } = useTranslation()
  const reviewFacts = ({ proposal, opinion, reviewer }: Qualification) =>
    proposal === null
      ? []
      : [
          { key: 'proposal' as const, render: () => t(`qualifications.proposals.${proposal}`) },
          { key: 'reviewer' as const, render: () => reviewer },
          { key: 'opinion' as const, wide: true, render: () => opinion },
        ]
  return (
    <CaseQueuePage
      of={qualificationCase}
      texts="qualifications"
      tones={qualificationTones}
      tabs={['02', '03', '04', '05', '06', '01', '07']}
      columns={[
        {
          key: 'supplierName',
          lead: true,
          render: ({ supplierName, categories }) => <RowName under={categories}>{supplierName}</RowName>,
        },
        { key: 'validTo', render: (row) => <ValidTo {...row} /> },
        { key: 'reviewer', desk: true, render: ({ reviewer }) => reviewer || '-' },
      ]}
      facts={(row) =>
        [
          ...qualificationFacts(row),
          { key: 'required', wide: true, render: () => <CertificatesOf id={row.id} /> },
          { key: 'opener' },
          ...reviewFacts(row),
        ] as never
      }
      renderAdd={(close) => <OpenDialog onClose={close} />}
    />
  )
}

/** Asks a supplier to qualify; it gets a message. */
function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('qualifications.add')}
      route={openQualification}
      initial={{ categoryIds: [] }}
      labels="qualifications.openForm"
      columns={1}
      width={600}
      note={<p>{t('qualifications.addNote')}</p>}
      fields={{ supplierId: { control: <SupplierSelect /> }, categoryIds: { control: <CategoriesSelect /> } }}
      submit={t('qualifications.open')}
      onClose={onClose}
    />
  )
}
