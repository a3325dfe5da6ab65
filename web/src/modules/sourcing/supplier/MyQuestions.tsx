import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { QuestionList } from '../notice/QuestionList.tsx'

/** Questions of this supplier with the answers. */
export function MyQuestions({ notice: { questions, deptName, now } }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const mine = questions.filter(({ isMine }) => isMine)
  if (mine.length === 0) return null
  return (
    <Section title={t('supplierProjects.myQuestions')} note={t('enrolments.questionsNote')}>
      <QuestionList questions={mine} deptName={deptName} now={now} />
    </Section>
  )
}
