import { useTranslation } from 'react-i18next'
import { findMyDeposit } from '#contract/sourcing/deposits/deposits.ts'
import { enrol, type Enrolment } from '#contract/sourcing/enrolments.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Form, FormButtons } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
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
  // An earlier payment that is still examined, or was received, need not be reported again.
  const own = useOptionalRead(findMyDeposit, { projectId }, notice.deposit !== null)
  const pays = notice.deposit !== null && (own === undefined || own.deposit === null || own.deposit.status === 'due')
  const paid = pays ? { depositPaidOn: dayFromToday(0) } : {}
  const needsFiles = notice.enrolRequirements.trim() !== ''
  const form = useForm({
    route: enrol,
    fixed: { projectId },
    initial: enrolment
      ? { ...enrolment, ...paid, attachments: enrolment.attachments.map(({ storageFileId }) => storageFileId) }
      : { contactName: me?.userInfo.userName, ...paid },
    labels: 'supplierProjects.field',
    check: ({ attachments = [], depositReceipts = [] }) => ({
      ...(needsFiles && attachments.length === 0 ? { attachments: t('supplierProjects.needsFiles') } : {}),
      ...(pays && depositReceipts.length === 0
        ? { depositReceipts: t('common.check.required', { label: t('supplierProjects.field.depositReceipts') }) }
        : {}),
    }),
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
            depositPaidOn: pays && { required: true },
            depositReceipts: pays && {
              wide: true,
              required: true,
              control: <FilesInput schema={enrol.input.properties.depositReceipts} files={[]} />,
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
