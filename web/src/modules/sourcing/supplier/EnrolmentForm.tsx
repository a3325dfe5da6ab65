import { useTranslation } from 'react-i18next'
import { enrol, type Enrolment } from '#contract/sourcing/enrolments.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Form, FormButtons } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import css from './EnrolmentPage.module.css'

interface EnrolmentFormProps {
  readonly projectId: string
  readonly notice: ProjectNotice
  /** Earlier enrolment to correct. */
  readonly enrolment: Enrolment | null
}

/** Form to enrol, or to correct a rejected or withdrawn enrolment. */
export function EnrolmentForm({ projectId, notice, enrolment }: EnrolmentFormProps) {
  const { t } = useTranslation()
  const me = useMe()
  const needsFiles = notice.enrolRequirements.trim() !== ''
  const form = useForm({
    route: enrol,
    fixed: { projectId },
    initial: enrolment
      ? { ...enrolment, attachments: enrolment.attachments.map(({ storageFileId }) => storageFileId) }
      : { contactName: me?.userInfo.userName },
    labels: 'supplierProjects.field',
    check: ({ attachments = [] }) =>
      needsFiles && attachments.length === 0 ? { attachments: t('supplierProjects.needsFiles') } : {},
    onDone: ({ status }) =>
      toast.success(t(status === 'passed' ? 'supplierProjects.passedAtOnce' : 'supplierProjects.sent')),
  })
  return (
    <Section
      title={t(enrolment ? 'supplierProjects.correct' : 'supplierProjects.fillIn')}
      note={t(needsFiles ? 'supplierProjects.reviewed' : 'supplierProjects.notReviewed')}
    >
      <Form of={form}>
        <Fields
          of={form}
          fields={{
            contactName: {},
            contactTel: {},
            statement: { wide: true, rows: 4, placeholder: t('supplierProjects.statementHint') },
            attachments: {
              wide: true,
              required: needsFiles,
              control: <FilesInput schema={enrol.input.properties.attachments} files={enrolment?.attachments ?? []} />,
            },
          }}
        />
        <div className={css['foot']}>
          <FormButtons of={form} submit={t(enrolment ? 'supplierProjects.sendAgain' : 'supplierProjects.send')} />
        </div>
      </Form>
    </Section>
  )
}
