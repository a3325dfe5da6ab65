import { useTranslation } from 'react-i18next'
import * as contract from '#contract/insight/statistics.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { useEntryFilters } from './entryFilters.tsx'
import { OrderLink } from './OrderLink.tsx'
import { useDefaultDays } from './useDefaultDays.ts'

/** Orders behind a figure of deliveries. */
export function DeliveryEntriesPage() {
  const { t } = useTranslation()
  const filters = useEntryFilters(['supplierId'])
  const columns = useColumns()
  if (!useDefaultDays()) return null
  return (
    <Page
      title={t('insight.deliveries.title')}
      purpose={t('insight.deliveries.purpose')}
      backTo={{
        to: '/logisticsStatistics',
        label: t('insight.back'),
        here: t('insight.deliveries.title'),
        kind: t('insight.deliveries.title'),
      }}
    >
      <RecordPanel
        texts="insight.deliveries"
        route={contract.listDeliveryEntries}
        exported={contract.exportDeliveryEntries}
        rowKey={({ orderId }) => orderId}
        columns={columns}
        filters={[
          ...filters,
          {
            name: 'isLate',
            label: t('insight.deliveries.field.isLate'),
            control: (
              <Select
                hint={t('common.all')}
                options={[
                  { value: 'true', label: t('insight.deliveries.late') },
                  { value: 'false', label: t('insight.deliveries.inTime') },
                ]}
              />
            ),
          },
        ]}
        actions={{}}
      />
    </Page>
  )
}

function useColumns(): readonly RecordColumn<'insight.deliveries', contract.DeliveryEntry>[] {
  const { t } = useTranslation()
  const day = (value: string | null) => <span className="num together">{value ?? '–'}</span>
  return [
    {
      key: 'supplierName',
      lead: true,
      render: ({ supplierName, deptName }) => <RowName under={deptName}>{supplierName}</RowName>,
    },
    { key: 'orderNo', render: (row) => <OrderLink {...row} /> },
    { key: 'carrier', desk: true, render: ({ carrier }) => (carrier === '' ? '–' : carrier) },
    { key: 'acceptedOn', desk: true, render: ({ acceptedOn }) => day(acceptedOn) },
    { key: 'shippedOn', desk: true, render: ({ shippedOn }) => day(shippedOn) },
    { key: 'dueOn', desk: true, render: ({ dueOn }) => day(dueOn) },
    {
      key: 'receivedOn',
      sort: 'receivedOn',
      render: ({ receivedOn, isLate }) => (
        <>
          {day(receivedOn)}
          {isLate && (
            <Under>
              <Tag tone="err">{t('insight.deliveries.late')}</Tag>
            </Under>
          )}
        </>
      ),
    },
    { key: 'pieces', right: true, desk: true, render: ({ pieces }) => pieces },
    { key: 'rejected', right: true, desk: true, render: ({ rejected }) => rejected },
    { key: 'amount', right: true, sort: 'amount', render: ({ amount }) => <Amount value={amount} /> },
  ]
}
