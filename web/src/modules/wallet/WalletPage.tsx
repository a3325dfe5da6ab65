import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { exportWalletEntries, findWallet, listWalletEntries, type Wallet } from '#contract/wallet/wallet.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useEntryColumns } from '#web/modules/ledger/useEntryColumns.tsx'
import { TopUpDialog } from './TopUpDialog.tsx'
import { TopUpsPanel } from './TopUpsPanel.tsx'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'
import { WithdrawalsPanel } from './WithdrawalsPanel.tsx'

const views = ['entries', 'topUps', 'withdrawals'] as const

/** Wallet that the reader's department pays from: balance, entries, top-ups and withdrawals. */
export function WalletPage() {
  const { t } = useTranslation()
  const { wallet, receiver } = useRead(findWallet, {})
  const uses = useMay()('wallet.use')
  const [opened, setOpened] = useState<'topUp' | 'withdrawal'>()
  const close = () => setOpened(undefined)
  const actions = uses && (
    <>
      {wallet !== null && (
        <Button disabled={wallet.blocked !== ''} onClick={() => setOpened('withdrawal')}>
          {t('wallet.withdraw')}
        </Button>
      )}
      <Button variant="solid" onClick={() => setOpened('topUp')}>
        {t('wallet.topUp')}
      </Button>
    </>
  )
  return (
    <Page title={t('wallet.title')} purpose={t('wallet.purpose')} actions={actions}>
      {wallet === null ? (
        <div className="card">
          <Empty
            illustration="box"
            title={t('wallet.notOpened')}
            reason={t(uses ? 'wallet.notOpenedReason' : 'wallet.notOpenedReasonOthers')}
          />
        </div>
      ) : (
        <OfWallet wallet={wallet} />
      )}
      {opened === 'topUp' && <TopUpDialog receiver={receiver} onClose={close} />}
      {opened === 'withdrawal' && wallet && <WithdrawalDialog wallet={wallet} onClose={close} />}
    </Page>
  )
}

function OfWallet({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'entries'
  return (
    <Stack>
      {wallet.blocked !== '' && <Alert tone="err">{t('wallet.blockedBecause', { reason: wallet.blocked })}</Alert>}
      <Section title={wallet.deptName}>
        <DescriptionList
          variant="strip"
          items={[
            { label: t('wallets.field.available'), value: <Amount value={wallet.available} size="total" /> },
            { label: t('wallets.field.reserved'), value: <Amount value={wallet.reserved} /> },
            { label: t('wallets.field.spent'), value: <Amount value={wallet.spent} /> },
          ]}
        />
      </Section>
      <Card>
        <Tabs
          label={t('wallet.views')}
          value={view}
          onChange={(next) => setSearch(next === 'entries' ? {} : { view: next })}
          options={views.map((value) => ({ value, label: t(`wallet.view.${value}`) }))}
        />
      </Card>
      {view === 'entries' && (
        <Card>
          <WalletEntries wallet={wallet} />
        </Card>
      )}
      {view === 'topUps' && <TopUpsPanel walletId={wallet.id} />}
      {view === 'withdrawals' && <WithdrawalsPanel walletId={wallet.id} />}
    </Stack>
  )
}

/** Ledger entries of a wallet. */
export function WalletEntries({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation()
  return (
    <LocalList
      route={listWalletEntries}
      fixed={{ id: wallet.id }}
      exported={exportWalletEntries}
      label={t('wallet.view.entries')}
      rowKey={({ seq, part }) => `${seq} ${part}`}
      columns={useEntryColumns()}
      empty={<Empty title={t('wallet.noEntries')} reason={t('wallet.noEntriesReason')} />}
    />
  )
}
