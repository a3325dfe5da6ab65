import { useTranslation } from 'react-i18next'
import * as contract from '#contract/wallet/topUps.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { topUpTones } from './tones.ts'

const statuses = ['', 'waiting', 'credited', 'refused', 'withdrawn'] as const
const versionOf = ({ id, version }: contract.TopUp) => ({ id, version })

/** Top-ups of one wallet, or of all for those who credit them. */
export function TopUpsPanel({ walletId }: { readonly walletId?: string }) {
  const { t } = useTranslation()
  const [{ status = '' }, setQuery] = useUrlQuery(contract.listTopUps)
  return (
    <RecordPanel
      texts="topUps"
      route={contract.listTopUps}
      {...(walletId === undefined ? {} : { fixed: { walletId } })}
      exported={contract.exportTopUps}
      rowKey={({ id }) => id}
      tabs={{
        label: t('topUps.tabs'),
        value: status,
        onChange: (value) => setQuery({ status: value === '' ? undefined : (value as contract.TopUpStatus) }),
        options: statuses.map((value) => ({
          value,
          label: value === '' ? t('topUps.all') : t(`topUps.field.status.options.${value}`),
        })),
      }}
      columns={[
        {
          key: 'topUpNo',
          lead: true,
          render: ({ topUpNo, deptName }) => (
            <RowName under={topUpNo} title={deptName}>
              {deptName}
            </RowName>
          ),
        },
        {
          key: 'status',
          render: ({ status: state, reason, bankRef }) => (
            <>
              <StatusTag tone={topUpTones[state]}>{t(`topUps.field.status.options.${state}`)}</StatusTag>
              {reason !== '' && <Under>{reason}</Under>}
              {bankRef !== '' && <Under>{bankRef}</Under>}
            </>
          ),
        },
        { key: 'amount', sort: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
        {
          key: 'payerName',
          desk: true,
          render: ({ payerName, payerBank, payerAccount }) => (
            <RowName under={`${payerBank} ${payerAccount}`}>{payerName}</RowName>
          ),
        },
        { key: 'requesterName', desk: true },
        { key: 'createdAt', sort: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
      ]}
      actions={{
        confirm: { renderDialog: (row, close) => <ConfirmDialog topUp={row} onClose={close} /> },
        refuse: {
          danger: true,
          reason: true,
          call: callTo(contract.refuseTopUp, (row: contract.TopUp, reason) => ({ ...versionOf(row), reason })),
        },
        withdraw: { call: callTo(contract.withdrawTopUp, versionOf) },
      }}
    />
  )
}

interface ConfirmDialogProps {
  readonly topUp: contract.TopUp
  readonly onClose: () => void
}

/** Form in which the arrival of a transfer is confirmed, beside what was reported. */
function ConfirmDialog({ topUp, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('topUps.confirmTitle')}
      submit={t('topUps.action.confirm')}
      route={contract.confirmTopUp}
      fixed={versionOf(topUp)}
      labels="topUps.form"
      columns={1}
      note={
        <DescriptionList
          items={[
            { label: t('topUps.field.amount'), value: <Amount value={topUp.amount} /> },
            { label: t('topUps.field.payerName'), value: topUp.payerName },
            { label: t('topUps.form.payerBank'), value: `${topUp.payerBank} ${topUp.payerAccount}` },
            { label: t('topUps.form.note'), value: topUp.note },
          ]}
        />
      }
      fields={{ bankRef: {} }}
      onDone={() => toast.success(t('topUps.credited'))}
      onClose={onClose}
    />
  )
}
