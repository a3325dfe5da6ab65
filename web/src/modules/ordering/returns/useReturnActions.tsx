import { useTranslation } from 'react-i18next'
import * as contract from '#contract/ordering/returns/returns.ts'
import { type Return, type ReturnKind, returnKinds } from '#contract/ordering/returns/return.ts'
import { totalOf } from '#contract/ordering/returns/returnAmounts.ts'
import { useMe } from '#web/kit/client/me.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { CarrierControl } from '../supplier/CarrierControl.tsx'
import { TakeDialog } from './TakeDialog.tsx'

interface ReturnDialogProps {
  readonly of: Return
  readonly onClose: () => void
}

type Confirmed = 'withdraw' | 'acceptOffer' | 'declineOffer' | 'close' | 'receive' | 'claimRefund'

/** Actions on a return for all sides; `can` says which are permitted. */
export function useReturnActions() {
  const { t } = useTranslation()
  const isOperator = useMe()?.userInfo.userType === 'operator'
  const moved = (action: Confirmed): RecordAction<Return> => ({
    call: callTo(contract.moveReturn, ({ id, version }: Return) => ({ id, version, action })),
    confirm: () => ({ title: t(`returns.confirm.${action}.title`), text: t(`returns.confirm.${action}.text`) }),
  })
  return {
    decide: { renderDialog: (row, close) => <DecideDialog of={row} onClose={close} /> },
    agree: { renderDialog: (row, close) => <AgreeDialog of={row} onClose={close} /> },
    send: { renderDialog: (row, close) => <ParcelDialog of={row} action="send" onClose={close} /> },
    take: { renderDialog: (row, close) => <TakeDialog of={row} onClose={close} /> },
    ship: { renderDialog: (row, close) => <ParcelDialog of={row} action="ship" onClose={close} /> },
    receive: moved('receive'),
    acceptOffer: moved('acceptOffer'),
    appeal: { renderDialog: (row, close) => <AppealDialog of={row} onClose={close} /> },
    claimRefund: moved('claimRefund'),
    declineOffer: moved('declineOffer'),
    offer: { renderDialog: (row, close) => <OfferDialog of={row} onClose={close} /> },
    refuse: { danger: true, renderDialog: (row, close) => <RefuseDialog of={row} onClose={close} /> },
    dispute: { danger: true, renderDialog: (row, close) => <RefuseDialog of={row} onClose={close} /> },
    close: moved('close'),
    state: {
      shown: ({ finishedAt }) => finishedAt === null && !isOperator,
      renderDialog: (row, close) => <StateDialog of={row} onClose={close} />,
    },
    withdraw: { ...moved('withdraw'), danger: true },
  } satisfies Readonly<Record<string, RecordAction<Return>>>
}

function DecideDialog({ of: row, onClose }: ReturnDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: contract.decideReturn,
    fixed: { id: row.id, version: row.version },
    initial: { freightBy: row.freightBy },
    labels: 'returns.decideField',
    onDone: onClose,
  })
  const isMoney = form.values.outcome === 'allowance'
  return (
    <FormDialog of={form} title={t('returns.decideTitle')} submit={t('returns.action.decide')} onClose={onClose}>
      <Fields
        of={form}
        columns={1}
        fields={{
          outcome: {},
          amount: isMoney && {
            required: true,
            hint: t('returns.decideField.amount.hint', { max: totalOf(row.lines) }),
          },
          freightBy: {},
          reason: { rows: 4 },
        }}
      />
    </FormDialog>
  )
}

function AgreeDialog({ of: row, onClose }: ReturnDialogProps) {
  const { t } = useTranslation()
  const comesBack = row.kind !== 'allowance' && row.kind !== 'resend'
  const note = {
    allowance: t('returns.agreeMoneyText', { amount: row.requested }),
    resend: t('returns.agreeResendText'),
  }
  return (
    <RouteFormDialog
      title={t('returns.agreeTitle')}
      submit={t('returns.action.agree')}
      route={contract.agreeReturn}
      fixed={{ id: row.id, version: row.version }}
      labels="returns.agreeField"
      columns={1}
      note={<p>{row.kind === 'allowance' || row.kind === 'resend' ? note[row.kind] : t('returns.agreeText')}</p>}
      fields={{
        consignee: comesBack && { required: true },
        mobile: comesBack && { required: true },
        address: comesBack && { required: true },
        bearsFreight: comesBack && row.freightBy === 'buyer' && {},
      }}
      onClose={onClose}
    />
  )
}

function ParcelDialog({ of: row, action, onClose }: ReturnDialogProps & { readonly action: 'send' | 'ship' }) {
  const { t } = useTranslation()
  const common = {
    title: t(`returns.${action}Title`),
    submit: t(`returns.action.${action}`),
    fixed: { id: row.id, version: row.version },
    labels: 'returns.sendField',
    columns: 1,
    onClose,
  } as const
  const parcel = { carrier: { control: <CarrierControl /> }, trackingNo: {} } as const
  return action === 'send' ? (
    <RouteFormDialog
      route={contract.sendReturn}
      {...common}
      fields={{ ...parcel, freight: { placeholder: t('common.optional') } }}
    />
  ) : (
    <RouteFormDialog route={contract.shipReplacement} {...common} fields={parcel} />
  )
}

function AppealDialog({ of: row, onClose }: ReturnDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('returns.appealTitle')}
      submit={t('returns.action.appeal')}
      route={contract.moveReturn}
      fixed={{ id: row.id, version: row.version, action: 'appeal' as const }}
      labels="returns.appealField"
      columns={1}
      fields={{
        text: { rows: 4, required: true },
        attachments: { control: <FilesInput schema={contract.moveReturn.input.properties.attachments} files={[]} /> },
      }}
      onClose={onClose}
    />
  )
}

function OfferDialog({ of: row, onClose }: ReturnDialogProps) {
  const { t } = useTranslation()
  const worth = totalOf(row.lines)
  const form = useForm({
    route: contract.offerReturn,
    fixed: { id: row.id, version: row.version },
    initial: { kind: row.kind === 'allowance' ? 'refund' : ('allowance' as ReturnKind) },
    labels: 'returns.offerField',
    onDone: onClose,
  })
  const isMoney = form.values.kind === 'allowance'
  return (
    <FormDialog of={form} title={t('returns.offerTitle')} submit={t('returns.action.offer')} onClose={onClose}>
      <Fields
        of={form}
        columns={1}
        fields={{
          kind: {
            options: returnKinds.map((value) => ({ value, label: t(`returns.field.kind.options.${value}`) })),
          },
          amount: isMoney && { required: true, hint: t('returns.offerField.amount.hint', { max: worth }) },
          reason: { rows: 3 },
        }}
      />
    </FormDialog>
  )
}

function RefuseDialog({ of: row, onClose }: ReturnDialogProps) {
  const { t } = useTranslation()
  const isDispute = row.status === '50'
  return (
    <RouteFormDialog
      title={t(isDispute ? 'returns.disputeTitle' : 'returns.refuseTitle')}
      submit={t(isDispute ? 'returns.action.dispute' : 'returns.action.refuse')}
      danger
      route={contract.refuseReturn}
      fixed={{ id: row.id, version: row.version }}
      labels="returns.refuseField"
      columns={1}
      fields={{
        text: { rows: 4 },
        attachments: { control: <FilesInput schema={contract.refuseReturn.input.properties.attachments} files={[]} /> },
      }}
      onClose={onClose}
    />
  )
}

function StateDialog({ of: row, onClose }: ReturnDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('returns.stateTitle')}
      submit={t('returns.action.state')}
      route={contract.stateReturn}
      fixed={{ id: row.id }}
      labels="returns.stateField"
      columns={1}
      fields={{
        text: { rows: 4 },
        attachments: { control: <FilesInput schema={contract.stateReturn.input.properties.attachments} files={[]} /> },
      }}
      onClose={onClose}
    />
  )
}
