import StarFilled from '@ant-design/icons-svg/es/asn/StarFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Comment, listComments } from '#contract/ordering/comments.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { AttachedPictures } from '#web/kit/upload/AttachedPictures.tsx'
import { Remark } from '#web/kit/ui/Remark.tsx'
import css from './GoodsComments.module.css'

type Level = 'all' | 'good' | 'middling' | 'bad'
const LEVELS: readonly Level[] = ['all', 'good', 'middling', 'bad']

/** Reviews of a product, of all its SKUs together. */
export function GoodsComments({ productId }: { readonly productId: string }) {
  const { t } = useTranslation()
  const [level, setLevel] = useState<Level>('all')
  const [paging, setPaging] = useState({ page: 1, limit: 10 })
  const requested = { productId, ...paging, ...(level === 'all' ? {} : { level }) }
  const { reply, isLate, hasFailed, retry } = useRead(listComments, requested, { suspense: false })
  if (hasFailed) return <ErrorNotice onRetry={retry} />
  if (!reply) return <Skeleton rows={4} />
  const choose = (next: Level) => {
    setLevel(next)
    setPaging({ ...paging, page: 1 })
  }
  return (
    <div className={css['comments']} aria-busy={isLate}>
      <div className={css['head']}>
        {reply.average !== '' && (
          <p className={css['average']}>
            {t('catalogue.comments.average')} <b>{reply.average}</b>
          </p>
        )}
        <Segmented
          label={t('catalogue.comments.level')}
          value={level}
          options={LEVELS.map((value) => ({ value, label: t(`catalogue.comments.${value}`) }))}
          onChange={choose}
        />
      </div>
      {reply.records.length === 0 ? (
        <Empty illustration="box" title={t('catalogue.comments.none')} reason={t('catalogue.comments.noneReason')} />
      ) : (
        <>
          <ul>
            {reply.records.map((comment) => (
              <Said key={comment.commentId} comment={comment} />
            ))}
          </ul>
          <Pager page={reply} onQuery={(patch) => setPaging({ ...paging, page: 1, ...patch })} />
        </>
      )}
    </div>
  )
}

function Said({ comment }: { readonly comment: Comment }) {
  const { t } = useTranslation()
  const { authorName, deptName, score, spec, text, pictures, auto, reply, createdAt, followUp, followUpPictures } =
    comment
  return (
    <li>
      <p className={css['who']}>
        <span className={css['mark']} aria-hidden>
          {[...authorName][0]}
        </span>
        {authorName}
        {deptName !== '' && <small>{deptName}</small>}
        <Stars score={score} />
        <time dateTime={createdAt}>{dayOf(new Date(createdAt))}</time>
      </p>
      <div className={css['what']}>
        {text !== '' && <p>{text}</p>}
        <AttachedPictures files={pictures} />
        {auto && <Tag>{t('catalogue.comments.auto')}</Tag>}
        {spec !== '' && <small>{spec}</small>}
        {followUp !== '' && (
          <Remark>
            {t('catalogue.comments.followUp')}
            {followUp}
            <AttachedPictures files={followUpPictures} />
          </Remark>
        )}
        {reply !== '' && (
          <Remark>
            {t('catalogue.comments.reply')}
            {reply}
          </Remark>
        )}
      </div>
    </li>
  )
}

function Stars({ score }: { readonly score: number }) {
  const { t } = useTranslation()
  return (
    <span className={css['stars']}>
      <span className="visuallyHidden">{t('catalogue.comments.stars', { score })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon of={StarFilled} key={star} className={star <= score ? css['on'] : undefined} />
      ))}
    </span>
  )
}
