import { useTranslation } from 'react-i18next'
import type { Contract } from '#contract/contracts/contract.ts'
import * as contract from '#contract/contracts/contracts.ts'
import * as signing from '#contract/contracts/signing.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { ChangeDialog } from './edit/ChangeDialog.tsx'
import { EditDraftDialog } from './edit/EditDraftDialog.tsx'

const ofVersion = ({ id, version }: Contract) => ({ id, version })

/** Actions on contracts for both sides; `can` says which are permitted. */
export function useContractActions() {
  const { t } = useTranslation()
  const moved = (action: 'submit' | 'withdraw' | 'withdrawChange'): RecordAction<Contract> => ({
    call: callTo(contract.moveContract, (row: Contract) => ({ ...ofVersion(row), action })),
    confirm: () => ({ title: t(`contracts.sure.${action}.title`), text: t(`contracts.sure.${action}.text`) }),
  })
  const refused: RecordAction<Contract> = {
    danger: true,
    reason: true,
    call: callTo(signing.refuseContract, (row: Contract, reason) => ({ ...ofVersion(row), reason })),
    confirm: () => ({ title: t('contracts.sure.refuse.title'), text: t('contracts.sure.refuse.text') }),
  }
  return {
    submit: moved('submit'),
    edit: { renderDialog: ({ id }, close) => <EditDraftDialog id={id} onClose={close} /> },
    withdraw: moved('withdraw'),
    change: { renderDialog: (row, close) => <ChangeDialog of={row} onClose={close} /> },
    withdrawChange: moved('withdrawChange'),
    archive: {
      renderDialog: ({ id, version }, close) => (
        <RouteFormDialog
          title={t('contracts.archiveTitle')}
          submit={t('contracts.action.archive')}
          route={contract.archiveContract}
          fixed={{ id, version }}
          labels="contracts.archive"
          columns={1}
          fields={{ archiveNo: {} }}
          onClose={close}
        />
      ),
    },
    refuse: refused,
    sendBack: refused,
    void: {
      danger: true,
      reason: true,
      call: callTo(contract.voidContract, (row: Contract, reason) => ({ ...ofVersion(row), reason })),
      confirm: () => ({ title: t('contracts.sure.void.title'), text: t('contracts.sure.void.text') }),
    },
  } satisfies Readonly<Record<string, RecordAction<Contract>>>
}
