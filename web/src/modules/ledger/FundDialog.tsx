import { useTranslation } from 'react-i18next'
import { capitalMoney } from '#contract/kit/format.ts'
import { hasFormat } from '#contract/kit/validators.ts'
import { type Fund, setBudget } from '#contract/ledger/ledger.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'

interface FundDialogProps {
  /** Budget to adjust; department and kind are fixed. */
  readonly fund?: Fund
  readonly onClose: () => void
}

/** `1800000.0000` → `1800000.00`, the format of the field. */
const asTyped = (fund: Fund) => ({ ...fund, amount: fund.amount.replace(/(\.\d\d)\d+$/, '$1') })

/** Dialog that adds or adjusts a budget or quota. */
export function FundDialog({ fund, onClose }: FundDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: setBudget,
    fixed: fund && { id: fund.id, version: fund.version },
    initial: fund ? asTyped(fund) : { kind: 'budget', active: true },
    fromNewest: (newest) => asTyped(newest as unknown as Fund),
    labels: 'budgets.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const { amount = '' } = form.values
  return (
    <FormDialog of={form} title={t(fund ? 'budgets.editTitle' : 'budgets.add')} onClose={onClose}>
      <Fields
        of={form}
        fields={{
          deptId: { control: <DeptPicker />, shownAs: fund?.deptName, wide: !fund },
          kind: { optionLabel: (kind) => t(`budgets.kinds.${kind}`), disabled: fund !== undefined },
          name: {},
          amount: { hint: amount !== '' && hasFormat('amount', amount) ? capitalMoney(amount) : undefined },
          startsOn: {},
          endsOn: {},
          active: {},
          reason: { rows: 2, wide: true },
        }}
      />
    </FormDialog>
  )
}
