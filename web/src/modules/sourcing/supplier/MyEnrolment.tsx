import { useTranslation } from 'react-i18next'
import { type Enrolment, withdrawEnrolment } from '#contract/sourcing/enrolments.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { enrolmentTones } from '../projects/manage/enrolmentTones.ts'
import css from './EnrolmentPage.module.css'

/** Status of the supplier's enrolment, which can be withdrawn until the end of enrolment. */
export function MyEnrolment({ enrolment }: { readonly enrolment: Enrolment }) {
  const { t } = useTranslation()
  const withdraw = useWrite(withdrawEnrolment, { onDone: () => toast.success(t('supplierProjects.withdrawn')) })
  const { projectId, version, status, reason, can, attachments } = enrolment
  const word = t('supplierProjects.withdraw')
  const ask = async () => {
    const text = t('supplierProjects.withdrawText')
    const isSure = await confirm({ title: word, text, ok: word, cancel: t('common.cancel'), danger: true })
    if (isSure) withdraw.mutate({ projectId, version })
  }
  return (
    <Section
      title={t('supplierProjects.myEnrolment')}
      note={
        <StatusTag as="tag" tone={enrolmentTones[status]}>
          {t(`enrolments.status.${status}`)}
        </StatusTag>
      }
      actions={
        can.includes('withdraw') && (
          <Button size="sm" variant="danger" busy={withdraw.isPending} onClick={() => void ask()}>
            {word}
          </Button>
        )
      }
    >
      {status === 'rejected' && (
        <div className={css['reason']}>
          <Alert tone="err" title={t('supplierProjects.rejected')}>
            {reason}
          </Alert>
        </div>
      )}
      <DescriptionList
        items={[
          { label: t('supplierProjects.field.contactName'), value: enrolment.contactName },
          { label: t('supplierProjects.field.contactTel'), value: enrolment.contactTel },
          { label: t('enrolments.field.submittedAt'), value: <ProjectTime at={enrolment.submittedAt} /> },
          {
            label: t('supplierProjects.field.statement'),
            value: enrolment.statement === '' ? '-' : <span className={css['text']}>{enrolment.statement}</span>,
            wide: true,
          },
          {
            label: t('supplierProjects.field.attachments'),
            value: attachments.length === 0 ? '-' : <AttachmentList files={attachments} />,
            wide: true,
          },
        ]}
      />
    </Section>
  )
}
