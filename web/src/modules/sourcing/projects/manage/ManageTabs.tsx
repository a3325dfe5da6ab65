import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listEnrolments } from '#contract/sourcing/enrolments.ts'
import { listObjections } from '#contract/sourcing/objections/objections.ts'
import { getProjectNotice, type ProjectFact } from '#contract/sourcing/projectNotice.ts'
import { listProjectChanges, type Project } from '#contract/sourcing/projects.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { Count } from '#web/kit/ui/Count.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { ProjectDeposits } from '../../deposits/ProjectDeposits.tsx'
import { EvaluationPart } from '../../evaluation/EvaluationPart.tsx'
import { ProjectObjections } from '../../objections/ProjectObjections.tsx'
import { isPublished } from '../projectStates.ts'
import { Enrolments } from './Enrolments.tsx'
import { Overview } from './Overview.tsx'
import css from './ProjectManagePage.module.css'
import { PublicChanges } from './PublicChanges.tsx'
import { Questions } from './Questions.tsx'
import { seesEnrolments } from './seesEnrolments.ts'

type Tab =
  | 'overview'
  | 'enrolments'
  | 'deposits'
  | 'evaluation'
  | 'questions'
  | 'objections'
  | 'changes'
  | 'orders'
  | 'history'

/** The project has experts or supervisors, or they may be named. */
const isEvaluated = ({ evaluation, supervisors, state, can }: Project): boolean =>
  state !== '1' && (evaluation === 'weighted' || supervisors.length > 0 || can.includes('terminate'))

/** Orders from an award; provided by a higher module. */
export type OrdersOfProject = ComponentType<{ readonly projectId: string }>

/** Tabs of a project: overview, suppliers, questions, changes and history. */
export function ManageTabs({ project, Orders }: { readonly project: Project; readonly Orders: OrdersOfProject }) {
  const { t } = useTranslation()
  const { id } = project
  const [tab, setTab] = useState<Tab>('overview')
  const hasNotice = isPublished(project)
  const read = useRead(getProjectNotice, { id }, { suspense: false, enabled: hasNotice })
  const notice = read.reply
  const enrolls = project.audit === '1' && notice !== undefined && seesEnrolments(notice)
  const isAgency = notice?.viewer === 'agency'
  const sees = (fact: ProjectFact) =>
    notice?.visibility
      .find((row) => row.fact === fact)
      ?.sees.some((one) => one.viewer === notice.viewer && one.sees !== 'no' && one.sees !== 'published') ?? false
  const handles = notice !== undefined && ['owner', 'overseer', 'supervisor'].includes(notice.viewer)
  const objections = useOptionalRead(listObjections, { projectId: id, tab: 'open', limit: 10 }, handles)
  const waiting = useOptionalRead(listEnrolments, { projectId: id, status: 'submitted', limit: 10 }, enrolls)
  const open = notice?.questions.filter(({ answeredAt }) => answeredAt === null).length
  const counts: Partial<Record<Tab, number | undefined>> = {
    enrolments: waiting?.total,
    questions: open,
    objections: objections?.total,
    changes: notice?.changes.length,
  }
  const tabs: readonly Tab[] = [
    'overview',
    ...(enrolls ? (['enrolments'] as const) : []),
    ...(project.depositAmount && handles ? (['deposits'] as const) : []),
    ...(hasNotice ? (['questions', ...(handles ? (['objections'] as const) : []), 'changes'] as const) : []),
    ...(isEvaluated(project) && (!isAgency || sees('scores')) ? (['evaluation'] as const) : []),
    ...(project.state === '7' && !isAgency ? (['orders'] as const) : []),
    'history',
  ]
  return (
    <>
      <div className={`card ${css['tabs']}`}>
        <Tabs
          label={t('projects.parts')}
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({
            value,
            label: (
              <>
                {t(`projects.part.${value}`)} <Count of={counts[value] || undefined} quiet={value === 'changes'} />
              </>
            ),
          }))}
        />
      </div>
      <Suspense fallback={<Skeleton rows={4} />}>
        {tab === 'overview' && <Overview project={project} />}
        {tab === 'enrolments' && <Enrolments project={project} />}
        {tab === 'deposits' && <ProjectDeposits projectId={id} />}
        {tab === 'evaluation' && <EvaluationPart project={project} />}
        {tab === 'questions' && notice && <Questions notice={notice} />}
        {tab === 'objections' && <ProjectObjections projectId={id} />}
        {tab === 'changes' && notice && <PublicChanges notice={notice} />}
        {(tab === 'questions' || tab === 'changes') &&
          !notice &&
          (read.hasFailed ? <ErrorNotice onRetry={read.retry} /> : <Skeleton rows={4} />)}
        {tab === 'orders' && <Orders projectId={id} />}
        {tab === 'history' && <ChangeList route={listProjectChanges} of={{ id }} texts="projects" />}
      </Suspense>
    </>
  )
}
