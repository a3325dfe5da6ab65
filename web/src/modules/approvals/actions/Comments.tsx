import { useTranslation } from 'react-i18next'
import type { ApprovalComment } from '#contract/approvals/approvals.ts'
import { briefly } from '#web/kit/format/time.ts'
import css from './Comments.module.css'

/** What participants have said, oldest first. */
export function Comments({ comments }: { readonly comments: readonly ApprovalComment[] }) {
  const { t } = useTranslation()
  if (comments.length === 0) return null
  return (
    <section aria-label={t('approvalActions.comments')} className={css['comments']}>
      <h3>{t('approvalActions.comments')}</h3>
      <ul>
        {comments.map(({ id, authorName, body, mentions, at }) => (
          <li key={id}>
            <p>
              <b>{authorName}</b> <time dateTime={at}>{briefly(at)}</time>
            </p>
            <p>
              {mentions.map(({ userId, userName }) => (
                <span key={userId}>@{userName} </span>
              ))}
              {body}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
