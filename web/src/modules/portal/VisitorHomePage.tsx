import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { entrances } from '#contract/kit/entrance.ts'
import { getLoginArticles, type LoginArticle } from '#contract/portal/portal.ts'
import { getConfByType } from '#contract/tenancy/configuration.ts'
import truck from '#web/assets/goods/delivery-truck.svg'
import memo from '#web/assets/goods/memo.svg'
import parcel from '#web/assets/goods/package.svg'
import helmet from '#web/assets/goods/rescue-workers-helmet.svg'
import toolbox from '#web/assets/goods/toolbox.svg'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { enterAt } from '#web/kit/client/entrance.ts'
import { NoticeDialog } from '#web/kit/overlay/NoticeDialog.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { usePortal } from '#web/kit/client/portal.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { type Tile, TileGrid, tileOf } from '#web/kit/ui/TileGrid.tsx'
import css from './VisitorHomePage.module.css'

const art: readonly Tile[] = [
  {},
  tileOf('quiet', memo),
  tileOf('white', parcel),
  {},
  tileOf('white', helmet),
  { variant: 'accent', content: '百' },
  {},
  tileOf('quiet', toolbox),
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
        <Section title={t('visitors.notices')}>
          <Notices />
        </Section>
        <Entrances />
      </div>
    </div>
  )
}

/** Shown where the tenant's configuration says so; they lead where the tenant has set, to this site's own login where it has set nothing. */
function LoginButtons() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const enter = useMutation({ mutationFn: (code: Parameters<typeof enterAt>[0]) => enterAt(code, navigate) })
  const purchaser = () => enter.mutate('PUR_LOGIN_URL')
  const supplier = () => enter.mutate('SUP_LOGIN_URL')
  const { supplierEnable } = usePortal()
  const isShown = useRead(getConfByType, { codes: ['loginButton'] })[0]?.val === '1'
  if (!isShown) return null
  return (
    <div className={css['buttons']}>
      <Button
        variant="solid"
        size="lg"
        busy={enter.isPending && enter.variables === 'PUR_LOGIN_URL'}
        onClick={purchaser}
      >
        {t('visitors.enter.purchaser')}
      </Button>
      {supplierEnable === '1' && (
        <Button size="lg" busy={enter.isPending && enter.variables === 'SUP_LOGIN_URL'} onClick={supplier}>
          {t('visitors.enter.supplier')}
        </Button>
      )}
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

function Entrances() {
  const { t } = useTranslation()
  const { supplierEnable } = usePortal()
  const offered = entrances.filter((entrance) => entrance !== 'supplier' || supplierEnable === '1')
  return (
    <Section title={t('visitors.entrances')}>
      <ul className={css['entrances']}>
        {offered.map((entrance) => (
          <li key={entrance}>
            <Link to={`/login?entrance=${entrance}`}>
              <b>{t(`common.entrance.${entrance}`)}</b>
              <small>{t(`visitors.does.${entrance}`)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
