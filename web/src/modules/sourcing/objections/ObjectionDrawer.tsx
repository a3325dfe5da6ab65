import type { Objection } from '#contract/sourcing/objections/objection.ts'
import { listObjectionChanges } from '#contract/sourcing/objections/objections.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import type { RecordField } from '#web/kit/record/recordTexts.ts'
import { Remark } from '#web/kit/ui/Remark.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { ObjectionDue, ObjectionState } from './ObjectionState.tsx'
import { Published } from './Published.tsx'

interface ObjectionDrawerProps {
  readonly objection: Objection
  readonly onClose: () => void
}

type ObjectionField = RecordField<'objections', Objection>

/** Detail of an objection: content, answer and history. */
export function ObjectionDrawer({ objection, onClose }: ObjectionDrawerProps) {
  const { id, projectTitle, answeredAt, reason, releaseReason } = objection
  const fields: ObjectionField[] = [
    { key: 'projectNo' },
    { key: 'subject' },
    { key: 'supplierName' },
    { key: 'status', render: (row) => <ObjectionState objection={row} /> },
    { key: 'submittedAt', render: ({ submittedAt }) => <ProjectTime at={submittedAt} /> },
    { key: 'dueAt', render: (row) => <ObjectionDue objection={row} /> },
    { key: 'body', wide: true, render: ({ body }) => <Remark>{body}</Remark> },
    ...filesOf('attachments', objection),
    ...(reason === '' ? [] : [{ key: 'reason', wide: true } as const]),
    ...(answeredAt === null
      ? []
      : ([
          { key: 'answer', wide: true, render: ({ answer }) => <Remark>{answer}</Remark> },
          { key: 'answeredAt', render: () => <ProjectTime at={answeredAt} /> },
          { key: 'isPublished', render: ({ isPublished }) => <Published isPublished={isPublished} /> },
        ] satisfies ObjectionField[])),
    ...filesOf('answerAttachments', objection),
    ...(releaseReason === '' ? [] : [{ key: 'releaseReason', wide: true } as const]),
  ]
  return (
    <RecordDrawer
      title={projectTitle}
      texts="objections"
      changes={{ route: listObjectionChanges, of: { id } }}
      onClose={onClose}
    >
      <RecordFacts texts="objections" record={objection} fields={fields} />
    </RecordDrawer>
  )
}

const filesOf = (key: 'attachments' | 'answerAttachments', objection: Objection): ObjectionField[] =>
  objection[key].length === 0 ? [] : [{ key, wide: true, render: (row) => <AttachmentList files={row[key]} /> }]
