import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import css from '../notice/Questions.module.css'

/** Published answers, as list items. */
export function ObjectionAnswers({ notice: { objections, deptName, now } }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  return objections.map(({ id, subject, answer, answeredAt }) => (
    <li key={id}>
      <div className={css['answer']}>
        <i aria-hidden>{t('notice.questions.answer')}</i>
        <div>
          {answer}
          <small>
            {t(`notice.objections.subject.${subject}`)} · {deptName} · <ProjectTime at={answeredAt} now={now} />
          </small>
        </div>
      </div>
    </li>
  ))
}
