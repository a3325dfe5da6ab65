import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { HomeArticle } from '#contract/home/home.ts'
import { ArticleCover } from '#web/modules/notices/reading/ArticleCover.tsx'
import { articlePath } from '#web/modules/notices/reading/publicPaths.ts'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { useShortDay } from '#web/modules/sourcing/countdown/useShortDay.ts'
import { useAtServerTime } from '#web/modules/sourcing/countdown/useServerTime.ts'
import { useChosenText } from '../../page/useTitleOf.ts'
import css from './NoticeTabs.module.css'

const NEW_FOR_MS = 24 * 3_600_000

interface NoticeLineProps {
  readonly article: HomeArticle
  /** Shows the column, for lists of several columns. */
  readonly isNamed?: boolean
}

/** Announcement in one line; a dot marks those less than a day old, a tag the pinned ones. */
export function NoticeLine({ article, isNamed = false }: NoticeLineProps) {
  const textOf = useChosenText()
  const shortDay = useShortDay()
  const isNew = useAtServerTime((now) => now > 0 && now - Date.parse(article.modifyTime) < NEW_FOR_MS)
  return (
    <Link to={articlePath(article)} className={css['line']} data-new={isNew || undefined}>
      {isNamed ? <Tag>{textOf(article.colunmsName, article.colunmsEnName)}</Tag> : <Pinned article={article} />}
      <span className="one">{article.title}</span>
      <time dateTime={article.issueDate}>{shortDay(article.issueDate)}</time>
    </Link>
  )
}

/** Latest announcement with its picture, date and excerpt. */
export function LeadNotice({ article }: { readonly article: HomeArticle }) {
  const shortDay = useShortDay()
  const [year, month, day] = article.issueDate.split('-')
  const hasCover = article.cover !== ''
  return (
    <Link to={articlePath(article)} className={css['lead']} data-cover={hasCover || undefined}>
      {hasCover ? (
        <ArticleCover article={article} />
      ) : (
        <time dateTime={article.issueDate}>
          <b>{day}</b>
          {year}-{month}
        </time>
      )}
      <span>
        <b>
          <Pinned article={article} />
          <span>{article.title}</span>
        </b>
        {hasCover && <time dateTime={article.issueDate}>{shortDay(article.issueDate)}</time>}
        <small>{article.excerpt}</small>
      </span>
    </Link>
  )
}

function Pinned({ article }: { readonly article: HomeArticle }) {
  const { t } = useTranslation()
  return article.isTop && <Tag tone="accent">{t('homePage.notices.pinned')}</Tag>
}
