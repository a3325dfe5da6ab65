import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DeptNode,
  getCatalogDeptIds,
  getDeptListByDeptName,
  getDeptListByIds,
  qryChildList,
} from '#contract/identity/identity.ts'
import { useOptionalRead } from '../../../kit/client/api.ts'
import { useMay } from '../../../kit/client/me.ts'
import { treeOf } from '../../../kit/data/treeNodes.ts'
import type { ControlProps } from '../../../kit/form/Field.tsx'
import { TreeSelect } from '../../../kit/select/TreeSelect.tsx'
import { useDeptLists } from './deptLists.ts'

/** Department filter: a lazily loaded tree with a search over all departments. */
export function DeptSelect({ value, onChange, ...aria }: ControlProps) {
  const { t } = useTranslation()
  const id = typeof value === 'string' ? value : ''
  const isAllowed = useMay()('org.read')
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const searchStr = useDeferredValue(typed.trim())
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>()
  const [chosen] = useOptionalRead(getDeptListByIds, { deptIds: id }, isAllowed && id !== '') ?? []
  const roots = useOptionalRead(qryChildList, {}, isOpen)
  const above = useOptionalRead(getCatalogDeptIds, { deptIds: id }, isOpen && id !== '') ?? []
  // Initially expanded: the root, and the ancestors of the selected department.
  const expanded = unfolded ?? new Set([...(roots ?? []).map(({ deptId }) => deptId), ...above])
  const lists = useDeptLists(isOpen ? [...expanded] : [])
  const found = useOptionalRead(getDeptListByDeptName, { searchStr }, isOpen && searchStr !== '')
  const tree = roots && treeOf(roots, lists, nodeOf)
  const list = found?.sysDeptList.map((dept) => ({ ...nodeOf(dept), note: dept.fullDeptName, hasChildren: false }))
  return (
    <TreeSelect
      {...aria}
      disabled={!isAllowed}
      text={id === '' ? '' : (chosen?.deptName ?? '')}
      placeholder={t('common.all')}
      value={id}
      onToggle={(next) => {
        setIsOpen(next)
        setTyped('')
      }}
      typed={typed}
      onType={setTyped}
      nodes={searchStr === '' ? tree : list}
      expanded={expanded}
      onExpand={setUnfolded}
      onChange={(next) => onChange?.(next)}
    />
  )
}

const nodeOf = ({ deptId, deptName, hasChild }: DeptNode) => ({ id: deptId, name: deptName, hasChildren: hasChild })
