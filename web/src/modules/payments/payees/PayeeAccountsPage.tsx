import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { PayeeAccount } from '#contract/payments/payee.ts'
import * as contract from '#contract/payments/payees.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Card, RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { rowKey } from '../paymentPaths.ts'
import { PayeeChangeList } from './PayeeChangeList.tsx'
import { ProposeDialog } from './PayeeDialogs.tsx'

const views = ['changes', 'accounts'] as const

const accountColumns: readonly RecordColumn<'payees.accounts', PayeeAccount>[] = [
  { key: 'supplierName', lead: true, render: ({ supplierName }) => supplierName },
  { key: 'name', render: ({ name, bank }) => <RowName under={bank}>{name}</RowName> },
  { key: 'last4', render: ({ last4 }) => <span className="num">{last4}</span> },
  { key: 'cnaps', desk: true, render: ({ cnaps }) => <span className="num">{cnaps}</span> },
  { key: 'effectiveAt', desk: true, render: ({ effectiveAt }) => <Brief at={effectiveAt} /> },
  { key: 'changeNo', render: ({ changeNo }) => changeNo ?? '-' },
]

/** Payee accounts of suppliers, and their changes, which people verify and approve. */
export function PayeeAccountsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'changes'
  return (
    <Page
      title={t('payees.title')}
      purpose={t('payees.purpose')}
      actions={
        may('payment.prepare') && (
          <AddButton label={t('payees.add')} renderDialog={(close) => <ProposeDialog onClose={close} />} />
        )
      }
    >
      <Stack>
        <Card>
          <Tabs
            label={t('payees.views')}
            value={view}
            onChange={(next) => setSearch(next === 'accounts' ? { view: next } : {})}
            options={views.map((value) => ({ value, label: t(`payees.view.${value}`) }))}
          />
        </Card>
        {view === 'changes' ? (
          <PayeeChangeList />
        ) : (
          <RecordPanel
            texts="payees.accounts"
            route={contract.listPayeeAccounts}
            exported={contract.exportPayeeAccounts}
            rowKey={rowKey}
            columns={accountColumns}
            actions={{}}
          />
        )}
      </Stack>
    </Page>
  )
}
