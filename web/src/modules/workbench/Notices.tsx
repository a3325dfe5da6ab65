import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { portalList } from '#contract/notices/reading.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { articlePath, columnListPath } from '#web/modules/notices/reading/publicPaths.ts'
import css from './Notices.module.css'

const max = 5

/** Latest announcements for the person. */
export function Notices({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation()
  const may = useMay()
  const { reply } = useRead(portalList, { limit: max }, { suspense: false })
  const manages = may('article.manage')
  return (
    <Section
      title={t('workbench.notice.title')}
      className={className}
      actions={
        <Link to={manages ? '/articles' : columnListPath} className={`tap ${css['more']}`}>
          {t(manages ? 'workbench.notice.manage' : 'workbench.notice.more')}
        </Link>
      }
    >
      {reply?.records.length === 0 ? (
        <p className={css['none']}>{t('workbench.notice.none')}</p>
      ) : (
        <ul className={css['rows']} aria-busy={reply === undefined}>
          {(reply?.records ?? []).map((article) => (
            <li key={article.id}>
              <span className={css['title']}>
                {article.isTop && (
                  <span className={css['pinned']}>
                    <Tag tone="accent">{t('workbench.notice.pinned')}</Tag>
                  </span>
                )}
                <Link to={articlePath(article)} className="one" title={article.title}>
                  {article.title}
                </Link>
              </span>
              <time dateTime={article.issueDate}>{article.issueDate.slice(5)}</time>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
