import { useTranslation } from 'react-i18next'
import * as contract from '#contract/payments/periods/periods.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { AccrualDialog, CloseDialog } from './PeriodDialogs.tsx'

const statuses = ['', 'open', 'closed'] as const

/** Months of payers: what was booked into them, their accruals, their entries, and the end of each. */
export function PeriodsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const download = useDownload(contract.exportBooking)
  const archive = useDownload(contract.archivePeriod)
  const [{ status = '' }, setQuery] = useUrlQuery(contract.listPeriods)
  const exportAs = (format: 'xlsx' | 'xml') => ({
    shown: () => may('period.export'),
    call: {
      send: async ({ payerNo, month }: contract.Period) => {
        await download.mutateAsync({ payerNo, month, format })
        return () => undefined
      },
    },
  })
  return (
    <Page title={t('periods.title')} purpose={t('periods.purpose')}>
      <RecordPanel
        texts="periods"
        route={contract.listPeriods}
        exported={contract.exportPeriods}
        rowKey={({ id }) => id}
        tabs={{
          label: t('periods.tabs'),
          value: status,
          onChange: (value) => setQuery({ status: value === '' ? undefined : (value as contract.PeriodStatus) }),
          options: statuses.map((value) => ({
            value,
            label: value === '' ? t('periods.all') : t(`periods.field.status.options.${value}`),
          })),
        }}
        columns={[
          {
            key: 'month',
            lead: true,
            render: ({ month, payerTitle }) => <RowName under={payerTitle}>{month}</RowName>,
          },
          {
            key: 'status',
            render: ({ status: state, closedByName, closedAt }) => (
              <>
                <StatusTag tone={state === 'closed' ? 'ok' : 'info'}>
                  {t(`periods.field.status.options.${state}`)}
                </StatusTag>
                {closedAt !== null && (
                  <Under>
                    {closedByName} <Brief at={closedAt} />
                  </Under>
                )}
              </>
            ),
          },
          { key: 'received', right: true, render: ({ received }) => <Amount value={received} /> },
          { key: 'invoiced', right: true, render: ({ invoiced }) => <Amount value={invoiced} /> },
          { key: 'paid', right: true, desk: true, render: ({ paid }) => <Amount value={paid} /> },
          {
            key: 'accrued',
            right: true,
            desk: true,
            render: ({ accrued, status: state }) => (state === 'open' ? '-' : <Amount value={accrued} />),
          },
        ]}
        actions={{
          close: {
            needs: 'period.close',
            renderDialog: (period: contract.Period, close) => <CloseDialog period={period} onClose={close} />,
          },
          accruals: {
            shown: () => true,
            renderDialog: (period: contract.Period, close) => <AccrualDialog period={period} onClose={close} />,
          },
          xlsx: exportAs('xlsx'),
          xml: exportAs('xml'),
          archive: {
            call: {
              send: async ({ payerNo, month }: contract.Period) => {
                await archive.mutateAsync({ payerNo, month })
                return () => undefined
              },
            },
          },
        }}
      />
    </Page>
  )
}
