import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listApprovers, transferTask } from '#contract/approvals/approvalTasks.ts'
import type { StuckApproval } from '#contract/approvals/stuckApprovals.ts'
import { Id, Optional, shape, Text } from '#contract/kit/schema.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'

interface HandOverDialogProps {
  readonly approval: StuckApproval
  readonly onClose: () => void
}

const HandOver = shape({ fromUserId: Optional(Id), toUserId: Id, reason: Text(200) })

/** Gives the open task of an approval to somebody who may decide; where several hold one, whose is chosen. */
export function HandOverDialog({ approval: { instanceId, title, holders }, onClose }: HandOverDialogProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const found = useOptionalRead(listApprovers, keyword.trim() === '' ? {} : { keyword: keyword.trim() }) ?? []
  const labelled = (people: StuckApproval['holders']) =>
    people.map(({ userId, userName, deptName }) => ({ value: userId, label: `${userName} · ${deptName}` }))
  const receivers = found.filter(({ userId }) => holders.every((holder) => holder.userId !== userId))
  const [holder] = holders
  const form = useForm({
    route: transferTask,
    fixed: { instanceId },
    schema: HandOver,
    initial: holder && { fromUserId: holder.userId },
    labels: 'stuckApprovals.handOverField',
    onDone: () => (toast.success(t('stuckApprovals.handedOver')), onClose()),
  })
  return (
    <FormDialog
      of={form}
      title={t('stuckApprovals.action.handOver')}
      submit={t('stuckApprovals.action.handOver')}
      width={480}
      onClose={onClose}
    >
      <Stack>
        <p>{t('stuckApprovals.handOverText', { title })}</p>
        <Field
          label={t('approvals.findPerson')}
          value={keyword}
          onChange={(text) => (setKeyword(String(text)), form.set({ toUserId: '' }))}
          control={<Input type="search" maxLength={40} placeholder={t('approvalRules.findPerson')} />}
        />
        <Fields
          of={form}
          columns={1}
          fields={{
            fromUserId: holders.length > 1 && { required: true, control: <Select options={labelled(holders)} /> },
            toUserId: {
              control: <Select hint={t('common.choose')} options={labelled(receivers)} />,
              hint: receivers.length === 0 ? t('approvalRules.noPerson') : undefined,
            },
            reason: {},
          }}
        />
      </Stack>
    </FormDialog>
  )
}
