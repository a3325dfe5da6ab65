import { useTranslation } from 'react-i18next'
import * as contract from '#contract/administration/menuEntries.ts'
import type { MenuItem } from '#contract/administration/menuEntries.ts'
import { isGroup } from '#contract/tenancy/menuTree.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { callTo, type RecordAction, useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { shownValue } from '#web/kit/record/recordTexts.ts'
import { MenuDialog } from './MenuDialog.tsx'
import css from './Menus.module.css'
import { stepOf } from './menuMove.ts'
import { MoveDialog } from './MoveDialog.tsx'

interface MenuDetailProps {
  readonly entry: MenuItem
  readonly entries: readonly MenuItem[]
  readonly onGone: () => void
}

const shown = (row: MenuItem, key: keyof MenuItem) => shownValue('menus', row, key)
const named = ({ area, permId, version }: MenuItem) => ({ area, permId, version })

/** Selected entry: its fields, what can be done with it, and its history. */
export function MenuDetail({ entry, entries, onGone }: MenuDetailProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const actions = {
    edit: { renderDialog: (row, close) => <MenuDialog area={row.area} entry={row} onClose={close} /> },
    addBelow: {
      renderDialog: (row, close) => <MenuDialog area={row.area} pPermId={row.permId} onClose={close} />,
    },
    move: { renderDialog: (row, close) => <MoveDialog entry={row} entries={entries} onClose={close} /> },
    up: { call: callTo(contract.moveMenuEntry, (row) => stepOf(entries, row, -1)) },
    down: { call: callTo(contract.moveMenuEntry, (row) => stepOf(entries, row, 1)) },
    hide: { call: callTo(contract.showMenuEntry, (row) => ({ ...named(row), isShown: false })) },
    show: { call: callTo(contract.showMenuEntry, (row) => ({ ...named(row), isShown: true })) },
    restore: {
      call: callTo(contract.restoreMenuEntry, named),
      confirm: ({ usualName: name }) => ({ title: t('menus.restoreTitle'), text: t('menus.restoreText', { name }) }),
    },
    remove: {
      danger: true,
      call: callTo(contract.removeMenuEntry, named, onGone),
      confirm: () => ({ title: t('menus.removeTitle'), text: t('menus.removeText') }),
    },
  } satisfies Readonly<Record<string, RecordAction<MenuItem>>>
  const { buttonsOf, dialog } = useRecordActions({ actions, texts: 'menus' })
  const path = entries.filter(({ permId }) => permId === entry.pPermId)
  return (
    <Stack>
      <Section title={nameOf({ name: entry.permName, enName: entry.enName })}>
        <Stack>
          <div className={css['actions']}>{buttonsOf(entry)}</div>
          <RecordFacts
            texts="menus"
            record={entry}
            fields={[
              { key: 'permName' },
              { key: 'enName' },
              { key: 'usualName', render: ({ usualName }) => usualName || '-' },
              {
                key: 'pPermId',
                render: () =>
                  path.map(({ permName: name, enName }) => nameOf({ name, enName })).join('') || t('menus.top'),
              },
              { key: 'permType', render: (row) => (isGroup(row) ? t('menus.group') : shown(row, 'permType')) },
              { key: 'isOutsideUrl', render: (row) => shown(row, 'isOutsideUrl') },
              {
                key: 'url',
                render: ({ url, isOutsideUrl }) => (url === '' ? '-' : isOutsideUrl === '0' ? `/${url}` : url),
              },
              { key: 'routeName', render: ({ routeName }) => routeName || '-' },
              { key: 'params', render: ({ params }) => params || '-' },
              { key: 'isNewWindow', render: (row) => shown(row, 'isNewWindow') },
              {
                key: 'permCode',
                wide: true,
                render: ({ permCode, needs }) => [...needs, ...(permCode === '' ? [] : [permCode])].join(' / ') || '-',
              },
              { key: 'permId', wide: true },
            ]}
          />
        </Stack>
      </Section>
      <ChangeList route={contract.listMenuChanges} of={{ permId: entry.permId }} texts="menus" />
      {dialog}
    </Stack>
  )
}
