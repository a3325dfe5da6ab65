import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Entry, exportEntries, listEntries, switchEntry } from '#contract/sso/ssoEntries.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { ProbeDialog } from './ProbeDialog.tsx'
import { SubjectsDialog } from './SubjectsDialog.tsx'
import { RegistrationDataDialog } from './RegistrationDataDialog.tsx'
import css from './SsoEntriesPage.module.css'
import { useEntryColumns } from './useEntryColumns.tsx'

type Opened = { readonly entry: Entry; readonly to: 'edit' | 'registrationData' | 'subjects' | 'probe' } | 'new'

export function EntriesTable() {
  const { t } = useTranslation()
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
        <p>{t('sso.admin.entriesNote')}</p>
        <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setOpened('new')}>
          {t('sso.admin.add')}
        </Button>
      </div>
      <LocalList
        route={listEntries}
        exported={exportEntries}
        label={t('sso.admin.tabs.entries')}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<Empty illustration="lock" title={t('sso.admin.none')} reason={t('sso.admin.noneReason')} />}
      />
      {opened === 'new' && <EntryDialog onClose={close} />}
      {one?.to === 'edit' && <EntryDialog entry={one.entry} onClose={close} />}
      {one?.to === 'registrationData' && <RegistrationDataDialog entry={one.entry} onClose={close} />}
      {one?.to === 'subjects' && <SubjectsDialog entry={one.entry} onClose={close} />}
      {one?.to === 'probe' && <ProbeDialog entry={one.entry} onClose={close} />}
    </>
  )
}
