import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ArticlePage, portalList } from '#contract/notices/reading.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './LatestArticles.module.css'
import { latestQuery } from './listQuery.ts'
import { articlePath, columnListPath } from './publicPaths.ts'

const MOST = 5

/** Latest articles, without this one. */
export function LatestArticles({ article }: { readonly article: ArticlePage }) {
  const { t } = useTranslation()
  const { records } = useRead(portalList, latestQuery)
  const others = records.filter(({ id }) => id !== article.id).slice(0, MOST)
  if (others.length === 0) return null
  return (
    <Section title={t('reading.latest')} actions={<Link to={columnListPath}>{t('reading.more')}</Link>}>
      <ul className={css['latest']}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={articlePath(other)}>{other.title}</Link>
            <time dateTime={other.issueDate}>{other.issueDate}</time>
          </li>
        ))}
      </ul>
    </Section>
  )
}
