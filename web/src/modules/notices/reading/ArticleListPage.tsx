import { useTranslation } from 'react-i18next'
import { getListByPId, releasePage } from '#contract/notices/reading.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { everyColumn, fixedOf } from './listQuery.ts'
import { type Variant, variants } from './publicPaths.ts'
import { useArticleColumns } from './useArticleColumns.tsx'

const ALL = ''

/** Published articles of some types: help, announcements, or both. */
export function ArticleListPage({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation()
  const [query, setQuery] = useUrlQuery(releasePage)
  const { types } = variants[variant]
  const columns = useRead(getListByPId, everyColumn)
  const isEnglish = useLocale() === 'en_US'
  const nameOf = (type: string) => {
    const column = columns.find(({ value }) => value === type)
    return (isEnglish && column?.enName) || (column?.name ?? type)
  }
  return (
    <ListPage
      title={t(`reading.list.${variant}.title`)}
      purpose={t(`reading.list.${variant}.purpose`)}
      label={t(`reading.list.${variant}.title`)}
      route={releasePage}
      rowKey={({ id }) => id}
      fixed={fixedOf(variant, query)}
      columns={useArticleColumns()}
      tabs={{
        label: t('reading.types'),
        value: query.status ?? ALL,
        onChange: (status) => setQuery({ status: status === ALL ? undefined : status }),
        // Types are named by the tenant, so they are not translated.
        options: [{ value: ALL, label: t('reading.all') }, ...types.map((value) => ({ value, label: nameOf(value) }))],
      }}
      filters={[
        {
          name: 'title',
          label: t('reading.field.title'),
          control: <Input maxLength={100} placeholder={t('reading.titleHint')} />,
        },
        {
          name: 'keyword',
          label: t('reading.field.keyword'),
          control: <Input maxLength={100} placeholder={t('reading.keywordHint')} />,
        },
        {
          name: 'beginStarTime',
          until: 'endStarTime',
          label: t('reading.field.days'),
          ends: { from: t('reading.field.from'), to: t('reading.field.to') },
        },
      ]}
      nothingFound={{ title: t('reading.none'), reason: t('reading.noneReason') }}
      empty={<Empty illustration="bell" title={t('reading.empty')} reason={t('reading.emptyReason')} />}
    />
  )
}
