import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as contract from '#contract/settlement/payables.ts'
import type { AgingRow } from '#contract/settlement/payable.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { Card, RowName, Stack } from '#web/kit/layout/Card.tsx'
import { FigureStrip } from '#web/kit/layout/FigureStrip.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { rowKey } from '../paymentPaths.ts'
import { TermsPanel } from '../terms/TermsPanel.tsx'
import { RetentionsPanel } from '../retentions/RetentionsPanel.tsx'
import { PayableList } from './PayableList.tsx'

const views = ['payables', 'retentions', 'aging', 'terms'] as const

/** Payables by due date, and their aging. */
export function PayablesPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [isPrepaying, setIsPrepaying] = useState(false)
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'payables'
  return (
    <Page
      title={t('payables.title')}
      purpose={t('payables.purpose')}
      actions={
        may('payment.prepare') && <Button onClick={() => setIsPrepaying(true)}>{t('payables.prepay.action')}</Button>
      }
    >
      <Stack>
        <Totals />
        <Card>
          <Tabs
            label={t('payables.views')}
            value={view}
            onChange={(next) => setSearch(next === 'payables' ? {} : { view: next })}
            options={views.map((value) => ({ value, label: t(`payables.view.${value}`) }))}
          />
        </Card>
        {view === 'retentions' && <RetentionsPanel />}
        {view === 'aging' && <AgingPanel />}
        {view === 'terms' && <TermsPanel />}
        {view === 'payables' && <PayableList />}
      </Stack>
      {isPrepaying && <PrepaymentDialog onClose={() => setIsPrepaying(false)} />}
    </Page>
  )
}

/** Form of a prepayment of an order. */
function PrepaymentDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('payables.prepay.title')}
      submit={t('payables.prepay.submit')}
      route={contract.createPrepayment}
      initial={{ dueOn: dayFromToday(0) }}
      labels="payables.prepay.field"
      columns={1}
      note={<p>{t('payables.prepay.note')}</p>}
      fields={{ orderNo: { as: 'line' }, amount: { as: 'line' }, dueOn: {}, purpose: {} }}
      onDone={() => toast.success(t('payables.prepay.done'))}
      onClose={onClose}
    />
  )
}

function Totals() {
  const { t } = useTranslation()
  const totals = useOptionalRead(contract.getPayableTotals, {})
  if (!totals) return null
  const { overdue, dueSoon, open, held, credit } = totals
  const countOf = (count: number) => t('payables.figure.count', { count })
  return (
    <FigureStrip
      label={t('payables.figures')}
      figures={[
        {
          id: 'overdue',
          name: t('payables.figure.overdue'),
          value: yuan(overdue.amount),
          note: countOf(overdue.count),
          to: '/payables?overdue=true',
          isUrgent: overdue.count > 0,
        },
        {
          id: 'dueSoon',
          name: t('payables.figure.dueSoon'),
          value: yuan(dueSoon.amount),
          note: countOf(dueSoon.count),
          to: `/payables?dueUntil=${dayFromToday(7)}&overdue=false`,
        },
        {
          id: 'open',
          name: t('payables.figure.open'),
          value: yuan(open.amount),
          note: t('payables.figure.suppliers', { count: open.count, suppliers: open.suppliers }),
          to: '/payables',
        },
        {
          id: 'held',
          name: t('payables.figure.held'),
          value: yuan(held.amount),
          note: countOf(held.count),
          to: '/payables?tab=held',
        },
        {
          id: 'credit',
          name: t('payables.figure.credit'),
          value: yuan(credit.amount),
          note: t('payables.figure.creditNote', { count: credit.count }),
          to: '/payables',
        },
      ]}
    />
  )
}

const agingColumns: readonly RecordColumn<'payables.aging', AgingRow>[] = [
  { key: 'supplierName', lead: true, render: (row) => <RowName under={row.payerTitle}>{row.supplierName}</RowName> },
  { key: 'notDue', right: true, render: ({ notDue }) => <Amount value={notDue} /> },
  { key: 'upTo30', right: true, render: ({ upTo30 }) => <Amount value={upTo30} /> },
  { key: 'upTo60', right: true, desk: true, render: ({ upTo60 }) => <Amount value={upTo60} /> },
  { key: 'upTo90', right: true, desk: true, render: ({ upTo90 }) => <Amount value={upTo90} /> },
  { key: 'over90', right: true, desk: true, render: ({ over90 }) => <Amount value={over90} /> },
  { key: 'total', right: true, render: ({ total }) => <Amount value={total} /> },
]

/** What is not settled of each supplier and payer, by the days past the due dates. */
const AgingPanel = () => (
  <RecordPanel
    texts="payables.aging"
    route={contract.listAging}
    exported={contract.exportAging}
    rowKey={rowKey}
    columns={agingColumns}
    actions={{}}
  />
)
