import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  askClarification,
  type Clarifications,
  listClarifications,
} from '#contract/sourcing/clarifications/clarifications.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { defaultDeadline } from '../negotiation/usualDeadline.ts'
import { ClarificationList } from './ClarificationList.tsx'

interface OfProject {
  readonly projectId: string
}

/** Clarifications of a project for the asking side; nothing for others. */
export function ProjectClarifications({ projectId }: OfProject) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const read = useOptionalRead(listClarifications, { projectId })
  if (!read) return null
  return (
    <Section
      title={t('clarifications.title')}
      note={t('clarifications.note')}
      actions={
        read.mayAsk && (
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {t('clarifications.ask')}
          </Button>
        )
      }
    >
      {read.list.length === 0 ? (
        <Empty illustration="box" title={t('clarifications.none')} reason={t('clarifications.noneReason')} />
      ) : (
        <ClarificationList list={read.list} isNamed />
      )}
      {isAsking && <AskBidderDialog projectId={projectId} read={read} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}

/** Clarifications for the lead of the experts, who alone of them reads and asks. */
export function LeadClarifications({ projectId }: OfProject) {
  const read = useOptionalRead(listClarifications, { projectId })
  return read && (read.mayAsk || read.list.length > 0) ? <ProjectClarifications projectId={projectId} /> : null
}

interface AskBidderDialogProps extends OfProject {
  readonly read: Clarifications
  readonly onClose: () => void
}

function AskBidderDialog({ projectId, read, onClose }: AskBidderDialogProps) {
  const { t } = useTranslation()
  const [dueAt] = useState(() => defaultDeadline(new Date()))
  const options = read.suppliers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <RouteFormDialog
      title={t('clarifications.ask')}
      submit={t('clarifications.send')}
      route={askClarification}
      fixed={{ projectId }}
      initial={{ question: '', dueAt }}
      labels="clarifications.field"
      columns={1}
      note={<Alert tone="info">{t('clarifications.askText')}</Alert>}
      fields={{
        supplierId: { control: <Select options={options} /> },
        question: { as: 'lines' },
        dueAt: { control: <DateTimeInput /> },
        attachments: { control: <FilesInput schema={askClarification.input.properties.attachments} files={[]} /> },
      }}
      onDone={() => toast.success(t('clarifications.asked'))}
      onClose={onClose}
    />
  )
}
