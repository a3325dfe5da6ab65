import { useTranslation } from 'react-i18next'
import type { AgreementDetail } from '#contract/agreements/agreement.ts'
import type { TurnShare } from '#contract/agreements/agreementUse.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

/** What each supplier was given of the positions of a rotation, and whose turn it is. */
export function AgreementRotation({ agreement: { rotation } }: { readonly agreement: AgreementDetail }) {
  const { t } = useTranslation()
  if (rotation.length === 0) return null
  return (
    <Section title={t('agreements.rotation')} note={t('agreements.rotationNote')}>
      <Table
        label={t('agreements.rotation')}
        rows={rotation}
        rowKey={({ position, supplierId }) => `${position} ${supplierId}`}
        columns={[
          {
            key: 'position',
            title: t('agreements.line.position.label'),
            lead: true,
            render: ({ position, supplierName }: TurnShare) => <RowName under={supplierName}>{position}</RowName>,
          },
          {
            key: 'share',
            title: t('agreements.party.share'),
            right: true,
            render: ({ share }: TurnShare) => `${Number(share)}%`,
          },
          {
            key: 'given',
            title: t('agreements.given'),
            right: true,
            render: ({ given }: TurnShare) => <Amount value={given} />,
          },
          {
            key: 'isNext',
            title: t('agreements.turn'),
            render: ({ isNext }: TurnShare) =>
              isNext ? <StatusTag tone="ok">{t('agreements.isNext')}</StatusTag> : '-',
          },
        ]}
      />
    </Section>
  )
}
