import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined.js'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import MinusOutlined from '@ant-design/icons-svg/es/asn/MinusOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import {
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
  type TreeProps as AriaTreeProps,
} from 'react-aria-components/Tree'
import { useTranslation } from 'react-i18next'
import css from './Tree.module.css'
import type { TreeNode } from './treeNodes.ts'

export interface TreeProps {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  readonly expanded: ReadonlySet<string>
  readonly onExpand: (expanded: ReadonlySet<string>) => void
  readonly selection: 'one' | 'many'
  readonly chosen: ReadonlySet<string>
  /** Partially selected nodes. */
  readonly partly?: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly empty?: ReactNode
  /** Drag and drop support, set by `MovableTree`. */
  readonly dragging?: TreeDragging
}

interface TreeDragging {
  readonly hooks: NonNullable<AriaTreeProps<TreeNode>['dragAndDropHooks']>
  readonly mayDrag: (id: string) => boolean
}

/** Tree: arrow keys navigate and expand, typeahead finds names. Children can be loaded when a node is expanded. */
export function Tree(props: TreeProps) {
  const { label, nodes, expanded, onExpand, selection, chosen, partly, onChoose, empty, dragging } = props
  const { t } = useTranslation()
  const off = (all: readonly TreeNode[]): string[] =>
    all.flatMap((node) => [...(node.isDisabled ? [node.id] : []), ...off(node.children ?? [])])
  return (
    <AriaTree
      aria-label={label}
      className={css['tree'] ?? ''}
      items={nodes}
      selectionMode={selection === 'one' ? 'single' : 'multiple'}
      escapeKeyBehavior="none"
      selectedKeys={chosen}
      disabledKeys={off(nodes)}
      disabledBehavior="selection"
      expandedKeys={expanded}
      onExpandedChange={(keys) => onExpand(keys as Set<string>)}
      onSelectionChange={(keys) => keys !== 'all' && onChoose(keys as Set<string>)}
      renderEmptyState={() => empty}
      {...(dragging && { dragAndDropHooks: dragging.hooks })}
    >
      {function render(node: TreeNode) {
        return (
          <TreeItem id={node.id} textValue={node.name} hasChildItems={node.hasChildren} className={css['item'] ?? ''}>
            <TreeItemContent>
              {({ isExpanded, isSelected }) => (
                <>
                  {node.hasChildren ? (
                    <Button slot="chevron">
                      {isExpanded ? <Icon of={DownOutlined} /> : <Icon of={RightOutlined} />}
                    </Button>
                  ) : (
                    <i />
                  )}
                  {selection === 'many' && (
                    <span
                      className={css['mark']}
                      data-on={isSelected || partly?.has(node.id)}
                      data-off={node.isDisabled}
                    >
                      {partly?.has(node.id) ? <Icon of={MinusOutlined} /> : isSelected && <Icon of={CheckOutlined} />}
                    </span>
                  )}
                  <span className={css['name']} data-off={node.isDisabled}>
                    {node.name}
                  </span>
                  {node.note !== undefined && <small>{node.note}</small>}
                  {/* React Aria names the handle, and drags from it with the keyboard. */}
                  {dragging &&
                    (dragging.mayDrag(node.id) ? (
                      <Button slot="drag" className={css['handle'] ?? ''}>
                        <Icon of={HolderOutlined} />
                      </Button>
                    ) : (
                      <i />
                    ))}
                </>
              )}
            </TreeItemContent>
            {node.children ? (
              <Collection items={node.children}>{render}</Collection>
            ) : (
              node.hasChildren && (
                <TreeItem id={`${node.id} loading`} textValue={t('common.loading')} className={css['item'] ?? ''}>
                  <TreeItemContent>{t('common.loading')}</TreeItemContent>
                </TreeItem>
              )
            )}
          </TreeItem>
        )
      }}
    </AriaTree>
  )
}
