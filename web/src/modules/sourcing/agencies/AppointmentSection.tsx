import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  appointAgency,
  type Appointment,
  type Appointments,
  endAppointment,
  findAppointments,
  listAgencyChoices,
} from '#contract/sourcing/agencies/appointments.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { SearchChoice, useSearch } from '../choice/SearchChoice.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import css from './AppointmentSection.module.css'

/** Agency of a project with its scope and the earlier ones; its buyer appoints it and ends the appointment. */
export function AppointmentSection({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const read = useOptionalRead(findAppointments, { projectId: project.id })
  const [open, setOpen] = useState<'appoint' | 'end'>()
  if (!read || (read.list.length === 0 && read.can.length === 0)) return null
  const close = () => setOpen(undefined)
  const current = read.list.find(({ endedAt }) => endedAt === null)
  const earlier = read.list.filter(({ endedAt }) => endedAt !== null)
  return (
    <Section
      title={t('agencies.appointment.title')}
      actions={
        <>
          {read.can.includes('appoint') && (
            <Button size="sm" onClick={() => setOpen('appoint')}>
              {t(current ? 'agencies.appointment.change' : 'agencies.appointment.appoint')}
            </Button>
          )}
          {read.can.includes('end') && (
            <Button size="sm" onClick={() => setOpen('end')}>
              {t('agencies.appointment.end')}
            </Button>
          )}
        </>
      }
    >
      {current ? <Facts appointment={current} /> : <p className={css['none']}>{t('agencies.appointment.none')}</p>}
      {earlier.length > 0 && (
        <details className={css['earlier']}>
          <summary>{t('agencies.appointment.earlier', { count: earlier.length })}</summary>
          {earlier.map((each) => (
            <Facts key={each.id} appointment={each} />
          ))}
        </details>
      )}
      {open === 'appoint' && <AppointDialog project={project} read={read} current={current} onClose={close} />}
      {open === 'end' && (
        <RouteFormDialog
          title={t('agencies.appointment.end')}
          route={endAppointment}
          fixed={{ projectId: project.id, version: read.version }}
          initial={{ reason: '' }}
          labels="agencies.appointment.field"
          columns={1}
          fields={{ reason: { as: 'lines' } }}
          note={<Alert tone="warn">{t('agencies.appointment.endText')}</Alert>}
          onClose={close}
        />
      )}
    </Section>
  )
}

function Facts({ appointment }: { readonly appointment: Appointment }) {
  const { t } = useTranslation()
  const { agencyName, people, scope, note, appointedBy, appointedAt, endedBy, endedAt, endReason } = appointment
  return (
    <DescriptionList
      items={[
        { label: t('agencies.field.name'), value: agencyName, wide: true },
        {
          label: t('agencies.appointment.field.scope'),
          value: <Tags of={scope.map((part) => t(`agencies.scope.${part}`))} max={6} />,
          wide: true,
        },
        ...(people.length > 0 ? [{ label: t('agencies.field.people'), value: people.join('、'), wide: true }] : []),
        {
          label: t('agencies.appointment.appointedBy'),
          value: (
            <>
              {appointedBy} · <ProjectTime at={appointedAt} />
            </>
          ),
          wide: true,
        },
        ...(note === '' ? [] : [{ label: t('agencies.appointment.field.note'), value: note, wide: true }]),
        ...(endedAt === null
          ? []
          : [
              {
                label: t('agencies.appointment.endedBy'),
                value: (
                  <>
                    {endedBy} · <ProjectTime at={endedAt} />
                  </>
                ),
                wide: true,
              },
            ]),
        ...(endReason === '' ? [] : [{ label: t('agencies.appointment.field.reason'), value: endReason, wide: true }]),
      ]}
    />
  )
}

interface AppointDialogProps {
  readonly project: Project
  readonly read: Appointments
  readonly current: Appointment | undefined
  readonly onClose: () => void
}

function AppointDialog({ project, read, current, onClose }: AppointDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: appointAgency,
    fixed: { projectId: project.id, version: read.version },
    initial: {
      agencyId: current?.agencyId ?? '',
      scope: current?.scope ?? ['author', 'publish', 'enrolment', 'questions', 'opening', 'comparison'],
      note: '',
    },
    labels: 'agencies.appointment.field',
    onDone: () => {
      toast.success(t('agencies.appointment.done'))
      onClose()
    },
  })
  const { keyword, search } = useSearch()
  const found = useOptionalRead(listAgencyChoices, keyword)
  const { agencyId } = form.values
  return (
    <FormDialog
      of={form}
      title={t(current ? 'agencies.appointment.change' : 'agencies.appointment.appoint')}
      onClose={onClose}
    >
      <Stack>
        <Alert tone="info">{t('agencies.appointment.text')}</Alert>
        <SearchChoice
          required
          label={t('agencies.appointment.field.agencyId')}
          hint={t('agencies.appointment.agencyHint')}
          placeholder={t('agencies.hint')}
          none={t('agencies.appointment.noAgency')}
          max={1}
          chosen={agencyId ? [agencyId] : []}
          known={current ? [{ id: current.agencyId, name: current.agencyName }] : []}
          error={form.errorAt('agencyId')}
          search={search}
          found={found?.map(({ id, name, people }) => ({
            id,
            name,
            note: t('agencies.appointment.peopleOf', { count: people }),
          }))}
          onChange={([id]) => form.set({ agencyId: id ?? '' })}
        />
        <Fields
          of={form}
          columns={1}
          fields={{ scope: { optionLabel: (part) => t(`agencies.scope.${part}`) }, note: { rows: 3 } }}
        />
      </Stack>
    </FormDialog>
  )
}
