import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { getListByPId, portalList } from '#contract/notices/reading.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { everyColumn } from './listQuery.ts'
import { columnIn } from './readingPaths.ts'
import { useArticleColumns } from './useArticleColumns.tsx'

const ALL = ''

/** Published articles of a column and its subtree, or of all columns; target of the links on home pages. */
export function ColumnListPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const isEnglish = useLocale() === 'en_US'
  const fixed = columnIn(search)
  const columns = useRead(getListByPId, everyColumn)
  const chosen = columns.find(({ id }) => id === fixed.colunmsId)
  const nameOf = ({ name, enName }: (typeof columns)[number]) => (isEnglish && enName !== '' ? enName : name)
  const title = chosen ? nameOf(chosen) : t('reading.list.column.title')
  const tabs = columns.filter(({ pid, id }) => pid === null || id === chosen?.id)
  return (
    <ListPage
      title={title}
      purpose={t('reading.list.column.purpose')}
      label={title}
      route={portalList}
      rowKey={({ id }) => id}
      fixed={fixed}
      columns={useArticleColumns()}
      tabs={{
        label: t('reading.types'),
        value: chosen?.id ?? ALL,
        onChange: (id) => setSearch(id === ALL ? {} : { colunmsId: id }, { preventScrollReset: true }),
        options: [
          { value: ALL, label: t('reading.all') },
          ...tabs.map((column) => ({ value: column.id, label: nameOf(column) })),
        ],
      }}
      empty={<Empty illustration="bell" title={t('reading.empty')} reason={t('reading.emptyReason')} />}
    />
  )
}
