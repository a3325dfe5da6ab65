import { useTranslation } from 'react-i18next'
import { decideEnrolment, type Enrolment, exportEnrolments, listEnrolments } from '#contract/sourcing/enrolments.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { callTo, useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Remark } from '#web/kit/ui/Remark.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { ProjectTime } from '../../countdown/ProjectTime.tsx'
import { enrolmentTones } from './enrolmentTones.ts'
import css from './ProjectManagePage.module.css'

/** Enrolments, which the department accepts or rejects with a reason. */
export function Enrolments({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const decide = (decision: 'pass' | 'reject') =>
    callTo(decideEnrolment, ({ id, version }: Enrolment, reason) => ({
      id,
      version,
      decision,
      ...(reason === '' ? {} : { reason }),
    }))
  const act = useRecordActions({
    texts: 'enrolments',
    actions: {
      pass: { call: decide('pass'), batch: true },
      reject: {
        call: decide('reject'),
        reason: true,
        danger: true,
        confirm: ({ supplierName: name }: Enrolment) => ({
          title: t('enrolments.rejectTitle'),
          text: t('enrolments.rejectText', { name }),
        }),
      },
    },
  })
  return (
    <Section
      title={t('enrolments.title')}
      note={t('enrolments.note', { count: project.size1, least: project.minSuppliers })}
    >
      <LocalList
        route={listEnrolments}
        fixed={{ projectId: project.id }}
        exported={exportEnrolments}
        label={t('enrolments.title')}
        rowKey={({ id }) => id}
        pagerIfNeeded
        batch={act.batch}
        expand={detailsOf}
        empty={<Empty illustration="box" title={t('enrolments.none')} reason={t('enrolments.noneReason')} />}
        columns={[
          {
            key: 'supplierName',
            title: t('enrolments.field.supplierName'),
            sort: 'supplierName',
            lead: true,
            render: ({ supplierName, isInvited }) => (
              <RowName title={supplierName} under={isInvited ? <Tag>{t('enrolments.invited')}</Tag> : undefined}>
                {supplierName}
              </RowName>
            ),
          },
          {
            key: 'contactName',
            title: t('enrolments.field.contactName'),
            render: ({ contactName, contactTel }) => `${contactName} ${contactTel}`,
          },
          {
            key: 'attachments',
            title: t('enrolments.field.attachments'),
            right: true,
            render: ({ attachments }) => attachments.length,
          },
          {
            key: 'submittedAt',
            title: t('enrolments.field.submittedAt'),
            sort: 'submittedAt',
            render: ({ submittedAt }) => <ProjectTime at={submittedAt} />,
          },
          {
            key: 'status',
            title: t('enrolments.field.status'),
            render: ({ status }) => (
              <StatusTag tone={enrolmentTones[status]}>{t(`enrolments.status.${status}`)}</StatusTag>
            ),
          },
          ...act.columns,
        ]}
      />
      {act.dialog}
    </Section>
  )
}

const detailsOf = (enrolment: Enrolment) => <Details enrolment={enrolment} />

/** Statement and files of a supplier, and the reason of a rejection. */
function Details({ enrolment: { statement, attachments, reason } }: { readonly enrolment: Enrolment }) {
  const { t } = useTranslation()
  return (
    <>
      <p className={css['content']}>{statement === '' ? t('enrolments.noStatement') : statement}</p>
      <AttachmentList files={attachments} />
      {reason !== '' && <Remark>{t('enrolments.because', { reason })}</Remark>}
    </>
  )
}
