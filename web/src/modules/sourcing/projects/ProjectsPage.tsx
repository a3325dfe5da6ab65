import { useTranslation } from 'react-i18next'
import { countMyProjects, exportMyProjects, listMyProjects, type ProjectTab } from '#contract/sourcing/projects.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { KindDialog } from './KindDialog.tsx'
import { projectColumns } from './projectColumns.tsx'
import { useProjectActions } from './useProjectActions.ts'
import { useProjectFilters } from './useProjectFilters.tsx'

export const tabs = ['all', 'draft', 'approval', 'open', 'award', 'ended'] as const satisfies readonly ProjectTab[]

/** Projects of the department and its subtree, by next step. */
export function ProjectsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(listMyProjects)
  const counts = useOptionalRead(countMyProjects, {}) ?? []
  return (
    <Page
      title={t('projects.title')}
      purpose={t('projects.purpose')}
      actions={<AddButton label={t('projects.add')} renderDialog={(close) => <KindDialog onClose={close} />} />}
    >
      <RecordPanel
        texts="projects"
        route={listMyProjects}
        exported={exportMyProjects}
        rowKey={({ id }) => id}
        columns={projectColumns}
        filters={useProjectFilters()}
        tabs={{
          label: t('projects.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as ProjectTab }),
          options: tabs.map((value) => ({
            value,
            label: t(`projects.tab.${value}`),
            count: counts.find((each) => each.tab === value)?.count,
          })),
        }}
        actions={useProjectActions()}
      />
    </Page>
  )
}
