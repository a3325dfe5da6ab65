import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContractSourceRow, findContractSources } from '#contract/contracts/contracts.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Select } from '#web/kit/select/Select.tsx'
import type { ControlProps } from '#web/kit/form/Field.tsx'

interface SourcePickerProps extends ControlProps {
  readonly source: 'project' | 'agreement' | 'order'
  /** Number of the source of an edited draft. */
  readonly chosenNo: string
  readonly onChoose: (row: ContractSourceRow) => void
}

/** Choice of an awarded project, an agreement or an order; its terms go into the draft. */
export function SourcePicker({ source, chosenNo, onChoose, value, onChange, ...state }: SourcePickerProps) {
  const { t } = useTranslation()
  const [key, setKey] = useState<string>()
  const rows = useOptionalRead(findContractSources, { source }) ?? []
  const keyOf = ({ id, supplierId }: ContractSourceRow) => `${id} ${supplierId}`
  const listed = rows.map((row) => ({ value: keyOf(row), label: `${row.sourceNo} ${row.title} · ${row.supplierName}` }))
  const current = typeof value === 'string' ? value : ''
  const chosen = key ?? listed.find(({ value: each }) => each.startsWith(`${current} `))?.value ?? current
  const options =
    chosen === '' || listed.some((each) => each.value === chosen)
      ? listed
      : [{ value: chosen, label: chosenNo }, ...listed]
  return (
    <Select
      {...state}
      hint={t('common.choose')}
      options={options}
      value={chosen}
      onChange={(next) => {
        const row = rows.find((each) => keyOf(each) === next)
        if (!row) return
        setKey(keyOf(row))
        onChange?.(row.id)
        onChoose(row)
      }}
    />
  )
}
