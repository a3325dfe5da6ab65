import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeptNode, qryChildList } from '#contract/identity.ts'
import { useRead } from '#web/kit/api.ts'
import { Empty } from '#web/kit/Empty.tsx'
import { TreeItem } from '#web/kit/office/TreeItem.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'

interface Choice {
  readonly chosen: string | undefined
  readonly onChoose: (deptId: string | undefined) => void
}

/** The departments, level by level; what is below one is asked for when it is unfolded. */
export function DepartmentTree({ chosen, onChoose }: Choice) {
  const { t } = useTranslation()
  const departments = useRead(qryChildList, {})
  if (departments.length === 0) return <Empty drawing="box" title={t('office.organisation.none')} />
  return (
    <ul>
      <TreeItem
        level={0}
        name={t('office.organisation.everybody')}
        open={false}
        onToggle={undefined}
        chosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {departments.map((department) => (
        <Department key={department.deptId} department={department} level={0} chosen={chosen} onChoose={onChoose} />
      ))}
    </ul>
  )
}

interface DepartmentProps extends Choice {
  readonly department: DeptNode
  readonly level: number
}

function Department({ department, level, chosen, onChoose }: DepartmentProps) {
  const { deptId, deptName, deptCode, hasChild } = department
  const [open, setOpen] = useState(level === 0)
  return (
    <TreeItem
      level={level}
      name={deptName}
      note={deptCode}
      open={open}
      onToggle={hasChild ? () => setOpen(!open) : undefined}
      chosen={chosen === deptId}
      onChoose={() => onChoose(deptId)}
    >
      <Suspense fallback={<Skeleton rows={1} />}>
        <Below deptId={deptId} level={level + 1} chosen={chosen} onChoose={onChoose} />
      </Suspense>
    </TreeItem>
  )
}

function Below({ deptId, ...rest }: Choice & { readonly deptId: string; readonly level: number }) {
  const departments = useRead(qryChildList, { deptId })
  return departments.map((department) => <Department key={department.deptId} department={department} {...rest} />)
}
