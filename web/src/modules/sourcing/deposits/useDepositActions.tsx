import { useTranslation } from 'react-i18next'
import {
  decideProjectDeposit,
  type ProjectDeposit,
  settleProjectDeposit,
} from '#contract/sourcing/deposits/deposits.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { DepositDrawer } from './DepositDrawer.tsx'

/** Actions on deposits for buyers and finance; `can` says which are permitted. */
export function useDepositActions() {
  const { t } = useTranslation()
  const texts = (action: 'confirm' | 'decline') => () => ({
    title: t(`projectDeposits.${action}Title`),
    text: t(`projectDeposits.${action}Text`),
  })
  const decide = (isAccepted: boolean) =>
    callTo(decideProjectDeposit, ({ id, version }: ProjectDeposit, reason) => ({ id, version, isAccepted, reason }))
  return {
    detail: { shown: () => true, renderDialog: (row, close) => <DepositDrawer deposit={row} onClose={close} /> },
    confirm: { call: decide(true), confirm: texts('confirm') },
    decline: { call: decide(false), reason: true, danger: true, confirm: texts('decline') },
    return: { renderDialog: (row, close) => <SettleDialog deposit={row} outcome="return" onClose={close} /> },
    forfeit: {
      danger: true,
      renderDialog: (row, close) => <SettleDialog deposit={row} outcome="forfeit" onClose={close} />,
    },
  } satisfies Readonly<Record<string, RecordAction<ProjectDeposit>>>
}

interface SettleDialogProps {
  readonly deposit: ProjectDeposit
  readonly outcome: 'return' | 'forfeit'
  readonly onClose: () => void
}

/** Dialog that records the return of a deposit, or that it is kept, with day and proof. */
function SettleDialog({ deposit: { id, version }, outcome, onClose }: SettleDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(`projectDeposits.${outcome}Title`)}
      route={settleProjectDeposit}
      fixed={{ id, version, outcome }}
      initial={{ settledOn: dayFromToday(0), reason: '' }}
      labels="projectDeposits.settleField"
      columns={1}
      danger={outcome === 'forfeit'}
      note={<Alert tone={outcome === 'forfeit' ? 'warn' : 'info'}>{t(`projectDeposits.${outcome}Text`)}</Alert>}
      fields={{
        settledOn: {},
        reason: { rows: 2, required: outcome === 'forfeit' },
        proofs: { control: <FilesInput schema={settleProjectDeposit.input.properties.proofs} files={[]} /> },
      }}
      onClose={onClose}
    />
  )
}
