import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { findOpening } from '#contract/sourcing/quotes.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { useAuctionActions } from '../../auction/useAuctionActions.tsx'
import { useNegotiation } from '../../negotiation/useNegotiation.tsx'
import { openingPath } from '../../opening/openingPath.ts'
import { ProjectTime } from '../../countdown/ProjectTime.tsx'
import { projectPath } from '../../hall/projectPath.ts'
import { totalsOf } from '../items/items.ts'
import { useTotalsText } from '../items/useTotalsText.ts'
import { comparisonPath } from '../projectPaths.ts'
import { isPublished } from '../projectStates.ts'
import { ProjectStatus } from '../ProjectStatus.tsx'
import { ProjectSteps } from '../../steps/ProjectSteps.tsx'
import { useProjectActions } from '../useProjectActions.ts'
import { RerunButton } from './Attempts.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { budgetLabel } from '../../hall/budgetLabel.ts'
import css from './ProjectManagePage.module.css'

/** States from quoting on; a project that ended without a result has no opening. */
const isQuoted: ReadonlySet<Project['state']> = new Set(['5', '10', '11', '6', '8', '7'])

/** Head of a project: status, facts and actions. */
export function ManageHead({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const textOf = useTotalsText()
  const [isChanging, setIsChanging] = useState(false)
  const negotiation = useNegotiation(project)
  const auction = useAuctionActions(project)
  const actions = useProjectActions(() => void navigate('/myProjects'))
  const { menuOf, dialog } = useRecordActions({ actions, texts: 'projects' })
  const opening = useOptionalRead(findOpening, { projectId: project.id }, isQuoted.has(project.state))
  // Approvers of an award see its comparison, but nothing else of the opening.
  const isOpened =
    opening?.status === 'opened' ||
    (opening !== undefined && opening.round > 1) ||
    (project.state === '6' && project.can.includes('approve'))
  const unconfirmed = project.state === '5' ? (opening?.unconfirmed ?? 0) : 0
  const { kind, purchaseForm, budgetAmount, isShowPrice, evaluation } = project
  return (
    <section className={`card ${css['head']}`} aria-label={project.title}>
      <div className={css['line']}>
        <ProjectStatus project={project} as="tag" />
        <Tag>{t(`projects.kind.${kind}`)}</Tag>
        <Tag>{t(`projects.purchaseForm.${purchaseForm}`)}</Tag>
        {project.attempt > 1 && <Tag tone="info">{t('projects.rerun.attempt', { no: project.attempt })}</Tag>}
        {project.isExtended && <Tag tone="warn">{t('projects.extended')}</Tag>}
        <span>{project.projectNo}</span>
        <span>
          {project.deptName}
          {isPublished(project) && (
            <>
              {' · '}
              {t('projects.publishedAt')} <ProjectTime at={project.releaseTime} />
            </>
          )}
        </span>
      </div>
      <p className={css['title']}>
        <Clamped lines={3}>{project.title}</Clamped>
      </p>
      <Reason project={project} />
      <ProjectSteps project={project} />
      <div className={css['strip']}>
        <DescriptionList
          variant="strip"
          items={[
            {
              label: t(budgetLabel(kind)),
              value: (
                <span className={css['hidden']}>
                  {budgetAmount === null ? '-' : <Amount value={budgetAmount} />}
                  {isShowPrice === '1' && <Tag>{t('projects.hiddenBudget')}</Tag>}
                </span>
              ),
            },
            {
              label: t('projects.field.quantity'),
              value: textOf({ ...totalsOf(project.items), amount: '0.00' }),
            },
            {
              label: t('projects.field.counts'),
              value: (
                <span className={css['hidden']}>
                  {`${project.size1} / ${project.size2}`}
                  {unconfirmed > 0 && <Tag tone="warn">{t('projects.unconfirmed', { count: unconfirmed })}</Tag>}
                </span>
              ),
            },
            {
              label: t('projects.field.evaluation.label'),
              value: t(`projects.field.evaluation.options.${evaluation}`),
            },
            { label: t('projects.field.endsAt'), value: <ProjectTime at={project.endsAt} /> },
          ]}
        />
      </div>
      <div className={`noPrint ${css['line']} ${css['strip']}`}>
        {isPublished(project) && (
          <ButtonLink to={projectPath({ ...project, type: kind })}>{t('projects.action.notice')}</ButtonLink>
        )}
        {hasOpening(project) && !isLive(project.auctionRule) && (
          <ButtonLink to={openingPath(project.id)}>{t('opening.title')}</ButtonLink>
        )}
        {(isOpened || isAuctioned(project)) && (
          <ButtonLink variant={project.can.includes('award') ? 'solid' : 'plain'} to={comparisonPath(project.id)}>
            {t(project.can.includes('award') ? 'comparison.andAward' : 'comparison.title')}
          </ButtonLink>
        )}
        {(isOpened || isAuctioned(project)) && (
          <ButtonLink to={`/openingRecord?projectId=${project.id}`}>{t('projects.openingRecord')}</ButtonLink>
        )}
        {auction.button}
        {negotiation.button}
        {project.can.includes('change') && (
          <Button onClick={() => setIsChanging(true)}>{t('projects.action.change')}</Button>
        )}
        <RerunButton project={project} />
        {menuOf(project)}
      </div>
      {dialog}
      {auction.dialog}
      {negotiation.dialog}
      {isChanging && <ChangeDialog project={project} onClose={() => setIsChanging(false)} />}
    </section>
  )
}

/** Bids of an auction that is over are compared like opened quotes. */
const isAuctioned = ({ state, auctionBeginAt }: Project): boolean =>
  auctionBeginAt !== null && ['6', '8', '7'].includes(state)

/** The project's key is being created, or its quotes are encrypted with it. */
const hasOpening = (project: Project): boolean =>
  isPublished(project) || (project.state === '3' && project.sealMode !== 'automatic')

/** Reason of a rejection or of the end. */
function Reason({ project: { state, reason, ending } }: { readonly project: Project }) {
  const { t } = useTranslation()
  if (state === '1' && reason !== '')
    return (
      <div className={css['notice']}>
        <Alert tone="warn" title={t('projects.sentBack')}>
          {reason}
        </Alert>
      </div>
    )
  if (state === '6' && reason !== '')
    return (
      <div className={css['notice']}>
        <Alert tone="warn" title={t('award.rejected')}>
          {reason}
        </Alert>
      </div>
    )
  if (ending === null) return null
  return (
    <div className={css['notice']}>
      <Alert tone="err" title={t(`projects.ending.${ending}`)}>
        {reason}
      </Alert>
    </div>
  )
}
