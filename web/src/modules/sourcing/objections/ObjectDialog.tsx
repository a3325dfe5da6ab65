import { useTranslation } from 'react-i18next'
import { raiseObjection } from '#contract/sourcing/objections/objections.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'

interface ObjectDialogProps {
  readonly notice: Pick<ProjectNotice, 'id' | 'objectionSubjects'>
  readonly onClose: () => void
}

/** Dialog for a supplier's objection to one of the current subjects. */
export function ObjectDialog({ notice: { id, objectionSubjects }, onClose }: ObjectDialogProps) {
  const { t } = useTranslation()
  const options = objectionSubjects.map((value) => ({ value, label: t(`objections.field.subject.options.${value}`) }))
  return (
    <RouteFormDialog
      title={t('objections.raise')}
      submit={t('objections.submit')}
      route={raiseObjection}
      fixed={{ projectId: id }}
      initial={{ subject: objectionSubjects[0] }}
      labels="objections.raiseField"
      columns={1}
      fields={{
        subject: { wide: true, control: <Select options={options} /> },
        body: { wide: true, rows: 6 },
        attachments: {
          wide: true,
          control: <FilesInput schema={raiseObjection.input.properties.attachments} files={[]} />,
        },
      }}
      onDone={() => toast.success(t('objections.raised'))}
      onClose={onClose}
    />
  )
}
