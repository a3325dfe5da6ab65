import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getDepartment, moveDepartment } from '#contract/identity/departments.ts'
import { type DeptNode, getCatalogDeptIds, qryChildList } from '#contract/identity/identity.ts'
import { call, useOptionalRead, useRead, useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { MovableTree, type TreePlace } from '#web/kit/data/MovableTree.tsx'
import { newestById, treeOf } from '#web/kit/data/treeNodes.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useDeptLists } from './deptLists.ts'
import { mayMoveDepartment, mayPutDepartment, moveOf, parentAt } from './departmentMove.ts'

interface OrganisationTreeProps {
  /** Selected department; undefined: everyone. */
  readonly deptId: string | undefined
  readonly onChoose: (deptId: string | undefined) => void
}

const EVERYBODY = 'everybody'

/** Department tree, loaded lazily; operators with the permission move departments by drag and drop. */
export function OrganisationTree({ deptId, onChoose }: OrganisationTreeProps) {
  const { t } = useTranslation()
  const mayManage = useMay()('org.manage')
  const [atFirst] = useState(deptId ?? '')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>()
  const roots = useRead(qryChildList, {})
  const above = useOptionalRead(getCatalogDeptIds, { deptIds: atFirst }, atFirst !== '') ?? []
  const expanded = unfolded ?? new Set([...roots.map(idOf), ...above])
  const lists = useDeptLists([...expanded])
  const known = newestById(roots, lists, idOf)
  const write = useWrite(moveDepartment, {
    onDone: (_, { pDeptId }) => {
      // Shows where the department went.
      setUnfolded(new Set([...expanded, pDeptId]))
      toast.success(t('common.done'))
    },
  })

  async function move(id: string, place: TreePlace) {
    const [moved, target] = await Promise.all([
      call(getDepartment, { deptId: id }),
      call(getDepartment, { deptId: place.id }),
    ])
    const input = moveOf(moved, target, place)
    if (!input) return
    const names = { name: moved.deptName, parent: parentAt(place, known)?.deptName ?? '' }
    const isSure = () =>
      confirm({
        title: t('departments.moveConfirm'),
        text: t('departments.moveText', names),
        ok: t('departments.moveOk'),
        cancel: t('common.cancel'),
      })
    // Reordering among siblings needs no confirmation, because it is easily undone.
    if (input.pDeptId === moved.pDeptId || (await isSure())) write.mutate(input)
  }

  if (roots.length === 0) return <Empty illustration="box" title={t('organisation.none')} />
  const everybody = { id: EVERYBODY, name: t('organisation.everybody'), hasChildren: false }
  return (
    <MovableTree
      label={t('organisation.departments')}
      nodes={[everybody, ...treeOf(roots, lists, nodeOf)]}
      expanded={expanded}
      onExpand={setUnfolded}
      selection="one"
      chosen={new Set([deptId ?? EVERYBODY])}
      onChoose={([chosen = deptId ?? EVERYBODY]) => onChoose(chosen === EVERYBODY ? undefined : chosen)}
      mayDrag={(id) => mayManage && mayMoveDepartment(id, known)}
      mayDrop={(id, place) => mayPutDepartment(id, place, known)}
      onMove={(id, place) => void move(id, place)}
    />
  )
}

const idOf = ({ deptId }: DeptNode) => deptId
const nodeOf = ({ deptId, deptName, deptCode, hasChild }: DeptNode) => ({
  id: deptId,
  name: deptName,
  note: deptCode,
  hasChildren: hasChild,
})
