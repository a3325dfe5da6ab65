import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listManagers } from '#contract/identity/people.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useDebounced } from '#web/kit/format/useDebounced.ts'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import type { PickerAria } from '#web/kit/select/PickerTrigger.tsx'

interface ManagerPickerProps extends PickerAria {
  /** Account that is led: never offered. */
  readonly of: string | undefined
  /** Name of the manager that the account has. */
  readonly name: string
  readonly value?: unknown
  readonly onChange?: (value: string) => void
}

/** Picker of a direct manager: people are searched on the server, and the last one chosen counts. */
export function ManagerPicker({ of, name, value, onChange, ...aria }: ManagerPickerProps) {
  const { t } = useTranslation()
  const [typed, onType] = useState('')
  const keyword = useDebounced(typed).trim()
  const answer = useOptionalRead(listManagers, keyword === '' ? {} : { keyword })
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const found = answer
    ?.filter(({ userId }) => userId !== of)
    .map(({ userId, userName, deptName }) => ({ value: userId, label: `${userName} · ${deptName}` }))
  const chosen = typeof value === 'string' && value !== '' ? value : undefined
  const own = chosen === undefined ? [] : [{ value: chosen, label: known.get(chosen) ?? name }]
  return (
    <MultiSelect
      {...aria}
      options={[...own, ...(found ?? []).filter((each) => each.value !== chosen)]}
      search={{ typed, onType, found }}
      placeholder={t('people.noManager')}
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
