import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { ProjectResult } from '#contract/sourcing/result.ts'
import { Table } from '#web/kit/list/Table.tsx'

/** Awarded suppliers with their amounts. */
export function Winners({ winners }: Pick<ProjectResult, 'winners'>) {
  const { t } = useTranslation()
  return (
    <Table
      label={t('result.winners')}
      rows={winners}
      rowKey={({ supplierName }) => supplierName}
      columns={[
        { key: 'supplierName', title: t('result.winner'), lead: true, render: (winner) => winner.supplierName },
        { key: 'amount', title: t('result.amount'), right: true, render: ({ amount }) => formatMoney(amount) },
      ]}
    />
  )
}
