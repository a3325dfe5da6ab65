import { Link } from 'react-router'
import type { Objection } from '#contract/sourcing/objections/objection.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { projectPath } from '../hall/projectPath.ts'
import { managePath } from '../projects/projectPaths.ts'
import { ObjectionDue, ObjectionState } from './ObjectionState.tsx'

type ObjectionColumn = RecordColumn<'objections', Objection>

const body: ObjectionColumn = {
  key: 'body',
  render: ({ body: text, supplierName }) => (
    <>
      <Clamped lines={2}>{text}</Clamped>
      <Under>{supplierName}</Under>
    </>
  ),
}
const ownBody: ObjectionColumn = { key: 'body', render: ({ body: text }) => <Clamped lines={2}>{text}</Clamped> }
const after: readonly ObjectionColumn[] = [
  { key: 'submittedAt', sort: 'submittedAt', render: ({ submittedAt }) => <ProjectTime at={submittedAt} /> },
  { key: 'dueAt', sort: 'dueAt', render: (objection) => <ObjectionDue objection={objection} /> },
  { key: 'status', render: (objection) => <ObjectionState objection={objection} /> },
]

const projectTo = (pathOf: (objection: Objection) => string): ObjectionColumn => ({
  key: 'projectTitle',
  lead: true,
  render: (objection) => (
    <RowName title={objection.projectTitle} under={objection.projectNo}>
      <Link to={pathOf(objection)} className="tap">
        {objection.projectTitle}
      </Link>
    </RowName>
  ),
})

/** Columns for those who answer or oversee objections. */
export const objectionColumns: readonly ObjectionColumn[] = [
  projectTo(({ projectId }) => managePath(projectId)),
  { key: 'subject' },
  body,
  ...after,
]
/** Columns on a project's page. */
export const columnsOfProject: readonly ObjectionColumn[] = [{ key: 'subject', lead: true }, body, ...after]
/** Columns for the supplier that has objected. */
export const ownObjectionColumns: readonly ObjectionColumn[] = [
  projectTo(({ projectId: id, kind: type, projectStatus: status }) => projectPath({ id, type, status })),
  { key: 'subject' },
  ownBody,
  ...after,
]
