import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLoginArticles, type LoginArticle } from '#contract/notices/loginArticles.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { NoticeDialog } from '#web/kit/overlay/NoticeDialog.tsx'
import { useCarousel } from '#web/kit/ui/useCarousel.ts'
import css from './LoginNotices.module.css'

/** Login notices of the tenant, one at a time; nothing if there are none. */
export function LoginNotices() {
  const articles = useOptionalRead(getLoginArticles, {})
  return articles && articles.length > 0 ? <Notices articles={articles} /> : null
}

function Notices({ articles }: { readonly articles: readonly LoginArticle[] }) {
  const { t } = useTranslation()
  const { shown, show, setIsPaused, hold } = useCarousel(articles.length)
  const [open, setOpen] = useState<LoginArticle>()
  const article = articles[shown % articles.length]!
  return (
    <section aria-label={t('loginNotices.label')}>
      {/* Pauses on hover and focus. */}
      <div role="presentation" className={css['notices']} {...hold}>
        <span className={css['label']} aria-hidden>
          {t('loginNotices.label')}
        </span>
        <button type="button" className={css['notice']} onClick={() => setOpen(article)}>
          <b>{article.title}</b>
          <small>
            <span className="one">{article.deptName}</span>
            <span className="together">· {article.issueDate}</span>
          </small>
        </button>
        {articles.length > 1 && (
          <ul className={css['dots']}>
            {articles.map(({ id, title }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={title}
                  aria-current={index === shown ? 'true' : undefined}
                  onClick={() => {
                    setIsPaused(true)
                    show(index)
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {open && <NoticeDialog article={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
