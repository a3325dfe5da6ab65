import { PlusOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listSynonyms, type SynonymGroup } from '#contract/catalogue/synonyms.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DataTable } from '#web/kit/data/DataTable.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Filters } from '#web/kit/data/Filters.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useQueryOf } from '#web/kit/client/url.ts'
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
        <Card>
          <Filters
            value={{ keyword, source, isActive }}
            onSearch={setQuery}
            fields={[
              {
                name: 'keyword',
                label: t('search.office.keyword'),
                control: <Input maxLength={100} placeholder={t('search.office.keywordHint')} />,
              },
              {
                name: 'source',
                label: t('search.office.source'),
                control: <Select hint={t('common.all')} options={sources} />,
              },
              {
                name: 'isActive',
                label: t('search.office.state'),
                control: <Select hint={t('common.all')} options={states} />,
              },
            ]}
          />
          <Suspense fallback={<Skeleton />}>
            <Found />
          </Suspense>
        </Card>
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
