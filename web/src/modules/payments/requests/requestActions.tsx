import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sum } from '#contract/kit/money.ts'
import { createPaymentBatch } from '#contract/payments/batches.ts'
import type { PaymentRequest } from '#contract/payments/request.ts'
import * as contract from '#contract/payments/requests.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { batchPath } from '../paymentPaths.ts'

/** Actions on a payment request; `can` says which are permitted. */
export function useRequestActions() {
  const { t } = useTranslation()
  const ofVersion = ({ id, version }: PaymentRequest) => ({ id, version })
  const ofReason = (row: PaymentRequest, reason: string) => ({ ...ofVersion(row), reason })
  return {
    submit: {
      needs: 'payment.prepare',
      call: callTo(contract.submitPaymentRequest, ofVersion),
      confirm: ({ total }) => ({
        title: t('paymentRequests.confirm.submit.title'),
        text: t('paymentRequests.confirm.submit.text', { amount: yuan(total) }),
      }),
    },
    send: {
      needs: 'payment.execute',
      renderDialog: (row, close) => <BatchDialog rows={[row]} onClose={close} />,
    },
    markPaid: {
      needs: 'payment.execute',
      renderDialog: (row, close) => <MarkPaidDialog request={row} onClose={close} />,
    },
    bounce: {
      needs: 'payment.execute',
      danger: true,
      reason: true,
      call: callTo(contract.bouncePayment, ofReason),
      confirm: () => ({
        title: t('paymentRequests.confirm.bounce.title'),
        text: t('paymentRequests.confirm.bounce.text'),
      }),
    },
    withdraw: {
      needs: 'payment.prepare',
      reason: true,
      call: callTo(contract.withdrawPaymentRequest, ofReason),
      confirm: () => ({
        title: t('paymentRequests.confirm.withdraw.title'),
        text: t('paymentRequests.confirm.withdraw.text'),
      }),
    },
    discard: {
      needs: 'payment.prepare',
      danger: true,
      call: callTo(contract.discardPaymentRequest, ofVersion),
      confirm: () => ({
        title: t('paymentRequests.confirm.discard.title'),
        text: t('paymentRequests.confirm.discard.text'),
      }),
    },
  } satisfies Readonly<Record<string, RecordAction<PaymentRequest>>>
}

interface BatchDialogProps {
  readonly rows: readonly PaymentRequest[]
  readonly onClose: () => void
}

/** Form of a batch for the chosen requests. */
export function BatchDialog({ rows, onClose }: BatchDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formats = ['csv', 'xlsx', 'direct'] as const
  return (
    <RouteFormDialog
      title={t('paymentRequests.batch.title')}
      submit={t('paymentRequests.batch.submit')}
      route={createPaymentBatch}
      fixed={{ requestIds: rows.map(({ id }) => id) }}
      initial={{ format: 'csv' }}
      labels="paymentRequests.batch.field"
      columns={1}
      note={
        <DescriptionList
          items={[
            { label: t('paymentRequests.batch.count'), value: rows.length },
            { label: t('paymentRequests.field.total'), value: <Amount value={sum(rows.map(({ total }) => total))} /> },
            { label: t('paymentRequests.batch.fixed'), value: t('paymentRequests.batch.fixedText'), wide: true },
          ]}
        />
      }
      fields={{
        format: {
          control: (
            <Select
              options={formats.map((value) => ({
                value,
                label: t(`paymentRequests.batch.field.format.options.${value}`),
              }))}
            />
          ),
        },
      }}
      onDone={({ id }) => void navigate(batchPath(id))}
      onClose={onClose}
    />
  )
}

interface MarkPaidDialogProps {
  readonly request: PaymentRequest
  readonly onClose: () => void
}

/** Form that records a payment made outside. */
function MarkPaidDialog({ request, onClose }: MarkPaidDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('paymentRequests.markPaid.title')}
      submit={t('paymentRequests.action.markPaid')}
      route={contract.markRequestPaid}
      fixed={{ id: request.id, version: request.version }}
      initial={{ paidOn: dayFromToday(0) }}
      labels="paymentRequests.markPaid.field"
      columns={1}
      note={
        <DescriptionList
          items={[
            { label: t('paymentRequests.field.payeeName'), value: request.payeeName, wide: true },
            {
              label: t('paymentRequests.payee'),
              value: t('paymentRequests.account', { bank: request.payeeBank, last4: request.payeeLast4 }),
              wide: true,
            },
            { label: t('paymentRequests.field.total'), value: <Amount value={request.total} /> },
          ]}
        />
      }
      fields={{ paidOn: {}, bankRef: {} }}
      onClose={onClose}
    />
  )
}
