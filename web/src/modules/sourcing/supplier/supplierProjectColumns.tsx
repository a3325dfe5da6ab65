import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SupplierProject } from '#contract/sourcing/enrolments.ts'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { enrolmentTones } from '../projects/manage/enrolmentTones.ts'
import { projectPath } from '../hall/projectPath.ts'
import { tones } from '../projects/projectStates.ts'
import { quotePath } from '../quoting/quotePath.ts'
import { enrolmentPath } from './enrolmentPath.ts'

type Titled = Column<SupplierProject> & { readonly key: ColumnName }
type ColumnName = 'projectTitle' | 'type' | 'deadlineDate' | 'quoteEndDay' | 'state' | 'enrolment' | 'actions'

/** Columns of a supplier's project list. */
export const supplierProjectColumns: readonly Titled[] = [
  { key: 'projectTitle', lead: true, render: (project) => <Name project={project} /> },
  { key: 'type', render: (project) => <Kind project={project} /> },
  { key: 'deadlineDate', sort: 'deadline', render: ({ deadlineDate }) => <ProjectTime at={deadlineDate} /> },
  { key: 'quoteEndDay', render: (project) => <ProjectTime at={quoteEndOf(project)} /> },
  { key: 'state', render: (project) => <State project={project} /> },
  { key: 'enrolment', render: (project) => <Enrolled project={project} /> },
  { key: 'actions', render: (project) => <Actions project={project} /> },
]

export function useColumnTitles(columns: readonly Titled[]): readonly Column<SupplierProject>[] {
  const { t } = useTranslation()
  return columns.map((column) => ({
    ...column,
    title: column.key === 'actions' ? t('common.actions') : t(`supplierProjects.column.${column.key}`),
  }))
}

/** Deadline of the current or last round. */
const quoteEndOf = ({ negotiationEndDay, quoteEndDay }: SupplierProject) => negotiationEndDay ?? quoteEndDay

interface OfProject {
  readonly project: SupplierProject
}

function Name({ project: { id, type, status, title, projectNo, deptName, isInvited, isAsked } }: OfProject) {
  const { t } = useTranslation()
  return (
    <RowName
      title={title}
      under={
        <>
          {projectNo} · {deptName} {isInvited && <Tag>{t('enrolments.invited')}</Tag>}{' '}
          {isAsked && <Tag tone="accent">{t('negotiation.asked.tag')}</Tag>}
        </>
      }
    >
      <Link to={projectPath({ id, type, status })} className="tap">
        {title}
      </Link>
    </RowName>
  )
}

function Kind({ project: { type, purchaseForm } }: OfProject) {
  const { t } = useTranslation()
  return (
    <span className="together">{`${t(`projects.kind.${type}`)} · ${t(`projects.purchaseForm.${purchaseForm}`)}`}</span>
  )
}

function State({ project: { status, detailStatus, ending, quote } }: OfProject) {
  const { t } = useTranslation()
  const state = detailStatus === '' ? status : detailStatus
  // Pending actions of the supplier take precedence over the project's status.
  if (quote === 'unconfirmed' || quote === 'toRewrite')
    return <StatusTag tone="warn">{t(`quoting.standing.${quote}`)}</StatusTag>
  return (
    <StatusTag tone={tones[state]}>
      {t(ending === null ? `projects.state.${state}` : `projects.ending.${ending}`)}
    </StatusTag>
  )
}

function Enrolled({ project: { enrolment, audit } }: OfProject) {
  const { t } = useTranslation()
  if (enrolment !== null)
    return <StatusTag tone={enrolmentTones[enrolment]}>{t(`enrolments.status.${enrolment}`)}</StatusTag>
  return audit === '2' ? t('projects.field.audit.options.2') : '-'
}

function Actions({ project: { id, type, audit, status, detailStatus, isAsked, enrolment, quote } }: OfProject) {
  const { t } = useTranslation()
  const canEnrol = enrolment === null && status === '4'
  const takesPart = audit === '2' || enrolment === 'passed'
  const canQuote = takesPart && status === '5' && (detailStatus === '' || isAsked)
  return (
    <RowActions>
      {canQuote && (
        <ButtonLink variant="text" to={quotePath(id)}>
          {t(
            quote === 'unconfirmed'
              ? 'quoting.confirm'
              : quote === 'toRewrite'
                ? 'quoting.rewrite'
                : isAsked
                  ? 'negotiation.asked.again'
                  : 'supplierProjects.quote',
          )}
        </ButtonLink>
      )}
      {audit === '1' && (canEnrol || enrolment !== null) && (
        <ButtonLink variant="text" to={enrolmentPath(id)}>
          {t(canEnrol ? 'supplierProjects.enrol' : 'supplierProjects.myEnrolment')}
        </ButtonLink>
      )}
      <ButtonLink variant="text" to={projectPath({ id, type, status })}>
        {t('projects.action.notice')}
      </ButtonLink>
    </RowActions>
  )
}
