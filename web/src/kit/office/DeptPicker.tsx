import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { qryChildList } from '#contract/identity.ts'
import { usePeek } from '../api.ts'
import type { ControlProps } from '../Field.tsx'
import { useMay } from '../me.ts'
import { SelectBox } from '../SelectBox.tsx'
import css from './Picker.module.css'

interface DeptPickerProps extends ControlProps {
  /** The name of what is chosen, where only its id is known. */
  readonly chosen?: string | undefined
}

/** A department, level by level; each level is asked for when it is needed. */
export function DeptPicker({ chosen, value, onChange, ...control }: DeptPickerProps) {
  const { t } = useTranslation()
  const [path, setPath] = useState<readonly string[]>([])
  const isGiven = value !== '' && value !== null && value !== undefined
  const way = isGiven ? path : []
  const choose = (level: number, id: string) => {
    const next = [...way.slice(0, level), ...(id === '' ? [] : [id])]
    setPath(next)
    onChange?.(next.at(-1) ?? '')
  }
  return (
    <span className={css['levels']}>
      {[undefined, ...way].map((deptId, level) => (
        <Level
          key={deptId ?? 'first'}
          deptId={deptId}
          value={way[level] ?? ''}
          hint={level === 0 && isGiven && way.length === 0 && chosen ? chosen : t('office.choose')}
          onChange={(id) => choose(level, id)}
          control={level === 0 ? control : { 'aria-label': t('office.level', { level: level + 1 }) }}
        />
      ))}
    </span>
  )
}

interface LevelProps {
  readonly deptId: string | undefined
  readonly value: string
  readonly hint: string
  readonly onChange: (id: string) => void
  readonly control: object
}

function Level({ deptId, value, hint, onChange, control }: LevelProps) {
  const may = useMay()
  const children = usePeek(qryChildList, deptId === undefined ? {} : { deptId }, may('org.read')) ?? []
  if (deptId !== undefined && children.length === 0) return null
  return (
    <SelectBox
      {...control}
      aria-required={false}
      hint={hint}
      value={value}
      onChange={onChange}
      options={children.map((child) => ({ value: child.deptId, label: child.deptName }))}
    />
  )
}
