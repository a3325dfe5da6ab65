import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { getProject, type Project } from '#contract/sourcing/projects.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { FactsSection } from '#web/modules/approvals/FactsSection.tsx'
import { ApprovalRounds } from '#web/modules/approvals/ApprovalRounds.tsx'
import { NeighbourLinks } from '#web/modules/approvals/NeighbourLinks.tsx'
import { openStepOf } from '#web/modules/approvals/rounds.ts'
import { useNeighbours } from '#web/modules/approvals/useNeighbours.ts'
import { AppointmentSection } from '../../agencies/AppointmentSection.tsx'
import { Attempts } from './Attempts.tsx'
import { ManageHead } from './ManageHead.tsx'
import { ManageTabs, type OrdersOfProject } from './ManageTabs.tsx'
import { ProjectDecision } from './ProjectDecision.tsx'
import css from './ProjectManagePage.module.css'
import { ProjectPeople } from './ProjectPeople.tsx'

interface ProjectManagePageProps {
  readonly Orders: OrdersOfProject
  /** What approvers of an award read beside their decision; provided by a higher module. */
  readonly Advice: ComponentType<{ readonly projectId: string }>
}

/** Page of a project for its department, approvers and overseers. */
export function ProjectManagePage(parts: ProjectManagePageProps) {
  const [{ id }] = useQueryOf(getProject)
  if (id === undefined) return <MissingPage />
  return <ManagedProject key={id} id={id} {...parts} />
}

function ManagedProject({ id, Orders, Advice }: ProjectManagePageProps & { readonly id: string }) {
  const { t } = useTranslation()
  const me = useMe()
  const project = useRead(getProject, { id })
  const { isFromInbox, inbox, ...paths } = useNeighbours()
  const neighbours = isFromInbox && <NeighbourLinks {...paths} />
  const may = useMay()
  const isSupervisor = me !== undefined && project.supervisors.some(({ id: userId }) => userId === me?.userInfo.userId)
  const isAgency = me?.userInfo.userType === 'agency'
  const overseen = me?.userInfo.userType === 'operator' && may('project.oversee')
  const list = overseen
    ? '/tenantProjects'
    : isSupervisor
      ? '/supervisedProjects'
      : isAgency
        ? '/agencyProjects'
        : '/myProjects'
  return (
    <Page
      title={project.title}
      hideTitle
      backTo={{
        to: isFromInbox ? inbox : list,
        label: t(
          isFromInbox
            ? 'approvals.inbox'
            : isSupervisor
              ? 'evaluation.supervised.title'
              : isAgency
                ? 'agencies.mine.title'
                : 'projects.title',
        ),
        here: project.projectNo,
        kind: t('projects.detail'),
        ...(isFromInbox ? { actions: neighbours, below: neighbours } : {}),
      }}
    >
      <div className={css['layout']}>
        <div className={css['main']}>
          <ManageHead project={project} />
          <ManageTabs project={project} Orders={Orders} />
        </div>
        <Aside project={project} inbox={inbox} Advice={Advice} />
      </div>
    </Page>
  )
}

interface AsideProps extends Pick<ProjectManagePageProps, 'Advice'> {
  readonly project: Project
  readonly inbox: string
}

function Aside({ project, inbox, Advice }: AsideProps) {
  const { t } = useTranslation()
  const ofProject = useOptionalRead(getTimeline, { entity: 'project', entityId: project.id }) ?? []
  const ofAward = useOptionalRead(getTimeline, { entity: 'award', entityId: project.id }) ?? []
  const rounds = [...ofProject, ...ofAward].toSorted((a, b) => a.startedAt.localeCompare(b.startedAt))
  const round = rounds.at(-1)
  const step = openStepOf(round)
  const canDecide = project.can.includes('approve') || project.can.includes('reject')
  const at =
    round && step !== null ? t('approvalProgress.at', { step: step + 1, of: round.steps.length + 1 }) : undefined
  return (
    <aside className={css['aside']}>
      {round?.status === 'pending' && <FactsSection round={round} />}
      {canDecide && project.status === '6' && <Advice projectId={project.id} />}
      {canDecide && round && (
        <ProjectDecision key={project.version} project={project} inbox={inbox} instanceId={round.instanceId} />
      )}
      {rounds.length > 0 && (
        <Section title={t('approvalProgress.title')} note={at}>
          <ApprovalRounds rounds={rounds} />
        </Section>
      )}
      <Attempts project={project} />
      <ProjectPeople project={project} />
      <AppointmentSection project={project} />
    </aside>
  )
}
