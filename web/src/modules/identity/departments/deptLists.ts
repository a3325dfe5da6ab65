import { type DeptNode, qryChildList } from '#contract/identity/identity.ts'
import { useDatedReadMany } from '#web/kit/client/useReadMany.ts'
import type { ChildLists } from '#web/kit/data/treeNodes.ts'

/** Lists of the departments directly below these, as far as they are loaded. */
export function useDeptLists(ids: readonly string[]): ChildLists<DeptNode> {
  const lists = useDatedReadMany(
    qryChildList,
    ids.map((deptId) => ({ deptId })),
  )
  return new Map(ids.flatMap((id, index) => (lists[index] ? [[id, lists[index]]] : [])))
}
