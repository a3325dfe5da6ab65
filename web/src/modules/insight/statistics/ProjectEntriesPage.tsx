import { useTranslation } from 'react-i18next'
import * as contract from '#contract/insight/statistics.ts'
import { procedureNames } from '#contract/insight/procedures.ts'
import { projectKinds } from '#contract/sourcing/projectStates.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { useEntryFilters } from './entryFilters.tsx'
import { useDefaultDays } from './useDefaultDays.ts'

/** Projects behind a figure of sourcing. */
export function ProjectEntriesPage() {
  const { t } = useTranslation()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const filters = useEntryFilters(['categoryId'])
  if (!useDefaultDays()) return null
  return (
    <Page
      title={t('insight.projects.title')}
      purpose={t('insight.projects.purpose')}
      backTo={{
        to: '/sourcingStatistics',
        label: t('insight.back'),
        here: t('insight.projects.title'),
        kind: t('insight.projects.title'),
      }}
    >
      <RecordPanel
        texts="insight.projects"
        route={contract.listProjectEntries}
        exported={contract.exportProjectEntries}
        rowKey={({ projectId }) => projectId}
        columns={columnsIn(at)}
        filters={[
          ...filters,
          {
            name: 'kind',
            label: t('insight.projects.field.kind'),
            control: (
              <Select
                hint={t('common.all')}
                options={projectKinds.map((value) => ({ value, label: procedureNames[value][at] }))}
              />
            ),
          },
        ]}
        actions={{}}
      />
    </Page>
  )
}

const columnsIn = (at: 0 | 1): readonly RecordColumn<'insight.projects', contract.ProjectEntry>[] => [
  {
    key: 'title',
    lead: true,
    render: ({ title, projectNo }) => <RowName under={projectNo}>{title}</RowName>,
  },
  { key: 'kind', render: ({ kind }) => procedureNames[kind][at] },
  { key: 'deptName', desk: true, render: ({ deptName }) => deptName },
  {
    key: 'publishedOn',
    sort: 'publishedOn',
    render: ({ publishedOn }) => <span className="num together">{publishedOn}</span>,
  },
  { key: 'awardedOn', desk: true, render: ({ awardedOn }) => <span className="num together">{awardedOn ?? '–'}</span> },
  { key: 'quoted', right: true, desk: true, render: ({ quoted }) => quoted ?? '–' },
  {
    key: 'budget',
    right: true,
    desk: true,
    render: ({ budget }) => (budget === null ? '–' : <Amount value={budget} />),
  },
  {
    key: 'awarded',
    right: true,
    sort: 'awarded',
    render: ({ awarded }) => (awarded === null ? '–' : <Amount value={awarded} />),
  },
]
