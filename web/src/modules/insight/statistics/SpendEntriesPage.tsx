import { useTranslation } from 'react-i18next'
import * as contract from '#contract/insight/statistics.ts'
import { spendSourceNames, procedureNames } from '#contract/insight/procedures.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { useEntryFilters } from './entryFilters.tsx'
import { OrderLink } from './OrderLink.tsx'
import { useDefaultDays } from './useDefaultDays.ts'

/** Entries behind a figure of spend, each with its order. */
export function SpendEntriesPage() {
  const { t } = useTranslation()
  const filters = useEntryFilters(['categoryId', 'supplierId'])
  const columns = useColumns()
  if (!useDefaultDays()) return null
  return (
    <Page
      title={t('insight.entries.title')}
      purpose={t('insight.entries.purpose')}
      backTo={{
        to: '/purchaseStatistics',
        label: t('insight.back'),
        here: t('insight.entries.title'),
        kind: t('insight.entries.title'),
      }}
    >
      <RecordPanel
        texts="insight.entries"
        route={contract.listSpend}
        exported={contract.exportSpend}
        rowKey={({ id }) => id}
        columns={columns}
        filters={filters}
        actions={{}}
      />
    </Page>
  )
}

function useColumns(): readonly RecordColumn<'insight.entries', contract.SpendEntry>[] {
  const { t } = useTranslation()
  const nameOf = useName()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  return [
    {
      key: 'goodsName',
      lead: true,
      render: ({ goodsName, categoryName, enCategoryName }) => (
        <RowName under={nameOf({ name: categoryName, enName: enCategoryName })}>
          {goodsName === '' ? t('insight.entries.freight') : goodsName}
        </RowName>
      ),
    },
    { key: 'orderNo', render: (row) => <OrderLink {...row} /> },
    { key: 'onDay', sort: 'onDay', render: ({ onDay }) => <span className="num together">{onDay}</span> },
    {
      key: 'source',
      render: ({ source }) => <Tag tone={source === 'accepted' ? 'ok' : 'warn'}>{spendSourceNames[source][at]}</Tag>,
    },
    { key: 'deptName', desk: true, render: ({ deptName }) => deptName },
    { key: 'supplierName', desk: true, render: ({ supplierName }) => supplierName },
    { key: 'procedure', desk: true, render: ({ procedure }) => procedureNames[procedure][at] },
    { key: 'pieces', right: true, desk: true, render: ({ pieces }) => pieces },
    { key: 'amount', right: true, sort: 'amount', render: ({ amount }) => <Amount value={amount} /> },
  ]
}
