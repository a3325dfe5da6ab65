import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountFound, findRestrictable, maxRestrictedAtOnce } from '#contract/restrictions/restrictions.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import type { Option } from '#web/kit/select/options.ts'

const optionOf = ({ userId, userName, userCode, deptName }: AccountFound): Option => ({
  value: userId,
  label: userName,
  note: `${userCode} · ${deptName}`,
})

/** Account picker with search by name or account; one or several. */
export function AccountsPicker({ value, onChange, ...control }: ControlProps) {
  const { t } = useTranslation()
  const [typed, onType] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const [known, setKnown] = useState<readonly Option[]>([])
  const found = useOptionalRead(findRestrictable, keyword === '' ? {} : { keyword })?.map(optionOf)
  const options = [...known, ...(found ?? []).filter((each) => known.every((one) => one.value !== each.value))]
  return (
    <MultiSelect
      {...control}
      placeholder={t('restrictions.findUsers')}
      options={options}
      search={{ typed, onType, found }}
      max={maxRestrictedAtOnce}
      value={value}
      onChange={(ids) => {
        setKnown(options.filter((option) => ids.includes(option.value)))
        onChange?.(ids)
      }}
    />
  )
}
