import { useTranslation } from 'react-i18next'
import { exportAgencyProjects, listAgencyProjects } from '#contract/sourcing/agencies/appointments.ts'
import type { ProjectTab } from '#contract/sourcing/projects.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { projectColumns } from '../projects/projectColumns.tsx'
import { tabs } from '../projects/ProjectsPage.tsx'
import { useProjectActions } from '../projects/useProjectActions.ts'
import { useProjectFilters } from '../projects/useProjectFilters.tsx'

/** Projects that the agency of the person runs, with what it may do. */
export function AgencyProjectsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(listAgencyProjects)
  const [kind] = useProjectFilters()
  const { edit, submit, publish, withdraw, recall } = useProjectActions()
  return (
    <Page title={t('agencies.mine.title')} purpose={t('agencies.mine.purpose')}>
      <RecordPanel
        texts="projects"
        route={listAgencyProjects}
        exported={exportAgencyProjects}
        rowKey={({ id }) => id}
        columns={[
          ...projectColumns.filter(({ key }) => key !== 'budgetAmount'),
          {
            key: 'agencyScope',
            desk: true,
            render: ({ scope }) => <Tags of={scope.map((part) => t(`agencies.scope.${part}`))} max={3} />,
          },
        ]}
        filters={kind ? [kind] : []}
        tabs={{
          label: t('projects.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as ProjectTab }),
          options: tabs.map((value) => ({ value, label: t(`projects.tab.${value}`) })),
        }}
        actions={{ edit, submit, publish, withdraw, recall }}
      />
    </Page>
  )
}
