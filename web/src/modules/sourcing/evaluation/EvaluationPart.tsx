import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  closeScoring,
  type Evaluation,
  findEvaluation,
  reopenScores,
} from '#contract/sourcing/evaluation/evaluation.ts'
import { supplierNamesOf } from './supplierNames.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { DrawSection } from '../experts/DrawSection.tsx'
import css from './Evaluation.module.css'
import { EvaluatorsDialog } from './EvaluatorsDialog.tsx'
import { expertTones } from './expertTones.ts'
import { ExpertScoresTable } from './ExpertScoresTable.tsx'
import { ScoreTable } from './ScoreTable.tsx'

/** Experts of a project and their progress; after the end of scoring also the scores. */
export function EvaluationPart({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const evaluation = useRead(findEvaluation, { projectId: project.id })
  const compared = useOptionalRead(findComparison, { projectId: project.id }, evaluation.scores !== null)
  const [open, setOpen] = useState<'change' | 'close'>()
  const close = () => setOpen(undefined)
  const { scores, criteria, can } = evaluation
  const names = compared ? supplierNamesOf(compared.quotes) : undefined
  return (
    <>
      <Section
        title={t('evaluation.people')}
        actions={
          <>
            {can.includes('changeEvaluators') && (
              <Button onClick={() => setOpen('change')}>{t('evaluation.change')}</Button>
            )}
            {can.includes('close') && <Button onClick={() => setOpen('close')}>{t('evaluation.close')}</Button>}
          </>
        }
      >
        <Facts evaluation={evaluation} />
        {project.evaluation === 'weighted' && <Experts project={project} evaluation={evaluation} />}
      </Section>
      <DrawSection project={project} />
      {scores && names && (
        <>
          <Section title={t('evaluation.scores')} note={t('evaluation.scoresNote')}>
            <ScoreTable scores={scores} criteria={criteria} names={names} />
          </Section>
          <Section title={t('evaluation.sideBySide')} note={t('evaluation.deviatingNote')}>
            <ExpertScoresTable scores={scores} criteria={criteria} names={names} />
          </Section>
        </>
      )}
      {open === 'change' && <EvaluatorsDialog project={project} evaluation={evaluation} onClose={close} />}
      {open === 'close' && (
        <RouteFormDialog
          title={t('evaluation.close')}
          route={closeScoring}
          fixed={{ id: project.id, version: project.version }}
          initial={{ reason: '' }}
          labels="evaluation.field"
          fields={{ reason: { wide: true, as: 'lines', hint: t('evaluation.closeHint') } }}
          onClose={close}
        />
      )}
    </>
  )
}

function Facts({ evaluation }: { readonly evaluation: Evaluation }) {
  const { t } = useTranslation()
  const { supervisors, openedAt, dueAt, closedAt, scores } = evaluation
  const reason = scores?.closedReason ?? ''
  return (
    <DescriptionList
      items={[
        { label: t('evaluation.supervisors'), value: supervisors.map(({ name }) => name).join('、') || '-' },
        { label: t('evaluation.openedAt'), value: <ProjectTime at={openedAt} /> },
        { label: t('evaluation.dueAt'), value: <ProjectTime at={dueAt} /> },
        { label: t('evaluation.closedAt'), value: <ProjectTime at={closedAt} /> },
        ...(reason === '' ? [] : [{ label: t('evaluation.closedReason'), value: reason, wide: true }]),
      ]}
    />
  )
}

function Experts({ project, evaluation }: { readonly project: Project; readonly evaluation: Evaluation }) {
  const { t } = useTranslation()
  const [reopened, setReopened] = useState<Evaluation['experts'][number]>()
  if (evaluation.experts.length === 0)
    return <Empty illustration="box" title={t('evaluation.noExperts')} reason={t('evaluation.noExpertsReason')} />
  return (
    <>
      <Table
        label={t('evaluation.experts')}
        rows={evaluation.experts}
        rowKey={({ userId }) => userId}
        columns={[
          { key: 'name', title: t('evaluation.expert'), lead: true, render: ({ name }) => name },
          {
            key: 'status',
            title: t('evaluation.status'),
            render: ({ status }) => (
              <StatusTag tone={expertTones[status]}>{t(`evaluation.expertStatus.${status}`)}</StatusTag>
            ),
          },
          {
            key: 'submittedAt',
            title: t('evaluation.submittedAt'),
            render: ({ submittedAt }) => <ProjectTime at={submittedAt} />,
          },
          { key: 'reason', title: t('evaluation.reason'), render: ({ reason }) => reason || '-' },
          ...(evaluation.can.includes('reopen')
            ? [
                {
                  key: 'actions',
                  title: '',
                  render: (expert: Evaluation['experts'][number]) =>
                    expert.status === 'submitted' && (
                      <Button
                        variant="text"
                        aria-label={t('evaluation.reopenOf', { name: expert.name })}
                        onClick={() => setReopened(expert)}
                      >
                        {t('evaluation.reopen')}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {evaluation.closedAt === null && <p className={css['note']}>{t('evaluation.independent')}</p>}
      {reopened && (
        <RouteFormDialog
          title={t('evaluation.reopenOf', { name: reopened.name })}
          route={reopenScores}
          fixed={{ id: project.id, version: project.version, userId: reopened.userId }}
          initial={{ reason: '' }}
          labels="evaluation.field"
          fields={{ reason: { wide: true, as: 'lines', hint: t('evaluation.reopenHint') } }}
          onClose={() => setReopened(undefined)}
        />
      )}
    </>
  )
}
