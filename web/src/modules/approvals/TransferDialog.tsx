import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { listApprovers, transferTask } from '#contract/approvals/approvalTasks.ts'
import { Id, shape, Text } from '#contract/kit/schema.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'

interface TransferDialogProps {
  readonly instanceId: string
  readonly inbox: string
  readonly onClose: () => void
}

/** Draft of a transfer with its reason. */
const TransferDraft = shape({ toUserId: Id, reason: Text(200) })

/** Dialog that transfers the person's step to another approver. */
export function TransferDialog({ instanceId, inbox, onClose }: TransferDialogProps) {
  const { t } = useTranslation()
  const me = useMe()?.userInfo.userId
  const navigate = useNavigate()
  const [keyword, setKeyword] = useState('')
  const found = useOptionalRead(listApprovers, keyword.trim() === '' ? {} : { keyword: keyword.trim() }) ?? []
  const people = found.filter(({ userId }) => userId !== me)
  const form = useForm({
    route: transferTask,
    fixed: { instanceId },
    schema: TransferDraft,
    labels: 'approvals.transferField',
    onDone: () => {
      toast.success(t('approvals.transferred'))
      void navigate(inbox)
    },
  })
  const onKeyword = (text: unknown) => {
    setKeyword(String(text))
    form.set({ toUserId: '' })
  }
  const options = people.map(({ userId, userName, deptName }) => ({
    value: userId,
    label: `${userName} · ${deptName}`,
  }))
  return (
    <FormDialog
      of={form}
      title={t('approvals.transfer')}
      submit={t('approvals.transfer')}
      width={480}
      onClose={onClose}
    >
      <Stack>
        <p>{t('approvals.transferText')}</p>
        <Field
          label={t('approvals.findPerson')}
          value={keyword}
          onChange={onKeyword}
          control={<Input type="search" maxLength={40} placeholder={t('approvalRules.findPerson')} />}
        />
        <Fields
          of={form}
          columns={1}
          fields={{
            toUserId: {
              control: <Select hint={t('common.choose')} options={options} />,
              hint: people.length === 0 ? t('approvalRules.noPerson') : undefined,
            },
            reason: {},
          }}
        />
      </Stack>
    </FormDialog>
  )
}
