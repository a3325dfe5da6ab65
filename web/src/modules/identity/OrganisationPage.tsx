import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { DeptTree } from '#web/modules/identity/departments/DeptTree.tsx'
import { Panel } from '#web/kit/office/Panel.tsx'
import { TreeItem } from '#web/kit/office/TreeItem.tsx'
import { Page } from '#web/kit/Page.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { useQueryOf } from '#web/kit/url.ts'
import css from './OrganisationPage.module.css'
import { People } from './People.tsx'

/** The departments, and beside them the people of the one that is chosen. */
export function OrganisationPage() {
  const { t } = useTranslation()
  const [{ deptId }, setQuery] = useQueryOf(qryDeptUsers)
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
        <Panel>
          <People />
        </Panel>
      </div>
    </Page>
  )
}
