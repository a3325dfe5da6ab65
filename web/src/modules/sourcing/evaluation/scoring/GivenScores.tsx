import { useTranslation } from 'react-i18next'
import type { ScoringRoom } from '#contract/sourcing/evaluation/evaluation.ts'
import { scoredCriteria } from '#contract/sourcing/evaluation/scoring.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'

/** Submitted scores of an expert, read-only. */
export function GivenScores({ room }: { readonly room: ScoringRoom }) {
  const { t } = useTranslation()
  const { scores, suppliers, criteria, submittedAt, status } = room
  if (submittedAt === null)
    return (
      <Empty illustration="box" title={t('evaluation.scoring.notGiven')} reason={t('evaluation.scoring.closedText')} />
    )
  const names = new Map(suppliers.map(({ supplierId, supplierName }) => [supplierId, supplierName]))
  const asked = scoredCriteria(criteria)
  return (
    <Section
      title={t('evaluation.scoring.mine')}
      note={status === 'submitted' ? t('evaluation.scoring.waitsForOthers') : undefined}
    >
      <Table
        label={t('evaluation.scoring.mine')}
        rows={scores}
        rowKey={({ supplierId, criterion }) => `${supplierId} ${criterion}`}
        columns={[
          {
            key: 'supplier',
            title: t('evaluation.supplier'),
            lead: true,
            render: ({ supplierId, criterion }) => (
              <RowName under={asked[criterion]?.name}>{names.get(supplierId) ?? ''}</RowName>
            ),
          },
          { key: 'points', title: t('evaluation.scoring.points'), right: true, render: ({ points }) => points },
          { key: 'comment', title: t('evaluation.scoring.cell.comment'), render: ({ comment }) => comment || '-' },
        ]}
      />
    </Section>
  )
}
