import { useId } from 'react'
import { columnListPath } from '#web/modules/notices/reading/publicPaths.ts'
import type { BlockProps } from '../../page/blockProps.ts'
import { useChosenText, useTitleOf } from '../../page/useTitleOf.ts'
import css from './AnnouncementArea.module.css'
import { Heading } from '../Heading.tsx'
import { MoreLink } from '#web/kit/ui/MoreLink.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { ReadNotice } from '../ReadNotice.tsx'

/** Announcements of several columns: a card for each, or one for all. */
export function AnnouncementArea({ block, data, onMoment }: BlockProps<'announcementArea'>) {
  const id = useId()
  const title = useTitleOf()(block)
  const textOf = useChosenText()
  if (!data || data.hasFailed) return <ReadNotice onRetry={onMoment} />
  const columns = (data.columns ?? []).filter(({ articles }) => articles.length > 0)
  if (columns.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} more={block.look === 'mixed' ? { to: '/noLogAllAnnouncement' } : undefined} />
      {block.look === 'mixed' ? (
        <ul className={`card ${css['mixed']}`}>
          {columns
            .flatMap(({ articles }) => articles)
            .toSorted((a, b) => b.modifyTime.localeCompare(a.modifyTime))
            .slice(0, block.rows * 2)
            .map((article) => (
              <li key={article.id}>
                <NoticeLine article={article} isNamed />
              </li>
            ))}
        </ul>
      ) : (
        <div className={css['columns']}>
          {columns.map((column) => {
            const name = textOf(column.name, column.enName)
            return (
              <section key={column.id} className={`card ${css['column']}`} aria-label={name}>
                <header>
                  <h3>{name}</h3>
                  <MoreLink to={`${columnListPath}?colunmsId=${column.id}`} of={name} />
                </header>
                <ul>
                  {column.articles.map((article) => (
                    <li key={article.id}>
                      <NoticeLine article={article} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      )}
    </section>
  )
}
