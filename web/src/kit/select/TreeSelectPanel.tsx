import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { RefObject } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from 'react-i18next'
import { Tree } from '../data/Tree.tsx'
import type { TreeNode } from '../data/treeNodes.ts'
import { PopoverPanel } from '../overlay/PopoverPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import css from './Panel.module.css'

interface TreeSelectPanelProps {
  /** Id of the popup element that the trigger controls. */
  readonly id: string
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly value: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly nodes: readonly TreeNode[] | undefined
  readonly expanded: ReadonlySet<string>
  readonly onExpand: (expanded: ReadonlySet<string>) => void
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** Panel of a tree select: search field and tree. */
export function TreeSelectPanel(props: TreeSelectPanelProps) {
  const { id, triggerRef, label, value, typed, onType, nodes, expanded, onExpand, onChoose, onClose } = props
  const { t } = useTranslation()
  return (
    <PopoverPanel id={id} triggerRef={triggerRef} onClose={onClose} label={label} width="trigger">
      <SearchField
        aria-label={t('controls.search')}
        autoFocus
        value={typed}
        onChange={onType}
        className={css['search'] ?? ''}
      >
        <Icon of={SearchOutlined} />
        <Input placeholder={t('controls.search')} maxLength={64} />
      </SearchField>
      {nodes ? (
        <Tree
          label={label}
          nodes={nodes}
          expanded={expanded}
          onExpand={onExpand}
          selection="one"
          chosen={new Set(value === '' ? [] : [value])}
          onChoose={(chosen) => onChoose([...chosen][0] ?? value)}
          empty={<p className={css['empty']}>{t('controls.nothing', { typed: typed.trim() })}</p>}
        />
      ) : (
        <Skeleton />
      )}
    </PopoverPanel>
  )
}
