import { useTranslation } from 'react-i18next'
import { requestBudgetChange } from '#contract/ledger/budgetChanges.ts'
import { type Fund, listBudgets } from '#contract/ledger/ledger.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'

interface RequestDialogProps {
  readonly fund: Fund
  readonly onClose: () => void
}

const kinds = ['increase', 'decrease', 'transfer'] as const
/** The most budgets to choose from. */
const limit = 200

/** Form in which a change of a budget is requested. */
export function RequestDialog({ fund, onClose }: RequestDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: requestBudgetChange,
    fixed: { fundId: fund.id },
    initial: { kind: 'increase' },
    labels: 'budgetChanges.form',
    prune: ({ toFundId, ...values }) =>
      values.kind === 'transfer' && toFundId !== undefined ? { ...values, toFundId } : values,
    onDone: () => (toast.success(t('budgetChanges.requested')), onClose()),
  })
  const isTransfer = form.values.kind === 'transfer'
  const others = useOptionalRead(listBudgets, { kind: fund.kind, limit })?.records ?? []
  return (
    <FormDialog of={form} title={t('budgetChanges.request')} submit={t('budgetChanges.submit')} onClose={onClose}>
      <Stack>
        <DescriptionList
          variant="strip"
          items={[
            { label: t('budgets.dept'), value: fund.deptName },
            { label: t('budgets.amount'), value: <Amount value={fund.amount} /> },
            { label: t('budgets.available'), value: <Amount value={fund.available} /> },
          ]}
        />
        <Fields
          of={form}
          fields={{
            kind: {
              control: (
                <Select
                  options={kinds.map((value) => ({
                    value,
                    label: t(`budgetChanges.field.kind.options.${value}`),
                  }))}
                />
              ),
            },
            amount: {},
            toFundId: isTransfer && {
              wide: true,
              required: true,
              control: (
                <Select
                  hint={t('budgetChanges.chooseTarget')}
                  options={others
                    .filter(({ id, active }) => active && id !== fund.id)
                    .map(({ id, deptName, name }) => ({ value: id, label: `${deptName} · ${name}` }))}
                />
              ),
            },
            reason: { rows: 3, wide: true },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
