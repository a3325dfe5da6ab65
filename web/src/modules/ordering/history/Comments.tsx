import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Comment } from '#contract/ordering/comments.ts'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import { AttachedPictures } from '#web/kit/upload/AttachedPictures.tsx'
import { Remark } from '#web/kit/ui/Remark.tsx'
import css from './Comments.module.css'
import { Stars } from './Stars.tsx'

interface CommentsProps {
  readonly comments: readonly Comment[]
  /** Actions on a review, for example the supplier's reply. */
  readonly renderActions?: (comment: Comment) => ReactNode
}

/** Reviews by the buyer, with the supplier's replies. */
export function Comments({ comments, renderActions }: CommentsProps) {
  const { t } = useTranslation()
  return (
    <ul className={css['comments']}>
      {comments.map((comment) => (
        <li key={comment.commentId}>
          <p className={css['head']}>
            <b>{comment.name}</b> <small>{comment.spec}</small>
            {comment.status !== 'published' && <Tag tone="warn">{t(`orders.comment.status.${comment.status}`)}</Tag>}
            {comment.auto && <Tag>{t('orders.comment.auto')}</Tag>}
            <time dateTime={comment.createdAt}>{secondOf(comment.createdAt)}</time>
          </p>
          <p className={css['scores']}>
            {(['score', 'service', 'logistics'] as const).map((what) => (
              <span key={what}>
                {t(`orders.comment.${what}`)} <Stars score={comment[what]} />
              </span>
            ))}
          </p>
          {comment.text !== '' && <p>{comment.text}</p>}
          <AttachedPictures files={comment.pictures} />
          <p className={css['who']}>{[comment.authorName, comment.deptName].filter(Boolean).join(' · ')}</p>
          {comment.reply !== '' && (
            <Remark>
              {t('orders.comment.reply')}
              {comment.reply}
            </Remark>
          )}
          {comment.followUp !== '' && (
            <Remark>
              {t('orders.comment.followUp')}
              {comment.followUp}
              <AttachedPictures files={comment.followUpPictures} />
            </Remark>
          )}
          {renderActions?.(comment)}
        </li>
      ))}
    </ul>
  )
}
