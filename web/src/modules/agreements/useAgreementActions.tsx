import { useTranslation } from 'react-i18next'
import type { Agreement } from '#contract/agreements/agreement.ts'
import * as contract from '#contract/agreements/agreements.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { ChangeDialog } from './edit/ChangeDialog.tsx'
import { EditDraftDialog } from './edit/EditDraftDialog.tsx'

const ofVersion = ({ id, version }: Agreement) => ({ id, version })

/** Actions on agreements for both sides; `can` says which are permitted. */
export function useAgreementActions() {
  const { t } = useTranslation()
  const moved = (action: 'submit' | 'withdraw' | 'withdrawChange' | 'resume'): RecordAction<Agreement> => ({
    call: callTo(contract.moveAgreement, (row: Agreement) => ({ ...ofVersion(row), action })),
    confirm: () => ({ title: t(`agreements.sure.${action}.title`), text: t(`agreements.sure.${action}.text`) }),
  })
  return {
    confirm: {
      call: callTo(contract.confirmAgreement, ofVersion),
      confirm: ({ changeStatus }) => ({
        title: t(changeStatus === null ? 'agreements.sure.confirm.title' : 'agreements.sure.confirmChange.title'),
        text: t(changeStatus === null ? 'agreements.sure.confirm.text' : 'agreements.sure.confirmChange.text'),
      }),
    },
    decline: {
      danger: true,
      reason: true,
      call: callTo(contract.declineAgreement, (row: Agreement, reason) => ({ ...ofVersion(row), reason })),
    },
    submit: moved('submit'),
    edit: { renderDialog: ({ id }, close) => <EditDraftDialog id={id} onClose={close} /> },
    withdraw: moved('withdraw'),
    extend: { renderDialog: (row, close) => <ExtendDialog of={row} onClose={close} /> },
    change: { renderDialog: ({ id }, close) => <ChangeDialog id={id} onClose={close} /> },
    withdrawChange: moved('withdrawChange'),
    resume: moved('resume'),
    suspend: {
      reason: true,
      call: callTo(contract.suspendAgreement, (row: Agreement, reason) => ({ ...ofVersion(row), reason })),
    },
    terminate: {
      danger: true,
      reason: true,
      call: callTo(contract.terminateAgreement, (row: Agreement, reason) => ({ ...ofVersion(row), reason })),
    },
    leave: {
      danger: true,
      reason: true,
      call: callTo(contract.leaveAgreement, (row: Agreement, reason) => ({ ...ofVersion(row), reason })),
    },
    discard: {
      danger: true,
      call: callTo(contract.discardAgreement, ofVersion),
      confirm: () => ({ title: t('agreements.sure.discard.title'), text: t('agreements.sure.discard.text') }),
    },
  } satisfies Readonly<Record<string, RecordAction<Agreement>>>
}

interface ExtendDialogProps {
  readonly of: Agreement
  readonly onClose: () => void
}

/** Dialog that proposes a later end. */
function ExtendDialog({ of: { id, version, validTo }, onClose }: ExtendDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('agreements.extendTitle')}
      submit={t('agreements.action.extend')}
      route={contract.extendAgreement}
      fixed={{ id, version }}
      labels="agreements.extension"
      columns={1}
      note={<p>{t('agreements.extendNote', { lastDay: validTo })}</p>}
      fields={{ validTo: {}, note: { rows: 3 } }}
      onClose={onClose}
    />
  )
}
