import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as contract from '#contract/wallet/wallet.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Card, RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { TopUpsPanel } from './TopUpsPanel.tsx'
import { WalletEntries } from './WalletPage.tsx'
import { WithdrawalsPanel } from './WithdrawalsPanel.tsx'

const views = ['accounts', 'topUps', 'withdrawals'] as const
const versionOf = ({ id, version }: contract.Wallet) => ({ id, version })

/** Wallets of all departments, transfers to confirm, and withdrawals to pay out. */
export function WalletAccountsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'accounts'
  return (
    <Page
      title={t('wallets.title')}
      purpose={t('wallets.purpose')}
      actions={<AddButton label={t('wallets.add')} renderDialog={(close) => <OpenDialog onClose={close} />} />}
    >
      <Stack>
        <Card>
          <Tabs
            label={t('wallets.views')}
            value={view}
            onChange={(next) => setSearch(next === 'accounts' ? {} : { view: next })}
            options={views.map((value) => ({ value, label: t(`wallets.view.${value}`) }))}
          />
        </Card>
        {view === 'accounts' && <AccountsPanel />}
        {view === 'topUps' && <TopUpsPanel />}
        {view === 'withdrawals' && <WithdrawalsPanel />}
      </Stack>
    </Page>
  )
}

function AccountsPanel() {
  const { t } = useTranslation()
  return (
    <RecordPanel
      texts="wallets"
      route={contract.listWallets}
      exported={contract.exportWallets}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'deptName',
          sort: 'deptName',
          lead: true,
          render: ({ deptName, blocked }) => <RowName under={blocked}>{deptName}</RowName>,
        },
        {
          key: 'blocked',
          render: ({ blocked }) => (
            <StatusTag tone={blocked === '' ? 'ok' : 'err'}>
              {t(blocked === '' ? 'wallets.inUse' : 'wallets.isBlocked')}
            </StatusTag>
          ),
        },
        { key: 'available', sort: 'available', right: true, render: (row) => <Amount value={row.available} /> },
        { key: 'reserved', right: true, render: ({ reserved }) => <Amount value={reserved} /> },
        { key: 'spent', right: true, desk: true, render: ({ spent }) => <Amount value={spent} /> },
      ]}
      actions={{
        entries: {
          shown: () => true,
          renderDialog: (row, close) => (
            <Dialog title={t('wallets.entriesTitle', { name: row.deptName })} width={800} place="right" onClose={close}>
              <WalletEntries wallet={row} />
            </Dialog>
          ),
        },
        block: {
          danger: true,
          reason: true,
          call: callTo(contract.blockWallet, (row: contract.Wallet, reason) => ({ ...versionOf(row), reason })),
          confirm: ({ deptName: name }) => ({
            title: t('wallets.blockTitle'),
            text: t('wallets.blockText', { name }),
          }),
        },
        unblock: { call: callTo(contract.unblockWallet, versionOf) },
      }}
    />
  )
}

/** Form in which a wallet is opened for a department. */
function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('wallets.add')}
      route={contract.openWallet}
      labels="wallets.form"
      columns={1}
      fields={{ deptId: { control: <DeptPicker /> } }}
      onClose={onClose}
    />
  )
}
