import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { getProject, type Project } from '#contract/sourcing/projects.ts'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { partsOfInstant } from '#web/kit/date/instant.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { shortTime } from '../../countdown/projectTime.ts'
import { ChangedItems } from './ChangedItems.tsx'

interface ChangeDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

const times = ['enrolEndAt', 'quoteBeginAt', 'quoteEndAt', 'questionEndAt'] as const

/** Changeable values of a published project; the title is that of the change notice. */
const changeableOf = (project: Project) => ({
  ...project,
  title: '',
  items: project.items.map(({ id, quantity, spec, needDate }) => ({ id, quantity, spec, needDate })),
})

/** Dialog of a change notice: later deadlines, another delivery address, changed items, beside the current values. */
export function ChangeDialog({ project, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const { id, version, state, audit, deliveryAddress } = project
  const form = useForm({
    route: changeProject,
    fixed: { id, version },
    initial: changeableOf(project),
    labels: 'projects.changeField',
    readFrom: getProject,
    fromNewest: (newest) => ({ ...changeableOf(newest as unknown as Project), version: newest['version'] }),
    check: (values) =>
      Object.fromEntries(
        times.flatMap((field) => {
          const [before, after] = [project[field], values[field]]
          const isEarlier = before !== null && (!after || Date.parse(after) < Date.parse(before))
          return isEarlier ? [[field, t('projects.onlyLater', { time: shortTime(before) })]] : []
        }),
      ),
    onDone: () => {
      toast.success(t('projects.changed'))
      onClose()
    },
  })
  const [now] = useState(() => Date.now())
  const isShown = (field: (typeof times)[number]) => field !== 'enrolEndAt' || (state === '4' && audit === '1')
  const timeOf = (field: (typeof times)[number]) => {
    const before = project[field]
    if (!isShown(field)) return false
    if (before === null) return { control: <DateTimeInput /> }
    return Date.parse(before) <= now
      ? { shownAs: shortTime(before) }
      : {
          control: <DateTimeInput min={partsOfInstant(before)[0]} />,
          hint: t('projects.was', { value: shortTime(before) }),
        }
  }
  return (
    <FormDialog
      of={form}
      title={t('projects.action.change')}
      submit={t('projects.publishChange')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <Alert tone="info">{t('projects.changeText')}</Alert>
        <Fields
          of={form}
          fields={{
            title: { wide: true, as: 'line', placeholder: t('projects.changeHint') },
            enrolEndAt: timeOf('enrolEndAt'),
            quoteBeginAt: timeOf('quoteBeginAt'),
            quoteEndAt: timeOf('quoteEndAt'),
            questionEndAt: timeOf('questionEndAt'),
            deliveryAddress: {
              wide: true,
              as: 'line',
              hint: t('projects.was', { value: deliveryAddress === '' ? '-' : deliveryAddress }),
            },
          }}
        />
        <ChangedItems rows={form.rows('items', 'projects.changeItem')} items={project.items} />
      </Stack>
    </FormDialog>
  )
}
