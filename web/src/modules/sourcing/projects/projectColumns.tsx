import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProjectSummary } from '#contract/sourcing/projects.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { managePath } from './projectPaths.ts'
import { ProjectStatus } from './ProjectStatus.tsx'

/** Number, department, and which attempt a re-run is. */
function AttemptLine({ attempt, text }: { readonly attempt: number; readonly text: string }) {
  const { t } = useTranslation()
  return attempt === 1 ? text : `${text} · ${t('projects.rerun.attempt', { no: attempt })}`
}

type ProjectColumn = RecordColumn<'projects', ProjectSummary>

/** Columns of a buyer's project list. */
export const projectColumns: readonly ProjectColumn[] = [
  {
    key: 'title',
    sort: 'title',
    lead: true,
    render: ({ id, title, projectNo, deptName, attempt }) => (
      <RowName under={<AttemptLine attempt={attempt} text={`${projectNo} · ${deptName}`} />} title={title}>
        <Link to={managePath(id)} className="tap">
          {title}
        </Link>
      </RowName>
    ),
  },
  { key: 'kind' },
  { key: 'status', render: (project) => <ProjectStatus project={project} /> },
  {
    key: 'budgetAmount',
    sort: 'budgetAmount',
    right: true,
    render: ({ budgetAmount }) => (budgetAmount === null ? '-' : <Amount value={budgetAmount} />),
  },
  { key: 'counts', right: true, render: ({ size1, size2 }) => `${size1} / ${size2}` },
  { key: 'endsAt', sort: 'endsAt', render: ({ endsAt }) => <ProjectTime at={endsAt} /> },
]

/** Columns of an operator's project list, which is read-only. */
export const overseenColumns: readonly ProjectColumn[] = [
  ...projectColumns,
  { key: 'purchaseForm', desk: true },
  { key: 'ownerName', desk: true },
  { key: 'createdAt', sort: 'createdAt', desk: true, render: ({ createdAt }) => <ProjectTime at={createdAt} /> },
]
