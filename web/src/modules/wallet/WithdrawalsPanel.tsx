import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as contract from '#contract/wallet/withdrawals.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { withdrawalTones } from './tones.ts'
import { useWithdrawalActions } from './useWithdrawalActions.tsx'

const statuses = ['', 'approving', 'paying', 'paid', 'rejected', 'withdrawn', 'failed'] as const

/** Withdrawals of one wallet, or of all for those who pay them out. */
export function WithdrawalsPanel({ walletId }: { readonly walletId?: string }) {
  const { t } = useTranslation()
  const [{ status = '' }, setQuery] = useUrlQuery(contract.listWithdrawals)
  return (
    <RecordPanel
      texts="withdrawals"
      route={contract.listWithdrawals}
      {...(walletId === undefined ? {} : { fixed: { walletId } })}
      exported={contract.exportWithdrawals}
      rowKey={({ id }) => id}
      tabs={{
        label: t('withdrawals.tabs'),
        value: status,
        onChange: (value) => setQuery({ status: value === '' ? undefined : (value as contract.WithdrawalStatus) }),
        options: statuses.map((value) => ({
          value,
          label: value === '' ? t('withdrawals.all') : t(`withdrawals.field.status.options.${value}`),
        })),
      }}
      columns={[
        {
          key: 'withdrawalNo',
          lead: true,
          render: ({ id, withdrawalNo, deptName }) => (
            <RowName under={withdrawalNo}>
              <Link to={`/withdrawalDetail?id=${id}`} className="tap">
                {deptName}
              </Link>
            </RowName>
          ),
        },
        {
          key: 'status',
          render: ({ status: state, reason, bankRef }) => (
            <>
              <StatusTag tone={withdrawalTones[state]}>{t(`withdrawals.field.status.options.${state}`)}</StatusTag>
              {reason !== '' && <Under>{reason}</Under>}
              {bankRef !== '' && <Under>{bankRef}</Under>}
            </>
          ),
        },
        { key: 'amount', sort: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
        {
          key: 'payeeName',
          desk: true,
          render: ({ payeeName, payeeBank, payeeAccount }) => (
            <RowName under={`${payeeBank} ${payeeAccount}`}>{payeeName}</RowName>
          ),
        },
        { key: 'requesterName', desk: true },
        { key: 'createdAt', sort: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
      ]}
      actions={useWithdrawalActions()}
    />
  )
}
