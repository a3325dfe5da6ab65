import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import { shortTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import { QuestionList } from './QuestionList.tsx'
import css from './Questions.module.css'

const AskDialog = lazyWith(['sourcing.public'], async () => (await import('./AskDialog.tsx')).AskDialog)

/** Questions of suppliers with the buyer's public answers. */
export function Questions({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { id, now, questions, can, deptName } = notice
  return (
    <Section
      title={t('notice.part.questions')}
      note={useNote(notice)}
      actions={can.includes('ask') && <Button onClick={() => setIsAsking(true)}>{t('notice.questions.ask')}</Button>}
    >
      {questions.length === 0 && <p className={css['none']}>{t('notice.questions.none')}</p>}
      <QuestionList questions={questions} deptName={deptName} now={now} />
      {isAsking && (
        <Suspense>
          <AskDialog projectId={id} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Section>
  )
}

/** Deadline for questions, and a note that they are anonymous. */
function useNote({ questionEndAt, now, status }: ProjectNotice): string {
  const { t } = useTranslation()
  if (questionEndAt === null || status === '9') return t('notice.questions.anonymous')
  const time = shortTime(questionEndAt, now)
  const isOver = Date.parse(questionEndAt) <= Date.parse(now)
  return t(isOver ? 'notice.questions.over' : 'notice.questions.until', { time })
}
