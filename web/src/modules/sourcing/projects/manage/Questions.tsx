import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerQuestion } from '#contract/sourcing/enrolments.ts'
import type { ProjectNotice, Question } from '#contract/sourcing/projectNotice.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Remark } from '#web/kit/ui/Remark.tsx'
import { QuestionList } from '../../notice/QuestionList.tsx'

/** Questions of suppliers, unanswered ones first. The asking supplier is not shown. */
export function Questions({ notice: { questions, viewer, deptName, now } }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const may = useMay()
  const [answering, setAnswering] = useState<Question>()
  const canAnswer = (viewer === 'owner' || viewer === 'agency') && may('project.manage')
  const waiting = questions.filter(({ answeredAt }) => answeredAt === null)
  const answered = questions.filter(({ answeredAt }) => answeredAt !== null)
  return (
    <Section title={t('enrolments.questions')} note={t('enrolments.questionsNote')}>
      {questions.length === 0 && <Empty illustration="bell" title={t('enrolments.noQuestions')} />}
      <QuestionList
        questions={[...waiting, ...answered]}
        deptName={deptName}
        now={now}
        onAnswer={canAnswer ? setAnswering : undefined}
      />
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
