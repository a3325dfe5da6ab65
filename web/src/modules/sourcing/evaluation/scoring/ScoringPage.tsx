import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { declareConflict, findScoringRoom, type ScoringRoom } from '#contract/sourcing/evaluation/evaluation.ts'
import { useRead } from '#web/kit/client/api.ts'
import { saveFile } from '#web/kit/client/download.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { LeadClarifications } from '../../clarifications/ProjectClarifications.tsx'
import { ProjectTime } from '../../countdown/ProjectTime.tsx'
import { ExpertScoresTable } from '../ExpertScoresTable.tsx'
import { taskTones } from '../expertTones.ts'
import { ScoreTable } from '../ScoreTable.tsx'
import { supplierNamesOf } from '../supplierNames.ts'
import { GivenScores } from './GivenScores.tsx'
import css from './Scoring.module.css'
import { ScoringForm } from './ScoringForm.tsx'

/** Page on which an expert scores a project. */
export function ScoringPage() {
  const [{ projectId }] = useQueryOf(findScoringRoom)
  if (projectId === undefined) return <MissingPage />
  return <Room key={projectId} projectId={projectId} />
}

function Room({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const room = useRead(findScoringRoom, { projectId })
  const { title, projectNo, status, criteria, all } = room
  const names = supplierNamesOf(room.suppliers)
  return (
    <Page
      title={title}
      hideTitle
      backTo={{
        to: '/myEvaluations',
        label: t('evaluation.mine.title'),
        here: projectNo,
        kind: t('evaluation.scoring.title'),
      }}
    >
      <div className={css['page']}>
        <Head room={room} />
        {status === 'notOpened' && (
          <Empty illustration="box" title={t('evaluation.scoring.notOpened')} reason={t('evaluation.scoring.later')} />
        )}
        {status === 'waiting' && <ScoringForm key={`${room.submittedAt} ${room.reopenReason}`} room={room} />}
        {(status === 'submitted' || status === 'closed') && <GivenScores room={room} />}
        {status !== 'notOpened' && <LeadClarifications projectId={projectId} />}
        {all && all.suppliers.length > 0 && (
          <Section title={t('evaluation.scores')} note={t('evaluation.scoresNote')}>
            <ScoreTable scores={all} criteria={criteria} names={names} />
          </Section>
        )}
        {all && (
          <Section title={t('evaluation.sideBySide')} note={t('evaluation.deviatingNote')}>
            <ExpertScoresTable scores={all} criteria={criteria} names={names} />
          </Section>
        )}
      </div>
    </Page>
  )
}

function Head({ room }: { readonly room: ScoringRoom }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isStepping, setIsStepping] = useState(false)
  const { id, title, projectNo, status, openedAt, dueAt, submittedAt, receipt, reopenReason } = room
  const isOpen = status === 'waiting' || status === 'submitted' || status === 'notOpened'
  const save = () => {
    const file = new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' })
    saveFile(file, t('evaluation.scoring.receiptFile', { no: projectNo }))
  }
  return (
    <section className={`card ${css['head']}`} aria-label={title}>
      <div className={css['line']}>
        <p className={css['title']}>{title}</p>
        <StatusTag tone={taskTones[status]} as="tag">
          {t(`evaluation.taskStatus.${status}`)}
        </StatusTag>
        <div className={`noPrint ${css['actions']}`}>
          {receipt !== null && <Button onClick={save}>{t('evaluation.scoring.receipt')}</Button>}
          {isOpen && <Button onClick={() => setIsStepping(true)}>{t('evaluation.scoring.conflict')}</Button>}
        </div>
      </div>
      {reopenReason !== '' && (
        <Alert tone="warn" title={t('evaluation.scoring.reopened')}>
          {reopenReason}
        </Alert>
      )}
      <DescriptionList
        variant="strip"
        items={[
          { label: t('projects.field.deptName'), value: room.deptName },
          { label: t('evaluation.openedAt'), value: <ProjectTime at={openedAt} /> },
          { label: t('evaluation.dueAt'), value: <ProjectTime at={dueAt} /> },
          { label: t('evaluation.submittedAt'), value: <ProjectTime at={submittedAt} /> },
        ]}
      />
      {isStepping && (
        <RouteFormDialog
          title={t('evaluation.scoring.conflict')}
          route={declareConflict}
          fixed={{ projectId: id }}
          initial={{ reason: '' }}
          labels="evaluation.field"
          columns={1}
          fields={{ reason: { as: 'lines', hint: t('evaluation.scoring.conflictHint') } }}
          onDone={() => void navigate('/myEvaluations')}
          onClose={() => setIsStepping(false)}
        />
      )}
    </section>
  )
}
