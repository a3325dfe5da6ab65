import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as contract from '#contract/ledger/budgetChanges.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { budgetChangePath, budgetChangeTones } from './budgetChangeTones.ts'
import { useBudgetChangeActions } from './useBudgetChangeActions.ts'

const statuses = ['', 'approving', 'posted', 'rejected', 'withdrawn'] as const

/** Changes of the budgets that the reader may see. */
export function BudgetChangesPage() {
  const { t } = useTranslation()
  const [{ status = '' }, setQuery] = useUrlQuery(contract.listBudgetChangeRequests)
  return (
    <Page
      title={t('budgetChanges.title')}
      purpose={t('budgetChanges.purpose')}
      actions={<ButtonLink to="/budgets">{t('budgetChanges.toBudgets')}</ButtonLink>}
    >
      <RecordPanel
        texts="budgetChanges"
        route={contract.listBudgetChangeRequests}
        exported={contract.exportBudgetChangeRequests}
        rowKey={({ id }) => id}
        tabs={{
          label: t('budgetChanges.tabs'),
          value: status,
          onChange: (value) => setQuery({ status: value === '' ? undefined : (value as contract.BudgetChangeStatus) }),
          options: statuses.map((value) => ({
            value,
            label: value === '' ? t('budgetChanges.all') : t(`budgetChanges.field.status.options.${value}`),
          })),
        }}
        columns={[
          {
            key: 'deptName',
            lead: true,
            render: (row) => (
              <RowName under={row.changeNo}>
                <Link to={budgetChangePath(row.id)} className="tap">
                  {row.toDeptName === '' ? row.deptName : `${row.deptName} → ${row.toDeptName}`}
                </Link>
              </RowName>
            ),
          },
          { key: 'kind', render: ({ kind }) => t(`budgetChanges.field.kind.options.${kind}`) },
          {
            key: 'status',
            render: ({ status: state }) => (
              <StatusTag tone={budgetChangeTones[state]}>{t(`budgetChanges.field.status.options.${state}`)}</StatusTag>
            ),
          },
          { key: 'amount', sort: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
          { key: 'requesterName', desk: true },
          { key: 'createdAt', sort: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
        ]}
        actions={useBudgetChangeActions()}
      />
    </Page>
  )
}
