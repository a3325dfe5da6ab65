import truck from '#web/assets/goods/delivery-truck.svg'
import memo from '#web/assets/goods/memo.svg'
import parcel from '#web/assets/goods/package.svg'
import helmet from '#web/assets/goods/rescue-workers-helmet.svg'
import toolbox from '#web/assets/goods/toolbox.svg'
import css from './VisitorHomePage.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getLoginArticles, type LoginArticle } from '#contract/notices/loginArticles.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { NoticeDialog } from '#web/kit/overlay/NoticeDialog.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { type Tile, TileGrid, tileOf } from '#web/kit/ui/TileGrid.tsx'
import { columnListPath } from '#web/modules/notices/reading/publicPaths.ts'
import { VisitorEntrances } from './VisitorEntrances.tsx'
import { LoginButtons } from './LoginButtons.tsx'

const art: readonly Tile[] = [
  {},
  tileOf('muted', memo),
  tileOf('white', parcel),
  {},
  tileOf('white', helmet),
  { variant: 'accent', content: '百' },
  {},
  tileOf('muted', toolbox),
  {},
  {},
  tileOf('white', truck),
  {},
]

/** What the tenant shows to everybody: its notices, and the login methods. */
export function VisitorHomePage() {
  const { t } = useTranslation()
  useTitle(t('visitors.title'))
  return (
    <div className={css['home']}>
      <section className={css['opening']}>
        <div>
          <h1>{t('visitors.headline')}</h1>
          <p>{t('visitors.text')}</p>
          <LoginButtons />
        </div>
        <TileGrid tiles={art} columns={4} />
      </section>
      <div className={css['parts']}>
        <Section title={t('visitors.notices')} actions={<Link to={columnListPath}>{t('common.more')}</Link>}>
          <Notices />
        </Section>
        <VisitorEntrances />
      </div>
    </div>
  )
}

function Notices() {
  const { t } = useTranslation()
  const articles = useRead(getLoginArticles, {})
  const [open, setOpen] = useState<LoginArticle>()
  if (articles.length === 0) return <Empty illustration="bell" title={t('visitors.noNotices')} />
  return (
    <>
      <ul className={css['notices']}>
        {articles.map((article) => (
          <li key={article.id}>
            <button type="button" onClick={() => setOpen(article)}>
              <b>{article.title}</b>
              <small>{article.deptName}</small>
              <time dateTime={article.issueDate}>{article.issueDate}</time>
            </button>
          </li>
        ))}
      </ul>
      {open && <NoticeDialog article={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
