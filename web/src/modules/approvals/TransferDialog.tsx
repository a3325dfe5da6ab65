import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { listApprovers, transferTask } from '#contract/approvals/approvalTasks.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { TextArea, Input } from '#web/kit/form/Input.tsx'
import css from './TransferDialog.module.css'

interface TransferDialogProps {
  readonly instanceId: string
  readonly onClose: () => void
}

/** Hands my step to somebody else who may decide. */
export function TransferDialog({ instanceId, onClose }: TransferDialogProps) {
  const { t } = useTranslation()
  const me = useMe()?.userInfo.userId
  const navigate = useNavigate()
  const [keyword, setKeyword] = useState('')
  const [toUserId, setToUserId] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const found = useOptionalRead(listApprovers, keyword.trim() === '' ? {} : { keyword: keyword.trim() }) ?? []
  const people = found.filter(({ userId }) => userId !== me)
  const chosen = people.some(({ userId }) => userId === toUserId) ? toUserId : ''
  const transfer = useWrite(transferTask, {
    onDone: () => {
      toast.success(t('approvals.transferred'))
      void navigate('/orderApproval')
    },
  })
  const missing = (label: string, value: string) =>
    tried && value === '' ? t('common.check.required', { label }) : undefined
  const onTransfer = () => {
    setTried(true)
    if (chosen !== '' && reason.trim() !== '') transfer.mutate({ instanceId, toUserId: chosen, reason: reason.trim() })
  }
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button variant="solid" busy={transfer.isPending} onClick={onTransfer}>
        {t('approvals.transfer')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('approvals.transfer')} place="bottom" onClose={onClose} foot={foot}>
      <p>{t('approvals.transferText')}</p>
      <div className={css['fields']}>
        <Field
          label={t('approvals.findPerson')}
          value={keyword}
          onChange={(text) => setKeyword(String(text))}
          control={<Input type="search" maxLength={40} placeholder={t('approvalRules.findPerson')} />}
        />
        <Field
          label={t('approvals.transferTo')}
          required
          value={chosen}
          onChange={(id) => setToUserId(String(id))}
          error={missing(t('approvals.transferTo'), chosen)}
          hint={people.length === 0 ? t('approvalRules.noPerson') : undefined}
          control={
            <Select
              hint={t('common.choose')}
              options={people.map(({ userId, userName, deptName }) => ({
                value: userId,
                label: `${userName} · ${deptName}`,
              }))}
            />
          }
        />
        <Field
          label={t('common.reason')}
          required
          value={reason}
          onChange={(text) => setReason(String(text))}
          error={missing(t('common.reason'), reason.trim())}
          control={<TextArea rows={3} maxLength={200} />}
        />
      </div>
    </Dialog>
  )
}
