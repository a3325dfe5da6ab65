import { PlusOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Entry, listEntries, switchEntry } from '#contract/sso/ssoEntries.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DataTable } from '#web/kit/data/DataTable.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { ProbeDialog } from './ProbeDialog.tsx'
import { SubjectsDialog } from './SubjectsDialog.tsx'
import { TellDialog } from './TellDialog.tsx'
import css from './SsoEntriesPage.module.css'
import { useEntryColumns } from './useEntryColumns.tsx'

type Opened = { readonly entry: Entry; readonly to: 'edit' | 'tell' | 'subjects' | 'probe' } | 'new'

export function EntriesTable() {
  const { t } = useTranslation()
  const [query, setQuery] = useState<{ page?: number; limit?: number }>({})
  const page = useRead(listEntries, query)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const flip = useWrite(switchEntry)
  const columns = useEntryColumns({
    onOpen: (entry, to) => setOpened({ entry, to }),
    onSwitch: ({ id, version, isEnabled }) =>
      flip.mutate({ id, version, isEnabled: !isEnabled }, { onSuccess: () => toast.success(t('common.done')) }),
  })
  const one = opened !== undefined && opened !== 'new' ? opened : undefined
  return (
    <>
      <div className={css['bar']}>
        <p>{t('sso.office.entriesNote')}</p>
        <Button look="solid" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
          {t('sso.office.add')}
        </Button>
      </div>
      <DataTable
        label={t('sso.office.tabs.entries')}
        page={page}
        rowKey={({ id }) => id}
        columns={columns}
        onQuery={(patch) => setQuery((all) => ({ ...all, ...patch }))}
        empty={<Empty drawing="lock" title={t('sso.office.none')} reason={t('sso.office.noneReason')} />}
      />
      {opened === 'new' && <EntryDialog onClose={close} />}
      {one?.to === 'edit' && <EntryDialog entry={one.entry} onClose={close} />}
      {one?.to === 'tell' && <TellDialog entry={one.entry} onClose={close} />}
      {one?.to === 'subjects' && <SubjectsDialog entry={one.entry} onClose={close} />}
      {one?.to === 'probe' && <ProbeDialog entry={one.entry} onClose={close} />}
    </>
  )
}
