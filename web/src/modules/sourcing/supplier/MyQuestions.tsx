import { useTranslation } from 'react-i18next'
import type { Question } from '#contract/sourcing/projectNotice.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Remark } from '#web/kit/ui/Remark.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import css from './EnrolmentPage.module.css'

/** What this supplier has asked, and the answers. */
export function MyQuestions({ questions }: { readonly questions: readonly Question[] }) {
  const { t } = useTranslation()
  if (questions.length === 0) return null
  return (
    <Section title={t('supplierProjects.myQuestions')} note={t('supplierProjects.questionsNote')}>
      <ul className={css['questions']}>
        {questions.map(({ id, body, askedAt, answer, answeredAt }) => (
          <li key={id}>
            <p className={css['text']}>{body}</p>
            <small>
              <ProjectTime at={askedAt} /> {answeredAt === null && t('supplierProjects.unanswered')}
            </small>
            {answeredAt !== null && <Remark>{answer}</Remark>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
