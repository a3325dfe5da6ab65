import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as contract from '#contract/ledger/quotaBills.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Card, RowName, Stack, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { billTones } from './billTones.ts'
import { QuotaAccountsPanel } from './QuotaAccountsPanel.tsx'
import { BillDrawer, RepayDialog } from './RepayDialog.tsx'

const views = ['bills', 'accounts'] as const
const statuses = ['', 'open', 'overdue', 'repaid'] as const

/** Bills of quotas and the quotas themselves, for the departments, the finance department and operators. */
export function QuotaBillsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'bills'
  return (
    <Page title={t('quotaBills.title')} purpose={t('quotaBills.purpose')}>
      <Stack>
        <Card>
          <Tabs
            label={t('quotaBills.views')}
            value={view}
            onChange={(next) => setSearch(next === 'accounts' ? { view: next } : {})}
            options={views.map((value) => ({ value, label: t(`quotaBills.view.${value}`) }))}
          />
        </Card>
        {view === 'accounts' ? <QuotaAccountsPanel /> : <BillsPanel />}
      </Stack>
    </Page>
  )
}

function BillsPanel() {
  const { t } = useTranslation()
  const [{ status = '' }, setQuery] = useUrlQuery(contract.listQuotaBills)
  return (
    <RecordPanel
      texts="quotaBills"
      route={contract.listQuotaBills}
      exported={contract.exportQuotaBills}
      rowKey={({ id }) => id}
      tabs={{
        label: t('quotaBills.tabs'),
        value: status,
        onChange: (value) => setQuery({ status: value === '' ? undefined : (value as contract.QuotaBillStatus) }),
        options: statuses.map((value) => ({
          value,
          label: value === '' ? t('quotaBills.all') : t(`quotaBills.field.status.options.${value}`),
        })),
      }}
      columns={[
        {
          key: 'deptName',
          lead: true,
          render: ({ deptName, billNo }) => <RowName under={billNo}>{deptName}</RowName>,
        },
        { key: 'month', render: ({ month }) => month },
        {
          key: 'status',
          render: ({ status: state, isFrozen }) => (
            <>
              <StatusTag tone={billTones[state]}>{t(`quotaBills.field.status.options.${state}`)}</StatusTag>
              {isFrozen && state !== 'repaid' && <Under>{t('quotaBills.frozen')}</Under>}
            </>
          ),
        },
        { key: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
        { key: 'rest', right: true, render: ({ rest }) => <Amount value={rest} /> },
        { key: 'dueOn', render: ({ dueOn }) => dueOn },
      ]}
      actions={{
        repay: {
          needs: 'quota.settle',
          renderDialog: (bill: contract.QuotaBill, close) => <RepayDialog bill={bill} onClose={close} />,
        },
        view: {
          shown: () => true,
          renderDialog: (bill: contract.QuotaBill, close) => <BillDrawer bill={bill} onClose={close} />,
        },
      }}
    />
  )
}
