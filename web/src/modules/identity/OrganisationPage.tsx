import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { DeptTree } from '#web/modules/identity/departments/DeptTree.tsx'
import { TreeItem } from '#web/kit/data/TreeItem.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import css from './OrganisationPage.module.css'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { People } from './People.tsx'

/** The departments, and beside them the people of the one that is chosen. */
export function OrganisationPage() {
  const { t } = useTranslation()
  const [{ deptId }, setQuery] = useUrlQuery(qryDeptUsers)
  return (
    <Page title={t('organisation.title')} purpose={t('organisation.purpose')}>
      <div className={css['panes']}>
        <nav className={`card ${css['tree']}`} aria-label={t('organisation.departments')}>
          <Suspense fallback={<Skeleton />}>
            <DeptTree
              chosen={deptId === undefined ? [] : [deptId]}
              onChoose={(department) => setQuery({ deptId: department.deptId })}
              first={
                <TreeItem
                  level={0}
                  name={t('organisation.everybody')}
                  open={false}
                  onToggle={undefined}
                  chosen={deptId === undefined}
                  onChoose={() => setQuery({ deptId: undefined })}
                />
              }
            />
          </Suspense>
        </nav>
        <People />
      </div>
    </Page>
  )
}
