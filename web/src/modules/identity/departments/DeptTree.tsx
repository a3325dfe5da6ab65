import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeptNode, getCatalogDeptIds, qryChildList } from '#contract/identity/identity.ts'
import { useOptionalRead, useRead } from '../../../kit/client/api.ts'
import { Empty } from '../../../kit/ui/Empty.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { TreeItem } from '#web/kit/data/TreeItem.tsx'

export interface DeptChoice {
  readonly chosen: readonly string[]
  readonly onChoose: (department: DeptNode) => void
  /** Departments that are shown but cannot be chosen. */
  readonly isOff?: ((department: DeptNode) => boolean) | undefined
}

/**
 * Department tree; loads children when a node is expanded. Initially expanded: the root, and the ancestors of selected
 * departments.
 */
export function DeptTree(choice: DeptChoice) {
  const { t } = useTranslation()
  const [atFirst] = useState(choice.chosen.join(','))
  const above = useOptionalRead(getCatalogDeptIds, { deptIds: atFirst }, atFirst !== '') ?? []
  const departments = useRead(qryChildList, {})
  if (departments.length === 0) return <Empty illustration="box" title={t('organisation.none')} />
  return (
    <ul>
      {departments.map((department) => (
        <Branch key={department.deptId} {...choice} department={department} level={0} above={above} />
      ))}
    </ul>
  )
}

interface BelowProps extends DeptChoice {
  readonly level: number
  readonly above: readonly string[]
}

function Branch({ department, ...rest }: BelowProps & { readonly department: DeptNode }) {
  const { deptId, hasChild } = department
  const [toggled, setToggled] = useState<boolean>()
  const open = toggled ?? (rest.level === 0 || rest.above.includes(deptId))
  return (
    <DeptItem
      {...rest}
      department={department}
      note={department.deptCode}
      open={open}
      onToggle={hasChild ? () => setToggled(!open) : undefined}
    >
      <Suspense fallback={<Skeleton rows={1} />}>
        <Below {...rest} deptId={deptId} level={rest.level + 1} />
      </Suspense>
    </DeptItem>
  )
}

function Below({ deptId, ...rest }: BelowProps & { readonly deptId: string }) {
  const departments = useRead(qryChildList, { deptId })
  return departments.map((department) => <Branch key={department.deptId} department={department} {...rest} />)
}

interface DeptItemProps extends DeptChoice {
  readonly department: DeptNode
  readonly note: string
  readonly level?: number
  readonly open?: boolean
  readonly onToggle?: (() => void) | undefined
  readonly children?: ReactNode
}

/** Selectable department, in a tree or in search results. */
export function DeptItem({ department, chosen, onChoose, isOff, level = 0, open = false, ...rest }: DeptItemProps) {
  const isChosen = chosen.includes(department.deptId)
  return (
    <TreeItem
      level={level}
      name={department.deptName}
      open={open}
      onToggle={undefined}
      chosen={isChosen}
      off={!isChosen && isOff?.(department) === true}
      onChoose={() => onChoose(department)}
      {...rest}
    />
  )
}
