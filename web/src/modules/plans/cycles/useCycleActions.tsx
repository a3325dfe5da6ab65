import { useTranslation } from 'react-i18next'
import * as contract from '#contract/plans/cycles.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'

type Cycle = contract.PlanCycle

/** Actions on a cycle; `can` says which are permitted. */
export function useCycleActions() {
  const { t } = useTranslation()
  const moved = (action: 'close' | 'consolidate' | 'end'): RecordAction<Cycle> => ({
    call: callTo(contract.movePlanCycle, ({ id, version }: Cycle) => ({ id, version, action })),
    confirm: () => ({ title: t(`planCycles.confirm.${action}.title`), text: t(`planCycles.confirm.${action}.text`) }),
  })
  return {
    consolidate: moved('consolidate'),
    release: {
      call: callTo(contract.releasePlanCycle, ({ id, version }: Cycle) => ({ id, version })),
      confirm: () => ({ title: t('planCycles.confirm.release.title'), text: t('planCycles.confirm.release.text') }),
    },
    edit: {
      renderDialog: ({ id, version, closesAt, note }, close) => (
        <RouteFormDialog
          title={t('planCycles.editTitle')}
          route={contract.editPlanCycle}
          fixed={{ id, version }}
          initial={{ closesAt, note }}
          labels="planCycles.form"
          columns={1}
          fields={{ closesAt: {}, note: { rows: 3 } }}
          onClose={close}
        />
      ),
    },
    close: { ...moved('close'), danger: true },
    end: { ...moved('end'), danger: true },
  } satisfies Readonly<Record<string, RecordAction<Cycle>>>
}
