import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { listApprovers, transferTask } from '#contract/approvals/approvals.ts'
import { usePeek, useWrite } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Field } from '#web/kit/Field.tsx'
import { useMe } from '#web/kit/me.ts'
import { succeed } from '#web/kit/messages.ts'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { TextArea, TextBox } from '#web/kit/TextBox.tsx'
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
  const found = usePeek(listApprovers, keyword.trim() === '' ? {} : { keyword: keyword.trim() }) ?? []
  const people = found.filter(({ userId }) => userId !== me)
  const chosen = people.some(({ userId }) => userId === toUserId) ? toUserId : ''
  const transfer = useWrite(transferTask, {
    onDone: () => {
      succeed(t('approvals.transferred'))
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
      <Button look="solid" busy={transfer.isPending} onClick={onTransfer}>
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
          control={<TextBox type="search" maxLength={40} placeholder={t('approvalRules.findPerson')} />}
        />
        <Field
          label={t('approvals.transferTo')}
          required
          value={chosen}
          onChange={(id) => setToUserId(String(id))}
          error={missing(t('approvals.transferTo'), chosen)}
          hint={people.length === 0 ? t('approvalRules.noPerson') : undefined}
          control={
            <SelectBox
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
