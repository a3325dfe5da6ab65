import { useTranslation } from 'react-i18next'
import type { AgreementDetail } from '#contract/agreements/agreement.ts'
import type { IndexRule } from '#contract/agreements/indices/indexRule.ts'
import { Stack, Under } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'

/** Index that the prices of an agreement follow, its rule and its values, for both sides. */
export function AgreementIndex({ agreement: { index } }: { readonly agreement: AgreementDetail }) {
  const { t } = useTranslation()
  if (index === null) return null
  const { code, name, source, baseMonth, share, up, down, period, notice, values } = index
  const fixed = Math.round((100 - Number(share)) * 100) / 100
  const base = values.find(({ month }) => month === baseMonth)
  return (
    <Section title={t('agreements.indexHead')} note={`${name}（${code}）`}>
      <Stack>
        <DescriptionList
          items={[
            {
              label: t('agreements.formula'),
              value: t('agreements.formulaText', { fixed, share: Number(share) }),
              wide: true,
            },
            {
              label: t('agreements.indexRule.baseMonth.label'),
              value: `${baseMonth}${base ? ` · ${base.value}` : ''}`,
            },
            {
              label: t('agreements.collar'),
              value: t('agreements.collarText', { up: Number(up), down: Number(down) }),
            },
            {
              label: t('agreements.indexRule.period.label'),
              value: t(`agreements.indexRule.period.options.${period}`),
            },
            { label: t('agreements.indexRule.notice.label'), value: t('agreements.noticeDays', { count: notice }) },
            { label: t('agreements.indexSource'), value: source, wide: true },
          ]}
        />
        <Table
          label={t('agreements.indexValues')}
          rows={values}
          rowKey={({ month }) => month}
          columns={[
            {
              key: 'month',
              title: t('agreements.indexMonth'),
              lead: true,
              render: ({ month, isCorrected }: IndexRule['values'][number]) => (
                <span className="num">
                  {month} {month === baseMonth && <Tag>{t('agreements.indexBase')}</Tag>}{' '}
                  {isCorrected && <Tag tone="warn">{t('agreements.indexCorrected')}</Tag>}
                </span>
              ),
            },
            {
              key: 'value',
              title: t('agreements.indexValue'),
              right: true,
              render: ({ value }: IndexRule['values'][number]) => <span className="num">{value}</span>,
            },
          ]}
        />
      </Stack>
      <Under>{t('agreements.indexStays')}</Under>
    </Section>
  )
}
