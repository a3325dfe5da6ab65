import DeleteColumnOutlined from '@ant-design/icons-svg/es/asn/DeleteColumnOutlined.js'
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import DeleteRowOutlined from '@ant-design/icons-svg/es/asn/DeleteRowOutlined.js'
import InsertRowAboveOutlined from '@ant-design/icons-svg/es/asn/InsertRowAboveOutlined.js'
import InsertRowBelowOutlined from '@ant-design/icons-svg/es/asn/InsertRowBelowOutlined.js'
import InsertRowLeftOutlined from '@ant-design/icons-svg/es/asn/InsertRowLeftOutlined.js'
import InsertRowRightOutlined from '@ant-design/icons-svg/es/asn/InsertRowRightOutlined.js'
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import type { Editor } from '@tiptap/core'
import type { TFunction } from 'i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { MenuSection } from '#web/kit/overlay/menu.ts'
import type { Chain } from './actions.ts'

const inTable = {
  rows: [
    ['rowAbove', InsertRowAboveOutlined, (chain) => chain.addRowBefore()],
    ['rowBelow', InsertRowBelowOutlined, (chain) => chain.addRowAfter()],
    ['columnBefore', InsertRowLeftOutlined, (chain) => chain.addColumnBefore()],
    ['columnAfter', InsertRowRightOutlined, (chain) => chain.addColumnAfter()],
    ['headerRow', TableOutlined, (chain) => chain.toggleHeaderRow()],
  ],
  removal: [
    ['removeRow', DeleteRowOutlined, (chain) => chain.deleteRow()],
    ['removeColumn', DeleteColumnOutlined, (chain) => chain.deleteColumn()],
    ['removeTable', DeleteOutlined, (chain) => chain.deleteTable()],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, IconDefinition, Chain])[]>>

/** Menu of the table button: table operations inside a table, otherwise inserting one. */
export function tableSections(
  t: TFunction,
  editor: Editor,
  isInTable: boolean,
  run: (change: Chain) => () => void,
): readonly MenuSection[] {
  if (!isInTable)
    return [
      {
        id: 'insert',
        entries: [
          {
            id: 'insertTable',
            label: t('controls.richText.insertTable'),
            icon: <Icon of={TableOutlined} />,
            isDisabled: !editor.can().insertTable(),
            onAction: run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
          },
        ],
      },
    ]
  return Object.entries(inTable).map(([id, entries]) => ({
    id,
    entries: entries.map(([name, icon, change]) => ({
      id: name,
      label: t(`controls.richText.${name}`),
      icon: <Icon of={icon} />,
      isDanger: name === 'removeTable',
      onAction: run(change),
    })),
  }))
}
