import { useTranslation } from 'react-i18next'
import { exportTenantProjects, listTenantProjects, type ProjectTab } from '#contract/sourcing/projects.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { DeptSelect } from '#web/modules/identity/departments/DeptSelect.tsx'
import { overseenColumns } from './projectColumns.tsx'
import { tabs } from './ProjectsPage.tsx'
import { useProjectFilters } from './useProjectFilters.tsx'

/** Projects of all departments for operators, read-only. */
export function TenantProjectsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(listTenantProjects)
  const byDept = { name: 'deptId', label: t('projects.dept'), control: <DeptSelect /> }
  return (
    <Page title={t('projects.tenant.title')} purpose={t('projects.tenant.purpose')}>
      <RecordPanel
        texts="projects"
        route={listTenantProjects}
        exported={exportTenantProjects}
        rowKey={({ id }) => id}
        columns={overseenColumns}
        filters={[...(may('org.read') ? [byDept] : []), ...useProjectFilters()]}
        tabs={{
          label: t('projects.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as ProjectTab }),
          options: tabs.map((value) => ({ value, label: t(`projects.tab.${value}`) })),
        }}
        actions={{}}
      />
    </Page>
  )
}
