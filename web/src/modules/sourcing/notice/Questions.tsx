import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askQuestion } from '#contract/sourcing/enrolments.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { shortTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import css from './Questions.module.css'

/** What suppliers have asked, and what the buyer has answered to all. */
export function Questions({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { id, now, questions, can, deptName } = notice
  const at = (instant: string) => shortTime(instant, now)
  return (
    <Section
      title={t('notice.part.questions')}
      note={useNote(notice)}
      actions={can.includes('ask') && <Button onClick={() => setIsAsking(true)}>{t('notice.questions.ask')}</Button>}
    >
      {questions.length === 0 && <p className={css['none']}>{t('notice.questions.none')}</p>}
      <ul className={css['questions']}>
        {questions.map((question) => (
          <li key={question.id}>
            <div className={css['question']}>
              <i aria-hidden>{t('notice.questions.question')}</i>
              <div>
                {question.body}
                <small>
                  <time dateTime={question.askedAt}>{at(question.askedAt)}</time>
                  {question.isMine && <Tag>{t('notice.questions.mine')}</Tag>}
                  {question.answeredAt === null && <Tag tone="warn">{t('notice.questions.waiting')}</Tag>}
                </small>
              </div>
            </div>
            {question.answeredAt !== null && (
              <div className={css['answer']}>
                <i aria-hidden>{t('notice.questions.answer')}</i>
                <div>
                  {question.answer}
                  <small>
                    {deptName} · <time dateTime={question.answeredAt}>{at(question.answeredAt)}</time>
                  </small>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isAsking && (
        <RouteFormDialog
          title={t('notice.questions.ask')}
          route={askQuestion}
          fixed={{ projectId: id }}
          labels="notice.questions.field"
          fields={{ body: { wide: true } }}
          note={<p className={css['hint']}>{t('notice.questions.askHint')}</p>}
          onDone={() => toast.success(t('notice.questions.asked'))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  )
}

/** Until when questions may be asked, and that who asked is not shown. */
function useNote({ questionEndAt, now, status }: ProjectNotice): string {
  const { t } = useTranslation()
  if (questionEndAt === null || status === '9') return t('notice.questions.anonymous')
  const time = shortTime(questionEndAt, now)
  const isOver = Date.parse(questionEndAt) <= Date.parse(now)
  return t(isOver ? 'notice.questions.over' : 'notice.questions.until', { time })
}
