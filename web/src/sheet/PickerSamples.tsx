import { useState } from 'react'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { MovableTree } from '#web/kit/data/MovableTree.tsx'
import { TreeSelect } from '#web/kit/select/TreeSelect.tsx'
import { departments, states, suppliers } from './samples.ts'
import { Sample } from './Sample.tsx'
import { RegionPicker } from './RegionPicker.tsx'

export function PickerSamples() {
  return (
    <Section title="选择">
      <FieldGrid columns={4}>
        <Sample label="状态" control={<Select hint="全部" options={states} />} />
        <Sample label="供应商" control={<Select hint="请选择供应商" options={suppliers} />} initial="s1" />
        <Sample label="必选" required control={<Select hint="请选择" options={suppliers} />} error="请选择必选" />
        <Sample label="不可选" control={<Select disabled hint="请选择" options={states} />} />
        <Sample
          label="品类（多选）"
          control={<MultiSelect options={suppliers} placeholder="请选择" max={2} />}
          initial={['s1', 's2', 's3']}
        />
        <Sample label="人员（搜索）" control={<People />} initial={['s2']} />
        <Sample label="地区" control={<RegionPicker />} />
        <Sample label="部门" control={<Departments />} />
      </FieldGrid>
      <MovableDepartments />
    </Section>
  )
}

/** Found as a server would: only what matches is at hand. */
function People({ value, onChange, ...aria }: ControlProps) {
  const [typed, onType] = useState('')
  const found = suppliers.filter(({ label }) => label.includes(typed.trim()))
  return (
    <MultiSelect
      {...aria}
      placeholder="搜索姓名或账号"
      options={suppliers}
      search={{ typed, onType, found }}
      value={value}
      onChange={(chosen) => onChange?.(chosen)}
    />
  )
}

function Departments({ value, onChange, ...aria }: ControlProps) {
  const [typed, setTyped] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['d1', 'd2']))
  const id = typeof value === 'string' ? value : ''
  return (
    <TreeSelect
      {...aria}
      text={id}
      placeholder="全部"
      value={id}
      onToggle={() => setTyped('')}
      typed={typed}
      onType={setTyped}
      nodes={departments}
      expanded={expanded}
      onExpand={setExpanded}
      onChange={(chosen) => onChange?.(chosen)}
    />
  )
}

function MovableDepartments() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['d1', 'd2']))
  return (
    <MovableTree
      label="可拖动的部门"
      nodes={departments}
      expanded={expanded}
      onExpand={setExpanded}
      selection="one"
      chosen={new Set(['d2'])}
      onChoose={() => undefined}
      mayDrag={(id) => id !== 'd1'}
      mayDrop={(_id, { position }) => position === 'on'}
      onMove={() => undefined}
    />
  )
}
