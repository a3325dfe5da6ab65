import { useTranslation } from 'react-i18next'
import type { Contract } from '#contract/contracts/contract.ts'
import { changeContract } from '#contract/contracts/contracts.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'

interface ChangeDialogProps {
  readonly of: Contract
  readonly onClose: () => void
}

const kinds = {
  active: ['extension', 'amount', 'terms', 'suspension', 'termination'],
  suspended: ['resumption', 'termination'],
} as const

/** Dialog that proposes a change of a contract in force. */
export function ChangeDialog({ of: { id, version, status, validTo, gross }, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const possible = kinds[status === 'suspended' ? 'suspended' : 'active']
  const form = useForm({
    route: changeContract,
    fixed: { id, version },
    initial: { kind: possible[0], validTo: null, gross: null, terms: '', note: '' },
    labels: 'contracts.change',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const { kind } = form.values
  return (
    <FormDialog of={form} title={t('contracts.changeTitle')} submit={t('contracts.action.submit')} onClose={onClose}>
      <Stack>
        <p>{t('contracts.changeNote')}</p>
        <Fields
          of={form}
          columns={1}
          fields={{
            kind: { options: possible.map((value) => ({ value, label: t(`contracts.changeKinds.${value}`) })) },
            validTo: kind === 'extension' && { required: true, hint: t('contracts.endsNow', { day: validTo }) },
            gross: kind === 'amount' && { required: true, hint: t('contracts.amountNow', { amount: gross }) },
            terms: kind !== 'extension' && kind !== 'amount' && { as: 'lines', rows: 4, required: kind === 'terms' },
            note: { as: 'lines', rows: 2 },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
