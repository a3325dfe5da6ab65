import { Suspense } from 'react'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { minuteOf } from '#contract/kit/calendar.ts'
import { formatCount } from '#contract/kit/format.ts'
import * as contract from '#contract/notices/articles.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useColumnNameOf } from '../reading/useColumnName.ts'
import { articleManagePath, newArticlePath } from './articlePaths.ts'
import css from './ArticlesPage.module.css'
import { ArticleState } from './ArticleState.tsx'
import { ColumnTree } from './ColumnTree.tsx'
import { useArticleActions } from './useArticleActions.tsx'

const statuses = ['', '00', '03', '04', '01', '02'] as const

/** Articles of the selected column with their actions. */
export function ArticlesPage() {
  const { t } = useTranslation()
  const [{ columnId, status }, setQuery] = useUrlQuery(contract.listArticles)
  const actions = useArticleActions()
  const columnOf = useColumnNameOf()
  const write = (
    <ButtonLink variant="solid" icon={<Icon of={PlusOutlined} />} to={newArticlePath(columnId)}>
      {t('articles.add')}
    </ButtonLink>
  )
  return (
    <Page title={t('articles.title')} purpose={t('articles.purpose')} actions={write}>
      <div className={css['panes']}>
        <nav className={`card ${css['tree']}`} aria-label={t('articles.columns')}>
          <Suspense fallback={<Skeleton />}>
            <ColumnTree columnId={columnId} onChoose={(chosen) => setQuery({ columnId: chosen })} />
          </Suspense>
        </nav>
        <RecordPanel
          texts="articles"
          route={contract.listArticles}
          exported={contract.exportArticles}
          rowKey={({ id }) => id}
          tabs={{
            label: t('articles.field.status.label'),
            value: status ?? '',
            onChange: (value) => setQuery({ status: value === '' ? undefined : (value as contract.Article['status']) }),
            options: statuses.map((value) => ({
              value,
              label: value === '' ? t('articles.allStatuses') : t(`articles.status.${value}`),
            })),
          }}
          columns={[
            {
              key: 'title',
              sort: 'title',
              lead: true,
              render: ({ id, title, deptName, createUser }) => (
                <RowName under={`${deptName} · ${createUser}`} title={title}>
                  <Link to={articleManagePath(id)}>{title}</Link>
                </RowName>
              ),
            },
            { key: 'colunmsName', render: (article) => columnOf(article) },
            { key: 'status', render: (article) => <ArticleState article={article} /> },
            {
              key: 'issueDate',
              sort: 'issueDate',
              render: ({ issueDate }) => (issueDate === null ? '-' : <time>{issueDate}</time>),
            },
            { key: 'pageViews', sort: 'pageViews', right: true, render: ({ pageViews }) => formatCount(pageViews) },
            {
              key: 'modifyTime',
              sort: 'modifyTime',
              desk: true,
              render: ({ modifyTime }) => minuteOf(new Date(modifyTime)),
            },
          ]}
          actions={actions}
        />
      </div>
    </Page>
  )
}
