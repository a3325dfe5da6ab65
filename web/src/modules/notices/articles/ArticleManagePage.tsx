import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { minuteOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/notices/articles.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { SessionPicture } from '#web/kit/upload/StoredPicture.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { useColumnName, useColumns } from '../columns/ColumnSelect.tsx'
import { ArticleBody } from '../reading/ArticleBody.tsx'
import css from './ArticleManagePage.module.css'
import { articlesPath } from './articlePaths.ts'
import { ArticleState } from './ArticleState.tsx'
import { EditionsSection } from './EditionsSection.tsx'
import { useArticleActions } from './useArticleActions.tsx'

/** Page of an article for writers and reviewers: preview, status, editions and history. */
export function ArticleManagePage() {
  const [{ id }] = useQueryOf(contract.getArticle)
  if (id === undefined) return <MissingPage />
  return <Managed key={id} id={id} />
}

function Managed({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const article = useRead(contract.getArticle, { id })
  const nameOf = useColumnName()
  const column = useColumns().find((each) => each.id === article.columnId)
  const actions = useArticleActions()
  const act = useRecordActions<contract.Article, keyof typeof actions, 'articles'>({ actions, texts: 'articles' })
  const { title, createUser, deptName, issueDate, note, audience } = article
  const facts = [deptName, createUser, ...(issueDate === null ? [] : [issueDate])]
  const shown = {
    ...article,
    publishAt: article.publishAt === null ? '-' : timeOf(article.publishAt),
    period: t(`articles.period.${periodOf(article)}`, {
      from: timeOf(article.effectiveStartTime),
      to: timeOf(article.effectiveEndTime),
    }),
    entrances: article.entrances.map((entrance) => t(`articles.field.entrances.options.${entrance}`)).join('、'),
  }
  return (
    <Page
      title={title}
      hideTitle
      backTo={{
        to: articlesPath,
        label: t('articles.title'),
        here: t('articles.detailTitle'),
        kind: t('articles.detailTitle'),
      }}
    >
      <div className={css['panes']}>
        <div className={css['main']}>
          {note !== '' && <Alert tone="warn" title={t('articles.noteOf', { note })} />}
          <Card>
            <div className={css['body']}>
              <ArticleBody
                column={column ? nameOf(column) : article.colunmsName}
                title={title}
                facts={facts}
                content={article.content}
                isForEveryone={false}
              >
                <AttachmentList files={[...article.attachments, ...article.memberAttachments]} />
              </ArticleBody>
            </div>
          </Card>
        </div>
        <div className={css['side']}>
          <Section title={t('articles.field.status.label')} actions={act.menuOf(article)}>
            <p className={css['state']}>
              <ArticleState article={article} as="tag" />
            </p>
            <RecordFacts
              texts="articles"
              record={shown}
              fields={[
                { key: 'audience', wide: true },
                ...(audience === 'chosen' ? [{ key: 'entrances' as const, wide: true }] : []),
                { key: 'publishAt', wide: true },
                { key: 'period', wide: true },
                { key: 'pageViews', wide: true },
              ]}
            />
          </Section>
          {article.cover !== '' && (
            <Section title={t('articles.section.cover')}>
              <div className={css['cover']}>
                <SessionPicture address={article.cover} name={t('articles.field.cover.label')} />
              </div>
            </Section>
          )}
          <Suspense fallback={<Skeleton />}>
            <EditionsSection article={article} />
          </Suspense>
          <ChangeList route={contract.listArticleChanges} of={{ id }} texts="articles" />
        </div>
      </div>
      {act.dialog}
    </Page>
  )
}

/** Time in China, in the format of the form. */
const timeOf = (at: string | null): string => (at === null ? '' : minuteOf(new Date(at)))
const periodOf = ({ effectiveStartTime: from, effectiveEndTime: to }: contract.Article) => {
  if (from === null) return to === null ? 'always' : 'until'
  return to === null ? 'from' : 'between'
}
