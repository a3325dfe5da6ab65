import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listReviewedRoles, listReviewers, openAccessReview } from '#contract/accessReviews/accessReviews.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { useDebounced } from '#web/kit/format/useDebounced.ts'
import { useName } from '#web/kit/format/useName.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { DeptsPicker } from '#web/modules/identity/departments/DeptPicker.tsx'

/** Opens a review: what it is about, until when, and who decides. */
export function OpenReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('accessReviews.add')}
      route={openAccessReview}
      initial={{ name: '', dueOn: dayFromToday(14), roleIds: [], deptIds: [] }}
      labels="accessReviews.form"
      note={<p>{t('accessReviews.openNote')}</p>}
      fields={{
        name: { wide: true },
        roleIds: { control: <RolesChoice />, wide: true },
        deptIds: { control: <DeptsPicker />, wide: true },
        dueOn: {},
        reviewerId: { control: <ReviewerPicker /> },
      }}
      submit={t('accessReviews.open')}
      onClose={onClose}
    />
  )
}

function RolesChoice(control: ControlProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const options = useRead(listReviewedRoles, {}).map((role) => ({
    value: role.id,
    label: nameOf(role),
    note: role.code,
  }))
  return <MultiSelect {...control} placeholder={t('accessReviews.allRoles')} options={options} max={20} />
}

/** Picker of one reviewer; the last one chosen counts. */
function ReviewerPicker({ value, onChange, ...aria }: ControlProps) {
  const { t } = useTranslation()
  const [typed, onType] = useState('')
  const keyword = useDebounced(typed).trim()
  const found = useOptionalRead(listReviewers, keyword === '' ? {} : { keyword })?.map(
    ({ userId, userName, deptName }) => ({ value: userId, label: `${userName} · ${deptName}` }),
  )
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const chosen = typeof value === 'string' && value !== '' ? value : undefined
  const own = chosen === undefined ? [] : [{ value: chosen, label: known.get(chosen) ?? '' }]
  return (
    <MultiSelect
      {...aria}
      options={[...own, ...(found ?? []).filter((each) => each.value !== chosen)]}
      search={{ typed, onType, found }}
      placeholder={t('accessReviews.managers')}
      value={chosen === undefined ? [] : [chosen]}
      onChange={(values) => {
        const next = values.findLast((each) => each !== chosen) ?? ''
        const label = found?.find((each) => each.value === next)?.label
        if (label !== undefined) setKnown((all) => new Map([...all, [next, label]]))
        onChange?.(next)
      }}
      max={1}
    />
  )
}
