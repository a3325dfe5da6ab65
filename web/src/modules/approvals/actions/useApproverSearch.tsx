import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listApprovers } from '#contract/approvals/approvalTasks.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Select } from '#web/kit/select/Select.tsx'

/** Search for people who may approve, and the field that chooses one of those found. */
export function useApproverSearch() {
  const { t } = useTranslation()
  const me = useMe()?.userInfo.userId
  const [keyword, setKeyword] = useState('')
  const found = useOptionalRead(listApprovers, keyword.trim() === '' ? {} : { keyword: keyword.trim() }) ?? []
  const options = found
    .filter(({ userId }) => userId !== me)
    .map(({ userId, userName, deptName }) => ({ value: userId, label: `${userName} · ${deptName}` }))
  return {
    search: (
      <Field
        label={t('approvals.findPerson')}
        value={keyword}
        onChange={(text) => setKeyword(String(text))}
        control={<Input type="search" maxLength={40} placeholder={t('approvalRules.findPerson')} />}
      />
    ),
    control: <Select hint={t('common.choose')} options={options} />,
    hint: options.length === 0 ? t('approvalRules.noPerson') : undefined,
  }
}
