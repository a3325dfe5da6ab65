import { useTranslation } from 'react-i18next'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { getProject, type Project } from '#contract/sourcing/projects.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { AwardFacts } from '#web/modules/approvals/AwardFacts.tsx'
import { ApprovalRounds } from '#web/modules/approvals/ApprovalRounds.tsx'
import { NeighbourLinks } from '#web/modules/approvals/NeighbourLinks.tsx'
import { openStepOf } from '#web/modules/approvals/rounds.ts'
import { useNeighbours } from '#web/modules/approvals/useNeighbours.ts'
import { ManageHead } from './ManageHead.tsx'
import { ManageTabs, type OrdersOfProject } from './ManageTabs.tsx'
import { ProjectDecision } from './ProjectDecision.tsx'
import css from './ProjectManagePage.module.css'
import { ProjectPeople } from './ProjectPeople.tsx'

/** Page of a project for its department, approvers and overseers. */
export function ProjectManagePage({ Orders }: { readonly Orders: OrdersOfProject }) {
  const [{ id }] = useQueryOf(getProject)
  if (id === undefined) return <MissingPage />
  return <ManagedProject key={id} id={id} Orders={Orders} />
}

function ManagedProject({ id, Orders }: { readonly id: string; readonly Orders: OrdersOfProject }) {
  const { t } = useTranslation()
  const me = useMe()
  const project = useRead(getProject, { id })
  const { isFromInbox, inbox, ...paths } = useNeighbours()
  const neighbours = isFromInbox && <NeighbourLinks {...paths} />
  const may = useMay()
  const isSupervisor = me !== undefined && project.supervisors.some(({ id: userId }) => userId === me?.userInfo.userId)
  const overseen = me?.userInfo.userType === 'operator' && may('project.oversee')
  const list = overseen ? '/tenantProjects' : isSupervisor ? '/supervisedProjects' : '/myProjects'
  return (
    <Page
      title={project.title}
      hideTitle
      backTo={{
        to: isFromInbox ? inbox : list,
        label: t(isFromInbox ? 'approvals.inbox' : isSupervisor ? 'evaluation.supervised.title' : 'projects.title'),
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
        <Aside project={project} inbox={inbox} />
      </div>
    </Page>
  )
}

function Aside({ project, inbox }: { readonly project: Project; readonly inbox: string }) {
  const { t } = useTranslation()
  const rounds = useOptionalRead(getTimeline, { entity: 'project', entityId: project.id }) ?? []
  const round = rounds.at(-1)
  const step = openStepOf(round)
  const canDecide = project.can.includes('approve') || project.can.includes('reject')
  const at =
    round && step !== null ? t('approvalProgress.at', { step: step + 1, of: round.steps.length + 1 }) : undefined
  return (
    <aside className={css['aside']}>
      {round?.status === 'pending' && <AwardFacts round={round} />}
      {canDecide && round && (
        <ProjectDecision key={project.version} project={project} inbox={inbox} instanceId={round.instanceId} />
      )}
      {rounds.length > 0 && (
        <Section title={t('approvalProgress.title')} note={at}>
          <ApprovalRounds rounds={rounds} />
        </Section>
      )}
      <ProjectPeople project={project} />
    </aside>
  )
}
