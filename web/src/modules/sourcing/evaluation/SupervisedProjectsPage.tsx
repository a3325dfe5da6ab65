import { useTranslation } from 'react-i18next'
import { exportSupervisedProjects, listSupervisedProjects } from '#contract/sourcing/evaluation/evaluation.ts'
import type { ProjectTab } from '#contract/sourcing/projects.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { overseenColumns } from '../projects/projectColumns.tsx'
import { tabs } from '../projects/ProjectsPage.tsx'
import { useProjectFilters } from '../projects/useProjectFilters.tsx'

const shown = tabs.filter((tab) => tab !== 'draft')

/** Projects that the person supervises, read-only. */
export function SupervisedProjectsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(listSupervisedProjects)
  const [kind] = useProjectFilters()
  return (
    <Page title={t('evaluation.supervised.title')} purpose={t('evaluation.supervised.purpose')}>
      <RecordPanel
        texts="projects"
        route={listSupervisedProjects}
        exported={exportSupervisedProjects}
        rowKey={({ id }) => id}
        columns={overseenColumns}
        filters={kind ? [kind] : []}
        tabs={{
          label: t('projects.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as ProjectTab }),
          options: shown.map((value) => ({ value, label: t(`projects.tab.${value}`) })),
        }}
        actions={{}}
      />
    </Page>
  )
}
