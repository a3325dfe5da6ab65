import { useTranslation } from 'react-i18next'
import type { Wallet } from '#contract/wallet/wallet.ts'
import { listPayeeAccounts, requestWithdrawal } from '#contract/wallet/withdrawals.ts'
import { useRead } from '#web/kit/client/api.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'

interface WithdrawalDialogProps {
  readonly wallet: Wallet
  readonly onClose: () => void
}

/** Form in which money of the wallet is asked back, to an account that it came from. */
export function WithdrawalDialog({ wallet, onClose }: WithdrawalDialogProps) {
  const { t } = useTranslation()
  const accounts = useRead(listPayeeAccounts, {})
  return (
    <RouteFormDialog
      title={t('wallet.withdraw')}
      submit={t('withdrawals.submit')}
      route={requestWithdrawal}
      initial={{ topUpId: accounts[0]?.topUpId ?? '' }}
      labels="withdrawals.form"
      note={
        <Alert tone="info">
          {accounts.length === 0
            ? t('withdrawals.noAccount')
            : t('withdrawals.available', { amount: yuan(wallet.available) })}
        </Alert>
      }
      fields={{
        amount: {},
        topUpId: {
          wide: true,
          control: (
            <Select
              options={accounts.map(({ topUpId, payeeName, payeeBank, payeeAccount, left }) => ({
                value: topUpId,
                label: t('withdrawals.account', {
                  payee: `${payeeName} · ${payeeBank} ${payeeAccount}`,
                  left: yuan(left),
                }),
              }))}
            />
          ),
        },
        note: { rows: 2, wide: true },
      }}
      onDone={() => toast.success(t('withdrawals.requested'))}
      onClose={onClose}
    />
  )
}
