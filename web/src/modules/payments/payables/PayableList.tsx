import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { compare, sum } from '#contract/kit/money.ts'
import { createPaymentRequest } from '#contract/payments/requests.ts'
import * as contract from '#contract/settlement/payables.ts'
import type { Payable } from '#contract/settlement/payable.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { requestPath, rowKey } from '../paymentPaths.ts'
import { payableTones } from '../paymentTones.ts'

const tabs = ['unsettled', 'open', 'held', 'paying', 'settled', 'all'] as const satisfies readonly contract.PayableTab[]
const holds = ['manual', 'payeeChange', 'bounced', 'redForm', 'notGenuine', 'retention'] as const
const kinds = ['invoice', 'prepayment', 'prepaid', 'retention'] as const

/** Payables by due date, which people hold, release, and pick for payment. */
export function PayableList() {
  const { t } = useTranslation()
  const [{ tab = 'unsettled' }, setQuery] = useUrlQuery(contract.listPayables)
  const ofVersion = ({ id, version }: Payable, reason: string) => ({ id, version, reason })
  return (
    <RecordPanel
      texts="payables"
      route={contract.listPayables}
      exported={contract.exportPayables}
      rowKey={rowKey}
      columns={useColumns()}
      tabs={{
        label: t('payables.tabs'),
        value: tab,
        onChange: (next) => setQuery({ tab: next as contract.PayableTab }),
        options: tabs.map((value) => ({ value, label: t(`payables.tab.${value}`) })),
      }}
      filters={[
        {
          name: 'hold',
          label: t('payables.field.holds.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={holds.map((value) => ({ value, label: t(`payables.field.holds.options.${value}`) }))}
            />
          ),
        },
        {
          name: 'kind',
          label: t('payables.field.kind.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={kinds.map((value) => ({ value, label: t(`payables.field.kind.options.${value}`) }))}
            />
          ),
        },
        { name: 'dueUntil', label: t('payables.dueUntil'), control: <DateInput /> },
      ]}
      actions={{
        request: {
          needs: 'payment.prepare',
          renderForAll: (rows, close, clear) => <RequestDialog rows={rows} onClose={close} onCreated={clear} />,
        },
        detail: {
          shown: () => true,
          renderDialog: (row, close) => <PayableDrawer payable={row} onClose={close} />,
        },
        discount: {
          needs: 'payable.hold',
          call: callTo(contract.takeDiscount, ({ id, version }: Payable) => ({ id, version })),
          confirm: ({ discount, discountUntil }) => ({
            title: t('payables.confirm.discount.title'),
            text: t('payables.confirm.discount.text', { amount: yuan(discount), day: discountUntil ?? '' }),
          }),
        },
        hold: {
          needs: 'payable.hold',
          reason: true,
          call: callTo(contract.holdPayable, ofVersion),
          confirm: () => ({ title: t('payables.confirm.hold.title'), text: t('payables.confirm.hold.text') }),
        },
        cancel: {
          needs: 'payment.prepare',
          danger: true,
          reason: true,
          call: callTo(contract.cancelPrepayment, ofVersion),
          confirm: () => ({ title: t('payables.confirm.cancel.title'), text: t('payables.confirm.cancel.text') }),
        },
        release: {
          needs: 'payable.hold',
          reason: true,
          call: callTo(contract.releasePayable, ofVersion),
          confirm: () => ({ title: t('payables.confirm.release.title'), text: t('payables.confirm.release.text') }),
        },
      }}
    />
  )
}

function useColumns(): readonly RecordColumn<'payables', Payable>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'supplierName',
      lead: true,
      render: ({ supplierName, invoiceNo, kind, orderNo }) => (
        <RowName under={orderNo === '' ? invoiceNo : `${invoiceNo} · ${t('payables.ofOrder', { no: orderNo })}`}>
          {supplierName} {kind !== 'invoice' && <Tag>{t(`payables.field.kind.options.${kind}`)}</Tag>}
        </RowName>
      ),
    },
    { key: 'payerTitle', desk: true, render: ({ payerTitle }) => payerTitle },
    {
      key: 'dueOn',
      render: ({ dueOn, overdueDays, smeDaysLeft }) => (
        <span className="num together">
          {dueOn}
          {smeDaysLeft !== null && (
            <Under>
              <Tag tone={smeDaysLeft < 10 ? 'err' : 'info'}>
                {smeDaysLeft < 0 ? t('payables.smeOver') : t('payables.sme', { count: smeDaysLeft })}
              </Tag>
            </Under>
          )}
          {overdueDays > 0 && (
            <Under>
              <Tag tone="err">{t('payables.overdue', { count: overdueDays })}</Tag>
            </Under>
          )}
        </span>
      ),
    },
    {
      key: 'gross',
      right: true,
      render: ({ gross, kind }) => (
        <>
          <Amount value={gross} />
          {kind === 'invoice' && compare(gross, '0') < 0 && <Under>{t('payables.credit')}</Under>}
        </>
      ),
    },
    { key: 'paid', right: true, desk: true, render: ({ paid }) => <Amount value={paid} /> },
    {
      key: 'rest',
      right: true,
      render: ({ rest, retained, discount, discountUntil }) => (
        <>
          <Amount value={rest} />
          {compare(retained, '0') > 0 && <Under>{t('payables.withheld', { amount: yuan(retained) })}</Under>}
          {compare(discount, '0') > 0 && (
            <Under>{t('payables.early', { amount: yuan(discount), day: discountUntil ?? '' })}</Under>
          )}
        </>
      ),
    },
    {
      key: 'status',
      render: ({ status, holds: kinds, holdReason }) => (
        <>
          <StatusTag tone={payableTones[status]}>{t(`payables.field.status.options.${status}`)}</StatusTag>
          {kinds.length > 0 && (
            <RowName under={holdReason}>
              {kinds.map((hold) => t(`payables.field.holds.options.${hold}`)).join('、')}
            </RowName>
          )}
        </>
      ),
    },
  ]
}

interface RequestDialogProps {
  readonly rows: readonly Payable[]
  readonly onClose: () => void
  readonly onCreated: () => void
}

/** Form of a payment request for the chosen payables. */
function RequestDialog({ rows, onClose, onCreated }: RequestDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <RouteFormDialog
      title={t('payables.create.title')}
      submit={t('payables.create.submit')}
      route={createPaymentRequest}
      fixed={{ payableIds: rows.map(({ id }) => id) }}
      initial={{ plannedOn: dayFromToday(0), purpose: t('payables.create.usual') }}
      labels="payables.create.field"
      columns={1}
      note={
        <DescriptionList
          items={[
            {
              label: t('payables.field.supplierName'),
              value: [...new Set(rows.map(({ supplierName }) => supplierName))].join('、'),
              wide: true,
            },
            { label: t('payables.create.count'), value: rows.length },
            { label: t('payables.field.rest'), value: <Amount value={sum(rows.map(({ rest }) => rest))} /> },
            { label: t('payables.create.credits'), value: t('payables.create.creditsText'), wide: true },
          ]}
        />
      }
      fields={{ plannedOn: {}, purpose: {} }}
      onDone={({ id }) => {
        onCreated()
        void navigate(requestPath(id))
      }}
      onClose={onClose}
    />
  )
}

interface PayableDrawerProps {
  readonly payable: Payable
  readonly onClose: () => void
}

/** Detail of a payable with its history. */
function PayableDrawer({ payable, onClose }: PayableDrawerProps) {
  const { t } = useTranslation()
  return (
    <RecordDrawer
      title={t('payables.detail', { no: payable.invoiceNo })}
      texts="payables"
      changes={{ route: contract.listPayableChanges, of: { id: payable.id } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="payables"
        record={payable}
        fields={[
          { key: 'supplierName', wide: true },
          { key: 'payerTitle', wide: true },
          { key: 'payerNo' },
          { key: 'kind' },
          { key: 'invoiceNo' },
          { key: 'orderNo' },
          { key: 'purpose', wide: true },
          { key: 'acceptedOn' },
          { key: 'dueOn' },
          { key: 'gross', render: ({ gross }) => <Amount value={gross} /> },
          { key: 'paid', render: ({ paid }) => <Amount value={paid} /> },
          { key: 'offset', render: ({ offset }) => <Amount value={offset} /> },
          { key: 'retained', render: ({ retained }) => <Amount value={retained} /> },
          { key: 'reserved', render: ({ reserved }) => <Amount value={reserved} /> },
          { key: 'rest', render: ({ rest }) => <Amount value={rest} /> },
          { key: 'status' },
        ]}
      />
    </RecordDrawer>
  )
}
