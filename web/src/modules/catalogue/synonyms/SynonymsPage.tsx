import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportSynonyms, listSynonyms, type SynonymGroup } from '#contract/catalogue/synonyms.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { SynonymDialog } from './SynonymDialog.tsx'
import { TrySearch } from './TrySearch.tsx'
import { ListPanel } from '#web/kit/list/ListPage.tsx'
import { useSynonymColumns } from './useSynonymColumns.tsx'

/** Page of the search vocabulary: synonym groups, and a trial search. */
export function SynonymsPage() {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const sources = (['own', 'base'] as const).map((value) => ({ value, label: t(`synonyms.sources.${value}`) }))
  const states = (['1', '0'] as const).map((value) => ({ value, label: t(`synonyms.states.${value}`) }))
  const add = (
    <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setIsAdding(true)}>
      {t('synonyms.add')}
    </Button>
  )
  const [editing, setEditing] = useState<SynonymGroup>()
  const columns = useSynonymColumns(setEditing)
  return (
    <Page title={t('synonyms.title')} purpose={t('synonyms.purpose')} actions={add}>
      <Stack>
        <TrySearch />
        <ListPanel
          route={listSynonyms}
          exported={exportSynonyms}
          label={t('synonyms.title')}
          rowKey={({ id, baseKey }) => id ?? baseKey ?? ''}
          columns={columns}
          filters={[
            {
              name: 'keyword',
              label: t('synonyms.keyword'),
              control: <Input maxLength={100} placeholder={t('synonyms.keywordHint')} />,
            },
            {
              name: 'source',
              label: t('synonyms.source'),
              control: <Select hint={t('common.all')} options={sources} />,
            },
            {
              name: 'isActive',
              label: t('synonyms.state'),
              control: <Select hint={t('common.all')} options={states} />,
            },
          ]}
          empty={<Empty illustration="search" title={t('synonyms.none')} reason={t('synonyms.noneReason')} />}
          nothingFound={{ title: t('synonyms.none'), reason: t('synonyms.noneReason') }}
        />
      </Stack>
      {isAdding && <SynonymDialog onClose={() => setIsAdding(false)} />}
      {editing && <SynonymDialog group={editing} onClose={() => setEditing(undefined)} />}
    </Page>
  )
}
