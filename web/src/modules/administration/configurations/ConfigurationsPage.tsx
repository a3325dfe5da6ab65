import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Configuration, listConfigurations } from '#contract/administration/configurations.ts'
import { useRead } from '#web/kit/client/api.ts'
import { fieldTexts } from '#web/kit/form/fieldTexts.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { Card, RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ConfigurationDrawer } from './ConfigurationDrawer.tsx'
import css from './Configurations.module.css'
import { useShownValue } from './shownValue.ts'

/** Label and description of a configuration, from the page of settings. */
function textsOf({ group, code }: Configuration) {
  const path = group === 'login' ? 'portal.login.field' : `settings.${group}`
  if (!i18next.exists(`${path}.${code}`)) return { label: code, about: '' }
  const { label, hint, help } = fieldTexts(path, code)
  return { label, about: hint ?? help ?? '' }
}

/** Configurations by code: default, value of the tenant, values of departments, and history. */
export function ConfigurationsPage() {
  const { t } = useTranslation()
  const valueOf = useShownValue()
  const configurations = useRead(listConfigurations, {})
  const [keyword, setKeyword] = useState('')
  const [openCode, setOpenCode] = useState<string>()
  const wanted = keyword.trim().toLowerCase()
  const rows = configurations
    .map((each) => ({ ...each, ...textsOf(each) }))
    .filter(({ code, configId, label, about }) =>
      [code, String(configId ?? ''), label, about].some((text) => text.toLowerCase().includes(wanted)),
    )
  const opened = rows.find(({ code }) => code === openCode)
  return (
    <Page title={t('configurations.title')} purpose={t('configurations.purpose')}>
      <Card>
        <div className={css['search']}>
          <SearchField
            label={t('configurations.keyword')}
            hint={t('configurations.hint')}
            value={keyword}
            onSearch={setKeyword}
          />
        </div>
        <Table
          label={t('configurations.title')}
          rows={rows}
          rowKey={({ code }) => code}
          columns={[
            {
              key: 'code',
              title: t('configurations.field.code'),
              lead: true,
              render: ({ code, label }) => <RowName under={code}>{label}</RowName>,
            },
            {
              key: 'configId',
              title: t('configurations.field.configId'),
              render: ({ configId }) => configId ?? '-',
            },
            { key: 'usual', title: t('configurations.field.usual'), render: (row) => valueOf(row, row.usual) },
            { key: 'val', title: t('configurations.field.val'), render: (row) => valueOf(row, row.val) },
            {
              key: 'departments',
              title: t('configurations.field.departments'),
              render: ({ isByDept, departments }) => (isByDept ? departments.length : '-'),
            },
            {
              key: 'actions',
              title: t('common.actions'),
              render: ({ code }) => (
                <Button variant="text" onClick={() => setOpenCode(code)}>
                  {t('configurations.open')}
                </Button>
              ),
            },
          ]}
          empty={<Empty illustration="search" title={t('configurations.none')} />}
        />
      </Card>
      {opened && (
        <ConfigurationDrawer
          configuration={opened}
          label={opened.label}
          about={opened.about}
          onClose={() => setOpenCode(undefined)}
        />
      )}
    </Page>
  )
}
