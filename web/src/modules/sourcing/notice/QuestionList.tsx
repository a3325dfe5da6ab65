import { useTranslation } from 'react-i18next'
import type { Question } from '#contract/sourcing/projectNotice.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { ProjectTime } from '#web/modules/sourcing/countdown/ProjectTime.tsx'
import css from './Questions.module.css'

interface QuestionListProps {
  readonly questions: readonly Question[]
  /** Department that answers. */
  readonly deptName: string
  /** Server time of the page. */
  readonly now: string
  /** Answers a question, or edits its answer; undefined without permission. */
  readonly onAnswer?: ((question: Question) => void) | undefined
}

/** Questions with public answers; the asking supplier is not shown. */
export function QuestionList({ questions, deptName, now, onAnswer }: QuestionListProps) {
  const { t } = useTranslation()
  return (
    <ul className={css['questions']}>
      {questions.map((question) => (
        <li key={question.id}>
          <div className={css['question']}>
            <i aria-hidden>{t('notice.questions.question')}</i>
            <div>
              {question.body}
              <small>
                <ProjectTime at={question.askedAt} now={now} />
                {question.isMine && <Tag>{t('notice.questions.mine')}</Tag>}
                {question.answeredAt === null && <Tag tone="warn">{t('notice.questions.waiting')}</Tag>}
              </small>
            </div>
            {onAnswer && (
              <Button
                size="sm"
                variant={question.answeredAt === null ? 'solid' : 'plain'}
                onClick={() => onAnswer(question)}
              >
                {t(question.answeredAt === null ? 'notice.questions.give' : 'notice.questions.giveAgain')}
              </Button>
            )}
          </div>
          {question.answeredAt !== null && (
            <div className={css['answer']}>
              <i aria-hidden>{t('notice.questions.answer')}</i>
              <div>
                {question.answer}
                <small>
                  {deptName} · <ProjectTime at={question.answeredAt} now={now} />
                </small>
              </div>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
