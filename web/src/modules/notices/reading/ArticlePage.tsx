import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { type ArticlePage as Published, queryArticle, updatePageViews } from '#contract/notices/reading.ts'
import { call, useRead } from '#web/kit/client/api.ts'
import { useShownAddress } from '#web/kit/client/portal.ts'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleFiles } from './ArticleFiles.tsx'
import css from './ArticlePage.module.css'
import { articleFacts } from './articleFacts.ts'
import { LatestArticles } from './LatestArticles.tsx'
import { Neighbours } from './Neighbours.tsx'
import { useColumnNameOf } from './useColumnName.ts'
import { variants } from './publicPaths.ts'
import { articleIn } from './readingPaths.ts'

/** Page of a published article. */
export function ArticlePage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const named = articleIn(search)
  const shown = useShownAddress()
  if (named !== undefined) return <Read key={named.id} named={named} />
  const list = <ButtonLink to={shown(variants.notice.path)}>{t('reading.toList')}</ButtonLink>
  return <Empty page illustration="search" title={t('reading.noId')} reason={t('reading.noIdReason')} action={list} />
}

interface ReadProps {
  readonly named: NonNullable<ReturnType<typeof articleIn>>
}

function Read({ named }: ReadProps) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const article = useRead(queryArticle, named)
  const column = useColumnNameOf()(article)
  useView(article)
  const list = useShownAddress()(listOf(article))
  const isOwnTab = search.get('flag') === '1'
  return (
    <Page
      title={article.title}
      hideTitle
      backTo={{ to: list, label: column, here: t('reading.kind'), kind: t('reading.kind') }}
    >
      <div className={css['panes']}>
        <Card>
          <div className={css['body']}>
            <ArticleBody
              column={column}
              title={article.title}
              facts={articleFacts(article)}
              content={article.content}
              isForEveryone={article.isForEveryone}
            >
              {article.projectId !== null && (
                <p>
                  <ButtonLink to={`/havePublished?id=${article.projectId}`}>{t('reading.toProject')}</ButtonLink>
                </p>
              )}
              <ArticleFiles articleId={article.id} files={article.files} />
              <Neighbours article={article} />
              <p className={css['close']}>
                <Button
                  onClick={() => {
                    // A tab that was not opened by a script cannot be closed by one; then the page navigates to the
                    // list.
                    if (isOwnTab) window.close()
                    void navigate(list)
                  }}
                >
                  {t('reading.close')}
                </Button>
              </p>
            </ArticleBody>
          </div>
        </Card>
        <aside>
          <Suspense fallback={<Skeleton />}>
            <LatestArticles article={article} />
          </Suspense>
        </aside>
      </div>
    </Page>
  )
}

/** List of an article: help or announcements. */
const listOf = ({ articleType }: Published): string =>
  (variants.help.types as readonly string[]).includes(articleType) ? variants.help.path : variants.notice.path

/** Counts one view; the displayed count does not include it. */
function useView({ id, status }: Published): void {
  useEffect(() => {
    if (status === '01') call(updatePageViews, { id }).catch(() => undefined)
  }, [id, status])
}
