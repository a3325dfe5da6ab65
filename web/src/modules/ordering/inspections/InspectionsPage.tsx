import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  countInspections,
  exportInspections,
  type Inspection,
  type InspectionStatus,
  listInspections,
} from '#contract/ordering/delivery/inspections.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { StatusTag, Tag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { InspectDialog } from './InspectDialog.tsx'
import { InspectionDrawer } from './InspectionDrawer.tsx'

const tabs = ['todo', 'done'] as const
const tones: Record<InspectionStatus, Tone> = { waiting: 'warn', partly: 'info', done: 'ok' }

const sumOf = ({ lines }: Inspection, of: 'quantity' | 'accepted' | 'rejected' | 'open') =>
  lines.reduce((all, line) => all + line[of], 0)

/** Receipts with goods to inspect, and those inspected. */
export function InspectionsPage() {
  const { t } = useTranslation()
  const [{ tab = 'todo' }, setQuery] = useUrlQuery(listInspections)
  const waiting = useOptionalRead(countInspections, {})?.waiting
  return (
    <Page title={t('inspections.title')} purpose={t('inspections.purpose')}>
      <RecordPanel
        texts="inspections"
        route={listInspections}
        usual={{ tab: 'todo' }}
        exported={exportInspections}
        rowKey={({ receiptId }) => receiptId}
        tabs={{
          label: t('inspections.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as (typeof tabs)[number] }),
          options: tabs.map((value) => ({
            value,
            label: t(`inspections.tab.${value}`),
            count: value === 'todo' ? waiting : undefined,
          })),
        }}
        columns={[
          {
            key: 'receiptNo',
            lead: true,
            render: ({ receiptNo, deliveryNo }) => <RowName under={deliveryNo}>{receiptNo}</RowName>,
          },
          {
            key: 'orderNo',
            render: ({ orderId, orderNo, supplierName }) => (
              <span>
                <Link to={`/orderDetail?orderId=${orderId}`} className="tap num">
                  {orderNo}
                </Link>
                <Under>{supplierName}</Under>
              </span>
            ),
          },
          {
            key: 'lines',
            render: ({ lines }) => (
              <RowName under={lines[0]?.spec ?? ''}>
                {lines.length > 1
                  ? t('inspections.goods', { name: lines[0]?.name ?? '', count: lines.length })
                  : (lines[0]?.name ?? '')}
              </RowName>
            ),
          },
          {
            key: 'quantity',
            title: t('inspections.field.quantity'),
            right: true,
            render: (row) => sumOf(row, 'quantity'),
          },
          { key: 'open', title: t('inspections.field.open'), right: true, render: (row) => sumOf(row, 'open') },
          {
            key: 'rejected',
            title: t('inspections.field.rejected'),
            right: true,
            render: (row) => sumOf(row, 'rejected'),
          },
          { key: 'receivedAt', render: ({ receivedAt }) => <span className="num">{secondOf(receivedAt)}</span> },
          {
            key: 'status',
            render: ({ status, isLate }) => (
              <span className="together">
                <StatusTag tone={tones[status]}>{t(`inspections.field.status.options.${status}`)}</StatusTag>{' '}
                {isLate && <Tag tone="err">{t('inspections.late')}</Tag>}
              </span>
            ),
          },
        ]}
        actions={{
          inspect: {
            shown: ({ status }) => status !== 'done',
            renderDialog: (inspection, close) => <InspectDialog inspection={inspection} onClose={close} />,
          },
          detail: {
            shown: () => true,
            renderDialog: (inspection, close) => <InspectionDrawer inspection={inspection} onClose={close} />,
          },
        }}
      />
    </Page>
  )
}
