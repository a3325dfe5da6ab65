import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  exportMyEvaluations,
  listMyEvaluations,
  type MyEvaluation,
  type MyEvaluationTab,
} from '#contract/sourcing/evaluation/evaluation.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { taskTones } from './expertTones.ts'
import { scoringPath } from './scoringPath.ts'

const tabs = ['waiting', 'all'] as const satisfies readonly MyEvaluationTab[]

/** Projects that the person scores, with deadlines. */
export function MyEvaluationsPage() {
  const { t } = useTranslation()
  const [{ tab = 'waiting' }, setQuery] = useUrlQuery(listMyEvaluations)
  const columns: readonly Column<MyEvaluation>[] = [
    {
      key: 'title',
      title: t('projects.field.title'),
      sort: 'title',
      lead: true,
      render: ({ id, title, projectNo, deptName }) => (
        <RowName under={`${projectNo} · ${deptName}`} title={title}>
          <Link to={scoringPath(id)} className="tap">
            {title}
          </Link>
        </RowName>
      ),
    },
    {
      key: 'kind',
      title: t('projects.field.kind.label'),
      render: ({ kind }) => t(`projects.kind.${kind}`),
    },
    {
      key: 'status',
      title: t('evaluation.status'),
      render: ({ status }) => <StatusTag tone={taskTones[status]}>{t(`evaluation.taskStatus.${status}`)}</StatusTag>,
    },
    {
      key: 'openedAt',
      title: t('evaluation.openedAt'),
      render: ({ openedAt }) => <ProjectTime at={openedAt} />,
    },
    {
      key: 'dueAt',
      title: t('evaluation.dueAt'),
      sort: 'dueAt',
      render: ({ dueAt }) => <ProjectTime at={dueAt} />,
    },
    {
      key: 'submittedAt',
      title: t('evaluation.submittedAt'),
      desk: true,
      render: ({ submittedAt }) => <ProjectTime at={submittedAt} />,
    },
  ]
  return (
    <ListPage
      title={t('evaluation.mine.title')}
      purpose={t('evaluation.mine.purpose')}
      route={listMyEvaluations}
      usual={{ tab: 'waiting' }}
      exported={exportMyEvaluations}
      label={t('evaluation.mine.title')}
      rowKey={({ id }) => id}
      columns={columns}
      tabs={{
        label: t('evaluation.mine.tabs'),
        value: tab,
        onChange: (next) => setQuery({ tab: next }),
        options: tabs.map((value) => ({ value, label: t(`evaluation.mine.tab.${value}`) })),
      }}
      filters={[
        {
          name: 'keyword',
          label: t('projects.keyword'),
          control: <Input maxLength={100} placeholder={t('projects.hint')} />,
        },
      ]}
      empty={<Empty illustration="box" title={t('evaluation.mine.none')} reason={t('evaluation.mine.noneReason')} />}
    />
  )
}
