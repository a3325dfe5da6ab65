import { useTranslation } from 'react-i18next'
import { type OwnScore, type ScoreFact, scoreMetricNames, type ScorePart } from '#contract/onboarding/scores.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'

const place = () => (languageTag() === 'en' ? 1 : 0)
export const metricName = ({ metric }: Pick<ScorePart, 'metric'>) => scoreMetricNames[metric][place()]

/** Ratio in percent, such as 66.67%; nothing without a whole. */
const ratioOf = ({ num, den }: { readonly num: string; readonly den: string }): string =>
  Number(den) === 0 ? '-' : `${Math.round((Number(num) / Number(den)) * 10_000) / 100}%`

export const Points = ({ points, band }: Pick<OwnScore, 'points' | 'band'>) => (
  <span className="together">
    <strong className="num">{points ?? '-'}</strong> {band}
  </span>
)

/** What a score is made of, by metric. */
export function ScoreParts({ parts }: { readonly parts: readonly ScorePart[] }) {
  const { t } = useTranslation()
  const columns: readonly Column<ScorePart>[] = [
    {
      key: 'metric',
      title: t('scorecards.part.metric'),
      lead: true,
      render: (part) => (
        <RowName under={t('scorecards.part.rule', { floor: part.floor, target: part.target })}>
          {metricName(part)}
        </RowName>
      ),
    },
    {
      key: 'weight',
      title: t('scorecards.part.weight'),
      render: ({ weight }) => <span className="num">{weight}%</span>,
    },
    { key: 'ratio', title: t('scorecards.part.ratio'), render: (part) => <span className="num">{ratioOf(part)}</span> },
    { key: 'facts', title: t('scorecards.part.facts'), render: ({ facts }) => <span className="num">{facts}</span> },
    {
      key: 'points',
      title: t('scorecards.part.points'),
      render: ({ points }) => <span className="num">{points ?? '-'}</span>,
    },
  ]
  return (
    <Section bare title={t('scorecards.part.title')}>
      <Table
        label={t('scorecards.part.title')}
        rows={parts}
        rowKey={({ metric }) => metric}
        columns={columns}
        empty={<Empty title={t('scorecards.none')} />}
      />
    </Section>
  )
}

/** Facts behind a score, those that cost most first. */
export function ScoreFacts({ facts }: { readonly facts: readonly ScoreFact[] }) {
  const { t } = useTranslation()
  const columns: readonly Column<ScoreFact>[] = [
    {
      key: 'metric',
      title: t('scorecards.part.metric'),
      lead: true,
      render: (fact) => <RowName under={fact.sourceNo}>{metricName(fact)}</RowName>,
    },
    { key: 'ratio', title: t('scorecards.part.ratio'), render: (fact) => <span className="num">{ratioOf(fact)}</span> },
    { key: 'at', title: t('scorecards.part.at'), render: ({ at }) => <Brief at={at} /> },
  ]
  return (
    <Section bare title={t('scorecards.part.facts')}>
      <Table
        label={t('scorecards.part.facts')}
        rows={facts}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<Empty title={t('scorecards.noFacts')} />}
      />
    </Section>
  )
}
