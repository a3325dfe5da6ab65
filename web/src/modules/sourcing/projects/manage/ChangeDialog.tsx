import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { partsOfInstant } from '#web/kit/date/instant.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { briefly } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { ChangedItems } from './ChangedItems.tsx'

interface ChangeDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

const times = ['enrolEndAt', 'quoteBeginAt', 'quoteEndAt', 'questionEndAt'] as const

/** A change notice: deadlines that become later, another place of delivery, other items. What was stands beside it. */
export function ChangeDialog({ project, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const { id, version, state, audit, deliveryAddress } = project
  const form = useForm({
    route: changeProject,
    fixed: { id, version },
    initial: {
      ...project,
      title: '',
      items: project.items.map(({ id: of, quantity, spec, needDate }) => ({ id: of, quantity, spec, needDate })),
    },
    labels: 'projects.changeField',
    check: (values) =>
      Object.fromEntries(
        times.flatMap((field) => {
          const [before, after] = [project[field], values[field]]
          const isEarlier = before !== null && (!after || Date.parse(after) < Date.parse(before))
          return isEarlier ? [[field, t('projects.onlyLater', { time: briefly(before) })]] : []
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
      ? { shownAs: briefly(before) }
      : {
          control: <DateTimeInput min={partsOfInstant(before)[0]} />,
          hint: t('projects.was', { value: briefly(before) }),
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
