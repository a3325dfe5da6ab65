import { PlusOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listSynonyms, type SynonymGroup } from '#contract/catalogue/synonyms.ts'
import { useRead } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { DataTable } from '#web/kit/DataTable.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { Filters } from '#web/kit/office/Filters.tsx'
import { Panel, Stack } from '#web/kit/office/Panel.tsx'
import { Page } from '#web/kit/Page.tsx'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { useQueryOf } from '#web/kit/url.ts'
import { SynonymDialog } from './SynonymDialog.tsx'
import { TrySearch } from './TrySearch.tsx'
import { useSynonymColumns } from './useSynonymColumns.tsx'

/** The search vocabulary: which terms stand for one another, and what a search makes of a keyword. */
export function SynonymsPage() {
  const { t } = useTranslation()
  const [{ keyword, source, isActive }, setQuery] = useQueryOf(listSynonyms)
  const [isAdding, setIsAdding] = useState(false)
  const sources = (['own', 'base'] as const).map((value) => ({ value, label: t(`search.office.sources.${value}`) }))
  const states = (['1', '0'] as const).map((value) => ({ value, label: t(`search.office.states.${value}`) }))
  const add = (
    <Button look="solid" icon={<PlusOutlined aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('search.office.add')}
    </Button>
  )
  return (
    <Page title={t('search.office.title')} purpose={t('search.office.purpose')} actions={add}>
      <Stack>
        <TrySearch />
        <Panel>
          <Filters
            value={{ keyword, source, isActive }}
            onSearch={setQuery}
            fields={[
              {
                name: 'keyword',
                label: t('search.office.keyword'),
                control: <TextBox maxLength={100} placeholder={t('search.office.keywordHint')} />,
              },
              {
                name: 'source',
                label: t('search.office.source'),
                control: <SelectBox hint={t('common.all')} options={sources} />,
              },
              {
                name: 'isActive',
                label: t('search.office.state'),
                control: <SelectBox hint={t('common.all')} options={states} />,
              },
            ]}
          />
          <Suspense fallback={<Skeleton />}>
            <Found />
          </Suspense>
        </Panel>
      </Stack>
      {isAdding && <SynonymDialog onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

function Found() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listSynonyms)
  const page = useRead(listSynonyms, query)
  const [editing, setEditing] = useState<SynonymGroup>()
  const columns = useSynonymColumns(setEditing)
  return (
    <>
      <DataTable
        label={t('search.office.title')}
        page={page}
        rowKey={({ id, baseKey }) => id ?? baseKey ?? ''}
        columns={columns}
        onQuery={setQuery}
        empty={<Empty drawing="search" title={t('search.office.none')} reason={t('search.office.noneReason')} />}
      />
      {editing && <SynonymDialog group={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
