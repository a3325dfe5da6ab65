import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import type { PublicArticle } from '#contract/notices/reading.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import { ACTIONS, type Column } from '#web/kit/list/column.ts'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { ArticleCover } from './ArticleCover.tsx'
import css from './ArticleList.module.css'
import { useColumnNameOf } from './useColumnName.ts'
import { articlePath } from './publicPaths.ts'

/** Table columns of published articles; details open in a new tab. */
export function useArticleColumns(): readonly Column<PublicArticle>[] {
  const { t } = useTranslation()
  const columnOf = useColumnNameOf()
  const { isShowPageViews } = usePortal().portalSettingsInfo
  const views: Column<PublicArticle> = {
    key: 'pageViews',
    title: t('reading.field.pageViews'),
    right: true,
    desk: true,
    render: ({ pageViews }) => (pageViews === null ? '-' : formatCount(pageViews)),
  }
  return [
    {
      key: 'title',
      title: t('reading.field.title'),
      lead: true,
      render: (article) => (
        <span className={css['lead']}>
          {article.cover !== '' && <ArticleCover article={article} className={css['cover']} />}
          <RowName under={article.excerpt} title={article.title}>
            <span className={css['title']}>
              {article.isTop && <Tag tone="accent">{t('reading.top')}</Tag>}
              <a href={articlePath(article, true)} target="_blank" rel="noopener">
                {article.title}
              </a>
            </span>
          </RowName>
        </span>
      ),
    },
    { key: 'colunmsName', title: t('reading.field.type'), render: (article) => columnOf(article) },
    { key: 'deptName', title: t('reading.field.deptName'), desk: true },
    { key: 'createUser', title: t('reading.field.createUser'), desk: true },
    {
      key: 'issueDate',
      title: t('reading.field.issueDate'),
      render: ({ issueDate }) => <time dateTime={issueDate}>{issueDate}</time>,
    },
    ...(isShowPageViews === '1' ? [views] : []),
    {
      key: ACTIONS,
      title: t('common.actions'),
      render: (article) => (
        <RowActions>
          <a
            href={articlePath(article, true)}
            target="_blank"
            rel="noopener"
            aria-label={t('reading.newTab', { title: article.title })}
          >
            {t('reading.details')}
          </a>
        </RowActions>
      ),
    },
  ]
}
