import { useTranslation } from 'react-i18next'
import * as contract from '#contract/administration/calendars.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'

const kinds = ['rest', 'work'] as const
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** Working days of the tenant: what is not as the week says. */
export function CalendarsPage() {
  const { t } = useTranslation()
  const nameOf = useName()
  const missing = useOptionalRead(contract.getCalendarState, {})?.missingYear ?? null
  const warning = missing === null ? null : <Alert tone="warn" title={t('calendars.missing', { year: missing })} />
  return (
    <RecordPage
      texts="calendars"
      route={contract.listCalendarDays}
      exported={contract.exportCalendarDays}
      rowKey={({ dayId }) => dayId}
      above={() => warning}
      columns={[
        { key: 'day', sort: 'day', lead: true },
        { key: 'weekday', render: ({ weekday }) => t(`calendars.weekdays.${weekdays[weekday - 1] ?? '1'}`) },
        { key: 'kind' },
        { key: 'name', render: (row) => nameOf(row) },
      ]}
      filters={[
        { name: 'year', label: t('calendars.year'), control: <Input inputMode="numeric" maxLength={4} /> },
        {
          name: 'kind',
          label: t('calendars.kind'),
          control: (
            <Select
              hint={t('common.all')}
              options={kinds.map((value) => ({ value, label: t(`calendars.field.kind.options.${value}`) }))}
            />
          ),
        },
      ]}
      renderAdd={(close) => <AddDaysDialog onClose={close} />}
      actions={useActions()}
    />
  )
}

function useActions() {
  const { t } = useTranslation()
  return {
    edit: { renderDialog: (row, close) => <DayDialog day={row} onClose={close} /> },
    detail: { shown: () => true, renderDialog: (row, close) => <DayDrawer day={row} onClose={close} /> },
    remove: {
      danger: true,
      call: callTo(contract.removeCalendarDay, ({ dayId, version }) => ({ dayId, version })),
      confirm: ({ day }) => ({ title: t('calendars.removeTitle'), text: t('calendars.removeText', { day }) }),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.CalendarDay>>>
}

function AddDaysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('calendars.add')}
      route={contract.addCalendarDays}
      initial={{ kind: 'rest' }}
      labels="calendars.field"
      fields={{ from: {}, to: {}, kind: {}, name: { as: 'line' }, enName: { as: 'line' } }}
      onClose={onClose}
    />
  )
}

interface DayProps {
  readonly day: contract.CalendarDay
  readonly onClose: () => void
}

function DayDialog({ day, onClose }: DayProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('calendars.editTitle', { day: day.day })}
      route={contract.editCalendarDay}
      fixed={{ dayId: day.dayId, version: day.version }}
      initial={day}
      labels="calendars.field"
      fields={{ kind: {}, name: { as: 'line' }, enName: { as: 'line' } }}
      onClose={onClose}
    />
  )
}

function DayDrawer({ day, onClose }: DayProps) {
  return (
    <RecordDrawer
      title={day.day}
      texts="calendars"
      changes={{ route: contract.listCalendarChanges, of: { dayId: day.dayId } }}
      onClose={onClose}
    >
      <RecordFacts texts="calendars" record={day} fields={[{ key: 'day' }, { key: 'kind' }, { key: 'name' }]} />
    </RecordDrawer>
  )
}
