import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeptNode, qryChildList } from '#contract/identity.ts'
import { useRead } from '#web/kit/api.ts'
import { Empty } from '#web/kit/Empty.tsx'
import { Panel } from '#web/kit/office/Panel.tsx'
import { TreeItem } from '#web/kit/office/TreeItem.tsx'
import { Page } from '#web/kit/Page.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'

/** The departments, level by level; what is below one is asked for when it is unfolded. */
export function OrganisationPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('office.organisation.title')} purpose={t('office.organisation.purpose')}>
      <Panel>
        <Suspense fallback={<Skeleton />}>
          <Top />
        </Suspense>
      </Panel>
    </Page>
  )
}

function Top() {
  const { t } = useTranslation()
  const departments = useRead(qryChildList, {})
  if (departments.length === 0) return <Empty drawing="box" title={t('office.organisation.none')} />
  return (
    <ul aria-label={t('office.organisation.title')}>
      {departments.map((department) => (
        <Department key={department.deptId} department={department} level={0} />
      ))}
    </ul>
  )
}

function Department({ department, level }: { readonly department: DeptNode; readonly level: number }) {
  const { deptId, deptName, deptCode, hasChild } = department
  const [open, setOpen] = useState(level === 0)
  return (
    <TreeItem
      level={level}
      name={deptName}
      note={deptCode}
      open={open}
      onToggle={hasChild ? () => setOpen(!open) : undefined}
    >
      <Suspense fallback={<Skeleton rows={1} />}>
        <Below deptId={deptId} level={level + 1} />
      </Suspense>
    </TreeItem>
  )
}

function Below({ deptId, level }: { readonly deptId: string; readonly level: number }) {
  const departments = useRead(qryChildList, { deptId })
  return departments.map((department) => <Department key={department.deptId} department={department} level={level} />)
}
