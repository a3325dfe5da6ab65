import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scheduleAuction } from '#contract/sourcing/auction/auction.ts'
import { getProject, type Project } from '#contract/sourcing/projects.ts'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'

interface ScheduleDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

const minute = 60_000
/** Whole minutes from now, as instants. */
const inMinutes = (minutes: number): string => new Date(Math.ceil(Date.now() / minute + minutes) * minute).toISOString()

/** Dialog that plans an auction after the opening. */
export function ScheduleDialog({ project, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation()
  const { id, version } = project
  const [times] = useState(() => ({ beginAt: inMinutes(30), endAt: inMinutes(60) }))
  return (
    <RouteFormDialog
      title={t('auctionRoom.start.title')}
      note={<Alert tone="info">{t('auctionRoom.start.note', { minutes: 10 })}</Alert>}
      submit={t('auctionRoom.start.submit')}
      route={scheduleAuction}
      fixed={{ id, version }}
      initial={times}
      readFrom={getProject}
      columns={1}
      labels="auctionRoom.start.field"
      fields={{ beginAt: { control: <DateTimeInput /> }, endAt: { control: <DateTimeInput /> } }}
      onDone={() => toast.success(t('auctionRoom.start.done'))}
      onClose={onClose}
    />
  )
}
