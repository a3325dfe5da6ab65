import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerQuestion } from '#contract/sourcing/enrolments.ts'
import type { ProjectNotice, Question } from '#contract/sourcing/projectNotice.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Remark } from '#web/kit/ui/Remark.tsx'
import { ProjectTime } from '../../countdown/ProjectTime.tsx'
import css from './ProjectManagePage.module.css'

/** What suppliers have asked, those first that wait for an answer. Who asked is not shown. */
export function Questions({ notice: { questions, viewer } }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const may = useMay()
  const [answering, setAnswering] = useState<Question>()
  const canAnswer = viewer === 'owner' && may('project.manage')
  const waiting = questions.filter(({ answeredAt }) => answeredAt === null)
  const answered = questions.filter(({ answeredAt }) => answeredAt !== null)
  return (
    <Section title={t('enrolments.questions')} note={t('enrolments.questionsNote')}>
      {questions.length === 0 && <Empty illustration="bell" title={t('enrolments.noQuestions')} />}
      <ul className={css['questions']}>
        {[...waiting, ...answered].map((question) => (
          <li key={question.id}>
            <p className={css['asked']}>
              <span>
                {question.body}
                <small>
                  <ProjectTime at={question.askedAt} />
                </small>
              </span>
              {canAnswer && (
                <Button
                  size="sm"
                  variant={question.answeredAt === null ? 'solid' : 'plain'}
                  onClick={() => setAnswering(question)}
                >
                  {t(question.answeredAt === null ? 'enrolments.answer' : 'enrolments.answerAgain')}
                </Button>
              )}
            </p>
            {question.answeredAt !== null && <Remark>{question.answer}</Remark>}
          </li>
        ))}
      </ul>
      {answering && (
        <RouteFormDialog
          title={t('enrolments.answerTitle')}
          route={answerQuestion}
          fixed={{ id: answering.id }}
          initial={answering}
          labels="enrolments.answerField"
          fields={{ answer: { wide: true, rows: 5 } }}
          columns={1}
          note={<Remark>{answering.body}</Remark>}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Section>
  )
}
