import { useTranslation } from 'react-i18next'
import { exportSupplierProjects, listSupplierProjects, type SupplierProjectTab } from '#contract/sourcing/enrolments.ts'
import { findWinRate } from '#contract/sourcing/result.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { supplierProjectColumns, useColumnTitles } from './supplierProjectColumns.tsx'

const tabs = ['open', 'invited', 'joined', 'ended'] as const satisfies readonly SupplierProjectTab[]

/** Projects of a supplier: open, invited, enrolled and ended. */
export function SupplierProjectsPage() {
  const { t } = useTranslation()
  const rate = useOptionalRead(findWinRate, {})
  const [{ tab = 'open' }, setQuery] = useUrlQuery(listSupplierProjects)
  return (
    <ListPage
      title={t('supplierProjects.title')}
      purpose={
        rate && rate.took > 0
          ? t('supplierProjects.winRate', { ...rate, percent: Math.round((rate.won / rate.took) * 100) })
          : t('supplierProjects.purpose')
      }
      route={listSupplierProjects}
      usual={{ tab: 'open' }}
      exported={exportSupplierProjects}
      label={t('supplierProjects.title')}
      rowKey={({ id }) => id}
      columns={useColumnTitles(supplierProjectColumns)}
      tabs={{
        label: t('supplierProjects.tabs'),
        value: tab,
        onChange: (next) => setQuery({ tab: next }),
        options: tabs.map((value) => ({ value, label: t(`supplierProjects.tab.${value}`) })),
      }}
      filters={[
        {
          name: 'keyword',
          label: t('projects.keyword'),
          control: <Input maxLength={100} placeholder={t('projects.hint')} />,
        },
      ]}
      empty={
        <Empty
          illustration="box"
          title={t(`supplierProjects.none.${tab}`)}
          reason={t(`supplierProjects.noneReason.${tab}`)}
        />
      }
    />
  )
}
