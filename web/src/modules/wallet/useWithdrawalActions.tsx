import { useTranslation } from 'react-i18next'
import * as contract from '#contract/wallet/withdrawals.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'

const versionOf = ({ id, version }: contract.Withdrawal) => ({ id, version })

/** Actions of a withdrawal. */
export function useWithdrawalActions() {
  const { t } = useTranslation()
  return {
    pay: {
      renderDialog: (row: contract.Withdrawal, close: () => void) => <PayDialog withdrawal={row} onClose={close} />,
    },
    fail: {
      danger: true,
      reason: true as const,
      call: callTo(contract.failWithdrawal, (row: contract.Withdrawal, reason) => ({ ...versionOf(row), reason })),
    },
    withdraw: {
      call: callTo(contract.cancelWithdrawal, versionOf),
      confirm: () => ({ title: t('withdrawals.withdrawTitle'), text: t('withdrawals.withdrawText') }),
    },
  }
}

interface PayDialogProps {
  readonly withdrawal: contract.Withdrawal
  readonly onClose: () => void
}

/** Form in which a payout is recorded, beside the account that it went to. */
function PayDialog({ withdrawal, onClose }: PayDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('withdrawals.payTitle')}
      submit={t('withdrawals.action.pay')}
      route={contract.payWithdrawal}
      fixed={versionOf(withdrawal)}
      labels="withdrawals.form"
      columns={1}
      note={
        <DescriptionList
          items={[
            { label: t('withdrawals.field.amount'), value: <Amount value={withdrawal.amount} /> },
            { label: t('withdrawals.field.payeeName'), value: withdrawal.payeeName },
            { label: t('withdrawals.field.payeeBank'), value: withdrawal.payeeBank },
            { label: t('withdrawals.field.payeeAccount'), value: withdrawal.payeeAccount },
          ]}
        />
      }
      fields={{ bankRef: {} }}
      onDone={() => toast.success(t('withdrawals.paid'))}
      onClose={onClose}
    />
  )
}
