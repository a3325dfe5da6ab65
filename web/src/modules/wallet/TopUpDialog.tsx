import { useTranslation } from 'react-i18next'
import { requestTopUp } from '#contract/wallet/topUps.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'

interface TopUpDialogProps {
  /** Bank account that transfers go to; empty: not stated. */
  readonly receiver: string
  readonly onClose: () => void
}

/** Form in which a transfer to the wallet is reported. */
export function TopUpDialog({ receiver, onClose }: TopUpDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('wallet.topUp')}
      submit={t('topUps.submit')}
      route={requestTopUp}
      labels="topUps.form"
      note={<Alert tone="info">{receiver === '' ? t('topUps.noReceiver') : t('topUps.receiver', { receiver })}</Alert>}
      fields={{
        amount: {},
        payerName: {},
        payerBank: {},
        payerAccount: {},
        note: { wide: true },
      }}
      onDone={() => toast.success(t('topUps.requested'))}
      onClose={onClose}
    />
  )
}
