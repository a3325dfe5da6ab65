import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getMyEnrolment } from '#contract/sourcing/enrolments.ts'
import { getProjectNotice, type ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useRead } from '#web/kit/client/api.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { projectPath } from '../hall/projectPath.ts'
import { OwnDepositSection } from '../deposits/OwnDepositSection.tsx'
import { AskDialog } from '../notice/AskDialog.tsx'
import { EnrolmentForm } from './EnrolmentForm.tsx'
import css from './EnrolmentPage.module.css'
import { MyEnrolment } from './MyEnrolment.tsx'
import { MyQuestions } from './MyQuestions.tsx'

/** Enrolment page: requirements of a project, and the supplier's own enrolment. */
export function EnrolmentPage() {
  const [{ id }] = useQueryOf(getProjectNotice)
  if (id === undefined) return <MissingPage />
  return <Enrolling key={id} id={id} />
}

function Enrolling({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const notice = useRead(getProjectNotice, { id })
  const enrolment = useRead(getMyEnrolment, { projectId: id })
  const actions = (
    <>
      {notice.can.includes('ask') && <Button onClick={() => setIsAsking(true)}>{t('notice.questions.ask')}</Button>}
      <ButtonLink to={projectPath(notice)}>{t('projects.action.notice')}</ButtonLink>
    </>
  )
  return (
    <Page
      title={notice.title}
      purpose={`${notice.projectNo} · ${notice.deptName}`}
      actions={actions}
      backTo={{
        to: '/supplierProjects',
        label: t('supplierProjects.title'),
        here: notice.projectNo,
        kind: t('supplierProjects.enrolment'),
      }}
    >
      <div className={css['page']}>
        <Requirements notice={notice} />
        <OwnDepositSection projectId={id} />
        {enrolment && <MyEnrolment enrolment={enrolment} />}
        {notice.can.includes('enrol') && (
          <EnrolmentForm key={enrolment?.version ?? 0} projectId={id} notice={notice} enrolment={enrolment} />
        )}
        {!enrolment && !notice.can.includes('enrol') && (
          <Section title={t('supplierProjects.enrolment')}>
            <p>{t(`supplierProjects.${reasonOf(notice)}`)}</p>
          </Section>
        )}
        <MyQuestions notice={notice} />
      </div>
      {isAsking && <AskDialog projectId={id} onClose={() => setIsAsking(false)} />}
    </Page>
  )
}

/** Why a supplier cannot enrol. */
const reasonOf = ({ audit, status, isApply }: ProjectNotice) => {
  if (audit === '2') return 'notNeeded'
  return status === '4' && !isApply ? 'offline' : 'closed'
}

/** Requirements, times and minimum number of suppliers. */
function Requirements({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const { enrolRequirements, enrollDate, deadlineDate, quoteBeginDay, quoteEndDay, minSuppliers } = notice
  return (
    <Section title={t('supplierProjects.required')}>
      <DescriptionList
        items={[
          { label: t('projects.field.enrolBeginAt'), value: <ProjectTime at={enrollDate} /> },
          { label: t('projects.field.enrolEndAt'), value: <ProjectTime at={deadlineDate} /> },
          { label: t('projects.field.minSuppliers'), value: minSuppliers },
          { label: t('projects.field.quoteBeginAt'), value: <ProjectTime at={quoteBeginDay} /> },
          { label: t('projects.field.quoteEndAt'), value: <ProjectTime at={quoteEndDay} /> },
          { label: t('projects.field.questionEndAt'), value: <ProjectTime at={notice.questionEndAt} /> },
          {
            label: t('projects.field.enrolRequirements'),
            value: (
              <span className={css['text']}>
                {enrolRequirements === '' ? t('supplierProjects.nothingRequired') : enrolRequirements}
              </span>
            ),
            wide: true,
          },
        ]}
      />
    </Section>
  )
}
