import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProject, type Project } from '#contract/sourcing/projects.ts'
import { extendNegotiation } from '#contract/sourcing/seal/negotiation.ts'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { defaultDeadline } from './usualDeadline.ts'

interface ExtendDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

/** Dialog to extend the deadline of the current negotiation. */
export function ExtendDialog({ project, onClose }: ExtendDialogProps) {
  const { t } = useTranslation()
  const { id, version, negotiationEndAt } = project
  const [endAt] = useState(() => defaultDeadline(new Date(Math.max(Date.now(), Date.parse(negotiationEndAt ?? '')))))
  return (
    <RouteFormDialog
      title={t('negotiation.extend')}
      note={<Alert tone="info">{t('negotiation.extendText')}</Alert>}
      submit={t('negotiation.extendSend')}
      route={extendNegotiation}
      fixed={{ id, version }}
      initial={{ title: '', endAt }}
      readFrom={getProject}
      columns={1}
      labels="negotiation.extension"
      fields={{ endAt: { control: <DateTimeInput /> }, title: { as: 'lines' } }}
      onDone={() => toast.success(t('negotiation.extended'))}
      onClose={onClose}
    />
  )
}
