import { useTranslation } from 'react-i18next'
import { returnToStep } from '#contract/approvals/approvalActions.ts'
import { Id, shape, Text, Type } from '#contract/kit/schema.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { openStepOf } from '../rounds.ts'
import type { RoundDialogProps } from './AddApproverDialog.tsx'

const Draft = shape({ step: Type.String({ minLength: 1 }), opinion: Text(200), instanceId: Id })

/** Returns a document to an earlier step, which is decided again. */
export function ReturnDialog({ round, onClose }: RoundDialogProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const now = openStepOf(round) ?? 0
  const form = useForm({
    route: returnToStep,
    schema: Draft,
    initial: { instanceId: round.instanceId, step: '1', opinion: '' },
    labels: 'approvalActions.returned',
    toInput: ({ step, opinion }) => ({
      instanceId: round.instanceId,
      docVersion: round.docVersion,
      step: Number(step),
      opinion,
    }),
    onDone: () => {
      toast.success(t('common.done'))
      onClose()
    },
  })
  const options = round.steps
    .filter(({ step }) => step < now)
    .map((each) => ({ value: String(each.step), label: nameOf(each) }))
  return (
    <FormDialog of={form} title={t('approvalActions.action.returnTo')} width={480} onClose={onClose}>
      <Fields
        of={form}
        columns={1}
        fields={{ step: { control: <Select options={options} /> }, opinion: { as: 'lines', rows: 3 } }}
      />
    </FormDialog>
  )
}
